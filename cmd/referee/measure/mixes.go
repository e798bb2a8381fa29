package measure

import (
	"errors"
	"fmt"
	"maps"

	"safehouse/rules"
)

// A mix is a seat count with a value for every option.
type mix struct {
	seats   int
	options rules.Options
}

// mixes are the set-ups of a game that are to be tried: every combination of
// option values with every seat count as long as there are at most most of
// them, else every single change of the plain game and random mixes up to
// most. What the game refuses is left out.
func mixes(g rules.Game, most int) []mix {
	in := g.Info()
	l := every(in, most)
	if l == nil {
		l = sampled(in, most)
	}
	var out []mix
	for _, m := range l {
		_, err := g.New(rules.Setup{Seats: m.seats, Options: m.options})
		var r *rules.Refusal
		if !errors.As(err, &r) {
			out = append(out, m)
		}
	}
	return out
}

// every is all combinations, or nil when there are more than most.
func every(in *rules.Info, most int) []mix {
	count := in.MaxSeats - in.MinSeats + 1
	for i := range in.Options {
		lo, hi := in.Options[i].Range()
		if count *= hi - lo + 1; count > most {
			return nil
		}
	}
	var l []mix
	for seats := in.MinSeats; seats <= in.MaxSeats; seats++ {
		l = append(l, mix{seats, plain(in)})
	}
	for i := range in.Options {
		o := &in.Options[i]
		lo, hi := o.Range()
		var longer []mix
		for _, m := range l {
			for v := lo; v <= hi; v++ {
				longer = append(longer, m.with(o.ID, v))
			}
		}
		l = longer
	}
	return l
}

// sampled is the plain game, every single change of it, and random mixes, none
// of them twice.
func sampled(in *rules.Info, most int) []mix {
	var l []mix
	seen := map[string]bool{}
	add := func(m mix) {
		if key := fmt.Sprint(m); !seen[key] {
			seen[key] = true
			l = append(l, m)
		}
	}
	for seats := in.MinSeats; seats <= in.MaxSeats; seats++ {
		add(mix{seats, plain(in)})
		for i := range in.Options {
			o := &in.Options[i]
			lo, hi := o.Range()
			for v := lo; v <= hi; v++ {
				add(mix{seats, plain(in)}.with(o.ID, v))
			}
		}
	}
	r := rules.Rand{S: 1}
	for range 20 * most {
		if len(l) >= most {
			break
		}
		m := mix{in.MinSeats + r.Intn(in.MaxSeats-in.MinSeats+1), rules.Options{}}
		for i := range in.Options {
			lo, hi := in.Options[i].Range()
			m.options[in.Options[i].ID] = lo + r.Intn(hi-lo+1)
		}
		add(m)
	}
	return l
}

// plain is every option at its default.
func plain(in *rules.Info) rules.Options {
	o := rules.Options{}
	for i := range in.Options {
		o[in.Options[i].ID] = in.Options[i].Default
	}
	return o
}

func (m mix) with(id string, v int) mix {
	o := maps.Clone(m.options)
	o[id] = v
	return mix{m.seats, o}
}

package rules

import (
	"maps"
	"slices"
	"strconv"
)

// An OptionKind tells what values an option takes.
type OptionKind uint8

// Kinds of options.
const (
	Bool OptionKind = iota // 0 or 1
	Int                    // Min to Max
	Enum                   // index into Values
)

// An Option is a choice made before the game. Its text keys are
// option.<ID> and option.<ID>.help, and for an Enum option.<ID>.<value>.
type Option struct {
	ID       string
	Kind     OptionKind
	Values   []string // Enum only
	Min, Max int      // Int only
	Default  int
	Zero     bool // Int only: 0 has words of its own, where it stands for what is printed or for none

	// When says with which options and how many seats its value changes anything; nil is always.
	When func(o Options, seats int) bool
}

// Applies reports whether the option's value changes anything in a set-up.
func (o *Option) Applies(s Setup) bool { return o.When == nil || o.When(s.Options, s.Seats) }

// Alone is the When of an option about an automa that plays against one seat only.
func Alone(_ Options, seats int) bool { return seats == 1 }

// Applying are the options of a box that apply to a set-up, in the order of the box.
func (in *Info) Applying(s Setup) (l []*Option) {
	for i := range in.Options {
		if o := &in.Options[i]; o.Applies(s) {
			l = append(l, o)
		}
	}
	return l
}

// Applied are the options of a settled set-up; one that does not apply is as it is by default.
func (in *Info) Applied(s Setup) Options {
	out := maps.Clone(s.Options)
	for i := range in.Options {
		if o := &in.Options[i]; !o.Applies(s) {
			out[o.ID] = o.Default
		}
	}
	return out
}

// Options are chosen values by option id.
type Options map[string]int

// Allows reports whether v is a value of the option.
func (o *Option) Allows(v int) bool {
	switch o.Kind {
	case Bool:
		return v == 0 || v == 1
	case Int:
		return o.Min <= v && v <= o.Max
	default:
		return v >= 0 && v < len(o.Values)
	}
}

// Range is the lowest and highest value.
func (o *Option) Range() (lo, hi int) {
	switch o.Kind {
	case Bool:
		return 0, 1
	case Int:
		return o.Min, o.Max
	default:
		return 0, len(o.Values) - 1
	}
}

// Format is the value as the referee and a set-up file spell it.
func (o *Option) Format(v int) string {
	switch o.Kind {
	case Bool:
		return strconv.FormatBool(v == 1)
	case Int:
		return strconv.Itoa(v)
	default:
		return o.Values[v]
	}
}

// Parse reads what Format wrote.
func (o *Option) Parse(s string) (v int, ok bool) {
	switch o.Kind {
	case Bool:
		b, err := strconv.ParseBool(s)
		if err != nil {
			return 0, false
		}
		if b {
			return 1, true
		}
		return 0, true
	case Int:
		v, err := strconv.Atoi(s)
		return v, err == nil && o.Allows(v)
	default:
		v = slices.Index(o.Values, s)
		return v, v >= 0
	}
}

// Option finds an option by id.
func (in *Info) Option(id string) (*Option, bool) {
	for i := range in.Options {
		if in.Options[i].ID == id {
			return &in.Options[i], true
		}
	}
	return nil, false
}

// Settle checks a set-up against the box: the seat count, every option's id
// and value. It returns the options with the defaults filled in.
func (in *Info) Settle(s Setup) (Options, error) {
	if s.Seats < in.MinSeats || s.Seats > in.MaxSeats {
		return nil, &Refusal{Say("refuse.seats", Num("seats", s.Seats), Num("min", in.MinSeats), Num("max", in.MaxSeats))}
	}
	out := make(Options, len(in.Options))
	for i := range in.Options {
		out[in.Options[i].ID] = in.Options[i].Default
	}
	for _, id := range slices.Sorted(maps.Keys(s.Options)) {
		o, ok := in.Option(id)
		if !ok {
			return nil, &Refusal{Say("refuse.option", Word("option", Literal(id)))}
		}
		v := s.Options[id]
		if !o.Allows(v) {
			return nil, &Refusal{Say("refuse.value", Word("option", Literal(id)), Num("value", v))}
		}
		out[id] = v
	}
	return out, nil
}

// Changed are the options of a set-up that are not as they usually are, each as
// id=value in the spelling of Format, in the order of the box.
func (in *Info) Changed(o Options) (l []string) {
	for i := range in.Options {
		x := &in.Options[i]
		if v, ok := o[x.ID]; ok && v != x.Default {
			l = append(l, x.ID+"="+x.Format(v))
		}
	}
	return l
}

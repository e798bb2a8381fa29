package games_test

import (
	"testing"

	"safehouse/rules"
	"safehouse/rules/games"
	"safehouse/rules/match"
)

// What a verb of a game came to in games at random.
type fate struct{ times, shown, gone int }

// fates plays games of all seat counts and counts for each verb how often it
// brought something to light, and how often it could not be taken back: that, or
// others went on.
func fates(t *testing.T, g rules.Game) []fate {
	in := g.Info()
	out := make([]fate, len(in.Verbs))
	r := rules.Rand{S: 41}
	for seed := range 12 {
		seats := in.MinSeats + seed%(in.MaxSeats-in.MinSeats+1)
		m, err := match.New(g, rules.Setup{Seats: seats, Seed: uint64(seed + 1)}, make([]match.Controller, seats), nil)
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; n < 1500 && !m.Turn().Done; n++ {
			legal := m.Legal()
			i := r.Intn(len(legal))
			if r.Intn(3) > 0 {
				i = m.State().Playout(legal, &r)
			}
			a, was := legal[i], m.Turn()
			if _, err := m.Apply(a); err != nil {
				t.Fatal(err)
			}
			f := &out[a.Verb]
			f.times++
			shown := m.Steps()[len(m.Steps())-1].Disclosed != match.Nothing
			if shown {
				f.shown++
			}
			if shown || m.Turn().Done || m.Turn().Seat != was.Seat {
				f.gone++
			}
		}
	}
	return out
}

// A verb that nearly always brings something to light is marked as a barrier, so
// that nobody does it by accident; one that can always be taken back is not.
func TestBarriersAreWhatCannotBeTakenBack(t *testing.T) {
	const enough = 15 // times a verb must have been done to say anything about it
	for _, g := range games.All {
		in := g.Info()
		marked := 0
		for v, f := range fates(t, g) {
			info := in.Verbs[v]
			if info.Barrier {
				marked++
			}
			switch {
			case f.times < enough:
			case !info.Barrier && f.shown*100 >= f.times*85:
				t.Errorf("%s: %s brought something to light %d times of %d and is no barrier", in.ID, info.Name, f.shown, f.times)
			case info.Barrier && f.gone*100 < f.times*10:
				t.Errorf("%s: %s is a barrier and could be taken back %d times of %d", in.ID, info.Name, f.times-f.gone, f.times)
			}
		}
		if marked < 4 {
			t.Errorf("%s: only %d verbs are barriers", in.ID, marked)
		}
	}
}

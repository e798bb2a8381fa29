package feats_test

import (
	"testing"

	"safehouse/assets/text"
	"safehouse/rules"
	"safehouse/rules/feat"
	"safehouse/rules/feat/feattest"
	"safehouse/rules/masters"
	"safehouse/rules/masters/feats"
)

func heist(seats int, h masters.Heist, level int) rules.Setup {
	return rules.Setup{Seats: seats, Options: rules.Options{"heist": int(h), "level": level}}
}

func TestFeats(t *testing.T) {
	book, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	feattest.Feats(t, masters.Game{}, feats.List, func(key string) bool { return book.Has("masters", key) },
		[]rules.Setup{heist(4, masters.InclusionJob, 1), heist(3, masters.StartupJob, 2), heist(4, masters.MeleeJob, 2), heist(4, masters.BlackBox, 4), heist(4, masters.TheBricks, 4)})
}

// What a heist that failed looks like, and one of another kind, has none of them.
func TestAFailedHeistEarnsNothing(t *testing.T) {
	s, err := masters.Game{}.New(heist(4, masters.BlackBox, 1))
	if err != nil {
		t.Fatal(err)
	}
	x := s.(*masters.State)
	x.Over = true
	if l := feat.Earned(feats.List, &feat.Story{End: x}); len(l) > 0 {
		t.Errorf("it earned %v", l)
	}
}

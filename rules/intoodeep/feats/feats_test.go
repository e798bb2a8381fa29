package feats_test

import (
	"slices"
	"testing"

	"safehouse/assets/text"
	"safehouse/rules"
	"safehouse/rules/feat"
	"safehouse/rules/feat/feattest"
	"safehouse/rules/intoodeep"
	"safehouse/rules/intoodeep/feats"
)

func TestFeats(t *testing.T) {
	book, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	feattest.Feats(t, intoodeep.Game{}, feats.List, func(key string) bool { return book.Has("intoodeep", key) },
		[]rules.Setup{{Seats: 1}, {Seats: 2}, {Seats: 3}, {Seats: 2, Options: rules.Options{"echo": 1}}, {Seats: 1, Options: rules.Options{"difficulty": 2, "chapter": 3, "grip": 3}}})
}

// A tale is a match of two that is over, with nothing banked, filed or gripped: seat 0 has
// some Intel, seat 1 none.
type tale struct {
	t *testing.T
	s *intoodeep.State
	x *feat.Story
}

func over(t *testing.T, intel int16) *tale {
	t.Helper()
	st, err := intoodeep.Game{}.New(rules.Setup{Seats: 2, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	s := st.(*intoodeep.State)
	s.Over = true
	for p := range 2 {
		s.Players[p].Intel, s.Players[p].Grip = 0, [intoodeep.Criminals]uint8{}
	}
	s.Players[0].Intel = intel
	return &tale{t, s, &feat.Story{End: s, Bots: "normal"}}
}

// has checks which of some feats are met.
func (x *tale) has(want bool, ids ...string) *tale {
	x.t.Helper()
	got := feat.Earned(feats.List, x.x)
	for _, id := range ids {
		if slices.Contains(got, id) != want {
			x.t.Errorf("%s: %v is met", id, got)
		}
	}
	return x
}

// tell adds an event of a player.
func (x *tale) tell(kind string, who int, what rules.Ref) *tale {
	x.x.Events = append(x.x.Events, rules.Event{Kind: rules.EventKind(slices.Index(x.s.Game().Info().Events, kind)), Who: x.s.RefPlayer(who), What: what})
	return x
}

// crime is a Story Crime by its id.
func crime(id string) rules.Ref {
	return intoodeep.RefCrime(slices.Index(intoodeep.Game{}.Info().Refs[intoodeep.KindCrime].IDs, id))
}

func TestALandslideIsFortyAhead(t *testing.T) {
	over(t, 39).has(false, "landslide", "by-a-hair")
	over(t, 40).has(true, "landslide")
	over(t, 1).has(true, "by-a-hair").has(false, "landslide")
	over(t, 199).has(false, "two-hundred")
	over(t, 200).has(true, "two-hundred")
}

func TestHandsAreCleanWithoutCorruption(t *testing.T) {
	x := over(t, 10).has(true, "clean-hands")
	for i := range 20 { // some of them have corruption
		x.s.Players[0].Well[0] |= 1 << i
	}
	if x.s.FinalCorruption(0) <= 0 {
		t.Fatal("twenty Dilemmas without corruption")
	}
	x.has(false, "clean-hands")
	over(t, 0).has(false, "landslide", "every-mind")
}

func TestEveryMindIsKnownToSpaceSeven(t *testing.T) {
	x := over(t, 10)
	for _, k := range x.s.InPlay() {
		x.s.Players[0].Grip[k] = 7
	}
	x.has(true, "every-mind")
	x.s.Players[0].Grip[x.s.InPlay()[0]] = 6
	x.has(false, "every-mind")
}

func TestALineIsToldByOneAlone(t *testing.T) {
	x := over(t, 10).tell("story-crime", 0, crime("a1a")).tell("story-crime", 0, crime("b2a")).tell("story-crime", 0, crime("a3")).has(false, "one-line")
	x.tell("story-crime", 1, crime("a2a")).has(false, "one-line")
	x.tell("story-crime", 0, crime("a2c")).has(true, "one-line").has(false, "two-finales")
	x.tell("story-crime", 0, crime("b3")).has(true, "two-finales")
}

func TestOneMannerOnly(t *testing.T) {
	how := func(i int) rules.Ref { return rules.At(intoodeep.KindApproach, i) }
	x := over(t, 10)
	for range 3 {
		x.tell("approach", 0, how(0))
	}
	x.has(false, "restrained", "reckless")
	x.tell("approach", 0, how(0)).tell("approach", 1, how(1)).has(true, "restrained").has(false, "reckless")
	x.tell("approach", 0, how(1)).has(false, "restrained", "reckless")
	y := over(t, 10)
	for range 4 {
		y.tell("approach", 0, how(1))
	}
	y.has(true, "reckless").has(false, "restrained")
}

func TestNoPowersMeansNone(t *testing.T) {
	x := over(t, 10).has(true, "no-powers").tell("power", 1, intoodeep.RefZone(intoodeep.Parish)).has(true, "no-powers")
	x.tell("power", 0, intoodeep.RefZone(intoodeep.Parish)).has(false, "no-powers")
}

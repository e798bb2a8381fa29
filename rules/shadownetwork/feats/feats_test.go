package feats_test

import (
	"testing"

	"safehouse/assets/text"
	"safehouse/rules"
	"safehouse/rules/feat"
	"safehouse/rules/feat/feattest"
	"safehouse/rules/shadownetwork"
	"safehouse/rules/shadownetwork/feats"
)

func TestFeats(t *testing.T) {
	book, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	feattest.Feats(t, shadownetwork.Game{}, feats.List, func(key string) bool { return book.Has("shadownetwork", key) },
		[]rules.Setup{{Seats: 1}, {Seats: 2}, {Seats: 3}, {Seats: 5}, {Seats: 1, Options: rules.Options{"syndicate": 1}}})
}

// has reports whether a match that ended so has a feat.
func has(t *testing.T, id string, s *shadownetwork.State, events ...rules.Event) bool {
	t.Helper()
	for _, f := range feats.List {
		if f.ID == id {
			return f.Met(&feat.Story{End: s, Bots: "normal", Events: events})
		}
	}
	t.Fatalf("there is no %s", id)
	return false
}

// over is a match that is over: seat 0 has so much Influence, the others and the Lone
// Syndicate half of that, and nobody has a Contract.
func over(t *testing.T, seats int, influence uint16, o rules.Options) *shadownetwork.State {
	t.Helper()
	st, err := shadownetwork.Game{}.New(rules.Setup{Seats: seats, Seed: 1, Options: o})
	if err != nil {
		t.Fatal(err)
	}
	s := st.(*shadownetwork.State)
	s.Phase, s.Depth = shadownetwork.Ended, 0
	for i := range seats {
		s.Players[i].Hand, s.Players[i].Influence = 0, influence/2
	}
	s.Rival.Influence = influence / 2
	s.Players[0].Influence = influence
	return s
}

func TestAHundredInThePrintedGame(t *testing.T) {
	for n, want := range map[uint16]bool{99: false, 100: true} {
		if has(t, "hundred", over(t, 2, n, nil)) != want {
			t.Errorf("with %d Influence it is %v", n, !want)
		}
	}
	if has(t, "hundred", over(t, 2, 120, rules.Options{"purse": 8})) {
		t.Error("a richer start does it")
	}
	if !has(t, "hundred", over(t, 2, 120, rules.Options{"wages": 2, "inbox": 0})) {
		t.Error("a harder game does not")
	}
}

func TestTheSyndicateIsBeatenAsPrintedOrHarder(t *testing.T) {
	for level, want := range [][2]bool{{false, false}, {false, false}, {true, false}, {true, true}} {
		s := over(t, 1, 60, rules.Options{"syndicate": level})
		if has(t, "alone", s) != want[0] || has(t, "ruthless", s) != want[1] {
			t.Errorf("on level %d they are not %v", level, want)
		}
		if has(t, "alone", over(t, 1, 60, rules.Options{"syndicate": level, "film": 0})) {
			t.Errorf("on level %d with late Agents it is met", level)
		}
	}
}

func TestWhoRecruitsIsNotTwo(t *testing.T) {
	s := over(t, 2, 60, nil)
	in := s.Game().Info()
	recruits := func(side shadownetwork.Side) rules.Event {
		for k, id := range in.Events {
			if id == "recruited" {
				return rules.Event{Kind: rules.EventKind(k), Who: shadownetwork.RefSide(side)}
			}
		}
		t.Fatal("nobody recruits")
		return rules.Event{}
	}
	if !has(t, "two-of-us", s, recruits(1)) {
		t.Error("a rival's Agents count")
	}
	if has(t, "two-of-us", s, recruits(0)) {
		t.Error("own Agents do not count")
	}
	if has(t, "two-of-us", over(t, 2, 60, rules.Options{"rounds": 2})) {
		t.Error("a short game does it")
	}
}

func TestEverywhereIsEveryCityInPlay(t *testing.T) {
	s := over(t, 2, 60, nil)
	var events []rules.Event
	for k, id := range s.Game().Info().Events {
		for c := range shadownetwork.City(shadownetwork.Cities) {
			if id == "placed" && s.Open(c) {
				events = append(events, rules.Event{Kind: rules.EventKind(k), Who: shadownetwork.RefSide(0), To: shadownetwork.RefCity(c)})
			}
		}
	}
	if !has(t, "everywhere", s, events...) || has(t, "everywhere", s, events[1:]...) {
		t.Error("it is not all cities that do it")
	}
}

package masters_test

import (
	"context"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/bot"
)

// What bots of a crew do where a review found them careless.

// decides is what a crew of bots does next, in the words of Offers, at the level
// hard with so many iterations.
func (s *table) decides(iterations int, seed uint64) string {
	s.T.Helper()
	return s.chooses("hard", bot.Budget{Iterations: iterations, Crew: s.S.Turn().Open}, seed, s.S.Turn().Open.First())
}

// decidesAt is what the bot of one seat does next at a level.
func (s *table) decidesAt(level string, iterations int, seed uint64, seat int) string {
	s.T.Helper()
	return s.chooses(level, bot.Budget{Iterations: iterations}, seed, seat)
}

func (s *table) chooses(level string, b bot.Budget, seed uint64, seat int) string {
	s.T.Helper()
	r := rules.Rand{S: seed}
	lv, err := bot.FindLevel(level)
	if err != nil {
		s.T.Fatal(err)
	}
	view := s.S.Clone()
	view.Blank(seat)
	list, err := bot.Choose(context.Background(), view, seat, lv, b, &r)
	if err != nil {
		s.T.Fatal(err)
	}
	offers := s.Offers()
	for i, a := range s.S.Legal(nil) {
		if a == list[0].Action {
			return offers[i]
		}
	}
	s.T.Fatalf("%v is chosen, which is not offered", list[0].Action)
	return ""
}

// play does what Offers says.
func (s *table) play(offer string) *table {
	s.T.Helper()
	verb, operands, _ := strings.Cut(offer, " ")
	var l []any
	for _, o := range strings.Fields(operands) {
		l = append(l, o)
	}
	return s.Do(verb, l...)
}

// In Escape those who are safe wait: the Burglar stands on the exit with an idea and
// could fetch the documents where their carrier falls on the way.
func TestWhoIsSafeWaitsForTheLoot(t *testing.T) {
	for seed := range uint64(4) {
		s := stage(t, "startup", "c6", "street-urchin", "burglar").stand("1", "e9", "2", "e9").ideas(0, 1).loot("documents-1", "carried:0").escape()
		for n := 0; s.position().Figures["0"].Marks["rolled"] == false; n++ {
			a := s.decides(100, seed)
			if strings.Contains(a, "burglar") || n > 8 {
				t.Fatalf("seed %d: %q comes before the last ditch of who carries the documents", seed, a)
			}
			s.play(a)
		}
	}
}

// The example of the last ditch effort (rulebook: Last Ditch Effort) beside bots: a person plays the Mastermind, who has 3 ideas,
// needs 7 Escape Moves and rolls a 3. The bot of the Script Kiddie on the exit has 2 ideas, runs in, takes the documents and
// gets out with them.
func TestExampleOfLastDitchEffortBesideBots(t *testing.T) {
	for seed := range uint64(6) {
		for _, level := range []string{"easy", "normal", "hard"} {
			s := stage(t, "startup", "b2", "mastermind", "script-kiddie").ideas(3, 2).stand("1", "e9", "2", "g8").loot("documents-1", "carried:0").escape()
			way := []string{"c3", "c4", "c5", "c6", "d7", "d8", "e9"}
			for _, h := range way {
				s.Do("declare", "mastermind", h)
			}
			s.Next("die", 3).Do("roll", "mastermind")
			for _, h := range way[:6] {
				s.Do("run", "mastermind", h)
			}
			s.Is(me("at"), "d8", me("moves"), 0).hasIdeas(0, 2).Do("done", "mastermind")
			for n := 0; s.Get("over") != true && n < 60; n++ {
				seat := bot.Next(s.S, rules.Only(1)|rules.Only(2))
				s.play(s.chooses(level, bot.Budget{Iterations: 100, Crew: rules.Only(1) | rules.Only(2)}, seed, seat))
			}
			if s.Get("loot.documents-1") != "won" || s.Get(me("status")) != "busted" || s.Get(other("status")) != "escaped" {
				t.Errorf("seed %d, %s: the documents are %v, the Mastermind %v and the Script Kiddie %v", seed, level, s.Get("loot.documents-1"), s.Get(me("status")), s.Get(other("status")))
			}
		}
	}
}

// Who cannot subdue does not walk on onto a guard that is known, also one that its own
// step has just turned up, unless somebody who can is beside him.
func TestBotsStopBeforeAGuardTheyCannotSubdue(t *testing.T) {
	for seed := range uint64(6) {
		for _, level := range []string{"easy", "normal", "hard"} {
			s := stage(t, "inclusion", "g4", "lookout", "burglar", "hacktivist")
			s.Set(me("skills"), []string{"bypass", "hurry"}, "figures.1.skills", []string{"smash-n-grab", "linger"}, "figures.2.skills", []string{"wing-it", "hit-n-run"})
			p := s.position()
			for _, id := range []string{"1", "2"} { // nobody comes to help
				f := p.Figures[id]
				f.Plan = map[string]bool{}
				p.Figures[id] = f
			}
			s.read(p).stand("1", "f9", "2", "f9").Set(me("plan.f4"), true, me("plan.e5"), true, me("plan.d5"), true)
			s.acting("move", 2).put("f4", "guards", 1)
			s.wantOffered("move lookout f4")
			for n := 0; s.position().Figures["0"].Marks["done"] == false && n < 6; n++ {
				a := s.decidesAt(level, 60, seed, 0)
				if a == "move lookout f4" {
					t.Fatalf("seed %d, %s: %s", seed, level, a)
				}
				s.play(a)
			}
		}
	}
}

// Nor to where a known dog jumps onto it: what lies on the rest of a way is looked at before each
// step. Who can subdue, or has somebody beside who can, goes on.
func TestBotsStopBeforeADogTheyCannotSubdue(t *testing.T) {
	on := 0
	for seed := range uint64(6) {
		for _, level := range []string{"easy", "normal", "hard"} {
			for _, skill := range []string{"hurry", "subdue"} {
				s := stage(t, "inclusion", "g4", "lookout", "burglar", "hacktivist")
				s.Set(me("skills"), []string{"bypass", "hurry"}, "figures.1.skills", []string{"smash-n-grab", "linger"}, "figures.2.skills", []string{"wing-it", "hit-n-run"})
				p := s.position()
				for _, id := range []string{"1", "2"} { // nobody comes to help
					f := p.Figures[id]
					f.Plan = map[string]bool{}
					p.Figures[id] = f
				}
				s.read(p).stand("1", "f9", "2", "f9").Set(me("plan.f4"), true, me("plan.e4"), true, me("plan.d4"), true)
				if skill == "subdue" {
					s.acting("move", 2, "subdue", 1)
				} else {
					s.acting("move", 2)
				}
				s.put("e4", "dogs", 1).wantOffered("move lookout f4")
				for n := 0; s.position().Figures["0"].Marks["done"] == false && n < 6; n++ {
					a := s.decidesAt(level, 60, seed, 0)
					if a == "move lookout f4" {
						if skill != "subdue" {
							t.Fatalf("seed %d, %s: %s", seed, level, a)
						}
						on++
						break
					}
					s.play(a)
				}
			}
		}
	}
	if on == 0 {
		t.Error("nobody goes on who can subdue")
	}
}

// No idea is paid for a step that cannot follow: neither for a way past guards
// without a move left, nor for unlocking on where a guard holds the Angry
// Locksmith and no lock is near.
func TestNoIdeaIsPaidForNothing(t *testing.T) {
	for seed := range uint64(4) {
		slip := stage(t, "inclusion", "f4", "street-urchin").ideas(1).acting("idea", 1).put("f4", "guards", 1).wantOffered("slip street-urchin")
		for n := 0; slip.position().Figures["0"].Marks["done"] == false && n < 4; n++ {
			a := slip.decides(100, seed)
			if a == "slip street-urchin" {
				t.Fatalf("seed %d: %s without a move", seed, a)
			}
			slip.play(a)
		}
		held := stage(t, "inclusion", "f4", "angry-locksmith").ideas(2).put("f4", "guards", 1).Do("act", "angry-locksmith", "pick").wantOffered("pick-on angry-locksmith")
		if a := held.decides(100, seed); a == "pick-on angry-locksmith" {
			t.Fatalf("seed %d: %s while a guard holds it", seed, a)
		}
	}
}

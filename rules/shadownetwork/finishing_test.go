package shadownetwork_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/bot"
)

// Final scoring: which Contracts are finished where the briefcases do not
// suffice for all of them.

// crowded is a table whose game ends with the Analysis of seat 1: seat 0 holds Cable Station (9,
// penalty 2), Glass Embassy (5, 1), Paper Lantern (5, 1), Quiet Harbour (4, 1)
// and Zero Archive (14, 4), and has 4 yellow, 1 green and 2 blue briefcases. It
// can finish Glass Embassy and Paper Lantern, or Paper Lantern and Quiet Harbour, or
// Cable Station.
func crowded(t testing.TB) *table {
	t.Helper()
	s := ending(t).hand(0, "cable-station", "glass-embassy", "paper-lantern", "quiet-harbour", "zero-archive").ledger(0, 4, 1, 2)
	return s.dusk(1)
}

// choosing is the question that follows.
func choosing(t testing.TB) *table {
	t.Helper()
	return crowded(t).Do("done").Asks(0, "prompt.finish")
}

// shown is what a Contract in hand was told to count when the game ended.
func (s *table) shown(id string) int16 {
	for _, e := range s.Events {
		if game.Info().Events[e.Kind] == "shows-hand" && game.Info().RefString(e.What) == "contract:"+id {
			return e.N
		}
	}
	return 0
}

// SHN-188, SHN-279: the best assignment is offered, and everything that another
// one finishes; what is chosen stays, the rest follows at its best.
func TestTheAssignmentAtTheEndCanBeChanged(t *testing.T) {
	s := choosing(t).Is("phase", "scoring", "next", "none").Offered("finish cable-station", "finish quiet-harbour", "done")
	s.scored(0, 0, 10, -7)
	s.fork().Do("done").scored(0, 0, 10, -7).Is("phase", "end").Scores([]int{13, 10}, 0)
	one := s.fork()
	one.Do("finish", "cable-station").Offered("done").scored(0, 0, 9, -7).Refuses("why.crowded", "finish", "quiet-harbour")
	one.Do("done").Is("phase", "end", "players.0.finish", obj{"cable-station": true}).Scores([]int{12, 10}, 0)
	two := s.fork()
	two.Do("finish", "quiet-harbour").Offered("done").scored(0, 0, 9, -7).Refuses("why.finished", "finish", "paper-lantern")
	two.Do("done")
	for id, want := range map[string]int16{"cable-station": -2, "glass-embassy": -1, "paper-lantern": 5, "quiet-harbour": 4, "zero-archive": -4} {
		if got := two.shown(id); got != want {
			t.Errorf("%s is shown with %d, want %d", id, got, want)
		}
	}
	two.Scores([]int{12, 10}, 0)
	s.Refuses("why.briefcases", "finish", "zero-archive").Refuses("why.not-in-hand", "finish", "border-post").Refuses("why.finished", "finish", "paper-lantern")
}

// SHN-279: one choice after another leads to every assignment that cannot be
// added to, and to each by one way of choosing at least.
func TestEveryAssignmentCanBeReached(t *testing.T) {
	// Night Ferry takes a green, a purple and a green or a blue one, and leaves room
	// for different others with either.
	s := ending(t).hand(0, "night-ferry", "quiet-harbour", "border-post", "paper-lantern", "iron-ledger").ledger(0, 3, 3, 2, 1).dusk(1).Do("done")
	seen := map[string]bool{}
	var walk func(s *table)
	walk = func(s *table) {
		for _, o := range s.Offers() {
			c := s.fork()
			if o == "done" {
				var plan []string
				c.Do("done")
				for _, id := range []string{"quiet-harbour", "border-post", "paper-lantern", "iron-ledger", "night-ferry"} {
					if c.shown(id) > 0 {
						plan = append(plan, id)
					}
				}
				seen[strings.Join(plan, " ")] = true
				continue
			}
			walk(c.Do("finish", strings.TrimPrefix(o, "finish ")))
		}
	}
	walk(s)
	var got []string
	for plan := range seen {
		got = append(got, plan)
	}
	slices.Sort(got)
	wantList(t, "plans", got, "border-post paper-lantern night-ferry", "iron-ledger night-ferry", "paper-lantern iron-ledger",
		"quiet-harbour border-post", "quiet-harbour iron-ledger", "quiet-harbour night-ferry")
}

// SHN-280: nobody is asked who can finish all that could be finished at all, or
// nothing.
func TestAForcedAssignmentIsNotAsked(t *testing.T) {
	for name, s := range map[string]*table{
		"all fit":   ending(t).hand(0, "quiet-harbour", "border-post", "zero-archive").ledger(0, 3, 3),
		"none fits": ending(t).hand(0, "quiet-harbour", "border-post").ledger(0, 1, 1),
		"one fits":  ending(t).hand(0, "quiet-harbour", "border-post").ledger(0, 2, 1),
		"no hand":   ending(t).ledger(0, 3, 3),
	} {
		if s.dusk(1).Do("done").Is("phase", "end"); s.Told("laid-open") > 0 || s.Told("settled") > 0 {
			t.Errorf("%s: something is told of a choice", name)
		}
	}
}

// SHN-280: from the first player on, each whose assignment is not forced, and
// alone against the Lone Syndicate too.
func TestEverybodyWithAChoiceIsAsked(t *testing.T) {
	s := plain(t, 3).coins(0, 10).coins(1, 10).coins(2, 10).inbox(1, 3).Set("round", 4, "first", "1")
	s.hand(0, "quiet-harbour", "border-post").ledger(0, 2, 2).hand(2, "paper-lantern", "ballot-box").ledger(2, 3, 1, 1).dusk(1)
	s.Do("done").Asks(2, "prompt.finish").Is("next", "0", "first", "2").Offered("finish ballot-box", "done").Do("finish", "ballot-box").Do("done")
	s.Asks(0, "prompt.finish").Is("next", "1").Offered("finish border-post", "done").Do("done")
	s.Is("phase", "end").scored(0, 0, 4, -1).scored(2, 0, 5, -1)
	solo := soloEnd(t, 1).hand(0, "quiet-harbour", "border-post").ledger(0, 2, 2)
	solo.Do("done").Asks(0, "prompt.finish").Do("finish", "border-post").Do("done").Is("phase", "end").scored(0, 0, 4, -1)
}

// SHN-281: before the question all Contracts are laid open, so that being asked
// tells nothing; without a question the hands stay hidden until they are scored.
func TestHandsAreLaidOpenBeforeTheChoice(t *testing.T) {
	before := crowded(t)
	if before.Sees(1, "contracts.cable-station") != "hidden" {
		t.Error("the hand is seen while there is something to analyse")
	}
	s := choosing(t)
	for _, seat := range []int{rules.Nobody, 0, 1} {
		if s.Sees(seat, "contracts.cable-station") != "hand:0" {
			t.Errorf("seat %d does not see the hand that is asked about", seat)
		}
	}
	if s.Told("laid-open") != 5 {
		t.Errorf("%d Contracts are laid open, want 5", s.Told("laid-open"))
	}
	v := rules.View(s.S, 1)
	r := rules.Rand{S: 7}
	v.Resample(1, &r)
	if err := v.Validate(); err != nil {
		t.Error(err)
	}
}

// SHN-282: a bot of any level takes the best assignment.
func TestBotsTakeTheBestAssignment(t *testing.T) {
	s := choosing(t)
	if l := rules.Worthwhile(s.S, s.S.Legal(nil)); len(l) != 1 || game.Info().Verbs[l[0].Verb].Name != "done" {
		t.Errorf("a bot thinks about %v", l)
	}
	r := rules.Rand{S: 5}
	for _, lv := range bot.Levels() {
		list, err := bot.Choose(context.Background(), rules.View(s.S, 0), 0, lv, bot.Budget{Iterations: 20}, &r)
		if err != nil || len(list) != 1 || game.Info().Verbs[list[0].Action.Verb].Name != "done" {
			t.Errorf("%s: %v, %v", lv.Name, list, err)
		}
	}
}

// SHN-279: a position without a choice is one in which nothing is chosen, and what
// is chosen must be possible.
func TestAPositionKeepsWhatWasChosen(t *testing.T) {
	s := choosing(t)
	if s.Get("players.0.finish") != nil {
		t.Error("something is chosen before anybody chose")
	}
	s.Set("players.0.finish", obj{"cable-station": true}).Offered("done").scored(0, 0, 9, -7)
	for name, bad := range map[string]obj{"too much": {"cable-station": true, "quiet-harbour": true}, "not in hand": {"border-post": true}, "out of reach": {"zero-archive": true}} {
		if s.TrySet("players.0.finish", bad) == nil {
			t.Errorf("%s is accepted", name)
		}
	}
	if crowded(t).TrySet("players.0.finish", obj{"cable-station": true}) == nil {
		t.Error("a choice is accepted before final scoring")
	}
	if s.TrySet("players.0.ledger.blue.filled", 0) == nil {
		t.Error("a choice stays that the ledger does not bear any more")
	}
	s.Set("players.0.finish", nil).Offered("finish cable-station", "finish quiet-harbour", "done")
}

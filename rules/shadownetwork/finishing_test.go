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

// crowded is a table whose game ends with the Analysis of seat 1: seat 0 holds Winter Wire (11,
// penalty 3), Velvet Curtain (5, 1), Glass Embassy (5, 1), Paper Lantern (5, 1) and Zero
// Archive (14, 4), and has 3 yellow, 2 green, 1 blue and 1 purple briefcase. It is best
// to finish Winter Wire; Velvet Curtain and Glass Embassy are one more for less.
func crowded(t testing.TB) *table {
	t.Helper()
	s := ending(t).hand(0, "winter-wire", "velvet-curtain", "glass-embassy", "paper-lantern", "zero-archive").ledger(0, 3, 2, 1, 1)
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

// SHN-188, SHN-279: the best assignment is offered, and what another one finishes that
// finishes more; what is chosen stays, the rest follows at its best.
func TestTheAssignmentAtTheEndCanBeChanged(t *testing.T) {
	s := choosing(t).Is("phase", "scoring", "next", "none").Offered("finish glass-embassy", "finish velvet-curtain", "done")
	s.scored(0, 0, 11, -7)
	s.fork().Do("done").scored(0, 0, 11, -7).Is("phase", "end").Scores([]int{14, 10}, 0)
	for _, first := range []string{"glass-embassy", "velvet-curtain"} {
		two := s.fork().Do("finish", first).Offered("done").scored(0, 0, 10, -8).Refuses("why.crowded", "finish", "winter-wire")
		two.Do("done").Is("phase", "end", "players.0.finish", obj{first: true})
		for id, want := range map[string]int16{"winter-wire": -3, "glass-embassy": 5, "paper-lantern": -1, "velvet-curtain": 5, "zero-archive": -4} {
			if got := two.shown(id); got != want {
				t.Errorf("%s is shown with %d, want %d", id, got, want)
			}
		}
		two.Scores([]int{12, 10}, 0)
	}
	s.Refuses("why.briefcases", "finish", "zero-archive").Refuses("why.not-in-hand", "finish", "border-post").Refuses("why.finished", "finish", "winter-wire")
	s.Refuses("why.no-more", "finish", "paper-lantern")
}

// SHN-280: an assignment that finishes no more Contracts only costs, and is no choice: Quiet
// Harbour in place of Marble Lobby would leave 1 in place of 7.
func TestWhatOnlyCostsIsNotAsked(t *testing.T) {
	s := ending(t).hand(0, "quiet-harbour", "marble-lobby", "glass-embassy").ledger(0, 3, 1, 0, 1).dusk(1).Do("done")
	if s.Is("phase", "end").scored(0, 0, 9, -2); s.Told("laid-open") > 0 || s.Told("settled") > 0 {
		t.Error("something is told of a choice")
	}
}

// A finished is what an assignment comes to: points with the penalties that it spares, its
// most valuable Contract, and how many there are.
type finished struct{ points, top, n int }

// assignments is every one of a hand.
func assignments(hand []*printedContract, left pieces, f finished, out []finished) []finished {
	if len(hand) == 0 {
		return append(out, f)
	}
	out = assignments(hand[1:], left, f, out)
	c := hand[0]
	for greens := range c.either + 1 {
		rest := left
		for i := range rest {
			rest[i] -= c.needs[i]
		}
		rest[1] -= greens
		rest[2] -= c.either - greens
		if slices.Min(rest[:]) >= 0 {
			out = assignments(hand[1:], rest, finished{f.points + c.gameEnd + c.penalty, max(f.top, c.gameEnd), f.n + 1}, out)
		}
	}
	return out
}

// SHN-279: one choice after another leads to every assignment that none is better than, in
// points, in a tie or in the number of Contracts, and to no other.
func TestChoicesLeadToWhatIsWorthChoosing(t *testing.T) {
	r := rules.Rand{S: 1}
	several := 0
	for range 160 {
		var ids []string
		var hand []*printedContract
		for len(ids) < 5 {
			at := r.Intn(12)
			if len(ids) < 2 {
				at += 20 // dear ones with cheap ones
			}
			if c := &printedContracts[at]; !slices.Contains(ids, c.id) {
				ids, hand = append(ids, c.id), append(hand, c)
			}
		}
		rows := []int{2 + r.Intn(3), 2 + r.Intn(2), 1 + r.Intn(2), r.Intn(3)}
		all := assignments(hand, pieces{rows[0], rows[1], rows[2], rows[3], 0}, finished{}, nil)
		want := slices.DeleteFunc(slices.Clone(all), func(f finished) bool {
			return slices.ContainsFunc(all, func(g finished) bool {
				higher := g.points > f.points || g.points == f.points && g.top > f.top
				same := g.points == f.points && g.top == f.top
				return (higher || same) && g.n >= f.n && (higher || g.n > f.n)
			})
		})
		slices.SortFunc(want, func(a, b finished) int { return a.n - b.n })
		want = slices.Compact(want)
		var got []finished
		spared := func(s *table) (n int) {
			for _, c := range hand {
				n += c.penalty
			}
			return n + s.part(0, "penalty")
		}
		var walk func(s *table)
		walk = func(s *table) {
			f := finished{points: s.part(0, "game-end") + spared(s)}
			asked := s.Get("phase") == "scoring"
			end := s
			if asked {
				end = s.fork().Do("done")
			}
			for _, c := range hand {
				if n := int(end.shown(c.id)); n > 0 {
					f.n++
					f.top = max(f.top, n)
				}
			}
			got = append(got, f)
			for _, o := range s.Offers() {
				if asked && o != "done" {
					walk(s.fork().Do("finish", strings.TrimPrefix(o, "finish ")))
				}
			}
		}
		walk(ending(t).hand(0, ids...).ledger(0, rows...).dusk(1).Do("done"))
		slices.SortFunc(got, func(a, b finished) int { return a.n - b.n })
		if got = slices.Compact(got); !slices.Equal(got, want) {
			t.Errorf("%v with %v: choices lead to %v, want %v", ids, rows, got, want)
		}
		if len(want) > 1 {
			several++
		}
	}
	if several < 12 {
		t.Errorf("only %d hands have a choice", several)
	}
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
	s.hand(0, "winter-wire", "velvet-curtain", "glass-embassy").ledger(0, 3, 2, 1, 1).hand(2, "grand-chessboard", "quiet-harbour", "iron-ledger").ledger(2, 2, 3, 1, 1).dusk(1)
	s.Do("done").Asks(2, "prompt.finish").Is("next", "0", "first", "2").Offered("finish iron-ledger", "finish quiet-harbour", "done").Do("finish", "iron-ledger").Do("done")
	s.Asks(0, "prompt.finish").Is("next", "1").Offered("finish glass-embassy", "finish velvet-curtain", "done").Do("done")
	s.Is("phase", "end").scored(0, 0, 11, -2).scored(2, 0, 10, -4)
	solo := soloEnd(t, 1).hand(0, "winter-wire", "velvet-curtain", "glass-embassy").ledger(0, 3, 2, 1, 1)
	solo.Do("done").Asks(0, "prompt.finish").Do("finish", "velvet-curtain").Do("done").Is("phase", "end").scored(0, 0, 10, -3)
}

// SHN-281: before the question all Contracts are laid open, so that being asked
// tells nothing; without a question the hands stay hidden until they are scored.
func TestHandsAreLaidOpenBeforeTheChoice(t *testing.T) {
	before := crowded(t)
	if before.Sees(1, "contracts.winter-wire") != "hidden" {
		t.Error("the hand is seen while there is something to analyse")
	}
	s := choosing(t)
	for _, seat := range []int{rules.Nobody, 0, 1} {
		if s.Sees(seat, "contracts.winter-wire") != "hand:0" {
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
	s.Set("players.0.finish", obj{"velvet-curtain": true}).Offered("done").scored(0, 0, 10, -8)
	for name, bad := range map[string]obj{"too much": {"winter-wire": true, "velvet-curtain": true}, "not in hand": {"border-post": true}, "out of reach": {"zero-archive": true}} {
		if s.TrySet("players.0.finish", bad) == nil {
			t.Errorf("%s is accepted", name)
		}
	}
	if crowded(t).TrySet("players.0.finish", obj{"velvet-curtain": true}) == nil {
		t.Error("a choice is accepted before final scoring")
	}
	if s.TrySet("players.0.ledger.purple.filled", 0) == nil {
		t.Error("a choice stays that the ledger does not bear any more")
	}
	s.Set("players.0.finish", nil).Offered("finish glass-embassy", "finish velvet-curtain", "done")
}

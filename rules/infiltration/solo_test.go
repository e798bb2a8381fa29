package infiltration_test

import (
	"context"
	"errors"
	"slices"
	"testing"

	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/rulestest"
)

// Solo play: one person against bots, the options pair and goal.

var (
	pair = rules.Options{"pair": 1}
	goal = rules.Options{"goal": 1}
)

// INF-298: one person and two to five bots are a game of three to six under the
// normal rules and the normal end. The bots hold views only.
func TestOnePersonPlaysAgainstTwoToFiveBots(t *testing.T) {
	rulestest.Sampled(t)
	for seats := 3; seats <= 6; seats++ {
		s, err := game.New(rules.Setup{Seats: seats, Seed: uint64(seats)})
		if err != nil {
			t.Fatal(err)
		}
		r := rules.Rand{S: 5}
		for !s.Turn().Done {
			seat := s.Turn().Seat
			legal := s.Legal(nil)
			a := legal[s.Playout(legal, &r)]
			if seat > 0 {
				list, err := bot.Choose(context.Background(), rules.View(s, seat), seat, level(t, "easy"), bot.Budget{Iterations: 8}, &r)
				if err != nil {
					t.Fatal(err)
				}
				a = list[0].Action
			}
			if err := s.Apply(a, nil); err != nil {
				t.Fatal(err)
			}
		}
		if n := len(s.Outcome().Seats); n != seats {
			t.Errorf("%d scores for %d seats", n, seats)
		}
	}
}

func level(t *testing.T, name string) bot.Level {
	t.Helper()
	lv, err := bot.FindLevel(name)
	if err != nil {
		t.Fatal(err)
	}
	return lv
}

// INF-301: two positions that differ only in hidden things give the same
// decision at every level: another hand, another selected card, other values,
// another deck.
func TestABotDecidesFromWhatItsSeatMayKnow(t *testing.T) {
	s := facility(t, 4, nil, "guard-post", "atrium").hand(gabriel, "zip-line", "diesel").hand(hugo, "slider", "informant").at(animal, "2")
	s.pile(gabriel, 1, 1, 0).chose(gabriel, "diesel", animal, "download")
	other := s.fork()
	other.pile(gabriel, 0, 0, 2).chose(gabriel, "advance", animal, "interface").hand(gabriel, "anonymous-tip").Set("items.zip-line", "deck", "seed", "77")
	for _, name := range []string{"easy", "normal", "hard", "random"} {
		var got []rules.Action
		for _, x := range []*table{s, other} {
			r := rules.Rand{S: 11}
			list, err := bot.Choose(context.Background(), rules.View(x.S, 0), 0, level(t, name), bot.Budget{Iterations: 60}, &r)
			if err != nil {
				t.Fatal(err)
			}
			got = append(got, list[0].Action)
		}
		if got[0] != got[1] {
			t.Errorf("%s: the bot chooses %v and %v on the same view", name, got[0], got[1])
		}
	}
	if s.S.Same(other.S) {
		t.Error("the two positions are the same")
	}
}

// INF-302: a bot selects nothing that its operative may not select.
func TestABotSelectsNoAdvanceWhileDelayed(t *testing.T) {
	s := facility(t, 3, nil, "guard-post", "atrium").Set(hugoDelayed, true)
	for seed := range uint64(20) {
		r := rules.Rand{S: seed}
		for _, name := range []string{"easy", "normal", "random"} {
			list, err := bot.Choose(context.Background(), rules.View(s.S, 0), 0, level(t, name), bot.Budget{Iterations: 8}, &r)
			if err != nil {
				t.Fatal(err)
			}
			for _, c := range list {
				if !s.S.Why(c.Action).IsZero() {
					t.Errorf("%s considers %v", name, game.Info().Write(c.Action))
				}
			}
		}
	}
	s.Refuses("why.delayed", "select", hugo, "advance")
}

// INF-299, INF-331: the first of three to five seats runs two operatives; with six seats
// there are not enough, with two everybody has two anyway.
func TestThePairGivesTheFirstSeatTwoOperatives(t *testing.T) {
	for seats, crew := range map[int]int{2: 4, 3: 4, 4: 5, 5: 6} {
		s := tables(t, 1, seats, pair)[0]
		perSeat := map[int]int{}
		for _, o := range s.ids("operatives") {
			perSeat[s.Int("operatives."+o+".seat")]++
		}
		if len(s.ids("operatives")) != crew || perSeat[0] != 2 || seats > 2 && perSeat[1] != 1 {
			t.Errorf("%d seats: operatives by seat %v", seats, perSeat)
		}
	}
	_, err := game.New(rules.Setup{Seats: 6, Options: pair})
	var r *rules.Refusal
	if !errors.As(err, &r) || r.Reason.Key != "refuse.pair" {
		t.Errorf("a pair among six seats: %v", err)
	}
}

// INF-299, INF-331, INF-258, INF-259: the pair selects one card each and resolves both
// on its turn in any order, hands and piles apart. In tests it is Hugo and
// Gabriel.
func TestThePairPlaysLikeOneOfTwoPlayers(t *testing.T) {
	s := facility(t, 3, pair, "guard-post", "atrium").hand(gabriel, "secretaries").data("1", 3)
	s.Is("operatives."+hugo+".seat", 0, "operatives."+gabriel+".seat", 0, "operatives."+marilyn+".seat", 1, "operatives."+animal+".seat", 2)
	s.Asks(0, "prompt.select").Refuses("why.not-in-hand", "select", hugo, "secretaries")
	s.Do("select", hugo, "download").Asks(0, "prompt.select").Do("select", gabriel, "secretaries").Asks(1, "prompt.select")
	s.choose(marilyn, "advance", animal, "advance").Asks(0, "prompt.resolve").Offered("resolve "+hugo, "resolve "+gabriel)
	s.Do("resolve", gabriel).Is("operatives."+gabriel+".tokens", 2, hugoTokens, 1, "round", 2, "first", 1)
}

// INF-299, INF-331, INF-261: its score is the sum over those that got out.
func TestThePairScoresTogether(t *testing.T) {
	s := facility(t, 3, pair, "cafeteria").Set("proximity", 98).Next("die", 6)
	s.pile(hugo, 0, 0, 1).pile(gabriel, 0, 0, 1).pile(marilyn, 2, 1, 0).pile(animal, 0, 0, 3)
	s.escape(hugo, gabriel, marilyn).Scores([]int{6, 4, 0}, 0)
}

// INF-299, INF-331, INF-263: with the pair alone inside at the end, one of it that gets
// out wins.
func TestOneOfThePairMayWinAlone(t *testing.T) {
	s := facility(t, 3, pair, "cafeteria").Set("proximity", 98).Next("die", 6).pile(hugo, 0, 0, 5).pile(marilyn, 0, 0, 5)
	s.escape(gabriel).Scores([]int{0, 0, 0}, 0)
}

// INF-299: Extract, the NPC Phase, the draft and the tracker with a pair.
func TestThePairInAllPhases(t *testing.T) {
	s := facility(t, 3, with(extraction, "pair", 1), "guard-post").data("1", 3).at(marilyn, "out", animal, "out")
	s.choose(hugo, "extract", gabriel, "extract").Do("resolve", hugo).Asks(0, "prompt.extract").Do("extract", gabriel)
	s.Is("operatives."+gabriel+".tokens", 2, hugoTokens, 1)
	s = facility(t, 3, pair, "cafeteria", "atrium").data("1", 0).data("2", 0).at(marilyn, "out", hugo, "2", gabriel, "2").npc("officer-nelson", "2")
	s.choose(hugo, "download", gabriel, "download", animal, "download").Do("resolve", hugo)
	s.Is(hugoWounded, true, "operatives."+gabriel+".wounded", true, "first", 2)
	s.choose(animal, "retreat", hugo, "download", gabriel, "download").Do("resolve", hugo).Is("first", 0, "round", 3)
	// A whole game of it, draft included.
	for seats := 3; seats <= 5; seats++ {
		_, end := rulestest.Record(t, game, rules.Setup{Seats: seats, Seed: 3, Options: with(with(pair, "draft", 1), "goal", 1)}, nil)
		if !end.Turn().Done {
			t.Errorf("%d seats: the game is not over", seats)
		}
	}
}

// INF-300: more than 20 and more than every rival.
func TestTheGoalIsMoreThanTwentyAndMoreThanEveryRival(t *testing.T) {
	for _, c := range []struct {
		hugo, marilyn int // tokens of value 3
		ones          int // Hugo's tokens of value 1
		out           []string
		want          string
	}{
		{7, 6, 0, []string{hugo, marilyn}, "result.goal-met"},
		{6, 0, 2, []string{hugo, marilyn}, "result.goal-missed"}, // 20 are not more than 20
		{7, 7, 0, []string{hugo, marilyn}, "result.goal-missed"}, // a tie is not more
		{7, 9, 0, []string{hugo}, "result.goal-met"},             // the rival is captured
		{7, 0, 0, []string{marilyn}, "result.goal-missed"},       // captured
	} {
		s := facility(t, 3, goal, "cafeteria").Set("proximity", 98).Next("die", 6).pile(hugo, c.ones, 0, c.hugo).pile(marilyn, 0, 0, c.marilyn)
		s.escape(c.out...)
		if !slices.Contains(s.remarks(), c.want) {
			t.Errorf("%+v: remarks %v", c, s.remarks())
		}
	}
	s := facility(t, 3, nil, "cafeteria").Set("proximity", 98).Next("die", 6).pile(hugo, 0, 0, 8)
	s.escape(hugo)
	if len(s.remarks()) != 0 {
		t.Errorf("without the option the result says %v", s.remarks())
	}
}

// INF-300, INF-299: a pair meets the goal together.
func TestThePairMeetsTheGoalTogether(t *testing.T) {
	s := facility(t, 3, with(pair, "goal", 1), "cafeteria").Set("proximity", 98).Next("die", 6).pile(hugo, 0, 0, 4).pile(gabriel, 0, 0, 3)
	s.escape(hugo, gabriel).Scores([]int{21, 0, 0}, 0)
	if !slices.Equal(s.remarks(), []string{"result.goal-met"}) {
		t.Errorf("remarks %v", s.remarks())
	}
}

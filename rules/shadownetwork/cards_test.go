package shadownetwork_test

import (
	"fmt"
	"slices"
	"testing"

	"safehouse/rules/rulestest"
)

// Every printed thing in a scene of its own.

// spare is a colour that a Handler does not spend and of which it brings
// nothing; three pieces of it keep an Analysis going.
func spare(h *printedHandler) int {
	for c := 3; c >= 0; c-- {
		if h.pay[c] == 0 && h.gain[c] == 0 {
			return c
		}
	}
	return -1
}

// plus is goods with n more of a colour.
func plus(p pieces, c, n int) []int {
	p[c] += n
	return slices.Clone(p[:4])
}

// SHN-014, SHN-015, SHN-119, SHN-120, SHN-122: each Handler takes its cost and
// brings its gain once in a phase; with a piece less it is refused.
func TestEveryHandlerExchangesWhatItSays(t *testing.T) {
	for i := range printedHandlers {
		h := &printedHandlers[i]
		t.Run(h.id, func(t *testing.T) {
			c := spare(h)
			s := plain(t, 2).coins(0, 0).staff(0, h.id).inbox(0, plus(h.pay, c, 3)...).study(0)
			for paid := range 4 {
				if h.pay[paid] > 0 {
					few := slices.Clone(plus(h.pay, c, 3))
					few[paid]--
					s.fork().inbox(0, few...).Refuses("why.cost", "use", h.id)
				}
			}
			s.Do("use", h.id)
			s.Changed("players.0.inbox", goods(plus(h.pay, c, 3)...), goods(plus(h.gain, c, 3)...),
				"handlers."+h.id+".used", 0, 1, "handlers."+h.id+".spent", false, true)
			s.Refuses("why.spent", "use", h.id)
		})
	}
}

// SHN-111, SHN-112, SHN-123, SHN-124, SHN-127, SHN-128: a Handler stays until
// its last use and leaves when that window closes: a regular one to the display,
// a Starting one for good.
func TestEveryHandlerLeavesAfterItsLastUse(t *testing.T) {
	for i := range printedHandlers {
		h := &printedHandlers[i]
		t.Run(h.id, func(t *testing.T) {
			c := spare(h)
			at := map[bool]string{false: "display", true: "box"}[h.starting]
			s := plain(t, 2).coins(0, 0).staff(0, h.id).used(h.id, h.uses-1).inbox(0, plus(h.pay, c, 3)...).study(0)
			before := s.fork().used(h.id, h.uses-2)
			before.Do("use", h.id).Do("done")
			before.Is("handlers."+h.id, obj{"at": "board:0:1", "used": h.uses - 1, "spent": true})
			s.Do("use", h.id)
			s.Is("handlers."+h.id, obj{"at": "board:0:1", "used": h.uses, "spent": true}).Refuses("why.exhausted", "use", h.id)
			s.Do("done").Is("handlers."+h.id, obj{"at": at, "used": 0, "spent": false})
		})
	}
}

// SHN-015, SHN-231, SHN-232: used by the Lone Syndicate each Handler brings its
// solo section, costs nothing, and leaves.
func TestEveryHandlerServesTheSyndicateOnce(t *testing.T) {
	worth := [4]int{1, 3, 4, 6}
	for i := range printedHandlers {
		h := &printedHandlers[i]
		t.Run(h.id, func(t *testing.T) {
			c := slices.IndexFunc(h.solo[:4], func(n int) bool { return n > 0 })
			s := night(t).Set("syndicate.influence", 10)
			s.hires(1, h.id)
			at := map[bool]string{false: "display", true: "box"}[h.starting]
			// Two passes make at most two briefcases, the second of them a milestone.
			n, gain, in, ledger := h.solo[c], 0, make([]int, 4), make([]int, 4)
			if n >= 3 {
				n, gain = n-3, worth[c]
			}
			if n >= 3 {
				n, gain = n-3, gain+worth[c]+[4]int{2, 2, 2, 3}[c]
				if c == 1 {
					ledger[2] = 1
				}
			}
			ledger[c], in[c] = min(n, 3), max(0, n-3)
			idle := s.fork().Set("handlers."+h.id+".at", at)
			s.Do("done")
			s.Is("syndicate.ledger", goods(ledger...), "syndicate.inbox", goods(in...), "syndicate.influence", 10+gain, "handlers."+h.id+".at", at)
			idle.Do("done").Is("syndicate.ledger", goods(), "syndicate.influence", 10)
		})
	}
}

// night is the end of a solo round: the human is asked for its last Analysis;
// then the Lone Syndicate takes its extra one. Nobody owes wages, and the
// next round begins with the human.
func night(t testing.TB) *table {
	t.Helper()
	return plain(t, 1).coins(0, 0).inbox(0, 3).Set("first", "syndicate").dusk(0)
}

// hires puts a Handler in a slot of the Lone Syndicate; what would be missing
// in a solo game's set of regular Handlers is kept right.
func (s *table) hires(slot int, id string) *table {
	s.T.Helper()
	var set []any
	for i := range printedHandlers {
		h := &printedHandlers[i]
		if h.id != id || h.starting {
			continue
		}
		// One of its colour leaves the display for it, unless it is there.
		for j := range printedHandlers {
			o := &printedHandlers[j]
			if !o.starting && o.id != id && colourOf(o) == colourOf(h) && s.Get("handlers."+o.id+".at") == "display" &&
				s.Get("handlers."+id+".at") != "display" {
				set = append(set, "handlers."+o.id+".at", "box")
				break
			}
		}
	}
	return s.Set(append(set, "handlers."+id+".at", fmt.Sprintf("syndicate:%d", slot))...)
}

func colourOf(h *printedHandler) int {
	return slices.IndexFunc(h.pay[:4], func(n int) bool { return n > 0 })
}

// needed is the coloured briefcases that a Contract needs, with green for its
// green/blue entries.
func (c *printedContract) needed() []int {
	return []int{c.needs[0], c.needs[1] + c.either, c.needs[2], c.needs[3]}
}

// third is a ledger with what c needs beside the yellow row, where the next
// briefcase is the third and crosses a line.
func third(t testing.TB, c *printedContract) *table {
	t.Helper()
	n := c.needed()
	return plain(t, 2).coins(0, 0).hand(0, c.id).ledger(0, 2, n[1], n[2], n[3]).inbox(0, 3)
}

// part is a part of a seat's score as it stands.
func (s *table) part(seat int, key string) int {
	s.T.Helper()
	for _, p := range s.S.Outcome().Seats[seat].Parts {
		if p.Key == key {
			return p.Points
		}
	}
	s.T.Fatalf("no part %s", key)
	return 0
}

// scored checks turn-in values, game-end values and penalties of a seat.
func (s *table) scored(seat, turnIn, gameEnd, penalty int) *table {
	s.T.Helper()
	if a, b, c := s.part(seat, "turn-in"), s.part(seat, "game-end"), s.part(seat, "penalty"); a != turnIn || b != gameEnd || c != penalty {
		s.T.Fatalf("seat %d scores %d, %d, %d for Contracts, want %d, %d, %d", seat, a, b, c, turnIn, gameEnd, penalty)
	}
	return s
}

// SHN-011, SHN-157, SHN-159, SHN-162, SHN-163, SHN-182..185: each Contract is completed by its
// briefcases and no fewer, counts its turn-in value, the game-end value when it
// is only ready, and else its penalty.
func TestEveryContractIsCompletedByItsBriefcases(t *testing.T) {
	for i := range printedContracts {
		c := &printedContracts[i]
		t.Run(c.id, func(t *testing.T) {
			n := c.needed()
			s := third(t, c).study(0).Do("make", "yellow")
			s.Asks(0, "prompt.milestone")
			if c.needs[0] <= 3 {
				s.scored(0, 0, c.gameEnd, 0)
			}
			rows := obj{}
			for j, name := range colourNames {
				filled := []int{3, n[1], n[2], n[3]}[j]
				rows[name] = obj{"filled": filled, "white": n[j]}
			}
			coins := s.Int("players.0.influence")
			done := s.fork().Do("complete", c.id, c.either)
			done.Is("contracts."+c.id, "done:0:1", "players.0.ledger", rows, "players.0.influence", coins, "players.0.hand", 0).scored(0, c.turnIn, 0, 0)
			for j := 1; j < 4; j++ {
				if n[j] == 0 {
					continue
				}
				few := slices.Clone(n)
				few[j]--
				short := s.fork().Set("players.0.ledger."+colourNames[j]+".filled", few[j])
				short.scored(0, 0, 0, -c.penalty).Refuses("why.briefcases", "complete", c.id, c.either)
			}
			if n[0] > 0 {
				// Here the purple row crosses a line.
				few := third(t, c).ledger(0, n[0]-1, n[1], n[2], 1).inbox(0, 0, 0, 0, 3).study(0).Do("make", "purple")
				few.scored(0, 0, 0, -c.penalty).Refuses("why.briefcases", "complete", c.id, c.either)
				few.Set("players.0.ledger.yellow.filled", n[0], "players.0.ledger.purple.filled", max(2, n[3]))
				few.Do("complete", c.id, c.either).scored(0, c.turnIn, 0, 0)
			}
		})
	}
}

// SHN-153, SHN-154, SHN-155: each Contract can be thrown away at a milestone for
// its two pieces; then it costs no penalty.
func TestEveryContractCanBeThrownAway(t *testing.T) {
	for i := range printedContracts {
		c := &printedContracts[i]
		t.Run(c.id, func(t *testing.T) {
			s := plain(t, 2).coins(0, 0).hand(0, c.id).ledger(0, 2).inbox(0, 3, 0, 0, 0).study(0)
			s.scored(0, 0, 0, -c.penalty).Do("make", "yellow")
			other := "quiet-harbour"
			if c.id == other {
				other = "border-post"
			}
			s.Refuses("why.not-in-hand", "discard", other)
			s.Do("discard", c.id)
			s.Is("players.0.inbox", c.discard.of(), "contracts."+c.id, "discards", "players.0.hand", 0, "players.0.influence", 1)
			s.scored(0, 0, 0, 0)
		})
	}
}

// SHN-009, SHN-082, SHN-084, SHN-086..088: each tile pair gives its visitor what the Secret
// tile shows and leaks both lines, piece by piece, onto cities of their letters.
func TestEveryTilePairCollectsAndLeaks(t *testing.T) {
	for i := range printedTiles {
		p := &printedTiles[i]
		t.Run(p.id, func(t *testing.T) {
			at := map[byte]string{'a': "lima", 'b': "london", 'c': "moscow", 'd': "beijing", 'e': "tokyo"}[p.id[0]]
			s := plain(t, 5).coins(0, 0).tile(at, p.id)
			full := s.fork().inbox(0, 2, 2, 2, 2).Do("place", at)
			full.Is("players.0.inbox", goods(2, 2, 2, 2), "players.0.influence", p.secret[4])
			s.Do("place", at)
			s.Is("players.0.inbox", p.secret.of(), "players.0.influence", p.secret[4])
			for _, l := range p.leaks {
				s.leaks(l)
			}
			if s.S.Prompt().Key == "prompt.analyse" {
				s.Do("done")
			}
			s.Asks(1, "prompt.place")
		})
	}
}

// leaks places the pieces of a line in turn on the cities of its letter and
// checks what they hold.
func (s *table) leaks(l printedLine) {
	s.T.Helper()
	var of []string
	for _, c := range openTo[s.seats()] {
		if letterOf[c] == l.letter {
			of = append(of, c)
		}
	}
	want := map[string]pieces{}
	n := l.what.sum() + l.what[4]
	for i := range n {
		s.Asks(0, "prompt.leak")
		offers := slices.Clone(of)
		slices.Sort(offers)
		wantList(s.T, "cities of "+l.letter, s.offers("leak"), offers...)
		for other, letter := range letterOf {
			if letter != l.letter {
				s.Refuses("why.letter", "leak", other)
				break
			}
		}
		c := of[i%len(of)]
		w := want[c]
		for j := range w {
			if l.what[j] > w.total(want, j) {
				w[j]++
				break
			}
		}
		want[c] = w
		s.Do("leak", c)
	}
	for c, w := range want {
		s.Is("cities."+c+".leaked", w.of(), "cities."+c+".influence", w[4])
	}
}

// total is how many of a kind lie on all the cities.
func (p pieces) total(all map[string]pieces, kind int) (n int) {
	for _, q := range all {
		n += q[kind]
	}
	return n
}

// SHN-053, SHN-055, SHN-056: each Black Market card that can come up with two
// players puts its two pieces on their cities and its token on its own.
func TestEveryBlackMarketCardLeaksItsIcons(t *testing.T) {
	standIn := map[string]string{"lima": "new-york"}
	other := map[string]string{"new-york": "beijing"}
	for _, id := range openTo[2] {
		t.Run(id, func(t *testing.T) {
			second := "new-york"
			if id == second {
				second = other[id]
			}
			s := plain(t, 2).coins(1, 0).inbox(1, 3).dusk(1)
			s.Next("city", id, "city", second)
			s.Do("done").Is("round", 2)
			wantList(t, "tokens", s.tokens(), sorted(id, second)...)
			want := map[string]map[string]int{}
			for _, c := range openTo[2] {
				want[c] = goods()
			}
			for _, card := range []string{id, second} {
				for _, icon := range printedCards[card] {
					onto := icon.onto
					if x, ok := standIn[onto]; ok {
						onto = x
					}
					want[onto] = sum(want[onto], icon.what.of())
				}
			}
			for c, w := range want {
				s.Is("cities."+c+".leaked", w)
			}
		})
	}
}

func sorted(l ...string) []string {
	slices.Sort(l)
	return l
}

// SHN-096, SHN-097: each rate of the exchange, once in a visit.
func TestEveryRateOfTheExchange(t *testing.T) {
	for i, r := range []struct {
		price int
		gain  []int
	}{{1, []int{2}}, {2, []int{0, 1}}, {3, []int{0, 0, 1}}, {4, []int{0, 0, 0, 1}}} {
		c := colourNames[i]
		t.Run(c, func(t *testing.T) {
			s := plain(t, 2).coins(0, r.price+5).visit(0, "rome")
			s.fork().coins(0, r.price-1).Refuses("why.price", "exchange", c)
			s.Do("exchange", c)
			s.Changed("players.0.influence", r.price+5, 5, "players.0.inbox", goods(), goods(r.gain...), "stack", rulestest.Any, rulestest.Any)
			s.Refuses("why.rate-used", "exchange", c)
		})
	}
}

// SHN-208, SHN-211, SHN-214, SHN-219: each Action Card names where the walk
// begins, and the city onto which each letter leaks.
func TestEveryActionCardStartsAndLeaks(t *testing.T) {
	for i := range printedActions {
		a := &printedActions[i]
		t.Run(a.id, func(t *testing.T) {
			base := plain(t, 1).coins(0, 0)
			base.Next("action", a.id)
			// The human goes where the walk does not begin and nothing leaks that counts.
			at := "beijing"
			if a.start == at {
				at = "moscow"
			}
			s := base.fork().tile("beijing", "d3").tile("moscow", "c3").place(at)
			wantList(t, "the Syndicate stands in", s.standing("syndicate"), a.start)
			s.Is("syndicate.card", a.id, "syndicate.actions."+a.id, "discard", "syndicate.phone", 1)
			for _, x := range []struct{ city, tile string }{{"new-york", "a1"}, {"new-york", "a2"}, {"new-york", "a3"}, {"london", "b1"}} {
				s := base.fork().tile(x.city, x.tile).leaked(x.city, 3).tile("beijing", "d2").tile("sydney", "e2")
				// The human's own leaks are taken note of before the Syndicate's come.
				s.place("sydney")
				wantList(t, "the Syndicate stands in", s.standing("syndicate"), x.city)
				want := map[string]map[string]int{"beijing": goods(2), "london": goods(0, 1), "new-york": goods(), "rome": goods(), "moscow": goods(), "tokyo": goods(), "sydney": goods()}
				want[x.city] = goods() // the Syndicate collected it
				for j := range printedTiles {
					if printedTiles[j].id != x.tile {
						continue
					}
					for _, l := range printedTiles[j].leaks {
						to := a.leaks[l.letter]
						want[to] = sum(want[to], l.what.of())
					}
				}
				for c, w := range want {
					s.Is("cities."+c+".leaked", w)
				}
			}
		})
	}
}

// place puts an Agent of the human on a city, leaks what can be chosen onto the
// first city offered, and ends its Analysis.
func (s *table) place(city string) *table {
	s.T.Helper()
	s.Do("place", city)
	for s.S.Prompt().Key == "prompt.leak" {
		s.first()
	}
	if s.S.Prompt().Key == "prompt.analyse" {
		s.Do("done")
	}
	return s
}

// SHN-208, SHN-240, SHN-242: each Action Card names the slot of the Contract
// that a milestone takes.
func TestEveryActionCardTakesTheContractOfItsSlot(t *testing.T) {
	open := []string{"quiet-harbour", "paper-lantern", "border-post"}
	for i := range printedActions {
		a := &printedActions[i]
		t.Run(a.id, func(t *testing.T) {
			s := night(t).Set("syndicate.card", a.id, "syndicate.actions.sa02", "deck", "syndicate.actions."+a.id, "discard",
				"syndicate.column", map[string]bool{"yellow": true, "green": true, "blue": true, "purple": true})
			idle := s.fork()
			s.Set("syndicate.ledger", goods(3)).Do("done")
			wantList(t, "taken", s.held("syndicate"), open[a.slot-1])
			wantList(t, "taken without a milestone", idle.Do("done").held("syndicate"))
		})
	}
}

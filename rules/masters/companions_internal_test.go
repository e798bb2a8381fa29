package masters

import (
	"context"
	"fmt"
	"testing"

	"safehouse/rules"
	"safehouse/rules/bot"
)

// Companions beside one person.

// A company is a heist that a person and bots prepare: the person sits at seat 0.
type company struct {
	*State
	t    *testing.T
	luck rules.Rand
	name string // of the heist, and which set-up it is
}

// everyCompany goes over all heists with three and four seats and a number of seeds.
func everyCompany(t *testing.T, seeds uint64, visit func(c *company)) {
	for heist := range heists {
		for seats := 3; seats <= 4; seats++ {
			for seed := range seeds {
				st, err := Game{}.New(rules.Setup{Seats: seats, Seed: seed, Options: rules.Options{"heist": heist}})
				if err != nil {
					t.Fatal(err)
				}
				c := &company{st.(*State), t, rules.Rand{S: seed}, fmt.Sprintf("%s, %d seats, seed %d", Heist(heist).card().ID, seats, seed)}
				visit(c)
			}
		}
	}
}

func (c *company) do(a rules.Action) {
	c.t.Helper()
	if err := c.Apply(a, nil); err != nil {
		c.t.Fatalf("%s: %v: %v", c.name, info.Write(a), err)
	}
}

// person plans at random: a start, and tokens one beside the other from it.
func (c *company) person() {
	fig := &c.Crew[0]
	who := c.character(0)
	set := c.starts(0) &^ c.crowded()
	if set == 0 {
		c.tunnelBy()
		set = c.starts(0) &^ c.crowded()
	}
	at := nowhere
	for i := c.luck.Intn(set.Len()); i >= 0; i-- {
		at = set.first()
		set = set.rest()
	}
	c.do(rules.Do(VStart, who, int(c.hex(at))))
	for fig.Tokens > 0 {
		next := c.near(at) & c.Board & indoors &^ fig.Plan
		if next == 0 {
			return
		}
		for i := c.luck.Intn(next.Len()); i >= 0; i-- {
			at = next.first()
			next = next.rest()
		}
		c.do(rules.Do(VPlan, who, int(c.hex(at))))
	}
}

// tunnelBy digs one of the tunnels at random.
func (c *company) tunnelBy() {
	list := c.listTunnels(nil)
	c.do(list[c.luck.Intn(len(list))])
}

// ready says so for the person, who places the Guide where nobody else is left to do it.
func (c *company) ready() {
	if c.againstReady(0) == whyGuideNotPlaced {
		c.do(rules.Do(VStart, c.character(npc), int(c.hex((c.starts(npc) &^ c.crowded()).first()))))
	}
	c.do(rules.Do(VReady, c.character(0)))
}

// plan lets the bots plan as far as they can, with so many iterations.
func (c *company) plan(iterations int, asked bool) {
	bots := (1<<c.Seats - 1) &^ rules.Only(0)
	normal, _ := bot.FindLevel("normal")
	for c.Phase == Planning {
		seat := bot.Next(c, bots)
		if seat < 0 && asked {
			seat = bot.Willing(c, bots)
		}
		if seat < 0 {
			return
		}
		list, err := bot.Choose(context.Background(), c.State, seat, normal, bot.Budget{Iterations: iterations, Crew: bots}, &c.luck)
		if err != nil {
			c.t.Fatal(err)
		}
		c.do(list[0].Action)
	}
}

// A person at the table and companions that plan after it, or before it because it asked them to: every bot starts
// beside a token of its own and no token of its is cut off, also where the person digs the tunnel only
// then, and not to the tile that the routes begin at.
func TestBesideAPersonEveryStartTouchesItsWay(t *testing.T) {
	starts, dug := 0, 0
	everyCompany(t, 6, func(c *company) {
		for _, asked := range []string{"after", "before", "before the tunnel"} {
			x := *c.State
			c := &company{&x, t, c.luck, c.name + ", asked " + asked}
			if asked != "after" {
				c.plan(1, true)
			}
			if asked == "before the tunnel" && c.tunnelsLeft() > 0 {
				c.tunnelBy()
				dug++
			}
			c.person()
			c.ready()
			c.plan(1, false)
			for f := 1; f < int(c.Seats); f++ {
				fig := &c.Crew[f]
				starts++
				if fig.Status != inPlay || fig.Marks&ready == 0 || (c.near(fig.At)|only(fig.At))&fig.Plan == 0 || c.torn(f) {
					t.Errorf("%s: %s starts at %s, and its plan is %v", c.name, characterIDs()[fig.Card], c.cellID(fig.At), c.cellSet(fig.Plan))
				}
			}
		}
	})
	if starts < 1000 || dug < 20 {
		t.Errorf("%d starts, %d tunnels", starts, dug)
	}
}

// Easy bots, who err most, play all heists with three and four seats: none calls Escape where nobody gets away, nor where what
// the heist is about stays inside though it can be had and another round is left.
func TestEscapeIsNotCalledToGiveUp(t *testing.T) {
	easy, _ := bot.FindLevel("easy")
	calls := 0
	everyCompany(t, 2, func(c *company) {
		var legal []rules.Action
		for !c.Over && c.Phase != Escape {
			legal = c.Legal(legal[:0])
			a := legal[0]
			switch {
			case c.Phase == Planning:
				a = legal[c.Playout(legal, &c.luck)]
			case len(legal) > 1:
				list, err := bot.Choose(context.Background(), c.State, bot.Next(c, rules.Everyone), easy, bot.Budget{Iterations: 100, Crew: c.Turn().Open}, &c.luck)
				if err != nil {
					t.Fatal(err)
				}
				a = list[0].Action
			}
			before := *c.State
			c.do(a)
			if a.Verb != VCall {
				continue
			}
			calls++
			if e := before.think(); e.loot != 0 && before.possible() && before.eventsLeft() > 1 {
				t.Errorf("%s: Escape is called in round %d with %d events left", c.name, before.Round, before.eventsLeft())
			}
			for c.Phase == Action || c.Phase == EventPhase || c.Phase == Closing {
				legal = c.Legal(legal[:0])
				c.do(legal[c.Playout(legal, &c.luck)])
			}
			out := false
			for f := range c.Crew {
				out = out || c.Crew[f].Status == inPlay && (c.safe(f) || leadsOut(c.State, f, nowhere))
			}
			if !out && before.eventsLeft() > 1 {
				t.Errorf("%s: Escape is called in round %d, and nobody gets away", c.name, before.Round)
			}
		}
	})
	if calls < 10 {
		t.Errorf("Escape is called %d times", calls)
	}
}

// Where every exit lets one out nobody waits on one that another of the crew gets out by, as long as there are enough.
func TestExitsAreSharedOut(t *testing.T) {
	shared := 0
	for _, heist := range []Heist{TheBricks, TheRiver, TheHole} {
		for seats := 3; seats <= 4; seats++ {
			for seed := range uint64(8) {
				st, err := Game{}.New(rules.Setup{Seats: seats, Seed: seed, Options: rules.Options{"heist": int(heist), "level": 4, "inside": seats}})
				if err != nil {
					t.Fatal(err)
				}
				s, r := st.(*State), rules.Rand{S: seed}
				s.playOn(&r, func(s *State) bool {
					if s.Over || s.Phase == Escape {
						return true
					}
					if s.Phase == Action && s.Board&entrances != 0 && (s.Board&entrances&^s.Used).Len() >= seats {
						at := Cells(0)
						for f := range seats {
							if set := s.ways(f); set != 0 && s.Crew[f].Status == inPlay {
								best := s.nearestTo(set, only(s.Crew[f].At))
								if at&best != 0 {
									t.Errorf("%s, %d seats, seed %d: two head for %v in round %d", heist.card().ID, seats, seed, s.cellSet(best), s.Round)
									return true
								}
								at |= best
								shared++
							}
						}
					}
					return false
				})
			}
		}
	}
	if shared < 1000 {
		t.Errorf("%d ways out", shared)
	}
}

package shadownetwork_test

import (
	"fmt"
	"strings"
	"testing"

	"safehouse/rules/rulestest"
)

// Analysis: its windows, Handlers, briefcases, columns, recycling.

// SHN-115, SHN-116, SHN-267: one phase for each Espionage Action: asked right after it
// and again before the next placement, with others acting in between.
func TestTheAnalysisIsAskedTwice(t *testing.T) {
	s := plain(t, 2).coins(0, 0).coins(1, 0).open(0).inbox(0, 3, 3)
	s.Do("place", "beijing").Do("leak", "tokyo").Asks(0, "prompt.analyse").Is("players.0.analysis_open", true)
	s.Do("make", "green").Do("done").Asks(1, "prompt.place")
	s.Refuses("why.no-analysis", "make", "yellow")
	s.Do("place", "moscow").settleOne().Asks(0, "prompt.analyse-next")
	if got := say(t)(s.S.Describe(s.Act("done"))); got != "End the Analysis" {
		t.Errorf("the last window ends with %q", got)
	}
	s.Do("make", "yellow").Is("players.0.ledger.yellow.filled", 1)
	// Nothing left to make: it closes, and the placement comes.
	s.Asks(0, "prompt.place").Is("players.0.analysis_open", false)
	// Between the windows nothing is asked of seat 0.
	s.Refuses("why.no-analysis", "make", "green")
}

// analyses reports whether a window of the Analysis is asked.
func (s *table) analyses() bool { return strings.HasPrefix(s.S.Prompt().Key, "prompt.analyse") }

// settleOne answers leaks and the own Analysis of whoever acts, and stops where
// another is asked.
func (s *table) settleOne() *table {
	s.T.Helper()
	seat := s.S.Turn().Seat
	for s.S.Turn().Seat == seat && s.S.Prompt().Key != "prompt.place" {
		if s.analyses() {
			s.Do("done")
		} else {
			s.first()
		}
	}
	return s
}

// SHN-117, SHN-267: after the last Agents everybody is asked once more before
// Upkeep, from the first player on.
func TestUpkeepWaitsForEverybodysAnalysis(t *testing.T) {
	s := plain(t, 3).coins(0, 0).coins(1, 0).coins(2, 0).inbox(0, 3).inbox(1, 3).inbox(2, 3).Set("first", "1")
	s.stand(map[string]string{"rome": "0", "london": "1", "tokyo": "2", "lima": "2", "sydney": "1"})
	s.Set("players.0.phone", 1, "players.0.wage_area", 2, "players.1.phone", 0, "players.1.wage_area", 2, "players.2.phone", 0, "players.2.wage_area", 2)
	s.Set("players.1.analysis_open", true, "players.2.analysis_open", true)
	s.turn(0).Do("place", "moscow")
	for s.S.Prompt().Key == "prompt.leak" {
		s.first()
	}
	s.Asks(0, "prompt.analyse").Is("phase", "espionage").Do("done")
	s.Asks(1, "prompt.analyse-upkeep").Is("phase", "closing").Refuses("why.other-question", "place", "rome")
	s.Do("done").Asks(2, "prompt.analyse-upkeep").Is("phase", "closing", "round", 1, "cities.beijing.influence", 0)
	// Seat 0 acted last: it has been asked.
	s.Do("done").Is("round", 2, "cities.beijing.influence", 1)
}

// SHN-268: no second window where nobody else has acted since, nor with nothing
// to use or to make.
func TestASecondWindowNeedsAReason(t *testing.T) {
	one := plain(t, 2).coins(0, 0).inbox(0, 3)
	one.agents("rome", "1").agents("tokyo", "1").Do("place", "beijing").Do("leak", "tokyo").Asks(0, "prompt.analyse").Do("done").Asks(0, "prompt.place").Is("players.0.analysis_open", false)
	two := plain(t, 2).coins(0, 0).coins(1, 0).inbox(0, 2)
	two.Do("place", "beijing").Do("leak", "tokyo").Asks(1, "prompt.place").Do("place", "moscow").settleOne().Asks(0, "prompt.place")
}

// SHN-118: uses, briefcases and milestones in any order and number; doing
// nothing is allowed.
func TestAnalysisActionsComeInAnyOrder(t *testing.T) {
	s := plain(t, 2).coins(0, 0).open(0).staff(0, "quartermaster", "press-attache").inbox(0, 8, 4).ledger(0, 1, 1).study(0)
	s.fork().Do("done").Is("players.0.inbox", goods(8, 4), "players.0.ledger.yellow.filled", 1).Asks(1, "prompt.place")
	s.Do("make", "green").Do("use", "press-attache").Do("make", "yellow").Do("use", "quartermaster").Do("make", "yellow")
	s.Asks(0, "prompt.milestone").Do("collect").Is("players.0.ledger.yellow.filled", 3, "players.0.inbox", goods(0, 1, 2))
}

// SHN-119: once in a phase, over both windows; again after the next placement.
func TestAHandlerServesOnceInAPhase(t *testing.T) {
	s := plain(t, 2).coins(0, 0).coins(1, 0).staff(0, "street-courier").inbox(0, 6)
	s.Do("place", "beijing").Do("leak", "tokyo").Do("use", "street-courier").Refuses("why.spent", "use", "street-courier")
	s.Do("done").Do("place", "moscow").settleOne().Asks(0, "prompt.analyse-next").Refuses("why.spent", "use", "street-courier")
	s.Do("done").Do("place", "london").Asks(0, "prompt.analyse").Do("use", "street-courier")
	s.Is("handlers.street-courier.used", 2, "players.0.inbox.green", 2)
}

// SHN-120, SHN-121: the cost makes room for the gain; what still does not fit is
// lost, and the player is asked which.
func TestGainsThatDoNotFitAreLost(t *testing.T) {
	s := plain(t, 2).coins(0, 0).staff(0, "radar-officer").inbox(0, 3, 2, 1, 2).study(0)
	if got := say(t)(s.S.Describe(s.Act("use", "radar-officer"))); got != "Use Radar Officer: 1 blue into 1 yellow and 2 green (no room for 2 of them)" {
		t.Errorf("offered is %q", got)
	}
	s.Do("use", "radar-officer").Asks(0, "prompt.collect").Is("players.0.inbox", goods(3, 2, 0, 2)).Offered("take yellow", "take green")
	s.Refuses("why.must-take", "done").Refuses("why.no-piece", "take", "blue").Do("take", "green")
	s.Is("players.0.inbox", goods(3, 3, 0, 2)).Asks(0, "prompt.analyse")
	fits := plain(t, 2).coins(0, 0).staff(0, "radar-officer").inbox(0, 3, 1, 1, 1).study(0)
	fits.Do("use", "radar-officer").Is("players.0.inbox", goods(4, 3, 0, 1))
}

// SHN-122: a marker is none of the player's Intelligence.
func TestMarkersAreNotThePlayersIntelligence(t *testing.T) {
	s := plain(t, 2).coins(0, 0).staff(0, "street-courier").inbox(0, 1, 3).study(0)
	s.Do("use", "street-courier")
	s.Changed("players.0.inbox", goods(1, 3), goods(0, 4), "handlers.street-courier.used", 0, 1, "handlers.street-courier.spent", false, true)
}

// SHN-123: an exhausted Handler stays until the window closes, then its slot is
// free.
func TestAnExhaustedHandlerLeavesWhenTheWindowCloses(t *testing.T) {
	s := plain(t, 2).coins(0, 0).staff(0, "press-attache", "student", "archivist").used("press-attache", 1).inbox(0, 5).study(0)
	s.Do("use", "press-attache").Is("handlers.press-attache.at", "board:0:1", "handlers.press-attache.used", 2)
	s.Do("done").Is("handlers.press-attache.at", "display", "handlers.student.at", "board:0:2")
	s.visit(0, "rome").coins(0, 1).Do("hire", "lab-director").Is("handlers.lab-director.at", "board:0:1").Asks(0, "prompt.market")
	// In the second window too.
	w := plain(t, 2).coins(0, 0).staff(0, "press-attache").used("press-attache", 1).inbox(0, 5).dusk(0)
	w.Do("use", "press-attache").Is("handlers.press-attache.at", "board:0:1").Do("done").Is("handlers.press-attache.at", "display", "round", 2)
	if err := w.TrySet("handlers.press-attache", obj{"at": "board:0:1", "used": 2, "spent": false}); err == nil {
		t.Error("an exhausted Handler may stay")
	}
}

// SHN-125: uses that are left are kept, over rounds too; nobody has to use a
// Handler.
func TestUnusedUsesAreKept(t *testing.T) {
	s := plain(t, 2).coins(0, 0).staff(0, "street-courier").used("street-courier", 1).inbox(0, 3).dusk(0)
	s.Do("done").Is("round", 2, "handlers.street-courier", obj{"at": "board:0:1", "used": 1, "spent": false})
}

// SHN-126, Use Handlers (example): 2 yellow for 1 green and 1 blue; one use is
// left, and after the second in a later phase the Handler leaves.
func TestExampleUseHandlers(t *testing.T) {
	s := plain(t, 2).coins(0, 0).coins(1, 0).staff(0, "press-attache").inbox(0, 6).study(0)
	s.Do("use", "press-attache")
	s.Changed("players.0.inbox", goods(6), goods(4, 1, 1), "handlers.press-attache.used", 0, 1, "handlers.press-attache.spent", false, true)
	s.Refuses("why.spent", "use", "press-attache").Do("done").Is("handlers.press-attache.at", "board:0:1")
	s.Do("place", "moscow").settleOne().settle().Do("place", "beijing").Do("leak", "tokyo").Asks(0, "prompt.analyse").Do("use", "press-attache")
	s.Is("handlers.press-attache", obj{"at": "display", "used": 0, "spent": false})
}

// SHN-129, SHN-130, SHN-132, SHN-137, Make Briefcases (example): three yellow pieces make a
// yellow briefcase on the leftmost space, for 1 Influence.
func TestExampleMakeBriefcases(t *testing.T) {
	s := plain(t, 2).coins(0, 0).inbox(0, 4, 2, 1).study(0).Mark()
	s.Refuses("why.three-of-a-kind", "make", "green").Refuses("why.three-of-a-kind", "make", "purple")
	s.Do("make", "yellow")
	s.Changed("players.0.inbox.yellow", 4, 1, "players.0.ledger.yellow.filled", 0, 1, "players.0.influence", 0, 1,
		"stack", rulestest.Any, rulestest.Any, "next", rulestest.Any, rulestest.Any)
	s.Asks(1, "prompt.place")
}

// SHN-129, SHN-131, SHN-132, SHN-134: each row: three of its colour make a
// briefcase for so much Influence, as long as there are spaces.
func TestEveryRowOfTheLedger(t *testing.T) {
	for c, row := range []struct{ spaces, influence int }{{6, 1}, {6, 3}, {5, 4}, {4, 6}} {
		name := colourNames[c]
		t.Run(name, func(t *testing.T) {
			n := make([]int, 4)
			n[c] = 3
			s := plain(t, 2).coins(0, 0).inbox(0, n...).study(0)
			s.Do("make", name).Is("players.0.influence", row.influence, "players.0.ledger."+name, obj{"filled": 1, "white": 0}, "players.0.inbox", goods())
			other := make([]int, 4)
			other[c], other[(c+1)%4] = 2, 3
			plain(t, 2).coins(0, 0).inbox(0, other...).study(0).Refuses("why.three-of-a-kind", "make", name)
			if name == "yellow" {
				return // it recycles
			}
			full := plain(t, 2).coins(0, 0).Set("players.0.ledger."+name+".filled", row.spaces-1).open(0)
			n[c], n[0] = 6, 3
			full.inbox(0, n...).study(0).Do("make", name)
			if full.S.Prompt().Key == "prompt.milestone" {
				full.Do("forgo")
			}
			full.Is("players.0.ledger."+name+".filled", row.spaces).Refuses("why.row-full", "make", name)
		})
	}
}

// SHN-133: as many briefcases as there are pieces for.
func TestAnyNumberOfBriefcasesInAPhase(t *testing.T) {
	s := plain(t, 2).coins(0, 0).open(0).inbox(0, 6, 3, 0, 3).study(0)
	s.Do("make", "yellow").Do("make", "yellow").Do("make", "green").Do("make", "purple")
	s.Is("players.0.influence", 1+1+3+2+6, "players.0.inbox", goods()).Asks(1, "prompt.place")
}

// SHN-134: white briefcases keep their spaces.
func TestWhiteBriefcasesKeepTheirSpaces(t *testing.T) {
	s := plain(t, 2).coins(0, 0).inbox(0, 3, 3).hand(0, "quiet-harbour").Set("contracts.quiet-harbour", "done:0:1", "players.0.took", obj{"1": goods(2, 1)},
		"players.0.ledger", obj{"yellow": obj{"filled": 3, "white": 2}, "green": obj{"filled": 6, "white": 1}, "blue": obj{"filled": 0, "white": 0}, "purple": obj{"filled": 0, "white": 0}})
	s.study(0).Refuses("why.row-full", "make", "green").Is("players.0.ledger.green", obj{"filled": 6, "white": 1})
}

// SHN-135, SHN-144, SHN-149: yellow spaces 1 to 5 filled: one more briefcase
// brings 1 + 2 Influence and leaves spaces 5 and 6 empty.
func TestExampleYellowRecycling(t *testing.T) {
	s := plain(t, 2).coins(0, 0).ledger(0, 5).inbox(0, 3, 0, 3).study(0)
	s.Do("make", "yellow")
	s.Changed("players.0.influence", 0, 3, "players.0.inbox.yellow", 3, 0, "players.0.ledger.yellow.filled", 5, 4)
	s.Refuses("why.three-of-a-kind", "make", "yellow")
	plain(t, 2).coins(0, 0).ledger(0, 4).inbox(0, 3).study(0).Do("make", "yellow").Is("players.0.influence", 1, "players.0.ledger.yellow.filled", 5)
}

// SHN-145, SHN-148: as often as one likes, within one phase too; a cycle brings
// 1 + 1 + 2 Influence for 6 yellow and crosses nothing.
func TestRecyclingAgainAndAgain(t *testing.T) {
	s := plain(t, 2).coins(0, 0).open(0).ledger(0, 4, 4).inbox(0, 12, 0, 0, 0).study(0)
	for i, coins := range []int{1, 4, 5, 8} {
		s.Asks(0, "prompt.analyse")
		s.Do("make", "yellow")
		s.Is("players.0.influence", coins, "players.0.ledger.yellow.filled", []int{5, 4, 5, 4}[i])
		if s.Told("milestone")+s.Told("column") > 0 {
			t.Error("a cycle crosses a line or fills a column")
		}
	}
}

// SHN-136: the order of effects of one briefcase.
func TestTheEffectsOfABriefcaseComeInOrder(t *testing.T) {
	s := plain(t, 2).coins(0, 0).ledger(0, 3, 2).inbox(0, 0, 3).study(0)
	s.Do("make", "green")
	var order []string
	for _, e := range s.Events {
		order = append(order, game.Info().Events[e.Kind])
	}
	wantList(t, "told", order, "briefcase", "influence", "column", "influence", "milestone")
	s.Is("players.0.influence", 3+2).Asks(0, "prompt.milestone").Do("collect").Is("players.0.influence", 8)
}

// SHN-138, SHN-139, SHN-140, SHN-142: the bonus of each column, when its last
// space is filled from either row; none on spaces 5 and 6.
func TestEveryColumnPaysItsBonusOnce(t *testing.T) {
	for half, bonuses := range [][]int{{2, 2, 2, 3}, {2, 2, 3, 4}} {
		for i, bonus := range bonuses {
			for side := range 2 {
				row, other := 2*half+side, 2*half+1-side
				n, pieces := make([]int, 4), make([]int, 4)
				n[row], n[other], pieces[row] = i, i+1, 3
				if row == 0 && i == 3 {
					pieces[0] = 3
				}
				s := plain(t, 2).coins(0, 0).ledger(0, n...).inbox(0, pieces...).study(0)
				s.Do("make", colourNames[row])
				gain := []int{1, 3, 4, 6}[row]
				s.Is("players.0.influence", gain+bonus)
				if s.Told("column") != 1 {
					t.Errorf("%s %d: %d columns told", colourNames[row], i+1, s.Told("column"))
				}
				n[other] = i
				early := plain(t, 2).coins(0, 0).ledger(0, n...).inbox(0, pieces...).study(0)
				early.Do("make", colourNames[row]).Is("players.0.influence", gain)
			}
		}
	}
	for _, x := range []struct{ ledger, pieces []int }{{[]int{5, 4}, []int{0, 3}}, {[]int{5, 5}, []int{0, 3}}, {[]int{4, 6}, []int{3}}, {[]int{0, 0, 4, 4}, []int{0, 0, 3}}} {
		s := plain(t, 2).coins(0, 0).ledger(0, x.ledger...).inbox(0, x.pieces...).study(0)
		for c, n := range x.pieces {
			if n > 0 {
				s.Do("make", colourNames[c])
			}
		}
		if s.Told("column") > 0 {
			t.Errorf("%v: a column behind the fourth", x.ledger)
		}
	}
}

// SHN-140: once a column in a game: recycling never opens one again.
func TestAColumnPaysOnce(t *testing.T) {
	s := plain(t, 2).coins(0, 0).open(0).ledger(0, 5, 4).inbox(0, 6).study(0)
	s.Do("make", "yellow").Do("make", "yellow").Is("players.0.influence", 3+1, "players.0.ledger.yellow.filled", 5)
	if s.Told("column") > 0 {
		t.Error("a column paid twice")
	}
}

// SHN-141: white briefcases fill columns.
func TestWhiteBriefcasesFillColumns(t *testing.T) {
	s := plain(t, 2).coins(0, 0).turnedIn(0, "border-post").inbox(0, 3).study(0)
	// Border Post took one yellow and two green: yellow 2 fills the second column.
	s.Is("players.0.ledger.yellow", obj{"filled": 3, "white": 1}, "players.0.ledger.green", obj{"filled": 2, "white": 2})
	w := plain(t, 2).coins(0, 0).turnedIn(0, "velvet-curtain").inbox(0, 0, 3).study(0)
	w.Is("players.0.ledger.yellow", obj{"filled": 3, "white": 2}).Do("make", "green").Is("players.0.influence", 3+2)
}

// turnedIn is a seat that has completed a Contract at the yellow milestone; its
// ledger holds what that took, and yellow up to space 3.
func (s *table) turnedIn(seat int, id string) *table {
	s.T.Helper()
	for i := range printedContracts {
		c := &printedContracts[i]
		if c.id != id {
			continue
		}
		rows := obj{}
		for j, name := range colourNames {
			n := c.needed()[j]
			filled := n
			if j == 0 {
				filled = 3
			}
			rows[name] = obj{"filled": filled, "white": n}
		}
		took := goods(c.needed()...)
		if at := s.Get("contracts." + id).(string); at != "deck" {
			s.hand(seat, id) // whatever lay there is replaced
		}
		set := []any{"contracts." + id, "done:" + string(rune('0'+seat)) + ":1", seatPath(seat, "ledger"), rows, seatPath(seat, "took"), obj{"1": took}}
		return s.Set(set...)
	}
	s.T.Fatalf("no Contract %s", id)
	return s
}

// SHN-143, Make Briefcases (example): yellow 1 is filled; the first green
// briefcase brings 3 + 2.
func TestExampleColumnBonus(t *testing.T) {
	s := plain(t, 2).coins(0, 0).ledger(0, 1).inbox(0, 0, 3).study(0)
	s.Do("make", "green").Is("players.0.influence", 5)
	plain(t, 2).coins(0, 0).inbox(0, 0, 3).study(0).Do("make", "green").Is("players.0.influence", 3)
}

// SHN-146, SHN-147: recycling takes white briefcases too, and what it takes
// serves no Contract.
func TestRecyclingTakesWhiteBriefcasesToo(t *testing.T) {
	s := plain(t, 2).coins(0, 0).hand(0, "market-square", "ballot-box").ledger(0, 5, 3).inbox(0, 3).study(0)
	s.Do("make", "yellow").Is("players.0.ledger.yellow", obj{"filled": 4, "white": 0})
	// Five white ones: two Contracts took 3 and 2.
	w := plain(t, 2).coins(0, 0).Set("contracts.ballot-box", "done:0:1", "contracts.sealed-envelope", "done:0:2",
		"players.0.took", obj{"1": goods(3, 1), "2": goods(2, 1, 0, 1)},
		"players.0.ledger", obj{"yellow": obj{"filled": 5, "white": 5}, "green": obj{"filled": 4, "white": 2}, "blue": obj{"filled": 0, "white": 0}, "purple": obj{"filled": 1, "white": 1}})
	w.inbox(0, 3).study(0).Do("make", "yellow").Is("players.0.ledger.yellow", obj{"filled": 4, "white": 4}, "players.0.influence", 3)
	// The recycled coloured one is missing at the end.
	e := plain(t, 2).coins(0, 0).hand(0, "ballot-box")
	e.ledger(0, 5, 1).scored(0, 0, 5, 0)
	f := plain(t, 2).coins(0, 0).hand(0, "ballot-box").Set("contracts.town-crier", "done:0:1", "players.0.took", obj{"1": goods(3, 0, 1)},
		"players.0.ledger", obj{"yellow": obj{"filled": 5, "white": 2}, "green": obj{"filled": 1, "white": 0}, "blue": obj{"filled": 1, "white": 1}, "purple": obj{"filled": 0, "white": 0}})
	f.scored(0, 10, 5, 0).inbox(0, 3).study(0).Do("make", "yellow").Is("players.0.ledger.yellow", obj{"filled": 4, "white": 2})
	f.scored(0, 10, 0, -1)
}

// The offer of a briefcase says what it brings at once, columns and recycling
// included, and the hint says why.
func TestTheOfferOfABriefcaseSaysWhatItBrings(t *testing.T) {
	say := say(t)
	for _, x := range []struct {
		ledger []int
		row    string
		text   string
		why    string
	}{
		{[]int{}, "yellow", "Make a yellow briefcase for 1 Influence", "worth 1 Influence now"},
		{[]int{5}, "yellow", "Make a yellow briefcase for 3 Influence", "fills the yellow row: 2 Influence, and 2 spaces"},
		{[]int{1}, "green", "Make a green briefcase for 5 Influence", "fills a column with the yellow briefcase beside it: 2 Influence more"},
		{[]int{3, 2}, "green", "Make a green briefcase for 5 Influence and a milestone", "fills a column with the yellow briefcase beside it: 2 Influence more"},
		{[]int{0, 0, 4, 3}, "purple", "Make a purple briefcase for 10 Influence and a milestone", "fills a column with the blue briefcase beside it: 4 Influence more"},
	} {
		s := plain(t, 2).coins(0, 0).open(0).inbox(0, 3, 3, 3, 3).ledger(0, x.ledger...).study(0)
		if got := say(s.S.Describe(s.Act("make", x.row))); got != x.text {
			t.Errorf("%v: %q, want %q", x.ledger, got, x.text)
		}
		before := s.Int("players.0.influence")
		hint := say(s.S.Advice(s.Act("make", x.row)))
		s.Do("make", x.row)
		if gain := s.Int("players.0.influence") - before; !strings.Contains(x.text, fmt.Sprintf("for %d Influence", gain)) || !strings.Contains(hint, x.why) {
			t.Errorf("%v brings %d; %s", x.ledger, gain, hint)
		}
	}
}

package masters

import (
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
	rule "safehouse/rules/masters"
	"safehouse/rules/match"
)

// at is the cell on a hex by its name.
func at(s *rule.State, hex string) rule.Cell { return s.CellOn(rule.Hex(refIndex(kHex, hex))) }

// A press on a goal lays a whole route: the entrance that is nearest to it and a token
// on every tile up to it, and the price is what it takes.
func TestAPressOnAGoalLaysTheWholeRoute(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := begin(t, 3, rule.InclusionJob, 5, nil)
	v := b.viewOf(s, true)
	b.Lay(v)
	before := int(s.Crew[0].Tokens)
	goal := b.Stage.Thing(v.ID(ref(kHex, refIndex(kHex, "d3"))))
	if goal == nil || goal.Press == nil {
		t.Fatal("the jewel's tile cannot be pressed")
	}
	goal.Press()
	b.Lay(v)
	w, ok := b.table.planAhead()
	if !ok || w.cost != 5 || w.need != 0 || s.HexOf(w.start) != rule.Hex(refIndex(kHex, "i3")) {
		t.Fatalf("the way to D3 is %+v, want 5 tokens from I3", w)
	}
	list := b.table.Proposals(v)
	if len(list) != 1 || !strings.Contains(list[0].Label, "5 tokens") {
		t.Fatalf("proposed is %+v", list)
	}
	list[0].Do()
	for range 20 {
		a, ok := b.table.Next(b.viewOf(s, true))
		if !ok {
			break
		}
		if err := s.Apply(a, nil); err != nil {
			t.Fatal(err)
		}
	}
	want := rule.Cells(0)
	for _, hex := range []string{"h3", "g3", "f3", "e3", "d3"} {
		want |= 1 << at(s, hex)
	}
	if s.Crew[0].Plan != want || int(s.Crew[0].Tokens) != before-5 || s.Crew[0].At != at(s, "i3") {
		t.Errorf("the plan is %b with %d tokens left, started on %d; want %b", s.Crew[0].Plan, s.Crew[0].Tokens, s.Crew[0].At, want)
	}
	b.Lay(b.viewOf(s, true))
	if x := s.DryRun().Trips[0]; !x.Out() || x.In == 0 {
		t.Errorf("the dry run brings nobody out: %+v", x)
	}
}

// A way that takes more tokens than are in hand is shown with what is missing, and is
// not offered.
func TestAWayThatIsTooDearIsNotOffered(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := begin(t, 3, rule.InclusionJob, 5, nil)
	s.Crew[0].Tokens = 2
	v := b.viewOf(s, true)
	b.Lay(v)
	b.table.goal = at(s, "d3")
	b.Lay(v)
	w, ok := b.table.planAhead()
	if !ok || w.need != 3 || len(b.table.Proposals(v)) != 0 {
		t.Errorf("the way is %+v, %d proposals; want three tokens missing and none", w, len(b.table.Proposals(v)))
	}
	if got, want := b.table.priceOf(w), say(v, "price.tokens.short", "n", 5, "have", 2); got != want {
		t.Errorf("its price is %q, want %q", got, want)
	}
}

// A token that is laid by hand beside the way that is shown puts that way away; one that is laid on it does not.
func TestATokenBesideTheWayPutsItAway(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := begin(t, 3, rule.InclusionJob, 5, nil)
	lay := func(v rules.Verb, hex string) {
		t.Helper()
		if err := s.Apply(rules.Do(v, s.CharacterIndex(0), refIndex(kHex, hex)), nil); err != nil {
			t.Fatal(err)
		}
		b.Lay(b.viewOf(s, true))
	}
	b.Lay(b.viewOf(s, true))
	lay(rule.VStart, "i3")
	b.table.goal = at(s, "f3")
	b.Lay(b.viewOf(s, true))
	w, ok := b.table.planAhead()
	if !ok || w.steps[0] != at(s, "h3") {
		t.Fatalf("the way begins with %v", w.steps)
	}
	if lay(rule.VPlan, "h3"); b.table.goal != at(s, "f3") {
		t.Error("a token on the way put it away")
	}
	if lay(rule.VPlan, "h5"); b.table.goal != rule.Nowhere {
		t.Error("a token beside the way leaves it there")
	}
}

// The order in which tokens were laid is known again when the match is opened anew.
func TestTheOrderOfTokensIsRemembered(t *testing.T) {
	seats := []match.Controller{{Kind: match.Person, Participant: "a"}, {Kind: match.Person, Participant: "a"}, {Kind: match.Person, Participant: "a"}}
	m, err := match.New(rule.Game{}, rules.Setup{Seats: 3, Seed: 5, Options: rules.Options{"heist": int(rule.InclusionJob)}}, seats, nil)
	if err != nil {
		t.Fatal(err)
	}
	s := m.State().(*rule.State)
	who := s.CharacterIndex(0)
	order := []string{"h3", "g3", "f3", "e3", "d3"}
	for i, hex := range append([]string{"i3"}, order...) {
		v := rule.VPlan
		if i == 0 {
			v = rule.VStart
		}
		if _, err := m.Apply(rules.Do(v, who, refIndex(kHex, hex))); err != nil {
			t.Fatal(err)
		}
	}
	b := newBench(t, 1280, 720, 1)
	b.table.Remember(m, len(m.Steps()))
	b.Lay(b.viewOf(s, true))
	var got []string
	for _, c := range b.table.route(0) {
		got = append(got, info.Refs[kHex].IDs[s.HexOf(c)])
	}
	if !slices.Equal(got, order) {
		t.Errorf("the route is %v, laid was %v", got, order)
	}
}

// What speaks against a plan is told in red, names who and where, and is what Ready asks about.
func TestWhatTheDryRunRefusesIsNamed(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := begin(t, 3, rule.InclusionJob, 5, nil)
	s.Crew[0] = s.WithPlan(0, at(s, "i3"), []rule.Cell{at(s, "h3"), at(s, "d3")}).Crew[0]
	v := b.viewOf(s, true)
	b.Lay(v)
	d := s.DryRun()
	who, d3 := b.table.shortName(0), b.table.placeName(at(s, "d3"))
	sum, short := b.table.drySum(&d, len(d.Rounds))
	want := say(v, "dry.flaw.gap", "who", who, "at", d3, "n", 0)
	if !strings.Contains(want, who) || !strings.Contains(want, d3) {
		t.Errorf("%q names nobody or no place", want)
	}
	for _, words := range []string{sum, short} {
		if !strings.Contains(words, "{c:alarm}"+want+"{/c}") {
			t.Errorf("the dry run says %q, want %q in red", words, want)
		}
	}
	if got := b.table.Wastes(v, rules.Do(rule.VReady, s.CharacterIndex(0))); got != want {
		t.Errorf("ready asks %q, want %q", got, want)
	}
}

// A gate that falls before somebody is over it is told with who comes too late.
func TestTheDryRunNamesWhoComesTooLateForAGate(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := begin(t, 3, rule.InclusionJob, 5, nil)
	b.Lay(b.viewOf(s, true))
	gate := s.NextGate(0)
	var d rule.DryRun
	for f := range d.Trips {
		d.Trips[f].Gate, d.Trips[f].To = rule.Nowhere, rule.Nowhere
	}
	d.Rounds = []rule.DryRound{{}, {Gates: 1}}
	d.Trips[1].Planned, d.Trips[1].Gate = true, gate
	l := b.table.troubles(&d)
	if len(l) != 1 || l[0].who != 1 || l[0].gate != gate || !strings.Contains(l[0].line, b.table.shortName(1)) {
		t.Errorf("the gate in round 2: %+v, want figure 1 too late", l)
	}
}

// Of the ways to a goal the one is shown against which the dry run says least, and what it says stands in the note.
func TestTheWayThatTheDryRunLikesBestIsShown(t *testing.T) {
	better := 0
	for heist := range rule.Heist(rule.Heists) {
		b := newBench(t, 1280, 720, 1)
		s := begin(t, 3, heist, 5, nil)
		b.Lay(b.viewOf(s, true))
		if s.Starts(0) == 0 {
			continue
		}
		for c := range s.Board.All() {
			b.table.goal, b.table.who = c, 0
			w, ok := b.table.planAhead()
			if !ok {
				continue
			}
			straight, from := b.table.cheapest(s.Starts(0), c, 0, 0)
			plain, shown := s.WithPlan(0, from, straight).TroubleOf(0), s.WithPlan(0, w.start, w.steps).TroubleOf(0)
			if shown > plain {
				t.Errorf("heist %d: to %s the way shown has trouble %d, the cheapest one %d", heist, b.table.placeName(c), shown, plain)
			}
			if shown < plain {
				better++
			}
			if shown > 0 && w.against == "" {
				t.Errorf("heist %d: nothing is said against the way to %s", heist, b.table.placeName(c))
			}
		}
	}
	if better == 0 {
		t.Error("no way is better than the cheapest one")
	}
	t.Logf("%d goals have a better way", better)
}

// Who cannot take down a guard, and has nobody near who can, is told before it walks
// onto his tile.
func TestNobodyLeavesAGuardsTileWithoutHelp(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := begin(t, 3, rule.InclusionJob, 5, nil)
	c := at(s, "g3")
	s.Chits.Guards[c]++
	s.Chits.Guarded |= 1 << c
	subdue := subIndex("subdue")
	b.Lay(b.viewOf(s, true))
	var with, without []rule.Skill
	for k := range rule.Skill(rule.Skills) {
		can := false
		for _, a := range k.Card().Faces {
			subs, _, _ := a.Subs()
			can = can || subs[subdue] > 0 || subs[subIndex("rewire")] > 0
		}
		if can {
			with = append(with, k)
		} else {
			without = append(without, k)
		}
	}
	const weak, strong = 0, 1
	for f := range s.Crew[:s.Seats] {
		s.Crew[f].Skills = [2]rule.Skill{without[0], without[1]}
	}
	s.Crew[strong].Skills[0] = with[0]
	for k := range rule.Characters {
		s.Crew[weak].Card = rule.Character(k)
		b.Lay(b.viewOf(s, true))
		if !s.Slips(weak) && !b.table.offersSub(weak, subdue) {
			break
		}
	}
	if s.Slips(weak) || b.table.offersSub(weak, subdue) || !b.table.offersSub(strong, subdue) {
		t.Fatal("no crew of one who can subdue and one who cannot")
	}
	if !b.table.trapped(weak, c) || b.table.trapped(strong, c) {
		t.Errorf("trapped are %v without and %v with subdue", b.table.trapped(weak, c), b.table.trapped(strong, c))
	}
	s.Crew[strong].Plan |= 1 << at(s, "h3")
	b.Lay(b.viewOf(s, true))
	if b.table.trapped(weak, c) {
		t.Error("help comes to the next tile, and yet nobody leaves")
	}
}

// Each skill card says what it lacks: no more and no less than its faces do not offer.
func TestSkillsSayWhatTheyLack(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := begin(t, 3, rule.InclusionJob, 5, nil)
	b.Lay(b.viewOf(s, true))
	for k := range rule.Skill(rule.Skills) {
		text := b.table.lacksSkill(k)
		for _, sub := range []string{"unlock", "reveal"} {
			has := false
			for _, a := range k.Card().Faces {
				subs, _, _ := a.Subs()
				has = has || subs[subIndex(sub)] > 0
			}
			if has == strings.Contains(text, b.View.Text("name.sub."+sub)) {
				t.Errorf("skill %d offers %s: %v, and says %q", k, sub, has, text)
			}
		}
	}
}

// The drawer's front says what an item costs, for whom it is and what is left; the
// first press on the item buys nothing.
func TestTheDrawerSaysWhatAnItemCosts(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := begin(t, 4, rule.DarkHorseJob, 3, rules.Options{"cash": 12})
	b.table.tab = 2
	v := b.viewOf(s, true)
	b.Lay(v)
	thing := b.Stage.Thing(v.ID(ref(kLoot, int(rule.Radio.Loot()))))
	if thing == nil || thing.Press == nil {
		t.Fatal("the Radio cannot be pressed")
	}
	thing.Press()
	b.Lay(v)
	if len(b.Done) != 0 {
		t.Fatalf("the first press has done %v", b.Done)
	}
	front := b.Stage.Thing("drawer")
	price := s.Price(rule.Radio)
	want := say(v, "shop.buy.words", "what", v.Name(ref(kLoot, int(rule.Radio.Loot()))), "who", b.table.shortName(0), "price", price, "left", 12-price)
	if front == nil || front.Label != want {
		t.Fatalf("the front says %+v, want %q", front, want)
	}
	b.Stage.Thing("drawer:0").Press()
	if len(b.Done) != 1 || b.Done[0].Verb != rule.VBuy {
		t.Errorf("the button has done %v, want a purchase", b.Done)
	}
	if !b.table.useless(rule.PlasmaTorch) || b.table.useless(rule.CheapPicks) {
		t.Error("in a job without a safe the Plasma Torch is of use, or the Cheap Picks are not")
	}
}

// Every Fixer has a line of its own and, unless it helps by itself, a word and a price
// on its button.
func TestFixersSayWhatTheyDoAndCost(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := begin(t, 4, rule.DarkHorseJob, 3, rules.Options{"cash": 12, "fixers": 2})
	b.Lay(b.viewOf(s, true))
	silent := map[rule.Fixer]bool{rule.OldFriend: true, rule.Fence: true, rule.Machinist: true}
	for f := range rule.Fixer(rule.Fixers) {
		id := info.Refs[kFixer].IDs[f]
		if !b.House.Book.Has(wordsShelf, "line."+id) {
			t.Errorf("%s has no line", id)
		}
		words := b.table.askWords(f)
		if (words == "") != silent[f] {
			t.Errorf("%s is asked with %q", id, words)
		}
		if tiers := f.Card().Tiers; len(tiers) > 0 && tiers[0] > 0 && !strings.Contains(words, "$"+itoa(int(tiers[0]))+"k") {
			t.Errorf("%s costs $%dk, the button says %q", id, tiers[0], words)
		}
	}
}

// The last ditch roll is a moment: it says how many steps are missing, and who stays
// inside looks so.
func TestTheRollSaysHowManyStepsAreMissing(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := begin(t, 3, rule.InclusionJob, 6, nil)
	play(t, s, 3000, func(s *rule.State) bool { return s.Phase == rule.Escape })
	kind := rules.EventKind(slices.Index(info.Events, "last-ditch"))
	e := rules.Event{Kind: kind, Who: ref(kCharacter, s.CharacterIndex(0)), N: 2, M: 3}
	b.table.Show(s, s, e)
	v := b.viewOf(s, false)
	v.Showing = true
	b.Lay(v)
	thing := b.Stage.Thing("ditch")
	want := say(v, "ditch.rolls", "who", b.table.figureName(0), "die", 2, "need", 3) + " " + say(v, "ditch.short", "n", 1)
	if thing == nil || thing.Label != want {
		t.Fatalf("the roll says %+v, want %q", thing, want)
	}
	b.table.Show(s, s, rules.Event{Kind: rules.EventKind(slices.Index(info.Events, "stuck")), Who: e.Who})
	if b.table.ditch.on {
		t.Error("the roll is still shown with the next event")
	}
}

// Who has started lays the way on from where its route ends, not from an entrance.
func TestARouteIsLedOnFromItsEnd(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := begin(t, 3, rule.InclusionJob, 5, nil)
	who := s.CharacterIndex(0)
	for i, hex := range []string{"i3", "h3", "g3"} {
		a := rules.Do(rule.VPlan, who, refIndex(kHex, hex))
		if i == 0 {
			a.Verb = rule.VStart
		}
		if err := s.Apply(a, nil); err != nil {
			t.Fatal(err)
		}
	}
	b.Lay(b.viewOf(s, true))
	b.table.goal = at(s, "e3")
	v := b.viewOf(s, true)
	b.Lay(v)
	list := b.table.Proposals(v)
	if len(list) != 1 {
		t.Fatalf("proposed is %+v, want the way on", list)
	}
	for _, a := range b.table.todo.rest {
		if a.Verb == rule.VReady {
			t.Error("ready is offered beside a way that is shown")
		}
	}
	list[0].Do()
	for range 5 {
		a, ok := b.table.Next(b.viewOf(s, true))
		if !ok {
			break
		}
		if err := s.Apply(a, nil); err != nil {
			t.Fatal(err)
		}
	}
	for _, hex := range []string{"f3", "e3"} {
		if !s.Crew[0].Plan.Has(at(s, hex)) {
			t.Errorf("no token lies on %s", hex)
		}
	}
}

package masters

import (
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
	rule "safehouse/rules/masters"
	"safehouse/scenes"
)

// What lies on the sheet beside the map leaves every hex free: the noise track,
// the call for Escape, and the paper about what the others did.
func TestNothingLiesOverTheMap(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {2560, 1080}, {640, 360}} {
		b := newBench(t, size[0], size[1], 1)
		for h := range rule.Heist(rule.Heists) {
			s := begin(t, 4, h, 5, rules.Options{"level": 3, "cash": 9})
			play(t, s, 600, inRound(1, 0))
			v := b.viewOf(s, true)
			areas := b.table.Areas(b.Stage.Area(), v)
			p := b.table.places()
			if areas.Recap.Empty() {
				t.Errorf("%v, %s: no place for what the others did", size, info.Refs[kHeist].IDs[h])
			}
			recap := b.table.u.Un(areas.Recap)
			for _, hex := range b.table.hexBoxes(p) {
				if hex.Overlaps(p.meter) || hex.Overlaps(p.call) || hex.Overlaps(recap) {
					t.Errorf("%v, %s: something lies over the hex at %v", size, info.Refs[kHeist].IDs[h], hex)
				}
			}
			if recap.Overlaps(p.call) || recap.Overlaps(p.meter) || recap.Overlaps(p.prompt) || p.call.Overlaps(p.meter) {
				t.Errorf("%v, %s: paper %v, call %v, track %v and prompt %v overlap", size, info.Refs[kHeist].IDs[h], recap, p.call, p.meter, p.prompt)
			}
		}
	}
}

// The call for Escape is there when a heist is laid for the first time, and its
// question tells everybody's way: who stands on a gate falls with it.
func TestTheCallForEscapeTellsTheWays(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := begin(t, 3, rule.InclusionJob, 5, nil)
	play(t, s, 600, inRound(1, 0))
	b.Lay(b.viewOf(s, true))
	call := b.Stage.Thing("call")
	if call == nil || call.Shape.Bounds().Empty() || call.Shape.Bounds().X < 0 {
		t.Fatal("nothing calls Escape")
	}
	for c := range s.Board.All() {
		if s.Fixture(c).Gate == 1 {
			s.Crew[1].At = c
		}
	}
	v := b.viewOf(s, true)
	b.Lay(v)
	want := say(v, "call.jewels", "out", 0, "want", 3, "held", 0) + "\n" +
		say(v, "call.idle", "n", 3, "list", b.table.shortName(0)+", "+b.table.shortName(1)+", "+b.table.shortName(2)) + "\n" + say(v, "call.tip") + "\n" +
		say(v, "call.way", "who", b.table.figureName(0), "odds", say(v, "odds.there")) + "\n" +
		say(v, "call.gate", "who", b.table.figureName(1)) + "\n" +
		say(v, "call.way", "who", b.table.figureName(2), "odds", say(v, "odds.there")) + "\n" + say(v, "call.unknown")
	if got := b.table.callText(); got != want {
		t.Errorf("the call says\n%s\nwant\n%s", got, want)
	}
}

// Before Escape the way out is counted without the gates, which fall first.
func TestTheWayOutLeadsOverNoGate(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := begin(t, 3, rule.InclusionJob, 5, nil)
	play(t, s, 600, inRound(1, 0))
	for c := range s.Board.All() { // two tiles in, behind gate A
		if s.HexOf(c) == rule.Hex(refIndex(kHex, "f3")) {
			s.Crew[0].At = c
		}
	}
	b.Lay(b.viewOf(s, true))
	then := *s
	then.Phase = rule.Escape
	with, _ := then.FlightCost(0)
	without, ok := s.FlightCost(0)
	if !ok || with != 3 || without != 4 {
		t.Errorf("%d moves over the gate and %d around it (%v), want 3 and 4", with, without, ok)
	}
}

// The event that is carried out lies where nobody acts from now, with all of its
// text, and its question says what answers it.
func TestTheEventLeavesTheMapFree(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	var s *rule.State
	asks := func(s *rule.State) bool {
		return s.Phase == rule.EventPhase && s.Active != rule.NoCard && len(s.Legal(nil)) > 0
	}
	for seed := uint64(1); s == nil || !asks(s); seed++ {
		if seed > 60 {
			t.Fatal("no event asks anything")
		}
		s = begin(t, 4, rule.Heist(seed%uint64(rule.Heists)), seed, rules.Options{"level": 2})
		play(t, s, 3000, asks)
	}
	v := b.viewOf(s, true)
	b.Lay(v)
	active := b.Stage.Thing("active")
	if active == nil {
		t.Fatal("the event is not shown")
	}
	if want := v.Name(ref(kCard, int(s.Active))); s.Happening() != s.Active || active.Label != want {
		t.Errorf("the card that lies there is %q, want %q", active.Label, want)
	}
	box := b.table.u.Un(active.Shape.Bounds())
	for _, hex := range b.table.hexBoxes(b.table.places()) {
		if hex.Overlaps(box) {
			t.Errorf("the event at %v lies over the hex at %v", box, hex)
		}
	}
	if b.table.Guide(v) == "" && !b.House.Book.Has(info.ID, s.Prompt().Key+".help") {
		t.Errorf("nothing tells how %q is answered", v.Say(s.Prompt()))
	}
}

// In part 1 of The Final Score the hideouts are the way out, and the words say so.
func TestHideoutsAreTheWayOut(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := begin(t, 3, rule.FinalSouth, 5, rules.Options{"level": 4})
	play(t, s, 600, inRound(1, 0))
	v := b.viewOf(s, true)
	b.Lay(v)
	far, _ := s.FlightCost(1)
	for c := range s.Board.All() {
		if s.Fixture(c).Hideout {
			s.Crew[0].At = c
		}
	}
	v = b.viewOf(s, true)
	b.Lay(v)
	if got, want := b.table.odds(0), say(v, "odds.hidden"); got != want {
		t.Errorf("on a hideout: %q, want %q", got, want)
	}
	if got, to := b.table.odds(1), say(v, "way.hideout"); far < 2 || !strings.HasPrefix(got, to) {
		t.Errorf("%d moves away: %q, want it to name the %s", far, got, to)
	}
}

// In Escape the guide says when a way is laid, and once the roll is made the odds
// say whether it will do.
func TestTheWayOutIsLaidAndRolled(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := begin(t, 3, rule.InclusionJob, 6, nil)
	play(t, s, 3000, func(s *rule.State) bool { return s.Phase == rule.Escape })
	const f = 0
	look := func() *scenes.View {
		v := b.viewOf(s, true)
		b.Lay(v)
		b.table.who = f
		return v
	}
	for c := range s.Board.All() { // one step from an exit
		for out := range s.Near(c).All() {
			if out.Outdoors() && !c.Outdoors() {
				s.Crew[f].At = c
			}
		}
	}
	s.Crew[f].Ideas = 0
	v := look()
	if got, want := b.table.Guide(v), say(v, "guide.escape", "who", b.table.shortName(f)); got != want {
		t.Errorf("no way is laid: %q, want %q", got, want)
	}
	do := func(want func(rules.Action) bool) {
		t.Helper()
		legal := s.Legal(nil)
		i := slices.IndexFunc(legal, func(a rules.Action) bool { return s.Actor(a) == f && want(a) })
		if i < 0 {
			t.Fatalf("not offered, only %v", legal)
		}
		if err := s.Apply(legal[i], nil); err != nil {
			t.Fatal(err)
		}
	}
	do(func(a rules.Action) bool {
		return a.Verb == rule.VDeclare && s.CellOn(rule.Hex(a.Args[1])).Outdoors()
	})
	v = look()
	if got, want := b.table.Guide(v), say(v, "guide.roll", "who", b.table.shortName(f), "to", b.table.placeName(s.Crew[f].Route[0]), "out", true); got != want {
		t.Errorf("the way is laid: %q, want %q", got, want)
	}
	points := func(verb string) bool {
		legal := s.Legal(nil)
		i := slices.IndexFunc(legal, func(a rules.Action) bool { return info.Verbs[a.Verb].Name == verb && s.Actor(a) == f })
		if i < 0 {
			t.Fatalf("%s is not offered", verb)
		}
		return b.table.Points(v, legal[i], true)
	}
	if !points("roll") || points("done") {
		t.Errorf("the prompt points at the roll: %v, at staying inside: %v", points("roll"), points("done"))
	}
	n, _ := s.FlightCost(f)
	do(func(a rules.Action) bool { return a.Verb == rule.VRoll })
	s.Crew[f].Moves = 6
	v = look()
	if got, want := b.table.odds(f), say(v, "odds.paid", "n", n, "to", say(v, "way.exit")); got != want {
		t.Errorf("the roll is made: %q, want %q", got, want)
	}
	s.Crew[f].Moves = 0
	v = look()
	if !points("done") {
		t.Error("nothing else is left, and the prompt does not point at staying inside")
	}
	if got, want := b.table.odds(f), say(v, "odds.over", "n", n, "to", say(v, "way.exit")); got != want {
		t.Errorf("the roll was too low: %q, want %q", got, want)
	}
}

// An action that two faces show, or two texts that are the same, is taken by the
// line that costs the fewest ideas.
func TestOnlyTheCheapestLineIsOffered(t *testing.T) {
	lines := []rule.Line{{Act: rule.Walk}, {Act: rule.Report}, {Act: rule.Observe, Group: 1, Face: 4, Cost: 1}, {Act: rule.Smash, Group: 2, Face: 3, Cost: 1}, {Act: rule.Smash, Group: 2, Face: 6, Cost: 2}}
	best := cheapest(lines)
	var got []bool
	for _, l := range lines {
		got = append(got, best[l.Act.Twin()] == l.Cost)
	}
	if want := []bool{true, true, false, true, false}; !slices.Equal(got, want) {
		t.Errorf("offered are %v, want %v", got, want)
	}
}

// Who is the last to plan cannot be ready before the Guide has an entrance, and
// is told so.
func TestTheGuideNeedsAnEntrance(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := begin(t, 3, rule.MeleeJob, 5, rules.Options{"level": 2})
	do := func(f int, verb rules.Verb) {
		t.Helper()
		for _, a := range s.Legal(nil) {
			if a.Verb == verb && s.Actor(a) == f {
				if err := s.Apply(a, nil); err != nil {
					t.Fatal(err)
				}
				return
			}
		}
		t.Fatalf("%s is not legal for seat %d", info.Verbs[verb].Name, f)
	}
	for f := range 3 {
		do(f, rule.VStart)
		do(f, rule.VPlan)
		if f < 2 {
			do(f, rule.VReady)
		}
	}
	look := func() string {
		v := b.viewOf(s, true)
		b.Lay(v)
		b.table.who = 2
		return b.table.Guide(v)
	}
	got := look()
	want := say(b.View, "guide.npc", "who", b.table.shortName(2), "npc", b.table.shortName(rule.NPCFigure))
	if got != want {
		t.Errorf("the guide says %q, want %q", got, want)
	}
	for _, a := range s.Legal(nil) {
		if a.Verb == rule.VStart && b.table.actor(a) == rule.NPCFigure {
			if err := s.Apply(a, nil); err != nil {
				t.Fatal(err)
			}
			break
		}
	}
	if got := look(); got == want {
		t.Errorf("the Guide has an entrance, and the guide still says %q", got)
	}
	do(2, rule.VReady)
}

// Those who start inside are told so, and the cells of the County are marked.
func TestThoseInsideChooseACell(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := begin(t, 3, rule.TheBricks, 5, rules.Options{"inside": 1})
	v := b.viewOf(s, true)
	b.Lay(v)
	inside := -1
	for f := range int(s.Seats) {
		if b.table.inside(f) {
			if inside >= 0 {
				t.Errorf("figures %d and %d start inside, want one", inside, f)
			}
			inside = f
		}
	}
	if inside < 0 || b.table.cells() != s.Starts(inside) || b.table.cells().Len() != 3 {
		t.Fatalf("figure %d starts inside, on %d cells; want 3", inside, b.table.cells().Len())
	}
	b.table.who = inside
	if got, want := b.table.Guide(v), say(v, "guide.cell", "who", b.table.shortName(inside)); got != want {
		t.Errorf("the guide says %q, want %q", got, want)
	}
	for c := range b.table.cells().All() {
		if !b.table.leads(s.HexOf(c), c) {
			t.Errorf("the cell on %s is not lit", info.Refs[kHex].IDs[s.HexOf(c)])
		}
	}
}

// Seats are told by the characters that they play, and hints are for the one
// whose panel is open.
func TestSeatsAreCharacters(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := begin(t, 3, rule.InclusionJob, 5, nil)
	v := b.viewOf(s, true)
	b.Lay(v)
	for f := range 3 {
		if got, want := v.Say(b.table.Character(s, f)), b.table.figureName(f); got != want {
			t.Errorf("seat %d plays %q, want %q", f, got, want)
		}
		b.table.who = f
		if got := b.table.Leans(); got != f {
			t.Errorf("hints are for seat %d, want %d", got, f)
		}
	}
	if m := b.table.Character(s, 3); !m.IsZero() {
		t.Errorf("an empty seat plays %v", m)
	}
	b.table.who = rule.NPCFigure
	if got := b.table.Leans(); got != -1 {
		t.Errorf("hints are for seat %d at the NPC's panel, want any", got)
	}
}

package infiltration

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/render/ui/input"
	"safehouse/rules"
	rule "safehouse/rules/infiltration"
)

// tables are the games that are played at random.
var tables = []struct {
	name    string
	seats   int
	options rules.Options
}{
	{"four", 4, nil},
	{"six with everything", 6, rules.Options{"extraction": 1, "draft": 1, "labyrinth": 1, "scattered": 1, "alarm": 2}},
	{"two", 2, nil},
	{"two with a draft", 2, rules.Options{"draft": 1, "specialists": 1}},
	{"three, one of them a pair", 3, rules.Options{"pair": 1, "goal": 1}},
	{"five with a faulty alarm", 5, rules.Options{"specialists": 1, "alarm": 0}},
}

// play plays a game at random to its end; each is called at every decision,
// with the action that is going to be taken and what it led to.
func play(t *testing.T, seats int, seed uint64, options rules.Options, before func(s *rule.State, legal []rules.Action), after func(was, now *rule.State, events []rules.Event)) {
	t.Helper()
	s := begin(t, seats, seed, options)
	r := rules.Rand{S: seed * 977}
	for n := 0; !s.Turn().Done; n++ {
		legal := s.Legal(nil)
		if before != nil {
			before(s, legal)
		}
		a := legal[r.Intn(len(legal))]
		if n%3 > 0 {
			a = legal[s.Playout(legal, &r)]
		}
		was := s.Clone().(*rule.State)
		var rec rules.Recorder
		if err := s.Apply(a, &rec); err != nil {
			t.Fatal(err)
		}
		if after != nil {
			after(was, s, rec.Events)
		}
	}
}

// Whatever can be decided is offered by a thing on the table or is left to the
// prompt, and nothing else is offered.
func TestEveryLegalActionIsOffered(t *testing.T) {
	for i, game := range tables {
		t.Run(game.name, func(t *testing.T) {
			b := newBench(t, 1280, 720, 1)
			n := 0
			play(t, game.seats, uint64(100+i), game.options, func(s *rule.State, legal []rules.Action) {
				if n++; n%4 > 0 && len(legal) > 0 && s.Phase == rule.Selection { // these questions are all alike
					return
				}
				b.lay(b.viewOf(s, s.Turn().Seat, true))
				b.done = nil
				for _, id := range b.stage.Things() {
					th := b.stage.Thing(id)
					if th == nil || th.Disabled || strings.HasPrefix(id, "hand:") || strings.HasPrefix(id, "supply:") {
						continue
					}
					if th.Press != nil {
						th.Press()
					}
					for _, c := range th.Choices {
						c.Do()
					}
				}
				offered := append(slices.Clone(b.done), b.view.Rest()...)
				for _, a := range legal {
					if !slices.Contains(offered, a) {
						t.Fatalf("%s is not offered: %v", s.Turn().Phase, s.Describe(a))
					}
				}
				for _, a := range offered {
					if !slices.Contains(legal, a) {
						t.Fatalf("%s: %v is offered though it is not legal", s.Turn().Phase, a)
					}
				}
			}, nil)
		})
	}
}

// visible leaves of a position what a table shows.
func visible(s *rule.State) rule.State {
	c := *s
	c.Luck = rules.Chance{}
	c.Stack, c.Depth = [16]rule.Frame{}, 0
	c.Ask = rule.Question{}
	c.Unseen, c.Deck = [3]uint8{}, 0
	c.Clues = [rules.MaxSeats][35]uint8{}
	c.Phase = 0
	for i := range c.Ops {
		o := &c.Ops[i]
		o.Extract, o.Link, o.Shown = 0, 0, 0
		o.Took, o.From = 0, [2]rule.Place{}
		o.Stood = false
		o.Kept = 0
	}
	for i := range c.NPCs {
		c.NPCs[i].Acted = false
	}
	for i := range c.Rooms {
		c.Rooms[i].Downloads = 0
		c.Rooms[i].Brought = 0
	}
	return c
}

// After all events of an action the shown position equals the view, as far as
// it can be seen and was told.
func TestEventsLeadToTheView(t *testing.T) {
	seen := map[string]bool{}
	for i, game := range tables {
		t.Run(game.name, func(t *testing.T) {
			b := newBench(t, 1280, 720, 1)
			seat := i % game.seats
			rounds := 0
			play(t, game.seats, uint64(700+i), game.options, nil, func(was, now *rule.State, events []rules.Event) {
				shown := was.Clone().(*rule.State)
				shown.Blank(seat)
				if rounds++; rounds == 1 {
					b.lay(b.viewWith(shown, was, seat, nil))
				}
				b.table.see(b.viewWith(shown, was, seat, nil))
				informed := false
				for _, e := range events {
					name := rule.Game{}.Info().Events[e.Kind]
					if !e.SeenBy(seat) {
						continue
					}
					seen[name] = true
					beat := b.table.Show(shown, e)
					if beat.MS < 0 || beat.MS > 2000 {
						t.Fatalf("%s is looked at for %v ms", name, beat.MS)
					}
				}
				for _, o := range was.InPlay() {
					// A card played through Informant or passed in the draft is not told
					// to all: the hand is put right at the end.
					if was.Ops[o].Hand != now.Ops[o].Hand && was.Phase == rule.Drafting || was.Depth > 0 && now.Ops[o].Table != was.Ops[o].Table {
						informed = true
					}
				}
				if informed {
					return
				}
				view := now.Clone().(*rule.State)
				view.Blank(seat)
				for o := range view.Ops { // what the viewer chose itself is not told
					if int(view.Ops[o].Seat) == seat && !view.Ops[o].Resolved {
						view.Ops[o].Selected, shown.Ops[o].Selected = noCard, noCard
					}
					if now.Over { // values come to light with the end
						view.Ops[o].Data, shown.Ops[o].Data = [3]uint8{}, [3]uint8{}
					}
					if now.Phase == rule.Drafting { // nor a first of several choices
						view.Ops[o].KeptSize, shown.Ops[o].KeptSize = 0, 0
					}
				}
				if got, want := visible(shown), visible(view); got != want {
					t.Fatalf("after %s:\n%s", told(events), difference(&got, &want))
				}
			})
		})
	}
	var never []string
	for _, name := range (rule.Game{}).Info().Events[1:] {
		if _, ok := shows[name]; !ok {
			t.Errorf("the event %s is not shown", name)
		}
		if !seen[name] {
			never = append(never, name)
		}
	}
	t.Logf("events that did not occur: %v", never)
}

func told(events []rules.Event) string {
	var l []string
	for _, e := range events {
		l = append(l, rule.Game{}.Info().Events[e.Kind])
	}
	return strings.Join(l, " ")
}

// difference names the parts in which two positions differ.
func difference(a, b *rule.State) string {
	var l []string
	add := func(what string, x, y any) {
		if x != y {
			l = append(l, fmt.Sprintf("%s: shown %+v, is %+v", what, x, y))
		}
	}
	for i := range a.Ops {
		add(fmt.Sprintf("operative %d", i), a.Ops[i], b.Ops[i])
	}
	for i := range a.Rooms {
		add(fmt.Sprintf("room %d", i), a.Rooms[i], b.Rooms[i])
	}
	for i := range a.NPCs {
		add(fmt.Sprintf("npc %d", i), a.NPCs[i], b.NPCs[i])
	}
	for i := range a.Left {
		add(fmt.Sprintf("left %d", i), a.Left[i], b.Left[i])
	}
	add("rest", [...]any{a.Round, a.Over, a.First, a.Proximity, a.Alarm, a.DeckSize, a.Discard, a.Box, a.Pool, a.Boxed, a.Protos, a.FileFree, a.Sludge, a.Draft},
		[...]any{b.Round, b.Over, b.First, b.Proximity, b.Alarm, b.DeckSize, b.Discard, b.Box, b.Pool, b.Boxed, b.Protos, b.FileFree, b.Sludge, b.Draft})
	return strings.Join(l, "\n")
}

// Events that games at random hardly bring.
func TestRareEventsAreShown(t *testing.T) {
	in := rule.Game{}.Info()
	s := midway(t)
	a, c := opsOf(s, 0)[0], opsOf(s, 2)[0]
	for _, x := range []struct {
		event rules.Event
		name  string
		holds func(s *rule.State) bool
	}{
		{rules.Event{Who: rule.RefNPC(rule.TyroneKent), From: rule.RefPlace(2), N: 3}, "tokens-lost", func(s *rule.State) bool { return s.Rooms[2].Data == 0 && s.Boxed == 3 }},
		{rules.Event{What: rule.RefNPC(rule.TyroneKent), To: rule.RefPlace(3)}, "npc-flipped", func(s *rule.State) bool { return s.NPCs[rule.TyroneKent].Up }},
		{rules.Event{N: 9}, "reshuffled", func(s *rule.State) bool { return s.DeckSize == 9 && s.Discard == 0 }},
		{rules.Event{Who: rule.RefOperative(a), To: rule.RefOperative(c), What: rule.RefCard(rule.Retreat)}, "saw", func(s *rule.State) bool { return s.Ops[c].Selected == rule.Retreat }},
		{rules.Event{Who: rule.RefOperative(a), To: rule.RefOperative(c)}, "linked", func(s *rule.State) bool { return s.Ops[a].Link == c }},
		{rules.Event{Who: rule.RefOperative(a), From: rule.RefPlace(3), To: rule.RefPlace(4), N: 1}, "carried", func(s *rule.State) bool { return s.Rooms[3].Data == 0 && s.Rooms[4].Data == 2 }},
	} {
		b := newBench(t, 1280, 720, 1)
		v := b.viewOf(s, 0, false)
		b.lay(v)
		x.event.Kind = rules.EventKind(slices.Index(in.Events, x.name))
		if beat := b.table.Show(v.Shown, x.event); beat.MS == 0 {
			t.Errorf("%s passes unseen", x.name)
		}
		b.lay(v)
		if !x.holds(v.Shown.(*rule.State)) {
			t.Errorf("%s changes nothing", x.name)
		}
	}
}

// Every thing that stands for a ref has it as its ID, wherever it lies.
func TestRefsAreFound(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := midway(t)
	b.lay(b.viewOf(s, 0, true))
	var want []rules.Ref
	for p := rule.Entry; p <= rule.Out; p++ {
		want = append(want, rule.RefPlace(p))
	}
	for _, o := range s.InPlay() {
		want = append(want, rule.RefOperative(o), rule.RefSeat(int(s.Ops[o].Seat)))
	}
	for _, c := range b.table.handOf(opsOf(s, 0)[0]) {
		want = append(want, rule.RefCard(c))
	}
	want = append(want, rule.RefNPC(rule.JamesHarris), rule.RefNPC(rule.TyroneKent), rule.RefSludge, rule.RefPrototype, rule.RefFile,
		rule.RefProximity, rule.RefAlarm, rule.RefPool, rule.RefDeck, rule.RefDiscard, rule.RefBox)
	for _, r := range want {
		if _, ok := b.stage.Find(b.view.ID(r)); !ok {
			t.Errorf("nothing on the table shows %s", b.view.ID(r))
		}
	}
}

// Whatever can be looked at is explained, in words that are there.
func TestEveryThingIsExplained(t *testing.T) {
	for _, small := range []bool{false, true} {
		w, h := 1920, 1080
		if small {
			w, h = 1280, 720
		}
		b := newBench(t, w, h, 1)
		for _, s := range []*rule.State{midway(t), begin(t, 2, 3, rules.Options{"extraction": 1}), begin(t, 6, 3, rules.Options{"draft": 1, "labyrinth": 1})} {
			b.lay(b.viewOf(s, s.Turn().Seat, true))
			for _, id := range b.stage.Things() {
				th := b.stage.Thing(id)
				if th == nil || th.Decor {
					continue
				}
				if th.Tip == nil {
					t.Errorf("%s is not explained", id)
					continue
				}
				tip := th.Tip()
				if tip.Empty() || tip.Title == "" {
					t.Errorf("the tip of %s has no title", id)
				}
				words := tip.Title + tip.Body
				for _, k := range tip.Keywords {
					words += k.Name + k.Text
				}
				if strings.ContainsAny(words, "«»<>") {
					t.Errorf("the tip of %s says %q", id, words)
				}
			}
		}
	}
}

// Nothing that is to be seen lies outside of the window, in any window.
func TestEverythingLiesInTheWindow(t *testing.T) {
	for _, size := range []struct {
		w, h  int
		scale float64
	}{{1280, 720, 1}, {1920, 1080, 0.75}, {1920, 1080, 2}, {2560, 1080, 1}, {3840, 2160, 1.5}, {1024, 768, 1}, {640, 360, 1}} {
		b := newBench(t, size.w, size.h, size.scale)
		for _, s := range []*rule.State{midway(t), begin(t, 6, 9, nil), begin(t, 2, 9, nil)} {
			b.lay(b.viewOf(s, s.Turn().Seat, true))
			window := b.stage.Area().Inset(-1)
			for _, id := range b.stage.Things() {
				th := b.stage.Thing(id)
				if th == nil || th.Decor || id == "" {
					continue
				}
				r := th.Shape.Bounds()
				if r.Empty() || r.X < window.X || r.Y < window.Y || r.Right() > window.Right() || r.Bottom() > window.Bottom() {
					t.Errorf("%dx%d at %v: %s lies at %v, the window is %v", size.w, size.h, size.scale, id, r, window)
				}
			}
		}
	}
}

// A hand of any size fits, open or not, and the open card covers the place it
// opened from.
func TestHandsFit(t *testing.T) {
	b := newBench(t, 1920, 1080, 1)
	s := midway(t)
	b.lay(b.viewOf(s, 0, true))
	area := b.table.handArea()
	for n := 4; n <= 16; n++ {
		rest := b.table.handPlaces(n, -1)
		for open := range n {
			l := b.table.handPlaces(n, open)
			for i, r := range l {
				if r.X < area.X-1 || r.Right() > area.Right()+1 {
					t.Fatalf("%d cards, number %d open: number %d lies at %v outside of %v", n, open, i, r, area)
				}
				if i > 0 && r.X < l[i-1].X {
					t.Fatalf("%d cards, number %d open: number %d lies left of the one before", n, open, i)
				}
			}
			if l[open].X > rest[open].X+1 || l[open].Right() < rest[open].Right()-1 {
				t.Fatalf("%d cards: number %d opens at %v and leaves its place %v", n, open, l[open], rest[open])
			}
		}
	}
}

// What cannot be chosen now says why, beside others of its kind that can.
func TestWhatCannotBeChosenSaysWhy(t *testing.T) {
	var moves, cards int
	for seed := uint64(1); seed < 12 && (moves < 8 || cards < 8); seed++ {
		b := newBench(t, 1280, 720, 1)
		play(t, 4, seed, nil, func(s *rule.State, legal []rules.Action) {
			verb := s.Game().Info().Verbs[legal[0].Verb].Name
			if verb != "move" && verb != "play" && verb != "room" {
				return
			}
			b.lay(b.viewOf(s, s.Turn().Seat, true))
			for _, id := range b.stage.Things() {
				th := b.stage.Thing(id)
				if th == nil || th.Press != nil || len(th.Choices) > 0 {
					continue
				}
				place := strings.HasPrefix(id, "place:") && verb != "play"
				if card := strings.HasPrefix(id, "card:") && verb == "play"; !place && !card {
					continue
				}
				if !th.Disabled || th.Why == "" || strings.Contains(th.Why, "«") {
					t.Fatalf("%s: %s does not say why it cannot be chosen: %q", verb, id, th.Why)
				}
				if place {
					moves++
				} else {
					cards++
				}
			}
		}, nil)
	}
	if moves < 8 || cards < 8 {
		t.Errorf("only %d places and %d cards could not be chosen", moves, cards)
	}
}

// A pile of any size can be looked through without scrolling.
func TestPilesFit(t *testing.T) {
	for _, h := range []int{720, 1080} {
		b := newBench(t, h*16/9, h, 1)
		b.lay(b.viewOf(midway(t), 0, true))
		for n := range 36 {
			panel, places := b.table.pilePlaces(n)
			if !within(panel, b.table.plan.window) || len(places) != n {
				t.Fatalf("%d cards: the panel is %v, there are %d places", n, panel, len(places))
			}
			for i, r := range places {
				if !within(r, panel) || i > 0 && r.Overlaps(places[i-1]) {
					t.Fatalf("%d cards: number %d lies at %v, the panel is %v", n, i, r, panel)
				}
			}
		}
	}
}

func within(r, in render.Rect) bool {
	return r.X >= in.X && r.Y >= in.Y && r.Right() <= in.Right() && r.Bottom() <= in.Bottom()
}

// The open piles show their cards when they are chosen.
func TestPilesOpen(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	b.lay(b.viewOf(midway(t), 0, true))
	b.stage.Thing("supply:discard").Press()
	b.lay(b.view)
	for _, id := range []string{"pile/card:zip-line", "pile/card:stun-baton", "pile/card:courier-rig", "pile/close"} {
		if _, ok := b.stage.Find(id); !ok {
			t.Errorf("%s is not there", id)
		}
	}
	b.stage.Thing("pile/close").Press()
	b.lay(b.view)
	if b.stage.IsOpen("pile") {
		t.Error("the pile stays open")
	}
}

// The card under the pointer opens, is explained, and points at what it would
// act on.
func TestACardOpensUnderThePointer(t *testing.T) {
	b := newBench(t, 1920, 1080, 1)
	b.lay(b.viewOf(midway(t), 0, true))
	was, _ := b.stage.Find("card:download")
	b.hover("card:download")
	now, _ := b.stage.Find("card:download")
	if now.W < was.W*1.5 {
		t.Errorf("the card is %v wide, it was %v", now.W, was.W)
	}
	points := b.stage.Thing("card:download").Points
	if !slices.ContainsFunc(points, func(p ui.Pointing) bool { return p.To == "data:4" && strings.HasSuffix(p.Label, "+1") }) {
		t.Errorf("Download points at %v", points)
	}
	if h := b.stage.Hovered(); h != "card:download" {
		t.Errorf("the pointer is on %q once the card is open", h)
	}
}

// While a card is being resolved it lies open, wherever the pointer was left;
// between events the card under the pointer is read.
func TestThePlayedCardLiesOpen(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := midway(t)
	me, rival := opsOf(s, 0)[0], opsOf(s, 1)[0]
	s.Ops[me].Selected = rule.Download
	v := b.viewOf(s, 0, false)
	v.Showing = true
	b.lay(v)
	kind := rules.EventKind(slices.Index((rule.Game{}).Info().Events, "flipped"))
	b.table.Show(v.Shown, rules.Event{Kind: kind, Who: rule.RefOperative(rival), What: rule.RefCard(rule.Advance)})
	b.lay(v)
	played := func() bool {
		return slices.ContainsFunc(b.stage.Things(), func(id string) bool { return strings.HasPrefix(id, "played#") })
	}
	if !played() {
		t.Error("the card that is resolved does not lie open")
	}
	b.hover("card:advance")
	if !played() {
		t.Error("the card that is resolved is hidden by the one under the pointer")
	}
	v.Showing = false
	b.hover("card:advance")
	if played() {
		t.Error("the card that was resolved hides the one that is read")
	}
}

// What one person was shown does not stay in motion for the next.
func TestNothingMovesFromOneSeatToTheNext(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := midway(t)
	v := b.viewOf(s, 0, false)
	b.lay(v)
	o := opsOf(s, 0)[0]
	in := rule.Game{}.Info()
	b.table.Show(v.Shown, rules.Event{Kind: rules.EventKind(slices.Index(in.Events, "drew")), Who: rule.RefOperative(o), What: rule.RefCard(rule.JumpPack.Card())})
	if len(b.table.motion.flights) == 0 {
		t.Fatal("a drawn card does not fly")
	}
	b.lay(b.viewOf(s, 1, false))
	if n := len(b.table.motion.flights); n != 0 {
		t.Errorf("%d things still fly before the eyes of another seat", n)
	}
}

// The keys go everywhere: every thing that can be chosen can have the focus.
func TestEveryChoiceCanHaveTheFocus(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	b.lay(b.viewOf(midway(t), 0, true))
	for _, id := range b.stage.Things() {
		th := b.stage.Thing(id)
		if th == nil || th.Press == nil && len(th.Choices) == 0 {
			continue
		}
		b.stage.Focus(id)
		b.stage.Tick(&input.Snapshot{Device: input.Keyboard})
		if got := b.stage.Focused(); got != id {
			t.Errorf("the focus is on %q, not on %q", got, id)
		}
	}
}

// The table's texts: none is missing, none is left over.
func TestTexts(t *testing.T) {
	book, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	used := usedKeys(t)
	in := rule.Game{}.Info()
	for _, r := range in.Refs {
		if r.Name == "card" {
			for _, id := range r.IDs {
				used["rule."+id] = true
			}
		}
	}
	for key := range used {
		if !slices.Contains(book.Keys(words), key) {
			t.Errorf("no text for %q", key)
		}
	}
	for _, key := range book.Keys(words) {
		if !used[key] {
			t.Errorf("the text %q is used by nobody", key)
		}
	}
}

package infiltration

import (
	"slices"
	"strings"
	"testing"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/render/ui/input"
	"safehouse/rules"
	rule "safehouse/rules/infiltration"
	"safehouse/scenes/tabletop/tabletoptest"
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
func play(t *testing.T, seats int, seed uint64, options rules.Options, before func(s *rule.State, legal []rules.Action), after func(was, now *rule.State, rec *rules.Recorder)) {
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
		rec := &rules.Recorder{Keep: true}
		if err := s.Apply(a, rec); err != nil {
			t.Fatal(err)
		}
		if after != nil {
			after(was, s, rec)
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
				b.Lay(b.ViewOf(s, s.Turn().Seat, true))
				offered := append(b.Offered(func(id string) bool {
					return strings.HasPrefix(id, "hand:") || strings.HasPrefix(id, "supply:")
				}), b.View.Rest()...)
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

// Every event of whole games is looked at for a moment, and showing it changes
// neither the position before it nor the one after.
func TestEveryEventIsShown(t *testing.T) {
	seen := map[string]bool{}
	for i, game := range tables {
		t.Run(game.name, func(t *testing.T) {
			b := newBench(t, 1280, 720, 1)
			seat, shown := i%game.seats, 0
			play(t, game.seats, uint64(700+i), game.options, nil, func(was, _ *rule.State, rec *rules.Recorder) {
				last := rules.View(was, seat)
				if shown == 0 {
					b.Lay(b.ViewWith(last.(*rule.State), was, seat, nil))
				}
				for k, e := range rec.Events {
					name := rule.Game{}.Info().Events[e.Kind]
					if !e.SeenBy(seat) {
						continue
					}
					seen[name] = true
					now := rules.View(rec.States[k], seat)
					before, after := last.Clone(), now.Clone()
					if beat := b.table.Show(last, now, e); beat.MS < 0 || beat.MS > 2000 {
						t.Fatalf("%s is looked at for %v ms", name, beat.MS)
					}
					if !last.Same(before) || !now.Same(after) {
						t.Fatalf("showing %s changes a position", name)
					}
					if shown++; shown%97 == 0 {
						b.Lay(b.ViewWith(now.(*rule.State), was, seat, nil)) // what is half shown can be laid
					}
					last = now
				}
			})
		})
	}
	var never []string
	for _, name := range (rule.Game{}).Info().Events[1:] {
		if !seen[name] {
			never = append(never, name)
		}
	}
	tabletoptest.Rows(t, rows, rule.Game{}.Info().Events)
	t.Logf("events that did not occur: %v", never)
}

// Events that games at random hardly bring.
func TestRareEventsAreShown(t *testing.T) {
	in := rule.Game{}.Info()
	s := midway(t)
	a, c := opsOf(s, 0)[0], opsOf(s, 2)[0]
	for _, x := range []struct {
		event rules.Event
		name  string
	}{
		{rules.Event{Who: rule.RefNPC(rule.TyroneKent), From: rule.RefPlace(2), N: 3}, "tokens-lost"},
		{rules.Event{What: rule.RefNPC(rule.TyroneKent), To: rule.RefPlace(3)}, "npc-flipped"},
		{rules.Event{N: 9}, "reshuffled"},
		{rules.Event{Who: rule.RefOperative(a), To: rule.RefOperative(c), What: rule.RefCard(rule.Retreat)}, "saw"},
		{rules.Event{Who: rule.RefOperative(a), To: rule.RefOperative(c)}, "linked"},
		{rules.Event{Who: rule.RefOperative(a), From: rule.RefPlace(3), To: rule.RefPlace(4), N: 1}, "carried"},
	} {
		b := newBench(t, 1280, 720, 1)
		v := b.ViewOf(s, 0, false)
		b.Lay(v)
		x.event.Kind = rules.EventKind(slices.Index(in.Events, x.name))
		if beat := b.table.Show(v.Shown, v.Shown, x.event); beat.MS == 0 {
			t.Errorf("%s passes unseen", x.name)
		}
		b.Lay(v)
	}
}

// Every thing that stands for a ref has it as its ID, wherever it lies.
func TestRefsAreFound(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := midway(t)
	b.Lay(b.ViewOf(s, 0, true))
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
		if _, ok := b.Stage.Find(b.View.ID(r)); !ok {
			t.Errorf("nothing on the table shows %s", b.View.ID(r))
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
			b.Lay(b.ViewOf(s, s.Turn().Seat, true))
			tabletoptest.Explained(t, b.Bench, false, func(id string) bool { return id == board }) // the board is only looked at more closely
		}
	}
}

// Nothing that is to be seen lies outside of the window, in any window.
func TestEverythingLiesInTheWindow(t *testing.T) {
	for _, size := range tabletoptest.Windows {
		b := newBench(t, size.W, size.H, size.Scale)
		for _, s := range []*rule.State{midway(t), begin(t, 6, 9, nil), begin(t, 2, 9, nil)} {
			b.Lay(b.ViewOf(s, s.Turn().Seat, true))
			tabletoptest.InWindow(t, b.Bench)
		}
	}
}

// A hand of any size fits, and the sheet of the card that is read beside it.
func TestHandsFit(t *testing.T) {
	b := newBench(t, 1920, 1080, 1)
	s := midway(t)
	b.Lay(b.ViewOf(s, 0, true))
	area := b.table.handArea()
	for n := 4; n <= 16; n++ {
		l := b.table.handPlaces(n)
		for i, r := range l {
			if r.X < area.X-1 || r.Right() > area.Right()+1 || i > 0 && r.X < l[i-1].X {
				t.Fatalf("%d cards: number %d lies at %v in %v", n, i, r, area)
			}
			if sheet := b.table.sheetOf(r); sheet.X < area.X-1 || sheet.Right() > area.Right()+1 || sheet.Bottom() != r.Bottom() {
				t.Fatalf("%d cards: the sheet of number %d lies at %v outside of %v", n, i, sheet, area)
			}
		}
	}
}

// No card of the hand moves when another is read, and a press at a card's place takes that card.
func TestReadingACardMovesNoOther(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := midway(t)
	b.Lay(b.ViewOf(s, 0, true))
	hand := b.table.handOf(b.table.look)
	places := map[string]render.Rect{}
	for _, c := range hand {
		id := b.View.ID(rule.RefCard(c))
		places[id], _ = b.Stage.Find(id)
	}
	for _, c := range hand {
		id := b.View.ID(rule.RefCard(c))
		b.Hover(id)
		if b.Stage.Hovered() != id {
			t.Fatalf("the pointer at %s is on %s", id, b.Stage.Hovered())
		}
		for other, was := range places {
			if at, _ := b.Stage.Find(other); at.X != was.X || at.W != was.W {
				t.Errorf("reading %s moves %s from %v to %v", id, other, was, at)
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
			b.Lay(b.ViewOf(s, s.Turn().Seat, true))
			for _, id := range b.Stage.Things() {
				th := b.Stage.Thing(id)
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

// The card under the pointer opens, is explained, and points at what it would
// act on.
func TestACardOpensUnderThePointer(t *testing.T) {
	b := newBench(t, 1920, 1080, 1)
	b.Lay(b.ViewOf(midway(t), 0, true))
	b.Hover("card:download")
	if !b.table.reading() {
		t.Error("the card is not read")
	}
	points := b.Stage.Thing("card:download").Points
	if !slices.ContainsFunc(points, func(p ui.Pointing) bool { return p.To == "data:4" && strings.HasSuffix(p.Label, "+1") }) {
		t.Errorf("Download points at %v", points)
	}
	if h := b.Stage.Hovered(); h != "card:download" {
		t.Errorf("the pointer is on %q once the card is open", h)
	}
}

// While a card is being resolved it lies open, wherever the pointer was left;
// between events the card under the pointer is read.
func TestThePlayedCardLiesOpen(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := midway(t)
	me, rival := opsOf(s, 0)[0], opsOf(s, 1)[0]
	s.Ops[me].Selected, s.Phase = rule.Download, rule.Resolution
	v := b.ViewOf(s, 0, false)
	v.Showing = true
	b.Lay(v)
	kind := rules.EventKind(slices.Index((rule.Game{}).Info().Events, "flipped"))
	b.table.Show(v.Shown, v.Shown, rules.Event{Kind: kind, Who: rule.RefOperative(rival), What: rule.RefCard(rule.Advance)})
	b.Lay(v)
	played := func() bool {
		return slices.ContainsFunc(b.Stage.Things(), func(id string) bool { return strings.HasPrefix(id, "played#") })
	}
	if !played() {
		t.Error("the card that is resolved does not lie open")
	}
	b.Hover("card:advance")
	if !played() {
		t.Error("the card that is resolved is hidden by the one under the pointer")
	}
	v.Showing = false
	b.Hover("card:advance")
	if played() {
		t.Error("the card that was resolved hides the one that is read")
	}
}

// What one person was shown does not stay in motion for the next.
func TestNothingMovesFromOneSeatToTheNext(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := midway(t)
	v := b.ViewOf(s, 0, false)
	b.Lay(v)
	o := opsOf(s, 0)[0]
	in := rule.Game{}.Info()
	b.table.Show(v.Shown, v.Shown, rules.Event{Kind: rules.EventKind(slices.Index(in.Events, "drew")), Who: rule.RefOperative(o), What: rule.RefCard(rule.JumpPack.Card())})
	if len(b.table.Flights.List) == 0 {
		t.Fatal("a drawn card does not fly")
	}
	b.Lay(b.ViewOf(s, 1, false))
	if n := len(b.table.Flights.List); n != 0 {
		t.Errorf("%d things still fly before the eyes of another seat", n)
	}
}

// The keys go everywhere: every thing that can be chosen can have the focus.
func TestEveryChoiceCanHaveTheFocus(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	b.Lay(b.ViewOf(midway(t), 0, true))
	for _, id := range b.Stage.Things() {
		th := b.Stage.Thing(id)
		if th == nil || th.Press == nil && len(th.Choices) == 0 {
			continue
		}
		b.Stage.Focus(id)
		b.Stage.Tick(&input.Snapshot{Device: input.Keyboard})
		if got := b.Stage.Focused(); got != id {
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
	for v := 1; v < len(in.Verbs); v++ { // what to press; some are said together, some are never asked alone
		if name := in.Verbs[v].Name; !slices.Contains([]string{"stop", "done", "wound"}, name) && rules.Verb(v) < rule.VCrack {
			used["guide."+name] = true
		}
	}
	for n := range rules.MaxSeats {
		used["guide.turn."+itoa(n+1)] = true
	}
	for key := range used {
		if !slices.Contains(book.Keys(words), key) {
			t.Errorf("no text for %q", key)
		}
	}
	for _, key := range book.Keys(words) {
		if !used[key] && !used[strings.TrimSuffix(key, text.Spoken[0].Ending)] {
			t.Errorf("the text %q is used by nobody", key)
		}
	}
}

// The other words are the alarm is a stock and an option.
func TestNoVerbOrEventIsSpelled(t *testing.T) {
	tabletoptest.Spelled(t, rule.Game{}.Info(), "alarm")
}

package shadownetwork

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/rules"
	rule "safehouse/rules/shadownetwork"
	"safehouse/scenes"
	"safehouse/scenes/tabletop/tabletoptest"
)

// begin deals a game.
func begin(t testing.TB, seats int, seed uint64, options rules.Options) *rule.State {
	t.Helper()
	st, err := rule.Game{}.New(rules.Setup{Seats: seats, Seed: seed, Options: options})
	if err != nil {
		t.Fatal(err)
	}
	return st.(*rule.State)
}

// play plays a game to its end, half of it at random; each is called at every
// decision.
func play(t testing.TB, seats int, seed uint64, options rules.Options, each func(n int, s *rule.State, legal []rules.Action)) {
	t.Helper()
	s := begin(t, seats, seed, options)
	r := rules.Rand{S: seed * 977}
	for n := 0; !s.Turn().Done; n++ {
		legal := s.Legal(nil)
		each(n, s, legal)
		a := legal[r.Intn(len(legal))]
		if n%4 > 0 {
			a = legal[s.Playout(legal, &r)]
		}
		if err := s.Apply(a, nil); err != nil {
			t.Fatal(err)
		}
	}
}

// Whatever can be decided in 50 random games over all seat counts and levels is
// offered by a thing on the table, or left to the prompt where no thing stands
// for it; and nothing else is offered.
func TestEveryLegalActionIsOffered(t *testing.T) {
	left := map[string]bool{"done": true, "collect": true, "forgo": true}
	asked := map[string]int{}
	b := newBench(t, 1280, 720, 1)
	look := func(kind string, s *rule.State, legal []rules.Action) {
		t.Helper()
		b.Lay(b.ViewOf(s, s.Turn().Seat, true))
		rest := b.View.Rest()
		offered := append(b.Offered(nil), rest...)
		for _, a := range legal {
			if !slices.Contains(offered, a) {
				t.Fatalf("%s is not offered: %v", kind, s.Describe(a))
			}
		}
		for _, a := range offered {
			if !slices.Contains(legal, a) {
				t.Fatalf("%s: %v is offered though it is not legal", kind, a)
			}
		}
		for _, a := range rest {
			if verb := b.View.Info.Verbs[a.Verb].Name; !left[verb] {
				t.Fatalf("%s: nothing on the table stands for %s: %v", kind, verb, s.Describe(a))
			}
		}
	}
	for i := range 400 {
		var options rules.Options
		seats := 1 + i%5
		if i >= 50 { // for what is seldom asked
			seats = 1
		}
		if seats == 1 {
			options = rules.Options{"syndicate": i / 5 % 3}
		}
		play(t, seats, uint64(100+i), options, func(n int, s *rule.State, legal []rules.Action) {
			kind := s.Asked().Kind.Name()
			if i >= 50 && kind != "hire-for" && kind != "use-for" {
				return
			}
			if asked[kind]++; asked[kind] > 12 && (n+i)%37 > 0 {
				return
			}
			look(kind, s, legal)
		})
	}
	end := finishing(t) // seldom asked in random play
	asked["finish"]++
	look("finish", end, end.Legal(nil))
	for _, kind := range []string{"keep", "toss", "place", "collect", "leak", "market", "second", "replace", "analyse", "milestone", "wage", "hire-for", "use-for", "finish"} {
		if asked[kind] == 0 {
			t.Errorf("%s was never asked", kind)
		}
	}
}

// Nothing hidden is drawn: two positions that differ only in what the viewer may
// not know lay out the same things with the same words.
func TestNothingHiddenIsDrawn(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	compared := 0
	for i := range 10 {
		seats := 1 + i%5
		play(t, seats, uint64(300+i), nil, func(n int, s *rule.State, legal []rules.Action) {
			if n%9 > 0 {
				return
			}
			for seat := -1; seat < seats; seat++ {
				if seat == s.Turn().Seat {
					continue
				}
				twin := s.Clone().(*rule.State)
				twin.Blank(seat)
				twin.Resample(seat, &rules.Rand{S: uint64(n) + 5})
				if twin.Same(s) {
					continue
				}
				if one, two := b.seen(s, seat), b.seen(twin, seat); one != two {
					t.Fatalf("seat %d sees a difference:\n%s", seat, difference(one, two))
				}
				compared++
			}
		})
	}
	if compared < 100 {
		t.Errorf("only %d positions compared", compared)
	}
}

// seen is everything that the table lists and explains to a seat.
func (b *bench) seen(s *rule.State, seat int) string {
	b.Lay(b.ViewOf(s, seat, false))
	var w strings.Builder
	for _, id := range b.Stage.Things() {
		th := b.Stage.Thing(id)
		if th == nil {
			continue
		}
		r := th.Shape.Bounds()
		w.WriteString(id + " " + th.Label + " " + itoa(int(r.X)) + " " + itoa(int(r.Y)))
		if th.Tip != nil {
			tip := th.Tip()
			w.WriteString(" " + tip.Title + " " + tip.Body)
			for _, k := range tip.Keywords {
				w.WriteString(" " + k.Name + " " + k.Text)
			}
		}
		w.WriteString("\n")
	}
	for _, p := range b.table.Parts {
		w.WriteString("part " + itoa(int(p.Key>>1)) + "\n")
	}
	return w.String()
}

// difference is the first line in which two texts differ.
func difference(a, b string) string {
	x, y := strings.Split(a, "\n"), strings.Split(b, "\n")
	for i := range min(len(x), len(y)) {
		if x[i] != y[i] {
			return x[i] + "\n" + y[i]
		}
	}
	return "one is longer"
}

// Whatever can be looked at is explained, in whole words.
func TestEverythingIsExplained(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	for i := range 8 {
		play(t, 1+i%5, uint64(40+i), nil, func(n int, s *rule.State, legal []rules.Action) {
			if n%11 > 0 {
				return
			}
			b.Lay(b.ViewOf(s, s.Turn().Seat, true))
			tabletoptest.Explained(t, b.Bench, true, func(id string) bool {
				k, ok := rule.OnCity(refOf(b, id))
				return id == "heap" || strings.HasPrefix(id, "colour:") || ok && b.Stage.Thing(id).Tip == nil && len(b.table.telex(k)) > 2 // the telex explains it
			})
		})
	}
}

// refOf is the ref that a thing stands for.
func refOf(b *bench, id string) rules.Ref {
	r, _ := b.View.Info.ParseRef(id)
	return r
}

// Nothing that is to be seen lies outside of the window, in any window.
func TestEverythingLiesInTheWindow(t *testing.T) {
	for _, size := range tabletoptest.Windows {
		b := newBench(t, size.W, size.H, size.Scale)
		for seats := 1; seats <= 5; seats++ {
			s := begin(t, seats, 9, nil)
			b.Lay(b.ViewOf(s, s.Turn().Seat, true))
			tabletoptest.InWindow(t, b.Bench)
		}
	}
}

// A city, Handler, row or Contract that cannot be chosen says why, beside others
// of its kind that can.
func TestWhatCannotBeChosenSaysWhy(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	kinds := map[string]string{"place": "city:", "leak": "city:", "analyse": "row:", "toss": "contract:"}
	said := map[string]int{}
	for i := range 6 {
		play(t, 2+i%3, uint64(60+i), nil, func(n int, s *rule.State, legal []rules.Action) {
			kind := s.Asked().Kind.Name()
			prefix := kinds[kind]
			if prefix == "" || n%5 > 0 {
				return
			}
			b.Lay(b.ViewOf(s, s.Turn().Seat, true))
			for _, id := range b.Stage.Things() {
				th := b.Stage.Thing(id)
				if th == nil || th.Press != nil || len(th.Choices) > 0 || !strings.HasPrefix(id, prefix) {
					continue
				}
				if kind == "toss" {
					continue // what lies on the market is not asked about
				}
				if !th.Disabled || th.Why == "" || strings.Contains(th.Why, "«") {
					t.Fatalf("%s: %s does not say why it cannot be chosen: %q", kind, id, th.Why)
				}
				said[kind]++
			}
		})
	}
	for _, kind := range []string{"place", "leak", "analyse"} {
		if said[kind] < 5 {
			t.Errorf("%s: only %d things that cannot be chosen", kind, said[kind])
		}
	}
}

// What a city would do is shown before it is done: pieces come as ghosts, the
// fee is told, and the telex covers neither the city nor where it leaks.
func TestACityIsForeseen(t *testing.T) {
	b := newBench(t, 1920, 1080, 1)
	looked := 0
	play(t, 4, 21, nil, func(n int, s *rule.State, legal []rules.Action) {
		if s.Asked().Kind != rule.AskPlace || looked > 12 {
			return
		}
		seat := s.Turn().Seat
		for _, a := range legal {
			if b.table.View != nil && a.Verb == rule.VOverlay {
				continue
			}
			k := rule.City(a.Args[0])
			v := b.ViewOf(s, seat, true)
			b.Lay(v)
			b.Hover(v.ID(rule.RefCity(k)))
			looked++
			f := b.table.foresee()
			city, secret := s.Cities[k], s.Cities[k].Tile.Card().Secret
			for c := range f.gain {
				if f.gain[c] != city.Leaked[c]+secret.Of[c] {
					t.Fatalf("%v: foreseen are %v", k, f.gain)
				}
			}
			if want := int(city.Influence) + int(secret.Influence) - s.Fee(k, rule.Side(seat)); f.coins != want {
				t.Fatalf("%v: %d Influence are foreseen, want %d", k, f.coins, want)
			}
			after := s.Clone().(*rule.State)
			if err := after.Apply(a, nil); err != nil {
				t.Fatal(err)
			}
			r, laid := b.Stage.Floats()["telex"]
			if !laid {
				t.Fatalf("no telex tells what %v would do", k)
			}
			about := []rule.City{k}
			for _, leak := range city.Tile.Card().Leaks {
				about = append(about, s.CitiesOf(leak.To)...)
			}
			for _, c := range about {
				if overlap(r, b.Stage.Thing(v.ID(rule.RefCity(c))).Shape.Bounds()) > 0 {
					t.Errorf("the telex of %v covers %v", k, c)
				}
			}
			break
		}
	})
	if looked < 5 {
		t.Errorf("only %d cities were looked at", looked)
	}
}

// overlap is the area that two places share.
func overlap(a, b render.Rect) float64 {
	return max(0, min(a.Right(), b.Right())-max(a.X, b.X)) * max(0, min(a.Bottom(), b.Bottom())-max(a.Y, b.Y))
}

var (
	spoken = regexp.MustCompile(`\b(?:T|N|stamp)\("([a-z][a-z0-9.-]*)"`)
	tipped = regexp.MustCompile(`plainTip\("([a-z.-]+)"`)
)

// The table's words are those that it asks for, none missing and none left over.
func TestWords(t *testing.T) {
	used := map[string]bool{"sheet.upkeep": true, "sheet.scores": true, "report.decided.influence": true, "report.decided.contracts": true, "report.decided.penalty": true}
	for k := rule.AskKeep; k <= rule.AskFinish; k++ {
		used["guide."+k.Name()] = true
	}
	for _, k := range []string{"use", "make", "revive", "exchange", "recruit", "draw", "hire", "scrap", "recall"} {
		used["open."+k] = true
	}
	for _, o := range (rule.Game{}).Info().Options[1:] { // on the slip, where they are not as printed
		switch {
		case o.Kind != rules.Enum:
			used["house."+o.ID] = true
		default:
			for v, id := range o.Values {
				if v != o.Default {
					used["house."+o.ID+"."+id] = true
				}
			}
		}
	}
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if strings.HasSuffix(f, "_test.go") {
			continue
		}
		src, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range spoken.FindAllStringSubmatch(string(src), -1) {
			if !strings.HasSuffix(m[1], ".") {
				used[m[1]] = true
			}
		}
		for _, m := range tipped.FindAllStringSubmatch(string(src), -1) {
			used["tip."+m[1]], used["tip."+m[1]+".body"] = true, true
		}
	}
	book, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	has := book.Keys(words)
	for k := range used {
		if !slices.Contains(has, k) {
			t.Errorf("no text for %q", k)
		}
	}
	for _, k := range has {
		if !used[k] && !used[strings.TrimSuffix(k, text.Spoken[0].Ending)] {
			t.Errorf("the text %q is used by nobody", k)
		}
	}
}

// Everybody has a face of their own: no two Handlers and no two sides share what
// is on the head, over the eyes, under the nose and round the neck.
func TestEverybodyHasAFaceOfTheirOwn(t *testing.T) {
	type looks struct {
		hat   hat
		cut   hair
		lens  lens
		beard beard
		dress dress
	}
	seen := map[looks]string{}
	note := func(name string, v *visage) {
		l := looks{v.hat, v.cut, v.lens, v.beard, v.dress}
		if v.hat != noHat && v.hat != phones && v.cut < bob {
			l.cut = bald // under a hat
		}
		if other := seen[l]; other != "" {
			t.Errorf("%s looks like %s", name, other)
		}
		seen[l] = name
	}
	for h := range rule.Handler(rule.Handlers) {
		note(h.Card().ID, &faces[h])
	}
	for i := range sitters {
		note("seat "+itoa(i), &sitters[i])
	}
	if len(seen) != rule.Handlers+6 {
		t.Errorf("%d faces for %d people", len(seen), rule.Handlers+6)
	}
}

// said is actions in words.
func said(v *scenes.View, list []rules.Action) (l []string) {
	for _, a := range list {
		l = append(l, v.Say(v.Shown.Describe(a)))
	}
	return l
}

// What the prompt tells to press can be pressed, and all that can be is told.
func TestTheGuideNamesWhatIsOpen(t *testing.T) {
	words := map[rules.Verb]string{rule.VUse: "Handler", rule.VHire: "Handler", rule.VMake: "row", rule.VExchange: "rate", rule.VRecruit: "Recruit", rule.VDraw: "a Contract",
		rule.VTake: "pieces you take", rule.VComplete: "turn it in", rule.VDiscard: "discard it", rule.VCollect: "Influence"}
	b := newBench(t, 1280, 720, 1)
	told := map[rule.FrameKind]map[string]bool{rule.AskCollect: {}, rule.AskMarket: {}, rule.AskAnalyse: {}, rule.AskMilestone: {}}
	for i := range 20 {
		play(t, 1+i%3, uint64(900+i), nil, func(_ int, s *rule.State, legal []rules.Action) {
			kind := s.Asked().Kind
			if told[kind] == nil {
				return
			}
			guide := b.table.Guide(b.ViewOf(s, s.Turn().Seat, true))
			told[kind][guide] = true
			open := map[string]bool{}
			for _, a := range legal {
				open[words[a.Verb]] = true
			}
			for _, w := range words {
				if strings.Contains(guide, w) != open[w] && !(w == "a Contract" && kind == rule.AskMilestone) {
					t.Fatalf("%s, %v: %q", kind.Name(), said(b.ViewOf(s, s.Turn().Seat, true), legal), guide)
				}
			}
		})
	}
	for kind, l := range told {
		if len(l) < 2 {
			t.Errorf("%s is always asked with %v", kind.Name(), l)
		}
	}
}

// Where the prompt has no room for all answers in whole buttons, those that stand
// on the table are not repeated in it.
func TestThePromptIsWhole(t *testing.T) {
	for _, size := range []struct {
		w, h  int
		scale float64
	}{{1280, 720, 1}, {1920, 1080, 1}, {1920, 1080, 2}, {3840, 2160, 1}} {
		b := newBench(t, size.w, size.h, size.scale)
		checked := 0
		for i := range 10 {
			play(t, 1+i%3, uint64(500+i), nil, func(n int, s *rule.State, legal []rules.Action) {
				if len(legal) > 5 || n%3 > 0 {
					return
				}
				v := b.ViewOf(s, s.Turn().Seat, true)
				b.Lay(v)
				left := b.View.Rest()
				if len(left) == 0 {
					return
				}
				place := b.table.plan.Pt(b.table.plan.prompt)
				shown := v.Answers()
				if high := v.PromptHigh(b.Stage, place.W, shown); high > place.H+0.5 {
					t.Fatalf("%dx%d: %s: the answers %v take %.0f points of %.0f", size.w, size.h, s.Asked().Kind.Name(), said(v, shown), high, place.H)
				}
				checked++
			})
		}
		if checked < 20 {
			t.Errorf("%dx%d: only %d questions with buttons", size.w, size.h, checked)
		}
	}
}

// Recruiting and wages are two things: an Agent is recruited on the price card, which says what
// that does to the wages; the wages can only be read.
func TestRecruitingAndWagesAreTwoThings(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := visit(t)
	s.Players[0].Influence = 9
	b.Lay(b.ViewOf(s, 0, true))
	wages, recruit := b.Stage.Thing("wages"), b.Stage.Thing(recruitID)
	if wages == nil || recruit == nil {
		t.Fatal("one of them does not lie there")
	}
	if wages.Press != nil || len(wages.Choices) > 0 || wages.Tip().Title != "Wages" {
		t.Error("the wages can be pressed")
	}
	if recruit.Press == nil && len(recruit.Choices) == 0 {
		t.Error("no Agent can be recruited")
	}
	p := &s.Players[0]
	n := int(p.Phone) + s.Abroad(0)
	tip := recruit.Tip()
	if len(tip.Keywords) != 1 || !strings.Contains(tip.Keywords[0].Text, itoa(s.Wage(n))+", with one Agent more "+itoa(s.Wage(n+1))) {
		t.Errorf("the tip of recruiting says %+v of wages %d and %d", tip, s.Wage(n), s.Wage(n+1))
	}
	b.Glance(recruitID)
	if v := b.table.foresee(); !v.hires || v.coins != -rule.RecruitPrice {
		t.Errorf("recruiting is foreseen as %+v", v)
	}
	s.Players[0].Influence = 0
	b.Lay(b.ViewOf(s, 0, true))
	if x := b.Stage.Thing(recruitID); x.Press != nil || x.Why == "" {
		t.Errorf("without Influence recruiting says %q", x.Why)
	}
}

// An exchange whose pieces do not all fit says so before it is paid.
func TestAnExchangeThatDoesNotFitSaysSo(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := visit(t)
	p := &s.Players[0]
	p.Influence = 9
	p.Inbox = rule.Pieces{}
	p.Inbox[rule.Green] = uint8(p.Capacity() - 1)
	v := b.ViewOf(s, 0, true)
	b.Lay(v)
	tip := b.Stage.Thing(v.ID(rule.RefColour(rule.Yellow))).Tip()
	if len(tip.Keywords) != 1 || !strings.Contains(tip.Keywords[0].Text, "1 piece") {
		t.Errorf("two pieces for one slot: %+v", tip)
	}
}

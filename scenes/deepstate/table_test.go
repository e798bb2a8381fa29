package deepstate

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"safehouse/render"
	"safehouse/rules"
	rule "safehouse/rules/deepstate"
	"safehouse/scenes/tabletop/tabletoptest"
)

// tables are the games that are played at random.
var tables = []struct {
	seats   int
	options rules.Options
}{
	{3, nil}, {1, rules.Options{"level": 0}}, {2, rules.Options{"men": 1, "treaties": 2}}, {5, rules.Options{"men": 1}}, {4, rules.Options{"treaties": 0}},
	{1, rules.Options{"level": 3, "men": 1, "treaties": 2}},
}

// play plays a game by chance and by first sight; each is called at every
// decision.
func play(t *testing.T, seats int, seed uint64, options rules.Options, each func(s *rule.State, legal []rules.Action)) {
	t.Helper()
	s := begin(t, seats, seed, options)
	r := rules.Rand{S: seed * 977}
	for n := 0; !s.Turn().Done; n++ {
		legal := s.Legal(nil)
		each(s, legal)
		a := legal[r.Intn(len(legal))]
		if n%3 > 0 {
			a = legal[s.Playout(legal, &r)]
		}
		if err := s.Apply(a, nil); err != nil {
			t.Fatal(err)
		}
	}
}

// Whatever can be decided is offered by a thing on the table or is left to the
// prompt, and nothing else is offered, in positions of 50 random games.
func TestEveryActionIsOffered(t *testing.T) {
	left := map[string]bool{}
	for i := range 50 {
		game := tables[i%len(tables)]
		b := newBench(t, 1280, 720, 1)
		n := 0
		play(t, game.seats, uint64(100+i), game.options, func(s *rule.State, legal []rules.Action) {
			n++
			b.Lay(b.ViewOf(s, s.Turn().Seat, true))
			offered := b.Offered(nil)
			for _, a := range legal {
				if !slices.Contains(offered, a) {
					left[b.View.Info.Verbs[a.Verb].Name] = true
				}
				if !slices.Contains(offered, a) && !slices.Contains(b.View.Rest(), a) {
					t.Fatalf("%s is not offered: %v", s.Turn().Phase, s.Describe(a))
				}
			}
			for _, a := range offered {
				if !slices.Contains(legal, a) {
					t.Fatalf("%s: %v is offered though it is not legal", s.Turn().Phase, a)
				}
			}
		})
	}
	for verb := range left {
		if verb != "pass" && verb != "skip" {
			t.Errorf("%s is left to the prompt", verb)
		}
	}
}

// look is everything on the screen in words: things with their labels, tips,
// reasons and choices.
func (b *bench) look() []byte {
	var out bytes.Buffer
	for _, id := range b.Stage.Things() {
		th := b.Stage.Thing(id)
		if th == nil {
			continue
		}
		fmt.Fprintf(&out, "%s|%s|%s|%v", id, th.Label, th.Why, th.Disabled)
		if th.Tip != nil {
			tip := th.Tip()
			fmt.Fprintf(&out, "|%s|%s|%v", tip.Title, tip.Body, tip.Keywords)
		}
		for _, c := range th.Choices {
			fmt.Fprintf(&out, "|%s", c.Label)
		}
		out.WriteByte('\n')
	}
	return out.Bytes()
}

// Two positions that differ only in what a seat may not know look the same to
// it: nothing hidden is drawn or told.
func TestNothingHiddenIsShown(t *testing.T) {
	for i, game := range tables {
		b, c := newBench(t, 1280, 720, 1), newBench(t, 1280, 720, 1)
		n := 0
		play(t, game.seats, uint64(40+i), game.options, func(s *rule.State, _ []rules.Action) {
			if n++; n%9 != 0 {
				return
			}
			seat := (s.Turn().Seat + 1) % game.seats
			other := s.Clone().(*rule.State)
			other.Blank(seat)
			other.Resample(seat, &rules.Rand{S: uint64(n)})
			b.Lay(b.ViewOf(s, seat, false))
			c.Lay(c.ViewOf(other, seat, false))
			if x, y := b.look(), c.look(); !bytes.Equal(x, y) {
				t.Fatalf("to seat %d the table shows\n%s\nand\n%s", seat, firstLine(x, y), firstLine(y, x))
			}
		})
	}
}

// Such positions are the same picture, too, wherever the other seats' hands differ.
func TestNothingHiddenIsDrawn(t *testing.T) {
	for i, game := range tables {
		if game.seats == 1 {
			continue
		}
		b, c := newBench(t, 640, 360, 1), newBench(t, 640, 360, 1)
		n := 0
		play(t, game.seats, uint64(60+i), game.options, func(s *rule.State, _ []rules.Action) {
			if n++; n%40 != 0 {
				return
			}
			other := s.Clone().(*rule.State)
			other.Blank(0)
			other.Resample(0, &rules.Rand{S: uint64(n)})
			b.Lay(b.ViewOf(s, 0, false))
			c.Lay(c.ViewOf(other, 0, false))
			if !bytes.Equal(b.Paint().Pix, c.Paint().Pix) {
				t.Fatalf("%d seats, decision %d: what seat 0 cannot know is drawn", game.seats, n)
			}
		})
	}
}

// firstLine is the first line of a that b has not.
func firstLine(a, b []byte) string {
	l, m := strings.Split(string(a), "\n"), strings.Split(string(b), "\n")
	for i := range l {
		if i >= len(m) || l[i] != m[i] {
			return l[i]
		}
	}
	return ""
}

// Every event can be shown, whoever looks, and none is looked at for long.
func TestEveryEventIsShown(t *testing.T) {
	seen := map[string]bool{}
	in := rule.Game{}.Info()
	for i, game := range tables {
		b := newBench(t, 1280, 720, 1)
		s := begin(t, game.seats, uint64(9+i), game.options)
		r := rules.Rand{S: uint64(i) + 5}
		for !s.Turn().Done {
			legal := s.Legal(nil)
			a := legal[s.Playout(legal, &r)]
			if r.Intn(4) == 0 {
				a = legal[r.Intn(len(legal))]
			}
			rec, before := rules.Recorder{Keep: true}, s.Clone()
			if err := s.Apply(a, &rec); err != nil {
				t.Fatal(err)
			}
			for k, e := range rec.Events {
				if !e.SeenBy(0) {
					continue
				}
				seen[in.Events[e.Kind]] = true
				was := before
				if k > 0 {
					was = rec.States[k-1]
				}
				v := b.ViewOf(rec.States[k].(*rule.State), 0, false)
				v.Showing = true
				b.table.see(v)
				if beat := b.table.Show(was, v.Shown, e); beat.MS < 0 || beat.MS > 2000 {
					t.Fatalf("%s is looked at for %v ms", in.Events[e.Kind], beat.MS)
				}
				if k%5 == 0 {
					b.Lay(v)
				}
			}
		}
	}
	tabletoptest.Rows(t, rows, in.Events)
	if len(seen) < 35 {
		t.Errorf("only %d kinds of events occurred", len(seen))
	}
}

// covert is a stock too.
func TestNoVerbOrEventIsSpelled(t *testing.T) {
	tabletoptest.Spelled(t, rule.Game{}.Info(), "covert")
}

// Every card, Project, Stage, Covert Operation, Treaty and player that lies open
// is found by its ref.
func TestRefsAreFound(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := after(t, 3, 7, nil, turnIn(4))
	b.Lay(b.ViewOf(s, 0, true))
	want := []rules.Ref{rule.RefSeat(0), rule.RefSeat(1), rule.RefSeat(2)}
	for p := range rule.Project(rule.Projects) {
		want = append(want, rule.RefProject(p), rule.RefStage(p, 5))
	}
	for i := range int(s.RowLen) {
		want = append(want, rule.RefCard(s.Row[i]))
	}
	for _, m := range append(s.HandOf(0), s.MadeBy(0)...) {
		want = append(want, rule.RefTreaty(m))
	}
	want = append(want, rule.RefOperation(s.TopOperation()))
	for _, r := range want {
		if b.Stage.Thing(b.View.ID(r)) == nil {
			t.Errorf("nothing stands for %s", b.View.ID(r))
		}
	}
}

// The price of a card that a rival holds is told with its parts, and who loses
// what is said before it happens.
func TestOverInfiltrationIsForetold(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := after(t, 3, 7, nil, turnIn(4))
	b.Lay(b.ViewOf(s, 0, true))
	for i := range int(s.RowLen) {
		c := s.Row[i]
		st := s.Cards[c]
		if st.Agents == 0 || st.By == 0 {
			continue
		}
		tip := b.Stage.Thing(b.View.ID(rule.RefCard(c))).Tip()
		text := fmt.Sprint(tip.Keywords)
		for _, want := range []string{fmt.Sprint(s.NeededFor(0, c), " Agents"), "draws a Treaty", tabletoptest.Names[st.By]} {
			if !strings.Contains(text, want) {
				t.Errorf("%s: %q is not said: %s", tip.Title, want, text)
			}
		}
		return
	}
	t.Fatal("no rival is in the zone")
}

// Places in which everything is told apart in every window: no two cards of the
// row lie on each other, and all lie in the window.
func TestThePlansHoldTogether(t *testing.T) {
	for _, z := range []struct {
		w, h  int
		scale float64
	}{{1280, 720, 1}, {1920, 1080, 1}, {3840, 2160, 1}, {2560, 1080, 1}, {1600, 1200, 1}, {1920, 1080, 2}} {
		b := newBench(t, z.w, z.h, z.scale)
		for seats := 1; seats <= 5; seats++ {
			s := after(t, seats, 3, rules.Options{"men": 1}, turnIn(2))
			b.Lay(b.ViewOf(s, 0, true))
			places := b.table.zonePlaces()
			for i, r := range places {
				if i > 0 && r.Overlaps(places[i-1]) {
					t.Errorf("%v, %d seats: cards %d and %d overlap", z, seats, i, i+1)
				}
			}
			p := &b.table.plan
			parts := []render.Rect{p.plate, p.order, p.phases, p.buttons, p.prompt, p.log, p.rivals, p.own, p.zone, p.tray, p.hand, p.covert, p.deck, p.supply}
			for i, r := range parts {
				if r.W < 40 || r.H < 30 || r.X < 0 || r.Y < 0 || r.Right() > p.Window.W+0.5 || r.Bottom() > p.Window.H+0.5 {
					t.Errorf("%v, %d seats: part %d lies at %v", z, seats, i, r)
				}
				for j, q := range parts[:i] {
					if r.Inset(1).Overlaps(q.Inset(1)) {
						t.Errorf("%v, %d seats: parts %d and %d lie on each other", z, seats, j, i)
					}
				}
			}
		}
	}
}

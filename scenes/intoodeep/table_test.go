package intoodeep

import (
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"safehouse/assets/text"
	"safehouse/rules"
	rule "safehouse/rules/intoodeep"
	"safehouse/scenes/tabletop/tabletoptest"
)

// mixes are the games that are played at random.
var mixes = []struct {
	seats   int
	options rules.Options
}{
	{1, nil}, {2, nil}, {3, nil}, {4, nil}, {5, rules.Options{"storylines": 7}}, {2, rules.Options{"echo": 1, "difficulty": 2}},
}

func begin(t testing.TB, seats int, seed uint64, options rules.Options) *rule.State {
	t.Helper()
	o := rules.Options{"difficulty": 1} // the pictures are of Echo's standard board
	maps.Copy(o, options)
	s, err := (rule.Game{}).New(rules.Setup{Seats: seats, Seed: seed, Options: o})
	if err != nil {
		t.Fatal(err)
	}
	return s.(*rule.State)
}

// play plays a game of so many decisions at most, half at random; see is called at
// every decision, after with what it led to.
func play(t testing.TB, game int, most int, see func(n int, s *rule.State, legal []rules.Action), after func(was *rule.State, rec *rules.Recorder)) *rule.State {
	t.Helper()
	m := mixes[game%len(mixes)]
	s := begin(t, m.seats, uint64(game)+1, m.options)
	r := rules.Rand{S: uint64(game)*977 + 5}
	for n := 0; n < most && !s.Turn().Done; n++ {
		legal := s.Legal(nil)
		if see != nil {
			see(n, s, legal)
		}
		a := legal[r.Intn(len(legal))]
		if r.Intn(3) > 0 {
			a = legal[s.Playout(legal, &r)]
		}
		was := s.Clone().(*rule.State)
		rec := &rules.Recorder{Keep: after != nil}
		if err := s.Apply(a, rec); err != nil {
			t.Fatal(err)
		}
		if after != nil {
			after(was, rec)
		}
	}
	return s
}

// Whatever can be decided is offered by a thing on the table or is left to the
// prompt, and nothing else is offered: in positions of 50 random games.
func TestEveryLegalActionIsOffered(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	verbs := map[string]bool{}
	for game := range 50 {
		play(t, game, 700, func(n int, s *rule.State, legal []rules.Action) {
			fresh := false
			for _, a := range legal {
				fresh = fresh || !verbs[info.Verbs[a.Verb].Name]
			}
			if (n+game)%29 > 0 && !fresh {
				return
			}
			for _, a := range legal {
				verbs[info.Verbs[a.Verb].Name] = true
			}
			b.Lay(b.ViewOf(s, s.Turn().Seat, true))
			offered := append(b.Offered(nil), b.View.Rest()...)
			for _, a := range legal {
				if !slices.Contains(offered, a) {
					t.Fatalf("game %d, decision %d: %s %v is not offered", game, n, info.Verbs[a.Verb].Name, a.Args)
				}
			}
			for _, a := range offered {
				if !slices.Contains(legal, a) {
					t.Fatalf("game %d, decision %d: %s %v is offered though it is not legal", game, n, info.Verbs[a.Verb].Name, a.Args)
				}
			}
		}, nil)
	}
	for _, v := range info.Verbs[1:] {
		if !verbs[v.Name] {
			t.Logf("%s was never asked", v.Name)
		}
	}
}

// The prompt is left what has no thing: to go on, and what a power asks in words.
func TestThePromptAsksOnlyWhatHasNoThing(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	for game := range 12 {
		play(t, game, 500, func(n int, s *rule.State, _ []rules.Action) {
			if n%17 > 0 {
				return
			}
			b.Lay(b.ViewOf(s, s.Turn().Seat, true))
			for _, a := range b.View.Rest() {
				if !slices.Contains([]string{"done", "gain-evidence", "file-evidence", "peek"}, info.Verbs[a.Verb].Name) {
					t.Fatalf("game %d, decision %d: %s %v is asked by the prompt", game, n, info.Verbs[a.Verb].Name, a.Args)
				}
			}
		}, nil)
	}
}

// picture is all that is written on the table and in its tips.
func (b *bench) picture() string {
	var l []string
	for _, id := range b.Stage.Things() {
		th := b.Stage.Thing(id)
		if th == nil {
			continue
		}
		line := id + "|" + th.Label + "|" + th.Why
		if th.Tip != nil {
			x := th.Tip()
			line += "|" + x.Title + "|" + x.Body
		}
		l = append(l, line)
	}
	return strings.Join(l, "\n")
}

// Nothing hidden is drawn: two deals that a seat cannot tell apart look the same to
// it.
func TestNothingHiddenIsDrawn(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	for game := range 12 {
		r := rules.Rand{S: uint64(game) + 77}
		play(t, game, 400, func(n int, s *rule.State, _ []rules.Action) {
			if n%61 > 0 {
				return
			}
			for seat := -1; seat < int(s.Seats); seat++ {
				b.Lay(b.ViewOf(s, seat, false))
				want := b.picture()
				other := rules.View(s, seat).(*rule.State)
				other.Resample(seat, &r)
				b.Lay(b.ViewOf(other, seat, false))
				if got := b.picture(); got != want {
					t.Fatalf("game %d, decision %d: seat %d sees what it cannot know:\n%s\nand\n%s", game, n, seat, want, got)
				}
			}
		}, nil)
	}
}

// Every event has its row, is looked at for a moment, and showing it changes no
// position.
func TestEveryEventIsShown(t *testing.T) {
	tabletoptest.Rows(t, rows, info.Events)
	b := newBench(t, 1280, 720, 1)
	for game := range len(mixes) {
		play(t, game, 300, nil, func(was *rule.State, rec *rules.Recorder) {
			last := rules.View(was, 0)
			for k, e := range rec.Events {
				if !e.SeenBy(0) {
					continue
				}
				now := rules.View(rec.States[k], 0)
				before := now.Clone()
				if beat := b.table.Show(last, now, e); beat.MS < 0 || beat.MS > 2000 {
					t.Fatalf("%s is looked at for %v ms", info.Events[e.Kind], beat.MS)
				}
				b.table.Bullet(e)
				if !now.Same(before) {
					t.Fatalf("showing %s changes a position", info.Events[e.Kind])
				}
				last = now
			}
		})
	}
}

// Whatever can be looked at is explained, in words that are there.
func TestEveryThingIsExplained(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	for game := range len(mixes) {
		s := play(t, game, 150+40*game, nil, nil)
		for seat := -1; seat < int(s.Seats); seat++ {
			b.Lay(b.ViewOf(s, seat, true))
			tabletoptest.Explained(t, b.Bench, true, nil)
		}
	}
}

// Nothing that is to be seen lies outside of the window, in any window.
func TestEverythingLiesInTheWindow(t *testing.T) {
	for _, size := range tabletoptest.Windows {
		b := newBench(t, size.W, size.H, size.Scale)
		for game := range len(mixes) {
			s := play(t, game, 200, nil, nil)
			b.Lay(b.ViewOf(s, s.Turn().Seat, true))
			tabletoptest.InWindow(t, b.Bench)
		}
	}
}

// However many crimes one holds up to five, none is narrower than its words, they do not
// overlap, and each lies in the hand.
func TestAHandOfManyCrimesCanBeRead(t *testing.T) {
	var stories, sides []int
	for i := range rule.Crimes {
		if rule.CrimeOf(i).Level > 0 {
			stories = append(stories, i)
		} else {
			sides = append(sides, i)
		}
	}
	b := newBench(t, 1280, 720, 1)
	s := play(t, 0, 10, nil, nil)
	b.Lay(b.ViewOf(s, s.Turn().Seat, true))
	hand := b.table.plan.hand
	hand.W -= 92 // Dilemmas lie there
	for n := range 5 {
		for m := range 6 - n {
			if n > 2 { // more Story Crimes than two have no room beside each other
				continue
			}
			crimes := append(slices.Clone(sides[:m]), stories[:n]...)
			places := b.table.handPlaces(crimes, hand, true)
			for j, r := range places {
				if least := leastWide(crimes[j]); r.W < least*0.8 || b.table.slip(r) && r.H < 48 {
					t.Errorf("%d Story Crimes and %d Side Crimes: %v has no room for words", n, m, r)
				}
				if r.X < hand.X-1 || r.Y < hand.Y-1 || r.Right() > hand.Right()+1 || r.Bottom() > hand.Bottom()+1 {
					t.Errorf("%d and %d: %v lies beside the hand %v", n, m, r, hand)
				}
				for _, o := range places[:j] {
					if r.Inset(1).Overlaps(o.Inset(1)) {
						t.Errorf("%d and %d: %v and %v overlap", n, m, r, o)
					}
				}
			}
		}
	}
}

// A crime in hand tells for each criterion whether it holds, and what is missing is
// pointed at in the city.
func TestWhatIsMissingIsLit(t *testing.T) {
	b := newBench(t, 1920, 1080, 1)
	for game := range 12 {
		s := play(t, game, 90, nil, nil)
		seat := s.Turn().Seat
		for _, i := range s.Players[seat].Crimes.List() {
			b.Lay(b.ViewOf(s, seat, true))
			b.View.Hot = b.View.ID(rule.RefCrime(i))
			b.table.see(b.View)
			for _, d := range s.Demands(seat, i) {
				for _, r := range d.About {
					if got := b.table.lit(r); !got && !d.Held {
						t.Errorf("%s misses %s, which is not lit", info.RefString(rule.RefCrime(i)), info.RefString(r))
					}
				}
			}
		}
	}
}

// The table's texts: none is missing, none is left over.
func TestTexts(t *testing.T) {
	book, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	used := map[string]bool{}
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	quoted := regexp.MustCompile(`"([a-z]+(?:[.-][a-z0-9-]+)*\.?)"`)
	for _, f := range files {
		if strings.HasSuffix(f, "_test.go") {
			continue
		}
		src, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range quoted.FindAllStringSubmatch(string(src), -1) {
			used[m[1]] = true
		}
	}
	keys := book.Keys(words)
	for _, key := range keys {
		at := strings.LastIndexByte(key, '.') + 1
		if !used[key] && !used[key[:at]] {
			t.Errorf("the text %q is used by nobody", key)
		}
	}
	call := regexp.MustCompile(`\bt\.[TN]\("([a-z.-]+)"`)
	for _, f := range files {
		src, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range call.FindAllStringSubmatch(string(src), -1) {
			if !strings.HasSuffix(m[1], ".") && !slices.Contains(keys, m[1]) {
				t.Errorf("%s: no text for %q", f, m[1])
			}
		}
	}
}

// Every question says what to press for it, and every answer on how to press has a question.
func TestEveryQuestionSaysWhatToPress(t *testing.T) {
	book, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	steps := []string{"act", "push-action", "hook", "hook-full", "hook-first", "story", "ditch"} // say how far the crimes are
	asked := map[string]bool{}
	for _, k := range book.Keys("intoodeep") {
		name, ok := strings.CutPrefix(k, "prompt.")
		name = strings.ReplaceAll(name, ".", "-")
		if asked[name] = asked[name] || ok; ok && book.Has(words, "press."+name) == slices.Contains(steps, name) {
			t.Errorf("the question %s should say in one way what to press", name)
		}
	}
	for _, k := range book.Keys(words) {
		if name, ok := strings.CutPrefix(k, "press."); ok && !asked[name] {
			t.Errorf("%s answers no question", k)
		}
	}
	b := newBench(t, 1280, 720, 1)
	s := asking(t, 2, 60, "claim")
	if got := b.table.Guide(b.ViewOf(s, s.Turn().Seat, true)); got != book.T(words, "press.claim", nil) {
		t.Errorf("claiming a Boost says %q", got)
	}
}

// The other words are kinds of things, stocks and steps of Echo.
func TestNoVerbOrEventIsSpelled(t *testing.T) {
	tabletoptest.Spelled(t, info, "hook", "grip", "zone", "dilemma")
}

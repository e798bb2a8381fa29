package masters

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/masters"
	"safehouse/scenes/tabletop/tabletoptest"
)

// bare lays a view without a display.
func bare(t testing.TB) *bench { return newBench(t, 1280, 720, 1) }

// paintEvery is how rarely a look at a position is painted too, which takes a
// hundred times as long as laying it out: one in so many, each with SAFEHOUSE_SOAK=1.
func paintEvery() int {
	if os.Getenv("SAFEHOUSE_SOAK") != "" {
		return 1
	}
	return 16
}

// reach collects the actions that things or buttons of the prompt offer with
// everything opened that can be: every panel, every page, every tool.
func reach(t *testing.T, b *bench, s *rule.State) map[rules.Action]bool {
	t.Helper()
	found := map[rules.Action]bool{}
	type look struct {
		who  int
		tab  int
		tool tool
	}
	var looks []look
	for f := range s.Crew {
		if !s.Crew[f].Here() {
			continue
		}
		looks = append(looks, look{f, 0, pencil})
		if s.Phase == rule.Planning {
			looks = append(looks, look{f, 1, pencil}, look{f, 2, pencil}, look{f, 0, lens}, look{f, 0, schematics}, look{f, 0, disguise})
		}
	}
	for _, l := range looks {
		b.table.turn = turnKey{} // whoever was opened stays open
		v := b.viewOf(s, true)
		b.table.see(b.Stage.Area(), v)
		b.table.who, b.table.tab, b.table.tool = l.who, l.tab, l.tool
		b.Lay(v)
		if b.looks++; l.tool == pencil && b.looks%paintEvery() == 0 {
			b.Draw()
		}
		if b.table.who != l.who && s.Phase != rule.Choosing {
			t.Fatalf("the panel of figure %d does not stay open", l.who)
		}
		hidden := b.table.todo.hidden
		rest := v.Rest()
		for _, a := range v.Legal() {
			if slices.Contains(rest, a) || !slices.Contains(hidden, a) {
				found[a] = true
			}
		}
		for _, id := range b.Stage.Things() {
			thing := b.Stage.Thing(id)
			if thing == nil { // without an ID
				continue
			}
			words := thing.Label
			if thing.Tip != nil {
				tip := thing.Tip()
				words += tip.Title + tip.Body
			}
			if strings.Contains(words, "<no value>") {
				t.Errorf("%s leaves a value out: %q", id, words)
			}
		}
		for _, id := range b.Stage.Mistakes() {
			t.Errorf("two things are called %s", id)
		}
	}
	return found
}

// onTheWay reports whether an action is a step of a way that a press on its goal
// shows and a button agrees to.
func onTheWay(t *table, s *rule.State, a rules.Action) bool {
	switch a.Verb {
	case rule.VDeclare, rule.VRoll:
		return true
	case rule.VRun:
		t.s, t.who = s, s.FigureOf(int(a.Args[0]))
		return s.Crew[t.who].Long > 0 || t.goals().Has(s.CellOn(rule.Hex(a.Args[1])))
	}
	return false
}

// Every legal action of a heist is offered by a thing or by a button of the
// prompt, once the right panel, page or tool is open.
func TestEveryActionIsOffered(t *testing.T) {
	for h := range rule.Heist(rule.Heists) {
		b := bare(t)
		options := rules.Options{"cash": 15, "level": 1 + int(h)%4, "fixers": 2}
		if h == 4 {
			options["prebuilt"] = 0
		}
		s := begin(t, 3+int(h)%2, h, 40+uint64(h), options)
		r := rules.Rand{S: uint64(h) + 3}
		for n := 0; ; n++ {
			legal := s.Legal(nil)
			if len(legal) == 0 {
				break
			}
			if n%41 == 0 || n < 3 {
				found := reach(t, b, s)
				for _, a := range legal {
					if onTheWay(b.table, s, a) {
						continue
					}
					if !found[a] {
						t.Fatalf("%s, decision %d, %s: nothing offers %q", info.Refs[kHeist].IDs[h], n, s.Prompt().Key, b.View.Say(s.Describe(a)))
					}
				}
			}
			if err := s.Apply(legal[r.Intn(len(legal))], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// Every kind of event has a look, and showing all events of a game never
// breaks the position that is shown.
func TestEveryEventIsShown(t *testing.T) {
	tabletoptest.Rows(t, rows, info.Events)
	shown := 0
	for h := range rule.Heist(rule.Heists) {
		b := bare(t)
		s := begin(t, 4, h, 7+uint64(h), rules.Options{"cash": 12, "fixers": 2, "level": 2})
		r := rules.Rand{S: uint64(h)}
		rec := &rules.Recorder{Keep: true}
		for n := 0; ; n++ {
			legal := s.Legal(nil)
			if len(legal) == 0 {
				break
			}
			before := s.Clone()
			rec.Reset()
			if err := s.Apply(legal[r.Intn(len(legal))], rec); err != nil {
				t.Fatal(err)
			}
			b.table.s = before.(*rule.State)
			for k, e := range rec.Events {
				was := before
				before = rec.States[k]
				beat := b.table.Show(was, before, e)
				if _, line := b.table.Bullet(e); line && beat.MS <= 0 {
					t.Fatalf("the event %s has a line and is not looked at", info.Events[e.Kind])
				}
				shown++
			}
			if n%193 == 0 {
				b.Lay(b.viewOf(before.(*rule.State), false)) // what is half shown can be drawn
				b.Draw()
			}
		}
		for f := range s.Crew { // the end of the heist, everybody's panel open
			b.table.who = f
			b.Lay(b.viewOf(s, false))
			b.Draw()
		}
	}
	if shown < 1000 {
		t.Fatalf("only %d events were shown", shown)
	}
}

// What stands for a ref has it as its ID, so that events, scripts and keys find
// it.
func TestThingsHaveTheirRefs(t *testing.T) {
	b := bare(t)
	s := begin(t, 4, rule.DarkHorseJob, 5, rules.Options{"cash": 9, "fixers": 2})
	b.Lay(b.viewOf(s, true))
	for c := range s.Board.All() {
		id := b.View.ID(ref(kHex, int(s.HexOf(c))))
		if b.Stage.Thing(id) == nil {
			t.Errorf("nothing is called %s", id)
		}
	}
	for f := range int(s.Seats) {
		if id := b.View.ID(ref(kCharacter, s.CharacterIndex(f))); b.Stage.Thing(id) == nil {
			t.Errorf("nothing is called %s", id)
		}
	}
	b.table.tab = 1
	b.Lay(b.viewOf(s, true))
	for f := range rule.Fixer(rule.Fixers) {
		if id := b.View.ID(ref(kFixer, int(f))); s.Fixers.Has(f) && b.Stage.Thing(id) == nil {
			t.Errorf("nothing is called %s", id)
		}
	}
}

// A route is drawn in the order in which it was painted, and after a load from
// the entrance on.
func TestRoutesFollowTheTokens(t *testing.T) {
	b := bare(t)
	s := begin(t, 3, rule.InclusionJob, 5, nil)
	who := s.CharacterIndex(0)
	do := func(v rules.Verb, hex string) {
		t.Helper()
		x := slices.Index(info.Refs[kHex].IDs, hex)
		if err := s.Apply(rules.Do(v, who, x), nil); err != nil {
			t.Fatalf("%s: %v", hex, err)
		}
	}
	do(rule.VStart, "i3")
	for _, hex := range []string{"g3", "h3", "f4"} {
		do(rule.VPlan, hex)
	}
	b.Lay(b.viewOf(s, true))
	var got []string
	for _, c := range b.table.route(0) {
		got = append(got, info.Refs[kHex].IDs[s.HexOf(c)])
	}
	if want := "h3 g3 f4"; strings.Join(got, " ") != want {
		t.Errorf("the route is %q, want %q", strings.Join(got, " "), want)
	}
	steps, joined := b.table.walk(0)
	if len(steps) != 3 || !joined {
		t.Errorf("the walk is %v, joined %v; want three steps, joined", steps, joined)
	}
	if trip := s.DryRun().Trips[0]; trip.In != 2 || len(trip.At) != 2 || !trip.Out() {
		t.Errorf("three steps in take %d of %d rounds of the dry run, want 2 of 2 and then Escape", trip.In, len(trip.At))
	}
}

// The layout never lets a part lie outside the window or over another one.
func TestThePartsKeepApart(t *testing.T) {
	for _, size := range []struct {
		w, h  int
		scale float64
	}{{1280, 720, 1}, {1920, 1080, 1}, {3440, 1440, 1}, {1024, 768, 1}, {1920, 1080, 2}, {1920, 1080, 0.75}} {
		b := newBench(t, size.w, size.h, size.scale)
		for _, s := range []*rule.State{begin(t, 4, rule.BlackBox, 1, nil), begin(t, 3, rule.InclusionJob, 1, nil)} {
			for _, phase := range []func(){func() {}, func() { play(t, s, 500, inRound(1, 0)) }} {
				phase()
				b.Lay(b.viewOf(s, true))
				p := b.table.places()
				all := map[string]bool{}
				parts := append([]struct {
					name string
					r    [4]float64
				}{}, rect("deck", p.deck.X, p.deck.Y, p.deck.W, p.deck.H), rect("job", p.job.X, p.job.Y, p.job.W, p.job.H), rect("sheet", p.sheet.X, p.sheet.Y, p.sheet.W, p.sheet.H), rect("panel", p.panel.X, p.panel.Y, p.panel.W, p.panel.H))
				for i, r := range p.strips {
					parts = append(parts, rect(string(rune('a'+i)), r.X, r.Y, r.W, r.H))
				}
				if !p.log.Empty() {
					parts = append(parts, rect("log", p.log.X, p.log.Y, p.log.W, p.log.H))
				}
				for i, x := range parts {
					if x.r[0] < 0 || x.r[1] < 0 || x.r[0]+x.r[2] > b.table.u.Window.W+0.5 || x.r[1]+x.r[3] > b.table.u.Window.H+0.5 {
						t.Errorf("%dx%d at %v: %s lies outside: %v", size.w, size.h, size.scale, x.name, x.r)
					}
					for _, y := range parts[:i] {
						if p.pinned && (x.name == "sheet" && y.name == "job" || x.name == "log" && y.name == "sheet") {
							// A pinned note lies on the sheet, whole; no hex lies below it (TestNothingLiesOverTheMap).
							sheet, note := x.r, y.r
							if x.name == "log" {
								sheet, note = y.r, x.r
							}
							if note[0] < sheet[0] || note[1] < sheet[1] || note[0]+note[2] > sheet[0]+sheet[2] || note[1]+note[3] > sheet[1]+sheet[3] {
								t.Errorf("%dx%d at %v: a note hangs over the edge of the sheet: %v %v", size.w, size.h, size.scale, note, sheet)
							}
							continue
						}
						if x.r[0] < y.r[0]+y.r[2]-0.5 && y.r[0] < x.r[0]+x.r[2]-0.5 && x.r[1] < y.r[1]+y.r[3]-0.5 && y.r[1] < x.r[1]+x.r[3]-0.5 {
							t.Errorf("%dx%d at %v: %s and %s overlap: %v %v", size.w, size.h, size.scale, x.name, y.name, x.r, y.r)
						}
					}
					all[x.name] = true
				}
			}
		}
	}
}

func rect(name string, x, y, w, h float64) struct {
	name string
	r    [4]float64
} {
	return struct {
		name string
		r    [4]float64
	}{name, [4]float64{x, y, w, h}}
}

// Words of the table's shelf are complete: every key that is said has a text,
// and every text is said.
func TestTheTableSaysNothingThatIsNotThere(t *testing.T) {
	b := bare(t)
	keys := b.House.Book.Keys(wordsShelf)
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	var all strings.Builder
	for _, f := range files {
		if strings.HasSuffix(f, "_test.go") {
			continue
		}
		src, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		all.Write(src)
	}
	said := regexp.MustCompile(`(?:say\((?:t\.)?v|\btext\(|\bnote\(),? ?"([a-z.-]+)"`)
	for _, m := range said.FindAllStringSubmatch(all.String(), -1) {
		if key := m[1]; !strings.HasSuffix(key, ".") && !slices.Contains(keys, key) {
			t.Errorf("%s is said and has no text", key)
		}
	}
	for _, key := range keys {
		base := strings.TrimSuffix(key, ".tip")
		head, tail := base, ""
		if i := strings.LastIndex(base, "."); i >= 0 {
			head, tail = base[:i+1], base[i+1:]
		}
		whole := strings.Contains(all.String(), `"`+base+`"`) || strings.Contains(all.String(), `"`+key+`"`)
		parts := tail != "" && strings.Contains(all.String(), `"`+head+`"`)
		if !whole && !parts {
			t.Errorf("%s is a text that nothing says", key)
		}
	}
}

// Drawing over the hexes with the button down lays a token on each, as many as
// are in hand.
func TestARouteIsPainted(t *testing.T) {
	b := bare(t)
	s := begin(t, 3, rule.InclusionJob, 5, nil)
	who := s.CharacterIndex(0)
	if err := s.Apply(rules.Do(rule.VStart, who, slices.Index(info.Refs[kHex].IDs, "i3")), nil); err != nil {
		t.Fatal(err)
	}
	b.Lay(b.viewOf(s, true))
	at := func(hex string) render.Point {
		x := rule.Hex(slices.Index(info.Refs[kHex].IDs, hex))
		return b.table.center(x).Mul(b.table.u.U)
	}
	track := b.Stage.Thing("hex:h3").Track
	track(at("h3"), ui.Down)
	track(at("f3"), ui.Moving)
	track(at("f3"), ui.Release)
	var got []string
	for _, a := range b.Done {
		got = append(got, info.Verbs[a.Verb].Name+" "+info.Refs[kHex].IDs[a.Args[1]])
	}
	if want := "plan h3, plan g3, plan f3"; strings.Join(got, ", ") != want {
		t.Errorf("the stroke does %q, want %q", strings.Join(got, ", "), want)
	}
	b.Done = nil
	track(at("h3"), ui.Down)
	track(at("h3"), ui.Release)
	if len(b.Done) != 0 {
		t.Errorf("a press alone paints %v; it is chosen like any thing", b.Done)
	}
	s.Crew[0].Tokens = 1
	b.Lay(b.viewOf(s, true))
	track = b.Stage.Thing("hex:h3").Track
	track(at("h3"), ui.Down)
	track(at("f3"), ui.Moving)
	if len(b.Done) != 1 {
		t.Errorf("one token paints %d hexes", len(b.Done))
	}
}

// The other words are sub-actions, ends of a walk and parts of a map.
func TestNoVerbOrEventIsSpelled(t *testing.T) {
	tabletoptest.Spelled(t, info, "move", "unlock", "subdue", "disable", "reveal", "loot", "rewire", "busted", "gate", "crisis")
}

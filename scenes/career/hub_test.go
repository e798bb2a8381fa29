package career

import (
	"fmt"
	"image"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/rendertest"
	"safehouse/render/sound"
	"safehouse/render/ui"
	"safehouse/render/ui/input"
	"safehouse/render/ui/proof"
	"safehouse/rules"
	"safehouse/rules/career"
	"safehouse/rules/infiltration"
	"safehouse/save"
	"safehouse/scenes"
)

func TestMain(m *testing.M) { rendertest.Main(m) }

var stock render.SheetPool

// earned is how many stars the next match of the test's career brings; reached are goals that it meets beside the first ones.
var (
	earned  = 0
	reached []int
)

func star(n int) career.Goal {
	return career.Reach("points", 4*n, func(*infiltration.State) bool { return earned >= n || slices.Contains(reached, n) })
}

var goals = [3]career.Goal{star(1), star(2), star(3)}

// tower is a career for tests: operations in a branching order with two ends.
var tower = func() career.Game {
	b := &career.Book{ID: "tower-career", Version: 1, Of: infiltration.Game{}, Seats: 3, Ends: []string{"rich", "gone"}}
	for _, k := range []struct {
		id   string
		kind career.Kind
	}{{"guide", career.Contact}, {"janitor", career.Contact}, {"voucher", career.Favour}, {"blueprint", career.Favour}, {"limp", career.Scar}, {"debt", career.Scar}} {
		b.Keepsakes = append(b.Keepsakes, career.Keepsake{ID: k.id, Kind: k.kind, Changes: []career.Change{{Option: "alarm", By: 1}}})
	}
	b.Rivals = []career.Rival{{ID: "vipers", Beaten: []career.Change{{Option: "alarm", By: 1}}, Victor: []career.Change{{Option: "draft", Set: true, To: 1}}}}
	for i := range 15 {
		op := career.Operation{ID: fmt.Sprintf("op-%d", i+1), Goals: goals, Offers: []string{"guide", "janitor", "voucher", "blueprint"}, Scar: []string{"limp", "debt"}[i%2]}
		switch {
		case i == 0:
		case i == 1 || i == 2:
			op.After = []career.Need{{Played: "op-1"}}
		case i >= 13:
			op.After = []career.Need{{Stars: 6}, {Played: "op-11"}, {Played: "op-12"}}
			op.End = b.Ends[i-13]
		default:
			op.After = []career.Need{{Played: b.Operations[i-2].ID}, {Won: b.Operations[i-3].ID}}
		}
		if i%3 == 1 {
			op.Rival = "vipers"
		}
		b.Operations = append(b.Operations, op)
	}
	return career.New(b)
}()

// A desk is a hub in a folder of its own.
type desk struct {
	t      *testing.T
	house  *scenes.House
	folder *save.Folder
	hub    *hub
	w, h   int
}

func open(t *testing.T, w, h int) *desk {
	t.Helper()
	book, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	names := map[string]string{"title": "The Thirteenth Floor", "tagline": "Fourteen nights in a tower that counts you."}
	for _, k := range tower.Info().TextKeys() {
		if !book.Has("infiltration", k) {
			names[k] = sentence(k)
		}
	}
	d := &desk{t: t, w: w, h: h, house: scenes.NewHouse(book.Calling(names), nil)}
	if d.folder, err = save.OpenFolder(t.TempDir()); err != nil {
		t.Fatal(err)
	}
	d.house.Open(d.folder, nil, sound.Open(true), true)
	t.Cleanup(d.house.Close)
	d.house.Stock = &stock
	d.house.Begin(w, h)
	d.house.Kit.Wait()
	if _, err := d.house.Kit.OpenNow("common", "desk", "infiltration"); err != nil {
		t.Fatal(err)
	}
	d.hub = newHub(d.house, Place{
		Career: tower, Sheets: []string{"infiltration"}, Rope: render.Hex(0xB3231B),
		Ground: func(c render.Canvas, r render.Rect) {
			c.Fill(r, render.Slope(140, render.Hex(0xD8C28C), render.Hex(0xB79A5E)))
			c.Pulp(r, 1)
		},
		Art:  func(op int) string { return "infiltration/room/" + []string{"reception"}[0] },
		Face: func(int) string { return "person" },
	}, "")
	d.hub.seed = func() uint64 { return 3 }
	d.hub.stage.Pace = ui.Still()
	d.hub.stage.Resize(w, h, 1)
	d.lay()
	return d
}

// sentence is a text of about the length that a real one has.
func sentence(key string) string {
	parts := strings.Split(key, ".")
	long := "The night guard counts the windows from the street and gets one more than the plans allow. Somebody rents that floor by the hour. Your fence wants what is in its safe before the Auditor does, and he pays in favours rather than in money."
	switch last := parts[len(parts)-1]; {
	case last == "story" || last == "won" || last == "lost" && parts[0] == "operation":
		return long
	case last == "place":
		return "Tower, floor 13"
	case parts[0] == "text" || parts[0] == "rival":
		return "Your alarm is one step quieter."
	case parts[0] == "goal":
		return "Get out with twelve zettabytes"
	case parts[0] == "end":
		return long
	case parts[0] == "epilogue":
		return "They say of " + parts[2] + " that he was " + last + ", and that he counts the windows from the street to this day."
	default:
		return strings.ToUpper(last[:1]) + last[1:] + " job"
	}
}

func (d *desk) lay() {
	d.t.Helper()
	d.hub.stage.Rebuild()
	d.hub.Tick()
	d.hub.stage.Tick(&input.Snapshot{})
	if m := d.hub.stage.Mistakes(); len(m) > 0 {
		d.t.Errorf("two things have the ID %v", m)
	}
}

func (d *desk) press(id string) *desk {
	d.t.Helper()
	th := d.hub.stage.Thing(id)
	if th == nil || th.Disabled || th.Press == nil {
		d.t.Fatalf("nothing called %s can be pressed; there are %v", id, d.hub.stage.Things())
	}
	th.Press()
	d.lay()
	return d
}

// look takes a picture where that is asked for, and checks that everything on it can be
// read.
func (d *desk) look(name string) {
	d.t.Helper()
	rendertest.NeedDisplay(d.t)
	d.lay()
	if rendertest.Shooting() {
		dst := ebiten.NewImage(d.w, d.h)
		defer dst.Deallocate()
		d.hub.stage.Paint(d.house.Kit.Canvas(dst, d.hub.stage.Scale()))
		img := image.NewRGBA(dst.Bounds())
		dst.ReadPixels(img.Pix)
		rendertest.Shoot(d.t, fmt.Sprintf("%s-%d", name, d.w), img)
	}
	proof.Check(d.t, fmt.Sprintf("%s at %d", name, d.w), d.hub.stage, d.w, d.h)
}

// played enters a match of the operation that is begun, with so many stars, and returns what happened by that.
func (d *desk) played(op, stars int) []rules.Event {
	d.t.Helper()
	s := d.hub.season
	if _, err := s.Apply(tower.SetOut(op)); err != nil {
		d.t.Fatal(err)
	}
	var rec rules.Recorder
	err := s.Change(func(state rules.Lasting) error {
		_, _, m, _ := state.Match()
		r := rules.Rand{S: 7}
		for !m.Turn().Done {
			legal := m.Legal(nil)
			if err := m.Apply(legal[m.Playout(legal, &r)], nil); err != nil {
				return err
			}
		}
		earned = stars
		return state.Enter(fmt.Sprintf("m%d", op), m, &rec)
	})
	if err != nil {
		d.t.Fatal(err)
	}
	d.hub.take()
	d.lay()
	return rec.Events
}

// Everything on the desk can be read, in every state and size.
func TestEverythingCanBeRead(t *testing.T) {
	for _, size := range [][2]int{{1920, 1080}, {1280, 720}, {640, 360}} {
		d := open(t, size[0], size[1])
		d.look("list")
		d.hub.begin(rules.Options{"career-level": career.Even})
		d.look("begin")
		if d.hub.paged() {
			d.press("page:1")
			d.look("dossier")
		}
		d.played(0, 2)
		d.look("choice")
		d.hub.decide(d.hub.choices()[0].do)
		d.played(1, 0)
		d.look("cost")
		d.hub.decide(d.hub.choices()[0].do)
		d.played(2, 3)
		d.hub.decide(d.hub.choices()[0].do)
		d.look("later")
		d.hub.record = true
		d.look("record")
		d.hub.record = false
		if d.hub.paged() {
			d.press("page:2")
			d.look("kept")
		}
		d.hub.look = 0
		d.hub.page = dossierPage
		d.look("after")
		d.hub.decide(tower.Retire())
		d.look("retired")
	}
}

// The end of a career takes the place of the wall, and what became of everybody that of the dossier. The wall can be looked at
// again, and Escape leads back.
func TestTheEndIsAPage(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {640, 360}} {
		d := open(t, size[0], size[1])
		d.hub.begin(rules.Options{"career-level": career.Even})
		for !d.hub.s.Turn().Done {
			op := int(d.hub.s.Count) // the second one is against the Vipers
			for i := range tower.Book().Operations {
				if d.hub.s.Open(i) && d.hub.s.Count > 1 {
					op = i
				}
			}
			d.played(op, 3)
			if list := d.hub.choices(); d.hub.s.Stage == career.Choosing {
				d.hub.decide(list[0].do)
				d.lay()
			}
		}
		if d.hub.paged() {
			d.press("page:0")
		}
		if d.hub.stage.Thing("end") == nil || d.hub.stage.Thing("again") == nil {
			t.Fatalf("after the end there are %v", d.hub.stage.Things())
		}
		d.look("end")
		if d.hub.paged() {
			d.press("page:1")
			d.look("epilogue")
		}
		told := d.hub.stage.Thing("epilogue")
		if told == nil || !strings.Contains(told.Label, "They say of vipers that he was beaten") || !strings.Contains(told.Label, "They say of guide that he was kept") {
			t.Errorf("what became of them is %v", told)
		}
		if d.hub.paged() {
			d.press("page:0")
		}
		d.press("review")
		if d.hub.stage.Thing("end") != nil || d.hub.stage.Thing("op:op-1") == nil && d.hub.stage.Thing("operations") == nil {
			t.Errorf("the wall is not there again: %v", d.hub.stage.Things())
		}
		d.look("review")
		d.hub.act(input.Back)
		d.lay()
		if d.hub.stage.Thing("end") == nil {
			t.Error("Escape does not lead back to the end")
		}
	}
}

// What is offered is lifted by the first press and taken by the plate; nothing else can
// be begun before.
func TestWhatStaysIsChosenWithTwoPresses(t *testing.T) {
	d := open(t, 1920, 1080)
	d.hub.begin(rules.Options{"career-level": career.Even})
	d.lay()
	d.played(0, 2)
	plate := d.hub.stage.Thing("begin")
	if plate == nil || !plate.Disabled || plate.Why == "" {
		t.Fatal("the plate waits for a card, and says so")
	}
	k := d.hub.choices()[0]
	id := tower.Book().Keepsakes[k.keepsake].ID
	d.press("offer:" + id)
	if d.hub.s.Stage != career.Choosing {
		t.Fatal("one press took it already")
	}
	d.press("begin")
	if d.hub.s.Keepsakes[k.keepsake] != career.Held || d.hub.stage.Thing("keep:"+id) == nil {
		t.Error("it does not lie in the row of what stayed")
	}
}

// In the usual window a card that can be chosen has room for what it does: both that are offered, the scar and what can be
// given up instead.
func TestWhatACardDoesStandsOnIt(t *testing.T) {
	d := open(t, 1280, 720)
	d.hub.begin(rules.Options{"career-level": career.Even})
	d.lay()
	roomy := func(when string) {
		t.Helper()
		n := 0
		for _, id := range d.hub.stage.Things() {
			if x := d.hub.stage.Thing(id); strings.HasPrefix(id, "offer:") {
				n++
				if high := x.Shape.Bounds().H / d.hub.u.U; high < bareCard {
					t.Errorf("%s: %s is %.0f units high, its words need %d", when, id, high, bareCard)
				}
			}
		}
		if n == 0 {
			t.Errorf("%s: no card is offered", when)
		}
	}
	d.played(0, 2)
	roomy("after a success")
	d.hub.decide(d.hub.choices()[0].do)
	d.played(1, 0)
	roomy("after a loss")
}

// Where nothing can be given up, the scar is chosen already, and the page does not
// speak of a choice.
func TestAScarAloneIsNoChoice(t *testing.T) {
	d := open(t, 1920, 1080)
	d.hub.begin(rules.Options{"career-level": career.Even})
	d.lay()
	d.played(0, 0)
	if n := len(d.hub.choices()); n != 1 {
		t.Fatalf("%d choices after a loss with nothing in hand", n)
	}
	if m := d.hub.s.Prompt(); m.Key != "career.prompt.scar" {
		t.Errorf("the page asks %s", m.Key)
	}
	plate := d.hub.stage.Thing("begin")
	if plate == nil || plate.Disabled || plate.Label != "Bear it" {
		t.Fatalf("the plate is %+v", plate)
	}
	d.press("begin")
	if d.hub.s.Stage != career.Desk {
		t.Error("the desk does not go on")
	}
}

// A contact is left at home and taken along again with a press, until an operation is
// under way.
func TestAContactIsLeftAtHome(t *testing.T) {
	d := open(t, 1920, 1080)
	d.hub.begin(rules.Options{"career-level": career.Even})
	d.lay()
	d.played(0, 2)
	for _, k := range d.hub.choices() {
		if tower.Book().Keepsakes[k.keepsake].Kind != career.Contact {
			continue
		}
		id := "keep:" + tower.Book().Keepsakes[k.keepsake].ID
		d.hub.decide(k.do)
		d.lay()
		before := d.hub.s.Setup(d.hub.look)["alarm"]
		d.press(id)
		if d.hub.s.Setup(d.hub.look)["alarm"] == before {
			t.Error("at home it does nothing")
		}
		d.press(id)
		if d.hub.s.Setup(d.hub.look)["alarm"] != before {
			t.Error("taken along it helps again")
		}
		return
	}
	t.Fatal("no contact is offered")
}

// What is not open has a dossier that says what opens it, and nothing to begin.
func TestALockedOperationCannotBeBegun(t *testing.T) {
	d := open(t, 1280, 720)
	d.hub.begin(rules.Options{"career-level": career.Harsh})
	d.lay()
	d.press("op:op-2")
	if d.hub.stage.Thing("begin") != nil {
		t.Error("it can be begun")
	}
	if th := d.hub.stage.Thing("dossier"); th == nil || !strings.Contains(th.Label, "Op-1") {
		t.Error("its dossier does not say what opens it")
	}
}

// After an operation each goal is told with what came of it, also while one chooses what stays, and a goal that was met is
// never crossed. How the operation went and how its match ended are two things.
func TestEveryGoalIsToldByItself(t *testing.T) {
	for _, goals := range [][]int{nil, {1}, {2}, {3}, {2, 3}, {1, 3}, {1, 2, 3}} {
		d := open(t, 1280, 720)
		d.hub.begin(rules.Options{"career-level": career.Even})
		d.lay()
		reached = goals
		d.played(0, 0)
		reached = nil
		if d.hub.s.Stage != career.Choosing {
			t.Fatal("nothing is to be chosen")
		}
		l := d.hub.aims(0)
		for i, a := range l {
			if want := map[bool]mark{true: met, false: missed}[slices.Contains(goals, i+1)]; a.mark != want || a.star != (want == met) {
				t.Errorf("with the goals %v met the %d. has the mark %d", goals, i+1, a.mark)
			}
		}
		told := d.hub.stage.Thing("dossier").Label
		operation := "career.verdict.lost"
		if slices.Contains(goals, 1) {
			operation = "career.verdict.won"
		}
		score := d.house.T("career.score", "n", int(d.hub.s.Pages[0].Score), "m", int(d.hub.s.Pages[0].Against))
		match := map[career.Match]string{career.MatchWon: "career.match.won", career.MatchLost: "career.match.lost"}[d.hub.s.Pages[0].Match]
		for _, words := range []string{d.house.T(operation), d.house.T(match, "score", score), l[0].words, l[1].words, l[2].words} {
			if !strings.Contains(told, words) {
				t.Errorf("with the goals %v met the dossier says %q, not %q", goals, told, words)
			}
		}
	}
}

// keeps ends the choice that stands: what is offered is taken, or the scar.
func (d *desk) keeps() {
	d.t.Helper()
	for _, k := range d.hub.choices() {
		if d.hub.s.Stage == career.Choosing && k.as == taken {
			d.hub.decide(k.do)
			d.lay()
			return
		}
	}
}

// A lost operation shows what a second try costs: one press chooses the price, the plate begins it.
func TestALostOperationIsTriedAgainWithTwoPresses(t *testing.T) {
	for _, size := range [][2]int{{1920, 1080}, {1280, 720}, {640, 360}} {
		d := open(t, size[0], size[1])
		d.hub.begin(rules.Options{"career-level": career.Even})
		d.played(0, 2)
		d.keeps()
		d.played(1, 0)
		d.keeps()
		d.hub.look, d.hub.page = 1, dossierPage
		d.lay()
		k := d.hub.choices()[0]
		if plate := d.hub.stage.Thing("begin"); k.as != paid || plate == nil || plate.Label != d.house.T("career.replay") {
			t.Fatalf("the plate is %+v before a price is chosen", plate)
		}
		d.look("again")
		d.press("offer:" + tower.Book().Keepsakes[k.keepsake].ID)
		if plate := d.hub.stage.Thing("begin"); plate.Label != d.house.T("career.again.do") {
			t.Fatalf("the plate says %q", plate.Label)
		}
		d.look("again-chosen")
		if _, err := d.hub.season.Apply(k.do); err != nil { // the table is no part of this test
			t.Fatal(err)
		}
		d.hub.take()
		if d.hub.s.Stage != career.Playing || d.hub.s.Now != 1 || d.hub.s.Pages[1].First.Number != 2 {
			t.Fatalf("it stands at %d", d.hub.s.Stage)
		}
	}
}

// Where the last operation is lost the person says whether the career ends so.
func TestTheLastChanceIsAsked(t *testing.T) {
	for _, size := range [][2]int{{1920, 1080}, {1280, 720}, {640, 360}} {
		d := open(t, size[0], size[1])
		d.hub.begin(rules.Options{"career-level": career.Even})
		d.lay()
		for d.hub.s.Stage == career.Desk {
			op := 0
			for i := range tower.Book().Operations {
				if d.hub.s.Open(i) {
					op = i
				}
			}
			stars := 3
			if tower.Book().Operations[op].End != "" {
				stars = 0
			}
			d.played(op, stars)
			d.keeps()
		}
		plate := d.hub.stage.Thing("begin")
		if d.hub.s.Stage != career.LastChance || plate == nil || plate.Label != d.house.T("career.again.conclude") {
			t.Fatalf("at stage %d the plate is %+v", d.hub.s.Stage, plate)
		}
		if !d.hub.paged() {
			for i := range tower.Book().Operations { // nothing else is offered before that is decided
				th := d.hub.stage.Thing("op:" + tower.Book().Operations[i].ID)
				if d.hub.s.Open(i) && (d.hub.looks(i) == Open || !strings.HasSuffix(th.Label, d.hub.text("career.why.ending"))) {
					t.Errorf("%q is told of an operation that waits for the question", th.Label)
				}
			}
		}
		d.look("last-chance")
		d.press("begin")
		if d.hub.s.Stage != career.Closed {
			t.Error("the career does not end")
		}
		d.hub.record = true
		d.look("record-of-it")
	}
}

// After two losses in a row a dialog tells what came to help, and then the dossier, once nothing is to be chosen there.
func TestHelpIsTold(t *testing.T) {
	d := open(t, 1280, 720)
	d.hub.begin(rules.Options{"career-level": career.Even})
	d.lay()
	d.played(0, 0)
	d.keeps()
	d.hub.news(d.played(1, 0))
	d.lay()
	name := d.hub.name(tower.Keepsake(int(d.hub.s.Help)))
	if d.hub.s.Helped != 2 || d.hub.stage.Over() != "help" || !strings.Contains(d.hub.stage.Thing("help/text").Label, d.hub.helped()) {
		t.Fatalf("%s came, and no dialog says so", name)
	}
	d.look("helped")
	d.press("help/0")
	d.look("helped-choice")
	d.keeps()
	d.hub.lookAt(1)
	d.lay()
	if th := d.hub.stage.Thing("dossier"); th == nil || !strings.Contains(th.Label, d.hub.helped()) {
		t.Errorf("%s came, and the dossier does not say so", name)
	}
	d.look("helped-after")
}

// over plays a career to its end, with so many stars an operation.
func (d *desk) over(stars int) {
	d.t.Helper()
	for !d.hub.s.Turn().Done {
		op := 0
		for i := range tower.Book().Operations {
			if d.hub.s.Open(i) {
				op = i
			}
		}
		if d.hub.s.Stage == career.LastChance {
			d.hub.decide(tower.Conclude())
			d.lay()
			continue
		}
		d.played(op, stars)
		d.keeps()
	}
}

// A second career asks for a step of the ladder and for what is brought along, and begins so. An end that was won opens the next step.
func TestASecondCareerBeginsWithWhatStayed(t *testing.T) {
	for _, size := range [][2]int{{1920, 1080}, {1280, 720}, {640, 360}} {
		d := open(t, size[0], size[1])
		d.hub.begin(rules.Options{"career-level": career.Even})
		d.lay()
		d.over(3)
		var held []int
		for k := range tower.Book().Keepsakes {
			if d.hub.s.Keepsakes[k] == career.Held && tower.Book().Keepsakes[k].Kind != career.Scar {
				held = append(held, k)
			}
		}
		d.hub.find()
		e, any := d.hub.estate()
		if !any || e.top != 1 || !slices.Equal(e.from, held) || len(held) == 0 {
			t.Fatalf("after an end that was won: %+v, held are %v", e, held)
		}
		d.hub.askSecond(career.Harsh, e)
		d.look("second")
		d.press("second/keepsakes/" + tower.Book().Keepsakes[held[0]].ID)
		d.look("second-chosen")
		d.press("second/begin")
		s := d.hub.s
		if s.Level != career.Harsh || s.Step != 1 || int(s.Legacy) != held[0] || s.Keepsakes[held[0]] != career.Held {
			t.Errorf("it begins at level %d, step %d, with %d", s.Level, s.Step, s.Legacy)
		}
		d.look("second-begun")
		if d.over(0); d.hub.s.Stage != career.Closed {
			t.Fatal("it does not end")
		}
		d.hub.find()
		if e, _ := d.hub.estate(); e.top != 1 {
			t.Errorf("a lost end on step 1 leads to step %d", e.top)
		}
	}
}

// A price that is chosen for one operation is not chosen for the next one that is looked at.
func TestAPriceIsChosenForOneOperation(t *testing.T) {
	d := open(t, 1280, 720)
	d.hub.begin(rules.Options{"career-level": career.Even})
	d.played(0, 2)
	d.keeps()
	for _, op := range []int{1, 2} {
		d.played(op, 0)
		d.keeps()
	}
	d.press("op:op-2")
	id := "offer:" + tower.Book().Keepsakes[d.hub.choices()[0].keepsake].ID
	if d.press(id); d.hub.stage.Thing("begin").Label != d.house.T("career.again.do") {
		t.Fatal("no price is chosen")
	}
	if d.press("op:op-3"); d.hub.stage.Thing("begin").Label != d.house.T("career.replay") {
		t.Error("the price for one operation is chosen for another")
	}
}

// Where the desk asks something first the career cannot be ended, and the button says why.
func TestEndingACareerWaitsForTheQuestion(t *testing.T) {
	d := open(t, 1280, 720)
	d.hub.begin(rules.Options{"career-level": career.Even})
	d.played(0, 2)
	d.hub.list = true
	d.lay()
	if end := d.hub.stage.Thing("list:end"); end == nil || !end.Disabled || end.Why == "" {
		t.Errorf("while something is to be chosen the button is %+v", end)
	}
	d.keeps()
	d.hub.list = true
	d.lay()
	if end := d.hub.stage.Thing("list:end"); end == nil || end.Disabled {
		t.Error("at the desk a career can be ended")
	}
}

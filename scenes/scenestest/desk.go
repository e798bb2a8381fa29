// Package scenestest is the whole program in front of a test: a desk with a window that nobody sees and a folder of its own,
// played by the lines of a script (scenes.Driver). Start with NewDesk and Desk.Play. The tests of every room use it.
package scenestest

import (
	"errors"
	"fmt"
	"image"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/rendertest"
	"safehouse/render/sound"
	"safehouse/render/ui/input"
	"safehouse/rules"
	"safehouse/rules/games"
	"safehouse/rules/match"
	"safehouse/rules/puzzles"
	"safehouse/rules/tonight"
	"safehouse/save"
	"safehouse/scenes"
	"safehouse/scenes/plain"
	"safehouse/scenes/rooms"
	"safehouse/scenes/tables"
)

// Sheets and canvases are kept from test to test: making them takes longer than most tests.
var (
	// Stock are the sheets.
	Stock    render.SheetPool
	canvases = map[image.Point][]*ebiten.Image{} // that no desk uses
)

// canvas is an empty window of w x h pixels, for a test.
func canvas(t testing.TB, w, h int) *ebiten.Image {
	size := image.Pt(w, h)
	var c *ebiten.Image
	if l := canvases[size]; len(l) > 0 {
		c, canvases[size] = l[len(l)-1], l[:len(l)-1]
		c.Clear()
	} else {
		c = ebiten.NewImage(w, h)
	}
	t.Cleanup(func() { canvases[size] = append(canvases[size], c) })
	return c
}

// Desk is the program in front of a test: with a window of its own that nobody
// sees, and a folder of its own.
type Desk struct {
	T      testing.TB
	App    *scenes.App
	House  *scenes.House
	Canvas *ebiten.Image // the window
}

// PlainTables are the tables of all registered games, so that pictures of the frame
// do not change with the tables.
func PlainTables() map[string]func() scenes.Table {
	m := map[string]func() scenes.Table{}
	for _, id := range []string{"infiltration"} {
		m[id] = func() scenes.Table { return plain.New(id) }
	}
	return m
}

// NewDesk opens the program with a window of w x h pixels and an empty folder.
func NewDesk(t testing.TB, w, h int) *Desk {
	t.Helper()
	return OpenDesk(t, w, h, t.TempDir())
}

// BlindDesk is NewDesk for a test that looks at no picture.
func BlindDesk(t testing.TB, w, h int) *Desk {
	t.Helper()
	return NewDesk(t, w, h).Blinded()
}

// Blinded lays everything out and paints nothing from now on, unless pictures are asked for. It comes before the first frame.
func (d *Desk) Blinded() *Desk {
	d.House.Kit.Blind = !rendertest.Shooting()
	return d
}

// OpenDesk opens it with a folder; "" is none.
func OpenDesk(t testing.TB, w, h int, dir string) *Desk {
	t.Helper()
	rendertest.NeedDisplay(t)
	book, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	d := &Desk{T: t, House: scenes.NewHouse(book, PlainTables())}
	rooms.Furnish(d.House)
	d.House.Version, d.House.Stock, d.House.Boxes = "1.0", &Stock, tables.Boxes
	d.House.Where = "/home/vesper/.local/share/safehouse"
	d.House.Clock = Evening // tonight's job lies on the desk
	var folder *save.Folder
	if dir != "" {
		if folder, err = save.OpenFolder(dir); err != nil {
			t.Fatal(err)
		}
	}
	d.House.Open(folder, nil, sound.Open(true), true)
	d.App = scenes.NewApp(d.House)
	d.House.Begin(w, h)
	d.House.Kit.Wait()
	d.Window(w, h)
	d.Canvas = canvas(t, w, h)
	d.App.Push(scenes.First(d.House, dir))
	t.Cleanup(func() {
		d.App.Shut()
		d.House.Close()
		if u := d.House.Kit.Unknown(); len(u) > 0 {
			t.Errorf("names that no sheet has: %v", u)
		}
		if u := d.House.Kit.Unopened(); len(u) > 0 {
			t.Errorf("drawn from sheets that nobody had open: %v", u)
		}
	})
	return d
}

// Play plays a script; each of its shots is a golden picture.
func (d *Desk) Play(script string) {
	d.T.Helper()
	for name, img := range d.Run(script) {
		golden.Check(d.T, name, img)
	}
}

// Game is a registered game.
func Game(t testing.TB, id string) rules.Game {
	t.Helper()
	g, ok := games.Find(id)
	if !ok {
		t.Fatalf("%s is not registered", id)
	}
	return g
}

// Person is a person who sits at a table.
func Person(name string) match.Controller {
	return match.Controller{Kind: match.Person, Participant: name}
}

// Robot is a bot that sits at a table.
func Robot(name string) match.Controller {
	return match.Controller{Kind: match.Bot, Level: "easy", Participant: name}
}

// Seated are persons, and bots whose names begin with an asterisk.
func Seated(names ...string) (l []match.Controller) {
	for _, n := range names {
		if bot, ok := strings.CutPrefix(n, "*"); ok {
			l = append(l, Robot(bot))
		} else {
			l = append(l, Person(n))
		}
	}
	return l
}

// day is a moment that pictures can show.
func day(d, hour int) time.Time { return time.Date(2026, time.November, d, hour, 12, 0, 0, time.UTC) }

// Kept are matches for the list: running ones, and one that is damaged.
func Kept() []save.Listed {
	seats := []match.Controller{Person("Vesper"), Robot("Magpie"), Robot("Kestrel"), Robot("Heron")}
	return []save.Listed{
		{ID: "a", Game: "infiltration", Seats: seats, Created: day(20, 20), Saved: day(21, 4), Actions: 48, Round: 7, Phase: "selection", Totals: []int{11, 8, 14, 6}},
		{ID: "b", Game: "infiltration", Title: "Friday night", Seats: seats[:3], Created: day(18, 19), Saved: day(19, 23), Actions: 20, Round: 3, Phase: "selection", Practice: true, Totals: []int{3, 5, 2}},
		{ID: "c", Game: "infiltration", Seats: seats, Created: day(17, 20), Saved: day(17, 22), Actions: 90, Round: 12, Done: true, Winners: rules.Only(0), Totals: []int{21, 18, 14, 9}},
		{ID: "20261116-201500-7f3a", Trouble: rules.Say("save.ruined", rules.Word("file", rules.Literal("20261116-201500-7f3a.match")))},
	}
}

// A Window is a size that scenes are looked at in.
type Window struct {
	Name string
	W, H int
}

// Windows are the sizes that every scene is looked at in.
var Windows = []Window{{"720", 1280, 720}, {"1080", 1920, 1080}, {"wide", 2560, 1080}, {"4k", 3840, 2160}}

// Each plays a script, in which % stands for the window's name, on the desks
// that prepare sets up, in all windows or the first so many of them.
func Each(t *testing.T, n int, script string, prepare func(d *Desk)) {
	for _, w := range Windows[:n] {
		t.Run(w.Name, func(t *testing.T) {
			d := NewDesk(t, w.W, w.H)
			d.Play("wait idle")
			if prepare != nil {
				prepare(d)
			}
			d.Play("hover 3 3\nwait idle\n" + strings.ReplaceAll(script, "%", w.Name))
		})
	}
}

// match is a match that was set up and not kept.
func (d *Desk) match(seats ...match.Controller) *match.Match {
	d.T.Helper()
	m, err := match.New(Game(d.T, "infiltration"), rules.Setup{Seats: len(seats), Seed: 7}, seats, nil)
	if err != nil {
		d.T.Fatal(err)
	}
	return m
}

// Results shows how a match of four ended that was played by first sight.
func (d *Desk) Results() {
	d.T.Helper()
	m := d.match(Person("Vesper"), Robot("Magpie"), Robot("Kestrel"), Robot("Heron"))
	r := rules.Rand{S: 11}
	for !m.Turn().Done {
		legal := m.Legal()
		if _, err := m.Apply(legal[m.State().Playout(legal, &r)]); err != nil {
			d.T.Fatal(err)
		}
	}
	d.Ended(m)
}

// Begin begins a match of Infiltration that is kept and opens its table.
func (d *Desk) Begin(seats ...match.Controller) {
	d.T.Helper()
	d.Begun(Game(d.T, "infiltration"), rules.Setup{Seats: len(seats), Seed: 7}, seats)
}

// Table opens the real table of a game.
func (d *Desk) Table(id string, seats ...match.Controller) {
	d.T.Helper()
	d.Begun(Game(d.T, id), rules.Setup{Seats: len(seats), Seed: 4711}, seats)
}

// Visit plays a script; its pictures are only painted.
func (d *Desk) Visit(script string) {
	d.T.Helper()
	d.Run(script)
}

// Look keeps a picture for looking at, where the flag asks for it.
func (d *Desk) Look(name string) {
	d.T.Helper()
	if !rendertest.Shooting() {
		return
	}
	pictures := d.Run("wait idle\nshot now")
	name = strings.ReplaceAll(strings.ReplaceAll(d.T.Name(), "/", "-"), " ", "_") + "-" + name
	rendertest.Shoot(d.T, name, pictures["now"])
}

// Evening is the moment at which the tests of the file look at the clock.
func Evening() time.Time { return time.Date(2026, 11, 24, 20, 15, 0, 0, time.UTC) }

// Shows reports whether a thing is on the screen.
func (d *Desk) Shows(id string) bool { return slices.Contains(d.App.Top().Stage().Things(), id) }

// At is where a press hits a thing, as words of a script.
func (d *Desk) At(id string) string {
	d.T.Helper()
	x, y, ok := d.App.Top().Stage().Pick(id)
	if !ok {
		d.T.Fatalf("nothing shows %s; there are %s", id, strings.Join(d.App.Top().Stage().Things(), " "))
	}
	return fmt.Sprintf("%.0f %.0f", x, y)
}

// Rest lets the table come to rest.
func (d *Desk) Rest() { d.Run("wait idle\n") }

// golden keeps pictures 400 pixels wide at most: small enough to keep many, large enough to see a line of text that is
// missing or cut. A changed word changes more than five pixels in a thousand.
var golden = rendertest.Golden{Shrink: func(width int) int { return (width + 399) / 400 }, Tolerance: 10, PerMille: 5}

// Run plays a script and returns the pictures it takes.
func (d *Desk) Run(script string) map[string]*image.RGBA {
	d.T.Helper()
	return play(d.T, d.App, d.Canvas, script)
}

// play plays a script against the program, drawing on canvas, and returns the pictures it takes.
func play(t testing.TB, a *scenes.App, canvas *ebiten.Image, script string) map[string]*image.RGBA {
	t.Helper()
	driver, err := scenes.NewDriver(t.Name(), strings.NewReader(script), "")
	if err != nil {
		t.Fatal(err)
	}
	shots := map[string]*image.RGBA{}
	driver.Keep = func(name string, img *image.RGBA) error { shots[name] = img; return nil }
	driver.Stay = true
	a.Drive(driver)
	for a.Err() == nil && !driver.Over() {
		if err := a.Update(); err != nil && !errors.Is(err, ebiten.Termination) {
			t.Fatal(err)
		}
		if a.Top() == nil {
			break
		}
		if canvas != nil && a.Wanted() {
			a.Draw(canvas)
		}
		if x, ok := a.Top().(scenes.Thinker); ok && x.Thinks() || !a.House.Settled() {
			time.Sleep(time.Millisecond) // ticks are faster here than what goes on beside them
		}
		if m := a.Top().Stage().Mistakes(); len(m) > 0 {
			t.Fatalf("scene %s lists things twice: %v", a.Top().Name(), m)
		}
	}
	a.Drive(nil)
	if err := a.Err(); err != nil {
		t.Fatal(err)
	}
	return shots
}

// Window gives the program a window of w x h pixels without opening one.
func (d *Desk) Window(w, h int) { OpenWindow(d.App, w, h) }

// OpenWindow gives a program a window of w x h pixels without opening one. It has the focus; the window system is not asked,
// which takes longer than most ticks.
func OpenWindow(a *scenes.App, w, h int) {
	a.Attends = func() bool { return true }
	a.Resize(w, h)
}

// Step lets a tick pass without any input.
func (d *Desk) Step() { d.App.Step(&input.Snapshot{}) }

// Point lets a tick pass in which the pointer comes to a thing.
func (d *Desk) Point(id string) bool {
	x, y, ok := d.App.Top().Stage().Pick(id)
	d.App.Step(&input.Snapshot{X: x, Y: y, DX: 1, Device: input.Pointer})
	return ok
}

// Begun begins a match that is kept and opens its table.
func (d *Desk) Begun(g rules.Game, setup rules.Setup, seats []match.Controller) {
	d.T.Helper()
	f, err := d.House.NewMatch(g, setup, seats)
	if err != nil {
		d.T.Fatal(err)
	}
	d.App.Push(d.House.Rooms.Table(d.House, f))
}

// Sit sits down at a match that nothing keeps.
func (d *Desk) Sit(m *match.Match) { d.App.Push(d.House.Rooms.Table(d.House, d.House.Glance(m))) }

// Ended shows how a match ended.
func (d *Desk) Ended(m *match.Match) {
	d.App.Push(d.House.Rooms.Results(d.House, d.House.Glance(m), false))
}

// Replay looks back at a match from its beginning.
func (d *Desk) Replay(m *match.Match) {
	d.App.Push(d.House.Rooms.Replay(d.House, d.House.Glance(m), 0, scenes.UsualEyes))
}

// SetUp opens the set-up of a game with a seed.
func (d *Desk) SetUp(game, seed string) { d.App.Push(d.House.Rooms.SetUp(d.House, game, seed)) }

// ReadRules opens the rules of a game at a phase.
func (d *Desk) ReadRules(game, phase string) {
	d.App.Push(d.House.Rooms.Rules(d.House, game, phase, nil))
}

// Teach opens the lesson of a game at a note, from 0.
func (d *Desk) Teach(game string, note int) {
	d.T.Helper()
	if err := d.House.Rooms.Teach(d.House, game, note); err != nil {
		d.T.Fatal(err)
	}
}

// Puzzle opens a puzzle of a game by its number, from 0; it reports whether there is one.
func (d *Desk) Puzzle(game string, number int) bool {
	if number >= len(puzzles.Of(game)) {
		return false
	}
	if err := d.House.Rooms.Puzzle(d.House, game, number); err != nil {
		d.T.Fatal(err)
	}
	return true
}

// Solve answers the puzzle of a game that lies on the table: with its best choice, or with the one that comes next to it.
func (d *Desk) Solve(game string, number int, right bool) {
	p := &puzzles.Of(game)[number]
	g, _ := d.House.Game(game)
	var bots []match.Controller
	for _, name := range d.House.BotNames() {
		bots = append(bots, Robot(name))
	}
	m, err := p.Begin(g, Person(d.House.Profile.Name), bots)
	if err != nil {
		d.T.Fatal(err)
	}
	c := p.Choices[1]
	if right {
		c = p.Choices[0]
	}
	a, err := m.Game().Info().Read(c.Action)
	if err != nil {
		d.T.Fatal(err)
	}
	if err := d.App.Top().(scenes.Doer).Do(render.Plain(d.House.Glance(m).Say(m.View(p.Seat).Describe(a)))); err != nil {
		d.T.Fatal(err)
	}
}

// GoOn puts a match that is kept on the table.
func (d *Desk) GoOn(id string) { d.House.GoOn(d.App.Top().Stage(), id) }

// Filed is a file with two months of matches, medals and nights.
func Filed() *save.Profile {
	p := &save.Profile{Name: "Vesper", Created: Evening().AddDate(0, -2, 0).Unix(), Guests: []string{"Lynd"}, Marks: map[string]int64{}}
	for i, id := range []string{"full-tower", "heavy", "one-zettabyte", "last-lift", "limping", "secret-room"} {
		p.Marks["feat.infiltration."+id] = Evening().AddDate(0, 0, -3*i-1).Unix()
	}
	for i := range 26 {
		id, own, other := fmt.Sprintf("m%d", i), 6+(i*7)%17, 9+(i*5)%11
		r := save.Result{Match: id, Who: "Vesper", Game: "infiltration", Seats: 3 + i%3, Level: []string{"normal", "hard"}[i/13], Won: own > other, Score: own, Against: other,
			When: Evening().AddDate(0, 0, i-27), Rules: 3}
		if i%4 == 0 {
			r.Options = []string{"labyrinth=true", "alarm=sensitive"}
		}
		p.Look(id, 23*time.Minute)
		p.Count(r)
		if i%5 == 0 {
			r.Who, r.Score = "Lynd", 11
			p.Count(r)
		}
		if i%3 > 0 && i < 25 {
			day := tonight.Day(r.When)
			p.BeginNight(save.Night{Day: day, Match: id, Game: "infiltration"})
			p.EndNight(id, r.Won, own, other)
		}
	}
	for i := range 7 {
		p.Count(save.Result{Match: fmt.Sprintf("d%d", i), Who: "Vesper", Game: "deepstate", Seats: 1, Level: "director", Won: i%2 == 0, Score: 40 + 3*i, Against: 44, When: Evening().AddDate(0, 0, -i)})
	}
	return p
}

// Running is the match on the table as its file has it.
func (d *Desk) Running() *match.Match {
	d.T.Helper()
	d.House.Flush()
	m, _, err := d.House.Folder.ReadMatch(d.House.Settings.Match)
	if err != nil {
		d.T.Fatal(err)
	}
	return m
}

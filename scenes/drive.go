package scenes

import (
	"bufio"
	"fmt"
	"image"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render/ui/input"
)

// Driver plays a script of inputs against the program, a line at a time:
//
//	wait idle           until nothing moves, no bot thinks, and a press may take
//	                    a decision
//	wait N              N ticks
//	rest N              N seconds in which no script runs: the loop may sleep
//	click X Y           left button, in pixels of the window; rclick the right one;
//	                    raw, as a person presses
//	hover X Y           the pointer moves there
//	drag X Y X2 Y2      from one place to another
//	wheel N             notches, positive away from the person
//	key NAME            a key with its modifiers, such as Enter or Ctrl+Z; raw
//	pad BUTTON          a button of the gamepad, such as A or Start
//	type TEXT
//	pick REF            click what shows that ref, such as card:advance, as soon as
//	                    a press may take a decision; what waits for a second press
//	                    gets it
//	do TEXT             choose the offered action, or the button, with that text,
//	                    and do it, whatever would be asked before
//	play DEVICE [N]     choose what is offered with the mouse, the keys or the pad
//	                    (mouse, keys, pad), N times or until the next scene
//	choose DEVICE REF   go to one thing with the mouse, the keys or the pad, and
//	                    choose it
//	auto                bots decide for everybody until the next scene
//	shot NAME           a picture of the window as NAME.png
//	expect scene NAME
//	expect text TEXT    somewhere on the screen
//	expect no TEXT      nowhere on the screen
//	resize WxH
//	speed N             N times as many ticks a second from now on
//	quit
//
// Empty lines and lines that begin with # are passed over. The first line that
// fails ends the program, and its exit status says so.
type Driver struct {
	// Keep takes the pictures; without one of its own they are files.
	Keep func(name string, img *image.RGBA) error
	// Stay lets the program go on behind the last line.
	Stay bool

	name   string
	lines  []line
	at     int
	script *input.Script
	begun  bool      // the present line has been started
	ticks  int       // spent on it
	since  time.Time // when it was started, or something happened last
	seen   int       // version of the scene at that time
	taken  bool      // the picture it asked for is there
	err    error
	from   string // auto: the scene it began in
	player *player
	until  time.Time // rest: when it ends
}

type line struct {
	number int
	words  []string
	rest   string // behind the first word
}

// patience is how long a line may go on without anything happening. It is the
// clock's time, not ticks: bots think on it.
const patience = 2 * time.Minute

// NewDriver reads a script. Pictures are written to the folder shots.
func NewDriver(name string, r io.Reader, shots string) (*Driver, error) {
	d := &Driver{name: name, script: &input.Script{}, Keep: func(name string, img *image.RGBA) error {
		return writePNG(filepath.Join(shots, filepath.Base(name)+".png"), img)
	}}
	sc := bufio.NewScanner(r)
	for n := 1; sc.Scan(); n++ {
		if err := d.Add(n, sc.Text()); err != nil {
			return nil, err
		}
	}
	if err := sc.Err(); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return d, nil
}

// Add adds line n of a script, which may be playing already. Empty lines and those that begin with # say nothing.
func (d *Driver) Add(n int, text string) error {
	text = strings.TrimSpace(text)
	if text == "" || strings.HasPrefix(text, "#") {
		return nil
	}
	_, rest, _ := strings.Cut(text, " ")
	l := line{n, strings.Fields(text), strings.TrimSpace(rest)}
	if err := check(l); err != nil {
		return fmt.Errorf("%s:%d: %w", d.name, n, err)
	}
	d.lines = append(d.lines, l)
	return nil
}

// forms is how many words each command takes; -1 is any text.
var forms = map[string]int{
	"wait": 1, "rest": 1, "click": 2, "rclick": 2, "hover": 2, "drag": 4, "wheel": 1, "key": 1, "pad": 1, "type": -1, "pick": 1,
	"do": -1, "auto": 0, "play": -1, "choose": -1, "shot": 1, "expect": -1, "resize": 1, "speed": 1, "quit": 0,
}

func check(l line) error {
	n, ok := forms[l.words[0]]
	switch {
	case !ok:
		return fmt.Errorf("unknown command %q", l.words[0])
	case n == 0 && len(l.words) != 1:
		return fmt.Errorf("%s stands alone", l.words[0])
	case n == 1 && len(l.words) != 2:
		return fmt.Errorf("%s takes one word", l.words[0])
	case n > 1 && len(l.words) != n+1:
		return fmt.Errorf("%s takes %d words", l.words[0], n)
	case n < 0 && l.rest == "":
		return fmt.Errorf("%s needs a text", l.words[0])
	}
	return checkWords(l)
}

// checkWords finds what is wrong with the words behind a command.
func checkWords(l line) error {
	switch w := l.words; w[0] {
	case "wait":
		if n, err := strconv.Atoi(w[1]); w[1] != "idle" && (err != nil || n < 0) {
			return fmt.Errorf("wait takes idle or a number of ticks")
		}
	case "rest":
		if n, err := strconv.Atoi(w[1]); err != nil || n < 1 {
			return fmt.Errorf("rest takes a number of seconds")
		}
	case "click", "rclick", "hover", "drag", "wheel":
		_, err := numbers(w[1:])
		return err
	case "key", "pad":
		_, err := trigger(l)
		return err
	case "shot":
		if filepath.Base(w[1]) != w[1] {
			return fmt.Errorf("shot takes a name without a folder")
		}
	case "play":
		_, err := newPlayer(w[1:])
		return err
	case "choose":
		_, err := newChooser(w[1:])
		return err
	case "expect":
		if len(w) < 3 || w[1] != "scene" && w[1] != "text" && w[1] != "no" {
			return fmt.Errorf("expect takes scene, text or no, and what to expect")
		}
	case "resize":
		_, _, err := size(w[1])
		return err
	case "speed":
		if n, err := strconv.Atoi(w[1]); err != nil || n < 1 || n > 100 {
			return fmt.Errorf("speed is a number from 1 to 100")
		}
	}
	return nil
}

// numbers reads places and distances.
func numbers(words []string) (n [4]float64, err error) {
	for i, w := range words {
		if n[i], err = strconv.ParseFloat(w, 64); err != nil {
			return n, fmt.Errorf("%q is no number", w)
		}
	}
	return n, nil
}

// trigger reads the name of a key or of a pad's button.
func trigger(l line) (input.Trigger, error) {
	if l.words[0] == "pad" {
		return input.Parse("Pad " + l.rest)
	}
	return input.Parse(l.rest)
}

// size reads the size of a window.
func size(s string) (w, h int, err error) {
	if n, err := fmt.Sscanf(s, "%dx%d", &w, &h); n != 2 || err != nil || w < 1 || h < 1 || w > 16384 || h > 16384 {
		return 0, 0, fmt.Errorf("a size is written 1280x720")
	}
	return w, h, nil
}

// progress is a scene that counts what has happened in it.
type progress interface{ Version() int }

func (d *Driver) source() input.Source { return d.script }

// step works on the present line before each tick.
func (d *Driver) step(a *App) error {
	for d.at < len(d.lines) && d.script.Done() && a.drawn {
		l := d.lines[d.at]
		done, err := d.line(a, l)
		if d.err != nil {
			err = d.err
		}
		if p, ok := a.Top().(progress); ok && p.Version() != d.seen {
			d.seen, d.since = p.Version(), time.Now()
		}
		if d.ticks++; d.ticks == 1 {
			d.since = time.Now()
		}
		limit := patience
		if l.words[0] == "auto" {
			limit *= 5 // a whole game
		}
		if err == nil && !done && time.Since(d.since) > limit {
			err = fmt.Errorf("nothing happened for too long")
		}
		if err != nil {
			return fmt.Errorf("%s:%d: %s %s: %w (scene %s)", d.name, l.number, l.words[0], l.rest, err, a.Top().Name())
		}
		if !done {
			return nil
		}
		d.at++
		d.begun, d.ticks, d.taken = false, 0, false
		if l.words[0] == "quit" {
			a.Quit()
			return nil
		}
	}
	if d.Over() && !d.Stay {
		a.Quit()
	}
	return nil
}

// rests reports whether the script lets the loop sleep now.
func (d *Driver) rests(*App) bool {
	return d.script.Done() && (d.Stay && d.Over() || d.at < len(d.lines) && d.lines[d.at].words[0] == "rest" && d.begun)
}

// atoi is a number that check has seen.
func atoi(s string) int { n, _ := strconv.Atoi(s); return n }

// Over reports whether all lines are done.
func (d *Driver) Over() bool { return d.at == len(d.lines) && d.script.Done() }

// line works on a line and reports whether it is done.
func (d *Driver) line(a *App, l line) (done bool, err error) {
	w := l.words
	switch w[0] {
	case "wait":
		return d.wait(a, w[1])
	case "rest":
		if !d.begun {
			d.begun, d.until = true, time.Now().Add(time.Second*time.Duration(atoi(w[1])))
		}
		d.since = time.Now() // this is what was asked for
		return time.Now().After(d.until), nil
	case "click", "rclick", "hover", "drag", "wheel":
		return true, d.point(l)
	case "key", "pad":
		t, err := trigger(l)
		d.script.Press(t)
		return true, err
	case "type":
		d.script.Type(l.rest)
		return true, nil
	case "pick":
		return d.pick(a, w[1])
	case "do":
		return true, d.do(a, l.rest)
	case "auto":
		return d.auto(a), nil
	case "play", "choose":
		if !d.begun {
			d.begun = true
			if d.player, err = newPlayer(w[1:]); w[0] == "choose" {
				d.player, err = newChooser(w[1:])
			}
			if err != nil {
				return false, err
			}
		}
		was := len(a.stack)
		done, err := d.player.step(a, d.script)
		if !d.script.Done() || len(a.stack) != was {
			d.since = time.Now() // something happened
		}
		return done, err
	case "shot":
		return d.shot(a, w[1]), nil
	case "expect":
		return d.expect(a, l)
	case "resize":
		x, y, err := size(w[1])
		if !d.begun {
			d.begun = true
			ebiten.SetWindowSize(x, y)
		}
		w, h := canvasIn(x, y)
		return a.w == w && a.h == h && a.painted, err
	case "speed":
		n, err := strconv.Atoi(w[1])
		ebiten.SetTPS(60 * n)
		return true, err
	}
	return true, nil // quit
}

// shownIDs leaves out things without a name.
func shownIDs(ids []string) (out []string) {
	for _, id := range ids {
		if id != "" {
			out = append(out, id)
		}
	}
	return out
}

func (d *Driver) wait(a *App, what string) (bool, error) {
	if what == "idle" {
		if d.ticks < 2 {
			return false, nil // what was done just now has to arrive first
		}
		if w, ok := a.Top().(Worker); ok && !w.Idle() {
			return false, nil
		}
		if !a.House.Settled() || a.slide.left > 0 || a.twice.fresh() {
			return false, nil
		}
		return a.Top().Stage().Idle(), nil
	}
	n, err := strconv.Atoi(what)
	return d.ticks >= n, err
}

// pick clicks a thing, and does what the click armed.
func (d *Driver) pick(a *App, id string) (bool, error) {
	st := a.Top().Stage()
	if !d.begun {
		if !st.Ready() || a.twice.fresh() {
			return false, nil
		}
		x, y, ok := st.Pick(id)
		if !ok {
			return false, fmt.Errorf("nothing on the screen shows %s; there are %s", id, strings.Join(shownIDs(st.Things()), " "))
		}
		d.begun = true
		d.script.Click(x, y)
		return false, nil
	}
	if x, ok := a.Top().(Armer); ok {
		x.Fire()
	}
	return true, nil
}

func (d *Driver) point(l line) error {
	n, err := numbers(l.words[1:])
	switch l.words[0] {
	case "click":
		d.script.Click(n[0], n[1])
	case "rclick":
		d.script.RightClick(n[0], n[1])
	case "hover":
		d.script.Move(n[0], n[1])
	case "drag":
		d.script.Drag(n[0], n[1], n[2], n[3])
	case "wheel":
		d.script.Wheel(n[0])
	}
	return err
}

func (d *Driver) do(a *App, text string) error {
	var first error
	if x, ok := a.Top().(Doer); ok {
		if first = x.Do(text); first == nil {
			return nil
		}
	}
	err := a.Top().Stage().Perform(text)
	if err != nil && first != nil {
		return first
	}
	if x, ok := a.Top().(Armer); ok && err == nil {
		x.Fire()
	}
	return err
}

// auto is done when another scene is shown.
func (d *Driver) auto(a *App) bool {
	x, ok := a.Top().(Doer)
	if !d.begun {
		d.begun = true
		d.from = a.Top().Name()
		if ok {
			x.Auto(true)
		}
	}
	if a.Top().Name() != d.from {
		return true
	}
	return !ok
}

// shot writes a picture of the window once it has been painted.
func (d *Driver) shot(a *App, name string) bool {
	if !d.begun {
		d.begun = true
		a.Picture(func(img *image.RGBA) {
			d.err, d.taken = d.Keep(name, img), true
		})
	}
	return d.taken
}

func writePNG(path string, img image.Image) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	if err := png.Encode(f, img); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}

var blanks = regexp.MustCompile(`\s+`)

func (d *Driver) expect(a *App, l line) (bool, error) {
	want := strings.TrimSpace(strings.TrimPrefix(l.rest, l.words[1]))
	switch l.words[1] {
	case "scene":
		if got := a.Top().Name(); got != want {
			return false, fmt.Errorf("the scene is %q", got)
		}
	case "text", "no":
		texts := a.Top().Stage().Words()
		if s, ok := a.Top().(Speaker); ok {
			texts = append(texts, s.Texts()...)
		}
		all := blanks.ReplaceAllString(strings.Join(texts, " | "), " ")
		found := strings.Contains(all, blanks.ReplaceAllString(want, " "))
		if found != (l.words[1] == "text") {
			return false, fmt.Errorf("the screen says: %s", all)
		}
	}
	return true, nil
}

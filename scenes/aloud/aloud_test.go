package aloud_test

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"safehouse/scenes"
	"safehouse/scenes/aloud"
	"safehouse/scenes/scenestest"
)

// ears hear what is said, and what is broken off.
type ears struct{ said []string }

func (e *ears) Say(text string) { e.said = append(e.said, text) }
func (e *ears) Now(text string) { e.said = append(e.said, text) }
func (e *ears) Quiet()          {}
func (e *ears) In(string)       {}

// heard reports whether something was said since the last time, and forgets it.
func (e *ears) heard(words string) bool {
	ok := slices.ContainsFunc(e.said, func(s string) bool { return strings.Contains(s, words) })
	e.said = nil
	return ok
}

// The question of a table is read when it is asked, a thing with its tip when it is pointed at, a dialog when it opens, what
// happens when it has happened; and nothing once it is off.
func TestATableIsReadAloud(t *testing.T) {
	d := scenestest.School(t)
	e := &ears{}
	d.House.Reader, d.House.Settings.Aloud = aloud.With(e), true
	d.Table("infiltration", scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Robot("Heron"))
	d.Visit("wait idle\nhover 3 3\nwait 30")
	if said := slices.Clone(e.said); !e.heard("Choose") {
		t.Errorf("the question is not read; heard %q", said)
	}
	d.Visit("hover " + d.At("card:download") + "\nwait 60")
	if said := slices.Clone(e.said); !e.heard("Download") {
		t.Errorf("the card that is pointed at is not read; heard %q", said)
	}
	d.Visit("hover 3 3\nwait 5\npick card:advance\nwait idle\nwait 60")
	if said := slices.Clone(e.said); !e.heard("Vesper") && !slices.ContainsFunc(said, func(s string) bool {
		return strings.Contains(s, "roll") || strings.Contains(s, "Proximity") || strings.Contains(s, "proximity")
	}) {
		t.Errorf("what happened is not read; heard %q", said)
	}
	d.Visit("key Escape\nwait idle\npick pause:quit\nwait idle\nexpect text Leave the desk\nwait 30")
	if said := slices.Clone(e.said); !e.heard("Leave the desk") {
		t.Errorf("the dialog is not read; heard %q", said)
	}
	d.House.Settings.Aloud = false
	d.Visit("key Escape\nwait idle\nwait 60")
	if len(e.said) > 0 {
		t.Errorf("it is off and reads %q", e.said)
	}
}

// A voice is slower than the table: all that rivals did is read to its end and in its order, each line once, and then the question
// that follows.
func TestWhatHappenedIsReadBeforeTheNextQuestion(t *testing.T) {
	d := scenestest.School(t)
	said, read := make(chan string, 200), make(chan struct{})
	d.House.Reader, d.House.Settings.Aloud = aloud.With(aloud.Speaking(func(ctx context.Context, _, text string) error {
		select {
		case <-read:
			said <- text
		case <-ctx.Done():
		}
		return ctx.Err()
	})), true
	d.Table("infiltration", scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Robot("Heron"))
	texts := func() []string { return d.App.Top().(scenes.Speaker).Texts() }
	d.Visit("wait idle\nwait 30\npick card:download\nwait 5")
	before := len(texts())
	d.Visit("pick card:download\nwait idle\nwait 60")
	lines := texts()[before:]
	if len(lines) < 8 {
		t.Fatalf("only %d lines happened: %q", len(lines), lines)
	}
	close(read)
	at := 0
	for at < len(lines) {
		s := wait(t, said)
		if s == lines[at] {
			at++
		} else if slices.Contains(lines, s) {
			t.Fatalf("%q is read where %q comes", s, lines[at])
		}
	}
	if s := wait(t, said); !strings.Contains(s, "Choose your card") {
		t.Errorf("at the end %q is read", s)
	}
}

// What is to be said now comes before all that waits, which is lost by nothing but silence.
func TestWhatIsPointedAtComesBetween(t *testing.T) {
	began, read := make(chan string, 20), make(chan struct{})
	v := aloud.Speaking(func(ctx context.Context, _, text string) error {
		began <- text
		select {
		case <-read:
		case <-ctx.Done():
		}
		return ctx.Err()
	})
	v.Say("the first line")
	v.Say("the second line")
	wait(t, began)
	v.Now("a card")
	if s := wait(t, began); s != "a card" {
		t.Fatalf("%q is said", s)
	}
	v.Now("another card")
	close(read)
	for _, want := range []string{"another card", "the first line", "the second line"} {
		if s := wait(t, began); s != want {
			t.Fatalf("%q is said, want %q", s, want)
		}
	}
}

// A voice says one text after the other; what is broken off is dropped with all that waits.
func TestAVoiceIsBrokenOff(t *testing.T) {
	began, ended := make(chan string, 20), make(chan error, 20)
	v := aloud.Speaking(func(ctx context.Context, lang, text string) error {
		began <- lang + text
		<-ctx.Done()
		ended <- ctx.Err()
		return ctx.Err()
	})
	v.In("de-AT")
	v.Say("the first")
	v.Say("the second")
	if s := wait(t, began); s != "dethe first" {
		t.Fatalf("%q is said first", s)
	}
	v.Quiet()
	wait(t, ended)
	v.Say("the third")
	if s := wait(t, began); s != "dethe third" {
		t.Errorf("after the silence %q is said", s)
	}
	v.Quiet()
	wait(t, ended)
}

func wait[T any](t *testing.T, c chan T) (x T) {
	t.Helper()
	select {
	case x = <-c:
	case <-time.After(10 * time.Second):
		t.Fatal("nothing is said")
	}
	return x
}

// Each system has a program that may speak; none is asked through a shell with the text among its words.
func TestEverySystemMayHaveAVoice(t *testing.T) {
	for _, system := range []string{"linux", "windows", "darwin"} {
		if len(aloud.Commands(system)) == 0 {
			t.Errorf("%s has none", system)
		}
	}
}

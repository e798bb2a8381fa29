package protocol

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"safehouse/assets/text"
	"safehouse/rules/games"
	"safehouse/rules/rulestest/lamps"
	"safehouse/save"
)

// newGameTalk is a session about the games of the registry.
func newGameTalk(t *testing.T) *talk {
	t.Helper()
	book, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	return &talk{t, NewSession(games.All, book)}
}

// opened is a match of Infiltration with some decisions taken.
func opened(t *testing.T) *talk {
	t.Helper()
	k := newGameTalk(t)
	k.ask(`{"op":"new","game":"infiltration","seed":5,"seats":[{"kind":"human"},{"kind":"human"},{"kind":"bot","level":"easy"}]}`)
	for range 12 {
		k.ask(`{"op":"auto","iterations":8}`)
		k.ask(`{"op":"apply","n":0}`)
	}
	return k
}

// same checks that two sessions stand at the same position.
func same(t *testing.T, a, b *talk) {
	t.Helper()
	for _, op := range []string{"hash", "turn", "legal", "log", "score"} {
		x, y := fmt.Sprint(a.ask(`{"op":"`+op+`"}`)), fmt.Sprint(b.ask(`{"op":"`+op+`"}`))
		if x != y {
			t.Errorf("%s differs:\n%.400s\n%.400s", op, x, y)
		}
	}
}

func TestALoadedMatchGoesOnAsTheSavedOne(t *testing.T) {
	file := filepath.Join(t.TempDir(), "one.match")
	k := opened(t)
	k.ask(fmt.Sprintf(`{"op":"save","path":%q}`, file))
	l := newGameTalk(t)
	l.is(l.ask(fmt.Sprintf(`{"op":"load","path":%q}`, file)), "found", `[]`)
	same(t, k, l)
	for range 3 {
		for _, x := range []*talk{k, l} {
			x.ask(`{"op":"auto","iterations":8}`)
			x.ask(`{"op":"apply","n":0}`)
		}
		if a, b := fmt.Sprint(k.say(`{"op":"undo"}`)), fmt.Sprint(l.say(`{"op":"undo"}`)); a != b {
			t.Errorf("undo answers %s, after loading %s", a, b)
		}
		same(t, k, l)
	}
	k.ask(fmt.Sprintf(`{"op":"save","path":%q}`, file))
	l.ask(fmt.Sprintf(`{"op":"save","path":%q}`, file+"2"))
	for _, name := range []string{file, file + "2"} {
		again := newGameTalk(t)
		again.ask(fmt.Sprintf(`{"op":"load","path":%q}`, name))
		same(t, k, again)
	}
}

func TestAnEditedMatchStaysPracticeInTheFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "edited.match")
	k := opened(t)
	k.ask(`{"op":"edit","patch":{"proximity":50,"upcoming":[{"die":6}]}}`)
	k.ask(fmt.Sprintf(`{"op":"save","path":%q}`, file))
	l := newGameTalk(t)
	l.is(l.ask(fmt.Sprintf(`{"op":"load","path":%q}`, file)), "practice", `true`)
	same(t, k, l)
	l.refuses(`{"op":"undo"}`, Refused)
}

func TestWhatWentWrongLeavesNoTraceInTheFile(t *testing.T) {
	k := faulty(t, lamps.Panics)
	k.start(2, "")
	k.do("light", `"seat":"0","lamp":"hall"`)
	k.do("light", `"seat":"1","lamp":"attic"`)
	k.refuses(`{"op":"apply","action":{"verb":"smash","args":{"seat":"0"}}}`, Refused)
	k.do("light", `"seat":"0","lamp":"cellar"`)
	k.ask(`{"op":"undo"}`)
	k.s.store.export = func(*save.Journal, string) error { return errBroken }
	k.refuses(`{"op":"save","path":"x"}`, IO)
	k.refuses(`{"op":"bot","iterations":40}`, Refused)
	k.do("roll", `"seat":"0"`)
	k.ask(`{"op":"edit","patch":{"points":{"1":9}}}`)
	k.do("roll", `"seat":"1"`)
	k.s.store.export = func(j *save.Journal, _ string) error {
		if !j.Match().State().Same(k.s.match.State()) {
			return errors.New("the file would have another position")
		}
		if got, want := j.Match().Actions(), k.s.match.Actions(); got != want {
			return fmt.Errorf("the file would have %d actions, not %d", got, want)
		}
		return nil
	}
	k.ask(`{"op":"save","path":"x"}`)
	k.ask(`{"op":"save","path":"x"}`)
}

func TestFilesThatCannotBeUsedAreSaidSo(t *testing.T) {
	dir := t.TempDir()
	k := opened(t)
	k.refuses(fmt.Sprintf(`{"op":"load","path":%q}`, filepath.Join(dir, "nothing")), IO, "there is no file")
	k.refuses(fmt.Sprintf(`{"op":"load","path":%q}`, dir), IO)
	k.refuses(fmt.Sprintf(`{"op":"save","path":%q}`, filepath.Join(dir, "no", "such", "folder", "x")), IO, "there is no folder")
	k.refuses(`{"op":"load","path":"a\u0000b"}`, IO)
	k.refuses(`{"op":"save","path":"a\u0000b"}`, IO)
	foreign := filepath.Join(dir, "letter.txt")
	if err := os.WriteFile(foreign, []byte("Dear Sir or Madam"), 0o644); err != nil {
		t.Fatal(err)
	}
	k.refuses(fmt.Sprintf(`{"op":"load","path":%q}`, foreign), IO, "no match of Safehouse")
	for _, path := range []string{`""`, "7", "null", "[]"} {
		k.refuses(`{"op":"load","path":`+path+`}`, BadRequest, `"path"`)
		k.refuses(`{"op":"save","path":`+path+`}`, BadRequest, `"path"`)
	}
	k.refuses(`{"op":"load"}`, BadRequest, `"path"`)
	k.refuses(`{"op":"save"}`, BadRequest, `"path"`)
}

func TestADamagedFileGoesOnAndSaysSo(t *testing.T) {
	file := filepath.Join(t.TempDir(), "one.match")
	k := opened(t)
	k.ask(fmt.Sprintf(`{"op":"save","path":%q}`, file))
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	b[len(b)*3/4] ^= 4
	if err := os.WriteFile(file, b, 0o644); err != nil {
		t.Fatal(err)
	}
	l := newGameTalk(t)
	a := l.ask(fmt.Sprintf(`{"op":"load","path":%q}`, file))
	if len(a["found"].([]any)) == 0 {
		t.Error("nothing is said about a flipped bit")
	}
	l.ask(`{"op":"legal"}`)
}

package measure

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"safehouse/assets/text"
	"safehouse/rules"
	"safehouse/rules/games"
	"safehouse/rules/match"
	"safehouse/save"
)

// stored writes a random game of Infiltration of so many actions to a file;
// with edited the position is changed by hand on the way.
func stored(t *testing.T, actions int, edited bool) (file string, m *match.Match) {
	t.Helper()
	g, ok := games.Find("infiltration")
	if !ok {
		t.Fatal("Infiltration is not in the registry")
	}
	j, err := save.NewJournal(g, rules.Setup{Seats: 3, Seed: 77}, make([]match.Controller, 3), save.About{})
	if err != nil {
		t.Fatal(err)
	}
	m = j.Match()
	r := rules.Rand{S: 4}
	for i := range actions {
		legal := m.Legal()
		if len(legal) == 0 {
			break
		}
		if edited && i == actions/2 {
			s := m.State().Clone()
			s.Chance().Rand.S++
			if err := m.Edit(s); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := m.Apply(legal[r.Intn(len(legal))]); err != nil {
			t.Fatal(err)
		}
	}
	file = filepath.Join(t.TempDir(), "one.match")
	if err := j.Export(file); err != nil {
		t.Fatal(err)
	}
	return file, m
}

func english(t *testing.T) *text.Book {
	t.Helper()
	b, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestReplayVerifiesAGoodFile(t *testing.T) {
	file, m := stored(t, 9999, false)
	var out bytes.Buffer
	if err := RunReplay([]string{file, "-json"}, english(t), &out, io.Discard); err != nil {
		t.Fatal(err)
	}
	last := lastLine(t, out.Bytes())
	h, err := rules.Hash(m.State())
	if err != nil {
		t.Fatal(err)
	}
	for key, want := range map[string]any{
		"game": "infiltration", "actions": float64(m.Actions()), "verified": float64(m.Actions()), "edits": 0.0,
		"whole": true, "done": true, "practice": false, "hash": fmt.Sprintf("%016x", h),
	} {
		if last[key] != want {
			t.Errorf("%s is %v, want %v", key, last[key], want)
		}
	}
}

func TestReplayCountsEdits(t *testing.T) {
	file, _ := stored(t, 20, true)
	r, err := verify(file, english(t))
	if err != nil {
		t.Fatal(err)
	}
	if !r.Whole || !r.Practice || r.Edits != 1 || r.Verified != 20 || r.Done {
		t.Errorf("got %+v", r)
	}
}

func TestReplayTellsTheGame(t *testing.T) {
	file, m := stored(t, 12, false)
	var out bytes.Buffer
	if err := RunReplay([]string{"-log", file}, english(t), &out, io.Discard); err != nil {
		t.Fatal(err)
	}
	for i := range m.Steps() {
		if !strings.Contains(out.String(), fmt.Sprintf("\n%d ", i+1)) && !strings.HasPrefix(out.String(), fmt.Sprintf("%d ", i+1)) {
			t.Errorf("action %d is not told in %s", i+1, out.String())
		}
	}
	if strings.Contains(out.String(), "«") {
		t.Errorf("a text is missing in %s", out.String())
	}
}

func TestReplayNamesDamage(t *testing.T) {
	file, _ := stored(t, 30, false)
	good, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for _, at := range []int{len(good) / 3, len(good) / 2, len(good) - 9} {
		bad := bytes.Clone(good)
		bad[at] ^= 16
		if err := os.WriteFile(file, bad, 0o644); err != nil {
			t.Fatal(err)
		}
		var out bytes.Buffer
		err := RunReplay([]string{file, "-json"}, english(t), &out, io.Discard)
		if err == nil || errors.Is(err, ErrUsage) {
			t.Errorf("a flipped bit at %d of %d is not noticed", at, len(good))
			continue
		}
		if last := lastLine(t, out.Bytes()); last["whole"] != false || len(last["found"].([]any)) == 0 {
			t.Errorf("a flipped bit at %d: whole %v, found %v", at, last["whole"], last["found"])
		}
	}
	if err := RunReplay([]string{filepath.Join(t.TempDir(), "none")}, english(t), io.Discard, io.Discard); err == nil {
		t.Error("a file that is not there is verified")
	}
	if err := os.WriteFile(file, []byte("something else"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := RunReplay([]string{file}, english(t), io.Discard, io.Discard); err == nil {
		t.Error("a file of another kind is verified")
	}
}

func TestReplayExplainsWrongUsage(t *testing.T) {
	for _, args := range [][]string{nil, {"a", "b"}, {"-fast", "a"}} {
		if err := RunReplay(args, english(t), io.Discard, io.Discard); !errors.Is(err, ErrUsage) {
			t.Errorf("%q ends with %v", args, err)
		}
	}
	var help bytes.Buffer
	if err := RunReplay([]string{"-h"}, english(t), io.Discard, &help); !errors.Is(err, flag.ErrHelp) || !strings.Contains(help.String(), "referee replay") {
		t.Errorf("-h ends with %v and %q", err, help.String())
	}
}

package save

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/match"
)

// A report tells of a match what a mistake lets it tell: what cannot be put into words leaves a note, the rest is there.
func TestAReportTellsWhatItCan(t *testing.T) {
	g := newToy(1)
	j := newToyMatch(t, openToys(t, newMemDisk(), g), g, 3, make([]match.Controller, 2))
	for range 50 {
		if _, err := j.Match().Apply(j.Match().Legal()[0]); err != nil {
			t.Fatal(err)
		}
	}
	keys := func(_ string, m rules.Message) string { return m.Key }
	parts := ProblemMatch(j.Match(), keys)
	s := string(parts["match.txt"])
	for _, want := range []string{"game       toy", "seed       3", "actions    50", "\n11 (seat 1) ", "\n50 (seat 2) ", "\nWhat can be done now:\n"} {
		if !strings.Contains(s, want) {
			t.Errorf("it does not say %q:\n%s", want, s)
		}
	}
	if strings.Contains(s, "\n10 (") || !strings.Contains(string(parts["position.json"]), "oints") {
		t.Errorf("it says\n%s\nthe position is\n%s", s, parts["position.json"])
	}
	parts = ProblemMatch(j.Match(), func(string, rules.Message) string { panic("no words") })
	if s := string(parts["match.txt"]); !strings.Contains(s, "actions    50") || strings.Count(s, "no words") != 3 || len(parts["position.json"]) == 0 {
		t.Errorf("without words it says\n%s", s)
	}
}

// A file that is given is named as the person knows it, wherever it was put to be read.
func TestAStrangeFileIsCalledByItsName(t *testing.T) {
	at := filepath.Join(t.TempDir(), "parked", "kein Spiel.match")
	must(t, os.MkdirAll(filepath.Dir(at), 0o755))
	must(t, os.WriteFile(at, []byte("hello\n"), 0o644))
	_, _, err := Import(at)
	var p *Problem
	if !errors.As(err, &p) {
		t.Fatal(err)
	}
	if say := book().Say("house", p.Message); !strings.HasPrefix(say, "kein Spiel.match ") {
		t.Errorf("it says %q", say)
	}
}

package save

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"safehouse/rules"
	"safehouse/rules/match"
)

// ExportProblem writes what belongs to the report of a problem into one zip file at a path,
// whole and at once. parts are the files in it by their names; now is when they were made.
func ExportProblem(path string, parts map[string][]byte, now time.Time) error {
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for _, name := range slices.Sorted(maps.Keys(parts)) {
		w, err := z.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Deflate, Modified: now})
		if err != nil {
			return err
		}
		if _, err := w.Write(parts[name]); err != nil {
			return err
		}
	}
	if err := z.Close(); err != nil {
		return err
	}
	return exportWhole(osDisk{}, path, b.Bytes())
}

// problemSteps is how many actions the report of a problem tells: more than a turn of any game.
const problemSteps = 40

// ProblemMatch are the parts of a report from which a match is understood without the program: match.txt has its set-up, who sits
// where, whose turn it is and the last actions in words, position.json the position in names. say puts a message of a game into
// words. After a mistake in the rules a part ends where telling it fails, and says so.
func ProblemMatch(m *match.Match, say func(game string, msg rules.Message) string) map[string][]byte {
	var b bytes.Buffer
	in, setup := m.Game().Info(), m.Setup()
	line := func(name string, v any) { fmt.Fprintf(&b, "%-10s %v\n", name, v) }
	attempt := func(tell func()) {
		defer func() {
			if p := recover(); p != nil {
				fmt.Fprintf(&b, "telling this failed: %v\n", p)
			}
		}()
		tell()
	}
	words := func(msg rules.Message) string { return say(in.ID, msg) }
	line("game", in.ID)
	line("rules", in.Version)
	line("seed", setup.Seed)
	line("options", strings.Join(append(in.Changed(setup.Options), "the others as usual"), ", "))
	for i, c := range m.Controllers() {
		who := "person"
		if c.Kind == match.Bot {
			who = "bot " + c.Level
		}
		line("seat", fmt.Sprintf("%d %s %s", i+1, who, c.Participant))
	}
	line("actions", m.Actions())
	line("practice", m.Practice())
	attempt(func() {
		switch t := m.Turn(); {
		case t.Done:
			line("over", true)
		case t.Seat == rules.Crew:
			line("turn", fmt.Sprintf("round %d, %s, the crew", t.Round, t.Phase))
		default:
			line("turn", fmt.Sprintf("round %d, %s, seat %d", t.Round, t.Phase, t.Seat+1))
		}
		line("asked", words(m.State().Prompt()))
	})
	attempt(func() {
		for i, s := range m.Outcome().Seats {
			line("score", fmt.Sprintf("seat %d: %d", i+1, s.Total))
		}
	})
	b.WriteString("\nThe last actions, and what all could see of them:\n")
	attempt(func() {
		for _, l := range m.Account(len(m.Steps())-problemSteps, words) {
			b.WriteString(l + "\n")
		}
	})
	b.WriteString("\nWhat can be done now:\n")
	attempt(func() {
		for _, a := range m.Legal() {
			b.WriteString(words(m.State().Describe(a)) + "\n")
		}
	})
	parts := map[string][]byte{}
	attempt(func() {
		if p, err := json.MarshalIndent(m.State(), "", "  "); err == nil {
			parts["position.json"] = p
		}
	})
	parts["match.txt"] = b.Bytes()
	return parts
}

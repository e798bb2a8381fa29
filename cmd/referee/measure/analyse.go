package measure

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"

	"safehouse/assets/text"
	"safehouse/rules"
	"safehouse/rules/analysis"
	"safehouse/rules/match"
	"safehouse/save"
)

// An Analysis is a stored match looked back at with the eyes of one seat.
type Analysis struct {
	File       string    `json:"file"`
	Game       string    `json:"game"`
	Seat       int       `json:"seat"` // whose eyes
	Steps      int       `json:"steps"`
	Iterations int       `json:"iterations"` // a step
	Made       int       `json:"made"`       // own choices that were weighed
	Best       int       `json:"best"`       // those of them that were as good as any
	Choice     float64   `json:"choice"`     // what the others of them cost in all, 0 or below
	Luck       float64   `json:"luck"`       // what draws and dice brought against their mean
	Others     float64   `json:"others"`     // what the others' choices brought
	Automa     float64   `json:"automa"`     // what an automa did
	Course     [][]Part  `json:"course"`     // the outlook of every seat before each step, and at the end
	Turns      []Turning `json:"turns"`
}

// A Part is an outlook from 0 to 1, written with three digits.
type Part float64

// MarshalJSON writes three digits.
func (p Part) MarshalJSON() ([]byte, error) { return fmt.Appendf(nil, "%.3f", float64(p)), nil }

// A Turning is a step after which the person stood clearly better or worse.
type Turning struct {
	Step   int     `json:"step"` // from 1, counted since the set-up
	Seat   int     `json:"seat"` // who decided; -1 a crew
	Round  int     `json:"round"`
	Cause  string  `json:"cause"` // choice, luck, others or automa
	By     float64 `json:"by"`
	Text   string  `json:"text"`             // what happened
	Better string  `json:"better,omitempty"` // what promised more
	Why    string  `json:"why,omitempty"`
}

const analyseHelp = `referee analyse looks back at a saved match with the eyes of one seat: how well
everybody stood, what this seat's choices cost, what luck brought, and where the
match turned.

  referee analyse -seat 0 -iterations 400 game.match

The same file and iterations give the same analysis on every machine.`

var causes = map[analysis.Cause]string{analysis.Choice: "choice", analysis.Luck: "luck", analysis.Others: "others", analysis.Automa: "automa"}

// RunAnalyse is the verb analyse.
func RunAnalyse(args []string, book Book, out, errOut io.Writer) error {
	set := flag.NewFlagSet("referee analyse", flag.ContinueOnError)
	set.SetOutput(errOut)
	set.Usage = func() {
		fmt.Fprintf(errOut, "%s\n\nFlags:\n", analyseHelp)
		set.PrintDefaults()
	}
	asJSON := set.Bool("json", false, "end with the result as one JSON object on the last line")
	seat := set.Int("seat", -1, "whose eyes and whose choices; -1 for the first person, or seat 0")
	iterations := set.Int("iterations", analysis.DefaultIterations, "search iterations a step")
	files, err := filesAndFlags(set, args)
	if err != nil {
		return err
	}
	if len(files) != 1 {
		return fmt.Errorf("%w: analyse needs one file, not %d", ErrUsage, len(files))
	}
	if *iterations < 1 || *iterations > 1e6 {
		return fmt.Errorf("%w: %d iterations; 1 to 1000000 are possible", ErrUsage, *iterations)
	}
	j, _, err := save.Import(files[0])
	if err != nil {
		var p *save.Problem
		if errors.As(err, &p) {
			return errors.New(book.Say(text.House, p.Message))
		}
		return err
	}
	m := j.Match()
	if seats := len(m.Controllers()); *seat < -1 || *seat >= seats {
		return fmt.Errorf("%w: no seat %d; there are %d", ErrUsage, *seat, seats)
	}
	if *seat < 0 {
		*seat = firstPerson(m)
	}
	a, err := analyse(files[0], m, book, *seat, *iterations)
	if err != nil {
		return err
	}
	a.print(out)
	if *asJSON {
		return json.NewEncoder(out).Encode(a)
	}
	return nil
}

// firstPerson is the first seat that a person decides for, or 0.
func firstPerson(m *match.Match) int {
	for i, c := range m.Controllers() {
		if c.Kind == match.Person {
			return i
		}
	}
	return 0
}

// analyse looks back at a match and puts it into words.
func analyse(file string, m *match.Match, book Book, seat, iterations int) (*Analysis, error) {
	found, err := analysis.Analyse(context.Background(), m, analysis.Options{Seat: seat, Iterations: iterations})
	if err != nil {
		return nil, err
	}
	in := m.Game().Info()
	a := &Analysis{File: file, Game: in.ID, Seat: seat, Steps: len(found.Steps), Iterations: iterations, Made: found.Made, Best: found.Best,
		Choice: found.Choice, Luck: found.Luck, Others: found.Others, Automa: found.Automa, Course: [][]Part{}, Turns: []Turning{}}
	for i := range len(found.Steps) + 1 {
		o := found.After(i - 1)
		var row []Part
		for s := range m.Controllers() {
			row = append(row, Part(o[s]))
		}
		a.Course = append(a.Course, row)
	}
	for _, x := range found.Turns {
		s, st := m.At(x.Step), &m.Steps()[x.Step]
		t := Turning{Step: m.First() + x.Step + 1, Seat: st.Seat, Round: s.Turn().Round, Cause: causes[x.Cause], By: x.By,
			Text: book.Say(in.ID, x.Name), Why: book.Say(in.ID, x.Why)}
		if x.Cause == analysis.Choice {
			at := &found.Steps[x.Step]
			t.Better = book.Say(in.ID, rules.View(s, max(x.Who, 0)).Describe(at.Better))
		}
		a.Turns = append(a.Turns, t)
	}
	return a, nil
}

// print shows an analysis to people.
func (a *Analysis) print(out io.Writer) {
	fmt.Fprintf(out, "%s: %s, %d steps, seen by seat %d, %d iterations a step\n", a.File, a.Game, a.Steps, a.Seat, a.Iterations)
	fmt.Fprintf(out, "own choices: %d of %d as good as any, the others %+.1f %%; luck %+.1f %%, others %+.1f %%, automa %+.1f %%\n", a.Best, a.Made, 100*a.Choice, 100*a.Luck, 100*a.Others, 100*a.Automa)
	for _, t := range a.Turns {
		fmt.Fprintf(out, "step %d, round %d: %+.1f %% by %s: %s\n", t.Step, t.Round, 100*t.By, t.Cause, t.Text)
		fmt.Fprintf(out, "    %s\n", t.Why)
	}
}

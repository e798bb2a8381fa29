package measure

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"

	"safehouse/assets/text"
	"safehouse/rules"
	"safehouse/rules/match"
	"safehouse/save"
)

// A Replay is what the verification of a match file found.
type Replay struct {
	File      string         `json:"file"`
	Game      string         `json:"game"`
	Seats     int            `json:"seats"`
	Seed      uint64         `json:"seed"`
	Options   map[string]any `json:"options"`
	Actions   int            `json:"actions"`  // since the set-up
	Verified  int            `json:"verified"` // actions that were played again
	Earlier   int            `json:"earlier"`  // actions before the first position in the file
	Edits     int            `json:"edits"`    // positions changed by hand between actions
	Practice  bool           `json:"practice"`
	Done      bool           `json:"done"`
	Scores    []int          `json:"scores"`
	Winners   []int          `json:"winners"`
	Hash      string         `json:"hash"`
	Whole     bool           `json:"whole"` // nothing is wrong with the file
	Found     []string       `json:"found"` // what is
	ToldLines []string       `json:"-"`
}

// Book puts messages into words; it is a *text.Book.
type Book interface {
	Say(shelf string, m text.Source) string
}

const replayHelp = `referee replay verifies a saved match: it reads the file with all checks, plays
every action again and compares each position with the one that follows.

  referee replay -log game.match

The exit code is 1 when anything is wrong.`

// RunReplay is the verb replay.
func RunReplay(args []string, book Book, out, errOut io.Writer) error {
	set := flag.NewFlagSet("referee replay", flag.ContinueOnError)
	set.SetOutput(errOut)
	set.Usage = func() {
		fmt.Fprintf(errOut, "%s\n\nFlags:\n", replayHelp)
		set.PrintDefaults()
	}
	asJSON := set.Bool("json", false, "end with the result as one JSON object on the last line")
	log := set.Bool("log", false, "tell what happened")
	files, err := filesAndFlags(set, args)
	if err != nil {
		return err
	}
	if len(files) != 1 {
		return fmt.Errorf("%w: replay needs one file, not %d", ErrUsage, len(files))
	}
	r, err := verify(files[0], book)
	if err != nil {
		return err
	}
	if *log {
		fmt.Fprintln(out, strings.Join(r.ToldLines, "\n"))
	}
	r.print(out)
	if *asJSON {
		if err := json.NewEncoder(out).Encode(r); err != nil {
			return err
		}
	}
	if !r.Whole {
		return fmt.Errorf("%s: %s", r.File, strings.Join(r.Found, " "))
	}
	return nil
}

// filesAndFlags allows flags behind the file too.
func filesAndFlags(set *flag.FlagSet, args []string) (files []string, err error) {
	for {
		if err := set.Parse(args); err != nil {
			if errors.Is(err, flag.ErrHelp) {
				return nil, err
			}
			return nil, fmt.Errorf("%w: %w", ErrUsage, err)
		}
		if set.NArg() == 0 {
			return files, nil
		}
		files = append(files, set.Arg(0))
		args = set.Args()[1:]
	}
}

// verify reads a match file and plays it again.
func verify(file string, book Book) (*Replay, error) {
	j, report, err := save.Import(file)
	if err != nil {
		var p *save.Problem
		if errors.As(err, &p) {
			return nil, errors.New(book.Say(text.House, p.Message))
		}
		return nil, err
	}
	m := j.Match()
	in := m.Game().Info()
	setup := m.Setup()
	r := &Replay{File: file, Game: in.ID, Seats: setup.Seats, Seed: setup.Seed, Options: written(in, setup.Options),
		Actions: m.Actions(), Earlier: m.First(), Practice: m.Practice(), Scores: []int{}, Winners: []int{}, Found: []string{}}
	for _, f := range report.Messages() {
		r.Found = append(r.Found, book.Say(in.ID, f))
	}
	if err := r.playAgain(m); err != nil {
		r.Found = append(r.Found, err.Error())
	}
	r.Whole = len(r.Found) == 0
	out := m.Outcome()
	for _, sc := range out.Seats {
		r.Scores = append(r.Scores, sc.Total)
	}
	r.Winners = append(r.Winners, out.Winners.List()...)
	r.Done = m.Turn().Done
	h, err := rules.Hash(m.State())
	if err != nil {
		return nil, err
	}
	r.Hash = fmt.Sprintf("%016x", h)
	r.ToldLines = m.Account(0, func(msg rules.Message) string { return book.Say(in.ID, msg) })
	return r, nil
}

// playAgain takes every action on the position before it and compares with
// the one that the match has after it.
func (r *Replay) playAgain(m *match.Match) error {
	for i, st := range m.Steps() {
		s, next := m.At(i), m.At(i+1)
		if err := s.Apply(st.Action, nil); err != nil {
			return fmt.Errorf("action %d cannot be taken: %w", r.Earlier+i+1, err)
		}
		if err := next.Validate(); err != nil {
			return fmt.Errorf("the position after action %d is inconsistent: %w", r.Earlier+i+1, err)
		}
		switch {
		case s.Same(next):
		case r.Practice:
			r.Edits++ // the position was changed by hand
		default:
			return fmt.Errorf("the position after action %d is not what the action leads to", r.Earlier+i+1)
		}
		r.Verified++
	}
	return nil
}

// print shows a verification to people.
func (r *Replay) print(out io.Writer) {
	fmt.Fprintf(out, "%s: %s with %d seats, seed %d, %d actions, %d of them verified\n", r.File, r.Game, r.Seats, r.Seed, r.Actions, r.Verified)
	if r.Practice {
		fmt.Fprintf(out, "practice; the position was changed by hand %d times\n", r.Edits)
	}
	state := "under way"
	if r.Done {
		state = "finished"
	}
	fmt.Fprintf(out, "%s, scores %v, winners %v, hash %s\n", state, r.Scores, r.Winners, r.Hash)
	if r.Whole {
		fmt.Fprintln(out, "the file is whole")
	}
	for _, f := range r.Found {
		fmt.Fprintln(out, f)
	}
}

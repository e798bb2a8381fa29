package rulestest

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/rulestest/golden"
)

// Updating reports whether the tests run with -update.
func Updating() bool { return golden.Updating() }

// A Replay is a stored game: how it was set up, the position it starts from, what
// was done, and how it ended. It never starts from its seed, so that a card added
// later breaks only the games that it changes.
type Replay struct {
	Ending  string                `json:"ending"` // which way of ending it stands for
	Seats   int                   `json:"seats"`
	Seed    uint64                `json:"seed"`
	Options rules.Options         `json:"options,omitempty"`
	From    json.RawMessage       `json:"from"` // a position, as the referee prints it
	Actions []rules.WrittenAction `json:"actions"`
	Hash    string                `json:"hash"` // of the last state
	Scores  []int                 `json:"scores"`
	Winners []int                 `json:"winners"`
}

// Start is the position in which the replay begins.
func (p *Replay) Start(g rules.Game) (rules.State, error) {
	if p.From == nil {
		return nil, errors.New("the position that it begins with is not stated")
	}
	s := g.Empty()
	return s, s.UnmarshalJSON(p.From)
}

// finish fills in how s ended.
func (p *Replay) finish(s rules.State) error {
	h, err := rules.Hash(s)
	if err != nil {
		return err
	}
	p.Hash = fmt.Sprintf("%016x", h)
	out := s.Outcome()
	p.Scores, p.Winners = nil, out.Winners.List()
	for _, sc := range out.Seats {
		p.Scores = append(p.Scores, sc.Total)
	}
	return nil
}

// Replays plays every stored game below dir and compares its end. All endings
// in want must be there. With -update the games that make returns are stored
// instead.
func Replays(t *testing.T, g rules.Game, dir string, want []string, make func(ending string) *Replay) {
	t.Helper()
	if golden.Updating() {
		for _, ending := range want {
			store(t, g, dir, make(ending))
		}
	}
	files, err := filepath.Glob(filepath.Join(dir, "*.json"))
	if err != nil {
		t.Fatal(err)
	}
	var seen []string
	for _, f := range files {
		b, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		var p Replay
		if err := rules.DecodeStrict(b, &p); err != nil {
			t.Errorf("%s: %v", f, err)
			continue
		}
		seen = append(seen, p.Ending)
		if err := p.verify(g); err != nil {
			t.Errorf("%s: %v", f, err)
		}
	}
	for _, e := range want {
		if !slices.Contains(seen, e) {
			t.Errorf("no stored game ends by %q", e)
		}
	}
}

func store(t *testing.T, g rules.Game, dir string, p *Replay) {
	t.Helper()
	if p == nil {
		return
	}
	s, err := p.play(g)
	if err != nil {
		t.Fatalf("%s: %v", p.Ending, err)
	}
	if err := p.finish(s); err != nil {
		t.Fatal(err)
	}
	b, err := json.Marshal(p)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, strings.ReplaceAll(p.Ending, " ", "-")+".json"), append(b, '\n'), 0o644); err != nil {
		t.Fatal(err)
	}
}

// play applies all actions.
func (p *Replay) play(g rules.Game) (rules.State, error) {
	s, err := p.Start(g)
	if err != nil {
		return nil, err
	}
	for i, w := range p.Actions {
		a, err := g.Info().Read(w)
		if err != nil {
			return nil, fmt.Errorf("action %d: %w", i, err)
		}
		if err := s.Apply(a, nil); err != nil {
			return nil, fmt.Errorf("action %d: %w", i, err)
		}
	}
	return s, nil
}

func (p *Replay) verify(g rules.Game) error {
	s, err := p.play(g)
	if err != nil {
		return err
	}
	got := *p
	if err := got.finish(s); err != nil {
		return err
	}
	switch {
	case !s.Turn().Done:
		return fmt.Errorf("the game is not over")
	case got.Hash != p.Hash:
		return fmt.Errorf("ends in state %s, stored is %s", got.Hash, p.Hash)
	case !slices.Equal(got.Scores, p.Scores) || !slices.Equal(got.Winners, p.Winners):
		return fmt.Errorf("ends %v %v, stored is %v %v", got.Scores, got.Winners, p.Scores, p.Winners)
	}
	return nil
}

// stated is the position of a set-up, as it is printed.
func stated(t testing.TB, g rules.Game, setup rules.Setup) json.RawMessage {
	t.Helper()
	s, err := g.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	from, err := s.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	return from
}

// Record plays a game by the game's own playout policy from a position, or from
// that of the set-up, and returns it with its last state.
func Record(t testing.TB, g rules.Game, setup rules.Setup, from json.RawMessage) (*Replay, rules.State) {
	t.Helper()
	if from == nil {
		from = stated(t, g, setup)
	}
	p := &Replay{Seats: setup.Seats, Seed: setup.Seed, Options: setup.Options, From: from}
	s, err := p.Start(g)
	if err != nil {
		t.Fatal(err)
	}
	r := rules.Rand{S: setup.Seed}
	for {
		legal := s.Legal(nil)
		if len(legal) == 0 {
			return p, s
		}
		a := legal[s.Playout(legal, &r)]
		p.Actions = append(p.Actions, g.Info().Write(a))
		if err := s.Apply(a, nil); err != nil {
			t.Fatal(err)
		}
	}
}

// Playthrough compares a whole game in words, as everybody sees it, with a
// golden text: a change of rules or wording shows as a change of the story. It
// begins with a position that is stored beside the text, made of the set-up.
func Playthrough(t *testing.T, g rules.Game, setup rules.Setup, file string, say Say) {
	t.Helper()
	begin := strings.TrimSuffix(file, ".txt") + ".begin.json"
	if golden.Updating() {
		Golden(t, begin, append(stated(t, g, setup), '\n'))
	}
	from, err := os.ReadFile(begin)
	if err != nil {
		t.Fatal(err)
	}
	s := g.Empty()
	if err := s.UnmarshalJSON(from); err != nil {
		t.Fatal(err)
	}
	in := g.Info()
	r := rules.Rand{S: setup.Seed}
	var b strings.Builder
	fmt.Fprintf(&b, "%s, %d seats, seed %d, options %v\n", in.ID, setup.Seats, setup.Seed, setup.Options)
	rec := &rules.Recorder{}
	for {
		legal := s.Legal(nil)
		if len(legal) == 0 {
			break
		}
		a := legal[s.Playout(legal, &r)]
		fmt.Fprintf(&b, "\n%s\n> %s\n", say(s.Prompt()), say(s.Describe(a)))
		rec.Reset()
		if err := s.Apply(a, rec); err != nil {
			t.Fatal(err)
		}
		for _, e := range rec.Events {
			fmt.Fprintf(&b, "  %s\n", say(in.Tell(e)))
		}
	}
	out := s.Outcome()
	b.WriteString("\n")
	for seat, sc := range out.Seats {
		fmt.Fprintf(&b, "seat %d: %d %v\n", seat, sc.Total, sc.Parts)
	}
	fmt.Fprintf(&b, "winners: %v\n", out.Winners.List())
	Golden(t, file, []byte(b.String()))
}

// Golden compares with a stored file, or stores it with -update.
func Golden(t testing.TB, file string, got []byte) {
	t.Helper()
	if golden.Updating() {
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, got, 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatalf("%v; run the test with -update to store it", err)
	}
	if string(want) == string(got) {
		return
	}
	a, b := strings.Split(string(want), "\n"), strings.Split(string(got), "\n")
	for i := range max(len(a), len(b)) {
		x, y := line(a, i), line(b, i)
		if x != y {
			t.Errorf("%s differs at line %d:\nstored: %s\nnow:    %s", file, i+1, x, y)
			return
		}
	}
}

func line(l []string, i int) string {
	if i < len(l) {
		return l[i]
	}
	return "(end)"
}

// Package careertest holds what every career must be: its book leads from the first
// operation to one of its ends whatever happens, and everything in it can be met.
package careertest

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/career"
	"safehouse/rules/rulestest"
)

// strolls is how many careers are gone through without playing their matches.
const strolls = 400

// Career runs every law of careers on g, those of the contract included. say puts its
// messages into words, keys are those of a shelf of texts.
func Career(t *testing.T, g career.Game, say rulestest.Say, keys func(shelf string) []string) {
	t.Helper()
	t.Run("laws", func(t *testing.T) { rulestest.Laws(t, g, 2, 20, say) })
	t.Run("texts", func(t *testing.T) {
		rulestest.Texts(t, g, keys(g.Info().ID), append(keys(g.Book().Of.Info().ID), keys("house")...), "title", "tagline")
		stories(t, g.Book(), say)
	})
	t.Run("book", func(t *testing.T) { book(t, g.Book()) })
	t.Run("forks", func(t *testing.T) { forks(t, g.Book()) })
	t.Run("ways", func(t *testing.T) { ways(t, g) })
	t.Run("set-up", func(t *testing.T) { setup(t, g, say) })
	t.Run("offers", func(t *testing.T) { offered(t, g) })
	t.Run("answers", func(t *testing.T) { answers(t, g) })
	t.Run("ladder", func(t *testing.T) { ladder(t, g) })
	t.Run("goals", func(t *testing.T) { goals(t, g) })
}

// setup holds what the desk says of the set-up of an operation against the match that is begun, for every operation, level,
// keepsake, scar and answer of its rival: what it names has that value, what it leaves out is as usual, what each source has done
// leads from the usual value to the one that is played, and no two values of an option are told alike.
func setup(t *testing.T, g career.Game, say rulestest.Say) {
	b := g.Book()
	in := b.Of.Info()
	var helps, scars []int
	for k := range b.Keepsakes {
		if b.Keepsakes[k].Kind == career.Scar {
			scars = append(scars, k)
		} else {
			helps = append(helps, k)
		}
	}
	told := map[string]int{}
	for level := range len(b.Levels) {
		first, err := g.New(rules.Setup{Seats: b.Seats, Options: rules.Options{"career-level": level}})
		if err != nil {
			t.Fatal(err)
		}
		for op := range b.Operations {
			seats := b.SeatsOf(&b.Operations[op])
			usual, err := in.Settle(rules.Setup{Seats: seats, Options: maps.Clone(b.Usual)})
			if err != nil {
				t.Fatal(err)
			}
			for _, row := range []int8{-2, -1, 0, 1, 2} {
				for _, help := range append(helps, -1) {
					for _, scar := range append(scars, -1) {
						s := first.Clone().(*career.State)
						for r := range b.Rivals {
							s.Rivals[r].Row = row
						}
						if help >= 0 {
							s.Keepsakes[help], s.Along = career.Held, 1<<help
						}
						if scar >= 0 {
							s.Keepsakes[scar] = career.Held
						}
						match, want := s.Setup(op), maps.Clone(usual)
						for _, x := range s.Settings(op) {
							want[x.Option] = x.Value
							at := usual[x.Option]
							for _, step := range x.Steps {
								if step.From != at {
									t.Fatalf("%s, %s: a step of %s begins at %d, not %d", b.Operations[op].ID, in.ID, x.Option, step.From, at)
								}
								at = step.To
							}
							if at != x.Value {
								t.Fatalf("%s: the steps of %s lead to %d, not %d", b.Operations[op].ID, x.Option, at, x.Value)
							}
							words := x.Option + " " + say(g.Says(x))
							if was, twice := told[words]; twice && was != x.Value {
								t.Fatalf("%q is said of %d and of %d", words, was, x.Value)
							}
							told[words] = x.Value
						}
						if !maps.Equal(match, want) {
							t.Fatalf("%s at level %d, answer %d, with %d and %d: the desk tells %v, the match is %v", b.Operations[op].ID, level, row, help, scar, want, match)
						}
						if _, err := b.Of.New(rules.Setup{Seats: seats, Seed: 1, Options: match}); err != nil {
							t.Fatal(err)
						}
					}
				}
			}
		}
	}
}

// offered holds that what a success offers acts in at least half of what can still open, at every level, and that there is a
// choice of two wherever something is offered.
func offered(t *testing.T, g career.Game) {
	b := g.Book()
	for level := range len(b.Levels) {
		for seed := range uint64(12) {
			first, err := g.New(rules.Setup{Seats: b.Seats, Seed: seed, Options: rules.Options{"career-level": level}})
			if err != nil {
				t.Fatal(err)
			}
			s := first.(*career.State)
			for op := range b.Operations {
				for _, k := range s.Pages[op].Offers {
					if k == career.None {
						if len(b.Operations[op].Offers) > 1 {
							t.Errorf("%s at level %d offers no choice of two", b.Operations[op].ID, level)
						}
						continue
					}
					if !s.Useful(int(k), op) {
						t.Errorf("%s at level %d offers %s, which does next to nothing after it", b.Operations[op].ID, level, b.Keepsakes[k].ID)
					}
				}
			}
		}
	}
}

// ladder holds that each step that changes the match changes at least half of the operations, and that all of them together
// are a match that the game allows.
func ladder(t *testing.T, g career.Game) {
	b := g.Book()
	at := func(step int) *career.State {
		s, err := g.New(rules.Setup{Seats: b.Seats, Options: rules.Options{"career-step": step}})
		if err != nil {
			t.Fatal(err)
		}
		return s.(*career.State)
	}
	changed := 0
	for step := 1; step <= career.Steps; step++ {
		low, high, acts := at(step-1), at(step), 0
		for op := range b.Operations {
			low.Rivals, high.Rivals = [career.MaxRivals]career.Meetings{}, [career.MaxRivals]career.Meetings{}
			o := high.Setup(op)
			if !maps.Equal(low.Setup(op), o) {
				acts++
			}
			if _, err := b.Of.New(rules.Setup{Seats: b.SeatsOf(&b.Operations[op]), Options: o}); err != nil {
				t.Errorf("step %d, %s: %v", step, b.Operations[op].ID, err)
			}
		}
		if acts == 0 {
			continue
		}
		if changed++; 2*acts < len(b.Operations) {
			t.Errorf("step %d changes %d of %d operations", step, acts, len(b.Operations))
		}
	}
	if changed != len(b.Ladder) {
		t.Errorf("%d steps change the match, not %d", changed, len(b.Ladder))
	}
}

// answers holds that what a rival does for having been met changes the match, at every level, however it was met.
func answers(t *testing.T, g career.Game) {
	b := g.Book()
	for level := range len(b.Levels) {
		first, err := g.New(rules.Setup{Seats: b.Seats, Options: rules.Options{"career-level": level}})
		if err != nil {
			t.Fatal(err)
		}
		s := first.(*career.State)
		for op := range b.Operations {
			for r := range b.Rivals {
				if b.Rivals[r].ID != b.Operations[op].Rival {
					continue
				}
				s.Rivals[r].Row = 0
				usual := s.Setup(op)
				for _, row := range []int8{-2, -1, 1, 2} {
					s.Rivals[r].Row = row
					if maps.Equal(usual, s.Setup(op)) {
						t.Errorf("%s at level %d: met %d times, %s changes nothing", b.Operations[op].ID, level, row, b.Rivals[r].ID)
					}
				}
				s.Rivals[r].Row = 0
			}
		}
	}
}

// goals plays every operation once as its twist has it: what a goal counts can be asked at any time of what seat 0 sees, and at
// the end a goal that is met has its figures.
func goals(t *testing.T, g career.Game) {
	b := g.Book()
	for i := range b.Operations {
		op := &b.Operations[i]
		seats := op.Seats
		if seats == 0 {
			seats = b.Seats
		}
		s, err := b.Of.New(rules.Setup{Seats: seats, Seed: uint64(i), Options: op.Options})
		if err != nil {
			t.Fatalf("%s: %v", op.ID, err)
		}
		r := rules.Rand{S: uint64(i)}
		var legal []rules.Action
		for n := 0; ; n++ {
			if n%50 == 0 {
				view := rules.View(s, 0)
				for _, goal := range op.Goals {
					if goal.Shows(view) {
						goal.Count(view)
					}
				}
			}
			if legal = s.Legal(legal[:0]); len(legal) == 0 {
				break
			}
			if err := s.Apply(legal[s.Playout(legal, &r)], nil); err != nil {
				t.Fatal(err)
			}
		}
		v := g.Verdict(i, s)
		if v.Stars() != len(slices.DeleteFunc(slices.Clone(op.Goals[:]), func(goal career.Goal) bool { return !goal.Met(s) })) || v.Success() != op.Goals[0].Met(s) {
			t.Errorf("%s: the verdict is %+v", op.ID, v)
		}
		for n, goal := range op.Goals {
			if n > 0 && goal.ID == "win" {
				t.Errorf("%s: the match is to be won, and that is not what success is", op.ID)
			}
			if goal.Count == nil {
				continue
			}
			have, want := goal.Count(s)
			if goal.Met(s) && !goal.How.Holds(have, want) && goal.How != career.Ahead { // a tie is settled by other things
				t.Errorf("%s: %s is met with %d of %d", op.ID, goal.ID, have, want)
			}
			if view, _ := goal.Count(rules.View(s, 0)); view != have {
				t.Errorf("%s: of %s seat 0 sees %d at the end, it is %d", op.ID, goal.ID, view, have)
			}
		}
	}
}

// book checks what is written in the tables.
func book(t *testing.T, b *career.Book) {
	if len(b.Operations) < 14 || len(b.Ends) < 2 {
		t.Errorf("%d operations and %d ends; a career has 14 and two at least", len(b.Operations), len(b.Ends))
	}
	met := map[string]int{}
	for i := range b.Operations {
		op := &b.Operations[i]
		met[op.Rival]++
		if len(op.Options) == 0 && op.Seats == 0 && i > 0 {
			t.Errorf("%s has no twist", op.ID)
		}
		if op.End == "" && (len(op.Offers) < 2 || op.Scar == "") {
			t.Errorf("%s offers %v and leaves %q; something is to be won and lost everywhere", op.ID, op.Offers, op.Scar)
		}
		for j := range i {
			if o := &b.Operations[j]; maps.Equal(o.Options, op.Options) && o.Seats == op.Seats {
				t.Errorf("%s and %s are the same match", o.ID, op.ID)
			}
		}
	}
	for _, r := range b.Rivals {
		if met[r.ID] < 2 {
			t.Errorf("%s is met %d times and can never answer", r.ID, met[r.ID])
		}
		if len(r.Beaten)+len(r.Victor) == 0 {
			t.Errorf("%s has no answer", r.ID)
		}
	}
}

// Forks of a career, and operations that two careers which took other sides at all of them have in common, at most.
const (
	fewestForks = 3
	mostShared  = 10
)

// forks holds that a second career is another one: enough pairs of operations close each other, no operation is in two of them,
// and an end opens by what was done, never by having come to a place.
func forks(t *testing.T, b *career.Book) {
	find := func(id string) *career.Operation {
		return &b.Operations[slices.IndexFunc(b.Operations, func(op career.Operation) bool { return op.ID == id })]
	}
	pairs := 0
	for i := range b.Operations {
		op := &b.Operations[i]
		sides := 0
		for _, id := range op.Shuts {
			if slices.Contains(find(id).Shuts, op.ID) {
				sides++
			}
		}
		if pairs += sides; sides > 1 {
			t.Errorf("%s is a side of %d forks", op.ID, sides)
		}
		for _, n := range op.After {
			if op.End != "" && n == (career.Need{Played: n.Played}) {
				t.Errorf("%s opens to whoever has played %s", op.ID, n.Played)
			}
		}
	}
	if pairs /= 2; pairs < fewestForks {
		t.Errorf("%d forks", pairs)
	}
	if shared := len(b.Operations) - 2*pairs - len(b.Ends); shared > mostShared {
		t.Errorf("careers that took other sides at every fork share %d operations", shared)
	}
}

// ways goes through many careers: none comes to a stop, and everything is met.
func ways(t *testing.T, g career.Game) {
	b := g.Book()
	played, had, acted, ended := map[string]bool{}, map[string]bool{}, map[string]bool{}, map[string]bool{}
	for i := range strolls {
		r := rules.Rand{S: uint64(i)}
		bold := r.Intn(4) // some careers go well, some badly
		level := r.Intn(3)
		s, err := g.Simulate(rules.Setup{Seats: b.Seats, Seed: uint64(i), Options: rules.Options{"career-level": level}}, &r, 0, func(int) int {
			return max(0, min(3, r.Intn(4)+bold-2))
		})
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Validate(); err != nil {
			t.Fatal(err)
		}
		if int(s.Count) < 5 {
			t.Errorf("career %d is over after %d operations", i, s.Count)
		}
		scarred(t, b, s)
		ended[b.Ends[s.End]] = true
		for op := range b.Operations {
			played[b.Operations[op].ID] = played[b.Operations[op].ID] || s.Pages[op].Number > 0
			for k := range b.Keepsakes {
				acted[b.Keepsakes[k].ID] = acted[b.Keepsakes[k].ID] || s.Acts(k, op)
			}
		}
		for k := range b.Keepsakes {
			had[b.Keepsakes[k].ID] = had[b.Keepsakes[k].ID] || s.Keepsakes[k] != career.Never
		}
	}
	all := func(what string, met map[string]bool, ids []string) {
		for _, id := range ids {
			if !met[id] {
				t.Errorf("%s %s in none of %d careers", id, what, strolls)
			}
		}
	}
	var ops, keepsakes []string
	for i := range b.Operations {
		ops = append(ops, b.Operations[i].ID)
	}
	for i := range b.Keepsakes {
		keepsakes = append(keepsakes, b.Keepsakes[i].ID)
	}
	all("is played", played, ops)
	all("is there", had, keepsakes)
	all("changes something", acted, keepsakes)
	all("is reached", ended, b.Ends)
}

// scarred holds that a scar goes along to the operation after the one that left it and, should that be lost, to one more.
func scarred(t *testing.T, b *career.Book, s *career.State) {
	t.Helper()
	for k := range b.Keepsakes {
		if b.Keepsakes[k].Kind != career.Scar {
			continue
		}
		left := 0 // operations that it still goes along to
		for n, p := range s.Record() {
			if along := p.Along>>k&1 == 1; along != (left > 0) {
				t.Fatalf("%s goes along to operation %d: %v", b.Keepsakes[k].ID, n+1, along)
			}
			if left--; p.Won || left < 0 {
				left = 0
			}
			if int(p.Took) == k {
				left = 2
			}
		}
	}
}

// mostWords is how long the story of an operation may be: one page in the dossier. mostFortune is how long a line of the
// epilogue may be.
const (
	mostWords   = 60
	mostFortune = 20
)

func stories(t *testing.T, b *career.Book, say rulestest.Say) {
	seen := map[string]string{}
	for _, op := range b.Operations {
		for _, part := range []string{"story", "won", "lost"} {
			s := say(rules.Say("operation." + op.ID + "." + part))
			if n := len(strings.Fields(s)); n > mostWords || n < 3 {
				t.Errorf("the %s of %s has %d words", part, op.ID, n)
			}
			if was, twice := seen[s]; twice {
				t.Errorf("the %s of %s is that of %s", part, op.ID, was)
			}
			seen[s] = op.ID
		}
	}
	fortune := func(key string) {
		s := say(rules.Say("epilogue." + key))
		if n := len(strings.Fields(s)); n > mostFortune || n < 3 {
			t.Errorf("the line %s of the epilogue has %d words", key, n)
		}
		if was, twice := seen[s]; twice {
			t.Errorf("the line %s of the epilogue is that of %s", key, was)
		}
		seen[s] = key
	}
	for _, r := range b.Rivals {
		fortune("rival." + r.ID + ".beaten")
		fortune("rival." + r.ID + ".victor")
	}
	for _, k := range b.Keepsakes {
		if k.Kind == career.Contact {
			fortune("contact." + k.ID + ".kept")
			fortune("contact." + k.ID + ".gone")
		}
	}
}

package career

import (
	"slices"

	"safehouse/rules"
)

// A Source is what has set an option of an operation.
type Source uint8

// Sources, in the order in which they act.
const (
	ByOperation Source = iota // its twist
	ByLevel
	ByLadder   // the steps that the career stands on
	ByRival    // its answer to how it was met
	ByKeepsake // one that goes along
)

// A Step is what one source does to an option. Where From and To are the same the option stood at its end already.
type Step struct {
	By       Source
	Keepsake int // that goes along, with ByKeepsake
	From, To int
}

// A Setting is an option of a match that is not as usual, or that something has changed and something else has set back.
type Setting struct {
	Option string
	Value  int
	Steps  []Step // what has made it so; none where that is not known any more
}

// Settings are how an operation is set up unlike an ordinary match, in the order of the game's options: of one that is being
// played as it was begun, of any other as it would be played now.
func (s *State) Settings(op int) []Setting {
	along := s.Along | s.scars()
	if s.Running != nil && op == int(s.Now) {
		along = s.Pages[op].Along
	}
	steps := map[string][]Step{}
	o, fits := s.settled(op, along, func(option string, by Step) { steps[option] = append(steps[option], by) })
	if !fits {
		clear(steps)
		s.printed(op, func(option string, by Step) { steps[option] = append(steps[option], by) })
	}
	return s.game.settings(op, o, steps)
}

// SettingsOf are those of a match that was played with some options.
func (g Game) SettingsOf(op int, played rules.Options) []Setting { return g.settings(op, played, nil) }

func (g Game) settings(op int, o rules.Options, steps map[string][]Step) (l []Setting) {
	usual, in := g.book.usual(op), g.book.Of.Info()
	for i := range in.Options {
		id := in.Options[i].ID
		if o[id] != usual[id] || slices.ContainsFunc(steps[id], func(x Step) bool { return x.From != x.To }) {
			l = append(l, Setting{Option: id, Value: o[id], Steps: steps[id]})
		}
	}
	return l
}

// Says is what a setting comes to, in a few words: their text is setup.<option> with the value as a number, and as a word where
// it has one.
func (g Game) Says(x Setting) rules.Message {
	args := []rules.Arg{rules.Num("n", x.Value)}
	if o, ok := g.book.Of.Info().Option(x.Option); ok && o.Kind == rules.Enum {
		args = append(args, rules.Word("word", rules.Say("option."+x.Option+"."+o.Values[x.Value])))
	}
	return rules.Say("setup."+x.Option, args...)
}

// touched are the options that anything in a book sets.
func (b *Book) touched() (l []string) {
	add := func(id string) {
		if !slices.Contains(l, id) {
			l = append(l, id)
		}
	}
	changes := append(slices.Concat(b.Levels[:]...), slices.Concat(b.Ladder[:]...)...)
	for i := range b.Keepsakes {
		changes = append(changes, b.Keepsakes[i].Changes...)
	}
	for i := range b.Rivals {
		r := &b.Rivals[i]
		changes = slices.Concat(changes, r.Beaten, r.Victor, r.BeatenElse, r.VictorElse)
	}
	for _, c := range changes {
		add(c.Option)
	}
	for i := range b.Operations {
		for id := range b.Operations[i].Options {
			add(id)
		}
	}
	return l
}

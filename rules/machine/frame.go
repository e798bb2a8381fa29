package machine

import "fmt"

// A Frame is a row of the effects that stop to ask and wait on a game's stack. F is the frame as it lies in the state.
type Frame[S, W, F any] struct {
	Name string // in positions
	Of   string // the kind of thing that it is about, as positions name it; "" for none
	// Run takes it one step further while it is on top.
	Run func(w W, f *F)
	// Base is the phases, one bit each, in which it can wait at the bottom.
	Base uint64
	// Above reports whether c can wait right above it; nil where nothing can.
	Above func(f, c *F) bool
	// Check is why it cannot wait in this position; nil where it always can.
	Check func(s *S, f *F) error
}

// Frames are the rows of a game, by kind.
type Frames[S, W, F any] []Frame[S, W, F]

// Names are the names of the kinds.
func (l Frames[S, W, F]) Names() []string {
	names := make([]string, len(l))
	for k := range l {
		names[k] = l[k].Name
	}
	return names
}

// Check reports the first frame of a stack that cannot wait where it does.
func (l Frames[S, W, F]) Check(s *S, phase uint8, stack []F, kind func(*F) uint8) error {
	for i := range stack {
		f := &stack[i]
		if int(kind(f)) >= len(l) {
			return fmt.Errorf("effect %d of the stack is of no known kind", len(stack)-1-i)
		}
		row := &l[kind(f)]
		var err error
		switch {
		case i == 0 && row.Base>>phase&1 == 0:
			err = fmt.Errorf("a %s cannot wait alone in this phase", row.Name)
		case i > 0 && (l[kind(&stack[i-1])].Above == nil || !l[kind(&stack[i-1])].Above(&stack[i-1], f)):
			err = fmt.Errorf("a %s cannot wait above a %s", row.Name, l[kind(&stack[i-1])].Name)
		case row.Check != nil:
			err = row.Check(s, f)
		}
		if err != nil {
			return fmt.Errorf("effect %d of the stack: %w", len(stack)-1-i, err)
		}
	}
	return nil
}

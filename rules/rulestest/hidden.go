package rulestest

import (
	"slices"

	"safehouse/rules"
)

// hidden checks what each seat is shown: blanking twice is blanking once, a
// resampled view blanks to the same view and is a valid position, and whatever
// a deciding seat is asked follows from its view alone.
func (w *walk) hidden() {
	turn := w.s.Turn()
	for seat := rules.Nobody; seat < w.setup.Seats; seat++ {
		view := rules.View(w.s, seat)
		if again := rules.View(view, seat); !again.Same(view) {
			w.fatalf("the view of seat %d is blanked further by a second look", seat)
		}
		guess := view.Clone()
		guess.Resample(seat, &w.r)
		if seat != rules.Nobody {
			if err := guess.Validate(); err != nil {
				w.fatalf("seat %d believes in an impossible position: %v", seat, err)
			}
		}
		if back := rules.View(guess, seat); !back.Same(view) {
			w.t.Logf("view of the guess: %s", Picture(back))
			w.fatalf("seat %d's resampled position has another view", seat)
		}
		if turn.Open.Has(seat) {
			w.sameQuestion(seat, view)
			w.sameQuestion(seat, guess)
		}
	}
}

// sameQuestion checks that a seat is asked the same on its view, and on a
// position it believes, as in truth: no list, text, prompt or reason tells it
// more than it knows.
func (w *walk) sameQuestion(seat int, other rules.State) {
	if w.s.Turn() != other.Turn() {
		w.fatalf("seat %d sees the turn as %+v instead of %+v", seat, other.Turn(), w.s.Turn())
	}
	if a, b := w.say(w.s.Prompt()), w.say(other.Prompt()); a != b {
		w.fatalf("seat %d is asked %q instead of %q", seat, b, a)
	}
	legal, theirs := w.s.Legal(nil), other.Legal(nil)
	if !slices.Equal(legal, theirs) {
		w.fatalf("seat %d is offered %d actions instead of %d", seat, len(theirs), len(legal))
	}
	for _, a := range legal {
		if x, y := w.say(w.s.Describe(a)), w.say(other.Describe(a)); x != y {
			w.fatalf("seat %d reads %q instead of %q", seat, y, x)
		}
		if x, y := w.s.Touches(a, nil), other.Touches(a, nil); !slices.Equal(x, y) {
			w.fatalf("seat %d sees %v touch %v instead of %v", seat, w.in.Write(a), y, x)
		}
	}
	for range 12 {
		a := w.randomAction()
		if x, y := w.s.Why(a), other.Why(a); x.String() != y.String() {
			w.fatalf("seat %d is told %v instead of %v", seat, y, x)
		}
	}
}

// watchers checks what the others are shown of an action: where a seat could
// not tell two states apart before, and neither chance nor a disclosure came
// in between, it is told the same and cannot tell them apart afterwards.
func (w *walk) watchers(before rules.State, a rules.Action, events []rules.Event) {
	if w.r.Intn(4) > 0 {
		return
	}
	disclosed := before.Chance().Drawn != w.s.Chance().Drawn
	for _, e := range events {
		disclosed = disclosed || e.Reveals
	}
	if disclosed {
		return
	}
	turn := before.Turn()
	for seat := range w.setup.Seats {
		if turn.Open.Has(seat) {
			// The decider itself: a position it believes develops alike.
			w.compare(seat, before, a, a, events)
			continue
		}
		// A watcher: another secret choice looks the same.
		for _, b := range before.Legal(nil) {
			if b != a && b.Verb == a.Verb && w.in.Verbs[a.Verb].Secret && w.looksAlike(a, b) {
				w.compareChoice(seat, before, b, events)
			}
		}
	}
}

// looksAlike reports whether two secret choices agree in what everybody sees of
// them.
func (w *walk) looksAlike(a, b rules.Action) bool {
	for i, o := range w.in.Verbs[a.Verb].Operands {
		if o.Open && a.Args[i] != b.Args[i] {
			return false
		}
	}
	return true
}

// compare plays a on a position that seat believes and compares what it sees.
func (w *walk) compare(seat int, before rules.State, a, b rules.Action, events []rules.Event) {
	guess := rules.View(before, seat)
	guess.Resample(seat, &w.r)
	rec := &rules.Recorder{}
	if err := guess.Apply(b, rec); err != nil {
		w.fatalf("seat %d: %v applies in truth but not in a position it believes: %v", seat, w.in.Write(a), err)
	}
	if x, y := w.shown(seat, events), w.shown(seat, rec.Events); !slices.Equal(x, y) {
		w.fatalf("seat %d is told %q in truth and %q in a position it believes", seat, x, y)
	}
}

// compareChoice plays another secret choice of the decider and compares what a
// watching seat sees, as long as it does not bring anything to light.
func (w *walk) compareChoice(seat int, before rules.State, b rules.Action, events []rules.Event) {
	other := before.Clone()
	rec := &rules.Recorder{}
	if err := other.Apply(b, rec); err != nil {
		w.fatalf("legal %v: %v", w.in.Write(b), err)
	}
	if other.Chance().Drawn != before.Chance().Drawn {
		return
	}
	for _, e := range rec.Events {
		if e.Reveals {
			return
		}
	}
	if x, y := w.shown(seat, events), w.shown(seat, rec.Events); !slices.Equal(x, y) {
		w.fatalf("seat %d is told %q for one hidden choice and %q for another", seat, x, y)
	}
	if !rules.View(w.s, seat).Same(rules.View(other, seat)) {
		w.fatalf("seat %d can tell the hidden choice %v from another", seat, w.in.Write(b))
	}
}

// shown is the sentences that seat is told.
func (w *walk) shown(seat int, events []rules.Event) []string {
	var l []string
	for _, e := range events {
		if e.SeenBy(seat) {
			l = append(l, w.say(w.in.Tell(e)))
		}
	}
	return l
}

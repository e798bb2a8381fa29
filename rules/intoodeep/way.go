package intoodeep

import (
	"context"
	"slices"

	"safehouse/rules"
	"safehouse/rules/machine"
)

// How far a crime is away: a search over what a player could do in a turn of its
// own, as the city stands and nobody else interferes. It is carried out on the
// rules themselves, so that what it finds can be done.

// A Way is the shortest way that was found to a crime's criteria.
type Way struct {
	Crime   int
	Actions int       // that it takes, hooking not counted
	Steps   []WayStep // what to choose, one after the other
	Known   bool      // a way was found
	Tried   int       // for none: so many actions are not enough
	Next    bool      // it is the player's next turn that it is walked in
}

// A WayStep is one choice on a way.
type WayStep struct {
	Action rules.Action
	Words  rules.Message
	City   City // as it becomes
	Spent  int  // actions that the way has taken with it
}

// Bounds of the search.
const (
	wayActions = 4     // actions of the longest way that is looked for
	wayChoices = 14000 // choices that are tried in all
	wayPlaces  = 4000  // positions that are kept
	wayBeam    = 300   // those of them that are followed after the first actions
	wayWhole   = 2     // so many actions are tried in every order
	wayDeep    = 7     // choices of which one action consists at most
)

// wayState is a position of the search and how it was come by.
type wayState struct {
	s     State
	from  int // in the list; -1 for the first
	steps []rules.Action
	spent int
}

// wayKey is what tells positions of the search apart.
type wayKey struct {
	city  City
	hooks [hookSlots]Criminal
	grip  [criminals]uint8
	bent  [3]bool
	act   bool // the hook step is over
}

// A wayfinder looks for ways to several crimes at once.
type wayfinder struct {
	p      int
	want   []int // crimes
	found  []Way
	trails [][]rules.Action // of the ways that were found
	list   []wayState
	seen   map[wayKey]bool
	left   int // choices
}

// Ways looks for the shortest way to each crime in p's hand. On a rival's turn,
// and after p's own actions, it is p's next turn that is looked at. It stops early
// when ctx is done, and then knows less.
func (s *State) Ways(ctx context.Context, p int) []Way {
	if s.Over || s.isEcho(p) {
		return nil
	}
	w := &wayfinder{p: p, want: s.Players[p].Crimes.List(), seen: map[wayKey]bool{}, left: wayChoices}
	for _, i := range w.want {
		w.found, w.trails = append(w.found, Way{Crime: i}), append(w.trails, nil)
	}
	first, ok := s.atWork(p)
	if !ok {
		return w.found
	}
	next := !s.atOwnActions(p)
	w.add(first, -1, nil, 0)
	w.run(ctx)
	sc := s.scene(p)
	for i := range w.found {
		f := &w.found[i]
		if f.Next = next; next && int(s.Now) == p && s.holds(p, f.Crime, &sc, nil) {
			*f = Way{Crime: f.Crime, Known: true} // it can be done now
			continue
		}
		f.Steps = first.walked(first.needed(p, f.Crime, w.trails[i]))
	}
	return w.found
}

// atOwnActions reports whether p hooks or acts in its own turn, so that a way is walked
// in this turn.
func (s *State) atOwnActions(p int) bool {
	return int(s.Now) == p && (s.Phase == Hooking && s.Depth == 0 || s.Phase == Acting)
}

// needed leaves out of a way what it does not need: each choice without which the rest
// still fulfils the crime. Where a hook goes, the hook step is ended instead.
func (s State) needed(p, crime int, trail []rules.Action) []rules.Action {
	fulfils := func(l []rules.Action) bool {
		c := s
		for _, a := range l {
			if !engine.Why(&c, a).IsZero() || engine.Apply(&c, a, nil) != nil || c.Over || int(c.Now) != p {
				return false
			}
		}
		sc := c.scene(p)
		return c.Phase == Acting && c.Depth == 0 && c.holds(p, crime, &sc, nil)
	}
	for i := 0; i < len(trail); {
		without := slices.Delete(slices.Clone(trail), i, i+1)
		instead := slices.Clone(trail)
		instead[i] = rules.Do(VDone)
		switch {
		case fulfils(without):
			trail = without
		case trail[i].Verb == VHook && fulfils(instead):
			trail = instead
			i++
		default:
			i++
		}
	}
	return trail
}

// walked is the choices of a way with what each of them brings about.
func (s State) walked(trail []rules.Action) (l []WayStep) {
	for _, a := range trail {
		x := WayStep{Action: a, Words: s.Describe(a)}
		engine.Do(runner{State: &s}, &s, a)
		x.City, x.Spent = s.City, maxActions-int(s.Turning.Actions)
		l = append(l, x)
	}
	return l
}

// atWork is the position as p would find it in its turn, with more actions than it
// has, so that they can be counted.
func (s *State) atWork(p int) (State, bool) {
	c := *s
	c.Resample(p, &rules.Rand{S: uint64(s.Round)}) // nothing on a way depends on what is hidden
	for c.Depth > 0 {
		c.Depth--
		c.Frames[c.Depth] = Frame{}
	}
	if !s.atOwnActions(p) {
		c.Now, c.Phase = uint8(p), Hooking
		c.Turning = Turning{Push: nobody}
	}
	c.Turning.Actions, c.Turning.Push, c.Turning.Free = maxActions, nobody, 0
	return c, engine.Run(runner{State: &c}, &c) == nil && !c.Over
}

// add takes a position into the search unless it was there.
func (w *wayfinder) add(s State, from int, steps []rules.Action, spent int) {
	key := wayKey{s.City, s.Players[w.p].Hooks, [criminals]uint8{}, [3]bool{s.Turning.Disrupted, s.Turning.Inspired, s.Turning.Ignoring}, s.Phase == Acting}
	for k, g := range s.Players[w.p].Grip {
		key.grip[k] = uint8(g)
	}
	if w.seen[key] || len(w.list) == wayPlaces {
		return
	}
	w.seen[key] = true
	w.list = append(w.list, wayState{s, from, slices.Clone(steps), spent})
	if s.Phase != Acting {
		return
	}
	sc := s.scene(w.p)
	for i := range w.found {
		f := &w.found[i]
		if (!f.Known || spent < f.Actions) && s.holds(w.p, f.Crime, &sc, nil) {
			f.Known, f.Actions = true, spent
			w.trails[i] = w.trail(len(w.list) - 1)
		}
	}
}

// trail is the choices that led to a position.
func (w *wayfinder) trail(at int) (l []rules.Action) {
	for ; at >= 0; at = w.list[at].from {
		l = append(slices.Clone(w.list[at].steps), l...)
	}
	return l
}

// run widens the search by one action after the other.
func (w *wayfinder) run(ctx context.Context) {
	for n := 0; n <= wayActions; n++ {
		done := true
		for i := range w.found {
			done = done && w.found[i].Known
		}
		if done {
			return
		}
		// What costs nothing comes first: it may add to the list of this number.
		for at := 0; at < len(w.list); at++ {
			if w.list[at].spent == n && !w.widen(ctx, at, true) {
				return
			}
		}
		for i := range w.found {
			if !w.found[i].Known {
				w.found[i].Tried = n
			}
		}
		if n == wayActions {
			return
		}
		for _, at := range w.front(n) {
			if !w.widen(ctx, at, false) {
				return
			}
		}
	}
}

// front is the positions of n actions that are followed: at first all, then those
// that look nearest to a crime that has no way yet.
func (w *wayfinder) front(n int) (l []int) {
	var near []float64
	for at := range w.list {
		if w.list[at].spent != n || w.list[at].s.Phase != Acting {
			continue
		}
		l = append(l, at)
	}
	if n < wayWhole || len(l) <= wayBeam {
		return l
	}
	near = make([]float64, len(w.list))
	for _, at := range l {
		pl := w.list[at].s.planner(w.p)
		near[at] = farAway
		for i := range w.found {
			if !w.found[i].Known {
				x := pl.plan(w.found[i].Crime)
				near[at] = min(near[at], x.steps)
			}
		}
	}
	slices.SortStableFunc(l, func(a, b int) int {
		switch {
		case near[a] < near[b]:
			return -1
		case near[a] > near[b]:
			return 1
		}
		return 0
	})
	return l[:wayBeam]
}

// widen tries all that can be done at a position: what is free, or what costs an
// action. It reports false where the search has to end.
func (w *wayfinder) widen(ctx context.Context, at int, free bool) bool {
	var buf [128]rules.Action
	from := w.list[at].s
	for _, a := range engine.Answers(&from, buf[:0]) {
		if !from.onWay(a, free) {
			continue
		}
		if !w.try(ctx, from, at, a, nil) {
			return false
		}
	}
	return true
}

// wayVerbs are the answers in the hook or action step that are looked at: what
// shapes the city, by means that show nothing hidden and are not used up. Those that
// may be free come first; a Skill is tried with them, and what it took is counted.
var wayVerbs = map[rules.Verb]struct {
	free bool
	fits func(s *State, x operands) bool // nil for always
}{
	VHook:   {free: true},
	VUnhook: {free: true},
	VDrop:   {free: true},
	VSkill:  {true, func(_ *State, x operands) bool { return foreseeable(criminalTable[x.A].Skill) }},
	VDone:   {true, func(s *State, _ operands) bool { return s.Phase == Hooking && s.Depth == 0 }},
	VMove:   {},
	VPick:   {},
	VPower:  {false, func(_ *State, x operands) bool { return foreseeable(zoneTable[x.A].Power) }},
}

// onWay reports whether an answer is looked at among those that are free, or not.
func (s *State) onWay(a rules.Action, free bool) bool {
	w, ok := wayVerbs[a.Verb]
	return ok && w.free == free && (w.fits == nil || w.fits(s, machine.Of(a)))
}

// try does an answer and everything that it asks in turn.
func (w *wayfinder) try(ctx context.Context, from State, at int, a rules.Action, steps []rules.Action) bool {
	if w.left--; w.left < 0 || w.left&255 == 0 && ctx.Err() != nil {
		return false
	}
	if len(steps) >= wayDeep {
		return true
	}
	steps = append(slices.Clip(steps), a)
	m := runner{State: &from}
	engine.Rows[a.Verb].Do(m, machine.Of(a))
	if engine.Run(m, &from) != nil || from.Over || int(from.Now) != w.p || int(from.Ask.Seat) != w.p {
		return true
	}
	spent := maxActions - int(from.Turning.Actions)
	switch {
	case from.Depth == 0 && (from.Phase == Acting || from.Phase == Hooking):
		if spent <= wayActions {
			w.add(from, at, steps, spent)
		}
		return true
	case !questionRows[from.Ask.Kind].way:
		return true
	}
	var buf [128]rules.Action
	for _, next := range engine.Answers(&from, buf[:0]) {
		if next.Verb == VPeek || from.Ask.Kind == askFix && next.Verb == VZone && !shapes(zoneTable[next.Args[0]].Power) {
			continue
		}
		if !w.try(ctx, from, at, next, steps) {
			return false
		}
	}
	return true
}

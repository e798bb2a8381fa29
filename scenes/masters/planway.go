package masters

import (
	"slices"

	"safehouse/rules"
	"safehouse/rules/masters"
	"safehouse/rules/match"
	"safehouse/scenes"
)

// A plan in one gesture: a press on a goal shows a whole way there with the tokens
// that it takes, a button lays it.

// planAhead is the way over which the route of the open figure would go on to the
// goal that was pressed: from where it ends, for who has not started from the
// entrance that is nearest to the goal.
func (t *table) planAhead() (w walkway, ok bool) {
	s, f := t.s, t.who
	fig := &s.Crew[f]
	w.start = masters.Nowhere
	if t.goal == masters.Nowhere || t.goal.Outdoors() || f == masters.NPCFigure || fig.Ready() || fig.Card >= masters.Characters || t.tool != pencil {
		return w, false
	}
	starts := masters.Cells(0)
	switch {
	case fig.Waiting():
		for _, a := range t.v.Legal() {
			if a.Verb == masters.VStart && t.actor(a) == f {
				starts |= 1 << s.CellOn(masters.Hex(a.Args[1]))
			}
		}
	case fig.At != masters.Nowhere:
		starts = 1 << fig.At
		if r := t.route(f); len(r) > 0 {
			starts = 1 << r[len(r)-1]
		}
	}
	steps, at, against := t.bestWay(starts, t.goal)
	if len(steps) == 0 {
		return w, false
	}
	w.against = against
	if fig.Waiting() {
		w.start = at
	}
	w.steps, w.goal, w.safe = steps, t.goal, true
	for _, c := range steps {
		if !c.Outdoors() && !fig.Plan.Has(c) {
			w.cost++
		}
	}
	w.need = max(0, w.cost-int(fig.Tokens))
	return w, true
}

// bestWay is of the cheapest ways to a goal, over gates and round them, the one against which the dry run says least; at is where it
// begins.
func (t *table) bestWay(starts masters.Cells, goal masters.Cell) (best []masters.Cell, at masters.Cell, against string) {
	s, f := t.s, t.who
	gates := masters.Cells(0)
	for i := range 4 {
		if c := s.NextGate(i); c != masters.Nowhere {
			gates |= 1 << c
		}
	}
	defer func() { t.s = s }()
	top := 0
	for _, barred := range [...]masters.Cells{0, gates & -gates, gates} {
		t.s = s
		steps, from := t.cheapest(starts, goal, s.Crew[f].Plan, barred)
		if steps == nil {
			continue
		}
		try := s.WithPlan(f, from, steps)
		t.s = try
		why := t.against(f)
		n := 1000*try.TroubleOf(f) + len(steps)
		if best == nil || n < top {
			best, at, against, top = steps, from, why, n
		}
	}
	return best, at, against
}

// drawn is a plan, and the way that was shown with it.
type drawn struct {
	who       int
	plan, way masters.Cells
}

// forsake puts the way to a goal away when a token was laid beside it: whoever lays one by hand wants another way.
func (t *table) forsake() {
	fig := &t.s.Crew[t.who]
	if !t.planning() {
		return
	}
	if t.drawn.who == t.who && fig.Plan&^t.drawn.plan&^t.drawn.way != 0 {
		t.goal = masters.Nowhere
	}
	t.drawn = drawn{who: t.who, plan: fig.Plan}
	if w, ok := t.planAhead(); ok {
		for _, c := range w.steps {
			t.drawn.way |= 1 << c
		}
	}
}

// What a tile costs a route beside its token: what bars it, and what is not known.
const (
	routeStep    = 20
	routeUnknown = 4
	routeCamera  = 6
	routeGuard   = 9
	routeLock    = 9
	routeGate    = 3
	routeBarred  = 60 // remote locks, keycard doors
)

// cheapest is the way from one of some cells to another that takes the fewest tokens
// and, among those, meets the least; at is where it begins.
func (t *table) cheapest(from masters.Cells, to masters.Cell, planned, barred masters.Cells) (steps []masters.Cell, at masters.Cell) {
	s := t.s
	var d [masters.AllCells]int
	var back [masters.AllCells]masters.Cell
	for i := range d {
		d[i] = -1
	}
	for c := range from.All() {
		d[c], back[c] = 0, c
	}
	done := masters.Cells(0)
	for {
		c := masters.Nowhere
		for o := range s.Board.All() {
			if d[o] >= 0 && !done.Has(o) && (c == masters.Nowhere || d[o] < d[c]) {
				c = o
			}
		}
		if c == masters.Nowhere {
			return nil, masters.Nowhere
		}
		if c == to {
			break
		}
		done |= 1 << c
		for o := range (s.Near(c) & s.Board &^ done &^ (barred &^ (1 << to))).All() {
			if n := d[c] + t.toll(o, planned); d[o] < 0 || n < d[o] {
				d[o], back[o] = n, c
			}
		}
	}
	for at = to; back[at] != at; at = back[at] {
		steps = append(steps, at)
	}
	slices.Reverse(steps)
	return steps, at
}

// toll is what it costs a route to go over a tile.
func (t *table) toll(c masters.Cell, planned masters.Cells) int {
	s := t.s
	if c.Outdoors() {
		return 1
	}
	n := 1
	if !planned.Has(c) {
		n += routeStep
	}
	fix := s.Fixture(c)
	n += routeLock*int(s.Chits.Locks[c]) + routeCamera*int(s.Chits.Cameras[c]) + routeGuard*s.GuardsOn(c)
	if s.Unknown.Has(c) {
		n += routeUnknown
	}
	if fix.Gate > 0 {
		n += routeGate
	}
	if fix.Remote > 0 || fix.Door {
		n += routeBarred
	}
	return n
}

// planProposal is the button that lays the way which is shown.
func (t *table) planProposal(v *scenes.View) []scenes.Proposal {
	w, ok := t.planAhead()
	if !ok || w.need > 0 {
		return nil
	}
	p := scenes.Proposal{ID: "way", Icon: "masters/pencil", Confirm: true, Label: say(v, "plan.lay", "n", w.cost)}
	agreed := agreedWay{who: t.who, steps: w.steps, start: w.start, lays: true}
	p.Do = func() {
		t.agreed, t.goal = &agreed, masters.Nowhere
		t.stage.Rebuild()
	}
	return []scenes.Proposal{p}
}

// nextToken goes on with a way that is being laid.
func (t *table) nextToken(e *agreedWay, s *masters.State, legal []rules.Action) (rules.Action, bool) {
	who, fig := s.CharacterIndex(e.who), &s.Crew[e.who]
	if e.start != masters.Nowhere {
		a := rules.Do(masters.VStart, who, int(s.HexOf(e.start)))
		e.start = masters.Nowhere
		if slices.Contains(legal, a) {
			return a, true
		}
		t.agreed = nil
		return rules.Action{}, false
	}
	for len(e.steps) > 0 {
		c := e.steps[0]
		e.steps = e.steps[1:]
		if c.Outdoors() || fig.Plan.Has(c) {
			continue
		}
		if a := rules.Do(masters.VPlan, who, int(s.HexOf(c))); slices.Contains(legal, a) {
			return a, true
		}
		break
	}
	t.agreed = nil
	return rules.Action{}, false
}

// Remember takes up the order in which tokens were laid before the table was opened, and of
// a heist that is over how it went.
func (t *table) Remember(m *match.Match, n int) {
	s, ok := m.State().(*masters.State)
	if !ok {
		return
	}
	if t.match, t.over = nil, nil; n == len(m.Steps()) && m.Turn().Done {
		t.match = m
	}
	t.routes = [masters.Figures][]masters.Cell{}
	for _, st := range m.Steps()[:n] {
		for _, e := range st.Events {
			if e.Kind == masters.EvPlanned && e.Who.Kind == kCharacter {
				if f := s.FigureOf(int(e.Who.Index)); f >= 0 {
					t.routes[f] = append(slices.DeleteFunc(t.routes[f], func(c masters.Cell) bool { return c == s.CellOn(masters.Hex(e.To.Index)) }), s.CellOn(masters.Hex(e.To.Index)))
				}
			}
		}
	}
}

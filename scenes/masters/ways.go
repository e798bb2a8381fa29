package masters

import (
	"slices"
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/masters"
	"safehouse/scenes"
)

// Ways in one gesture: a press on a goal shows the way there with its price, a
// button agrees to it, and the character walks it by itself. In Escape the way to
// the nearest exit is shown without being asked for.

// An agreedWay is a way that a person has agreed to and that is being walked.
type agreedWay struct {
	who   int
	steps []masters.Cell // that are left
	rolls bool           // the way is declared first, and rolled for
	lays  bool           // tokens are laid on it
	start masters.Cell   // in planning the entrance to be taken first, else Nowhere
	known []face         // what each of the steps that are left showed when the way was agreed to
}

// A walkway is the way to the goal of the open figure.
type walkway struct {
	goal  masters.Cell
	steps []masters.Cell
	cost  int          // moves; in planning tokens
	ideas int          // of them paid with ideas
	need  int          // of the roll; in planning tokens that are missing; 0 for none
	start masters.Cell // in planning the entrance that is taken, else Nowhere
	safe  bool

	against string // in planning what the dry run says against it
}

// ahead is the way of the open figure: to the goal that was pressed, in Escape else
// to the nearest exit.
func (t *table) ahead() (w walkway, ok bool) {
	s, f := t.s, t.who
	fig := &s.Crew[f]
	w.start = masters.Nowhere
	if t.v.Asked && !t.asked() && t.planning() {
		return t.planAhead()
	}
	if !t.v.Asked || t.asked() || !fig.InPlay() || fig.Done() || fig.At == masters.Nowhere {
		return w, false
	}
	switch s.Phase {
	case masters.Escape:
		goals := s.Exits(f)
		if t.goal != masters.Nowhere && t.goal != fig.At {
			goals = 1 << t.goal
		} else if t.safe(fig.At) {
			return w, false
		}
		if fig.Long > 0 { // a way that was declared step by step
			w.steps = slices.Clone(fig.Route[:fig.Long])
			w.cost = s.PriceOfWay(f)
		} else if w.steps, w.cost, ok = s.Way(f, goals); !ok {
			return w, false
		}
		have := int(fig.Ideas) + int(fig.Moves)
		w.ideas = min(w.cost-min(w.cost, int(fig.Moves)), int(fig.Ideas))
		w.need = max(0, w.cost-have)
	case masters.Action:
		if t.goal == masters.Nowhere || t.goal == fig.At || fig.Left[moves] == 0 {
			return w, false
		}
		w.steps = way(s, fig.At, t.goal, t.ground(f))
		if len(w.steps) < 2 || len(w.steps) > int(fig.Left[moves]) || s.Held(f) {
			return w, false
		}
		w.cost = len(w.steps)
	default:
		return w, false
	}
	if len(w.steps) == 0 {
		return w, false
	}
	w.goal = w.steps[len(w.steps)-1]
	w.safe = t.safe(w.goal)
	return w, true
}

// goals is the hexes that a press shows the way to.
func (t *table) goals() (set masters.Cells) {
	s, f := t.s, t.who
	fig := &s.Crew[f]
	if !t.v.Asked || t.asked() || !fig.InPlay() || fig.Done() || fig.At == masters.Nowhere {
		return 0
	}
	switch {
	case s.Phase == masters.Escape && fig.Long == 0:
		d := s.FlightCosts(f)
		for c := range s.Board.All() {
			if n := d[c]; c != fig.At && n >= 0 && (n <= int(fig.Ideas)+int(fig.Moves) || t.safe(c)) {
				set |= 1 << c
			}
		}
	case s.Phase == masters.Action && fig.Left[moves] > 1 && !s.Held(f):
		ground := t.ground(f)
		for c := range (ground &^ s.Near(fig.At)).All() {
			if l := way(s, fig.At, c, ground); c != fig.At && len(l) > 1 && len(l) <= int(fig.Left[moves]) {
				set |= 1 << c
			}
		}
	}
	return set
}

// pursue shows the way to a goal, or puts it away.
func (t *table) pursue(c masters.Cell) {
	if t.goal == c {
		c = masters.Nowhere
	}
	t.goal = c
	t.stage.Rebuild()
}

// Proposals are the buttons that agree to the way that is shown.
func (t *table) Proposals(v *scenes.View) []scenes.Proposal {
	if t.s == nil || t.agreed != nil {
		return nil
	}
	if l := t.backTo(v); l != nil {
		return l
	}
	if t.planning() {
		return t.planProposal(v)
	}
	if leave := t.leavers(t.s, v.Legal()); len(leave) > 1 && !t.leaving {
		return []scenes.Proposal{{ID: "away", Icon: "masters/move", Confirm: true, Label: say(v, "way.all-away"), Do: func() {
			t.leaving = true
			t.stage.Rebuild()
		}}}
	}
	w, ok := t.ahead()
	if !ok {
		return nil
	}
	fig := &t.s.Crew[t.who]
	p := scenes.Proposal{ID: "way", Icon: "masters/move", Confirm: true}
	agreed := agreedWay{who: t.who, steps: w.steps, start: masters.Nowhere, known: t.faces(w.steps)}
	switch {
	case t.s.Phase == masters.Action:
		p.Label = say(v, "way.walk", "n", w.cost)
	case w.need == 0 && w.ideas > 0:
		p.Label = say(v, "way.run", "n", w.ideas)
	case w.need == 0:
		p.Label = say(v, "way.run-rolled")
	case !w.safe || fig.Rolled() || w.need > 6:
		return nil
	default:
		agreed.rolls = true
		p.Label = say(v, "way.roll", "need", w.need, "odds", chance(w.need))
	}
	p.Do = func() {
		t.agreed, t.goal = &agreed, masters.Nowhere
		t.stage.Rebuild()
	}
	return []scenes.Proposal{p}
}

// backTo is the button that leads back to a character that has something to decide, from the panel of one that has not and
// cannot be asked to act either.
func (t *table) backTo(v *scenes.View) []scenes.Proposal {
	if t.asked() || v.Companions.Has(t.who) {
		return nil
	}
	to := -1
	for _, a := range v.Legal() {
		switch f := t.actor(a); {
		case f == t.who, f < 0 && (t.todo == nil || !slices.Contains(t.todo.hidden, a)):
			return nil
		case f < 0: // shown beside another panel, or on another page
		case to < 0:
			to = f
		}
	}
	if to < 0 {
		return nil
	}
	return []scenes.Proposal{{ID: "back", Icon: "left", Confirm: true, Label: say(v, "back", "who", t.short(to)), Do: func() { t.open(to) }}}
}

// leavers are the actions by which the persons' characters get away, where in Escape nobody is left inside; none otherwise.
func (t *table) leavers(s *masters.State, legal []rules.Action) (l []rules.Action) {
	if s.Phase != masters.Escape {
		return nil
	}
	for f := range s.Crew {
		if s.Crew[f].InPlay() && !t.safe(s.Crew[f].At) {
			return nil
		}
	}
	for _, a := range legal {
		if a.Verb == masters.VDone {
			l = append(l, a)
		}
	}
	return l
}

// chance is how likely a die shows at least a face, in percent.
func chance(need int) int { return (100*(7-need) + 3) / 6 }

// placeName is an exit by its number, a hideout, or a hex.
func (t *table) placeName(c masters.Cell) string {
	if c.Outdoors() {
		return t.doorName(t.exitNumber(c))
	}
	return t.v.Name(ref(kHex, int(t.s.HexOf(c))))
}

// exitNumber is the number on an entrance.
func (t *table) exitNumber(c masters.Cell) (n int) {
	for o := range t.s.Board.All() {
		if o.Outdoors() && o <= c {
			n++
		}
	}
	return n
}

// Next goes on with the way that a person has agreed to.
func (t *table) Next(v *scenes.View) (rules.Action, bool) {
	s, ok := v.Shown.(*masters.State)
	if t.leaving && ok {
		l := t.leavers(s, v.Legal())
		t.leaving = len(l) > 1
		if len(l) > 0 {
			return l[0], true
		}
	}
	e := t.agreed
	if e == nil {
		return rules.Action{}, false
	}
	if !ok || e.who >= masters.Figures || s.Turn().Done {
		t.agreed = nil
		return rules.Action{}, false
	}
	fig, who := &s.Crew[e.who], s.CharacterIndex(e.who)
	legal := v.Legal()
	try := func(a rules.Action) (rules.Action, bool) {
		if slices.Contains(legal, a) {
			return a, true
		}
		t.halt(s, e, v.Say(s.Why(a))) // something has come between
		return rules.Action{}, false
	}
	if e.lays {
		return t.nextToken(e, s, legal)
	}
	if e.rolls && !fig.Rolled() {
		if n := int(fig.Long); n < len(e.steps) {
			return try(rules.Do(masters.VDeclare, who, int(s.HexOf(e.steps[n]))))
		}
		return try(rules.Do(masters.VRoll, who))
	}
	for len(e.steps) > 0 && fig.At == e.steps[0] {
		e.steps, e.known = e.steps[1:], e.known[1:]
	}
	if len(e.steps) == 0 {
		t.agreed = nil
		return rules.Action{}, false
	}
	if news := t.newsOn(s, e); news != "" {
		t.halt(s, e, news)
		return rules.Action{}, false
	}
	x := int(s.HexOf(e.steps[0]))
	if s.Phase != masters.Escape {
		return try(rules.Do(masters.VMove, who, x))
	}
	if a := rules.Do(masters.VSwipe, who, x); slices.Contains(legal, a) {
		return a, true
	}
	return try(rules.Do(masters.VRun, who, x))
}

// A face is what a tile shows of what matters to who walks over it.
type face struct {
	unknown, gone, shut          bool
	guards, dogs, locks, cameras uint8
}

// faceOf is what a tile shows now.
func faceOf(s *masters.State, c masters.Cell) face {
	k, at := &s.Chits, s.Fixture(c)
	return face{s.Unknown.Has(c), !s.Board.Has(c), at.Door || at.Remote != 0, k.Guards[c], k.Dogs[c], k.Locks[c], k.Cameras[c]}
}

// faces is what the tiles of a way show now.
func (t *table) faces(steps []masters.Cell) []face {
	l := make([]face, len(steps))
	for i, c := range steps {
		l[i] = faceOf(t.s, c)
	}
	return l
}

// newsOn tells the first thing that has been turned up or has changed on the rest of a
// way since it was agreed to, "" for nothing.
func (t *table) newsOn(s *masters.State, e *agreedWay) string {
	for i, c := range e.steps {
		was, now := e.known[i], faceOf(s, c)
		what := ""
		switch {
		case now.gone:
			what = "gone"
		case now.guards > was.guards:
			what = "guard"
		case now.dogs > was.dogs:
			what = "dog"
		case now.locks > was.locks || now.shut && !was.shut:
			what = "lock"
		case now.cameras > was.cameras:
			what = "camera"
		case was.unknown && !now.unknown:
			what = "nothing"
		default:
			continue
		}
		return say(t.v, "news."+what, "who", t.shortName(e.who), "to", t.placeName(c))
	}
	return ""
}

// A halt is why a way that was agreed to was not walked to its end.
type halt struct {
	who  int
	at   masters.Cell // where the walker stopped
	left uint8        // moves that it had then
	why  string
}

// halt ends a way before its end and keeps the reason; its goal stays, so that one press
// goes on with it.
func (t *table) halt(s *masters.State, e *agreedWay, why string) {
	t.agreed = nil
	fig := &s.Crew[e.who]
	t.halted = halt{e.who, fig.At, fig.Left[moves], why}
	if t.who == e.who && len(e.steps) > 0 && s.Phase == masters.Action {
		t.goal = e.steps[len(e.steps)-1]
	}
	if t.stage != nil {
		t.stage.Rebuild()
	}
}

// halts is why the walker that is looked at has stopped, "" when it has done something
// since.
func (t *table) halts() string {
	h := t.halted
	if h.why == "" || h.who != t.who || t.s.Crew[h.who].At != h.at || t.s.Crew[h.who].Left[moves] != h.left {
		return ""
	}
	return h.why
}

// ground is the tiles that a way of a figure in the heist may lead over: none on which
// guards are known to hold it.
func (t *table) ground(f int) masters.Cells {
	set := t.s.Walkable(f)
	for c := range set.All() {
		if t.holdsOn(f, c) != "" {
			set &^= 1 << c
		}
	}
	return set
}

// holdsOn is why a figure could not leave a tile again, "" where it could: a guard that
// is known stands there, and it has nothing to subdue him with.
func (t *table) holdsOn(f int, c masters.Cell) string {
	s := t.s
	fig := &s.Crew[f]
	if s.Phase != masters.Action || c.Outdoors() || s.GuardsOn(c) == 0 || f == masters.NPCFigure || fig.Card >= masters.Characters || s.Slips(f) {
		return ""
	}
	if fig.Left[subIndex("subdue")]+fig.Left[subIndex("rewire")] > 0 || t.offersSub(f, subIndex("subdue")) {
		return ""
	}
	there := *s
	there.Crew[f].At = c
	for next := range s.Near(c).All() {
		if !there.Held(f) {
			return ""
		}
		return t.v.Say(there.Why(rules.Do(masters.VMove, s.CharacterIndex(f), int(s.HexOf(next)))))
	}
	return ""
}

// layAhead draws the way that is proposed: a line with the moves that it takes.
func (t *table) layAhead(b *ui.Builder) {
	w, ok := t.ahead()
	if !ok || t.s.Crew[t.who].Long > 0 {
		return
	}
	th, s, f := b.Theme(), t.s, t.who
	from := s.Crew[f].At
	if t.planning() {
		if from = w.start; from == masters.Nowhere {
			from = s.Crew[f].At
			if r := t.route(f); len(r) > 0 {
				from = r[len(r)-1]
			}
		}
	}
	pts := []render.Point{t.center(s.HexOf(from))}
	for _, c := range w.steps {
		pts = append(pts, t.center(s.HexOf(c)))
	}
	price := t.priceOf(w)
	b.Draw(ui.LayerTokens, func(c render.Canvas) {
		c = t.u.Canvas(c)
		col := c.Kit().Seat(th, f)
		c.Line(pts, 11, headInk.Fade(0.65), false)
		c.Dashes(pts, 6, col, 12, 8, 0, false)
		c.ArrowHead(pts[len(pts)-2], pts[len(pts)-1], 18, col)
		st := caption(render.Style{Face: render.Oswald700, Size: 19, Color: headInk, Theme: th})
		wide, _ := c.Ruler().Measure(price, st)
		at := pts[len(pts)-1].Add(render.Pt(0, -t.grid.Side*0.98))
		box := render.Around(at, wide+22, 30)
		c.Shadow(box, 1)
		face := render.Slope(160, signal.Lighter(0.3), signal)
		if t.planning() && w.need > 0 {
			face, st = render.Slope(160, red.Lighter(0.1), red.Darker(0.2)), st.In(line)
		}
		c.Round(box, 5, face)
		c.Frame(box, 5, 1.6, render.Solid(headInk))
		c.TextIn(box, price, st, render.Center|render.Middle)
	})
}

// priceOf is what a way costs, in short.
func (t *table) priceOf(w walkway) string {
	switch {
	case t.planning() && w.need > 0:
		return say(t.v, "price.tokens.short", "n", w.cost, "have", int(t.s.Crew[t.who].Tokens))
	case t.planning():
		return say(t.v, "price.tokens", "n", w.cost)
	case t.s.Phase == masters.Action:
		return say(t.v, "price.moves", "n", w.cost)
	case w.need == 0 && w.ideas == 0:
		return say(t.v, "price.paid")
	case w.need == 0:
		return say(t.v, "price.ideas", "n", w.ideas)
	case t.s.Crew[t.who].Rolled():
		return say(t.v, "price.short", "n", w.need)
	case w.need > 6:
		return say(t.v, "price.far", "n", w.cost)
	}
	return say(t.v, "price.roll", "n", w.ideas, "need", w.need, "odds", chance(w.need))
}

// aimAt lets a hex show the way to it when it is pressed.
func (t *table) aimAt(thing *ui.Thing, c masters.Cell) {
	show := func() { t.pursue(c) }
	if len(thing.Choices) == 0 && thing.Press == nil {
		thing.Press = show
		return
	}
	label := say(t.v, "way.show", "to", t.placeName(c))
	if thing.Press != nil {
		do := thing.Press
		thing.Choices, thing.Press = append(thing.Choices, ui.Choice{Label: thing.Label, Do: do}), nil
	}
	thing.Choices = append(thing.Choices, ui.Choice{Label: label, Icon: "masters/move", Do: show})
}

// Wastes is what ready, the end of an action and staying inside throw away.
func (t *table) Wastes(v *scenes.View, a rules.Action) string {
	t.v, t.s = v, v.Shown.(*masters.State)
	f := t.actor(a)
	if f < 0 {
		return ""
	}
	s, fig := t.s, &t.s.Crew[f]
	who := t.short(f)
	switch {
	case a.Verb == masters.VMove:
		if why := t.holdsOn(f, s.CellOn(masters.Hex(a.Args[1]))); why != "" {
			return say(v, "waste.held", "who", who, "why", why)
		}
		return ""
	case a.Verb == masters.VReady && fig.Plan == 0 && fig.Tokens > 0:
		return say(v, "waste.no-plan", "who", who, "n", int(fig.Tokens))
	case a.Verb == masters.VReady && t.against(f) != "":
		return t.against(f)
	case a.Verb == masters.VReady && fig.Tokens > 0:
		return say(v, "waste.tokens", "who", who, "n", int(fig.Tokens))
	case a.Verb != masters.VDone:
		return ""
	case s.Phase == masters.Escape && !t.safe(fig.At):
		if t.offered(f, masters.VRun) || t.offered(f, masters.VDeclare) || t.offered(f, masters.VRoll) {
			return say(v, "waste.stay", "who", who, "odds", t.odds(f))
		}
	case s.Phase == masters.Action && t.able(f):
		return say(v, "waste.done", "who", who, "list", t.leftOf(f))
	}
	return ""
}

// leftOf is what is left of a figure's action in words.
func (t *table) leftOf(f int) string {
	var l []string
	for k, n := range t.s.Crew[f].Left {
		if n > 0 {
			l = append(l, say(t.v, "left."+info.Refs[kind("sub")].IDs[k], "n", int(n)))
		}
	}
	if len(l) == 0 {
		return say(t.v, "left.ability")
	}
	return strings.Join(l, ", ")
}

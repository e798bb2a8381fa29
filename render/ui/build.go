package ui

import (
	"slices"
	"strings"

	"safehouse/render"
	"safehouse/render/ui/focus"
	"safehouse/render/ui/input"
)

// Builder takes the list of things while a scene describes itself.
type Builder struct {
	stage *Stage
	scope int
	group string
	in    string
	clip  *render.Rect
	paper bool // widgets lie on paper: their words are dark
	layer Layer
	shows func(render.Rect) // scrolls what is being added into sight
	slid  float64           // how far what is being added was scrolled since the last list, in points
	count int

	amend func(*Thing) // sees what is added first, and may change it

	camera *camera     // of the board that things are listed on
	area   render.Rect // of that board, where it is a world of its own
}

// Last runs build when everything else of the scene is listed, dialogs apart: what lies over the scene is placed there.
// seen is where a place of what is being listed now is seen, on a board as closely as that is looked at, and view the part of
// the window in which it is.
func (b *Builder) Last(build func(b *Builder, seen func(render.Rect) render.Rect, view render.Rect)) {
	seen, view := func(r render.Rect) render.Rect { return r }, b.stage.area
	if cam := b.camera; !cam.still() {
		seen, view = cam.seen, cam.view
	}
	b.stage.last = append(b.stage.last, func(b *Builder) { build(b, seen, view) })
}

// Area is the window in points, or the world of the board that is being listed.
func (b *Builder) Area() render.Rect {
	if !b.area.Empty() {
		return b.area
	}
	return b.stage.area
}

// Stage is the stage that is being built.
func (b *Builder) Stage() *Stage { return b.stage }

// Theme is the look of the stage.
func (b *Builder) Theme() *render.Theme { return b.stage.Theme }

// Scale is the number of device pixels that a point of Area has.
func (b *Builder) Scale() float64 {
	if !b.area.Empty() {
		return b.stage.scale * b.camera.zoom
	}
	return b.stage.scale
}

// Ruler measures text as it will be painted.
func (b *Builder) Ruler() render.Ruler {
	return b.stage.Kit.Ruler(b.Scale())
}

// Hot is the ID of the thing that is being looked at. A scene whose layout depends on it (a hand that opens round the
// card under the pointer) puts it into the key it gives to Stage.Show.
func (b *Builder) Hot() string { return b.stage.Hot() }

// Add puts a thing on the stage. Things of one layer are painted in the order in which they are added. An ID that is
// there already is a mistake of the scene; the thing is then left out.
func (b *Builder) Add(t Thing) {
	s := b.stage
	if b.amend != nil {
		b.amend(&t)
	}
	if t.Group == "" {
		t.Group = b.group
	}
	if t.In == "" {
		t.In = b.in
	}
	if t.Clip == nil {
		t.Clip = b.clip
	}
	t.shows = b.shows
	if b.camera != nil {
		if t.In == "" {
			t.In = b.camera.id
		}
		if !b.camera.still() {
			t.shows = b.camera.show
		}
		b.camera.place(&t)
	}
	b.count++
	p := s.byID[t.ID]
	if p != nil && b.slid != 0 && p.round != s.round {
		p.way.slide(b.slid, t.Shape.Bounds())
	}
	switch {
	case t.ID == "":
		p = &placed{}
		p.way.rest(t.Shape.Bounds())
	case p == nil:
		p = &placed{}
		p.way.rest(t.Shape.Bounds())
		if t.From != nil && !s.still {
			p.way.rest(*t.From)
			p.way.set(t.Shape.Bounds(), t.Move, s.Pace)
			p.way.event = s.guard.stirred
		}
		s.byID[t.ID] = p
	case p.round == s.round:
		if !slices.Contains(s.doubles, t.ID) {
			s.doubles = append(s.doubles, t.ID)
		}
		return
	case s.still:
		p.way.rest(t.Shape.Bounds())
	case p.way.to != t.Shape.Bounds():
		p.way.set(t.Shape.Bounds(), t.Move, s.Pace)
		p.way.event = s.guard.stirred
	}
	p.Thing, p.scope, p.round, p.order = t, b.scope, s.round, b.count
	s.things = append(s.things, p)
}

// Thing is a thing of the list that is being made, nil where it has none of that ID yet. It must not be changed.
func (b *Builder) Thing(id string) *Thing {
	if p := b.stage.byID[id]; p != nil && p.round == b.stage.round {
		return &p.Thing
	}
	return nil
}

// Alter changes what a thing of the list that is being made does; where it lies stays as it is.
func (b *Builder) Alter(id string, change func(*Thing)) {
	if p := b.stage.byID[id]; p != nil && p.round == b.stage.round {
		change(&p.Thing)
	}
}

// Amended runs build, and shows everything that it adds to a function first, which may change it.
func (b *Builder) Amended(amend func(*Thing), build func()) {
	was := b.amend
	b.amend = amend
	build()
	b.amend = was
}

// Group makes things that are added from now on belong together for the focus, until another group begins.
func (b *Builder) Group(name string) { b.group = name }

// FocusOn puts the focus on a thing once this list is made: on what answers a new question. What is not there, or lies
// under a dialog, does not get it.
func (b *Builder) FocusOn(id string) { b.stage.later, b.stage.among = id, false }

// FocusOnOffered puts the focus on a thing that answers a new question, or, where many do, on the one in their middle.
func (b *Builder) FocusOnOffered(id string) { b.stage.later, b.stage.among = id, true }

// Draw paints something that is only looked at, on a layer.
func (b *Builder) Draw(layer Layer, paint func(c render.Canvas)) {
	t := Thing{Layer: layer, Decor: true, Paint: func(c render.Canvas, _ State) { paint(c) }}
	if b.clip != nil {
		t.Shape = Box(*b.clip) // it may be anywhere in there
	}
	b.Add(t)
}

// OnPaper tells the widgets that are added from now on whether they lie on paper, so that their words are dark.
func (b *Builder) OnPaper(paper bool) { b.paper = paper }

// OnLayer puts the widgets that are added from now on on a layer; they begin on LayerPanels.
func (b *Builder) OnLayer(l Layer) { b.layer = l }

// Clipped runs build with everything it adds limited to a rectangle and scrolled by the thing with the ID given.
func (b *Builder) Clipped(r render.Rect, scroller string, build func()) {
	clip, in := b.clip, b.in
	if clip != nil {
		r = intersection(r, *clip)
	}
	b.clip, b.in = &r, scroller
	build()
	b.clip, b.in = clip, in
}

func intersection(a, b render.Rect) render.Rect {
	x, y := max(a.X, b.X), max(a.Y, b.Y)
	return render.R(x, y, max(0, min(a.Right(), b.Right())-x), max(0, min(a.Bottom(), b.Bottom())-y))
}

// Modal is a dialog: while it is there only its things are felt, but see Clear. The focus goes to it and comes back to where it was.
type Modal struct {
	ID    string
	First string // the ID of the thing that has the focus at the beginning; "" is the first one
	Close func() // what Back does; nil if it cannot be closed so
	Loose bool   // a press beside it closes it too
	Clear bool   // what lies under it is not darkened; with Loose it is felt by the pointer, too: a press there closes this, then acts
	of    string // the thing that it belongs to: a press on that only closes it
}

// Modal lists the things of a dialog. Dialogs listed later lie over those before.
func (b *Builder) Modal(m Modal, build func(*Builder)) {
	s := b.stage
	sc := s.walk("modal " + m.ID)
	if sc.round == s.round {
		return
	}
	fresh := sc.round != s.round-1
	sc.round, sc.close, sc.loose, sc.dim, sc.first, sc.of = s.round, m.Close, m.Loose, !m.Clear, m.First, m.of
	if fresh {
		sc.walker = focus.Walker{}
	}
	s.scopes = append(s.scopes, sc)
	build(&Builder{stage: s, scope: len(s.scopes) - 1, group: m.ID, layer: LayerPanels})
}

// refresh makes the list again if it is stale, until it is not: what a list does may make it stale again, at most once.
func (s *Stage) refresh() {
	for range 3 {
		if !s.stale || s.build == nil {
			return
		}
		s.list()
	}
}

// list makes the list of things.
func (s *Stage) list() {
	s.stale, s.dirty = false, true
	s.round++
	s.things = s.things[:0]
	s.rollers, s.cameras = s.rollers[:0], s.cameras[:0]
	under := len(s.scopes)
	root := s.root()
	root.round = s.round
	s.scopes = append(s.scopes[:0], root)
	s.last = s.last[:0]
	s.build(&Builder{stage: s, layer: LayerPanels})
	for _, build := range s.last {
		build(&Builder{stage: s, layer: LayerFront})
	}
	for _, o := range slices.Clone(s.over) {
		o.build(&Builder{stage: s, layer: LayerPanels})
	}
	s.still, s.guard.stirred = false, false
	for id, p := range s.byID {
		if p.round != s.round {
			delete(s.byID, id)
		}
	}
	slices.SortStableFunc(s.things, func(a, b *placed) int {
		if a.scope != b.scope {
			return a.scope - b.scope
		}
		return int(a.Layer) - int(b.Layer)
	})
	for _, sc := range s.scopes {
		sc.graph = nil
	}
	s.adopt(under)
}

// adopt brings focus, hover, presses and carried things through a change of the list.
func (s *Stage) adopt(under int) {
	top := s.top()
	g := s.graph(top)
	s.leadToOffered(g)
	if s.later != "" {
		if g.Has(s.later) {
			top.walker.Put(g, s.later)
			top.fresh = len(s.scopes) == 1
		}
		s.later, s.among = "", false
	}
	if top.walker.At() == "" {
		if top.first != "" && g.Has(top.first) {
			top.walker.Put(g, top.first)
			top.fresh = len(s.scopes) == 1
		} else if len(s.scopes) > 1 {
			top.walker.Put(g, g.First())
		}
	}
	top.walker.Adopt(g)
	if len(s.scopes) != under {
		s.pressed, s.hovered, s.carry = "", "", nil
		s.tip = tipState{quiet: s.tip.quiet}
	}
	if s.pressed != "" && s.byID[s.pressed] == nil {
		s.pressed = ""
	}
	if s.typing != "" && s.byID[s.typing] == nil {
		s.typing = ""
	}
	if s.zoomed != "" && s.byID[s.zoomed] == nil {
		s.zoomed = ""
	}
	if s.carry != nil && s.byID[s.carry.id] == nil {
		s.carry = nil
	}
	if s.in != nil && s.carry == nil && s.pressed == "" {
		s.hover(false)
	}
}

// graph returns the focus graph of a scope, made when it is first asked for.
func (s *Stage) graph(sc *scope) *focus.Graph {
	if sc.graph == nil {
		var nodes []focus.Node
		for _, t := range s.things {
			if s.scopes[t.scope] != sc || !t.focusable() {
				continue
			}
			box := t.Shape.Bounds()
			page := box
			if t.Clip != nil && t.shows != nil {
				box = nearer(box, *t.Clip)
			} else if t.Clip != nil && !box.Overlaps(*t.Clip) {
				continue
			}
			nodes = append(nodes, focus.Node{ID: t.ID, Box: box, Group: t.Group, Page: page})
		}
		sc.graph = focus.New(nodes)
	}
	return sc.graph
}

// Open puts a dialog or menu of the stage's own over the scene: build lists it, usually with Builder.Modal. It stays
// until Shut. Opening an ID again replaces what is there.
func (s *Stage) Open(id string, build func(*Builder)) {
	for i := range s.over {
		if s.over[i].id == id {
			s.over[i].build = build
			s.Rebuild()
			return
		}
	}
	s.over = append(s.over, overlay{id, build})
	s.Rebuild()
}

// Shut takes away what Open put there.
func (s *Stage) Shut(id string) {
	s.over = slices.DeleteFunc(s.over, func(o overlay) bool { return o.id == id })
	s.Rebuild()
}

// IsOpen reports whether something that was opened with this ID is still there.
func (s *Stage) IsOpen(id string) bool {
	return slices.ContainsFunc(s.over, func(o overlay) bool { return o.id == id })
}

// Modals returns how many dialogs lie over the scene.
func (s *Stage) Modals() int { return max(0, len(s.scopes)-1) }

// Over is the ID of the dialog that lies on top, "" for none.
func (s *Stage) Over() string {
	if s.Modals() == 0 {
		return ""
	}
	return strings.TrimPrefix(s.top().id, "modal ")
}

// keyCap is what is printed on the key for an action, for the device used last; "" when there is none.
func (s *Stage) keyCap(a input.Action) string {
	if a == input.NoAction {
		return ""
	}
	family := input.Lettered
	if s.in != nil {
		family = s.in.Family
	}
	t := s.Bindings.Shown(a, s.OnPad())
	if t.IsPad() {
		return render.PadKey(t.Cap(s.Layout, family))
	}
	return t.Cap(s.Layout, family)
}

// KeyCap is what is printed on the key or pad button that sets off an action, for the device used last; "" when there
// is none.
func (b *Builder) KeyCap(a input.Action) string { return b.stage.keyCap(a) }

// memo returns what a widget keeps from list to list, made the first time.
func memo[T any](s *Stage, id string, fresh func() *T) *T {
	if m, ok := s.memos[id].(*T); ok {
		return m
	}
	m := fresh()
	s.memos[id] = m
	return m
}

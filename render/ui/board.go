package ui

import (
	"math"

	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui/input"
)

// Board is a part of the scene that can be looked at more closely: the wheel, or pinching, zooms about the pointer, a drag
// beside its things moves it, keys and the right stick do both, and one key fits it in again. What is listed on it lies in
// the places that it has at rest, zoomed to fit; the stage brings things, clicks and marks to where they are seen.
type Board struct {
	ID   string
	Rect render.Rect // where it is seen, in points
	Most float64     // the largest zoom; 0 is 3
	Fits string      // what is said of it in a tip, "" for nothing

	// World is where its things are listed when that is not Rect: a place of its own, of any size, of which Rect shows
	// a part. Builder.Area and Builder.Ruler are the world's while it is listed. It shows Look, as large as fits, whenever Turn is another
	// than before; from there a person moves and zooms it.
	World render.Rect
	Look  render.Rect
	Near  float64 // Look is shown at least so large, from its upper left corner
	Turn  any
}

// camera is how a board is looked at. It is kept from list to list.
type camera struct {
	stage  *Stage
	id     string
	view   render.Rect
	world  render.Rect // where its things are listed; view where that is the same
	least  float64     // the zoom at which all of it fits in
	most   float64
	turn   any
	zoom   float64
	at     render.Point // the board's place, unzoomed, at the corner of the view
	drag   render.Point // where the pointer was
	moving bool
	round  int
}

// zoomStep is how much a notch of the wheel or a key zooms.
const zoomStep = 1.25

// Zoom is how closely a board is looked at: 1 fits it in.
func (s *Stage) Zoom(id string) float64 {
	if c, ok := s.memos["board "+id].(*camera); ok {
		return c.zoom
	}
	return 1
}

// Listed is where a thing lies on a board, in the board's own places, and whether it is there.
func (s *Stage) Listed(board, id string) (render.Rect, bool) {
	c, ok := s.memos["board "+board].(*camera)
	t := s.byID[id]
	if !ok || t == nil {
		return render.Rect{}, false
	}
	return c.listed(t.Shape.Bounds()), true
}

// Reveal moves a board until a thing on it is seen.
func (s *Stage) Reveal(board, id string) {
	c, ok := s.memos["board "+board].(*camera)
	if t := s.byID[id]; ok && t != nil {
		c.show(t.Shape.Bounds())
	}
}

// Board lists the things of a board.
func (b *Builder) Board(x Board, build func(b *Builder)) {
	s := b.stage
	if b.camera != nil { // what it lies on is looked at closely already
		build(b)
		return
	}
	cam := memo(s, "board "+x.ID, func() *camera { return &camera{zoom: 1} })
	world := x.World
	if world.Empty() {
		world = x.Rect
	}
	if cam.world != world { // the window has changed
		f := render.Pt(0, 0)
		if cam.world.W > 0 {
			f = render.Pt((cam.at.X-cam.world.X)/cam.world.W, (cam.at.Y-cam.world.Y)/cam.world.H)
		}
		cam.at = render.Pt(world.X+f.X*world.W, world.Y+f.Y*world.H)
	}
	cam.stage, cam.id, cam.view, cam.world, cam.most, cam.round = s, x.ID, x.Rect, world, x.Most, s.round
	if cam.most == 0 {
		cam.most = 3
	}
	cam.least = math.Min(1, math.Min(cam.view.W/world.W, cam.view.H/world.H))
	cam.bound()
	if x.Turn != cam.turn {
		cam.turn = x.Turn
		cam.look(x.Look, x.Near)
		s.still = true
	}
	s.cameras = append(s.cameras, cam)
	b.Add(Thing{ID: x.ID, Shape: Box(x.Rect), Layer: LayerTable, Solid: true, Mouse: true, Move: Move{How: Jump}, Wheel: cam.wheel, Track: cam.track})
	was := *b
	b.camera = cam
	if !x.World.Empty() {
		b.area = x.World
		b.shows = cam.show
	}
	build(b)
	*b = Builder{stage: was.stage, scope: was.scope, group: was.group, in: was.in, clip: was.clip, paper: was.paper, layer: was.layer, shows: was.shows, slid: was.slid, count: b.count, camera: was.camera, area: was.area, amend: was.amend}
}

// bound keeps the board within its view.
func (c *camera) bound() {
	c.zoom = math.Max(c.least, math.Min(c.zoom, c.most))
	if c.world == c.view && c.zoom < 1.01 {
		c.zoom = 1
	}
	c.at.X = kept(c.at.X, c.world.X, c.world.W-c.view.W/c.zoom)
	c.at.Y = kept(c.at.Y, c.world.Y, c.world.H-c.view.H/c.zoom)
}

// kept keeps the beginning of a view on a world that begins at from and leaves it so much to move in; where the world is smaller it lies in the middle.
func kept(at, from, room float64) float64 {
	if room <= 0 {
		return from + room/2
	}
	return math.Max(from, math.Min(at, from+room))
}

// look shows a part of the world, as large as fits but not smaller than near.
func (c *camera) look(part render.Rect, near float64) {
	if part.Empty() {
		part = c.world
	}
	c.zoom = math.Max(near, math.Min(c.view.W/part.W, c.view.H/part.H))
	c.bound()
	w, h := c.view.W/c.zoom, c.view.H/c.zoom
	c.at = render.Pt(part.X+math.Min(0, (part.W-w)/2), part.Y+math.Min(0, (part.H-h)/2))
	c.bound()
}

// still reports whether the board is as it is listed.
func (c *camera) still() bool { return c == nil || c.zoom == 1 && c.world == c.view }

// seen is where a place of the board is seen.
func (c *camera) seen(r render.Rect) render.Rect {
	return render.R(c.view.X+(r.X-c.at.X)*c.zoom, c.view.Y+(r.Y-c.at.Y)*c.zoom, r.W*c.zoom, r.H*c.zoom)
}

// listed is the place of the board that is seen somewhere.
func (c *camera) listed(r render.Rect) render.Rect {
	return render.R(c.at.X+(r.X-c.view.X)/c.zoom, c.at.Y+(r.Y-c.view.Y)/c.zoom, r.W/c.zoom, r.H/c.zoom)
}

// origin is where the board's place of 0, 0 is seen.
func (c *camera) origin() render.Point {
	return render.Pt(c.view.X-c.at.X*c.zoom, c.view.Y-c.at.Y*c.zoom)
}

// wheel zooms about the pointer; it reports whether there was anything to do.
func (c *camera) wheel(notches float64) bool {
	return c.zoomTo(c.zoom*math.Pow(zoomStep, notches), c.stage.pointer)
}

// zoomTo zooms about a place on the screen.
func (c *camera) zoomTo(z float64, about render.Point) bool {
	was, at := c.zoom, c.at
	if !c.view.Has(about) {
		about = c.view.Center()
	}
	fixed := c.listed(render.R(about.X, about.Y, 0, 0))
	c.zoom = z
	c.bound()
	c.at = render.Pt(fixed.X-(about.X-c.view.X)/c.zoom, fixed.Y-(about.Y-c.view.Y)/c.zoom)
	c.bound()
	return c.changed(was, at)
}

// changed lets the board be listed anew, without motion, if it is looked at otherwise than before.
func (c *camera) changed(zoom float64, at render.Point) bool {
	if c.zoom == zoom && c.at == at {
		return false
	}
	c.stage.still = true
	c.stage.Rebuild()
	return true
}

// track moves the board with the pointer.
func (c *camera) track(p render.Point, phase Phase) {
	switch phase {
	case Down, Again:
		c.drag, c.moving = p, true
	case Moving:
		if c.moving {
			was := c.at
			c.at = render.Pt(c.at.X-(p.X-c.drag.X)/c.zoom, c.at.Y-(p.Y-c.drag.Y)/c.zoom)
			c.drag = p
			c.bound()
			c.changed(c.zoom, was)
		}
	case Release:
		c.moving = false
	}
}

// show moves the board until a place that is seen somewhere lies within its view.
func (c *camera) show(r render.Rect) {
	was, in := c.at, c.view.Inset(12)
	if r.X < in.X {
		c.at.X -= (in.X - r.X) / c.zoom
	} else if r.Right() > in.Right() {
		c.at.X += (r.Right() - in.Right()) / c.zoom
	}
	if r.Y < in.Y {
		c.at.Y -= (in.Y - r.Y) / c.zoom
	} else if r.Bottom() > in.Bottom() {
		c.at.Y += (r.Bottom() - in.Bottom()) / c.zoom
	}
	c.bound()
	c.changed(c.zoom, was)
}

// place brings a thing of the board to where it is seen.
func (c *camera) place(t *Thing) {
	if c.still() {
		return
	}
	t.Shape = t.Shape.scaled(c.zoom, c.origin())
	if t.Decor && t.Shape.Bounds().Empty() {
		t.Shape = Box(c.view) // it may be painted anywhere; what has no place and a key alone stays without one
	}
	if t.From != nil {
		from := c.seen(*t.From)
		t.From = &from
	}
	clip := c.view
	if t.Clip != nil {
		clip = intersection(clip, c.seen(*t.Clip))
	}
	t.Clip = &clip
	if paint := t.Paint; paint != nil {
		t.Paint = func(cv render.Canvas, st State) {
			st.At = c.listed(st.At)
			paint(cv.Enlarged(c.zoom, c.origin()), st)
		}
	}
}

// boardOf is the board that keys zoom: the one of the thing that is looked at, else the first.
func (s *Stage) boardOf() *camera {
	if len(s.cameras) == 0 || len(s.scopes) > 1 {
		return nil
	}
	if t := s.byID[s.Hot()]; t != nil {
		for _, c := range s.cameras {
			if t.In == c.id || t.ID == c.id {
				return c
			}
		}
	}
	return s.cameras[0]
}

// closer does what a key asks of the board; it reports whether there is one.
func (s *Stage) closer(a input.Action) bool {
	c := s.boardOf()
	if c == nil {
		return false
	}
	about := s.pointer
	if t := s.byID[s.Focused()]; s.keyed() && t != nil && t.In == c.id {
		about = t.way.to.Center()
	}
	z := 1.0
	switch a {
	case input.Closer:
		z = c.zoom * zoomStep
	case input.Further:
		z = c.zoom / zoomStep
	}
	if c.zoomTo(z, about) {
		s.hear(sound.DialClick, c.view)
	}
	return true
}

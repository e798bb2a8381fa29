package focus

import "safehouse/render"

// Walker is the focus itself: where it is, where it has been, and how it comes through a change of the graph.
type Walker struct {
	at     string
	box    render.Rect // where at was when the graph last had it
	back   []step      // the way it came, newest last
	visits map[string]string
}

// step is one move made with an arrow.
type step struct {
	from, to string
	d        Direction
}

// memory is how many moves can be taken back with opposite arrows.
const memory = 32

// At returns the ID of the node that has the focus, or "".
func (w *Walker) At() string { return w.at }

// Put gives the focus to a node. Giving it to the node that has it changes nothing.
func (w *Walker) Put(g *Graph, id string) {
	if id == w.at {
		w.look(g)
		return
	}
	w.back = w.back[:0]
	w.settle(g, id)
}

// Drop takes the focus away from everything; the next arrow starts where it was.
func (w *Walker) Drop() { w.at = "" }

func (w *Walker) settle(g *Graph, id string) {
	w.at = id
	w.look(g)
}

// look remembers where the focus is.
func (w *Walker) look(g *Graph) {
	box, ok := g.Box(w.at)
	if !ok {
		return
	}
	w.box = box
	if w.visits == nil {
		w.visits = map[string]string{}
	}
	w.visits[g.GroupOf(w.at)] = w.at
}

// Adopt keeps the focus when the graph has changed: on the same ID if it is still there, else on what is nearest to
// where it was. Without nodes, or when nothing had the focus, nothing has it.
func (w *Walker) Adopt(g *Graph) {
	if w.at == "" || g.Has(w.at) {
		w.look(g)
		return
	}
	w.back = w.back[:0]
	if g.Len() == 0 {
		w.at = ""
		return
	}
	w.settle(g, g.Nearest(w.box.Center()))
}

// start gives the focus to something when nothing has it: what is nearest to where it was, or the first node.
func (w *Walker) start(g *Graph) bool {
	if w.at != "" && g.Has(w.at) {
		return false
	}
	id := g.First()
	if !w.box.Empty() {
		id = g.Nearest(w.box.Center())
	}
	w.Put(g, id)
	return true
}

// Arrow moves the focus and reports whether it moved. The opposite arrow takes the last move back exactly. When nothing
// has the focus the arrow only puts it somewhere.
func (w *Walker) Arrow(g *Graph, d Direction) bool {
	if g.Len() == 0 {
		return false
	}
	if w.start(g) {
		return true
	}
	if n := len(w.back); n > 0 {
		last := w.back[n-1]
		if last.to == w.at && last.d == d.Opposite() && g.Has(last.from) && last.from != w.at {
			w.back = w.back[:n-1]
			w.settle(g, last.from)
			return true
		}
	}
	to := g.Towards(w.at, d)
	if to == "" {
		return false
	}
	if len(w.back) == memory {
		w.back = append(w.back[:0], w.back[1:]...)
	}
	w.back = append(w.back, step{w.at, to, d})
	w.settle(g, to)
	return true
}

// Tab moves the focus in reading order, forward or back; with stops only to those nodes.
func (w *Walker) Tab(g *Graph, by int, stops func(id string) bool) {
	if g.Len() > 0 && (!w.start(g) || stops != nil && !stops(w.at)) {
		w.Put(g, g.Step(w.at, by, stops))
	}
}

// Group moves the focus to the next or previous group, to the node that had it there last. With stops it goes to the groups
// that have some, and there to the one that lead says.
func (w *Walker) Group(g *Graph, by int, stops func(id string) bool, lead func(group string) string) {
	if g.Len() == 0 || w.start(g) {
		return
	}
	for group := g.GroupOf(w.at); ; {
		group = g.NextGroup(group, by)
		id := w.visits[group]
		if stops != nil {
			id = lead(group)
		}
		if id == "" || g.GroupOf(id) != group || !g.Has(id) {
			id = g.FirstOf(group, stops)
		}
		if id != "" {
			w.Put(g, id)
			return
		}
		if group == g.GroupOf(w.at) {
			return
		}
	}
}

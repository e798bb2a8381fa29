package focus

import (
	"math"
	"slices"

	"safehouse/render"
)

// Direction is one of the four arrows.
type Direction uint8

// The arrows.
const (
	Up Direction = iota
	Down
	Left
	Right
)

// Opposite returns the arrow the other way.
func (d Direction) Opposite() Direction { return d ^ 1 }

// Node is something that can have the focus.
type Node struct {
	ID    string
	Box   render.Rect // in points; where it is on the screen
	Group string      // things that belong together: a hand, a menu, a row of buttons
	Page  render.Rect // where it lies in reading order, if not at Box: on a page that scrolls
}

// page is where the node is read.
func (n *Node) page() render.Rect {
	if n.Page.Empty() {
		return n.Box
	}
	return n.Page
}

// none is a way that leads nowhere.
const none = -1

// Graph knows the ways between nodes. Its nodes do not change; the ways are worked out when the first arrow is pressed,
// because most graphs of a game played with the pointer are never walked. It is used by one goroutine.
type Graph struct {
	nodes []Node
	place map[string]int
	ways  [][4]int
	order []int    // reading order: group after group, line after line
	group []string // groups in the order in which they appear in the list of nodes
}

// New makes the graph of some nodes, whose IDs must differ. Groups follow each other in Tab order as they first appear.
func New(nodes []Node) *Graph {
	g := &Graph{nodes: slices.Clone(nodes), place: make(map[string]int, len(nodes))}
	for i, n := range g.nodes {
		g.place[n.ID] = i
		if !slices.Contains(g.group, n.Group) {
			g.group = append(g.group, n.Group)
		}
	}
	g.read()
	return g
}

// link works out the ways.
func (g *Graph) link() {
	if g.ways != nil {
		return
	}
	g.ways = make([][4]int, len(g.nodes))
	for i := range g.nodes {
		for d := Up; d <= Right; d++ {
			g.ways[i][d] = g.nearestTowards(i, d)
		}
	}
	g.mend()
}

// Len returns the number of nodes.
func (g *Graph) Len() int { return len(g.nodes) }

// Has reports whether there is a node with this ID.
func (g *Graph) Has(id string) bool {
	_, ok := g.place[id]
	return ok
}

// Box returns the box of a node.
func (g *Graph) Box(id string) (render.Rect, bool) {
	i, ok := g.place[id]
	if !ok {
		return render.Rect{}, false
	}
	return g.nodes[i].Box, true
}

// Towards returns the node that an arrow leads to, or "" when it leads nowhere.
func (g *Graph) Towards(id string, d Direction) string {
	g.link()
	i, ok := g.place[id]
	if !ok || g.ways[i][d] == none {
		return ""
	}
	return g.nodes[g.ways[i][d]].ID
}

// First returns the first node in reading order, or "" when there is none.
func (g *Graph) First() string {
	if len(g.order) == 0 {
		return ""
	}
	return g.nodes[g.order[0]].ID
}

// Step returns the node that is by places further (or back) in reading order, going round at the ends. With stops it counts
// only those nodes; where there are none of them it leads nowhere.
func (g *Graph) Step(id string, by int, stops func(id string) bool) string {
	i, ok := g.place[id]
	if !ok {
		return g.End(1, stops)
	}
	n, step := len(g.order), max(-1, min(1, by))
	at := slices.Index(g.order, i)
	for range n {
		at = ((at+by)%n + n) % n
		if to := g.nodes[g.order[at]].ID; stops == nil || stops(to) {
			return to
		}
		by = step
	}
	return id
}

// End returns the first node in reading order, or with by -1 the last one; with stops the first or last of those; or "".
func (g *Graph) End(by int, stops func(id string) bool) string {
	for k := range g.order {
		if by < 0 {
			k = len(g.order) - 1 - k
		}
		if id := g.nodes[g.order[k]].ID; stops == nil || stops(id) {
			return id
		}
	}
	return ""
}

// Nearest returns the node whose box is nearest to a place, or "" when there is none.
func (g *Graph) Nearest(p render.Point) string {
	best, id := math.Inf(1), ""
	for _, n := range g.nodes {
		dx := math.Max(0, math.Max(n.Box.X-p.X, p.X-n.Box.Right()))
		dy := math.Max(0, math.Max(n.Box.Y-p.Y, p.Y-n.Box.Bottom()))
		if d := math.Hypot(dx, dy) + 0.01*n.Box.Center().Dist(p); d < best {
			best, id = d, n.ID
		}
	}
	return id
}

// GroupOf returns the group of a node.
func (g *Graph) GroupOf(id string) string {
	if i, ok := g.place[id]; ok {
		return g.nodes[i].Group
	}
	return ""
}

// NextGroup returns the group that is by places further (or back), going round at the ends.
func (g *Graph) NextGroup(group string, by int) string {
	n := len(g.group)
	if n == 0 {
		return ""
	}
	at := slices.Index(g.group, group)
	if at < 0 {
		return g.group[0]
	}
	return g.group[((at+by)%n+n)%n]
}

// FirstOf returns the first node of a group in reading order, or ""; with stops the first of those.
func (g *Graph) FirstOf(group string, stops func(id string) bool) string {
	for _, i := range g.order {
		if g.nodes[i].Group == group && (stops == nil || stops(g.nodes[i].ID)) {
			return g.nodes[i].ID
		}
	}
	return ""
}

// span is a box seen along an arrow: ahead grows in its direction, side lies across it.
type span struct {
	near, far, mid   float64 // along the arrow
	left, right, off float64 // across it
}

func along(r render.Rect, d Direction) span {
	c := r.Center()
	switch d {
	case Right:
		return span{r.X, r.Right(), c.X, r.Y, r.Bottom(), c.Y}
	case Left:
		return span{-r.Right(), -r.X, -c.X, r.Y, r.Bottom(), c.Y}
	case Down:
		return span{r.Y, r.Bottom(), c.Y, r.X, r.Right(), c.X}
	}
	return span{-r.Bottom(), -r.Y, -c.Y, r.X, r.Right(), c.X}
}

// How ways are weighed, in points.
const (
	steepest     = 2.2  // a way may lead this much further aside than ahead ...
	lastResort   = 4.0  // ... and this much where the arrow would lead nowhere
	asideWeight  = 2.5  // a point aside counts as so many ahead
	offWeight    = 0.25 // a point between the middles counts as so much
	withinWeight = 0.05 // ... and so much where one lies wholly beside the other: rows of different widths follow each other
	besideCost   = 240  // leading to something that is not straight ahead costs so much
	crossGroup   = 36   // leaving the group costs so much
	behindCost   = 4000 // a mended way that leads against its arrow
	replaceCost  = 900  // a mended way that takes the place of another
	leastShared  = 0.2  // boxes lie beside each other where they share this much of the smaller one's side
	sameMiddle   = 0.5  // boxes whose middles are nearer than this have no order along an arrow
	containWorse = 30   // a box inside another one is looked at a little later
)

// beside reports whether one lies beside the other across the arrow: by more than the corners of a list that lies askew.
func (s span) beside(o span) bool {
	shared := min(s.right, o.right) - max(s.left, o.left)
	return shared > leastShared*min(s.right-s.left, o.right-o.left)
}

// ahead reports whether b lies in the direction of the arrow from a, not much further aside than ahead.
func ahead(a, b span, steep float64) bool {
	forward := b.mid - a.mid
	if forward <= sameMiddle {
		return false
	}
	if b.beside(a) {
		return true
	}
	return b.near >= a.mid && math.Abs(b.off-a.off) <= steep*forward
}

// cost is how far a way is for the eye.
func cost(a, b span) float64 {
	gap := math.Max(0, b.near-a.far)
	aside := math.Max(0, math.Max(b.left-a.right, a.left-b.right))
	off := offWeight
	if a.left <= b.left && b.right <= a.right || b.left <= a.left && a.right <= b.right {
		off = withinWeight
	}
	c := gap + asideWeight*aside + off*math.Abs(b.off-a.off) + 0.1*math.Abs(b.mid-a.mid)
	switch {
	case b.left >= a.right || a.left >= b.right:
		c += besideCost
	case gap == 0:
		c += containWorse
	}
	return c
}

// nearestTowards is the way that geometry suggests: near enough to straight, or further aside rather than none.
func (g *Graph) nearestTowards(i int, d Direction) int {
	if to := g.nearestWithin(i, d, steepest); to != none {
		return to
	}
	return g.nearestWithin(i, d, lastResort)
}

func (g *Graph) nearestWithin(i int, d Direction, steep float64) int {
	best, to := math.Inf(1), none
	from := along(g.nodes[i].Box, d)
	for j, n := range g.nodes {
		if j == i {
			continue
		}
		s := along(n.Box, d)
		if !ahead(from, s, steep) {
			continue
		}
		c := cost(from, s)
		if n.Group != g.nodes[i].Group {
			c += crossGroup
		}
		if c < best {
			best, to = c, j
		}
	}
	return to
}

// read settles the reading order.
func (g *Graph) read() {
	for _, group := range g.group {
		var members []int
		for i, n := range g.nodes {
			if n.Group == group {
				members = append(members, i)
			}
		}
		g.order = append(g.order, g.lines(members)...)
	}
}

// lines sorts nodes as a page is read. A node belongs to a line when its middle lies beside the line's first node.
func (g *Graph) lines(members []int) []int {
	middle := func(i int) render.Point { return g.nodes[i].page().Center() }
	slices.SortStableFunc(members, func(a, b int) int { return compare(middle(a).Y, middle(b).Y) })
	for from := 0; from < len(members); {
		bottom := g.nodes[members[from]].page().Bottom()
		to := from + 1
		for to < len(members) && middle(members[to]).Y < bottom {
			to++
		}
		slices.SortStableFunc(members[from:to], func(a, b int) int { return compare(middle(a).X, middle(b).X) })
		from = to
	}
	return members
}

func compare(a, b float64) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

package focus

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"safehouse/render"
)

// table makes nodes from a picture: a letter is a node of 100x60 points, a cell is 120x80; digits before a letter are
// not needed. Every node is in group "".
func table(rows ...string) []Node {
	var nodes []Node
	for y, row := range rows {
		for x, r := range row {
			if r != ' ' && r != '.' {
				nodes = append(nodes, Node{ID: string(r), Box: render.R(float64(x)*120, float64(y)*80, 100, 60)})
			}
		}
	}
	return nodes
}

func walk(t *testing.T, g *Graph, from string, ways map[Direction]string) {
	t.Helper()
	for d, want := range ways {
		if got := g.Towards(from, d); got != want {
			t.Errorf("from %s, arrow %d leads to %q, want %q", from, d, got, want)
		}
	}
}

func TestArrowsFollowAGrid(t *testing.T) {
	g := New(table("ABC", "DEF", "GHI"))
	walk(t, g, "E", map[Direction]string{Up: "B", Down: "H", Left: "D", Right: "F"})
	walk(t, g, "A", map[Direction]string{Up: "", Down: "D", Left: "", Right: "B"})
}

func TestAGapInARowIsJumped(t *testing.T) {
	g := New(table("A..B", "CDEF"))
	walk(t, g, "A", map[Direction]string{Right: "B", Down: "C"})
}

// What lies far aside is better than an arrow that leads nowhere, and worse than
// anything nearer to straight; beyond four times as far aside as ahead it is no
// way any more.
func TestAnArrowLeadsFarAsideRatherThanNowhere(t *testing.T) {
	exit, button := Node{ID: "exit", Box: render.R(0, 0, 40, 40)}, Node{ID: "button", Box: render.R(260, 80, 100, 40)}
	walk(t, New([]Node{exit, button}), "exit", map[Direction]string{Down: "button"})
	walk(t, New([]Node{exit, button, {ID: "below", Box: render.R(0, 400, 40, 40)}}), "exit", map[Direction]string{Down: "below"})
	button.Box.X = 400
	walk(t, New([]Node{exit, button}), "exit", map[Direction]string{Down: "", Right: "button"})
}

func TestAMenuHasNoSidewaysMoves(t *testing.T) {
	g := New(table("A", "B", "C"))
	walk(t, g, "B", map[Direction]string{Up: "A", Down: "C", Left: "", Right: ""})
}

func TestAShortRowLeadsToTheNearestOfALongOne(t *testing.T) {
	g := New([]Node{
		{ID: "wide", Box: render.R(0, 0, 1000, 60)},
		{ID: "left", Box: render.R(0, 100, 100, 60)},
		{ID: "middle", Box: render.R(460, 100, 100, 60)},
		{ID: "right", Box: render.R(900, 100, 100, 60)},
	})
	walk(t, g, "wide", map[Direction]string{Down: "middle"})
	for _, id := range []string{"left", "middle", "right"} {
		walk(t, g, id, map[Direction]string{Up: "wide"})
	}
	walk(t, g, "left", map[Direction]string{Right: "middle"})
}

func TestThingsInsideAThingAreReached(t *testing.T) {
	g := New([]Node{
		{ID: "room 1", Box: render.R(0, 0, 190, 262)},
		{ID: "room 2", Box: render.R(194, 0, 190, 262)},
		{ID: "pawn", Box: render.R(120, 140, 55, 88)},
	})
	walk(t, g, "room 1", map[Direction]string{Right: "room 2", Down: "pawn"})
	walk(t, g, "pawn", map[Direction]string{Right: "room 2", Left: "room 1"})
}

func TestAGroupIsLeftLater(t *testing.T) {
	nodes := []Node{
		{ID: "a1", Group: "a", Box: render.R(0, 0, 100, 60)},
		{ID: "b1", Group: "b", Box: render.R(0, 70, 100, 60)},
		{ID: "a2", Group: "a", Box: render.R(0, 90, 100, 60)},
	}
	walk(t, New(nodes), "a1", map[Direction]string{Down: "a2"})
}

func TestTabReadsGroupAfterGroupAndLineAfterLine(t *testing.T) {
	nodes := []Node{
		{ID: "4", Group: "hand", Box: render.R(300, 900, 100, 60)},
		{ID: "3", Group: "hand", Box: render.R(100, 910, 100, 60)},
		{ID: "1", Group: "board", Box: render.R(500, 100, 100, 60)},
		{ID: "2", Group: "board", Box: render.R(100, 300, 100, 60)},
	}
	g := New(nodes)
	got, id := "", g.First()
	for range nodes {
		got += id
		id = g.Step(id, 1, nil)
	}
	if got != "3412" {
		t.Errorf("Tab order is %s, want the hand's 34, then the board's 12", got)
	}
	if id != g.First() {
		t.Errorf("Tab does not go round: after the last comes %s", id)
	}
	if g.Step("3", -1, nil) != "2" {
		t.Errorf("Shift+Tab from the first leads to %s", g.Step("3", -1, nil))
	}
}

func TestNearest(t *testing.T) {
	g := New(table("ABC"))
	for p, want := range map[render.Point]string{render.Pt(-50, 20): "A", render.Pt(170, 30): "B", render.Pt(999, 500): "C"} {
		if got := g.Nearest(p); got != want {
			t.Errorf("nearest to %v is %s, want %s", p, got, want)
		}
	}
	if got := New(nil).Nearest(render.Pt(0, 0)); got != "" {
		t.Errorf("nearest of nothing is %q", got)
	}
}

// layouts are random tables of several characters: loose, gridded, crowded, nested, in one point.
func layouts(seed uint64) []Node {
	r := rand.New(rand.NewPCG(seed, 7))
	n := 1 + r.IntN(60)
	nodes := make([]Node, n)
	kind := r.IntN(5)
	for i := range nodes {
		var b render.Rect
		switch kind {
		case 0: // loose
			b = render.R(r.Float64()*1800, r.Float64()*1000, 20+r.Float64()*200, 20+r.Float64()*200)
		case 1: // a grid with holes
			b = render.R(float64(i%9)*140, float64(i/9)*90, 100, 60)
			if r.IntN(4) == 0 {
				b = b.Move(0, 2000)
			}
		case 2: // rows of unequal length and width
			b = render.R(float64(i%7)*(100+float64(i/7)*17), float64(i/7)*70, 60+r.Float64()*40, 50)
		case 3: // nested
			b = render.R(100, 100, 900, 700).Inset(float64(i) * 5)
			b = b.Move(r.Float64()*30, r.Float64()*30)
		case 4: // crowded, many with the same middle
			b = render.Around(render.Pt(float64(r.IntN(4))*50, float64(r.IntN(4))*50), 40, 40)
		}
		nodes[i] = Node{ID: fmt.Sprint(i), Box: b, Group: fmt.Sprint(r.IntN(3))}
	}
	return nodes
}

// reached returns how many nodes can be reached from one with arrows alone.
func reached(g *Graph, from int) int {
	seen := make([]bool, len(g.nodes))
	seen[from] = true
	queue, n := []int{from}, 1
	for len(queue) > 0 {
		i := queue[0]
		queue = queue[1:]
		for _, j := range g.ways[i] {
			if j != none && !seen[j] {
				seen[j] = true
				n++
				queue = append(queue, j)
			}
		}
	}
	return n
}

func TestFromAnywhereEverythingIsReached(t *testing.T) {
	for seed := range uint64(400) {
		g := New(layouts(seed))
		g.link()
		for i := range g.nodes {
			if n := reached(g, i); n != len(g.nodes) {
				t.Fatalf("layout %d: from node %d only %d of %d are reached\n%v", seed, i, n, len(g.nodes), g.nodes)
			}
		}
	}
}

// Most moves must come from geometry, not from mending: an arrow that leads backwards is a surprise.
func TestArrowsSeldomLeadBackwards(t *testing.T) {
	moves, backwards := 0, 0
	for seed := range uint64(400) {
		g := New(layouts(seed))
		g.link()
		for i, ways := range g.ways {
			for d, j := range ways {
				if j == none {
					continue
				}
				moves++
				a, b := along(g.nodes[i].Box, Direction(d)), along(g.nodes[j].Box, Direction(d))
				if b.mid < a.mid-sameMiddle {
					backwards++
				}
			}
		}
	}
	if share := float64(backwards) / float64(moves); share > 0.01 {
		t.Errorf("%d of %d moves lead backwards (%.1f %%), want 1 %% at most", backwards, moves, 100*share)
	}
}

// A move and its opposite must not run in the same direction: what lies ahead going one way may not lie ahead going
// back.
func TestOppositeMovesGoBack(t *testing.T) {
	bad, all := 0, 0
	for seed := range uint64(400) {
		g := New(layouts(seed))
		g.link()
		for i, ways := range g.ways {
			for d, j := range ways {
				if j == none {
					continue
				}
				there := Direction(d)
				k := g.ways[j][there.Opposite()]
				all++
				a, b := along(g.nodes[i].Box, there), along(g.nodes[j].Box, there)
				if b.mid <= a.mid || k == none {
					continue // mended, or nothing lies behind
				}
				if c := along(g.nodes[k].Box, there); c.mid > b.mid {
					bad++
				}
			}
		}
	}
	if share := float64(bad) / float64(all); share > 0.01 {
		t.Errorf("%d of %d moves have an opposite that goes on in the same direction", bad, all)
	}
}

func TestTheOppositeArrowTakesAMoveBack(t *testing.T) {
	for seed := range uint64(200) {
		g := New(layouts(seed))
		r := rand.New(rand.NewPCG(seed, 9))
		var w Walker
		w.Put(g, g.First())
		var trail []string
		var arrows []Direction
		for range 20 {
			d := Direction(r.IntN(4))
			if len(arrows) > 0 && d == arrows[len(arrows)-1].Opposite() {
				continue
			}
			at := w.At()
			if w.Arrow(g, d) {
				trail, arrows = append(trail, at), append(arrows, d)
			}
		}
		for i := len(arrows) - 1; i >= 0; i-- {
			w.Arrow(g, arrows[i].Opposite())
			if w.At() != trail[i] {
				t.Fatalf("layout %d: going back led to %s, want %s", seed, w.At(), trail[i])
			}
		}
	}
}

func TestTheFocusSurvivesAChange(t *testing.T) {
	var w Walker
	g := New(table("ABC"))
	w.Put(g, "B")
	w.Adopt(New(table("XBY")))
	if w.At() != "B" {
		t.Errorf("the focus went from B to %s though B is still there", w.At())
	}
	w.Adopt(New(table("X.Y", "..Z")))
	if got := w.At(); got != "X" && got != "Y" {
		t.Errorf("B went and the focus is on %q, want a neighbour", got)
	}
	w.Adopt(New(nil))
	if w.At() != "" {
		t.Errorf("the focus is on %q of nothing", w.At())
	}
}

func TestAnArrowWithoutFocusOnlyShowsIt(t *testing.T) {
	var w Walker
	g := New(table("ABC"))
	if !w.Arrow(g, Right) || w.At() != "A" {
		t.Errorf("the first arrow put the focus on %q, want A", w.At())
	}
	w.Put(g, "C")
	w.Drop()
	w.Arrow(g, Left)
	if w.At() != "C" {
		t.Errorf("after a rest the arrow put the focus on %q, want C, where it was", w.At())
	}
}

func TestGroupsRememberTheirFocus(t *testing.T) {
	nodes := append(table("ABC"), Node{ID: "x", Group: "g", Box: render.R(0, 500, 100, 60)}, Node{ID: "y", Group: "g", Box: render.R(200, 500, 100, 60)})
	g := New(nodes)
	var w Walker
	w.Put(g, "B")
	w.Group(g, 1, nil, nil)
	if w.At() != "x" {
		t.Fatalf("the next group starts at %q, want x", w.At())
	}
	w.Arrow(g, Right)
	w.Group(g, -1, nil, nil)
	if w.At() != "B" {
		t.Errorf("back in the first group the focus is on %q, want B", w.At())
	}
	w.Group(g, 1, nil, nil)
	if w.At() != "y" {
		t.Errorf("back in the second group the focus is on %q, want y", w.At())
	}
}

func TestNothingToFocus(t *testing.T) {
	var w Walker
	g := New(nil)
	for d := Up; d <= Right; d++ {
		if w.Arrow(g, d) {
			t.Error("an arrow moved over nothing")
		}
	}
	w.Tab(g, 1, nil)
	w.Group(g, 1, nil, nil)
	if w.At() != "" {
		t.Errorf("the focus is on %q", w.At())
	}
}

func TestMendingDoesNotTouchATableThatNeedsNone(t *testing.T) {
	g := New(table("ABCD", "EFGH", "IJKL"))
	g.link()
	for i := range g.nodes {
		for d := Up; d <= Right; d++ {
			if want := g.nearestTowards(i, d); g.ways[i][d] != want {
				t.Errorf("from %s arrow %d was changed", g.nodes[i].ID, d)
			}
		}
	}
}

func BenchmarkNew(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 1))
	nodes := make([]Node, 150)
	for i := range nodes {
		nodes[i] = Node{ID: fmt.Sprint(i), Box: render.R(math.Round(r.Float64()*1800), math.Round(r.Float64()*1000), 60, 40)}
	}
	for b.Loop() {
		New(nodes).link()
	}
}

// Rows that lie out of sight below an area that scrolls are squeezed together at its edge for the arrows; Tab still
// reads them one after the other, the row that is cut by the edge first.
func TestTabReadsAPageThatScrolls(t *testing.T) {
	var nodes []Node
	var want []string
	for i := range 6 {
		for j := range 2 {
			id := string(rune('a'+i)) + string(rune('0'+j))
			page := render.R(float64(j)*120, float64(i)*58, 100, 48)
			box := page
			if page.Y >= 150 {
				box = render.R(page.X, 150+(page.Y-150)*0.004, page.W, page.H*0.004)
			}
			nodes = append(nodes, Node{ID: id, Box: box, Page: page})
			want = append(want, id)
		}
	}
	g := New(nodes)
	at := g.First()
	for i, id := range want {
		if at != id {
			t.Fatalf("place %d is %s, want %s", i, at, id)
		}
		at = g.Step(at, 1, nil)
	}
}

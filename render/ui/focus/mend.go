package focus

import "math"

// mend adds ways until every node can be reached from every other one with the arrows alone. It gives a corner of the
// graph that cannot be left the way out that looks least odd, and a corner that cannot be reached a way in; it uses
// arrows that led nowhere, or replaces a way that is not needed to get about. Every round either joins two corners
// or opens one, so it comes to an end.
func (g *Graph) mend() {
	for {
		corner, count := g.corners()
		if count <= 1 {
			return
		}
		leaves, entered := make([]bool, count), make([]bool, count)
		for i, ways := range g.ways {
			for _, j := range ways {
				if j != none && corner[i] != corner[j] {
					leaves[corner[i]] = true
					entered[corner[j]] = true
				}
			}
		}
		shut := 0
		for _, l := range leaves {
			if !l {
				shut++
			}
		}
		i, d, j := g.cheapest(func(i, j int) bool {
			if corner[i] == corner[j] || leaves[corner[i]] {
				return false
			}
			return shut > 1 || !entered[corner[j]]
		})
		if i == none {
			return // impossible: a corner that nothing leaves has an arrow to spare
		}
		g.ways[i][d] = j
	}
}

// cheapest finds the least odd way among those allowed.
func (g *Graph) cheapest(allowed func(i, j int) bool) (from int, d Direction, to int) {
	type key struct {
		i int
		d Direction
	}
	needed := map[key]bool{}
	for {
		best := math.Inf(1)
		from, d, to = none, Up, none
		for i := range g.nodes {
			for dir := Up; dir <= Right; dir++ {
				if needed[key{i, dir}] {
					continue
				}
				extra := 0.0
				if g.ways[i][dir] != none {
					extra = replaceCost
				}
				a := along(g.nodes[i].Box, dir)
				for j := range g.nodes {
					if i == j || !allowed(i, j) {
						continue
					}
					if c := extra + oddness(a, along(g.nodes[j].Box, dir)); c < best {
						best, from, d, to = c, i, dir, j
					}
				}
			}
		}
		if from == none || g.ways[from][d] == none || g.spare(from, d) {
			return from, d, to
		}
		needed[key{from, d}] = true
	}
}

// oddness is how strange it looks that an arrow leads from a to b.
func oddness(a, b span) float64 {
	forward := b.mid - a.mid
	aside := math.Abs(b.off - a.off)
	c := math.Abs(forward) + asideWeight*aside
	if forward <= 0 {
		c += behindCost
	} else if aside > forward {
		c += 2 * (aside - forward)
	}
	return c
}

// spare reports whether the way from i can go without cutting i off from where it leads.
func (g *Graph) spare(i int, d Direction) bool {
	goal := g.ways[i][d]
	seen := make([]bool, len(g.nodes))
	seen[i] = true
	queue := []int{i}
	for len(queue) > 0 {
		at := queue[0]
		queue = queue[1:]
		for dir, j := range g.ways[at] {
			if j == none || at == i && Direction(dir) == d {
				continue
			}
			if j == goal {
				return true
			}
			if !seen[j] {
				seen[j] = true
				queue = append(queue, j)
			}
		}
	}
	return false
}

// corners numbers the parts of the graph within which every node reaches every other one (Tarjan's algorithm, without
// recursion).
func (g *Graph) corners() (corner []int, count int) {
	n := len(g.nodes)
	corner = make([]int, n)
	index, low := make([]int, n), make([]int, n)
	onStack := make([]bool, n)
	for i := range index {
		index[i], corner[i] = none, none
	}
	next := 0
	var stack []int
	type call struct{ node, way int }
	for root := range n {
		if index[root] != none {
			continue
		}
		calls := []call{{root, 0}}
		for len(calls) > 0 {
			c := &calls[len(calls)-1]
			i := c.node
			if c.way == 0 {
				index[i], low[i] = next, next
				next++
				stack = append(stack, i)
				onStack[i] = true
			}
			if c.way < 4 {
				j := g.ways[i][c.way]
				c.way++
				if j == none {
					continue
				}
				if index[j] == none {
					calls = append(calls, call{j, 0})
				} else if onStack[j] {
					low[i] = min(low[i], index[j])
				}
				continue
			}
			if low[i] == index[i] {
				for {
					j := stack[len(stack)-1]
					stack = stack[:len(stack)-1]
					onStack[j] = false
					corner[j] = count
					if j == i {
						break
					}
				}
				count++
			}
			calls = calls[:len(calls)-1]
			if len(calls) > 0 {
				up := calls[len(calls)-1].node
				low[up] = min(low[up], low[i])
			}
		}
	}
	return corner, count
}

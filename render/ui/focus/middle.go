package focus

// Middle returns the one of some nodes from which arrows, steps from stop to stop and the ends lead to the furthest of the others in the
// fewest presses: the one to begin with. It is "" without nodes.
func (g *Graph) Middle(ids []string, stops func(id string) bool) (best string) {
	g.link()
	wanted := make([]bool, len(g.nodes))
	for _, id := range ids {
		wanted[g.place[id]] = true
	}
	next := make([][8]int, len(g.nodes)) // where each press leads
	for i := range g.nodes {
		copy(next[i][:4], g.ways[i][:])
		for k, by := range []int{1, -1} {
			next[i][4+k], next[i][6+k] = g.place[g.Step(g.nodes[i].ID, by, stops)], g.place[g.End(by, stops)]
		}
	}
	least := -1
	away, queue := make([]int, len(g.nodes)), make([]int, 0, len(g.nodes))
	for _, id := range ids {
		for i := range away {
			away[i] = none
		}
		from, sum := g.place[id], 0
		away[from] = 0
		for queue = append(queue[:0], from); len(queue) > 0; queue = queue[1:] {
			at := queue[0]
			if wanted[at] {
				sum += 1 << (2 * min(away[at], 12)) // the one that is furthest off settles it, then the next
			}
			for _, to := range next[at] {
				if to != none && away[to] == none {
					away[to] = away[at] + 1
					queue = append(queue, to)
				}
			}
		}
		if least < 0 || sum < least {
			least, best = sum, id
		}
	}
	return best
}

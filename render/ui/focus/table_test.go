package focus

import (
	"fmt"
	"testing"

	"safehouse/render"
)

// tower is a table as the games have it: buttons above, rivals at the left, two floors of six rooms with pawns in some,
// dials at the right, the hand below, one's own seat and the log in the lower corners.
func tower() *Graph {
	var nodes []Node
	add := func(group, id string, x, y, w, h float64) {
		nodes = append(nodes, Node{ID: id, Group: group, Box: render.R(x, y, w, h)})
	}
	for i := range 3 {
		add("rivals", fmt.Sprint("rival", i+1), 24, 92+206*float64(i), 292, 192)
	}
	for i := range 6 {
		add("board", fmt.Sprint("room", i+1), 370+194*float64(i), 420, 190, 262)
		add("board", fmt.Sprint("room", 12-i), 370+194*float64(i), 124, 190, 262)
	}
	add("board", "pawn2", 370+194+20, 530, 55, 88)
	add("board", "pawn2b", 370+194+90, 530, 55, 88)
	add("dials", "proximity", 1600, 92, 296, 200)
	add("dials", "alarm", 1600, 300, 296, 126)
	add("dials", "secret", 1600, 438, 296, 262)
	for i := range 8 {
		add("hand", fmt.Sprint("card", i+1), 332+136*float64(i), 846, 128, 212)
	}
	add("seat", "me", 24, 710, 292, 354)
	add("log", "log", 1600, 710, 296, 354)
	for i, id := range []string{"undo", "hint", "rules", "menu"} {
		add("bar", id, 1248+164*float64(i), 16, 156, 60)
	}
	return New(nodes)
}

func TestArrowsOnATable(t *testing.T) {
	g := tower()
	walk(t, g, "card1", map[Direction]string{Left: "me", Right: "card2", Up: "room1"})
	walk(t, g, "card4", map[Direction]string{Left: "card3", Right: "card5", Up: "room3"})
	walk(t, g, "card8", map[Direction]string{Right: "log"})
	walk(t, g, "room1", map[Direction]string{Left: "rival3", Right: "room2", Up: "room12", Down: "card2"})
	walk(t, g, "room2", map[Direction]string{Left: "room1", Right: "room3", Up: "room11", Down: "pawn2b"})
	walk(t, g, "pawn2", map[Direction]string{Right: "pawn2b", Left: "room1", Up: "room2"})
	walk(t, g, "room6", map[Direction]string{Right: "secret", Up: "room7"})
	walk(t, g, "room7", map[Direction]string{Right: "proximity", Left: "room8"})
	walk(t, g, "room12", map[Direction]string{Left: "rival1", Down: "room1"})
	walk(t, g, "rival2", map[Direction]string{Up: "rival1", Down: "rival3", Right: "room12"})
	walk(t, g, "rival3", map[Direction]string{Down: "me", Right: "room1"})
	walk(t, g, "alarm", map[Direction]string{Up: "proximity", Down: "secret"})
	walk(t, g, "secret", map[Direction]string{Down: "log", Left: "room6"})
	walk(t, g, "log", map[Direction]string{Left: "card8", Up: "secret"})
	walk(t, g, "proximity", map[Direction]string{Up: "menu", Left: "room7"})
	walk(t, g, "undo", map[Direction]string{Right: "hint", Down: "room8"})
	for i := range g.nodes {
		if n := reached(g, i); n != g.Len() {
			t.Errorf("from %s only %d of %d are reached", g.nodes[i].ID, n, g.Len())
		}
	}
}

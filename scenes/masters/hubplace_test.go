package masters

import (
	"strings"
	"testing"

	"safehouse/render"
)

// Ready characters and classes keep their places from pick to pick, in a usual window and in pages: what lies under a resting pointer is
// still the same, or nothing.
func TestCharactersKeepTheirPlaces(t *testing.T) {
	for _, size := range [][2]int{{1920, 1080}, {640, 360}} {
		c := newCity(t, size[0], size[1])
		c.press("list:new")
		c.plan("heist:inclusion")
		places := map[string]render.Rect{}
		look := func() (n int) {
			for _, id := range c.hub.stage.Things() {
				if !strings.HasPrefix(id, "member:") && !strings.HasPrefix(id, "character:") {
					continue
				}
				n++
				at, _ := c.hub.stage.Find(id)
				if was, ok := places[id]; ok && was != at {
					t.Errorf("%v: %s moves from %v to %v", size, id, was, at)
				}
				places[id] = at
			}
			return n
		}
		var seen []int
		for _, x := range [][2]string{{"player:ada", "member:karma"}, {"player:ben", "member:jitters"}, {"player:cleo", "member:locket"}} {
			c.press(x[0])
			c.press("create:1")
			seen = append(seen, look())
			c.press(x[1])
		}
		if seen[0] == 0 || seen[2] >= seen[0] {
			t.Errorf("%v: %v characters are offered", size, seen)
		}
	}
}

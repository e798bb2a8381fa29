package scenes_test

import (
	"fmt"
	"os"
	"runtime"
	"testing"

	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// visits are ways from the title through a scene and back. Each shows what it
// comes to, so that it is painted.
var visits = []struct {
	name, script string
	open         func(d *scenestest.Desk)
}{
	{"set-up", "do New game\nwait idle\nexpect scene setup\nshot a\nkey Escape", nil},
	{"settings", "do Settings\nwait idle\nexpect scene settings\nshot a\ndo Keys\nwait idle\nshot b\nkey Escape", nil},
	{"credits", "pick menu:credits\nwait idle\nexpect scene credits\nshot a\nkey Escape", nil},
	{"library", "pick menu:load\nwait idle\nshot a\nkey Escape", nil},
	{"results", "expect scene results\nshot a\nkey Escape", func(d *scenestest.Desk) {
		d.Results()
	}},
	{"Infiltration", tableVisit, func(d *scenestest.Desk) {
		d.Table("infiltration", scenestest.Person("Vesper"), scenestest.Robot("Magpie"))
	}},
	{"Masters", tableVisit, func(d *scenestest.Desk) {
		d.Table("masters", scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Robot("Heron"))
	}},
}

// tableVisit looks at a table, at papers that lie over it, and leaves it.
const tableVisit = `expect scene table
shot a
pick button:rules
wait idle
expect scene rules
shot b
key Escape
wait idle
pick button:menu
wait idle
expect scene pause
shot c
pick pause:settings
wait idle
shot d
key Escape
wait idle
pick pause:desk`

// Opening and closing scenes takes no memory for good: two rounds in a usual
// run, fifty with SAFEHOUSE_SOAK=1.
func TestScenesGiveBackWhatTheyTook(t *testing.T) {
	rounds := 2
	if os.Getenv("SAFEHOUSE_SOAK") == "1" {
		rounds = 50
	}
	d := scenestest.BlindDesk(t, 1280, 720)
	d.House.Tables = tables.All
	visit := func(i int) {
		v := visits[i]
		if v.open != nil {
			v.open(d)
		}
		d.Visit("wait idle\n" + v.script + "\nwait idle\nexpect scene title\nshot z")
	}
	visit(0) // what only the first painting of the title took is given back
	held := d.House.Kit.Held()
	if held == 0 {
		t.Fatal("the title takes no textures")
	}
	heap := func() uint64 {
		runtime.GC()
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		return m.HeapAlloc
	}
	var first uint64
	for round := range rounds {
		for i, v := range visits {
			visit(i)
			if now := d.House.Kit.Held(); now != held {
				t.Fatalf("round %d: after %s the textures take %s, before they took %s", round, v.name, mib(uint64(now)), mib(uint64(held)))
			}
		}
		if round == 4 {
			first = heap() // texts and faces that are kept are there by now
		}
	}
	if last := heap(); first > 0 && last > first+4<<20 {
		t.Errorf("after %d rounds the heap takes %s, after five it took %s", rounds, mib(last), mib(first))
	}
}

func mib(n uint64) string { return fmt.Sprintf("%.1f MiB", float64(n)/(1<<20)) }

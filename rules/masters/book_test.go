package masters

import (
	"slices"
	"testing"
)

// Every route of the book starts on an entrance, a place for a tunnel or, for those
// who start inside, a tile, and leads over tiles.
func TestTheBookKnowsTheMaps(t *testing.T) {
	for g := range heists {
		b := &boards[g]
		for i, r := range slices.Concat(allRoutes[g], outsideRoutes[g]) {
			at := b.cellAt[r.start]
			switch {
			case r.door != noHex:
				if !slices.Contains(b.tunnels, r.start) || b.cellAt[r.door] >= tiles || r.start.sideTo(r.door) == sides {
					t.Errorf("%s, route %d: there is no tunnel from %s to %s", heistTable[g].ID, i, r.start.id(), r.door.id())
				}
			case at == nowhere, at < tiles && !(b.pawns | b.story).Has(at):
				t.Errorf("%s, route %d: nobody starts on %s", heistTable[g].ID, i, r.start.id())
			}
			for _, x := range r.via {
				if c := b.cellAt[x]; c >= tiles {
					t.Errorf("%s, route %d: %s is no tile", heistTable[g].ID, i, x.id())
				}
			}
		}
	}
}

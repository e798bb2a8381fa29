package intoodeep_test

import (
	"testing"

	"safehouse/rules"
)

// Privileges of the first seat (doc.go): what each changes, for it alone.

// tunnelled is a town with tunnels and Blockades on both sides of the Towers, in the turn of a
// seat that has a Criminal there.
func tunnelled(t *testing.T, seat string, k string, instead ...string) *table {
	t.Helper()
	return townWith(t, 2, rules.Options{"tunnels": 1}, instead...).set("now", seat, "blockades.1", "towers", "blockades.2", "zinbazaar").hook(seat, k).grip(seat, k, 3).put(k, "towers")
}

func TestTunnelsLeadPastBlockades(t *testing.T) {
	s := tunnelled(t, "0", "mechanic").checkOffers("move mechanic skyport", "move mechanic zinbazaar")
	s.fork().do("move", "mechanic", "skyport").is("criminals.mechanic.zone", "skyport", "turn.actions", 1)
	s.refuses("why.not-adjacent", "move", "mechanic", "parish")
	tunnelled(t, "1", "mechanic").checkNoOffer("move mechanic skyport").refuses("why.blockade", "move", "mechanic", "skyport")
	// Skills that move somebody take them, too; and Ignore Blockades has nothing to add.
	tunnelled(t, "0", "sprinter", "sprinter").do("skill", "sprinter").checkOffers("zone parish", "zone blocks")
	tunnelled(t, "1", "sprinter", "sprinter").refuses("why.skill-no-target", "skill", "sprinter")
	tunnelled(t, "0", "mechanic").saved(0, "ignore-blockades-copy-1").refuses("why.ignoring-already", "boost", "ignore-blockades")
}

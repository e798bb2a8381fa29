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

// Echo holds the tag. The supply has nothing to pay, either, where the first seat has no Intel.
func TestFreeHooksCostNothing(t *testing.T) {
	for _, intel := range []int{0, 2} {
		s := townWith(t, 1, rules.Options{"free-hooks": 1}).set("phase", "hook", "players.0.intel", intel).hook("echo", "ghost")
		if got := s.S.Describe(s.Act("hook", "ghost")).Key; got != "action.hook-from-free" {
			t.Errorf("it is offered as %q", got)
		}
		s.do("hook", "ghost").is("criminals.ghost.tag", "0:1", "players.0.intel", intel, "players.echo.intel", 3)
		if n := s.Told("paid") + s.Told("paid-by-supply"); n != 0 {
			t.Errorf("%d payments are told", n)
		}
	}
	town(t, 1).set("phase", "hook").hook("echo", "ghost").do("hook", "ghost").is("players.0.intel", 2, "players.echo.intel", 4)
	// Rivals pay the first seat as ever.
	townWith(t, 2, rules.Options{"free-hooks": 1}).set("phase", "hook", "now", "1").hook(0, "ghost").do("hook", "ghost").is("players.0.intel", 4, "players.1.intel", 2)
	townWith(t, 1, rules.Options{"free-hooks": 1}).set("phase", "ditch").hook(0, "ghost").echoes("1", "b1 w6 b1 b1").is("players.0.intel", 4, "criminals.ghost.tag", "echo:1")
}

// All have the fewest Dossiers: only the others lose, and are asked which Grip.
func TestImmunitySparesTheFirstSeat(t *testing.T) {
	ends := func(chapter int, opt rules.Options) *table {
		return townWith(t, 3, opt).set("phase", "ditch", "chapter.number", chapter).triggered(1).grip(0, "ghost", 9).grip(1, "ghost", 9).grip(2, "ghost", 9).set("players.0.intel", 9, "players.1.intel", 9).do("done")
	}
	immune := rules.Options{"immunity": 1}
	for chapter, loss := range map[int]int{1: 2, 2: 3} {
		s := ends(chapter, immune).is("players.0.grip.ghost", 9, "players.1.grip.ghost", 9-loss, "players.2.grip.ghost", 9-loss)
		if s.Told("fewest") != 3 || s.Told("spared") != 1 {
			t.Errorf("%d are told to have the fewest, %d to be spared", s.Told("fewest"), s.Told("spared"))
		}
		ends(chapter, nil).is("players.0.grip.ghost", 9-loss)
	}
	ends(3, immune).is("players.0.intel", 9, "players.1.intel", 4)
	// A success pays as printed.
	townWith(t, 2, immune).set("phase", "ditch", "chapter.number", 2).triggered(1).claimed(2, false).do("done").is("players.0.intel", 3+2*3, "players.1.intel", 3+3*3)
}

package intoodeep_test

import (
	"strconv"
	"testing"

	"safehouse/rules"
	"safehouse/rules/intoodeep"
	"safehouse/rules/rulestest"
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

// Echo's next card lies open before each of her turns for which her deck holds one, the player
// sees it, and it is the one that she flips.
func TestTheCardThatEchoFlipsNextLiesOpen(t *testing.T) {
	for seats, echo := range map[int]int{1: 0, 2: 1} {
		for seed := range uint64(4) {
			s := opened(t, seats, seed, rules.Options{"echo-open": 1, "echo": echo})
			shown, flipped, blind, next := 0, 0, 0, s.Int("echo.next")
			if next == 0 || s.Get("echo.deck."+strconv.Itoa(next)) == true {
				t.Fatalf("seed %d: card %d lies open at the start", seed, next)
			}
			r := rules.Rand{S: seed}
			for !s.S.Turn().Done {
				var rec rules.Recorder
				legal := s.S.Legal(nil)
				if err := s.S.Apply(legal[r.Intn(len(legal))], &rec); err != nil {
					t.Fatal(err)
				}
				if err := s.S.Validate(); err != nil {
					t.Fatal(err)
				}
				for _, e := range rec.Events {
					switch e.Kind {
					case intoodeep.EvEchoNext:
						shown++
						next = int(e.What.Index) + 1
					case intoodeep.EvEchoCard:
						flipped++
						if next == 0 {
							blind++
						} else if next != int(e.What.Index)+1 {
							t.Fatalf("seed %d: card %d lay open, %d is flipped", seed, next, e.What.Index+1)
						}
						next = 0
					}
				}
				if v := s.Sees(0, "echo.next"); next > 0 && v != float64(next) {
					t.Fatalf("seed %d: the player sees %v, and %d lies open", seed, v, next)
				}
			}
			if flipped < 8 || blind > flipped/16 || shown < flipped-blind-1 {
				t.Errorf("seed %d: of %d cards %d lay open and %d did not", seed, flipped, shown, blind)
			}
		}
	}
	if n := opened(t, 2, 1, rules.Options{"echo-open": 1}).Get("options.privileges"); n != nil {
		t.Errorf("an open card in a game without Echo: %v", n)
	}
}

// A position with an open card that the table does not show, or that is in the deck, too, is
// refused.
func TestACardThatLiesOpenIsNowhereElse(t *testing.T) {
	if err := solo(t).TrySet("echo.deck.3", false, "echo.next", 3); err == nil {
		t.Error("a card lies open at a table that shows none")
	}
	s := opened(t, 1, 1, rules.Options{"echo-open": 1})
	if err := s.TrySet("echo.deck."+strconv.Itoa(s.Int("echo.next")), true); err == nil {
		t.Error("a card lies open and in the deck")
	}
}

// Games with all privileges come to their end and are written and read as they are.
func TestPositionsWithPrivilegesAreKept(t *testing.T) {
	all := rules.Options{"tunnels": 1, "free-hooks": 1, "immunity": 1, "echo-open": 1, "chapter": 2}
	for seats := 1; seats <= 3; seats++ {
		p, end := rulestest.Record(t, game, rules.Setup{Seats: seats, Seed: uint64(seats), Options: all}, nil)
		if !end.Turn().Done || len(p.Actions) < 20 {
			t.Errorf("%d seats: %d decisions", seats, len(p.Actions))
		}
		words, err := end.MarshalJSON()
		if err != nil {
			t.Fatal(err)
		}
		named := game.Empty()
		if err := named.UnmarshalJSON(words); err != nil || !named.Same(end) {
			t.Errorf("%d seats: the names are read back otherwise: %v", seats, err)
		}
	}
}

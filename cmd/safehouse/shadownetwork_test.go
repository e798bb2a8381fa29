package main

import (
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/shadownetwork"
)

// late keeps a match of Shadow Network in a folder, alone against the Lone
// Syndicate, that stands before the person's last Agents: the second Agent of
// round 4 is asked for.
func late(t *testing.T, data string, seed uint64) {
	t.Helper()
	g := shadownetwork.Game{}
	setup := rules.Setup{Seats: 1, Seed: seed, Options: rules.Options{"syndicate": int(shadownetwork.Relaxed)}}
	st, err := g.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	s := st.(*shadownetwork.State)
	r := rules.Rand{S: seed}
	for s.Round < 4 || s.Asked().Kind != shadownetwork.AskPlace || s.Players[0].Phone > 1 {
		legal := s.Legal(nil)
		if s.Turn().Done || len(legal) == 0 {
			t.Fatalf("seed %d never comes to the last Agent", seed)
		}
		if err := s.Apply(legal[s.Playout(legal, &r)], nil); err != nil {
			t.Fatal(err)
		}
	}
	kept(t, data, g, setup, s)
}

// The end of a game of Shadow Network with one device alone: it is gone on with
// from the title, the last Agent placed, Upkeep and scores told step by step, the
// results read.
func lastAgents(t *testing.T, device string) {
	data := t.TempDir()
	late(t, data, 7)
	drive(t, data, strings.ReplaceAll(`speed 20
wait idle
choose DEVICE menu:continue
wait idle
expect scene table
expect text Round 4
play DEVICE
wait idle
expect scene results
expect text Lone Syndicate
choose DEVICE desk
wait idle
expect scene title
quit
`, "DEVICE", device))
}

func TestTheLastAgentsWithTheMouseAlone(t *testing.T) { lastAgents(t, "mouse") }
func TestTheLastAgentsWithKeysAlone(t *testing.T)     { lastAgents(t, "keys") }
func TestTheLastAgentsWithThePadAlone(t *testing.T)   { lastAgents(t, "pad") }

// Whole games of Shadow Network from the box to the results, with each device
// alone: against the Lone Syndicate, and the same with bots would only be longer.
// make soak sets SAFEHOUSE_SOAK.
func TestWholeGamesOfShadowNetwork(t *testing.T) { wholeGames(t, "shadownetwork") }

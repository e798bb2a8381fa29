package main

import (
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/intoodeep"
)

// lastChapter keeps a match of In Too Deep in a folder, alone against Echo: the end
// of Chapter III has been triggered, and the person's last turn comes to its last step.
func lastChapter(t *testing.T, data string, seed uint64) {
	t.Helper()
	g := intoodeep.Game{}
	setup := rules.Setup{Seats: 1, Seed: seed, Options: rules.Options{"storylines": 5}}
	st, err := g.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	s := st.(*intoodeep.State)
	r := rules.Rand{S: seed}
	for s.Chapter < 3 || !s.Triggered || s.Phase != intoodeep.Ditching || s.Depth > 0 {
		legal := s.Legal(nil)
		if s.Over || len(legal) == 0 {
			t.Fatalf("seed %d never comes to the last turn", seed)
		}
		if err := s.Apply(legal[s.Playout(legal, &r)], nil); err != nil {
			t.Fatal(err)
		}
	}
	kept(t, data, g, setup, s)
}

// The end of a game of In Too Deep with one device alone: it is gone on with from the
// title, cards are ditched and drawn, Echo's turn told step by step, the Chapter resolved,
// Dilemmas banked, the reckoning looked at, the results read.
func lastTurn(t *testing.T, device string) {
	data := t.TempDir()
	lastChapter(t, data, 3)
	drive(t, data, strings.ReplaceAll(`speed 20
wait idle
choose DEVICE menu:continue
wait idle
expect scene table
expect text Round
play DEVICE
wait idle
expect scene results
expect text Echo
choose DEVICE desk
wait idle
expect scene title
quit
`, "DEVICE", device))
}

func TestTheLastTurnWithTheMouseAlone(t *testing.T) { lastTurn(t, "mouse") }
func TestTheLastTurnWithKeysAlone(t *testing.T)     { lastTurn(t, "keys") }
func TestTheLastTurnWithThePadAlone(t *testing.T)   { lastTurn(t, "pad") }

// Whole games of In Too Deep from the box to the results, with each device alone,
// against Echo. make soak sets SAFEHOUSE_SOAK.
func TestWholeGamesOfInTooDeep(t *testing.T) { wholeGames(t, "intoodeep") }

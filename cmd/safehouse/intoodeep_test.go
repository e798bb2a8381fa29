package main

import (
	"os"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/intoodeep"
	"safehouse/rules/match"
	"safehouse/save"
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
	f, err := save.OpenFolder(data)
	if err != nil {
		t.Fatal(err)
	}
	seats := []match.Controller{{Kind: match.Person, Participant: "Vesper"}}
	j, err := f.KeepMatch(match.Resume(g, setup, seats, s, 0, nil), save.About{})
	if err != nil {
		t.Fatal(err)
	}
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
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
func TestWholeGamesOfInTooDeep(t *testing.T) {
	if os.Getenv("SAFEHOUSE_SOAK") == "" {
		t.Skip("a whole game a device: make soak plays them")
	}
	for _, device := range []string{"mouse", "keys", "pad"} {
		t.Run(device, func(t *testing.T) {
			drive(t, t.TempDir(), strings.ReplaceAll(`speed 20
wait idle
choose DEVICE box:intoodeep
wait idle
expect scene setup
choose DEVICE start
wait idle
expect scene table
play DEVICE
wait idle
expect scene results
choose DEVICE desk
wait idle
expect scene title
quit
`, "DEVICE", device))
		})
	}
}

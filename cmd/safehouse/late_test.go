package main

import (
	"os"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/match"
	"safehouse/save"
)

// kept puts a match of one person that stands at a position into a folder.
func kept(t *testing.T, data string, g rules.Game, setup rules.Setup, s rules.State) {
	t.Helper()
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

// wholeGames plays a game from the box to the results, with each device alone. It is
// long; make soak sets SAFEHOUSE_SOAK.
func wholeGames(t *testing.T, game string) {
	if os.Getenv("SAFEHOUSE_SOAK") == "" {
		t.Skip("a whole game a device: make soak plays them")
	}
	for _, device := range []string{"mouse", "keys", "pad"} {
		t.Run(device, func(t *testing.T) {
			drive(t, t.TempDir(), strings.NewReplacer("DEVICE", device, "GAME", game).Replace(`speed 20
wait idle
choose DEVICE box:GAME
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
`))
		})
	}
}

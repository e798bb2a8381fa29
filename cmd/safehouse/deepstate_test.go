package main

import (
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/deepstate"
	"safehouse/rules/match"
	"safehouse/save"
)

// Deep State against HOC in the real window: its last round with each device, from
// a match that waits in the list, and whole games in the long checks.

// lastRound keeps a match against HOC in its last round in a data folder: bots at
// first sight have played it so far. It answers a card to which different numbers of
// Agents can be sent.
func lastRound(t *testing.T, data string) (card string) { return waiting(t, data, 4) }

// waiting keeps such a match once at most so many cards lie in the row.
func waiting(t *testing.T, data string, most uint8) (card string) {
	t.Helper()
	f, err := save.OpenFolder(data)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	j, err := f.NewMatch(deepstate.Game{}, rules.Setup{Seats: 1, Seed: 11, Options: rules.Options{"treaties": 0}}, []match.Controller{{Kind: match.Person, Participant: "Ada"}}, save.About{})
	if err != nil {
		t.Fatal(err)
	}
	m := j.Match()
	r := rules.Rand{S: 4}
	for {
		s := m.State().Clone().(*deepstate.State)
		legal := s.Legal(nil)
		if card = several(s, legal); int(s.Round) == s.LastRound() && s.RowLen <= most && card != "" {
			break
		}
		if s.Turn().Done || len(legal) == 0 {
			t.Fatal("there is no such position")
		}
		if _, err := m.Apply(legal[s.Playout(legal, &r)]); err != nil {
			t.Fatal(err)
		}
	}
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	return card
}

// several is a card to which different numbers of Agents can be sent, "" for none.
func several(s *deepstate.State, legal []rules.Action) string {
	in := deepstate.Game{}.Info()
	for i, a := range legal {
		if in.Verbs[a.Verb].Name == "infiltrate" && i > 0 && legal[i-1].Verb == a.Verb && legal[i-1].Args[0] == a.Args[0] {
			return in.RefString(deepstate.RefCard(deepstate.Card(a.Args[0])))
		}
	}
	return ""
}

const lateGame = `speed 20
wait idle
choose DEVICE menu:load
wait idle
choose DEVICE open
wait idle
expect scene table
expect text Choose your Action
play DEVICE
wait idle
expect scene results
expect text What decided it
expect text HOC
choose DEVICE desk
wait idle
expect scene title
quit
`

// The last round against HOC, from the list of matches to the pad that says what
// decided it, with one device alone.
func TestTheLastRoundAgainstHOCWithEachDevice(t *testing.T) {
	for _, device := range []string{"mouse", "keys", "pad"} {
		t.Run(device, func(t *testing.T) {
			data := t.TempDir()
			lastRound(t, data)
			drive(t, data, strings.ReplaceAll(lateGame, "DEVICE", device))
		})
	}
}

// Agents are sent with plates: the card is pressed, the number is asked in the
// prompt's place, and the choice waits for its second press.
func TestAgentsAreSentWithKeysAlone(t *testing.T) {
	data := t.TempDir()
	card := waiting(t, data, 8) // more Actions follow: how many are sent makes a difference
	drive(t, data, strings.ReplaceAll(`speed 20
wait idle
choose keys menu:load
wait idle
choose keys open
wait idle
expect text Choose your Action
choose keys CARD
wait idle
expect text how many Agents do you send?
key Escape
wait idle
expect no how many Agents do you send?
choose keys CARD
wait idle
play keys 1
wait idle
expect no how many Agents do you send?
quit
`, "CARD", card))
}

// Whole games of Deep State from the box to the results, with one device alone.
func TestWholeGamesOfDeepState(t *testing.T) { wholeGames(t, "deepstate") }

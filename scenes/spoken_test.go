package scenes_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/games"
	"safehouse/rules/match"
	"safehouse/scenes/scenestest"
)

// The log speaks to the only person at a table, named or not, in every event and in good English: "You recruit 2 Agents." Another
// person's name stays, as in a match that came from elsewhere, and so does a seat's where several people sit.
func TestTheLogSpeaksToTheOnlyPerson(t *testing.T) {
	d := scenestest.BlindDesk(t, 1280, 720)
	d.House.Profile.Name = "Vesper"
	third := regexp.MustCompile(`\bYou (?:\w+[^s\W]s|has|is|does|goes)\b`)
	for _, g := range games.Playable() {
		in := g.Info()
		if in.Campaign {
			continue
		}
		for _, seats := range [][]match.Controller{{scenestest.Person("")}, {scenestest.Person("Player 1"), scenestest.Robot("Magpie")}, {scenestest.Person("Vesper"), scenestest.Robot("Magpie")}, {scenestest.Person("Ada"), scenestest.Robot("Magpie")}, {scenestest.Person(""), scenestest.Person("Ada")}} {
			if len(seats) < in.MinSeats {
				continue
			}
			m, err := match.New(g, rules.Setup{Seats: len(seats), Seed: 7}, seats, nil)
			if err != nil {
				t.Fatal(err)
			}
			for r := (rules.Rand{S: 7}); !m.Turn().Done; {
				legal := m.Legal()
				if _, err := m.Apply(legal[m.State().Playout(legal, &r)]); err != nil {
					t.Fatal(err)
				}
			}
			f := d.House.Glance(m)
			alone := seats[0].Participant != "Ada" && (len(seats) == 1 || seats[1].Kind == match.Bot)
			spoken, told := 0, map[string]bool{}
			for _, l := range m.Log(0, 0) {
				says := f.Say(l.Message)
				key := l.Message.Key
				if strings.HasPrefix(says, "You ") {
					spoken++
				}
				if told[key] {
					continue
				}
				switch where := fmt.Sprintf("%s, %d seats, %s: %q", in.ID, len(seats), key, says); {
				case alone && strings.Contains(says, "Player 1"):
					told[key] = true
					t.Errorf("%s names the only person by a number", where)
				case alone && third.MatchString(says):
					told[key] = true
					t.Errorf("%s speaks of the person in the third one", where)
				}
			}
			if cast := in.ID == "masters"; !cast && alone != (spoken > 3) {
				t.Errorf("%s, %d seats, %q: %d lines begin with You", in.ID, len(seats), seats[0].Participant, spoken)
			}
		}
	}
}

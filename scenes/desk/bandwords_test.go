package desk_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"safehouse/rules/bands"
	"safehouse/rules/games"
	"safehouse/scenes/desk"
	"safehouse/scenes/scenestest"
)

// Of every level of an automa the set-up says how often bots win against it, with the
// numbers of the committed table, also where nothing is pointed at.
func TestTheSetUpSaysHowStrongALevelIs(t *testing.T) {
	for _, g := range games.All {
		in := g.Info()
		o, ok := in.Option(in.Strength)
		if !ok {
			continue
		}
		table, err := bands.Of(in)
		if err != nil {
			t.Fatal(err)
		}
		d := scenestest.School(t)
		d.SetUp(in.ID, "4711")
		for v, level := range o.Values {
			desk.SetOption(d.App, o.ID, v)
			for _, hot := range []string{"", "option." + o.ID} {
				words := desk.OptionWords(d.App, hot)
				if name := d.House.Book.T(in.ID, "option."+o.ID+"."+level, nil); !strings.HasPrefix(words, name) {
					t.Errorf("%s, %s: %q does not speak of the level", in.ID, level, words)
				}
				var won []any
				for _, b := range []string{"easy", "normal", "hard"} {
					r := table.Find(bands.Key{Kind: bands.Automa, Of: level, Bot: b})
					won = append(won, int(math.Round(10*(1-r.Share()))))
				}
				if want := fmt.Sprintf("easy bots win about %d of 10, normal %d, hard %d.", won...); !strings.Contains(words, want) {
					t.Errorf("%s, %s: %q does not say %q", in.ID, level, words, want)
				}
			}
		}
	}
}

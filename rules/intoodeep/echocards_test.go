package intoodeep_test

import (
	"fmt"
	"testing"
)

// Echo's cards one by one (games §16.4).

// echoCard is what is printed on a card: hook, white 1 to 5, approach, first
// filing.
type echoCard struct {
	hook, one, two, item, zone, blockade, approach, row string
}

var echoDeck = []echoCard{
	{"ghost", "mechanic", "jumper", "blaster", "parish", "marked", "restrained", "row-1"},
	{"ghost", "jumper", "persuader", "cash", "towers", "unmarked", "reckless", "row-2"},
	{"ghost", "persuader", "mechanic", "birdseye", "riverside", "marked", "restrained", "row-3"},
	{"ghost", "mechanic", "jumper", "coupe", "blocks", "unmarked", "reckless", "plot"},
	{"mechanic", "jumper", "persuader", "detonator", "zinbazaar", "unmarked", "reckless", "row-1"},
	{"mechanic", "persuader", "ghost", "serum", "skyport", "marked", "restrained", "row-2"},
	{"mechanic", "ghost", "jumper", "scrambler", "parish", "unmarked", "reckless", "row-3"},
	{"mechanic", "jumper", "persuader", "hauler", "towers", "marked", "restrained", "plot"},
	{"jumper", "persuader", "ghost", "blaster", "ion-heights", "marked", "restrained", "row-1"},
	{"jumper", "ghost", "mechanic", "cash", "downtown", "unmarked", "reckless", "row-2"},
	{"jumper", "mechanic", "persuader", "birdseye", "zinbazaar", "marked", "restrained", "row-3"},
	{"jumper", "persuader", "ghost", "coupe", "skyport", "unmarked", "reckless", "plot"},
	{"persuader", "ghost", "mechanic", "detonator", "riverside", "unmarked", "reckless", "row-1"},
	{"persuader", "mechanic", "jumper", "serum", "blocks", "marked", "restrained", "row-2"},
	{"persuader", "jumper", "ghost", "scrambler", "ion-heights", "unmarked", "reckless", "row-3"},
	{"persuader", "ghost", "mechanic", "hauler", "downtown", "marked", "restrained", "plot"},
}

// ITD-339, ITD-344, ITD-346, ITD-356..361, ITD-366, ITD-376, ITD-377: every card does what
// is printed on it, for every face of the white die, and nothing else.
func TestEveryEchoCardDoesWhatItSays(t *testing.T) {
	for i, c := range echoDeck {
		t.Run(fmt.Sprint(i+1), func(t *testing.T) {
			card := fmt.Sprint(i + 1)
			base := solo(t).set("wheel.2", 2)
			if c.zone != "parish" && c.zone != "towers" && c.zone != "downtown" {
				base.set("heat.3", "downtown", "heat.2", "towers", "heat.1", "parish")
			}
			next := func(zone string) string { return base.zoneAt(zone, 1) }
			where := map[string]any{"heat.3": base.Get("heat.3"), "blockades.marked": "downtown", "blockades.unmarked": "zinbazaar", "sentinel": "downtown"}
			for _, k := range cast[:4] {
				where["criminals."+k+".zone"] = home[k]
			}
			for item, zone := range itemHome {
				where["items."+item] = zone
			}
			where["criminals."+c.hook+".zone"] = next(home[c.hook])
			affected := map[int][2]string{
				1: {"criminals." + c.one + ".zone", next(home[c.one])},
				2: {"criminals." + c.two + ".zone", next(home[c.two])},
				3: {"items." + c.item, next(itemHome[c.item])},
				4: {"heat.3", c.zone},
				5: {"blockades." + c.blockade, map[string]string{"marked": "riverside", "unmarked": "towers"}[c.blockade]},
				6: {"sentinel", "riverside"},
			}
			for white, now := range affected {
				dice := fmt.Sprintf("b1 w%d b1 b1", white)
				if white == 4 {
					dice = "b1 w4 b1"
				}
				s := base.fork().echoes(card, dice).is("criminals."+c.hook+".tag", "echo:1", "players.echo.grip."+c.hook, 1)
				for path, zone := range where {
					if path != now[0] {
						s.is(path, zone)
					}
				}
				s.is(now[0], now[1])
			}
			done := base.fork().set("echo.progress", 2).echoes(card, "b1 w6 b1 b1").is("crimes.b1b", "display")
			intel, dilemmas := 3+3, 0
			if c.approach == "reckless" {
				intel, dilemmas = 3+5, 2
			}
			if c.row == "plot" {
				done.is("players.echo.intel", intel+2, "players.echo.dossiers", 0).checkCount("evidence", "slot-boost", 1)
			} else {
				done.is("players.echo.intel", intel, "players.echo.dossiers", 1).checkCount("evidence", c.row+":1:down", 1)
			}
			done.checkCount("dilemmas", "hand:echo", dilemmas)
		})
	}
}

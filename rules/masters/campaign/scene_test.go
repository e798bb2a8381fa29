package campaign_test

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"testing"

	"safehouse/assets/text"
	"safehouse/rules"
	"safehouse/rules/masters"
	"safehouse/rules/masters/campaign"
	"safehouse/rules/rulestest"
)

var game campaign.Game

// A city is a campaign under test.
type city struct{ *rulestest.Scene }

// The methods of a scene, to go on with a city.

func (c *city) Do(verb string, operands ...any) *city {
	c.T.Helper()
	c.Scene.Do(verb, operands...)
	return c
}

func (c *city) Set(pairs ...any) *city {
	c.T.Helper()
	c.Scene.Set(pairs...)
	return c
}

func (c *city) Is(pairs ...any) *city {
	c.T.Helper()
	c.Scene.Is(pairs...)
	return c
}

func (c *city) Refuses(key, verb string, operands ...any) *city {
	c.T.Helper()
	c.Scene.Refuses(key, verb, operands...)
	return c
}

func (c *city) Asks(seat int, key string) *city {
	c.T.Helper()
	c.Scene.Asks(seat, key)
	return c
}

func (c *city) Offered(want ...string) *city {
	c.T.Helper()
	c.Scene.Offered(want...)
	return c
}

// opened is a campaign at its beginning.
func opened(t testing.TB, seats int) *city {
	t.Helper()
	c := &city{rulestest.Open(t, game, 4, nil)}
	if seats == 3 {
		c.Set("players.dan", nil)
	}
	return c
}

// state is the campaign itself.
func (c *city) state() *campaign.State { return c.S.(*campaign.State) }

// The pre-built characters of most tests, one for each seat: an Angry
// Locksmith, a Thug, a Street Urchin and a Lookout.
var regulars = []string{"swagger", "tiny", "iceheart", "smokes"}

// member writes a named character into the book.
func (c *city) member(name, card string, level int, first, second string) *city {
	c.T.Helper()
	p := "members." + name + "."
	c.Set(p+"label", "", p+"character", card, p+"skills", []string{first, second}, p+"level", level, p+"busted", false, p+"heists", 0, p+"wins", 0)
	return c
}

// players gives the first players a level.
func (c *city) players(level int) *city {
	c.T.Helper()
	for i := range c.state().Seats {
		c.Set("players."+people[i]+".level", level)
	}
	return c
}

// people are the players of the seats at the beginning.
var people = []string{"ada", "ben", "cleo", "dan"}

// crew plans a job and seats named characters, building the pre-built ones that
// are new.
func (c *city) crew(job string, who ...string) *city {
	c.T.Helper()
	c.Do("job", job)
	for i, name := range who {
		c.Do("sit", people[i])
		if c.Get("members."+name) == nil {
			c.Do("create", 1).Do("pre-built", name)
		} else {
			c.Do("field", name)
		}
	}
	return c
}

// set out begins the heist with named characters.
func (c *city) setOut(job string, who ...string) *city {
	c.T.Helper()
	return c.crew(job, who...).Do("depart")
}

// A result is how a heist ends: changes of its position by path, as the
// referee's edit takes them.
type result map[string]any

// brought is a result in which things were brought out.
func brought(loot ...string) result {
	r := result{}
	for _, l := range loot {
		r["loot."+l] = "won"
	}
	return r
}

// and adds changes.
func (r result) and(pairs ...any) result {
	for i := 0; i < len(pairs); i += 2 {
		r[pairs[i].(string)] = pairs[i+1]
	}
	return r
}

// busts adds the seats whose characters did not get out.
func (r result) busts(seats ...int) result {
	for _, i := range seats {
		f := "figures." + strconv.Itoa(i) + "."
		r.and(f+"status", "busted", f+"at", "off")
	}
	return r
}

// A goal is what wins each job, as the heists' own tests show it.
var goals = map[string]result{
	"inclusion": brought("jewel-1", "jewel-2", "jewel-3"),
	"startup":   brought("documents-1"), "dark-horse": brought("documents-1"),
	"blind-justice": brought("documents-1"), "melee": brought("jewel-1", "jewel-2", "jewel-3"),
	"side-channel": brought("documents-1"), "proving-grounds": brought("documents-1"), "marathon": brought("documents-1"),
}

// win is the result of a job that is won with everybody out.
func win(job string) result {
	r := result{}
	for k, v := range goals[job] {
		r[k] = v
	}
	return r
}

// end is the last position of the heist that runs: everybody stands at an exit
// and got out, but for the changes of r.
func (c *city) end(r result) *masters.State {
	c.T.Helper()
	_, _, first, ok := c.state().Match()
	if !ok {
		c.T.Fatal("no heist runs")
	}
	b, err := first.MarshalJSON()
	if err != nil {
		c.T.Fatal(err)
	}
	var m map[string]any
	if err := json.Unmarshal(b, &m); err != nil {
		c.T.Fatal(err)
	}
	var exits []string
	for x, h := range m["hexes"].(map[string]any) {
		if h.(map[string]any)["entrance"] == true {
			exits = append(exits, x)
		}
	}
	slices.Sort(exits)
	put := func(path string, v any) {
		at := m
		keys := strings.Split(path, ".")
		for _, k := range keys[:len(keys)-1] {
			at = at[k].(map[string]any)
		}
		at[keys[len(keys)-1]] = v
	}
	put("over", true)
	put("phase", "escape")
	put("round", 5)
	for i := range int(c.state().Taken) {
		f := "figures." + strconv.Itoa(i) + "."
		put(f+"status", "escaped")
		put(f+"at", exits[i%len(exits)])
		put(f+"ideas", 1)
	}
	for path, v := range r {
		put(path, v)
	}
	b, err = json.Marshal(m)
	if err != nil {
		c.T.Fatal(err)
	}
	end := first.(*masters.State)
	if err := end.UnmarshalJSON(b); err != nil {
		c.T.Fatal(err)
	}
	return end
}

// matches counts the matches that were entered, to name the next one.
var matches int

// enter enters the result of the heist that runs.
func (c *city) enter(r result) *city {
	c.T.Helper()
	matches++
	if err := c.state().Enter("match-"+strconv.Itoa(matches), c.end(r), nil); err != nil {
		c.T.Fatal(err)
	}
	return c
}

// learn takes the first choice of every level-up until the crew is back in the
// city.
func (c *city) learn() *city {
	c.T.Helper()
	for c.Get("stage") == "training" {
		if err := c.S.Apply(c.S.Legal(nil)[0], nil); err != nil {
			c.T.Fatal(err)
		}
	}
	return c
}

// reason is the reason key why a named character cannot take the next chair.
func (c *city) refusesField(key, name string) *city {
	c.T.Helper()
	c.Refuses("hub.why."+key, "field", name)
	return c
}

// listed reports whether an action is offered now.
func (c *city) listed(verb string, operands ...any) bool {
	c.T.Helper()
	return slices.Contains(c.S.Legal(nil), c.Act(verb, operands...))
}

// entry is a heist of the history, 0 the last one.
func (c *city) entry(n int) map[string]any {
	c.T.Helper()
	return c.Get("history").([]any)[n].(map[string]any)
}

// told is the kinds of the events of a recorder.
func told(rec *rules.Recorder) (l []string) {
	for _, e := range rec.Events {
		l = append(l, game.Info().Events[e.Kind])
	}
	return l
}

// say puts messages into words.
func say(t testing.TB) rulestest.Say {
	t.Helper()
	b, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	return func(m rules.Message) string { return b.Say(game.Info().ID, m) }
}

package masters

import (
	"strings"
	"testing"

	"safehouse/rules"
	rule "safehouse/rules/masters"
	"safehouse/rules/masters/campaign"
	"safehouse/rules/match"
)

// through plays the campaign of the hub on at random until so many heists are in
// its history, then up to the next job.
func (c *city) through(heists int) {
	c.t.Helper()
	r := rules.Rand{S: 5}
	for n := 0; len(c.hub.s.History) < heists || c.hub.s.Stage != campaign.City; n++ {
		if n > 2000 {
			c.t.Fatal("the campaign does not go on")
		}
		c.hub.read = len(c.hub.s.History)
		if c.hub.s.Heist != nil {
			end := c.hub.s.Heist.Clone().(*rule.State)
			play(c.t, end, 20000, nil) // not as bots do, who get better
			if err := c.hub.season.Change(func(s rules.Lasting) error { return s.Enter("m"+itoa(n), end, nil) }); err != nil {
				c.t.Fatal(err)
			}
			c.hub.take()
			continue
		}
		legal := c.hub.s.Legal(nil)
		if _, err := c.hub.season.Apply(legal[c.hub.s.Playout(legal, &r)]); err != nil {
			c.t.Fatal(err)
		}
		c.hub.take()
	}
	c.hub.read = len(c.hub.s.History)
	c.lay()
}

// The last page tells what a campaign came to, each part with its number.
func TestTheLastPage(t *testing.T) {
	c := newCity(t, 1920, 1080)
	c.press("list:new")
	if c.hub.stage.Thing("end") != nil {
		t.Error("a campaign begins with its last page")
	}
	c.through(6)
	won := 0
	for _, e := range c.hub.s.History {
		if e.Success {
			won++
		}
	}
	cash, named := int(c.hub.s.Cash), len(c.hub.s.Members)
	if _, err := c.hub.season.Apply(c.hub.with(campaign.VRetire)[0]); err != nil {
		t.Fatal(err)
	}
	c.hub.take()
	c.lay()
	says := func(id, want string) {
		t.Helper()
		th := c.hub.stage.Thing(id)
		if th == nil || th.Label != want {
			t.Errorf("%s says %+v, want %q", id, th, want)
		}
	}
	fixers := 0
	for f := range rule.Fixer(rule.Fixers) {
		if c.hub.s.Fixers.Has(f) {
			fixers++
		}
	}
	says("end:score", "Final cash $"+itoa(cash)+"k")
	says("end:won", "heists won "+itoa(won))
	says("end:lost", "heists lost "+itoa(len(c.hub.s.History)-won))
	says("end:fixers", "Fixers "+itoa(fixers)+" of 15")
	says("end:named", "named characters "+itoa(named))
	part := map[bool]string{}
	for _, e := range c.hub.s.History {
		if e.Heist == rule.FinalSouth {
			part[e.Success] = map[bool]string{true: "won", false: "lost"}[e.Success]
		}
	}
	switch {
	case part[true] != "":
		says("end:part1", "Final Score, part 1 won")
	case part[false] != "":
		says("end:part1", "Final Score, part 1 lost")
	default:
		says("end:part1", "Final Score, part 1 never tried")
	}
	for _, m := range c.hub.s.Members {
		if c.hub.stage.Thing(c.hub.v.ID(rules.At(campaign.KindMember, int(m.ID)))) == nil {
			t.Errorf("%s is not on the last page", c.hub.memberName(m.ID))
		}
	}
	golden.Check(t, "hub-end", c.paint())
	c.press("hub:replays")
	if c.hub.page != recordPage {
		t.Error("looking back does not open the record")
	}
	id := c.hub.season.ID()
	c.press("hub:new")
	if c.hub.season.ID() == id || c.hub.s.Stage != campaign.City || len(c.hub.others) != 2 {
		t.Errorf("no other campaign was begun: stage %v of %d campaigns", c.hub.s.Stage, len(c.hub.others))
	}
}

// Who is handed to a bot stays with it: over a new start, into the heist, and
// back from the table of a heist that was left in its middle.
func TestAHandOverIsKept(t *testing.T) {
	c := newCity(t, 1280, 720)
	c.press("list:new")
	bot := func(player string) string {
		for _, p := range c.hub.s.Players {
			if strings.EqualFold(c.hub.playerName(p.ID), player) {
				return c.hub.season.Bot(who(p.ID))
			}
		}
		t.Fatalf("there is no player %s", player)
		return ""
	}
	hand := func(player string) {
		t.Helper()
		c.choose("player:"+strings.ToLower(player), 1)
	}
	hand("Ben")
	c.open("")
	if bot("Ben") != standIn || bot("Player 1") != "" {
		t.Fatalf("after a new start a bot of level %q stands in for Ben and %q for Ada", bot("Ben"), bot("Player 1"))
	}
	c.recruit()
	if _, err := c.hub.season.Apply(c.hub.with(campaign.VDepart)[0]); err != nil {
		t.Fatal(err)
	}
	c.hub.take()
	c.lay()
	var seats []match.Controller
	for i := range 3 {
		seats = append(seats, c.hub.controller(c.hub.s.Chairs[i].Player))
	}
	if seats[0].Kind != match.Person || seats[1].Kind != match.Bot || seats[1].Level != standIn {
		t.Fatalf("the heist begins with %+v", seats)
	}
	j, _, err := c.hub.season.Heist(seats, nil)
	if err != nil {
		t.Fatal(err)
	}
	// at the table Cleo is handed to a bot and Ben takes his chair back; then the
	// program is left
	if err := j.Match().Swap(2, match.Controller{Kind: match.Bot, Level: "normal", Participant: "Cleo"}); err != nil {
		t.Fatal(err)
	}
	if err := j.Match().Swap(1, match.Controller{Kind: match.Person, Participant: "Ben"}); err != nil {
		t.Fatal(err)
	}
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	c.open("")
	if bot("Player 1") != "" || bot("Ben") != "" || bot("Cleo") != "normal" {
		t.Errorf("the hub knows %q, %q, %q; want Cleo's bot alone", bot("Player 1"), bot("Ben"), bot("Cleo"))
	}
	j, _, err = c.hub.season.Heist(seats, nil)
	if err != nil {
		t.Fatal(err)
	}
	if got := j.Match().Controllers()[2]; got.Kind != match.Bot || got.Level != "normal" {
		t.Errorf("at the table seat 3 is %+v", got)
	}
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	c.playOut(true)
	c.open("")
	if bot("Cleo") != "normal" || bot("Ben") != "" {
		t.Error("the hand-over did not outlast the heist")
	}
}

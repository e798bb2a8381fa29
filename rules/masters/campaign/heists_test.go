package campaign_test

import (
	"slices"
	"testing"

	"safehouse/rules"
	"safehouse/rules/masters"
	"safehouse/rules/masters/campaign"
)

// A campaign begins with amateurs, Old Friend, no cash and only the shop's own
// cards on sale; every job but part 2 of The Final Score and the breakouts is
// open. MAS-011, MAS-160, MAS-168, MAS-171.
func TestACampaignBeginsWithNothing(t *testing.T) {
	c := opened(t, 3)
	c.Is("cash", 0, "jewels", 0, "fixers.old-friend.won", true, "fixers.fence.won", false, "players.ada.level", 1, "members", map[string]any{}, "stage", "city")
	open := 0
	for _, j := range c.state().Jobs() {
		if j.Why.IsZero() {
			open++
		}
		if want := (j.Heist == masters.TheBricks || j.Heist == masters.TheRiver || j.Heist == masters.TheHole); want == j.Why.IsZero() {
			t.Errorf("job %s: %v", j.Heist.Card().ID, j.Why)
		}
	}
	if open != 13 {
		t.Errorf("%d jobs are open", open)
	}
	c.Refuses("hub.why.part-two", "job", "final-north").Refuses("hub.why.nobody-jailed", "job", "bricks").Refuses("hub.why.first-job", "sit", "ada")
	c.setOut("startup", regulars[:3]...)
	c.Is("heist.team", 0, "heist.fixers", map[string]any{"old-friend": true}, "heist.loot.cheap-picks-1", "sale", "heist.loot.lucky-penny", "box", "heist.loot.flashbang-1", "box")
	if c.listed("buy", "radio", "thug") {
		t.Error("something can be bought for nothing")
	}
}

// MAS-281, MAS-282, MAS-284: a won job brings its Fixer and is entered in the
// history, even with a character busted.
func TestAWonJobBringsItsFixer(t *testing.T) {
	c := opened(t, 3).setOut("startup", regulars[:3]...)
	rec := &rules.Recorder{}
	if err := c.state().Enter("m", c.end(win("startup").busts(2).and("team", 3)), rec); err != nil {
		t.Fatal(err)
	}
	c.Is("fixers.visage.won", true, "fixers.fence.won", false, "cash", 3, "heists.startup.won", true, "heists.startup.tried", true, "heists.dark-horse.tried", false, "heist", nil)
	for _, kind := range []string{"job-won", "fixer-won", "jailed", "player-grew"} {
		if !slices.Contains(told(rec), kind) {
			t.Errorf("%s is not told: %v", kind, told(rec))
		}
	}
	e := c.entry(0)
	crew := e["crew"].([]any)
	if e["heist"] != "startup" || e["success"] != true || e["cash_before"] != 0.0 && e["cash_before"] != 0 || e["fixer"] != "visage" || len(crew) != 3 || crew[2].(map[string]any)["busted"] != true || e["match"] != "m" {
		t.Errorf("the history tells %v", e)
	}
	// Part of success is a reward in cash where the scenario has one.
	d := opened(t, 3).setOut("hospitality", regulars[:3]...)
	if reward := d.state().Heist.Heist.Card().Reward; reward != 7 {
		t.Errorf("The Hospitality Job pays %d", reward)
	}
}

// MAS-277, MAS-278, MAS-280: a lost job brings no Fixer; what got outdoors is
// kept; it can be tried again.
func TestALostJobKeepsItsLoot(t *testing.T) {
	c := opened(t, 3).setOut("startup", regulars[:3]...).enter(result{"team": 4, "loot.jewel-1": "won"}).learn()
	c.Is("fixers.visage.won", false, "cash", 4, "jewels", 1, "heists.startup.won", false, "heists.startup.tried", true)
	if e := c.entry(0); e["success"] != false || e["fixer"] != "none" {
		t.Errorf("the history tells %v", e)
	}
	c.setOut("startup", regulars[:3]...).Is("heist.team", 4, "heist.jewels_held", 1).enter(win("startup").and("team", 5)).Is("fixers.visage.won", true, "cash", 5)
}

// MAS-263, MAS-279: with the whole crew busted, cash and Fixers are there for the
// next one, and the busted are in jail.
func TestTheNextCrewInheritsCashAndFixers(t *testing.T) {
	c := opened(t, 3).setOut("startup", regulars[:3]...).enter(win("startup").and("team", 6)).learn()
	c.setOut("dark-horse", regulars[:3]...).enter(result{"team": 6}.busts(0, 1, 2)).learn()
	c.Is("cash", 6, "fixers.visage.won", true, "members.swagger.busted", true, "members.tiny.busted", true, "members.iceheart.busted", true)
	c.Do("job", "startup").Do("sit", "ada").refusesField("jailed", "swagger").Do("create", 1).Do("pre-built", "karma")
	c.Do("sit", "ben").Do("create", 1).Do("pre-built", "jitters").Do("sit", "cleo").Do("create", 1).Do("pre-built", "smokes").Do("depart")
	c.Is("heist.team", 6, "heist.fixers", map[string]any{"old-friend": true, "visage": true})
}

// MAS-264, MAS-266, MAS-286..288: whatever came of it, after a heist the players
// and the characters they played rise by one level, to 4 at most; the two
// levels are separate.
func TestEverybodyLevelsUp(t *testing.T) {
	c := opened(t, 3).member("ace", "thug", 2, "assault", "hurry").member("hush", "operative", 4, "prowl", "tamper")
	c.Set("players.ada.level", 4, "players.ben.level", 3).member("rook", "burglar", 1, "linger", "bypass").Set("members.hush.character", "sentinel")
	c.setOut("startup", "ace", "rook", "iceheart").enter(result{}.busts(0, 1))
	c.Is("players.ada.level", 4, "players.ben.level", 4, "players.cleo.level", 2, "stage", "training", "pupil", 0)
	c.Asks(0, "hub.prompt.card-lesson").Offered("promote bruiser", "promote operative").Refuses("hub.why.character-level", "train", "hurry", "ninja").Refuses("hub.why.first-training", "job", "startup")
	c.Do("promote", "bruiser").Is("members.ace.level", 3, "members.ace.character", "bruiser", "members.ace.busted", true, "pupil", 1)
	c.Asks(1, "hub.prompt.skill-lesson").Offered("train linger tamper", "train linger intrude", "train bypass extract", "train bypass circumvent")
	c.Do("train", "bypass", "extract").Is("members.rook.level", 2, "members.rook.skills", []string{"linger", "extract"}, "members.rook.character", "burglar")
	c.Do("train", "yank-wires", "tweak").Is("members.iceheart.level", 2, "stage", "city", "members.iceheart.heists", 1, "members.iceheart.wins", 0)
	// At level 4 there is nothing more to learn.
	d := opened(t, 3).players(4).member("hush", "operative", 4, "prowl", "tamper").setOut("startup", "hush", "swagger", "iceheart").enter(result{})
	d.Is("pupil", 1, "members.hush.level", 4).learn().Is("members.hush.level", 4, "players.ada.level", 4, "members.swagger.level", 2)
}

// MAS-292, MAS-295: both choices of every card lie side by side.
func TestLessonsLieSideBySide(t *testing.T) {
	c := opened(t, 3).setOut("startup", regulars[:3]...).enter(result{})
	l := c.state().Lessons()
	if len(l) != 4 {
		t.Fatalf("%d lessons", len(l))
	}
	in := game.Info()
	for i, want := range [][2]string{{"skill:hit-n-run", "skill:assault"}, {"skill:hit-n-run", "skill:blast"}, {"skill:linger", "skill:tamper"}, {"skill:linger", "skill:intrude"}} {
		if got := [2]string{in.RefString(l[i].Now), in.RefString(l[i].Then)}; got != want {
			t.Errorf("lesson %d: %v", i, got)
		}
	}
	if c.learn(); c.state().Lessons() != nil {
		t.Error("lessons in the city")
	}
}

// MAS-157: jewels stay with the team until the Curator buys them; other heists
// know of them.
func TestJewelsAreKept(t *testing.T) {
	c := opened(t, 3).setOut("inclusion", regulars[:3]...).enter(win("inclusion")).learn()
	c.Is("jewels", 3, "cash", 0).setOut("startup", regulars[:3]...).Is("heist.jewels_held", 3)
	if c.listed("sell-jewel") {
		t.Error("somebody buys jewels without the Curator")
	}
	d := opened(t, 3).Set("jewels", 3, "fixers.curator.won", true).setOut("startup", regulars[:3]...)
	d.Do("sell-jewel").Is("heist.jewels_held", 2, "heist.team", 4)
	d.enter(result{"team": 4, "jewels_held": 2}).Is("jewels", 2, "cash", 4)
}

// MAS-157: a long campaign holds more jewels than a byte counts, and books what it
// gains and sells of them.
func TestATeamHoldsMoreJewelsThanAByteCounts(t *testing.T) {
	c := opened(t, 3).Set("jewels", 254).setOut("inclusion", regulars[:3]...).Is("heist.jewels_held", 254).enter(win("inclusion")).learn()
	c.Is("jewels", 257).setOut("startup", regulars[:3]...).Is("heist.jewels_held", 257).enter(result{"jewels_held": 1}).learn().Is("jewels", 1)
	if n := c.entry(0)["jewels"]; n != -256.0 {
		t.Errorf("%v jewels are sold, want 256", n)
	}
	full := opened(t, 3).Set("jewels", masters.MaxJewels).setOut("inclusion", regulars[:3]...).enter(win("inclusion")).learn()
	full.Is("jewels", masters.MaxJewels)
	if full.TrySet("jewels", masters.MaxJewels+1) == nil {
		t.Error("more jewels than a campaign can win are taken")
	}
}

// MAS-161, MAS-162, MAS-165: items belong to the team between heists; one that
// was discovered and discarded is on sale from then on, and there are never
// more copies than cards.
func TestDiscardedDiscoveriesComeOnSale(t *testing.T) {
	c := opened(t, 3).setOut("blind-justice", regulars[:3]...)
	c.enter(win("blind-justice").and("loot.lucky-penny", "carried:0", "loot.radio", "carried:1")).learn()
	c.Is("items.lucky-penny.owned", 1, "items.lucky-penny.stock", 0, "items.lucky-penny.discovered", true, "items.radio.owned", 1)
	c.setOut("startup", regulars[:3]...).Is("heist.loot.lucky-penny", "team", "heist.loot.radio", "team")
	c.enter(result{"loot.lucky-penny": "used", "loot.radio": "used"}).learn()
	c.Is("items.lucky-penny.owned", 0, "items.lucky-penny.stock", 1, "items.radio.owned", 0, "items.radio.stock", 0)
	c.Set("cash", 5).setOut("startup", regulars[:3]...).Is("heist.loot.lucky-penny", "sale", "heist.loot.radio", "sale")
	c.Do("buy", "lucky-penny", "safecracker").Is("heist.loot.lucky-penny", "carried:0", "heist.team", 4)
	if c.TrySet("heist", nil, "stage", "city", "items.lucky-penny.owned", 1) == nil {
		t.Error("two copies of a card that is there once")
	}
}

// MAS-262: what is lost with a busted character goes back to where it came from.
func TestLostItemsGoBack(t *testing.T) {
	c := opened(t, 3).Set("items.lucky-penny.owned", 1, "items.lucky-penny.discovered", true, "items.radio.owned", 1).setOut("startup", regulars[:3]...)
	c.enter(result{"loot.lucky-penny": "lost", "loot.radio": "lost"}.busts(0)).learn()
	c.Is("items.lucky-penny.owned", 0, "items.lucky-penny.stock", 0, "items.radio.owned", 0)
	c.setOut("dark-horse", "karma", "tiny", "iceheart").Is("heist.loot.lucky-penny", "box", "heist.loot.radio", "sale")
}

// MAS-161: a discovery that was discarded once stays a card of the shop: bought
// again and lost, in the same heist or a later one, it is on sale again.
func TestADiscardedDiscoveryStaysACardOfTheShop(t *testing.T) {
	discarded := func() *city {
		c := opened(t, 3).Set("cash", 9).setOut("blind-justice", regulars[:3]...).enter(win("blind-justice").and("team", 9, "loot.lucky-penny", "used")).learn()
		return c.Is("items.lucky-penny.owned", 0, "items.lucky-penny.stock", 1, "items.lucky-penny.shelved", 1)
	}
	c := discarded().setOut("startup", regulars[:3]...).Do("buy", "lucky-penny", "thug").enter(result{"loot.lucky-penny": "lost"}).learn()
	c.Is("items.lucky-penny.stock", 1).setOut("startup", regulars[:3]...).Is("heist.loot.lucky-penny", "sale")
	c = discarded().setOut("startup", regulars[:3]...).Do("buy", "lucky-penny", "thug").enter(result{"loot.lucky-penny": "carried:0"}).learn()
	c.Is("items.lucky-penny.owned", 1, "items.lucky-penny.stock", 0).setOut("startup", regulars[:3]...)
	c.enter(result{"loot.lucky-penny": "lost"}).learn().Is("items.lucky-penny.owned", 0, "items.lucky-penny.stock", 1)
	// The other copy of a card is none of the shop's.
	f := opened(t, 3).Set("items.flashbang.owned", 2, "items.flashbang.discovered", true).setOut("startup", regulars[:3]...)
	f.enter(result{"loot.flashbang-1": "used", "loot.flashbang-2": "lost"}).learn().Is("items.flashbang.owned", 0, "items.flashbang.stock", 1, "items.flashbang.shelved", 1)
	if f.TrySet("items.flashbang.shelved", 3) == nil || f.TrySet("items.radio.shelved", 1) == nil {
		t.Error("the shop has had more copies than there are, or counts those of its start")
	}
}

// MAS-399, as settled: the first success of The Inclusion Job, The Startup Job
// and The Greedy Prisoner brings a Flashbang, a Laser Burst and the Camouflage
// to light, once.
func TestSomeJobsBringItemsToLight(t *testing.T) {
	for job, item := range map[string]string{"inclusion": "flashbang", "startup": "laser-burst"} {
		c := opened(t, 3).setOut(job, regulars[:3]...).enter(win(job)).learn()
		c.Is("items."+item+".owned", 1, "items."+item+".discovered", true)
		piece := map[string]string{"flashbang": "flashbang-1", "laser-burst": "laser-burst"}[item]
		c.setOut(job, regulars[:3]...).Is("heist.loot."+piece, "team").enter(win(job).and("loot."+piece, "lost")).learn()
		c.Is("items."+item+".owned", 0)
		d := opened(t, 3).setOut(job, regulars[:3]...).enter(result{}).learn()
		d.Is("items."+item+".owned", 0, "items."+item+".discovered", false)
	}
	if masters.GreedyPrisoner.Card().Finds != masters.Camouflage {
		t.Error("nobody finds the Camouflage")
	}
}

// The Safecracker brings Safecracking Tools when the card is taken at level 3,
// the Thief a Plasma Torch, out of the shop; who is built as one brings none.
func TestItemsComeWithThePromotion(t *testing.T) {
	c := opened(t, 3).players(2).member("ace", "angry-locksmith", 2, "assault", "hurry").member("rook", "pickpocket", 2, "linger", "extract").setOut("startup", "ace", "rook", "iceheart").enter(result{})
	c.Is("items.safecracking-tools.owned", 0).Do("promote", "safecracker").Is("items.safecracking-tools.owned", 1).Do("promote", "thief").Is("items.plasma-torch.owned", 1)
	c.learn().players(3).setOut("startup", "ace", "rook", "iceheart")
	c.Is("heist.loot.safecracking-tools-1", "team", "heist.loot.safecracking-tools-2", "box", "heist.loot.plasma-torch", "team")
	d := opened(t, 3).players(3).member("ace", "safecracker", 3, "assault", "hurry").setOut("startup", "ace", "tiny", "iceheart")
	d.Is("heist.loot.safecracking-tools-1", "box", "heist.loot.safecracking-tools-2", "box")
	// A copy on sale stays on sale, too.
	e := opened(t, 3).players(3).Set("items.safecracking-tools.owned", 1, "items.safecracking-tools.stock", 1).member("ace", "safecracker", 3, "assault", "hurry").setOut("startup", "ace", "tiny", "iceheart")
	e.Is("heist.loot.safecracking-tools-1", "team", "heist.loot.safecracking-tools-2", "sale")
}

// MAS-274, MAS-401, MAS-402, MAS-404..406: a breakout needs somebody busted, who starts
// inside; the others start outside. On success who got out is free, who did
// not is or stays busted; the Prison Guard comes once, the cash every time.
func TestABreakoutFreesThoseWhoGetOut(t *testing.T) {
	for job, cash := range map[string]int{"bricks": 10, "river": 12, "hole": 15} {
		c := opened(t, 3).setOut("startup", regulars[:3]...).enter(result{}.busts(0, 1)).learn()
		c.Do("job", job).Do("sit", "ada").Do("create", 1).Do("pre-built", "smokes").Do("sit", "ben").Do("create", 1).Do("pre-built", "locket").Do("sit", "cleo").Do("field", "iceheart")
		c.Refuses("hub.why.needs-jailed", "depart").Do("back").Do("back").Do("sit", "ben").Do("field", "swagger").Do("sit", "cleo").Do("field", "tiny").Do("depart")
		c.Is("heist.figures.0.marks.imprisoned", nil, "heist.figures.1.marks.imprisoned", true, "heist.figures.2.marks.imprisoned", true)
		end := c.end(result{"figures.1.marks": map[string]any{"imprisoned": true, "done": true}}.busts(0, 2))
		if end.Heist.Card().Reward != uint8(cash) {
			t.Errorf("%s pays %d", job, end.Heist.Card().Reward)
		}
		if err := c.state().Enter("m", end, nil); err != nil {
			t.Fatal(err)
		}
		c.Is("members.swagger.busted", false, "members.tiny.busted", true, "members.smokes.busted", true, "fixers.prison-guard.won", true, "heists."+job+".won", true)
		c.learn().Do("job", "startup").Do("sit", "ada").Do("field", "swagger").Is("crew.0.member", "swagger")
	}
	// Who hides inside is as before: the one from the County in it, the other not.
	h := opened(t, 3).setOut("startup", regulars[:3]...).enter(result{}.busts(0, 1)).learn().setOut("bricks", regulars[:3]...)
	h.enter(result{"figures.1.marks": map[string]any{"imprisoned": true, "done": true}, "figures.0.status": "hidden", "figures.0.at": "b5", "figures.2.status": "hidden", "figures.2.at": "b5"})
	h.Is("heists.bricks.won", true, "members.swagger.busted", true, "members.tiny.busted", false, "members.iceheart.busted", false)
	// Lost: nobody is freed.
	c := opened(t, 3).setOut("startup", regulars[:3]...).enter(result{}.busts(0)).learn().setOut("bricks", regulars[:3]...).enter(result{"figures.0.marks": map[string]any{"imprisoned": true}}.busts(0))
	c.Is("members.swagger.busted", true, "fixers.prison-guard.won", false, "members.tiny.busted", false)
}

// MAS-408, MAS-413, MAS-416: part 2 of The Final Score follows with the same
// characters on the hideouts where they ended, with fresh ideas or those left
// over; who was busted in part 1 takes no part.
func TestPartTwoFollowsPartOne(t *testing.T) {
	c := opened(t, 4).players(4).Set("fixers.mayor.won", true, "fixers.fence.won", true, "cash", 12).setOut("final-south", regulars...)
	c.Is("heist.fixers", map[string]any{"fence": true, "mayor": true}, "heist.options.heist", "final-south")
	hide := hideouts(c)
	r := result{"loot.documents-1": "carried:0", "team": 15}
	for i, x := range []string{hide[0], hide[0], hide[1]} {
		r.and("figures."+string(rune('0'+i))+".at", x)
	}
	c.enter(r.and("figures.1.ideas", 7).busts(3))
	c.Is("stage", "heist", "job", "final-north", "heist.options.heist", "final-north", "heist.team", 15, "heist.fixers", map[string]any{}, "heists.final-south.won", true)
	c.Is("heist.figures.3.status", "busted", "heist.figures.0.status", "in-play", "heist.figures.1.ideas", 7, "heist.figures.0.ideas", 3, "members.smokes.busted", true, "players.ada.level", 4)
	c.Is("heist.figures.0.at", "c8", "heist.figures.1.at", "c8", "heist.figures.2.at", "f8", "heist.figures.3.at", "off")
	c.Is("heist.figures.0.plan", map[string]any{}, "heist.figures.0.tokens", 8)
	if len(c.state().History) != 1 || c.entry(0)["heist"] != "final-south" {
		t.Errorf("the history has %d heists", len(c.state().History))
	}
	c.Refuses("hub.why.on-heist", "retire")
	play(t, c.state())
	if c.state().Stage != campaign.Training && c.state().Stage != campaign.City {
		t.Errorf("after part 2 the campaign is in stage %d", c.state().Stage)
	}
	d := opened(t, 3).players(4).setOut("final-south", regulars[:3]...).enter(result{}.busts(0))
	d.Is("stage", "training", "heists.final-south.won", false, "heists.final-north.tried", false, "members.swagger.busted", true)
}

// MAS-467: what characters carried onto their hideouts they have in hand in part 2,
// and they bring it home again; what nobody carried stays at home.
func TestItemsStayWithTheirCarriersInPartTwo(t *testing.T) {
	c := opened(t, 3).players(4).Set("cash", 20, "items.dog-whistle.owned", 1, "items.cheap-picks.owned", 2, "items.plasma-torch.owned", 1).setOut("final-south", regulars[:3]...)
	hide := hideouts(c)
	r := result{"loot.documents-1": "carried:1", "loot.perfect-picks": "carried:1", "loot.cheap-picks-1": "carried:0", "loot.cheap-picks-2": "carried:1", "loot.plasma-torch": "lost"}
	for i, x := range []string{hide[0], hide[1], hide[1]} {
		r.and("figures."+string(rune('0'+i))+".at", x)
	}
	c.enter(r).Is("job", "final-north", "heist.loot.perfect-picks", "carried:1", "heist.loot.dog-whistle", "team", "heist.loot.plasma-torch", "sale")
	at := []any{c.Get("heist.loot.cheap-picks-1"), c.Get("heist.loot.cheap-picks-2")}
	if !slices.Contains(at, any("carried:0")) || !slices.Contains(at, any("carried:1")) {
		t.Errorf("the Cheap Picks are %v", at)
	}
	c.Refuses("why.radio-silence", "equip", "perfect-picks", "angry-locksmith").Refuses("why.radio-silence", "equip", "dog-whistle", "thug")
	c.enter(result{}).learn().Is("items.perfect-picks.owned", 1, "items.dog-whistle.owned", 1, "items.cheap-picks.owned", 2, "items.plasma-torch.owned", 0)
}

// hideouts are the story hexes of part 1 of The Final Score.
func hideouts(c *city) (l []string) {
	c.T.Helper()
	for x, h := range c.Get("heist.hexes").(map[string]any) {
		if h.(map[string]any)["story"] == true {
			l = append(l, x)
		}
	}
	slices.Sort(l)
	if len(l) != 2 {
		c.T.Fatalf("hideouts %v", l)
	}
	return l
}

// play lets first sight play until no heist runs any more, with the laws
// checked.
func play(t *testing.T, s *campaign.State) {
	t.Helper()
	r := rules.Rand{S: 1}
	for n := 0; s.Heist != nil; n++ {
		legal := s.Legal(nil)
		if err := s.Apply(legal[s.Playout(legal, &r)], nil); err != nil {
			t.Fatal(err)
		}
		if err := s.Validate(); err != nil || n > 5000 {
			t.Fatalf("after %d decisions: %v", n, err)
		}
	}
}

// MAS-421: with the Mayor brought out The Final Score is done: the score is the
// team's cash, The Mayor becomes a Fixer, and the campaign may go on or end.
func TestTheFinalScoreIsTheTeamsCash(t *testing.T) {
	c := finale(t, opened(t, 4).players(4).Set("cash", 30))
	c.Is("fixers.mayor.won", true, "achievements.final-score", true, "achievements.mayors-return", false, "heists.final-north.won", true, "cash", 31)
	c.learn().Is("stage", "city").Scores([]int{31, 31, 31, 31})
	c.Do("retire").Is("stage", "closed").Scores([]int{31, 31, 31, 31}, 0, 1, 2, 3)
	if c.S.Outcome().Lost || len(c.S.Legal(nil)) > 0 {
		t.Error("the campaign is not over, or lost")
	}
	c.Refuses("hub.why.closed", "job", "startup")
	d := opened(t, 3).Do("retire").Scores([]int{0, 0, 0, 0})
	if !d.S.Outcome().Lost {
		t.Error("a campaign without The Final Score is won")
	}
}

// finale plays The Final Score to success.
func finale(t *testing.T, c *city) *city {
	t.Helper()
	c.setOut("final-south", regulars...)
	hide := hideouts(c)
	r := result{"loot.documents-1": "carried:0", "hired": map[string]any{}}
	if c.Get("fixers.mayor.won") == true {
		r["hired"] = map[string]any{"mayor": true}
	}
	for i := range 4 {
		r.and("figures."+string(rune('0'+i))+".at", hide[i%2])
	}
	c.enter(r)
	team := c.Int("heist.team")
	exits := 0
	end := result{"team": team + 1, "figures.npc.status": "escaped"}
	for x, h := range c.Get("heist.hexes").(map[string]any) {
		if h.(map[string]any)["entrance"] == true && exits == 0 {
			end["figures.npc.at"] = x
			exits++
		}
	}
	return c.enter(end)
}

// A job that is over is settled as soon as its last decision is taken, also
// where the campaign plays it itself, and counts once.
func TestAHeistIsEnteredOnce(t *testing.T) {
	c := opened(t, 3).setOut("startup", regulars[:3]...)
	end := c.end(win("startup").and("team", 9))
	if err := c.state().Enter("a", c.state().Heist.Clone(), nil); err == nil {
		t.Fatal("a heist that is not over was entered")
	}
	other := opened(t, 3).setOut("dark-horse", regulars[:3]...)
	if err := c.state().Enter("a", other.end(win("dark-horse")), nil); err == nil {
		t.Fatal("another heist was entered")
	}
	if err := c.state().Enter("a", end, nil); err != nil {
		t.Fatal(err)
	}
	c.Is("cash", 9, "settled_match", "a")
	for _, id := range []string{"a", "b", ""} {
		if err := c.state().Enter(id, end, nil); err == nil {
			t.Errorf("the heist was entered again as %q", id)
		}
	}
	c.Is("cash", 9).learn()
	d := opened(t, 3).setOut("startup", regulars[:3]...)
	play(t, d.state())
	if n := len(d.state().History); n != 1 || d.state().Settled != "" {
		t.Errorf("%d heists in the history, settled %q", n, d.state().Settled)
	}
}

// The campaign ends by itself after the heists that the set-up allows.
func TestACampaignEndsAfterItsHeists(t *testing.T) {
	c := &city{}
	*c = *opened(t, 3)
	s, err := game.New(rules.Setup{Seats: 4, Seed: 1, Options: rules.Options{"heists": 1}})
	if err != nil {
		t.Fatal(err)
	}
	c.S = s
	c.setOut("startup", regulars[:3]...).enter(win("startup")).learn().Is("stage", "closed")
}

// Difficulty goes by the average level of the team: Amateur below 2, Semi-Pro
// from 2 to 3, Pro above (MAS-012).
func TestJobsFitTheTeamsAverageLevel(t *testing.T) {
	for _, x := range []struct {
		levels []int
		want   masters.Difficulty
	}{
		{[]int{1, 1, 1}, masters.Amateur}, {[]int{2, 2, 1}, masters.Amateur}, {[]int{2, 2, 2}, masters.SemiPro}, {[]int{3, 2, 1}, masters.SemiPro},
		{[]int{3, 3, 3}, masters.SemiPro}, {[]int{4, 3, 3}, masters.ProLevel}, {[]int{4, 4, 4}, masters.ProLevel},
	} {
		c := opened(t, 3)
		for i, lv := range x.levels {
			c.Set("players."+people[i]+".level", lv)
		}
		if got := c.state().TeamLevel(); got != x.want {
			t.Errorf("levels %v make a team of difficulty %d, want %d", x.levels, got, x.want)
		}
		if fit := c.state().Fits(masters.MeleeJob); fit != int(masters.SemiPro)-int(x.want) {
			t.Errorf("levels %v: The Melee Job fits by %d", x.levels, fit)
		}
	}
}

package campaign_test

import (
	"errors"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/masters"
	"safehouse/rules/masters/campaign"
)

// MAS-267, MAS-270: a named character is a character card with two skills, a
// name, a status and a level. A Tinkerer with Smash 'n' Grab and Assault is one
// at level 3.
func TestANamedCharacterIsACardWithTwoSkillsANameAStatusAndALevel(t *testing.T) {
	c := opened(t, 3).players(3)
	c.Do("job", "startup").Do("sit", "ada").Do("create", 3)
	c.Do("class", "shutter-bug").Do("skill-card", "smash-n-grab").Do("skill-card", "hit-n-run")
	c.Asks(0, "hub.prompt.skill-lesson").Do("train", "hit-n-run", "assault")
	c.Asks(0, "hub.prompt.card-lesson").Do("promote", "tinkerer")
	c.Is("members.ace", nil).Do("name", "ace")
	c.Is("members.ace.character", "tinkerer", "members.ace.skills", []string{"smash-n-grab", "assault"}, "members.ace.level", 3,
		"members.ace.busted", false, "members.ace.heists", 0, "crew.0.member", "ace", "crew.0.player", "ada", "stage", "gang")
	if err := c.state().Rename(16, "Cam"); err != nil {
		t.Fatal(err)
	}
	c.Is("members.ace.label", "Cam")
	if m, _ := c.state().MemberName(16).Text(); m != "Cam" {
		t.Errorf("the character is called %q", m)
	}
}

// MAS-473: nobody is given a name that another one goes by, by its people or by the
// book, however it is written; a name that is free again can be given.
func TestNoTwoGoByOneName(t *testing.T) {
	c := opened(t, 3).setOut("startup", regulars[:3]...).enter(win("startup")).learn()
	id := func(name string) campaign.MemberID {
		for _, m := range c.state().Members {
			if game.Info().Refs[campaign.KindMember].IDs[m.ID] == name {
				return m.ID
			}
		}
		t.Fatalf("no character %q", name)
		return 0
	}
	taken := func(err error) {
		t.Helper()
		var r *rules.Refusal
		if !errors.As(err, &r) || r.Reason.Key != "hub.why.name-taken" {
			t.Errorf("the name was given, or refused as %v", err)
		}
	}
	given := func(err error) {
		t.Helper()
		if err != nil {
			t.Error(err)
		}
	}
	given(c.state().RenamePlayer(0, "Bob"))
	taken(c.state().RenamePlayer(1, "bob"))
	taken(c.state().RenamePlayer(1, "Cleo"))
	given(c.state().RenamePlayer(1, "Ada"))
	taken(c.state().RenamePlayer(0, ""))
	given(c.state().RenamePlayer(0, "Bob"))
	given(c.state().Rename(id("tiny"), "Raven"))
	taken(c.state().Rename(id("swagger"), "Raven"))
	taken(c.state().Rename(id("swagger"), "Ice Heart"))
	c.Is("players.ada.label", "Bob", "players.ben.label", "Ada", "members.tiny.label", "Raven", "members.swagger.label", "")
	// Nor by an edit, nor by building or joining.
	if c.TrySet("players.cleo.label", "Ada") == nil || c.TrySet("members.iceheart.label", "RAVEN") == nil {
		t.Error("an edit gave a name twice")
	}
	c.Set("players.cleo.label", "Eve").Refuses("hub.why.name-taken", "join", "eve").Do("join", "finn")
	c.Do("job", "inclusion").Do("sit", "ada").Do("create", 1).Do("class", "lookout").Do("skill-card", "linger").Do("skill-card", "bypass")
	c.Refuses("hub.why.name-taken", "name", "raven").Do("name", "rook").Is("members.rook.character", "lookout")
}

// MAS-473: a campaign in which two go by one name, from before that was refused, is
// still read, and other things of it can be edited.
func TestNamesThatWereAlikeStay(t *testing.T) {
	c := opened(t, 3)
	c.state().Players[0].Label, c.state().Players[1].Label = "Bob", "Bob"
	b, err := c.state().MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	back := &campaign.State{}
	if err := back.UnmarshalJSON(b); err != nil || !back.Same(c.S) {
		t.Errorf("the campaign is not read: %v", err)
	}
	c.Set("cash", 3).Is("players.ada.label", "Bob", "players.ben.label", "Bob", "cash", 3)
}

// MAS-268: without a name nobody is built.
func TestACharacterNeedsAName(t *testing.T) {
	c := opened(t, 3)
	c.Do("job", "startup").Do("sit", "ada").Do("create", 1).Do("class", "thug").Do("skill-card", "hurry").Do("skill-card", "bypass")
	c.Asks(0, "hub.prompt.name").Is("stage", "draft", "crew.0", nil)
	c.Refuses("hub.why.first-draft", "depart").Refuses("hub.why.first-draft", "sit", "ben")
	c.Do("name", "raven").Is("crew.0.member", "raven", "members.raven.character", "thug")
	c.Do("sit", "ben").Do("create", 1).Do("class", "burglar").Do("skill-card", "hurry").Do("skill-card", "bypass")
	c.Refuses("hub.why.name-taken", "name", "raven").Do("name", "rook").Is("members.rook.character", "burglar")
}

// MAS-269: the same character card with the same two skills, in any order, is
// not built again; one other card is enough.
func TestNoEvilTwins(t *testing.T) {
	c := opened(t, 3).member("raven", "thug", 1, "hurry", "bypass")
	c.Do("job", "startup").Do("sit", "ada").Do("create", 1).Do("class", "thug").Do("skill-card", "bypass")
	c.Refuses("hub.why.twin", "skill-card", "hurry").Do("skill-card", "linger").Do("name", "rook")
	c.Is("members.rook.skills", []string{"bypass", "linger"})
	c.Do("back").Do("sit", "ada").Do("create", 1).Do("class", "burglar").Do("skill-card", "bypass").Do("skill-card", "hurry").Do("name", "spark")
	c.Is("members.spark.character", "burglar")
}

// MAS-269: a pre-built character that somebody has built already is a twin too.
func TestAPreBuiltTwinIsRefused(t *testing.T) {
	c := opened(t, 3).member("raven", "thug", 1, "wing-it", "hit-n-run")
	c.Do("job", "startup").Do("sit", "ada").Do("create", 1).Refuses("hub.why.twin", "pre-built", "tiny")
	c.Do("pre-built", "jitters").Is("members.jitters.skills", []string{"hurry", "linger"}, "members.jitters.character", "thug")
}

// MAS-297: the worked example of the rulebook. In the third game a player is
// level 3. Cam is a Tinkerer with Assault and Smash 'n' Grab; a new Tinkerer
// with Assault is refused Smash 'n' Grab, takes any other amateur skill, and
// starts at level 3.
func TestExampleOfPlayerAndCharacterLevels(t *testing.T) {
	build := func(second string) *city {
		c := opened(t, 3).players(3).member("ace", "tinkerer", 3, "assault", "smash-n-grab").Set("members.ace.busted", true)
		d := c
		d.Do("job", "startup").Do("sit", "ada").Do("create", 3).Do("class", "shutter-bug").Do("skill-card", "hit-n-run").Do("skill-card", second)
		d.Do("train", "hit-n-run", "assault")
		return d
	}
	c := build("smash-n-grab")
	c.Refuses("hub.why.twin", "promote", "tinkerer").Do("promote", "technician").Do("name", "iris").Is("members.iris.character", "technician")
	c = build("bypass")
	c.Do("promote", "tinkerer").Do("name", "iris")
	c.Is("members.iris.level", 3, "members.iris.character", "tinkerer", "members.iris.skills", []string{"assault", "bypass"})
}

// MAS-271..273: a status stays with the named character and holds whoever plays
// it: who is busted is no choice for a common job, only for a breakout.
func TestABustedCharacterStaysBusted(t *testing.T) {
	c := opened(t, 3).setOut("startup", regulars[:3]...).enter(win("startup").busts(1)).learn()
	c.Is("members.tiny.busted", true, "members.swagger.busted", false, "members.tiny.level", 2)
	c.Do("job", "dark-horse").Do("sit", "cleo").refusesField("jailed", "tiny")
	c.Do("field", "swagger").Is("crew.0.member", "swagger", "crew.0.player", "cleo")
	c.Do("back").Do("back").Do("job", "bricks").Do("sit", "cleo").Do("field", "tiny").Is("crew.0.member", "tiny")
}

// MAS-289: a player takes a character of the own level or below, new or used.
func TestAPlayerTakesCharactersUpToTheOwnLevel(t *testing.T) {
	c := opened(t, 3).member("ace", "thug", 2, "assault", "hurry").member("rook", "burglar", 1, "hurry", "bypass").Set("players.ben.level", 2)
	c.Do("job", "startup").Do("sit", "ada").refusesField("player-level", "ace").Refuses("hub.why.player-level", "create", 2)
	c.Do("field", "rook").Do("sit", "ben").Do("field", "ace").Is("crew.0.member", "rook", "crew.1.member", "ace", "crew.1.player", "ben")
}

// MAS-290..296: a new character is built at any level up to the player's, with
// the upgrades of the levels below: at 2 one skill of choice, at 3 the
// character, at 4 the other skill, each a choice of two, and nothing after.
func TestAHighCharacterIsBuiltLevelByLevel(t *testing.T) {
	c := opened(t, 3).players(4)
	c.Do("job", "startup").Do("sit", "ada").Do("create", 4).Refuses("hub.why.amateur-first", "class", "bruiser")
	c.Do("class", "thug").Refuses("hub.why.amateur-first", "skill-card", "ninja").Do("skill-card", "hurry").Refuses("hub.why.same-skill", "skill-card", "hurry")
	c.Do("skill-card", "linger").Is("draft.character", "thug", "draft.skills", []string{"hurry", "linger"}, "draft.grown", 1)
	c.Offered("train hurry ninja", "train hurry prowl", "train linger tamper", "train linger intrude", "back")
	c.Refuses("hub.why.skill-level", "promote", "bruiser").Refuses("hub.why.no-upgrade", "train", "hurry", "tamper").Refuses("hub.why.not-your-skill", "train", "bypass", "extract")
	c.Do("train", "linger", "tamper").Is("draft.skills", []string{"hurry", "tamper"}, "draft.grown", 2)
	c.Offered("promote bruiser", "promote operative", "back").Refuses("hub.why.character-level", "train", "hurry", "ninja").Refuses("hub.why.no-upgrade", "promote", "grifter")
	c.Do("promote", "operative").Is("draft.character", "operative", "draft.grown", 3)
	c.Offered("train hurry ninja", "train hurry prowl", "back").Refuses("hub.why.pro-already", "train", "tamper", "intrude")
	c.Do("train", "hurry", "prowl").Do("name", "hush")
	c.Is("members.hush.character", "operative", "members.hush.skills", []string{"prowl", "tamper"}, "members.hush.level", 4)
}

// MAS-298, MAS-299: one character of each class: no Grease Man beside a Burglar.
func TestOneCharacterOfEachClass(t *testing.T) {
	c := opened(t, 3).players(3).member("ace", "grease-man", 3, "assault", "hurry").member("rook", "burglar", 1, "hurry", "bypass").member("jinx", "thug", 1, "linger", "wing-it")
	c.Do("job", "startup").Do("sit", "ada").Do("field", "ace").Do("sit", "ben").refusesField("class", "rook")
	c.Do("field", "jinx").Is("crew.1.member", "jinx")
	c.Do("sit", "cleo").Do("create", 1).Refuses("hub.why.class", "class", "thug").Do("class", "lookout").Is("draft.character", "lookout")
}

// MAS-300, MAS-302: of three characters with Wing It any two go, the third does
// not.
func TestLarryCurlyAndMoe(t *testing.T) {
	names := []string{"ace", "rook", "jinx"}
	for third := range names {
		c := opened(t, 3).member("ace", "thug", 1, "wing-it", "hurry").member("rook", "burglar", 1, "wing-it", "bypass").member("jinx", "lookout", 1, "linger", "wing-it")
		c.Do("job", "startup").Do("sit", "ada").Do("field", names[(third+1)%3]).Do("sit", "ben").Do("field", names[(third+2)%3])
		c.Is("crew.1.member", names[(third+2)%3]).Do("sit", "cleo").refusesField("skill-cards", names[third])
		c.Do("create", 1).Do("class", "shutter-bug").Refuses("hub.why.skill-cards", "skill-card", "wing-it").Do("skill-card", "bypass").Is("draft.skills", []string{"bypass"})
	}
}

// MAS-301: Steal and Pilfer are the two sides of the same two cards.
func TestAProPairIsTwoCards(t *testing.T) {
	c := opened(t, 3).players(2).member("ace", "thug", 2, "steal", "hurry").member("rook", "burglar", 2, "pilfer", "bypass")
	c.member("jinx", "lookout", 2, "linger", "steal").member("lark", "pickpocket", 1, "linger", "smash-n-grab")
	c.Do("job", "startup").Do("sit", "ada").Do("field", "ace").Do("sit", "ben").Do("field", "rook").Do("sit", "cleo").refusesField("skill-cards", "jinx")
	c.Do("field", "lark").Is("crew.2.member", "lark")
}

// MAS-300, MAS-301: a character that is built takes cards that the chairs have
// left when it is finished: with both cards of Steal and Pilfer gone Smash 'n'
// Grab can be learnt but not improved; with both of Hurry gone Hurry is learnt
// only to be improved.
func TestABuiltCharacterFitsTheChairs(t *testing.T) {
	c := opened(t, 3).players(4).member("ace", "thug", 2, "steal", "hurry").member("rook", "burglar", 2, "pilfer", "hurry")
	c.Do("job", "startup").Do("sit", "ada").Do("field", "ace").Do("sit", "ben").Do("field", "rook").Do("sit", "cleo")
	four := &city{c.Fork()}
	four.Do("create", 4).Do("class", "lookout").Refuses("hub.why.skill-cards", "skill-card", "smash-n-grab").Do("skill-card", "hurry").Do("skill-card", "bypass")
	one := &city{c.Fork()}
	one.Do("create", 1).Do("class", "lookout").Refuses("hub.why.skill-cards", "skill-card", "hurry").Do("skill-card", "smash-n-grab")
	c.Do("create", 2).Do("class", "lookout").Do("skill-card", "hurry").Refuses("hub.why.same-skill", "skill-card", "hurry").Do("skill-card", "smash-n-grab")
	c.Refuses("hub.why.skill-cards", "train", "smash-n-grab", "steal").Offered("train hurry ninja", "train hurry prowl", "back")
	c.Do("train", "hurry", "ninja").Do("name", "jinx").Is("members.jinx.skills", []string{"ninja", "smash-n-grab"}, "crew.2.member", "jinx")
}

// The pre-built characters are offered with their cards, at the level asked for.
func TestPreBuiltCharactersAreOffered(t *testing.T) {
	c := opened(t, 3).players(2)
	c.Do("job", "startup").Do("sit", "ada").Do("create", 2).Do("pre-built", "swagger").Asks(0, "hub.prompt.skill-lesson")
	c.Is("draft.name", "swagger", "draft.character", "angry-locksmith", "members.swagger", nil)
	c.Do("train", "hit-n-run", "blast").Is("members.swagger.skills", []string{"blast", "linger"}, "members.swagger.level", 2, "crew.0.member", "swagger")
	c.Do("sit", "ben").Do("create", 1).Refuses("hub.why.not-pre-built", "pre-built", "raven").Refuses("hub.why.class", "pre-built", "karma").Refuses("hub.why.name-taken", "pre-built", "swagger")
}

// MAS-275, MAS-276, MAS-285: players come and go between heists; new ones are
// level 1, who comes back is as before; a crew of three plays after one of four.
func TestPlayersComeAndGo(t *testing.T) {
	c := opened(t, 4).setOut("startup", regulars...).enter(win("startup")).learn()
	c.Is("players.dan.level", 2, "players.dan.heists", 1, "players.eve", nil)
	c.Do("leave", "dan").Is("players.dan.here", false, "players.dan.level", 2).Refuses("hub.why.not-here", "leave", "dan")
	c.Do("join", "eve").Is("players.eve.level", 1, "players.eve.here", true, "players.eve.heists", 0).Refuses("hub.why.is-here", "join", "eve")
	c.Do("job", "dark-horse").Refuses("hub.why.not-here", "sit", "dan").Refuses("hub.why.too-few", "depart")
	c.Do("sit", "eve").refusesField("player-level", "swagger").Do("create", 1).Do("pre-built", "karma")
	c.Do("sit", "ada").Do("field", "smokes").Do("sit", "ben").Do("field", "tiny").Do("depart").Is("stage", "heist", "heist.seats", 3)
	d := c
	d.enter(win("dark-horse")).learn()
	d.Is("players.eve.level", 2, "players.dan.level", 2, "players.ada.level", 3, "members.smokes.level", 3, "crew.0", nil)
	d.Do("join", "dan").Is("players.dan.here", true, "players.dan.level", 2)
	for _, p := range []string{"ada", "ben", "cleo", "eve"} {
		d.Do("leave", p)
	}
	d.Refuses("hub.why.last-player", "leave", "dan").Is("players.dan.here", true)
}

// One person may run the whole crew: one player, who rises by one level.
func TestOnePlayerHoldsSeveralChairs(t *testing.T) {
	c := opened(t, 3)
	c.Do("job", "startup")
	for _, name := range regulars[:3] {
		c.Do("sit", "ada").Do("create", 1).Do("pre-built", name)
	}
	d := c
	d.Do("depart")
	d.enter(win("startup")).Is("players.ada.level", 2, "players.ada.heists", 1, "players.ben.level", 1, "players.ben.heists", 0)
	d.learn().Is("members.swagger.level", 2, "members.tiny.level", 2, "members.iceheart.level", 2)
}

// A team of bots that can find no crew at all comes to an end: it retires. People can
// always go back to the city.
func TestATeamWithoutACrewRetires(t *testing.T) {
	c := opened(t, 3)
	cards := game.Info().Refs[campaign.KindCharacter].IDs
	roots := game.Info().Refs[campaign.KindSkill].IDs[:7]
	for n, name := range game.Info().Refs[campaign.KindMember].IDs {
		c.member(name, cards[3*(n%8)], 1, roots[n/8%7], roots[(n/8+1+n/56%6)%7]).Set("members."+name+".busted", true)
	}
	c.Do("job", "startup").Do("sit", "ada").Refuses("hub.why.no-names", "create", 1).refusesField("jailed", "swagger").Offered("back")
	r := rules.Rand{S: 5}
	for n := 0; !c.S.Turn().Done; n++ {
		legal := rules.Worthwhile(c.S, c.S.Legal(nil))
		a := legal[r.Intn(len(legal))]
		breakout := a.Verb == c.Act("job", "startup").Verb && masters.Heist(a.Args[0]).County()
		if game.Info().Verbs[a.Verb].Name == "retire" && len(legal) > 1 || breakout {
			continue
		}
		if err := c.S.Apply(a, nil); err != nil || n > 4000 {
			t.Fatalf("after %d decisions: %v", n, err)
		}
	}
	c.Is("stage", "closed")
}

// The book has names for more characters than cards: the 129th gets one with a number.
func TestTheBookOfNamesGoesOn(t *testing.T) {
	ids := game.Info().Refs[campaign.KindMember].IDs
	if len(ids) != 240 || ids[128] != "ace-ii" {
		t.Fatalf("the book has %d names, the 129th %q", len(ids), ids[128])
	}
	c := opened(t, 3)
	cards, roots := game.Info().Refs[campaign.KindCharacter].IDs, game.Info().Refs[campaign.KindSkill].IDs[:7]
	for n, name := range ids[:128] {
		c.member(name, cards[3*(n%8)], 1, roots[n/8%7], roots[(n/8+1+n/56%6)%7]).Set("members."+name+".busted", true)
	}
	c.Do("job", "startup").Do("sit", "ada").Do("create", 1)
	var made *city
	for _, class := range []string{"thug", "lookout", "burglar"} {
		for i, first := range roots {
			for _, second := range roots[:i] {
				d := &city{c.Fork()}
				if d.Do("class", class).listed("skill-card", first) && d.Do("skill-card", first).listed("skill-card", second) {
					made = d.Do("skill-card", second)
				}
			}
		}
	}
	made.Do("name", "ace-ii").Is("members.ace-ii.level", 1, "crew.0.member", "ace-ii")
	if got := say(t)(made.state().MemberName(128)); got != "Ace II" {
		t.Errorf("the name is %q", got)
	}
}

// MAS-479: people go back and forth between two heists as often as they like: no count
// of steps binds them, and no crew is ever out of reach for good.
func TestGoingBackAndForthNeverEnds(t *testing.T) {
	c := opened(t, 3)
	for range 40 {
		c.Do("leave", "ada").Do("join", "ada")
	}
	c.Is("steps", 64)
	for range 40 {
		c.Do("job", "startup").Do("back")
	}
	c.Do("job", "startup").Do("sit", "ada").Do("create", 1).Do("class", "thug").Do("back").Do("back").Do("back").Asks(-1, "hub.prompt.city")
	c.Do("join", "eve").Do("leave", "eve").Do("job", "black-box").Do("back").Do("job", "startup")
	c.Do("sit", "ada").Do("create", 1).Do("pre-built", "swagger").Do("sit", "ben").Do("create", 1).Do("pre-built", "tiny").Do("sit", "cleo").Do("create", 1).Do("pre-built", "iceheart")
	c.Do("depart").Is("steps", 0)
}

// MAS-479: bots leave out what leads back to where the campaign has been, while there is
// anything else, and give it up after 64 such steps.
func TestBotsDoNotWander(t *testing.T) {
	verbs := func(c *city) map[string]int {
		n := map[string]int{}
		for _, a := range rules.Worthwhile(c.S, c.S.Legal(nil)) {
			n[game.Info().Verbs[a.Verb].Name]++
		}
		return n
	}
	c := opened(t, 3)
	if v := verbs(c); v["job"] == 0 || len(v) != 1 {
		t.Errorf("in the city bots think about %v", v)
	}
	if v := verbs(opened(t, 3).Set("steps", 64)); v["retire"] != 1 || len(v) != 1 {
		t.Errorf("after 64 steps bots think about %v", v)
	}
	if v := verbs(c.Do("job", "startup")); v["back"] != 0 || v["sit"] != 3 {
		t.Errorf("for the first chair bots think about %v", v)
	}
	// Nothing but a step back is left for a crew of four that the County does not take.
	d := opened(t, 4).member("ace", "burglar", 1, "hurry", "bypass").member("badger", "lookout", 1, "linger", "bypass").
		member("birdie", "pickpocket", 1, "linger", "wing-it").member("bishop", "thug", 1, "hit-n-run", "wing-it").member("blink", "shutter-bug", 1, "hurry", "yank-wires").
		Set("members.blink.busted", true).crew("bricks", "ace", "badger", "birdie", "bishop")
	if v := verbs(d); v["back"] != 1 || len(v) != 1 {
		t.Errorf("with the wrong four bots think about %v", v)
	}
	d.Refuses("hub.why.needs-jailed", "depart")
}

// MAS-421: the final score is the cash after part 2 of The Final Score, the best of
// several, whatever the team does afterwards; until then it is the cash in hand.
func TestTheFinalScoreStays(t *testing.T) {
	c := opened(t, 3).Set("cash", 27)
	if got := c.S.Outcome().Seats[0]; got.Total != 27 || got.Parts[0].Key != "purse" {
		t.Errorf("before The Final Score the score is %+v", got)
	}
	s := c.state()
	s.History = append(s.History, campaign.Entry{Heist: masters.FinalSouth, Success: true, After: 15}, campaign.Entry{Heist: masters.FinalNorth, Success: true, After: 17},
		campaign.Entry{Heist: masters.Heist(0), Success: true, After: 27}, campaign.Entry{Heist: masters.FinalNorth, After: 40})
	if got := s.Outcome().Seats[0]; got.Total != 17 || got.Parts[0].Key != "final" {
		t.Errorf("after The Final Score with $17k the score is %+v", got)
	}
	s.History = append(s.History, campaign.Entry{Heist: masters.FinalNorth, Success: true, After: 21})
	if got := s.Outcome().Seats[0].Total; got != 21 {
		t.Errorf("of $17k and $21k the score is %d", got)
	}
	if got := s.Heists(); got != 2 {
		t.Errorf("%d heists were played; the parts of The Final Score are one", got)
	}
}

// MAS-276: after three chairs come four, and the other way round, however many players
// the campaign has.
func TestThreeAndFourChairsBothWays(t *testing.T) {
	c := opened(t, 3).setOut("startup", "swagger", "tiny", "iceheart").Is("seats", 4).enter(result{}).learn()
	c.Do("join", "dan").crew("inclusion", "swagger", "tiny", "iceheart", "smokes").Refuses("hub.why.full", "sit", "ada").Do("depart").enter(result{}).learn()
	c.setOut("dark-horse", "swagger", "tiny", "iceheart").Is("stage", "heist")
	if _, setup, _, ok := c.state().Match(); !ok || setup.Seats != 3 {
		t.Errorf("a match of %d seats follows three filled chairs", setup.Seats)
	}
	if in := game.Info(); in.MinSeats != 4 || in.MaxSeats != 4 {
		t.Errorf("a campaign is set up for %d to %d seats", in.MinSeats, in.MaxSeats)
	}
}

// MAS-480: a draft never leads where only dropping it is left: what could only become a
// character that there is already is refused at once.
func TestADraftHasAWayOn(t *testing.T) {
	c := opened(t, 3).players(2)
	for i, pro := range [][2]string{{"assault", "wing-it"}, {"blast", "wing-it"}, {"hit-n-run", "concoct"}, {"hit-n-run", "improvise"}} {
		c.member([]string{"ace", "badger", "birdie", "bishop"}[i], "thug", 2, pro[0], pro[1])
	}
	c.Do("job", "startup").Do("sit", "ada").Do("create", 2).Do("class", "thug").Do("skill-card", "hit-n-run")
	c.Refuses("hub.why.twin", "skill-card", "wing-it").Do("skill-card", "hurry")
	if n := len(c.S.Legal(nil)); n != 5 {
		t.Errorf("%d ways on, want four lessons and a step back", n)
	}
}

// Names that people gave stand in what the referee tells.
func TestEventsUseTheNamesThatPeopleGave(t *testing.T) {
	c := opened(t, 3).Do("job", "startup").Set("players.ada.label", "Zoe").Do("sit", "ada")
	for _, e := range c.Events {
		if m := rules.Told(c.S, e); strings.Contains(say(t)(m), "Ada") || !strings.Contains(say(t)(m), "Zoe") {
			t.Errorf("told is %q", say(t)(m))
		}
	}
}

// The hint says how a job suits the team.
func TestTheHintSaysHowAJobSuits(t *testing.T) {
	c := opened(t, 3)
	for job, want := range map[string]string{"startup": "hub.advice.job", "black-box": "hub.advice.hard-job"} {
		if got := c.S.Advice(c.Act("job", job)).Key; got != want {
			t.Errorf("%s is advised with %s, want %s", job, got, want)
		}
	}
	if got := say(t)(c.S.Describe(c.Act("job", "black-box"))); got != "Plan The Black Box (Pro, for a stronger team)" {
		t.Errorf("the offer says %q", got)
	}
	c.Is("heists.black-box.difficulty", "pro", "heists.black-box.fits", "stronger", "heists.startup.difficulty", "amateur", "heists.startup.fits", "team")
	if got := c.S.Advice(c.Act("join", "eve")).Key; got != "hub.advice.join" {
		t.Errorf("an arrival is advised with %s", got)
	}
	if got := c.Set("heists.startup.tried", true, "heists.startup.won", true).S.Advice(c.Act("job", "startup")).Key; got != "hub.advice.won-job" {
		t.Errorf("a job that was won is advised with %s", got)
	}
}

package campaign_test

import (
	"errors"
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
	b, err := c.state().MarshalMsg(nil)
	if err != nil {
		t.Fatal(err)
	}
	back := &campaign.State{}
	if _, err := back.UnmarshalMsg(b); err != nil || back.Validate() != nil || !back.Same(c.S) {
		t.Errorf("the campaign is not read: %v", err)
	}
	j, _ := c.S.MarshalJSON()
	if err := (&campaign.State{}).UnmarshalJSON(j); err != nil {
		t.Error(err)
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

// A team that can find no crew at all comes to an end: it can only retire.
func TestATeamWithoutACrewRetires(t *testing.T) {
	c := opened(t, 3)
	cards := game.Info().Refs[campaign.KindCharacter].IDs
	roots := game.Info().Refs[campaign.KindSkill].IDs[:7]
	n := 0
	for i, first := range roots {
		for _, second := range roots[:i] {
			for class := 0; class < 8 && n < len(game.Info().Refs[campaign.KindMember].IDs); class++ {
				c.member(game.Info().Refs[campaign.KindMember].IDs[n], cards[3*class], 1, first, second).Set("members."+game.Info().Refs[campaign.KindMember].IDs[n]+".busted", true)
				n++
			}
		}
	}
	c.Do("job", "startup").Do("sit", "ada").Refuses("hub.why.no-names", "create", 1).refusesField("jailed", "swagger").Offered("back")
	r := rules.Rand{S: 5}
	for n := 0; !c.S.Turn().Done; n++ {
		legal := c.S.Legal(nil)
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

// At most 32 steps back and to and fro come between two heists; then what is
// left to do must be done.
func TestGoingBackAndForthEnds(t *testing.T) {
	c := opened(t, 3)
	for range 16 {
		c.Do("leave", "ada").Do("join", "ada")
	}
	c.Is("steps", 32).Refuses("hub.why.steps", "leave", "ada").Refuses("hub.why.steps", "join", "eve")
	c.Do("job", "startup").Do("sit", "ada").Refuses("hub.why.steps", "back").Do("create", 1).Do("pre-built", "swagger")
	c.Do("sit", "ben").Do("create", 1).Do("pre-built", "tiny").Do("sit", "cleo").Do("create", 1).Do("pre-built", "iceheart")
	d := c
	d.Do("depart").Is("steps", 0)
	d.enter(result{}).learn()
	d.Do("leave", "ada").Is("steps", 1, "players.ada.here", false)
	if got := campaign.State(*d.state()); got.Steps != 1 {
		t.Errorf("%d steps", got.Steps)
	}
}

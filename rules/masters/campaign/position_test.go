package campaign_test

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"safehouse/assets/text"
	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/masters"
	"safehouse/rules/masters/campaign"
	"safehouse/rules/rulestest"
)

// campaignAfter is a campaign of bots after some decisions at first sight.
func campaignAfter(t testing.TB, seed uint64, decisions int) *campaign.State {
	t.Helper()
	s, err := game.New(rules.Setup{Seats: 4, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	r := rules.Rand{S: seed}
	for range decisions {
		legal := s.Legal(nil)
		if len(legal) == 0 {
			break
		}
		if err := s.Apply(legal[s.Playout(legal, &r)], nil); err != nil {
			t.Fatal(err)
		}
	}
	return s.(*campaign.State)
}

// Inconsistent positions are refused with a reason and change nothing.
func TestInconsistentCampaignsAreRefused(t *testing.T) {
	c := opened(t, 3).setOut("startup", regulars[:3]...).enter(win("startup")).learn()
	for _, pairs := range [][]any{
		{"cash", -1}, {"cash", 10000}, {"jewels", 1000}, {"fixers.old-friend.won", false}, {"stage", "nowhere"}, {"stage", "heist"}, {"stage", "training"},
		{"job", "startup"}, {"job", "bank"}, {"seats", 3}, {"options.heists", 3}, {"items.radio.owned", 2}, {"items.radio.stock", 3}, {"heists.hole.won", true},
		{"heists.startup.won", false}, {"heists.startup.tried", false}, {"players.ada", nil}, {"players.ada.level", 5}, {"players.ada.level", 0}, {"players.ada.label", " x"},
		{"players.zoe", map[string]any{"label": "", "level": 1, "heists": 0, "here": true}}, {"members.swagger", nil}, {"members.swagger.level", 1},
		{"members.swagger.character", "safecracker"}, {"members.swagger.skills", []string{"hurry"}}, {"members.swagger.skills", []string{"hurry", "bypass"}},
		{"members.swagger.skills", []string{"hurry", "flying"}}, {"members.swagger.label", strings.Repeat("x", 25)}, {"crew.0", map[string]any{"player": "ada", "member": "swagger"}},
		{"sitter", "ada"}, {"pupil", 1}, {"steps", 65}, {"achievements.final-score", 1}, {"seed", "x"}, {"drawn", -1}, {"heist", map[string]any{}}, {"draft", map[string]any{}},
		{"players", map[string]any{"ada": nil, "ben": nil, "cleo": nil}}, {"upcoming", []any{map[string]any{"die": 3}}}, {"achievements.spent-out", false, "history", []any{map[string]any{}}},
		{"nonsense", 1}, {"characters_played.nobody", true}, {"settled_match", strings.Repeat("m", 65)},
	} {
		before := c.S.Clone()
		if err := c.TrySet(pairs...); err == nil {
			t.Errorf("%v was taken", pairs)
		}
		if !c.S.Same(before) {
			t.Fatalf("%v changed the campaign", pairs)
		}
	}
}

// A heist on the table belongs to the campaign around it.
func TestAHeistOfAnotherCrewIsRefused(t *testing.T) {
	c := opened(t, 3).setOut("startup", regulars[:3]...)
	for _, pairs := range [][]any{
		{"heist", nil}, {"stage", "city"}, {"job", "inclusion"}, {"crew.0.member", "tiny"}, {"members.swagger.character", "burglar"}, {"heist.over", true},
		{"heist.fixers.fence", true}, {"heist.figures.0.character", "burglar"}, {"heist.noise", 99},
	} {
		if err := c.TrySet(pairs...); err == nil {
			t.Errorf("%v was taken", pairs)
		}
	}
	c.Set("heist.figures.0.ideas", 9).Is("heist.figures.0.ideas", 9)
}

// A position that is accepted stays one by what is done in it: setting out does
// not make one heist too many of those that were tried.
func TestSettingOutKeepsACampaignConsistent(t *testing.T) {
	c := opened(t, 3)
	c.Set("heists.dark-horse.tried", true)
	if err := c.TrySet("heists.inclusion.tried", true); err == nil {
		t.Error("two heists were tried that nobody knows of")
	}
	if err := c.setOut("startup", regulars[:3]...).state().Validate(); err != nil {
		t.Error(err)
	}
}

// What is saved is the campaign, to the last field, and damaged data never
// panics.
func TestACampaignIsSavedWhole(t *testing.T) {
	for seed := range uint64(4) {
		s := campaignAfter(t, seed, 700)
		b, err := s.MarshalJSON()
		if err != nil {
			t.Fatal(err)
		}
		var back campaign.State
		if err := back.UnmarshalJSON(b); err != nil || !back.Same(s) {
			t.Fatalf("seed %d: %v", seed, err)
		}
		for i := 0; i < len(b); i += 1 + len(b)/300 {
			c := append([]byte(nil), b...)
			c[i] ^= 0xff
			var x campaign.State
			if x.UnmarshalJSON(c) == nil {
				playOn(t, &x)
			}
			if x.UnmarshalJSON(b[:i]) == nil {
				t.Fatalf("seed %d: %d of %d bytes are a whole campaign", seed, i, len(b))
			}
		}
	}
}

// playOn takes a few decisions, which must not panic.
func playOn(t testing.TB, s *campaign.State) {
	t.Helper()
	r := rules.Rand{S: 7}
	for range 40 {
		legal := s.Legal(nil)
		if len(legal) == 0 {
			return
		}
		if err := s.Apply(legal[r.Intn(len(legal))], nil); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Validate(); err != nil {
		t.Fatal(err)
	}
}

func FuzzUnmarshalJSON(f *testing.F) {
	for seed := range uint64(3) {
		b, err := campaignAfter(f, seed, int(30+400*seed)).MarshalJSON()
		if err != nil {
			f.Fatal(err)
		}
		f.Add(b)
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		var s campaign.State
		if json.Valid(b) && s.UnmarshalJSON(b) == nil {
			playOn(t, &s)
		}
	})
}

// Every reason can be heard, in words.
func TestEveryReasonCanBeHeard(t *testing.T) {
	b, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	heard := map[string]bool{}
	hear := func(c *city) {
		in := game.Info()
		for v := 1; v < len(in.Verbs); v++ {
			for x := range 70 {
				for _, y := range []int{0, 6, 8, 14, 20} {
					m := c.S.Why(rules.Do(rules.Verb(v), x, y))
					if m.IsZero() || heard[m.Key] {
						continue
					}
					heard[m.Key] = true
					if s := b.Say("rivercity", m); s == "" || strings.Contains(s, "«") {
						t.Errorf("%s is said as %q", m.Key, s)
					}
				}
			}
		}
	}
	c := opened(t, 4).players(2).member("ace", "thug", 2, "steal", "hurry").member("rook", "burglar", 2, "pilfer", "bypass").member("jinx", "lookout", 2, "linger", "steal")
	c.member("lark", "bruiser", 3, "ninja", "bypass").member("iris", "burglar", 1, "hurry", "yank-wires").member("echo", "pickpocket", 1, "hurry", "linger")
	hear(c)
	c.Do("leave", "dan")
	hear(c)
	c.Do("job", "startup")
	hear(c)
	c.Do("sit", "ada")
	hear(c)
	c.Do("field", "ace").Do("sit", "ben").Do("field", "rook").Do("sit", "cleo")
	hear(c)
	c.Do("create", 1)
	hear(c)
	c.Do("class", "pickpocket")
	hear(c)
	c.Do("skill-card", "linger")
	hear(c)
	c.Do("back").Do("create", 2).Do("class", "pickpocket").Do("skill-card", "linger").Do("skill-card", "wing-it")
	hear(c)
	c.Do("train", "wing-it", "concoct")
	hear(c)
	c.Do("name", "dash").Do("sit", "ada")
	hear(c)
	c.Do("create", 1).Do("pre-built", "crazy-eyes")
	hear(c)
	d := opened(t, 4).crew("startup", regulars...)
	hear(d)
	d.Do("depart")
	hear(d)
	d.enter(win("startup").busts(0))
	hear(d)
	d.learn().Do("join", "eve")
	hear(d)
	d.Do("job", "startup").Do("sit", "ada")
	hear(d)
	d.Do("back").Do("back").Do("job", "bricks").Do("sit", "ada").Do("field", "tiny").Do("sit", "ben").Do("field", "iceheart").Do("sit", "cleo").Do("field", "smokes")
	hear(d)
	e := opened(t, 3).players(3).member("ace", "thug", 2, "steal", "hurry").crew("startup", "ace", "swagger", "iceheart").Do("depart").enter(result{})
	hear(e)
	e.learn().Set("steps", 32)
	hear(e)
	e.Set("players.ben.here", false, "players.cleo.here", false)
	hear(e)
	g := opened(t, 3).players(3).member("ace", "bruiser", 3, "steal", "hurry").crew("startup", "ace", "swagger", "iceheart").Do("depart").enter(result{})
	hear(g)
	e.Do("retire")
	hear(e)
	full := opened(t, 3)
	cards := game.Info().Refs[campaign.KindCharacter].IDs
	for i, name := range game.Info().Refs[campaign.KindMember].IDs {
		class := cards[3*(i%8)]
		pairs := [][2]string{{"hurry", "smash-n-grab"}, {"bypass", "smash-n-grab"}, {"linger", "smash-n-grab"}, {"wing-it", "smash-n-grab"}, {"hit-n-run", "smash-n-grab"}, {"yank-wires", "smash-n-grab"}, {"linger", "yank-wires"}, {"wing-it", "yank-wires"}, {"hurry", "bypass"}, {"hurry", "linger"}, {"hurry", "wing-it"}, {"bypass", "linger"}, {"bypass", "wing-it"}, {"linger", "wing-it"}, {"hurry", "yank-wires"}, {"bypass", "yank-wires"}}
		full.member(name, class, 1, pairs[i/8%16][0], pairs[i/8%16][1])
	}
	full.Do("job", "startup").Do("sit", "ada")
	hear(full)
	for _, key := range game.Info().Says {
		if strings.HasPrefix(key, "hub.why.") && !heard[key] {
			t.Errorf("nobody ever hears %s", key)
		}
	}
}

// The story of two heists as everybody reads it: a change of wording shows.
func TestStoryOfTheHub(t *testing.T) {
	b, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	say := func(m rules.Message) string { return b.Say("rivercity", m) }
	c := opened(t, 3)
	do := func(verb string, operands ...any) {
		fmt.Fprintf(&out, "\n%s\n", say(c.S.Prompt()))
		for _, a := range c.S.Legal(nil) {
			mark := " "
			if a == c.Act(verb, operands...) {
				mark = ">"
			}
			fmt.Fprintf(&out, "%s %s\n", mark, say(c.S.Describe(a)))
		}
		c.Do(verb, operands...)
		for _, e := range c.Events {
			fmt.Fprintf(&out, "    %s\n", say(c.state().Tell(e)))
		}
	}
	enter := func(id string, r result) {
		rec := &rules.Recorder{}
		if err := c.state().Enter(id, c.end(r), rec); err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&out, "\nThe heist is over.\n")
		for _, e := range rec.Events {
			fmt.Fprintf(&out, "    %s\n", say(c.state().Tell(e)))
		}
	}
	do("job", "inclusion")
	for i, name := range regulars[:2] {
		do("sit", people[i])
		do("create", 1)
		do("pre-built", name)
	}
	do("sit", "cleo")
	do("create", 1)
	do("class", "lookout")
	do("skill-card", "linger")
	do("skill-card", "bypass")
	do("name", "hush")
	if err := c.state().Rename(44, "Wanda"); err == nil {
		t.Error("somebody who is not there was renamed")
	}
	if err := c.state().RenamePlayer(1, "Bertha"); err != nil {
		t.Error(err)
	}
	c.Do("depart")
	enter("one", win("inclusion").and("team", 6).busts(1))
	do("train", "linger", "tamper")
	do("train", "hit-n-run", "blast")
	do("train", "bypass", "extract")
	do("job", "bricks")
	do("sit", "ada")
	do("field", "tiny")
	do("back")
	do("back")
	do("leave", "cleo")
	do("join", "eve")
	do("retire")
	for _, m := range c.S.Outcome().Remarks {
		fmt.Fprintf(&out, "%s\n", say(m))
	}
	if rulestest.Updating() {
		if err := os.WriteFile("testdata/story.txt", []byte(out.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile("testdata/story.txt")
	if err != nil {
		t.Fatal(err)
	}
	if out.String() != string(want) {
		t.Errorf("the story is another one; look at it and run with -update:\n%s", out.String())
	}
}

// reloaded is a campaign after a save and a load; every 40th is validated as well.
func reloaded(t *testing.T, s rules.State, decision int) rules.State {
	t.Helper()
	b, err := s.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	back := game.Empty()
	if err := back.UnmarshalJSON(b); err != nil || !back.Same(s) {
		t.Fatalf("decision %d: %v", decision, err)
	}
	if decision%40 == 0 {
		if err := back.Validate(); err != nil {
			t.Fatalf("decision %d: %v", decision, err)
		}
	}
	return back
}

// SAFEHOUSE_SOAK=1: whole campaigns of bots, from the first job to The Final
// Score or until they give up, with a save and a load between any two
// decisions.
func TestWholeCampaignsWithASaveBetweenAnyTwoDecisions(t *testing.T) {
	campaigns, heists := 1, 2
	if os.Getenv("SAFEHOUSE_SOAK") == "1" {
		campaigns, heists = 12, 200
	}
	finals, tried, jobs := 0, 0, 0
	for seed := range uint64(campaigns) {
		s, err := game.New(rules.Setup{Seats: 4, Seed: seed, Options: rules.Options{"heists": heists}})
		if err != nil {
			t.Fatal(err)
		}
		r := rules.Rand{S: seed}
		var legal []rules.Action
		for n := 0; ; n++ {
			s = reloaded(t, s, n)
			if legal = s.Legal(legal[:0]); len(legal) == 0 {
				break
			}
			if err := s.Apply(legal[s.Playout(legal, &r)], nil); err != nil {
				t.Fatal(err)
			}
		}
		c := s.(*campaign.State)
		jobs += len(c.History)
		for _, e := range c.History {
			if e.Heist == masters.FinalSouth {
				tried++
			}
		}
		if c.Feats.Has(campaign.FinalScore) {
			finals++
		}
		if c.Stage != campaign.Closed {
			t.Errorf("campaign %d ends in stage %d", seed, c.Stage)
		}
	}
	t.Logf("%d campaigns of %d heists, The Final Score tried %d times and done in %d", campaigns, jobs, tried, finals)
	if jobs < campaigns*2 {
		t.Errorf("%d heists in %d campaigns", jobs, campaigns)
	}
}

// Bots of every level plan a job that suits the team as long as one is open, and do not retire: a
// search that ends in the hub finds all choices alike, and noise would choose.
func TestBotsPlanJobsThatSuitTheTeam(t *testing.T) {
	asked := 0
	for seed := range uint64(20) {
		s, err := game.New(rules.Setup{Seats: 4, Seed: seed, Options: rules.Options{"heists": 3}})
		if err != nil {
			t.Fatal(err)
		}
		r := rules.Rand{S: seed}
		for n := 0; !s.Turn().Done; n++ {
			c := s.(*campaign.State)
			legal := s.Legal(nil)
			if c.Heist == nil && c.Stage == campaign.City {
				asked++
				open := slices.ContainsFunc(legal, func(a rules.Action) bool {
					g := masters.Heist(a.Args[0])
					return verb(a) == "job" && c.Fits(g) == 0 && c.Won>>g&1 == 0
				})
				for _, name := range []string{"easy", "normal"} {
					lv, err := bot.FindLevel(name)
					if err != nil {
						t.Fatal(err)
					}
					q := bot.Seed(seed, n)
					list, err := bot.Choose(t.Context(), rules.View(s, s.Turn().Open.First()), s.Turn().Open.First(), lv, bot.Budget{Iterations: 300, Crew: rules.Everyone}, &q)
					if err != nil {
						t.Fatal(err)
					}
					switch a := list[0].Action; {
					case verb(a) == "retire":
						t.Errorf("seed %d, %d heists: %s retires", seed, len(c.History), name)
					case open && verb(a) == "job" && c.Fits(masters.Heist(a.Args[0])) > 0:
						t.Errorf("seed %d, %d heists: %s: %v, though a job that fits is open", seed, len(c.History), name, s.Describe(a))
					}
				}
			}
			if err := s.Apply(legal[s.Playout(legal, &r)], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if asked < 40 {
		t.Errorf("only %d decisions were looked at", asked)
	}
}

// verb is the name of an action's verb.
func verb(a rules.Action) string { return game.Info().Verbs[a.Verb].Name }

// SAFEHOUSE_SOAK=1: campaigns of hard bots that search a little, from the first
// job until The Final Score is done, with a save and a load between any two
// decisions.
func TestBotsDoTheFinalScore(t *testing.T) {
	if os.Getenv("SAFEHOUSE_SOAK") != "1" {
		t.Skip("SAFEHOUSE_SOAK=1 plays it")
	}
	hard, err := bot.FindLevel("hard")
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(4) {
		s, err := game.New(rules.Setup{Seats: 4, Seed: seed, Options: rules.Options{"heists": 200}})
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; !s.Turn().Done; n++ {
			s = reloaded(t, s, n)
			r := bot.Seed(seed, n)
			seat := s.Turn().Open.First()
			list, err := bot.Choose(t.Context(), rules.View(s, seat), seat, hard, bot.Budget{Iterations: 60, Crew: rules.Everyone}, &r)
			if err != nil {
				t.Fatal(err)
			}
			if err := s.Apply(list[0].Action, nil); err != nil {
				t.Fatal(err)
			}
		}
		c := s.(*campaign.State)
		won := 0
		for _, e := range c.History {
			if e.Success {
				won++
			}
		}
		t.Logf("campaign %d: %d heists, %d won, team cash $%dk", seed, len(c.History), won, c.Cash)
		if !c.Feats.Has(campaign.FinalScore) {
			t.Errorf("campaign %d: The Final Score is not done after %d heists", seed, len(c.History))
		}
	}
}

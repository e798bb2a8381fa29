package campaign_test

import (
	"testing"

	"safehouse/rules/masters"
)

// Each achievement is earned by what it asks for and by nothing less, once.
// MAS-422..432.
func TestAchievements(t *testing.T) {
	for _, x := range []struct {
		feat string
		got  result
		not  result
	}{
		// MAS-422: won with at least two characters at 0 ideas.
		{"spent-out", win("startup").and("feats", map[string]any{"two-empty": true}), win("startup")},
		// MAS-423: won with at least one busted.
		{"sacrifice", win("startup").busts(0), result{}.busts(0)},
		// MAS-424: busted by a last ditch 1 that needed 2 or more.
		{"snake-eye", result{"feats": map[string]any{"unlucky-one": true}}.busts(0), result{}.busts(0)},
		// MAS-425 asks for the County, below.
		// MAS-426: $20k unspent at the start.
		{"well-funded", result{"feats": map[string]any{"rich-start": true}}, result{"team": 30}},
		// MAS-427: a round without noise.
		{"quiet-round", result{"feats": map[string]any{"silent-round": true}}, result{}},
		// MAS-428: no event ever affected the team.
		{"untouched", result{}, result{"feats": map[string]any{"event-hit": true}}},
		// MAS-429: five different Fixers in one heist.
		{"connected", result{"fixers": five(5), "hired": five(5)}, result{"fixers": five(5), "hired": five(4)}},
	} {
		c := opened(t, 3)
		for _, f := range helpers {
			c.Set("fixers."+f+".won", true)
		}
		d := &city{c.Fork()}
		path := "achievements." + x.feat
		c.Is(path, false).setOut("startup", regulars[:3]...).enter(x.got).Is(path, true)
		if earned := c.entry(0)["achievements"].(map[string]any); earned[x.feat] != true {
			t.Errorf("the history does not tell of %s: %v", x.feat, earned)
		}
		d.setOut("startup", regulars[:3]...).enter(x.not).Is(path, false)
		c.learn()
		for _, name := range regulars[:3] {
			c.Set("members."+name+".busted", false)
		}
		c.setOut("startup", regulars[:3]...).enter(x.got).Is(path, true)
		if earned := c.entry(0)["achievements"].(map[string]any); earned[x.feat] == true {
			t.Errorf("%s was earned twice", x.feat)
		}
	}
}

// helpers are five Fixers.
var helpers = []string{"old-friend", "fence", "visage", "curator", "shell"}

// five is the first n of five Fixers.
func five(n int) map[string]any {
	m := map[string]any{}
	for _, f := range helpers[:n] {
		m[f] = true
	}
	return m
}

// MAS-425: a County heist with all members starting inside; one outside is too
// many.
func TestAnAttemptWithEverybodyInside(t *testing.T) {
	for inside := 2; inside <= 3; inside++ {
		c := opened(t, 3).setOut("startup", regulars[:3]...).enter(result{}.busts([]int{0, 1, 2}[:inside]...)).learn()
		c.setOut("bricks", regulars[:3]...).enter(result{"figures.0.marks": map[string]any{"imprisoned": true}}.busts(0, 1, 2))
		c.Is("achievements.all-inside", inside == 3)
	}
}

// MAS-430: The Final Score, and again with The Mayor's help.
func TestTheFinalScoreTwice(t *testing.T) {
	c := finale(t, opened(t, 4).players(4))
	c.Is("achievements.final-score", true, "achievements.mayors-return", false, "fixers.mayor.won", true).learn()
	d := &city{c.Fork()}
	finale(t, c).Is("achievements.mayors-return", true, "fixers.mayor.used", true)
	d.Set("fixers.mayor.won", false)
	finale(t, d).Is("achievements.mayors-return", false)
}

// MAS-431: every scenario won; one is not enough.
func TestEveryJobWon(t *testing.T) {
	for _, left := range []string{"startup", "inclusion"} {
		c := opened(t, 3)
		entry := map[string]any{
			"success": true, "cash_before": 0, "cash_after": 0, "jewels": 0, "rounds": 5, "fixer": "none", "achievements": map[string]any{}, "match": "",
			"crew": []any{},
		}
		crew := []any{}
		for i, name := range regulars[:3] {
			c.member(name, []string{"angry-locksmith", "thug", "street-urchin"}[i], 1, []string{"hit-n-run", "hit-n-run", "bypass"}[i], []string{"linger", "wing-it", "yank-wires"}[i])
			crew = append(crew, map[string]any{"player": people[i], "member": name, "level": 1, "busted": false})
		}
		history, pairs := []any{}, []any{}
		for g := range masters.Heist(masters.Heists) {
			id := g.Card().ID
			if id == left || id == "startup" {
				continue
			}
			e := map[string]any{}
			for k, v := range entry {
				e[k] = v
			}
			e["heist"], e["crew"] = id, crew
			history = append(history, e)
			pairs = append(pairs, "heists."+id+".won", true, "heists."+id+".tried", true)
		}
		c.Set(append(pairs, "history", history)...)
		c.setOut("startup", regulars[:3]...).enter(win("startup")).Is("achievements.every-job", left == "startup", "heists.startup.won", true)
	}
}

// MAS-432: all amateurs, all conventional pros, all oddball pros, all 24.
func TestPlayingEveryCharacter(t *testing.T) {
	amateurs := []string{"angry-locksmith", "thug", "street-urchin", "script-kiddie", "burglar", "lookout", "pickpocket", "shutter-bug"}
	conventional := []string{"safecracker", "bruiser", "grifter", "black-hat", "ghost-runner", "watchman", "thief", "technician"}
	oddball := []string{"demolitions-guy", "operative", "mastermind", "hacktivist", "grease-man", "sentinel", "con-artist", "tinkerer"}
	for feat, cards := range map[string][]string{"all-amateurs": amateurs, "conventional": conventional, "oddball": oddball} {
		c := opened(t, 3).players(3)
		pairs := []any{}
		for _, x := range cards[1:] {
			pairs = append(pairs, "characters_played."+x, true)
		}
		c.Set(pairs...)
		level, second := 1, "hurry"
		if feat != "all-amateurs" {
			level, second = 3, "ninja"
		}
		c.member("ace", cards[0], level, "linger", second)
		d := &city{c.Fork()}
		c.setOut("startup", "ace", "tiny", "iceheart").enter(result{}).Is("achievements."+feat, true, "characters_played."+cards[0], true, "achievements.full-cast", false)
		d.setOut("startup", "swagger", "tiny", "iceheart").enter(result{})
		if feat != "all-amateurs" {
			d.Is("achievements."+feat, false, "characters_played."+cards[0], false)
		}
	}
	c := opened(t, 3)
	pairs := []any{}
	for _, list := range [][]string{amateurs[1:], conventional, oddball} {
		for _, x := range list {
			pairs = append(pairs, "characters_played."+x, true)
		}
	}
	c.Set(pairs...).Is("achievements.full-cast", false).setOut("startup", regulars[:3]...).enter(result{}).Is("achievements.full-cast", true, "achievements.all-amateurs", true)
}

package masters_test

import "testing"

// What the heist remembers for the achievements.

// over3 ends a stage whose crew stands where it is.
func (s *table) over3() *table {
	s.T.Helper()
	return s.over("thug", "burglar", "pickpocket")
}

// won is a stage of The Inclusion Job that is won when it ends.
func won(t *testing.T) *table {
	t.Helper()
	return stage(t, "inclusion", "i3", "thug").loot("jewel-1", "won", "jewel-2", "won", "jewel-3", "won").ideas(1, 1, 1)
}

// MAS-422: won with two characters at 0 ideas.
func TestFeatTwoWithoutIdeas(t *testing.T) {
	won(t).ideas(0, 0, 1).over3().Is("feats.two-empty", true)
	won(t).ideas(0, 1, 1).over3().Is("feats.two-empty", nil)
	won(t).ideas(0, 0, 0).loot("jewel-1", "box").over3().Is("feats.two-empty", nil)
}

// MAS-423: won with a busted character.
func TestFeatWonWithABustedCharacter(t *testing.T) {
	s := won(t).stand("0", "f4").over3().Is(me("status"), "busted").Scores([]int{0, 0, 0}, 0, 1, 2)
	won(t).over3().Is(me("status"), "escaped")
	s.Refuses("why.over", "done", "thug")
}

// MAS-424: busted by a last ditch 1 where 2 or more were needed.
func TestFeatUnluckyOne(t *testing.T) {
	end := func(die int, way ...string) *table {
		s := stage(t, "inclusion", "g4", "thug").escape()
		for _, h := range way {
			s.Do("declare", "thug", h)
		}
		s.Next("die", die).Do("roll", "thug").Do("run", "thug", way[0])
		return s.do("done thug", "done burglar", "done pickpocket").Is(me("status"), "busted")
	}
	end(1, "h3", "i3").Is("feats.unlucky-one", true)
	end(2, "f4", "f3", "f2").Is("feats.unlucky-one", nil)
	end(1, "h3").Is("feats.unlucky-one", nil)
}

// MAS-425: a County job with everybody inside.
func TestFeatAllInside(t *testing.T) {
	opened(t, 3, "bricks", "inside", 3).Is("feats.all-inside", true)
	opened(t, 3, "bricks", "inside", 2).Is("feats.all-inside", nil)
	opened(t, 4, "bricks", "inside", 3).Is("feats.all-inside", nil)
}

// MAS-426: $20k unspent at the start.
func TestFeatRichStart(t *testing.T) {
	start := func(cash int, spend bool) *table {
		s := opened(t, 3, "inclusion", "cash", cash)
		if spend {
			s.Do("buy", "radio", s.name(0))
		}
		for i := range 3 {
			s.Do("start", s.name(i), []string{"i3", "i3", "i5"}[i]).Do("ready", s.name(i))
		}
		return s.Is("phase", "action")
	}
	start(20, false).Is("feats.rich-start", true)
	start(19, false).Is("feats.rich-start", nil)
	start(21, true).Is("feats.rich-start", nil)
}

// MAS-427, MAS-458: a round without noise; one in which Escape is called does not
// count.
func TestFeatSilentRound(t *testing.T) {
	stage(t, "inclusion", "f4", "thug").finish().Is("feats.silent-round", true)
	stage(t, "inclusion", "f4", "thug").Set(me("owed"), 1).finish().Is("feats.silent-round", nil)
	stage(t, "inclusion", "f4", "thug").Do("call-escape").Is("feats.silent-round", nil)
}

// MAS-428: whether an event ever affected the team.
func TestFeatNoEventAffectedTheTeam(t *testing.T) {
	stage(t, "inclusion", "f4", "thug").event("14").Is("feats.event-hit", nil)
	stage(t, "inclusion", "f4", "thug").put("e4", "locks", 1).event("14").Is("feats.event-hit", true)
	stage(t, "inclusion", "f4", "thug").ideas(1).event("18").Is("feats.event-hit", true)
	stage(t, "inclusion", "f4", "thug").crisis("c4").Is("feats.event-hit", nil)
}

// MAS-429: which fixers have been used.
func TestFeatFixersUsed(t *testing.T) {
	s := opened(t, 3, "inclusion", "cash", 30, "fixers", 2).Is("hired", map[string]bool{})
	s.Do("hire", "shell", 1).Do("hire", "connoisseur", 1).Do("buy", "radio", s.name(0)).Next("chit", "lock").Do("survey", "d2").Do("tip", s.name(0))
	s.Is("hired", map[string]bool{"shell": true, "connoisseur": true, "fence": true, "visage": true, "machinist": true}).Refuses("hired", "hire", "shell", 1)
}

// MAS-283: cash on whoever escapes is the team's.
func TestCashOnTheEscapedIsTheTeams(t *testing.T) {
	s := stage(t, "inclusion", "h3", "thug").ideas(1).Set(me("cash"), 4, "team", 1).escape().Do("run", "thug", "i3").Is("team", 5, me("cash"), 0)
	s.do("done thug", "done burglar", "done pickpocket").Is("team", 5).Scores([]int{5, 5, 5})
}

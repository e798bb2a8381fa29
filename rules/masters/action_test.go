package masters_test

import (
	"testing"

	"safehouse/rules"
	"safehouse/rules/match"
)

// MAS-068, MAS-069: Punch is M, S, N, N: each once per symbol.
func TestPunchIsMoveSubdueAndTwoNoise(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").put("f4", "guards", 1).wantSubs("").Do("act", "thug", "punch").wantSubs("MSNN")
	s.Do("subdue", "thug", "f4", "guard").Do("move", "thug", "f3").wantSubs("NN").Refuses("no-sub", "move", "thug", "f4")
	s.Do("done", "thug").Is("noise", 2, "round", 2)
}

// MAS-070, MAS-071, MAS-209: everything but noise and alerts may be left; those
// are taken all the same.
func TestOnlyNoiseAndAlertsAreRequired(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").Set(me("skills"), []string{"blast", "linger"}, me("die"), 3).deck("3", "8", "9", "11", "z1").put("f4", "guards", 1)
	s.Do("act", "thug", "detonate").wantSubs("USSDN").hasDeck("8", "9", "11", "z1").Do("done", "thug")
	s.Is("noise", 1, "round", 2).chits("f4", "guards", 1).hasDeck("9", "11", "z1")
}

// MAS-072, MAS-188: M goes to an adjacent tile with the own token and no closed
// lock; tokens of others do not help.
func TestAMoveNeedsAnOwnToken(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").acting("move", 2).Set(me("plan"), map[string]bool{"e4": true, "g4": true, "d4": true}).put("g4", "locks", 1)
	s.wantVerb("move", "thug e4").Refuses("unplanned", "move", "thug", "f3").Refuses("not-adjacent", "move", "thug", "d4").Refuses("locked", "move", "thug", "g4")
	s.Do("move", "thug", "e4").Is(me("at"), "e4", me("left.move"), 1)
}

// MAS-073: an entrance needs no token.
func TestAnEntranceNeedsNoToken(t *testing.T) {
	s := stage(t, "inclusion", "h3", "thug").acting("move", 2).Set(me("plan"), map[string]bool{})
	s.wantVerb("move", "thug i3").Do("move", "thug", "i3").Refuses("unplanned", "move", "thug", "h3")
}

// MAS-074, MAS-075: U opens one closed lock next door, not on the own tile.
func TestUnlockReachesAdjacentTilesOnly(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").acting("unlock", 2).put("e4", "locks", 1, "f4", "locks", 1, "d4", "locks", 1)
	s.wantVerb("unlock", "thug e4").Refuses("own-tile", "unlock", "thug", "f4").Refuses("not-adjacent", "unlock", "thug", "d4").Refuses("no-lock", "unlock", "thug", "g4")
	s.Do("unlock", "thug", "e4").chits("e4", "locks", 0, "e4", "opened", 1).Is(me("left.unlock"), 1)
}

// MAS-076, MAS-312: S subdues a guard or a dog on the own tile or next to it.
func TestSubdueReachesTheOwnTileAndTheNext(t *testing.T) {
	s := stage(t, "inclusion", "f4", "grease-man").acting("subdue", 3).stand("1", "g4").put("f4", "guards", 1, "g4", "dogs", 1, "g4", "guards", 1, "d4", "guards", 1)
	s.wantVerb("subdue", "grease-man f4 guard", "grease-man g4 guard", "grease-man g4 dog").Refuses("out-of-reach", "subdue", "grease-man", "d4", "guard")
	s.Refuses("no-such-guard", "subdue", "grease-man", "f4", "dog").Do("subdue", "grease-man", "g4", "dog").chits("g4", "dogs", 0, "g4", "tamed", 1, "g4", "guards", 1)
	s.Do("subdue", "grease-man", "f4", "guard").chits("f4", "guards", 0, "f4", "subdued", 1)
}

// MAS-077: D disables a live camera on the own tile or next to it.
func TestDisableReachesTheOwnTileAndTheNext(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").acting("disable", 2).put("f4", "cameras", 1, "e4", "cameras", 2, "d4", "cameras", 1, "g4", "disabled", 1)
	s.wantVerb("disable", "thug f4", "thug e4").Refuses("out-of-reach", "disable", "thug", "d4").Refuses("no-camera", "disable", "thug", "g4")
	s.Do("disable", "thug", "e4").chits("e4", "cameras", 1, "e4", "disabled", 1)
}

// MAS-078: I is an idea for who acts.
func TestAnIdeaIsForWhoActs(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").acting("idea", 1).Do("think", "thug").hasIdeas(1, 0, 0)
	s.Refuses("no-sub", "think", "thug")
}

// MAS-079: R reveals an unknown tile anywhere on the board.
func TestRevealWorksAnywhere(t *testing.T) {
	s := stage(t, "inclusion", "h3", "thug").acting("reveal", 2).put("c6", "unknown", true, "d7", "unknown", true).Set("bag.camera", 1, "bag.lock", 1)
	s.Refuses("known", "reveal", "thug", "e4").Refuses("unknown-left", "thin", "thug").Refuses("gap", "reveal", "thug", "a1")
	s.Next("chit", "camera").Do("reveal", "thug", "c6").chits("c6", "unknown", false, "c6", "cameras", 1, "c6", "disabled", 0, "d7", "unknown", true).Is("bag.camera", 0)
}

// MAS-080, MAS-081: with every tile known R takes a chit out of the bag; with the
// bag empty it does nothing.
func TestASurplusRevealThinsTheBag(t *testing.T) {
	s := stage(t, "inclusion", "h3", "thug").acting("reveal", 3).Set("bag.camera", 1, "bag.lock", 1).Next("chit", "lock")
	s.Do("thin", "thug").Is("bag.camera", 1, "bag.lock", 0, me("left.reveal"), 2).Do("thin", "thug").Is("bag.camera", 0, me("left.reveal"), 1)
	s.Refuses("bag-empty", "thin", "thug").hasIdeas(0)
}

// MAS-082, MAS-083: L is $1k from the supply, anywhere; outdoors it is the team's
// at once.
func TestLootComesFromTheSupplyAnywhere(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").acting("loot", 2).Do("loot", "thug").Is(me("cash"), 1, "team", 0).Do("loot", "thug").Is(me("cash"), 2)
	s.Refuses("no-sub", "loot", "thug")
	stage(t, "inclusion", "i3", "thug").acting("loot", 1).Do("loot", "thug").Is(me("cash"), 0, "team", 1)
}

// MAS-186, MAS-204, MAS-205: sub-actions are performed in any order, mixed with those of
// others.
func TestSubActionsAreInterleaved(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug", "burglar").awake("1").stand("1", "g4").ideas(0, 1).put("e4", "guards", 1)
	s.Do("act", "thug", "punch").Do("act", "burglar", "dart").Do("move", "burglar", "f4").Do("subdue", "thug", "e4", "guard")
	s.Do("move", "burglar", "e4").Do("move", "thug", "f3").Is(me("at"), "f3", other("at"), "e4")
	s.fork().Do("done", "burglar").Do("done", "thug").Is("noise", 3, "round", 2)
	s.Refuses("no-sub", "move", "thug", "f4")
}

// MAS-197, MAS-198: at the start of every round each character in play rolls, also
// outdoors; busted ones do not.
func TestEveryCharacterInPlayRolls(t *testing.T) {
	s := stage(t, "inclusion", "e4", "thug").stand("1", "f4").deck("m1", "c3", "c3", "3", "8", "z1")
	s.Next("die", 5, "die", 6).finish().Is("round", 2, me("status"), "busted", me("die"), 1, other("die"), 5, "figures.2.die", 6, "figures.2.at", "i3")
}

// MAS-199, MAS-201: a character takes one action a round, and the choice is binding.
func TestAChoiceIsBinding(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").Do("act", "thug", "walk").Refuses("acted", "act", "thug", "punch").wantVerb("act")
	s.Do("done", "thug").Is("round", 2).wantOffered("act thug walk")
}

// MAS-200, MAS-213, MAS-214: the example of modifying a roll. An Angry Locksmith with Wing It and Smash
// 'n' Grab and a 1 has Walk, Pick, Discover and Punch; for an idea Smash and
// Strongarm, or Grab and Scamper.
func TestExampleOfModifyRoll(t *testing.T) {
	s := stage(t, "inclusion", "f4", "angry-locksmith").Set(me("skills"), []string{"wing-it", "smash-n-grab"}, other("skills"), []string{"hurry", "bypass"}, me("die"), 1)
	s.wantVerb("act", "angry-locksmith walk", "angry-locksmith pick", "angry-locksmith discover", "angry-locksmith punch")
	s.ideas(1).wantVerb("act", "angry-locksmith walk", "angry-locksmith pick", "angry-locksmith discover", "angry-locksmith punch",
		"angry-locksmith smash", "angry-locksmith strongarm", "angry-locksmith grab", "angry-locksmith scamper")
	s.fork().Do("act", "angry-locksmith", "strongarm").Is(me("die"), 2).hasIdeas(0)
	s.fork().Do("act", "angry-locksmith", "scamper").Is(me("die"), 6).hasIdeas(0)
	s.fork().Do("act", "angry-locksmith", "punch").Is(me("die"), 1).hasIdeas(1)
	s.Refuses("no-ideas", "act", "angry-locksmith", "short").Refuses("no-such-act", "act", "angry-locksmith", "bash")
}

// MAS-202, MAS-203: every idea turns the die by one, round the corner from 6 to 1
// and from 1 to 6.
func TestTheDieTurnsRoundTheCorner(t *testing.T) {
	// Bypass: bump, pause, pick, sprint, run, pick.
	for die, costs := range map[int]map[string]int{
		1: {"bump": 0, "pause": 1, "pick": 1, "sprint": 3, "run": 2},
		6: {"bump": 1, "pause": 2, "pick": 0, "sprint": 2, "run": 1},
		4: {"bump": 3, "pause": 2, "pick": 1, "sprint": 0, "run": 1},
	} {
		for act, cost := range costs {
			s := stage(t, "inclusion", "f4", "street-urchin").Set(me("skills"), []string{"bypass", "linger"}, me("die"), die)
			s.fork().ideas(cost).Do("act", "street-urchin", act).hasIdeas(0)
			if cost > 0 {
				s.ideas(cost-1).Refuses("no-ideas", "act", "street-urchin", act)
			}
		}
	}
}

// MAS-208: nobody passes: the phase does not end before every character in play,
// active NPCs included, has chosen an action.
func TestNobodyPasses(t *testing.T) {
	s := stage(t, "side-channel", "c4", "thug").awake("1", "npc").Refuses("must-act", "done", "thug").Refuses("must-act", "done", "shell")
	s.Do("act", "thug", "walk").Do("done", "thug").Is("phase", "action", "round", 1).Do("act", "burglar", "walk").Do("done", "burglar").Is("round", 1)
	s.Do("act", "shell", "pause").Do("done", "shell").Is("round", 2)
}

// MAS-212: Escape can be called at any time; the Event phase still comes first.
func TestCallingEscapeStillRunsTheEventPhase(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").deck("1", "c5", "3", "z1").Do("act", "thug", "walk").Do("call-escape")
	s.Is("phase", "escape", "bag.camera", 3, "noise", 1, "dealt", []string{"1", "c5"}, "flags.panic", true).hasDeck("3", "z1")
	s.Refuses("when-round", "call-escape")
}

// played is a match that goes on from a stage.
func (s *table) match() *match.Match {
	return match.Resume(game, rules.Setup{Seats: 3, Seed: 1}, make([]match.Controller, 3), s.S.Clone(), 0, nil)
}

// MAS-206, MAS-207: an action can be undone until a chit has come to light, by R,
// by an auto-reveal or by an ally; undo gives the exact position back.
func TestAnActionIsUndoneUntilSomethingIsRevealed(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").ideas(1).put("g4", "cameras", 1, "d4", "unknown", true).stand("1", "i5").Set("bag.lock", 1, me("die"), 4)
	m := s.match()
	for _, a := range []rules.Action{s.Act("act", "thug", "sprint"), s.Act("move", "thug", "g4")} {
		if _, err := m.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	now := tableOf(s.Fork())
	now.S = m.State()
	now.hasIdeas(0).hasDeck(quiet[1:]...).Is(me("at"), "g4", me("owed"), 2, me("die"), 5)
	for range 2 {
		if err := m.Undo(); err != nil {
			t.Fatal(err)
		}
	}
	if !m.State().Same(s.S) {
		t.Error("undo does not give the position back")
	}
	for _, a := range []rules.Action{s.Act("act", "thug", "sprint"), s.Act("move", "thug", "f3"), s.Act("move", "thug", "e4")} {
		if _, err := m.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	now.S = m.State()
	now.chits("d4", "unknown", false, "d4", "locks", 1)
	if m.NoUndo().IsZero() || m.Undo() == nil {
		t.Error("a revealed chit is taken back")
	}
}

// MAS-215, MAS-216: the example of interleaving and undoing. A runner takes Sprint and reveals a
// lock with its first M; an Angry Locksmith one tile away takes Pick with
// EFFICIENT PICKER, moves up, opens the lock, and the runner goes on. The four
// noises count together.
func TestExampleOfInterleavingAndUndoing(t *testing.T) {
	s := stage(t, "inclusion", "f4", "burglar", "angry-locksmith").awake("1").stand("1", "g4").ideas(0, 1).Set(me("die"), 5, "bag.lock", 1)
	s.put("d4", "unknown", true)
	m := s.match()
	for _, a := range []rules.Action{s.Act("act", "burglar", "sprint"), s.Act("move", "burglar", "e4")} {
		if _, err := m.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	if m.Undo() == nil {
		t.Error("the runner takes back what revealed a lock")
	}
	s.S = m.State()
	s.chits("d4", "locks", 1).Is(me("left.move"), 2).Refuses("locked", "move", "burglar", "d4")
	s.Do("act", "angry-locksmith", "pick").Do("pick-on", "angry-locksmith").hasIdeas(0, 0).Do("move", "angry-locksmith", "f4")
	s.Refuses("not-adjacent", "unlock", "angry-locksmith", "d4")
	// One tile away is one tile too far for U: the Locksmith stood beside the runner's way.
	s.stand("1", "e5").Do("unlock", "angry-locksmith", "d4").chits("d4", "locks", 0, "d4", "opened", 1)
	s.do("move burglar d4", "move burglar c4", "done burglar", "done angry-locksmith").Is(me("at"), "c4", "noise", 4, "round", 2)
}

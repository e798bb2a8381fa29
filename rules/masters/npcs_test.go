package masters_test

import (
	"strings"
	"testing"
)

// NPCs and the safe.

// npcCards are the sides of the NPC cards: two actions for any roll, a third for a
// 6. A Guide's special action is the scenario's.
var npcCards = []struct {
	heist, name string
	panic       bool
	acts, onSix string
	special     string
}{
	{"greedy-prisoner", "prisoner", false, "crawl:M pause:I", "dash:MMN", ""},
	{"greedy-prisoner", "prisoner", true, "run:MMNN hesitate:IN", "sprint:MMMNN", ""},
	{"hospitality", "hostage", false, "crawl:M handle:USD", "pause:I", ""},
	{"hospitality", "hostage", true, "run:MMNN whimper:N", "pause:I", ""},
	{"melee", "guide", false, "stride:MRN card-flick:", "observe:IRN", "card-flick"},
	{"melee", "guide", true, "run:MMNN card-flick:", "walk:MN", "card-flick"},
	{"side-channel", "shell", false, "stride:MRN pause:I", "observe:IRN", "pause"},
	{"side-channel", "shell", true, "run:MMNN pause:I", "walk:MN", "pause"},
	{"final-north", "mayor", false, "crawl:M handle:USD", "pause:I", ""},
}

// withNPC is a stage on which the NPC is in play and has not acted.
func withNPC(t testing.TB, heist, at, npcAt string, crew ...string) *table {
	t.Helper()
	s := stage(t, heist, at, crew...)
	for id, h := range s.Get("hexes").(map[string]any) {
		if h.(map[string]any)["remote"] != "none" || h.(map[string]any)["door"] == true {
			s.put(id, "remote", "none", id, "door", false)
		}
	}
	return s.Set("figures.npc.status", "in-play", "figures.npc.at", npcAt, "figures.npc.die", 1, "figures.npc.ideas", 0,
		"figures.npc.marks", map[string]bool{}, "figures.npc.action", "none")
}

// npcSubs checks what the NPC has to perform.
func (s *table) npcSubs(letters string) *table {
	s.T.Helper()
	want, owed := map[string]int{}, 0
	for _, name := range subNames {
		want[name] = 0
	}
	for _, r := range letters {
		if r == 'N' {
			owed++
		} else {
			want[subNames[r]]++
		}
	}
	return s.Is("figures.npc.left", want, "figures.npc.owed", owed)
}

// MAS-357..359, MAS-367, MAS-371: an active NPC takes one action of the side that
// lies up: two with any die, the third on a 6, to which its own ideas may turn
// the die.
func TestAnNPCTakesTheActionsOfItsSide(t *testing.T) {
	for _, c := range npcCards {
		at := mapOf(c.heist).sorted()[3]
		s := withNPC(t, c.heist, at, at, "thug").Set("flags.panic", c.panic)
		var any []string
		for _, a := range strings.Fields(c.acts) {
			id, letters, _ := strings.Cut(a, ":")
			any = append(any, c.name+" "+id)
			for die := 1; die <= 6; die++ {
				s.fork().Set("figures.npc.die", die).Do("act", c.name, id).npcSubs(letters).Is("figures.npc.die", die)
			}
		}
		six, letters, _ := strings.Cut(c.onSix, ":")
		npcActs := func(f *table) []string {
			var l []string
			for _, o := range f.verbsOf("act") {
				if strings.HasPrefix(o, c.name) {
					l = append(l, o)
				}
			}
			return l
		}
		if got := npcActs(s); len(got) != len(any) && !strings.Contains(c.acts, six) {
			t.Errorf("%s has %v with a 1", c.name, got)
		}
		s.Refuses("no-such-act", "act", c.name, "chaos")
		s.fork().Set("figures.npc.die", 6).Do("act", c.name, six).npcSubs(letters)
		if !strings.Contains(c.acts, six+":") {
			s.fork().Set("figures.npc.die", 4).Refuses("no-ideas", "act", c.name, six)
			s.fork().Set("figures.npc.die", 4, "figures.npc.ideas", 2).Do("act", c.name, six).Is("figures.npc.ideas", 0, "figures.npc.die", 6)
			s.fork().Set("figures.npc.die", 1, "figures.npc.ideas", 1).Do("act", c.name, six).Is("figures.npc.ideas", 0, "figures.npc.die", 6)
		}
	}
}

// MAS-360: NPCs need no planning tokens and have no skills.
func TestAnNPCNeedsNoTokens(t *testing.T) {
	s := withNPC(t, "melee", "b2", "c2", "thug").Is("figures.npc.plan", map[string]bool{}, "figures.npc.skills", []string{})
	s.Do("act", "guide", "stride").wantVerb("move", "guide b2", "guide d2", "guide c3", "guide d3").Do("move", "guide", "d2").Is("figures.npc.at", "d2")
	p := opened(t, 3, "melee")
	p.Refuses("npc-plans", "plan", "guide", "b2").Refuses("npc-plans", "ready", "guide")
}

// MAS-361, MAS-362, MAS-445: a captive does nothing, reveals nothing and is no
// character for events.
func TestACaptiveDoesNothing(t *testing.T) {
	s := stage(t, "hospitality", "d5", "thug").Is("figures.npc.status", "captive", "figures.npc.at", "i4").Set("bag.lock", 1).put("i4", "subdued", 1, "h4", "unknown", true)
	s.chits("h4", "unknown", true).Refuses("captive", "act", "hostage", "crawl").event("23").chits("i4", "subdued", 1, "h4", "unknown", true).Is("round", 2, "figures.npc.die", 1)
	opened(t, 3, "hospitality").Refuses("captive", "start", "hostage", "e1")
}

// MAS-363, MAS-364: a Hostage is taken by a player character on its tile; it rolls
// at once, and PLOTTING ESCAPE gives it 3 ideas.
func TestAHostageIsTakenOnItsTile(t *testing.T) {
	s := stage(t, "hospitality", "h4", "thug").Refuses("no-hostage", "seize", "thug").stand("0", "i4").Next("die", 6)
	s.Do("seize", "thug").Is("figures.npc.status", "in-play", "figures.npc.die", 6, "figures.npc.ideas", 3, me("marks.acted"), nil)
	s.wantOffered("act hostage crawl", "act hostage handle", "act hostage pause").Refuses("no-hostage", "seize", "thug").Refuses("npc-seizes", "seize", "hostage")
	p := stage(t, "hospitality", "i4", "thug").Set("flags.panic", true).Do("seize", "thug")
	p.Is("figures.npc.ideas", 0)
}

// MAS-363, MAS-365: a Prisoner is free when no remote lock, keycard door or active
// guard bars it, and rolls at once.
func TestAPrisonerIsFreeWhenNothingBarsIt(t *testing.T) {
	s := stage(t, "greedy-prisoner", "c2", "thug").put("e2", "guards", 1).Is("figures.npc.at", "e2", "figures.npc.status", "captive")
	s.Do("server", "thug").Is("figures.npc.status", "captive").stand("0", "d2").acting("subdue", 1).Next("die", 5).Do("subdue", "thug", "e2", "guard")
	s.Is("figures.npc.status", "in-play", "figures.npc.die", 5, "flags.freed", true).wantOffered("act prisoner crawl")
}

// MAS-368: an active NPC is a character: it reveals, trips cameras, is held,
// carries loot and ideas, counts for events, escapes and can be busted.
func TestAnActiveNPCIsACharacter(t *testing.T) {
	s := withNPC(t, "melee", "b2", "c2", "thug").deck("3", "8", "9", "11", "z1").Set("bag.lock", 1).put("d2", "cameras", 1, "e2", "unknown", true).loot("jewel-1", "d2")
	s.Set("figures.npc.left.move", 2, "figures.npc.marks.acted", true, "figures.npc.action", "run").Do("move", "guide", "d2").hasDeck("8", "9", "11", "z1").chits("e2", "unknown", false, "e2", "locks", 1)
	s.Do("take", "guide", "jewel").hasLoot("jewel-1", "carried:npc").put("d2", "guards", 1).Refuses("held", "move", "guide", "c2")
	s.put("d2", "guards", 0, "d2", "subdued", 1).Do("done", "guide").event("23").chits("d2", "guards", 1)
	e := withNPC(t, "melee", "b1", "f2", "thug").Set("figures.npc.ideas", 1).loot("jewel-1", "carried:npc").escape().Do("run", "guide", "g1").hasLoot("jewel-1", "won")
	b := withNPC(t, "melee", "b1", "e3", "thug").escape().do("done guide", "done thug", "done burglar", "done pickpocket")
	b.Is("figures.npc.status", "busted", "over", true)
	e.Do("done", "guide").Is("figures.npc.status", "escaped")
}

// Prisoner, MAS-369: GETTING MY BEARINGS: it never subdues; panicked it may.
func TestThePrisonerSubduesInPanicOnly(t *testing.T) {
	s := withNPC(t, "greedy-prisoner", "c5", "c5", "script-kiddie").ideas(1).put("c5", "guards", 1).Refuses("lend-subdue", "lend-hand", "script-kiddie", "prisoner", "subdue")
	s.Set("figures.npc.left.subdue", 1).Refuses("never-subdues", "subdue", "prisoner", "c5", "guard")
	s.Set("flags.panic", true).Do("subdue", "prisoner", "c5", "guard").chits("c5", "subdued", 1)
}

// Hostage: SQUIRRELY: at the end of the Action phase, alone on its tile, it costs
// the nearest player character 1 idea or the team 2 noises; on both sides.
func TestTheHostageIsSquirrely(t *testing.T) {
	for _, panicked := range []bool{false, true} {
		s := withNPC(t, "hospitality", "d5", "e5", "thug").ideas(1, 1).Set("flags.panic", panicked, "figures.npc.marks", map[string]bool{"acted": true, "done": true}, "figures.npc.action", "crawl")
		s.finish().Asks(-1, "prompt.nervous").Offered("calm thug", "take-noise").Refuses("not-nearest", "calm", "burglar")
		s.fork().Do("calm", "thug").hasIdeas(0, 1).Is("noise", 0, "round", 2)
		s.Do("take-noise").hasIdeas(1, 1).Is("noise", 2, "round", 2)
		c := withNPC(t, "hospitality", "e5", "e5", "thug").ideas(1).Set("flags.panic", panicked, "figures.npc.marks", map[string]bool{"acted": true, "done": true}, "figures.npc.action", "crawl")
		c.finish().hasIdeas(1).Is("noise", 0, "round", 2)
	}
	s := withNPC(t, "hospitality", "d5", "e5", "thug").Set("figures.npc.marks", map[string]bool{"acted": true, "done": true}, "figures.npc.action", "crawl").finish()
	s.Is("noise", 2, "round", 2).Refuses("no-hostage", "seize", "thug")
}

// Guide: TALKATIVE, panicked only: 1 noise at the end of the Action phase on or
// next to a player character.
func TestThePanickedGuideIsTalkative(t *testing.T) {
	end := func(at string, panicked bool) *table {
		s := withNPC(t, "melee", "c3", at, "thug").Set("flags.panic", panicked, "figures.npc.marks", map[string]bool{"acted": true, "done": true}, "figures.npc.action", "run")
		return s.finish().Is("round", 2)
	}
	end("c3", true).Is("noise", 1)
	end("d3", true).Is("noise", 1)
	end("e3", true).Is("noise", 0)
	end("d3", false).Is("noise", 0)
}

// MAS-470: noise that comes when everybody is done, of TALKATIVE and of SQUIRRELY, can
// still be taken away by the Diversion Artist; without such noise nobody is asked.
func TestDecoysTakeTheLastNoiseAway(t *testing.T) {
	guide := func(at string) *table {
		s := withNPC(t, "melee", "c3", at, "thug").Set("flags.panic", true, "decoys", 4, "figures.npc.marks", map[string]bool{"acted": true, "done": true}, "figures.npc.action", "run")
		return s.wantNotOffered("decoy").finish()
	}
	s := guide("c3").Asks(-1, "prompt.decoy").Offered("decoy", "decline")
	s.fork().Do("decline").Is("noise", 1, "decoys", 4, "round", 2)
	s.Do("decoy").Is("noise", 0, "decoys", 3, "round", 2)
	guide("e3").Is("noise", 0, "decoys", 4, "round", 2)
	hostage := func(decoys int) *table {
		s := withNPC(t, "hospitality", "d5", "e5", "thug").Set("decoys", decoys, "figures.npc.marks", map[string]bool{"acted": true, "done": true}, "figures.npc.action", "crawl")
		return s.finish()
	}
	hostage(3).Asks(-1, "prompt.decoy").Do("decoy").Is("due", 1).Asks(-1, "prompt.decoy").Do("decoy").Is("noise", 0, "decoys", 1, "round", 2)
	hostage(1).Do("decoy").Is("noise", 1, "decoys", 0, "round", 2)
	hostage(0).Is("noise", 2, "round", 2)
}

// MAS-366: on both sides of the card nobody turns back.
func TestPanicLasts(t *testing.T) {
	s := stage(t, "side-channel", "c4", "thug").crisis("c5").Is("flags.panic", true).awakeAll().Set("figures.npc.marks", map[string]bool{"acted": true, "done": true}, "figures.npc.action", "run").deck("m1", "3", "z1").finish()
	s.Is("flags.panic", true, "round", 3).wantNotOffered("act shell stride")
}

// MAS-370, MAS-439: a Guide is active from round one: the Shell on its map, the one of
// The Melee Job on an entrance of the team's choice.
func TestAGuideIsActiveFromRoundOne(t *testing.T) {
	opened(t, 3, "side-channel").Is("figures.npc.status", "in-play", "figures.npc.at", "h7", "figures.npc.ideas", 2).Refuses("start-npc", "start", "shell", "h8")
	m := opened(t, 3, "melee").Is("figures.npc.status", "waiting", "figures.npc.ideas", 3).Refuses("no-start", "start", "guide", "b2").Do("start", "guide", "g1").Is("figures.npc.at", "g1")
	m.Refuses("here", "start", "guide", "g1")
	w := opened(t, 3, "melee")
	for i := range 3 {
		w.Do("start", w.name(i), []string{"b1", "b1", "h8"}[i])
	}
	w.Do("ready", w.name(0)).Do("ready", w.name(1)).Refuses("guide-not-placed", "ready", w.name(2)).Do("start", "guide", "h8").Do("ready", w.name(2)).Is("phase", "action")
}

// MAS-372: an NPC does not count as a player: the tracker is that of three.
func TestAnNPCDoesNotCountAsAPlayer(t *testing.T) {
	s := withNPC(t, "melee", "b2", "b2", "thug").Is("seats", 3).Set("noise", 6, "figures.npc.marks", map[string]bool{"acted": true, "done": true}, "figures.npc.action", "run", "figures.npc.owed", 2)
	s.finish().Is("noise", 8, "dealt", []string{"m1", "3"})
	if len(s.S.Outcome().Seats) != 3 {
		t.Error("an NPC has a seat")
	}
}

// The safe

// MAS-373, MAS-375..377: a safe is opened by K alone, on its tile, with a tool;
// each needs the number that its scenario states.
func TestASafeNeedsItsNumberOfCracks(t *testing.T) {
	for heist, k := range map[string]int{"melee": 4, "hospitality": 3, "proving-grounds": 5, "black-box": 3, "marathon": 6, "hole": 4, "final-south": 6} {
		at := ""
		for id, code := range mapOf(heist).hexes() {
			if code == "S" {
				at = id
			}
		}
		s := stage(t, heist, at, "thug").loot("plasma-torch", "carried:0").acting("unlock", 9).chits(at, "safe", true).Refuses("no-lock", "unlock", "thug", neighboursOn(heist, at)[0])
		for n := range k {
			s.Is("cracked", n).Do("crack", "thug", 1)
		}
		s.Is("cracked", k).Refuses("no-safe", "crack", "thug", 1)
		if len(s.lying("safe")) != 0 {
			t.Errorf("%s: something is still in the open safe", heist)
		}
	}
	s := stage(t, "melee", "b8", "thug").acting("unlock", 1).Refuses("no-tools", "crack", "thug", 1)
	s.loot("plasma-torch", "carried:0").stand("0", "c8").Refuses("not-at-safe", "crack", "thug", 1)
}

// neighboursOn are the tiles of a map next to one.
func neighboursOn(heist, id string) []string {
	var l []string
	for _, o := range neighbours(id) {
		if mapOf(heist).hexes()[o] != "" {
			l = append(l, o)
		}
	}
	return l
}

// MAS-378, MAS-379: K add up over characters and rounds; then the contents lie on
// the tile as loot.
func TestCracksAddUp(t *testing.T) {
	s := stage(t, "proving-grounds", "e1", "thug").stand("1", "e1").loot("plasma-torch", "carried:0").acting("unlock", 2).hasLoot("documents-1", "safe")
	s.Do("crack", "thug", 1).Do("crack", "thug", 1).Is("cracked", 2).Do("done", "thug").Is("cracked", 2, "round", 2)
	s.loot("safecracking-tools-1", "carried:1").Set(other("marks.acted"), true, other("action"), "bump", other("left.unlock"), 3).Do("crack", "burglar", 2).Is("cracked", 5, hex("e1", "cash"), 5).hasLoot("documents-1", "e1")
	s.Do("take", "burglar", "documents").hasLoot("documents-1", "carried:1").Refuses("no-safe", "crack", "burglar", 1)
}

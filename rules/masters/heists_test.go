package masters_test

import "testing"

// What is special about each heist.

// escaped ends a stage: Escape is called and everybody is done in order.
func (s *table) over(who ...string) *table {
	s.T.Helper()
	s.Do("call-escape")
	for _, w := range who {
		s.Do("done", w)
	}
	return s.Is("over", true)
}

// outdoors are three on an entrance of a heist.
func outdoors(t testing.TB, heist, door string) *table {
	t.Helper()
	return stage(t, heist, door, "thug").stand("1", door, "2", door)
}

// MAS-382, MAS-281, MAS-282: the objective is looked at in the end: jewels and
// documents brought out, an NPC that got out.
func TestTheObjectiveIsCheckedAtTheEnd(t *testing.T) {
	for _, c := range []struct {
		heist, door string
		short, full []string
		reward      int
	}{
		{"inclusion", "i3", []string{"jewel-1", "jewel-2"}, []string{"jewel-1", "jewel-2", "jewel-3"}, 0},
		{"startup", "e9", []string{"jewel-1"}, []string{"documents-1"}, 0},
		{"dark-horse", "b1", nil, []string{"documents-1"}, 0},
		{"blind-justice", "i2", nil, []string{"documents-1"}, 0},
		{"melee", "b1", []string{"jewel-1", "jewel-2"}, []string{"jewel-1", "jewel-2", "jewel-4"}, 0},
		{"side-channel", "h8", nil, []string{"documents-1"}, 0},
		{"proving-grounds", "h4", nil, []string{"documents-1"}, 0},
		{"marathon", "a9", nil, []string{"documents-1"}, 10},
	} {
		end := func(won []string) *table {
			s := outdoors(t, c.heist, c.door)
			for _, p := range won {
				s.loot(p, "won")
			}
			who := []string{"thug", "burglar", "pickpocket"}
			if c.heist == "melee" {
				who = append(who, "guide")
			}
			if c.heist == "side-channel" {
				who = append(who, "shell")
			}
			return s.over(who...)
		}
		end(c.full).Is("team", c.reward).Scores([]int{c.reward, c.reward, c.reward}, 0, 1, 2)
		end(c.short).Is("team", 0).Scores([]int{0, 0, 0})
	}
}

// MAS-397: The Greedy Prisoner: two jewels and the NPC, who starts under remote
// lock x.
func TestTheGreedyPrisonerNeedsJewelsAndTheNPC(t *testing.T) {
	opened(t, 3, "greedy-prisoner").chits("e2", "remote", "x").Is("figures.npc.at", "e2", "figures.npc.status", "captive")
	end := func(npcAt string, jewels ...string) *table {
		s := withNPC(t, "greedy-prisoner", "a9", npcAt, "thug").stand("1", "a9", "2", "a9")
		for _, j := range jewels {
			s.loot(j, "won")
		}
		return s.over("prisoner", "thug", "burglar", "pickpocket")
	}
	end("i9", "jewel-1", "jewel-2").Scores([]int{0, 0, 0}, 0, 1, 2)
	end("i9", "jewel-1").Scores([]int{0, 0, 0})
	end("h8", "jewel-1", "jewel-2").Scores([]int{0, 0, 0})
}

// MAS-383: HELD BY GUARD for jewels (The Melee Job, The Black Box, The Marathon
// Job) and documents (The Black Box); elsewhere not.
func TestNamedChitsAreHeldByAGuard(t *testing.T) {
	for _, c := range []struct {
		heist, piece string
		guards       int
	}{{"melee", "jewel-1", 1}, {"black-box", "jewel-1", 1}, {"marathon", "jewel-1", 1}, {"black-box", "documents-1", 1}, {"inclusion", "jewel-1", 0}, {"melee", "documents-1", 0}} {
		s := stage(t, c.heist, mapOf(c.heist).sorted()[0], "thug")
		at := s.far()
		s.loot(c.piece, "bag").acting("reveal", 1).put(at, "unknown", true).Do("reveal", "thug", at).hasLoot(c.piece, at).chits(at, "guards", c.guards)
		s.Refuses("no-sub", "reveal", "thug", at)
	}
}

// MAS-384: The Melee Job has four jewels: three in the bag and one in the safe
// that needs 4 K.
func TestTheMeleeJobHasFourJewels(t *testing.T) {
	s := opened(t, 3, "melee")
	if n := len(s.lying("bag")); n != 4 {
		t.Errorf("%d pieces in the bag", n)
	}
	c := stage(t, "melee", "b8", "thug").loot("plasma-torch", "carried:0").acting("unlock", 5).Is("cracked", 0)
	for range 4 {
		c.Do("crack", "thug", 1)
	}
	c.Refuses("no-safe", "crack", "thug", 1)
	if l := c.lying("b8"); len(l) != 1 || l[0] != "jewel" {
		t.Errorf("in the safe was %v", l)
	}
}

// MAS-385: FANCY CARD FLICK throws the keycard along a straight line, not across a
// gap, a closed lock or an unknown tile; it makes no noise.
func TestTheGuideFlicksTheKeycard(t *testing.T) {
	s := withNPC(t, "melee", "b2", "c2", "thug").loot("keycard-1", "carried:npc", "jewel-1", "carried:npc").Do("act", "guide", "card-flick").npcSubs("")
	s.fork().wantVerb("toss", "guide keycard b2", "guide keycard d2", "guide keycard e2", "guide keycard f2", "guide keycard d3", "guide keycard c3")
	s.fork().stand("2", "h8").put("f2", "unknown", true).Set("bag.lock", 1).wantVerb("toss", "guide keycard b2", "guide keycard d2", "guide keycard e2", "guide keycard d3", "guide keycard c3")
	s.fork().put("e2", "locks", 1).wantVerb("toss", "guide keycard b2", "guide keycard d2", "guide keycard d3", "guide keycard c3")
	s.Refuses("no-throw", "toss", "guide", "jewel", "d2").Refuses("throw-line", "toss", "guide", "keycard", "e3")
	s.Do("toss", "guide", "keycard", "f2").hasLoot("keycard-1", "f2").Do("done", "guide").finish().Is("noise", 0)
}

// MAS-386: The Side Channel: CRACK CIPHER: remote lock y goes as soon as the Guide
// holds the USB key; no server has a y.
func TestTheShellCracksTheCipher(t *testing.T) {
	s := withNPC(t, "side-channel", "c4", "c7", "thug").put("g2", "remote", "y").loot("usb-key", "c7").Do("take", "shell", "usb-key").chits("g2", "remote", "none")
	o := withNPC(t, "side-channel", "c7", "h7", "thug").put("g2", "remote", "y").loot("usb-key", "c7").Do("take", "thug", "usb-key").chits("g2", "remote", "y")
	o.Refuses("no-server", "server", "thug")
	for id, code := range mapOf("side-channel").hexes() {
		if code == "SY" {
			t.Errorf("%s is a server y", id)
		}
	}
	s.hasLoot("usb-key", "carried:npc")
}

// MAS-387: The Side Channel has no limit of characters on an entrance.
func TestTheSideChannelHasNoEntranceLimit(t *testing.T) {
	s := opened(t, 4, "side-channel")
	for i := range 4 {
		s.Do("start", s.name(i), "h8")
	}
	s.Is("figures.3.at", "h8").Refuses("here", "start", s.name(3), "h8")
}

// MAS-389: The Black Box: CHECK THE LOGS: with the USB key on the story hex, two R
// and $3k, once.
func TestCheckTheLogs(t *testing.T) {
	s := stage(t, "black-box", "f2", "thug").chits("f2", "story", true).Refuses("no-usb", "check-logs", "thug").loot("usb-key", "carried:0")
	s.Do("check-logs", "thug").Is(me("cash"), 3, me("left.reveal"), 2, "flags.logs", true, me("marks.acted"), nil).Refuses("once", "check-logs", "thug")
	stage(t, "black-box", "e2", "thug").loot("usb-key", "carried:0").Refuses("no-logs", "check-logs", "thug")
}

// MAS-390: the Architect uses the Guide card and is inactive until the keycard
// door before his cell is open.
func TestTheArchitectSitsInHisCell(t *testing.T) {
	s := stage(t, "black-box", "b6", "thug").Is("figures.npc.status", "captive", "figures.npc.at", "a8").chits("b7", "door", true)
	s.Refuses("captive", "act", "architect", "stride").loot("keycard-1", "carried:0").Next("die", 4).Do("swipe", "thug", "b7").chits("b7", "door", false)
	s.Is("figures.npc.status", "in-play", "figures.npc.die", 4).wantOffered("act architect stride").Refuses("no-documents", "act", "architect", "study-schematics")
}

// MAS-391: STUDY SCHEMATICS needs the documents, puts $2k on the kennel and on each
// reinforcements tile, once a heist.
func TestStudySchematics(t *testing.T) {
	s := withNPC(t, "black-box", "c6", "b8", "thug").put("e6", "reinforcements", true, "d7", "reinforcements", true, "d7", "cash", 1).loot("documents-1", "carried:npc")
	s.fork().loot("documents-1", "b8").Refuses("no-documents", "act", "architect", "study-schematics")
	s.Do("act", "architect", "study-schematics").chits("b2", "cash", 2, "e6", "cash", 2, "d7", "cash", 3).Is("flags.studied", true, "figures.npc.owed", 0)
	s.Set("figures.npc.marks", map[string]bool{}, "figures.npc.action", "none").Refuses("once", "act", "architect", "study-schematics")
}

// The Black Box is won when the Architect gets out.
func TestTheArchitectGetsOut(t *testing.T) {
	end := func(at string) *table {
		s := withNPC(t, "black-box", "f8", at, "thug").stand("1", "f8", "2", "f8")
		return s.over("architect", "thug", "burglar", "pickpocket")
	}
	end("f8").Scores([]int{0, 0, 0}, 0, 1, 2)
	end("e8").Scores([]int{0, 0, 0})
}

// MAS-392: The Hospitality Job pays $7k for the Hostage; the safe holds $5k and a
// jewel.
func TestTheHospitalityJob(t *testing.T) {
	end := func(at string) *table {
		s := withNPC(t, "hospitality", "e1", at, "thug").stand("1", "e1", "2", "e1")
		return s.over("hostage", "thug", "burglar", "pickpocket")
	}
	end("e1").Is("team", 7).Scores([]int{7, 7, 7}, 0, 1, 2)
	end("e2").Is("team", 0).Scores([]int{0, 0, 0})
	s := stage(t, "hospitality", "j4", "thug").loot("plasma-torch", "carried:0").acting("unlock", 3).do("crack thug 1", "crack thug 1").Is(hex("j4", "cash"), 0).Do("crack", "thug", 1)
	s.Is(hex("j4", "cash"), 5).hasLoot("jewel-1", "j4")
}

// MAS-393: The Proving Grounds: the safe needs 5 K and holds the documents and $5k;
// on the item hex lies a Plasma Torch.
func TestTheProvingGrounds(t *testing.T) {
	opened(t, 3, "proving-grounds").hasLoot("plasma-torch", "d8", "documents-1", "safe")
	s := stage(t, "proving-grounds", "e1", "thug").loot("plasma-torch", "carried:0").acting("unlock", 5).do("crack thug 1", "crack thug 1", "crack thug 1", "crack thug 1").hasLoot("documents-1", "safe")
	s.Do("crack", "thug", 1).hasLoot("documents-1", "e1").Is(hex("e1", "cash"), 5)
}

// MAS-394: The Safehouse Rescue: at the end of each Event phase the Prisoner and his
// four guards go one hex toward the van, whatever is in the way.
func TestTheSafehouseRescueMarches(t *testing.T) {
	s := stage(t, "safehouse-rescue", "f1", "thug").Is("figures.npc.at", "d5", "escort.north.at", "d4", "escort.south.at", "c6").put("e4", "locks", 2, "e5", "guards", 1)
	s.finish().Is("figures.npc.at", "e5", "escort.north.at", "e4", "escort.south.at", "d6").chits("d4", "guards", 0, "e4", "guards", 2, "d6", "guards", 2, "e5", "guards", 1)
	for i, at := range []string{"f5", "g5", "h5", "i5"} {
		s.awakeAll().deck("m1", "3", "z1").finish().Is("figures.npc.at", at, "round", i+3)
	}
	s.awakeAll().deck("m1", "3", "z1").finish().Is("figures.npc.status", "busted", "figures.npc.at", "off").wantTold("taken-away", 1)
}

// MAS-395, MAS-443: the four guards must all go down in one round: then the
// Prisoner is free; if some do, C1 comes in that Event phase and they get up. The
// printed C1 still comes and finds no token.
func TestTheSafehouseRescueNeedsAnAmbush(t *testing.T) {
	s := stage(t, "safehouse-rescue", "d5", "thug").acting("subdue", 4).put("h5", "reinforcements", true).stand("0", "d5")
	all := s.fork().do("subdue thug d4 guard", "subdue thug d4 guard").stand("0", "d6").Is("escort.north.up", 0, "escort.south.up", 2, "figures.npc.status", "captive")
	all.Next("die", 3).do("subdue thug c6 guard", "subdue thug c6 guard").Is("figures.npc.status", "in-play", "figures.npc.die", 3, "flags.freed", true)
	all.Set("figures.npc.marks", map[string]bool{"acted": true, "done": true}, "figures.npc.action", "pause").Do("done", "thug").chits("h5", "reinforcements", true, "d4", "subdued", 2)
	s.Do("subdue", "thug", "d4", "guard").Do("done", "thug").wantTold("ambush", 1).chits("h5", "reinforcements", false, "h5", "guards", 2).Is("escort.north.up", 2, "figures.npc.status", "captive")
	s.awakeAll().deck("m1", "c1", "3", "z1").Set("stack", []any{}).finish().chits("h5", "guards", 2)
}

// MAS-395: the ambush is judged when the Action phase ends: a guard that event 23 gets
// up makes a failed one no better.
func TestAnEventDoesNotHideAFailedAmbush(t *testing.T) {
	s := stage(t, "safehouse-rescue", "d4", "thug").put("h5", "reinforcements", true).acting("subdue", 1).Do("subdue", "thug", "d4", "guard").Is("escort.north.up", 1)
	s.event("23").wantTold("woke", 1).wantTold("ambush", 1).chits("h5", "reinforcements", false, "h5", "guards", 2).Is("escort.north.up", 2, "flags.botched", false)
	none := stage(t, "safehouse-rescue", "d4", "thug").put("h5", "reinforcements", true).event("23").wantTold("ambush", 0)
	none.chits("h5", "reinforcements", true)
}

// MAS-395: two guards in one round and two in the next are no ambush, though PRESSURE
// POINTS keep the first two down; once nothing does they get up without a C1.
func TestGuardsThatAreKeptDownAreNoAmbush(t *testing.T) {
	s := stage(t, "safehouse-rescue", "d4", "operative").put("h5", "reinforcements", true).acting("subdue", 2)
	s.do("subdue operative d4 guard", "subdue operative d4 guard").deck("m1", "3", "8", "9", "11", "z1").finish().wantTold("ambush", 1).chits("h5", "reinforcements", false)
	s.Is("round", 2, "escort.north.at", "e4", "escort.north.up", 0, "escort.north.kept_down", 2, "escort.south.at", "d6", "escort.south.kept_down", 0)
	away := s.fork().stand("0", "f1").awakeAll().finish().wantTold("ambush", 0).wantTold("woke", 1).Is("escort.north.up", 2, "escort.north.kept_down", 0)
	away.Is("round", 3)
	s.stand("0", "d6").acting("subdue", 2).do("subdue operative d6 guard", "subdue operative d6 guard").Is("escort.south.up", 0, "figures.npc.status", "captive", "flags.freed", false)
	all := stage(t, "safehouse-rescue", "d5", "operative").acting("subdue", 4).do("subdue operative d4 guard", "subdue operative d4 guard").stand("0", "d6")
	all.do("subdue operative c6 guard", "subdue operative c6 guard").Is("figures.npc.status", "in-play")
}

// MAS-396: the Prisoner must be free before Escape and cannot be freed in it;
// success pays $10k.
func TestTheSafehouseRescueIsWonBeforeEscape(t *testing.T) {
	s := withNPC(t, "safehouse-rescue", "e1", "f1", "thug").stand("1", "e1", "2", "e1").Set("flags.freed", true, "escort", map[string]any{}).put("d4", "guards", 0, "c6", "guards", 0)
	s.over("prisoner", "thug", "burglar", "pickpocket").Is("team", 10).Scores([]int{10, 10, 10}, 0, 1, 2)
	c := stage(t, "safehouse-rescue", "e1", "thug").stand("1", "e1", "2", "e1").Do("call-escape").Is("phase", "escape")
	c.do("done thug", "done burglar", "done pickpocket").Is("over", true, "team", 0, "figures.npc.status", "captive").Scores([]int{0, 0, 0})
}

// MAS-398: The Marathon Job: a safe of 6 K with the documents, $10k for success.
func TestTheMarathonJob(t *testing.T) {
	opened(t, 3, "marathon").hasLoot("documents-1", "safe")
	s := stage(t, "marathon", "e2", "thug").loot("safecracking-tools-1", "carried:0").acting("unlock", 5).Do("crack", "thug", 2).Is("cracked", 3).Do("crack", "thug", 2).Is("cracked", 6).hasLoot("documents-1", "e2")
	s.Refuses("no-safe", "crack", "thug", 1)
}

// MAS-402: in the County who is busted starts on any marked hex inside, the others
// on an entrance.
func TestTheBustedStartInside(t *testing.T) {
	for heist, cells := range map[string][]string{"bricks": {"d8", "f8", "h8"}, "river": {"e3", "g4", "e5", "g6", "e7"}, "hole": {"a8", "g8", "c9", "e9"}} {
		s := opened(t, 4, heist, "inside", 3).Is(me("marks.imprisoned"), true, "figures.2.marks.imprisoned", true, "figures.3.marks.imprisoned", nil)
		var want []string
		for _, c := range cells {
			want = append(want, s.name(0)+" "+c)
		}
		var got []string
		for _, o := range s.verbsOf("start") {
			if len(o) > 3 && o[:len(o)-3] == s.name(0) {
				got = append(got, o)
			}
		}
		if len(got) != len(want) {
			t.Errorf("%s: %v, want %v", heist, got, want)
		}
		for _, c := range cells {
			s.fork().Do("start", s.name(0), c).Is(me("at"), c)
			s.Refuses("no-start", "start", s.name(3), c)
		}
		s.Do("start", s.name(0), cells[0]).Do("start", s.name(1), cells[0]).Do("start", s.name(2), cells[0]).Is("figures.2.at", cells[0])
	}
}

// MAS-184, MAS-403: in the County, The River too, every exit lets one character out.
func TestEveryExitLetsOneOut(t *testing.T) {
	for heist, way := range map[string][2]string{"bricks": {"b2", "b1"}, "river": {"h2", "i2"}, "hole": {"a2", "a1"}} {
		s := stage(t, heist, way[1], "thug").stand("1", way[0], "2", way[1]).ideas(0, 3, 1).escape().Do("done", "thug").Is(hex(way[1], "used"), true, me("status"), "escaped")
		s.Refuses("exit-used", "run", "burglar", way[1]).Refuses("exit-used", "declare", "burglar", way[1]).Do("done", "pickpocket").Is("figures.2.status", "in-play").Do("done", "burglar")
		s.Is("over", true, "figures.2.status", "busted", other("status"), "busted")
	}
	s := stage(t, "inclusion", "i3", "thug").stand("1", "i3").escape().do("done thug", "done burglar").Is(other("status"), "escaped")
	s.Is(hex("i3", "used"), false)
}

// MAS-404, MAS-406, MAS-455: a breakout succeeds when one who started inside gets
// out; it pays $10k, $12k and $15k.
func TestABreakoutFreesSomebody(t *testing.T) {
	for heist, c := range map[string]struct {
		door, other string
		pay         int
	}{"bricks": {"b1", "h1", 10}, "river": {"i2", "c1", 12}, "hole": {"a1", "c1", 15}} {
		s := stage(t, heist, c.door, "thug").stand("1", c.other, "2", c.other)
		s.over("thug", "burglar", "pickpocket").Is("team", c.pay).Scores([]int{c.pay, c.pay, c.pay}, 0, 1, 2)
		in := stage(t, heist, mapOf(heist).sorted()[4], "thug").stand("1", c.other, "2", c.other)
		in.over("thug", "burglar", "pickpocket").Is("team", 0, other("status"), "escaped").Scores([]int{0, 0, 0})
	}
}

// MAS-407: The Hole: the safe needs 4 K and holds the keycard; Safecracking Tools lie
// on the item hex.
func TestTheHole(t *testing.T) {
	opened(t, 3, "hole").hasLoot("keycard-1", "safe", "safecracking-tools-1", "g3")
	s := stage(t, "hole", "e3", "thug").loot("safecracking-tools-1", "carried:0").acting("unlock", 4).Do("crack", "thug", 2).Is("cracked", 3).hasLoot("keycard-1", "safe").Do("crack", "thug", 1).hasLoot("keycard-1", "e3")
	s.Refuses("no-safe", "crack", "thug", 1)
}

// MAS-408, MAS-415: Old Friend helps in neither part of The Final Score; part 2 has
// no fixers and no shop.
func TestTheFinalScoreIsDoneWithoutFriends(t *testing.T) {
	s := opened(t, 3, "final-south", "cash", 20, "fixers", 2)
	s.Is("fixers.old-friend", nil, "fixers.shell", true).Do("hire", "shell", 1).Do("buy", "radio", s.name(0)).Is("team", 16) // with the Fence
	n := opened(t, 3, "final-north", "cash", 20, "fixers", 2).Is("fixers", map[string]bool{}).wantVerb("buy").wantVerb("hire")
	n.loot("plasma-torch", "carried:0", "dog-whistle", "team").wantVerb("equip").Refuses("radio-silence", "equip", "plasma-torch", n.name(1)).Refuses("radio-silence", "equip", "dog-whistle", n.name(1))
	n.Refuses("radio-silence", "buy", "radio", n.name(0)).Refuses("radio-silence", "hire", "shell", 1).Refuses("radio-silence", "survey", "b3")
}

// MAS-409..411: part 1: who does not end on a hideout is busted, exits save nobody;
// a hideout holds two; the documents on one are the objective.
func TestTheHideoutsAreTheOnlyWayOut(t *testing.T) {
	s := stageOf(t, 4, "final-south", "c2", "thug").stand("1", "c2", "2", "c2", "3", "f5").loot("documents-1", "carried:0").escape()
	s.do("done thug", "done burglar", "done pickpocket", "done shutter-bug").Is("over", true, me("status"), "escaped", other("status"), "escaped", "figures.2.status", "busted", "figures.3.status", "busted")
	s.hasLoot("documents-1", "carried:0").Scores([]int{0, 0, 0, 0}, 0, 1, 2, 3)
	f := stage(t, "final-south", "f5", "thug").stand("1", "f5", "2", "f2").loot("documents-1", "carried:0").escape().do("done thug", "done burglar", "done pickpocket")
	f.Is(me("status"), "busted", "figures.2.status", "escaped").Scores([]int{0, 0, 0})
}

// MAS-412: part 1 has one tunnel.
func TestTheFinalScoreHasATunnel(t *testing.T) {
	s := opened(t, 3, "final-south").Do("tunnel", "d8", "d7").Is("entrances.tunnel-1.door", "d7").Refuses("no-tunnels", "tunnel", "e8", "f7")
	s.Do("start", s.name(0), "d8").Is(me("at"), "d8")
}

// MAS-413, MAS-414: part 2: characters start on the hideouts, whose hex needs no
// token; on the same one they may exchange ideas.
func TestPart2StartsOnTheHideouts(t *testing.T) {
	s := opened(t, 3, "final-north").Set(me("ideas"), 2)
	s.Refuses("no-start", "start", s.name(0), "a1").Do("start", s.name(0), "c8").Do("start", s.name(1), "c8").Refuses("crowded", "start", s.name(2), "c8").Do("start", s.name(2), "f8")
	was := s.Int(other("ideas"))
	s.Refuses("apart", "give-idea", s.name(0), s.name(2)).Do("give-idea", s.name(0), s.name(1)).Is(me("ideas"), 1, other("ideas"), was+1)
	o := opened(t, 3, "inclusion").Set(me("ideas"), 2)
	o.Do("start", o.name(0), "i3").Do("start", o.name(1), "i3").Refuses("no-whispers", "give-idea", o.name(0), o.name(1))
}

// MAS-417: part 2: no two player characters leave by the same exit; the Mayor may.
func TestPart2LetsOneOutByEachExit(t *testing.T) {
	s := withNPC(t, "final-north", "a1", "a1", "thug").stand("1", "a1", "2", "a1").escape().do("done thug", "done mayor").Is("figures.npc.status", "escaped", me("status"), "escaped")
	s.do("done burglar", "done pickpocket").Is(other("status"), "busted", "over", true)
}

// MAS-418: until he is captured the Mayor goes one hex east at the end of each
// Event phase; captured he is a Hostage.
func TestTheMayorWalksEast(t *testing.T) {
	s := stage(t, "final-north", "c8", "thug").stand("1", "f8", "2", "f8").Is("figures.npc.at", "b5", "figures.npc.status", "captive").finish().Is("figures.npc.at", "c5", "round", 2)
	s.awakeAll().deck("m1", "3", "z1").finish().Is("figures.npc.at", "d5").stand("0", "d5").awakeAll().Do("seize", "thug").Is("figures.npc.status", "in-play", "figures.npc.ideas", 3)
	s.Set("figures.npc.marks", map[string]bool{"acted": true, "done": true}, "figures.npc.action", "crawl", me("marks.acted"), true, me("action"), "walk").deck("m1", "3", "z1").Do("done", "thug").Is("figures.npc.at", "d5")
}

// MAS-419: a watchtower never sees the Mayor.
func TestTheTowerNeverSeesTheMayor(t *testing.T) {
	s := withNPC(t, "final-north", "d5", "d5", "thug").put("h5", "tower", true).Set("figures.npc.marks", map[string]bool{"acted": true, "done": true}, "figures.npc.action", "crawl").stand("0", "c5", "npc", "d5")
	s.ideas(0).crisis("c2").chits("c5", "guards", 1, "d5", "guards", 0)
}

// MAS-420: part 2 has no reinforcements.
func TestPart2HasNoReinforcements(t *testing.T) {
	s := opened(t, 3, "final-north")
	for id := range mapOf("final-north").hexes() {
		s.chits(id, "reinforcements", false)
	}
	for _, c := range s.Get("deck").([]any) {
		if c == "c1" {
			t.Error("C1 is in the deck")
		}
	}
}

// MAS-421: part 2 is won when the Mayor is brought out.
func TestPart2IsWonWithTheMayor(t *testing.T) {
	end := func(at string) *table {
		return withNPC(t, "final-north", "a1", at, "thug").stand("1", "c2", "2", "i2").Set("team", 30, "team_at_start", 30).over("mayor", "thug", "burglar", "pickpocket")
	}
	end("i2").Is("team", 30).Scores([]int{0, 0, 0}, 0, 1, 2)
	end("b3").Scores([]int{0, 0, 0})
}

// MAS-468: in part 2 Building Schematics show a tile to who has them in hand; those
// that lie at home show nothing.
func TestSchematicsInHandServeInPart2(t *testing.T) {
	s := opened(t, 3, "final-north").loot("building-schematics", "team").wantVerb("schematics").Refuses("radio-silence", "schematics", "b3")
	s.loot("building-schematics", "carried:1").wantOffered("schematics b3").Next("chit", "lock").Do("schematics", "b3").chits("b3", "locks", 1, "b3", "unknown", false)
	s.hasLoot("building-schematics", "sale").Refuses("not-owned", "schematics", "b3")
}

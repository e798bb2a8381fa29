package masters_test

import "testing"

// The fixers, one by one.

// MAS-028, MAS-170, MAS-171: all fixers at hand may be used in one heist; one that is not
// at hand may not.
func TestAllFixersAtHandMayBeUsed(t *testing.T) {
	s := opened(t, 3, "bricks", "cash", 60, "fixers", 2)
	for f, n := range map[string]int{"prison-guard": 1, "consultant": 1, "connoisseur": 1, "shell": 1, "diversion-artist": 4, "bookie": 1} {
		s.Do("hire", f, n).Is("hired."+f, true)
	}
	opened(t, 3, "bricks", "cash", 60).Refuses("no-fixer", "hire", "shell", 1).Refuses("no-visage", "survey", "c3")
}

// MAS-173, MAS-174: a price is refused to who cannot pay it; a tier costs its
// price, not the sum, and is taken once.
func TestAFixerWithTiersIsPaidOnce(t *testing.T) {
	for f, prices := range map[string][]int{"beat-cop": {2, 3, 4}, "consultant": {0, 3, 7}, "architect": {0, 3, 5}, "retiree": {3, 5, 6}, "diversion-artist": {1, 2, 3, 4}} {
		for i, price := range prices {
			s := opened(t, 3, "inclusion", "cash", price, f, 1)
			s.Do("hire", f, i+1).Is("team", 0, "hired."+f, true)
			if price > 0 {
				opened(t, 3, "inclusion", "cash", price-1, f, 1).Refuses("no-cash", "hire", f, i+1)
			}
		}
		s := opened(t, 3, "inclusion", "cash", 20, f, 1).Refuses("tier", "hire", f, len(prices)+1)
		if f == "consultant" || f == "diversion-artist" {
			s.Do("hire", f, 1).Refuses("hired", "hire", f, 2)
		}
	}
	opened(t, 3, "inclusion", "cash", 20, "fence", 1).Refuses("no-tiers", "hire", "fence", 1)
}

// MAS-175, MAS-176: Old Friend. A player character outdoors pays 2 ideas and
// another character gains 1, again and again, in the rounds only.
func TestOldFriendWorksOutdoorsInTheRounds(t *testing.T) {
	s := stage(t, "inclusion", "i3", "thug").ideas(5)
	s.Do("teamwork", "thug", "burglar").hasIdeas(3, 1).Do("teamwork", "thug", "burglar").hasIdeas(1, 2).Refuses("no-ideas", "teamwork", "thug", "burglar")
	s.ideas(4).Refuses("self", "teamwork", "thug", "thug").stand("0", "h3").Refuses("indoors", "teamwork", "thug", "burglar")
	s.stand("0", "i3").escape().Refuses("when-round", "teamwork", "thug", "burglar")
	p := opened(t, 3, "inclusion")
	p.Refuses("when-round", "teamwork", p.name(0), p.name(1))
	without := stage(t, "inclusion", "i3", "thug").ideas(5).Set("fixers", map[string]bool{})
	without.Refuses("no-teamwork", "teamwork", "thug", "burglar")
}

// Fence: see TestTheFenceMakesThingsCheaper. Curator: TestTheCuratorPaysBetter.

// Beat Cop, MAS-180: guards and dogs in the bag become Blanks, as many as paid for.
func TestTheBeatCopSwapsGuardsAndDogs(t *testing.T) {
	s := opened(t, 3, "greedy-prisoner", "cash", 3, "beat-cop", 1).Is("bag.guard", 2, "bag.dog", 2, "bag.blank", 0)
	s.Do("hire", "beat-cop", 2).Is("team", 0).Asks(-1, "prompt.bribe").Offered("swap guard", "swap dog").Refuses("no-chit", "swap", "lock")
	s.Do("swap", "dog").Do("swap", "guard").Is("bag.guard", 1, "bag.dog", 1, "bag.blank", 2, "bag.lock", 5).Asks(-1, "prompt.plan")
	opened(t, 3, "greedy-prisoner", "cash", 5, "beat-cop", 1).Set("bag.guard", 1, "bag.dog", 0).Refuses("bag-guards", "hire", "beat-cop", 2)
}

// Bookie, MAS-177, MAS-178: a stake of $6k comes back with $6k more if the heist
// succeeds and nobody is busted; otherwise it is lost. More than $8k is refused.
func TestTheBookieDoublesOrKeepsTheStake(t *testing.T) {
	s := opened(t, 3, "inclusion", "cash", 20, "bookie", 1).Refuses("tier", "hire", "bookie", 9).Do("hire", "bookie", 6).Is("team", 14, "stake", 6)
	s.Refuses("hired", "hire", "bookie", 1)
	end := func(at string, jewels bool) *table {
		g := stage(t, "inclusion", at, "thug").Set("team", 14, "team_at_start", 20, "stake", 6)
		if jewels {
			g.loot("jewel-1", "won", "jewel-2", "won", "jewel-3", "won")
		}
		return g.Do("call-escape").do("done thug", "done burglar", "done pickpocket").Is("over", true)
	}
	end("i3", true).Is("team", 26).Scores([]int{6, 6, 6}, 0, 1, 2)
	end("f4", true).Is("team", 14).Scores([]int{-6, -6, -6}, 0, 1, 2)
	end("i3", false).Is("team", 14).Scores([]int{-6, -6, -6})
}

// MAS-453: an NPC in play that is busted loses the stake, too.
func TestABustedNPCLosesTheStake(t *testing.T) {
	s := stage(t, "melee", "b1", "thug").Set("team", 4, "stake", 2).stand("npc", "b2").loot("jewel-1", "won", "jewel-2", "won", "jewel-3", "won")
	s.Do("call-escape").do("done guide", "done thug", "done burglar", "done pickpocket").Is("over", true, "figures.npc.status", "busted", "team", 4)
	s = stage(t, "melee", "b1", "thug").Set("team", 4, "stake", 2).stand("npc", "b1").loot("jewel-1", "won", "jewel-2", "won", "jewel-3", "won")
	s.Do("call-escape").do("done guide", "done thug", "done burglar", "done pickpocket").Is("team", 8)
}

// Visage, MAS-195: reveals in planning at $1k each, drawn from the bag like R.
func TestVisageRevealsInPlanning(t *testing.T) {
	s := opened(t, 3, "inclusion", "cash", 2, "visage", 1).Next("chit", "lock").Do("survey", "d2").chits("d2", "unknown", false, "d2", "locks", 1)
	s.Is("team", 1, "bag.lock", 3, "hired.visage", true).Refuses("known", "survey", "d2").Refuses("gap", "survey", "a1").Refuses("unknown-left", "survey-bag")
	s.Do("survey", "f2").Is("team", 0).Refuses("no-cash", "survey", "g2")
	k := opened(t, 3, "inclusion", "cash", 2, "visage", 1)
	for id, code := range mapOf("inclusion").hexes() {
		if code == "SC" {
			k.put(id, "unknown", false)
		}
	}
	k.Next("chit", "guard").Do("survey-bag").Is("bag.guard", 4, "team", 1)
}

// The Machinist, MAS-179: 1 idea, to anybody, for each lock that planning uncovers.
func TestTheMachinistRewardsLocks(t *testing.T) {
	s := opened(t, 3, "inclusion", "cash", 2, "visage", 1, "machinist", 1)
	n := s.Int(other("ideas"))
	s.Next("chit", "lock").Do("survey", "d2").Asks(-1, "prompt.tip").Do("tip", s.name(1)).Is(other("ideas"), n+1, "hired.machinist", true)
	s.Next("chit", "guard").Do("survey", "f2").Asks(-1, "prompt.plan").Is(other("ideas"), n+1)
}

// Prison Guard, MAS-181: where somebody starts inside, sent by The Mayor perhaps, two locks in the bag become
// Blanks for $3k.
func TestThePrisonGuardSwapsLocks(t *testing.T) {
	opened(t, 3, "bricks", "cash", 3, "prison-guard", 1).Do("hire", "prison-guard", 1).Is("team", 0, "bag.lock", 3, "bag.blank", 2)
	opened(t, 3, "greedy-prisoner", "cash", 3, "prison-guard", 1).Do("hire", "prison-guard", 1).Is("bag.lock", 3, "bag.blank", 2)
	opened(t, 3, "inclusion", "cash", 3, "prison-guard", 1).Refuses("nobody-inside", "hire", "prison-guard", 1)
	mayor := opened(t, 3, "proving-grounds", "cash", 3, "prison-guard", 1, "mayor", 1).wantVerb("hire").put("f4", "guards", 1)
	mayor.Do("go-inside", mayor.name(0), "f4").wantOffered("hire prison-guard 1").Do("hire", "prison-guard", 1).Is("team", 0, "bag.blank", 2)
	opened(t, 3, "bricks", "cash", 3, "prison-guard", 1).Set("bag.lock", 0).Refuses("bag-locks", "hire", "prison-guard", 1)
}

// Consultant, MAS-452: right after a chit is drawn in the heist, 1 idea and 1
// noise lay a Blank instead; the chit is gone, a piece goes back into the bag.
// Blanks that are left vanish in Escape.
func TestTheConsultantLaysABlank(t *testing.T) {
	opened(t, 3, "inclusion", "cash", 7, "consultant", 1).Do("hire", "consultant", 3).Is("blanks", 3, "team", 0)
	s := stage(t, "inclusion", "f4", "thug").ideas(1).Set("blanks", 2, "bag.guard", 1, "bag.lock", 1).acting("reveal", 2).put("d7", "unknown", true, "e7", "unknown", true)
	s.Next("chit", "guard").Do("reveal", "thug", "d7").Asks(-1, "prompt.chit").Offered("blank thug", "keep-chit").Refuses("no-ideas", "blank", "burglar")
	s.fork().Do("keep-chit").chits("d7", "guards", 1).Is("blanks", 2, "due", 0)
	s.Do("blank", "thug").chits("d7", "guards", 0, "d7", "unknown", false).hasIdeas(0).Is("blanks", 1, "due", 1, "bag.guard", 0)
	s.Next("chit", "lock").Do("reveal", "thug", "e7").chits("e7", "locks", 1).Is("blanks", 1) // nobody has an idea left
	s.Do("call-escape").Is("phase", "escape", "blanks", 0)
	j := stage(t, "melee", "b2", "thug").ideas(1).Set("blanks", 1).loot("jewel-1", "bag").acting("reveal", 1).put("g3", "unknown", true)
	j.Do("reveal", "thug", "g3").Do("blank", "thug").hasLoot("jewel-1", "bag").chits("g3", "guards", 0)
}

// Connoisseur: $1k more on every hex with cash or a jewel.
func TestTheConnoisseurAddsCash(t *testing.T) {
	s := opened(t, 3, "inclusion", "connoisseur", 1).chits("e1", "cash", 2, "d3", "cash", 0, "f2", "cash", 0)
	s.Do("hire", "connoisseur", 1).chits("e1", "cash", 3, "f1", "cash", 2, "c3", "cash", 2, "d3", "cash", 1, "c5", "cash", 1, "d7", "cash", 1, "h7", "cash", 2, "f2", "cash", 0, "h3", "cash", 0)
	s.Refuses("hired", "hire", "connoisseur", 1)
}

// Shell: for $3k cameras that planning uncovers start disabled; in the heist they
// are live as ever.
func TestTheShellDisablesCamerasOfThePlanning(t *testing.T) {
	s := opened(t, 3, "inclusion", "cash", 5, "shell", 1, "visage", 1).Do("hire", "shell", 1).Is("team", 2, "flags.denied", true)
	s.Next("chit", "camera").Do("survey", "d2").chits("d2", "cameras", 0, "d2", "disabled", 1)
	without := opened(t, 3, "inclusion", "cash", 5, "visage", 1).Next("chit", "camera").Do("survey", "d2")
	without.chits("d2", "cameras", 1, "d2", "disabled", 0)
	h := stage(t, "inclusion", "f4", "thug").Set("flags.denied", true, "bag.camera", 1).acting("reveal", 1).put("d7", "unknown", true)
	h.Do("reveal", "thug", "d7").chits("d7", "cameras", 1, "d7", "disabled", 0)
}

// Diversion Artist: each of up to four tokens takes away 1 noise.
func TestTheDiversionArtistTakesNoiseAway(t *testing.T) {
	opened(t, 3, "inclusion", "cash", 4, "diversion-artist", 1).Do("hire", "diversion-artist", 4).Is("team", 0, "decoys", 4)
	s := stage(t, "inclusion", "f4", "thug").Set("decoys", 2, me("die"), 3).Refuses("no-noise", "decoy").Do("act", "thug", "run").Do("decoy").Is("decoys", 1, me("owed"), 1)
	s.Do("decoy").Is("decoys", 0, me("owed"), 0).Refuses("no-decoy", "decoy").Do("done", "thug").Is("noise", 0)
}

// The Architect: 1 to 3 ideas on tiles that form a chain; who stands there may
// take the idea.
func TestTheArchitectMarksAChainOfIdeas(t *testing.T) {
	s := opened(t, 3, "inclusion", "cash", 5, "architect", 1).Do("hire", "architect", 3).Is("team", 0).Asks(-1, "prompt.mark")
	s.Do("mark", "f4").chits("f4", "idea", true).Refuses("no-chain", "mark", "d4").Refuses("no-chain", "mark", "f4").Do("mark", "e4").Do("mark", "d4").Asks(-1, "prompt.plan")
	h := stage(t, "inclusion", "f4", "thug").put("f4", "idea", true, "e4", "idea", true)
	h.Do("take-idea", "thug").hasIdeas(1).chits("f4", "idea", false, "e4", "idea", true).Refuses("no-clue", "take-idea", "thug")
}

// The Architect, MAS-471: an idea is taken in Escape, too, and pays for an Escape Move;
// one that lies on a way makes the way longer.
func TestTheArchitectsIdeasAreTakenInEscape(t *testing.T) {
	s := stage(t, "inclusion", "h3", "thug").put("h3", "idea", true).escape().Refuses("no-moves", "run", "thug", "i3").Refuses("no-clue", "take-idea", "burglar")
	s.Do("take-idea", "thug").hasIdeas(1).chits("h3", "idea", false).Do("run", "thug", "i3").hasIdeas(0).Is(me("at"), "i3")
	way := func(idea bool) *table {
		w := stage(t, "inclusion", "f4", "thug").put("f4", "guards", 4, "g4", "idea", idea).escape()
		return w.do("declare thug g4", "declare thug h3")
	}
	way(false).Refuses("too-long", "declare", "thug", "i3")
	w := way(true).Do("declare", "thug", "i3").Next("die", 6).do("roll thug", "run thug g4", "take-idea thug", "run thug h3", "run thug i3")
	w.Is(me("at"), "i3").hasIdeas(0)
}

// Retiree, MAS-123: M1, M2 and M3 go anywhere into the deck.
func TestTheRetireeInsertsEvents(t *testing.T) {
	s := opened(t, 3, "inclusion", "cash", 5, "retiree", 1).Do("hire", "retiree", 2).Is("team", 0).Asks(-1, "prompt.insert")
	s.Refuses("not-retiree", "insert", "1", 1).Refuses("depth", "insert", "m2", 28).Do("insert", "m2", 1).Refuses("in-deck", "insert", "m2", 3).Do("insert", "m3", 3).Asks(-1, "prompt.plan")
	deck := s.Get("deck").([]any)
	if len(deck) != 29 || deck[0] != "m2" || deck[1] != "1" || deck[2] != "m3" || deck[3] != "2" {
		t.Errorf("the deck is %v", deck)
	}
	for i := range printedMaps {
		for _, c := range opened(t, 3, printedMaps[i].id).Get("deck").([]any) {
			if c == "b1" || c == "b2" || c == "b3" || c == "m1" || c == "m2" || c == "m3" {
				t.Errorf("%s has %v", printedMaps[i].id, c)
			}
		}
	}
}

// The Mayor: a character takes the place of a known guard and starts there, once.
func TestTheMayorGetsSomebodyInside(t *testing.T) {
	s := opened(t, 3, "melee", "mayor", 1).chits("c2", "guards", 1, "c2", "locks", 1)
	s.Refuses("no-guard", "go-inside", s.name(0), "b2").Refuses("gap", "go-inside", s.name(0), "a1").Do("go-inside", s.name(0), "c2")
	s.Is(me("at"), "c2", me("status"), "in-play", "hired.mayor", true).chits("c2", "guards", 0, "c2", "locks", 1)
	s.Refuses("start-inside", "start", s.name(0), "b1").Refuses("hired", "go-inside", s.name(1), "g3")
	o := opened(t, 3, "melee")
	o.Refuses("no-mayor", "go-inside", o.name(0), "c2")
	e := opened(t, 3, "safehouse-rescue", "mayor", 1)
	e.Refuses("escort", "go-inside", e.name(0), "d4")
}

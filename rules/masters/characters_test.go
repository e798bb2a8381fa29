package masters_test

import (
	"slices"
	"strings"
	"testing"
)

// A printedCharacter is what the card list says of a character.
type printedCharacter struct {
	id            string
	class         string
	pro           bool
	memory, ideas int
	acts          string // default actions with their sub-actions; a price in ideas before them
}

var printedCharacters = []printedCharacter{
	{"angry-locksmith", "angry-locksmith", false, 8, 3, "walk:MN pick:UN"},
	{"safecracker", "angry-locksmith", true, 10, 4, "walk:MN pick-two:UUN"},
	{"demolitions-guy", "angry-locksmith", true, 8, 4, "walk:MN pick:UN"},
	{"thug", "thug", false, 7, 0, "walk:MN punch:MSNN"},
	{"bruiser", "thug", true, 9, 1, "walk:MN punch:MSNN bash:SSN"},
	{"operative", "thug", true, 10, 2, "walk:MN punch:MSNN spy-stuff:USN"},
	{"street-urchin", "street-urchin", false, 9, 2, "walk:MN report:IRN"},
	{"grifter", "street-urchin", true, 12, 3, "dash:MMN deduce:IIN"},
	{"mastermind", "street-urchin", true, 10, 4, "walk:MN report:IRN run:MMNN"},
	{"script-kiddie", "script-kiddie", false, 6, 5, "stride:MRN"},
	{"hacktivist", "script-kiddie", true, 10, 5, "stride:MRN run:MMNN"},
	{"black-hat", "script-kiddie", true, 8, 5, "stride:MRN"},
	{"burglar", "burglar", false, 8, 2, "walk:MN dart:1MMN pause:I"},
	{"grease-man", "burglar", true, 9, 3, "walk:MN dart:1MMN pause:I"},
	{"ghost-runner", "burglar", true, 12, 2, "walk:MN bolt:1MMN far-bolt:2MMMN pause:I"},
	{"lookout", "lookout", false, 7, 2, "run:MMNN discover:RRN stride:MRN"},
	{"watchman", "lookout", true, 9, 3, "run:MMNN discover:RRN stride:MRN"},
	{"sentinel", "lookout", true, 8, 3, "run:MMNN discover:RRN stride:MRN"},
	{"pickpocket", "pickpocket", false, 7, 2, "walk:MN hit:SN"},
	{"con-artist", "pickpocket", true, 9, 2, "walk:MN hit:SN toss-loot:"},
	{"thief", "pickpocket", true, 10, 2, "walk:MN hit:SN pick:UN"},
	{"shutter-bug", "shutter-bug", false, 7, 3, "walk:MN smash:MDNN patch-in:IIRN"},
	{"technician", "shutter-bug", true, 10, 4, "disable:MDN loop-footage:2 patch-in:IIRN"},
	{"tinkerer", "shutter-bug", true, 11, 3, "disable:MDN rewire-live:2CCN patch-in:IIRN"},
}

// subNames are the entries of sub-actions by their letters; C is that of REWIRE.
var subNames = map[rune]string{'M': "move", 'U': "unlock", 'S': "subdue", 'D': "disable", 'I': "idea", 'R': "reveal", 'L': "loot", 'C': "rewire"}

// wantSubs checks that seat 0 has exactly these sub-actions to perform and this
// noise to take: letters in any order.
func (s *table) wantSubs(letters string) *table {
	s.T.Helper()
	want := map[string]int{}
	for _, name := range subNames {
		want[name] = 0
	}
	owed := 0
	for _, r := range letters {
		switch r {
		case 'N':
			owed++
		case 'A', '1', '2':
		default:
			want[subNames[r]]++
		}
	}
	return s.Is(me("left"), want, me("owed"), owed)
}

// chosen is a heist in planning with a crew that was chosen: a character of the
// level, and three fillers.
func chosen(t testing.TB, level int, character string) *table {
	t.Helper()
	s := opened(t, 3, "inclusion", "prebuilt", 0, "level", level)
	pros := map[bool][]string{false: {"burglar", "pickpocket", "shutter-bug"}, true: {"grease-man", "thief", "technician"}}
	skills := [][2]string{{"hurry", "wing-it"}, {"linger", "bypass"}, {"hit-n-run", "yank-wires"}}
	if level >= 2 {
		skills = [][2]string{{"ninja", "wing-it"}, {"tamper", "bypass"}, {"assault", "yank-wires"}}
	}
	if level >= 4 {
		skills = [][2]string{{"ninja", "concoct"}, {"tamper", "extract"}, {"assault", "tweak"}}
	}
	for seat := range 3 {
		c := character
		if seat > 0 {
			c = pros[level >= 3][slices.IndexFunc(pros[level >= 3], func(o string) bool {
				return classOf[o] != classOf[character] && (seat == 1 || o != s.Get("figures.1.character"))
			})]
		}
		s.Do("choose-character", seatID(seat), c).Do("choose-skill", seatID(seat), skills[seat][0]).Do("choose-skill", seatID(seat), skills[seat][1])
	}
	return s.Is("phase", "planning")
}

// MAS-002, MAS-020, MAS-086, MAS-104: every character starts with its Planning
// Memory and its Initial Ideas. The Hacktivist, the Con Artist and the Thief
// follow their fronts.
func TestACharacterStartsWithItsMemoryAndIdeas(t *testing.T) {
	for _, c := range printedCharacters {
		t.Run(c.id, func(t *testing.T) {
			level := 1
			if c.pro {
				level = 3
			}
			chosen(t, level, c.id).Is(me("character"), c.id, me("tokens"), c.memory, me("ideas"), c.ideas, me("plan"), map[string]bool{})
		})
	}
	if len(printedCharacters) != 24 {
		t.Errorf("%d characters", len(printedCharacters))
	}
}

// MAS-021: an Angry Locksmith has 8 planning tokens and 3 ideas.
func TestTheAngryLocksmithHasEightTokensAndThreeIdeas(t *testing.T) {
	chosen(t, 1, "angry-locksmith").Is(me("tokens"), 8, me("ideas"), 3)
}

// MAS-086, MAS-087: the default actions of every character are available
// whatever the die shows, and give exactly their sub-actions.
func TestDefaultActionsAreAvailableWithAnyDie(t *testing.T) {
	for _, c := range printedCharacters {
		t.Run(c.id, func(t *testing.T) {
			s := stage(t, "inclusion", "f4", c.id).ideas(4).put("g4", "cameras", 1)
			for _, a := range strings.Fields(c.acts) {
				id, letters, _ := strings.Cut(a, ":")
				paid := 0
				if len(letters) > 0 && letters[0] <= '9' {
					paid = int(letters[0] - '0')
				}
				for die := 1; die <= 6; die++ {
					f := s.fork().Set(me("die"), die)
					f.Do("act", c.id, id).wantSubs(letters).Is(me("action"), id, me("die"), die).hasIdeas(4 - paid)
					f.Refuses("acted", "act", c.id, id)
				}
				if paid > 0 {
					s.fork().ideas(paid-1).Refuses("no-ideas", "act", c.id, id)
				}
			}
		})
	}
}

// Angry Locksmith, MAS-097: EFFICIENT PICKER adds M and N to an action for each
// U printed in it, at 1 idea each, whether that U is used or not.
func TestEfficientPickerCountsPrintedUnlocks(t *testing.T) {
	for _, who := range []string{"angry-locksmith", "demolitions-guy"} {
		s := stage(t, "inclusion", "f4", who).ideas(2)
		s.Refuses("no-picker", "pick-on", who)
		s.Do("act", who, "pick").wantSubs("UN")
		s.Do("pick-on", who).wantSubs("UMNN").hasIdeas(1)
		s.Refuses("no-picker", "pick-on", who)
	}
	s := stage(t, "inclusion", "f4", "angry-locksmith").ideas(0).Do("act", "angry-locksmith", "pick")
	s.Refuses("no-ideas", "pick-on", "angry-locksmith")
	s = stage(t, "inclusion", "f4", "angry-locksmith").ideas(2).Do("act", "angry-locksmith", "walk")
	s.Refuses("no-picker", "pick-on", "angry-locksmith")
}

// MAS-252: PICK UNDER PRESSURE opens an adjacent lock in Escape for 1 idea, again
// and again; nobody else can.
func TestPickUnderPressureOpensALockInEscape(t *testing.T) {
	for _, who := range []string{"angry-locksmith", "safecracker"} {
		s := stage(t, "inclusion", "f4", who).ideas(3).put("g4", "locks", 2, "h3", "locks", 1)
		s.escape().Refuses("locked", "run", who, "g4").Refuses("not-adjacent", "pick-in-flight", who, "h3")
		s.Do("pick-in-flight", who, "g4").chits("g4", "locks", 1, "g4", "opened", 1).hasIdeas(2)
		s.Do("pick-in-flight", who, "g4").chits("g4", "locks", 0, "g4", "opened", 2).hasIdeas(1)
		s.Refuses("no-lock", "pick-in-flight", who, "g4")
		s.Do("run", who, "g4").Is(me("at"), "g4").hasIdeas(0).Refuses("no-ideas", "pick-in-flight", who, "h3")
	}
	s := stage(t, "inclusion", "f4", "demolitions-guy").ideas(3).put("g4", "locks", 1)
	s.escape().Refuses("no-pressure", "pick-in-flight", "demolitions-guy", "g4")
}

// Safecracker, MAS-103: it comes with Safecracking Tools, and PICK II lets
// EFFICIENT PICKER work twice.
func TestTheSafecrackerBringsToolsAndPicksTwice(t *testing.T) {
	s := chosen(t, 3, "safecracker")
	s.hasLoot("safecracking-tools-1", "carried:0", "safecracking-tools-2", "box")
	s = stage(t, "inclusion", "f4", "safecracker").ideas(3).Do("act", "safecracker", "pick-two").wantSubs("UUN")
	s.Do("pick-on", "safecracker").Do("pick-on", "safecracker").wantSubs("UUMMNNN").hasIdeas(1)
	s.Refuses("no-picker", "pick-on", "safecracker")
}

// Demolitions Guy, MAS-099, MAS-100: BREACH costs 4 ideas, makes an exit on an
// external side of the own tile and starts Escape at once, without an Event
// phase.
func TestBreachMakesAnExitAndStartsEscape(t *testing.T) {
	s := stage(t, "inclusion", "f2", "demolitions-guy").ideas(4).deck("1", "3", "z1")
	s.fork().ideas(3).Refuses("no-ideas", "breach", "demolitions-guy", "g1")
	s.fork().stand("0", "e4").Refuses("breach-side", "breach", "demolitions-guy", "f5")
	s.wantVerb("breach", "demolitions-guy g1").Refuses("breach-side", "breach", "demolitions-guy", "e2")
	s.Do("breach", "demolitions-guy", "g1").Is("phase", "escape", "entrances.breach.hex", "g1", "entrances.breach.door", "f2").hasIdeas(0)
	s.hasDeck("1", "3", "z1").Is("active", "none", "bag.camera", 0)
	s.Refuses("no-moves", "run", "demolitions-guy", "g1")
}

// MAS-098: everybody can use the exit that BREACH made.
func TestEverybodyCanUseTheBreach(t *testing.T) {
	s := stage(t, "inclusion", "f2", "demolitions-guy", "thug").ideas(4, 1).stand("1", "f2").loot("jewel-1", "carried:1")
	s.Do("breach", "demolitions-guy", "g1").Do("run", "thug", "g1").hasLoot("jewel-1", "won")
	s.Do("done", "thug").Is(other("status"), "escaped", other("at"), "g1")
	s = stage(t, "greedy-prisoner", "e1", "demolitions-guy").ideas(4).
		Set("figures.npc.status", "in-play", "figures.npc.at", "e1", "figures.npc.ideas", 1, "figures.npc.marks", map[string]bool{"done": true})
	s.Do("breach", "demolitions-guy", "f1").Do("run", "prisoner", "f1").Is("figures.npc.at", "f1")
	s = stage(t, "inclusion", "f2", "safecracker").ideas(4)
	s.Refuses("no-breach", "breach", "safecracker", "g1")
}

// MAS-044, MAS-098, MAS-335, MAS-466: where a gate has fallen, the side is external, and
// BREACH makes an exit there that everybody uses. The position can be written down
// and read again.
func TestBreachGoesWhereAGateHasFallen(t *testing.T) {
	s := stage(t, "blind-justice", "c3", "demolitions-guy", "thug").ideas(4, 1).stand("1", "c3").loot("documents-1", "carried:1")
	s.fork().Refuses("breach-side", "breach", "demolitions-guy", "b3")
	s.crisis("c3").Is("gates_fallen", 1, hex("b3", "present"), false)
	s.awakeAll().ideas(4, 1).Do("breach", "demolitions-guy", "b3").Is("entrances.breach.hex", "b3", "entrances.breach.door", "c3")
	s.Do("run", "thug", "b3").Is(other("at"), "b3").hasLoot("documents-1", "won")
	s.Set("noise", 5).Is(other("at"), "b3", "entrances.breach.hex", "b3", hex("b3", "present"), false)
	s.Do("done", "thug").Is(other("status"), "escaped")
}

// Thug, MAS-096: ADRENALINE gives 1 idea for each S that it performs, also for one
// that an ally lent; a Burglar gets none.
func TestAdrenalineGivesAnIdeaForEachSubdue(t *testing.T) {
	for _, who := range []string{"thug", "bruiser", "operative"} {
		s := stage(t, "inclusion", "f4", who).acting("subdue", 2).stand("1", "g4").put("f4", "guards", 1, "g4", "dogs", 1)
		s.Do("subdue", who, "f4", "guard").hasIdeas(1).Do("subdue", who, "g4", "dog").hasIdeas(2)
		s.chits("f4", "guards", 0, "f4", "subdued", 1, "g4", "dogs", 0, "g4", "tamed", 1)
	}
	s := stage(t, "inclusion", "f4", "grease-man").acting("subdue", 1).put("f4", "guards", 1)
	s.Do("subdue", "grease-man", "f4", "guard").hasIdeas(0)
	s = stage(t, "inclusion", "f4", "script-kiddie", "thug").ideas(1).stand("1", "e4").put("e4", "guards", 1)
	s.Do("lend-hand", "script-kiddie", "thug", "subdue").hasIdeas(0, 0).Do("subdue", "thug", "e4", "guard").hasIdeas(0, 1)
}

// Bruiser: ANGER THERAPY subdues all guards on its tile when Escape starts, and
// none next to it.
func TestAngerTherapySubduesTheGuardsOnTheTileAtEscape(t *testing.T) {
	s := stage(t, "inclusion", "f4", "bruiser").put("f4", "guards", 2, "f4", "dogs", 1, "g4", "guards", 1)
	s.escape().chits("f4", "guards", 0, "f4", "subdued", 2, "f4", "dogs", 0, "f4", "tamed", 1, "g4", "guards", 1).hasIdeas(0)
	s = stage(t, "inclusion", "f4", "thug").put("f4", "guards", 2)
	s.escape().chits("f4", "guards", 2, "f4", "subdued", 0)
}

// Operative: PRESSURE POINTS keeps subdued guards on its tile and next to it
// down; two tiles away they get up.
func TestPressurePointsKeepGuardsDown(t *testing.T) {
	s := stage(t, "inclusion", "f4", "operative", "burglar", "pickpocket").stand("1", "e4", "2", "d4").put("f4", "subdued", 1, "e4", "subdued", 1, "d4", "subdued", 1)
	s.event("23").chits("f4", "guards", 0, "f4", "subdued", 1, "e4", "subdued", 1, "e4", "guards", 0, "d4", "subdued", 0, "d4", "guards", 1)
	s = stage(t, "inclusion", "f4", "thug").put("f4", "subdued", 1)
	s.event("23").chits("f4", "guards", 1, "f4", "subdued", 0)
}

// Street Urchin: THERE ARE BETTER WAYS. She never performs S; for 1 idea she
// leaves guarded tiles freely until the phase ends.
func TestBetterWaysOutOfGuardedTiles(t *testing.T) {
	for _, who := range []string{"street-urchin", "grifter", "mastermind"} {
		s := stage(t, "inclusion", "f4", who).ideas(1).acting("move", 2, "subdue", 1).put("f4", "guards", 1, "e4", "guards", 2)
		s.Refuses("held", "move", who, "e4").Refuses("never-subdues", "subdue", who, "f4", "guard")
		s.Do("slip", who).hasIdeas(0).Refuses("slipping", "slip", who)
		s.Do("move", who, "e4").Do("move", who, "d4").Is(me("at"), "d4")
		s.Do("done", who).Is("round", 2, me("marks.slipping"), nil)
	}
	s := stage(t, "inclusion", "f4", "street-urchin").put("f4", "guards", 1)
	s.Refuses("no-ideas", "slip", "street-urchin")
	stage(t, "inclusion", "f4", "thug").ideas(1).Refuses("no-slip", "slip", "thug")
}

// MAS-253: in Escape she pays nothing extra for guards.
func TestBetterWaysCostNothingExtraInEscape(t *testing.T) {
	s := stage(t, "inclusion", "f4", "street-urchin").ideas(1).put("f4", "guards", 2)
	s.escape().Do("run", "street-urchin", "g4").hasIdeas(0).Is(me("at"), "g4")
	s = stage(t, "inclusion", "f4", "thug").ideas(2).put("f4", "guards", 2)
	s.escape().Refuses("no-moves", "run", "thug", "g4")
}

// Street Urchin and Grifter, MAS-442: CHANGE OF PLANS costs 2 ideas and 1 noise and
// relocates up to 3 tokens, those of others too (ruling), once a heist.
func TestChangeOfPlansMovesThreeTokens(t *testing.T) {
	for _, who := range []string{"street-urchin", "grifter"} {
		s := stage(t, "inclusion", "f4", who).ideas(3).Set(me("plan"), map[string]bool{"f3": true, "f2": true}, other("plan"), map[string]bool{"h3": true, "g3": true})
		s.Do("new-plan", who).hasIdeas(1).Is("due", 1, "lifts", 3).Asks(-1, "prompt.lift")
		s.Do("lift", who, "f2").Is(me("tokens"), 1, me("loose"), 1).Asks(-1, "prompt.replan")
		s.Refuses("planned", "plan", who, "f3").Refuses("no-tokens", "plan", s.name(1), "e4").Do("plan", who, "e4")
		s.Do("lift", s.name(1), "g3").Do("plan", s.name(1), "h5").Do("lift", s.name(1), "h3").Do("plan", s.name(1), "g4")
		s.Asks(-1, "prompt.act").Is(me("plan"), map[string]bool{"f3": true, "e4": true}, other("plan"), map[string]bool{"h5": true, "g4": true}, "lifts", 0)
		s.ideas(3).Refuses("once", "new-plan", who)
		s.finish().Is("noise", 1)
	}
	s := stage(t, "inclusion", "f4", "street-urchin").ideas(1)
	s.Refuses("no-ideas", "new-plan", "street-urchin")
	s.ideas(2).Do("new-plan", "street-urchin").Do("decline").Asks(-1, "prompt.act").Is("lifts", 0)
	stage(t, "inclusion", "f4", "thug").ideas(3).Refuses("no-replan", "new-plan", "thug")
}

// Mastermind: ALRIGHT, NEW PLAN relocates up to 6 tokens and hands up to 3 of its
// ideas to allies in the same round.
func TestAlrightNewPlanMovesSixTokensAndHandsOutThreeIdeas(t *testing.T) {
	s := stage(t, "inclusion", "f4", "mastermind").ideas(6)
	s.Refuses("no-gift", "give-idea", "mastermind", s.name(1))
	s.Do("new-plan", "mastermind").hasIdeas(4, 0).Is("lifts", 6, "due", 1)
	s.Do("lift", "mastermind", "f3").Do("decline").Is(me("tokens"), 1, me("loose"), 0).Do("decline")
	s.Do("give-idea", "mastermind", s.name(1)).Do("give-idea", "mastermind", s.name(1)).Do("give-idea", "mastermind", s.name(2))
	s.hasIdeas(1, 2, 1).Refuses("no-gift", "give-idea", "mastermind", s.name(1))
	s = stage(t, "inclusion", "f4", "mastermind").ideas(6).Do("new-plan", "mastermind").Do("decline")
	s.finish().Is("round", 2).Refuses("no-gift", "give-idea", "mastermind", s.name(1))
}

// Script Kiddie and Hacktivist, MAS-094, MAS-095, MAS-476: AUTOPWN costs 1 idea and lets one other
// character perform S, D or U; the noise of it is the other's. It never aims at the
// user, and S not at who never subdues.
func TestAutopwnLendsAHand(t *testing.T) {
	for _, who := range []string{"script-kiddie", "hacktivist"} {
		s := stage(t, "inclusion", "f4", who, "street-urchin", "thug").ideas(1).stand("1", "e4", "2", "g4").put("d4", "locks", 2)
		s.Refuses("self", "lend-hand", who, who, "unlock").Refuses("lend-subdue", "lend-hand", who, "street-urchin", "subdue")
		s.Refuses("lend-sub", "lend-hand", who, "thug", "move")
		s.Do("lend-hand", who, "street-urchin", "unlock").hasIdeas(0).Is(other("left.unlock"), 1, me("owed"), 0, other("owed"), 1, me("action"), "autopwn")
		s.Do("unlock", "street-urchin", "d4").chits("d4", "locks", 1, "d4", "opened", 1).Refuses("no-sub", "unlock", "street-urchin", "d4")
		s.Do("done", "street-urchin").Do("done", who).Is("noise", 1, "round", 2)
	}
	for _, k := range []string{"subdue", "disable"} {
		s := stage(t, "inclusion", "f4", "script-kiddie").ideas(1).Do("lend-hand", "script-kiddie", "burglar", k)
		s.Is(other("left."+k), 1, me("owed"), 0, other("owed"), 1)
	}
	s := stage(t, "inclusion", "f4", "script-kiddie")
	s.Refuses("no-ideas", "lend-hand", "script-kiddie", "burglar", "unlock")
	stage(t, "inclusion", "f4", "thug").ideas(1).Refuses("no-hacker", "lend-hand", "thug", "burglar", "unlock")
}

// Black Hat: EXPLOIT lends two of S, D or U at one noise.
func TestExploitLendsTwo(t *testing.T) {
	for _, k := range []string{"unlock", "subdue", "disable"} {
		s := stage(t, "inclusion", "f4", "black-hat").ideas(2)
		s.Do("lend-hand", "black-hat", "burglar", k).hasIdeas(1).Is(other("left."+k), 2, me("owed"), 0, other("owed"), 1, me("action"), "exploit")
		s.Refuses("acted", "lend-hand", "black-hat", "burglar", k)
	}
}

// I CAN HAZ TEH CODES costs 2 ideas, HAS THE CODE none: all unknown tiles next to
// one known live camera are revealed, once a heist.
func TestCodesRevealWhatACameraSees(t *testing.T) {
	for who, price := range map[string]int{"script-kiddie": 2, "hacktivist": 2, "black-hat": 0} {
		s := stage(t, "inclusion", "h3", who).ideas(3).put("d4", "cameras", 1, "c6", "cameras", 1, "e3", "disabled", 1)
		s.put("d3", "unknown", true, "e5", "unknown", true, "e1", "unknown", true).Set("bag.guard", 2, "bag.lock", 1)
		s.fork().ideas(price+2).Refuses("no-camera", "codes", who, "e3").Refuses("nothing-to-see", "codes", who, "c6")
		if price > 0 {
			s.fork().ideas(1).Refuses("no-ideas", "codes", who, "d4")
		}
		s.Next("chit", "lock", "chit", "guard").Do("codes", who, "d4").hasIdeas(3-price).
			chits("d3", "unknown", false, "d3", "locks", 1, "e5", "unknown", false, "e5", "guards", 1, "e1", "unknown", true)
		s.Is("bag.guard", 1, "bag.lock", 0).put("e2", "cameras", 1).Refuses("once", "codes", who, "e2")
	}
	stage(t, "inclusion", "h3", "thug").ideas(3).put("d4", "cameras", 1).Refuses("no-codes", "codes", "thug", "d4")
}

// Burglar, Grease Man: DART is MMN for 1 idea.
func TestDartIsTwoMovesForAnIdea(t *testing.T) {
	for _, who := range []string{"burglar", "grease-man"} {
		s := stage(t, "inclusion", "f4", who).ideas(1).Do("act", who, "dart").hasIdeas(0).wantSubs("MMN")
		s.Do("move", who, "e4").Do("move", who, "d4").Refuses("no-sub", "move", who, "c4")
		stage(t, "inclusion", "f4", who).Refuses("no-ideas", "act", who, "dart")
	}
}

// Grease Man, MAS-459: VENT CRAWL takes 4 noise and makes the tile straight across one gap
// adjacent, for his moves, his hands and what comes to light (ruling).
func TestVentCrawlBridgesOneGap(t *testing.T) {
	s := stage(t, "inclusion", "e5", "grease-man").acting("move", 1, "unlock", 1)
	s.wantVerb("vent", "grease-man d7", "grease-man g5").Refuses("not-adjacent", "move", "grease-man", "g5")
	s.put("g5", "locks", 1).Do("vent", "grease-man", "g5").Is("due", 4, me("vent_to"), "g5")
	s.Refuses("locked", "move", "grease-man", "g5").Do("unlock", "grease-man", "g5").Do("move", "grease-man", "g5").Is(me("at"), "g5")
	s.Do("done", "grease-man").Is("noise", 4)
	s = stage(t, "inclusion", "e5", "grease-man").acting("move", 1).put("g5", "unknown", true).Set("bag.lock", 1)
	s.Do("vent", "grease-man", "g5").chits("g5", "unknown", false, "g5", "locks", 1)
	s = stage(t, "inclusion", "d4", "grease-man")
	s.Refuses("not-across", "vent", "grease-man", "f4")
	stage(t, "inclusion", "e5", "burglar").Refuses("no-vent", "vent", "burglar", "g5")
}

// Ghost Runner: BOLT is MMN for 1 idea or MMMN for 2.
func TestBoltIsTwoOrThreeMoves(t *testing.T) {
	s := stage(t, "inclusion", "f4", "ghost-runner").ideas(2)
	s.fork().Do("act", "ghost-runner", "bolt").hasIdeas(1).wantSubs("MMN")
	s.fork().Do("act", "ghost-runner", "far-bolt").hasIdeas(0).wantSubs("MMMN").do("move ghost-runner e4", "move ghost-runner d4", "move ghost-runner c4").Is(me("at"), "c4")
	s.ideas(1).Refuses("no-ideas", "act", "ghost-runner", "far-bolt")
}

// Lookout and Sentinel, MAS-101, MAS-102: I KNOW A WAY makes an idea of each R of its owner
// while the bag is empty; WE KNOW A WAY does so for everybody.
func TestKnowingAWayMakesIdeasOfReveals(t *testing.T) {
	for _, who := range []string{"lookout", "sentinel", "watchman"} {
		s := stage(t, "inclusion", "f4", who).acting("reveal", 2)
		s.Do("thin", who).hasIdeas(1).Is(me("left.reveal"), 1)
		s.Set("bag.lock", 1).Do("thin", who).hasIdeas(1).Is("bag.lock", 0, me("left.reveal"), 0)
		f := stage(t, "inclusion", "f4", "thug", who).acting("reveal", 1)
		if who == "watchman" {
			f.Do("thin", "thug").hasIdeas(1, 0)
		} else {
			f.Refuses("bag-empty", "thin", "thug")
		}
	}
}

// GOOD IN A PINCH works once in Escape, GREAT IN A PINCH any number of times: 2
// ideas become 1 idea of somebody else.
func TestInAPinchGivesAnIdeaInEscape(t *testing.T) {
	for who, times := range map[string]int{"lookout": 1, "watchman": 1, "sentinel": 3} {
		s := stage(t, "inclusion", "f4", who, "thug").ideas(7)
		s.Refuses("when-escape", "pinch", who, "thug")
		s.escape().Refuses("self", "pinch", who, who)
		for n := range times {
			s.Do("pinch", who, "thug").hasIdeas(7-2*(n+1), n+1)
		}
		if times == 1 {
			s.Refuses("pinched", "pinch", who, "thug")
		} else {
			s.Refuses("no-ideas", "pinch", who, "thug")
		}
	}
	stage(t, "inclusion", "f4", "thug").ideas(2).escape().Refuses("no-pinch", "pinch", "thug", "burglar")
}

// Pickpocket and Thief, MAS-148, MAS-460: LARCENIST, for 1 idea, picks up from one adjacent tile
// that is not locked, until the phase ends.
func TestLarcenistTakesFromNextDoor(t *testing.T) {
	for _, who := range []string{"pickpocket", "thief"} {
		s := stage(t, "inclusion", "f4", who).ideas(2).put("e4", "cash", 2, "g4", "locks", 1).loot("jewel-1", "e4", "jewel-2", "d4")
		s.Refuses("nothing-there", "take", who, "jewel").Refuses("reach-locked", "reach", who, "g4").Refuses("not-adjacent", "reach", who, "d4")
		s.Do("reach", who, "e4").hasIdeas(1).Do("take", who, "jewel").Do("take", who, "cash").hasLoot("jewel-1", "carried:0", "jewel-2", "d4")
		s.Is(me("cash"), 2, hex("e4", "cash"), 0).Refuses("no-slide", "slide", who, "jewel")
		s.finish().Is(me("reach"), "off")
	}
	// Remote locks and keycard doors are locks, too; one that is gone is none.
	o := stage(t, "dark-horse", "h1", "thief").ideas(2).put("i1", "remote", "y").loot("documents-1", "i1").Refuses("reach-locked", "reach", "thief", "i1").hasIdeas(2)
	o.put("i1", "remote", "none").Do("reach", "thief", "i1").Do("take", "thief", "documents").hasLoot("documents-1", "carried:0")
	stage(t, "startup", "b3", "thief").ideas(1).put("b2", "door", true).loot("jewel-1", "b2").Refuses("reach-locked", "reach", "thief", "b2")
	stage(t, "inclusion", "f4", "thug").ideas(1).Refuses("no-reach", "reach", "thug", "e4")
	stage(t, "inclusion", "f4", "pickpocket").Refuses("no-ideas", "reach", "pickpocket", "e4")
}

// Con Artist: SWINDLER also puts loot down next door.
func TestSwindlerPutsDownNextDoor(t *testing.T) {
	s := stage(t, "inclusion", "f4", "con-artist").ideas(1).loot("jewel-1", "carried:0", "jewel-2", "e4").Set(me("cash"), 3)
	s.Refuses("no-slide", "slide", "con-artist", "jewel").Do("reach", "con-artist", "e4").hasIdeas(0)
	s.Do("slide", "con-artist", "jewel").Do("slide", "con-artist", "cash").hasLoot("jewel-1", "e4").chits("e4", "cash", 3).Is(me("cash"), 0)
	s.Do("take", "con-artist", "jewel").Do("take", "con-artist", "jewel").hasLoot("jewel-1", "carried:0", "jewel-2", "carried:0")
}

// Con Artist, MAS-460: TOSS LOOT puts carried loot up to two tiles away in a straight line
// that crosses no lock and no gap, without noise.
func TestTossLootTwoTilesInALine(t *testing.T) {
	s := stage(t, "inclusion", "f4", "con-artist").loot("jewel-1", "carried:0").put("f3", "locks", 1)
	s.Refuses("no-throw", "toss", "con-artist", "jewel", "e4").Do("act", "con-artist", "toss-loot").wantSubs("")
	s.wantVerb("toss", "con-artist jewel e4", "con-artist jewel d4", "con-artist jewel g4", "con-artist jewel g3", "con-artist jewel g2",
		"con-artist jewel g5", "con-artist jewel g6")
	s.Refuses("throw-line", "toss", "con-artist", "jewel", "f3").Refuses("throw-line", "toss", "con-artist", "jewel", "c4")
	s.Do("toss", "con-artist", "jewel", "d4").hasLoot("jewel-1", "d4").Refuses("not-carried", "toss", "con-artist", "jewel", "d4")
	s.Do("done", "con-artist").Is("noise", 0)
	o := stage(t, "dark-horse", "g1", "con-artist").loot("jewel-1", "carried:0").Do("act", "con-artist", "toss-loot").wantOffered("toss con-artist jewel i1")
	o.put("i1", "remote", "y").Refuses("throw-line", "toss", "con-artist", "jewel", "i1").wantOffered("toss con-artist jewel h1")
}

// Thief, MAS-103: it comes with a Plasma Torch.
func TestTheThiefBringsAPlasmaTorch(t *testing.T) {
	chosen(t, 3, "thief").hasLoot("plasma-torch", "carried:0")
	chosen(t, 3, "con-artist").hasLoot("plasma-torch", "sale")
}

// Shutter Bug and its pros, MAS-088: PATCH IN works next to a live camera only,
// not on its tile.
func TestPatchInNeedsALiveCameraNextDoor(t *testing.T) {
	for _, who := range []string{"shutter-bug", "technician", "tinkerer"} {
		s := stage(t, "inclusion", "f4", who).put("f4", "cameras", 1, "e4", "disabled", 1)
		s.Refuses("no-camera-near", "act", who, "patch-in")
		s.put("g4", "cameras", 1).Do("act", who, "patch-in").wantSubs("IIRN").Do("think", who).Do("think", who).hasIdeas(2)
	}
}

// Technician, MAS-461: LOOP FOOTAGE costs 2 ideas; nobody minds cameras for the rest of the
// Action phase and in the Event phase.
func TestLoopFootageBlindsTheCameras(t *testing.T) {
	s := stage(t, "inclusion", "f4", "technician").ideas(2).awake("1").stand("1", "d4").put("e4", "cameras", 1).deck("3", "8", "9", "z1")
	s.Set(other("marks.acted"), true, other("action"), "walk", other("left.move"), 1)
	s.Do("act", "technician", "loop-footage").hasIdeas(0).Is("flags.looped", true, me("owed"), 0)
	s.Do("move", s.name(1), "e4").hasDeck("3", "8", "9", "z1").Do("done", s.name(1)).Do("done", "technician")
	s.Is("round", 2, "dealt", []string{"3"}, "flags.looped", false).hasDeck("8", "9", "z1")
	// Two cameras overwhelm nobody then (event 13); a camera and guards do.
	o := stage(t, "inclusion", "f4", "technician").ideas(4).put("e4", "cameras", 2)
	o.fork().event("13").hasIdeas(3)
	o.fork().Do("act", "technician", "loop-footage").deck("13", "3", "z1").finish().hasIdeas(2)
	o.put("g4", "guards", 2).Do("act", "technician", "loop-footage").deck("13", "3", "z1").finish().hasIdeas(1)
	s = stage(t, "inclusion", "f4", "technician").ideas(1)
	s.Refuses("no-ideas", "act", "technician", "loop-footage")
	s.put("e4", "cameras", 1).event("3", "8", "9").hasDeck("9", "m1", "11", "14", "20", "23", "z1")
}

// Tinkerer: REWIRE costs 2 ideas and 1 noise and disables up to two live cameras
// on or next to its tile; the guards on their tiles are subdued too.
func TestRewireDisablesTwoCamerasAndTheirGuards(t *testing.T) {
	s := stage(t, "inclusion", "f4", "tinkerer").ideas(2).put("e4", "cameras", 1, "e4", "guards", 2, "f4", "cameras", 1, "g4", "guards", 1, "d4", "cameras", 1)
	s.Do("act", "tinkerer", "rewire-live").hasIdeas(0).wantSubs("CCN").wantVerb("rewire", "tinkerer e4", "tinkerer f4")
	s.Refuses("out-of-reach", "rewire", "tinkerer", "d4").Refuses("no-camera", "rewire", "tinkerer", "g4")
	s.Do("rewire", "tinkerer", "e4").chits("e4", "cameras", 0, "e4", "disabled", 1, "e4", "guards", 0, "e4", "subdued", 2, "g4", "guards", 1)
	s.Do("rewire", "tinkerer", "f4").chits("f4", "cameras", 0, "f4", "disabled", 1).Refuses("no-sub", "rewire", "tinkerer", "e4")
}

// MAS-089: a once-per-heist ability does not use up the action and is there again
// in the next heist.
func TestAOncePerHeistAbilityLeavesTheAction(t *testing.T) {
	s := stage(t, "inclusion", "f4", "street-urchin").ideas(4).Do("new-plan", "street-urchin").Do("decline").Is(me("marks.spent"), true)
	s.Refuses("once", "new-plan", "street-urchin").Do("act", "street-urchin", "walk").wantSubs("MN")
	chosen(t, 1, "street-urchin").Is(me("marks.spent"), nil)
}

// MAS-090: other abilities work again and again and leave the action.
func TestAPassiveAbilityWorksAgainAndAgain(t *testing.T) {
	s := stage(t, "inclusion", "f4", "pickpocket").ideas(3).Do("reach", "pickpocket", "e4").Do("reach", "pickpocket", "g4").hasIdeas(1)
	s.Refuses("here", "reach", "pickpocket", "g4").Do("act", "pickpocket", "walk").wantSubs("MN")
}

// MAS-091, MAS-092: an ability is refused to who cannot pay it, and its price is
// paid in full.
func TestAnAbilityCostsItsPrice(t *testing.T) {
	s := stage(t, "inclusion", "f4", "grifter").ideas(1).Refuses("no-ideas", "new-plan", "grifter").hasIdeas(1)
	s.ideas(2).Do("new-plan", "grifter").hasIdeas(0)
}

// MAS-093: noise that an ability demands is booked like that of an action.
func TestTheNoiseOfAnAbilityIsBooked(t *testing.T) {
	s := stage(t, "inclusion", "e5", "grease-man").Set("noise", 1).deck("3", "8", "9", "z1").Do("vent", "grease-man", "g5").Is("noise", 1, "due", 4)
	s.finish().Is("noise", 5, "dealt", []string{"3", "8"}, "due", 0)
	s.acting("move", 1).Refuses("not-adjacent", "move", "grease-man", "g5")
}

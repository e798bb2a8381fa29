package masters_test

import (
	"strings"
	"testing"
)

// Rulings that a review of the rules brought.

// MAS-146, MAS-462: a relay hands the jewel down: who is done still picks it up from the
// floor, and puts it down again.
func TestWhoIsDoneStillPicksLootUp(t *testing.T) {
	s := stage(t, "inclusion", "f3", "shutter-bug", "burglar").stand("1", "g3").loot("jewel-1", "carried:0").Set(other("cash"), 1)
	s.do("act shutter-bug walk", "move shutter-bug g3", "drop shutter-bug jewel").Is(other("marks.done"), true)
	s.Do("take", "burglar", "jewel").hasLoot("jewel-1", "carried:1").Do("drop", "burglar", "cash").chits("g3", "cash", 1)
	s.Refuses("nothing-there", "take", "pickpocket", "jewel").Refuses("finished", "act", "burglar", "walk").Refuses("finished", "move", "burglar", "h3")
	s.fork().Do("done", "shutter-bug").Is("round", 2).hasLoot("jewel-1", "carried:1")
}

// MAS-462, MAS-176: the Old Friend helps whoever stands outdoors, done or not.
func TestTheOldFriendHelpsWhoIsDone(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").ideas(0, 2).Is(other("marks.done"), true, other("at"), "i5")
	s.Do("teamwork", "burglar", "thug").hasIdeas(1, 0).Refuses("no-ideas", "teamwork", "burglar", "thug")
	s.stand("1", "h3").ideas(0, 2).Refuses("indoors", "teamwork", "burglar", "thug")
}

// MAS-462: who is done still opens the server that it stands on and the keycard door
// beside it, and takes the hostage.
func TestWhoIsDoneOpensServersAndDoors(t *testing.T) {
	s := stage(t, "greedy-prisoner", "d3", "thug").put("e2", "remote", "x").chits("c2", "server", "x").stand("1", "c2")
	s.Do("server", "burglar").chits("e2", "remote", "none").Refuses("server-done", "server", "burglar")
	d := stage(t, "melee", "c8", "thug").put("b6", "door", true).stand("1", "b7").loot("keycard-1", "carried:1")
	d.Do("swipe", "burglar", "b6").chits("b6", "door", false).Refuses("no-door", "swipe", "burglar", "b6")
	h := stage(t, "hospitality", "d5", "thug")
	h.stand("1", h.Get("figures.npc.at").(string)).Do("seize", "burglar").Is("figures.npc.status", "in-play")
}

// MAS-462, MAS-437: who stays inside in Escape still takes what lies on its tile and
// opens servers, but no door, which takes an Escape Move.
func TestWhoIsStuckStillUsesItsHands(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").loot("jewel-1", "f4").escape().Do("done", "thug").Do("take", "thug", "jewel").hasLoot("jewel-1", "carried:0")
	s.Do("drop", "thug", "jewel").hasLoot("jewel-1", "f4").Refuses("finished", "run", "thug", "g4")
	d := stage(t, "melee", "b7", "thug").ideas(2).put("b6", "door", true).loot("keycard-1", "carried:0").escape().Do("done", "thug")
	d.Refuses("finished", "swipe", "thug", "b6").wantVerb("swipe")
}

// MAS-448: an item card alone is fumbled too; what is scrawled on a palm stays, and an item
// that has been outdoors is not lost.
func TestEvent22FumblesItemCards(t *testing.T) {
	s := stage(t, "inclusion", "g3", "thug").loot("lucky-penny", "carried:0", "keycard-1", "carried:0").event("22")
	s.Asks(-1, "prompt.fumble").Do("put-down", "thug", "f3").hasLoot("lucky-penny", "f3", "keycard-1", "f3")
	stage(t, "inclusion", "g3", "thug").loot("lucky-penny", "carried:0").event("22").Asks(-1, "prompt.fumble")
	stage(t, "inclusion", "g3", "thug").loot("master-plan-copy", "carried:0").event("22").Is("round", 2).hasLoot("master-plan-copy", "carried:0")
	held := func() *table {
		return stage(t, "inclusion", "f4", "thug").put("e4", "guards", 1, "g4", "guards", 1, "f3", "guards", 1, "g3", "guards", 1, "g5", "guards", 1).loot("radio", "carried:0")
	}
	held().event("22").hasLoot("radio", "lost")
	held().Set("secured.radio", true).event("22").hasLoot("radio", "team")
}

// MAS-474: an entrance next door is a place for fumbled loot.
func TestEvent22PutsLootOnAnEntrance(t *testing.T) {
	s := stage(t, "inclusion", "h3", "thug").stand("1", "i5", "2", "i5").Set(me("cash"), 2).put("g2", "guards", 1, "g3", "guards", 1, "g4", "guards", 1)
	s.event("22").chits("i3", "cash", 2).Is(me("cash"), 0, "team", 0, "round", 2)
	o := stage(t, "inclusion", "h3", "thug").Set(me("cash"), 2).event("22").wantOffered("put-down thug i3")
	o.Refuses("not-adjacent", "put-down", "thug", "i5")
}

// MAS-474, MAS-461: a throw may end on an entrance, and goes no further.
func TestAThrowEndsOnAnEntrance(t *testing.T) {
	s := stage(t, "inclusion", "h3", "con-artist").loot("jewel-1", "carried:0").Do("act", "con-artist", "toss-loot").wantOffered("toss con-artist jewel i3")
	s.Do("toss", "con-artist", "jewel", "i3").hasLoot("jewel-1", "i3").Refuses("nothing-there", "take", "con-artist", "jewel")
	g := stage(t, "inclusion", "g3", "con-artist").loot("jewel-1", "carried:0").put("h3", "locks", 1).Do("act", "con-artist", "toss-loot")
	g.Refuses("throw-line", "toss", "con-artist", "jewel", "i3")
}

// MAS-475: all that TOSS LOOT throws in one action lands on one tile.
func TestTossLootThrowsOneLot(t *testing.T) {
	s := stage(t, "inclusion", "g3", "con-artist").loot("jewel-1", "carried:0").Set(me("cash"), 3).Do("act", "con-artist", "toss-loot")
	s.Do("toss", "con-artist", "jewel", "f3").Is(me("thrown"), "f3").wantVerb("toss", "con-artist cash f3")
	s.Refuses("one-lot", "toss", "con-artist", "cash", "h3").Do("toss", "con-artist", "cash", "f3").chits("f3", "cash", 3).hasLoot("jewel-1", "f3")
	s.Do("done", "con-artist").Is("round", 2, me("thrown"), "off")
}

// MAS-476: the noise of a lent U is the receiver's: SUSPENSEFUL SILENCE covers it.
func TestSuspensefulSilenceCoversALentUnlock(t *testing.T) {
	s := stage(t, "hole", "d4", "angry-locksmith", "script-kiddie")
	safe := s.safe()
	s.stand("0", safe).awake("1").ideas(0, 1).loot("safecracking-tools-1", "carried:0")
	s.Do("lend-hand", "script-kiddie", "angry-locksmith", "unlock").Is(other("owed"), 0, me("owed"), 1)
	loud := s.fork().do("act angry-locksmith walk", "done angry-locksmith", "done script-kiddie")
	loud.Is("noise", 2, "round", 2)
	s.Do("act", "angry-locksmith", "pick").Do("crack", "angry-locksmith", 2).do("done angry-locksmith", "done script-kiddie")
	s.Is("noise", 0, "round", 2)
}

// safe is the hex of the safe.
func (s *table) safe() string {
	s.T.Helper()
	for id, h := range s.position().Hexes {
		if h.Safe {
			return id
		}
	}
	s.T.Fatal("no safe")
	return ""
}

// MAS-474: an entrance is a hex for events 5 and A2 and for C1 and C4.
func TestAnEntranceIsAHex(t *testing.T) {
	s := stage(t, "inclusion", "h3", "thug").stand("1", "i5", "2", "i5").put("i3", "guards", 1).event("5")
	s.chits("i3", "locks", 1, "i3", "guards", 1).acting("move", 1, "unlock", 1).Refuses("locked", "move", "thug", "i3")
	s.Do("unlock", "thug", "i3").Do("move", "thug", "i3").Is(me("at"), "i3")
	c := stage(t, "river", "d5", "thug").put("d1", "reinforcements", true).crisis("c1")
	c.chits("c1", "guards", 1, "d1", "guards", 2, "e1", "guards", 1, "d5", "guards", 0)
	a := stage(t, "inclusion", "f4", "thug").stand("1", "i5", "2", "i5").put("h3", "cameras", 1, "g3", "subdued", 1).event("a2")
	a.chits("h3", "guards", 1, "i3", "guards", 0)
	l := stage(t, "inclusion", "f4", "thug").loot("radio", "i3").crisis("c4")
	l.chits("i3", "locks", 1, "h3", "locks", 0)
	stage(t, "inclusion", "f4", "thug").crisis("c4").chits("i3", "locks", 0)
}

// MAS-478: once Escape has been called nobody places the tokens of a fallen gate anew.
func TestNoTokensArePlacedAnewOnceEscapeIsCalled(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").Set(me("plan"), map[string]bool{"g3": true}).deck("g1", "3", "8", "z1")
	s.fork().finish().Asks(-1, "prompt.replan")
	s.Do("call-escape").Is("phase", "escape", me("loose"), 0)
}

// "N of the M left" counts no more cracks than the safe still takes.
func TestTheLastCracksAreCountedTrue(t *testing.T) {
	s := stage(t, "marathon", "e2", "angry-locksmith").loot("safecracking-tools-1", "carried:0").acting("unlock", 2).Set("cracked", 4)
	if got := sayer(t)(s.S.Describe(s.Act("crack", "angry-locksmith", 2))); !strings.Contains(got, "(2 of the 2 left)") {
		t.Errorf("the offer says %q", got)
	}
	s.Set("cracked", 3)
	if got := sayer(t)(s.S.Describe(s.Act("crack", "angry-locksmith", 2))); !strings.Contains(got, "(3 of the 3 left)") {
		t.Errorf("the offer says %q", got)
	}
}

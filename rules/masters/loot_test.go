package masters_test

import (
	"testing"

	"safehouse/rules/masters"
)

// MAS-143..146: loot is taken, put down and passed on a tile at no cost, before,
// during and after the own action.
func TestLootChangesHandsAtNoCost(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").awake("1").stand("1", "f4").loot("jewel-1", "f4").put("f4", "cash", 2)
	s.Do("take", "thug", "jewel").Do("take", "thug", "cash").hasLoot("jewel-1", "carried:0").Is(me("cash"), 2, hex("f4", "cash"), 0, "due", 0, me("owed"), 0)
	s.Refuses("nothing-there", "take", "burglar", "jewel").Do("drop", "thug", "jewel").hasLoot("jewel-1", "f4").Do("take", "burglar", "jewel").hasLoot("jewel-1", "carried:1")
	s.Refuses("not-carried", "drop", "thug", "jewel").Do("act", "thug", "walk").Do("drop", "thug", "cash").Is(me("cash"), 0, hex("f4", "cash"), 2, me("left.move"), 1)
	s.Do("move", "thug", "f3").Refuses("nothing-there", "take", "thug", "cash")
}

// MAS-145, MAS-146, MAS-462: who has finished its action still hands over what it carries.
func TestWhoIsDoneHandsLootOver(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").stand("1", "f4").loot("jewel-1", "carried:1", "radio", "carried:1").Set(other("cash"), 2)
	s.Do("take", "thug", "jewel").Do("take", "thug", "cash").hasLoot("jewel-1", "carried:0", "radio", "carried:1").Is(me("cash"), 2, other("cash"), 0, other("marks.done"), true)
	s.Refuses("nothing-there", "take", "thug", "jewel").Refuses("nothing-there", "take", "burglar", "jewel").Refuses("finished", "move", "burglar", "f3")
	o := stage(t, "inclusion", "f4", "thug").stand("1", "f4").awake("1").loot("jewel-1", "carried:1").Refuses("nothing-there", "take", "thug", "jewel")
	o.stand("1", "f3").Do("act", "burglar", "pause").Do("done", "burglar").Refuses("nothing-there", "take", "thug", "jewel").stand("1", "f4").Do("take", "thug", "jewel").hasLoot("jewel-1", "carried:0")
}

// MAS-147: there is no limit to what a character carries.
func TestACharacterCarriesAnyAmount(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").loot("jewel-1", "f4", "jewel-2", "f4", "jewel-3", "f4", "jewel-4", "f4", "documents-1", "f4", "documents-2", "f4", "keycard-1", "f4", "usb-key", "f4",
		"radio", "f4", "plasma-torch", "f4")
	for _, l := range []string{"jewel", "jewel", "jewel", "jewel", "documents", "documents", "keycard", "usb-key", "radio", "plasma-torch"} {
		s.Do("take", "thug", l)
	}
	s.hasLoot("jewel-4", "carried:0", "documents-2", "carried:0", "keycard-1", "carried:0", "usb-key", "carried:0", "radio", "carried:0", "plasma-torch", "carried:0")
	s.Refuses("nothing-there", "take", "thug", "jewel")
}

// MAS-149, MAS-150: an item gives its action to whoever carries it, with any die.
func TestAnItemServesWhoCarriesIt(t *testing.T) {
	for die := 1; die <= 6; die++ {
		s := stage(t, "inclusion", "f4", "thug").awake("1").stand("1", "f4").loot("radio", "carried:0").Set(me("die"), die, other("die"), die)
		s.wantOffered("act thug tweak-plan").wantNotOffered("act burglar tweak-plan").Refuses("no-such-act", "act", "burglar", "tweak-plan")
		s.Do("drop", "thug", "radio").Do("take", "burglar", "radio").wantOffered("act burglar tweak-plan").wantNotOffered("act thug tweak-plan")
	}
}

// MAS-152, MAS-153: what gets outdoors is the team's and stays so; cash counts at
// once.
func TestWhatGetsOutIsTheTeams(t *testing.T) {
	s := stage(t, "inclusion", "h3", "thug").acting("move", 2).loot("jewel-1", "carried:0", "documents-1", "carried:0").Set(me("cash"), 3, "team", 2)
	s.Do("move", "thug", "i3").hasLoot("jewel-1", "won", "documents-1", "won").Is("team", 5, me("cash"), 0)
	s.Do("move", "thug", "h3").hasLoot("jewel-1", "won").Is("team", 5).Do("call-escape").Do("done", "thug").Do("done", "burglar").Do("done", "pickpocket")
	s.Is("over", true, me("status"), "busted", "team", 5).hasLoot("jewel-1", "won")
	s = stage(t, "inclusion", "h3", "thug").loot("jewel-1", "carried:0").Set(me("cash"), 3)
	s.hasLoot("jewel-1", "carried:0").Is("team", 0)
}

// MAS-436: keycards, the USB key and items stay with who gets outdoors; an item is
// safe for the team from then on.
func TestThingsToUseStayWithTheirCarrier(t *testing.T) {
	s := stage(t, "inclusion", "h3", "thug").acting("move", 2).loot("keycard-1", "carried:0", "usb-key", "carried:0", "radio", "carried:0")
	s.Do("move", "thug", "i3").hasLoot("keycard-1", "carried:0", "usb-key", "carried:0", "radio", "carried:0").Is("secured", map[string]bool{"radio": true})
	s.Do("move", "thug", "h3").Do("call-escape").Do("done", "thug").Do("done", "burglar").Do("done", "pickpocket")
	s.Is(me("status"), "busted").hasLoot("keycard-1", "lost", "usb-key", "lost", "radio", "team")
}

// MAS-339, MAS-436: an item that has been outdoors is the team's though it lies on a
// tile that falls with its gate; another one is lost.
func TestAnItemThatWasOutIsSafeOnAFallingGate(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").loot("perfect-picks", "g3", "radio", "g3").Set("secured.perfect-picks", true).event("g1")
	s.hasLoot("perfect-picks", "team", "radio", "lost").over("thug", "burglar", "pickpocket")
	if a := s.S.(*masters.State).Account(); a.Owned[masters.PerfectPicks] != 1 || a.Owned[masters.Radio] != 0 {
		t.Errorf("the team has %v", a.Owned)
	}
}

// MAS-469: an item that lies on an entrance at the end is outdoors and the team's, who
// started there may have put it down; one that lies inside is lost.
func TestAnItemOnAnEntranceIsTheTeams(t *testing.T) {
	s := stage(t, "inclusion", "i3", "thug").loot("perfect-picks", "carried:0", "radio", "h3").Do("drop", "thug", "perfect-picks").hasLoot("perfect-picks", "i3").Is("secured", map[string]bool{})
	s.over("thug", "burglar", "pickpocket")
	if a := s.S.(*masters.State).Account(); a.Owned[masters.PerfectPicks] != 1 || a.Owned[masters.Radio] != 0 {
		t.Errorf("the team has %v", a.Owned)
	}
}

// MAS-154: cash that stays inside is not the team's.
func TestCashThatStaysInsideIsLost(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").Set(me("cash"), 3, "team", 1).put("f4", "cash", 2).Do("call-escape")
	s.Do("done", "thug").Do("done", "burglar").Do("done", "pickpocket").Is("over", true, "team", 1, me("cash"), 0)
}

// MAS-155, MAS-156: all cash in one place is one piece of loot.
func TestCashInOnePlaceIsOnePiece(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").put("f4", "cash", 3).Set(me("cash"), 2)
	s.Do("take", "thug", "cash").Is(me("cash"), 5, hex("f4", "cash"), 0).Do("drop", "thug", "cash").Is(me("cash"), 0, hex("f4", "cash"), 5)
	s.Refuses("not-carried", "drop", "thug", "cash")
}

// MAS-157: jewels that were brought out have no cash value by themselves.
func TestWonJewelsAreNoCash(t *testing.T) {
	s := stage(t, "inclusion", "i3", "thug").loot("jewel-1", "won", "jewel-2", "won", "jewel-3", "won").stand("0", "i3").Do("call-escape")
	s.Do("done", "thug").Do("done", "burglar").Do("done", "pickpocket").Is("over", true, "team", 0).Scores([]int{0, 0, 0}, 0, 1, 2)
}

// MAS-454: rearranging comes to an end: 32 times between two steps that cost something.
func TestRearrangingEnds(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").loot("jewel-1", "f4")
	for range 16 {
		s.Do("take", "thug", "jewel").Do("drop", "thug", "jewel")
	}
	s.Is(me("rearranged"), 32).Refuses("free", "take", "thug", "jewel").wantVerb("take")
	s.Do("act", "thug", "walk").Is(me("rearranged"), 0).Do("take", "thug", "jewel").hasLoot("jewel-1", "carried:0")
}

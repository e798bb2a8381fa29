package intoodeep_test

import "testing"

// The Sentinel and the Blockades (rulebook: Other Rules).

// shifting is a town in which seat 0 spends a Boost for shifts.
func shifting(t testing.TB, boost string) *table {
	t.Helper()
	return town(t, 2).hook(0, "ghost").saved(0, boost).do("boost", boost)
}

// ITD-244: a Sentinel shift goes one Zone either way, past Blockades.
func TestTheSentinelShiftsOneZonePastBlockades(t *testing.T) {
	s := shifting(t, "shift-2").refuses("why.sentinel-far", "sentinel", "towers").refuses("why.sentinel-far", "sentinel", "downtown")
	s.mark().do("sentinel", "riverside").changed("sentinel", "downtown", "riverside", "stack", anything, anything)
}

// ITD-245, ITD-246, ITD-247: each shift may escort one Criminal that is with the
// Sentinel, a different one each time.
func TestEachShiftMayEscortSomebodyElse(t *testing.T) {
	s := town(t, 2).hook(0, "ghost").hook(1, "scourge").saved(0, "shift-3").put("scourge", "downtown", "jumper", "riverside").give("scourge", "birdseye").do("boost", "shift-3")
	s.refuses("why.not-with-sentinel", "escort", "jumper", "riverside").refuses("why.not-in-play", "escort", "sprinter", "riverside")
	s.mark().do("escort", "scourge", "riverside")
	s.changed("sentinel", "downtown", "riverside", "criminals.scourge.zone", "downtown", "riverside", "stack", anything, anything).is("items.birdseye", "held:scourge")
	s.do("escort", "jumper", "ion-heights").is("criminals.jumper.zone", "ion-heights", "criminals.scourge.zone", "riverside", "sentinel", "ion-heights")
	s.do("sentinel", "blocks").is("sentinel", "blocks", "criminals.jumper.zone", "ion-heights")
}

// ITD-248: the rulebook's Sentinel example.
func TestTheSentinelExample(t *testing.T) {
	s := town(t, 2).saved(0, "shift-3").hook(0, "mechanic").put("persuader", "blocks").give("persuader", "cash").
		set("sentinel", "towers", "blockades.1", "blocks", "blockades.2", "parish").do("boost", "shift-3")
	s.do("sentinel", "zinbazaar").do("sentinel", "blocks").do("escort", "persuader", "zinbazaar")
	s.is("sentinel", "zinbazaar", "criminals.persuader.zone", "zinbazaar", "items.cash", "held:persuader", "turn.actions", 2, "boosts.shift-3", "discard")
	s.refuses("why.other-question", "sentinel", "blocks")
}

// ITD-249, ITD-250, ITD-252: a Blockade shifts to the next edge without one.
func TestBlockadeExampleSkipsAnOccupiedEdge(t *testing.T) {
	s := town(t, 2).hook(0, "ghost").saved(0, "shift-2").set("blockades.1", "blocks", "blockades.2", "zinbazaar").do("boost", "shift-2")
	s.checkOffers("blockade 1 8", "blockade 1 3", "blockade 2 3", "blockade 2 8").refuses("why.edge-too-far", "blockade", "1", "2").refuses("why.no-blockade", "blockade", "4", "5")
	s.mark().do("blockade", "1", "3").changed("blockades.1", "blocks", "towers", "stack", anything, anything)
	s.do("blockade", "3", "1").is("blockades.1", "blocks", "blockades.2", "zinbazaar")
	if err := s.TrySet("blockades.1", "zinbazaar"); err == nil {
		t.Error("two Blockades on one edge are accepted")
	}
}

// ITD-439: the number on the token is the most that is shifted.
func TestShiftBoostsGiveTheirNumberOfShifts(t *testing.T) {
	for boost, n := range map[string]int{"shift-2": 2, "shift-3": 3, "shift-4": 4} {
		s := shifting(t, boost)
		for i := range n {
			s.do("blockade", []string{"2", "3", "2", "3"}[i], []string{"3", "2", "3", "2"}[i])
		}
		s.is("turn.actions", 2, "blockades.2", []string{"", "", "zinbazaar", "towers", "zinbazaar"}[n]).refuses("why.other-question", "blockade", "2", "3")
		// Or fewer.
		shifting(t, boost).do("sentinel", "parish").do("done").is("sentinel", "parish", "phase", "actions").refuses("why.other-question", "sentinel", "skyport")
	}
}

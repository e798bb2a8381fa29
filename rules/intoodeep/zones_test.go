package intoodeep_test

import (
	"strings"
	"testing"
)

// Zone Powers (rulebook: back page), one after the other. Shifts and challenges
// have files of their own.

// power is a town in which seat 0 uses the power of a Zone with the Ghost.
func power(t testing.TB, zone string) *table {
	t.Helper()
	s := town(t, 2).hook(0, "ghost").put("ghost", zone)
	if zone == "blocks" || zone == "skyport" || zone == "riverside" {
		s.set("heat.3", "parish", "heat.2", "towers", "heat.1", "zinbazaar")
	}
	return s
}

// ITD-424, ITD-425 and so on name the Zones below.

// ITD-424: Downtown, up to three shifts of the Sentinel and the Blockades, with
// escort.
func TestDowntownGivesUpToThreeShifts(t *testing.T) {
	s := power(t, "downtown").do("power", "downtown").is("turn.actions", 1)
	s.offered("sentinel parish", "sentinel riverside", "escort ghost parish", "escort ghost riverside",
		"blockade 6 5", "blockade 6 7", "blockade 2 1", "blockade 2 3", "done")
	s.do("blockade", "6", "7").do("escort", "ghost", "parish").is("sentinel", "parish", "criminals.ghost.zone", "parish", "blockades.1", "riverside")
	s.do("sentinel", "skyport").is("sentinel", "skyport", "phase", "actions").refuses("why.other-question", "sentinel", "parish")
	// Fewer will do.
	s = power(t, "downtown").do("power", "downtown").do("sentinel", "parish").mark().do("done")
	s.changed("stack", anything, anything).is("sentinel", "parish", "turn.actions", 1)
}

// ITD-425, ITD-018: Ion Heights, a Boost or a card of any crime deck, unseen.
func TestIonHeightsGivesABoostOrACard(t *testing.T) {
	s := power(t, "ion-heights").do("power", "ion-heights")
	s.offered("claim 1", "claim 2", "claim 3", "draw-unseen level-1", "draw-unseen level-2", "draw-unseen level-3", "draw-unseen side", "done")
	b := s.fork().next("boost", "lock").do("claim", "1")
	b.is("boosts.act-1-copy-1", "saved:0", "wheel.2", 1, "boosts.lock-copy-1", "wheel:1", "turn.actions", 1)
	s.next("crime", "c2a").mark().do("draw-unseen", "level-2")
	s.changed("crimes.c2a", "deck", "waiting:0", "stack", anything, anything)
	s.fork().set("crimes.c2a", "hand:0", "phase", "story").is("crimes.c2a", "hand:0")
	if s.Sees(0, "crimes.c2a") != nil {
		t.Error("the card beside the Console is seen")
	}
	s.refuses("why.too-early", "ditch-2", "c2a").pass()
	s.is("crimes.c2a", "hand:0", "now", "1")
	if s.Sees(0, "crimes.c2a") != "hand:0" || s.Sees(1, "crimes.c2a") != nil {
		t.Error("after the turn the card is its owner's to see, and nobody else's")
	}
}

// ITD-194, ITD-425: an empty deck cannot be drawn from.
func TestIonHeightsDrawsFromNoEmptyDeck(t *testing.T) {
	s := power(t, "ion-heights")
	var l []any
	for id, at := range s.Get("crimes").(map[string]any) {
		if at == "deck" && id[1] == '3' && !strings.HasPrefix(id, "s") {
			l = append(l, "crimes."+id, "display")
		}
	}
	s.set(l...).do("power", "ion-heights").checkNoOffer("draw-unseen level-3").refuses("why.deck-empty", "draw-unseen", "level-3")
}

// ITD-426, ITD-240: the Parish, one step of Tolerance.
func TestTheParishGivesTolerance(t *testing.T) {
	s := power(t, "parish").mark().do("power", "parish")
	s.changed("players.0.tolerance", 0, 2, "heat.3", "blocks", "parish", "heat.2", "skyport", "blocks", "heat.1", "riverside", "skyport", "turn.actions", 2, 1)
	s.refuses("why.heat", "power", "parish")
}

// ITD-427, ITD-019: Riverside, gain or file one Evidence.
func TestRiversideGainsOrFilesEvidence(t *testing.T) {
	s := power(t, "riverside").do("power", "riverside").offered("gain-evidence", "file-evidence", "done")
	g := s.fork().do("gain-evidence").offered("take timing", "take weaponry", "take location").next("evidence", "financing").mark().do("take", "timing")
	g.is("evidence.timing-1", "memory:0", "turn.actions", 1).checkCount("evidence", "pool", 9, "evidence", "plank:1", 1, "evidence", "memory:0", 2)
	s.do("file-evidence").do("place", "row-2").is("evidence.tactics-1", "row-2:1", "players.0.dossiers", 1)
	empty := power(t, "riverside").memory(0).do("power", "riverside").offered("gain-evidence", "done").refuses("why.no-memory", "file-evidence")
	empty.do("done").is("turn.actions", 1).checkCount("evidence", "memory:0", 0)
}

// ITD-428: Skyport, any Criminal with its Item to any Zone.
func TestSkyportMovesAnyCriminal(t *testing.T) {
	s := power(t, "skyport").hook(1, "jumper").give("jumper", "coupe").do("power", "skyport")
	s.refuses("why.there-already", "send", "jumper", "towers").refuses("why.not-in-play", "send", "sprinter", "blocks")
	s.mark().do("send", "jumper", "riverside").changed("criminals.jumper.zone", "towers", "riverside", "stack", anything, anything)
	s.is("items.coupe", "held:jumper", "criminals.jumper.tag", "1:1")
}

// ITD-429, ITD-431, ITD-432: the Towers, two options, the same twice if wanted.
func TestTheTowersGiveTwoOptions(t *testing.T) {
	s := power(t, "towers").put("jumper", "skyport").give("jumper", "hauler").do("power", "towers")
	s.checkOffers("push jumper parish", "push-item hauler parish", "push-item cash downtown", "peek", "blockade 6 7", "sentinel parish", "done")
	s.mark().do("push-item", "hauler", "parish").changed("items.hauler", "held:jumper", "parish", "stack", anything, anything)
	s.do("push-item", "hauler", "downtown").is("items.hauler", "downtown", "turn.actions", 1).refuses("why.other-question", "push-item", "hauler", "parish")
	// One Criminal by two Zones.
	power(t, "towers").do("power", "towers").do("push", "jumper", "skyport").do("push", "jumper", "parish").is("criminals.jumper.zone", "parish")
	// A Blockade shift and a Sentinel shift.
	s = power(t, "towers").do("power", "towers").do("blockade", "6", "7").do("sentinel", "parish").is("sentinel", "parish", "blockades.1", "riverside", "turn.actions", 1)
	s.refuses("why.other-question", "sentinel", "skyport")
	// Two peeks at two tokens each, or less.
	s = power(t, "towers").do("power", "towers").next("evidence", "financing", "evidence", "location").do("peek")
	s.is("clues.0.evidence.financing-12", map[string]any{"known": true, "pool": true}, "clues.0.evidence.location-12", map[string]any{"known": true, "pool": true})
	s.checkOffers("peek").do("done").is("turn.actions", 1)
	if s.Sees(0, "evidence.financing-12") != "pool" || s.Sees(1, "evidence.financing-12") != nil {
		t.Error("a peek shows a token to the user alone")
	}
}

// ITD-433, ITD-434: Zinbazaar, two Items trade places, held or loose.
func TestZinbazaarSwapsTwoItems(t *testing.T) {
	s := power(t, "zinbazaar").give("jumper", "coupe", "scourge", "serum").do("power", "zinbazaar")
	s.refuses("why.same-item", "swap-items", "cash", "cash").refuses("why.other-order", "swap-items", "cash", "coupe")
	f := s.fork().mark().do("swap-items", "coupe", "cash")
	f.changed("items.coupe", "held:jumper", "riverside", "items.cash", "riverside", "held:jumper", "stack", anything, anything)
	s.do("swap-items", "coupe", "serum").is("items.coupe", "held:scourge", "items.serum", "held:jumper", "turn.actions", 1)
	n := power(t, "zinbazaar").give("towers", "cash").do("power", "zinbazaar").refuses("why.no-change", "swap-items", "coupe", "cash")
	n.do("done").is("items.cash", "towers", "items.coupe", "towers", "turn.actions", 1)
}

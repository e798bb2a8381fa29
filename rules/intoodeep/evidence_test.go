package intoodeep_test

import (
	"fmt"
	"strings"
	"testing"
)

// Gaining and filing Evidence (rulebook: Other Rules).

// gaining is a town in which seat 0 is to gain n Evidence, 1 to 3, before it
// files as many as the crime says: 1 by Riverside, 2 by Take it for a Spin, 3 by
// Silence the Witness.
func gaining(t testing.TB, n int) *table {
	t.Helper()
	switch n {
	case 1:
		return power(t, "riverside").do("power", "riverside").do("gain-evidence")
	case 2:
		return holding(t, "b2a").hook(0, "ghost", "mechanic").put("ghost", "downtown").give("ghost", "coupe", "mechanic", "blaster").do("story-crime", "b2a")
	}
	return holding(t, "b3").hook(0, "persuader", "jumper").put("jumper", "skyport", "scourge", "parish").give("persuader", "blaster", "jumper", "hauler").do("story-crime", "b3")
}

// supplyTo moves all tokens of the supply somewhere.
func (s *table) supplyTo(place string) *table {
	s.T.Helper()
	return s.refill("evidence", "supply", place)
}

// knows lets a seat have peeked at tokens of the Pool.
func (s *table) knows(seat int, tokens ...string) *table {
	s.T.Helper()
	var l []any
	for _, id := range tokens {
		l = append(l, "evidence."+id, "pool", fmt.Sprintf("clues.%d.evidence.%s", seat, id), map[string]any{"pool": true, "known": true})
	}
	return s.set(l...)
}

// ITD-201: in the Pool a player chooses a token that it has peeked at, or one that it
// does not know, at random.
func TestTokensOfThePoolAreChosenByWhoKnowsThem(t *testing.T) {
	s := gaining(t, 3).knows(0, "tactics-12", "tactics-11").do("approach", "restrained").do("take", "timing")
	s.Asks(0, "prompt.pool")
	s.offered("look pool", "known pool tactics").refuses("why.not-known", "known", "pool", "financing").refuses("why.pool-only", "look", "locker-0")
	k := s.fork().do("known", "pool", "tactics")
	k.checkCount("evidence", "memory:0", 3, "evidence", "pool", 10).offered("look pool", "known pool tactics")
	k.do("known", "pool", "tactics").is("evidence.tactics-12", "memory:0", "evidence.tactics-11", "memory:0").checkCount("evidence", "memory:0", 4, "evidence", "pool", 8, "evidence", "plank:4", 1)
	// The unknown one is none of those that are known.
	for range 2 {
		s.next("evidence", "ringleader").do("look", "pool")
	}
	s.checkCount("evidence", "memory:0", 4, "evidence", "pool", 8).is("evidence.tactics-12", "pool", "evidence.tactics-11", "pool")
	// Peeking in the Towers is what it is for.
	p := power(t, "towers").do("power", "towers").next("evidence", "financing", "evidence", "location").do("peek").do("done")
	p.hook(0, "ghost", "mechanic").hand(0, "s01", "b2a").set("crimes.b1b", "display", "phase", "story").put("ghost", "downtown").give("ghost", "coupe", "mechanic", "blaster").do("story-crime", "b2a")
	p.do("approach", "restrained").do("take", "timing")
	// Nobody else learns which one it was; who peeked at it too sees it go.
	r := gaining(t, 2).knows(0, "tactics-12").knows(1, "tactics-12").do("approach", "reckless").do("take", "timing").do("known", "pool", "tactics")
	if r.Sees(1, "evidence.tactics-12") != "memory:0" {
		t.Error("the rival knew the token that was taken")
	}
	if u := gaining(t, 2).knows(0, "tactics-12").do("approach", "reckless").do("take", "timing").do("known", "pool", "tactics"); u.Sees(1, "evidence.tactics-12") != nil {
		t.Error("the rival learns what was taken")
	}
	// Who knows nothing there is not asked, nor is anybody about the last token.
	gaining(t, 2).do("approach", "reckless").do("take", "timing").Asks(0, "prompt.place")
	gaining(t, 2).pool("tactics-12").knows(0, "tactics-12").do("approach", "reckless").do("take", "timing").is("evidence.tactics-12", "memory:0")
}

// ITD-201, ITD-202, ITD-205, ITD-208: the first token from the Plank by choice, all
// others from the Pool, then one refill; the next gain begins with the Plank.
func TestTheFirstTokenComesFromThePlank(t *testing.T) {
	s := gaining(t, 1).offered("take timing", "take weaponry", "take location").refuses("why.not-on-plank", "take", "financing")
	s.next("evidence", "ringleader").mark().do("take", "weaponry")
	s.changed("evidence.weaponry-1", "plank:2", "memory:0", "evidence.ringleader-12", "pool", "plank:2", "stack", anything, anything, "clues", anything, anything, "phase", "actions", "actions")
	s.hook(0, "ghost").set("heat.3", "blocks", "heat.2", "towers", "heat.1", "zinbazaar").do("power", "riverside").do("gain-evidence").
		offered("take timing", "take weaponry", "take location", "take ringleader")
}

// ITD-209: the rulebook's example: three tokens.
func TestExampleGainThreeEvidence(t *testing.T) {
	s := gaining(t, 3).pool("financing-12", "tactics-12", "ringleader-12", "timing-12", "timing-11", "timing-10", "timing-9", "timing-8", "timing-7", "timing-6").
		do("approach", "restrained").offered("take timing", "take weaponry", "take location").next("evidence", "financing", "evidence", "tactics", "evidence", "ringleader")
	s.do("take", "location").is("evidence.location-1", "memory:0", "evidence.financing-12", "memory:0", "evidence.tactics-12", "memory:0", "evidence.ringleader-12", "plank:4")
	s.checkCount("evidence", "pool", 7, "evidence", "memory:0", 4)
	if s.Sees(1, "evidence.financing-12") != nil || s.Sees(0, "evidence.financing-12") != "memory:0" {
		t.Error("gained tokens are their owner's to see")
	}
}

// ITD-203, ITD-204: what the Pool lacks comes from the supply; what the supply
// lacks is not gained.
func TestMissingTokensComeFromTheSupply(t *testing.T) {
	s := gaining(t, 3).pool("ringleader-12").do("approach", "restrained").do("take", "timing")
	s.checkCount("evidence", "memory:0", 4, "evidence", "pool", 0).is("evidence.ringleader-12", "memory:0", "chapter.triggered", true)
	short := gaining(t, 3).pool("ringleader-12").supplyTo("locker:1").do("approach", "restrained").do("take", "timing")
	short.checkCount("evidence", "memory:0", 3, "evidence", "pool", 0, "evidence", "plank:1", 0).is("chapter.triggered", true)
}

// ITD-206, ITD-207, ITD-262: the last Pool token may go without any consequence;
// a refill that finds none triggers the end, and the supply helps out.
func TestARefillFromAnEmptyPoolTriggersTheEnd(t *testing.T) {
	// Two in the Pool, one gained from it, one for the Plank: empty, not triggered.
	s := gaining(t, 2).pool("ringleader-12", "tactics-12").do("approach", "reckless").do("take", "timing")
	s.checkCount("evidence", "pool", 0).is("chapter.triggered", false)
	// The next gain triggers it.
	s = gaining(t, 1).pool().mark().do("take", "timing")
	s.is("chapter.triggered", true, "chapter.last_turns", 1).checkCount("evidence", "plank:1", 1, "evidence", "pool", 0, "evidence", "supply", 65)
	gaining(t, 1).pool("ringleader-12").do("take", "timing").is("chapter.triggered", false).checkCount("evidence", "pool", 0)
}

// filing is a town in which seat 0 files one token that it holds.
func filing(t testing.TB, memory ...string) *table {
	t.Helper()
	return power(t, "riverside").memory(0, memory...).do("power", "riverside").do("file-evidence")
}

// ITD-211, ITD-213, ITD-214, ITD-223: any token, to the Chapter where it fits or to
// the Final Plot: any open slot or the own locker.
func TestATokenIsFiledToChapterOrPlot(t *testing.T) {
	s := filing(t, "financing-3", "location-7")
	s.offered("place row-1", "place slot-boost", "place slot-tolerance", "place slot-grip", "place locker-0")
	s.refuses("why.not-your-locker", "place", "locker-1").refuses("why.not-filed-there", "place", "pool").refuses("why.wrong-type", "place", "row-2")
	s.do("place", "locker-0").offered("file location", "file financing").refuses("why.not-in-memory", "file", "tactics").do("file", "financing")
	s.is("evidence.financing-3", "locker:0", "evidence.location-7", "memory:0", "turn.actions", 1)
	// Slots and rows full: the locker is left.
	full := filing(t, "financing-3").set("evidence.ringleader-1", "slot-boost", "evidence.ringleader-2", "slot-tolerance", "evidence.ringleader-3", "slot-grip")
	full.offered("place locker-0").do("place", "locker-0").is("evidence.financing-3", "locker:0")
}

// ITD-216, ITD-217, ITD-218, ITD-219: a matching token claims a Dossier of its row,
// as long as there is one.
func TestFilingToTheChapterClaimsADossier(t *testing.T) {
	s := filing(t, "location-7", "location-8", "location-9")
	s.mark().do("place", "row-1")
	s.changed("evidence", anything, anything, "players.0.dossiers", 0, 1, "stack", anything, anything)
	s.checkCount("evidence", "row-1:1", 1, "evidence", "memory:0", 2)
	two := s.fork().set("phase", "actions").hook(0, "ghost").set("heat.3", "blocks").do("power", "riverside").do("file-evidence").do("place", "row-1")
	two.is("players.0.dossiers", 2).checkCount("evidence", "row-1:2", 1)
	gone := filing(t, "location-9").set("evidence.location-7", "row-1:1", "evidence.location-8", "row-1:2", "players.1.dossiers", 2)
	gone.refuses("why.no-dossier", "place", "row-1").do("place", "locker-0").is("evidence.location-9", "locker:0")
	if s.Sees(1, "evidence."+s.at("evidence", "row-1:1")) != "row-1:1" {
		t.Error("a token on a Chapter slot lies face up")
	}
}

// at is the piece of a kind that lies in a place.
func (s *table) at(kind, place string) string {
	s.T.Helper()
	for id, where := range s.Get(kind).(map[string]any) {
		if where == place {
			return id
		}
	}
	s.T.Fatalf("nothing of %s lies at %s", kind, place)
	return ""
}

// ITD-220: the rulebook's example.
func TestExampleFilingToTheChapter(t *testing.T) {
	s := filing(t, "location-7", "tactics-8", "ringleader-9").set("evidence.ringleader-1", "row-3:1", "players.1.dossiers", 1)
	s.checkOffers("place row-1", "place row-2").refuses("why.no-dossier", "place", "row-3")
	s.fork().do("place", "row-2").is("evidence.tactics-8", "row-2:1", "players.0.dossiers", 1)
	s.do("place", "row-1").is("evidence.location-7", "row-1:1", "players.0.dossiers", 1, "evidence.ringleader-9", "memory:0")
}

// ITD-212, ITD-215: several filings one after the other, each complete: two slots,
// or Chapter and Plot.
func TestTwoFilingsOneAfterTheOther(t *testing.T) {
	s := gaining(t, 2).memory(0, "location-7", "financing-3").do("approach", "restrained").do("take", "timing")
	both := s.fork().do("place", "slot-tolerance").do("file", "financing").is("players.0.tolerance", 2, "evidence.financing-3", "slot-tolerance")
	both.checkNoOffer("place slot-tolerance").refuses("why.slot-taken", "place", "slot-tolerance").do("place", "slot-grip").do("file", "location").do("advance", "scourge")
	both.is("players.0.grip.scourge", 1, "crimes.b2a", "display")
	s.do("place", "row-1").is("players.0.dossiers", 1, "evidence.location-7", "row-1:1").do("place", "locker-0").do("file", "financing")
	s.is("evidence.financing-3", "locker:0", "crimes.b2a", "display", "players.0.dossiers", 1)
}

// ITD-221, ITD-224, ITD-228, ITD-229: tokens in the Plot lie face down; a locker is its
// owner's to see, a bonus slot nobody's, but who filed there remembers.
func TestTokensInThePlotLieFaceDown(t *testing.T) {
	s := filing(t, "financing-3", "location-7").do("place", "locker-0").do("file", "financing").is("evidence.financing-3", "locker:0", "players.0.tolerance", 0, "players.0.intel", 3)
	if s.Sees(0, "evidence.financing-3") != "locker:0" || s.Sees(1, "evidence.financing-3") != nil || s.Sees(1, "unseen.locker:0") != 1.0 {
		t.Error("a locker is its owner's to see alone")
	}
	b := filing(t, "financing-3", "location-7").do("place", "slot-tolerance").do("file", "location")
	if b.Sees(0, "evidence.location-7") != "slot-tolerance" || b.Sees(1, "evidence.location-7") != nil || b.Sees(1, "unseen.slot-tolerance") != 1.0 {
		t.Error("a bonus slot is seen by who filed there alone")
	}
	other := town(t, 2).set("evidence.location-7", "slot-boost")
	if other.Sees(0, "evidence.location-7") != nil {
		t.Error("a token in a bonus slot is seen by all")
	}
}

// ITD-029, ITD-222, ITD-225, ITD-226, ITD-227: the three bonuses, at once.
func TestBonusSlots(t *testing.T) {
	boost := filing(t, "financing-3").do("place", "slot-boost").offered("claim 1", "claim 2", "claim 3").do("claim", "3")
	boost.is("boosts.challenge", "saved:0", "evidence.financing-3", "slot-boost", "wheel.1", 1)
	tolerance := filing(t, "financing-3").mark().do("place", "slot-tolerance")
	tolerance.changed("evidence.financing-3", "memory:0", "slot-tolerance", "players.0.tolerance", 0, 2, "stack", anything, anything, "clues.0", anything, anything)
	grip := filing(t, "financing-3").hook(1, "jumper").do("place", "slot-grip").offered("advance ghost", "advance mechanic", "advance jumper", "advance persuader", "advance scourge")
	grip.mark().do("advance", "jumper").changed("players.0.grip.jumper", 0, 1, "stack", anything, anything)
	grip.refuses("why.other-question", "advance", "jumper")
}

// ITD-230: the rulebook's example.
func TestExampleFilingToTheFinalPlot(t *testing.T) {
	s := filing(t, "financing-3", "location-7").set("evidence.ringleader-1", "slot-tolerance").refuses("why.slot-taken", "place", "slot-tolerance")
	s.checkOffers("place slot-boost", "place slot-grip")
	s.fork().do("place", "slot-boost").do("file", "financing").do("claim", "1").is("boosts.act-1-copy-1", "saved:0")
	s.do("place", "slot-grip").do("file", "location").do("advance", "ghost").is("players.0.grip.ghost", 1, "evidence.location-7", "slot-grip")
}

// ITD-028: the boards have these places and no others.
func TestPlacesOfTheSyndicateBoard(t *testing.T) {
	var places []string
	for _, r := range game.Info().Refs {
		if r.Name == "place" {
			places = r.IDs
		}
	}
	if got := strings.Join(places, " "); got != "row-1 row-2 row-3 slot-boost slot-tolerance slot-grip locker-0 locker-1 locker-2 locker-3 locker-4 pool" {
		t.Errorf("places %s", got)
	}
	s := town(t, 3)
	for _, place := range []string{"row-4:1", "slot-intel", "locker:3", "row-1:4", "plank:5"} {
		if err := s.fork().TrySet("evidence.tactics-4", place); err == nil {
			t.Errorf("a token at %s is accepted", place)
		}
	}
	for _, place := range []string{"locker:0", "locker:2", "public", "slot-grip"} {
		s.fork().set("evidence.tactics-4", place).is("evidence.tactics-4", place)
	}
}

package infiltration_test

import (
	"maps"
	"testing"

	"safehouse/rules"
)

// Advanced rule: Data File Extraction.

// INF-267, INF-278: Extract instead of Download; also while delayed.
func TestExtractReplacesDownload(t *testing.T) {
	s := facility(t, 3, extraction, "cafeteria")
	s.Offered("select hugo-cash advance", "select hugo-cash retreat", "select hugo-cash interface", "select hugo-cash extract")
	s.Refuses("why.no-download", "select", hugo, "download")
	s.Set(hugoDelayed, true).Offered("select hugo-cash interface", "select hugo-cash extract")
}

// INF-268: it is flipped in turn but collects at the end of the phase, from the
// first player on.
func TestExtractCollectsAtTheEndOfThePhase(t *testing.T) {
	s := facility(t, 3, extraction, "guard-post").hand(marilyn, "informant").at(gabriel, "out")
	s.choose(hugo, "extract", marilyn, "informant").Asks(1, "prompt.play")
	s.Is(hugoTokens, 0, "rooms.1.data", 3, "operatives."+hugo+".extract", "here").Refuses("why.no-download", "play", "download")
	s.Do("play", "interface").Is(hugoTokens, 3, "rooms.1.data", 0)
}

// INF-269..271: up to 4 alone, 2 each as one of two, 1 each as one of more.
func TestExtractYieldsByTheNumberOfExtractors(t *testing.T) {
	for n, want := range map[int]int{1: 4, 2: 2, 3: 1, 4: 1} {
		s := facility(t, 4, extraction, "security-checkpoint")
		var cards []string
		for i, o := range crew[:4] {
			card := "extract"
			if i >= n {
				s.Set("rooms.1.interface", false, "rooms.1.spent", true)
				card = "interface"
			}
			cards = append(cards, o, card)
		}
		s.choose(cards...)
		for i, o := range crew[:4] {
			if i < n {
				s.Is("operatives."+o+".tokens", want)
			} else {
				s.Is("operatives."+o+".tokens", 0)
			}
		}
		s.Is("rooms.1.data", 6-n*want)
	}
}

// INF-272, INF-273: those that have collected still count, and the later ones
// take what is left: 3 tokens for two extractors are 2 and 1, not 2 and then up
// to 4.
func TestExtractorsThatHaveCollectedStillCount(t *testing.T) {
	s := facility(t, 3, extraction, "guard-post").at(gabriel, "out")
	s.choose(hugo, "extract", marilyn, "extract").Is(hugoTokens, 2, "operatives."+marilyn+".tokens", 1, "rooms.1.data", 0)
	s = facility(t, 3, extraction, "security-checkpoint").at(gabriel, "out")
	s.choose(hugo, "extract", marilyn, "extract").Is(hugoTokens, 2, "operatives."+marilyn+".tokens", 2, "rooms.1.data", 2)
	s = facility(t, 3, extraction, "guard-post").data("1", 1).at(gabriel, "out")
	s.choose(hugo, "extract", marilyn, "extract").Is(hugoTokens, 1, "operatives."+marilyn+".tokens", 0)
}

// INF-274: it counts for the room in which the operative stands at the end:
// Marilyn is pushed out of the room in which she played it.
func TestExtractCountsForTheRoomAtTheEnd(t *testing.T) {
	s := facility(t, 3, extraction, "guard-post", "stairwell").Set("first", 1).at(marilyn, "2", hugo, "2", gabriel, "out")
	s.choose(marilyn, "extract", hugo, "interface")
	s.Is("operatives."+marilyn+".place", "1", "operatives."+marilyn+".tokens", 3, "rooms.1.data", 0, "rooms.2.data", 2)
}

// INF-274, INF-275: a room that an item fixed stays fixed; it is the other
// room's extractors that count.
func TestAnItemFixesTheRoomOfAnExtract(t *testing.T) {
	s := facility(t, 3, extraction, "cafeteria", "security-checkpoint").hand(hugo, "wireless-tap").at(marilyn, "2", gabriel, "out")
	s.choose(hugo, "wireless-tap", marilyn, "extract").Do("room", "2")
	s.Is(hugoTokens, 2, "operatives."+marilyn+".tokens", 2, "rooms.2.data", 2, "rooms.1.data", 1)
}

// INF-275: "play your Download" waits like the card itself.
func TestDownloadsOfItemsBecomeExtracts(t *testing.T) {
	s := soloWith(t, "1", extraction, "guard-post").hand(hugo, "secretaries").Set("alarm", 1)
	s.play("secretaries").effect("alarm", 1, 0, "operatives."+hugo+".extract", "none", "here")
	s.finish()
	s.Is(hugoTokens, 3, "rooms.1.data", 0)
	s = soloWith(t, "1", extraction, "guard-post").hand(hugo, "diesel")
	s.play("diesel").Offered("play advance", "play retreat", "play interface", "play extract")
	s = soloWith(t, "1", extraction, "cafeteria").hand(hugo, "remote-drone").Next("room", "atrium")
	s.play("remote-drone").Offered("play advance", "play extract")
}

// INF-070: a High-Capacity Wire adds 1 to every Extract of its room.
func TestHighCapacityWireAddsToExtracts(t *testing.T) {
	s := facility(t, 3, extraction, "security-checkpoint").hand(marilyn, "high-capacity-wire").at(gabriel, "out")
	s.choose(hugo, "extract", marilyn, "high-capacity-wire").Is(hugoTokens, 3, "operatives."+marilyn+".tokens", 3, "rooms.1.data", 0)
}

// INF-276: data freed earlier in the same phase can be extracted in it.
func TestDataFreedInThePhaseCanBeExtracted(t *testing.T) {
	s := facility(t, 3, extraction, "cafeteria").data("1", 0).hand(marilyn, "neuro-spike").at(gabriel, "out")
	s.choose(hugo, "extract", marilyn, "neuro-spike").Is(hugoTokens, 4, "rooms.1.data", 0)
}

// INF-277: one that has escaped extracts nothing.
func TestTheEscapedExtractNothing(t *testing.T) {
	s := facility(t, 3, extraction, "guard-post").hand(hugo, "diesel").at(gabriel, "out")
	s.choose(hugo, "diesel", marilyn, "extract").Do("play", "extract").Is("operatives."+hugo+".extract", "here")
	s.Do("play", "retreat").Is(hugoAt, "out", hugoTokens, 0, "operatives."+marilyn+".tokens", 3, "rooms.1.data", 0)
}

// INF-307: both Extracts of a player at his place in the order, in the order he
// likes where it makes a difference.
func TestAPlayerOrdersHisExtracts(t *testing.T) {
	s := facility(t, 2, extraction, "guard-post").at(marilyn, "out")
	s.choose(hugo, "extract", gabriel, "extract", animal, "interface").Do("resolve", hugo)
	s.Asks(0, "prompt.extract").Offered("extract "+hugo, "extract "+gabriel).Refuses("why.extract-not-yours", "extract", animal)
	s.Refuses("why.target-gone", "extract", marilyn).Refuses("why.target-away", "extract", white)
	other := s.fork()
	other.Do("extract", hugo).Is(hugoTokens, 2, "operatives."+gabriel+".tokens", 1)
	s.Do("extract", gabriel).Is(hugoTokens, 1, "operatives."+gabriel+".tokens", 2, "rooms.1.data", 0)
	// With enough for both nobody is asked, nor where they extract elsewhere.
	s = facility(t, 2, extraction, "security-checkpoint").at(marilyn, "out")
	s.choose(hugo, "extract", gabriel, "extract", animal, "interface").Do("resolve", hugo).Is(hugoTokens, 2, "operatives."+gabriel+".tokens", 2)
	s = facility(t, 2, extraction, "guard-post", "atrium").at(marilyn, "out", gabriel, "2")
	s.choose(hugo, "extract", gabriel, "extract", animal, "interface").Do("resolve", hugo).Is(hugoTokens, 3, "operatives."+gabriel+".tokens", 3)
}

// INF-286: it is off unless chosen.
func TestExtractionIsOffUnlessChosen(t *testing.T) {
	s := facility(t, 3, nil, "cafeteria")
	s.Is("options.extraction", false).Refuses("why.no-extract", "select", hugo, "extract")
}

// with is options and one more.
func with(o rules.Options, id string, v int) rules.Options {
	o = maps.Clone(o)
	o[id] = v
	return o
}

package infiltration_test

import (
	"strings"
	"testing"
)

// Playing with Two Players: Hugo and Gabriel against Marilyn and Animal.

// INF-255, INF-256, INF-266: four operatives with four items and four action
// cards each; all else is as for more players.
func TestEachOfTwoPlayersHasTwoOperatives(t *testing.T) {
	for _, s := range tables(t, 10, 2, nil) {
		if s.Get("rooms.1.card") == "mail-room" {
			continue
		}
		perSeat := map[int]int{}
		for _, o := range s.ids("operatives") {
			perSeat[s.Int("operatives."+o+".seat")]++
			s.Is("operatives."+o+".hand", 4, "operatives."+o+".place", "1")
		}
		if perSeat[0] != 2 || perSeat[1] != 2 || s.countItems("deck") != s.undealt() {
			t.Errorf("operatives by seat %v, %d items in the deck", perSeat, s.countItems("deck"))
		}
		s.Is("proximity", 0, "round", 1)
	}
}

// INF-257: a card of the other hand cannot be used, and tokens go to the pile of
// the one who collects.
func TestHandsAndPilesOfAPlayerStaySeparate(t *testing.T) {
	s := facility(t, 2, nil, "atrium").hand(gabriel, "zip-line").at(marilyn, "out")
	s.Refuses("why.not-in-hand", "select", hugo, "zip-line")
	s.choose(hugo, "download", gabriel, "interface", animal, "interface").Do("resolve", hugo)
	s.Is(hugoTokens, 2, "operatives."+gabriel+".tokens", 0)
}

// INF-258: one card for each operative inside, from its own hand.
func TestAPlayerSelectsACardForEachOperative(t *testing.T) {
	s := facility(t, 2, nil, "cafeteria").hand(hugo, "diesel").hand(gabriel, "slider")
	s.Asks(0, "prompt.select").Do("select", hugo, "diesel").Asks(0, "prompt.select").Refuses("why.not-in-hand", "select", gabriel, "diesel")
	s.Do("select", gabriel, "slider").Asks(1, "prompt.select").Do("select", marilyn, "interface").Do("select", animal, "interface")
	s.Is("phase", "resolution")
}

// INF-259, INF-260: both cards of a player, in the order the player likes, and
// the second is flipped after the first one is done.
func TestAPlayerResolvesBothCardsInAnyOrder(t *testing.T) {
	s := facility(t, 2, nil, "cafeteria").data("1", 3)
	s.choose(hugo, "download", gabriel, "download", marilyn, "download", animal, "download")
	s.Asks(0, "prompt.resolve").Offered("resolve "+hugo, "resolve "+gabriel).Refuses("why.resolve-not-yours", "resolve", marilyn)
	other := s.fork()
	other.Do("resolve", hugo).Is(hugoTokens, 2, "operatives."+gabriel+".tokens", 1)
	s.Do("resolve", gabriel).Is(hugoTokens, 1, "operatives."+gabriel+".tokens", 2)
	s.Asks(1, "prompt.resolve").Refuses("why.resolve-done", "resolve", hugo)
}

// INF-260: the first card's outcome is known before the second one is flipped.
func TestTheSecondCardIsFlippedAfterTheFirstIsDone(t *testing.T) {
	s := facility(t, 2, nil, "cafeteria", "atrium").hand(hugo, "jump-pack").at(gabriel, "2").Next("room", "guard-post")
	s.choose(hugo, "jump-pack", gabriel, "advance", marilyn, "interface", animal, "interface")
	s.Do("resolve", hugo).Asks(0, "prompt.move").Is("operatives."+gabriel+".resolved", false)
	s.Do("move", "2").Do("move", "3").Is("rooms.3.card", "guard-post", "operatives."+gabriel+".resolved", true)
	s.Asks(0, "prompt.move")
}

// INF-261, INF-262: the score is the sum over the escaped ones.
func TestThePlayersScoreIsTheSumOfTheEscaped(t *testing.T) {
	s := facility(t, 2, nil, "cafeteria").Set("proximity", 98).Next("die", 6)
	s.pile(hugo, 0, 0, 1).pile(gabriel, 0, 0, 2).pile(marilyn, 0, 0, 2).pile(animal, 0, 0, 9)
	s.escape(hugo, gabriel, marilyn).Scores([]int{9, 6}, 0)
}

// INF-263, INF-203: a single escaped operative wins for its player.
func TestASingleEscapedOperativeWinsForItsPlayer(t *testing.T) {
	s := facility(t, 2, nil, "cafeteria").Set("proximity", 98).Next("die", 6).pile(marilyn, 0, 0, 9)
	s.escape(gabriel).Scores([]int{0, 0}, 0)
}

// INF-306: ties compare players, each with what its escaped operatives hold
// together.
func TestTiesCompareThePlayers(t *testing.T) {
	s := facility(t, 2, nil, "cafeteria").Set("proximity", 98).Next("die", 6)
	s.pile(hugo, 0, 0, 1).pile(gabriel, 1, 1, 0).pile(marilyn, 0, 0, 2)
	draw := s.fork()
	draw.pile(marilyn, 0, 3, 0)
	draw.escape(hugo, gabriel, marilyn, animal).Scores([]int{6, 6}, 0, 1)
	s.escape(hugo, gabriel, marilyn, animal).Scores([]int{6, 6}, 0)
}

// INF-264: the own second operative is another operative, for harm and for good.
func TestTheOwnSecondOperativeIsAnotherOperative(t *testing.T) {
	s := facility(t, 2, nil, "atrium").hand(hugo, "piggyback-link").at(marilyn, "out").hand(animal, "informant")
	s.choose(hugo, "piggyback-link", gabriel, "download", animal, "informant").Do("resolve", hugo)
	s.Offered("operative "+gabriel, "operative "+animal).Do("operative", gabriel).Is("operatives."+gabriel+".link", "none")
	s.Is("operatives."+gabriel+".tokens", 2, "operatives."+hugo+".link", gabriel).Do("play", "retreat").Is(hugoTokens, 1)
	s = facility(t, 2, nil, "atrium").at(marilyn, "out").hand(animal, "informant")
	s.choose(hugo, "interface", gabriel, "retreat", animal, "informant").Do("resolve", hugo).Is("operatives."+gabriel+".place", "out")
	s = facility(t, 2, nil, "atrium").at(marilyn, "out").hand(animal, "informant")
	s.choose(hugo, "interface", gabriel, "interface", animal, "informant").Do("resolve", hugo)
	s.Is("operatives."+gabriel+".delayed", true, "operatives."+animal+".delayed", true, hugoDelayed, false)
}

// INF-265, INF-328: with one out the player goes on with the one inside.
func TestAPlayerGoesOnWithTheOneInside(t *testing.T) {
	s := facility(t, 2, nil, "cafeteria").data("1", 0).at(hugo, "out", marilyn, "out")
	s.Asks(0, "prompt.select").Do("select", gabriel, "download").Asks(1, "prompt.select").Do("select", animal, "download")
	s.Is("round", 2, "first", 1).Asks(1, "prompt.select")
	if strings.Contains(strings.Join(s.Offers(), " "), marilyn) {
		t.Error("the one outside is asked for a card")
	}
}

package masters_test

import "testing"

// A printedItem is what the card list says of an item.
type printedItem struct {
	id     string
	copies int
	price  int
	shop   bool // on sale from the start
}

var printedItems = []printedItem{
	{"cheap-picks", 2, 4, true}, {"perfect-picks", 1, 7, true}, {"laser-burst", 1, 6, false}, {"flashbang", 2, 3, false},
	{"master-plan-copy", 1, 4, true}, {"building-schematics", 1, 2, true}, {"lucky-penny", 1, 1, false}, {"radio", 1, 2, true},
	{"safecracking-tools", 2, 8, false}, {"plasma-torch", 1, 5, true}, {"camouflage", 1, 5, false}, {"dog-whistle", 1, 2, true},
}

// MAS-158, MAS-159, MAS-160, MAS-162: items on sale are bought in planning for
// their price, as many copies as there are; others are not on sale.
func TestItemsAreBoughtForTheirPrice(t *testing.T) {
	n := 0
	for _, it := range printedItems {
		n += it.copies
		s := opened(t, 3, "inclusion", "cash", 20)
		if !it.shop {
			s.Refuses("not-on-sale", "buy", it.id, s.name(0))
			continue
		}
		for i := range it.copies {
			s.Do("buy", it.id, s.name(i)).Is("team", 20-it.price*(i+1))
		}
		s.Refuses("not-on-sale", "buy", it.id, s.name(0))
		poor := opened(t, 3, "inclusion", "cash", it.price-1)
		poor.Refuses("no-cash", "buy", it.id, poor.name(0))
	}
	if n != 15 || len(printedItems) != 12 {
		t.Errorf("%d cards of %d kinds", n, len(printedItems))
	}
	stage(t, "inclusion", "f4", "thug").Set("team", 20).Refuses("when-shop", "buy", "radio", "thug")
	stage(t, "inclusion", "f4", "thug").Set("team", 20).escape().Refuses("when-shop", "buy", "radio", "thug")
}

// MAS-163: the team may buy all that it can pay for.
func TestTheTeamBuysAllItCanPayFor(t *testing.T) {
	s := opened(t, 3, "inclusion", "cash", 13)
	s.Do("buy", "perfect-picks", s.name(0)).Do("buy", "cheap-picks", s.name(0)).Do("buy", "radio", s.name(1)).Is("team", 0)
	s.Refuses("no-cash", "buy", "dog-whistle", s.name(0)).hasLoot("perfect-picks", "carried:0", "cheap-picks-1", "carried:0", "radio", "carried:1")
}

// MAS-159, MAS-166, MAS-168: what the Fence brings down to $0k is bought without cash.
func TestWhatCostsNothingIsBoughtWithoutCash(t *testing.T) {
	s := opened(t, 3, "inclusion", "fence", 1).loot("lucky-penny", "sale").Is("team", 0)
	s.wantVerb("buy", "lucky-penny "+s.name(0), "lucky-penny "+s.name(1), "lucky-penny "+s.name(2)).Do("buy", "lucky-penny", s.name(1)).Is("team", 0).hasLoot("lucky-penny", "carried:1")
	without := opened(t, 3, "inclusion").loot("lucky-penny", "sale").wantVerb("buy")
	without.Refuses("no-cash", "buy", "lucky-penny", without.name(0))
}

// MAS-454: when the limit of trades is reached, things are still handed out; that has
// a limit of its own.
func TestThingsAreHandedOutAfterTheLastTrade(t *testing.T) {
	s := opened(t, 3, "inclusion", "cash", 99).loot("radio", "carried:0")
	s.Set("trades", 32).wantVerb("buy").wantVerb("sell").wantVerb("equip", "radio "+s.name(1), "radio "+s.name(2))
	s.Do("equip", "radio", s.name(1)).hasLoot("radio", "carried:1").Refuses("free", "buy", "dog-whistle", s.name(0))
	s.Set(me("rearranged"), 32).wantVerb("equip", "radio "+s.name(2)).Refuses("free", "equip", "radio", s.name(0))
}

// MAS-164, MAS-165: an item sells for half its price, rounded down, and is on sale
// again.
func TestAnItemSellsForHalfItsPrice(t *testing.T) {
	for id, half := range map[string]int{"perfect-picks": 3, "cheap-picks": 2, "lucky-penny": 0, "safecracking-tools": 4, "plasma-torch": 2} {
		piece := id
		if id == "cheap-picks" || id == "safecracking-tools" {
			piece += "-1"
		}
		s := opened(t, 3, "inclusion").loot(piece, "team").Do("sell", id).Is("team", half).hasLoot(piece, "sale")
		s.Refuses("not-owned", "sell", id)
	}
}

// MAS-166: with the Fence everything costs $1k less and sells as before.
func TestTheFenceMakesThingsCheaper(t *testing.T) {
	s := opened(t, 3, "inclusion", "cash", 6, "fence", 1)
	s.Do("buy", "perfect-picks", s.name(0)).Is("team", 0, "hired.fence", true).Do("sell", "perfect-picks").Is("team", 3)
	opened(t, 3, "inclusion", "cash", 6).Refuses("no-cash", "buy", "perfect-picks", opened(t, 3, "inclusion").name(0))
}

// MAS-167: the Curator pays $4k for a jewel, and for an item its price less $1k.
func TestTheCuratorPaysBetter(t *testing.T) {
	s := opened(t, 3, "inclusion", "curator", 1).Set("jewels_held", 2).loot("perfect-picks", "team")
	s.Do("sell-jewel").Is("team", 4, "jewels_held", 1, "hired.curator", true).Do("sell", "perfect-picks").Is("team", 10).Do("sell-jewel").Is("team", 14)
	s.Refuses("no-jewels", "sell-jewel")
	opened(t, 3, "inclusion").Set("jewels_held", 2).Refuses("no-curator", "sell-jewel")
	opened(t, 3, "inclusion", "curator", 1).loot("lucky-penny", "team").Do("sell", "lucky-penny").Is("team", 0)
}

// MAS-168: without cash nothing is bought.
func TestWithoutCashNothingIsBought(t *testing.T) {
	s := opened(t, 3, "inclusion").wantVerb("buy").wantVerb("hire")
	s.Refuses("no-cash", "buy", "radio", s.name(0))
}

// Items of the team are handed out in planning.
func TestItemsOfTheTeamAreHandedOut(t *testing.T) {
	s := opened(t, 3, "inclusion").loot("radio", "team", "plasma-torch", "carried:1")
	s.Do("equip", "radio", s.name(0)).hasLoot("radio", "carried:0").Refuses("has-it", "equip", "radio", s.name(0)).Do("equip", "radio", s.name(2)).hasLoot("radio", "carried:2")
	s.Do("equip", "plasma-torch", s.name(0)).hasLoot("plasma-torch", "carried:0").Refuses("not-owned", "equip", "dog-whistle", s.name(0))
	s.Refuses("no-item", "equip", "jewel", s.name(0))
}

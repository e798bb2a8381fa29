package infiltration_test

import (
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
)

// Privileges of the first seat (doc.go): what each changes, for it alone.

func privileged(privilege string) rules.Options { return rules.Options{privilege: 1} }

// offers are the operands of what is offered of a verb.
func (s *table) offers(verb string) (l []string) {
	for _, x := range s.Offers() {
		if name, rest, _ := strings.Cut(x, " "); name == verb {
			l = append(l, rest)
		}
	}
	return l
}

// able is a facility of three with a privilege, Hugo in a room and Marilyn in the entry room.
func able(t *testing.T, privilege, at string, rooms ...string) *table {
	return facility(t, 3, privileged(privilege), rooms...).at(hugo, at)
}

// The rivals' turns at tables where the first seat has a move, for their reasons.
func crackTable(t *testing.T) *table   { return able(t, "crack", "1", "cafeteria") }
func crawledTable(t *testing.T) *table { return crawlTable(t).Do("crawl", "1") }
func crackBare(t *testing.T) *table    { return able(t, "crack", "2", "cafeteria", "atrium") }
func rivalCracks(t *testing.T) *table  { return crackTable(t).Do("select", hugo, "download") }
func crawlTable(t *testing.T) *table {
	return able(t, "crawl", "2", "cafeteria", "infirmary", "atrium", "stairwell", "secret:vault")
}

// Acting first is acting before whoever holds the tracker, who rolls as ever.
func TestTheFirstSeatActsBeforeWhoHoldsTheTracker(t *testing.T) {
	for _, early := range []bool{false, true} {
		options := rules.Options{}
		if early {
			options = privileged("early")
		}
		s := facility(t, 3, options, "cafeteria").data("1", 3).Set("first", 1).Next("die", 1)
		s.choose(hugo, "download", marilyn, "download", gabriel, "retreat")
		want := map[string]int{hugo: 1, marilyn: 2}
		if early {
			want = map[string]int{hugo: 2, marilyn: 1}
		}
		for o, n := range want {
			s.Is("operatives."+o+".tokens", n)
		}
		s.Is("first", 0, "round", 2) // Gabriel is out: the tracker goes past him
	}
}

// The driver takes whoever of the first seat is in the first two rooms, and nobody else.
func TestTheDriverTakesTheFirstTwoRooms(t *testing.T) {
	for _, c := range []struct{ at, want string }{{"1", "out"}, {"2", "out"}, {"3", "captured"}} {
		s := able(t, "driver", c.at, line12[:3]...).pile(hugo, 0, 0, 2).data("1", 0).data("2", 0).data("3", 0).Set("proximity", 98).Next("die", 6)
		s.choose(hugo, "download", marilyn, "download", gabriel, "download")
		s.Is("over", true, hugoAt, c.want, "operatives."+marilyn+".place", "captured")
		if total := s.S.Outcome().Seats[0].Total; total != map[string]int{"out": 6, "captured": 0}[c.want] {
			t.Errorf("from room %s he has %d", c.at, total)
		}
	}
}

// Back from room 4 a Retreat leads to room 3 or out; a rival's goes to room 3.
func TestAWindowIsAWayOutOfRoom4(t *testing.T) {
	s := facility(t, 3, privileged("window"), line12[:4]...).at(hugo, "4", marilyn, "4").data("1", 0)
	s.choose(hugo, "retreat", marilyn, "retreat", gabriel, "download").Asks(0, "prompt.move")
	wantOffers(t, s, "move", "3", "out")
	s.fork().Do("move", "3").Is(hugoAt, "3", "operatives."+marilyn+".place", "3")
	s.Do("move", "out").Is(hugoAt, "out", "operatives."+marilyn+".place", "3")
	facility(t, 3, privileged("window"), line12[:4]...).at(hugo, "3").data("1", 0).choose(hugo, "retreat", marilyn, "download", gabriel, "download").Is(hugoAt, "2")
}

func wantOffers(t *testing.T, s *table, verb string, want ...string) {
	t.Helper()
	got := s.offers(verb)
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Errorf("%s offers %v, want %v", verb, got, want)
	}
}

// The first item that would leave comes back, one that would leave the game too; the second
// goes where it says, and an item that comes back anyway does not count.
func TestTheFirstItemComesBack(t *testing.T) {
	s := able(t, "again", "1", "cafeteria").data("1", 0).hand(hugo, "data-siphon", "emp-charge").hand(marilyn, "diesel").Next("die", 1)
	s.choose(hugo, "data-siphon", marilyn, "download", gabriel, "download").Is("round", 2, "items.data-siphon", "hand:"+hugo, "called", map[string]bool{"again": true})
	if s.Told("returned") != 1 {
		t.Errorf("%d items are told to return", s.Told("returned"))
	}
	s.Is(hugoHand, 3) // and one is drawn
	s.Next("die", 1).choose(hugo, "emp-charge", marilyn, "download", gabriel, "download")
	if at := s.Get("items.emp-charge"); at == "hand:"+hugo {
		t.Error("a second item comes back")
	}
	rival := able(t, "again", "1", "cafeteria").data("1", 0).hand(marilyn, "data-siphon").Next("die", 1)
	rival.choose(hugo, "download", marilyn, "data-siphon", gabriel, "download").Is("round", 2)
	if at := rival.Get("items.data-siphon"); at == "hand:"+marilyn {
		t.Error("a rival's item comes back")
	}
}

// James Harris wounds whoever is in his room, but not the first seat; a mine does.
func TestVouchedForIsNotWoundedByNPCs(t *testing.T) {
	for _, o := range []rules.Options{nil, privileged("vouched")} {
		s := facility(t, 3, o, line12[:3]...).at(hugo, "3", marilyn, "3").data("1", 0).data("3", 0).Set("npcs.james-harris.place", "3", "npcs.james-harris.faceup", true).Next("die", 1)
		s.choose(hugo, "download", marilyn, "download", gabriel, "download")
		s.Is(hugoWounded, o == nil, "operatives."+marilyn+".wounded", true)
	}
}

// Before a card is selected the guard goes, what it kept lies open, and a card is selected as
// ever.
func TestAGuardIsOpenedBeforeACardIsSelected(t *testing.T) {
	s := crackTable(t).Do("crack").Asks(0, "prompt.select")
	s.Is("rooms.1.guarded", false, "rooms.1.data", 5).Refuses("why.no-guard", "crack")
	if s.Told("worker-destroyed") != 1 {
		t.Error("the lab worker is not told to be gone")
	}
	lock := able(t, "crack", "7", slices.Concat(line12[:6], []string{"server-farm"})...).Do("crack")
	lock.Is("rooms.7.data", 12, "alarm", 1) // with the lock's function
}

// An operative crawls to an open room next door, delayed or not, and no Enter function, mine or
// Sludge works on it; not behind a closed door, nor in or out of the secret room.
func TestAnOperativeCrawlsNextDoor(t *testing.T) {
	s := crawlTable(t)
	wantOffers(t, s, "crawl", "1", "3")
	s.Refuses("why.room-own", "crawl", "2").Refuses("why.room-secret", "crawl", "secret")
	s.Set(hugoDelayed, true, "specials.sludge", "3").Do("crawl", "3").Asks(0, "prompt.select")
	s.Is(hugoAt, "3", hugoDelayed, true, "called", map[string]bool{"crawl": true}).Refuses("why.privilege-once", "crawl", "2")
	wantOffers(t, able(t, "crawl", "2", "cafeteria", "infirmary"), "crawl", "1")
	wantOffers(t, crawlTable(t).at(hugo, "secret"), "crawl")
	laser := slices.Concat(line12[:6], []string{"server-farm", "laser-corridor"})
	able(t, "crawl", "7", laser...).Do("crawl", "8").Asks(0, "prompt.select").Is(hugoAt, "8", hugoWounded, false, "alarm", 0)
}

// With the mercs called off nobody rolls at the end of the round, and everybody does in the
// next one; a last round is still the last.
func TestTheMercsAreCalledOffForARound(t *testing.T) {
	s := able(t, "stall", "1", "cafeteria").data("1", 0).Set("proximity", 98, "alarm", 3).Do("stall").Asks(0, "prompt.select")
	s.choose(hugo, "download", marilyn, "download", gabriel, "download").Is("round", 2, "proximity", 98, "alarm", 3, "over", false)
	if s.Told("die") != 0 || s.Told("held") != 1 {
		t.Errorf("the die is rolled %d times, and held %d times", s.Told("die"), s.Told("held"))
	}
	s.Next("die", 1).Do("select", marilyn, "download").Do("select", gabriel, "download").Refuses("why.privilege-once", "stall")
	s.Do("select", hugo, "download").Is("over", true)
	for _, s := range tables(t, 4, 3, rules.Options{"stall": 1, "rounds": 1}) {
		for called := false; !s.S.Turn().Done; {
			if l := s.offers("stall"); !called && len(l) > 0 {
				called = true
				s.Do("stall")
			} else if err := s.S.Apply(s.S.Legal(nil)[0], nil); err != nil {
				t.Fatal(err)
			}
		}
		s.Is("round", 1)
	}
}

// A position in which something was used or is known that the table does not give is refused.
func TestAPrivilegeThatThereIsNotCannotBeUsed(t *testing.T) {
	if err := plainTable(t).TrySet("called", map[string]any{"crawl": true}); err == nil {
		t.Error("a privilege was used that there is not")
	}
	if err := able(t, "early", "1", "cafeteria").TrySet("called", map[string]any{"early": true}); err == nil {
		t.Error("a rule was used up")
	}
	if err := able(t, "stall", "1", "cafeteria").TrySet("stalled", true); err == nil {
		t.Error("the mercs are held up and nobody has done it")
	}
}

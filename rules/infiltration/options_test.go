package infiltration_test

import (
	"errors"
	"testing"

	"safehouse/rules"
)

// The options of ours (doc.go): what each changes, and nothing else.

// everybody goes through the operatives in play with their seats.
func (s *table) everybody(do func(o string, seat int)) {
	for _, o := range s.ids("operatives") {
		do(o, s.Int("operatives."+o+".seat"))
	}
}

func TestProximityStartsSomeTensNearer(t *testing.T) {
	for tens := range 6 {
		for _, s := range tables(t, 3, 4, rules.Options{"proximity": tens}) {
			s.Is("proximity", 10*tens)
		}
	}
}

func TestTheMercsAreThereAfterTheLastRound(t *testing.T) {
	for _, last := range []int{1, 4} {
		for _, s := range tables(t, 6, 3, rules.Options{"rounds": last}) {
			r := rules.Rand{S: 1}
			for !s.S.Turn().Done {
				if n := s.S.Turn().Round; n > last {
					t.Fatalf("round %d of %d is played", n, last)
				}
				legal := s.S.Legal(nil)
				if err := s.S.Apply(legal[r.Intn(len(legal))], nil); err != nil {
					t.Fatal(err)
				}
			}
			inside := 0
			s.everybody(func(o string, _ int) {
				if p := s.Get("operatives." + o + ".place"); p != "out" && p != "captured" {
					inside++
				}
			})
			if inside > 0 {
				t.Error("somebody is inside after the last round")
			}
		}
	}
}

func TestItemsAreDealtAsChosen(t *testing.T) {
	for _, c := range []struct{ items, kit, first, others int }{{4, 0, 4, 4}, {2, 0, 2, 2}, {5, 3, 8, 5}, {3, -2, 1, 3}, {2, -2, 0, 2}} {
		for _, s := range tables(t, 4, 4, rules.Options{"items": c.items, "kit": c.kit}) {
			if s.Get("rooms.1.card") == "mail-room" {
				continue // which deals one more
			}
			s.everybody(func(o string, seat int) {
				want := c.others
				if seat == 0 {
					want = c.first
				}
				if got := s.countItems("hand:" + o); got != want {
					t.Errorf("items %d and %d: seat %d was dealt %d", c.items, c.kit, seat, got)
				}
			})
		}
	}
}

// With two named items each the option deals fewer random ones, and never takes a named
// one away.
func TestSpecialistsKeepTheirOwnItems(t *testing.T) {
	for _, s := range tables(t, 3, 4, rules.Options{"specialists": 1, "items": 2, "kit": -2}) {
		s.everybody(func(o string, _ int) {
			if got := s.countItems("hand:" + o); got != 2 {
				t.Errorf("%s holds %d items, not its own two", o, got)
			}
		})
	}
}

func TestADraftIsOneOfFourItems(t *testing.T) {
	for _, o := range []rules.Options{{"draft": 1, "items": 3}, {"draft": 1, "kit": 1}} {
		var r *rules.Refusal
		if _, err := game.New(rules.Setup{Seats: 3, Options: o}); !errors.As(err, &r) || r.Reason.Key != "refuse.draft-items" {
			t.Errorf("%v: %v", o, err)
		}
	}
}

func TestPursesComeOutOfThePool(t *testing.T) {
	for _, s := range tables(t, 3, 3, rules.Options{"purse": 3, "rivals-purse": 1}) {
		s.everybody(func(o string, seat int) {
			want := 1
			if seat == 0 {
				want = 3
			}
			if got := s.Int("operatives." + o + ".tokens"); got != want {
				t.Errorf("seat %d begins with %d tokens", seat, got)
			}
		})
	}
	// A player of two operatives has one purse.
	for _, s := range tables(t, 2, 2, rules.Options{"purse": 4}) {
		sum := 0
		s.everybody(func(o string, seat int) {
			if seat == 0 {
				sum += s.Int("operatives." + o + ".tokens")
			}
		})
		if sum != 4 {
			t.Errorf("two operatives begin with %d tokens", sum)
		}
	}
}

// Nobody but its owner sees what a purse holds.
func TestPursesAreHidden(t *testing.T) {
	s := tables(t, 1, 3, rules.Options{"purse": 4, "rivals-purse": 2})[0]
	s.everybody(func(o string, seat int) {
		for looks := range 3 {
			seen := 0
			for _, v := range []string{"1", "2", "3"} {
				if x, ok := s.Sees(looks, "operatives."+o+".data."+v).(float64); ok {
					seen += int(x)
				}
			}
			if own := s.Int("operatives." + o + ".tokens"); looks == seat && seen != own || looks != seat && seen != 0 {
				t.Errorf("seat %d sees %d tokens of seat %d", looks, seen, seat)
			}
		}
	})
}

func TestWhoBeginsWounded(t *testing.T) {
	for who, want := range [][2]bool{{false, false}, {true, false}, {false, true}, {true, true}} {
		for _, s := range tables(t, 2, 3, rules.Options{"wounded": who}) {
			s.everybody(func(o string, seat int) {
				if got := s.Get("operatives." + o + ".wounded"); got != want[min(seat, 1)] {
					t.Errorf("option %d: seat %d begins wounded: %v", who, seat, got)
				}
			})
		}
	}
}

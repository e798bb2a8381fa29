package infiltration_test

import (
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
)

// Advanced rule: Item Card Draft.

var draft = rules.Options{"draft": 1}

// handOf is an operative's items in order.
func (s *table) handOf(o string) []string {
	var l []string
	for id, at := range s.Get("items").(map[string]any) {
		if at == "hand:"+o {
			l = append(l, id)
		}
	}
	slices.Sort(l)
	return l
}

// ringOf is the operatives in the order of the draft.
func (s *table) ringOf() []string {
	ring := make([]string, len(s.ids("operatives")))
	for _, o := range s.ids("operatives") {
		ring[s.Int("operatives."+o+".ring")] = o
	}
	return ring
}

// keepFirst lets every hand choose its first n items of this step, or in the
// last step pass its last one.
func (s *table) keepFirst(n int) {
	s.T.Helper()
	for _, o := range s.ringOf() {
		hand := s.handOf(o)
		if n == 3 {
			s.Do("pass", o, hand[3])
			continue
		}
		for _, it := range hand[:n] {
			s.Do("keep", o, it)
		}
	}
}

// INF-279..282: keep 1 and pass 3, keep 2 and pass 2, keep 3 and pass 1, to the
// left; everybody ends with 4.
func TestTheDraftPassesThreeTwoAndOne(t *testing.T) {
	s := tables(t, 1, 3, draft)[0]
	ring := s.ringOf()
	for step := 1; step <= 3; step++ {
		s.Is("phase", "draft", "draft_step", step, "rooms.1.card", "face-down")
		before := map[string][]string{}
		for _, o := range ring {
			before[o] = s.handOf(o)
			if len(before[o]) != 4 {
				t.Fatalf("%s holds %v in step %d", o, before[o], step)
			}
		}
		s.keepFirst(step)
		for i, o := range ring {
			left := before[ring[(i+2)%3]]
			want := slices.Concat(before[o][:step], left[step:])
			slices.Sort(want)
			got := s.handOf(o)
			if step == 3 {
				// The entry room may have given its revealer one more.
				got = slices.DeleteFunc(got, func(it string) bool { return len(got) == 5 && !slices.Contains(want, it) })
			}
			if !slices.Equal(got, want) {
				t.Errorf("step %d: %s holds %v, want %v", step, o, got, want)
			}
		}
	}
	s.Is("phase", "selection", "round", 1)
}

// INF-283: what was kept is part of the hand again and may be passed on.
func TestAKeptCardMayBePassedLater(t *testing.T) {
	s := tables(t, 1, 3, draft)[0]
	first := s.ringOf()[0]
	kept := s.handOf(first)[0]
	s.keepFirst(1)
	hand := slices.DeleteFunc(s.handOf(first), func(it string) bool { return it == kept })
	s.Do("keep", first, hand[0]).Do("keep", first, hand[1])
	for _, o := range s.ringOf()[1:] {
		h := s.handOf(o)
		s.Do("keep", o, h[0]).Do("keep", o, h[1])
	}
	if s.Get("items."+kept) != "hand:"+s.ringOf()[1] {
		t.Errorf("%s is at %v", kept, s.Get("items."+kept))
	}
}

// INF-280: how it is asked, and what is refused.
func TestADrafterKeepsItemsOfItsOwnHand(t *testing.T) {
	s := tables(t, 1, 3, draft)[0]
	s.keepFirst(1)
	ring := s.ringOf()
	hand := s.handOf(ring[0])
	seat := s.Int("operatives." + ring[0] + ".seat")
	s.Asks(seat, "prompt.keep").Do("keep", ring[0], hand[0]).Asks(seat, "prompt.keep")
	s.Refuses("why.draft-kept", "keep", ring[0], hand[0]).Refuses("why.draft-action", "keep", ring[0], "advance")
	s.Refuses("why.not-in-hand", "keep", ring[0], s.handOf(ring[1])[0]).Refuses("why.other-operative", "keep", ring[1], s.handOf(ring[1])[0])
	s.Do("keep", ring[0], hand[1]).Refuses("why.has-chosen", "keep", ring[0], hand[2])
	s.Refuses("why.other-question", "pass", ring[1], s.handOf(ring[1])[0])
}

// INF-284: all choose before anybody sees what is passed, and cards are seen
// only by those who held them; who passed a card on knows where it went.
func TestDraftedCardsAreSeenOnlyByThoseWhoHeldThem(t *testing.T) {
	s := tables(t, 1, 3, draft)[0]
	ring := s.ringOf()
	passed := s.handOf(ring[0])[3]
	s.Do("keep", ring[0], s.handOf(ring[0])[0])
	if got := s.Sees(1, "operatives."+ring[0]+".kept"); len(got.(map[string]any)) != 0 || s.Sees(1, "operatives."+ring[0]+".keeping") != 1.0 {
		t.Errorf("what is kept is seen by the neighbour: %v", got)
	}
	s.Do("keep", ring[1], s.handOf(ring[1])[0]).Is("items."+passed, "hand:"+ring[0]).Do("keep", ring[2], s.handOf(ring[2])[0])
	s.Is("items."+passed, "hand:"+ring[1])
	for seat, want := range map[int]string{0: "hidden", 1: "hand:" + ring[1], 2: "hidden"} {
		if got := s.Sees(seat, "items."+passed); got != want {
			t.Errorf("seat %d sees %s as %v, want %s", seat, passed, got, want)
		}
	}
	s.Is("clues.0."+passed, map[string]bool{ring[1]: true}, "clues.2."+passed, nil)
}

// INF-285: with Specialists also the named items may be passed.
func TestSpecialistItemsMayBePassed(t *testing.T) {
	s := tables(t, 1, 3, with(draft, "specialists", 1))[0]
	ring := s.ringOf()
	named := specialistItems[ring[0]]
	var others []string
	for _, it := range s.handOf(ring[0]) {
		if it != named[0] && it != named[1] {
			others = append(others, it)
		}
	}
	s.Do("keep", ring[0], others[0]).Do("keep", ring[1], s.handOf(ring[1])[0]).Do("keep", ring[2], s.handOf(ring[2])[0])
	s.Is("items."+named[0], "hand:"+ring[1], "items."+named[1], "hand:"+ring[1])
}

// INF-329: no hand passes to another hand of the same player, with two players
// and with a pair.
func TestNobodyPassesCardsToHimself(t *testing.T) {
	for _, set := range []struct {
		seats   int
		options rules.Options
	}{{2, draft}, {3, with(draft, "pair", 1)}, {4, with(draft, "pair", 1)}, {5, with(draft, "pair", 1)}} {
		s := tables(t, 1, set.seats, set.options)[0]
		ring := s.ringOf()
		for i, o := range ring {
			next := ring[(i+1)%len(ring)]
			if s.Int("operatives."+o+".seat") == s.Int("operatives."+next+".seat") {
				t.Errorf("%d players: %s passes to %s of the same player", set.seats, o, next)
			}
		}
		before := s.handOf(ring[0])
		s.keepFirst(1)
		if got := s.handOf(ring[1]); !slices.Contains(got, before[1]) || !slices.Contains(got, before[3]) {
			t.Errorf("%d players: %v was not passed to %s, who holds %v", set.seats, before[1:], ring[1], got)
		}
	}
}

// INF-279: the draft comes before anything else; the entry room is closed.
func TestNothingElseIsDoneDuringTheDraft(t *testing.T) {
	s := tables(t, 1, 3, draft)[0]
	o := strings.Fields(s.Offers()[0])[1]
	s.Is("round", 0, "rooms.1.card", "face-down").Refuses("why.other-question", "select", o, "advance")
}

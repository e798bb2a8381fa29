package deepstate_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
)

// packs is the cards of each pack of a draft.
func (s *table) packs() map[string][]string {
	s.T.Helper()
	m := map[string][]string{}
	for id, at := range s.position().Treaties {
		if strings.HasPrefix(at, "pack:") {
			m[at] = append(m[at], id)
		}
	}
	for _, l := range m {
		slices.Sort(l)
	}
	return m
}

// offered is the operands of what is offered.
func (s *table) operands() []string {
	var l []string
	for _, o := range s.Offers() {
		l = append(l, strings.Fields(o)[1])
	}
	slices.Sort(l)
	return l
}

// DST-016, DST-017, DST-018, DST-019: the experienced set-up: pick one of six,
// pass the rest clockwise when all have picked, and so on to the last card; then
// two of six go back.
func TestExperiencedPlayersDraftTheirTreaties(t *testing.T) {
	s := opened(t, 3, 4, rules.Options{"treaties": 2, "supervisor": 1}).Is("phase", "draft", "draft", 0)
	for step := range 6 {
		before := s.packs()
		for seat := range 3 {
			pack := fmt.Sprintf("pack:%d", ((seat-step)%3+3)%3)
			s.Asks(seat, "pick").Is("draft", step)
			want := before[pack]
			if got := s.operands(); len(got) != 6-step || !slices.Equal(got, want) {
				t.Fatalf("step %d: seat %d may pick of %v, want %v", step+1, seat, got, want)
			}
			for other, l := range before {
				if other != pack && len(l) > 0 && (seat == 0 || step > 0) {
					s.Refuses("not-in-pack", "pick", firstNotIn(l, want))
				}
			}
			card := want[0]
			s.Do("pick", card)
			if step < 5 || seat < 2 {
				s.Is("treaties."+card, fmt.Sprintf("taken:%s:%d", strings.TrimPrefix(pack, "pack:"), step+1))
			}
		}
	}
	s.Is("phase", "deal", "draft", 6)
	for seat := range 3 {
		s.Asks(seat, "put-back")
		if n := len(s.operands()); n != 6 {
			t.Errorf("seat %d has picked %d Treaties, want 6", seat, n)
		}
		s.Do("put-back", s.operands()[0]).Asks(seat, "put-back").Do("put-back", s.operands()[0])
	}
	p := s.position()
	for seat := range 3 {
		if n := count(p.Treaties, "hand:"+who(seat)); n != 4 {
			t.Errorf("seat %d keeps %d Treaties, want 4", seat, n)
		}
	}
	if n := count(p.Treaties, "deck"); n != 34 || p.Phase != "action" {
		t.Errorf("%d Treaties are in the deck in phase %s, want 34 and action", n, p.Phase)
	}
}

// firstNotIn is a card of one list that is not in another.
func firstNotIn(l, other []string) string {
	for _, id := range l {
		if !slices.Contains(other, id) {
			return id
		}
	}
	return ""
}

// DST-016, DST-020: nobody sees what the next player is about to pass before
// everybody has picked, and nobody sees what the others have picked.
func TestADraftPassesOnlyWhenAllHavePicked(t *testing.T) {
	s := opened(t, 3, 4, rules.Options{"treaties": 2, "supervisor": 1})
	mine := s.packs()
	pick := mine["pack:0"][0]
	s.Do("pick", pick)
	for seat := range 3 {
		for i := range 3 {
			for _, id := range mine[fmt.Sprintf("pack:%d", i)] {
				got, want := s.Sees(seat, "treaties."+id), "hidden"
				switch {
				case seat == 0 && id == pick:
					want = "taken:0:1"
				case i == seat:
					want = fmt.Sprintf("pack:%d", i)
				}
				if got != want {
					t.Errorf("seat %d sees %s of pack %d as %v, want %s", seat, id, i, got, want)
				}
			}
		}
	}
	s.Do("pick", mine["pack:1"][0])
	if got := s.Sees(1, "treaties."+mine["pack:0"][1]); got != "hidden" {
		t.Errorf("seat 1 sees the pack that comes to it before seat 2 has picked: %v", got)
	}
	s.Do("pick", mine["pack:2"][0]).Asks(0, "pick")
	if got := s.Sees(1, "treaties."+mine["pack:0"][1]); got != "pack:0" {
		t.Errorf("seat 1 sees the pack that has come to it as %v", got)
	}
	if got := s.Sees(2, "treaties."+mine["pack:0"][1]); got != "hidden" {
		t.Errorf("seat 2 sees a pack that it never held as %v", got)
	}
}

// DST-373: what was seen in a draft or put back is remembered.
func TestWhatWasSeenInADraftIsRemembered(t *testing.T) {
	s := opened(t, 2, 4, rules.Options{"treaties": 2, "supervisor": 1})
	seen := s.packs()["pack:0"]
	for s.S.Turn().Phase != "action" {
		verb := "pick"
		if s.S.Turn().Phase == "deal" {
			verb = "put-back"
		}
		s.Do(verb, s.operands()[0])
	}
	p := s.position()
	for _, id := range seen {
		clue := p.Clues["0"][id]
		switch at := p.Treaties[id]; at {
		case "hand:0":
			if clue != nil {
				t.Errorf("seat 0 has a clue about its own %s", id)
			}
		case "hand:1":
			if m, ok := clue.(map[string]any); !ok || m["1"] != true || m["deck"] != true {
				t.Errorf("what seat 0 knows of %s is %v, want: with seat 1 or in the deck", id, clue)
			}
		default:
			if clue == nil {
				t.Errorf("seat 0 has forgotten %s", id)
			}
		}
	}
}

package deepstate_test

import (
	"fmt"
	"strings"
	"testing"

	"safehouse/rules"
)

// playRounds plays a game by the game's own quick policy and calls look before
// every decision.
func playRounds(t testing.TB, seats int, seed uint64, options rules.Options, look func(s *table, told []rules.Event)) *table {
	t.Helper()
	s := opened(t, seats, seed, options)
	r := rules.Rand{S: seed}
	rec := &rules.Recorder{}
	for !s.S.Turn().Done {
		look(s, rec.Events)
		legal := s.S.Legal(nil)
		rec.Reset()
		if err := s.S.Apply(legal[s.S.Playout(legal, &r)], rec); err != nil {
			t.Fatal(err)
		}
	}
	look(s, rec.Events)
	return s
}

// DST-045..051, DST-053, DST-166, DST-231, DST-232, DST-248's rounds, DST-314:
// rounds of Action and Takeover Phases end with one Treaty Phase; the
// Supervisor moves on before every Action Phase but the first; the game ends
// after 5 rounds with two players and 6 with more, with 1 or 2 cards left.
func TestRoundsFollowEachOther(t *testing.T) {
	for seats, want := range map[int]struct{ rounds, left int }{1: {5, 1}, 2: {5, 1}, 3: {6, 2}, 4: {6, 2}, 5: {6, 2}} {
		supervisor, phases, treaties, last := -1, 0, 0, ""
		s := playRounds(t, seats, 11, plain, func(s *table, told []rules.Event) {
			for _, e := range told {
				switch kind := game.Info().Events[e.Kind]; kind {
				case "supervisor":
					phases++
					next := int(e.Who.Index) % 5
					if seats == 1 {
						next = int(e.Who.Index) / 5
					}
					if n := max(2, seats); supervisor >= 0 && next != (supervisor+1)%n {
						t.Errorf("%d seats: the Supervisor goes from %d to %d", seats, supervisor, next)
					}
					supervisor = next
				case "treaty-phase":
					treaties++
				case "new-round":
					if last == "" {
						t.Error("a round begins before the first")
					}
				}
				last = game.Info().Events[e.Kind]
			}
			if s.S.Turn().Phase == "treaty" && len(zone(s)) > 0 {
				t.Errorf("%d seats: Treaties are made with %v in the zone", seats, zone(s))
			}
		})
		if n := count(s.position().Objectives, "deck"); s.S.Turn().Round != want.rounds || treaties != want.rounds || n != want.left {
			t.Errorf("%d seats: %d rounds with %d Treaty Phases, %d cards left; want %+v", seats, s.S.Turn().Round, treaties, n, want)
		}
		if phases < want.rounds {
			t.Errorf("%d seats: %d Action Phases in %d rounds", seats, phases, want.rounds)
		}
	}
}

// zone is the cards of the row from its beginning.
func zone(s *table) []string {
	s.T.Helper()
	p := s.position()
	row := make([]string, 0, 11)
	for place := 1; ; place++ {
		found := ""
		for id, at := range p.Objectives {
			if at == fmt.Sprintf("zone:%d", place) {
				found = id
			}
		}
		if found == "" {
			return row
		}
		row = append(row, found)
	}
}

// DST-046, DST-051, DST-171: with cards left the next Action Phase follows, the
// row closes up, and the tokens pass.
func TestWithCardsLeftTheNextActionPhaseFollows(t *testing.T) {
	s := deal(t, 2, nil, "labs", "patents", "banks", "governments").hand(0, "mercenary-guild")
	s.Do("infiltrate", "patents-1", 1).Is("phase", "action", "round", 2, "supervisor", "0", "objectives.patents-1", "0")
	if got := strings.Join(zone(s), " "); got != "labs-1 banks-1 governments-1" {
		t.Errorf("the row is %s", got)
	}
	s.Asks(0, "turn-supervised").Is("treaties.mercenary-guild", "hand:0")
}

// DST-047, DST-053: with the last card gone the Treaty Phase follows; the
// Supervisor has not moved and begins it.
func TestWithTheZoneEmptyTheTreatyPhaseFollows(t *testing.T) {
	s := deal(t, 2, nil, "labs").hand(0, "mercenary-guild").hand(1, "bohemian-club")
	s.Do("infiltrate", "labs-1", 1).Is("phase", "treaty", "supervisor", "1").Asks(1, "treaty")
	s.Do("pass").Asks(0, "treaty").Do("pass").Is("round", 3, "phase", "action", "supervisor", "0")
}

// DST-051, DST-052, DST-054: in the first Action Phase the tokens stay, and the
// Supervisor's Recruit takes place.
func TestInTheFirstActionPhaseTheTokensStay(t *testing.T) {
	opened(t, 3, 4, rules.Options{"treaties": 0, "supervisor": 2}).Is("supervisor", "1", reserve1, 5, pool1, 5, reserve0, 3)
}

// DST-084, DST-085: Supervisor and Headhunter pass together, three seats apart.
func TestTheHeadhunterPassesWithTheSupervisor(t *testing.T) {
	for first := range 5 {
		s := deal(t, 5, nil, "labs", "patents", "banks", "valuables", "real-estate", "mass-media").
			Set("supervisor", who(first), "done", 0, "step", "begin")
		for i := range 5 {
			p := (first + i) % 5
			want := map[int]int{0: 5, 3: 4}[i]
			if want == 0 {
				want = 3
			}
			s.Asks(p, map[bool]string{true: "turn-supervised", false: "turn"}[i == 0]).Is("players."+who(p)+".reserve", want)
			if i == 0 {
				s.Do("infiltrate", "labs-1", 1)
				continue
			}
			s.Do("recruit")
		}
		s.Is("supervisor", who((first+1)%5)).Asks((first+1)%5, "turn-supervised")
	}
}

// DST-087: with an empty pool the Headhunter brings nothing.
func TestTheHeadhunterFindsNobodyInAnEmptyPool(t *testing.T) {
	s := deal(t, 5, nil, "labs", "patents", "banks").own(3, "labor-unions").agents("labor-unions-1", 3, 7).
		Set("supervisor", "0", "done", 3, "step", "begin")
	s.Asks(3, "turn").Is("players.3.reserve", 3, "players.3.pool", 0)
	deal(t, 5, nil, "labs", "patents", "banks").Set("supervisor", "0", "done", 3, "step", "begin").Is("players.3.reserve", 4, "players.3.pool", 6)
}

// lastCards leaves n cards in the deck; the others are out of the game.
func (s *table) lastCards(n int) *table {
	s.T.Helper()
	return s.change(func(p *position) {
		left := n
		for i := 1; i <= 2 && left > 0; i++ {
			left--
		}
		for _, id := range game.Info().Refs[2].IDs {
			if p.Objectives[id] != "deck" || strings.HasPrefix(id, "world-war") {
				continue
			}
			if left > 0 {
				left--
			} else {
				p.Objectives[id] = "gone"
			}
		}
	})
}

// DST-229, DST-230: with a full zone of cards left, World Wars counted, a new
// row is dealt; with one less the game ends.
func TestANewZoneOrTheEnd(t *testing.T) {
	for seats, size := range map[int]int{2: 8, 3: 8, 4: 9, 5: 11} {
		full := deal(t, seats, nil, "labs").lastCards(size).Set("done", seats-1, "supervisor", "1")
		full.Do("infiltrate", "labs-1", 1)
		for full.S.Turn().Phase == "treaty" {
			full.Do("pass")
		}
		p := full.position()
		wars := 0
		for _, id := range []string{"world-war-1", "world-war-2"} {
			if p.Objectives[id] == "force" {
				wars++
			}
		}
		if p.Round != 3 || len(zone(full)) != size-2 || wars != 2 || p.Over {
			t.Errorf("%d players: round %d with a row of %d and %d World Wars, want 3, %d, 2", seats, p.Round, len(zone(full)), wars, size-2)
		}
		less := deal(t, seats, nil, "labs").lastCards(size-1).Set("done", seats-1, "supervisor", "1")
		less.Do("infiltrate", "labs-1", 1)
		for less.S.Turn().Phase == "treaty" {
			less.Do("pass")
		}
		less.Is("over", true, "round", 2, "phase", "scoring")
	}
}

// DST-229, DST-234, DST-033: the row is dealt in the order of the deck; World
// Wars are taken out, the row closes up, and they are not replaced.
func TestWorldWarsInANewRowAreNotReplaced(t *testing.T) {
	for wars := range 3 {
		s := deal(t, 2, nil, "labs")
		s.Next("objective", "banks-1", "objective", "governments-2", "objective", "patents-1", "objective", "valuables-1", "objective", "labs-2")
		if wars > 0 {
			s.Next("objective", "world-war-1")
		}
		if wars > 1 {
			s.Next("objective", "world-war-2")
		}
		s.Next("objective", "universities-1", "objective", "consulates-1", "objective", "mass-media-1")
		s.Do("infiltrate", "labs-1", 1)
		row := []string{"banks-1", "governments-2", "patents-1", "valuables-1", "labs-2", "universities-1", "consulates-1", "mass-media-1"}
		if got, want := strings.Join(zone(s), " "), strings.Join(row[:8-wars], " "); got != want {
			t.Errorf("with %d World Wars the row is %s, want %s", wars, got, want)
		}
		for i := 1; i <= 2; i++ {
			want := "deck"
			if i <= wars {
				want = "force"
			}
			s.Is(fmt.Sprintf("objectives.world-war-%d", i), want)
		}
		if s.Told("war") != wars {
			t.Errorf("%d World Wars are told, want %d", s.Told("war"), wars)
		}
	}
}

// DST-235, DST-236, DST-241: a World War holds from the making of the row to
// the last Takeover of the round, and is out of the game before the Treaty
// Phase, in which Advances cost what they do in peace.
func TestAWorldWarEndsBeforeTheTreatyPhase(t *testing.T) {
	s := deal(t, 2, nil, "labs", "patents").wars(2).hand(0, "peace-congress").own(0, "consulates").reserve(0, 2)
	s.Refuses("advance-agents", "advance", "unified-nations")
	s.Do("infiltrate", "labs-1", 1).Is("objectives.world-war-1", "force", "phase", "action")
	s.Do("infiltrate", "patents-1", 1).Asks(1, "turn").Do("recruit")
	s.Is("phase", "treaty", "objectives.world-war-1", "gone", "objectives.world-war-2", "gone").Asks(0, "treaty")
	s.Set("supervisor", "1", "done", 2)
	if s.Told("war-over") != 2 {
		t.Errorf("the end of %d World Wars is told, want 2", s.Told("war-over"))
	}
	reserve, pool := s.Int(reserve0), s.Int(pool0)
	s.Do("make", "peace-congress").Asks(0, "offer").Do("advance", "unified-nations")
	// Nothing is paid; the Coordinator comes from the pool, and so do the 2 that
	// the Supervisor brings in the new round.
	s.Is(reserve0, reserve+2, pool0, pool-1-2, "projects.unified-nations.0", 1, "objectives.world-war-1", "gone")
}

// DST-312, DST-313: twenty Action Phases in a row in which nothing leaves the
// zone, and the leftmost card is discarded; one card that leaves begins anew.
func TestAfterTwentyIdlePhasesTheLeftmostCardIsDiscarded(t *testing.T) {
	s := deal(t, 2, nil, "corporations", "governments").Set("stall", 18)
	s.Do("recruit").Is("stall", 19, "objectives.corporations-1", "zone:1").Set("supervisor", "1", "done", 1)
	s.fork().reserve(0, 4).Do("infiltrate", "governments-1", 4).Is("stall", 0, "objectives.corporations-1", "zone:1")
	s.Do("recruit").Is("stall", 0, "objectives.corporations-1", "gone", "objectives.governments-1", "zone:1", "phase", "action")
	if s.Told("abandoned") != 1 {
		t.Error("the discard is not told")
	}
	last := deal(t, 2, nil, "corporations").Set("stall", 19)
	last.Do("recruit").Is("objectives.corporations-1", "gone", "round", 3)
}

// DST-314: at every decision of whole games everybody has ten Agents; Validate
// counts them.
func TestAgentsAreConserved(t *testing.T) {
	for seats := 1; seats <= 5; seats++ {
		playRounds(t, seats, uint64(seats), rules.Options{"men": 1}, func(s *table, _ []rules.Event) {
			p := s.position()
			for id, st := range p.Players {
				n := st.Reserve + st.Pool
				for _, a := range p.Agents {
					if a.Player == id {
						n += a.Agents
					}
				}
				for _, stages := range p.Projects {
					if stages[id] > 0 {
						n++
					}
				}
				if n != 10 {
					t.Fatalf("%d seats: player %s has %d Agents, want 10", seats, id, n)
				}
			}
		})
	}
}

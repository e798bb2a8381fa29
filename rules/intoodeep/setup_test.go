package intoodeep_test

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/rulestest"
)

// ITD-001: one to five players, anything else is refused.
func TestOneToFivePlayers(t *testing.T) {
	for n := -1; n <= 7; n++ {
		_, err := game.New(rules.Setup{Seats: n})
		var r *rules.Refusal
		if ok := n >= 1 && n <= 5; ok != (err == nil) || !ok && !errors.As(err, &r) {
			t.Errorf("%d seats: %v", n, err)
		}
	}
}

// opened is a game as it is set up, with a seed of its own.
func opened(t testing.TB, seats int, seed uint64, opt rules.Options) *table {
	t.Helper()
	return tableOf(rulestest.OpenSeed(t, game, rules.Setup{Seats: seats, Seed: seed, Options: printed(opt)}))
}

// zoneAt is the Zone that lies n steps clockwise of another.
func (s *table) zoneAt(zone string, n int) string {
	s.T.Helper()
	ring := s.Get("ring").(map[string]any)
	for i := range 8 {
		if ring[strconv.Itoa(i+1)] == zone {
			return ring[strconv.Itoa((i+n+8)%8+1)].(string)
		}
	}
	s.T.Fatalf("no Zone %q", zone)
	return ""
}

// ITD-002, ITD-003, ITD-031..034, ITD-038..040: the city is set up as printed,
// in a different order each time.
func TestTheCityIsSetUpAtRandomAroundDowntown(t *testing.T) {
	orders := map[string]bool{}
	for seed := range uint64(60) {
		s := opened(t, 1+int(seed%5), seed, nil)
		var order []string
		for i := range 8 {
			order = append(order, s.Get("ring."+strconv.Itoa(i+1)).(string))
		}
		orders[strings.Join(order, " ")] = true
		sorted := slices.Sorted(slices.Values(order))
		if !slices.Equal(sorted, slices.Sorted(slices.Values(ring))) {
			t.Fatalf("the ring holds %v", order)
		}
		loose := map[any]int{}
		for _, at := range s.Get("items").(map[string]any) {
			loose[at]++
		}
		if len(loose) != 8 || loose["downtown"] != 1 {
			t.Errorf("Items lie %v, want one loose in each Zone", loose)
		}
		pawns := map[any]int{}
		for id := range s.Get("criminals").(map[string]any) {
			pawns[s.Get("criminals."+id+".zone")]++
			if s.Get("now") != "echo" && s.Get("criminals."+id+".tag") != "void" {
				t.Errorf("the %s does not start in the void", id)
			}
		}
		if pawns["downtown"] != 0 || len(pawns) != len(s.Get("criminals").(map[string]any)) {
			t.Errorf("pawns stand %v, want one a Zone and none in Downtown", pawns)
		}
		s.Is("sentinel", "downtown", "heat.3", "blocks", "heat.2", s.zoneAt("blocks", 3), "heat.1", s.zoneAt("blocks", 6))
		edges := []string{}
		for _, z := range s.Get("blockades").(map[string]any) {
			edges = append(edges, z.(string))
		}
		slices.Sort(edges)
		want := []string{"downtown", s.zoneAt("downtown", 4)}
		slices.Sort(want)
		if !slices.Equal(edges, want) {
			t.Errorf("Blockades stand clockwise of %v, want %v", edges, want)
		}
	}
	if len(orders) < 55 {
		t.Errorf("60 games have only %d different rings", len(orders))
	}
}

// ITD-002, ITD-009, ITD-007, ITD-010..012: what is not once in one place is
// refused.
func TestAPieceIsInOnePlace(t *testing.T) {
	s := town(t, 2)
	for _, pairs := range [][]any{
		{"ring.1", "towers"},
		{"blockades.1", "zinbazaar"},
		{"items.coupe", "held:ghost", "items.cash", "held:ghost"},
		{"items.coupe", nil},
		{"items.coupe", "held:smuggler"},
		{"evidence.timing-1", nil},
		{"evidence.timing-2", "plank:1"},
		{"dilemmas.sigil-copy-3", nil},
		{"crimes.a1a", nil},
		{"crimes.a1a", "display:1"},
		{"boosts.lock-copy-1", nil},
		{"boosts.lock-copy-1", "wheel:1"},
		{"boosts.tolerance-copy-2", "saved:0"},
		{"boosts.act-1-copy-2", "lock:ghost"},
		{"heat.2", "blocks"},
		{"sentinel", "nowhere"},
		{"rows.row-1", "tactics"},
		{"criminals.ghost.tag", "0:4"},
		{"criminals.smuggler", map[string]any{"zone": "blocks", "tag": "void"}},
		{"players.0.tolerance", 3},
		{"players.0.intel", -1},
		{"players.0.grip.ghost", 10},
		{"players.0.dossiers", 1},
		{"chapter.number", 4},
		{"seats", 3},
		{"options.storylines", 5},
	} {
		if err := s.fork().TrySet(pairs...); err == nil {
			t.Errorf("%v is accepted", pairs)
		}
	}
	s.Is("items.coupe", "towers", "sentinel", "downtown", "evidence.timing-1", "plank:1")
}

// ITD-006, ITD-035, ITD-036, ITD-333, ITD-390: four, five or six Criminals.
func TestCriminalsInPlayByPlayers(t *testing.T) {
	for _, x := range []struct {
		seats, echo, want int
	}{{1, 0, 4}, {2, 0, 5}, {2, 1, 5}, {3, 0, 5}, {4, 0, 6}, {5, 0, 6}} {
		s := opened(t, x.seats, 7, rules.Options{"echo": x.echo})
		if n := len(s.Get("criminals").(map[string]any)); n != x.want {
			t.Errorf("%d seats, Echo %d: %d Criminals, want %d", x.seats, x.echo, n, x.want)
		}
	}
}

// ITD-037: Criminals are drawn, or chosen and left out by name.
func TestCriminalsAreChosenOrDrawn(t *testing.T) {
	seen := map[string]bool{}
	for seed := range uint64(40) {
		s := opened(t, 3, seed, rules.Options{"ghost": 1, "jumper": 2})
		in := s.Get("criminals").(map[string]any)
		for k := range in {
			seen[k] = true
		}
		if in["ghost"] == nil || in["jumper"] != nil || len(in) != 5 {
			t.Fatalf("in play are %v, want the Ghost and not the Jumper", in)
		}
	}
	if len(seen) != 9 {
		t.Errorf("%d Criminals were drawn in 40 games, want 9", len(seen))
	}
	all := rules.Options{}
	for _, k := range game.Info().Refs[3].IDs {
		all[k] = 1
	}
	if _, err := game.New(rules.Setup{Seats: 5, Options: all}); err == nil {
		t.Error("ten Criminals are accepted for six")
	}
	for k := range all {
		all[k] = 2
	}
	if _, err := game.New(rules.Setup{Seats: 2, Options: all}); err == nil {
		t.Error("no Criminals at all are accepted")
	}
}

// lines is the storylines of which some card is in the game.
func (s *table) lines() string {
	seen := map[string]bool{}
	for id, at := range s.Get("crimes").(map[string]any) {
		if at != "removed" && id[0] != 's' {
			seen[id[:1]] = true
		}
	}
	return strings.Join(slices.Sorted(mapKeys(seen)), "")
}

// ITD-041, ITD-043..046: five storylines by default, six or seven if wanted;
// below four players no 4+ card.
func TestStorylinesAnd4PlusCardsThatAreRemoved(t *testing.T) {
	pairs := map[string]bool{}
	for seed := range uint64(80) {
		for _, x := range []struct {
			seats, lines, one, two, three int
		}{{2, 5, 10, 10, 5}, {4, 5, 15, 15, 5}, {5, 5, 15, 15, 5}, {3, 6, 12, 12, 6}, {1, 7, 14, 14, 7}} {
			opt := rules.Options{"storylines": x.lines}
			s := opened(t, x.seats, seed, opt)
			if got := s.lines(); len(got) != x.lines {
				t.Fatalf("storylines %s in play, want %d", got, x.lines)
			} else if x.seats == 2 {
				pairs[got] = true
			}
			var n [4]int
			for id, at := range s.Get("crimes").(map[string]any) {
				if at == "removed" {
					continue
				}
				if id[0] == 's' {
					n[3]++
				} else {
					n[id[1]-'1']++
				}
			}
			if n != [4]int{x.one, x.two, x.three, 21} {
				t.Errorf("%d seats with %d storylines have %v cards", x.seats, x.lines, n)
			}
			if x.seats < 4 {
				s.Is("crimes.a1b", "removed", "crimes.g2c", "removed")
			}
		}
	}
	if len(pairs) < 18 {
		t.Errorf("only %d of 21 pairs of storylines were removed in 80 games", len(pairs))
	}
}

// ITD-042: with D and F drawn none of their cards remains.
func TestExampleStorylinesDAndFAreRemoved(t *testing.T) {
	for seed := range uint64(400) {
		s := opened(t, 4, seed, nil)
		if s.lines() != "abceg" {
			continue
		}
		for id, at := range s.Get("crimes").(map[string]any) {
			if gone := id[0] == 'd' || id[0] == 'f'; gone != (at == "removed") {
				t.Errorf("%s is at %v", id, at)
			}
		}
		return
	}
	t.Error("no set-up removes D and F")
}

// ITD-047..053, ITD-055..059, ITD-332: tokens, cards and Dossiers by players.
func TestBoardsAreSetUpByPlayers(t *testing.T) {
	for _, x := range []struct {
		seats, echo, players, pool, supply int
		dossiers                           [3]int
	}{
		{1, 0, 2, 10, 56, [3]int{2, 2, 1}},
		{2, 0, 2, 10, 56, [3]int{2, 2, 1}},
		{2, 1, 3, 14, 51, [3]int{3, 2, 2}},
		{3, 0, 3, 14, 51, [3]int{3, 2, 2}},
		{4, 0, 4, 17, 47, [3]int{3, 3, 3}},
		{5, 0, 5, 20, 43, [3]int{3, 3, 3}},
	} {
		s := opened(t, x.seats, 3, rules.Options{"echo": x.echo})
		s.checkCount("evidence", "pool", x.pool, "evidence", "supply", x.supply, "dilemmas", "deck", 72)
		plank := 0
		for i := range 4 {
			plank += s.count("evidence", fmt.Sprintf("plank:%d", i+1))
		}
		if plank != 4 || len(s.Get("players").(map[string]any)) != x.players {
			t.Errorf("%d tokens on the Plank, %d players", plank, len(s.Get("players").(map[string]any)))
		}
		rows := map[any]bool{}
		for _, e := range s.Get("rows").(map[string]any) {
			rows[e] = true
		}
		if len(rows) != 3 {
			t.Errorf("Assignments %v, want three different ones", rows)
		}
		// A row takes as many tokens as it has Dossiers, and no more.
		for row, n := range x.dossiers {
			e := s.Get(fmt.Sprintf("rows.row-%d", row+1)).(string)
			f := s.fork()
			var pairs []any
			for id, at := range f.Get("evidence").(map[string]any) {
				if strings.HasPrefix(id, e) && at == "supply" && len(pairs) < 2*(n+1) {
					pairs = append(pairs, "evidence."+id, fmt.Sprintf("row-%d:%d", row+1, len(pairs)/2+1))
				}
			}
			pairs = pairs[:2*(n+1)]
			if err := f.TrySet(append(slices.Clone(pairs[:2*n]), "players.0.dossiers", n)...); err != nil {
				t.Errorf("%d seats: row %d does not take %d tokens: %v", x.seats, row+1, n, err)
			}
			if err := f.fork().TrySet(append(pairs[2*n:], "players.0.dossiers", n+1)...); err == nil {
				t.Errorf("%d seats: row %d takes %d tokens", x.seats, row+1, n+1)
			}
		}
	}
}

// ITD-054, ITD-060, ITD-061: wheel, Chapter and display at the start.
func TestTheWheelStartsWithThreeBoostsAndNoIntel(t *testing.T) {
	s := opened(t, 3, 5, nil)
	s.checkCount("boosts", "stack", 35, "boosts", "wheel:1", 1, "boosts", "wheel:2", 1, "boosts", "wheel:3", 1, "crimes", "display", 0)
	s.Is("wheel.1", 0, "wheel.2", 0, "wheel.3", 0, "chapter.number", 1, "chapter.triggered", false, "round", 1)
}

// ITD-023, ITD-024, ITD-064..067: what every player starts with.
func TestEveryPlayerStartsWithTheSame(t *testing.T) {
	for seats := 2; seats <= 5; seats++ {
		s := opened(t, seats, 11, nil)
		for p := range seats {
			id := strconv.Itoa(p)
			s.Is("players."+id+".intel", 3, "players."+id+".tolerance", 0, "players."+id+".dossiers", 0)
			s.checkCount("evidence", "memory:"+id, 1, "evidence", "locker:"+id, 0, "dilemmas", "hand:"+id, 0, "dilemmas", "well:"+id, 0,
				"crimes", "hand:"+id, 2, "boosts", "saved:"+id, 0)
			side, one := 0, 0
			for c, at := range s.Get("crimes").(map[string]any) {
				if at == "hand:"+id && c[0] == 's' {
					side++
				} else if at == "hand:"+id && c[1] == '1' {
					one++
				}
			}
			if side != 1 || one != 1 {
				t.Errorf("player %d has %d Side and %d Level-1 crimes", p, side, one)
			}
			if seen := s.Sees((p+1)%seats, "evidence"); slices.Contains(values(seen), "memory:"+id) {
				t.Errorf("the Evidence of player %d is seen by the next one", p)
			}
		}
	}
}

func values(m any) (l []string) {
	for _, v := range m.(map[string]any) {
		l = append(l, fmt.Sprint(v))
	}
	return l
}

// ITD-025, ITD-062: Consoles are different, and V is for five players.
func TestConsoleVIsForFivePlayers(t *testing.T) {
	s := opened(t, 4, 2, nil)
	s.Is("players.0.console", "i", "players.1.console", "ii", "players.3.console", "iv")
	if err := s.TrySet("players.3.console", "v"); err == nil {
		t.Error("Console V is accepted with four players")
	}
	if err := s.TrySet("players.3.console", "i"); err == nil {
		t.Error("one Console is accepted twice")
	}
	opened(t, 5, 2, nil).Is("players.4.console", "v").Set("players.4.console", "i", "players.0.console", "v").Is("players.0.console", "v")
}

// ITD-063, ITD-067..070, ITD-334, ITD-463: one disc a Criminal, and a head start
// by the turn order; the lot decides who begins.
func TestHeadStartsFollowTheTurnOrder(t *testing.T) {
	first := map[int]int{}
	for seed := range uint64(60) {
		seats := 1 + int(seed%5)
		s := opened(t, seats, seed, nil)
		begin, err := strconv.Atoi(s.Get("first").(string))
		if err != nil {
			t.Fatal(err)
		}
		first[begin]++
		s.Is("now", strconv.Itoa(begin))
		for i := range max(2, seats) {
			id := strconv.Itoa((begin + i) % max(1, seats))
			if seats == 1 && i == 1 {
				id = "echo"
			}
			discs, sum := s.Get("players."+id+".grip").(map[string]any), 0.0
			high := 0.0
			for _, g := range discs {
				sum += g.(float64)
				high = max(high, g.(float64))
			}
			want := []float64{0, 1, 1, 2, 2}[i]
			if sum != want || high > 1 || len(discs) != len(s.Get("criminals").(map[string]any)) {
				t.Errorf("%d seats: player %s, %d after the start, has discs %v", seats, id, i, discs)
			}
		}
	}
	if len(first) < 4 {
		t.Errorf("start players %v", first)
	}
}

// ITD-463: Echo plays after the last person, whoever begins.
func TestEchoPlaysLast(t *testing.T) {
	for seed := range uint64(8) {
		s := opened(t, 2, seed, rules.Options{"echo": 1})
		begin := s.Get("first").(string)
		other := map[string]string{"0": "1", "1": "0"}[begin]
		s.pass()
		s.Is("now", other)
		if s.Told("echo-card") != 0 {
			t.Error("Echo plays before the second person")
		}
		s.set("wheel.1", 2) // should she file for a Boost
		s.pass()
		if s.Told("echo-card") != 1 {
			t.Error("Echo does not play after the second person")
		}
		s.Is("now", begin, "round", 2)
	}
}

// Echo joins one or two persons.
func TestEchoDoesNotJoinThree(t *testing.T) {
	if _, err := game.New(rules.Setup{Seats: 3, Options: rules.Options{"echo": 1}}); err == nil {
		t.Error("Echo joins three persons")
	}
}

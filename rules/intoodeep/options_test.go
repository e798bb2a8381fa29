package intoodeep_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
)

// The options of ours (doc.go): what each changes, and nothing else.

// inTheDark is a town in which a Zone has no power.
func inTheDark(t *testing.T, seats int, zone string, instead ...string) *table {
	t.Helper()
	o, _ := game.Info().Option("dark")
	return townWith(t, seats, rules.Options{"dark": slices.Index(o.Values, zone)}, instead...)
}

// Nothing of them is in a position of a game as it is printed.
func TestOptionsOfOursAreOffByDefault(t *testing.T) {
	opened(t, 2, 1, nil).Is("options", map[string]any{"echo": false, "difficulty": "whisper", "storylines": 5})
}

func TestTheGameBeginsWithALaterChapter(t *testing.T) {
	for chapter := 1; chapter <= 3; chapter++ {
		s := opened(t, 2, 5, rules.Options{"chapter": chapter}).is("chapter.number", chapter, "round", 1, "players.0.intel", 3)
		s.checkCount("evidence", "pool", 10)
	}
	// Of a game that begins with the second Chapter two are played.
	s := townWith(t, 2, rules.Options{"chapter": 2}).hook(1, "ghost").triggered(1).set("now", "1", "phase", "ditch").do("done")
	s.is("chapter.number", 3)
	if err := s.TrySet("chapter.number", 1); err == nil {
		t.Error("a Chapter before the first one is accepted")
	}
	// And Echo disrupts as many things as the Chapter says.
	third := townWith(t, 1, rules.Options{"chapter": 3}).set("phase", "ditch")
	third.next("echo-card", "1", "black", 1, "white", 6, "black", 1, "white", 5, "black", 1, "white", 4, "black", 1).do("done")
	if n := third.Told("white-die"); n != 3 {
		t.Errorf("in Chapter 3 Echo disrupts %d things", n)
	}
}

func TestAChapterLastsAsManyRoundsAsTheOptionSays(t *testing.T) {
	s := townWith(t, 2, rules.Options{"rounds": 6}).hook(1, "ghost").hand(0, "b1b", "s03").hand(1, "b1c", "s05").set("now", "1", "phase", "ditch")
	for round, near := range map[int]int{3: 0, 4: 1, 5: 1} {
		x := s.fork().set("chapter.rounds", round).do("done").is("chapter.number", 1, "chapter.rounds", round+1)
		if x.Told("limit-near") != near || x.Told("stall-near") != 0 {
			t.Errorf("round %d of 6 is announced %d times", round+1, x.Told("limit-near"))
		}
	}
	s.fork().set("chapter.rounds", 6).do("done").is("chapter.number", 2, "chapter.rounds", 1).checkCount("evidence", "pool", 10)
	over := s.fork().set("chapter.rounds", 6).do("done")
	if over.Told("time-up") != 1 || over.Told("stalled") != 0 || over.Told("triggered") != 0 {
		t.Error("the log does not say why the Chapter ended")
	}
	// The second of two players ends the round: the first plays its sixth turn in full.
	townWith(t, 2, rules.Options{"rounds": 6}).hook(0, "ghost").set("phase", "ditch", "chapter.rounds", 6).do("done").is("chapter.number", 1, "now", "1")
	// Twenty is what always holds.
	opened(t, 2, 1, rules.Options{"rounds": 20}).Is("options", map[string]any{"echo": false, "difficulty": "whisper", "storylines": 5})
	if _, err := game.New(rules.Setup{Seats: 2, Options: rules.Options{"rounds": 5}}); err == nil {
		t.Error("Chapters of five rounds are accepted")
	}
}

func TestADarkZoneHasNoPower(t *testing.T) {
	for _, zone := range []string{"zinbazaar", "towers", "parish", "ion-heights"} {
		with := power(t, zone).checkOffers("power " + zone)
		s := inTheDark(t, 2, zone).hook(0, "ghost").put("ghost", zone).checkNoOffer("power "+zone).refuses("why.dark", "power", zone)
		// Nothing else is forbidden there.
		for _, a := range with.Offers() {
			if !strings.HasPrefix(a, "power") && !s.offers(a) {
				t.Errorf("in a dark %s %q is not offered", zone, a)
			}
		}
	}
	// Another Zone keeps its power.
	inTheDark(t, 2, "parish").hook(0, "ghost").put("ghost", "towers").checkOffers("power towers")
}

func TestTheFixerHasNothingOfADarkZone(t *testing.T) {
	s := inTheDark(t, 2, "parish", "fixer").hook(0, "fixer").grip(0, "fixer", 3).put("fixer", "parish").set("heat.2", "ion-heights").do("skill", "fixer")
	s.checkOffers("zone downtown", "zone skyport").checkNoOffer("zone parish").refuses("why.dark", "zone", "parish")
	// Where no Zone nearby has a power left, the Skill is of no use.
	inTheDark(t, 2, "blocks", "fixer").hook(0, "fixer").grip(0, "fixer", 3).put("fixer", "blocks").set("heat.3", "skyport", "heat.2", "zinbazaar", "heat.1", "ion-heights").
		refuses("why.skill-no-target", "skill", "fixer")
}

func TestEchoHasNothingOfADarkZone(t *testing.T) {
	lit := solo(t).echoes("1", "b1 w4 b1")
	lit.is("heat.3", "parish", "players.echo.tolerance", 2)
	dark := inTheDark(t, 1, "parish").set("phase", "ditch").echoes("1", "b1 w4 b1")
	dark.is("heat.3", "parish", "players.echo.tolerance", 0)
}

func TestStorylinesAreUnderWay(t *testing.T) {
	for n := range 6 {
		for seed := range uint64(6) {
			s := opened(t, 2, seed, rules.Options{"stories": n}).checkCount("crimes", "deck", 42-n, "crimes", "hand:0", 2)
			lines := map[byte]bool{}
			for id, at := range s.Get("crimes").(map[string]any) {
				if strings.HasPrefix(fmt.Sprint(at), "display") {
					lines[id[0]] = true
					if id[1] != '1' || !strings.Contains(s.lines(), id[:1]) {
						t.Errorf("%s is in the display", id)
					}
				}
			}
			if len(lines) != n {
				t.Errorf("%d storylines are under way, want %d", len(lines), n)
			}
		}
	}
	// With every storyline begun Echo draws a crime of Level 2 next.
	s := opened(t, 1, 3, rules.Options{"stories": 5})
	s.set("phase", "ditch", "echo.progress", 4).next("echo-card", "1").do("done")
	for id, at := range s.Get("crimes").(map[string]any) {
		if at == "hand:echo" && id[1] != '2' {
			t.Errorf("Echo draws %s", id)
		}
	}
}

func TestIntelAtTheStart(t *testing.T) {
	for _, c := range []struct{ first, rivals int }{{3, 3}, {0, 23}, {12, 0}, {5, 8}} {
		o := rules.Options{"intel": c.first, "rivals-intel": c.rivals}
		opened(t, 3, 4, o).is("players.0.intel", c.first, "players.1.intel", c.rivals, "players.2.intel", c.rivals)
		opened(t, 1, 4, o).is("players.0.intel", c.first, "players.echo.intel", c.rivals)
	}
}

func TestGripOfTheFirstSeatAtTheStart(t *testing.T) {
	for grip := range 4 {
		s := opened(t, 2, 9, rules.Options{"grip": grip})
		sum := map[string]int{}
		for p, pl := range s.Get("players").(map[string]any) {
			for _, g := range pl.(map[string]any)["grip"].(map[string]any) {
				sum[p] += int(g.(float64))
			}
		}
		plain := map[string]int{"0": 0, "1": 1} // the second to play has one
		if s.Get("first") == "1" {
			plain = map[string]int{"0": 1, "1": 0}
		}
		if sum["0"] != plain["0"]+5*grip || sum["1"] != plain["1"] {
			t.Errorf("option %d: the discs add up to %v", grip, sum)
		}
	}
}

func TestDilemmasOfTheFirstSeatAtTheStart(t *testing.T) {
	for n := range 5 {
		s := opened(t, 2, 9, rules.Options{"dilemmas": n}).checkCount("dilemmas", "hand:0", n, "dilemmas", "hand:1", 0, "dilemmas", "deck", 72-n)
		own, other := 0, 0
		for id, at := range s.Get("dilemmas").(map[string]any) {
			if at != "hand:0" {
				continue
			}
			if s.Sees(0, "dilemmas."+id) == "hand:0" {
				own++
			}
			if s.Sees(1, "dilemmas."+id) != nil {
				other++
			}
		}
		if own != n || other != 0 {
			t.Errorf("of %d Dilemmas their owner sees %d and the rival %d", n, own, other)
		}
	}
}

func TestEchosPayForAQuietTurn(t *testing.T) {
	for _, pay := range []int{-4, 0, 6} {
		s := townWith(t, 1, rules.Options{"echo-pay": pay}).set("phase", "ditch").echoes("1", "b1 w6 b1 b1")
		s.is("players.echo.intel", 3+whisper+pay)
		hard := townWith(t, 1, rules.Options{"echo-pay": pay, "difficulty": 2}).set("phase", "ditch", "wheel.1", 2).echoes("1", "b1 w6 b1 b1")
		hard.is("players.echo.intel", 3+feedback+pay+2)
	}
	// What a milestone pays stays as it is printed.
	done := func(pay int) int {
		return townWith(t, 1, rules.Options{"echo-pay": pay}).set("phase", "ditch", "echo.progress", 2, "wheel.1", 2).echoes("1", "b1 w6 b1 b6").Int("players.echo.intel")
	}
	if plain := done(0); done(6) != plain || done(-4) != plain {
		t.Error("the pay of a quiet turn is paid for a crime")
	}
}

// All of them together make a game that comes to its end, with every number of players.
func TestOptionsOfOursCombineFreely(t *testing.T) {
	for _, o := range []rules.Options{
		{"chapter": 3, "rounds": 6, "dark": 8, "stories": 5, "intel": 12, "grip": 3, "dilemmas": 4, "rivals-intel": 23, "echo-pay": 6},
		{"chapter": 2, "rounds": 6, "dark": 1, "stories": 1, "intel": 0, "grip": 1, "dilemmas": 1, "rivals-intel": 0, "echo-pay": -4},
	} {
		for seats := 1; seats <= 5; seats++ {
			s := opened(t, seats, uint64(seats), o)
			r := rules.Rand{S: 1}
			for !s.S.Turn().Done {
				legal := s.S.Legal(nil)
				if err := s.S.Apply(legal[r.Intn(len(legal))], nil); err != nil {
					t.Fatal(err)
				}
				if err := s.S.Validate(); err != nil {
					t.Fatal(err)
				}
			}
			if n := s.S.Turn().Round; n > 14 {
				t.Errorf("%d seats: %d rounds in two Chapters of six", seats, n)
			}
		}
	}
}

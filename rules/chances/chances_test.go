package chances_test

import (
	"context"
	"math"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/chances"
	"safehouse/rules/games"
	"safehouse/rules/match"
)

// Every game has a curve for every number of seats, every strength of its automa and every level, and on each a
// higher value is a higher chance, early and late.
func TestEveryGameHasItsCurves(t *testing.T) {
	for _, g := range games.All {
		in := g.Info()
		for seats := in.MinSeats; seats <= in.MaxSeats; seats++ {
			low, high := 0, 0
			o, strong := in.Option(in.Strength)
			if strong && seats == 1 {
				low, high = o.Range()
			}
			for strength := low; strength <= high; strength++ {
				setup := rules.Setup{Seats: seats, Options: rules.Options{}}
				if strong {
					setup.Options[o.ID] = strength
				}
				for _, lv := range bot.Levels() {
					k := chances.KeyOf(g, setup, lv.Name)
					c, ok := chances.Find(k)
					if !ok {
						t.Errorf("there is no curve for %v", k)
						continue
					}
					for _, left := range []float64{2, 30} {
						if low, high := c.Chance(0.2, left), c.Chance(0.8, left); low >= high {
							t.Errorf("%v, %v decisions left: value 0.2 is a chance of %.2f, 0.8 of %.2f", k, left, low, high)
						}
					}
				}
			}
		}
	}
}

// Who plays in a match decides which curve is asked: its best bot, or the usual level without bots; alone also how strong the
// automa is.
func TestAMatchFindsItsCurve(t *testing.T) {
	person := match.Controller{}
	for _, x := range []struct {
		people   []match.Controller
		strength int
		want     chances.Key
	}{
		{[]match.Controller{person}, 2, chances.Key{Game: "deepstate", Table: "alone/chairman", Level: "normal"}},
		{[]match.Controller{person, {Kind: match.Bot, Level: "easy"}}, 0, chances.Key{Game: "deepstate", Table: "2", Level: "easy"}},
		{[]match.Controller{{Kind: match.Bot, Level: "hard"}, person, {Kind: match.Bot, Level: "normal"}}, 0, chances.Key{Game: "deepstate", Table: "3+", Level: "hard"}},
	} {
		m, err := match.New(deepState(t), rules.Setup{Seats: len(x.people), Options: rules.Options{"level": x.strength}}, x.people, nil)
		if err != nil {
			t.Fatal(err)
		}
		if got := chances.Of(m); got != x.want {
			t.Errorf("%v, want %v", got, x.want)
		}
	}
}

func deepState(t *testing.T) rules.Game {
	t.Helper()
	g, ok := games.Find("deepstate")
	if !ok {
		t.Fatal("deepstate is not there")
	}
	return g
}

// In every position the chances of rivals sum to 1, those of a crew are one, a lone seat leaves the rest to its automa; at
// the end they say who won.
func TestChancesSumToOne(t *testing.T) {
	for _, g := range games.All {
		in := g.Info()
		for _, seats := range []int{in.MinSeats, in.MaxSeats} {
			s, err := g.New(rules.Setup{Seats: seats, Seed: 3})
			if err != nil {
				t.Fatal(err)
			}
			r := rules.Rand{S: 5}
			var legal []rules.Action
			for n := 0; ; n++ {
				done := s.Turn().Done
				if n%25 == 0 || done {
					check(t, s, seats, in.Automa != "" && seats == 1)
				}
				if done {
					break
				}
				legal = s.Legal(legal[:0])
				if err := s.Apply(legal[s.Playout(legal, &r)], nil); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

func check(t *testing.T, s rules.State, seats int, alone bool) {
	t.Helper()
	in := s.Game().Info()
	c, _ := chances.Before(context.Background(), rules.View(s, 0), 0, chances.KeyOf(s.Game(), rules.Setup{Seats: seats}, chances.Usual), 20, 10, &rules.Rand{S: 1})
	sum := 0.0
	for seat := range seats {
		if c[seat] < 0 || c[seat] > 1 {
			t.Fatalf("%s: seat %d has a chance of %v", in.ID, seat, c[seat])
		}
		sum += c[seat]
	}
	out := s.Outcome()
	switch together := chances.Together(s); {
	case s.Turn().Done && alone, s.Turn().Done && together:
		if won := out.Winners.Has(0); won != (c[0] == 1) || won != (c[0] != 0) {
			t.Errorf("%s: over and won is %v, the chance says %v", in.ID, won, c[0])
		}
	case together:
		for seat := range seats {
			if math.Abs(c[seat]-c[0]) > 1e-9 {
				t.Errorf("%s: a crew has the chances %v", in.ID, c[:seats])
			}
		}
	case alone || s.Turn().Done && out.Winners == 0:
	case math.Abs(sum-1) > 1e-9:
		t.Errorf("%s: the chances %v sum to %v", in.ID, c[:seats], sum)
	}
}

// A curve is found again from what it says: 8,000 positions whose matches end as a known curve has it.
func TestACurveIsFoundAgain(t *testing.T) {
	want := chances.Curve{A: 0.1, B: 1.8, C: 2.4, D: -2.6}
	r := rules.Rand{S: 9}
	var l []chances.Sample
	var shown, won []float64
	for range 8000 {
		s := chances.Sample{Value: 0.05 + 0.9*r.Float64(), Left: 50 * r.Float64()}
		if r.Float64() < want.Chance(s.Value, s.Left) {
			s.Won = 1
		}
		l = append(l, s)
	}
	got, far := chances.Fit(l), 0.0
	for _, s := range l {
		far += math.Abs(want.Chance(s.Value, s.Left)-got.Chance(s.Value, s.Left)) / float64(len(l))
		shown, won = append(shown, got.Chance(s.Value, s.Left)), append(won, s.Won)
	}
	if far > 0.02 {
		t.Errorf("the curve that was found is %.3f off on the mean: %+v", far, got)
	}
	if q := chances.Judge(shown, won); q.Positions != 8000 || q.Gap > 0.02 || q.Worst > 0.05 {
		t.Errorf("judged: %+v", q)
	}
	for i := range won {
		won[i] = 0
	}
	if q := chances.Judge(shown, won); q.Gap < 0.4 || q.Worst < 0.8 {
		t.Errorf("chances of matches that are all lost are judged %.2f off, %.2f at worst", q.Gap, q.Worst)
	}
}

// What is told is a range of eight in a hundred within 0 and 100; choices in a wrong order are told as equal.
func TestChancesAreToldAsRanges(t *testing.T) {
	for _, x := range []struct {
		p         float64
		low, high int
	}{{0.5, 46, 54}, {0, 0, 4}, {1, 96, 100}} {
		if low, high := chances.Range(x.p); low != x.low || high != x.high {
			t.Errorf("%v is told as %d to %d, want %d to %d", x.p, low, high, x.low, x.high)
		}
	}
	if !chances.Alike(0.5, 0.535) || chances.Alike(0.5, 0.55) {
		t.Error("what is 3.5 of 100 apart comes to the same, what is 5 apart does not")
	}
	l := []float64{0.4, 0.5, 0.6, 0.2}
	chances.Agree(l)
	if l[0] != 0.5 || l[1] != 0.5 || l[2] != 0.5 || l[3] != 0.2 {
		t.Errorf("in the order of the search %v", l)
	}
}

// A file of curves that cannot be read says in which line.
func TestCurvesAreRead(t *testing.T) {
	k := chances.KeyOf(deepState(t), rules.Setup{Seats: 5}, "hard")
	want := chances.Curve{A: 1, B: 2, C: 3, D: -4, Games: 500}
	if m, err := chances.Parse("# head\n" + chances.Format(k, want) + "\n"); err != nil || m[chances.Key{Game: "deepstate", Table: "3+", Level: "hard"}] != want {
		t.Errorf("%v, %v", m, err)
	}
	for _, bad := range []string{"deepstate 1 hard 1 2 3 4\n", "deepstate 1 hard 1 2 3 4 5\ndeepstate 1 hard 1 2 3 4 5"} {
		if _, err := chances.Parse(bad); err == nil || !strings.Contains(err.Error(), "line") {
			t.Errorf("%q: %v", bad, err)
		}
	}
}

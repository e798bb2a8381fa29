package games_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/games"
	"safehouse/rules/rulestest"
)

// What a reason states holds in the state: it is looked up in the true position as the
// referee writes it, not in what the bot was given.

// A page is a position in names.
type page map[string]any

func pageOf(t *testing.T, s rules.State) page {
	t.Helper()
	b, err := s.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	var p page
	if err := json.Unmarshal(b, &p); err != nil {
		t.Fatal(err)
	}
	return p
}

// at is what lies at a path, nil for nothing.
func (p page) at(path ...string) any {
	var x any = map[string]any(p)
	for _, k := range path {
		m, ok := x.(map[string]any)
		if !ok {
			return nil
		}
		x = m[k]
	}
	return x
}

func (p page) num(path ...string) int {
	n, _ := p.at(path...).(float64)
	return int(n)
}

// each goes through a map.
func (p page) each(f func(id string, x page, v any), path ...string) {
	m, _ := p.at(path...).(map[string]any)
	for id, v := range m {
		x, _ := v.(map[string]any)
		f(id, x, v)
	}
}

// sum adds up numbers of a map.
func (p page) sum(path ...string) (n int) {
	p.each(func(_ string, _ page, v any) {
		if x, ok := v.(float64); ok {
			n += int(x)
		}
	}, path...)
	return n
}

// lying is how many things of a kind lie at a place.
func (p page) lying(kind, place string) (n int) {
	p.each(func(_ string, _ page, v any) {
		if v == place {
			n++
		}
	}, kind)
	return n
}

// A counter counts a stock of a seat in a page.
type counter func(p page, seat string, s rules.State) int

func players(what ...string) counter {
	return func(p page, seat string, _ rules.State) int {
		return p.num(append([]string{"players", seat}, what...)...)
	}
}

func shared(path ...string) counter {
	return func(p page, _ string, _ rules.State) int { return p.num(path...) }
}

func pile(kind, place string) counter {
	return func(p page, seat string, _ rules.State) int { return p.lying(kind, place+seat) }
}

func projects(kind string) counter {
	return func(p page, seat string, _ rules.State) (n int) {
		p.each(func(_ string, x page, _ any) { n += x.num(seat) }, kind)
		return n
	}
}

func hexes(what ...string) counter {
	return func(p page, _ string, _ rules.State) (n int) {
		p.each(func(_ string, x page, _ any) {
			for _, k := range what {
				if n += x.num(k); x[k] == true {
					n++
				}
			}
		}, "hexes")
		return n
	}
}

func operatives(of func(x page) int) counter {
	return func(p page, seat string, _ rules.State) (n int) {
		p.each(func(_ string, x page, _ any) {
			if fmt.Sprint(x["seat"]) == seat && x["place"] != "captured" {
				n += of(x)
			}
		}, "operatives")
		return n
	}
}

// mens is how many Men of Action a seat holds.
func mens(p page, seat string, _ rules.State) (n int) {
	p.each(func(_ string, x page, _ any) { n += x.num(seat) }, "men")
	return n
}

func figures(what string) counter {
	return func(p page, seat string, _ rules.State) int { return p.num("figures", seat, what) }
}

func yes(b bool) int {
	if b {
		return 1
	}
	return 0
}

// hooked calls f for every Criminal that a seat has hooked.
func hooked(p page, seat string, f func(id string, x page)) {
	p.each(func(id string, x page, _ any) {
		if tag, _ := x["tag"].(string); strings.HasPrefix(tag, seat+":") {
			f(id, x)
		}
	}, "criminals")
}

var counters = map[string]map[string]counter{
	"deepstate": {
		"influence": func(_ page, seat string, s rules.State) int {
			n, _ := strconv.Atoi(seat)
			return s.Outcome().Seats[n].Total
		},
		"objectives": pile("objectives", ""),
		"placed": func(p page, seat string, _ rules.State) (n int) {
			p.each(func(id string, x page, _ any) {
				if at, _ := p.at("objectives", id).(string); x["player"] == seat && strings.HasPrefix(at, "zone:") {
					n += x.num("agents")
				}
			}, "agents")
			return n
		},
		"covert": func(p page, seat string, _ rules.State) (n int) {
			p.each(func(id string, x page, _ any) {
				if x["player"] == seat && p.at("operations", id) != nil {
					n += x.num("agents")
				}
			}, "agents")
			return n
		},
		"reserve":     players("reserve"),
		"pool":        players("pool"),
		"stages":      projects("projects"),
		"secondaries": projects("secondaries"),
		"made":        pile("treaties", "made:"),
		"hand":        pile("treaties", "hand:"),
		"men":         mens,
	},
	"shadownetwork": {
		"influence": players("influence"),
		"inbox":     func(p page, seat string, _ rules.State) int { return p.sum("players", seat, "inbox") },
		"yellow":    players("inbox", "yellow"),
		"green":     players("inbox", "green"),
		"blue":      players("inbox", "blue"),
		"purple":    players("inbox", "purple"),
		"briefcases": func(p page, seat string, _ rules.State) (n int) {
			p.each(func(_ string, x page, _ any) { n += x.num("filled") }, "players", seat, "ledger")
			return n
		},
		"turned-in": players("turned_in"),
		"contracts": players("hand"),
		"on-call":   players("phone"),
		"cities": func(p page, seat string, _ rules.State) (n int) {
			p.each(func(_ string, x page, _ any) { n += yes(x.at("agents", seat) == true) }, "cities")
			return n
		},
		"handlers": func(p page, seat string, _ rules.State) (n int) {
			p.each(func(_ string, x page, _ any) {
				at, _ := x["at"].(string)
				n += yes(strings.HasPrefix(at, "board:"+seat+":"))
			}, "handlers")
			return n
		},
		"room": func(p page, seat string, _ rules.State) int {
			return 14 - 6*yes(p.at("players", seat, "overlay") == true)
		},
	},
	"infiltration": {
		"tokens": operatives(func(x page) int { return x.num("tokens") }),
		"prototypes": func(p page, seat string, _ rules.State) (n int) {
			p.each(func(id string, x page, _ any) {
				if fmt.Sprint(x["seat"]) == seat && x["place"] != "captured" {
					n += p.num("prototypes", id)
				}
			}, "operatives")
			return n
		},
		"escaped":   operatives(func(x page) int { return yes(x["place"] == "out") }),
		"items":     operatives(func(x page) int { return x.num("hand") }),
		"wounds":    operatives(func(x page) int { return yes(x["wounded"] == true) }),
		"alarm":     shared("alarm"),
		"proximity": shared("proximity"),
	},
	"intoodeep": {
		"intel": players("intel"),
		"grip":  func(p page, seat string, _ rules.State) int { return p.sum("players", seat, "grip") },
		"hooked": func(p page, seat string, _ rules.State) (n int) {
			hooked(p, seat, func(string, page) { n++ })
			return n
		},
		"evidence":  pile("evidence", "memory:"),
		"dossiers":  players("dossiers"),
		"tolerance": players("tolerance"),
		"banked":    pile("dilemmas", "well:"),
		"boosts":    pile("boosts", "saved:"),
		"held": func(p page, seat string, _ rules.State) (n int) {
			hooked(p, seat, func(id string, _ page) { n += p.lying("items", "held:"+id) })
			return n
		},
		"heat": func(p page, seat string, _ rules.State) (n int) {
			hooked(p, seat, func(_ string, x page) {
				p.each(func(heap string, _ page, v any) {
					if v == x["zone"] {
						h, _ := strconv.Atoi(heap)
						n += h
					}
				}, "heat")
			})
			return n
		},
		"actions": func(p page, seat string, _ rules.State) int {
			return yes(fmt.Sprint(p["now"]) == seat) * p.num("turn", "actions")
		},
	},
	"masters": {
		"noise":   func(p page, _ string, _ rules.State) int { return p.num("noise") + p.num("due") },
		"cracks":  shared("cracked"),
		"guards":  hexes("guards", "dogs"),
		"locks":   hexes("locks"),
		"cameras": hexes("cameras"),
		"unknown": hexes("unknown"),
		"cash":    figures("cash"),
		"ideas":   figures("ideas"),
		"tokens":  figures("tokens"),
		"team":    shared("team"),
		"moves": func(p page, seat string, _ rules.State) int {
			return yes(p["phase"] == "escape") * p.num("figures", seat, "moves")
		},
	},
}

// proofOf is what proves a reason of a game.
func proofOf(game, key string) proof {
	if p := leads[game+" "+key]; p != nil {
		return p
	}
	return map[string]map[string]proof{"infiltration": infiltrationLeads, "deepstate": deepstateLeads, "shadownetwork": shadownetworkLeads, "masters": mastersLeads, "intoodeep": intoodeepLeads}[game][key]
}

// counted is a stock of a seat in the true state: by the page where that shows it, else
// by the state itself.
func counted(p page, s rules.State, i, seat int) int {
	in := s.Game().Info()
	if c := counters[in.ID][in.Counts()[i].ID]; c != nil && !slices.Contains(in.Opening, s.Turn().Phase) { // what is picked then lies apart
		return c(p, strconv.Itoa(seat), s)
	}
	return s.(rules.Countable).Amount(i, seat)
}

// A proof checks what a game says for a choice of a seat: the message's own figures and
// things, looked up in the true state and in what the choice leads to for certain.
type proof func(s rules.State, p, then page, seat string, a rules.Action, m rules.Message) bool

// arg is an argument of a message: a number, or the id of the thing that it names.
func arg(m rules.Message, name string) (n int, id string) {
	for _, x := range m.Args {
		if x.Name != name {
			continue
		}
		if len(x.Sub) > 0 {
			return 0, x.Sub[0].Key[strings.LastIndexByte(x.Sub[0].Key, '.')+1:]
		}
		return x.N, strconv.Itoa(x.N)
	}
	return -1, ""
}

var leads = map[string]proof{
	"masters advice.hex-loot": func(_ rules.State, p, _ page, _ string, _ rules.Action, m rules.Message) bool {
		_, hex := arg(m, "hex")
		n, _ := arg(m, "n")
		loot := 0
		p.each(func(id string, _ page, at any) {
			name := strings.TrimRight(id, "-0123456789")
			loot += yes(at == hex && slices.Contains([]string{"jewel", "documents", "keycard", "usb-key"}, name))
		}, "loot")
		return n > 0 && n == loot
	},
	"masters advice.hex-hidden": func(_ rules.State, p, _ page, _ string, _ rules.Action, m rules.Message) bool {
		_, hex := arg(m, "hex")
		return p.at("hexes", hex, "unknown") == true
	},
	"masters advice.hex-held": func(_ rules.State, p, _ page, _ string, _ rules.Action, m rules.Message) bool {
		_, hex := arg(m, "hex")
		guards, _ := arg(m, "guards")
		locks, _ := arg(m, "locks")
		cameras, _ := arg(m, "cameras")
		return guards+locks+cameras > 0 && guards == p.num("hexes", hex, "guards")+p.num("hexes", hex, "dogs") && locks == p.num("hexes", hex, "locks") && cameras == p.num("hexes", hex, "cameras")
	},
	"masters advice.hex-free": func(_ rules.State, p, _ page, _ string, _ rules.Action, m rules.Message) bool {
		_, hex := arg(m, "hex")
		n := 0
		for _, k := range []string{"guards", "dogs", "locks", "cameras"} {
			n += p.num("hexes", hex, k)
		}
		return n == 0
	},
	"masters advice.planned": func(s rules.State, p, _ page, _ string, a rules.Action, m rules.Message) bool {
		n, _ := arg(m, "n")
		who := strconv.Itoa(s.(rules.CrewMember).Actor(a))
		plan, _ := p.at("figures", who, "plan").(map[string]any)
		return n == len(plan) && p.num("figures", who, "tokens") == 0
	},
	"masters advice.left": func(s rules.State, p, _ page, _ string, a rules.Action, m rules.Message) bool {
		n, _ := arg(m, "n")
		return n == p.sum("figures", strconv.Itoa(s.(rules.CrewMember).Actor(a)), "left")
	},
}

func TestWhatAReasonStatesHoldsInTheState(t *testing.T) {
	b := book(t)
	for _, g := range games.All {
		t.Run(g.Info().ID, func(t *testing.T) {
			tally := map[string]int{}
			for i := range rulestest.Sample(2, 40) {
				reasonsHold(t, g, rulestest.MixedSetup(g, i), sayer(b, g), tally)
			}
			if n := tally["all"]; 10*tally["empty"] > n {
				t.Errorf("%d of %d reasons say nothing but that nothing changes", tally["empty"], n)
			}
			t.Log(tally)
		})
	}
}

// reasonsHold plays a game by first sight and proves the reasons of some positions.
func reasonsHold(t *testing.T, g rules.Game, setup rules.Setup, say rulestest.Say, tally map[string]int) {
	t.Helper()
	s, err := g.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	r := rules.Rand{S: setup.Seed + 1}
	var legal []rules.Action
	for n := 0; !s.Turn().Done && n < 400; n++ {
		legal = s.Legal(legal[:0])
		if r.Intn(8) == 0 {
			seat := bot.Next(s, rules.Everyone)
			view := rules.View(s, seat)
			var lines [][]rules.Action
			for range 3 {
				a := legal[r.Intn(len(legal))]
				if c, ok := s.(rules.CrewMember); ok && s.Turn().Seat == rules.Crew && c.Actor(a) != seat {
					continue
				}
				lines = append(lines, bot.Line(view, seat, a, 6, &r))
			}
			for i, line := range lines {
				proved(t, s, seat, line, slices.Delete(slices.Clone(lines), i, i+1), say, tally)
			}
			if len(lines) > 1 {
				contrasted(t, s, seat, lines[0], lines[1])
			}
		}
		if err := s.Apply(legal[s.Playout(legal, &r)], nil); err != nil {
			t.Fatal(err)
		}
	}
}

// proved checks a reason against the true state.
func proved(t *testing.T, s rules.State, seat int, line []rules.Action, beside [][]rules.Action, say rulestest.Say, tally map[string]int) {
	t.Helper()
	view, in := rules.View(s, seat), s.Game().Info()
	x := bot.Explain(view, seat, line, beside)
	m := x.Message(view, seat)
	words := say(m)
	tally["all"]++
	if strings.Contains(words, "«") || strings.Contains(words, "<no value>") || strings.TrimSpace(words) == "" {
		t.Fatalf("a reason reads %q", words)
	}
	switch m.Key {
	case "reason.open", "reason.next", "reason.nothing":
		tally["empty"]++
		tally["empty "+m.Key+" "+in.Verbs[line[0].Verb].Name]++
	}
	tally[m.Key]++
	before, end := truly(t, s, line)
	holds(t, in, seat, x.Facts, before, end, words)
	if len(x.Spared) > 0 {
		_, other := truly(t, s, []rules.Action{x.Instead})
		holds(t, in, seat, x.Spared, before, other, words)
	}
	if said := x.Because(view, seat); !x.Lead.IsZero() && said.Key != x.Lead.Key {
		t.Fatalf("beside the signs %q is glued to %q", say(said), say(x.Lead))
	}
	if x.Lead.IsZero() || strings.HasPrefix(x.Lead.Key, "text.") {
		return
	}
	prove := proofOf(in.ID, x.Lead.Key)
	if prove == nil {
		t.Fatalf("nobody proves %s", x.Lead.Key)
	}
	tally[x.Lead.Key]++
	_, then := truly(t, s, line[:1])
	if !prove(s, before.page, then.page, strconv.Itoa(seat), line[0], x.Lead) {
		t.Fatalf("LEAD %q does not hold: %s", words, rulestest.Picture(s))
	}
}

// A moment is a true position with its page.
type moment struct {
	s    rules.State
	page page
}

// truly takes a line in the true state, up to where chance is drawn or something comes to
// light.
func truly(t *testing.T, s rules.State, line []rules.Action) (before, end moment) {
	t.Helper()
	c, at := s.Clone(), s.Clone()
	rec := rules.Recorder{Keep: true}
walk:
	for _, a := range line {
		rec.Reset()
		if err := c.Apply(a, &rec); err != nil {
			t.Fatalf("what was meant to follow is refused: %v", err)
		}
		for i, e := range rec.Events {
			if e.Reveals || rec.States[i].Chance().Drawn != s.Chance().Drawn {
				break walk
			}
			at = rec.States[i]
		}
		if c.Chance().Drawn != s.Chance().Drawn {
			break
		}
		at = c.Clone()
	}
	return moment{s, pageOf(t, s)}, moment{at, pageOf(t, at)}
}

// holds checks facts between two moments.
func holds(t *testing.T, in *rules.Info, seat int, facts []bot.Fact, before, end moment, words string) {
	t.Helper()
	for _, f := range facts {
		from, to := counted(before.page, before.s, f.Stock, f.Seat), counted(end.page, end.s, f.Stock, f.Seat)
		if to-from != f.N {
			t.Fatalf("FACT %q (seat %d): %s of seat %d goes from %d to %d, not by %d: %s", words, seat, in.Stocks[f.Stock].ID, f.Seat, from, to, f.N, rulestest.Picture(before.s))
		}
	}
}

// contrasted checks where two choices are said to differ.
func contrasted(t *testing.T, s rules.State, seat int, first, second []rules.Action) {
	t.Helper()
	_, a := truly(t, s, first)
	_, b := truly(t, s, second)
	holds(t, s.Game().Info(), seat, bot.Contrast(rules.View(s, seat), seat, first, second), a, b, "why not the other")
	if g, ok := rules.View(s, seat).(rules.Comparing); ok {
		if m := g.Differ(seat, first[0], second[0]); !m.IsZero() && !differs[m.Key](s, seat, first[0], second[0], m) {
			t.Fatalf("DIFFERENCE %v does not hold between %v and %v: %s", m, s.Game().Info().Write(first[0]), s.Game().Info().Write(second[0]), rulestest.Picture(s))
		}
	}
}

// Every reason that a game lists is proved by somebody.
func TestEveryReasonOfAGameHasItsProof(t *testing.T) {
	for _, g := range games.All {
		in := g.Info()
		for _, k := range in.Says {
			if key := rulestest.Whole(k); strings.HasPrefix(key, "advice.") && proofOf(in.ID, key) == nil {
				t.Errorf("nobody proves %s of %s", key, in.ID)
			}
		}
	}
}

// along looks at the positions of random matches of a game, each with another set-up; salt tells the walks of two tests apart.
func along(t *testing.T, g rules.Game, matches, moves int, salt uint64, look func(i, n int, s rules.State, legal []rules.Action, r *rules.Rand)) {
	t.Helper()
	for i := range matches {
		setup := rulestest.MixedSetup(g, i)
		s, err := g.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		r := rules.Rand{S: setup.Seed + salt}
		for n := 0; !s.Turn().Done && n < moves; n++ {
			legal := s.Legal(nil)
			look(i, n, s, legal, &r)
			if len(legal) == 0 {
				break
			}
			if err := s.Apply(legal[s.Playout(legal, &r)], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// adviceWords is how long a reason of a game may be.
const adviceWords = 30

// What a game says for any choice at all holds, and is short.
func TestWhatAGameSaysForAChoiceHolds(t *testing.T) {
	b := book(t)
	for _, g := range games.All {
		in := g.Info()
		t.Run(in.ID, func(t *testing.T) {
			say, tally, silent := sayer(b, g), map[string]int{}, map[string]int{}
			along(t, g, rulestest.Sample(6, 200), 500, 2, func(i, n int, s rules.State, legal []rules.Action, _ *rules.Rand) {
				if n%3 == i%3 {
					advised(t, s, legal, say, tally, silent)
				}
			})
			t.Log(tally)
			t.Log("nothing is said for", silent)
		})
	}
}

// advised proves what is said for the choices of a position.
func advised(t *testing.T, s rules.State, legal []rules.Action, say rulestest.Say, tally, silent map[string]int) {
	t.Helper()
	in, seat := s.Game().Info(), bot.Next(s, rules.Everyone)
	view := rules.View(s, seat)
	p := pageOf(t, s)
	for _, a := range legal {
		if c, ok := s.(rules.CrewMember); ok && s.Turn().Seat == rules.Crew && c.Actor(a) != seat {
			continue
		}
		m := view.Advice(a)
		if m.IsZero() {
			silent[in.Verbs[a.Verb].Name]++
			continue
		}
		prove := proofOf(in.ID, m.Key)
		if prove == nil {
			t.Fatalf("nobody proves %s", m.Key)
		}
		words := say(m)
		if n := len(strings.Fields(words)); n > adviceWords {
			t.Errorf("%q has %d words", words, n)
		}
		tally[m.Key]++
		then := s.Clone()
		if err := then.Apply(a, nil); err != nil {
			t.Fatal(err)
		}
		if !prove(s, p, pageOf(t, then), strconv.Itoa(seat), a, m) {
			t.Fatalf("%v: %q does not hold: %s", in.Write(a), words, rulestest.Picture(s))
		}
	}
}

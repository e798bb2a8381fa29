package play_test

import (
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
	deep "safehouse/rules/intoodeep"
	"safehouse/rules/match"
	rule "safehouse/rules/shadownetwork"
	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/sitting"
	"safehouse/scenes/tables"
)

// visitPresses is how many presses a visit to the black market takes: the city, a Contract, something else, and leaving; no
// question about a second Contract between them, no second press where leaving loses nothing. A warning that names what would
// be lost, the choices where the pieces of the city leak to, lifting the curtain and going on after a rival's turn are no part of it.
const visitPresses = 4

func TestAMarketVisitTakesFourPresses(t *testing.T) {
	d := scenestest.BlindDesk(t, 1280, 720)
	d.House.Tables = tables.All
	g := scenestest.Game(t, "shadownetwork")
	verb := func(a rules.Action) string { return g.Info().Verbs[a.Verb].Name }
	tried, whole := 0, 0
	for seed := uint64(1); seed < 13 && whole == 0; seed++ {
		seats := append(scenestest.People(1), scenestest.Robot("Bot 1"), scenestest.Robot("Bot 2"))
		d.Begun(g, rules.Setup{Seats: 3, Seed: seed}, seats)
		s := play.Table(d.App)
		for !s.Match.Turn().Done {
			x, _, _, _ := play.Press(d.App)
			steps := s.Match.Steps()
			if s.Arrive(); verb(x) != "draw" || len(s.Legal()) == 0 || s.Match.State().(*rule.State).Asked().Kind != rule.AskSecond {
				continue
			}
			back := len(steps) - 2
			for back > 0 && verb(steps[back].Action) == "leak" {
				back--
			}
			if verb(steps[back].Action) != "place" {
				continue
			}
			city := steps[back].Action
			var leaks []rules.Action
			for _, st := range steps[back+1 : len(steps)-1] {
				leaks = append(leaks, st.Action)
			}
			if err := s.Rewind(len(steps) - back); err != nil {
				t.Fatal(err)
			}
			was, presses := actions(s), 0
			press := func(id string) {
				presses++
				d.Visit("hover 3 3\nwait idle\npick " + id + "\nwait idle")
			}
			if press(g.Info().RefString(rule.RefCity(rule.City(city.Args[0])))); actions(s) != was+1 {
				t.Fatalf("seed %d: pressing a city took %d decisions", seed, actions(s)-was)
			}
			for _, leak := range leaks {
				s.Decide(leak)
				d.Visit("wait idle")
			}
			if was = actions(s) - 1; len(s.Legal()) == 0 {
				break // not by the same pieces
			}
			if press(g.Info().RefString(rule.RefContract(rule.Contract(x.Args[0])))); actions(s) != was+2 {
				t.Fatalf("seed %d: pressing a Contract took %d decisions", seed, actions(s)-was-1)
			}
			d.Visit("expect no Take no second Contract")
			legal := play.Seen(d.App).Legal()
			i := slices.IndexFunc(legal, func(a rules.Action) bool { return verb(a) == "exchange" })
			if i < 0 {
				break
			}
			tried++
			if press(g.Info().RefString(rules.At(g.Info().Verbs[legal[i].Verb].Operands[0].Ref, int(legal[i].Args[0])))); actions(s)-was < 4 {
				t.Fatalf("seed %d: a rate pressed beside the second Contract took %d decisions", seed, actions(s)-was-2)
			}
			if kind := s.Match.State().(*rule.State).Asked().Kind; kind != rule.AskMarket {
				break // its pieces have to be placed
			}
			at := actions(s)
			button := ""
			for _, id := range d.App.Top().Stage().Things() {
				if th := d.App.Top().Stage().Thing(id); strings.HasPrefix(id, "choice:") && strings.HasPrefix(th.Label, "Leave") {
					button = id
				}
			}
			if button == "" {
				t.Fatalf("seed %d: nothing leaves; there are %v", seed, d.App.Top().Stage().Things())
			}
			presses++
			d.Visit("wait idle\npick " + button + "\nwait 20")
			if _, armed := play.Armed(d.App); armed {
				t.Errorf("seed %d: leaving asks for a second press and names no loss", seed)
			}
			if actions(s) == at {
				if !slices.Contains(d.App.Top().Stage().Things(), "waste/0") {
					t.Errorf("seed %d: leaving neither left nor named what would be lost", seed)
				}
				break
			}
			if whole++; presses > visitPresses {
				t.Errorf("seed %d: the visit took %d presses, want %d", seed, presses, visitPresses)
			}
			break
		}
		d.App.Home()
	}
	if t.Logf("%d visits, %d to their end", tried, whole); tried < 3 || whole == 0 {
		t.Fatal("too few visits with a second Contract were found")
	}
}

// mostPresses is how many presses a turn of In Too Deep with one crime of level 1 may take on an average, played by first
// sight: from its first question to the last one before the next seat or Echo is on. Lifting the curtain and going on after
// a rival's or Echo's turn are no part of it.
const mostPresses = 14.0

func TestATurnWithOneCrimeTakesFewPresses(t *testing.T) {
	d := scenestest.BlindDesk(t, 1280, 720)
	d.House.Tables = tables.All
	g := scenestest.Game(t, "intoodeep")
	begin := func(seed uint64) *sitting.Sitting {
		d.Begun(g, rules.Setup{Seats: 3, Seed: seed}, append(scenestest.People(1), scenestest.Robot("Bot 1"), scenestest.Robot("Bot 2")))
		return play.Table(d.App)
	}
	turns, presses, most := 0, 0, 0
	for seed := uint64(1); seed <= 4; seed++ {
		var with [][2]int // from which action to which these turns last
		s := begin(seed)
		from, crimes, other := 0, 0, 0
		for !s.Match.Turn().Done {
			x, mine, _, _ := play.Press(d.App)
			if !mine {
				if crimes == 1 && other == 0 {
					with = append(with, [2]int{from, actions(s) - 1})
				}
				from, crimes, other = actions(s), 0, 0
				continue
			}
			switch g.Info().Verbs[x.Verb].Name {
			case "story-crime":
				if crimes++; deep.CrimeOf(int(x.Args[0])).Level != 1 {
					other++
				}
			case "side-crime":
				other++
			}
		}
		d.App.Home()
		if len(with) == 0 {
			continue
		}
		s = begin(seed) // the same game: only these turns are laid out and counted
		for _, turn := range with {
			for actions(s) < turn[0] {
				play.Press(d.App)
			}
			n := 0
			for actions(s) < turn[1] {
				_, _, k := play.Counted(d.App)
				n += k
			}
			turns, presses, most = turns+1, presses+n, max(most, n)
		}
		d.App.Home()
	}
	mean := float64(presses) / float64(max(turns, 1))
	t.Logf("%d turns with one crime: %.1f presses, %d at most", turns, mean, most)
	if turns == 0 || mean > mostPresses {
		t.Errorf("%d turns with one crime take %.1f presses, want at most %.1f", turns, mean, mostPresses)
	}
}

// A crime is completed by pressing it when the last action is done, and one is drawn by pressing its deck while another could
// still be ditched: each takes two decisions, and the question between them is not asked.
func TestACrimeAndADeckArePressedAtOnce(t *testing.T) {
	d := scenestest.BlindDesk(t, 1280, 720)
	d.House.Tables = tables.All
	g := scenestest.Game(t, "intoodeep")
	tried := map[string]int{}
	for seed := uint64(1); seed < 6 && len(tried) < 2; seed++ {
		d.Begun(g, rules.Setup{Seats: 3, Seed: seed}, append(scenestest.People(1), scenestest.Robot("Bot 1"), scenestest.Robot("Bot 2")))
		for s := play.Table(d.App); !s.Match.Turn().Done && len(tried) < 2; {
			s.Arrive()
			legal := s.Legal()
			var behind rules.Action
			kind, id := "", ""
			if done := slices.IndexFunc(legal, func(a rules.Action) bool { return g.Info().Verbs[a.Verb].Name == "done" }); done >= 0 {
				next := s.Match.View(s.Viewer())
				st := next.(*deep.State)
				phase, me := st.Phase, s.Viewer()
				ends := st.Turning.Actions == 0 && st.Turning.Push == deep.Nobody
				if st.Depth == 0 && (phase == deep.Acting && ends || phase == deep.Ditching && st.MayDraw(me)) && next.Apply(legal[done], &rules.Recorder{}) == nil {
					for _, a := range next.Legal(nil) {
						if name := g.Info().Verbs[a.Verb].Name; name == "story-crime" || name == "draw" {
							behind, kind, id = a, name, g.Info().RefString(rules.At(g.Info().Verbs[a.Verb].Operands[0].Ref, int(a.Args[0])))
						}
					}
				}
			}
			if kind == "" || tried[kind] > 0 {
				play.Press(d.App)
				continue
			}
			at := actions(s)
			if d.Visit("wait idle\npick " + id + "\nwait 20"); actions(s) == at {
				d.Visit("pick " + id + "\nwait 20") // undo ends: it is pressed twice
			}
			steps := s.Match.Steps()
			if n := len(steps); actions(s) < at+2 || !slices.ContainsFunc(steps[n-(actions(s)-at):], func(x match.Step) bool { return x.Action == behind }) {
				t.Fatalf("seed %d: pressing %s took %d decisions and did not %s", seed, id, actions(s)-at, kind)
			}
			tried[kind]++
		}
		d.App.Home()
	}
	if tried["story-crime"] == 0 || tried["draw"] == 0 {
		t.Errorf("tried: %v", tried)
	}
}

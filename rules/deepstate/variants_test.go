package deepstate_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/rulestest"
)

// The options of ours (doc.go): what each changes, and nothing else.

// variant is a set-up without dealing that has some options of ours.
func variant(o rules.Options) rules.Options {
	o["treaties"] = 0
	return o
}

// wander plays a table to its end by chance.
func (s *table) wander() *table {
	s.T.Helper()
	r := rules.Rand{S: 1}
	for !s.S.Turn().Done {
		legal := s.S.Legal(nil)
		if err := s.S.Apply(legal[r.Intn(len(legal))], nil); err != nil {
			s.T.Fatal(err)
		}
	}
	return s
}

func TestWithoutAnyOfOurOptionsAPositionDoesNotSpeakOfThem(t *testing.T) {
	for seats := 1; seats <= 5; seats++ {
		o, ok := opened(t, seats, 3, rules.Options{}).Get("options").(map[string]any)
		if !ok || len(o) != 3 {
			t.Errorf("%d seats: the options are %v, want three", seats, o)
		}
	}
}

func TestTheGameEndsAfterTheLastRound(t *testing.T) {
	for _, last := range []int{1, 3, 5} {
		for _, seats := range []int{1, 3} {
			s := opened(t, seats, uint64(last), variant(rules.Options{"rounds": last})).wander()
			if s.Int("round") != last {
				t.Errorf("%d seats: the game ended after round %d, not %d", seats, s.Int("round"), last)
			}
		}
	}
	if s := opened(t, 1, 4, variant(rules.Options{})).wander(); s.Int("round") != 5 {
		t.Errorf("without the option the game of two ended after round %d", s.Int("round"))
	}
}

func TestNobodyAdvancesInAClosedProject(t *testing.T) {
	for i, project := range []string{"deep-state", "comintern", "unified-nations", "spyware"} {
		s := deal(t, 2, variant(rules.Options{"closed": i + 1}), "mass-media", "labs").reserve(0, 9).
			own(0, "banks", "real-estate").own(1, "labor-unions")
		if s.offers("advance " + project) {
			t.Errorf("joining %s is offered", project)
		}
		s.Refuses("project-closed", "advance", project)
		for _, other := range []string{"comintern", "unified-nations", "spyware"} {
			if other != project && !s.offers("advance "+other) {
				t.Errorf("with %s closed %s is not offered", project, other)
			}
		}
	}
	// A Treaty that offers an Advance there offers nothing.
	s := tableOf(rulestest.Open(t, game, 3, variant(rules.Options{"closed": 2}))).likeTreatyPhase("october-committee").own(0, "labor-unions")
	s.Do("make", "october-committee").Is("projects.comintern", map[string]any{})
}

// likeTreatyPhase makes it the Treaty Phase of seat 0 of three, as treatyPhase does.
func (s *table) likeTreatyPhase(hand string) *table {
	s.T.Helper()
	return s.change(func(p *position) {
		for id, at := range p.Objectives {
			if at != "box" {
				p.Objectives[id] = "deck"
			}
		}
		for id := range p.Treaties {
			p.Treaties[id] = "deck"
		}
		p.Treaties[hand], p.Treaties["illuminati"] = "hand:0", "hand:1"
		p.Round, p.Phase, p.Supervisor, p.Done, p.Step = 2, "treaty", "2", 2, "begin"
		p.Clues, p.Agents = nil, nil
		p.Stack = []posFrame{{Kind: "make", Player: "0", Card: "none"}}
	})
}

// HOC goes on with the next Project of its order.
func TestHOCPassesAClosedProjectOver(t *testing.T) {
	o := level(4)
	o["closed"] = 2 // COMINTERN
	s := deal(t, 1, o, "labs", "banks").Set("supervisor", "0", "done", 0, "hoc.order", []string{"comintern", "unified-nations", "spyware"})
	s.stage(0, "unified-nations", 1).own(0, "spy-agencies-3").agents("spy-agencies-3", 0, 2).reserve(hoc, 5)
	s.plays("the-plan").Is("projects.unified-nations.hoc", 1, "projects.comintern", map[string]any{})
}

func TestWorldWarsByTheOptions(t *testing.T) {
	for war, want := range []struct {
		first  int // wars in effect in round 1
		always bool
	}{{0, false}, {0, false}, {1, false}, {1, true}} {
		averted, effect := 0, 0
		for seed := range uint64(8) {
			s := opened(t, 1, seed, variant(rules.Options{"war": war}))
			at := func() int { return count(s.position().Objectives, "force") }
			if at() != want.first {
				t.Errorf("option %d: %d wars in round 1, want %d", war, at(), want.first)
			}
			r := rules.Rand{S: seed}
			for !s.S.Turn().Done {
				legal := s.S.Legal(nil)
				var rec rules.Recorder
				if err := s.S.Apply(legal[r.Intn(len(legal))], &rec); err != nil {
					t.Fatal(err)
				}
				for _, e := range rec.Events {
					switch game.Info().Events[e.Kind] {
					case "war-averted":
						averted++
					case "war":
						effect++
					}
				}
				n := at()
				if want.always && n == 0 || war == 1 && n > 0 {
					t.Fatalf("option %d, round %d: %d wars in effect", war, s.Int("round"), n)
				}
				if n > 0 && !want.always && !slices.Contains([]string{"action", "takeover", "recall"}, s.Get("phase").(string)) {
					t.Fatalf("option %d: a war goes on in phase %v", war, s.Get("phase"))
				}
			}
			if s.Int("round") != 5 {
				t.Errorf("option %d: the game ended after round %d, not 5", war, s.Int("round"))
			}
		}
		if (averted > 0) != (war == 1) || (effect > 0) != (war != 1) {
			t.Errorf("option %d: %d wars averted and %d in effect are told", war, averted, effect)
		}
	}
}

// A war that lasts raises every price; the other one adds to it for its round.
func TestALastingWarCountsInEveryRound(t *testing.T) {
	s := deal(t, 2, variant(rules.Options{"war": 3}), "mass-media", "labs").Set("objectives.world-war-1", "force").reserve(0, 3)
	s.Do("advance", "comintern").Is("projects.comintern.0", 1, reserve0, 2, pool0, 7) // 3 Agents are paid, one leads, and the Supervisor brings 2
	s = deal(t, 2, variant(rules.Options{"war": 3}), "mass-media", "labs").wars(2).reserve(0, 3)
	s.Refuses("advance-agents", "advance", "comintern")
}

func TestHowFarEverybodyReaches(t *testing.T) {
	row := []string{"mass-media", "labs", "banks", "patents", "valuables", "authorities", "researches", "real-estate"}
	for n := 2; n <= 5; n++ {
		s := deal(t, 2, variant(rules.Options{"reach": n}), row...)
		for i, kind := range row {
			if can := s.offers("infiltrate " + kind + "-1"); can != (i < n) {
				t.Errorf("reach %d: place %d is offered: %v", n, i+1, can)
			}
		}
		// Stage I of SPYWARE reaches four, and never fewer than everybody.
		s.stage(0, "spyware", 1)
		if most := max(4, n); !s.offers("infiltrate "+row[most-1]+"-1") || s.offers("infiltrate "+row[most]+"-1") {
			t.Errorf("reach %d with SPYWARE I is not %d", n, most)
		}
		s.made(0, "cia")
		if most := max(4, n) + 1; !s.offers("infiltrate "+row[most-1]+"-1") || s.offers("infiltrate "+row[most]+"-1") {
			t.Errorf("reach %d with SPYWARE I and the CIA is not %d", n, most)
		}
	}
	// HOC too: the best card lies in place 4.
	for n, want := range map[int]string{3: "labs-1", 4: "crime-syndicates-1"} {
		o := level(4)
		o["reach"] = n
		s := deal(t, 1, o, "labs", "banks", "valuables", "crime-syndicates").Set("supervisor", "0", "done", 0)
		s.stage(0, "unified-nations", 1).own(0, "spy-agencies-3").agents("spy-agencies-3", 0, 2).reserve(hoc, 7)
		s.plays("quiet-move")
		if s.Get("objectives."+want) != "hoc" {
			t.Errorf("reach %d: HOC did not take %s", n, want)
		}
	}
}

func TestOperationsThatStayInTheBox(t *testing.T) {
	for n := 0; n <= 6; n++ {
		s := deal(t, 2, variant(rules.Options{"operations": n}), "mass-media", "labs").reserve(0, 9)
		for i, op := range operations {
			want := "stack"
			if i >= n {
				want = "box"
			}
			s.Is("operations."+op, want)
		}
		if s.offers("covert "+operations[0]) != (n > 0) {
			t.Errorf("%d operations: the top one is offered: %v", n, n == 0)
		}
		if n > 0 {
			s.done(1, n)
		}
		for _, o := range s.Offers() {
			if strings.HasPrefix(o, "covert") {
				t.Errorf("%d operations, all carried out: %s is offered", n, o)
			}
		}
		if n < 6 {
			s.Refuses("operation-boxed", "covert", operations[n])
		}
		if n < 6 && s.tryChange(func(p *position) { p.Operations[operations[n]] = "0" }) == nil {
			t.Errorf("%d operations: one of the box is somebody's", n)
		}
	}
}

func TestReservesAtTheStart(t *testing.T) {
	for _, c := range []struct{ first, others int }{{0, 0}, {-2, 4}, {4, -2}, {2, 1}} {
		o := variant(rules.Options{"reserve": c.first, "rivals-reserve": c.others, "supervisor": 3})
		p := opened(t, 3, 5, o).position()
		for seat, more := range []int{c.first, c.others} { // the third one has recruited already
			if got := p.Players[fmt.Sprint(seat)]; got.Reserve != 3+more || got.Pool != 7-more {
				t.Errorf("%v: seat %d begins with %+v", c, seat, got)
			}
		}
		if got := p.Players["2"]; got.Reserve != 3+c.others+2 {
			t.Errorf("%v: the Supervisor's holder has %+v", c, got)
		}
		for lv := range 4 {
			o["level"] = lv
			delete(o, "supervisor")
			s := opened(t, 1, 5, o)
			want := identities[lv].reserve + c.others
			s.Is(reserveHOC, want, poolHOC, 10-want, reserve0, 3+c.first+2, "hoc.identity.reserve", identities[lv].reserve)
		}
	}
}

func TestADossierIsDrawnByTheFirstSeatAlone(t *testing.T) {
	for n := 0; n <= 2; n++ {
		s := opened(t, 3, 6, variant(rules.Options{"dossier": n}))
		hands := []int{4 + n, 4, 4}
		for seat, want := range hands {
			if got := count(s.position().Treaties, fmt.Sprintf("hand:%d", seat)); got != want {
				t.Errorf("dossier %d: seat %d holds %d Treaties, want %d", n, seat, got, want)
			}
		}
		// With the standard set-up they come once two were put back.
		s = opened(t, 1, 6, rules.Options{"dossier": n})
		for s.Get("phase") == "deal" {
			if err := s.S.Apply(s.S.Legal(nil)[0], nil); err != nil {
				t.Fatal(err)
			}
		}
		if got := count(s.position().Treaties, "hand:0"); got != 4+n {
			t.Errorf("dossier %d: %d Treaties in hand after the set-up", n, got)
		}
	}
}

func TestHOCBeginsOnAStage(t *testing.T) {
	for n := 1; n <= 3; n++ {
		for seed := range uint64(6) {
			s := opened(t, 1, seed, variant(rules.Options{"level": 1, "head-start": n, "closed": 1 + int(seed)%4}))
			p := s.position()
			closed := []string{"deep-state", "comintern", "unified-nations", "spyware"}[seed%4]
			want := p.HOC.Order[0]
			if want == closed {
				want = p.HOC.Order[1]
			}
			for project, at := range p.Projects {
				stage := 0
				if project == want {
					stage = n
				}
				if at["hoc"] != stage {
					t.Errorf("head start %d: HOC is on Stage %d of %s, order %v, closed %s", n, at["hoc"], project, p.HOC.Order, closed)
				}
			}
			s.Is(reserveHOC, 4, poolHOC, 10-4-1) // one is the Coordinator
		}
	}
	// With several seats there is no HOC.
	if o := opened(t, 3, 1, variant(rules.Options{"head-start": 2})).Get("options").(map[string]any); o["head_start"] != nil {
		t.Errorf("a head start in a game without HOC: %v", o)
	}
}

// All options together are a game that can be played to its end and read back.
func TestOurOptionsCombineFreely(t *testing.T) {
	for _, far := range []bool{false, true} {
		o := rules.Options{}
		for _, opt := range game.Info().Options {
			if lo, hi := opt.Range(); opt.ID == "supervisor" {
				o[opt.ID] = 1
			} else if o[opt.ID] = lo; far {
				o[opt.ID] = hi
			}
		}
		for seats := 1; seats <= 5; seats++ {
			if _, end := rulestest.Record(t, game, rules.Setup{Seats: seats, Seed: uint64(seats), Options: o}, nil); !end.Turn().Done {
				t.Errorf("%d seats: the game is not over", seats)
			}
		}
	}
}

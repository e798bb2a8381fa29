package deepstate_test

import (
	"fmt"
	"strings"
	"testing"
)

// A printedStage is what the card list says of a Stage; tests do not ask the
// tables of the game.
type printedStage struct{ agents, emblems, points int }

var printedProjects = map[string][5]printedStage{
	"deep-state":      {{1, 1, 0}, {2, 2, 0}, {2, 2, 0}, {3, 2, 25}, {3, 3, 50}},
	"comintern":       {{2, 0, 0}, {3, 1, 0}, {4, 2, 0}, {3, 3, 20}, {2, 4, 40}},
	"unified-nations": {{1, 0, 0}, {2, 1, 0}, {3, 2, 0}, {2, 3, 20}, {1, 4, 40}},
	"spyware":         {{1, 0, 0}, {1, 1, 0}, {2, 2, 0}, {2, 3, 20}, {2, 4, 40}},
}

// emblemCards is the cards that give n emblems for a Project.
func emblemCards(project string, n int) []string {
	kinds := map[string][]string{
		"deep-state":      {"patents", "labs", "banks", "real-estate", "ruling-parties"},
		"comintern":       {"labor-unions", "labor-unions", "labor-unions"},
		"unified-nations": {"consulates", "consulates", "consulates"},
		"spyware":         {"spy-agencies", "spy-agencies", "spy-agencies"},
	}[project]
	return kinds[:min(n, len(kinds))]
}

// emblemTreaty is a Treaty that shows the emblem of a Project.
var emblemTreaty = map[string]string{"comintern": "peasant-union", "unified-nations": "interpol", "spyware": "cia"}

// before is seat 0 in front of a Stage from 1, with what it takes.
func before(t testing.TB, project string, stage, agents, emblems int) *table {
	t.Helper()
	s := deal(t, 3, nil, "mass-media", "valuables", "authorities").own(0, emblemCards(project, emblems)...)
	if emblems > 3 && project != "deep-state" {
		s.made(0, emblemTreaty[project])
	}
	if stage > 1 {
		s.stage(0, project, stage-1)
	}
	return s.reserve(0, agents)
}

// pay discards the Objectives that DEEP STATE asks for.
func (s *table) pay() *table {
	s.T.Helper()
	for s.S.Prompt().Key == "prompt.pay" {
		s.Do("discard", strings.Fields(s.Offers()[0])[1])
	}
	return s
}

// DST-129, DST-130, DST-132, DST-133, DST-135..138, DST-143, DST-144, DST-145,
// DST-149, DST-150, DST-274: every Stage of every Project takes its Agents and
// emblems and gives its Influence; with one Agent or emblem less it is refused.
func TestEveryStage(t *testing.T) {
	for project, row := range printedProjects {
		for i, st := range row {
			t.Run(fmt.Sprintf("%s %d", project, i+1), func(t *testing.T) {
				spent := project == "deep-state"
				before(t, project, i+1, st.agents-1, st.emblems).Refuses("advance-agents", "advance", project)
				if st.emblems > 0 {
					key := "advance-emblems"
					if spent {
						key = "advance-cards"
					}
					before(t, project, i+1, st.agents, st.emblems-1).Refuses(key, "advance", project)
				}
				s := before(t, project, i+1, st.agents, st.emblems)
				pool, score := s.Int(pool0), s.total(0)
				own := count(s.position().Objectives, "0")
				s.Do("advance", project).pay()
				joined := 0
				if i == 0 {
					joined = 1
				}
				s.Is(reserve0, 0, pool0, pool+st.agents-joined, "projects."+project+".0", i+1).Asks(1, "turn")
				gone := 0
				if spent {
					gone = st.emblems
				}
				p := s.position()
				if n := own - count(p.Objectives, "0"); n != gone || count(p.Objectives, "gone") != gone {
					t.Errorf("%d Objectives were given up, want %d", n, gone)
				}
				wasWorth := 0
				if i > 0 {
					wasWorth = row[i-1].points
				}
				if got := s.total(0) - score + gone; got != st.points-wasWorth {
					t.Errorf("it brings %d Influence, want %d", got, st.points-wasWorth)
				}
			})
		}
	}
}

// DST-154: at each Stage of DEEP STATE so many missing parts of Conditions are
// waived.
func TestDeepStateWaivesConditions(t *testing.T) {
	// The Treaties lack 1, 2, 3 and 4 parts of a player with nothing.
	lacking := []string{"cia", "rosicrucians", "nobel-committee", "club-of-rome"}
	for stage, want := range []int{0, 1, 2, 3, 4, 4} {
		s := treatyPhase(t, 3, lacking...)
		if stage > 0 {
			s.stage(0, "deep-state", stage)
		}
		for i, id := range lacking {
			if can := s.offers("make " + id); can != (i < want) {
				t.Errorf("at Stage %d a Treaty that lacks %d parts is offered: %v", stage, i+1, can)
			}
		}
		if want < 4 {
			s.Refuses("conditions", "make", lacking[want])
		} else {
			s.Do("make", "club-of-rome").Is("treaties.club-of-rome", "made:0")
		}
	}
}

// DST-155, DST-187: the last Stage of DEEP STATE allows a second Treaty.
func TestWorldGovernmentMakesTwoTreaties(t *testing.T) {
	s := treatyPhase(t, 3, "cia", "kgb", "interpol").stage(0, "deep-state", 4)
	s.fork().Do("make", "cia").Asks(1, "treaty").Is("treaties.kgb", "hand:0")
	s.stage(0, "deep-state", 5).Do("make", "cia").Asks(0, "treaty").Do("make", "kgb").Asks(1, "treaty")
	s.Is("treaties.cia", "made:0", "treaties.kgb", "made:0", "treaties.interpol", "hand:0")
}

// DST-157, DST-176, DST-178: at each Stage of UNIFIED NATIONS so many Agents
// come back beside one from each card; at the last all.
func TestUnifiedNationsRecallsMore(t *testing.T) {
	for stage, left := range []int{5, 4, 3, 2, 1, 0} {
		s := deal(t, 2, nil, "labs", "patents", "banks").own(0, "governments").agents("governments-1", 0, 6).reserve(0, 1)
		if stage > 0 {
			s.stage(0, "unified-nations", stage)
		}
		s.Do("infiltrate", "labs-1", 1)
		asked := 0
		for s.S.Prompt().Key == "prompt.recall" {
			s.Do("return", "governments-1")
			asked++
		}
		want := stage
		if stage == 5 {
			want = 0 // all of them: nothing to choose
		}
		if n := s.Int0("agents.governments-1.agents"); n != left || asked > want || s.Get("agents.labs-1") != nil {
			t.Errorf("at Stage %d %d Agents are left after %d questions, want %d", stage, n, asked, left)
		}
	}
}

// DST-131: from the last Stage nobody advances.
func TestNobodyAdvancesFromTheLastStage(t *testing.T) {
	for project := range printedProjects {
		s := before(t, project, 6, 8, 3)
		s.Refuses("last-stage", "advance", project)
		s.Do("recruit").Is("projects."+project+".0", 5)
	}
}

// DST-132, DST-104: Agents on cards do not pay.
func TestAgentsOnCardsDoNotPay(t *testing.T) {
	s := deal(t, 3, nil, "mass-media", "labs").own(0, "governments").agents("governments-1", 0, 5).reserve(0, 1)
	s.Refuses("advance-agents", "advance", "comintern")
	s.reserve(0, 2).Is(pool0, 3).Do("advance", "comintern").Is(reserve0, 0, pool0, 4, "agents.governments-1", force(0, 5, 0), "projects.comintern.0", 1)
}

// DST-039, DST-134, DST-159: a price of 0 takes nobody; the Coordinator comes
// from the pool, and if that is empty from the reserve. Without either there is
// no joining.
func TestAPriceOfNothingStillNeedsACoordinator(t *testing.T) {
	s := deal(t, 3, nil, "mass-media", "labs").made(0, "think-tank").own(0, "labor-unions")
	s.fork().Do("advance", "spyware").Changed(pool0, 7, 6, "projects.spyware.0", nil, 1, nextTurn, 1, 2)
	empty := s.fork().change(emptyPool("0", "labor-unions-1"))
	empty.fork().Do("advance", "spyware").Changed(reserve0, 3, 2, "projects.spyware.0", nil, 1, nextTurn, 1, 2)
	empty.reserveTo("0", "labor-unions-1", 3).Asks(1, "turn").Is("done", 2)
	nobody := deal(t, 3, withMen, "mass-media", "labs").made(0, "think-tank").own(0, "labor-unions").change(emptyPool("0", "labor-unions-1"))
	nobody.reserveTo("0", "labor-unions-1", 3).Refuses("no-coordinator", "advance", "spyware").Refuses("pool-empty", "recruit")
}

// DST-139: emblems count on Objectives taken over and on Treaties made, not in
// the zone and not in hand.
func TestWhereEmblemsCount(t *testing.T) {
	s := deal(t, 4, nil, "labor-unions", "labs", "banks").stage(0, "comintern", 1).hand(0, "anarchists").reserve(0, 6)
	s.Refuses("advance-emblems", "advance", "comintern")
	s.fork().agents("labor-unions-1", 0, 1).Refuses("advance-emblems", "advance", "comintern")
	s.fork().made(0, "anarchists").Do("advance", "comintern").Is("projects.comintern.0", 2)
	s.fork().own(0, "labor-unions").Do("advance", "comintern").Is("projects.comintern.0", 2)
	s.stage(0, "comintern", 2).own(0, "labor-unions", "inner-circle").Refuses("advance-emblems", "advance", "comintern")
	s.Do("attach", "inner-circle-1", "labor-unions-2").Do("advance", "comintern").Is("projects.comintern.0", 3)
}

// DST-137, DST-163, DST-133: Julia joins COMINTERN: two Agents leave her
// reserve, one of them ends up on Stage I, her pool grows by one.
func TestEpisode2JuliaJoinsComintern(t *testing.T) {
	s := deal(t, 3, nil, "mass-media", "labs")
	s.Do("advance", "comintern").Changed(reserve0, 3, 1, pool0, 7, 8, "projects.comintern.0", nil, 1, nextTurn, 1, 2)
	if s.Told("joined") != 1 || s.Told("advanced") != 0 {
		t.Error("joining is not told as such")
	}
	deal(t, 3, nil, "mass-media", "labs").reserve(0, 1).Refuses("advance-agents", "advance", "comintern")
}

// DST-137, DST-164, DST-165: Serge has three Communists by two Labor Unions and
// the Anarchists; he pays 3 Agents, reaches Stage IV and keeps the cards.
func TestEpisode2SergeReachesStageFour(t *testing.T) {
	s := deal(t, 3, nil, "mass-media", "labs").stage(0, "comintern", 3).own(0, "labor-unions", "labor-unions").made(0, "anarchists")
	s.Do("advance", "comintern").Changed(reserve0, 3, 0, pool0, 6, 9, "projects.comintern.0", 3, 4, nextTurn, 1, 2)
	s.Is("objectives.labor-unions-1", "0", "objectives.labor-unions-2", "0", "treaties.anarchists", "made:0")
	less := deal(t, 3, nil, "mass-media", "labs").stage(0, "comintern", 3).own(0, "labor-unions", "labor-unions")
	less.Refuses("advance-emblems", "advance", "comintern")
}

// DST-145: UNIFIED NATIONS from Stage II to III takes 2 Peacekeepers and 3
// Agents.
func TestFigureUnifiedNationsStageThree(t *testing.T) {
	s := deal(t, 3, nil, "mass-media", "labs").stage(0, "unified-nations", 2).own(0, "consulates", "consulates")
	s.fork().reserve(0, 2).Refuses("advance-agents", "advance", "unified-nations")
	s.Do("advance", "unified-nations").Is(reserve0, 0, "projects.unified-nations.0", 3)
}

// DST-146: the names of the Stages that the rulebook gives.
func TestTheStagesHaveTheirNames(t *testing.T) {
	b := say(t)
	in := game.Info()
	for id, want := range map[string]string{
		"unified-nations-1": "Peace Initiatives I", "unified-nations-2": "Peace Initiatives II", "unified-nations-3": "Peace Initiatives III",
		"unified-nations-4": "Peacekeeping Forces", "unified-nations-5": "UN Hegemony",
		"comintern-1": "The International I", "comintern-3": "The International III", "comintern-4": "Socialist Camp",
	} {
		r, ok := in.ParseRef("stage:" + id)
		if got := b(in.Name(r)); !ok || got != want {
			t.Errorf("Stage %s is called %q, want %q", id, got, want)
		}
	}
}

// DST-147, DST-148, DST-151: anybody can be in any number of Projects, one
// Coordinator each, and share Stages.
func TestAnyNumberOfProjectsAndOfPlayersOnAStage(t *testing.T) {
	s := deal(t, 4, nil, "mass-media", "labs").stage(0, "spyware", 1).stage(1, "unified-nations", 1).reserve(0, 4)
	s.Refuses("advance-emblems", "advance", "spyware")
	s.Do("advance", "unified-nations").Is("projects.unified-nations", map[string]int{"0": 1, "1": 1}, "projects.spyware", map[string]int{"0": 1}, pool0, 5)
	s.Asks(1, "turn").Do("recruit").Is("projects.unified-nations", map[string]int{"0": 1, "1": 1})
}

// DST-140, DST-141, DST-142: for DEEP STATE its player chooses the Objectives;
// Agents on them go to the pool, and the cards leave the game.
func TestDeepStateDiscardsObjectivesOfOnesChoice(t *testing.T) {
	s := deal(t, 3, nil, "mass-media", "valuables").stage(0, "deep-state", 1).own(0, "labs", "banks", "valuables", "patents", "patents").agents("banks-1", 0, 2)
	s.Do("advance", "deep-state").Asks(0, "pay").Is("projects.deep-state.0", 1, reserve0, 1, pool0, 6)
	s.Offered("discard labs-1", "discard banks-1", "discard patents-1")
	s.Refuses("pay-emblem", "discard", "valuables-2").Refuses("twin", "discard", "patents-2").Refuses("pay-not-yours", "discard", "labs-2")
	s.Do("discard", "banks-1").Is("objectives.banks-1", "gone", "agents", map[string]any{}, pool0, 8, "projects.deep-state.0", 1).Asks(0, "pay")
	s.Do("discard", "labs-1").Is("objectives.labs-1", "gone", "projects.deep-state.0", 2, "objectives.patents-1", "0").Asks(1, "turn")
}

// DST-233, DST-237..240: each World War makes an Advance one Agent dearer and
// asks for one emblem less, never below none, and touches nothing else.
func TestWorldWarsChangeRequirementsOnly(t *testing.T) {
	for project, row := range printedProjects {
		for wars := 1; wars <= 2; wars++ {
			for i, st := range row {
				agents, emblems := st.agents+wars, max(0, st.emblems-wars)
				before(t, project, i+1, agents-1, emblems).wars(wars).Refuses("advance-agents", "advance", project)
				s := before(t, project, i+1, agents, emblems).wars(wars)
				s.Do("advance", project).pay().Is(reserve0, 0, "projects."+project+".0", i+1)
				if gone := count(s.position().Objectives, "gone"); project == "deep-state" && gone != emblems {
					t.Errorf("with %d World Wars Stage %d discards %d, want %d", wars, i+1, gone, emblems)
				}
				if emblems > 0 {
					f := before(t, project, i+1, agents, emblems-1).wars(wars)
					if f.offers("advance " + project) {
						t.Errorf("with %d World Wars Stage %d of %s goes with %d emblems", wars, i+1, project, emblems-1)
					}
				}
			}
		}
	}
	s := deal(t, 3, nil, "governments", "labs").wars(2).reserve(0, 4)
	s.Refuses("war-card", "infiltrate", "world-war-1", 4)
	s.fork().Do("covert", "elimination-of-obstacles").Is(reserve0, 2)
	s.fork().Do("recruit").Is(reserve0, 5)
	s.Do("infiltrate", "governments-1", 4).Is(reserve0, 0)
}

// cominternPrice is the price of a Stage of COMINTERN in Agents and Communists, found
// by trying.
func cominternPrice(t *testing.T, stage, wars int) (agents, emblems int) {
	t.Helper()
	for emblems = 0; emblems <= 4; emblems++ {
		for agents = 0; agents <= 9; agents++ {
			s := deal(t, 3, nil, "mass-media", "labs").wars(wars).own(0, emblemCards("comintern", emblems)...)
			if emblems > 3 {
				s.made(0, "anarchists")
			}
			if stage > 1 {
				s.stage(0, "comintern", stage-1)
			}
			if s.reserve(0, agents).offers("advance comintern") {
				return agents, emblems
			}
		}
	}
	t.Fatalf("Stage %d is out of reach", stage)
	return 0, 0
}

// DST-242, DST-243, DST-244: the ladder of COMINTERN in peace, in one World War
// and in two.
func TestExampleWorldWarLadderOfComintern(t *testing.T) {
	for wars, ladder := range [][5][2]int{
		{{2, 0}, {3, 1}, {4, 2}, {3, 3}, {2, 4}},
		{{3, 0}, {4, 0}, {5, 1}, {4, 2}, {3, 3}},
		{{4, 0}, {5, 0}, {6, 0}, {5, 1}, {4, 2}},
	} {
		for i, want := range ladder {
			if agents, emblems := cominternPrice(t, i+1, wars); agents != want[0] || emblems != want[1] {
				t.Errorf("with %d World Wars Stage %d costs %d Agents and %d Communists, want %v", wars, i+1, agents, emblems, want)
			}
		}
	}
}

// DST-160, DST-162: the Action of recruiting brings one Agent, and needs one.
func TestTheRecruitActionBringsOneAgent(t *testing.T) {
	s := deal(t, 3, nil, "mass-media", "labs").own(0, "labor-unions")
	s.fork().Do("recruit").Changed(reserve0, 3, 4, pool0, 7, 6, nextTurn, 1, 2)
	s.change(emptyPool("0", "labor-unions-1")).Refuses("pool-empty", "recruit")
}

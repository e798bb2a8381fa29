package deepstate_test

import "testing"

// scoreOf is a table on which a player owns some Objectives.
func scoreOf(t testing.TB, own ...string) *table {
	t.Helper()
	return deal(t, 5, nil, "consulates").own(0, own...)
}

// DST-245..249, DST-266: a Secondary is worth nothing itself, and never in the
// Objective deck.
func TestASecondaryIsWorthNothingItself(t *testing.T) {
	s := scoreOf(t).secondary(0, "mass-control", 10).secondary(0, "finance", 3).secondary(0, "science", 2).secondary(0, "supreme-power", 5)
	s.wantParts(0, map[string]int{})
	s.own(0, "corporations").wantParts(0, map[string]int{"corporations": 15})
	if err := s.TrySet("secondaries.mass-control.0", 11); err == nil {
		t.Error("an eleventh Secondary is not refused")
	}
	for id := range s.position().Objectives {
		if kindOf(id) == "secondary" {
			t.Errorf("%s is in the deck", id)
		}
	}
}

// DST-246, DST-248: a Secondary shows no emblem.
func TestASecondaryShowsNoEmblem(t *testing.T) {
	s := deal(t, 3, nil, "labs", "patents").secondary(0, "science", 5).secondary(0, "finance", 5).secondary(0, "mass-control", 5)
	s.Refuses("advance-cards", "advance", "deep-state")
	s.own(0, "labs").Do("advance", "deep-state").Is("projects.deep-state.0", 1)
}

// DST-095, DST-266: 1 Influence for each basic Objective.
func TestRow1CountsBasicObjectives(t *testing.T) {
	for _, kind := range []string{"ruling-parties", "mass-media", "authorities", "banks", "real-estate", "valuables", "patents", "labs", "researches"} {
		scoreOf(t, kind, kind).wantParts(0, map[string]int{"objectives": 2})
	}
}

// DST-097: Key Connections are worth nothing.
func TestKeyConnectionsAreWorthNothing(t *testing.T) {
	for _, kind := range []string{"labor-unions", "consulates", "spy-agencies"} {
		scoreOf(t, kind, kind).wantParts(0, map[string]int{})
	}
}

// DST-252, DST-267: each multiplier counts its own colour, Secondaries included.
func TestRow2CountsCardsOfAColour(t *testing.T) {
	for kind, x := range map[string][2]string{"governments": {"authorities", "mass-control"}, "stock-exchanges": {"valuables", "finance"}, "universities": {"researches", "science"}} {
		scoreOf(t, kind).wantParts(0, map[string]int{})
		scoreOf(t, kind, x[0], x[0]).secondary(0, x[1], 3).wantParts(0, map[string]int{"objectives": 2, "governments": 5})
	}
	scoreOf(t, "governments", "labs", "banks").secondary(0, "science", 4).wantParts(0, map[string]int{"objectives": 2})
}

// DST-268: 3 for each tricolor set.
func TestRow3CountsTricolorSets(t *testing.T) {
	scoreOf(t, "crime-syndicates", "labs", "banks").wantParts(0, map[string]int{"objectives": 2})
	scoreOf(t, "crime-syndicates", "labs", "banks").secondary(0, "mass-control", 5).wantParts(0, map[string]int{"objectives": 2, "crime-syndicates": 3})
}

// DST-269: 3 for each other Supreme Power card, itself not.
func TestRow4CountsOtherSupremePower(t *testing.T) {
	scoreOf(t, "corporations").wantParts(0, map[string]int{})
	scoreOf(t, "corporations", "governments").secondary(0, "supreme-power", 2).wantParts(0, map[string]int{"corporations": 9})
}

// DST-270: several copies of a kind each count in full.
func TestSeveralCopiesCountInFull(t *testing.T) {
	scoreOf(t, "governments", "governments", "authorities", "authorities").wantParts(0, map[string]int{"objectives": 2, "governments": 4})
	scoreOf(t, "corporations", "corporations", "corporations").wantParts(0, map[string]int{"corporations": 18})
}

// DST-273: the Influence printed on Covert Operations.
func TestRow6CountsCovertOperations(t *testing.T) {
	scoreOf(t).done(0, 6).wantParts(0, map[string]int{"operations": 66})
	scoreOf(t).done(1, 6).wantParts(0, map[string]int{})
}

// DST-274: Projects at Stages IV and V, which do not add up.
func TestRow7CountsProjects(t *testing.T) {
	for project, want := range map[string][5]int{"deep-state": {0, 0, 0, 25, 50}, "comintern": {0, 0, 0, 20, 40}, "unified-nations": {0, 0, 0, 20, 40}, "spyware": {0, 0, 0, 20, 40}} {
		for i, n := range want {
			if got := scoreOf(t).stage(0, project, i+1).parts(0)["projects"]; got != n {
				t.Errorf("Stage %d of %s is worth %d, want %d", i+1, project, got, n)
			}
		}
	}
	scoreOf(t).stage(0, "deep-state", 5).stage(0, "spyware", 4).wantParts(0, map[string]int{"projects": 70})
}

// DST-275, DST-276, DST-277: printed Influence in row 8, effects in row 9, and
// the total is the sum of the nine rows.
func TestTheTotalIsTheSumOfTheNineRows(t *testing.T) {
	s := scoreOf(t, "governments", "authorities", "banks", "labs", "crime-syndicates", "corporations", "inner-circle").done(0, 1).
		stage(0, "spyware", 4).made(0, "federal-reserve", "war-council", "illuminati")
	s.wantParts(0, map[string]int{"objectives": 3, "governments": 1, "crime-syndicates": 3, "corporations": 6, "inner-circles": 4,
		"operations": 6, "projects": 20, "treaties": 4, "effects": 6})
	if got := s.total(0); got != 53 {
		t.Errorf("the total is %d, want 53", got)
	}
	if n := len(s.S.Outcome().Seats[0].Parts); n != 9 {
		t.Errorf("%d rows, want 9", n)
	}
}

// DST-278: Governments and Mass Control.
func TestExample1InfluenceOfGovernments(t *testing.T) {
	s := scoreOf(t, "ruling-parties", "mass-media", "mass-media", "governments").secondary(0, "mass-control", 2)
	s.wantParts(0, map[string]int{"objectives": 3, "governments": 5})
	if s.total(0) != 8 {
		t.Errorf("the total is %d, want 8", s.total(0))
	}
}

// DST-279, DST-280, DST-281: two Crime Syndicates with one set; with a Finance
// Secondary 18, with a Finance Objective 19.
func TestExample2InfluenceOfCrimeSyndicates(t *testing.T) {
	s := scoreOf(t, "ruling-parties", "mass-media", "patents", "labs", "labs", "valuables", "crime-syndicates", "crime-syndicates")
	s.wantParts(0, map[string]int{"objectives": 6, "crime-syndicates": 6})
	s.fork().secondary(0, "finance", 1).wantParts(0, map[string]int{"objectives": 6, "crime-syndicates": 12})
	s.own(0, "banks").wantParts(0, map[string]int{"objectives": 7, "crime-syndicates": 12})
	if s.total(0) != 19 {
		t.Errorf("the total is %d, want 19", s.total(0))
	}
}

// DST-282: Corporations.
func TestExample3InfluenceOfCorporations(t *testing.T) {
	scoreOf(t, "corporations", "governments", "universities", "stock-exchanges", "crime-syndicates").wantParts(0, map[string]int{"corporations": 12})
	scoreOf(t, "corporations", "corporations", "governments").wantParts(0, map[string]int{"corporations": 12})
}

// DST-283, DST-284: Universities with an Inner Circle, and without.
func TestExample4InfluenceOfUniversities(t *testing.T) {
	s := scoreOf(t, "patents", "labs", "researches", "researches", "researches", "universities", "inner-circle").secondary(0, "science", 1)
	s.fork().wantParts(0, map[string]int{"objectives": 5, "governments": 6, "inner-circles": 4})
	s.Set("attached.inner-circle-1", "universities-1").wantParts(0, map[string]int{"objectives": 5, "governments": 12})
	if s.total(0) != 17 {
		t.Errorf("the total is %d, want 17", s.total(0))
	}
}

// lastTurn is the last Action of a game of three seats, which is seat 0's; seat 1
// had its turn before.
func lastTurn(t testing.TB) *table {
	t.Helper()
	return deal(t, 3, nil, "consulates").lastCards(3).Set("supervisor", "1", "done", 2).reserve(0, 3)
}

// end plays that Action.
func (s *table) end() *table {
	s.T.Helper()
	s.Do("infiltrate", "consulates-1", 3).Is("over", true)
	return s
}

// DST-263, DST-264: Agents come off the Objectives and hands are discarded; that
// changes no score.
func TestBeforeScoringAgentsComeOffAndHandsAreDiscarded(t *testing.T) {
	s := lastTurn(t).own(0, "governments", "mass-media").agents("governments-1", 0, 4).hand(0, "rosicrucians").hand(1, "world-bank")
	score := s.total(0)
	s.Do("infiltrate", "consulates-1", 3)
	for !s.S.Turn().Done {
		s.Do("pass")
	}
	s.Is("over", true, "agents", map[string]any{}, "treaties.rosicrucians", "discard", "treaties.world-bank", "discard", reserve0, 7, pool0, 3)
	if s.total(0) != score {
		t.Errorf("the score is %d, was %d", s.total(0), score)
	}
}

// DST-285: most Influence wins.
func TestTheHighestScoreWins(t *testing.T) {
	s := lastTurn(t).own(0, "labs", "labs").own(1, "banks", "banks", "banks").own(2, "patents").end()
	s.Scores([]int{2, 3, 1}, 1)
}

// DST-286: a tie goes to a player at Stage V of any Project, however many.
func TestATieGoesToAPlayerAtStageFive(t *testing.T) {
	// 40 Influence each: by SPYWARE V, and by two Projects at Stage IV.
	s := lastTurn(t).stage(0, "unified-nations", 4).stage(0, "spyware", 4).stage(1, "comintern", 5).own(2, "labs").end()
	s.Scores([]int{40, 40, 1}, 1)
	if r := s.S.Outcome().Remarks; len(r) != 1 || r[0].Key != "result.tie-stage" {
		t.Errorf("the remark is %v", r)
	}
	both := lastTurn(t).stage(0, "unified-nations", 5).stage(0, "spyware", 5).stage(1, "comintern", 5).stage(1, "spyware", 5).end()
	both.Scores([]int{80, 80, 0}, 0, 1)
}

// DST-287: then to the higher Stage in DEEP STATE; none at all is lowest.
func TestATieGoesToTheHigherStageInDeepState(t *testing.T) {
	s := lastTurn(t).own(0, "labs").own(1, "banks").own(2, "patents").stage(1, "deep-state", 1).end()
	s.Scores([]int{1, 1, 1}, 1)
	if r := s.S.Outcome().Remarks; len(r) != 1 || r[0].Key != "result.tie-deep-state" {
		t.Errorf("the remark is %v", r)
	}
	lastTurn(t).own(0, "labs").own(1, "banks").own(2, "patents").stage(1, "deep-state", 1).stage(2, "deep-state", 2).end().Scores([]int{1, 1, 1}, 2)
}

// DST-288: else the victory is shared.
func TestElseTheVictoryIsShared(t *testing.T) {
	s := lastTurn(t).own(0, "labs").own(2, "patents").stage(0, "deep-state", 2).stage(2, "deep-state", 2).end()
	s.Scores([]int{1, 0, 1}, 0, 2)
	if r := s.S.Outcome().Remarks; len(r) != 1 || r[0].Key != "result.shared" {
		t.Errorf("the remark is %v", r)
	}
	if out := lastTurn(t).S.Outcome(); out.Winners != 0 || len(out.Remarks) > 0 {
		t.Errorf("there are winners %v before the end", out.Winners)
	}
}

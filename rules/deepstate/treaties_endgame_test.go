package deepstate_test

import "testing"

// scored is what a Treaty's effect gives seat 0 as its cards stand.
func (s *table) scored(id string, want int) *table {
	s.T.Helper()
	before := s.parts(0)["effects"]
	f := s.fork().Set("treaties."+id, "made:0")
	if got := f.parts(0)["effects"] - before; got != want {
		s.T.Fatalf("%s gives %d Influence, want %d", id, got, want)
	}
	return s
}

// effects is a table for counting.
func effects(t testing.TB) *table { return deal(t, 3, nil, "labs") }

// DST-204, DST-276: each effect is counted apart, from what lies there at the end.
func TestFederationOfTradeUnionsCountsCommunists(t *testing.T) {
	s := effects(t).scored("federation-of-trade-unions", 2)
	s.own(0, "labor-unions", "labor-unions").made(0, "anarchists").scored("federation-of-trade-unions", 8)
	s.own(1, "labor-unions").own(0, "consulates").scored("federation-of-trade-unions", 8)
}

func TestLeagueOfNationsCountsPeacekeepers(t *testing.T) {
	s := effects(t).scored("league-of-nations", 2)
	s.own(0, "consulates", "consulates").made(0, "interpol", "relief-committee").scored("league-of-nations", 10)
	s.own(0, "labor-unions").scored("league-of-nations", 10)
}

func TestSignalsAllianceCountsSpies(t *testing.T) {
	s := effects(t).scored("signals-alliance", 2)
	s.own(0, "spy-agencies", "inner-circle").made(0, "cia", "kgb").scored("signals-alliance", 8)
	s.Set("attached.inner-circle-1", "spy-agencies-1").scored("signals-alliance", 10)
}

func TestTrilateralCommissionCountsSets(t *testing.T) {
	s := effects(t).scored("trilateral-commission", 0)
	s.own(0, "mass-media", "mass-media", "labs", "labs", "banks").scored("trilateral-commission", 3)
	s.secondary(0, "finance", 2).scored("trilateral-commission", 6)
}

func TestBilderbergClubCountsSupremePower(t *testing.T) {
	s := effects(t).own(0, "governments", "corporations", "inner-circle").scored("bilderberg-club", 4)
	s.secondary(0, "supreme-power", 2).own(1, "universities").scored("bilderberg-club", 8)
}

// DST-367: a Secondary stands for its group here too.
func TestClubOfRomeCountsGroups(t *testing.T) {
	s := effects(t).scored("club-of-rome", 0)
	s.own(0, "mass-media", "authorities", "banks", "consulates").scored("club-of-rome", 3)
	s.secondary(0, "supreme-power", 1).scored("club-of-rome", 4)
	s.own(0, "inner-circle", "labs", "governments").scored("club-of-rome", 6)
}

func TestChamberOfCommerceCountsFinance(t *testing.T) {
	s := effects(t).own(0, "banks", "valuables", "labs").scored("chamber-of-commerce", 2)
	s.secondary(0, "finance", 3).secondary(0, "science", 1).scored("chamber-of-commerce", 5)
}

func TestAcademyOfSciencesCountsScience(t *testing.T) {
	s := effects(t).own(0, "patents", "researches", "banks").scored("academy-of-sciences", 2)
	s.secondary(0, "science", 3).secondary(0, "finance", 1).scored("academy-of-sciences", 5)
}

func TestBroadcastingUnionCountsMassControl(t *testing.T) {
	s := effects(t).own(0, "mass-media", "ruling-parties", "banks").scored("broadcasting-union", 2)
	s.secondary(0, "mass-control", 3).secondary(0, "finance", 1).scored("broadcasting-union", 5)
}

func TestWarCouncilCountsCovertOperations(t *testing.T) {
	effects(t).done(1, 2).scored("war-council", 0).done(0, 2).scored("war-council", 6)
}

func TestIlluminatiCountProjects(t *testing.T) {
	effects(t).scored("illuminati", 0).stage(0, "spyware", 5).stage(0, "deep-state", 1).stage(1, "comintern", 1).scored("illuminati", 6)
}

func TestRosicruciansCountTreaties(t *testing.T) {
	effects(t).scored("rosicrucians", 2).made(0, "cia", "kgb").made(1, "interpol").hand(0, "triads").scored("rosicrucians", 6)
}

func TestNonAlignedMovementWantsNeitherEmblem(t *testing.T) {
	s := effects(t).own(0, "consulates").scored("non-aligned-movement", 6)
	s.fork().own(0, "labor-unions").scored("non-aligned-movement", 0)
	s.fork().made(0, "kgb").scored("non-aligned-movement", 0)
}

func TestRevolutionaryStudentsLookAtComintern(t *testing.T) {
	for stage, want := range []int{1, 1, 1, 5, 5, 5} {
		s := effects(t).stage(0, "spyware", 4)
		if stage > 0 {
			s.stage(0, "comintern", stage)
		}
		s.scored("revolutionary-students", want)
	}
}

func TestPacifistAssemblyWantsNoCovertOperation(t *testing.T) {
	effects(t).done(1, 1).scored("pacifist-assembly", 5).done(0, 1).scored("pacifist-assembly", 0)
}

func TestDoubleAgentsRingLooksAtSpyware(t *testing.T) {
	for stage, want := range []int{1, 1, 1, 5, 5, 5} {
		s := effects(t).stage(0, "comintern", 4)
		if stage > 0 {
			s.stage(0, "spyware", stage)
		}
		s.scored("double-agents-ring", want)
	}
}

package deepstate_test

import "testing"

// wantScored checks what a Treaty's effect gives seat 0 as its cards stand.
func (s *table) wantScored(id string, want int) *table {
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
	s := effects(t).wantScored("federation-of-trade-unions", 2)
	s.own(0, "labor-unions", "labor-unions").made(0, "anarchists").wantScored("federation-of-trade-unions", 8)
	s.own(1, "labor-unions").own(0, "consulates").wantScored("federation-of-trade-unions", 8)
}

func TestLeagueOfNationsCountsPeacekeepers(t *testing.T) {
	s := effects(t).wantScored("league-of-nations", 2)
	s.own(0, "consulates", "consulates").made(0, "interpol", "relief-committee").wantScored("league-of-nations", 10)
	s.own(0, "labor-unions").wantScored("league-of-nations", 10)
}

func TestSignalsAllianceCountsSpies(t *testing.T) {
	s := effects(t).wantScored("signals-alliance", 2)
	s.own(0, "spy-agencies", "inner-circle").made(0, "cia", "kgb").wantScored("signals-alliance", 8)
	s.Set("attached.inner-circle-1", "spy-agencies-1").wantScored("signals-alliance", 10)
}

func TestTrilateralCommissionCountsSets(t *testing.T) {
	s := effects(t).wantScored("trilateral-commission", 0)
	s.own(0, "mass-media", "mass-media", "labs", "labs", "banks").wantScored("trilateral-commission", 3)
	s.secondary(0, "finance", 2).wantScored("trilateral-commission", 6)
}

func TestBilderbergClubCountsSupremePower(t *testing.T) {
	s := effects(t).own(0, "governments", "corporations", "inner-circle").wantScored("bilderberg-club", 4)
	s.secondary(0, "supreme-power", 2).own(1, "universities").wantScored("bilderberg-club", 8)
}

// DST-367: a Secondary stands for its group here too.
func TestClubOfRomeCountsGroups(t *testing.T) {
	s := effects(t).wantScored("club-of-rome", 0)
	s.own(0, "mass-media", "authorities", "banks", "consulates").wantScored("club-of-rome", 3)
	s.secondary(0, "supreme-power", 1).wantScored("club-of-rome", 4)
	s.own(0, "inner-circle", "labs", "governments").wantScored("club-of-rome", 6)
}

func TestChamberOfCommerceCountsFinance(t *testing.T) {
	s := effects(t).own(0, "banks", "valuables", "labs").wantScored("chamber-of-commerce", 2)
	s.secondary(0, "finance", 3).secondary(0, "science", 1).wantScored("chamber-of-commerce", 5)
}

func TestAcademyOfSciencesCountsScience(t *testing.T) {
	s := effects(t).own(0, "patents", "researches", "banks").wantScored("academy-of-sciences", 2)
	s.secondary(0, "science", 3).secondary(0, "finance", 1).wantScored("academy-of-sciences", 5)
}

func TestBroadcastingUnionCountsMassControl(t *testing.T) {
	s := effects(t).own(0, "mass-media", "ruling-parties", "banks").wantScored("broadcasting-union", 2)
	s.secondary(0, "mass-control", 3).secondary(0, "finance", 1).wantScored("broadcasting-union", 5)
}

func TestWarCouncilCountsCovertOperations(t *testing.T) {
	effects(t).done(1, 2).wantScored("war-council", 0).done(0, 2).wantScored("war-council", 6)
}

func TestIlluminatiCountProjects(t *testing.T) {
	effects(t).wantScored("illuminati", 0).stage(0, "spyware", 5).stage(0, "deep-state", 1).stage(1, "comintern", 1).wantScored("illuminati", 6)
}

func TestRosicruciansCountTreaties(t *testing.T) {
	effects(t).wantScored("rosicrucians", 2).made(0, "cia", "kgb").made(1, "interpol").hand(0, "triads").wantScored("rosicrucians", 6)
}

func TestNonAlignedMovementWantsNeitherEmblem(t *testing.T) {
	s := effects(t).own(0, "consulates").wantScored("non-aligned-movement", 6)
	s.fork().own(0, "labor-unions").wantScored("non-aligned-movement", 0)
	s.fork().made(0, "kgb").wantScored("non-aligned-movement", 0)
}

func TestRevolutionaryStudentsLookAtComintern(t *testing.T) {
	for stage, want := range []int{1, 1, 1, 5, 5, 5} {
		s := effects(t).stage(0, "spyware", 4)
		if stage > 0 {
			s.stage(0, "comintern", stage)
		}
		s.wantScored("revolutionary-students", want)
	}
}

func TestPacifistAssemblyWantsNoCovertOperation(t *testing.T) {
	effects(t).done(1, 1).wantScored("pacifist-assembly", 5).done(0, 1).wantScored("pacifist-assembly", 0)
}

func TestDoubleAgentsRingLooksAtSpyware(t *testing.T) {
	for stage, want := range []int{1, 1, 1, 5, 5, 5} {
		s := effects(t).stage(0, "comintern", 4)
		if stage > 0 {
			s.stage(0, "spyware", stage)
		}
		s.wantScored("double-agents-ring", want)
	}
}

package deepstate_test

import "testing"

// DST-167, DST-168, DST-169, DST-172: all take over at once, Agents stay on the
// cards, and one comes back from each, new ones included.
func TestTakeoverGivesCardsToThoseWhoseAgentsAreThere(t *testing.T) {
	s := deal(t, 2, nil, "labs", "governments", "banks").agents("governments-1", 1, 5)
	s.Do("infiltrate", "labs-1", 2)
	s.Is("objectives.labs-1", "0", "objectives.governments-1", "1", "objectives.banks-1", "zone:1",
		"agents", map[string]any{"labs-1": force(0, 1, 0), "governments-1": force(1, 4, 0)}, reserve1, 4, "supervisor", "0", reserve0, 2+2)
	if s.Told("taken") != 2 || s.Told("recalled") != 2 {
		t.Errorf("%d cards taken and %d recalls are told, want 2 and 2", s.Told("taken"), s.Told("recalled"))
	}
}

// DST-173, DST-174, DST-184: Catherine carried out Neutralization of a Political
// Leader with 4 Agents: one comes back, three go to her pool.
func TestEpisode3CatherineAfterACovertOperation(t *testing.T) {
	s := deal(t, 2, nil, "labs", "banks").done(1, 1).reserve(0, 4).Set("supervisor", "1")
	s.Do("covert", "neutralization-of-a-political-leader")
	// The Supervisor comes to her and brings 2 of the 9 in her pool.
	s.Is("agents", map[string]any{}, reserve0, 1+2, pool0, 6+3-2, "operations.neutralization-of-a-political-leader", "0")
	if s.Told("recalled") != 1 || s.Told("spent") != 1 {
		t.Error("recall and loss are not told once each")
	}
}

// DST-175, DST-183: Alex has 6 Agents on Governments, 2 on Stock Exchanges and 1
// on Spy Agencies: three come back, 5, 1 and none are left.
func TestEpisode3AlexRecallsThree(t *testing.T) {
	s := deal(t, 2, nil, "governments", "labs").own(0, "stock-exchanges", "spy-agencies").
		agents("stock-exchanges-1", 0, 2).agents("spy-agencies-1", 0, 1).reserve(0, 6)
	s.Do("infiltrate", "governments-1", 6)
	s.Is("agents", map[string]any{"governments-1": force(0, 5, 0), "stock-exchanges-1": force(0, 1, 0)}, pool0, 0, reserve0, 3+1)
	// In the next phase one more comes back from each card that still has some.
	s.Do("infiltrate", "labs-1", 1).Do("recruit").Is("agents", map[string]any{"governments-1": force(0, 4, 0)})
}

// DST-177: where the extra Agents come from is the player's choice; a Covert
// Operation of this phase counts.
func TestExtraRecallsAreTheOwnersChoice(t *testing.T) {
	s := deal(t, 2, nil, "labs", "banks").done(1, 1).own(0, "governments", "labor-unions").
		agents("governments-1", 0, 3).agents("labor-unions-1", 0, 1).stage(0, "unified-nations", 2).reserve(0, 4)
	s.Do("covert", "neutralization-of-a-political-leader").Asks(0, "recall")
	s.Is("agents", map[string]any{"governments-1": force(0, 2, 0), "neutralization-of-a-political-leader": force(0, 3, 0)})
	s.Offered("return governments-1", "return-operation neutralization-of-a-political-leader")
	s.Refuses("return-none", "return", "labor-unions-1").Refuses("must-choose", "pass")
	s.Do("return-operation", "neutralization-of-a-political-leader").Asks(0, "recall").Do("return", "governments-1")
	s.Is("agents", map[string]any{"governments-1": force(0, 1, 0)}, "supervisor", "0")
}

// DST-178: at UN Hegemony all come back from cards, Coordinators stay.
func TestUNHegemonyRecallsEverybodyButCoordinators(t *testing.T) {
	s := deal(t, 2, nil, "labs", "banks").done(1, 1).own(0, "governments").agents("governments-1", 0, 3).
		stage(0, "unified-nations", 5).stage(0, "spyware", 1).reserve(0, 4)
	s.Do("covert", "neutralization-of-a-political-leader")
	s.Is("agents", map[string]any{}, reserve0, 7+1, pool0, 0, "projects.unified-nations.0", 5, "projects.spyware.0", 1)
}

// DST-179: the Relief Committee recalls three from a Covert Operation, and
// UNIFIED NATIONS adds to it.
func TestReliefCommitteeRecallsThree(t *testing.T) {
	s := deal(t, 2, nil, "labs", "banks").done(1, 3).made(0, "relief-committee").reserve(0, 8)
	s.fork().Do("covert", "coup-d-etat").Is(reserve0, 1+3+2, pool0, 2+4-2)
	s.stage(0, "unified-nations", 1).Do("covert", "coup-d-etat").Is(reserve0, 1+4+2, pool0, 1+3-2)
}

// DST-180: Agents on an Objective make no difference to what it is good for.
func TestAgentsOnAnObjectiveMakeNoDifference(t *testing.T) {
	s := deal(t, 3, nil, "labs", "banks").own(0, "governments", "mass-media", "labor-unions").stage(0, "comintern", 1)
	score := s.parts(0)
	s.agents("governments-1", 0, 2).agents("labor-unions-1", 0, 1).wantParts(0, score)
	s.Do("advance", "comintern").Is("projects.comintern.0", 2)
}

// DST-181: a lost Objective's Agents go to the loser's pool.
func TestAgentsOnALostObjectiveGoToThePool(t *testing.T) {
	s := treatyPhase(t, 3, "world-bank").own(0, "banks", "valuables", "real-estate").agents("banks-1", 0, 3)
	s.Do("make", "world-bank").Asks(0, "give").Do("give", "banks-1", "2")
	s.Is(reserve0, 3, pool0, 7, "objectives.banks-1", "2", "agents", map[string]any{})
	other := treatyPhase(t, 3, "world-bank").own(0, "banks", "valuables", "real-estate").agents("banks-1", 0, 3)
	other.Do("make", "world-bank").Do("give", "valuables-1", "2").Is(pool0, 4, "agents.banks-1", force(0, 3, 0))
}

// DST-182, DST-254, DST-256: an Inner Circle just taken may be attached at once;
// after the Recall the Agents left on it move onto its host.
func TestAgentsOnAnAttachedInnerCircleMoveOntoItsHost(t *testing.T) {
	s := deal(t, 2, nil, "inner-circle", "labs").own(0, "governments", "mass-media").agents("governments-1", 0, 2).reserve(0, 5)
	s.Do("infiltrate", "inner-circle-1", 5).Asks(0, "attach").Offered("attach inner-circle-1 governments-1", "pass")
	s.Refuses("host-kind", "attach", "inner-circle-1", "mass-media-1")
	s.fork().Do("pass").Is("agents", map[string]any{"inner-circle-1": force(0, 4, 0), "governments-1": force(0, 1, 0)}, "attached", map[string]any{})
	s.Do("attach", "inner-circle-1", "governments-1")
	s.Is("agents", map[string]any{"governments-1": force(0, 5, 0)}, "attached.inner-circle-1", "governments-1", reserve0, 2+2)
}

package deepstate_test

import "testing"

// DST-119, DST-120, DST-121, DST-122, DST-128: every Covert Operation takes
// exactly its number of Agents and stays with whoever carried it out.
func TestEveryCovertOperation(t *testing.T) {
	for i, op := range operations {
		t.Run(op, func(t *testing.T) {
			need, points := []int{2, 4, 5, 7, 8, 10}[i], []int{6, 8, 10, 12, 14, 16}[i]
			s := deal(t, 3, nil, "labs", "patents", "banks").done(1, i).reserve(0, need)
			s.fork().reserve(0, need-1).Refuses("operation-agents", "covert", op)
			before := s.total(0)
			s.Do("covert", op).Changed(reserve0, need, 0, "operations."+op, "stack", "0", "agents."+op, nil, force(0, need, 0), nextTurn, 1, 2)
			if got := s.total(0) - before; got != points {
				t.Errorf("it is worth %d, want %d", got, points)
			}
		})
	}
}

// DST-118, DST-123, DST-124: only the top one, and the next is open at once to
// the next player.
func TestOnlyTheTopOperationCanBeCarriedOut(t *testing.T) {
	s := deal(t, 4, nil, "labs", "patents", "banks").reserve(0, 6).reserve(1, 5)
	s.Refuses("operation-below", "covert", "neutralization-of-a-political-leader")
	s.Do("covert", "elimination-of-obstacles").Asks(1, "turn")
	s.Refuses("operation-done", "covert", "elimination-of-obstacles").Refuses("operation-below", "covert", "orchestrated-unrest")
	s.Do("covert", "neutralization-of-a-political-leader").Is("operations.elimination-of-obstacles", "0", "operations.neutralization-of-a-political-leader", "1", reserve1, 1)
}

// DST-125: after the last one the Action is gone.
func TestWithTheStackEmptyNoOperationIsLeft(t *testing.T) {
	s := deal(t, 3, nil, "labs", "patents", "banks").done(1, 6).reserve(0, 10)
	if s.offers("covert") {
		t.Error("a Covert Operation is offered")
	}
	s.Refuses("operation-done", "covert", "military-intervention")
	s.done(1, 6).Do("infiltrate", "labs-1", 1).Is("operations.military-intervention", "1")
}

// DST-126: nobody can drive Agents out of a Covert Operation.
func TestAnOperationIsNeverOverInfiltrated(t *testing.T) {
	s := deal(t, 4, nil, "labs", "patents", "banks").reserve(1, 9)
	s.Do("covert", "elimination-of-obstacles").Asks(1, "turn").Refuses("operation-done", "covert", "elimination-of-obstacles")
	s.Do("recruit").Is("agents.elimination-of-obstacles", force(0, 2, 0), "operations.elimination-of-obstacles", "0")
}

// DST-108, DST-112, DST-120: Ghosts are used first, up to the number less 1, and
// meeples fill up to exactly the number.
func TestAnOperationUsesGhostsFirst(t *testing.T) {
	s := deal(t, 3, nil, "labs", "patents", "banks").stage(0, "comintern", 3)
	s.fork().reserve(0, 0).Refuses("operation-agents", "covert", "elimination-of-obstacles")
	s.fork().Do("covert", "elimination-of-obstacles").Changed(reserve0, 3, 2, "operations.elimination-of-obstacles", "stack", "0",
		"agents.elimination-of-obstacles", nil, force(0, 1, 1), nextTurn, 1, 2)
	s.done(1, 3).reserve(0, 4).Do("covert", "coup-d-etat").Is("agents.coup-d-etat", force(0, 4, 3), reserve0, 0)
}

// DST-127: with a Coordinator anywhere and no help, Military Intervention is out
// of reach; a Ghost makes it possible.
func TestACoordinatorPutsMilitaryInterventionOutOfReach(t *testing.T) {
	s := deal(t, 3, nil, "labs", "patents", "banks").done(1, 5).reserve(0, 10)
	s.fork().Do("covert", "military-intervention").Is(reserve0, 0)
	s.reserve(0, 9)
	for _, project := range []string{"deep-state", "unified-nations", "spyware"} {
		s.fork().stage(0, project, 1).Is(reserve0, 9, pool0, 0).Refuses("operation-agents", "covert", "military-intervention")
	}
	s.stage(0, "comintern", 1).Do("covert", "military-intervention").Is("agents.military-intervention", force(0, 9, 1), reserve0, 0)
}

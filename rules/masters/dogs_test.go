package masters_test

import "testing"

// MAS-321, MAS-323: a new dog that comes next to several characters stops there,
// and the team picks whom it jumps onto.
func TestANewDogNextToSeveralAsksTheTeam(t *testing.T) {
	s := stage(t, "greedy-prisoner", "d3", "thug").stand("1", "c3", "2", "a9").event("d1").Asks(-1, "prompt.hunt").Do("hunt", "c4")
	s.Asks(-1, "prompt.dog").Offered("chase d3", "chase c3").chits("c4", "dogs", 1).Do("chase", "c3").chits("c4", "dogs", 0, "c3", "dogs", 1, "d3", "dogs", 0)
}

package deepstate_test

import (
	"testing"

	"safehouse/rules"
)

// Grants: what options give the first seat for the whole game (doc.go).

// The first seat has a Ghost from its first turn on: 3 Agents and it infiltrate a card of 4.
// It is beside those of COMINTERN, comes back at the Takeover, and nobody else has one.
func TestAGrantedGhostGoesAlong(t *testing.T) {
	s := deal(t, 3, variant(rules.Options{"ghost": 1}), "governments", "stock-exchanges", "labs")
	s.fork().stage(0, "comintern", 1).Do("infiltrate", "governments-1", 2).Is("agents.governments-1", force(0, 2, 2))
	s.Do("infiltrate", "governments-1", 3).Is("agents.governments-1", force(0, 3, 1)).Asks(1, "turn").Refuses("below-number", "infiltrate", "stock-exchanges-1", 3)
	s.Do("recruit").Is("agents.governments-1", force(0, 2, 0), "objectives.governments-1", "0").Do("infiltrate", "labs-1", 1).Is("agents.labs-1", force(0, 1, 1))
	if o := opened(t, 3, 1, variant(rules.Options{})).Get("options").(map[string]any); o["grants"] != nil {
		t.Errorf("without the options there are grants: %v", o)
	}
}

// Two parts of the Conditions of the first seat's Treaties may be missing, two more than
// DEEP STATE waives; the others need all of theirs.
func TestAWaiverIsBesideThoseOfDeepState(t *testing.T) {
	lacking := []string{"cia", "rosicrucians", "nobel-committee", "club-of-rome"} // they lack 1 to 4 parts
	for stage := range 3 {
		s := treatyPhaseWith(t, 3, variant(rules.Options{"waiver": 1}), lacking...).hand(1, "kgb")
		if stage > 0 {
			s.stage(0, "deep-state", stage)
		}
		for i, id := range lacking {
			if can := s.offers("make " + id); can != (i < 2+stage) {
				t.Errorf("at Stage %d a Treaty that lacks %d parts is offered: %v", stage, i+1, can)
			}
		}
		if stage == 0 {
			s.Refuses("conditions", "make", "nobel-committee").Do("make", "rosicrucians").Is("treaties.rosicrucians", "made:0").Asks(1, "treaty")
			if s.offers("make kgb") {
				t.Error("a Treaty of another seat that lacks a part is offered")
			}
		}
	}
}

// One Agent more comes back at each Recall, from where its owner says, beside those of
// UNIFIED NATIONS; from the first seat's cards only.
func TestADriverBringsOneMoreAgentBack(t *testing.T) {
	s := deal(t, 2, variant(rules.Options{"driver": 1}), "labs", "banks").own(0, "governments", "universities").own(1, "stock-exchanges").
		agents("governments-1", 0, 3).agents("universities-1", 0, 2).agents("stock-exchanges-1", 1, 4).reserve(0, 3)
	s.fork().stage(0, "unified-nations", 1).Do("infiltrate", "labs-1", 1).Asks(0, "recall").Do("return", "governments-1").Asks(0, "recall").Do("return", "governments-1").
		Is("agents", map[string]any{"universities-1": force(0, 1, 0), "stock-exchanges-1": force(1, 3, 0)})
	s.Do("infiltrate", "labs-1", 1).Asks(0, "recall").Offered("return governments-1", "return universities-1").Do("return", "governments-1").
		Is("agents", map[string]any{"governments-1": force(0, 1, 0), "universities-1": force(0, 1, 0), "stock-exchanges-1": force(1, 3, 0)})
}

// With a lamp out the first seat chooses among all Actions although it has the Supervisor;
// the others are watched.
func TestALampThatIsOutLiftsTheRestriction(t *testing.T) {
	s := deal(t, 3, variant(rules.Options{"lamp": 1}), "labs", "patents", "banks")
	s.fork().supervisor(1).Asks(1, "turn-supervised").Refuses("supervisor-recruit", "recruit")
	s.supervisor(0).Asks(0, "turn").Do("advance", "spyware").Is("projects.spyware.0", 1, "done", 1)
}

// A position with a grant that there is not is refused.
func TestAnUnknownGrantIsRefused(t *testing.T) {
	if plainTable(t).tryChange(func(p *position) { p.Options.Grants = map[string]bool{"encore": true} }) == nil {
		t.Error("it is taken")
	}
}

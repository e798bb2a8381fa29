package deepstate

import (
	"testing"

	"safehouse/rules"
)

// DST-261, DST-181: a host that is lost leaves its Inner Circle behind,
// unattached, and its Agents in the pool. No card of the game takes a host away,
// so that this looks at the rule itself.
func TestALostHostLeavesItsInnerCircleBehind(t *testing.T) {
	st, err := Game{}.New(rules.Setup{Seats: 2, Options: rules.Options{"treaties": int(FirstGame)}})
	if err != nil {
		t.Fatal(err)
	}
	s := st.(*State)
	host, _ := copiesOf(Universities)
	ic, _ := copiesOf(InnerCircle)
	s.Cards[host] = CardState{At: Taken, By: 0, Agents: 2, Host: noCard}
	s.Cards[ic] = CardState{At: Taken, By: 0, Host: host}
	s.Players[0].Kinds[Universities], s.Players[0].Kinds[InnerCircle] = 1, 1
	s.Players[0].Pool -= 2
	pool := s.Players[0].Pool
	c := runner{State: s}
	c.giveObjective(0, 1, host)
	if s.Cards[ic].Host != noCard || !s.looseCircle(0, ic) || s.Cards[host].By != 1 {
		t.Errorf("the Inner Circle is on %v, the host with player %d", s.Cards[ic].Host, s.Cards[host].By)
	}
	if s.Players[0].Pool != pool+2 || s.Cards[host].Agents != 0 {
		t.Errorf("pool %d with %d Agents left on the host, want %d and none", s.Players[0].Pool, s.Cards[host].Agents, pool+2)
	}
	if other := host + 1; s.againstAttach(0, ic, host) != whyHostNotYours || s.againstAttach(0, ic, other) != whyHostNotYours {
		t.Error("it can be attached to a card of somebody else")
	}
	s.Cards[host+1] = CardState{At: Taken, By: 0, Host: noCard}
	if r := s.againstAttach(0, ic, host+1); r != nil {
		t.Errorf("it cannot be attached anew: %v", r)
	}
}

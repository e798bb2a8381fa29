package deepstate

import "math/bits"

// What is in force: Persistent Treaties, of each Project the Stage where the
// Coordinator is, not those below it (rulebook: Advancement Rules), and grants.

// A gift is where what is in force of a kind is printed: by the Stages of a Project,
// counted from 1 (any Project where none gives it), and on Treaties; and what the set-up
// grants.
type gift struct {
	stage [8]int8 // index is the Stage, 0 for none; eight, so that no index is checked
	on    Project
	each  int8 // what each of the Treaties gives
	made  Set

	granted uint8 // by these, one bit each
	grant   int8  // what each of them gives
}

var given = func() (l [stepKinds]gift) {
	for p := range Project(projects) {
		for n := range uint8(stages) {
			for _, st := range p.stage(n + 1).Benefit {
				l[st.Do].on = p
				l[st.Do].stage[n+1] += st.N
			}
		}
	}
	for t := range Treaty(treatyCards) {
		if card := t.card(); card.Type == Persistent {
			for _, st := range card.Effect {
				l[st.Do].made, l[st.Do].each = l[st.Do].made.With(t), st.N
			}
		}
	}
	for x := range grantTable {
		st := grantTable[x].Text
		l[st.Do].granted, l[st.Do].grant = l[st.Do].granted|1<<x, st.N
	}
	return l
}()

// bonus adds up what p's Persistent Treaties, Stages and grants give of a kind. HOC's
// Treaties have no effect (games §12.5).
func (s *State) bonus(p Player, k stepKind) (n int) {
	st, g := &s.Players[p], &given[k]
	if made := st.Made & g.made; made != 0 && !s.automa(p) {
		n = g.treaties(made)
	}
	if p == 0 {
		n += int(g.grant) * bits.OnesCount8(s.Options.Granted&g.granted)
	}
	return n + int(g.stage[st.Stages[g.on%projects]%8])
}

func (g *gift) treaties(made Set) int { return int(g.each) * made.Len() }

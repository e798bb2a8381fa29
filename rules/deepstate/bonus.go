package deepstate

// What is in force: Persistent Treaties, and of each Project the Stage where
// the Coordinator is, not those below it (rulebook: Advancement Rules).

// A gift is where what is in force of a kind is printed: by the Stages of a Project,
// counted from 1 (any Project where none gives it), and on Treaties.
type gift struct {
	stage [stages + 1]int8
	on    Project
	made  Set
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
				l[st.Do].made = l[st.Do].made.With(t)
			}
		}
	}
	return l
}()

// bonus adds up what p's Persistent Treaties and Stages give of a kind. HOC's
// Treaties have no effect (games §12.5).
func (s *State) bonus(p Player, k stepKind) int {
	if s.Players[p].Made&given[k].made != 0 {
		return s.inForce(p, k)
	}
	return given[k].byStage(&s.Players[p])
}

func (g *gift) byStage(st *PlayerState) int { return int(g.stage[st.Stages[g.on]]) }

// inForce is bonus where Treaties are among what gives it.
func (s *State) inForce(p Player, k stepKind) int {
	n := given[k].byStage(&s.Players[p])
	if !s.automa(p) {
		n += (s.Players[p].Made & given[k].made).gives(k)
	}
	return n
}

// gives adds up the steps of a kind on the Treaties of a set.
func (s Set) gives(k stepKind) int {
	n := 0
	for rest := s; rest != 0; rest = rest.rest() {
		for _, step := range rest.first().card().Effect {
			if step.Do == k {
				n += int(step.N)
			}
		}
	}
	return n
}

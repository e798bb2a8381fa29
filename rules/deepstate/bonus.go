package deepstate

// What is in force: Persistent Treaties, and of each Project the Stage where
// the Coordinator is, not those below it (rulebook: Advancement Rules).

// onProject is the Project whose Stages give a kind of benefit, or none of
// them; stageGives is what they give, by the Stage from 1.
var onProject, stageGives = func() (on [stepKinds]Project, gives [stepKinds][stages + 1]int8) {
	for k := range on {
		on[k] = projects
	}
	for p := range Project(projects) {
		for n := range uint8(stages) {
			for _, st := range p.stage(n + 1).Benefit {
				on[st.Do] = p
				gives[st.Do][n+1] += st.N
			}
		}
	}
	return on, gives
}()

// bonus adds up what p's Persistent Treaties and Stages give of a kind. HOC's
// Treaties have no effect (games §12.5).
func (s *State) bonus(p Player, k stepKind) int {
	st := &s.Players[p]
	n := 0
	if p := onProject[k]; p < projects {
		n = int(stageGives[k][st.Stages[p]])
	}
	if made := st.Made & printedTreaties.inForce[k]; made != 0 && !s.automa(p) {
		n += made.gives(k)
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

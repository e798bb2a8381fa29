package masters

import (
	"safehouse/rules"
	"safehouse/rules/machine"
)

// Where two choices of one figure differ, in the game's terms.

// differences are the sentences that say so.
var differences = []string{
	"differs.guards", "differs.cameras", "differs.nearer", "differs.unknown", "differs.flight", "differs.token-first", "differs.token-second",
	"differs.noise", "differs.moves", "differs.subdues", "differs.unlocks", "differs.disables", "differs.reveals", "differs.ideas",
}

// Differ is where the second of two choices differs from the first: of two tiles who holds or sees whoever comes there and how far it is
// on, of two actions what they give for what is in the way, and their noise. The zero Message is for choices of two figures.
func (s *State) Differ(_ int, first, second rules.Action) rules.Message {
	a, b := machine.Of(first), machine.Of(second)
	f := s.figure(a.A)
	switch {
	case len(info.Verbs[first.Verb].Operands) == 0 || len(info.Verbs[second.Verb].Operands) == 0 || !info.Verbs[first.Verb].Operands[0].Doer:
		return rules.Message{}
	case a.A != b.A || f < 0 || f == npc || !info.Verbs[second.Verb].Operands[0].Doer:
		return rules.Message{}
	}
	m := engine.Mood()
	m.forget()
	defer engine.Done(m)
	switch v := first.Verb; {
	case v == VPlan && second.Verb == VStart:
		return rules.Say("differs.token-first", rules.Num("n", int(s.Crew[f].Tokens)))
	case v == VStart && second.Verb == VPlan:
		return rules.Say("differs.token-second", rules.Num("n", int(s.Crew[f].Tokens)-1))
	case v != second.Verb:
		return rules.Message{}
	case v == VAct:
		return s.compareActs(f, Act(a.B), Act(b.B), m)
	case v == VMove || v == VStart || v == VPlan:
		return s.compareTiles(f, s.cell(hexOf(a)), s.cell(hexOf(b)), v == VMove, m)
	case v == VRun || v == VDeclare:
		return s.compareFlight(f, s.cell(hexOf(a)), s.cell(hexOf(b)))
	}
	return rules.Message{}
}

// compareTiles is who waits on only one of two tiles, how far it is from each to the same thing that the job wants, and which of them
// nobody has looked at.
func (s *State) compareTiles(f int, c, d Cell, goes bool, m *mind) rules.Message {
	if c == nowhere || d == nowhere {
		return rules.Message{}
	}
	for _, x := range [2][2]Cell{{c, d}, {d, c}} {
		names := []rules.Arg{s.hexArg("hex", x[0]), s.hexArg("other", x[1])}
		switch {
		case s.Chits.Guarded.Has(x[0]) && !s.Chits.Guarded.Has(x[1]) && !s.Slips(f):
			return tell("differs.guards", names, s.hold(x[0])...)
		case goes && s.Chits.Cameras[x[0]] > 0 && s.Chits.Cameras[x[1]] == 0 && !s.Looped:
			return tell("differs.cameras", names, rules.Num("n", int(s.Chits.Cameras[x[0]])))
		}
	}
	at := aim{}
	if goes {
		at, _ = s.aimOf(f, m)
	}
	if at.what.IsZero() {
		at, _ = s.nearestAim(c, m.think(s))
	}
	if !at.what.IsZero() { // over all tiles: the way is not laid yet, or leads elsewhere
		steps := s.distances(only(at.at), s.Board)
		if n, k := int(steps[c]), int(steps[d]); n != k && n != far && k != far {
			return tell("differs.nearer", at.args(s), rules.Num("n", n), rules.Num("m", k))
		}
	}
	for _, x := range [2][2]Cell{{c, d}, {d, c}} {
		if s.Unknown.Has(x[0]) && !s.Unknown.Has(x[1]) {
			return rules.Say("differs.unknown", s.hexArg("hex", x[0]), s.hexArg("other", x[1]))
		}
	}
	return rules.Message{}
}

// compareFlight is what a way out takes from each of two tiles.
func (s *State) compareFlight(f int, c, d Cell) rules.Message {
	if c == nowhere || d == nowhere {
		return rules.Message{}
	}
	there, other := *s, *s
	there.Crew[f].At, other.Crew[f].At = c, d
	n, ok := there.FlightCost(f)
	k, fine := other.FlightCost(f)
	if !ok || !fine || n == k {
		return rules.Message{}
	}
	return rules.Say("differs.flight", rules.Num("n", n), rules.Num("m", k))
}

// actDiffers is the sentence for each sub-action of which two actions give a different number.
var actDiffers = [subs]string{
	doMove: "differs.moves", doSubdue: "differs.subdues", doUnlock: "differs.unlocks", doDisable: "differs.disables", doReveal: "differs.reveals", doIdea: "differs.ideas",
}

// compareActs is what only one of two actions gives enough of: what the figure needs where it is, then moves, then noise, then the rest.
func (s *State) compareActs(f int, a, b Act, m *mind) rules.Message {
	g, h := &grants[a], &grants[b]
	var order []stepKind
	if s.held(f) && !s.Slips(f) && !s.neverSubdues(f) {
		order = append(order, doSubdue)
	}
	if c, _ := s.nextOn(f, m); c != nowhere {
		if s.Chits.Locks[c] > 0 {
			order = append(order, doUnlock)
		}
		if s.Chits.Cameras[c] > 0 && !s.Looped {
			order = append(order, doDisable)
		}
	}
	for _, k := range append(order, doMove) {
		if said := compareGrants(k, g, h); !said.IsZero() {
			return said
		}
	}
	if g.noise != h.noise && !s.Called {
		return rules.Say("differs.noise", rules.Num("n", int(g.noise)), rules.Num("m", int(h.noise)))
	}
	for _, k := range []stepKind{doReveal, doIdea, doUnlock, doSubdue, doDisable} {
		if k == doSubdue && s.neverSubdues(f) {
			continue
		}
		if said := compareGrants(k, g, h); !said.IsZero() {
			return said
		}
	}
	return rules.Message{}
}

func compareGrants(k stepKind, g, h *grant) rules.Message {
	if g.subs[k] == h.subs[k] {
		return rules.Message{}
	}
	return rules.Say(actDiffers[k], rules.Num("n", int(g.subs[k])), rules.Num("m", int(h.subs[k])))
}

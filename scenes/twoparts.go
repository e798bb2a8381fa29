package scenes

import (
	"slices"

	"safehouse/render/ui"
	"safehouse/rules"
)

// Parts are the two things that an action is about, in the order in which they are pressed; ok is false where it is no choice
// of two parts.
func Parts(in *rules.Info, a rules.Action) (thing, place rules.Ref, ok bool) {
	n := 0
	for i, o := range in.Verbs[a.Verb].Operands {
		if o.Ref == rules.None || o.Doer {
			continue
		}
		switch r := rules.At(o.Ref, int(a.Args[i])); n {
		case 0:
			thing = r
		case 1:
			place = r
		}
		n++
	}
	return thing, place, n == 2 && thing != place
}

// twoParts is the choices of two parts that the person has now.
type twoParts struct {
	of     map[rules.Action][2]rules.Ref
	things map[string]rules.Ref // what can be selected, by the IDs of the things
}

// partsOf works them out.
func (v *View) partsOf() *twoParts {
	if v.pairs != nil {
		return v.pairs
	}
	v.pairs = &twoParts{of: map[rules.Action][2]rules.Ref{}, things: map[string]rules.Ref{}}
	for _, a := range v.Ask.Legal {
		thing, place, ok := Parts(v.Info, a)
		if !ok {
			continue
		}
		v.pairs.of[a] = [2]rules.Ref{thing, place}
		v.pairs.things[v.ID(thing)] = thing
		if thing.Kind == place.Kind { // two of a kind: either may be pressed first
			v.pairs.things[v.ID(place)] = place
		}
	}
	return v.pairs
}

// to lists what is done by pressing a thing while another one is selected: away from that one before towards it.
func (v *View) to(from rules.Ref, id string) (list []rules.Action) {
	for _, way := range [][2]int{{0, 1}, {1, 0}} {
		for _, a := range v.Ask.Legal {
			p, ok := v.partsOf().of[a]
			if ok && p[way[0]] == from && v.ID(p[way[1]]) == id && (way[0] == 0 || p[0].Kind == p[1].Kind) {
				list = append(list, a)
			}
		}
		if len(list) > 0 {
			break
		}
	}
	return list
}

// Held is the thing that the person has selected to take somewhere; the zero ref for none.
func (v *View) Held() rules.Ref { return v.Ask.Held }

// Fits reports whether an action takes what is selected somewhere, or has no two parts; every action does while nothing is.
func (v *View) Fits(a rules.Action) bool {
	p, ok := v.partsOf().of[a]
	return !ok || v.Ask.Held == (rules.Ref{}) || p[0] == v.Ask.Held || p[1] == v.Ask.Held && p[0].Kind == p[1].Kind
}

// OfferParts lets a thing be selected, or be the place for what is; take selects a thing, drop lets the selected one go.
func (v *View) OfferParts(x *ui.Thing, take func(rules.Ref), drop func()) {
	if !v.Asked || x.ID == "" || x.Decor || len(v.partsOf().of) == 0 {
		return
	}
	ref, first := v.partsOf().things[x.ID]
	switch held := v.Ask.Held; {
	case held != (rules.Ref{}) && v.ID(held) == x.ID:
		x.Mark, x.Disabled, x.Locks, x.Commits = ui.Selected, false, false, false
		x.Press, x.Choices = drop, nil
		return
	case held != (rules.Ref{}):
		if list := v.to(held, x.ID); len(list) > 0 {
			x.Press, x.Choices, x.Disabled, x.Locks = nil, nil, false, false
			v.OfferAll(x, list)
			return
		}
		if x.Mark == ui.Legal {
			x.Mark = ui.NoMark
		}
	}
	if !first || v.asksAt(x.ID, ref) {
		return
	}
	pick := func() { take(ref) }
	if own := v.alone(x.ID); !own {
		x.Press, x.Choices, x.Disabled, x.Locks, x.Commits = pick, nil, false, false, false
		if v.Ask.Held == (rules.Ref{}) && x.Mark == ui.NoMark {
			x.Mark = ui.Legal
		}
		return
	}
	if len(x.Choices) == 0 && x.Press != nil {
		x.Choices, x.Press = []ui.Choice{{Label: x.Label, Do: x.Press}}, nil
		if own := v.standing[x.ID]; len(own) == 1 {
			x.Choices[0].Label = v.Ask.Say(v.Shown.Describe(own[0]))
		}
	}
	x.Choices = append(x.Choices, ui.Choice{Label: v.House.T("table.held.pick"), Do: pick})
}

// asksAt reports whether a table lets the thing itself stand for where it goes, of another kind: it asks there already.
func (v *View) asksAt(id string, thing rules.Ref) bool {
	return slices.ContainsFunc(v.standing[id], func(a rules.Action) bool {
		p, ok := v.partsOf().of[a]
		return ok && p[0] == thing && p[0].Kind != p[1].Kind
	})
}

// alone reports whether a thing stands for a choice that is no part of a pair.
func (v *View) alone(id string) bool {
	return slices.ContainsFunc(v.standing[id], func(a rules.Action) bool {
		_, pair := v.partsOf().of[a]
		return !pair
	})
}

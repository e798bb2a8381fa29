package tabletop

import (
	"slices"

	"safehouse/render/ui"
	"safehouse/rules"
)

// Sort works out which thing stands for which of the legal actions. homes lists the IDs of the things that stand for an
// action, which may be several; none for one that the prompt asks. With nil each action has its usual home.
func (t *Table) Sort(homes func(a rules.Action) []string) {
	t.Offers = map[string][]rules.Action{}
	if homes == nil {
		homes = func(a rules.Action) []string { return []string{t.Home(a)} }
	}
	for _, a := range t.View.Legal() {
		for _, id := range homes(a) {
			t.Offers[id] = append(t.Offers[id], a)
		}
	}
}

// Home is the usual home of an action: the thing that it chooses, which is the last that it names; "" for none.
func (t *Table) Home(a rules.Action) string {
	l := t.View.Info.Verbs[a.Verb].Operands
	for i := len(l) - 1; i >= 0; i-- {
		if l[i].Ref != rules.None {
			return t.View.ID(rules.At(l[i].Ref, int(a.Args[i])))
		}
	}
	return ""
}

// Offer lets a thing stand for the legal actions that its ID is the home of; it reports whether there is any.
func (t *Table) Offer(x *ui.Thing) bool { return t.OfferAll(x, t.Offers[x.ID]) }

// OfferAll lets a thing stand for some of the legal actions; it reports whether there is any.
func (t *Table) OfferAll(x *ui.Thing, list []rules.Action) bool {
	if len(list) == 0 {
		return false
	}
	t.View.OfferAll(x, list)
	if t.Answer == "" {
		t.Answer = x.ID
	}
	return true
}

// OfferAction lets a thing stand for one action, and say why where it is not legal.
func (t *Table) OfferAction(x *ui.Thing, a rules.Action) bool {
	ok := t.View.OfferAction(x, a)
	if ok && t.Answer == "" {
		t.Answer = x.ID
	}
	return ok
}

// OfferOr is Offer, and otherwise the reason against an action that one would expect of the thing.
func (t *Table) OfferOr(x *ui.Thing, a rules.Action) bool {
	if t.Offer(x) {
		return true
	}
	t.Forbid(x, a)
	return false
}

// Forbid lets a thing say why an action is not legal, while somebody is asked.
func (t *Table) Forbid(x *ui.Thing, a rules.Action) {
	if t.View.Asked {
		t.View.OfferAction(x, a)
		x.Locks = x.Locks && !t.Dims
	}
}

// Like is an action like a legal one, but about another thing of the kind that it chooses; ok is false where no legal one
// chooses a thing of this kind.
func (t *Table) Like(r rules.Ref) (a rules.Action, ok bool) {
	for _, a := range t.View.Legal() {
		l := t.View.Info.Verbs[a.Verb].Operands
		if last := len(l) - 1; last >= 0 && l[last].Ref == r.Kind {
			a.Args[last] = r.Index
			return a, true
		}
	}
	return a, false
}

// With lists the legal actions with one of these verbs.
func (t *Table) With(verbs ...rules.Verb) (list []rules.Action) {
	for _, a := range t.View.Legal() {
		if slices.Contains(verbs, a.Verb) {
			list = append(list, a)
		}
	}
	return list
}

// Asks reports whether the question can be answered with a verb.
func (t *Table) Asks(v rules.Verb) bool { return len(t.With(v)) > 0 }

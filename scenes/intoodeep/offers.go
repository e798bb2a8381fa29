package intoodeep

import (
	"slices"

	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/intoodeep"
)

// offers is which thing stands for which of the legal actions, by the things' IDs.
// An action may be offered by more than one thing.
type offers map[string][]rules.Action

// verb is the name of an action's verb.
func verb(a rules.Action) string { return info.Verbs[a.Verb].Name }

// do is an action by the name of its verb.
func do(name string, args ...int) rules.Action {
	i := slices.IndexFunc(info.Verbs, func(v rules.VerbInfo) bool { return v.Name == name })
	return rules.Do(rules.Verb(i), args...)
}

// refID is the ID of the thing that stands for a ref of a kind.
func refID(k rules.RefKind, i int) string { return info.RefString(rules.At(k, i)) }

// sort distributes the legal actions.
func (t *table) sort() offers {
	o := offers{}
	for _, a := range t.View.Legal() {
		if !t.View.Fits(a) {
			t.View.Elsewhere(a)
			continue
		}
		for _, id := range t.homes(a) {
			o[id] = append(o[id], a)
		}
	}
	return o
}

// homes is the things that stand for an action; none for one that the prompt asks.
func (t *table) homes(a rules.Action) []string {
	x, y := int(a.Args[0]), int(a.Args[1])
	switch verb(a) {
	case "hook", "unhook", "lock", "role":
		return []string{refID(rule.KindCriminal, x), tagID(x)}
	case "skill", "stamina":
		return []string{tagID(x), refID(rule.KindCriminal, x)}
	case "drop":
		return []string{refID(rule.KindItem, int(t.s.City.Holds[x])), refID(rule.KindCriminal, x)}
	case "grip":
		if slices.Contains(t.View.Legal(), do("skill", x)) {
			return []string{discID(x)} // the tag says the Skill: pressing it uses that
		}
		return []string{discID(x), tagID(x)}
	case "advance", "lose":
		return []string{discID(x), refID(rule.KindCriminal, x)}
	case "move", "escort", "send", "push", "push-item", "move-item", "move-heat":
		return []string{refID(rule.KindZone, y)}
	case "sentinel", "zone", "role-zone":
		return []string{refID(rule.KindZone, x)}
	case "power":
		return []string{powerID(x)}
	case "pick-up", "swap-with":
		return []string{refID(rule.KindItem, y)}
	case "item":
		return []string{refID(rule.KindItem, x)}
	case "swap-items":
		return []string{refID(rule.KindItem, x), refID(rule.KindItem, y)}
	case "swap-criminals":
		return []string{refID(rule.KindCriminal, x), refID(rule.KindCriminal, y)}
	case "side-crime", "story-crime", "ditch-side", "ditch-1", "ditch-2", "ditch-3":
		return []string{refID(rule.KindCrime, x)}
	case "approach":
		return []string{refID(rule.KindApproach, x)}
	case "boost":
		return []string{refID(rule.KindBoost, x)}
	case "claim":
		return []string{refID(rule.KindSector, x)}
	case "take":
		return []string{refID(rule.KindEvidence, x)}
	case "place", "look", "known":
		return []string{refID(rule.KindPlace, x)}
	case "file":
		return []string{memoryID(x)}
	case "challenge", "swap-tags":
		return []string{refID(rule.KindSeat, x)}
	case "discard", "bank":
		return []string{refID(rule.KindDilemma, x)}
	case "purge":
		return []string{"well"}
	case "blockade":
		return []string{refID(rule.KindEdge, y)}
	case "draw", "draw-unseen":
		return []string{refID(rule.KindDeck, x)}
	}
	return nil
}

func tagID(k int) string    { return "tag:" + info.Refs[rule.KindCriminal].IDs[k] }
func discID(k int) string   { return "disc:" + info.Refs[rule.KindCriminal].IDs[k] }
func powerID(z int) string  { return "power:" + info.Refs[rule.KindZone].IDs[z] }
func memoryID(e int) string { return "memory:" + info.Refs[rule.KindEvidence].IDs[e] }

// offer lets a thing stand for the legal actions that its ID is the home of.
func (t *table) offer(x *ui.Thing) bool {
	list := t.todo[x.ID]
	if len(list) == 0 {
		return false
	}
	t.View.OfferAll(x, list)
	if t.Answer == "" {
		t.Answer = x.ID
	}
	return true
}

// offerOr is offer, and otherwise the reason against an action that one would
// expect of the thing.
func (t *table) offerOr(x *ui.Thing, a rules.Action) bool {
	if t.offer(x) {
		return true
	}
	if t.View.Asked {
		t.View.OfferAction(x, a)
	}
	return false
}

// asks reports whether the question can be answered with a verb.
func (t *table) asks(name string) bool {
	for _, a := range t.View.Legal() {
		if verb(a) == name {
			return true
		}
	}
	return false
}

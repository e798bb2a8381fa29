package save

import (
	"fmt"
	"hash/fnv"
	"slices"

	"safehouse/rules"
)

// A file says once what its numbers mean: which verbs there were, what their
// operands were called, and the ids of everything on the table. An action is
// written as numbers of these lists and read by the names in them, so that rows
// added or moved later change nothing that a file says.

// tablesOf are the tables of a game as it is today.
func tablesOf(in *rules.Info) tables {
	var t tables
	for i := range in.Verbs {
		v := storedVerb{Name: in.Verbs[i].Name}
		for _, o := range in.Verbs[i].Operands {
			v.Operands = append(v.Operands, storedOperand{o.Name, uint8(o.Ref)})
		}
		t.Verbs = append(t.Verbs, v)
	}
	for i := range in.Refs {
		t.Kinds = append(t.Kinds, storedKind{in.Refs[i].Name, in.Refs[i].IDs})
	}
	for i := range in.Draws {
		d := &in.Draws[i]
		t.Draws = append(t.Draws, storedDraw{d.Name, uint8(d.Ref), d.Min, d.Max})
	}
	return t
}

// fingerprint tells tables apart: a match is replayed only under those that it
// was played with.
func (t *tables) fingerprint() uint64 {
	b, err := t.MarshalMsg(nil)
	if err != nil {
		return 0
	}
	h := fnv.New64a()
	h.Write(b)
	return h.Sum64()
}

// ids are the names of a kind of things.
func (t *tables) ids(kind uint8) []string {
	if int(kind) >= len(t.Kinds) {
		return nil
	}
	return t.Kinds[kind].IDs
}

// action reads an action that was written with these tables in a game as it is
// today, by names.
func (t *tables) action(in *rules.Info, verb uint8, args []int16) (rules.Action, error) {
	var a rules.Action
	if verb == 0 || int(verb) >= len(t.Verbs) {
		return a, fmt.Errorf("unknown verb %d of %s", verb, in.ID)
	}
	was := &t.Verbs[verb]
	i := slices.IndexFunc(in.Verbs, func(v rules.VerbInfo) bool { return v.Name == was.Name })
	if i <= 0 {
		return a, fmt.Errorf("%s has no verb %q", in.ID, was.Name)
	}
	a.Verb = rules.Verb(i)
	if len(args) > len(was.Operands) {
		return a, fmt.Errorf("%q with %d operands, which is more than it has", was.Name, len(args))
	}
	is := in.Verbs[i].Operands
	for k, o := range was.Operands {
		n := int16(0)
		if k < len(args) {
			n = args[k]
		}
		at := slices.IndexFunc(is, func(x rules.Operand) bool { return x.Name == o.Name })
		if at < 0 || (o.Ref == 0) != (is[at].Ref == rules.None) {
			return a, fmt.Errorf("%q has no operand %q", was.Name, o.Name)
		}
		if o.Ref != 0 {
			ids := t.ids(o.Ref)
			if n < 0 || int(n) >= len(ids) {
				return a, fmt.Errorf("operand %q of %q is %d", o.Name, was.Name, n)
			}
			there := slices.Index(in.Refs[is[at].Ref].IDs, ids[n])
			if there < 0 {
				return a, &lacking{t.Kinds[o.Ref].Name, ids[n], false}
			}
			n = int16(there)
		}
		a.Args[at] = n
	}
	return a, nil
}

// A lacking is a thing that a file names and the game no longer has, or that
// the game has gained and a file knows nothing of.
type lacking struct {
	kind, id string
	gained   bool
}

func (l *lacking) Error() string {
	if l.gained {
		return fmt.Sprintf("the game has gained the %s %q", l.kind, l.id)
	}
	return fmt.Sprintf("the game no longer has the %s %q", l.kind, l.id)
}

// missing is the first thing of these tables among the words that a game no
// longer has, else the first that it has gained, else nil.
func (t *tables) missing(in *rules.Info, words map[string]bool) *lacking {
	now := tablesOf(in)
	apart := func(a, b *tables, gained bool) *lacking {
		for i := range a.Kinds {
			k := &a.Kinds[i]
			at := slices.IndexFunc(b.Kinds, func(x storedKind) bool { return x.Name == k.Name })
			for _, id := range k.IDs {
				if (gained || words[id]) && (at < 0 || !slices.Contains(b.Kinds[at].IDs, id)) {
					return &lacking{k.Name, id, gained}
				}
			}
		}
		return nil
	}
	if l := apart(t, &now, false); l != nil {
		return l
	}
	return apart(&now, t, true)
}

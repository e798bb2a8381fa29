package rules

import (
	"bytes"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"slices"
	"strconv"
)

// This file puts the contract's values into words and back: refs, actions and
// results as the referee, a save and a person read them.

// RefString is "kind:id", the form of refs outside the program; "" for nothing.
func (in *Info) RefString(r Ref) string {
	if r.Kind == None {
		return ""
	}
	k := &in.Refs[r.Kind]
	return k.Name + ":" + k.IDs[r.Index]
}

// ParseRef reads what RefString wrote.
func (in *Info) ParseRef(s string) (Ref, bool) {
	for i := 1; i < len(in.Refs); i++ {
		name := in.Refs[i].Name
		if len(s) > len(name) && s[:len(name)] == name && s[len(name)] == ':' {
			j := slices.Index(in.Refs[i].IDs, s[len(name)+1:])
			return At(RefKind(i), j), j >= 0
		}
	}
	return Ref{}, false
}

// Name is the message that names r.
func (in *Info) Name(r Ref) Message {
	if r.Kind == None {
		return Message{}
	}
	k := &in.Refs[r.Kind]
	return Message{Key: "name." + k.Name + "." + k.IDs[r.Index]}
}

// Naming is an argument that names r.
func (in *Info) Naming(arg string, r Ref) Arg { return Word(arg, in.Name(r)) }

// OperandRefs appends the operands of a that are refs.
func (in *Info) OperandRefs(a Action, dst []Ref) []Ref {
	for i, o := range in.Verbs[a.Verb].Operands {
		if o.Ref != None {
			dst = append(dst, At(o.Ref, int(a.Args[i])))
		}
	}
	return dst
}

// Offer is the plain sentence for an action: the key action.<verb> and the
// operands as arguments. Games use it in Describe where nothing must be added.
func (in *Info) Offer(a Action) Message {
	v := &in.Verbs[a.Verb]
	m := Message{Key: "action." + v.Name}
	for i, o := range v.Operands {
		if o.Ref == None {
			m.Args = append(m.Args, Num(o.Name, int(a.Args[i])))
		} else {
			m.Args = append(m.Args, in.Naming(o.Name, At(o.Ref, int(a.Args[i]))))
		}
	}
	return m
}

// Tell is the sentence of an event.
func (in *Info) Tell(e Event) Message {
	m := Message{Key: "event." + in.Events[e.Kind]}
	for _, a := range []struct {
		name string
		ref  Ref
	}{{"who", e.Who}, {"what", e.What}, {"from", e.From}, {"to", e.To}} {
		if a.ref.Kind != None {
			m.Args = append(m.Args, in.Naming(a.name, a.ref))
		}
	}
	m.Args = append(m.Args, Num("n", int(e.N)), Num("m", int(e.M)))
	return m
}

// WellFormed reports whether a is an action of this game: every operand is in
// range and the rest is empty. A number may be anything.
func (in *Info) WellFormed(a Action) bool {
	if a.Verb == 0 || int(a.Verb) >= len(in.Verbs) {
		return false
	}
	ops := in.Verbs[a.Verb].Operands
	for i, x := range a.Args {
		switch {
		case i >= len(ops):
			if x != 0 {
				return false
			}
		case ops[i].Ref != None && (x < 0 || int(x) >= len(in.Refs[ops[i].Ref].IDs)):
			return false
		}
	}
	return true
}

// WrittenAction is an action in words.
type WrittenAction struct {
	Verb string         `json:"verb"`
	Args map[string]any `json:"args"`
}

// Write puts an action into words.
func (in *Info) Write(a Action) WrittenAction {
	v := &in.Verbs[a.Verb]
	w := WrittenAction{Verb: v.Name, Args: map[string]any{}}
	for i, o := range v.Operands {
		if o.Ref == None {
			w.Args[o.Name] = int(a.Args[i])
		} else {
			w.Args[o.Name] = in.Refs[o.Ref].IDs[a.Args[i]]
		}
	}
	return w
}

// Read is the reverse of Write. It accepts a number as a JSON number and a ref
// by its id, and says what is missing, unknown or of the wrong type.
func (in *Info) Read(w WrittenAction) (Action, error) {
	vi := slices.IndexFunc(in.Verbs, func(v VerbInfo) bool { return v.Name != "" && v.Name == w.Verb })
	if vi < 0 {
		return Action{}, fmt.Errorf("no verb %q in %s; legal lists the verbs that can be used now", w.Verb, in.ID)
	}
	v := &in.Verbs[vi]
	a := Action{Verb: Verb(vi)}
	for i, o := range v.Operands {
		x, ok := w.Args[o.Name]
		if !ok {
			return Action{}, fmt.Errorf("verb %q needs the argument %q", w.Verb, o.Name)
		}
		if o.Ref == None {
			n, err := wholeNumber(x)
			if err != nil {
				return Action{}, fmt.Errorf("argument %q of %q: %w", o.Name, w.Verb, err)
			}
			a.Args[i] = n
			continue
		}
		s, isString := x.(string)
		j := slices.Index(in.Refs[o.Ref].IDs, s)
		if !isString || j < 0 {
			return Action{}, fmt.Errorf("argument %q of %q must be the id of one %s, such as %q", o.Name, w.Verb, in.Refs[o.Ref].Name, in.Refs[o.Ref].IDs[0])
		}
		a.Args[i] = int16(j)
	}
	for name := range w.Args {
		if !slices.ContainsFunc(v.Operands, func(o Operand) bool { return o.Name == name }) {
			return Action{}, fmt.Errorf("verb %q has no argument %q", w.Verb, name)
		}
	}
	return a, nil
}

// wholeNumber reads a JSON number that fits an operand.
func wholeNumber(x any) (int16, error) {
	var s string
	switch x := x.(type) {
	case json.Number:
		s = x.String()
	case float64:
		s = strconv.FormatFloat(x, 'f', -1, 64)
	case int:
		s = strconv.Itoa(x)
	}
	n, err := strconv.ParseInt(s, 10, 16)
	if err != nil {
		return 0, fmt.Errorf("must be a whole number from -32768 to 32767")
	}
	return int16(n), nil
}

// String shows an action for developers, without knowing its game.
func (a Action) String() string { return fmt.Sprintf("verb %d %v", a.Verb, a.Args) }

// WriteNext is the waiting results of c as a list of one-entry objects, such
// as {"die": 4} or {"room": "cafeteria"}.
func (in *Info) WriteNext(c *Chance) []map[string]any {
	l := []map[string]any{}
	for _, r := range c.Next[:c.Waiting] {
		d := &in.Draws[r.Kind]
		if d.Ref == None {
			l = append(l, map[string]any{d.Name: int(r.Value)})
		} else {
			l = append(l, map[string]any{d.Name: in.Refs[d.Ref].IDs[r.Value]})
		}
	}
	return l
}

// ReadNext replaces the waiting results of c by what WriteNext wrote.
func (in *Info) ReadNext(c *Chance, l []map[string]any) error {
	if len(l) > MaxNext {
		return fmt.Errorf("upcoming holds at most %d results", MaxNext)
	}
	var next [MaxNext]Result
	for i, m := range l {
		if len(m) != 1 {
			return fmt.Errorf("upcoming %d must have one entry, such as {%q: ...}", i, in.Draws[1].Name)
		}
		for name, x := range m {
			r, err := in.readResult(name, x)
			if err != nil {
				return fmt.Errorf("upcoming %d: %w", i, err)
			}
			next[i] = r
		}
	}
	c.Next, c.Waiting = next, uint8(len(l))
	return nil
}

func (in *Info) readResult(name string, x any) (Result, error) {
	k := slices.IndexFunc(in.Draws, func(d DrawInfo) bool { return d.Name != "" && d.Name == name })
	if k < 0 {
		var known []string
		for _, d := range in.Draws[1:] {
			known = append(known, d.Name)
		}
		return Result{}, fmt.Errorf("no result called %q; known are %q", name, known)
	}
	d := &in.Draws[k]
	if d.Ref != None {
		s, _ := x.(string)
		j := slices.Index(in.Refs[d.Ref].IDs, s)
		if j < 0 {
			return Result{}, fmt.Errorf("%q must be the id of one %s, such as %q", name, in.Refs[d.Ref].Name, in.Refs[d.Ref].IDs[0])
		}
		return Result{DrawKind(k), int16(j)}, nil
	}
	n, err := wholeNumber(x)
	if err != nil || int(n) < d.Min || int(n) > d.Max {
		return Result{}, fmt.Errorf("%q must be a whole number from %d to %d", name, d.Min, d.Max)
	}
	return Result{DrawKind(k), n}, nil
}

// Hash is a fingerprint of the whole position in names, the same on every machine.
func Hash(s State) (uint64, error) {
	b, err := s.MarshalJSON()
	if err != nil {
		return 0, fmt.Errorf("hashing a state: %w", err)
	}
	h := fnv.New64a()
	h.Write(b)
	return h.Sum64(), nil
}

// View is a copy of s as seat knows it; Nobody gives what is open to all.
func View(s State, seat int) State {
	v := s.Clone()
	v.Blank(seat)
	return v
}

// Place is where a seat is: a copy of s, or of the match that it holds, as seat knows
// it, without counts of what was done for nothing.
func Place(s State, seat int) State {
	if h, ok := s.(Host); ok {
		if g := h.Guest(); g != nil {
			s = g
		}
	}
	v := View(s, seat)
	if c, ok := v.(Counting); ok {
		c.Uncount()
	}
	return v
}

// DecodeStrict reads JSON into v and refuses unknown fields and trailing text;
// numbers in untyped places stay exact.
func DecodeStrict(b []byte, v any) error {
	d := json.NewDecoder(bytes.NewReader(b))
	d.DisallowUnknownFields()
	d.UseNumber()
	if err := d.Decode(v); err != nil {
		return err
	}
	if d.More() {
		return fmt.Errorf("text after the end of the JSON value")
	}
	return nil
}

// TextKeys are all message keys that the game can say: those that follow from
// its tables and those it lists.
func (in *Info) TextKeys() []string {
	keys := slices.Clone(in.Says)
	for _, o := range in.Options {
		keys = append(keys, "option."+o.ID, "option."+o.ID+".help")
		if o.Zero {
			keys = append(keys, "option."+o.ID+".zero")
		}
		for _, v := range o.Values {
			keys = append(keys, "option."+o.ID+"."+v)
		}
	}
	for _, v := range in.Verbs[1:] {
		keys = append(keys, "action."+v.Name)
	}
	for _, k := range in.Refs[1:] {
		for _, id := range k.IDs {
			ref := k.Name + "." + id
			keys = append(keys, "name."+ref)
			if slices.Contains(in.Faces, k.Name) {
				keys = append(keys, "text."+ref)
			}
			if slices.Contains(in.Shorts, k.Name) {
				keys = append(keys, "short."+ref)
			}
		}
	}
	for _, x := range in.Counts() {
		keys = append(keys, "stock."+x.ID)
	}
	for _, e := range in.Events[1:] {
		keys = append(keys, "event."+e)
	}
	for _, p := range in.Phases {
		keys = append(keys, "phase."+p)
	}
	for _, p := range in.Parts {
		keys = append(keys, "part."+p)
	}
	slices.Sort(keys)
	return slices.Compact(keys)
}

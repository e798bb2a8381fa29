package machine

import (
	"fmt"
	"math"
	"math/bits"
	"slices"
	"sync"

	"safehouse/rules"
)

// Operands are those of an action. Unlike its array they are passed in registers.
type Operands struct{ A, B, C, D int16 }

// Of is the operands of an action.
func Of(a rules.Action) Operands {
	return Operands{a.Args[0], a.Args[1], a.Args[2], a.Args[3]}
}

// Add appends an action with up to two operands. It writes them where they stay: an
// action that is put together first and then copied costs several times as much.
func Add(dst []rules.Action, v rules.Verb, a, b int16) []rules.Action {
	dst = append(dst, rules.Action{})
	x := &dst[len(dst)-1]
	x.Verb, x.Args[0], x.Args[1] = v, a, b
	return dst
}

// A Row is a verb of a game. S is its state, W the state that is being changed, and
// M what an adviser knows of the position before it weighs the actions. W is small
// and given by value.
type Row[S, W, M any] struct {
	rules.VerbInfo

	// Asked is the questions that the verb belongs to, one bit each.
	Asked uint64
	// Set is what may come into question without asking a rule: the operands but for
	// the last one, which is the first or the second, and a bit for each number that
	// this may be. They are offered in order.
	Set func(s *S) (x Operands, last uint64)
	// List appends it instead, where a set of numbers cannot say it; it may append
	// answers of another verb among its own. Without Set and List the verb has no
	// operand.
	List func(s *S, dst []rules.Action) []rules.Action
	// Listed tells that the List of another verb appends it.
	Listed bool
	// Sure tells that Set or List names what is legal only, because it goes by the
	// same bounds as Not: nobody asks Not again.
	Sure bool
	// Rank puts the verb behind those with a lower one where several answer a
	// question; else they are offered in their order.
	Rank int8
	// Many tells that there are always several answers where this verb is the first
	// one to answer the question, so that nobody has to count them.
	Many bool
	// Otherwise offers it only where the verbs before it have no answer; Not must say
	// the same.
	Otherwise bool
	// Not is what forbids an action that is well formed and answers the question;
	// nil where nothing does. Without it nothing ever does.
	Not func(s *S, x Operands) *Why[S]
	// Elsewhere is why it is no answer to a question that it does not belong to, nil
	// for the usual reason.
	Elsewhere func(s *S) *Why[S]
	// Timeless tells that it never is the usual one, which says when the verb has its
	// time.
	Timeless bool
	// Do does it.
	Do func(w W, x Operands)

	// Say is the sentence that offers it; m is the plain one. Without it the plain
	// one is right.
	Say func(s *S, x Operands, m rules.Message) rules.Message
	// Touches appends what it is about beyond its operands.
	Touches func(s *S, x Operands, dst []rules.Ref) []rules.Ref
	// Worth is what it is worth at first sight; without it nothing.
	Worth func(s *S, x Operands, m *M) float64
	// Advice is a reason in words for it, the zero Message for none.
	Advice func(s *S, x Operands, m *M) rules.Message
}

// A Machine plays by rows. It does not change and may be used by several goroutines.
type Machine[S, W, M any] struct {
	Info *rules.Info
	Rows []Row[S, W, M] // index is Verb; index 0 is not used
	// Questions are the questions as rows; index is the question, 0 is not used. A game that has them says there which verbs
	// answer which, in place of Asked and Rank, and what Must says.
	Questions []Question[S, W]
	// Lists append all answers to a question, in place of those of the rows, where
	// answers of several verbs come mixed. They name what is legal only.
	Lists map[uint8]func(s *S, dst []rules.Action) []rules.Action

	// On is s being changed, which rec hears of unless it is nil.
	On func(s *S, rec *rules.Recorder) W
	// Asked is the question that s puts, 0 for none, and whether the game has ended.
	Asked func(s *S) (question uint8, over bool)
	// Idle is the verbs, one bit each, that are no answer to the question whatever
	// their operands, as far as that is quickly seen: nobody goes through them. Not
	// must say the same. nil where that is not worth asking.
	Idle func(s *S) uint64
	// Prompt is the question in words.
	Prompt func(s *S) rules.Message
	// Names is an operand as a reason names it; with it every reason may name all of
	// the action that it is against.
	Names func(s *S, o rules.Operand, x int) rules.Arg
	// Step takes the game one step further, when nothing is asked. It may ask.
	Step func(w W)
	// Must tells that a question is put however many answers it has, because their
	// number would tell what is hidden; nil where none is.
	Must func(s *S) bool
	// Pass goes on after a question that nothing answers.
	Pass func(w W)
	// End clears what waits when the game is over; nil where nothing can.
	End func(w W)

	// Timeless tells that the usual reason against an answer to another question never
	// says when the verb has its time.
	Timeless bool
	// Ended, Strange and Elsewhere forbid what comes after the end, is no action,
	// or answers another question.
	Ended, Strange, Elsewhere *Why[S]

	asked [64][]answer[S] // by question, in the order in which they are offered
	moods sync.Pool       // of *M
	acts  []act[S, W]     // by verb
}

// Start lays the rows out by question and gives their names to the game's Info,
// with the keys of the reasons.
func (m *Machine[S, W, M]) Start(whys *Whys[S]) {
	m.Info.Verbs = make([]rules.VerbInfo, len(m.Rows))
	m.acts = make([]act[S, W], len(m.Rows))
	for q := range m.Questions {
		for _, v := range m.Questions[q].Verbs {
			m.Rows[v].Asked |= 1 << q
		}
		m.Info.Says = append(m.Info.Says, m.Questions[q].keys()...)
	}
	for v := 1; v < len(m.Rows); v++ {
		r := &m.Rows[v]
		m.Info.Verbs[v] = r.VerbInfo
		if !r.Timeless && !m.Timeless {
			m.Info.Says = append(m.Info.Says, whenKey(r.Name))
		}
		a := answer[S]{set: r.Set, list: r.List, not: r.Not, bit: 1 << v, verb: rules.Verb(v),
			second: len(r.Operands) == 2, sure: r.Sure && r.List != nil, otherwise: r.Otherwise, many: r.Many}
		m.acts[v] = act[S, W]{asked: r.Asked, not: r.Not, do: r.Do}
		if r.Sure {
			a.not = nil
		}
		for q := r.Asked; q != 0 && !r.Listed; q &= q - 1 {
			i := bits.TrailingZeros64(q)
			m.asked[i] = append(m.asked[i], a)
		}
		for i := range m.acts[v].below {
			m.acts[v].below[i] = m.operandsBelow(r.Operands, i)
		}
	}
	for q, list := range m.Lists {
		m.asked[q] = []answer[S]{{list: list, sure: true}}
	}
	for _, asked := range m.asked {
		slices.SortStableFunc(asked, func(a, b answer[S]) int { return int(m.Rows[a.verb].Rank - m.Rows[b.verb].Rank) })
	}
	for q := range m.Questions {
		verbs := m.Questions[q].Verbs
		slices.SortStableFunc(m.asked[q], func(a, b answer[S]) int { return slices.Index(verbs, a.verb) - slices.Index(verbs, b.verb) })
	}
	m.Info.Says = append(m.Info.Says, whys.keys...)
}

// operandsBelow is what an operand is below: a thing the number of those, a number
// anything, and where there is none it is 0.
func (m *Machine[S, W, M]) operandsBelow(ops []rules.Operand, i int) uint32 {
	switch {
	case i >= len(ops):
		return 1
	case ops[i].Ref == rules.None:
		return 1 << 16
	}
	return uint32(len(m.Info.Refs[ops[i].Ref].IDs))
}

// whenKey is the key of the sentence that says when a verb has its time.
func whenKey(verb string) string { return "when." + verb }

// Legal appends the answers to the question.
func (m *Machine[S, W, M]) Legal(s *S, dst []rules.Action) []rules.Action {
	q, over := m.Asked(s)
	if over {
		return dst
	}
	return m.answers(s, q, dst, math.MaxInt)
}

// Answers appends the answers to the question that s puts, over or not.
func (m *Machine[S, W, M]) Answers(s *S, dst []rules.Action) []rules.Action {
	q, _ := m.Asked(s)
	return m.answers(s, q, dst, math.MaxInt)
}

// An answer is what of a verb is looked at whenever its question is put.
type answer[S any] struct {
	set       func(s *S) (Operands, uint64)
	list      func(s *S, dst []rules.Action) []rules.Action
	not       func(s *S, x Operands) *Why[S]
	bit       uint64 // of the verb
	verb      rules.Verb
	second    bool // the set is of second operands
	sure      bool // the list is
	otherwise bool
	many      bool
}

// An act is what of a verb is looked at whenever it is done.
type act[S, W any] struct {
	below [4]uint32 // what its operands are below as numbers without sign
	asked uint64
	not   func(s *S, x Operands) *Why[S]
	do    func(w W, x Operands)
}

// answers appends the answers to a question, verb by verb until dst has enough.
func (m *Machine[S, W, M]) answers(s *S, q uint8, dst []rules.Action, enough int) []rules.Action {
	none := len(dst)
	asked := m.asked[q]
	var idle uint64
	if m.Idle != nil {
		idle = m.Idle(s)
	}
	for i := range asked {
		a := &asked[i]
		if idle&a.bit != 0 || a.otherwise && len(dst) > none {
			continue
		}
		switch not := a.not; {
		case a.sure:
			dst = a.list(s, dst)
		case a.set != nil:
			x, set := a.set(s)
			for ; set != 0; set &= set - 1 {
				if n := int16(bits.TrailingZeros64(set)); a.second {
					x.B = n
				} else {
					x.A = n
				}
				if not == nil || not(s, x) == nil {
					dst = Add(dst, a.verb, x.A, x.B)
				}
			}
		case a.list != nil:
			dst = m.listed(a, s, dst)
		case not == nil || not(s, Operands{}) == nil:
			dst = Add(dst, a.verb, 0, 0)
		}
		if len(dst) >= enough {
			break
		}
	}
	return dst
}

// listed appends what is legal of a list.
func (m *Machine[S, W, M]) listed(a *answer[S], s *S, dst []rules.Action) []rules.Action {
	n := len(dst)
	dst = a.list(s, dst)
	for _, x := range dst[n:] {
		if not := m.Rows[x.Verb].Not; not == nil || not(s, Of(x)) == nil {
			dst[n] = x
			n++
		}
	}
	return dst[:n]
}

// scratch is room for the answers to a question whose number must be known.
var scratch = sync.Pool{New: func() any { return new([256]rules.Action) }}

// only counts the answers to the question, or finds that there are several; the
// first one is a.
func (m *Machine[S, W, M]) only(s *S, q uint8) (n int, first rules.Action) {
	if asked := m.asked[q]; len(asked) > 0 && asked[0].many {
		return 2, first
	}
	buf := scratch.Get().(*[256]rules.Action)
	dst := m.answers(s, q, buf[:0], 2)
	if len(dst) > 0 {
		first = dst[0]
	}
	scratch.Put(buf)
	return len(dst), first
}

// against is what forbids a verb with these operands, nil for a legal action.
func (m *Machine[S, W, M]) against(s *S, v rules.Verb, x Operands) *Why[S] {
	if int(v) >= len(m.acts) {
		return m.Strange
	}
	d := &m.acts[v]
	if b := &d.below; uint32(uint16(x.A)) >= b[0] || uint32(uint16(x.B)) >= b[1] || uint32(uint16(x.C)) >= b[2] || uint32(uint16(x.D)) >= b[3] {
		return m.Strange
	}
	switch q, over := m.Asked(s); {
	case over:
		return m.Ended
	case d.asked>>q&1 == 0:
		if elsewhere := m.Rows[v].Elsewhere; elsewhere != nil {
			if why := elsewhere(s); why != nil {
				return why
			}
		}
		return m.Elsewhere
	case d.not == nil:
		return nil
	}
	return d.not(s, x)
}

// Why is the reason against a in words, nothing for a legal action.
func (m *Machine[S, W, M]) Why(s *S, a rules.Action) rules.Message {
	why := m.against(s, a.Verb, Of(a))
	if why == nil {
		return rules.Message{}
	}
	msg := rules.Say(why.key)
	if why == m.Elsewhere {
		if r := &m.Rows[a.Verb]; !r.Timeless && !m.Timeless {
			msg.Args = append(msg.Args, rules.Word("when", rules.Say(whenKey(r.Name))))
		}
		msg.Args = append(msg.Args, rules.Word("question", m.Prompt(s)))
	}
	if m.Names != nil && why != m.Ended && why != m.Strange {
		for i, o := range m.Rows[a.Verb].Operands {
			msg.Args = append(msg.Args, m.Names(s, o, int(a.Args[i])))
		}
	}
	for _, arg := range why.args {
		msg.Args = append(msg.Args, arg(s, Of(a)))
	}
	return msg
}

// Apply does an action and carries the game on to the next question; one that is not
// legal is refused and changes nothing.
func (m *Machine[S, W, M]) Apply(s *S, a rules.Action, rec *rules.Recorder) error {
	x := Of(a)
	if m.against(s, a.Verb, x) != nil {
		return &rules.Refusal{Reason: m.Why(s, a)}
	}
	w := m.On(s, rec)
	m.acts[a.Verb].do(w, x)
	m.mustRun(w, s)
	return nil
}

// Do does a legal action and carries the game on until something must be asked.
func (m *Machine[S, W, M]) Do(w W, s *S, a rules.Action) {
	m.acts[a.Verb].do(w, Of(a))
	m.mustRun(w, s)
}

// mustRun runs a game whose position was checked.
func (m *Machine[S, W, M]) mustRun(w W, s *S) {
	if err := m.Run(w, s); err != nil {
		panic(m.Info.ID + ": " + err.Error())
	}
}

// mostSteps is how many steps lead from one question to the next at most: more than
// a game has in which nobody is ever asked anything.
const mostSteps = 1 << 17

// Run carries the game on until something must be asked or it is over. A question
// with one answer is answered, one without an answer is passed over. It fails where
// neither ever comes.
func (m *Machine[S, W, M]) Run(w W, s *S) error {
	_, over := m.Asked(s)
	for n := 0; !over; n++ {
		if n == mostSteps {
			return fmt.Errorf("the game goes on for ever: nothing is asked after %d steps", n)
		}
		m.Step(w)
		var q uint8
		if q, over = m.Asked(s); q == 0 || over {
			continue
		}
		if m.must(s, q) {
			return nil
		}
		n, a := m.only(s, q)
		switch n {
		case 0:
			m.Pass(w)
		case 1:
			m.acts[a.Verb].do(w, Of(a))
		default:
			return nil
		}
		_, over = m.Asked(s)
	}
	if m.End != nil {
		m.End(w)
	}
	return nil
}

// must reports whether a question is put however many answers it has.
func (m *Machine[S, W, M]) must(s *S, q uint8) bool {
	if int(q) < len(m.Questions) && m.Questions[q].Must != nil {
		return m.Questions[q].Must(s)
	}
	return m.Must != nil && m.Must(s)
}

// Settled reports whether a position has come to the question that it says it asks.
func Settled[S comparable, W, M any](m *Machine[S, W, M], s *S) error {
	c := *s
	if err := m.Run(m.On(&c, nil), &c); err != nil {
		return err
	}
	if c != *s {
		stored, _ := m.Asked(s)
		follows, _ := m.Asked(&c)
		return fmt.Errorf("the position has not come to a question: %d is stored, %d follows", stored, follows)
	}
	return nil
}

// Describe is the sentence that offers a.
func (m *Machine[S, W, M]) Describe(s *S, a rules.Action) rules.Message {
	plain := m.Info.Offer(a)
	if say := m.Rows[a.Verb].Say; say != nil {
		return say(s, Of(a), plain)
	}
	return plain
}

// Touches appends what a is about beyond its operands.
func (m *Machine[S, W, M]) Touches(s *S, a rules.Action, dst []rules.Ref) []rules.Ref {
	if touches := m.Rows[a.Verb].Touches; touches != nil {
		return touches(s, Of(a), dst)
	}
	return dst
}

// Mood is room for what an adviser knows, so that it need not be made anew for every
// decision; Done takes it back.
func (m *Machine[S, W, M]) Mood() *M {
	if mood, ok := m.moods.Get().(*M); ok {
		return mood
	}
	return new(M)
}

// Done takes back what Mood gave.
func (m *Machine[S, W, M]) Done(mood *M) { m.moods.Put(mood) }

// Worth is what a is worth at first sight.
func (m *Machine[S, W, M]) Worth(s *S, a rules.Action, mood *M) float64 {
	if worth := m.Rows[a.Verb].Worth; worth != nil {
		return worth(s, Of(a), mood)
	}
	return 0
}

// Advice is a reason in words for a, the zero Message where its row has none.
func (m *Machine[S, W, M]) Advice(s *S, a rules.Action, mood *M) rules.Message {
	if advice := m.Rows[a.Verb].Advice; advice != nil {
		return advice(s, Of(a), mood)
	}
	return rules.Message{}
}

// Table is the rows of several topics.
func Table[S, W, M any](topics ...map[rules.Verb]Row[S, W, M]) (rows []Row[S, W, M]) {
	for _, topic := range topics {
		for v, r := range topic {
			rows = append(rows, make([]Row[S, W, M], max(0, int(v)+1-len(rows)))...)
			rows[v] = r
		}
	}
	return rows
}

// Questions is a set of questions.
func Questions[Q ~uint8](qs ...Q) (set uint64) {
	for _, q := range qs {
		set |= 1 << q
	}
	return set
}

// Each is every number below n.
func Each[S any](n int) func(*S) (Operands, uint64) {
	return func(*S) (Operands, uint64) { return Operands{}, 1<<n - 1 }
}

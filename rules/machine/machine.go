// Package machine is what is the same in the play of every game. A verb is a row of
// a table; from the rows follow what is legal, why something is not, what it does
// and how it is said, so that they cannot disagree. A game keeps its state, its
// questions and its stack; it says in the rows what its rules are.
package machine

import (
	"fmt"
	"math/bits"
	"slices"
	"sync"

	"safehouse/rules"
)

// Operands are those of an action. Unlike its array they are passed in registers.
type Operands struct{ A, B, C, D int16 }

func of(a rules.Action) Operands {
	return Operands{a.Args[0], a.Args[1], a.Args[2], a.Args[3]}
}

// action is the verb with these operands.
func (x Operands) action(v rules.Verb) rules.Action {
	return rules.Action{Verb: v, Args: [4]int16{x.A, x.B, x.C, x.D}}
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
	// Sure tells that List appends what is legal only, because it goes by the same
	// bounds as Not: nobody asks Not again.
	Sure bool
	// Rank puts the verb behind those with a lower one where several answer a
	// question; else they are offered in their order.
	Rank int8
	// Many tells that there are always several answers where this verb is the first
	// one to answer the question, so that nobody has to count them.
	Many bool
	// Not is what forbids an action that is well formed and answers the question;
	// nil where nothing does. Without it nothing ever does.
	Not func(s *S, x Operands) *Why[S]
	// Elsewhere is why it is no answer to a question that it does not belong to, nil
	// for the usual reason.
	Elsewhere func(s *S) *Why[S]
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

	// On is s being changed, which rec hears of unless it is nil.
	On func(s *S, rec *rules.Recorder) W
	// Asked is the question that s puts, 0 for none, and whether the game has ended.
	Asked func(s *S) (question uint8, over bool)
	// Prompt is the question in words.
	Prompt func(s *S) rules.Message
	// Step takes the game one step further, when nothing is asked. It may ask.
	Step func(w W)
	// Must tells that a question is put however many answers it has, because their
	// number would tell what is hidden; nil where none is.
	Must func(s *S) bool
	// Pass goes on after a question that nothing answers.
	Pass func(w W)
	// End clears what waits when the game is over.
	End func(w W)

	// Ended, Strange and Elsewhere forbid what comes after the end, is no action,
	// or answers another question.
	Ended, Strange, Elsewhere *Why[S]

	verbs [64][]rules.Verb // by question, in the order in which they are offered
}

// Start lays the rows out by question and gives their names to the game's Info,
// with the keys of the reasons.
func (m *Machine[S, W, M]) Start(whys *Whys[S]) {
	m.Info.Verbs = make([]rules.VerbInfo, len(m.Rows))
	for v := 1; v < len(m.Rows); v++ {
		r := &m.Rows[v]
		m.Info.Verbs[v] = r.VerbInfo
		m.Info.Says = append(m.Info.Says, whenKey(r.Name))
		for q := r.Asked; q != 0; q &= q - 1 {
			i := bits.TrailingZeros64(q)
			m.verbs[i] = append(m.verbs[i], rules.Verb(v))
		}
	}
	for _, verbs := range m.verbs {
		slices.SortStableFunc(verbs, func(a, b rules.Verb) int { return int(m.Rows[a].Rank - m.Rows[b].Rank) })
	}
	m.Info.Says = append(m.Info.Says, whys.keys...)
}

// whenKey is the key of the sentence that says when a verb has its time.
func whenKey(verb string) string { return "when." + verb }

// Legal appends the answers to the question.
func (m *Machine[S, W, M]) Legal(s *S, dst []rules.Action) []rules.Action {
	if _, over := m.Asked(s); over {
		return dst
	}
	return m.Answers(s, dst)
}

// Answers appends the answers to the question that s puts, over or not.
func (m *Machine[S, W, M]) Answers(s *S, dst []rules.Action) []rules.Action {
	q, _ := m.Asked(s)
	for _, v := range m.verbs[q] {
		dst = m.answers(s, v, dst)
	}
	return dst
}

// answers appends what is legal of a verb.
func (m *Machine[S, W, M]) answers(s *S, v rules.Verb, dst []rules.Action) []rules.Action {
	r := &m.Rows[v]
	not := r.Not
	if r.Set != nil {
		x, set := r.Set(s)
		second := len(r.Operands) == 2
		for ; set != 0; set &= set - 1 {
			if n := int16(bits.TrailingZeros64(set)); second {
				x.B = n
			} else {
				x.A = n
			}
			if not == nil || not(s, x) == nil {
				dst = append(dst, x.action(v))
			}
		}
		return dst
	}
	if r.List == nil {
		if not == nil || not(s, Operands{}) == nil {
			dst = append(dst, rules.Action{Verb: v})
		}
		return dst
	}
	n := len(dst)
	dst = r.List(s, dst)
	if r.Sure {
		return dst
	}
	for _, a := range dst[n:] {
		if not := m.Rows[a.Verb].Not; not == nil || not(s, of(a)) == nil {
			dst[n] = a
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
	verbs := m.verbs[q]
	if len(verbs) > 0 && m.Rows[verbs[0]].Many {
		return 2, first
	}
	buf := scratch.Get().(*[256]rules.Action)
	dst := buf[:0]
	for _, v := range verbs {
		if dst = m.answers(s, v, dst); len(dst) > 1 {
			break
		}
	}
	if len(dst) > 0 {
		first = dst[0]
	}
	scratch.Put(buf)
	return len(dst), first
}

// against is what forbids a, nil for a legal action.
func (m *Machine[S, W, M]) against(s *S, a rules.Action) *Why[S] {
	if !m.Info.WellFormed(a) {
		return m.Strange
	}
	r := &m.Rows[a.Verb]
	switch q, over := m.Asked(s); {
	case over:
		return m.Ended
	case r.Asked>>q&1 == 0:
		if r.Elsewhere != nil {
			if why := r.Elsewhere(s); why != nil {
				return why
			}
		}
		return m.Elsewhere
	case r.Not == nil:
		return nil
	}
	return r.Not(s, of(a))
}

// Why is the reason against a in words, nothing for a legal action.
func (m *Machine[S, W, M]) Why(s *S, a rules.Action) rules.Message {
	why := m.against(s, a)
	if why == nil {
		return rules.Message{}
	}
	msg := rules.Say(why.key)
	if why == m.Elsewhere {
		msg.Args = append(msg.Args, rules.Word("when", rules.Say(whenKey(m.Rows[a.Verb].Name))), rules.Word("question", m.Prompt(s)))
	}
	for _, arg := range why.args {
		msg.Args = append(msg.Args, arg(s, of(a)))
	}
	return msg
}

// Refused is the refusal of an action that is not legal, nil for a legal one.
func (m *Machine[S, W, M]) Refused(s *S, a rules.Action) error {
	if m.against(s, a) == nil {
		return nil
	}
	return &rules.Refusal{Reason: m.Why(s, a)}
}

// Apply does an action and carries the game on to the next question; one that is not
// legal is refused and changes nothing.
func (m *Machine[S, W, M]) Apply(s *S, a rules.Action, rec *rules.Recorder) error {
	if err := m.Refused(s, a); err != nil {
		return err
	}
	m.Do(m.On(s, rec), s, a)
	return nil
}

// Do does a legal action and carries the game on until something must be asked.
func (m *Machine[S, W, M]) Do(w W, s *S, a rules.Action) {
	m.Rows[a.Verb].Do(w, of(a))
	m.Run(w, s)
}

// Run carries the game on until something must be asked or it is over. A question
// with one answer is answered, one without an answer is passed over.
func (m *Machine[S, W, M]) Run(w W, s *S) {
	_, over := m.Asked(s)
	for !over {
		m.Step(w)
		var q uint8
		if q, over = m.Asked(s); q == 0 || over {
			continue
		}
		if m.Must != nil && m.Must(s) {
			return
		}
		n, a := m.only(s, q)
		switch n {
		case 0:
			m.Pass(w)
		case 1:
			m.Rows[a.Verb].Do(w, of(a))
		default:
			return
		}
		_, over = m.Asked(s)
	}
	m.End(w)
}

// Settled reports whether a position has come to the question that it says it asks.
func Settled[S comparable, W, M any](m *Machine[S, W, M], s *S) error {
	c := *s
	m.Run(m.On(&c, nil), &c)
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
		return say(s, of(a), plain)
	}
	return plain
}

// Touches appends what a is about beyond its operands.
func (m *Machine[S, W, M]) Touches(s *S, a rules.Action, dst []rules.Ref) []rules.Ref {
	if touches := m.Rows[a.Verb].Touches; touches != nil {
		return touches(s, of(a), dst)
	}
	return dst
}

// Worth is what a is worth at first sight.
func (m *Machine[S, W, M]) Worth(s *S, a rules.Action, mood *M) float64 {
	if worth := m.Rows[a.Verb].Worth; worth != nil {
		return worth(s, of(a), mood)
	}
	return 0
}

// Advice is a reason in words for a, the zero Message where its row has none.
func (m *Machine[S, W, M]) Advice(s *S, a rules.Action, mood *M) rules.Message {
	if advice := m.Rows[a.Verb].Advice; advice != nil {
		return advice(s, of(a), mood)
	}
	return rules.Message{}
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

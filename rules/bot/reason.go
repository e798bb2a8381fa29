package bot

import (
	"cmp"
	"math"
	"slices"

	"safehouse/rules"
)

// Why a choice is advised: what the game says for it, and what it changes for certain,
// counted in the game's stocks. Nothing is said that another deal of what the seat
// cannot see would make untrue: what follows is looked at up to where chance is drawn
// or something hidden shows.

// A Fact is a change of a stock.
type Fact struct {
	Stock int // index into Info.Stocks, of what is foretold into Info.Counts
	Seat  int // whose; that of the advised one where the stock is shared
	N     int // how many more, less below 0
}

// A Course is a choice with what is meant to follow, as far as it is certain.
type Course struct {
	Steps int           // so many actions were taken for certain, the first one included; 0 for none
	Open  bool          // what comes then lies with chance or is hidden
	Facts []Fact        // what is other than before, by weight
	Next  rules.Message // what the seat is asked then; the zero Message when somebody else is

	end rules.State // what the seat sees then
}

// deals is in how many deals of what is hidden a course is looked at: a fact must hold in
// all of them, for somebody else may be asked or not by what it holds in secret.
const deals = 8

// Follow is the course of a line of actions that begins in a view of seat, which it
// does not change.
func Follow(view rules.State, seat int, line []rules.Action) Course {
	view = guest(view)
	c := follow(view, seat, line, 1)
	for deal := range uint64(deals - 1) {
		other := follow(view, seat, line, deal+2)
		c.Facts = common(c.Facts, other.Facts)
		c.Open = c.Open || other.Open
		if other.Next.String() != c.Next.String() {
			c.Next = rules.Message{}
		}
	}
	return c
}

// common are the facts of l that are in m too.
func common(l, m []Fact) []Fact {
	return slices.DeleteFunc(l, func(f Fact) bool { return !slices.Contains(m, f) })
}

// follow is the course in one deal.
func follow(view rules.State, seat int, line []rules.Action, deal uint64) Course {
	r := rules.Rand{S: deal}
	s := view.Clone()
	s.Resample(seat, &r)
	c := Course{end: view}
	rec := rules.Recorder{Keep: true}
	drawn := s.Chance().Drawn
	for _, a := range line {
		rec.Reset()
		if s.Apply(a, &rec) != nil {
			break
		}
		c.end, c.Open = certain(s, c.end, &rec, drawn, seat)
		c.Steps++
		if c.Open {
			break
		}
	}
	if turn := s.Turn(); !c.Open && (turn.Seat == seat || turn.Seat == rules.Crew) {
		c.Next = c.end.Prompt()
	}
	c.Facts = differ(view, c.end, seat, view.Game().Info().Stocks)
	return c
}

// certain is how far an action that led to s is certain: the last position before chance
// was drawn or something was shown.
func certain(s, before rules.State, rec *rules.Recorder, drawn uint32, seat int) (end rules.State, open bool) {
	end = before
	for i, e := range rec.Events {
		if e.Reveals || rec.States[i].Chance().Drawn != drawn {
			return end, true
		}
		end = rules.View(rec.States[i], seat)
	}
	if s.Chance().Drawn != drawn {
		return end, true
	}
	return rules.View(s, seat), false
}

// differ is what a seat counts otherwise in another view of it, what weighs most first.
func differ(from, to rules.State, seat int, stocks []rules.Stock) (l []Fact) {
	a, ok := from.(rules.Countable)
	if !ok {
		return nil
	}
	b := to.(rules.Countable)
	for i, k := range stocks {
		for who := range len(from.Outcome().Seats) {
			if who != seat && (k.Own || k.Shared) {
				continue
			}
			if n := b.Amount(i, who) - a.Amount(i, who); n != 0 {
				l = append(l, Fact{i, who, n})
			}
		}
	}
	weight := func(f Fact) float64 { return math.Abs(float64(f.N) * stocks[f.Stock].Worth) }
	slices.SortStableFunc(l, func(a, b Fact) int { return cmp.Compare(weight(b), weight(a)) })
	return l
}

// Good reports whether a fact is welcome to a seat: what it gains itself, or a rival
// loses; in a crew what anybody gains.
func (f Fact) Good(in *rules.Info, seat int, crew bool) bool {
	return (float64(f.N)*in.Counts()[f.Stock].Worth > 0) == (crew || f.Seat == seat)
}

// A Reason is why a choice is advised.
type Reason struct {
	Lead  rules.Message // what the game says, or the zero Message
	Facts []Fact        // what it changes
	Later bool          // they hold with what is meant to follow, else at once
	Open  bool          // what comes then is drawn or hidden
	Next  rules.Message // what is asked next, where nothing changes yet

	Declines bool // it gives up what is offered: nothing comes of the choice itself

	// Spared is what Instead would bring for certain that nobody wants, where the
	// choice itself changes nothing for the better.
	Spared  []Fact
	Instead rules.Action
}

// mostFacts is how many changes of one's own a reason names, and of the others'.
const (
	mostFacts  = 3
	mostRivals = 2
)

// Explain is the reason for the first of several lines, each of them a choice with what is
// meant to follow; the others are the choices beside it. view must be blanked for seat.
func Explain(view rules.State, seat int, line []rules.Action, beside [][]rules.Action) Reason {
	view = guest(view)
	in, c := view.Game().Info(), Follow(view, seat, line)
	x := Reason{Lead: view.Advice(line[0]), Facts: foremost(c.Facts, seat), Later: c.Steps > 1, Open: c.Open, Declines: in.Verbs[line[0].Verb].Declines}
	_, crew := view.(rules.CrewMember)
	good := func(f Fact) bool { return f.Good(in, seat, crew) }
	if len(x.Facts) == 0 {
		x.Next = c.Next
	}
	better := slices.ContainsFunc(x.Facts, good)
	slices.SortStableFunc(x.Facts, func(a, b Fact) int { return rank(good(a)) - rank(good(b)) })
	if x.Lead.IsZero() && !better {
		x.Lead = printed(view, line[0])
	}
	if !better {
		for _, l := range beside {
			o := Follow(view, seat, l[:1])
			alike := func(f Fact) bool {
				return good(f) || slices.ContainsFunc(c.Facts, func(own Fact) bool { return own.Stock == f.Stock && own.Seat == f.Seat && own.N > 0 == (f.N > 0) })
			}
			if bad := foremost(slices.DeleteFunc(o.Facts, alike), seat); len(bad) > 0 {
				x.Spared, x.Instead = bad, l[0]
				break
			}
		}
	}
	return x
}

// rank puts what is welcome before the price of it.
func rank(good bool) int {
	if good {
		return 0
	}
	return 1
}

// printed is what stands on the thing that an action plays, uses or takes; the zero Message for all other actions, whose
// thing does not say what they do.
func printed(view rules.State, a rules.Action) rules.Message {
	in := view.Game().Info()
	if !in.Verbs[a.Verb].Printed {
		return rules.Message{}
	}
	i := len(in.Verbs[a.Verb].Operands) - 1
	k := &in.Refs[in.Verbs[a.Verb].Operands[i].Ref]
	id := k.Name + "." + k.IDs[a.Args[i]]
	return rules.Say("text." + id)
}

// foremost are the facts that are worth telling.
func foremost(l []Fact, seat int) (kept []Fact) {
	own, others := 0, 0
	for _, f := range l {
		switch {
		case f.Seat == seat && own < mostFacts:
			own++
		case f.Seat != seat && others < mostRivals:
			others++
		default:
			continue
		}
		kept = append(kept, f)
	}
	return kept
}

// Explanations are the reasons for several choices, each beside the others.
func Explanations(view rules.State, seat int, lines [][]rules.Action) (l []Reason) {
	for i := range lines {
		l = append(l, Explain(view, seat, lines[i], slices.Delete(slices.Clone(lines), i, i+1)))
	}
	return l
}

// Reasons are the reasons for several choices in words, for the seat that asks.
func Reasons(view rules.State, seat int, lines [][]rules.Action) (l []rules.Message) {
	for _, x := range Explanations(view, seat, lines) {
		l = append(l, x.Message(view, seat))
	}
	return l
}

// Message is the reason in words, said to the seat that it names as you; Nobody is
// named so.
func (x *Reason) Message(view rules.State, seat int) rules.Message {
	view = guest(view)
	var facts []rules.Message
	if len(x.Facts) > 0 {
		key := "reason.now"
		if x.Later {
			key = "reason.later"
		}
		facts = append(facts, rules.Say(key, rules.All("list", clauses(view.Game().Info(), x.Facts, seat)...)))
	}
	return x.words(view, seat, facts)
}

// Because is the reason in words for who is shown the facts themselves, as signs beside it. What
// another choice would cost stands beside that one, and is said only where the game says nothing.
func (x *Reason) Because(view rules.State, seat int) rules.Message {
	if len(x.Facts) > 0 && x.Lead.IsZero() && len(x.Spared) == 0 {
		return rules.Message{}
	}
	if !x.Lead.IsZero() {
		return x.Lead
	}
	return x.words(guest(view), seat, nil)
}

// words put what the game says for a choice before what it changes and what it spares.
func (x *Reason) words(view rules.State, seat int, facts []rules.Message) rules.Message {
	in := view.Game().Info()
	var l []rules.Message
	if !x.Lead.IsZero() {
		l = append(l, x.Lead)
	}
	l = append(l, facts...)
	if len(x.Spared) > 0 {
		l = append(l, rules.Say("reason.spared", rules.Word("other", view.Describe(x.Instead)), rules.All("list", clauses(in, x.Spared, seat)...)))
	}
	switch {
	case len(l) > 0:
	case x.Open && !x.Declines:
		l = append(l, rules.Say("reason.open"))
	case !x.Next.IsZero():
		l = append(l, rules.Say("reason.next", rules.Word("next", x.Next)))
	default:
		l = append(l, rules.Say("reason.nothing"))
	}
	m := l[0]
	for _, next := range l[1:] {
		m = rules.Say("reason.and", rules.Word("a", m), rules.Word("b", next))
	}
	return m
}

// clauses put facts into words, those of one kind and seat together.
func clauses(in *rules.Info, facts []Fact, seat int) (l []rules.Message) {
	type kind struct {
		key  string
		seat int
	}
	var order []kind
	parts := map[kind][]rules.Message{}
	for _, f := range facts {
		k := kind{f.key(in, seat), f.Seat}
		if parts[k] == nil {
			order = append(order, k)
		}
		parts[k] = append(parts[k], f.amount(in))
	}
	for _, k := range order {
		l = append(l, rules.Say(k.key, rules.Player("who", k.seat), rules.All("list", parts[k]...)))
	}
	return l
}

// key is the clause that a fact stands in.
func (f Fact) key(in *rules.Info, seat int) string {
	k := &in.Stocks[f.Stock]
	switch {
	case k.Shared && f.N > 0:
		return "reason.more"
	case k.Shared:
		return "reason.less"
	case f.Seat != seat && f.N > 0:
		return "reason.theirs.more"
	case f.Seat != seat:
		return "reason.theirs.less"
	case f.N > 0 && k.Worth < 0:
		return "reason.mine.burden"
	case f.N > 0:
		return "reason.mine.more"
	case k.Worth < 0:
		return "reason.mine.rid"
	}
	return "reason.mine.less"
}

// amount is how much of what a fact is about.
func (f Fact) amount(in *rules.Info) rules.Message {
	n := f.N
	if n < 0 {
		n = -n
	}
	return rules.Say("stock."+in.Stocks[f.Stock].ID, rules.Num("n", n))
}

// Contrast is where two choices differ for certain: what the seat and the others have
// more or less after the second than after the first, each with what is meant to
// follow.
func Contrast(view rules.State, seat int, first, second []rules.Action) []Fact {
	view = guest(view)
	var l []Fact
	for deal := range uint64(deals) {
		a, b := follow(view, seat, first, deal+1), follow(view, seat, second, deal+1)
		if found := differ(a.end, b.end, seat, view.Game().Info().Stocks); deal == 0 {
			l = found
		} else {
			l = common(l, found)
		}
	}
	return foremost(l, seat)
}

// Contrasted is the contrast of another choice with the first hint in words, the zero Message for none.
func Contrasted(in *rules.Info, seat int, facts []Fact) rules.Message {
	return contrast("reason.contrast", in, seat, facts)
}

// Differ is where the second of two hints differs most from the first, in words: in the game's own terms where it has any, else
// what the seats have more or less; the zero Message for nothing.
func Differ(view rules.State, seat int, first, second []rules.Action) rules.Message {
	if g, ok := guest(view).(rules.Comparing); ok {
		if m := g.Differ(seat, first[0], second[0]); !m.IsZero() {
			return m
		}
	}
	l := Contrast(view, seat, first, second)
	return Second(view.Game().Info(), seat, l[:min(1, len(l))])
}

// Second is the contrast of the second hint with the first.
func Second(in *rules.Info, seat int, facts []Fact) rules.Message {
	return contrast("reason.second", in, seat, facts)
}

func contrast(key string, in *rules.Info, seat int, facts []Fact) rules.Message {
	if len(facts) == 0 {
		return rules.Message{}
	}
	return rules.Say(key, rules.All("list", clauses(in, facts, seat)...))
}

// Changes are what a seat counts otherwise in another view of it, as far as it is worth telling.
func Changes(from, to rules.State, seat int) []Fact {
	return foremost(differ(from, to, seat, from.Game().Info().Stocks), seat)
}

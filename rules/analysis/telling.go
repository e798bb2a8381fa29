package analysis

import (
	"math"
	"slices"

	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/chances"
	"safehouse/rules/match"
)

// This file says what a turning point was. Its name is that of an event or an action,
// which has a template of its own in each game; why it mattered is counted in the stocks
// of the game, or in the deals that could have come.

// A run is the events of a step from one that something began with to the next such one:
// a draw and what came of it, or all that the automa did.
type run struct {
	from, to int // events
	automa   bool
	by       float64 // what it changed for the seat, as the game values positions
}

// looked is a step taken apart.
type looked struct {
	runs   []run
	events []rules.Event
	change []float64 // by event
	whose  []int     // by event
}

// look takes step i apart.
func (t *teller) look(i int) (l looked) {
	l.events = t.m.Steps()[i].Events
	if len(l.events) == 0 {
		return l
	}
	states := t.m.After(i)
	last := t.value(t.m.At(i))
	automa := false
	for j, e := range l.events {
		v, who := t.value(states[j]), whose(states[j], e.Who)
		l.change, l.whose = append(l.change, v-last), append(l.whose, who)
		last = v
		begins := e.SeenBy(t.a.Seat) && slices.Contains(t.m.Game().Info().Drawn, e.Kind)
		if who == rules.Automaton && !automa { // it goes on to the end of the step
			automa, begins = true, true
		} else if automa {
			begins = false
		}
		if begins {
			l.runs = append(l.runs, run{from: j, to: j, automa: automa})
		}
		if n := len(l.runs); n > 0 {
			l.runs[n-1].to = j
			l.runs[n-1].by += l.change[j]
		}
	}
	return l
}

// value is what a position is worth to the seat.
func (t *teller) value(s rules.State) float64 {
	var v [rules.MaxSeats]float64
	s.Value(&v)
	return v[t.a.Seat]
}

// whose is the seat that a ref of an event means.
func whose(s rules.State, r rules.Ref) int {
	if x, ok := s.(rules.Owned); ok && r.Kind != rules.None {
		return x.Whose(r)
	}
	return rules.Nobody
}

// heaviest is among some events that the seat saw the one that changed most in the
// direction of by, or the first of them; -1 for none.
func (l *looked) heaviest(seat, from, to int, by float64, fits func(j int) bool) int {
	best, most := -1, 0.0
	for j := from; j <= to; j++ {
		if !l.events[j].SeenBy(seat) || !fits(j) {
			continue
		}
		if d := l.change[j] * math.Copysign(1, by); best < 0 || d > most+1e-9 {
			best, most = j, max(0, d)
		}
	}
	return best
}

// came is the turning point of what came to light in step i.
func (t *teller) came(i int, by float64) Turning {
	x := Turning{Step: i, Event: -1, Cause: Luck, Who: rules.Nobody, By: by}
	l := t.look(i)
	var best *run
	for k := range l.runs {
		if r := &l.runs[k]; best == nil || r.by*by > best.by*by {
			best = r
		}
	}
	rival := func(j int) bool { return l.whose[j] >= 0 && !t.mine(l.whose[j]) }
	last := len(l.events) - 1
	switch {
	case best != nil && best.automa:
		x.Cause = Automa
		x.Event = l.heaviest(t.a.Seat, best.from, best.to, by, func(j int) bool { return l.whose[j] == rules.Automaton })
		return x
	case best != nil:
		x.Event = best.from
		return x
	}
	if x.Event = l.heaviest(t.a.Seat, 0, last, by, func(j int) bool { return rival(j) && l.events[j].Reveals }); x.Event >= 0 {
		x.Cause, x.Who = Others, l.whose[x.Event] // what somebody had chosen before came to light
		return x
	}
	if x.Event = l.heaviest(t.a.Seat, 0, last, by, func(j int) bool { return l.events[j].Reveals }); x.Event < 0 {
		x.Event = l.heaviest(t.a.Seat, 0, last, by, func(int) bool { return true })
	}
	return x
}

// mine reports whether the person decides for a seat.
func (t *teller) mine(seat int) bool {
	return (&analyser{o: Options{Seat: t.a.Seat}, people: t.m.Controllers()}).own(seat)
}

// others is the turning point of what somebody else chose in step i. Of what was chosen in
// secret what came to light names it.
func (t *teller) others(i int, by float64) Turning {
	who := t.chooser(i)
	x := Turning{Step: i, Event: -1, Cause: Others, Who: who, By: by}
	l := t.look(i)
	last := len(l.events) - 1
	if !t.a.Steps[i].Known {
		x.Event = l.heaviest(t.a.Seat, 0, last, by, func(j int) bool { return l.events[j].Reveals && l.whose[j] >= 0 && !t.mine(l.whose[j]) })
		if x.Event >= 0 {
			x.Who = l.whose[x.Event]
			return x
		}
	}
	x.Event = l.heaviest(t.a.Seat, 0, last, by, func(j int) bool { return l.whose[j] == who })
	return x
}

// tell puts a turning point into words.
func (t *teller) tell(x *Turning) {
	before, st := t.m.At(x.Step), &t.m.Steps()[x.Step]
	x.Round = before.Turn().Round
	if x.Event >= 0 {
		x.Name = rules.Told(t.m.At(x.Step+1), st.Events[x.Event])
	} else if st.Action.Verb != 0 {
		text := rules.Word("text", rules.View(before, max(x.Who, 0)).Describe(st.Action))
		x.Name = rules.Say("turned.chose", rules.Player("who", x.Who), text)
		if x.Cause == Choice {
			x.Name = rules.Say("turned.you", text)
		}
	}
	switch x.Cause {
	case Choice:
		x.Why = t.a.Steps[x.Step].Advice
	case Others:
		x.Why = t.changed(x)
	default:
		if x.Why = t.against(x, st); x.Why.IsZero() {
			x.Why = t.changed(x)
		}
	}
	if x.Name.IsZero() { // of an action that these rules no longer have
		x.Name = rules.Say("turned.unnamed")
	}
}

// better says what would have been the better choice, and why: what the game says for
// it, what it changes for certain that the choice did not, or what it spares.
func better(view rules.State, seat int, did, best rules.Action) rules.Message {
	text := rules.Word("text", view.Describe(best))
	if lead := view.Advice(best); !lead.IsZero() {
		return rules.Say("turned.better.why", text, rules.Word("why", lead))
	}
	if facts := bot.Contrast(view, seat, []rules.Action{did}, []rules.Action{best}); len(facts) > 0 {
		return rules.Say("turned.better.facts", text, rules.All("list", clauses(view.Game().Info(), facts, seat, chances.Together(view))...))
	}
	if why := bot.Explain(view, seat, []rules.Action{best}, [][]rules.Action{{did}}); len(why.Spared) > 0 {
		return rules.Say("turned.better.why", text, rules.Word("why", why.Because(view, seat)))
	}
	return rules.Say("turned.better.later", text)
}

// changed says what somebody else's doing changed for the seat, as it saw it: what tells
// in the direction of the turning point.
func (t *teller) changed(x *Turning) rules.Message {
	seat, before := t.a.Seat, t.m.At(x.Step)
	facts := bot.Changes(rules.View(before, seat), rules.View(t.m.At(x.Step+1), seat), seat)
	in, crew := t.m.Game().Info(), chances.Together(before)
	facts = slices.DeleteFunc(facts, func(f bot.Fact) bool {
		return f.Seat != seat && f.Seat != x.Who && !in.Stocks[f.Stock].Shared || f.Good(in, seat, crew) != (x.By > 0)
	})
	if len(facts) > 0 {
		return rules.Say("turned.changed", rules.All("list", clauses(in, facts, seat, crew)...))
	}
	switch {
	case crew && x.By > 0:
		return rules.Say("turned.helped.crew")
	case crew:
		return rules.Say("turned.hurt.crew")
	case x.By > 0:
		return rules.Say("turned.helped")
	}
	return rules.Say("turned.hurt")
}

// clauses put facts into words, at most three, those about one seat together. What a crew has
// is everybody's: nothing is told as somebody's gain or loss.
func clauses(in *rules.Info, facts []bot.Fact, seat int, crew bool) (l []rules.Message) {
	facts = facts[:min(3, len(facts))]
	about := func(f bot.Fact) int {
		if crew || in.Stocks[f.Stock].Shared {
			return rules.Nobody
		}
		return f.Seat
	}
	var done rules.Seats
	shared := false
	for _, first := range facts {
		who := about(first)
		if who == rules.Nobody && shared || done.Has(who) {
			continue
		}
		key := "turned.they"
		switch {
		case who == rules.Nobody:
			key, shared = "turned.all", true
		case who == seat:
			key = "turned.own"
		}
		if who >= 0 {
			done |= rules.Only(who)
		}
		var parts []rules.Message
		for _, f := range facts {
			if about(f) != who {
				continue
			}
			n, sign := f.N, "turned.more"
			if n < 0 {
				n, sign = -n, "turned.less"
			}
			parts = append(parts, rules.Say(sign, rules.Word("what", rules.Say("stock."+in.Stocks[f.Stock].ID, rules.Num("n", n)))))
		}
		l = append(l, rules.Say(key, rules.Player("who", max(who, 0)), rules.All("list", parts...)))
	}
	return l
}

// dealt is in how many deals what could have come is looked at, rolled in how many where it is
// a roll: its mean is told in tenths.
const dealt, rolled = 80, 16000

// against says what came and what the mean of it is, over the deals that the seat could
// believe before: of a roll its figure, else the stock that differs most from it; where
// none does, in how many deals more would have come.
func (t *teller) against(x *Turning, st *match.Step) rules.Message {
	if st.Action.Verb == 0 || x.Step < t.m.Told() {
		return rules.Message{}
	}
	eyes := t.a.Seat
	if t.a.Steps[x.Step].Own {
		eyes = x.Who
		if eyes < 0 {
			eyes = t.chooser(x.Step)
		}
	}
	view := rules.View(t.m.At(x.Step), eyes)
	if !view.Why(st.Action).IsZero() {
		return rules.Message{}
	}
	came := rules.Event{}
	if x.Event >= 0 {
		came = st.Events[x.Event]
	}
	s := sample{teller: t, turning: x, came: came, now: t.m.At(x.Step + 1), most: dealt}
	s.roll = x.Cause == Luck && came.N > 0 && came.What.Kind == rules.None && came.To.Kind == rules.None
	if s.roll {
		s.most = rolled
	}
	if s.take(view, eyes, st.Action); s.deals < s.most/2 {
		return rules.Message{}
	}
	for _, told := range []func() rules.Message{s.ofRoll, s.ofAutoma, s.ofStock, s.share} {
		if m := told(); !m.IsZero() {
			return m
		}
	}
	return rules.Message{}
}

// A sample is what an action brings in deals that a seat could believe, to be told from what it brought.
type sample struct {
	*teller
	turning *Turning
	came    rules.Event // the one that it turned with
	now     rules.State // the position after the action
	most    int         // deals that are looked at
	roll    bool        // came is a roll

	deals, finer  int     // those that could be dealt, and those among them that are better than what came
	rolls, automa tally   // of the roll, and of the automa's points
	stocks        []tally // by stock and seat
}

// take deals again and again.
func (s *sample) take(view rules.State, eyes int, a rules.Action) {
	in, seats := s.m.Game().Info(), s.seats()
	s.stocks = make([]tally, len(in.Stocks)*max(1, seats))
	worth := s.value(s.now)
	r := bot.Seed(s.seed, 3*s.turning.Step)
	for range s.most {
		deal := view.Clone()
		deal.Resample(eyes, &r)
		rec := rules.Recorder{}
		if deal.Apply(a, &rec) != nil {
			continue
		}
		s.deals++
		if s.value(deal) > worth+1e-9 {
			s.finer++
		}
		if k := slices.IndexFunc(rec.Events, func(e rules.Event) bool { return e.Kind == s.came.Kind }); s.roll && k >= 0 {
			s.rolls.add(float64(rec.Events[k].N))
		}
		if out := deal.Outcome(); out.Automa != nil {
			s.automa.add(float64(out.Automa.Total))
		}
		c, ok := deal.(rules.Countable)
		for k := range s.stocks {
			if stock, who := k/seats, k%seats; ok && (who == s.a.Seat || !in.Stocks[stock].Own) {
				s.stocks[k].add(float64(c.Amount(stock, who)))
			}
		}
	}
}

// seats is how many play.
func (s *sample) seats() int { return len(s.now.Outcome().Seats) }

// ofRoll tells a roll that is not the mean one, ofAutoma points of an automa that are not.
func (s *sample) ofRoll() rules.Message {
	if !s.roll || !s.rolls.varies || math.Abs(float64(s.came.N)-s.rolls.mean()) < 0.5 {
		return rules.Message{}
	}
	return rules.Say("turned.roll", append(tenths(s.rolls.mean()), rules.Num("n", int(s.came.N)))...)
}

func (s *sample) ofAutoma() rules.Message {
	out := s.now.Outcome()
	if s.turning.Cause != Automa || out.Automa == nil || !s.automa.varies || !differs(float64(out.Automa.Total), s.automa.mean()) {
		return rules.Message{}
	}
	return rules.Say("turned.mean.automa", append(tenths(s.automa.mean()), rules.Num("n", out.Automa.Total), rules.Player("automa", len(out.Seats)))...)
}

// ofStock tells the stock that differs most from its mean, in the direction of the turning point.
func (s *sample) ofStock() rules.Message {
	c, ok := s.now.(rules.Countable)
	if !ok {
		return rules.Message{}
	}
	in, seats, seat, crew := s.m.Game().Info(), s.seats(), s.a.Seat, chances.Together(s.now)
	best, most := -1, 0.0
	for k := range s.stocks {
		stock, who, y := &in.Stocks[k/seats], k%seats, &s.stocks[k]
		if !y.varies || stock.Shared && who != seat || !stock.Shared && crew {
			continue
		}
		d := float64(c.Amount(k/seats, who)) - y.mean()
		good := (d*stock.Worth > 0) == (who == seat)
		if w := math.Abs(d * stock.Worth); good == (s.turning.By > 0) && w > most && differs(float64(c.Amount(k/seats, who)), y.mean()) {
			best, most = k, w
		}
	}
	if best < 0 {
		return rules.Message{}
	}
	k, who := best/seats, best%seats
	key := "turned.mean.they"
	switch {
	case in.Stocks[k].Shared:
		key = "turned.mean.all"
	case who == seat:
		key = "turned.mean.you"
	}
	return rules.Say(key, append(tenths(s.stocks[best].mean()), rules.Player("who", who),
		rules.Word("what", rules.Say("stock."+in.Stocks[k].ID, rules.Num("n", c.Amount(k, who)))))...)
}

// share tells in how many deals more would have come, of a hundred.
func (s *sample) share() rules.Message {
	if s.finer == 0 || s.finer == s.deals || (2*s.finer > s.deals) != (s.turning.By < 0) {
		return rules.Message{}
	}
	key := "turned.share"
	if chances.Together(s.now) {
		key = "turned.share.crew"
	}
	return rules.Say(key, rules.Num("n", max(1, (100*s.finer+s.deals/2)/s.deals)))
}

// differs reports whether what came is to be told from a mean.
func differs(n, mean float64) bool { return math.Abs(n-mean) >= 0.25 }

// tenths are the arguments of a mean.
func tenths(v float64) []rules.Arg {
	n := int(math.Round(math.Abs(v) * 10))
	sign := 0
	if v < 0 && n > 0 {
		sign = 1
	}
	return []rules.Arg{rules.Num("below", sign), rules.Num("whole", n/10), rules.Num("tenth", n%10)}
}

// A tally is figures that are added up.
type tally struct {
	sum    float64
	n      int
	first  float64
	varies bool
}

func (y *tally) add(v float64) {
	if y.n == 0 {
		y.first = v
	}
	y.varies = y.varies || v != y.first
	y.sum += v
	y.n++
}

func (y *tally) mean() float64 { return y.sum / float64(max(1, y.n)) }

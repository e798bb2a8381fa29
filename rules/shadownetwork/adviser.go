package shadownetwork

import (
	"math"

	"safehouse/rules"
)

// How a searching bot sees the game. The worth of an answer at first sight, in
// Influence, guides the search and plays games out; it is the search that finds
// out how things go.

// pieceGain is what one more piece of a colour adds to the inbox.
func (o *outlook) pieceGain(c Colour) float64 {
	switch o.p.Inbox[c] % briefcaseCost {
	case 0:
		return 0.85 * o.unit[c]
	case 1:
		return 1.0 * o.unit[c]
	}
	return 1.25 * o.unit[c]
}

// pieceLoss is what one piece of a colour less takes from it.
func (o *outlook) pieceLoss(c Colour) float64 {
	switch o.p.Inbox[c] % briefcaseCost {
	case 1:
		return 0.85 * o.unit[c]
	case 2:
		return 1.0 * o.unit[c]
	}
	return 1.25 * o.unit[c]
}

// leakWeight is the units that each Leaked tile gives to others, in points.
var leakWeight = func() (l [tiles]float64) {
	for t := range l {
		for i := range tileTable[t].Leaks {
			what := &tileTable[t].Leaks[i].What
			l[t] += 0.06 * (float64(what.Influence) + float64(what.Of[0]) + 2*float64(what.Of[1]) + 3*float64(what.Of[2]) + 4*float64(what.Of[3]))
		}
	}
	return l
}()

func (s *State) tossWorth(o *outlook, c Contract) float64 {
	return c.Card().Discard.worth(&pieceWorth) + s.handWorth(o.p, o.p.Hand.Without(c), 10)
}

// placeWorth is what a visit to c brings and keeps from the rivals, less the fee
// and what it leaks to the others.
func (s *State) placeWorth(o *outlook, c City) float64 {
	city := &s.Cities[c]
	tile := city.Tile.Card()
	v := float64(city.Influence) + float64(tile.Secret.Influence)
	kept := float64(city.Influence)
	room := o.room
	in := o.p.Inbox
	for i := colours - 1; i >= 0; i-- {
		leaked := int(city.Leaked[i])
		n := min(room, leaked+int(tile.Secret.Of[i]))
		room -= n
		in[i] += uint8(n)
		kept += float64(min(n, leaked)) * pieceWorth[i]
	}
	v += o.inboxWorth(&in) - o.inboxNow()
	if kept > 0 {
		v += denial * kept * s.contested(o.seat, city)
	}
	if o.left > 1 {
		v -= 0.6 * max(0, float64(3-room))
	}
	fee := float64(s.fee(c, o.seat))
	if fee > 0 {
		v -= fee * (1 + 1/float64(s.sideCount()-1))
	}
	cash := float64(o.p.Influence) + float64(city.Influence) + float64(tile.Secret.Influence) - fee
	if city.Token {
		if o.known&knowsVisit == 0 {
			o.visit = s.marketWorth(o)
			o.known |= knowsVisit
		}
		v += o.visit * (0.5 + 0.5*min(1, max(0, cash)))
	}
	if s.solo() && city.Agents>>Syndicate&1 == 0 && city.Leaked.Sum()+int(city.Influence) >= syndicateTarget {
		// The Lone Syndicate would come for it.
		v += 0.4 * float64(city.Influence)
		for c, n := range city.Leaked {
			v += 0.4 * float64(n) * float64(unitCost[c]) / briefcaseCost
		}
	}
	return v - leakWeight[city.Tile]
}

// denial is what it is worth to a player that a rival cannot take something any
// more, against taking it.
const denial = 0.6

// contested is the share of the other players who could still come to a city in
// this round.
func (s *State) contested(seat Side, city *CityState) float64 {
	n := 0
	for other := range Side(s.Seats) {
		if other != seat && city.Agents>>other&1 == 0 && s.Players[other].Phone > 0 {
			n++
		}
	}
	return float64(n) / float64(s.sideCount()-1)
}

// marketWorth is what a visit to a Black Market promises.
func (s *State) marketWorth(o *outlook) float64 {
	v := 0.0
	if o.p.Waged > 0 {
		v += max(0, s.recruitWorth(o))
	}
	best := 0.0
	for set := s.Display; set != 0; set = set.rest() {
		best = max(best, o.handlerWorth(set.first(), 0))
	}
	v += 0.6 * max(0, best-1)
	hand := s.handNow(o)
	best = 0
	for _, c := range s.Market {
		if c != noContract {
			best = max(best, s.handWorth(o.p, o.p.Hand.With(c), o.left)-hand)
		}
	}
	return v + 0.9*best
}

// leakWorth prefers cities where rivals stand and the player does not.
func (s *State) leakWorth(o *outlook, c City) float64 {
	agents := s.Cities[c].Agents
	v := 0.0
	if agents>>o.seat&1 == 1 {
		v -= 0.6
	}
	rivals := float64(ones[s.rivals(c, o.seat)])
	n := float64(s.sideCount() - 1)
	v += 0.8 * rivals / n
	heap := float64(s.Cities[c].Leaked.Sum() + int(s.Cities[c].Influence))
	if o.p.Phone > 0 && agents>>o.seat&1 == 0 {
		v += 0.3
	}
	if s.solo() && agents>>Syndicate&1 == 0 && heap >= 2 {
		v -= 1.2
	}
	return v - 0.1*heap*(1-rivals/n)
}

func (s *State) exchangeRateWorth(o *outlook, c Colour) float64 {
	r := &rateTable[c]
	in := o.p.Inbox
	in[c] += uint8(min(o.room, int(r.Gain.Of[c])))
	return o.inboxWorth(&in) - o.inboxNow() + float64(r.Gain.Influence) - float64(r.Price) - 0.3
}

// recruitWorth is what another Agent brings until the end, less wages.
func (s *State) recruitWorth(o *outlook) float64 {
	owned := agents - o.p.Waged
	rounds := float64(int(s.last())-int(s.Round)) + 1
	raise := float64(s.wage(owned+1)) - float64(s.wage(owned))
	if owned == 2 {
		raise--
	}
	return rounds*(placementWorth-0.85*raise) - 1
}

func (s *State) drawWorth(o *outlook, f *Frame, c Contract) float64 {
	v := s.handWorth(o.p, o.p.Hand.With(c), o.left) - s.handNow(o)
	if f.Kind == AskSecond {
		v -= secondPrice
	}
	return v - 0.3
}

func (s *State) hireWorth(o *outlook, h Handler) float64 {
	v := o.handlerWorth(h, 0) - hirePrice - 0.2
	worst := math.Inf(1)
	for i := range o.p.Slots {
		old := o.p.Slots[i].Handler
		if old == noHandler {
			return v
		}
		worst = min(worst, o.handlerWorth(old, o.p.Slots[i].Used))
	}
	return v - worst
}

func (s *State) useWorth(o *outlook, h Handler) float64 {
	card := h.Card()
	in := o.p.Inbox
	in.take(&card.Pay.Of)
	room := o.p.capacity() - in.Sum()
	for c := colours - 1; c >= 0; c-- {
		n := min(room, int(card.Gain.Of[c]))
		room -= n
		in[c] += uint8(n)
	}
	v := o.inboxWorth(&in) - o.inboxNow() + float64(card.Gain.Influence)
	slot := o.p.slotWith(h)
	later := max(0, o.left-float64(card.Uses-slot.Used)+1)
	if later == 0 {
		return v - 0.1
	}
	return v - 0.45
}

func (s *State) makeWorth(o *outlook, c Colour) float64 {
	p := o.p
	n := p.Rows[c].Filled + 1
	v := 1 + float64(rowTable[c].Influence)*0.2
	if p.fillsColumn(c) {
		v += 1
	}
	if rowTable[c].Lines>>n&1 == 1 {
		v -= 0.5 // others first, so that a Contract may become ready
	}
	if c == Yellow && n == rowTable[c].Spaces && o.want[Yellow] > 0 {
		v -= 0.3
	}
	return v
}

func (s *State) overlayWorth(o *outlook, f *Frame) float64 {
	if o.left < 2 || o.p.Influence < overlayPrice+1 && f.Kind != AskCollect {
		return -4
	}
	if worth := f.row().overlay; worth != nil {
		return worth(s, o, f)
	}
	return -9 // it comes off as well at a question where room matters
}

func (s *State) discardWorth(o *outlook, c Contract) float64 {
	return c.Card().Discard.worth(&o.unit) - s.handNow(o) + s.handWorth(o.p, o.p.Hand.Without(c), o.left)
}

// completeWorth is the turn-in value, less what the Contract promises in hand
// and what its briefcases could do otherwise; and a little more, for the next
// milestone may find nothing else ready.
func (s *State) completeWorth(o *outlook, c Contract, greens int) float64 {
	card := c.Card()
	p := *o.p
	took := card.pattern(uint8(greens))
	for i := range took {
		p.Rows[i].White += took[i]
	}
	return 1 + float64(card.TurnIn) - s.handNow(o) + s.handWorth(&p, p.Hand.Without(c), o.left)
}

// syndicateWorth is what a Handler brings the Lone Syndicate.
func syndicateWorth(h Handler) float64 { return h.Card().Solo.worth(&pieceWorth) }

// now is the outlook of the seat that is asked.
func (s *State) now() outlook {
	f := s.top()
	if f.Kind == AskLeak {
		return outlook{seat: f.Side, p: &s.Players[f.Side]} // who leaks looks at the cities only
	}
	return s.look(f.Side)
}

// Priors weighs the answers by their worth at first sight.
func (s *State) Priors(legal []rules.Action, w []float64) {
	o := engine.Mood()
	defer engine.Done(o)
	*o = s.now()
	top := math.Inf(-1)
	for i, a := range legal {
		w[i] = engine.Worth(s, a, o)
		top = max(top, w[i])
	}
	for i := range legal {
		w[i] = math.Exp(max(-7, (w[i]-top)/1.2))
	}
}

// Playout picks an answer by its worth at first sight with a little noise.
func (s *State) Playout(legal []rules.Action, r *rules.Rand) int {
	if len(legal) == 1 {
		return 0
	}
	o := engine.Mood()
	defer engine.Done(o)
	*o = s.now()
	const noise = 0.8
	best, top := 0, math.Inf(-1)
	for i, a := range legal {
		if v := noise*r.Float64() + engine.Worth(s, a, o); v > top {
			best, top = i, v
		}
	}
	return best
}

// Worthwhile keeps the best plan alone where a seat can choose what to finish in
// final scoring: bots do not think about another.
func (s *State) Worthwhile(legal []rules.Action) []rules.Action {
	if len(legal) > 1 && s.top().Kind == AskFinish {
		return legal[len(legal)-1:] // done
	}
	return legal
}

// Value estimates how each seat stands. At the end winning counts most; the
// rest says by how much, and how much there is.
func (s *State) Value(v *[rules.MaxSeats]float64) {
	*v = [rules.MaxSeats]float64{}
	var score [sides]float64
	ended := s.laidOpen()
	for seat := range int(s.Seats) {
		if ended {
			t := s.count(seat)
			score[seat] = float64(t.total())
		} else {
			score[seat] = s.standing(Side(seat))
		}
	}
	if s.solo() {
		t := s.countSyndicate()
		score[Syndicate] = float64(t.total())
		if !ended {
			score[Syndicate] += s.syndicateToCome()
		}
	}
	for seat := range int(s.Seats) {
		best := math.Inf(-1)
		for other := range sides {
			if other != seat && s.inPlay(Side(other)) {
				best = max(best, score[other])
			}
		}
		margin := score[seat] - best
		win := 0.0
		switch {
		case !ended:
			win = 1 / (1 + math.Exp(-margin/10))
		case margin > 0:
			win = 1
		case margin == 0:
			win = 0.5
		}
		v[seat] = 0.6*win + 0.4/(1+math.Exp(-margin/12))
	}
}

// syndicateToCome is what the Lone Syndicate will gain until the end.
func (s *State) syndicateToCome() float64 {
	turns := float64(s.Rival.Phone) + float64(int(s.last())-int(s.Round))*3.3
	return 7 * turns
}

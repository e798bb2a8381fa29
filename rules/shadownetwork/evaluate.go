package shadownetwork

// What things are worth, in Influence: the game's own judgement for bots.

// pieceWorth is what a piece of Intelligence brings in the end: its share of a
// briefcase, of columns and milestones, and of Contracts.
var pieceWorth = [colours]float64{0.75, 1.45, 2.15, 3.1}

// An outlook is how a player's game goes on at first sight.
type outlook struct {
	seat Side
	p    *PlayerState
	left float64          // own placements to come
	unit [colours]float64 // worth of one more piece
	want [colours]int     // briefcases that the Contracts in hand still need
	room int

	visit  float64 // worth of a visit to a Black Market, once it was asked
	looked bool
}

// look makes the outlook of a seat.
func (s *State) look(seat Side) (o outlook) {
	p := &s.Players[seat]
	o = outlook{seat: seat, p: p, left: s.placementsLeft(seat), room: p.room()}
	o.want = s.wanted(p)
	fade := fading(o.left)
	for c := range o.unit {
		u := pieceWorth[c] * fade
		spaces := int(rowTable[c].Spaces) - int(p.Rows[c].Filled)
		if c == int(Yellow) {
			spaces = 9
		}
		spaces -= int(p.Inbox[c]) / briefcaseCost
		switch {
		case spaces <= 0:
			u *= 0.35
		case o.want[c] > 0:
			u *= 1.2
		default:
			u *= 0.92
		}
		o.unit[c] = u
	}
	return o
}

// fading is how much of its worth a piece keeps when so many placements are
// left to make something of it.
func fading(left float64) float64 {
	switch {
	case left > 2:
		return 1
	case left > 1:
		return 0.8
	case left > 0:
		return 0.6
	}
	return 0.25
}

// placementsLeft is the Agents that a seat can still place in this game if it
// keeps those it has.
func (s *State) placementsLeft(seat Side) float64 {
	p := &s.Players[seat]
	n := float64(p.Phone)
	if s.Phase == Upkeep {
		n = 0
	}
	return n + float64(Rounds-int(s.Round))*float64(agents-p.Waged)
}

// wanted is the briefcases that the Contracts in hand need and that do not
// stand coloured on the ledger.
func (s *State) wanted(p *PlayerState) (want [colours]int) {
	var have [colours]int
	for c := range have {
		have[c] = int(p.Rows[c].coloured())
	}
	for set := p.Hand; set != 0; set = set.rest() {
		needs := &set.first().Card().Needs
		for c, n := range needs.Of {
			have[c] -= int(n)
		}
	}
	for c := range have {
		want[c] = max(0, -have[c])
	}
	return want
}

// inboxWorth is the worth of the pieces in an inbox: whole briefcases count
// fully, the first and second piece of a colour a little less.
func (o *outlook) inboxWorth(in *Pieces) float64 {
	v := 0.0
	for c, n := range in {
		v += o.unit[c] * float64(n)
		switch n % briefcaseCost {
		case 1:
			v -= 0.15 * o.unit[c]
		case 0:
			if n > 0 {
				v += 0.3 * o.unit[c]
			}
		}
	}
	return v
}

// unitCost is what a briefcase costs in thirds of a yellow one.
var unitCost = [colours]int{3, 6, 9, 12}

// contractCost is the units that each Contract costs in all.
var contractCost = func() (l [contracts]int) {
	for c := range l {
		needs := &contractTable[c].Needs
		for i, n := range needs.Of {
			l[c] += int(n) * unitCost[i]
		}
		l[c] += int(needs.Either) * unitCost[Green]
	}
	return l
}()

// handWorth is what the Contracts in hand promise: the cheapest first, each
// with the briefcases and pieces that those before it leave.
func (s *State) handWorth(p *PlayerState, hand ContractSet, left float64) float64 {
	if hand == 0 {
		return 0
	}
	var have [colours]int
	reach := 4.6 * left
	for c := range have {
		have[c] = int(p.Rows[c].coloured())
		reach += float64(int(p.Inbox[c])*unitCost[c]) * (0.9 / briefcaseCost)
	}
	var order [contracts]Contract
	var key [contracts]int
	n := 0
	for set := hand; set != 0; set = set.rest() {
		c := set.first()
		k := missing(c, &have)*10 - 3*int(contractTable[c].TurnIn)
		i := n
		for ; i > 0 && key[i-1] > k; i-- {
			key[i], order[i] = key[i-1], order[i-1]
		}
		key[i], order[i] = k, c
		n++
	}
	v := 0.0
	for _, c := range order[:n] {
		v += promise(c, &have, &reach)
	}
	return v
}

// missing is the units that a Contract still costs with the briefcases that are
// there.
func missing(c Contract, have *[colours]int) int {
	needs := &contractTable[c].Needs
	cost := max(0, int(needs.Of[Yellow])-have[Yellow])*unitCost[Yellow] + max(0, int(needs.Of[Purple])-have[Purple])*unitCost[Purple]
	green, blue := have[Green]-int(needs.Of[Green]), have[Blue]-int(needs.Of[Blue])
	cost += max(0, -green)*unitCost[Green] + max(0, -blue)*unitCost[Blue]
	if needs.Either > 0 {
		cost += max(0, int(needs.Either)-max(0, green)-max(0, blue)) * unitCost[Green]
	}
	return cost
}

// promise is what a Contract is worth in points, and takes its share of what
// there is.
func promise(c Contract, have *[colours]int, reach *float64) float64 {
	card := &contractTable[c]
	cost := missing(c, have)
	for i, n := range card.Needs.Of {
		have[i] = max(0, have[i]-int(n))
	}
	for range card.Needs.Either {
		if have[Green] >= have[Blue] {
			have[Green] = max(0, have[Green]-1)
		} else {
			have[Blue]--
		}
	}
	if cost == 0 {
		return float64(card.GameEnd) + 1.5
	}
	units := float64(cost)
	chance := min(0.95, max(0, (*reach-0.8*units)/units+0.15)) * 0.8
	*reach -= 0.7 * units
	progress := 1 - units/float64(contractCost[c])
	return chance*(float64(card.GameEnd)+1)*(0.35+0.65*progress) - (1-chance)*float64(card.Penalty)
}

// handlerWorth is what the rest of a Handler's uses promises.
func (o *outlook) handlerWorth(h Handler, used uint8) float64 {
	card := h.Card()
	gain := o.exchangeWorth(card)
	n := min(float64(card.Uses-used), o.left)
	return max(0, n*gain*0.6)
}

// exchangeWorth is what one use of a Handler gains.
func (o *outlook) exchangeWorth(card *HandlerCard) float64 {
	gain := 0.0
	for c := range o.unit {
		gain += o.unit[c] * (float64(card.Gain.Of[c]) - float64(card.Pay.Of[c]))
	}
	return gain
}

// standing estimates the final score of a seat.
func (s *State) standing(seat Side) float64 {
	o := s.look(seat)
	p := o.p
	v := float64(p.Influence) + o.inboxWorth(&p.Inbox) + s.handWorth(p, p.Hand, o.left)
	for _, d := range p.Done[:p.DoneSize] {
		if d.Contract < contracts {
			v += float64(d.Contract.Card().TurnIn)
		}
	}
	for i := range p.Slots {
		if h := p.Slots[i].Handler; h != noHandler {
			v += o.handlerWorth(h, p.Slots[i].Used)
		}
	}
	for c := range p.Rows {
		v += 0.3 * float64(p.Rows[c].coloured())
	}
	if !p.Overlay {
		v += min(2, 0.25*o.left)
	}
	if o.left > 0 {
		v -= 1.2 * max(0, float64(3-o.room))
	}
	return v + placementWorth*o.left - s.wagesToCome(p)
}

// placementWorth is what placing an Agent brings in the end.
const placementWorth = 5.5

// wagesToCome is what a player's Agents will cost until the end.
func (s *State) wagesToCome(p *PlayerState) float64 {
	rounds := float64(Rounds - int(s.Round))
	if s.Phase != Upkeep {
		rounds++
	}
	return rounds * float64(wages[agents-p.Waged]) * 0.85
}

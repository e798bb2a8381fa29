package shadownetwork

// What things are worth, in Influence: the game's own judgement for bots.

// pieceWorth is what a piece of Intelligence brings in the end: its share of a
// briefcase, of columns and milestones, and of Contracts.
var pieceWorth = [colours]float64{0.75, 1.45, 2.15, 3.1}

// worth is what goods add to what a player has, with these worths of a piece.
func (g *Goods) worth(piece *[colours]float64) (v float64) {
	for c, n := range g.Of {
		v += float64(n) * piece[c]
	}
	return v + float64(g.Influence)
}

// An outlook is how a player's game goes on at first sight.
type outlook struct {
	seat Side
	p    *PlayerState
	left float64          // own placements to come
	unit [colours]float64 // worth of one more piece
	want [colours]int     // briefcases that the Contracts in hand still need
	room int

	// What is reckoned only when it is asked for.
	visit, hand, inbox float64 // worth of a visit to a Black Market, of the hand, of the inbox
	known              uint8
}

const (
	knowsVisit = 1 << iota
	knowsHand
	knowsInbox
)

// look makes the outlook of a seat.
func (s *State) look(seat Side) (o outlook) {
	p := &s.Players[seat]
	o = outlook{seat: seat, p: p, left: s.placementsLeft(seat), room: p.room()}
	o.want = p.wanted()
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
	return n + float64(int(s.last())-int(s.Round))*float64(agents-p.Waged)
}

// wanted is the briefcases that the Contracts in hand need and that do not
// stand coloured on the ledger.
func (p *PlayerState) wanted() (want [colours]int) {
	var have [colours]int
	for c := range have {
		have[c] = int(p.Rows[c].coloured())
	}
	for set := p.Hand; set != 0; set = set.rest() {
		n := &needs[set.first()]
		for c := range have {
			have[c] -= n[c]
		}
	}
	for c := range have {
		want[c] = max(0, -have[c])
	}
	return want
}

// heapWorth is the worth of so many pieces of a colour, in pieces: whole
// briefcases count fully, the first and second piece a little less.
var heapWorth = func() (l [256]float64) {
	for n := range l {
		l[n] = float64(n)
		switch n % briefcaseCost {
		case 1:
			l[n] -= 0.15
		case 0:
			if n > 0 {
				l[n] += 0.3
			}
		}
	}
	return l
}()

// inboxWorth is the worth of the pieces in an inbox.
func (o *outlook) inboxWorth(in *Pieces) float64 {
	return o.unit[0]*heapWorth[in[0]] + o.unit[1]*heapWorth[in[1]] + o.unit[2]*heapWorth[in[2]] + o.unit[3]*heapWorth[in[3]]
}

// inboxNow is the worth of the pieces in the inbox as it is.
func (o *outlook) inboxNow() float64 {
	if o.known&knowsInbox == 0 {
		o.inbox = o.inboxWorth(&o.p.Inbox)
		o.known |= knowsInbox
	}
	return o.inbox
}

// handNow is what the Contracts in hand promise.
func (s *State) handNow(o *outlook) float64 {
	if o.known&knowsHand == 0 {
		o.hand = s.handWorth(o.p, o.p.Hand, o.left)
		o.known |= knowsHand
	}
	return o.hand
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

// A stock is what Contracts can be made of: coloured briefcases that stand on
// the ledger, how many of a colour can stand there at once beside the white
// ones, and the units that will come.
type stock struct {
	have, most [colours]int
	reach      float64
}

// standingRoom is how many briefcases of each colour can stand on a ledger: the
// last yellow one goes as it comes.
var standingRoom = func() (l [colours]int) {
	for c := range l {
		l[c] = int(rowTable[c].Spaces)
	}
	l[Yellow]--
	return l
}()

// handWorth is what the Contracts in hand promise: the cheapest first, each
// with the briefcases and pieces that those before it leave.
func (s *State) handWorth(p *PlayerState, hand ContractSet, left float64) float64 {
	if hand == 0 {
		return 0
	}
	k := stock{reach: 4.6 * left}
	for c := range k.have {
		row := &p.Rows[c]
		k.have[c] = int(row.coloured())
		k.most[c] = standingRoom[c] - int(row.White)
		k.reach += float64(int(p.Inbox[c])*unitCost[c]) * (0.9 / briefcaseCost)
	}
	if hand.rest() == 0 {
		return k.promise(hand.first())
	}
	var order [contracts]Contract
	var key [contracts]int
	n := 0
	for set := hand; set != 0; set = set.rest() {
		c := set.first()
		rank := k.missing(c)*10 - 3*int(contractTable[c].TurnIn)
		i := n
		for ; i > 0 && key[i-1] > rank; i-- {
			key[i], order[i] = key[i-1], order[i-1]
		}
		key[i], order[i] = rank, c
		n++
	}
	v := 0.0
	for _, c := range order[:n] {
		v += k.promise(c)
	}
	return v
}

// needs is the briefcases that each Contract needs, those of either colour last.
var needs = func() (l [contracts][colours + 1]int) {
	for c := range l {
		for i, n := range contractTable[c].Needs.Of {
			l[c][i] = int(n)
		}
		l[c][colours] = int(contractTable[c].Needs.Either)
	}
	return l
}()

// hopeless reports whether the ledger has no room for all that a Contract needs.
func (k *stock) hopeless(c Contract) bool {
	n := &needs[c]
	green, blue := k.most[Green]-n[Green], k.most[Blue]-n[Blue]
	return n[Yellow] > k.most[Yellow] || n[Purple] > k.most[Purple] || green < 0 || blue < 0 || green+blue < n[colours]
}

// missing is the units that a Contract still costs with the briefcases that are
// there.
func (k *stock) missing(c Contract) int {
	n := &needs[c]
	green, blue := k.have[Green]-n[Green], k.have[Blue]-n[Blue]
	cost := 0
	if d := n[Yellow] - k.have[Yellow]; d > 0 {
		cost = d * unitCost[Yellow]
	}
	if d := n[Purple] - k.have[Purple]; d > 0 {
		cost += d * unitCost[Purple]
	}
	either := n[colours]
	if green < 0 {
		cost -= green * unitCost[Green]
	} else {
		either -= green
	}
	if blue < 0 {
		cost -= blue * unitCost[Blue]
	} else {
		either -= blue
	}
	if either > 0 {
		cost += either * unitCost[Green]
	}
	return cost
}

// promise is what a Contract is worth in points, and takes its share of what
// there is.
func (k *stock) promise(c Contract) float64 {
	card, n := &contractTable[c], &needs[c]
	if k.hopeless(c) {
		return -float64(card.Penalty)
	}
	cost := k.missing(c)
	for i := range k.have {
		k.have[i] = max(0, k.have[i]-n[i])
		k.most[i] -= n[i]
	}
	for range n[colours] {
		i := Blue
		if k.have[Green] >= k.have[Blue] && k.most[Green] > 0 {
			i = Green
		}
		k.have[i] = max(0, k.have[i]-1)
		k.most[i]--
	}
	if cost == 0 {
		return float64(card.GameEnd) + 1.5
	}
	units := float64(cost)
	chance := min(0.95, max(0, (k.reach-0.8*units)/units+0.15)) * 0.8
	k.reach -= 0.7 * units
	progress := 1 - units/float64(contractCost[c])
	return chance*(float64(card.GameEnd)+1)*(0.35+0.65*progress) - (1-chance)*float64(card.Penalty)
}

// handlerWorth is what the rest of a Handler's uses promises.
func (o *outlook) handlerWorth(h Handler, used uint8) float64 {
	n := min(float64(handlerTable[h].Uses-used), o.left)
	return max(0, n*o.exchangeWorth(h)*0.6)
}

// handlerBalance is the pieces of each colour that one use of a Handler brings,
// less those it takes; last the Influence.
var handlerBalance = func() (l [handlers][colours + 1]float64) {
	for h := range l {
		l[h] = balance(&handlerTable[h])
	}
	return l
}()

func balance(card *HandlerCard) (l [colours + 1]float64) {
	for c := range card.Gain.Of {
		l[c] = float64(card.Gain.Of[c]) - float64(card.Pay.Of[c])
	}
	l[colours] = float64(card.Gain.Influence)
	return l
}

// exchangeWorth is what one use of a Handler gains.
func (o *outlook) exchangeWorth(h Handler) float64 {
	b := &handlerBalance[h]
	return o.unit[0]*b[0] + o.unit[1]*b[1] + o.unit[2]*b[2] + o.unit[3]*b[3] + b[colours]
}

// standing estimates the final score of a seat.
func (s *State) standing(seat Side) float64 {
	o := s.look(seat)
	p := o.p
	v := float64(p.Influence) + o.inboxNow() + s.handNow(&o)
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
	rounds := float64(int(s.last()) - int(s.Round))
	if s.Phase != Upkeep {
		rounds++
	}
	return rounds * float64(s.wage(agents-p.Waged)) * 0.85
}

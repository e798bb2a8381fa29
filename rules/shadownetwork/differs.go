package shadownetwork

import "safehouse/rules"

// Where two cities differ for the Agent that goes to one of them.

// differences are the sentences that say so.
var differences = []string{"differs.left", "differs.left-syndicate", "differs.market-first", "differs.market-second", "differs.fee", "differs.pieces", "differs.influence"}

// Differ is where the second of two cities differs from the first for the player who is asked: what it leaves to those who come
// next, its Black Market, the fee, and what it gives; the zero Message for other choices and for no difference.
func (s *State) Differ(_ int, first, second rules.Action) rules.Message {
	if first.Verb != VPlace || second.Verb != VPlace {
		return rules.Message{}
	}
	a, b := City(first.Args[0]), City(second.Args[0])
	x, y := s.offer(a), s.offer(b)
	at := info.Naming("city", refCity(a))
	switch {
	case x.draws && !y.draws:
		return rules.Say("differs.left-syndicate", rules.Num("n", x.heap), at)
	case x.rivals > 0 && x.heap > 1 && x.heap > y.heap:
		return rules.Say("differs.left", rules.Num("n", x.heap), at, rules.Num("rivals", x.rivals))
	case x.market && !y.market:
		return rules.Say("differs.market-first")
	case y.market && !x.market:
		return rules.Say("differs.market-second")
	case x.fee != y.fee:
		return rules.Say("differs.fee", rules.Num("n", x.fee), rules.Num("m", y.fee))
	case x.pieces != y.pieces:
		return rules.Say("differs.pieces", rules.Num("n", x.pieces), rules.Num("m", y.pieces))
	case x.coins != y.coins:
		return rules.Say("differs.influence", rules.Num("n", x.coins), rules.Num("m", y.coins))
	}
	return rules.Message{}
}

// A cityOffer is what a city has for the player who is asked, and for those who come after it.
type cityOffer struct {
	heap   int  // leaked pieces and Influence
	draws  bool // they are enough to draw the Lone Syndicate, and it can come
	rivals int  // rivals who can come and can pay for it
	market bool
	fee    int
	pieces int // that fit the inbox
	coins  int
}

func (s *State) offer(c City) (o cityOffer) {
	side, p, city := s.top().Side, s.asked(), &s.Cities[c]
	secret := &city.Tile.Card().Secret
	o.heap = city.Leaked.Sum() + int(city.Influence)
	o.draws = s.solo() && o.heap >= syndicateTarget && city.Agents>>Syndicate&1 == 0 && s.Rival.Phone > 0
	o.rivals = s.comers(c)
	o.market = city.Token
	o.fee = min(int(s.fee(c, side)), int(p.Influence)) // who cannot pay all pays what there is (ruling 10)
	o.pieces = min(p.room(), city.Leaked.Sum()+secret.Of.Sum())
	o.coins = int(city.Influence) + int(secret.Influence)
	return o
}

// comers is how many rivals have an Agent on call, none in a city, and the Influence to pay for a place there.
func (s *State) comers(c City) (n int) {
	city := &s.Cities[c]
	for other := range Side(s.Seats) {
		if q := &s.Players[other]; other != s.top().Side && q.Phone > 0 && city.Agents>>other&1 == 0 && uint16(s.fee(c, other)) <= q.Influence {
			n++
		}
	}
	return n
}

package shadownetwork

import "safehouse/rules"

// goodsArg is goods in words: "2 yellow and 1 Influence".
func goodsArg(name string, g *Goods) rules.Arg {
	var l []rules.Message
	for c, n := range g.Of {
		if n > 0 {
			l = append(l, rules.Say("goods."+colourIDs[c], rules.Num("n", int(n))))
		}
	}
	if g.Either > 0 {
		l = append(l, rules.Say("goods.either", rules.Num("n", int(g.Either))))
	}
	if g.Influence > 0 {
		l = append(l, rules.Say("goods.influence", rules.Num("n", int(g.Influence))))
	}
	return rules.All(name, l...)
}

// contractsArg is Contracts by name: "Quiet Harbour and Arms Fair".
func contractsArg(name string, set ContractSet) rules.Arg {
	var l []rules.Message
	for ; set != 0; set = set.rest() {
		l = append(l, info.Name(refContract(set.first())))
	}
	return rules.All(name, l...)
}

// finishing is what a seat would finish if it chose these Contracts first: which
// ones, and what the whole hand counts then.
func (s *State) finishing(seat int, chosen ContractSet) []rules.Arg {
	t := s.countWith(seat, chosen)
	return []rules.Arg{contractsArg("plan", t.ready), rules.Num("n", t.gameEnd-t.penalty)}
}

func letterArg(l Letter, name string) rules.Arg {
	return rules.Word(name, rules.Say("letter."+letterIDs[l]))
}

// describeHandler offers a Handler with what it exchanges.
func describeHandler(_ *State, x operands, m rules.Message) rules.Message {
	card := Handler(x.A).Card()
	m.Args = append(m.Args, goodsArg("pay", &card.Pay), goodsArg("gain", &card.Gain), goodsArg("solo", &card.Solo),
		rules.Num("uses", int(card.Uses)), rules.Num("n", hirePrice))
	return m
}

// describeUse warns of a full inbox.
func describeUse(s *State, x operands, m rules.Message) rules.Message {
	m = describeHandler(s, x, m)
	card := Handler(x.A).Card()
	if over := card.Gain.Of.Sum() - card.Pay.Of.Sum() - s.asked().room(); over > 0 {
		m.Key = "action.use-full"
		m.Args = append(m.Args, rules.Num("over", over))
	}
	return m
}

// describePlace warns of the fee and of a full inbox (ruling 13).
func (s *State) describePlace(x operands, _ rules.Message) rules.Message {
	f, p, c := s.top(), s.asked(), City(x.A)
	fee := int(min(p.Influence, uint16(s.fee(c, f.Side))))
	over := s.Cities[c].Leaked.Sum() + s.Cities[c].Tile.Card().Secret.Of.Sum() - p.room()
	m := rules.Say("action.place", info.Naming("city", refCity(c)), rules.Num("fee", fee), rules.Num("over", over))
	switch {
	case fee > 0 && over > 0:
		m.Key = "action.place-fee-full"
	case fee > 0:
		m.Key = "action.place-fee"
	case over > 0:
		m.Key = "action.place-full"
	}
	return m
}

// fillsColumn reports whether the next briefcase of a row fills a column.
func (p *PlayerState) fillsColumn(c Colour) bool {
	n := p.Rows[c].Filled + 1
	return n <= columns && p.Rows[c.partner()].Filled >= n
}

// briefcaseGain is the Influence that the next briefcase of a row brings at once.
func (p *PlayerState) briefcaseGain(c Colour) int {
	n := p.Rows[c].Filled + 1
	gain := int(rowTable[c].Influence)
	if p.fillsColumn(c) {
		gain += int(columnTable[c/2][n-1])
	}
	if c == Yellow && n == rowTable[c].Spaces {
		gain += recycleBonus
	}
	return gain
}

func describeComplete(_ *State, x operands, m rules.Message) rules.Message {
	card, greens := Contract(x.A).Card(), uint8(x.B)
	m.Args = append(m.Args, rules.Num("points", int(card.TurnIn)))
	if card.Needs.Either > 0 {
		m.Key = "action.complete-either"
		filled := Goods{Of: Pieces{Green: greens, Blue: card.Needs.Either - greens}}
		m.Args = append(m.Args, goodsArg("with", &filled))
	}
	return m
}

func describeLeak(s *State, _ operands, m rules.Message) rules.Message {
	c, coin := s.top().nextLeak()
	if coin {
		m.Key = "action.leak-influence"
	} else {
		m.Args = append(m.Args, info.Naming("colour", refColour(c)))
	}
	return m
}

// describePlug names the piece that is kept.
func describePlug(s *State, _ operands, m rules.Message) rules.Message {
	c, coin := s.top().nextLeak()
	if coin {
		m.Key = "action.plug-influence"
	} else {
		m.Args = append(m.Args, info.Naming("colour", refColour(c)))
	}
	return m
}

func describeExchange(s *State, x operands, m rules.Message) rules.Message {
	r := &rateTable[x.A]
	m.Args = append(m.Args, rules.Num("n", int(r.Price)), goodsArg("goods", &r.Gain))
	if over := r.Gain.Of.Sum() - s.asked().room(); over > 0 {
		m.Key = "action.exchange-full"
		m.Args = append(m.Args, rules.Num("over", over))
	}
	return m
}

// describeRecruit tells the wages with one Agent more.
func describeRecruit(s *State, _ operands, m rules.Message) rules.Message {
	after := s.asked().Phone + uint8(s.abroad(s.top().Side)) + 1
	m.Args = append(m.Args, rules.Num("n", recruitPrice), rules.Num("wage", int(s.wage(min(after, agents)))))
	return m
}

// describeDiscard tells what throwing a Contract away brings.
func describeDiscard(_ *State, x operands, m rules.Message) rules.Message {
	m.Args = append(m.Args, goodsArg("goods", &Contract(x.A).Card().Discard))
	return m
}

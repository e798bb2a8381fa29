package shadownetwork

import "safehouse/rules"

// What speaks for a choice, in the game's terms: the third piece of a colour, what a column or a Contract still lacks,
// room in the inbox, wages, and what draws the Lone Syndicate. Everything said is open to the player who is asked.

// advices are the reasons that a hint gives.
var advices = []string{
	"advice.third", "advice.third-draws", "advice.third-contested", "advice.third-market", "advice.syndicate", "advice.contested", "advice.market", "advice.fits", "advice.full", "advice.influence",
	"advice.ready", "advice.column", "advice.milestone", "advice.crosses", "advice.recycle", "advice.progress", "advice.briefcase",
	"advice.briefcase-only",
	"advice.wanted", "advice.short", "advice.agent", "advice.have", "advice.have-shared", "advice.able", "advice.hire-third", "advice.feeds", "advice.keep", "advice.left", "advice.worn", "advice.slots",
	"advice.wages", "advice.unfinished", "advice.keeps-influence", "advice.goes-on", "advice.goes-on-upkeep", "advice.keeps-pieces", "advice.keeps-use", "advice.no-third",
	"advice.not-ready", "advice.collects", "advice.gives-up", "advice.turn-in", "advice.lacks", "advice.loose", "advice.worthless", "advice.takes",
	"advice.leak-under", "advice.leak-draws", "advice.leak-race", "advice.leak-gives", "advice.leak-own", "advice.leak-spent", "advice.leak-stays",
	"advice.revive", "advice.recall",
	"advice.market-contract", "advice.market-handler", "advice.forgo", "advice.could-make", "advice.no-more", "advice.spare-use", "advice.row-full", "advice.no-room", "advice.unworn", "advice.whole", "advice.overlay-price", "advice.left-there",
}

// Advice is a reason in words for an answer.
func (s *State) Advice(a rules.Action) rules.Message {
	return engine.Advice(s, a, nil)
}

// advisePlace is what a city brings.
func (s *State) advisePlace(c City) rules.Message {
	p, city := s.asked(), &s.Cities[c]
	pieces := city.Leaked
	pieces.add(&city.Tile.Card().Secret.Of)
	n, room := pieces.Sum(), p.room()
	heap := city.Leaked.Sum() + int(city.Influence)
	coins := int(city.Influence) + int(city.Tile.Card().Secret.Influence)
	draws := s.solo() && heap >= syndicateTarget && city.Agents>>Syndicate&1 == 0 && s.Rival.Phone > 0
	if m := p.adviseThird(city.fetched(room)); !m.IsZero() {
		switch rivals := s.comers(c); {
		case draws:
			m.Key, m.Args = "advice.third-draws", append(m.Args, rules.Num("heap", heap))
		case heap > 1 && rivals > 0:
			m.Key, m.Args = "advice.third-contested", append(m.Args, rules.Num("heap", heap), rules.Num("rivals", rivals))
		case city.Token && p.Influence > 0:
			m.Key = "advice.third-market"
		}
		return m
	}
	switch {
	case draws:
		return rules.Say("advice.syndicate", rules.Num("n", heap), rules.Num("m", syndicateTarget))
	case city.Token && p.Influence > 0:
		return s.adviseMarket()
	}
	switch {
	case heap > 1 && s.comers(c) > 0:
		return rules.Say("advice.contested", rules.Num("n", s.comers(c)), rules.Num("heap", heap))
	case n > room && coins > 0:
		return rules.Say("advice.influence", rules.Num("n", coins))
	case n > room:
		return rules.Say("advice.full", rules.Num("n", n), rules.Num("m", room))
	case n > 0:
		return rules.Say("advice.fits", rules.Num("n", n), rules.Num("m", room))
	}
	return rules.Message{}
}

// fetched is what a visitor with so much room can take of each colour: all of it where it fits, else what leaked, and what the
// supply gives in the room that is left.
func (c *CityState) fetched(room int) *Pieces {
	supply, left := c.Tile.Card().Secret.Of, max(0, room-c.Leaked.Sum())
	l := c.Leaked
	for i := range l {
		l[i] = min(l[i], uint8(room)) + min(supply[i], uint8(left))
	}
	return &l
}

// adviseMarket is what a black market is for now: the Contract of which most stands on the ledger, else the Handler who leaves a whole
// briefcase, else what it has.
func (s *State) adviseMarket() rules.Message {
	p, best, most := s.asked(), noContract, 0
	for _, k := range s.Market {
		if k == noContract {
			continue
		}
		if have, _ := p.share(k); have > most {
			best, most = k, have
		}
	}
	if best != noContract {
		have, of := p.share(best)
		return rules.Say("advice.market-contract", info.Naming("contract", refContract(best)), rules.Num("n", have), rules.Num("m", of))
	}
	for set := s.Display; set != 0; set = set.rest() {
		h := set.first()
		if card := h.Card(); p.Inbox.covers(&card.Pay.Of) {
			with := *p
			with.Inbox.take(&card.Pay.Of)
			if m := with.adviseThird(with.within(card.Gain.Of)); !m.IsZero() {
				m.Key = "advice.market-handler"
				m.Args = append(m.Args, info.Naming("handler", refHandler(h)))
				return m
			}
		}
	}
	return rules.Say("advice.market", rules.Num("n", s.openContracts()))
}

// openContracts is how many Contracts the market shows.
func (s *State) openContracts() (n int) {
	for _, c := range s.Market {
		if c != noContract {
			n++
		}
	}
	return n
}

// adviseThird is the dearest colour of which some pieces make a whole briefcase more.
func (p *PlayerState) adviseThird(more *Pieces) rules.Message {
	for c := colours - 1; c >= 0; c-- {
		had, has := int(p.Inbox[c]), int(p.Inbox[c])+int(more[c])
		if has/briefcaseCost > had/briefcaseCost && p.Rows[c].Filled < rowTable[c].Spaces {
			return rules.Say("advice.third", info.Naming("colour", refColour(Colour(c))), rules.Num("n", has), rules.Num("m", had))
		}
	}
	return rules.Message{}
}

// adviseMake is what a briefcase completes.
func (s *State) adviseMake(c Colour) rules.Message {
	p := s.asked()
	with := *p
	with.Rows[c].Filled++
	if c == Yellow && with.Rows[c].Filled == rowTable[c].Spaces { // the last ones leave again, so that no Contract can count on it
		return rules.Say("advice.recycle", rules.Num("n", recycleBonus), rules.Num("m", recycled))
	}
	ready := func(k Contract) bool { return with.ready(k) }
	wanted := func(k Contract) bool { return p.wants(k, c) }
	best := p.dearest(wanted)
	switch k := p.dearest(ready); {
	case p.Crosses(c) && k != noContract:
		return rules.Say("advice.milestone", info.Naming("contract", refContract(k)), rules.Num("n", int(k.Card().TurnIn)))
	case p.Crosses(c) && best == noContract && !p.fillsColumn(c):
		return rules.Say("advice.crosses", rules.Num("n", milestoneInfluence), rules.Num("m", p.briefcaseGain(c)))
	}
	if k := p.dearest(func(k Contract) bool { return wanted(k) && ready(k) }); k != noContract {
		return rules.Say("advice.ready", info.Naming("contract", refContract(k)), rules.Num("n", int(k.Card().TurnIn)), rules.Num("m", int(k.Card().GameEnd)))
	}
	switch {
	case p.fillsColumn(c):
		return rules.Say("advice.column", info.Naming("row", refRow(c.partner())), rules.Num("n", int(columnTable[c/2][p.Rows[c].Filled])))
	case best != noContract:
		have, of := with.share(best)
		return rules.Say("advice.progress", info.Naming("contract", refContract(best)), rules.Num("n", have), rules.Num("m", of))
	}
	key := "advice.briefcase"
	if p.Hand == 0 && s.placementsLeft(s.top().Side) == 0 {
		key = "advice.briefcase-only"
	}
	return rules.Say(key, info.Naming("row", refRow(c)), rules.Num("n", p.briefcaseGain(c)))
}

// dearest is the Contract in hand of the highest value at a milestone of which something holds, noContract where there is none.
func (p *PlayerState) dearest(holds func(Contract) bool) Contract {
	best := noContract
	for set := p.Hand; set != 0; set = set.rest() {
		if k := set.first(); k < contracts && holds(k) && (best == noContract || k.Card().TurnIn > best.Card().TurnIn) {
			best = k
		}
	}
	return best
}

// ready reports whether the coloured briefcases of the ledger complete a Contract.
func (p *PlayerState) ready(k Contract) bool {
	lacks, either := p.Short(k)
	return lacks.Sum()+either == 0
}

// share is how many of the briefcases of a Contract stand coloured on the ledger, and how many it needs.
func (p *PlayerState) share(k Contract) (have, of int) {
	card := k.Card()
	of = card.Needs.Of.Sum() + int(card.Needs.Either)
	lacks, either := p.Short(k)
	return of - lacks.Sum() - either, of
}

// wants reports whether a Contract lacks a briefcase of a colour.
func (p *PlayerState) wants(k Contract, c Colour) bool {
	had, _ := p.share(k)
	with := *p
	with.Rows[c].Filled++
	has, _ := with.share(k)
	return has > had
}

// adviseGain is what some pieces are wanted for, the dearest colour first: a whole briefcase, else one that a Contract lacks,
// else the next one of their colour.
func (p *PlayerState) adviseGain(more *Pieces) rules.Message {
	if m := p.adviseThird(more); !m.IsZero() {
		return m
	}
	for c := colours - 1; c >= 0; c-- {
		has := int(p.Inbox[c]) + int(more[c])
		for set := p.Hand; set != 0 && more[c] > 0 && has < briefcaseCost; set = set.rest() {
			if k := set.first(); k < contracts && p.wants(k, Colour(c)) {
				return rules.Say("advice.wanted", info.Naming("contract", refContract(k)), info.Naming("row", refRow(Colour(c))), rules.Num("n", briefcaseCost-has))
			}
		}
	}
	for c := colours - 1; c >= 0; c-- {
		if has := int(p.Inbox[c]) + int(more[c]); more[c] > 0 && has%briefcaseCost > 0 && p.Rows[c].Filled < rowTable[c].Spaces {
			return rules.Say("advice.short", info.Naming("colour", refColour(Colour(c))), rules.Num("n", has), rules.Num("m", briefcaseCost-has%briefcaseCost))
		}
	}
	for c := Colour(colours); c > 0; c-- {
		if more[c-1] > 0 && p.Rows[c-1].Filled == rowTable[c-1].Spaces {
			return rules.Say("advice.row-full", info.Naming("colour", refColour(c-1)))
		}
	}
	return rules.Say("advice.no-room")
}

// within are the pieces of a gain for which there is room, as many of each colour as can be chosen.
func (p *PlayerState) within(gain Pieces) *Pieces {
	for c := range gain {
		gain[c] = min(gain[c], uint8(max(0, p.room())))
	}
	return &gain
}

// adviseUse is what a Handler brings.
func (s *State) adviseUse(h Handler) rules.Message {
	card, with := h.Card(), *s.asked()
	with.Inbox.take(&card.Pay.Of)
	return with.adviseGain(with.within(card.Gain.Of))
}

// adviseExchange is what bought pieces are wanted for.
func (s *State) adviseExchange(c Colour) rules.Message {
	p := s.asked()
	return p.adviseGain(p.within(rateTable[c].Gain.Of))
}

// adviseTake is what one piece is wanted for.
func (s *State) adviseTake(c Colour) rules.Message {
	more := Pieces{}
	more[c] = 1
	return s.asked().adviseGain(&more)
}

// advisePlug is what the piece that is kept is wanted for.
func (s *State) advisePlug() rules.Message {
	if c, coin := s.top().nextLeak(); !coin {
		return s.adviseTake(c)
	}
	return rules.Message{}
}

// adviseRecruit is how often another Agent acts, and what it adds to the wages.
func (s *State) adviseRecruit() rules.Message {
	n, owned := int(s.last())-int(s.Round)+1, agents-s.asked().Waged
	return rules.Say("advice.agent", rules.Num("n", n), rules.Num("from", int(s.wage(owned))), rules.Num("to", int(s.wage(owned+1))))
}

// adviseDraw is how much of a Contract stands on the ledger, and whether others in hand need the same briefcases, of which
// each serves one Contract.
func (s *State) adviseDraw(k Contract) rules.Message {
	p := s.asked()
	have, of := p.share(k)
	if have == 0 {
		return rules.Say("advice.takes", rules.Num("n", of), rules.Num("m", int(k.Card().TurnIn)))
	}
	rivals := 0
	for set := p.Hand; set != 0; set = set.rest() {
		if other := set.first(); other < contracts && p.compete(k, other) {
			rivals++
		}
	}
	if rivals > 0 {
		return rules.Say("advice.have-shared", rules.Num("n", have), rules.Num("m", of), rules.Num("others", rivals))
	}
	return rules.Say("advice.have", rules.Num("n", have), rules.Num("m", of))
}

// compete reports whether two Contracts need the same briefcases of the ledger: some of a colour that does not do for both.
func (p *PlayerState) compete(k, other Contract) bool {
	a, b := &k.Card().Needs.Of, &other.Card().Needs.Of
	for c := range a {
		if n := p.Rows[c].coloured(); n > 0 && a[c] > 0 && b[c] > 0 && n < a[c]+b[c] {
			return true
		}
	}
	return false
}

// adviseHire is what a Handler makes of the pieces in the inbox now, or what it still waits for.
func (s *State) adviseHire(h Handler) rules.Message {
	p, card := s.asked(), h.Card()
	if !p.Inbox.covers(&card.Pay.Of) {
		c := card.Pay.Of.dearest()
		n, _ := s.giving(c)
		return rules.Say("advice.feeds", info.Naming("colour", refColour(c)), rules.Num("n", int(card.Pay.Of[c])), rules.Num("m", int(p.Inbox[c])), rules.Num("cities", n))
	}
	with := *p
	with.Inbox.take(&card.Pay.Of)
	if m := with.adviseThird(with.within(card.Gain.Of)); !m.IsZero() {
		m.Key = "advice.hire-third"
		return m
	}
	return rules.Say("advice.able", rules.Num("n", int(card.Uses)))
}

// adviseKeep is where the pieces come from that a Starting Handler takes, and how many Contracts need what it makes.
func (s *State) adviseKeep(h Handler) rules.Message {
	card := h.Card()
	from, to := card.Pay.Of.dearest(), card.Gain.Of.dearest()
	n := 0
	for set := s.asked().Hand; set != 0; set = set.rest() {
		if k := set.first(); k < contracts && k.Card().Needs.Of[to] > 0 {
			n++
		}
	}
	cities, of := s.giving(from)
	return rules.Say("advice.keep", info.Naming("colour", refColour(from)), rules.Num("cities", cities), rules.Num("of", of), info.Naming("row", refRow(to)), rules.Num("n", n))
}

// giving is how many of the open cities have a colour among their secret data.
func (s *State) giving(c Colour) (n, of int) {
	for i := range s.Cities {
		if !s.open(City(i)) {
			continue
		}
		of++
		if s.Cities[i].Tile.Card().Secret.Of[c] > 0 {
			n++
		}
	}
	return n, of
}

// dearest is the dearest colour of some pieces.
func (p *Pieces) dearest() Colour {
	for c := Colour(colours - 1); c > 0; c-- {
		if p[c] > 0 {
			return c
		}
	}
	return 0
}

// adviseToss is what is left to do when a Contract goes in set-up.
func (s *State) adviseToss(k Contract) rules.Message {
	n, worth := 0, 0
	for set := s.asked().Hand.Without(k); set != 0; set = set.rest() {
		if left := set.first(); left < contracts {
			n += left.Card().Needs.Of.Sum() + int(left.Card().Needs.Either)
			worth += int(left.Card().TurnIn)
		}
	}
	return rules.Say("advice.left", rules.Num("n", n), rules.Num("m", worth))
}

// adviseReplace is how often the Handler could still work who goes.
func (s *State) adviseReplace(h Handler) rules.Message {
	slot := s.asked().slotWith(h)
	switch {
	case slot == nil:
		return rules.Message{}
	case slot.Used == 0:
		return rules.Say("advice.unworn", rules.Num("n", int(h.Card().Uses)))
	}
	return rules.Say("advice.worn", rules.Num("n", int(h.Card().Uses-slot.Used)), rules.Num("m", int(h.Card().Uses)))
}

// adviseOverlay is how much room there is without it.
func (s *State) adviseOverlay() rules.Message {
	n := s.asked().room()
	return rules.Say("advice.slots", rules.Num("n", n), rules.Num("m", n+overlaySlots))
}

// adviseDone is why a visit or an Analysis ends here.
func (s *State) adviseDone() rules.Message {
	switch f := s.top(); f.Kind {
	case AskMarket, AskSecond:
		return s.adviseLeave()
	case AskAnalyse:
		return s.adviseRest(f)
	case AskCollect:
		return s.adviseUncollected(f)
	}
	return rules.Message{}
}

// adviseUncollected is what room for the pieces that are left would cost; where nothing makes any, they stay or go back.
func (s *State) adviseUncollected(f *Frame) rules.Message {
	n := s.heap(f).Sum()
	if p := s.asked(); p.Overlay && !s.sealed() && p.Influence >= overlayPrice {
		return rules.Say("advice.overlay-price", rules.Num("n", overlayPrice), rules.Num("m", n))
	}
	return rules.Say("advice.left-there", rules.Num("n", n))
}

// adviseLeave is why nothing more is bought or drawn: wages that are due, Contracts that may stay unfinished, and what
// Influence is worth.
func (s *State) adviseLeave() rules.Message {
	f, p := s.top(), s.asked()
	has, wages := int(p.Influence), s.adviseWages()
	free := f.Kind == AskMarket && f.What&didDraw == 0 && s.openContracts() > 0
	n, lost := 0, 0
	for set := p.Hand; set != 0; set = set.rest() {
		if k := set.first(); k < contracts && !p.ready(k) {
			n, lost = n+1, lost+int(k.Card().Penalty)
		}
	}
	switch {
	case has > 0 && !wages.IsZero() && !(free && n > 0):
		return wages
	case n > 0 && (free || f.Kind == AskSecond):
		return rules.Say("advice.unfinished", rules.Num("n", n), rules.Num("lost", lost), rules.Num("m", int(s.placementsLeft(f.Side))))
	case has > 0:
		return rules.Say("advice.keeps-influence", rules.Num("n", has))
	}
	return rules.Message{}
}

// adviseWages is that the Influence which a player has does not do more than pay the wages; the zero Message where it does.
func (s *State) adviseWages() rules.Message {
	p := s.asked()
	due, has := int(s.wage(agents-p.Waged)), int(p.Influence)
	if has > due || due == 0 {
		return rules.Message{}
	}
	return rules.Say("advice.wages", rules.Num("n", due), rules.Num("m", has))
}

// adviseRest is why an Analysis ends with something left to do: it goes on when others have acted, or what is left keeps.
func (s *State) adviseRest(f *Frame) rules.Message {
	p := s.asked()
	if f.Step == afterAction && s.othersAct(f.Side) {
		if p.Phone == 0 {
			return rules.Say("advice.goes-on-upkeep")
		}
		return rules.Say("advice.goes-on")
	}
	if left := int(s.placementsLeft(f.Side)); left > 0 {
		if m := s.adviseWages(); !m.IsZero() && p.Inbox.Sum() > 0 {
			return m
		}
		for c := Colour(colours); c > 0; c-- {
			if p.canMake(c-1) == nil {
				return rules.Say("advice.keeps-pieces", info.Naming("colour", refColour(c-1)), rules.Num("n", int(p.Inbox[c-1])))
			}
		}
		spare := rules.Message{}
		for i := range p.Slots {
			slot := &p.Slots[i]
			if slot.Handler == noHandler || p.cannotUseIn(slot) != nil {
				continue
			}
			if n := int(slot.Handler.Card().Uses - slot.Used); n <= left { // each of them still finds its Analysis
				return rules.Say("advice.keeps-use", info.Naming("handler", refHandler(slot.Handler)), rules.Num("n", n), rules.Num("m", left))
			}
			spare = rules.Say("advice.spare-use", info.Naming("handler", refHandler(slot.Handler)), rules.Num("n", int(slot.Handler.Card().Uses-slot.Used)), rules.Num("m", left))
		}
		if !spare.IsZero() {
			return spare
		}
		return rules.Say("advice.no-more", rules.Num("n", p.Inbox.Sum()))
	}
	if p.makesOne() {
		return rules.Say("advice.could-make")
	}
	return rules.Say("advice.no-third")
}

// makesOne reports whether a briefcase can be made of the pieces in the inbox, if need be by one use of a Handler.
func (p *PlayerState) makesOne() bool {
	for c := range Colour(colours) {
		if p.canMake(c) == nil {
			return true
		}
	}
	for i := range p.Slots {
		slot := &p.Slots[i]
		if slot.Handler == noHandler || p.cannotUseIn(slot) != nil {
			continue
		}
		card, with := slot.Handler.Card(), *p
		with.Inbox.take(&card.Pay.Of)
		if m := with.adviseThird(&card.Gain.Of); !m.IsZero() {
			return true
		}
	}
	return false
}

// othersAct reports whether another side places an Agent before this one places its next.
func (s *State) othersAct(side Side) bool {
	for other := range Side(s.Seats) {
		if other != side && s.Players[other].Phone > 0 {
			return true
		}
	}
	return s.solo() && s.Rival.Phone > 0
}

// adviseCollect is why a milestone goes for Influence: nothing is ready, or what turning in adds.
func (s *State) adviseCollect() rules.Message {
	p := s.asked()
	if k := p.dearest(p.ready); k != noContract {
		return rules.Say("advice.collects", info.Naming("contract", refContract(k)), rules.Num("n", int(k.Card().TurnIn)-int(k.Card().GameEnd)))
	}
	return rules.Say("advice.not-ready")
}

// adviseComplete is what turning a Contract in is worth beside its value at the end.
func (s *State) adviseComplete(k Contract) rules.Message {
	return rules.Say("advice.turn-in", rules.Num("n", int(k.Card().TurnIn)), rules.Num("m", int(k.Card().GameEnd)))
}

// adviseDiscard is what the pieces of a Contract that goes are good for, else what it still lacks and would cost at the end.
func (s *State) adviseDiscard(k Contract) rules.Message {
	p := s.asked()
	have, of := p.share(k)
	if have == of {
		return rules.Say("advice.gives-up", rules.Num("n", int(k.Card().TurnIn)), rules.Num("m", int(k.Card().GameEnd)))
	}
	if m := p.adviseThird(p.within(k.Card().Discard.Of)); !m.IsZero() {
		return m
	}
	return rules.Say("advice.lacks", rules.Num("n", of-have), rules.Num("m", of), rules.Num("lost", int(k.Card().Penalty)))
}

// advisePay is a piece that makes no briefcase, or that none is made any more.
func (s *State) advisePay(c Colour) rules.Message {
	if s.Round == s.last() {
		return rules.Say("advice.worthless")
	}
	n := int(s.asked().Inbox[c])
	if n%briefcaseCost == 0 {
		return rules.Say("advice.whole", info.Naming("colour", refColour(c)), rules.Num("n", n))
	}
	return rules.Say("advice.loose", info.Naming("colour", refColour(c)), rules.Num("n", n), rules.Num("m", n%briefcaseCost))
}

// adviseLeak is who can fetch what leaks onto a city in this round: every other side with an Agent on call places one before
// the player places its next.
func (s *State) adviseLeak(c City) rules.Message {
	side, city := s.top().Side, &s.Cities[c]
	heap := city.Leaked.Sum() + int(city.Influence) + 1
	own := s.Players[side].Phone > 0 && city.Agents>>side&1 == 0
	rivals := 0
	for other := range Side(s.Seats) {
		if other != side && s.Players[other].Phone > 0 && city.Agents>>other&1 == 0 {
			rivals++
		}
	}
	n, there := rules.Num("n", int(s.Players[side].Phone)), rules.Num("heap", heap)
	switch here := s.rivals(c, side); {
	case s.solo() && s.Rival.Phone > 0 && here == 0 && heap < syndicateTarget:
		return rules.Say("advice.leak-under", rules.Num("n", heap), rules.Num("m", syndicateTarget))
	case s.solo() && s.Rival.Phone > 0 && here == 0:
		return rules.Say("advice.leak-draws", rules.Num("n", heap), rules.Num("m", syndicateTarget))
	case rivals > 0 && own:
		return rules.Say("advice.leak-race", rules.Num("n", rivals), there)
	case rivals > 0:
		return rules.Say("advice.leak-gives", rules.Num("n", rivals), there)
	case own:
		return rules.Say("advice.leak-own", n, there)
	case here != 0:
		return rules.Say("advice.leak-spent", rules.Num("n", int(ones[here])))
	}
	return rules.Say("advice.leak-stays", there)
}

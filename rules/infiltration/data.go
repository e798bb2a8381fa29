package infiltration

import "safehouse/rules"

// fromPool takes up to n tokens from the server pool and returns how many
// there were (ruling 34).
func (h runner) fromPool(n int) int {
	n = min(n, int(h.Pool))
	h.Pool -= uint8(n)
	return n
}

// own moves n tokens from lying to the pile of o, random ones that nobody has
// seen. Only its player learns the values.
func (h runner) own(o Operative, n int, lying *uint8, from rules.Ref) {
	st := &h.Ops[o]
	if n == 0 {
		return
	}
	for range n {
		w := [4]uint8{0, h.Unseen[0], h.Unseen[1], h.Unseen[2]}
		v := h.Luck.Weigh(drawData, w[:])
		h.Unseen[v-1]--
		*lying--
		st.Data[v-1]++
		st.Tokens++
		h.tell(rules.Event{Kind: EvToken, Who: RefOperative(o), From: from, N: int16(v), Seen: rules.Only(int(st.Seat)), Reveals: true})
	}
	h.tell(rules.Event{Kind: EvCollected, Who: RefOperative(o), From: from, N: int16(n)})
}

// collect takes up to n available tokens of a room into o's pile and returns
// the number.
func (h runner) collect(o Operative, p Place, n int) int {
	room, st := &h.Rooms[p], &h.Ops[o]
	n = min(n, int(room.Data))
	for range n {
		if st.Took < 2 {
			st.From[st.Took] = p
			st.Took++
		}
	}
	h.own(o, n, &room.Data, RefPlace(p))
	return n
}

// collectPool takes up to n tokens of the server pool into o's pile.
func (h runner) collectPool(o Operative, n int) {
	h.own(o, min(n, int(h.Pool)), &h.Pool, refSupply(supplyPool))
}

// Yield is what the next Download in a room collects: 2 for the first
// of the round, 1 afterwards, and what a High-Capacity Wire adds (rulebook:
// Action Cards; rulings 20, 21).
func (s *State) Yield(p Place) int {
	n := 2
	if s.Rooms[p].Downloads > 0 {
		n = 1
	}
	return n + int(s.Rooms[p].Wire)
}

// download resolves a Download card of o for the room at p.
func (h runner) download(o Operative, p Place) {
	n := h.Yield(p)
	h.Rooms[p].Downloads++
	if h.collect(o, p, n) == 0 {
		h.noEffect(o, Download, nothingRoomEmpty)
	}
}

// playDownload plays o's Download as part of an item, or with Data File
// Extraction its Extract, which waits for the end of the phase. A room that
// the item chose is kept in mind (ruling 23).
func (h runner) playDownload(o Operative, p Place, chosen bool) {
	st := &h.Ops[o]
	card := Download
	if h.Options.Extraction {
		card = Extract
	}
	if st.Played>>card&1 == 1 {
		return // it lies in the play area already
	}
	st.Played |= 1 << card
	h.tell(rules.Event{Kind: EvPlayed, Who: RefOperative(o), What: RefCard(card)})
	switch {
	case !h.Options.Extraction:
		h.download(o, p)
	case chosen:
		st.Extract = p
	default:
		st.Extract = extractHere
	}
}

// destroyGuard removes the tech lock or lab worker of a room, resolves a lock
// function and makes the secured tokens available (rulebook: Room Anatomy 7A,
// 8; ruling 16). by is the destroyer, or noOperative.
func (h runner) destroyGuard(p Place, by Operative) {
	room := &h.Rooms[p]
	if !room.Guarded {
		return
	}
	card := room.Card.card()
	room.Guarded = false
	kind := EvLockDestroyed
	if card.Guard == LabWorker {
		kind = EvWorkerDestroyed
	}
	e := rules.Event{Kind: kind, What: RefRoom(room.Card), To: RefPlace(p), N: int16(card.Secured)}
	if by != noOperative {
		e.Who = RefOperative(by)
	}
	h.tell(e)
	h.carryOut(card.Lock, effect{o: by, at: p, chosen: noRoom, npc: noNPC})
	n := h.fromPool(int(card.Secured))
	room.Data += uint8(n)
	h.tell(rules.Event{Kind: EvFreed, To: RefPlace(p), N: int16(n)})
}

// guardAt is the guard that stands in a room now.
func (s *State) guardAt(p Place) Guard {
	if !s.Rooms[p].Guarded {
		return Unguarded
	}
	return s.Rooms[p].Card.card().Guard
}

func (h runner) takePrototype(o Operative) {
	if h.Protos == 0 {
		return
	}
	h.Protos--
	h.Ops[o].Protos++
	h.tell(rules.Event{Kind: EvSpecial, Who: RefOperative(o), What: refSpecial(specialPrototype)})
}

func (h runner) takeFile(o Operative) {
	if !h.FileFree {
		return
	}
	h.FileFree = false
	h.Ops[o].File = true
	h.tell(rules.Event{Kind: EvSpecial, Who: RefOperative(o), What: refSpecial(specialFile)})
}

// putSludge lays Sludge on a room; it moves there if it lies elsewhere, as
// there is only one. Whoever is in the room becomes delayed.
func (h runner) putSludge(p Place) {
	h.Sludge = p
	h.tell(rules.Event{Kind: EvSludge, What: refSpecial(specialSludge), To: RefPlace(p)})
	l := h.turnOrder()
	for _, o := range l.list() {
		if h.Ops[o].Place == p {
			h.delay(o)
		}
	}
}

// sludgeTargets is the adjacent rooms where Sludge does not lie yet.
func (s *State) sludgeTargets(p Place) uint16 {
	set := s.near(p) &^ (1 << p)
	if s.Sludge.Inside() {
		set &^= 1 << s.Sludge
	}
	return set
}

// wrapPhase is the end of the Resolution Phase: Extract cards, Piggyback Link,
// Remote Spyware, each from the first player clockwise (ruling 24).
func (h runner) wrapPhase() {
	l := h.turnOrder()
	for _, o := range l.list() {
		if !h.Extracts(o) {
			continue
		}
		if h.extractMatters(o) {
			h.ask(askExtract, o)
			return
		}
		h.extract(o)
		return
	}
	for _, o := range l.list() {
		h.piggyback(o)
	}
	for _, o := range l.list() {
		h.spy(o)
	}
	h.startNPCPhase()
}

// The marks that an Extract leaves once it has been collected: the room still
// counts it among its extractors.
const extractDone = Place(0x80)

// extractRoom is the room that o's Extract counts for, noRoom without one.
func (s *State) extractRoom(o Operative) Place {
	switch x := s.Ops[o].Extract; {
	case x == extractNone:
		return noRoom
	case x == extractHere:
		return s.Ops[o].Place
	case x&extractDone != 0:
		return x &^ extractDone
	default:
		return x
	}
}

// Extracts reports whether o has still to collect its Extract.
func (s *State) Extracts(o Operative) bool {
	x := s.Ops[o].Extract
	return x != extractNone && s.Ops[o].Place.Inside() && (x == extractHere || x&extractDone == 0)
}

// extractYield is the number of tokens that o's Extract may collect: 4 alone
// in the room, 2 as one of two, 1 as one of more, those that have collected
// included (rulebook: Data File Extraction).
func (s *State) extractYield(o Operative) int {
	p, n := s.extractRoom(o), 0
	for _, other := range s.InPlay() {
		if s.extractRoom(other) == p && s.Ops[other].Place.Inside() {
			n++
		}
	}
	yield := 1
	switch n {
	case 1:
		yield = 4
	case 2:
		yield = 2
	}
	return yield + int(s.Rooms[p].Wire)
}

func (h runner) extract(o Operative) {
	p, n := h.extractRoom(o), h.extractYield(o)
	h.Ops[o].Extract = p | extractDone
	if h.collect(o, p, n) == 0 {
		h.noEffect(o, Extract, nothingRoomEmpty)
	}
}

// extractMatters reports whether o's player has a second Extract for the same
// room and too few tokens lie there for both.
func (s *State) extractMatters(o Operative) bool {
	p, want := s.extractRoom(o), s.extractYield(o)
	for _, other := range s.InPlay() {
		if other != o && s.Ops[other].Seat == s.Ops[o].Seat && s.Extracts(other) && s.extractRoom(other) == p {
			return int(s.Rooms[p].Data) < 2*want && s.Rooms[p].Data > 0
		}
	}
	return false
}

// piggyback collects for the owner of a Piggyback Link one token for each of the
// first two that the named operative took from rooms this round, from the same
// room. The wall of the secret room holds: out of it a Link reaches no other room,
// and from outside none reaches in (rulebook: Secret Room). A Link moves nobody
// through the wall, so that where its owner stands at the end is where it was
// played.
func (h runner) piggyback(o Operative) {
	st := &h.Ops[o]
	if st.Link == noOperative || !st.Place.Inside() {
		return
	}
	named := &h.Ops[st.Link]
	for _, p := range named.From[:named.Took] {
		if (p == Secret) == (st.Place == Secret) {
			h.collect(o, p, 1)
		}
	}
}

// spy collects for the owner of the Remote Spyware while it is inside and in
// another room. The item lies inside its room, so that it also works in the
// secret room.
func (h runner) spy(o Operative) {
	left := &h.Left[leftSpyware]
	st := &h.Ops[o]
	if left.Owner != o || !left.Place.Inside() || !st.Place.Inside() || st.Place == left.Place {
		return
	}
	h.collect(o, left.Place, 1)
}

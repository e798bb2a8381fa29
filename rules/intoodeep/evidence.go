package intoodeep

import "safehouse/rules"

func (s *State) poolSize() int   { return s.Pool.Len() + int(s.Unseen.Pool) }
func (s *State) supplySize() int { return s.Supply.Len() + int(s.Unseen.Supply) }
func (s *State) memorySize(p int) int {
	return s.Players[p].Memory.Len() + int(s.Unseen.Memory[p])
}

// pile is where tokens are drawn that come from the Pool: once the end of the
// Chapter has been triggered that is the supply.
func (s *State) pile() *Set {
	if s.Triggered {
		return &s.Supply
	}
	return &s.Pool
}

// pickToken draws one of a set by its type.
func (m runner) pickToken(set Set) int {
	if m.Luck.Waiting == 0 {
		return m.Luck.PickWide(drawEvidence, set[:])
	}
	var w [types]uint8
	for e := range w {
		w[e] = uint8(set.count(Evidence(e)))
	}
	return m.anyOf(set.and(ofType[m.Luck.Weigh(drawEvidence, w[:])]))
}

// gain is N Evidence: a person takes the first token from the Plank and the
// others from the Pool, and then the Plank is refilled (rulebook: Gaining
// Evidence). In the Pool it chooses too: a token that it knows, or one of those
// that it does not know, at random; who knows none there is not asked. Echo takes
// all from the Pool, and triggers the end of the Chapter if it is empty.
func (m runner) gain(f *Frame) {
	p := int(f.Who)
	if f.Step == 0 && !m.isEcho(p) {
		for _, t := range m.Plank {
			if t != noToken {
				m.ask(askPlank, p)
				return
			}
		}
	}
	n := 0
	for f.N > 0 && !m.choosesInPool(p) && m.gainFromPile(p) {
		f.N--
		n++
	}
	if n > 0 {
		m.tell(rules.Event{Kind: EvEvidenceDrawn, Who: m.refPlayer(p), N: int16(n)})
	}
	if f.N > 0 && m.choosesInPool(p) {
		f.Step = 1
		m.ask(askPool, p)
		return
	}
	if !m.isEcho(p) {
		m.refillPlank()
	}
	m.pop()
}

// choosesInPool reports whether p knows a token of the Pool and there are others:
// everybody saw it peek there, so that asking tells nothing.
func (s *State) choosesInPool(p int) bool {
	set, clue, hidden := s.tokensAt(placePool)
	return set.Len()+hidden > 1 && s.known(famTokens, set, clue, p).Len() > 0
}

// toMemory lays a token of Pool or supply into a Memory; left are still there.
func (m runner) toMemory(p, x, left int) {
	m.Players[p].Memory.add(x)
	m.moved(famTokens, x, inPile, inMemory+p, onlySeat(p, m.isEcho(p)), left)
	m.tellOwner(p, rules.Event{Kind: EvEvidence, Who: m.refPlayer(p), What: refEvidence(typeOf(uint8(x))), Reveals: true})
}

// gainFromPile draws a token from the Pool into a Memory, or from the supply if
// the Pool has run short; false if both are empty.
func (m runner) gainFromPile(p int) bool {
	if m.isEcho(p) && m.Pool.empty() {
		m.trigger()
	}
	from := m.pile()
	if from.empty() {
		from = &m.Supply
	}
	if from.empty() {
		return false
	}
	x := m.pickToken(*from)
	from.remove(x)
	m.toMemory(p, x, from.Len())
	return true
}

// onlySeat is the seats that look on when p looks at something.
func onlySeat(p int, echo bool) rules.Seats {
	if echo {
		return 0
	}
	return rules.Only(p)
}

// plankAnswers appends each type that lies on the Plank.
func (s *State) plankAnswers(dst []rules.Action) []rules.Action {
	seen := 0
	for _, t := range s.Plank {
		if t == noToken || seen>>typeOf(t)&1 == 1 {
			continue
		}
		seen |= 1 << typeOf(t)
		dst = append(dst, rules.Do(VTake, int(typeOf(t))))
	}
	return dst
}

// onPlank is the first place of the Plank with a type, or -1.
func (s *State) onPlank(e Evidence) int {
	for i, t := range s.Plank {
		if t != noToken && typeOf(t) == e {
			return i
		}
	}
	return -1
}

func (m runner) answerPlank(e Evidence) {
	f := m.top()
	p := int(f.Who)
	i := m.onPlank(e)
	x := m.Plank[i]
	m.Plank[i] = noToken
	m.Players[p].Memory.add(int(x))
	m.covered(famTokens, int(x), inMemory+p)
	m.tell(rules.Event{Kind: EvPlank, Who: m.refPlayer(p), What: refEvidence(e)})
	f.N--
	f.Step = 1
}

// refillPlank fills gaps of the Plank from the Pool; if the Pool is empty that
// triggers the end of the Chapter, and the supply helps out.
func (m runner) refillPlank() {
	for i, t := range m.Plank {
		if t != noToken {
			continue
		}
		if m.Pool.empty() {
			m.trigger()
		}
		from := m.pile()
		if from.empty() {
			return
		}
		x := m.pickToken(*from)
		from.remove(x)
		m.Plank[i] = uint8(x)
		m.shown(famTokens, x, inPile, from.Len())
		m.tell(rules.Event{Kind: EvPlankRefilled, What: refEvidence(typeOf(uint8(x)))})
	}
}

// Places of Evidence that can be pointed at.
const (
	placeRow    = 0 // + row of the Chapter grid
	placeSlot   = 3 // + bonus slot
	placeLocker = 6 // + player
	placePool   = 11
	places      = 12
)

// tokensAt is the tokens lying face down in a place, its place in clues, and
// how many of them a view hides.
func (s *State) tokensAt(place int) (set Set, clue, hidden int) {
	switch {
	case place == placePool && s.Triggered:
		return s.Supply, inPile, int(s.Unseen.Supply)
	case place == placePool:
		return s.Pool, inPile, int(s.Unseen.Pool)
	case place >= placeLocker:
		p := place - placeLocker
		return s.Players[p].Locker, inLocker + p, int(s.Unseen.Locker[p])
	case place >= placeSlot:
		i := place - placeSlot
		switch t := s.Slots[i]; t {
		case noToken:
		case hiddenToken:
			hidden = 1
		default:
			set.add(int(t))
		}
		return set, inSlot + i, hidden
	}
	return set, 0, 0
}

// unseenAt is how many face-down tokens of a place a player does not know.
func (s *State) unseenAt(p, place int) int {
	set, clue, hidden := s.tokensAt(place)
	known := s.known(famTokens, set, clue, p)
	return set.Len() - known.Len() + hidden
}

// reach is where a token can be looked at or taken.
type reach uint8

const (
	poolAndPlot reach = iota
	plotOnly
	poolOnly
)

// within reports whether a place belongs to what an effect reaches.
func (s *State) within(r reach, place int) bool {
	switch {
	case place < placeSlot || place >= places:
		return false
	case place == placePool || r == poolOnly:
		return place == placePool && r != plotOnly
	case place >= placeLocker:
		return place-placeLocker < s.players()
	}
	return true
}

// pointable is how many face-down tokens an effect reaches that it has not been
// pointed at yet, known ones included.
func (s *State) pointable(r reach) int {
	n := -s.top().pointedAt().Len()
	for place := placeSlot; place < places; place++ {
		if s.within(r, place) {
			set, _, hidden := s.tokensAt(place)
			n += set.Len() + hidden
		}
	}
	return n
}

// tokenAnswers appends the face-down tokens that can be pointed at: unseen ones
// by their place, and those that the player knows by place and type.
func (s *State) tokenAnswers(dst []rules.Action) []rules.Action {
	f := s.top()
	if s.Ask.Kind == askKeep {
		return f.keepAnswers(dst)
	}
	p := int(f.Who)
	row := &questionRows[s.Ask.Kind]
	for place := placeSlot; place < places; place++ {
		if !s.within(row.reach, place) {
			continue
		}
		if s.unseenAt(p, place) > 0 {
			dst = append(dst, rules.Do(VLook, place))
		}
		if !row.known {
			continue
		}
		set := s.pointableAt(f, place)
		for e := range Evidence(types) {
			if set.count(e) > 0 {
				dst = append(dst, rules.Do(VKnown, place, int(e)))
			}
		}
	}
	return dst
}

// keepAnswers appends the tokens that Peek and take has been pointed at.
func (f *Frame) keepAnswers(dst []rules.Action) []rules.Action {
	var last rules.Action
	for i, t := range f.Cast[:2] {
		if t < tokens {
			if a := rules.Do(VKnown, int(f.Cast[2+i]), int(typeOf(t))); a != last {
				dst = append(dst, a)
				last = a
			}
		}
	}
	return dst
}

// pointableAt is the tokens of a place that the player knows and has not pointed at;
// when it keeps one, those that it has.
func (s *State) pointableAt(f *Frame, place int) Set {
	if s.Ask.Kind == askKeep {
		var set Set
		for i, t := range f.Cast[:2] {
			if t < tokens && int(f.Cast[2+i]) == place && set.count(typeOf(t)) == 0 {
				set.add(int(t))
			}
		}
		return set
	}
	set, clue, _ := s.tokensAt(place)
	return s.known(famTokens, set, clue, int(f.Who)).minus(f.pointedAt())
}

// againstPlaceOf tells why no token of a place can be pointed at.
func (s *State) againstPlaceOf(place int) *why {
	switch r := questionRows[s.Ask.Kind].reach; {
	case s.Ask.Kind == askKeep:
	case place == placePool && r == plotOnly:
		return whyPlotOnly
	case place != placePool && r == poolOnly:
		return whyPoolOnly
	case !s.within(r, place):
		return whyNoTokensThere
	}
	return nil
}

func (s *State) againstLook(place int) *why {
	if r := s.againstPlaceOf(place); r != nil {
		return r
	}
	switch {
	case s.Ask.Kind == askKeep:
		return whyNotPeeked
	case s.unseenAt(s.acting(), place) == 0:
		return whyAllSeen
	}
	return nil
}

func (s *State) againstKnown(place int, e Evidence) *why {
	if r := s.againstPlaceOf(place); r != nil {
		return r
	}
	switch {
	case s.Ask.Kind == askLook:
		return whyKnownToken
	case s.pointableAt(s.top(), place).count(e) > 0:
		return nil
	case s.Ask.Kind == askKeep:
		return whyNotPeeked
	}
	return whyNotKnown
}

// answerToken does with the token that an answer points at what the question is
// about; e is its type, -1 for an unseen one.
func (m runner) answerToken(place, e int) {
	f, kind := m.top(), m.Ask.Kind
	p := int(f.Who)
	x := m.pointed(f, place, e)
	switch kind {
	case askLook, askPointAt:
		m.lookAt(f, x, place, e < 0)
	case askPool:
		f.N--
		from := m.pile()
		from.remove(x)
		m.toMemory(p, x, from.Len())
		m.tell(rules.Event{Kind: EvEvidenceDrawn, Who: m.refPlayer(p), N: 1})
	case askReveal:
		f.Step++
		m.expose(p, x, place)
	default:
		f.Step++
		m.steal(p, x, place)
	}
}

// lookAt shows a token to the player alone.
func (m runner) lookAt(f *Frame, x, place int, unseen bool) {
	p := int(f.Who)
	if unseen {
		_, clue, _ := m.tokensAt(place)
		m.learned(famTokens, x, clue, p)
		m.tellOwner(p, rules.Event{Kind: EvPeekedType, Who: m.refPlayer(p), What: refEvidence(typeOf(uint8(x))), From: refTokenPlace(place), Reveals: true})
	}
	m.tell(rules.Event{Kind: EvPeeked, Who: m.refPlayer(p), From: refTokenPlace(place)})
	st := f.step()
	if st.row().points {
		n := int(st.N - f.N)
		f.Cast[n], f.Cast[2+n] = uint8(x), uint8(place)
	}
	if f.N--; f.N == 0 {
		f.Step++
	}
}

// pointed is the token that an answer points at: an unseen one at random.
func (m runner) pointed(f *Frame, place, e int) int {
	if e >= 0 {
		return m.anyOf(m.pointableAt(f, place).and(ofType[e]))
	}
	set, clue, _ := m.tokensAt(place)
	return m.pickToken(set.minus(m.known(famTokens, set, clue, int(f.Who))))
}

// pointedAt is the tokens that Peek and take has been pointed at so far; they
// lie in the first two places of the frame's cast, their places in the others.
func (f *Frame) pointedAt() (set Set) {
	if f.points() {
		for _, t := range f.Cast[:2] {
			if t < tokens {
				set.add(int(t))
			}
		}
	}
	return set
}

// takeAway removes a token from where it lies face down and returns its place
// in clues and what stays there.
func (m runner) takeAway(x, place int) (clue, left int) {
	switch {
	case place == placePool:
		set := m.pile()
		set.remove(x)
		return inPile, set.Len()
	case place >= placeLocker:
		p := place - placeLocker
		m.Players[p].Locker.remove(x)
		return inLocker + p, m.Players[p].Locker.Len()
	}
	m.Slots[place-placeSlot] = noToken
	return inSlot + place - placeSlot, 0
}

// steal takes a face-down token of Pool or Final Plot into Memory; nothing is
// refilled and nothing triggered by it (rulings C39, C40).
func (m runner) steal(p, x, place int) {
	clue, left := m.takeAway(x, place)
	m.Players[p].Memory.add(x)
	m.moved(famTokens, x, clue, inMemory+p, rules.Only(p), left)
	m.tellOwner(p, rules.Event{Kind: EvStolenType, Who: m.refPlayer(p), What: refEvidence(typeOf(uint8(x))), From: refTokenPlace(place), Reveals: true})
	m.tell(rules.Event{Kind: EvStolen, Who: m.refPlayer(p), From: refTokenPlace(place)})
}

// expose turns a face-down token of the Final Plot up into the public locker.
func (m runner) expose(p, x, place int) {
	clue, left := m.takeAway(x, place)
	m.Public.add(x)
	m.shown(famTokens, x, clue, left)
	m.tell(rules.Event{Kind: EvExposed, Who: m.refPlayer(p), What: refEvidence(typeOf(uint8(x))), From: refTokenPlace(place), Reveals: true})
}

package intoodeep

import "safehouse/rules"

// What speaks for a choice, in the game's terms: the crime that it fulfils or brings nearer, what Grip gives, what Heat, Dilemmas and Evidence cost
// and bring, and what rivals and Echo could do. Everything said is open to the player who is asked.

// advices are the reasons that a hint gives.
var advices = []string{
	"advice.both",
	"advice.holds", "advice.away", "advice.met", "advice.toward", "advice.with-item", "advice.item", "advice.item-rival", "advice.can-hold", "advice.holds-none", "advice.open", "advice.idle",
	"advice.hook-rival", "advice.hook-third", "advice.echo-safe", "advice.enough", "advice.hooked-two", "advice.hooked-full", "advice.hooked", "advice.unhook", "advice.swap-tags", "advice.lock", "advice.lock-echo",
	"advice.skill", "advice.stamina", "advice.lowest", "advice.lowest-tied", "advice.grip", "advice.grip-skill", "advice.grip-stamina", "advice.lose", "advice.lose-skill", "advice.lose-stamina", "advice.lose-lowest", "advice.push", "advice.push-keeps",
	"advice.heat", "advice.tolerance", "advice.power-evidence", "advice.pool", "advice.waits", "advice.challenge",
	"advice.ready", "advice.actions", "advice.rest",
	"advice.story-opens", "advice.story-unhooks", "advice.side", "advice.restrained", "advice.reckless", "advice.files",
	"advice.take-row", "advice.take-plot", "advice.take-more", "advice.take-first", "advice.peek", "advice.look-pool", "advice.look-plot",
	"advice.dossier", "advice.dossier-row", "advice.dossier-last", "advice.dossier-fewest", "advice.echo-files",
	"advice.slot-boost", "advice.slot-tolerance", "advice.slot-grip", "advice.locker", "advice.file-free", "advice.file-spare",
	"advice.claim-intel", "advice.claim-saved", "advice.claim-now",
	"advice.bank-intel", "advice.bank-symbols", "advice.bank-poster", "advice.bank-twice", "advice.bank-sigil", "advice.corruption", "advice.worst",
	"advice.deck", "advice.deck-free", "advice.draw-side", "advice.ditch-locked", "advice.keep", "advice.crimes", "advice.without-side", "advice.without-story", "advice.without-both",
}

// Advice is a reason in words for an answer.
func (s *State) Advice(a rules.Action) rules.Message {
	m := s.mind()
	if s.isEcho(m.who) {
		return message{} // a person settles a tie of hers
	}
	return engine.Advice(s, a, &m)
}

// both is two reasons, one after the other.
func both(a, b message) message {
	switch {
	case a.IsZero():
		return b
	case b.IsZero():
		return a
	}
	return rules.Say("advice.both", rules.Word("a", a), rules.Word("b", b))
}

// Crimes in hand.

// pursued is the crimes in the hand of p that could be completed as far as their Prerequisites go, those of the highest Level first.
func (s *State) pursued(p int) (l []int) {
	for level := int8(3); level >= 0; level-- {
		for rest := s.Players[p].Crimes; !rest.empty(); {
			if i := rest.next(); int8(crimeTable[i].Level) == level && s.Unlocked(i) {
				l = append(l, i)
			}
		}
	}
	return l
}

// away is with how many moves and pick-ups of its Criminals p fulfils a crime, -1 where most of them are not enough. It changes the city
// and changes it back.
func (s *State) away(p, crime, most int) int {
	if s.satisfied(p, crime) {
		return 0
	}
	best := -1
	city := s.City
	for rest := s.hooked(p); rest != 0 && most > 0; rest = rest.rest() {
		k := rest.first()
		at := city.Pawn[k]
		try := func() {
			if n := s.away(p, crime, most-1); n >= 0 {
				best, most = n+1, n // only less is of interest from now on
			}
			s.City = city
		}
		for _, to := range [2]Spot{at.cw(1), at.cw(-1)} {
			if most > 0 && (!city.between(at, to) || s.Turning.Ignoring || walkers.Has(k) && s.skilled(p, k)) {
				s.City.Pawn[k] = to
				try()
			}
		}
		for i, lies := range city.Lies {
			if most > 0 && lies == at {
				s.City.hand(Item(i), k)
				try()
			}
		}
	}
	return best
}

// Met is how many criteria of a crime hold for those of the Criminals of p who come nearest to it, and how many it has.
func (s *State) Met(p, crime int) (n, of int) {
	k := &criteria[crime]
	sc := s.scene(p)
	best, most, free := noCast, -1, noCast
	for _, i := range s.standing(p, &sc) {
		sc.stand = i
		cast, before := noCast, most
		if k.closest(&sc, &cast, 0, &free, &best, &most); most <= before {
			continue
		}
		n = 0
		for _, part := range k.parts {
			if k.true(&sc, &best, part.root) {
				n++
			}
		}
	}
	return n, len(k.parts)
}

// farthest is how many actions a reason looks ahead.
const farthest = 2

// adviseChange is what a change of the position does for the crimes in the hand of p, with so many actions left before and after it.
func (s *State) adviseChange(p, now, then int, change func(s *State)) message {
	before, after := *s, *s
	change(&after)
	for _, i := range s.pursued(p) {
		name := info.Naming("crime", refCrime(i))
		d, e := before.away(p, i, min(now, farthest)), after.away(p, i, min(then, farthest))
		switch {
		case d == 0:
			continue
		case e == 0:
			return rules.Say("advice.holds", name)
		case e > 0 && (d < 0 || e < d):
			return rules.Say("advice.away", name, rules.Num("n", e), rules.Num("m", then))
		}
	}
	for _, i := range s.pursued(p) {
		n, of := after.Met(p, i)
		if m, _ := before.Met(p, i); n > m && m < of {
			return rules.Say("advice.met", info.Naming("crime", refCrime(i)), rules.Num("n", n), rules.Num("of", of), rules.Num("m", m))
		}
	}
	return message{}
}

// adviseIdle says that a change of the position meets no more criteria of any crime in hand, where that is so.
func (s *State) adviseIdle(p int, change func(s *State)) message {
	after := *s
	change(&after)
	for rest := s.Players[p].Crimes; !rest.empty(); {
		i := rest.next()
		n, _ := s.Met(p, i)
		if m, _ := after.Met(p, i); m > n {
			return message{}
		}
	}
	return rules.Say("advice.idle")
}

// left is the actions of the player who acts, that of Stamina included.
func (s *State) left() int {
	n := int(s.Turning.Actions)
	if s.Turning.Push != nobody {
		n++
	}
	return n
}

// acts is the actions left where a player acts, and after so much more is spent; nothing outside its own actions.
func (s *State) acts(p, spent int) (now, then int) {
	if int(s.Now) != p || s.Phase != Acting {
		return 0, 0
	}
	now = s.left()
	return now, max(0, now-spent)
}

// adviseMove is what going somewhere does for a crime, and failing that what it is about.
func (s *State) adviseMove(x operands, m *mind) message {
	if msg := nearing(moved, 1)(s, x, m); !msg.IsZero() {
		return msg
	}
	k, to := Criminal(x.A), s.City.Spot[x.B]
	at := s.City.Pawn[k]
	for _, i := range s.pursued(m.who) {
		o := &outlines[i]
		for r := range Role(C) {
			if kit := o.kit[r]; kit != 0 && kit != AnyItem && s.City.Holds[k] == noItem {
				for j := range Item(items) {
					if kit>>j&1 == 1 && s.City.Lies[j] == to {
						return rules.Say("advice.with-item", info.Naming("item", refItem(j)), info.Naming("crime", refCrime(i)))
					}
				}
			}
			if !o.has[r] {
				continue
			}
			goal := s.City.where(o.at[r], &noCast)
			if kit := o.kit[r]; (kit == 0 || s.hasAt(k, kit, goal)) && to.apart(goal) < at.apart(goal) {
				return rules.Say("advice.toward", info.Naming("zone", s.refSpot(goal)), info.Naming("crime", refCrime(i)), rules.Num("n", to.apart(goal)))
			}
		}
	}
	if s.powered(to) && s.left() > 1 {
		return rules.Say("advice.open", info.Naming("zone", refZone(Zone(x.B))))
	}
	return s.adviseIdle(m.who, func(t *State) { t.City = moved(t, t.City, x) })
}

// hasAt reports whether a Criminal holds one of some Items, or one lies at a spot.
func (s *State) hasAt(k Criminal, kit Kit, at Spot) bool {
	if i := s.City.Holds[k]; i != noItem && kit>>i&1 == 1 {
		return true
	}
	for i, lies := range s.City.Lies {
		if kit>>i&1 == 1 && lies == at {
			return true
		}
	}
	return false
}

// advisePick is what an Item is good for, and who could take it first.
func (s *State) advisePick(x operands, m *mind) message {
	msg := nearing(picked, 1)(s, x, m)
	if msg.IsZero() {
		msg = s.adviseItem(m, Item(x.B))
	}
	for rest := s.City.with(s.City.Lies[x.B]) &^ (1 << x.A); rest != 0; rest = rest.rest() {
		k := rest.first()
		if q := s.holder(k); q >= 0 && q != m.who && !s.isEcho(q) && s.City.Holds[k] == noItem {
			return both(msg, rules.Say("advice.item-rival", info.Naming("rival", s.refPlayer(q)), info.Naming("who", refCriminal(k))))
		}
	}
	if msg.IsZero() {
		return s.adviseIdle(m.who, func(t *State) { t.City = picked(t, t.City, x) })
	}
	return msg
}

// adviseItem is the crime that asks for an Item.
func (s *State) adviseItem(m *mind, i Item) message {
	for _, crime := range s.pursued(m.who) {
		for _, kit := range outlines[crime].kit {
			if kit != AnyItem && kit>>i&1 == 1 {
				return rules.Say("advice.item", info.Naming("crime", refCrime(crime)), info.Naming("item", refItem(i)))
			}
		}
	}
	return message{}
}

// adviseText is whether a printed text can make a crime hold, in the city as it is when the text is read.
func (s *State) adviseText(m *mind, from City, text []Step, k Criminal, far int) message {
	then := *s
	crimes := s.pursued(m.who)
	for _, i := range crimes {
		if s.satisfied(m.who, i) {
			continue
		}
		found := false
		h := m.hope(from, far)
		h.seen = func(c *City) {
			if !found {
				then.City = *c
				found = then.satisfied(m.who, i)
			}
		}
		h.text(text, k)
		if found {
			return rules.Say("advice.can-hold", info.Naming("crime", refCrime(i)))
		}
	}
	return message{}
}

// Hooking.

// adviseHook is what a Criminal is needed for, and what hooking it brings and costs.
func (s *State) adviseHook(k Criminal, m *mind) message {
	p := m.who
	now, then := s.acts(p, 0)
	if s.Phase == Hooking {
		now, then = turnActions, turnActions
	}
	msg := s.adviseChange(p, now, then, func(t *State) {
		if q := t.holder(k); q >= 0 {
			runner{State: t}.takeTag(q, k)
		}
		t.Players[p].Hooks[t.tags(p)] = k
		if t.Phase != Hooking { // the Hook Boost
			t.Players[p].Grip[k] = min(t.Players[p].Grip[k]+1, topGrip)
			return
		}
		for rest := t.hooked(p); rest != 0; rest = rest.rest() {
			x := rest.first()
			t.Players[p].Grip[x] = min(t.Players[p].Grip[x]+1, topGrip)
		}
	})
	tag := s.adviseTag(k, p)
	if msg.IsZero() && tag.IsZero() {
		return s.adviseGrip(p, k)
	}
	return both(msg, tag)
}

// adviseTag is what a tag brings and costs by itself: a Skill, a Dilemma, what a rival loses, whether Echo comes for it.
func (s *State) adviseTag(k Criminal, p int) message {
	who := info.Naming("who", refCriminal(k))
	g := int(s.Players[p].Grip[k]) + 1
	q := s.holder(k)
	n, of := s.echoHooks(k)
	switch {
	case g == skillSpace:
		return rules.Say("advice.skill", who, rules.Num("n", g))
	case g == staminaFrom:
		return rules.Say("advice.stamina", who, rules.Num("n", g))
	case s.tags(p) == dilemmaSlot-1:
		return rules.Say("advice.hook-third")
	case q >= 0:
		return rules.Say("advice.hook-rival", info.Naming("rival", s.refPlayer(q)), rules.Num("n", s.tags(q)-1))
	case of > 0 && n == 0:
		return rules.Say("advice.echo-safe", who, rules.Num("m", of))
	}
	return message{}
}

// echoHooks is how many of the cards that Echo has still to flip hook a Criminal, and how many they are; none without her.
func (s *State) echoHooks(k Criminal) (n, of int) {
	return s.echoLeft(func(c *EchoCard) bool { return s.echoLetter(c.Hook) == k })
}

// echoLeft counts among the cards that Echo has still to flip.
func (s *State) echoLeft(is func(c *EchoCard) bool) (n, of int) {
	if !s.withEcho() {
		return 0, 0
	}
	for i := range echoTable {
		if s.Echo.Deck != 0 && s.Echo.Deck>>i&1 == 0 {
			continue
		}
		of++
		if is(&echoTable[i]) {
			n++
		}
	}
	return n, of
}

func (s *State) adviseUnhook(m *mind) message {
	if s.tags(m.who) < hookSlots {
		return message{}
	}
	return rules.Say("advice.unhook")
}

// adviseHooked is what speaks for hooking nobody else.
func adviseHooked(s *State, m *mind) message {
	for _, i := range s.pursued(m.who) {
		if s.satisfied(m.who, i) {
			return rules.Say("advice.enough", info.Naming("crime", refCrime(i)))
		}
	}
	n := s.tags(m.who)
	switch n {
	case hookSlots:
		return rules.Say("advice.hooked-full")
	case dilemmaSlot - 1:
		return rules.Say("advice.hooked-two")
	}
	return rules.Say("advice.hooked", rules.Num("n", n))
}

func (s *State) adviseSwapTags(m *mind, q int) message {
	if q < 0 {
		return message{}
	}
	return rules.Say("advice.swap-tags", info.Naming("rival", s.refPlayer(q)), rules.Num("n", s.tags(q)), rules.Num("m", s.tags(m.who)))
}

func (s *State) adviseLock(k Criminal) message {
	who := info.Naming("who", refCriminal(k))
	if n, of := s.echoHooks(k); of > 0 {
		return rules.Say("advice.lock-echo", who, rules.Num("n", n), rules.Num("m", of))
	}
	return rules.Say("advice.lock", who)
}

// Grip.

// adviseGrip is what 1 Grip more with a Criminal gives.
func (s *State) adviseGrip(p int, k Criminal) message {
	g := int(s.Players[p].Grip[k])
	if g >= topGrip {
		return message{}
	}
	who := info.Naming("who", refCriminal(k))
	low, at, second := s.lowestGrip(p), 0, topGrip
	for rest := s.cast(); rest != 0; rest = rest.rest() {
		x := rest.first()
		if h := int(s.Players[p].Grip[x]); h == low {
			at++
		}
		if x != k {
			second = min(second, int(s.Players[p].Grip[x]))
		}
	}
	switch {
	case g+1 == skillSpace:
		return rules.Say("advice.skill", who, rules.Num("n", g+1))
	case g+1 == staminaFrom:
		return rules.Say("advice.stamina", who, rules.Num("n", g+1))
	case g == low && at == 1:
		return rules.Say("advice.lowest", who, rules.Num("n", gripValues[min(g+1, second)]), rules.Num("m", gripValues[low]))
	case g == low:
		return rules.Say("advice.lowest-tied", rules.Num("n", at), rules.Num("m", low))
	}
	switch {
	case g+1 < skillSpace:
		return rules.Say("advice.grip-skill", who, rules.Num("n", skillSpace-g-1))
	case g+1 < staminaFrom:
		return rules.Say("advice.grip-stamina", who, rules.Num("n", staminaFrom-g-1))
	}
	return rules.Say("advice.grip", rules.Num("n", low))
}

// adviseLose is what losing 1 Grip with a Criminal costs.
func (s *State) adviseLose(p int, k Criminal) message {
	g, low := int(s.Players[p].Grip[k]), s.lowestGrip(p)
	who, left := info.Naming("who", refCriminal(k)), rules.Num("n", g-1)
	switch {
	case g == skillSpace:
		return rules.Say("advice.lose-skill", who, left)
	case g == staminaFrom:
		return rules.Say("advice.lose-stamina", who, left)
	case g == low:
		return rules.Say("advice.lose-lowest", rules.Num("n", gripValues[g-1]), rules.Num("m", gripValues[g]))
	}
	return rules.Say("advice.lose", who, left, rules.Num("m", low))
}

// adviseStamina is what an extra action of a Criminal is good for.
func (s *State) adviseStamina(m *mind, k Criminal) message {
	g := int(s.Players[m.who].Grip[k])
	who := info.Naming("who", refCriminal(k))
	if s.Turning.Actions == 0 {
		then := *s
		for _, i := range s.pursued(m.who) {
			if !s.satisfied(m.who, i) && then.stepsTo(m.who, i, k) {
				return rules.Say("advice.push", who, info.Naming("crime", refCrime(i)))
			}
		}
	}
	return rules.Say("advice.push-keeps", who, rules.Num("n", g-1))
}

// stepsTo reports whether one move or pick-up of a Criminal fulfils a crime. It changes the city and changes it back.
func (s *State) stepsTo(p, crime int, k Criminal) (ok bool) {
	city := s.City
	at := city.Pawn[k]
	for _, to := range [2]Spot{at.cw(1), at.cw(-1)} {
		if s.passes(k, at, to) {
			s.City.Pawn[k] = to
			ok = ok || s.satisfied(p, crime)
			s.City = city
		}
	}
	for i, lies := range city.Lies {
		if lies == at {
			s.City.hand(Item(i), k)
			ok = ok || s.satisfied(p, crime)
			s.City = city
		}
	}
	return ok
}

// Zone powers, Skills and Boosts.

// advisePower is what the power of a Zone can do, and what Heat it draws.
func (s *State) advisePower(m *mind, z Zone) message {
	from := s.City
	from.cycleHeat(s.City.Spot[z])
	msg := s.adviseText(m, from, zoneTable[z].Power, nobody, powerShifts)
	if msg.IsZero() {
		if advice := zoneTable[z].Power[0].row().advice; advice != nil {
			msg = advice(s, m)
		}
	}
	return both(msg, rules.Say("advice.heat", info.Naming("zone", refZone(z)), info.Naming("other", s.refSpot(s.City.Heat[2]))))
}

// adviseSkill is whether a Skill can make a crime hold.
func (s *State) adviseSkill(m *mind, k Criminal) message {
	return s.orNone(m, s.adviseText(m, s.City, criminalTable[k].Skill, k, 0))
}

// orNone is a reason, and where there is none, that no crime in hand is fulfilled by the text alone.
func (s *State) orNone(m *mind, msg message) message {
	if !msg.IsZero() || s.Players[m.who].Crimes.empty() {
		return msg
	}
	for rest := s.Players[m.who].Crimes; !rest.empty(); {
		if s.satisfied(m.who, rest.next()) {
			return message{}
		}
	}
	return rules.Say("advice.holds-none")
}

// adviseBoost is whether a Boost can make a crime hold.
func (s *State) adviseBoost(m *mind, b Boost) message {
	return s.orNone(m, s.adviseText(m, s.City, boostTable[b].Text, nobody, boostShifts))
}

func adviseTolerance(s *State, m *mind) message {
	return rules.Say("advice.tolerance", rules.Num("n", toleranceBy), rules.Num("m", int(s.Players[m.who].Tolerance)+toleranceBy))
}

func adviseEvidencePower(s *State, m *mind) message {
	return rules.Say("advice.power-evidence", rules.Num("n", s.memorySize(m.who)))
}

// adviseGain is how near the Pool is to its last token.
func (s *State) adviseGain() message {
	if s.Triggered {
		return message{}
	}
	return rules.Say("advice.pool", rules.Num("n", s.poolSize()))
}

func (s *State) adviseFiling(m *mind) message {
	return rules.Say("advice.files", rules.Num("n", 1), rules.Num("m", s.fileable(m.who)))
}

func (s *State) adviseChallenge(m *mind, q int) message {
	if q < 0 {
		return message{}
	}
	return rules.Say("advice.challenge", info.Naming("rival", s.refPlayer(q)), rules.Num("n", s.total(m.who)), rules.Num("m", s.handSize(q)), rules.Num("t", int(s.Players[q].Tolerance)))
}

// Ending a step.

// adviseEnd is what comes after the actions: a crime that holds, or actions that are given up.
func adviseEnd(s *State, m *mind) message {
	for _, i := range s.pursued(m.who) {
		if deckOf[i] != Sides && s.satisfied(m.who, i) {
			return rules.Say("advice.ready", info.Naming("crime", refCrime(i)))
		}
	}
	return rules.Say("advice.actions", rules.Num("n", int(s.Turning.Actions)))
}

// adviseDrawNone is what a player lacks who draws nothing.
func adviseDrawNone(s *State, _ *mind) message {
	switch set := s.lacking(int(s.Now)); {
	case set == 1<<Sides:
		return rules.Say("advice.without-side")
	case set>>Sides == 1:
		return rules.Say("advice.without-both")
	}
	return rules.Say("advice.without-story")
}

func adviseCrimes(s *State, m *mind) message {
	return rules.Say("advice.crimes", rules.Num("n", s.Players[m.who].Crimes.Len()))
}

// adviseKeep is how far the Story Crime is that stays in hand.
func adviseKeep(s *State, m *mind) message {
	for _, i := range s.pursued(m.who) {
		if deckOf[i] != Sides {
			n, of := s.Met(m.who, i)
			return rules.Say("advice.keep", info.Naming("crime", refCrime(i)), rules.Num("n", n), rules.Num("m", of))
		}
	}
	return adviseCrimes(s, m)
}

// Completing crimes.

// adviseStory is what a Story Crime opens in its Storyline, and whom it sets free.
func (s *State) adviseStory(crime int) message {
	level := crimeTable[crime].Level
	msg := message{}
	if level < 3 && s.Display.and(lineCards[lineOf(crime)]).and(cardsIn[level-1]).empty() {
		open, lines := s.openLines(Deck(level))
		msg = rules.Say("advice.story-opens", rules.Num("n", level+1), rules.Num("m", open+1), rules.Num("of", lines))
	}
	return both(msg, rules.Say("advice.story-unhooks", rules.Num("n", s.tags(int(s.Now)))))
}

func adviseSide(*State, operands, *mind) message {
	return rules.Say("advice.side")
}

// adviseApproach is where an approach differs from the other, and what it files.
func (s *State) adviseApproach(m *mind, x int) message {
	c := &crimeTable[s.top().ID]
	own, key := &c.Restrained, "advice.restrained"
	if x == approachReckless {
		own, key = &c.Reckless, "advice.reckless"
	}
	msg := rules.Say(key, rules.Num("n", int(c.Reckless.Intel-c.Restrained.Intel)), rules.Num("m", int(c.Reckless.Dilemmas-c.Restrained.Dilemmas)))
	if x == approachReckless || own.File == 0 {
		return msg
	}
	return both(msg, rules.Say("advice.files", rules.Num("n", int(own.File)), rules.Num("m", s.fileable(m.who))))
}

// fileable is how many tokens in the Memory of p could be filed for Dossiers.
func (s *State) fileable(p int) (n int) {
	for row, e := range s.Assignments {
		n += min(s.dossiers(row), s.Players[p].Memory.count(e))
	}
	return n
}

// Evidence.

// symbols is how many symbols of a type p has to score with: tokens in Memory and on banked Dilemmas.
func (s *State) symbols(p int, e Evidence) int {
	n := s.Players[p].Memory.count(e)
	for rest := s.Players[p].Well; !rest.empty(); {
		if f := dilemma(rest.next()); f.row().typed && Evidence(f.What) == e {
			n += int(f.N)
		}
	}
	return n
}

// adviseTake is what a token of a type is wanted for.
func (s *State) adviseTake(m *mind, e Evidence) message {
	what := info.Naming("evidence", refEvidence(e))
	for row, x := range s.Assignments {
		if x == e && s.dossiers(row) > 0 {
			return rules.Say("advice.take-row", what, rules.Num("n", s.dossiers(row)))
		}
	}
	n := s.Public.count(e)
	most := n > 0
	for x := range Evidence(types) {
		most = most && s.Public.count(x) <= n
	}
	switch have := s.symbols(m.who, e); {
	case most:
		return rules.Say("advice.take-plot", what, rules.Num("n", n))
	case have > 0:
		return rules.Say("advice.take-more", what, rules.Num("n", have+1))
	}
	return rules.Say("advice.take-first", what)
}

// advisePeek is how much there is to learn.
func (s *State) advisePeek() message {
	pool, plot := 0, 0
	p := s.acting()
	for place := placeSlot; place < places; place++ {
		switch {
		case !s.within(poolAndPlot, place):
		case place == placePool && s.Triggered: // the Pool is empty, the supply stands for it
		case place == placePool:
			pool += s.unseenAt(p, place)
		default:
			plot += s.unseenAt(p, place)
		}
	}
	return rules.Say("advice.peek", rules.Num("n", pool), rules.Num("m", plot))
}

// adviseLook is how many tokens of a place are unseen, and what they are for.
func (s *State) adviseLook(place int) message {
	key := "advice.look-plot"
	switch {
	case place == placePool && s.Triggered:
		return message{}
	case place == placePool:
		key = "advice.look-pool"
	}
	return rules.Say(key, rules.Num("n", s.unseenAt(int(s.top().Who), place)))
}

// advisePlace is what filing in a place brings, and who could be first.
func (s *State) advisePlace(m *mind, place int) message {
	switch {
	case place == placeSlot+slotBoost:
		n := 0
		for _, x := range s.WheelIntel {
			n = max(n, int(x))
		}
		return rules.Say("advice.slot-boost", rules.Num("n", n))
	case place == placeSlot+slotTolerance:
		return rules.Say("advice.slot-tolerance", rules.Num("n", toleranceBy), rules.Num("m", int(s.Players[m.who].Tolerance)+toleranceBy))
	case place == placeSlot+slotGrip:
		return rules.Say("advice.slot-grip")
	case place >= placeLocker:
		return rules.Say("advice.locker", rules.Num("n", s.scale().foil), rules.Num("m", foilTokens))
	}
	return s.adviseDossier(m, place)
}

// adviseDossier is what a Dossier is worth: it may be the last of all or of its row, or keep its owner from having the fewest.
func (s *State) adviseDossier(m *mind, row int) message {
	t := &chapterTable[s.Chapter-1]
	pays, mine := rules.Num("n", t.Dossier), int(s.Players[m.who].Dossiers)
	all := s.dossiers(0) + s.dossiers(1) + s.dossiers(2)
	if all == 1 {
		return rules.Say("advice.dossier-last", pays, rules.Num("m", t.Dossier*(mine+1)))
	}
	if s.dossiers(row) == 1 {
		return rules.Say("advice.dossier-row", pays, rules.Num("m", all))
	}
	if n, of := s.echoLeft(func(c *EchoCard) bool { return int(c.Row) == row }); n > 0 {
		return rules.Say("advice.echo-files", pays, rules.Num("m", n), rules.Num("of", of))
	}
	for q := range s.players() {
		if int(s.Players[q].Dossiers) < mine {
			return rules.Say("advice.dossier", pays, rules.Num("m", all))
		}
	}
	return rules.Say("advice.dossier-fewest", pays, rules.Num("grip", t.GripLoss), rules.Num("intel", t.IntelLoss))
}

// adviseFile is why a type of Evidence can be spared.
func (s *State) adviseFile(m *mind, e Evidence) message {
	what := info.Naming("evidence", refEvidence(e))
	wanted := false
	for row, x := range s.Assignments {
		wanted = wanted || x == e && s.dossiers(row) > 0
	}
	switch have := s.Players[m.who].Memory.count(e); {
	case !wanted:
		return rules.Say("advice.file-free", what)
	case have > 1:
		return rules.Say("advice.file-spare", what, rules.Num("n", have-1))
	}
	return message{}
}

// adviseClaim is what lies with a Boost, or when it works.
func (s *State) adviseClaim(sector int) message {
	t := s.Wheel[sector]
	switch n := int(s.WheelIntel[sector]); {
	case n > 0:
		return rules.Say("advice.claim-intel", rules.Num("n", n))
	case t == noToken:
		return message{}
	case boostTable[boostOf[t]].Colour == Blue:
		return rules.Say("advice.claim-saved")
	}
	return rules.Say("advice.claim-now")
}

// Dilemmas.

// adviseBank is what a Dilemma scores, and the corruption that comes with it.
func (s *State) adviseBank(m *mind, face int) message {
	f := &dilemmaTable[face]
	return both(benefitAdvice[f.Benefit](s, m, f), rules.Say("advice.corruption", rules.Num("n", int(f.Corruption)), rules.Num("m", s.finalCorruption(m.who)+int(f.Corruption))))
}

// benefitAdvice is what each kind of benefit scores.
var benefitAdvice = [benefits]func(s *State, m *mind, f *Face) message{Symbols: adviseSymbols, Poster: advisePoster, Sigil: adviseSigil, IntelGain: adviseIntel}

// wellOf is what p has banked that scores together.
func (s *State) wellOf(p int) (b banked) {
	var none [types]float64
	for rest := s.Players[p].Well; !rest.empty(); {
		b, _ = b.bank(dilemma(rest.next()), &none)
	}
	return b
}

func adviseSymbols(s *State, m *mind, f *Face) message {
	e := Evidence(f.What)
	return rules.Say("advice.bank-symbols", info.Naming("evidence", refEvidence(e)), rules.Num("n", s.symbols(m.who, e)+int(f.N)))
}

func advisePoster(s *State, m *mind, f *Face) message {
	b := s.wellOf(m.who)
	if n := b.wanted.Len(); !b.wanted.Has(Criminal(f.What)) {
		return rules.Say("advice.bank-poster", rules.Num("n", (n+1)*(n+1)), rules.Num("m", n*n))
	}
	return rules.Say("advice.bank-twice", info.Naming("who", refCriminal(Criminal(f.What))))
}

func adviseSigil(s *State, m *mind, _ *Face) message {
	return rules.Say("advice.bank-sigil", rules.Num("n", s.wellOf(m.who).sigils+1), rules.Num("m", sigilWorth))
}

func adviseIntel(_ *State, _ *mind, f *Face) message {
	return rules.Say("advice.bank-intel", rules.Num("n", int(f.N)))
}

// adviseRid is why a Dilemma of a set can go: none has more corruption, or its poster is banked already.
func (s *State) adviseRid(m *mind, face int, from Set) message {
	f := &dilemmaTable[face]
	if f.Benefit == Poster && s.wellOf(m.who).wanted.Has(Criminal(f.What)) && from == s.Players[m.who].Hand {
		return rules.Say("advice.bank-twice", info.Naming("who", refCriminal(Criminal(f.What))))
	}
	for rest := from; !rest.empty(); {
		if dilemma(rest.next()).Corruption > f.Corruption {
			return message{}
		}
	}
	return rules.Say("advice.worst", rules.Num("n", int(f.Corruption)))
}

// Crime cards.

// adviseDraw is how many cards of a deck are of use.
func (s *State) adviseDraw(d Deck) message {
	switch d {
	case LevelOne:
		return rules.Say("advice.deck-free")
	case Sides:
		return rules.Say("advice.draw-side")
	}
	open, lines := s.openLines(d)
	return rules.Say("advice.deck", rules.Num("n", open), rules.Num("m", lines))
}

// adviseDitch is what a crime lacks.
func (s *State) adviseDitch(m *mind, crime int) message {
	name := info.Naming("crime", refCrime(crime))
	if !s.Unlocked(crime) {
		return rules.Say("advice.ditch-locked", name, rules.Num("n", crimeTable[crime].Level-1))
	}
	n, of := s.Met(m.who, crime)
	return rules.Say("advice.keep", name, rules.Num("n", n), rules.Num("m", of))
}

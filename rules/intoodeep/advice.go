package intoodeep

import (
	"safehouse/rules"
	"safehouse/rules/machine"
)

// What speaks for a choice, in the game's terms: the crime that it fulfils or brings nearer, what Grip gives, what Heat, Dilemmas and Evidence cost
// and bring, and what rivals and Echo could do. Everything said is open to the player who is asked.

// advices are the reasons that a hint gives.
var advices = []string{
	"advice.both",
	"advice.holds", "advice.away", "advice.met", "advice.next", "advice.next-kept", "advice.undoes", "advice.with-item", "advice.toward", "advice.nears-item", "advice.clears", "advice.idle", "advice.nothing-open",
	"advice.can-hold", "advice.can-reach", "advice.can-meet", "advice.item", "advice.item-rival", "advice.drop", "advice.open", "advice.open-next",
	"advice.hook-rival", "advice.hook-third", "advice.hook-more", "advice.echo-safe", "advice.enough", "advice.hooked-two", "advice.hooked-full", "advice.hooked", "advice.unhook", "advice.unhook-free", "advice.swap-tags", "advice.lock", "advice.lock-echo", "advice.lock-any", "advice.lock-worst", "advice.lock-needless", "advice.hook-idle", "advice.acts-idle", "advice.without",
	"advice.skill", "advice.stamina", "advice.lowest", "advice.lowest-tied", "advice.grip-uses", "advice.grip-top", "advice.grip-skill", "advice.grip-stamina", "advice.lose", "advice.lose-skill", "advice.lose-stamina", "advice.lose-lowest",
	"advice.push", "advice.push-meets", "advice.push-early", "advice.push-power", "advice.push-next", "advice.push-toward", "advice.push-none", "advice.keeps-grip", "advice.saves-grip", "advice.inspires",
	"advice.heat", "advice.tolerance", "advice.power-evidence", "advice.wheel", "advice.remote", "advice.pool", "advice.waits", "advice.challenge",
	"advice.ready", "advice.actions", "advice.rest",
	"advice.story-opens", "advice.story-pays", "advice.story-unhooks", "advice.story-waits", "advice.side", "advice.side-gives", "advice.restrained", "advice.reckless", "advice.files",
	"advice.take-row", "advice.take-plot", "advice.take-more", "advice.peek", "advice.look-pool", "advice.look-plot",
	"advice.dossier", "advice.dossier-row", "advice.dossier-last", "advice.dossier-fewest", "advice.echo-files",
	"advice.slot-boost", "advice.slot-tolerance", "advice.slot-grip", "advice.locker", "advice.file-free", "advice.file-spare",
	"advice.claim-intel", "advice.claim-saved", "advice.gives-grip", "advice.gives-evidence", "advice.gives-sides", "advice.gives-sift", "advice.gives-reveal", "advice.reveal-known", "advice.discard-most", "advice.echo-claims", "advice.echo-gains", "advice.echo-loses",
	"advice.bank-intel", "advice.bank-symbols", "advice.bank-poster", "advice.bank-twice", "advice.bank-sigil", "advice.corruption", "advice.corruption-none", "advice.worst", "advice.rid",
	"advice.deck", "advice.deck-free", "advice.draw-side", "advice.ditch-locked", "advice.ditch-far", "advice.ditch-near", "advice.keep", "advice.crimes", "advice.without-side", "advice.without-story", "advice.without-both",
}

// Advice is a reason in words for an answer.
func (s *State) Advice(a rules.Action) rules.Message {
	m := s.mind()
	if s.isEcho(m.who) {
		return s.adviseTie(a)
	}
	return engine.Advice(s, a, &m)
}

// adviseTie is what a person has of an answer that settles a tie of Echo's.
func (s *State) adviseTie(a rules.Action) message {
	if said := echoTies[a.Verb]; said != nil {
		return said(s, int(a.Args[0]))
	}
	return message{}
}

// echoTies is what there is to say, by the verb of the answer: the Boost that she takes, or the disc that moves.
var echoTies = map[rules.Verb]func(s *State, x int) message{
	VClaim:   (*State).adviseEchoClaim,
	VAdvance: func(s *State, k int) message { return s.adviseEchoDisc("advice.echo-gains", Criminal(k), 1) },
	VLose:    func(s *State, k int) message { return s.adviseEchoDisc("advice.echo-loses", Criminal(k), -1) },
}

// adviseEchoDisc is where one of Echo's discs goes, and what her track scores then.
func (s *State) adviseEchoDisc(key string, k Criminal, by int) message {
	p := int(s.Seats)
	return rules.Say(key, info.Naming("who", refCriminal(k)), rules.Num("n", int(s.Players[p].Grip[k])+by), rules.Num("m", s.trackAfter(p, k, by)),
		rules.Num("now", int(gripValues[s.lowestGrip(p)])))
}

// trackAfter is what the track of p scores when its Grip with a Criminal changes.
func (s *State) trackAfter(p int, k Criminal, by int) int {
	low := topGrip
	for rest := s.cast(); rest != 0; rest = rest.rest() {
		x := rest.first()
		g := int(s.Players[p].Grip[x])
		if x == k {
			g += by
		}
		low = min(low, g)
	}
	return int(gripValues[low])
}

// adviseEchoClaim is the Boost that gains 1 Intel when Echo takes the one before it on the wheel.
func (s *State) adviseEchoClaim(sector int) message {
	next := s.Wheel[(sector+1)%sectors]
	if next == noToken {
		return message{}
	}
	return rules.Say("advice.echo-claims", rules.Num("n", int(s.WheelIntel[sector])), info.Naming("boost", refBoost(boostOf[next])), rules.Num("m", min(int(s.WheelIntel[(sector+1)%sectors])+1, maxWheel)))
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
			return machine.Both(msg, rules.Say("advice.item-rival", info.Naming("rival", s.refPlayer(q)), info.Naming("who", refCriminal(k))))
		}
	}
	if msg.IsZero() {
		return s.adviseIdle(m.who)
	}
	return msg
}

// adviseDrop is what the hands are free for, and whether a crime asks for the Item that goes.
func (s *State) adviseDrop(x operands, m *mind) message {
	if msg := nearing(dropped, 0)(s, x, m); !msg.IsZero() {
		return msg
	}
	i := s.City.Holds[x.A]
	if msg := s.adviseItem(m, i); !msg.IsZero() {
		return msg
	}
	return rules.Say("advice.drop", info.Naming("item", refItem(i)))
}

// adviseItem is the crime that asks for an Item.
func (s *State) adviseItem(m *mind, i Item) message {
	for _, crime := range s.pursued(m.who) {
		if named[crime]>>i&1 == 1 {
			return rules.Say("advice.item", info.Naming("crime", refCrime(crime)), info.Naming("item", refItem(i)))
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
	if msg.IsZero() || tag.IsZero() && s.gains(p, k) { // two reasons are enough
		msg = machine.Both(msg, s.adviseGrip(p, k))
	}
	return machine.Both(msg, tag)
}

// gains reports whether 1 Grip more with a Criminal gives a Skill or Stamina.
func (s *State) gains(p int, k Criminal) bool {
	g := int(s.Players[p].Grip[k]) + 1
	return g == skillSpace || g == staminaFrom
}

// adviseTag is what a tag costs and what others make of it: a Dilemma, what a rival loses, whether Echo comes for it.
func (s *State) adviseTag(k Criminal, p int) message {
	q := s.holder(k)
	n, of := s.echoHooks(k)
	switch {
	case s.tags(p) == dilemmaSlot-1:
		return rules.Say("advice.hook-third")
	case q >= 0:
		return rules.Say("advice.hook-rival", info.Naming("rival", s.refPlayer(q)), rules.Num("n", s.tags(q)-1))
	case of > 0 && n == 0:
		return rules.Say("advice.echo-safe", info.Naming("who", refCriminal(k)), rules.Num("m", of))
	}
	return message{}
}

// echoHooks is how many of the cards that Echo has still to flip hook a Criminal, and how many they are; none without her.
func (s *State) echoHooks(k Criminal) (n, of int) {
	return s.echoLeft(func(c *EchoCard) bool { return s.echoLetter(c.Hook) == k })
}

// echoLeft counts among the cards that Echo has still to flip; where her next one lies open it is that one.
func (s *State) echoLeft(is func(c *EchoCard) bool) (n, of int) {
	if !s.withEcho() {
		return 0, 0
	}
	left := s.Echo.Deck
	if card, open := s.Upcoming(); open {
		left = 1 << card
	}
	for i := range echoTable {
		if left != 0 && left>>i&1 == 0 {
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
	if n := s.tags(m.who); n < hookSlots {
		return rules.Say("advice.unhook-free", rules.Num("n", hookSlots-n))
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
	switch n, of := s.echoHooks(k); {
	case of > 0 && n == 0 && s.Seats == 1:
		return rules.Say("advice.echo-safe", who, rules.Num("m", of))
	case n > 0:
		return rules.Say("advice.lock-echo", who, rules.Num("n", n), rules.Num("m", of))
	}
	return rules.Say("advice.lock", who)
}

// Grip.

// adviseGrip is what 1 Grip more with a Criminal gives.
func (s *State) adviseGrip(p int, k Criminal) message {
	g := int(s.Players[p].Grip[k])
	if g >= topGrip {
		return rules.Say("advice.grip-top", info.Naming("who", refCriminal(k)), rules.Num("n", topGrip))
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
	return rules.Say("advice.grip-uses", who, rules.Num("n", g+1), rules.Num("m", g+2-staminaFrom))
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

// adviseStamina is what an extra action of a Criminal is good for: a crime, a criterion, the power of its Zone; else what it costs.
func (s *State) adviseStamina(m *mind, k Criminal) message {
	who, at := info.Naming("who", refCriminal(k)), s.City.Pawn[k]
	crime, n, of := s.push(m.who, k)
	msg, price := s.pushNears(m.who, k), s.adviseLose(m.who, k)
	if price.Key == "advice.lose" { // nothing goes with the Grip
		price = message{}
	}
	switch {
	case crime >= 0 && n == of:
		return rules.Say("advice.push", who, naming(crime))
	case crime >= 0:
		return rules.Say("advice.push-meets", who, naming(crime), rules.Num("n", n), rules.Num("of", of))
	case s.Turning.Actions > 0:
		msg = rules.Say("advice.push-early", rules.Num("n", int(s.Turning.Actions)))
	case s.powered(at):
		msg = rules.Say("advice.push-power", who, info.Naming("zone", s.refSpot(at)))
	case msg.IsZero():
		msg = rules.Say("advice.push-none", who)
	}
	return machine.Both(msg, price)
}

// push is the crime of which one more move or pick-up of a Criminal meets most criteria, if more than now, -1 for none, how many of
// how many; where actions are left one that holds is no reason.
func (s *State) push(p int, k Criminal) (crime, n, of int) {
	then := *s
	crime = -1
	for _, i := range s.pursued(p) {
		now, all := s.Met(p, i)
		most := now
		then.steps(p, k, func() {
			met, _ := then.Met(p, i)
			most = max(most, met)
		})
		if most > now && s.Turning.Actions == 0 && (crime < 0 || most == all && n < of) {
			crime, n, of = i, most, all
		}
	}
	return crime, n, of
}

// pushNears is what one more step of a Criminal does for a crime of which it meets no criterion more: it is within the next turn then,
// or the Criminal nearer to where the crime wants it.
func (s *State) pushNears(p int, k Criminal) (msg message) {
	then := *s
	toward := message{}
	then.steps(p, k, func() {
		x := change{p, 0, 0, *s, then}
		for _, i := range s.pursued(p) {
			if next := x.prepares(i); next.Key == "advice.next-kept" && msg.IsZero() {
				msg = rules.Say("advice.push-next", append(next.Args, info.Naming("who", refCriminal(k)))...)
			}
			if near := x.leads(i); !near.IsZero() && toward.IsZero() {
				toward = rules.Say("advice.push-toward", near.Args...)
			}
		}
	})
	if msg.IsZero() {
		return toward
	}
	return msg
}

// adviseSpared is the Grip that is kept where one more action would cost some; the zero Message where none could be bought.
func (s *State) adviseSpared(p int) message {
	msg := message{}
	for rest := s.hooked(p); rest != 0; rest = rest.rest() {
		k := rest.first()
		if s.againstPushing(k) != nil {
			continue
		}
		if crime, _, _ := s.push(p, k); crime >= 0 {
			return rules.Say("advice.saves-grip", info.Naming("who", refCriminal(k)), rules.Num("n", int(s.Players[p].Grip[k])))
		}
		msg = rules.Say("advice.keeps-grip")
	}
	return msg
}

// Zone powers, Skills and Boosts.

// advisePower is what the power of a Zone can do, and what Heat it draws.
func (s *State) advisePower(m *mind, z Zone) message {
	from := s.City
	from.cycleHeat(s.City.Spot[z])
	_, then := s.acts(m.who, 1)
	msg := s.adviseText(m, from, zoneTable[z].Power, nobody, powerShifts, then)
	return machine.Both(msg, rules.Say("advice.heat", info.Naming("zone", refZone(z)), info.Naming("other", s.refSpot(s.City.Heat[2]))))
}

// adviseSkill is what a Skill can do.
func (s *State) adviseSkill(m *mind, k Criminal) message {
	_, then := s.acts(m.who, s.fee(k))
	return s.adviseText(m, s.City, criminalTable[k].Skill, k, 0, then)
}

// adviseBoost is what a Boost can do; where that is not for a crime, what is printed on it says it.
func (s *State) adviseBoost(m *mind, b Boost) message {
	_, then := s.acts(m.who, 0)
	return s.adviseText(m, s.City, boostTable[b].Text, nobody, boostShifts, then)
}

// adviseText is what a printed text can do for a crime, with so many actions after it, else what speaks for its first step; where that
// is only another city, how far the foremost crime is.
func (s *State) adviseText(m *mind, from City, text []Step, k Criminal, far, then int) message {
	r := s.read(m, from, text, k, far, then)
	if msg := r.words(); !msg.IsZero() {
		return msg
	}
	if advice := text[0].row().advice; advice != nil {
		return advice(s, m, k, text[0])
	}
	return s.adviseIdle(m.who)
}

func adviseTolerance(s *State, m *mind, _ Criminal, _ Step) message {
	return rules.Say("advice.tolerance", rules.Num("n", toleranceBy), rules.Num("m", int(s.Players[m.who].Tolerance)+toleranceBy))
}

func adviseEvidencePower(s *State, m *mind, _ Criminal, _ Step) message {
	return rules.Say("advice.power-evidence", rules.Num("n", s.memorySize(m.who)))
}

// adviseInspire is whom of those nearby a Criminal serves best: one who gets a Skill or Stamina, else one who holds the track back.
func adviseInspire(s *State, m *mind, k Criminal, _ Step) message {
	best, top := nobody, 0.0
	for rest := s.raisable(m.who, s.nearbyCriminals(k)); rest != 0; rest = rest.rest() {
		if x := rest.first(); best == nobody || s.gripSight(m.who, x) > top {
			best, top = x, s.gripSight(m.who, x)
		}
	}
	if best == nobody {
		return message{}
	}
	return rules.Say("advice.inspires", info.Naming("who", refCriminal(best)), rules.Num("n", int(s.Players[m.who].Grip[best])+1))
}

// adviseWheel is what can be had with a Boost of the wheel.
func adviseWheel(s *State, _ *mind, _ Criminal, _ Step) message {
	most := 0
	for _, n := range s.WheelIntel {
		most = max(most, int(n))
	}
	return rules.Say("advice.wheel", rules.Num("n", most))
}

// adviseRivals is the rival with most Dilemmas among those who can be challenged.
func adviseRivals(s *State, m *mind, _ Criminal, _ Step) message {
	return s.adviseChallenge(m, s.rivalWithMost(s.handSize, func(q int) bool { return s.againstChallenge(m.who, q) == nil }))
}

// rivalWithMost is the first player of those allowed who has most of something, nobody is -1.
func (s *State) rivalWithMost(has func(q int) int, allowed func(q int) bool) int {
	best := -1
	for q := range s.players() {
		if allowed(q) && (best < 0 || has(q) > has(best)) {
			best = q
		}
	}
	return best
}

// adviseActs is what more actions are good for.
func adviseActs(s *State, m *mind, _ Criminal, st Step) message {
	now, _ := s.acts(m.who, 0)
	if msg := s.adviseChange(m.who, now, now+int(st.N), func(*State) {}); !msg.IsZero() {
		return msg
	}
	if msg := s.adviseWithout(m.who, now); !msg.IsZero() {
		return msg
	}
	return rules.Say("advice.acts-idle", rules.Num("n", min(now+int(st.N), farthest)))
}

// adviseRemote is the Zone nearby whose power is worth most.
func adviseRemote(s *State, m *mind, k Criminal, _ Step) message {
	best, top := Zone(0), 0.0
	found := false
	for _, z := range s.City.Ring {
		if v := s.powerSight(m, z); s.againstFix(k, z) == nil && (!found || v > top) {
			best, top, found = z, v, true
		}
	}
	if !found {
		return message{}
	}
	return rules.Say("advice.remote", info.Naming("zone", refZone(best)))
}

// adviseHookMore is whom one more hook should go to for a crime.
func adviseHookMore(s *State, m *mind, _ Criminal, _ Step) message {
	now, _ := s.acts(m.who, 0)
	now = min(now, farthest)
	before := *s
	for _, i := range s.pursued(m.who) {
		if before.away(m.who, i, now) >= 0 {
			continue
		}
		for rest := s.cast() &^ s.hooked(m.who) &^ s.lockedCrew(); rest != 0 && s.tags(m.who) < hookSlots; rest = rest.rest() {
			k := rest.first()
			then := *s
			if q := then.holder(k); q >= 0 {
				runner{State: &then}.takeTag(q, k)
			}
			then.Players[m.who].Hooks[then.tags(m.who)] = k
			if n := then.away(m.who, i, now); n >= 0 {
				return rules.Say("advice.hook-more", info.Naming("who", refCriminal(k)), naming(i), rules.Num("n", n))
			}
		}
	}
	switch msg := s.adviseWithout(m.who, now); {
	case s.tags(m.who) == hookSlots:
		return rules.Say("advice.hooked-full")
	case !msg.IsZero():
		return msg
	}
	return rules.Say("advice.hook-idle", rules.Num("n", now))
}

// adviseWithout is that a crime is within the actions that are left already, or that there is none to act for; the zero Message where
// none of those in hand is.
func (s *State) adviseWithout(p, now int) message {
	l := s.pursued(p)
	if len(l) == 0 {
		return s.adviseIdle(p)
	}
	for _, i := range l {
		switch n := s.away(p, i, min(now, farthest)); {
		case n == 0:
			return rules.Say("advice.enough", naming(i))
		case n > 0:
			return rules.Say("advice.without", naming(i), rules.Num("n", n), rules.Num("m", now))
		}
	}
	return message{}
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
	if n := s.left(); n > 0 {
		return rules.Say("advice.actions", rules.Num("n", n))
	}
	l := s.pursued(m.who)
	for _, i := range l {
		if k, n, ok := s.nextTurn(m.who, i); ok {
			return tellNext(k, i, n)
		}
	}
	if msg := s.adviseSpared(m.who); !msg.IsZero() {
		return msg
	}
	return machine.Both(rules.Say("advice.actions", rules.Num("n", 0)), s.adviseIdle(m.who))
}

// adviseRest is a crime that holds as the city is, where an effect is not used up.
func (s *State) adviseRest(m *mind) message {
	for _, i := range s.pursued(m.who) {
		if s.satisfied(m.who, i) {
			return rules.Say("advice.enough", naming(i))
		}
	}
	return rules.Say("advice.rest")
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

// adviseCrimes is what is given up where no Story Crime is completed.
func adviseCrimes(s *State, m *mind) message {
	for _, i := range s.pursued(m.who) {
		if c := &crimeTable[i]; deckOf[i] != Sides && s.satisfied(m.who, i) {
			return rules.Say("advice.story-waits", naming(i), rules.Num("n", int(c.Restrained.Intel)), rules.Num("m", int(c.Reckless.Intel)), rules.Num("hooks", s.tags(m.who)))
		}
	}
	return rules.Say("advice.crimes", rules.Num("n", s.Players[m.who].Crimes.Len()))
}

// adviseKeep is what the next turn can do for a crime that stays in hand, and failing that how far the foremost one is.
func adviseKeep(s *State, m *mind) message {
	for _, i := range s.pursued(m.who) {
		if k, n, ok := s.nextTurn(m.who, i); ok {
			return tellNext(k, i, n)
		}
	}
	if l := s.pursued(m.who); len(l) > 0 {
		n, of := s.Met(m.who, l[0])
		return rules.Say("advice.keep", naming(l[0]), rules.Num("n", n), rules.Num("m", of))
	}
	return rules.Say("advice.crimes", rules.Num("n", s.Players[m.who].Crimes.Len()))
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
	if msg.IsZero() {
		c := &crimeTable[crime]
		msg = rules.Say("advice.story-pays", rules.Num("n", int(c.Restrained.Intel)), rules.Num("m", int(c.Reckless.Intel)))
	}
	return machine.Both(msg, rules.Say("advice.story-unhooks", rules.Num("n", s.tags(int(s.Now)))))
}

// adviseSide is what a Side Crime gives, and that it costs nothing.
func adviseSide(_ *State, x operands, _ *mind) message {
	free := rules.Say("advice.side")
	if gain := &crimeTable[x.A].Gain; *gain != (Reward{}) {
		return machine.Both(rules.Say("advice.side-gives", rules.Word("reward", gain.words())), free)
	}
	return free
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
	return machine.Both(msg, rules.Say("advice.files", rules.Num("n", int(own.File)), rules.Num("m", s.fileable(m.who))))
}

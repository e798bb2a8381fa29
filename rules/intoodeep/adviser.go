package intoodeep

import (
	"math"

	"safehouse/rules"
)

// What an answer looks like at first sight to the player who decides, in Intel.
// It guides the search and plays its playouts; how things really go is for
// standing.go and the search.

// A mind is what a player thinks of its crimes before it decides.
type mind struct {
	planner
	who      int
	left     float64 // turns
	progress float64
	story    plan
	worth    float64 // of the best Story Crime
	sides    [4]plan // Side Crimes within reach
	n        int
}

// mind looks at the crimes of whoever a question is about.
func (s *State) mind() (m mind) {
	p := int(s.Now)
	if s.Depth > 0 {
		p = int(s.top().Who)
	}
	m.who = p
	m.progress = s.progress()
	m.left = (1 - m.progress) * usualTurns
	m.planner = s.planner(p)
	m.story = plan{crime: -1, steps: farAway, cast: noCast, want: [2]Item{noItem, noItem}}
	if s.isEcho(p) {
		return m
	}
	for rest := s.Players[p].Crimes; !rest.empty(); {
		i := rest.next()
		x := m.plan(i)
		m.turns(&x)
		switch v := s.planWorth(&x, m.left); {
		case crimeTable[i].Level > 0 && v > m.worth:
			m.story, m.worth = x, v
		case crimeTable[i].Level == 0 && x.steps <= 4 && m.n < len(m.sides):
			m.sides[m.n] = x
			m.n++
		}
	}
	return m
}

// Priors weighs the answers by their worth at first sight.
func (s *State) Priors(legal []rules.Action, w []float64) {
	if len(legal) == 1 {
		w[0] = 1
		return
	}
	m := s.mind()
	for i, a := range legal {
		w[i] = math.Exp(max(-5, min(8, s.sight(&m, a))) / 1.4)
	}
}

// playoutNoise blurs the first sight in playouts.
const playoutNoise = 3.0

// Playout picks the answer that looks best after some noise.
func (s *State) Playout(legal []rules.Action, r *rules.Rand) int {
	if len(legal) == 1 {
		return 0
	}
	m := s.mind()
	best, top := 0, math.Inf(-1)
	for i, a := range legal {
		if v := s.sight(&m, a) + playoutNoise*(r.Float64()+r.Float64()-1); v > top {
			best, top = i, v
		}
	}
	return best
}

// sight is what an answer is worth at first sight.
func (s *State) sight(m *mind, a rules.Action) float64 {
	x := int(a.Args[0])
	switch a.Verb {
	case vHook, vUnhook, vDone:
		return s.sightOfHooks(m, a)
	case vMove, vPick, vPower, vSkill, vStamina, vGrip, vDrop, vSide, vBoost:
		return s.sightOfActing(m, a)
	case vStory:
		return 7
	case vTake, vPlace, vFile, vClaim, vLook, vKnown, vGainEvidence, vFileEvidence, vDrawUnseen:
		return s.sightOfEvidence(m, a)
	case vAdvance:
		return s.gripSight(m.who, Criminal(x))
	case vLose:
		return -s.gripSight(m.who, Criminal(x))
	case vChallenge, vDiscard, vPurge, vBank:
		return s.sightOfDilemma(m, a)
	case vDitchSide, vDitchOne, vDitchTwo, vDitchThree, vDraw:
		return s.sightOfDeck(m, a)
	case vSentinel, vEscort, vBlockade, vSend, vPush, vPushItem, vSwapItems, vMoveItem, vSwapWith, vSwapCriminals, vMoveHeat, vItem, vZone, vPeek:
		return s.sightOfCity(m, a)
	case vSwapTags:
		if q := s.playerOf(x); q >= 0 {
			return 1.5 * float64(s.tags(q)-s.tags(m.who))
		}
	}
	return 0
}

func (s *State) sightOfHooks(m *mind, a rules.Action) float64 {
	k := Criminal(a.Args[0])
	inPlan := uint8(k) == m.story.cast[U] || uint8(k) == m.story.cast[V]
	switch a.Verb {
	case vHook:
		v := 1.4 + 0.4*s.gripSight(m.who, k)
		if from := s.holder(k); from >= 0 {
			v -= 1.2
		}
		if inPlan {
			v += 3
		}
		if s.tags(m.who) == dilemmaSlot-1 {
			v -= 0.6
		}
		return v
	case vUnhook:
		if s.tags(m.who) < hookSlots || m.story.hooks == 0 || inPlan {
			return -4
		}
		return 0.8
	}
	switch s.Ask.Kind {
	case askHook:
		return 0.3
	case askAct:
		if s.Turning.Actions > 0 {
			return -2.5
		}
		return 0.4
	case askDitch:
		return 0.3
	case askStory:
		return -2
	case askShift:
		return -0.2
	}
	return -1
}

// gripSight is what 1 Grip with a Criminal is worth to p.
func (s *State) gripSight(p int, k Criminal) float64 {
	g := int(s.Players[p].Grip[k])
	if g >= topGrip {
		return -1
	}
	v := 0.5
	switch g + 1 {
	case skillSpace:
		v += 0.8
	case staminaFrom:
		v += 0.5
	}
	if low := s.lowestGrip(p); g == low {
		v += 0.2 * float64(gripValues[g+1]-gripValues[g])
	} else if g > low+2 {
		v -= 0.2
	}
	return v
}

// target is where a Criminal of a plan has to go next, noSpot when it is
// there or takes no part.
func (x *plan) target(c *City, k Criminal) (Spot, Item) {
	for r := range V + 1 {
		if x.cast[r] != uint8(k) {
			continue
		}
		if i := x.want[r]; i != noItem {
			return c.itemAt(i), i
		}
		return x.goal[r], noItem
	}
	return noSpot, noItem
}

// towards is how much nearer to its target a plan gets when k goes somewhere.
func (m *mind) towards(x *plan, k Criminal, to Spot) float64 {
	c := m.sc.city
	target, _ := x.target(c, k)
	if target == noSpot || x.steps >= farAway {
		return -0.35
	}
	return m.way(k, c.Pawn[k], target) - m.way(k, to, target)
}

// useful is what bringing k somewhere is worth for all plans.
func (m *mind) useful(k Criminal, to Spot) float64 {
	v := 1.9 * m.towards(&m.story, k, to)
	for i := range m.sides[:m.n] {
		v += 1.1 * m.towards(&m.sides[i], k, to)
	}
	return v
}

func (s *State) sightOfActing(m *mind, a rules.Action) float64 {
	c := &s.City
	k := Criminal(a.Args[0])
	switch a.Verb {
	case vMove:
		return m.useful(k, c.Spot[a.Args[1]]) - 0.1
	case vPick:
		return m.wanted(k, Item(a.Args[1])) - 0.4
	case vPower:
		return s.powerSight(m, Zone(a.Args[0]))
	case vSkill:
		return s.skillSight(m, k)
	case vStamina:
		if s.Turning.Actions > 0 || m.story.steps > 3 && m.n == 0 {
			return -1
		}
		return 0.6
	case vGrip:
		return 0.3 + s.gripSight(m.who, k)
	case vDrop:
		return -1.2
	case vSide:
		return 5
	}
	switch Boost(a.Args[0]) {
	case Act1, Act2:
		if s.Turning.Actions > 0 || m.story.steps > 3 {
			return -0.8
		}
		return 1.2
	case HookMore:
		return 1 + float64(m.story.hooks)
	case Challenge, DiscardDilemma, Lock:
		return 0
	}
	return -0.6 + 0.6*m.progress
}

// wanted is what picking up an Item is worth to k.
func (m *mind) wanted(k Criminal, i Item) float64 {
	v := -0.5
	add := func(x *plan, w float64) {
		for r := range V + 1 {
			if x.cast[r] == uint8(k) && x.want[r] == i {
				v += w
			}
		}
	}
	add(&m.story, 3)
	for n := range m.sides[:m.n] {
		add(&m.sides[n], 2)
	}
	return v
}

// powerSight is what using the power of a Zone is worth.
func (s *State) powerSight(m *mind, z Zone) float64 {
	switch z {
	case Parish:
		return 1.3
	case Riverside:
		return 2.3
	case IonHeights:
		return 2.4
	case Blocks:
		best := -0.5
		for q := range s.players() {
			if s.againstChallenge(m.who, q) == 0 && s.total(m.who) <= s.total(q) {
				best = 2.2
			}
		}
		return best
	case Skyport, Towers:
		return 0.6
	}
	return 0.1
}

func (s *State) skillSight(m *mind, k Criminal) float64 {
	c := &s.City
	at := c.Pawn[k]
	switch k {
	case Jumper:
		return m.useful(k, at.opposite()) - 0.1
	case Sprinter:
		if t, _ := m.story.target(c, k); t != noSpot && t != at {
			return 1.4 * (m.walk(at, t) - 1)
		}
		return -0.6
	case Scourge:
		return 2.5
	case Fixer:
		best := 0.0
		for _, p := range [3]Spot{at, at.cw(1), at.cw(-1)} {
			if c.heatAt(p) == 0 {
				best = max(best, s.powerSight(m, c.Ring[p]))
			}
		}
		return best - 0.1
	case Smuggler:
		best := -1.0
		for i := range Item(items) {
			if s.snatchable(k)>>i&1 == 1 {
				best = max(best, m.wanted(k, i))
			}
		}
		return best
	case Dronejack:
		if _, i := m.story.target(c, k); i != noItem && c.Lies[i] != noSpot && c.Lies[i].apart(at) == 1 {
			return 3
		}
		return -0.6
	case Disruptor:
		return -0.2
	}
	return -0.4
}

func (s *State) sightOfEvidence(m *mind, a rules.Action) float64 {
	x := int(a.Args[0])
	w := s.expectedWorths(m.progress)
	switch a.Verb {
	case vTake:
		v := w[x]
		for row, e := range s.Assignments {
			if int(e) == x && s.dossiers(row) > 0 {
				v += 1
			}
		}
		return v
	case vPlace:
		switch {
		case x < placeSlot:
			return 1.2 + 0.9*float64(chapterTable[s.Chapter-1].Dossier)
		case x < placeLocker:
			return [slots]float64{2.0, 1.0, 0.9}[x-placeSlot]
		}
		return 0.4
	case vFile:
		return -w[x]
	case vClaim:
		v := float64(s.WheelIntel[x])
		if t := s.Wheel[x]; t != noToken {
			v += claimWorths[boostOf[t]]
		}
		return v
	case vKnown:
		return w[a.Args[1]]
	case vLook:
		return tokenWorth
	case vGainEvidence:
		return 2.4
	case vFileEvidence:
		return 1
	}
	return 1 // a card drawn unseen
}

// claimWorths is what claiming each Boost is worth.
var claimWorths = func() (w [boosts]float64) {
	w = savedWorths
	w[SiftDilemmas], w[Peek], w[PeekAndTake], w[Take], w[Reveal] = 1.2, 0.2, 2.7, 2.3, 0.1
	w[SideCrime1], w[SideCrime2], w[Grip2], w[Grip3], w[Tolerance] = 1.3, 2.2, 1.9, 2.8, 1.0
	return w
}()

func (s *State) sightOfDilemma(m *mind, a rules.Action) float64 {
	x := int(a.Args[0])
	if a.Verb == vChallenge {
		if q := s.playerOf(x); q >= 0 {
			return 0.4 * float64(s.total(q)-s.total(m.who))
		}
		return 0
	}
	w := s.expectedWorths(m.progress)
	var wanted Crew
	sigils := 0
	for rest := s.Players[m.who].Well; !rest.empty(); {
		switch f := dilemma(rest.next()); f.Benefit {
		case Poster:
			wanted |= 1 << f.What
		case Sigil:
			sigils++
		}
	}
	f := &dilemmaTable[x]
	v := s.faceValue(f, &w, &wanted, &sigils, m.progress) - 0.45*float64(f.Corruption)
	if a.Verb == vBank {
		return v
	}
	return -v
}

func (s *State) sightOfDeck(m *mind, a rules.Action) float64 {
	x := int(a.Args[0])
	if a.Verb == vDraw {
		d := Deck(x)
		if d == LevelOne {
			return 3.5
		}
		lines, open := 0.0, 0.0
		for line := range lineCards {
			if s.Removed.Has(line*perLine + perLine - 1) {
				continue
			}
			lines++
			if !s.Display.and(lineCards[line]).and(cardsIn[d-1]).empty() {
				open++
			}
		}
		return [decks]float64{0, 7, 9, 0}[d] * math.Pow(open/lines, 1.3)
	}
	p := m.plan(x)
	m.turns(&p)
	v := s.planWorth(&p, m.left)
	if crimeTable[x].Level == 0 {
		return 1.2 - v
	}
	return 3.2 - v
}

// sightOfCity is what moving pieces is worth: how much shorter the plans get.
func (s *State) sightOfCity(m *mind, a rules.Action) float64 {
	if a.Verb == vPeek || m.story.crime < 0 {
		return 0
	}
	if a.Verb == vZone && s.Ask.Kind == askFix {
		return s.powerSight(m, Zone(a.Args[0]))
	}
	t := *m
	city := s.City
	if !city.tryOut(s, a) {
		return 0
	}
	t.sc.city = &city
	t.sc.look()
	t.measure()
	x := t.plan(m.story.crime)
	v := 1.6 * (m.story.steps - x.steps)
	for i := range m.sides[:m.n] {
		y := t.plan(m.sides[i].crime)
		v += 1.2 * (m.sides[i].steps - y.steps)
	}
	return v - 0.1
}

// tryOut does to a copy of the city what an answer would do.
func (c *City) tryOut(s *State, a rules.Action) bool {
	x, y := int(a.Args[0]), int(a.Args[1])
	switch a.Verb {
	case vSentinel:
		c.Sentinel = c.Spot[x]
	case vEscort:
		c.Pawn[x] = c.Spot[y]
		c.Sentinel = c.Spot[y]
	case vBlockade:
		i := 0
		if c.Blockade[1] == Edge(x) {
			i = 1
		}
		c.Blockade[i] = Edge(y)
	case vSend, vPush:
		c.Pawn[x] = c.Spot[y]
	case vPushItem, vMoveItem:
		c.lay(Item(x), c.Spot[y])
	case vSwapItems:
		c.swap(Item(x), Item(y))
	case vSwapWith:
		from, to := c.Pawn[x], c.itemAt(Item(y))
		c.lay(Item(y), from)
		c.Pawn[x] = to
	case vSwapCriminals:
		c.Pawn[x], c.Pawn[y] = c.Pawn[y], c.Pawn[x]
	case vMoveHeat:
		for i := range c.Heat {
			if c.Heat[i] == c.Spot[x] {
				c.Heat[i] = c.Spot[y]
			}
		}
	case vItem:
		if f := s.top(); f.Kind == frProgram {
			c.hand(Item(x), Criminal(f.ID))
		}
	case vZone:
		if f := s.top(); f.Kind == frProgram {
			c.Pawn[f.ID] = c.Spot[x]
		}
	default:
		return false
	}
	return true
}

// Advice is a reason in words for an answer.
func (s *State) Advice(a rules.Action) rules.Message {
	m := s.mind()
	k := Criminal(a.Args[0])
	for _, x := range append([]plan{m.story}, m.sides[:m.n]...) {
		if x.crime < 0 {
			continue
		}
		crime := info.Naming("crime", refCrime(x.crime))
		inPlan := x.cast[U] == uint8(k) || x.cast[V] == uint8(k)
		switch {
		case a.Verb == vHook && inPlan:
			return rules.Say("advice.hook", crime, info.Naming("who", refCriminal(k)))
		case a.Verb == vMove && m.towards(&x, k, s.City.Spot[a.Args[1]]) > 0:
			return rules.Say("advice.nearer", crime, rules.Num("n", int(math.Ceil(x.steps))))
		case a.Verb == vPick && inPlan && (x.want[0] == Item(a.Args[1]) || x.want[1] == Item(a.Args[1])):
			return rules.Say("advice.item", crime)
		}
	}
	switch a.Verb {
	case vSide, vStory:
		return rules.Say("advice.reward", info.Naming("crime", refCrime(int(a.Args[0]))))
	case vGrip, vAdvance:
		return rules.Say("advice.grip", rules.Num("n", s.lowestGrip(m.who)))
	case vPlace:
		if int(a.Args[0]) < placeSlot {
			return rules.Say("advice.dossier", rules.Num("n", chapterTable[s.Chapter-1].Dossier))
		}
	case vBank:
		return rules.Say("advice.bank", rules.Num("n", s.finalCorruption(m.who)))
	}
	return rules.Say("advice.search")
}

// Horizon is how many decisions a playout goes on: none, since what a position
// is worth says more than playing it on.
func (s *State) Horizon() int { return 0 }

// Curiosity is small: a good decision is often worth 1 Intel more than a bad
// one, some hundredth of a win.
func (s *State) Curiosity() float64 { return 0.2 }

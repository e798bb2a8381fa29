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
	// thorough: what powers, Skills and Boosts can do to the city is tried out.
	thorough bool
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
const playoutNoise = 1.0

// Playout picks the answer that looks best after some noise. It decides alone
// where nothing is searched, so that it looks longer than Priors does.
func (s *State) Playout(legal []rules.Action, r *rules.Rand) int {
	if len(legal) == 1 {
		return 0
	}
	m := s.mind()
	m.thorough = true
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
	case vApproach:
		return 0.5 * approachStanding(s.top().ID, uint8(x))
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

func (s *State) sightOfActing(m *mind, a rules.Action) float64 {
	k := Criminal(a.Args[0])
	switch a.Verb {
	case vMove:
		return s.tried(m, a) - 0.1
	case vPick:
		return s.tried(m, a) - 0.4
	case vDrop:
		return s.tried(m, a) - 0.6
	case vPower:
		return s.powerSight(m, Zone(a.Args[0]))
	case vSkill:
		return s.skillSight(m, k)
	case vStamina:
		return s.pushSight(m, k)
	case vGrip:
		return 0.3 + s.gripSight(m.who, k)
	case vSide:
		return 5
	}
	return s.boostSight(m, Boost(a.Args[0]))
}

// boostSight is what spending a Boost now is worth.
func (s *State) boostSight(m *mind, b Boost) float64 {
	switch b {
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
	v := -0.6 + 0.6*m.progress
	if m.thorough {
		v = max(v, s.boostHope(m, b)-savedWorths[b])
	}
	return v
}

// powerSight is what using the power of a Zone is worth.
func (s *State) powerSight(m *mind, z Zone) float64 {
	v := 0.1
	switch z {
	case Parish:
		v = 1.3
	case Riverside:
		v = 2.3
	case IonHeights:
		v = 2.4
	case Blocks:
		v = -0.5
		for q := range s.players() {
			if s.againstChallenge(m.who, q) == 0 && s.total(m.who) <= s.total(q) {
				v = 2.2
			}
		}
	case Skyport, Towers:
		v = 0.6
	}
	if !m.thorough {
		return v
	}
	if z.shapesCity() {
		v = -0.3
	}
	return v + s.powerHope(m, z)
}

func (s *State) skillSight(m *mind, k Criminal) float64 {
	switch k {
	case Scourge:
		return 2.5
	case Fixer:
		best := 0.0
		at := s.City.Pawn[k]
		for _, p := range [3]Spot{at, at.cw(1), at.cw(-1)} {
			if s.City.heatAt(p) == 0 {
				best = max(best, s.powerSight(m, s.City.Ring[p]))
			}
		}
		return best - 0.1
	}
	return max(-0.6, s.skillHope(m, k)-0.2)
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
		if d == LevelOne || d == Sides {
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
	switch {
	case a.Verb == vPeek:
		return 0
	case a.Verb == vZone && s.Ask.Kind == askFix:
		return s.powerSight(m, Zone(a.Args[0]))
	}
	return s.tried(m, a) - 0.1
}

// Advice is a reason in words for an answer.
func (s *State) Advice(a rules.Action) rules.Message {
	m := s.mind()
	k := Criminal(a.Args[0])
	for _, x := range append([]plan{m.story}, m.sides[:m.n]...) {
		if x.crime < 0 || !s.Unlocked(x.crime) { // nobody is sent after what cannot be done yet
			continue
		}
		crime := info.Naming("crime", refCrime(x.crime))
		inPlan := x.cast[U] == uint8(k) || x.cast[V] == uint8(k)
		switch {
		case a.Verb == vHook && inPlan:
			return rules.Say("advice.hook", crime, info.Naming("who", refCriminal(k)))
		case a.Verb == vMove && s.shortens(&m, &x, a):
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

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
	m.story = plan{crime: -1, steps: farAway, cast: noCast}
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
		w[i] = math.Exp(max(-5, min(8, engine.Worth(s, a, &m))) / 1.4)
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
		if v := engine.Worth(s, a, &m) + playoutNoise*(r.Float64()+r.Float64()-1); v > top {
			best, top = i, v
		}
	}
	return best
}

// needs reports whether a plan is about a Criminal.
func (x *plan) needs(k Criminal) bool { return x.cast[U] == uint8(k) || x.cast[V] == uint8(k) }

// worthOf is what a symbol of a type of Evidence may score in the end.
func (m *mind) worthOf(s *State, e int16) float64 {
	w := s.expectedWorths(m.progress)
	return w[e]
}

func (s *State) hookSight(m *mind, k Criminal) float64 {
	v := 1.4 + 0.4*s.gripSight(m.who, k)
	if s.tagPrice(m.who, k) > 0 {
		v -= 1.2
	}
	if m.story.needs(k) {
		v += 3
	}
	if s.tags(m.who) == dilemmaSlot-1 {
		v -= 0.6
	}
	return v
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

// boostSight is what spending a Boost now is worth.
func (s *State) boostSight(m *mind, b Boost) float64 {
	if spent := stepRows[firstStep(boostTable[b].Text)].spent; spent != nil {
		return spent(s, m)
	}
	v := -0.6 + 0.6*m.progress
	if m.thorough {
		v = max(v, m.hope(s.City, boostShifts).text(boostTable[b].Text, nobody)-boostTable[b].Worth)
	}
	return v
}

// powerSight is what using the power of a Zone is worth.
func (s *State) powerSight(m *mind, z Zone) float64 {
	v := s.powerWorth(m, z)
	if !m.thorough {
		return v
	}
	if shapes(zoneTable[z].Power) {
		v = -0.3
	}
	return v + s.powerHope(m, z)
}

// idleSight is what is worth less than going on: it costs nothing, brings nothing and
// could be done again and again.
const idleSight = -4

func (s *State) skillSight(m *mind, k Criminal) float64 {
	for _, st := range criminalTable[k].Skill {
		if skill := st.row().skill; skill != nil {
			return skill(s, m, k)
		}
	}
	v := m.hope(s.City, 0).text(criminalTable[k].Skill, k)
	if criminalTable[k].Fee == AlwaysFree && v <= 0 {
		return idleSight
	}
	return max(-0.6, v-0.2)
}

// dilemmaSight is what banking a Dilemma is worth.
func (s *State) dilemmaSight(m *mind, face int16) float64 {
	w := s.expectedWorths(m.progress)
	var b banked
	for rest := s.Players[m.who].Well; !rest.empty(); {
		b, _ = b.bank(dilemma(rest.next()), &w)
	}
	f := &dilemmaTable[face]
	_, v := b.adds(f, &w, m.progress)
	return v - 0.45*float64(f.Corruption)
}

// deckSight is what a card of a deck is worth.
func (s *State) deckSight(d Deck) float64 {
	if d == LevelOne || d == Sides {
		return 3.5
	}
	open, lines := s.openLines(d)
	return [decks]float64{0, 7, 9, 0}[d] * math.Pow(float64(open)/float64(lines), 1.3)
}

// openLines is how many Storylines are far enough for a Story Crime of a deck, and how
// many are in play.
func (s *State) openLines(d Deck) (open, lines int) {
	for line := range lineCards {
		if s.Removed.Has(line*perLine + perLine - 1) {
			continue
		}
		lines++
		if !s.Display.and(lineCards[line]).and(cardsIn[d-1]).empty() {
			open++
		}
	}
	return open, lines
}

// ditchSight is what it is worth to ditch a crime.
func (s *State) ditchSight(m *mind, crime int) float64 {
	p := m.plan(crime)
	m.turns(&p)
	v := s.planWorth(&p, m.left)
	if crimeTable[crime].Level == 0 {
		return 1.2 - v
	}
	return 3.2 - v
}

// Uncount forgets how many free rearrangements there were.
func (s *State) Uncount() { s.Turning.Free = 0 }

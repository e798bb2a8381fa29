package deepstate

import (
	"safehouse/rules"
	"safehouse/rules/machine"
)

// What speaks for the choices beside an Action: for what a card's text gives once it is played, for letting an offer pass, for
// an Inner Circle, a gift, a privilege.

// asideAdvices are their reasons.
var asideAdvices = []string{
	"advice.gives-emblem", "advice.home", "advice.payable", "advice.draws", "advice.no-worth", "advice.wait", "advice.works-later", "advice.last-treaties", "advice.no-score",
	"advice.target", "advice.stands-for", "advice.spares-card", "advice.fixed", "advice.costs-less", "advice.past-reach", "advice.man-waits", "advice.ambushed",
	"advice.hosted-emblem", "advice.hosts-none", "advice.loose", "advice.offer", "advice.stay-out", "advice.exposed", "advice.unexposed",
	"advice.toward", "advice.no-phase", "advice.scores-with", "advice.unwanted", "advice.called-off", "advice.no-action",
	"advice.manned", "advice.fewer", "advice.weakens", "advice.gift-least", "advice.gift-leader",
}

// adviseText is what the first step of a text says that has something to say.
func (j *judge) adviseText(text []Step) rules.Message {
	for _, st := range text {
		if speaks := st.row().speaks; speaks != nil {
			if m := speaks(j, st); !m.IsZero() {
				return m
			}
		}
	}
	return rules.Message{}
}

// adviseMan is what the text of a Man of Action is good for now.
func (j *judge) adviseMan(m Man) rules.Message {
	if speaks := j.adviseText(manTable[m].Text); !speaks.IsZero() {
		return speaks
	}
	return rules.Say("advice.man-waits")
}

// noActionLeft reports whether no Action Phase is to come any more.
func (s *State) noActionLeft() bool {
	if s.Phase == ActionPhase {
		return s.finalPhase(noCard)
	}
	return s.finalRound()
}

// short is a Project of which p lacks emblems for the next Stage, and cannot lack them with one more. ok is false for none.
func (j *judge) short(e Emblem) (project Project, need, have int, ok bool) {
	s, p := j.s, j.x.by
	for project := range Project(projects) {
		sheet, at := &projectTable[project], s.Players[p].Stages[project]
		if sheet.Emblem != e || at == 0 || at == stages || s.Closed(project) || sheet.Spent {
			continue
		}
		need, have := int(project.stage(at+1).Emblems), s.emblemCount(p, e)
		if have < need {
			return project, need, have, true
		}
	}
	return 0, 0, 0, false
}

func speakEmblem(j *judge, st Step) rules.Message {
	project, need, have, ok := j.short(Emblem(st.What))
	if !ok || j.s.noActionLeft() {
		return rules.Message{}
	}
	return rules.Say("advice.gives-emblem", info.Naming("stage", RefStage(project, j.s.Players[j.x.by].Stages[project]+1)),
		info.Naming("emblem", RefEmblem(Emblem(st.What))), rules.Num("n", need), rules.Num("m", have))
}

func speakRecruit(j *judge, _ Step) rules.Message {
	if j.s.noActionLeft() {
		return rules.Message{}
	}
	return j.adviseRecruit()
}

func speakReturn(j *judge, st Step) rules.Message {
	n := min(int(st.N), j.s.agentsOnObjectives(j.x.by))
	if n == 0 || j.s.noActionLeft() {
		return rules.Message{}
	}
	return rules.Say("advice.home", rules.Num("n", n))
}

// speakOffer is whether the Stage that is offered can be paid.
func speakOffer(j *judge, st Step) rules.Message {
	s, p, project := j.s, j.x.by, Project(st.What)
	if s.restricted(p) || s.againstStage(p, project, int(st.N), int(st.M)) != nil {
		return rules.Message{}
	}
	return rules.Say("advice.payable", info.Naming("stage", RefStage(project, s.Players[p].Stages[project]+1)))
}

func speakDraw(j *judge, _ Step) rules.Message {
	if j.s.finalRound() {
		return rules.Message{}
	}
	return rules.Say("advice.draws", rules.Num("n", int(j.s.Players[j.x.by].HandSize)), rules.Num("m", TreatyLimit))
}

// speakHit is whose only Agent holds the best card that a Hitman could free.
func speakHit(j *judge, _ Step) rules.Message {
	s, best, most := j.s, noCard, 0.0
	for _, card := range s.Row[:s.RowLen] {
		if st := &s.Cards[card]; st.Agents == 1 && st.By != j.x.by {
			if gain, _ := j.gains(card); best == noCard || gain > most {
				best, most = card, gain
			}
		}
	}
	if best != noCard {
		return rules.Say("advice.target", info.Naming("card", RefCard(best)), info.Naming("who", s.RefPlayer(s.Cards[best].By)))
	}
	strongest := nobody
	for q := range Player(s.count()) {
		if q != j.x.by && s.Players[q].Reserve > 0 && (strongest == nobody || s.Players[q].Reserve > s.Players[strongest].Reserve) {
			strongest = q
		}
	}
	if strongest == nobody {
		return rules.Message{}
	}
	return j.adviseHitReserve(int(s.RefPlayer(strongest).Index))
}

func speakGhosts(j *judge, st Step) rules.Message {
	n := j.s.freeGhosts(j.x.by)
	return rules.Say("advice.ghosts", rules.Num("n", n+int(st.N)), rules.Num("m", n))
}

// speakEmblemsLess is the Stage that an emblem less makes possible, or the one for which it spares a card.
func speakEmblemsLess(j *judge, _ Step) rules.Message {
	s, p := j.s, j.x.by
	best, most := Project(projects), 0.0
	for project := range Project(projects) {
		if !s.sealHelps(p, project) {
			continue
		}
		if v := s.advanceWorth(&j.x, project, int(s.Now.AgentsLess), int(s.Now.EmblemsLess)+1); best == projects || v > most {
			best, most = project, v
		}
	}
	if best == projects || s.restricted(p) {
		return rules.Message{}
	}
	sheet := &projectTable[best]
	stage := info.Naming("stage", RefStage(best, s.Players[p].Stages[best]+1))
	_, need := s.price(p, best, int(s.Now.AgentsLess), int(s.Now.EmblemsLess))
	if sheet.Spent {
		return rules.Say("advice.spares-card", stage, rules.Num("n", need), rules.Num("m", s.payable(p, sheet.Emblem)))
	}
	return rules.Say("advice.stands-for", stage, info.Naming("emblem", RefEmblem(sheet.Emblem)), rules.Num("n", need), rules.Num("m", s.emblemCount(p, sheet.Emblem)))
}

// speakFixer is the Stage that who has the Supervisor could otherwise not have now, or the one that gets cheaper.
func speakFixer(j *judge, st Step) rules.Message {
	s, p, less := j.s, j.x.by, 0
	if p != s.Supervisor {
		less = int(st.N)
	} else if !s.restricted(p) {
		return rules.Message{}
	}
	best, most := Project(projects), 0.0
	agents, emblems := int(s.Now.AgentsLess), int(s.Now.EmblemsLess)
	for project := range Project(projects) {
		if s.againstStage(p, project, agents+less, emblems) == nil {
			if v := s.advanceWorth(&j.x, project, agents+less, emblems); best == projects || v > most {
				best, most = project, v
			}
		}
	}
	if best == projects {
		return rules.Message{}
	}
	stage := info.Naming("stage", RefStage(best, s.Players[p].Stages[best]+1))
	if p == s.Supervisor {
		return rules.Say("advice.fixed", stage)
	}
	then, _ := s.price(p, best, agents+less, emblems)
	now, _ := s.price(p, best, agents, emblems)
	if then == now {
		return rules.Message{}
	}
	return rules.Say("advice.costs-less", stage, rules.Num("n", then), rules.Num("m", now))
}

// speakPastReach is the best card past the reach that the Agents in reserve are enough for, if only it can be reached.
func speakPastReach(j *judge, st Step) rules.Message {
	s, p := j.s, j.x.by
	best, most, n := noCard, 0.0, s.reach(p)
	for i := n; i < int(s.RowLen); i++ {
		card := s.Row[i]
		if st.Do == doMoveCard && s.Cards[card].Agents > 0 {
			continue
		}
		if gain, _ := j.gains(card); s.leastForce(p, card) <= j.x.reserve && !s.barred(p, card) && (best == noCard || gain > most) {
			best, most = card, gain
		}
	}
	if best == noCard {
		return rules.Message{}
	}
	return rules.Say("advice.past-reach", info.Naming("card", RefCard(best)), rules.Num("n", n))
}

// adviseWaiting is what passing a Treaty Phase means: the best Treaty that could be made waits or is lost.
func (j *judge) adviseWaiting() rules.Message {
	s, p := j.s, j.x.by
	best, most := noTreaty, 0.0
	for left := s.Players[p].Hand; left != 0; left = left.rest() {
		t := left.first()
		if s.againstMaking(p, t) != nil {
			continue
		}
		v := j.treatyWorth(t)
		if s.finalRound() {
			v = float64(s.Worth(p, t))
		}
		if best == noTreaty || v > most {
			best, most = t, v
		}
	}
	if best == noTreaty {
		return rules.Message{}
	}
	name := info.Naming("treaty", RefTreaty(best))
	switch n := s.Worth(p, best); {
	case !s.finalRound() && best.card().Type == Persistent:
		return rules.Say("advice.works-later", name)
	case !s.finalRound():
		return rules.Say("advice.wait", name)
	case n > 0:
		return rules.Say("advice.last-treaties", name, rules.Num("n", n))
	}
	return rules.Say("advice.no-score")
}

// advisePass is what letting an offer pass means.
func (j *judge) advisePass() rules.Message {
	s, p := j.s, j.x.by
	switch s.Ask.Kind {
	case AskTreaty:
		return j.adviseWaiting()
	case AskAttach:
		return rules.Say("advice.loose", rules.Num("n", s.influence(p, j.x.h, objectiveTable[InnerCircle].Score)))
	case AskProtect:
		return j.adviseExposed(s.Now.Infiltrated)
	case AskReturn:
		if n := s.agentsOnObjectives(p); n > 0 {
			return rules.Say("advice.stay-out", rules.Num("n", n))
		}
	case AskOffer:
		f := s.top()
		project := Project(f.Card)
		n, _ := s.price(p, project, 0, 0)
		m, _ := s.price(p, project, int(f.N), int(f.M))
		if m < n {
			return rules.Say("advice.offer", info.Naming("stage", RefStage(project, s.Players[p].Stages[project]+1)), rules.Num("n", n), rules.Num("m", m))
		}
	}
	return rules.Message{}
}

// adviseExposed is who could still drive p out of a card of the zone in this phase.
func (j *judge) adviseExposed(card Card) rules.Message {
	s, p := j.s, j.x.by
	strongest, most := nobody, 0
	for i := s.Done + 1; i < s.count(); i++ {
		q := s.at(i)
		if s.inRow(card) >= s.reach(q) || s.barred(q, card) {
			continue
		}
		if n := s.force(q, card, p); n >= s.needed(q, card) && n > most {
			strongest, most = q, n
		}
	}
	if strongest == nobody {
		return rules.Say("advice.unexposed")
	}
	st := &s.Cards[card]
	return rules.Say("advice.exposed", info.Naming("who", s.RefPlayer(strongest)), rules.Num("n", most), rules.Num("m", int(st.Agents+st.Ghosts)))
}

// adviseLater is what a Stage is good for that gives nothing itself: a Treaty made that counts it, or a Stage above that scores.
func (j *judge) adviseLater(project Project) rules.Message {
	s, p := j.s, j.x.by
	with := *s
	with.Players[p].Stages[project]++
	for left := s.Players[p].Made; left != 0; left = left.rest() {
		t := left.first()
		if n := with.EffectOf(p, t) - s.EffectOf(p, t); n > 0 {
			return rules.Say("advice.scores-with", info.Naming("treaty", RefTreaty(t)), rules.Num("n", n))
		}
	}
	if s.finalPhase(noCard) {
		return rules.Say("advice.no-phase")
	}
	sheet := &projectTable[project]
	for n := s.Players[p].Stages[project] + 2; n <= stages; n++ {
		if row := project.stage(n); row.Points > 0 {
			have := s.emblemCount(p, sheet.Emblem)
			if sheet.Spent {
				have = s.payable(p, sheet.Emblem)
			}
			return rules.Say("advice.toward", info.Naming("stage", RefStage(project, n)), rules.Num("n", int(row.Points)),
				info.Naming("emblem", RefEmblem(sheet.Emblem)), rules.Num("need", int(row.Emblems)), rules.Num("m", have))
		}
	}
	return rules.Message{}
}

// adviseUnwanted is who could take a card of the zone, or that nobody else can.
func (j *judge) adviseUnwanted(card Card) rules.Message {
	if m := j.adviseStrike(card); !m.IsZero() {
		return m
	}
	return rules.Say("advice.unwanted")
}

// adviseSummons is the card that HOC could gain most by.
func (j *judge) adviseSummons() rules.Message {
	s, best, most := j.s, noCard, 0.0
	other := s.planFor(HOC)
	for _, card := range s.Row[:s.RowLen] {
		if s.couldTake(HOC, card) {
			if v := s.gain(&other, card.Kind()); best == noCard || v > most {
				best, most = card, v
			}
		}
	}
	if best == noCard {
		return rules.Message{}
	}
	return rules.Say("advice.called-off", info.Naming("card", RefCard(best)), info.Naming("who", s.RefPlayer(HOC)))
}

// adviseLoss is what giving a card to the only rival costs beside what the others would.
func (j *judge) adviseLoss(give rules.Action) rules.Message {
	s, p := j.s, j.x.by
	loss := func(a rules.Action) int {
		with := *s
		x := machine.Of(a)
		if a.Verb == VGive {
			with.Players[p].Kinds[Card(x.A).Kind()]--
		} else {
			with.Players[p].Secondaries[x.A]--
		}
		return s.total(p) - with.total(p)
	}
	n := loss(give)
	for _, a := range s.gifts(nil) {
		x := machine.Of(a)
		may := a.Verb == VGive && s.againstGive(p, Card(x.A), int(x.B)) == nil || a.Verb == VGiveSecondary && s.againstGiveSecondary(p, Group(x.A), int(x.B)) == nil
		if may && loss(a) < n {
			return rules.Message{}
		}
	}
	return rules.Say("advice.gift-least", rules.Num("n", n))
}

// adviseAttached is what an Inner Circle does on a host that scores no more with it.
func (j *judge) adviseAttached(host Card) rules.Message {
	s, p := j.s, j.x.by
	if e := hostedBenefit[host.Kind()].Emblem; e != NoEmblem {
		return rules.Say("advice.hosted-emblem", info.Naming("emblem", RefEmblem(e)), rules.Num("n", s.emblemCount(p, e)+1))
	}
	return rules.Say("advice.hosts-none", info.Naming("host", RefObjective(host.Kind())))
}

// adviseWeaker is how much would be enough for a card that a Hitman leaves to its rival.
func (j *judge) adviseWeaker(card Card) rules.Message {
	s := j.s
	with := *s
	with.Cards[card].Agents--
	return rules.Say("advice.weakens", info.Naming("card", RefCard(card)), info.Naming("who", s.RefPlayer(s.Cards[card].By)), rules.Num("n", with.neededAgainst(card)))
}

// adviseAmbush is what the Cosa Nostra token costs the rival on a card.
func (j *judge) adviseAmbush(card Card) rules.Message {
	st := &j.s.Cards[card]
	return rules.Say("advice.ambushed", info.Naming("card", RefCard(card)), info.Naming("who", j.s.RefPlayer(st.By)), rules.Num("n", int(st.Agents)))
}

package deepstate

import (
	"safehouse/rules"
	"safehouse/rules/machine"
)

// What speaks for a choice, in the game's terms: what it is worth by the rule that counts it, and for Agents in the zone
// who could still answer. Everything said is open to the player who is asked.

// advices are the reasons that a hint gives.
var advices = []string{
	"advice.both",
	"advice.treaty", "advice.multiplier", "advice.sets", "advice.corporations", "advice.deny", "advice.emblem", "advice.counted",
	"advice.set", "advice.spend", "advice.circle", "advice.shows", "advice.plain", "advice.seize",
	"advice.last", "advice.last-seize", "advice.answer", "advice.holds", "advice.beyond",
	"advice.covert", "advice.covert-last",
	"advice.ghosts", "advice.waive", "advice.waive-all", "advice.recalls", "advice.recalls-all", "advice.first-cards", "advice.first-cards-all",
	"advice.stage", "advice.war", "advice.supervisor", "advice.recruit", "advice.contact",
	"advice.worth", "advice.waived", "advice.standing", "advice.lacks", "advice.met",
	"advice.unmanned", "advice.most", "advice.poorest", "advice.lone", "advice.reserve", "advice.hosted", "advice.strike", "advice.encore",
}

// Advice is a reason in words for an answer.
func (s *State) Advice(a rules.Action) rules.Message {
	j := s.judge()
	return engine.Advice(s, a, &j)
}

// adviseSending is why n Agents go to a card.
func (j *judge) adviseSending(card Card, n int) rules.Message {
	return machine.Both(j.adviseCard(card, n), j.adviseTempo(card, n))
}

// adviseCard is what a card of the zone is good for.
func (j *judge) adviseCard(card Card, n int) rules.Message {
	s, p := j.s, j.x.by
	name, st, face := info.Naming("card", RefCard(card)), &s.Cards[card], card.face()
	if t := s.Opens(p, rules.Do(VInfiltrate, int(card), n)); t != 0 {
		return rules.Say("advice.treaty", name, info.Naming("treaty", RefTreaty(t.first())))
	}
	for g, m := range multiplier {
		group := info.Naming("group", RefGroup(Group(g)))
		own := s.groupCount(p, Group(g))
		switch {
		case m == card.Kind() && own > 1:
			return rules.Say("advice.multiplier", name, group, rules.Num("n", own))
		case m == card.Kind():
			for q := range Player(s.count()) {
				if theirs := s.groupCount(q, Group(g)); theirs > 2 && s.CanBring(q, card) >= s.needed(q, card) {
					return rules.Say("advice.deny", name, info.Naming("who", s.RefPlayer(q)), group, rules.Num("n", theirs))
				}
			}
		}
	}
	if m := s.adviseEmblem(p, card); !m.IsZero() {
		return m
	}
	h, supreme := s.holdings(p), s.groupCount(p, SupremePower)
	sets := h.sets
	short := 0 // groups that the next set lacks
	for g := range Group(basics) {
		if h.group[g] == sets {
			short++
		}
	}
	switch {
	case card.Kind() == CrimeSyndicates && sets > 0:
		return rules.Say("advice.sets", name, rules.Num("n", sets))
	case card.Kind() == Corporations && supreme > 0:
		return rules.Say("advice.corporations", name, rules.Num("n", supreme))
	case face.Group.Basic() && s.Players[p].Kinds[CrimeSyndicates] > 0 && short == 1 && h.group[face.Group] == sets:
		return rules.Say("advice.set", name, rules.Num("n", sets+1))
	case face.Group.Basic() && s.Players[p].Kinds[multiplier[face.Group]] > 0:
		return s.adviseCounted(p, name, multiplier[face.Group], face.Group)
	case face.Group == SupremePower && s.Players[p].Kinds[Corporations] > 0:
		return s.adviseCounted(p, name, Corporations, SupremePower)
	case st.Agents > 0 && st.By != p:
		return rules.Say("advice.seize", name, info.Naming("who", s.RefPlayer(st.By)), rules.Num("n", int(st.Agents)))
	case card.Kind() == InnerCircle:
		return s.adviseCircle(p, name)
	case face.Group.Basic():
		return rules.Say("advice.plain", name, info.Naming("group", RefGroup(face.Group)), rules.Num("n", s.groupCount(p, face.Group)))
	case face.Group == KeyConnections:
		return rules.Say("advice.shows", name, info.Naming("emblem", RefEmblem(face.Emblem)), rules.Num("n", s.emblemCount(p, face.Emblem)))
	case card.Kind() == CrimeSyndicates:
		return rules.Say("advice.sets", name, rules.Num("n", 0))
	case card.Kind() == Corporations:
		return rules.Say("advice.corporations", name, rules.Num("n", 0))
	}
	for g, m := range multiplier {
		if m == card.Kind() {
			return rules.Say("advice.multiplier", name, info.Naming("group", RefGroup(Group(g))), rules.Num("n", s.groupCount(p, Group(g))))
		}
	}
	return rules.Message{}
}

// adviseCounted is how much more the cards of a kind that p has score with one more card of a group.
func (s *State) adviseCounted(p Player, name rules.Arg, host Kind, g Group) rules.Message {
	now, face := s.holdings(p), &objectiveTable[host]
	then := now
	then.group[g]++
	more := func(text []Step) int { return s.influence(p, then, text) - s.influence(p, now, text) }
	n := int(s.Players[p].Kinds[host]) * more(face.Score)
	lo, hi := copiesOf(InnerCircle)
	for ic := lo; ic < hi; ic++ {
		if on := s.Cards[ic].Host; on != noCard && on.Kind() == host && s.owns(p, ic) {
			n += more(face.Hosted) - more(face.Score)
		}
	}
	return rules.Say("advice.counted", name, info.Naming("host", RefObjective(host)), rules.Num("n", n), rules.Num("cards", int(s.Players[p].Kinds[host])))
}

// adviseEmblem is what the emblem of a card is needed for: a Stage to which p can still advance.
func (s *State) adviseEmblem(p Player, card Card) rules.Message {
	e := card.face().Emblem
	if e == NoEmblem || s.finalPhase(card) {
		return rules.Message{}
	}
	for project := range Project(projects) {
		sheet, at := &projectTable[project], s.Players[p].Stages[project]
		if sheet.Emblem != e || at == 0 || at == stages || s.Closed(project) {
			continue
		}
		key, have := "advice.emblem", s.emblemCount(p, e)
		if sheet.Spent {
			key, have = "advice.spend", s.payable(p, e)
		}
		if need := int(project.stage(at + 1).Emblems); have < need {
			return rules.Say(key, info.Naming("card", RefCard(card)), info.Naming("stage", RefStage(project, at+1)), info.Naming("emblem", RefEmblem(e)), rules.Num("n", need), rules.Num("m", have))
		}
	}
	return rules.Message{}
}

// adviseCircle is what an Inner Circle brings with the best host of p.
func (s *State) adviseCircle(p Player, name rules.Arg) rules.Message {
	for g, m := range multiplier {
		if n := s.groupCount(p, Group(g)); s.Players[p].Kinds[m] > 0 && n > 4 {
			return rules.Say("advice.circle", name, info.Naming("host", RefObjective(m)), rules.Num("n", n))
		}
	}
	return rules.Message{}
}

// adviseTempo is who could still answer n Agents on a card in this phase.
func (j *judge) adviseTempo(card Card, n int) rules.Message {
	s, p := j.s, j.x.by
	if s.Phase != ActionPhase || s.Ask.Kind != AskTurn {
		return rules.Message{}
	}
	st, force := &s.Cards[card], n+s.freeGhosts(p)
	taken := st.Agents > 0 && st.By != p
	if s.Done+1 >= s.count() {
		if taken {
			return rules.Say("advice.last-seize", rules.Num("n", force), rules.Num("m", int(st.Agents+st.Ghosts)))
		}
		return rules.Say("advice.last", rules.Num("n", force))
	}
	strongest, most := nobody, 0
	for i := s.Done + 1; i < s.count(); i++ {
		q := s.at(i)
		if s.inRow(card) >= s.reach(q) || s.barred(q, card) {
			continue
		}
		if can, _ := s.Answer(p, q, card, n); can > most || strongest == nobody {
			strongest, most = q, can
		}
	}
	if strongest == nobody {
		return rules.Say("advice.beyond")
	}
	who := info.Naming("who", s.RefPlayer(strongest))
	if _, beats := s.Answer(p, strongest, card, n); beats {
		return rules.Say("advice.answer", who, rules.Num("n", most))
	}
	return rules.Say("advice.holds", who, rules.Num("n", most), rules.Num("m", force))
}

// Answer is the largest total that q, if it is still to act in this phase and reaches the card, could bring against n
// Agents and all Ghosts of p there, those counted who come home from it; beats says whether that drives them out.
func (s *State) Answer(p, q Player, card Card, n int) (most int, beats bool) {
	if s.Phase != ActionPhase || !s.toCome(q) || s.inRow(card) >= s.reach(q) || s.barred(q, card) {
		return 0, false
	}
	most = s.force(q, card, p)
	return most, most >= max(int(printed.cost[card]), n+s.freeGhosts(p)+max(1, s.bonus(p, doMargin)))
}

// force is the largest total that q could bring to a card once p has driven it out of there, should it be on it.
func (s *State) force(q Player, card Card, p Player) int {
	st, home, ghosts := &s.Cards[card], 0, s.freeGhosts(q)
	if st.Agents > 0 && st.By == q {
		home = int(st.Agents) - min(int(st.Agents), s.bonus(p, doKillExpelled))
		ghosts += int(st.Ghosts)
	}
	if int(s.Players[q].Reserve)+home == 0 {
		return 0
	}
	return int(s.Players[q].Reserve) + home + ghosts
}

// adviseCovert is what a Covert Operation is worth, and what the next one would take.
func (j *judge) adviseCovert(op Operation) rules.Message {
	s := j.s
	if t := s.Opens(j.x.by, rules.Do(VCovert, int(op), 0)); t != 0 {
		return rules.Say("advice.treaty", info.Naming("card", RefOperation(op)), info.Naming("treaty", RefTreaty(t.first())))
	}
	n := rules.Num("n", int(operationTable[op].Points))
	if op+1 >= operations || s.boxed(op+1) {
		return rules.Say("advice.covert-last", n)
	}
	return rules.Say("advice.covert", n, rules.Num("m", s.operationNeed(j.x.by, op)), rules.Num("next", s.operationNeed(j.x.by, op+1)))
}

// adviseStage is what the next Stage of a Project brings, and what makes now the time for it.
func (j *judge) adviseStage(project Project) rules.Message {
	s, p := j.s, j.x.by
	at := s.Players[p].Stages[project]
	row := project.stage(at + 1)
	if t := s.Opens(p, rules.Do(VAdvance, int(project), 0)); t != 0 {
		return machine.Both(rules.Say("advice.treaty", info.Naming("card", RefStage(project, at+1)), info.Naming("treaty", RefTreaty(t.first()))), s.adviseTime(p, project))
	}
	m := rules.Message{}
	if row.Points > 0 {
		m = rules.Say("advice.stage", info.Naming("stage", RefStage(project, at+1)), rules.Num("n", int(row.Points)))
	}
	now := s.adviseTime(p, project)
	for _, st := range row.Benefit {
		if gain := s.standing(p, project, st.Do); !gain.IsZero() && (m.IsZero() || now.Key != "advice.war") { // which is long
			m = machine.Both(m, gain)
			break
		}
	}
	if m.IsZero() && now.IsZero() {
		return j.adviseLater(project)
	}
	return machine.Both(m, now)
}

// finalRound reports whether the game certainly ends with this round.
func (s *State) finalRound() bool { return s.lastRound() || s.deckLeft() < zoneSize(s.count()) }

// finalPhase reports whether no Action Phase can follow once there are Agents on a card: there are some on all others of the
// zone, and the game ends with this round.
func (s *State) finalPhase(card Card) bool {
	for _, c := range s.Row[:s.RowLen] {
		if c != card && s.Cards[c].Agents == 0 {
			return false
		}
	}
	return s.finalRound()
}

// adviseTime is why an Advance should not wait: a World War stands for an emblem, or the Supervisor comes next.
func (s *State) adviseTime(p Player, project Project) rules.Message {
	sheet, at := &projectTable[project], s.Players[p].Stages[project]
	need := int(project.stage(at + 1).Emblems)
	have := s.emblemCount(p, sheet.Emblem)
	switch {
	case s.Ask.Kind != AskTurn:
		return rules.Message{}
	case !sheet.Spent && s.warCount() > 0 && have < need && have >= need-s.warCount():
		return rules.Say("advice.war", rules.Num("n", need), rules.Num("m", have))
	case s.supervisorNext() == p && s.bonus(p, doFreeActions) == 0:
		return rules.Say("advice.supervisor")
	}
	return rules.Message{}
}

// supervisorNext is who holds the Supervisor in the next Action Phase, nobody where there may be none.
func (s *State) supervisorNext() Player {
	if s.Phase != ActionPhase || s.finalRound() {
		return nobody
	}
	return s.at(1)
}

// standing is what the next Stage of a Project changes by a step that holds, the zero Message for nothing. After the final
// Action Phase only Treaties are to come.
func (s *State) standing(p Player, project Project, k stepKind) rules.Message {
	key := stepRows[k].standing
	if key == "" || k != doWaive && s.finalPhase(noCard) {
		return rules.Message{}
	}
	with := *s
	with.Players[p].Stages[project]++
	now, then := s.inForce(p, k), with.inForce(p, k)
	switch {
	case then <= now:
		return rules.Message{}
	case then >= all:
		return rules.Say(key + "-all")
	}
	return rules.Say(key, rules.Num("n", then), rules.Num("m", now))
}

// inForce is what p has of what a kind of step gives.
func (s *State) inForce(p Player, k stepKind) int {
	n := s.bonus(p, k)
	if k == doFirstCards {
		return max(s.OpenReach(), n) + s.bonus(p, doReach)
	}
	return n
}

// adviseRecruit is how many Agents are at hand and how many wait.
func (j *judge) adviseRecruit() rules.Message {
	st := &j.s.Players[j.x.by]
	if st.Pool == 0 {
		return rules.Message{}
	}
	return rules.Say("advice.recruit", rules.Num("n", int(st.Reserve)), rules.Num("m", int(st.Pool)))
}

// adviseTreaty is what a Treaty brings that is made now.
func (j *judge) adviseTreaty(t Treaty) rules.Message {
	s, p := j.s, j.x.by
	name := info.Naming("treaty", RefTreaty(t))
	lacking := s.lacking(p, t)
	m := rules.Message{}
	if lacking > 0 {
		m = rules.Say("advice.waived", rules.Num("n", lacking))
	}
	if n := s.Worth(p, t); n > 0 {
		return machine.Both(rules.Say("advice.worth", name, rules.Num("n", n)), m)
	}
	if t.card().Type == Persistent && !s.finalRound() {
		return machine.Both(rules.Say("advice.standing", name), m)
	}
	gives := rules.Message{}
	if open := s.Opens(p, rules.Do(VMake, int(t))); open != 0 && !s.finalRound() {
		gives = rules.Say("advice.treaty", info.Naming("treaty", RefTreaty(open.first())))
	} else if gives = j.adviseText(t.card().Benefit); gives.IsZero() {
		gives = j.adviseText(t.card().Effect)
	}
	if gives.IsZero() && m.IsZero() {
		return rules.Say("advice.no-worth")
	}
	return machine.Both(gives, m)
}

// adviseKept is what a Treaty in hand still needs, for those that leave it.
func (j *judge) adviseKept(t Treaty) rules.Message {
	if n := j.s.lacking(j.x.by, t); n > 0 {
		return rules.Say("advice.lacks", info.Naming("treaty", RefTreaty(t)), rules.Num("n", n))
	}
	return rules.Message{}
}

// advisePick is what a Treaty of the draft asks for.
func (j *judge) advisePick(t Treaty) rules.Message {
	if m := j.adviseKept(t); !m.IsZero() {
		return m
	}
	return rules.Say("advice.met", info.Naming("treaty", RefTreaty(t)))
}

// adviseDiscard is what an Objective that is paid does not cost.
func (j *judge) adviseDiscard(card Card) rules.Message {
	if j.s.Cards[card].Agents > 0 {
		return rules.Say("advice.manned", info.Naming("card", RefCard(card)), rules.Num("n", int(j.s.Cards[card].Agents)))
	}
	return rules.Say("advice.unmanned", info.Naming("card", RefCard(card)))
}

// adviseReturn is where most Agents can come home from.
func (j *judge) adviseReturn(card Card) rules.Message {
	n, most := j.s.Cards[card].Agents, card
	for c := range j.s.Busy.each {
		if st := &j.s.Cards[c]; st.By == j.x.by && st.Agents > j.s.Cards[most].Agents {
			most = c
		}
	}
	if most != card {
		return rules.Say("advice.fewer", info.Naming("card", RefCard(card)), rules.Num("n", int(n)), info.Naming("other", RefCard(most)), rules.Num("m", int(j.s.Cards[most].Agents)))
	}
	return rules.Say("advice.most", info.Naming("card", RefCard(card)), rules.Num("n", int(n)))
}

// adviseGift is who gains least by a gift.
func (j *judge) adviseGift(give rules.Action) rules.Message {
	s, q := j.s, j.s.playerOf(int(give.Args[1]))
	switch {
	case q == nobody:
		return rules.Message{}
	case s.count() < 3:
		return j.adviseLoss(give)
	}
	poorest := q
	for other := range Player(s.count()) {
		if other != j.x.by && s.total(other) < s.total(poorest) {
			poorest = other
		}
	}
	if poorest != q {
		return rules.Say("advice.gift-leader", info.Naming("who", s.RefPlayer(q)), rules.Num("n", s.total(q)), info.Naming("other", s.RefPlayer(poorest)), rules.Num("m", s.total(poorest)))
	}
	return rules.Say("advice.poorest", info.Naming("who", s.RefPlayer(q)), rules.Num("n", s.total(q)))
}

// adviseHit is what a Hitman takes.
func (j *judge) adviseHit(card Card) rules.Message {
	st := &j.s.Cards[card]
	if st.Agents != 1 {
		return j.adviseWeaker(card)
	}
	return rules.Say("advice.lone", info.Naming("card", RefCard(card)), info.Naming("who", j.s.RefPlayer(st.By)))
}

func (j *judge) adviseHitReserve(seat int) rules.Message {
	q := j.s.playerOf(seat)
	if q == nobody {
		return rules.Message{}
	}
	return rules.Say("advice.reserve", info.Naming("who", j.s.RefPlayer(q)), rules.Num("n", int(j.s.Players[q].Reserve)))
}

// adviseAttach is what a host counts with an Inner Circle.
func (j *judge) adviseAttach(host Card) rules.Message {
	s, p := j.s, j.x.by
	h := s.holdings(p)
	alone, with := s.influence(p, h, host.face().Score), s.influence(p, h, host.face().Hosted)
	if with <= alone {
		return j.adviseAttached(host)
	}
	return rules.Say("advice.hosted", info.Naming("card", RefCard(host)), rules.Num("n", with), rules.Num("m", alone))
}

package deepstate

import (
	"strings"

	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/deepstate"
)

// tip begins a tip with the name and text of a thing.
func (t *table) tip(r rules.Ref) ui.Tip { return ui.Tip{Title: t.name(r), Body: t.Text("text", r)} }

// add appends a keyword.
func add(tip *ui.Tip, icon, name, text string) {
	if text != "" {
		tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: icon, Name: name, Text: text})
	}
}

// zoneTip explains a card of the zone: its price here and now with its parts, who
// is on it, what it would bring.
func (t *table) zoneTip(c rule.Card) func() ui.Tip {
	return func() ui.Tip {
		k := c.Kind()
		tip := t.tip(rule.RefObjective(k))
		st := &t.s.Cards[c]
		need, printed := t.s.NeededFor(t.me, c), int(k.Printed().Agents)
		price := t.T("price.printed", "n", printed)
		if st.Agents > 0 && st.By != t.me {
			price = t.T("price.rival", "n", need, "who", t.playerName(st.By), "there", int(st.Agents)+int(st.Ghosts), "printed", printed)
			if gap := need - int(st.Agents) - int(st.Ghosts); gap > 1 && need > printed {
				price += " " + t.T("price.interpol", "n", gap)
			}
		}
		add(&tip, iconAgent, t.T("price"), price)
		if st.Agents == 0 || st.By != t.me {
			g := t.s.FreeGhosts(t.me)
			have := t.T("price.have", "n", int(t.s.Players[t.me].Reserve), "ghosts", g)
			add(&tip, iconPerson, t.T("you"), have)
		}
		if st.Agents > 0 {
			add(&tip, iconPerson, t.T("on-it"), t.T("on-it.body", "who", t.playerName(st.By), "n", int(st.Agents), "ghosts", int(st.Ghosts)))
			if st.By != t.me {
				more := "over.body"
				if t.s.Automa(st.By) {
					more = "over.hoc"
				}
				add(&tip, "warning", t.T("over"), t.T(more, "who", t.playerName(st.By), "n", int(st.Agents)))
			}
		}
		if i := t.s.PlaceOf(c); i >= t.s.ReachOf(t.me) && t.s.Now.Anywhere != c && !t.View.Asked {
			add(&tip, iconReach, t.T("reach.title"), t.T("reach.out", "place", i+1, "n", t.s.ReachOf(t.me)))
		}
		if t.s.IsClaimed(c) {
			add(&tip, "lock", t.T("claimed"), t.T("claimed.body", "who", t.playerName(rule.You)))
		}
		if n := t.s.Gain(t.me, k); n > 0 || k.Printed().Group.Basic() {
			add(&tip, "trophy", t.T("gain"), t.T("gain.body", "n", n))
		}
		if st.Agents == 0 || st.By != t.me {
			add(&tip, iconSeal, t.T("opens"), t.opened(t.s.Opens(t.me, rules.Do(rule.VInfiltrate, int(c), need))))
		}
		return tip
	}
}

// opened names the Treaties of a set, "" for none.
func (t *table) opened(open rule.Set) string {
	var names []string
	for _, m := range t.held() {
		if open.Has(m) {
			names = append(names, t.name(rule.RefTreaty(m)))
		}
	}
	if len(names) == 0 {
		return ""
	}
	return joined(names) + "."
}

// ownCardTip explains a card in front of the viewer.
func (t *table) ownCardTip(c rule.Card) func() ui.Tip {
	return func() ui.Tip {
		tip := t.tip(rule.RefObjective(c.Kind()))
		add(&tip, "trophy", t.T("brings"), t.T("brings.body", "n", t.s.Yields(t.me, c)))
		if n := int(t.s.Cards[c].Agents); n > 0 {
			add(&tip, iconAgent, t.T("agents-on"), t.T("agents-on.body", "n", n))
		}
		if ic := t.s.AttachedTo(c); ic != rule.NoCard {
			add(&tip, "star", t.name(rule.RefCard(ic)), t.T("attached.body"))
		}
		return tip
	}
}

func (t *table) groupTip(g rule.Group) func() ui.Tip {
	return func() ui.Tip {
		tip := t.tip(rule.RefGroup(g))
		tip.Title = t.T("secondary.of", "group", t.name(rule.RefGroup(g)))
		add(&tip, iconCard, t.T("secondary"), t.T("secondary.body"))
		return tip
	}
}

// treatyTip explains a Treaty: each Condition with what the viewer has of it.
func (t *table) treatyTip(m rule.Treaty) func() ui.Tip {
	return func() ui.Tip {
		tip := t.tip(rule.RefTreaty(m))
		card := m.Printed()
		add(&tip, typeIcon[card.Type], t.T(typeKey[card.Type]), t.T(typeKey[card.Type]+".body"))
		if t.s.Round == 0 || t.Seat < 0 {
			return tip
		}
		for _, made := range t.s.MadeBy(t.me) {
			if made == m {
				add(&tip, "trophy", t.T("brings"), t.T("brings.body", "n", m.Points()+t.s.EffectOf(t.me, m)))
				return tip
			}
		}
		for _, term := range card.Needs {
			icon := "check"
			if t.s.Missing(t.me, term) > 0 {
				icon = "cross"
			}
			add(&tip, icon, t.T("term"), t.termWords(term))
		}
		lacks := t.s.LackOf(t.me, m)
		switch {
		case len(lacks) == 0:
			add(&tip, iconSeal, t.T("ready"), t.T("ready.body"))
		case t.s.MayMake(t.me, m):
			var words []string
			for _, l := range lacks {
				words = append(words, t.View.Say(l))
			}
			add(&tip, iconSeal, t.T("ready"), t.T("ready.waived", "lack", strings.Join(words, ", ")))
		}
		add(&tip, "trophy", t.T("gain"), t.T("gain.treaty", "n", t.s.Worth(t.me, m)))
		return tip
	}
}

// termWords is a Condition in words, with what the viewer has of it.
func (t *table) termWords(term rule.Term) string {
	n, has, miss := int(term.N), t.s.Has(t.me, term), t.s.Missing(t.me, term) > 0
	switch term.Ask {
	case rule.TermCards:
		return t.T("term.cards", "n", n, "has", has, "what", t.name(rule.RefGroup(rule.Group(term.What))))
	case rule.TermEmblems:
		return t.T("term.emblems", "n", n, "has", has, "what", t.name(rule.RefEmblem(rule.Emblem(term.What))))
	case rule.TermNamed:
		return t.T("term.named", "has", has, "what", t.name(rule.RefObjective(rule.Kind(term.What))))
	case rule.TermOperations:
		return t.T("term.operations", "n", n, "has", has)
	case rule.TermTreaties:
		return t.T("term.treaties", "n", n, "has", has)
	case rule.TermProjects:
		return t.T("term.projects", "n", n, "has", has)
	case rule.TermGroups:
		return t.T("term.groups", "n", n, "has", has)
	case rule.TermNoCard:
		return t.T("term.no-card", "miss", miss, "what", t.name(rule.RefObjective(rule.Kind(term.What))))
	case rule.TermNoEmblem:
		return t.T("term.no-emblem", "miss", miss, "what", t.name(rule.RefEmblem(rule.Emblem(term.What))))
	}
	return t.T("term.no-operation", "miss", miss)
}

func (t *table) manTip(m rule.Man) func() ui.Tip {
	return func() ui.Tip { return t.tip(rule.RefMan(m)) }
}

func (t *table) operationTip(op rule.Operation) func() ui.Tip {
	return func() ui.Tip {
		tip := t.tip(rule.RefOperation(op))
		if t.s.Operations[op].By == rule.Nobody {
			n, g := t.s.OperationForce(t.me, op)
			add(&tip, iconAgent, t.T("price"), t.T("price.operation", "n", n, "ghosts", g, "have", int(t.s.Players[t.me].Reserve)))
			var next []string
			for o := op + 1; int(o) < t.s.OperationsIn(); o++ {
				next = append(next, t.T("covert.line", "name", t.name(rule.RefOperation(o)), "agents", int(o.Printed().Agents), "points", int(o.Printed().Points)))
			}
			if len(next) > 0 {
				add(&tip, iconCard, t.T("covert.next"), strings.Join(next, " "))
			}
			if n := t.s.OperationsIn(); n < rule.Operations {
				add(&tip, iconVariant, t.T("variant"), t.T("variant.operations", "n", n))
			}
			add(&tip, iconSeal, t.T("opens"), t.opened(t.s.Opens(t.me, rules.Do(rule.VCovert, int(op)))))
		}
		return tip
	}
}

// projectTip tells what a Project is; its Stages in words, and what one's own next
// one lacks, are on the sheet beside it.
func (t *table) projectTip(p rule.Project) func() ui.Tip {
	return func() ui.Tip {
		tip := t.tip(rule.RefProject(p))
		t.addClosed(&tip, p)
		return tip
	}
}

// addClosed tells that nobody Advances in a Project, where an option closes it.
func (t *table) addClosed(tip *ui.Tip, p rule.Project) {
	if t.s.Closed(p) {
		add(tip, iconVariant, t.T("variant"), t.T("variant.closed"))
	}
}

// priceWords is the price of a Stage now.
func (t *table) priceWords(p rule.Project, stage int) string {
	agents, emblems := t.s.PriceOf(t.me, p, uint8(stage))
	key := "price.stage"
	if p.Sheet().Spent {
		key = "price.spent"
	}
	return t.T(key, "agents", agents, "emblems", emblems, "emblem", t.name(rule.RefEmblem(p.Sheet().Emblem)))
}

// standing names whose Coordinators are on a Stage.
func (t *table) standing(p rule.Project, stage int) string {
	var names []string
	for q := range t.s.Count() {
		if int(t.s.Players[q].Stages[p]) == stage {
			names = append(names, t.playerName(rule.Player(q)))
		}
	}
	if len(names) == 0 {
		return ""
	}
	return " " + t.T("stands", "who", joined(names))
}

// forbidden is the rule that keeps the viewer from a Stage whatever it could pay, and what would change that; "" for none.
func (t *table) forbidden(p rule.Project, stage int) string {
	switch at := int(t.s.Players[t.me].Stages[p]); {
	case t.s.Round == 0 || t.Seat < 0:
		return ""
	case stage <= at:
		return t.T("stage.passed")
	case stage > at+1:
		return t.T("stage.later", "stage", numerals[at])
	case t.s.Restricted(t.me):
		return t.T("next.supervisor")
	}
	return ""
}

func (t *table) stageTip(p rule.Project, stage int) func() ui.Tip {
	return func() ui.Tip {
		tip := t.tip(rule.RefStage(p, uint8(stage)))
		if t.s.Closed(p) {
			t.addClosed(&tip, p)
			if s := t.standing(p, stage); s != "" {
				add(&tip, "crown", t.T("coordinators"), strings.TrimSpace(s))
			}
			return tip
		}
		if no := t.forbidden(p, stage); no != "" {
			add(&tip, "cross", t.T("stage.not"), no)
		}
		printed := &p.Sheet().Stages[stage-1]
		agents, emblems := t.s.PriceOf(t.me, p, uint8(stage))
		text := t.priceWords(p, stage)
		if agents != int(printed.Agents) || emblems != int(printed.Emblems) {
			text += " " + t.T("price.differs", "agents", int(printed.Agents), "emblems", int(printed.Emblems))
			if w := t.s.Wars(); w > 0 {
				text += " " + t.T("price.war", "n", w)
			}
		}
		add(&tip, iconAgent, t.T("price"), text)
		if stage == int(t.s.Players[t.me].Stages[p])+1 && t.s.Round > 0 {
			if !t.s.Restricted(t.me) {
				add(&tip, "arrow-up", t.T("you"), t.lackWords(p))
			}
			add(&tip, iconSeal, t.T("opens"), t.opened(t.s.Opens(t.me, rules.Do(rule.VAdvance, int(p)))))
		}
		add(&tip, iconPerson, t.T("you"), t.T("price.you", "agents", int(t.s.Players[t.me].Reserve), "emblems", t.s.EmblemCount(t.me, p.Sheet().Emblem), "emblem", t.name(rule.RefEmblem(p.Sheet().Emblem))))
		if s := t.standing(p, stage); s != "" {
			add(&tip, "crown", t.T("coordinators"), strings.TrimSpace(s))
		}
		return tip
	}
}

// padTip is the nine rows of the pad as they stand for a player.
func (t *table) padTip(p rule.Player) func() ui.Tip {
	return func() ui.Tip {
		tip := ui.Tip{Title: t.playerName(p) + " · " + t.T("influence", "n", t.s.Total(p))}
		var rows []string
		for i, n := range t.s.ScoreRows(p) {
			if n != 0 {
				rows = append(rows, t.View.Text("part."+t.View.Info.Parts[i])+": "+itoa(n))
			}
		}
		if len(rows) == 0 {
			rows = []string{t.T("pad.empty")}
		}
		tip.Body = strings.Join(rows, " · ")
		return tip
	}
}

// playerTip is what a player has, and the nine rows of the pad as they stand.
func (t *table) playerTip(p rule.Player) func() ui.Tip {
	return func() ui.Tip {
		st := &t.s.Players[p]
		tip := t.padTip(p)()
		add(&tip, iconAgent, t.T("agents"), t.T("agents.body", "reserve", int(st.Reserve), "pool", int(st.Pool), "ghosts", t.s.GhostsOf(p)))
		if !t.s.Automa(p) {
			held := t.T("held.body", "n", int(st.HandSize))
			if st.MenSize > 0 {
				held += " " + t.T("held.men", "n", int(st.MenSize))
			}
			add(&tip, iconTreaty, t.T("held"), held)
		}
		return tip
	}
}

func (t *table) reserveTip() ui.Tip {
	tip := ui.Tip{Title: t.T("reserve"), Body: t.T("reserve.body", "n", int(t.s.Players[t.me].Reserve))}
	if g := t.s.GhostsOf(t.me); g > 0 {
		add(&tip, iconGhost, t.T("ghosts"), t.T("ghosts.body", "n", g, "free", t.s.FreeGhosts(t.me)))
	}
	return tip
}

func (t *table) poolTip() ui.Tip {
	tip := ui.Tip{Title: t.T("pool"), Body: t.T("pool.body", "n", int(t.s.Players[t.me].Pool))}
	if t.s.Restricted(t.me) {
		add(&tip, iconSpy, t.T("supervisor"), t.T("supervisor.body"))
	}
	return tip
}

func (t *table) orderTip() ui.Tip {
	var names []string
	for _, p := range t.s.InOrder() {
		names = append(names, t.playerName(p))
	}
	tip := ui.Tip{Title: t.T("supervisor.title"), Body: joined(names) + "."}
	add(&tip, iconSpy, t.T("supervisor"), t.T("supervisor.body"))
	if p := t.s.Headhunter(); p != rule.Nobody {
		add(&tip, iconHunter, t.T("headhunter"), t.T("headhunter.body", "who", t.playerName(p)))
	}
	return tip
}

func (t *table) deckTip() ui.Tip {
	tip := ui.Tip{Title: t.T("deck"), Body: t.T("deck.body", "n", t.s.DeckLeft(), "zone", t.s.ZoneSize())}
	add(&tip, iconVariant, t.T("variant"), strings.Join(t.variants(), " "))
	if w := t.s.Wars(); w > 0 {
		add(&tip, iconWar, t.name(rule.RefObjective(rule.WorldWar)), t.T("war.body", "n", w))
	} else {
		add(&tip, iconWar, t.name(rule.RefObjective(rule.WorldWar)), t.Text("text", rule.RefObjective(rule.WorldWar)))
	}
	left := map[rule.Kind]int{}
	for i := range t.s.Cards {
		if c := rule.Card(i); t.s.Cards[i].At == rule.InDeck {
			left[c.Kind()]++
		}
	}
	var names []string
	for k := range rule.Kind(rule.Kinds + 1) {
		if n := left[k]; n > 0 {
			names = append(names, t.name(rule.RefObjective(k))+" ×"+itoa(n))
		}
	}
	add(&tip, iconCard, t.T("deck.left"), strings.Join(names, ", "))
	return tip
}

// variants are the options of the house that this table is played with, in words.
func (t *table) variants() (l []string) {
	o := &t.s.Options
	say := func(on bool, key string, args ...any) {
		if on {
			l = append(l, t.T(key, args...))
		}
	}
	say(o.Rounds > 0, "variant.rounds", "n", int(o.Rounds))
	say(o.War == rule.WarPeace, "variant.peace")
	say(o.War == rule.WarEarly, "variant.early")
	say(o.War == rule.WarLasting, "variant.lasting")
	for p := range rule.Project(rule.Projects) {
		say(t.s.Closed(p), "variant.closed-project", "project", t.name(rule.RefProject(p)))
	}
	say(o.Reach != 0, "variant.reach", "n", t.s.OpenReach())
	say(t.s.OperationsIn() < rule.Operations, "variant.operations", "n", t.s.OperationsIn())
	first := t.player(rule.You)
	say(o.Reserve != 0, "variant.reserve", "who", first, "n", rule.StartReserve+int(o.Reserve))
	say(o.Dossier > 0, "variant.dossier", "who", first, "n", int(o.Dossier))
	say(o.Has(rule.Strike), "variant.strike", "who", first)
	say(o.Has(rule.Exchange), "variant.exchange", "who", first)
	say(o.Has(rule.Encore), "variant.encore", "who", first)
	say(o.Has(rule.Seal), "variant.seal", "who", first)
	say(o.Has(rule.Claim), "variant.claim", "who", first)
	say(o.Has(rule.Summons), "variant.summons", "who", first)
	say(o.Grants(rule.Ghost), "variant.ghost", "who", first)
	say(o.Grants(rule.Waiver), "variant.waiver", "who", first)
	say(o.Grants(rule.Driver), "variant.driver", "who", first)
	say(o.Grants(rule.Lamp), "variant.lamp", "who", first)
	if t.s.Seats > 1 {
		say(o.Rivals != 0, "variant.rivals", "n", rule.StartReserve+int(o.Rivals))
	} else {
		say(o.Rivals != 0, "variant.hoc-reserve", "n", int(t.s.HOCIdentity().Reserve))
		say(o.HeadStart > 0, "variant.head-start", "stage", numeral(int(o.HeadStart)))
		say(o.Wiretap, "variant.wiretap")
	}
	return l
}

// supplyTip explains the i-th part of the supply.
func (t *table) supplyTip(i int) func() ui.Tip {
	return func() ui.Tip {
		switch {
		case i < rule.Secondaries:
			g := rule.Group(i)
			return ui.Tip{Title: t.T("secondary.of", "group", t.name(rule.RefGroup(g))), Body: t.T("supply.secondary", "n", int(t.s.Supply[g])) + " " + t.T("secondary.body")}
		case i == rule.Secondaries:
			return ui.Tip{Title: t.T("supply.treaties"), Body: t.T("supply.treaties.body", "n", int(t.s.DeckSize), "discards", int(t.s.DiscardSize))}
		}
		return ui.Tip{Title: t.T("supply.men"), Body: t.T("supply.men.body", "n", int(t.s.MenDeckSize))}
	}
}

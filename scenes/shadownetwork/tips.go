package shadownetwork

import (
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/shadownetwork"
)

// plainTip is a tip with a title and a text from the table's own words.
func (t *table) plainTip(key string) func() ui.Tip {
	return func() ui.Tip { return ui.Tip{Title: t.T("tip." + key), Body: t.T("tip." + key + ".body")} }
}

// cityTip explains a city: its card, what lies there, who stands there.
func (t *table) cityTip(k rule.City) func() ui.Tip {
	return func() ui.Tip {
		ref := rule.RefCity(k)
		tip := ui.Tip{Title: t.View.Name(ref), Body: t.Text("text", ref)}
		if !t.s.Open(k) {
			return tip
		}
		city := &t.s.Cities[k]
		tip.Body = t.Text("text", rule.RefTile(city.Tile))
		add := func(icon, name, text string) {
			tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: icon, Name: name, Text: text})
		}
		var who []string
		for _, s := range t.standing(k) {
			who = append(who, t.called(s))
		}
		if len(who) > 0 {
			add("people", t.T("tip.agents"), strings.Join(who, ", ")+".")
		}
		if city.Token {
			add(iconMarket, t.T("tip.token"), t.T("tip.token.body"))
		}
		if t.s.Seats <= 2 { // the cards of larger games leak nothing
			add("card", t.T("tip.card"), t.Text("text", ref))
		}
		return tip
	}
}

func (t *table) deckTip() ui.Tip {
	tip := ui.Tip{Title: t.T("market"), Body: t.T("tip.market.body"), Keywords: []ui.Keyword{
		{Icon: "card", Name: t.T("tip.deck"), Text: t.T("tip.deck.body", "n", int(t.s.DeckSize))},
		{Icon: "card-discard", Name: t.T("tip.discards"), Text: t.contractNames(t.s.Discards)},
	}}
	if out := t.s.LeftOut(); out != 0 {
		tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: "cross", Name: t.T("tip.left-out"), Text: t.contractNames(out)})
	}
	return tip
}

// contractNames names the Contracts of a pile.
func (t *table) contractNames(set rule.ContractSet) string {
	var l []string
	for _, k := range set.List() {
		l = append(l, t.View.Name(rule.RefContract(k)))
	}
	if len(l) == 0 {
		return t.T("none")
	}
	return strings.Join(l, ", ") + "."
}

// stockTip names the Black Market cards that were seen, in the order in which
// they lie under the deck.
func (t *table) stockTip() ui.Tip {
	var l []string
	for _, k := range t.s.Seen[:t.s.SeenSize] {
		l = append(l, t.View.Name(rule.RefCity(k)))
	}
	seen := t.T("none")
	if len(l) > 0 {
		seen = strings.Join(l, ", ") + "."
	}
	return ui.Tip{Title: t.T("stock"), Body: t.T("tip.stock.body", "n", rule.Tokens(int(t.s.Seats))), Keywords: []ui.Keyword{{Icon: iconMarket, Name: t.T("tip.seen"), Text: seen}}}
}

func (t *table) roundTip(n int) func() ui.Tip {
	return func() ui.Tip {
		tip := ui.Tip{Title: t.T("round", "number", n), Body: t.T("tip.round.body", "n", rule.Reveals(int(t.s.Seats), n))}
		if n > t.s.LastRound() {
			tip.Body = t.T("tip.round.never", "n", t.s.LastRound())
			return tip
		}
		if k := int(t.s.Rival.Film[n-1]); k > 0 {
			tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: "people", Name: t.called(rule.Syndicate), Text: t.T("tip.film", "n", k)})
		}
		tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: "coins", Name: t.T("tip.upkeep"), Text: t.T("tip.upkeep.body")})
		return tip
	}
}

// contractTip explains an open Contract: what is printed on it and what the
// viewer lacks for it.
func (t *table) contractTip(k rule.Contract) func() ui.Tip {
	return func() ui.Tip {
		ref := rule.RefContract(k)
		return ui.Tip{Title: t.View.Name(ref), Body: t.Text("text", ref), Keywords: []ui.Keyword{{Icon: "load", Name: t.T("tip.lacks"), Text: t.lacks(k)}}}
	}
}

// handTip explains a Contract of the hand.
func (t *table) handTip(k rule.Contract) func() ui.Tip {
	return func() ui.Tip {
		ref := rule.RefContract(k)
		tip := ui.Tip{Title: t.View.Name(ref), Body: t.Text("text", ref), Keywords: []ui.Keyword{{Icon: "load", Name: t.T("tip.lacks"), Text: t.lacks(k)}}}
		if t.s.Ready(int(t.me())).Has(k) {
			tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: "check", Name: t.T("ready"), Text: t.T("tip.ready", "n", int(k.Card().GameEnd), "turn", int(k.Card().TurnIn))})
		}
		return tip
	}
}

// lacks says which briefcases the viewer lacks for a Contract.
func (t *table) lacks(k rule.Contract) string {
	l, either := t.mine().Short(k)
	var parts []string
	for c, n := range l {
		if n > 0 {
			parts = append(parts, t.View.Say(rules.Say("goods."+t.colourID(rule.Colour(c)), rules.Num("n", int(n)))))
		}
	}
	if either > 0 {
		parts = append(parts, t.View.Say(rules.Say("goods.either", rules.Num("n", either))))
	}
	if len(parts) == 0 {
		return t.T("tip.lacks.none")
	}
	return strings.Join(parts, ", ") + "."
}

func (t *table) colourID(k rule.Colour) string {
	r := rule.RefColour(k)
	return t.View.Info.Refs[r.Kind].IDs[r.Index]
}

func (t *table) contractBig(k rule.Contract) *ui.Big {
	p := *t.mine()
	full := t.s.Ready(int(t.me())).Has(k)
	return &ui.Big{W: 230, H: 520, Paint: func(c render.Canvas, r render.Rect) {
		f := r.W / 128
		a := c.Enlarged(f, r.Min())
		t.paintContract(a, render.R(0, 0, 128, r.H/f), k, &p, full)
	}}
}

func (t *table) handlerBig(h rule.Handler) *ui.Big {
	return &ui.Big{W: 320, H: 340, Paint: func(c render.Canvas, r render.Rect) { t.paintDossier(c, r, h, true) }}
}

func (t *table) handlerTip(h rule.Handler) func() ui.Tip {
	return func() ui.Tip {
		ref := rule.RefHandler(h)
		tip := ui.Tip{Title: t.View.Name(ref), Body: t.Text("text", ref)}
		for _, slot := range t.mine().Slots {
			if slot.Handler == h {
				tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: "hourglass", Name: t.T("tip.uses"), Text: t.T("tip.uses.body", "n", int(h.Card().Uses)-int(slot.Used))})
				if slot.Spent {
					tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: "lock", Name: t.T("used"), Text: t.T("tip.spent")})
				}
			}
		}
		return tip
	}
}

func (t *table) rateTip(k rule.Colour) func() ui.Tip {
	return func() ui.Tip {
		tip := ui.Tip{Title: t.T("tip.rate"), Body: t.T("tip.rate.body", "n", int(rule.RateOf(k).Price), "m", int(rule.RateOf(k).Gain.Of[k]), "colour", t.View.Name(rule.RefColour(k)))}
		if over := rule.RateOf(k).Gain.Of.Sum() - t.mine().Room(); over > 0 && t.asks(rule.AskMarket) {
			tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: "warning", Name: t.T("inbox"), Text: t.T("telex.over", "n", over)})
		}
		return tip
	}
}

// recruitTip says what an Agent costs now, what it costs at the end of the round, and what it
// is for.
func (t *table) recruitTip() ui.Tip {
	n := int(t.mine().Phone) + t.s.Abroad(t.me())
	tip := ui.Tip{Title: t.T("tip.recruit"), Body: t.T("tip.recruit.body", "n", rule.RecruitPrice)}
	if n < rule.Agents {
		tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: iconCoin, Name: t.T("wages"), Text: t.T("tip.recruit.wages", "from", t.s.Wage(n), "to", t.s.Wage(n+1))})
	}
	return tip
}

func (t *table) phoneTip() ui.Tip {
	p := t.mine()
	return ui.Tip{Title: t.T("phone"), Body: t.T("tip.phone.body", "n", int(p.Phone), "abroad", t.s.Abroad(t.me()))}
}

func (t *table) wageTip() ui.Tip {
	p := t.mine()
	n := int(p.Phone) + t.s.Abroad(t.me())
	tip := ui.Tip{Title: t.T("wages"), Body: t.T("tip.wages.body", "three", t.s.Wage(3), "four", t.s.Wage(4))}
	due := t.s.Wage(n)
	tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: iconCoin, Name: t.T("tip.wages.now"), Text: t.T("tip.wages.due", "n", due)})
	if due > int(p.Influence) {
		tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: "warning", Name: t.T("tip.wages.short"), Text: t.T("tip.wages.short.body", "n", 2*(due-int(p.Influence)))})
	}
	return tip
}

func (t *table) inboxTip() ui.Tip {
	p := t.mine()
	return ui.Tip{Title: t.T("inbox"), Body: t.T("tip.inbox.body", "n", p.Capacity(), "room", p.Room())}
}

// rowTip explains a row of the ledger and what its next briefcase brings.
func (t *table) rowTip(k rule.Colour) func() ui.Tip {
	return func() ui.Tip {
		p := t.mine()
		row := k.Row()
		tip := ui.Tip{Title: t.View.Name(rule.RefRow(k)), Body: t.T("tip.row.body", "spaces", int(row.Spaces), "n", int(row.Influence))}
		if p.Rows[k].Filled < row.Spaces {
			next := t.T("tip.row.next", "n", p.BriefcaseGain(k))
			if p.Crosses(k) {
				next += " " + t.T("tip.row.line")
			}
			tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: "load", Name: t.T("tip.row"), Text: next})
		}
		if k == rule.Yellow {
			tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: "redo", Name: t.T("tip.recycle"), Text: t.T("tip.recycle.body")})
		}
		return tip
	}
}

// sideTip explains a side: everything public about it in words.
func (t *table) sideTip(s rule.Side) func() ui.Tip {
	return func() ui.Tip {
		if s == rule.Syndicate {
			r := &t.s.Rival
			return ui.Tip{Title: t.called(s), Body: t.T("tip.syndicate"), Keywords: append(t.priorities(),
				ui.Keyword{Icon: "load", Name: t.T("inbox"), Text: t.goods(&r.Inbox)},
				ui.Keyword{Icon: "check", Name: t.T("tip.filed"), Text: t.contractNames(r.Contracts)})}
		}
		p := &t.s.Players[s]
		sit := t.T("tip.person")
		if who, _ := t.View.Sitter(int(s)); who.Bot {
			sit = t.T("tip.bot")
		}
		tip := ui.Tip{Title: t.called(s), Body: sit}
		add := func(icon, name, text string) {
			tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: icon, Name: name, Text: text})
		}
		add(iconCoin, t.View.Name(rule.RefInfluence), itoa(int(p.Influence))+".")
		add("load", t.T("inbox"), t.goods(&p.Inbox)+" "+t.T("tip.inbox.of", "n", p.Inbox.Sum(), "all", p.Capacity()))
		var l []string
		for _, slot := range p.Slots {
			if slot.Handler < rule.Handlers {
				l = append(l, t.T("tip.staff", "name", t.View.Name(rule.RefHandler(slot.Handler)), "n", int(slot.Handler.Card().Uses)-int(slot.Used)))
			}
		}
		if len(l) > 0 {
			add("person", t.T("handlers"), strings.Join(l, ", ")+".")
		}
		add("card", t.T("tip.contracts"), t.T("tip.contracts.body", "n", int(p.HandSize), "done", int(p.DoneSize)))
		if p.Taken != 0 {
			add("eye", t.T("tip.taken"), t.contractNames(p.Taken))
		}
		return tip
	}
}

// goods is pieces in words.
func (t *table) goods(p *rule.Pieces) string {
	var l []string
	for k, n := range p {
		if n > 0 {
			l = append(l, t.View.Say(rules.Say("goods."+t.colourID(rule.Colour(k)), rules.Num("n", int(n)))))
		}
	}
	if len(l) == 0 {
		return t.T("none")
	}
	return strings.Join(l, ", ") + "."
}

// nextWords says where the Lone Syndicate would go now.
func (t *table) nextWords() string {
	l := t.s.Targets()
	if len(l) == 0 || t.View.Showing {
		return t.nobodyGoes()
	}
	all := 0
	for _, g := range l {
		all += g.Cards
	}
	var parts []string
	for _, g := range l {
		parts = append(parts, t.T("tip.next.city", "city", t.View.Name(rule.RefCity(g.City)), "n", g.Cards, "all", all))
	}
	return strings.Join(parts, ", ") + "."
}

func (t *table) actionTip() ui.Tip {
	a, next := t.cardOpen()
	if a >= rule.Actions {
		return ui.Tip{Title: t.T("action"), Body: t.T("action.none")}
	}
	ref := rule.RefAction(a)
	if next {
		return ui.Tip{Title: t.T("action.next"), Body: t.Text("text", ref), Keywords: []ui.Keyword{{Icon: "eye", Text: t.T("action.next.body")}, {Icon: "pin", Name: t.T("tip.next"), Text: t.nextWords()}}}
	}
	return ui.Tip{Title: t.View.Name(ref), Body: t.Text("text", ref), Keywords: []ui.Keyword{{Icon: "pin", Name: t.T("tip.next"), Text: t.nextWords()}}}
}

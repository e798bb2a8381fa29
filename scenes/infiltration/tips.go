package infiltration

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/infiltration"
)

// upper is a text that begins with a capital.
func upper(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[n:]
}

// plainTip is a tip with a title and a text from the table's own words.
func (t *table) plainTip(key string) func() ui.Tip {
	return func() ui.Tip { return ui.Tip{Title: t.T("tip." + key), Body: t.T("tip." + key + ".body")} }
}

// pileTip names the cards of an open pile.
func (t *table) pileTip(key string, set rule.Set) func() ui.Tip {
	return func() ui.Tip {
		tip := ui.Tip{Title: t.T("tip." + key), Body: t.T("tip." + key + ".body")}
		var names []string
		for _, it := range itemsOf(set) {
			names = append(names, t.View.Name(rule.RefCard(it.Card())))
		}
		if len(names) > 0 {
			slices.Sort(names)
			tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: iconCard, Name: itoa(len(names)) + ":", Text: strings.Join(names, ", ") + "."})
		}
		return tip
	}
}

func (t *table) specialTip(ref rules.Ref) func() ui.Tip {
	return func() ui.Tip {
		return ui.Tip{Title: t.View.Name(ref), Body: t.text("text", ref), Keywords: []ui.Keyword{{Icon: "info", Name: t.T("tip.special"), Text: t.T("tip.special.body")}}}
	}
}

// roomTip explains an open room: what is printed on it, and what lies there.
func (t *table) roomTip(p rule.Place) func() ui.Tip {
	return func() ui.Tip {
		room := &t.s.Rooms[p]
		ref := rule.RefRoom(room.Card)
		tip := ui.Tip{Title: t.View.Name(ref), Body: t.text("text", ref)}
		if p.InLine() {
			tip.Title = itoa(int(p)+1) + " · " + tip.Title
		}
		add := func(icon, name, text string) {
			tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: icon, Name: name, Text: text})
		}
		if room.Interface {
			add(iconInterface, t.T("tip.interface"), t.T("tip.interface.there"))
		} else {
			add(iconInterface, t.T("tip.interface"), t.T("tip.interface.spent"))
		}
		t.guardWords(p, add)
		add(iconData, t.T("tip.data"), t.dataWords(p))
		var who []string
		for _, o := range t.pawnsAt(p) {
			who = append(who, t.callOf(o))
		}
		for _, n := range t.npcsAt(p) {
			who = append(who, t.text("short", rule.RefNPC(n)))
		}
		if len(who) > 0 {
			add("people", t.T("tip.here"), strings.Join(who, ", ")+".")
		}
		if t.s.WindowAt(t.Seat, p) {
			add(iconEscape, t.T("tip.window"), t.T("tip.window.body"))
		}
		if t.s.DrivenFrom(t.Seat, p) {
			add(iconEscape, t.T("tip.driver"), t.T("tip.driver.body"))
		}
		if t.s.Sludge == p {
			add(iconSludge, t.View.Name(rule.RefSludge), t.text("text", rule.RefSludge))
		}
		return tip
	}
}

func (t *table) guardWords(p rule.Place, add func(icon, name, text string)) {
	secured := int(t.s.Rooms[p].Card.Printed().Secured)
	switch t.s.GuardAt(p) {
	case rule.TechLock:
		add(iconLock, t.T("tip.lock"), t.T("tip.lock.body", "n", secured))
	case rule.LabWorker:
		add(iconWorker, t.T("tip.worker"), t.T("tip.worker.body", "n", secured))
	}
}

func (t *table) guardTip(p rule.Place) func() ui.Tip {
	return func() (tip ui.Tip) {
		t.guardWords(p, func(_, name, text string) { tip.Title, tip.Body = name, text })
		return tip
	}
}

// dataWords says how many data lie in a room and what the next Download brings.
func (t *table) dataWords(p rule.Place) string {
	n := int(t.s.Rooms[p].Data)
	if n == 0 {
		return t.T("data.none")
	}
	if t.s.Options.Extraction {
		return t.T("data.lies", "n", n)
	}
	return t.T("data.lies", "n", n) + " " + t.T("data.yield", "n", min(n, t.s.Yield(p)))
}

func (t *table) dataTip(p rule.Place) func() ui.Tip {
	return func() ui.Tip { return ui.Tip{Title: t.T("tip.data"), Body: t.dataWords(p)} }
}

func (t *table) doorTip(p rule.Place) func() ui.Tip {
	return func() ui.Tip {
		tip := ui.Tip{Title: t.T("door", "number", int(p)+1), Body: t.T("tip.door.first")}
		switch {
		case t.s.Options.Labyrinth:
			tip.Body = t.T("tip.door.line")
		case p >= 6:
			tip.Body = t.T("tip.door.second")
		}
		if p == t.nextDoor() {
			tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: "infiltration/door", Name: t.T("tip.door.lit"), Text: t.T("tip.door.lit.body")})
		}
		return tip
	}
}

func (t *table) secretTip() ui.Tip {
	return ui.Tip{Title: upper(t.View.Name(rule.RefPlace(rule.Secret))), Body: t.T("tip.secret"), Keywords: []ui.Keyword{{Icon: "infiltration/next-door", Name: t.T("tip.secret.in"), Text: upper(t.waysIn()) + "."}}}
}

func (t *table) proximityTip() ui.Tip {
	return ui.Tip{Title: t.T("tip.proximity"), Body: t.T("tip.proximity.body"), Keywords: []ui.Keyword{
		{Icon: iconProximity, Name: t.T("tip.proximity.now"), Text: t.T("tip.proximity.value", "proximity", int(t.s.Proximity))},
		{Icon: "clock", Name: t.T("tip.left"), Text: t.T("tip.left.body", "n", t.s.RoundsLeft())},
	}}
}

func (t *table) alarmTip() ui.Tip {
	return ui.Tip{Title: t.T("tip.alarm"), Body: t.T("tip.alarm.body"), Keywords: []ui.Keyword{{Icon: "dice", Name: t.T("tip.forecast"), Text: upper(t.forecast()) + "."}}}
}

// operativeTip explains somebody's figure and panel.
func (t *table) operativeTip(o rule.Operative) func() ui.Tip {
	return func() ui.Tip {
		st := &t.s.Ops[o]
		ref := rule.RefOperative(o)
		s := t.sitter(o)
		kind := t.T("tip.person")
		if s.Bot {
			kind = t.T("tip.bot")
		}
		tip := ui.Tip{Title: t.View.Name(ref), Body: upper(t.text("text", ref)) + " · " + render.Escape(s.Name) + " (" + kind + ") · " + t.where(st.Place)}
		add := func(icon, name, text string) {
			tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: icon, Name: name, Text: text})
		}
		data := t.T("tip.tokens", "n", int(st.Tokens))
		if n, known := t.worth(o); known && st.Tokens > 0 {
			data += " " + t.T("tip.worth", "n", n)
		}
		add(iconData, t.T("tip.data"), data)
		add(iconCard, t.T("tip.items"), t.T("tip.items.body", "n", int(st.HandSize))+t.knownItems(o))
		add("card-pick", t.T("tip.order"), t.T("tip.order.body", "number", t.turnOf(o)))
		if st.Wounded {
			add(iconWound, t.T("state.wounded"), t.T("tip.wounded"))
		}
		if st.Delayed {
			add(iconDelayed, t.T("state.delayed"), t.T("tip.delayed"))
		}
		if st.Protos > 0 {
			add(iconPrototype, t.View.Name(rule.RefPrototype), t.text("text", rule.RefPrototype))
		}
		if st.File {
			add(iconFile, t.View.Name(rule.RefFile), t.text("text", rule.RefFile))
		}
		t.playWords(o, add)
		return tip
	}
}

// knownItems names the items of a hand that the viewer knows.
func (t *table) knownItems(o rule.Operative) string {
	if t.Seat < 0 {
		return ""
	}
	var names []string
	for it, m := range t.s.Clues[t.Seat] {
		if m == 1<<o {
			names = append(names, t.View.Name(rule.RefCard(rule.Item(it).Card())))
		}
	}
	if len(names) == 0 {
		return ""
	}
	return " " + t.T("tip.items.known", "names", strings.Join(names, ", "))
}

// playWords names the cards in somebody's play area.
func (t *table) playWords(o rule.Operative, add func(icon, name, text string)) {
	st := &t.s.Ops[o]
	var names []string
	for _, c := range t.actionCards() {
		if st.Played>>c&1 == 1 {
			names = append(names, t.View.Name(rule.RefCard(c)))
		}
	}
	for _, it := range itemsOf(st.Table) {
		names = append(names, t.View.Name(rule.RefCard(it.Card())))
	}
	if len(names) > 0 {
		add("card", t.T("tip.played"), strings.Join(names, ", ")+".")
	}
}

func (t *table) handTip(o rule.Operative) func() ui.Tip {
	return func() ui.Tip {
		var names []string
		for _, it := range itemsOf(t.s.Ops[o].Hand) {
			names = append(names, t.View.Name(rule.RefCard(it.Card())))
		}
		tip := ui.Tip{Title: t.T("hand.of", "name", t.callOf(o)), Body: t.T("tip.hand")}
		if len(names) > 0 {
			tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: iconCard, Name: itoa(len(names)) + ":", Text: strings.Join(names, ", ") + "."})
		}
		return tip
	}
}

func (t *table) npcTip(n rule.NPC) func() ui.Tip {
	return func() ui.Tip {
		ref := rule.RefNPC(n)
		tip := ui.Tip{Title: t.View.Name(ref), Body: t.text("text", ref)}
		key := "tip.npc.up"
		if !t.s.NPCs[n].Up {
			key = "tip.npc.down"
		}
		tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: iconNPC, Name: t.T(key), Text: t.T(key + ".body")})
		if n.Wounds() && t.s.Has(t.Seat, rule.Vouched) {
			tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: iconHealthy, Name: t.T("tip.npc.vouched"), Text: t.T("tip.npc.vouched.body")})
		}
		return tip
	}
}

func (t *table) leftTip(it rule.Item, left rule.LeftItem) func() ui.Tip {
	return func() ui.Tip {
		tip := ui.Tip{Title: t.View.Name(rule.RefCard(it.Card())), Body: t.text("text", rule.RefCard(it.Card()))}
		if left.Owner != nobody {
			tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: "person", Name: t.T("tip.owner"), Text: t.View.Name(rule.RefOperative(left.Owner)) + "."})
		}
		return tip
	}
}

package intoodeep

import (
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/intoodeep"
	"safehouse/scenes"
)

// Sizes of what the almanac alone lists, in units.
const lookEchoW, lookEchoH = 220.0, 300.0

// Catalogue lists every card and token of the box as it is printed.
func (t *table) Catalogue() []scenes.Catalogue {
	t.printed = true
	return []scenes.Catalogue{t.allCrimes(),
		t.PrintedFaces("person", t.T("catalogue.criminals"), "criminal", func(r rules.Ref) string { return icon("criminal", r) }),
		t.PrintedFaces(icon("zone", t.KindOf("zone")[0]), t.T("catalogue.zones"), "zone", func(r rules.Ref) string { return icon("zone", r) }), t.allItems(), t.allDilemmas(), t.allBoosts(), t.allEcho()}
}

// allCrimes are the crimes deck by deck.
func (t *table) allCrimes() scenes.Catalogue {
	l := t.PrintedKind("intoodeep/side", t.T("catalogue.crimes"), lookCrimeW, lookCrimeH)
	for _, deck := range t.KindOf("deck") {
		for _, ref := range t.KindOf("crime") {
			i := int(ref.Index)
			if rule.DeckOf(i) != rule.Deck(deck.Index) {
				continue
			}
			var demands []rule.Demand
			for _, d := range t.s.Demands(0, i) {
				demands = append(demands, rule.Demand{Card: d.Card, Words: d.Card, About: d.About})
			}
			k := rule.CrimeOf(i)
			x := t.Printed(ref, strings.TrimPrefix(t.Text("name", deck), "the "), func(c render.Canvas, r render.Rect) { t.crimeCard(c, r, i, demands, false) })
			if k.Level > 0 {
				x.Facts = append(x.Facts, t.lineFact(i))
				x.Facts = append(x.Facts, ui.Keyword{Name: t.View.Text("restrained." + k.ID), Text: t.View.Say(k.Restrained.Words())}, ui.Keyword{Name: t.View.Text("reckless." + k.ID), Text: t.View.Say(k.Reckless.Words())})
			} else {
				x.Text += "\n" + t.T("crime.pays", "pay", t.View.Say(k.Gain.Words()))
			}
			if effect := t.effectOf(i); effect != "" {
				x.Text += "\n" + t.T("crime.effect", "text", effect)
			}
			l.Cards = append(l.Cards, x)
		}
	}
	return l
}

// lineFact is the storyline of a crime with the others of it.
func (t *table) lineFact(crime int) ui.Keyword {
	line := rule.LineOf(crime)
	var names []string
	for i := line * rule.PerLine; i < (line+1)*rule.PerLine; i++ {
		names = append(names, code(i)+" "+t.name(rule.RefCrime(i)))
	}
	return ui.Keyword{Name: t.T("catalogue.line", "line", t.View.Say(rule.LineName(line))), Text: strings.Join(names, ", ") + "."}
}

func (t *table) allItems() scenes.Catalogue {
	l := t.PrintedFaces(icon("item", t.KindOf("item")[0]), t.T("catalogue.items"), "item", func(r rules.Ref) string { return icon("item", r) })
	for i := range l.Cards {
		l.Cards[i].Text = t.itemWords(rule.Item(i))
	}
	return l
}

// allDilemmas are the faces of Dilemmas by corruption.
func (t *table) allDilemmas() scenes.Catalogue {
	l := t.PrintedKind("intoodeep/dilemma", t.T("deck.dilemmas"), lookDilemmaW, lookDilemmaH)
	for _, ref := range t.KindOf("dilemma") {
		face := int(ref.Index)
		x := t.Printed(ref, "", func(c render.Canvas, r render.Rect) { t.dilemmaCard(c, r, face) })
		x.Text, x.N = t.dilemmaWords(face), rule.CopiesOfFace(face)
		l.Cards = append(l.Cards, x)
	}
	return l
}

func (t *table) allBoosts() scenes.Catalogue {
	l := t.PrintedKind("intoodeep/boost", t.T("catalogue.boosts"), lookBoostW, lookBoostH)
	for _, ref := range t.KindOf("boost") {
		x := t.Printed(ref, "", func(c render.Canvas, r render.Rect) { t.boostPlate(c, r, rule.Boost(ref.Index)) })
		x.N = rule.Boost(ref.Index).CopiesOf()
		l.Cards = append(l.Cards, x)
	}
	return l
}

// allEcho are Echo's cards.
func (t *table) allEcho() scenes.Catalogue {
	l := t.PrintedKind("bot", t.T("catalogue.echo"), lookEchoW, lookEchoH)
	for _, ref := range t.KindOf("echo-card") {
		l.Cards = append(l.Cards, t.Printed(ref, "", func(c render.Canvas, r render.Rect) { t.echoCard(c, r, echoTurn{card: uint8(ref.Index)}) }))
	}
	return l
}

// CardOf is the card that a thing shows: the criminal of a tag or a disc, the Zone of a power, or the card itself.
func (t *table) CardOf(thing string) string {
	for _, ref := range t.KindOf("criminal") {
		if k := int(ref.Index); thing == tagID(k) || thing == discID(k) {
			return t.View.ID(ref)
		}
	}
	for _, ref := range t.KindOf("zone") {
		if thing == powerID(int(ref.Index)) {
			return t.View.ID(ref)
		}
	}
	if _, ok := t.RefOf(thing, rule.RefZone(0), rule.RefCriminal(0), rule.RefCrime(0), rule.RefItem(0), rule.RefFace(0), rule.RefBoost(0), rules.At(rule.KindEchoCard, 0)); ok {
		return thing
	}
	return ""
}

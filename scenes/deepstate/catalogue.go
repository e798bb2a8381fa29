package deepstate

import (
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/deepstate"
	"safehouse/scenes"
)

// Catalogue lists every card of the box as it is printed.
func (t *table) Catalogue() []scenes.Catalogue {
	t.printed = true
	return []scenes.Catalogue{t.allObjectives(), t.allTreaties(), t.allProjects(), t.allOperations(), t.allHOC(), t.allMen()}
}

// idsOf is how many things there are of a kind.
func (t *table) idsOf(r rules.Ref) int { return len(t.View.Info.Refs[r.Kind].IDs) }

// allObjectives are the Objectives by group, and World War.
func (t *table) allObjectives() scenes.Catalogue {
	l := t.PrintedKind(iconCard, t.T("catalogue.objectives"), lookW, lookH)
	for g := range rule.Group(t.idsOf(rule.RefGroup(0))) {
		for k := range rule.Kind(rule.Kinds) {
			if k.Printed().Group == g {
				l.Cards = append(l.Cards, t.objectivePrinted(k, t.name(rule.RefGroup(g)), func(c render.Canvas, r render.Rect) { t.objectiveFace(c, r, k) }))
			}
		}
	}
	war := t.Printed(rule.RefObjective(rule.WorldWar), t.name(rule.RefObjective(rule.WorldWar)), func(c render.Canvas, r render.Rect) { t.paintWar(c, r, 1) })
	war.N = 2
	l.Cards = append(l.Cards, war)
	return l
}

// objectivePrinted is an Objective with how many there are of it.
func (t *table) objectivePrinted(k rule.Kind, group string, paint func(c render.Canvas, r render.Rect)) scenes.CatalogueCard {
	x := t.Printed(rule.RefObjective(k), group, paint)
	copies := k.Printed().Copies
	x.N = 0
	for _, n := range copies {
		x.N += int(n)
	}
	if all := int(copies[0]); all != x.N {
		x.Facts = append(x.Facts, ui.Keyword{Icon: iconPerson, Name: t.T("catalogue.copies"), Text: t.T("catalogue.copies.seats", "two", all, "three", all+int(copies[1]), "four", all+int(copies[1])+int(copies[2]), "five", x.N)})
	}
	return x
}

// allTreaties are the Treaties by when they act.
func (t *table) allTreaties() scenes.Catalogue {
	l := t.PrintedKind(iconTreaty, t.T("catalogue.treaties"), lookW, lookH)
	for kind := range typeKey {
		for m := range rule.Treaty(t.idsOf(rule.RefTreaty(0))) {
			if int(m.Printed().Type) != kind {
				continue
			}
			x := t.Printed(rule.RefTreaty(m), strings.TrimSuffix(t.T(typeKey[kind]), ":"), func(c render.Canvas, r render.Rect) { t.treatyFace(c, r, m, true, t.me) })
			x.Facts = []ui.Keyword{{Icon: typeIcon[kind], Name: t.T(typeKey[kind]), Text: t.T(typeKey[kind] + ".body")}}
			l.Cards = append(l.Cards, x)
		}
	}
	return l
}

// allProjects are the World Domination Projects with their Stages.
func (t *table) allProjects() scenes.Catalogue {
	l := t.PrintedKind(iconGlobe, t.T("catalogue.projects"), lookBondW, lookBondH)
	for p := range rule.Project(t.idsOf(rule.RefProject(0))) {
		ref := rule.RefProject(p)
		x := t.Printed(ref, "", func(c render.Canvas, r render.Rect) { t.paintBond(c, r, p, t.name(ref)) })
		x.Big = t.bondBig(p)
		for stage := range p.Sheet().Stages {
			ref := rule.RefStage(p, uint8(stage+1))
			printed := &p.Sheet().Stages[stage]
			price := t.T("price.stage", "agents", int(printed.Agents), "emblems", int(printed.Emblems), "emblem", t.name(rule.RefEmblem(p.Sheet().Emblem)))
			x.Facts = append(x.Facts, ui.Keyword{Name: numerals[stage] + " " + t.name(ref), Text: t.Text("text", ref) + " " + price})
		}
		l.Cards = append(l.Cards, x)
	}
	return l
}

// allOperations are the Covert Operations in the order in which they come up.
func (t *table) allOperations() scenes.Catalogue {
	l := t.PrintedKind(iconSpy, t.T("covert"), lookW, lookH)
	for op := range rule.Operation(rule.Operations) {
		l.Cards = append(l.Cards, t.Printed(rule.RefOperation(op), "", func(c render.Canvas, r render.Rect) { t.operationFace(c, r, op) }))
	}
	return l
}

// allHOC are the kinds of HOC's Action cards.
func (t *table) allHOC() scenes.Catalogue {
	l := t.PrintedKind(iconHunter, t.T("catalogue.hoc"), lookW, lookH)
	for k := range rule.HOCCard(t.idsOf(rule.RefHOCCard(0))) {
		x := t.Printed(rule.RefHOCCard(k), "", func(c render.Canvas, r render.Rect) { t.actionCard(c, r, &turned{card: k, shown: true}, "") })
		x.N = k.Copies()
		for i, st := range k.Text() {
			x.Facts = append(x.Facts, ui.Keyword{Name: itoa(i + 1), Text: t.T("step."+st.Instruction(), "n", int(st.N))})
		}
		l.Cards = append(l.Cards, x)
	}
	return l
}

// allMen are the Men of Action.
func (t *table) allMen() scenes.Catalogue {
	l := t.PrintedKind(iconPerson, t.T("supply.men"), lookManW, lookManH)
	for man := range rule.Man(t.idsOf(rule.RefMan(0))) {
		x := t.Printed(rule.RefMan(man), "", func(c render.Canvas, r render.Rect) { t.manFace(c, r, man) })
		x.N = rule.MenCopies
		l.Cards = append(l.Cards, x)
	}
	return l
}

// CardOf is the card that a thing shows: the kind of an Objective, the Project of a Stage, HOC's card that is up, or the
// card itself.
func (t *table) CardOf(thing string) string {
	if thing == "hoc-action" && t.turned.shown {
		return t.View.ID(rule.RefHOCCard(t.turned.card))
	}
	if ref, ok := t.RefOf(thing, rule.RefCard(0)); ok {
		return t.View.ID(rule.RefObjective(rule.Card(ref.Index).Kind()))
	}
	if ref, ok := t.RefOf(thing, rule.RefStage(0, 1)); ok {
		return t.View.ID(rule.RefProject(rule.Project(int(ref.Index) / rule.Stages)))
	}
	if p, ok := strings.CutPrefix(thing, "order:"); ok {
		return "project:" + p
	}
	if _, ok := t.RefOf(thing, rule.RefObjective(0), rule.RefTreaty(0), rule.RefOperation(0), rule.RefMan(0), rule.RefProject(0), rule.RefHOCCard(0)); ok {
		return thing
	}
	return ""
}

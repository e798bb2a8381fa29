package masters

import (
	"strconv"
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/masters"
	"safehouse/scenes"
)

// Sizes of what the almanac lists, in points: a card as it lies, and at reading size.
const (
	lookW, lookH = 150.0, 206.0
	readW, readH = 268.0, 374.0
)

// Catalogue lists every card of the box as it is printed.
func (t *table) Catalogue() []scenes.Catalogue {
	return []scenes.Catalogue{t.allCharacters(), t.allSkills(), t.allItems(), t.allFixers(), t.allEvents(), t.allHeists()}
}

// printed is a card of the almanac with what stands on it.
func (t *table) printed(r rules.Ref, group string, face render.Card) scenes.CatalogueCard {
	return piece(t.v.ID(r), group, face)
}

func (t *table) kindOf(icon, title string) scenes.Catalogue {
	return scenes.Catalogue{Icon: icon, Title: say(t.v, title), W: lookW, H: lookH}
}

// allCharacters are the characters with the actions of their own.
func (t *table) allCharacters() scenes.Catalogue {
	l := t.kindOf("people", "catalogue.characters")
	for i := range info.Refs[kCharacter].IDs {
		x := t.printed(ref(kCharacter, i), "", t.characterFace(i))
		if i < masters.Characters {
			c := masters.Character(i)
			k := c.Card()
			x.Facts = append(x.Facts, ui.Keyword{Name: say(t.v, "class.memory", "n", int(k.Memory)), Text: say(t.v, "class.ideas", "n", int(k.Ideas))})
			x.Facts = append(x.Facts, t.acts(k.Acts[:])...)
			x.Facts = append(x.Facts, t.cityCard(kCharacter, c.Pro(), int(c.Class()), [2]int{int(c.Class()) + 1, int(c.Class()) + 2}))
		}
		l.Cards = append(l.Cards, x)
	}
	return l
}

// acts are actions in words, each once.
func (t *table) acts(list []masters.Act) (l []ui.Keyword) {
	for _, a := range list {
		l = append(l, ui.Keyword{Name: t.v.Name(ref(kAct, int(a))), Text: t.v.Text("text.action." + info.Refs[kAct].IDs[a])})
	}
	return l
}

// allSkills are the skills, and what they become.
func (t *table) allSkills() scenes.Catalogue {
	l := t.kindOf("dice", "catalogue.skills")
	for i := range info.Refs[kSkill].IDs {
		k := masters.Skill(i)
		face := render.Card{Name: t.v.Name(ref(kSkill, i)), Emblem: skillIcon(k)}
		for n, a := range k.Card().Faces {
			face.Rows = append(face.Rows, render.CardRow{Die: n + 1, Label: t.v.Name(ref(kAct, int(a)))})
		}
		group := say(t.v, "catalogue.basic")
		if k.Pro() {
			group = say(t.v, "catalogue.pro")
		}
		x := t.printed(ref(kSkill, i), group, face)
		x.Text, x.N, x.Facts = t.v.Text("text.skill."+info.Refs[kSkill].IDs[i]), masters.SkillCopies, t.acts(k.Card().Faces[:])
		later := k.Root().Upgrades()
		x.Facts = append(x.Facts, t.cityCard(kSkill, k.Pro(), int(k.Root()), [2]int{int(later[0]), int(later[1])}))
		l.Cards = append(l.Cards, x)
	}
	return l
}

func (t *table) allItems() scenes.Catalogue {
	l := t.kindOf(itemIcon(0), "catalogue.items")
	for i := range info.Refs[kLoot].IDs {
		what := masters.Loot(i)
		if x := what.Item(); x != masters.NoItem {
			item := t.printed(ref(kLoot, i), "", t.itemFace(what, int(x.Card().Price)))
			item.N, item.Facts = int(x.Card().Copies), append(item.Facts, t.cityItem(x))
			l.Cards = append(l.Cards, item)
		}
	}
	return l
}

func (t *table) allFixers() scenes.Catalogue {
	l := t.kindOf("person", "catalogue.fixers")
	for i := range info.Refs[kFixer].IDs {
		x := t.printed(ref(kFixer, i), "", t.fixerFace(masters.Fixer(i)))
		x.Facts = append(x.Facts, t.cityFixer(masters.Fixer(i)))
		l.Cards = append(l.Cards, x)
	}
	return l
}

// allEvents are the events, then the crises.
func (t *table) allEvents() scenes.Catalogue {
	l := t.kindOf("hourglass", "catalogue.events")
	for _, crisis := range []bool{false, true} {
		group := say(t.v, "catalogue.events")
		if crisis {
			group = say(t.v, "catalogue.crises")
		}
		for i := range info.Refs[kCard].IDs {
			if k := masters.Card(i); k.Crisis() == crisis {
				x := t.printed(ref(kCard, i), group, t.eventFace(k))
				x.N = k.Copies()
				l.Cards = append(l.Cards, x)
			}
		}
	}
	return l
}

// allHeists are the jobs by level.
func (t *table) allHeists() scenes.Catalogue {
	l := t.kindOf("campaign", "catalogue.heists")
	for level, group := range [...]string{masters.Amateur: "level.amateur", masters.SemiPro: "level.semi", masters.ProLevel: "level.pro"} {
		for i, id := range info.Refs[kHeist].IDs {
			card := masters.Heist(i).Card()
			if int(card.Level) != level {
				continue
			}
			face := render.Card{Name: t.v.Text("name.heist." + id), Emblem: "campaign", Text: t.v.Text("text.heist." + id)}
			if card.Reward > 0 {
				face.Value = "$" + itoa(int(card.Reward)) + "k"
			}
			l.Cards = append(l.Cards, t.printed(ref(kHeist, i), say(t.v, group), face))
		}
	}
	return l
}

// CardOf is the card that a thing shows: a card of the event deck, the job, the character of a figure, or the card itself.
func (t *table) CardOf(thing string) string {
	kind, rest, _ := strings.Cut(thing, ":")
	n, err := strconv.Atoi(rest)
	switch {
	case kind == "deck" && err == nil && n < int(t.s.Length):
		return t.v.ID(ref(kCard, int(t.s.Deck[n])))
	case thing == "active" && t.happening():
		return t.v.ID(ref(kCard, int(t.s.Happening())))
	case thing == "job":
		return t.v.ID(ref(kHeist, int(t.s.Heist)))
	case thing == "panel":
		return t.characterOf(t.who)
	case kind == "pawn" && err == nil:
		return t.characterOf(n)
	}
	switch r, _ := info.ParseRef(thing); info.Refs[r.Kind].Name {
	case "character", "skill", "loot", "fixer", "card", "heist":
		return thing
	}
	return ""
}

// characterOf is the card of a figure, "" before it has one.
func (t *table) characterOf(f int) string {
	if f != masters.NPCFigure && t.s.Crew[f].Card >= masters.Characters {
		return ""
	}
	return t.v.ID(ref(kCharacter, t.s.CharacterIndex(f)))
}

package masters

import (
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/masters"
	"safehouse/rules/masters/campaign"
	"safehouse/scenes"
)

// Pieces are what River City adds to the box: the levels of a character and the achievements. Its Fixers, its store and its skills
// are those of the box, and say there how River City gives them.
func (RiverCity) Pieces(h *scenes.House) []scenes.Catalogue {
	text := func(key string, args ...any) string {
		m := map[string]any{}
		for i := 0; i+1 < len(args); i += 2 {
			m[args[i].(string)] = args[i+1]
		}
		return h.Book.T(wordsShelf, key, m)
	}
	title := h.Text(hubInfo.ID, "title")
	l := scenes.Catalogue{Icon: "campaign", Title: title, From: title, W: lookW, H: lookH}
	for i, level := range levels {
		n := itoa(i + 1)
		x := piece("level:"+n, text("catalogue.levels"), render.Card{Name: text("catalogue.level", "n", n), Emblem: level.icon, Text: text(level.words), Value: n})
		x.Facts = []ui.Keyword{{Name: text("catalogue.level.how"), Text: text(level.how)}}
		l.Cards = append(l.Cards, x)
	}
	for i, id := range hubInfo.Refs[campaign.KindFeat].IDs {
		face := render.Card{Name: h.Say(hubInfo.ID, hubInfo.Name(rules.At(campaign.KindFeat, i)), nil), Emblem: featIcons[i], Text: h.Text(hubInfo.ID, "text.feat."+id)}
		x := piece("feat:"+id, text("catalogue.feats"), face)
		x.Facts = []ui.Keyword{{Name: text("catalogue.feat.how"), Text: text("catalogue.feat.how.text")}}
		l.Cards = append(l.Cards, x)
	}
	return []scenes.Catalogue{l}
}

// levels are the levels of a character, from level 1: the pictogram, what one has there, and how one comes to it.
var levels = [...]struct{ icon, words, how string }{
	{"common/star", "catalogue.level.1", "catalogue.level.how.first"},
	{"common/dice", "catalogue.level.2", "catalogue.level.how.text"},
	{"common/person", "catalogue.level.3", "catalogue.level.how.text"},
	{"common/trophy", "catalogue.level.4", "catalogue.level.how.text"},
}

// piece is a card of the almanac for something that is no card at the table: as it is listed, and at reading size.
func piece(id, group string, face render.Card) scenes.CatalogueCard {
	lying := face
	lying.Text, lying.Rows, lying.Foot, lying.Rule = "", nil, "", face.Value
	return scenes.CatalogueCard{ID: id, Name: face.Name, Group: group, N: 1, Text: face.Text,
		Paint: func(c render.Canvas, r render.Rect) { c.CardFace(r, theme, &lying, render.HandCard) },
		Big: &ui.Big{W: readW, H: readH, Paint: func(c render.Canvas, r render.Rect) {
			c.CardFace(r, theme, &face, render.ReadCard)
		}}}
}

// cityFixer says whose job brings a Fixer in River City.
func (t *table) cityFixer(f masters.Fixer) ui.Keyword {
	words := say(t.v, "catalogue.city.county")
	if jobs := fixerJobs(f); len(jobs) == 1 {
		words = say(t.v, "catalogue.city.fixer", "heist", t.v.Info.Name(ref(kHeist, int(jobs[0]))))
	}
	return ui.Keyword{Name: say(t.v, "catalogue.city"), Text: words}
}

// cityItem says how an item comes on sale in River City.
func (t *table) cityItem(i masters.Item) ui.Keyword {
	words := say(t.v, "catalogue.city.sold")
	if g := itemJob(i); !i.Card().Shop && g != masters.NoHeist {
		words = say(t.v, "catalogue.city.found", "heist", t.v.Info.Name(ref(kHeist, int(g))))
	}
	return ui.Keyword{Name: say(t.v, "catalogue.city"), Text: words}
}

// cityCard says what a skill or a character can become in River City, and what a pro one was.
func (t *table) cityCard(kind rules.RefKind, pro bool, from int, later [2]int) ui.Keyword {
	words := say(t.v, "skill.later", "one", t.v.Name(ref(kind, later[0])), "other", t.v.Name(ref(kind, later[1])))
	if pro {
		words = say(t.v, "catalogue.city.pro", "from", t.v.Info.Name(ref(kind, from)))
	}
	return ui.Keyword{Name: say(t.v, "catalogue.city"), Text: words}
}

// fixerJobs are the jobs that bring a Fixer.
func fixerJobs(f masters.Fixer) (l []masters.Heist) {
	for g := range masters.Heist(masters.Heists) {
		if g.Card().Unlocks == f {
			l = append(l, g)
		}
	}
	return l
}

// itemJob is the job in which an item is to be found, NoHeist where there is none.
func itemJob(i masters.Item) masters.Heist {
	for g := range masters.Heist(masters.Heists) {
		if card := g.Card(); card.Finds == i || card.Item == i || card.Safe.K > 0 && card.Safe.Item == i {
			return g
		}
	}
	return masters.NoHeist
}

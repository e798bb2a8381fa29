package desk

import (
	"slices"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/rules"
	"safehouse/rules/games"
)

// found is a place in the rules, or a card, that holds what is looked for.
type found struct {
	chapter, part int // of a card: -1
	title, line   string
	card          string // its ID in the almanac
}

// search is what answers the query: parts of the rules, the likeliest first, and behind them the cards that hold all of it.
func (r *rulesScene) search() (list []found) {
	if r.finder != nil {
		for _, f := range r.finder.Find(r.query) {
			c := r.chapters[f.Chapter]
			title := c.Title
			if h := headingOf(c.Parts, f.Part); h != "" {
				title += " · " + h
			}
			list = append(list, found{chapter: f.Chapter, part: f.Part, title: title, line: render.Plain(c.Parts[f.Part].Words())})
		}
	}
	return append(list, r.searchCards(r.house.Book.Asked(r.query))...)
}

// headingOf is the heading that a part stands under, "" for none.
func headingOf(parts []text.Part, i int) string {
	for ; i >= 0; i-- {
		if parts[i].Kind == text.Heading {
			return render.Plain(parts[i].Text)
		}
	}
	return ""
}

// searchCards finds the cards of the game whose name or text holds what is asked for.
func (r *rulesScene) searchCards(asked []string) (list []found) {
	in, book := r.info(), r.house.Book
	if in == nil || len(asked) == 0 {
		return nil
	}
	for _, k := range in.Refs {
		if !slices.Contains(in.Faces, k.Name) {
			continue
		}
		for _, id := range k.IDs {
			if !book.Has(in.ID, "text."+k.Name+"."+id) || !book.Has(in.ID, "name."+k.Name+"."+id) {
				continue
			}
			name := render.Plain(book.Say(in.ID, rules.Say("name."+k.Name+"."+id)))
			words := render.Plain(book.Say(in.ID, rules.Say("text."+k.Name+"."+id)))
			if r.house.Book.Answers(name+" "+words, asked) && !slices.ContainsFunc(list, func(f found) bool { return f.title == name && f.line == words }) {
				list = append(list, found{chapter: -1, title: name, line: words, card: k.Name + ":" + id})
			}
		}
	}
	return list
}

// info is the game's, nil for one that is not in the house.
func (r *rulesScene) info() *rules.Info {
	if g, ok := games.Find(r.game); ok {
		return g.Info()
	}
	return nil
}

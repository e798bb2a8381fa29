package almanac

import "safehouse/scenes"

// Kinds are the cards that the almanac on the screen holds.
func Kinds(a *scenes.App) []scenes.Catalogue { return a.Top().(*scene).kinds }

// Where is what the almanac on the screen says of where a card is.
func Where(a *scenes.App, id string) (words string, here bool) {
	p := a.Top().(*scene).places[id]
	return p.words, p.here
}

package almanac

import "safehouse/scenes"

// Kinds are the cards that the almanac on the screen holds.
func Kinds(a *scenes.App) []scenes.Catalogue { return a.Top().(*scene).kinds }

// Where is what the almanac on the screen says of where a card is.
func Where(a *scenes.App, id string) (words string, here bool) {
	p := a.Top().(*scene).places[id]
	return p.words, p.here
}

// Words is the page of a card of the almanac on the screen.
func Words(a *scenes.App, id string) string {
	s := a.Top().(*scene)
	kind, i, _ := s.find(id)
	return s.words(&s.kinds[kind], &s.kinds[kind].Cards[i])
}

// Open is the card that the almanac on the screen shows.
func Open(a *scenes.App) string { return a.Top().(*scene).chosen }

// Shelved are the cards that the wall of the almanac on the screen shows, wherever it is scrolled to.
func Shelved(a *scenes.App) (ids []string) {
	s := a.Top().(*scene)
	for _, sh := range s.shelves() {
		for _, j := range sh.list {
			ids = append(ids, s.kinds[sh.kind].Cards[j].ID)
		}
	}
	return ids
}

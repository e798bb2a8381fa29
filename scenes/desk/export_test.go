package desk

import (
	"safehouse/assets/text"
	"slices"

	"safehouse/render"
	"safehouse/rules"
	"safehouse/rules/match"
	"safehouse/scenes"
)

// SetUpInfo is the game of the box that lies open.
func SetUpInfo(a *scenes.App) *rules.Info { return a.Top().(*setupScene).game.Info() }

// SetUpSeats are those who would sit down.
func SetUpSeats(a *scenes.App) []match.Controller { return a.Top().(*setupScene).sitting() }

// TrayPieces are the pieces that the tray of the open box lacks, and how many it should have.
func TrayPieces(a *scenes.App) (missing []string, n int) {
	s := a.Top().(*setupScene)
	for _, ids := range s.wanted() {
		if s.tray == nil || s.tray.list[ids.things] == nil {
			missing = append(missing, ids.things)
		}
	}
	return missing, len(s.wanted())
}

// MissingPieces are the pieces of the page that lies open that the table does not
// show.
func MissingPieces(a *scenes.App) (bad []string) {
	r := a.Top().(*rulesScene)
	for _, w := range r.wanted() {
		if r.pieces.list[w.things] == nil {
			bad = append(bad, w.things)
		}
	}
	return append(bad, r.pieces.lost...)
}

// HasPhase reports whether a game has a phase.
func HasPhase(a *scenes.App, game, phase string) bool {
	g, _ := a.House.Game(game)
	return slices.Contains(g.Info().Phases, phase)
}

// Phases are those of a game.
func Phases(a *scenes.App, game string) []string {
	g, _ := a.House.Game(game)
	return g.Info().Phases
}

// Importable are the files in folders that can be imported, the newest first.
func Importable(folders ...string) (l []string) {
	for _, f := range importable(folders) {
		l = append(l, f.path)
	}
	return l
}

// Picked is the match of the archive that is looked at, and how many it lists.
func Picked(a *scenes.App) (id string, listed int) {
	l := a.Top().(*libraryScene)
	x, _ := l.at()
	return x.ID, len(l.list())
}

// Glances are the boxes of the chapter that stands on one page, and where the page lies.
func Glances(a *scenes.App) (boxes []render.Rect, page render.Rect) {
	r := a.Top().(*rulesScene)
	page, _ = r.stage.Find("page")
	for _, k := range r.boxes {
		boxes = append(boxes, k.at)
	}
	return boxes, page
}

// OptionWords is what the set-up says of an option.
func OptionWords(a *scenes.App, id string) string { return a.Top().(*setupScene).optionWords(id) }

// SetOption gives an option of the set-up a value.
func SetOption(a *scenes.App, id string, v int) {
	s := a.Top().(*setupScene)
	s.options[id] = v
	s.changed()
}

// A Linked is a word of the rules that leads to a part of them.
type Linked struct {
	Word          string
	Chapter, Part int
}

// Links are the words that chapters define.
func Links(chapters []text.Chapter) (l []Linked) {
	for _, t := range termsOf(chapters) {
		l = append(l, Linked{t.word, t.chapter, t.part})
	}
	return l
}

// A Laid is what stands at a place of a chapter: a block, or a box of one that stands on one page.
type Laid struct {
	At      render.Rect
	Leaf    int
	Heading bool
	Words   string
}

// TurnTo opens a chapter of the rules.
func TurnTo(a *scenes.App, n int) {
	r := a.Top().(*rulesScene)
	r.turn(n)
	r.changes++
}

// LaidChapter tells where all of the open chapter stands, on all of its pages, where the page is, and where the buttons below
// begin.
func LaidChapter(a *scenes.App) (list []Laid, page render.Rect, foot float64) {
	r := a.Top().(*rulesScene)
	page = r.stage.Thing("page").Shape.Bounds() // where it comes to rest
	foot = r.stage.Area().H
	for _, id := range []string{"close", "almanac", "next", "previous", "chapters", "back"} {
		if x := r.stage.Thing(id); x != nil {
			foot = min(foot, x.Shape.Bounds().Y)
		}
	}
	for _, k := range r.blocks {
		list = append(list, Laid{k.at, k.leaf, k.kind == wordBlock && k.part.Kind == text.Heading, k.words})
	}
	for _, k := range r.boxes {
		list = append(list, Laid{k.at, k.leaf, len(k.parts) == 1, k.parts[0].Text})
	}
	return list, page, foot
}

// ValueWords is a value of an option as the set-up says it.
func ValueWords(a *scenes.App, id string, v int) string {
	s := a.Top().(*setupScene)
	o, _ := s.game.Info().Option(id)
	return s.valueWords(o, v)
}

// SetUp is what the game on the page of its box would be asked for.
func SetUp(a *scenes.App) rules.Setup { return a.Top().(*setupScene).setup() }

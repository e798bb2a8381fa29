package scenes

import (
	"safehouse/render"
	"safehouse/render/ui"
)

// A Cataloguer is a Table that lists every card and tile of its box as they are printed, for the almanac.
type Cataloguer interface {
	// Catalogue lists them by kind. The table has been laid once before it is asked.
	Catalogue() []Catalogue
	// CardOf is the ID of the card that a thing on the table shows, "" for a thing that shows none.
	CardOf(thing string) string
}

// A Catalogue is the cards of one kind.
type Catalogue struct {
	Icon, Title string
	From        string  // the campaign that the cards are from, "" for those of the box
	W, H        float64 // of a card as the almanac lists it, in points
	Cards       []CatalogueCard
}

// A CatalogueCard is a card, or several alike.
type CatalogueCard struct {
	ID    string // of the thing on the table that shows it
	Name  string
	Group string // the heading it stands under; cards of one group follow each other; "" for none
	N     int    // how many there are of it in the box, one at least
	Text  string // what it says or does
	Facts []ui.Keyword
	Paint func(c render.Canvas, r render.Rect)
	Big   *ui.Big // at reading size; nil shows it as it is listed, enlarged
}

// SheetsOf are the sheets that a game's table is painted with, none without a table.
func (h *House) SheetsOf(game string) []string {
	if lay, ok := h.Tables[game]; ok {
		return lay().Look().Sheets
	}
	return nil
}

// Whereabouts tells where cards are in a running match, as far as the viewer may know.
type Whereabouts struct {
	Piles []Pile                     // that can be looked through
	Seen  func(card string) bool     // a thing on the table shows the card
	Show  func(card string)          // goes back to the table and points at it
	Now   func(figure string) string // how things stand, as the rulebook asks; "" for what the match has not
}

// Options are those that the match is played with otherwise than usual, with their values.
func (f *MatchFile) Options() (l []string) {
	in := f.Info()
	for i := range in.Options {
		o := &in.Options[i]
		if v := f.Match.Setup().Options[o.ID]; v != o.Default {
			l = append(l, f.house.OptionValue(in.ID, o.ID+"="+o.Format(v)))
		}
	}
	return l
}

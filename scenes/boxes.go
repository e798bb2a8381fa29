package scenes

// A Box is what the house has to know of a game beside its table: what stands on the
// box and lies in its tray, and what its medals show. The registry of tables lists
// them in the order in which they lie on the desk.
type Box struct {
	Game    string
	Minutes int // a game takes
	Weight  int // 1 to 5

	// Groups are the options by what they change. What is in no group stands in the last one.
	Groups []OptionGroup

	// Tray is what lies in the tray of the open box.
	Tray []Well

	// Medals are the pictograms on the medals, by achievement; the others have a
	// star.
	Medals map[string]string
}

// BoxOf is that of a game; one without a name where nobody brought it.
func (h *House) BoxOf(game string) *Box {
	for i := range h.Boxes {
		if h.Boxes[i].Game == game {
			return &h.Boxes[i]
		}
	}
	return &Box{}
}

// BoxIDs are the games in the order of their boxes on the desk.
func (h *House) BoxIDs() (ids []string) {
	for i := range h.Boxes {
		ids = append(ids, h.Boxes[i].Game)
	}
	return ids
}

// An OptionGroup is options of a game that change the same thing.
type OptionGroup struct {
	Name    string // its key among the texts of the house, "box.group." left out
	Options []string
}

// A Well of a tray holds pieces of a table, by the IDs of their things (as in the
// rules; one that ends in * is the first that begins so, *2 the second): one alone
// lies flat, more are fanned.
type Well struct {
	Row    int     // 0 or 1
	Wide   float64 // compared with the others of its row
	Fills  bool    // it is filled to its edges: a part of a board
	Pieces []string
}

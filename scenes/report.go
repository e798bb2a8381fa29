package scenes

import (
	"safehouse/render"
	"safehouse/rules/match"
)

// A Reporter is a Table that tells how a match came to its end.
type Reporter interface {
	// Report is what the results tell of a match that is over; v shows its last
	// position to who sits at the screen. What happened before the earliest position
	// that is known (match.Whole) is told from the position or not at all; the frame
	// says from which round on board and strip are.
	Report(m *match.Match, v *View) Report
}

// A Report is how a match came to its end, as its game tells it. The frame lays
// it out; whatever is empty is left out.
type Report struct {
	Verdict string // the result in some five words; "" for the frame's own

	Title string                                               // of the board
	Board func(c render.Canvas, at render.Rect, share float64) // the board at its end with what was done on it; share of it has been drawn, 0 to 1
	Ticks int                                                  // how long that takes, 0 for as long as bars rise
	Clock string                                               // title of the strip
	Chart bool                                                 // the strip is drawn in ink, on the paper of a recorder
	Strip func(c render.Canvas, at render.Rect, share float64) // the game's clock over the rounds

	Rows    []ReportRow // the best first
	Decided string      // what decided it

	Office Office                                // whose paper it is written on
	Line   string                                // the result in a sentence, below the verdict; where there is room
	Gauge  func(c render.Canvas, at render.Rect) // how much of what was wanted is there, beside the verdict

	Medals []Medal       // what will be remembered of it
	Papers []ReportPaper // what it brought and what comes next, one slip each
	Broke  int           // the step of the match after which it was lost or won, 0 for none
	Where  string        // what a look at that moment shows, in two or three words
}

// An Office is who writes the report; without a name it is the game itself.
type Office struct{ Icon, Name, About string }

// A Medal is something that will be remembered of a match.
type Medal struct{ Icon, Title, Text string }

// A ReportPaper is a slip of paper beside the report, such as a receipt.
type ReportPaper struct {
	Title string
	Stamp string // across it, such as PAID; "" for none
	Lines []ReportLine
}

// A ReportLine is a line of a slip: words, and at the right end what they come to.
type ReportLine struct {
	Text, Value string
	Sum         bool // set apart from the lines above it
}

// A ReportRow is how it ended for one seat or one of its characters.
type ReportRow struct {
	Seat     int    // rules.Nobody for the automa
	Name     string // who
	Sub      string // the other name, the level
	Text     string // what became of it, in a sentence or two
	Stamp    string // in one word
	Bad      bool   // the stamp is red
	Won      bool
	Total    string                                // the score, "" where it is shared
	Portrait func(c render.Canvas, at render.Rect) // nil for the seat's shape
	Step     int                                   // the step of the match that a press shows, 0 for none
}

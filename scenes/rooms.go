package scenes

import (
	"safehouse/render/ui"
	"safehouse/rules/match"
)

// Rooms are the scenes that one room opens in another, by what they show. A room is a package of scenes; none imports
// another, each asks here. Package rooms fills it in when the program starts.
type Rooms struct {
	// Title is the desk with everything on it.
	Title func(h *House) Scene
	// SetUp is the open box of a game; seed is that of the next match, "" for a new one.
	SetUp func(h *House, game, seed string) Scene
	// Rules is how a game is played, open at a phase; "" is the beginning, nil no match that is running.
	Rules func(h *House, game, phase string, match *Whereabouts) Scene
	// RulesOf is how a game is played, with what a card of the almanac is found in.
	RulesOf func(h *House, game, query, card string, match *Whereabouts) Scene
	// Almanac is everything that lies in the box of a game, open at a card; "" is the first page, nil no match that is running.
	Almanac func(h *House, game, card string, match *Whereabouts) Scene
	// Settings are the settings.
	Settings func(h *House) Scene
	// Swap shows who sits where at a match, and lets swap change who decides for a seat.
	Swap func(h *House, f *MatchFile, swap func(seat int, c match.Controller) error) Scene
	// Unpack asks on a stage for a file and takes over what is in it; done hears the match, if it was only one.
	Unpack func(h *House, s *ui.Stage, title string, done func(match string))
	// Table puts a match on the table of its game.
	Table func(h *House, f *MatchFile) Scene
	// Posed lays a match on a table of its own, as it is seen by the person, on a stage as large as the window. The function gives
	// back what it took.
	Posed func(h *House, table Table, m *match.Match) (*ui.Stage, func())
	// Teach opens the lesson of a game at a note, from 0.
	Teach func(h *House, game string, note int) error
	// Puzzle opens a puzzle of a game by its number, from 0.
	Puzzle func(h *House, game string, number int) error
	// Puzzles is the page on which a puzzle is chosen, open at a game.
	Puzzles func(h *House, game string) Scene
	// Results is how a match ended; fresh tells that it has just done so.
	Results func(h *House, f *MatchFile, fresh bool) Scene
	// Replay looks back at a match, as it was before a step, through the eyes of a seat or UsualEyes.
	Replay func(h *House, f *MatchFile, step, eyes int) Scene
	// Analysis tells what decided a match.
	Analysis func(h *House, f *MatchFile) Scene
	// Person is the file of the person at this machine, open at a page.
	Person func(h *House, page PersonPage) Scene
	// Campaigns is the page on which a campaign is chosen.
	Campaigns func(h *House) Scene
}

// UsualEyes are those that may see a match that is looked back at: any where it is over, else those of the only person, else
// everybody's.
const UsualEyes = -2

// A PersonPage is a page of the file of a person.
type PersonPage int

// The pages, in the order of their tabs.
const (
	PersonRecord PersonPage = iota
	PersonMedals
	PersonNights
	PersonPeople
)

package scenes

import (
	"context"

	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/match"
	"safehouse/scenes/recap"
	"safehouse/scenes/sitting"
)

// This file is what a game brings to its table: a Table, and whatever of the other interfaces it has something to say to. The
// room of play asks for each by a type assertion.

// A Table is what a game brings to the frame that serves all tables: where its
// things lie, and how each event looks. It draws what View shows it and
// nothing else. A Table is made for one sitting and may remember how it looks
// at things (a page that is open), never what happens in the game.
type Table interface {
	// Look is the theme, the sheets to load beside "common", and the tone of the
	// room.
	Look() Look

	// Areas says where the parts of the frame go in a window. The table lays out
	// the rest around them.
	Areas(area render.Rect, v *View) Areas

	// Lay lists the things of the table as they are shown. Things that stand for
	// a ref have the ref as their ID (View.ID), so that events, scripts and keys
	// find them.
	Lay(b *ui.Builder, v *View)

	// Show says how an event looks and sounds: what flies, shines or turns, and how
	// long it is looked at. was is the position before it, now the one after it, in
	// which what the event tells is done already; both are blanked for the viewer
	// and stay as they are.
	Show(was, now rules.State, e rules.Event) Beat

	// Bullet is the mark before an event's line in the log; ok is false for
	// events that need no line of their own.
	Bullet(e rules.Event) (b Bullet, ok bool)

	// Follows reports whether the layout depends on this thing being looked at,
	// such as a card of a hand that opens under the pointer.
	Follows(id string) bool
}

// An Announcer is a Table at which bots say what they intend before they do it.
// The table draws it where it happens (View.Intent), the frame tells it in words
// and lets a person wait or decide instead.
type Announcer interface {
	// Announces says how much of the usual time an action of a bot is shown
	// before it is done: 1 for a decision, less for a step of it, 0 for what
	// nobody needs to see first, Agreed for what waits until a person agrees.
	Announces(v *View, a rules.Action) float64
}

// Agreed is the part of the time that is announced for what a bot should not do
// before a person at the table agrees to it.
const Agreed = 2.0

// A Rememberer is a Table that keeps something of how a match was played so far.
type Rememberer interface {
	// Remember reads what happened before the n-th step of a match: when the table
	// opens, and wherever it then comes to another step at once.
	Remember(m *match.Match, n int)
}

// A Stationer is a Table whose question and log lie on papers of its own.
type Stationer interface {
	PromptPaper(v *View) Paper
	LogPaper(v *View) Paper
}

// A Paper is what words of the frame lie on.
type Paper struct {
	Face  func(c render.Canvas, r render.Rect)
	Theme *render.Theme // inks and buttons on it
	Loud  render.Color  // ink of what must not be missed
	Seat  int           // whose shape stands before the words, -1 for none
	Pad   float64       // more room at the left and right edges

	// Head writes the heading of the log; nil for the usual one.
	Head func(c render.Canvas, r render.Rect)
}

// A Holder is a Table at which a seat plans its whole turn by what it alone sees: the
// curtain falls before it. At other tables the table turns to who decides, its hand face
// down, and the curtain falls where the question itself is about something hidden.
type Holder interface {
	// Holds reports whether a seat is to have the screen alone for what it decides now. It
	// is asked about positions that are not blanked.
	Holds(s rules.State, seat int) bool
}

// A Hall is a Table whose room tone changes while it is played at.
type Hall interface {
	// Air is the tone of the room now.
	Air() sound.Room
}

// A Guide is a Table that tells what can be done about the question, for those
// who play for the first time.
type Guide interface {
	// Guide is a line below the question, "" for the game's own.
	Guide(v *View) string
}

// A Commentator is a Table that tells why what is being shown happens.
type Commentator interface {
	// Comment is a line below what is being told, "" for none.
	Comment(v *View) string
}

// A Phased table says which phases its match knows: some are only there with an automa.
type Phased interface {
	Comes(v *View, phase string) bool
}

// A Headliner is a Table that says in its own words who is to do what.
type Headliner interface {
	// Headline is the first line of the question, "" for the game's own.
	Headline(v *View) string
}

// A Pointer is a Table that knows which of the answers in the prompt leads on.
// Without it an answer that is alone there does.
type Pointer interface {
	// Points reports whether an answer is the one to press next.
	Points(v *View, a rules.Action, alone bool) bool
}

// A Runner is a Table that carries out what a person has agreed to in one gesture
// as several decisions, each when the last one has been shown.
type Runner interface {
	// Next is the next of them; ok is false while nothing runs.
	Next(v *View) (a rules.Action, ok bool)
}

// A Ranker is a Table that orders the buttons of the prompt: the highest rank
// first, those of one rank as the rules list them.
type Ranker interface {
	Rank(v *View, a rules.Action) int
}

// A Proposer is a Table that proposes in the prompt what takes several decisions.
type Proposer interface {
	Proposals(v *View) []Proposal
}

// A Proposal is a button of the prompt that takes no single decision. Its Do must
// not decide: what it begins goes on by Runner.
type Proposal struct {
	ID, Label, Icon string
	Confirm         bool // it leads on
	Do              func()
}

// A Hinter is a Table that says what a hint comes to.
type Hinter interface {
	// HintWords is the reason for a hint with what is meant to follow.
	HintWords(v *View, h sitting.Hint) string
}

// A Caster is a Table whose seats play characters that have names of their own:
// what becomes of a seat is told of its character.
type Caster interface {
	// Character is the name of whom a seat plays, a zero message where it plays
	// nobody yet.
	Character(st rules.State, seat int) rules.Message
}

// A Troupe is a Table at which a seat may play several characters.
type Troupe interface {
	// Characters is how many a seat plays.
	Characters(st rules.State, seat int) int
}

// A Leaner is a Table at which a person who decides for several seats of a crew
// leans over one of them.
type Leaner interface {
	// Leans is the seat that is looked at, -1 for none: hints are for it.
	Leans() int
}

// A Dropper is a Table that keeps pictures and gives their memory back when it
// is left for good.
type Dropper interface{ Drop() }

// Look is how a table looks and sounds.
type Look struct {
	Theme  *render.Theme
	Sheets []string
	Room   sound.Room
	Steps  bool // the phases are the steps of one turn: those that are over are marked

	// Signs are the pictograms of what the game counts, as marked-up text by the ID of a stock.
	Signs Signs
}

// Signs are pictograms by the ID of what they stand for.
type Signs map[string]string

// Areas are the places of the frame's parts, in points.
type Areas struct {
	Plate   render.Rect // emblem and name of the game
	Phases  render.Rect // round and phases
	Buttons render.Rect // undo, hint, rules, menu
	Prompt  render.Rect // what is asked, and choices that no thing on the table stands for
	Log     render.Rect
	Hints   render.Rect // what a bot would do, told beside the board, at the foot of this place; empty: in the middle
	Recap   render.Rect // what the others did meanwhile; empty: above or beside the log
	Board   render.Rect // the middle of the table, over which a banner lies by preference; empty: the middle of the window
	Tells   bool        // the table tells by itself what the others did
}

// A Beat is how an event is shown.
type Beat struct {
	MS    float64 // how long it is looked at before the next one, at usual speed
	Sound sound.Effect
	At    rules.Ref // where the sound comes from
	Rival bool      // a rival's doing: faster and softer
	Stays bool      // it is looked at until a person goes on

	Banner *Banner // a heading over the table, nil for none
}

// A Bullet is the mark before a line of the log.
type Bullet = recap.Bullet

// A Stopper is a Table that tells some turns step by step: before an event the
// screen waits until a person goes on, so that each step can be read and looked
// at. Skipping shows the rest at once.
type Stopper interface {
	// Stops reports whether a person is to go on before e is shown; was is the
	// position before it.
	Stops(was rules.State, e rules.Event) bool
}

// A Ponderer is a Table that works something out about a position that would take
// too long while it is drawn: how far a goal is away. It is given a second, beside
// the drawing, and is broken off when the position changes.
type Ponderer interface {
	// Ponder is the work for what v shows, nil for none. The work may use nothing
	// of the table or the view that may change meanwhile.
	Ponder(v *View) func(ctx context.Context) any
	// Pondered takes what it came to; the table is laid again after.
	Pondered(found any)
}

// A Paged table can be shown a page at a time. Where the interface is so large that the parts of the table would have to stay small beside
// each other, the frame lays the table out as in a usual window and shows one part of it, as large as fits: the
// person turns the pages, zooms and moves, and the frame turns to where something is asked.
type Paged interface {
	// Pages are the parts of the table, the most important one first. They may overlap.
	Pages() []Page
}

// A Page is a part of a table that is looked at by itself.
type Page struct {
	Name  string      // its key among the texts of the house, "page." left out
	Rect  render.Rect // where it lies, in points of the area that the table was laid out for
	Whole bool        // all of its height is seen at once; else it is shown large, from its upper left corner
}

// BoardID is the ID of the window through which a table in pages is seen.
const BoardID = "table"

// A Waster is a Table that knows what a choice throws away: tokens that stay in
// hand, a step that was paid for, actions that are left. Such a choice is asked
// about first, and is never the button that leads on.
type Waster interface {
	// Wastes says in figures what a throws away, "" for nothing.
	Wastes(v *View, a rules.Action) string
}

// A Sparer is a Table that knows which of the choices that end something lose nothing: these need no second press.
type Sparer interface {
	Spares(v *View, a rules.Action) bool
}

// An Armer is a scene in which a press may wait for a second one.
type Armer interface {
	Armed() (a rules.Action, ok bool)
	Fire()
}

// A Passer is a Table at which some questions can be passed over.
type Passer interface {
	// Passes is the answer that leads from the question of a view to the one behind it; ok is false where that is no
	// question of its own.
	Passes(v *View) (a rules.Action, ok bool)
}

// A Stepper is a Table at which a piece goes step by step.
type Stepper interface {
	// Steps is what is to be gone in a position, seen by who decides; ok is false where nothing is.
	Steps(st rules.State) (s Steps, ok bool)
}

// Steps are steps that a piece has to go.
type Steps struct {
	Step, Stay rules.Verb // one of them, to the ref that it names, and going no further
	Who, At    rules.Ref  // the piece, and where it is
	Left       int        // how many steps it may go
}

package scenes

import (
	"slices"
	"strconv"
	"strings"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/match"
	"safehouse/scenes/recap"
	"safehouse/scenes/sitting"
)

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

// panelPaper is the theme's own panel.
func panelPaper(th *render.Theme) Paper {
	return Paper{Theme: th, Loud: loud(th), Seat: -1, Face: func(c render.Canvas, r render.Rect) { c.Panel(r, th) }}
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

// HintAt is which of the hints is looked at: the first while none is.
func (v *View) HintAt() int {
	if n, err := strconv.Atoi(strings.TrimPrefix(v.Hot, HintID)); err == nil && strings.HasPrefix(v.Hot, HintID) && n < len(v.Hints) {
		return n
	}
	return 0
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

// A Sitter is who sits in a seat.
type Sitter struct {
	Name     string
	Bot      bool
	Level    string
	Thinking bool // decides now
}

// View is what a table is shown.
type View struct {
	Info    *rules.Info
	Shown   rules.State // blanked for Seat
	Seat    int         // whose eyes the screen is for; rules.Nobody: everybody's
	Turned  int         // the seat that the table is turned to while the screen is for everybody's eyes
	Asked   bool        // the viewer has to decide now
	Over    bool
	Career  bool // the match is a part of a campaign; known to a Reporter
	Showing bool // events are being shown, or wait to be
	Sitters []Sitter
	House   *House

	Stage *ui.Stage // on which the table is laid; nil for pictures of it
	Hot   string    // the ID of the thing that is being looked at, "" for none
	Scale float64   // device pixels a point
	Paged bool      // the table is shown a page at a time: the places of the frame's parts lie outside of it

	// TakeUp turns the screen, behind the curtain, to who decides, so that it sees
	// its own hand; nil where it does already, or where one person plays. A table
	// with hands shows them face down then, and offers it.
	TakeUp func()

	Intent *sitting.Intent // what a bot is about to do, nil for none
	// Companions are the bots of a crew that wait until the persons are done.
	Companions rules.Seats
	Eyed       rules.Action   // the choice whose button in the prompt is looked at; zero for none
	Hints      []sitting.Hint // what a bot would do, while that is told
	Armed      rules.Action   // the choice that waits for its second press; zero for none

	Ask Asking // what can be decided, and by what: whoever shows the view fills it in, tables ask by the methods

	offered  map[rules.Action]bool
	away     map[rules.Action]bool     // of them, those whose things are not shown now
	standing map[string][]rules.Action // for each of these things what it stands for
	pairs    *twoParts                 // the choices of two parts, nil until somebody asks
	passing  *passing                  // the question that is passed over, nil for none
	walks    *walks                    // the ways of several steps, nil for none
	stand    []string                  // IDs of the things that stand for legal actions
}

// An Asking is what can be decided about a view, and what takes it.
type Asking struct {
	Legal  []rules.Action            // what the viewer can decide now
	Held   rules.Ref                 // the thing that is selected, the zero ref for none
	Decide func(rules.Action)        // takes what was pressed
	Press  func(rules.Action) bool   // takes it at once and tells whether it was legal; nil: Decide does
	Alike  func([]rules.Action) bool // whether actions come to the same; nil: they do not
	Own    []Proposal                // answers that the frame of the table adds in the prompt

	Why  func(rules.Action) rules.Message // why an action is not legal
	Say  func(rules.Message) string       // a message in words
	Book *text.Book                       // the texts, with what the match calls things; nil: those of the house
}

// Sitter is who sits in a seat; ok is false for an automa or a character of the game, which nobody plays.
func (v *View) Sitter(seat int) (s Sitter, ok bool) {
	if seat < 0 || seat >= len(v.Sitters) {
		return Sitter{}, false
	}
	return v.Sitters[seat], true
}

// Facing is the seat whose own things lie nearest, its board and what is reckoned for it: that of the viewer, or while the
// screen lies open to all, of whom decides.
func (v *View) Facing() int {
	if v.Seat >= 0 {
		return v.Seat
	}
	return v.Turned
}

// Say puts a message into words.
func (v *View) Say(m rules.Message) string { return v.Ask.Say(m) }

// T is a text of a shelf beside the game's own, with what the match calls things.
func (v *View) T(shelf, key string, args map[string]any) string {
	if v.Ask.Book == nil {
		return v.House.Book.T(shelf, key, args)
	}
	return v.Ask.Book.T(shelf, key, args)
}

// Text is a text of the game by its key, without arguments.
func (v *View) Text(key string) string { return v.Ask.Say(rules.Say(key)) }

// Name is the name of a ref in words.
func (v *View) Name(r rules.Ref) string { return v.Ask.Say(v.Info.Name(r)) }

// ID is the thing's ID that stands for a ref.
func (v *View) ID(r rules.Ref) string { return v.Info.RefString(r) }

// Describe is the sentence that offers an action.
func (v *View) Describe(a rules.Action) rules.Message { return v.At(a).Describe(a) }

// Legal is what the viewer can decide now.
func (v *View) Legal() []rules.Action { return v.Ask.Legal }

// About lists the legal actions whose last ref operand is r: what choosing the
// thing would do.
func (v *View) About(r rules.Ref) (list []rules.Action) {
	for _, a := range v.Ask.Legal {
		if v.subject(a) == r {
			list = append(list, a)
		}
	}
	return list
}

// subject is the thing that an action chooses: its last operand that is a ref.
func (v *View) subject(a rules.Action) (r rules.Ref) {
	for i, o := range v.Info.Verbs[a.Verb].Operands {
		if o.Ref != rules.None {
			r = rules.At(o.Ref, int(a.Args[i]))
		}
	}
	return r
}

// Offer lets a thing stand for the legal actions about a ref: it can be chosen
// and is marked, with a small menu where there are several. It reports whether
// there is any.
func (v *View) Offer(t *ui.Thing, r rules.Ref) bool {
	list := v.About(r)
	v.OfferAll(t, list)
	return len(list) > 0
}

// Distinct is one of a list of legal actions where all of them come to the same, so that none has to be chosen; else it is
// the list: of several numbers those that differ alone would look like a mistake.
func (v *View) Distinct(list []rules.Action) []rules.Action {
	if v.Ask.Alike == nil || len(list) < 2 || !v.Ask.Alike(list) {
		return list
	}
	for _, a := range list[1:] {
		v.markOffered(a)
	}
	return list[:1]
}

// OfferAction lets a thing stand for one action. If it is not legal the thing
// says why; while nobody is asked it does nothing.
func (v *View) OfferAction(t *ui.Thing, a rules.Action) bool {
	for _, l := range v.Ask.Legal {
		if l == a {
			v.offer(t, a, false)
			return true
		}
	}
	t.Disabled = true
	if v.Asked {
		t.Locks = true
		t.Why = v.Ask.Say(v.Ask.Why(a))
	}
	return false
}

// markOffered notes that something stands for a legal action.
func (v *View) markOffered(a rules.Action) {
	if v.offered == nil {
		v.offered = map[rules.Action]bool{}
	}
	v.offered[a] = true
}

func (v *View) offer(t *ui.Thing, a rules.Action, several bool) {
	v.markOffered(a)
	if v.standing == nil {
		v.standing = map[string][]rules.Action{}
	}
	v.standing[t.ID] = append(v.standing[t.ID], a)
	t.Commits = true
	if !slices.Contains(v.stand, t.ID) {
		v.stand = append(v.stand, t.ID)
	}
	label := v.Ask.Say(v.At(a).Describe(a))
	do := func() { v.Ask.Decide(a) }
	t.Mark = ui.Legal
	if a == v.Armed {
		t.Mark = ui.Selected
	}
	for _, to := range v.At(a).Touches(a, nil) {
		t.Points = append(t.Points, ui.Pointing{To: v.ID(to), Plain: true})
	}
	if several {
		t.Choices = append(t.Choices, ui.Choice{Label: label, Comes: v.Comes(a), Do: do})
		return
	}
	t.Press, t.Comes = do, v.Comes(a)
	if t.Label == "" {
		t.Label = label
	}
}

// Offers are the IDs of the things that stand for legal actions.
func (v *View) Offers() []string { return v.stand }

// Rest lists the legal actions that no thing stands for yet.
func (v *View) Rest() (list []rules.Action) {
	for _, a := range v.Ask.Legal {
		if !v.offered[a] {
			list = append(list, a)
		}
	}
	return list
}

// Decide takes an action that a person pressed: what cannot be undone waits for
// a second press, and what throws much away is asked about first. A thing whose
// Press calls it, other than by Offer, sets ui.Thing.Commits.
func (v *View) Decide(a rules.Action) { v.Ask.Decide(a) }

// DecideNow takes an action at once, also while events of the last one are being
// shown: for a stroke that takes one after the other. It reports whether the
// action was legal.
func (v *View) DecideNow(a rules.Action) bool {
	if v.Ask.Press == nil {
		legal := slices.Contains(v.Ask.Legal, a)
		if legal {
			v.Ask.Decide(a)
		}
		return legal
	}
	return v.Ask.Press(a)
}

// PromptHigh is how high a prompt of this width must be, in points of the stage,
// to hold the question with a line below it and a button for each of these
// actions and of what the table proposes.
func (v *View) PromptHigh(st *ui.Stage, width float64, list []rules.Action, proposed ...Proposal) float64 {
	answers := append(slices.Clone(v.Ask.Own), proposed...)
	for _, a := range list {
		answers = append(answers, Proposal{Label: v.Ask.Say(v.At(a).Describe(a))})
	}
	return promptHigh(st.Ruler(), st.Theme, width, answers)
}

// OfferAll lets a thing stand for some of the legal actions: it can be chosen
// and is marked, with a small menu where there are several.
func (v *View) OfferAll(t *ui.Thing, list []rules.Action) {
	list = v.Distinct(list)
	for _, a := range list {
		v.offer(t, a, len(list) > 1)
	}
}

// Elsewhere says that a legal action is offered by a thing that is not shown
// now, such as a page that is closed, so that it needs no button.
func (v *View) Elsewhere(a rules.Action) {
	v.markOffered(a)
	if v.away == nil {
		v.away = map[rules.Action]bool{}
	}
	v.away[a] = true
}

// fewAnswers is up to how many choices of a question all are buttons of the
// prompt, if any is.
const fewAnswers = 5

// Answers lists the choices that are buttons of the prompt: those that no thing
// on the table stands for, and all of them where there are few, so that no button
// looks like the only choice.
func (v *View) Answers() []rules.Action {
	rest, legal := v.Distinct(v.Rest()), v.Ask.Legal
	if v.walks != nil { // the ends of ways are on the table
		legal = slices.DeleteFunc(slices.Clone(legal), func(a rules.Action) bool { return v.offered[a] && v.walks.far(a) })
	}
	if len(rest) == 0 || len(rest) == len(legal) || len(legal) > fewAnswers || v.Shown.Turn().Seat < 0 {
		return rest
	}
	var all []rules.Action
	for _, a := range legal {
		if v.offered[a] && !v.away[a] {
			all = append(all, a)
		}
	}
	return append(all, rest...)
}

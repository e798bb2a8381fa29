package scenes

import (
	"slices"
	"strconv"
	"strings"

	"safehouse/assets/text"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/scenes/sitting"
)

// HintID begins the ID of a hint's row; its number follows.
const HintID = "hint:"

// HintAt is which of the hints is looked at: the first while none is.
func (v *View) HintAt() int {
	if n, err := strconv.Atoi(strings.TrimPrefix(v.Hot, HintID)); err == nil && strings.HasPrefix(v.Hot, HintID) && n < len(v.Hints) {
		return n
	}
	return 0
}

// A Sitter is who sits in a seat.
type Sitter struct {
	Name     string
	Bot      bool
	Level    string
	Thinking bool // decides now
}

// ShortName is what is left of a name where there is little room: its first word, of an automa the last.
func ShortName(name string, automa bool) string {
	words := strings.Fields(name)
	switch {
	case len(words) < 2 || len([]rune(words[0])) < 3:
		return name
	case automa:
		return words[len(words)-1]
	}
	return words[0]
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

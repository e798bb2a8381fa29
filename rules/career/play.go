package career

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"slices"

	"safehouse/rules"
)

// A desk is a career that is being changed, with the recorder that hears of it.
type desk struct {
	*State
	rec *rules.Recorder
}

func (d desk) tell(k rules.EventKind, what rules.Ref, n, m int) {
	if d.rec != nil {
		d.rec.Add(rules.Event{Kind: d.game.words.event + k, What: what, N: int16(n), M: int16(m)}, d.State)
	}
}

// A row is a verb of the desk.
type row struct {
	in   []Stage
	list func(s *State) int // how many operands come into question
	not  func(s *State, x int) reason
	do   func(d desk, x int)
}

// rows are the verbs of the desk, by verb.
var rows = [verbs]row{
	vSetOut:   {atDesk, (*State).operations, (*State).notSetOut, desk.setOut},
	vBring:    {beforeOne, (*State).keepsakes, (*State).notBring, func(d desk, k int) { d.Along |= 1 << k }},
	vLeave:    {beforeOne, (*State).keepsakes, (*State).notLeave, func(d desk, k int) { d.Along &^= 1 << k }},
	vAccept:   {[]Stage{Choosing}, (*State).keepsakes, (*State).notAccept, desk.accept},
	vGiveUp:   {[]Stage{Choosing}, (*State).keepsakes, (*State).notGiveUp, desk.giveUp},
	vRetire:   {atDesk, once, anyhow, desk.retire},
	vRetry:    {beforeOne, func(s *State) int { return s.operations() * s.keepsakes() }, (*State).notRetry, desk.retry},
	vConclude: {[]Stage{LastChance}, once, anyhow, func(d desk, _ int) { d.close(d.game.book.Operations[d.Now].End) }},
}

// Where verbs belong: to the desk, and to wherever an operation can be begun.
var atDesk, beforeOne = []Stage{Desk}, []Stage{Desk, LastChance}

func once(*State) int { return 1 }

func anyhow(*State, int) reason { return 0 }

func (s *State) operations() int { return len(s.game.book.Operations) }

func (s *State) keepsakes() int { return len(s.game.book.Keepsakes) }

// ofDesk is a verb of the desk, or ok is false for one of the game.
func (s *State) ofDesk(v rules.Verb) (own rules.Verb, ok bool) {
	own = v - s.game.words.verb
	return own, v >= s.game.words.verb && own < verbs
}

// DeskEvent is a kind of event of the desk, or ok is false for one of the game.
func (s *State) DeskEvent(k rules.EventKind) (own rules.EventKind, ok bool) {
	return k - s.game.words.event, k >= s.game.words.event
}

// Guest is the match that is being played.
func (s *State) Guest() rules.State { return s.Running }

// Chance is the generator of the match that is played, else the career's own.
func (s *State) Chance() *rules.Chance {
	if s.Running != nil {
		return s.Running.Chance()
	}
	return &s.Luck
}

// Blank leaves what a seat knows: of the desk everything but chance.
func (s *State) Blank(seat int) {
	s.Luck.Blank()
	s.Seed = 0
	if s.Running != nil {
		s.Running.Blank(seat)
	}
}

// Resample makes chance random again.
func (s *State) Resample(seat int, r *rules.Rand) {
	s.Luck.Refill(r)
	if s.Running != nil {
		s.Seed = r.Uint64()
		s.Running.Resample(seat, r)
	}
}

// Turn says who decides: at the desk the person, in a match whom the match names.
func (s *State) Turn() rules.Turn {
	switch {
	case s.Running != nil:
		return s.Running.Turn()
	case s.Stage == Closed:
		return rules.Turn{Seat: rules.Nobody, Phase: stageIDs[Closed], Done: true}
	}
	return rules.Turn{Seat: 0, Open: rules.Only(0), Phase: stageIDs[s.Stage], Round: int(s.Count) + 1}
}

// Legal appends what can be decided now.
func (s *State) Legal(dst []rules.Action) []rules.Action {
	if s.Running != nil {
		return s.Running.Legal(dst)
	}
	for v := range verbs {
		if !slices.Contains(rows[v].in, s.Stage) {
			continue
		}
		for x := range rows[v].list(s) {
			if rows[v].not(s, x) == 0 {
				dst = append(dst, s.doing(v, x))
			}
		}
	}
	return dst
}

// Worthwhile leaves out what leads nowhere new: to leave a keepsake behind, and to end
// the career while an operation is open.
func (s *State) Worthwhile(legal []rules.Action) []rules.Action {
	if s.Running != nil {
		return rules.Worthwhile(s.Running, legal)
	}
	var kept []rules.Action
	for _, a := range legal {
		if v, _ := s.ofDesk(a.Verb); v != vLeave && v != vRetire {
			kept = append(kept, a)
		}
	}
	if len(kept) == 0 {
		return legal
	}
	return kept
}

// Apply takes an action and, when it ends a match, enters the result.
func (s *State) Apply(a rules.Action, rec *rules.Recorder) error {
	if why := s.Why(a); !why.IsZero() {
		return &rules.Refusal{Reason: why}
	}
	if s.Running == nil {
		v, _ := s.ofDesk(a.Verb)
		rows[v].do(desk{s, rec}, s.operand(v, a))
		return nil
	}
	if err := s.Running.Apply(a, rec); err != nil {
		return err
	}
	if s.Running.Turn().Done {
		desk{s, rec}.settle(s.Running, "", true)
	}
	return nil
}

// doing is the action of a verb with an operand. A second try has two of them, an operation and what it costs.
func (s *State) doing(v rules.Verb, x int) rules.Action {
	if v == vRetry {
		return s.game.Retry(x/s.keepsakes(), x%s.keepsakes())
	}
	return rules.Do(s.game.words.verb+v, x)
}

// operand is what an action of the desk is about, as its row counts.
func (s *State) operand(v rules.Verb, a rules.Action) int {
	if v == vRetry {
		return int(a.Args[0])*s.keepsakes() + int(a.Args[1])
	}
	return int(a.Args[0])
}

// Match is the match that has to be played now.
func (s *State) Match() (g rules.Game, setup rules.Setup, first rules.State, ok bool) {
	if s.Running == nil {
		return nil, rules.Setup{}, nil, false
	}
	b := s.game.book
	return b.Of, rules.Setup{Seats: b.SeatsOf(&b.Operations[s.Now]), Seed: s.Seed, Options: s.Options()}, s.Running.Clone(), true
}

// Enter takes the result of a match that was played as one of its own.
func (s *State) Enter(id string, end rules.State, rec *rules.Recorder) error {
	return s.enter(id, end, true, rec)
}

// Forgo takes the result of a match that a bot played to its end in the person's seat: it has no stars.
func (s *State) Forgo(id string, end rules.State, rec *rules.Recorder) error {
	return s.enter(id, end, false, rec)
}

// enter takes the result of a match; earned says that what it met counts for the person.
func (s *State) enter(id string, end rules.State, earned bool, rec *rules.Recorder) error {
	switch {
	case id == "" || len(id) > maxID:
		return fmt.Errorf("a match needs an id of 1 to %d letters, not %q", maxID, id)
	case id == s.Settled:
		return fmt.Errorf("the match %s was entered already", id)
	case s.Running == nil:
		return fmt.Errorf("no operation is under way that the match %s could be", id)
	case end.Game() != s.game.book.Of:
		return fmt.Errorf("the match %s is one of another game", id)
	case !end.Turn().Done:
		return fmt.Errorf("the match %s is not over yet", id)
	}
	if err := end.Validate(); err != nil {
		return fmt.Errorf("the match %s: %w", id, err)
	}
	if err := s.plays(end); err != nil {
		return fmt.Errorf("the match %s: %w", id, err)
	}
	s.Settled = id
	desk{s, rec}.settle(end, id, earned)
	return nil
}

// plays reports why a position is not one of the match of this operation: its seats
// and options are others.
func (s *State) plays(m rules.State) error {
	box := func(m rules.State) (b struct{ Seats, Options json.RawMessage }, err error) {
		position, err := m.MarshalJSON()
		if err == nil {
			err = json.Unmarshal(position, &b)
		}
		return b, err
	}
	g, setup, _, _ := s.Match()
	first, err := g.New(setup)
	if err != nil {
		return err
	}
	want, err := box(first)
	if err != nil {
		return err
	}
	have, err := box(m)
	if err == nil && (!bytes.Equal(want.Seats, have.Seats) || !bytes.Equal(want.Options, have.Options)) {
		err = fmt.Errorf("it is set up otherwise than the operation: %s, not %s", have.Options, want.Options)
	}
	return err
}

// notSetOut is why an operation cannot be begun.
func (s *State) notSetOut(op int) reason {
	switch s.Pages[op].Fate {
	case Won, Lost:
		return whyPlayed
	case Shut:
		return whyShut
	}
	if !s.Open(op) {
		if !s.Reachable(op) {
			return whyDead
		}
		return whyLocked
	}
	return 0
}

// Stars is how many stars were earned.
func (s *State) Stars() (n int) {
	for i := range s.Pages {
		n += s.Pages[i].Best()
	}
	return n
}

// Setup is the set-up of an operation as it would be played now.
func (s *State) Setup(op int) rules.Options {
	o, _ := s.settled(op, s.Along|s.scars(), nil)
	return o
}

// settled is the set-up of an operation with what goes along: as it is printed where all changes together are no set-up that the
// game allows, then fits is false. told hears of each change, nil for nobody.
func (s *State) settled(op int, along uint32, told hearing) (o rules.Options, fits bool) {
	full := s.changed(op, along, told)
	b := s.game.book
	if _, err := b.Of.New(rules.Setup{Seats: b.SeatsOf(&b.Operations[op]), Seed: 1, Options: full}); err != nil {
		return s.printed(op, nil), false
	}
	return full, true
}

// Acts reports whether a keepsake, taken along, changes anything in an operation.
func (s *State) Acts(k, op int) bool {
	rest := s.scars() &^ (1 << k)
	return !maps.Equal(s.changed(op, rest, nil), s.changed(op, rest|1<<k, nil))
}

// hearing is told of what something does to an option.
type hearing func(option string, by Step)

// usual is the set-up of an operation without its twist.
func (b *Book) usual(op int) rules.Options {
	o, err := b.Of.Info().Settle(rules.Setup{Seats: b.SeatsOf(&b.Operations[op]), Options: maps.Clone(b.Usual)})
	if err != nil {
		panic("career: " + err.Error()) // the book was checked
	}
	return o
}

// printed is the set-up of an operation as the book has it.
func (s *State) printed(op int, told hearing) rules.Options {
	b := s.game.book
	x := &b.Operations[op]
	o := b.usual(op)
	for id, v := range x.Options {
		if told != nil && o[id] != v {
			told(id, Step{By: ByOperation, From: o[id], To: v})
		}
		o[id] = v
	}
	return o
}

// changed is the set-up of an operation with the level, its rival's answer and a set
// of keepsakes.
func (s *State) changed(op int, along uint32, told hearing) rules.Options {
	b := s.game.book
	o := s.printed(op, told)
	apply := func(l []Change, by Step) {
		for _, c := range l {
			by.From, by.To = o[c.Option], b.after(c, o)
			if o[c.Option] = by.To; told != nil {
				told(c.Option, by)
			}
		}
	}
	apply(b.Levels[s.Level], Step{By: ByLevel})
	apply(s.climbed(), Step{By: ByLadder})
	rival := b.rival(b.Operations[op].Rival)
	if answer, n := s.Answer(rival); n > 0 {
		if b.stuck(answer, o) {
			answer, n = s.instead(rival), 1
		}
		for range n {
			apply(answer, Step{By: ByRival})
		}
	}
	for k := range b.Keepsakes {
		if along>>k&1 == 1 {
			apply(b.Keepsakes[k].Changes, Step{By: ByKeepsake, Keepsake: k})
		}
	}
	return o
}

// after is the value of an option of a set-up when a change was made.
func (b *Book) after(c Change, o rules.Options) int {
	opt, _ := b.Of.Info().Option(c.Option)
	lo, hi := opt.Range()
	if n, ok := b.Least[c.Option]; ok {
		lo = n
	}
	v := o[c.Option] + c.By
	if c.Set {
		v = c.To
	}
	return min(max(v, lo), hi)
}

// stuck reports whether changes leave a set-up as it is.
func (b *Book) stuck(l []Change, o rules.Options) bool {
	for _, c := range l {
		if b.after(c, o) != o[c.Option] {
			return false
		}
	}
	return true
}

// Instead reports whether a rival does something else in an operation than it usually does for having been met: what that is
// about stands at its end already.
func (s *State) Instead(op int) bool {
	b := s.game.book
	answer, n := s.Answer(b.rival(b.Operations[op].Rival))
	if n == 0 {
		return false
	}
	before := s.printed(op, nil)
	for _, c := range slices.Concat(b.Levels[s.Level], s.climbed()) {
		before[c.Option] = b.after(c, before)
	}
	return b.stuck(answer, before)
}

// instead is what a rival does where its answer does nothing.
func (s *State) instead(rival int) []Change {
	if s.Rivals[rival].Row > 0 {
		return s.game.book.Rivals[rival].BeatenElse
	}
	return s.game.book.Rivals[rival].VictorElse
}

// Answer is what a rival does the next time, and how often; n is 0 for one who was
// not met, or for none.
func (s *State) Answer(rival int) (answer []Change, n int) {
	if rival < 0 {
		return nil, 0
	}
	switch row := int(s.Rivals[rival].Row); {
	case row > 0:
		return s.game.book.Rivals[rival].Beaten, row
	default:
		return s.game.book.Rivals[rival].Victor, -row
	}
}

// scars are the keepsakes that always go along.
func (s *State) scars() (set uint32) {
	for k := range s.game.book.Keepsakes {
		if s.Keepsakes[k] == Held && s.game.book.Keepsakes[k].Kind == Scar {
			set |= 1 << k
		}
	}
	return set
}

// setOut begins an operation and puts its match on the table.
func (d desk) setOut(op int) {
	b := d.game.book
	full := d.Setup(op)
	d.choose(full)
	d.Luck.Drawn++
	d.Seed = d.Luck.Rand.Uint64()
	m, err := b.Of.New(rules.Setup{Seats: b.SeatsOf(&b.Operations[op]), Seed: d.Seed, Options: full})
	if err != nil {
		panic("career: an operation is refused: " + err.Error()) // Setup made sure
	}
	m.Chance().Drawn += d.Luck.Drawn
	d.begin(op)
	d.Stage, d.Running = Playing, m
}

// begin books that an operation is begun: what goes along is spent, and what it shuts
// is shut.
func (d desk) begin(op int) {
	b := d.game.book
	page := &d.Pages[op]
	d.Count++
	d.Now, page.Number, page.Along = uint8(op), d.Count, d.Along|d.scars()
	d.tell(EvSetOut, d.game.Operation(op), int(d.Count), 0)
	for k := range b.Keepsakes {
		if d.Along>>k&1 == 1 && b.Keepsakes[k].Kind == Favour {
			d.Keepsakes[k] = Gone
			d.Along &^= 1 << k
			d.tell(EvSpent, d.game.Keepsake(k), 0, 0)
		}
	}
	for _, id := range b.Operations[op].Shuts {
		if i := b.operation(id); d.Pages[i].Fate == Untried {
			d.Pages[i].Fate = Shut
			d.tell(EvShut, d.game.Operation(i), 0, 0)
		}
	}
}

// settle enters the result of a match, once.
func (d desk) settle(end rules.State, id string, earned bool) {
	page := &d.Pages[d.Now]
	d.Luck.Drawn = max(d.Luck.Drawn, end.Chance().Drawn) + 1
	page.Replay = id
	page.Score, page.Against = Scores(end)
	page.Match = MatchLost
	if end.Outcome().Winners.Has(0) {
		page.Match = MatchWon
	}
	d.finish(d.game.Verdict(int(d.Now), end), earned)
}

// finish ends the operation that is played with a verdict, and says what follows.
func (d desk) finish(v Verdict, earned bool) {
	b := d.game.book
	op, page, ref := &b.Operations[d.Now], &d.Pages[d.Now], d.game.Operation(int(d.Now))
	before := d.opened()
	d.Running, d.Set, d.Seed = nil, nil, 0
	page.Booked, page.Goals, page.Fate = true, v, Lost
	told := EvLost
	if earned {
		page.Stars = uint8(v.Stars())
		if v.Success() {
			page.Fate, told = Won, EvWon
		}
	}
	d.tell(told, ref, int(page.Score), int(page.Against))
	if page.Stars > 0 {
		d.tell(EvStars, ref, int(page.Stars), 0)
	}
	d.meet(b.rival(op.Rival), page.Fate == Won)
	d.heal(page)
	d.help()
	if op.End != "" {
		d.ending(op.End)
		return
	}
	for i := range b.Operations {
		if d.Open(i) && before>>i&1 == 0 {
			d.tell(EvOpened, d.game.Operation(i), 0, 0)
		}
	}
	d.Stage = Choosing
	if len(d.Legal(nil)) == 0 {
		d.Stage = Desk
	}
}

// opened are the operations that can be begun.
func (s *State) opened() (set uint32) {
	for i := range s.game.book.Operations {
		if s.Open(i) {
			set |= 1 << i
		}
	}
	return set
}

// Scores are the points of seat 0 and of the automa, or of the best other seat.
func Scores(end rules.State) (own, against int16) {
	out := end.Outcome()
	rival, _ := out.Rival(0)
	return int16(out.Seats[0].Total), int16(rival)
}

// meet books a meeting with a rival.
func (d desk) meet(rival int, won bool) {
	if rival < 0 {
		return
	}
	m := &d.Rivals[rival]
	if won {
		m.Beaten++
		m.Row = min(max(m.Row, 0)+1, mostMet)
	} else {
		m.Victor++
		m.Row = max(min(m.Row, 0)-1, -mostMet)
	}
	if answer, n := d.Answer(rival); len(answer) > 0 {
		d.tell(EvAnswer, d.game.Rival(rival), n, 0)
	}
}

// heal lets the scars that went along heal by a success, and those that have gone along
// to enough operations anyway.
func (d desk) heal(page *Page) {
	for k, scars := 0, d.scars()&page.Along; scars>>k != 0; k++ {
		if scars>>k&1 == 1 && (page.Fate == Won || d.Borne(k) >= d.Bears()) {
			d.Keepsakes[k] = Gone
			d.tell(EvHealed, d.game.Keepsake(k), 0, 0)
		}
	}
}

// Borne is how many operations that are over a scar went along to since it was taken last.
func (s *State) Borne(k int) (n int) {
	for _, x := range s.Record() {
		if x.Along>>k&1 == 1 {
			n++
		}
		if int(x.Took) == k {
			n = 0
		}
	}
	return n
}

// notBring is why a keepsake cannot be taken along.
func (s *State) notBring(k int) reason {
	switch {
	case s.game.book.Keepsakes[k].Kind == Scar:
		return whyScar
	case s.Keepsakes[k] == Never:
		return whyNotHeld
	case s.Keepsakes[k] == Gone:
		return whySpent
	case s.Along>>k&1 == 1:
		return whyAlong
	case s.game.book.Keepsakes[k].Kind == Contact && s.along() >= s.Hands():
		return whyHands
	}
	return 0
}

// notLeave is why a keepsake cannot be left behind.
func (s *State) notLeave(k int) reason {
	switch {
	case s.game.book.Keepsakes[k].Kind == Scar:
		return whyScar
	case s.Along>>k&1 == 0:
		return whyNotAlong
	}
	return 0
}

// notAccept is why a keepsake cannot be taken: after a success it must be offered,
// after a failure it is the scar; neither may have been there before.
func (s *State) notAccept(k int) reason {
	page := &s.Pages[s.Now]
	offered := page.Fate == Won && (k == int(page.Offers[0]) || k == int(page.Offers[1])) ||
		page.Fate == Lost && k == s.game.book.keepsake(s.game.book.Operations[s.Now].Scar)
	if !offered || s.Keepsakes[k] == Held || s.Keepsakes[k] == Gone && page.Fate == Won {
		return whyNotOffered
	}
	return 0
}

// notGiveUp is why a keepsake cannot pay for a scar.
func (s *State) notGiveUp(k int) reason {
	scar := s.game.book.keepsake(s.game.book.Operations[s.Now].Scar)
	if s.Pages[s.Now].Fate != Lost || scar < 0 || s.Keepsakes[scar] == Held {
		return whyNothingDue
	}
	return s.notPaid(k)
}

// notPaid is why nothing can be paid with a keepsake.
func (s *State) notPaid(k int) reason {
	switch {
	case s.game.book.Keepsakes[k].Kind == Scar || s.Keepsakes[k] == Never:
		return whyNotHeld
	case s.Keepsakes[k] == Gone:
		return whySpent
	}
	return 0
}

// hold takes a keepsake in. Contacts go along from now on, as many as can.
func (d desk) hold(k int) {
	d.Keepsakes[k] = Held
	if d.game.book.Keepsakes[k].Kind == Contact && d.along() < d.Hands() {
		d.Along |= 1 << k
	}
}

// accept takes a keepsake.
func (d desk) accept(k int) {
	d.hold(k)
	d.Pages[d.Now].Took = uint8(k)
	told := EvGained
	if d.game.book.Keepsakes[k].Kind == Scar {
		told = EvScarred
	}
	d.tell(told, d.game.Keepsake(k), 0, 0)
	d.Stage = Desk
}

// giveUp pays with a keepsake.
func (d desk) giveUp(k int) {
	d.lose(k)
	d.Pages[d.Now].Gave = uint8(k)
	d.Stage = Desk
}

// lose takes a keepsake away that something was paid with.
func (d desk) lose(k int) {
	d.Keepsakes[k] = Gone
	d.Along &^= 1 << k
	d.tell(EvGivenUp, d.game.Keepsake(k), 0, 0)
}

// close ends the career at one of its ends.
func (d desk) close(end string) {
	for i, id := range d.game.book.Ends {
		if id == end {
			d.End = uint8(i)
		}
	}
	d.Stage, d.Along = Closed, 0
	d.tell(EvEnd, d.game.End(int(d.End)), d.Stars(), 0)
}

// retire ends the career before its end.
func (d desk) retire(int) {
	d.Stage, d.Along = Closed, 0
	d.tell(EvRetired, rules.Ref{}, d.Stars(), 0)
}

// Outcome counts stars. The person wins whose last operation, the one that ends the
// career, is a success.
func (s *State) Outcome() rules.Outcome {
	var out rules.Outcome
	for seat := range s.game.book.Seats {
		score := rules.Score{Parts: []rules.Part{{Key: "career-stars"}}}
		if seat == 0 {
			score.Total, score.Parts[0].Points = s.Stars(), s.Stars()
		}
		out.Seats = append(out.Seats, score)
	}
	if s.Stage != Closed {
		return out
	}
	key := "career.result.lost"
	switch {
	case s.End == None:
		key = "career.result.retired"
		out.Lost = true
	case s.Pages[s.Now].Fate == Won:
		key = "career.result.won"
		out.Winners = rules.Only(0)
	default:
		out.Lost = true
	}
	out.Remarks = append(out.Remarks, rules.Say(key), rules.Say("career.result.stars", rules.Num("n", s.Stars()), rules.Num("m", 3*s.tried())))
	return out
}

// tried is how many operations were begun.
func (s *State) tried() (n int) {
	for i := range s.Pages {
		if p := &s.Pages[i]; p.Number > 0 || p.again() {
			n++
		}
	}
	return n
}

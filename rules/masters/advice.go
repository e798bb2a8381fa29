package masters

import (
	"slices"

	"safehouse/rules"
)

// What speaks for a choice, in the game's terms: how far it is to what the job wants or to a way out, who or
// what is in the way, what noise and cameras take off the deck, who carries what, and what a roll has to be.
// Everything said is open to the crew.

// advices are the reasons that a hint gives.
var advices = []string{
	"advice.hex-loot", "advice.hex-hidden", "advice.hex-held", "advice.hex-free", "advice.planned", "advice.left", "advice.unlaid",
	"advice.held", "advice.held-mate", "advice.lock", "advice.camera", "advice.steps", "advice.leave", "advice.ideas", "advice.look", "advice.cash", "advice.quiet", "advice.noise", "advice.loud", "advice.helps", "advice.gate",
	"advice.there", "advice.nearer", "advice.guarded", "advice.guarded-later", "advice.seen", "advice.won", "advice.off-gate",
	"advice.ahead", "advice.on-way", "advice.unseen", "advice.scout", "advice.slip", "advice.crack",
	"advice.take", "advice.take-papers", "advice.take-key", "advice.take-usb", "advice.take-tools", "advice.short", "advice.short-mate",
	"advice.remote", "advice.remote-aim", "advice.door", "advice.seize", "advice.decoy",
	"advice.call-sure", "advice.call-roll", "advice.call-met",
	"advice.run", "advice.run-loot", "advice.run-from", "advice.fetch", "advice.hand-on", "advice.declare", "advice.roll", "advice.safe", "advice.safe-loot", "advice.stuck", "advice.no-way", "advice.lock-flight",
	"advice.token", "advice.token-last", "advice.token-around", "advice.token-near", "advice.touches", "advice.start",
	"advice.chit-way", "advice.blanks", "advice.bears", "advice.bears-loot", "advice.alert",
	"aim.exit", "aim.safe", "aim.server", "aim.door", "aim.escort", "aim.tools", "hold",
}

// Advice is what the game says for an answer: what its verb says, else what is on the tile that it is about.
func (s *State) Advice(a rules.Action) rules.Message {
	m := engine.Mood()
	m.forget()
	said := engine.Advice(s, a, m)
	engine.Done(m)
	if said.IsZero() {
		if ops := info.Verbs[a.Verb].Operands; len(ops) > 1 && ops[1].Ref == kHex {
			return s.adviseHex(Hex(a.Args[1]))
		}
	}
	return said
}

// adviseHex says what lies and stands on a hex.
func (s *State) adviseHex(x Hex) rules.Message {
	c := s.cell(x)
	if c == nowhere {
		return rules.Message{}
	}
	name := info.Naming("hex", refHex(x))
	loot := 0
	for p, at := range s.Places {
		if at == place(c) && pieceKinds[p] < ofItem {
			loot++
		}
	}
	t := &s.Chits
	switch guards, locks, cameras := int(t.Guards[c]+t.Dogs[c]), int(t.Locks[c]), int(t.Cameras[c]); {
	case loot > 0:
		return rules.Say("advice.hex-loot", name, rules.Num("n", loot))
	case s.Unknown.Has(c):
		return rules.Say("advice.hex-hidden", name)
	case guards+locks+cameras > 0:
		return rules.Say("advice.hex-held", name, rules.Num("guards", guards), rules.Num("locks", locks), rules.Num("cameras", cameras))
	}
	return rules.Say("advice.hex-free", name)
}

// saying makes what speaks for a verb of what is said of a figure, sayingAt of what is said of a figure and a cell.
func saying(say func(s *State, f int, m *mind) rules.Message) func(*State, operands, *mind) rules.Message {
	return func(s *State, x operands, m *mind) rules.Message { return say(s, s.figure(x.A), m) }
}

func sayingAt(say func(s *State, f int, c Cell, m *mind) rules.Message) func(*State, operands, *mind) rules.Message {
	return func(s *State, x operands, m *mind) rules.Message {
		if c := s.cell(hexOf(x)); c != nowhere {
			return say(s, s.figure(x.A), c, m)
		}
		return rules.Message{}
	}
}

// Arguments of what is said.

func (s *State) who(name string, f int) rules.Arg { return info.Naming(name, s.refFigure(f)) }
func (s *State) hexArg(name string, c Cell) rules.Arg {
	return info.Naming(name, s.refCell(c))
}

// hold is the active guards and dogs on a cell, in words and as their number.
func (s *State) hold(c Cell) []rules.Arg {
	guards, dogs := int(s.Chits.Guards[c]), int(s.Chits.Dogs[c])
	return []rules.Arg{rules.Word("what", rules.Say("hold", rules.Num("guards", guards), rules.Num("dogs", dogs))), rules.Num("n", guards+dogs)}
}

// tell is a message with some arguments and others after them.
func tell(key string, args []rules.Arg, more ...rules.Arg) rules.Message {
	return rules.Say(key, append(args, more...)...)
}

// An aim is something that the job wants, or a way out, on a cell.
type aim struct {
	what rules.Message // the zero Message: none
	at   Cell
	exit bool
}

func (a *aim) args(s *State) []rules.Arg {
	return []rules.Arg{rules.Word("aim", a.what), s.hexArg("hex", a.at)}
}

// wantedAt is what the job wants of a cell, the zero aim for nothing.
func (s *State) wantedAt(c Cell, e *todo) aim {
	for p, at := range s.Places[:firstItem] {
		k := pieceKinds[p]
		if at == place(c) && (e.loot>>k&1 == 1 || k == Keycard && e.key || k == USBKey && e.usb) {
			return aim{what: info.Name(refLoot(k)), at: c}
		}
	}
	b := s.board()
	switch {
	case e.safe.Has(c):
		return aim{what: rules.Say("aim.safe"), at: c}
	case e.blows.Has(c):
		return aim{what: rules.Say("aim.escort"), at: c}
	case e.fetch.Has(c):
		return aim{what: rules.Say("aim.tools"), at: c}
	case s.Crew[npc].Status == captive && s.Crew[npc].At == c && e.aim.Has(c):
		return aim{what: info.Name(s.refFigure(npc)), at: c}
	}
	for i := range b.servers {
		if s.Remote[i] != 0 && b.servers[i].Has(c) && (e.visit | e.aim).Has(c) {
			return aim{what: rules.Say("aim.server", info.Naming("letter", refLetter(i))), at: c}
		}
	}
	return aim{}
}

// aimOf is what a figure heads for itself, the nearest of several over what it has planned, and how many tiles off.
func (s *State) aimOf(f int, m *mind) (a aim, steps int) {
	e := m.think(s)
	w := m.walker(s, f)
	if !w.lead {
		return aim{}, 0
	}
	d := s.distances(only(s.Crew[f].At), s.planned(f)&s.Board)
	best := nowhere
	for c := range w.goals.All() {
		if d[c] != far && (best == nowhere || d[c] < d[best]) {
			best = c
		}
	}
	switch {
	case best == nowhere:
		return aim{}, 0
	case (e.home || s.precious(f)) && s.exits(f).Has(best):
		a = aim{what: rules.Say("aim.exit"), at: best, exit: true}
	case e.key && s.carries(f, Keycard) && e.doors.Has(best):
		a = aim{what: rules.Say("aim.door"), at: best}
	default:
		a = s.wantedAt(best, e)
	}
	return a, int(d[best])
}

// nextOn is the cell that a figure would step to on its way to its own aim.
func (s *State) nextOn(f int, m *mind) (c Cell, a aim) {
	if a, _ = s.aimOf(f, m); a.what.IsZero() {
		return nowhere, a
	}
	c, ok := s.nextStep(m.walker(s, f), s.Crew[f].At)
	if !ok {
		return nowhere, a
	}
	return c, a
}

// pledged is somebody else in play who has planned a cell, -1 for nobody.
func (s *State) pledged(f int, c Cell) int {
	for o := range int(s.Seats) {
		if o != f && s.Crew[o].Status == inPlay && s.Crew[o].Plan.Has(c) {
			return o
		}
	}
	return -1
}

// stuckOn is somebody else whom guards on a cell hold and who has nothing to subdue them with, -1 for nobody.
func (s *State) stuckOn(f int, c Cell) int {
	for o := range s.Crew {
		mate := &s.Crew[o]
		if o == f || mate.Status != inPlay || mate.At != c || !s.held(o) || s.Slips(o) {
			continue
		}
		if mate.Marks&acted != 0 && mate.Left[doSubdue]+mate.Left[doCut] == 0 || !s.subdues(o) {
			return o
		}
	}
	return -1
}

// toAlert is how many noise more, with what is due, take an event off the deck.
func (s *State) toAlert() int {
	t := s.track()
	at := int(s.Noise) + s.noisePending()
	for n := 1; at+n <= int(t.last); n++ {
		if alertSpaces[s.Seats-3]>>(at+n)&1 == 1 {
			return n
		}
	}
	return 1
}

// gateIn is how many cards from the top of the deck the next gate falls, 0 where its crisis waits already; ok is
// false where none is left.
func (s *State) gateIn() (n int, ok bool) {
	for _, c := range s.Queue[:s.Queued] {
		if gateFalls[c] > 0 {
			return 0, true
		}
	}
	for i, c := range s.left() {
		if gateFalls[c] > 0 {
			return i + 1, true
		}
	}
	return 0, false
}

// underGate reports whether the next gate falls on a cell, and within how many cards of the deck.
func (s *State) underGate(c Cell) (n int, ok bool) {
	if s.Gates >= 4 || s.board().gates[s.Gates] != c {
		return 0, false
	}
	if n, ok = s.gateIn(); n > soonCards {
		return 0, false
	}
	return n, ok
}

// soonCards is how many cards of the deck a gate is spoken of before it falls.
const soonCards = 4

// adviseAct is what an action is for.
func (s *State) adviseAct(f int, a Act, m *mind) rules.Message {
	g := &grants[a]
	gets := g.subs
	fig := &s.Crew[f]
	for i, n := range fig.Left {
		gets[i] += n
	}
	if s.neverSubdues(f) {
		gets[doSubdue] = 0
	}
	held := s.held(f) && !s.Slips(f)
	if n, ok := s.underGate(fig.At); ok && !held && gets[doMove] > 0 {
		return rules.Say("advice.gate", s.hexArg("hex", fig.At), s.who("who", f), rules.Num("n", n))
	}
	if held && gets[doSubdue] > 0 {
		return tell("advice.held", s.hold(fig.At), s.hexArg("hex", fig.At), s.who("who", f), rules.Num("m", min(int(gets[doSubdue]), int(s.guards(fig.At)))))
	}
	if gets[doSubdue] > 0 {
		if said := s.adviseFreeing(f); !said.IsZero() {
			return said
		}
	}
	if said := s.adviseOpening(f, f, int(gets[doUnlock]), int(gets[doDisable]), m); !said.IsZero() {
		return said
	}
	if at, steps := s.aimOf(f, m); !at.what.IsZero() && gets[doMove] > 0 && !held && steps > 0 {
		if at.exit {
			return rules.Say("advice.leave", s.who("who", f), rules.Num("n", steps), rules.Num("m", int(gets[doMove])), rules.Num("left", s.eventsLeft()))
		}
		return tell("advice.steps", at.args(s), s.who("who", f), rules.Num("n", steps), rules.Num("m", int(gets[doMove])))
	}
	switch {
	case gets[doReveal] > 0 && s.unseen() > 0:
		return rules.Say("advice.look", rules.Num("n", s.unseen()), rules.Num("m", int(gets[doReveal])))
	case gets[doIdea] > 0:
		return s.adviseIdeas(f, int(gets[doIdea]))
	case gets[doLoot] > 0:
		return rules.Say("advice.cash", rules.Num("n", int(gets[doLoot])), s.who("who", f))
	}
	if gets[doMove] > 0 && !held {
		if said := s.adviseHelper(f, m); !said.IsZero() {
			return said
		}
	}
	return s.adviseNoise(int(g.noise))
}

// adviseHelper is whom or what somebody keeps near to who has nothing to fetch on its own way.
func (s *State) adviseHelper(f int, m *mind) rules.Message {
	e := m.think(s)
	if m.walker(s, f).lead {
		return rules.Message{}
	}
	if e.home {
		for o := range s.Crew {
			if o == f || s.Crew[o].Status != inPlay {
				continue
			}
			if said := s.adviseHelp(o); !said.IsZero() {
				return said
			}
		}
		return rules.Message{}
	}
	if at, n := s.nearestAim(s.Crew[f].At, e); !at.what.IsZero() && n > 0 && !s.planned(f).Has(at.at) {
		return tell("advice.helps", at.args(s), s.who("who", f), rules.Num("n", n))
	}
	return rules.Message{}
}

// adviseNoise is what the noise of an action takes off the deck, or how near the next alert comes.
func (s *State) adviseNoise(n int) rules.Message {
	if s.Called {
		return rules.Message{}
	}
	left := s.toAlert()
	switch {
	case n == 0:
		return rules.Say("advice.quiet", rules.Num("n", left))
	case n < left:
		return rules.Say("advice.noise", rules.Num("n", n), rules.Num("m", left-n))
	}
	return rules.Say("advice.loud", rules.Num("n", n))
}

// unseen is how many tiles that somebody has planned nobody has looked at.
func (s *State) unseen() int {
	set := Cells(0)
	for f := range int(s.Seats) {
		if s.Crew[f].Status == inPlay {
			set |= s.Crew[f].Plan
		}
	}
	return (set & s.Unknown).Len()
}

func (s *State) adviseIdeas(f, n int) rules.Message {
	return rules.Say("advice.ideas", s.who("who", f), rules.Num("n", n), rules.Num("m", int(s.Crew[f].Ideas)))
}

// adviseFreeing is whom a figure could free with a subdue.
func (s *State) adviseFreeing(f int) rules.Message {
	for c := range (s.within(f) & s.Chits.Guarded).All() {
		if o := s.stuckOn(f, c); o >= 0 {
			return tell("advice.held-mate", s.hold(c), s.hexArg("hex", c), s.who("who", f), s.who("mate", o))
		}
	}
	return rules.Message{}
}

// adviseOpening is the lock or the camera next on a figure's way, as far as unlocks and disables that somebody
// has reach.
func (s *State) adviseOpening(f, by, unlocks, disables int, m *mind) rules.Message {
	c, at := s.nextOn(f, m)
	if c == nowhere || !s.within(by).Has(c) {
		return rules.Message{}
	}
	if n := int(s.Chits.Locks[c]); n > 0 && unlocks > 0 {
		return rules.Say("advice.lock", s.hexArg("on", c), s.who("who", f), rules.Word("aim", at.what), rules.Num("n", n), rules.Num("m", min(n, unlocks)))
	}
	if n := int(s.Chits.Cameras[c]); n > 0 && disables > 0 && !s.Looped {
		return rules.Say("advice.camera", s.hexArg("on", c), s.who("who", f), rules.Word("aim", at.what), rules.Num("n", n))
	}
	return rules.Message{}
}

// adviseLend is what somebody else lacks.
func (s *State) adviseLend(f, to int, k stepKind, m *mind) rules.Message {
	st, _ := has(actTable[s.hack(f)].Text, doLend)
	n := st.n()
	switch k {
	case doSubdue:
		if at := s.Crew[to].At; s.held(to) && !s.Slips(to) {
			return tell("advice.held", s.hold(at), s.hexArg("hex", at), s.who("who", to), rules.Num("m", min(n, int(s.guards(at)))))
		}
	case doUnlock:
		if said := s.adviseOpening(to, to, n, 0, m); !said.IsZero() {
			return said
		}
	case doDisable:
		if said := s.adviseOpening(to, to, 0, n, m); !said.IsZero() {
			return said
		}
	}
	return s.adviseLendIdle(to, k)
}

// adviseMove is where a step leads.
func (s *State) adviseMove(f int, c Cell, m *mind) rules.Message {
	fig := &s.Crew[f]
	if c.outdoors() && s.carriesObjective(f) {
		l, n, of := s.broughtOut(f)
		return rules.Say("advice.won", s.who("who", f), info.Naming("loot", refLoot(l)), rules.Num("n", n), rules.Num("m", of))
	}
	if n, ok := s.underGate(fig.At); ok {
		return rules.Say("advice.off-gate", s.hexArg("hex", fig.At), s.who("who", f), rules.Num("n", n))
	}
	at, steps := s.aimOf(f, m)
	switch {
	case !at.what.IsZero() && at.at == c:
		return tell("advice.there", at.args(s), s.who("who", f))
	case s.Chits.Guarded.Has(c) && !s.Slips(f):
		return s.adviseGuarded(f, c)
	case s.Chits.Cameras[c] > 0 && !s.Looped:
		return rules.Say("advice.seen", s.hexArg("hex", c), rules.Num("n", int(s.Chits.Cameras[c])))
	case !at.what.IsZero():
		d := s.distances(only(at.at), s.planned(f)&s.Board)
		if n := int(d[c]); n < steps {
			return tell("advice.nearer", at.args(s), s.hexArg("from", c), rules.Num("n", n))
		}
	}
	return s.adviseReach(c, m)
}

// adviseReach is what the job wants nearest to a cell.
func (s *State) adviseReach(c Cell, m *mind) rules.Message {
	if at, n := s.nearestAim(c, m.think(s)); !at.what.IsZero() {
		return tell("advice.token-near", at.args(s), s.hexArg("on", c), rules.Num("n", n))
	}
	return rules.Message{}
}

// adviseGuarded is what lets somebody step onto the tile of a guard: a subdue that is left, or one on its cards for the
// next round.
func (s *State) adviseGuarded(f int, c Cell) rules.Message {
	args := append(s.hold(c), s.hexArg("hex", c), s.who("who", f))
	if n := int(s.Crew[f].Left[doSubdue]); n > 0 && !s.neverSubdues(f) {
		return tell("advice.guarded", args, rules.Num("m", n))
	}
	for _, l := range s.Lines(f) {
		if grants[l.Act].subs[doSubdue] > 0 && !s.neverSubdues(f) {
			return tell("advice.guarded-later", args, info.Naming("action", refAct(l.Act)))
		}
	}
	return tell("advice.guarded", args, rules.Num("m", 0))
}

// broughtOut is what a figure carries of what the job wants, and how many of how many are won with it.
func (s *State) broughtOut(f int) (l Loot, n, of int) {
	if s.objective(Jewel) && s.carries(f, Jewel) {
		of = int(s.Heist.card().Goal.jewels)
		return Jewel, min(of, s.count(Jewel, won)+s.count(Jewel, carriedBy(f))), of
	}
	return Documents, 1, 1
}

// adviseUnlock, adviseSubdue and adviseDisable are what a cell is cleared for.
func (s *State) adviseUnlock(f int, c Cell, m *mind) rules.Message {
	if next, _ := s.nextOn(f, m); next == c {
		return s.adviseOpening(f, f, 1, 0, m)
	}
	return s.adviseWay(f, c)
}

func (s *State) adviseDisable(f int, c Cell, m *mind) rules.Message {
	if next, _ := s.nextOn(f, m); next == c {
		return s.adviseOpening(f, f, 0, 1, m)
	}
	return s.adviseWay(f, c)
}

func (s *State) adviseSubdue(f int, c Cell, m *mind) rules.Message {
	if c == s.Crew[f].At && s.held(f) {
		return tell("advice.held", s.hold(c), s.hexArg("hex", c), s.who("who", f), rules.Num("m", 1))
	}
	if o := s.stuckOn(f, c); o >= 0 {
		return tell("advice.held-mate", s.hold(c), s.hexArg("hex", c), s.who("who", f), s.who("mate", o))
	}
	if next, at := s.nextOn(f, m); next == c {
		return tell("advice.ahead", s.hold(c), s.hexArg("on", c), s.who("who", f), rules.Word("aim", at.what))
	}
	return s.adviseWay(f, c)
}

// adviseWay says whose way leads over a cell.
func (s *State) adviseWay(f int, c Cell) rules.Message {
	if o := s.pledged(f, c); o >= 0 {
		return rules.Say("advice.on-way", s.hexArg("hex", c), s.who("mate", o))
	}
	return rules.Message{}
}

// adviseLook is whose way leads over a tile that nobody has looked at, and what may wait there.
func (s *State) adviseLook(f int, c Cell, _ *mind) rules.Message {
	if !s.Unknown.Has(c) {
		return rules.Message{}
	}
	who := s.pledged(-1, c)
	if f != npc && s.Crew[f].Plan.Has(c) {
		who = f
	}
	all, guards := s.bagged()
	chits := []rules.Arg{s.hexArg("hex", c), rules.Num("n", all), rules.Num("guards", guards)}
	if who < 0 {
		return tell("advice.scout", chits)
	}
	return tell("advice.unseen", chits, s.who("who", who))
}

// bagged is how many chits are in the bag, and how many of them are guards and dogs.
func (s *State) bagged() (all, guards int) {
	for c := range Chit(chits) {
		n := s.InBag(c)
		all += n
		if c == Guard || c == BigGuard || c == Dog {
			guards += n
		}
	}
	return all, guards
}

// adviseSlip is who holds a figure that needs no subdue.
func (s *State) adviseSlip(f int, _ *mind) rules.Message {
	if at := s.Crew[f].At; s.held(f) {
		return tell("advice.slip", s.hold(at), s.hexArg("hex", at), s.who("who", f), rules.Num("cost", s.Crew[f].Card.ability(doSlip).n()))
	}
	return s.adviseUnheld(f)
}

// adviseCrack is how far a safe is.
func (s *State) adviseCrack(n int) rules.Message {
	return rules.Say("advice.crack", rules.Num("n", min(n, s.safeLeft())), rules.Num("m", s.safeLeft()))
}

// nearestAim is what the job wants nearest to a cell over all tiles, and how many tiles off.
func (s *State) nearestAim(c Cell, e *todo) (best aim, steps int) {
	d := s.distances(only(c), s.Board)
	for to := range (e.aim | e.fetch | e.visit | e.safe | e.blows).All() {
		if at := s.wantedAt(to, e); !at.what.IsZero() {
			if n := int(d[to]); n != far && (best.what.IsZero() || n < steps) {
				best, steps = at, n
			}
		}
	}
	return best, steps
}

// A lay is how a way is laid: the tile up to which it leads to what the job wants, or beside a way out, and the tokens
// that are still to be laid for it.
type lay struct {
	aim
	upTo   int // index of the last tile, in the trail
	tokens int
}

// layOf is how far a trail is laid with some tokens: to the last thing on it that they reach, or to the first one. The aim is
// the zero one where the trail leads to nothing.
func (s *State) layOf(f int, trail []Cell, tokens int, e *todo) (best lay) {
	n := 0
	for i, c := range trail {
		if !s.Crew[f].Plan.Has(c) {
			n++
		}
		at := s.wantedAt(c, e)
		if out := s.near(c) & s.exits(f) & entrances; at.what.IsZero() && s.Heist.card().Goal.breakout && out != 0 {
			at = aim{what: rules.Say("aim.exit"), at: out.first(), exit: true}
		}
		if !at.what.IsZero() && (best.what.IsZero() || n <= tokens) {
			best = lay{at, i, n}
		}
	}
	return best
}

// adviseToken is what the way leads to that a token is laid on, and how many more it takes; of one beside the way what it
// leads around.
func (s *State) adviseToken(f int, c Cell, m *mind) rules.Message {
	e := m.think(s)
	if s.Ask.Kind == askReplan {
		return s.adviseReach(c, m)
	}
	left := int(s.Crew[f].Tokens) - 1
	trail, _ := m.route(s, f)
	i, l := slices.Index(trail, c), lay{}
	if s.Crew[f].Status == inPlay { // else it may start somewhere else
		l = s.layOf(f, trail, left+1, e)
	}
	switch {
	case i >= 0 && !l.what.IsZero() && i <= l.upTo && l.tokens == 1:
		return tell("advice.token-last", l.args(s), s.hexArg("on", c))
	case i >= 0 && !l.what.IsZero() && i <= l.upTo:
		return tell("advice.token", l.args(s), s.hexArg("on", c), rules.Num("n", l.tokens-1), rules.Num("m", left))
	}
	set := Cells(0)
	for _, x := range trail {
		set |= only(x)
	}
	if x := s.near(c) & set & s.Unknown; i < 0 && x != 0 {
		return rules.Say("advice.token-around", s.hexArg("on", c), s.hexArg("hex", x.first()))
	}
	return s.adviseReach(c, m)
}

// adviseStart is how many tokens the way takes from there, or whether it is laid already.
func (s *State) adviseStart(f int, c Cell, m *mind) rules.Message {
	if f == npc {
		return rules.Message{}
	}
	if s.Crew[f].Plan != 0 {
		if (s.near(c)|only(c))&s.Crew[f].Plan != 0 {
			return rules.Say("advice.touches", s.hexArg("hex", c), s.who("who", f))
		}
		return s.adviseReach(c, m)
	}
	trail, n := s.trailFrom(s.routeOf(f), c)
	l := s.layOf(f, trail[:n], int(s.Crew[f].Tokens), m.think(s))
	if l.what.IsZero() {
		return s.adviseReach(c, m)
	}
	return tell("advice.start", l.args(s), s.who("who", f), s.hexArg("from", c), rules.Num("n", l.tokens), rules.Num("m", int(s.Crew[f].Tokens)))
}

// adviseReady is what stays in hand of a plan.
func (s *State) adviseReady(f int, _ *mind) rules.Message {
	if n := int(s.Crew[f].Tokens); n > 0 {
		return rules.Say("advice.unlaid", s.who("who", f), rules.Num("n", n), rules.Num("m", s.Crew[f].Plan.Len()))
	}
	return rules.Say("advice.planned", s.who("who", f), rules.Num("n", s.Crew[f].Plan.Len()))
}

// adviseBlank is on whose way a drawn chit would come, or what a Blank costs.
func (s *State) adviseBlank(operands, *mind) rules.Message {
	f := s.top()
	if o := s.pledged(-1, f.At); o >= 0 {
		return rules.Say("advice.chit-way", info.Naming("chit", refChit(Chit(f.Card))), s.hexArg("hex", f.At), s.who("who", o))
	}
	return rules.Say("advice.blanks", rules.Num("n", int(s.Blanks)))
}

// adviseBearer is what somebody has who is to bear or to get something.
func (s *State) adviseBearer(f int, _ *mind) rules.Message {
	if f < 0 {
		return rules.Message{}
	}
	if l := s.burden(f); l != noLoot {
		return rules.Say("advice.bears-loot", s.who("who", f), info.Naming("loot", refLoot(l)), rules.Num("n", int(s.Crew[f].Ideas)))
	}
	return rules.Say("advice.bears", s.who("who", f), rules.Num("n", int(s.Crew[f].Ideas)))
}

// adviseQuarry is who stands where a dog would go.
func (s *State) adviseQuarry(x operands, m *mind) rules.Message {
	c := s.cell(Hex(x.A))
	for f := range s.Crew {
		if s.Crew[f].Status == inPlay && s.Crew[f].At == c {
			return s.adviseBearer(f, m)
		}
	}
	return rules.Message{}
}

// adviseAlert is how near the next alert is.
func (s *State) adviseAlert(operands, *mind) rules.Message {
	return rules.Say("advice.alert", rules.Num("n", s.toAlert()))
}

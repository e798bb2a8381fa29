package masters

import (
	"fmt"
	"strings"

	"safehouse/rules/machine"
)

// Validate reports the first thing that cannot be in a reachable position, the
// question that is asked included.
func (s *State) Validate() error {
	if err := s.consistent(); err != nil {
		return err
	}
	return machine.Settled(&engine, s)
}

// consistent checks everything but the question.
func (s *State) consistent() error {
	if err := s.Conserved(); err != nil {
		return err
	}
	return s.checkStack()
}

// Conserved reports the first component that is missing, doubled or out of range;
// it accepts a position in the midst of an action.
func (s *State) Conserved() error {
	for _, check := range []func() error{
		s.checkRanges, s.checkTable, s.checkBoard, s.checkChits, s.checkFigures, s.checkCrew, s.checkLoot, s.checkDeck, s.checkLuck,
	} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// lastStage is the highest stage of each phase.
var lastStage = [phases]uint8{Action: stageOpen, Closing: stageBook, EventPhase: stageNext}

// checkRanges holds every field against its tag.
func (s *State) checkRanges() error { return layout.Check(s) }

func (s *State) checkTable() error {
	switch {
	case s.Opt.Fixed && !s.rule(freshIdeas):
		return fmt.Errorf("nobody goes on from an earlier part in this heist")
	case s.Stage > lastStage[s.Phase]:
		return fmt.Errorf("phase %d has no stage %d", s.Phase, s.Stage)
	case s.Phase <= Planning != (s.Round == 0):
		return fmt.Errorf("round %d in phase %s: only planning has round 0", s.Round, phaseIDs[s.Phase])
	case s.Noise > s.track().last:
		return fmt.Errorf("noise %d is out of range; the track of this heist ends at %d", s.Noise, s.track().last)
	case s.Cracked > s.Heist.card().Safe.K:
		return fmt.Errorf("the safe needs %d cracks and has %d", s.Heist.card().Safe.K, s.Cracked)
	case s.Botched && !s.rule(movingTarget):
		return fmt.Errorf("an ambush failed where there is none")
	case s.Over && s.Depth > 0:
		return fmt.Errorf("effects wait although the heist is over")
	case s.Phase != EventPhase && s.Active != noCard, s.Active != noCard && s.Active >= events:
		return fmt.Errorf("an event is active only in the Event phase")
	}
	return nil
}

func (s *State) checkBoard() error {
	b := s.board()
	land := b.tiles
	for _, c := range b.gates[:s.Gates] {
		if c == nowhere {
			return fmt.Errorf("%d gates have fallen; there are fewer on this map", s.Gates)
		}
		land &^= only(c)
	}
	doors := b.doors
	for i, e := range s.Added {
		c := firstAdded + Cell(i)
		if e.Hex == noHex {
			if e.Door != nowhere {
				return fmt.Errorf("an entrance that is not there touches a tile")
			}
			continue
		}
		if err := s.checkEntrance(c, e); err != nil {
			return err
		}
		doors |= only(c)
	}
	if s.Board != land|doors {
		return fmt.Errorf("the tiles on the board are those of the map less those of the %d gates that have fallen", s.Gates)
	}
	land &= s.Board
	switch {
	case s.Unknown&^land != 0, s.Clues&^land != 0:
		return fmt.Errorf("an unknown tile or an idea where there is no tile")
	case s.Used&^(entrances&s.Board) != 0:
		return fmt.Errorf("an exit that is not there has been used")
	}
	for rest := s.Doors | s.Towers | s.Force | s.Remote[0] | s.Remote[1]; rest != 0; rest = rest.rest() {
		c := rest.first()
		if !land.Has(c) {
			return fmt.Errorf("a door, lock or token where there is no tile")
		}
		p := &b.print[c]
		if s.Doors.Has(c) && !p.door || s.Towers.Has(c) && !p.tower || s.Force.Has(c) && !p.reinforce ||
			s.Remote[0].Has(c) && p.remote != 1 || s.Remote[1].Has(c) && p.remote != 2 {
			return fmt.Errorf("hex %s has no such door, lock or token on the map", b.hexOf[c].id())
		}
	}
	return nil
}

// checkEntrance checks an entrance that was added.
func (s *State) checkEntrance(c Cell, e Entrance) error {
	b := s.board()
	if e.Hex >= hexes || b.cellAt[e.Hex] != nowhere && (c != breachExit || s.Board.Has(b.cellAt[e.Hex])) || e.Door >= tiles || !b.tiles.Has(e.Door) || b.hexOf[e.Door].sideTo(e.Hex) == sides {
		return fmt.Errorf("an added entrance must lie on a gap and touch a tile beside it")
	}
	for i, o := range s.Added {
		if firstAdded+Cell(i) != c && o.Hex == e.Hex {
			return fmt.Errorf("two entrances share a gap")
		}
	}
	if c == breachExit {
		return nil
	}
	if int(c-firstAdded) >= s.Heist.card().Tunnels {
		return fmt.Errorf("this map has %d tunnels", s.Heist.card().Tunnels)
	}
	for _, x := range b.tunnels {
		if x == e.Hex {
			return nil
		}
	}
	return fmt.Errorf("hex %s is no space for a tunnel", e.Hex.id())
}

func (s *State) checkChits() error {
	for c := range Cell(cells) {
		t := &s.Chits
		for _, n := range [...]uint8{t.Guards[c], t.Subdued[c], t.Dogs[c], t.Tamed[c], t.Locks[c], t.Opened[c], t.Cameras[c], t.Disabled[c]} {
			if n > maxPile {
				return fmt.Errorf("%d chits of a kind on one hex", n)
			}
		}
		if !s.Board.Has(c) && (!t.none(c) || s.Cash[c] > 0) {
			return fmt.Errorf("chits where there is no tile")
		}
		if t.Flashed[c] > t.Subdued[c] || t.Dazed[c] > t.Tamed[c] || s.Cash[c] > maxCash {
			return fmt.Errorf("more guards dazzled than subdued, or too much cash, on one hex")
		}
		if c.outdoors() && t.Dogs[c]+t.Tamed[c]+t.Cameras[c]+t.Disabled[c] > 0 {
			return fmt.Errorf("no dogs and no cameras are on entrances")
		}
		u := *t
		u.sync(c)
		if u.Guarded != t.Guarded || u.Chasing != t.Chasing || u.Locked != t.Locked || u.Live != t.Live {
			return fmt.Errorf("the sets of active chits are not those of the counts")
		}
	}
	if (s.Chits.Guarded|s.Chits.Chasing|s.Chits.Locked|s.Chits.Live)>>cells != 0 {
		return fmt.Errorf("active chits outside the board")
	}
	for _, g := range s.Escort {
		switch {
		case g.Up+g.Kept > 2:
			return fmt.Errorf("more of the escort are up or down than there are")
		case g.At == nowhere && g.Up+g.Kept == 0 && (!s.rule(movingTarget) || s.Crew[npc].Status != captive):
		case g.At >= tiles || !s.Board.Has(g.At) || !s.rule(movingTarget) || g.Up > 2 || g.Up > s.Chits.Guards[g.At]:
			return fmt.Errorf("the escort is not where its guards are")
		}
	}
	return nil
}

func (s *State) checkFigures() error {
	for f := range s.Crew {
		if err := s.checkFigure(f); err != nil {
			return fmt.Errorf("figure %s: %w", figureIDs[f], err)
		}
	}
	return nil
}

func (s *State) checkFigure(f int) error {
	fig := &s.Crew[f]
	there := f < int(s.Seats) || f == npc && s.Heist.card().NPC != noNPC
	switch {
	case !there:
		if *fig != emptyFigure {
			return fmt.Errorf("takes no part in this heist")
		}
		return nil
	case fig.Status == absent, fig.Status == captive && f != npc:
		return fmt.Errorf("must take part")
	case fig.Status == waiting && s.Phase > Planning, fig.Status == inPlay && s.Over:
		return fmt.Errorf("is %s in phase %s", statusIDs[fig.Status], phaseIDs[s.Phase])
	case fig.Status == escaped && s.Phase <= Planning, fig.Status == busted && s.Phase <= Planning && !s.rule(freshIdeas), fig.Status == escaped && s.Phase != Escape:
		return fmt.Errorf("is %s in phase %s", statusIDs[fig.Status], phaseIDs[s.Phase])
	}
	if fig.Status == inHiding && (!s.Over || s.Phase != Escape || s.rule(hideouts)) {
		return fmt.Errorf("hides only when a heist without hideouts is over")
	}
	onBoard := fig.Status == inPlay || fig.Status == captive || fig.Status == escaped || fig.Status == inHiding
	if onBoard != (fig.At != nowhere) || onBoard && !s.Board.Has(fig.At) || fig.Status == captive && fig.At.outdoors() {
		return fmt.Errorf("must stand on the board exactly while it is in play")
	}
	switch {
	case fig.Loose > fig.Tokens:
		return fmt.Errorf("%d loose tokens of %d in hand are out of range", fig.Loose, fig.Tokens)
	case fig.Plan&^(s.Board&indoors) != 0, f == npc && fig.Plan != 0:
		return fmt.Errorf("has a token where there is no tile, or needs none")
	case s.Phase == Action && s.Stage == stageOpen && fig.Status == inPlay && fig.Die == 0:
		return fmt.Errorf("has not rolled")
	case fig.Marks&acted != 0 && fig.Act == noAct:
		return fmt.Errorf("has acted without an action")
	case fig.Cash > 0 && !onBoard:
		return fmt.Errorf("carries cash off the board")
	}

	for _, c := range [...]Cell{fig.Reach, fig.Vent[0], fig.Vent[1], fig.Shook} {
		if c != nowhere && !s.Board.Has(c) {
			return fmt.Errorf("remembers a hex that is not there")
		}
	}
	if fig.Thrown > 0 && (fig.Thrown > cells || !s.Board.Has(Cell(fig.Thrown-1))) || fig.Hushed&^(s.Board&indoors) != 0 {
		return fmt.Errorf("threw to, or hushed a dog on, a hex that is not there")
	}
	if (fig.Vent[0] == nowhere) != (fig.Vent[1] == nowhere) {
		return fmt.Errorf("has half a vent")
	}
	return s.checkRoute(fig)
}

func (s *State) checkRoute(fig *Figure) error {
	if fig.Long > routeSize || fig.Long > 0 && (s.Phase != Escape || fig.Status != inPlay || fig.Marks&done != 0) {
		return fmt.Errorf("has declared a way that it cannot run")
	}
	at := fig.At
	for i, c := range fig.Route {
		if i >= int(fig.Long) {
			if c != nowhere {
				return fmt.Errorf("has a hex behind the end of its way")
			}
			continue
		}
		if c >= cells || !s.Board.Has(c) || !s.near(at).Has(c) {
			return fmt.Errorf("has declared a way that is not connected")
		}
		at = c
	}
	return nil
}

// checkCrew checks cards and skills (rulebook: One Character Class Per Heist;
// Conflicting Skills).
func (s *State) checkCrew() error {
	for f := range s.Crew {
		fig := &s.Crew[f]
		if f >= int(s.Seats) {
			if fig.Card != noCharacter || fig.Skills != [2]Skill{noSkill, noSkill} {
				return fmt.Errorf("the NPC has no character card and no skills")
			}
			continue
		}
		full := fig.Card < characters && fig.Skills[0] < skills && fig.Skills[1] < skills
		if fig.Card >= characters && fig.Card != noCharacter || !full && s.Phase != Choosing {
			return fmt.Errorf("seat %d needs a character and two skills", f)
		}
		for i, k := range fig.Skills {
			if k >= skills && k != noSkill || k != noSkill && (fig.Card == noCharacter || i == 1 && fig.Skills[0] >= skills) {
				return fmt.Errorf("seat %d has an unknown skill, or one too early", f)
			}
		}
		if full && fig.Skills[0] == fig.Skills[1] {
			return fmt.Errorf("seat %d has one skill twice", f)
		}
	}
	if s.Phase == Choosing {
		for f := range int(s.Seats) - 1 {
			if s.Crew[f+1].Card != noCharacter && s.Crew[f].Skills[1] == noSkill {
				return fmt.Errorf("seat %d chooses before seat %d", f+1, f)
			}
		}
	}
	if r := s.badCrew(); r != nil {
		return fmt.Errorf("the crew breaks the rule %q", strings.TrimPrefix(r.Key(), "why."))
	}
	return nil
}

func (s *State) checkLoot() error {
	for p, at := range s.Places {
		id := Piece(p).id()
		item := pieceKinds[p] >= ofItem
		switch {
		case at < cells:
			if !s.Board.Has(Cell(at)) {
				return fmt.Errorf("%s lies where there is no tile", id)
			}
		case at.carrier() >= 0:
			if st := s.Crew[at.carrier()].Status; st == absent || st == captive || st == busted || st == waiting && s.Phase > Planning {
				return fmt.Errorf("%s is carried by somebody who cannot", id)
			}
		case at < inBag || at >= placesEnd:
			return fmt.Errorf("%s is nowhere", id)
		case item && (at == inBag || at == won), !item && (at == inTeam || at == onSale || at == usedOut):
			return fmt.Errorf("%s cannot be there", id)
		case at == inSafe && s.safeLeft() == 0:
			return fmt.Errorf("%s is in a safe that is open or not there", id)
		}
		if s.Secured>>p&1 == 1 && !item {
			return fmt.Errorf("%s is no item", id)
		}
	}
	if s.Secured>>pieces != 0 {
		return fmt.Errorf("an unknown piece is safe")
	}
	return nil
}

func (s *State) checkDeck() error {
	if s.Length > deckSize || s.Top > s.Length || s.Queued > crisisCopies {
		return fmt.Errorf("%d of %d cards dealt, %d crises queued", s.Top, s.Length, s.Queued)
	}
	var n [cards]uint8
	extra := 0
	for i, c := range s.Deck {
		switch {
		case i >= int(s.Length):
			if c != noCard {
				return fmt.Errorf("a card lies under the end of the deck")
			}
		case c >= cards:
			return fmt.Errorf("an unknown card in the deck")
		default:
			n[c]++
			if c >= EventM1 && c < EventM1+insertable {
				extra++
			}
			if n[c] > cardTable[c].Copies {
				return fmt.Errorf("card %s is there %d times; there are %d", cardTable[c].ID, n[c], cardTable[c].Copies)
			}
		}
	}
	if int(s.Length)-extra > deckSize-insertable {
		return fmt.Errorf("a deck of %d cards is too long", s.Length)
	}
	var waits [cards]uint8
	for i, c := range s.Queue {
		if i >= int(s.Queued) {
			if c != noCard {
				return fmt.Errorf("a crisis waits behind the end of the queue")
			}
			continue
		}
		if c >= cards || !c.Crisis() {
			return fmt.Errorf("only crises are queued")
		}
		waits[c]++
	}
	for _, c := range s.left() {
		waits[c]++
	}
	for c := CrisisC1; c < cards; c++ {
		if waits[c] > cardTable[c].Copies {
			return fmt.Errorf("crisis %s comes %d times; there are %d", cardTable[c].ID, waits[c], cardTable[c].Copies)
		}
	}
	if s.Last != noCard && s.Last >= events {
		return fmt.Errorf("the last event dealt is no event")
	}
	return nil
}

func (s *State) checkLuck() error {
	return s.Luck.Check(info)
}

// editDepth bounds the frames of a position that was made by hand: no
// reachable position has more, and what they lead to still fits on the stack.
const editDepth = 6

func (s *State) checkStack() error {
	if s.Depth > editDepth {
		return fmt.Errorf("%d effects wait; there are never more than %d", s.Depth, editDepth)
	}
	for i := range s.Stack {
		f := &s.Stack[i]
		if i >= int(s.Depth) {
			if *f != (Frame{}) {
				return fmt.Errorf("an effect waits above the end of the stack")
			}
			continue
		}
		if f.Kind >= frames || f.row().in>>s.Phase&1 == 0 {
			return fmt.Errorf("effect %d of the stack cannot wait in phase %s", int(s.Depth)-1-i, phaseIDs[s.Phase])
		}
		if err := s.checkFrame(f, f.row()); err != nil {
			return fmt.Errorf("effect %d of the stack: %w", int(s.Depth)-1-i, err)
		}
	}
	return nil
}

package masters

import "safehouse/rules"

// A Chit is what can be drawn from the security bag.
type Chit uint8

// The chits (rulebook: Security Chits); the big and tough ones count double
// (ruling).
const (
	Guard Chit = iota
	Lock
	Camera
	Dog
	Blank
	BigGuard
	ToughLock
	ToughCamera
	JewelChit
	DocumentsChit
	KeycardChit
	USBChit
	chits        = 12
	loose        = 8 // chits that are no pieces
	noChit  Chit = 0xff
	maxPile      = 60 // chits of one kind that can lie on a tile or in the bag
)

var chitIDs = []string{"guard", "lock", "camera", "dog", "blank", "big-guard", "tough-lock", "tough-camera", "jewel", "documents", "keycard", "usb-key"}

// loot is the kind of piece that a chit stands for, or noLoot.
func (c Chit) loot() Loot {
	if c < JewelChit || c >= chits {
		return noLoot
	}
	return Loot(c - JewelChit)
}

// A bag is a number of chits of each kind.
type bag [chits]uint8

// sync brings the sets up to date for a cell.
func (t *Chits) sync(c Cell) {
	bit := only(c)
	set := func(to *Cells, on bool) {
		if on {
			*to |= bit
		} else {
			*to &^= bit
		}
	}
	set(&t.Guarded, t.Guards[c]+t.Dogs[c] > 0)
	set(&t.Chasing, t.Dogs[c] > 0)
	set(&t.Locked, t.Locks[c] > 0)
	set(&t.Live, t.Cameras[c] > 0)
}

// none reports whether no security chit lies on a cell, active or not.
func (t *Chits) none(c Cell) bool {
	return t.Guards[c]|t.Subdued[c]|t.Dogs[c]|t.Tamed[c]|t.Locks[c]|t.Opened[c]|t.Cameras[c]|t.Disabled[c] == 0
}

// clear takes every chit off a cell.
func (t *Chits) clear(c Cell) {
	t.Guards[c], t.Subdued[c], t.Dogs[c], t.Tamed[c] = 0, 0, 0, 0
	t.Locks[c], t.Opened[c], t.Cameras[c], t.Disabled[c] = 0, 0, 0, 0
	t.Flashed[c], t.Dazed[c] = 0, 0
	t.sync(c)
}

// guards is how many active guards and dogs hold those on a cell.
func (s *State) guards(c Cell) uint8 { return s.Chits.Guards[c] + s.Chits.Dogs[c] }

// cells with subdued guards, opened locks, disabled cameras: looked at by
// events only.
func (s *State) withSubdued() Cells {
	return s.where(func(t *Chits, c Cell) bool { return t.Subdued[c]+t.Tamed[c] > 0 })
}

func (s *State) withOpened() Cells {
	return s.where(func(t *Chits, c Cell) bool { return t.Opened[c] > 0 })
}

func (s *State) withDisabled() Cells {
	return s.where(func(t *Chits, c Cell) bool { return t.Disabled[c] > 0 })
}

func (s *State) where(is func(t *Chits, c Cell) bool) (set Cells) {
	for rest := s.Board; rest != 0; rest = rest.rest() {
		if c := rest.first(); is(&s.Chits, c) {
			set |= only(c)
		}
	}
	return set
}

func bump(n *uint8, by uint8) { *n = min(*n+by, maxPile) }

// put lays n new chits of a kind on a cell, active, and tells of it; they come
// from the supply, which is never empty (ruling).
func (h runner) put(c Cell, kind Chit, n uint8) { h.lay(c, kind, n, nil) }

// lay is put for a chit that has been drawn: drawn tells of it first, and alone
// where it shows a single chit there.
func (h runner) lay(c Cell, kind Chit, n uint8, drawn *rules.Event) {
	t := &h.Chits
	switch kind {
	case Guard:
		bump(&t.Guards[c], n)
	case Dog:
		bump(&t.Dogs[c], n)
		h.comesAnew(c)
	case Lock:
		bump(&t.Locks[c], n)
	case Camera:
		bump(&t.Cameras[c], n)
	}
	t.sync(c)
	h.affected()
	if drawn != nil {
		h.tell(*drawn)
	}
	if drawn == nil || n > 1 {
		h.tell(rules.Event{Kind: EvPlaced, What: refChit(kind), To: h.refCell(c), N: int16(n)})
	}
}

// subdue takes one active guard or dog on a cell down.
func (h runner) subdue(c Cell, kind Chit) {
	t := &h.Chits
	if kind == Dog {
		t.Dogs[c]--
		bump(&t.Tamed[c], 1)
	} else {
		t.Guards[c]--
		bump(&t.Subdued[c], 1)
		h.takeDownEscort(c)
	}
	t.sync(c)
}

// subdueAll lets somebody, or something, take all active guards and dogs on a cell
// down.
func (h runner) subdueAll(who rules.Ref, c Cell) {
	guards, dogs := h.Chits.Guards[c], h.Chits.Dogs[c]
	for range guards {
		h.subdue(c, Guard)
	}
	for range dogs {
		h.subdue(c, Dog)
	}
	if guards+dogs > 0 {
		h.tell(down(who, h.refCell(c), guards, dogs))
	}
}

// down is the event of guards and dogs that somebody, or something, has subdued;
// up is that of those who get up again.
func down(who, at rules.Ref, guards, dogs uint8) rules.Event {
	return rules.Event{Kind: EvSubdued, Who: who, To: at, N: int16(guards + dogs), M: int16(dogs)}
}

func up(at rules.Ref, guards, dogs uint8) rules.Event {
	return rules.Event{Kind: EvWoke, To: at, N: int16(guards + dogs), M: int16(dogs)}
}

// pinned is the cells whose guards cannot get up again (PRESSURE POINTS).
func (s *State) pinned() (set Cells) {
	for f := range int(s.Seats) {
		if fig := &s.Crew[f]; fig.Status == inPlay && fig.Card.can(doPin) {
			set |= only(fig.At) | s.near(fig.At)
		}
	}
	return set
}

// wake gets all subdued guards and dogs on a cell up and returns their number.
func (h runner) wake(c Cell) uint8 {
	t := &h.Chits
	guards, dogs := t.Subdued[c], t.Tamed[c]
	if guards+dogs == 0 || h.pinned().Has(c) {
		return 0
	}
	bump(&t.Guards[c], guards)
	bump(&t.Dogs[c], dogs)
	t.Subdued[c], t.Tamed[c], t.Flashed[c], t.Dazed[c] = 0, 0, 0, 0
	t.sync(c)
	h.wakeEscort(c)
	h.affected()
	h.tell(up(h.refCell(c), guards, dogs))
	return guards + dogs
}

// relock closes all opened locks on a cell.
func (h runner) relock(c Cell) uint8 {
	t := &h.Chits
	n := t.Opened[c]
	if n == 0 {
		return 0
	}
	bump(&t.Locks[c], n)
	t.Opened[c] = 0
	t.sync(c)
	h.affected()
	h.tell(rules.Event{Kind: EvRelocked, To: h.refCell(c), N: int16(n)})
	return n
}

// reboot switches all disabled cameras on a cell on again: each raises an
// alert for every character on the cell (ledger MAS-057).
func (h runner) reboot(c Cell) uint8 {
	t := &h.Chits
	n := t.Disabled[c]
	if n == 0 {
		return 0
	}
	bump(&t.Cameras[c], n)
	t.Disabled[c] = 0
	t.sync(c)
	h.affected()
	h.tell(rules.Event{Kind: EvRebooted, To: h.refCell(c), N: int16(n)})
	if !h.Looped {
		for f := range h.Crew {
			if h.Crew[f].Status == inPlay && h.Crew[f].At == c {
				h.alert(int(n))
			}
		}
	}
	return n
}

// bagEmpty reports whether no chit is left in the bag.
func (s *State) bagEmpty() bool {
	if s.Bag != [loose]uint8{} {
		return false
	}
	for _, p := range s.Places[:firstItem] {
		if p == inBag {
			return false
		}
	}
	return true
}

// draw takes a random chit out of the bag, which must not be empty. A piece
// leaves it for where the caller puts it.
func (h runner) draw() Chit {
	var w [chits]uint8
	copy(w[:], h.Bag[:])
	for p, at := range h.Places[:firstItem] {
		if at == inBag {
			w[JewelChit+Chit(pieceKinds[p])]++
		}
	}
	c := Chit(h.Luck.Weigh(drawChit, w[:]))
	if c < loose {
		h.Bag[c]--
	}
	return c
}

// pieceAt is the first piece of a kind in a place, or noPiece.
func (s *State) pieceAt(l Loot, at place) Piece {
	for p := firstPiece[l]; p < firstPiece[l]+Piece(pieceCount[l]); p++ {
		if s.Places[p] == at {
			return p
		}
	}
	return noPiece
}

// reveal draws the chit of an unknown tile. In the heist the Consultant's
// Blanks may replace it.
func (h runner) reveal(c Cell) {
	h.Unknown &^= only(c)
	if h.bagEmpty() {
		h.tell(rules.Event{Kind: EvNothingLeft, To: h.refCell(c)})
		return
	}
	kind := h.draw()
	e := rules.Event{Kind: EvRevealed, What: refChit(kind), To: h.refCell(c), Reveals: true}
	if h.Blanks > 0 && (h.Phase == Action || h.Phase == Closing || h.Phase == EventPhase) {
		// The chit waits; a piece stays in the bag meanwhile.
		h.push(Frame{Kind: frReveal, Card: uint8(kind), At: c})
		h.tell(e)
		return
	}
	e.N = 1 // it lies there at once
	h.place(c, kind, &e)
}

// place lays a drawn chit on its tile, active (rulebook: Reveal and
// Auto-Reveal; Held by a Guard). drawn is the event of the reveal, nil where it has
// been told before.
func (h runner) place(c Cell, kind Chit, drawn *rules.Event) {
	switch kind {
	case Blank:
		if drawn != nil {
			h.tell(*drawn)
		}
	case BigGuard:
		h.lay(c, Guard, 2, drawn)
	case ToughLock:
		h.lay(c, Lock, 2, drawn)
	case ToughCamera:
		h.lay(c, Camera, 2, drawn)
	case Camera:
		h.lay(c, Camera, 1, drawn)
		if h.Denied && h.Phase == Planning {
			h.Chits.Cameras[c]--
			bump(&h.Chits.Disabled[c], 1)
			h.Chits.sync(c)
			h.tell(rules.Event{Kind: EvDisabled, To: h.refCell(c)})
		}
	case Guard, Lock, Dog:
		if kind == Lock && h.Phase == Planning {
			h.tipOff()
		}
		h.lay(c, kind, 1, drawn)
	default:
		l := kind.loot()
		h.Places[h.pieceAt(l, inBag)] = place(c)
		if drawn != nil {
			h.tell(*drawn)
		}
		h.tell(rules.Event{Kind: EvFound, What: refLoot(l), To: h.refCell(c)})
		if l == Keycard || l == USBKey || l == Jewel && h.rule(jewelsHeld) || l == Documents && h.rule(documentsHeld) {
			h.put(c, Guard, 1)
		}
	}
}

// thin takes a random chit out of the bag for good: an R when every tile is
// known.
func (h runner) thin() {
	if h.bagEmpty() {
		return
	}
	kind := h.draw()
	if l := kind.loot(); l != noLoot {
		h.Places[h.pieceAt(l, inBag)] = lost
	}
	h.tell(rules.Event{Kind: EvThinned, What: refChit(kind), Reveals: true})
}

// autoReveal reveals one unknown tile that a character is next to; it reports
// whether there was one (rulebook: Auto-Reveal).
func (h runner) autoReveal() bool {
	if h.Unknown == 0 {
		return false
	}
	for f := range h.Crew {
		fig := &h.Crew[f]
		if fig.Status != inPlay {
			continue
		}
		if set := h.neighbours(f) & h.Unknown; set != 0 {
			h.reveal(set.first())
			return true
		}
	}
	return false
}

// takeDownEscort notes that one of the captive's escort on a cell is down; the
// crew goes for the escort first.
func (h runner) takeDownEscort(c Cell) {
	for i := range h.Escort {
		if h.Escort[i].At == c && h.Escort[i].Up > 0 {
			h.Escort[i].Up--
			return
		}
	}
}

// wakeEscort notes that those of the escort on a cell are up again.
func (h runner) wakeEscort(c Cell) {
	for i := range h.Escort {
		if h.Escort[i].At == c {
			h.Escort[i].Up = min(2, h.Chits.Guards[c])
			h.Escort[i].Kept = min(h.Escort[i].Kept, 2-h.Escort[i].Up)
		}
	}
}

// escorted reports whether the captive's escort stands on a cell.
func (s *State) escorted(c Cell) bool { return s.Escort[0].At == c || s.Escort[1].At == c }

// answerBlank replaces a drawn chit by a Blank: it leaves the game, a piece
// goes back into the bag (ruling).
func (h runner) answerBlank(who int) {
	f := *h.top()
	h.pop()
	h.payIdeas(who, 1)
	h.owe(1)
	h.Blanks--
	h.tell(rules.Event{Kind: EvBlanked, Who: h.refFigure(who), What: refChit(Chit(f.Card)), To: h.refCell(f.At)})
}

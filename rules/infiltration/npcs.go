package infiltration

import "safehouse/rules"

// An NPC is one of the five non-player characters.
type NPC uint8

// The NPCs (games §7).
const (
	JamesHarris NPC = iota
	OfficerNelson
	LeahBailey
	TyroneKent
	CSX13
	npcs      = 5
	noNPC NPC = 0xff
)

var npcIDs = []string{"james-harris", "officer-nelson", "leah-bailey", "tyrone-kent", "csx-13"}

// NPCCard is what is printed on an NPC.
type NPCCard struct {
	Leaves exits  // where a check at the start of the NPC Phase takes it out of the game
	Jump   int    // how much proximity rises when it leaves
	Acts   []Step // its activation
}

// exits says in which rooms an NPC leaves the facility.
type exits uint8

const (
	never exits = iota
	entryRoom
	anyExit // the entry room, Loading Dock and Executive Elevator
)

// npcTable is the NPC cards, one row a card.
//
//mutants:zero Leaves Jump
var npcTable = [npcs]NPCCard{
	JamesHarris:   {Leaves: entryRoom, Acts: fx(npcWounds(), proximity(+5), npcMoves())},
	OfficerNelson: {Leaves: never, Acts: fx(npcWounds(), alarm(+1))},
	LeahBailey:    {Leaves: anyExit, Jump: 20, Acts: fx(npcMoves())},
	TyroneKent:    {Leaves: entryRoom, Acts: fx(npcMoves(), npcTakes())},
	CSX13:         {Leaves: entryRoom, Acts: fx(npcDestroys(), npcMoves())},
}

// leaves reports whether an NPC that stands faceup at p leaves the game.
func (s *State) leaves(n NPC, p Place) bool {
	c := s.Rooms[p].Card
	switch npcTable[n].Leaves {
	case entryRoom:
		return p == Entry
	case anyExit:
		return p == Entry || c == LoadingDock || c == ExecutiveElevator
	}
	return false
}

// woundByNPC wounds every operative in the room; the holder of the Blackmail
// File is spared (games §8), as is whom they were told to let pass.
func (h runner) woundByNPC(at Place) {
	order := h.turnOrder()
	for _, o := range order.list() {
		if h.Ops[o].Place == at && !h.Ops[o].File && !h.has(o, Vouched) {
			h.wound(o)
		}
	}
}

// loseTokens takes the available tokens of a room out of the game; secured
// ones stay.
func (h runner) loseTokens(n NPC, at Place) {
	r := &h.Rooms[at]
	if r.Data == 0 {
		return
	}
	lost := r.Data
	h.Boxed, r.Data = h.Boxed+lost, 0
	h.tell(rules.Event{Kind: EvTokensLost, Who: RefNPC(n), From: RefPlace(at), N: int16(lost)})
}

func (h runner) destroyNPC(n NPC) {
	at := h.NPCs[n].Place
	h.NPCs[n].Place = Gone
	h.tell(rules.Event{Kind: EvNPCDestroyed, What: RefNPC(n), From: RefPlace(at)})
}

// bringNPC puts an NPC on the room at p with the given facing. With Scattered
// NPCs it is a random one of those not inside the facility, destroyed ones
// included (the variant's letter).
func (h runner) bringNPC(p Place, n NPC, up bool) {
	if h.Options.Scattered {
		var free uint64
		for o := range NPC(npcs) {
			if !h.NPCs[o].Place.Inside() {
				free |= 1 << o
			}
		}
		if free == 0 {
			return // only in a position made by hand: everybody is inside already
		}
		n = NPC(h.Luck.Pick(drawNPC, free))
	}
	h.Rooms[p].Brought = n
	h.NPCs[n] = NPCState{Place: p, Up: up}
	kind := EvNPCPlacedDown
	if up {
		kind = EvNPCPlaced
	}
	h.tell(rules.Event{Kind: kind, What: RefNPC(n), To: RefPlace(p)})
}

// flipNPC turns the NPC that the room at p brought in faceup; it does nothing
// when that NPC is no longer in the facility or faceup already.
func (h runner) flipNPC(p Place) {
	n := h.Rooms[p].Brought
	if n == noNPC || !h.NPCs[n].Place.Inside() || h.NPCs[n].Up {
		return
	}
	h.NPCs[n].Up = true
	h.tell(rules.Event{Kind: EvNPCFlipped, What: RefNPC(n), To: RefPlace(h.NPCs[n].Place)})
}

// startNPCPhase makes the checks of all faceup NPCs before any of them acts
// (ruling 29).
func (h runner) startNPCPhase() {
	h.Phase = NPCPhase
	faceup := false
	for n := range h.NPCs {
		h.NPCs[n].Acted = false
		faceup = faceup || h.NPCs[n].Up
	}
	if !faceup {
		return
	}
	for p := Entry; p <= Deepest; p++ {
		for n := range NPC(npcs) {
			st := &h.NPCs[n]
			if st.Place != p || !st.Up || !h.leaves(n, p) {
				continue
			}
			st.Place = Gone
			h.tell(rules.Event{Kind: EvNPCLeft, What: RefNPC(n), From: RefPlace(p)})
			if jump := npcTable[n].Jump; jump > 0 {
				h.approach(jump)
			}
			if h.Over {
				return
			}
		}
	}
}

// nextNPCs is the first room from the entry that holds NPCs that are faceup
// and have not acted, and the set of those NPCs; it is empty when all have.
func (s *State) nextNPCs() (set uint8) {
	best := Place(rooms)
	for n := range NPC(npcs) {
		st := &s.NPCs[n]
		if !st.Up || st.Acted || !st.Place.InLine() || st.Place > best {
			continue
		}
		if st.Place < best {
			best, set = st.Place, 0
		}
		set |= 1 << n
	}
	return set
}

// activate lets an NPC act.
func (h runner) activate(n NPC) {
	st := &h.NPCs[n]
	st.Acted = true
	h.tell(rules.Event{Kind: EvNPCActs, Who: RefNPC(n), To: RefPlace(st.Place)})
	h.carryOut(npcTable[n].Acts, effect{o: noOperative, chosen: noRoom, npc: n})
}

// moveNPC takes an NPC backward one room. It stays in the entry room (ruling
// 31); a Hologram Projection carries it one room further where there is one.
func (h runner) moveNPC(n NPC) {
	from := h.NPCs[n].Place
	if from == Entry {
		return
	}
	to := from - 1
	if to == h.Left[leftHologram].Place && to > Entry {
		to--
	}
	h.NPCs[n].Place = to
	h.tell(rules.Event{Kind: EvNPCMoves, Who: RefNPC(n), From: RefPlace(from), To: RefPlace(to)})
}

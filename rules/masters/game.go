package masters

import (
	"safehouse/rules"
	"safehouse/rules/machine"
)

// Ref kinds.
const (
	kSeat rules.RefKind = 1 + iota
	kCharacter
	kSkill
	kHex
	kAct
	kSub
	kChit
	kLoot
	kFixer
	kCard
	kLetter
	kHeist
)

// Kinds of chance results.
const (
	drawDie rules.DrawKind = 1 + iota
	drawChit
)

// drawSetup is for results that are drawn before the first decision.
const drawSetup rules.DrawKind = 0

// options are the set-up's choices: the fixers either all, none, or one flag
// each.
func options() []rules.Option {
	var ids []string
	for i := range heistTable {
		ids = append(ids, heistTable[i].ID)
	}
	list := []rules.Option{
		{ID: "heist", Kind: rules.Enum, Values: ids},
		{ID: "cash", Kind: rules.Int, Max: 99},
		{ID: "level", Kind: rules.Int, Min: 1, Max: 4, Default: 1},
		{ID: "prebuilt", Kind: rules.Bool, Default: 1},
		{ID: "inside", Kind: rules.Int, Min: 1, Max: 4, Default: 2, When: breakout},
		{ID: "fixers", Kind: rules.Enum, Values: []string{"chosen", "none", "all"}},
	}
	for f := range fixerTable {
		o := rules.Option{ID: fixerOption(Fixer(f)), Kind: rules.Bool, When: fixersChosen}
		if Fixer(f) == OldFriend {
			o.Default = 1
		}
		list = append(list, o)
	}
	return list
}

// breakout reports whether the heist is one of the County.
func breakout(o rules.Options, _ int) bool { return Heist(o["heist"]).County() }

// fixersChosen reports whether each Fixer is chosen by itself.
func fixersChosen(o rules.Options, _ int) bool { return o["fixers"] == 0 }

// fixerOption is the id of the flag that puts a fixer at hand.
func fixerOption(f Fixer) string { return fixerTable[f].ID }

func ids[T any](table []T, id func(*T) string) []string {
	var l []string
	for i := range table {
		l = append(l, id(&table[i]))
	}
	return l
}

// characterIDs are the character cards and those that an NPC card stands for.
func characterIDs() []string {
	return append(ids(characterTable[:], func(c *CharacterCard) string { return c.ID }), npcNameIDs[:]...)
}

var info = &rules.Info{
	ID:       "masters",
	Version:  2,
	Bands:    strength,
	MinSeats: 3,
	MaxSeats: 4,
	Options:  options(),
	Refs: []rules.RefInfo{
		kSeat:      {Name: "seat", IDs: []string{"0", "1", "2", "3"}},
		kCharacter: {Name: "character", IDs: characterIDs()},
		kSkill:     {Name: "skill", IDs: ids(skillTable[:], func(c *SkillCard) string { return c.ID })},
		kHex:       {Name: "hex", IDs: hexIDs()},
		kAct:       {Name: "action", IDs: ids(actTable[:], func(c *ActCard) string { return c.ID })},
		kSub:       {Name: "sub", IDs: []string{"move", "unlock", "subdue", "disable", "idea", "reveal", "loot", "rewire"}},
		kChit:      {Name: "chit", IDs: chitIDs},
		kLoot:      {Name: "loot", IDs: lootIDs[:]},
		kFixer:     {Name: "fixer", IDs: ids(fixerTable[:], func(c *FixerCard) string { return c.ID })},
		kCard:      {Name: "card", IDs: ids(cardTable[:], func(c *DeckCard) string { return c.ID })},
		kLetter:    {Name: "letter", IDs: []string{"x", "y"}},
		kHeist:     {Name: "heist", IDs: ids(heistTable[:], func(c *HeistCard) string { return c.ID })},
	},
	Events: eventIDs,
	Drawn:  []rules.EventKind{EvDie, EvRevealed, EvFound, EvFoundCash, EvAlert, EvEvent, EvCrisis, EvLastDitch},
	Draws: []rules.DrawInfo{
		drawDie:  {Name: "die", Min: 1, Max: 6},
		drawChit: {Name: "chit", Ref: kChit},
	},
	Phases:  phaseIDs,
	Opening: []string{phaseIDs[Choosing], phaseIDs[Planning]},
	Stocks:  machine.Stocks(stockTable),
	Asides:  machine.Asides(stockTable),
	Parts:   []string{"cash", "reward", "bet"},
	Says:    append(says(), figureOf.Keys()...),
	Faces:   []string{"character", "skill", "action", "loot", "fixer", "card", "heist"},
	Shorts:  []string{"character"},

	// Planning takes some 400 decisions at most, a round of five figures with
	// all their rearrangements 300, and there are at most 36 rounds.
	MaxDecisions: 12000,
}

// Game is a heist of Masters under the contract.
type Game struct{}

// Info is the box.
func (Game) Info() *rules.Info { return info }

// Empty is a state to decode into.
func (Game) Empty() rules.State { return &State{} }

// Game is the game that s belongs to.
func (s *State) Game() rules.Game { return Game{} }

// Chance is the generator inside the state.
func (s *State) Chance() *rules.Chance { return &s.Luck }

// Clone is an independent copy.
func (s *State) Clone() rules.State { c := *s; return &c }

// CopyFrom overwrites s with src, which must be a Masters state.
func (s *State) CopyFrom(src rules.State) { *s = *src.(*State) }

// Same reports whether both states are equal in every field.
func (s *State) Same(o rules.State) bool { return *s == *o.(*State) }

func refSeat(n int) rules.Ref      { return rules.At(kSeat, n) }
func refChit(c Chit) rules.Ref     { return rules.At(kChit, int(c)) }
func refLoot(l Loot) rules.Ref     { return rules.At(kLoot, int(l)) }
func refAct(a Act) rules.Ref       { return rules.At(kAct, int(a)) }
func refFixer(f Fixer) rules.Ref   { return rules.At(kFixer, int(f)) }
func refDeckCard(c Card) rules.Ref { return rules.At(kCard, int(c)) }
func refLetter(n int) rules.Ref    { return rules.At(kLetter, n) }

// refFigure names a figure by its character.
func (s *State) refFigure(f int) rules.Ref { return rules.At(kCharacter, s.character(f)) }

// character is the index of a figure among the names of characters.
func (s *State) character(f int) int {
	if f == npc {
		return characters + int(s.Heist.card().Named)
	}
	return int(s.Crew[f].Card)
}

// figure is who a character is in this heist, or -1.
func (s *State) figure(who int16) int {
	if who >= characters {
		if s.Crew[npc].Status != absent && int(who) == s.character(npc) {
			return npc
		}
		return -1
	}
	for f := range int(s.Seats) {
		if int16(s.Crew[f].Card) == who {
			return f
		}
	}
	return -1
}

func refHex(x Hex) rules.Ref { return rules.At(kHex, int(x)) }

// refCell names the hex of a cell.
func (s *State) refCell(c Cell) rules.Ref {
	if x := s.hex(c); x != noHex {
		return refHex(x)
	}
	return rules.Ref{}
}

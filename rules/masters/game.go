package masters

import "safehouse/rules"

// Verbs.
const (
	vCharacter rules.Verb = 1 + iota
	vSkill

	// Planning
	vStart
	vPlan
	vLift
	vReady
	vTunnel
	vBuy
	vSell
	vSellJewel
	vEquip
	vHire
	vSurvey
	vSurveyBag
	vSchematics
	vSchematicsBag
	vInside
	vGive

	// The Action phase: actions
	vAct
	vLend
	vBreach
	vLaser

	// Sub-actions
	vMove
	vUnlock
	vSubdue
	vDisable
	vCut
	vIdea
	vReveal
	vThin
	vLoot
	vCrack
	vHoldTorch

	// Loot
	vTake
	vDrop
	vSlide
	vToss

	// Abilities and things
	vReach
	vSlip
	vVent
	vCodes
	vReplan
	vPicker
	vTeamwork
	vServer
	vSwipe
	vSeize
	vLogs
	vClue
	vDecoy
	vShift

	vDone
	vCall

	// Questions
	vBlank
	vKeep
	vChase
	vHunt
	vHound
	vPenny
	vLose
	vBlab
	vSilent
	vComfort
	vDecline
	vLock
	vPutDown
	vNerves
	vNoise
	vTip
	vSwap
	vInsert
	vMark

	// Escape
	vRun
	vDeclare
	vRoll
	vPick
	vPinch
	verbs = vPinch + 1
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

var (
	whoHex  = []rules.Operand{{Name: "who", Ref: kCharacter}, {Name: "hex", Ref: kHex}}
	whoTo   = []rules.Operand{{Name: "who", Ref: kCharacter}, {Name: "to", Ref: kCharacter}}
	whoLoot = []rules.Operand{{Name: "who", Ref: kCharacter}, {Name: "loot", Ref: kLoot}}
	who     = whoHex[:1:1]
	hex     = whoHex[1:2:2]
)

var verbTable = []rules.VerbInfo{
	vCharacter:     {Name: "choose-character", Operands: []rules.Operand{{Name: "seat", Ref: kSeat}, {Name: "character", Ref: kCharacter}}},
	vSkill:         {Name: "choose-skill", Operands: []rules.Operand{{Name: "seat", Ref: kSeat}, {Name: "skill", Ref: kSkill}}},
	vStart:         {Name: "start", Operands: whoHex},
	vPlan:          {Name: "plan", Operands: whoHex},
	vLift:          {Name: "lift", Operands: whoHex},
	vReady:         {Name: "ready", Operands: who, Barrier: true},
	vTunnel:        {Name: "tunnel", Operands: []rules.Operand{{Name: "space", Ref: kHex}, {Name: "hex", Ref: kHex}}},
	vBuy:           {Name: "buy", Operands: []rules.Operand{{Name: "loot", Ref: kLoot}, {Name: "who", Ref: kCharacter}}},
	vSell:          {Name: "sell", Operands: []rules.Operand{{Name: "loot", Ref: kLoot}}},
	vSellJewel:     {Name: "sell-jewel"},
	vEquip:         {Name: "equip", Operands: []rules.Operand{{Name: "loot", Ref: kLoot}, {Name: "who", Ref: kCharacter}}},
	vHire:          {Name: "hire", Operands: []rules.Operand{{Name: "fixer", Ref: kFixer}, {Name: "n"}}},
	vSurvey:        {Name: "survey", Operands: hex, Barrier: true},
	vSurveyBag:     {Name: "survey-bag", Barrier: true},
	vSchematics:    {Name: "schematics", Operands: hex, Barrier: true},
	vSchematicsBag: {Name: "schematics-bag", Barrier: true},
	vInside:        {Name: "go-inside", Operands: whoHex},
	vGive:          {Name: "give-idea", Operands: whoTo},
	vAct:           {Name: "act", Operands: []rules.Operand{{Name: "who", Ref: kCharacter}, {Name: "action", Ref: kAct}}},
	vLend:          {Name: "lend-hand", Operands: []rules.Operand{{Name: "who", Ref: kCharacter}, {Name: "to", Ref: kCharacter}, {Name: "sub", Ref: kSub}}},
	vBreach:        {Name: "breach", Operands: whoHex},
	vLaser:         {Name: "laser", Operands: whoHex},
	vMove:          {Name: "move", Operands: whoHex},
	vUnlock:        {Name: "unlock", Operands: whoHex},
	vSubdue:        {Name: "subdue", Operands: []rules.Operand{{Name: "who", Ref: kCharacter}, {Name: "hex", Ref: kHex}, {Name: "chit", Ref: kChit}}},
	vDisable:       {Name: "disable", Operands: whoHex},
	vCut:           {Name: "rewire", Operands: whoHex},
	vIdea:          {Name: "think", Operands: who},
	vReveal:        {Name: "reveal", Operands: whoHex, Barrier: true},
	vThin:          {Name: "thin", Operands: who},
	vLoot:          {Name: "loot", Operands: who},
	vCrack:         {Name: "crack", Operands: []rules.Operand{{Name: "who", Ref: kCharacter}, {Name: "n"}}, Barrier: true},
	vHoldTorch:     {Name: "hold-torch", Operands: who},
	vTake:          {Name: "take", Operands: whoLoot},
	vDrop:          {Name: "drop", Operands: whoLoot},
	vSlide:         {Name: "slide", Operands: whoLoot},
	vToss:          {Name: "toss", Operands: []rules.Operand{{Name: "who", Ref: kCharacter}, {Name: "loot", Ref: kLoot}, {Name: "hex", Ref: kHex}}},
	vReach:         {Name: "reach", Operands: whoHex},
	vSlip:          {Name: "slip", Operands: who},
	vVent:          {Name: "vent", Operands: whoHex},
	vCodes:         {Name: "codes", Operands: whoHex, Barrier: true},
	vReplan:        {Name: "new-plan", Operands: who},
	vPicker:        {Name: "pick-on", Operands: who},
	vTeamwork:      {Name: "teamwork", Operands: whoTo},
	vServer:        {Name: "server", Operands: who},
	vSwipe:         {Name: "swipe", Operands: whoHex},
	vSeize:         {Name: "seize", Operands: who},
	vLogs:          {Name: "check-logs", Operands: who, Barrier: true},
	vClue:          {Name: "take-idea", Operands: who},
	vDecoy:         {Name: "decoy"},
	vShift:         {Name: "shift", Operands: []rules.Operand{{Name: "who", Ref: kCharacter}, {Name: "from", Ref: kHex}, {Name: "hex", Ref: kHex}}},
	vDone:          {Name: "done", Operands: who},
	vCall:          {Name: "call-escape", Barrier: true},
	vBlank:         {Name: "blank", Operands: who},
	vKeep:          {Name: "keep-chit"},
	vChase:         {Name: "chase", Operands: hex},
	vHunt:          {Name: "hunt", Operands: hex},
	vHound:         {Name: "hound", Operands: who},
	vPenny:         {Name: "penny", Operands: who},
	vLose:          {Name: "lose-idea", Operands: who},
	vBlab:          {Name: "listen", Operands: who},
	vSilent:        {Name: "stay-silent", Operands: who},
	vComfort:       {Name: "comfort", Operands: who},
	vDecline:       {Name: "decline"},
	vLock:          {Name: "lock-in", Operands: hex},
	vPutDown:       {Name: "put-down", Operands: whoHex},
	vNerves:        {Name: "calm", Operands: who},
	vNoise:         {Name: "take-noise"},
	vTip:           {Name: "tip", Operands: who},
	vSwap:          {Name: "swap", Operands: []rules.Operand{{Name: "chit", Ref: kChit}}},
	vInsert:        {Name: "insert", Operands: []rules.Operand{{Name: "card", Ref: kCard}, {Name: "n"}}},
	vMark:          {Name: "mark", Operands: hex},
	vRun:           {Name: "run", Operands: whoHex},
	vDeclare:       {Name: "declare", Operands: whoHex},
	vRoll:          {Name: "roll", Operands: who, Barrier: true},
	vPick:          {Name: "pick-in-flight", Operands: whoHex},
	vPinch:         {Name: "pinch", Operands: whoTo},
}

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
		{ID: "inside", Kind: rules.Int, Min: 1, Max: 4, Default: 2},
		{ID: "fixers", Kind: rules.Enum, Values: []string{"chosen", "none", "all"}},
	}
	for f := range fixerTable {
		o := rules.Option{ID: fixerOption(Fixer(f)), Kind: rules.Bool}
		if Fixer(f) == OldFriend {
			o.Default = 1
		}
		list = append(list, o)
	}
	return list
}

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
	MinSeats: 3,
	MaxSeats: 4,
	Options:  options(),
	Verbs:    verbTable,
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
	Draws: []rules.DrawInfo{
		drawDie:  {Name: "die", Min: 1, Max: 6},
		drawChit: {Name: "chit", Ref: kChit},
	},
	Phases:  phaseIDs,
	Opening: []string{phaseIDs[Choosing], phaseIDs[Planning]},
	Parts:   []string{"cash", "reward", "bet"},
	Says:    says(),
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

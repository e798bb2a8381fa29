package deepstate

import (
	"safehouse/rules"
	"safehouse/rules/machine"
)

// Ref kinds.
const (
	kSeat rules.RefKind = 1 + iota
	kCard
	kObjective
	kGroup
	kEmblem
	kProject
	kStage
	kOperation
	kTreaty
	kMan
	kToken
	kHOCCard
)

// seatHOC is HOC among the refs of seats.
const seatHOC = players

// Kinds of chance results.
const (
	drawObjective rules.DrawKind = 1 + iota
	drawTreaty
	drawMan
	drawHOC
)

// drawSetup is for results that are drawn before the first decision.
const drawSetup rules.DrawKind = 0

// names collects the ids of a table.
func names(n int, id func(int) string) []string {
	var ids []string
	for i := range n {
		ids = append(ids, id(i))
	}
	return ids
}

var info = &rules.Info{
	ID:       "deepstate",
	Version:  2,
	Bands:    strength,
	MinSeats: 1,
	MaxSeats: players,
	Automa:   "HOC",
	Strength: "level",
	Options: []rules.Option{
		{ID: "treaties", Kind: rules.Enum, Values: treatySetupIDs, Default: int(Standard)},
		{ID: "men", Kind: rules.Bool},
		{ID: "level", Kind: rules.Enum, Values: levelIDs, Default: int(Secretary), When: rules.Alone},
		{ID: "supervisor", Kind: rules.Enum, Values: []string{"lot", "1", "2", "3", "4", "5"}, When: func(_ rules.Options, seats int) bool { return seats > 1 }},
		{ID: "rounds", Kind: rules.Int, Max: MaxLastRound, Zero: true},
		{ID: "closed", Kind: rules.Enum, Values: closedIDs()},
		{ID: "war", Kind: rules.Enum, Values: warIDs},
		{ID: "reach", Kind: rules.Int, Min: leastReach, Max: mostReach, Default: Reach},
		{ID: "operations", Kind: rules.Int, Max: operations, Default: operations},
		{ID: "reserve", Kind: rules.Int, Min: leastReserve, Max: mostReserve, Zero: true},
		{ID: "rivals-reserve", Kind: rules.Int, Min: leastReserve, Max: mostReserve, Zero: true},
		{ID: "dossier", Kind: rules.Int, Max: MaxDossier},
		{ID: "head-start", Kind: rules.Int, Max: MaxHeadStart, Zero: true, When: rules.Alone},
		{ID: "strike", Kind: rules.Bool},
		{ID: "exchange", Kind: rules.Bool},
		{ID: "encore", Kind: rules.Bool},
		{ID: "wiretap", Kind: rules.Bool, When: rules.Alone},
		{ID: "seal", Kind: rules.Bool},
		{ID: "claim", Kind: rules.Bool},
		{ID: "summons", Kind: rules.Bool, When: rules.Alone},
		{ID: "ghost", Kind: rules.Bool},
		{ID: "waiver", Kind: rules.Bool},
		{ID: "driver", Kind: rules.Bool},
		{ID: "lamp", Kind: rules.Bool},
	},
	Refs: []rules.RefInfo{
		kSeat:      {Name: "seat", IDs: []string{"0", "1", "2", "3", "4", "hoc"}},
		kCard:      {Name: "card", IDs: printed.ids},
		kObjective: {Name: "objective", IDs: names(kinds+1, kindID)},
		kGroup:     {Name: "group", IDs: groupIDs},
		kEmblem:    {Name: "emblem", IDs: emblemIDs},
		kProject:   {Name: "project", IDs: names(projects, func(i int) string { return projectTable[i].ID })},
		kStage:     {Name: "stage", IDs: stageIDs()},
		kOperation: {Name: "operation", IDs: names(operations, func(i int) string { return operationTable[i].ID })},
		kTreaty:    {Name: "treaty", IDs: names(treatyCards, func(i int) string { return treatyTable[i].ID })},
		kMan:       {Name: "man", IDs: names(men, func(i int) string { return manTable[i].ID })},
		kToken:     {Name: "token", IDs: names(tokens, func(i int) string { return treatyTable[tokenTreaty[i]].ID })},
		kHOCCard:   {Name: "hoc-card", IDs: names(hocKinds, func(i int) string { return hocTable[i].ID })},
	},
	Events: eventIDs,
	Drawn:  []rules.EventKind{EvRevealed, EvWar, EvWarAverted, EvTreatyDrawn, EvDrewTreaties, EvManDrawn, EvDrewMan, EvHOCCard, EvHOCShown, EvHOCReveals},
	Draws: []rules.DrawInfo{
		drawObjective: {Name: "objective", Ref: kCard},
		drawTreaty:    {Name: "treaty", Ref: kTreaty},
		drawMan:       {Name: "man", Ref: kMan},
		drawHOC:       {Name: "hoc-card", Ref: kHOCCard},
	},
	Phases:  phaseIDs,
	Opening: []string{phaseIDs[Drafting], phaseIDs[Dealing]},
	Stocks:  machine.Stocks(stockTable),
	Asides:  machine.Asides(stockTable),
	Parts:   partIDs,
	Says:    append(texts(), figureOf.Keys()...),
	Faces:   []string{"objective", "stage", "operation", "treaty", "man", "hoc-card", "project", "group", "emblem", "token"},

	// Sixty-six Objectives may each take 20 Action Phases to leave the zone
	// (StallLimit), in each of which five players decide about a dozen things.
	MaxDecisions: 100_000,
}

// kindID is the id of an Objective or the World War.
func kindID(i int) string {
	if Kind(i) == WorldWar {
		return "world-war"
	}
	return objectiveTable[i].ID
}

// Game is Deep State under the contract.
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

// CopyFrom overwrites s with src, which must be a Deep State state.
func (s *State) CopyFrom(src rules.State) { *s = *src.(*State) }

// Same reports whether both states are equal in every field.
func (s *State) Same(o rules.State) bool { return *s == *o.(*State) }

// RefPlayer is the ref of a player; HOC has one of its own.
func (s *State) RefPlayer(p Player) rules.Ref {
	if s.automa(p) {
		return RefSeat(seatHOC)
	}
	return RefSeat(int(p))
}

// playerOf is the player that the ref of a seat means, or nobody.
func (s *State) playerOf(seat int) Player {
	switch {
	case s.Seats == 1 && seat == seatHOC:
		return HOC
	case seat < int(s.Seats):
		return Player(seat)
	}
	return nobody
}

// Refs of the things.

func RefSeat(n int) rules.Ref               { return rules.At(kSeat, n) }
func RefCard(c Card) rules.Ref              { return rules.At(kCard, int(c)) }
func RefObjective(k Kind) rules.Ref         { return rules.At(kObjective, int(k)) }
func RefGroup(g Group) rules.Ref            { return rules.At(kGroup, int(g)) }
func RefEmblem(e Emblem) rules.Ref          { return rules.At(kEmblem, int(e)) }
func RefProject(p Project) rules.Ref        { return rules.At(kProject, int(p)) }
func RefStage(p Project, n uint8) rules.Ref { return rules.At(kStage, int(p)*stages+int(n)-1) }
func RefOperation(op Operation) rules.Ref   { return rules.At(kOperation, int(op)) }
func RefTreaty(t Treaty) rules.Ref          { return rules.At(kTreaty, int(t)) }
func RefMan(m Man) rules.Ref                { return rules.At(kMan, int(m)) }
func RefToken(t Token) rules.Ref            { return rules.At(kToken, int(t)) }
func RefHOCCard(c HOCCard) rules.Ref        { return rules.At(kHOCCard, int(c)) }

// New sets the table (rulebook: Setup; games §12.1). The first zone is
// revealed when the Treaties are dealt, put back and shuffled.
func (Game) New(setup rules.Setup) (rules.State, error) {
	opt, err := info.Settle(setup)
	if err != nil {
		return nil, err
	}
	first := opt["supervisor"]
	if first > setup.Seats {
		return nil, &rules.Refusal{Reason: rules.Say("refuse.supervisor", rules.Num("seat", first), rules.Num("max", setup.Seats))}
	}
	s := &State{
		Options: Choices{Treaties: TreatySetup(opt["treaties"]), Men: opt["men"] == 1,
			Rounds: uint8(opt["rounds"]), Closed: uint8(opt["closed"]), War: War(opt["war"]), Reach: int8(opt["reach"] - Reach),
			Missing: uint8(operations - opt["operations"]), Reserve: int8(opt["reserve"]), Rivals: int8(opt["rivals-reserve"]), Dossier: uint8(opt["dossier"]),
			Privileges: privilegesOf(opt, setup.Seats), Granted: grantsOf(opt)},
		Luck:     rules.Chance{Rand: rules.Rand{S: setup.Seed}},
		Seats:    uint8(setup.Seats),
		Supply:   secondaryCount,
		Now:      TurnState{Infiltrated: noCard, Anywhere: noCard},
		Deck:     allTreaties,
		DeckSize: treatyCards,
		Draft:    emptyDraft(),
	}
	s.layOut()
	switch {
	case setup.Seats == 1:
		s.Options.Level, s.Options.HeadStart = Level(opt["level"]), uint8(opt["head-start"])
		s.Options.Wiretap = opt["wiretap"] == 1
		s.seatHOC()
	case first > 0:
		s.Supervisor = Player(first - 1)
	default:
		s.Supervisor = Player(s.Luck.Roll(drawSetup, 0, setup.Seats-1))
	}
	s.dealTreaties()
	c := runner{State: s}
	if s.Phase == ActionPhase {
		c.firstRound()
	}
	c.run()
	return s, nil
}

// layOut puts every component where it begins.
func (s *State) layOut() {
	n := s.count()
	for i := range s.Cards {
		s.Cards[i] = CardState{At: InDeck, By: nobody, Host: noCard}
		if printed.mark[i] > n {
			s.Cards[i].At = InBox
		}
	}
	for i := range s.Row {
		s.Row[i] = noCard
	}
	for i := range s.Operations {
		s.Operations[i].By = nobody
	}
	for t := range s.Tokens {
		s.Tokens[t] = TokenState{At: noCard, Against: nobody}
	}
	for p := range n {
		reserve := s.startReserve(Player(p))
		s.Players[p].Reserve, s.Players[p].Pool = reserve, Agents-reserve
	}
	if s.Options.Men {
		for m := range s.MenDeck {
			s.MenDeck[m] = MenCopies
		}
		s.MenDeckSize = uint8(s.MenDeck.count())
	}
}

// seatHOC gives HOC its start and its tokens; the lone player holds the
// Supervisor first.
func (s *State) seatHOC() {
	s.Supervisor = You
	reserve := s.startReserve(HOC)
	s.Players[HOC].Reserve, s.Players[HOC].Pool = reserve, Agents-reserve
	s.Head.Deck = fullHOCDeck()
	free := uint64(1<<Comintern | 1<<UnifiedNations | 1<<Spyware)
	for i := range s.Head.Order {
		project := s.Luck.Pick(drawSetup, free)
		free &^= 1 << project
		s.Head.Order[i] = Project(project)
	}
	s.headStart()
}

// texts is the message keys that do not follow from the tables.
func texts() []string {
	keys := []string{
		"title", "tagline", "refuse.supervisor",
		"at.place", "own.bare", "own.agents", "own.joined", "rival.agents", "cost.agents", "cost.cards",
		"action.infiltrate-ghosts", "action.over-infiltrate", "action.over-infiltrate-ghosts", "action.covert-ghosts",
		"action.level-up", "action.contact-instead", "action.make-waived",
		"pass.protect", "pass.ambush", "pass.attach", "pass.treaty", "pass.treaty-more", "pass.offer", "pass.return",
		"result.tie-stage", "result.tie-deep-state", "result.shared",
		"result.narrow", "result.clear", "result.total", "result.hoc", "result.hoc-tie", "result.hoc-shared",
	}
	return append(append(keys, advices...), asideAdvices...)
}

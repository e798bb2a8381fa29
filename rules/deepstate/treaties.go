package deepstate

// A Treaty is one of the 46 Treaties.
type Treaty uint8

// The Treaties (games §7): Immediate, Persistent, End-of-Game.
const (
	FederalReserve Treaty = iota
	WorldBank
	PressSyndicate
	NobelCommittee
	PeasantUnion
	MercenaryGuild
	UndergroundRailroad
	OctoberCommittee
	PeaceCongress
	CryptographersBureau
	Kingmakers
	Freemasons
	BohemianClub
	SkullAndBones

	Yakuza
	CosaNostra
	Triads
	Anarchists
	CIA
	KGB
	Interpol
	Partisans
	SleeperCells
	BlueHelmets
	OilBarons
	CivilService
	ThinkTank
	Lobbyists
	ArmsDealers
	ReliefCommittee

	FederationOfTradeUnions
	LeagueOfNations
	SignalsAlliance
	TrilateralCommission
	BilderbergClub
	ClubOfRome
	ChamberOfCommerce
	AcademyOfSciences
	BroadcastingUnion
	WarCouncil
	Illuminati
	Rosicrucians
	NonAlignedMovement
	RevolutionaryStudents
	PacifistAssembly
	DoubleAgentsRing

	treatyCards        = 46
	noTreaty    Treaty = 0xff
	hiddenCard  Treaty = 0xfe // in a view: a card lies there, but which one is hidden
)

// allTreaties is the whole deck.
const allTreaties Set = 1<<treatyCards - 1

// An EffectType says when a Treaty's effect counts.
type EffectType uint8

// Effect types.
const (
	Immediate EffectType = iota
	Persistent
	EndOfGame
)

// TreatyCard is what is printed on a Treaty.
type TreatyCard struct {
	ID      string
	Type    EffectType
	Needs   []Term
	Benefit []Step
	Effect  []Step
}

func (t Treaty) card() *TreatyCard { return &treatyTable[t] }

// treatyTable is the Treaties, one row a card: Conditions, benefit, effect.
//
//mutants:zero Needs
var treatyTable = [treatyCards]TreatyCard{
	FederalReserve:       {"federal-reserve", Immediate, when(cardsOf(3, Finance)), fx(worth(4)), fx(secondary(2, Finance))},
	WorldBank:            {"world-bank", Immediate, when(cardsOf(3, Finance)), fx(worth(7)), fx(give(Finance))},
	PressSyndicate:       {"press-syndicate", Immediate, when(cardsOf(3, MassControl)), fx(worth(7)), fx(give(MassControl))},
	NobelCommittee:       {"nobel-committee", Immediate, when(cardsOf(3, Science)), fx(worth(7)), fx(give(Science))},
	PeasantUnion:         {"peasant-union", Immediate, when(cardsOf(2, MassControl)), fx(emblem(Communists)), fx(recruit(2))},
	MercenaryGuild:       {"mercenary-guild", Immediate, when(), fx(worth(1)), fx(recruit(2))},
	UndergroundRailroad:  {"underground-railroad", Immediate, when(cardsOf(1, KeyConnections)), fx(secondary(1, MassControl)), fx(giveBack(all))},
	OctoberCommittee:     {"october-committee", Immediate, when(shows(1, Communists)), fx(secondary(1, MassControl)), fx(advance(Comintern, 2, 0))},
	PeaceCongress:        {"peace-congress", Immediate, when(shows(1, Peacekeepers)), fx(secondary(1, Finance)), fx(advance(UnifiedNations, 2, 0))},
	CryptographersBureau: {"cryptographers-bureau", Immediate, when(shows(1, Spies)), fx(secondary(1, Science)), fx(advance(Spyware, 2, 0))},
	Kingmakers:           {"kingmakers", Immediate, when(shows(2, SpecialInterest)), fx(secondary(1, SupremePower)), fx(advance(DeepState, 1, 1))},
	Freemasons:           {"freemasons", Immediate, when(cardsOf(1, MassControl), cardsOf(1, Finance), cardsOf(1, Science)), fx(worth(3)), fx(another())},
	BohemianClub:         {"bohemian-club", Immediate, when(), fx(worth(2)), fx(draw(3))},
	SkullAndBones:        {"skull-and-bones", Immediate, when(cardsOf(2, SupremePower)), fx(secondary(1, SupremePower)), fx(draw(2))},

	Yakuza:          {"yakuza", Persistent, when(cardsOf(2, MassControl), shows(1, SpecialInterest)), fx(secondary(1, MassControl)), fx(protect())},
	CosaNostra:      {"cosa-nostra", Persistent, when(cardsOf(2, Finance), shows(1, SpecialInterest)), fx(secondary(1, Finance)), fx(ambush(1))},
	Triads:          {"triads", Persistent, when(cardsOf(2, Science), shows(1, SpecialInterest)), fx(secondary(1, Science)), fx(anywhere())},
	Anarchists:      {"anarchists", Persistent, when(cardsOf(1, MassControl), noCardOf(Governments)), fx(emblem(Communists)), fx(recruitExpelled(1))},
	CIA:             {"cia", Persistent, when(shows(1, Spies)), fx(emblem(Spies)), fx(reach(1))},
	KGB:             {"kgb", Persistent, when(shows(1, Communists)), fx(emblem(Spies)), fx(killExpelled(1))},
	Interpol:        {"interpol", Persistent, when(shows(1, Peacekeepers)), fx(emblem(Peacekeepers)), fx(margin(2))},
	Partisans:       {"partisans", Persistent, when(shows(1, Communists), cardsOf(2, MassControl)), fx(worth(2)), fx(ghosts(1))},
	SleeperCells:    {"sleeper-cells", Persistent, when(shows(1, Spies), cardsOf(2, Science)), fx(worth(2)), fx(ghosts(1))},
	BlueHelmets:     {"blue-helmets", Persistent, when(shows(1, Peacekeepers), cardsOf(2, Finance)), fx(worth(2)), fx(ghosts(1))},
	OilBarons:       {"oil-barons", Persistent, when(cardsOf(2, Finance)), fx(secondary(1, Finance)), fx(actionRecruits(2))},
	CivilService:    {"civil-service", Persistent, when(cardsOf(2, MassControl)), fx(secondary(1, MassControl)), fx(supervisorRecruits(3))},
	ThinkTank:       {"think-tank", Persistent, when(cardsOf(2, Science)), fx(secondary(1, Science)), fx(agentsLess(1))},
	Lobbyists:       {"lobbyists", Persistent, when(shows(2, SpecialInterest)), fx(secondary(1, SupremePower)), fx(freeActions())},
	ArmsDealers:     {"arms-dealers", Persistent, when(operationsDone(1)), fx(secondary(1, Finance)), fx(operationLess(2))},
	ReliefCommittee: {"relief-committee", Persistent, when(cardsOf(1, KeyConnections), shows(1, Peacekeepers)), fx(emblem(Peacekeepers)), fx(operationRecalls(3))},

	FederationOfTradeUnions: {"federation-of-trade-unions", EndOfGame, when(named(LaborUnions)), fx(emblem(Communists)), fx(perEmblem(2, Communists))},
	LeagueOfNations:         {"league-of-nations", EndOfGame, when(named(Consulates)), fx(emblem(Peacekeepers)), fx(perEmblem(2, Peacekeepers))},
	SignalsAlliance:         {"signals-alliance", EndOfGame, when(named(SpyAgencies)), fx(emblem(Spies)), fx(perEmblem(2, Spies))},
	TrilateralCommission:    {"trilateral-commission", EndOfGame, when(cardsOf(1, MassControl), cardsOf(1, Finance), cardsOf(1, Science)), fx(), fx(perSet(3))},
	BilderbergClub:          {"bilderberg-club", EndOfGame, when(cardsOf(2, SupremePower)), fx(), fx(perCard(2, SupremePower))},
	ClubOfRome:              {"club-of-rome", EndOfGame, when(groupsOf(4)), fx(secondary(1, Science)), fx(perGroup(1))},
	ChamberOfCommerce:       {"chamber-of-commerce", EndOfGame, when(cardsOf(2, Finance)), fx(secondary(1, Finance)), fx(perCard(1, Finance))},
	AcademyOfSciences:       {"academy-of-sciences", EndOfGame, when(cardsOf(2, Science)), fx(secondary(1, Science)), fx(perCard(1, Science))},
	BroadcastingUnion:       {"broadcasting-union", EndOfGame, when(cardsOf(2, MassControl)), fx(secondary(1, MassControl)), fx(perCard(1, MassControl))},
	WarCouncil:              {"war-council", EndOfGame, when(operationsDone(1)), fx(), fx(perOperation(3))},
	Illuminati:              {"illuminati", EndOfGame, when(projectsIn(2)), fx(), fx(perProject(3))},
	Rosicrucians:            {"rosicrucians", EndOfGame, when(treatiesMade(2)), fx(), fx(perTreaty(2))},
	NonAlignedMovement:      {"non-aligned-movement", EndOfGame, when(noEmblem(Communists), noEmblem(Spies)), fx(worth(3)), fx(ifNone(6, Communists, Spies))},
	RevolutionaryStudents:   {"revolutionary-students", EndOfGame, when(cardsOf(1, MassControl), cardsOf(1, Science)), fx(emblem(Communists)), fx(byStage(5, 1, Comintern))},
	PacifistAssembly:        {"pacifist-assembly", EndOfGame, when(cardsOf(1, KeyConnections), noOperations()), fx(emblem(Peacekeepers)), fx(ifNoOperation(5))},
	DoubleAgentsRing:        {"double-agents-ring", EndOfGame, when(cardsOf(2, KeyConnections)), fx(emblem(Spies)), fx(byStage(5, 1, Spyware))},
}

package infiltration

// A Room is one of the 32 room cards.
type Room uint8

// The room cards (games §5).
const (
	ResearchAdminOffice Room = iota
	LoadingDock
	SecurityCheckpoint
	Infirmary
	Cafeteria
	MailRoom
	GuardPost
	EquipmentLockers
	ServerCloset
	Atrium
	Stairwell
	WasteReclamation
	BioroidBay

	HaloConferenceRoom
	ExecutiveElevator
	ExecutiveSuite
	ServerFarm
	CloneVats
	PrototypeWorkshop
	TradingFloor
	NeuralTestingLab
	Skybridge
	DirectorsOffice
	SurveillanceHub
	LaserCorridor
	MaintenanceBay

	Vault
	PrototypeLab
	BlackArchive
	PanicRoom
	AICore
	ExperimentWard
	roomCards = 32

	faceDownRoom Room = 0xff
)

// Which cards belong to a floor, as sets for drawing.
const (
	firstFloorCards  = 1<<13 - 1
	secondFloorCards = (1<<13 - 1) << 13
	secretCards      = (1<<6 - 1) << 26
)

// A condition must hold for an Interface function to be resolved; where it
// fails the function has no effect and keeps its token (ruling 19). Functions
// that need something to aim at count that as their condition.
type condition uint8

const (
	always condition = iota
	holdsItem
	noGuardLeft
	isHealthy
	sludgeCanMove
	guardNextDoor
	dataInLine
	noPrototypeYet
	alarmRaised
)

// tokenUse says what resolving an Interface function does to its token.
type tokenUse uint8

const (
	keep tokenUse = iota
	spend
)

// RoomCard is what is printed on a room.
type RoomCard struct {
	ID        string
	Available int8 // tokens placed when the room is revealed
	Guard     Guard
	Secured   int8 // tokens behind the guard
	Token     tokenUse
	When      condition
	Interface []Step
	Reveal    []Step
	Enter     []Step
	Lock      []Step // lock function, for whoever destroys the lock
	Forward   int8   // Advance function: forward up to this many rooms
	Backward  int8   // Retreat function: backward up to this many rooms
	ToEntry   bool   // Retreat function: to the entry room instead
}

// Floor is the floor printed on the card.
func (r Room) Floor() Floor {
	switch {
	case r < 13:
		return First
	case r < 26:
		return Second
	}
	return SecretFloor
}

func (r Room) card() *RoomCard { return &roomTable[r] }

// roomTable is the deck, one row a card.
//
//mutants:zero Available Guard Secured Token When Forward Backward ToEntry
var roomTable = [roomCards]RoomCard{
	// First floor
	ResearchAdminOffice: {ID: "research-admin-office", Available: 2, Guard: LabWorker, Secured: 3, Token: keep, Interface: fx(alarm(+1), toSecret())},
	LoadingDock:         {ID: "loading-dock", Available: 2, Token: keep, Interface: fx(alarm(+1), escape()), Forward: 2},
	SecurityCheckpoint:  {ID: "security-checkpoint", Available: 6, Guard: TechLock, Secured: 2, Token: spend, Interface: fx(draw(2)), Reveal: fx(place(JamesHarris, faceUp))},
	Infirmary:           {ID: "infirmary", Available: 2, Guard: LabWorker, Secured: 2, Token: keep, Interface: fx(heal())},
	Cafeteria:           {ID: "cafeteria", Available: 1, Guard: LabWorker, Secured: 4, Token: spend, Interface: fx(draw(1))},
	MailRoom:            {ID: "mail-room", Available: 2, Token: spend, When: holdsItem, Interface: fx(discardOne(), pool(2)), Reveal: fx(draw(1)), Backward: 2},
	GuardPost:           {ID: "guard-post", Available: 3, Guard: TechLock, Secured: 2, Token: spend, Interface: fx(alarm(-1)), Reveal: fx(place(OfficerNelson, faceUp))},
	EquipmentLockers:    {ID: "equipment-lockers", Available: 1, Guard: TechLock, Secured: 2, Token: keep, Interface: fx(swap()), Lock: fx(draw(2))},
	ServerCloset:        {ID: "server-closet", Available: 3, Token: spend, Interface: fx(pool(2), flip()), Reveal: fx(place(TyroneKent, faceDown))},
	Atrium:              {ID: "atrium", Available: 3, Token: spend, Interface: fx(delayOthers(nearby)), Forward: 2},
	Stairwell:           {ID: "stairwell", Available: 2, Token: spend, Interface: fx(alarm(+1), pushFloor()), Forward: 2, Backward: 2},
	WasteReclamation:    {ID: "waste-reclamation", Available: 2, Guard: TechLock, Secured: 3, Token: spend, When: sludgeCanMove, Interface: fx(sludgeNearby()), Forward: 2, Backward: 2},
	BioroidBay:          {ID: "bioroid-bay", Available: 2, Guard: LabWorker, Secured: 3, Token: spend, Interface: fx(flip()), Reveal: fx(place(CSX13, faceDown))},

	// Second floor
	HaloConferenceRoom: {ID: "halo-conference-room", Available: 5, Guard: LabWorker, Secured: 4, Token: keep, Interface: fx(alarm(+1), toSecret()), Reveal: fx(alarm(+1))},
	ExecutiveElevator:  {ID: "executive-elevator", Available: 4, Token: spend, Interface: fx(alarm(+2), escape()), ToEntry: true},
	ExecutiveSuite:     {ID: "executive-suite", Available: 5, Guard: TechLock, Secured: 4, Token: spend, Interface: fx(takeFile(), flip()), Reveal: fx(place(LeahBailey, faceDown)), Lock: fx(flip())},
	ServerFarm:         {ID: "server-farm", Available: 7, Guard: TechLock, Secured: 5, Token: spend, Interface: fx(pool(3), alarm(+1)), Reveal: fx(alarm(+1)), Lock: fx(alarm(+1))},
	CloneVats:          {ID: "clone-vats", Available: 5, Guard: LabWorker, Secured: 5, Token: keep, When: sludgeCanMove, Interface: fx(sludgeNearby()), Reveal: fx(alarm(+1), sludgeHere())},
	PrototypeWorkshop:  {ID: "prototype-workshop", Available: 4, Guard: TechLock, Secured: 2, Token: spend, When: noGuardLeft, Interface: fx(takePrototype(), alarm(+1)), Reveal: fx(alarm(+1)), Lock: fx(takePrototype(), alarm(+2))},
	TradingFloor:       {ID: "trading-floor", Available: 7, Token: spend, Enter: fx(sensor())},
	NeuralTestingLab:   {ID: "neural-testing-lab", Available: 4, Guard: LabWorker, Secured: 5, Token: keep, When: isHealthy, Interface: fx(woundSelf(), pool(3)), Reveal: fx(alarm(+1))},
	Skybridge:          {ID: "skybridge", Available: 4, Token: spend, Interface: fx(delayOthers(thisFloor)), Forward: 2, Backward: 2},
	DirectorsOffice:    {ID: "directors-office", Available: 6, Guard: TechLock, Secured: 6, Token: keep, When: dataInLine, Interface: fx(office(2)), Reveal: fx(alarm(+1)), Lock: fx(alarm(+2))},
	SurveillanceHub:    {ID: "surveillance-hub", Available: 5, Guard: TechLock, Secured: 5, Token: spend, Enter: fx(sensor())},
	LaserCorridor:      {ID: "laser-corridor", Available: 5, Guard: TechLock, Secured: 4, Token: spend, Enter: fx(laser())},
	MaintenanceBay:     {ID: "maintenance-bay", Available: 5, Guard: TechLock, Secured: 4, Token: spend, When: guardNextDoor, Interface: fx(breakNext()), Forward: 2, Backward: 2},

	// Secret
	Vault:          {ID: "vault", Available: 9, Token: spend, Interface: fx(alarm(+1), addData(3)), Enter: fx(alarm(+1))},
	PrototypeLab:   {ID: "prototype-lab", Available: 4, Guard: LabWorker, Secured: 4, Token: keep, When: noPrototypeYet, Interface: fx(takePrototype())},
	BlackArchive:   {ID: "black-archive", Available: 6, Guard: TechLock, Secured: 6, Token: spend, Interface: fx(fileOrPool()), Lock: fx(alarm(+1))},
	PanicRoom:      {ID: "panic-room", Available: 5, Guard: TechLock, Secured: 3, Token: keep, Interface: fx(escape())},
	AICore:         {ID: "ai-core", Available: 6, Guard: TechLock, Secured: 4, Token: spend, When: alarmRaised, Interface: fx(silence()), Lock: fx(alarm(+2))},
	ExperimentWard: {ID: "experiment-ward", Available: 7, Guard: LabWorker, Secured: 5, Token: keep, Interface: fx(heal()), Enter: fx(discardOrWound())},
}

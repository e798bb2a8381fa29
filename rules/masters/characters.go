package masters

// A Character is one of the 24 character cards.
type Character uint8

// The characters: every class is an amateur and the two pros it levels into,
// in the order in which the amateur's back prints them.
const (
	AngryLocksmith Character = iota
	Safecracker
	DemolitionsGuy
	Thug
	Bruiser
	Operative
	StreetUrchin
	Grifter
	Mastermind
	ScriptKiddie
	Hacktivist
	BlackHat
	Burglar
	GreaseMan
	GhostRunner
	Lookout
	Watchman
	Sentinel
	Pickpocket
	ConArtist
	Thief
	ShutterBug
	Technician
	Tinkerer
	characters            = 24
	classes               = characters / 3
	noCharacter Character = 0xff
)

// Class is the amateur of the class that c belongs to (rulebook: One Character
// Class Per Heist).
func (c Character) Class() Character { return c - c%3 }

// Pro reports whether c is a pro.
func (c Character) Pro() bool { return c%3 != 0 }

// A CharacterCard is what is printed on a character.
type CharacterCard struct {
	ID        string
	Memory    uint8  // planning tokens
	Ideas     uint8  // at the start of a heist
	Acts      []Act  // default actions
	Abilities []Step // passive and once-per-heist ones; the others are actions
	Gains     Item   // item that comes with the card at level-up, or noItem
}

// characterTable is the deck, one row a card (games §4).
var characterTable = [characters]CharacterCard{
	AngryLocksmith: {"angry-locksmith", 8, 3, []Act{Walk, Pick}, fx(efficientPicker(1), underPressure(1)), noItem},
	Safecracker:    {"safecracker", 10, 4, []Act{Walk, PickTwo}, fx(efficientPicker(1), underPressure(1)), SafecrackingTools},
	DemolitionsGuy: {"demolitions-guy", 8, 4, []Act{Walk, Pick, Breach}, fx(efficientPicker(1)), noItem},
	Thug:           {"thug", 7, 0, []Act{Walk, Punch}, fx(adrenaline(1)), noItem},
	Bruiser:        {"bruiser", 9, 1, []Act{Walk, Punch, Bash}, fx(adrenaline(1), angerTherapy()), noItem},
	Operative:      {"operative", 10, 2, []Act{Walk, Punch, SpyStuff}, fx(adrenaline(1), pressurePoints()), noItem},
	StreetUrchin:   {"street-urchin", 9, 2, []Act{Walk, Report}, fx(betterWays(1), changeOfPlans(3)), noItem},
	Grifter:        {"grifter", 12, 3, []Act{Dash, Deduce}, fx(betterWays(1), changeOfPlans(3)), noItem},
	Mastermind:     {"mastermind", 10, 4, []Act{Walk, Report, Run}, fx(betterWays(1), changeOfPlans(6), handOut(3)), noItem},
	ScriptKiddie:   {"script-kiddie", 6, 5, []Act{Stride, Autopwn}, fx(codes(2)), noItem},
	Hacktivist:     {"hacktivist", 10, 5, []Act{Stride, Autopwn, Run}, fx(codes(2)), noItem},
	BlackHat:       {"black-hat", 8, 5, []Act{Stride, Exploit}, fx(codes(0)), noItem},
	Burglar:        {"burglar", 8, 2, []Act{Walk, Dart, Pause}, fx(), noItem},
	GreaseMan:      {"grease-man", 9, 3, []Act{Walk, Dart, Pause}, fx(ventCrawl(4)), noItem},
	GhostRunner:    {"ghost-runner", 12, 2, []Act{Walk, Bolt, FarBolt, Pause}, fx(), noItem},
	Lookout:        {"lookout", 7, 2, []Act{Run, Discover, Stride}, fx(knowsAWay(), inAPinch(1)), noItem},
	Watchman:       {"watchman", 9, 3, []Act{Run, Discover, Stride}, fx(everybodyKnowsAWay(), inAPinch(1)), noItem},
	Sentinel:       {"sentinel", 8, 3, []Act{Run, Discover, Stride}, fx(knowsAWay(), inAPinch(0)), noItem},
	Pickpocket:     {"pickpocket", 7, 2, []Act{Walk, Hit}, fx(larcenist(1)), noItem},
	ConArtist:      {"con-artist", 9, 2, []Act{Walk, Hit, TossLoot}, fx(swindler(1)), noItem},
	Thief:          {"thief", 10, 2, []Act{Walk, Hit, Pick}, fx(larcenist(1)), PlasmaTorch},
	ShutterBug:     {"shutter-bug", 7, 3, []Act{Walk, Smash, PatchIn}, fx(), noItem},
	Technician:     {"technician", 10, 4, []Act{Disable, LoopFootage, PatchIn}, fx(), noItem},
	Tinkerer:       {"tinkerer", 11, 3, []Act{Disable, RewireLive, PatchIn}, fx(), noItem},
}

// abilityMasks is one bit for each kind of ability of a character, for quick
// looks.
var abilityMasks = func() (t [characters]uint32) {
	for c := range t {
		for _, st := range characterTable[c].Abilities {
			t[c] |= 1 << (st.Do - doEfficient)
		}
	}
	return t
}()

// can reports whether the card has an ability of a kind.
func (c Character) can(k stepKind) bool {
	return c < characters && abilityMasks[c]>>(k-doEfficient)&1 == 1
}

// ability is the step of an ability that the card has.
func (c Character) ability(k stepKind) Step {
	st, _ := has(characterTable[c].Abilities, k)
	return st
}

// A Prebuilt is a ready pairing of a character and two skills with its name.
type Prebuilt struct {
	ID     string
	Card   Character
	Skills [2]Skill
}

// prebuilts are the ready amateurs, two of each class (games §5).
var prebuilts = [...]Prebuilt{
	{"swagger", AngryLocksmith, [2]Skill{HitNRun, Linger}},
	{"karma", AngryLocksmith, [2]Skill{Bypass, WingIt}},
	{"jitters", Thug, [2]Skill{Hurry, Linger}},
	{"tiny", Thug, [2]Skill{HitNRun, WingIt}},
	{"enigma", StreetUrchin, [2]Skill{Hurry, WingIt}},
	{"iceheart", StreetUrchin, [2]Skill{Bypass, YankWires}},
	{"phobia", ScriptKiddie, [2]Skill{Bypass, WingIt}},
	{"null", ScriptKiddie, [2]Skill{Hurry, YankWires}},
	{"showtime", Burglar, [2]Skill{Linger, WingIt}},
	{"clutch", Burglar, [2]Skill{HitNRun, YankWires}},
	{"crazy-eyes", Lookout, [2]Skill{Bypass, Linger}},
	{"smokes", Lookout, [2]Skill{Hurry, SmashNGrab}},
	{"status", Pickpocket, [2]Skill{Hurry, YankWires}},
	{"locket", Pickpocket, [2]Skill{HitNRun, SmashNGrab}},
	{"f-stop", ShutterBug, [2]Skill{Bypass, SmashNGrab}},
	{"stretch", ShutterBug, [2]Skill{HitNRun, Hurry}},
}

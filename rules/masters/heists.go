package masters

import (
	"fmt"
	"strconv"
	"strings"
)

// A Heist is one of the 17 maps with its deck, its bag and its rules.
type Heist uint8

// The heists, amateur ones first, then semi-pro, pro, County and the finale.
const (
	InclusionJob Heist = iota
	StartupJob
	DarkHorseJob
	GreedyPrisoner
	BlindJusticeJob
	MeleeJob
	SideChannel
	HospitalityJob
	ProvingGrounds
	SafehouseRescue
	BlackBox
	MarathonJob
	TheBricks
	TheRiver
	TheHole
	FinalSouth
	FinalNorth
	heists        = 17
	noHeist Heist = 0xff
)

// A Difficulty is what the booklet recommends a heist for.
type Difficulty uint8

// Difficulties.
const (
	Amateur  Difficulty = iota
	SemiPro             // an average level of 2 to 3
	ProLevel            // above 3
)

// A rule of a scenario that is printed beside its map.
type scenarioRule uint32

const (
	noEntranceLimit  scenarioRule = 1 << iota // any number may start on an entrance
	jewelsHeld                                // HELD BY GUARDS: a jewel from the bag brings a guard
	documentsHeld                             // the same for documents
	county                                    // BREAK IN TO BREAK OUT: who is busted starts inside
	ownExits                                  // BREAKOUT: every exit lets one character out
	hideouts                                  // the story hexes are the only way out
	noOldFriend                               //
	radioSilence                              // no fixers, no shop
	movingTarget                              // guards and the captive walk to the van
	mealTicket                                // the Mayor walks east until he is captured
	checkTheLogs                              // the USB key on the story hex
	crackCipher                               // the USB key on the Guide opens remote lock Y
	freshIdeas                                // ideas may be carried over; whispers in planning
	guideWithTheCrew                          // the Guide starts on an entrance
)

// A goal is what has to be brought out.
type goal struct {
	jewels    int8
	documents bool
	npc       bool // the NPC gets out, or (rescue) is free before Escape
	rescue    bool
	breakout  bool // one who started inside gets out
	hideout   bool // the documents are on a hideout
}

// A SafeCard says how a safe is opened and what is in it.
type SafeCard struct {
	K         uint8 // cracks needed; 0: no safe
	Jewel     bool
	Documents bool
	Keycard   bool
	Cash      uint8
	Item      Item
}

// A HeistCard is a page of the booklet.
type HeistCard struct {
	ID      string
	Level   Difficulty
	Map     string
	Bag     bag
	Deck    string // as printed, the top card first
	Tunnels int    // entrances to add
	Kennel  string // hex of the kennel where the map shows none
	Safe    SafeCard
	Item    Item // on the item hex
	NPC     NPC
	Named   npcName
	Ideas   uint8 // of the NPC at the start
	Special Act   // the Guide's special action
	Goal    goal
	Rules   scenarioRule
	Unlocks Fixer
	Reward  uint8 // $k for success
	Finds   Item  // item that success brings to light, beside what lies on the map
}

// heistTable is the booklet (games §11).
var heistTable = [heists]HeistCard{
	InclusionJob: {
		ID: "inclusion", Level: Amateur, Map: inclusionMap,
		Bag: bag{Guard: 5, Camera: 6, Lock: 4}, Deck: "1-8,G1,9-12,C3,13-14,G3,C3,15-21,C1,Z2",
		Safe: noSafe, Item: noItem, NPC: noNPC, Special: noAct,
		Goal: goal{jewels: 3}, Unlocks: Fence, Finds: Flashbang,
	},
	StartupJob: {
		ID: "startup", Level: Amateur, Map: startupMap,
		Bag: bag{Guard: 3, Camera: 6, Lock: 6}, Deck: "1-12,C2,13-18,C2,19-24,Z1",
		Safe: noSafe, Item: noItem, NPC: noNPC, Special: noAct,
		Goal: goal{documents: true}, Unlocks: Visage, Finds: LaserBurst,
	},
	DarkHorseJob: {
		ID: "dark-horse", Level: Amateur, Map: darkHorseMap, Kennel: "i2",
		Bag: bag{Guard: 5, Camera: 3, Lock: 5, Dog: 1}, Deck: "1-7,D1,D2,D3,8-12,C6,13-24,Z1",
		Safe: noSafe, Item: CheapPicks, NPC: noNPC, Special: noAct,
		Goal: goal{documents: true}, Unlocks: Bookie, Finds: noItem,
	},
	GreedyPrisoner: {
		ID: "greedy-prisoner", Level: SemiPro, Map: greedyPrisonerMap,
		Bag: bag{Guard: 2, Camera: 6, Lock: 5, Dog: 2}, Deck: "1-8,D1,9-15,C6,16-18,D2,C4,C5,A1,A4,19-20,21-24,Z1",
		Safe: noSafe, Item: noItem, NPC: Prisoner, Named: thePrisoner, Special: noAct,
		Goal: goal{jewels: 2, npc: true}, Unlocks: Connoisseur, Finds: Camouflage,
	},
	BlindJusticeJob: {
		ID: "blind-justice", Level: SemiPro, Map: blindJusticeMap,
		Bag: bag{Guard: 4, Camera: 4, Lock: 8}, Deck: "1-6,C3,7-12,G1,A2,16,G2,G3,19-21,C1,22-24,Z2",
		Safe: noSafe, Item: LuckyPenny, NPC: noNPC, Special: noAct,
		Goal: goal{documents: true}, Unlocks: BeatCop, Finds: noItem,
	},
	MeleeJob: {
		ID: "melee", Level: SemiPro, Map: meleeMap,
		Bag: bag{Guard: 3, Camera: 4, Lock: 4, JewelChit: 3, KeycardChit: 1}, Deck: "1-13,C5,14-24,C4,Z1",
		Safe: SafeCard{K: 4, Jewel: true, Item: noItem}, Item: SafecrackingTools,
		NPC: Guide, Named: theGuide, Ideas: 3, Special: CardFlick,
		Goal: goal{jewels: 3}, Rules: jewelsHeld | guideWithTheCrew, Unlocks: Curator, Finds: noItem,
	},
	SideChannel: {
		ID: "side-channel", Level: SemiPro, Map: sideChannelMap,
		Bag: bag{Guard: 7, Camera: 7, Lock: 8}, Deck: "1-6,C2,7-10,A5,12-17,C2,C5,20,C1,21-24,Z1", Tunnels: 1,
		Safe: noSafe, Item: noItem, NPC: Guide, Named: theShell, Ideas: 2, Special: Pause,
		Goal: goal{documents: true}, Rules: noEntranceLimit | crackCipher, Unlocks: Shell, Finds: noItem,
	},
	HospitalityJob: {
		ID: "hospitality", Level: SemiPro, Map: hospitalityMap,
		Bag: bag{Guard: 4, Camera: 5, Lock: 3, KeycardChit: 1}, Deck: "1,A1,2,3,C2,4-11,C2,12-15,C2,A2,16-20,A3,C5,21-23,A4,24,Z1",
		Safe: SafeCard{K: 3, Cash: 5, Jewel: true, Item: noItem}, Item: noItem,
		NPC: Hostage, Named: theHostage, Special: noAct,
		Goal: goal{npc: true}, Unlocks: Consultant, Reward: 7, Finds: noItem,
	},
	ProvingGrounds: {
		ID: "proving-grounds", Level: SemiPro, Map: provingGroundsMap,
		Bag: bag{Guard: 3, Camera: 6, Lock: 6, Dog: 2}, Deck: "1-7,C3,D1,9-11,G1,D2,13-14,C3,15-20,21,D3,23-24,Z2",
		Safe: SafeCard{K: 5, Documents: true, Cash: 5, Item: noItem}, Item: PlasmaTorch, NPC: noNPC, Special: noAct,
		Goal: goal{documents: true}, Unlocks: Machinist, Finds: noItem,
	},
	SafehouseRescue: {
		ID: "safehouse-rescue", Level: ProLevel, Map: safehouseRescueMap,
		Bag: bag{Camera: 10, Lock: 6}, Deck: "1-3,5-13,16-18,A5,20-24,C1,Z1",
		Safe: noSafe, Item: noItem, NPC: Prisoner, Named: thePrisoner, Special: noAct,
		Goal: goal{npc: true, rescue: true}, Rules: movingTarget, Unlocks: Retiree, Reward: 10, Finds: noItem,
	},
	BlackBox: {
		ID: "black-box", Level: ProLevel, Map: blackBoxMap,
		Bag:     bag{Guard: 4, Camera: 4, Lock: 6, JewelChit: 2, Dog: 4, DocumentsChit: 1, USBChit: 1},
		Deck:    "1-7,10,C6,A1,11-13,D1,14-15,D3,C5,A3,16-20,C1,21-24,Z1",
		Tunnels: 2, Safe: SafeCard{K: 3, Item: SafecrackingTools, Cash: 5}, Item: noItem,
		NPC: Guide, Named: theArchitect, Special: StudySchematics,
		Goal: goal{npc: true}, Rules: jewelsHeld | documentsHeld | checkTheLogs, Unlocks: Architect, Finds: noItem,
	},
	MarathonJob: {
		ID: "marathon", Level: ProLevel, Map: marathonMap,
		Bag: bag{Guard: 2, Camera: 6, Lock: 7, JewelChit: 2}, Deck: "1-10,C3,A1,G1,11-13,G2,C3,A1,A2,14-18,G4,19-24,Z2",
		Safe: SafeCard{K: 6, Documents: true, Item: noItem}, Item: noItem, NPC: noNPC, Special: noAct,
		Goal: goal{documents: true}, Rules: jewelsHeld, Unlocks: DiversionArtist, Reward: 10, Finds: noItem,
	},
	TheBricks: {
		ID: "bricks", Level: SemiPro, Map: bricksMap,
		Bag: bag{Guard: 6, Camera: 4, Lock: 5, Dog: 1}, Deck: "1-8,C2,G1,G2,G3,G4,C2,13-20,C2,21-24,C2,Z2",
		Safe: noSafe, Item: noItem, NPC: noNPC, Special: noAct,
		Goal: goal{breakout: true}, Rules: county | ownExits, Unlocks: PrisonGuard, Reward: 10, Finds: noItem,
	},
	TheRiver: {
		ID: "river", Level: SemiPro, Map: riverMap,
		Bag: bag{Guard: 2, Camera: 8, Lock: 5, Dog: 3}, Deck: "1-10,D1,D2,D3,14-20,C1,21-22,C6,23-24,Z1",
		Safe: noSafe, Item: noItem, NPC: noNPC, Special: noAct,
		Goal: goal{breakout: true}, Rules: county | ownExits, Unlocks: PrisonGuard, Reward: 12, Finds: noItem,
	},
	TheHole: {
		ID: "hole", Level: ProLevel, Map: holeMap,
		Bag: bag{Guard: 9, Camera: 8, Lock: 4}, Deck: "1-24,Z1",
		Safe: SafeCard{K: 4, Keycard: true, Item: noItem}, Item: SafecrackingTools, NPC: noNPC, Special: noAct,
		Goal: goal{breakout: true}, Rules: county | ownExits, Unlocks: PrisonGuard, Reward: 15, Finds: noItem,
	},
	FinalSouth: {
		ID: "final-south", Level: ProLevel, Map: finalSouthMap,
		Bag: bag{Guard: 2, Camera: 6, Lock: 5, Dog: 2}, Deck: "1-8,D1,9-12,C1,13-18,D3,19-20,A3,A4,21-23,A1,A2,24,Z1", Tunnels: 1,
		Safe: SafeCard{K: 6, Documents: true, Item: noItem}, Item: noItem, NPC: noNPC, Special: noAct,
		Goal: goal{hideout: true}, Rules: hideouts | noOldFriend, Unlocks: noFixer, Finds: noItem,
	},
	FinalNorth: {
		ID: "final-north", Level: ProLevel, Map: finalNorthMap,
		Bag: bag{Guard: 4, Camera: 6, Lock: 5}, Deck: "1,G1,2-4,C2,5-10,G2,C2,13-14,C3,15,C5,A2,A3,20,C2,21-24,Z2",
		Safe: noSafe, Item: noItem, NPC: Hostage, Named: theMayor, Special: noAct,
		Goal:    goal{npc: true},
		Rules:   freshIdeas | noOldFriend | radioSilence | ownExits | mealTicket,
		Unlocks: Mayor, Finds: noItem,
	},
}

var noSafe = SafeCard{Item: noItem}

// card is the page of the booklet.
func (g Heist) card() *HeistCard { return &heistTable[g] }

// rule reports whether a scenario rule holds in this heist.
func (s *State) rule(r scenarioRule) bool { return s.Heist.card().Rules&r != 0 }

// decks are the event decks, the top card first.
var decks = func() (t [heists][]Card) {
	for i := range t {
		t[i] = readDeck(heistTable[i].Deck)
	}
	return t
}()

// readDeck spells a printed deck out: "1-8,G1" are nine cards. A5, which does
// not exist in this edition, is A4 (ruling of the games file). It panics on a
// deck that is not well formed.
func readDeck(text string) (deck []Card) {
	add := func(id string) {
		if id == "A5" {
			id = "A4"
		}
		for c := range Card(cards) {
			if strings.EqualFold(cardTable[c].ID, id) {
				deck = append(deck, c)
				return
			}
		}
		panic(fmt.Sprintf("masters: unknown card %q", id))
	}
	for part := range strings.SplitSeq(text, ",") {
		from, to, isRange := strings.Cut(part, "-")
		lo, err := strconv.Atoi(from)
		if !isRange || err != nil {
			add(part)
			continue
		}
		hi, err := strconv.Atoi(to)
		if err != nil {
			panic("masters: malformed deck " + text)
		}
		for n := lo; n <= hi; n++ {
			add(strconv.Itoa(n))
		}
	}
	return deck
}

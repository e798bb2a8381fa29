package masters

// An Item is one of the 12 kinds of item cards (rulebook: Loot & Items).
type Item uint8

// The items.
const (
	CheapPicks Item = iota
	PerfectPicks
	LaserBurst
	Flashbang
	MasterPlanCopy
	BuildingSchematics
	LuckyPenny
	Radio
	SafecrackingTools
	PlasmaTorch
	Camouflage
	DogWhistle
	items       = 12
	noItem Item = 0xff
)

// An ItemCard is what is printed on an item.
type ItemCard struct {
	ID     string
	Copies uint8
	Price  uint8 // $k
	Shop   bool  // on sale from the start of a campaign
	Acts   []Act // can be taken with any die
	Text   []Step
	Want   itemWish // what bots want it for
}

// itemTable is the deck, one row a kind (games §10).
var itemTable = [items]ItemCard{
	CheapPicks:         {"cheap-picks", 2, 4, true, []Act{CheapRake, CarefulRake}, fx(breakable(4)), asCheapPicks},
	PerfectPicks:       {"perfect-picks", 1, 7, true, []Act{PerfectPick}, fx(perfection()), asPicks},
	LaserBurst:         {"laser-burst", 1, 6, false, []Act{KillPixels}, fx(onceAHeist()), unwantedItem},
	Flashbang:          {"flashbang", 2, 3, false, []Act{TossFlashbang}, fx(usedUp()), unwantedItem},
	MasterPlanCopy:     {"master-plan-copy", 1, 4, true, nil, fx(scrawled(2)), unwantedItem},
	BuildingSchematics: {"building-schematics", 1, 2, true, nil, fx(consult(1)), unwantedItem},
	LuckyPenny:         {"lucky-penny", 1, 1, false, nil, fx(penny()), asLuck},
	Radio:              {"radio", 1, 2, true, []Act{TweakPlan}, fx(usedUp()), unwantedItem},
	SafecrackingTools:  {"safecracking-tools", 2, 8, false, nil, fx(crack(1), crackPair(3), suspensefulSilence()), asTool},
	PlasmaTorch:        {"plasma-torch", 1, 5, true, nil, fx(crack(1), holdThis()), asTool},
	Camouflage:         {"camouflage", 1, 5, false, nil, fx(catchUpLater()), asLuck},
	DogWhistle:         {"dog-whistle", 1, 2, true, []Act{BlowWhistle}, fx(), unwantedItem},
}

// A Piece is a thing that lies in one place at a time: a jewel, documents, a
// keycard, the USB key or an item card.
type Piece uint8

// The pieces: loot chits first, then the item cards in the order of their
// kinds.
const (
	firstJewel     Piece = 0
	firstDocuments Piece = 4
	firstKeycard   Piece = 6
	firstUSB       Piece = 8
	firstItem      Piece = 9
	pieces               = 24
	noPiece        Piece = 0xff
)

// A Loot is a kind of thing that can be carried; two pieces of a kind are
// alike.
type Loot uint8

// The kinds of loot; items follow in the order of the item table.
const (
	Jewel Loot = iota
	Documents
	Keycard
	USBKey
	Cash
	ofItem
	loots       = 17
	noLoot Loot = 0xff
	jewels      = 4
	rolls       = 2 // documents
	keys        = 2 // keycards
)

// loot is the item as a kind of loot.
func (i Item) loot() Loot { return ofItem + Loot(i) }

// item is the item that a kind of loot is, or noItem.
func (l Loot) item() Item {
	if l < ofItem || l >= loots {
		return noItem
	}
	return Item(l - ofItem)
}

// pieceKinds is the kind of every piece, firstPiece and pieceCount the pieces
// of every kind.
var pieceKinds, firstPiece, pieceCount = func() (kinds [pieces]Loot, first [loots]Piece, count [loots]uint8) {
	count[Jewel], count[Documents], count[Keycard], count[USBKey] = jewels, rolls, keys, 1
	for i := range itemTable {
		count[Item(i).loot()] = itemTable[i].Copies
	}
	p := Piece(0)
	for l := range Loot(loots) {
		first[l] = p
		for range count[l] {
			kinds[p] = l
			p++
		}
	}
	return kinds, first, count
}()

// id is the name of the piece: its kind, and a number where there are several.
func (p Piece) id() string {
	l := pieceKinds[p]
	if pieceCount[l] == 1 {
		return lootIDs[l]
	}
	return lootIDs[l] + "-" + string(rune('1'+p-firstPiece[l]))
}

// lootIDs are the names of the kinds of loot.
var lootIDs = func() (ids [loots]string) {
	copy(ids[:], []string{"jewel", "documents", "keycard", "usb-key", "cash"})
	for i := range itemTable {
		ids[Item(i).loot()] = itemTable[i].ID
	}
	return ids
}()

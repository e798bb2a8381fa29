package masters_test

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"safehouse/rules"
)

// A printedMap is what the booklet shows of a heist; tests do not ask the tables
// of the game. A hex is named by its column and its row.
type printedMap struct {
	id                             string
	tiles, unknown, events, crises int
	bag                            string // chits and how many
	deck                           string // top first
	doors                          string // entrance>the tile that it touches
	tunnels                        string // space>the tiles that it can touch
	chart                          string // hex:code
}

var printedMaps = []printedMap{
	{
		id: "inclusion", tiles: 32, unknown: 14, events: 23, crises: 4,
		bag:   "5 guard 6 camera 4 lock",
		deck:  "1 2 3 4 5 6 7 8 g1 9 10 11 12 c3 13 14 g3 c3 15 16 17 18 19 20 21 c1 z2",
		doors: "i3>h3 i5>h5 f9>f8",
		chart: "e1:$2 f1:$1 d2:SC e2:GC f2:SC g2:SC c3:$1 d3:JW e3:C2 f3:SC g3:GA h3:EM b4:EM c4:GD d4:SC e4:GB f4:SC g4:SC c5:JW d5:SC e5:SC g5:RE h5:EM c6:EM e6:SC f6:SC g6:SC d7:JW e7:SC g7:SC h7:$1 f8:EM",
	},
	{
		id: "startup", tiles: 32, unknown: 15, events: 24, crises: 3,
		bag:   "3 guard 6 camera 6 lock",
		deck:  "1 2 3 4 5 6 7 8 9 10 11 12 c2 13 14 15 16 17 18 c2 19 20 21 22 23 24 z1",
		doors: "g8>g7 e9>d8",
		chart: "c1:PP b2:KCL f2:KC g2:$3 b3:SC c3:CM d3:SC e3:SC f3:2GL g3:L2 a4:CM b4:LO c4:WT d4:$1 e4:SC f4:SC b5:SC c5:SC f5:WT g5:SC b6:CM c6:SC e6:$1 f6:SC g6:SC b7:$2 c7:SC d7:SC e7:SC f7:SC g7:EM d8:EM",
	},
	{
		id: "dark-horse", tiles: 31, unknown: 14, events: 27, crises: 2,
		bag:   "5 guard 3 camera 5 lock 1 dog",
		deck:  "1 2 3 4 5 6 7 d1 d2 d3 8 9 10 11 12 c6 13 14 15 16 17 18 19 20 21 22 23 24 z1",
		doors: "b1>b2 c7>c6 i7>h6",
		chart: "d1:$3 f1:SX g1:DO h1:2CL i1:RYD b2:SC c2:EM d2:SC e2:SC f2:SC g2:2GL h2:SC i2:GDGD c3:SC d3:DO i3:CM c4:I d4:SC e4:RX f4:SY h4:SC d5:SC e5:DO h5:CM i5:SC c6:SC d6:SC e6:SC f6:$3 g6:SC h6:EM",
	},
	{
		id: "greedy-prisoner", tiles: 32, unknown: 14, events: 28, crises: 4,
		bag:   "2 guard 6 camera 5 lock 2 dog",
		deck:  "1 2 3 4 5 6 7 8 d1 9 10 11 12 13 14 15 c6 16 17 18 d2 c4 c5 a1 a4 19 20 21 22 23 24 z1",
		doors: "a9>a8 i9>h8",
		chart: "e1:$3 h1:$3 c2:SX d2:SC e2:RXM f2:JW g2:SC h2:SC i2:SX c3:$2 d3:DO f3:SY h3:SC c4:SC d4:JW h4:SC b5:SC c5:SC d5:DK e5:RX f5:JW g5:RY h5:SC i5:SC a6:2GC h6:2GL a7:SC b7:SC h7:SC i7:SC a8:EM h8:EM",
	},
	{
		id: "blind-justice", tiles: 32, unknown: 14, events: 23, crises: 3,
		bag:   "4 guard 4 camera 8 lock",
		deck:  "1 2 3 4 5 6 c3 7 8 9 10 11 12 g1 a2 16 g2 g3 19 20 21 c1 22 23 24 z2",
		doors: "i2>i3 a3>b3 j10>j9",
		chart: "b3:GA c3:SC h3:SC i3:EM b4:SC c4:L2 d4:RXD g4:SC h4:SC c5:SC d5:EM e5:SC f5:LO g5:SC h5:C2 i5:SC e6:SC f6:SC g6:RE h6:SX i6:G2 j6:I f7:GC g7:EM h7:LO i7:SC j7:GD f8:$2 g8:GB h8:SC i8:SC j9:EM",
	},
	{
		id: "melee", tiles: 32, unknown: 11, events: 24, crises: 3,
		bag:   "3 guard 4 camera 4 lock 3 jewel 1 keycard",
		deck:  "1 2 3 4 5 6 7 8 9 10 11 12 13 c5 14 15 16 17 18 19 20 21 22 23 24 c4 z1",
		doors: "b1>b2 g1>f2 h8>g8",
		chart: "b2:EM c2:2GL d2:$3 e2:L2 f2:EM b3:SC c3:SC d3:SC e3:SC f3:G1K g3:EM a4:SC f4:SC a5:CM b5:SC f5:SC g5:SC a6:EM b6:KCL c6:I d6:KCL e6:SC f6:SC b7:EM e7:C2 f7:EM g7:CM b8:S c8:$2 d8:EM f8:EM g8:EM",
	},
	{
		id: "side-channel", tiles: 32, unknown: 17, events: 22, crises: 5,
		bag:     "7 guard 7 camera 8 lock",
		deck:    "1 2 3 4 5 6 c2 7 8 9 10 a4 12 13 14 15 16 17 c2 c5 20 c1 21 22 23 24 z1",
		doors:   "h8>h7",
		tunnels: "f1>e2/f2 a2>b2/b3 a3>a4/b3 g4>f4/g3/g5",
		chart:   "c1:SC d1:JW b2:SC c2:SC d2:SC e2:SC f2:SC g2:RYD b3:SC d3:GKC e3:RE g3:SC a4:$3 b4:G2 c4:WT d4:SC e4:SC f4:SC b5:$2 c5:SC e5:SC f5:SC g5:SC c6:SC d6:LO e6:RE f6:L2 c7:USB e7:SC f7:LO g7:KCL h7:MW",
	},
	{
		id: "hospitality", tiles: 32, unknown: 12, events: 28, crises: 5,
		bag:   "4 guard 5 camera 3 lock 1 keycard",
		deck:  "1 a1 2 3 c2 4 5 6 7 8 9 10 11 c2 12 13 14 15 c2 a2 16 17 18 19 20 a3 c5 21 22 23 a4 24 z1",
		doors: "e1>e2 a8>b8 h10>h9",
		chart: "e2:KCL e3:$2 f3:C2 g3:G2 e4:SC f4:SC g4:CM h4:KCL i4:MW j4:S c5:$3 d5:G1K e5:SC f5:WT g5:SC h5:SC d6:EM e6:SC f6:SC g6:L2 d7:SC e7:SC g7:SC h7:SC b8:EM c8:EM d8:CM e8:SC f8:EM g8:CM h8:EM h9:EM",
	},
	{
		id: "proving-grounds", tiles: 32, unknown: 16, events: 25, crises: 3,
		bag:   "3 guard 6 camera 6 lock 2 dog",
		deck:  "1 2 3 4 5 6 7 c3 d1 9 10 11 g1 d2 13 14 c3 15 16 17 18 19 20 21 d3 23 24 z2",
		doors: "h4>g4 c7>d7 g8>f8",
		chart: "e1:S f1:$1 g1:$2 c2:SC d2:SC e2:SC f2:SC b3:$1 c3:SC f3:GA a4:$2 b4:SC c4:GB d4:SC e4:SC f4:GU g4:C2 b5:SC c5:$1 d5:SC e5:DK f5:GC g5:SC d6:SC e6:SC f6:SC d7:GD f7:SC g7:SC d8:I e8:GDGD f8:GU",
	},
	{
		id: "safehouse-rescue", tiles: 32, unknown: 16, events: 21, crises: 2,
		bag:   "10 camera 6 lock",
		deck:  "1 2 3 5 6 7 8 9 10 11 12 13 16 17 18 a4 20 21 22 23 24 c1 z1",
		doors: "e1>f1 j1>i1 g10>h9",
		chart: "f1:EM i1:EM f2:SC h2:SC g3:L2 i3:L2 d4:G2 e4:EM f4:SC g4:SC h4:SC i4:SC d5:MW e5:EM f5:EM g5:SC h5:RE i5:SC j5:* c6:G2 d6:EM e6:SC f6:SC g6:SC h6:SC i6:SC f7:C2 h7:L2 f8:SC g8:SC h8:SC h9:EM",
	},
	{
		id: "black-box", tiles: 32, unknown: 18, events: 26, crises: 4,
		bag:     "4 guard 4 camera 6 lock 2 jewel 4 dog 1 documents 1 usb-key",
		deck:    "1 2 3 4 5 6 7 10 c6 a1 11 12 13 d1 14 15 d3 c5 a3 16 17 18 19 20 c1 21 22 23 24 z1",
		doors:   "f8>e8",
		tunnels: "e3>d2/e2/e4/f3 d4>e4/e5 f4>e4/f3/g3 d5>c6/d6/e5 f5>e4/e5/e6/f6",
		chart:   "c1:GKC b2:DK c2:SC d2:SC e2:SC f2:* b3:SC c3:SC f3:EM g3:SC h3:SC b4:SC e4:SC h4:S b5:SC e5:SC h5:SC a6:SC b6:SC c6:SC d6:EM e6:RE f6:SC g6:SC h6:SC i6:GKC b7:KCL d7:RE e7:EM a8:MW b8:$3 e8:KCL",
	},
	{
		id: "marathon", tiles: 32, unknown: 16, events: 30, crises: 3,
		bag:   "2 guard 6 camera 7 lock 2 jewel",
		deck:  "1 2 3 4 5 6 7 8 9 10 c3 a1 g1 11 12 13 g2 c3 a1 a2 14 15 16 17 18 g4 19 20 21 22 23 24 z2",
		doors: "a9>a8 g9>f8",
		chart: "b1:SX a2:2CL b2:2GL e2:S b3:KCL f3:RX b4:SC c4:GD d4:L2 e4:SC f4:SC g4:G1K b5:SC e5:G1K f5:GB h5:GKC a6:SC b6:SC c6:RXJ d6:SC f6:SC h6:GC b7:GA d7:SC e7:SC f7:SC g7:SC h7:SC a8:SC b8:SC c8:$2 f8:SC",
	},
	{
		id: "bricks", tiles: 32, unknown: 15, events: 24, crises: 5,
		bag:   "6 guard 4 camera 5 lock 1 dog",
		deck:  "1 2 3 4 5 6 7 8 c2 g1 g2 g3 g4 c2 13 14 15 16 17 18 19 20 c2 21 22 23 24 c2 z2",
		doors: "b1>b2 h1>g2 a3>a4 j4>i4",
		chart: "b2:GU g2:GU c3:SC d3:SC e3:GC f3:SC g3:SC h3:SC i3:DO a4:GU b4:SC d4:SC e4:GA h4:GB i4:GU b5:SC e5:SC i5:SC b6:SC e6:SC h6:GD i6:SC c7:WT d7:G2 e7:L2 f7:SC g7:SC h7:2GC i7:L2 d8:MW f8:MW h8:MW",
	},
	{
		id: "river", tiles: 32, unknown: 18, events: 24, crises: 3,
		bag:   "2 guard 8 camera 5 lock 3 dog",
		deck:  "1 2 3 4 5 6 7 8 9 10 d1 d2 d3 14 15 16 17 18 19 20 c1 21 22 c6 23 24 z1",
		doors: "c1>d1 i2>h2 i8>h8 c9>d9",
		chart: "d1:RE e1:2GC f1:SC g1:SX h1:SC d2:2GL f2:DK g2:SC h2:SC d3:SC e3:MW h3:SC d4:SC g4:RYM h4:SC d5:SC e5:MW h5:SC d6:SC g6:MW h6:SC d7:SC e7:RXM h7:SC d8:SC g8:RE h8:2LD d9:G2 e9:SC f9:SY g9:SC h9:SC",
	},
	{
		id: "hole", tiles: 32, unknown: 21, events: 24, crises: 1,
		bag:   "9 guard 8 camera 4 lock",
		deck:  "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 z1",
		doors: "a1>a2 c1>b2 h2>h3 i5>h5",
		chart: "a2:SC b2:SC b3:SC c3:SC e3:S g3:I h3:SC b4:KCL d4:SC f4:SC g4:SC b5:SC c5:SC d5:SC e5:SC f5:SC g5:SC h5:SC a6:SC c6:SC e6:SC g6:SC b7:L2 d7:SC f7:SC h7:2CL a8:MW c8:2GL e8:2GL g8:MW c9:MW e9:MW",
	},
	{
		id: "final-south", tiles: 32, unknown: 14, events: 30, crises: 2,
		bag:     "2 guard 6 camera 5 lock 2 dog",
		deck:    "1 2 3 4 5 6 7 8 d1 9 10 11 12 c1 13 14 15 16 17 18 d3 19 20 a3 a4 21 22 23 a1 a2 24 z1",
		doors:   "f5>e5",
		tunnels: "c8>d7 d8>d7/e7 e8>e7/f7 f8>f7/g7 g8>g7/h7 h8>h7/i7 i8>i7",
		chart:   "c2:* f2:* b3:$2 d3:2GL e3:SC f3:$1 g3:SC h3:DK a4:SC b4:G2 c4:RE d4:SC g4:$2 h4:SC i4:KCL j4:SC a5:KC d5:SC e5:SC h5:2GL j5:SC k5:S d6:2GL g6:SC h6:SC j6:$2 d7:$1 e7:SC f7:$1 g7:SC h7:SC i7:2GL",
	},
	{
		id: "final-north", tiles: 32, unknown: 13, events: 22, crises: 6,
		bag:   "4 guard 6 camera 5 lock",
		deck:  "1 g1 2 3 4 c2 5 6 7 8 9 10 g2 c2 13 14 c3 15 c5 a2 a3 20 c2 21 22 23 24 z2",
		doors: "a1>a2 c2>d3 i2>i3 j4>j5",
		chart: "a2:SC b3:SC d3:L2 e3:SC f3:SX g3:RY i3:GD a4:RX d4:GB g4:C2 h4:2GL b5:MW c5:GC d5:SC e5:2CL f5:SC g5:SC h5:WT i5:SC j5:SC b6:2GL c6:SC e6:SC g6:G2 c7:GA d7:2GL f7:SC g7:SC h7:SC i7:SY c8:* f8:*",
	},
}

// mapOf is the printed map of a heist.
func mapOf(id string) *printedMap {
	return &printedMaps[slices.IndexFunc(printedMaps, func(m printedMap) bool { return m.id == id })]
}

// hexes are the codes of a map by hex.
func (m *printedMap) hexes() map[string]string {
	codes := map[string]string{}
	for _, f := range strings.Fields(m.chart) {
		id, code, _ := strings.Cut(f, ":")
		codes[id] = code
	}
	return codes
}

// neighbours are the six hexes around one: rows with an even number are shifted
// right by half a hex.
func neighbours(id string) []string {
	column, row := int(id[0]-'a'), 0
	row, _ = strconv.Atoi(id[1:])
	shift := 0
	if row%2 == 0 {
		shift = 1
	}
	var l []string
	for _, d := range [][2]int{{1, 0}, {-1, 0}, {shift, -1}, {shift - 1, -1}, {shift, 1}, {shift - 1, 1}} {
		if c := column + d[0]; c >= 0 {
			l = append(l, fmt.Sprintf("%c%d", 'a'+c, row+d[1]))
		}
	}
	return l
}

// chitCodes are the security chits that a code stands for: guards, locks,
// cameras, dogs.
var chitCodes = map[string][4]int{
	"GU": {1}, "LO": {0, 1}, "CM": {0, 0, 1}, "DO": {0, 0, 0, 1}, "G2": {2}, "L2": {0, 2}, "C2": {0, 0, 2}, "GDGD": {0, 0, 0, 2},
	"2GL": {1, 1}, "2GC": {1, 0, 1}, "2CL": {0, 1, 1}, "2LD": {0, 1, 0, 1}, "G1K": {1}, "GKC": {1},
}

// MAS-001, MAS-013, MAS-014, MAS-029, MAS-400: every board, bag and deck is what
// the booklet prints: tile by tile, active chits, unknown tiles where a shield
// is.
func TestEveryHeistIsSetUpAsPrinted(t *testing.T) {
	for i := range printedMaps {
		m := &printedMaps[i]
		t.Run(m.id, func(t *testing.T) {
			s := opened(t, 3, m.id)
			codes := m.hexes()
			tiles, unknown := 0, 0
			for id, h := range s.Get("hexes").(map[string]any) {
				entry := h.(map[string]any)
				if entry["entrance"] == true {
					continue
				}
				tiles++
				if entry["unknown"] == true {
					unknown++
				}
				if _, ok := codes[id]; !ok {
					t.Errorf("tile %s is not on the printed map", id)
				}
			}
			if tiles != m.tiles || unknown != m.unknown || len(codes) != m.tiles {
				t.Errorf("%d tiles and %d unknown, want %d and %d", tiles, unknown, m.tiles, m.unknown)
			}
			for id, code := range codes {
				wantPrinted(s, id, code)
			}
			s.Is("deck", strings.Fields(m.deck), "dealt", []string{}, "gates_fallen", 0)
			if n := countCrises(m.deck); n != m.crises || len(strings.Fields(m.deck))-n != m.events {
				t.Errorf("%d crises, want %d", n, m.crises)
			}
		})
	}
}

func countCrises(deck string) (n int) {
	for _, c := range strings.Fields(deck) {
		if c[0] == 'c' || c[0] == 'z' {
			n++
		}
	}
	return n
}

// wantPrinted checks a hex against its code.
func wantPrinted(s *table, id, code string) {
	s.T.Helper()
	c := chitCodes[code]
	cash := 0
	if n := strings.IndexByte(code, '$'); n >= 0 {
		cash = int(code[n+1] - '0')
	} else if code == "G1K" {
		cash = 1
	}
	remote := "none"
	if strings.HasPrefix(code, "RX") {
		remote = "x"
	} else if strings.HasPrefix(code, "RY") {
		remote = "y"
	}
	var gate, server any
	if len(code) == 2 && code[0] == 'G' && code[1] >= 'A' && code[1] <= 'D' {
		gate = strings.ToLower(code[1:])
	}
	if code == "SX" || code == "SY" {
		server = strings.ToLower(code[1:])
	}
	flag := func(is bool) any {
		if is {
			return true
		}
		return nil
	}
	kennel := code == "DK" || id == "i2" && s.Get("options.heist") == "dark-horse"
	s.chits(id, "present", true, id, "unknown", code == "SC", id, "guards", c[0], id, "locks", c[1], id, "cameras", c[2], id, "dogs", c[3],
		id, "subdued", 0, id, "opened", 0, id, "disabled", 0, id, "tamed", 0, id, "cash", cash, id, "remote", remote, id, "door", code == "KCL",
		id, "tower", code == "WT", id, "reinforcements", code == "RE", id, "gate", gate, id, "server", server, id, "kennel", flag(kennel),
		id, "story", flag(code == "*"), id, "safe", flag(code == "S"))
	var want []string
	switch code {
	case "JW", "RXJ":
		want = []string{"jewel"}
	case "PP", "RXD", "RYD":
		want = []string{"documents"}
	case "KC", "GKC":
		want = []string{"keycard"}
	case "USB":
		want = []string{"usb-key"}
	case "I":
		want = []string{itemHex[s.Get("options.heist").(string)]}
	}
	if got := s.lying(id); !slices.Equal(got, want) {
		s.T.Errorf("on %s (%s) lies %q, want %q", id, code, got, want)
	}
}

// itemHex is what lies on the item hexes.
var itemHex = map[string]string{"dark-horse": "cheap-picks", "blind-justice": "lucky-penny", "melee": "safecracking-tools",
	"proving-grounds": "plasma-torch", "hole": "safecracking-tools"}

// lying is the kinds of pieces in a place.
func (s *table) lying(at string) []string {
	var l []string
	loot := s.Get("loot").(map[string]any)
	for _, p := range slices.Sorted(maps.Keys(loot)) {
		if loot[p] == at {
			l = append(l, strings.TrimRight(p, "-0123456789"))
		}
	}
	return l
}

// MAS-015, MAS-016: the bag holds what the scenario lists, and at least as many
// chits as there are unknown tiles.
func TestEveryBagIsFilledAsPrinted(t *testing.T) {
	for i := range printedMaps {
		m := &printedMaps[i]
		s := opened(t, 3, m.id)
		want := map[string]int{"guard": 0, "lock": 0, "camera": 0, "dog": 0, "blank": 0, "big-guard": 0, "tough-lock": 0, "tough-camera": 0}
		pieces := map[string]int{}
		sum := 0
		for f := strings.Fields(m.bag); len(f) > 0; f = f[2:] {
			n, _ := strconv.Atoi(f[0])
			sum += n
			if _, ok := want[f[1]]; ok {
				want[f[1]] = n
			} else {
				pieces[f[1]] = n
			}
		}
		s.Is("bag", want)
		got := map[string]int{}
		for _, l := range s.lying("bag") {
			got[l]++
		}
		if !maps.Equal(got, pieces) {
			t.Errorf("%s: in the bag are %v, want %v", m.id, got, pieces)
		}
		if sum < m.unknown {
			t.Errorf("%s: %d chits for %d tiles", m.id, sum, m.unknown)
		}
	}
}

// MAS-001: every board is one connected piece.
func TestEveryBoardIsConnected(t *testing.T) {
	for i := range printedMaps {
		m := &printedMaps[i]
		codes := m.hexes()
		var todo []string
		for id := range codes {
			todo = append(todo, id)
			break
		}
		seen := map[string]bool{todo[0]: true}
		for len(todo) > 0 {
			id := todo[0]
			todo = todo[1:]
			for _, o := range neighbours(id) {
				if codes[o] != "" && !seen[o] {
					seen[o] = true
					todo = append(todo, o)
				}
			}
		}
		if len(seen) != m.tiles {
			t.Errorf("%s: %d of %d tiles are connected", m.id, len(seen), m.tiles)
		}
	}
}

// MAS-031, MAS-033, MAS-034: two tiles are adjacent exactly when they share a
// border; with an empty hex between them they are not.
func TestTilesThatShareABorderAreAdjacent(t *testing.T) {
	for i := range printedMaps {
		m := &printedMaps[i]
		codes := m.hexes()
		first := slices.Sorted(maps.Keys(codes))
		s := stage(t, m.id, first[0], "grifter").acting("move", 1).Set(me("marks.slipping"), true)
		for _, id := range first {
			s.put(id, "remote", "none", id, "door", false) // of the captive
		}
		for n, id := range first {
			if n%4 != i%4 {
				continue
			}
			var want []string
			for _, o := range neighbours(id) {
				if codes[o] != "" {
					want = append(want, "grifter "+o)
				}
			}
			for _, d := range strings.Fields(m.doors) {
				if door, at, _ := strings.Cut(d, ">"); at == id {
					want = append(want, "grifter "+door)
				}
			}
			s.stand("0", id).wantVerb("move", want...)
		}
	}
}

// MAS-037, MAS-038: an entrance touches one tile only, whatever else borders its
// hex: in The Proving Grounds c7 is next to d8, and g8 to f8 but not to g7.
func TestAnEntranceTouchesTheTileAtItsDoorOnly(t *testing.T) {
	for i := range printedMaps {
		m := &printedMaps[i]
		for _, d := range strings.Fields(m.doors) {
			door, at, _ := strings.Cut(d, ">")
			s := stage(t, m.id, door, "thug").acting("move", 1)
			s.chits(door, "entrance", true).wantVerb("move", "thug "+at)
			for _, o := range neighbours(door) {
				if o != at && m.hexes()[o] != "" {
					s.Refuses("not-adjacent", "move", "thug", o)
				}
			}
		}
	}
	s := stage(t, "proving-grounds", "g8", "thug").acting("move", 1)
	s.wantVerb("move", "thug f8").Refuses("not-adjacent", "move", "thug", "g7")
	s.stand("0", "g7").wantNotOffered("move thug g8").Refuses("not-adjacent", "move", "thug", "g8")
}

// MAS-353, MAS-354: tunnels are added in the marked spaces, and the team chooses
// the tile that the entrance touches.
func TestTunnelsAreOfferedInTheMarkedSpaces(t *testing.T) {
	for i := range printedMaps {
		m := &printedMaps[i]
		s := opened(t, 3, m.id)
		var want []string
		for _, f := range strings.Fields(m.tunnels) {
			space, tiles, _ := strings.Cut(f, ">")
			for _, at := range strings.Split(tiles, "/") {
				want = append(want, space+" "+at)
			}
		}
		s.wantVerb("tunnel", want...)
		if len(want) == 0 {
			s.Refuses("no-tunnels", "tunnel", "a1", "a2")
		}
	}
}

// MAS-009: a heist is for 3 or 4 players.
func TestAHeistIsForThreeOrFour(t *testing.T) {
	for seats, ok := range map[int]bool{1: false, 2: false, 3: true, 4: true, 5: false} {
		if _, err := game.New(rules.Setup{Seats: seats}); (err == nil) != ok {
			t.Errorf("%d seats: %v", seats, err)
		}
	}
}

// MAS-010, MAS-026: a deck that names a card too often has surplus copies, and
// A5 is A4.
func TestSurplusCardsAreDealtAsPrinted(t *testing.T) {
	for heist, want := range map[string][2]any{"marathon": {"a1", 2}, "bricks": {"c2", 4}, "side-channel": {"a4", 1}, "safehouse-rescue": {"a4", 1}} {
		n := 0
		for _, c := range opened(t, 3, heist).Get("deck").([]any) {
			if c == want[0] {
				n++
			}
			if c == "a5" {
				t.Errorf("%s has A5", heist)
			}
		}
		if n != want[1] {
			t.Errorf("%s has %v %d times, want %v", heist, want[0], n, want[1])
		}
	}
}

// sorted are the tiles of a map in order.
func (m *printedMap) sorted() []string { return slices.Sorted(maps.Keys(m.hexes())) }

// far is a tile that nobody is on or next to.
func (s *table) far() string {
	near := map[string]bool{}
	for _, f := range s.Get("figures").(map[string]any) {
		at := f.(map[string]any)["at"].(string)
		near[at] = true
		if at != "off" {
			for _, o := range neighbours(at) {
				near[o] = true
			}
		}
	}
	for _, id := range mapOf(s.Get("options.heist").(string)).sorted() {
		if !near[id] {
			return id
		}
	}
	s.T.Fatal("everybody is everywhere")
	return ""
}

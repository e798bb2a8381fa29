package infiltration_test

import (
	"encoding/json"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/infiltration"
	"safehouse/rules/rulestest"
)

var game infiltration.Game

// The operatives; in tests they sit in this order.
const (
	hugo    = "hugo-cash"
	marilyn = "marilyn-7y3t9d"
	gabriel = "gabriel-correa-santiago"
	animal  = "animal-mcevoy"
	monica  = "monica-singh"
	white   = "mr-white"
)

// Entries of Hugo, whose cards most tests play.
const (
	hugoAt      = "operatives." + hugo + ".place"
	hugoTokens  = "operatives." + hugo + ".tokens"
	hugoWounded = "operatives." + hugo + ".wounded"
	hugoDelayed = "operatives." + hugo + ".delayed"
	hugoHand    = "operatives." + hugo + ".hand"
)

var crew = []string{hugo, marilyn, gabriel, animal, monica, white}

// A printedRoom is what the card list says of a room; tests do not ask the
// tables of the game.
type printedRoom struct {
	available int
	guard     string // lock, worker or ""
	secured   int
	token     string // keep or spend
	brings    string // the NPC that its Reveal function places
}

var printed = map[string]printedRoom{
	"research-admin-office": {2, "worker", 3, "keep", ""},
	"loading-dock":          {2, "", 0, "keep", ""},
	"security-checkpoint":   {6, "lock", 2, "spend", "james-harris"},
	"infirmary":             {2, "worker", 2, "keep", ""},
	"cafeteria":             {1, "worker", 4, "spend", ""},
	"mail-room":             {2, "", 0, "spend", ""},
	"guard-post":            {3, "lock", 2, "spend", "officer-nelson"},
	"equipment-lockers":     {1, "lock", 2, "keep", ""},
	"server-closet":         {3, "", 0, "spend", "tyrone-kent"},
	"atrium":                {3, "", 0, "spend", ""},
	"stairwell":             {2, "", 0, "spend", ""},
	"waste-reclamation":     {2, "lock", 3, "spend", ""},
	"bioroid-bay":           {2, "worker", 3, "spend", "csx-13"},
	"halo-conference-room":  {5, "worker", 4, "keep", ""},
	"executive-elevator":    {4, "", 0, "spend", ""},
	"executive-suite":       {5, "lock", 4, "spend", "leah-bailey"},
	"server-farm":           {7, "lock", 5, "spend", ""},
	"clone-vats":            {5, "worker", 5, "keep", ""},
	"prototype-workshop":    {4, "lock", 2, "spend", ""},
	"trading-floor":         {7, "", 0, "spend", ""},
	"neural-testing-lab":    {4, "worker", 5, "keep", ""},
	"skybridge":             {4, "", 0, "spend", ""},
	"directors-office":      {6, "lock", 6, "keep", ""},
	"surveillance-hub":      {5, "lock", 5, "spend", ""},
	"laser-corridor":        {5, "lock", 4, "spend", ""},
	"maintenance-bay":       {5, "lock", 4, "spend", ""},
	"vault":                 {9, "", 0, "spend", ""},
	"prototype-lab":         {4, "worker", 4, "keep", ""},
	"black-archive":         {6, "lock", 6, "spend", ""},
	"panic-room":            {5, "lock", 3, "keep", ""},
	"ai-core":               {6, "lock", 4, "spend", ""},
	"experiment-ward":       {7, "worker", 5, "keep", ""},
}

// The room cards by floor.
var (
	firstFloor = []string{"research-admin-office", "loading-dock", "security-checkpoint", "infirmary", "cafeteria", "mail-room",
		"guard-post", "equipment-lockers", "server-closet", "atrium", "stairwell", "waste-reclamation", "bioroid-bay"}
	secondFloor = []string{"halo-conference-room", "executive-elevator", "executive-suite", "server-farm", "clone-vats", "prototype-workshop",
		"trading-floor", "neural-testing-lab", "skybridge", "directors-office", "surveillance-hub", "laser-corridor", "maintenance-bay"}
	secretRooms = []string{"vault", "prototype-lab", "black-archive", "panic-room", "ai-core", "experiment-ward"}
)

// line12 is a whole line without an Enter function or an NPC; its sixth and
// seventh rooms have no Advance or Retreat function either.
var line12 = []string{"cafeteria", "infirmary", "equipment-lockers", "loading-dock", "atrium", "research-admin-office",
	"server-farm", "neural-testing-lab", "prototype-workshop", "directors-office", "halo-conference-room", "clone-vats"}

// Options of set-ups.
var (
	labyrinth  = rules.Options{"labyrinth": 1}
	extraction = rules.Options{"extraction": 1}
	scattered  = rules.Options{"scattered": 1}
)

// A table is a scene of this game.
type table struct{ rulestest.Chain[*table] }

func tableOf(s *rulestest.Scene) *table {
	t := &table{}
	t.Chain = rulestest.Chained(s, t)
	return t
}

// facility is a table in the Selection Phase of round 1. Seat 0 is first
// player and has Hugo, seat 1 Marilyn, and so on; everybody is in the entry room
// and holds no items. The rooms lie revealed and untouched from the entry on;
// "secret:vault" is the secret room. Proximity and alarm are 0. With two seats,
// and for a pair, the second operatives follow in the order of the ring.
func facility(t testing.TB, seats int, options rules.Options, rooms ...string) *table {
	t.Helper()
	s := tableOf(rulestest.Open(t, game, seats, options))
	var p position
	b, err := s.S.MarshalJSON()
	if err == nil {
		err = json.Unmarshal(b, &p)
	}
	if err != nil {
		t.Fatal(err)
	}
	p.Round, p.Phase, p.DraftStep, p.First, p.Proximity, p.Alarm = 1, "selection", 0, 0, 0, 0
	ops := map[string]positionOp{}
	p.Prototypes = map[string]int{"pool": 4}
	for _, op := range p.Operatives {
		id := crew[op.Ring]
		ops[id] = positionOp{Seat: op.Seat, Ring: op.Ring, Place: "1", Selected: "none", Extract: "none", Link: "none"}
		p.Prototypes[id] = 0
	}
	p.Operatives = ops
	for id := range p.Items {
		p.Items[id] = "deck"
	}
	p.Specials = map[string]string{"sludge": "pool", "blackmail-file": "pool"}
	for id := range p.NPCs {
		p.NPCs[id] = positionNPC{Place: "pool"}
	}
	p.Clues = nil
	p.Data = positionData{Pool: 117, Unseen: map[string]int{"1": 39, "2": 39, "3": 39}}
	for id := range p.Rooms {
		p.Rooms[id] = positionRoom{Card: "face-down", Brought: "none"}
	}
	for i, id := range rooms {
		at := []string{"1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "secret"}[i]
		if name, ok := strings.CutPrefix(id, "secret:"); ok {
			id, at = name, "secret"
		}
		r, ok := printed[id]
		if !ok {
			t.Fatalf("no room %q", id)
		}
		room := positionRoom{Card: id, Interface: true, Guarded: r.guard != "", Data: r.available, Brought: "none"}
		if r.brings != "" && options["scattered"] == 0 {
			room.Brought = r.brings
		}
		p.Rooms[at] = room
		p.Data.Pool -= r.available
	}
	if b, err = json.Marshal(p); err == nil {
		err = s.S.UnmarshalJSON(b)
	}
	if err != nil {
		t.Fatalf("the facility is refused: %v\n%s", err, b)
	}
	return s
}

// solo is a facility in which only Hugo's card matters: he stands at a place of
// the line, and Marilyn and Animal of the second seat wait in the secret room
// with a card each. After Hugo's card the game stops to ask which of the two goes
// first. Hugo's second operative, Gabriel, is out. Without a secret room among
// the rooms it is a Panic Room in which nothing is left, so that those cards will
// do nothing.
func solo(t testing.TB, at string, rooms ...string) *table {
	t.Helper()
	return soloWith(t, at, nil, rooms...)
}

// soloWith is solo with options.
func soloWith(t testing.TB, at string, options rules.Options, rooms ...string) *table {
	t.Helper()
	own := slices.ContainsFunc(rooms, func(r string) bool { return strings.HasPrefix(r, "secret:") })
	if !own {
		rooms = append(slices.Clone(rooms), "secret:panic-room")
	}
	s := facility(t, 2, options, rooms...)
	set := append(bystanders("secret"), hugoAt, at)
	if !own {
		const printed = 5
		set = append(set, "rooms.secret.interface", false, "rooms.secret.spent", true, "rooms.secret.guarded", false,
			"rooms.secret.data", 0, "data.pool", s.Int("data.pool")+printed)
	}
	return s.Set(set...)
}

// bystanders lets Gabriel be out and Marilyn and Animal be somewhere, with a
// card that is not resolved as long as nobody says which of them goes first.
func bystanders(at string) []any {
	return []any{"operatives." + gabriel + ".place", "out",
		"operatives." + marilyn + ".place", at, "operatives." + marilyn + ".selected", "interface",
		"operatives." + animal + ".place", at, "operatives." + animal + ".selected", "interface"}
}

// inRoom is solo with Hugo in a fresh room of that name, at the first place of
// its floor; more rooms may follow it in the line. at is the place. Secret rooms
// have a Cafeteria for an entry room.
func inRoom(t testing.TB, id string, more ...string) (s *table, at string) {
	t.Helper()
	switch {
	case slices.Contains(firstFloor, id):
		return solo(t, "1", append([]string{id}, more...)...), "1"
	case slices.Contains(secondFloor, id):
		return solo(t, "7", slices.Concat(line12[:6], []string{id}, more)...), "7"
	}
	return solo(t, "secret", "cafeteria", "secret:"+id), "secret"
}

// at puts operatives somewhere: operative, place, and so on.
func (s *table) at(pairs ...string) *table {
	s.T.Helper()
	return s.entries("place", pairs)
}

// chose lays down the selected cards of operatives: operative, card, and so on.
func (s *table) chose(pairs ...string) *table {
	s.T.Helper()
	return s.entries("selected", pairs)
}

func (s *table) entries(name string, pairs []string) *table {
	s.T.Helper()
	var set []any
	for i := 0; i < len(pairs); i += 2 {
		set = append(set, "operatives."+pairs[i]+"."+name, pairs[i+1])
	}
	s.Set(set...)
	return s
}

// hand gives an operative items from wherever they are.
func (s *table) hand(op string, items ...string) *table {
	s.T.Helper()
	var set []any
	for _, it := range items {
		set = append(set, "items."+it, "hand:"+op)
	}
	s.Set(set...)
	return s
}

// data lets n tokens lie in a room; they come from the pool or go there.
func (s *table) data(place string, n int) *table {
	s.T.Helper()
	s.Set("data.pool", s.Int("data.pool")+s.Int("rooms."+place+".data")-n, "rooms."+place+".data", n)
	return s
}

// pile gives an operative collected tokens of value 1, 2 and 3 from the pool.
func (s *table) pile(op string, values ...int) *table {
	s.T.Helper()
	set := []any{}
	n := 0
	for i, id := range []string{"1", "2", "3"} {
		own := "operatives." + op + ".data." + id
		n += values[i] - s.Int(own)
		set = append(set, "data.unseen."+id, s.Int("data.unseen."+id)+s.Int(own)-values[i], own, values[i])
	}
	s.Set(append(set, "data.pool", s.Int("data.pool")-n)...)
	return s
}

// idle is the cards of operatives that will do nothing: a Download where no data
// lies, or an Interface where there is no token.
func (s *table) idle(ops ...string) *table {
	s.T.Helper()
	for _, op := range ops {
		place := s.Get("operatives." + op + ".place").(string)
		card := "interface"
		if s.Get("rooms."+place+".interface") == true {
			card = "download"
			if s.Int("rooms."+place+".data") > 0 {
				s.T.Fatalf("%s would not be idle", op)
			}
		}
		s.Set("operatives."+op+".selected", card)
	}
	return s
}

// play lets Hugo select a card; what follows is compared with the position
// before.
func (s *table) play(card string) *table {
	s.T.Helper()
	s.Mark()
	s.Do("select", hugo, card)
	return s
}

// effect checks what Hugo's card has changed since play, and that it is over.
func (s *table) effect(triples ...any) *table {
	s.T.Helper()
	return s.Asks(1, "prompt.resolve").changes(triples...)
}

// changes checks what Hugo's card has changed since play, beyond his having
// played it: path, before, after, and so on. An item must lie in his play area
// unless its way is among the changes. Which values he drew and which rooms
// they came from is not looked at here.
func (s *table) changes(triples ...any) *table {
	s.T.Helper()
	card := s.Get("operatives." + hugo + ".selected").(string)
	me := "operatives." + hugo
	all := slices.Clone(triples)
	for _, path := range []string{me + ".data", me + ".from", me + ".played", "data.unseen"} {
		all = append(all, path, rulestest.Any, rulestest.Any)
	}
	all = append(all, "phase", "selection", "resolution", me+".selected", "none", card, me+".resolved", false, true)
	if it := "items." + card; s.Get(it) != nil {
		if !mentions(triples, it) {
			all = append(all, it, "hand:"+hugo, "played:"+hugo)
		}
		if !mentions(triples, me+".hand") {
			all = append(all, me+".hand", 1, 0)
		}
	}
	for id := range s.Get("rooms").(map[string]any) {
		path := "rooms." + id + ".downloads"
		if !mentions(triples, path) {
			all = append(all, path, rulestest.Any, rulestest.Any)
		}
	}
	s.Changed(all...)
	return s
}

// mentions reports whether one of the triples of Changed is about path.
func mentions(triples []any, path string) bool {
	for i := 0; i < len(triples); i += 3 {
		if triples[i] == path {
			return true
		}
	}
	return false
}

// nothing checks that Hugo's card had no effect.
func (s *table) nothing() *table {
	s.T.Helper()
	return s.effect()
}

// finish ends the round with a roll of 1.
func (s *table) finish() *table {
	s.T.Helper()
	s.Next("die", 1)
	s.Do("resolve", marilyn)
	s.Is("round", 2, "phase", "selection")
	return s
}

// fate checks where an item is after the round.
func (s *table) fate(item, where string) *table {
	s.T.Helper()
	s.finish()
	s.Is("items."+item, where)
	return s
}

// fork is an independent copy of the table.
func (s *table) fork() *table { return tableOf(s.Fork()) }

// totals adds the numbers of an object, such as tokens by value.
func (s *table) totals(path string) int {
	sum := 0
	m, _ := s.Get(path).(map[string]any)
	for _, k := range slices.Sorted(maps.Keys(m)) {
		sum += int(m[k].(float64))
	}
	return sum
}

// hex is a seed as a position spells it.
func hex(n uint64) string { return strconv.FormatUint(n, 16) }

// choose lets operatives select cards, whoever is asked first: operative, card,
// and so on.
func (s *table) choose(pairs ...string) *table {
	s.T.Helper()
	for range len(pairs) / 2 {
		asked := strings.Fields(s.Offers()[0])
		i := slices.Index(pairs, asked[1])
		if asked[0] != "select" || i < 0 {
			s.T.Fatalf("asked is %v, given are the cards %v", asked, pairs)
		}
		s.Do("select", asked[1], pairs[i+1])
	}
	return s
}

// deck leaves only these items in the deck; the others that lay there go to the
// box.
func (s *table) deck(items ...string) *table {
	s.T.Helper()
	var set []any
	for id, at := range s.Get("items").(map[string]any) {
		switch in := slices.Contains(items, id); {
		case in:
			set = append(set, "items."+id, "deck")
		case at == "deck":
			set = append(set, "items."+id, "box")
		}
	}
	s.Set(set...)
	return s
}

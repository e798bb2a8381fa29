package shadownetwork_test

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/rulestest"
)

// A table is a scene with the things of this game.
type table struct{ rulestest.Chain[*table] }

func tableOf(s *rulestest.Scene) *table {
	t := &table{}
	t.Chain = rulestest.Chained(s, t)
	return t
}

// obj is an object of a position.
type obj = map[string]any

// Cities in play with so many players, in clockwise order.
var openTo = map[int][]string{
	1: {"new-york", "london", "rome", "moscow", "beijing", "tokyo", "sydney"},
	2: {"new-york", "london", "rome", "moscow", "beijing", "tokyo", "sydney"},
	3: {"new-york", "london", "rome", "moscow", "beijing", "tokyo", "sydney", "new-delhi", "lima"},
	4: {"new-york", "london", "rome", "moscow", "beijing", "tokyo", "sydney", "new-delhi", "lima"},
	5: {"new-york", "london", "rome", "moscow", "beijing", "tokyo", "hong-kong", "sydney", "new-delhi", "antananarivo", "casablanca", "lima"},
}

var letterOf = map[string]string{"new-york": "a", "lima": "a", "london": "b", "rome": "b", "casablanca": "b", "moscow": "c", "antananarivo": "c",
	"beijing": "d", "new-delhi": "d", "tokyo": "e", "hong-kong": "e", "sydney": "e"}

// The tile pairs that lie on the cities of a plain table.
var laid = map[string]string{"new-york": "a1", "lima": "a2", "london": "b4", "rome": "b2", "casablanca": "b1", "moscow": "c4", "antananarivo": "c1",
	"beijing": "d3", "new-delhi": "d1", "tokyo": "e3", "hong-kong": "e1", "sydney": "e2"}

var colourNames = []string{"yellow", "green", "blue", "purple"}

// goods are numbers by colour: yellow, green, blue, purple.
func goods(n ...int) map[string]int {
	m := map[string]int{}
	for i, c := range colourNames {
		m[c] = 0
		if i < len(n) {
			m[c] = n[i]
		}
	}
	return m
}

func seatPath(seat int, rest string) string { return "players." + strconv.Itoa(seat) + "." + rest }

// frame is something that waits.
func frame(kind, side string, pairs ...any) obj {
	f := obj{"kind": kind, "side": side, "step": 0, "city": "none", "what": "none", "visited": obj{}, "left": goods(), "influence": 0}
	for i := 0; i < len(pairs); i += 2 {
		f[pairs[i].(string)] = pairs[i+1]
	}
	return f
}

// Steps of a turn at which it waits.
const (
	stepOpens  = 1
	stepPlaces = 2
	stepLeaked = 3
	stepSecret = 4
	stepLeaks  = 5
	stepMarket = 7
	stepActed  = 8
)

// tossed are the Contracts that the seats of a plain table threw away in set-up.
var tossed = []string{"reactor-nine", "market-square", "marble-lobby", "naval-review", "cable-station"}

// soloDisplay are the regular Handlers of a plain solo table.
var soloDisplay = []string{"street-courier", "ghost-writer", "quartermaster", "cipher-clerk", "double-agent"}

// plain is a table in round 1, with seat 0 about to place its first Agent.
// Everybody has 5 Influence, an empty inbox and ledger, no Contracts and no
// Handlers; no pieces and no tokens lie on the cities, and the market is Quiet
// Harbour, Paper Lantern, Border Post.
func plain(t testing.TB, seats int) *table {
	t.Helper()
	return plainWith(t, seats, nil)
}

// printed adds to options that the Lone Syndicate plays at its standard level.
func printed(o rules.Options) rules.Options {
	l := rules.Options{"syndicate": 2}
	maps.Copy(l, o)
	return l
}

func plainWith(t testing.TB, seats int, options rules.Options) *table {
	t.Helper()
	s := tableOf(rulestest.Open(t, game, seats, printed(options)))
	for s.Get("phase") == "setup" {
		s.first()
	}
	var set []any
	for c, tile := range laid {
		city := obj{"tile": "none", "token": false, "agents": obj{}, "leaked": goods(), "influence": 0}
		if slices.Contains(openTo[seats], c) {
			city["tile"] = tile
		}
		set = append(set, "cities."+c, city)
	}
	for id := range s.Get("contracts").(obj) {
		set = append(set, "contracts."+id, "deck")
	}
	set = append(set, "contracts.quiet-harbour", "market:1", "contracts.paper-lantern", "market:2", "contracts.border-post", "market:3")
	for id, h := range s.Get("handlers").(obj) {
		at := h.(obj)["at"].(string)
		if strings.HasPrefix(at, "board:") || strings.HasPrefix(at, "syndicate:") {
			at = "box"
		}
		if seats == 1 {
			at = "box"
			if slices.Contains(soloDisplay, id) {
				at = "display"
			}
		}
		set = append(set, "handlers."+id, obj{"at": at, "used": 0, "spent": false})
	}
	for seat := range seats {
		set = append(set, "contracts."+tossed[seat], "box:"+strconv.Itoa(seat))
		for path, v := range (obj{"influence": 5, "inbox": goods(), "phone": 2, "wage_area": 2, "analysis_open": false, "taken": obj{}, "overlay": true}) {
			set = append(set, seatPath(seat, path), v)
		}
	}
	if seats == 1 {
		for path, v := range (obj{"influence": 6, "inbox": goods(), "ledger": goods(), "phone": 2, "film": obj{"2": 1, "3": 1, "4": 0}, "card": "none"}) {
			set = append(set, "syndicate."+path, v)
		}
		for i := 1; i <= 10; i++ {
			set = append(set, fmt.Sprintf("syndicate.actions.sa%02d", i), "deck")
		}
	}
	set = append(set, "seen_cards", []string{}, "round", 1, "first", "0", "last", "none", "next", after(seats, "0"), "upcoming", []any{},
		"stack", []obj{frame("place", "0"), frame("turn", "0", "step", stepPlaces)})
	s.Set(set...)
	return s
}

// after is the side after another.
func after(seats int, side string) string {
	if seats == 1 {
		return map[string]string{"0": "syndicate", "syndicate": "0"}[side]
	}
	n, _ := strconv.Atoi(side)
	return strconv.Itoa((n + 1) % seats)
}

// first does the first thing that is offered.
func (s *table) first() *table {
	s.T.Helper()
	w := strings.Fields(s.Offers()[0])
	args := make([]any, 0, 2)
	for _, x := range w[1:] {
		if n, err := strconv.Atoi(x); err == nil {
			args = append(args, n)
		} else {
			args = append(args, x)
		}
	}
	s.Do(w[0], args...)
	return s
}

func (s *table) seats() int { return s.Int("seats") }

// fork is an independent copy of the table.
func (s *table) fork() *table { return tableOf(s.Fork()) }

// coins gives a seat so much Influence.
func (s *table) coins(seat, n int) *table {
	s.T.Helper()
	return s.Set(seatPath(seat, "influence"), n)
}

// inbox fills a seat's inbox: yellow, green, blue, purple.
func (s *table) inbox(seat int, n ...int) *table {
	s.T.Helper()
	return s.Set(seatPath(seat, "inbox"), goods(n...))
}

// open takes a seat's overlay off.
func (s *table) open(seat int) *table {
	s.T.Helper()
	return s.Set(seatPath(seat, "overlay"), false)
}

// ledger puts coloured briefcases on a seat's ledger: yellow, green, blue,
// purple.
func (s *table) ledger(seat int, n ...int) *table {
	s.T.Helper()
	var set []any
	for c, filled := range goods(n...) {
		set = append(set, seatPath(seat, "ledger."+c), map[string]int{"filled": filled, "white": 0})
	}
	return s.Set(set...)
}

// hand gives a seat Contracts.
func (s *table) hand(seat int, ids ...string) *table {
	s.T.Helper()
	var set []any
	deck := s.held("deck")
	for i, id := range ids {
		if at := s.Get("contracts." + id).(string); strings.HasPrefix(at, "box:") {
			set = append(set, "contracts."+slices.DeleteFunc(deck, func(c string) bool { return slices.Contains(ids, c) })[i], at)
		}
		set = append(set, "contracts."+id, "hand:"+strconv.Itoa(seat))
	}
	return s.Set(set...)
}

// staff gives a seat Handlers, in the first slots.
func (s *table) staff(seat int, ids ...string) *table {
	s.T.Helper()
	var set []any
	for i, id := range ids {
		set = append(set, "handlers."+id, obj{"at": fmt.Sprintf("board:%d:%d", seat, i+1), "used": 0, "spent": false})
	}
	return s.Set(set...)
}

// used puts markers on a Handler.
func (s *table) used(id string, n int) *table {
	s.T.Helper()
	return s.Set("handlers."+id+".used", n)
}

// tile lays a pair on a city; the pair that lies there takes its place, should
// it lie elsewhere.
func (s *table) tile(city, tile string) *table {
	s.T.Helper()
	var set []any
	for c, x := range s.Get("cities").(obj) {
		if x.(obj)["tile"] == tile && c != city {
			set = append(set, "cities."+c+".tile", s.Get("cities."+city+".tile"))
		}
	}
	return s.Set(append(set, "cities."+city+".tile", tile)...)
}

// leaked puts pieces on a city: Influence, then yellow, green, blue, purple.
func (s *table) leaked(city string, influence int, n ...int) *table {
	s.T.Helper()
	return s.Set("cities."+city+".influence", influence, "cities."+city+".leaked", goods(n...))
}

// token puts Black Market tokens on cities.
func (s *table) token(cities ...string) *table {
	s.T.Helper()
	var set []any
	for _, c := range cities {
		set = append(set, "cities."+c+".token", true)
	}
	return s.Set(set...)
}

// agents stands Agents of sides on a city, from the phone as long as there are
// some, then from where they wait.
func (s *table) agents(city string, sides ...string) *table {
	s.T.Helper()
	var set []any
	for _, side := range sides {
		set = append(set, "cities."+city+".agents."+side, true)
		path, waits := "players."+side+".phone", "players."+side+".wage_area"
		if side == "syndicate" {
			path, waits = "syndicate.phone", "syndicate.film.2"
			if s.Get(waits) == 0.0 {
				waits = "syndicate.film.3"
			}
			if s.Get("syndicate.card") == "none" {
				set = append(set, "syndicate.card", "sa01", "syndicate.actions.sa01", "discard")
			}
		}
		if s.Int(path) == 0 {
			path = waits
		}
		set = append(set, path, s.Int(path)-1)
	}
	return s.Set(set...)
}

// stand puts all four Agents of every seat into play: on each city those of the
// seats named, such as "12", the others on the phone.
func (s *table) stand(on map[string]string) *table {
	s.T.Helper()
	var set []any
	phone := make([]int, s.seats())
	for seat := range phone {
		phone[seat] = 4
	}
	for _, c := range openTo[s.seats()] {
		agents := obj{}
		for _, side := range on[c] {
			agents[string(side)] = true
			phone[side-'0']--
		}
		set = append(set, "cities."+c+".agents", agents)
	}
	for seat, n := range phone {
		set = append(set, seatPath(seat, "phone"), n, seatPath(seat, "wage_area"), 0)
	}
	return s.Set(set...)
}

// crew gives a seat so many Agents on the phone; the others are on the wage
// spaces. It must have none on cities.
func (s *table) crew(seat, phone int) *table {
	s.T.Helper()
	return s.Set(seatPath(seat, "phone"), phone, seatPath(seat, "wage_area"), 4-phone)
}

// turn lets a seat place an Agent next.
func (s *table) turn(seat int) *table {
	s.T.Helper()
	side := strconv.Itoa(seat)
	return s.Set("next", after(s.seats(), side), "stack", []obj{frame("place", side), frame("turn", side, "step", stepPlaces)})
}

// visit lets a seat stand in a city with a token and choose market actions.
func (s *table) visit(seat int, city string) *table {
	s.T.Helper()
	side := strconv.Itoa(seat)
	s.agents(city, side)
	return s.Set("cities."+city+".token", true, "next", after(s.seats(), side), seatPath(seat, "analysis_open"), false,
		"stack", []obj{frame("market", side, "city", city), frame("turn", side, "step", stepMarket, "city", city)})
}

// study lets a seat, whose Agent has just acted in London, analyse. It must
// have something to analyse, so that it is asked: tests set that first.
func (s *table) study(seat int) *table {
	s.T.Helper()
	side := strconv.Itoa(seat)
	if s.Get("cities.london.agents."+side) == nil {
		s.agents("london", side)
	}
	return s.Set("last", side, "next", after(s.seats(), side), seatPath(seat, "analysis_open"), true,
		"stack", []obj{frame("analyse", side), frame("turn", side, "step", stepActed, "city", "london")})
}

// dusk is the end of a round's Espionage: all Agents are placed, and the given
// seat is asked for its last Analysis. It must have something to analyse.
func (s *table) dusk(seat int) *table {
	s.T.Helper()
	side := strconv.Itoa(seat)
	cities := openTo[s.seats()]
	var set []any
	for i := range s.seats() {
		n := s.Int(seatPath(i, "phone"))
		for j := range n {
			set = append(set, fmt.Sprintf("cities.%s.agents.%d", cities[(i+j)%len(cities)], i), true)
		}
		set = append(set, seatPath(i, "phone"), 0)
	}
	if s.seats() == 1 {
		for j := range s.Int("syndicate.phone") {
			set = append(set, "cities."+cities[3+j]+".agents.syndicate", true)
		}
		set = append(set, "syndicate.phone", 0)
		if s.Get("syndicate.card") == "none" {
			set = append(set, "syndicate.card", "sa02", "syndicate.actions.sa02", "discard")
		}
	}
	set = append(set, "phase", "closing", "next", "none", "last", after(s.seats(), side), seatPath(seat, "analysis_open"), true,
		"stack", []obj{frame("analyse", side, "step", 1)})
	return s.Set(set...)
}

// market checks the open Contracts, slot I first; "" is a gap.
func (s *table) market(want ...string) *table {
	s.T.Helper()
	got := []string{"", "", ""}
	for id, at := range s.Get("contracts").(obj) {
		if n, ok := strings.CutPrefix(at.(string), "market:"); ok {
			i, _ := strconv.Atoi(n)
			got[i-1] = id
		}
	}
	if !slices.Equal(got, want) {
		s.T.Fatalf("the market is %q, want %q", got, want)
	}
	return s
}

// held lists the Contracts in one place, sorted.
func (s *table) held(where string) (l []string) {
	for id, at := range s.Get("contracts").(obj) {
		if at == where {
			l = append(l, id)
		}
	}
	slices.Sort(l)
	return l
}

// handlersAt lists the Handlers in one place, sorted.
func (s *table) handlersAt(where string) (l []string) {
	for id, h := range s.Get("handlers").(obj) {
		if h.(obj)["at"] == where {
			l = append(l, id)
		}
	}
	slices.Sort(l)
	return l
}

// tokens lists the cities with a Black Market token, sorted.
func (s *table) tokens() (l []string) {
	for id, c := range s.Get("cities").(obj) {
		if c.(obj)["token"] == true {
			l = append(l, id)
		}
	}
	slices.Sort(l)
	return l
}

// standing lists the cities on which a side has Agents, sorted.
func (s *table) standing(side string) (l []string) {
	for id, c := range s.Get("cities").(obj) {
		if c.(obj)["agents"].(obj)[side] == true {
			l = append(l, id)
		}
	}
	slices.Sort(l)
	return l
}

// wantList fails unless two lists are equal.
func wantList(t testing.TB, what string, got []string, want ...string) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Fatalf("%s: %q, want %q", what, got, want)
	}
}

// offers lists the operands that are offered with a verb, sorted.
func (s *table) offers(verb string) (l []string) {
	for _, o := range s.Offers() {
		if w, rest, _ := strings.Cut(o, " "); w == verb {
			l = append(l, rest)
		}
	}
	slices.Sort(l)
	return l
}

// changed is the difference of two sets of goods, as goods.
func sum(a, b map[string]int) map[string]int {
	m := maps.Clone(a)
	for c, n := range b {
		m[c] += n
	}
	return m
}

// get is numbers by colour at a path.
func (s *table) get(path string) map[string]int {
	m := map[string]int{}
	for c, n := range s.Get(path).(obj) {
		m[c] = int(n.(float64))
	}
	return m
}

func TestAPlainTableIsAPosition(t *testing.T) {
	for seats := 1; seats <= 5; seats++ {
		s := plain(t, seats)
		s.Asks(0, "prompt.place").Is("round", 1, "players.0.influence", 5, "cities.london.tile", "b4")
		if got := len(s.offers("place")); got != len(openTo[seats]) {
			t.Errorf("%d seats: %d cities are offered", seats, got)
		}
		s.fork().inbox(0, 3).study(0).Asks(0, "prompt.analyse")
		s.fork().visit(0, "rome").Asks(0, "prompt.market")
		s.fork().inbox(0, 3).dusk(0).Asks(0, "prompt.analyse-upkeep").Is("phase", "closing")
	}
}

// at is a scene of another position of the same game.
func (s *table) at(v rules.State) *rulestest.Scene {
	c := s.Fork()
	c.S = v
	return c
}

package intoodeep_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/intoodeep"
	"safehouse/rules/rulestest"
)

var game intoodeep.Game

// A table is a scene of this game.
type table struct{ rulestest.Chain[*table] }

func tableOf(s *rulestest.Scene) *table {
	t := &table{}
	t.Chain = rulestest.Chained(s, t)
	return t
}

// The city of the tests (games §19): the ring, who and what stands where.
var (
	ring = []string{"blocks", "zinbazaar", "towers", "skyport", "parish", "downtown", "riverside", "ion-heights"}
	cast = []string{"ghost", "mechanic", "jumper", "persuader", "scourge", "smuggler"}
	home = map[string]string{"ghost": "blocks", "mechanic": "zinbazaar", "jumper": "towers", "persuader": "parish", "scourge": "ion-heights",
		"smuggler": "riverside"}
	itemHome = map[string]string{"blaster": "blocks", "detonator": "zinbazaar", "coupe": "towers", "hauler": "skyport",
		"scrambler": "parish", "birdseye": "downtown", "cash": "riverside", "serum": "ion-heights"}
	types = []string{"ringleader", "weaponry", "timing", "location", "tactics", "financing"}
)

// town is a table in the Perform Actions step of seat 0, in round 1. All seven
// storylines are in play. Everybody has Intel 3, Grip 0, one Tactics token, a
// Side Crime and a Level-1 crime, and no tag. The Plank shows Timing, Weaponry
// twice and Location; the wheel an action, a Tolerance and a Challenge. Missing
// Criminals of the cast may be replaced: "disruptor" for the last ones.
func town(t testing.TB, seats int, instead ...string) *table {
	t.Helper()
	return townWith(t, seats, nil, instead...)
}

func townWith(t testing.TB, seats int, opt rules.Options, instead ...string) *table {
	t.Helper()
	s := tableOf(rulestest.Open(t, game, seats, townOptions(seats, opt, instead...)))
	b, err := s.S.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	var p position
	if err := json.Unmarshal(b, &p); err != nil {
		t.Fatal(err)
	}
	layOut(&p, townCast(seats, instead...))
	if b, err = json.Marshal(p); err != nil {
		t.Fatal(err)
	}
	if err := s.S.UnmarshalJSON(b); err != nil {
		t.Fatal(err)
	}
	return s
}

// townCast is the Criminals in a town.
func townCast(seats int, instead ...string) []string {
	n := map[int]int{1: 4, 2: 5, 3: 5, 4: 6, 5: 6}[seats]
	crew := slices.Clone(cast[:n])
	copy(crew[n-len(instead):], instead)
	return crew
}

// townOptions is the options of a town, with those in more.
// printed adds to options that Echo plays her standard board.
func printed(o rules.Options) rules.Options {
	l := rules.Options{"difficulty": 1}
	maps.Copy(l, o)
	return l
}

func townOptions(seats int, more rules.Options, instead ...string) rules.Options {
	crew := townCast(seats, instead...)
	options := printed(rules.Options{"storylines": 7})
	for _, k := range game.Info().Refs[3].IDs {
		options[k] = 2
		if slices.Contains(crew, k) {
			options[k] = 1
		}
	}
	maps.Copy(options, more)
	return options
}

// layOut puts everything where the tests expect it.
func layOut(p *position, crew []string) {
	p.Phase, p.First, p.Now, p.Round = "actions", "0", "0", 1
	p.Turn.Actions, p.Stack, p.Clues = 2, nil, nil
	p.Chapter = positionChapter{Number: 1 + p.Options.Skipped, Rounds: 1}
	for i, z := range ring {
		p.Ring[strconv.Itoa(i+1)] = z
	}
	taken := map[string]bool{}
	for _, k := range crew {
		if z, ok := home[k]; ok {
			taken[z] = true
		}
	}
	for _, k := range crew {
		z, ok := home[k]
		for i := 0; !ok; i++ {
			if z = ring[i]; !taken[z] && z != "downtown" {
				taken[z], ok = true, true
			}
		}
		p.Criminals[k] = positionCriminal{Zone: z, Tag: "void"}
	}
	for i, z := range itemHome {
		p.Items[i] = z
	}
	p.Heat = map[string]string{"3": "blocks", "2": "skyport", "1": "riverside"}
	p.Sentinel = "downtown"
	edges := []string{"downtown", "zinbazaar"}
	for i, id := range slices.Sorted(mapKeys(p.Blockades)) {
		p.Blockades[id] = edges[i]
	}
	layOutPieces(p)
	for id, pl := range p.Players {
		for k := range pl.Grip {
			pl.Grip[k] = 0
		}
		p.Players[id] = positionPlayer{Console: pl.Console, Intel: 3, Grip: pl.Grip}
	}
	if p.Echo != nil {
		for i := range 16 {
			p.Echo.Deck[strconv.Itoa(i+1)] = true
		}
		for i, k := range crew {
			p.Echo.Criminals[[]string{"a", "b", "c", "d", "outside"}[i]] = k
		}
	}
	p.Rows = map[string]string{"row-1": "location", "row-2": "tactics", "row-3": "ringleader"}
	p.Wheel = map[string]int{"1": 0, "2": 0, "3": 0}
}

// layOutPieces puts tokens and cards where the tests expect them.
func layOutPieces(p *position) {
	pool := map[int]int{2: 10, 3: 14, 4: 17, 5: 20}[len(p.Players)]
	for id := range p.Evidence {
		p.Evidence[id] = "supply"
	}
	p.Evidence["timing-1"], p.Evidence["weaponry-1"] = "plank:1", "plank:2"
	p.Evidence["weaponry-2"], p.Evidence["location-1"] = "plank:3", "plank:4"
	for i := range pool {
		p.Evidence[fmt.Sprintf("%s-%d", types[i%6], 12-i/6)] = "pool"
	}
	for id := range p.Dilemmas {
		p.Dilemmas[id] = "deck"
	}
	for id, place := range p.Crimes {
		if place != "removed" {
			p.Crimes[id] = "deck"
		}
	}
	hands := [][2]string{{"s01", "a1a"}, {"s03", "b1b"}, {"s05", "c1a"}, {"s07", "d1a"}, {"s09", "e1a"}}
	for id := range p.Players {
		i, err := strconv.Atoi(id)
		if err != nil {
			i = len(p.Players) - 1
		} else {
			p.Crimes[hands[i][0]] = "hand:" + id
		}
		p.Evidence[fmt.Sprintf("tactics-%d", i+1)] = "memory:" + id
		p.Crimes[hands[i][1]] = "hand:" + id
	}
	for id := range p.Boosts {
		p.Boosts[id] = "stack"
	}
	p.Boosts["act-1-copy-1"], p.Boosts["tolerance-copy-1"], p.Boosts["challenge"] = "wheel:1", "wheel:2", "wheel:3"
}

func mapKeys[V any](m map[string]V) func(func(string) bool) {
	return func(yield func(string) bool) {
		for k := range m {
			if !yield(k) {
				return
			}
		}
	}
}

// set is Set with the table's own type.
func (s *table) set(pairs ...any) *table {
	s.T.Helper()
	s.Set(pairs...)
	return s
}

func (s *table) do(verb string, operands ...any) *table {
	s.T.Helper()
	s.Do(verb, operands...)
	return s
}

func (s *table) is(pairs ...any) *table {
	s.T.Helper()
	s.Is(pairs...)
	return s
}

func (s *table) fork() *table { return tableOf(s.Fork()) }

// hook gives a player these tags, from the top slot on, and no others.
func (s *table) hook(player any, crew ...string) *table {
	s.T.Helper()
	var pairs []any
	for k := range s.Get("criminals").(map[string]any) {
		if tag := s.Get("criminals." + k + ".tag").(string); strings.HasPrefix(tag, fmt.Sprintf("%v:", player)) {
			pairs = append(pairs, "criminals."+k+".tag", "void")
		}
	}
	for i, k := range crew {
		pairs = append(pairs, "criminals."+k+".tag", fmt.Sprintf("%v:%d", player, i+1))
	}
	return s.set(pairs...)
}

// put moves Criminals: Criminal, Zone, Criminal, Zone.
func (s *table) put(pairs ...string) *table {
	s.T.Helper()
	var l []any
	for i := 0; i < len(pairs); i += 2 {
		l = append(l, "criminals."+pairs[i]+".zone", pairs[i+1])
	}
	return s.set(l...)
}

// give puts Items into hands, or loose into Zones: Criminal or Zone, Item.
func (s *table) give(pairs ...string) *table {
	s.T.Helper()
	var l []any
	for i := 0; i < len(pairs); i += 2 {
		where := pairs[i]
		if !slices.Contains(ring, where) {
			where = "held:" + where
		}
		l = append(l, "items."+pairs[i+1], where)
	}
	return s.set(l...)
}

// grip sets discs of a player: Criminal, space.
func (s *table) grip(player any, pairs ...any) *table {
	s.T.Helper()
	var l []any
	for i := 0; i < len(pairs); i += 2 {
		l = append(l, fmt.Sprintf("players.%v.grip.%v", player, pairs[i]), pairs[i+1])
	}
	return s.set(l...)
}

// refill replaces what lies in a place of a kind of pieces: what lay there goes
// to another place.
func (s *table) refill(kind, place, other string, pieces ...string) *table {
	s.T.Helper()
	var l []any
	for id, at := range s.Get(kind).(map[string]any) {
		if at == place {
			l = append(l, kind+"."+id, other)
		}
	}
	for _, id := range pieces {
		l = append(l, kind+"."+id, place)
	}
	return s.set(l...)
}

// hand gives a player crimes in place of its own, dilemmas Dilemmas in hand,
// well banked ones, memory Evidence, saved Boosts.
func (s *table) hand(player any, crimes ...string) *table {
	s.T.Helper()
	return s.refill("crimes", fmt.Sprintf("hand:%v", player), "deck", crimes...)
}

func (s *table) dilemmas(player any, cards ...string) *table {
	s.T.Helper()
	return s.refill("dilemmas", fmt.Sprintf("hand:%v", player), "deck", cards...)
}

func (s *table) well(player any, cards ...string) *table {
	s.T.Helper()
	return s.refill("dilemmas", fmt.Sprintf("well:%v", player), "deck", cards...)
}

func (s *table) memory(player any, tokens ...string) *table {
	s.T.Helper()
	return s.refill("evidence", fmt.Sprintf("memory:%v", player), "supply", tokens...)
}

func (s *table) saved(player any, tiles ...string) *table {
	s.T.Helper()
	return s.refill("boosts", fmt.Sprintf("saved:%v", player), "stack", tiles...)
}

// plank lays tokens on the Plank, pool into the Pool.
func (s *table) plank(tokens ...string) *table {
	s.T.Helper()
	var l []any
	for id, at := range s.Get("evidence").(map[string]any) {
		if strings.HasPrefix(at.(string), "plank") {
			l = append(l, "evidence."+id, "supply")
		}
	}
	for i, id := range tokens {
		l = append(l, "evidence."+id, fmt.Sprintf("plank:%d", i+1))
	}
	return s.set(l...)
}

func (s *table) pool(tokens ...string) *table {
	s.T.Helper()
	return s.refill("evidence", "pool", "supply", tokens...)
}

// triggered marks the end of the Chapter as triggered: the Pool is empty, and
// so many turns are still to be played, the one in progress included.
func (s *table) triggered(turns int) *table {
	s.T.Helper()
	l := []any{"chapter.triggered", true, "chapter.last_turns", turns}
	for id, at := range s.Get("evidence").(map[string]any) {
		if at == "pool" {
			l = append(l, "evidence."+id, "supply")
		}
	}
	return s.set(l...)
}

// wheel lays Boosts into the sectors.
func (s *table) wheel(tiles ...string) *table {
	s.T.Helper()
	var l []any
	for id, at := range s.Get("boosts").(map[string]any) {
		if strings.HasPrefix(at.(string), "wheel") {
			l = append(l, "boosts."+id, "stack")
		}
	}
	for i, id := range tiles {
		l = append(l, "boosts."+id, fmt.Sprintf("wheel:%d", i+1))
	}
	return s.set(l...)
}

// count is how many pieces of a kind lie in a place.
func (s *table) count(kind, place string) int {
	s.T.Helper()
	n := 0
	for _, at := range s.Get(kind).(map[string]any) {
		if at == place {
			n++
		}
	}
	return n
}

// checkCount checks numbers of pieces: kind, place, number.
func (s *table) checkCount(triples ...any) *table {
	s.T.Helper()
	for i := 0; i < len(triples); i += 3 {
		kind, place, want := triples[i].(string), triples[i+1].(string), triples[i+2].(int)
		if got := s.count(kind, place); got != want {
			s.T.Fatalf("%d of the %s lie at %s, want %d\n%s", got, kind, place, want, rulestest.Picture(s.S))
		}
	}
	return s
}

// offers reports whether an action is offered, in short form.
func (s *table) offers(action string) bool { return slices.Contains(s.Offers(), action) }

// checkOffers checks that actions are among the legal ones, checkNoOffer that
// they are not.
func (s *table) checkOffers(actions ...string) *table {
	s.T.Helper()
	for _, a := range actions {
		if !s.offers(a) {
			s.T.Fatalf("%q is not offered; offered are %q", a, s.Offers())
		}
	}
	return s
}

func (s *table) checkNoOffer(actions ...string) *table {
	s.T.Helper()
	for _, a := range actions {
		if s.offers(a) {
			s.T.Fatalf("%q is offered", a)
		}
	}
	return s
}

// refuses is Refuses with the table's own type.
func (s *table) refuses(key, verb string, operands ...any) *table {
	s.T.Helper()
	s.Refuses(key, verb, operands...)
	return s
}

func (s *table) next(pairs ...any) *table {
	s.T.Helper()
	s.Next(pairs...)
	return s
}

// pass ends the turn of the active player without doing anything more: no
// Story Crime, nothing ditched, a Level-1 crime drawn where one is.
func (s *table) pass() *table {
	s.T.Helper()
	now := s.Get("now")
	for round := s.Get("round"); s.Get("now") == now && s.Get("round") == round && !s.S.Turn().Done; {
		switch s.Get("phase") {
		case "hook":
			s.do("hook", s.Offers()[0][len("hook "):])
		case "draw":
			s.Do("draw", "level-1")
		case "chapter":
			return s
		default:
			s.Do("done")
		}
	}
	return s
}

// offered is Offered with the table's own type.
func (s *table) offered(actions ...string) *table {
	s.T.Helper()
	s.Offered(actions...)
	return s
}

// changed is Changed with the table's own type.
func (s *table) changed(triples ...any) *table {
	s.T.Helper()
	s.Changed(triples...)
	return s
}

// mark is Mark with the table's own type.
func (s *table) mark() *table {
	s.T.Helper()
	s.Mark()
	return s
}

// anything stands in changed for whatever an entry is.
const anything = rulestest.Any

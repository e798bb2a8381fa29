package masters_test

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"testing"

	"safehouse/assets/text"
	"safehouse/rules"
	"safehouse/rules/masters"
	"safehouse/rules/rulestest"
)

var game masters.Game

// A table is a scene of this game.
type table struct{ rulestest.Chain[*table] }

func tableOf(s *rulestest.Scene) *table {
	t := &table{}
	t.Chain = rulestest.Chained(s, t)
	return t
}

// The characters that fill the seats beside the one that a test is about, and
// the skills of each seat.
var (
	fillers    = []string{"burglar", "pickpocket", "shutter-bug", "lookout"}
	seatSkills = [][]string{{"hurry", "wing-it"}, {"smash-n-grab", "bypass"}, {"hit-n-run", "yank-wires"}, {"linger", "bypass"}}
)

// classOf is the class of every character card.
var classOf = map[string]string{
	"angry-locksmith": "angry-locksmith", "safecracker": "angry-locksmith", "demolitions-guy": "angry-locksmith",
	"thug": "thug", "bruiser": "thug", "operative": "thug",
	"street-urchin": "street-urchin", "grifter": "street-urchin", "mastermind": "street-urchin",
	"script-kiddie": "script-kiddie", "hacktivist": "script-kiddie", "black-hat": "script-kiddie",
	"burglar": "burglar", "grease-man": "burglar", "ghost-runner": "burglar",
	"lookout": "lookout", "watchman": "lookout", "sentinel": "lookout",
	"pickpocket": "pickpocket", "con-artist": "pickpocket", "thief": "pickpocket",
	"shutter-bug": "shutter-bug", "technician": "shutter-bug", "tinkerer": "shutter-bug",
}

// quiet is a deck of events that do nothing on a bare board, an empty M1 first.
var quiet = []string{"m1", "3", "8", "9", "11", "14", "20", "23", "z1"}

// optionOf is the set-up of a heist by its id, with more options: id, value.
func optionOf(t testing.TB, heist string, more ...any) rules.Options {
	t.Helper()
	o := rules.Options{}
	for i := range game.Info().Options {
		opt := &game.Info().Options[i]
		if opt.ID == "heist" {
			v := slices.Index(opt.Values, heist)
			if v < 0 {
				t.Fatalf("no heist %q", heist)
			}
			o["heist"] = v
		}
	}
	for i := 0; i < len(more); i += 2 {
		o[more[i].(string)] = more[i+1].(int)
	}
	return o
}

// opened is a heist at the start of its planning.
func opened(t testing.TB, seats int, heist string, more ...any) *table {
	t.Helper()
	return tableOf(rulestest.Open(t, game, seats, optionOf(t, heist, more...)))
}

// position is the printed position, to be changed and read back.
func (s *table) position() Position {
	s.T.Helper()
	var p Position
	b, err := s.S.MarshalJSON()
	if err == nil {
		err = json.Unmarshal(b, &p)
	}
	if err != nil {
		s.T.Fatal(err)
	}
	return p
}

func (s *table) read(p Position) *table {
	s.T.Helper()
	b, err := json.Marshal(p)
	if err == nil {
		err = s.S.UnmarshalJSON(b)
	}
	if err != nil {
		s.T.Fatalf("the position is refused: %v\n%s", err, b)
	}
	return s
}

// seated is the crew of a test: the characters that it names, then fillers of
// other classes.
func seated(t testing.TB, seats int, crew []string) []string {
	t.Helper()
	crew = slices.Clone(crew)
	for _, c := range fillers {
		if len(crew) < seats && !slices.ContainsFunc(crew, func(o string) bool { return classOf[o] == classOf[c] }) {
			crew = append(crew, c)
		}
	}
	if len(crew) != seats {
		t.Fatalf("a crew of %d for %d seats", len(crew), seats)
	}
	return crew
}

// stage is a heist in the Action phase of round 1 on a bare board: no unknown
// tiles, chits, loot, doors or tokens, nothing in the bag, a quiet deck. The
// first character stands on the first of the tiles, has a token on every tile,
// no ideas and a die of 1; the others are outdoors on the last entrances and have finished
// their action. Three seats.
func stage(t testing.TB, heist, at string, crew ...string) *table {
	t.Helper()
	return stageOf(t, 3, heist, at, crew...)
}

func stageOf(t testing.TB, seats int, heist, at string, crew ...string) *table {
	t.Helper()
	return started(t, seats, heist, at, true, crew...)
}

// printed is a stage with the board, the bag and the deck as the booklet prints
// them.
func printed(t testing.TB, heist, at string, crew ...string) *table {
	t.Helper()
	return started(t, 3, heist, at, false, crew...)
}

func started(t testing.TB, seats int, heist, at string, bare bool, crew ...string) *table {
	t.Helper()
	s := opened(t, seats, heist)
	p := s.position()
	p.Phase, p.Stage, p.Round = "action", 1, 1
	var doors, land []string
	for _, id := range slices.Sorted(maps.Keys(p.Hexes)) {
		h := p.Hexes[id]
		if h.IsEntrance {
			doors = append(doors, id)
			continue
		}
		land = append(land, id)
		if bare {
			p.Hexes[id] = PositionHex{Present: true, Remote: "none"}
		}
		if f := p.Figures["npc"]; bare && f.Status == "captive" && (f.At == id || heist == "black-box" && id == "b7") {
			p.Hexes[id] = PositionHex{Present: true, Remote: h.Remote, Door: h.Door} // what keeps the captive
		}
	}
	for _, g := range p.Escort {
		h := p.Hexes[g.At]
		h.Guards = 2
		p.Hexes[g.At] = h
	}
	if bare {
		p.Deck, p.Dealt = slices.Clone(quiet), []string{}
		for k := range p.Bag {
			p.Bag[k] = 0
		}
		for id, where := range p.Loot {
			if where == "bag" || !slices.Contains([]string{"sale", "safe"}, where) {
				p.Loot[id] = "box"
			}
		}
	}
	plan := map[string]bool{}
	for _, id := range land {
		plan[id] = true
	}
	for i, c := range seated(t, seats, crew) {
		f := p.Figures[seatID(i)]
		f.Character, f.Skills = c, seatSkills[i]
		f.Status, f.At, f.Die, f.Ideas, f.Tokens, f.Plan = "in-play", doors[max(0, len(doors)-1-i/2)], 1, 0, 0, maps.Clone(plan)
		f.Marks, f.Action = map[string]bool{"ready": true, "acted": true, "done": true}, "walk"
		if i == 0 {
			f.At, f.Marks, f.Action = at, map[string]bool{"ready": true}, "none"
			if slices.Contains([]string{"bricks", "river", "hole"}, heist) {
				f.Marks["imprisoned"] = true
			}
		}
		p.Figures[seatID(i)] = f
	}
	if f, ok := p.Figures["npc"]; ok {
		f.Die = 1
		if f.Status == "waiting" {
			f.Status, f.At = "in-play", doors[0]
		}
		if f.Status == "in-play" {
			f.Marks, f.Action = map[string]bool{"acted": true, "done": true}, "pause"
		}
		p.Figures["npc"] = f
	}
	return s.read(p)
}

func seatID(i int) string { return string(rune('0' + i)) }

// me is an entry of the character that a test is about, other one of seat 1.
func me(entry string) string    { return "figures.0." + entry }
func other(entry string) string { return "figures.1." + entry }

// hex is an entry of a hex.
func hex(id, entry string) string { return "hexes." + id + "." + entry }

// put lays chits on hexes: hex, entry, number, and so on.
func (s *table) put(triples ...any) *table {
	s.T.Helper()
	var set []any
	for i := 0; i < len(triples); i += 3 {
		set = append(set, hex(triples[i].(string), triples[i+1].(string)), triples[i+2])
	}
	return s.Set(set...)
}

// chits checks what lies on hexes: hex, entry, number, and so on.
func (s *table) chits(triples ...any) *table {
	s.T.Helper()
	var is []any
	for i := 0; i < len(triples); i += 3 {
		is = append(is, hex(triples[i].(string), triples[i+1].(string)), triples[i+2])
	}
	return s.Is(is...)
}

// stand puts figures on hexes: figure, hex, and so on.
func (s *table) stand(pairs ...string) *table {
	s.T.Helper()
	var set []any
	for i := 0; i < len(pairs); i += 2 {
		set = append(set, "figures."+pairs[i]+".at", pairs[i+1])
	}
	return s.Set(set...)
}

// ideas gives figures ideas: the first seat, the second, and so on.
func (s *table) ideas(n ...int) *table {
	s.T.Helper()
	var set []any
	for i, k := range n {
		set = append(set, "figures."+seatID(i)+".ideas", k)
	}
	return s.Set(set...)
}

// hasIdeas checks the ideas of the seats.
func (s *table) hasIdeas(n ...int) *table {
	s.T.Helper()
	var is []any
	for i, k := range n {
		is = append(is, "figures."+seatID(i)+".ideas", k)
	}
	return s.Is(is...)
}

// awake lets a figure take its action, too.
func (s *table) awake(figures ...string) *table {
	s.T.Helper()
	var set []any
	for _, f := range figures {
		set = append(set, "figures."+f+".marks.acted", nil, "figures."+f+".marks.done", nil, "figures."+f+".action", "none")
	}
	return s.Set(set...)
}

// acting gives the character of seat 0 sub-actions of an action that it has
// chosen: sub, number, and so on.
func (s *table) acting(pairs ...any) *table {
	s.T.Helper()
	set := []any{me("marks.acted"), true, me("action"), "walk"}
	for i := 0; i < len(pairs); i += 2 {
		set = append(set, me("left."+pairs[i].(string)), pairs[i+1])
	}
	return s.Set(set...)
}

// deck stacks the event deck, top first.
func (s *table) deck(ids ...string) *table {
	s.T.Helper()
	return s.Set("deck", ids, "dealt", []string{})
}

// hasDeck checks the cards that are left, top first.
func (s *table) hasDeck(ids ...string) *table {
	s.T.Helper()
	return s.Is("deck", append([]string{}, ids...))
}

// name is the character of a seat.
func (s *table) name(seat int) string {
	s.T.Helper()
	return s.Get("figures." + seatID(seat) + ".character").(string)
}

// finish ends the Action phase: the character of seat 0 pauses or has acted,
// and is done. Nothing of its action is left to book.
func (s *table) finish() *table {
	s.T.Helper()
	s.Set(me("marks.acted"), true, me("action"), "walk")
	return s.Do("done", s.name(0))
}

// event lets one event be the active one: it lies on top of a quiet deck and
// seat 0 finishes its action. More cards may follow it.
func (s *table) event(id string, more ...string) *table {
	s.T.Helper()
	s.deck(append([]string{id}, append(more, rest(id, more)...)...)...)
	s.Mark()
	return s.finish()
}

// rest is the quiet deck without cards that lie in it already.
func rest(id string, more []string) []string {
	var l []string
	for _, c := range quiet {
		if c != id && !slices.Contains(more, c) {
			l = append(l, c)
		}
	}
	return l
}

// crisis lets a crisis follow an event without effect.
func (s *table) crisis(id string) *table {
	s.T.Helper()
	s.deck("m1", id, "3", "8", "9", "11", "14", "20", "23", "z1")
	s.Mark()
	return s.finish()
}

// escape starts the Escape phase of a stage by calling it; the deck's top card
// has no effect.
func (s *table) escape() *table {
	s.T.Helper()
	s.deck("m1", "3", "z1").Do("call-escape")
	return s.Is("phase", "escape")
}

// loot lays pieces somewhere: piece, place, and so on.
func (s *table) loot(pairs ...string) *table {
	s.T.Helper()
	var set []any
	for i := 0; i < len(pairs); i += 2 {
		set = append(set, "loot."+pairs[i], pairs[i+1])
	}
	return s.Set(set...)
}

// hasLoot checks where pieces are: piece, place, and so on.
func (s *table) hasLoot(pairs ...string) *table {
	s.T.Helper()
	var is []any
	for i := 0; i < len(pairs); i += 2 {
		is = append(is, "loot."+pairs[i], pairs[i+1])
	}
	return s.Is(is...)
}

// offers reports whether an action is offered, in the words of Offers.
func (s *table) offers(action string) bool { return slices.Contains(s.Offers(), action) }

// wantOffered checks that actions are offered.
func (s *table) wantOffered(actions ...string) *table {
	s.T.Helper()
	for _, a := range actions {
		if !s.offers(a) {
			s.T.Fatalf("%q is not offered, but %q; position: %s", a, s.Offers(), rulestest.Picture(s.S))
		}
	}
	return s
}

// wantNotOffered checks that actions are not offered.
func (s *table) wantNotOffered(actions ...string) *table {
	s.T.Helper()
	for _, a := range actions {
		if s.offers(a) {
			s.T.Fatalf("%q is offered; position: %s", a, rulestest.Picture(s.S))
		}
	}
	return s
}

// verbsOf are the actions of one verb that are offered, without the verb.
func (s *table) verbsOf(verb string) []string {
	l := []string{}
	for _, o := range s.Offers() {
		if v, operands, _ := strings.Cut(o, " "); v == verb {
			l = append(l, operands)
		}
	}
	slices.Sort(l)
	return l
}

// wantVerb checks exactly which actions of one verb are offered.
func (s *table) wantVerb(verb string, operands ...string) *table {
	s.T.Helper()
	slices.Sort(operands)
	if got := s.verbsOf(verb); !slices.Equal(got, operands) {
		s.T.Fatalf("%s is offered with %q, want %q; position: %s", verb, got, operands, rulestest.Picture(s.S))
	}
	return s
}

// wantTold checks how often the last action told of a kind of event.
func (s *table) wantTold(kind string, n int) *table {
	s.T.Helper()
	if got := s.Told(kind); got != n {
		s.T.Fatalf("%q is told %d times, want %d", kind, got, n)
	}
	return s
}

// Keys of messages, without what they all begin with.

func (s *table) Refuses(key, verb string, operands ...any) *table {
	s.T.Helper()
	s.Scene.Refuses("why."+key, verb, operands...)
	return s
}

// fork is an independent copy of the table.
func (s *table) fork() *table { return tableOf(s.Fork()) }

// acts runs an action of seat 0 with these sub-actions until it is done.
func (s *table) do(actions ...string) *table {
	s.T.Helper()
	for _, a := range actions {
		words := strings.Fields(a)
		operands := make([]any, len(words)-1)
		v := slices.IndexFunc(game.Info().Verbs, func(v rules.VerbInfo) bool { return v.Name == words[0] })
		for i, w := range words[1:] {
			operands[i] = w
			if v >= 0 && i < len(game.Info().Verbs[v].Operands) && game.Info().Verbs[v].Operands[i].Ref == rules.None {
				operands[i] = int(w[0] - '0')
			}
		}
		s.Do(words[0], operands...)
	}
	return s
}

// sayer puts messages into words.
func sayer(t testing.TB) rulestest.Say {
	t.Helper()
	b, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	return func(m rules.Message) string { return b.Say(game.Info().ID, m) }
}

package games_test

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"safehouse/rules"
	"safehouse/rules/intoodeep"
)

// An agent is a player in the true position of In Too Deep, with what its proofs ask.
type agent struct {
	s    *intoodeep.State
	then *intoodeep.State // what the choice leads to
	p    page
	seat string
	me   int
	o    page // the player
	args map[string]any
}

func (x agent) number(m rules.Message, name string, is int) bool {
	n, _ := arg(m, name)
	return n == is
}

// lies reports whether a token of a type lies in the place of the choice.
func (x agent) lies(s rules.State, kind string) bool {
	var p page
	b, err := json.Marshal(s)
	if err != nil || json.Unmarshal(b, &p) != nil {
		return false
	}
	place, _ := x.args["place"].(string)
	place = strings.Replace(place, "locker-", "locker:", 1)
	found := false
	p.each(func(id string, _ page, at any) { found = found || at == place && strings.HasPrefix(id, kind+"-") }, "evidence")
	return found
}

// names checks that a message names the operand of the choice.
func (x agent) names(m rules.Message, name, operand string) bool {
	_, id := arg(m, name)
	return id == x.args[operand]
}

// crime is the crime that a message names, in the hand of the player.
func (x agent) crime(m rules.Message) (i int, held bool) {
	_, id := arg(m, "crime")
	return slices.Index(x.s.Game().Info().Refs[intoodeep.KindCrime].IDs, id), x.p.at("crimes", id) == "hand:"+x.seat
}

// met is how many criteria of a crime hold for the player, and how many it has.
func (x agent) met(s *intoodeep.State, crime int) (n, of int) {
	l := s.Demands(x.me, crime)
	for _, d := range l {
		n += yes(d.Held)
	}
	return n, len(l)
}

// full reports whether all criteria hold and the Prerequisite is met.
func (x agent) full(s *intoodeep.State, crime int) bool {
	n, of := x.met(s, crime)
	return n == of && s.Unlocked(crime)
}

// within reports whether so many moves and pick-ups fulfil a crime.
func (x agent) within(s *intoodeep.State, crime, n int) bool {
	if x.full(s, crime) {
		return true
	}
	if n == 0 {
		return false
	}
	city := s.City
	for _, k := range s.InPlay() {
		if s.HolderOf(k) != x.me {
			continue
		}
		at := city.Pawn[k]
		for _, to := range []intoodeep.Spot{(at + 1) % 8, (at + 7) % 8} {
			edge := intoodeep.Edge(at) // it lies clockwise of the spot with its number
			if to == (at+7)%8 {
				edge = intoodeep.Edge(to)
			}
			barred := city.Blockade[0] == edge || city.Blockade[1] == edge
			if barred && !s.Turning.Ignoring && !s.Has(x.me, intoodeep.Tunnels) && (k != intoodeep.Ghost || !s.Skilled(x.me, k)) {
				continue
			}
			next := *s
			next.City.Pawn[k] = to
			if x.within(&next, crime, n-1) {
				return true
			}
		}
		for i, lies := range city.Lies {
			if lies != at {
				continue
			}
			next := *s
			if old := next.City.Holds[k]; old != intoodeep.NoItem {
				next.City.Lies[old], next.City.Holder[old] = at, intoodeep.Nobody
			}
			next.City.Holds[k], next.City.Holder[i], next.City.Lies[i] = intoodeep.Item(i), k, intoodeep.NoSpot
			if x.within(&next, crime, n-1) {
				return true
			}
		}
	}
	return false
}

// asks reports whether a crime asks for an Item to be held that this one is.
func (x agent) asks(crime int, item string) bool {
	kinds := map[string]string{"blaster": "WEAPON", "detonator": "WEAPON", "coupe": "VEHICLE", "hauler": "VEHICLE", "scrambler": "GADGET", "birdseye": "GADGET", "cash": "LOOT", "serum": "LOOT"}
	for _, k := range regexp.MustCompile(`holds\([uvc],([A-Z]+)\)`).FindAllStringSubmatch(intoodeep.CrimeOf(crime).When, -1) {
		if k[1] == kinds[item] || k[1] == strings.ToUpper(item) {
			return true
		}
	}
	return false
}

// spot is the spot of a Zone, 0 to 7.
func (x agent) spot(zone any) (at int) {
	x.p.each(func(n string, _ page, v any) {
		if v == zone {
			at, _ = strconv.Atoi(n)
		}
	}, "ring")
	return at - 1
}

// zoneAt is the Zone at a spot.
func (x agent) zoneAt(at int) any { return x.p.at("ring", strconv.Itoa((at+8)%8+1)) }

// goals are the Zones in which a crime asks for one of YOU.
func (x agent) goals(crime int) (l []any) {
	ids := map[string]string{"ZIN": "zinbazaar", "ION": "ion-heights"}
	for _, k := range regexp.MustCompile(`at\([uv],(?:(cw|ccw|opp)\()?([A-Z]+)`).FindAllStringSubmatch(intoodeep.CrimeOf(crime).When, -1) {
		zone := any(strings.ToLower(k[2]))
		switch id, ok := ids[k[2]]; {
		case ok:
			zone = id
		case k[2] == "SZ":
			zone = x.p.at("sentinel")
		}
		l = append(l, x.zoneAt(x.spot(zone)+map[string]int{"": 0, "cw": 1, "ccw": -1, "opp": 4}[k[1]]))
	}
	return l
}

// tags is how many Criminals a player controls.
func (x agent) tags(who string) (n int) {
	hooked(x.p, who, func(string, page) { n++ })
	return n
}

// grip is the Grip with a Criminal, discs all in play.
func (x agent) grip(id string) int { return x.o.num("grip", id) }

func (x agent) lowest() (low, at int) {
	low = 99
	x.p.each(func(id string, _ page, _ any) {
		switch g := x.grip(id); {
		case g < low:
			low, at = g, 1
		case g == low:
			at++
		}
	}, "criminals")
	return low, at
}

// cards is how many cards Echo has still to flip, and how many of them are so; the letters of a card are A for the first four.
func (x agent) cards(is func(n int) bool) (some, of int) {
	if next := x.p.num("echo", "next"); next > 0 {
		return yes(is(next - 1)), 1
	}
	left := 0
	for n := range 16 {
		left += yes(x.p.at("echo", "deck", strconv.Itoa(n+1)) == true)
	}
	for n := range 16 {
		if left > 0 && x.p.at("echo", "deck", strconv.Itoa(n+1)) != true {
			continue
		}
		of++
		some += yes(is(n))
	}
	return some, of
}

func (x agent) hooksBy(who string) (n, of int) {
	return x.cards(func(n int) bool { return x.p.at("echo", "criminals", []string{"a", "b", "c", "d"}[n/4]) == who })
}

// inHand is how many Side and Story Crimes the player has.
func (x agent) inHand() (sides, stories int) {
	x.p.each(func(id string, _ page, at any) {
		if at == "hand:"+x.seat {
			sides += yes(id[0] == 's')
			stories += yes(id[0] != 's')
		}
	}, "crimes")
	return sides, stories
}

// unseen is how many face-down tokens of the Pool and of the Final Plot the player cannot see.
func (x agent) unseen() (pool, plot int) {
	text, _ := rules.View(x.s, x.me).MarshalJSON()
	var seen page
	if json.Unmarshal(text, &seen) != nil {
		return -1, -1
	}
	x.p.each(func(id string, _ page, v any) {
		if seen.at("evidence", id) == v {
			return
		}
		at, _ := v.(string)
		pool += yes(at == "pool")
		plot += yes(strings.HasPrefix(at, "locker:") || strings.HasPrefix(at, "slot-"))
	}, "evidence")
	return pool, plot
}

// tokens is how many tokens of a type lie in a place.
func (x agent) tokens(kind, place string) (n int) {
	x.p.each(func(id string, _ page, v any) { n += yes(v == place && strings.HasPrefix(id, kind+"-")) }, "evidence")
	return n
}

// rows is how many Dossiers lie in each row, by the row's id.
func (x agent) rows() map[string]int {
	total := map[int][3]int{2: {2, 2, 1}, 3: {3, 2, 2}, 4: {3, 3, 3}, 5: {3, 3, 3}}
	n := map[string]int{}
	players := 0
	x.p.each(func(string, page, any) { players++ }, "players")
	for i := range 3 {
		id := fmt.Sprintf("row-%d", i+1)
		n[id] = total[players][i]
		x.p.each(func(_ string, _ page, v any) {
			at, _ := v.(string)
			n[id] -= yes(strings.HasPrefix(at, id))
		}, "evidence")
	}
	return n
}

// dossiers is how many Dossiers a type of Evidence can still get.
func (x agent) dossiers(kind string) int {
	n := 0
	for id, left := range x.rows() {
		if x.p.at("rows", id) == kind {
			n = left
		}
	}
	return n
}

func (x agent) fileable() (n int) {
	for id, left := range x.rows() {
		n += min(left, x.tokens(x.p.at("rows", id).(string), "memory:"+x.seat))
	}
	return n
}

// left is the Dossiers on the grid.
func (x agent) left() (n int) {
	for _, k := range x.rows() {
		n += k
	}
	return n
}

// faces goes through the Dilemmas in a place of a player.
func (x agent) faces(place string, f func(face string, corruption int)) {
	x.p.each(func(id string, _ page, v any) {
		if v != place+x.seat {
			return
		}
		face := regexp.MustCompile(`-copy-\d+$`).ReplaceAllString(id, "")
		f(face, corruptionOf(face))
	}, "dilemmas")
}

func corruptionOf(face string) int {
	if face == "sigil" {
		return 0
	}
	n, _ := strconv.Atoi(face[strings.LastIndexByte(face, '-')+1:])
	if strings.HasPrefix(face, "intel-") {
		return map[int]int{1: 0, 2: 1, 3: 2, 4: 3, 6: 5, 8: 7, 10: 9}[n]
	}
	return n
}

// symbolsOn is how many symbols a face of a type has.
func symbolsOn(face, kind string) int {
	if strings.HasPrefix(face, kind+"-") {
		return map[int]int{1: 1, 2: 1, 4: 2, 5: 2, 8: 3}[corruptionOf(face)]
	}
	return 0
}

func (x agent) symbols(kind string) int {
	n := x.tokens(kind, "memory:"+x.seat)
	x.faces("well:", func(face string, _ int) { n += symbolsOn(face, kind) })
	return n
}

// gripScores is what the lowest disc scores by its space.
var gripScores = []int{0, 1, 2, 4, 6, 9, 12, 16, 20, 25}

// chapterPays is what a Dossier pays, and what failing costs in Grip and Intel.
var chapterPays = [][3]int{{}, {2, 2, 0}, {3, 3, 0}, {4, 0, 5}}

func (x agent) chapter() [3]int { return chapterPays[x.p.num("chapter", "number")] }

var intoodeepLeads = map[string]proof{}

func init() {
	evidence := func(m rules.Message) string { _, id := arg(m, "evidence"); return id }
	criminal := func(m rules.Message) string { _, id := arg(m, "who"); return id }
	player := func(m rules.Message, name string) string { _, id := arg(m, name); return id }
	for key, holds := range map[string]func(x agent, m rules.Message) bool{
		"holds": func(x agent, m rules.Message) bool {
			i, held := x.crime(m)
			return held && x.full(x.then, i) && !x.full(x.s, i)
		},
		"away": func(x agent, m rules.Message) bool {
			i, held := x.crime(m)
			n, _ := arg(m, "n")
			left := int(x.then.Turning.Actions) + yes(x.then.Turning.Push != intoodeep.Nobody)
			return held && x.number(m, "m", left) && n > 0 && n <= left && x.within(x.then, i, n) && !x.within(x.then, i, n-1)
		},
		"met": func(x agent, m rules.Message) bool {
			i, held := x.crime(m)
			n, of := x.met(x.then, i)
			before, _ := x.met(x.s, i)
			return held && n > before && x.number(m, "n", n) && x.number(m, "of", of) && x.number(m, "m", before)
		},
		"next": func(x agent, m rules.Message) bool {
			_, held := x.crime(m)
			return held && x.nextTurn(m, true)
		},
		"next-kept": func(x agent, m rules.Message) bool {
			_, held := x.crime(m)
			return held && x.nextTurn(m, false)
		},
		"undoes": func(x agent, m rules.Message) bool {
			i, held := x.crime(m)
			n, of := x.met(x.then, i)
			before, _ := x.met(x.s, i)
			return held && n < before && x.number(m, "n", n) && x.number(m, "of", of) && x.number(m, "m", before)
		},
		"toward": func(x agent, m rules.Message) bool {
			i, held := x.crime(m)
			goal, who := player(m, "zone"), x.named(m)
			far := func(at intoodeep.Spot) int {
				d := (int(at) - x.spot(goal) + 8) % 8
				return min(d, 8-d)
			}
			to := far(x.then.City.Pawn[who])
			return held && x.s.HolderOf(who) == x.me && x.number(m, "n", to) && to < far(x.s.City.Pawn[who]) && slices.Contains(x.goals(i), any(goal))
		},
		"nears-item": func(x agent, m rules.Message) bool {
			i, held := x.crime(m)
			item, who := player(m, "item"), x.named(m)
			far := func(s *intoodeep.State) int {
				d := (int(s.City.Pawn[who]) - int(s.City.Lies[x.item(item)]) + 8) % 8
				return min(d, 8-d)
			}
			return held && x.asks(i, item) && x.then.HolderOf(who) == x.me && x.then.City.Holds[who] == intoodeep.NoItem && x.number(m, "n", far(x.then)) && far(x.then) < far(x.s)
		},
		"clears": func(x agent, m rules.Message) bool {
			i, held := x.crime(m)
			goal, at := x.spot(player(m, "zone")), int(x.s.City.Pawn[x.named(m)])
			free := func(s *intoodeep.State, turn int) bool {
				n := ((goal-at)*turn + 8) % 8
				ok := n <= 4
				for d := range n {
					e := intoodeep.Edge((at + d*turn + 8) % 8)
					if turn < 0 {
						e = intoodeep.Edge((at - d - 1 + 8) % 8)
					}
					ok = ok && s.City.Blockade[0] != e && s.City.Blockade[1] != e
				}
				return ok
			}
			return held && slices.Contains(x.goals(i), any(player(m, "zone"))) && !free(x.s, 1) && !free(x.s, -1) && (free(x.then, 1) || free(x.then, -1))
		},
		"with-item": func(x agent, m rules.Message) bool {
			i, held := x.crime(m)
			item, who := player(m, "item"), x.named(m)
			return held && x.asks(i, item) && x.then.HolderOf(who) == x.me && x.then.City.Holds[who] == intoodeep.NoItem && x.then.City.Lies[x.item(item)] == x.then.City.Pawn[who]
		},
		"item": func(x agent, m rules.Message) bool {
			i, held := x.crime(m)
			if who, drops := x.args["criminal"].(string); drops && x.args["item"] == nil { // what it holds goes
				return held && x.asks(i, player(m, "item")) && x.p.at("items", player(m, "item")) == "held:"+who
			}
			return held && x.names(m, "item", "item") && x.asks(i, player(m, "item"))
		},
		"item-rival": func(x agent, m rules.Message) bool {
			k, item := criminal(m), x.args["item"].(string)
			tag, _ := x.p.at("criminals", k, "tag").(string)
			return k != x.args["criminal"] && strings.HasPrefix(tag, player(m, "rival")+":") && player(m, "rival") != x.seat && x.p.at("criminals", k, "zone") == x.p.at("items", item) && x.p.lying("items", "held:"+k) == 0
		},
		"can-hold": func(x agent, m rules.Message) bool {
			i, held := x.crime(m)
			return held && !x.full(x.s, i) && x.can(x.then, 3, func(s *intoodeep.State) bool { return x.full(s, i) })
		},
		"open": func(x agent, m rules.Message) bool {
			at := x.args["zone"]
			return x.names(m, "zone", "zone") && x.p.at("heat", "1") != at && x.p.at("heat", "2") != at && x.p.at("heat", "3") != at && x.p.at("options", "dark") != at && x.then.Turning.Actions+int8(yes(x.then.Turning.Push != intoodeep.Nobody)) > 0
		},
		"open-next": func(x agent, m rules.Message) bool {
			hot := func(zone any) bool {
				return x.p.at("heat", "1") == zone || x.p.at("heat", "2") == zone || x.p.at("heat", "3") == zone || x.p.at("options", "dark") == zone
			}
			return x.names(m, "zone", "zone") && !hot(x.args["zone"]) && hot(player(m, "from"))
		},
		"idle": func(x agent, m rules.Message) bool {
			i, held := x.crime(m)
			n, of := x.met(x.s, i)
			return held && x.s.Unlocked(i) && x.number(m, "n", n) && x.number(m, "of", of)
		},
		"nothing-open": func(x agent, m rules.Message) bool {
			open, all := 0, 0
			for _, i := range x.s.Players[x.me].Crimes.List() {
				all++
				open += yes(x.s.Unlocked(i))
			}
			return open == 0 && x.number(m, "n", all)
		},
		"can-reach": func(x agent, m rules.Message) bool {
			i, held := x.crime(m)
			n, _ := arg(m, "n")
			return held && n > 0 && x.can(x.then, 3, func(s *intoodeep.State) bool { return x.within(s, i, n) && !x.within(s, i, n-1) })
		},
		"can-meet": func(x agent, m rules.Message) bool {
			i, held := x.crime(m)
			n, _ := arg(m, "n")
			before, of := x.met(x.s, i)
			return held && n > before && x.number(m, "m", before) && x.number(m, "of", of) && x.can(x.then, 3, func(s *intoodeep.State) bool { k, _ := x.met(s, i); return k >= n })
		},
		"drop": func(x agent, m rules.Message) bool {
			for _, i := range x.s.Players[x.me].Crimes.List() {
				if x.s.Unlocked(i) && x.asks(i, player(m, "item")) {
					return false
				}
			}
			return x.p.at("items", player(m, "item")) == "held:"+x.args["criminal"].(string)
		},
		"hook-more": func(x agent, m rules.Message) bool {
			i, held := x.crime(m)
			n, _ := arg(m, "n")
			return held && x.within(x.hooking(x.s, x.named(m)), i, n) && !x.within(x.s, i, n)
		},
		"hook-rival": func(x agent, m rules.Message) bool {
			rival := player(m, "rival")
			tag, _ := x.p.at("criminals", x.args["criminal"].(string), "tag").(string)
			return strings.HasPrefix(tag, rival+":") && x.number(m, "n", x.tags(rival)-1)
		},
		"hook-third": func(x agent, _ rules.Message) bool { return x.tags(x.seat) == 2 },
		"echo-safe": func(x agent, m rules.Message) bool {
			n, of := x.hooksBy(criminal(m))
			return x.names(m, "who", "criminal") && n == 0 && x.number(m, "m", of)
		},
		"enough": func(x agent, m rules.Message) bool {
			i, held := x.crime(m)
			return held && x.full(x.s, i)
		},
		"hooked-two":  func(x agent, _ rules.Message) bool { return x.tags(x.seat) == 2 },
		"hooked-full": func(x agent, _ rules.Message) bool { return x.tags(x.seat) == 3 },
		"hooked":      func(x agent, m rules.Message) bool { return x.number(m, "n", x.tags(x.seat)) },
		"unhook":      func(x agent, _ rules.Message) bool { return x.tags(x.seat) == 3 },
		"unhook-free": func(x agent, m rules.Message) bool {
			return x.tags(x.seat) < 3 && x.number(m, "n", 3-x.tags(x.seat))
		},
		"grip-top": func(x agent, m rules.Message) bool {
			return x.names(m, "who", "criminal") && x.grip(criminal(m)) == 9 && x.number(m, "n", 9)
		},
		"swap-tags": func(x agent, m rules.Message) bool {
			return x.number(m, "n", x.tags(player(m, "rival"))) && x.number(m, "m", x.tags(x.seat))
		},
		"lock": func(x agent, m rules.Message) bool {
			return x.names(m, "who", "criminal") && (x.p.at("echo") == nil || x.s.Seats > 1)
		},
		"lock-any": func(x agent, m rules.Message) bool {
			n := 0
			hooked(x.p, x.seat, func(id string, _ page) { n += yes(x.s.Locks[x.criminal(id)] == intoodeep.NoToken) })
			return x.s.Seats > 1 && x.number(m, "n", n)
		},
		"lock-worst": func(x agent, m rules.Message) bool {
			n, of := x.hooksBy(criminal(m))
			return x.s.HolderOf(x.named(m)) == x.me && n > 0 && x.number(m, "n", n) && x.number(m, "m", of)
		},
		"lock-needless": func(x agent, m rules.Message) bool {
			ok := true
			hooked(x.p, x.seat, func(id string, _ page) {
				n, of := x.hooksBy(id)
				ok = ok && (x.s.Locks[x.criminal(id)] != intoodeep.NoToken || n == 0 && x.number(m, "m", of))
			})
			return ok
		},
		"hook-idle": func(x agent, m rules.Message) bool {
			n, _ := arg(m, "n")
			for _, i := range x.s.Players[x.me].Crimes.List() {
				for _, k := range x.s.InPlay() {
					if x.s.Unlocked(i) && x.s.HolderOf(k) != x.me && x.s.Locks[k] == intoodeep.NoToken && x.within(x.hooking(x.s, k), i, n) {
						return false
					}
				}
			}
			return true
		},
		"acts-idle": func(x agent, m rules.Message) bool {
			n, _ := arg(m, "n")
			for _, i := range x.s.Players[x.me].Crimes.List() {
				if x.s.Unlocked(i) && x.within(x.s, i, n) {
					return false
				}
			}
			return n > 0
		},
		"without": func(x agent, m rules.Message) bool {
			i, held := x.crime(m)
			n, _ := arg(m, "n")
			return held && n > 0 && x.within(x.s, i, n) && !x.within(x.s, i, n-1) && x.number(m, "m", x.p.num("turn", "actions")+yes(x.s.Turning.Push != intoodeep.Nobody))
		},
		"lock-echo": func(x agent, m rules.Message) bool {
			n, of := x.hooksBy(criminal(m))
			return x.names(m, "who", "criminal") && x.number(m, "n", n) && x.number(m, "m", of)
		},
		"skill": func(x agent, m rules.Message) bool {
			return x.names(m, "who", "criminal") && x.grip(criminal(m)) == 2 && x.number(m, "n", 3)
		},
		"stamina": func(x agent, m rules.Message) bool {
			return x.names(m, "who", "criminal") && x.grip(criminal(m)) == 4 && x.number(m, "n", 5)
		},
		"lowest": func(x agent, m rules.Message) bool {
			low, at := x.lowest()
			second := 99
			x.p.each(func(id string, _ page, _ any) {
				if id != criminal(m) {
					second = min(second, x.grip(id))
				}
			}, "criminals")
			return x.grip(criminal(m)) == low && at == 1 && x.number(m, "m", gripScores[low]) && x.number(m, "n", gripScores[min(low+1, second)])
		},
		"lowest-tied": func(x agent, m rules.Message) bool {
			low, at := x.lowest()
			return at > 1 && x.number(m, "n", at) && x.number(m, "m", low) && x.grip(x.args["criminal"].(string)) == low
		},
		"grip-skill": func(x agent, m rules.Message) bool {
			n, _ := arg(m, "n")
			g := x.grip(criminal(m))
			return x.names(m, "who", "criminal") && n > 0 && g+1+n == 3
		},
		"grip-stamina": func(x agent, m rules.Message) bool {
			n, _ := arg(m, "n")
			g := x.grip(criminal(m))
			return x.names(m, "who", "criminal") && n > 0 && g >= 3 && g+1+n == 5
		},
		"grip-uses": func(x agent, m rules.Message) bool {
			g := x.grip(criminal(m)) + 1
			return x.names(m, "who", "criminal") && x.number(m, "n", g) && g > 5 && x.number(m, "m", g-4)
		},
		"lose": func(x agent, m rules.Message) bool {
			low, _ := x.lowest()
			g := x.grip(criminal(m))
			return g-1 >= low && g != 3 && g != 5 && x.number(m, "n", g-1) && x.number(m, "m", low)
		},
		"lose-skill": func(x agent, m rules.Message) bool {
			return x.names(m, "who", "criminal") && x.grip(criminal(m)) == 3 && x.number(m, "n", 2)
		},
		"lose-stamina": func(x agent, m rules.Message) bool {
			return x.names(m, "who", "criminal") && x.grip(criminal(m)) == 5 && x.number(m, "n", 4)
		},
		"lose-lowest": func(x agent, m rules.Message) bool {
			low, _ := x.lowest()
			return x.grip(x.args["criminal"].(string)) == low && x.number(m, "n", gripScores[low-1]) && x.number(m, "m", gripScores[low])
		},
		"push": func(x agent, m rules.Message) bool {
			i, held := x.crime(m)
			return held && x.p.num("turn", "actions") == 0 && !x.full(x.s, i) && x.within(x.then, i, 1)
		},
		"push-meets": func(x agent, m rules.Message) bool {
			i, held := x.crime(m)
			n, _ := arg(m, "n")
			before, of := x.met(x.s, i)
			return held && before < n && n < of && x.number(m, "of", of) && x.stepping(x.named(m), func(s *intoodeep.State) bool { k, _ := x.met(s, i); return k == n })
		},
		"push-early": func(x agent, m rules.Message) bool {
			return x.p.num("turn", "actions") > 0 && x.number(m, "n", x.p.num("turn", "actions"))
		},
		"push-power": func(x agent, m rules.Message) bool {
			at := player(m, "zone")
			return x.p.at("criminals", criminal(m), "zone") == at && x.p.at("heat", "1") != at && x.p.at("heat", "2") != at && x.p.at("heat", "3") != at && x.p.at("options", "dark") != at
		},
		"push-next": func(x agent, m rules.Message) bool {
			i, held := x.crime(m)
			n, _ := arg(m, "n")
			return held && x.s.Unlocked(i) && x.stepping(x.named(m), func(s *intoodeep.State) bool {
				next := *s
				next.Turning = intoodeep.Turning{Push: intoodeep.Nobody}
				return x.within(&next, i, n) && (n == 0 || !x.within(&next, i, n-1))
			})
		},
		"push-toward": func(x agent, m rules.Message) bool {
			i, held := x.crime(m)
			goal, who := player(m, "zone"), x.named(m)
			far := func(at intoodeep.Spot) int { d := (int(at) - x.spot(goal) + 8) % 8; return min(d, 8-d) }
			return held && slices.Contains(x.goals(i), any(goal)) && x.stepping(who, func(s *intoodeep.State) bool {
				d := far(s.City.Pawn[who])
				return x.number(m, "n", d) && d < far(x.s.City.Pawn[who])
			})
		},
		"keeps-grip": func(x agent, _ rules.Message) bool {
			some := false
			for _, a := range x.s.Legal(nil) {
				if a.Verb != intoodeep.VStamina {
					continue
				}
				some = true
				for _, i := range x.s.Players[x.me].Crimes.List() {
					before, _ := x.met(x.s, i)
					if x.s.Unlocked(i) && x.stepping(intoodeep.Criminal(a.Args[0]), func(s *intoodeep.State) bool { k, _ := x.met(s, i); return k > before }) {
						return false
					}
				}
			}
			return some
		},
		"saves-grip": func(x agent, m rules.Message) bool {
			k := x.named(m)
			pushes := slices.ContainsFunc(x.s.Legal(nil), func(a rules.Action) bool { return a.Verb == intoodeep.VStamina && intoodeep.Criminal(a.Args[0]) == k })
			return pushes && x.number(m, "n", x.grip(criminal(m))) && slices.ContainsFunc(x.s.Players[x.me].Crimes.List(), func(i int) bool {
				before, _ := x.met(x.s, i)
				return x.s.Unlocked(i) && x.stepping(k, func(s *intoodeep.State) bool { n, _ := x.met(s, i); return n > before })
			})
		},
		"push-none": func(x agent, m rules.Message) bool {
			for _, i := range x.s.Players[x.me].Crimes.List() {
				before, _ := x.met(x.s, i)
				if x.s.Unlocked(i) && x.stepping(x.named(m), func(s *intoodeep.State) bool { k, _ := x.met(s, i); return k > before }) {
					return false
				}
			}
			return x.p.num("turn", "actions") == 0
		},
		"inspires": func(x agent, m rules.Message) bool {
			return x.number(m, "n", x.grip(criminal(m))+1) && x.grip(criminal(m)) < 9 && criminal(m) != "scourge"
		},
		"wheel": func(x agent, m rules.Message) bool {
			most := 0
			x.p.each(func(_ string, _ page, v any) {
				if n, ok := v.(float64); ok {
					most = max(most, int(n))
				}
			}, "wheel")
			return x.number(m, "n", most)
		},
		"remote": func(x agent, m rules.Message) bool {
			at := player(m, "zone")
			d := (x.spot(at) - x.spot(x.p.at("criminals", "fixer", "zone")) + 8) % 8
			return min(d, 8-d) <= 1 && x.p.at("heat", "1") != at && x.p.at("heat", "2") != at && x.p.at("heat", "3") != at
		},
		"story-pays": func(x agent, m rules.Message) bool {
			c := intoodeep.CrimeOf(slices.Index(x.s.Game().Info().Refs[intoodeep.KindCrime].IDs, x.args["crime"].(string)))
			return x.number(m, "n", int(c.Restrained.Intel)) && x.number(m, "m", int(c.Reckless.Intel))
		},
		"story-waits": func(x agent, m rules.Message) bool {
			i, held := x.crime(m)
			c := intoodeep.CrimeOf(i)
			return held && x.full(x.s, i) && x.number(m, "n", int(c.Restrained.Intel)) && x.number(m, "m", int(c.Reckless.Intel)) && x.number(m, "hooks", x.tags(x.seat))
		},
		"side-gives": func(x agent, _ rules.Message) bool { return x.args["crime"].(string)[0] == 's' },
		"echo-claims": func(x agent, m rules.Message) bool {
			at, _ := strconv.Atoi(x.args["sector"].(string))
			return x.number(m, "n", x.p.num("wheel", strconv.Itoa(at))) && x.number(m, "m", x.p.num("wheel", strconv.Itoa(at%3+1))+1)
		},
		"echo-gains": func(x agent, m rules.Message) bool { return x.echoTrack(m, 1) },
		"echo-loses": func(x agent, m rules.Message) bool { return x.echoTrack(m, -1) },
		"rid":        func(x agent, m rules.Message) bool { return x.number(m, "m", corruptionOf(x.args["dilemma"].(string))) },
		"ditch-far": func(x agent, m rules.Message) bool {
			i, held := x.crime(m)
			n, of := x.met(x.s, i)
			return held && x.number(m, "n", n) && x.number(m, "m", of) && x.number(m, "actions", 2) && !x.within(x.s, i, 0)
		},
		"ditch-near": func(x agent, m rules.Message) bool {
			_, held := x.crime(m)
			_, who := arg(m, "who")
			return held && x.nextTurn(m, who != "")
		},
		"corruption-none": func(x agent, _ rules.Message) bool { return corruptionOf(x.args["dilemma"].(string)) == 0 },
		"heat": func(x agent, m rules.Message) bool {
			return x.names(m, "zone", "zone") && x.p.at("heat", "1") == player(m, "other") && x.p.at("heat", "3") != x.args["zone"]
		},
		"tolerance": func(x agent, m rules.Message) bool {
			return x.number(m, "n", 2) && x.number(m, "m", x.o.num("tolerance")+2)
		},
		"power-evidence": func(x agent, m rules.Message) bool {
			return x.args["zone"] == "riverside" && x.number(m, "n", x.p.lying("evidence", "memory:"+x.seat))
		},
		"pool": func(x agent, m rules.Message) bool {
			return x.number(m, "n", x.p.lying("evidence", "pool")) && x.p.at("chapter", "triggered") != true
		},
		"waits": func(x agent, _ rules.Message) bool {
			return x.then.Players[x.me].Waiting.Len() == x.s.Players[x.me].Waiting.Len()+1 || x.then.Depth == 0
		},
		"challenge": func(x agent, m rules.Message) bool {
			rival := player(m, "rival")
			n := -x.o.num("tolerance")
			x.faces("hand:", func(_ string, c int) { n += c })
			return x.number(m, "n", n) && x.number(m, "m", x.p.lying("dilemmas", "hand:"+rival)) && x.number(m, "t", x.p.num("players", rival, "tolerance"))
		},
		"ready": func(x agent, m rules.Message) bool {
			i, held := x.crime(m)
			legal := slices.ContainsFunc(x.then.Legal(nil), func(a rules.Action) bool {
				return a.Verb == intoodeep.VStory && int(a.Args[0]) == i
			})
			return held && legal
		},
		"actions": func(x agent, m rules.Message) bool {
			return x.number(m, "n", x.p.num("turn", "actions")+yes(x.s.Turning.Push != intoodeep.Nobody))
		},
		"rest": func(x agent, _ rules.Message) bool { return x.s.Turn().Phase != "story" },
		"story-opens": func(x agent, m rules.Message) bool {
			level, _ := arg(m, "n")
			id := x.args["crime"].(string)
			open, lines := map[byte]bool{}, 0
			x.p.each(func(c string, _ page, at any) {
				switch {
				case c[0] == 's':
				case c[1] == '3':
					lines += yes(at != "removed")
				}
				if c[0] != 's' && at == "display" && int(c[1]-'0') == level-1 {
					open[c[0]] = true
				}
			}, "crimes")
			return int(id[1]-'0') == level-1 && !open[id[0]] && x.number(m, "m", len(open)+1) && x.number(m, "of", lines)
		},
		"story-unhooks": func(x agent, m rules.Message) bool { return x.number(m, "n", x.tags(x.seat)) },
		"side":          func(x agent, _ rules.Message) bool { return x.args["crime"].(string)[0] == 's' },
		"restrained": func(x agent, m rules.Message) bool {
			c := intoodeep.CrimeOf(x.s.UnderWay())
			return x.args["approach"] == "restrained" && x.number(m, "n", int(c.Reckless.Intel-c.Restrained.Intel)) && x.number(m, "m", int(c.Reckless.Dilemmas-c.Restrained.Dilemmas)) && c.Reckless.Intel > c.Restrained.Intel && c.Reckless.Dilemmas > c.Restrained.Dilemmas
		},
		"reckless": func(x agent, m rules.Message) bool {
			c := intoodeep.CrimeOf(x.s.UnderWay())
			return x.args["approach"] == "reckless" && x.number(m, "n", int(c.Reckless.Intel-c.Restrained.Intel)) && x.number(m, "m", int(c.Reckless.Dilemmas-c.Restrained.Dilemmas)) && c.Reckless.Intel > c.Restrained.Intel && c.Reckless.Dilemmas > c.Restrained.Dilemmas
		},
		"files": func(x agent, m rules.Message) bool {
			n := 1
			if x.args["approach"] == "restrained" {
				n = int(intoodeep.CrimeOf(x.s.UnderWay()).Restrained.File)
			}
			return x.number(m, "n", n) && x.number(m, "m", x.fileable())
		},
		"take-row": func(x agent, m rules.Message) bool {
			return x.names(m, "evidence", "evidence") && x.dossiers(evidence(m)) > 0 && x.number(m, "n", x.dossiers(evidence(m)))
		},
		"take-plot": func(x agent, m rules.Message) bool {
			n := x.tokens(evidence(m), "public")
			for _, kind := range x.s.Game().Info().Refs[intoodeep.KindEvidence].IDs {
				if x.tokens(kind, "public") > n {
					return false
				}
			}
			return n > 0 && x.number(m, "n", n) && x.names(m, "evidence", "evidence")
		},
		"take-more": func(x agent, m rules.Message) bool {
			return x.number(m, "m", x.symbols(evidence(m))+1) && x.number(m, "n", x.scoring(evidence(m)))
		},
		"peek": func(x agent, m rules.Message) bool {
			pool, plot := x.unseen()
			return pool+plot > 0 && x.number(m, "n", pool) && x.number(m, "m", plot)
		},
		"look-pool": func(x agent, m rules.Message) bool {
			pool, _ := x.unseen()
			return x.args["place"] == "pool" && pool > 0 && x.number(m, "n", pool)
		},
		"look-plot": func(x agent, m rules.Message) bool {
			_, plot := x.unseen()
			n, _ := arg(m, "n")
			return x.args["place"] != "pool" && n > 0 && n <= plot
		},
		"dossier": func(x agent, m rules.Message) bool {
			return x.number(m, "n", x.chapter()[0]) && x.number(m, "m", x.left())
		},
		"dossier-row": func(x agent, m rules.Message) bool {
			return x.rows()[x.args["place"].(string)] == 1 && x.number(m, "n", x.chapter()[0]) && x.number(m, "m", x.left())
		},
		"dossier-last": func(x agent, m rules.Message) bool {
			return x.left() == 1 && x.number(m, "n", x.chapter()[0]) && x.number(m, "m", x.chapter()[0]*(x.o.num("dossiers")+1))
		},
		"dossier-fewest": func(x agent, m rules.Message) bool {
			fewest := true
			x.p.each(func(_ string, o page, _ any) { fewest = fewest && o.num("dossiers") >= x.o.num("dossiers") }, "players")
			return fewest && x.number(m, "n", x.chapter()[0]) && x.number(m, "grip", x.chapter()[1]) && x.number(m, "intel", x.chapter()[2])
		},
		"echo-files": func(x agent, m rules.Message) bool {
			n, of := x.cards(func(n int) bool { return fmt.Sprintf("row-%d", n%4+1) == x.args["place"] })
			return n > 0 && x.number(m, "m", n) && x.number(m, "of", of) && x.number(m, "n", x.chapter()[0])
		},
		"slot-boost": func(x agent, m rules.Message) bool {
			n := max(x.p.num("wheel", "1"), x.p.num("wheel", "2"), x.p.num("wheel", "3"))
			return x.args["place"] == "slot-boost" && x.number(m, "n", n)
		},
		"slot-tolerance": func(x agent, m rules.Message) bool {
			return x.args["place"] == "slot-tolerance" && x.number(m, "n", 2) && x.number(m, "m", x.o.num("tolerance")+2)
		},
		"slot-grip": func(x agent, _ rules.Message) bool { return x.args["place"] == "slot-grip" },
		"locker": func(x agent, m rules.Message) bool {
			players := 0
			x.p.each(func(string, page, any) { players++ }, "players")
			return x.args["place"] == "locker-"+x.seat && x.number(m, "n", map[int]int{2: 3, 3: 4, 4: 5, 5: 6}[players]) && x.number(m, "m", 3)
		},
		"file-free": func(x agent, m rules.Message) bool {
			return x.names(m, "evidence", "evidence") && x.dossiers(evidence(m)) == 0
		},
		"file-spare": func(x agent, m rules.Message) bool {
			n := x.tokens(evidence(m), "memory:"+x.seat) - 1
			return x.names(m, "evidence", "evidence") && n > 0 && x.number(m, "n", n)
		},
		"claim-intel": func(x agent, m rules.Message) bool {
			n := x.p.num("wheel", x.args["sector"].(string))
			return n > 0 && x.number(m, "n", n)
		},
		"claim-saved": func(x agent, _ rules.Message) bool { return x.then.SavedSize(x.me) == x.s.SavedSize(x.me)+1 },
		"gives-grip": func(x agent, m rules.Message) bool {
			low, _ := x.lowest()
			n := 0
			fmt.Sscanf(x.boost(), "grip-%d", &n)
			return x.number(m, "n", n) && x.number(m, "m", low)
		},
		"gives-evidence": func(x agent, m rules.Message) bool {
			return slices.Contains([]string{"take", "peek-and-take"}, x.boost()) && x.number(m, "n", x.left())
		},
		"gives-sides": func(x agent, m rules.Message) bool {
			n := 0
			fmt.Sscanf(x.boost(), "side-crime-%d", &n)
			return x.number(m, "n", n) && n > 0
		},
		"gives-sift": func(x agent, m rules.Message) bool {
			return x.boost() == "sift-dilemmas" && x.number(m, "n", 2) && x.number(m, "m", x.p.lying("dilemmas", "hand:"+x.seat)+2)
		},
		"gives-reveal": func(x agent, m rules.Message) bool {
			_, plot := x.unseen()
			return x.boost() == "reveal" && x.number(m, "n", plot)
		},
		"reveal-known": func(x agent, m rules.Message) bool { // in each deal that the player could believe it lies there
			_, kind := arg(m, "evidence")
			r, sure := rules.Rand{S: 7}, x.names(m, "evidence", "evidence")
			for range 8 {
				deal := rules.View(x.s, x.me)
				deal.Resample(x.me, &r)
				sure = sure && x.lies(deal, kind)
			}
			return sure
		},
		"discard-most": func(x agent, m rules.Message) bool {
			most := 0
			for _, from := range []string{"hand:", "well:"} {
				x.faces(from, func(_ string, c int) { most = max(most, c) })
			}
			return x.number(m, "n", most)
		},
		"bank-intel": func(x agent, m rules.Message) bool {
			n, _ := arg(m, "n")
			return x.args["dilemma"] == fmt.Sprintf("intel-%d", n)
		},
		"bank-symbols": func(x agent, m rules.Message) bool {
			more := symbolsOn(x.args["dilemma"].(string), evidence(m))
			return more > 0 && x.number(m, "m", x.symbols(evidence(m))+more) && x.number(m, "n", more*x.scoring(evidence(m)))
		},
		"bank-poster": func(x agent, m rules.Message) bool {
			on := map[string]bool{}
			x.faces("well:", func(face string, c int) {
				if strings.HasPrefix(face, "poster-") {
					on[face[:strings.LastIndexByte(face, '-')]] = true
				}
			})
			face := x.args["dilemma"].(string)
			return strings.HasPrefix(face, "poster-") && !on[face[:strings.LastIndexByte(face, '-')]] && x.number(m, "m", len(on)*len(on)) && x.number(m, "n", (len(on)+1)*(len(on)+1))
		},
		"bank-twice": func(x agent, m rules.Message) bool {
			twice := false
			x.faces("well:", func(face string, _ int) { twice = twice || strings.HasPrefix(face, "poster-"+criminal(m)+"-") })
			return twice && strings.HasPrefix(x.args["dilemma"].(string), "poster-"+criminal(m)+"-")
		},
		"bank-sigil": func(x agent, m rules.Message) bool {
			n := 1
			x.faces("well:", func(face string, _ int) { n += yes(face == "sigil") })
			return x.args["dilemma"] == "sigil" && x.number(m, "n", n) && x.number(m, "m", 20)
		},
		"corruption": func(x agent, m rules.Message) bool {
			c := corruptionOf(x.args["dilemma"].(string))
			n := c - x.o.num("tolerance")
			x.faces("well:", func(_ string, c int) { n += c })
			return x.number(m, "n", c) && x.number(m, "m", n)
		},
		"worst": func(x agent, m rules.Message) bool {
			c := corruptionOf(x.args["dilemma"].(string))
			most := 0
			place := "hand:"
			if x.fromWell() {
				place = "well:"
			}
			x.faces(place, func(_ string, c int) { most = max(most, c) })
			return x.number(m, "n", c) && most == c
		},
		"deck": func(x agent, m rules.Message) bool {
			level := x.args["deck"].(string)[len("level-"):]
			open, lines := map[byte]bool{}, 0
			x.p.each(func(id string, _ page, at any) {
				switch {
				case id[0] == 's':
				case id[1] == '3':
					lines += yes(at != "removed")
				}
				if before, _ := strconv.Atoi(level); id[0] != 's' && at == "display" && int(id[1]-'0') == before-1 {
					open[id[0]] = true
				}
			}, "crimes")
			return x.number(m, "n", len(open)) && x.number(m, "m", lines)
		},
		"deck-free": func(x agent, _ rules.Message) bool { return x.args["deck"] == "level-1" },
		"draw-side": func(x agent, _ rules.Message) bool { return x.args["deck"] == "side" },
		"ditch-locked": func(x agent, m rules.Message) bool {
			i, held := x.crime(m)
			return held && !x.s.Unlocked(i) && x.number(m, "n", intoodeep.CrimeOf(i).Level-1)
		},
		"keep": func(x agent, m rules.Message) bool {
			i, held := x.crime(m)
			n, of := x.met(x.s, i)
			return held && x.number(m, "n", n) && x.number(m, "m", of)
		},
		"without-side":  func(x agent, _ rules.Message) bool { sides, _ := x.inHand(); return sides == 0 },
		"without-story": func(x agent, _ rules.Message) bool { _, stories := x.inHand(); return stories == 0 },
		"without-both":  func(x agent, _ rules.Message) bool { sides, stories := x.inHand(); return sides+stories == 0 },
		"crimes":        func(x agent, m rules.Message) bool { return x.number(m, "n", x.p.lying("crimes", "hand:"+x.seat)) },
	} {
		intoodeepLeads["advice."+key] = func(s rules.State, p, _ page, seat string, a rules.Action, m rules.Message) bool {
			then := s.Clone()
			if then.Apply(a, nil) != nil {
				return false
			}
			o, _ := p.at("players", seat).(map[string]any)
			me, _ := strconv.Atoi(seat)
			w := s.Game().Info().Write(a)
			return holds(agent{s.(*intoodeep.State), then.(*intoodeep.State), p, seat, me, o, w.Args}, m)
		}
	}
	intoodeepLeads["advice.both"] = func(s rules.State, p, then page, seat string, a rules.Action, m rules.Message) bool {
		for _, x := range m.Args {
			if !proofOf("intoodeep", x.Sub[0].Key)(s, p, then, seat, a, x.Sub[0]) {
				return false
			}
		}
		return true
	}
}

// nextTurn proves what a crime takes in the next turn of the player, with one Criminal more or with those that it controls.
func (x agent) nextTurn(m rules.Message, more bool) bool {
	i, _ := x.crime(m)
	n, _ := arg(m, "n")
	s := *x.s
	if phase := x.s.Turn().Phase; phase != "ditch" && phase != "draw" { // there the others may come before the next decision
		s = *x.then
	}
	s.Turning = intoodeep.Turning{Push: intoodeep.Nobody}
	if more {
		s = *x.hooking(&s, x.named(m))
	}
	return x.within(&s, i, n) && (n == 0 || !x.within(&s, i, n-1))
}

// hooking is the position with one Criminal more for the player.
func (x agent) hooking(s *intoodeep.State, k intoodeep.Criminal) *intoodeep.State {
	next := *s
	for q := range next.Players {
		for i, h := range next.Players[q].Hooks {
			if h == k {
				next.Players[q].Hooks[i] = intoodeep.Nobody
			}
		}
	}
	for i, h := range next.Players[x.me].Hooks {
		if h == intoodeep.Nobody {
			next.Players[x.me].Hooks[i] = k
			break
		}
	}
	return &next
}

// can reports whether answers to what a choice asks lead to a position that is so.
func (x agent) can(s rules.State, deep int, is func(*intoodeep.State) bool) bool {
	t := s.(*intoodeep.State)
	if is(t) {
		return true
	}
	if deep == 0 || t.Depth == 0 || t.Turn().Seat != x.me {
		return false
	}
	for _, a := range s.Legal(nil) {
		if s.Game().Info().Verbs[a.Verb].Name == "done" {
			continue
		}
		next := s.Clone()
		if next.Apply(a, nil) == nil && x.can(next, deep-1, is) {
			return true
		}
	}
	return false
}

// stepping reports whether a move or pick-up of a Criminal leads to a position that is so.
func (x agent) stepping(k intoodeep.Criminal, is func(*intoodeep.State) bool) (found bool) {
	at := x.s.City.Pawn[k]
	for _, to := range []intoodeep.Spot{(at + 1) % 8, (at + 7) % 8} {
		edge := intoodeep.Edge(at)
		if to == (at+7)%8 {
			edge = intoodeep.Edge(to)
		}
		barred := x.s.City.Blockade[0] == edge || x.s.City.Blockade[1] == edge
		if barred && !x.s.Turning.Ignoring && !x.s.Has(x.me, intoodeep.Tunnels) && (k != intoodeep.Ghost || !x.s.Skilled(x.me, k)) {
			continue
		}
		next := *x.s
		next.City.Pawn[k] = to
		found = found || is(&next)
	}
	for i, lies := range x.s.City.Lies {
		if lies != at {
			continue
		}
		next := *x.s
		if old := next.City.Holds[k]; old != intoodeep.NoItem {
			next.City.Lies[old], next.City.Holder[old] = at, intoodeep.Nobody
		}
		next.City.Holds[k], next.City.Holder[i], next.City.Lies[i] = intoodeep.Item(i), k, intoodeep.NoSpot
		found = found || is(&next)
	}
	return found
}

// item is the Item of an id.
func (x agent) item(id string) int {
	return slices.Index(x.s.Game().Info().Refs[intoodeep.KindItem].IDs, id)
}

// scoring is what a symbol of a type scores by the tokens of the Final Plot that the player sees.
func (x agent) scoring(kind string) int {
	text, _ := rules.View(x.s, x.me).MarshalJSON()
	var seen page
	if json.Unmarshal(text, &seen) != nil {
		return -1
	}
	n := map[string]int{}
	seen.each(func(id string, _ page, v any) {
		at, _ := v.(string)
		if at == "public" || strings.HasPrefix(at, "locker:") || strings.HasPrefix(at, "slot-") {
			n[id[:strings.LastIndexByte(id, '-')]]++
		}
	}, "evidence")
	higher := map[int]bool{}
	for _, k := range n {
		if k > n[kind] {
			higher[k] = true
		}
	}
	if n[kind] == 0 {
		return 0
	}
	return max(1, 4-len(higher))
}

// echoTrack proves what Echo's track scores when her Grip with a Criminal changes.
func (x agent) echoTrack(m rules.Message, by int) bool {
	_, who := arg(m, "who")
	low, now := 99, 99
	x.p.each(func(id string, _ page, _ any) {
		g := x.p.num("players", "echo", "grip", id)
		now = min(now, g)
		if id == who {
			g += by
		}
		low = min(low, g)
	}, "criminals")
	return x.number(m, "n", x.p.num("players", "echo", "grip", who)+by) && x.number(m, "m", gripScores[low]) && x.number(m, "now", gripScores[now])
}

// fromWell reports whether the choice takes a Dilemma out of the Well.
func (x agent) fromWell() bool { return x.then.WellSize(x.me) < x.s.WellSize(x.me) }

// differs proves where two choices are said to differ, by what each of them leads to in the true position.
var differs = map[string]func(s rules.State, seat int, first, second rules.Action, m rules.Message) bool{}

func init() {
	for key, holds := range map[string]func(x agent, a, b *intoodeep.State, m rules.Message) bool{
		"fulfils-first": func(x agent, a, b *intoodeep.State, m rules.Message) bool {
			i, held := x.crime(m)
			return held && x.full(a, i) && !x.full(b, i)
		},
		"fulfils-second": func(x agent, a, b *intoodeep.State, m rules.Message) bool {
			i, held := x.crime(m)
			return held && x.full(b, i) && !x.full(a, i)
		},
		"only-first": func(x agent, a, b *intoodeep.State, m rules.Message) bool {
			i, held := x.crime(m)
			n, _ := arg(m, "n")
			return held && x.least(a, i) == n && x.least(b, i) < 0
		},
		"only-second": func(x agent, a, b *intoodeep.State, m rules.Message) bool {
			i, held := x.crime(m)
			n, _ := arg(m, "n")
			return held && x.least(b, i) == n && x.least(a, i) < 0
		},
		"actions": func(x agent, a, b *intoodeep.State, m rules.Message) bool {
			i, held := x.crime(m)
			return held && x.number(m, "n", x.least(a, i)) && x.number(m, "m", x.least(b, i)) && x.least(a, i) > 0 && x.least(b, i) > 0
		},
		"met": func(x agent, a, b *intoodeep.State, m rules.Message) bool {
			i, held := x.crime(m)
			n, of := x.met(a, i)
			other, _ := x.met(b, i)
			return held && n != other && x.number(m, "n", n) && x.number(m, "m", other) && x.number(m, "of", of)
		},
		"next": func(x agent, a, b *intoodeep.State, m rules.Message) bool {
			i, held := x.crime(m)
			return held && x.number(m, "n", x.turn(a, i)) && x.number(m, "m", x.turn(b, i)) && x.turn(a, i) >= 0 && x.turn(b, i) >= 0
		},
		"next-first": func(x agent, a, b *intoodeep.State, m rules.Message) bool {
			i, held := x.crime(m)
			return held && x.number(m, "n", x.turn(a, i)) && x.turn(a, i) >= 0 && x.turn(b, i) < 0
		},
		"next-second": func(x agent, a, b *intoodeep.State, m rules.Message) bool {
			i, held := x.crime(m)
			return held && x.number(m, "n", x.turn(b, i)) && x.turn(b, i) >= 0 && x.turn(a, i) < 0
		},
		"track": func(x agent, a, b *intoodeep.State, m rules.Message) bool {
			return x.number(m, "n", gripScores[a.LowestGrip(x.me)]) && x.number(m, "m", gripScores[b.LowestGrip(x.me)])
		},
		"skill-first": func(x agent, a, b *intoodeep.State, m rules.Message) bool {
			k := x.named(m)
			return a.Skilled(x.me, k) && !b.Skilled(x.me, k)
		},
		"skill-second": func(x agent, a, b *intoodeep.State, m rules.Message) bool {
			k := x.named(m)
			return b.Skilled(x.me, k) && !a.Skilled(x.me, k)
		},
	} {
		differs["differs."+key] = func(s rules.State, seat int, first, second rules.Action, m rules.Message) bool {
			a, b := s.Clone(), s.Clone()
			if a.Apply(first, nil) != nil || b.Apply(second, nil) != nil {
				return false
			}
			text, _ := s.MarshalJSON()
			var p page
			if json.Unmarshal(text, &p) != nil {
				return false
			}
			return holds(agent{s: s.(*intoodeep.State), p: p, seat: strconv.Itoa(seat), me: seat}, a.(*intoodeep.State), b.(*intoodeep.State), m)
		}
	}
}

func init() {
	two := func(count func(x agent, o string) int, names ...string) func(x agent, a, b string, m rules.Message) bool {
		n, low := "n", "m"
		if len(names) == 2 {
			n, low = names[0], names[1]
		}
		return func(x agent, a, b string, m rules.Message) bool {
			return x.number(m, n, count(x, a)) && x.number(m, low, count(x, b)) && count(x, a) != count(x, b)
		}
	}
	row := func(x agent, o string) int {
		if kind, ok := x.p.at("rows", o).(string); ok {
			return x.dossiers(kind)
		}
		return x.dossiers(o)
	}
	pays := func(x agent, m rules.Message) bool { return x.number(m, "n", x.chapter()[0]) }
	isRow := func(o string) bool { return strings.HasPrefix(o, "row-") }
	blue := func(x agent, o string) bool {
		next := x.s.Clone()
		in := x.s.Game().Info()
		for _, a := range x.s.Legal(nil) {
			if w := in.Write(a); w.Verb == "claim" && w.Args["sector"] == o {
				return next.Apply(a, nil) == nil && next.(*intoodeep.State).SavedSize(x.me) > x.s.SavedSize(x.me)
			}
		}
		return false
	}
	for key, holds := range map[string]func(x agent, a, b string, m rules.Message) bool{
		"dossiers": two(row), "symbol": two(agent.scoring), "have": two(agent.symbols),
		"files-first":  func(x agent, a, b string, m rules.Message) bool { return isRow(a) && !isRow(b) && pays(x, m) },
		"files-second": func(x agent, a, b string, m rules.Message) bool { return isRow(b) && !isRow(a) && pays(x, m) },
		"echo-files": two(func(x agent, o string) int {
			n, _ := x.cards(func(card int) bool { return fmt.Sprintf("row-%d", card%4+1) == o })
			return n
		}),
		"dilemma": func(x agent, a, b string, m rules.Message) bool {
			return x.number(m, "c", corruptionOf(a)) && x.number(m, "d", corruptionOf(b))
		},
		"claim-intel":  two(func(x agent, o string) int { return x.p.num("wheel", o) }),
		"claim-first":  func(x agent, a, b string, m rules.Message) bool { return !blue(x, a) && blue(x, b) },
		"claim-second": func(x agent, a, b string, m rules.Message) bool { return !blue(x, b) && blue(x, a) },
		"grip": func(x agent, a, b string, m rules.Message) bool {
			low, _ := x.lowest()
			return two(agent.grip)(x, a, b, m) && x.number(m, "low", low)
		},
		"deck": func(x agent, a, b string, m rules.Message) bool { return a != b && a != "side" && b != "side" },
	} {
		differs["differs."+key] = func(s rules.State, seat int, first, second rules.Action, m rules.Message) bool {
			text, _ := s.MarshalJSON()
			var p page
			if json.Unmarshal(text, &p) != nil {
				return false
			}
			o, _ := p.at("players", strconv.Itoa(seat)).(map[string]any)
			named := func(a rules.Action) string {
				for _, v := range s.Game().Info().Write(a).Args {
					return fmt.Sprint(v)
				}
				return ""
			}
			return holds(agent{s: s.(*intoodeep.State), p: p, seat: strconv.Itoa(seat), me: seat, o: o}, named(first), named(second), m)
		}
	}
}

// turn is with how many moves and pick-ups of the next turn a crime is fulfilled, with one Criminal more at most; -1 where a turn is not
// enough.
func (x agent) turn(s *intoodeep.State, crime int) int {
	then := *s
	then.Turning = intoodeep.Turning{Push: intoodeep.Nobody}
	tags := 0
	for _, h := range then.Players[x.me].Hooks {
		tags += yes(h != intoodeep.Nobody)
	}
	for n := range 3 {
		if tags > 0 && x.within(&then, crime, n) {
			return n
		}
	}
	for n := range 3 {
		for _, k := range s.InPlay() {
			if tags < 3 && s.HolderOf(k) != x.me && s.Locks[k] == intoodeep.NoToken && x.within(x.hooking(&then, k), crime, n) {
				return n
			}
		}
	}
	return -1
}

// least is with how many moves and pick-ups out of the actions left a crime is fulfilled, -1 where they are not enough.
func (x agent) least(s *intoodeep.State, crime int) int {
	left := int(s.Turning.Actions) + yes(s.Turning.Push != intoodeep.Nobody)
	for n := range min(left, 2) + 1 {
		if x.within(s, crime, n) {
			return n
		}
	}
	return -1
}

// criminal is the Criminal of an id.
func (x agent) criminal(id string) intoodeep.Criminal {
	return intoodeep.Criminal(slices.Index(x.s.Game().Info().Refs[intoodeep.KindCriminal].IDs, id))
}

// boost is the Boost that a choice claims or spends.
func (x agent) boost() string {
	if id, ok := x.args["boost"].(string); ok {
		return id
	}
	sector, _ := x.args["sector"].(string)
	id, found := "", ""
	x.p.each(func(token string, _ page, at any) {
		if at == "wheel:"+sector {
			id = token
		}
	}, "boosts")
	for _, b := range x.s.Game().Info().Refs[intoodeep.KindBoost].IDs {
		if (id == b || strings.HasPrefix(id, b+"-copy-")) && len(b) > len(found) {
			found = b
		}
	}
	return found
}

// named is the Criminal that a message names.
func (x agent) named(m rules.Message) intoodeep.Criminal {
	_, id := arg(m, "who")
	return intoodeep.Criminal(slices.Index(x.s.Game().Info().Refs[intoodeep.KindCriminal].IDs, id))
}

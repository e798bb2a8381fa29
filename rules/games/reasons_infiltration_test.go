package games_test

import (
	"fmt"
	"slices"
	"strconv"

	"safehouse/rules"
	"safehouse/rules/infiltration"
)

// An actor is an operative in the true position of Infiltration, with what its proofs ask.
type actor struct {
	s    *infiltration.State
	p    page
	id   string
	seat string
	o    page
	at   string
	room page
}

// acting is the operative that is asked.
func acting(s rules.State, p page, seat string) (x actor) {
	x = actor{s: s.(*infiltration.State), p: p, seat: seat}
	x.id = s.Game().Info().Refs[infiltration.RefOperative(0).Kind].IDs[x.s.Ask.Op]
	x.o, _ = p.at("operatives", x.id).(map[string]any)
	x.at, _ = x.o["place"].(string)
	x.room, _ = p.at("rooms", x.at).(map[string]any)
	return x
}

// line is the number of a room of the line, 0 for another place.
func line(at any) int {
	n, _ := strconv.Atoi(fmt.Sprint(at))
	return n
}

// turn is how far a seat is from the one that acts first.
func (x actor) turn(seat any) int {
	n, _ := strconv.Atoi(fmt.Sprint(seat))
	seats := x.p.num("seats")
	if x.s.Has(0, infiltration.Early) {
		return n
	}
	return (n - x.p.num("first") + seats) % seats
}

// rivals is how many operatives of other seats are what is asked.
func (x actor) rivals(is func(o page) bool) (n int) {
	x.p.each(func(_ string, o page, _ any) { n += yes(fmt.Sprint(o["seat"]) != x.seat && is(o)) }, "operatives")
	return n
}

func (x actor) here(o page) bool { return o["place"] == x.at }

// inside reports whether an operative is in a room.
func (x actor) inside(o page) bool {
	at, _ := o["place"].(string)
	return x.p.at("rooms", at) != nil
}

// nearby are the places of the own room and of the open ones beside it.
func (x actor) nearby() (l []string) {
	l = append(l, x.at)
	if n := line(x.at); n > 0 {
		for _, m := range []int{n - 1, n + 1} {
			if id := strconv.Itoa(m); x.p.at("rooms", id) != nil && x.p.at("rooms", id, "card") != "face-down" {
				l = append(l, id)
			}
		}
	}
	return l
}

// floor are the places of the own floor.
func (x actor) floor() (l []string) {
	n := line(x.at)
	for m := 1; m <= 12; m++ {
		if n > 0 && (x.p.at("options", "labyrinth") == true || (m <= 6) == (n <= 6)) {
			l = append(l, strconv.Itoa(m))
		}
	}
	return l
}

// named is the room that a message names by its card.
func (x actor) named(m rules.Message) (at string, room page) {
	_, card := arg(m, "room")
	x.p.each(func(id string, r page, _ any) {
		if r["card"] == card {
			at, room = id, r
		}
	}, "rooms")
	return at, room
}

func (x actor) number(m rules.Message, name string, is int) bool {
	n, _ := arg(m, name)
	return n == is
}

// time checks how many rounds are left and how many the way out takes.
func (x actor) time(m rules.Message) bool {
	out, ok := x.s.WayOut(x.s.Ask.Op)
	return ok && x.number(m, "n", out) && x.left(m)
}

func (x actor) left(m rules.Message) bool { return x.number(m, "left", x.s.RoundsLeft()) }

// spare is time, with some to spare.
func (x actor) spare(m rules.Message) bool {
	out, _ := x.s.WayOut(x.s.Ask.Op)
	return x.time(m) && x.s.RoundsLeft() > out
}

// guards is what lies behind the guards of the rooms, as the cards of the box have it.
var guards = map[string][2]any{
	"research-admin-office": {"worker", 3}, "security-checkpoint": {"lock", 2}, "infirmary": {"worker", 2}, "cafeteria": {"worker", 4},
	"guard-post": {"lock", 2}, "equipment-lockers": {"lock", 2}, "waste-reclamation": {"lock", 3}, "bioroid-bay": {"worker", 3},
	"halo-conference-room": {"worker", 4}, "executive-suite": {"lock", 4}, "server-farm": {"lock", 5}, "clone-vats": {"worker", 5},
	"prototype-workshop": {"lock", 2}, "neural-testing-lab": {"worker", 5}, "directors-office": {"lock", 6}, "surveillance-hub": {"lock", 5},
	"laser-corridor": {"lock", 4}, "maintenance-bay": {"lock", 4}, "prototype-lab": {"worker", 4}, "black-archive": {"lock", 6},
	"panic-room": {"lock", 3}, "ai-core": {"lock", 4}, "experiment-ward": {"worker", 5},
}

// frees checks what a guard keeps.
func frees(guard string) func(x actor, m rules.Message) bool {
	return func(x actor, m rules.Message) bool {
		_, room := x.named(m)
		_, card := arg(m, "room")
		return room["guarded"] == true && guards[card][0] == guard && x.number(m, "n", min(guards[card][1].(int), x.p.num("data", "pool")))
	}
}

// pooled checks how many tokens of the pool a message speaks of.
func pooled(x actor, m rules.Message) bool {
	n, _ := arg(m, "n")
	return n > 0 && n <= x.p.num("data", "pool")
}

// struck checks how many rivals would be hit in reach.
func struck(mark string) func(x actor, m rules.Message) bool {
	return func(x actor, m rules.Message) bool {
		n, _ := arg(m, "n")
		most := x.rivals(func(o page) bool {
			at, _ := o["place"].(string)
			return x.inside(o) && o[mark] != true && (slices.Contains(x.nearby(), at) || slices.Contains(x.floor(), at))
		})
		return n > 0 && n <= most
	}
}

// carries checks what an operative carries.
func carries(x actor, m rules.Message) bool {
	_, who := arg(m, "who")
	n := x.p.num("operatives", who, "tokens")
	return n > 0 && x.number(m, "n", n)
}

func healthy(x actor, _ rules.Message) bool { return x.o["wounded"] != true }
func hurt(x actor, _ rules.Message) bool    { return x.o["wounded"] == true }

func (x actor) data(m rules.Message, name string) bool {
	return x.room.num("data") > 0 && x.number(m, name, x.room.num("data"))
}

// acts is how many rivals in the room act before the operative or after it.
func (x actor) acts(before bool) int {
	return x.rivals(func(o page) bool {
		return x.here(o) && o["resolved"] != true && (x.turn(o["seat"]) < x.turn(x.seat)) == before
	})
}

// useful reports whether the condition of a room's Interface holds.
func (x actor) useful(room page) bool {
	near := func(is func(at string, r page) bool) bool {
		return slices.ContainsFunc(x.nearby(), func(at string) bool { r, _ := x.p.at("rooms", at).(map[string]any); return at != x.at && is(at, r) })
	}
	switch room["card"] {
	case "mail-room":
		return x.o.num("hand") > 0
	case "prototype-workshop":
		return room["guarded"] != true
	case "neural-testing-lab":
		return x.o["wounded"] != true
	case "waste-reclamation", "clone-vats":
		return near(func(at string, _ page) bool { return x.p.at("specials", "sludge") != at })
	case "maintenance-bay":
		return near(func(_ string, r page) bool { return r["guarded"] == true })
	case "directors-office":
		found := false
		x.p.each(func(at string, r page, _ any) { found = found || line(at) > 0 && r.num("data") > 0 }, "rooms")
		return found
	case "prototype-lab":
		return x.p.num("prototypes", x.id) == 0 && x.p.num("prototypes", "pool") > 0
	case "ai-core":
		return x.p.num("alarm") > 0
	}
	return true
}

// useless reports whether what a room's Interface does changes nothing for the operative.
func (x actor) useless(card any) bool {
	rivals := func(places []string, is func(o page) bool) bool {
		return x.rivals(func(o page) bool { at, _ := o["place"].(string); return slices.Contains(places, at) && is(o) }) > 0
	}
	switch card {
	case "infirmary", "experiment-ward":
		return x.o["wounded"] != true
	case "atrium":
		return !rivals(x.nearby(), func(o page) bool { return o["delayed"] != true })
	case "skybridge":
		return !rivals(x.floor(), func(o page) bool { return o["delayed"] != true })
	case "stairwell":
		return !rivals(x.floor(), func(page) bool { return true })
	case "guard-post":
		return x.p.num("alarm") <= -1
	case "server-closet", "server-farm", "vault", "neural-testing-lab", "mail-room":
		return x.p.num("data", "pool") == 0
	case "security-checkpoint":
		return x.p.lying("items", "deck") < 2
	case "cafeteria", "equipment-lockers":
		return x.p.lying("items", "deck") == 0 || x.o.num("hand") == 0
	case "waste-reclamation", "clone-vats":
		return !rivals(x.nearby(), func(o page) bool { return o["place"] != x.at && o["place"] != x.p.at("specials", "sludge") })
	case "maintenance-bay", "black-archive":
		return x.p.num("data", "pool") == 0
	case "executive-suite":
		return x.p.at("specials", "blackmail-file") != "pool"
	case "prototype-workshop", "prototype-lab":
		return x.p.num("prototypes", "pool") == 0
	case "bioroid-bay":
		return true // CSX-13 is face up already, or gone
	}
	return false
}

// guarded reports whether a guard of a kind is in the room or next door.
func (x actor) guarded(kind string) bool {
	return slices.ContainsFunc(x.nearby(), func(at string) bool {
		room, _ := x.p.at("rooms", at).(map[string]any)
		card, _ := room["card"].(string)
		return room["guarded"] == true && guards[card][0] == kind
	})
}

func (x actor) untouched() bool { return x.room.num("downloads") == 0 && x.room.num("wire") == 0 }

var infiltrationLeads = map[string]proof{}

func init() {
	for key, holds := range map[string]func(x actor, m rules.Message) bool{
		"out":         actor.time,
		"out-wounded": func(x actor, m rules.Message) bool { return x.time(m) && hurt(x, m) },
		"escape": func(x actor, m rules.Message) bool {
			return x.at == "1" && x.number(m, "n", x.o.num("tokens")) && x.left(m)
		},
		"escape-first": func(x actor, m rules.Message) bool {
			out := 0
			x.p.each(func(_ string, o page, _ any) { out += yes(o["place"] == "out") }, "operatives")
			return x.p.num("seats") > 1 && out == 0 && x.number(m, "n", x.o.num("tokens")) && x.left(m)
		},
		"exit": func(x actor, m rules.Message) bool {
			return x.room["interface"] == true && slices.Contains([]any{"loading-dock", "executive-elevator", "panic-room"}, x.room["card"]) && x.number(m, "n", x.o.num("tokens")) && x.left(m)
		},
		"shortcut": func(x actor, m rules.Message) bool {
			n, _ := arg(m, "rooms")
			return n > 1 && n <= line(x.at) && x.time(m)
		},
		"deeper": actor.spare,
		"closed": func(x actor, m rules.Message) bool {
			n, id := arg(m, "room")
			return n == line(x.at)+1 && x.p.at("rooms", id, "card") == "face-down" && x.spare(m)
		},
		"next": func(x actor, m rules.Message) bool {
			at, room := x.named(m)
			return (line(at) == line(x.at)+1 || line(at) == line(x.at)-1) && x.number(m, "data", room.num("data")) && x.number(m, "here", x.room.num("data")) && room.num("data") > x.room.num("data") && x.spare(m)
		},
		"secret": func(x actor, m rules.Message) bool {
			return slices.Contains([]any{"research-admin-office", "halo-conference-room"}, x.room["card"]) && x.spare(m)
		},
		"data": func(x actor, m rules.Message) bool {
			return x.data(m, "n") && x.rivals(x.here) > 0 && x.number(m, "rivals", x.rivals(x.here))
		},
		"alone": func(x actor, m rules.Message) bool { return x.data(m, "n") && x.rivals(x.here) == 0 },
		"first": func(x actor, m rules.Message) bool {
			n := x.rivals(x.here)
			return x.data(m, "data") && n > 0 && x.number(m, "n", n) && x.acts(false) == n && x.untouched()
		},
		"later": func(x actor, m rules.Message) bool {
			n := x.acts(true)
			return x.data(m, "data") && n > 0 && x.number(m, "n", n) && x.untouched()
		},
		"extract": func(x actor, m rules.Message) bool {
			return x.data(m, "n") && x.rivals(x.here) == 0 && x.p.at("options", "extraction") == true
		},
		"siphon": func(x actor, m rules.Message) bool {
			first := x.acts(true) == 0 && x.untouched()
			return x.data(m, "data") && x.room.num("data") > 2 && x.number(m, "n", 3) && (first || x.p.at("items", "data-siphon") == "hand:"+x.id)
		},
		"room": func(x actor, m rules.Message) bool {
			_, room := x.named(m)
			return room.num("data") > 0 && x.number(m, "n", room.num("data"))
		},
		"frees-worker": frees("worker"),
		"frees-lock":   frees("lock"),
		"pool":         pooled,
		"adds":         pooled,
		"carry": func(x actor, m rules.Message) bool {
			return line(x.at) > 0 && x.number(m, "n", min(4, x.room.num("data")))
		},
		"spyware": func(x actor, m rules.Message) bool { return x.data(m, "n") },
		"prototype": func(x actor, m rules.Message) bool {
			n := x.p.num("prototypes", "pool")
			return n > 0 && x.number(m, "m", n) && x.number(m, "n", 6)
		},
		"file": func(x actor, m rules.Message) bool {
			return x.p.at("specials", "blackmail-file") == "pool" && x.number(m, "n", 3)
		},
		"draw": func(x actor, m rules.Message) bool {
			n, _ := arg(m, "n")
			return x.p.lying("items", "deck") >= n && x.number(m, "m", x.o.num("hand"))
		},
		"heal":    hurt,
		"healthy": healthy,
		"alarm": func(x actor, m rules.Message) bool {
			to, _ := arg(m, "m")
			return x.number(m, "n", x.p.num("alarm")) && to < x.p.num("alarm") && to >= -1
		},
		"raise": func(x actor, m rules.Message) bool {
			return healthy(x, m) && x.number(m, "n", x.p.num("alarm")) && x.number(m, "m", x.p.num("alarm")+1)
		},
		"wound-laser": func(x actor, m rules.Message) bool { return x.number(m, "n", x.p.num("alarm")) },
		"wound-ward":  func(x actor, m rules.Message) bool { return x.number(m, "n", x.o.num("hand")) },
		"setback": func(x actor, m rules.Message) bool {
			return x.number(m, "n", min(8, x.p.num("proximity"))) && x.number(m, "low", x.p.num("alarm")+1) && x.number(m, "high", x.p.num("alarm")+6)
		},
		"chase": func(x actor, m rules.Message) bool {
			_, who := arg(m, "who")
			n := line(x.p.at("operatives", who, "place"))
			return n > line(x.at) && x.number(m, "m", n) && x.number(m, "n", line(x.at))
		},
		"wounds": struck("wounded"),
		"delays": struck("delayed"),
		"push":   struck(""),
		"mine": func(x actor, m rules.Message) bool {
			n := x.rivals(func(o page) bool { return line(o["place"]) > line(x.at) })
			return n > 0 && x.number(m, "n", n)
		},
		"look": func(x actor, m rules.Message) bool {
			n := x.rivals(func(o page) bool {
				return x.inside(o) && o["resolved"] != true && x.turn(o["seat"]) > x.turn(x.seat)
			})
			return n > 0 && x.number(m, "n", n)
		},
		"wound-whom": carries,
		"delay-whom": carries,
		"link-whom": func(x actor, m rules.Message) bool {
			_, who := arg(m, "who")
			at, _ := x.p.at("operatives", who, "place").(string)
			n := x.p.num("rooms", at, "data")
			return n > 0 && x.number(m, "n", n)
		},
		"disarm": func(x actor, m rules.Message) bool {
			at, room := x.named(m)
			return at == x.at && room["interface"] == true && slices.Contains([]any{"trading-floor", "surveillance-hub", "laser-corridor"}, room["card"])
		},
		"empty": func(x actor, m rules.Message) bool {
			_, room := x.named(m)
			return room != nil && room.num("data") == 0
		},
		"no-token": func(x actor, m rules.Message) bool {
			at, room := x.named(m)
			return at == x.at && room["interface"] != true
		},
		"no-use": func(x actor, m rules.Message) bool {
			at, room := x.named(m)
			return at == x.at && !x.useful(room)
		},
		"room-idle": func(x actor, m rules.Message) bool {
			at, room := x.named(m)
			return at == x.at && room["interface"] == true && x.useless(room["card"])
		},
		"no-lock":   func(x actor, _ rules.Message) bool { return !x.guarded("lock") },
		"no-worker": func(x actor, _ rules.Message) bool { return !x.guarded("worker") },
		"late": func(x actor, m rules.Message) bool {
			out, _ := x.s.WayOut(x.s.Ask.Op)
			return x.time(m) && x.s.RoundsLeft() <= out
		},
		"no-way": func(x actor, m rules.Message) bool {
			at, _ := x.named(m)
			_, ok := x.s.WayOut(x.s.Ask.Op)
			return at == x.at && !ok
		},
		"no-target": func(x actor, m rules.Message) bool {
			n := x.rivals(func(o page) bool {
				at, _ := o["place"].(string)
				return o.num("tokens") > 0 && o["wounded"] != true && slices.Contains(x.nearby(), at)
			})
			return n == 0 && !slices.ContainsFunc(x.nearby(), func(at string) bool {
				room := x.p.at("rooms", at).(map[string]any)
				keeps := guards[room["card"].(string)]
				return room["guarded"] == true && keeps[0] == "worker"
			})
		},
		"no-link": func(x actor, _ rules.Message) bool {
			none := true
			x.p.each(func(id string, o page, _ any) {
				at, _ := o["place"].(string)
				none = none && (id == x.id || x.p.num("rooms", at, "data") == 0)
			}, "operatives")
			return none
		},
		"hurries": func(x actor, _ rules.Message) bool {
			return x.rivals(func(o page) bool { return line(o["place"]) > line(x.at) }) == 0 || line(x.at) == 0
		},
		"unlooked": func(x actor, _ rules.Message) bool {
			return x.rivals(func(o page) bool {
				return x.inside(o) && o["resolved"] != true && x.turn(o["seat"]) > x.turn(x.seat)
			}) == 0
		},
		"no-tokens": func(x actor, m rules.Message) bool {
			_, who := arg(m, "who")
			return x.p.num("operatives", who, "tokens") == 0
		},
		"own": func(x actor, m rules.Message) bool {
			_, who := arg(m, "who")
			return fmt.Sprint(x.p.at("operatives", who, "seat")) == x.seat
		},
		"reusable": func(x actor, m rules.Message) bool {
			_, card := arg(m, "card")
			return slices.Contains([]string{"sledgehammer", "gauss-pistol", "movement-tracker"}, card)
		},
		"single": func(x actor, m rules.Message) bool {
			_, card := arg(m, "card")
			return !slices.Contains([]string{"sledgehammer", "gauss-pistol", "movement-tracker"}, card) && x.p.at("items", card) != nil
		},
		"swap": func(x actor, m rules.Message) bool {
			return x.room["card"] == "equipment-lockers" && x.o.num("hand") > 0 && x.number(m, "n", x.o.num("hand")) && x.p.lying("items", "deck") > 0
		},
		"sludge": func(x actor, m rules.Message) bool {
			n := x.rivals(func(o page) bool {
				at, _ := o["place"].(string)
				return at != x.at && slices.Contains(x.nearby(), at) && x.p.at("specials", "sludge") != at
			})
			return n > 0 && x.number(m, "n", n)
		},
		"flip": func(x actor, m rules.Message) bool {
			_, npc := arg(m, "npc")
			return x.p.at("npcs", npc, "up") != true
		},
		"stall": func(x actor, m rules.Message) bool { return x.seat == "0" && x.time(m) },
		"mover": func(x actor, m rules.Message) bool {
			_, card := arg(m, "card")
			return x.number(m, "n", map[string]int{"frictionless-slippers": 2, "qianju-pt": 2, "zip-line": 3}[card])
		},
	} {
		infiltrationLeads["advice."+key] = func(s rules.State, p, _ page, seat string, _ rules.Action, m rules.Message) bool {
			return holds(acting(s, p, seat), m)
		}
	}
}

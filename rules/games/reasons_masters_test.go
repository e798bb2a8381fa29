package games_test

import (
	"encoding/json"
	"slices"
	"strings"

	"safehouse/rules"
	"safehouse/rules/masters"
)

// A thief is who takes a choice in the true position of Masters, with what its proofs ask.
type thief struct {
	s    *masters.State
	p    page
	then page
	a    rules.Action
	args map[string]any
}

func (x thief) number(m rules.Message, name string, is int) bool {
	n, _ := arg(m, name)
	return n == is
}

func (x thief) verb() string { return x.s.Game().Info().Verbs[x.a.Verb].Name }

// figure is the figure of a character that a message names, and its page.
func (x thief) figure(m rules.Message, name string) (id string, o page) {
	_, character := arg(m, name)
	id = "npc"
	x.p.each(func(k string, f page, _ any) {
		if k != "npc" && f["character"] == character {
			id = k
		}
	}, "figures")
	o, _ = x.p.at("figures", id).(map[string]any)
	return id, o
}

func (x thief) index(m rules.Message, name string) int {
	id, _ := x.figure(m, name)
	return slices.Index([]string{"0", "1", "2", "3", "npc"}, id)
}

// bag proves how many chits are in the bag, and how many of them are guards and dogs.
func (x thief) bag(m rules.Message) bool {
	all, guards := 0, 0
	for c := range masters.Chit(12) {
		n := x.s.InBag(c)
		all += n
		if c == masters.Guard || c == masters.BigGuard || c == masters.Dog {
			guards += n
		}
	}
	return x.number(m, "n", all) && x.number(m, "guards", guards)
}

// cell is the cell of a hex that a message names.
func (x thief) cell(m rules.Message, name string) masters.Cell {
	_, hex := arg(m, name)
	return x.on(hex)
}

func (x thief) on(hex string) masters.Cell {
	i := slices.Index(x.s.Game().Info().Refs[hexKind].IDs, hex)
	if i < 0 {
		return masters.Nowhere
	}
	return x.s.CellOn(masters.Hex(i))
}

func (x thief) hexOf(c masters.Cell) string {
	return x.s.Game().Info().Refs[hexKind].IDs[x.s.HexOf(c)]
}

var hexKind, actKind = kindNamed("hex"), kindNamed("action")

func kindNamed(name string) rules.RefKind {
	refs := masters.Game{}.Info().Refs
	return rules.RefKind(slices.IndexFunc(refs, func(k rules.RefInfo) bool { return k.Name == name }))
}

// steps is how many steps it is between two cells over some cells, -1 for no way.
func (x thief) steps(from, to masters.Cell, over func(c masters.Cell) bool) int {
	seen, now := map[masters.Cell]bool{from: true}, []masters.Cell{from}
	for n := 0; len(now) > 0; n++ {
		var next []masters.Cell
		for _, c := range now {
			if c == to {
				return n
			}
			for o := range x.s.Near(c).All() {
				if !seen[o] && over(o) {
					seen[o] = true
					next = append(next, o)
				}
			}
		}
		now = next
	}
	return -1
}

// planned reports whether a figure may walk over a cell by its plan.
func (x thief) planned(id string) func(c masters.Cell) bool {
	return func(c masters.Cell) bool {
		return id == "npc" || c.Outdoors() || x.p.at("figures", id, "plan", x.hexOf(c)) == true
	}
}

// holds checks the guards and dogs on a hex that a message names.
func (x thief) holds(m rules.Message, hex string) bool {
	n := x.p.num("hexes", hex, "guards") + x.p.num("hexes", hex, "dogs")
	if x.p.at("hexes", hex) == nil {
		n = x.s.GuardsOn(x.on(hex))
	}
	return n > 0 && x.number(m, "n", n)
}

// wants is how many jewels the job wants, and whether it is about documents.
func (x thief) wants() (jewels int, papers bool) {
	_, jewels = x.s.JewelsWon()
	return jewels, x.s.Heist.Card().WantsDocuments()
}

// pieces is how many pieces of a kind are in a place.
func (x thief) pieces(kind string, in func(at string) bool) (n int) {
	x.p.each(func(id string, _ page, v any) {
		at, _ := v.(string)
		n += yes(strings.TrimRight(id, "-0123456789") == kind && in(at))
	}, "loot")
	return n
}

func (x thief) lies(kind, hex string) bool {
	return x.pieces(kind, func(at string) bool { return at == hex }) > 0
}

func (x thief) carries(id, kind string) bool {
	return x.pieces(kind, func(at string) bool { return at == "carried:"+id }) > 0
}

// objective reports whether the job is about a kind of loot.
func (x thief) objective(kind string) bool {
	jewels, papers := x.wants()
	return kind == "jewel" && jewels > 0 || kind == "documents" && papers
}

// carried checks that somebody carries what a message names and the job wants.
func (x thief) carried(m rules.Message, who string) bool {
	_, kind := arg(m, "loot")
	id, _ := x.figure(m, who)
	return x.objective(kind) && x.carries(id, kind)
}

// aims checks that what a message says lies on a hex is there.
func (x thief) aims(m rules.Message, hex string) bool {
	_, aim := arg(m, "aim")
	at, _ := x.p.at("hexes", hex).(map[string]any)
	c := x.on(hex)
	switch aim {
	case "exit":
		return c.Outdoors() || x.s.Hiding() && at["story"] == true
	case "safe":
		return at["safe"] == true
	case "server":
		server, _ := at["server"].(string)
		return server != "" && x.shut(server)
	case "door":
		for o := range x.s.Near(c).All() {
			if x.p.at("hexes", x.hexOf(o), "door") == true {
				return true
			}
		}
		return false
	case "escort":
		found := false
		x.p.each(func(_ string, g page, _ any) { found = found || g["at"] == hex }, "escort")
		return found
	case "tools":
		return x.lies("safecracking-tools", hex) || x.lies("plasma-torch", hex)
	case "jewel", "documents", "keycard", "usb-key":
		return x.lies(aim, hex)
	}
	return x.p.at("figures", "npc", "at") == hex && x.p.at("figures", "npc", "status") == "captive"
}

// shut reports whether tiles lie under a remote lock.
func (x thief) shut(letter string) bool {
	found := false
	x.p.each(func(_ string, h page, _ any) { found = found || h["remote"] == letter }, "hexes")
	return found
}

func (x thief) hex(m rules.Message, name string) string { _, id := arg(m, name); return id }

// on reports whether a figure that a message names is on a hex that it names.
func (x thief) at(m rules.Message, who, hex string) bool {
	_, o := x.figure(m, who)
	return o["at"] == x.hex(m, hex)
}

// beside checks that a hex is next to a figure and planned, on its way to what the message names.
func (x thief) beside(m rules.Message) bool {
	id, o := x.figure(m, "who")
	at, _ := o["at"].(string)
	return x.s.Near(x.on(at)).Has(x.cell(m, "on")) && x.planned(id)(x.cell(m, "on")) && x.somewhere(m)
}

// somewhere checks that what a message names is on the board.
func (x thief) somewhere(m rules.Message) bool {
	found := false
	x.p.each(func(hex string, h page, _ any) { found = found || h["present"] == true && x.aims(m, hex) }, "hexes")
	return found || x.hex(m, "aim") == "exit"
}

// gives is how many sub-actions of a kind the choice has: those of its action, and those that are left.
func (x thief) gives(sub string) int {
	n := 0
	who, _ := x.args["who"].(string)
	id, _ := x.figure(rules.Say("", rules.Word("who", rules.Say("name.character."+who))), "who")
	before, after := x.p.num("figures", id, "left", sub), x.then.num("figures", id, "left", sub)
	switch x.verb() {
	case "act":
		n = after
	default:
		n = before
	}
	return n
}

// short is how many Escape Moves somebody lacks for a way out without a roll.
func (x thief) short(m rules.Message, who string) int {
	_, o := x.figure(m, who)
	n, ok := x.s.FlightCost(x.index(m, who))
	if !ok {
		return -1
	}
	return max(0, n-o.num("ideas")-o.num("moves"))
}

// without is how many Escape Moves somebody can make without a roll.
func (x thief) without(o page) int { return o.num("ideas") + o.num("moves") }

// doer is who takes the choice.
func (x thief) doer() (id string, o page) {
	who, _ := x.args["who"].(string)
	return x.figure(rules.Say("", rules.Word("who", rules.Say("name.character."+who))), "who")
}

// events is how many events the deck still holds.
func (x thief) events() (n int) {
	for _, c := range x.s.CardsLeft() {
		n += yes(!c.Crisis())
	}
	return n
}

// alertIn is how many noise more than what is due takes an event off the deck.
func (x thief) alertIn() int {
	alerts, last := x.s.Track()
	at := x.p.num("noise") + x.p.num("due") + x.s.NoisePending() - x.p.num("due")
	for n := 1; at+n <= last; n++ {
		if slices.Contains(alerts, uint8(at+n)) {
			return n
		}
	}
	return 1
}

// gateUp is the crisis of the next gate: how deep it lies.
func (x thief) gateUp() int {
	for _, c := range x.s.CrisesQueued() {
		if c.Shuts() > 0 {
			return 0
		}
	}
	for i, c := range x.s.CardsLeft() {
		if c.Shuts() > 0 {
			return i + 1
		}
	}
	return -1
}

func (x thief) gate(m rules.Message) bool {
	return x.s.NextGate(0) == x.cell(m, "hex") && x.at(m, "who", "hex") && x.number(m, "n", x.gateUp())
}

// unseen is how many tiles with tokens are unknown.
func (x thief) unseen() (n int) {
	x.p.each(func(hex string, h page, _ any) {
		wanted := false
		for _, id := range []string{"0", "1", "2", "3"} {
			wanted = wanted || x.p.at("figures", id, "status") == "in-play" && x.p.at("figures", id, "plan", hex) == true
		}
		n += yes(h["unknown"] == true && wanted)
	}, "hexes")
	return n
}

func (x thief) token(m rules.Message, who, hex string) bool {
	id, _ := x.figure(m, who)
	return x.p.at("figures", id, "plan", x.hex(m, hex)) == true
}

func (x thief) everywhere(masters.Cell) bool { return true }

var mastersLeads = map[string]proof{}

func init() {
	for key, holds := range map[string]func(x thief, m rules.Message) bool{
		"unlaid": func(x thief, m rules.Message) bool {
			_, o := x.figure(m, "who")
			plan, _ := o["plan"].(map[string]any)
			return x.number(m, "n", o.num("tokens")) && x.number(m, "m", len(plan))
		},
		"held": func(x thief, m rules.Message) bool {
			n, _ := arg(m, "m")
			return x.at(m, "who", "hex") && x.holds(m, x.hex(m, "hex")) && n > 0 && n <= x.s.GuardsOn(x.cell(m, "hex")) && (x.verb() == "lend-hand" || n <= x.gives("subdue"))
		},
		"held-mate": func(x thief, m rules.Message) bool {
			_, o := x.figure(m, "mate")
			_, own := x.figure(m, "who")
			at, _ := own["at"].(string)
			return x.at(m, "mate", "hex") && x.holds(m, x.hex(m, "hex")) && o["status"] == "in-play" && o.num("left", "subdue") == 0 && x.gives("subdue") > 0 &&
				(at == x.hex(m, "hex") || x.steps(x.on(at), x.cell(m, "hex"), x.everywhere) == 1)
		},
		"lock": func(x thief, m rules.Message) bool {
			n := x.p.num("hexes", x.hex(m, "on"), "locks")
			opens, _ := arg(m, "m")
			return x.beside(m) && n > 0 && x.number(m, "n", n) && opens > 0 && opens <= n
		},
		"camera": func(x thief, m rules.Message) bool {
			n := x.p.num("hexes", x.hex(m, "on"), "cameras")
			return x.beside(m) && n > 0 && x.number(m, "n", n) && x.p.at("flags", "looped") != true
		},
		"steps": func(x thief, m rules.Message) bool {
			id, o := x.figure(m, "who")
			at, _ := o["at"].(string)
			return x.aims(m, x.hex(m, "hex")) && x.number(m, "n", x.steps(x.on(at), x.cell(m, "hex"), x.planned(id))) && x.number(m, "m", x.gives("move"))
		},
		"leave": func(x thief, m rules.Message) bool {
			id, o := x.figure(m, "who")
			at, _ := o["at"].(string)
			n, _ := arg(m, "n")
			nearest := -1
			for c := range x.s.Exits(x.index(m, "who")).All() {
				if k := x.steps(x.on(at), c, x.planned(id)); k == n {
					nearest = n
				}
			}
			return nearest == n && x.number(m, "m", x.gives("move")) && x.number(m, "left", x.events())
		},
		"ideas": func(x thief, m rules.Message) bool {
			_, o := x.figure(m, "who")
			n, _ := arg(m, "n")
			return x.number(m, "m", o.num("ideas")) && (x.verb() != "act" && n == 1 || x.gives("idea") == n)
		},
		"look": func(x thief, m rules.Message) bool {
			return x.unseen() > 0 && x.number(m, "n", x.unseen()) && x.number(m, "m", x.gives("reveal"))
		},
		"cash": func(x thief, m rules.Message) bool {
			return x.verb() == "loot" && x.number(m, "n", 1) || x.number(m, "n", x.gives("loot"))
		},
		"quiet": func(x thief, m rules.Message) bool {
			id, _ := x.doer()
			return x.number(m, "n", x.alertIn()) && x.then.num("figures", id, "owed") == x.p.num("figures", id, "owed")
		},
		"noise": func(x thief, m rules.Message) bool {
			n, _ := arg(m, "n")
			more, _ := arg(m, "m")
			return n > 0 && more > 0 && n+more == x.alertIn() && x.makes(n)
		},
		"loud": func(x thief, m rules.Message) bool {
			n, _ := arg(m, "n")
			return n >= x.alertIn() && x.makes(n)
		},
		"helps": func(x thief, m rules.Message) bool {
			id, o := x.figure(m, "who")
			at, _ := o["at"].(string)
			return x.aims(m, x.hex(m, "hex")) && x.p.at("figures", id, "plan", x.hex(m, "hex")) != true &&
				x.number(m, "n", x.steps(x.on(at), x.cell(m, "hex"), x.everywhere))
		},
		"gate": func(x thief, m rules.Message) bool { return x.gate(m) },
		"there": func(x thief, m rules.Message) bool {
			return x.aims(m, x.hex(m, "hex")) && (x.args["hex"] == x.hex(m, "hex") || x.verb() == "pick-on")
		},
		"nearer": func(x thief, m rules.Message) bool {
			id, o := x.figure(rules.Say("", rules.Word("who", rules.Say("name.character."+x.args["who"].(string)))), "who")
			at, _ := o["at"].(string)
			n := x.steps(x.cell(m, "from"), x.cell(m, "hex"), x.planned(id))
			now := x.steps(x.on(at), x.cell(m, "hex"), x.planned(id))
			return x.aims(m, x.hex(m, "hex")) && x.number(m, "n", n) && n < now
		},
		"guarded": func(x thief, m rules.Message) bool {
			_, o := x.figure(m, "who")
			n, _ := arg(m, "m")
			return x.holds(m, x.hex(m, "hex")) && (n == 0 || n == o.num("left", "subdue"))
		},
		"guarded-later": func(x thief, m rules.Message) bool {
			_, o := x.figure(m, "who")
			_, act := arg(m, "action")
			on := slices.ContainsFunc(x.s.Lines(x.index(m, "who")), func(l masters.Line) bool {
				return x.s.Game().Info().Refs[actKind].IDs[l.Act] == act
			})
			return x.holds(m, x.hex(m, "hex")) && o.num("left", "subdue") == 0 && on
		},
		"seen": func(x thief, m rules.Message) bool {
			n := x.p.num("hexes", x.hex(m, "hex"), "cameras")
			return n > 0 && x.number(m, "n", n)
		},
		"won": func(x thief, m rules.Message) bool {
			id, _ := x.figure(m, "who")
			_, kind := arg(m, "loot")
			of, _ := x.wants()
			n := x.pieces(kind, func(at string) bool { return at == "won" || at == "carried:"+id })
			if kind == "documents" {
				n, of = 1, 1
			}
			return x.carried(m, "who") && x.number(m, "n", min(n, of)) && x.number(m, "m", of)
		},
		"off-gate": func(x thief, m rules.Message) bool { return x.gate(m) },
		"ahead": func(x thief, m rules.Message) bool {
			return x.beside(m) && x.holds(m, x.hex(m, "on"))
		},
		"on-way": func(x thief, m rules.Message) bool { return x.token(m, "mate", "hex") },
		"scout": func(x thief, m rules.Message) bool {
			return x.bag(m) && x.p.at("hexes", x.hex(m, "hex"), "unknown") == true
		},
		"run-from": func(x thief, m rules.Message) bool {
			who, _ := x.doer()
			f := slices.Index([]string{"0", "1", "2", "3", "npc"}, who)
			n, ok := x.s.FlightCost(f)
			there := *x.s
			there.Crew[f].At = x.cell(m, "hex")
			k, can := there.FlightCost(f)
			return ok && can && x.number(m, "m", n) && x.number(m, "n", k)
		},
		"unseen": func(x thief, m rules.Message) bool {
			return x.bag(m) && x.token(m, "who", "hex") && x.p.at("hexes", x.hex(m, "hex"), "unknown") == true
		},
		"slip": func(x thief, m rules.Message) bool {
			_, o := x.figure(m, "who")
			n, _ := arg(m, "cost")
			return x.at(m, "who", "hex") && x.holds(m, x.hex(m, "hex")) && n <= o.num("ideas")
		},
		"crack": func(x thief, m rules.Message) bool {
			left := int(x.s.Heist.Card().Safe.K) - x.p.num("cracked")
			n, _ := arg(m, "n")
			return left > 0 && x.number(m, "m", left) && n > 0 && n <= left && x.then.num("cracked")-x.p.num("cracked") == n
		},
		"take": func(x thief, m rules.Message) bool {
			want, _ := x.wants()
			n := x.pieces("jewel", func(at string) bool { return at == "won" || strings.HasPrefix(at, "carried:") }) + 1
			return n <= want && x.number(m, "n", n) && x.number(m, "m", want)
		},
		"take-papers": func(x thief, _ rules.Message) bool {
			_, papers := x.wants()
			return papers && x.args["loot"] == "documents"
		},
		"take-key": func(x thief, _ rules.Message) bool {
			doors := 0
			x.p.each(func(_ string, h page, _ any) { doors += yes(h["door"] == true) }, "hexes")
			return x.args["loot"] == "keycard" && doors > 0
		},
		"take-usb": func(x thief, _ rules.Message) bool { return x.args["loot"] == "usb-key" && x.shut("y") },
		"take-tools": func(x thief, _ rules.Message) bool {
			n := 0
			for _, kind := range []string{"documents", "jewel"} {
				n += yes(x.objective(kind)) * x.pieces(kind, func(at string) bool { return at == "safe" })
			}
			return n > 0 && slices.Contains([]string{"safecracking-tools", "plasma-torch"}, x.args["loot"].(string))
		},
		"short": func(x thief, m rules.Message) bool {
			n, k := x.short(m, "from"), x.short(m, "to")
			return k >= 0 && n > k && x.number(m, "n", n) && x.number(m, "m", k) && x.objective(x.args["loot"].(string))
		},
		"short-mate": func(x thief, m rules.Message) bool {
			return x.carried(m, "mate") && x.short(m, "mate") > 0 && x.number(m, "n", x.short(m, "mate"))
		},
		"remote": func(x thief, m rules.Message) bool {
			n, letter := 0, x.hex(m, "letter")
			x.p.each(func(_ string, h page, _ any) { n += yes(h["remote"] == letter) }, "hexes")
			return n > 0 && x.number(m, "n", n)
		},
		"remote-aim": func(x thief, m rules.Message) bool {
			return x.p.at("hexes", x.hex(m, "hex"), "remote") == x.hex(m, "letter") && x.aims(m, x.hex(m, "hex"))
		},
		"door": func(x thief, m rules.Message) bool {
			open := func(c masters.Cell) bool {
				h, _ := x.p.at("hexes", x.hexOf(c)).(map[string]any)
				return h["door"] != true && (h["remote"] == nil || h["remote"] == "none")
			}
			_, o := x.doer()
			at, _ := o["at"].(string)
			return x.p.at("hexes", x.hex(m, "door"), "door") == true && x.aims(m, x.hex(m, "hex")) && x.steps(x.on(at), x.cell(m, "hex"), open) < 0
		},
		"seize": func(x thief, m rules.Message) bool {
			id, _ := x.figure(m, "to")
			return id == "npc" && slices.Contains([]string{"greedy-prisoner", "hospitality", "safehouse-rescue", "black-box", "final-north"}, x.s.Heist.Card().ID)
		},
		"decoy":     func(x thief, m rules.Message) bool { return x.number(m, "n", x.s.NoisePending()) },
		"call-sure": func(x thief, m rules.Message) bool { return x.calls(m) && x.short(m, "who") == 0 },
		"call-roll": func(x thief, m rules.Message) bool {
			k := x.short(m, "who")
			return x.calls(m) && k > 0 && k <= 6 && x.number(m, "k", k) && x.number(m, "left", x.events())
		},
		"call-met": func(x thief, m rules.Message) bool { return x.s.Met() && x.number(m, "n", x.events()) },
		"run":      func(x thief, m rules.Message) bool { return x.flees(m, true) },
		"run-loot": func(x thief, m rules.Message) bool { return x.flees(m, true) && x.carried(m, "who") },
		"fetch": func(x thief, m rules.Message) bool {
			_, kind := arg(m, "loot")
			return x.objective(kind) && (x.lies(kind, x.hex(m, "hex"))) && x.flees(m, false)
		},
		"hand-on": func(x thief, m rules.Message) bool {
			n, ok := x.s.FlightCost(x.index(m, "who"))
			_, o := x.figure(m, "who")
			return x.carried(m, "who") && (!ok || n > x.without(o)+6*yes(x.rolls(o)))
		},
		"declare": func(x thief, m rules.Message) bool {
			_, o := x.doer()
			n, _ := arg(m, "n")
			k, _ := arg(m, "k")
			return x.leads(n) && x.number(m, "m", x.without(o)) && k == n-x.without(o) && k > 0 && k <= 6
		},
		"roll": func(x thief, m rules.Message) bool {
			who, o := x.doer()
			f := slices.Index([]string{"0", "1", "2", "3", "npc"}, who)
			n, _ := arg(m, "n")
			has, _ := arg(m, "m")
			k, _ := arg(m, "k")
			return n >= x.s.PriceOfWay(f) && has >= o.num("ideas") && k == 7-(n-has) && k > 0
		},
		"safe": func(x thief, m rules.Message) bool {
			n := 0
			x.p.each(func(id string, o page, _ any) {
				f := slices.Index([]string{"0", "1", "2", "3", "npc"}, id)
				at, _ := o["at"].(string)
				n += yes(o["status"] == "in-play" && !x.s.Exits(f).Has(x.on(at)))
			}, "figures")
			return x.number(m, "n", n) && x.out(m)
		},
		"safe-loot": func(x thief, m rules.Message) bool { return x.out(m) && x.carried(m, "who") },
		"stuck": func(x thief, m rules.Message) bool {
			n, ok := x.s.FlightCost(x.index(m, "who"))
			_, o := x.figure(m, "who")
			most := x.without(o) + 6*yes(x.rolls(o))
			return ok && n > most && x.number(m, "n", n) && x.number(m, "m", most)
		},
		"no-way": func(x thief, m rules.Message) bool {
			_, ok := x.s.FlightCost(x.index(m, "who"))
			return !ok
		},
		"lock-flight": func(x thief, m rules.Message) bool {
			who, _ := x.doer()
			n, ok := x.s.FlightCost(slices.Index([]string{"0", "1", "2", "3", "npc"}, who))
			return ok && x.number(m, "n", n) && x.p.num("hexes", x.hex(m, "hex"), "locks") > 0
		},
		"token": func(x thief, m rules.Message) bool {
			id, o := x.doer()
			n, _ := arg(m, "n")
			return x.aims(m, x.hex(m, "hex")) && x.number(m, "m", o.num("tokens")-1) && x.tokens(id, o["at"], m, "on") <= n
		},
		"token-last": func(x thief, m rules.Message) bool {
			id, o := x.doer()
			return x.aims(m, x.hex(m, "hex")) && x.tokens(id, o["at"], m, "on") == 0
		},
		"token-around": func(x thief, m rules.Message) bool {
			return x.s.Near(x.cell(m, "on")).Has(x.cell(m, "hex")) && x.p.at("hexes", x.hex(m, "hex"), "unknown") == true
		},
		"token-near": func(x thief, m rules.Message) bool { return x.aims(m, x.hex(m, "hex")) && x.far(m, "on") },
		"touches": func(x thief, m rules.Message) bool {
			id, _ := x.figure(m, "who")
			c, found := x.cell(m, "hex"), false
			for o := range x.s.Near(c).All() {
				found = found || x.p.at("figures", id, "plan", x.hexOf(o)) == true
			}
			return found || x.p.at("figures", id, "plan", x.hex(m, "hex")) == true
		},
		"start": func(x thief, m rules.Message) bool {
			id, o := x.figure(m, "who")
			n, _ := arg(m, "n")
			return x.aims(m, x.hex(m, "hex")) && x.number(m, "m", o.num("tokens")) && x.tokens(id, x.hex(m, "from"), m, "from") <= n
		},
		"chit-way": func(x thief, m rules.Message) bool {
			_, chit := arg(m, "chit")
			stack, _ := x.p["stack"].([]any)
			top, _ := stack[0].(map[string]any)
			return x.token(m, "who", "hex") && top["at"] == x.hex(m, "hex") && top["card"] == chit
		},
		"blanks": func(x thief, m rules.Message) bool { return x.number(m, "n", x.p.num("blanks")) },
		"bears": func(x thief, m rules.Message) bool {
			id, o := x.figure(m, "who")
			return x.number(m, "n", o.num("ideas")) && !(x.objective("jewel") && x.carries(id, "jewel")) && !(x.objective("documents") && x.carries(id, "documents"))
		},
		"bears-loot": func(x thief, m rules.Message) bool {
			_, o := x.figure(m, "who")
			return x.number(m, "n", o.num("ideas")) && x.carried(m, "who")
		},
		"alert": func(x thief, m rules.Message) bool { return x.number(m, "n", x.alertIn()) },
		"drop-wanted": func(x thief, m rules.Message) bool {
			_, o := x.doer()
			_, kind := arg(m, "loot")
			return x.args["loot"] == kind && o["at"] == x.hex(m, "hex") && x.asked(kind)
		},
		"not-asked": func(x thief, m rules.Message) bool {
			_, kind := arg(m, "loot")
			return x.args["loot"] == kind && !x.objective(kind) && !(x.tool(kind) && x.verb() == "drop" && x.needsTools())
		},
		"tool-needed": func(x thief, m rules.Message) bool {
			safe := x.s.Heist.Card().Safe
			return x.tool(x.args["loot"].(string)) && safe.Documents && x.needsTools() && x.number(m, "n", int(safe.K))
		},
		"picks": func(x thief, m rules.Message) bool {
			unlocks, _ := x.shown(x.index(m, "who"), "unlock")
			return strings.HasSuffix(x.args["loot"].(string), "-picks") && x.number(m, "n", unlocks)
		},
		"unheld": func(x thief, m rules.Message) bool {
			return !x.s.Held(x.index(m, "who"))
		},
		"no-lock-near":   func(x thief, m rules.Message) bool { return x.around(m, "locks") == 0 },
		"no-camera-near": func(x thief, m rules.Message) bool { return x.around(m, "cameras") == 0 },
		"help-idle": func(x thief, m rules.Message) bool {
			id, _ := x.figure(m, "mate")
			return !(x.objective("jewel") && x.carries(id, "jewel")) && !(x.objective("documents") && x.carries(id, "documents"))
		},
		"help-enough": func(x thief, m rules.Message) bool {
			_, o := x.figure(m, "mate")
			n, ok := x.s.FlightCost(x.index(m, "mate"))
			return ok && x.short(m, "mate") == 0 && x.number(m, "n", n) && x.number(m, "m", x.without(o))
		},
		"thin": func(x thief, m rules.Message) bool { return x.verb() == "thin" && x.bag(m) },
		"replan": func(x thief, m rules.Message) bool {
			_, o := x.doer()
			return x.verb() == "new-plan" && o.num("ideas") >= 2 && x.number(m, "n", 3+3*yes(o["character"] == "mastermind"))
		},
		"could-go": func(x thief, m rules.Message) bool {
			n, ok := x.s.FlightCost(x.index(m, "who"))
			_, o := x.figure(m, "who")
			most := x.without(o) + 6*yes(x.rolls(o))
			return ok && n > 0 && n <= most && !x.out(m) && x.number(m, "n", n) && x.number(m, "m", most)
		},
		"adds-unlocks":  adding("unlock"),
		"adds-subdues":  adding("subdue"),
		"adds-disables": adding("disable"),
		"adds-reveals":  adding("reveal"),
		"adds-moves":    adding("move"),
	} {
		mastersLeads["advice."+key] = func(s rules.State, p, then page, _ string, a rules.Action, m rules.Message) bool {
			return holds(thief{s: s.(*masters.State), p: p, then: then, a: a, args: s.Game().Info().Write(a).Args}, m)
		}
	}
}

// tool reports whether loot of a kind cracks safes, asked whether the job asks for it.
func (x thief) tool(kind string) bool {
	return kind == "safecracking-tools" || kind == "plasma-torch"
}

func (x thief) asked(kind string) bool {
	return x.objective(kind) || kind == "keycard" || kind == "usb-key" || x.tool(kind) && int(x.s.Heist.Card().Safe.K) > x.p.num("cracked")
}

// needsTools reports whether a safe is closed whose documents the job wants, and nobody carries tools for it.
func (x thief) needsTools() bool {
	held := 0
	for _, kind := range []string{"safecracking-tools", "plasma-torch"} {
		held += x.pieces(kind, func(at string) bool { return strings.HasPrefix(at, "carried:") })
	}
	return x.s.Heist.Card().Safe.K > 0 && held == 0
}

// around is how many chits of a kind are on the tile of a figure and next to it.
func (x thief) around(m rules.Message, kind string) int {
	_, o := x.figure(m, "who")
	at, _ := o["at"].(string)
	n := x.p.num("hexes", at, kind)
	for c := range x.s.Near(x.on(at)).All() {
		n += x.p.num("hexes", x.hexOf(c), kind)
	}
	return n
}

// shown is how often a sub-action stands on the skills of a figure, and how often on those of the whole crew.
func (x thief) shown(figure int, sub string) (own, all int) {
	for f := range x.s.Crew {
		for _, k := range x.s.Crew[f].Skills {
			if int(k) < len(x.s.Game().Info().Refs[skillKind].IDs) && f < x.p.num("seats") {
				n := onSkill(k, sub)
				all += n
				own += n * yes(f == figure)
			}
		}
	}
	return own, all
}

var skillKind = kindNamed("skill")

// onSkill is how often a sub-action stands on a skill.
func onSkill(k masters.Skill, sub string) (n int) {
	i := slices.Index(masters.Game{}.Info().Refs[kindNamed("sub")].IDs, sub)
	for _, a := range k.Card().Faces {
		subs, _, _ := a.Subs()
		n += int(subs[i])
	}
	return n
}

// adding checks how often a sub-action stands on the skills of the crew, and on the skill of the choice.
func adding(sub string) func(x thief, m rules.Message) bool {
	return func(x thief, m rules.Message) bool {
		_, all := x.shown(-1, sub)
		return x.number(m, "n", all) && x.number(m, "m", onSkill(masters.Skill(x.a.Args[1]), sub)) && onSkill(masters.Skill(x.a.Args[1]), sub) > 0
	}
}

// makes reports whether the action of the choice owes as much noise.
func (x thief) makes(n int) bool {
	id, _ := x.doer()
	return x.then.num("figures", id, "owed")-x.p.num("figures", id, "owed") == n || x.then["phase"] != x.p["phase"]
}

// far checks how many tiles it is from a hex to another one on the full map.
func (x thief) far(m rules.Message, from string) bool {
	return x.number(m, "n", x.steps(x.cell(m, from), x.cell(m, "hex"), x.everywhere))
}

// tokens is how many tokens more the cheapest way of a figure takes from where it starts to what a message names, with one on
// another hex.
func (x thief) tokens(id string, at any, m rules.Message, with string) int {
	hex, _ := at.(string)
	from, to := x.on(hex), x.cell(m, "hex")
	cost := map[masters.Cell]int{from: 0}
	for more := true; more; {
		more = false
		for c, n := range cost {
			for o := range x.s.Near(c).All() {
				k := n + yes(!o.Outdoors() && x.p.at("figures", id, "plan", x.hexOf(o)) != true && o != x.cell(m, with))
				if old, ok := cost[o]; !ok || k < old {
					cost[o], more = k, true
				}
			}
		}
	}
	if n, ok := cost[to]; ok {
		return n
	}
	return 99
}

// out reports whether somebody is where it gets away.
func (x thief) out(m rules.Message) bool {
	_, o := x.figure(m, "who")
	at, _ := o["at"].(string)
	return x.s.Exits(x.index(m, "who")).Has(x.on(at))
}

// calls checks who has to get out.
func (x thief) calls(m rules.Message) bool {
	_, o := x.figure(m, "who")
	n, ok := x.s.FlightCost(x.index(m, "who"))
	return ok && o["status"] == "in-play" && x.number(m, "n", n) && x.number(m, "m", o.num("ideas"))
}

// rolls reports whether somebody can still roll.
func (x thief) rolls(o page) bool { return page(o).at("marks", "rolled") != true }

// flees checks what a way out takes, straight or by way of something, and what is there for it.
func (x thief) flees(m rules.Message, straight bool) bool {
	_, o := x.figure(m, "who")
	n, _ := arg(m, "n")
	return x.leads(n) && x.number(m, "m", x.without(o))
}

// leads checks that a way out may take as many Escape Moves: no fewer than the cheapest, and no more than there can be.
func (x thief) leads(n int) bool {
	who, o := x.doer()
	least, ok := x.s.FlightCost(slices.Index([]string{"0", "1", "2", "3", "npc"}, who))
	route, _ := o["route"].([]any)
	return ok && n <= x.without(o)+6*yes(x.rolls(o)) && (n >= least || len(route) > 0)
}

func init() {
	type pair func(a, b thief, m rules.Message) bool
	given := func(sub string) pair {
		return func(a, b thief, m rules.Message) bool {
			n := a.granted(sub)
			k := b.granted(sub)
			return n != k && a.number(m, "n", n) && a.number(m, "m", k)
		}
	}
	hexOf := func(x thief) string { id, _ := x.args["hex"].(string); return id }
	// either is the pages of the two tiles, the one that a message names first.
	either := func(a, b thief, m rules.Message) (x, y page) {
		if a.hex(m, "hex") != hexOf(a) {
			a, b = b, a
		}
		if a.hex(m, "hex") != hexOf(a) || a.hex(m, "other") != hexOf(b) {
			return nil, nil
		}
		x, _ = a.p.at("hexes", hexOf(a)).(map[string]any)
		y, _ = a.p.at("hexes", hexOf(b)).(map[string]any)
		return x, y
	}
	for key, holds := range map[string]pair{
		"guards": func(a, b thief, m rules.Message) bool {
			x, y := either(a, b, m)
			return x != nil && a.holds(m, a.hex(m, "hex")) && y.num("guards")+y.num("dogs") == 0
		},
		"cameras": func(a, b thief, m rules.Message) bool {
			x, y := either(a, b, m)
			return x != nil && x.num("cameras") > 0 && a.number(m, "n", x.num("cameras")) && y.num("cameras") == 0
		},
		"unknown": func(a, b thief, m rules.Message) bool {
			x, y := either(a, b, m)
			return x != nil && x["unknown"] == true && y["unknown"] != true
		},
		"nearer": func(a, b thief, m rules.Message) bool {
			n := a.steps(a.on(hexOf(a)), a.cell(m, "hex"), a.everywhere)
			k := a.steps(a.on(hexOf(b)), a.cell(m, "hex"), a.everywhere)
			return n != k && a.aims(m, a.hex(m, "hex")) && a.number(m, "n", n) && a.number(m, "m", k)
		},
		"flight": func(a, b thief, m rules.Message) bool {
			who, _ := a.doer()
			f := slices.Index([]string{"0", "1", "2", "3", "npc"}, who)
			there, other := *a.s, *a.s
			there.Crew[f].At, other.Crew[f].At = a.on(hexOf(a)), a.on(hexOf(b))
			n, ok := there.FlightCost(f)
			k, fine := other.FlightCost(f)
			return ok && fine && n != k && a.number(m, "n", n) && a.number(m, "m", k)
		},
		"token-first": func(a, b thief, m rules.Message) bool {
			_, o := a.doer()
			return a.verb() == "plan" && b.verb() == "start" && a.number(m, "n", page(o).num("tokens"))
		},
		"token-second": func(a, b thief, m rules.Message) bool {
			_, o := a.doer()
			return a.verb() == "start" && b.verb() == "plan" && a.number(m, "n", page(o).num("tokens")-1)
		},
		"noise": func(a, b thief, m rules.Message) bool {
			n, k := a.noise(), b.noise()
			return n != k && a.number(m, "n", n) && a.number(m, "m", k)
		},
		"moves": given("move"), "subdues": given("subdue"), "unlocks": given("unlock"), "disables": given("disable"), "reveals": given("reveal"), "ideas": given("idea"),
	} {
		differs["differs."+key] = func(s rules.State, _ int, first, second rules.Action, m rules.Message) bool {
			p := page{}
			text, _ := s.MarshalJSON()
			if json.Unmarshal(text, &p) != nil {
				return false
			}
			at := func(a rules.Action) thief {
				x, next := thief{s: s.(*masters.State), p: p, a: a, args: s.Game().Info().Write(a).Args}, s.Clone()
				if next.Apply(a, nil) == nil {
					text, _ := next.MarshalJSON()
					_ = json.Unmarshal(text, &x.then)
				}
				return x
			}
			return holds(at(first), at(second), m)
		}
	}
}

// granted is how many sub-actions of a kind an action gives, noise how much it makes; where the phase ends with it, as its card says.
func (x thief) granted(sub string) int {
	if x.then["phase"] != x.p["phase"] {
		given, _, _ := masters.Act(x.a.Args[1]).Subs()
		return int(given[slices.Index(x.s.Game().Info().Refs[kindNamed("sub")].IDs, sub)])
	}
	id, _ := x.doer()
	return x.then.num("figures", id, "left", sub) - x.p.num("figures", id, "left", sub)
}

func (x thief) noise() int {
	if x.then["phase"] != x.p["phase"] {
		_, noise, _ := masters.Act(x.a.Args[1]).Subs()
		return noise
	}
	id, _ := x.doer()
	return x.then.num("figures", id, "owed") - x.p.num("figures", id, "owed")
}

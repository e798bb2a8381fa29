package games_test

import (
	"slices"
	"strconv"
	"strings"

	"safehouse/rules"
	"safehouse/rules/deepstate"
)

// A plotter is a player in the true position of Deep State, with what its proofs ask.
type plotter struct {
	s    *deepstate.State
	p    page
	seat string
	me   deepstate.Player
	a    rules.Action
	args map[string]any
}

// deepstateKinds are the Objectives of each group, deepstateEmblems what shows each emblem.
var (
	deepstateKinds = map[string][]string{
		"mass-control":    {"ruling-parties", "mass-media", "authorities"},
		"finance":         {"banks", "real-estate", "valuables"},
		"science":         {"patents", "labs", "researches"},
		"supreme-power":   {"governments", "stock-exchanges", "universities", "crime-syndicates", "corporations"},
		"key-connections": {"labor-unions", "consulates", "spy-agencies"},
	}
	deepstateEmblems = map[string][]string{
		"communists":       {"labor-unions", "peasant-union", "anarchists", "federation-of-trade-unions", "revolutionary-students"},
		"peacekeepers":     {"consulates", "interpol", "relief-committee", "league-of-nations", "pacifist-assembly"},
		"spies":            {"spy-agencies", "cia", "kgb", "signals-alliance", "double-agents-ring"},
		"special-interest": {"ruling-parties", "mass-media", "banks", "real-estate", "patents", "labs"},
	}
	deepstateProjects = map[string]string{"communists": "comintern", "peacekeepers": "unified-nations", "spies": "spyware", "special-interest": "deep-state"}
	deepstateHosts    = map[string]string{"mass-control": "governments", "finance": "stock-exchanges", "science": "universities"}
	// deepstateNeeds are the emblems that the Stages ask for, or the cards that they discard.
	deepstateNeeds = map[string][]int{"communists": {0, 1, 2, 3, 4}, "peacekeepers": {0, 1, 2, 3, 4}, "spies": {0, 1, 2, 3, 4}, "special-interest": {1, 2, 2, 2, 3}}
	// deepstateStages are what they give: Ghosts, extra Agents at the Recall, cards in reach, missing parts.
	deepstateStages = map[string][]int{"comintern": {0, 1, 2, 3, 3, 3}, "unified-nations": {0, 1, 2, 3, 4, 99}, "spyware": {0, 4, 5, 6, 8, 99}, "deep-state": {0, 1, 2, 3, 99, 99}}
)

// kindOf is the kind of an Objective by its id.
func kindOf(card string) string { return card[:strings.LastIndexByte(card, '-')] }

// has is how many Objectives of some kinds a player has.
func (x plotter) has(who string, kinds ...string) (n int) {
	x.p.each(func(id string, _ page, at any) { n += yes(at == who && slices.Contains(kinds, kindOf(id))) }, "objectives")
	return n
}

// group is how many cards of a group a player has, with the Secondaries.
func (x plotter) group(who, g string) int {
	return x.has(who, deepstateKinds[g]...) + x.p.num("secondaries", g, who)
}

func (x plotter) sets(who string) int {
	return min(x.group(who, "mass-control"), x.group(who, "finance"), x.group(who, "science"))
}

// emblems is how many of an emblem the player shows.
func (x plotter) emblems(e string) int {
	n := x.has(x.seat, deepstateEmblems[e]...)
	for _, t := range deepstateEmblems[e] {
		n += yes(x.p.at("treaties", t) == "made:"+x.seat)
	}
	x.p.each(func(ic string, _ page, host any) {
		n += yes(x.p.at("objectives", ic) == x.seat && slices.Contains(deepstateEmblems[e], kindOf(host.(string))) && slices.Contains(deepstateKinds["key-connections"], kindOf(host.(string))))
	}, "attached")
	return n
}

// stage is what a message calls a Stage: its Project and its number.
func stageOf(m rules.Message) (project string, n int) {
	_, id := arg(m, "stage")
	n, _ = strconv.Atoi(id[strings.LastIndexByte(id, '-')+1:])
	return kindOf(id), n
}

// asks checks a Stage against the emblem that it asks for.
func (x plotter) asks(m rules.Message) bool {
	project, n := stageOf(m)
	_, e := arg(m, "emblem")
	_, card := arg(m, "card")
	return deepstateProjects[e] == project && n == x.p.num("projects", project, x.seat)+1 && n > 1 && x.number(m, "n", deepstateNeeds[e][n-1]) && slices.Contains(deepstateEmblems[e], kindOf(card))
}

func (x plotter) number(m rules.Message, name string, is int) bool {
	n, _ := arg(m, name)
	return n == is
}

// names checks that a message names the card of the choice, which lies in the zone.
func (x plotter) names(m rules.Message, kinds ...string) bool {
	_, card := arg(m, "card")
	at, _ := x.p.at("objectives", card).(string)
	return card == x.args["card"] && strings.HasPrefix(at, "zone:") && (len(kinds) == 0 || slices.Contains(kinds, kindOf(card)))
}

// order is the players who have still to act in this phase.
func (x plotter) later() (l []deepstate.Player) {
	order := x.s.InOrder()
	if done := x.p.num("done") + 1; x.p["phase"] == "action" && done < len(order) {
		l = order[done:]
	}
	return l
}

// player is who a message names.
func (x plotter) player(m rules.Message) (id string, p deepstate.Player) {
	_, id = arg(m, "who")
	n, err := strconv.Atoi(id)
	if err != nil {
		return id, deepstate.HOC
	}
	return id, deepstate.Player(n)
}

// mine is how many Agents and Ghosts go to the card of the choice.
func (x plotter) mine() int { return int(x.a.Args[1]) + x.s.FreeGhosts(x.me) }

// theirs is how many of a rival are on it, and whose.
func (x plotter) theirs() (n int, who any) {
	card, _ := x.args["card"].(string)
	return x.p.num("agents", card, "agents") + x.p.num("agents", card, "ghosts"), x.p.at("agents", card, "player")
}

// send is what a player could send to the card then, those who come home from it included; ok is false out of its reach.
func (x plotter) send(id string, p deepstate.Player) (n int, ok bool) {
	card := deepstate.Card(x.a.Args[0])
	n = x.p.num("players", id, "reserve")
	ghosts := x.s.FreeGhosts(p)
	if _, who := x.theirs(); who == id {
		home := x.p.num("agents", x.args["card"].(string), "agents")
		if x.p.at("treaties", "kgb") == "made:"+x.seat {
			home = max(0, home-1)
		}
		n += home
		ghosts += x.p.num("agents", x.args["card"].(string), "ghosts")
	}
	if n > 0 {
		n += ghosts
	}
	return n, x.s.PlaceOf(card) < x.s.ReachOf(p) && (p == 0 || x.p["claimed"] != x.args["card"])
}

// answered is how much a rival has to bring against what goes to the card.
func (x plotter) answered() int {
	margin := 1
	if x.p.at("treaties", "interpol") == "made:"+x.seat {
		margin = 2
	}
	return max(deepstateLeast[kindOf(x.args["card"].(string))], x.mine()+margin)
}

// stronger reports whether a player still to act who reaches the card could send more than n.
func (x plotter) stronger(n int) bool {
	return slices.ContainsFunc(x.later(), func(q deepstate.Player) bool {
		id := strconv.Itoa(int(q))
		if x.s.Automa(q) {
			id = "hoc"
		}
		can, ok := x.send(id, q)
		return ok && can > n
	})
}

// grows checks what the next Stage of the Project of the choice gives of something, and what there is of it.
func grows(project string, has func(x plotter) int) func(x plotter, m rules.Message) bool {
	return func(x plotter, m rules.Message) bool {
		at := x.p.num("projects", project, x.seat)
		if x.args["project"] != project {
			return false
		}
		now, gain := has(x), deepstateStages[project][at+1]-deepstateStages[project][at]
		return x.number(m, "m", now) && x.number(m, "n", now+gain) && gain > 0
	}
}

// whole checks that the next Stage gives all.
func whole(project string) func(x plotter, m rules.Message) bool {
	return func(x plotter, _ rules.Message) bool {
		at := x.p.num("projects", project, x.seat)
		return x.args["project"] == project && deepstateStages[project][at+1] == 99 && deepstateStages[project][at] < 99
	}
}

// treaty is the Treaty that a message names, in the hand of the player.
func (x plotter) treaty(m rules.Message) (t deepstate.Treaty, held bool) {
	_, id := arg(m, "treaty")
	refs := x.s.Game().Info().Refs[deepstate.RefTreaty(0).Kind].IDs
	return deepstate.Treaty(slices.Index(refs, id)), x.p.at("treaties", id) == "hand:"+x.seat
}

func (x plotter) lacking(t deepstate.Treaty) (n int) {
	for _, term := range t.Printed().Needs {
		n += x.s.Missing(x.me, term)
	}
	return n
}

// lastRound reports whether no further round can be dealt.
func (x plotter) lastRound() bool {
	rounds := x.p.num("options", "rounds")
	return rounds > 0 && x.p.num("round") >= rounds || x.s.DeckLeft() < x.s.ZoneSize()
}

// made goes through the Treaties that the player could make now.
func (x plotter) made(each func(t deepstate.Treaty)) {
	for i, id := range x.s.Game().Info().Refs[deepstate.RefTreaty(0).Kind].IDs {
		if t := deepstate.Treaty(i); x.p.at("treaties", id) == "hand:"+x.seat && x.s.MayMake(x.me, t) {
			each(t)
		}
	}
}

// out is how many Agents of the player are on its Objectives.
func (x plotter) out() (n int) {
	x.p.each(func(id string, a page, _ any) {
		if a["player"] == x.seat && x.p.at("objectives", id) == x.seat {
			n += a.num("agents")
		}
	}, "agents")
	return n
}

// free reports whether the Supervisor leaves the player all Actions.
func (x plotter) free() bool {
	return x.p["supervisor"] != x.seat || x.p.at("treaties", "lobbyists") == "made:"+x.seat || x.p.at("turn", "unwatched") == true || x.p.at("options", "grants", "lamp") == true && x.me == 0
}

// reserve is how many Agents the player has in reserve.
func (x plotter) reserve() int { return x.p.num("players", x.seat, "reserve") }

// payable reports whether the player could pay for the next Stage of a Project with so many Agents and emblems less.
func (x plotter) payable(project string, agentsLess, emblemsLess int) bool {
	if at := x.p.num("projects", project, x.seat); at == 5 || x.s.Closed(deepstateProject(project)) {
		return false
	}
	agents, emblems := x.s.NextPrice(x.me, deepstateProject(project))
	return agents-agentsLess <= x.reserve() && (emblems-emblemsLess <= 0 || emblems-emblemsLess <= x.pays(project))
}

// pays is how many emblems the player has for a Project, or how many cards to discard.
func (x plotter) pays(project string) int {
	for e, of := range deepstateProjects {
		if of == project && e == "special-interest" {
			return x.has(x.seat, deepstateEmblems[e]...)
		} else if of == project {
			return x.emblems(e)
		}
	}
	return 0
}

// noAction reports whether no Action Phase is to come.
func (x plotter) noAction() bool {
	free := 0 // cards without Agents, each of which leaves an Action Phase
	x.p.each(func(id string, _ page, at any) {
		place, _ := at.(string)
		free += yes(strings.HasPrefix(place, "zone:") && x.p.num("agents", id, "agents") == 0)
	}, "objectives")
	return x.lastRound() && (x.p["phase"] != "action" || free == 0)
}

// past reports whether a card past the reach of the player could be taken with its reserve, one without Agents where only such can be moved.
func (x plotter) past(empty bool) (found bool) {
	for i, id := range x.s.Game().Info().Refs[deepstate.RefCard(0).Kind].IDs {
		card := deepstate.Card(i)
		at, _ := x.p.at("objectives", id).(string)
		found = found || strings.HasPrefix(at, "zone:") && x.s.PlaceOf(card) >= x.s.ReachOf(x.me) && x.s.NeededFor(x.me, card)-x.s.FreeGhosts(x.me) <= x.reserve() && x.reserve() > 0 &&
			(!empty || x.p.num("agents", id, "agents") == 0) && (x.me == 0 || x.p["claimed"] != id)
	}
	return found
}

// idle reports whether a Man of Action does nothing that the player needs now.
func (x plotter) idle() bool {
	projects := []string{"deep-state", "comintern", "unified-nations", "spyware"}
	switch x.args["man"] {
	case "hitman":
		lone := false
		x.p.each(func(id string, a page, _ any) {
			at, _ := x.p.at("objectives", id).(string)
			lone = lone || strings.HasPrefix(at, "zone:") && a["player"] != x.seat && a.num("agents") == 1
		}, "agents")
		x.p.each(func(id string, q page, _ any) { lone = lone || id != x.seat && q.num("reserve") > 0 }, "players")
		return !lone
	case "recruiter":
		return x.p.num("players", x.seat, "pool") == 0 || x.noAction()
	case "diplomat":
		return !x.free() || !slices.ContainsFunc(projects, func(p string) bool {
			if !x.payable(p, 0, 1) {
				return false
			}
			_, cards := x.s.NextPrice(x.me, deepstateProject(p))
			return !x.payable(p, 0, 0) || p == "deep-state" && cards > 0
		})
	case "fixer":
		if x.p["supervisor"] == x.seat {
			return x.free() || !slices.ContainsFunc(projects, func(p string) bool { return x.payable(p, 0, 0) })
		}
		return !slices.ContainsFunc(projects, func(p string) bool {
			if !x.payable(p, 1, 0) {
				return false
			}
			agents, _ := x.s.NextPrice(x.me, deepstateProject(p))
			return agents > 0
		})
	case "infiltrator", "propagandist":
		return !x.past(x.args["man"] == "propagandist")
	case "courier":
		return x.out() == 0 || x.noAction()
	case "negotiator":
		return x.lastRound()
	}
	return false
}

// infiltrated is the card of the zone that the player has just sent Agents to.
func (x plotter) infiltrated() deepstate.Card {
	id, _ := x.p.at("turn", "infiltrated").(string)
	return deepstate.Card(slices.Index(x.s.Game().Info().Refs[deepstate.RefCard(0).Kind].IDs, id))
}

// holding is how many Agents and Ghosts are on a card, sendTo what a player could send there; ok is false out of its reach.
func (x plotter) holding(card deepstate.Card) int {
	id := x.s.Game().Info().Refs[deepstate.RefCard(0).Kind].IDs[card]
	return x.p.num("agents", id, "agents") + x.p.num("agents", id, "ghosts")
}

func (x plotter) sendTo(card deepstate.Card, id string, q deepstate.Player) (n int, ok bool) {
	if n = x.p.num("players", id, "reserve"); n > 0 {
		n += x.s.FreeGhosts(q)
	}
	claimed := x.p["claimed"] == x.s.Game().Info().Refs[deepstate.RefCard(0).Kind].IDs[card]
	return n, x.s.PlaceOf(card) < x.s.ReachOf(q) && (q == 0 || !claimed)
}

// loses is the Influence that an answer costs the player.
func (x plotter) loses(a rules.Action) int {
	then := x.s.Clone().(*deepstate.State)
	if then.Apply(a, nil) != nil {
		return 99
	}
	return x.s.Total(x.me) - then.Total(x.me)
}

// deepstateProject is a Project by its id.
func deepstateProject(id string) deepstate.Project {
	return deepstate.Project(slices.Index([]string{"deep-state", "comintern", "unified-nations", "spyware"}, id))
}

// deepstateOffers are the Projects in which Treaties offer a Stage, deepstateLeast what Objectives take that take more than one.
var (
	deepstateOffers = map[string]string{"october-committee": "comintern", "peace-congress": "unified-nations", "cryptographers-bureau": "spyware", "kingmakers": "deep-state"}
	deepstateLeast  = map[string]int{"governments": 4, "stock-exchanges": 4, "universities": 4, "crime-syndicates": 5, "corporations": 6, "labor-unions": 3, "consulates": 3, "spy-agencies": 3, "inner-circle": 5}
)

var deepstateLeads = map[string]proof{}

func init() {
	for key, holds := range map[string]func(x plotter, m rules.Message) bool{
		"treaty": func(x plotter, m rules.Message) bool {
			t, held := x.treaty(m)
			return held && !x.s.MayMake(x.me, t) && x.s.Opens(x.me, x.a).Has(t)
		},
		"multiplier": func(x plotter, m rules.Message) bool {
			_, g := arg(m, "group")
			return x.names(m, deepstateHosts[g]) && x.number(m, "n", x.group(x.seat, g))
		},
		"sets": func(x plotter, m rules.Message) bool {
			return x.names(m, "crime-syndicates") && x.number(m, "n", x.sets(x.seat))
		},
		"corporations": func(x plotter, m rules.Message) bool {
			return x.names(m, "corporations") && x.number(m, "n", x.group(x.seat, "supreme-power"))
		},
		"deny": func(x plotter, m rules.Message) bool {
			id, q := x.player(m)
			_, g := arg(m, "group")
			return x.names(m, deepstateHosts[g]) && x.number(m, "n", x.group(id, g)) && slices.Contains(x.later(), q) && id != x.seat
		},
		"emblem": func(x plotter, m rules.Message) bool {
			_, e := arg(m, "emblem")
			n, _ := arg(m, "n")
			return x.names(m) && x.asks(m) && x.number(m, "m", x.emblems(e)) && x.emblems(e) < n
		},
		"spend": func(x plotter, m rules.Message) bool {
			n, _ := arg(m, "n")
			has := x.has(x.seat, deepstateEmblems["special-interest"]...)
			return x.names(m) && x.asks(m) && x.number(m, "m", has) && has < n
		},
		"counted": func(x plotter, m rules.Message) bool {
			_, host := arg(m, "host")
			_, card := arg(m, "card")
			each := 3 * yes(host == "corporations" && slices.Contains(deepstateKinds["supreme-power"], kindOf(card)))
			for _, g := range []string{"mass-control", "finance", "science"} {
				each += yes(deepstateHosts[g] == host && slices.Contains(deepstateKinds[g], kindOf(card)))
			}
			n := each * x.has(x.seat, host)
			x.p.each(func(_ string, _ page, on any) {
				if id, _ := on.(string); kindOf(id) == host && x.p.at("objectives", id) == x.seat {
					n++
				}
			}, "attached")
			return x.names(m) && each > 0 && x.number(m, "n", n) && x.number(m, "cards", x.has(x.seat, host))
		},
		"set": func(x plotter, m rules.Message) bool {
			_, card := arg(m, "card")
			for _, g := range []string{"mass-control", "finance", "science"} {
				if !slices.Contains(deepstateKinds[g], kindOf(card)) && x.group(x.seat, g) <= x.sets(x.seat) {
					return false
				}
			}
			return x.names(m) && x.number(m, "n", x.sets(x.seat)+1) && x.has(x.seat, "crime-syndicates") > 0
		},
		"circle": func(x plotter, m rules.Message) bool {
			_, host := arg(m, "host")
			for g, h := range deepstateHosts {
				if h == host {
					return x.names(m, "inner-circle") && x.has(x.seat, host) > 0 && x.number(m, "n", x.group(x.seat, g))
				}
			}
			return false
		},
		"shows": func(x plotter, m rules.Message) bool {
			_, e := arg(m, "emblem")
			_, card := arg(m, "card")
			return x.names(m) && slices.Contains(deepstateEmblems[e], kindOf(card)) && x.number(m, "n", x.emblems(e))
		},
		"plain": func(x plotter, m rules.Message) bool {
			_, g := arg(m, "group")
			return x.names(m, deepstateKinds[g]...) && x.number(m, "n", x.group(x.seat, g))
		},
		"seize": func(x plotter, m rules.Message) bool {
			_, card := arg(m, "card")
			who, _ := x.player(m)
			return x.names(m) && x.number(m, "n", x.p.num("agents", card, "agents")) && x.p.at("agents", card, "player") == who && who != x.seat
		},
		"last": func(x plotter, m rules.Message) bool { return len(x.later()) == 0 && x.number(m, "n", x.mine()) },
		"last-seize": func(x plotter, m rules.Message) bool {
			n, who := x.theirs()
			return len(x.later()) == 0 && x.number(m, "n", x.mine()) && x.number(m, "m", n) && who != x.seat && n > 0
		},
		"answer": func(x plotter, m rules.Message) bool {
			id, q := x.player(m)
			n, _ := arg(m, "n")
			can, ok := x.send(id, q)
			return slices.Contains(x.later(), q) && ok && can == n && n >= x.answered() && !x.stronger(n)
		},
		"holds": func(x plotter, m rules.Message) bool {
			id, q := x.player(m)
			n, _ := arg(m, "n")
			can, ok := x.send(id, q)
			return slices.Contains(x.later(), q) && ok && can == n && n < x.answered() && !x.stronger(n) && x.number(m, "m", x.mine())
		},
		"beyond": func(x plotter, _ rules.Message) bool { return len(x.later()) > 0 && !x.stronger(-1) },
		"covert": func(x plotter, m rules.Message) bool {
			op, _ := x.args["operation"].(string)
			i := slices.Index(covertOperations, op)
			less := 2 * yes(x.p.at("treaties", "arms-dealers") == "made:"+x.seat)
			takes := func(i int) int { return max(1, []int{2, 4, 5, 7, 8, 10}[i]-less) }
			return x.number(m, "n", 6+2*i) && x.number(m, "m", takes(i)) && x.number(m, "next", takes(i+1)) && x.p.at("operations", covertOperations[i+1]) == "stack"
		},
		"covert-last": func(x plotter, m rules.Message) bool {
			op, _ := x.args["operation"].(string)
			i := slices.Index(covertOperations, op)
			return x.number(m, "n", 6+2*i) && i == 5-x.p.num("options", "operations_boxed")
		},
		"ghosts": func(x plotter, m rules.Message) bool {
			if n := x.s.FreeGhosts(x.me); x.args["man"] == "emissary" {
				return x.number(m, "m", n) && x.number(m, "n", n+2)
			}
			return grows("comintern", func(x plotter) int { return x.s.GhostsOf(x.me) - x.p.num("players", x.seat, "extra_ghosts") })(x, m)
		},
		"recalls":         grows("unified-nations", func(x plotter) int { return x.s.ExtraRecalls(x.me) }),
		"waive":           grows("deep-state", func(x plotter) int { return x.s.Waives(x.me) }),
		"first-cards":     reaches,
		"waive-all":       whole("deep-state"),
		"recalls-all":     whole("unified-nations"),
		"first-cards-all": whole("spyware"),
		"stage": func(x plotter, m rules.Message) bool {
			project, n := stageOf(m)
			return x.args["project"] == project && n == x.p.num("projects", project, x.seat)+1 && n > 3 && x.number(m, "n", (n-3)*(20+5*yes(project == "deep-state")))
		},
		"war": func(x plotter, m rules.Message) bool {
			wars := x.p.lying("objectives", "force")
			for e, project := range deepstateProjects {
				if x.args["project"] == project {
					need, have := deepstateNeeds[e][x.p.num("projects", project, x.seat)], x.emblems(e)
					return wars > 0 && have < need && have >= need-wars && x.number(m, "n", need) && x.number(m, "m", have)
				}
			}
			return false
		},
		"supervisor": func(x plotter, _ rules.Message) bool {
			return x.s.InOrder()[1] == x.me && x.p.at("treaties", "lobbyists") != "made:"+x.seat
		},
		"recruit": func(x plotter, m rules.Message) bool {
			return x.number(m, "n", x.p.num("players", x.seat, "reserve")) && x.number(m, "m", x.p.num("players", x.seat, "pool"))
		},
		"contact": func(x plotter, m rules.Message) bool {
			return x.number(m, "n", mens(x.p, x.seat, nil)) && x.number(m, "m", 3)
		},
		"worth": func(x plotter, m rules.Message) bool {
			t, held := x.treaty(m)
			return held && x.number(m, "n", x.s.Worth(x.me, t))
		},
		"waived": func(x plotter, m rules.Message) bool {
			n, _ := arg(m, "n")
			return n > 0 && n == x.lacking(deepstate.Treaty(x.a.Args[0])) && n <= x.s.Waives(x.me)
		},
		"standing": func(x plotter, m rules.Message) bool {
			t, held := x.treaty(m)
			return held && t.Printed().Type == deepstate.Persistent
		},
		"lacks": func(x plotter, m rules.Message) bool {
			t, _ := x.treaty(m)
			n, _ := arg(m, "n")
			return n > 0 && n == x.lacking(t)
		},
		"met": func(x plotter, m rules.Message) bool {
			t, _ := x.treaty(m)
			return x.lacking(t) == 0
		},
		"unmanned": func(x plotter, m rules.Message) bool {
			_, card := arg(m, "card")
			return x.p.at("objectives", card) == x.seat && x.p.num("agents", card, "agents") == 0
		},
		"most": func(x plotter, m rules.Message) bool {
			_, card := arg(m, "card")
			n, most := x.p.num("agents", card, "agents"), 0
			x.p.each(func(id string, a page, _ any) {
				if a["player"] == x.seat && x.p.at("objectives", id) == x.seat {
					most = max(most, a.num("agents"))
				}
			}, "agents")
			return n > 0 && n == most && x.number(m, "n", n)
		},
		"poorest": func(x plotter, m rules.Message) bool {
			_, q := x.player(m)
			for i, sc := range x.s.Outcome().Seats {
				if deepstate.Player(i) != x.me && sc.Total < x.s.Total(q) {
					return false
				}
			}
			return q != x.me && x.number(m, "n", x.s.Total(q))
		},
		"lone": func(x plotter, m rules.Message) bool {
			_, card := arg(m, "card")
			who, _ := x.player(m)
			return x.p.num("agents", card, "agents") == 1 && x.p.at("agents", card, "player") == who
		},
		"gives-emblem": func(x plotter, m rules.Message) bool {
			project, n := stageOf(m)
			_, e := arg(m, "emblem")
			shows, _ := x.args["treaty"].(string)
			return deepstateProjects[e] == project && slices.Contains(deepstateEmblems[e], shows) && n == x.p.num("projects", project, x.seat)+1 && n > 1 &&
				x.number(m, "n", deepstateNeeds[e][n-1]) && x.number(m, "m", x.emblems(e)) && x.emblems(e) < deepstateNeeds[e][n-1]
		},
		"home": func(x plotter, m rules.Message) bool {
			n := x.out()
			if x.args["man"] == "courier" {
				n = min(3, n)
			}
			return n > 0 && x.number(m, "n", n) && (x.args["man"] == "courier" || x.args["treaty"] == "underground-railroad")
		},
		"payable": func(x plotter, m rules.Message) bool {
			project, n := stageOf(m)
			treaty, _ := x.args["treaty"].(string)
			less, spared := 2, yes(treaty == "kingmakers")
			if spared == 1 {
				less = 1
			}
			return n == x.p.num("projects", project, x.seat)+1 && deepstateOffers[treaty] == project && x.payable(project, less, spared) && x.free()
		},
		"draws": func(x plotter, m rules.Message) bool {
			return !x.lastRound() && x.number(m, "n", x.p.lying("treaties", "hand:"+x.seat)) && x.number(m, "m", deepstate.TreatyLimit)
		},
		"no-worth": func(x plotter, _ rules.Message) bool {
			return x.s.Worth(x.me, deepstate.Treaty(x.a.Args[0])) <= 0
		},
		"wait": func(x plotter, m rules.Message) bool {
			t, held := x.treaty(m)
			return held && x.s.MayMake(x.me, t) && t.Printed().Type != deepstate.Persistent && !x.lastRound()
		},
		"works-later": func(x plotter, m rules.Message) bool {
			t, held := x.treaty(m)
			return held && x.s.MayMake(x.me, t) && t.Printed().Type == deepstate.Persistent && !x.lastRound()
		},
		"last-treaties": func(x plotter, m rules.Message) bool {
			t, held := x.treaty(m)
			best := 0
			x.made(func(t deepstate.Treaty) { best = max(best, x.s.Worth(x.me, t)) })
			return held && x.s.MayMake(x.me, t) && x.lastRound() && best > 0 && x.number(m, "n", best) && x.s.Worth(x.me, t) == best
		},
		"no-score": func(x plotter, _ rules.Message) bool {
			none := x.lastRound()
			x.made(func(t deepstate.Treaty) { none = none && x.s.Worth(x.me, t) <= 0 })
			return none
		},
		"target": func(x plotter, m rules.Message) bool {
			_, card := arg(m, "card")
			who, _ := x.player(m)
			at, _ := x.p.at("objectives", card).(string)
			return strings.HasPrefix(at, "zone:") && x.p.num("agents", card, "agents") == 1 && x.p.at("agents", card, "player") == who && who != x.seat
		},
		"stands-for": func(x plotter, m rules.Message) bool {
			project, n := stageOf(m)
			_, e := arg(m, "emblem")
			agents, need := x.s.NextPrice(x.me, deepstateProject(project))
			return deepstateProjects[e] == project && e != "special-interest" && n == x.p.num("projects", project, x.seat)+1 && x.number(m, "n", max(0, need)) &&
				x.number(m, "m", x.emblems(e)) && x.emblems(e)+1 == need && x.free() && agents <= x.p.num("players", x.seat, "reserve")
		},
		"spares-card": func(x plotter, m rules.Message) bool {
			project, n := stageOf(m)
			_, need := x.s.NextPrice(x.me, deepstateProject(project))
			has := x.has(x.seat, deepstateEmblems["special-interest"]...)
			return project == "deep-state" && n == x.p.num("projects", project, x.seat)+1 && x.number(m, "n", need) && need > 0 && x.number(m, "m", has) && has+1 >= need && x.free()
		},
		"fixed": func(x plotter, m rules.Message) bool {
			project, n := stageOf(m)
			agents, _ := x.s.NextPrice(x.me, deepstateProject(project))
			return !x.free() && x.p["supervisor"] == x.seat && n == x.p.num("projects", project, x.seat)+1 && agents <= x.p.num("players", x.seat, "reserve")
		},
		"costs-less": func(x plotter, m rules.Message) bool {
			project, n := stageOf(m)
			agents, _ := x.s.NextPrice(x.me, deepstateProject(project))
			return x.p["supervisor"] != x.seat && n == x.p.num("projects", project, x.seat)+1 && x.number(m, "m", agents) && x.number(m, "n", agents-1)
		},
		"past-reach": func(x plotter, m rules.Message) bool {
			_, card := arg(m, "card")
			at, _ := x.p.at("objectives", card).(string)
			n, err := strconv.Atoi(strings.TrimPrefix(at, "zone:"))
			return err == nil && n > x.s.ReachOf(x.me) && x.number(m, "n", x.s.ReachOf(x.me)) && (x.args["man"] != "propagandist" || x.p.num("agents", card, "agents") == 0)
		},
		"man-waits": func(x plotter, _ rules.Message) bool { return x.idle() },
		"ambushed": func(x plotter, m rules.Message) bool {
			_, card := arg(m, "card")
			who, _ := x.player(m)
			return x.names(m) && x.p.at("agents", card, "player") == who && who != x.seat && x.number(m, "n", x.p.num("agents", card, "agents"))
		},
		"hosted-emblem": func(x plotter, m rules.Message) bool {
			_, e := arg(m, "emblem")
			host, _ := x.args["host"].(string)
			return slices.Contains(deepstateEmblems[e], kindOf(host)) && slices.Contains(deepstateKinds["key-connections"], kindOf(host)) && x.number(m, "n", x.emblems(e)+1)
		},
		"hosts-none": func(x plotter, m rules.Message) bool {
			_, host := arg(m, "host")
			on, _ := x.args["host"].(string)
			for g, h := range deepstateHosts {
				if h == host && x.group(x.seat, g) > 0 {
					return false
				}
			}
			return host == kindOf(on) && (host != "crime-syndicates" || x.sets(x.seat) == 0) && (host != "corporations" || x.group(x.seat, "supreme-power") == 1) && !slices.Contains(deepstateKinds["key-connections"], host)
		},
		"loose": func(x plotter, m rules.Message) bool { return x.number(m, "n", 4) },
		"offer": func(x plotter, m rules.Message) bool {
			project, n := stageOf(m)
			agents, _ := x.s.NextPrice(x.me, deepstateProject(project))
			now, _ := arg(m, "m")
			return n == x.p.num("projects", project, x.seat)+1 && x.number(m, "n", agents) && now < agents && now >= agents-2
		},
		"stay-out": func(x plotter, m rules.Message) bool { return x.out() > 0 && x.number(m, "n", x.out()) },
		"exposed": func(x plotter, m rules.Message) bool {
			id, q := x.player(m)
			n, _ := arg(m, "n")
			card := x.infiltrated()
			can, ok := x.sendTo(card, id, q)
			return slices.Contains(x.later(), q) && ok && can == n && n >= x.s.NeededFor(q, card) && x.number(m, "m", x.holding(card))
		},
		"unexposed": func(x plotter, _ rules.Message) bool {
			card := x.infiltrated()
			return !slices.ContainsFunc(x.later(), func(q deepstate.Player) bool {
				id := strconv.Itoa(int(q))
				if x.s.Automa(q) {
					id = "hoc"
				}
				can, ok := x.sendTo(card, id, q)
				return ok && can >= x.s.NeededFor(q, card)
			})
		},
		"toward": func(x plotter, m rules.Message) bool {
			project, n := stageOf(m)
			_, e := arg(m, "emblem")
			return x.args["project"] == project && deepstateProjects[e] == project && n == 4 && x.p.num("projects", project, x.seat) < 3 &&
				x.number(m, "n", 20+5*yes(project == "deep-state")) && x.number(m, "need", deepstateNeeds[e][n-1]) && x.number(m, "m", x.pays(project))
		},
		"no-phase": func(x plotter, _ rules.Message) bool {
			return x.noAction()
		},
		"scores-with": func(x plotter, m rules.Message) bool {
			_, id := arg(m, "treaty")
			n, _ := arg(m, "n")
			at := x.p.num("projects", x.args["project"].(string), x.seat)
			want := map[string]int{"illuminati": 3 * yes(at == 0), "revolutionary-students": 4 * yes(at == 2 && x.args["project"] == "comintern"), "double-agents-ring": 4 * yes(at == 2 && x.args["project"] == "spyware")}
			return x.p.at("treaties", id) == "made:"+x.seat && n > 0 && n == want[id]
		},
		"unwanted": func(x plotter, m rules.Message) bool {
			card := deepstate.Card(x.a.Args[0])
			for q := range deepstate.Player(len(x.s.InOrder())) {
				if q == x.me {
					continue
				}
				id := strconv.Itoa(int(q))
				if x.s.Automa(q) {
					id, q = "hoc", deepstate.HOC
				}
				if x.s.PlaceOf(card) < x.s.ReachOf(q) && x.p.num("players", id, "reserve") > 0 && x.p.num("players", id, "reserve")+x.s.FreeGhosts(q) >= x.s.NeededFor(q, card) && (q == 0 || x.p["claimed"] != x.args["card"]) {
					return false
				}
			}
			return true
		},
		"called-off": func(x plotter, m rules.Message) bool {
			_, card := arg(m, "card")
			at, _ := x.p.at("objectives", card).(string)
			n, err := strconv.Atoi(strings.TrimPrefix(at, "zone:"))
			return err == nil && n <= x.s.ReachOf(deepstate.HOC) && x.p.num("players", "hoc", "reserve") > 0
		},
		"no-action": func(x plotter, m rules.Message) bool {
			verbs := []string{"infiltrate", "covert", "advance", "recruit", "contact"}
			for _, a := range x.s.Legal(nil) {
				if slices.Contains(verbs, x.s.Game().Info().Write(a).Verb) {
					return false
				}
			}
			return x.number(m, "n", x.p.num("players", x.seat, "reserve"))
		},
		"manned": func(x plotter, m rules.Message) bool {
			_, card := arg(m, "card")
			n := x.p.num("agents", card, "agents")
			return x.args["card"] == card && x.p.at("objectives", card) == x.seat && n > 0 && x.number(m, "n", n)
		},
		"fewer": func(x plotter, m rules.Message) bool {
			_, card := arg(m, "card")
			_, other := arg(m, "other")
			n, more := x.p.num("agents", card, "agents"), x.p.num("agents", other, "agents")
			return x.args["card"] == card && x.p.at("agents", other, "player") == x.seat && x.number(m, "n", n) && x.number(m, "m", more) && n < more
		},
		"weakens": func(x plotter, m rules.Message) bool {
			who, _ := x.player(m)
			left := x.p.num("agents", x.args["card"].(string), "agents") - 1 + x.p.num("agents", x.args["card"].(string), "ghosts")
			margin := 1 + yes(who != "hoc" && x.p.at("treaties", "interpol") == "made:"+who)
			return x.names(m) && x.p.at("agents", x.args["card"].(string), "player") == who && left > 0 && x.number(m, "n", max(deepstateLeast[kindOf(x.args["card"].(string))], left+margin))
		},
		"gift-least": func(x plotter, m rules.Message) bool {
			n, _ := arg(m, "n")
			least := 99
			for _, a := range x.s.Legal(nil) {
				least = min(least, x.loses(a))
			}
			return x.loses(x.a) == n && n == least
		},
		"gift-leader": func(x plotter, m rules.Message) bool {
			_, q := x.player(m)
			_, id := arg(m, "other")
			other, err := strconv.Atoi(id)
			return err == nil && x.number(m, "n", x.s.Total(q)) && x.number(m, "m", x.s.Total(deepstate.Player(other))) && x.s.Total(q) > x.s.Total(deepstate.Player(other))
		},
		"strike": func(x plotter, m rules.Message) bool { // somebody else has an Agent for it, and it lies where reaches end
			id, q := x.player(m)
			_, card := arg(m, "card")
			at, _ := x.p.at("objectives", card).(string)
			n, err := strconv.Atoi(strings.TrimPrefix(at, "zone:"))
			return x.names(m) && err == nil && n <= x.s.ReachOf(q) && id != x.seat && x.p.num("players", id, "reserve") > 0
		},
		"encore": func(x plotter, m rules.Message) bool {
			return x.number(m, "n", x.p.num("players", x.seat, "reserve"))
		},
		"reserve": func(x plotter, m rules.Message) bool {
			who, _ := x.player(m)
			return x.number(m, "n", x.p.num("players", who, "reserve"))
		},
		"hosted": func(x plotter, m rules.Message) bool {
			_, card := arg(m, "card")
			alone, with := 0, 0
			for g, host := range deepstateHosts {
				if kindOf(card) == host {
					alone = x.group(x.seat, g)
					with = 2 * alone
				}
			}
			switch kindOf(card) {
			case "crime-syndicates":
				alone, with = 3*x.sets(x.seat), 4*x.sets(x.seat)
			case "corporations":
				n := x.group(x.seat, "supreme-power") - 1
				alone, with = 3*n, 4*n
			}
			return with > alone && x.number(m, "n", with) && x.number(m, "m", alone)
		},
	} {
		deepstateLeads["advice."+key] = func(s rules.State, p, _ page, seat string, a rules.Action, m rules.Message) bool {
			n, _ := strconv.Atoi(seat)
			return holds(plotter{s.(*deepstate.State), p, seat, deepstate.Player(n), a, s.Game().Info().Write(a).Args}, m)
		}
	}
	deepstateLeads["advice.both"] = func(s rules.State, p, then page, seat string, a rules.Action, m rules.Message) bool {
		for _, x := range m.Args {
			if !proofOf("deepstate", x.Sub[0].Key)(s, p, then, seat, a, x.Sub[0]) {
				return false
			}
		}
		return true
	}
}

// reaches checks how far along the zone the next Stage reaches.
func reaches(x plotter, m rules.Message) bool {
	at := x.p.num("projects", "spyware", x.seat)
	open, cia := 3+x.p.num("options", "reach_more"), yes(x.p.at("treaties", "cia") == "made:"+x.seat)
	far := func(at int) int { return max(open, deepstateStages["spyware"][at]) + cia }
	return x.args["project"] == "spyware" && x.number(m, "m", far(at)) && x.number(m, "n", far(at+1)) && far(at+1) > far(at)
}

// covertOperations are those in their order.
var covertOperations = []string{"elimination-of-obstacles", "neutralization-of-a-political-leader", "orchestrated-unrest", "coup-d-etat", "proxy-conflict", "military-intervention"}

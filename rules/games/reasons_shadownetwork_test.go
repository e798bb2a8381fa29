package games_test

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"safehouse/rules"
	"safehouse/rules/shadownetwork"
)

// A spymaster is a player in the true position of Shadow Network, with what its proofs ask.
type spymaster struct {
	s    *shadownetwork.State
	p    page
	seat string
	me   int
	o    page
	a    rules.Action
	args map[string]any
}

var (
	colourIDs = []string{"yellow", "green", "blue", "purple"}
	rowSpaces = map[string]int{"yellow": 6, "green": 6, "blue": 5, "purple": 4}
	rowLines  = map[string][]int{"yellow": {3}, "green": {3, 5}, "blue": {2, 4}, "purple": {2, 4}}
	partners  = map[string]string{"yellow": "green", "green": "yellow", "blue": "purple", "purple": "blue"}
	columnPay = map[string][]int{"yellow": {2, 2, 2, 3}, "green": {2, 2, 2, 3}, "blue": {2, 2, 3, 4}, "purple": {2, 2, 3, 4}}
)

func (x spymaster) number(m rules.Message, name string, is int) bool {
	n, _ := arg(m, name)
	return n == is
}

// row is a row of the ledger: how many briefcases, and how many of them coloured.
func (x spymaster) row(c string) (filled, coloured int) {
	filled = x.o.num("ledger", c, "filled")
	return filled, filled - x.o.num("ledger", c, "white")
}

// heap is what lies on a city, the secret data with all.
func (x spymaster) heap(city string) (leaked, all int) {
	leaked = x.p.sum("cities", city, "leaked") + x.p.num("cities", city, "influence")
	tile := x.s.Cities[x.a.Args[0]].Tile.Card()
	return leaked, x.p.sum("cities", city, "leaked") + tile.Secret.Of.Sum()
}

// contract is the Contract that a message names, or that of the choice, in the hand of the player or open.
func (x spymaster) contract(m rules.Message) (k shadownetwork.Contract, at any) {
	_, id := arg(m, "contract")
	if id == "" {
		id, _ = x.args["contract"].(string)
	}
	return shadownetwork.Contract(slices.Index(x.s.Game().Info().Refs[shadownetwork.RefContract(0).Kind].IDs, id)), x.p.at("contracts", id)
}

// share is how many of the briefcases of a Contract stand coloured on the ledger with one more of a colour, and how many it takes.
func (x spymaster) share(k shadownetwork.Contract, more string) (have, of int) {
	spare := 0
	for i, c := range colourIDs {
		_, n := x.row(c)
		n += yes(c == more)
		need := int(k.Card().Needs.Of[i])
		have += min(n, need)
		of += need
		if c == "green" || c == "blue" {
			spare += max(0, n-need)
		}
	}
	either := int(k.Card().Needs.Either)
	return have + min(spare, either), of + either
}

// made is the colour of the briefcase of the choice.
func (x spymaster) made() string {
	c, _ := x.args["row"].(string)
	return c
}

// rowNamed is the colour of the row that a message names.
func rowNamed(m rules.Message) string {
	_, id := arg(m, "row")
	return id
}

func (x spymaster) column() bool {
	c := x.made()
	filled, _ := x.row(c)
	other, _ := x.row(partners[c])
	return filled < 4 && other > filled
}

// placements is how many Agents the player still places in this game.
func (x spymaster) placements() int {
	n := (x.s.LastRound() - x.p.num("round")) * x.owned()
	if x.p.at("phase") != "upkeep" {
		n += x.o.num("phone")
	}
	return n
}

// leaking is the colour of the piece that leaks next: the commonest of what the question still has.
func (x spymaster) leaking() string {
	asked, _ := x.p.at("stack").([]any)
	q, _ := asked[0].(map[string]any)
	for _, c := range colourIDs {
		if page(q).num("left", c) > 0 {
			return c
		}
	}
	return ""
}

// gaining is how many pieces of a colour the player has when it takes as many of it as the choice gives and fit.
func (x spymaster) gaining(c string) int {
	var pay, gain shadownetwork.Pieces
	switch x.s.Game().Info().Verbs[x.a.Verb].Name {
	case "take":
		gain[x.a.Args[0]] = 1
	case "plug":
		gain[slices.Index(colourIDs, x.leaking())] = 1
	case "scrap":
		gain = shadownetwork.Contract(x.a.Args[0]).Card().Discard.Of
	case "exchange":
		gain = shadownetwork.RateOf(shadownetwork.Colour(x.a.Args[0])).Gain.Of
	case "use":
		card := shadownetwork.Handler(x.a.Args[0]).Card()
		pay, gain = card.Pay.Of, card.Gain.Of
	}
	i := slices.Index(colourIDs, c)
	return x.o.num("inbox", c) - int(pay[i]) + min(int(gain[i]), x.s.Players[x.me].Room()+pay.Sum())
}

// rivalling is how many Contracts in hand need coloured briefcases that do not do for k as well.
func (x spymaster) rivalling(k shadownetwork.Contract) (n int) {
	x.p.each(func(id string, _ page, at any) {
		if at != "hand:"+x.seat {
			return
		}
		other, both := shadownetwork.Contract(slices.Index(x.s.Game().Info().Refs[shadownetwork.RefContract(0).Kind].IDs, id)), false
		for i, c := range colourIDs {
			a, b := int(k.Card().Needs.Of[i]), int(other.Card().Needs.Of[i])
			_, coloured := x.row(c)
			both = both || a > 0 && b > 0 && coloured > 0 && coloured < a+b
		}
		n += yes(both)
	}, "contracts")
	return n
}

// giving is how many of the open cities have a colour among their secret data.
func (x spymaster) giving(c string) (n, of int) {
	x.p.each(func(id string, o page, _ any) {
		if o["tile"] == "none" {
			return
		}
		of++
		i := slices.Index(x.s.Game().Info().Refs[shadownetwork.RefCity(0).Kind].IDs, id)
		n += yes(x.s.Cities[i].Tile.Card().Secret.Of[slices.Index(colourIDs, c)] > 0)
	}, "cities")
	return n, of
}

// canCome reports whether a side has an Agent on call and none in the city of the choice.
func (x spymaster) canCome(side string) bool {
	phone := x.p.num("players", side, "phone")
	if side == "syndicate" {
		phone = x.p.num("syndicate", "phone")
	}
	return phone > 0 && x.p.at("cities", x.args["city"].(string), "agents", side) != true
}

// comers is how many other sides can still come to the city of the choice in this round.
func (x spymaster) comers() (n int) {
	x.p.each(func(id string, _ page, _ any) { n += yes(id != x.seat && x.canCome(id)) }, "players")
	return n + yes(x.solo() && x.canCome("syndicate"))
}

// payers is how many rivals can still come to the city of the choice and can pay for a place there.
func (x spymaster) payers() (n int) {
	x.p.each(func(id string, o page, _ any) {
		here := 0
		x.p.each(func(_ string, _ page, v any) { here += yes(v == true) }, "cities", x.args["city"].(string), "agents")
		n += yes(id != x.seat && x.canCome(id) && (here <= o.num("influence") || id == "0" && x.p.at("options", "house", "passage") == "true"))
	}, "players")
	return n
}

// others reports whether somebody else has an Agent on call.
func (x spymaster) others() (on bool) {
	x.p.each(func(id string, o page, _ any) { on = on || id != x.seat && o.num("phone") > 0 }, "players")
	return on || x.solo() && x.p.num("syndicate", "phone") > 0
}

func (x spymaster) wage(agents int) int { return x.s.Wage(agents) }
func (x spymaster) owned() int          { return 4 - x.o.num("wage_area") }
func (x spymaster) solo() bool          { return x.p.num("seats") == 1 }

var shadownetworkLeads = map[string]proof{}

func init() {
	held := func(x spymaster, at any) bool { return at == "hand:"+x.seat }
	third := func(x spymaster, m rules.Message) bool {
		n, _ := arg(m, "n")
		had, _ := arg(m, "m")
		_, c := arg(m, "colour")
		filled, _ := x.row(c)
		i := slices.Index(colourIDs, c)
		more := 0
		switch in := x.s.Game().Info().Verbs[x.a.Verb].Name; in {
		case "place":
			city := x.args["city"].(string)
			leaked, room := x.p.sum("cities", city, "leaked"), x.s.Players[x.me].Room()
			more = min(x.p.num("cities", city, "leaked", c), room) + min(int(x.s.Cities[x.a.Args[0]].Tile.Card().Secret.Of[i]), max(0, room-leaked))
			if n != had+more || more > room {
				return false
			}
		case "take":
			more = yes(x.args["colour"] == c)
		case "exchange":
			more = int(shadownetwork.RateOf(shadownetwork.Colour(i)).Gain.Of[i])
		case "plug":
			more = yes(x.leaking() == c)
		case "discard", "scrap":
			more = min(int(shadownetwork.Contract(x.a.Args[0]).Card().Discard.Of[i]), x.s.Players[x.me].Room())
		case "use":
			card := shadownetwork.Handler(x.a.Args[0]).Card()
			more = int(card.Gain.Of[i])
			had += int(card.Pay.Of[i])
		}
		return had == x.o.num("inbox", c) && n/3 > (n-more)/3 && more > 0 && filled < rowSpaces[c]
	}
	for key, holds := range map[string]func(x spymaster, then page, m rules.Message) bool{
		"third": func(x spymaster, _ page, m rules.Message) bool { return third(x, m) },
		"third-draws": func(x spymaster, _ page, m rules.Message) bool {
			leaked, _ := x.heap(x.args["city"].(string))
			return third(x, m) && leaked >= 3 && x.number(m, "heap", leaked) && x.solo() && x.canCome("syndicate")
		},
		"third-contested": func(x spymaster, _ page, m rules.Message) bool {
			leaked, _ := x.heap(x.args["city"].(string))
			return third(x, m) && leaked > 1 && x.number(m, "heap", leaked) && x.payers() > 0 && x.number(m, "rivals", x.payers())
		},
		"third-market": func(x spymaster, _ page, m rules.Message) bool {
			return third(x, m) && x.p.at("cities", x.args["city"].(string), "token") == true && x.o.num("influence") > 0
		},
		"syndicate": func(x spymaster, _ page, m rules.Message) bool {
			leaked, _ := x.heap(x.args["city"].(string))
			return x.solo() && x.number(m, "n", leaked) && leaked >= 3 && x.number(m, "m", 3) && x.p.num("syndicate", "phone") > 0 && x.p.at("cities", x.args["city"].(string), "agents", "syndicate") != true
		},
		"contested": func(x spymaster, _ page, m rules.Message) bool {
			city := x.args["city"].(string)
			leaked, _ := x.heap(city)
			return x.number(m, "heap", leaked) && x.payers() > 0 && x.number(m, "n", x.payers())
		},
		"market": func(x spymaster, _ page, m rules.Message) bool {
			n := 0
			x.p.each(func(_ string, _ page, at any) {
				n += yes(slices.Contains([]any{"market:1", "market:2", "market:3"}, at))
			}, "contracts")
			return x.p.at("cities", x.args["city"].(string), "token") == true && x.number(m, "n", n)
		},
		"market-contract": func(x spymaster, _ page, m rules.Message) bool {
			k, at := x.contract(m)
			have, of := x.share(k, "")
			place, _ := at.(string)
			return x.p.at("cities", x.args["city"].(string), "token") == true && strings.HasPrefix(place, "market:") && have > 0 && x.number(m, "n", have) && x.number(m, "m", of)
		},
		"market-handler": func(x spymaster, _ page, m rules.Message) bool {
			_, id := arg(m, "handler")
			_, c := arg(m, "colour")
			i := slices.Index(colourIDs, c)
			card := shadownetwork.Handler(slices.Index(x.s.Game().Info().Refs[shadownetwork.RefHandler(0).Kind].IDs, id)).Card()
			for j, id := range colourIDs {
				if x.o.num("inbox", id) < int(card.Pay.Of[j]) {
					return false
				}
			}
			left := x.o.num("inbox", c) - int(card.Pay.Of[i])
			return x.p.at("handlers", id, "at") == "display" && x.number(m, "n", left+int(card.Gain.Of[i])) && (left+int(card.Gain.Of[i]))/3 > left/3
		},
		"forgo": func(x spymaster, then page, m rules.Message) bool {
			i := slices.IndexFunc(x.s.Legal(nil), func(a rules.Action) bool { return x.s.Game().Info().Verbs[a.Verb].Name == "collect" })
			if i < 0 || !x.number(m, "n", 3) {
				return false
			}
			took := x.s.Clone() // what follows, such as an Upkeep, follows both
			var p page
			if err := took.Apply(x.s.Legal(nil)[i], nil); err != nil {
				return false
			}
			b, err := took.MarshalJSON()
			return err == nil && json.Unmarshal(b, &p) == nil && p.num("players", x.seat, "influence") == then.num("players", x.seat, "influence")+3
		},
		"could-make": func(x spymaster, _ page, _ rules.Message) bool {
			makes := func(s rules.State) bool {
				return slices.ContainsFunc(s.Legal(nil), func(a rules.Action) bool { return s.Game().Info().Verbs[a.Verb].Name == "make" })
			}
			return makes(x.s) || slices.ContainsFunc(x.s.Legal(nil), func(a rules.Action) bool { // by one use of a Handler
				then := x.s.Clone()
				return x.s.Game().Info().Verbs[a.Verb].Name == "use" && then.Apply(a, nil) == nil && makes(then)
			})
		},
		"no-more": func(x spymaster, _ page, m rules.Message) bool {
			return x.number(m, "n", x.p.sum("players", x.seat, "inbox")) && x.placements() > 0 && !slices.ContainsFunc(x.s.Legal(nil), func(a rules.Action) bool {
				return x.s.Game().Info().Verbs[a.Verb].Name == "make"
			})
		},
		"spare-use": func(x spymaster, _ page, m rules.Message) bool {
			_, id := arg(m, "handler")
			k := slices.Index(x.s.Game().Info().Refs[shadownetwork.RefHandler(0).Kind].IDs, id)
			n := int(shadownetwork.Handler(k).Card().Uses) - x.p.num("handlers", id, "used")
			return n > x.placements() && x.number(m, "n", n) && x.number(m, "m", x.placements())
		},
		"row-full": func(x spymaster, _ page, m rules.Message) bool {
			_, c := arg(m, "colour")
			filled, _ := x.row(c)
			return filled == rowSpaces[c]
		},
		"no-room": func(x spymaster, _ page, _ rules.Message) bool { return x.s.Players[x.me].Room() <= 0 },
		"overlay-price": func(x spymaster, _ page, m rules.Message) bool {
			return x.number(m, "n", 4) && x.o.num("influence") >= 4 && page(x.o).at("overlay") == true && x.s.Players[x.me].Room() == 0
		},
		"left-there": func(x spymaster, _ page, m rules.Message) bool {
			n, _ := arg(m, "n")
			return n > 0 && x.s.Players[x.me].Room() == 0
		},
		"fits": func(x spymaster, _ page, m rules.Message) bool {
			_, all := x.heap(x.args["city"].(string))
			return x.number(m, "n", all) && x.number(m, "m", x.s.Players[x.me].Room()) && all <= x.s.Players[x.me].Room()
		},
		"full": func(x spymaster, _ page, m rules.Message) bool {
			_, all := x.heap(x.args["city"].(string))
			return x.number(m, "n", all) && x.number(m, "m", x.s.Players[x.me].Room()) && all > x.s.Players[x.me].Room()
		},
		"influence": func(x spymaster, _ page, m rules.Message) bool {
			city := x.args["city"].(string)
			_, all := x.heap(city)
			n := x.p.num("cities", city, "influence") + int(x.s.Cities[x.a.Args[0]].Tile.Card().Secret.Influence)
			return n > 0 && x.number(m, "n", n) && all > x.s.Players[x.me].Room()
		},
		"crosses": func(x spymaster, _ page, m rules.Message) bool {
			filled, _ := x.row(x.made())
			return slices.Contains(rowLines[x.made()], filled+1) && x.number(m, "n", 3) && x.number(m, "m", x.s.Players[x.me].BriefcaseGain(shadownetwork.Colour(x.a.Args[0])))
		},
		"briefcase-only": func(x spymaster, _ page, m rules.Message) bool {
			hand := 0
			x.p.each(func(_ string, _ page, at any) { hand += yes(at == "hand:"+x.seat) }, "contracts")
			return hand == 0 && x.p.num("round") == x.s.LastRound() && x.o.num("phone") == 0 && rowNamed(m) == x.made() && x.number(m, "n", x.s.Players[x.me].BriefcaseGain(shadownetwork.Colour(x.a.Args[0])))
		},
		"ready": func(x spymaster, _ page, m rules.Message) bool {
			k, at := x.contract(m)
			had, of := x.share(k, "")
			has, _ := x.share(k, x.made())
			return held(x, at) && had == of-1 && has == of && x.number(m, "n", int(k.Card().TurnIn)) && x.number(m, "m", int(k.Card().GameEnd))
		},
		"milestone": func(x spymaster, _ page, m rules.Message) bool {
			k, at := x.contract(m)
			has, of := x.share(k, x.made())
			filled, _ := x.row(x.made())
			return held(x, at) && has == of && slices.Contains(rowLines[x.made()], filled+1) && x.number(m, "n", int(k.Card().TurnIn))
		},
		"progress": func(x spymaster, _ page, m rules.Message) bool {
			k, at := x.contract(m)
			has, of := x.share(k, x.made())
			return held(x, at) && x.number(m, "n", has) && x.number(m, "m", of) && has < of
		},
		"column": func(x spymaster, _ page, m rules.Message) bool {
			filled, _ := x.row(x.made())
			return x.column() && x.number(m, "n", columnPay[x.made()][filled]) && rowNamed(m) == partners[x.made()]
		},
		"recycle": func(x spymaster, _ page, m rules.Message) bool {
			filled, _ := x.row("yellow")
			return x.made() == "yellow" && filled == 5 && x.number(m, "n", 2) && x.number(m, "m", 2)
		},
		"briefcase": func(x spymaster, _ page, m rules.Message) bool {
			return rowNamed(m) == x.made() && x.number(m, "n", x.s.Players[x.me].BriefcaseGain(shadownetwork.Colour(x.a.Args[0]))) && !x.column()
		},
		"wanted": func(x spymaster, _ page, m rules.Message) bool {
			k, at := x.contract(m)
			had, _ := x.share(k, "")
			has, _ := x.share(k, rowNamed(m))
			n, _ := arg(m, "n")
			return held(x, at) && has > had && n > 0 && n == 3-x.gaining(rowNamed(m))
		},
		"short": func(x spymaster, _ page, m rules.Message) bool {
			n, _ := arg(m, "n")
			_, c := arg(m, "colour")
			return n%3 > 0 && x.number(m, "m", 3-n%3) && x.gaining(c) == n
		},
		"agent": func(x spymaster, _ page, m rules.Message) bool {
			last := 4
			if n, ok := x.p.at("options", "house", "rounds").(string); ok {
				last, _ = strconv.Atoi(n)
			}
			return x.number(m, "n", last-x.p.num("round")+1) && x.number(m, "from", x.wage(x.owned())) && x.number(m, "to", x.wage(x.owned()+1))
		},
		"have": func(x spymaster, _ page, m rules.Message) bool {
			k, _ := x.contract(m)
			have, of := x.share(k, "")
			return have > 0 && x.number(m, "n", have) && x.number(m, "m", of) && x.rivalling(k) == 0
		},
		"have-shared": func(x spymaster, _ page, m rules.Message) bool {
			k, _ := x.contract(m)
			have, of := x.share(k, "")
			return have > 0 && x.number(m, "n", have) && x.number(m, "m", of) && x.rivalling(k) > 0 && x.number(m, "others", x.rivalling(k))
		},
		"takes": func(x spymaster, _ page, m rules.Message) bool {
			k, _ := x.contract(m)
			_, of := x.share(k, "")
			return x.number(m, "n", of) && x.number(m, "m", int(k.Card().TurnIn))
		},
		"able": func(x spymaster, _ page, m rules.Message) bool {
			card := shadownetwork.Handler(x.a.Args[0]).Card()
			for i, c := range colourIDs {
				if x.o.num("inbox", c) < int(card.Pay.Of[i]) {
					return false
				}
			}
			return x.number(m, "n", int(card.Uses))
		},
		"hire-third": func(x spymaster, _ page, m rules.Message) bool {
			n, _ := arg(m, "n")
			_, c := arg(m, "colour")
			filled, _ := x.row(c)
			i, card := slices.Index(colourIDs, c), shadownetwork.Handler(x.a.Args[0]).Card()
			for j, id := range colourIDs {
				if x.o.num("inbox", id) < int(card.Pay.Of[j]) {
					return false
				}
			}
			had := x.o.num("inbox", c) - int(card.Pay.Of[i])
			room := x.s.Players[x.me].Room() + card.Pay.Of.Sum()
			return filled < rowSpaces[c] && n == had+min(room, int(card.Gain.Of[i])) && n/3 > had/3
		},
		"feeds": func(x spymaster, _ page, m rules.Message) bool {
			_, c := arg(m, "colour")
			n, _ := arg(m, "n")
			had, _ := arg(m, "m")
			given, _ := x.giving(c)
			return n == int(shadownetwork.Handler(x.a.Args[0]).Card().Pay.Of[slices.Index(colourIDs, c)]) && had == x.o.num("inbox", c) && had < n && x.number(m, "cities", given)
		},
		"keep": func(x spymaster, _ page, m rules.Message) bool {
			_, c := arg(m, "colour")
			given, of := x.giving(c)
			card := shadownetwork.Handler(x.a.Args[0]).Card()
			n := 0
			x.p.each(func(id string, _ page, at any) {
				k := shadownetwork.Contract(slices.Index(x.s.Game().Info().Refs[shadownetwork.RefContract(0).Kind].IDs, id))
				n += yes(held(x, at) && k.Card().Needs.Of[slices.Index(colourIDs, rowNamed(m))] > 0)
			}, "contracts")
			return card.Pay.Of[slices.Index(colourIDs, c)] > 0 && card.Gain.Of[slices.Index(colourIDs, rowNamed(m))] > 0 && x.number(m, "cities", given) && x.number(m, "of", of) && x.number(m, "n", n)
		},
		"left": func(x spymaster, _ page, m rules.Message) bool {
			n, worth := 0, 0
			x.p.each(func(id string, _ page, at any) {
				if k := shadownetwork.Contract(slices.Index(x.s.Game().Info().Refs[shadownetwork.RefContract(0).Kind].IDs, id)); held(x, at) && id != x.args["contract"] {
					n, worth = n+k.Card().Needs.Of.Sum()+int(k.Card().Needs.Either), worth+int(k.Card().TurnIn)
				}
			}, "contracts")
			return x.number(m, "n", n) && x.number(m, "m", worth)
		},
		"collects": func(x spymaster, _ page, m rules.Message) bool {
			k, at := x.contract(m)
			have, of := x.share(k, "")
			return held(x, at) && have == of && x.number(m, "n", int(k.Card().TurnIn)-int(k.Card().GameEnd))
		},
		"gives-up": func(x spymaster, _ page, m rules.Message) bool {
			k, at := x.contract(m)
			have, of := x.share(k, "")
			return held(x, at) && have == of && x.number(m, "n", int(k.Card().TurnIn)) && x.number(m, "m", int(k.Card().GameEnd))
		},
		"worn": func(x spymaster, _ page, m rules.Message) bool {
			uses, used := int(shadownetwork.Handler(x.a.Args[0]).Card().Uses), x.p.num("handlers", x.args["handler"].(string), "used")
			return used > 0 && x.number(m, "n", uses-used) && x.number(m, "m", uses)
		},
		"unworn": func(x spymaster, _ page, m rules.Message) bool {
			return x.p.num("handlers", x.args["handler"].(string), "used") == 0 && x.number(m, "n", int(shadownetwork.Handler(x.a.Args[0]).Card().Uses))
		},
		"whole": func(x spymaster, _ page, m rules.Message) bool {
			n := x.o.num("inbox", x.args["colour"].(string))
			return n > 0 && n%3 == 0 && x.number(m, "n", n)
		},
		"revive": func(x spymaster, then page, m rules.Message) bool {
			uses, used := int(shadownetwork.Handler(x.a.Args[0]).Card().Uses), then.num("handlers", x.args["handler"].(string), "used")
			return x.number(m, "n", uses-used) && x.number(m, "m", uses)
		},
		"recall": func(x spymaster, then page, m rules.Message) bool {
			return x.number(m, "n", then.num("players", x.seat, "phone")) && x.number(m, "n", x.o.num("phone")+1)
		},
		"slots": func(x spymaster, _ page, m rules.Message) bool {
			n := 8 - x.p.sum("players", x.seat, "inbox")
			return x.o["overlay"] == true && x.number(m, "n", n) && x.number(m, "m", n+6)
		},
		"wages": func(x spymaster, _ page, m rules.Message) bool {
			n := x.wage(x.owned())
			return x.number(m, "n", n) && x.number(m, "m", x.o.num("influence")) && x.o.num("influence") <= n && n > 0
		},
		"unfinished": func(x spymaster, _ page, m rules.Message) bool {
			n, lost := 0, 0
			x.p.each(func(id string, _ page, at any) {
				k := shadownetwork.Contract(slices.Index(x.s.Game().Info().Refs[shadownetwork.RefContract(0).Kind].IDs, id))
				if have, of := x.share(k, ""); held(x, at) && have < of {
					n, lost = n+1, lost+int(k.Card().Penalty)
				}
			}, "contracts")
			return n > 0 && x.number(m, "n", n) && x.number(m, "lost", lost) && x.number(m, "m", x.placements())
		},
		"keeps-influence": func(x spymaster, _ page, m rules.Message) bool {
			return x.o.num("influence") > 0 && x.number(m, "n", x.o.num("influence"))
		},
		"goes-on": func(x spymaster, _ page, _ rules.Message) bool {
			return x.s.Asked().Step == 0 && x.others() && x.o.num("phone") > 0
		},
		"goes-on-upkeep": func(x spymaster, _ page, _ rules.Message) bool {
			return x.s.Asked().Step == 0 && x.others() && x.o.num("phone") == 0
		},
		"keeps-pieces": func(x spymaster, then page, m rules.Message) bool {
			n, _ := arg(m, "n")
			_, c := arg(m, "colour")
			filled, _ := x.row(c)
			return n >= 3 && n == x.o.num("inbox", c) && filled < rowSpaces[c] && x.placements() > 0
		},
		"keeps-use": func(x spymaster, then page, m rules.Message) bool {
			_, id := arg(m, "handler")
			at, _ := x.p.at("handlers", id, "at").(string)
			n, _ := arg(m, "n")
			k := slices.Index(x.s.Game().Info().Refs[shadownetwork.RefHandler(0).Kind].IDs, id)
			return strings.HasPrefix(at, "board:"+x.seat+":") && n > 0 && n == int(shadownetwork.Handler(k).Card().Uses)-x.p.num("handlers", id, "used") &&
				x.number(m, "m", x.placements()) && x.placements() >= n
		},
		"no-third": func(x spymaster, _ page, _ rules.Message) bool {
			for _, c := range colourIDs {
				if filled, _ := x.row(c); x.o.num("inbox", c) >= 3 && filled < rowSpaces[c] {
					return false
				}
			}
			return x.placements() == 0
		},
		"not-ready": func(x spymaster, _ page, _ rules.Message) bool {
			for k := range shadownetwork.Contract(shadownetwork.Contracts) {
				have, of := x.share(k, "")
				if x.p.at("contracts", k.Card().ID) == "hand:"+x.seat && have == of {
					return false
				}
			}
			return true
		},
		"turn-in": func(x spymaster, _ page, m rules.Message) bool {
			k, at := x.contract(m)
			have, of := x.share(k, "")
			return held(x, at) && have == of && x.number(m, "n", int(k.Card().TurnIn)) && x.number(m, "m", int(k.Card().GameEnd))
		},
		"lacks": func(x spymaster, _ page, m rules.Message) bool {
			k, _ := x.contract(m)
			have, of := x.share(k, "")
			return have < of && x.number(m, "n", of-have) && x.number(m, "m", of) && x.number(m, "lost", int(k.Card().Penalty))
		},
		"worthless": func(x spymaster, _ page, _ rules.Message) bool {
			return x.p.at("phase") == "upkeep" && x.p.num("round") == x.s.LastRound()
		},
		"loose": func(x spymaster, _ page, m rules.Message) bool {
			n := x.o.num("inbox", x.args["colour"].(string))
			return n%3 > 0 && x.number(m, "n", n) && x.number(m, "m", n%3)
		},
		"leak-spent": func(x spymaster, _ page, m rules.Message) bool {
			n := 0
			x.p.each(func(id string, _ page, v any) { n += yes(id != x.seat && v == true) }, "cities", x.args["city"].(string), "agents")
			return n > 0 && x.number(m, "n", n) && !x.canCome(x.seat) && x.comers() == 0
		},
		"leak-under": func(x spymaster, _ page, m rules.Message) bool {
			leaked, _ := x.heap(x.args["city"].(string))
			return x.solo() && x.comers() == 1 && leaked+1 < 3 && x.number(m, "n", leaked+1) && x.number(m, "m", 3)
		},
		"leak-draws": func(x spymaster, _ page, m rules.Message) bool {
			leaked, _ := x.heap(x.args["city"].(string))
			return x.solo() && x.comers() == 1 && leaked+1 >= 3 && x.number(m, "n", leaked+1) && x.number(m, "m", 3)
		},
		"leak-race": func(x spymaster, _ page, m rules.Message) bool {
			leaked, _ := x.heap(x.args["city"].(string))
			return x.canCome(x.seat) && x.comers() > 0 && x.number(m, "n", x.comers()) && x.number(m, "heap", leaked+1)
		},
		"leak-gives": func(x spymaster, _ page, m rules.Message) bool {
			leaked, _ := x.heap(x.args["city"].(string))
			return !x.canCome(x.seat) && x.comers() > 0 && x.number(m, "n", x.comers()) && x.number(m, "heap", leaked+1)
		},
		"leak-own": func(x spymaster, _ page, m rules.Message) bool {
			leaked, _ := x.heap(x.args["city"].(string))
			return x.canCome(x.seat) && x.comers() == 0 && x.number(m, "n", x.o.num("phone")) && x.number(m, "heap", leaked+1)
		},
		"leak-stays": func(x spymaster, _ page, m rules.Message) bool {
			leaked, _ := x.heap(x.args["city"].(string))
			return !x.canCome(x.seat) && x.comers() == 0 && x.number(m, "heap", leaked+1)
		},
	} {
		shadownetworkLeads["advice."+key] = func(s rules.State, p, then page, seat string, a rules.Action, m rules.Message) bool {
			o, _ := p.at("players", seat).(map[string]any)
			me, _ := strconv.Atoi(seat)
			return holds(spymaster{s.(*shadownetwork.State), p, seat, me, o, a, s.Game().Info().Write(a).Args}, then, m)
		}
	}

	for key, holds := range map[string]func(a, b spymaster, m rules.Message) bool{
		"left": func(a, b spymaster, m rules.Message) bool {
			x, _ := a.heap(a.args["city"].(string))
			y, _ := b.heap(b.args["city"].(string))
			return x > 1 && x > y && a.payers() > 0 && a.number(m, "n", x) && a.number(m, "rivals", a.payers()) && a.inCity(m)
		},
		"left-syndicate": func(a, b spymaster, m rules.Message) bool {
			x, _ := a.heap(a.args["city"].(string))
			y, _ := b.heap(b.args["city"].(string))
			return a.solo() && x >= 3 && a.canCome("syndicate") && !(y >= 3 && b.canCome("syndicate")) && a.number(m, "n", x) && a.inCity(m)
		},
		"market-first":  func(a, b spymaster, _ rules.Message) bool { return a.token() && !b.token() },
		"market-second": func(a, b spymaster, _ rules.Message) bool { return b.token() && !a.token() },
		"fee": func(a, b spymaster, m rules.Message) bool {
			return a.fee() != b.fee() && a.number(m, "n", a.fee()) && a.number(m, "m", b.fee())
		},
		"pieces": func(a, b spymaster, m rules.Message) bool {
			return a.pieces() != b.pieces() && a.number(m, "n", a.pieces()) && a.number(m, "m", b.pieces())
		},
		"influence": func(a, b spymaster, m rules.Message) bool {
			return a.coins() != b.coins() && a.number(m, "n", a.coins()) && a.number(m, "m", b.coins())
		},
	} {
		differs["differs."+key] = func(s rules.State, seat int, first, second rules.Action, m rules.Message) bool {
			text, _ := s.MarshalJSON()
			var p page
			if json.Unmarshal(text, &p) != nil {
				return false
			}
			at := func(a rules.Action) spymaster {
				o, _ := p.at("players", strconv.Itoa(seat)).(map[string]any)
				return spymaster{s.(*shadownetwork.State), p, strconv.Itoa(seat), seat, o, a, s.Game().Info().Write(a).Args}
			}
			return holds(at(first), at(second), m)
		}
	}
}

// inCity reports whether a message names the city of the choice.
func (x spymaster) inCity(m rules.Message) bool {
	_, id := arg(m, "city")
	return id == x.args["city"]
}

func (x spymaster) token() bool { return x.p.at("cities", x.args["city"].(string), "token") == true }

// fee is what the player pays to other sides in the city of the choice.
func (x spymaster) fee() (n int) {
	x.p.each(func(id string, _ page, v any) { n += yes(id != x.seat && v == true) }, "cities", x.args["city"].(string), "agents")
	return min(n, x.o.num("influence"))
}

// pieces is how many pieces of the city of the choice fit the inbox, coins its Influence.
func (x spymaster) pieces() int {
	return min(x.s.Players[x.me].Room(), x.p.sum("cities", x.args["city"].(string), "leaked")+x.s.Cities[x.a.Args[0]].Tile.Card().Secret.Of.Sum())
}

func (x spymaster) coins() int {
	return x.p.num("cities", x.args["city"].(string), "influence") + int(x.s.Cities[x.a.Args[0]].Tile.Card().Secret.Influence)
}

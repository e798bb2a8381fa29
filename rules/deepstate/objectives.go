package deepstate

import "fmt"

// A Kind is one of the 18 Objectives, or the World War.
type Kind uint8

// The Objectives (games §3.2).
const (
	RulingParties Kind = iota
	MassMedia
	Authorities
	Banks
	RealEstate
	Valuables
	Patents
	Labs
	Researches
	Governments
	StockExchanges
	Universities
	CrimeSyndicates
	Corporations
	LaborUnions
	Consulates
	SpyAgencies
	InnerCircle
	kinds = 18

	WorldWar Kind = 18
)

// ObjectiveCard is what is printed on an Objective.
type ObjectiveCard struct {
	ID     string
	Group  Group
	Agents int8 // the least number that Infiltrates it
	Emblem Emblem
	Copies [4]int8 // in every game, with 3 players and more, with 4 and more, with 5
	Score  []Step
	Hosted []Step  // what it yields instead with an Inner Circle attached
	Row    row     // of the scoring pad
	Grows  float64 // bots: the Influence that it still gains for each Objective that its owner takes over
}

// objectiveTable is the Objectives, one row a kind.
//
//mutants:zero Emblem
var objectiveTable = [kinds]ObjectiveCard{
	RulingParties: {"ruling-parties", MassControl, 1, SpecialInterest, [4]int8{3, 0, 0, 1}, fx(worth(1)), nil, rowObjectives, 0},
	MassMedia:     {"mass-media", MassControl, 1, SpecialInterest, [4]int8{2, 1, 0, 1}, fx(worth(1)), nil, rowObjectives, 0},
	Authorities:   {"authorities", MassControl, 1, NoEmblem, [4]int8{2, 1, 1, 0}, fx(worth(1)), nil, rowObjectives, 0},

	Banks:      {"banks", Finance, 1, SpecialInterest, [4]int8{3, 0, 0, 1}, fx(worth(1)), nil, rowObjectives, 0},
	RealEstate: {"real-estate", Finance, 1, SpecialInterest, [4]int8{2, 1, 0, 1}, fx(worth(1)), nil, rowObjectives, 0},
	Valuables:  {"valuables", Finance, 1, NoEmblem, [4]int8{2, 1, 1, 0}, fx(worth(1)), nil, rowObjectives, 0},

	Patents:    {"patents", Science, 1, SpecialInterest, [4]int8{3, 0, 0, 1}, fx(worth(1)), nil, rowObjectives, 0},
	Labs:       {"labs", Science, 1, SpecialInterest, [4]int8{2, 1, 0, 1}, fx(worth(1)), nil, rowObjectives, 0},
	Researches: {"researches", Science, 1, NoEmblem, [4]int8{2, 1, 1, 0}, fx(worth(1)), nil, rowObjectives, 0},

	Governments:     {"governments", SupremePower, 4, NoEmblem, [4]int8{2, 0, 1, 0}, fx(perCard(1, MassControl)), fx(perCard(2, MassControl)), rowGovernments, 0.22},
	StockExchanges:  {"stock-exchanges", SupremePower, 4, NoEmblem, [4]int8{2, 0, 1, 0}, fx(perCard(1, Finance)), fx(perCard(2, Finance)), rowGovernments, 0.22},
	Universities:    {"universities", SupremePower, 4, NoEmblem, [4]int8{2, 0, 1, 0}, fx(perCard(1, Science)), fx(perCard(2, Science)), rowGovernments, 0.22},
	CrimeSyndicates: {"crime-syndicates", SupremePower, 5, NoEmblem, [4]int8{1, 1, 0, 1}, fx(perSet(3)), fx(perSet(4)), rowSyndicates, 0.5},
	Corporations:    {"corporations", SupremePower, 6, NoEmblem, [4]int8{1, 1, 0, 1}, fx(perOther(3, SupremePower)), fx(perOther(4, SupremePower)), rowCorporations, 0.3},

	LaborUnions: {"labor-unions", KeyConnections, 3, Communists, [4]int8{3, 0, 0, 1}, nil, fx(emblem(Communists)), rowObjectives, 0},
	Consulates:  {"consulates", KeyConnections, 3, Peacekeepers, [4]int8{3, 0, 0, 1}, nil, fx(emblem(Peacekeepers)), rowObjectives, 0},
	SpyAgencies: {"spy-agencies", KeyConnections, 3, Spies, [4]int8{3, 0, 0, 1}, nil, fx(emblem(Spies)), rowObjectives, 0},

	InnerCircle: {"inner-circle", InnerCircleGroup, 5, NoEmblem, [4]int8{1, 1, 0, 1}, fx(worth(4)), nil, rowCircles, 0},
}

// A Card is one card of the Objective deck.
type Card uint8

const (
	objectives = 66 // cards that are Objectives; the World Wars follow
	wars       = 2
	cards      = objectives + wars

	noCard Card = 0xff
)

// A deckList is the Objective deck in the order of the kinds.
type deckList struct {
	kind  [cards]Kind
	mark  [cards]uint8 // the smallest number of players with which a card is in the deck
	cost  [cards]uint8
	ids   []string
	first [kinds + 2]Card // first card of each kind, and the end
}

var printed = printDeck()

// printDeck lays out the cards of the table.
func printDeck() (d deckList) {
	n := Card(0)
	add := func(k Kind, id string, copy int) {
		d.kind[n], d.mark[n] = k, 2
		d.ids = append(d.ids, fmt.Sprintf("%s-%d", id, copy))
		n++
	}
	for k := range Kind(kinds) {
		d.first[k] = n
		row := &objectiveTable[k]
		copies := 0
		for more, number := range row.Copies {
			for range number {
				copies++
				add(k, row.ID, copies)
				d.mark[n-1], d.cost[n-1] = uint8(2+more), uint8(row.Agents)
			}
		}
	}
	d.first[WorldWar] = n
	for i := range wars {
		add(WorldWar, "world-war", i+1)
	}
	d.first[WorldWar+1] = n
	return d
}

// Kind is what the card is a copy of.
func (c Card) Kind() Kind { return printed.kind[c] }

// face is what is printed on the card, which must be an Objective.
func (c Card) face() *ObjectiveCard { return &objectiveTable[printed.kind[c]] }

// IsWar reports whether the card is a World War.
func (c Card) IsWar() bool { return c >= objectives }

// copiesOf is the cards of a kind: from lo up to, not including, hi.
func copiesOf(k Kind) (lo, hi Card) { return printed.first[k], printed.first[k+1] }

// groupSpan is the cards of a group: from lo up to, not including, hi.
func groupSpan(g Group) (lo, hi Card) {
	first := [groups + 1]Kind{RulingParties, Banks, Patents, Governments, LaborUnions, InnerCircle, WorldWar}
	return printed.first[first[g]], printed.first[first[g+1]]
}

// hosts reports whether an Inner Circle may be attached to a kind (games §3.4).
func (k Kind) hosts() bool {
	return k < kinds && (objectiveTable[k].Group == SupremePower || objectiveTable[k].Group == KeyConnections)
}

// showing is the kinds that show each emblem.
var showing = func() (t [emblems][]Kind) {
	for k := range Kind(kinds) {
		if e := objectiveTable[k].Emblem; e != NoEmblem {
			t[e] = append(t[e], k)
		}
	}
	return t
}()

// zoneSize is the number of cards in a full Infiltration Zone.
func zoneSize(players uint8) int {
	switch players {
	case 5:
		return 11
	case 4:
		return 9
	}
	return 8
}

// maxZone is the largest Infiltration Zone.
const maxZone = 11

// Reach is how many cards of the zone everybody can Infiltrate, as printed (see
// State.OpenReach).
const Reach = 3

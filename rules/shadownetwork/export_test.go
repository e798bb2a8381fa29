package shadownetwork

import (
	"fmt"
	"slices"
	"strings"

	"safehouse/rules"
)

// A Tally adds up what players do in finished games, from the events of the
// games and the positions they end in: where Influence came from and went, and
// how often everything was used.
type Tally struct {
	Seats int                // players in all games
	Parts map[string]float64 // sums; the key says of what

	recycling bool
}

// NewTally counts nothing yet.
func NewTally() *Tally { return &Tally{Parts: map[string]float64{}} }

// Hear counts what an action of a game made happen.
func (m *Tally) Hear(s *State, events []rules.Event) {
	for _, e := range events {
		if e.Kind == EvInfluence && e.Who.Kind == kSeat {
			m.Parts["in "+m.source(s, e.From)] += float64(e.N)
		}
		m.recycling = e.Kind == EvRecycled
		switch e.Kind {
		case EvToken:
			m.Parts["tokens"]++
		case EvPaid:
			if e.To.Kind == kSeat {
				m.Parts["in fees"]++
			}
		}
		if e.Who.Kind == kSeat {
			m.hearPlayer(e)
		} else if e.Who.Kind == kSyndicate && e.Kind == EvUsed {
			m.Parts["rival uses "+handlerIDs[e.What.Index]]++
		}
	}
}

// source is what a gain of Influence is called.
func (m *Tally) source(s *State, from rules.Ref) string {
	switch from.Kind {
	case kRow:
		if m.recycling {
			return "recycling"
		}
		return "briefcases"
	case kColumn:
		return "columns"
	case kCity:
		return "leaked"
	case kTile:
		return "secret"
	}
	if s.Round == 0 || s.Round == 1 && s.Phase == Dealing {
		return "set-up"
	}
	return "milestones"
}

func (m *Tally) hearPlayer(e rules.Event) {
	n := float64(e.N)
	switch e.Kind {
	case EvPlaced:
		m.Parts["placed"]++
		m.Parts["city "+cityIDs[e.To.Index]]++
	case EvPaid:
		m.Parts["out fees"] += n
	case EvOverlay:
		m.Parts["out overlay"] += n
	case EvExchanged:
		m.Parts["out exchange"] += n
		m.Parts["exchange "+colourIDs[e.What.Index]]++
	case EvRecruited:
		m.Parts["out recruit"] += n
		m.Parts["recruit"]++
	case EvHired:
		m.Parts["out hire"] += n
		m.Parts["hire"]++
		m.Parts["hire "+handlerIDs[e.What.Index]]++
	case EvDrew:
		m.Parts["out second contract"] += n
		m.Parts["draw"]++
		m.Parts["draw "+contractIDs[e.What.Index]]++
	case EvStarts:
		m.Parts["starts "+handlerIDs[e.What.Index]]++
	case EvUsed:
		m.Parts["use"]++
		m.Parts["use "+handlerIDs[e.What.Index]]++
	case EvTook:
		m.Parts["took "+colourIDs[e.What.Index]+m.origin(e.From)] += n
	case EvLost:
		m.Parts["lost"] += n
	case EvStays:
		m.Parts["stays"] += n
	case EvBriefcase:
		m.Parts["make "+colourIDs[e.What.Index]]++
	case EvColumn:
		m.Parts["column"]++
	case EvRecycled:
		m.Parts["recycle"]++
	case EvMilestone:
		m.Parts["milestone"]++
	case EvForgone:
		m.Parts["milestone forgone"]++
	case EvDiscarded:
		m.Parts["milestone discard"]++
	case EvCompletedOne:
		m.Parts["milestone complete"]++
		m.Parts["complete "+contractIDs[e.What.Index]]++
	case EvWages:
		m.Parts["out wages"] += n
		m.Parts["wages due"] += float64(e.M)
	case EvPaidPiece:
		m.Parts["wages in pieces"] += n
	case EvSentBack:
		m.Parts["sent back"]++
	}
}

func (m *Tally) origin(from rules.Ref) string {
	switch from.Kind {
	case kCity:
		return " leaked"
	case kTile:
		return " secret"
	case kHandler:
		return " by handlers"
	case kContract:
		return " by discards"
	}
	return " bought"
}

// End counts how a game ended.
func (m *Tally) End(s *State) {
	for i := range int(s.Seats) {
		p := &s.Players[i]
		c := s.count(i)
		m.Seats++
		m.Parts["end influence"] += float64(c.influence)
		m.Parts["end turn-in"] += float64(c.turnIn)
		m.Parts["end game-end"] += float64(c.gameEnd)
		m.Parts["end penalty"] -= float64(c.penalty)
		m.Parts["score"] += float64(c.total())
		m.Parts["contracts turned in"] += float64(p.DoneSize)
		m.Parts["contracts ready"] += float64(c.ready.Len())
		m.Parts["contracts failed"] += float64(int(p.HandSize) - c.ready.Len())
		m.Parts["pieces left"] += float64(p.Inbox.Sum())
		m.Parts["agents"] += float64(agents - p.Waged)
		for set := c.ready; set != 0; set = set.rest() {
			m.Parts["ready "+contractIDs[set.first()]]++
		}
		for set := p.Hand &^ c.ready; set != 0; set = set.rest() {
			m.Parts["failed "+contractIDs[set.first()]]++
		}
		for t := range s.Cities {
			if s.Cities[t].Tile != noTile && i == 0 {
				m.Parts["tile "+tileIDs[s.Cities[t].Tile]]++
			}
		}
	}
}

// String is every sum divided by the players, in the order of its key.
func (m *Tally) String() string {
	var keys []string
	for k := range m.Parts {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	var b strings.Builder
	for _, k := range keys {
		fmt.Fprintf(&b, "%-34s %8.2f\n", k, m.Parts[k]/float64(m.Seats))
	}
	return b.String()
}

// Package v1 reads what version 1 of the program stored of positions and
// actions: numbers in the order of the tables of that time. It holds frozen copies
// of those tables and of the layouts, independent of today's rules, and gives
// positions in names, as the program prints them to this day.
//
// Nothing here ever changes: a file of version 1 says for ever what it said.
package v1

import (
	"encoding/json"
	"fmt"

	"safehouse/save/v1/deepstate"
	"safehouse/save/v1/infiltration"
	"safehouse/save/v1/intoodeep"
	"safehouse/save/v1/masters"
	"safehouse/save/v1/rivercity"
	"safehouse/save/v1/rules"
	"safehouse/save/v1/shadownetwork"
)

// A Game is one game of version 1.
type Game struct {
	*rules.Info
	empty func() json.Marshaler
}

// Find is the game of version 1 with an id.
func Find(id string) (*Game, bool) {
	switch id {
	case "infiltration":
		return &Game{infiltration.Info, func() json.Marshaler { return &infiltration.State{} }}, true
	case "masters":
		return &Game{masters.Info, func() json.Marshaler { return &masters.State{} }}, true
	case "intoodeep":
		return &Game{intoodeep.Info, func() json.Marshaler { return &intoodeep.State{} }}, true
	case "deepstate":
		return &Game{deepstate.Info, func() json.Marshaler { return &deepstate.State{} }}, true
	case "shadownetwork":
		return &Game{shadownetwork.Info, func() json.Marshaler { return &shadownetwork.State{} }}, true
	case "rivercity":
		return &Game{rivercity.Info, func() json.Marshaler { return &rivercity.State{} }}, true
	}
	return nil, false
}

// Position is a stored position in names, as JSON.
func (g *Game) Position(b []byte) (position []byte, err error) {
	defer func() {
		// Numbers beyond the tables come from damage alone.
		if r := recover(); r != nil {
			err = fmt.Errorf("a position of %s that version 1 did not know: %v", g.ID, r)
		}
	}()
	s := g.empty()
	rest, err := decode(b, s)
	if err != nil {
		return nil, err
	}
	if len(rest) > 0 {
		return nil, fmt.Errorf("%d bytes behind the position", len(rest))
	}
	return s.MarshalJSON()
}

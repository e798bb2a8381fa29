package save

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"

	"safehouse/rules"
)

// This file compares stored positions with the set-up in their header.

// A boxed is what a position says of its set-up.
type boxed struct {
	Seats   json.RawMessage `json:"seats"`
	Options json.RawMessage `json:"options"`
}

func boxOf(s rules.State) (*boxed, error) {
	var b boxed
	position, err := s.MarshalJSON()
	if err == nil {
		err = json.Unmarshal(position, &b)
	}
	return &b, err
}

// fits compares seats and options of a stored position with those of the
// set-up: what the game's own positions of this set-up say.
func (c *matchRecord) fits(s rules.State) error {
	b, err := boxOf(s)
	if err == nil && c.box == nil {
		c.box, err = c.boxFor(b)
	}
	// A campaign's match has people who grew up in it, whatever its box says.
	if err == nil && (!bytes.Equal(b.Seats, c.box.Seats) || c.head.Campaign == "" && !bytes.Equal(b.Options, c.box.Options)) {
		err = fmt.Errorf("a position of %s seats and options %s in a match of %s and %s", b.Seats, b.Options, c.box.Seats, c.box.Options)
	}
	return err
}

// boxFor is what positions of the set-up say. Options that have come since the
// match was begun are in the set-up as its stored position has them.
func (c *matchRecord) boxFor(stored *boxed) (*boxed, error) {
	box := func(setup rules.Setup) (*boxed, error) {
		first, err := c.game.New(setup)
		if err != nil {
			return nil, err
		}
		return boxOf(first)
	}
	have, err := box(c.setup)
	if err != nil {
		return nil, err
	}
	for _, o := range c.head.come(c.game.Info()) {
		for v, hi := o.Range(); v <= hi && have.apart(stored) > 0; v++ {
			setup := c.setup
			setup.Options = maps.Clone(c.setup.Options)
			setup.Options[o.ID] = v
			if b, err := box(setup); err == nil && b.apart(stored) < have.apart(stored) {
				c.setup, have = setup, b
			}
		}
	}
	return have, nil
}

// apart is in how many options two positions differ.
func (b *boxed) apart(other *boxed) (n int) {
	var mine, theirs map[string]json.RawMessage
	if json.Unmarshal(b.Options, &mine) != nil || json.Unmarshal(other.Options, &theirs) != nil {
		return 0
	}
	for id, v := range mine {
		if !bytes.Equal(v, theirs[id]) {
			n++
		}
	}
	return n
}

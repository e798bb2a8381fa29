package bands

import (
	"slices"

	"safehouse/rules"
	"safehouse/rules/bot"
)

// EvenMatch is the band of an automa that is an even match: the bot wins 40 to 65 of 100 games.
var EvenMatch = rules.Band{From: 35, To: 60}

// All is the band of what nothing is asked of.
var All = rules.Band{From: 0, To: 100}

// rung is the band of the ladder where a game asks for no other.
var rung = rules.Band{From: 65, To: 100}

// Even is the level of a game's automa that is to be an even match for a level of bots, ""
// for none.
func Even(in *rules.Info, bots string) string {
	if i := bot.Rank(bots); i >= 0 && i < len(in.Bands.Even) {
		return in.Bands.Even[i]
	}
	return ""
}

// askedOf is the band that is asked of a row.
func askedOf(in *rules.Info, k Key) rules.Band {
	for _, c := range in.Bands.Crews {
		switch {
		case k.Kind != Crew:
		case k.Of == c.Name:
			return c.All
		case slices.Contains(c.Easy, k.Of):
			return c.Most
		case slices.Contains(c.Heists, k.Of):
			return c.Each
		}
	}
	for _, a := range in.Bands.Asked {
		if a.Of == k.Of && a.Bot == k.Bot {
			return a.Band
		}
	}
	switch {
	case k.Kind == Ladder:
		return rung
	case k.Kind == Automa && Even(in, k.Bot) == k.Of:
		return EvenMatch
	}
	return All
}

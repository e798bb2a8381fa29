package rules

import (
	"maps"
	"slices"
)

// Figures are what a Figured game tells of its positions, by name.
type Figures[S any] map[string]func(s S) Message

// Of is the figure of a position, the zero Message for a name that the game does not have.
func (f Figures[S]) Of(s S, name string) (m Message) {
	if of := f[name]; of != nil {
		return of(s)
	}
	return m
}

// Keys are the keys of their texts.
func (f Figures[S]) Keys() []string {
	keys := slices.Sorted(maps.Keys(f))
	for i, k := range keys {
		keys[i] = "figure." + k
	}
	return keys
}

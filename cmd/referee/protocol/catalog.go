package protocol

import "safehouse/rules"

type gamesAnswer struct {
	Games []gameEntry `json:"games"`
}

type gameEntry struct {
	ID      string        `json:"id"`
	Title   string        `json:"title"`
	Seats   seatRange     `json:"seats"`
	Automa  string        `json:"automa,omitempty"`
	Options []optionEntry `json:"options"`
}

type seatRange struct {
	Min int `json:"min"`
	Max int `json:"max"`
}

type optionEntry struct {
	ID      string `json:"id"`
	Kind    string `json:"kind"`
	Values  []any  `json:"values"`
	Default any    `json:"default"`
	Title   string `json:"title"`
	Help    string `json:"help"`
}

var optionKinds = map[rules.OptionKind]string{rules.Bool: "bool", rules.Int: "int", rules.Enum: "enum"}

// opGames lists what can be played.
func (s *Session) opGames(fields) (any, error) {
	a := gamesAnswer{Games: []gameEntry{}}
	for _, g := range s.games {
		in := g.Info()
		e := gameEntry{ID: in.ID, Title: s.book.T(in.ID, "title", nil), Seats: seatRange{in.MinSeats, in.MaxSeats},
			Automa: in.Automa, Options: []optionEntry{}}
		for i := range in.Options {
			o := &in.Options[i]
			e.Options = append(e.Options, optionEntry{ID: o.ID, Kind: optionKinds[o.Kind], Values: optionValues(o),
				Default: optionValue(o, o.Default), Title: s.book.T(in.ID, "option."+o.ID, nil), Help: s.book.T(in.ID, "option."+o.ID+".help", nil)})
		}
		a.Games = append(a.Games, e)
	}
	return a, nil
}

// optionValue is a value as JSON writes it: true, 3 or "name".
func optionValue(o *rules.Option, v int) any {
	switch o.Kind {
	case rules.Bool:
		return v == 1
	case rules.Int:
		return v
	}
	return o.Values[v]
}

// optionValues are all values of an option.
func optionValues(o *rules.Option) []any {
	lo, hi := o.Range()
	l := []any{}
	for v := lo; v <= hi; v++ {
		l = append(l, optionValue(o, v))
	}
	return l
}

package feats_test

import (
	"testing"

	"safehouse/assets/text"
	"safehouse/rules"
	"safehouse/rules/deepstate"
	"safehouse/rules/deepstate/feats"
	"safehouse/rules/feat/feattest"
)

func TestFeats(t *testing.T) {
	book, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	feattest.Feats(t, deepstate.Game{}, feats.List, func(key string) bool { return book.Has("deepstate", key) },
		[]rules.Setup{{Seats: 3}, {Seats: 2}, {Seats: 5, Options: rules.Options{"men": 1}}, {Seats: 1, Options: rules.Options{"level": 0}}, {Seats: 1, Options: rules.Options{"level": 2}}})
}

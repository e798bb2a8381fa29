package save_test

import (
	"slices"
	"strings"
	"testing"

	"safehouse/assets/text"
	"safehouse/save"
)

func TestEveryKeyHasAText(t *testing.T) {
	b, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	keys := save.Keys()
	for _, k := range keys {
		if !b.Has(text.House, k) {
			t.Errorf("no text for %q", k)
		}
	}
	for _, k := range b.Keys(text.House) {
		if strings.HasPrefix(k, "save.") && !slices.Contains(keys, k) {
			t.Errorf("the text %q is used by nobody", k)
		}
	}
}

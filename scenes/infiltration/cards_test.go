package infiltration

import (
	"slices"
	"testing"

	"safehouse/assets"
	"safehouse/assets/sheet"
	rule "safehouse/rules/infiltration"
)

// Every item has a picture and the colour of its kind.
func TestEveryItemHasAPictureAndAKind(t *testing.T) {
	index, err := assets.OpenIndex("infiltration", 1)
	if err != nil {
		t.Fatal(err)
	}
	for it := range rule.Item(rule.Items) {
		id := it.Printed().ID
		if !slices.ContainsFunc(index.Sprites, func(s sheet.Sprite) bool { return s.Name == "item/"+id }) {
			t.Errorf("%s has no picture: name one in assets/source/pictograms.txt, part [infiltration], and run go generate ./assets", id)
		}
		if _, ok := itemBands[it]; !ok {
			t.Errorf("%s has no kind: give it one in itemBands, scenes/infiltration/signs.go", id)
		}
	}
}

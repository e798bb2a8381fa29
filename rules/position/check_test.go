package position_test

import (
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/position"
)

type hue uint8

// A box is a state with a field of each shape that Check looks at.
type box struct {
	Seats  uint8    `pos:"seats 1..3"`
	Turn   uint8    `pos:"turn <Seats"`
	Hue    hue      `pos:"hue"`
	Set    uint8    `pos:"set set=hue"`
	List   [4]hue   `pos:"list count=N"`
	N      uint8    //
	Drawer [2]inner `pos:"drawers by=hue"`
	Loose  uint8    // not part of the position
}

type inner struct {
	Coins uint8 `pos:"coins 0..9"`
}

var boxes = position.New(position.Spec[box]{
	Info:   &rules.Info{},
	Kinds:  map[string]position.Names{"hue": {IDs: []string{"red", "blue"}, Also: map[int]string{9: "none"}}},
	Absent: map[string]func(*box, int) bool{"drawers": func(b *box, i int) bool { return i == 1 && b.Loose == 7 }},
})

// TestCheckFindsWhatIsOutOfItsRange makes one field of a sound state wrong at a time.
func TestCheckFindsWhatIsOutOfItsRange(t *testing.T) {
	sound := box{Seats: 2, Turn: 1, Hue: 9, Set: 3, N: 1, Loose: 200}
	if err := boxes.Check(&sound); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		what string
		do   func(b *box)
	}{
		{"seats must be from 1 to 3, not 4", func(b *box) { b.Seats = 4 }},
		{"turn must be from 0 to 1, not 2", func(b *box) { b.Turn = 2 }},
		{"hue is 2, which has no name", func(b *box) { b.Hue = 2 }},
		{"set has bit 2, but there are 2", func(b *box) { b.Set = 4 }},
		{"list has 5 elements, at most 4", func(b *box) { b.N = 5 }},
		{"list.* is 3, which has no name", func(b *box) { b.List[0] = 3 }},
		{"drawers.*.coins must be from 0 to 9, not 10", func(b *box) { b.Drawer[1].Coins = 10 }},
	} {
		b := sound
		c.do(&b)
		if err := boxes.Check(&b); err == nil || !strings.Contains(err.Error(), c.what) {
			t.Errorf("got %v, want %q", err, c.what)
		}
	}
	for _, do := range []func(b *box){
		func(b *box) { b.List[3] = 200 },                    // behind the list
		func(b *box) { b.Drawer[1].Coins, b.Loose = 10, 7 }, // has no entry
		func(b *box) { b.Loose = 255 },                      // has no tag
	} {
		b := sound
		if do(&b); boxes.Check(&b) != nil {
			t.Errorf("%+v: %v", b, boxes.Check(&b))
		}
	}
}

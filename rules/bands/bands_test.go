package bands

import (
	"reflect"
	"strings"
	"testing"

	"safehouse/rules"
)

// in is a box with an automa of two levels.
var in = &rules.Info{ID: "lamps", Strength: "level", Bands: rules.Bands{Even: [3]string{"secretary", "director", ""}}, Options: []rules.Option{{ID: "level", Kind: rules.Enum, Values: []string{"secretary", "director"}}}}

func TestWhatIsWrittenIsRead(t *testing.T) {
	t1 := &Table{Game: in.ID, Rules: 7, Iterations: 1000, Seed: 3, Rows: Wanted(in)}
	for i := range t1.Rows {
		t1.Rows[i].Games, t1.Rows[i].Won = 400, float64(i)+0.5
	}
	t2, err := Parse(in, Format(t1, "Deep State", func(k Key) string { return "named " + k.Of }))
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(t1, t2) {
		t.Errorf("%+v comes back as %+v", t1, t2)
	}
}

func TestADamagedTableIsRefused(t *testing.T) {
	whole := Format(&Table{Game: in.ID, Rules: 2, Rows: Wanted(in)}, "Deep State", func(k Key) string { return k.Of })
	for name, text := range map[string]string{
		"a row without numbers": strings.Replace(whole, "| 0 | 0 |", "| 0 | |", 1),
		"a row twice":           whole + whole[strings.Index(whole, "| secretary"):],
		"an unknown table":      strings.Replace(whole, "## ", "## More ", 1),
		"a head without rules":  strings.Replace(whole, "version 2", "version x", 1),
		"a cell too many":       strings.Replace(whole, "| secretary", "| | secretary", 1),
	} {
		if _, err := Parse(in, text); err == nil {
			t.Errorf("%s is read", name)
		}
	}
}

func TestABandHoldsItsEnds(t *testing.T) {
	for _, x := range []struct {
		won  float64
		want bool
	}{{139, false}, {140, true}, {240, true}, {241, false}} {
		r := Row{Asked: EvenMatch, Games: 400, Won: x.won}
		if r.Inside() != x.want {
			t.Errorf("%v of 400 inside %v: %v", x.won, r.Asked, !x.want)
		}
	}
}

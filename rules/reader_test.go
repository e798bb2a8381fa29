package rules_test

import (
	"strings"
	"testing"

	"safehouse/rules"
)

func TestAReaderKeepsTheFirstMistakeAndGoesOn(t *testing.T) {
	var r rules.Reader
	if got := r.Index("room", []string{"", "lab", "vault"}, "vault"); got != 2 || r.Err != nil {
		t.Fatalf("vault is %d, %v; want 2 and no mistake", got, r.Err)
	}
	if got := r.Index("room", []string{"", "lab", "vault"}, "attic"); got != 0 {
		t.Errorf("attic is %d, want 0", got)
	}
	first := r.Err
	if first == nil || !strings.Contains(first.Error(), `room: "attic" is none of`) || !strings.Contains(first.Error(), "vault") {
		t.Fatalf("the mistake is %v; it names neither the entry nor what is possible", first)
	}
	if got := r.Number("cash", 12, 0, 9); got != 0 {
		t.Errorf("12 of 0..9 is %d, want 0", got)
	}
	if r.Err != first {
		t.Errorf("the second mistake took the place of the first: %v", r.Err)
	}
}

func TestAReaderTakesNoEmptyName(t *testing.T) {
	var r rules.Reader
	r.Index("room", []string{"lab", "", "vault"}, "")
	if want := `room: "" is none of lab, vault`; r.Err == nil || r.Err.Error() != want {
		t.Errorf("an empty name: %v, want %s", r.Err, want)
	}
}

func TestAReaderNamesOneOfManyNames(t *testing.T) {
	ids := make([]string, 41)
	for i := range ids {
		ids[i] = "n" + strings.Repeat("i", i)
	}
	var r rules.Reader
	r.Index("card", ids, "x")
	if want := `card: "x" is not known; an example is ` + ids[40]; r.Err == nil || r.Err.Error() != want {
		t.Errorf("the mistake is %v, want %s", r.Err, want)
	}
}

func TestAReaderTakesBothEndsOfARange(t *testing.T) {
	var r rules.Reader
	if r.Number("cash", 3, 3, 9) != 3 || r.Number("cash", 9, 3, 9) != 9 || r.Err != nil {
		t.Fatalf("3 and 9 of 3..9 are refused: %v", r.Err)
	}
	if got := r.Number("cash", 2, 3, 9); got != 3 || r.Err.Error() != "cash must be from 3 to 9, not 2" {
		t.Errorf("2 of 3..9 is %d, %v", got, r.Err)
	}
}

func TestChanceIsChecked(t *testing.T) {
	info := &rules.Info{
		Refs:  []rules.RefInfo{{}, {Name: "room", IDs: []string{"", "lab", "vault"}}},
		Draws: []rules.DrawInfo{{}, {Name: "die", Min: 1, Max: 6}, {Name: "room", Ref: 1}},
	}
	good := rules.Chance{Waiting: 2}
	good.Next[0] = rules.Result{Kind: 1, Value: 6}
	good.Next[1] = rules.Result{Kind: 2, Value: 2}
	if err := good.Check(info); err != nil {
		t.Fatalf("a good queue is refused: %v", err)
	}
	for name, spoil := range map[string]func(*rules.Chance){
		"too many":        func(c *rules.Chance) { c.Waiting = uint8(len(c.Next) + 1) },
		"behind the end":  func(c *rules.Chance) { c.Next[2].Kind = 1 },
		"no kind":         func(c *rules.Chance) { c.Next[0].Kind = 0 },
		"unknown kind":    func(c *rules.Chance) { c.Next[0].Kind = 3 },
		"under the range": func(c *rules.Chance) { c.Next[0].Value = 0 },
		"over the range":  func(c *rules.Chance) { c.Next[0].Value = 7 },
		"no such name":    func(c *rules.Chance) { c.Next[1].Value = 3 },
	} {
		bad := good
		spoil(&bad)
		if bad.Check(info) == nil {
			t.Errorf("%s: taken", name)
		}
	}
}

package tabletoptest_test

import (
	"fmt"
	"testing"

	"safehouse/rules"
	"safehouse/scenes/tabletop/tabletoptest"
)

func TestNamesOfVerbsAndEventsAreFound(t *testing.T) {
	in := &rules.Info{Verbs: []rules.VerbInfo{{}, {Name: "pass"}, {Name: "make"}}, Events: []string{"", "round"}}
	for _, c := range []struct {
		body string
		n    int
	}{
		{`if name(a) == "pass" { f() }`, 1},
		{`switch name(a) { case "make", "pass": f() }`, 2},
		{`for _, v := range []string{"make", "other"} { f(v) }`, 1},
		{`_ = map[string]int{"pass": 1}`, 1},
		{`if name(e) != "round" { f() }`, 1},
		{`_ = []string{"round"}`, 0}, // of other things
		{`for _, e := range heard.Events { f(e) }`, 0},
		{`i := slices.IndexFunc(in.Verbs, named("x")); f(i)`, 1},
		{`for _, e := range in.Events { f(e) }`, 1},
		{`f(in.Verbs[a.Verb].Name)`, 0},
		{`f(t.T("pass"))`, 0},
		{`if a.Verb == rule.VPass { f() }`, 0},
	} {
		src := fmt.Sprintf("package table\n\nfunc g() {\n\t%s\n}\n", c.body)
		if found := tabletoptest.SpelledIn("g.go", []byte(src), in); len(found) != c.n {
			t.Errorf("%s: found %q; want %d", c.body, found, c.n)
		}
	}
}

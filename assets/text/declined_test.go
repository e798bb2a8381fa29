package text

import (
	"testing"
	"testing/fstest"
)

// A sentence gets a name in the case that it asks for: with a template and without one, through a text that is put together, drawn
// together with the preposition before it, with a capital at the beginning, and as it is called where the case has no form.
func TestNamesAreSaidInTheCaseThatASentenceAsksFor(t *testing.T) {
	const shelf = `
"name.lab" = "Labore"
"name.lab.dat" = "den Laboren"
"name.bank" = "Banken"
"at" = "{{.card}} an Stelle {{.n}}"
"room" = "Raum {{.n}} ({{.card_nom}})"
"plain" = "aus {{.from_dat}}, nicht {{.from}}"
"many" = { one = "{{.n}} aus {{.from_dat}}", other = "{{.n}} Agenten aus {{.from_dat}}" }
"name.core" = "KI-Kern"
"name.core.dat" = "dem KI-Kern"
"in" = "Das Schloss in {{.from_dat}} ist zerstört"
"first" = "{{.from_dat}} fehlt 1 Agent. {{.from_dat}} auch"
"colon" = "Danach: {{.what_cap}}."
"clause" = "du hast {{.n}} mehr"
"list.and" = "{{.first}} und {{.last}}"
`
	b, err := OpenIn(fstest.MapFS{"de/house.toml": {Data: []byte(shelf)}}, "de")
	if err != nil {
		t.Fatal(err)
	}
	lab, bank := words{"name.lab", nil}, words{"name.bank", nil}
	at := words{"at", map[string]any{"card": lab, "n": 2}}
	for _, x := range []struct {
		key, want string
		from      any
	}{
		{"plain", "aus den Laboren, nicht Labore", lab},
		{"plain", "aus Banken, nicht Banken", bank},
		{"plain", "aus den Laboren an Stelle 2, nicht Labore an Stelle 2", at},
		{"many", "3 Agenten aus den Laboren an Stelle 2", at},
		{"plain", "aus Raum 2 (Labore), nicht Raum 2 (Labore)", words{"room", map[string]any{"card": lab, "n": 2}}},
		{"in", "Das Schloss im KI-Kern ist zerstört", words{"name.core", nil}},
		{"first", "Dem KI-Kern fehlt 1 Agent. Dem KI-Kern auch", words{"name.core", nil}},
		{"colon", "Danach: Du hast 3 mehr.", nil},
	} {
		args := map[string]any{"from": x.from, "n": 3, "what": words{"clause", map[string]any{"n": 3}}}
		if got := b.T("house", x.key, args); got != x.want {
			t.Errorf("%s: %q, not %q", x.key, got, x.want)
		}
	}
	if got := b.T("house", "name.lab", nil); got != "Labore" {
		t.Errorf("alone it is called %q", got)
	}
}

package protocol

import (
	"bytes"
	"encoding/json"
	"testing"

	"safehouse/assets/text"
	"safehouse/rules"
	"safehouse/rules/games"
	"safehouse/rules/rulestest/lamps"
	"safehouse/save"
)

// FuzzSession feeds anything and asks for exactly one valid JSON answer a
// line, with no end of the session but by quit.
func FuzzSession(f *testing.F) {
	book, err := text.Open("en")
	if err != nil {
		f.Fatal(err)
	}
	const lampsNew = `{"op":"new","game":"lamps","seats":[{"kind":"human"},{"kind":"bot"}],"seed":"9"}` + "\n"
	const realNew = `{"op":"new","game":"infiltration","seats":[{"kind":"human"},{"kind":"bot","level":"easy"}],"options":{"draft":true},"tag":[1]}` + "\n"
	for _, seed := range []string{
		"", "\n", "{}", "{\"op\":\"games\"}", "\x00\xff\n{", "[[[[[[", `{"op":"turn"}`, `{"op":"quit"}` + "\n{}",
		lampsNew + `{"op":"legal"}` + "\n" + `{"op":"apply","n":0}` + "\n" + `{"op":"auto","iterations":9}`,
		lampsNew + `{"op":"apply","action":{"verb":"light","args":{"seat":"0","lamp":"hall"}}}` + "\n" + `{"op":"undo"}` + "\n" + `{"op":"redo"}`,
		lampsNew + `{"op":"edit","patch":{"points":{"0":3},"to":{"0":null},"upcoming":[{"die":6}]}}` + "\n" + `{"op":"why","action":{"verb":"roll","args":{"seat":"1"}}}`,
		lampsNew + `{"op":"bot","iterations":5,"level":"hard","seed":"1","apply":true}` + "\n" + `{"op":"view","seat":-1}` + "\n" + `{"op":"log","seat":1}`,
		realNew + `{"op":"legal"}` + "\n" + `{"op":"apply","n":1}` + "\n" + `{"op":"auto","ms":1}` + "\n" + `{"op":"score"}`,
		realNew + `{"op":"state"}` + "\n" + `{"op":"edit","patch":{"proximity":98,"alarm":8,"rooms":{"1":{"data":null}}}}` + "\n" + `{"op":"hash"}`,
		realNew + `{"op":"edit","patch":{"operatives":{"hugo-cash":{"place":"12"}}}}` + "\n" + `{"op":"save","path":"x"}` + "\n" + `{"op":"load","path":"x"}`,
		`{"op":"new","game":"lamps","seats":[{"kind":"human"}],"seed":1e400}`, `{"op":"view","seat":-0.0,"tag":"\ud800"}`,
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, in []byte) {
		s := NewSession(append([]rules.Game{lamps.Game{}}, games.All...), book)
		s.maxMS, s.maxIterations = 3, 20
		s.store = store{
			export: func(*save.Journal, string) error { return errBroken },
			load:   func(string) (*save.Journal, save.Report, error) { return nil, save.Report{}, errBroken },
		}
		var out bytes.Buffer
		if err := s.Serve(bytes.NewReader(in), &out); err != nil {
			t.Fatal(err)
		}
		lines := bytes.Count(in, []byte("\n"))
		if len(in) > 0 && in[len(in)-1] != '\n' {
			lines++
		}
		answers := bytes.Split(out.Bytes(), []byte("\n"))
		answers = answers[:len(answers)-1] // behind the last newline
		if len(answers) != lines && !(s.done && len(answers) < lines) {
			t.Fatalf("%d lines, %d answers", lines, len(answers))
		}
		for _, a := range answers {
			var x struct {
				OK    *bool
				Code  Code
				Error string
			}
			if err := json.Unmarshal(a, &x); err != nil || x.OK == nil {
				t.Fatalf("%q is no answer: %v", a, err)
			}
			if !*x.OK && (x.Code == "" || x.Error == "") {
				t.Fatalf("%q does not say what is wrong", a)
			}
		}
	})
}

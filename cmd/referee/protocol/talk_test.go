package protocol

import (
	"bytes"
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"safehouse/cmd/referee/literal"
	"safehouse/rules"
	"safehouse/rules/rulestest/lamps"
)

// A talk is a session about lamps under test.
type talk struct {
	*testing.T
	s *Session
}

func newTalk(t *testing.T) *talk { return faulty(t, lamps.Sound) }

func faulty(t *testing.T, f lamps.Fault) *talk {
	return &talk{t, NewSession([]rules.Game{lamps.Game{Fault: f}}, literal.Words{})}
}

// object reads a JSON object with exact numbers.
func object(t testing.TB, b []byte) map[string]any {
	t.Helper()
	d := json.NewDecoder(bytes.NewReader(b))
	d.UseNumber()
	var m map[string]any
	if err := d.Decode(&m); err != nil || d.More() {
		t.Fatalf("%.300q is no single JSON object: %v", b, err)
	}
	return m
}

// say sends a request and returns the answer, whatever it is.
func (t *talk) say(line string) map[string]any {
	t.Helper()
	b := t.s.Answer([]byte(line))
	if bytes.ContainsAny(b, "\n\r") {
		t.Fatalf("%.300q has several lines", b)
	}
	if bytes.Contains(b, []byte("«")) {
		t.Errorf("%s: a text is missing in %s", line, b)
	}
	a := object(t, b)
	ok, is := a["ok"].(bool)
	if !is {
		t.Fatalf("no ok in %s", b)
	}
	if text, _ := a["error"].(string); !ok && len(text) < 9 {
		t.Fatalf("%s: %q is no sentence", line, text)
	}
	return a
}

// ask sends a request that has to be answered.
func (t *talk) ask(line string) map[string]any {
	t.Helper()
	a := t.say(line)
	if a["ok"] != true {
		t.Fatalf("%s is answered by %v", line, a)
	}
	return a
}

// refuses sends a request that has to fail with a code and words in the
// sentence, and leaves the match as it was.
func (t *talk) refuses(line string, code Code, words ...string) {
	t.Helper()
	before := t.picture()
	a := t.say(line)
	if a["ok"] != false || a["code"] != string(code) {
		t.Fatalf("%.200s: got %v, want the code %s", line, a, code)
	}
	for _, w := range words {
		if !strings.Contains(a["error"].(string), w) {
			t.Errorf("%.200s: %q does not say %q", line, a["error"], w)
		}
	}
	if after := t.picture(); !reflect.DeepEqual(before, after) {
		t.Fatalf("%.200s changed the match from %v to %v", line, before, after)
	}
}

// picture is all that can be asked about the match without changing it.
func (t *talk) picture() (l []map[string]any) {
	t.Helper()
	if t.s.match == nil {
		return nil
	}
	for _, op := range []string{"turn", "legal", "state", "score", "log", "hash"} {
		l = append(l, t.ask(`{"op":"`+op+`"}`))
	}
	return l
}

// is compares a member of an answer, written as JSON.
func (t *talk) is(a map[string]any, member, want string) {
	t.Helper()
	var x any
	d := json.NewDecoder(strings.NewReader(want))
	d.UseNumber()
	if err := d.Decode(&x); err != nil {
		t.Fatalf("%s: %v", want, err)
	}
	if !reflect.DeepEqual(a[member], x) {
		got, err := json.Marshal(a[member])
		t.Errorf("%s is %s (%v), want %s", member, got, err, want)
	}
}

// start begins a match of lamps between people.
func (t *talk) start(seats int, options string) {
	t.Helper()
	t.ask(`{"op":"new","game":"lamps","seed":7,"seats":[` + strings.Repeat(`{"kind":"human"},`, seats-1) + `{"kind":"human"}],"options":{` + options + `}}`)
}

// do applies an action.
func (t *talk) do(verb, args string) map[string]any {
	t.Helper()
	return t.ask(`{"op":"apply","action":{"verb":"` + verb + `","args":{` + args + `}}}`)
}

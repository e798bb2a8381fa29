package protocol

import (
	"fmt"
	"strings"
	"testing"
)

func TestWhatIsNoRequestIsSaidSo(t *testing.T) {
	k := newTalk(t)
	k.start(2, "")
	for line, words := range map[string]string{
		"":                                    "empty",
		" \t":                                 "empty",
		"hello":                               "no JSON",
		"7":                                   "one JSON object",
		`"op"`:                                "one JSON object",
		"[]":                                  "one JSON object",
		"null":                                "not null",
		"true":                                "one JSON object",
		"{}":                                  `"op"`,
		`{"op":7}`:                            `"op" must be a string, not a number`,
		`{"op":null}`:                         `"op" must be a string, not null`,
		`{"op":""}`:                           `no op ""`,
		`{"op":"fly"}`:                        "apply, auto, bot",
		`{"op":"TURN"}`:                       `no op "TURN"`,
		`{"Op":"turn"}`:                       `"op"`,
		`{"op":"turn","x":1}`:                 `"x"`,
		`{"op":"turn"`:                        "no JSON",
		`{"op":"turn",}`:                      "no JSON",
		`{'op':'turn'}`:                       "no JSON",
		`{"op":"view","seat":NaN}`:            "no JSON",
		`{"op":"view","seat":Infinity}`:       "no JSON",
		`{"op":"view","seat":01}`:             "no JSON",
		`{"op":"view","seat":+1}`:             "no JSON",
		`{"op":"turn"} x`:                     "no JSON",
		`{"op":"turn"}{"op":"turn"}`:          "no JSON",
		"{\"op\":\"turn\x00\"}":               "no JSON",
		"{\"op\":\"tu\xffrn\"}":               "byte 9 is no valid UTF-8",
		"\xef\xbb\xbf{\"op\":\"turn\"}":       "no JSON",
		`{"op":"turn","op":"turn"}`:           `the key "op" stands twice`,
		`{"op":"turn","\u006fp":"turn"}`:      `the key "op" stands twice`,
		`{"op":"edit","patch":{"a":1,"a":2}}`: `the key "a" stands twice`,
		`{"op":"edit","patch":{"a":[{"b":1,"b":1}]}}`: `the key "b" stands twice`,
	} {
		k.refuses(line, BadRequest, words)
	}
}

func TestKeysMayRepeatInDifferentObjects(t *testing.T) {
	k := newTalk(t)
	for _, line := range []string{
		`{"op":"games","tag":{"op":{"op":["op","op",{"op":1},{"op":2}]},"tag":"tag"}}`,
		`{"op":"games","tag":["a","a",{"a":"a"}]}`,
		`{"op":"games","tag":[[],{},[],{},"x"]}`,
	} {
		k.ask(line)
	}
}

func TestTheTagComesBackAsItWas(t *testing.T) {
	k := newTalk(t)
	for _, tag := range []string{"7", "-1.50e+3", "123456789012345678901234567890", "null", "true", `"a\u0000b"`, `"<&>\u2028"`, `"\ud800"`,
		`{"b":1,"a":[null,{}]}`, "[]", strings.Repeat("[", MaxDepth-1) + strings.Repeat("]", MaxDepth-1)} {
		for _, op := range []string{"games", "turn", "fly"} {
			got := string(k.s.Answer([]byte(`{"tag": ` + tag + ` ,"op":"` + op + `"}`)))
			if want := fmt.Sprintf(`,"tag":%s,`, tag); !strings.Contains(got, want) {
				t.Errorf("%.80s is answered by %.120s", tag, got)
			}
		}
	}
	if got := string(k.s.Answer([]byte(`{"op":"fly","tag":5,"tag":6}`))); !strings.HasPrefix(got, `{"ok":false,"tag":6,`) {
		t.Errorf("two tags are answered by %s", got)
	}
}

func TestDeepNestingIsRefused(t *testing.T) {
	k := newTalk(t)
	for _, n := range []int{MaxDepth, 5000, 9999, 10_000, 100_000, 400_000} {
		k.refuses(`{"op":"games","tag":`+strings.Repeat("[", n)+strings.Repeat("]", n)+`}`, BadRequest)
		k.refuses(`{"op":"games","tag":`+strings.Repeat("[", n), BadRequest)
		k.refuses(strings.Repeat(`{"a":`, n)+"1"+strings.Repeat("}", n), BadRequest)
	}
}

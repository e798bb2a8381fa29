package protocol

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"safehouse/rules/match"
)

// manyKeys is an object of n members that no position has.
func manyKeys(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, `,"k%d":1`, i)
	}
	return "{" + b.String()[1:] + "}"
}

func TestAPatchOfThousandsOfUnknownKeysIsRefusedAtOnce(t *testing.T) {
	k := opened(t)
	k.refuses(`{"op":"edit","patch":`+manyKeys(75_000)+`}`, BadRequest, "more than 1024 members")
	k.refuses(`{"op":"edit","patch":{"rooms":`+manyKeys(MaxMembers+1)+`}}`, BadRequest, "more than 1024 members")
	k.refuses(`{"op":"edit","patch":`+manyKeys(MaxMembers)+`}`, BadPosition, "unknown field")
}

func TestEditsInARowAreKeptAsOne(t *testing.T) {
	k := opened(t)
	before := len(k.s.records)
	for n := range 50 {
		k.ask(fmt.Sprintf(`{"op":"edit","patch":{"proximity":%d}}`, n))
	}
	if n := len(k.s.records) - before; n != 1 {
		t.Errorf("50 edits in a row keep %d positions", n)
	}
	k.ask(`{"op":"apply","n":0}`)
	k.ask(`{"op":"edit","patch":{"proximity":7}}`)
	if n := len(k.s.records) - before; n != 3 {
		t.Errorf("an edit, an action and an edit are kept as %d records", n)
	}
	// A file that has the edit keeps it: the next one comes after it.
	path := t.TempDir() + "/a.match"
	k.ask(`{"op":"save","path":"` + path + `"}`)
	k.ask(`{"op":"edit","patch":{"proximity":9}}`)
	k.ask(`{"op":"save","path":"` + path + `"}`)
	again := newGameTalk(t)
	again.ask(`{"op":"load","path":"` + path + `"}`)
	same(t, k, again)
}

func TestARefusedEditLeavesTheOneBeforeInTheRecords(t *testing.T) {
	k := opened(t)
	k.ask(`{"op":"edit","patch":{"proximity":7}}`)
	k.refuses(`{"op":"edit","patch":{"proximity":7000}}`, BadPosition)
	path := t.TempDir() + "/a.match"
	k.ask(`{"op":"save","path":"` + path + `"}`)
	again := newGameTalk(t)
	again.ask(`{"op":"load","path":"` + path + `"}`)
	same(t, k, again)
}

func TestAMatchIsEditedOnlySoOften(t *testing.T) {
	k := opened(t)
	for range MaxEdits {
		k.s.records = append(k.s.records, match.Record{Kind: match.RecordEdit}, match.Record{Kind: match.RecordUndo})
	}
	k.refuses(`{"op":"edit","patch":{"proximity":7}}`, Refused, "edited 8192 times", "start a new one")
}

func TestAutoAnswersAfterAMinute(t *testing.T) {
	k := newGameTalk(t)
	k.ask(`{"op":"new","game":"infiltration","seed":5,"seats":[{"kind":"bot","level":"random"},{"kind":"bot","level":"random"}]}`)
	clock := time.Time{}
	k.s.now = func() time.Time {
		clock = clock.Add(40 * time.Second)
		return clock
	}
	a := k.ask(`{"op":"auto"}`)
	k.is(a, "more", "true")
	k.is(a, "done", "false")
	if n := k.s.match.Actions(); n != 2 {
		t.Errorf("bots took %d actions in 80 seconds of 40 each", n)
	}
	k.s.now = func() time.Time { return clock }
	a = k.ask(`{"op":"auto"}`)
	k.is(a, "done", "true")
	if _, has := a["more"]; has {
		t.Error("a game that is over says that there is more")
	}
}

func TestErrorsEchoOnlyALittle(t *testing.T) {
	k := opened(t)
	long := strings.Repeat("9", 500_000)
	for _, line := range []string{
		`{"op":"edit","patch":{"proximity":` + long + `}}`,
		`{"op":"edit","patch":{"phase":"` + long + `"}}`,
		`{"op":"edit","patch":{"upcoming":[{"die":` + long + `}]}}`,
		`{"op":"edit","patch":{"rooms":{"` + long + `":{}}}}`,
		`{"op":"apply","n":` + long + `}`,
		`{"op":"apply","action":{"verb":"` + long + `"}}`,
		`{"op":"apply","action":{"verb":"select","args":{"card":"` + long + `"}}}`,
		`{"op":"view","seat":` + long + `}`,
		`{"op":"load","path":"/` + strings.Repeat("ä", 5000) + `"}`,
		`{"op":"load","path":"/` + strings.Repeat("a b/", 5000) + `"}`,
		`{"op":"save","path":"/` + strings.Repeat("no/", 5000) + `"}`,
	} {
		a := k.say(line)
		if text, _ := a["error"].(string); a["ok"] != false || len(text) > longestError+10 || len(text) < 20 {
			t.Errorf("%.80s is answered by %d bytes: %.300s", line, len(text), text)
		}
	}
}

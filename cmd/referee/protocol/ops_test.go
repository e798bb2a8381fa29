package protocol

import (
	"strconv"
	"strings"
	"testing"

	"safehouse/assets/text"
	"safehouse/rules/games"
	"safehouse/rules/rulestest/lamps"
)

func TestGamesListsSeatsAndOptionsOfEveryKind(t *testing.T) {
	k := newTalk(t)
	k.is(k.ask(`{"op":"games"}`), "games", `[{"id":"lamps","title":"title","seats":{"min":1,"max":3},"automa":"Moth","options":[
		{"id":"crew","kind":"bool","values":[false,true],"default":false,"title":"option.crew","help":"option.crew.help"},
		{"id":"rounds","kind":"int","values":[1,2,3,4],"default":2,"title":"option.rounds","help":"option.rounds.help"},
		{"id":"glass","kind":"enum","values":["clear","red"],"default":"clear","title":"option.glass","help":"option.glass.help"}]}]`)
}

func TestGamesListsWhatTheRegistryHas(t *testing.T) {
	book, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	k := &talk{t, NewSession(games.All, book)}
	l := k.ask(`{"op":"games"}`)["games"].([]any)
	if len(l) != len(games.All) {
		t.Fatalf("%d games are listed, the registry has %d", len(l), len(games.All))
	}
	for i, g := range games.All {
		e := l[i].(map[string]any)
		if e["id"] != g.Info().ID || e["title"] == "" || strings.Contains(e["title"].(string), "«") {
			t.Errorf("game %d is listed as %v %v", i, e["id"], e["title"])
		}
		if n := len(e["options"].([]any)); n != len(g.Info().Options) {
			t.Errorf("%s: %d options are listed of %d", g.Info().ID, n, len(g.Info().Options))
		}
		for _, o := range e["options"].([]any) {
			for _, words := range []string{"title", "help"} {
				if s := o.(map[string]any)[words].(string); s == "" || strings.Contains(s, "«") {
					t.Errorf("%s: the %s of option %v is %q", g.Info().ID, words, o.(map[string]any)["id"], s)
				}
			}
		}
	}
}

func TestNewAnswersWithEventsAndTurn(t *testing.T) {
	k := newTalk(t)
	a := k.ask(`{"op":"new","game":"lamps","seats":[{"kind":"human"},{"kind":"bot","level":"easy"}]}`)
	k.is(a, "events", `[]`)
	k.is(a, "seat", `0`)
	k.is(a, "open", `[0]`)
	k.is(a, "phase", `"night"`)
	k.is(a, "round", `1`)
	k.is(a, "prompt", `"What do you do in the dark?"`)
	k.is(a, "done", `false`)
	k.is(a, "practice", `false`)
}

func TestSeedIsANumberOrAStringOf64Bits(t *testing.T) {
	k := newTalk(t)
	seeded := func(seed string) any {
		t.Helper()
		k.ask(`{"op":"new","game":"lamps","seats":[{"kind":"human"}],"seed":` + seed + `}`)
		n, err := strconv.ParseUint(k.ask(`{"op":"state"}`)["state"].(map[string]any)["seed"].(string), 16, 64)
		if err != nil {
			t.Error(err)
		}
		return strconv.FormatUint(n, 10)
	}
	for _, seed := range []string{"0", "7", "9007199254740993", "18446744073709551615"} {
		if got := seeded(seed); got != seed {
			t.Errorf("the seed %s is taken as %v", seed, got)
		}
		if got := seeded(`"` + seed + `"`); got != seed {
			t.Errorf("the seed %q is taken as %v", seed, got)
		}
	}
	for _, seed := range []string{"-1", "18446744073709551616", "1.5", "1e30", `"0x10"`, `""`, `"seven"`, "true", "null", "[1]"} {
		k.refuses(`{"op":"new","game":"lamps","seats":[{"kind":"human"}],"seed":`+seed+`}`, BadRequest, `"seed"`, "18446744073709551615")
	}
}

func TestNewTakesOptionsAsGamesListsThem(t *testing.T) {
	k := newTalk(t)
	k.start(2, `"rounds":3,"glass":"red","crew":true`)
	setup := k.s.match.Setup()
	if setup.Options["rounds"] != 3 || setup.Options["glass"] != 1 || setup.Options["crew"] != 1 {
		t.Errorf("the options are %v", setup.Options)
	}
	for option, words := range map[string]string{
		`"rounds":0`:     "from 1 to 4",
		`"rounds":"3"`:   "from 1 to 4",
		`"rounds":2.5`:   "from 1 to 4",
		`"crew":1`:       "true or false",
		`"crew":"true"`:  "true or false",
		`"glass":"blue"`: `["clear" "red"]`,
		`"glass":1`:      `["clear" "red"]`,
		`"glass":null`:   `["clear" "red"]`,
		`"colour":1`:     "crew, rounds, glass",
	} {
		k.refuses(`{"op":"new","game":"lamps","seats":[{"kind":"human"}],"options":{`+option+`}}`, BadRequest, words)
	}
	k.refuses(`{"op":"new","game":"lamps","seats":[{"kind":"human"},{"kind":"human"},{"kind":"human"}],"options":{"glass":"red"}}`, Refused, "Red glass")
}

func TestTurnOfACrewIsSeatMinusOneWithOpenSeats(t *testing.T) {
	k := newTalk(t)
	k.start(3, `"crew":true`)
	a := k.ask(`{"op":"turn"}`)
	k.is(a, "seat", `-1`)
	k.is(a, "open", `[0,1,2]`)
	a = k.do("roll", `"seat":"1"`)
	k.is(a, "seat", `-1`)
	k.is(a, "open", `[0,2]`)
}

func TestLegalNumbersActionsWithTextAndRefs(t *testing.T) {
	k := newTalk(t)
	k.start(2, "")
	k.do("light", `"seat":"0","lamp":"attic"`)
	k.is(k.ask(`{"op":"legal"}`), "actions", `[
		{"n":0,"verb":"light","args":{"seat":"1","lamp":"hall"},"text":"Light the hall","refs":["seat:1","lamp:hall"]},
		{"n":1,"verb":"light","args":{"seat":"1","lamp":"cellar"},"text":"Light the cellar","refs":["seat:1","lamp:cellar"]},
		{"n":2,"verb":"roll","args":{"seat":"1"},"text":"Roll the die","refs":["seat:1"]},
		{"n":3,"verb":"hide","args":{"seat":"1","n":0},"text":"Hide the number 0","refs":["seat:1"]},
		{"n":4,"verb":"hide","args":{"seat":"1","n":1},"text":"Hide the number 1","refs":["seat:1"]},
		{"n":5,"verb":"hide","args":{"seat":"1","n":2},"text":"Hide the number 2","refs":["seat:1"]}]`)
}

func TestApplyByNumberAndByWordsDoTheSame(t *testing.T) {
	k := newTalk(t)
	k.start(2, "")
	a := k.ask(`{"op":"apply","n":1}`)
	k.is(a, "events", `[{"kind":"lit","text":"event.lit who=name.seat.0 what=name.lamp.attic n=2","who":"seat:0","what":"lamp:attic","n":2,"m":0}]`)
	k.is(a, "seat", `1`)
	first := k.ask(`{"op":"hash"}`)["hash"]
	k.start(2, "")
	k.do("light", `"lamp":"attic","seat":"0"`)
	if second := k.ask(`{"op":"hash"}`)["hash"]; second != first {
		t.Errorf("by words the hash is %v, by number %v", second, first)
	}
	k.ask(`{"op":"apply","n":1.0}`)
}

func TestAnEventThatNotAllSeeNamesItsSeats(t *testing.T) {
	k := newTalk(t)
	k.start(2, "")
	a := k.do("hide", `"seat":"0","n":2`)
	k.is(a, "events", `[{"kind":"hid","text":"event.hid who=name.seat.0 n=2","who":"seat:0","n":2,"m":0,"seen":[0]}]`)
}

func TestIllegalActionsAreRefusedWithTheReason(t *testing.T) {
	k := newTalk(t)
	k.start(2, "")
	k.do("light", `"seat":"0","lamp":"attic"`)
	k.refuses(`{"op":"apply","action":{"verb":"light","args":{"seat":"1","lamp":"attic"}}}`, IllegalAction, "burns already")
	k.refuses(`{"op":"apply","action":{"verb":"fly","args":{}}}`, IllegalAction, `"fly"`, "legal")
	k.refuses(`{"op":"apply","action":{"verb":"light","args":{"seat":"1"}}}`, IllegalAction, `"lamp"`)
	k.refuses(`{"op":"apply","action":{"verb":"light","args":{"seat":"1","lamp":"moon"}}}`, IllegalAction, `"lamp"`, "hall")
	k.refuses(`{"op":"apply","action":{"verb":"light","args":{"seat":1,"lamp":"hall"}}}`, IllegalAction, `"seat"`)
	k.refuses(`{"op":"apply","action":{"verb":"hide","args":{"seat":"1","n":1.5}}}`, IllegalAction, `"n"`, "whole number")
	k.refuses(`{"op":"apply","action":{"verb":"hide","args":{"seat":"1","n":99999}}}`, IllegalAction, `"n"`, "whole number")
	k.refuses(`{"op":"apply","action":{"verb":"roll","args":{"seat":"1","lamp":"hall"}}}`, IllegalAction, `"lamp"`)
	k.refuses(`{"op":"apply","n":6}`, IllegalAction, "0 to 5")
	k.refuses(`{"op":"apply","n":-1}`, IllegalAction, "0 to 5")
	k.refuses(`{"op":"apply"}`, BadRequest, `"n"`, `"action"`)
	k.refuses(`{"op":"apply","n":0,"action":{"verb":"roll"}}`, BadRequest, `"n"`, `"action"`)
	k.refuses(`{"op":"apply","n":0.5}`, BadRequest, `"n"`, "0.5")
	k.refuses(`{"op":"apply","n":"0"}`, BadRequest, `"n"`)
	k.refuses(`{"op":"apply","action":7}`, BadRequest, `"action"`, "an object")
	k.refuses(`{"op":"apply","action":{"args":{}}}`, BadRequest, `"verb"`)
	k.refuses(`{"op":"apply","action":{"verb":"roll","args":[]}}`, BadRequest, `"args"`)
	k.refuses(`{"op":"apply","action":{"verb":"roll","how":1}}`, BadRequest, `"how"`, "verb, args")
}

func TestWhyTellsWhatAPlayerIsShown(t *testing.T) {
	k := newTalk(t)
	k.start(2, "")
	k.do("light", `"seat":"0","lamp":"attic"`)
	for action, want := range map[string]string{
		`{"verb":"light","args":{"seat":"1","lamp":"hall"}}`:  "",
		`{"verb":"light","args":{"seat":"1","lamp":"attic"}}`: "That lamp burns already; choose a dark one.",
		`{"verb":"fly"}`:                              "That is no action of this game.",
		`{"verb":"light","args":{}}`:                  "That is no action of this game.",
		`{"verb":"hide","args":{"seat":"1","n":"1"}}`: "That is no action of this game.",
	} {
		a := k.ask(`{"op":"why","action":` + action + `}`)
		if a["reason"] != want || a["legal"] != (want == "") {
			t.Errorf("why %s: %v %q, want %q", action, a["legal"], a["reason"], want)
		}
	}
	k.refuses(`{"op":"why"}`, BadRequest, `"action"`)
	k.refuses(`{"op":"why","action":null}`, BadRequest, `"action"`)
}

func TestStateShowsAllAndViewWhatASeatKnows(t *testing.T) {
	k := newTalk(t)
	k.start(2, "")
	k.do("hide", `"seat":"0","n":2`)
	hidden := func(a map[string]any, member string) any {
		return a[member].(map[string]any)["hidden"].(map[string]any)["0"]
	}
	state := k.ask(`{"op":"state"}`)
	k.is(state, "upcoming", `[]`)
	k.is(map[string]any{
		"state": hidden(state, "state"),
		"own":   hidden(k.ask(`{"op":"view","seat":0}`), "view"),
		"other": hidden(k.ask(`{"op":"view","seat":1}`), "view"),
		"open":  hidden(k.ask(`{"op":"view","seat":-1}`), "view"),
	}, "state", `3`)
	if own := hidden(k.ask(`{"op":"view","seat":0}`), "view"); own != hidden(state, "state") {
		t.Errorf("seat 0 does not see its own number but %v", own)
	}
	for _, seat := range []string{"1", "-1"} {
		if other := hidden(k.ask(`{"op":"view","seat":`+seat+`}`), "view"); other == hidden(state, "state") {
			t.Errorf("seat %s sees the hidden number", seat)
		}
	}
	for _, seat := range []string{"2", "-2", "0.5", `"0"`, "null", "1e99"} {
		k.refuses(`{"op":"view","seat":`+seat+`}`, BadRequest, `"seat"`, "from -1 to 1")
	}
	k.refuses(`{"op":"view"}`, BadRequest, `"seat"`)
}

func TestEditMergesIntoTheStateAndBarsUndo(t *testing.T) {
	k := newTalk(t)
	k.start(1, "")
	k.do("light", `"seat":"0","lamp":"hall"`)
	a := k.ask(`{"op":"edit","patch":{"points":{"0":50},"upcoming":[{"die":6},{"die":5}]}}`)
	k.is(a, "practice", `true`)
	k.is(k.ask(`{"op":"state"}`), "upcoming", `[{"die":6},{"die":5}]`)
	a = k.do("roll", `"seat":"0"`)
	k.is(a, "events", `[{"kind":"rolled","text":"event.rolled who=name.seat.0 n=6","who":"seat:0","n":6,"m":0},{"kind":"moth","text":"event.moth n=5","n":5,"m":0}]`)
	k.start(1, "")
	k.ask(`{"op":"edit","patch":{}}`)
	k.refuses(`{"op":"undo"}`, Refused)
}

func TestEditRefusesAnInconsistentPosition(t *testing.T) {
	k := newTalk(t)
	k.start(2, "")
	k.refuses(`{"op":"edit","patch":{"points":{"0":101}}}`, BadPosition, "from 0 to 100")
	k.refuses(`{"op":"edit","patch":{"points":7}}`, BadPosition)
	k.refuses(`{"op":"edit","patch":{"moon":7}}`, BadPosition, "moon")
	k.refuses(`{"op":"edit","patch":{"over":true}}`, BadPosition)
	k.refuses(`{"op":"edit","patch":{"upcoming":[{"die":7}]}}`, BadPosition, "from 1 to 6")
	k.refuses(`{"op":"edit","patch":[]}`, BadRequest, `"patch"`, "an object")
	k.refuses(`{"op":"edit","patch":null}`, BadRequest, `"patch"`)
	k.refuses(`{"op":"edit"}`, BadRequest, `"patch"`)
}

func TestUndoAndRedo(t *testing.T) {
	k := newTalk(t)
	k.start(2, "")
	k.refuses(`{"op":"undo"}`, Refused, "undo.start")
	k.refuses(`{"op":"redo"}`, Refused, "undo.none")
	before := k.ask(`{"op":"hash"}`)["hash"]
	k.do("light", `"seat":"0","lamp":"hall"`)
	after := k.ask(`{"op":"hash"}`)["hash"]
	k.is(k.ask(`{"op":"undo"}`), "seat", `0`)
	if h := k.ask(`{"op":"hash"}`)["hash"]; h != before {
		t.Errorf("undo leads to %v, not to %v", h, before)
	}
	k.is(k.ask(`{"op":"redo"}`), "seat", `1`)
	if h := k.ask(`{"op":"hash"}`)["hash"]; h != after {
		t.Errorf("redo leads to %v, not to %v", h, after)
	}
	k.do("roll", `"seat":"1"`)
	k.refuses(`{"op":"undo"}`, Refused, "undo.chance")
}

func TestScoreAtAnyMomentWithTheAutomaLast(t *testing.T) {
	k := newTalk(t)
	k.start(1, `"rounds":1`)
	a := k.ask(`{"op":"score"}`)
	k.is(a, "winners", `[]`)
	k.is(a, "lost", `false`)
	k.ask(`{"op":"edit","patch":{"upcoming":[{"die":1},{"die":6}]}}`)
	a = k.do("roll", `"seat":"0"`)
	k.is(a, "done", `true`)
	k.is(a, "seat", `-1`)
	k.is(a, "open", `[]`)
	k.is(a, "prompt", `""`)
	a = k.ask(`{"op":"score"}`)
	k.is(a, "seats", `[{"seat":0,"total":1,"parts":[{"name":"open","text":"part.open","points":1},{"name":"hidden","text":"part.hidden","points":0}]},
		{"seat":-1,"automa":"Moth","total":6,"parts":[{"name":"open","text":"part.open","points":6},{"name":"hidden","text":"part.hidden","points":0}]}]`)
	k.is(a, "winners", `[]`)
	k.is(a, "lost", `true`)
	k.is(a, "remarks", `["It stays dark."]`)
	k.is(k.ask(`{"op":"legal"}`), "actions", `[]`)
	k.refuses(`{"op":"apply","n":0}`, IllegalAction, "over")
	k.refuses(`{"op":"apply","action":{"verb":"roll","args":{"seat":"0"}}}`, IllegalAction, "over")
}

func TestWinnersOfACrewAreAll(t *testing.T) {
	k := newTalk(t)
	k.start(2, `"crew":true,"rounds":1`)
	k.ask(`{"op":"edit","patch":{"upcoming":[{"die":6},{"die":6}]}}`)
	k.do("roll", `"seat":"1"`)
	k.do("roll", `"seat":"0"`)
	k.is(k.ask(`{"op":"score"}`), "winners", `[0,1]`)
}

func TestLogTellsAllOrWhatASeatMayRead(t *testing.T) {
	k := newTalk(t)
	k.start(2, "")
	k.is(k.ask(`{"op":"log"}`), "lines", `[]`)
	k.do("light", `"seat":"0","lamp":"hall"`)
	k.do("hide", `"seat":"1","n":2`)
	lit, hid := `"event.lit who=name.seat.0 what=name.lamp.hall n=2"`, `"event.hid who=name.seat.1 n=2"`
	k.is(k.ask(`{"op":"log"}`), "lines", `[`+lit+`,`+hid+`]`)
	k.is(k.ask(`{"op":"log","seat":1}`), "lines", `[`+lit+`,`+hid+`]`)
	k.is(k.ask(`{"op":"log","seat":0}`), "lines", `[`+lit+`]`)
	k.is(k.ask(`{"op":"log","seat":-1}`), "lines", `[`+lit+`]`)
	k.refuses(`{"op":"log","seat":2}`, BadRequest, "from -1 to 1")
}

func TestHashIsSixteenHexadecimalDigits(t *testing.T) {
	k := newTalk(t)
	k.start(2, "")
	h := k.ask(`{"op":"hash"}`)["hash"].(string)
	if len(h) != 16 || strings.Trim(h, "0123456789abcdef") != "" {
		t.Errorf("the hash is %q", h)
	}
	k.do("roll", `"seat":"0"`)
	if k.ask(`{"op":"hash"}`)["hash"] == h {
		t.Error("the hash does not change with the state")
	}
}

func TestQuitIsAnsweredAndEndsTheConversation(t *testing.T) {
	k := newTalk(t)
	var out strings.Builder
	if err := k.s.Serve(strings.NewReader("{\"op\":\"quit\",\"tag\":1}\n{\"op\":\"games\"}\n"), &out); err != nil {
		t.Fatal(err)
	}
	if out.String() != "{\"ok\":true,\"tag\":1}\n" {
		t.Errorf("got %q", out.String())
	}
}

func TestOpsOnAMatchNeedOne(t *testing.T) {
	k := newTalk(t)
	for name, o := range ops {
		if o.match {
			k.refuses(`{"op":"`+name+`"}`, NoMatch, "new")
		}
	}
}

func TestSeatsAreReadStrictly(t *testing.T) {
	k := newTalk(t)
	k.refuses(`{"op":"new","game":"chess","seats":[{"kind":"human"}]}`, UnknownGame, `"chess"`, "lamps")
	k.refuses(`{"op":"new","seats":[{"kind":"human"}]}`, BadRequest, `"game"`)
	k.refuses(`{"op":"new","game":"lamps"}`, BadRequest, `"seats"`)
	for seats, words := range map[string]string{
		`[]`: "1 to 3",
		`[{"kind":"human"},{"kind":"human"},{"kind":"human"},{"kind":"human"}]`: "1 to 3",
		`{}`:                              `"seats" must be a list`,
		`[7]`:                             "seats[0]",
		`[{}]`:                            `"kind"`,
		`[{"kind":"cat"}]`:                `"human" or "bot"`,
		`[{"kind":"bot","level":"mean"}]`: "easy, normal, hard, expert, random",
		`[{"kind":"bot","level":3}]`:      `"level" must be a string`,
		`[{"kind":"human","name":"Ann"}]`: "kind, level",
	} {
		k.refuses(`{"op":"new","game":"lamps","seats":`+seats+`}`, BadRequest, words)
	}
}

func TestANewMatchThatFailsLeavesTheOldOne(t *testing.T) {
	k := newTalk(t)
	k.start(2, "")
	k.do("roll", `"seat":"0"`)
	k.refuses(`{"op":"new","game":"lamps","seats":[]}`, BadRequest)
}

func TestInAMatchOfHumansEveryDecisionIsAsked(t *testing.T) {
	k := newTalk(t)
	k.start(2, "")
	decisions := 0
	for {
		a := k.ask(`{"op":"turn"}`)
		if a["done"] == true {
			break
		}
		k.is(k.ask(`{"op":"auto"}`), "events", `[]`)
		k.ask(`{"op":"apply","n":0}`)
		decisions++
	}
	if decisions != 4 {
		t.Errorf("two seats in two rounds were asked %d times, want 4", decisions)
	}
}

func TestAMistakeOfTheGameIsAnsweredAndTheMatchIsAsBefore(t *testing.T) {
	k := faulty(t, lamps.Panics)
	k.start(2, "")
	k.do("light", `"seat":"0","lamp":"hall"`)
	k.do("light", `"seat":"1","lamp":"attic"`)
	k.refuses(`{"op":"apply","action":{"verb":"smash","args":{"seat":"0"}}}`, Refused, "a lamp broke", "as it was before")
	k.do("light", `"seat":"0","lamp":"cellar"`)
	k.ask(`{"op":"undo"}`)
	k.refuses(`{"op":"bot","iterations":50}`, Refused, "a lamp broke")
}

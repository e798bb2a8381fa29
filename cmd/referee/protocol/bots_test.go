package protocol

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"safehouse/assets/text"
	"safehouse/rules/games"
)

func TestBotSaysWhatItWouldDoAndDoesItOnlyWithApply(t *testing.T) {
	k := newTalk(t)
	k.start(2, "")
	before := k.picture()
	a := k.ask(`{"op":"bot","iterations":60}`)
	k.is(a, "by", `0`)
	list := a["candidates"].([]any)
	if len(list) != 7 {
		t.Fatalf("%d candidates for 7 legal actions", len(list))
	}
	best := list[0].(map[string]any)
	if a["text"] != best["text"] {
		t.Errorf("the choice is %q, the first candidate %q", a["text"], best["text"])
	}
	visits := 0
	for _, c := range list {
		c := c.(map[string]any)
		n, err := c["visits"].(json.Number).Int64()
		if err != nil {
			t.Fatal(err)
		}
		visits += int(n)
		if v, err := c["value"].(json.Number).Float64(); err != nil || v < 0 || v > 1 {
			t.Errorf("%v has the value %v", c["text"], c["value"])
		}
		if c["advice"] != "It is as good as anything." {
			t.Errorf("the advice is %q", c["advice"])
		}
	}
	if visits != 60 {
		t.Errorf("60 iterations made %d visits", visits)
	}
	if after := k.picture(); len(after) != len(before) || after[5]["hash"] != before[5]["hash"] {
		t.Error("asking a bot changed the match")
	}
	done := k.ask(`{"op":"bot","iterations":60,"apply":true}`)
	if done["text"] != a["text"] {
		t.Errorf("the same search chooses %v and then %v", a["text"], done["text"])
	}
	if len(done["events"].([]any)) == 0 {
		t.Error("no events of the bot's action")
	}
	k.is(done, "seat", `1`)
}

func TestBotSeedDecidesTheSearch(t *testing.T) {
	k := newTalk(t)
	k.start(3, "")
	choices := map[any]bool{}
	for _, seed := range []string{"1", "2", "3", "4", "5", "6", "7", "8", "9", `"10"`} {
		one := k.ask(`{"op":"bot","level":"random","seed":` + seed + `}`)
		two := k.ask(`{"op":"bot","level":"random","seed":` + seed + `}`)
		if one["text"] != two["text"] {
			t.Errorf("seed %s chooses %v and %v", seed, one["text"], two["text"])
		}
		choices[one["text"]] = true
	}
	if len(choices) < 3 {
		t.Errorf("ten seeds make only %d random choices", len(choices))
	}
}

func TestBotRefusesWrongSeatsLevelsAndBudgets(t *testing.T) {
	k := newTalk(t)
	k.start(2, "")
	k.refuses(`{"op":"bot","seat":1}`, Refused, "seat 1", "[0]")
	k.refuses(`{"op":"bot","seat":2}`, BadRequest, "from 0 to 1")
	k.refuses(`{"op":"bot","seat":-1}`, BadRequest, "from 0 to 1")
	k.refuses(`{"op":"bot","level":"mean"}`, BadRequest, "easy, normal, hard, expert, random")
	k.refuses(`{"op":"bot","ms":0}`, BadRequest, `"ms"`, "from 1 to 60000")
	k.refuses(`{"op":"bot","ms":60001}`, BadRequest, `"ms"`)
	k.refuses(`{"op":"bot","iterations":0}`, BadRequest, `"iterations"`, "from 1 to 1000000")
	k.refuses(`{"op":"bot","iterations":1.5}`, BadRequest, `"iterations"`)
	k.refuses(`{"op":"bot","iterations":5,"ms":5}`, BadRequest, "not both")
	k.refuses(`{"op":"bot","apply":1}`, BadRequest, `"apply"`, "true or false")
	k.refuses(`{"op":"bot","seed":-4}`, BadRequest, `"seed"`)
	k.refuses(`{"op":"auto","iterations":0}`, BadRequest, `"iterations"`)
	k.ask(`{"op":"bot","ms":2}`)
	k.start(2, `"rounds":1`)
	k.do("roll", `"seat":"0"`)
	k.do("roll", `"seat":"1"`)
	k.refuses(`{"op":"bot"}`, Refused, "over")
}

func TestBotInACrewActsForItsOwnCharacter(t *testing.T) {
	k := newTalk(t)
	k.start(3, `"crew":true`)
	a := k.ask(`{"op":"bot","seat":2,"iterations":40,"apply":true}`)
	k.is(a, "by", `2`)
	k.is(a, "open", `[0,1]`)
	for _, c := range a["candidates"].([]any) {
		args := c.(map[string]any)["action"].(map[string]any)["args"].(map[string]any)
		if args["seat"] != "2" {
			t.Errorf("a candidate of seat 2 is for seat %v", args["seat"])
		}
	}
	k.is(k.ask(`{"op":"bot","iterations":40}`), "by", `0`)
}

func TestAutoPlaysUntilAPersonMustDecide(t *testing.T) {
	k := newTalk(t)
	k.ask(`{"op":"new","game":"lamps","seed":3,"seats":[{"kind":"bot","level":"easy"},{"kind":"human"},{"kind":"bot"}]}`)
	a := k.ask(`{"op":"auto"}`)
	k.is(a, "seat", `1`)
	if n := len(a["events"].([]any)); n != 1 {
		t.Errorf("one decision of a bot made %d events", n)
	}
	k.do("roll", `"seat":"1"`)
	a = k.ask(`{"op":"auto"}`)
	k.is(a, "seat", `1`)
	k.is(a, "round", `2`)
	k.do("roll", `"seat":"1"`)
	k.is(k.ask(`{"op":"auto"}`), "done", `true`)
	k.is(k.ask(`{"op":"auto"}`), "events", `[]`)
}

func TestAutoLeavesACrewToItsPerson(t *testing.T) {
	k := newTalk(t)
	k.ask(`{"op":"new","game":"lamps","options":{"crew":true},"seats":[{"kind":"human"},{"kind":"bot"},{"kind":"bot"}]}`)
	a := k.ask(`{"op":"auto","iterations":20}`)
	k.is(a, "seat", `-1`)
	k.is(a, "open", `[0,1,2]`)
	k.is(a, "events", `[]`)
	k.is(k.ask(`{"op":"bot","seat":2,"iterations":20,"apply":true}`), "open", `[0,1]`)
	k.is(k.ask(`{"op":"auto","iterations":20}`), "open", `[0,1]`)
}

// heist is a heist of three in which seat 1 is a person's and the others are bots, in
// its first round: everybody stands where the plan begins.
func heist(t *testing.T) *talk {
	t.Helper()
	book, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	k := &talk{t, NewSession(games.All, book)}
	bot := `{"kind":"bot","level":"normal"}`
	k.ask(`{"op":"new","game":"masters","seed":1,"seats":[` + bot + `,{"kind":"human"},` + bot + `],"options":{"heist":"startup"}}`)
	for k.ask(`{"op":"turn"}`)["phase"] != "action" {
		n, best := json.Number("0"), 0
		for _, x := range k.ask(`{"op":"legal"}`)["actions"].([]any) {
			a := x.(map[string]any)
			if rank := map[string]int{"ready": 2, "start": 1}[a["verb"].(string)]; rank > best {
				n, best = a["n"].(json.Number), rank
			}
		}
		k.ask(fmt.Sprintf(`{"op":"apply","n":%v}`, n))
	}
	k.ask(`{"op":"edit","patch":{"figures":{"0":{"character":"burglar","skills":["hurry","wing-it"]},"1":{"character":"street-urchin","skills":["hurry","smash-n-grab"]},"2":{"character":"lookout","skills":["bypass","yank-wires"]}}}}`)
	return k
}

// Companions wait for the person in every round: an interleaved action is the key.
func TestAutoLetsCompanionsWaitForAPersonInEveryRound(t *testing.T) {
	k := heist(t)
	k.is(k.ask(`{"op":"auto","iterations":30}`), "events", `[]`)
	l := k.ask(`{"op":"legal"}`)["actions"].([]any)
	for _, x := range l {
		a := x.(map[string]any)
		if args := a["args"].(map[string]any); a["verb"] == "act" && args["who"] == "street-urchin" {
			k.ask(fmt.Sprintf(`{"op":"apply","n":%v}`, a["n"]))
			break
		}
	}
	k.is(k.ask(`{"op":"auto","iterations":30}`), "events", `[]`)
	a := k.ask(`{"op":"bot","seat":2,"iterations":30,"apply":true}`)
	k.is(a, "by", `2`)
	k.is(k.ask(`{"op":"auto","iterations":30}`), "events", `[]`)
	a = k.ask(`{"op":"undo"}`)
	k.is(a, "open", `[0,1,2]`)
	k.is(k.ask(`{"op":"auto","iterations":30}`), "events", `[]`)
	k.do("done", `"who":"street-urchin"`)
	if a = k.ask(`{"op":"auto","iterations":30}`); len(a["events"].([]any)) == 0 {
		t.Error("the companions do nothing when the person is done")
	}
}

// The Last Ditch of the rulebook beside bots: whoever stands on an exit with an idea is
// still there when the one with the loot has rolled, unless it was asked to leave first.
func TestWhoStandsOnAnExitWaitsForTheLastDitch(t *testing.T) {
	for _, first := range []string{"person", "companion"} {
		k := heist(t)
		hexes := k.ask(`{"op":"state"}`)["state"].(map[string]any)["hexes"].(map[string]any)
		empty := []string{}
		for h := range hexes {
			empty = append(empty, fmt.Sprintf(`%q:{"unknown":false,"guards":0,"subdued":0,"dogs":0,"tamed":0,"locks":0,"cameras":0,"door":false,"remote":"none"}`, h))
		}
		k.ask(`{"op":"edit","patch":{"hexes":{` + strings.Join(empty, ",") + `},"figures":{"0":{"at":"e9","ideas":1},"1":{"at":"c6","ideas":0},"2":{"at":"g8","ideas":0}},"loot":{"documents-1":"carried:1"},"upcoming":[{"die":1}]}}`)
		k.ask(`{"op":"apply","action":{"verb":"call-escape","args":{}}}`)
		k.is(k.ask(`{"op":"auto","iterations":100}`), "events", `[]`)
		at := func(f string) any {
			return k.ask(`{"op":"state"}`)["state"].(map[string]any)["figures"].(map[string]any)[f].(map[string]any)["status"]
		}
		if first == "companion" {
			k.is(k.ask(`{"op":"bot","seat":0,"iterations":100,"apply":true}`), "by", `0`)
			if at("0") != "escaped" {
				t.Errorf("the companion that was asked is %v, want away", at("0"))
			}
		}
		n := json.Number("0")
		for _, x := range k.ask(`{"op":"legal"}`)["actions"].([]any) {
			if a := x.(map[string]any); a["verb"] == "declare" && a["args"].(map[string]any)["who"] == "street-urchin" {
				n = a["n"].(json.Number)
			}
		}
		k.ask(fmt.Sprintf(`{"op":"apply","n":%v}`, n))
		k.do("roll", `"who":"street-urchin"`)
		if want := map[string]any{"person": "in-play", "companion": "escaped"}[first]; at("0") != want || at("2") != "in-play" {
			t.Errorf("%s first: after the roll the companions are %v and %v", first, at("0"), at("2"))
		}
		k.do("done", `"who":"street-urchin"`)
		k.is(k.ask(`{"op":"auto","iterations":100}`), "done", `true`)
	}
}

func TestAutoIsTheSameGameEveryTime(t *testing.T) {
	book, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range games.All {
		in := g.Info()
		var hashes []any
		for range 2 {
			k := &talk{t, NewSession(games.All, book)}
			seats := `{"kind":"bot","level":"hard"}`
			for range in.MinSeats - 1 {
				seats += `,{"kind":"bot","level":"random"}`
			}
			k.ask(`{"op":"new","game":"` + in.ID + `","seed":11,"seats":[` + seats + `]}`)
			k.is(k.ask(`{"op":"auto","iterations":12}`), "done", `true`)
			hashes = append(hashes, k.ask(`{"op":"hash"}`)["hash"])
		}
		if hashes[0] != hashes[1] {
			t.Errorf("%s: the same bots end at %v", in.ID, hashes)
		}
	}
}

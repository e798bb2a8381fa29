package protocol

import (
	"encoding/json"
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
	k.is(a, "open", `[0]`)
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

package protocol

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"

	jsonpatch "github.com/evanphx/json-patch/v5"

	"safehouse/rules/games"
	"safehouse/rules/rulestest/lamps"
)

// TestTheDifferenceOfTwoPositionsLeadsFromOneToTheOther walks two matches of
// one set-up apart and edits each into the other.
func TestTheDifferenceOfTwoPositionsLeadsFromOneToTheOther(t *testing.T) {
	for _, g := range games.All {
		in := g.Info()
		var k [2]*talk
		for i := range k {
			k[i] = newGameTalk(t)
			k[i].ask(`{"op":"new","game":"` + in.ID + `","seed":21,"seats":[` + strings.Repeat(`{"kind":"bot","level":"random"},`, in.MinSeats-1) + `{"kind":"bot","level":"random"}]}`)
			for range 15 + 20*i {
				k[i].say(fmt.Sprintf(`{"op":"bot","apply":true,"seed":%d}`, i))
			}
		}
		var state, hash [2]string
		for i := range k {
			b, err := json.Marshal(k[i].ask(`{"op":"state"}`)["state"])
			if err != nil {
				t.Fatal(err)
			}
			state[i], hash[i] = string(b), fmt.Sprint(k[i].ask(`{"op":"hash"}`)["hash"])
		}
		if hash[0] == hash[1] {
			t.Fatalf("%s: both matches stand at the same position", in.ID)
		}
		for i := range k {
			patch, err := jsonpatch.CreateMergePatch([]byte(state[i]), []byte(state[1-i]))
			if err != nil {
				t.Fatal(err)
			}
			k[i].ask(`{"op":"edit","patch":` + string(patch) + `}`)
			if h := fmt.Sprint(k[i].ask(`{"op":"hash"}`)["hash"]); h != hash[1-i] {
				t.Errorf("%s: the edit leads to %s, not to %s", in.ID, h, hash[1-i])
			}
		}
	}
}

func TestAutoStopsAGameThatDoesNotEnd(t *testing.T) {
	k := faulty(t, lamps.Endless)
	k.ask(`{"op":"new","game":"lamps","seats":[{"kind":"bot","level":"random"}]}`)
	k.refuses(`{"op":"auto"}`, Refused, "not over after 40 decisions")
}

// TestThePageTellsOfEverything keeps the protocol's page complete.
func TestThePageTellsOfEverything(t *testing.T) {
	b, err := os.ReadFile("../doc.go")
	if err != nil {
		t.Fatal(err)
	}
	page := string(b)
	for name, o := range ops {
		if !strings.Contains(page, `{"op":"`+name+`"`) {
			t.Errorf("the page shows no request %q", name)
		}
		for _, f := range o.fields {
			if !strings.Contains(page, `"`+f+`":`) {
				t.Errorf("the page does not show the field %q of %q", f, name)
			}
		}
	}
	for _, c := range []Code{BadRequest, NoMatch, UnknownGame, IllegalAction, Refused, BadPosition, IO} {
		if !strings.Contains(page, "//\t"+string(c)) {
			t.Errorf("the page does not explain the code %s", c)
		}
	}
}

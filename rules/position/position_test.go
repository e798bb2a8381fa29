package position_test

import (
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/position"
)

type lamp uint8

type house struct {
	Floors uint8        `pos:"floors 1..4"`
	Owner  uint8        `pos:"owner <Floors"`
	Lit    [3]bool      `pos:"lamps.lit by=lamp"`
	Seen   uint8        `pos:"lamps.seen set=lamp"`
	First  lamp         `pos:"first"`
	Rooms  [3]room      `pos:"rooms by=lamp"`
	Waits  [4]room      `pos:"waits count=Depth top"`
	Luck   rules.Chance `pos:"luck"`
	Depth  uint8
	Cat    string
}

type room struct {
	Chairs int8 `pos:"chairs -1..9"`
}

var lamps = []string{"hall", "attic", "cellar"}

func layout() *position.Layout[house] {
	return position.New(position.Spec[house]{
		Info:   &rules.Info{Draws: []rules.DrawInfo{{}, {Name: "die", Min: 1, Max: 6}}},
		Kinds:  map[string]position.Names{"lamp": {IDs: lamps, Also: map[int]string{9: "none"}}},
		Empty:  func(h *house) { h.First = 9 },
		Absent: map[string]func(*house, int) bool{"rooms": func(h *house, i int) bool { return h.Rooms[i].Chairs < 0 }},
		Own: []position.Own[house]{{
			Path:  "cat",
			Write: func(h *house, _ int) any { return h.Cat },
			Read: func(r *position.Reader[house], what string, _ int, in any) {
				r.To.Cat = r.Word(what, in)
			},
		}},
	})
}

const whole = `{"floors":3,"owner":2,"lamps":{"lit":{"hall":true,"attic":false,"cellar":false},"seen":{"attic":true}},"first":"none",` +
	`"rooms":{"hall":{"chairs":4},"cellar":{"chairs":0}},"waits":[{"chairs":2},{"chairs":1}],"seed":"ff","drawn":7,"upcoming":[{"die":6}],"cat":"Mo"}`

// What a tag says is written under the name of the tag, by the names of its kind, and
// read back to the same state.
func TestAPositionIsWrittenAsItsTagsSayAndReadBack(t *testing.T) {
	h := house{Floors: 3, Owner: 2, Lit: [3]bool{true}, Seen: 2, First: 9, Rooms: [3]room{{4}, {-1}, {0}}, Waits: [4]room{{1}, {2}}, Depth: 2, Cat: "Mo"}
	h.Luck.Rand.S, h.Luck.Drawn = 0xff, 7
	h.Luck.Next[0], h.Luck.Waiting = rules.Result{Kind: 1, Value: 6}, 1
	b, err := layout().Write(&h)
	if err != nil || string(b) != whole {
		t.Fatalf("%v\n got %s\nwant %s", err, b, whole)
	}
	back, err := layout().Read(b, &house{})
	if err != nil {
		t.Fatal(err)
	}
	h.Rooms[1].Chairs = 0 // an element without an entry is as Empty left it
	if *back != h {
		t.Fatalf("read back as %+v", *back)
	}
}

// An entry that is unknown, of another kind or out of its range is refused by name.
func TestWrongEntriesAreRefusedByName(t *testing.T) {
	for _, c := range [][3]string{
		{`"floors":3`, `"floors":5`, "floors must be from 1 to 4, not 5"},
		{`"floors":3`, `"floors":"three"`, "floors must be a whole number from 1 to 4"},
		{`"floors":3`, `"flors":3`, `unknown field "flors"`},
		{`"owner":2`, `"owner":3`, "owner must be from 0 to 2"},
		{`"hall":true`, `"hall":1`, "lamps.lit.hall must be true or false"},
		{`"hall":true`, `"porch":true`, `"porch" is none of hall, attic, cellar`},
		{`"attic":true`, `"attic":"yes"`, "lamps.seen.attic must be true or false"},
		{`"first":"none"`, `"first":"porch"`, `first: "porch" is none of`},
		{`"first":"none"`, `"first":0`, "first must be a word"},
		{`{"chairs":4}`, `{"chairs":10}`, "rooms.hall.chairs must be from -1 to 9"},
		{`{"chairs":4}`, `{"chairs":4,"table":1}`, `unknown field "rooms.hall.table"`},
		{`{"chairs":4}`, `4`, "rooms.hall must be an object"},
		{`{"chairs":2}`, `{"chairs":12}`, "waits 0.chairs must be"},
		{`[{"chairs":2},{"chairs":1}]`, `{}`, "waits must be a list"},
		{`[{"chairs":2},{"chairs":1}]`, `[{},{},{},{},{}]`, "length of waits must be from 0 to 4"},
		{`"seed":"ff"`, `"seed":"x"`, "hexadecimal"},
		{`"drawn":7`, `"drawn":-1`, "drawn must be"},
		{`"die":6`, `"die":7`, "from 1 to 6"},
		{`"cat":"Mo"`, `"cat":{}`, "cat must be a word"},
	} {
		in := strings.Replace(whole, c[0], c[1], 1)
		if in == whole {
			t.Fatalf("%q is not there", c[0])
		}
		if _, err := layout().Read([]byte(in), &house{}); err == nil || !strings.Contains(err.Error(), c[2]) {
			t.Errorf("%s: got %v, want %q", c[1], err, c[2])
		}
	}
}

// A tag that means nothing is found when the program starts.
func TestAWrongTagPanics(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("a tag without meaning is taken")
		}
	}()
	position.New(position.Spec[struct {
		N int8 `pos:"n many"`
	}]{})
}

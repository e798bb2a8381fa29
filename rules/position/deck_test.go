package position_test

import (
	"errors"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/position"
)

// A larder is a state with pieces that lie in one place each, and with names that
// depend on it.
type larder struct {
	Cooks  uint8       `pos:"cooks 1..3"`
	Head   uint8       `pos:"head as=Cook"`
	Strict bool        `pos:"rule as=Rule"`
	Stove  stove       `pos:"."`
	Owned  [3]shelf    `pos:"owned by=Cook all"`
	Shelf  uint8       `pos:"shelf in=jars"`
	Racks  [2][2]uint8 `pos:"- at=jars by=Rack down=Turned"`
	Turned [2]uint8
	Signs  [2]int8   `pos:"signs by=Rack once 0..9"`
	Pans   [2]uint8  `pos:"pan at=pots"`
	Cellar [2]uint64 `pos:"cellar in=pots"`
	Hung   uint8
	Seen   [5]uint8 `pos:"seen by=Jar set=Cook sparse"`
	Jobs   [2]job   `pos:"jobs count=Depth top"`
	Depth  uint8
}

type stove struct {
	Heat int8 `pos:"heat 0..9"`
}

type shelf struct {
	Jars uint8 `pos:"shelf in=jars"`
}

type job struct {
	Kind uint8 `pos:"kind as=Job"`
	Bits uint8
	Who  [2]uint8
	N    uint8
}

var (
	jars  = []string{"salt", "rice", "beans", "flour", "sugar"}
	pots  = make([]string, 70)
	noPot = uint8(0xff)
)

func init() {
	for i := range pots {
		pots[i] = "pot" + string(rune('A'+i/26)) + string(rune('a'+i%26))
	}
}

var larderLayout = position.New(position.Spec[larder]{
	Info: &rules.Info{},
	Kinds: map[string]position.Names{
		"Rule": {IDs: []string{"loose", "strict"}},
		"Rack": {IDs: []string{"upper", "lower"}},
		"Jar":  {IDs: jars},
		"Job":  {IDs: []string{"cook", "wash"}},
	},
	Now: map[string]func(*larder) []string{
		"Cook": func(l *larder) []string { return []string{"ann", "bob", "cy"}[:l.Cooks] },
	},
	Sound: func(l *larder) error {
		if l.Cooks == 3 && l.Strict {
			return errors.New("too many cooks")
		}
		return nil
	},
	Empty: func(l *larder) {
		l.Racks, l.Pans, l.Hung = [2][2]uint8{{noPot, noPot}, {noPot, noPot}}, [2]uint8{noPot, noPot}, noPot
	},
	Absent: map[string]func(*larder, int) bool{"heat": func(l *larder, _ int) bool { return l.Stove.Heat == 0 }},
	Decks: []position.Deck[larder]{
		{Name: "jars", IDs: jars, Hidden: position.Always[larder]("hidden")},
		{
			Name: "pots", IDs: pots, New: "cellar",
			More: func(l *larder, lies func(int, string)) {
				if l.Hung != noPot {
					lies(int(l.Hung), "hook")
				}
			},
			Put: func(r *position.Reader[larder], _ string, pot int, at string) bool {
				if at == "hook" {
					r.To.Hung = uint8(pot)
				}
				return at == "hook"
			},
		},
	},
	Own: []position.Own[larder]{{Path: "jobs.*.", Both: func(x *position.Both[larder], i int) {
		j := &x.State.Jobs[i]
		if j.Kind == 0 {
			x.Count("minutes", &j.N, 60)
			x.Object("how", func(x *position.Both[larder]) {
				x.Bit("lid", &j.Bits, 1)
				x.Bit("salt", &j.Bits, 2)
			})
			return
		}
		x.Set("helpers", &j.Bits, "Cook")
		x.List("dries", int(j.N), 2, func(x *position.Both[larder], i int) {
			x.Name("who", &j.Who[i], "Cook")
			if !x.Writes() {
				j.N = uint8(i + 1)
			}
		})
		x.Word("by", "hand", func(word string) {
			if word != "hand" {
				x.Fail("by", "%q cannot wash", word)
			}
		})
	}}},
})

func fullLarder() *larder {
	l := larder{Cooks: 2, Head: 1, Strict: true, Stove: stove{7}, Shelf: 1 << 0, Hung: 69}
	l.Owned[1].Jars = 1 << 1
	l.Racks, l.Turned = [2][2]uint8{{noPot, 2}, {3, 4}}, [2]uint8{0, 2}
	l.Signs[1] = 3
	l.Pans = [2]uint8{noPot, 64}
	l.Cellar = [2]uint64{1<<64 - 1, 1<<5 - 2} // all but 64 and 69
	l.Seen[2] = 3
	l.Jobs = [2]job{{Kind: 0, Bits: 2, N: 20}, {Kind: 1, Bits: 1, Who: [2]uint8{1, 0}, N: 2}}
	l.Depth = 2
	return &l
}

const wholeLarder = `{"cooks":2,"head":"bob","rule":"strict","heat":7,"owned":{"ann":{},"bob":{}},"signs":{"upper":0,"lower":3},"seen":{"beans":{"ann":true,"bob":true}},` +
	`"jobs":[{"kind":"wash","helpers":{"ann":true},"dries":[{"who":"bob"},{"who":"ann"}],"by":"hand"},` +
	`{"kind":"cook","minutes":20,"how":{"lid":false,"salt":true}}],` +
	`"jars":{"salt":"shelf","rice":"shelf:bob","beans":"upper:2","flour":"lower:1","sugar":"lower:2:down"}`

// Every piece has one entry that says where it lies, and is laid there when it is
// read; names that depend on the state, and entries that are named once for both
// ways, are read as they are written.
func TestPiecesHaveOneEntryThatSaysWhere(t *testing.T) {
	l := fullLarder()
	b, err := larderLayout.Write(l)
	if err != nil || !strings.HasPrefix(string(b), wholeLarder) {
		t.Fatalf("%v\n got %s\nwant %s", err, b, wholeLarder)
	}
	for _, want := range []string{`"potCm":"pan:2"`, `"potCr":"hook"`, `"potAa":"cellar"`, `"potCq":"cellar"`} {
		if !strings.Contains(string(b), want) {
			t.Errorf("%s is not said", want)
		}
	}
	back, err := larderLayout.Read(b, &larder{})
	if err != nil || *back != *l {
		t.Fatalf("%v: read back as %+v", err, back)
	}
	if err := larderLayout.Conserved(l); err != nil {
		t.Error(err)
	}
}

// What is not there any more says hidden; what was stored before it existed lies
// where new pieces lie.
func TestPiecesThatAreNowhere(t *testing.T) {
	l := fullLarder()
	l.Shelf, l.Seen[2], l.Stove.Heat = 0, 0, 0
	b, _ := larderLayout.Write(l)
	if s := string(b); !strings.Contains(s, `"salt":"hidden"`) || strings.Contains(s, "seen") || strings.Contains(s, "heat") {
		t.Errorf("got %s", s)
	}
	in := strings.Replace(wholeLarder+`,"pots":{"potAb":"pan:1"}}`, "", "", 1)
	old, err := larderLayout.Read([]byte(in), &larder{})
	if err != nil || old.Pans[0] != 1 || old.Cellar != [2]uint64{1<<64 - 1 - 2, 1<<6 - 1} {
		t.Errorf("%v: %+v", err, old)
	}
	if _, err = larderLayout.Read([]byte(in), old); err != nil {
		t.Error(err)
	}
}

// A piece that is missing, doubled or unknown is found.
func TestPiecesAreConserved(t *testing.T) {
	for _, c := range []struct {
		spoil func(l *larder)
		want  string
	}{
		{func(l *larder) { l.Shelf = 0 }, "jars.salt is nowhere"},
		{func(l *larder) { l.Owned[0].Jars = 1 }, "jars.salt is in two places, shelf:ann and shelf"},
		{func(l *larder) { l.Racks[0][0] = 3 }, "jars.flour is in two places, upper:1 and lower:1"},
		{func(l *larder) { l.Racks[0][0] = 77 }, "jars: what lies in upper:1 does not exist"},
		{func(l *larder) { l.Shelf |= 1 << 6 }, "jars: what lies in shelf does not exist"},
		{func(l *larder) { l.Cellar[1] |= 1 << 6 }, "pots: what lies in cellar does not exist"},
		{func(l *larder) { l.Hung = 0 }, "pots.potAa is in two places, cellar and hook"},
	} {
		l := fullLarder()
		c.spoil(l)
		if err := larderLayout.Conserved(l); err == nil || err.Error() != c.want {
			t.Errorf("got %v, want %s", err, c.want)
		}
	}
}

// A wrong place or entry is refused by name.
func TestWrongPlacesAreRefusedByName(t *testing.T) {
	for _, c := range [][3]string{
		{`"salt":"shelf"`, `"salt":"attic"`, `jars.salt: "attic" is none of shelf, shelf:ann, shelf:bob, upper:1`},
		{`"salt":"shelf"`, `"salt":"shelf:cy"`, `jars.salt: "shelf:cy" is none of`},
		{`"salt":"shelf"`, `"salt":"shelf:down"`, `jars.salt: "shelf:down" is none of`},
		{`"salt":"shelf"`, `"salt":"upper:2"`, "something lies there already"},
		{`"salt":"shelf"`, `"salt":1`, "jars.salt must be a word"},
		{`"salt":"shelf"`, `"pepper":"shelf"`, `"pepper" is none of salt`},
		{`"head":"bob"`, `"head":"cy"`, `head: "cy" is none of ann, bob`},
		{`"minutes":20`, `"minutes":61`, "jobs 1.minutes must be from 0 to 60"},
		{`"minutes":20`, `"hours":1`, `unknown field "jobs 1.hours"`},
		{`"lid":false`, `"lid":0`, "jobs 1.how.lid must be true or false"},
		{`"lid":false`, `"cap":true`, `unknown field "jobs 1.how.cap"`},
		{`{"who":"ann"}`, `{"who":"ann"},{}`, "length of jobs 0.dries must be from 0 to 2"},
		{`{"who":"ann"}`, `{"who":"cy"}`, `jobs 0.dries 1.who: "cy" is none of`},
		{`"by":"hand"`, `"by":"foot"`, `jobs 0.by: "foot" cannot wash`},
		{`"ann":{}`, `"ann":null`, "owned has no entry for ann"},
		{`"lower":3`, `"lower":0`, "signs must not name one thing twice"},
		{`"cooks":2,"head":"bob"`, `"cooks":3,"head":"cy"`, "owned has no entry for cy"},
		{`"cooks":2,"head":"bob","rule":"strict","heat":7,"owned":{"ann":{},"bob":{}}`, `"cooks":3,"rule":"strict","owned":{"ann":{},"bob":{},"cy":{}}`, "too many cooks"},
		{`"heat":7`, `"heat":10`, "heat must be from 0 to 9"},
	} {
		in := strings.Replace(wholeLarder+"}", c[0], c[1], 1)
		if in == wholeLarder+"}" {
			t.Fatalf("%q is not there", c[0])
		}
		if _, err := larderLayout.Read([]byte(in), &larder{}); err == nil || !strings.Contains(err.Error(), c[2]) {
			t.Errorf("%s: got %v, want %q", c[1], err, c[2])
		}
	}
}

// A coop is a state whose pieces have more to say than where they lie.
type coop struct {
	Nests [2]nest `pos:"- by=Nest"`
	Yard  uint8   `pos:"yard in=hens"`
	Best  uint8   `pos:"perch at=hens"`
	Size  uint8
}

type nest struct {
	Hen  uint8 `pos:"nest at=hens"`
	Eggs uint8
	Warm bool
}

func (c *coop) nestOf(hen int) *nest {
	for i := range c.Nests {
		if int(c.Nests[i].Hen) == hen {
			return &c.Nests[i]
		}
	}
	return &nest{}
}

var coopLayout = position.New(position.Spec[coop]{
	Info:  &rules.Info{},
	Kinds: map[string]position.Names{"Nest": {IDs: []string{"left", "right"}}},
	Empty: func(c *coop) { *c = coop{Nests: [2]nest{{Hen: noPot}, {Hen: noPot}}, Best: noPot} },
	Decks: []position.Deck[coop]{{
		Name: "hens", IDs: []string{"ada", "bea", "cleo", "dot"}, Hidden: position.Always[coop]("away"),
		Put: func(_ *position.Reader[coop], _ string, _ int, at string) bool { return at == "away" },
		Beside: func(x *position.Both[coop], hen int) {
			n := x.State.nestOf(hen)
			x.Number("eggs", &n.Eggs, 0, 9)
			x.Flag("warm", &n.Warm)
		},
	}},
	Own: []position.Own[coop]{position.Follows("laying", func(c *coop, _ int) *uint8 { return &c.Size }, func(c *coop, _ int) (n int) {
		for _, n2 := range c.Nests {
			if n2.Hen != noPot {
				n++
			}
		}
		return n
	})},
})

const wholeCoop = `{"hens":{"ada":{"at":"nest:right","eggs":3,"warm":true},"bea":{"at":"yard","eggs":0,"warm":false},` +
	`"cleo":{"at":"perch","eggs":0,"warm":false},"dot":{"at":"away","eggs":0,"warm":false}},"laying":1}`

// A piece may have further entries beside its place; places lie in structs and by
// themselves; what follows from the pieces must agree, or be as it was.
func TestPiecesHaveEntriesBesideTheirPlace(t *testing.T) {
	c := &coop{Nests: [2]nest{{Hen: noPot}, {Hen: 0, Eggs: 3, Warm: true}}, Yard: 1 << 1, Best: 2, Size: 1}
	b, err := coopLayout.Write(c)
	if err != nil || string(b) != wholeCoop {
		t.Fatalf("%v\n got %s\nwant %s", err, b, wholeCoop)
	}
	back, err := coopLayout.Read(b, &coop{})
	if err != nil || *back != *c {
		t.Fatalf("%v: read back as %+v", err, back)
	}
	moved := strings.Replace(wholeCoop, `"at":"yard"`, `"at":"nest:left"`, 1)
	if _, err := coopLayout.Read([]byte(moved), &coop{}); err == nil || err.Error() != "laying says 1, but there are 2" {
		t.Errorf("what does not follow was read: %v", err)
	}
	if back, err = coopLayout.Read([]byte(moved), c); err != nil || back.Size != 2 || back.Nests[0].Hen != 1 {
		t.Errorf("%v: moved to %+v", err, back)
	}
	for _, x := range [][3]string{
		{`"at":"yard"`, `"at":"perch"`, "something lies there already"},
		{`"at":"yard"`, `"at":"nest:up"`, `hens.bea: "nest:up" is none of yard, perch, nest:left, nest:right`},
		{`"at":"yard",`, ``, "hens.bea.at must be a word"},
		{`"eggs":3`, `"eggs":10`, "hens.ada.eggs must be from 0 to 9"},
		{`"eggs":3`, `"chicks":3`, `unknown field "hens.ada.chicks"`},
		{`"warm":true`, `"warm":1`, "hens.ada.warm must be true or false"},
	} {
		if _, err := coopLayout.Read([]byte(strings.Replace(wholeCoop, x[0], x[1], 1)), &coop{}); err == nil || !strings.Contains(err.Error(), x[2]) {
			t.Errorf("%s: got %v, want %q", x[1], err, x[2])
		}
	}
}

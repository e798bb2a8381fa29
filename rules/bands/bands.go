// Package bands says how strong rivals are: how often an automa, a level of bots over
// the one below and a crew of bots win, and in which band that is to lie.
//
// What is asked stands in the game's Info, what was measured in the file BANDS.md of each game,
// which "referee bands" makes and the program reads.
package bands

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"safehouse/rules"
	"safehouse/rules/bot"
)

// A Kind is who plays whom.
type Kind uint8

// Kinds of rows.
const (
	Automa Kind = iota // the automa of a level against a bot that plays alone
	Ladder             // with two seats, a level of bots against the one below
	Crew               // a crew of bots at a heist
	kinds  = 3
)

// A Key is what a row counts.
type Key struct {
	Kind Kind
	Of   string // a level of the automa; the level of bots below; a heist
	Bot  string // the level of bots that plays
}

// A Row is how often somebody won: the automa, the higher level, the crew.
type Row struct {
	Key
	Asked rules.Band
	Games int
	Won   float64 // a shared victory counts in parts
}

// Share is the part of the games that was won, 0 without games.
func (r *Row) Share() float64 {
	if r.Games == 0 {
		return 0
	}
	return r.Won / float64(r.Games)
}

// Inside reports whether what was measured lies in the band that is asked.
func (r *Row) Inside() bool { return r.In(r.Asked) }

// In reports whether what was measured lies in a band.
func (r *Row) In(b rules.Band) bool {
	p := 100 * r.Share()
	return float64(b.From) <= p && p <= float64(b.To)
}

// MayBeIn reports whether a band has a part of the 95 % interval.
func (r *Row) MayBeIn(b rules.Band) bool {
	low, high := Interval(r.Won, r.Games)
	return 100*low <= float64(b.To) && 100*high >= float64(b.From)
}

// Interval is Wilson's 95 % interval of a share of games, which stays between 0 and 1 and is
// right for small numbers too.
func Interval(won float64, games int) (low, high float64) {
	if games == 0 {
		return 0, 1
	}
	const z = 1.959963984540054 // 97.5 % of the normal distribution lie below
	n := float64(games)
	p := won / n
	mid := (p + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return math.Max(0, mid-half), math.Min(1, mid+half)
}

// A Table is what was measured of a game.
type Table struct {
	Game       string
	Rules      int // version that it was measured under
	Iterations int // of the hard level
	Seed       uint64
	Rows       []Row
}

// Find is the row of a key, nil for one that the table does not have.
func (t *Table) Find(k Key) *Row {
	if i := slices.IndexFunc(t.Rows, func(r Row) bool { return r.Key == k }); i >= 0 {
		return &t.Rows[i]
	}
	return nil
}

// Wanted is the rows that the table of a game has to have, in their order, without games:
// every level of the automa against easy, normal and hard bots, every level of bots against
// the one below where seats play against each other, and the heists of crews.
func Wanted(in *rules.Info) (l []Row) {
	add := func(k Key) { l = append(l, Row{Key: k, Asked: askedOf(in, k)}) }
	levels := bot.Levels()
	if o, ok := in.Option(in.Strength); ok {
		for _, v := range o.Values {
			for _, b := range levels[:bot.Rank("hard")+1] {
				add(Key{Automa, v, b.Name})
			}
		}
	}
	classes := in.Bands.Crews
	for i := range classes {
		add(Key{Crew, classes[i].Name, crewBots})
		for _, h := range classes[i].Heists {
			add(Key{Crew, h, crewBots})
		}
	}
	if len(classes) == 0 {
		for i := range levels[1:] {
			add(Key{Ladder, levels[i].Name, levels[i+1].Name})
		}
	}
	return l
}

// crewBots is the level of the crews.
const crewBots = "hard"

// Of is what was measured of a game, with the bands that are asked of it now; the zero
// Table for one without a file, such as a campaign.
func Of(in *rules.Info) (*Table, error) {
	if in.Campaign || in.Bands.Measured == "" {
		return &Table{Game: in.ID}, nil
	}
	return Parse(in, in.Bands.Measured)
}

// heads are the headings of the kinds of rows.
var heads = [kinds]string{Automa: "Alone against the automa", Ladder: "A level of bots against the one below", Crew: "Crews of bots"}

const headLine = "Rules version %d, %d iterations for hard, seed %d."

// Parse reads what Format wrote of a game.
func Parse(in *rules.Info, text string) (*Table, error) {
	t := &Table{Game: in.ID}
	kind := Kind(kinds)
	for n, line := range strings.Split(text, "\n") {
		wrong := func(what any) error { return fmt.Errorf("bands of %s: line %d: %v", in.ID, n+1, what) }
		switch {
		case strings.HasPrefix(line, "Rules version"):
			if _, err := fmt.Sscanf(line, headLine, &t.Rules, &t.Iterations, &t.Seed); err != nil {
				return nil, wrong(err)
			}
		case strings.HasPrefix(line, "## "):
			i := slices.Index(heads[:], line[3:])
			if i < 0 {
				return nil, wrong("no such table")
			}
			kind = Kind(i)
		case strings.HasPrefix(line, "| ") && !strings.HasPrefix(line, "| named |"):
			cells := strings.Split(line, "|")
			if kind == kinds || len(cells) != columns+2 {
				return nil, wrong("no row of a table")
			}
			r := Row{Key: Key{kind, strings.TrimSpace(cells[2]), strings.TrimSpace(cells[3])}}
			if _, err := fmt.Sscan(cells[4]+" "+cells[5], &r.Games, &r.Won); err != nil {
				return nil, wrong(err)
			}
			if t.Find(r.Key) != nil {
				return nil, wrong("stands there twice")
			}
			r.Asked = askedOf(in, r.Key)
			t.Rows = append(t.Rows, r)
		}
	}
	return t, nil
}

// columns of a row: named, of, bot, games, won, in parts of 100, interval, asked, inside.
const columns = 9

// Format writes a table for people and for Parse. named puts what a row is
// of into words.
func Format(t *Table, title string, named func(Key) string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "# How strong the rivals in %s are\n\nMade by `make bands`, not by hand.\n", title)
	fmt.Fprintf(&b, headLine+"\n", t.Rules, t.Iterations, t.Seed)
	rows := slices.Clone(t.Rows)
	slices.SortStableFunc(rows, func(a, b Row) int { return cmp.Compare(a.Kind, b.Kind) })
	for i := range rows {
		r := &rows[i]
		if i == 0 || r.Kind != rows[i-1].Kind {
			fmt.Fprintf(&b, "\n## %s\n\n| named | level | bot | games | won | %% | 95 %% interval | asked | inside |\n|---|---|---|---:|---:|---:|---|---|---|\n", heads[r.Kind])
		}
		low, high := Interval(r.Won, r.Games)
		asked, inside := "", ""
		if r.Asked != All {
			asked = fmt.Sprintf("%d to %d", r.Asked.From, r.Asked.To)
			switch {
			case r.Games == 0:
			case r.Inside():
				inside = "yes"
			default:
				inside = "no"
			}
		}
		fmt.Fprintf(&b, "| %s | %s | %s | %d | %.6g | %.1f | %.1f to %.1f | %s | %s |\n", named(r.Key), r.Of, r.Bot, r.Games, r.Won, 100*r.Share(), 100*low, 100*high, asked, inside)
	}
	return b.String()
}

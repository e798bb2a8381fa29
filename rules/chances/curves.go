package chances

import (
	"bufio"
	_ "embed" // the curves
	"fmt"
	"strings"
	"sync"

	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/match"
)

//go:embed curves.txt
var written string

// A Key says of which matches a curve speaks.
type Key struct {
	Game  string
	Table string // alone, or alone/ and how strong the automa is; 2; or 3+
	Level string // of the bots
}

// KeyOf is the key of a match of a game with a set-up.
func KeyOf(g rules.Game, setup rules.Setup, level string) Key {
	in := g.Info()
	k := Key{in.ID, "3+", level}
	switch setup.Seats {
	case 1:
		k.Table = "alone"
		if o, ok := in.Option(in.Strength); ok {
			v, set := setup.Options[in.Strength]
			if !set {
				v = o.Default
			}
			k.Table += "/" + o.Format(v)
		}
	case 2:
		k.Table = "2"
	}
	return k
}

// Of is the key of a match: its level is that of its best bot, or the usual one where only persons and an
// automa play.
func Of(m *match.Match) Key {
	best := -1
	for _, c := range m.Controllers() {
		if c.Kind == match.Bot {
			best = max(best, bot.Rank(c.Level))
		}
	}
	level := Usual
	if best >= 0 {
		level = bot.Levels()[best].Name
	}
	return KeyOf(m.Game(), m.Setup(), level)
}

// Usual is the level of chances where only persons and an automa play.
const Usual = "normal"

// curves are those of curves.txt.
var curves = sync.OnceValue(func() map[Key]Curve {
	m, err := Parse(written)
	if err != nil {
		panic(err)
	}
	return m
})

// Parse reads curves, one a line as Format writes them; lines that begin with # are left out.
func Parse(text string) (map[Key]Curve, error) {
	m := map[Key]Curve{}
	lines := bufio.NewScanner(strings.NewReader(text))
	for n := 1; lines.Scan(); n++ {
		line := strings.TrimSpace(lines.Text())
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		var k Key
		var c Curve
		if _, err := fmt.Sscan(line, &k.Game, &k.Table, &k.Level, &c.A, &c.B, &c.C, &c.D, &c.Games); err != nil {
			return nil, fmt.Errorf("chances: line %d of the curves: %w", n, err)
		}
		if _, twice := m[k]; twice {
			return nil, fmt.Errorf("chances: line %d of the curves: %v stands there twice", n, k)
		}
		m[k] = c
	}
	return m, nil
}

// Format is a line of the curves.
func Format(k Key, c Curve) string {
	return fmt.Sprintf("%-14s %-19s %-7s %7.3f %7.3f %7.3f %7.3f %4d", k.Game, k.Table, k.Level, c.A, c.B, c.C, c.D, c.Games)
}

// Find is the curve of a key; where its level was not measured, that of the next weaker one that was, else the
// usual one. ok is false for a game or a table without one.
func Find(k Key) (c Curve, ok bool) {
	for rank := bot.Rank(k.Level); rank >= 0; rank-- {
		if c, ok = curves()[Key{k.Game, k.Table, bot.Levels()[rank].Name}]; ok {
			return c, true
		}
	}
	c, ok = curves()[Key{k.Game, k.Table, Usual}]
	return c, ok
}

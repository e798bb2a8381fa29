package play_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/match"
	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// A match that begins at a position (a lesson's, or a step of another match) has a past that nothing tells of. No report
// and no look back at it names a round before that, a figure of it, or says that nothing was done in it; from which round
// on it is told stands over board and strip. A match that is known from its beginning says no such thing.
func TestAReportTellsOnlyWhatWasSeen(t *testing.T) {
	early := regexp.MustCompile(`(?i)rounds? (\d+)`)
	for _, id := range slices.Sorted(scenestest.MapKeys(tables.Lessons)) {
		g := scenestest.Game(t, id)
		read := func(t *testing.T, m *match.Match) string {
			t.Helper()
			d := scenestest.School(t)
			d.Ended(m)
			d.Play("wait idle\nhover 3 3\nwait idle")
			st := d.App.Top().Stage()
			var words []string
			for _, id := range st.Things() {
				if x := st.Thing(id); x != nil {
					words = append(words, x.Label)
				}
			}
			return strings.Join(append(words, st.Words()...), "\n")
		}
		check := func(t *testing.T, m *match.Match) {
			t.Helper()
			words := read(t, m)
			for _, no := range []string{"proximity 0:", "0 of 0", "No Story Crime", "Briefcases", "was ahead all the time"} {
				if strings.Contains(words, no) {
					t.Errorf("%q is said from step %d, round %d", no, m.First(), m.Since())
				}
			}
			for _, x := range early.FindAllStringSubmatch(words, -1) {
				var n int
				if fmt.Sscan(x[1], &n); n < m.Since() {
					t.Errorf("%q is said, though it begins in round %d", x[0], m.Since())
				}
			}
			if !strings.Contains(words, fmt.Sprintf(", from round %d", m.Since())) {
				t.Errorf("nothing says that it is told from round %d", m.Since())
			}
		}
		t.Run(id, func(t *testing.T) {
			n := max(2, g.Info().MinSeats)
			m, err := match.New(g, rules.Setup{Seats: n, Seed: 3}, scenestest.People(n), nil)
			if err != nil {
				t.Fatal(err)
			}
			if words := read(t, scenestest.Played(t, m)); strings.Contains(words, ", from round ") {
				t.Error("a whole match is told from a round")
			}
			if early := m.Continue(0, nil); !early.Whole() {
				t.Error("a branch of the first step is no whole match")
			}
			for _, at := range []int{len(m.Steps()) / 2, len(m.Steps()) - 2} {
				if c := m.Continue(at, nil); !c.Whole() {
					check(t, scenestest.Played(t, c))
				}
			}
			d := scenestest.School(t)
			d.Teach(id, 0)
			d.Rest()
			m = play.Table(d.App).Match
			m = m.Continue(len(m.Steps()), nil)
			if d.App.Home(); !m.Whole() {
				check(t, scenestest.Played(t, m))
			}
		})
	}
}

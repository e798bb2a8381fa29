package games_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/games"
	"safehouse/rules/rulestest"
)

// short is how a reason says that something is short: a price, how much of a thing there is, too little of it.
var short = regexp.MustCompile(`(?i)(^|[ $])\d+(k|$|[ ,.;:])|\btoo (few|little)\b|\byou do not have\b|\bat (most|least)\b`)

// numbered are names with a number in them.
var numbered = regexp.MustCompile(`(Player|Level|Part|place) \d+|door \d+|[x×]\d+|corruption \d+|Gain \d+ Grip`)

// clauses are the parts of a reason.
var clauses = regexp.MustCompile(`[.;:,]\s+`)

// bare reports whether a reason says that something is short and nothing else: no clause of it names a rule, a state or
// what would change it.
func bare(words string) bool {
	words = numbered.ReplaceAllString(strings.TrimRight(words, "."), "$1")
	if !short.MatchString(words) {
		return false
	}
	return !slices.ContainsFunc(clauses.Split(words, -1), func(c string) bool {
		return len(strings.Fields(c)) >= 2 && !short.MatchString(c)
	})
}

// A reason against an action is never only a number: it names the rule or the state that forbids it, or what would change it.
func TestAReasonIsNeverOnlyANumber(t *testing.T) {
	b := book(t)
	for _, g := range slices.Concat(games.All, games.Campaigns) {
		t.Run(g.Info().ID, func(t *testing.T) {
			// Most sentences come up thousands of times; each is judged once.
			say, seen, judged := sayer(b, g), map[string]bool{}, map[string]bool{}
			along(t, g, rulestest.Sample(12, 60), 300, 3, func(_, _ int, s rules.State, _ []rules.Action, r *rules.Rand) {
				for range 60 {
					m := s.Why(rulestest.RandomAction(g.Info(), r))
					if m.IsZero() || seen[m.Key] {
						continue
					}
					words := say(m)
					if judged[words] {
						continue
					}
					judged[words] = true
					if bare(words) {
						seen[m.Key] = true
						t.Errorf("%s: %q", m.Key, words)
					}
				}
			})
		})
	}
}

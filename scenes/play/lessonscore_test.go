package play_test

import (
	"fmt"
	"regexp"
	"slices"
	"testing"

	"safehouse/render"
	"safehouse/rules"
	names "safehouse/rules/position"
	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// toScoring is what happens in the lesson of a game before it ends, by the kinds of its events.
var toScoring = map[string][]string{
	"infiltration":  {"revealed", "token", "collected", "freed", "interface", "npc-placed-down", "npc-flipped", "npc-moves", "npc-left", "delayed", "alarm", "proximity", "escaped", "all-out"},
	"deepstate":     {"infiltrated", "hoc-card", "taken", "recalled", "over-infiltrated", "expelled", "grudge", "carried-out", "joined", "spent", "war-over", "treaty-phase", "hoc-reveals", "hoc-keeps", "made", "scoring", "over"},
	"intoodeep":     {"hooked", "grip", "side-crime", "boost", "moved", "picked-up", "boost-spent", "power", "heat", "filed", "tolerance", "story-crime", "plank", "dossier", "displayed", "drew", "echo-card", "heat-moved", "progress", "dilemma", "triggered", "success", "banked", "slot-cleared", "chapter"},
	"shadownetwork": {"placed", "lost", "leaked", "used", "briefcase", "milestone", "completed", "action", "hired", "column", "incentive", "returned", "wages", "shows-hand", "scored"},
	"masters":       {"planned", "die", "acted", "moved", "placed", "took", "noise", "alert", "event", "crisis", "gate", "escape", "declared", "last-ditch", "won", "stuck", "busted", "escaped", "success"},
}

// goesOn is what stands at the end of a lesson whose scoring is not the end of the game, as its last notes say.
var goesOn = map[string]map[string]any{
	"intoodeep": {"chapter.number": 2, "players.0.intel": 9 + 2 + 3 + 8 + 6, "players.0.tolerance": 2, "dilemmas.intel-4-copy-1": "well:0", "dilemmas.timing-4": "well:0", "dilemmas.poster-ghost-5": "discard",
		"evidence.timing-1": "public", "evidence.timing-2": "locker:0", "evidence.timing-3": "public", "evidence.ringleader-2": "public"},
}

// A lesson plays to a scoring, note by note, whichever of the presses that a note asks for comes first.
func TestALessonPlaysToAScoring(t *testing.T) {
	for _, game := range slices.Sorted(scenestest.MapKeys(tables.Lessons)) {
		kinds := toScoring[game]
		if kinds == nil {
			t.Errorf("nobody says what the lesson of %s plays to", game)
		}
		for _, name := range []string{"as lit", "last first"} {
			t.Run(game+" "+name, func(t *testing.T) {
				l := tables.Lessons[game]()
				d := scenestest.School(t)
				d.Teach(game, 0)
				d.Rest()
				read := map[int]bool{}
				for step := 0; !play.Lesson(d.App).Over; step++ {
					s := play.Lesson(d.App)
					if read[s.Note] = true; step > 6*len(l.Notes) {
						t.Fatalf("it hangs at note %s", l.Notes[s.Note].ID)
					}
					if st := play.Table(d.App).Match.State(); name == "last first" && l.Notes[s.Note].Free && d.App.Top().Stage().Modals() == 0 {
						slices.Reverse(s.Wants)
						if i := slices.IndexFunc(s.Wants, func(a rules.Action) bool { return st.Why(a).IsZero() }); i >= 0 {
							d.Visit("do " + render.Plain(d.House.Book.Say(game, st.Describe(s.Wants[i]))) + "\nwait idle")
							continue
						}
					}
					follow(d)
				}
				for i, n := range l.Notes {
					if !read[i] {
						t.Errorf("note %s never lay on the table", n.ID)
					}
				}
				m := play.Table(d.App).Match
				if then := goesOn[game]; m.Turn().Done != (then == nil) || !names.Holds(m.State(), then) {
					t.Errorf("the match is over: %v; it does not come to %v", m.Turn().Done, then)
				}
				happened := map[string]bool{}
				for _, st := range m.Steps() {
					for _, e := range st.Events {
						happened[m.Game().Info().Events[e.Kind]] = true
					}
				}
				for _, k := range kinds {
					if !happened[k] {
						t.Errorf("%s does not happen", k)
					}
				}
				for _, list := range []string{"last.can", "last.adds"} {
					if !d.House.Book.Has(game+"-guide", list) {
						t.Errorf("the last page has no %s", list)
					}
				}
				if o := m.Outcome(); m.Turn().Done && game != "masters" { // the last note counts the scores up to what they come to
					last := d.House.Book.T(game+"-guide", l.Notes[len(l.Notes)-1].ID+".text", nil)
					all := slices.Clone(o.Seats)
					if o.Automa != nil {
						all = append(all, *o.Automa)
					}
					for _, s := range all {
						if !regexp.MustCompile(fmt.Sprintf(`\b%d\b`, s.Total)).MatchString(last) {
							t.Errorf("the last note does not say %d: %s", s.Total, last)
						}
					}
				}
			})
		}
	}
}

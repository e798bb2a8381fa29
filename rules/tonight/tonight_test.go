package tonight_test

import (
	"crypto/sha256"
	"fmt"
	"strings"
	"testing"
	"time"

	"safehouse/rules"
	"safehouse/rules/games"
	"safehouse/rules/tonight"
)

// Every job of four years can be set up, no game comes twice in a row, and every set-up
// of the tables has its night.
func TestEveryNightHasAJobThatCanBePlayed(t *testing.T) {
	day, last := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC), ""
	kinds := map[string]bool{}
	for range 4 * 365 {
		j, err := tonight.Of(tonight.Day(day), games.Find)
		if err != nil {
			t.Fatal(err)
		}
		g, ok := games.Find(j.Game)
		if !ok {
			t.Fatalf("%s: there is no game %s", j.Day, j.Game)
		}
		if _, err := g.New(j.Setup); err != nil {
			t.Errorf("%s: %v", j.Day, err)
		}
		if j.Game == last {
			t.Errorf("%s: %s again", j.Day, j.Game)
		}
		last = j.Game
		kinds[j.Game+string(rune('0'+j.Setup.Seats))] = true
		day = day.AddDate(0, 0, 1)
	}
	if len(kinds) < 18 {
		t.Errorf("four years have only %d kinds of nights: %v", len(kinds), kinds)
	}
}

// All jobs of ten years, down to the names of their options: a value that comes between others, or another usual
// one, changes none of them.
func TestAllJobsAreTheSameForEver(t *testing.T) {
	h := sha256.New()
	for day := time.Date(2024, 1, 1, 0, 0, 0, 0, time.UTC); day.Year() < 2034; day = day.AddDate(0, 0, 1) {
		j, err := tonight.Of(tonight.Day(day), games.Find)
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintln(h, j.Day, j.Game, j.Bots, j.Setup.Seats, j.Setup.Seed)
		g, _ := games.Find(j.Game)
		for i := range g.Info().Options {
			o := &g.Info().Options[i]
			if v, ok := j.Setup.Options[o.ID]; ok {
				fmt.Fprintln(h, o.ID, o.Format(v))
			}
		}
	}
	if got, want := fmt.Sprintf("%x", h.Sum(nil)[:8]), "889aeb4400e56361"; got != want {
		t.Errorf("the jobs add up to %s, not %s", got, want)
	}
}

// A job of a game that is not here, or with a value that its game does not have, is refused
// with a word on what is missing.
func TestAJobThatCannotBeIsRefused(t *testing.T) {
	none := func(string) (rules.Game, bool) { return nil, false }
	if _, err := tonight.Of("2026-11-23", none); err == nil || !strings.Contains(err.Error(), "masters") {
		t.Errorf("without any game it is %v", err)
	}
	bare := func(string) (rules.Game, bool) { return without{}, true }
	if _, err := tonight.Of("2026-11-23", bare); err == nil || !strings.Contains(err.Error(), "no option heist") && !strings.Contains(err.Error(), "no option level") {
		t.Errorf("without its options it is %v", err)
	}
}

// without is a game without options.
type without struct{ rules.Game }

func (without) Info() *rules.Info { return &rules.Info{ID: "bare"} }

// A job is the same for ever: these were read off when jobs were first published.
func TestAJobIsTheSameOnEveryMachine(t *testing.T) {
	for day, want := range map[string]struct {
		game, bots string
		seats      int
		seed       uint64
	}{
		"2026-11-23": {"masters", "easy", 4, 861820},
		"2026-11-24": {"deepstate", "normal", 1, 207701},
		"2028-02-29": {"infiltration", "normal", 3, 767668},
	} {
		j, err := tonight.Of(day, games.Find)
		if err != nil || j.Game != want.game || j.Bots != want.bots || j.Setup.Seats != want.seats || j.Setup.Seed != want.seed {
			t.Errorf("%s: %+v (%v)", day, j, err)
		}
	}
}

func TestMondayIsEasyAndTheWeekEndIsHard(t *testing.T) {
	for day, want := range map[string]string{"2026-11-23": "easy", "2026-11-25": "normal", "2026-11-28": "hard", "2026-11-29": "hard"} {
		if j, err := tonight.Of(day, games.Find); err != nil || j.Bots != want {
			t.Errorf("%s: %s, not %s (%v)", day, j.Bots, want, err)
		}
	}
}

func TestWhatIsNoDayHasNoJob(t *testing.T) {
	for _, day := range []string{"", "yesterday", "2026-02-30", "1999-12-31", "2026-1-1"} {
		if j, err := tonight.Of(day, games.Find); err == nil {
			t.Errorf("%q has the job %+v", day, j)
		}
	}
}

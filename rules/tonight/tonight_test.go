package tonight_test

import (
	"testing"
	"time"

	"safehouse/rules/games"
	"safehouse/rules/tonight"
)

// Every job of four years can be set up, no game comes twice in a row, and every set-up
// of the tables has its night.
func TestEveryNightHasAJobThatCanBePlayed(t *testing.T) {
	day, last := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC), ""
	kinds := map[string]bool{}
	for range 4 * 365 {
		j, err := tonight.Of(tonight.Day(day))
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
		j, err := tonight.Of(day)
		if err != nil || j.Game != want.game || j.Bots != want.bots || j.Setup.Seats != want.seats || j.Setup.Seed != want.seed {
			t.Errorf("%s: %+v (%v)", day, j, err)
		}
	}
}

func TestMondayIsEasyAndTheWeekEndIsHard(t *testing.T) {
	for day, want := range map[string]string{"2026-11-23": "easy", "2026-11-25": "normal", "2026-11-28": "hard", "2026-11-29": "hard"} {
		if j, err := tonight.Of(day); err != nil || j.Bots != want {
			t.Errorf("%s: %s, not %s (%v)", day, j.Bots, want, err)
		}
	}
}

func TestWhatIsNoDayHasNoJob(t *testing.T) {
	for _, day := range []string{"", "yesterday", "2026-02-30", "1999-12-31", "2026-1-1"} {
		if j, err := tonight.Of(day); err == nil {
			t.Errorf("%q has the job %+v", day, j)
		}
	}
}

package measure

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/chances"
	"safehouse/rules/games"
)

// The command lays curves for the tables that are asked for and replaces their lines in a file; the others stay.
func TestCurvesAreMadeAndReplaced(t *testing.T) {
	at := filepath.Join(t.TempDir(), "curves.txt")
	old := "# what it is\n" + chances.Format(chances.Key{Game: "deepstate", Table: "2", Level: "easy"}, chances.Curve{A: 9}) + "\n" +
		chances.Format(chances.Key{Game: "masters", Table: "3+", Level: "easy"}, chances.Curve{A: 7}) + "\n"
	if err := os.WriteFile(at, []byte(old), 0o644); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	err := RunCalibrate([]string{"-game", "deepstate", "-seats", "2", "-levels", "easy", "-games", "9", "-positions", "3", "-table", at}, games.All, &out, io.Discard)
	if err != nil || !strings.Contains(out.String(), "12 games, 27 samples") || !strings.Contains(out.String(), "over 9 other positions") {
		t.Fatalf("%v\n%s", err, out.String())
	}
	b, err := os.ReadFile(at)
	if err != nil {
		t.Fatal(err)
	}
	curves, err := chances.Parse(string(b))
	if err != nil || len(curves) != 2 || curves[chances.Key{Game: "masters", Table: "3+", Level: "easy"}].A != 7 || !strings.HasPrefix(string(b), "# what it is\n") {
		t.Fatalf("%v\n%s", err, b)
	}
	if a := curves[chances.Key{Game: "deepstate", Table: "2", Level: "easy"}].A; a == 9 || a == 0 {
		t.Errorf("the curve was not replaced:\n%s", b)
	}
	if err := RunCalibrate([]string{"-game", "deepstate", "-positions", "0"}, games.All, io.Discard, io.Discard); !errors.Is(err, ErrUsage) {
		t.Errorf("no positions: %v", err)
	}
}

// What is shown is what happens: over the positions of games that no curve has seen the chances are off by at most 5 of 100 on
// the mean, and by at most 10 in a bin of 60 positions. It plays for an hour: with SAFEHOUSE_SOAK=1.
func TestChancesAreWhatHappens(t *testing.T) {
	if os.Getenv("SAFEHOUSE_SOAK") != "1" {
		t.Skip("it plays for an hour: with SAFEHOUSE_SOAK=1")
	}
	for _, g := range games.All {
		in := g.Info()
		for kind := in.MinSeats; kind <= min(in.MaxSeats, more); kind++ {
			k := calibrator{series{game: g, games: 170, seed: 2, options: rules.Options{}, budget: bot.Budget{Iterations: bot.DefaultIterations}, workers: 2}, 6}
			lv, err := bot.FindLevel(chances.Usual)
			if err != nil {
				t.Fatal(err)
			}
			var out bytes.Buffer
			_, q, err := k.all(kind, lv, true, &out)
			if err != nil || q.Gap > 0.05 || q.Worst > 0.1 {
				t.Errorf("%s with %d seats: %v, %.3f off, %.3f at worst\n%s", in.ID, kind, err, q.Gap, q.Worst, out.String())
			}
		}
	}
}

package measure

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/games"
	"safehouse/rules/rulestest/lamps"
)

// simmed is what sim says with these flags.
func simmed(t *testing.T, list []rules.Game, args ...string) *Sim {
	t.Helper()
	sim, out, err := trySim(t, list, args...)
	if err != nil {
		t.Fatalf("sim %v: %v\n%s", args, err, out)
	}
	return sim
}

func trySim(t *testing.T, list []rules.Game, args ...string) (*Sim, string, error) {
	t.Helper()
	var out bytes.Buffer
	err := RunSim(append([]string{"-json"}, args...), list, &out, io.Discard)
	lines := strings.Split(strings.TrimSpace(out.String()), "\n")
	sim := &Sim{}
	if json.Unmarshal([]byte(lines[len(lines)-1]), sim) != nil {
		sim = nil
	} else {
		timeless(sim)
	}
	return sim, out.String(), err
}

// The shards of a series add up to exactly the series, in every order: every game, career and campaign. River City at random
// takes ten seconds a game: with SAFEHOUSE_SOAK=1.
func TestShardsAddUpToTheSeries(t *testing.T) {
	for _, g := range append([]rules.Game{lamps.Game{}, lamps.Game{Fault: lamps.Refuses}}, games.Playable()...) {
		list := []rules.Game{g}
		if g.Info().ID == "rivercity" && os.Getenv("SAFEHOUSE_SOAK") != "1" {
			continue
		}
		n, parts := "8", []string{"1/3", "2/3", "3/3"}
		if g.Info().Campaign {
			n, parts = "2", []string{"1/2", "2/2"} // a campaign is many matches
		}
		base := []string{"-game", g.Info().ID, "-games", n, "-iterations", "2", "-events"}
		if g.Info().ID == "lamps" {
			base = append(base, "-mixes")
			base[3] = "200"
		}
		want, _, wrong := trySim(t, list, base...)
		dir, files := t.TempDir(), []string{"-merge"}
		for _, p := range parts {
			file := filepath.Join(dir, p[:1]+".sim")
			trySim(t, list, append(base, "-shard", p, "-file", file)...)
			files = append(files[:1:1], append([]string{file}, files[1:]...)...)
		}
		got, out, err := trySim(t, list, files...)
		if (err == nil) != (wrong == nil) || !reflect.DeepEqual(got, want) {
			t.Errorf("%s: the merged shards give\n%+v (%v)\nnot\n%+v\n%s", g.Info().ID, got, err, want, out)
		}
		if want == nil || want.Games == 0 {
			t.Fatalf("%s: nothing was played: %v", g.Info().ID, wrong)
		}
	}
}

// A shard that was broken off goes on where its file ends, and ends with what it would have been in one go.
func TestAShardGoesOn(t *testing.T) {
	list, dir := []rules.Game{lamps.Game{}}, t.TempDir()
	base := []string{"-game", "lamps", "-games", "1000", "-mixes", "-shard", "2/3"}
	file := filepath.Join(dir, "whole.sim")
	want := simmed(t, list, append(base, "-file", file)...)
	whole, err := readShard(file)
	if err != nil {
		t.Fatal(err)
	}
	s := &series{game: list[0], games: 1000, seed: 1, levels: mustLevels(t, "random"), options: rules.Options{}, budget: (&common{}).budget(), workers: 1, mixes: mixes(list[0], 50)}
	off := filepath.Join(dir, "off.sim")
	for _, done := range []int{1, 64, 332} {
		x, err := newShard(s, list, "2/3", off)
		if err != nil {
			t.Fatal(err)
		}
		from, _ := x.games()
		x.Tally.play(s, from+x.Done, from+done)
		x.Done = done
		if err := x.write(); err != nil {
			t.Fatal(err)
		}
	}
	if got := simmed(t, list, append(base, "-file", off)...); !reflect.DeepEqual(got, want) {
		t.Errorf("broken off three times: %+v, in one go %+v", got, want)
	}
	again, err := readShard(off)
	if err != nil || again.Done != whole.Done || again.Tally.Games != 333 {
		t.Errorf("the file has %d games, %v", again.Done, err)
	}
	before, _ := os.Stat(off)
	time.Sleep(10 * time.Millisecond)
	if got := simmed(t, list, append(base, "-file", off)...); !reflect.DeepEqual(got, want) {
		t.Errorf("a shard that is done: %+v, want %+v", got, want)
	}
	if after, err := os.Stat(off); err != nil || after.Size() == 0 || before.Size() == 0 {
		t.Error(err)
	}
	if l, err := os.ReadDir(dir); err != nil || len(l) != 2 {
		t.Errorf("%d files are left in the folder, want 2: %v", len(l), err)
	}
}

func mustLevels(t *testing.T, names string) []bot.Level {
	t.Helper()
	l, err := parseLevels(names)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// The parts of a series are of one size, next to one another, and together all of it.
func TestShardsAreAllOfASeries(t *testing.T) {
	for _, games := range []int{0, 1, 7, 100, 1_000_003} {
		for of := 1; of <= 9; of++ {
			next := 0
			for i := 1; i <= of; i++ {
				x := shard{Shard: i, Of: of, Series: seriesID{Games: games}}
				from, to := x.games()
				if from != next || to-from < games/of || to-from > games/of+1 {
					t.Errorf("shard %d/%d of %d games is %d to %d, after %d", i, of, games, from, to, next)
				}
				next = to
			}
			if next != games {
				t.Errorf("%d shards end with game %d of %d", of, next, games)
			}
		}
	}
}

// What is wrong with shards is said in words, and no file is touched.
func TestShardsSayWhatIsWrong(t *testing.T) {
	list, dir := []rules.Game{lamps.Game{}}, t.TempDir()
	at := func(name string) string { return filepath.Join(dir, name) }
	base := "-game lamps -games 30 "
	for i, part := range []string{"1/2", "2/2"} {
		simmed(t, list, strings.Fields(base+"-shard "+part+" -file "+at([]string{"a", "b"}[i]))...)
	}
	simmed(t, list, strings.Fields(base+"-seed 2 -shard 2/2 -file "+at("other"))...)
	x, err := readShard(at("a"))
	if err != nil {
		t.Fatal(err)
	}
	x.file, x.Done, x.Tally.Games = at("open"), x.Done-1, x.Tally.Games-1
	x.Tally.Decisions.N--
	if err := x.write(); err != nil {
		t.Fatal(err)
	}
	x.file, x.Done = at("contradicts"), x.Done-1
	x.write()
	b, _ := os.ReadFile(at("a"))
	for name, s := range map[string]string{"torn": string(b[:len(b)/2]), "empty": "", "form": strings.Replace(string(b), "shard 1", "shard 9", 1),
		"chess": strings.ReplaceAll(string(b), "lamps", "chess")} {
		if err := os.WriteFile(at(name), []byte(s), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct {
		args, words string
		usage       bool
	}{
		{base + "-shard 1/2", "-file", true},
		{base + "-shard 0/2 -file " + at("new"), "i/n", true},
		{base + "-shard 3/2 -file " + at("new"), "i/n", true},
		{base + "-shard 2 -file " + at("new"), "i/n", true},
		{base + "-shard two/2 -file " + at("new"), "i/n", true},
		{base + "-shard 1/31 -file " + at("new"), "as many parts as games", true},
		{base + "-ms 5 -file " + at("new"), "-iterations", true},
		{base + "-shard 2/2 -file " + at("a"), "is shard 1/2, not 2/2", true},
		{base + "-seed 3 -shard 1/2 -file " + at("a"), "is of another series", true},
		{base + "-shard 1/2 -file " + at("torn"), "no whole file", false},
		{base + "-shard 1/2 -file " + filepath.Join(dir, "none", "x"), "none", false},
		{"-merge", "needs the files", true},
		{"-merge " + at("a") + " " + at("a"), "are both shard 1/2", true},
		{"-merge " + at("a"), "shard 2/2 of lamps is not there", false},
		{"-merge " + at("open") + " " + at("b"), "has 14 of 15 games", false},
		{"-merge " + at("a") + " " + at("other"), "shard 1/2 of lamps is not there", false},
		{"-merge " + at("torn"), "no whole file", false},
		{"-merge " + at("empty"), "no whole file", false},
		{"-merge " + at("form"), "safehouse sim shard 9", false},
		{"-merge " + at("contradicts"), "contradicts itself", false},
		{"-merge " + at("chess"), `"chess", a game that is not known here`, false},
		{"-merge " + at("nowhere"), "nowhere", false},
	} {
		_, out, err := trySim(t, list, strings.Fields(c.args)...)
		if err == nil || !strings.Contains(err.Error(), c.words) || errors.Is(err, ErrUsage) != c.usage {
			t.Errorf("sim %s: %v, want words %q\n%s", c.args, err, c.words, out)
		}
	}
	if now, err := os.ReadFile(at("a")); err != nil || !bytes.Equal(now, b) {
		t.Errorf("a file was touched: %v", err)
	}
	if _, err := os.Stat(at("new")); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("a file was begun: %v", err)
	}
}

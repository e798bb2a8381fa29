package main

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"safehouse/rules/games"
)

const root = "../../.."

// opened is the table of the file that the house keeps.
func opened(t *testing.T) (*soak, string) {
	t.Helper()
	s := &soak{file: filepath.Join(root, "rules", "rulestest", "SOAK.md"), games: games.Playable(), now: time.Now, out: &bytes.Buffer{}}
	if err := s.open(root); err != nil {
		t.Fatal(err)
	}
	b, err := os.ReadFile(s.file)
	if err != nil {
		t.Fatal(err)
	}
	return s, string(b)
}

// The file is what the command writes today: every title, every check and every fuzz test has its row in it.
func TestTheFileIsThatOfTheCommand(t *testing.T) {
	s, is := opened(t)
	if want := format(s.rows); is != want {
		t.Errorf("SOAK.md is not as the command writes it: run go run ./rules/rulestest/soak sims -only=none\ngot\n%s\nwant\n%s", is, want)
	}
	seen := map[string]bool{}
	for _, r := range s.rows {
		if seen[r.what] || seen[r.id] || strings.Contains(r.what, "|") {
			t.Errorf("two rows are %q, or it has a bar", r.what)
		}
		seen[r.what], seen[r.id] = true, true
		if day, err := time.Parse(time.DateOnly, r.day); r.n > 0 && (err != nil || day.Year() < 2026) {
			t.Errorf("%s was measured on %q", r.what, r.day)
		}
	}
	if len(s.rows) < 10+len(checks)+10 {
		t.Errorf("only %d rows", len(s.rows))
	}
}

func TestATableIsReadAsItWasWritten(t *testing.T) {
	want := wanted(games.Playable(), []fuzzer{{"save", "FuzzFrames"}})
	l := slices.Clone(want)
	for i := range l {
		if i%3 > 0 {
			l[i].n, l[i].faults, l[i].day, l[i].rules = 999+i*1_000_000, i%2, "2026-11-28", "2 over 7.1"
		}
	}
	got, err := parse(format(l), want)
	if err != nil || !reflect.DeepEqual(got, l) {
		t.Errorf("got %+v, %v\nwant %+v", got, err, l)
	}
	less := format(l[2:]) // a title that came later
	if got, err := parse(less, want); err != nil || got[0].n+got[1].n != 0 || !reflect.DeepEqual(got[2:], l[2:]) {
		t.Errorf("rows that are not there: %+v, %v", got, err)
	}
	for from, to := range map[string]string{"# Results": "# My results", "2026-11-28": "yesterday", ",999": ",9x9", "| tests | ": "| "} {
		if s := strings.Replace(format(l), from, to, 1); s == format(l) {
			t.Fatalf("%q is not there", from)
		} else if _, err := parse(s, want); err == nil {
			t.Errorf("%q for %q is read", to, from)
		}
	}
	for n, s := range map[int]string{1: "1", 999: "999", 1000: "1,000", 1234567: "1,234,567"} {
		if thousands(n) != s {
			t.Errorf("%d is %s", n, thousands(n))
		}
	}
}

// What tests say counts for its row, the tests that failed are its faults, and their logs are shown.
func TestTestsCountForTheirRows(t *testing.T) {
	out := &bytes.Buffer{}
	s := &soak{out: out}
	found := s.listen(strings.NewReader(`{"Action":"start","Package":"a"}
{"Action":"output","Package":"a","Test":"TestX","Output":"    x_test.go:3: soak: kills 20\n"}
{"Action":"output","Package":"a","Test":"TestX/1","Output":"    x_test.go:3: soak: kills 3\n"}
{"Action":"fail","Package":"a","Test":"TestX/1"}
{"Action":"fail","Package":"a","Test":"TestX"}
{"Action":"output","Package":"b","Test":"TestX","Output":"    x_test.go:3: soak: kills 5\n"}
{"Action":"output","Package":"b","Test":"TestX","Output":"    x_test.go:3: quiet\n"}
{"Action":"pass","Package":"b","Test":"TestX"}
{"Action":"output","Package":"b","Output":"ok  \tb\t0.1s\n"}
{"Action":"output","Package":"b","Test":"TestY","Output":"    x_test.go:3: soak: flips 7\n"}
{"Action":"pass","Package":"b","Test":"TestY"}
`))
	if want := map[string]*counted{"kills": {28, 1}, "flips": {7, 0}}; !reflect.DeepEqual(found, want) {
		t.Errorf("got %+v %+v", found["kills"], found["flips"])
	}
	if s := out.String(); !strings.Contains(s, "soak: kills 20") || strings.Contains(s, "quiet") || !strings.Contains(s, "ok  \tb") {
		t.Errorf("shown is %q", s)
	}
}

func TestResultsAreRead(t *testing.T) {
	if r, err := simulated([]byte("some text\n{\"game\":\"lamps\",\"games\":12,\"broken_laws\":2}\n"), errors.New("2 games")); err != nil || r != (simulation{12, 2}) {
		t.Errorf("got %+v, %v", r, err)
	}
	if _, err := simulated([]byte("wrong usage\n"), errors.New("exit 2")); err == nil || !strings.Contains(err.Error(), "exit 2") {
		t.Errorf("no result is %v", err)
	}
	log := []byte("fuzz: elapsed: 0s, execs: 0 (0/sec)\nfuzz: elapsed: 3s, execs: 3410 (1136/sec), new interesting: 1\n")
	if n, bad := fuzzed(log, nil); n != 3410 || bad != 0 {
		t.Errorf("%d inputs, %d faults", n, bad)
	}
	if _, bad := fuzzed(log, errors.New("exit 1")); bad != 1 {
		t.Error("a failed fuzz test is no fault")
	}
}

// Every row that tests count for is named in the log of some test, and no test names another one.
func TestEveryRowIsCounted(t *testing.T) {
	line := regexp.MustCompile(`"soak: (\w+) %d"`)
	named := map[string]bool{}
	for _, dir := range []string{"cmd", "scenes", "save", "rules", "render", "assets"} {
		filepath.WalkDir(filepath.Join(root, dir), func(p string, d os.DirEntry, err error) error {
			if err == nil && strings.HasSuffix(p, "_test.go") && filepath.Base(p) != "soak_test.go" {
				b, _ := os.ReadFile(p)
				for _, m := range line.FindAllSubmatch(b, -1) {
					named[string(m[1])] = true
				}
			}
			return nil
		})
	}
	for _, r := range checks {
		if !named[r.id] {
			t.Errorf("no test counts for %s", r.id)
		}
		delete(named, r.id)
	}
	for id := range named {
		t.Errorf("a test counts for %s, which has no row", id)
	}
}

func TestUsageIsNamed(t *testing.T) {
	for _, args := range [][]string{nil, {"dance"}} {
		if err := run(args, &bytes.Buffer{}); err == nil || !strings.Contains(err.Error(), "sims") {
			t.Errorf("%v: %v", args, err)
		}
	}
}

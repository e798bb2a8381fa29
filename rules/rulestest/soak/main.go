package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"safehouse/rules"
	"safehouse/rules/games"
)

func main() {
	if err := run(os.Args[1:], os.Stdout); err != nil {
		if !errors.Is(err, flag.ErrHelp) {
			fmt.Fprintln(os.Stderr, "soak:", err)
		}
		os.Exit(1)
	}
}

// A soak is the table while it is measured.
type soak struct {
	file  string
	games []rules.Game
	rows  []row
	out   io.Writer
	now   func() time.Time
}

func run(args []string, out io.Writer) error {
	verbs := map[string]func(*soak, []string) error{"sims": (*soak).sims, "fuzz": (*soak).fuzz, "tests": (*soak).tests}
	if len(args) == 0 || verbs[args[0]] == nil {
		return errors.New("want sims, fuzz or tests (go doc safehouse/rules/rulestest/soak)")
	}
	s := &soak{file: filepath.Join("rules", "rulestest", "SOAK.md"), games: games.Playable(), out: out, now: time.Now}
	if err := s.open("."); err != nil {
		return err
	}
	return verbs[args[0]](s, args[1:])
}

// open reads the table as it is; root is the top of the module.
func (s *soak) open(root string) error {
	fuzzers, err := findFuzzers(root)
	if err != nil {
		return err
	}
	s.rows = wanted(s.games, fuzzers)
	b, err := os.ReadFile(s.file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	old, err := parse(string(b), s.rows)
	if err != nil {
		return fmt.Errorf("%s: %w: remove it to begin again", s.file, err)
	}
	s.rows = old
	return nil
}

// note writes the result of a row into the file.
func (s *soak) note(id string, n, faults int, version string) error {
	i := slices.IndexFunc(s.rows, func(r row) bool { return r.id == id })
	if i < 0 {
		return fmt.Errorf("there is no row %q", id)
	}
	r := &s.rows[i]
	r.n, r.faults, r.day, r.rules = n, faults, s.now().UTC().Format(time.DateOnly), version
	fmt.Fprintf(s.out, "%s: %s, %d faults\n", r.what, thousands(n), faults)
	return os.WriteFile(s.file, []byte(format(s.rows)), 0o644)
}

// sims plays random games of every title by the referee.
func (s *soak) sims(args []string) error {
	f := flag.NewFlagSet("soak sims", flag.ContinueOnError)
	n := f.Int("games", 2000, "games of each title")
	some := f.Int("campaigns", 40, "games of each campaign and career, which are many matches each")
	dir := f.String("dir", filepath.Join("out", "soak"), "folder of the files that are gone on with")
	only := f.String("only", "", "titles as id,id (default all)")
	if err := f.Parse(args); err != nil {
		return err
	}
	if err := os.MkdirAll(*dir, 0o755); err != nil {
		return err
	}
	referee := filepath.Join(*dir, "referee.exe")
	if b, err := exec.Command("go", "build", "-o", referee, "./cmd/referee").CombinedOutput(); err != nil {
		return fmt.Errorf("%w\n%s", err, b)
	}
	broken := 0
	for _, g := range s.games {
		id, games := g.Info().ID, *n
		if *only != "" && !slices.Contains(strings.Split(*only, ","), id) {
			continue
		}
		if g.Info().Campaign {
			games = *some
		}
		file := filepath.Join(*dir, fmt.Sprintf("%s-%s-%d.sim", id, strings.ReplaceAll(version(g, s.games), " ", "-"), games))
		c := exec.Command(referee, "sim", "-game", id, "-games", strconv.Itoa(games), "-mixes", "-iterations", "2", "-file", file, "-json")
		c.Stderr = os.Stderr
		out, err := c.Output()
		r, err := simulated(out, err)
		if err != nil {
			return fmt.Errorf("%s: %w", id, err)
		}
		broken += r.Broken
		if err := s.note("sim:"+id, r.Games, r.Broken, version(g, s.games)); err != nil {
			return err
		}
	}
	if broken > 0 {
		return fmt.Errorf("%d games broke a law", broken)
	}
	return nil
}

// A simulation is what is read of what the referee says.
type simulation struct {
	Games  int
	Broken int `json:"broken_laws"`
}

// simulated reads what the referee said, on its last line. Broken laws are no error here: they are counted.
func simulated(out []byte, failed error) (r simulation, err error) {
	lines := bytes.Split(bytes.TrimSpace(out), []byte("\n"))
	if err := json.Unmarshal(lines[len(lines)-1], &r); err != nil || r.Games == 0 {
		return r, errors.Join(errors.New("the referee says no result"), failed, err)
	}
	return r, nil
}

// A fuzzer is a fuzz test and its package, from the top of the module.
type fuzzer struct{ pkg, name string }

func (f fuzzer) String() string { return f.pkg + " " + f.name }

var fuzzTest = regexp.MustCompile(`(?m)^func (Fuzz\w+)\(f \*testing\.F\)`)

// findFuzzers are the fuzz tests of the module, in the order of their files.
func findFuzzers(root string) (l []fuzzer, err error) {
	err = filepath.WalkDir(root, func(p string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(p, "_test.go") {
			return err
		}
		b, err := os.ReadFile(p)
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(root, filepath.Dir(p))
		for _, m := range fuzzTest.FindAllSubmatch(b, -1) {
			l = append(l, fuzzer{filepath.ToSlash(rel), string(m[1])})
		}
		return err
	})
	return l, err
}

var execs = regexp.MustCompile(`execs: (\d+)`)

// fuzz runs the fuzz tests.
func (s *soak) fuzz(args []string) error {
	f := flag.NewFlagSet("soak fuzz", flag.ContinueOnError)
	long := f.Duration("time", 10*time.Minute, "for each")
	only := f.String("only", "", "those whose package and name match")
	if err := f.Parse(args); err != nil {
		return err
	}
	match, err := regexp.Compile(*only)
	if err != nil {
		return err
	}
	fuzzers, err := findFuzzers(".")
	if err != nil {
		return err
	}
	faults := 0
	for _, x := range fuzzers {
		if !match.MatchString(x.String()) {
			continue
		}
		out, failed := exec.Command("go", "test", "-vet=off", "-run", "^$", "-fuzz", "^"+x.name+"$", "-fuzztime", long.String(), "./"+x.pkg).CombinedOutput()
		n, bad := fuzzed(out, failed)
		if bad > 0 || n == 0 {
			fmt.Fprintf(s.out, "%s\n", out)
		}
		faults += bad
		if n == 0 {
			return fmt.Errorf("%s tried nothing: %w", x, errors.Join(failed, errors.New("no input")))
		}
		if err := s.note("fuzz:"+x.String(), n, bad, versions(s.games)); err != nil {
			return err
		}
	}
	if faults > 0 {
		return fmt.Errorf("%d fuzz tests failed", faults)
	}
	return nil
}

// fuzzed is how many inputs a fuzz test tried, and 1 where it failed.
func fuzzed(out []byte, failed error) (n, faults int) {
	for _, m := range execs.FindAllSubmatch(out, -1) {
		n, _ = strconv.Atoi(string(m[1]))
	}
	if failed != nil {
		faults = 1
	}
	return n, faults
}

// An event is a line of go test -json.
type event struct {
	Action, Package, Test, Output string
}

// tests runs go test and counts what the logs of the tests say.
func (s *soak) tests(args []string) error {
	env := append(os.Environ(), "SAFEHOUSE_SOAK=1")
	if len(args) > 0 && args[0] == "-usual" {
		args, env = args[1:], os.Environ()
	}
	if len(args) == 0 {
		args = []string{"./..."}
	}
	c := exec.Command("go", append([]string{"test", "-json", "-count=1"}, args...)...)
	c.Env = env
	c.Stderr = os.Stderr
	pipe, err := c.StdoutPipe()
	if err != nil {
		return err
	}
	if err := c.Start(); err != nil {
		return err
	}
	found := s.listen(pipe)
	failed := c.Wait()
	for _, r := range s.rows {
		if x := found[r.id]; x != nil {
			if err := s.note(r.id, x.n, x.faults, versions(s.games)); err != nil {
				return errors.Join(err, failed)
			}
		}
	}
	return failed
}

// counted is what tests said of a row.
type counted struct{ n, faults int }

var said = regexp.MustCompile(`soak: (\w+) (\d+)\s*$`)

// listen reads go test -json, shows packages and what failed, and counts what is said of rows.
func (s *soak) listen(in io.Reader) map[string]*counted {
	found := map[string]*counted{}
	rows := map[string][]string{}      // of a test
	logs := map[string]*bytes.Buffer{} // of a test that is not over
	scan := bufio.NewScanner(in)
	scan.Buffer(nil, 16<<20)
	for scan.Scan() {
		var e event
		if json.Unmarshal(scan.Bytes(), &e) != nil {
			fmt.Fprintln(s.out, scan.Text())
			continue
		}
		top, _, _ := strings.Cut(e.Test, "/")
		key := e.Package + " " + top
		switch {
		case e.Action == "output" && top == "":
			if strings.HasPrefix(e.Output, "ok ") || strings.HasPrefix(e.Output, "FAIL\t") || strings.HasPrefix(e.Output, "panic: ") {
				fmt.Fprint(s.out, e.Output)
			}
		case e.Action == "output":
			if logs[key] == nil {
				logs[key] = &bytes.Buffer{}
			}
			logs[key].WriteString(e.Output)
			if m := said.FindStringSubmatch(e.Output); m != nil {
				if found[m[1]] == nil {
					found[m[1]] = &counted{}
				}
				n, _ := strconv.Atoi(m[2])
				found[m[1]].n += n
				rows[key] = append(rows[key], m[1])
			}
		case e.Test == top && (e.Action == "fail" || e.Action == "pass" || e.Action == "skip"):
			if e.Action == "fail" {
				if l := logs[key]; l != nil { // a test that ran out of time says nothing
					fmt.Fprint(s.out, l)
				}
				for _, r := range slices.Compact(rows[key]) {
					found[r].faults++
				}
			}
			delete(logs, key)
		}
	}
	return found
}

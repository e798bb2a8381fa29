package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

// notScenes is the names of tests that are left out by default: the laws, goldens and
// stored games, and tests that look at printed tables (TestPrinted...).
const notScenes = `^Test(Laws|Ledger|Replay|Playthrough|Golden|Texts|Printed|Mutants|Bot)|^Fuzz`

// choice is the environment variable that picks a mutant in the test binary.
const choice = "SAFEHOUSE_MUTANT"

var (
	skip    = flag.String("skip", notScenes, "leave out tests whose names match")
	only    = flag.String("only", "", "try only mutants whose names match")
	jobs    = flag.Int("jobs", runtime.NumCPU(), "mutants tried at the same time")
	limit   = flag.Duration("limit", 2*time.Minute, "a mutant that takes longer counts as caught")
	verbose = flag.Bool("v", false, "say of every mutant which test caught it")
)

func main() {
	flag.Usage = func() {
		fmt.Fprintln(os.Stderr, "usage: mutants [flags] package...")
		flag.PrintDefaults()
	}
	flag.Parse()
	if flag.NArg() == 0 {
		flag.Usage()
		os.Exit(2)
	}
	survivors := 0
	for _, pkg := range flag.Args() {
		n, err := try(pkg)
		if err != nil {
			fmt.Fprintf(os.Stderr, "mutants: %s: %v\n", pkg, err)
			os.Exit(2)
		}
		survivors += n
	}
	if survivors > 0 {
		os.Exit(1)
	}
}

// try runs all mutants of a package and returns how many survive.
func try(pkg string) (int, error) {
	dir, files, err := sources(pkg)
	if err != nil {
		return 0, err
	}
	work, err := os.MkdirTemp("", "mutants")
	if err != nil {
		return 0, err
	}
	defer os.RemoveAll(work)
	p, err := rewrite(dir, files)
	if err != nil {
		return 0, err
	}
	bin := binary{file: filepath.Join(work, "package.test"), dir: dir}
	if err := bin.build(pkg, work, p); err != nil {
		return 0, err
	}
	mutants, err := bin.filled(p.mutants)
	if err != nil {
		return 0, err
	}
	if mutants, err = chosen(mutants); err != nil {
		return 0, err
	}
	if caught, out := bin.run(none); caught {
		return 0, fmt.Errorf("the tests fail without any mutant:\n%s", out)
	}
	survivors := bin.all(mutants)
	fmt.Printf("%s: %d mutants, %d caught, %d survive\n", pkg, len(mutants), len(mutants)-len(survivors), len(survivors))
	return len(survivors), nil
}

// chosen keeps the mutants that -only names.
func chosen(all []mutant) ([]mutant, error) {
	pattern, err := regexp.Compile(*only)
	if err != nil {
		return nil, err
	}
	var l []mutant
	for _, m := range all {
		if pattern.MatchString(m.what) || pattern.MatchString(m.where) {
			l = append(l, m)
		}
	}
	if len(l) == 0 {
		return nil, errors.New("nothing to mutate: no call of fx with arguments and no table with a //mutants:zero directive")
	}
	return l, nil
}

// sources is the folder and the Go files of a package, tests left out.
func sources(pkg string) (dir string, files []string, err error) {
	out, err := exec.Command("go", "list", "-json=Dir,GoFiles", pkg).Output()
	if err != nil {
		return "", nil, fmt.Errorf("go list: %w", withOutput(err))
	}
	var l struct {
		Dir     string
		GoFiles []string
	}
	if err := json.Unmarshal(out, &l); err != nil {
		return "", nil, err
	}
	return l.Dir, l.GoFiles, nil
}

func withOutput(err error) error {
	var e *exec.ExitError
	if errors.As(err, &e) {
		return fmt.Errorf("%w: %s", err, bytes.TrimSpace(e.Stderr))
	}
	return err
}

// none is a number that is no mutant's.
const none = -1

// A binary is the tests of a package with all mutants in it.
type binary struct {
	file, dir string
}

// build compiles the rewritten package with its tests.
func (b *binary) build(pkg, work string, p *rewritten) error {
	overlay := struct{ Replace map[string]string }{map[string]string{}}
	for name, src := range p.files {
		file := filepath.Join(work, name)
		if err := os.WriteFile(file, src, 0o600); err != nil {
			return err
		}
		overlay.Replace[filepath.Join(b.dir, name)] = file
	}
	list, err := json.Marshal(overlay)
	if err != nil {
		return err
	}
	file := filepath.Join(work, "overlay.json")
	if err := os.WriteFile(file, list, 0o600); err != nil {
		return err
	}
	out, err := exec.Command("go", "test", "-c", "-vet=off", "-overlay", file, "-o", b.file, pkg).CombinedOutput()
	if err != nil {
		return fmt.Errorf("building the tests with mutants: %w\n%s", err, out)
	}
	return nil
}

// filled asks the binary which mutants change anything.
func (b *binary) filled(all []mutant) ([]mutant, error) {
	cmd := b.command("list")
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("listing mutants: %w", withOutput(err))
	}
	empty := map[int]bool{}
	for f := range strings.FieldsSeq(string(out)) {
		n, err := strconv.Atoi(f)
		if err != nil {
			return nil, fmt.Errorf("listing mutants: %w", err)
		}
		empty[n] = true
	}
	var l []mutant
	for _, m := range all {
		if !empty[m.number] {
			l = append(l, m)
		}
	}
	return l, nil
}

func (b *binary) command(mutant string) *exec.Cmd {
	cmd := exec.Command(b.file, "-test.failfast", "-test.short", "-test.run=^Test", "-test.skip="+*skip, "-test.timeout="+limit.String())
	cmd.Dir = b.dir
	cmd.Env = append(os.Environ(), choice+"="+mutant)
	return cmd
}

// run tries one mutant and reports whether a test failed.
func (b *binary) run(number int) (caught bool, out []byte) {
	out, err := b.command(strconv.Itoa(number)).CombinedOutput()
	return err != nil, out
}

// all tries mutants and returns those that survive, in their order. It says of each survivor when it is found, and now and
// then on the error output how far it is, so that a run that is broken off has told something.
func (b *binary) all(mutants []mutant) []mutant {
	alive := make([]bool, len(mutants))
	next := make(chan int)
	var group sync.WaitGroup
	var tried atomic.Int64
	begun := time.Now()
	for range max(1, *jobs) {
		group.Go(func() {
			for i := range next {
				caught, out := b.run(mutants[i].number)
				alive[i] = !caught
				if !caught {
					fmt.Printf("%s survives: %s\n", mutants[i].where, mutants[i].what)
				} else if *verbose {
					fmt.Printf("%s caught: %s by %s\n", mutants[i].where, mutants[i].what, failed(out))
				}
				if n := tried.Add(1); n%10 == 0 {
					fmt.Fprintf(os.Stderr, "%d of %d tried after %s\n", n, len(mutants), time.Since(begun).Round(time.Second))
				}
			}
		})
	}
	for i := range mutants {
		next <- i
	}
	close(next)
	group.Wait()
	var l []mutant
	for i, m := range mutants {
		if alive[i] {
			l = append(l, m)
		}
	}
	return l
}

// failed names the test that failed, or tells how the run ended otherwise.
func failed(out []byte) string {
	pattern := regexp.MustCompile(`(?m)^\s*--- FAIL: (\S+)`)
	if m := pattern.FindAllSubmatch(out, -1); m != nil {
		return string(m[len(m)-1][1])
	}
	if i := bytes.Index(out, []byte("panic: ")); i >= 0 {
		line, _, _ := bytes.Cut(out[i:], []byte("\n"))
		return string(line)
	}
	return "the way the tests ended"
}

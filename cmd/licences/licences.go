package main

import (
	"bytes"
	"cmp"
	"debug/buildinfo"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// programs are what is handed out, systems what it is handed out for.
var (
	programs = []string{"safehouse/cmd/safehouse", "safehouse/cmd/referee"}
	systems  = []string{"linux", "windows", "darwin"}
)

// goItself names the standard library and the runtime, which every program holds. The text says no version of it, so that
// another toolchain does not change it.
const goItself = "Go: standard library and runtime"

// A linked module and the folders of it that are compiled in.
type linkedModule struct {
	name string // path and version
	root string
	dirs []string
}

// linked asks go list what the programs are made of on every system, without cgo, as they are built. Go itself comes
// first, the others by their names.
func linked(dir string) ([]linkedModule, error) {
	root, err := output(dir, nil, "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	goroot := strings.TrimSpace(string(root))
	mods := map[string]*linkedModule{}
	for _, system := range systems {
		out, err := output(dir, []string{"GOOS=" + system, "GOARCH=amd64", "CGO_ENABLED=0"},
			append([]string{"list", "-deps", "-json=Dir,Module"}, programs...)...)
		if err != nil {
			return nil, err
		}
		for d := json.NewDecoder(bytes.NewReader(out)); ; {
			var p struct {
				Dir    string
				Module *struct {
					Path, Version, Dir string
					Main               bool
				}
			}
			if err := d.Decode(&p); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				return nil, err
			}
			if p.Module == nil || p.Module.Main {
				continue
			}
			name := p.Module.Path + " " + p.Module.Version
			m := mods[name]
			if m == nil {
				m = &linkedModule{name: name, root: p.Module.Dir}
				mods[name] = m
			}
			m.dirs = append(m.dirs, p.Dir)
		}
	}
	list := []linkedModule{{goItself, goroot, []string{goroot}}}
	for _, m := range mods {
		list = append(list, *m)
	}
	slices.SortFunc(list[1:], func(a, b linkedModule) int { return cmp.Compare(a.name, b.name) })
	return list, nil
}

func output(dir string, env []string, args ...string) ([]byte, error) {
	cmd := exec.Command("go", args...)
	cmd.Dir, cmd.Env = dir, append(os.Environ(), env...)
	out, err := cmd.Output()
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		return nil, fmt.Errorf("go %s: %w: %s", args[0], err, exit.Stderr)
	}
	return out, err
}

// A paper is one text and the modules that it holds for.
type paper struct {
	names []string
	text  string
}

// legal are the names of files that say under which terms a folder may be handed on.
var legal = regexp.MustCompile(`(?i)^(licen[cs]e|copying|notice|patents)([.-].*)?$`)

// collect reads the papers of the modules: those of the root, and those of folders between it and what is compiled in.
// Modules with the same papers share one. A module without any is an error, for it may not be handed on.
func collect(mods []linkedModule) ([]paper, error) {
	var papers []paper
	for _, m := range mods {
		var folders []string
		for _, d := range append(slices.Clone(m.dirs), m.root) {
			for ; strings.HasPrefix(d, m.root); d = filepath.Dir(d) {
				folders = append(folders, d)
				if d == m.root {
					break
				}
			}
		}
		slices.Sort(folders) // the root is the shortest and comes first
		var texts []string
		for _, d := range slices.Compact(folders) {
			entries, err := os.ReadDir(d)
			if err != nil {
				return nil, err
			}
			for _, e := range entries {
				if e.IsDir() || !legal.MatchString(e.Name()) || filepath.Ext(e.Name()) == ".go" {
					continue
				}
				b, err := os.ReadFile(filepath.Join(d, e.Name()))
				if err != nil {
					return nil, err
				}
				if rel, _ := filepath.Rel(m.root, d); rel != "." {
					texts = append(texts, "In "+filepath.ToSlash(rel)+":")
				}
				texts = append(texts, plain(string(b)))
			}
		}
		if len(texts) == 0 {
			return nil, fmt.Errorf("%s has no licence in %s", m.name, m.root)
		}
		text := strings.Join(texts, "\n\n")
		if i := slices.IndexFunc(papers, func(p paper) bool { return p.text == text }); i >= 0 {
			papers[i].names = append(papers[i].names, m.name)
		} else {
			papers = append(papers, paper{[]string{m.name}, text})
		}
	}
	return papers, nil
}

// plain is a paper without the ends of lines of other systems and without blanks at the ends of lines.
func plain(s string) string {
	lines := strings.Split(strings.ReplaceAll(s, "\r\n", "\n"), "\n")
	for i, l := range lines {
		lines[i] = strings.TrimRight(l, " \t\f")
	}
	return strings.Trim(strings.Join(lines, "\n"), "\n")
}

const preface = `Safehouse is built with libraries that others have written. Here are their names and versions, each with the licence that
its authors hand it out under. The libraries are unchanged.
`

// print lays the papers out: after the preface one heading a module, then the text that holds for those above it.
func print(papers []paper) string {
	var b strings.Builder
	b.WriteString(preface)
	for _, p := range papers {
		b.WriteString("\n")
		for _, n := range p.names {
			b.WriteString("\n# " + n + "\n")
		}
		b.WriteString("\n" + p.text + "\n")
	}
	return b.String()
}

// covers compares a text with the modules that a built program says it holds.
func covers(text, program string) error {
	info, err := buildinfo.ReadFile(program)
	if err != nil {
		return err
	}
	for _, d := range info.Deps {
		if d.Replace != nil {
			d = d.Replace
		}
		if !strings.Contains(text, "\n# "+d.Path+" "+d.Version+"\n") {
			return fmt.Errorf("%s holds %s %s, whose licence is not in the text: run go generate ./assets", program, d.Path, d.Version)
		}
	}
	return nil
}

package save

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/games"
)

// In testdata/v1/seats.tar.gz lie matches of every game and seat count and two
// profile folders with campaigns, written by the program of version 1, and what
// that program printed of their positions.
func filesOfVersion1(t testing.TB) map[string][]byte {
	t.Helper()
	b, err := os.ReadFile(filepath.Join("testdata", "v1", "seats.tar.gz"))
	must(t, err)
	z, err := gzip.NewReader(bytes.NewReader(b))
	must(t, err)
	files := map[string][]byte{}
	for r := tar.NewReader(z); ; {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			return files
		}
		must(t, err)
		files[h.Name], err = io.ReadAll(r)
		must(t, err)
	}
}

// holds reports where a position does not hold what another program printed of
// it; members that came since may stand beside.
func holds(now, was any, path string) error {
	switch was := was.(type) {
	case map[string]any:
		m, ok := now.(map[string]any)
		if !ok {
			return fmt.Errorf("%s is %v, not %v", path, now, was)
		}
		for k, v := range was {
			if err := holds(m[k], v, path+"."+k); err != nil {
				return err
			}
		}
		return nil
	case []any:
		l, ok := now.([]any)
		if !ok || len(l) != len(was) {
			return fmt.Errorf("%s is %v, not %v", path, now, was)
		}
		for i := range was {
			if err := holds(l[i], was[i], fmt.Sprintf("%s[%d]", path, i)); err != nil {
				return err
			}
		}
		return nil
	}
	if !reflect.DeepEqual(now, was) {
		return fmt.Errorf("%s is %v, not %v", path, now, was)
	}
	return nil
}

func holdsPosition(t testing.TB, what string, s rules.State, was []byte) {
	t.Helper()
	b, err := s.MarshalJSON()
	must(t, err)
	var now, then any
	must(t, json.Unmarshal(b, &now))
	must(t, json.Unmarshal(was, &then))
	// By a ruling a table without HOC has no level of HOC since.
	if m, ok := then.(map[string]any)["options"].(map[string]any); ok && m["level"] == "secretary" && strings.HasPrefix(what, "deepstate") && !strings.HasSuffix(what, "-1") {
		m["level"] = "none"
	}
	if err := holds(now, then, ""); err != nil {
		t.Errorf("%s: %v", what, err)
	}
}

func TestVersion1LoadsInEveryGameWithEverySeatCount(t *testing.T) {
	files, dir := filesOfVersion1(t), t.TempDir()
	for _, g := range games.All {
		in := g.Info()
		for n := in.MinSeats; n <= in.MaxSeats; n++ {
			name := fmt.Sprintf("%s-%d", in.ID, n)
			path := filepath.Join(dir, name+".match")
			must(t, os.WriteFile(path, files[name+".match"], 0o644))
			j, rep, err := Import(path)
			if err != nil {
				t.Errorf("%s: %v", name, err)
				continue
			}
			if rep.Lost > 0 || rep.Damaged() || j.Match().Setup().Seats != n || !strings.Contains(j.Title(), in.ID) {
				t.Errorf("%s: %s", name, rep.String())
			}
			holdsPosition(t, name, j.Match().State(), files[name+".json"])
			// Written anew it is the same match, with the steps that it has.
			must(t, j.Export(path))
			k, rep, err := Import(path)
			must(t, err)
			if !rep.Whole() || len(k.Match().Steps()) != len(j.Match().Steps()) || !k.Match().State().Same(j.Match().State()) {
				t.Errorf("%s, written anew: %s", name, rep.String())
			}
			for r := (&rules.Rand{S: 3}); !k.Match().Turn().Done && k.Match().Actions() < j.Match().Actions()+40; {
				l := k.Match().Legal()
				if _, err := k.Match().Apply(l[r.Intn(len(l))]); err != nil {
					t.Fatalf("%s goes on: %v", name, err)
				}
			}
		}
	}
}

// unpack writes a profile folder of version 1.
func unpack(t *testing.T, home string) (dir string, files map[string][]byte) {
	files, dir = filesOfVersion1(t), t.TempDir()
	for name, b := range files {
		if rest, ok := strings.CutPrefix(name, home+"/"); ok {
			path := filepath.Join(dir, filepath.FromSlash(rest))
			must(t, os.MkdirAll(filepath.Dir(path), 0o700))
			must(t, os.WriteFile(path, b, 0o644))
		}
	}
	return dir, files
}

func TestAFolderOfVersion1GoesOn(t *testing.T) {
	for _, home := range []string{"home0", "home1"} {
		dir, files := unpack(t, home)
		f, err := OpenFolder(dir)
		must(t, err)
		p, rep, err := f.LoadProfile()
		must(t, err)
		if p.Name != "Ada Lovelace" || len(p.Guests) != 2 || !rep.Whole() {
			t.Errorf("%s: profile %+v, %s", home, p, rep.String())
		}
		set, rep, err := f.LoadSettings()
		must(t, err)
		if set.Palette != "deuteranopia" || len(set.Setups) != 1 || set.Player != "Ada Lovelace" || !rep.Whole() {
			t.Errorf("%s: settings %+v, %s", home, set, rep.String())
		}
		s, rep, err := f.OpenSeason(string(files[home+".id"]))
		if err != nil {
			t.Fatalf("%s: %v", home, err)
		}
		if !rep.Whole() || s.Title() != "River City" {
			t.Errorf("%s: %s", home, rep.String())
		}
		holdsPosition(t, home, s.State(), files[home+".json"])
		if id := string(files[home+".heist.id"]); id != "" {
			if s.Running() != id {
				t.Errorf("%s: %q runs, not %q", home, s.Running(), id)
			}
			j, rep, err := s.Heist(nil)
			must(t, err)
			if !strings.Contains(rep.String(), "save.found.rules") {
				t.Errorf("%s: the heist of the rules of that time goes on without a word: %s", home, rep.String())
			}
			holdsPosition(t, home+" heist", j.Match().State(), files[home+".heist.json"])
			steps := len(j.Match().Steps())
			_, err = j.Match().Apply(j.Match().Legal()[0])
			must(t, err)
			must(t, j.Close())
			k, rep, err := f.OpenMatch(id)
			must(t, err)
			if !rep.Whole() || len(k.Match().Steps()) != steps+1 {
				t.Errorf("%s: the heist again: %d steps, %s", home, len(k.Match().Steps()), rep.String())
			}
			must(t, k.Close())
		}
		must(t, s.SetTitle("Anew"))
		again, rep, err := f.OpenSeason(s.ID())
		must(t, err)
		if !rep.Whole() || !again.State().Same(s.State()) || again.Title() != "Anew" {
			t.Errorf("%s: stored anew: %s", home, rep.String())
		}
		must(t, f.Close())
	}
}

// TestVersion1IsReadByItsOwnNames moves and adds rows in the tables of a game
// of today: what version 1 said stays what it was.
func TestVersion1IsReadByItsOwnNames(t *testing.T) {
	g, _ := games.Find("infiltration")
	was, ok := scriptOfOld(g.Info())
	if !ok {
		t.Fatal("no infiltration in version 1")
	}
	in := *g.Info()
	in.Verbs = append([]rules.VerbInfo{{}, {Name: "a fresh verb"}}, in.Verbs[1:]...)
	in.Refs = append([]rules.RefInfo{}, in.Refs...)
	for i := range in.Refs {
		in.Refs[i].IDs = append([]string{"a fresh thing"}, in.Refs[i].IDs...)
	}
	for verb := 1; verb < len(was.was.Verbs); verb++ {
		v := &was.was.Verbs[verb]
		var args []int16
		for _, o := range v.Operands {
			args = append(args, min(int16(o.Ref), 1))
		}
		today, err := was.was.action(g.Info(), uint8(verb), args)
		must(t, err)
		moved, err := was.was.action(&in, uint8(verb), args)
		must(t, err)
		if a, b := g.Info().Write(today), in.Write(moved); !reflect.DeepEqual(a, b) {
			t.Errorf("%s: %v became %v", v.Name, a, b)
		}
	}
	in.Refs[1].IDs = nil
	for verb := range was.was.Verbs {
		v := &was.was.Verbs[verb]
		for i, o := range v.Operands {
			if o.Ref == 1 {
				_, err := was.was.action(&in, uint8(verb), make([]int16, i+1))
				if l := (*lacking)(nil); !errors.As(err, &l) || l.gained {
					t.Errorf("%s with a thing that is gone: %v", v.Name, err)
				}
			}
		}
	}
}

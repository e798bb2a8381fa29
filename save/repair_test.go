package save

import (
	"slices"
	"testing"

	"safehouse/rules"
	"safehouse/rules/match"
)

// damages are ways in which the files of a cabinet can be found.
func damages(c *cabinet) map[string]func(d *memDisk) {
	name, start, old := c.path(matchEnding), c.path(startEnding), c.path(matchEnding+oldEnding)
	flip := func(name string, at int) func(d *memDisk) {
		return func(d *memDisk) {
			b := slices.Clone(d.files[name].data)
			b[(at+len(b))%len(b)] ^= 4
			d.files[name].data = b
		}
	}
	return map[string]func(d *memDisk){
		"a flipped bit in the middle": flip(name, len(c.disk.files[name].data)/2),
		"a flipped bit in the header": flip(name, 40),
		"a flipped bit at the end":    flip(name, -3),
		"a flipped bit in the start":  flip(start, 50),
		"a flipped bit in the copy":   flip(old, 500),
		"the journal missing":         func(d *memDisk) { delete(d.files, name) },
		"the start missing":           func(d *memDisk) { delete(d.files, start) },
		"half of the journal missing": func(d *memDisk) { d.files[name].data = d.files[name].data[:len(d.files[name].data)/2] },
		"an unfinished record":        func(d *memDisk) { d.files[name].data = append(slices.Clone(d.files[name].data), "\xf5SH\xa7"...) },
		"everything as it should be":  func(d *memDisk) {},
		"damage to journal and start": func(d *memDisk) { flip(name, 40)(d); flip(start, 3)(d) },
		"damage to journal and copy":  func(d *memDisk) { flip(name, -200)(d); flip(old, -200)(d) },
		"the start before it damaged": func(d *memDisk) {
			d.files[start+oldEnding] = &memFile{data: []byte("an older beginning")}
		},
		"start and the one before it damaged": func(d *memDisk) {
			d.files[start+oldEnding] = &memFile{data: []byte("an older beginning")}
			flip(start, 50)(d)
		},
		"a journal from somebody else": func(d *memDisk) { d.files[name].data = []byte("a letter to a friend, and a long one") },
	}
}

// TestARepairMayFailAnywhere opens damaged matches on a disk on which one call
// fails or the power goes: the next opening comes to the same position as an
// undisturbed one, and what was damaged is still there.
func TestARepairMayFailAnywhere(t *testing.T) {
	t.Parallel()
	c := fill(t, false, 30, 25)
	for _, version := range []int{1, 2} {
		for what, damage := range damages(c) {
			broken := c.disk.clone()
			damage(broken)
			open := func(d *memDisk) (*Journal, Report, error) {
				f, err := openFolder(d, toys(newToy(version)), "home", clock)
				if err != nil {
					return nil, Report{}, err
				}
				return f.OpenMatch(c.id)
			}
			calm := broken.clone()
			calm.inject = func(int) misfortune { return allWell }
			want, rep, err := open(calm)
			if err != nil {
				t.Fatalf("%s: %v, %s", what, err, rep.String())
			}
			must(t, want.Flush())
			for n := 1; n <= calm.calls; n++ {
				for _, m := range []misfortune{failBefore, failAfter, powerCut} {
					d := broken.clone()
					d.inject = func(call int) misfortune {
						if call == n {
							return m
						}
						return allWell
					}
					if j, _, err := open(d); err == nil {
						j.Close()
					}
					d.inject = nil
					left := d.cuts()
					if m != powerCut {
						left = func(yield func(residue, *memDisk) bool) { yield(residue{}, d.clone()) }
					}
					for r, next := range left {
						got, rep, err := open(next)
						if err != nil {
							t.Fatalf("%s, misfortune %d at call %d (%s), %+v: %v, %s\n%s", what, m, n, d.names[n-1], r, err, rep.String(), next.list())
						}
						if !got.Match().State().Same(want.Match().State()) && !samePoints(got, want) {
							t.Fatalf("%s, misfortune %d at call %d (%s), %+v: event %d, want %d; %s\n%s", what, m, n, d.names[n-1], r, got.spot.event, want.spot.event, rep.String(), next.list())
						}
						must(t, got.Close())
						for name, f := range broken.files {
							kept := slices.ContainsFunc(keys(next), func(k string) bool { return string(next.files[k].data) == string(f.data) })
							if s := scanMatch(f.data); !kept && (!s.begun || len(s.faults) > 0) && s.torn < 0 && name[:12] == "home/matches" {
								t.Fatalf("%s, misfortune %d at call %d (%s), %+v: %s is gone\n%s", what, m, n, d.names[n-1], r, name, next.list())
							}
						}
					}
				}
			}
		}
	}
}

func keys(d *memDisk) []string {
	var l []string
	for k := range d.files {
		l = append(l, k)
	}
	return l
}

// samePoints compares positions of toys of different versions.
func samePoints(a, b *Journal) bool {
	x, y := *a.Match().State().(*toyState), *b.Match().State().(*toyState)
	x.game, y.game = nil, nil
	return x == y
}

func TestAnEditComesBack(t *testing.T) {
	g := newToy(1)
	j := newToyJournal(t, g, 5, onePerson)
	m := j.Match()
	for range 5 {
		_, err := m.Apply(rules.Do(toyAdd, 1))
		must(t, err)
	}
	s := m.State().Clone().(*toyState)
	s.Points[1] = 40
	must(t, m.Edit(s))
	_, err := m.Apply(rules.Do(toyAdd, 2))
	must(t, err)
	must(t, m.Undo())
	r, clean, rep := reread(t, g, j.tape)
	if !clean || !rep.Whole() {
		t.Fatal(rep.String())
	}
	same(t, r.match, m)
	if why := r.match.NoUndo(); why.Key != "undo.edit" || !r.match.Practice() || !r.match.CanRedo() {
		t.Errorf("undo is stopped by %q", why)
	}
}

// acts takes so many plain actions.
func acts(t *testing.T, j *Journal, n int) {
	t.Helper()
	for range n {
		_, err := j.Match().Apply(rules.Do(toyAdd, 1))
		must(t, err)
	}
}

// spoilEvent damages the record of an event in the journal of a match.
func spoilEvent(d *memDisk, name string, event uint32) {
	data := slices.Clone(d.files[name].data)
	for _, f := range scanMatch(data).frames {
		if f.kind == eventFrame && f.event == event {
			data[int(f.at)+headSize] ^= 1
		}
	}
	d.files[name].data = data
}

func TestARewindOverASnapshotSurvivesEarlierDamage(t *testing.T) {
	g, d := newToy(1), newMemDisk()
	f := openToys(t, d, g)
	j := newToyMatch(t, f, g, 5, onePerson)
	acts(t, j, 20) // a snapshot behind the sixteenth
	must(t, j.Match().Rewind(8))
	acts(t, j, 1)
	must(t, j.Flush())
	d = d.clone()
	spoilEvent(d, "home/matches/"+j.ID()+matchEnding, 5)
	k, rep, err := openToys(t, d, g).OpenMatch(j.ID())
	must(t, err)
	if rep.Lost != 0 || !k.Match().State().Same(j.Match().State()) || k.Match().Actions() != 13 || !k.Match().Practice() {
		t.Errorf("%d actions: %s", k.Match().Actions(), rep.String())
	}
}

func TestARedoOverASnapshotSurvivesEarlierDamage(t *testing.T) {
	g, d := newToy(1), newMemDisk()
	f := openToys(t, d, g)
	j := newToyMatch(t, f, g, 5, onePerson[:1])
	acts(t, j, 14)
	must(t, j.Match().Undo())
	must(t, j.Match().Undo())
	must(t, j.Checkpoint())
	for range 2 {
		_, err := j.Match().Redo()
		must(t, err)
	}
	acts(t, j, 1)
	must(t, j.Flush())
	d = d.clone()
	spoilEvent(d, "home/matches/"+j.ID()+matchEnding, 5)
	k, rep, err := openToys(t, d, g).OpenMatch(j.ID())
	must(t, err)
	if rep.Lost != 0 || !k.Match().State().Same(j.Match().State()) || k.Match().Actions() != 15 {
		t.Errorf("%d actions: %s", k.Match().Actions(), rep.String())
	}
}

func TestWhatWasRefusedLeavesNoTrace(t *testing.T) {
	g, d := newToy(1), newMemDisk()
	f := openToys(t, d, g)
	j := newToyMatch(t, f, g, 5, onePerson)
	acts(t, j, 16)
	before := slices.Clone(j.tape)
	for range 3 {
		if err := j.Match().Swap(0, match.Controller{Participant: "two\nlines"}); err == nil {
			t.Fatal("a name of two lines was taken")
		}
		if string(j.tape) != string(before) {
			t.Fatal("something was written")
		}
	}
	acts(t, j, 1)
	must(t, j.Close())
	same(t, reopen(t, f, j.ID()).Match(), j.Match())
}

func TestAFileIsCutBeforeItIsWrittenOn(t *testing.T) {
	d := newMemDisk()
	must(t, d.MkdirAll("."))
	d.files["m"] = &memFile{data: []byte("good and a long torn tail")}
	m, err := openMirror(d, "m", 4, func() error { return nil })
	must(t, err)
	must(t, m.bring([]byte("good!")))
	must(t, m.flush([]byte("good!")))
	if got := string(d.files["m"].data); got != "good!" {
		t.Errorf("the file holds %q", got)
	}
	// A write that fails half and cannot be cut off.
	n := 0
	d.inject = func(int) misfortune {
		n++
		return []misfortune{failHalf, failBefore, allWell}[min(n-1, 2)]
	}
	if err := m.bring([]byte("good! and a very long addition")); err == nil {
		t.Fatal("a failing write was not noticed")
	}
	must(t, m.bring([]byte("good!?")))
	must(t, m.close([]byte("good!?")))
	if got := string(d.files["m"].data); got != "good!?" {
		t.Errorf("the file holds %q", got)
	}
}

func TestPracticeIsNotForgotten(t *testing.T) {
	g, d := newToy(1), newMemDisk()
	f := openToys(t, d, g)
	j := newToyMatch(t, f, g, 5, onePerson)
	acts(t, j, 3)
	j.Match().MarkPractice()
	acts(t, j, 1)
	must(t, j.Flush())
	if m, _, err := openToys(t, d.clone(), g).ReadMatch(j.ID()); err != nil || !m.Practice() {
		t.Errorf("after a kill: %v", err)
	}
	must(t, j.Close())
	if l, err := f.Listed(j.ID()); err != nil || !l.Practice {
		t.Errorf("listed: %+v, %v", l, err)
	}
	if m, _, err := f.ReadMatch(j.ID()); err != nil || !m.Practice() {
		t.Errorf("after closing: %v", err)
	}
}

func TestABriefReportSaysWhatWhereAndHowMuch(t *testing.T) {
	c := fill(t, false, 40)
	d := c.disk.clone()
	name := c.path(matchEnding)
	spoilEvent(d, name, 35)
	spoilEvent(d, name, 37)
	_, rep, err := openToys(t, d, c.game).OpenMatch(c.id)
	must(t, err)
	var said []string
	for _, m := range rep.Brief() {
		said = append(said, m.Key)
	}
	if !slices.Equal(said, []string{foundRecord, foundLost, foundKept}) || len(rep.Messages()) != 4 {
		t.Errorf("brief %v of %s", said, rep.String())
	}
	f := rep.Findings[0]
	if f.File != c.id+matchEnding || f.At == 0 || f.To <= f.At || f.Message.Args[1].N == 0 {
		t.Errorf("the finding says %+v", f)
	}
	if rep.Lost != 6 {
		t.Errorf("%d lost", rep.Lost)
	}
}

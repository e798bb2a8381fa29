package save

import (
	"bytes"
	"encoding/binary"
	"errors"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"safehouse/assets/text"
	"safehouse/rules"
	"safehouse/rules/games"
	"safehouse/rules/masters/campaign"
	"safehouse/rules/match"
)

// crafted is the file of a match whose header is of one set-up and whose stored
// position is s, or with edited is set by an edit.
func crafted(t *testing.T, g rules.Game, setup rules.Setup, s rules.State, edited bool) []byte {
	t.Helper()
	first, err := g.New(setup)
	must(t, err)
	if !edited {
		first = s
	}
	seats := make([]match.Controller, setup.Seats)
	j, err := start("crafted", match.Resume(g, setup, seats, first, 0, nil), About{}, clock, true)
	must(t, err)
	if edited {
		must(t, j.event(match.Record{Kind: match.RecordEdit, Position: s}))
	}
	return j.tape
}

// settled is a set-up with every option said.
func settled(t *testing.T, g rules.Game, s rules.Setup) rules.Setup {
	t.Helper()
	var err error
	s.Options, err = g.Info().Settle(s)
	must(t, err)
	return s
}

// tells reports whether the positions of two set-ups say that these are not the
// same; options that only choose components do not.
func tells(g rules.Game, a, b rules.Setup) bool {
	var boxes [2]*boxed
	for i, setup := range []rules.Setup{a, b} {
		s, err := g.New(setup)
		if err != nil {
			return false
		}
		if boxes[i], err = boxOf(s); err != nil {
			return false
		}
	}
	return !bytes.Equal(boxes[0].Options, boxes[1].Options)
}

// TestAPositionOfAnotherSetUpIsNotTaken stores positions with another number of
// seats or other options than their header says, as the first position and by an
// edit (trust B1).
func TestAPositionOfAnotherSetUpIsNotTaken(t *testing.T) {
	for _, g := range games.All {
		in := g.Info()
		setups := map[string]rules.Setup{"more seats": settled(t, g, rules.Setup{Seats: in.MaxSeats, Seed: 5})}
		own := settled(t, g, rules.Setup{Seats: in.MinSeats, Seed: 5})
		for i := range in.Options {
			o := &in.Options[i]
			for v := range 3 {
				if !o.Allows(v) || v == own.Options[o.ID] {
					continue
				}
				options := maps.Clone(own.Options)
				options[o.ID] = v
				if other := (rules.Setup{Seats: own.Seats, Seed: 5, Options: options}); tells(g, own, other) {
					setups["another "+o.ID] = other
				}
			}
		}
		if len(setups) < 2 {
			t.Errorf("%s has no other options: the test says nothing of them", in.ID)
		}
		for what, setup := range setups {
			s, err := g.New(setup)
			must(t, err)
			for _, edited := range []bool{false, true} {
				var rep Report
				tape := crafted(t, g, own, s, edited)
				r, clean, err := load(games.Find, []*source{{name: "crafted.match", scan: scanMatch(tape)}}, &rep)
				switch {
				case !edited && !errors.Is(err, ErrRuined):
					t.Errorf("%s, %s: taken as the first position: %v", in.ID, what, err)
				case edited && (err != nil || clean || !rep.Damaged() || rep.Lost != 1 || len(r.match.State().Outcome().Seats) != own.Seats):
					t.Errorf("%s, %s: taken by an edit: %v, %s", in.ID, what, err, rep.String())
				}
			}
		}
		// The same files with their own position are whole.
		s, err := g.New(own)
		must(t, err)
		for _, edited := range []bool{false, true} {
			var rep Report
			tape := crafted(t, g, own, s, edited)
			if _, clean, err := load(games.Find, []*source{{name: "crafted.match", scan: scanMatch(tape)}}, &rep); err != nil || !clean || !rep.Whole() {
				t.Errorf("%s with its own position: %v, %s", in.ID, err, rep.String())
			}
		}
	}
}

// between is a disk on which the program was killed between the two renames of a
// file that is written whole: the old one is put away, the new one waits.
func between(d *memDisk, name string) *memDisk {
	d = d.clone()
	newest := d.files[name]
	d.files[name+newEnding] = newest
	delete(d.files, name)
	return d
}

// TestBetweenTwoRenamesNothingIsDamaged kills the program where only the last
// rename is outstanding: list and opening find everything whole (trust C1).
func TestBetweenTwoRenamesNothingIsDamaged(t *testing.T) {
	c := fill(t, true, 3)
	for _, p := range papers {
		d := between(c.disk, p.name)
		f := openToys(t, d, c.game)
		list, err := f.Campaigns()
		if err != nil || len(list) != 1 || !list[0].Trouble.IsZero() || list[0].Game != "toy" {
			t.Errorf("%s: the list says %+v, %v", p.name, list, err)
		}
		n, rep, err := p.load(f)
		if n != 2 || err != nil || !rep.Whole() || len(rep.Kept) > 0 {
			t.Errorf("%s: %d, %v, %s", p.name, n, err, rep.String())
		}
	}
}

// TestWithBothGenerationsBadNoCopyIsSaidToServe (trust C3).
func TestWithBothGenerationsBadNoCopyIsSaidToServe(t *testing.T) {
	c := fill(t, true, 3)
	for _, p := range papers {
		d := c.disk.clone()
		d.files[p.name].data, d.files[p.name+oldEnding].data = []byte("new"), []byte("old")
		_, rep, err := p.load(openToys(t, d, c.game))
		must(t, err)
		var said []string
		for _, m := range rep.Messages() {
			spoken(t, book(), m)
			said = append(said, book().Say(text.House, m))
		}
		all := strings.Join(said, " ")
		base := filepath.Base(p.name)
		switch {
		case strings.Contains(all, "copy") || strings.Contains(all, "one before it is used"):
			t.Errorf("%s: another is said to serve: %s", p.name, all)
		case !slices.Contains(said, base+" cannot be read.") || !slices.Contains(said, base+".old cannot be read."):
			t.Errorf("%s: it is not said that both are bad: %s", p.name, all)
		case !strings.HasSuffix(p.name, campaignEnding) && !slices.Contains(said, base+" could not be read and no older one can be used; a new one is begun."):
			t.Errorf("%s: it is not said that a new one is begun: %s", p.name, all)
		}
	}
}

// TestACampaignOfANewerProgramIsSaidToBeNewerInItsList (trust B4).
func TestACampaignOfANewerProgramIsSaidToBeNewerInItsList(t *testing.T) {
	c := fill(t, true, 3)
	d := c.with("home/campaigns/river.campaign", newer(c.disk.files["home/campaigns/river.campaign"].data))
	list, err := openToys(t, d, c.game).Campaigns()
	if err != nil || len(list) != 1 || list[0].Trouble.Key != problemNewer {
		t.Errorf("%+v, %v", list, err)
	}
}

// newer is a file that is written whole as a program of a later version would
// write it.
func newer(data []byte) []byte {
	data = slices.Clone(data)
	le, at := binary.LittleEndian, len(magic)+4
	le.PutUint16(data[at:], le.Uint16(data[at:])+1)
	sum := len(data) - sumSize
	le.PutUint32(data[sum:], checksum(data[:sum]))
	return data
}

// TestACampaignOpensOnAFullDisk with a heist that is over and not entered: it is
// said, nothing is lost, and the result is entered once when there is room again
// (trust C9).
func TestACampaignOpensOnAFullDisk(t *testing.T) {
	f, s := season(t)
	id := finish(t, s)
	d := f.disk.(*memDisk)
	d.room = d.used()
	before := s.State().Clone()
	for range 2 {
		again, rep, err := f.OpenSeason(s.ID())
		if err != nil {
			t.Fatalf("the full disk refuses the campaign: %v", err)
		}
		if again.Running() != id || !again.State().Same(before) || rep.Damaged() || len(rep.Findings) != 1 || rep.Findings[0].Message.Key != foundEntry {
			t.Errorf("running %q, %s", again.Running(), rep.String())
		}
		spoken(t, book(), rep.Findings[0].Message)
		if _, err := again.Enter(); !errors.Is(err, ErrFull) {
			t.Errorf("entered on a full disk: %v", err)
		}
	}
	d.room = 0
	for range 2 {
		again, rep, err := f.OpenSeason(s.ID())
		must(t, err)
		if n := len(again.State().(*campaign.State).History); n != 1 || again.Running() != "" || !rep.Whole() {
			t.Errorf("with room again: %d heists, running %q, %s", n, again.Running(), rep.String())
		}
	}
}

// TestAReadErrorThatPassesIsNoDamage lets the disk fail while a list is read: once,
// or for the whole list (trust C11).
func TestAReadErrorThatPassesIsNoDamage(t *testing.T) {
	c := fill(t, true, 30, 20)
	for _, name := range []string{c.path(matchEnding), "home/campaigns/river.campaign"} {
		for _, times := range []int{1, 1000} {
			d := c.disk.clone()
			f := openToys(t, d, c.game)
			left := times
			d.inject = func(int) misfortune {
				call := d.names[len(d.names)-1]
				if (call == "read "+name || call == "ends "+name) && left > 0 {
					left--
					return failBefore
				}
				return allWell
			}
			look := func() []rules.Message {
				matches, err := f.Matches()
				must(t, err)
				campaigns, err := f.Campaigns()
				must(t, err)
				if len(matches) != 1 || len(campaigns) != 1 || matches[0].Game != "toy" || campaigns[0].Game != "toy" {
					t.Fatalf("%s: %+v, %+v", name, matches, campaigns)
				}
				return slices.DeleteFunc([]rules.Message{matches[0].Trouble, campaigns[0].Trouble}, rules.Message.IsZero)
			}
			want := []string{}
			if times > 1 {
				want = append(want, problemRead)
			}
			got := []string{}
			for _, m := range look() {
				got = append(got, m.Key)
				spoken(t, book(), m)
			}
			if !slices.Equal(got, want) {
				t.Errorf("%s fails %d times: the lists say %v, want %v", name, times, got, want)
			}
			d.inject = nil
			if m := look(); len(m) > 0 {
				t.Errorf("%s is readable again, the lists say %v", name, m)
			}
			if kept, err := f.DamagedFiles(); err != nil || len(kept) > 0 {
				t.Errorf("%s: %v was moved aside, %v", name, kept, err)
			}
		}
	}
}

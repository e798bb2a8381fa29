package save

import (
	"testing"

	"safehouse/rules"
)

func TestALongMatchDropsOldSnapshotsAndNothingElse(t *testing.T) {
	g, d := newToy(1), newMemDisk()
	g.max = 60000
	f := openToys(t, d, g)
	j := newToyMatch(t, f, g, 4, onePerson)
	j.shortenAt = 300_000
	id, r := j.ID(), &rules.Rand{S: 5}
	for range 6000 {
		stir(t, j.Match(), r)
	}
	if len(j.tape) >= j.shortenAt+maxPayload || j.head.Generation != 1 {
		t.Fatalf("%d bytes in generation %d", len(j.tape), j.head.Generation)
	}
	snapshots := 0
	for _, fr := range scanMatch(j.tape).frames {
		if fr.kind == snapshotFrame {
			snapshots++
		}
	}
	if all := 6000 / SnapshotEvery; snapshots > all*3/4 {
		t.Errorf("%d of %d snapshots are still there", snapshots, all)
	}
	live := j.Match()
	must(t, j.Close())
	j = reopen(t, f, id)
	same(t, j.Match(), live)
	must(t, j.Close())
}

func TestAMatchTooLongForItsFileGoesOnInANewOne(t *testing.T) {
	g, d := newToy(1), newMemDisk()
	g.max = 60000
	f := openToys(t, d, g)
	j := newToyMatch(t, f, g, 4, onePerson)
	j.shortenAt = 20_000
	id, r := j.ID(), &rules.Rand{S: 5}
	for range 3000 {
		stir(t, j.Match(), r)
		if len(j.tape) > j.shortenAt+1000 {
			t.Fatalf("%d bytes", len(j.tape))
		}
	}
	if j.head.Generation < 3 {
		t.Fatalf("generation %d", j.head.Generation)
	}
	must(t, j.Close())
	live := j.Match()
	j = reopen(t, f, id)
	m := j.Match()
	if !m.State().Same(live.State()) || m.Actions() != live.Actions() || m.Practice() != live.Practice() {
		t.Fatalf("%+v, %d actions", m.State(), m.Actions())
	}
	if len(m.Steps()) < 50 || len(m.Steps()) >= len(live.Steps()) {
		t.Errorf("%d of %d steps can be replayed", len(m.Steps()), len(live.Steps()))
	}
	must(t, j.Close())
}

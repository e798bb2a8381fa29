package save

import (
	"testing"

	"safehouse/rules"
	"safehouse/rules/games"
	"safehouse/rules/match"
)

// benchPlay takes random actions, beginning anew when a game is over; before each
// the timer runs only as long as the action takes.
func benchPlay(b *testing.B, begin func(seed uint64) *Journal, wait bool) {
	r := &rules.Rand{S: 1}
	seed := uint64(0)
	j := begin(seed)
	b.ReportAllocs()
	b.ResetTimer()
	for b.Loop() {
		b.StopTimer()
		if j.Match().Turn().Done {
			must(b, j.Close())
			seed++
			j = begin(seed)
		}
		if !wait {
			must(b, j.Flush())
		}
		l := j.Match().Legal()
		a := l[r.Intn(len(l))]
		b.StartTimer()
		if _, err := j.Match().Apply(a); err != nil {
			b.Fatal(err)
		}
		if wait {
			must(b, j.Flush())
		}
	}
	b.StopTimer()
	must(b, j.Close())
}

// BenchmarkAction is one action with its record: what a person waits for. The
// disk is given the time between two actions.
func BenchmarkAction(b *testing.B) { benchGames(b, false) }

// BenchmarkActionSynced is one action until it is on the disk.
func BenchmarkActionSynced(b *testing.B) { benchGames(b, true) }

func benchGames(b *testing.B, wait bool) {
	for _, g := range games.All {
		b.Run(g.Info().ID, func(b *testing.B) {
			f, err := OpenFolder(b.TempDir())
			must(b, err)
			defer f.Close()
			n := g.Info().MaxSeats
			benchPlay(b, func(seed uint64) *Journal {
				j, err := f.NewMatch(g, rules.Setup{Seats: n, Seed: seed}, make([]match.Controller, n), About{})
				must(b, err)
				return j
			}, wait)
		})
	}
}

// BenchmarkOpen is opening a finished random game, its replay included.
func BenchmarkOpen(b *testing.B) {
	for _, g := range games.All {
		b.Run(g.Info().ID, func(b *testing.B) {
			f, err := OpenFolder(b.TempDir())
			must(b, err)
			defer f.Close()
			id := benchMatch(b, f, g, 1)
			b.ReportAllocs()
			for b.Loop() {
				j, rep, err := f.OpenMatch(id)
				if err != nil || !rep.Whole() {
					b.Fatal(err, rep.String())
				}
				must(b, j.Close())
			}
		})
	}
}

// BenchmarkList is a list of 200 matches.
func BenchmarkList(b *testing.B) {
	f, err := OpenFolder(b.TempDir())
	must(b, err)
	defer f.Close()
	for n := range 200 {
		benchMatch(b, f, games.All[n%len(games.All)], uint64(n))
	}
	b.ReportAllocs()
	for b.Loop() {
		if l, err := f.Matches(); err != nil || len(l) != 200 {
			b.Fatal(len(l), err)
		}
	}
}

// benchMatch is a random game of at most 200 actions.
func benchMatch(b *testing.B, f *Folder, g rules.Game, seed uint64) string {
	n := g.Info().MinSeats
	j, err := f.NewMatch(g, rules.Setup{Seats: n, Seed: seed}, make([]match.Controller, n), About{})
	must(b, err)
	r := &rules.Rand{S: seed}
	for k := 0; k < 200 && !j.Match().Turn().Done; k++ {
		l := j.Match().Legal()
		if _, err := j.Match().Apply(l[r.Intn(len(l))]); err != nil {
			b.Fatal(err)
		}
	}
	must(b, j.Close())
	return j.ID()
}

// BenchmarkStoreProfile is a whole file, synced.
func BenchmarkStoreProfile(b *testing.B) {
	f, err := OpenFolder(b.TempDir())
	must(b, err)
	defer f.Close()
	p := goldenProfile()
	for b.Loop() {
		must(b, f.StoreProfile(p))
	}
}

package measure

import (
	"sync"
	"sync/atomic"
)

// each calls f for 0 to n-1 from the given number of workers and returns the
// results in the order of the numbers, however the work was spread. Every
// worker has a player of its own, which keeps memory from game to game.
func each[T any](n, workers int, f func(p *player, i int) T) []T {
	out := make([]T, n)
	var next atomic.Int64
	var group sync.WaitGroup
	for range max(1, min(workers, n)) {
		group.Go(func() {
			p := &player{}
			for {
				i := int(next.Add(1)) - 1
				if i >= n {
					return
				}
				out[i] = f(p, i)
			}
		})
	}
	group.Wait()
	return out
}

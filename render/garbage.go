package render

import (
	"os"
	"runtime/debug"
)

// How much garbage may lie about, in percent of what is in use: much until the
// first picture is shown, little from then on, for the heap is small and seldom
// grows.
const (
	garbageAtStart = 400
	garbage        = 25
)

// LazyCollector is for the time until the first picture is shown.
func LazyCollector() { collect(garbageAtStart) }

// ThriftyCollector is for the time from the first picture on.
func ThriftyCollector() { collect(garbage) }

// collect leaves a GOGC of the environment as it is: the tests paint far more than
// a person sees, and ask for a lazier collector than a small program needs.
func collect(percent int) {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(percent)
	}
}

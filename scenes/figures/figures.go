// Package figures measures a run of the program: how fast it paints, what it takes at rest, how long a save keeps somebody waiting.
package figures

import (
	"encoding/json"
	"math"
	"os"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"
)

// Stats collects the figures of a run. A nil Stats takes and forgets them.
type Stats struct {
	start    time.Time // of the process
	first    time.Duration
	last     time.Time // of the last paint
	ticks    int
	since    time.Time // of the last input or paint
	drawn    int
	idle     int // frames that were painted after a second of quiet
	paints   []float64
	frames   []float64 // from one paint to the next, where one followed the other
	allocs   uint64
	spent    time.Duration // processor time at rest
	rested   time.Duration // wall time of it
	mark     time.Time
	looked   time.Time // when the memory was read last
	cpu      time.Duration
	resident float64 // MiB, when it was at rest last

	Saves func() time.Duration // the longest that an action waited for its record; nil where nothing is kept
}

// NewStats begins to count; start is when the process began.
func NewStats(start time.Time) *Stats { return &Stats{start: start} }

// quiet is how long nothing happens before the program counts as being at rest.
const quiet = time.Second

// Tick counts a tick and measures what the program takes at rest; input tells whether somebody did something.
func (s *Stats) Tick(input bool) {
	if s == nil {
		return
	}
	s.ticks++
	now := time.Now()
	if input {
		s.since = now
	}
	if s.resting(now) {
		cpu := CPUTime()
		if !s.mark.IsZero() {
			s.spent += cpu - s.cpu
			s.rested += now.Sub(s.mark)
		}
		s.mark, s.cpu = now, cpu
		if s.looked.IsZero() || now.Sub(s.looked) > quiet {
			s.looked, s.resident = now, memory("VmRSS:")
		}
	} else {
		s.mark = time.Time{}
	}
}

// Paint runs the painting of a frame and measures it.
func (s *Stats) Paint(do func()) {
	if s == nil {
		do()
		return
	}
	if s.resting(time.Now()) {
		s.idle++
	}
	var before, after runtime.MemStats
	sample := s.drawn%16 == 8
	if sample {
		runtime.ReadMemStats(&before)
	}
	t := time.Now()
	do()
	d := time.Since(t)
	if sample {
		runtime.ReadMemStats(&after)
		s.allocs = after.Mallocs - before.Mallocs
	}
	if s.drawn == 0 {
		s.first = time.Since(s.start)
	}
	s.drawn++
	s.paints = append(s.paints, ms(d))
	if gap := t.Sub(s.last); !s.last.IsZero() && gap < time.Second/4 {
		s.frames = append(s.frames, ms(gap))
	}
	s.last, s.since = t, time.Now()
}

// Drawn is how many frames were painted.
func (s *Stats) Drawn() int { return s.drawn }

// resting reports whether nothing has happened for a while.
func (s *Stats) resting(now time.Time) bool { return !s.since.IsZero() && now.Sub(s.since) > quiet }

func ms(d time.Duration) float64 { return math.Round(float64(d.Microseconds())/10) / 100 }

// summary is the middle and the ends of a list of milliseconds.
type summary struct {
	N      int     `json:"n"`
	Median float64 `json:"median"`
	P95    float64 `json:"p95"`
	Max    float64 `json:"max"`
}

func summarize(l []float64) summary {
	if len(l) == 0 {
		return summary{}
	}
	l = slices.Sorted(slices.Values(l))
	return summary{len(l), l[len(l)/2], l[len(l)*95/100], l[len(l)-1]}
}

// written is what is written to the file of -stats. Times are in milliseconds,
// memory in MiB.
type written struct {
	FirstFrame  float64 `json:"first_frame_ms"` // from the start of the process to the first painted frame
	Ticks       int     `json:"ticks"`
	Drawn       int     `json:"frames_drawn"`
	IdleDrawn   int     `json:"frames_drawn_at_rest"`
	Paint       summary `json:"paint_ms"` // of the program; the driver works on its own thread
	Frame       summary `json:"frame_ms"` // from one painted frame to the next
	Allocs      uint64  `json:"allocs_per_frame"`
	RestSeconds float64 `json:"rest_seconds"`
	RestCPU     float64 `json:"rest_cpu_percent"`     // of one core
	Resident    float64 `json:"resident_at_rest_mib"` // the last time it was at rest; 0 if never
	PeakMemory  float64 `json:"peak_memory_mib"`
	SaveMost    int64   `json:"save_most_us"` // the longest that an action waited for its record, in microseconds
}

// Write writes the figures as JSON.
func (s *Stats) Write(path string) error {
	f := written{
		FirstFrame: ms(s.first), Ticks: s.ticks, Drawn: s.drawn, IdleDrawn: s.idle,
		Paint: summarize(s.paints), Frame: summarize(s.frames), Allocs: s.allocs,
		RestSeconds: s.rested.Seconds(), Resident: s.resident, PeakMemory: memory("VmHWM:"),
	}
	if s.Saves != nil {
		f.SaveMost = s.Saves().Microseconds()
	}
	if s.rested > 0 {
		f.RestCPU = math.Round(1000*float64(s.spent)/float64(s.rested)) / 10
	}
	b, err := json.MarshalIndent(f, "", "  ")
	if err != nil {
		return err
	}
	return os.WriteFile(path, append(b, '\n'), 0o644)
}

// memory is a figure of the process in MiB where the system tells it (VmHWM is
// the largest resident size so far, VmRSS the present one), else what the
// program took from the system.
func memory(figure string) float64 {
	if b, err := os.ReadFile("/proc/self/status"); err == nil {
		for l := range strings.Lines(string(b)) {
			if v, ok := strings.CutPrefix(l, figure); ok {
				kb, _ := strconv.Atoi(strings.TrimSuffix(strings.TrimSpace(v), " kB"))
				return math.Round(float64(kb)/102.4) / 10
			}
		}
	}
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return math.Round(float64(m.Sys)/(1<<20)*10) / 10
}

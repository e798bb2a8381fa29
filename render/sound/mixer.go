package sound

import (
	"encoding/binary"
	"math"
	"sync"
)

// Voices is how many effects can be heard at once; a further one takes the place of the one nearest its end.
const Voices = 16

// sameVoices is how many takes of one effect can be heard at once.
const sameVoices = 4

// How fast volumes and rooms change, per sample: nothing jumps.
const (
	volumeStep = 1.0 / (0.030 * Rate)
	roomStep   = 1.0 / (1.600 * Rate)
)

// rivalGain and rivalCutoff make what rivals do softer and a little farther away.
const (
	rivalGain   = 0.45
	rivalCutoff = 3200.0
)

// frameBytes is the size of one stereo frame of 32-bit floats.
const frameBytes = 8

// voice is one effect being heard.
type voice struct {
	effect      Effect
	samples     []float32
	next        int
	left, right float32
	dull        float32 // share of the last output kept: 0 is clear
	held        float32
}

// loop is one room being heard.
type loop struct {
	room        Room
	left, right []float32
	next        int
	level, goal float64
}

// glide is a volume on its way to a goal.
type glide struct{ now, goal float64 }

func (g *glide) step() float64 {
	switch {
	case g.now < g.goal:
		g.now = math.Min(g.goal, g.now+volumeStep)
	case g.now > g.goal:
		g.now = math.Max(g.goal, g.now-volumeStep)
	}
	return g.now
}

// Mixer adds up what is to be heard into one endless stream of stereo frames, 32-bit floats, little endian. It is an
// io.Reader that never fails and never waits, safe for use by several goroutines.
type Mixer struct {
	mu       sync.Mutex
	voices   []voice
	loops    []loop
	effects  glide
	ambience glide
}

// NewMixer returns a mixer with both volumes at 1 and nothing to be heard.
func NewMixer() *Mixer {
	return &Mixer{voices: make([]voice, 0, Voices), effects: glide{1, 1}, ambience: glide{1, 1}}
}

// Start lets the samples be heard once from now on. Side is from -1 (left) to 1 (right); rival plays it softer.
func (m *Mixer) Start(e Effect, samples []float32, side float64, rival bool) {
	if len(samples) == 0 {
		return
	}
	l, r := pan(side)
	v := voice{effect: e, samples: samples, left: float32(l), right: float32(r)}
	if rival {
		v.left *= rivalGain
		v.right *= rivalGain
		v.dull = float32(math.Exp(-2 * math.Pi * rivalCutoff / Rate))
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if at := m.crowded(e); at >= 0 {
		m.voices[at] = v
		return
	}
	m.voices = append(m.voices, v)
}

// crowded returns the voice that has to make room for e, or -1 when there is room.
func (m *Mixer) crowded(e Effect) int {
	same, oldest, oldestSame := 0, -1, -1
	left := func(i int) int { return len(m.voices[i].samples) - m.voices[i].next }
	for i := range m.voices {
		if oldest < 0 || left(i) < left(oldest) {
			oldest = i
		}
		if m.voices[i].effect == e {
			same++
			if oldestSame < 0 || left(i) < left(oldestSame) {
				oldestSame = i
			}
		}
	}
	switch {
	case same >= sameVoices:
		return oldestSame
	case len(m.voices) >= Voices:
		return oldest
	}
	return -1
}

// Enter fades from the room that is heard now to another one, whose two channels are given.
func (m *Mixer) Enter(room Room, left, right []float32) {
	m.mu.Lock()
	defer m.mu.Unlock()
	known := false
	for i := range m.loops {
		l := &m.loops[i]
		l.goal = 0
		if l.room == room {
			l.goal, known = 1, true
		}
	}
	if !known && len(left) > 0 && len(left) == len(right) {
		m.loops = append(m.loops, loop{room: room, left: left, right: right, goal: 1})
	}
}

// SetVolumes sets how loud effects and ambience are, each 0 to 1, as a person hears it (the middle is half as loud).
func (m *Mixer) SetVolumes(effects, ambience float64) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.effects.goal = loudness(effects)
	m.ambience.goal = loudness(ambience)
}

// loudness turns a slider's place into a gain.
func loudness(v float64) float64 {
	if !(v > 0) {
		return 0
	}
	return math.Pow(math.Min(v, 1), 1.66)
}

// Idle reports whether the stream is silent and will stay so until the next call.
func (m *Mixer) Idle() bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.effects.now > 0 && len(m.voices) > 0 {
		return false
	}
	if m.ambience.now == 0 && m.ambience.goal == 0 {
		return true
	}
	return len(m.loops) == 0
}

// Heard returns how many effects and how many rooms are being heard.
func (m *Mixer) Heard() (voices, rooms int) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return len(m.voices), len(m.loops)
}

// Read fills p with whole frames. It returns less than len(p) only for the bytes of a broken frame at the end.
func (m *Mixer) Read(p []byte) (int, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	n := len(p) / frameBytes
	for i := range n {
		l, r := m.frame()
		binary.LittleEndian.PutUint32(p[i*frameBytes:], math.Float32bits(limited(l)))
		binary.LittleEndian.PutUint32(p[i*frameBytes+4:], math.Float32bits(limited(r)))
	}
	m.Sweep()
	return n * frameBytes, nil
}

// frame adds up one frame.
func (m *Mixer) frame() (left, right float32) {
	effects := float32(m.effects.step())
	for i := range m.voices {
		v := &m.voices[i]
		if v.next >= len(v.samples) {
			continue
		}
		s := v.samples[v.next]
		v.next++
		v.held = s + v.dull*(v.held-s)
		left += v.held * v.left * effects
		right += v.held * v.right * effects
	}
	ambience := float32(m.ambience.step())
	for i := range m.loops {
		l := &m.loops[i]
		if l.level < l.goal {
			l.level = math.Min(l.goal, l.level+roomStep)
		} else if l.level > l.goal {
			l.level = math.Max(l.goal, l.level-roomStep)
		}
		gain := ambience * float32(math.Sin(l.level*math.Pi/2))
		left += l.left[l.next] * gain
		right += l.right[l.next] * gain
		if l.next++; l.next == len(l.left) {
			l.next = 0
		}
	}
	return left, right
}

// Sweep takes out what has been heard to its end.
func (m *Mixer) Sweep() {
	voices := m.voices[:0]
	for _, v := range m.voices {
		if v.next < len(v.samples) {
			voices = append(voices, v)
		}
	}
	clear(m.voices[len(voices):])
	m.voices = voices
	loops := m.loops[:0]
	for _, l := range m.loops {
		if l.level > 0 || l.goal > 0 {
			loops = append(loops, l)
		}
	}
	clear(m.loops[len(loops):])
	m.loops = loops
}

// limited leaves quiet sound alone and bends what would go past full scale.
func limited(v float32) float32 {
	const knee = 0.7
	switch {
	case v > knee:
		return knee + (1-knee)*float32(math.Tanh(float64(v-knee)/(1-knee)))
	case v < -knee:
		return -knee + (1-knee)*float32(math.Tanh(float64(v+knee)/(1-knee)))
	}
	return v
}

// pan returns the gains of both channels for a place from -1 to 1; the middle plays both at 0.71.
func pan(side float64) (left, right float64) {
	a := (math.Max(-1, math.Min(1, side)) + 1) * math.Pi / 4
	return math.Cos(a), math.Sin(a)
}

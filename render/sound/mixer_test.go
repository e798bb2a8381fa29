package sound

import (
	"encoding/binary"
	"math"
	"testing"
)

// elsewhere is the room of a table.
var elsewhere = NewRoom("elsewhere", func(a *Air) { a.Bed(50, 330, 1, 0.12, 12) })

// heard reads n frames of what m plays.
func heard(t *testing.T, m *Mixer, n int) (left, right []float32) {
	t.Helper()
	p := make([]byte, n*frameBytes)
	got, err := m.Read(p)
	if err != nil || got != len(p) {
		t.Fatalf("Read gave %d bytes and error %v, want %d and none", got, err, len(p))
	}
	for i := range n {
		left = append(left, math.Float32frombits(binary.LittleEndian.Uint32(p[i*frameBytes:])))
		right = append(right, math.Float32frombits(binary.LittleEndian.Uint32(p[i*frameBytes+4:])))
	}
	return left, right
}

// flat returns n samples of the same value.
func flat(n int, v float32) []float32 {
	s := make([]float32, n)
	for i := range s {
		s[i] = v
	}
	return s
}

func TestNothingIsSilence(t *testing.T) {
	m := NewMixer()
	left, right := heard(t, m, 100)
	if peakOf(left) != 0 || peakOf(right) != 0 {
		t.Errorf("got peaks %f and %f", peakOf(left), peakOf(right))
	}
	if !m.Idle() {
		t.Error("a mixer with nothing to play is not idle")
	}
}

func TestReadFillsOnlyWholeFrames(t *testing.T) {
	n, err := NewMixer().Read(make([]byte, 3*frameBytes+5))
	if n != 3*frameBytes || err != nil {
		t.Errorf("got %d bytes and error %v, want %d and none", n, err, 3*frameBytes)
	}
}

func TestAnEffectInTheMiddleIsEquallyLoudOnBothSidesAndEnds(t *testing.T) {
	m := NewMixer()
	m.Start(Coin, flat(50, 0.5), 0, false)
	left, right := heard(t, m, 100)
	want := 0.5 * math.Sqrt2 / 2
	if math.Abs(float64(left[10])-want) > 1e-6 || left[10] != right[10] {
		t.Errorf("got %f and %f, want %f", left[10], right[10], want)
	}
	if left[50] != 0 {
		t.Errorf("sample 50 of an effect of 50 is %f, want 0", left[50])
	}
	if v, _ := m.Heard(); v != 0 {
		t.Errorf("%d voices after the end", v)
	}
}

func TestAnEffectOnTheLeftIsOnlyHeardThere(t *testing.T) {
	m := NewMixer()
	m.Start(Coin, flat(50, 0.5), -1, false)
	left, right := heard(t, m, 10)
	if math.Abs(float64(left[5])-0.5) > 1e-6 || math.Abs(float64(right[5])) > 1e-6 {
		t.Errorf("got %f and %f, want 0.5 and 0", left[5], right[5])
	}
}

func TestRivalsAreSofterAndDuller(t *testing.T) {
	mine, rival := NewMixer(), NewMixer()
	s := TokenClack.Samples(0)
	mine.Start(TokenClack, s, 0, false)
	rival.Start(TokenClack, s, 0, true)
	a, _ := heard(t, mine, len(s))
	b, _ := heard(t, rival, len(s))
	if ratio := rmsOf(b) / rmsOf(a); ratio > 0.5 || ratio < 0.15 {
		t.Errorf("a rival is %.2f as loud, want 0.15 to 0.5", ratio)
	}
	if brightness(b) > 0.9*brightness(a) {
		t.Errorf("a rival's brightness is %.0f Hz against %.0f Hz", brightness(b), brightness(a))
	}
}

func TestVoicesAreLimited(t *testing.T) {
	all := Effects()
	m := NewMixer()
	for i := range 100 {
		m.Start(all[i%len(all)], flat(1000, 0.01), 0, false)
	}
	if v, _ := m.Heard(); v != Voices {
		t.Errorf("%d voices, want %d", v, Voices)
	}
}

func TestOneEffectCannotCrowdOutTheOthers(t *testing.T) {
	m := NewMixer()
	for range 50 {
		m.Start(Coin, flat(1000, 0.01), 0, false)
	}
	if v, _ := m.Heard(); v != sameVoices {
		t.Errorf("%d voices of one effect, want %d", v, sameVoices)
	}
}

func TestTheVoiceNearestItsEndMakesRoom(t *testing.T) {
	m := NewMixer()
	for i := range sameVoices {
		m.Start(Coin, flat(100+100*i, 0.01), 0, false)
	}
	m.Start(Coin, flat(1000, 0.01), 0, false)
	for _, v := range m.voices {
		if len(v.samples) == 100 {
			t.Error("the shortest voice is still playing")
		}
	}
}

func TestFullScaleIsNeverPassed(t *testing.T) {
	m := NewMixer()
	for i := range 12 {
		m.Start(Effects()[i], flat(2000, 1), 0, false)
	}
	left, _ := heard(t, m, 2000)
	if p := peakOf(left); p > 1 || p < 0.9 {
		t.Errorf("peak %f, want 0.9 to 1", p)
	}
}

func TestTheLimiterLeavesQuietSoundAlone(t *testing.T) {
	for _, v := range []float32{0, 0.1, -0.5, 0.69} {
		if limited(v) != v {
			t.Errorf("limited(%f) = %f", v, limited(v))
		}
	}
}

func TestVolumesAreSetApartAndGlide(t *testing.T) {
	m := NewMixer()
	m.Enter(House, flat(48000, 0.2), flat(48000, 0.2))
	heard(t, m, 2*Rate) // the room has faded in
	m.SetVolumes(1, 0)
	left, _ := heard(t, m, Rate/10)
	for i := 1; i < len(left); i++ {
		if d := math.Abs(float64(left[i] - left[i-1])); d > 0.001 {
			t.Fatalf("the volume jumps by %f at frame %d", d, i)
		}
	}
	if left[len(left)-1] != 0 {
		t.Errorf("ambience at volume 0 is still heard: %f", left[len(left)-1])
	}
	m.Start(Coin, flat(100, 0.5), 0, false)
	if left, _ = heard(t, m, 50); left[20] == 0 {
		t.Error("effects are silent with ambience at 0")
	}
}

func TestHalfVolumeIsHalfAsLoudToTheEar(t *testing.T) {
	if db := 20 * math.Log10(loudness(0.5)); math.Abs(db+10) > 0.1 {
		t.Errorf("the middle of the slider is %.1f dB, want -10", db)
	}
	if loudness(0) != 0 || loudness(-1) != 0 || loudness(math.NaN()) != 0 || loudness(2) != 1 {
		t.Error("volumes outside 0 to 1 are not held to it")
	}
}

func TestRoomsCrossOverWithoutAJump(t *testing.T) {
	m := NewMixer()
	m.Enter(House, flat(Rate, 0.2), flat(Rate, 0.2))
	heard(t, m, 2*Rate)
	m.Enter(elsewhere, flat(Rate, 0.2), flat(Rate, 0.2))
	if _, rooms := m.Heard(); rooms != 2 {
		t.Fatalf("%d rooms while crossing over, want 2", rooms)
	}
	left, _ := heard(t, m, 2*Rate)
	for i := 1; i < len(left); i++ {
		if d := math.Abs(float64(left[i] - left[i-1])); d > 0.001 {
			t.Fatalf("a jump of %f at frame %d", d, i)
		}
	}
	if _, rooms := m.Heard(); rooms != 1 || m.loops[0].room != elsewhere {
		t.Errorf("%d rooms afterwards, want the other one alone", rooms)
	}
}

func TestGoingBackToARoomThatFadesKeepsItsPlace(t *testing.T) {
	m := NewMixer()
	m.Enter(House, flat(Rate, 0.2), flat(Rate, 0.2))
	heard(t, m, 2*Rate)
	m.Enter(elsewhere, flat(Rate, 0.1), flat(Rate, 0.1))
	heard(t, m, Rate/10)
	m.Enter(House, flat(Rate, 0.2), flat(Rate, 0.2))
	if _, rooms := m.Heard(); rooms != 2 {
		t.Errorf("%d rooms, want 2: the house must not be there twice", rooms)
	}
	heard(t, m, 2*Rate)
	if _, rooms := m.Heard(); rooms != 1 || m.loops[0].room != House {
		t.Errorf("%d rooms afterwards, want the house alone", rooms)
	}
}

func TestALoopGoesRound(t *testing.T) {
	m := NewMixer()
	ramp := make([]float32, 1000)
	for i := range ramp {
		ramp[i] = float32(i) / 10000
	}
	m.Enter(House, ramp, ramp)
	heard(t, m, 2*Rate)
	left, _ := heard(t, m, 3000)
	for i := range 1000 {
		if left[i] != left[i+1000] || left[i] != left[i+2000] {
			t.Fatalf("frame %d is %f, then %f, then %f", i, left[i], left[i+1000], left[i+2000])
		}
	}
}

func TestQuietEndsInIdleness(t *testing.T) {
	m := NewMixer()
	m.Enter(House, flat(100, 0.2), flat(100, 0.2))
	heard(t, m, Rate)
	if m.Idle() {
		t.Fatal("idle while a room is heard")
	}
	m.Enter(Quiet, nil, nil)
	heard(t, m, 3*Rate)
	if !m.Idle() {
		t.Error("not idle after the room has faded out")
	}
}

func BenchmarkRead(b *testing.B) {
	m := NewMixer()
	l, r := House.Loop()
	m.Enter(House, l, r)
	for i := range 8 {
		m.Start(Effects()[i], flat(1<<24, 0.01), 0, i%2 == 0)
	}
	p := make([]byte, Rate/20*frameBytes) // 50 ms
	b.ReportAllocs()
	for b.Loop() {
		_, _ = m.Read(p)
	}
}

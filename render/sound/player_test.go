package sound

import (
	"errors"
	"sync"
	"testing"
	"time"
)

// fakeStream stands in for the device.
type fakeStream struct {
	mu     sync.Mutex
	events []string
	stuck  chan struct{} // when not nil, Play waits for it
	works  bool
	err    error
}

func (f *fakeStream) set(works bool, err error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.works, f.err = works, err
}

func (f *fakeStream) Ready() bool {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.works
}

func (f *fakeStream) Err() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.err
}

func (f *fakeStream) note(s string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.events = append(f.events, s)
}

func (f *fakeStream) Play() {
	if f.stuck != nil {
		<-f.stuck
	}
	f.note("play")
}
func (f *fakeStream) Pause()       { f.note("pause") }
func (f *fakeStream) Close() error { f.note("close"); return nil }

func (f *fakeStream) has(what string) bool {
	f.mu.Lock()
	defer f.mu.Unlock()
	for _, e := range f.events {
		if e == what {
			return true
		}
	}
	return false
}

// eventually waits for something that another goroutine does.
func eventually(t *testing.T, what string, ok func() bool) {
	t.Helper()
	for range 2000 {
		if ok() {
			return
		}
		time.Sleep(5 * time.Millisecond)
	}
	t.Fatalf("never happened: %s", what)
}

func TestAPlayedEffectReachesTheMixerAndWakesTheStream(t *testing.T) {
	p, dev := newPlayer(), &fakeStream{}
	go p.feed(dev)
	defer p.Close()
	p.make(take{Coin, 0})
	p.Play(Coin)
	if v, _ := p.mixer.Heard(); v != 1 {
		t.Errorf("%d voices, want 1", v)
	}
	eventually(t, "the stream runs", func() bool { return dev.has("play") })
}

func TestTakesArePlayedInTurn(t *testing.T) {
	p := newPlayer()
	for n := range Coin.Takes() {
		p.make(take{Coin, n})
	}
	p.Play(Coin)
	p.Play(Coin)
	if a, b := p.mixer.voices[0].samples, p.mixer.voices[1].samples; &a[0] == &b[0] {
		t.Error("the same take was played twice running")
	}
}

func TestADeviceThatHangsDoesNotHoldUpTheGame(t *testing.T) {
	p, dev := newPlayer(), &fakeStream{stuck: make(chan struct{})}
	go p.feed(dev)
	for n := range Coin.Takes() {
		p.make(take{Coin, n})
	}
	done := make(chan struct{})
	go func() {
		for range 50 {
			p.Play(Coin)
			p.SetVolumes(0.5, 0.5)
		}
		close(done)
	}()
	eventually(t, "50 effects are asked for while the device hangs", func() bool {
		select {
		case <-done:
			return true
		default:
			return false
		}
	})
	close(dev.stuck)
	p.Close()
	eventually(t, "the stream is closed", func() bool { return dev.has("close") })
}

func TestTheStreamRestsWhenThereIsNothingToHear(t *testing.T) {
	p, dev := newPlayer(), &fakeStream{}
	go p.feed(dev)
	defer p.Close()
	p.start(Coin, flat(10, 0.1), 0, false)
	eventually(t, "the stream runs", func() bool { return dev.has("play") })
	_, _ = p.mixer.Read(make([]byte, 100*frameBytes))
	eventually(t, "the stream rests", func() bool { return dev.has("pause") })
}

func TestMuteAndVolumeZeroStartNothing(t *testing.T) {
	p := newPlayer()
	p.make(take{Coin, 0})
	p.SetMute(true)
	p.Play(Coin)
	p.SetMute(false)
	p.SetVolumes(0, 1)
	p.Play(Coin)
	if v, _ := p.mixer.Heard(); v != 0 {
		t.Errorf("%d voices, want 0", v)
	}
	p.SetVolumes(0.5, 1)
	p.Play(Coin)
	if v, _ := p.mixer.Heard(); v != 1 {
		t.Errorf("%d voices after sound is on again, want 1", v)
	}
}

func TestAMutedPlayerIsSilentAndSaysWhy(t *testing.T) {
	p := Open(true)
	if !errors.Is(p.Silent(), ErrMuted) {
		t.Errorf("silent because of %v, want %v", p.Silent(), ErrMuted)
	}
	p.Play(Coin)
	p.Rival(Stamp)
	p.Enter(House)
	p.SetVolumes(1, 1)
	if p.Room() != House {
		t.Errorf("a silent player forgot its room: %v", p.Room())
	}
	if v, r := p.mixer.Heard(); v != 0 || r != 0 {
		t.Errorf("%d voices and %d rooms in a silent player", v, r)
	}
	p.Close()
	p.Close()
	p.Play(Coin)
}

func TestNoPlayerIsSilentToo(t *testing.T) {
	var p *Player
	p.Play(Coin)
	p.Enter(House)
}

func TestEnteringARoomLetsItBeHeard(t *testing.T) {
	p := newPlayer()
	p.Enter(elsewhere)
	eventually(t, "the room is heard", func() bool { _, r := p.mixer.Heard(); return r == 1 })
	p.Enter(Quiet)
	eventually(t, "the room fades", func() bool {
		_, _ = p.mixer.Read(make([]byte, Rate*frameBytes))
		_, r := p.mixer.Heard()
		return r == 0
	})
}

// A device that goes away silences the player and nothing else; one that never worked is no device.
func TestADeviceThatGoesAwayIsTold(t *testing.T) {
	for _, c := range []struct {
		works bool
		want  error
	}{{true, ErrLost}, {false, ErrNoDevice}} {
		p, dev := newPlayer(), &fakeStream{}
		dev.set(c.works, nil)
		go p.feed(dev)
		p.Play(Coin)
		eventually(t, "the stream runs", func() bool { return dev.has("play") })
		if err := p.Silent(); err != nil {
			t.Fatal(err)
		}
		dev.set(c.works, errors.New("oto: ALSA error at snd_pcm_writei: broken pipe"))
		eventually(t, "the player is silent", func() bool { return p.Silent() != nil })
		if err := p.Silent(); !errors.Is(err, c.want) {
			t.Errorf("worked %v: %v, want %v", c.works, err, c.want)
		}
		p.Play(Coin) // nothing waits for the device
		p.Enter(House)
		p.SetMute(true)
		p.Close()
	}
}

package sound

import (
	"errors"
	"sync"
	"time"

	"github.com/ebitengine/oto/v3"
)

// bufferTime is how far ahead the device is fed: short enough for a click to be felt as one's own.
const bufferTime = 45 * time.Millisecond

// late is how long after it was asked for an effect may still begin when its samples had to be made first.
const late = 150 * time.Millisecond

// Player plays effects and rooms. All its methods return at once, may be called from any goroutine, and do nothing
// but remember the settings when there is no device. Make one for the whole program with Open.
type Player struct {
	mixer *Mixer
	wake  chan struct{}

	mu       sync.Mutex
	takes    map[take][]float32
	making   map[take]bool
	turn     map[Effect]int
	room     Room
	effects  float64
	ambience float64
	muted    bool
	closed   bool
	silence  error
}

// take is one take of one effect.
type take struct {
	effect Effect
	number int
}

// Open returns a player. With mute, or where Device finds nothing to play on, the player is a silent one and Silent
// says why; that is no failure, and neither is a device that goes away later. Open makes the process's one audio context, so it
// may be called once with mute off.
func Open(mute bool) *Player {
	p := newPlayer()
	switch err := Device(); {
	case mute:
		p.silence = ErrMuted
	case err != nil:
		p.silence = err
	default:
		out, err := output(p.mixer)
		if err != nil {
			p.silence = ErrNoDevice
			break
		}
		go p.feed(out)
		go p.makeAll()
	}
	return p
}

func newPlayer() *Player {
	return &Player{
		mixer:    NewMixer(),
		wake:     make(chan struct{}, 1),
		takes:    map[take][]float32{},
		making:   map[take]bool{},
		turn:     map[Effect]int{},
		effects:  1,
		ambience: 1,
	}
}

// speaker is the end of the stream at the device. The engine's own audio package ends the whole game when a device goes away,
// so the device is spoken to without it.
type speaker struct {
	*oto.Player
	ctx   *oto.Context
	ready chan struct{}
}

// output opens the device; whether that succeeds is known some time later, see Err.
func output(m *Mixer) (*speaker, error) {
	ctx, ready, err := oto.NewContext(&oto.NewContextOptions{SampleRate: Rate, ChannelCount: 2, Format: oto.FormatFloat32LE, ApplicationName: "Safehouse"})
	if err != nil {
		return nil, err
	}
	out := ctx.NewPlayer(m)
	out.SetBufferSize(int(bufferTime*Rate/time.Second) * frameBytes)
	return &speaker{out, ctx, ready}, nil
}

// Ready reports whether it is settled if there is a device.
func (s *speaker) Ready() bool {
	select {
	case <-s.ready:
		return true
	default:
		return false
	}
}

// Err is what went wrong with the device.
func (s *speaker) Err() error { return errors.Join(s.ctx.Err(), s.Player.Err()) }

// Silent returns why nothing can be heard from this player, or nil: ErrMuted, ErrNoDevice, or ErrLost from when the device went.
func (p *Player) Silent() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.silence
}

// lose lets the player be silent from now on.
func (p *Player) lose(why error) {
	p.mu.Lock()
	p.silence = why
	p.mu.Unlock()
}

// Play plays an effect of one's own doing.
func (p *Player) Play(e Effect) { p.PlayAt(e, 0, false) }

// Rival plays an effect of a rival's doing: softer and farther away.
func (p *Player) Rival(e Effect) { p.PlayAt(e, 0, true) }

// PlayAt plays an effect at a place from -1 (left edge of the screen) to 1 (right edge).
func (p *Player) PlayAt(e Effect, side float64, rival bool) {
	if p == nil || !e.exists() {
		return
	}
	p.mu.Lock()
	if p.silence != nil || p.closed || p.muted || p.effects <= 0 {
		p.mu.Unlock()
		return
	}
	t := take{e, p.turn[e] % e.Takes()}
	p.turn[e]++
	samples, ready := p.takes[t]
	p.mu.Unlock()
	side *= 0.6 // a table is not as wide as a room
	if ready {
		p.start(e, samples, side, rival)
		return
	}
	asked := time.Now()
	go func() {
		if s := p.make(t); time.Since(asked) < late {
			p.start(e, s, side, rival)
		}
	}()
}

func (p *Player) start(e Effect, samples []float32, side float64, rival bool) {
	p.mixer.Start(e, samples, side, rival)
	p.nudge()
}

// make returns the samples of a take, made now if nobody has made them before.
func (p *Player) make(t take) []float32 {
	p.mu.Lock()
	s, ready := p.takes[t]
	p.mu.Unlock()
	if ready {
		return s
	}
	s = t.effect.Samples(t.number)
	p.mu.Lock()
	p.takes[t] = s
	p.mu.Unlock()
	return s
}

// makeAll makes every take of the house, one after the other with rests between, so that the first frames are not held up.
func (p *Player) makeAll() {
	time.Sleep(time.Second)
	for _, e := range Effects() {
		for n := range e.Takes() {
			p.make(take{e, n})
			time.Sleep(5 * time.Millisecond)
		}
	}
}

// Enter fades over to the tone of a room; Quiet fades out. Its samples are made the first time it is entered and
// are given up when it has faded out.
func (p *Player) Enter(room Room) {
	if p == nil {
		return
	}
	p.mu.Lock()
	same, silent := p.room == room, p.silence != nil
	p.room = room
	p.mu.Unlock()
	if same || silent {
		return
	}
	go func() {
		left, right := room.Loop()
		p.mu.Lock()
		still := p.room == room && !p.closed
		p.mu.Unlock()
		if still {
			p.mixer.Enter(room, left, right)
			p.nudge()
		}
	}()
}

// Room returns the room entered last.
func (p *Player) Room() Room {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.room
}

// SetVolumes sets how loud effects and ambience are, each 0 to 1.
func (p *Player) SetVolumes(effects, ambience float64) {
	p.mu.Lock()
	p.effects, p.ambience = effects, ambience
	p.mu.Unlock()
	p.applyVolumes()
}

// SetMute silences everything, or lets it be heard again at the volumes set before.
func (p *Player) SetMute(mute bool) {
	p.mu.Lock()
	p.muted = mute
	p.mu.Unlock()
	p.applyVolumes()
}

func (p *Player) applyVolumes() {
	p.mu.Lock()
	effects, ambience := p.effects, p.ambience
	if p.muted {
		effects, ambience = 0, 0
	}
	p.mixer.SetVolumes(effects, ambience)
	p.mu.Unlock()
	p.nudge()
}

// Close ends the player. It need not be called before the program ends.
func (p *Player) Close() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.closed {
		p.closed = true
		close(p.wake)
	}
}

// nudge lets the stream run again if it was put to sleep.
func (p *Player) nudge() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.closed {
		return
	}
	select {
	case p.wake <- struct{}{}:
	default:
	}
}

// stream is what feed needs of the device.
type stream interface {
	Play()
	Pause()
	Close() error
	Ready() bool // it is settled whether the device works
	Err() error
}

// feed runs the stream while there is something to hear and stops it when there is nothing, so that a silent game
// costs nothing. It alone talks to the device, which may make it wait. When the device is gone it ends.
func (p *Player) feed(out stream) {
	const rest = 500 * time.Millisecond
	running, worked := false, false
	timer := time.NewTimer(rest)
	for {
		if out.Err() != nil {
			why := ErrNoDevice
			if worked {
				why = ErrLost
			}
			p.lose(why)
			return
		}
		worked = worked || out.Ready()
		select {
		case _, open := <-p.wake:
			if !open {
				_ = out.Close() // nothing is left to be done about a device that will not close
				return
			}
			if !running {
				out.Play()
				running = true
			}
		case <-timer.C:
			if running && p.mixer.Idle() {
				out.Pause()
				running = false
			}
		}
		timer.Reset(rest)
	}
}

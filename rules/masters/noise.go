package masters

import "safehouse/rules"

// A noiseTrack is the alert spaces of a tracker and its last space.
type noiseTrack struct {
	alerts [17]uint8
	last   uint8
}

// noiseTracks are the two trackers (games §3).
var noiseTracks = [2]noiseTrack{
	{[17]uint8{4, 8, 11, 14, 17, 19, 21, 23, 25, 27, 28, 31, 32, 34, 35, 37, 38}, 41}, // 3 players
	{[17]uint8{4, 7, 10, 13, 15, 17, 19, 22, 23, 26, 27, 30, 31, 34, 35, 37, 39}, 42}, // 4 players
}

func (s *State) track() *noiseTrack { return &noiseTracks[s.Seats-3] }

// alertSpaces is the alert spaces as bits, for quick looks.
var alertSpaces = func() (t [2]uint64) {
	for i := range noiseTracks {
		for _, n := range noiseTracks[i].alerts {
			t[i] |= 1 << n
		}
	}
	return t
}()

// makeNoise moves the marker space by space; every alert space raises an
// alert, and so does every noise once the marker is on the last one (rulebook:
// Noise).
func (h runner) makeNoise(n int) {
	if n == 0 {
		return
	}
	alerts := 0
	for range n {
		if h.Noise == h.track().last {
			alerts++
			continue
		}
		h.Noise++
		if alertSpaces[h.Seats-3]>>h.Noise&1 == 1 {
			alerts++
		}
	}
	h.tell(rules.Event{Kind: EvNoise, N: int16(n), M: int16(h.Noise)})
	h.alert(alerts)
}

// alert deals n events off the deck (rulebook: Raise Alert). Crises that come
// to the top are set aside; they are not dealt by alerts. With no event left
// an alert has no effect.
func (h runner) alert(n int) {
	for range n {
		h.surface()
		if h.Top == h.Length {
			h.tell(rules.Event{Kind: EvDeckEmpty})
			return
		}
		h.Last = h.Deck[h.Top]
		h.Top++
		h.affected()
		h.tell(rules.Event{Kind: EvAlert, What: refDeckCard(h.Last)})
		h.surface()
	}
}

// surface queues every crisis that lies on top of the deck.
func (h runner) surface() {
	for h.Top < h.Length && h.Deck[h.Top].Crisis() {
		c := h.Deck[h.Top]
		h.Top++
		h.Queue[h.Queued] = c
		h.Queued++
		h.tell(rules.Event{Kind: EvQueued, What: refDeckCard(c)})
	}
}

// left is the cards that the deck still holds.
func (s *State) left() []Card { return s.Deck[s.Top:s.Length] }

package infiltration

import "safehouse/rules"

// The security tracker: two dials (rulebook: The Security Tracker).

// turnAlarm moves the alarm dial by n within its bounds.
func (h runner) turnAlarm(n int) {
	to := min(max(int(h.Alarm)+n, AlarmMin), AlarmMax)
	by := to - int(h.Alarm)
	h.Alarm = int8(to)
	h.tell(rules.Event{Kind: EvAlarm, What: refDial(dialAlarm), N: int16(to), M: int16(by)})
}

// approach moves the proximity dial by n within its bounds. At 99 the game
// ends at once, and whoever is inside is captured (ruling 33).
func (h runner) approach(n int) {
	to := min(max(int(h.Proximity)+n, 0), ProximityMax)
	by := to - int(h.Proximity)
	h.Proximity = uint8(to)
	h.tell(rules.Event{Kind: EvProximity, What: refDial(dialProximity), N: int16(to), M: int16(by)})
	if to < ProximityMax {
		return
	}
	h.Over = true
	h.tell(rules.Event{Kind: EvMercs})
	for _, o := range h.InPlay() {
		if h.DrivenFrom(int(h.Ops[o].Seat), h.Ops[o].Place) {
			h.escape(o)
		}
	}
	for _, o := range h.InPlay() {
		if at := h.Ops[o].Place; at.Inside() {
			h.Ops[o].Place = Captured
			h.tell(rules.Event{Kind: EvCaptured, Who: RefOperative(o), From: RefPlace(at)})
		}
	}
}

// wound flips a healthy operative; a wounded one ignores it.
func (h runner) wound(o Operative) {
	if h.Ops[o].Wounded || !h.Ops[o].Place.Inside() {
		return
	}
	h.Ops[o].Wounded = true
	h.tell(rules.Event{Kind: EvWounded, Who: RefOperative(o)})
}

func (h runner) heal(o Operative) {
	if !h.Ops[o].Wounded {
		return
	}
	h.Ops[o].Wounded = false
	h.tell(rules.Event{Kind: EvHealed, Who: RefOperative(o)})
}

// delay tips an operative's marker; delays do not stack (ruling 25).
func (h runner) delay(o Operative) {
	if h.Ops[o].Delayed || !h.Ops[o].Place.Inside() {
		return
	}
	h.Ops[o].Delayed = true
	h.tell(rules.Event{Kind: EvDelayed, Who: RefOperative(o)})
}

package deepstate

import (
	"safehouse/render"
	"safehouse/rules"
	rule "safehouse/rules/deepstate"
	"safehouse/scenes"
)

// silent are the events that need no line of their own in the log: others tell
// the same.
var silent = map[string]bool{"passed-card": true, "token-back": true, "put-away": true, "moved-on": true}

// told are the events about a card that only its owner is told by name, in a line of
// its own.
var told = map[string]bool{"picked": true, "buried": true, "trimmed": true, "drew-man": true, "drew-treaties": true}

// loud are the lines that stand out.
var loud = map[string]bool{"round": true, "new-round": true, "war": true, "treaty-phase": true, "made": true, "scoring": true}

// signs are the pictograms before lines about nobody in particular.
var signs = map[string]string{
	"round": "clock", "new-round": "clock", "revealed": iconCard, "war-aside": iconWar, "war": iconWar, "war-over": iconWar, "war-averted": iconWar, "treaty-phase": iconSeal,
	"passed": "card-pick", "dealt": "shuffle", "reshuffled": "shuffle", "men-reshuffled": "shuffle", "hoc-reshuffled": "shuffle", "abandoned": "card-discard",
	"scoring": iconAtEnd, "over": "trophy", "supervisor": iconSpy,
}

// Bullet is the mark before an event's line.
func (t *table) Bullet(e rules.Event) (scenes.Bullet, bool) {
	name := rule.Game{}.Info().Events[e.Kind]
	if silent[name] {
		return scenes.Bullet{}, false
	}
	if told[name] && t.s != nil && t.seat >= 0 && t.s.OnPlayer(e.Who) == rule.Player(t.seat) {
		return scenes.Bullet{}, false // the viewer reads what it was
	}
	b := scenes.Bullet{Seat: -1, Icon: "info", Loud: loud[name], Tint: t.theme.Accent}
	if icon, ok := signs[name]; ok {
		b.Icon = icon
		if name == "war" {
			b.Tint, _ = t.theme.Legible("alarm", false)
		}
		return b, true
	}
	if t.s == nil {
		return b, true
	}
	switch p := t.s.OnPlayer(e.Who); {
	case p == rule.Nobody:
	case t.s.Automa(p):
		b.Icon, b.Tint = "star", render.Hex(0xC6CCD2)
	default:
		b.Seat = int(p)
	}
	return b, true
}

package play

import (
	"math"
	"slices"
	"strings"

	"safehouse/render"
	"safehouse/rules"
	"safehouse/save"
	"safehouse/scenes"
	"safehouse/scenes/sitting"
)

// What a bot intends is told in the prompt, with a bar that runs out; the table
// draws it where it will happen.

// runTicks is how often the bar is painted anew.
const runTicks = 6

// announceMS is how long an intention is shown by each setting; fewer than 0:
// until somebody says so.
var announceMS = map[string]float64{save.IntentUsual: 2600, save.IntentBrief: 1100, save.IntentWaits: -1, save.IntentNone: 0}

// brisk is the speed of rivals, in percent, from which on a table of bots alone
// shows no intentions.
const brisk = 200

// announce says for how many ticks an intention is shown.
func (t *tableScene) announce(in *sitting.Intent) int {
	set := t.house.Settings
	ms := announceMS[set.Intent]
	alone := len(t.sit.Persons()) == 0
	if ms == 0 || t.info().Verbs[in.Action.Verb].Secret || alone && (set.Rivals == 0 || set.Rivals >= brisk) {
		return 0
	}
	part := t.table.(scenes.Announcer).Announces(t.newView(), in.Action)
	switch {
	case part <= 0:
		return 0
	case part >= scenes.Agreed && !alone:
		return -1
	case ms < 0 && !alone:
		if part < 1 {
			return render.Ticks(announceMS[save.IntentBrief] * part)
		}
		return -1
	}
	ms, part = math.Abs(ms), min(part, 1)
	if ms < 10 {
		ms = announceMS[save.IntentUsual]
	}
	pace := render.Tempo{Speed: t.house.Pace().Rivals.Speed / 2} // of rivals as it is set, with travel or without
	if set.Rivals == 0 {
		pace.Speed = 4
	}
	return max(1, pace.Fade(ms*part))
}

// watched reports whether the pointer has come to rest on what a bot intends: on
// the prompt, or on a thing that it is about. A pointer that lay there before
// holds nothing.
func (t *tableScene) watched() bool {
	in := t.sit.Intent()
	if in == nil {
		t.resting = t.stage.Hovered()
		return false
	}
	at := t.stage.Hovered()
	if at != t.resting {
		t.resting = "" // the pointer has gone there since
	}
	switch {
	case t.stage.Modals() > 0:
		return true // something else is asked
	case at == "" || at == t.resting || t.stage.Hot() != at:
		return false
	case at == "prompt":
		return true
	}
	return slices.Contains(t.named(in.Action), at)
}

// intention is the sentence about what a bot is about to do, and why.
func (t *tableScene) intention(in *sitting.Intent) (heading, more string) {
	what := t.say(t.view.Shown.Describe(in.Action))
	heading = t.house.T("table.intends", "name", t.file.NameOf(in.Seat), "action", what)
	if c, ok := t.table.(scenes.Caster); ok { // the sentence names who it is already
		if who := c.Character(t.view.Shown, in.Seat); !who.IsZero() && strings.HasPrefix(what, t.say(who)) {
			heading = t.house.T("table.intends.itself", "action", what)
		}
	}
	if !in.Advice.IsZero() {
		more = t.say(in.Advice)
	}
	return heading, more
}

// own are the answers that the frame adds to those of the game: to what a bot
// intends, and to bots that wait.
func (t *tableScene) own() (l []choice) {
	h := t.house
	switch {
	case t.sit.Showing() || t.sit.Stuck() || t.sit.Match.Turn().Done:
	case t.sit.Intent() != nil:
		l = append(l, choice{id: "intent:go", label: h.T("table.intent.go"), icon: "play", confirm: true, do: t.sit.GoOn})
		if len(t.sit.Persons()) == 0 {
			return l
		}
		l = append(l, choice{id: "intent:take", label: h.T("table.intent.take"), icon: "person", do: t.sit.TakeOver})
		if t.sit.Personal() {
			l = append(l, choice{id: "intent:wait", label: h.T("table.intent.wait"), icon: "pause", do: t.sit.Wait})
		}
	case t.sit.Waiting():
		l = append(l, choice{id: "intent:go", label: h.T("table.intent.on"), icon: "play", do: t.sit.GoOn})
	case t.sit.Lent() != 0:
		l = append(l, choice{id: "intent:back", label: h.T("table.intent.back", "name", t.file.NameOf(t.sit.Lent().First())), icon: "bot", do: t.sit.HandBack})
	default:
		l = t.asking()
	}
	return l
}

// asking are the buttons that let companions act before the persons are done: the one
// whose panel is open, or all of them.
func (t *tableScene) asking() (l []choice) {
	waiting := t.sit.Companions()
	key, all := "table.ask", "table.ask.all"
	if slices.Contains(t.info().Opening, t.sit.Match.Turn().Phase) {
		key, all = "table.ask.plan", "table.ask.plan.all"
	}
	one := -1
	if waiting.Count() == 1 {
		one = waiting.First()
	} else if x, ok := t.table.(scenes.Leaner); ok && waiting.Has(x.Leans()) {
		one = x.Leans()
	}
	if one >= 0 {
		name := t.file.CharacterOf(one)
		if name == "" {
			name = t.file.NameOf(one)
		}
		l = append(l, choice{id: "ask:one", label: t.house.T(key, "name", name), short: t.house.T("table.ask.short", "name", name), least: t.house.T("table.ask.one"), icon: "bot", do: func() { t.sit.Ask(rules.Only(one)) }})
	}
	if waiting.Count() > 1 {
		l = append(l, choice{id: "ask:all", label: t.house.T(all), short: t.house.T("table.ask.least"), least: t.house.T("table.ask.least"), icon: "bot", do: func() { t.sit.Ask(waiting) }})
	}
	return l
}

// paintRun draws along the lower edge of the prompt how long the intention is
// still shown.
func (t *tableScene) paintRun(c render.Canvas, at render.Rect, in *sitting.Intent) {
	bar := render.R(at.X+8, at.Bottom()-7, at.W-16, 4)
	th := t.stage.Theme
	c.Round(bar, 2, render.Solid(th.Ground.Fade(0.6)))
	left := in.Left()
	if in.Waits() {
		left = 1
	}
	if bar.W *= left; bar.W > 4 {
		c.Round(bar, 2, render.Solid(th.Accent))
	}
}

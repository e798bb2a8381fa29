package masters

import (
	"slices"

	"safehouse/rules"
	"safehouse/rules/masters"
	"safehouse/scenes"
)

// answerWith tells what answers a question of an event, where the game itself
// says nothing about it.
func (t *table) answerWith() string {
	if t.picking() || t.v.House.Book.Has(info.ID, t.s.Prompt().Key+".help") {
		return ""
	}
	who := -1
	for _, l := range t.todo.hex {
		for _, a := range l {
			f := t.actor(a)
			if who >= 0 && f != who {
				return say(t.v, "guide.answer.hex")
			}
			who = f
		}
	}
	switch {
	case who >= 0:
		return say(t.v, "guide.answer.who", "who", t.shortName(who))
	case len(t.todo.hex) > 0:
		return say(t.v, "guide.answer.hex")
	}
	for f := range t.todo.figure {
		if len(t.todo.figure[f]) > 0 {
			return say(t.v, "guide.answer.figure")
		}
	}
	if len(t.todo.rest) > 0 {
		return say(t.v, "guide.answer.button")
	}
	return ""
}

// barred is why the character whose panel is open can make no use of the moves
// that it has left, "" if it can or can use something else.
func (t *table) barred() string {
	s, f := t.s, t.who
	fig := &s.Crew[f]
	if fig.At == masters.Nowhere {
		return ""
	}
	if t.able(f) {
		return ""
	}
	if fig.Left[moves] == 0 {
		return say(t.v, "guide.useless", "who", t.shortName(f))
	}
	best := ""
	planned := false
	for c := range s.Near(fig.At).All() {
		planned = planned || c.Outdoors() || fig.Plan.Has(c)
		why := t.v.Say(s.Why(rules.Do(masters.VMove, s.CharacterIndex(f), int(s.HexOf(c)))))
		if best == "" || fig.Plan.Has(c) {
			best = why
		}
	}
	if !planned && s.GuardsOn(fig.At) == 0 {
		return say(t.v, "guide.unplanned", "who", t.shortName(f))
	}
	return best
}

// able reports whether a figure can do anything but carry things about and end
// its part.
func (t *table) able(f int) bool {
	return slices.ContainsFunc(t.v.Legal(), func(a rules.Action) bool { return t.actor(a) == f && !loose[a.Verb] })
}

// moves is the sub-action move.
var moves = refIndex(kind("sub"), "move")

// loose are the verbs that need nothing left of an action.
var loose = map[rules.Verb]bool{masters.VDone: true, masters.VDrop: true, masters.VSlide: true, masters.VTake: true, masters.VCall: true, masters.VTeamwork: true, masters.VDecoy: true}

// offered reports whether a figure can do a thing now.
func (t *table) offered(f int, verb rules.Verb) bool {
	return slices.ContainsFunc(t.v.Legal(), func(a rules.Action) bool { return a.Verb == verb && t.actor(a) == f })
}

// Points marks the roll for a way that leads out, and to stay inside only for
// whom nothing else is left.
func (t *table) Points(v *scenes.View, a rules.Action, alone bool) bool {
	f := -1
	if t.s != nil && t.s.Phase == masters.Escape {
		f = t.actor(a)
	}
	if f < 0 {
		return alone
	}
	fig := &t.s.Crew[f]
	switch a.Verb {
	case masters.VRoll:
		return t.safe(fig.Route[fig.Long-1])
	case masters.VDone:
		return alone && (t.safe(fig.At) || !t.offered(f, masters.VRun) && !t.offered(f, masters.VDeclare))
	}
	return alone
}

// offersTunnel reports whether a tunnel can be dug now.
func (t *table) offersTunnel() bool {
	return slices.ContainsFunc(t.v.Legal(), func(a rules.Action) bool { return a.Verb == masters.VTunnel })
}

// safe reports whether who ends Escape on a cell is not busted.
func (t *table) safe(c masters.Cell) bool {
	if t.s.Hiding() {
		return t.s.Fixture(c).Hideout
	}
	return c.Outdoors()
}

// gateFalls reports whether a figure stands on a gate that would fall at the end of the
// round.
func (t *table) gateFalls(f int) bool {
	at := t.s.Crew[f].At
	if at == masters.Nowhere {
		return false
	}
	places, _ := t.hits()
	p, ok := places[at]
	return ok && p.Falls()
}

// guideGoal tells what the way takes that is shown in planning, "" for none.
func (t *table) guideGoal() string {
	w, ok := t.planAhead()
	if !ok {
		return ""
	}
	have := int(t.s.Crew[t.who].Tokens)
	if w.need > 0 {
		return say(t.v, "guide.goal.short", "n", w.cost, "have", have)
	}
	if w.against != "" {
		return w.against
	}
	return say(t.v, "guide.goal", "n", have-w.cost)
}

// headGoal names the way to the goal that was pressed, "" for none.
func (t *table) headGoal() string {
	w, ok := t.ahead()
	switch {
	case !ok || t.goal == masters.Nowhere:
		return ""
	case w.start != masters.Nowhere:
		return say(t.v, "head.goal-from", "to", t.placeName(w.goal), "from", t.placeName(w.start))
	}
	return say(t.v, "head.goal", "who", t.shortName(t.who), "to", t.placeName(w.goal))
}

// Headline names who is looked at and what it is to do.
func (t *table) Headline(v *scenes.View) string {
	s := t.s
	if s == nil || t.asked() || t.picking() {
		return ""
	}
	fig, who := &s.Crew[t.who], t.figureName(t.who)
	switch {
	case v.Companions.Has(t.who):
		return say(v, "head.companion", "who", who)
	case t.planning() && t.tool != pencil, t.planning() && t.offersTunnel():
		return ""
	case t.planning() && fig.Ready():
		return say(v, "head.ready", "who", who)
	case t.headGoal() != "":
		return t.headGoal()
	case t.planning():
		return say(v, "head.plan", "who", who)
	case s.Phase == masters.Escape && fig.InPlay():
		return say(v, "head.escape", "who", who, "odds", t.odds(t.who))
	case s.Phase != masters.Action || !fig.InPlay():
		return ""
	case fig.Done():
		return say(v, "head.done", "who", who)
	case !fig.Acted():
		return say(v, "head.act", "who", who, "n", int(fig.Die))
	case fig.Act != masters.NoAct:
		return say(v, "head.acting", "who", who, "act", v.Name(ref(kAct, int(fig.Act))))
	}
	return ""
}

// Guide tells what the character whose panel is open can do next.
func (t *table) Guide(v *scenes.View) string {
	s := t.s
	if s == nil {
		return ""
	}
	if t.asked() {
		return t.answerWith()
	}
	f := t.who
	who, fig := t.shortName(f), &s.Crew[f]
	n := int(fig.Tokens)
	switch {
	case v.Companions.Has(f):
		return say(v, "guide.companion", "who", who)
	case t.halts() != "":
		return t.halts()
	case s.Phase == masters.Planning && t.tool != pencil:
		return say(v, "guide.tool")
	case s.Phase == masters.Planning && t.offersTunnel():
		return say(v, "guide.tunnel")
	case s.Phase == masters.Planning && t.goal != masters.Nowhere && t.guideGoal() != "":
		return t.guideGoal()
	case s.Phase == masters.Planning && fig.Waiting() && t.inside(f):
		return say(v, "guide.cell", "who", who)
	case s.Phase == masters.Planning && fig.Waiting():
		return say(v, "guide.start", "who", who)
	case s.Phase == masters.Planning && fig.Ready():
		return say(v, "guide.others")
	case s.Phase == masters.Planning && f != masters.NPCFigure && fig.Plan != 0 && s.Crew[masters.NPCFigure].Waiting() && !t.offered(f, masters.VReady):
		return say(v, "guide.npc", "who", who, "npc", t.shortName(masters.NPCFigure))
	case s.Phase == masters.Planning && fig.Plan == 0 && t.inside(f):
		return say(v, "guide.way-out", "who", who)
	case s.Phase == masters.Planning && fig.Plan == 0:
		return say(v, "guide.paint", "who", who)
	case s.Phase == masters.Planning && t.torn(f):
		return say(v, "guide.torn", "who", who)
	case s.Phase == masters.Planning:
		return say(v, "guide.more", "who", who, "n", n)
	case s.Phase == masters.Escape && fig.InPlay() && fig.At.Outdoors() && !s.Hiding():
		return say(v, "guide.out", "who", who)
	case s.Phase == masters.Escape && fig.InPlay() && fig.At != masters.Nowhere && s.Fixture(fig.At).Hideout && s.Hiding():
		return say(v, "guide.hidden", "who", who)
	case s.Phase == masters.Escape && fig.InPlay() && !fig.Rolled() && t.offered(f, masters.VRoll):
		end := fig.Route[fig.Long-1]
		return say(v, "guide.roll", "who", who, "to", t.placeName(end), "out", t.safe(end))
	case s.Phase == masters.Escape && fig.InPlay() && !fig.Rolled():
		return say(v, "guide.escape", "who", who)
	case s.Phase == masters.Escape && fig.InPlay() && t.offered(f, masters.VRun):
		return say(v, "guide.run", "who", who)
	case s.Phase != masters.Action || !fig.InPlay():
		return ""
	case fig.Done():
		return say(v, "guide.next")
	case t.headGoal() != "":
		return say(v, "guide.other-goal")
	case t.gateFalls(f) && t.able(f):
		return say(v, "guide.gate")
	case !fig.Acted():
		return say(v, "guide.act", "who", who)
	case fig.Left != [len(fig.Left)]uint8{}:
		if why := t.barred(); why != "" {
			return why
		}
		if t.goals() != 0 {
			return say(v, "guide.use-far", "who", who)
		}
		return say(v, "guide.use", "who", who)
	}
	switch {
	case t.able(f):
		return say(v, "guide.else", "who", who)
	case t.offered(f, masters.VTake):
		return say(v, "guide.take", "who", who)
	}
	return say(v, "guide.spent", "who", who)
}

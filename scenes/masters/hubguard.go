package masters

import (
	"slices"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/masters"
	"safehouse/rules/masters/campaign"
	"safehouse/scenes"
)

// What keeps presses in the hub from deciding what nobody meant: a question is safe
// from presses that were meant for the last one (ui.Stage.Asks), and what cannot be
// undone waits for a second press.

// asked is the question that stands.
type asked struct {
	stage  campaign.Stage
	job    masters.Heist
	taken  uint8
	sitter campaign.PlayerID
	draft  campaign.Draft
	pupil  uint8
	learnt int // level-ups that were chosen
	look   masters.Heist
	lift   rules.Action
	read   int
	heists int
}

// guard tells the stage which question stands.
func (x *hub) guard() {
	if x.s == nil || x.list {
		x.stage.Asks(nil)
		return
	}
	s := x.s
	q := asked{s.Stage, s.Job, s.Taken, s.Sitter, s.Draft, s.Pupil, 0, x.look, x.lift, x.read, len(s.History)}
	for i := range s.Learnt {
		if s.CanUnlearn(i) {
			q.learnt++
		}
	}
	x.stage.Asks(q)
}

// choose takes what was pressed: a card of a level-up is lifted, and taken by the
// button of the prompt alone; setting out is asked about.
func (x *hub) choose(a rules.Action) {
	if !slices.Contains(x.s.Legal(nil), a) {
		return
	}
	if x.arms(a) {
		x.lift = a
		x.stage.Rebuild()
		return
	}
	x.decide(a)
}

// arms reports whether an action waits for a second press.
func (x *hub) arms(a rules.Action) bool {
	if x.house.Settings.OnePress {
		return false
	}
	return a.Verb == campaign.VDepart || x.s.Stage == campaign.Training && (a.Verb == campaign.VTrain || a.Verb == campaign.VPromote)
}

// Armed is the choice that waits for its second press; ok is false for none.
func (x *hub) Armed() (a rules.Action, ok bool) { return x.lift, x.lift != (rules.Action{}) }

// Fire does what is armed, for scripts.
func (x *hub) Fire() {
	if a, ok := x.Armed(); ok {
		x.decide(a)
	}
}

// putDown puts down what is lifted, or the briefing that is open; it reports whether
// there was anything.
func (x *hub) putDown() bool {
	switch {
	case x.list || x.s == nil:
		return false
	case x.lift != (rules.Action{}):
		x.lift = rules.Action{}
	case x.look != masters.NoHeist:
		x.look = masters.NoHeist
	default:
		return false
	}
	x.stage.Rebuild()
	return true
}

// briefed is the job whose briefing is shown: the one that is planned, else the one
// that was pressed on the map.
func (x *hub) briefed() masters.Heist {
	if x.s.Job != masters.NoHeist {
		return x.s.Job
	}
	return x.look
}

// unlearn takes a level-up back.
func (x *hub) unlearn(chair int) {
	x.change(func(s rules.Lasting) error { return s.(*campaign.State).Unlearn(chair) })
}

// layPrompt asks, and offers what no thing stands for.
func (x *hub) layPrompt(b *ui.Builder, r render.Rect) {
	th := b.Theme()
	heading, more, list := x.question()
	wide := 0.0
	for i := range list {
		wide += b.ButtonWidth(list[i]) + 28
	}
	pt := x.u.Pt(r)
	stacked := wide > pt.W*0.6
	b.Add(ui.Thing{ID: "prompt", Shape: ui.Box(pt), Layer: ui.LayerPanels, Decor: true, Keeps: true, Label: heading + " " + more, Move: ui.Move{How: ui.Jump}, Paint: func(c render.Canvas, st ui.State) {
		c.PanelMarked(st.At, th, th.Accent2)
		words := st.At.Pad(26, 8, 20, 8)
		switch {
		case len(list) == 0:
		case stacked:
			words.H = st.At.H - render.ButtonHeight - 22
		default:
			words.W -= wide
		}
		if more == "" || stacked {
			c.TextFit(words, heading, th.Heading().In(th.Text), render.Left|render.Middle, 26, 24, 21, 18)
			return
		}
		up, low := words.Cut(words.H * 0.5)
		c.TextFit(up, heading, th.Heading().In(th.Text), render.Left|render.Bottom, 26, 24, 21, 18)
		c.TextFit(low, more, th.Body().Sized(20).In(th.Second), render.Left|render.Top, 18, 16)
	}})
	low := (pt.H - render.ButtonHeight) / 2
	if stacked {
		low = 10
	}
	if len(list) > 0 {
		scenes.Footer(b, pt.Pad(20, 0, 20, low), list...)
	}
}

// question is what is asked, what there is to say about it, and the buttons that
// answer: the one that leads on first.
func (x *hub) question() (heading, more string, list []ui.Button) {
	s := x.s
	heading = x.v.Say(s.Prompt())
	switch {
	case x.reporting():
		e := &s.History[x.read]
		heading = x.text("report.head", "heist", x.jobName(e.Heist), "won", e.Success)
		more = x.text("report.next." + x.whatNext())
		list = append(list, ui.Button{ID: "hub:on", Label: x.text("report.on." + x.whatNext()), Icon: "right", Confirm: true, Commits: true, Do: func() { x.read++; x.stage.Rebuild() }})
		return heading, more, list
	case s.Stage == campaign.OnHeist:
		heading = x.text("hub.running", "heist", x.jobName(s.Job))
		return heading, "", append(list, ui.Button{ID: "hub:play", Label: x.text("hub.play"), Icon: "play", Confirm: true, Commits: true, Do: x.play})
	case s.Stage == campaign.Closed:
		return x.text("end.next"), "", append(list, ui.Button{ID: "hub:new", Label: x.text("list.new"), Icon: "new-game", Confirm: true, Do: x.begin},
			ui.Button{ID: "hub:replays", Label: x.text("end.replays"), Icon: "rewind", Do: func() { x.page = recordPage; x.stage.Rebuild() }})
	case s.Stage == campaign.City && x.look != masters.NoHeist:
		return x.askJob()
	case x.lift.Verb == campaign.VDepart:
		a := x.lift
		list = append(list, ui.Button{ID: "do", Label: x.v.Say(s.Describe(a)), Icon: "play", Confirm: true, Commits: true, Do: func() { x.decide(a) }},
			ui.Button{ID: "leave", Label: x.text("depart.back"), Do: func() { x.putDown() }})
		return x.text("depart.ask"), x.text("depart.more"), list
	case x.lift != (rules.Action{}):
		a := x.lift
		list = append(list, ui.Button{ID: "do", Label: x.text("lesson.take", "card", x.v.Name(x.lessonOf(a).Then)), Icon: "check", Confirm: true, Commits: true, Do: func() { x.decide(a) }},
			ui.Button{ID: "leave", Label: x.text("lesson.back"), Do: func() { x.putDown() }})
		return heading, x.text("lesson.lifted"), list
	}
	switch s.Stage {
	case campaign.City:
		more = x.text("city.more")
	case campaign.Training:
		more = x.text("lesson.more")
	case campaign.Crew:
		more = x.crewMore()
	}
	for _, v := range []rules.Verb{campaign.VDepart, campaign.VBack} {
		for _, a := range x.with(v) {
			list = append(list, ui.Button{ID: "hub:" + hubInfo.Verbs[v].Name, Label: x.v.Say(s.Describe(a)), Confirm: v == campaign.VDepart, Commits: true, Do: func() { x.choose(a) }})
		}
	}
	if s.Stage == campaign.City && x.u.paged() && x.page != mapPage && x.page != 0 {
		more = ""
	}
	return heading, more, list
}

// askJob asks whether the job whose briefing is open is the one.
func (x *hub) askJob() (heading, more string, list []ui.Button) {
	name := x.jobName(x.look)
	a := rules.Do(campaign.VJob, int(x.look))
	plan := ui.Button{ID: "hub:plan", Label: x.text("job.plan"), Icon: "check", Confirm: true, Commits: true, Do: func() { x.choose(a) }}
	if why := x.s.Why(a); !why.IsZero() {
		plan.Disabled, plan.Why = true, x.v.Say(why)
		more = plan.Why
	} else {
		more = x.text("job.ask.more")
	}
	return x.text("job.ask", "heist", name), more, append(list, plan,
		ui.Button{ID: "hub:map", Label: x.text("job.map"), Icon: "left", Do: func() { x.putDown() }})
}

// crewMore says how a chair is filled.
func (x *hub) crewMore() string {
	s := x.s
	switch {
	case s.Sitter != campaign.NoPlayer:
		return x.text("crew.more.who")
	case s.Taken == s.Seats:
		return x.text("crew.full")
	case s.Taken >= 3:
		return x.text("crew.more.enough")
	}
	return x.text("crew.more")
}

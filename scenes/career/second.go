package career

import (
	"fmt"
	"slices"

	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/career"
)

// A second career: how high on the ladder it begins, and what of an earlier one it begins with.

// estate is what earlier careers left to a new one.
type estate struct {
	top  int   // step of the ladder that can be begun on
	from []int // keepsakes that can be brought along
}

// estate looks at the careers of this folder that came to an end. One that ended as its person wanted opens the next step.
func (x *hub) estate() (e estate, any bool) {
	held := [career.MaxKeepsakes]bool{}
	for _, l := range x.others {
		s := x.place.read(x.house, l.ID)
		if s == nil || s.Stage != career.Closed || s.End == career.None {
			continue
		}
		any = true
		step := int(s.Step)
		if s.Outcome().Winners.Has(0) {
			step++
		}
		e.top = min(max(e.top, step), career.Steps)
		for k, h := range s.Keepsakes {
			held[k] = held[k] || h == career.Held
		}
	}
	for _, k := range x.book().Heirlooms() {
		if held[k] {
			e.from = append(e.from, k)
		}
	}
	return e, any
}

// second is the paper on which a second career is begun.
type second struct {
	level, step int
	keepsake    int // index in the estate, -1 for nothing
	estate
}

// rule is what a step adds, in words.
func (x *hub) rule(step int) string {
	return x.house.Say(x.info().ID, x.place.Career.Rule(step), nil)
}

// askSecond asks for the step and the keepsake of a second career of a level.
func (x *hub) askSecond(level int, e estate) {
	const id = "second"
	s, q := x.stage, &second{level: level, step: e.top, keepsake: -1, estate: e}
	shut := func() { s.Shut(id) }
	s.Open(id, func(b *ui.Builder) {
		b.Modal(ui.Modal{ID: id, Close: shut, First: id + "/begin"}, func(b *ui.Builder) {
			a := b.Area()
			panel := render.Around(a.Center(), min(1040*b.Grow(), a.W-24), min(620*b.Grow(), a.H-24))
			b.Add(ui.Thing{ID: id, Shape: ui.Box(panel), Layer: ui.LayerPanels, Solid: true, Mouse: true, Label: x.house.T("career.second"), Paint: func(c render.Canvas, st ui.State) {
				c.Shadow(panel, 4)
				c.Panel(panel, s.Theme)
				c.TextFit(render.R(panel.X+24, panel.Y+10, panel.W-48, 44), x.house.T("career.second"), s.Theme.Heading(), render.Left|render.Middle)
			}})
			in := panel.Pad(20, 56, 20, render.ButtonHeight+30)
			left, right := in, in
			left.W = in.W*0.5 - 8
			right.X, right.W = in.X+in.W*0.5+8, in.W*0.5-8
			x.listSteps(b, id, left, q)
			x.listEstate(b, id, right, q)
			foot := render.R(panel.X+20, panel.Bottom()-16-render.ButtonHeight, panel.W-40, render.ButtonHeight)
			for i, at := range ui.Cols(foot, 12, ui.Flex(1), ui.Flex(1)) {
				b.Button([2]ui.Button{
					{ID: id + "/cancel", Label: x.house.T("cancel"), Rect: at, Centered: true, Do: shut},
					{ID: id + "/begin", Label: x.house.T("career.new"), Icon: "new-game", Rect: at, Confirm: true, Centered: true, Do: func() {
						shut()
						x.begin(q.options(x.book()))
					}},
				}[i])
			}
		})
	})
}

// titled writes the head of a list, and gives what is left for its rows.
func (x *hub) titled(b *ui.Builder, r render.Rect, words string) render.Rect {
	b.Draw(ui.LayerPanels, func(c render.Canvas) {
		c.TextFit(render.R(r.X+4, r.Y, r.W-8, 36), words, b.Theme().Body().In(b.Theme().Second), render.Left|render.Middle)
	})
	return r.Pad(0, 40, 0, 0)
}

// listSteps lists the steps that can be begun on, each with the rule that it adds.
func (x *hub) listSteps(b *ui.Builder, id string, r render.Rect, q *second) {
	r = x.titled(b, r, x.house.T("career.second.step"))
	b.List(ui.List{ID: id + "/steps", Rect: r, Count: q.top + 1, Selected: q.step, Gap: 4, Sound: sound.Paper,
		Row: func(i int) ui.Line {
			if i == 0 {
				return ui.Line{ID: "0", Title: x.house.T("career.second.floor"), Second: x.house.T("career.second.floor.more"), Icon: "campaign"}
			}
			return ui.Line{ID: fmt.Sprint(i), Title: x.house.T("career.ladder.at", "n", i), Second: x.rule(i), Icon: "star"}
		},
		Choose: func(i int) { q.step = i; x.stage.Rebuild() },
	})
}

// listEstate lists what can be brought along.
func (x *hub) listEstate(b *ui.Builder, id string, r render.Rect, q *second) {
	r = x.titled(b, r, x.house.T("career.second.keepsake"))
	b.List(ui.List{ID: id + "/keepsakes", Rect: r, Count: len(q.from) + 1, Selected: q.keepsake + 1, Gap: 4, Sound: sound.Paper,
		Row: func(i int) ui.Line {
			if i == 0 {
				return ui.Line{ID: "none", Title: x.house.T("career.second.nothing"), Second: x.house.T("career.second.nothing.more"), Icon: "door-out"}
			}
			k := &x.book().Keepsakes[q.from[i-1]]
			return ui.Line{ID: k.ID, Title: x.name(x.place.Career.Keepsake(q.from[i-1])), Second: x.text("text.keepsake." + k.ID), Icon: icons[k.Kind]}
		},
		Choose: func(i int) { q.keepsake = i - 1; x.stage.Rebuild() },
	})
}

// options are the set-up that was chosen.
func (q *second) options(b *career.Book) rules.Options {
	o := rules.Options{"career-level": q.level, "career-step": q.step}
	if q.keepsake >= 0 {
		o["career-keepsake"] = slices.Index(b.Heirlooms(), q.from[q.keepsake]) + 1
	}
	return o
}

// climbed are the rules of the steps that a career stands on, a line each.
func (x *hub) climbed() (l []string) {
	for step := range int(x.s.Step) {
		l = append(l, x.rule(step+1))
	}
	return l
}

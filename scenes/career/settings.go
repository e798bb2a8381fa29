package career

import (
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/career"
)

// The set-up of an operation: what of its match is unlike an ordinary one, and what has made it so.

// A chip is one such thing.
type chip struct {
	id, words string
	tip       string
	beside    bool // something beside the operation has a hand in it
}

// chips are those of an operation: who is met, how many play, and each option that is not as usual.
func (x *hub) chips(op int) (l []chip) {
	b := x.book()
	o := &b.Operations[op]
	if name, answer := x.rival(op); name != "" {
		c := chip{id: "rival", words: x.house.T("career.rival", "name", name), tip: answer}
		l = append(l, c)
	}
	if o.Seats > 0 {
		l = append(l, chip{id: "seats", words: x.house.T("career.seats", "n", o.Seats)})
	}
	for _, s := range x.s.Settings(op) {
		c := chip{id: s.Option, words: x.house.Say(x.info().ID, x.place.against(op, x.place.Career.Says(s)), nil)}
		lines := []string{x.house.Text(b.Of.Info().ID, "option."+s.Option+".help"), ""}
		for _, step := range s.Steps {
			lines = append(lines, x.house.Say(x.info().ID, x.place.step(x.s, op, s, step), nil))
			c.beside = c.beside || step.By != career.ByOperation && step.From != step.To
		}
		c.tip = strings.Join(lines, "\n")
		l = append(l, c)
	}
	return l
}

// source is what has set an option.
func (p *Place) source(s *career.State, op int, step career.Step) rules.Message {
	b := p.Career.Book()
	switch step.By {
	case career.ByLevel:
		return rules.Say("option.career-level." + levels[s.Level])
	case career.ByLadder:
		return rules.Say("career.ladder.at", rules.Num("n", int(s.Step)))
	case career.ByRival:
		return rules.Say("name.rival." + b.Operations[op].Rival)
	case career.ByKeepsake:
		return rules.Say("name.keepsake." + b.Keepsakes[step.Keepsake].ID)
	}
	return rules.Say("name.career-operation." + b.Operations[op].ID)
}

// step says what a source does to an option: what it comes to then, or that nothing is to be changed.
func (p *Place) step(s *career.State, op int, set career.Setting, step career.Step) rules.Message {
	from := rules.Word("source", p.source(s, op, step))
	if step.From == step.To {
		return rules.Say("career.step.none", from)
	}
	set.Value = step.To
	return rules.Say("career.step", from, rules.Word("setting", p.against(op, p.Career.Says(set))))
}

// twist is the set-up in one message, each thing with whatever beside the operation has a hand in it.
func (p *Place) twist(s *career.State, op int, l []career.Setting) (all rules.Message) {
	for i, set := range l {
		m := p.against(op, p.Career.Says(set))
		var from []rules.Message
		for _, step := range set.Steps {
			if step.By != career.ByOperation && step.From != step.To {
				from = append(from, p.source(s, op, step))
			}
		}
		if len(from) > 0 {
			m = rules.Say("career.setting.from", rules.Word("setting", m), rules.All("sources", from...))
		}
		if i == 0 {
			all = m
		} else {
			all = rules.Say("career.settings", rules.Word("first", all), rules.Word("second", m))
		}
	}
	return all
}

// rival is who is met in an operation, and what it does for having been met before.
func (x *hub) rival(op int) (name, answer string) {
	for r := range x.book().Rivals {
		id := x.book().Rivals[r].ID
		if id != x.book().Operations[op].Rival {
			continue
		}
		name, answer = x.name(x.place.Career.Rival(r)), x.text("text.rival."+id)
		if _, n := x.s.Answer(r); n > 0 {
			key := "beaten"
			if x.s.Rivals[r].Row < 0 {
				key = "victor"
			}
			if x.s.Instead(op) {
				key += ".else"
			}
			answer += "\n" + x.text("rival."+id+"."+key)
		}
	}
	return name, answer
}

// chipWords are the chips for whoever hears the dossier.
func chipWords(l []chip) (label string) {
	for _, c := range l {
		label += " " + c.words + "."
	}
	return label
}

// The height of a row of chips, and how many stand in one.
const (
	chipRow  = 35.0
	chipCols = 2
)

// chipsHigh is the height that chips take.
func chipsHigh(l []chip) float64 { return float64((len(l)+chipCols-1)/chipCols) * chipRow }

// layChips lays them into r, each with its sources as a tip.
func (x *hub) layChips(b *ui.Builder, r render.Rect, l []chip) {
	rows := (len(l) + chipCols - 1) / chipCols
	r.H = min(r.H, float64(rows)*chipRow)
	for i, at := range ui.Grid(r, chipCols, rows, 5) {
		if i >= len(l) {
			break
		}
		k := l[i]
		b.Add(ui.Thing{ID: "set:" + k.id, Shape: x.u.Box(at), Layer: ui.LayerRooms, Label: k.words, Mouse: true, Modest: true,
			Tip: func() ui.Tip { return ui.Tip{Title: k.words, Body: k.tip} },
			Paint: x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
				edge := gold.Darker(0.2)
				if k.beside {
					edge = red
				}
				c.Round(r, 5, render.Solid(render.Hex(0xF0DCA0).Lighter(0.2*st.Lift)))
				c.Frame(r, 5, 2, render.Solid(edge))
				style := tight(18, ink).With(render.Sans700)
				c.TextFit(r.Pad(9, 1, 7, 1), k.words, style, render.Left|render.Middle, 17, 16, 15, 14)
			})})
	}
}

// levels are the ids of the levels of a career.
var levels = [...]string{career.Gentle: "gentle", career.Even: "even", career.Harsh: "harsh"}

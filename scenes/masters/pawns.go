package masters

import (
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/masters"
)

// layPawns lays the characters on the board.
func (t *table) layPawns(b *ui.Builder) {
	if t.over != nil {
		t.layEnded(b, t.over)
		return
	}
	s, th := t.s, b.Theme()
	side := t.grid.Side
	for f := range s.Crew {
		fig := &s.Crew[f]
		if !fig.InPlay() && !fig.Captive() || fig.At == masters.Nowhere {
			continue
		}
		n, i := 0, 0
		for o := range s.Crew {
			if (s.Crew[o].InPlay() || s.Crew[o].Captive()) && s.Crew[o].At == fig.At {
				if o < f {
					i++
				}
				n++
			}
		}
		at := t.center(s.HexOf(fig.At))
		w, h := side*0.76, side*1.14
		step := min(w*0.78, side*1.3/float64(n))
		x := at.X + step*(float64(i)-float64(n-1)/2)
		if n == 1 && (len(t.piles(fig.At)) > 0 || len(s.LootOn(fig.At)) > 0 || s.Cash[fig.At] > 0) {
			x += side * 0.42
		}
		y := at.Y + side*0.5
		if fig.At.Outdoors() {
			y = at.Y + side*0.24 // the name of the exit stands below
		}
		r := render.R(x-w/2, y-h, w, h)
		stays := t.stays(f)
		thing := ui.Thing{
			ID: t.pawnID(f), Shape: t.u.Box(r), Layer: ui.LayerPawns, Label: t.figureName(f), Move: ui.Move{How: ui.Walk, MS: 160}, Mouse: true,
			Tip:   func() ui.Tip { return t.pawnTip(f) },
			Press: func() { t.open(f) },
			Paint: t.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
				if st.Hover {
					r = r.Move(0, -3)
				}
				c.Figure(r, th, render.Figure{Seat: f, Kind: render.Piece, Selected: f == t.who, Grey: fig.Captive() || stays})
				if stays {
					d := r.W * 0.62
					at := render.Around(render.Pt(r.Right()-d*0.2, r.Y+d*0.5), d, d)
					c.Shadow(at, 1)
					c.Polygon(cut(at, d*0.26), render.Slope(160, red.Lighter(0.16), red.Darker(0.25)))
					c.Icon("masters/lock", at.Inset(d*0.16), render.White)
				}
			}),
		}
		if len(t.todo.hex[s.HexOf(fig.At)])+len(t.todo.others[s.HexOf(fig.At)]) > 0 {
			thing.Decor = true // the hex below can be chosen
		}
		b.Add(thing)
	}
}

func (t *table) pawnID(f int) string { return "pawn:" + string(rune('0'+f)) }

// Character is whom a seat plays: the class, or the name that it has in a
// campaign.
func (t *table) Character(st rules.State, seat int) rules.Message {
	s, ok := st.(*masters.State)
	if !ok || seat < 0 || seat >= int(s.Seats) || s.Crew[seat].Card >= masters.Characters {
		return rules.Message{}
	}
	return info.Name(ref(kCharacter, s.CharacterIndex(seat)))
}

// Leans is the figure whose panel is open.
func (t *table) Leans() int {
	if t.s == nil || t.who == masters.NPCFigure {
		return -1
	}
	return t.who
}

// figureName is the name of a character.
func (t *table) figureName(f int) string { return t.v.Say(t.figure(f)) }

// figure is that name as a part of a sentence, which may decline it.
func (t *table) figure(f int) rules.Message {
	if f != masters.NPCFigure && t.s.Crew[f].Card >= masters.Characters {
		return seatName(f)
	}
	return t.v.Info.Name(ref(kCharacter, t.s.CharacterIndex(f)))
}

// shortName is the name of a character for narrow places.
func (t *table) shortName(f int) string { return t.v.Say(t.short(f)) }

// short is that name as a part of a sentence, which may decline it.
func (t *table) short(f int) rules.Message {
	if f != masters.NPCFigure && t.s.Crew[f].Card >= masters.Characters {
		return seatName(f)
	}
	return rules.Say("short.character." + info.Refs[kCharacter].IDs[t.s.CharacterIndex(f)])
}

// className is the class of a character that has a name of its own, in few
// words, and "" where the class is all that it is called.
func (t *table) className(f int) string {
	if f != masters.NPCFigure && t.s.Crew[f].Card >= masters.Characters {
		return ""
	}
	key := "short.character." + info.Refs[kCharacter].IDs[t.s.CharacterIndex(f)]
	class := t.v.House.Text(info.ID, key)
	if class == t.v.Text(key) {
		return ""
	}
	return class
}

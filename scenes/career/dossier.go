package career

import (
	"strings"

	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/career"
)

// The dossier: the operation that is looked at, before it, while it runs, after it.

// layDossier lays the dossier.
func (x *hub) layDossier(b *ui.Builder, r render.Rect) {
	op, look := x.look, x.looks(x.look)
	tab := x.house.T("career.dossier")
	if x.s.Pages[op].Number > 0 {
		tab = x.house.T("career.dossier.number", "n", int(x.s.Pages[op].Number))
	}
	x.layFolder(b, r, tab)
	in := r.Pad(40, 28, 34, 30)
	plate := render.R(in.X-6, in.Bottom()-80, in.W+12, 80)
	head := render.R(in.X, in.Y-6, in.W, 100)
	if low(r) {
		plate = render.R(in.Right()-430, in.Y-8, 430, 84) // beside the title
		head.W -= 460
		head.H = 84
	}
	x.u.Draw(b, ui.LayerBoard, func(c render.Canvas) { x.paintHead(c, head, op, look) })
	body := render.R(in.X, head.Bottom()+10, in.W, in.Bottom()-head.Bottom()-10)
	if !low(r) {
		body.H = plate.Y - head.Bottom() - 22
	}
	label := x.name(x.place.Career.Operation(op))
	switch look {
	case Locked, Shut:
		words := x.state(op)
		x.page1(b, body, label+" "+words, func(c render.Canvas, r render.Rect) {
			c.Icon("lock", render.Around(render.Pt(r.Center().X, r.Y+70), 72, 72), faded.Fade(0.7))
			c.TextFit(r.Pad(0, 130, 0, 0), words, plain(23, ink), render.Left, 21, 19, 17)
		})
	case Won, Lost:
		x.layAfter(b, body, op, look)
	default:
		x.layBefore(b, body, op)
	}
	x.layPlate(b, plate, op, look)
}

// layFolder lays an open folder with a paper in it; where it is low the paper alone.
func (x *hub) layFolder(b *ui.Builder, r render.Rect, tab string) {
	x.u.Draw(b, ui.LayerBoard, func(c render.Canvas) {
		if low(r) {
			sheet(c, r)
			return
		}
		c.Folder(r, render.Upper(tab))
		sheet(c, r.Pad(14, 14, 14, 16))
	})
}

// low reports whether a paper is wide and low: its parts then lie side by side.
func low(r render.Rect) bool { return r.W > 1.6*r.H }

// halves parts a wide and low paper.
func halves(r render.Rect) (left, right render.Rect) {
	return render.R(r.X, r.Y, r.W*0.52, r.H), render.R(r.X+r.W*0.55, r.Y, r.W*0.45, r.H)
}

// page1 is a part of the dossier that is only read.
func (x *hub) page1(b *ui.Builder, r render.Rect, label string, paint func(c render.Canvas, r render.Rect)) {
	b.Add(ui.Thing{ID: "dossier", Shape: x.u.Box(r), Layer: ui.LayerBoard, Label: label, Decor: true, Move: ui.Move{How: ui.Jump},
		Paint: x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) { paint(c, r) })})
}

// paintHead paints place, title and a small picture under a clip.
func (x *hub) paintHead(c render.Canvas, r render.Rect, op int, look Look) {
	small := render.R(r.Right()-112, r.Y-6, 112, 104)
	words := r.Pad(0, 0, 126, 0)
	where, title := x.op(op, "place"), x.name(x.place.Career.Operation(op))
	if look == Locked {
		where = x.house.T("career.look.locked")
	}
	c.TextFit(render.R(words.X, words.Y, words.W, 32), where, note(21, faded), render.Left|render.Middle, 19, 17)
	c.TextFit(render.R(words.X, words.Y+32, words.W, 72), title, note(40, ink), render.Left|render.Middle, 35, 30, 26, 22)
	c.Turned(3, small.Center()).Shadow(small, 2)
	t := c.Turned(3, small.Center())
	t.Round(small, 2, render.Solid(render.Hex(0xFBF5E4)))
	x.place.paintPicture(t, small.Inset(6), op, look)
	c.Clip(small.X+44, small.Y-34, 4)
}

// layBefore tells what an operation is: the story, the set-up, the goals, what it brings.
func (x *hub) layBefore(b *ui.Builder, r render.Rect, op int) {
	aimed := x.aims(op)
	story, brings, set := x.op(op, "story"), x.brings(op), x.chips(op)
	const goals = 105.0
	box := render.Rect{}
	last := 28 * float64(2+strings.Count(brings, "\n"))
	if low(r) {
		a, _ := halves(r)
		high := min(chipsHigh(set), a.H*0.5)
		box = render.R(a.X, a.Bottom()-high-4, a.W, high)
	} else {
		high := min(chipsHigh(set), r.H*0.36)
		box = render.R(r.X, r.Bottom()-last-7-goals-6-high, r.W, high)
	}
	x.layChips(b, box, set)
	x.page1(b, r, story+chipWords(set)+aimWords(aimed)+" "+brings, func(c render.Canvas, r render.Rect) {
		rule(c, r, r.Y)
		end := render.R(r.X, r.Bottom()-last, r.W, last)
		aims := render.R(r.X, end.Y-7-goals, r.W, goals)
		told := render.R(r.X, r.Y+7, r.W, box.Y-r.Y-13)
		if low(r) {
			a, b := halves(r)
			told = render.R(a.X, a.Y+12, a.W, box.Y-a.Y-18)
			aims = render.R(b.X, b.Y+8, b.W, goals)
			end = render.R(b.X, aims.Bottom()+8, b.W, b.Bottom()-aims.Bottom()-8)
		}
		c.TextFit(told, story, plain(26, ink), render.Left|render.Top, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16)
		x.paintAims(c, aims, aimed)
		rule(c, aims, aims.Bottom()+2)
		c.TextFit(end, brings, plain(19, ink), render.Left|render.Top, 18, 17, 16, 15)
	})
}

// brings is what success and failure mean.
func (x *hub) brings(op int) string {
	o, p := &x.book().Operations[op], &x.s.Pages[op]
	if p.First.Number > 0 {
		return x.house.T("career.brings.again")
	}
	if o.End != "" {
		return x.house.T("career.brings.end", "again", x.s.Retries())
	}
	var gains []string
	for _, k := range p.Offers {
		if k != career.None && x.s.Keepsakes[k] == career.Never {
			gains = append(gains, x.name(x.place.Career.Keepsake(int(k))))
		}
	}
	won := x.house.T("career.brings.nothing")
	switch len(gains) {
	case 1:
		won = x.house.T("career.brings.one", "a", gains[0])
	case 2:
		won = x.house.T("career.brings.two", "a", gains[0], "b", gains[1])
	}
	lost := x.house.T("career.brings.lost", "again", x.s.Retries())
	for k := range x.book().Keepsakes {
		if x.book().Keepsakes[k].ID == o.Scar && x.s.Keepsakes[k] != career.Held {
			lost = x.house.T("career.brings.scar", "again", x.s.Retries(), "a", x.name(x.place.Career.Keepsake(k)))
		}
	}
	out := won + "\n" + lost
	if len(o.Shuts) > 0 {
		var names []string
		for _, id := range o.Shuts {
			for i := range x.book().Operations {
				if x.book().Operations[i].ID == id && x.s.Pages[i].Fate == career.Untried {
					names = append(names, x.name(x.place.Career.Operation(i)))
				}
			}
		}
		if len(names) > 0 {
			out += "\n" + x.house.T("career.brings.shuts", "names", strings.Join(names, ", "))
		}
	}
	return out
}

// layAfter tells how it went, and asks what stays while that is to be chosen.
func (x *hub) layAfter(b *ui.Builder, r render.Rect, op int, look Look) {
	p := &x.s.Pages[op]
	part := "won"
	if look == Lost {
		part = "lost"
	}
	words := x.op(op, part)
	if p.Number == x.s.Helped && x.s.Stage != career.Choosing { // a dialog tells it first
		words += " " + x.helped()
	}
	aimed := x.aims(op)
	verdict, match := x.verdict(op)
	choosing := len(x.choices()) > 0
	text, ask := r, render.Rect{}
	switch {
	case choosing && low(r):
		text, ask = halves(r)
	case choosing:
		text.H = r.H - min(r.H*0.48, x.choiceHigh())
		ask = render.R(r.X, text.Bottom()+4, r.W, r.Bottom()-text.Bottom()-4)
	}
	x.page1(b, text, words+" "+verdict+" "+match+aimWords(aimed), func(c render.Canvas, r render.Rect) {
		rule(c, r, r.Y)
		stars(c, render.R(r.X, r.Y+8, 150, 50), int(p.Stars))
		tone := red
		if look == Won {
			tone = green
		}
		c.TextFit(render.R(r.X+166, r.Y+7, r.W-166, 27), verdict, bold(21, tone), render.Left|render.Middle, 19, 18, 17, 16)
		c.TextFit(render.R(r.X+166, r.Y+33, r.W-166, 26), match, plain(19, ink), render.Left|render.Middle, 18, 17, 16)
		high, told, aims, prose := 140.0, r, r, plain(26, ink)
		if choosing {
			high, prose = 86, tight(26, ink)
		}
		beside := low(r) && !choosing
		if beside {
			told, aims = halves(r)
		}
		aims = render.R(aims.X, aims.Bottom()-high-4, aims.W, high)
		told = render.R(told.X, told.Y+62, told.W, told.H-62)
		if !beside {
			told.H -= high + 8
		}
		rule(c, aims, aims.Y-4)
		x.paintAims(c, aims, aimed)
		c.TextFit(told, words, prose, render.Left|render.Top, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15)
	})
	if choosing {
		x.layChoice(b, ask)
	}
}

// helped is who came to help after two losses in a row, as the story has it.
func (x *hub) helped() string {
	return x.text("help", x.info().Naming("keepsake", x.place.Career.Keepsake(int(x.s.Help))))
}

// choices are what can be done with a keepsake about the operation that is looked at: it can be taken or given up, or pay for
// a second try.
func (x *hub) choices() (l []choice) {
	for k := range x.book().Keepsakes {
		for n, a := range []rules.Action{x.place.Career.Accept(k), x.place.Career.GiveUp(k), x.place.Career.Retry(x.look, k)} {
			if n < 2 && x.look != int(x.s.Now) {
				continue
			}
			if why := x.s.Why(a); why.IsZero() {
				l = append(l, choice{k, a, len(l), [...]purpose{taken, givenUp, paid}[n]})
			}
		}
	}
	return l
}

type choice struct {
	keepsake int
	do       rules.Action
	n        int
	as       purpose
}

// A purpose is what a keepsake is chosen for.
type purpose uint8

// Purposes.
const (
	taken purpose = iota
	givenUp
	paid
)

// lifted is the one of them that is chosen so far, an only one without a press.
func (x *hub) lifted(list []choice) (choice, bool) {
	if len(list) == 1 && list[0].as != paid {
		return list[0], true
	}
	if x.lift < 0 || x.lift >= len(list) {
		return choice{}, false
	}
	return list[x.lift], true
}

// layChoice lays what can stay with the person: what is offered below each other, what can be given up instead of a scar in two
// columns below it.
func (x *hub) layChoice(b *ui.Builder, r render.Rect) {
	list := x.choices()
	question := x.house.Say(x.info().ID, x.s.Prompt(), nil)
	if x.s.Stage != career.Choosing { // why is told beside it
		question = x.house.T("career.again.ask")
	}
	x.u.Draw(b, ui.LayerBoard, func(c render.Canvas) {
		rule(c, r, r.Y)
		st := tight(20, red).With(render.Sans700)
		c.TextFit(render.R(r.X, r.Y+4, r.W, askedHigh-6), question, st, render.Left|render.Middle, 18, 17, 16, 15)
	})
	one, chosen := x.lifted(list)
	offered, given, cols, rows := sorted(list)
	cells := r.Pad(0, askedHigh, 0, 0)
	high := min(118, (cells.H-8*float64(len(offered)+rows-1))/float64(len(offered)+rows))
	if rows > 0 {
		high = max(high, min(smallCard+2, cells.H-float64(rows)*46)) // what a scar does is read, and what one has is known
	}
	top, rest := cells.Cut(float64(len(offered))*(high+8) - 8)
	for i, at := range ui.Grid(top, 1, len(offered), 8) {
		x.layOffer(b, at, offered[i], chosen && offered[i] == one)
	}
	if rows == 0 {
		return
	}
	rest = rest.Pad(0, 8, 0, 0)
	rest.H = min(rest.H, float64(rows)*126-8)
	for i, at := range ui.Grid(rest, cols, rows, 8) {
		if i < len(given) {
			x.layOffer(b, at, given[i], chosen && given[i] == one)
		}
	}
}

// askedHigh is the height of the question above the cards.
const askedHigh = 60.0

// choiceHigh is the height at which every card has room for its words.
func (x *hub) choiceHigh() float64 {
	offered, _, _, rows := sorted(x.choices())
	return askedHigh + 8 + float64(len(offered))*(smallCard+10) + float64(rows)*(bareCard+16)
}

// sorted parts what can be taken from what can be given, which lies in rows of cols cards.
func sorted(list []choice) (offered, given []choice, cols, rows int) {
	for _, k := range list {
		if k.as != taken {
			given = append(given, k)
		} else {
			offered = append(offered, k)
		}
	}
	cols = max(1, min(2, len(given)))
	return offered, given, cols, (len(given) + cols - 1) / cols
}

// layOffer is one of them; pressing it lifts it, the plate takes it.
func (x *hub) layOffer(b *ui.Builder, r render.Rect, k choice, on bool) {
	kind := x.book().Keepsakes[k.keepsake].Kind
	id := x.book().Keepsakes[k.keepsake].ID
	name, words := x.name(x.place.Career.Keepsake(k.keepsake)), x.text("text.keepsake."+id)
	if k.as == givenUp {
		name = x.house.T("career.giveup", "name", name)
	}
	b.Add(ui.Thing{ID: "offer:" + id, Shape: x.u.Box(r), Layer: ui.LayerRooms, Label: x.house.Say(x.info().ID, x.s.Describe(k.do), nil), Lifts: true, Modest: true, Sound: sound.Paper,
		Press: func() { x.lift = k.n; x.stage.Rebuild() },
		Tip:   func() ui.Tip { return ui.Tip{Title: name, Body: words} },
		Paint: x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
			r = r.Move(0, -3*st.Lift)
			paintKeepsake(c, r, kind, name, words, false)
			if on {
				c.Frame(r.Inset(-3), 5, 4, render.Solid(red))
			}
			if st.Focus {
				c.FocusRing(r, 5, render.House)
			}
		})})
}

// layPlate is the one thing that leads on.
func (x *hub) layPlate(b *ui.Builder, r render.Rect, op int, look Look) {
	h := x.house
	label, second, icon := h.T("career.begin"), h.T("career.begin.more", "level", x.text("option.career-level."+levels[x.s.Level])), "play"
	press, disabled, why := func() { x.decide(x.place.Career.SetOut(op)) }, false, ""
	choosing := x.s.Stage == career.Choosing || x.s.Stage == career.LastChance
	k, lifted := x.lifted(x.choices())
	switch {
	case lifted && k.as == paid:
		label, second, icon = h.T("career.again.do"), h.T("career.again.pay", "name", x.name(x.place.Career.Keepsake(k.keepsake))), "play"
		press = func() { x.decide(k.do) }
	case x.s.Stage == career.LastChance && op == int(x.s.Now):
		label, second, icon = h.T("career.again.conclude"), h.T("career.again.conclude.more"), "flag"
		press = func() { x.decide(x.place.Career.Conclude()) }
	case choosing && op == int(x.s.Now):
		label, second, icon = h.T("career.keep"), "", "check"
		if !lifted {
			label, disabled, why = h.T("career.choose"), true, h.T("career.keep.why")
			break
		}
		switch {
		case k.as == givenUp:
			label = h.T("career.keep.give")
		case x.book().Keepsakes[k.keepsake].Kind == career.Scar:
			label = h.T("career.keep.scar")
		}
		second = x.name(x.place.Career.Keepsake(k.keepsake))
		press = func() { x.decide(k.do) }
	case choosing:
		label, second, icon = h.T("career.back"), "", "left"
		press = func() { x.lookAt(int(x.s.Now)) }
	case look == Running:
		label, second = h.T("career.goon"), h.T("career.goon.more")
		press = x.play
	case look == Won || look == Lost:
		if x.s.Pages[op].Replay == "" {
			return
		}
		label, second, icon = h.T("career.replay"), "", "replay"
		press = func() { h.LookBack(x.stage, x.season.ID(), x.s.Pages[op].Replay) }
	case look != Open:
		return
	case x.s.Running != nil:
		disabled, why = true, x.text("career.why.playing")
	}
	b.Add(ui.Thing{ID: "begin", Shape: x.u.Box(r), Layer: ui.LayerRooms, Label: label, Press: press, Disabled: disabled, Why: why, Lifts: true, Modest: true, Commits: true, Sound: sound.CardSlide,
		Paint: x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
			at := r.Move(0, -3*st.Lift)
			c.Shadow(at, 2)
			c.Round(at.Inset(-5), 9, render.Solid(render.Black.Fade(0.6)))
			c.Frame(at.Inset(-3), 8, 3, render.Solid(lamp.Fade(0.5+0.5*st.Lift)))
			top, low := render.Hex(0xA5342A), render.Hex(0x5D100B)
			if st.Disabled {
				top, low = render.Hex(0x6B5B52), render.Hex(0x453A34)
			} else if st.Pressed {
				top, low = low, top
			}
			c.Round(at, 6, render.Slope(110, top.Lighter(0.06*st.Lift), low))
			c.Grain(at, 0.8)
			c.Icon(icon, render.R(at.X+26, at.Center().Y-22, 44, 44), cream)
			words := at.Pad(88, 6, 14, 6)
			if second == "" {
				c.TextFit(words, label, capital(38, cream), render.Left|render.Middle, 33, 28, 24)
			} else {
				c.TextFit(render.R(words.X, words.Y, words.W, words.H*0.62), label, capital(36, cream), render.Left|render.Middle, 31, 27, 23)
				c.TextFit(render.R(words.X, words.Y+words.H*0.62, words.W, words.H*0.38), second, note(19, cream), render.Left|render.Middle, 17, 16)
			}
			if st.Focus {
				c.FocusRing(at, 8, render.House)
			}
		})})
}

package masters

import (
	"math/rand/v2"
	"slices"
	"strings"
	"unicode"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/masters"
	"safehouse/rules/masters/campaign"
)

// Building a character: a ready one, or a class, two skills and a name.

// drafting are the choices of a draft by what they choose.
type drafting struct{ ready, classes, skills, names []rules.Action }

func (x *hub) drafting() (d drafting) {
	for _, a := range x.v.Legal() {
		switch a.Verb {
		case campaign.VPrebuilt:
			d.ready = append(d.ready, a)
		case campaign.VClass:
			d.classes = append(d.classes, a)
		case campaign.VCard:
			d.skills = append(d.skills, a)
		case campaign.VName:
			d.names = append(d.names, a)
		}
	}
	return d
}

// layDraft lays what is chosen now over a page.
func (x *hub) layDraft(b *ui.Builder, r render.Rect) {
	d := x.drafting()
	switch {
	case len(x.s.Lessons()) > 0:
		x.layLessons(b, x.heading(b, r, x.v.Say(x.s.Prompt())), x.pupil())
	case len(d.ready)+len(d.classes) > 0:
		x.layBeginnings(b, r, d)
	case len(d.skills) > 0:
		in := x.heading(b, r, x.text("draft.skill"))
		in = x.layLegend(b, in)
		x.shelfGrid(b, "skills", in, len(d.skills), 4, 330, 400, func(b *ui.Builder, at render.Rect, i int) {
			a := d.skills[i]
			x.layCardChoice(b, at, a, ref(kSkill, int(a.Args[0])))
		})
	default:
		x.layNaming(b, r, d.names)
	}
}

// layBeginnings offers ready characters and classes. Each has its place, also where another was taken.
func (x *hub) layBeginnings(b *ui.Builder, r render.Rect, d drafting) {
	all := 0
	if len(d.ready) > 0 {
		all = len(masters.Prebuilts())
	}
	ready := func(b *ui.Builder, at render.Rect, i int) {
		if a, ok := chosen(d.ready, i); ok {
			x.layReady(b, at, a)
		} else {
			x.layTaken(b, at)
		}
	}
	var cards []masters.Character // amateurs, or pros
	for c := range masters.Character(masters.Characters) {
		if len(d.classes) > 0 && c.Pro() == masters.Character(d.classes[0].Args[0]).Pro() {
			cards = append(cards, c)
		}
	}
	class := func(b *ui.Builder, at render.Rect, i int) {
		if a, ok := chosen(d.classes, int(cards[i])); ok {
			x.layCardChoice(b, at, a, ref(kCharacter, int(cards[i])))
		} else {
			x.layTaken(b, at)
		}
	}
	if x.u.paged() {
		x.shelfGrid(b, "draft", r, all+len(cards), 3, 190, 190, func(b *ui.Builder, at render.Rect, i int) {
			if i < all {
				ready(b, at, i)
			} else {
				class(b, at, i-all)
			}
		})
		return
	}
	in := r
	if all > 0 {
		in = x.heading(b, in, x.text("draft.ready"))
		rows := (all + 3) / 4
		high := float64(rows)*(78+8) - 8
		for i, at := range ui.Grid(render.R(in.X, in.Y, in.W, high), 4, rows, 8)[:all] {
			ready(b, at, i)
		}
		in = in.Pad(0, high+14, 0, 0)
	}
	in = x.heading(b, in, x.text("draft.class"))
	in = x.layLegend(b, in)
	rows := (len(cards) + 3) / 4
	for i, at := range ui.Grid(render.R(in.X, in.Y, in.W, min(in.H, 330*float64(rows))), 4, max(1, rows), 8) {
		if i < len(cards) {
			class(b, at, i)
		}
	}
}

// chosen is the action of some that chooses the card with a number.
func chosen(list []rules.Action, card int) (a rules.Action, ok bool) {
	i := slices.IndexFunc(list, func(a rules.Action) bool { return int(a.Args[0]) == card })
	if i < 0 {
		return a, false
	}
	return list[i], true
}

// layTaken draws the place of a card that cannot be taken now.
func (x *hub) layTaken(b *ui.Builder, at render.Rect) {
	b.Add(ui.Thing{Shape: x.u.Box(at), Layer: ui.LayerPanels, Decor: true, Paint: x.u.Painter(func(c render.Canvas, r render.Rect, _ ui.State) {
		c.Slot(r, 6, b.Theme(), "")
	})})
}

// layDraftSoFar is the character as far as it is built, and what the job wants.
func (x *hub) layDraftSoFar(b *ui.Builder, r render.Rect) {
	th, d := b.Theme(), &x.s.Draft
	var cards []rules.Ref
	if d.Card < masters.Characters {
		cards = append(cards, ref(kCharacter, int(d.Card)))
		for _, k := range d.Skills {
			if k < masters.Skills {
				cards = append(cards, ref(kSkill, int(k)))
			}
		}
	}
	wants := wantsOf(x.planOf(x.s.Job).s)
	foot := 46*float64((len(wants)+1)/2) + 40
	x.layWants(b, render.R(r.X+6, r.Bottom()-foot, r.W-6, foot), wants)
	in := x.heading(b, r.Pad(0, 0, 0, foot+10), x.text("draft.so-far", "level", int(d.Level)))
	if len(cards) == 0 {
		x.note(b, in, x.text("crew.build.note"))
		return
	}
	w := (in.W - 20) / 3
	for i, k := range cards {
		at := render.R(in.X+float64(i)*(w+10), in.Y, w, min(in.H, 470))
		b.Add(ui.Thing{ID: "so-far:" + itoa(i), Shape: x.u.Box(at), Layer: ui.LayerBoard, Decor: true, Label: x.v.Name(k), Move: ui.Move{How: ui.Jump}, Paint: x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
			paperCard(c, r)
			x.paintCardOf(c, th, r.Inset(10), k, rules.Ref{}, false)
		})})
	}
}

// layLegend says what the pictograms of actions mean, and returns the room below.
func (x *hub) layLegend(b *ui.Builder, r render.Rect) render.Rect {
	th := b.Theme()
	type sign struct {
		icon, name string
		tint       render.Color
	}
	var list []sign
	for i, icon := range subIcons {
		list = append(list, sign{icon, x.v.Text("name.sub." + [...]string{"move", "unlock", "subdue", "disable", "idea", "reveal", "loot", "rewire"}[i]), line})
	}
	list = append(list, sign{"masters/noise", x.text("sign.noise"), render.Hex(0xFF8A80)}, sign{"masters/alert", x.text("sign.alert"), render.Hex(0xFF8A80)})
	var words []string
	for _, s := range list {
		words = append(words, s.name)
	}
	at := render.R(r.X, r.Y-2, r.W, 32)
	b.Add(ui.Thing{ID: "legend", Shape: x.u.Box(at), Layer: ui.LayerBoard, Decor: true, Label: strings.Join(words, ", "), Move: ui.Move{How: ui.Jump}, Paint: x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		c.Round(r, 5, render.Solid(render.Hex(0x061731).Fade(0.6)))
		w := r.W / float64(len(list))
		for i, s := range list {
			c.Icon(s.icon, render.R(r.X+float64(i)*w+6, r.Y+5, 22, 22), s.tint)
			fitLine(c, render.R(r.X+float64(i)*w+33, r.Y, w-36, r.H), s.name, caption(render.Style{Face: render.Sans500, Size: 17, Color: line.Fade(0.9), Theme: th}), render.Left|render.Middle, 16, 15)
		}
	})})
	return r.Pad(0, 40, 0, 0)
}

// classTip is what a class brings, and what becomes of it at level 3.
func (x *hub) classTip(k masters.Character) ui.Tip {
	tip := ui.Tip{Title: x.v.Name(ref(kCharacter, int(k))), Body: x.cardText(ref(kCharacter, int(k)))}
	card := k.Card()
	tip.Keywords = append(tip.Keywords,
		ui.Keyword{Icon: "masters/brain", Name: x.text("class.memory", "n", int(card.Memory)), Text: x.text("tokens.tip")},
		ui.Keyword{Icon: "masters/idea", Name: x.text("class.ideas", "n", int(card.Ideas)), Text: x.text("ideas.tip")})
	for _, a := range card.Acts {
		tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: "common/dice", Name: x.v.Name(ref(kAct, int(a))), Text: x.v.Text("text.action." + info.Refs[kAct].IDs[a])})
	}
	if !k.Pro() {
		for _, to := range k.Upgrades() {
			tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: characterIcon(int(to)), Name: x.text("class.later", "who", x.v.Name(ref(kCharacter, int(to)))), Text: x.cardText(ref(kCharacter, int(to)))})
		}
	}
	return tip
}

// skillTip is what a skill can become, and who has it already.
func (x *hub) skillTip(k masters.Skill) ui.Tip {
	tip := ui.Tip{Title: x.v.Name(ref(kSkill, int(k)))}
	if !k.Pro() {
		to := k.Upgrades()
		tip.Body = x.text("skill.later", "one", x.v.Name(ref(kSkill, int(to[0]))), "other", x.v.Name(ref(kSkill, int(to[1]))))
	}
	return tip
}

// layReady is a pre-built character.
func (x *hub) layReady(b *ui.Builder, r render.Rect, a rules.Action) {
	th := b.Theme()
	p := masters.Prebuilts()[a.Args[0]]
	key := rules.At(campaign.KindMember, int(a.Args[0]))
	name := x.v.Name(key)
	thing := ui.Thing{ID: x.v.ID(key), Shape: x.u.Box(r), Layer: ui.LayerPanels, Label: name, Modest: true, Tip: func() ui.Tip {
		tip := x.classTip(p.Card)
		tip.Title = name + ", " + tip.Title
		return tip
	}}
	x.v.OfferAll(&thing, []rules.Action{a})
	thing.Mark = ui.NoMark
	thing.Paint = x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		if st.Hot() {
			r = r.Move(0, -3)
		}
		paperCard(c, r)
		d := min(58, r.H-16)
		c.Icon(characterIcon(int(p.Card)), render.R(r.X+8, r.Y+10, d, d), headInk)
		words := render.R(r.X+d+16, r.Y+3, r.W-d-22, 28)
		fitLine(c, words, name, caption(render.Style{Face: render.Oswald700, Size: 21, Color: headInk, Theme: th}), render.Left|render.Middle, 19, 17)
		fitLine(c, words.Move(0, 25), x.v.Name(ref(kCharacter, int(p.Card))), caption(render.Style{Face: render.Sans500, Size: 17, Color: paperInk, Theme: th}), render.Left|render.Middle, 16, 15)
		x.paintSkillNames(c, th, render.R(r.X+d+14, r.Y+51, r.W-d-18, 25), p.Skills)
		if st.Hot() {
			c.Frame(r, 6, 3, render.Solid(signal))
		}
		if st.Focus {
			c.FocusRing(r, 6, th)
		}
	})
	b.Add(thing)
}

// layCardChoice is a class or a skill that can be chosen, as a whole card.
func (x *hub) layCardChoice(b *ui.Builder, r render.Rect, a rules.Action, key rules.Ref) {
	th := b.Theme()
	thing := ui.Thing{ID: x.v.ID(key), Shape: x.u.Box(r), Layer: ui.LayerPanels, Label: x.v.Name(key), Modest: true, Tip: func() ui.Tip {
		if key.Kind == campaign.KindSkill {
			return x.skillTip(masters.Skill(key.Index))
		}
		return x.classTip(masters.Character(key.Index))
	}}
	x.v.OfferAll(&thing, []rules.Action{a})
	thing.Mark = ui.NoMark
	thing.Paint = x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		if st.Hot() {
			r = r.Move(0, -3)
		}
		paperCard(c, r)
		x.paintCardOf(c, th, r.Pad(8, 8, 8, 6), key, rules.Ref{}, false)
		if st.Hot() {
			c.Frame(r, 6, 3, render.Solid(signal))
		}
		if st.Focus {
			c.FocusRing(r, 6, th)
		}
	})
	b.Add(thing)
}

// asksName reports whether a new character wants its name.
func (x *hub) asksName() bool {
	d := &x.s.Draft
	return x.s.Stage == campaign.Drafting && d.Grown > 0 && d.Grown == d.Level
}

// layNaming asks for the name of the new character: typed, drawn, or from the book.
func (x *hub) layNaming(b *ui.Builder, r render.Rect, names []rules.Action) {
	in := x.heading(b, r, x.text("draft.name"))
	if x.typing != x.rev { // what is typed goes into the field, and Enter takes it
		b.FocusOn("name:typed")
	}
	row := 56.0
	ok := ui.Button{ID: "name:ok", Label: x.text("name.ok"), Icon: "check", Confirm: true, Centered: true, Commits: true, Disabled: strings.TrimSpace(x.named) == "", Why: x.text("name.empty"), Do: func() { x.nameIt(names) }}
	any := ui.Button{ID: "name:surprise", Label: x.text("name.surprise"), Icon: "dice", Centered: true, Do: func() { x.surprise(names) }}
	wo, wa := b.ButtonWidth(ok)/x.u.U+24, b.ButtonWidth(any)/x.u.U+24
	field := render.R(in.X, in.Y, max(200, in.W-wo-wa-24), row)
	b.TextField(ui.TextField{ID: "name:typed", Rect: x.u.Pt(field), Text: x.named, Hint: x.text("name.hint"), Max: 24, Allow: unicode.IsPrint, Done: x.house.T("done"),
		Change: func(t string) { x.named, x.nameless = t, ""; x.stage.Rebuild() }, Submit: func(t string) { x.named = t; x.nameIt(names) }})
	y := in.Y
	if field.W+wo+wa+24 > in.W+1 {
		y += row + 8
		ok.Rect = x.u.Pt(render.R(in.X, y, wo, row))
	} else {
		ok.Rect = x.u.Pt(render.R(field.Right()+12, y, wo, row))
	}
	any.Rect = ok.Rect.Move(ok.Rect.W+12*x.u.U, 0)
	any.Rect.W = wa * x.u.U
	b.Button(ok)
	b.Button(any)
	in = in.Pad(0, y-in.Y+row+8, 0, 0)
	if x.nameless != "" {
		th := b.Theme()
		b.Draw(ui.LayerBoard, func(c render.Canvas) {
			fitLine(x.u.Canvas(c), render.R(in.X+4, in.Y, in.W-8, 30), x.nameless, caption(th.Strong().In(signal)), render.Left|render.Middle)
		})
		in = in.Pad(0, 34, 0, 0)
	}
	in = x.heading(b, in, x.text("draft.book"))
	x.shelfNames(b, in, names)
}

// shelfNames is the book of names.
func (x *hub) shelfNames(b *ui.Builder, r render.Rect, names []rules.Action) {
	cols := max(3, int(r.W/150))
	rows := (len(names) + cols - 1) / cols
	const high = 46.0
	b.ScrollArea(ui.ScrollArea{ID: "names", Rect: x.u.Pt(r), High: float64(rows) * (high + 6) * x.u.U, Build: func(b *ui.Builder, at render.Rect) {
		in := x.u.Un(at)
		w := (in.W - 6*float64(cols-1)) / float64(cols)
		for i, a := range names {
			x.layName(b, render.R(in.X+float64(i%cols)*(w+6), in.Y+float64(i/cols)*(high+6), w, high), a)
		}
	}})
}

// nameIt gives the typed name: it is a name of the book, or one of people's own,
// which takes the place of a free name of the book.
func (x *hub) nameIt(names []rules.Action) {
	name := strings.TrimSpace(x.named)
	if name == "" || len(names) == 0 {
		return
	}
	for _, a := range names {
		if strings.EqualFold(x.v.Name(rules.At(campaign.KindMember, int(a.Args[0]))), name) {
			x.choose(a)
			return
		}
	}
	a := names[len(names)-1] // the last names of the book are the numbered ones
	err := x.season.Change(func(l rules.Lasting) error {
		if err := l.Apply(a, nil); err != nil {
			return err
		}
		return l.(*campaign.State).Rename(campaign.MemberID(a.Args[0]), name)
	})
	if err != nil {
		x.nameless = x.refusal(err).Error()
		x.stage.Rebuild()
		return
	}
	x.take()
}

// surprise writes a free name of the book into the field.
func (x *hub) surprise(names []rules.Action) {
	for range 20 {
		a := names[rand.IntN(len(names))]
		if name := x.v.Name(rules.At(campaign.KindMember, int(a.Args[0]))); name != x.named {
			x.named, x.nameless = name, ""
			break
		}
	}
	x.stage.Rebuild()
}

// layName is a name of the book.
func (x *hub) layName(b *ui.Builder, r render.Rect, a rules.Action) {
	th := b.Theme()
	key := rules.At(campaign.KindMember, int(a.Args[0]))
	name := x.v.Name(key)
	thing := ui.Thing{ID: x.v.ID(key), Shape: x.u.Box(r), Layer: ui.LayerPanels, Label: name, Modest: true}
	x.v.OfferAll(&thing, []rules.Action{a})
	thing.Mark = ui.NoMark
	thing.Paint = x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		paperCard(c, r)
		fitLine(c, r.Inset(4), name, caption(render.Style{Face: render.Oswald500, Size: 20, Color: headInk, Theme: th}), render.Center|render.Middle, 18, 16)
		if st.Hot() {
			c.Frame(r, 6, 3, render.Solid(signal))
		}
		if st.Focus {
			c.FocusRing(r, 6, th)
		}
	})
	b.Add(thing)
}

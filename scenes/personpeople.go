package scenes

import (
	"cmp"
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/save"
)

// Who plays at this machine, and what is carried from one to another.

// personPeople is what the page knows.
type personPeople struct {
	list  []save.Person
	known bool
	err   error
}

// others is the page.
func (p *personScene) others(b *ui.Builder, r render.Rect) {
	h := p.house
	if !p.people.known {
		p.people.known = true
		if h.root != nil {
			p.people.list, p.people.err = h.root.People()
		}
	}
	words := h.T("person.people.text")
	if p.people.err != nil {
		words = h.Explain(p.people.err)
	}
	top, rest := r.Cut(b.LineHigh(2) + 6)
	b.Add(ui.Thing{ID: "people/text", Shape: ui.Box(top), Layer: ui.LayerPanels, Decor: true, Label: words, Paint: func(c render.Canvas, st ui.State) {
		c.TextFit(st.At, render.Escape(words), render.House.Body().Sized(21).In(paperInk), render.Left|render.Top, 20, 19, 18)
	}})
	list := p.people.list
	b.List(ui.List{ID: "people", Rect: rest, Count: len(list), Selected: -1, Gap: 6, Empty: h.T("person.people.none"),
		Row: func(i int) ui.Line {
			x := list[i]
			l := ui.Line{ID: cmp.Or(x.ID, "first"), Title: render.Escape(cmp.Or(x.Name, h.T("person.unnamed"))), Second: h.T("person.people.line", "n", x.Played, "medals", x.Medals), Icon: "person"}
			if x.ID == h.person {
				l.Second, l.Icon = h.T("person.people.here")+" "+l.Second, "check"
			}
			return l
		},
		Choose: func(i int) { p.sitDown(list[i]) },
	})
}

// sitDown lets somebody else play.
func (p *personScene) sitDown(x save.Person) {
	h := p.house
	if x.ID == h.person {
		h.askText(p.stage, textQuestion{id: "rename", title: h.T("person.rename"), label: h.T("settings.name"), text: h.Profile.Name, max: 24, done: func(t string) {
			h.Profile.Rename(h.Profile.Name, t)
			h.Profile.Name, p.who = t, t
			h.keepProfile()
			h.writer.drain()
			p.people.known = false
			h.changed()
			p.changed()
		}})
		return
	}
	if err := h.enter(x.ID); err != nil {
		h.alert(p.stage, h.T("person.failed"), err)
		return
	}
	h.app.Home()
}

// peopleButtons are those of the page.
func (p *personScene) peopleButtons() []ui.Button {
	h := p.house
	no := ""
	if h.root == nil {
		no = h.T("title.no-folder")
	}
	return []ui.Button{
		{ID: "add", Label: h.T("person.add"), Icon: "plus", Do: p.add, Disabled: no != "", Why: no},
		{ID: "carry", Label: h.T("person.carry"), Icon: "export", Do: p.carry, Tip: h.tip("person.carry"), Disabled: no != "", Why: no},
		{ID: "unpack", Label: h.T("person.unpack"), Icon: "import", Do: p.unpack, Tip: h.tip("person.unpack"), Disabled: no != "", Why: no},
	}
}

// add makes a profile for somebody new, who plays from then on.
func (p *personScene) add() {
	h := p.house
	h.askText(p.stage, textQuestion{id: "new-person", title: h.T("person.add"), label: h.T("settings.name"), max: 24, done: func(t string) {
		id, err := h.root.AddPerson(t, h.Settings)
		if err == nil {
			err = h.enter(id)
		}
		if err != nil {
			h.alert(p.stage, h.T("person.failed"), err)
			return
		}
		h.app.Home()
	}})
}

// carry writes everything of this person into one file.
func (p *personScene) carry() {
	h := p.house
	h.writer.drain()
	all, err := h.Folder.Everything()
	if err != nil {
		h.alert(p.stage, h.T("person.failed"), err)
		return
	}
	h.carry(p.stage, "safehouse", all)
}

// carry asks for a path and writes luggage there.
func (h *House) carry(s *ui.Stage, name string, l save.Luggage) {
	h.askPath(s, h.T("person.carry"), h.exportPath(name, ".safehouse"), func(path string) {
		h.export(s, path, func(path string) error {
			rep, err := h.Folder.Carry(path, l)
			if err == nil && !rep.Whole() {
				h.notices = append(h.notices, rep.Messages()...)
			}
			return err
		})
	})
}

// unpack asks for a file, shows what is in it, and takes it over.
func (p *personScene) unpack() {
	h := p.house
	h.askPath(p.stage, h.T("person.unpack"), "", func(path string) {
		parcel, err := h.Folder.OpenParcel(path)
		if err != nil {
			h.alert(p.stage, h.T("person.unpack.failed"), err)
			return
		}
		p.showParcel(path, parcel)
	})
}

// showParcel says what is in a file and what would come of it.
func (p *personScene) showParcel(path string, x *save.Parcel) {
	h := p.house
	var lines []string
	fresh := 0
	for i, piece := range x.Pieces {
		if piece.Trouble.IsZero() && !piece.Same {
			fresh++
		}
		if i < 12 {
			lines = append(lines, h.pieceLine(piece))
		}
	}
	if n := len(x.Pieces) - 12; n > 0 {
		lines = append(lines, h.T("person.parcel.more", "n", n))
	}
	title := h.T("person.parcel", "day", x.Made.Format(h.T("date.day")))
	if fresh == 0 {
		p.stage.Ask(ui.Dialog{ID: "parcel", Icon: "import", Title: title, Text: strings.Join(lines, "\n") + "\n\n" + h.T("person.parcel.nothing"), Wide: 900,
			Answers: []ui.Answer{{Label: h.T("ok"), Confirm: true}}})
		return
	}
	p.stage.Ask(ui.Dialog{ID: "parcel", Icon: "import", Title: title, Text: strings.Join(lines, "\n") + "\n\n" + h.T("person.parcel.ask"), Wide: 900, Cancel: 2, Default: 0,
		Answers: []ui.Answer{{Label: h.T("person.parcel.merge"), Confirm: true, Do: func() { p.take(x) }}, {Label: h.T("person.parcel.new"), Do: func() { p.takeAsNew(path, x) }}, {Label: h.T("cancel")}}})
}

// pieceLine is one thing of a file in words.
func (h *House) pieceLine(x save.Piece) string {
	name := cmp.Or(render.Escape(x.Title), h.title(x.Game))
	key := [...]string{save.PieceProfile: "profile", save.PieceCampaign: "campaign", save.PieceMatch: "match", save.PieceReplay: "replay"}[x.Kind]
	line := h.T("person.piece."+key, "name", name, "game", h.gameOf(x.Game), "n", x.N)
	switch {
	case !x.Trouble.IsZero():
		line += " " + h.Book.Say("", x.Trouble)
	case x.Same:
		line += " " + h.T("person.piece.same")
	case x.Kind == save.PieceProfile && !h.Profile.Called(x.Title):
		line += " " + h.T("person.piece.guest")
	case x.Kind == save.PieceProfile && x.Here:
		line += " " + h.T("person.piece.merged")
	case x.Here:
		line += " " + h.T("person.piece.copy")
	default:
		line += " " + h.T("person.piece.new")
	}
	return line
}

// gameOf is the name of a game, campaign or career, "" for none.
func (h *House) gameOf(id string) string {
	if id == "" {
		return ""
	}
	return h.title(id)
}

// take takes a file into the folder of who plays.
func (p *personScene) take(x *save.Parcel) {
	h := p.house
	h.writer.drain()
	u, err := h.Folder.Unpack(x, h.Profile)
	if err != nil {
		h.alert(p.stage, h.T("person.unpack.failed"), err)
	} else {
		p.stage.Toast("check", h.T("person.unpacked", "n", u.Added, "copies", u.Copies, "same", u.Same, "left", u.Left))
	}
	p.people.known = false
	h.look()
	p.changed()
}

// takeAsNew makes a new person of the file at a path.
func (p *personScene) takeAsNew(path string, x *save.Parcel) {
	h := p.house
	name := x.Person()
	h.askText(p.stage, textQuestion{id: "new-person", title: h.T("person.add"), label: h.T("settings.name"), text: name, max: 24, done: func(t string) {
		// Under the name in the file its medals are this person's.
		id, err := h.root.AddPerson(cmp.Or(name, t), h.Settings)
		if err == nil {
			err = h.enter(id)
		}
		if err == nil {
			x, err = h.Folder.OpenParcel(path) // against this folder
		}
		if err != nil {
			h.alert(p.stage, h.T("person.failed"), err)
			return
		}
		p.take(x)
		h.Profile.Rename(h.Profile.Name, t)
		h.Profile.Name = t
		h.keepProfile()
		h.app.Home()
	}})
}

// CarryCampaign asks for a path and writes one campaign or career there, with its matches:
// one file that another machine can unpack.
func (h *House) CarryCampaign(s *ui.Stage, id string) {
	h.writer.drain()
	l, err := h.Folder.OfCampaign(id)
	if err != nil {
		h.alert(s, h.T("person.failed"), err)
		return
	}
	h.carry(s, "career", l)
}

package person

import (
	"cmp"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/save"
	"safehouse/scenes"
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
		if h.Root != nil {
			p.people.list, p.people.err = h.Root.People()
		}
	}
	words := h.T("person.people.text")
	if p.people.err != nil {
		words = h.Explain(p.people.err)
	}
	top, rest := r.Cut(b.LineHigh(2) + 6)
	if r.H < 3*top.H && p.people.err == nil { // the smallest window has room for people alone
		top, rest = r.Cut(0)
	}
	b.Add(ui.Thing{ID: "people/text", Shape: ui.Box(top), Layer: ui.LayerPanels, Decor: true, Label: words, Paint: func(c render.Canvas, st ui.State) {
		if st.At.H > 0 {
			c.TextFit(st.At, render.Escape(words), render.House.Body().Sized(21).In(scenes.PaperInk), render.Left|render.Top, 20, 19, 18)
		}
	}})
	list := p.people.list
	b.List(ui.List{ID: "people", Rect: rest, Count: len(list), Selected: -1, Gap: 6, Empty: h.T("person.people.none"),
		Row: func(i int) ui.Line {
			x := list[i]
			if x.ID == h.PersonID { // as it is now, not as it was kept
				x.Name, x.Played, x.Medals = h.Profile.Name, h.Profile.Matches(h.Profile.Name), medalCount(h)
			}
			l := ui.Line{ID: cmp.Or(x.ID, "first"), Title: render.Escape(cmp.Or(x.Name, h.T("person.unnamed"))), Second: h.T("person.people.line", "n", x.Played, "medals", x.Medals), Icon: "person"}
			if x.ID == h.PersonID {
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
	if x.ID == h.PersonID {
		h.Ask(p.stage, scenes.TextQuestion{ID: "rename", Title: h.T("person.rename"), Label: h.T("settings.name"), Text: h.Profile.Name, Max: 24, Done: func(t string) {
			h.Profile.Rename(h.Profile.Name, t)
			h.Profile.Name, p.who = t, t
			h.KeepProfile()
			h.Flush()
			p.people.known = false
			h.SettingsChanged()
			p.changed()
		}})
		return
	}
	if err := h.Enter(x.ID); err != nil {
		h.Alert(p.stage, h.T("person.failed"), err)
		return
	}
	h.Home()
}

// peopleButtons are those of the page.
func (p *personScene) peopleButtons() []ui.Button {
	h := p.house
	no := ""
	if h.Root == nil {
		no = h.T("title.no-folder")
	}
	return []ui.Button{
		{ID: "add", Label: h.T("person.add"), Icon: "plus", Do: p.add, Disabled: no != "", Why: no},
		{ID: "carry", Label: h.T("person.carry"), Icon: "export", Do: p.carry, Tip: h.Tip("person.carry"), Disabled: no != "", Why: no},
		{ID: "unpack", Label: h.T("person.unpack"), Icon: "import", Do: func() {
			h.Rooms.Unpack(h, p.stage, h.T("person.unpack"), func(string) { p.who, p.people.known = h.Profile.Name, false; p.changed() })
		}, Tip: h.Tip("person.unpack"), Disabled: no != "", Why: no},
	}
}

// add makes a profile for somebody new, who plays from then on.
func (p *personScene) add() {
	h := p.house
	h.Ask(p.stage, scenes.TextQuestion{ID: "new-person", Title: h.T("person.add"), Label: h.T("settings.name"), Max: 24, Done: func(t string) {
		id, err := h.Root.AddPerson(t, h.Settings)
		if err == nil {
			err = h.Enter(id)
		}
		if err != nil {
			h.Alert(p.stage, h.T("person.failed"), err)
			return
		}
		h.Home()
	}})
}

// carry writes everything of this person into one file.
func (p *personScene) carry() {
	h := p.house
	h.Flush()
	all, err := h.Folder.Everything()
	if err != nil {
		h.Alert(p.stage, h.T("person.failed"), err)
		return
	}
	h.Carry(p.stage, "safehouse", all)
}

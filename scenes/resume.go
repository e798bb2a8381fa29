package scenes

import (
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/save"
)

// NextGame is the game that a new match is offered for first.
func (h *House) NextGame() string {
	if _, ok := h.Game(h.Settings.Game); ok {
		return h.Settings.Game
	}
	if l := h.Playable(); len(l) > 0 {
		return l[len(l)-1].Info().ID
	}
	return ""
}

// Progress is how far a running match has come.
func (h *House) Progress(l save.Listed) string {
	at := h.T("load.opening")
	switch {
	case l.Round > 0:
		at = h.T("table.round", "number", l.Round)
	case l.Phase != "" && h.Book.Has(l.Game, "phase."+l.Phase):
		at = h.Book.T(l.Game, "phase."+l.Phase, nil)
	}
	if x := h.SituationOf(l); x.Job != "" {
		return h.T("load.about", "job", x.Job, "at", at)
	}
	return at
}

// GoOn puts a match that is kept on its table again, over the present scene; where that is not possible it says why on the
// stage, and what was wrong with its file.
func (h *House) GoOn(s *ui.Stage, id string) {
	f, rep, err := h.ResumeMatch(id)
	if err != nil {
		h.Alert(s, h.T("load.failed"), err)
		h.RefreshIndex()
		return
	}
	t := h.Rooms.Table(h, f)
	h.Push(t)
	if rep.Whole() {
		return
	}
	text := ""
	for i, m := range rep.Messages() {
		if i > 0 {
			text += "\n\n"
		}
		text += h.Book.Say("", m)
	}
	ask := ui.Dialog{ID: "report", Icon: "warning", Title: h.T("load.mended"), Text: render.Escape(text), Wide: 760, Answers: []ui.Answer{{Label: h.T("ok"), Confirm: true}}}
	if !rep.Damaged() {
		ask.Icon, ask.Title = "info", h.T("load.noted")
	}
	if rep.TwinOf != "" && !rep.Damaged() {
		ask.Icon, ask.Title = "copy", h.T("load.twin")
		ask.Answers[0].Label = h.T("load.twin.on")
		if x, err := h.Folder.Listed(rep.TwinOf); err == nil && x.Game != "" {
			ask.Text += "\n\n" + h.T("load.twin.of", "name", render.Escape(h.MatchName(x)), "where", render.Escape(h.Progress(x)))
			ask.Answers = append(ask.Answers, ui.Answer{Label: h.T("load.twin.open"), Do: func() {
				h.Pop()
				h.GoOn(h.App.Top().Stage(), rep.TwinOf)
			}})
		}
	}
	t.Stage().Ask(ask)
}

// MatchName is what a match is called.
func (h *House) MatchName(x save.Listed) string {
	switch {
	case x.Title != "":
		return render.Escape(x.Title)
	case x.Game != "":
		return h.Title(x.Game)
	}
	return render.Escape(x.ID)
}

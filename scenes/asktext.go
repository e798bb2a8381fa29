package scenes

import (
	"os"
	"path/filepath"
	"strings"
	"time"
	"unicode"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/save"
)

// textQuestion asks for a line of text.
type textQuestion struct {
	id, title, label, text string
	hint                   string
	max                    int
	allowEmpty             bool
	done                   func(s string)

	other    string // a button for something else to do instead, "" for none
	otherTip func() ui.Tip
	instead  func()
}

// askText opens a dialog with a text field.
func (h *House) askText(s *ui.Stage, q textQuestion) {
	text := q.text
	shut := func() { s.Shut(q.id) }
	give := func() {
		t := strings.TrimSpace(text)
		if t == "" && !q.allowEmpty {
			return
		}
		shut()
		q.done(t)
	}
	defer s.Type(q.id + "/text")
	s.Open(q.id, func(b *ui.Builder) {
		b.Modal(ui.Modal{ID: q.id, Close: shut, First: q.id + "/text"}, func(b *ui.Builder) {
			th := b.Theme()
			w := min(760*b.Grow(), b.Area().W-48)
			row := formRow(b)
			head := 54 * b.Grow()
			panel := render.Around(b.Area().Center(), w, 28+head+row+24+render.ButtonHeight+28)
			b.Add(ui.Thing{ID: q.id, Shape: ui.Box(panel), Layer: ui.LayerPanels, Solid: true, Mouse: true, Label: q.title, Paint: func(c render.Canvas, st ui.State) {
				c.Shadow(st.At, 4)
				c.Panel(st.At, th)
				c.TextFit(render.R(st.At.X+28, st.At.Y+22, st.At.W-56, head), q.title, th.Heading(), render.Left, 22)
			}})
			b.TextField(ui.TextField{ID: q.id + "/text", Rect: render.R(panel.X+28, panel.Y+28+head, panel.W-56, row), Label: q.label, Text: text, Hint: q.hint, Max: q.max,
				Allow: unicode.IsPrint, Done: h.T("done"), Change: func(t string) { text = t; s.Rebuild() }, Submit: func(t string) { text = t; give() }})
			empty := strings.TrimSpace(text) == "" && !q.allowEmpty
			buttons := []ui.Button{{ID: q.id + "/done", Label: h.T("ok"), Confirm: true, Disabled: empty, Why: h.T("text.empty"), Do: give}}
			if q.other != "" {
				buttons = append(buttons, ui.Button{ID: q.id + "/other", Label: q.other, Tip: q.otherTip, Do: func() { shut(); q.instead() }})
			}
			footer(b, panel.Inset(28), append(buttons, ui.Button{ID: q.id + "/cancel", Label: h.T("cancel"), Do: shut})...)
		})
	})
}

// askPath asks for the path of a file.
func (h *House) askPath(s *ui.Stage, title, path string, done func(path string)) {
	h.askText(s, textQuestion{id: "path", title: title, label: h.T("load.path"), text: path, max: 400, done: func(p string) { done(homely(p)) }})
}

// homely lets a path begin with ~, as people write it.
func homely(path string) string {
	if rest, ok := strings.CutPrefix(path, "~"); ok {
		if dir, err := os.UserHomeDir(); err == nil {
			return filepath.Join(dir, rest)
		}
	}
	return path
}

// exportPath is where a copy of a match, or a picture of it, goes unless somebody
// says otherwise.
func (h *House) exportPath(game, ending string) string {
	dir, err := os.UserHomeDir()
	if err != nil {
		dir = "."
	}
	return save.FreePath(filepath.Join(dir, game+"-"+time.Now().Format("2006-01-02")+ending))
}

// export writes a copy of a match at a path and asks before it takes the place of
// a file.
func (h *House) export(s *ui.Stage, path string, write func(path string) error) {
	do := func() {
		if err := write(path); err != nil {
			h.Alert(s, h.T("load.export.failed"), err)
			return
		}
		s.Toast("check", h.T("load.exported", "path", render.Escape(path)))
	}
	if !save.Exists(path) {
		do()
		return
	}
	s.Ask(ui.Dialog{ID: "replace", Title: h.T("load.replace"), Text: h.T("load.replace.text", "path", render.Escape(path)), Icon: "warning", Default: 1, Cancel: 1,
		Answers: []ui.Answer{{Label: h.T("load.replace.do"), Danger: true, Do: do}, {Label: h.T("cancel")}}})
}

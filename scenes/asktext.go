package scenes

import (
	"cmp"
	"os"
	"path/filepath"
	"strings"
	"time"
	"unicode"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/save"
)

// TextQuestion asks for a line of text.
type TextQuestion struct {
	ID, Title, Label, Text string
	hint                   string
	Give                   string // what the button that ends it says; Save when empty
	Max                    int
	AllowEmpty             bool
	Done                   func(s string)

	Other    string // a button for something else to do instead, "" for none
	OtherTip func() ui.Tip
	Instead  func()
}

// Ask opens a dialog with a text field.
func (h *House) Ask(s *ui.Stage, q TextQuestion) {
	text := q.Text
	shut := func() { s.Shut(q.ID) }
	give := func() {
		t := strings.TrimSpace(text)
		if t == "" && !q.AllowEmpty {
			return
		}
		shut()
		q.Done(t)
	}
	defer s.Type(q.ID + "/text")
	s.Open(q.ID, func(b *ui.Builder) {
		b.Modal(ui.Modal{ID: q.ID, Close: shut, First: q.ID + "/text"}, func(b *ui.Builder) {
			th := b.Theme()
			w := min(760*b.Grow(), b.Area().W-48)
			row := FormRow(b)
			head := 54 * b.Grow()
			panel := render.Around(b.Area().Center(), w, 28+head+row+24+render.ButtonHeight+28)
			b.Add(ui.Thing{ID: q.ID, Shape: ui.Box(panel), Layer: ui.LayerPanels, Solid: true, Mouse: true, Label: q.Title, Paint: func(c render.Canvas, st ui.State) {
				c.Shadow(st.At, 4)
				c.Panel(st.At, th)
				c.TextFit(render.R(st.At.X+28, st.At.Y+22, st.At.W-56, head), q.Title, th.Heading(), render.Left, 22)
			}})
			b.TextField(ui.TextField{ID: q.ID + "/text", Rect: render.R(panel.X+28, panel.Y+28+head, panel.W-56, row), Label: q.Label, Text: text, Hint: q.hint, Max: q.Max,
				Allow: unicode.IsPrint, Done: h.T("done"), Change: func(t string) { text = t; s.Rebuild() }, Submit: func(t string) { text = t; give() }})
			empty := strings.TrimSpace(text) == "" && !q.AllowEmpty
			buttons := []ui.Button{{ID: q.ID + "/done", Label: cmp.Or(q.Give, h.T("text.save")), Confirm: true, Disabled: empty, Why: h.T("text.empty"), Do: give}}
			if q.Other != "" {
				buttons = append(buttons, ui.Button{ID: q.ID + "/other", Label: q.Other, Tip: q.OtherTip, Do: func() { shut(); q.Instead() }})
			}
			Footer(b, panel.Inset(28), append(buttons, ui.Button{ID: q.ID + "/cancel", Label: h.T("cancel"), Do: shut})...)
		})
	})
}

// AskPath asks for the path of a file.
func (h *House) AskPath(s *ui.Stage, title, path string, done func(path string)) {
	h.Ask(s, TextQuestion{ID: "path", Title: title, Label: h.T("load.path"), Text: path, Max: 400, Done: func(p string) { done(Homely(p)) }})
}

// Homely lets a path begin with ~, as people write it.
func Homely(path string) string {
	if rest, ok := strings.CutPrefix(path, "~"); ok {
		if dir, err := os.UserHomeDir(); err == nil {
			return filepath.Join(dir, rest)
		}
	}
	return path
}

// ExportPath is where a copy of a match, or a picture of it, goes unless somebody
// says otherwise.
func (h *House) ExportPath(game, ending string) string {
	dir, err := os.UserHomeDir()
	if err != nil {
		dir = "."
	}
	return save.FreePath(filepath.Join(dir, game+"-"+time.Now().Format("2006-01-02")+ending))
}

// Export writes a copy of a match at a path and asks before it takes the place of
// a file.
func (h *House) Export(s *ui.Stage, path string, write func(path string) error) {
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

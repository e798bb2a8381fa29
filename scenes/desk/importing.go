package desk

import (
	"cmp"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
	"unicode"

	"github.com/adrg/xdg"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/save"
	"safehouse/scenes"
)

// Which file is to be imported: those that lie where files usually do, newest first, what was dropped on the window, a path, or
// a match that somebody copied as text.

// A foundFile is a file that may be imported.
type foundFile struct {
	path  string
	saved time.Time
	here  bool // it was dropped on the window, and lies in a folder that says nothing
}

// importFolders are the folders in which such files usually lie.
func importFolders(h *scenes.House) (l []string) {
	home, _ := os.UserHomeDir()
	all := []string{home, xdg.UserDirs.Desktop, xdg.UserDirs.Documents, xdg.UserDirs.Download}
	if h.Folder != nil {
		all = append(all, h.Folder.Dir())
	}
	for _, dir := range all {
		if dir = filepath.Clean(dir); dir != "." && !slices.Contains(l, dir) {
			l = append(l, dir)
		}
	}
	return l
}

// importable are the files in some folders that can be imported, the newest first.
func importable(folders []string) (l []foundFile) {
	for _, dir := range folders {
		entries, err := os.ReadDir(dir)
		if err != nil {
			continue // not everybody has every folder
		}
		for _, e := range entries {
			if !slices.Contains(scenes.ImportEndings, strings.ToLower(filepath.Ext(e.Name()))) || !e.Type().IsRegular() {
				continue
			}
			if info, err := e.Info(); err == nil {
				l = append(l, foundFile{path: filepath.Join(dir, e.Name()), saved: info.ModTime()})
			}
		}
	}
	slices.SortFunc(l, func(a, b foundFile) int { return cmp.Or(b.saved.Compare(a.saved), cmp.Compare(a.path, b.path)) })
	return l[:min(len(l), scenes.MostImports)]
}

// importing is the question which file to take in.
type importing struct {
	house *scenes.House
	stage *ui.Stage
	title string
	files []foundFile
	text  string // in the field
	done  func(path string)
}

// askImport asks for a file.
func askImport(h *scenes.House, s *ui.Stage, title string, done func(path string)) {
	q := &importing{house: h, stage: s, title: title, done: done}
	q.files = append(droppedFiles(h), importable(importFolders(h))...)
	const id = "import-file"
	defer s.Type(id + "/text")
	s.Open(id, func(b *ui.Builder) {
		b.Modal(ui.Modal{ID: id, Close: q.shut, First: id + "/text"}, func(b *ui.Builder) { q.build(b, id) })
	})
}

func (q *importing) shut() { q.stage.Shut("import-file") }

// take ends the question with a path.
func (q *importing) take(path string) {
	if path = strings.TrimSpace(path); path == "" {
		return
	}
	q.shut()
	q.done(scenes.Homely(path))
}

func (q *importing) build(b *ui.Builder, id string) {
	h, th := q.house, b.Theme()
	const edge, gap = 28.0, 16.0
	row, head, line := scenes.FormRow(b), 54*b.Grow(), b.LineHigh(2)
	w := min(900*b.Grow(), b.Area().W-32)
	bare := edge + head + gap + row + 24 + render.ButtonHeight + edge
	list := min(max(line, float64(len(q.files))*line), 6*line, b.Area().H-bare-24)
	panel := render.Around(b.Area().Center(), w, bare+max(0, list))
	b.Add(ui.Thing{ID: id, Shape: ui.Box(panel), Layer: ui.LayerPanels, Solid: true, Mouse: true, Label: q.title, Paint: func(c render.Canvas, st ui.State) {
		c.Shadow(st.At, 4)
		c.Panel(st.At, th)
		c.TextFit(render.R(st.At.X+edge, st.At.Y+22, st.At.W-2*edge, head), q.title, th.Heading(), render.Left, 22)
	}})
	in := panel.Pad(edge, edge+head, edge, 0)
	if list >= line {
		at := render.R(in.X, in.Y, in.W, list)
		b.List(ui.List{ID: id + "/list", Rect: at, Count: len(q.files), High: line, Selected: -1, Empty: h.T("import.none"),
			Row: func(i int) ui.Line {
				f := q.files[i]
				where := render.Escape(filepath.Dir(f.path))
				if f.here {
					where = h.T("import.dropped.here")
				}
				return ui.Line{ID: f.path, Title: render.Escape(filepath.Base(f.path)), Second: where, Note: h.Date("short", f.saved)}
			},
			Choose: func(i int) { q.take(q.files[i].path) }})
	}
	field := render.R(in.X, in.Y+max(0, list)+gap, in.W, row)
	b.TextField(ui.TextField{ID: id + "/text", Rect: field, Label: h.T("load.path"), Text: q.text, Hint: h.T("import.path"), Max: 400, Allow: unicode.IsPrint, Done: h.T("done"),
		Change: q.typed, Submit: func(t string) { q.text = t; q.take(t) }})
	scenes.Footer(b, panel.Inset(edge),
		ui.Button{ID: id + "/done", Label: q.title, Confirm: true, Disabled: strings.TrimSpace(q.text) == "", Why: h.T("import.choose"), Do: func() { q.take(q.text) }},
		ui.Button{ID: id + "/paste", Label: h.T("import.paste"), Tip: h.Tip("import.paste"), Do: q.paste},
		ui.Button{ID: id + "/cancel", Label: h.T("cancel"), Do: q.shut})
}

// typed takes over what is in the field. A match that was pasted there is no path.
func (q *importing) typed(t string) {
	q.text = t
	if strings.HasPrefix(t, save.MatchTextHead) {
		q.text = ""
		q.paste()
	}
	q.stage.Rebuild()
}

// paste takes in the match that lies on the clipboard as text, or puts the path that lies there into the field.
func (q *importing) paste() {
	h := q.house
	text := q.house.Clip.Paste()
	if data, err := save.MatchFromText(text); err == nil {
		at, err := h.Park("pasted.match", data)
		if err != nil {
			h.Alert(q.stage, h.T("load.import.failed"), err)
			return
		}
		q.take(at)
		return
	}
	if line := strings.TrimSpace(text); line != "" && !strings.Contains(line, "\n") {
		if _, err := os.Stat(scenes.Homely(line)); err == nil {
			q.text = line
			q.stage.Rebuild()
			return
		}
	}
	q.stage.Toast("warning", h.T("import.paste.none"))
}

// droppedFiles are those that were dropped on the window and are still there, the last one first.
func droppedFiles(h *scenes.House) (l []foundFile) {
	for _, at := range slices.Backward(h.Dropped) {
		if info, err := os.Stat(at); err == nil {
			l = append(l, foundFile{at, info.ModTime(), true})
		}
	}
	return l
}

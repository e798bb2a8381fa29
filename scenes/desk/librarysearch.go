package desk

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/save"
	"safehouse/scenes"
)

// A long list of matches can be searched and narrowed to a game, and several matches can be marked and deleted or exported
// together.

// sieveFrom is how many matches a list has before it is long.
const sieveFrom = 9

// crowded reports whether the list is long.
func (l *libraryScene) crowded() bool { return len(l.all()) >= sieveFrom || l.several }

// sifted are those that hold what is searched for.
func (l *libraryScene) sifted(all []save.Listed) []save.Listed {
	words := strings.Fields(strings.ToLower(l.search))
	if len(words) == 0 && l.game == "" {
		return all
	}
	var out []save.Listed
	for _, x := range all {
		if l.game != "" && x.Game != l.game {
			continue
		}
		h := l.house
		text := strings.ToLower(render.Plain(h.MatchName(x) + " " + h.Title(x.Game) + " " + strings.Join(h.Names(x.Seats), " ") + " " + h.Date("long", x.Saved)))
		if !slices.ContainsFunc(words, func(w string) bool { return !strings.Contains(text, w) }) {
			out = append(out, x)
		}
	}
	return out
}

// sieve lays out what narrows the list.
func (l *libraryScene) sieve(b *ui.Builder, body *render.Rect) {
	h := l.house
	row, rest := body.Cut(scenes.FormRow(b))
	*body = rest.Pad(0, 14, 0, 0)
	several := ui.Button{ID: "several", Label: h.T("load.several"), Tip: h.Tip("load.several"), Selected: l.several, Centered: true, Do: func() {
		l.several, l.marked = !l.several, map[string]bool{}
		l.changes++
	}}
	cols := ui.Cols(row, 12, ui.Flex(1), ui.Flex(1), ui.Fix(b.ButtonWidth(several)+16))
	games := []string{""}
	options := []ui.Option{{Label: h.T("load.every-game")}}
	for _, x := range l.all() {
		if x.Game != "" && !slices.Contains(games, x.Game) {
			games = append(games, x.Game)
			options = append(options, ui.Option{Label: h.Title(x.Game)})
		}
	}
	b.Group("sieve")
	b.TextField(ui.TextField{ID: "search", Rect: cols[0], Text: l.search, Hint: h.T("load.search"), Max: 60, Done: h.T("done"), Change: func(t string) { l.search, l.chosen = t, ""; l.changes++ }})
	b.Picker(ui.Picker{ID: "game", Rect: cols[1], Options: options, Value: max(0, slices.Index(games, l.game)), Dropdown: true, Change: func(i int) { l.game, l.chosen = games[i], ""; l.changes++ }})
	several.Rect = cols[2]
	b.Button(several)
}

// mark marks a match, or takes the mark away.
func (l *libraryScene) mark(id string) {
	l.chosen = id
	if l.marked[id] = !l.marked[id]; !l.marked[id] {
		delete(l.marked, id)
	}
	l.changes++
}

// paintMark shows whether a match is marked.
func (l *libraryScene) paintMark(c render.Canvas, r render.Rect, id string) {
	if !l.several {
		return
	}
	side := min(30, r.H*0.5)
	at := render.R(r.X+6, r.Y+6, side, side)
	c.Circle(at.Center(), side/2, render.Solid(render.Hex(0x1A120B)))
	if l.marked[id] {
		c.Circle(at.Center(), side/2-2, render.Solid(render.Hex(0xFFE08A)))
		c.Icon("check", at.Inset(5), render.Hex(0x1A120B))
	}
}

// those are the marked matches that are listed.
func (l *libraryScene) those() (out []save.Listed) {
	for _, x := range l.list() {
		if l.marked[x.ID] {
			out = append(out, x)
		}
	}
	return out
}

// buttonsOfSeveral are what can be done with those that are marked.
func (l *libraryScene) buttonsOfSeveral() []ui.Button {
	h, n := l.house, len(l.those())
	no := ""
	if n == 0 {
		no = h.T("load.several.none")
	}
	done := ui.Button{ID: "several/done", Label: h.T("done"), Icon: "check", Confirm: true, Do: func() { l.several = false; l.changes++ }}
	all := ui.Button{ID: "several/all", Label: h.T("load.several.all"), Do: l.markAll}
	if l.which == shelfTrash {
		return []ui.Button{done, {ID: "several/restore", Label: h.T("load.several.restore", "n", n), Icon: "undo", Disabled: no != "", Why: no, Do: l.restoreThose}, all}
	}
	return []ui.Button{done,
		{ID: "several/delete", Label: h.T("load.several.delete", "n", n), Icon: "trash", Danger: true, Disabled: no != "", Why: no, Do: l.deleteThose},
		{ID: "several/export", Label: h.T("load.several.export", "n", n), Icon: "export", Disabled: no != "", Why: no, Do: l.exportThose}, all}
}

// markAll marks all that are listed, or none when all are marked.
func (l *libraryScene) markAll() {
	list := l.list()
	every := len(l.those()) == len(list)
	l.marked = map[string]bool{}
	for _, x := range list {
		if !every {
			l.marked[x.ID] = true
		}
	}
	l.changes++
}

// deleteThose moves the marked matches to the trash, from where they can be brought back.
func (l *libraryScene) deleteThose() {
	h, list := l.house, l.those()
	var failed error
	n := 0
	for _, x := range list {
		if err := h.Folder.Delete(x.ID); err != nil {
			failed = errors.Join(failed, err)
			continue
		}
		n++
	}
	l.after(failed)
	if n > 0 {
		l.stage.Ask(ui.Dialog{ID: "deleted", Icon: "trash", Title: h.T("load.several.deleted", "n", n), Text: h.T("load.deleted.more"), Cancel: 0,
			Answers: []ui.Answer{{Label: h.T("ok"), Confirm: true}, {Label: h.T("load.undo"), Icon: "undo", Do: func() { l.restoreAll(list) }}}})
	}
}

func (l *libraryScene) restoreThose() { l.restoreAll(l.those()) }

func (l *libraryScene) restoreAll(list []save.Listed) {
	var failed error
	for _, x := range list {
		failed = errors.Join(failed, l.house.Folder.Restore(x.ID))
	}
	l.after(failed)
}

// exportThose writes the marked matches into a folder, each to a file of its own.
func (l *libraryScene) exportThose() {
	h := l.house
	list := l.those()
	home, err := os.UserHomeDir()
	if err != nil {
		home = "."
	}
	h.Ask(l.stage, scenes.TextQuestion{ID: "path", Title: h.T("load.several.export", "n", len(list)), Label: h.T("load.folder"), Text: filepath.Join(home, "safehouse-matches"), Max: 400, Done: func(dir string) {
		dir = scenes.Homely(dir)
		failed := os.MkdirAll(dir, 0o755)
		n := 0
		for _, x := range list {
			if failed != nil {
				break
			}
			at := save.FreePath(filepath.Join(dir, x.Game+"-"+x.Saved.Format("2006-01-02")+".match"))
			if _, failed = h.Folder.ExportMatch(x.ID, at); failed == nil {
				n++
			}
		}
		if failed != nil {
			h.Alert(l.stage, h.T("load.export.failed"), failed)
		}
		if n > 0 {
			l.stage.Toast("check", h.T("load.several.exported", "n", n, "path", render.Escape(dir)))
		}
	}})
}

// after looks at the folder again once something was done with several matches.
func (l *libraryScene) after(failed error) {
	h := l.house
	if failed != nil {
		h.Alert(l.stage, h.T("load.failed"), failed)
	}
	l.several, l.marked, l.chosen = false, nil, ""
	l.changes++
	h.RefreshIndex()
}

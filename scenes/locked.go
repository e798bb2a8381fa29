package scenes

import (
	"errors"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/render/ui/input"
	"safehouse/rules"
	"safehouse/save"
)

// First is the scene that the program begins with: the title, or where another
// Safehouse has the profile folder dir, a paper that says so.
func First(h *House, dir string) Scene {
	switch {
	case h.Folder != nil:
		if why := h.Folder.ReadOnly(); why != nil {
			h.Notices = append(h.Notices, rules.Say("notice.still", rules.Word("why", rules.Literal(h.Explain(why)))))
		}
	case errors.Is(h.without, save.ErrLocked):
		return newLocked(h, dir)
	case h.without != nil:
		h.Notices = append(h.Notices, rules.Say("notice.not-kept", rules.Word("why", rules.Literal(h.Explain(h.without)))))
	}
	return h.Rooms.Title(h)
}

// lockedScene says that the folder is in use.
type lockedScene struct {
	house *House
	stage *ui.Stage
	dir   string
}

func newLocked(h *House, dir string) *lockedScene {
	l := &lockedScene{house: h, stage: h.NewStage(render.House), dir: dir}
	l.stage.Do = func(a input.Action) { h.General(a) }
	return l
}

func (l *lockedScene) Name() string     { return "locked" }
func (l *lockedScene) Stage() *ui.Stage { return l.stage }
func (l *lockedScene) Close()           {}
func (l *lockedScene) Tick()            { l.stage.Show(l.house.Changes(), l.build) }

func (l *lockedScene) build(b *ui.Builder) {
	h := l.house
	paper := h.Lay(b, Sheet{Title: h.T("locked.title"), Note: h.T("locked.note"), Tab: h.T("locked.tab"), Wide: 820, High: 440})
	buttons := []ui.Button{
		{ID: "again", Label: h.T("locked.again"), Icon: "redo", Confirm: true, Do: l.again},
		{ID: "without", Label: h.T("locked.without"), Do: l.without, Tip: h.Tip("locked.without")},
		{ID: "quit", Label: h.T("crash.quit"), Icon: "door-out", Do: h.App.Quit},
	}
	b.ScrollText(ui.ScrollText{ID: "text", Rect: paper.Pad(0, 0, 0, FooterHigh(b, paper.W, buttons...)+16), Text: render.Escape(h.Explain(h.without)), Size: 20})
	b.OnPaper(false)
	Footer(b, paper, buttons...)
}

// again tries to take the folder.
func (l *lockedScene) again() {
	h := l.house
	folder, err := save.OpenFolder(l.dir)
	if err != nil {
		h.without = err
		l.stage.Toast("warning", render.Escape(h.Explain(err)))
		return
	}
	h.Folder, h.without = folder, nil
	h.read()
	h.SettingsChanged()
	h.App.Replace(First(h, l.dir))
}

// without plays without a folder.
func (l *lockedScene) without() {
	h := l.house
	h.Notices = append(h.Notices, rules.Say("notice.not-kept", rules.Word("why", rules.Literal(h.Explain(h.without)))))
	h.App.Replace(h.Rooms.Title(h))
}

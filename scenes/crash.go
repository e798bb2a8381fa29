package scenes

import (
	"fmt"
	"image"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/render/ui/input"
)

// crashScene is shown after a scene broke: it names what happened and says that
// the match is kept. It uses as little as it can.
type crashScene struct {
	house   *House
	stage   *ui.Stage
	cause   string
	report  string      // path of the report, or ""
	trace   string      // where in the program it happened
	picture *image.RGBA // of what was shown when it happened, or nil
}

func newCrashScene(h *House, cause any, report string, trace []byte) *crashScene {
	c := &crashScene{house: h, stage: h.NewStage(render.House), cause: firstLine(fmt.Sprint(cause)), report: report, trace: string(trace)}
	c.stage.Do = func(a input.Action) { h.General(a) }
	return c
}

func firstLine(s string) string {
	for i, r := range s {
		if r == '\n' || i > 300 {
			return s[:i]
		}
	}
	return s
}

func (c *crashScene) Name() string     { return "crash" }
func (c *crashScene) Stage() *ui.Stage { return c.stage }
func (c *crashScene) Close()           {}
func (c *crashScene) Tick()            { c.stage.Show(c.house.Changes(), c.build) }

func (c *crashScene) build(b *ui.Builder) {
	h := c.house
	paper := h.Lay(b, Sheet{Title: h.T("crash.title"), Note: h.T("crash.note"), Tab: h.T("crash.tab"), Wide: 860, High: 380})
	kept := h.T("crash.kept")
	if !h.Keeps() {
		kept = h.T("crash.not-kept")
	}
	where := h.T("crash.no-report")
	if c.report != "" {
		where = h.T("crash.report", "path", render.Escape(c.report))
	}
	text := kept + "\n\n" + h.T("crash.cause", "cause", render.Escape(c.cause)) + "\n\n" + where
	buttons := []ui.Button{
		{ID: "desk", Label: h.T("crash.desk"), Icon: "home", Confirm: true, Do: func() { h.App.Replace(h.Rooms.Title(h)) }},
		{ID: "problem", Label: h.T("problem"), Icon: "edit", Tip: h.Tip("problem"), Do: func() { h.askProblem(c.stage, &problemReport{crash: c.cause + "\n\n" + c.trace, picture: c.picture}) }},
		{ID: "quit", Label: h.T("crash.quit"), Icon: "door-out", Do: h.App.Quit},
	}
	b.OnPaper(true)
	b.ScrollText(ui.ScrollText{ID: "text", Rect: paper.Pad(0, 0, 0, FooterHigh(b, paper.W, buttons...)+16), Text: text, Size: 20})
	b.OnPaper(false)
	Footer(b, paper, buttons...)
}

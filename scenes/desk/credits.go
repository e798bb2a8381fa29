package desk

import (
	_ "embed"
	"regexp"
	"strings"

	"safehouse/assets"
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/scenes"
)

// licence is the project's own licence, the same as in the repository's root.
//
//go:embed licence.txt
var licence string

// creditsScene names everybody whose work is in the game, and the licences.
type creditsScene struct {
	house *scenes.House
	stage *ui.Stage
	pages []creditsPage
	at    int
}

type creditsPage struct{ title, text string }

func newCredits(h *scenes.House) *creditsScene {
	c := &creditsScene{house: h, stage: h.NewStage(render.House)}
	c.stage.Focus("page/0")
	c.pages = []creditsPage{
		{h.T("credits.game"), h.T("credits.game.text", "version", h.Version)},
		{h.T("credits.changes"), fromMarkdown(assets.Changes())},
		{h.T("credits.work"), fromMarkdown(assets.Credits())},
		{h.T("credits.own"), reflow(licence)},
		{h.T("credits.libraries"), thirdParty(assets.ThirdParty())},
	}
	for _, l := range assets.Licences() {
		c.pages = append(c.pages, creditsPage{h.T("credits.licence", "name", l.Name), reflow(l.Text)})
	}
	return c
}

func (c *creditsScene) Name() string     { return "credits" }
func (c *creditsScene) Stage() *ui.Stage { return c.stage }
func (c *creditsScene) Close()           {}
func (c *creditsScene) Tick()            { c.stage.Show([2]int{c.at, c.house.Changes()}, c.build) }

func (c *creditsScene) build(b *ui.Builder) {
	h := c.house
	paper := h.Lay(b, scenes.Sheet{Title: h.T("credits.title"), Note: h.T("credits.note"), Tab: h.T("credits.tab"), Wide: 1180, Props: func(cv render.Canvas, folder render.Rect) {
		cv.Prop("photo", folder.X-180, b.Area().H*0.55, -12)
		cv.Prop("film", folder.Right()+40, b.Area().H*0.3, 8)
	}})
	body := paper.Pad(0, 0, 0, render.ButtonHeight+16)
	cols := ui.Cols(body, 32, ui.Flex(1, 260*b.Grow()), ui.Flex(2.4))
	b.Group("pages")
	b.List(ui.List{ID: "page", Rect: cols[0], Count: len(c.pages), High: b.LineHigh(1) + 6, Gap: 4, Selected: c.at,
		Row: func(i int) ui.Line { return ui.Line{Title: c.pages[i].title} }, Choose: func(i int) { c.at = i }})
	b.Group("text")
	b.ScrollText(ui.ScrollText{ID: "text:" + c.pages[c.at].title, Rect: cols[1], Text: c.pages[c.at].text, Size: 20})
	b.OnPaper(false)
	b.Group("footer")
	scenes.Footer(b, paper, ui.Button{ID: "close", Label: h.T("close"), Icon: "cross", Confirm: true, Do: h.Pop})
}

var (
	links = regexp.MustCompile(`\[([^\]]*)\]\(([^)]*)\)`)
	ticks = regexp.MustCompile("`([^`]*)`")
)

// fromMarkdown turns the little Markdown of the credits into a page: headings,
// paragraphs, and the rows of tables as points of a list.
func fromMarkdown(s string) string {
	s = ticks.ReplaceAllString(links.ReplaceAllString(s, "$1 ($2)"), "$1")
	var out []string
	for _, l := range strings.Split(reflow(s), "\n") {
		l = strings.TrimSpace(l)
		switch {
		case strings.HasPrefix(l, "# "):
			continue // the sheet has its own heading
		case strings.HasPrefix(l, "|---"), strings.HasPrefix(l, "| what"):
			continue
		case strings.HasPrefix(l, "|"):
			var cells []string
			for i, c := range strings.Split(strings.Trim(l, "| "), "|") {
				c = strings.TrimSpace(c)
				if i == 0 {
					c = "{b}" + c + "{/b}"
				}
				cells = append(cells, c)
			}
			out = append(out, "- "+strings.Join(cells[:min(4, len(cells))], ". "))
		default:
			out = append(out, l)
		}
	}
	return strings.Join(out, "\n")
}

// thirdParty makes a page of the licences of libraries: signs of comments go, points of lists become points here, headings
// stay on lines of their own.
func thirdParty(s string) string {
	lines := strings.Split(s, "\n")
	for i, l := range lines {
		l = strings.TrimSpace(strings.TrimPrefix(l, "//"))
		if strings.HasPrefix(l, "##") { // a heading below a heading reads as one
			l = "# " + strings.TrimLeft(l, "# ")
		}
		if rest, ok := strings.CutPrefix(l, "* "); ok {
			l = "- " + strings.TrimSpace(rest)
		}
		lines[i] = l
	}
	return reflow(strings.Join(lines, "\n"))
}

// reflow joins the lines of each paragraph, so that the page breaks them where
// it has to. Lines of tables and lists stay apart.
func reflow(s string) string {
	var out []string
	open := false
	for _, l := range strings.Split(strings.ReplaceAll(s, "\r\n", "\n"), "\n") {
		l = strings.TrimSpace(l)
		apart := l == "" || strings.HasPrefix(l, "|") || strings.HasPrefix(l, "#") || strings.HasPrefix(l, "-")
		if open && !apart {
			out[len(out)-1] += " " + l
			continue
		}
		if l == "" && (len(out) == 0 || out[len(out)-1] == "") {
			continue
		}
		out = append(out, l)
		open = !apart || strings.HasPrefix(l, "- ")
	}
	return strings.Join(out, "\n")
}

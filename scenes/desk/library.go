package desk

import (
	"bytes"
	"image/png"
	"slices"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui"
	"safehouse/rules/match"
	"safehouse/save"
	"safehouse/scenes"
)

// Which matches a library shows.
const (
	shelfRunning = iota
	shelfFinished
	shelfTrash
)

// libraryScene lists the matches that are kept: running ones to go on with,
// finished ones to look back at, deleted ones to bring back.
type libraryScene struct {
	house    *scenes.House
	stage    *ui.Stage
	which    int
	chosen   string // id of the match that is looked at
	changes  int
	search   string          // what names, games and people of those listed hold
	game     string          // only matches of this game, "" all
	several  bool            // rows are marked
	led      int             // version of the index for which the focus was led to the list, counted from 1
	marked   map[string]bool // by id
	pictures map[string]*picture
	arrived  chan decodedPicture
}

// picture is the picture of a table, as far as it is there.
type picture struct {
	img    *ebiten.Image
	asked  bool
	failed bool
}

type decodedPicture struct {
	id  string
	pix *decodedImage
}

// decodedImage is an unpacked picture that is not on the graphics card yet.
type decodedImage struct {
	w, h int
	pix  []byte // premultiplied, 4 bytes a pixel
}

func newLibrary(h *scenes.House, which int) *libraryScene {
	l := &libraryScene{house: h, stage: h.NewStage(render.House), which: which, pictures: map[string]*picture{}, arrived: make(chan decodedPicture, 64)}
	l.stage.Focus("back") // where there is no match
	h.RefreshIndex()
	return l
}

func (l *libraryScene) Name() string     { return "library" }
func (l *libraryScene) Stage() *ui.Stage { return l.stage }

// Idle reports whether all pictures that are shown have been read.
func (l *libraryScene) Idle() bool {
	for _, x := range l.list() {
		l.pictureOf(x)
		if p := l.pictures[x.ID]; p != nil && p.img == nil && !p.failed {
			return false
		}
	}
	return true
}

func (l *libraryScene) Resume() { l.house.RefreshIndex() }

// Close gives the pictures back.
func (l *libraryScene) Close() {
	for _, p := range l.pictures {
		if p.img != nil {
			p.img.Deallocate()
		}
	}
	l.pictures = nil
}

// list is what is shown.
func (l *libraryScene) list() []save.Listed { return l.sifted(l.all()) }

// all is what the tab holds.
func (l *libraryScene) all() []save.Listed {
	switch l.which {
	case shelfFinished:
		return l.house.Finished()
	case shelfTrash:
		return l.house.Index.Trash
	}
	return l.house.Unfinished()
}

// at is the match that is looked at.
func (l *libraryScene) at() (save.Listed, int) {
	list := l.list()
	i := slices.IndexFunc(list, func(x save.Listed) bool { return x.ID == l.chosen })
	if i < 0 && len(list) > 0 {
		i = 0
	}
	if i < 0 {
		return save.Listed{}, -1
	}
	return list[i], i
}

func (l *libraryScene) Tick() {
	l.unpack()
	l.stage.Show([4]int{l.house.Index.Version, l.changes, l.house.Changes(), l.which}, l.build)
}

// unpack takes over pictures that were read meanwhile.
func (l *libraryScene) unpack() {
	for {
		select {
		case d := <-l.arrived:
			p := l.pictures[d.id]
			if d.pix == nil {
				p.failed = true
			} else {
				p.img = ebiten.NewImage(d.pix.w, d.pix.h)
				p.img.WritePixels(d.pix.pix)
			}
			l.stage.Repaint()
		default:
			return
		}
	}
}

// pictureOf is the picture of a table, or nil while it is not there.
func (l *libraryScene) pictureOf(x save.Listed) *ebiten.Image {
	if !x.Picture || l.which == shelfTrash {
		return nil
	}
	p := l.pictures[x.ID]
	if p == nil {
		p = &picture{}
		l.pictures[x.ID] = p
	}
	if !p.asked {
		p.asked = true
		folder, id, to := l.house.Folder, x.ID, l.arrived
		go func() {
			b, err := folder.Picture(id)
			if err != nil {
				to <- decodedPicture{id: id}
				return
			}
			to <- decodedPicture{id, unpackPNG(b)}
		}()
	}
	return p.img
}

// unpackPNG decodes a picture, nil when it cannot be.
func unpackPNG(b []byte) *decodedImage {
	img, err := png.Decode(bytes.NewReader(b))
	if err != nil {
		return nil
	}
	r := img.Bounds()
	d := &decodedImage{w: r.Dx(), h: r.Dy(), pix: make([]byte, 0, 4*r.Dx()*r.Dy())}
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			cr, cg, cb, ca := img.At(x, y).RGBA()
			d.pix = append(d.pix, byte(cr>>8), byte(cg>>8), byte(cb>>8), byte(ca>>8))
		}
	}
	return d
}

func (l *libraryScene) build(b *ui.Builder) {
	h := l.house
	note := h.T("load.note")
	if n := h.Index.Unlisted; n > 0 {
		note = h.T("load.unlisted", "most", save.MostListed, "n", n)
	}
	paper := h.Lay(b, scenes.Sheet{Title: h.T("load.name"), Note: note, Tab: h.T("load.tab"), Wide: 1400, Props: func(c render.Canvas, folder render.Rect) {
		c.Prop("photo", folder.X-190, b.Area().H*0.4, -8)
		c.Prop("pencil", folder.X-120, b.Area().H-80, 5)
	}})
	l.tabs(b, &paper)
	list := l.list()
	now, i := l.at()
	body := paper.Pad(0, 0, 0, render.ButtonHeight+16)
	cols := []render.Rect{body}
	wide := body.W >= 900*b.Grow()
	if wide {
		cols = ui.Cols(body, 32, ui.Flex(1.25), ui.Flex(1))
	}
	if l.crowded() {
		l.sieve(b, &body)
		cols[0] = body
		if wide {
			cols = ui.Cols(body, 32, ui.Flex(1.25), ui.Flex(1))
		}
	}
	b.Group("list")
	empty := h.T([]string{"load.none", "load.none.finished", "load.none.trash"}[l.which])
	if !h.Index.Known {
		empty = h.T("load.looking")
	}
	if h.Folder == nil {
		empty = h.T("title.no-folder")
	}
	if l.search != "" || l.game != "" {
		empty = h.T("load.none.found")
	}
	high := b.LineHigh(2) + 16
	b.List(ui.List{ID: "match", Rect: cols[0], Count: len(list), High: high, Gap: 6, Selected: i, Empty: empty,
		Row:    func(i int) ui.Line { return l.line(list[i], high) },
		Choose: func(i int) { l.choose(list[i].ID) }, Follow: func(i int) { l.chosen = list[i].ID; l.changes++ }})
	if v := h.Index.Version + 1; i >= 0 && l.led != v && l.chosen == "" && l.search == "" { // Enter goes on with what was played last
		l.led = v
		b.FocusOn("match/" + now.ID)
	}
	b.OnPaper(false)
	if i >= 0 && wide {
		l.detail(b, cols[1], now)
	}
	b.Group("footer")
	if l.several {
		scenes.Footer(b, paper, l.buttonsOfSeveral()...)
		return
	}
	scenes.Footer(b, paper, l.buttons(now, i >= 0)...)
}

// tabs choose what is listed.
func (l *libraryScene) tabs(b *ui.Builder, paper *render.Rect) {
	h := l.house
	b.Group("tabs")
	top, rest := paper.Cut(render.ButtonHeight)
	b.OnPaper(false)
	b.Tabs(ui.Tabs{ID: "shelf", Rect: render.R(top.X, top.Y, min(top.W, 760*b.Grow()), top.H), Value: l.which, Tabs: []ui.Option{
		{Label: h.T("load.running"), Icon: "hourglass"}, {Label: h.T("load.finished"), Icon: "trophy"}, {Label: h.T("load.trash"), Icon: "trash"},
	}, Change: func(i int) { l.which, l.chosen, l.several = i, "", false; l.changes++ }})
	b.OnPaper(true)
	*paper = rest.Pad(0, 16, 0, 0)
}

// choose looks at a match; choosing it again goes on with it, and so does Enter on the one that is looked at.
func (l *libraryScene) choose(id string) {
	if l.several {
		l.mark(id)
		return
	}
	now, i := l.at()
	if i >= 0 && now.ID == id && (l.chosen == id || l.stage.ByKeys()) {
		l.open(now)
		return
	}
	l.chosen = id
	l.changes++
}

// line is one match of the list.
func (l *libraryScene) line(x save.Listed, high float64) ui.Line {
	h := l.house
	second := strings.Join(h.Names(x.Seats), ", ")
	if !x.Trouble.IsZero() {
		second = render.Escape(h.Book.Say("", x.Trouble))
	}
	note := ""
	if x.Game != "" {
		note = h.Progress(x)
	}
	if x.Done {
		note = l.winners(x)
	}
	when := h.Date("short", x.Saved)
	if x.Saved.IsZero() {
		when = ""
	}
	return ui.Line{ID: x.ID, Title: h.MatchName(x), Second: second, Note: note + "\n" + when, Wide: (high - 8) * 16 / 9, Paint: nil,
		Picture: func(c render.Canvas, r render.Rect) { l.paintPicture(c, r, x); l.paintMark(c, r, x.ID) },
		Tip:     l.tip(x)}
}

// tip tells what the line has no room for.
func (l *libraryScene) tip(x save.Listed) func() ui.Tip {
	h := l.house
	return func() ui.Tip {
		t := ui.Tip{Title: h.MatchName(x), Body: l.facts(x)}
		if !x.Trouble.IsZero() {
			t.Reason = render.Escape(h.Book.Say("", x.Trouble))
		}
		return t
	}
}

// winners says who won.
func (l *libraryScene) winners(x save.Listed) string {
	h := l.house
	if name := l.automa(x); x.Lost && name != "" {
		return h.T("load.won", "name", name)
	}
	if x.Lost {
		return h.T("load.lost")
	}
	var names []string
	for _, s := range x.Winners.List() {
		if s < len(x.Seats) {
			names = append(names, h.NameOf(x.Seats[s], s))
		}
	}
	if len(names) == 0 {
		return h.T("load.nobody")
	}
	return h.T("load.won", "name", strings.Join(names, ", "))
}

// automa is who played against a lone seat in a match that is over, "" without one or where its score is not known.
func (l *libraryScene) automa(x save.Listed) string {
	g, ok := l.house.Game(x.Game)
	if !ok || !x.Done || len(x.Automa) == 0 {
		return ""
	}
	return l.house.AutomaOf(g.Info(), x.Called)
}

// facts are the details of a match, a line each.
func (l *libraryScene) facts(x save.Listed) string {
	h := l.house
	var out []string
	if x.Title != "" && x.Game != "" {
		out = append(out, h.Title(x.Game))
	}
	for i, c := range x.Seats {
		line := "{seat:" + strconv.Itoa(i) + "} " + h.NameOf(c, i)
		if c.Kind == match.Bot {
			line += ", " + h.LevelName(c.Level)
		}
		if i < len(x.Totals) && (x.Done || x.Round > 0) {
			line += ": {b}" + text.Figure(x.Totals[i]) + "{/b}"
		}
		out = append(out, line)
	}
	if name := l.automa(x); name != "" {
		out = append(out, "{icon:bot} "+name+": {b}"+text.Figure(x.Automa[0])+"{/b}")
	}
	switch {
	case x.Done:
		out = append(out, l.winners(x))
	case x.Game != "":
		out = append(out, h.Progress(x))
	}
	if x.Practice {
		out = append(out, h.T("load.practice"))
	}
	switch {
	case x.OtherRules && x.Done:
		out = append(out, h.T("load.other-rules.over", "n", x.Rules))
	case x.OtherRules:
		out = append(out, h.T("load.other-rules"))
	}
	if !x.Saved.IsZero() {
		out = append(out, h.T("load.dates", "begun", h.Date("long", x.Created), "saved", h.Date("long", x.Saved)))
	}
	return strings.Join(out, "\n")
}

// paintPicture draws the picture of a table like a photograph, or the box where
// there is none.
func (l *libraryScene) paintPicture(c render.Canvas, r render.Rect, x save.Listed) {
	img := l.pictureOf(x)
	in := r.Inset(3)
	if img != nil {
		b := img.Bounds()
		in = ui.Fitted(in, float64(b.Dx()), float64(b.Dy()), ui.Mid)
	}
	c.Round(in.Inset(-3), 3, render.Solid(render.Hex(0xF4EEDD)))
	switch {
	case img != nil:
		c.Picture(img, in, render.White)
	case x.Game != "":
		c.Fill(in, render.Solid(render.Hex(0x1A120B)))
		side := min(in.W, in.H) * 0.7
		c.Icon("box/"+x.Game, render.Around(in.Center(), side, side), render.ByID(x.Game).Accent)
	default:
		c.Fill(in, render.Solid(render.Hex(0x1A120B)))
		c.Icon("warning", render.Around(in.Center(), in.H*0.6, in.H*0.6), render.Hex(0xD8433A))
	}
	if x.Practice {
		c.Icon("practice", render.R(in.Right()-24, in.Y+4, 20, 20), render.Hex(0xFFE08A))
	}
	if !x.Trouble.IsZero() {
		c.Icon("warning", render.R(in.X+4, in.Y+4, 22, 22), render.Hex(0xFF6A5A))
	}
}

// detail shows the match that is looked at: its picture, who sits there, and
// what can be done with it.
func (l *libraryScene) detail(b *ui.Builder, r render.Rect, x save.Listed) {
	h := l.house
	th := b.Theme()
	text := l.facts(x)
	if !x.Trouble.IsZero() {
		text = "{c:bad}" + render.Escape(h.Book.Say("", x.Trouble)) + "{/c}\n" + text
	}
	b.Add(ui.Thing{ID: "detail", Shape: ui.Box(r), Layer: ui.LayerPanels, Decor: true, Label: h.MatchName(x) + " " + text, Move: ui.Move{How: ui.Jump}, Paint: func(c render.Canvas, st ui.State) {
		_, words := c.Ruler().Wrap(text, th.Body(), st.At.W-20, render.Left).Size()
		room := max(st.At.H*0.25, st.At.H-words-30-40*b.Grow())
		photo := render.R(st.At.X+10, st.At.Y+8, st.At.W-20, min(room, (st.At.W-20)*9/16))
		if img := l.pictureOf(x); img != nil {
			photo = ui.Fitted(photo, float64(img.Bounds().Dx()), float64(img.Bounds().Dy()), ui.Mid)
		}
		pc := c.Turned(0.8, photo.Center())
		pc.Shadow(photo, 2)
		l.paintPicture(pc, photo, x)
		pc.Tape(render.Pt(photo.Center().X, photo.Y), -2)
		y := photo.Bottom() + 18
		name := th.Heading().In(th.Ink)
		block := c.TextFit(render.R(st.At.X+10, y, st.At.W-20, 40*b.Grow()), h.MatchName(x), name, render.Left, 24)
		_, used := block.Size()
		game := *th
		if x.Game != "" {
			game = *render.ByID(x.Game)
		}
		body := th.Body().In(th.Ink)
		body.Theme = &game
		c.TextFit(render.R(st.At.X+10, y+used+4, st.At.W-20, st.At.Bottom()-y-used-4), text, body, render.Left)
	}})
}

// buttons are what can be done with the match that is looked at.
func (l *libraryScene) buttons(x save.Listed, any bool) []ui.Button {
	h := l.house
	back := ui.Button{ID: "back", Label: h.T("back"), Icon: "left", Do: h.Pop}
	imp := ui.Button{ID: "import", Label: h.T("load.import"), Icon: "import", Do: func() { h.Rooms.Unpack(h, l.stage, h.T("load.import"), l.imported) }, Tip: h.Tip("load.import")}
	if !h.Keeps() {
		imp.Disabled, imp.Why = true, h.T("title.no-folder")
	}
	if !any {
		if l.which == shelfTrash {
			return []ui.Button{back}
		}
		return []ui.Button{back, imp}
	}
	_, playable := h.Game(x.Game)
	no := ""
	if !playable {
		no = h.T("load.no-game")
	}
	del := ui.Button{ID: "delete", Label: h.T("load.delete"), Icon: "trash", Danger: true, Sound: sound.Paper, Do: func() { l.delete(x) }, Tip: h.Tip("load.delete")}
	ren := ui.Button{ID: "rename", Label: h.T("load.rename"), Icon: "edit", Do: func() { l.rename(x) }, Disabled: no != "", Why: no}
	exp := ui.Button{ID: "export", Label: h.T("load.export"), Icon: "export", Do: func() { l.export(x) }, Tip: h.Tip("load.export"), Disabled: no != "", Why: no}
	switch l.which {
	case shelfTrash:
		return []ui.Button{
			{ID: "restore", Label: h.T("load.restore"), Icon: "undo", Confirm: true, Do: func() { l.restore(x.ID) }},
			{ID: "empty", Label: h.T("load.empty"), Icon: "trash", Danger: true, Do: l.empty},
			back,
		}
	case shelfFinished:
		return []ui.Button{{ID: "open", Label: h.T("load.replay"), Icon: "replay", Confirm: true, Do: func() { l.open(x) }, Disabled: no != "", Why: no},
			{ID: "analysis", Label: h.T("results.analysis"), Icon: "chart", Do: func() { l.analyse(x) }, Tip: h.Tip("results.analysis"), Disabled: no != "", Why: no}, ren, exp, del, imp, back}
	}
	return []ui.Button{{ID: "open", Label: h.T("load.go-on"), Icon: "play", Confirm: true, Do: func() { l.open(x) }, Disabled: no != "", Why: no},
		{ID: "replay", Label: h.T("load.look-back"), Icon: "rewind", Do: func() { l.replay(x) }, Disabled: no != "", Why: no}, ren, exp, del, imp, back}
}

// open goes on with a running match, looks back at a finished one, or brings back a deleted one.
func (l *libraryScene) open(x save.Listed) {
	if _, ok := l.house.Game(x.Game); !ok {
		return
	}
	switch l.which {
	case shelfRunning:
		l.house.GoOn(l.stage, x.ID)
	case shelfTrash:
		l.restore(x.ID)
	default:
		l.replay(x)
	}
}

// replay looks back at a match step by step, analyse at what decided it.
func (l *libraryScene) replay(x save.Listed) {
	l.read(x, func(f *scenes.MatchFile) scenes.Scene { return l.house.Rooms.Replay(l.house, f, 0, scenes.UsualEyes) })
}

func (l *libraryScene) analyse(x save.Listed) {
	l.read(x, func(f *scenes.MatchFile) scenes.Scene { return l.house.Rooms.Analysis(l.house, f) })
}

// read opens a scene over a match that is only looked at.
func (l *libraryScene) read(x save.Listed, open func(f *scenes.MatchFile) scenes.Scene) {
	h := l.house
	read := h.Folder.ReadMatch
	if slices.ContainsFunc(h.Index.Replays, func(r save.Listed) bool { return r.ID == x.ID }) {
		read = h.Folder.ReadReplay
	}
	m, _, err := read(x.ID)
	if err != nil {
		h.Alert(l.stage, h.T("load.failed"), err)
		return
	}
	f := h.Glance(m)
	f.Call(x.Called, x.Campaign, x.ID)
	h.Push(open(f))
}

func (l *libraryScene) rename(x save.Listed) {
	h := l.house
	h.Ask(l.stage, scenes.TextQuestion{ID: "title", Title: h.T("load.rename"), Label: h.T("load.title"), Text: x.Title, Max: 60, AllowEmpty: true, Done: func(s string) {
		if _, err := h.Folder.SetTitle(x.ID, s); err != nil {
			h.Alert(l.stage, h.T("load.failed"), err)
		}
		h.RefreshIndex()
	}})
}

func (l *libraryScene) export(x save.Listed) {
	h := l.house
	h.Ask(l.stage, scenes.TextQuestion{ID: "path", Title: h.T("load.export"), Label: h.T("load.path"), Text: h.ExportPath(x.Game, ".match"), Max: 400,
		Other: h.T("load.copy"), OtherTip: h.Tip("load.copy"), Instead: func() { l.copy(x) }, Done: func(path string) {
			h.Export(l.stage, scenes.Homely(path), func(path string) error {
				_, err := h.Folder.ExportMatch(x.ID, path)
				return err
			})
		}})
}

// copy puts the match on the clipboard as text, which Import can take in.
func (l *libraryScene) copy(x save.Listed) {
	h := l.house
	text, err := h.TextOf(x)
	if err != nil {
		h.Alert(l.stage, h.T("load.failed"), err)
		return
	}
	h.Copy(text, h.T("load.copied"))
}

// Dropped takes a file in that was dropped on the window, or lists them.
func (l *libraryScene) Dropped(only string) {
	if only != "" {
		takeIn(l.house, l.stage, only, l.imported)
		return
	}
	l.house.Rooms.Unpack(l.house, l.stage, l.house.T("load.import"), l.imported)
}

// imported shows what was taken over from a file.
func (l *libraryScene) imported(id string) {
	if id != "" {
		l.which, l.chosen = shelfRunning, id
		if x, err := l.house.Folder.Listed(id); err == nil && x.Done {
			l.which = shelfFinished
		}
	}
	l.changes++
}

// delete moves a match to the trash, from where it can be brought back.
func (l *libraryScene) delete(x save.Listed) {
	h := l.house
	if err := h.Folder.Delete(x.ID); err != nil {
		h.Alert(l.stage, h.T("load.failed"), err)
		return
	}
	l.chosen = ""
	h.RefreshIndex()
	l.stage.Ask(ui.Dialog{ID: "deleted", Icon: "trash", Title: h.T("load.deleted", "name", h.MatchName(x)), Text: h.T("load.deleted.more"), Cancel: 0,
		Answers: []ui.Answer{{Label: h.T("ok"), Confirm: true}, {Label: h.T("load.undo"), Icon: "undo", Do: func() { l.restore(x.ID) }}}})
}

func (l *libraryScene) restore(id string) {
	h := l.house
	if err := h.Folder.Restore(id); err != nil {
		h.Alert(l.stage, h.T("load.failed"), err)
	}
	h.RefreshIndex()
}

// empty deletes what is in the trash for good, after asking.
func (l *libraryScene) empty() {
	h := l.house
	l.stage.Ask(ui.Dialog{ID: "ask-empty", Icon: "trash", Title: h.T("load.empty.ask"), Text: h.T("load.empty.more"), Default: 1, Cancel: 1, Answers: []ui.Answer{
		{Label: h.T("load.empty"), Danger: true, Do: func() {
			if err := h.Folder.EmptyTrash(); err != nil {
				h.Alert(l.stage, h.T("load.failed"), err)
			}
			h.RefreshIndex()
		}},
		{Label: h.T("cancel")},
	}})
}

package desk

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui"
	"safehouse/render/ui/input"
	"safehouse/rules"
	"safehouse/rules/bands"
	"safehouse/rules/bot"
	"safehouse/rules/match"
	"safehouse/scenes"
)

// setupScene is where a match is set up: who sits where, the options of the
// game, the seed.
type setupScene struct {
	house   *scenes.House
	stage   *ui.Stage
	game    rules.Game
	bands   *bands.Table       // what was measured of the game
	seats   []match.Controller // as many as the game can have; the first count sit
	count   int
	options rules.Options
	seed    string // as it is typed
	tab     int    // where there is no room for both columns
	turned  bool   // another page than the first was opened, where the smallest windows begin with one
	page    int    // of the options
	changes int
	refusal string // why this cannot be started, or ""
	fixed   bool   // a running match: the seats keep their places
	shown   int    // ticks that the page has been shown
	open    bool   // the page of the open box is shown, with its tray
	tray    *pieces
	sheets  *render.Sheets // that the pieces of the tray are painted with, until they are
}

// NewSetUp sets up a match of a game, as it was set up last; seed is that of the match, "" for a new one.
func NewSetUp(h *scenes.House, game, seed string) scenes.Scene {
	s := &setupScene{house: h, stage: h.NewStage(render.House)}
	s.stage.Focus("start") // Enter begins at once
	s.stage.Do = func(a input.Action) {
		switch {
		case h.General(a):
		case a == input.Back:
			h.Pop()
		case a == input.Rules:
			h.Push(h.Rooms.Rules(h, s.game.Info().ID, "", nil))
		}
	}
	s.take(game)
	if seed != "" {
		s.seed = seed
		s.changed()
	}
	return s
}

func (s *setupScene) Name() string     { return "setup" }
func (s *setupScene) Stage() *ui.Stage { return s.stage }
func (s *setupScene) Close() {
	if s.tray != nil {
		s.tray.drop()
	}
	s.closeTray()
}

// take begins with another game.
func (s *setupScene) take(game string) {
	g, ok := s.house.Game(game)
	if !ok {
		panic("scenes: set-up of a game that is not there: " + game)
	}
	in := g.Info()
	s.game = g
	if s.bands, _ = bands.Of(in); s.bands == nil { // a test holds that every table can be read
		s.bands = &bands.Table{}
	}
	seats, options, ok := s.house.Settings.Setup(g)
	if !ok {
		seats, options = s.usual(in)
	}
	s.count = len(seats)
	s.seats = slices.Clone(seats)
	for len(s.seats) < in.MaxSeats {
		s.seats = append(s.seats, match.Controller{Kind: match.Bot, Level: "normal", Participant: s.freeName()})
	}
	settled, err := in.Settle(rules.Setup{Seats: s.count, Options: options})
	if err != nil {
		settled, _ = in.Settle(rules.Setup{Seats: s.count})
	}
	s.options = settled
	s.newSeed()
	s.changed()
}

// usual is who sits down at a game for the first time: one person, alone against
// the automa where the game has one, else with three bots, as far as there are
// seats. After a lesson they are as strong as is right for a first match.
func (s *setupScene) usual(in *rules.Info) (seats []match.Controller, options rules.Options) {
	level, options := "normal", rules.Options{}
	if nextStep(s.house, in.ID) == stepMatch {
		level, options = beginnersBot, beginners(in)
	}
	s.seats = []match.Controller{{Kind: match.Person, Participant: s.house.Profile.Name}}
	n := min(max(4, in.MinSeats), in.MaxSeats)
	if in.Automa != "" && in.MinSeats == 1 {
		n = 1
	}
	for len(s.seats) < n {
		s.seats = append(s.seats, match.Controller{Kind: match.Bot, Level: level, Participant: s.freeName()})
	}
	return s.seats, options
}

// freeName is a bot's name that nobody at the table has.
func (s *setupScene) freeName() string {
	names := s.house.BotNames()
	for _, n := range names {
		if !slices.ContainsFunc(s.seats, func(c match.Controller) bool { return c.Participant == n }) {
			return n
		}
	}
	return names[0]
}

// newSeed takes another seed.
func (s *setupScene) newSeed() { s.seed = strconv.FormatUint(s.house.Seed(), 10) }

// setup is what the game is asked for.
func (s *setupScene) setup() rules.Setup {
	seed, err := strconv.ParseUint(s.seed, 10, 64)
	if err != nil {
		seed = 0
	}
	setup := s.chosen()
	setup.Seed, setup.Options = seed, s.game.Info().Applied(setup)
	return setup
}

// chosen is the set-up as it is chosen. An option that applies to other numbers of seats alone keeps its value for them.
func (s *setupScene) chosen() rules.Setup { return rules.Setup{Seats: s.count, Options: s.options} }

// sitting are those who sit down.
func (s *setupScene) sitting() []match.Controller {
	seats := slices.Clone(s.seats[:s.count])
	for i := range seats {
		seats[i].Participant = strings.TrimSpace(seats[i].Participant)
		if seats[i].Kind == match.Person {
			seats[i].Level = ""
		}
	}
	return seats
}

// changed finds out whether the match could be started as it is.
func (s *setupScene) changed() {
	s.changes++
	s.refusal = s.why()
	s.stage.Rebuild()
}

// why is the reason that this cannot be started, or "".
func (s *setupScene) why() string {
	h := s.house
	if s.seed == "" {
		return h.T("setup.why.seed")
	}
	if _, err := strconv.ParseUint(s.seed, 10, 64); err != nil {
		return h.T("setup.why.seed")
	}
	seats := s.sitting()
	for i, c := range seats {
		if c.Participant == "" {
			return h.T("setup.why.name", "number", i+1)
		}
		if j := slices.IndexFunc(seats[:i], func(o match.Controller) bool { return strings.EqualFold(o.Participant, c.Participant) }); j >= 0 {
			return h.T("setup.why.twice", "name", render.Escape(c.Participant))
		}
	}
	_, err := s.game.New(s.setup())
	var r *rules.Refusal
	switch {
	case errors.As(err, &r):
		return h.Book.Say(s.game.Info().ID, r.Reason)
	case err != nil:
		return err.Error()
	}
	return ""
}

// setupKey is what the page depends on.
type setupKey struct {
	changes, house int
	hot            string // an option that is looked at is explained
}

func (s *setupScene) Tick() {
	key := setupKey{changes: s.changes, house: s.house.Changes()}
	if hot := s.stage.Hot(); strings.HasPrefix(hot, "option.") {
		key.hot = hot
	}
	s.fillTray()
	s.stage.Show(key, s.build)
}

// Widths of the columns in points at full size.
const (
	seatsWide   = 700.0
	optionsWide = 470.0
	columnGap   = 48.0
	lidWide     = 300.0
)

// build lists the set-up: the box at the left, seats and options on the sheet.
func (s *setupScene) build(b *ui.Builder) {
	if s.open = scenes.Spread(b); s.open {
		s.layBox(b)
		return
	}
	h, in := s.house, s.game.Info()
	a, grow := b.Area(), b.Grow()
	both := (seatsWide+optionsWide)*grow+columnGap+2*(scenes.SheetPad+scenes.SheetEdge)+72 <= a.W
	lid := scenes.Roomy(b) && (seatsWide+optionsWide)*grow+columnGap+2*(scenes.SheetPad+scenes.SheetEdge)+72+lidWide+60 <= a.W
	theme := render.ByID(in.ID)
	page := h.Lay(b, scenes.Sheet{
		Title: h.Title(in.ID), Note: h.Book.T(in.ID, "tagline", nil), Tab: h.T("setup.tab"),
		Wide: (seatsWide+optionsWide)*1.02 + columnGap, Right: lid,
		Props: func(c render.Canvas, folder render.Rect) {
			c.Prop("pencil", folder.X-160, a.H-70, -7)
			if lid {
				left := (folder.X - 24) / 2
				c.Box(render.Pt(left, a.H*0.47), theme, render.BoxState{Scale: 1.02, Turn: -2.2})
			}
		},
	})
	start := ui.Button{ID: "start", Label: h.T("setup.start"), Icon: "play", Confirm: true, Sound: sound.CardSlide, Do: s.start, Disabled: s.refusal != "", Why: s.refusal}
	buttons := []ui.Button{
		start,
		{ID: "surprise", Label: h.T("setup.surprise"), Icon: "shuffle", Do: s.surprise, Tip: h.Tip("setup.surprise")},
		{ID: "back", Label: h.T("back"), Icon: "left", Do: h.Pop},
	}
	all := append(slices.Clone(buttons), s.asides()...)
	front := !both && scenes.FooterHigh(b, page.W, all...) > render.ButtonHeight+1 // so little room that what lies beside the sheet gets a page
	if !front {
		buttons = all
	}
	b.OnPaper(false)
	foot := scenes.FooterHigh(b, page.W, buttons...)
	body := page.Pad(0, 0, 0, foot+16)
	b.OnPaper(true)
	if s.refusal != "" {
		line := b.LineHigh(1)
		words := render.R(body.X, body.Bottom()-line, body.W, line)
		body.H -= line + 6
		b.Add(ui.Thing{ID: "refusal", Shape: ui.Box(words), Layer: ui.LayerPanels, Decor: true, Label: s.refusal, Paint: func(c render.Canvas, st ui.State) {
			red := render.Hex(0x8E2A22)
			c.Icon("warning", render.R(st.At.X, st.At.Center().Y-13, 26, 26), red)
			c.TextFit(st.At.Pad(38, 0, 0, 0), s.refusal, b.Theme().Strong().In(red), render.Left|render.Middle)
		}})
	}
	switch {
	case both:
		cols := ui.Cols(body, columnGap, ui.Flex(seatsWide), ui.Flex(optionsWide))
		s.seatColumn(b, cols[0])
		s.optionColumn(b, cols[1])
	default:
		top, rest := body.Cut(render.ButtonHeight)
		tabs, first := []ui.Option{{Label: h.T("setup.seats"), Icon: "people"}, {Label: h.T("setup.options"), Icon: "sliders"}}, 0
		if front {
			tabs, first = append([]ui.Option{{Label: h.T("setup.game"), Icon: "box/" + in.ID}}, tabs...), 1
		}
		at := s.tab + first
		if front && !s.turned {
			at = 0
		}
		b.Tabs(ui.Tabs{ID: "tabs", Rect: top, Value: at, Tabs: tabs, Change: func(i int) { s.tab, s.turned = max(0, i-first), i >= first; s.changed() }})
		rest = rest.Pad(0, 14, 0, 0)
		switch at - first {
		case 0:
			s.seatColumn(b, rest)
		case 1:
			s.optionColumn(b, rest)
		default:
			s.frontPage(b, rest)
		}
	}
	b.Group("footer")
	scenes.Footer(b, page, buttons...)
}

// frontPage is what the game is, and what can be done with it besides playing, where
// nothing lies beside the sheet.
func (s *setupScene) frontPage(b *ui.Builder, r render.Rect) {
	h, in := s.house, s.game.Info()
	side := h.BoxOf(in.ID)
	facts := h.T("box.facts", "min", in.MinSeats, "max", in.MaxSeats, "minutes", side.Minutes, "weight", h.T(fmt.Sprintf("box.weight.%d", side.Weight)))
	list := s.asides()
	line := b.LineHigh(1)
	rows := (len(list) + 1) / 2
	b.Group("front")
	b.ScrollArea(ui.ScrollArea{ID: "front", Rect: r, High: line + 8 + float64(rows)*(render.ButtonHeight+10), Build: func(b *ui.Builder, at render.Rect) {
		words := render.R(at.X, at.Y, at.W, line)
		b.Add(ui.Thing{ID: "facts", Shape: ui.Box(words), Layer: ui.LayerPanels, Decor: true, Label: facts, Paint: func(c render.Canvas, st ui.State) {
			c.TextFit(st.At, facts, b.Theme().Body().In(scenes.PaperInk), render.Left|render.Middle, 18)
		}})
		b.OnPaper(false)
		for i, k := range list {
			w := (at.W - 12) / 2
			k.Rect = render.R(at.X+float64(i%2)*(w+12), words.Bottom()+8+float64(i/2)*(render.ButtonHeight+10), w, render.ButtonHeight)
			b.Button(k)
		}
		b.OnPaper(true)
	}})
}

// seatColumn is which game, how many sit down, and who.
func (s *setupScene) seatColumn(b *ui.Builder, r render.Rect) {
	h, in := s.house, s.game.Info()
	open := h.Playable()
	rows := 1 + s.count
	if len(open) > 1 {
		rows++
	}
	b.Group("seats")
	b.ScrollArea(ui.ScrollArea{ID: "seats", Rect: r, High: scenes.FormHigh(b, rows) + 14, Build: func(b *ui.Builder, at render.Rect) {
		f := scenes.NewForm(b, at)
		if len(open) > 1 {
			var names []ui.Option
			for _, g := range open {
				names = append(names, ui.Option{Label: h.Title(g.Info().ID), Icon: "box/" + g.Info().ID})
			}
			b.Picker(ui.Picker{ID: "game", Rect: f.Row(), Label: h.T("setup.game"), Options: names, Value: slices.IndexFunc(open, func(g rules.Game) bool { return g.Info().ID == in.ID }),
				Dropdown: true, Change: func(i int) { s.take(open[i].Info().ID) }})
		}
		b.Stepper(ui.Stepper{ID: "count", Rect: f.Row(), Label: h.T("setup.count"), Min: in.MinSeats, Max: in.MaxSeats, Value: s.count,
			WhyMin: h.T("setup.count.min", "n", in.MinSeats), WhyMax: h.T("setup.count.max", "n", in.MaxSeats),
			Change: func(n int) { s.count = n; s.changed() }})
		f.Y += 14
		for i := range s.count {
			s.seatRow(b, f.Row(), i)
		}
	}})
}

// seatRow is one seat: its shape, the name, who decides, and its place.
func (s *setupScene) seatRow(b *ui.Builder, r render.Rect, i int) {
	h := s.house
	c := &s.seats[i]
	grow := b.Grow()
	theme := render.ByID(s.game.Info().ID)
	sizes := []ui.Size{ui.Fix(44), ui.Flex(3, 120), ui.Fix(46), ui.Fix(126 * grow), ui.Fix(150 * grow)}
	if !s.fixed {
		sizes = append(sizes, ui.Fix(40), ui.Fix(40))
	}
	parts := ui.Cols(r, 8, sizes...)
	b.Draw(ui.LayerPanels, func(cv render.Canvas) { cv.SeatShape(render.Around(parts[0].Center(), 36, 36), i, theme) })
	b.Group(fmt.Sprintf("seat %d", i))
	b.TextField(ui.TextField{
		ID: fmt.Sprintf("name:%d", i), Rect: parts[1], Text: c.Participant, Hint: h.T("setup.name"), Max: 24, Done: h.T("done"),
		Allow: unicode.IsPrint, Change: func(t string) { c.Participant = t; s.changed() }, Tip: h.Tip("setup.name"),
	})
	s.known(b, parts[2], i)
	kinds := []ui.Option{{Label: h.T("setup.person")}, {Label: h.T("setup.bot")}}
	b.Picker(ui.Picker{ID: fmt.Sprintf("kind:%d", i), Rect: parts[3], Options: kinds, Value: int(c.Kind), Tip: h.Tip("setup.kind"), Dropdown: true, Change: func(v int) { s.swapKind(i, match.Kind(v)) }})
	levels := bot.Levels()
	var words []ui.Option
	for _, l := range levels {
		words = append(words, ui.Option{Label: h.T("level." + l.Name)})
	}
	at := max(0, slices.IndexFunc(levels, func(l bot.Level) bool { return l.Name == c.Level }))
	if c.Kind == match.Person {
		words = append(words, ui.Option{Label: "\u2013"})
		at = len(levels)
	}
	b.Picker(ui.Picker{ID: fmt.Sprintf("level:%d", i), Rect: parts[4], Options: words, Value: at, Dropdown: true, Tip: h.Tip("setup.level"),
		Disabled: c.Kind == match.Person, Why: h.T("setup.level.person"), Change: func(v int) { c.Level = levels[v].Name; s.changed() }})
	if s.fixed {
		return
	}
	move := func(by int) func() {
		return func() {
			s.seats[i], s.seats[i+by] = s.seats[i+by], s.seats[i]
			s.stage.Focus(fmt.Sprintf("up:%d", max(0, i+by)))
			s.changed()
		}
	}
	b.Button(ui.Button{ID: fmt.Sprintf("up:%d", i), Rect: parts[5], Icon: "up", Tip: h.Tip("setup.up"), Disabled: i == 0, Why: h.T("setup.up.first"), Do: move(-1)})
	b.Button(ui.Button{ID: fmt.Sprintf("down:%d", i), Rect: parts[6], Icon: "down", Tip: h.Tip("setup.down"), Disabled: i == s.count-1, Why: h.T("setup.down.last"), Do: move(1)})
}

// swapKind lets a person or a bot decide for a seat. Bots and persons keep
// names of their own.
func (s *setupScene) swapKind(i int, k match.Kind) {
	c := &s.seats[i]
	if c.Kind == k {
		return
	}
	names := s.house.BotNames()
	switch {
	case k == match.Bot:
		c.Level = "normal"
		if s.isKnown(c.Participant) || !slices.Contains(names, c.Participant) {
			c.Participant = s.freeName()
		}
	case slices.Contains(names, c.Participant):
		c.Participant = s.freePerson(i)
	}
	c.Kind = k
	s.changed()
}

// people are the names of the persons that have played here.
func (s *setupScene) people() []string {
	p := s.house.Profile
	l := slices.Clone(p.Guests)
	if p.Name != "" {
		l = slices.Insert(l, 0, p.Name)
	}
	return l
}

func (s *setupScene) isKnown(name string) bool { return slices.Contains(s.people(), name) }

// freePerson is the name of a person that does not sit at the table yet.
func (s *setupScene) freePerson(i int) string {
	taken := func(n string) bool {
		return slices.ContainsFunc(s.seats[:s.count], func(c match.Controller) bool { return strings.EqualFold(c.Participant, n) })
	}
	for _, n := range s.people() {
		if !taken(n) {
			return n
		}
	}
	for k := i + 1; ; k++ {
		if n := s.house.T("seat", "number", k); !taken(n) {
			return n
		}
	}
}

// known offers the names of those who have played before.
func (s *setupScene) known(b *ui.Builder, r render.Rect, i int) {
	h := s.house
	var list []ui.Choice
	names := s.people()
	if s.seats[i].Kind == match.Bot {
		names = h.BotNames()
	}
	for _, n := range names {
		used := slices.ContainsFunc(s.seats[:s.count], func(c match.Controller) bool { return c.Participant == n })
		if !used {
			list = append(list, ui.Choice{Label: render.Escape(n), Do: func() { s.seats[i].Participant = n; s.changed() }})
		}
	}
	th := b.Theme()
	b.Add(ui.Thing{ID: fmt.Sprintf("known:%d", i), Shape: ui.Box(r), Layer: ui.LayerPanels, Label: h.T("setup.known"), Choices: list, Disabled: len(list) == 0, Why: h.T("setup.known.none"), Tip: h.Tip("setup.known"),
		Paint: func(c render.Canvas, st ui.State) {
			state := render.Rest
			switch {
			case st.Disabled:
				state = render.Disabled
			case st.Pressed:
				state = render.Pressed
			case st.Hover:
				state = render.Hover
			}
			c.Button(st.At, th, render.Button{Icon: "people", State: state})
		}})
}

// optionColumn is every option of the game, and the seed.
func (s *setupScene) optionColumn(b *ui.Builder, r render.Rect) {
	h, applying := s.house, s.game.Info().Applying(s.chosen())
	b.Group("options")
	b.ScrollArea(ui.ScrollArea{ID: "options", Rect: r, High: scenes.FormHigh(b, len(applying)+1) + 14, Build: func(b *ui.Builder, at render.Rect) {
		f := scenes.NewForm(b, at)
		for _, o := range applying {
			s.option(b, f.Row(), o)
		}
		f.Y += 14
		row := ui.Cols(f.Row(), 8, ui.Flex(1), ui.Fix(b.ButtonWidth(s.seedCopy(render.Rect{}))), ui.Fix(54))
		b.TextField(ui.TextField{ID: "seed", Rect: row[0], Label: h.T("setup.seed"), Text: s.seed, Max: 19, Allow: unicode.IsDigit, Done: h.T("done"), Tip: h.Tip("setup.seed"),
			Change: func(t string) { s.seed = t; s.changed() }})
		b.Button(s.seedCopy(row[1]))
		b.Button(ui.Button{ID: "seed/new", Rect: row[2], Icon: "dice", Tip: h.Tip("setup.seed.new"), Sound: sound.DiceRoll, Do: func() { s.newSeed(); s.changed() }})
	}})
}

// seedCopy is the button that puts the seed on the clipboard.
func (s *setupScene) seedCopy(r render.Rect) ui.Button {
	h := s.house
	return ui.Button{ID: "seed/copy", Rect: r, Label: h.T("edit.copy"), Icon: "copy", Tip: h.Tip("setup.seed.copy"), Centered: true, Disabled: s.seed == "", Do: func() { h.Copy(s.seed, h.T("setup.seed.copied")) }}
}

// option is one option of the game.
func (s *setupScene) option(b *ui.Builder, r render.Rect, o *rules.Option) {
	h, id := s.house, s.game.Info().ID
	key := "option." + o.ID
	name := h.Book.T(id, key, nil)
	tip := func() ui.Tip { return ui.Tip{Title: name, Body: s.optionHelp(o)} }
	set := func(v int) {
		s.options[o.ID] = v
		s.changed()
	}
	v := s.options[o.ID]
	switch o.Kind {
	case rules.Bool:
		b.Toggle(ui.Toggle{ID: key, Rect: r, Label: name, On: v != 0, Tip: tip, Change: func(on bool) { set(int(scenes.BoolKey(on))) }})
	case rules.Int:
		b.Stepper(ui.Stepper{ID: key, Rect: r, Label: name, Min: o.Min, Max: o.Max, Value: v, Format: func(v int) string { return s.valueWords(o, v) }, Tip: tip, Change: set})
	case rules.Enum:
		var list []ui.Option
		for v, x := range o.Values {
			list = append(list, ui.Option{Label: h.Book.T(id, key+"."+x, nil), Tip: s.levelTip(o, v)})
		}
		b.Picker(ui.Picker{ID: key, Rect: r, Label: name, Options: list, Value: v, Tip: tip, Change: set, Dropdown: len(list) > 4})
	}
}

// surprise draws everything but the persons at the table.
func (s *setupScene) surprise() {
	in := s.game.Info()
	people := 0
	for _, c := range s.sitting() {
		if c.Kind == match.Person {
			people++
		}
	}
	for range 200 {
		s.count = max(people, in.MinSeats+s.house.Dice.IntN(in.MaxSeats-in.MinSeats+1))
		for i := range in.Options {
			lo, hi := in.Options[i].Range()
			s.options[in.Options[i].ID] = lo + s.house.Dice.IntN(hi-lo+1)
		}
		slices.SortStableFunc(s.seats, func(a, b match.Controller) int { return int(a.Kind) - int(b.Kind) })
		if s.why() == "" {
			break
		}
	}
	sit := s.seats[:s.count]
	s.house.Dice.Shuffle(len(sit), func(i, j int) { sit[i], sit[j] = sit[j], sit[i] })
	s.newSeed()
	s.changed()
}

// start begins the match.
func (s *setupScene) start() {
	h := s.house
	if s.refusal != "" {
		return
	}
	seats := s.sitting()
	f, err := h.NewMatch(s.game, s.setup(), seats)
	if err != nil {
		h.Alert(s.stage, h.T("setup.failed"), err)
		return
	}
	h.RememberSeats(seats)
	h.App.Replace(h.Rooms.Table(h, f))
}

package masters

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui"
	"safehouse/render/ui/input"
	"safehouse/rules"
	"safehouse/rules/masters"
	"safehouse/rules/masters/campaign"
	"safehouse/rules/match"
	"safehouse/save"
	"safehouse/scenes"
)

// RiverCity is the campaign of Masters for the registry of campaigns.
type RiverCity struct{}

// Game is the box that River City lies in.
func (RiverCity) Game() string { return info.ID }

// ID is that of River City as a game.
func (RiverCity) ID() string { return hubInfo.ID }

// Hub shows a campaign, the one that was played last where id is "".
func (RiverCity) Hub(h *scenes.House, id string) scenes.Scene { return newHub(h, id) }

// Called is what the characters of a heist are called in their campaign, in the
// place of their classes.
func (RiverCity) Called(h *scenes.House, id, match string, st rules.State) map[string]string {
	heist, ok := st.(*masters.State)
	if !ok || h.Folder == nil {
		return nil
	}
	kept, _, err := h.Folder.LoadCampaign(id)
	if err != nil || kept.Game != hubInfo.ID {
		return nil
	}
	hub, err := kept.Hub(campaign.Game{})
	if err != nil {
		return nil
	}
	s := hub.(*campaign.State)
	crew := s.Chairs[:]
	for i := range s.History {
		if e := &s.History[i]; e.Replay == match && kept.RunningMatch != match {
			crew = e.Crew[:]
		}
	}
	names := map[string]string{}
	for f := range min(int(heist.Seats), len(crew)) {
		if heist.Crew[f].Card >= masters.Characters || crew[f].Member == campaign.NoMember {
			continue
		}
		name := h.Say(hubInfo.ID, s.MemberName(crew[f].Member), nil)
		card := info.Refs[kCharacter].IDs[heist.CharacterIndex(f)]
		names["name.character."+card], names["short.character."+card] = name, name
	}
	return names
}

// Situation is the job that a match of a campaign is, and its crew.
func (RiverCity) Situation(h *scenes.House, id, match string) (job, crew string) {
	kept, _, err := h.Folder.LoadCampaign(id)
	if err != nil || kept.Game != hubInfo.ID {
		return "", ""
	}
	hub, err := kept.Hub(campaign.Game{})
	if err != nil {
		return "", ""
	}
	s := hub.(*campaign.State)
	g, chairs := s.Job, s.Gang()
	if kept.RunningMatch != match {
		i := slices.IndexFunc(s.History, func(e campaign.Entry) bool { return e.Replay == match })
		if i < 0 {
			return "", ""
		}
		e := &s.History[i]
		g, chairs = e.Heist, e.Crew[:e.Size]
	}
	if g >= masters.Heists {
		return "", ""
	}
	var who []string
	for _, c := range chairs {
		who = append(who, render.Escape(h.Say(hubInfo.ID, s.MemberName(c.Member), nil)))
	}
	return h.Text(info.ID, "name.heist."+info.Refs[kHeist].IDs[g]), strings.Join(who, ", ")
}

// hub is the scene between two heists: the map of jobs, the crew, Fixers,
// store, achievements and history. Every decision is stored before it shows.
type hub struct {
	house  *scenes.House
	stage  *ui.Stage
	season *save.Season // nil while no campaign is open
	s      *campaign.State
	v      *scenes.View
	u      units
	page   int
	list   bool // the campaigns of the folder are shown
	others []save.ListedCampaign
	swaps  map[campaign.PlayerID]bool // players who were handed over while a heist runs
	seed   func() uint64              // of a new campaign
	rev    int                        // counts what has changed
	todo   map[string][]rules.Action
	city   render.Layer
	sheets *render.Sheets

	look     masters.Heist     // the job whose briefing is open in the city, masters.NoHeist: none
	lift     rules.Action      // what waits for its second press; zero: nothing
	read     int               // heists whose report was read
	named    string            // what is typed as the name of a new character
	nameless string            // why that name cannot be given
	greeted  int               // rows of the list of campaigns that was shown last, and one
	told     map[string]string // how the campaigns of the list stand
	typing   int               // revision at which the field for the name was opened
	site     site              // the plan in a briefing
}

var hubInfo = campaign.Game{}.Info()

func newHub(h *scenes.House, id string) *hub {
	x := &hub{house: h, look: masters.NoHeist, told: map[string]string{}, swaps: map[campaign.PlayerID]bool{}, seed: func() uint64 { return rand.Uint64N(1 << 53) }}
	x.sheets = h.Kit.Open("common", "masters")
	x.stage = h.NewStage(theme)
	x.stage.Do = x.act
	h.Sound.Enter(air)
	x.find()
	switch {
	case h.Folder == nil:
		x.list = true
	case id != "":
		x.enter(id)
	case len(x.others) > 0:
		x.enter(x.others[0].ID)
	default:
		x.list = true
	}
	return x
}

func (x *hub) Name() string     { return "campaign" }
func (x *hub) Stage() *ui.Stage { return x.stage }

// Close gives the sheets and the baked map back.
func (x *hub) Close() {
	x.city.Drop()
	x.site.drop()
	x.sheets.Close()
	x.house.Sound.Enter(sound.House)
}

// Resume enters what was finished at the table.
func (x *hub) Resume() {
	x.house.Sound.Enter(air)
	if x.season != nil {
		x.learn()
		x.attempt(func() error {
			_, err := x.season.Enter()
			return err
		}, x.take)
	}
	x.find()
	x.stage.Rebuild()
}

// attempt does what the campaign keeps, and then what follows.
func (x *hub) attempt(do func() error, then func()) {
	x.house.Attempt(x.stage, x.season, x.text("hub.failed"), do, then)
}

// find looks which campaigns there are, the last played first.
func (x *hub) find() {
	x.others = nil
	if x.house.Folder == nil {
		return
	}
	all, err := x.house.Folder.Campaigns()
	if err != nil {
		x.house.Alert(x.stage, x.text("hub.failed"), err)
	}
	for _, l := range all {
		if l.Game == hubInfo.ID || !l.Trouble.IsZero() {
			x.others = append(x.others, l)
		}
	}
}

// enter opens a campaign; a heist that is over is entered by that.
func (x *hub) enter(id string) {
	s, rep, err := x.house.Folder.OpenSeason(id)
	if err != nil {
		x.house.Alert(x.stage, x.text("hub.failed"), err)
		x.list = true
		return
	}
	x.season, x.list, x.page = s, false, 0
	x.read = x.unread()
	x.swaps = map[campaign.PlayerID]bool{}
	x.take()
	x.learn()
	for _, m := range rep.Messages() {
		x.stage.Toast("common/warning", x.house.Say("", m, nil))
	}
}

// take shows the campaign as it stands.
func (x *hub) take() {
	x.s = x.season.State().(*campaign.State)
	x.lift, x.look, x.named, x.nameless = rules.Action{}, masters.NoHeist, "", ""
	if x.s.Stage == campaign.Closed && x.page == 0 {
		x.page = recordPage
	}
	x.rev++
	x.stage.Rebuild()
}

// begin begins a new campaign.
func (x *hub) begin() {
	n := len(x.others) + 1
	s, err := x.house.Folder.BeginSeason(campaign.Game{}, rules.Setup{Seats: chairs, Seed: x.seed()}, x.text("hub.title", "n", n))
	if err != nil {
		x.house.Alert(x.stage, x.text("hub.failed"), err)
		return
	}
	x.season, x.list, x.page, x.read = s, false, 0, 0
	x.find()
	x.take()
	if name := x.me(); len(x.s.Players) > 0 {
		x.change(func(s rules.Lasting) error {
			err := s.(*campaign.State).RenamePlayer(x.s.Players[0].ID, name)
			if r := (*rules.Refusal)(nil); errors.As(err, &r) {
				return nil // another player of the book is called like that already
			}
			return err
		})
	}
}

// chairs is how many can sit down for a heist of a new campaign; three are
// enough.
const chairs = 4

// decide takes a decision of the hub.
func (x *hub) decide(a rules.Action) {
	var events []rules.Event
	x.attempt(func() (err error) {
		events, err = x.season.Apply(a)
		return err
	}, func() {
		x.take()
		for _, e := range events {
			if e.Kind == campaign.EvDiscovered || e.Kind == campaign.EvItem {
				x.stage.Toast("masters/item", x.v.Say(x.s.Tell(e)))
			}
		}
		switch a.Verb {
		case campaign.VJob:
			x.page = crewPage
		case campaign.VDepart:
			x.page = mapPage
			x.play()
		}
	})
}

// play goes to the table of the heist that runs, or begins it.
func (x *hub) play() {
	_, setup, _, ok := x.s.Match()
	if !ok {
		return
	}
	seats := make([]match.Controller, setup.Seats)
	for i := range seats {
		seats[i] = x.controller(x.s.Chairs[i].Player)
	}
	var j *save.Journal
	var rep save.Report
	x.attempt(func() (err error) {
		j, rep, err = x.season.Heist(seats, nil)
		return err
	}, func() { x.sitDown(j, rep, seats) })
}

// sitDown puts the heist on its table, with those in their chairs that the campaign has for them.
func (x *hub) sitDown(j *save.Journal, rep save.Report, seats []match.Controller) {
	x.rev++
	for _, m := range rep.Messages() {
		x.stage.Toast("common/warning", x.house.Say("", m, nil))
	}
	for i, c := range j.Match().Controllers() {
		if x.swaps[x.s.Chairs[i].Player] && c != seats[i] {
			if err := j.Match().Swap(i, seats[i]); err != nil {
				x.house.Alert(x.stage, x.text("hub.failed"), err)
			}
		}
	}
	x.swaps = map[campaign.PlayerID]bool{}
	x.house.PlayOn(j)
}

// standIn is the level of bots that stand in for a player.
const standIn = "hard"

// who names a player to the season.
func who(id campaign.PlayerID) string { return "player-" + itoa(int(id)) }

// controller is who decides for a player's characters: the person, or the bot
// that stands in.
func (x *hub) controller(id campaign.PlayerID) match.Controller {
	c := match.Controller{Kind: match.Person, Participant: x.playerName(id)}
	if level := x.season.Bot(who(id)); level != "" {
		c.Kind, c.Level = match.Bot, level
	}
	return c
}

// learn takes over who was handed to a bot, or took a chair back, at the table
// of the heist that runs.
func (x *hub) learn() {
	id := x.season.Running()
	if id == "" {
		return
	}
	m, _, err := x.house.Folder.ReadMatch(id)
	if err != nil {
		m, _, err = x.house.Folder.ReadReplay(id) // it is over
	}
	if err != nil {
		return // opening it says what is wrong
	}
	level := map[campaign.PlayerID]string{}
	for i, c := range m.Controllers() {
		p := x.s.Chairs[i].Player
		now, seen := level[p]
		if c.Kind != match.Bot || seen && now == "" {
			level[p] = "" // one chair of its own is enough to be there
		} else {
			level[p] = c.Level
		}
	}
	for p, l := range level {
		if l != x.season.Bot(who(p)) {
			x.stand(p, l)
		}
	}
}

// stand lets a bot of a level stand in for a player, or with "" the person
// decide again.
func (x *hub) stand(id campaign.PlayerID, level string) {
	x.attempt(func() error { return x.season.SetBot(who(id), level) }, func() {
		x.rev++
		x.stage.Rebuild()
	})
}

func (x *hub) playerName(id campaign.PlayerID) string {
	return x.house.Say(hubInfo.ID, x.s.PlayerName(id), nil)
}

func (x *hub) memberName(id campaign.MemberID) string {
	return x.house.Say(hubInfo.ID, x.s.MemberName(id), nil)
}

// text is a text of the table's shelf.
func (x *hub) text(key string, args ...any) string {
	m := map[string]any{}
	for i := 0; i+1 < len(args); i += 2 {
		m[args[i].(string)] = args[i+1]
	}
	return x.house.Book.T(wordsShelf, key, m)
}

// act does what no thing claims.
func (x *hub) act(a input.Action) {
	switch {
	case x.house.General(a):
	case a == input.Back && x.putDown():
	case a == input.Back && x.list && x.season != nil:
		x.list = false
		x.stage.Rebuild()
	case a == input.Back || a == input.Menu:
		x.house.Home()
	case a == input.Rules:
		x.house.Rules(info.ID)
	}
}

type hubKey struct {
	rev, changes, page int
	list               bool
	look               masters.Heist
	lift               rules.Action
	read               int
}

// Tick gives the stage its list.
func (x *hub) Tick() {
	x.guard()
	x.stage.Show(hubKey{x.rev, x.house.Changes(), x.page, x.list, x.look, x.lift, x.read}, x.build)
	if x.s != nil && x.asksName() && x.typing != x.rev && x.stage.Thing("name:typed") != nil {
		x.typing = x.rev // once: whoever leaves the field has left it
		x.stage.Type("name:typed")
	}
}

// Do chooses the offered action with this text, for scripts.
func (x *hub) Do(text string) error {
	var offered []string
	if x.v != nil {
		for _, a := range x.v.Legal() {
			s := render.Plain(x.v.Say(x.s.Describe(a)))
			if s == text {
				x.decide(a)
				return nil
			}
			offered = append(offered, s)
		}
	}
	return fmt.Errorf("%q is not offered; there are: %q", text, offered)
}

// Auto lets bots take the decisions of the hub up to the next heist, for
// scripts.
func (x *hub) Auto(on bool) {
	for on && x.s != nil && x.s.Stage != campaign.Closed {
		if _, _, _, ok := x.s.Match(); ok {
			x.play()
			return
		}
		legal := x.s.Legal(nil)
		if len(legal) == 0 {
			return
		}
		before, r := x.rev, rules.Rand{S: uint64(x.rev)}
		if x.decide(legal[x.s.Playout(legal, &r)]); x.rev == before {
			return // it was not taken
		}
	}
}

// build lists everything on the screen.
func (x *hub) build(b *ui.Builder) {
	x.u = hubUnits(b.Area(), b.Stage().Scale())
	x.paintDesk(b)
	if x.list || x.s == nil {
		x.v = nil
		x.layList(b)
		return
	}
	turn := x.s.Turn()
	var legal []rules.Action
	if x.s.Heist == nil {
		legal = x.s.Legal(nil)
	}
	x.v = scenes.NewView(x.house, hubInfo, x.s, max(0, turn.Seat), legal, x.choose, x.s.Why, func(n int) string { return x.text("chair", "n", n+1) })
	x.v.Armed = x.lift
	x.sort(legal)
	p := x.places()
	x.layTop(b, p)
	b.Group("map")
	x.layMain(b, p)
	if !p.side.Empty() {
		b.Group("side")
		x.laySide(b, p)
	}
	b.Group("prompt")
	x.layPrompt(b, p.prompt)
}

// layMain lays the large page: the report of a heist that nobody has read yet, what
// a level-up asks, the briefing of the job in hand, else the map.
func (x *hub) layMain(b *ui.Builder, p hubPlaces) {
	r := p.city
	if x.spread() {
		r = x.layPlayersBelow(b, r)
	}
	switch {
	case x.reporting():
		x.layReport(b, r, x.read)
		return
	case x.s.Stage == campaign.Training:
		x.layTraining(b, r)
		return
	case x.u.paged():
		if r = x.layPageTabs(b, r); x.page != mapPage {
			x.laySheetPage(b, r)
			return
		}
		if x.s.Stage == campaign.City && x.briefed() == masters.NoHeist {
			r = x.layPlayersBelow(b, r)
		}
	}
	switch {
	case x.s.Stage == campaign.Closed:
		x.layEnd(b, r)
	case x.s.Stage == campaign.Drafting && !x.u.paged():
		x.paintBook(b, r)
		x.layDraft(b, r.Inset(14))
	case x.briefed() != masters.NoHeist:
		x.layBrief(b, r, x.briefed())
	case x.u.paged():
		x.layJobs(b, r)
	default:
		x.layMap(b, r)
	}
}

// sort puts the legal actions that name a thing where they belong.
func (x *hub) sort(legal []rules.Action) {
	x.todo = map[string][]rules.Action{}
	for _, a := range legal {
		switch a.Verb {
		case campaign.VJob, campaign.VSit, campaign.VField, campaign.VPrebuilt, campaign.VClass, campaign.VCard, campaign.VName, campaign.VLeave:
			key := x.v.ID(rules.At(hubInfo.Verbs[a.Verb].Operands[0].Ref, int(a.Args[0])))
			if a.Verb == campaign.VLeave {
				key = "leave/" + key
			}
			x.todo[key] = append(x.todo[key], a)
		}
	}
}

// with lists the legal actions with a verb.
func (x *hub) with(v rules.Verb) (list []rules.Action) {
	for _, a := range x.v.Legal() {
		if a.Verb == v {
			list = append(list, a)
		}
	}
	return list
}

// hubPlaces are where the parts lie, in units.
type hubPlaces struct {
	top, city, side, prompt render.Rect
}

// whole reports whether what is shown takes the whole width.
func (x *hub) whole() bool { return x.u.paged() || x.spread() }

// spread reports whether a page is shown that leaves no room for the book beside it in
// any window: a report or a level-up.
func (x *hub) spread() bool { return x.reporting() || x.s.Stage == campaign.Training }

func (x *hub) places() (p hubPlaces) {
	u := x.u
	p.top = render.R(margin, 10, u.Window.W-2*margin, 62)
	high := 112.0
	if u.paged() {
		high = 84
	}
	p.prompt = render.R(margin, u.Window.H-14-high, u.Window.W-2*margin, high)
	if !x.whole() {
		p.side = render.R(u.Window.W-margin-716-6, 90, 716, u.Window.H-90-20)
		p.prompt.W = p.side.X - 24 - margin
	}
	p.city = render.R(margin, 84, p.prompt.W, p.prompt.Y-10-84)
	return p
}

func (x *hub) paintDesk(b *ui.Builder) {
	a := b.Area()
	b.Draw(ui.LayerTable, func(c render.Canvas) {
		c.Fill(a, render.Slope(150, deskBrown, render.Hex(0x1D130C), render.Hex(0x090606)))
		c.Fibre(a, 1)
		c.Lamp(a)
	})
}

// layTop is the bar: the name of the campaign, what the team has, and buttons.
func (x *hub) layTop(b *ui.Builder, p hubPlaces) {
	th, s := b.Theme(), x.s
	r := p.top
	plate, wide := render.R(r.X, r.Y, 420, r.H), 620.0
	if x.u.paged() {
		plate.W, wide = 250, 208
	}
	b.Add(ui.Thing{ID: "hub", Shape: x.u.Box(plate), Layer: ui.LayerPanels, Label: x.season.Title(), Mouse: true,
		Tip:   func() ui.Tip { return ui.Tip{Title: x.season.Title(), Body: x.text("hub.rename")} },
		Press: x.rename,
		Paint: x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
			c.Panel(r, th)
			c.Icon("common/box/masters", render.R(r.X+14, r.Y+12, 38, 38), signal)
			if x.u.tiny {
				fitLine(c, r.Pad(64, 0, 12, 0), x.season.Title(), caption(th.Strong()), render.Left|render.Middle)
				return
			}
			c.TextFit(render.R(r.X+64, r.Y+4, r.W-76, 32), "RIVER CITY", caption(render.Style{Face: render.Oswald700, Size: 25, Track: 3, Color: line, Theme: th}), render.Left|render.Middle, 22)
			c.TextFit(render.R(r.X+64, r.Y+33, r.W-76, 26), x.season.Title(), caption(th.Body().In(th.Second)), render.Left|render.Middle, 17, 15)
		})})
	at := plate.Right() + 12
	for _, f := range []struct {
		id, icon, text string
		wide           float64
	}{
		{"cash", "masters/cash", fmt.Sprintf("$%dk", s.Cash), 150},
		{"jewels", "masters/jewel", itoa(int(s.Jewels)), 104},
		{"heists", "common/clock", itoa(s.Heists()), 104},
		{"feats", "common/trophy", itoa(featCount(s)), 104},
	} {
		if x.u.paged() {
			f.wide *= 0.84
		}
		box := render.R(at, r.Y, f.wide, r.H)
		at += f.wide + 8
		b.Add(ui.Thing{ID: "top:" + f.id, Shape: x.u.Box(box), Layer: ui.LayerPanels, Label: x.text("top."+f.id) + " " + f.text, Mouse: true,
			Tip: func() ui.Tip { return ui.Tip{Title: x.text("top." + f.id), Body: x.text("top." + f.id + ".tip")} },
			Paint: x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
				c.Panel(r, th)
				c.Icon(f.icon, render.R(r.X+12, r.Y+15, 32, 32), signal)
				c.TextFit(r.Pad(50, 0, 4, 0), f.text, caption(render.Style{Face: render.Mono700, Size: 26, Color: line, Theme: th}), render.Left|render.Middle, 22, 19)
			})})
	}
	buttons := render.R(r.Right()-wide, r.Y, wide, r.H)
	cols := ui.Cols(x.u.Pt(buttons), 8, ui.Flex(1.3), ui.Flex(1), ui.Flex(1))
	b.Group("buttons")
	for i, k := range []ui.Button{
		{ID: "hub:list", Label: x.text("hub.others"), Icon: "campaign", Do: func() { x.list = true; x.find(); x.stage.Rebuild() }},
		{ID: "hub:rules", Label: x.text("hub.rules"), Icon: "rules", Key: input.Rules, Do: func() { x.house.Rules(info.ID) }},
		{ID: "hub:desk", Label: x.text("hub.desk"), Icon: "door-out", Do: x.house.Home},
	} {
		if k.Rect = cols[i]; x.u.tiny || x.u.paged() {
			label := k.Label
			k.Label, k.Tip = "", func() ui.Tip { return ui.Tip{Title: label} }
		}
		b.Button(k)
	}
}

func featCount(s *campaign.State) int {
	n := 0
	for f := range allFeats {
		if s.Feats.Has(campaign.Feat(f)) {
			n++
		}
	}
	return n
}

// rename gives the campaign another name.
func (x *hub) rename() {
	x.house.AskText(x.stage, "rename", x.text("hub.rename"), "", x.season.Title(), 40, func(name string) {
		x.attempt(func() error { return x.season.SetTitle(name) }, x.take)
	})
}

package desk

import (
	"cmp"
	"errors"
	"slices"
	"strings"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui"
	"safehouse/render/ui/input"
	"safehouse/save"
	"safehouse/scenes"
)

// settingsScene changes how the program looks, sounds and listens. What is
// changed holds at once and is kept at once.
type settingsScene struct {
	house *scenes.House
	stage *ui.Stage
	tab   int
	name  string // of the person, when the settings were opened
	scale int    // that was chosen for the interface; it holds once the row is left, so that the row stays under the pointer
}

// NewSettings are the settings.
func NewSettings(h *scenes.House) scenes.Scene {
	s := &settingsScene{house: h, stage: h.NewStage(render.House), name: h.Profile.Name, scale: h.Settings.Scale}
	s.stage.Focus("tabs/0") // Tab goes through the tabs to the rows
	return s
}

func (s *settingsScene) Name() string     { return "settings" }
func (s *settingsScene) Stage() *ui.Stage { return s.stage }

func (s *settingsScene) Tick() {
	if s.scale != s.house.Settings.Scale && !strings.HasPrefix(s.stage.Hot(), "scale") {
		s.rescale()
	}
	s.stage.Show([3]int{s.tab, s.house.Changes(), s.scale}, s.build)
}

// rescale lets the chosen scale hold.
func (s *settingsScene) rescale() {
	if h := s.house; h.Settings.Scale != s.scale {
		h.Settings.Scale = s.scale
		h.SettingsChanged()
	}
}

// Close gives what lies in the book under the old name the new one: not letter by letter,
// for on the way the name may be that of a guest.
func (s *settingsScene) Close() {
	s.rescale()
	if h := s.house; h.Profile.Name != s.name {
		h.Nameless()
		h.Profile.Rename(s.name, h.Profile.Name)
		h.KeepProfile()
	}
}

func (s *settingsScene) build(b *ui.Builder) {
	h := s.house
	paper := h.Lay(b, scenes.Sheet{Title: h.T("settings.title"), Note: h.T("settings.note"), Tab: h.T("settings.tab"), Wide: 1040, Props: func(c render.Canvas, folder render.Rect) {
		c.Prop("listing", folder.Right()-120, -30, 8)
		c.Prop("photo", folder.X-200, b.Area().H*0.55, 10)
	}})
	tabs := []ui.Option{{Label: h.T("settings.play"), Icon: "hourglass"}, {Label: h.T("settings.sound"), Icon: "volume"}, {Label: h.T("settings.picture"), Icon: "eye"},
		{Label: h.T("settings.keys"), Icon: "keyboard"}, {Label: h.T("settings.pad"), Icon: "gamepad"}}
	b.Group("tabs")
	top, body := paper.Cut(render.ButtonHeight)
	b.Tabs(ui.Tabs{ID: "tabs", Rect: top, Tabs: tabs, Value: s.tab, Below: "page", Change: func(i int) { s.tab = i }})
	body = body.Pad(0, 22, 0, render.ButtonHeight+18)
	b.OnPaper(true)
	rows := [...]func(f *scenes.Form){s.play, s.sound, s.picture, s.keys, s.pad}
	count := [...]int{9, 4, 5, len(bindable(false)) + 2, len(bindable(true)) + 1}
	b.Group("page")
	b.ScrollArea(ui.ScrollArea{ID: "page:" + tabs[s.tab].Label, Rect: body, High: scenes.FormHigh(b, count[s.tab]), Build: func(b *ui.Builder, in render.Rect) {
		rows[s.tab](scenes.NewForm(b, in))
	}})
	b.OnPaper(false)
	b.Group("footer")
	scenes.Footer(b, paper,
		ui.Button{ID: "close", Label: h.T("done"), Icon: "check", Confirm: true, Do: h.Pop},
		ui.Button{ID: "reset", Label: h.T("settings.reset"), Icon: "undo", Do: s.reset, Tip: h.Tip("settings.reset")},
		ui.Button{ID: "problem", Label: h.T("problem"), Icon: "edit", Do: h.ReportProblem, Tip: h.Tip("problem")})
}

// speeds are the speeds that can be chosen, in percent; 0 is instant.
var speeds = []int{50, 75, 100, 150, 200, 300, 400, 0}

// speed is a picker of a speed.
func (s *settingsScene) speed(f *scenes.Form, id string, value *int) {
	h := s.house
	var list []ui.Option
	at := 2
	for i, p := range speeds {
		label := h.T("settings.percent", "n", p)
		if p == 0 {
			label = h.T("settings.instant")
		}
		list = append(list, ui.Option{Label: label})
		if p == *value {
			at = i
		}
	}
	f.B.Picker(ui.Picker{ID: id, Ordered: true, Rect: f.Row(), Label: h.T("settings." + id), Options: list, Value: at, Tip: h.Tip("settings." + id), Change: func(i int) { *value = speeds[i]; h.SettingsChanged() }})
}

func (s *settingsScene) toggle(f *scenes.Form, id string, on bool, change func(on bool)) {
	h := s.house
	f.B.Toggle(ui.Toggle{ID: id, Rect: f.Row(), Label: h.T("settings." + id), On: on, Tip: h.Tip("settings." + id), Change: func(on bool) { change(on); h.SettingsChanged() }})
}

func (s *settingsScene) play(f *scenes.Form) {
	h := s.house
	set := h.Settings
	name := h.Profile.Name
	f.B.TextField(ui.TextField{ID: "name", Rect: f.Row(), Label: h.T("settings.name"), Text: name, Hint: h.T("seat", "number", 1), Max: 24, Allow: unicode.IsPrint, Done: h.T("done"), Tip: h.Tip("settings.name"),
		Change: func(t string) {
			h.Profile.Name = strings.TrimSpace(t)
			h.KeepProfile()
		}})
	s.speed(f, "mine", &set.Mine)
	s.speed(f, "rivals", &set.Rivals)
	s.toggle(f, "reduced", set.Reduced, func(on bool) { set.Reduced = on })
	s.toggle(f, "recap", !set.NoRecap, func(on bool) { set.NoRecap = !on })
	s.intents(f)
	s.toggle(f, "onepress", set.OnePress, func(on bool) { set.OnePress = on })
	s.toggle(f, "hints", set.Hints, func(on bool) { set.Hints = on })
	s.folder(f)
}

// folder names the folder in which everything is kept, and copies its path.
func (s *settingsScene) folder(f *scenes.Form) {
	h := s.house
	if h.Root == nil {
		return
	}
	r, th, dir := f.Row(), render.House, cmp.Or(h.Where, h.Root.Dir())
	button := ui.Button{ID: "folder/copy", Label: h.T("edit.copy"), Tip: h.Tip("settings.folder.copy"), Centered: true, Do: func() { h.Copy(dir, h.T("settings.folder.copied")) }}
	wide := f.B.ButtonWidth(button) + 16
	button.Rect = render.R(r.Right()-wide, r.Y, wide, r.H)
	label := h.T("settings.folder")
	f.B.Add(ui.Thing{ID: "folder", Shape: ui.Box(r.Pad(0, 0, wide+12, 0)), Layer: ui.LayerPanels, Decor: true, Label: label + " " + render.Escape(dir), Move: ui.Move{How: ui.Jump}, Paint: func(c render.Canvas, st ui.State) {
		w, _ := c.Ruler().Measure(label, th.Body().Sized(20))
		c.TextFit(st.At, label, th.Body().Sized(20).In(th.Ink), render.Left|render.Middle, 18)
		c.TextFit(st.At.Pad(w+20, 0, 0, 0), render.Escape(dir), th.Body().In(th.Ink.Mix(th.Paper, 0.1)), render.Right|render.Middle, 16, 14, 12)
	}})
	f.B.Button(button)
}

// intents is how long bots of a crew show what they intend.
func (s *settingsScene) intents(f *scenes.Form) {
	h := s.house
	ways := []string{save.IntentNone, save.IntentBrief, save.IntentUsual, save.IntentWaits}
	names := []string{"none", "brief", "usual", "waits"}
	list := make([]ui.Option, len(ways))
	for i, n := range names {
		list[i].Label = h.T("settings.intents." + n)
	}
	f.B.Picker(ui.Picker{ID: "intents", Rect: f.Row(), Label: h.T("settings.intents"), Options: list, Value: slices.Index(ways, h.Settings.Intent), Tip: h.Tip("settings.intents"), Change: func(i int) {
		h.Settings.Intent = ways[i]
		h.SettingsChanged()
	}})
}

func (s *settingsScene) sound(f *scenes.Form) {
	h := s.house
	set := h.Settings
	volume := func(id string, value *int) {
		f.B.Slider(ui.Slider{ID: id, Rect: f.Row(), Label: h.T("settings." + id), Min: 0, Max: 100, Step: 5, Value: float64(*value), Tip: h.Tip("settings." + id),
			Change: func(v float64) {
				*value = int(v)
				h.SettingsChanged()
				if id == "effects" {
					h.Sound.Play(sound.TokenClack)
				}
			}})
	}
	volume("effects", &set.Effects)
	volume("ambience", &set.Ambience)
	s.toggle(f, "mute", set.Muted, func(on bool) { set.Muted = on })
	if h.Reader != nil {
		s.toggle(f, "aloud", set.Aloud, func(on bool) {
			if set.Aloud = on; !on {
				h.Reader.Quiet()
			}
		})
	}
	if err := h.Sound.Silent(); err != nil {
		r := f.Row()
		text := h.T("settings.silent")
		switch {
		case errors.Is(err, sound.ErrMuted):
			text = h.T("settings.silenced")
		case errors.Is(err, sound.ErrLost):
			text = h.T("sound.lost")
		}
		mute(f, "silent", "volume-off", r, text)
	}
	if h.Reader == nil {
		mute(f, "aloud", "info", f.Row(), h.T("settings.aloud.none"))
	}
}

// mute says in a row why something is not heard.
func mute(f *scenes.Form, id, icon string, r render.Rect, text string) {
	f.B.Add(ui.Thing{ID: id, Shape: ui.Box(r), Layer: ui.LayerPanels, Decor: true, Label: text, Move: ui.Move{How: ui.Jump}, Paint: func(c render.Canvas, st ui.State) {
		th := render.House
		ink := th.Ink.Mix(th.Paper, 0.25)
		c.Icon(icon, render.R(st.At.X, st.At.Center().Y-13, 26, 26), ink)
		c.TextFit(st.At.Pad(38, 0, 0, 0), text, th.Body().In(ink), render.Left|render.Middle, 20, 18)
	}})
}

// scales are the user-interface scales that can be chosen, in percent.
var scales = []int{75, 85, 100, 115, 130, 150, 175, 200}

func (s *settingsScene) picture(f *scenes.Form) {
	h := s.house
	set := h.Settings
	var list []ui.Option
	at := 0
	for i, p := range scales {
		label := h.T("settings.percent", "n", p)
		if p == s.scale && p != set.Scale {
			label = h.T("settings.scale.soon", "n", p)
		}
		list = append(list, ui.Option{Label: label})
		if p <= s.scale {
			at = i
		}
	}
	f.B.Picker(ui.Picker{ID: "scale", Ordered: true, Rect: f.Row(), Label: h.T("settings.scale"), Options: list, Value: at, Tip: h.Tip("settings.scale"), Change: func(i int) { s.scale = scales[i] }})
	s.toggle(f, "fullscreen", set.Fullscreen, func(on bool) {
		set.Fullscreen = on
		ebiten.SetFullscreen(on)
	})
	list, at = nil, 0
	for i, v := range scenes.Visions {
		name := v.Name
		if name == "" {
			name = "usual"
		}
		list = append(list, ui.Option{Label: h.T("settings.palette." + name)})
		if v.Name == set.Palette {
			at = i
		}
	}
	f.B.Picker(ui.Picker{ID: "palette", Rect: f.Row(), Label: h.T("settings.palette"), Options: list, Value: at, Tip: h.Tip("settings.palette"), Change: func(i int) { set.Palette = scenes.Visions[i].Name; h.SettingsChanged() }})
	r := f.Row()
	f.B.Draw(ui.LayerPanels, func(c render.Canvas) {
		for i := range render.Seats {
			side := min(r.H-8, 40)
			c.SeatShape(render.R(r.Right()-float64(render.Seats-i)*(side+14), r.Center().Y-side/2, side, side), i, render.House)
		}
	})
	f.B.Picker(ui.Picker{ID: "language", Rect: f.Row(), Label: h.T("settings.language"), Options: languages(h.Book), Value: max(0, slices.Index(text.Languages(), h.Book.Lang())), Dropdown: true, Tip: h.Tip("settings.language"),
		Change: func(i int) {
			set.Language = text.Languages()[i]
			h.Speak(set.Language)
			h.SettingsChanged()
		}})
}

// languages are the languages to choose from, each by its own name.
func languages(now *text.Book) (list []ui.Option) {
	for _, l := range text.Languages() {
		b := now
		if l != now.Lang() {
			var err error
			if b, err = text.Open(l); err != nil {
				continue
			}
		}
		list = append(list, ui.Option{Label: b.T(text.House, "language.name", nil), Icon: "language"})
	}
	return list
}

// bindable are the actions whose keys, or pad buttons, are listed.
func bindable(pad bool) (l []input.Action) {
	for _, a := range input.Actions() {
		if pad && !a.Answers() || !pad && len(input.Standard().Of(a)) > 0 {
			l = append(l, a)
		}
	}
	return l
}

// triggers are the free keys or pad buttons of an action.
func (s *settingsScene) triggers(a input.Action, pad bool) (l []input.Trigger) {
	for _, t := range s.house.Bindings.Free(a) {
		if t.IsPad() == pad {
			l = append(l, t)
		}
	}
	return l
}

func (s *settingsScene) keys(f *scenes.Form) { s.bindings(f, false) }
func (s *settingsScene) pad(f *scenes.Form)  { s.bindings(f, true) }

// bindings lists the actions, each with two keys or one pad button that can be
// changed, and those that always do it.
func (s *settingsScene) bindings(f *scenes.Form, pad bool) {
	h := s.house
	th := render.House
	second := th.Ink.Mix(th.Paper, 0.3)
	if !pad {
		s.hand(f)
	}
	head := f.Row()
	f.B.Add(ui.Thing{ID: "bindings", Shape: ui.Box(head), Layer: ui.LayerPanels, Decor: true, Label: h.T("settings.bind"), Paint: func(c render.Canvas, st ui.State) {
		c.TextFit(st.At, h.T("settings.bind"), th.Body().In(second), render.Left|render.Middle)
	}})
	for _, a := range bindable(pad) {
		r := f.Row()
		parts := ui.Cols(r, 12, ui.Flex(1.9), ui.Flex(1), ui.Flex(1), ui.Fix(46))
		name := h.T("key." + a.String())
		f.B.Add(ui.Thing{ID: "action:" + a.String(), Shape: ui.Box(parts[0]), Layer: ui.LayerPanels, Decor: true, Label: name, Paint: func(c render.Canvas, st ui.State) {
			c.TextFit(st.At, name, th.Body().Sized(20).In(th.Ink), render.Left|render.Middle, 18)
		}})
		s.fixedCaps(f, parts[0], a, pad)
		free := s.triggers(a, pad)
		fields := 2
		if pad {
			fields = 1
		}
		for i := range fields {
			var now input.Trigger
			if i < len(free) {
				now = free[i]
			}
			prompt := h.T("settings.press-key")
			if pad {
				prompt = h.T("settings.press-button")
			}
			f.B.Capture(ui.Capture{ID: "bind:" + a.String() + ":" + string(rune('1'+i)), Rect: parts[1+i], Trigger: now, Pad: pad, Prompt: prompt, Nothing: h.T("settings.unbound"),
				Tip:    func() ui.Tip { return ui.Tip{Title: name, Body: h.T("settings.bind.tip") + s.always(a, pad)} },
				Change: func(t input.Trigger) { s.bind(a, now, t) }})
		}
		if len(free) > 0 {
			f.B.Button(ui.Button{ID: "unbind:" + a.String(), Rect: parts[3], Icon: "cross", Tip: h.Tip("settings.unbind"), Do: func() {
				h.Bindings.Unbind(a, free[len(free)-1])
				h.SettingsChanged()
			}})
		}
	}
}

// hand is which hand plays on the keyboard. Another one brings its keys.
func (s *settingsScene) hand(f *scenes.Form) {
	h := s.house
	list := make([]ui.Option, len(input.Hands))
	for i, x := range input.Hands {
		list[i].Label = h.T("settings.hand." + cmp.Or(string(x), "both"))
	}
	f.B.Picker(ui.Picker{ID: "hand", Rect: f.Row(), Label: h.T("settings.hand"), Options: list, Value: max(0, slices.Index(input.Hands, input.Hand(h.Settings.Hand))), Tip: h.Tip("settings.hand"), Change: func(i int) {
		h.Settings.Hand = string(input.Hands[i])
		h.Bindings.Take(input.Hands[i])
		h.SettingsChanged()
	}})
}

// fixedCaps shows beside the name of an action the keys that always do it.
func (s *settingsScene) fixedCaps(f *scenes.Form, r render.Rect, a input.Action, pad bool) {
	var caps []string
	for _, t := range input.Fixed(a) {
		if t.IsPad() == pad {
			k := t.Cap(s.house.App.KeyNames, input.Lettered)
			if pad {
				k = render.PadKey(k)
			}
			caps = append(caps, k)
		}
	}
	f.B.Draw(ui.LayerPanels, func(c render.Canvas) {
		x := r.Right() - 8
		for _, k := range slices.Backward(caps) {
			w := c.KeyCapWidth(k, render.House)
			x -= w
			c.KeyCap(render.R(x, r.Center().Y-14, w, 28), k, render.House)
			x -= 6
		}
	})
}

// always tells which keys do an action whatever is set.
func (s *settingsScene) always(a input.Action, pad bool) string {
	var l []string
	for _, t := range input.Fixed(a) {
		if t.IsPad() == pad {
			l = append(l, t.Cap(s.house.App.KeyNames, input.Lettered))
		}
	}
	if len(l) == 0 {
		return ""
	}
	return " " + s.house.T("settings.always", "keys", strings.Join(l, ", "))
}

// bind puts a key in the place of another one; where it is in use it asks.
func (s *settingsScene) bind(a input.Action, old, t input.Trigger) {
	h := s.house
	owner := h.Bindings.Owner(t)
	key := t.Cap(h.App.KeyNames, input.Lettered)
	take := func() {
		if err := h.Bindings.Rebind(a, old, t); err != nil {
			s.stage.Alert("conflict", h.T("settings.taken", "key", key), h.T("settings.fixed", "action", h.T("key."+owner.String())), h.T("ok"))
			return
		}
		h.SettingsChanged()
	}
	if owner == input.NoAction || owner == a || slices.Contains(input.Fixed(owner), t) {
		take()
		return
	}
	s.stage.Ask(ui.Dialog{ID: "conflict", Icon: "keyboard", Title: h.T("settings.taken", "key", key), Text: h.T("settings.taken.more", "action", h.T("key."+owner.String()), "new", h.T("key."+a.String())), Cancel: 1,
		Answers: []ui.Answer{{Label: h.T("settings.take"), Confirm: true, Do: take}, {Label: h.T("cancel")}}})
}

// reset puts everything back as it was delivered, after asking.
func (s *settingsScene) reset() {
	h := s.house
	s.stage.Ask(ui.Dialog{ID: "ask-reset", Icon: "undo", Title: h.T("settings.reset.ask"), Text: h.T("settings.reset.more"), Default: 1, Cancel: 1, Answers: []ui.Answer{
		{Label: h.T("settings.reset"), Danger: true, Do: func() {
			was := *h.Settings
			*h.Settings = *save.Usual()
			n := h.Settings
			n.Width, n.Height, n.Player, n.Game, n.Match, n.Setups, n.Tutored = was.Width, was.Height, was.Player, was.Game, was.Match, was.Setups, was.Tutored
			n.Placed, n.X, n.Y, n.Monitor, n.Screen, n.Maximised = was.Placed, was.X, was.Y, was.Monitor, was.Screen, was.Maximised
			n.Person = was.Person
			s.scale = n.Scale
			*h.Bindings = *input.Standard()
			h.Speak(h.Language())
			ebiten.SetFullscreen(false)
			h.SettingsChanged()
		}},
		{Label: h.T("cancel")},
	}})
}

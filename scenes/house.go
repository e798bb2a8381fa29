package scenes

import (
	"cmp"
	"errors"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui"
	"safehouse/render/ui/input"
	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/games"
	"safehouse/save"
)

// A House is what all scenes share: drawing, words, sound, files, settings and
// the tables of the games.
type House struct {
	Version  string
	Kit      *render.Kit
	Stock    *render.SheetPool // nil: the kit has sheets of its own
	Book     *text.Book
	Sound    *sound.Player
	Folder   *save.Folder // nil: nothing can be kept
	Settings *save.Settings
	Profile  *save.Profile
	Bindings *input.Bindings
	Tables   map[string]func() Table
	// Campaigns are those that can be played, beside the tables of their games.
	Campaigns []Campaign
	Budget    bot.Budget // for one decision of a bot
	Back      int        // search iterations for each step of a match that is looked back at
	// Lessons are the guided first games, by the game's id.
	Lessons map[string]func() *Lesson
	// Boxes are the boxes of the games, in the order in which they lie on the desk.
	Boxes []Box
	// Where is what the settings call the data folder, "" for its path; for tests.
	Where string
	// Tongue is the tag of the system's language, "" where it is not known: texts speak it until another one is chosen.
	Tongue string
	// Clock is what time it is, nil for the machine's own; for tests.
	Clock func() time.Time
	// App is the loop that shows the scenes, once there is one.
	App *App
	// Reader reads aloud where the settings want it; nil where the system has no voice.
	Reader Reader
	// Rooms are the scenes that one room opens in another.
	Rooms Rooms
	// Index is what lies in the folder.
	Index folderIndex
	// Root is the folder of the first person; Folder is that of the one who plays.
	Root *save.Folder
	// PersonID is the id of who plays, "" for the first person.
	PersonID string
	// Clip is the clipboard.
	Clip *systemClipboard

	pictured chan string // where a picture of the screen was written
	log      *save.Log   // nil where nothing is kept
	note     *slog.Logger
	problem  *problemReport // waits for its picture
	deaf     bool           // it was said that the sound device has gone
	parked   string         // folder of files that came as text or were dropped, "" for none
	Dropped  []string       // files there that were dropped on the window
	writer   writer
	task     *task        // that runs beside the drawing, or nil
	desk     render.Layer // the desk under the scene that is shown
	changes  int          // counts changes of settings, for the keys of stages
	driven   bool
	Dice     *rand.Rand // for what is drawn outside of matches: seeds, surprises

	refreshLater bool // look at the folder again once everything is written

	Notices []rules.Message // what was found at the start and has to be said
	without error           // why there is no folder

	deskSheet *render.Sheets // while a scene lies on the desk

	situations map[string]situation // what matches of campaigns are about, by ID and time
}

// thinking is how long a bot may take for a decision at the table.
const thinking = 700 * time.Millisecond

// DrivenIterations is how far bots think while a script plays: the same on
// every machine.
const DrivenIterations = 60

// NewHouse makes a house with the tables of the games. Nothing is opened yet.
// Without a book App.Start opens the one of the language that is set.
func NewHouse(book *text.Book, tables map[string]func() Table) *House {
	h := &House{
		Book: book, Tables: tables, Settings: save.Usual(), Profile: &save.Profile{}, Bindings: input.Standard(),
		Budget: bot.Budget{Time: thinking}, Back: analysisIterations, Sound: sound.Open(true), desk: render.Layer{Opaque: true},
		Dice: rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64())),
	}
	h.Clip, h.pictured, h.note = newClip(h), make(chan string, 1), slog.New(slog.DiscardHandler)
	return h
}

// Open takes the profile folder and the sound and reads what is kept there.
// Without a folder (why says the reason) nothing is kept and everything can be
// played. While a script plays (driven), bots think equally far on every
// machine and new seeds are the same in every run.
func (h *House) Open(folder *save.Folder, why error, player *sound.Player, driven bool) {
	h.Folder, h.without, h.Sound, h.driven = folder, why, player, driven
	h.Root = folder
	if driven {
		h.Budget = bot.Budget{Iterations: DrivenIterations}
		h.Dice = rand.New(rand.NewPCG(4711, 4711))
	}
	if h.Keeps() {
		h.log, h.note = save.OpenLog(folder.Dir())
	}
	h.note.Info("start", "version", h.Version, "system", runtime.GOOS+"/"+runtime.GOARCH, "unkept", why)
	if folder != nil {
		h.read()
		if id := h.Settings.Person; id != "" {
			if err := h.Enter(id); err != nil { // the first one plays; the other file is left as it is
				h.found(save.Report{}, err)
			}
		}
	}
	h.Nameless()
	h.applySound()
}

// Keeps reports whether what happens in this session is kept: there is a folder, and it
// may be written.
func (h *House) Keeps() bool { return h.Folder != nil && h.Folder.ReadOnly() == nil }

// Close writes what waits to be written and gives the folder back.
func (h *House) Close() {
	h.unpark()
	h.Flush()
	h.leaveFolder()
	if h.log != nil {
		h.note.Info("end")
		_ = h.log.Close()
		h.log, h.note = nil, slog.New(slog.DiscardHandler)
	}
	if h.Folder != nil {
		_ = h.Folder.Close()
		h.Folder = nil
		h.Root = nil
	}
}

// Flush waits until everything that is to be kept is written.
func (h *House) Flush() { h.writer.drain() }

// read reads settings and profile.
func (h *House) read() {
	settings, rep, err := h.Folder.LoadSettings()
	h.found(rep, err)
	if settings != nil {
		h.Settings = settings
		h.Speak(h.Language())
	}
	profile, rep, err := h.Folder.LoadProfile()
	h.found(rep, err)
	if profile == nil {
		profile = &save.Profile{}
	}
	h.Profile = profile
	h.Nameless()
	h.readKeys()
}

// Nameless gives a person without a name the usual one of the first seat: under it the
// results, the medals and the crews of campaigns are kept, until there is a better one.
func (h *House) Nameless() {
	if h.Book == nil { // later, when there are words
		return
	}
	was := h.Profile.Usual
	h.Profile.Usual = h.T("seat", "number", 1)
	if was != "" && h.Profile.Name == was { // another language
		h.Profile.Rename(was, h.Profile.Usual)
		h.Profile.Name = ""
	}
	h.Profile.Name = cmp.Or(h.Profile.Name, h.Profile.Usual)
}

// found keeps what loading found, to be said on the title.
func (h *House) found(rep save.Report, err error) {
	h.Notices = append(h.Notices, rep.Messages()...)
	var p *save.Problem
	if errors.As(err, &p) {
		h.Notices = append(h.Notices, p.Message)
	}
}

// Begin makes what drawing needs, for a window of so many pixels, and lets the
// pictures of the desk be read. It is called once, before the loop starts.
func (h *House) Begin(w, ht int) {
	h.Kit = h.Stock.Kit(render.Scale(w, ht, h.Scale()))
	h.Kit.SetVision(visionNamed(h.Settings.Palette))
	h.SetBook(h.Book)
	h.Kit.Open("common") // for as long as the program runs
	h.deskSheet = h.Kit.Open("desk")
}

// WindowSize is the size of the window at the start.
func (h *House) WindowSize() (w, ht int) {
	if h.Settings.Width > 0 && h.Settings.Height > 0 {
		return max(640, h.Settings.Width), max(360, h.Settings.Height)
	}
	return 1280, 720
}

// Scale is the scale of the interface, 1 is 100 %: as it is set, and more in a window in which letters would be too small to
// be read, or their floors would leave them no room.
func (h *House) Scale() float64 {
	s := float64(h.Settings.Scale) / 100
	if h.App != nil && h.App.w > 0 {
		s *= enlarged(h.App.w, h.App.h)
	}
	return s
}

// Device pixels a point: windows below the first are shown as large as if they had the second.
const leastScale, smallScale = 0.45, 0.62

// enlarged is how much larger everything is in a window of w x h pixels than the window's size gives.
func enlarged(w, h int) float64 {
	if s := render.Scale(w, h, 1); s > 0 && s < leastScale {
		return smallScale / s
	}
	return 1
}

// update takes over what was read and written off the drawing thread; it is
// called once a tick.
func (h *House) update() {
	if h.refreshLater && h.writer.rests() {
		h.refreshLater = false
		h.RefreshIndex()
	}
	h.readIndex()
	h.pollTask()
	h.hear()
	h.tellPicture()
	h.pollProblem()
	for _, err := range h.writer.failed() {
		h.note.Warn("not written", "error", err)
		if top := h.App.Top(); top != nil {
			top.Stage().Toast("warning", h.Explain(err))
		}
	}
}

// hear says once that the sound device has gone.
func (h *House) hear() {
	if h.deaf || !errors.Is(h.Sound.Silent(), sound.ErrLost) {
		return
	}
	if top := h.App.Top(); top != nil {
		h.deaf = true
		h.changes++ // the settings say so too
		top.Stage().Toast("volume-off", h.T("sound.lost"))
	}
}

// Seed is the seed of a new match, short enough to be told to somebody.
func (h *House) Seed() uint64 { return 100000 + h.Dice.Uint64N(900000) }

// Settled reports whether nothing is being read or written beside the scenes.
func (h *House) Settled() bool {
	return h.problem == nil && h.task == nil && h.Index.coming == nil && !h.refreshLater && h.writer.rests() && !h.Kit.Loading() && !h.Kit.Owing()
}

// T is a text of the house: the key and arguments as name, value, name, value.
func (h *House) T(key string, args ...any) string {
	m := map[string]any{}
	for i := 0; i+1 < len(args); i += 2 {
		m[args[i].(string)] = args[i+1]
	}
	return h.Book.T(text.House, key, m)
}

// Tip is a tip with a title and, where there is one, a text <key>.tip.
func (h *House) Tip(key string, args ...any) func() ui.Tip {
	return func() ui.Tip {
		t := ui.Tip{Title: h.T(key, args...)}
		if h.Book.Has(text.House, key+".tip") {
			t.Body = h.T(key+".tip", args...)
		}
		return t
	}
}

// Explain is an error in words for a player.
func (h *House) Explain(err error) string {
	var p *save.Problem
	var r *rules.Refusal
	switch {
	case errors.As(err, &p):
		return h.Book.Say(text.House, p.Message)
	case errors.As(err, &r):
		return h.Book.Say(text.House, r.Reason)
	}
	return err.Error()
}

// Alert says on a stage what went wrong.
func (h *House) Alert(s *ui.Stage, title string, err error) {
	h.note.Warn("alert", "title", title, "error", err)
	s.Alert("alert", title, render.Escape(h.Explain(err)), h.T("ok"))
}

// NewStage is a stage in the house's ways: its keys, sound and pace. Back
// leaves the scene unless the scene puts another Do in its place.
func (h *House) NewStage(t *render.Theme) *ui.Stage {
	s := ui.NewStage(h.Kit, t)
	s.Bindings = h.Bindings
	s.Ears = h.Sound
	s.Layout = h.layout()
	s.Pace = h.Pace()
	s.Clip = h.Clip
	s.Editing = ui.EditWords{Cut: h.T("edit.cut"), Copy: h.T("edit.copy"), Paste: h.T("edit.paste"), All: h.T("edit.all"), Boxes: h.T("edit.boxes")}
	s.Do = func(a input.Action) {
		if !h.General(a) && a == input.Back {
			h.Pop()
		}
	}
	return s
}

// report writes what happened in a crash to a file and returns its path, or ""
// where that was not possible either.
func (h *House) report(cause any, trace []byte) string {
	dir := os.TempDir()
	if h.Folder != nil {
		dir = h.Folder.Dir()
	}
	path := filepath.Join(dir, "crash-"+time.Now().Format("20060102-150405")+".txt")
	body := fmt.Sprintf("Safehouse %s\n%v\n\n%s", h.Version, cause, trace)
	// A file of its own: what has the name already, a link among others, stays as it is.
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return ""
	}
	_, err = f.WriteString(body)
	if err = errors.Join(err, f.Close()); err != nil {
		return ""
	}
	return path
}

// Game is a registered game with a table.
func (h *House) Game(id string) (rules.Game, bool) {
	g, ok := games.Find(id)
	return g, ok && h.Tables[id] != nil
}

// Playable is the games that can be played, in the order of the boxes.
func (h *House) Playable() (l []rules.Game) {
	for _, id := range h.BoxIDs() {
		if g, ok := h.Game(id); ok {
			l = append(l, g)
		}
	}
	return l
}

// Title is the name of a game, known or not.
func (h *House) Title(game string) string { return h.Book.Title(game) }

// ShortTitle is a name without what stands after its colon.
func (h *House) ShortTitle(game string) string {
	name, _, _ := strings.Cut(h.Title(game), ":")
	return name
}

// Date is a moment in one of the forms of the language, which are the texts date.short, date.long, date.day and date.month.
func (h *House) Date(form string, t time.Time) string {
	m := int(t.Month()) - 1
	return h.T("date."+form, "d", t.Day(), "y", t.Year(), "time", t.Format("15:04"), "month", strings.Fields(h.T("date.months"))[m], "mon", strings.Fields(h.T("date.mons"))[m])
}

// Automa is what a game's automa is called where a name stands: "HOC", "Lone Syndicate"; "" for none.
func (h *House) Automa(in *rules.Info) string {
	if in.Automa == "" {
		return ""
	}
	return h.Book.T(in.ID, h.Book.Automa(in.ID), nil)
}

// Meets is what an automa is called after "against": "HOC", "the Lone Syndicate".
func (h *House) Meets(in *rules.Info) string {
	return h.T("automa." + in.ID)
}

// Now is the moment by the clock of the machine, or a fixed one while a script plays.
func (h *House) Now() time.Time {
	if h.Clock != nil {
		return h.Clock()
	}
	return time.Now()
}

// OptionValue is an option with its value, id=value, in the game's words.
func (h *House) OptionValue(game, pair string) string {
	id, value, _ := strings.Cut(pair, "=")
	if !h.Book.Has(game, "option."+id) {
		return render.Escape(pair)
	}
	name := h.Book.T(game, "option."+id, nil)
	if value == "true" {
		return name
	}
	return name + ": " + h.ValueName(game, id, value)
}

// ValueName is a value of an option in the game's words, the value itself without any.
func (h *House) ValueName(game, id, value string) string {
	if key := "option." + id + "." + value; h.Book.Has(game, key) {
		return h.Book.T(game, key, nil)
	}
	return render.Escape(value)
}

// LevelName is a bot's level in words.
func (h *House) LevelName(level string) string {
	if h.Book.Has("", "level."+level) {
		return h.T("level." + level)
	}
	return level
}

// analysisIterations is how long each step is looked at, as a rule.
const analysisIterations = 400

// Language is the tag of the language that is spoken: the chosen one, or that of the system.
func (h *House) Language() string { return text.Offered(cmp.Or(h.Settings.Language, h.Tongue)) }

// SetBook takes the texts that everything is said from, and lets long words be hyphenated as their language does. Stages that are
// open have to be rebuilt.
func (h *House) SetBook(b *text.Book) {
	h.Book = b
	if h.Kit != nil && b != nil {
		h.Kit.SetJoints(b.Joints())
		h.Kit.SetLanguage(b.Lang())
	}
}

// Speak takes the texts of another language, for everything that is said from now
// on. One that is not there, such as that of another version, leaves all as it is.
func (h *House) Speak(lang string) {
	if h.Book == nil || lang == h.Book.Lang() {
		return
	}
	b, err := text.Open(lang)
	if err != nil {
		return
	}
	h.SetBook(b)
	h.Nameless()
	if h.App == nil {
		return
	}
	for _, s := range h.App.stack {
		if r, ok := s.(Rereader); ok {
			r.Reread()
		}
		s.Stage().Rebuild()
	}
}

package texts

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"flag"
	"fmt"
	"image"
	"image/jpeg"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"text/template"

	"github.com/BurntSushi/toml"

	"safehouse/assets/text"
	"safehouse/assets/text/pseudo"
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/render/ui/proof"
	"safehouse/rules"
	"safehouse/rules/games"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

var (
	folder = flag.String("page", "", "folder to write the page to, with pictures of all places")
	lang   = flag.String("lang", "de", "language of the page, such as de")
	only   = flag.String("game", "", "the only game whose places are looked for")
)

//go:embed page.html
var page string

// A row is a text: where it stands, its words, and where they are shown.
type row struct {
	Game        string  `json:"game"` // text.House for what all games share
	File        string  `json:"file"`
	Key         string  `json:"key"`
	Text        string  `json:"text"`
	English     string  `json:"english"`
	Said        string  `json:"said"` // as a match says it, with its arguments
	SaidEnglish string  `json:"saidEnglish"`
	Places      []place `json:"places"`
}

// A place is a part of a picture, in its pixels.
type place struct {
	Picture int    `json:"picture"`
	X       int    `json:"x"`
	Y       int    `json:"y"`
	W       int    `json:"w"`
	H       int    `json:"h"`
	How     string `json:"how"`
	how     int    // the better ones first
}

type picture struct {
	File string `json:"file"`
	Look string `json:"look"`
	W    int    `json:"w"`
	H    int    `json:"h"`
}

// How a text is shown.
const (
	drawn = iota
	within
	tipped
	aloud
)

var hows = [...]string{drawn: "drawn", within: "in a longer text", tipped: "in the tip", aloud: "read aloud"}

// most is how many places of a text are kept.
const most = 3

// window is the size of the pictures.
var window = image.Rect(0, 0, 1280, 720)

// A reader looks at scenes and remembers where the texts of a book are shown.
type reader struct {
	t        *testing.T
	folder   string              // "" for no pictures
	heard    map[string][]string // the texts with such words, as file and key
	now      map[string]bool     // the words that were said since the last look
	places   map[string][]place  // of a text, by its file and key
	pictures []picture
}

// name is how a text is called among all files.
func name(file, key string) string { return file + " " + key }

// plain are words without marks and in small letters: headings are drawn in capitals.
func plain(words string) string { return strings.ToLower(render.Plain(words)) }

// hear remembers who says some words.
func (r *reader) hear(file, key, words string) {
	words = plain(words)
	r.now[words] = true
	if n := name(file, key); !slices.Contains(r.heard[words], n) {
		r.heard[words] = append(r.heard[words], n)
	}
}

// look keeps a picture of what a desk shows, and which texts lie where.
func (r *reader) look(d *scenestest.Desk, what string) {
	img := d.Run("hover 3 3\nwait idle\nwait 2\nshot look")["look"]
	file := ""
	if r.folder != "" {
		file = fmt.Sprintf("%04d.jpg", len(r.pictures))
		f, err := os.Create(filepath.Join(r.folder, file))
		if err != nil {
			r.t.Fatal(err)
		}
		if err := jpeg.Encode(f, img, &jpeg.Options{Quality: 82}); err != nil {
			r.t.Fatal(err)
		}
		if err := f.Close(); err != nil {
			r.t.Fatal(err)
		}
	}
	r.pictures = append(r.pictures, picture{file, what, window.Dx(), window.Dy()})
	st := d.App.Top().Stage()
	for _, n := range proof.Read(st, window.Dx(), window.Dy()) {
		if !n.Veiled && n.Color.A >= 40 {
			r.find(n.Text, n.Ink.Intersect(n.Clip), drawn)
		}
	}
	for _, id := range st.Things() {
		x := st.Thing(id)
		at, ok := st.Find(id)
		if x == nil || !ok {
			continue
		}
		s := st.Scale()
		box := image.Rect(int(at.X*s), int(at.Y*s), int(at.Right()*s), int(at.Bottom()*s))
		for _, words := range tips(x) {
			r.find(words, box, tipped)
		}
		r.find(x.Label, box, aloud)
	}
	clear(r.now)
}

// tips are the words of the tip of a thing.
func tips(x *ui.Thing) (words []string) {
	words = []string{x.Why, x.More}
	if x.Tip == nil {
		return words
	}
	t := x.Tip()
	words = append(words, t.Title, t.Body)
	for _, k := range t.Keywords {
		words = append(words, k.Name, k.Text)
	}
	return words
}

// find remembers a place of some words: of the text that says them or, where none does, of those that were said for them.
func (r *reader) find(words string, at image.Rectangle, how int) {
	words = plain(words)
	if at = at.Intersect(window); words == "" || at.Empty() {
		return
	}
	if list := r.heard[words]; len(list) > 0 {
		for _, n := range list {
			r.add(n, at, how)
		}
		return
	}
	for part := range r.now {
		if len(part) >= 6 && strings.Contains(words, part) {
			for _, n := range r.heard[part] {
				r.add(n, at, max(how, within))
			}
		}
	}
}

// add keeps a place of a text, unless there are better ones enough or one in this picture.
func (r *reader) add(n string, at image.Rectangle, how int) {
	l := r.places[n]
	p := place{len(r.pictures) - 1, at.Min.X, at.Min.Y, at.Dx(), at.Dy(), hows[how], how}
	same := func(o place) bool { // the same panel of a later picture tells nothing more
		return o.Picture == p.Picture || o.X == p.X && o.Y == p.Y && o.W == p.W && o.H == p.H
	}
	if i := slices.IndexFunc(l, same); i >= 0 {
		if l[i].how > how {
			l[i] = p
		}
	} else {
		l = append(l, p)
	}
	slices.SortStableFunc(l, func(a, b place) int { return a.how - b.how })
	r.places[n] = l[:min(len(l), most)]
}

// desk is the program in the reader's language.
func (r *reader) desk(book *text.Book) *scenestest.Desk {
	d := scenestest.NewDesk(r.t, window.Dx(), window.Dy())
	d.House.Kit.Blind = r.folder == ""
	d.House.Tables, d.House.Lessons, d.House.Campaigns = tables.All, tables.Lessons, tables.Campaigns
	d.House.Profile = scenestest.Filed()
	d.House.SetBook(book.Heard(r.hear))
	d.App.Top().Stage().Rebuild()
	d.Rest()
	return d
}

// house looks at what belongs to no game.
func (r *reader) house(book *text.Book) {
	d := r.desk(book)
	r.look(d, "title")
	for _, s := range []string{"menu:settings", "menu:credits", "menu:load", "menu:replays", "menu:person", "menu:campaign", "menu:leave"} {
		d.Run("pick " + s + "\nwait idle")
		r.look(d, s)
		r.each(d, s, "tabs/1", "tabs/2", "tabs/3", "tabs/4", "tabs/5")
		d.App.Home()
		d.Rest()
	}
}

// each looks at pages of a scene, where it has them.
func (r *reader) each(d *scenestest.Desk, what string, pages ...string) {
	for _, id := range pages {
		if d.Shows(id) {
			d.Run("pick " + id + "\nwait idle")
			r.look(d, what+", "+id)
		}
	}
}

// game looks at the scenes of a game: at all with long.
func (r *reader) game(book *text.Book, id string, long bool) {
	d := r.desk(book)
	in := scenestest.Game(r.t, id).Info()
	for i, seats := range []int{in.MinSeats, in.MaxSeats} {
		for _, k := range scenestest.Looks(r.t, id, seats, i == 0) {
			if k.Long && !long {
				continue
			}
			what := fmt.Sprintf("%s, %d seats: %s", book.Title(id), seats, k.Name)
			k.Show(d)
			r.look(d, what)
			switch {
			case k.Name == "report":
				r.each(d, what, "charts/1", "charts/2", "charts/3")
			case k.Name == "set-up":
				for range 6 {
					r.each(d, what, "options/next")
				}
			case k.Name == "almanac":
				r.each(d, what, "kinds/1", "kinds/2", "kinds/3", "kinds/4")
			case k.Name == "late":
				r.each(d, what, "log")
			}
			d.App.Home()
			d.Rest()
		}
	}
	if !long {
		return
	}
	for n := range len(tables.Lessons[id]().Notes) {
		d.Teach(id, n)
		r.look(d, fmt.Sprintf("%s: note %d of the lesson", book.Title(id), n+1))
		d.App.Home()
		d.Rest()
	}
}

// A saying is a text with its arguments, in two languages.
type saying struct{ ours, english string }

// said are the first sentences that random matches of a game say of each key.
func said(t *testing.T, g rules.Game, book, english *text.Book) map[string]saying {
	in, out := g.Info(), map[string]saying{}
	for seats := max(1, in.MinSeats); seats <= in.MaxSeats; seats++ {
		s, err := g.New(rules.Setup{Seats: seats, Seed: uint64(seats), Options: rules.Options{}})
		if err != nil {
			t.Fatal(err)
		}
		say := func(m rules.Message) {
			if _, ok := out[m.Key]; !ok && m.Key != "" {
				out[m.Key] = saying{book.Say(in.ID, m), english.Say(in.ID, m)}
			}
		}
		dice, rec := rules.Rand{S: uint64(seats) + 2}, rules.Recorder{Keep: true}
		for n := 0; n < 1200 && !s.Turn().Done; n++ {
			say(s.Prompt())
			legal := s.Legal(nil)
			for _, a := range legal[:min(len(legal), 12)] {
				say(s.Describe(a))
			}
			rec.Reset()
			if err := s.Apply(legal[s.Playout(legal, &dice)], &rec); err != nil {
				t.Fatal(err)
			}
			for _, e := range rec.Events {
				say(in.Tell(e))
				say(rules.Told(s, e))
			}
		}
	}
	return out
}

// files are those in which the texts of a language lie, and its book.
func files(t *testing.T, lang string) (fs.FS, *text.Book) {
	t.Helper()
	on := os.DirFS(filepath.Join("..", "..", "..", "assets", "text"))
	book, err := text.Open(lang)
	if lang == pseudo.Lang {
		if on, err = pseudo.Files(os.DirFS(filepath.Join("..", "..", "..", "assets", "text", "en"))); err == nil {
			book, err = text.OpenIn(on, lang)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	return on, book
}

// texts are those of a file by their keys, with all their forms; none where the language lacks the file.
func texts(t *testing.T, on fs.FS, file string) map[string]string {
	t.Helper()
	data, err := fs.ReadFile(on, file)
	if err != nil {
		return nil
	}
	var all map[string]any
	if err := toml.Unmarshal(data, &all); err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	out := map[string]string{}
	for k, v := range all {
		if strings.HasPrefix(k, "shelf.") { // it names another file or text
			continue
		}
		switch v := v.(type) {
		case string:
			out[k] = v
		case map[string]any:
			var forms []string
			for _, form := range slices.Sorted(maps.Keys(v)) {
				forms = append(forms, fmt.Sprintf("%s: %v", form, v[form]))
			}
			out[k] = strings.Join(forms, "\n")
		}
	}
	return out
}

// belongs is the game that a file of texts is for, text.House for what all share.
func belongs(file string) string {
	for _, g := range games.All {
		if id := g.Info().ID; file == id || strings.HasPrefix(file, id+"-") {
			return id
		}
	}
	for _, c := range tables.Campaigns {
		if c.ID() == file {
			return c.Game()
		}
	}
	return text.House
}

// rows are all texts of a language, those that are said alike with the same places.
func (r *reader) rows(lang string) (list []row) {
	on, book := files(r.t, lang)
	base, english := files(r.t, "en")
	sayings := map[string]map[string]saying{}
	for _, g := range games.All {
		sayings[g.Info().ID] = said(r.t, g, book, english)
	}
	names, err := fs.Glob(base, "en/*.toml")
	if err != nil {
		r.t.Fatal(err)
	}
	for _, f := range names {
		file := strings.TrimSuffix(path.Base(f), ".toml")
		theirs, ours := texts(r.t, base, f), texts(r.t, on, path.Join(lang, path.Base(f)))
		keys := maps.Clone(theirs)
		maps.Copy(keys, ours)
		for _, k := range slices.Sorted(maps.Keys(keys)) {
			x := row{Game: belongs(file), File: file, Key: k, Text: ours[k], English: theirs[k], Places: r.places[name(file, k)]}
			if x.English == "" {
				x.English = theirs[text.Undeclined(k)]
			}
			if s, ok := sayings[file][k]; ok {
				x.Said, x.SaidEnglish = s.ours, s.english
			}
			if x.Places == nil {
				x.Places = []place{}
			}
			list = append(list, x)
		}
	}
	return list
}

// write makes the page.
func (r *reader) write(lang string, rows []row) []byte {
	titles := map[string]string{text.House: "Safehouse"}
	_, english := files(r.t, "en")
	for _, g := range games.All {
		titles[g.Info().ID] = english.Title(g.Info().ID)
	}
	data, err := json.Marshal(map[string]any{"games": titles, "rows": rows, "pictures": r.pictures})
	if err != nil {
		r.t.Fatal(err)
	}
	var out bytes.Buffer
	if err := template.Must(template.New("page").Parse(page)).Execute(&out, map[string]string{"Language": lang, "Data": string(data)}); err != nil {
		r.t.Fatal(err)
	}
	return out.Bytes()
}

// The page lists every text of a language beside the English one, and where it is shown. With -page it is written, with pictures
// of all scenes; without, one game is looked at and nothing is kept.
func TestThePageOfTexts(t *testing.T) {
	r := &reader{t: t, folder: *folder, heard: map[string][]string{}, now: map[string]bool{}, places: map[string][]place{}}
	if r.folder != "" {
		if err := os.MkdirAll(r.folder, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	_, book := files(t, *lang)
	long := r.folder != ""
	if long && *only == "" {
		r.house(book)
	}
	for _, g := range games.All {
		if id := g.Info().ID; *only == id || *only == "" && (long || id == "infiltration") {
			r.game(book, id, long)
		}
	}
	rows := r.rows(*lang)
	out := r.write(*lang, rows)
	if long {
		if err := os.WriteFile(filepath.Join(r.folder, "index.html"), out, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	keys, shown := map[string]map[string]bool{}, map[string][2]int{} // of a file: which texts there are and are shown, and how many
	for _, x := range rows {
		if keys[x.File] == nil {
			keys[x.File] = map[string]bool{}
		}
		keys[x.File][x.Key] = false
	}
	for _, x := range rows {
		key := x.Key
		if of, ok := strings.CutSuffix(key, text.Spoken[0].Ending); ok { // the same text, as it is said to the only person
			if _, there := keys[x.File][of]; there {
				delete(keys[x.File], key)
				key = of
			}
		}
		keys[x.File][key] = keys[x.File][key] || len(x.Places) > 0 || x.Said != ""
		if x.English == "" {
			t.Errorf("%s: %s has no English text beside it", x.File, x.Key)
		}
		for _, p := range x.Places {
			if at := image.Rect(p.X, p.Y, p.X+p.W, p.Y+p.H); at.Empty() || !at.In(window) || p.Picture >= len(r.pictures) {
				t.Errorf("%s: %s is shown at %v of picture %d", x.File, x.Key, at, p.Picture)
			}
		}
	}
	for _, file := range slices.Sorted(maps.Keys(keys)) {
		n := [2]int{0, len(keys[file])}
		for _, is := range keys[file] {
			if is {
				n[0]++
			}
		}
		shown[file] = n
		t.Logf("%s: %d of %d texts have a place or are said in a match", file, shown[file][0], shown[file][1])
	}
	if long {
		return
	}
	if n := shown["infiltration-table"]; 100*n[0] < tableShown*n[1] {
		t.Errorf("the page shows %d of %d texts of a table; at least %d %% were", n[0], n[1], tableShown)
	}
}

// tableShown is how many of 100 texts of a table the page shows at least, without pictures of all scenes. It only rises.
const tableShown = 55

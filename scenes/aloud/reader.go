package aloud

import (
	"slices"
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/scenes"
)

// A Reader watches the scene that is on top and reads what is new on it: what has happened, line after line, then the question,
// and what is pointed at once the pointer or the focus rests on it. What happened is read to its end: what is pointed at comes
// between, and only an answer, a dialog or another scene breaks it off.
type Reader struct {
	voice voice

	scene  scenes.Scene
	asked  string   // the question as it was read last
	over   string   // the dialog that it was of, or ""
	hot    string   // what is pointed at
	rested int      // for so many ticks
	read   string   // what was read last of something that was pointed at: the focus often comes back to it
	told   []string // lines of the log that were read
	ticks  int
}

// voice is what a Reader needs of a Voice.
type voice interface {
	In(lang string)
	Say(text string)
	Now(text string)
	Quiet()
}

// New reads by the voice of this system; nil where it has none.
func New() scenes.Reader {
	if v := FindVoice(); v != nil {
		return &Reader{voice: v}
	}
	return nil
}

// Measures in ticks.
const (
	restTicks = 18 // a thing is read once it has been pointed at for so long
	toldTicks = 20 // the log is looked at so often
)

// Read reads what is new, in a language. It is called once a tick.
func (r *Reader) Read(top scenes.Scene, lang string) {
	st := top.Stage()
	r.voice.In(lang)
	if top != r.scene {
		r.scene, r.asked, r.over, r.hot, r.read, r.told = top, "", "", "", "", nil
		r.voice.Quiet()
		r.hear(top)
	}
	words, over := prompt(st), st.Over()
	if words != r.asked && r.asked != "" || over != r.over { // it is answered: what waits to be read is past
		r.voice.Quiet()
		r.asked, r.over = "", over
	}
	if r.ticks++; r.ticks%toldTicks == 0 {
		r.tell(top)
	}
	if words != r.asked && (over != "" || settled(top)) { // before that the place of the question shows what happens
		r.tell(top)
		r.asked = words
		r.voice.Say(words)
	}
	switch hot := st.Hot(); {
	case hot != r.hot:
		r.hot, r.rested = hot, 0
	case hot != "":
		if r.rested++; r.rested == restTicks {
			if words := Words(st.Thing(hot)); words != "" && words != r.read {
				r.read = words
				r.voice.Now(words)
			}
		}
	}
}

// Quiet breaks off what is being read.
func (r *Reader) Quiet() {
	r.voice.Quiet()
	r.scene = nil
}

// tell reads what has happened in a scene.
func (r *Reader) tell(top scenes.Scene) {
	for _, line := range r.hear(top) {
		r.voice.Say(line)
	}
}

// settled reports whether nothing goes on by itself in a scene.
func settled(top scenes.Scene) bool {
	w, ok := top.(scenes.Worker)
	return !ok || w.Idle()
}

// hear is what has come to the texts of a scene since they were looked at last.
func (r *Reader) hear(top scenes.Scene) (fresh []string) {
	s, ok := top.(scenes.Speaker)
	if !ok {
		return nil
	}
	now := s.Texts()
	from := 0
	for n := min(len(now), len(r.told)); n > 0; n-- { // the longest end of the old that the new begins with
		if slices.Equal(r.told[len(r.told)-n:], now[:n]) {
			from = n
			break
		}
	}
	r.told = now
	return now[from:]
}

// prompt is what a dialog says, else the note of a lesson, the question of a table or the page of a book that lies open.
func prompt(st *ui.Stage) string {
	ids := []string{"note", "prompt", "page"}
	if over := st.Over(); over != "" {
		ids = []string{over}
	}
	for _, id := range ids {
		t := st.Thing(id)
		if t == nil || t.Label == "" {
			continue
		}
		words := t.Label
		if more := st.Thing(id + "/text"); more != nil {
			words += ". " + more.Label
		}
		return strings.TrimSpace(render.Plain(words))
	}
	return ""
}

// Words is all that is said of a thing: its name, why it cannot be chosen, and its tip.
func Words(t *ui.Thing) string {
	if t == nil {
		return ""
	}
	parts := []string{t.Label}
	if t.Disabled && t.Why != "" {
		parts = append(parts, t.Why)
	}
	if t.Tip != nil {
		tip := t.Tip()
		if tip.Title != t.Label {
			parts = append(parts, tip.Title)
		}
		parts = append(parts, tip.Body, tip.Reason)
		for _, k := range tip.Keywords {
			parts = append(parts, k.Name+" "+k.Text)
		}
	}
	parts = slices.DeleteFunc(parts, func(s string) bool { return strings.TrimSpace(s) == "" })
	for i, p := range parts {
		p = strings.TrimSpace(render.Plain(p))
		if !strings.ContainsAny(p[len(p)-1:], ".!?:;") {
			p += "."
		}
		parts[i] = p
	}
	return strings.Join(parts, " ")
}

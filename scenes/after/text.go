package after

import (
	"strconv"
	"strings"

	"safehouse/assets/text"
	"safehouse/render"
)

// text is the result in lines for a message or a forum: who scored what, and all that is needed to play the same set-up.
func (r *resultsScene) text() string {
	h, m := r.house, r.file.Match
	in, setup := r.file.Info(), m.Setup()
	lines := []string{h.T("results.text", "game", h.Title(in.ID), "day", h.Date("day", h.Now())), r.banner()}
	for _, x := range r.ranks {
		line := x.name
		if x.level != "" {
			line += " (" + x.level + ")"
		}
		if !r.crew() {
			line = strconv.Itoa(x.place) + ". " + line + ": " + text.Figure(x.total)
		}
		lines = append(lines, line)
	}
	if m.Practice() {
		lines = append(lines, h.T("results.practice"))
	}
	options := r.file.Options()
	said := h.T("results.text.setup", "n", setup.Seats, "seed", strconv.FormatUint(setup.Seed, 10), "rules", in.Version)
	if len(options) > 0 {
		said += " " + strings.Join(options, "; ") + "."
	}
	return render.Plain(strings.Join(append(lines, said), "\n")) + "\n"
}

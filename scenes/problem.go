package scenes

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	"image/png"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/save"
)

// A problem that a person wants to report: what is written with their words into one file on this machine. Nothing is sent.
type problemReport struct {
	picture *image.RGBA // of the screen before it was asked for words; nil without one
	crash   string      // what happened and where in the program, after a crash
	waited  int         // ticks for the picture
}

// pictureTicks is how long a report waits for the picture of the screen.
const pictureTicks = 30

// ReportProblem asks for words about what is on the screen, once a picture of it is taken.
func (h *House) ReportProblem() {
	h.problem = &problemReport{}
	h.App.Picture(func(img *image.RGBA) {
		if h.problem != nil {
			h.problem.picture = img
		}
	})
	h.App.Repaint()
}

// pollProblem opens the question of a report when its picture is there, or does not come.
func (h *House) pollProblem() {
	p := h.problem
	if p == nil {
		return
	}
	if p.waited++; p.picture == nil && p.waited < pictureTicks {
		return
	}
	h.problem = nil
	if top := h.App.Top(); top != nil {
		h.askProblem(top.Stage(), p)
	}
}

// askProblem asks what went wrong, and writes the file.
func (h *House) askProblem(s *ui.Stage, p *problemReport) {
	h.Ask(s, TextQuestion{ID: "ask-problem", Title: h.T("problem.title"), hint: h.T("problem.hint"), Give: h.T("problem.write"), Max: 1000, AllowEmpty: true,
		Done: func(words string) { h.writeProblem(s, p, words) }})
}

// writeProblem writes a report and says where it is.
func (h *House) writeProblem(s *ui.Stage, p *problemReport, words string) {
	at := save.FreePath(filepath.Join(h.problemFolder(), "safehouse-problem-"+h.Now().Format("2006-01-02-150405")+".zip"))
	err := os.MkdirAll(filepath.Dir(at), 0o755)
	if err == nil {
		err = save.ExportProblem(at, h.problemParts(p, words), h.Now())
	}
	if err != nil {
		h.Alert(s, h.T("problem.failed"), err)
		return
	}
	s.Ask(ui.Dialog{ID: "problem-written", Icon: "check", Title: h.T("problem.written"), Text: h.T("problem.where", "path", render.Escape(at)), Default: 0, Cancel: 1, Answers: []ui.Answer{
		{Label: h.T("settings.folder.copy"), Do: func() { h.Copy(at, h.T("settings.folder.copied")) }}, {Label: h.T("ok"), Confirm: true}}})
}

// problemFolder is where reports go: beside the matches, or among temporary files where nothing is kept.
func (h *House) problemFolder() string {
	if h.Root != nil && h.Keeps() {
		return filepath.Join(h.Root.Dir(), "reports")
	}
	return os.TempDir()
}

// problemParts are the files of a report. What cannot be had is left out.
func (h *House) problemParts(p *problemReport, words string) map[string][]byte {
	parts := map[string][]byte{"about.txt": []byte(h.about(words))}
	if h.log != nil {
		parts["log.txt"] = h.log.Read()
	}
	if b, err := json.MarshalIndent(h.Settings, "", "  "); err == nil {
		parts["settings.json"] = b
	}
	if p.crash != "" {
		parts["crash.txt"] = []byte(p.crash)
	}
	if p.picture != nil {
		var b bytes.Buffer
		quick := png.Encoder{CompressionLevel: png.BestSpeed} // somebody waits
		if quick.Encode(&b, p.picture) == nil {
			parts["screen.png"] = b.Bytes()
		}
	}
	if id := h.Settings.Match; h.Folder != nil && id != "" { // what was on the table last
		if b, err := h.fileOf(id); err == nil {
			parts["last.match"] = b
		}
		if m, _, err := h.Folder.ReadMatch(id); err == nil {
			maps.Copy(parts, save.ProblemMatch(m, func(game string, msg rules.Message) string { return h.Book.Say(game, msg) }))
		}
	}
	return parts
}

// about is what stands on the first page of a report: the person's words, the program and the machine.
func (h *House) about(words string) string {
	var l []string
	line := func(name string, v any) { l = append(l, fmt.Sprintf("%-10s %v", name, v)) }
	line("words", words)
	line("written", h.Now().Format(time.RFC3339))
	line("version", h.Version)
	line("system", runtime.GOOS+" "+runtime.GOARCH)
	line("go", runtime.Version())
	line("cores", runtime.NumCPU())
	if h.App != nil {
		line("window", fmt.Sprintf("%d x %d", h.App.w, h.App.h))
		line("scenes", h.App.names())
	}
	line("language", h.Book.Lang())
	line("kept", h.Keeps())
	line("match", h.Settings.Match)
	return strings.Join(l, "\n") + "\n"
}

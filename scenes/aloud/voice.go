// Package aloud reads what is asked, told and pointed at, by the voice that the system has. It is off unless a person wants
// it, and silent where there is no voice.
package aloud

import (
	"context"
	"os/exec"
	"runtime"
	"strings"
	"sync"
)

// A Voice speaks one text after the other, beside the drawing.
type Voice struct {
	speak func(ctx context.Context, lang, text string) error // until all is said, or ctx ends

	mu     sync.Mutex
	lang   string // that the texts are in, such as "de"
	now    string // what comes before all that waits
	queue  []string
	line   string             // what is being said, if it is of the queue
	cancel context.CancelFunc // of what is being said
	busy   bool
}

// command is a program that speaks: what stands on its standard input, or behind its arguments.
type command struct {
	name  string
	args  func(lang string) []string
	input bool
	quiet []string // what breaks it off, where ending the program does not; nil
}

// speaker is the script that speaks on Windows, with a voice of the language where there is one.
const speaker = `Add-Type -AssemblyName System.Speech; [Console]::InputEncoding = [Text.Encoding]::UTF8; ` +
	`$s = New-Object System.Speech.Synthesis.SpeechSynthesizer; ` +
	`$v = $s.GetInstalledVoices() | Where-Object { $_.VoiceInfo.Culture.TwoLetterISOLanguageName -eq 'LANG' } | Select-Object -First 1; ` +
	`if ($v) { $s.SelectVoice($v.VoiceInfo.Name) }; $s.Speak([Console]::In.ReadToEnd())`

// voiceOf are the voices that macOS has for a language whatever else is installed.
var voiceOf = map[string]string{"de": "Anna", "en": "Daniel"}

// commands are those that a system may have, the best first.
func commands(system string) []command {
	switch system {
	case "windows":
		return []command{{"powershell", func(lang string) []string {
			return []string{"-NoProfile", "-NonInteractive", "-Command", strings.ReplaceAll(speaker, "LANG", lang)}
		}, true, nil}}
	case "darwin":
		return []command{{"say", func(lang string) []string {
			if name := voiceOf[lang]; name != "" {
				return []string{"-v", name, "-f", "-"}
			}
			return []string{"-f", "-"}
		}, true, nil}}
	}
	espeak := func(lang string) []string { return []string{"-v", lang, "--stdin"} }
	return []command{
		{"spd-say", func(lang string) []string { return []string{"--language", lang, "--wait", "--"} }, false, []string{"--cancel"}},
		{"espeak-ng", espeak, true, nil}, {"espeak", espeak, true, nil},
	}
}

// FindVoice is the voice of this system; nil where it has none.
func FindVoice() *Voice {
	for _, c := range commands(runtime.GOOS) {
		path, err := exec.LookPath(c.name)
		if err != nil {
			continue
		}
		return &Voice{speak: func(ctx context.Context, lang, text string) error {
			args := c.args(lang)
			if !c.input {
				args = append(args[:len(args):len(args)], text)
			}
			cmd := exec.CommandContext(ctx, path, args...)
			if c.input {
				cmd.Stdin = strings.NewReader(text)
			}
			hide(cmd)
			err := cmd.Run()
			if ctx.Err() != nil && c.quiet != nil { // its daemon goes on without it
				return exec.Command(path, c.quiet...).Run()
			}
			return err
		}}
	}
	return nil
}

// In has the next texts said in a language, by its tag.
func (v *Voice) In(lang string) {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.lang, _, _ = strings.Cut(lang, "-")
}

// Say speaks a text behind what is being said.
func (v *Voice) Say(text string) {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.queue = append(v.queue, text)
	if len(v.queue) > mostWaiting { // it has fallen behind: the oldest is past
		v.queue = v.queue[len(v.queue)-mostWaiting:]
	}
	v.wake()
}

// Now breaks off what is being said and speaks a text; then what was broken off and what waits go on. Of texts that are to be
// spoken now only the last is.
func (v *Voice) Now(text string) {
	v.mu.Lock()
	defer v.mu.Unlock()
	if v.now = text; v.line != "" {
		v.queue, v.line = append([]string{v.line}, v.queue...), ""
	}
	if v.cancel != nil {
		v.cancel()
	}
	v.wake()
}

// wake has somebody speak what waits.
func (v *Voice) wake() {
	if !v.busy {
		v.busy = true
		go v.work()
	}
}

// mostWaiting is how many texts wait at most: more than happens in a round of any game.
const mostWaiting = 64

// Quiet breaks off what is being said, and drops what waits.
func (v *Voice) Quiet() {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.now, v.line, v.queue = "", "", nil
	if v.cancel != nil {
		v.cancel()
	}
}

// work speaks what waits.
func (v *Voice) work() {
	for {
		v.mu.Lock()
		text, lang := v.now, v.lang
		if v.now = ""; text == "" {
			if len(v.queue) == 0 {
				v.busy = false
				v.mu.Unlock()
				return
			}
			text, v.queue = v.queue[0], v.queue[1:]
			v.line = text
		}
		ctx, cancel := context.WithCancel(context.Background())
		v.cancel = cancel
		v.mu.Unlock()
		_ = v.speak(ctx, lang, text) // a voice that fails is silent: all of it stands on the screen too
		v.mu.Lock()
		v.line = ""
		v.mu.Unlock()
		cancel()
	}
}

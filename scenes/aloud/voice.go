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
	speak func(ctx context.Context, text string) error // until all is said, or ctx ends

	mu     sync.Mutex
	queue  []string
	cancel context.CancelFunc // of what is being said
	busy   bool
}

// command is a program that speaks: what stands on its standard input, or behind its arguments.
type command struct {
	name  string
	args  []string
	input bool
	quiet []string // what breaks it off, where ending the program does not; nil
}

// commands are those that a system may have, the best first.
func commands(system string) []command {
	switch system {
	case "windows":
		return []command{{"powershell", []string{"-NoProfile", "-NonInteractive", "-Command",
			"Add-Type -AssemblyName System.Speech; [Console]::InputEncoding = [Text.Encoding]::UTF8; (New-Object System.Speech.Synthesis.SpeechSynthesizer).Speak([Console]::In.ReadToEnd())"}, true, nil}}
	case "darwin":
		return []command{{"say", []string{"-f", "-"}, true, nil}}
	}
	return []command{{"spd-say", []string{"--wait", "--"}, false, []string{"--cancel"}}, {"espeak-ng", []string{"--stdin"}, true, nil}, {"espeak", []string{"--stdin"}, true, nil}}
}

// FindVoice is the voice of this system; nil where it has none.
func FindVoice() *Voice {
	for _, c := range commands(runtime.GOOS) {
		path, err := exec.LookPath(c.name)
		if err != nil {
			continue
		}
		return &Voice{speak: func(ctx context.Context, text string) error {
			args := c.args
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

// Say speaks a text behind what is being said.
func (v *Voice) Say(text string) {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.queue = append(v.queue, text)
	if len(v.queue) > mostWaiting { // it has fallen behind: the oldest is past
		v.queue = v.queue[len(v.queue)-mostWaiting:]
	}
	if !v.busy {
		v.busy = true
		go v.work()
	}
}

// mostWaiting is how many texts wait at most.
const mostWaiting = 8

// Quiet breaks off what is being said, and drops what waits.
func (v *Voice) Quiet() {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.queue = nil
	if v.cancel != nil {
		v.cancel()
	}
}

// work speaks what waits.
func (v *Voice) work() {
	for {
		v.mu.Lock()
		if len(v.queue) == 0 {
			v.busy = false
			v.mu.Unlock()
			return
		}
		text := v.queue[0]
		v.queue = v.queue[1:]
		ctx, cancel := context.WithCancel(context.Background())
		v.cancel = cancel
		v.mu.Unlock()
		_ = v.speak(ctx, text) // a voice that fails is silent: all of it stands on the screen too
		cancel()
	}
}

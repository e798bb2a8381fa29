package main

import (
	"bytes"
	"errors"
	"io"
	"os/exec"
	"strings"
	"testing"

	"safehouse/cmd/referee/measure"
	"safehouse/rules/games"
)

func TestTheRefereeLinksNoEngine(t *testing.T) {
	out, err := exec.Command("go", "list", "-deps", ".").Output()
	if err != nil {
		t.Fatal(err)
	}
	deps := strings.Fields(string(out))
	if len(deps) < 20 {
		t.Fatalf("only %d dependencies are listed", len(deps))
	}
	for _, d := range deps {
		for _, engine := range []string{"github.com/hajimehoshi/", "github.com/ebitengine/", "safehouse/render", "safehouse/scenes"} {
			if strings.HasPrefix(d, engine) {
				t.Errorf("the referee depends on %s", d)
			}
		}
	}
}

func TestWithoutArgumentsTheRefereeAnswersLines(t *testing.T) {
	var out bytes.Buffer
	if err := run(nil, strings.NewReader("{\"op\":\"games\",\"tag\":1}\nnonsense\n"), &out, io.Discard); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(out.String()), "\n")
	if len(lines) != 2 || !strings.HasPrefix(lines[0], `{"ok":true,"tag":1,"games":[`) || !strings.HasPrefix(lines[1], `{"ok":false,"code":"bad_request"`) {
		t.Errorf("got %q", lines)
	}
}

func TestVerbsAreFound(t *testing.T) {
	var out bytes.Buffer
	if err := run([]string{"help"}, nil, &out, io.Discard); err != nil {
		t.Fatal(err)
	}
	for _, verb := range []string{"sim", "tourney", "bench", "replay"} {
		if !strings.Contains(out.String(), "referee "+verb) {
			t.Errorf("help does not name %s", verb)
		}
		if err := run([]string{verb, "-no-such-flag"}, nil, io.Discard, io.Discard); !errors.Is(err, measure.ErrUsage) {
			t.Errorf("%s with a wrong flag ends with %v", verb, err)
		}
	}
	out.Reset()
	if err := run([]string{"games"}, nil, &out, io.Discard); err != nil || len(strings.Fields(out.String())) != len(games.Playable()) || !strings.Contains(out.String(), "masters\n") {
		t.Errorf("games lists %q (%v)", out.String(), err)
	}
	if err := run([]string{"fly"}, nil, io.Discard, io.Discard); !errors.Is(err, measure.ErrUsage) || !strings.Contains(err.Error(), `"fly"`) {
		t.Errorf("an unknown verb ends with %v", err)
	}
}

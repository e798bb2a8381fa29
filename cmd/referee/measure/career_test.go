package measure

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"reflect"
	"testing"

	"safehouse/rules/games"
)

// rates plays two operations of a career and returns what the verb writes as JSON.
func rates(t *testing.T, args ...string) (c Career) {
	t.Helper()
	var out bytes.Buffer
	args = append([]string{"-game", "infiltration-career", "-games", "8", "-player", "easy", "-json"}, args...)
	if err := RunCareer(args, games.Playable(), &out, io.Discard); err != nil {
		t.Fatal(err)
	}
	lines := bytes.Split(bytes.TrimSpace(out.Bytes()), []byte("\n"))
	if err := json.Unmarshal(lines[len(lines)-1], &c); err != nil {
		t.Fatal(err)
	}
	c.Seconds = 0
	return c
}

func TestTheStarsOfACareerAreCountedByOperation(t *testing.T) {
	c := rates(t, "-operations", "cold-lunch, fire-drill", "-level", "2", "-iterations", "40")
	if c.Level != "harsh" || c.Others != "hard" || len(c.Operations) != 2 || c.Operations[0].ID != "cold-lunch" || c.Operations[1].ID != "fire-drill" {
		t.Fatalf("got %+v", c)
	}
	for _, o := range c.Operations {
		if o.Success.Games != 8 || o.Success.Count < o.Two.Count || o.Two.Count < o.Three.Count {
			t.Errorf("%s: stars that were earned without the ones before: %+v", o.ID, o)
		}
	}
	if again := rates(t, "-operations", "cold-lunch,fire-drill", "-level", "2", "-iterations", "40", "-workers", "1"); !reflect.DeepEqual(c, again) {
		t.Errorf("with one worker %+v, with more %+v", again, c)
	}
}

func TestWrongFlagsOfACareerAreSaid(t *testing.T) {
	for _, args := range [][]string{
		{"-game", "infiltration"}, {"-game", "rivercity"}, {"-game", "infiltration-career", "-level", "3"},
		{"-game", "infiltration-career", "-operations", "picnic"}, {"-game", "infiltration-career", "-player", "grandmaster"},
	} {
		if err := RunCareer(args, games.Playable(), io.Discard, io.Discard); !errors.Is(err, ErrUsage) {
			t.Errorf("%v: %v", args, err)
		}
	}
}

package protocol

import (
	"bytes"
	"os"
	"testing"

	"safehouse/rules/rulestest"
)

// TestAScriptedSession compares a whole conversation about lamps with a stored
// one: a change of the protocol shows as a change of the answers.
func TestAScriptedSession(t *testing.T) {
	script, err := os.ReadFile("testdata/session.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	k := newTalk(t)
	var b bytes.Buffer
	for _, line := range bytes.Split(bytes.TrimSuffix(script, []byte("\n")), []byte("\n")) {
		b.WriteString("> " + string(line) + "\n< ")
		b.Write(k.s.Answer(line))
		b.WriteString("\n")
	}
	rulestest.Golden(t, "testdata/session.txt", b.Bytes())
}

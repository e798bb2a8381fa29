package protocol

import (
	"bytes"
	"errors"
	"io"
	"runtime"
	"strings"
	"testing"

	"safehouse/cmd/referee/literal"
	"safehouse/rules"
	"safehouse/rules/rulestest/lamps"
)

// answers runs a conversation and returns its answers.
func answers(t *testing.T, in io.Reader) []map[string]any {
	t.Helper()
	var out bytes.Buffer
	if err := NewSession([]rules.Game{lamps.Game{}}, literal.Words{}).Serve(in, &out); err != nil {
		t.Fatal(err)
	}
	var l []map[string]any
	if out.Len() == 0 {
		return l
	}
	if out.Bytes()[out.Len()-1] != '\n' {
		t.Error("the last answer does not end its line")
	}
	for _, line := range bytes.Split(bytes.TrimSuffix(out.Bytes(), []byte("\n")), []byte("\n")) {
		l = append(l, object(t, line))
	}
	return l
}

func TestEveryLineIsAnsweredOnce(t *testing.T) {
	for in, want := range map[string]string{
		"":                                       "",
		"\n":                                     "f",
		"\n\n":                                   "ff",
		`{"op":"games"}`:                         "t",
		"{\"op\":\"games\"}\n{\"op\":\"games\"}": "tt",
		"{\"op\":\"games\"}\r\n{\"op\":\"turn\"}\r\n": "tf",
		"{\"op\":\"ga\n":                                "f",
		"{\"op\":\"games\"":                             "f",
		"{\"op\":\"games\"}{\"op\":\"games\"}\n":        "f",
		"\x00\n\xff\xfe\n{\"op\":\"games\"}\n":          "fft",
		" \t {\"op\" : \"games\"} \n":                   "t",
		strings.Repeat("x", 200<<10) + "\n{}\n":         "ff",
		"{\"op\":\"quit\"}\n{\"op\":\"games\"}\n":       "t",
		"{\"op\":\"games\"}\n" + strings.Repeat(" ", 9): "tf",
	} {
		got := ""
		for _, a := range answers(t, strings.NewReader(in)) {
			got += map[any]string{true: "t", false: "f"}[a["ok"]]
		}
		if got != want {
			t.Errorf("%.60q is answered by %q, want %q", in, got, want)
		}
	}
}

// A repeater is a long line of one byte without ever being in memory.
type repeater struct {
	b    byte
	left int
}

func (r *repeater) Read(p []byte) (int, error) {
	if r.left == 0 {
		return 0, io.EOF
	}
	n := min(len(p), r.left)
	for i := range p[:n] {
		p[i] = r.b
	}
	r.left -= n
	return n, nil
}

func TestALongLineIsRefusedInBoundedMemory(t *testing.T) {
	for _, size := range []int{MaxLine + 1, 10 << 20, 100 << 20} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		l := answers(t, io.MultiReader(strings.NewReader(`{"op":"games","tag":"`), &repeater{'x', size}, strings.NewReader("\"}\n{\"op\":\"games\",\"tag\":1}\n")))
		runtime.ReadMemStats(&after)
		if len(l) != 2 || l[0]["code"] != string(BadRequest) || l[1]["ok"] != true {
			t.Errorf("%d bytes: answered by %.200v", size, l)
		}
		if used := after.TotalAlloc - before.TotalAlloc; used > 16<<20 {
			t.Errorf("a line of %d bytes made %d bytes of garbage", size, used)
		}
	}
	l := answers(t, &repeater{'[', 10 << 20})
	if len(l) != 1 || l[0]["code"] != string(BadRequest) {
		t.Errorf("a long last line is answered by %.200v", l)
	}
}

func TestALineOfTheFullLengthIsRead(t *testing.T) {
	head, tail := `{"op":"games","tag":"`, `"}`
	tag := strings.Repeat("x", MaxLine-len(head)-len(tail))
	l := answers(t, strings.NewReader(head+tag+tail+"\n"))
	if len(l) != 1 || l[0]["ok"] != true || l[0]["tag"] != tag {
		t.Errorf("a line of %d bytes is not read", MaxLine)
	}
}

func TestAFailingOutputEndsTheConversation(t *testing.T) {
	err := NewSession(nil, literal.Words{}).Serve(strings.NewReader("{}\n"), failing{})
	if !errors.Is(err, errBroken) {
		t.Errorf("got %v", err)
	}
	err = NewSession(nil, literal.Words{}).Serve(failing{}, io.Discard)
	if !errors.Is(err, errBroken) {
		t.Errorf("got %v", err)
	}
}

var errBroken = errors.New("broken pipe")

type failing struct{}

func (failing) Write([]byte) (int, error) { return 0, errBroken }
func (failing) Read([]byte) (int, error)  { return 0, errBroken }

// counting counts writes: every answer leaves at once and whole.
type counting struct{ writes []string }

func (c *counting) Write(p []byte) (int, error) {
	c.writes = append(c.writes, string(p))
	return len(p), nil
}

func TestEveryAnswerIsWrittenAtOnce(t *testing.T) {
	var c counting
	if err := NewSession(nil, literal.Words{}).Serve(strings.NewReader("{}\n{}\n{}\n"), &c); err != nil {
		t.Fatal(err)
	}
	if len(c.writes) != 3 {
		t.Fatalf("3 answers in %d writes", len(c.writes))
	}
	for _, w := range c.writes {
		if strings.Count(w, "\n") != 1 || !strings.HasSuffix(w, "\n") {
			t.Errorf("%q is no line", w)
		}
	}
}

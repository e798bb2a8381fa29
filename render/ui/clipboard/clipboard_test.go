//go:build linux

package clipboard

import (
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"
)

// Another program must be able to read what this one copies, and the other way round; xclip is that program where it is there.
func TestTextGoesToAnotherProgramAndBack(t *testing.T) {
	if os.Getenv("DISPLAY") == "" {
		t.Skip("no display")
	}
	xclip, err := exec.LookPath("xclip")
	if err != nil {
		t.Skip("no xclip")
	}
	long := strings.Repeat("a match as text, 0123456789\n", 12000) // more than goes in one piece
	for _, text := range []string{"Seed 342755", "Zoë – 中文 🂡", long} {
		if err := Write(text); err != nil {
			t.Fatal(err)
		}
		if got, err := Read(); got != text || err != nil {
			t.Errorf("what was copied here is %.40q, %v", got, err)
		}
		out, err := exec.Command(xclip, "-selection", "clipboard", "-o", "-target", "UTF8_STRING").Output()
		if err != nil || string(out) != text {
			t.Errorf("another program reads %d bytes of %d, %v", len(out), len(text), err)
		}
	}
	for _, text := range []string{"from elsewhere", "Ö", long + long + long} {
		c := exec.Command(xclip, "-selection", "clipboard")
		c.Stdin = strings.NewReader(text)
		if err := c.Run(); err != nil {
			t.Fatal(err)
		}
		deadline := time.Now().Add(3 * time.Second)
		got := ""
		for got != text && time.Now().Before(deadline) { // the other program owns it a moment later
			if got, err = Read(); err != nil {
				t.Fatal(err)
			}
		}
		if got != text {
			t.Errorf("%d bytes from another program came as %d", len(text), len(got))
		}
	}
	_ = Write("") // so that the other program ends
}

func TestWithoutADisplayAnErrorSaysSo(t *testing.T) {
	opening.Lock()
	was := opened
	opened = nil
	opening.Unlock()
	defer func() { opening.Lock(); opened = was; opening.Unlock() }()
	t.Setenv("DISPLAY", ":4711")
	if err := Write("x"); err == nil {
		t.Error("a text went to a display that is not there")
	}
	if _, err := Read(); err == nil {
		t.Error("a text came from there")
	}
}

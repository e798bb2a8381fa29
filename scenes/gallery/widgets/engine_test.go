package widgets

import (
	"bytes"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"
)

// What Ebitengine tells about real devices arrives as actions, presses and text: the guest reads it with input.Engine.
func TestTheEngineReadsEveryDevice(t *testing.T) {
	if testing.Short() {
		t.Skip("it builds a program")
	}
	g := startGuest(t)
	g.MoveCursor(40, 50)
	g.AdvanceTicks(2)
	for range 2 {
		g.PressMouseButton(ebiten.MouseButtonLeft)
		g.AdvanceTicks(2)
		g.ReleaseMouseButton(ebiten.MouseButtonLeft)
		g.AdvanceTicks(2)
	}
	g.ScrollWheel(0, -2)
	g.AdvanceTicks(2)
	g.TypeRune('ß')
	g.AdvanceTicks(2)
	g.PressKey(ebiten.KeyShiftLeft)
	g.PressKey(ebiten.KeyTab)
	g.AdvanceTicks(2)
	g.ReleaseKey(ebiten.KeyTab)
	g.ReleaseKey(ebiten.KeyShiftLeft)
	g.AdvanceTicks(2)
	g.PressKey(ebiten.KeyH) // pressed and released between two ticks
	g.ReleaseKey(ebiten.KeyH)
	g.AdvanceTicks(2)
	g.PressKey(ebiten.KeyArrowDown)
	g.AdvanceTicks(25)
	g.ReleaseKey(ebiten.KeyArrowDown)
	g.AdvanceTicks(2)
	pad := vmhost.GamepadState{Name: "Sony DualSense", Axes: []float64{0, 0}, Buttons: []bool{false},
		StandardButtons: map[ebiten.StandardGamepadButton]vmhost.GamepadStandardButtonState{},
		StandardAxes:    map[ebiten.StandardGamepadAxis]float64{}}
	for b := ebiten.StandardGamepadButton(0); b <= ebiten.StandardGamepadButtonMax; b++ {
		pad.StandardButtons[b] = vmhost.GamepadStandardButtonState{}
	}
	for a := ebiten.StandardGamepadAxis(0); a <= ebiten.StandardGamepadAxisMax; a++ {
		pad.StandardAxes[a] = 0
	}
	play := func(change func()) {
		change()
		g.UpdateGamepads([]vmhost.GamepadState{pad})
		g.AdvanceTicks(2)
	}
	button := func(b ebiten.StandardGamepadButton, down bool) func() {
		return func() { pad.StandardButtons[b] = vmhost.GamepadStandardButtonState{Pressed: down} }
	}
	axis := func(a ebiten.StandardGamepadAxis, v float64) func() { return func() { pad.StandardAxes[a] = v } }
	play(func() {}) // what a pad holds when it comes would need an end first
	play(button(ebiten.StandardGamepadButtonRightBottom, true))
	play(button(ebiten.StandardGamepadButtonRightBottom, false))
	play(axis(ebiten.StandardGamepadAxisLeftStickVertical, -0.9))
	play(axis(ebiten.StandardGamepadAxisLeftStickVertical, 0))
	play(axis(ebiten.StandardGamepadAxisRightStickVertical, 0.5))
	play(axis(ebiten.StandardGamepadAxisRightStickVertical, 0))
	pad.StandardAxes, pad.StandardButtons = nil, nil // a pad that nobody has described
	play(func() { pad.Name, pad.Buttons = "Old pad", []bool{false, true, false} })
	play(func() { pad.Buttons = []bool{false, false, false} })
	g.PressKey(ebiten.KeyF10)
	g.AdvanceTicks(2)
	g.WaitTicks()
	want := []string{
		"pressed 1 at 40,50 double false", "released 1", "pressed 1 at 40,50 double true", "released 1", "wheel -2", "typed ß",
		"previous repeat false device 1 family 0", "hint repeat false device 1 family 0",
		"down repeat false device 1 family 0", "down repeat true device 1 family 0",
		"confirm repeat false device 2 family 1", "up repeat false device 2 family 1", "stick 0.5", "stick 0.5",
	}
	got := g.said(t)
	if len(got) < len(want) || !slices.Equal(got[:len(want)], want) {
		t.Fatalf("the guest says\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if rest := got[len(want):]; len(rest) < 2 || !strings.HasPrefix(rest[0], "back repeat false device 2") || !strings.HasPrefix(rest[len(rest)-1], "menu") {
		t.Errorf("a pad that nobody has described, and F10: %q, want back and menu", rest)
	}
}

// guest is a running game without a display.
type guest struct {
	*vmhost.GuestSession
	cmd *exec.Cmd
	out *bytes.Buffer
}

// said waits for the guest to end and returns what it said.
func (g *guest) said(t *testing.T) []string {
	t.Helper()
	_ = g.Close()
	_ = g.cmd.Wait() // it ends with the session; what it said is what counts
	return strings.Split(strings.TrimSpace(g.out.String()), "\n")
}

func startGuest(t *testing.T) *guest {
	t.Helper()
	dir := t.TempDir()
	bin := filepath.Join(dir, "guest")
	build := exec.Command("go", "build", "-tags", "ebitenginevmguest", "-o", bin, "./testdata/guest")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("building the guest: %v\n%s", err, out)
	}
	ln, err := net.Listen("unix", filepath.Join(dir, "s"))
	if err != nil {
		t.Fatal(err)
	}
	defer ln.Close()
	url, err := vmhost.EndpointURLFromAddr(ln.Addr())
	if err != nil {
		t.Fatal(err)
	}
	g := &guest{cmd: exec.Command(bin), out: &bytes.Buffer{}}
	g.cmd.Env = []string{"EBITENGINE_VM_ENDPOINT=" + url, "HOME=" + dir} // no display, on purpose
	g.cmd.Stderr = g.out
	if err := g.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = g.cmd.Process.Kill() })
	if err := ln.(*net.UnixListener).SetDeadline(time.Now().Add(30 * time.Second)); err != nil {
		t.Fatal(err)
	}
	conn, err := ln.Accept()
	if err != nil {
		t.Fatalf("the guest does not call: %v\n%s", err, g.out)
	}
	g.GuestSession, err = vmhost.NewGuestSession(conn, &vmhost.NewGuestSessionOptions{IdleTimeout: 15 * time.Second})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = g.Close() })
	if err := g.SetOutsideScreen(ebiten.NewImage(320, 240)); err != nil {
		t.Fatal(err)
	}
	g.AdvanceTicks(1)
	return g
}

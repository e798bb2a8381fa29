package after_test

import (
	"bytes"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"safehouse/render/ui/proof"
	"safehouse/scenes/scenestest"
)

// The results lead to where the match turned; a turning point shows the table at
// that moment, Esc comes back, and the page can be kept as a picture.
func TestWhereAMatchTurned(t *testing.T) {
	d := scenestest.NewDesk(t, 1280, 720)
	d.Results()
	path := filepath.Join(t.TempDir(), "turned.png")
	d.Play("wait idle\nexpect scene results\npick analysis\nwait idle\nexpect scene analysis\nexpect text choices as good as any")
	st := d.App.Top().Stage()
	proof.Contrasts(t, "analysis", st, 1280, 720)
	for _, f := range proof.Cut(st, 1280, 720) {
		t.Error(f)
	}
	d.Play("pick turn:0\nwait idle\nexpect scene replay\nkey Escape\nwait idle\nexpect scene analysis\npick flag:0\nwait idle\nexpect scene replay\nkey Escape\nwait idle")
	d.Play("pick picture\nwait idle\nkey Ctrl+A\ntype " + path + "\nkey Enter\nwait idle\nexpect scene analysis")
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	c, err := png.DecodeConfig(bytes.NewReader(b))
	if err != nil || c.Width < 1000 || c.Height < 500 {
		t.Errorf("the picture measures %d x %d, %v", c.Width, c.Height, err)
	}
	d.Play("pick eyes\nwait idle\npick eyes/list:1\nwait idle\nexpect text of 32 choices\npick back\nwait idle\nexpect scene results")
}

// Who has no patience breaks the look off, and finds the button to look again; to
// go back breaks it off too.
func TestALookBackIsBrokenOff(t *testing.T) {
	d := scenestest.NewDesk(t, 1280, 720)
	d.House.Back = 1 << 30 // until it is stopped
	d.Results()
	d.Play("wait idle\npick analysis\nrest 2\npick cancel\nwait idle\nexpect scene analysis\nexpect text Look again")
	if ids := strings.Join(d.App.Top().Stage().Things(), " "); strings.Contains(ids, "turn:") || strings.Contains(ids, "picture") {
		t.Errorf("a look that was broken off shows %s", ids)
	}
	d.Play("pick begin\nrest 2\nkey Escape\nwait idle\nexpect scene results")
}

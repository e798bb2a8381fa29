package main

import (
	"bytes"
	"encoding/xml"
	"image"
	_ "image/png"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// Packages built twice from one commit are the same to the byte; what is unpacked from one for this system starts and says
// its version, and a file that it is given is opened. It builds ten programs: with SAFEHOUSE_SOAK=1.
func TestPackagesAreTheSameTwiceAndStart(t *testing.T) {
	if os.Getenv("SAFEHOUSE_SOAK") != "1" {
		t.Skip("ten programs are built: with SAFEHOUSE_SOAK=1")
	}
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	dist := func() (dir string, sums []byte) {
		dir = filepath.Join(t.TempDir(), "dist")
		cmd := exec.Command("cmd/safehouse/packages/dist.sh", "9.8.7", dir)
		cmd.Dir = root
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		sums, err := os.ReadFile(filepath.Join(dir, "SHA256SUMS"))
		if err != nil {
			t.Fatal(err)
		}
		return dir, sums
	}
	dir, first := dist()
	if _, second := dist(); !bytes.Equal(first, second) {
		t.Errorf("built twice:\n%s\n%s", first, second)
	}
	if n := bytes.Count(first, []byte("\n")); n != 8 {
		t.Errorf("%d packages, want 8:\n%s", n, first)
	}
	run := func(name string, args ...string) string {
		cmd := exec.Command(name, args...)
		cmd.Dir = dir
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("%s %v: %v\n%s", name, args, err, out)
		}
		return string(out)
	}
	run("tar", "xzf", "safehouse-9.8.7-linux-amd64.tar.gz")
	run("dpkg-deb", "-x", "safehouse_9.8.7_amd64.deb", "deb")
	for _, program := range []string{"safehouse-9.8.7-linux-amd64/safehouse", "deb/usr/games/safehouse"} {
		program = filepath.Join(dir, program)
		if v := run(program, "-version"); !strings.HasPrefix(v, "Safehouse 9.8.7 (") {
			t.Errorf("%s is %q", program, v)
		}
		script := filepath.Join(dir, "script.txt")
		if err := os.WriteFile(script, []byte("wait idle\nshot start\nquit\n"), 0o644); err != nil {
			t.Fatal(err)
		}
		run("xvfb-run", "-a", program, "-data", t.TempDir(), "-mute", "-drive", script, "-shots", dir)
	}
	for _, f := range []string{"applications/safehouse.desktop", "mime/packages/safehouse.xml", "metainfo/org.safehouse.Safehouse.metainfo.xml", "icons/hicolor/512x512/apps/safehouse.png", "icons/hicolor/scalable/apps/safehouse.svg"} {
		if _, err := os.Stat(filepath.Join(dir, "deb/usr/share", f)); err != nil {
			t.Error(err)
		}
	}
	run("unzip", "-q", "safehouse-9.8.7-windows-amd64.zip")
	run("7z", "x", "-oinstalled", "-y", "safehouse-9.8.7-windows-amd64-installer.exe")
	for _, name := range []string{"safehouse.exe", "LICENSE", "README.md", "CHANGES.md", "CREDITS.md", "THIRD-PARTY.txt"} {
		inZip, err := os.ReadFile(filepath.Join(dir, "safehouse-9.8.7-windows-amd64", name))
		if err != nil {
			t.Fatal(err)
		}
		if installed, err := os.ReadFile(filepath.Join(dir, "installed", name)); err != nil || !bytes.Equal(installed, inZip) {
			t.Errorf("the installer's %s is not that of the zip: %v", name, err)
		}
	}
	run("env", "PREFIX="+filepath.Join(dir, "home"), "safehouse-9.8.7-linux-amd64/install.sh")
	if _, err := os.Stat(filepath.Join(dir, "home/share/icons/hicolor/scalable/apps/safehouse.svg")); err != nil {
		t.Error(err)
	}
	entry, err := os.ReadFile(filepath.Join(dir, "home/share/applications/safehouse.desktop"))
	if want := `Exec="` + filepath.Join(dir, "home/bin/safehouse") + `" %f`; err != nil || !strings.Contains(string(entry), want) {
		t.Errorf("the entry of the menu wants %q: %v\n%s", want, err, entry)
	}
}

// The metadata for software centres names the icon of the menu, and screenshots that are there and as large as it says.
func TestTheMetadataIsTrue(t *testing.T) {
	b, err := os.ReadFile("packages/safehouse.metainfo.xml")
	if err != nil {
		t.Fatal(err)
	}
	var m struct {
		Icon struct {
			Type string `xml:"type,attr"`
			Name string `xml:",chardata"`
		} `xml:"icon"`
		Shots []struct {
			Type  string `xml:"type,attr"`
			Image struct {
				W   int    `xml:"width,attr"`
				H   int    `xml:"height,attr"`
				URL string `xml:",chardata"`
			} `xml:"image"`
			Caption string `xml:"caption"`
		} `xml:"screenshots>screenshot"`
	}
	if err := xml.Unmarshal(b, &m); err != nil {
		t.Fatal(err)
	}
	entry, err := os.ReadFile("packages/safehouse.desktop")
	if err != nil {
		t.Fatal(err)
	}
	if m.Icon.Type != "stock" || m.Icon.Name == "" || !strings.Contains(string(entry), "\nIcon="+m.Icon.Name+"\n") {
		t.Errorf("the icon is %+v, the entry of the menu\n%s", m.Icon, entry)
	}
	if _, err := os.Stat("../../assets/icons/" + m.Icon.Name + ".svg"); err != nil {
		t.Error(err)
	}
	if m.Shots[0].Type != "default" {
		t.Errorf("the screenshots are %+v, want the default one first", m.Shots)
	}
	// Each game's table, and the desk.
	for _, name := range []string{"table", "masters", "intoodeep", "deepstate", "shadownetwork", "title"} {
		n := 0
		for _, x := range m.Shots {
			if x.Image.URL == "@PICTURES@/"+name+".png" {
				n++
			}
		}
		if n != 1 {
			t.Errorf("%d screenshots are %s.png", n, name)
		}
	}
	if _, err := exec.LookPath("appstreamcli"); err == nil {
		dir := t.TempDir()
		full := strings.NewReplacer("@PICTURES@", "https://example.org/pictures", "@VERSION@", "1.0.0", "@DATE@", "2026-11-28").Replace(string(b))
		file := filepath.Join(dir, "org.safehouse.Safehouse.metainfo.xml")
		if err := os.WriteFile(file, []byte(full), 0o644); err != nil {
			t.Fatal(err)
		}
		if out, err := exec.Command("appstreamcli", "validate", "--no-net", file).CombinedOutput(); err != nil {
			t.Errorf("%v\n%s", err, out)
		}
	}
	for _, x := range m.Shots {
		name, ok := strings.CutPrefix(x.Image.URL, "@PICTURES@/")
		f, err := os.Open("../../assets/pictures/" + name)
		if err != nil || !ok {
			t.Errorf("%q: %v", x.Image.URL, err)
			continue
		}
		c, _, err := image.DecodeConfig(f)
		f.Close()
		if err != nil || c.Width != x.Image.W || c.Height != x.Image.H || x.Caption == "" {
			t.Errorf("%s is %dx%d (%v), said are %+v", name, c.Width, c.Height, err, x)
		}
	}
}

package main

import (
	"bytes"
	"encoding/binary"
	"encoding/xml"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"safehouse/cmd/atlas/art"
	"safehouse/cmd/atlas/paint"
)

// An icon of macOS is read as the format says: its parts fill it exactly, and each is a picture of its size.
func TestTheIconOfMacOSIsWhole(t *testing.T) {
	dir := t.TempDir()
	if err := packageIcons(dir); err != nil {
		t.Fatal(err)
	}
	b, err := os.ReadFile(filepath.Join(dir, "safehouse.icns"))
	if err != nil {
		t.Fatal(err)
	}
	if string(b[:4]) != "icns" || int(binary.BigEndian.Uint32(b[4:])) != len(b) {
		t.Fatalf("the head says %q and %d bytes of %d", b[:4], binary.BigEndian.Uint32(b[4:]), len(b))
	}
	rest := b[8:]
	for _, want := range icnsSizes {
		n := int(binary.BigEndian.Uint32(rest[4:]))
		m, err := png.Decode(bytes.NewReader(rest[8:n]))
		if err != nil || string(rest[:4]) != want.kind || m.Bounds().Dx() != want.px {
			t.Fatalf("part %q: %v, want %s with %d pixels", rest[:4], err, want.kind, want.px)
		}
		rest = rest[n:]
	}
	if len(rest) != 0 {
		t.Errorf("%d bytes are left over", len(rest))
	}
	if m, err := os.ReadFile(filepath.Join(dir, "safehouse-512.png")); err != nil || len(m) == 0 {
		t.Errorf("the largest icon of Linux: %v", err)
	}
}

// An icon of Windows is read as the format says: each entry leads to a picture of its size, and the last one ends the file.
func TestTheIconOfWindowsIsWhole(t *testing.T) {
	b, err := makeIco()
	if err != nil {
		t.Fatal(err)
	}
	end := 0
	for i, px := range icoSizes {
		e := b[6+16*i:]
		at, n := int(binary.LittleEndian.Uint32(e[12:])), int(binary.LittleEndian.Uint32(e[8:]))
		m, err := png.Decode(bytes.NewReader(b[at : at+n]))
		if err != nil || m.Bounds().Dx() != px || e[0] != byte(px) {
			t.Fatalf("entry %d: %v, want a picture of %d pixels", i, err, px)
		}
		end = at + n
	}
	if end != len(b) || b[4] != byte(len(icoSizes)) {
		t.Errorf("the pictures end at %d of %d bytes, %d entries", end, len(b), b[4])
	}
}

// The icon as SVG is whole XML of the icon's size, all that it refers to is there, and it has every shape of the painted one.
func TestTheIconAsSVGIsWhole(t *testing.T) {
	svg := art.ProgramSVG()
	named, used, paths := map[string]bool{}, map[string]bool{}, 0
	d := xml.NewDecoder(bytes.NewReader(svg))
	for {
		tok, err := d.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		x, ok := tok.(xml.StartElement)
		if !ok {
			continue
		}
		for _, a := range x.Attr {
			if a.Name.Local == "id" {
				named[a.Value] = true
			}
			if id, ok := strings.CutPrefix(a.Value, "url(#"); ok {
				used[strings.TrimSuffix(id, ")")] = true
			}
			if x.Name.Local == "svg" && a.Name.Local == "viewBox" && a.Value != "0 0 64 64" {
				t.Errorf("the icon's box is %s", a.Value)
			}
			if a.Name.Local == "d" {
				paths++
				if _, err := paint.ParsePath(a.Value); err != nil {
					t.Error(err)
				}
			}
		}
	}
	for id := range used {
		if !named[id] {
			t.Errorf("%s is used and not there", id)
		}
	}
	if paths != 13 { // eleven shapes and two outlines that limit them
		t.Errorf("%d outlines", paths)
	}
	if stored, err := os.ReadFile("../../assets/icons/safehouse.svg"); err != nil || !bytes.Equal(stored, svg) {
		t.Errorf("the stored icon is not the one that is drawn, run go generate ./assets: %v", err)
	}
}

package main

import (
	"bytes"
	"encoding/binary"
	"image/png"
	"os"
	"path/filepath"
	"testing"
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

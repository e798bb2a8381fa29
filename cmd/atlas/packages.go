package main

import (
	"encoding/binary"
	"os"
	"path/filepath"
)

// icnsSizes are the pictures of an icon of macOS: the type of each in the file, and its edge in pixels.
var icnsSizes = []struct {
	kind string
	px   int
}{{"icp4", 16}, {"icp5", 32}, {"ic07", 128}, {"ic08", 256}, {"ic09", 512}, {"ic11", 32}, {"ic12", 64}, {"ic13", 256}, {"ic14", 512}}

// icoSizes are the edges of the pictures of an icon of Windows, in pixels.
var icoSizes = []int{16, 32, 48, 256}

// packageIcons paints what only packages need: the largest icon of Linux, safehouse.icns of macOS, and safehouse.ico of the
// installer of Windows.
func packageIcons(dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	large, err := programIcon(512)
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, "safehouse-512.png"), large, 0o644); err != nil {
		return err
	}
	icns, err := makeIcns()
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, "safehouse.icns"), icns, 0o644); err != nil {
		return err
	}
	ico, err := makeIco()
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, "safehouse.ico"), ico, 0o644)
}

// makeIco puts the icon at the sizes of Windows into one file: a head, an entry of 16 bytes for each picture, the pictures.
func makeIco() ([]byte, error) {
	out := []byte{0, 0, 1, 0, byte(len(icoSizes)), 0}
	at := len(out) + 16*len(icoSizes)
	var pictures []byte
	for _, px := range icoSizes {
		b, err := programIcon(px)
		if err != nil {
			return nil, err
		}
		out = append(out, byte(px), byte(px), 0, 0, 1, 0, 32, 0) // an edge of 256 is written as 0
		out = binary.LittleEndian.AppendUint32(out, uint32(len(b)))
		out = binary.LittleEndian.AppendUint32(out, uint32(at+len(pictures)))
		pictures = append(pictures, b...)
	}
	return append(out, pictures...), nil
}

// makeIcns puts the icon at all its sizes into one file: a head of the whole length, then each picture with its type and
// length, as Apple's icon image format has it.
func makeIcns() ([]byte, error) {
	out := append([]byte("icns"), 0, 0, 0, 0)
	for _, x := range icnsSizes {
		b, err := programIcon(x.px)
		if err != nil {
			return nil, err
		}
		out = append(out, x.kind...)
		out = binary.BigEndian.AppendUint32(out, uint32(len(b)+8))
		out = append(out, b...)
	}
	binary.BigEndian.PutUint32(out[4:], uint32(len(out)))
	return out, nil
}

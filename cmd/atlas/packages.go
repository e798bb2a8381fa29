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

// packageIcons paints what only packages need: the largest icon of Linux, and safehouse.icns of macOS.
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
	return os.WriteFile(filepath.Join(dir, "safehouse.icns"), icns, 0o644)
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

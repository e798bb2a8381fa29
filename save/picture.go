package save

import (
	"bytes"
	"errors"
	"image/png"
)

// Bounds of a picture of a table.
const (
	maxPicture     = 1 << 20 // bytes
	maxPictureSide = 1024    // pixels
)

// SetPicture keeps a PNG of the table beside a match: at most 1 MiB and 1024
// pixels a side.
func (f *Folder) SetPicture(id string, picture []byte) error {
	if err := checkPicture(picture); err != nil {
		return err
	}
	if !validID(id) || !f.has(matchesDir, id) {
		return problem(problemMissing, nil, file(id))
	}
	return replace(f.disk, f.path(matchesDir, id+pictureEnding), picture, false)
}

// Picture is the PNG beside a match. Its size was checked, its content was not
// decoded.
func (f *Folder) Picture(id string) ([]byte, error) {
	if !validID(id) {
		return nil, problem(problemMissing, nil, file(id))
	}
	path := f.path(matchesDir, id+pictureEnding)
	b, err := f.disk.ReadFile(path, maxPicture)
	if err != nil {
		return nil, reading(path, err)
	}
	return b, checkPicture(b)
}

func checkPicture(b []byte) error {
	if len(b) > maxPicture {
		return problem(problemPicture, errTooLarge)
	}
	c, err := png.DecodeConfig(bytes.NewReader(b))
	if err != nil {
		return problem(problemPicture, err)
	}
	if c.Width < 1 || c.Height < 1 || c.Width > maxPictureSide || c.Height > maxPictureSide {
		return problem(problemPicture, errors.New("the picture is too large"))
	}
	return nil
}

// ExportPicture writes a PNG as a file at a path, whole and at once, as
// Journal.Export does.
func ExportPicture(path string, picture []byte) error {
	return exportWhole(osDisk{}, path, picture)
}

// ExportPicture writes a PNG as a file at a path, but never into this folder.
func (f *Folder) ExportPicture(path string, picture []byte) error {
	if f.inside(path) {
		return problem(problemOwn, nil, file(path))
	}
	return exportWhole(f.disk, path, picture)
}

func exportWhole(d disk, path string, content []byte) error {
	if !d.Replaceable(path) {
		return problem(problemNoFile, nil, file(path))
	}
	return replace(d, path, content, false)
}

package save

import (
	"archive/zip"
	"bytes"
	"maps"
	"slices"
	"time"
)

// ExportProblem writes what belongs to the report of a problem into one zip file at a path,
// whole and at once. parts are the files in it by their names; now is when they were made.
func ExportProblem(path string, parts map[string][]byte, now time.Time) error {
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for _, name := range slices.Sorted(maps.Keys(parts)) {
		w, err := z.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Deflate, Modified: now})
		if err != nil {
			return err
		}
		if _, err := w.Write(parts[name]); err != nil {
			return err
		}
	}
	if err := z.Close(); err != nil {
		return err
	}
	return exportWhole(osDisk{}, path, b.Bytes())
}

package scenes

import (
	"os"
	"path/filepath"

	"safehouse/save"
)

// TextOf is a match of the folder as text.
func (h *House) TextOf(x save.Listed) (string, error) {
	file, err := h.fileOf(x.ID)
	if err != nil {
		return "", err
	}
	return save.MatchText(h.Title(x.Game)+", "+h.Date("day", x.Saved), file), nil
}

// fileOf is the file of a match of the folder, as exporting writes it.
func (h *House) fileOf(id string) ([]byte, error) {
	dir, err := os.MkdirTemp("", "safehouse-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	at := filepath.Join(dir, "copy.match")
	h.Flush()
	if _, err := h.Folder.ExportMatch(id, at); err != nil {
		return nil, err
	}
	return os.ReadFile(at)
}

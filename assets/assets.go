package assets

import (
	"bytes"
	"embed"
	"encoding/json"
	"fmt"
	"image"
	"image/png"
	"io/fs"
	"path"
	"slices"
	"strings"

	"safehouse/assets/sheet"
)

//go:embed sheets icons source/fonts source/LICENSE-game-icons.txt source/LICENSE-Phosphor.txt CREDITS.md CHANGES.md third-party.txt
var files embed.FS

// Sheets lists the sheets that are there: the shared ones, then those of games in order of their ids.
func Sheets() []string {
	names := slices.Clone(sheet.Shared[:])
	entries, _ := fs.ReadDir(files, "sheets")
	for _, e := range entries {
		if name, ok := strings.CutSuffix(e.Name(), fmt.Sprintf("@%d.json", sheet.Densities[0])); ok && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

// OpenIndex reads the index of a sheet at one of sheet.Densities.
func OpenIndex(name string, density int) (*sheet.Index, error) {
	b, err := files.ReadFile(fmt.Sprintf("sheets/%s@%d.json", name, density))
	if err != nil {
		return nil, fmt.Errorf("assets: no sheet %q at density %d", name, density)
	}
	x := new(sheet.Index)
	if err := json.Unmarshal(b, x); err != nil {
		return nil, fmt.Errorf("assets: index of %s@%d: %w", name, density, err)
	}
	return x, nil
}

// PageData gives the bytes of a page's picture file. They belong to the program and must not be changed.
func PageData(p sheet.Page) ([]byte, error) {
	b, err := files.ReadFile("sheets/" + p.File)
	if err != nil {
		return nil, fmt.Errorf("assets: no page %q", p.File)
	}
	return b, nil
}

// Font gives the bytes of a font file by its name without ending, such as "Exo2_700Bold".
func Font(name string) ([]byte, error) {
	b, err := files.ReadFile("source/fonts/" + name + ".ttf")
	if err != nil {
		return nil, fmt.Errorf("assets: no font %q", name)
	}
	return b, nil
}

// Credits is the text that names everybody whose work is in the pictures and fonts (Markdown).
func Credits() string {
	b, _ := files.ReadFile("CREDITS.md")
	return string(b)
}

// ThirdParty names the libraries that are linked into the programs, each under a heading ("# ") and with its licence.
func ThirdParty() string {
	b, _ := files.ReadFile("third-party.txt")
	return string(b)
}

// Changes is what is new in each version, as the repository has it.
func Changes() string {
	b, _ := files.ReadFile("CHANGES.md")
	return string(b)
}

// IconSizes are the edges of the program's icon in pixels.
var IconSizes = [...]int{16, 24, 32, 48, 64, 128, 256}

// Icons decodes the pictures of the program, smallest first.
func Icons() ([]image.Image, error) {
	var out []image.Image
	for _, px := range IconSizes {
		b, err := files.ReadFile(fmt.Sprintf("icons/safehouse-%d.png", px))
		if err != nil {
			return nil, fmt.Errorf("assets: no icon of %d pixels", px)
		}
		m, err := png.Decode(bytes.NewReader(b))
		if err != nil {
			return nil, fmt.Errorf("assets: icon of %d pixels: %w", px, err)
		}
		out = append(out, m)
	}
	return out, nil
}

// Licence is the licence of some files that are not the project's own.
type Licence struct {
	Name string // what it is for, such as "Exo2"
	Text string
}

// Licences lists the licences of pictograms and fonts, in order of their names.
func Licences() []Licence {
	var out []Licence
	for _, dir := range []string{"source/fonts", "source"} {
		entries, _ := fs.ReadDir(files, dir)
		for _, e := range entries {
			name, ok := strings.CutPrefix(strings.TrimSuffix(e.Name(), ".txt"), "LICENSE-")
			if !ok {
				continue
			}
			b, _ := files.ReadFile(path.Join(dir, e.Name()))
			out = append(out, Licence{Name: name, Text: string(b)})
		}
	}
	return out
}

package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"safehouse/assets/sheet"
	"safehouse/assets/text"
	"safehouse/cmd/atlas/art"
	"safehouse/cmd/atlas/paint"
	"safehouse/rules/games"
)

// icon is one pictogram as it lies in icons.json.
type icon struct {
	Box float64 `json:"box"` // side of its square
	D   string  `json:"d"`   // SVG path data, filled
}

// Pictograms are stored as squares of these sizes in points: for rows of text and for emblems.
const (
	smallIcon = 32
	largeIcon = 128
)

// loadSource reads fonts, icons and the table of pictograms, and lists the pictograms of each sheet.
func loadSource(dir string) (*art.Studio, map[string][]art.Sprite, error) {
	studio := &art.Studio{Faces: map[string]*paint.Face{}, Icons: map[string]art.Icon{}, Named: map[string]string{}}
	fonts, err := filepath.Glob(filepath.Join(dir, "fonts", "*.ttf"))
	if err != nil {
		return nil, nil, err
	}
	for _, f := range fonts {
		b, err := os.ReadFile(f)
		if err != nil {
			return nil, nil, err
		}
		face, err := paint.ParseFace(b)
		if err != nil {
			return nil, nil, fmt.Errorf("%s: %w", f, err)
		}
		studio.Faces[strings.TrimSuffix(filepath.Base(f), ".ttf")] = face
	}
	icons, err := readIcons(filepath.Join(dir, "icons.json"))
	if err != nil {
		return nil, nil, err
	}
	for name, ic := range icons {
		p, err := paint.ParsePath(ic.D)
		if err != nil {
			return nil, nil, fmt.Errorf("icon %s: %w", name, err)
		}
		studio.Icons[name] = art.Icon{Box: ic.Box, Path: p}
	}
	for _, lang := range text.Languages() {
		book, err := text.Open(lang)
		if err != nil {
			return nil, nil, err
		}
		studio.Words = append(studio.Words, art.Words{Lang: lang, Say: func(key string) string { return book.T(text.House, key, nil) }})
	}
	table, err := os.ReadFile(filepath.Join(dir, "pictograms.txt"))
	if err != nil {
		return nil, nil, err
	}
	sheets, err := pictograms(table, studio)
	return studio, sheets, err
}

func readIcons(file string) (map[string]icon, error) {
	icons := map[string]icon{}
	b, err := os.ReadFile(file)
	if os.IsNotExist(err) {
		return icons, nil
	}
	if err != nil {
		return nil, err
	}
	if err := json.Unmarshal(b, &icons); err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return icons, nil
}

// pictograms reads the table that gives icons their names.
func pictograms(table []byte, studio *art.Studio) (map[string][]art.Sprite, error) {
	out := map[string][]art.Sprite{}
	current := ""
	lines := bufio.NewScanner(bytes.NewReader(table))
	for n := 1; lines.Scan(); n++ {
		line := strings.TrimSpace(lines.Text())
		if line == "" || line[0] == '#' {
			continue
		}
		if line[0] == '[' {
			current = strings.Trim(line, "[]")
			if !known(current) {
				return nil, fmt.Errorf("pictograms.txt:%d: no sheet is called %q", n, current)
			}
			continue
		}
		f := strings.Fields(line)
		if len(f) != 3 || current == "" {
			return nil, fmt.Errorf("pictograms.txt:%d: want a name, an icon and sizes", n)
		}
		ic, ok := studio.Icons[f[1]]
		if !ok {
			return nil, fmt.Errorf("pictograms.txt:%d: no icon %q in icons.json, import it first", n, f[1])
		}
		studio.Named[current+"/"+f[0]] = f[1]
		for _, size := range f[2] {
			switch size {
			case 's':
				out[current] = append(out[current], pictogram(f[0], ic, smallIcon))
			case 'l':
				out[current] = append(out[current], pictogram(f[0]+".large", ic, largeIcon))
			default:
				return nil, fmt.Errorf("pictograms.txt:%d: size %q is neither s nor l", n, size)
			}
		}
	}
	return out, lines.Err()
}

func known(name string) bool {
	return slices.Contains(sheetNames(), name)
}

// sheetNames are the shared sheets and one for each registered game.
func sheetNames() []string {
	names := slices.Clone(sheet.Shared[:])
	for _, g := range games.All {
		names = append(names, g.Info().ID)
	}
	return names
}

func pictogram(name string, ic art.Icon, size float64) art.Sprite {
	return art.Sprite{Name: name, Kind: sheet.Mask, W: size, H: size, Draw: func(c *paint.Canvas) {
		k := size / ic.Box
		c.With(paint.Scale(k, k)).Fill(ic.Path, paint.White)
	}}
}

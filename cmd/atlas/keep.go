package main

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"image/jpeg"
	"image/png"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"sort"
	"strings"

	"safehouse/assets/sheet"
	"safehouse/cmd/atlas/art"
)

// A ledger says from what each sprite was painted: a hash of its source by
// sheet/sprite. It is kept in assets/source/painted.txt, so that only what
// changed is painted again.
type ledger map[string]string

func readLedger(file string) (ledger, error) {
	l := ledger{}
	b, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return l, nil
	}
	if err != nil {
		return nil, err
	}
	lines := bufio.NewScanner(bytes.NewReader(b))
	for n := 1; lines.Scan(); n++ {
		name, hash, ok := strings.Cut(lines.Text(), " ")
		if !ok {
			return nil, fmt.Errorf("%s:%d: want a sprite and a hash", file, n)
		}
		l[name] = hash
	}
	return l, lines.Err()
}

// text is the ledger as it is stored, sorted.
func (l ledger) text() []byte {
	var lines []string
	for name, hash := range l {
		lines = append(lines, name+" "+hash+"\n")
	}
	sort.Strings(lines)
	return []byte(strings.Join(lines, ""))
}

// sources hashes what sprites are made from.
type sources struct {
	drawn string // of the code and letters that painted art is made with
	paint string // of the code that pictograms are made with
	icons map[string]icon
	named map[string]string
}

// hashSources reads the code of the packages art and paint, and the source folder.
func hashSources(root, source string, studio *art.Studio) (*sources, error) {
	icons, err := readIcons(filepath.Join(source, "icons.json"))
	if err != nil {
		return nil, err
	}
	s := &sources{icons: icons, named: studio.Named}
	if s.paint, err = hashFiles(filepath.Join(root, "cmd/atlas/paint/*.go")); err != nil {
		return nil, err
	}
	s.drawn, err = hashFiles(filepath.Join(root, "cmd/atlas/paint/*.go"), filepath.Join(root, "cmd/atlas/art/*.go"), filepath.Join(source, "fonts/*.ttf"))
	return s, err
}

// hashFiles is one hash of all files that match, tests left out.
func hashFiles(patterns ...string) (string, error) {
	h := sha256.New()
	for _, p := range patterns {
		list, err := filepath.Glob(p)
		if err != nil {
			return "", err
		}
		for _, f := range list {
			if strings.HasSuffix(f, "_test.go") {
				continue
			}
			b, err := os.ReadFile(f)
			if err != nil {
				return "", err
			}
			fmt.Fprintf(h, "%s %d\n", filepath.Base(f), len(b))
			h.Write(b)
		}
	}
	return string(h.Sum(nil)), nil
}

// of is the hash of a sprite's source. A pictogram depends on its icon alone.
func (s *sources) of(name string, a *art.Sprite, pictogram bool) string {
	h := sha256.New()
	fmt.Fprintln(h, a.Kind, a.W, a.H, a.Spill, a.Slice, a.Tile, a.Res)
	if pictogram {
		id := s.named[name+"/"+strings.TrimSuffix(a.Name, ".large")]
		fmt.Fprintln(h, s.paint, id, s.icons[id].Box, s.icons[id].D)
	} else {
		fmt.Fprintln(h, s.drawn, a.Words)
	}
	return hex.EncodeToString(h.Sum(nil)[:5])
}

// kept is a sheet as it lies on the disk.
type kept struct {
	dir   string
	index sheet.Index
	pages map[int]image.Image // read when they are needed
}

// readKept reads the index of a sheet; one that is not there is empty.
func readKept(dir, name string, density int) (*kept, error) {
	k := &kept{dir: dir, pages: map[int]image.Image{}}
	b, err := os.ReadFile(filepath.Join(dir, fmt.Sprintf("%s@%d.json", name, density)))
	if errors.Is(err, fs.ErrNotExist) {
		return k, nil
	}
	if err != nil {
		return nil, err
	}
	return k, json.Unmarshal(b, &k.index)
}

// find is a sprite's entry, nil if it has none.
func (k *kept) find(name string) *sheet.Sprite {
	i, ok := slices.BinarySearchFunc(k.index.Sprites, name, func(s sheet.Sprite, n string) int { return strings.Compare(s.Name, n) })
	if !ok {
		return nil
	}
	return &k.index.Sprites[i]
}

// picture reads a page.
func (k *kept) picture(page int) (image.Image, error) {
	if m := k.pages[page]; m != nil {
		return m, nil
	}
	p := k.index.Pages[page]
	b, err := os.ReadFile(filepath.Join(k.dir, p.File))
	if err != nil {
		return nil, err
	}
	read := png.Decode
	if p.Kind == sheet.Photo {
		read = jpeg.Decode
	}
	m, err := read(bytes.NewReader(b))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", p.File, err)
	}
	k.pages[page] = m
	return m, nil
}

// same reports whether a freshly painted sprite is what is stored: to the bit,
// or, for a photo, as near as compressing leaves it.
func (k *kept) same(s *sheet.Sprite, it *item) (bool, error) {
	if s == nil || it.size() != image.Pt(s.W, s.H) || k.index.Pages[s.Page].Kind != it.art.Kind || s.Res != it.res {
		return false, nil
	}
	page, err := k.picture(s.Page)
	if err != nil {
		return false, err
	}
	painted, at := it.pixels(), image.Pt(s.X, s.Y)
	if it.art.Kind != sheet.Photo {
		return distance(painted, page, at, painted.Bounds()) == 0, nil
	}
	var b bytes.Buffer
	if err := jpeg.Encode(&b, painted, &jpeg.Options{Quality: photoQuality}); err != nil {
		return false, err
	}
	alone, err := jpeg.Decode(&b)
	if err != nil {
		return false, err
	}
	// As a whole it is as near as the same picture compressed alone, and no
	// small part of it is far off.
	if distance(painted, page, at, painted.Bounds()) > distance(painted, alone, image.Point{}, painted.Bounds())*1.03+0.35 {
		return false, nil
	}
	const part = 16
	for y := 0; y < s.H; y += part {
		for x := 0; x < s.W; x += part {
			r := image.Rect(x, y, min(x+part, s.W), min(y+part, s.H))
			if distance(painted, page, at, r) > 2*distance(painted, alone, image.Point{}, r)+6 {
				return false, nil
			}
		}
	}
	return true, nil
}

// distance is how far a part of a picture is from what lies there in another
// one, which is moved by at: in the mean over pixels and colours, of 255.
func distance(a, b image.Image, at image.Point, part image.Rectangle) float64 {
	off := 0
	for y := part.Min.Y; y < part.Max.Y; y++ {
		for x := part.Min.X; x < part.Max.X; x++ {
			r1, g1, b1, a1 := a.At(x, y).RGBA()
			r2, g2, b2, a2 := b.At(at.X+x, at.Y+y).RGBA()
			off += diff(r1, r2) + diff(g1, g2) + diff(b1, b2) + diff(a1, a2)
		}
	}
	return float64(off) / float64(257*3*part.Dx()*part.Dy())
}

func diff(a, b uint32) int { return max(int(a)-int(b), int(b)-int(a)) }

// pixels is what is stored of an item.
func (it *item) pixels() image.Image {
	if it.art.Kind == sheet.Mask {
		m := it.surface.Alpha()
		return &image.Gray{Pix: m.Pix, Stride: m.Stride, Rect: m.Rect}
	}
	return it.surface.Image()
}

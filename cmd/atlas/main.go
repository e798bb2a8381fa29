package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"image/png"
	"io/fs"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"sync"

	"safehouse/assets/sheet"
	"safehouse/cmd/atlas/art"
)

func main() {
	root := flag.String("root", ".", "folder of the module")
	check := flag.Bool("check", false, "compare with the sheets on disk instead of writing them")
	only := flag.String("only", "", "remake only this sheet")
	density := flag.Int("density", 0, "remake only this density")
	set := flag.String("import", "", "an Iconify set (JSON) to copy the named icons from")
	out := flag.String("out", "", "folder for the sheets (default assets/sheets)")
	packages := flag.String("packages", "", "paint only the icons of packages, into this folder")
	flag.Parse()
	dir := filepath.Join(*root, "assets")
	if *out == "" {
		*out = filepath.Join(dir, "sheets")
	}
	var err error
	switch {
	case *packages != "":
		err = packageIcons(*packages)
	case *set != "":
		err = importIcons(filepath.Join(dir, "source", "icons.json"), *set, flag.Args())
	default:
		err = run(dir, *out, *only, *density, *check)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "atlas:", err)
		os.Exit(1)
	}
}

// run makes the sheets and writes or compares them.
func run(dir, out, only string, density int, check bool) error {
	source := filepath.Join(dir, "source")
	studio, sheets, err := loadSource(source)
	if err != nil {
		return err
	}
	from, err := hashSources(filepath.Join(dir, ".."), source, studio)
	if err != nil {
		return err
	}
	done, err := readLedger(filepath.Join(source, "painted.txt"))
	if err != nil {
		return err
	}
	files, now := map[string][]byte{}, ledger{}
	for _, name := range sheetNames() {
		if only != "" && name != only {
			continue
		}
		for _, d := range sheet.Densities {
			if density != 0 && d != density {
				continue
			}
			made, err := makeSheet(&job{studio, from, done, now, out}, name, sheets[name], d)
			if err != nil {
				return fmt.Errorf("%s@%d: %w", name, d, err)
			}
			for f, b := range made {
				files[f] = b
			}
		}
	}
	all := only == "" && density == 0
	book := map[string][]byte{"painted.txt": now.text()}
	icons := map[string][]byte{}
	if all {
		if icons, err = makeIcons(); err != nil {
			return err
		}
	}
	beside := filepath.Join(filepath.Dir(out), "icons")
	if check {
		if !all {
			return compare(out, files)
		}
		return errors.Join(compare(out, files), compare(beside, icons), compare(source, book))
	}
	if all {
		if err := write(source, book, false); err != nil {
			return err
		}
		if err := write(beside, icons, true); err != nil {
			return err
		}
	}
	return write(out, files, all)
}

// makeIcons draws the program's icon once for every size, and paints it at those of the window and the packages.
func makeIcons() (map[string][]byte, error) {
	files := map[string][]byte{"safehouse.svg": art.ProgramSVG()}
	for _, px := range art.IconSizes {
		b, err := programIcon(px)
		if err != nil {
			return nil, err
		}
		files[fmt.Sprintf("safehouse-%d.png", px)] = b
	}
	return files, nil
}

// programIcon is the program's icon at an edge of px pixels, as PNG.
func programIcon(px int) ([]byte, error) {
	var b bytes.Buffer
	enc := png.Encoder{CompressionLevel: png.BestCompression}
	err := enc.Encode(&b, art.Program(px))
	return b.Bytes(), err
}

// A job is what sheets are made from and compared with.
type job struct {
	studio *art.Studio
	from   *sources
	done   ledger // from what the stored sprites were painted
	now    ledger // from what they are painted now; filled in
	dir    string // where the stored sheets lie
}

// makeSheet paints what has changed of one sheet at one density, and packs it.
// Drawings are painted side by side.
func makeSheet(j *job, name string, pictograms []art.Sprite, density int) (map[string][]byte, error) {
	list := append(append([]art.Sprite(nil), pictograms...), j.studio.Sheet(name)...)
	drawn := map[*art.Sprite]bool{}
	for i := range list {
		drawn[&list[i]] = i >= len(pictograms)
	}
	order := make([]*art.Sprite, len(list))
	for i := range list {
		order[i] = &list[i]
	}
	sort.Slice(order, func(i, j int) bool { return order[i].Name < order[j].Name })
	before, err := readKept(j.dir, name, density)
	if err != nil {
		return nil, err
	}
	items := make([]item, len(order))
	var wg sync.WaitGroup
	next := make(chan int)
	for range 2 {
		wg.Go(func() {
			for i := range next {
				items[i] = newItem(order[i], density)
			}
		})
	}
	for i, a := range order {
		if i > 0 && a.Name == order[i-1].Name {
			close(next)
			return nil, fmt.Errorf("two sprites are called %q", a.Name)
		}
		id := name + "/" + a.Name
		j.now[id] = j.from.of(name, a, !drawn[a])
		if old := before.find(a.Name); old != nil && j.done[id] == j.now[id] {
			items[i] = item{art: a, old: old, res: old.Res}
			continue
		}
		next <- i
	}
	close(next)
	wg.Wait()
	for i := range items {
		if it := &items[i]; it.surface != nil {
			old := before.find(it.art.Name)
			same, err := before.same(old, it)
			if err != nil {
				return nil, err
			}
			if same {
				it.old = old
			}
		}
	}
	return encode(name, density, items, before)
}

func write(out string, files map[string][]byte, all bool) error {
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	if all {
		old, err := os.ReadDir(out)
		if err != nil {
			return err
		}
		for _, e := range old {
			if _, keep := files[e.Name()]; !keep {
				if err := os.Remove(filepath.Join(out, e.Name())); err != nil {
					return err
				}
			}
		}
	}
	total := 0
	for _, f := range names(files) {
		total += len(files[f])
		if err := os.WriteFile(filepath.Join(out, f), files[f], 0o644); err != nil {
			return err
		}
	}
	fmt.Printf("%d files, %.1f MB\n", len(files), float64(total)/1e6)
	return nil
}

func compare(out string, files map[string][]byte) error {
	var differ []string
	for _, f := range names(files) {
		b, err := os.ReadFile(filepath.Join(out, f))
		if errors.Is(err, fs.ErrNotExist) || err == nil && !bytes.Equal(b, files[f]) {
			differ = append(differ, f)
		} else if err != nil {
			return err
		}
	}
	if len(differ) > 0 {
		return fmt.Errorf("pictures are not what the source gives, run go generate ./assets: %s", strings.Join(differ, ", "))
	}
	return nil
}

func names(files map[string][]byte) []string {
	out := make([]string, 0, len(files))
	for f := range files {
		out = append(out, f)
	}
	sort.Strings(out)
	return out
}

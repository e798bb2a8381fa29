package render

import (
	"fmt"
	"image"
	"image/color"
	"runtime/debug"
	"slices"
	"strings"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/assets"
	"safehouse/assets/sheet"
)

// Kit holds what drawing needs for the whole program: loaded sheets, fonts and laid-out text. It is used on the
// drawing thread; only the unpacking of sheets happens elsewhere.
type Kit struct {
	density int
	sheets  []string // all there are, those of games last
	books   map[string]*sheetSet
	owners  map[string]int // how many have a sheet open
	gen     uint64
	held    int                  // pixels of all textures of sheets and layers
	layers  map[*Layer]bool      // those that have a picture
	keeps   map[*frameCache]bool // of screens, those that have a picture
	painted uint64               // counts layers that were painted, to tell their contents apart
	frame   uint64               // counts frames that were painted on a Screen
	ration  int                  // steps of layers that a frame paints at most, 0 for all
	left    int                  // of them in this frame
	owing   bool                 // a layer of this frame lacks steps
	queue   queue
	tidy    int // ticks until the garbage of loading is given back
	vision  Vision
	strong  map[*Theme]*Theme // as they are shown in high contrast

	// SeatsAsked counts how often the colour of a seat was asked for. Nothing else depends on the vision, but for HighContrast.
	SeatsAsked int

	// Blind keeps the driver out of everything: what is painted is laid out, noted and counted as ever, sheets are loaded,
	// and not one pixel is drawn. It is for tests that look at no picture, and is set before the first frame.
	Blind bool

	arrived struct { // filled by the unpacking goroutines
		sync.Mutex
		list []decoded
		busy map[string]int // density under way, by sheet
		more sync.Cond      // something has arrived
	}
	failed  map[string]error
	unknown map[string]bool // names that no loaded sheet has

	unopened map[string]bool // sheets that were drawn from and that nobody had open

	faces  *faces
	stock  *SheetPool // nil: the sheets are this kit's own
	texts  textCache
	joints func(word string) []int // where words may be hyphenated, nil for nowhere
	lang   string                  // of the words on sprites, "" for English
	spoken map[string]*sprite      // what stands in that language in the place of a sprite, by its name
	names  map[string]iconNames

	blank *ebiten.Image // white, for shapes while the common sheet is not there
	white *ebiten.Image // where shapes take their white from, and the place on it
	mesh  mesh
	shape []Point
	dash  []Point
	curve []Point
	ring  []Point
	ring2 []Point
}

// iconNames are the two stored sizes of a pictogram; either may be missing.
type iconNames struct{ small, large string }

// NewKit gives an empty kit for a scale of device pixels per point (see Scale). Open sheets before drawing with them.
func NewKit(scale float64) *Kit {
	k := &Kit{
		density: densityFor(scale), sheets: assets.Sheets(),
		books: map[string]*sheetSet{}, owners: map[string]int{}, unopened: map[string]bool{},
		failed: map[string]error{}, unknown: map[string]bool{}, names: map[string]iconNames{},
		layers: map[*Layer]bool{}, keeps: map[*frameCache]bool{}, blank: ebiten.NewImage(3, 3), faces: &faces{},
	}
	k.arrived.busy, k.arrived.more.L = map[string]int{}, &k.arrived.Mutex
	k.blank.Fill(color.White)
	k.findWhite()
	return k
}

// SetJoints tells the kit where the words of a language may be hyphenated in a line that is too narrow for them: in bytes from the
// first letter of what it is asked for, which ends in its marks of punctuation. nil breaks no word.
func (k *Kit) SetJoints(joints func(word string) []int) {
	if joints == nil && k.joints == nil {
		return
	}
	k.joints = joints
	k.changed()
}

// SetLanguage tells the kit which language the words on sprites are in. A sprite with words has one more drawing for each language
// whose words differ, under its name and the language's tag, such as ".de".
func (k *Kit) SetLanguage(tag string) {
	if tag == k.lang {
		return
	}
	k.lang = tag
	k.changed()
}

func densityFor(scale float64) int {
	for _, d := range sheet.Densities {
		if float64(d) >= scale-0.05 {
			return d
		}
	}
	return sheet.Densities[len(sheet.Densities)-1]
}

// SetScale tells the kit the device pixels per point of the window. When another density of the sheets is needed, the
// opened ones are loaded again in the background and swapped when they are there; until then the old ones serve.
func (k *Kit) SetScale(scale float64) {
	d := densityFor(scale)
	if d == k.density {
		return
	}
	k.density = d
	for name := range k.owners {
		k.load(name)
	}
}

// OpenNow opens sheets and waits for them: in tests.
func (k *Kit) OpenNow(sheets ...string) (*Sheets, error) {
	s := k.Open(sheets...)
	k.Wait()
	for _, name := range sheets {
		if err := k.failed[name]; err != nil {
			s.Close()
			return nil, err
		}
	}
	return s, nil
}

// Wait takes over all sheets that are on their way, when they have arrived: for the first picture of the program.
func (k *Kit) Wait() {
	k.arrived.Lock()
	for len(k.arrived.busy) > 0 {
		k.arrived.more.Wait()
	}
	k.arrived.Unlock()
	k.Update()
}

func (k *Kit) load(name string) {
	k.arrived.Lock()
	defer k.arrived.Unlock()
	if b := k.stock.book(name, k.density); b != nil {
		k.arrived.list = append(k.arrived.list, decoded{name: name, book: b})
		return
	}
	if k.arrived.busy[name] == k.density {
		return
	}
	k.arrived.busy[name] = k.density
	density := k.density
	go func() {
		d := decode(name, density)
		k.arrived.Lock()
		k.arrived.list = append(k.arrived.list, d)
		if k.arrived.busy[name] == density {
			delete(k.arrived.busy, name)
		}
		k.arrived.more.Broadcast()
		k.arrived.Unlock()
	}()
}

// Update takes over what was loaded in the background. It reports whether something arrived, so that the screen must be
// painted again. Call it once a tick on the drawing thread.
func (k *Kit) Update() bool {
	k.arrived.Lock()
	list := k.arrived.list
	k.arrived.list = nil
	k.arrived.Unlock()
	for _, d := range list {
		k.take(d)
	}
	if len(list) > 0 {
		k.tidy = TicksPerSecond
	} else if k.tidy > 0 {
		if k.tidy--; k.tidy == 0 {
			if k.stock == nil {
				go debug.FreeOSMemory() // unpacking left a few pictures' worth of garbage
			}
		}
	}
	return len(list) > 0
}

// Loading reports whether sheets that were asked for are still on their way.
func (k *Kit) Loading() bool {
	k.arrived.Lock()
	defer k.arrived.Unlock()
	return len(k.arrived.busy) > 0 || len(k.arrived.list) > 0
}

// Settled reports whether nothing is left to do behind the loading of sheets.
func (k *Kit) Settled() bool { return k.tidy == 0 && !k.Loading() }

func (k *Kit) take(d decoded) {
	if k.owners[d.name] == 0 {
		return // closed meanwhile
	}
	if d.err != nil {
		k.failed[d.name] = d.err
		return
	}
	if d.density() != k.density && k.books[d.name] != nil {
		return // the window changed again; the right one is on its way
	}
	old := k.books[d.name]
	if d.book == nil {
		d.book = d.upload()
		if k.stock != nil {
			k.stock.add(d.name, d.book)
		}
	}
	k.books[d.name] = d.book
	k.held += k.books[d.name].texels()
	if old != nil {
		k.drop(old)
	}
	k.changed()
}

// drop gives the memory of a sheet back, unless others may draw with it.
func (k *Kit) drop(b *sheetSet) {
	k.putBack(b)
	k.held -= b.texels()
	if k.stock != nil {
		return
	}
	for _, t := range b.textures {
		t.Deallocate()
	}
}

// Held is how many bytes the textures of all open sheets and of all layers and screens take.
func (k *Kit) Held() int { return 4 * k.held }

// changed forgets what was looked up among the sheets and makes all layers stale.
func (k *Kit) changed() {
	k.gen++
	k.findWhite()
	clear(k.names)
	clear(k.unknown)
	k.texts.forget()
	k.findSpoken()
}

// findSpoken finds the sprites with words of the language among the open sheets.
func (k *Kit) findSpoken() {
	k.spoken = nil
	if k.lang == "" {
		return
	}
	for _, b := range k.books {
		for name, s := range b.sprites {
			if plain, ok := strings.CutSuffix(name, "."+k.lang); ok {
				if k.spoken == nil {
					k.spoken = map[string]*sprite{}
				}
				k.spoken[plain] = s
			}
		}
	}
}

// findWhite lets shapes be drawn from the same texture as most sprites.
func (k *Kit) findWhite() {
	k.white, k.mesh.u, k.mesh.v = k.blank, 1.5, 1.5
	if b := k.books["common"]; b != nil {
		if s := b.sprites["common/white"]; s != nil {
			k.white = s.texture
			k.mesh.u, k.mesh.v = float32(s.meta.X)+float32(s.meta.W)/2, float32(s.meta.Y)+float32(s.meta.H)/2
		}
	}
}

// Ready reports whether all these sheets can be drawn with.
func (k *Kit) Ready(sheets ...string) bool {
	for _, name := range sheets {
		if k.books[name] == nil {
			return false
		}
	}
	return true
}

// Err tells why a sheet could not be loaded, or nil.
func (k *Kit) Err(name string) error { return k.failed[name] }

// Generation changes whenever sheets arrive or go, or the colours for eyes change: what was painted before is stale.
func (k *Kit) Generation() uint64 { return k.gen }

// Density is the density of the sheets in use: 1, 2 or 3 pixels per point.
func (k *Kit) Density() int { return k.density }

// Unknown lists names that were asked for and that no loaded sheet has. It should always be empty; tests look at it.
func (k *Kit) Unknown() []string {
	var out []string
	for n := range k.unknown {
		out = append(out, n)
	}
	return out
}

// Has reports whether a sprite with this whole name ("common/door") can be drawn now.
func (k *Kit) Has(name string) bool {
	sh, _, ok := strings.Cut(name, "/")
	if !ok {
		return false
	}
	b := k.books[sh]
	return b != nil && b.sprites[name] != nil
}

// sprite looks a whole name up. A name whose sheet is loaded but lacks it is remembered as unknown.
func (k *Kit) sprite(name string) *sprite {
	sh, _, ok := strings.Cut(name, "/")
	if ok {
		b := k.books[sh]
		if b == nil {
			if k.owners[sh] == 0 {
				k.unopened[sh] = true
			}
			return nil
		}
		s := k.spoken[name]
		if s == nil {
			s = b.sprites[name]
		}
		if s != nil {
			if s.image == nil {
				k.placeLazy(b, s)
			}
			return s
		}
	}
	k.unknown[name] = true
	return nil
}

// icon finds a pictogram for a size in pixels. A bare name is looked for in all open sheets, the games' first.
func (k *Kit) icon(name string, px float64) *sprite {
	n, ok := k.names[name]
	if !ok {
		n = k.findIcon(name)
		k.names[name] = n
	}
	if n.small == "" && n.large == "" {
		if sh, _, ok := strings.Cut(name, "/"); ok && k.owners[sh] == 0 && slices.Contains(k.sheets, sh) {
			k.unopened[sh] = true
		}
		k.unknown[name] = true
		return nil
	}
	if n.small == "" {
		return k.sprite(n.large)
	}
	s := k.sprite(n.small)
	if n.large != "" && s != nil && px > float64(s.meta.W)*1.15 {
		return k.sprite(n.large)
	}
	return s
}

func (k *Kit) findIcon(name string) iconNames {
	try := func(full string) (iconNames, bool) {
		var n iconNames
		if k.Has(full) {
			n.small = full
		}
		if k.Has(full + ".large") {
			n.large = full + ".large"
		}
		return n, n.small != "" || n.large != ""
	}
	if sh, _, ok := strings.Cut(name, "/"); ok && k.books[sh] != nil {
		if n, ok := try(name); ok {
			return n
		}
	}
	for _, sh := range slices.Backward(k.sheets) {
		if n, ok := try(sh + "/" + name); ok {
			return n
		}
	}
	return iconNames{}
}

// HasIcon reports whether a pictogram with this name can be drawn now.
func (k *Kit) HasIcon(name string) bool {
	n, ok := k.names[name]
	if !ok {
		n = k.findIcon(name)
		k.names[name] = n
	}
	return n.small != "" || n.large != ""
}

// Blank is a new transparent image for w x h points at a scale; the caller deallocates it.
func (k *Kit) Blank(w, h, scale float64) *ebiten.Image {
	px := image.Rect(0, 0, max(1, int(w*scale+0.999)), max(1, int(h*scale+0.999)))
	return ebiten.NewImageWithOptions(px, &ebiten.NewImageOptions{Unmanaged: true})
}

func (k *Kit) String() string {
	return fmt.Sprintf("kit at density %d with %d sheets", k.density, len(k.books))
}

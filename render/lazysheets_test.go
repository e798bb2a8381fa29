package render

import (
	"image"
	"image/color"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/assets"
	"safehouse/assets/sheet"
)

// The textures of a game's sheet hold what every table of it shows, not all that it
// could show: MiB by density.
func TestTexturesHoldNoLargePictograms(t *testing.T) {
	most := map[int]int{1: 4, 2: 15, 3: 34}
	for _, name := range assets.Sheets() {
		if name == "desk" {
			continue // is gone while a table is open
		}
		for _, d := range sheet.Densities {
			x, err := assets.OpenIndex(name, d)
			if err != nil {
				t.Fatal(err)
			}
			n := 0
			for _, tex := range x.Textures {
				n += 4 * texels(image.Pt(tex.W, tex.H))
			}
			if n > most[d]<<20 {
				t.Errorf("the textures of %s@%d take %.1f MiB, at most %d are allowed", name, d, float64(n)/(1<<20), most[d])
			}
		}
	}
}

// A large pictogram is put on a texture when it is drawn, looks as it is stored, goes
// in a rest that has lasted, and comes again.
func TestALargePictogramComesWhenItIsDrawn(t *testing.T) {
	name := ""
	for _, n := range assets.Sheets() { // any that has some
		x, err := assets.OpenIndex(n, 1)
		if err != nil {
			t.Fatal(err)
		}
		if n != "common" && n != "desk" && slices.ContainsFunc(x.Sprites, func(s sheet.Sprite) bool { return s.On == sheet.Late }) {
			name = n
		}
	}
	k := NewKit(1)
	sheets, err := k.OpenNow("common", name)
	if err != nil {
		t.Fatal(err)
	}
	defer sheets.Close()
	before := k.Held()
	dst := ebiten.NewImage(200, 200)
	defer dst.Deallocate()
	x, err := assets.OpenIndex(name, 1)
	if err != nil {
		t.Fatal(err)
	}
	var first *sheet.Sprite
	late := 0
	for i := range x.Sprites {
		if x.Sprites[i].On != sheet.Late {
			continue
		}
		if late++; first == nil {
			first = &x.Sprites[i]
		}
	}
	if first == nil {
		t.Fatal("no sheet has a large pictogram")
	}
	b, err := assets.PageData(x.Pages[first.Page])
	if err != nil {
		t.Fatal(err)
	}
	page, err := unpack(x.Pages[first.Page], b)
	if err != nil {
		t.Fatal(err)
	}
	grey := page.(*image.Gray)
	for round := range 2 {
		if k.Held() != before {
			t.Errorf("round %d: %d bytes are held before it is drawn, want %d", round, k.Held(), before)
		}
		dst.Clear()
		c := k.Canvas(dst, 1)
		w, h := c.SpriteSize(name + "/" + first.Name)
		c.Sprite(name+"/"+first.Name, 10+first.Spill[0], 10+first.Spill[1], White)
		if w == 0 || h == 0 || k.Held() != before+4*512*512 {
			t.Errorf("round %d: a pictogram of %vx%v; %d bytes are held, %d before", round, w, h, k.Held(), before)
		}
		for y := range first.H {
			for x := range first.W {
				v := grey.GrayAt(first.X+x, first.Y+y).Y
				if got := dst.At(10+x, 10+y).(color.RGBA); got != (color.RGBA{v, v, v, v}) {
					t.Fatalf("round %d: pixel %d,%d is %v, stored is %d", round, x, y, got, v)
				}
			}
		}
		if gone := k.Trim(); gone != 4*512*512 {
			t.Errorf("round %d: %d bytes are given back", round, gone)
		}
	}
	// All of them together take no more room than they need.
	c := k.Canvas(dst, 1)
	for _, s := range x.Sprites {
		if s.On == sheet.Late {
			c.Sprite(name+"/"+s.Name, 0, 0, White)
		}
	}
	if pages := (k.Held() - before) / (4 * 512 * 512); pages > late/9+1 {
		t.Errorf("%d large pictograms take %d textures", late, pages)
	}
	if n := len(k.Unknown()); n > 0 {
		t.Errorf("%d names are unknown", n)
	}
}

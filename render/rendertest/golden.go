package rendertest

import (
	"flag"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"safehouse/rules/rulestest/golden"
)

var shots = flag.String("shots", "", "folder to write every picture to at full size, for looking at")

// A Golden is how a package keeps its pictures: small, so that there can be
// many, and compared with some patience, for graphics drivers differ in the last
// bits.
type Golden struct {
	// Shrink says of a picture's width how many pixels across are averaged to
	// one.
	Shrink func(width int) int

	Tolerance int // how far a channel may be off, of 255
	PerMille  int // how many pixels of a thousand may be further off
}

// Check compares a picture with the one that is kept in testdata. With -update
// it is kept instead; with -shots it is written at full size, too.
func (g Golden) Check(t testing.TB, name string, full *image.RGBA) {
	t.Helper()
	Shoot(t, name, full)
	got := shrunk(full, g.Shrink(full.Rect.Dx()))
	file := filepath.Join("testdata", name+".png")
	if golden.Updating() {
		write(t, file, got, png.BestCompression)
		return
	}
	want := Read(t, file)
	if want.Rect != got.Rect {
		t.Fatalf("%s is %v, want %v", name, got.Rect, want.Rect)
	}
	n, most := Differing(got, want, g.Tolerance)
	if all := len(got.Pix) / 4; n > all*g.PerMille/1000 {
		out := filepath.Join(os.TempDir(), name+".got.png")
		write(t, out, full, png.BestSpeed)
		t.Errorf("%s: %d of %d pixels differ from %s, by up to %d; what was drawn is in %s", name, n, all, file, most, out)
	}
}

// Shooting reports whether pictures are to be written for looking at.
func Shooting() bool { return *shots != "" }

// Shoot writes a picture at full size for looking at, if -shots asks for it.
func Shoot(t testing.TB, name string, full *image.RGBA) {
	t.Helper()
	if Shooting() {
		write(t, filepath.Join(*shots, name+".png"), full, png.BestSpeed)
	}
}

// shrunk averages blocks of n x n pixels.
func shrunk(m *image.RGBA, n int) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, m.Rect.Dx()/n, m.Rect.Dy()/n))
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			var sum [4]int
			for dy := range n {
				at := m.PixOffset(m.Rect.Min.X+n*x, m.Rect.Min.Y+n*y+dy)
				for i, v := range m.Pix[at : at+4*n] {
					sum[i%4] += int(v)
				}
			}
			for k, v := range sum {
				out.Pix[out.PixOffset(x, y)+k] = byte((v + n*n/2) / (n * n))
			}
		}
	}
	return out
}

// Differing counts the pixels of two pictures of one size in which some channel
// differs by more than tolerance, and gives the largest difference.
func Differing(a, b *image.RGBA, tolerance int) (n, most int) {
	for i := 0; i < len(a.Pix); i += 4 {
		worst := 0
		for k := range 4 {
			d := int(a.Pix[i+k]) - int(b.Pix[i+k])
			worst = max(worst, d, -d)
		}
		if worst > tolerance {
			n++
		}
		most = max(most, worst)
	}
	return n, most
}

// Read is a picture that is kept.
func Read(t testing.TB, file string) *image.RGBA {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatalf("%v; run the test with -update to keep it", err)
	}
	defer f.Close()
	p, err := png.Decode(f)
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	m := image.NewRGBA(p.Bounds())
	draw.Draw(m, m.Rect, p, m.Rect.Min, draw.Src)
	return m
}

func write(t testing.TB, file string, img image.Image, level png.CompressionLevel) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	enc := png.Encoder{CompressionLevel: level}
	if err := enc.Encode(f, img); err != nil {
		t.Fatal(err)
	}
}

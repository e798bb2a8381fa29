package paint

import "math"

// Noise is smooth random grain over the plane, from 0 to 1 around 0.5, the same for the same seed everywhere.
type Noise struct {
	Seed       uint32
	FX, FY     float64 // waves per point
	Octaves    int     // each at twice the frequency of the one before
	Gain       float64 // strength of each octave relative to the one before; 0 means a half
	TileX      int     // if not 0: repeats after this many waves of the first octave
	TileY      int
	Turbulence bool // folds the waves at their middle: veins instead of clouds
}

// At gives the grain at a place in points.
func (n Noise) At(x, y float64) float64 {
	x, y = x*n.FX, y*n.FY
	sum, amp, total := 0.0, 1.0, 0.0
	tx, ty := n.TileX, n.TileY
	gain := n.Gain
	if gain == 0 {
		gain = 0.5
	}
	for o := range max(n.Octaves, 1) {
		v := gradientNoise(x, y, n.Seed+uint32(o)*7919, tx, ty)
		if n.Turbulence {
			v = math.Abs(v)*2 - 0.5
		}
		sum += v * amp
		total += amp
		amp *= gain
		x, y, tx, ty = x*2, y*2, tx*2, ty*2
	}
	return clamp(0.5+sum/total*0.9, 0, 1)
}

func hash(x, y int, seed uint32) uint32 {
	h := uint32(x)*0x9E3779B1 ^ uint32(y)*0x85EBCA77 ^ seed*0xC2B2AE3D
	h ^= h >> 15
	h *= 0x2C1B3C6D
	h ^= h >> 12
	h *= 0x297A2D39
	return h ^ h>>15
}

// Random is a number from 0 to 1 that belongs to x, y and seed.
func Random(x, y int, seed uint32) float64 { return float64(hash(x, y, seed)) / (1 << 32) }

func gradientNoise(x, y float64, seed uint32, tx, ty int) float64 {
	fx, fy := math.Floor(x), math.Floor(y)
	ix, iy := int(fx), int(fy)
	dx, dy := x-fx, y-fy
	corner := func(cx, cy int) float64 {
		hx, hy := ix+cx, iy+cy
		if tx > 0 {
			hx = ((hx % tx) + tx) % tx
		}
		if ty > 0 {
			hy = ((hy % ty) + ty) % ty
		}
		s, c := math.Sincos(float64(hash(hx, hy, seed)) / (1 << 32) * 2 * math.Pi)
		return c*(dx-float64(cx)) + s*(dy-float64(cy))
	}
	u, v := dx*dx*dx*(dx*(dx*6-15)+10), dy*dy*dy*(dy*(dy*6-15)+10)
	a := corner(0, 0) + (corner(1, 0)-corner(0, 0))*u
	b := corner(0, 1) + (corner(1, 1)-corner(0, 1))*u
	return (a + (b-a)*v) * 1.2
}

// Grain is a Paint for noise laid over a picture: above the middle it lightens, below it darkens. The strength is the
// opacity of the strongest grain, 0 to 1.
func Grain(n Noise, strength float64) Paint {
	return Func(func(x, y float64) Color {
		v := (n.At(x, y) - 0.5) * 2 * strength
		if v >= 0 {
			return White.Fade(v)
		}
		return Black.Fade(-v)
	})
}

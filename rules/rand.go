package rules

import "math/bits"

// Uint64 is the next 64 random bits.
func (r *Rand) Uint64() uint64 {
	r.S += 0x9e3779b97f4a7c15
	z := r.S
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// Intn is uniform in [0, n); n must be positive.
func (r *Rand) Intn(n int) int {
	m := uint64(n)
	hi, lo := bits.Mul64(r.Uint64(), m)
	if lo < m {
		// The lowest products would be one too frequent: draw again.
		for t := -m % m; lo < t; {
			hi, lo = bits.Mul64(r.Uint64(), m)
		}
	}
	return int(hi)
}

// Float64 is uniform in [0, 1).
func (r *Rand) Float64() float64 { return float64(r.Uint64()>>11) / (1 << 53) }

// Split is a generator that is independent of the further use of r.
func (r *Rand) Split() Rand { return Rand{r.Uint64()} }

// Bit picks one set bit of mask uniformly and returns its index; mask must not
// be zero.
func (r *Rand) Bit(mask uint64) int { return NthBit(mask, r.Intn(bits.OnesCount64(mask))) }

// NthBit is the index of the n-th set bit of mask, counted from 0.
func NthBit(mask uint64, n int) int {
	for ; n > 0; n-- {
		mask &= mask - 1
	}
	return bits.TrailingZeros64(mask)
}

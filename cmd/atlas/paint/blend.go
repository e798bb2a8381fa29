package paint

// Blend says how a colour is laid over what is there.
type Blend uint8

// The ways of laying one colour over another.
const (
	Over     Blend = iota // covers it
	Screen                // lightens, as light does
	Multiply              // darkens, as ink does
	Overlay               // both: light gets lighter, dark darker
	Add                   // sums
	Atop                  // covers it, but only where something is
	Erase                 // takes it away
)

// put lays src (premultiplied) over dst.
func (b Blend) put(dst *Color, src Color) {
	sa, da := src[3], dst[3]
	switch b {
	case Over:
		for k := range 4 {
			dst[k] = src[k] + dst[k]*(1-sa)
		}
	case Add:
		for k := range 3 {
			dst[k] = min(dst[k]+src[k], 1)
		}
		dst[3] = min(da+sa, 1)
	case Atop:
		for k := range 3 {
			dst[k] = src[k]*da + dst[k]*(1-sa)
		}
	case Erase:
		for k := range 4 {
			dst[k] *= 1 - sa
		}
	case Screen:
		for k := range 3 {
			dst[k] = dst[k] + src[k] - dst[k]*src[k]
		}
		dst[3] = sa + da*(1-sa)
	case Multiply, Overlay:
		if da == 0 {
			if b == Multiply {
				*dst = src
			}
			return
		}
		if sa == 0 {
			return
		}
		for k := range 3 {
			s, d := src[k]/sa, dst[k]/da
			var m float32
			switch {
			case b == Multiply:
				m = s * d
			case d <= 0.5:
				m = 2 * s * d
			default:
				m = 1 - 2*(1-s)*(1-d)
			}
			dst[k] = (1-sa)*dst[k] + (1-da)*src[k] + sa*da*m
		}
		dst[3] = sa + da*(1-sa)
	}
}

package scenes_test

import (
	"testing"

	"safehouse/render/rendertest"
)

func TestMain(m *testing.M) { rendertest.Main(m) }

// golden keeps pictures 400 pixels wide at most: small enough to keep many, large enough to see a line of text that is
// missing or cut. A changed word changes more than five pixels in a thousand.
var golden = rendertest.Golden{Shrink: func(width int) int { return (width + 399) / 400 }, Tolerance: 10, PerMille: 5}

package texts

import (
	"testing"

	"safehouse/render/rendertest"
)

func TestMain(m *testing.M) { rendertest.MainDrawing(m) }

package play_test

import (
	"testing"

	"safehouse/render/rendertest"
)

func TestMain(m *testing.M) { rendertest.Main(m) }

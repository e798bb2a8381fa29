package after_test

import (
	"testing"

	"safehouse/scenes/scenestest"
)

func TestResults(t *testing.T) {
	scenestest.Each(t, 4, "wait idle\nshot results-%", func(d *scenestest.Desk) { d.Results() })
}

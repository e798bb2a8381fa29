package scenes

import (
	"strings"

	"safehouse/render/ui/input"
)

// KeyName is what a text calls the key for an action: the one that always does it, or that of the hand which plays.
func (h *House) KeyName(a input.Action) string {
	t := h.Bindings.Shown(a, false)
	if h.Settings.Hand == string(input.BothHands) {
		for _, always := range input.Fixed(a) {
			if !always.IsPad() {
				t = always
				break
			}
		}
	}
	return t.Cap(h.App.KeyNames, input.Lettered)
}

// MoveKeys is what a text calls the four keys that move.
func (h *House) MoveKeys() string {
	if h.Bindings.Shown(input.Up, false) == input.Fixed(input.Up)[0] {
		return h.T("keys.arrows")
	}
	var l []string
	for _, a := range []input.Action{input.Up, input.LeftArrow, input.Down, input.RightArrow} {
		l = append(l, h.KeyName(a))
	}
	return strings.Join(l, " ")
}

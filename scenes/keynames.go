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
	return t.Cap(h.layout(), input.Lettered)
}

// layout is what is printed on the keys, nil before the program has a window.
func (h *House) layout() input.Layout {
	if h.App == nil {
		return nil
	}
	return h.App.KeyNames
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

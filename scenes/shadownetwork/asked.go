package shadownetwork

import (
	rule "safehouse/rules/shadownetwork"
	"safehouse/scenes"
)

// Guide says below the question what to press.
func (t *table) Guide(v *scenes.View) string {
	s, ok := v.Shown.(*rule.State)
	if !ok || !v.Asked {
		return ""
	}
	t.v = v
	if kind := s.Asked().Kind; kind != "" {
		return t.T("guide." + kind)
	}
	return ""
}

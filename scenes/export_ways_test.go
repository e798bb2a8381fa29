package scenes

import (
	"maps"

	"safehouse/rules"
)

// Ways are the steps that lead to each place that can be chosen.
func (v *View) Ways() map[rules.Action][]rules.Action {
	if v.walks == nil {
		return nil
	}
	return maps.Clone(v.walks.ways)
}

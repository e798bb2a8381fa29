package play

import (
	"safehouse/rules"
	"safehouse/scenes"
)

// Ways are the steps that lead to each place that can be chosen.
func Ways(v *scenes.View) map[rules.Action][]rules.Action {
	ways := map[rules.Action][]rules.Action{}
	for _, a := range v.Legal() {
		if way, _ := v.Way(a); v.Further(a) || len(way) > 1 {
			ways[a] = way
		}
	}
	return ways
}

package play

import (
	"fmt"

	"safehouse/render/ui/input"
	"safehouse/rules"
	"safehouse/scenes"
)

// Pairs are the legal actions of two parts of which both lie on the table on top, with the IDs of their things.
func Pairs(a *scenes.App) (l []rules.Action, ids [][2]string) {
	t := a.Top().(*tableScene)
	for _, x := range t.view.Legal() {
		one, two, ok := scenes.Parts(t.info(), x)
		if !ok {
			continue
		}
		p := [2]string{t.view.ID(one), t.view.ID(two)}
		if u, v := t.stage.Thing(p[0]), t.stage.Thing(p[1]); u != nil && v != nil && !u.Decor && !v.Decor {
			l, ids = append(l, x), append(ids, p)
		}
	}
	return l, ids
}

// TakesPair presses the thing of an action and then its place, the right line where a menu asks, and says what is wrong with
// what that would decide, "" for nothing. Nothing is decided.
func TakesPair(a *scenes.App, x rules.Action, ids [2]string) string {
	t := a.Top().(*tableScene)
	var did rules.Action
	press := func(id string, last bool) bool {
		th := t.stage.Thing(id)
		t.view.Ask.Decide = func(b rules.Action) { did = b }
		if th == nil || th.Disabled {
			return false
		}
		if th.Press != nil {
			th.Press()
			return true
		}
		for _, c := range th.Choices {
			if last || c.Label == t.house.T("table.held.pick") {
				if c.Do(); !last || did == x {
					return true
				}
			}
		}
		return false
	}
	defer func() { t.letGo(); t.stage.Rebuild(); a.Step(&input.Snapshot{}) }()
	if !press(ids[0], false) {
		return fmt.Sprintf("%s cannot be pressed", ids[0])
	}
	if did == x {
		return "" // it asked for nothing more
	}
	a.Step(&input.Snapshot{})
	if t.holdsOn() == (rules.Ref{}) {
		return fmt.Sprintf("%s is not selected", ids[0])
	}
	if !press(ids[1], true) {
		return fmt.Sprintf("with %s selected %s does not do it", ids[0], ids[1])
	}
	if did != x {
		return fmt.Sprintf("%s and then %s did %v", ids[0], ids[1], did)
	}
	return ""
}

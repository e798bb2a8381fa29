package masters

import (
	"safehouse/rules/masters"
	"safehouse/scenes"
)

// Guide tells what the character whose panel is open can do next.
func (t *table) Guide(v *scenes.View) string {
	s := t.s
	if s == nil || t.asked() {
		return ""
	}
	f := t.who
	who, fig := t.shortName(f), &s.Crew[f]
	n := int(fig.Tokens)
	switch {
	case s.Phase == masters.Planning && t.tool != pencil:
		return say(v, "guide.tool")
	case s.Phase == masters.Planning && fig.Waiting():
		return say(v, "guide.start", "who", who)
	case s.Phase == masters.Planning && fig.Ready():
		return say(v, "guide.others")
	case s.Phase == masters.Planning && fig.Plan == 0:
		return say(v, "guide.paint", "who", who)
	case s.Phase == masters.Planning:
		return say(v, "guide.more", "who", who, "n", n)
	case s.Phase == masters.Escape && fig.InPlay() && fig.At.Outdoors():
		return say(v, "guide.out", "who", who)
	case s.Phase == masters.Escape && fig.InPlay() && !fig.Rolled():
		return say(v, "guide.escape", "who", who)
	case s.Phase != masters.Action || !fig.InPlay():
		return ""
	case fig.Done():
		return say(v, "guide.next")
	case !fig.Acted():
		return say(v, "guide.act", "who", who)
	case fig.Left != [len(fig.Left)]uint8{}:
		return say(v, "guide.use", "who", who)
	}
	return say(v, "guide.spent", "who", who)
}

package masters

import (
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules/masters"
)

// What cards cannot do, and who would stand before a guard with nobody to help.

// wantedSubs are the sub-actions whose lack is worth a word.
var wantedSubs = [4]int{subIndex("unlock"), subIndex("subdue"), subIndex("disable"), subIndex("reveal")}

func subIndex(id string) int { return refIndex(kind("sub"), id) }

// lacks is what none of some actions can do, in words; "" where nothing is missing.
func (t *table) lacks(acts []masters.Act) string {
	var have [8]bool
	for _, a := range acts {
		subs, _, _ := a.Subs()
		for k, n := range subs {
			have[k] = have[k] || n > 0
		}
	}
	have[subIndex("subdue")] = have[subIndex("subdue")] || have[subIndex("rewire")]
	have[subIndex("disable")] = have[subIndex("disable")] || have[subIndex("rewire")]
	var l []string
	for _, k := range wantedSubs {
		if !have[k] {
			l = append(l, t.v.Text("name.sub."+info.Refs[kind("sub")].IDs[k]))
		}
	}
	if len(l) == 0 {
		return ""
	}
	return say(t.v, "lacks", "list", strings.Join(l, ", "))
}

// lacksSkill is what a skill card cannot do.
func (t *table) lacksSkill(k masters.Skill) string {
	faces := k.Card().Faces
	return t.lacks(faces[:])
}

// offersSub reports whether a figure's cards offer a sub-action.
func (t *table) offersSub(f, sub int) bool {
	for _, l := range t.s.Lines(f) {
		subs, _, _ := l.Act.Subs()
		if subs[sub] > 0 || sub == subIndex("subdue") && subs[subIndex("rewire")] > 0 {
			return true
		}
	}
	return false
}

// trapped reports whether a figure could not leave a tile: an active guard stands
// there, it cannot take him down, and nobody who can comes within one tile.
func (t *table) trapped(f int, c masters.Cell) bool {
	s := t.s
	subdue := subIndex("subdue")
	if c == masters.Nowhere || c.Outdoors() || s.GuardsOn(c) == 0 || f == masters.NPCFigure || s.Crew[f].Card >= masters.Characters || s.Slips(f) || t.offersSub(f, subdue) {
		return false
	}
	within := s.Near(c) | 1<<c
	for o := range s.Crew {
		fig := &s.Crew[o]
		if o == f || !fig.Here() || fig.Busted() || fig.Escaped() || !t.offersSub(o, subdue) {
			continue
		}
		comes := fig.Plan
		if fig.At != masters.Nowhere {
			comes |= 1 << fig.At
		}
		if comes&within != 0 {
			return false
		}
	}
	return true
}

// layTrapped marks on the map who cannot leave a guard's tile: whoever stands there
// now, and in planning whose way leads over it.
func (t *table) layTrapped(b *ui.Builder) {
	s, th, side := t.s, b.Theme(), t.grid.Side
	type tag struct {
		at   render.Point
		f    int
		grim bool // nobody can help
	}
	var tags []tag
	for f := range s.Crew {
		fig := &s.Crew[f]
		switch {
		case !fig.Here() || fig.Card >= masters.Characters && f != masters.NPCFigure:
		case t.planning():
			for c := range fig.Plan.All() {
				if t.trapped(f, c) {
					tags = append(tags, tag{t.center(s.HexOf(c)).Add(render.Pt(-side*0.52, side*0.3)), f, true})
				}
			}
		case s.Phase == masters.Action && fig.InPlay() && fig.At != masters.Nowhere && s.Held(f):
			tags = append(tags, tag{t.center(s.HexOf(fig.At)).Add(render.Pt(-side*0.52, side*0.3)), f, t.trapped(f, fig.At)})
		}
	}
	if len(tags) == 0 {
		return
	}
	b.Draw(ui.LayerTokens, func(c render.Canvas) {
		c = t.u.Canvas(c)
		for _, x := range tags {
			d := max(side*0.46, 24)
			r := render.Around(x.at, d*1.5, d)
			face := render.Slope(160, render.Hex(0xFFB454), render.Hex(0xC9761A))
			if x.grim {
				face = render.Slope(160, red.Lighter(0.16), red.Darker(0.25))
			}
			c.Shadow(r, 1)
			c.Polygon(cut(r, d*0.24), face)
			c.Line(cut(r, d*0.24), 1.6, line, true)
			c.Icon("masters/guard", render.R(r.X+2, r.Y+2, d-4, d-4), render.White)
			c.SeatShape(render.R(r.X+d*0.92, r.Y+d*0.27, d*0.46, d*0.46), x.f, th)
		}
	})
}

// trapWord tells in a tip who cannot leave a tile, "" for nobody: the figure that is
// looked at, and in the heist whoever stands there.
func (t *table) trapWord(c masters.Cell) string {
	if t.trapped(t.who, c) && (t.planning() || t.s.Crew[t.who].At == c) {
		return say(t.v, "trap", "who", t.shortName(t.who))
	}
	for f := range t.s.Crew {
		if t.s.Crew[f].InPlay() && t.s.Crew[f].At == c && t.trapped(f, c) {
			return say(t.v, "trap", "who", t.shortName(f))
		}
	}
	return ""
}

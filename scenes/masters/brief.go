package masters

import (
	"strings"

	"safehouse/render"
	"safehouse/rules/masters"
	"safehouse/scenes"
)

// What a briefing says, in the hub before a crew is chosen and at the table behind the
// note about the job: what is wanted, what is special, what it brings, what it wants from
// a crew and who can do it.

// A want is something that a job asks of a crew.
type want struct {
	id   string // for its words
	icon string
	n    int // how many there are to deal with
	sub  int // the sub-action that deals with it, -1: none does
}

// wantsOf is what a job wants from a crew: what waits in the bag and on the map.
func wantsOf(s *masters.State) (l []want) {
	guards, dogs, locks, cameras := s.InBag(masters.Guard), s.InBag(masters.Dog), s.InBag(masters.Lock), s.InBag(masters.Camera)
	safe := 0
	for c := range s.Board.All() {
		guards += int(s.Chits.Guards[c])
		dogs += int(s.Chits.Dogs[c])
		locks += int(s.Chits.Locks[c])
		cameras += int(s.Chits.Cameras[c])
		safe = max(safe, int(s.Fixture(c).Safe))
	}
	add := func(id, icon string, n, sub int) {
		if n > 0 {
			l = append(l, want{id, icon, n, sub})
		}
	}
	add("subdue", "masters/guard", guards, 2)
	add("dogs", "masters/dog", dogs, 2)
	add("unlock", "masters/lock", locks, 1)
	add("disable", "masters/camera", cameras, 3)
	add("reveal", "masters/reveal", s.Unknown.Len(), 5)
	add("safe", "masters/safe", safe, -1)
	return l
}

// A hand is somebody of the crew with what the cards can do.
type hand struct {
	seat   int
	name   string
	card   masters.Character
	skills []masters.Skill
}

// can is by how many of its actions somebody can do a sub-action.
func (m *hand) can(sub int) (n int) {
	count := func(a masters.Act) {
		if subs, _, _ := a.Subs(); subs[sub] > 0 {
			n++
		}
	}
	for _, k := range m.skills {
		if k != masters.NoSkill {
			for _, a := range k.Card().Faces {
				count(a)
			}
		}
	}
	if m.card < masters.Characters {
		for _, a := range m.card.Card().Acts {
			count(a)
		}
	}
	return n
}

// whoCan says who of a crew can deal with something.
func whoCan(v *scenes.View, crew []hand, k want) string {
	if k.sub < 0 || len(crew) == 0 {
		return ""
	}
	var who []string
	for i := range crew {
		if n := crew[i].can(k.sub); n > 0 {
			who = append(who, say(v, "want.who", "who", crew[i].name, "n", n))
		}
	}
	if len(who) == 0 {
		return say(v, "want.nobody")
	}
	return strings.Join(who, ", ")
}

// paintWant draws what a job wants, with the shapes of those who can do it and on how many
// of their actions.
func paintWant(c render.Canvas, v *scenes.View, th *render.Theme, r render.Rect, k want, crew []hand) {
	words := say(v, "want."+k.id, "n", k.n)
	d := min(r.H-4, 36)
	c.Token(render.R(r.X+8, r.Center().Y-d/2, d, d), th, render.Token{Shape: render.RoundToken, Face: red, Icon: k.icon, Ink: render.White})
	right := r.Right() - 8
	none := k.sub >= 0 && len(crew) > 0
	for i := len(crew) - 1; i >= 0 && k.sub >= 0; i-- {
		n := crew[i].can(k.sub)
		if n == 0 { // each has a column
			right -= 46
			continue
		}
		none = false
		c.TextIn(render.R(right-17, r.Y, 20, r.H), itoa(n), small(render.Style{Face: render.Mono700, Size: 18, Color: line, Theme: th}), render.Left|render.Middle)
		c.SeatShape(render.Around(render.Pt(right-30, r.Center().Y), 20, 20), crew[i].seat, th)
		right -= 46
	}
	if len(crew) > 0 {
		words = say(v, "few."+k.id, "n", k.n)
	}
	if none {
		st := caption(render.Style{Face: render.Oswald500, Size: 18, Color: signal, Theme: th})
		w, _ := c.Ruler().Measure(say(v, "want.nobody"), st)
		c.TextIn(render.R(right-w, r.Y, w, r.H), say(v, "want.nobody"), st, render.Left|render.Middle)
		right -= w + 10
	}
	fitLine(c, render.R(r.X+d+18, r.Y, right-r.X-d-22, r.H), words, caption(render.Style{Face: render.Sans500, Size: 20, Color: line, Theme: th}), render.Left|render.Middle, 18, 17)
}

// briefSays is what a job wants, what is special about it and what it brings, as paragraphs;
// with the Fixers that are on the team's side and whether the job was won before.
func briefSays(v *scenes.View, g masters.Heist, friends masters.FixerSet, won bool) []string {
	id := info.Refs[kHeist].IDs[g]
	l := []string{"# " + say(v, "brief.goal"), v.Text("text.heist." + id), "# " + say(v, "brief.here"), say(v, "brief."+id)}
	if g == masters.FinalSouth {
		l = append(l, say(v, "brief.part-two"))
	}
	l = append(l, "# "+say(v, "brief.brings"))
	stake := false
	point := func(icon, words string) {
		l, stake = append(l, "- {icon:"+icon+"} "+words), true
	}
	card := g.Card()
	if f := card.Unlocks; f != masters.NoFixer && !g.County() {
		words := say(v, "brief.fixer", "who", v.Name(ref(kFixer, int(f))), "what", v.Text("text.fixer."+info.Refs[kFixer].IDs[f]))
		if friends.Has(f) {
			words = say(v, "brief.fixer.won", "who", v.Name(ref(kFixer, int(f))))
		}
		point(fixerIcon(f), words)
	}
	if card.Reward > 0 {
		point("masters/cash", say(v, "brief.reward", "n", int(card.Reward)))
	}
	if i := card.Finds; i != masters.NoItem && !won {
		point(itemIcon(i), say(v, "brief.finds", "what", v.Name(ref(kLoot, int(i.Loot())))))
	}
	if g.County() {
		point("masters/character/prisoner", say(v, "brief.county"))
	}
	if g == masters.FinalSouth {
		point("masters/fixer/mayor", say(v, "brief.final"))
	}
	if !stake {
		point("masters/cash", say(v, "brief.loot"))
	}
	return l
}

// wantsText is what a job wants as paragraphs, for where there is no room to draw it.
func wantsText(v *scenes.View, wants []want, crew []hand) []string {
	l := []string{"# " + say(v, "wants")}
	for _, k := range wants {
		words := "- {icon:" + k.icon + "} " + say(v, "want."+k.id, "n", k.n)
		if who := whoCan(v, crew, k); who != "" {
			words += ": " + who
		}
		l = append(l, words)
	}
	return l
}

// planGrid is the grid on which every hex of a job's plan lies in a box, entrances
// that can be dug included.
func planGrid(s *masters.State, box render.Rect) render.HexGrid {
	var list [][2]int
	add := func(x masters.Hex) {
		if x != masters.NoHex {
			q, r := x.Axial()
			list = append(list, [2]int{q, r})
		}
	}
	for c := range s.Board.All() {
		add(s.HexOf(c))
	}
	for _, x := range s.Tunnels() {
		add(x)
	}
	return render.FitHexes(box, list)
}

package play

import (
	"slices"
	"strconv"
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/scenes"
)

// question is what the prompt says: a heading and a line below it.
func (t *tableScene) question() (heading, more string) {
	h := t.house
	turn := t.sit.Match.Turn()
	switch {
	case t.view.Over:
		return h.T("table.over"), ""
	case t.sit.Showing():
		if x, ok := t.table.(scenes.Commentator); ok {
			more = x.Comment(t.view)
		}
		return t.caption, more
	case t.sit.Stuck():
		return h.T("table.stuck"), h.T("table.stuck.more")
	case t.carded():
		return t.chip(), ""
	case t.view.Intent != nil:
		return t.intention(t.view.Intent)
	case t.view.Asked:
		return t.asked(turn)
	}
	if seat := t.sit.Thinking(); seat >= 0 {
		return h.T("table.thinking", "name", t.file.NameOf(seat)), ""
	}
	if turn.Seat >= 0 && !turn.Done {
		return h.T("table.thinking", "name", t.file.NameOf(turn.Seat)), ""
	}
	return "", ""
}

// asked is the question with the name of whom it is put to, and what to do
// about it.
func (t *tableScene) asked(turn rules.Turn) (heading, more string) {
	h := t.house
	if a, ok := t.Armed(); ok {
		return t.say(t.view.At(a).Describe(a)), t.armedMore()
	}
	if r := t.view.Held(); r != (rules.Ref{}) {
		return t.say(t.view.Asking().Prompt()), t.house.T("table.held.more", "thing", t.view.Name(r))
	}
	m := t.view.Asking().Prompt()
	if help := m.Key + ".help"; t.file.Book.Has(t.info().ID, help) {
		more = t.say(rules.Message{Key: help, Args: m.Args})
	}
	if g, ok := t.table.(scenes.Guide); ok {
		if line := g.Guide(t.view); line != "" {
			more = line
		}
	}
	if more == "" {
		more = t.toPress()
	}
	heading = t.say(m)
	if x, ok := t.table.(scenes.Headliner); ok {
		if line := x.Headline(t.view); line != "" {
			if what, ok := strings.CutPrefix(line, t.file.NameOf(turn.Seat)+": "); ok && t.sit.PersonSet() == rules.Only(turn.Seat) {
				line = scenes.Capital(what)
			}
			return line, more
		}
	}
	if turn.Seat < 0 {
		return heading, more
	}
	name, alone := t.file.NameOf(turn.Seat), t.sit.PersonSet() == rules.Only(turn.Seat)
	if who, what, ok := strings.Cut(heading, ": "); ok && t.speaksOf(m, who) {
		heading = what
		switch {
		case who == name:
		case alone && t.several(turn.Seat):
			return h.T("table.asked", "name", who, "question", heading), more
		case !alone:
			name = h.T("table.asked.as", "name", name, "character", who)
		}
	}
	if alone { // who sits here alone knows whom it is put to
		return scenes.Capital(heading), more
	}
	return h.T("table.asked", "name", name, "question", heading), more
}

// several reports whether a seat plays more than one character, so that a question says whose it is.
func (t *tableScene) several(seat int) bool {
	x, ok := t.table.(scenes.Troupe)
	return ok && x.Characters(t.view.Shown, seat) > 1
}

// speaksOf reports whether a question names somebody as the one whom it is put to.
func (t *tableScene) speaksOf(m rules.Message, who string) bool {
	return slices.ContainsFunc(m.Args, func(a rules.Arg) bool {
		switch {
		case a.Name != "who" && a.Name != "seat":
			return false
		case a.Kind == rules.Seat:
			return t.file.NameOf(a.N) == who
		}
		return len(a.Sub) == 1 && t.say(a.Sub[0]) == who
	})
}

// toPress tells what to press where neither game nor table says it.
func (t *tableScene) toPress() string {
	switch buttons := len(t.view.Answers()) > 0; {
	case len(t.view.Offers()) == 0:
		return ""
	case buttons:
		return t.house.T("table.press.both")
	}
	return t.house.T("table.press")
}

// choice is a button of the prompt.
type choice struct {
	id, label, icon string
	short           string // a shorter label, for where the whole one has no room beside the question
	least           string // the shortest, for where it does not even have a row
	confirm         bool
	commits         bool                // pressing it takes a decision
	comes           func() []ui.Keyword // what it changes, nil where that is not told
	do              func()
}

// choiceID is the ID of a button of the prompt.
func choiceID(i int) string { return choicePrefix + strconv.Itoa(i) }

// choicePrefix begins it.
const choicePrefix = "choice:"

// choices are the buttons of the prompt: what no thing on the table stands for,
// and what goes on when nothing is asked.
func (t *tableScene) choices() (l []choice) {
	h := t.house
	switch {
	case t.view.Over && t.file.Looking:
		return []choice{{id: "results", label: h.T("table.to-results"), icon: "trophy", confirm: true, do: t.results}}
	case t.sit.Showing():
		return t.onward()
	case t.sit.Stuck():
		return []choice{{id: "retry", label: h.T("table.try-again"), icon: "redo", confirm: true, do: t.sit.Retry}}
	}
	rest := t.answersOf(t.view)
	armed, waits := t.Armed()
	if waits && !slices.Contains(rest, armed) {
		return t.armedChoices(armed)
	}
	l = append(t.own(), t.proposed()...)
	for i, a := range rest { // what waits for its second press stays where the first was
		next := !waits && t.leads(a, rest) || waits && a == armed
		l = append(l, choice{id: choiceID(i), label: t.say(t.view.At(a).Describe(a)), short: t.briefly(a), confirm: next && t.view.Intent == nil, commits: true, comes: t.view.Comes(a), do: func() { t.view.Decide(a) }})
	}
	return l
}

// briefly is a shorter label of an answer, for where the question says the rest; "" without one.
func (t *tableScene) briefly(a rules.Action) string {
	m := t.view.At(a).Describe(a)
	if m.Key += ".short"; !t.file.Book.Has(t.info().ID, m.Key) {
		return ""
	}
	return t.say(m)
}

// answersOf is the choices of a view that are buttons of the prompt, in their order.
func (t *tableScene) answersOf(v *scenes.View) []rules.Action {
	rest := v.Answers()
	if r, ok := t.table.(scenes.Ranker); ok && v.Asked {
		slices.SortStableFunc(rest, func(a, b rules.Action) int { return r.Rank(v, b) - r.Rank(v, a) })
	}
	return rest
}

// eyed is the choice whose button is looked at, as the buttons were listed last;
// zero for none.
func (t *tableScene) eyed() (a rules.Action) {
	n, err := strconv.Atoi(strings.TrimPrefix(t.hot, choicePrefix))
	if err != nil || !strings.HasPrefix(t.hot, choicePrefix) || t.view == nil || t.built != t.sit.Version() {
		return a
	}
	if rest := t.answersOf(t.view); n < len(rest) {
		return rest[n]
	}
	return a
}

// proposed are the buttons of what the table proposes.
func (t *tableScene) proposed() (l []choice) {
	p, ok := t.table.(scenes.Proposer)
	if !ok || !t.view.Asked || t.view.Intent != nil {
		return nil
	}
	for _, x := range p.Proposals(t.view) {
		l = append(l, choice{id: x.ID, label: x.Label, icon: x.Icon, confirm: x.Confirm, commits: true, do: x.Do})
	}
	return l
}

// leads reports whether an answer is the one that leads on: the only one that
// gives nothing up, or the one that the table points at.
func (t *tableScene) leads(a rules.Action, rest []rules.Action) bool {
	if t.wastes(a) != "" || t.declines(a) {
		return false
	}
	alone := len(rest) == 1
	if len(rest) == len(t.view.Legal()) {
		n := 0
		for _, x := range rest {
			if t.wastes(x) == "" {
				n++
			}
		}
		alone = n == 1
	}
	if p, ok := t.table.(scenes.Pointer); ok {
		return p.Points(t.view, a, alone)
	}
	return alone
}

// declines reports whether an answer gives up something that whoever acts could have.
func (t *tableScene) declines(a rules.Action) bool {
	st := t.view.Shown
	actor := func(rules.Action) int { return st.Turn().Seat }
	if c, ok := st.(rules.CrewMember); ok && st.Turn().Seat == rules.Crew {
		actor = c.Actor
	}
	return rules.Declines(st, a) && slices.ContainsFunc(t.view.Legal(), func(x rules.Action) bool {
		return actor(x) == actor(a) && !rules.Declines(st, x)
	})
}

// panelPaper is the theme's own panel.
func panelPaper(th *render.Theme) scenes.Paper {
	return scenes.Paper{Theme: th, Loud: loud(th), Seat: -1, Face: func(c render.Canvas, r render.Rect) { c.Panel(r, th) }}
}

// narrowPrompt is the width of a prompt, in shapes of the seat, below which that shape stands in the question's first line.
const narrowPrompt = 9.0

// promptSlack is by how much the last line may reach into the gap below it.
const promptSlack = 2.0

// prompt asks, and offers the choices that no thing on the table stands for.
func (t *tableScene) prompt(b *ui.Builder, r render.Rect) {
	if r.Empty() {
		return
	}
	paper := t.promptPaper(b)
	th := paper.Theme
	heading, more := t.question()
	list := t.choices()
	in := r.Inset(scenes.PromptEdge).Pad(paper.Pad, 0, paper.Pad, 0)
	shape, asks := render.Rect{}, heading // asks is the heading as it is drawn
	switch d := 40 * b.Grow(); {
	case paper.Seat >= 0 && in.W < narrowPrompt*d: // the words need the room below it
		asks = "{seat:" + strconv.Itoa(paper.Seat) + "}\u00a0" + heading
	case paper.Seat >= 0:
		shape = render.R(in.X, in.Center().Y-d/2, d, d)
		in = in.Pad(d+10, 0, 0, 0)
	}
	widths := answerWidths(b, list)
	beside, aside := scenes.Besides(in.W, widths)
	words := render.R(in.X+6, in.Y-4, in.W-6, in.H+4)
	tight := func(pad float64) bool { // whether the words are cut with the answers beside them
		_, _, cut := promptStyles(b.Ruler(), th, words.Pad(0, -pad, beside+12, -pad), asks, more)
		return cut
	}
	if (!aside || tight(0)) && shorten(list) {
		widths = answerWidths(b, list)
		beside, aside = scenes.Besides(in.W, widths)
	}
	aside = aside && !tight(scenes.PromptEdge/2)
	if aside && len(list) > 0 && list[0].id == "do" { // what does it comes to lie where the button was that armed it
		slices.Reverse(list)
		slices.Reverse(widths)
	}
	foot, button, whole := render.Rect{}, float64(render.ButtonHeight), true
	switch {
	case len(list) == 0:
	case aside:
		words.W -= beside + 12
		foot = render.R(in.Right()-beside, in.Center().Y-render.ButtonHeight/2, beside, render.ButtonHeight)
	default:
		words, foot, button, whole = answerRoom(b, th, in, asks, more, widths)
	}
	busy := t.sit.Thinking() >= 0 && !t.sit.Showing()
	if busy {
		words.W -= 44
	}
	intent := t.view.Intent
	head, line, cut := promptStyles(b.Ruler(), th, words, asks, more)
	if roomy := words.Pad(0, -scenes.PromptEdge/2, 0, -scenes.PromptEdge/2); cut && (aside || len(list) == 0) { // less around it before half a sentence
		words = roomy
		head, line, cut = promptStyles(b.Ruler(), th, words, asks, more)
	}
	b.Add(ui.Thing{ID: "prompt", Shape: ui.Box(r), Layer: ui.LayerPanels, Decor: intent == nil && !cut, Mouse: true, Keeps: true, Tip: promptTip(cut, heading, more), Label: heading + " " + more, Move: ui.Move{How: ui.Jump}, Paint: func(c render.Canvas, st ui.State) {
		paper.Face(c, st.At)
		if !shape.Empty() {
			c.SeatShape(shape, paper.Seat, b.Theme())
		}
		if intent != nil {
			t.paintRun(c, st.At, intent)
		}
		block := c.TextFit(words, asks, head.In(th.Text), render.Left, head.Size)
		if _, used := block.Size(); more != "" && used+18 <= words.H {
			c.TextFit(render.R(words.X, words.Y+used, words.W, words.H-used+promptSlack), more, line.In(th.Second), render.Left, line.Size)
		}
		if busy {
			c.Busy(render.Pt(st.At.Right()-36, st.At.Y+36), 14, th, t.busy)
		}
	}})
	t.forYou(b, th, words, asks, more, head, line)
	if len(list) == 0 {
		return
	}
	b.Group("prompt")
	if n := t.sit.Halts(); t.sit.Halted() && n != t.halted {
		t.halted = n
		b.FocusOn("step")
	}
	if whole {
		t.answers(b, foot, button, list, widths, th)
		return
	}
	b.ScrollArea(ui.ScrollArea{ID: "choices", Rect: foot, High: t.scrolledHigh(foot, widths), Build: func(b *ui.Builder, in render.Rect) { t.answers(b, in, button, list, widths, th) }})
}

// lowButton is how high the answers are at least, in points: where a prompt is low they give way before any is cut.
const lowButton = 42.0

// answerRoom lays words and answers out in a prompt: the answers in rows below the words; in a low prompt with less around
// them, then beside the words, then lower themselves. The first of these is taken that cuts no word, else the first that has
// room for the answers; whole is false where none has and they scroll.
func answerRoom(b *ui.Builder, th *render.Theme, in render.Rect, heading, more string, widths []float64) (words, foot render.Rect, button float64, whole bool) {
	k := b.Ruler()
	rows := func(width, button float64) float64 {
		_, high := ui.Flow(render.R(0, 0, width, 0), button, scenes.AnswerGap, widths...)
		return high
	}
	type layout struct {
		words, foot render.Rect
		button      float64
		usual       bool // the question has room above the answers in its usual letters, or they lie beside it
	}
	var found []layout
	for _, try := range []struct{ edge, button float64 }{{0, render.ButtonHeight}, {8, render.ButtonHeight}, {8, lowButton}} {
		r := in.Inset(-try.edge)
		words := render.R(r.X+6, r.Y-4, r.W-6, r.H+4)
		high := rows(r.W, try.button)
		_, need := k.Fit(heading, th.Heading(), words.W, r.H, render.Left, 24, 21, 18).Size()
		foot := render.R(r.X, r.Bottom()-high, r.W, high)
		above := words
		if above.H = foot.Y - words.Y - scenes.PromptGap/2; above.H > 0 {
			found = append(found, layout{above, foot, try.button, need+scenes.PromptGap/2+high <= r.H+4})
		}
		for _, part := range []float64{0.62, 0.72, 0.5} {
			width := r.W * part
			if high := rows(width, try.button); high <= r.H && slices.Max(widths) <= width {
				left := words
				left.W -= width + 12
				found = append(found, layout{left, render.R(r.Right()-width, r.Center().Y-high/2, width, high), try.button, true})
			}
		}
	}
	for _, x := range found {
		if _, _, cut := promptStyles(k, th, x.words, heading, more); !cut {
			return x.words, x.foot, x.button, true
		}
	}
	if n := slices.IndexFunc(found, func(x layout) bool { return x.usual }); n >= 0 {
		return found[n].words, found[n].foot, found[n].button, true
	}
	high := rows(in.W-24, lowButton)
	words = render.R(in.X+6, in.Y-4, in.W-6, in.H+4)
	_, need := k.Fit(heading, th.Heading(), words.W, in.H, render.Left, 24, 21, 18).Size()
	room := in.H - min(need, in.H*0.5) - scenes.PromptGap
	foot = render.R(in.X, in.Bottom()-min(high, room), in.W, min(high, room))
	words.H = foot.Y - words.Y - 6
	return words, foot, lowButton, false
}

// answerWidths is how wide each of the buttons is.
func answerWidths(b *ui.Builder, list []choice) []float64 {
	widths := make([]float64, len(list))
	for i, x := range list {
		widths[i] = b.ButtonWidth(ui.Button{Label: x.label, Icon: x.icon}) + 12
	}
	return widths
}

// shorten takes the shorter labels where there are some: the heading says the whole.
func shorten(list []choice) (some bool) {
	for i := range list {
		if list[i].short != "" {
			list[i].label, some = list[i].short, true
		}
	}
	return some
}

// promptPaper is what the question lies on.
func (t *tableScene) promptPaper(b *ui.Builder) scenes.Paper {
	if x, ok := t.table.(scenes.Stationer); ok {
		return x.PromptPaper(t.view)
	}
	paper := panelPaper(b.Theme())
	th, mark := paper.Theme, paper.Theme.PanelEdge
	if t.view.Asked {
		mark = th.Accent
	}
	paper.Face = func(c render.Canvas, r render.Rect) { c.PanelMarked(r, th, mark) }
	return paper
}

// promptStyles are the letters of the question and of the line below it: the largest of which
// both have room, small ones before half a sentence. cut reports that not even those have.
func promptStyles(k render.Ruler, th *render.Theme, room render.Rect, heading, more string) (head, line render.Style, cut bool) {
	for _, try := range []struct{ head, least, line, floor float64 }{
		{28, 20, 18, render.BodyFloor}, {24, 20, 18, render.BodyFloor}, {21, 20, 18, render.BodyFloor}, {18, 20, 18, render.BodyFloor},
		{18, 18, 16, 16}, {18, 18, 16, render.CaptionFloor}, {18, 16, 14, render.CaptionFloor},
	} {
		head, line = th.Heading().Sized(try.head), th.Body().Sized(try.line)
		head.Floor, line.Floor = try.least, try.floor
		block := k.Fit(heading, head, room.W, room.H, render.Left)
		if cut = block.Truncated(); cut || more == "" {
			if !cut {
				return head, line, false
			}
			continue
		}
		_, used := block.Size()
		if _, high := k.Wrap(more, line, room.W, render.Left).Size(); used+high <= room.H+promptSlack {
			return head, line, false
		}
		cut = true
	}
	return head, line, cut
}

// promptTip tells the whole of what was cut.
func promptTip(cut bool, heading, more string) func() ui.Tip {
	if !cut {
		return nil
	}
	return func() ui.Tip { return ui.Tip{Title: heading, Body: more} }
}

// scrolledHigh is the height that the buttons take beside a scroll bar.
func (t *tableScene) scrolledHigh(r render.Rect, widths []float64) float64 {
	_, high := ui.Flow(render.R(0, 0, r.W-24, 0), lowButton, scenes.AnswerGap, widths...)
	return high
}

// answers lists the buttons in rows, each as high as button.
func (t *tableScene) answers(b *ui.Builder, r render.Rect, button float64, list []choice, widths []float64, th *render.Theme) {
	at, _ := ui.Flow(r, button, scenes.AnswerGap, widths...)
	for i, x := range list {
		if at[i].W < widths[i]-1 && x.least != "" {
			x.label = x.least
		}
		b.Button(ui.Button{ID: x.id, Answer: i + 1, Rect: at[i], Label: x.label, Icon: x.icon, Confirm: x.confirm, Centered: true, Commits: x.commits, Comes: x.comes, Do: x.do, Theme: th})
	}
}

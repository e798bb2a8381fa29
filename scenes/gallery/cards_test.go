package gallery

import (
	"testing"

	"safehouse/render"
)

// galleryButtons paints the states of buttons and the small parts of panels in one theme.
func galleryButtons(c render.Canvas, t *render.Theme) {
	w, h := c.Size()
	c.Fill(render.R(0, 0, w, h), render.Slope(160, t.Ground.Lighter(0.06), t.Ground))
	c.Panel(render.R(16, 12, 608, 188), t)
	c.Text(34, 22, "BUTTONS", t.Label())
	for i, b := range []render.Button{
		{Label: "Rest", Icon: "card"}, {Label: "Hover", Icon: "card", State: render.Hover}, {Label: "Pressed", Icon: "card", State: render.Pressed},
		{Label: "Disabled", Icon: "card", State: render.Disabled}, {Label: "Focused", Icon: "card", Focused: true}, {Label: "Confirm", Icon: "check", Confirm: true},
	} {
		c.Button(render.R(34+float64(i%3)*196, 54+float64(i/3)*70, 176, 54), t, b)
	}
	c.Panel(render.R(16, 214, 608, 76), t)
	for i, b := range []render.Button{{Label: "Undo", Icon: "undo", Key: "Z"}, {Label: "Hint", Icon: "hint", Key: "H"}, {Label: "Delete", Icon: "trash", Danger: true, Centered: true}} {
		c.Button(render.R(34+float64(i)*196, 225, 176, 54), t, b)
	}
	c.Paper(render.R(32, 304, 576, 92), t)
	st := t.Body().In(t.Ink)
	c.Text(50, 312, "{b}Skull and Bones{/b}", st.Sized(20))
	c.TextIn(render.R(50, 336, 540, 60), "Draw 2 Treaties and take a {b}Supreme Power{/b} Secondary.\n{c:#8A1F17}{b}Not now: you own 1 of 2 cards.{/b}{/c}", st, render.Left)
	c.Panel(render.R(16, 410, 608, 108), t)
	c.Text(34, 420, "{seat:1} {b}Cash{/b} opened room 7. {icon:alarm|alarm} 2.", t.Body())
	c.Text(34, 450, "{seat:0} {b}You{/b} took {c:accent}2 Intelligence{/c} in London.", t.Body())
	for i := range render.Seats {
		c.SeatShape(render.R(34+float64(i)*40, 482, 28, 28), i, t)
		c.Badge(render.R(290+float64(i)*44, 478, 34, 34), i, i+1, t)
	}
}

func TestGalleryButtons(t *testing.T) {
	k := kitFor(t, 1)
	for _, th := range render.Themes() {
		golden.Check(t, "buttons-"+th.ID, shoot(t, k, 640, 530, 1, func(c render.Canvas) { galleryButtons(c, th) }))
	}
}

// column is one game's part of the card gallery.
type column struct {
	theme  *render.Theme
	title  string
	cards  [2]render.Card
	tokens [4]render.Token
}

var columns = []column{
	{theme: infiltration, title: "INFILTRATION",
		cards: [2]render.Card{
			{Name: "Neuro Spike", Emblem: "infiltration/item/neuro-spike", Rule: "{icon:lab-worker} {icon:arrow-right} {icon:interface|good}",
				Text: "Destroy the lab worker here, then play your Interface.", Foot: "{icon:card-discard} discard"},
			{Name: "Server Farm", Cost: "10", Emblem: "infiltration/room/server-farm", Band: render.Hex(0x2A383D), BandInk: render.White, Glow: render.Hex(0xFF6A62),
				Rule: "{icon:door|accent2} {icon:infiltration/alarm|alarm} +1  {icon:tech-lock|accent2} 5 {icon:arrow-right} {icon:infiltration/alarm|alarm}",
				Text: "{icon:interface|good} Collect 3 from the pool. Alarm +1. Token is spent.", Foot: "second floor", Value: "{icon:data|good} 7"}},
		tokens: [4]render.Token{{Shape: render.HexToken, Face: render.Hex(0x4DF0A0), Icon: "infiltration/interface"}, {Shape: render.SquareToken, Face: render.Hex(0x6A4A10), Icon: "infiltration/tech-lock", Ink: render.Hex(0xFFC766), Count: 5},
			{Shape: render.SquareToken, Face: render.Hex(0x21466A), Icon: "infiltration/lab-worker", Ink: render.Hex(0xDDF0FF), Count: 4}, {Shape: render.OctToken, Face: render.Hex(0xF0443C), Icon: "infiltration/npc", Ink: render.White}}},
	{theme: masters, title: "MASTERS",
		cards: [2]render.Card{
			{Name: "Lookout", Emblem: "masters/lookout", Rule: "{icon:masters/brain|accent2} 7   {icon:masters/idea|accent2} 2",
				Rows: []render.CardRow{{Label: "Run", Right: "{icon:masters/move}2 {icon:masters/noise|bad}2"}, {Label: "Discover", Right: "{icon:masters/reveal}2 {icon:masters/noise|bad}"}, {Label: "Stride", Right: "{icon:masters/move}{icon:masters/reveal}{icon:masters/noise|bad}"}}, Foot: "amateur"},
			{Name: "Hurry", Rows: []render.CardRow{{Die: 1, Label: "Run", Right: "{icon:masters/move}2 {icon:masters/noise|bad}2"}, {Die: 2, Label: "Pick", Right: "{icon:masters/unlock|accent2} {icon:masters/noise|bad}"}, {Die: 3, Label: "Run", Right: "{icon:masters/move}2 {icon:masters/noise|bad}2"},
				{Die: 4, Label: "Observe", Right: "{icon:masters/idea|accent2}{icon:masters/reveal}{icon:masters/noise|bad}"}, {Die: 5, Label: "Sprint", Right: "{icon:masters/move}3 {icon:masters/noise|bad}2"}, {Die: 6, Label: "Examine", Right: "{icon:masters/idea|accent2}3 {icon:masters/noise|bad}"}}, Foot: "lacks S, D"}},
		tokens: [4]render.Token{{Shape: render.HexToken, Face: render.Hex(0x163A78), Icon: "masters/lock", Ink: render.Hex(0xFFD83A)}, {Shape: render.HexToken, Face: render.Hex(0x163A78), Icon: "masters/camera", Ink: render.White},
			{Shape: render.HexToken, Face: render.Hex(0xC8302C), Icon: "masters/guard", Ink: render.White}, {Shape: render.RoundToken, Face: render.Hex(0xE8BE2C), Icon: "masters/idea", Ink: render.Hex(0x4A2E05), Count: 3}}},
	{theme: intoodeep, title: "IN TOO DEEP",
		cards: [2]render.Card{
			{Name: "Night Freight", Cost: "I", Emblem: "intoodeep/night-freight", Glow: render.Hex(0xFF3FB4), Text: "YOU in Riverside with a LOOT Item. Drop it.",
				Blocks: []render.CardBlock{{Title: "Count the Crates", Line: "{icon:intoodeep/intel|accent2} 3 {icon:intoodeep/evidence|alarm} 1 {icon:intoodeep/boost} 1", Color: render.Hex(0x2BE4FF)},
					{Title: "Ram the Skiff", Line: "{icon:intoodeep/intel|accent2} 5 {icon:intoodeep/evidence|alarm} 1 {icon:intoodeep/dilemma|accent} 2", Color: render.Hex(0xFF3FB4)}}},
			{Name: "Dilemma", Emblem: "intoodeep/wanted", Band: render.Hex(0xD42C94), BandInk: render.White, EmblemInk: render.Hex(0xFFB14A), Glow: render.Hex(0xFFB14A), Rule: "{icon:intoodeep/wanted|alarm} The Fixer",
				Text: "A wanted poster. Worth more with each one you bank.", Foot: "corruption", Value: "4"}},
		tokens: [4]render.Token{{Shape: render.OctToken, Face: render.Hex(0xE03AA0), Icon: "intoodeep/weapon", Ink: render.White}, {Shape: render.OctToken, Face: render.Hex(0x3A7CD8), Icon: "intoodeep/vehicle", Ink: render.White},
			{Shape: render.OctToken, Face: render.Hex(0x1FA870), Icon: "intoodeep/gadget", Ink: render.White}, {Shape: render.OctToken, Face: render.Hex(0xF2A93A), Icon: "intoodeep/loot", Ink: render.Hex(0x2A1A04)}}},
	{theme: deepstate, title: "DEEP STATE",
		cards: [2]render.Card{
			{Name: "Universities", Cost: "4", Emblem: "deepstate/universities", Rule: "{icon:deepstate/group/sp} {c:#8A2A2E}{icon:deepstate/agent} {icon:deepstate/agent} {icon:deepstate/agent} {icon:deepstate/agent}{/c}", Text: "1 point for each Science card you own.", Value: "1 each"},
			{Name: "Skull and Bones", Band: render.Hex(0x7A1A24), EmblemInk: render.Hex(0x7A1A24), Emblem: "deepstate/skull-and-bones", Rule: "{icon:deepstate/group/sp} 2 {icon:arrow-right} + {icon:deepstate/group/sp}", Text: "Needs 2 Supreme Power. Then draw 2 Treaties.", Foot: "Immediate", Value: "{icon:deepstate/at-once}"}},
		tokens: [4]render.Token{{Shape: render.RoundToken, Face: render.Hex(0xB8323A), Icon: "deepstate/communists", Ink: render.Hex(0xF8EBC2)}, {Shape: render.RoundToken, Face: render.Hex(0x2F63A8), Icon: "deepstate/peace", Ink: render.White},
			{Shape: render.RoundToken, Face: render.Hex(0x2A2622), Icon: "deepstate/spies", Ink: render.Hex(0xF8EBC2)}, {Shape: render.SquareToken, Face: render.Hex(0xC9912E), Icon: "deepstate/briefcase", Ink: render.Hex(0x2A1A04), Count: 10}}},
	{theme: shadownetwork, title: "Shadow Network",
		cards: [2]render.Card{
			{Name: "Crown Cipher", Emblem: "shadownetwork/crown-cipher", Rule: "{icon:intel/y} {icon:intel/g} {icon:intel/b} {icon:intel/p} {icon:intel/p}", Text: "Discard for {icon:intel/p}{icon:intel/b}\nEnd {b}13{/b}, unfinished {b}−3{/b}", Foot: "turn in", Value: "17"},
			{Name: "Double Agent", Band: render.Hex(0x9A5CC0), BandInk: render.White, EmblemInk: render.Hex(0x4A2A66), Emblem: "shadownetwork/double-agent", Rule: "{icon:intel/p} {icon:arrow-right} {icon:intel/b} {icon:intel/b}", Text: "Pay 1 Top Secret, gain 2 Technological.", Foot: "2 uses", Value: "{icon:shadownetwork/uses}"}},
		tokens: [4]render.Token{{Shape: render.RoundToken, Face: render.Hex(0xE9B824)}, {Shape: render.SquareToken, Face: render.Hex(0x3F9A56)}, {Shape: render.TriangleToken, Face: render.Hex(0x3A7CC8)}, {Shape: render.DiamondToken, Face: render.Hex(0x8E51AE)}}},
}

// galleryCards paints cards and tokens of all games and the parts that all share.
func galleryCards(c render.Canvas) {
	w, h := c.Size()
	c.Fill(render.R(0, 0, w, h), render.Slope(150, render.Hex(0x3A2A1C), render.Hex(0x1C1510), render.Hex(0x090706)))
	for i := range columns {
		k := &columns[i]
		t := k.theme
		box := render.R(20+246*float64(i), 16, 238, 1048)
		c.Shadow(box, 3)
		c.Round(box, 8, render.Slope(150, t.Field, t.Ground))
		c.Grain(box, 1)
		c.Frame(box, 8, 1, render.Solid(render.White.Fade(0.25)))
		ink := t.Accent
		switch t {
		case masters:
			ink = render.White
		case deepstate:
			ink = t.Light
		case shadownetwork:
			ink = t.Ink
		}
		c.TextIn(render.R(box.X, box.Y, box.W, 46), k.title, t.Title().Sized(23).In(ink), render.Center|render.Middle)
		for j := range k.cards {
			c.Card(render.R(box.X+14, box.Y+46+float64(j)*420, 210, 408), t, &k.cards[j], render.SheetCard, render.CardState{})
		}
		for j, tok := range k.tokens {
			r := render.R(box.X+14+float64(j)*54, box.Y+890, 46, 46)
			c.Token(r, t, tok)
			if t == shadownetwork {
				c.Icon([4]string{"intel/y", "intel/g", "intel/b", "intel/p"}[j], render.R(box.X+14+float64(j)*54, box.Y+952, 40, 40), render.White)
			}
		}
	}
	t := infiltration
	p := render.R(1260, 16, 640, 276)
	c.Panel(p, t)
	c.Text(p.X+18, p.Y+12, "TYPE", t.Label())
	for i, row := range []struct {
		s  string
		st render.Style
		n  string
	}{{"Title", render.House.Title().In(render.White), "Oswald 700, 40 to 80"}, {"Heading", t.Heading(), "Exo 2 700, 28/34"}, {"Card name", t.Name(), "display face, 20 to 25"}, {"Body text", t.Body(), "Plex Sans 400, 18/24"}, {"27", t.Number().Sized(34), "Plex Mono 700, numbers"}} {
		y := p.Y + 40 + 46*float64(i)
		c.TextIn(render.R(p.X+18, y, 240, 46), row.s, row.st, render.Left|render.Middle)
		c.TextIn(render.R(p.X+258, y, 360, 46), row.n, t.Dim(), render.Left|render.Middle)
		c.Rule(p.X+18, p.X+620, y+46, t)
	}
	p = render.R(1260, 304, 640, 176)
	c.Panel(p, t)
	c.Text(p.X+18, p.Y+12, "SEATS", t.Label())
	for i := range render.Seats {
		x := p.X + 30 + 102*float64(i)
		c.Figure(render.R(x, p.Y+42, 56, 88), t, render.Figure{Seat: i, Selected: i == 0, Wounded: i == 3 || i == 4, Delayed: i == 4 || i == 5})
		c.SeatShape(render.R(x+6, p.Y+143, 24, 24), i, t)
		c.Text(x+36, p.Y+143, render.Digits(i+1), t.Number())
	}
	p = render.R(1260, 492, 640, 188)
	c.Panel(p, t)
	c.Text(p.X+18, p.Y+12, "BUTTONS", t.Label())
	for i, b := range []render.Button{
		{Label: "Rest", Icon: "card"}, {Label: "Hover", Icon: "card", State: render.Hover}, {Label: "Pressed", Icon: "card", State: render.Pressed},
		{Label: "Disabled", Icon: "card", State: render.Disabled}, {Label: "Focused", Icon: "card", Focused: true}, {Label: "Confirm", Icon: "check", Confirm: true},
	} {
		c.Button(render.R(p.X+18+float64(i%3)*206, p.Y+46+float64(i/3)*70, 188, 54), t, b)
	}
	p = render.R(1260, 692, 640, 152)
	c.Panel(p, t)
	tip := render.R(p.X+18, p.Y+14, 600, 124)
	c.Paper(tip, t)
	c.Text(tip.X+18, tip.Y+10, "Skull and Bones", t.Name().In(t.Ink).Sized(20))
	c.TextIn(tip.Pad(18, 38, 18, 0), "Immediate. Draw 2 Treaties and take a Supreme Power Secondary.\nSecondary: a small card that counts for its group.\n{c:#8A1F17}{b}Not now: you own 1 of 2 Supreme Power cards.{/b}{/c}", t.Body().In(t.Ink), render.Left)
	p = render.R(1260, 856, 640, 122)
	c.Panel(p, t)
	c.TextIn(p.Inset(16), "{seat:1} {b}Cash{/b} opened room 7. Alarm 2.\n{seat:0} {b}You{/b} took 2 Intelligence {icon:intel/y} {icon:intel/g} in London.\n{icon:infiltration/alarm|alarm} Security: 4 + 2. {b}Proximity 27.{/b}", render.Style{Face: render.Sans400, Size: 18, Lead: 30, Floor: 18, Color: t.Text, Theme: t}, render.Left)
	p = render.R(1260, 990, 640, 74)
	c.Panel(p, t)
	for i := range 10 {
		col := [...]render.DiceColor{render.CreamDie, render.CreamDie, render.CreamDie, render.CreamDie, render.CreamDie, render.CreamDie, render.BlackDie, render.RedDie, render.BlueDie, render.GreenDie}[i]
		face := [...]int{1, 2, 3, 4, 5, 6, 3, 5, 2, 6}[i]
		c.Die(render.R(p.X+18+60*float64(i), p.Y+14, 46, 46), face, col)
	}
}

func TestGalleryCards(t *testing.T) {
	k := kitFor(t, 1)
	golden.Check(t, "cards", shoot(t, k, 1920, 1080, 1, galleryCards))
}

func TestGallerySharp(t *testing.T) {
	k := kitFor(t, 2)
	golden.Check(t, "cards-at-2", shoot(t, k, 540, 500, 2, func(c render.Canvas) { galleryCards(c.At(-246, 0)) }))
}

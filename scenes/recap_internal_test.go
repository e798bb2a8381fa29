package scenes

import (
	"testing"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/infiltration"
	"safehouse/rules/match"
)

// told is a line of the log about a seat.
func told(step, seat int, loud bool, text string) logLine {
	return logLine{Bullet{Seat: seat, Loud: loud}, text, match.Line{Step: step}}
}

// The recap has one row a rival, whatever happened in whose step: the last who
// chooses in secret sets off what all do. Nothing of one's own is told, and
// nothing of the others is dropped.
func TestTheRecapHasOneRowARival(t *testing.T) {
	var seats []match.Controller
	for i, name := range []string{"Magpie", "Heron", "Vesper"} {
		c := match.Controller{Kind: match.Bot, Level: "easy", Participant: name}
		if i == 2 {
			c = match.Controller{Kind: match.Person, Participant: name}
		}
		seats = append(seats, c)
	}
	m, err := match.New(infiltration.Game{}, rules.Setup{Seats: 3, Seed: 4}, seats, nil)
	if err != nil {
		t.Fatal(err)
	}
	own := -1
	for n := 0; n < 40 && (own < 0 || len(m.Steps()) < own+3); n++ { // until the person was asked
		if m.Turn().Seat == 2 && own < 0 {
			own = len(m.Steps())
		}
		if _, err := m.Apply(m.Legal()[0]); err != nil {
			t.Fatal(err)
		}
	}
	book, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	scene := &tableScene{tableFrame: tableFrame{house: NewHouse(book, nil)}, sit: NewSitting(m, bot.Budget{})}
	scene.sit.viewer = 2
	rows := scene.recapRows([]logLine{
		told(own, 2, false, "Hugo Cash plays Download."),
		told(own, -1, false, "The tech lock is destroyed."),
		told(own, 0, false, "Monica Singh plays Secretaries."),
		told(own, -1, false, "Alarm 2."),
		told(own, 1, false, "Mr. White plays Advance."),
		told(own, 0, false, "Monica Singh takes 2 data."),
		told(own, -1, true, "Round 3."),
	})
	if len(rows) != 4 {
		t.Fatalf("%d rows instead of one for each of two rivals, the table and the round: %+v", len(rows), rows)
	}
	for i, want := range []string{"Monica Singh plays Secretaries; takes 2 data.", "The table: Alarm 2.", "Mr. White plays Advance.", "Round 3."} {
		if got := rows[i].text(); got != want {
			t.Errorf("row %d reads %q instead of %q", i, got, want)
		}
	}
	if !rows[3].bullet.Loud {
		t.Error("what stands out has no row of its own")
	}
	if rows := scene.recapRows([]logLine{told(own, 2, false, "Hugo Cash plays Download.")}); rows != nil {
		t.Errorf("of one's own doing is told %+v", rows)
	}
}

// What must not be missed is written in the ink that stands out most: the table's mark
// where it does so more than the theme's own accent, never less than that.
func TestAlertLinesAreTheMostReadable(t *testing.T) {
	th := render.House
	own := render.Contrast(loud(th), th.PanelMid)
	for _, tint := range []render.Color{render.Hex(0xFFD21F), th.PanelMid, render.Clear} {
		if got := render.Contrast(loudInk(th, Bullet{Loud: true, Tint: tint}), th.PanelMid); got < own {
			t.Errorf("tinted %v a loud line has contrast %.1f, the accent %.1f", tint, got, own)
		}
	}
	if got, bright := loudInk(th, Bullet{Tint: render.White}), render.White; got != bright {
		t.Errorf("a brighter mark is written as %v", got)
	}
}

// What is told twice running stands once in a row, with how often.
func TestARecapTellsTheSameOnce(t *testing.T) {
	row := recapRow{lines: []logLine{
		told(0, 1, false, "1 Agent of Bo comes back."), told(0, 1, false, "1 Agent of Bo comes back."), told(0, 1, false, "1 Agent of Bo goes to the pool."),
	}}
	if got, want := row.text(), "1 Agent of Bo comes back ×2; goes to the pool."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	row = recapRow{lines: []logLine{told(0, nobodys, false, "Alarm 4."), told(0, nobodys, false, "Nelson acts in room 3."), told(0, nobodys, false, "Alarm 5.")}}
	if got, want := row.text(), "Alarm 4; Nelson acts in room 3; Alarm 5."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

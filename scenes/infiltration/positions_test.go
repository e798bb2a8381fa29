package infiltration

import (
	"testing"

	"safehouse/rules"
	rule "safehouse/rules/infiltration"
)

// begin deals a game.
func begin(t testing.TB, seats int, seed uint64, options rules.Options) *rule.State {
	t.Helper()
	st, err := rule.Game{}.New(rules.Setup{Seats: seats, Seed: seed, Options: options})
	if err != nil {
		t.Fatal(err)
	}
	return st.(*rule.State)
}

// open puts a room into a place as if it had been opened long ago.
func open(s *rule.State, p rule.Place, card rule.Room, data int, guarded, token bool) {
	s.Rooms[p] = rule.RoomState{Card: card, Data: uint8(data), Guarded: guarded, Interface: token, Spent: !token, Brought: 0xff}
}

// opsOf is the operatives of a seat.
func opsOf(s *rule.State, seat int) (l []rule.Operative) {
	for _, o := range s.InPlay() {
		if int(s.Ops[o].Seat) == seat {
			l = append(l, o)
		}
	}
	return l
}

// collect gives somebody data.
func collect(s *rule.State, o rule.Operative, ones, twos, threes int) {
	s.Ops[o].Data = [3]uint8{uint8(ones), uint8(twos), uint8(threes)}
	s.Ops[o].Tokens = uint8(ones + twos + threes)
	s.Pool -= s.Ops[o].Tokens
}

// midway is a game in round 7 with most things on the board, the first seat
// choosing its card.
func midway(t testing.TB) *rule.State {
	s := begin(t, 4, 7, nil)
	line := []struct {
		card  rule.Room
		data  int
		guard bool
		token bool
	}{
		{rule.LoadingDock, 1, false, true}, {rule.ResearchAdminOffice, 2, true, true}, {rule.SecurityCheckpoint, 3, true, false},
		{rule.ServerCloset, 1, false, true}, {rule.Cafeteria, 1, true, true}, {rule.Atrium, 3, false, true}, {rule.HaloConferenceRoom, 5, true, true},
		{rule.PrototypeWorkshop, 4, true, true}, {rule.LaserCorridor, 2, true, true},
	}
	for p, r := range line {
		open(s, rule.Place(p), r.card, r.data, r.guard, r.token)
	}
	s.Round, s.Proximity, s.Alarm, s.Pool = 7, 47, 2, 70
	a, b, c, d := opsOf(s, 0)[0], opsOf(s, 1)[0], opsOf(s, 2)[0], opsOf(s, 3)[0]
	s.Ops[a].Place, s.Ops[b].Place, s.Ops[c].Place, s.Ops[d].Place = 3, 6, 1, 5
	collect(s, a, 3, 1, 2)
	collect(s, b, 2, 2, 1)
	collect(s, c, 3, 2, 1)
	collect(s, d, 1, 1, 1)
	s.Ops[a].Protos = 1
	s.Ops[b].File = true
	s.FileFree = false
	s.Protos = 3
	s.Ops[d].Wounded, s.Ops[c].Delayed = true, true
	s.NPCs[rule.JamesHarris] = rule.NPCState{Place: 2, Up: true}
	s.NPCs[rule.TyroneKent] = rule.NPCState{Place: 3}
	s.Sludge = 7
	s.Left[0] = rule.LeftItem{Place: 4, Owner: b}
	s.Left[2] = rule.LeftItem{Place: 0, Owner: a}
	s.First = 1
	s.Phase = rule.Selection
	s.Discard = s.Discard.With(rule.ZipLine).With(rule.StunBaton).With(rule.CourierRig)
	s.Box = s.Box.With(rule.NerveGas)
	s.Ask.Op = a
	s.Ask.Kind = 3
	s.Ops[b].Selected, s.Ops[c].Selected = rule.Advance, rule.Download
	return s
}

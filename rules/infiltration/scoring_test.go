package infiltration_test

import (
	"slices"
	"testing"

	"safehouse/rules"
)

// Winning the Game.

// end is a table of three at the entry room that the mercs reach in this round:
// Hugo and Marilyn leave by their Retreat cards, Gabriel is captured unless he
// retreats too.
func end(t *testing.T) *table {
	return facility(t, 3, nil, "cafeteria").Set("proximity", 98).Next("die", 6)
}

// escape lets operatives leave and the others wait for the mercs.
func (s *table) escape(out ...string) *table {
	s.T.Helper()
	var cards []string
	for _, o := range s.ids("operatives") {
		if p := s.Get("operatives." + o + ".place"); p == "out" {
			continue
		}
		card := "interface"
		if slices.Contains(out, o) {
			card = "retreat"
		}
		cards = append(cards, o, card)
	}
	s.Set("rooms.1.interface", false, "rooms.1.spent", true)
	s.choose(cards...)
	for !s.S.Turn().Done {
		if err := s.S.Apply(s.S.Legal(nil)[0], nil); err != nil {
			s.T.Fatal(err)
		}
	}
	return s
}

// remarks is the keys of what the result says beside the scores.
func (s *table) remarks() []string {
	var l []string
	for _, m := range s.S.Outcome().Remarks {
		l = append(l, m.Key)
	}
	return l
}

// INF-002, INF-200, INF-202: among the escaped the highest total wins.
func TestTheMostZettabytesWin(t *testing.T) {
	s := end(t).pile(hugo, 1, 0, 2).pile(marilyn, 0, 4, 0).pile(gabriel, 1, 1, 1)
	s.escape(hugo, marilyn, gabriel).Scores([]int{7, 8, 6}, 1)
	if len(s.remarks()) != 0 {
		t.Errorf("remarks %v", s.remarks())
	}
}

// INF-196: the last one out ends the game at once: no die is rolled.
func TestTheGameEndsWhenTheLastOneIsOut(t *testing.T) {
	s := end(t)
	s.escape(hugo, marilyn, gabriel).Is("over", true, "proximity", 98, "round", 1, "phase", "resolution")
	if s.S.Turn().Done != true || len(s.S.Legal(nil)) != 0 {
		t.Error("somebody is asked after the end")
	}
	s.Refuses("why.over", "select", hugo, "download")
}

// INF-197..199: those inside at 99 are captured; their data and specials count
// for nobody.
func TestTheCapturedGetNothing(t *testing.T) {
	s := end(t).pile(hugo, 1, 0, 0).pile(marilyn, 0, 1, 0).pile(gabriel, 0, 0, 9)
	s.Set("prototypes.pool", 2, "prototypes."+gabriel, 2, "specials.blackmail-file", gabriel)
	s.escape(hugo, marilyn).Scores([]int{1, 2, 0}, 1)
	s.Is("operatives."+gabriel+".place", "captured", "over", true, "proximity", 99)
}

// INF-200, INF-201: tokens by value, 6 for each Prototype, 3 for the File.
func TestAScoreIsDataPrototypesAndTheFile(t *testing.T) {
	s := end(t).pile(hugo, 2, 3, 4).Set("prototypes.pool", 2, "prototypes."+hugo, 2, "specials.blackmail-file", hugo)
	s.escape(hugo, marilyn).Scores([]int{35, 0, 0}, 0)
	parts := s.S.Outcome().Seats[0].Parts
	want := []rules.Part{{Key: "data", Points: 20}, {Key: "prototypes", Points: 12}, {Key: "file", Points: 3}}
	if !slices.Equal(parts, want) {
		t.Errorf("the parts are %v, want %v", parts, want)
	}
}

// INF-203: a single escaped operative wins with nothing in its hands.
func TestASingleEscapedOperativeWinsWithNothing(t *testing.T) {
	s := end(t).pile(marilyn, 0, 0, 5).pile(gabriel, 0, 0, 5)
	s.escape(hugo).Scores([]int{0, 0, 0}, 0)
}

// INF-204: nobody escaped, nobody wins.
func TestNobodyEscapedNobodyWins(t *testing.T) {
	s := end(t).pile(marilyn, 0, 0, 5)
	s.escape().Scores([]int{0, 0, 0})
}

// INF-205: a Prototype breaks a tie; two of them do so no better.
func TestAPrototypeBreaksATie(t *testing.T) {
	s := end(t).pile(hugo, 0, 0, 3).pile(marilyn, 0, 0, 1).pile(gabriel, 0, 3, 1).Set("prototypes.pool", 3, "prototypes."+marilyn, 1)
	s.escape(hugo, marilyn, gabriel).Scores([]int{9, 9, 9}, 1)
	if !slices.Equal(s.remarks(), []string{"result.tie-prototype"}) {
		t.Errorf("remarks %v", s.remarks())
	}
	// Two against one: the number does not matter, the tokens decide.
	s = end(t).pile(hugo, 0, 3, 0).pile(marilyn, 0, 0, 0).Set("prototypes.pool", 1, "prototypes."+hugo, 1, "prototypes."+marilyn, 2)
	s.escape(hugo, marilyn).Scores([]int{12, 12, 0}, 0)
	if !slices.Equal(s.remarks(), []string{"result.tie-tokens"}) {
		t.Errorf("remarks %v", s.remarks())
	}
}

// INF-206: then the number of tokens.
func TestTheLargerNumberOfTokensBreaksATie(t *testing.T) {
	s := end(t).pile(hugo, 0, 0, 2).pile(marilyn, 6, 0, 0)
	s.escape(hugo, marilyn).Scores([]int{6, 6, 0}, 1)
}

// INF-207: then the Blackmail File.
func TestTheBlackmailFileBreaksATie(t *testing.T) {
	s := end(t).pile(hugo, 0, 3, 0).pile(marilyn, 3, 0, 0).Set("specials.blackmail-file", marilyn)
	s.escape(hugo, marilyn).Scores([]int{6, 6, 0}, 1)
	if !slices.Equal(s.remarks(), []string{"result.tie-file"}) {
		t.Errorf("remarks %v", s.remarks())
	}
}

// INF-208: then it is a draw between those still tied.
func TestADrawIsAnnounced(t *testing.T) {
	s := end(t).pile(hugo, 0, 3, 0).pile(marilyn, 0, 3, 0).pile(gabriel, 5, 0, 0)
	s.escape(hugo, marilyn, gabriel).Scores([]int{6, 6, 5}, 0, 1)
	if !slices.Equal(s.remarks(), []string{"result.draw"}) {
		t.Errorf("remarks %v", s.remarks())
	}
}

// INF-209: each step compares only those still tied: Gabriel, who would win by
// the number of tokens, fell out at the Prototype.
func TestATieIsBrokenOnlyBetweenThoseStillTied(t *testing.T) {
	s := end(t).pile(hugo, 0, 0, 1).pile(marilyn, 1, 1, 0).pile(gabriel, 9, 0, 0).Set("prototypes.pool", 2, "prototypes."+hugo, 1, "prototypes."+marilyn, 1)
	s.escape(hugo, marilyn, gabriel).Scores([]int{9, 9, 9}, 1)
	if !slices.Equal(s.remarks(), []string{"result.tie-tokens"}) {
		t.Errorf("remarks %v", s.remarks())
	}
}

// INF-200: while the game goes on the score counts what is inside too, and
// nobody has won.
func TestTheScoreAsItStands(t *testing.T) {
	s := facility(t, 3, nil, "cafeteria").pile(hugo, 0, 0, 3).pile(marilyn, 2, 0, 0)
	s.Scores([]int{9, 2, 0})
}

package shadownetwork_test

import (
	"slices"
	"testing"

	"safehouse/rules"
	"safehouse/rules/rulestest"
	"safehouse/rules/shadownetwork"
)

// Privileges: what options give the first seat beside its own moves (doc.go), and the card of
// the Lone Syndicate that lies open.

func scrapTable(t *testing.T) *table  { return plainWith(t, 2, rules.Options{"scrap": 1}) }
func scrapFull(t *testing.T) *table   { return scrapTable(t).inbox(0, 4, 3) }
func plugTable(t *testing.T) *table   { return plugsWith(t).tile("new-york", "a1") }
func reviveTable(t *testing.T) *table { return revives(t, 3) }
func recallTable(t *testing.T) *table {
	return plainWith(t, 2, rules.Options{"recall": 1}).agents("rome", "0")
}
func recalledTable(t *testing.T) *table { return recallTable(t).Do("recall", "rome") }
func scrappedTable(t *testing.T) *table {
	return scrapTable(t).Next("contract", "zero-archive").Do("scrap", "paper-lantern")
}

// rivalScraps is seat 1's turn at a table where seat 0 may scrap Contracts.
func rivalScraps(t *testing.T) *table { return scrapTable(t).turn(1) }

// plugsWith is a table where seat 0 may stop a leak.
func plugsWith(t *testing.T) *table { return plainWith(t, 2, rules.Options{"plug": 1}) }

// plugFull has no free slot left when the Agent leaks.
func plugFull(t *testing.T) *table {
	return plugTable(t).inbox(0, 2, 2, 2, 2).Do("place", "new-york").Do("done")
}

// revives is an Analysis with the Press Attaché, worked once, and the Quartermaster, at a table
// where one of them may be made ready again.
func revives(t *testing.T, yellow int) *table {
	return plainWith(t, 2, rules.Options{"revive": 1}).staff(0, "press-attache", "quartermaster").inbox(0, yellow).study(0).Do("use", "press-attache")
}

// The Contract goes beside the deck, its two pieces into the inbox, the row moves on, and the
// Agent is still to be placed: once a round.
func TestAnOpenContractIsScrapped(t *testing.T) {
	s := scrapTable(t)
	wantList(t, "can be scrapped", s.offers("scrap"), "border-post", "paper-lantern", "quiet-harbour")
	has := s.Int("players.0.influence")
	s.Next("contract", "zero-archive").Do("scrap", "paper-lantern").Asks(0, "prompt.place")
	s.Is("contracts.paper-lantern", "discards", "contracts.zero-archive", "market:1", "contracts.quiet-harbour", "market:2", "contracts.border-post", "market:3",
		"called", map[string]bool{"scrap": true}, "players.0.influence", has, "players.0.phone", 2)
	if n := sumOf(s.get("players.0.inbox")); n != 2 {
		t.Errorf("it brings %d pieces, want 2", n)
	}
	if len(s.offers("scrap")) > 0 {
		t.Error("a second Contract of the round can be scrapped")
	}
	s.Refuses("why.privilege-used", "scrap", "border-post")
}

func sumOf(m map[string]int) (n int) {
	for _, x := range m {
		n += x
	}
	return n
}

// Both pieces need room: with one free slot there is no scrapping, with two there is.
func TestScrappingNeedsRoomForBothPieces(t *testing.T) {
	if l := scrapFull(t).offers("scrap"); len(l) > 0 {
		t.Errorf("with one free slot %v can be scrapped", l)
	}
	if l := scrapTable(t).inbox(0, 3, 3).offers("scrap"); len(l) != 3 {
		t.Errorf("with two free slots %v can be scrapped", l)
	}
}

// What is done once a round is ready again in the next one, what is done once a game is not.
func TestANewRoundGivesAPrivilegeBack(t *testing.T) {
	s := plainWith(t, 2, rules.Options{"scrap": 1, "recall": 1}).agents("rome", "0").Do("recall", "rome").Do("scrap", "quiet-harbour")
	s.Is("called", map[string]bool{"scrap": true, "recall": true})
	for s.Int("round") == 1 {
		s.first()
	}
	s.Is("round", 2, "called", map[string]bool{"recall": true})
}

// Tile A1 leaks a blue piece onto E, which has two cities here, and 3 yellow onto B with two:
// the next piece is kept, and the others leak as ever.
func TestAPieceThatWouldLeakIsKept(t *testing.T) {
	s := plugTable(t).Do("place", "new-york").Asks(0, "prompt.leak")
	before := s.get("players.0.inbox")
	s.Do("plug").Is("called", map[string]bool{"plug": true}).Asks(0, "prompt.leak")
	if got := s.get("players.0.inbox"); sumOf(got) != sumOf(before)+1 {
		t.Errorf("the inbox was %v and is %v", before, got)
	}
	s.Is("cities.tokyo.leaked", goods(), "cities.sydney.leaked", goods())
	if slices.Contains(s.Offers(), "plug") {
		t.Error("a second leak of the round can be stopped")
	}
	for n := 0; s.S.Prompt().Key == "prompt.leak"; n++ {
		if n > 5 {
			t.Fatal("the leak does not end")
		}
		s.first()
	}
	leaked := 0
	for _, c := range []string{"london", "rome", "tokyo", "sydney"} {
		leaked += sumOf(s.get("cities." + c + ".leaked"))
	}
	if leaked != 3 {
		t.Errorf("%d pieces leaked, want 3 of 4", leaked)
	}
}

// A line onto a letter with one city is asked about only while a piece of it can be kept. The
// rest of it then leaks at once, as all of it does where nothing is kept.
func TestALeakWithOneCityCanBeStopped(t *testing.T) {
	line := func(options rules.Options) *table { // a tile of two players that leaks onto a letter with one city
		return plainWith(t, 2, options).tile("london", "b1")
	}
	plain := line(nil).Do("place", "london")
	asked := line(rules.Options{"plug": 1}).Do("place", "london")
	alone := func(s *table) bool { return len(s.offers("leak")) == 1 }
	for range 4 {
		if alone(asked) {
			break
		}
		asked.first()
	}
	if !alone(asked) {
		t.Fatalf("no line with one city is asked about: %v", asked.Offers())
	}
	if s := plain; s.S.Prompt().Key == "prompt.leak" && alone(s) {
		t.Error("without the option it is asked about as well")
	}
	city := asked.offers("leak")[0]
	all := sumOf(asked.get("cities." + city + ".leaked"))
	kept, leaked := asked.fork(), asked.fork()
	kept.Do("plug")
	leaked.Do("leak", city)
	a, b := sumOf(kept.get("cities."+city+".leaked"))-all, sumOf(leaked.get("cities."+city+".leaked"))-all
	if b < 1 || a != b-1 || kept.S.Prompt().Key == "prompt.leak" && alone(kept) || leaked.S.Prompt().Key == "prompt.leak" && alone(leaked) {
		t.Errorf("%d pieces leak, %d with one kept", b, a)
	}
}

// A marker comes off, and the Handler works once more in the same Analysis.
func TestAHandlerIsReadyAgain(t *testing.T) {
	s := revives(t, 5).Is("handlers.press-attache.used", 1, "handlers.press-attache.spent", true)
	s.Refuses("why.spent", "use", "press-attache")
	wantList(t, "can be made ready", s.offers("revive"), "press-attache")
	s.Do("revive", "press-attache").Is("handlers.press-attache.used", 0, "handlers.press-attache.spent", false, "called", map[string]bool{"revive": true})
	s.Do("use", "press-attache").Is("handlers.press-attache.used", 1).Refuses("why.privilege-used", "revive", "press-attache")
}

// A Handler that was used up stays when it is made ready in the window in which it would leave.
func TestAHandlerThatIsUsedUpStays(t *testing.T) {
	s := plainWith(t, 2, rules.Options{"revive": 1}).staff(0, "press-attache").inbox(0, 2)
	uses := 2
	s.used("press-attache", uses-1).study(0).Do("use", "press-attache")
	gone := s.fork().Do("done")
	if got := gone.Get("handlers.press-attache.at"); got != "display" {
		t.Fatalf("used up it is at %v", got)
	}
	s.Do("revive", "press-attache")
	for s.S.Turn().Seat == 0 && s.analyses() {
		s.Do("done")
	}
	s.Is("handlers.press-attache.at", "board:0:1", "handlers.press-attache.used", uses-1)
}

// The Agent is on call again in the same round, and its city open to it again: once a game.
func TestAnAgentIsCalledBack(t *testing.T) {
	s := recallTable(t).Is("players.0.phone", 1)
	wantList(t, "can be called back from", s.offers("recall"), "rome")
	s.Do("recall", "rome").Asks(0, "prompt.place").Is("players.0.phone", 2, "cities.rome.agents", obj{}, "called", map[string]bool{"recall": true})
	if !slices.Contains(s.offers("place"), "rome") {
		t.Errorf("Rome is not open again: %v", s.offers("place"))
	}
	s.Refuses("why.privilege-once", "recall", "rome")
}

// The last Agent of the side that acted last can be called back too.
func TestTheOnlyAgentIsCalledBack(t *testing.T) {
	s := recallTable(t).Set("last", "0").Do("recall", "rome").Is("last", "none", "players.0.phone", 2)
	s.Do("place", "rome")
}

// With free passage the first seat pays nobody in a city and can go where it could not pay;
// whoever comes to its Agent pays as printed. The tile in Rome brings 1 Influence.
func TestFreePassageCostsNothing(t *testing.T) {
	free := func(seats int) *table { return plainWith(t, seats, rules.Options{"passage": 1}) }
	s := free(3).coins(0, 0).coins(1, 4).coins(2, 4).stand(map[string]string{"rome": "12"})
	if got := say(t)(s.S.Describe(s.Act("place", "rome"))); got != "Place an Agent in Rome" {
		t.Errorf("it is offered as %q", got)
	}
	s.Do("place", "rome").Is("players.0.influence", 1, "players.1.influence", 4, "players.2.influence", 4)
	printed := plain(t, 3).coins(0, 2).coins(1, 4).coins(2, 4).stand(map[string]string{"rome": "12"}).Do("place", "rome")
	printed.Is("players.0.influence", 1, "players.1.influence", 5, "players.2.influence", 5)
	rival := free(2).coins(0, 4).coins(1, 4).agents("rome", "0").turn(1).Do("place", "rome")
	rival.Is("players.0.influence", 5, "players.1.influence", 4)
}

// With a carbon copy the Lone Syndicate's next Action Card lies open before each of its turns
// for which its deck holds one, and it follows that one.
func TestACarbonCopyShowsTheCardThatComes(t *testing.T) {
	info := game.Info()
	for seed := range uint64(8) {
		s := opened(t, 1, seed, rules.Options{"carbon": 1})
		shown, followed, blind := 0, 0, 0
		next := ""
		for id, at := range s.Get("syndicate.actions").(obj) {
			if at == "open" {
				next = id
			}
		}
		for !s.S.Turn().Done {
			var rec rules.Recorder
			legal := s.S.Legal(nil)
			if err := s.S.Apply(legal[int(seed)%len(legal)], &rec); err != nil {
				t.Fatal(err)
			}
			if err := s.S.Validate(); err != nil {
				t.Fatal(err)
			}
			for _, e := range rec.Events {
				switch info.Events[e.Kind] {
				case "copied":
					shown++
					next = info.Refs[e.What.Kind].IDs[e.What.Index]
				case "action":
					followed++
					id := info.Refs[e.What.Kind].IDs[e.What.Index]
					if next == "" {
						blind++
					} else if next != id {
						t.Fatalf("seed %d: %s lay open, %s is followed", seed, next, id)
					}
					next = ""
				}
			}
			if v := s.Sees(0, "syndicate.actions"); next != "" && v.(obj)[next] != "open" {
				t.Fatalf("seed %d: the player sees %s as %v", seed, next, v.(obj)[next])
			}
		}
		if followed < 8 || blind > 1 {
			t.Errorf("seed %d: of %d cards %d lay open and %d did not", seed, followed, shown, blind)
		}
	}
	if o := dealt(t, 2, 1, rules.Options{"carbon": 1}).Get("options").(obj); o["house"] != nil {
		t.Errorf("a carbon copy in a game without the Lone Syndicate: %v", o)
	}
}

// Where the next card lies open the note says the one city to which it leads.
func TestACarbonCopyTellsTheCity(t *testing.T) {
	for seed := range uint64(6) {
		s := opened(t, 1, seed, rules.Options{"carbon": 1})
		for n := 0; n < 200 && !s.S.Turn().Done; n++ {
			if l := s.S.(*shadownetwork.State).Targets(); len(l) > 1 {
				t.Fatalf("seed %d: %d cities with the card open", seed, len(l))
			}
			s.first()
			if s.Int("round") > 2 {
				break
			}
		}
	}
}

// A position in which a privilege was used that the table does not give is refused, as is an
// open card at a table that shows none.
func TestAPrivilegeThatThereIsNotCannotBeUsed(t *testing.T) {
	if err := plain(t, 2).TrySet("called", obj{"scrap": true}); err == nil {
		t.Error("a privilege is taken that there is not")
	}
	if err := plain(t, 1).TrySet("syndicate.actions.sa01", "open"); err == nil {
		t.Error("a card lies open that does not")
	}
	s := opened(t, 1, 3, rules.Options{"carbon": 1})
	for s.S.Prompt().Key != "prompt.place" { // its turn is over, and the next card lies open
		s.first()
	}
	for id, at := range s.Get("syndicate.actions").(obj) {
		if at == "deck" {
			if err := s.TrySet("syndicate.actions."+id, "open"); err == nil {
				t.Error("two cards lie open")
			}
			break
		}
	}
}

// Positions with privileges are written and read back as they are.
func TestPositionsWithPrivilegesAreKept(t *testing.T) {
	all := rules.Options{"scrap": 1, "plug": 1, "revive": 1, "recall": 1, "carbon": 1}
	for seats := 1; seats <= 3; seats++ {
		p, end := rulestest.Record(t, game, rules.Setup{Seats: seats, Seed: uint64(seats), Options: printed(all)}, nil)
		if !end.Turn().Done || len(p.Actions) < 20 {
			t.Errorf("%d seats: %d decisions", seats, len(p.Actions))
		}
		words, err := end.MarshalJSON()
		if err != nil {
			t.Fatal(err)
		}
		named := game.Empty()
		if err := named.UnmarshalJSON(words); err != nil || !named.Same(end) {
			t.Errorf("%d seats: the names are read back otherwise: %v", seats, err)
		}
	}
}

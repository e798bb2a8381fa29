package intoodeep_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/intoodeep"
	"safehouse/rules/rulestest"
)

// Echo Mode.

// What a turn without a milestone brings Echo in Intel on her two boards.
const whisper, feedback = 9, 12

// solo is a town against Echo, in the last step of the person's turn: A to D are
// Ghost, Mechanic, Jumper and Persuader. Echo holds b1b.
func solo(t testing.TB) *table {
	t.Helper()
	return town(t, 1).set("phase", "ditch")
}

// echoes lets Echo play: her card, then dice as they are rolled; "b" is black,
// "w" white.
func (s *table) echoes(card string, dice string) *table {
	s.T.Helper()
	pairs := []any{"echo-card", card}
	for _, d := range strings.Fields(dice) {
		name := map[byte]string{'b': "black", 'w': "white"}[d[0]]
		pairs = append(pairs, name, int(d[1]-'0'))
	}
	return s.next(pairs...).mark().do("done")
}

// ITD-335..338: what Echo starts with.
func TestEchoSetup(t *testing.T) {
	letters, marks := map[string]bool{}, map[string]bool{}
	for seed := range uint64(40) {
		s := opened(t, 1, seed, nil).is("players.echo.intel", 3, "players.echo.tolerance", 0, "players.echo.dossiers", 0, "players.echo.console", "ii", "echo.progress", 0, "echo.card", "none")
		s.checkCount("evidence", "memory:echo", 1, "crimes", "hand:echo", 1, "dilemmas", "hand:echo", 0, "boosts", "saved:echo", 0)
		if c := s.at("crimes", "hand:echo"); c[1] != '1' || c[0] == 's' {
			t.Errorf("Echo holds %s, want a Level-1 crime", c)
		} else if s.Sees(0, "crimes."+c) != nil {
			t.Error("Echo's crime is seen")
		}
		if s.Sees(0, "evidence."+s.at("evidence", "memory:echo")) != nil {
			t.Error("Echo's Evidence is seen")
		}
		crew := s.Get("echo.criminals").(map[string]any)
		if len(crew) != 4 || len(s.Get("echo.deck").(map[string]any)) != 16 {
			t.Errorf("slots %v", crew)
		}
		named := map[any]bool{}
		for _, k := range crew {
			named[k] = true
		}
		if len(named) != 4 {
			t.Errorf("slots %v name a Criminal twice", crew)
		}
		letters[fmt.Sprint(crew["a"])] = true
		marks[fmt.Sprint(s.Get("blockades.marked") == "downtown")] = true
	}
	if len(letters) < 6 || len(marks) != 2 {
		t.Errorf("slot A named %v, the mark %v", letters, marks)
	}
}

// ITD-340: the deck is shuffled when it runs out.
func TestEchosDeckIsReshuffled(t *testing.T) {
	s := solo(t)
	l := l()
	for i := range 16 {
		l = append(l, fmt.Sprintf("echo.deck.%d", i+1), nil)
	}
	s.set(append(l, "echo.card", "3")...).echoes("3", "b1 w6 b1 b1").is("echo.card", "3")
	if s.Told("echo-shuffled") != 1 || len(s.Get("echo.deck").(map[string]any)) != 15 {
		t.Errorf("after the shuffle the deck is %v", s.Get("echo.deck"))
	}
	if err := s.TrySet("echo.deck.3", true); err == nil {
		t.Error("the flipped card lies in the deck, too")
	}
}

// ITD-344, ITD-346, ITD-351, ITD-352, ITD-354, ITD-363, ITD-364, ITD-372: a turn of Echo's in
// Chapter 1: hook and Grip, move, one disruption, progress and the board's reward:
// Intel, and Evidence that she gains from the Pool and keeps.
func TestATurnOfEchos(t *testing.T) {
	s := solo(t).give("ghost", "cash").grip("echo", "mechanic", 3).next("evidence", "financing").echoes("1", "b2 w6 b1 b2")
	s.changed("criminals.ghost.tag", "void", "echo:1", "players.echo.grip.ghost", 0, 1, "criminals.ghost.zone", "blocks", "towers", "sentinel", "downtown", "riverside",
		"echo.progress", 0, 2, "players.echo.intel", 3, 3+whisper, "evidence.financing-12", "pool", "memory:echo", "upcoming", anything, anything, "echo.card", "none", "1", "echo.deck.1", true, nil,
		"round", 1, 2, "chapter.rounds", 1, 2, "phase", "ditch", "hook")
	s.is("items.cash", "held:ghost", "now", "0").checkCount("evidence", "memory:echo", 2, "evidence", "pool", 9, "evidence", "plank:1", 1, "evidence", "plank:4", 1, "evidence", "row-1:1:down", 0)
	if s.Sees(0, "evidence.financing-12") != nil || s.Told("short-of-milestone") != 1 {
		t.Error("what she gains is hers to see, and that she is short of her milestone is told")
	}
}

// ITD-345: she does nothing else: her Skills, crimes and hand rest.
func TestEchoTakesNoActions(t *testing.T) {
	s := solo(t).hook("echo", "jumper").grip("echo", "jumper", 9).give("jumper", "coupe").echoes("1", "b1 w6 b1 b1")
	for _, e := range s.Events {
		if k := game.Info().Events[e.Kind]; slices.Contains([]string{"picked-up", "dropped", "power", "skill", "ditched", "side-crime", "heat"}, k) {
			t.Errorf("Echo does %s", k)
		}
	}
	s.is("criminals.jumper.zone", "towers", "players.echo.grip.jumper", 9)
}

// ITD-347, ITD-348, ITD-349, ITD-350, ITD-385: she pays 1 Intel for a person's tag, the
// supply if she has none; one of her own only gains; with three the oldest goes.
func TestEchoHooks(t *testing.T) {
	s := solo(t).hook(0, "mechanic", "ghost").echoes("1", "b1 w6 b1 b1").is("criminals.ghost.tag", "echo:1", "criminals.mechanic.tag", "0:1", "players.0.intel", 4, "players.echo.intel", 3-1+whisper)
	solo(t).hook(0, "ghost").set("players.echo.intel", 0).echoes("1", "b1 w6 b1 b1").is("players.0.intel", 4, "players.echo.intel", whisper)
	solo(t).hook("echo", "mechanic", "ghost").echoes("1", "b1 w6 b1 b1").is("criminals.ghost.tag", "echo:2", "players.echo.grip.ghost", 1, "players.echo.grip.mechanic", 0, "players.echo.intel", 3+whisper).
		checkCount("dilemmas", "hand:echo", 0)
	three := solo(t).hook("echo", "mechanic", "jumper", "persuader").echoes("1", "b1 w6 b1 b1")
	three.is("criminals.mechanic.tag", "void", "criminals.jumper.tag", "echo:1", "criminals.persuader.tag", "echo:2", "criminals.ghost.tag", "echo:3").checkCount("dilemmas", "hand:echo", 1)
	solo(t).hook("echo", "mechanic", "jumper").echoes("1", "b1 w6 b1 b1").is("criminals.ghost.tag", "echo:3").checkCount("dilemmas", "hand:echo", 1)
	// A person takes one back.
	s.do("hook", "ghost").is("criminals.ghost.tag", "0:2", "players.0.intel", 3, "players.echo.intel", 3+whisper)
}

// ITD-353: the movement chart, through Blockades.
func TestEchosMovementChart(t *testing.T) {
	for d, zone := range map[int]string{1: "zinbazaar", 2: "towers", 3: "skyport", 4: "ion-heights", 5: "riverside", 6: "downtown"} {
		solo(t).set("blockades.marked", "blocks", "blockades.unmarked", "ion-heights").echoes("1", fmt.Sprintf("b%d w6 b1 b1", d)).is("criminals.ghost.zone", zone)
	}
}

// disruptions is what the white die came to.
func (s *table) disruptions() (l []int) {
	for _, e := range s.Events {
		if game.Info().Events[e.Kind] == "white-die" {
			l = append(l, int(e.N))
		}
	}
	return l
}

// ITD-354, ITD-355: one, two, three disruptions by the Chapter; none twice.
func TestEchoDisruptsOnceAChapter(t *testing.T) {
	if got := solo(t).echoes("1", "b1 w6 b1 b1").disruptions(); !slices.Equal(got, []int{6}) {
		t.Errorf("Chapter 1: %v", got)
	}
	if got := solo(t).set("chapter.number", 2).echoes("1", "b1 w6 b1 w6 w6 w3 b1 b1").disruptions(); !slices.Equal(got, []int{6, 3}) {
		t.Errorf("Chapter 2: %v", got)
	}
	s := solo(t).set("chapter.number", 3).echoes("2", "b1 w6 b1 w3 b1 w3 w6 w2 b1 b1")
	if got := s.disruptions(); !slices.Equal(got, []int{6, 3, 2}) {
		t.Errorf("Chapter 3: %v", got)
	}
	s.is("sentinel", "riverside", "items.cash", "ion-heights", "criminals.persuader.zone", "downtown")
}

// ITD-356, ITD-357: white 1 and 2 move the card's Criminals with their Items, 3 the
// card's Item, out of a hand if need be.
func TestEchoMovesCriminalsAndAnItem(t *testing.T) {
	solo(t).give("mechanic", "cash").echoes("1", "b1 w1 b1 b1").is("criminals.mechanic.zone", "towers", "items.cash", "held:mechanic", "criminals.jumper.zone", "towers")
	solo(t).echoes("1", "b1 w2 b4 b1").is("criminals.jumper.zone", "zinbazaar", "criminals.mechanic.zone", "zinbazaar")
	solo(t).give("persuader", "blaster").echoes("1", "b1 w3 b4 b1").is("items.blaster", "skyport", "criminals.persuader.zone", "parish")
	solo(t).echoes("1", "b1 w3 b2 b1").is("items.blaster", "towers")
}

// ITD-358, ITD-359, ITD-360: white 4 takes the stack of three to the card's Zone or the
// next without Heat; three Zones reward her.
func TestEchoMovesTheHeat(t *testing.T) {
	s := solo(t).echoes("1", "b1 w4 b1")
	s.is("heat.3", "parish", "heat.2", "skyport", "heat.1", "riverside", "players.echo.tolerance", 2, "echo.progress", 1)
	solo(t).echoes("2", "b1 w4 b1").is("heat.3", "towers", "players.echo.tolerance", 0).checkCount("evidence", "memory:echo", 2)
	// Riverside has Heat: on to Ion Heights, for a Boost.
	b := solo(t).set("wheel.2", 2).echoes("3", "b1 w4 b1").is("heat.3", "ion-heights", "heat.1", "riverside", "players.echo.intel", 3+2+whisper, "boosts.tolerance-copy-1", "discard", "wheel.3", 1)
	b.is("players.echo.tolerance", 0)
	// Riverside itself gives Evidence.
	solo(t).set("heat.1", "downtown").echoes("3", "b1 w4 b1").is("heat.3", "riverside").checkCount("evidence", "memory:echo", 3, "evidence", "pool", 8)
	// Her card names the Zone of the stack itself: on to the next.
	solo(t).echoes("4", "b1 w4 b1").is("heat.3", "zinbazaar", "echo.progress", 1)
}

// ITD-361: white 5 shifts the marked or the unmarked Blockade edge by edge, past the
// other one.
func TestEchoShiftsABlockade(t *testing.T) {
	solo(t).echoes("1", "b1 w5 b3 b1").is("blockades.marked", "blocks", "blockades.unmarked", "zinbazaar")
	solo(t).echoes("2", "b1 w5 b4 b1").is("blockades.marked", "downtown", "blockades.unmarked", "blocks")
	solo(t).set("blockades.unmarked", "riverside").echoes("1", "b1 w5 b3 b1").is("blockades.marked", "zinbazaar", "blockades.unmarked", "riverside")
	solo(t).set("blockades.unmarked", "skyport").echoes("1", "b1 w5 b6 b1").is("blockades.marked", "zinbazaar", "blockades.unmarked", "skyport")
}

// ITD-362: white 6 moves the Sentinel without escort.
func TestEchoMovesTheSentinelWithoutEscort(t *testing.T) {
	s := solo(t).put("jumper", "downtown").echoes("1", "b1 w6 b6 b1").is("sentinel", "towers", "criminals.jumper.zone", "downtown")
	if s.Told("escorted") != 0 {
		t.Error("somebody is escorted")
	}
}

// ITD-341, ITD-342, ITD-343: both boards: how far the marker goes, and the rewards
// below a milestone.
func TestEchosBoards(t *testing.T) {
	for difficulty, board := range [2][6]int{{1, 2, 3, 3, 3, 4}, {2, 3, 3, 3, 4, 4}} {
		for die, n := range board {
			// Level 3 has its milestone on space 5: nothing is completed.
			s := townWith(t, 1, rules.Options{"difficulty": difficulty + 1}).set("phase", "ditch", "wheel.2", 2).refill("crimes", "hand:echo", "deck", "a3")
			s.echoes("1", fmt.Sprintf("b1 w6 b1 b%d", die+1)).is("echo.progress", n, "crimes.a3", "hand:echo", "players.echo.dossiers", 0).checkCount("evidence", "memory:echo", 2, "evidence", "row-1:1:down", 0, "evidence", "pool", 9)
			if difficulty == 0 {
				s.is("players.echo.intel", 3+whisper, "wheel.2", 2)
			} else {
				s.is("players.echo.intel", 3+2+feedback, "wheel.2", 0, "wheel.3", 1, "boosts.tolerance-copy-1", "discard")
			}
		}
	}
	// Milestones: spaces 3, 4 and 5 by the level of her crime.
	for crime, space := range map[string]int{"b1b": 3, "b2a": 4, "b3": 5} {
		for difficulty, step := range [2]int{1, 2} {
			s := townWith(t, 1, rules.Options{"difficulty": difficulty + 1}).set("phase", "ditch", "wheel.2", 2).refill("crimes", "hand:echo", "deck", crime)
			s.fork().set("echo.progress", space-step-1).echoes("1", "b1 w6 b1 b1").is("crimes."+crime, "hand:echo", "echo.progress", space-1)
			s.set("echo.progress", space-step).echoes("1", "b1 w6 b1 b1").is("crimes."+crime, "display", "echo.progress", 0)
		}
	}
}

// Murmur is Whisper with a handicap of the set-up: no Intel to begin with, 7 less for a
// turn without a milestone. It is the first level and the one that nobody has to choose.
func TestMurmurIsWhisperWithAHandicap(t *testing.T) {
	o, _ := game.Info().Option("difficulty")
	if o.Default != 0 || !slices.Equal(o.Values, []string{"murmur", "whisper", "feedback"}) {
		t.Fatalf("the levels are %v, the usual one is %d", o.Values, o.Default)
	}
	for n, want := range []struct{ begins, gets int }{{0, 2}, {3, 9}} {
		s := townWith(t, 1, rules.Options{"difficulty": n}).set("phase", "ditch", "wheel.2", 2).refill("crimes", "hand:echo", "deck", "a3")
		opened(t, 1, 1, rules.Options{"difficulty": n}).is("players.echo.intel", want.begins, "players.0.intel", 3, "options.difficulty", o.Values[n])
		s.echoes("1", "b1 w6 b1 b1").is("players.echo.intel", 3+want.gets, "echo.progress", 1)
	}
	tableOf(rulestest.OpenSeed(t, game, rules.Setup{Seats: 1, Seed: 1})).is("options.difficulty", "murmur")
	tableOf(rulestest.OpenSeed(t, game, rules.Setup{Seats: 2, Seed: 1})).is("options.difficulty", "whisper") // without her
	tableOf(rulestest.OpenSeed(t, game, rules.Setup{Seats: 2, Seed: 1, Options: rules.Options{"echo": 1}})).is("options.difficulty", "murmur", "players.echo.intel", 0, "players.1.intel", 3)
}

// ITD-341, ITD-343: the hard board is in no number milder than the standard one.
func TestFeedbackIsInNoNumberMilder(t *testing.T) {
	intel, boosts := [2]int{}, [2]int{}
	for difficulty := range 2 {
		for die := 1; die <= 6; die++ {
			s := townWith(t, 1, rules.Options{"difficulty": difficulty + 1}).set("phase", "ditch", "wheel.2", 2).refill("crimes", "hand:echo", "deck", "a3")
			s.echoes("1", fmt.Sprintf("b1 w6 b1 b%d", die))
			boosts[difficulty] = s.Told("boost")
			intel[difficulty] = s.Int("players.echo.intel") - 3 - 2*boosts[difficulty]
		}
	}
	if intel != [2]int{9, 12} || boosts != [2]int{0, 1} {
		t.Errorf("a turn without a milestone pays Whisper and Feedback %v Intel and %v Boosts", intel, boosts)
	}
}

// ITD-341: her board stands in words: advance, milestones, reward; each of her cards
// says what it makes her do.
func TestEchosBoardAndCardsHaveWords(t *testing.T) {
	for difficulty, want := range []string{
		"Murmur. The black die moves her marker by 1, 2, 3, 3, 3 and 4. She completes her crime at space 3, 4 or 5, for Level 1, 2 or 3. Any other turn pays her 2 Intel and 1 Evidence.",
		"Whisper. The black die moves her marker by 1, 2, 3, 3, 3 and 4. She completes her crime at space 3, 4 or 5, for Level 1, 2 or 3. Any other turn pays her 9 Intel and 1 Evidence.",
		"Feedback. The black die moves her marker by 2, 3, 3, 3, 4 and 4. She completes her crime at space 3, 4 or 5, for Level 1, 2 or 3. Any other turn pays her 12 Intel, 1 Evidence and 1 Boost.",
	} {
		s := townWith(t, 1, rules.Options{"difficulty": difficulty})
		if got := say(t)(s.S.(*intoodeep.State).BoardWords()); got != want {
			t.Errorf("her board reads %q", got)
		}
	}
	if got := say(t)(rules.Say("text.echo-card.1")); got != "She hooks and moves Criminal A. White die: 1 moves B, 2 moves C, 3 the Blaster, 4 moves three Heat to the Parish, 5 shifts the marked Blockade, 6 the Sentinel. Her crime is Restrained; she files in row 1 of the Chapter first." {
		t.Errorf("her first card reads %q", got)
	}
}

// ITD-365, ITD-366, ITD-367, ITD-368: at the milestone the marker goes back, she unhooks,
// takes what the card's approach pays and nothing else, and the crime is shown;
// nobody asks for criteria, and no effect comes.
func TestEchoCompletesACrime(t *testing.T) {
	s := solo(t).hook("echo", "mechanic").set("echo.progress", 2).next("echo-card", "1", "black", 1, "white", 6, "black", 1, "black", 1, "evidence", "financing", "evidence", "financing", "crime", "c1a")
	s.mark().do("done")
	s.changed("crimes.b1b", "hand:echo", "display", "crimes.c1a", "deck", "hand:echo", "criminals.mechanic.tag", "echo:1", "void", "criminals.ghost.zone", "blocks", "zinbazaar", "players.echo.grip.ghost", 0, 1,
		"sentinel", "downtown", "riverside", "echo.progress", 2, 0, "players.echo.intel", 3, 6, "players.echo.dossiers", 0, 1, "evidence.financing-12", "pool", "row-1:1:down",
		"clues", anything, anything, "echo.card", "none", "1", "echo.deck.1", true, nil, "round", 1, 2, "chapter.rounds", 1, 2, "phase", "ditch", "hook")
	s.is("heat.3", "blocks")
	if s.Sees(0, "evidence.financing-12") != nil || s.Sees(0, "unseen.row-1:1") != 1.0 {
		t.Error("Echo's Evidence stays face down")
	}
	// Card 2 is reckless: 5 Intel, two Dilemmas.
	r := solo(t).set("echo.progress", 2).echoes("2", "b1 w6 b1 b1").is("players.echo.intel", 8, "players.echo.dossiers", 1).checkCount("dilemmas", "hand:echo", 2, "evidence", "memory:echo", 1)
	// Her B1 is a prerequisite for the person.
	r.hook(0, "persuader", "jumper").hand(0, "s01", "b2a").set("phase", "story").put("persuader", "downtown").set("sentinel", "downtown").give("persuader", "coupe", "jumper", "blaster").checkOffers("story-crime b2a")
}

// shown lays a crime of each storyline and level into the display.
func (s *table) shown(level string) *table {
	s.T.Helper()
	var l []any
	for _, line := range strings.Split("abcdefg", "") {
		for _, c := range []string{"a", "b", "c"} {
			if id := line + level + c; s.Get("crimes."+id) == "deck" {
				l = append(l, "crimes."+id, "display")
				break
			}
		}
	}
	return s.set(l...)
}

// ITD-369, ITD-370, ITD-371: which deck she draws from.
func TestEchoDrawsTheNextLevel(t *testing.T) {
	draws := func(s *table, want string) *table {
		t.Helper()
		s.set("echo.progress", 4).echoes("1", "b1 w6 b1 b1")
		if want == "" {
			return s.checkCount("crimes", "hand:echo", 0)
		}
		if got := s.at("crimes", "hand:echo"); got[1:2] != want {
			t.Errorf("Echo draws %s, want Level %s", got, want)
		}
		return s
	}
	base := func() *table { return solo(t).refill("crimes", "hand:0", "deck", "s01", "g3") }
	draws(base().set("crimes.a1a", "display"), "1")
	draws(base().shown("1"), "2")
	draws(base().shown("1").shown("2"), "3")
	// An empty deck: the next higher, failing that the next lower, failing that none.
	draws(base().set("crimes.g1a", "hand:0", "crimes.g1b", "hand:0").moveDeck("1", "display"), "2")
	draws(base().shown("1").shown("2").moveDeck("3", "display"), "2")
	none := draws(base().moveDeck("1", "display").moveDeck("2", "display").moveDeck("3", "display"), "")
	none.set("phase", "ditch").echoes("2", "b1 w6 b1").is("echo.progress", 0, "players.echo.intel", 3+3+whisper).checkCount("crimes", "hand:echo", 0)
}

// ITD-373, ITD-388: with an empty Pool her gain triggers the end, and she draws from
// the supply; in Chapter 3 the person has one more turn.
func TestEchoTriggersTheEnd(t *testing.T) {
	s := solo(t).pool().set("echo.progress", 2).echoes("1", "b1 w6 b1 b1").is("chapter.number", 2, "now", "0").checkCount("evidence", "memory:echo", 1)
	last := solo(t).set("chapter.number", 3, "echo.progress", 2).pool().echoes("1", "b1 w6 b1 w5 b1 w3 b1 b1").is("chapter.triggered", true, "over", false, "now", "0", "chapter.last_turns", 1)
	last.pass().is("over", true)
	// Triggered by the person: Echo plays once more.
	p := town(t, 1).set("chapter.number", 3).triggered(2).set("phase", "ditch").echoes("1", "b1 w6 b1 w5 b1 w3 b1 b1").is("over", true)
	if p.Told("echo-card") != 1 || s.Told("triggered") != 1 {
		t.Error("Echo must play once more")
	}
	// Riverside, too.
	solo(t).set("heat.1", "downtown").pool().echoes("3", "b1 w4 b1").is("chapter.number", 2)
}

// ITD-374, ITD-376, ITD-378, ITD-379: the first filing to her row, whatever the token;
// the next to the Plot: the topmost open slot with its bonus.
func TestEchoFilesToRowAndPlot(t *testing.T) {
	s := solo(t).refill("crimes", "hand:echo", "deck", "a1c").set("echo.progress", 2, "wheel.2", 2).echoes("1", "b1 w6 b1 b1")
	s.is("players.echo.dossiers", 1, "players.echo.intel", 3+3+2, "boosts.tolerance-copy-1", "discard", "players.echo.tolerance", 0).checkCount("evidence", "row-1:1:down", 1, "evidence", "slot-boost", 1, "evidence", "memory:echo", 0, "dilemmas", "hand:echo", 1)
	if id := s.at("evidence", "slot-boost"); s.Sees(0, "evidence."+id) != nil {
		t.Error("her token in the slot is seen")
	}
	// The Boost slot is taken: the Tolerance slot.
	solo(t).refill("crimes", "hand:echo", "deck", "a1c").set("echo.progress", 2, "evidence.ringleader-3", "slot-boost").echoes("1", "b1 w6 b1 b1").is("players.echo.tolerance", 2).checkCount("evidence", "slot-tolerance", 1)
}

// ITD-375: without tokens she skips the rest.
func TestEchoSkipsFilingWithoutTokens(t *testing.T) {
	s := solo(t).refill("crimes", "hand:echo", "deck", "a1c").refill("evidence", "memory:echo", "supply").set("echo.progress", 2).echoes("1", "b1 w6 b1 b1")
	s.is("players.echo.dossiers", 1, "crimes.a1c", "display").checkCount("evidence", "row-1:1:down", 1, "evidence", "slot-boost", 0, "evidence", "locker:echo", 0)
}

// ITD-377, ITD-380: a full row or a card for the Plot: the Plot; one slot a turn, then
// her locker.
func TestEchoTakesOneBonusSlotATurn(t *testing.T) {
	s := solo(t).refill("crimes", "hand:echo", "deck", "a1c").set("echo.progress", 2, "wheel.2", 2).echoes("8", "b1 w6 b1 b1")
	s.is("players.echo.dossiers", 0).checkCount("evidence", "slot-boost", 1, "evidence", "slot-tolerance", 0, "evidence", "locker:echo", 1)
	full := solo(t).set("evidence.location-11", "row-1:1", "evidence.location-10", "row-1:2", "players.0.dossiers", 2, "echo.progress", 2, "wheel.2", 2).echoes("1", "b1 w6 b1 b1")
	full.is("players.echo.dossiers", 0).checkCount("evidence", "slot-boost", 1)
	// No slot open: the locker at once.
	none := solo(t).set("evidence.ringleader-3", "slot-boost", "evidence.ringleader-4", "slot-tolerance", "evidence.ringleader-5", "slot-grip", "echo.progress", 2).echoes("8", "b1 w6 b1 b1")
	none.checkCount("evidence", "locker:echo", 1)
	// The next turn has a slot again.
	s.refill("crimes", "hand:echo", "deck", "b1b").set("phase", "ditch", "echo.progress", 2).echoes("16", "b1 w6 b1 b1").checkCount("evidence", "slot-tolerance", 1).is("players.echo.tolerance", 2)
}

// ITD-381, ITD-384: she takes the Boost with most Intel and keeps that alone; in a tie
// the person chooses.
func TestEchoTakesTheBoostWithMostIntel(t *testing.T) {
	s := solo(t).set("wheel.1", 1, "wheel.3", 3).echoes("9", "b1 w4 b1").is("players.echo.intel", 3+3+whisper, "boosts.challenge", "discard", "wheel.1", 2, "wheel.3", 0, "now", "0").checkCount("boosts", "wheel:3", 1, "boosts", "saved:echo", 0)
	tie := solo(t).set("wheel.1", 2, "wheel.3", 2).echoes("9", "b1 w4 b1")
	tie.Asks(0, "prompt.claim.echo")
	tie.offered("claim 1", "claim 3").refuses("why.echo-most-intel", "claim", "2").do("claim", "3").is("players.echo.intel", 3+2+whisper, "wheel.3", 0, "wheel.1", 3, "boosts.challenge", "discard")
	s.is("players.echo.tolerance", 0)
}

// ITD-382, ITD-384: her lowest disc gains; in a tie the person chooses.
func TestEchoRaisesHerLowestDisc(t *testing.T) {
	base := func() *table {
		return solo(t).set("evidence.ringleader-3", "slot-boost", "evidence.ringleader-4", "slot-tolerance", "echo.progress", 2).grip("echo", "ghost", 5, "mechanic", 2, "jumper", 5, "persuader", 4)
	}
	base().echoes("8", "b1 w6 b1 b1").is("players.echo.grip.mechanic", 4, "players.echo.grip.ghost", 5)
	tie := base().grip("echo", "mechanic", 3, "ghost", 4, "persuader", 4).echoes("8", "b1 w6 b1 b1")
	tie.Asks(0, "prompt.advance.echo")
	tie.offered("advance ghost", "advance mechanic", "advance persuader").refuses("why.echo-lowest", "advance", "jumper").do("advance", "persuader").is("players.echo.grip.persuader", 5, "now", "0", "phase", "hook")
}

// ITD-383, ITD-386: she loses with her highest disc, one after the other; in a tie
// the person chooses. She counts among those with the fewest Dossiers.
func TestEchoLosesHerHighestDisc(t *testing.T) {
	s := solo(t).pool().grip("echo", "jumper", 6, "persuader", 5).set("echo.progress", 2, "evidence.location-11", "row-1:1", "evidence.tactics-11", "row-2:1", "players.0.dossiers", 2).grip(0, "ghost", 5).echoes("1", "b1 w6 b1 b1")
	s.Asks(0, "prompt.lose.echo")
	s.offered("lose jumper", "lose persuader").refuses("why.echo-highest", "lose", "ghost").do("lose", "persuader").is("players.echo.grip.persuader", 4, "players.echo.grip.jumper", 5, "players.0.grip.ghost", 5, "chapter.number", 2)
	// A success pays her Dossiers.
	p := solo(t).pool().set("echo.progress", 2, "evidence.location-11", "row-1:1", "evidence.location-10", "row-1:2", "evidence.tactics-11", "row-2:1", "evidence.tactics-10", "row-2:2", "evidence.ringleader-11", "row-3:1",
		"players.0.dossiers", 2, "players.echo.dossiers", 3, "evidence.timing-9", "slot-boost", "evidence.timing-10", "slot-tolerance", "evidence.timing-11", "slot-grip").echoes("1", "b1 w6 b1 b1")
	p.is("players.echo.intel", 3+3+6, "players.0.intel", 3+4, "players.echo.dossiers", 0)
}

// ITD-387: she banks a random half, rounded up, and discards the rest.
func TestEchoBanksARandomHalf(t *testing.T) {
	banked := map[string]bool{}
	for seed := range 30 {
		s := solo(t).pool().dilemmas("echo", "timing-4", "ringleader-8", "intel-10").set("echo.progress", 2, "seed", fmt.Sprintf("%x", seed*7919+5)).echoes("1", "b1 w6 b1 b1")
		s.checkCount("dilemmas", "hand:echo", 0, "dilemmas", "well:echo", 2, "dilemmas", "discard", 1)
		banked[s.at("dilemmas", "discard")] = true
		if s.Sees(0, "dilemmas."+s.at("dilemmas", "well:echo")) != nil {
			t.Fatal("what Echo banks is seen")
		}
	}
	if len(banked) != 3 {
		t.Errorf("only %v were discarded in 30 games", banked)
	}
}

// ITD-389: she is scored like a player.
func TestEchoIsScoredLikeAPlayer(t *testing.T) {
	s := town(t, 1).memory(0).plot1(3, 3, 3).refill("evidence", "memory:echo", "supply", "ringleader-1").well("echo", "ringleader-8", "poster-ghost-4", "poster-jumper-4").
		grip("echo", "ghost", 4, "mechanic", 4, "jumper", 4, "persuader", 4).set("players.echo.intel", 20)
	s.checkParts(-1, "grip", 6, "lowest", 0, "in-too-deep", -16, "posters", 4, "collection", 4+3*4, "intel", 20, "sigils", 0).checkParts(0, "lowest", 5)
	s.set("players.0.intel", 90)
	out := s.finished().S.Outcome()
	if out.Automa.Total != 6-16+4+16+20 || out.Lost || !out.Winners.Has(0) {
		t.Errorf("Echo scores %d; lost is %v", out.Automa.Total, out.Lost)
	}
	s.set("players.0.intel", 1)
	if out = s.S.Outcome(); !out.Lost || out.Winners != 0 {
		t.Errorf("the person loses against Echo: lost is %v", out.Lost)
	}
	// Two types with three tokens foil nothing.
	town(t, 1).plot1(3, 3).well("echo", "ringleader-8").checkParts(-1, "in-too-deep", 0)
}

// plot1 lays tokens into the person's locker.
func (s *table) plot1(counts ...int) *table {
	s.T.Helper()
	var l []any
	for i, n := range counts {
		for j := range n {
			l = append(l, fmt.Sprintf("evidence.%s-%d", types[i], 4+j), "locker:0")
		}
	}
	return s.set(l...)
}

// inTwos is the option that lets Echo play beside two persons.
var inTwos = rules.Options{"echo": 1}

// duet is a town of two persons and Echo, in the last step of seat 1's turn.
func duet(t testing.TB) *table {
	t.Helper()
	return townWith(t, 2, inTwos).set("now", "1", "phase", "ditch")
}

// ITD-391, ITD-392: the disc outside enters A after each of her turns; after five
// the first order is back.
func TestEchosDiscsCycle(t *testing.T) {
	s := duet(t).is("echo.criminals", map[string]any{"a": "ghost", "b": "mechanic", "c": "jumper", "d": "persuader", "outside": "scourge"})
	s.echoes("1", "b1 w6 b1 b1").is("now", "0", "criminals.ghost.tag", "echo:1", "echo.criminals", map[string]any{"a": "scourge", "b": "ghost", "c": "mechanic", "d": "jumper", "outside": "persuader"})
	for i := range 4 {
		s.set("now", "1", "phase", "ditch", "echo.progress", 0).echoes(fmt.Sprint(5+i), "b1 w6 b1 b1")
	}
	s.is("echo.criminals", map[string]any{"a": "ghost", "b": "mechanic", "c": "jumper", "d": "persuader", "outside": "scourge"})
	// Alone against her nothing cycles.
	solo(t).echoes("1", "b1 w6 b1 b1").is("echo.criminals", map[string]any{"a": "ghost", "b": "mechanic", "c": "jumper", "d": "persuader"})
}

// ITD-393: with two persons she plays the same way: she pays whom she takes from,
// files and is paid as alone.
func TestEchoWithTwoPersonsPlaysTheSame(t *testing.T) {
	s := duet(t).hook(0, "mechanic").hook(1, "ghost").set("echo.progress", 2, "players.echo.intel", 3).echoes("1", "b2 w6 b1 b1")
	s.is("criminals.ghost.zone", "towers", "players.1.intel", 4, "players.0.intel", 3, "players.echo.intel", 3-1+3, "players.echo.dossiers", 1, "sentinel", "riverside", "now", "0", "criminals.ghost.tag", "void")
	s.checkCount("evidence", "row-1:1:down", 1)
}

// ITD-474, ITD-384: a tie of hers is asked of the person whose turn comes next.
func TestEchosTiesAreForThePersonWhoPlaysNext(t *testing.T) {
	s := duet(t).set("wheel.1", 2, "wheel.3", 2).echoes("9", "b1 w4").is("now", "echo")
	s.Asks(0, "prompt.claim.echo")
	f := duet(t).set("first", "1", "now", "0", "wheel.1", 2, "wheel.3", 2).echoes("9", "b1 w4 b1").is("now", "echo")
	f.Asks(1, "prompt.claim.echo")
	f.do("claim", "1").is("players.echo.intel", 3+2+whisper, "now", "1")
}

// ITD-471: a person's lock holds her off: she gains the Grip and moves the Criminal.
func TestALockHoldsEchoOff(t *testing.T) {
	s := solo(t).hook(0, "ghost").set("boosts.lock-copy-1", "lock:ghost").echoes("1", "b2 w6 b1 b1")
	s.is("criminals.ghost.tag", "0:1", "players.echo.grip.ghost", 1, "criminals.ghost.zone", "towers", "players.0.intel", 3, "players.echo.intel", 3+whisper, "boosts.lock-copy-1", "lock:ghost")
}

// ITD-472: Echo can be challenged; losing she discards a random Dilemma.
func TestEchoCanBeChallenged(t *testing.T) {
	s := town(t, 1).hook(0, "ghost").set("heat.3", "parish", "heat.2", "towers", "heat.1", "zinbazaar").dilemmas(0, "sigil-copy-1").dilemmas("echo", "poster-ghost-5", "timing-4").do("power", "blocks")
	s.offered("challenge echo", "done").do("challenge", "echo").is("players.0.intel", 5, "players.echo.intel", 1, "phase", "actions").checkCount("dilemmas", "hand:echo", 1, "dilemmas", "discard", 1)
	w := town(t, 1).hook(0, "ghost").saved(0, "challenge").dilemmas(0, "timing-8", "sigil-copy-1").dilemmas("echo", "sigil-copy-2").do("boost", "challenge").is("players.0.intel", 1, "players.echo.intel", 5)
	w.do("discard", "sigil").is("dilemmas.sigil-copy-1", "discard")
}

// ITD-473: Echo can be chosen for Swap hook tags; the first of what she gets is the
// oldest.
func TestSwapHookTagsWithEcho(t *testing.T) {
	s := town(t, 1).hook(0, "ghost", "jumper", "persuader").hook("echo", "mechanic").saved(0, "swap-tags").do("boost", "swap-tags")
	s.is("criminals.ghost.tag", "echo:1", "criminals.jumper.tag", "echo:2", "criminals.persuader.tag", "echo:3", "criminals.mechanic.tag", "0:1")
	s.set("phase", "ditch").echoes("5", "b1 w6 b1 b1").is("criminals.ghost.tag", "void", "criminals.jumper.tag", "echo:1", "criminals.mechanic.tag", "echo:3", "players.0.intel", 4)
}

package intoodeep_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/rulestest"
)

// Open and hidden information.

// ITD-327: what everybody sees.
func TestWhatIsPublic(t *testing.T) {
	s := town(t, 3).hook(1, "ghost").grip(1, "ghost", 4).give("ghost", "cash").set("players.1.tolerance", 4, "evidence.timing-5", "row-1:1", "rows.row-1", "timing", "players.1.dossiers", 1,
		"evidence.location-5", "public", "crimes.b2a", "display", "wheel.2", 3, "evidence.ringleader-4", "locker:1").dilemmas(1, "timing-4", "sigil-copy-1").well(1, "timing-8").saved(1, "lock-copy-1")
	for seat := -1; seat < 3; seat++ {
		for path, want := range map[string]any{"criminals.ghost.tag": "1:1", "criminals.ghost.zone": "blocks", "items.cash": "held:ghost", "players.1.grip.ghost": 4.0, "players.1.tolerance": 4.0,
			"evidence.timing-1": "plank:1", "wheel.2": 3.0, "boosts.challenge": "wheel:3", "rows.row-2": "tactics", "evidence.timing-5": "row-1:1", "evidence.location-5": "public", "crimes.b2a": "display",
			"players.1.dossiers": 1.0, "sentinel": "downtown", "heat.3": "blocks", "blockades.1": "downtown"} {
			if got := s.Sees(seat, path); got != want {
				t.Errorf("seat %d sees %s as %v, want %v", seat, path, got, want)
			}
		}
		if seat == 1 {
			continue
		}
		for path, want := range map[string]any{"unseen.memory:1": 1.0, "unseen.locker:1": 1.0, "unseen.hand:1": 2.0, "unseen.well:1": 1.0, "unseen.saved:1": 1.0, "unseen.side:1": 1.0, "unseen.level-1:1": 1.0} {
			if got := s.Sees(seat, path); got != want {
				t.Errorf("seat %d counts %s as %v, want %v", seat, path, got, want)
			}
		}
	}
}

// ITD-328: all gains of Intel are open, so that what everybody holds is.
func TestIntelIsPublic(t *testing.T) {
	s := town(t, 3).set("players.1.intel", 17)
	for seat := -1; seat < 3; seat++ {
		if got := s.Sees(seat, "players.1.intel"); got != 17.0 {
			t.Errorf("seat %d sees the Intel of player 2 as %v", seat, got)
		}
	}
	var r rules.Rand
	v := rules.View(s.S, 0)
	v.Resample(0, &r)
	if got := tableOf(rulestest.SceneOf(t, game, v)).Get("players.1.intel"); got != 17.0 {
		t.Errorf("a deal that seat 0 believes gives player 2 %v Intel", got)
	}
}

// ITD-328, ITD-329: Memory, saved Boosts, crimes, Dilemmas and the Well are
// their owner's to see.
func TestWhatIsHiddenFromRivals(t *testing.T) {
	s := town(t, 3).memory(1, "timing-7").dilemmas(1, "timing-4").well(1, "timing-8").saved(1, "lock-copy-1").set("evidence.ringleader-4", "locker:1")
	for path, want := range map[string]any{"evidence.timing-7": "memory:1", "boosts.lock-copy-1": "saved:1", "crimes.b1b": "hand:1", "dilemmas.timing-4": "hand:1",
		"dilemmas.timing-8": "well:1", "evidence.ringleader-4": "locker:1"} {
		if got := s.Sees(1, path); got != want {
			t.Errorf("the owner sees %s as %v, want %v", path, got, want)
		}
		for _, seat := range []int{-1, 0, 2} {
			if got := s.Sees(seat, path); got != nil && got != "hidden" {
				t.Errorf("seat %d sees %s: %v", seat, path, got)
			}
		}
	}
}

// ITD-330: nobody sees Pool, supply, decks or the generator.
func TestDecksAndPoolAreHiddenFromAll(t *testing.T) {
	s := town(t, 2).set("evidence.ringleader-4", "locker:1", "evidence.ringleader-5", "slot-grip")
	for seat := -1; seat < 2; seat++ {
		for _, kind := range []string{"evidence", "dilemmas", "crimes", "boosts"} {
			for id, at := range s.Sees(seat, kind).(map[string]any) {
				if slices.Contains([]string{"pool", "supply", "deck", "stack", "slot-grip"}, at.(string)) {
					t.Errorf("seat %d sees %s at %v", seat, id, at)
				}
			}
		}
		if s.Sees(seat, "seed") != "0" || s.Sees(seat, "unseen.pool") != 10.0 {
			t.Errorf("seat %d sees the generator or not the size of the Pool", seat)
		}
	}
	if s.Sees(0, "evidence.ringleader-4") != nil || s.Sees(1, "evidence.ringleader-4") != "locker:1" {
		t.Error("a rival's locker is hidden")
	}
}

// ITD-331: what is hidden from a bot does not change what it does.
func TestABotDecidesOnItsView(t *testing.T) {
	a := town(t, 2).hook(0, "ghost").hand(1, "a1a", "s03")
	b := a.fork().hand(1, "c1a", "s05").memory(1, "timing-7").next("dilemma", "timing-8")
	b.set("upcoming", []any{}, "seed", a.Get("seed"), "drawn", a.Get("drawn"))
	lv, err := bot.FindLevel("normal")
	if err != nil {
		t.Fatal(err)
	}
	var first string
	for i, s := range []*table{a, b} {
		r := rules.Rand{S: 3}
		list, err := bot.Choose(context.Background(), rules.View(s.S, 0), 0, lv, bot.Budget{Iterations: 60}, &r)
		if err != nil {
			t.Fatal(err)
		}
		if got := fmt.Sprint(list); i == 0 {
			first = got
		} else if got != first {
			t.Errorf("the bot decides %s and %s", first, got)
		}
	}
}

// ITD-475: what went away face up is remembered: a token of the Plank, a Boost.
func TestWhatWentAwayFaceUpIsKnown(t *testing.T) {
	s := gaining(t, 1).memory(0, "timing-9").do("take", "location")
	if s.Sees(1, "evidence.location-1") != "memory:0" || s.Sees(1, "evidence.timing-9") != nil {
		t.Error("the rival saw the token go, and no other")
	}
	b := power(t, "ion-heights").do("power", "ion-heights").do("claim", "3")
	if b.Sees(1, "boosts.challenge") != "saved:0" {
		t.Error("the rival saw the Boost go")
	}
	b.saved(0, "challenge", "lock-copy-1")
	if b.Sees(1, "boosts.lock-copy-1") != nil {
		t.Error("a Boost that nobody saw is hidden")
	}
	if n := len(s.Get("clues.1.evidence").(map[string]any)); n != 1 {
		t.Errorf("the rival knows of %d tokens, want 1", n)
	}
}

// ITD-476: when the owner moves one of several unseen, the others know only that the
// piece is in one of two places.
func TestAPieceMovedUnseenIsInOneOfTwoPlaces(t *testing.T) {
	s := power(t, "riverside").memory(0, "timing-9").do("power", "riverside").do("gain-evidence").do("take", "location")
	s.set("heat.3", "blocks", "heat.2", "towers", "heat.1", "zinbazaar").do("power", "riverside").do("file-evidence").do("place", "locker-0").do("file", "timing")
	s.is("evidence.location-1", "memory:0", "clues.1.evidence.location-1", map[string]any{"memory:0": true, "locker:0": true})
	if s.Sees(1, "evidence.location-1") != nil || s.Sees(0, "evidence.location-1") != "memory:0" {
		t.Error("the rival must not know where the token is")
	}
	// It was the only one: it must have gone.
	only := power(t, "riverside").memory(0).do("power", "riverside").do("gain-evidence").do("take", "location").
		set("heat.3", "blocks", "heat.2", "towers", "heat.1", "zinbazaar").do("power", "riverside").do("file-evidence").do("place", "slot-tolerance")
	only.is("evidence.location-1", "slot-tolerance")
	if only.Sees(1, "evidence.location-1") != "slot-tolerance" {
		t.Error("the only token in Memory is known wherever it goes")
	}
}

// ITD-477: a peeked token stays known while it lies there and when it is seen to be
// taken; a shuffle ends that.
func TestAPeekedTokenStaysKnown(t *testing.T) {
	peeked := func(s *table) *table {
		return pinkIn(s.set("evidence.location-7", "locker:1", "evidence.financing-3", "slot-grip"), "peek").do("look", "locker-1").do("look", "slot-grip")
	}
	s := peeked(power(t, "ion-heights").set("phase", "actions"))
	s.pass().pass()
	if s.Sees(0, "evidence.location-7") != "locker:1" {
		t.Error("a peeked token is forgotten")
	}
	// The rival takes what lies in the slot: everybody sees which token goes.
	r := peeked(power(t, "ion-heights")).pass().is("now", "1").hook(1, "ghost").set("phase", "actions", "heat.3", "blocks", "heat.2", "towers", "heat.1", "zinbazaar").wheel("take", "act-2-copy-1", "challenge")
	r.do("power", "ion-heights").do("claim", "1").do("look", "slot-grip").is("evidence.financing-3", "memory:1")
	if r.Sees(0, "evidence.financing-3") != "memory:1" {
		t.Error("the token was seen to go into the rival's Memory")
	}
	// The Pool is shuffled at the end of the Chapter.
	p := pinkIn(power(t, "ion-heights").set("evidence.location-7", "locker:1"), "peek").next("evidence", "financing", "evidence", "tactics").do("look", "pool").do("look", "pool")
	if p.Sees(0, "evidence.financing-12") != "pool" {
		t.Fatal("a peeked token is not known")
	}
	p.set("phase", "ditch", "chapter.rounds", 20, "now", "1").do("done").is("chapter.number", 2, "clues.0.evidence", nil)
}

// ITD-478: who ditches a card knows where it lies; the others know its deck.
func TestADitchedCardIsKnownToItsOwner(t *testing.T) {
	s := ditching(t, "a1a", "b1b", "s01").do("ditch-1", "a1a")
	if s.Sees(0, "crimes.a1a") != "under:1" || s.Sees(1, "crimes.a1a") != nil || s.Sees(1, "unseen.level-1-under:1") != 1.0 {
		t.Error("a ditched card is known to its owner alone")
	}
	for _, e := range s.Events {
		if name := game.Info().Events[e.Kind]; name == "ditched-card" && e.SeenBy(1) || name == "ditched" && !e.SeenBy(1) {
			t.Errorf("%s is told to the wrong players", name)
		}
	}
}

// ITD-479: choices between pieces that show the same are offered once.
func TestEqualChoicesAreOfferedOnce(t *testing.T) {
	s := gaining(t, 1).offered("take timing", "take weaponry", "take location")
	s.is("evidence.weaponry-1", "plank:2", "evidence.weaponry-2", "plank:3")
	filing(t, "timing-4", "timing-5", "location-9").do("place", "locker-0").offered("file timing", "file location")
	town(t, 2).hook(0, "ghost").saved(0, "discard-dilemma-copy-1").dilemmas(0, "sigil-copy-1", "sigil-copy-2").do("boost", "discard-dilemma").offered("discard sigil")
	town(t, 2).hook(0, "ghost").saved(0, "act-2-copy-1", "act-2-copy-2").checkOffers("boost act-2").offered("move ghost zinbazaar", "move ghost ion-heights", "pick-up ghost blaster", "grip ghost", "boost act-2", "done")
}

// ITD-466: step 4 is asked whenever the backs in hand leave it open that a Story
// Crime could be completed.
func TestStep4IsAskedWhateverTheHandHolds(t *testing.T) {
	// A Level-1 back and a tag: asked, although nothing can be completed.
	s := town(t, 2).hook(0, "ghost").hand(0, "a1a", "s01").set("turn.actions", 0).do("done").is("phase", "story").offered("done").refuses("why.criteria", "story-crime", "a1a")
	// A Level-2 back with no Level-1 in the display, or no tag: nothing can be.
	town(t, 2).hook(0, "ghost").hand(0, "a2a", "s01").set("turn.actions", 0).do("done").is("phase", "ditch")
	town(t, 2).hook(0, "ghost").hand(0, "a2a", "s01").set("turn.actions", 0, "crimes.b1b", "display").do("done").is("phase", "story").refuses("why.prerequisite", "story-crime", "a2a")
	if got := strings.Join(s.Offers(), " "); got != "done" {
		t.Errorf("offered are %s", got)
	}
	town(t, 2).hand(0, "a1a", "s01").set("turn.actions", 0).do("done").is("phase", "ditch")
}

// ITD-466: nor does asking for actions tell which Boosts are saved, or which Side
// Crime is in hand.
func TestStep3IsAskedWhateverIsSaved(t *testing.T) {
	for _, tile := range []string{"challenge", "act-1-copy-2"} {
		s := town(t, 2).hook(0, "ghost").hand(0, "a1a").saved(0, tile).set("turn.actions", 0)
		if s.is("phase", "actions").Offers(); !s.offers("done") {
			t.Errorf("with the Boost %s saved the turn goes on by itself", tile)
		}
	}
	// With nothing in hand that could be used it does.
	town(t, 2).hook(0, "ghost").hand(0, "a1a").set("turn.actions", 0).is("phase", "story")
	town(t, 2).hook(0, "ghost").hand(0, "a1a", "s20").set("turn.actions", 0).is("phase", "actions").offered("done")
}

// ITD-486: whether Take, Reveal and Peek and take ask, and what a rival sees of it,
// does not depend on the types of tokens that it does not see.
func TestWhetherTokensArePointedAtDoesNotTellTheirTypes(t *testing.T) {
	for _, tile := range []string{"take", "reveal", "peek-and-take"} {
		at := func(second string) *table {
			return power(t, "ion-heights").pool().set("evidence.timing-2", "locker:0", "evidence."+second, "locker:0").wheel("act-1-copy-1", tile, "challenge")
		}
		alike, mixed := at("timing-3"), at("ringleader-4")
		same := func(when string) {
			t.Helper()
			if !rules.View(alike.S, 1).Same(rules.View(mixed.S, 1)) {
				t.Errorf("%s: the rival can tell %s two types from one", tile, when)
			}
		}
		same("before")
		for _, s := range []*table{alike, mixed} {
			s.do("power", "ion-heights").do("claim", "2")
		}
		same("when asked")
		alike.offered("known locker-0 timing")
		mixed.offered("known locker-0 ringleader", "known locker-0 timing")
		if tile == "peek-and-take" { // the second one follows by itself
			for _, s := range []*table{alike, mixed} {
				s.do("known", "locker-0", "timing")
			}
			same("after pointing")
			alike.offered("known locker-0 timing")
			other := at("ringleader-4").do("power", "ion-heights").do("claim", "2").do("known", "locker-0", "ringleader")
			if !rules.View(mixed.S, 1).Same(rules.View(other.S, 1)) {
				t.Error("the rival can tell which token was pointed at first")
			}
		}
	}
	// One token within reach is taken without a question, none is passed over.
	one := power(t, "ion-heights").pool().set("evidence.timing-2", "locker:0").wheel("act-1-copy-1", "take", "challenge")
	one.do("power", "ion-heights").do("claim", "2").is("evidence.timing-2", "memory:0", "phase", "actions", "stack", []any{})
	power(t, "ion-heights").pool().wheel("act-1-copy-1", "take", "challenge").do("power", "ion-heights").do("claim", "2").is("phase", "actions", "stack", []any{})
}

// ITD-486: of a known token the rivals see the place, not the type.
func TestTheTypeOfAKnownTokenIsNamedInSecret(t *testing.T) {
	for _, v := range game.Info().Verbs[1:] {
		for _, o := range v.Operands {
			if open := v.Name == "known" && o.Name == "place"; o.Open != open || v.Name == "known" && !v.Secret {
				t.Errorf("%s: secret is %v, %s open is %v", v.Name, v.Secret, o.Name, o.Open)
			}
		}
	}
	s := power(t, "ion-heights").set("evidence.timing-2", "locker:0", "evidence.ringleader-4", "locker:0", "evidence.location-7", "slot-grip")
	s = pinkIn(s, "take").do("known", "locker-0", "timing").is("evidence.timing-2", "memory:0")
	if s.Sees(1, "evidence.timing-2") != nil || s.Sees(1, "unseen.memory:0") != 2.0 || s.Sees(1, "unseen.locker:0") != 1.0 {
		t.Error("the rival sees how many tokens lie where, not which of them went")
	}
	for _, e := range s.Events {
		if name := game.Info().Events[e.Kind]; name == "stolen-type" && e.SeenBy(1) || name == "stolen" && !e.SeenBy(1) {
			t.Errorf("%s is told to the wrong players", name)
		}
	}
}

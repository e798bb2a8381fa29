package intoodeep_test

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/match"
	"safehouse/rules/rulestest/hinted"
)

// advised follows the first hint of a position until another player decides, and is
// what was chosen.
func advised(t *testing.T, s *table, most int) (did []string) {
	t.Helper()
	lv, err := bot.FindLevel("hard")
	if err != nil {
		t.Fatal(err)
	}
	lv.Trees = 2
	var trail match.Trail
	turn := s.S.Turn()
	for n := 0; s.S.Turn().Seat == turn.Seat && s.S.Turn().Round == turn.Round; n++ {
		if n == most {
			t.Fatalf("after %d hints the turn goes on: %v", n, did)
		}
		trail.Note(s.S)
		r := bot.Seed(9, n)
		list, err := bot.Choose(context.Background(), rules.View(s.S, turn.Seat), turn.Seat, lv, bot.Budget{Iterations: 200, Met: trail.Of(turn.Seat)}, &r)
		if err != nil {
			t.Fatal(err)
		}
		if met := trail.Of(turn.Seat); slices.ContainsFunc(met[:len(met)-1], rules.Place(s.S, turn.Seat).Same) {
			t.Fatalf("hint %d: the player was here before in this turn: %v", n, did)
		}
		did = append(did, s.S.Game().Info().Verbs[list[0].Action.Verb].Name)
		if err := s.S.Apply(list[0].Action, nil); err != nil {
			t.Fatal(err)
		}
	}
	return did
}

// The Smuggler exchanges Items for nothing as often as wanted: hints do not go round
// with him, and whoever follows them ends the turn.
func TestHintsWithTheSmugglerEndTheTurn(t *testing.T) {
	for _, x := range []struct {
		zone, story string
		loose       []string
		actions     int
	}{
		{"blocks", "c1a", []string{"blaster", "cash", "serum"}, 0},
		{"blocks", "e1b", []string{"hauler", "detonator"}, 0},
		{"parish", "f1a", []string{"hauler", "detonator"}, 0},
		{"ion-heights", "b1b", []string{"hauler", "detonator"}, 2},
	} {
		s := skill(t, "smuggler").put("smuggler", x.zone).give("smuggler", "coupe").hand(0, x.story, "s03").set("turn.actions", x.actions)
		for _, i := range x.loose {
			s.set("items."+i, x.zone)
		}
		did := advised(t, s, 25)
		if n := len(slices.DeleteFunc(did, func(v string) bool { return v != "skill" })); n > len(x.loose) {
			t.Errorf("in %s he exchanges %d times", x.zone, n)
		}
	}
}

// decided is a position in which one fact decides.
type decided hinted.Position[*table]

// quiet is the town of two in the Perform Actions step with nothing in hand, so that no crime decides.
func quiet(t *testing.T, crew ...string) *table {
	t.Helper()
	return town(t, 2).hook(0, crew...).hand(0).memory(0)
}

// hooks is the same in the hook step.
func hooks(t *testing.T, crew ...string) *table {
	t.Helper()
	return town(t, 2).hand(0, "s03", "a1a").set("phase", "hook").hook(0, crew...)
}

// even sets all discs of seat 0 to one space.
func (s *table) even(space int) *table {
	s.T.Helper()
	for k := range s.Get("criminals").(map[string]any) {
		s.grip(0, k, space)
	}
	return s
}

// cool puts the three stacks of Heat into Zones.
func (s *table) cool(three, two, one string) *table {
	s.T.Helper()
	return s.set("heat.3", three, "heat.2", two, "heat.1", one)
}

// claimedBut leaves these Dossiers on the grid of two: the others are seat 1's.
func (s *table) claimedBut(rows ...string) *table {
	s.T.Helper()
	slots := []string{"row-1:1", "row-1:2", "row-2:1", "row-2:2", "row-3:1"}
	tokens := []string{"location-12", "location-11", "tactics-12", "tactics-11", "ringleader-12"}
	var l []any
	for i, at := range slots {
		if !slices.Contains(rows, at) {
			l = append(l, "evidence."+tokens[i], at)
		}
	}
	return s.set(append(l, "players.1.dossiers", len(l)/2)...)
}

// lost is the power of the Blocks before a challenge that seat 0 loses.
func lost(t *testing.T, mine ...string) *table {
	t.Helper()
	return town(t, 3).hook(0, "ghost").hand(0).cool("parish", "towers", "zinbazaar").dilemmas(0, mine...).dilemmas(1, "sigil-copy-1").do("power", "blocks")
}

// positions are those whose deciding fact a person has named.
var positions = []decided{
	// Crimes.
	{"one Zone on is the Riverside, where Loot is wanted", "advice.holds", func(t *testing.T) *table {
		return town(t, 2).hook(0, "ghost").hand(0, "a1a").put("ghost", "ion-heights").give("ghost", "serum").set("turn.actions", 1)
	}},
	{"the Cash lies at the feet of the Ghost, in the right Zone", "advice.holds", func(t *testing.T) *table {
		return town(t, 2).hook(0, "ghost").hand(0, "a1a").put("ghost", "riverside").set("turn.actions", 1)
	}},
	{"two Zones are as many as there are actions", "advice.away", func(t *testing.T) *table {
		return town(t, 2).hook(0, "persuader").hand(0, "c1a").put("persuader", "zinbazaar").give("persuader", "scrambler")
	}},
	{"the Serum has to be taken along before the Ghost goes", "advice.away", func(t *testing.T) *table {
		return town(t, 2).hook(0, "ghost").hand(0, "a1a").put("ghost", "ion-heights")
	}},
	{"the Loot meets one of two criteria with the last action", "advice.met", func(t *testing.T) *table {
		return town(t, 2).hook(0, "ghost").hand(0, "a1a").put("ghost", "blocks").give("blocks", "serum", "parish", "cash").set("turn.actions", 1)
	}},
	{"the Ghost has the Loot and is one action from where it is wanted, for the next turn", "advice.next-kept", func(t *testing.T) *table {
		return town(t, 2).hook(0, "ghost").hand(0, "a1a").put("ghost", "blocks").give("ghost", "serum").set("turn.actions", 1)
	}},
	{"the Serum lies one Zone on, and Loot is wanted", "advice.with-item", func(t *testing.T) *table {
		return town(t, 2).hook(0, "ghost").hand(0, "a1a").put("ghost", "blocks").set("turn.actions", 1)
	}},
	{"the Detonator is in hand and the Heat next door", "advice.holds", func(t *testing.T) *table {
		return town(t, 2).hook(0, "ghost").hand(0, "d1a").put("ghost", "zinbazaar").give("ghost", "detonator").set("turn.actions", 1)
	}},
	{"a Side Crime that holds costs no action", "advice.side", func(t *testing.T) *table {
		return town(t, 2).hook(0, "ghost").hand(0, "s06").put("ghost", "zinbazaar").give("ghost", "serum").set("turn.actions", 0)
	}},
	{"the Story Crime holds and nothing is left to do", "advice.ready", func(t *testing.T) *table {
		return town(t, 2).hook(0, "ghost").hand(0, "a1a", "s06").put("ghost", "riverside").give("ghost", "cash").set("turn.actions", 0)
	}},
	{"Night Freight opens Level 2 of its Storyline", "advice.story-opens", func(t *testing.T) *table {
		return town(t, 2).hook(0, "ghost").hand(0, "a1a").put("ghost", "riverside").give("ghost", "cash").set("phase", "story")
	}},
	{"Level 2 is open already, and two Criminals go free", "advice.story-unhooks", func(t *testing.T) *table {
		return town(t, 2).hook(0, "ghost", "jumper").hand(0, "a1a").put("ghost", "riverside").give("ghost", "cash").set("phase", "story", "crimes.a1c", "display")
	}},
	{"Reckless pays five Intel more early on", "advice.reckless", func(t *testing.T) *table {
		return town(t, 2).hook(0, "ghost", "jumper").hand(0, "a2c").put("ghost", "blocks", "jumper", "parish").give("ghost", "cash", "jumper", "serum").
			set("phase", "story", "crimes.a1a", "display").do("story-crime", "a2c")
	}},
	{"the three Dossiers that are left can all be filed for in the last turn", "advice.files", func(t *testing.T) *table {
		return town(t, 2).hook(0, "ghost", "jumper").hand(0, "a2c").memory(0, "location-3", "location-4", "tactics-3").put("ghost", "blocks", "jumper", "parish").give("ghost", "cash", "jumper", "serum").
			claimedBut("row-1:1", "row-1:2", "row-2:1").set("phase", "story", "crimes.a1a", "display", "chapter.number", 3).triggered(1).do("story-crime", "a2c")
	}},

	// Hooking.
	{"the Persuader holds the Cash at the Riverside", "advice.holds", func(t *testing.T) *table {
		return hooks(t).hand(0, "a1a").put("persuader", "riverside").give("persuader", "cash")
	}},
	{"the Scourge stands beside the Riverside with the Serum", "advice.away", func(t *testing.T) *table {
		return hooks(t).hand(0, "a1a").give("scourge", "serum")
	}},
	{"a second one of YOU is missing", "advice.holds", func(t *testing.T) *table {
		return hooks(t, "ghost").hand(0, "s13").put("ghost", "blocks", "persuader", "parish")
	}},
	{"the third Grip is the Skill of the Jumper", "advice.skill", func(t *testing.T) *table {
		return hooks(t).hand(0).even(4).grip(0, "jumper", 2)
	}},
	{"those that one controls are enough for Night Freight", "advice.enough", func(t *testing.T) *table {
		return hooks(t, "ghost", "jumper", "mechanic").hand(0, "a1a").even(9).put("ghost", "riverside").give("ghost", "cash").well(0, "timing-8").dilemmas(0, "timing-5", "location-5", "tactics-5")
	}},
	{"a rival is left with one Criminal", "advice.hook-rival", func(t *testing.T) *table {
		return hooks(t).hand(0, "a1a").hook(1, "persuader", "mechanic").put("persuader", "riverside").give("persuader", "cash")
	}},
	{"no card left in Echo's deck hooks the Persuader", "advice.echo-safe", func(t *testing.T) *table {
		s := town(t, 1).hand(0, "a1a").set("phase", "hook").put("persuader", "riverside").give("persuader", "cash")
		for i := 13; i <= 16; i++ {
			s.set(fmt.Sprintf("echo.deck.%d", i), false)
		}
		return s
	}},

	// Grip.
	{"the Ghost alone holds the track back", "advice.lowest", func(t *testing.T) *table {
		return quiet(t, "ghost").even(7).grip(0, "ghost", 6).set("turn.actions", 1)
	}},
	{"one Grip more is the Skill of the Jumper", "advice.skill", func(t *testing.T) *table {
		return quiet(t, "jumper").even(4).grip(0, "jumper", 2).set("turn.actions", 1)
	}},
	{"one Grip more is the Stamina of the Jumper", "advice.stamina", func(t *testing.T) *table {
		return quiet(t, "jumper").even(6).grip(0, "jumper", 4).set("turn.actions", 1)
	}},
	{"an action bought with Grip completes the crime", "advice.push", func(t *testing.T) *table {
		return town(t, 2).hook(0, "ghost").hand(0, "a1a").put("ghost", "ion-heights").give("ghost", "serum").grip(0, "ghost", 6).set("turn.actions", 0)
	}},
	{"the Grip that goes gives nothing", "advice.lose", func(t *testing.T) *table {
		return ending(t, 2, 1).claimed(1, true).grip(0, "ghost", 4, "jumper", 8).hand(0).do("done")
	}},

	// Powers, Skills, Boosts.
	{"Tolerance is worth the Heat", "advice.tolerance", func(t *testing.T) *table {
		return quiet(t, "ghost").put("ghost", "parish").even(9).well(0, "timing-8", "location-8").set("turn.actions", 1, "chapter.number", 3)
	}},
	{"the Riverside gives Evidence", "advice.power-evidence", func(t *testing.T) *table {
		return quiet(t, "ghost").put("ghost", "riverside").cool("parish", "towers", "zinbazaar").even(9).set("turn.actions", 1)
	}},
	{"the Skyport brings a third Criminal", "advice.can-hold", func(t *testing.T) *table {
		return town(t, 2).hook(0, "ghost", "jumper").hand(0, "c2b").set("crimes.c1a", "display").put("ghost", "skyport", "jumper", "towers").give("jumper", "scrambler").cool("blocks", "parish", "zinbazaar").set("turn.actions", 1)
	}},
	{"a jump lands at the Riverside", "advice.can-hold", func(t *testing.T) *table {
		return town(t, 2).hook(0, "jumper").hand(0, "a1a").grip(0, "jumper", 3).put("jumper", "towers").give("jumper", "cash").set("turn.actions", 1)
	}},
	{"sending somebody there makes the crime hold", "advice.holds", func(t *testing.T) *table {
		return town(t, 2).hook(0, "ghost", "jumper").hand(0, "c2b").set("crimes.c1a", "display").put("ghost", "skyport", "jumper", "towers").give("jumper", "scrambler").cool("blocks", "parish", "zinbazaar").set("turn.actions", 1).do("power", "skyport")
	}},
	{"the Sentinel comes to the Loot", "advice.holds", func(t *testing.T) *table {
		return town(t, 2).hook(0, "ghost", "persuader").hand(0, "e1b").put("persuader", "downtown", "ghost", "parish").give("ghost", "cash").set("turn.actions", 1).do("power", "downtown")
	}},
	{"the Boost moves the one who is missing", "advice.can-hold", func(t *testing.T) *table {
		return town(t, 2).hook(0, "ghost").hand(0, "a1a").put("ghost", "skyport").give("ghost", "cash").saved(0, "move-criminal-copy-1").set("turn.actions", 0)
	}},

	// Evidence.
	{"Location is an Assignment with two Dossiers left", "advice.take-row", func(t *testing.T) *table {
		return town(t, 2).hook(0, "ghost").hand(0).memory(0).plank("location-3", "weaponry-3", "timing-3", "financing-3").put("ghost", "riverside").cool("parish", "towers", "zinbazaar").do("power", "riverside").do("gain-evidence")
	}},
	{"Weaponry lies most in the public locker, late in the game", "advice.take-plot", func(t *testing.T) *table {
		return town(t, 2).hook(0, "ghost").set("chapter.number", 3).hand(0).memory(0).plank("weaponry-3", "weaponry-4", "timing-3", "financing-3").put("ghost", "riverside").
			set("evidence.weaponry-10", "public", "evidence.weaponry-11", "public", "evidence.weaponry-12", "public", "evidence.timing-11", "public").cool("parish", "towers", "zinbazaar").do("power", "riverside").do("gain-evidence")
	}},
	{"the last Dossier makes the Chapter succeed", "advice.dossier-last", func(t *testing.T) *table {
		return town(t, 2).hook(0, "ghost").hand(0).memory(0, "location-3").claimedBut("row-1:2").put("ghost", "riverside").cool("parish", "towers", "zinbazaar").do("power", "riverside").do("file-evidence")
	}},
	{"the last Dossier of the row could be taken by the rival", "advice.dossier-row", func(t *testing.T) *table {
		return town(t, 2).hook(0, "ghost").hand(0).memory(0, "location-3").claimedBut("row-1:2", "row-3:1").put("ghost", "riverside").cool("parish", "towers", "zinbazaar").do("power", "riverside").do("file-evidence")
	}},
	{"who has the fewest Dossiers pays for a failed Chapter", "advice.dossier-fewest", func(t *testing.T) *table {
		return town(t, 2).hook(0, "ghost").hand(0).memory(0, "location-3").claimedBut("row-1:1", "row-1:2", "row-3:1").put("ghost", "riverside").cool("parish", "towers", "zinbazaar").do("power", "riverside").do("file-evidence")
	}},
	{"a Dossier pays if the Chapter succeeds", "advice.dossier", func(t *testing.T) *table {
		return town(t, 2).hook(0, "ghost").hand(0).memory(0, "location-3", "financing-1").put("ghost", "riverside").cool("parish", "towers", "zinbazaar").
			set("evidence.tactics-11", "row-2:1", "players.0.dossiers", 1).do("power", "riverside").do("file-evidence")
	}},
	{"two of Echo's cards would file there first", "advice.echo-files", func(t *testing.T) *table {
		return town(t, 1).hook(0, "ghost").hand(0).memory(0, "location-3").put("ghost", "riverside").cool("parish", "towers", "zinbazaar").do("power", "riverside").do("file-evidence")
	}},
	{"no Assignment asks for Financing", "advice.file-free", func(t *testing.T) *table {
		return town(t, 2).hook(0, "ghost").hand(0).memory(0, "location-3", "financing-3").put("ghost", "riverside").cool("parish", "towers", "zinbazaar").do("power", "riverside").do("file-evidence").do("place", "slot-boost")
	}},
	{"a second Location can be spared", "advice.file-spare", func(t *testing.T) *table {
		return town(t, 2).hook(0, "ghost").hand(0).memory(0, "location-3", "location-4", "location-5", "tactics-6").put("ghost", "riverside").cool("parish", "towers", "zinbazaar").do("power", "riverside").do("file-evidence").do("place", "slot-boost")
	}},
	{"the slot for a Boost is open, and nothing fits the rows", "advice.slot-boost", func(t *testing.T) *table {
		return town(t, 2).hook(0, "ghost").hand(0).memory(0, "financing-3").put("ghost", "riverside").cool("parish", "towers", "zinbazaar").set("wheel.1", 4).do("power", "riverside").do("file-evidence")
	}},

	// Boosts and Dilemmas.
	{"five Intel lie with the Tolerance", "advice.claim-intel", func(t *testing.T) *table {
		return quiet(t, "ghost").put("ghost", "ion-heights").set("wheel.2", 5).do("power", "ion-heights")
	}},
	{"two actions can be saved for a crime", "advice.claim-saved", func(t *testing.T) *table {
		return quiet(t, "ghost").hand(0, "s03", "b1b").put("ghost", "ion-heights").wheel("act-2-copy-1", "lock-copy-1", "tolerance-copy-1").do("power", "ion-heights")
	}},
	{"the third Sigil makes a set", "advice.bank-sigil", func(t *testing.T) *table {
		return ending(t, 2, 3).claimed(3, false).hand(0).dilemmas(0, "sigil-copy-3", "timing-1").well(0, "sigil-copy-1", "sigil-copy-2").do("done")
	}},
	{"a third poster is worth five Intel more", "advice.bank-poster", func(t *testing.T) *table {
		return ending(t, 2, 3).claimed(3, false).hand(0).dilemmas(0, "poster-ghost-4", "intel-1-copy-1").well(0, "poster-jumper-4", "poster-mechanic-4", "poster-scourge-4").do("done")
	}},
	{"ten Intel are worth nine corruption with an unfoiled plot", "advice.bank-intel", func(t *testing.T) *table {
		return ending(t, 2, 3).claimed(3, false).hand(0).dilemmas(0, "intel-10", "intel-1-copy-1").well(1, "timing-8", "location-8", "tactics-8").do("done")
	}},
	{"the second poster of the Ghost scores nothing", "advice.bank-twice", func(t *testing.T) *table {
		return lost(t, "poster-ghost-5", "intel-3-copy-1").well(0, "poster-ghost-4").do("challenge", "1")
	}},
	{"eight corruption go for one symbol", "advice.worst", func(t *testing.T) *table {
		return lost(t, "timing-8", "sigil-copy-2").well(0, "sigil-copy-3").do("challenge", "1")
	}},

	// Cards and other things.
	{"no Level 1 crime of the Storyline is on display", "advice.ditch-locked", func(t *testing.T) *table {
		return ditching(t, "b3", "s06").put("ghost", "zinbazaar")
	}},
	{"all Storylines are open to Level 2", "advice.deck", func(t *testing.T) *table {
		return town(t, 2).hook(0, "ghost").hand(0, "s06").set("phase", "draw", "crimes.a1a", "display", "crimes.b1b", "display", "crimes.c1a", "display", "crimes.d1a", "display", "crimes.e1a", "display", "crimes.f1a", "display", "crimes.g1a", "display")
	}},
	{"no Level 2 crime could be completed yet", "advice.deck-free", func(t *testing.T) *table {
		return town(t, 2).hook(0, "ghost").hand(0, "s06").set("phase", "draw")
	}},
	{"a rival holds three Dilemmas and oneself one without corruption", "advice.challenge", func(t *testing.T) *table {
		return town(t, 2).hook(0, "ghost").hand(0).cool("parish", "towers", "zinbazaar").dilemmas(0, "sigil-copy-1").dilemmas(1, "timing-8", "location-8", "tactics-8").do("power", "blocks")
	}},
	{"a rival controls three and oneself one", "advice.swap-tags", func(t *testing.T) *table {
		return town(t, 3).hook(0, "ghost").hand(0).hook(1, "jumper", "mechanic", "scourge").saved(0, "swap-tags").do("boost", "swap-tags")
	}},
	{"the last tokens of the Pool end the Chapter", "advice.pool", func(t *testing.T) *table {
		return town(t, 2).hook(0, "ghost").hand(0).memory(0).pool("timing-9").put("ghost", "riverside").cool("parish", "towers", "zinbazaar").do("power", "riverside")
	}},
}

// What decides is named by a person; the first hint has to say it.
func TestAHintTellsWhatDecides(t *testing.T) {
	hinted.Check(t, positions, func(s *table) rules.State { return s.S })
}

// choices are such as are not always the best ones, each with what a person would say for it.
func choices(t *testing.T) []choice {
	plot := power(t, "ion-heights").set("evidence.location-7", "locker:1", "evidence.financing-3", "slot-grip")
	peeks := pinkIn(plot, "peek")
	return []choice{
		{"one token in the locker of the rival is unseen", "advice.look-plot(n=1)", peeks, "look", []any{"locker-1"}},
		{"ten tokens of the Pool are unseen", fmt.Sprintf("advice.look-pool(n=%d)", peeks.count("evidence", "pool")), peeks, "look", []any{"pool"}},
		{"the Ghost needs one Grip more for the Skill", "advice.grip-skill(who=name.criminal.ghost, n=1)", quiet(t, "ghost", "jumper").even(1).grip(0, "jumper", 0), "grip", []any{"ghost"}},
		{"eleven tokens of the Pool and two of the Final Plot are unseen", fmt.Sprintf("advice.peek(n=%d, m=2)", plot.count("evidence", "pool")),
			power(t, "towers").set("evidence.location-7", "locker:1", "evidence.financing-3", "slot-grip").do("power", "towers"), "peek", nil},
		{"Timing is no Assignment, and the player has none yet", "advice.take-more(evidence=name.evidence.timing, n=0, m=1)",
			town(t, 2).hook(0, "ghost").hand(0).memory(0).plank("location-3", "weaponry-3", "timing-3", "financing-3").put("ghost", "riverside").set("evidence.weaponry-10", "public").
				cool("parish", "towers", "zinbazaar").do("power", "riverside").do("gain-evidence"), "take", []any{"timing"}},
		{"the Jumper flies next door to the Riverside, where Loot is wanted", "advice.can-reach(crime=name.crime.a1a, n=1)", skill(t, "jumper").hand(0, "a1a"), "skill", []any{"jumper"}},
		{"two actions are left that cost no Grip", "advice.both(a=advice.push-early(n=2), b=advice.lose-stamina(who=name.criminal.ghost, n=4))", quiet(t, "ghost").even(5), "stamina", []any{"ghost"}},
		{"the Riverside is without Heat, and no action is left", "advice.both(a=advice.push-power(who=name.criminal.ghost, zone=name.zone.riverside), b=advice.lose-stamina(who=name.criminal.ghost, n=4))", quiet(t, "ghost").hand(0).even(5).put("ghost", "riverside").cool("parish", "towers", "zinbazaar").set("turn.actions", 0), "stamina", []any{"ghost"}},
		{"the Ghost has no crime to act for, and its Zone has Heat", "advice.both(a=advice.push-none(who=name.criminal.ghost), b=advice.lose-stamina(who=name.criminal.ghost, n=4))", quiet(t, "ghost").hand(0).even(5).put("ghost", "parish").cool("riverside", "towers", "parish").set("turn.actions", 0), "stamina", []any{"ghost"}},
		{"Night Freight asks for Loot at the Riverside, and the Ghost takes the Cash", "advice.push-meets(who=name.criminal.ghost, crime=name.crime.a1a, n=1, of=2)", town(t, 2).hook(0, "ghost").hand(0, "a1a").grip(0, "ghost", 6).put("ghost", "towers").give("towers", "cash").set("turn.actions", 0), "stamina", []any{"ghost"}},
		{"Night Freight asks for Loot, and the Blaster is none", "advice.drop(item=name.item.blaster)", town(t, 2).hook(0, "ghost").hand(0, "a1a").give("ghost", "blaster"), "drop", []any{"ghost"}},
		{"Night Freight asks for the Cash that the Ghost would drop", "advice.undoes(crime=name.crime.a1a, n=0, of=2, m=1)", town(t, 2).hook(0, "ghost").hand(0, "a1a").give("ghost", "cash"), "drop", []any{"ghost"}},
		{"the Scourge can raise the Jumper beside it to the Skill", "advice.inspires(who=name.criminal.jumper, n=3)", skill(t, "scourge").grip(0, "jumper", 2).put("jumper", "parish", "scourge", "parish"), "skill", []any{"scourge"}},
		{"the wheel has five Intel", "advice.both(a=advice.wheel(n=5), b=advice.heat(zone=name.zone.ion-heights, other=name.zone.zinbazaar))", quiet(t, "ghost").put("ghost", "ion-heights").cool("parish", "towers", "zinbazaar").set("wheel.2", 5), "power", []any{"ion-heights"}},
		{"no crime is in hand", "advice.nothing-open(n=0)", quiet(t, "ghost").hand(0).put("ghost", "parish").cool("parish", "towers", "zinbazaar").set("turn.actions", 1), "move", []any{"ghost", "zinbazaar"}},
		{"Night Freight pays three or five and is put off", "advice.story-waits(crime=name.crime.a1a, n=3, m=5, hooks=1)", town(t, 2).hook(0, "ghost").hand(0, "a1a").put("ghost", "riverside").give("ghost", "cash").set("phase", "story"), "done", nil},
		{"Echo takes the Boost before the one with an Intel", "advice.echo-claims(n=2, boost=name.boost.tolerance, m=1)", echoClaims(t), "claim", []any{"1"}},
		{"Echo's lowest discs are tied", "advice.echo-gains(who=name.criminal.ghost, n=4, m=4, now=4)", echoRaises(t), "advance", []any{"ghost"}},
		{"Echo's highest discs are tied", "advice.echo-loses(who=name.criminal.jumper, n=4, m=0, now=0)", echoLoses(t), "lose", []any{"jumper"}},
		{"a Dilemma of eight stays in hand", "advice.rid(n=0, m=0)", lost(t, "timing-8", "sigil-copy-2").well(0, "sigil-copy-3").do("challenge", "1"), "discard", []any{"sigil"}},
		{"nobody gets Loot to the Riverside in a turn", "advice.ditch-far(crime=name.crime.a1a, n=0, m=2, actions=2)", ditching(t, "a1a", "s06").put("ghost", "zinbazaar").give("skyport", "cash", "skyport", "serum"), "ditch-1", []any{"a1a"}},
		// What a choice costs or does not do is a reason too.
		{"Stamina pays for two actions with six Grip", "advice.grip-uses(who=name.criminal.ghost, n=6, m=2)", quiet(t, "ghost").even(4).grip(0, "ghost", 5), "grip", []any{"ghost"}},
		{"the Cash lies two Zones on, and Loot is wanted", "advice.nears-item(who=name.criminal.ghost, item=name.item.cash, crime=name.crime.a1a, n=1)", town(t, 2).hook(0, "ghost").hand(0, "a1a").put("ghost", "towers").give("blocks", "cash", "blocks", "serum").set("turn.actions", 1), "move", []any{"ghost", "zinbazaar"}},
		{"another action would buy nothing", "advice.keeps-grip", quiet(t, "ghost").hand(0, "a1a").even(5).put("ghost", "towers").give("skyport", "cash", "skyport", "serum").set("turn.actions", 0), "done", nil},
		{"another action of the Ghost takes the Cash", "advice.saves-grip(who=name.criminal.ghost, n=6)", town(t, 2).hook(0, "ghost").hand(0, "a1a").grip(0, "ghost", 6).put("ghost", "towers").give("towers", "cash", "skyport", "serum").set("turn.actions", 0), "done", nil},
		{"a rival could take the Ghost", "advice.lock-any(n=1)", quiet(t, "ghost").saved(0, "lock-copy-1"), "boost", []any{"lock"}},
		{"the Boost gives three Grip, and the lowest disc has one", "advice.gives-grip(n=3, m=1)", power(t, "ion-heights").even(1).wheel("grip-3", "act-2-copy-1", "challenge").do("power", "ion-heights"), "claim", []any{"1"}},
		{"two hook slots are free beside the Ghost", "advice.unhook-free(n=2)", hooks(t, "ghost"), "unhook", []any{"ghost"}},
		{"the Ghost needs one Grip more for Stamina", "advice.grip-stamina(who=name.criminal.ghost, n=1)", quiet(t, "ghost").even(1).grip(0, "ghost", 3), "grip", []any{"ghost"}},
	}
}

// What speaks for a choice that is not always the best one is told by a person too, with its figures.
func TestAChoiceTellsWhatSpeaksForIt(t *testing.T) {
	hinted.Tell(t, choices(t), adviceAt)
}

// Nothing drawn means a turn without the crime that is lacking.
func TestDrawingNothingTellsWhatIsLacking(t *testing.T) {
	for want, hand := range map[string][]string{"advice.without-side": {"a1a"}, "advice.without-story": {"s03"}, "advice.without-both": nil} {
		s := town(t, 2).hook(0, "ghost").hand(0, hand...).set("phase", "draw")
		if got := s.S.Advice(s.Act("done")).Key; got != want {
			t.Errorf("with %v in hand the reason is %s, want %s", hand, got, want)
		}
	}
}

// choice is one of them.
type choice hinted.Choice[*table]

func adviceAt(at *table, verb string, args ...any) rules.Message {
	return at.S.Advice(at.Act(verb, args...))
}

// unsaidHints is how many reasons have no position yet. It only falls.
const unsaidHints = 54

// Each reason that a hint can give is said in a position that a person has stated.
func TestEveryHintHasAPosition(t *testing.T) {
	hinted.Stated(t, game.Info(), unsaidHints, positions, choices(t))
}

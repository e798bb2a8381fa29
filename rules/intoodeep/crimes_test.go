package intoodeep_test

import (
	"fmt"
	"strings"
	"testing"
)

// One scenario for each of the 70 crimes: a city in which it can be completed,
// one thing that spoils it, what its effect changes, and what it pays.

// A deed is the scenario of one crime.
type deed struct {
	id    string
	crew  string // hooked by seat 0, from the top slot on
	put   string // "ghost zinbazaar": Criminals and Zones
	give  string // "ghost cash": Criminal or Zone, and Item
	set   []any  // the rest of the city
	spoil []any  // makes the criteria fail
	// What the effect asks and changes.
	answers string // "zone towers; sentinel parish"
	changed []any
	pays    string // Intel/Dilemmas/Evidence/filed of each approach; of a Side Crime with Boosts
}

func l(x ...any) []any { return x }

// heatCycles is the change when Heat cycles into a Zone of the tests' town.
func heatCycles(zone string) []any {
	return l("heat.3", "blocks", zone, "heat.2", "skyport", "blocks", "heat.1", "riverside", "skyport")
}

// dropped is the change when Criminals put their Items down: Item, holder, Zone.
func dropped(words ...string) (c []any) {
	for i := 0; i < len(words); i += 3 {
		c = append(c, "items."+words[i], "held:"+words[i+1], words[i+2])
	}
	return c
}

func both(a ...[]any) (c []any) {
	for _, x := range a {
		c = append(c, x...)
	}
	return c
}

var storyDeeds = []deed{
	// A: Hot Cargo.
	{id: "a1a", crew: "smuggler", give: "smuggler cash", spoil: l("items.cash", "riverside"),
		changed: dropped("cash", "smuggler", "riverside"), pays: "3/0/1/1 5/2/1/1"},
	{id: "a1b", crew: "jumper", put: "jumper skyport", give: "skyport cash", spoil: l("items.cash", "riverside"), pays: "3/0/1/1 5/2/1/1"},
	{id: "a1c", crew: "ghost", put: "ghost zinbazaar", give: "ghost cash mechanic coupe", spoil: l("criminals.mechanic.zone", "towers"),
		changed: l("items.cash", "held:ghost", "held:mechanic", "items.coupe", "held:mechanic", "zinbazaar"), pays: "3/1/1/2 6/2/2/1"},
	{id: "a2a", crew: "ghost mechanic", put: "ghost zinbazaar", give: "ghost coupe mechanic cash", spoil: l("heat.1", "zinbazaar"),
		changed: dropped("coupe", "ghost", "zinbazaar", "cash", "mechanic", "zinbazaar"), pays: "5/1/2/3 10/3/2/1"},
	{id: "a2b", crew: "smuggler", give: "smuggler hauler", spoil: l("blockades.1", "parish"), answers: "blockade 6 5",
		changed: l("blockades.1", "downtown", "parish"), pays: "4/1/2/2 8/3/2/1"},
	{id: "a2c", crew: "ghost persuader", give: "ghost cash persuader serum", spoil: l("criminals.persuader.zone", "downtown"),
		changed: l("items.cash", "held:ghost", "held:persuader", "items.serum", "held:persuader", "held:ghost"), pays: "5/1/2/3 10/3/2/1"},
	{id: "a3", crew: "ghost persuader", give: "ghost coupe persuader hauler blocks cash parish serum", spoil: l("items.serum", "ion-heights"),
		answers: "sentinel parish; sentinel skyport",
		changed: both(dropped("coupe", "ghost", "blocks", "hauler", "persuader", "parish"), l("sentinel", "downtown", "skyport")), pays: "9/2/3/4 15/4/3/2"},

	// B: Deadly Force.
	{id: "b1a", crew: "ghost", put: "mechanic blocks jumper blocks", give: "ghost blaster mechanic coupe jumper cash", spoil: l("criminals.jumper.zone", "towers"),
		changed: dropped("coupe", "mechanic", "blocks", "cash", "jumper", "blocks"), pays: "3/0/1/1 5/2/1/1"},
	{id: "b1b", crew: "jumper", give: "jumper blaster", spoil: l("sentinel", "towers"), changed: heatCycles("towers"), pays: "3/0/1/1 5/2/1/1"},
	{id: "b1c", crew: "persuader", give: "persuader blaster", spoil: l("sentinel", "parish"), changed: l("sentinel", "downtown", "parish"), pays: "3/0/1/1 5/2/1/1"},
	{id: "b2a", crew: "ghost mechanic", put: "ghost downtown", give: "ghost coupe mechanic blaster", spoil: l("sentinel", "riverside"),
		changed: dropped("coupe", "ghost", "downtown"), pays: "4/1/2/2 8/3/2/1"},
	{id: "b2b", crew: "ghost persuader", give: "ghost blaster persuader cash", spoil: l("items.cash", "riverside"),
		changed: dropped("cash", "persuader", "parish"), pays: "4/1/2/2 8/3/2/1"},
	{id: "b2c", crew: "mechanic", put: "ghost zinbazaar", give: "mechanic blaster ghost cash", spoil: l("heat.1", "zinbazaar"), answers: "blockade 2 3",
		changed: both(dropped("cash", "ghost", "zinbazaar"), l("blockades.2", "zinbazaar", "towers")), pays: "4/1/1/2 7/3/2/1"},
	{id: "b3", crew: "persuader jumper", put: "jumper skyport scourge parish", give: "persuader blaster jumper hauler scourge serum", spoil: l("blockades.2", "skyport"),
		changed: both(heatCycles("parish"), l("criminals.scourge.zone", "parish", "blocks")), pays: "8/2/3/3 13/4/3/1"},

	// C: Dark Network.
	{id: "c1a", crew: "scourge", give: "scourge scrambler", spoil: l("items.scrambler", "parish"), pays: "3/0/1/1 5/2/1/1"},
	{id: "c1b", crew: "mechanic", give: "mechanic birdseye", spoil: l("sentinel", "parish"), answers: "sentinel parish",
		changed: l("sentinel", "downtown", "parish"), pays: "3/0/1/1 5/2/1/1"},
	{id: "c1c", crew: "scourge", give: "scourge scrambler", spoil: l("heat.3", "towers"), pays: "3/1/1/2 6/2/2/1"},
	{id: "c2a", crew: "mechanic", give: "mechanic birdseye", spoil: l("criminals.jumper.zone", "skyport"),
		changed: l("criminals.mechanic.zone", "zinbazaar", "downtown"), pays: "4/1/2/2 8/3/2/1"},
	{id: "c2b", crew: "jumper smuggler", give: "jumper scrambler", spoil: l("criminals.smuggler.zone", "ion-heights"),
		changed: dropped("scrambler", "jumper", "towers"), pays: "4/1/2/2 8/3/2/1"},
	{id: "c2c", crew: "ghost jumper", give: "ghost scrambler jumper birdseye", spoil: l("criminals.jumper.zone", "zinbazaar"), answers: "zone towers",
		changed: l("sentinel", "downtown", "towers"), pays: "4/1/2/2 8/3/2/1"},
	{id: "c3", crew: "scourge jumper", put: "jumper skyport", give: "scourge scrambler jumper birdseye", spoil: l("heat.1", "ion-heights"),
		changed: both(heatCycles("ion-heights"), dropped("scrambler", "scourge", "ion-heights", "birdseye", "jumper", "skyport")), pays: "9/2/3/4 15/4/3/2"},

	// D: Burning Streets.
	{id: "d1a", crew: "ghost", give: "ghost detonator", spoil: l("heat.3", "towers"), changed: dropped("detonator", "ghost", "blocks"), pays: "3/0/1/1 5/2/1/1"},
	{id: "d1b", crew: "ghost", put: "mechanic blocks", give: "mechanic coupe ghost cash", spoil: l("items.coupe", "towers", "items.cash", "riverside"),
		changed: dropped("coupe", "mechanic", "blocks", "cash", "ghost", "blocks"), pays: "3/0/1/1 5/2/1/1"},
	{id: "d1c", crew: "mechanic", give: "mechanic coupe", spoil: l("criminals.mechanic.zone", "towers"),
		changed: dropped("coupe", "mechanic", "zinbazaar"), pays: "3/0/1/1 5/2/1/1"},
	{id: "d2a", crew: "jumper", give: "jumper detonator towers hauler", spoil: l("items.hauler", "skyport"),
		changed: l("items.detonator", "held:jumper", "skyport"), pays: "4/1/1/2 7/3/2/1"},
	{id: "d2b", crew: "ghost mechanic", put: "ghost zinbazaar jumper zinbazaar", give: "ghost cash jumper blaster", spoil: l("items.blaster", "zinbazaar"),
		changed: both(heatCycles("zinbazaar"), dropped("cash", "ghost", "zinbazaar", "blaster", "jumper", "zinbazaar")), pays: "4/1/2/2 8/3/2/1"},
	{id: "d2c", crew: "mechanic", give: "mechanic blaster", set: l("heat.1", "downtown"), spoil: l("heat.1", "riverside"),
		changed: both(l("sentinel", "downtown", "zinbazaar"), dropped("blaster", "mechanic", "zinbazaar")), pays: "4/1/2/2 8/3/2/1"},
	{id: "d3", crew: "ghost persuader", put: "ghost downtown", give: "ghost detonator persuader hauler", set: l("heat.1", "downtown"), spoil: l("criminals.persuader.zone", "skyport"),
		changed: both(dropped("detonator", "ghost", "downtown"), l("criminals.ghost.zone", "downtown", "parish")), pays: "9/2/3/4 15/4/3/2"},

	// E: Bought Souls.
	{id: "e1a", crew: "persuader", give: "persuader cash", spoil: l("items.cash", "riverside"), changed: dropped("cash", "persuader", "parish"), pays: "3/0/1/1 5/2/1/1"},
	{id: "e1b", crew: "ghost", put: "ghost downtown", give: "ghost cash", spoil: l("sentinel", "parish"), answers: "escort ghost parish",
		changed: l("sentinel", "downtown", "parish", "criminals.ghost.zone", "downtown", "parish"), pays: "3/0/1/1 5/2/1/1"},
	{id: "e1c", crew: "ghost", put: "mechanic blocks", give: "mechanic cash", spoil: l("items.blaster", "held:ghost"),
		changed: l("items.cash", "held:mechanic", "held:ghost"), pays: "2/0/1/1 4/2/1/0"},
	{id: "e2a", crew: "ghost mechanic", put: "ghost downtown mechanic downtown", give: "ghost cash", set: l("sentinel", "parish"), spoil: l("sentinel", "downtown"),
		changed: dropped("cash", "ghost", "downtown"), pays: "5/1/2/3 10/3/2/1"},
	{id: "e2b", crew: "jumper", put: "ghost towers", give: "jumper coupe", spoil: l("criminals.scourge.zone", "towers"), changed: heatCycles("towers"), pays: "5/1/2/3 10/3/2/1"},
	{id: "e2c", crew: "persuader", give: "persuader cash parish birdseye", spoil: l("items.scrambler", "towers", "items.birdseye", "downtown"), answers: "item birdseye",
		changed: l("items.birdseye", "parish", "blocks"), pays: "4/1/1/2 7/3/2/1"},
	{id: "e3", crew: "ghost persuader", put: "ghost downtown", give: "ghost cash persuader scrambler", spoil: l("sentinel", "riverside"),
		answers: "sentinel parish; sentinel skyport; sentinel towers",
		changed: both(dropped("cash", "ghost", "downtown", "scrambler", "persuader", "parish"), l("sentinel", "downtown", "towers")), pays: "9/2/3/4 15/4/3/2"},

	// F: Vanishing Act.
	{id: "f1a", crew: "ghost", give: "mechanic coupe", spoil: l("items.coupe", "towers"), pays: "2/0/1/1 4/2/1/0"},
	{id: "f1b", crew: "mechanic", give: "zinbazaar cash", spoil: l("items.cash", "riverside"), answers: "blockade 2 3",
		changed: l("blockades.2", "zinbazaar", "towers"), pays: "2/0/1/1 4/2/1/0"},
	{id: "f1c", crew: "ghost", put: "mechanic blocks", give: "ghost coupe", spoil: l("criminals.mechanic.zone", "zinbazaar"), answers: "zone ion-heights",
		changed: l("criminals.ghost.zone", "blocks", "ion-heights", "criminals.mechanic.zone", "blocks", "ion-heights"), pays: "3/0/1/1 5/2/1/1"},
	{id: "f2a", crew: "mechanic", put: "ghost zinbazaar", give: "mechanic coupe ghost cash", spoil: l("heat.1", "zinbazaar"),
		changed: dropped("cash", "ghost", "zinbazaar"), pays: "4/1/2/2 8/3/2/1"},
	{id: "f2b", crew: "ghost", give: "ghost serum", spoil: l("sentinel", "parish"),
		changed: l("criminals.ghost.zone", "blocks", "parish", "criminals.persuader.zone", "parish", "blocks"), pays: "4/1/1/2 7/3/2/1"},
	{id: "f2c", crew: "mechanic", put: "ghost zinbazaar", give: "mechanic cash", set: l("blockades.1", "blocks"), spoil: l("blockades.1", "downtown"), answers: "blockade 1 3",
		changed: l("blockades.1", "blocks", "towers"), pays: "4/1/1/2 7/3/2/1"},
	{id: "f3", crew: "jumper scourge", put: "jumper skyport ghost skyport", give: "jumper hauler ghost coupe", spoil: l("criminals.mechanic.zone", "ion-heights"),
		changed: both(dropped("hauler", "jumper", "skyport"), l("criminals.ghost.zone", "skyport", "ion-heights")), pays: "8/2/3/3 13/4/3/1"},

	// G: Iron Puppets.
	{id: "g1a", crew: "ghost", set: l("sentinel", "blocks"), spoil: l("criminals.mechanic.zone", "blocks"), answers: "escort ghost zinbazaar",
		changed: l("sentinel", "blocks", "zinbazaar", "criminals.ghost.zone", "blocks", "zinbazaar"), pays: "2/0/1/1 4/2/1/0"},
	{id: "g1b", crew: "persuader", give: "persuader scrambler", spoil: l("blockades.2", "parish"), pays: "3/0/1/1 5/2/1/1"},
	{id: "g1c", crew: "mechanic", give: "mechanic coupe", spoil: l("criminals.ghost.zone", "zinbazaar"), answers: "sentinel riverside",
		changed: l("sentinel", "downtown", "riverside"), pays: "3/1/1/2 6/2/2/1"},
	{id: "g2a", crew: "persuader", give: "persuader scrambler", set: l("sentinel", "parish"), spoil: l("sentinel", "downtown"),
		changed: l("sentinel", "parish", "blocks"), pays: "4/1/2/2 8/3/2/1"},
	{id: "g2b", crew: "smuggler persuader", give: "persuader scrambler", spoil: l("items.scrambler", "parish"), answers: "sentinel riverside; sentinel ion-heights",
		changed: l("sentinel", "downtown", "ion-heights"), pays: "4/1/2/2 8/3/2/1"},
	{id: "g2c", crew: "ghost", put: "ghost downtown", give: "ghost blaster", spoil: l("blockades.1", "riverside"), answers: "sentinel parish",
		changed: both(dropped("blaster", "ghost", "downtown"), l("sentinel", "downtown", "parish")), pays: "4/1/2/2 8/3/2/1"},
	{id: "g3", crew: "persuader ghost", give: "persuader scrambler ghost blaster", set: l("sentinel", "parish"), spoil: l("criminals.mechanic.zone", "parish"),
		changed: both(l("sentinel", "parish", "blocks"), dropped("scrambler", "persuader", "parish", "blaster", "ghost", "blocks")), pays: "8/2/3/3 13/4/3/1"},
}

var sideDeeds = []deed{
	{id: "s01", crew: "ghost", give: "ghost coupe", spoil: l("items.coupe", "towers"), pays: "1/0/0/0/1"},
	{id: "s02", crew: "ghost", put: "ghost downtown", spoil: l("items.birdseye", "parish"), pays: "1/0/0/0/1"},
	{id: "s03", crew: "ghost", put: "ghost downtown", set: l("sentinel", "parish"), spoil: l("sentinel", "downtown"), pays: "1/0/0/1/0"},
	{id: "s04", crew: "ghost", put: "mechanic blocks", spoil: l("heat.3", "towers"), pays: "2/0/1/0/0"},
	{id: "s05", crew: "ghost", give: "ghost scrambler", spoil: l("criminals.persuader.zone", "skyport"), pays: "1/0/1/0/0"},
	{id: "s06", crew: "mechanic", give: "mechanic cash", spoil: l("items.cash", "riverside"), changed: dropped("cash", "mechanic", "zinbazaar"), pays: "3/0/0/0/0"},
	{id: "s07", crew: "ghost", put: "mechanic blocks", give: "ghost blaster mechanic cash", spoil: l("criminals.mechanic.zone", "zinbazaar"),
		changed: dropped("cash", "mechanic", "blocks"), pays: "4/1/0/0/0"},
	{id: "s08", crew: "mechanic", put: "ghost zinbazaar", spoil: l("blockades.2", "skyport"), answers: "blockade 2 3",
		changed: l("blockades.2", "zinbazaar", "towers"), pays: "1/0/0/0/1"},
	{id: "s09", crew: "jumper", put: "jumper skyport", spoil: l("criminals.ghost.zone", "skyport"), pays: "2/0/0/0/0"},
	{id: "s10", crew: "smuggler", give: "smuggler cash", spoil: l("sentinel", "riverside"), changed: dropped("cash", "smuggler", "riverside"), pays: "2/0/0/1/0"},
	{id: "s11", crew: "ghost", put: "ghost downtown", give: "ghost birdseye", spoil: l("sentinel", "parish"), pays: "2/0/0/0/1"},
	{id: "s12", crew: "smuggler", spoil: l("items.cash", "downtown"), pays: "1/0/1/0/0"},
	{id: "s13", crew: "ghost persuader", spoil: l("criminals.persuader.zone", "skyport"), pays: "1/0/1/0/0"},
	{id: "s14", crew: "ghost", put: "mechanic blocks jumper blocks", spoil: l("criminals.jumper.zone", "towers"), pays: "3/0/0/0/1"},
	{id: "s15", crew: "scourge", give: "scourge serum towers hauler", spoil: l("items.hauler", "skyport"), pays: "2/0/0/1/0"},
	{id: "s16", crew: "persuader", put: "ghost parish", spoil: l("criminals.ghost.zone", "blocks"), pays: "2/0/0/1/0"},
	{id: "s17", crew: "scourge", spoil: l("sentinel", "ion-heights"), pays: "1/0/0/0/1"},
	{id: "s18", crew: "jumper", give: "jumper coupe", spoil: l("items.hauler", "parish"), pays: "3/1/1/0/0"},
	{id: "s19", crew: "ghost", give: "blocks cash", spoil: l("items.cash", "riverside"), pays: "2/0/0/0/1"},
	{id: "s20", crew: "jumper", give: "jumper coupe", spoil: l("heat.1", "towers"), changed: dropped("coupe", "jumper", "towers"), pays: "1/0/1/0/0"},
	{id: "s21", crew: "persuader", give: "persuader scrambler", spoil: l("items.scrambler", "parish"), pays: "1/1/0/1/0"},
}

// scene lays out the city of a deed for four players, of whom seat 0 holds the
// card and what it needs to have been completed before.
func (d *deed) scene(t testing.TB) *table {
	t.Helper()
	s := town(t, 4).hook(0, strings.Fields(d.crew)...).put(strings.Fields(d.put)...).give(strings.Fields(d.give)...).set(d.set...)
	if d.id[0] == 's' {
		return s.hand(0, "a1a", d.id)
	}
	if level := d.id[1]; level > '1' {
		s.set(fmt.Sprintf("crimes.%c%ca", d.id[0], level-1), "display")
	}
	return s.hand(0, "s01", d.id).set("phase", "story")
}

// doAll does what a text lists: "zone towers; sentinel parish".
func (s *table) doAll(text string) *table {
	s.T.Helper()
	for a := range strings.SplitSeq(text, "; ") {
		if words := strings.Fields(a); len(words) > 0 {
			s.do(words[0], operands(words[1:])...)
		}
	}
	return s
}

// settle takes all rewards: the first token offered, filed in the own locker,
// the first Boost of the wheel.
func (s *table) settle() *table {
	s.T.Helper()
	for {
		first := strings.Fields(s.Offers()[0])
		switch first[0] {
		case "take", "claim", "file":
			s.do(first[0], first[1])
		case "place":
			s.do("place", "locker-0")
		default:
			return s
		}
	}
}

// checkPaid checks what seat 0 has gained since it had Intel 3 and one token.
func (s *table) checkPaid(pays string) *table {
	s.T.Helper()
	var intel, dilemmas, evidence, filed, boosts int
	if strings.Count(pays, "/") == 3 {
		pays += "/0"
	}
	if _, err := fmt.Sscanf(pays, "%d/%d/%d/%d/%d", &intel, &dilemmas, &evidence, &filed, &boosts); err != nil {
		s.T.Fatal(err)
	}
	return s.is("players.0.intel", 3+intel).checkCount("dilemmas", "hand:0", dilemmas, "evidence", "memory:0", 1+evidence-filed,
		"evidence", "locker:0", filed, "boosts", "saved:0", boosts)
}

// ITD-021, ITD-134, ITD-161, ITD-176, ITD-177, ITD-184, ITD-186: every Story Crime is
// offered when its criteria hold and not when one of them fails; it does what
// it says, pays what the chosen approach says, and ends in the display with all
// tags in the void.
func TestEveryStoryCrimeCanBeCompletedAndSpoiled(t *testing.T) {
	if len(storyDeeds) != 49 {
		t.Fatalf("%d deeds for 49 Story Crimes", len(storyDeeds))
	}
	for _, d := range storyDeeds {
		t.Run(d.id, func(t *testing.T) {
			s := d.scene(t).checkOffers("story-crime " + d.id)
			s.fork().set(d.spoil...).refuses("why.criteria", "story-crime", d.id)
			s.mark().do("story-crime", d.id).doAll(d.answers)
			s.changed(append(d.changed, "crimes."+d.id, "hand:0", "completing", "stack", anything, anything, "clues", anything, anything)...)
			s.offered("approach restrained", "approach reckless")
			for i, approach := range []string{"restrained", "reckless"} {
				f := s.fork().do("approach", approach).settle().checkPaid(strings.Fields(d.pays)[i])
				f.is("crimes."+d.id, "display", "phase", "ditch", "players.0.grip", s.Get("players.0.grip"))
				for _, k := range strings.Fields(d.crew) {
					f.is("criminals."+k+".tag", "void")
				}
			}
		})
	}
}

// ITD-254, ITD-256, ITD-257, ITD-259, ITD-261: every Side Crime is offered when its
// criteria hold and not when one of them fails; it does what it says, then pays,
// and is put aside without unhooking anybody.
func TestEverySideCrimeCanBeCompletedAndSpoiled(t *testing.T) {
	if len(sideDeeds) != 21 {
		t.Fatalf("%d deeds for 21 Side Crimes", len(sideDeeds))
	}
	for _, d := range sideDeeds {
		t.Run(d.id, func(t *testing.T) {
			s := d.scene(t).checkOffers("side-crime " + d.id)
			s.fork().set(d.spoil...).refuses("why.criteria", "side-crime", d.id)
			s.do("side-crime", d.id).doAll(d.answers).settle().checkPaid(d.pays)
			for i := 0; i < len(d.changed); i += 3 {
				s.is(d.changed[i].(string), d.changed[i+2])
			}
			s.is("crimes."+d.id, "done", "turn.actions", 2, "phase", "actions", "criminals."+strings.Fields(d.crew)[0]+".tag", "0:1")
			s.refuses("why.not-in-hand", "side-crime", d.id)
		})
	}
}

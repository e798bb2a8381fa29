package intoodeep

// A Role is someone or somewhere that a crime's criteria speak of.
type Role uint8

// Roles. U and V are Criminals whom the acting player hooks (YOU), C is another
// Criminal, Z a Zone.
const (
	U Role = iota
	V
	C
	Z
	roles = 4
)

// A Crime is a Story Crime or a Side Crime.
type Crime struct {
	ID    string
	Level int  // of a Story Crime 1 to 3; 0 for Side Crimes
	Four  bool // only with four and more players
	// When is the criteria in the language of criteria.go.
	When   string
	Effect []Step
	// What a Story Crime's two approaches yield, and what a Side Crime does.
	Restrained, Reckless, Gain Reward
}

// A Reward is resolved from left to right.
type Reward struct{ Intel, Dilemmas, Evidence, File, Boosts int8 }

// pay is the reward of an approach, gain that of a Side Crime.
func pay(intel, dilemmas, evidence, file int8) Reward {
	return Reward{intel, dilemmas, evidence, file, 0}
}
func gain(intel, dilemmas, evidence, file, boosts int8) Reward {
	return Reward{intel, dilemmas, evidence, file, boosts}
}

// The crimes are numbered: the Story Crimes first, line by line, three of
// Level 1, three of Level 2 and one of Level 3 each; then the Side Crimes.
const (
	storylines   = 7
	perLine      = 7
	storyCrimes  = storylines * perLine
	sideCrimes   = 21
	crimes       = storyCrimes + sideCrimes
	noCrime      = 0xff
	hiddenCrime  = 0xfe // in a view: a card lies there face down
	removedLines = 2    // storylines that are not in play by default
)

// crimeTable is the Story Crimes (games §12) and the Side Crimes (games §13).
//
//mutants:zero Restrained Reckless Gain
var crimeTable = [crimes]Crime{
	// A: Hot Cargo.

	{ID: "a1a", Level: 1, When: `YOU u :: at(u,RIVERSIDE) & holds(u,LOOT)`, Effect: fx(drop(U)),
		Restrained: pay(3, 0, 1, 1), Reckless: pay(5, 2, 1, 1)},
	{ID: "a1b", Level: 1, Four: true, When: `YOU u :: at(u,SKYPORT) & items(ANY,SKYPORT)>=2`,
		Restrained: pay(3, 0, 1, 1), Reckless: pay(5, 2, 1, 1)},
	{ID: "a1c", Level: 1, When: `YOU u; CRIM c :: at(u,ZIN) & holds(u,LOOT) & at(c,ZIN)`, Effect: fx(give(U, C)),
		Restrained: pay(3, 1, 1, 2), Reckless: pay(6, 2, 2, 1)},
	{ID: "a2a", Level: 2, When: `YOU u,v :: holds(u,VEHICLE) & holds(v,LOOT) & same(zone(u),zone(v)) & heat(zone(u))==0`, Effect: fx(drop(U), drop(V)),
		Restrained: pay(5, 1, 2, 3), Reckless: pay(10, 3, 2, 1)},
	{ID: "a2b", Level: 2, Four: true, When: `YOU u :: at(u,RIVERSIDE) & holds(u,HAULER) & blocks(RIVERSIDE)>=1`, Effect: fx(roadwork(in(Riverside), 1)),
		Restrained: pay(4, 1, 2, 2), Reckless: pay(8, 3, 2, 1)},
	{ID: "a2c", Level: 2, When: `YOU u,v :: holds(u,LOOT) & holds(v,LOOT) & same(zone(v),opp(zone(u)))`, Effect: fx(swapHeld(U, V)),
		Restrained: pay(5, 1, 2, 3), Reckless: pay(10, 3, 2, 1)},
	{ID: "a3", Level: 3, When: `YOU u,v :: holds(u,VEHICLE) & holds(v,VEHICLE) & !same(zone(u),zone(v)) & in(LOOT,zone(u)) & in(LOOT,zone(v))`, Effect: fx(drop(U), drop(V), patrol(2)),
		Restrained: pay(9, 2, 3, 4), Reckless: pay(15, 4, 3, 2)},

	// B: Deadly Force.

	{ID: "b1a", Level: 1, Four: true, When: `YOU u :: holds(u,WEAPON) & crims(zone(u))>=3`, Effect: fx(dropOthers(U)),
		Restrained: pay(3, 0, 1, 1), Reckless: pay(5, 2, 1, 1)},
	{ID: "b1b", Level: 1, When: `YOU u :: holds(u,BLASTER) & alone(u) & heat(zone(u))==0`, Effect: fx(heatIn(of(U))),
		Restrained: pay(3, 0, 1, 1), Reckless: pay(5, 2, 1, 1)},
	{ID: "b1c", Level: 1, When: `YOU u :: holds(u,WEAPON) & adj(zone(u),SZ)`, Effect: fx(sentinelTo(of(U))),
		Restrained: pay(3, 0, 1, 1), Reckless: pay(5, 2, 1, 1)},
	{ID: "b2a", Level: 2, When: `YOU u,v :: holds(u,COUPE) & holds(v,BLASTER) & (at(u,SZ) or at(v,SZ))`, Effect: fx(dropIf(U, sentinel()), dropIf(V, sentinel())),
		Restrained: pay(4, 1, 2, 2), Reckless: pay(8, 3, 2, 1)},
	{ID: "b2b", Level: 2, When: `YOU u,v :: holds(u,WEAPON) & holds(v,ANY) & same(zone(v),opp(zone(u)))`, Effect: fx(drop(V)),
		Restrained: pay(4, 1, 2, 2), Reckless: pay(8, 3, 2, 1)},
	{ID: "b2c", Level: 2, Four: true, When: `YOU u; CRIM c :: holds(u,WEAPON) & alonewith(u,c) & blocks(zone(u))>=1 & heat(zone(u))==0`, Effect: fx(drop(C), roadwork(of(U), 1)),
		Restrained: pay(4, 1, 1, 2), Reckless: pay(7, 3, 2, 1)},
	{ID: "b3", Level: 3, When: `YOU u,v; CRIM c :: holds(u,BLASTER) & holds(v,VEHICLE) & alonewith(u,c) & adj(zone(u),zone(v)) & !block(zone(u),zone(v)) & heat(zone(u))==0`, Effect: fx(heatIn(of(U)), move(C, opp(of(U)))),
		Restrained: pay(8, 2, 3, 3), Reckless: pay(13, 4, 3, 1)},

	// C: Dark Network.

	{ID: "c1a", Level: 1, When: `YOU u :: at(u,ION) & holds(u,GADGET)`,
		Restrained: pay(3, 0, 1, 1), Reckless: pay(5, 2, 1, 1)},
	{ID: "c1b", Level: 1, When: `YOU u :: holds(u,GADGET) & same(SZ,opp(zone(u)))`, Effect: fx(patrol(1)),
		Restrained: pay(3, 0, 1, 1), Reckless: pay(5, 2, 1, 1)},
	{ID: "c1c", Level: 1, Four: true, When: `YOU u; ZONE z :: holds(u,SCRAMBLER) & heat(zone(u))==0 & adj(zone(u),z) & heat(z)==3`,
		Restrained: pay(3, 1, 1, 2), Reckless: pay(6, 2, 2, 1)},
	{ID: "c2a", Level: 2, When: `YOU u :: holds(u,BIRDSEYE) & alone(u) & crims(cw(zone(u)))>=1 & crims(ccw(zone(u)))>=1`, Effect: fx(move(U, opp(of(U)))),
		Restrained: pay(4, 1, 2, 2), Reckless: pay(8, 3, 2, 1)},
	{ID: "c2b", Level: 2, When: `YOU u,v :: at(u,TOWERS) & holds(u,GADGET) & same(zone(v),opp(TOWERS))`, Effect: fx(drop(U)),
		Restrained: pay(4, 1, 2, 2), Reckless: pay(8, 3, 2, 1)},
	{ID: "c2c", Level: 2, Four: true, When: `YOU u,v :: holds(u,GADGET) & holds(v,GADGET) & dist(zone(u),zone(v))>=2`, Effect: fx(sentinelToEither(U, V)),
		Restrained: pay(4, 1, 2, 2), Reckless: pay(8, 3, 2, 1)},
	{ID: "c3", Level: 3, When: `YOU u,v :: at(u,ION) & holds(u,GADGET) & heat(ION)==0 & !same(SZ,ION) & holds(v,GADGET) & same(zone(v),opp(ION))`, Effect: fx(heatIn(in(IonHeights)), drop(U), drop(V)),
		Restrained: pay(9, 2, 3, 4), Reckless: pay(15, 4, 3, 2)},

	// D: Burning Streets.

	{ID: "d1a", Level: 1, When: `YOU u :: holds(u,DETONATOR) & heat(zone(u))>=1`, Effect: fx(drop(U)),
		Restrained: pay(3, 0, 1, 1), Reckless: pay(5, 2, 1, 1)},
	{ID: "d1b", Level: 1, When: `YOU u :: at(u,BLOCKS) & crims(BLOCKS)>=2 & helditems(ANY,BLOCKS)>=1`, Effect: fx(dropAll(in(Blocks))),
		Restrained: pay(3, 0, 1, 1), Reckless: pay(5, 2, 1, 1)},
	{ID: "d1c", Level: 1, Four: true, When: `YOU u :: holds(u,VEHICLE) & (at(u,BLOCKS) or at(u,ZIN))`, Effect: fx(drop(U)),
		Restrained: pay(3, 0, 1, 1), Reckless: pay(5, 2, 1, 1)},
	{ID: "d2a", Level: 2, When: `YOU u; ZONE z :: holds(u,DETONATOR) & alone(u) & adj(zone(u),z) & empty(z)`, Effect: fx(send(U, at(Z))),
		Restrained: pay(4, 1, 1, 2), Reckless: pay(7, 3, 2, 1)},
	{ID: "d2b", Level: 2, Four: true, When: `YOU u,v; CRIM c :: same(zone(u),zone(v)) & at(c,zone(u)) & held(WEAPON,zone(u))`, Effect: fx(heatIn(of(U)), dropAll(of(U))),
		Restrained: pay(4, 1, 2, 2), Reckless: pay(8, 3, 2, 1)},
	{ID: "d2c", Level: 2, When: `YOU u :: holds(u,WEAPON) & same(SZ,opp(zone(u))) & heat(SZ)>=1`, Effect: fx(sentinelTo(of(U)), drop(U)),
		Restrained: pay(4, 1, 2, 2), Reckless: pay(8, 3, 2, 1)},
	{ID: "d3", Level: 3, When: `YOU u,v :: at(u,DOWNTOWN) & holds(u,DETONATOR) & heat(DOWNTOWN)>=1 & holds(v,VEHICLE) & adj(zone(v),DOWNTOWN)`, Effect: fx(drop(U), move(U, of(V))),
		Restrained: pay(9, 2, 3, 4), Reckless: pay(15, 4, 3, 2)},

	// E: Bought Souls.

	{ID: "e1a", Level: 1, When: `YOU u :: at(u,PARISH) & holds(u,LOOT)`, Effect: fx(drop(U)),
		Restrained: pay(3, 0, 1, 1), Reckless: pay(5, 2, 1, 1)},
	{ID: "e1b", Level: 1, When: `YOU u :: at(u,SZ) & holds(u,LOOT)`, Effect: fx(patrol(1)),
		Restrained: pay(3, 0, 1, 1), Reckless: pay(5, 2, 1, 1)},
	{ID: "e1c", Level: 1, Four: true, When: `YOU u; CRIM c :: at(c,zone(u)) & holds(c,LOOT) & free(u)`, Effect: fx(give(C, U)),
		Restrained: pay(2, 0, 1, 1), Reckless: pay(4, 2, 1, 0)},
	{ID: "e2a", Level: 2, When: `YOU u,v :: at(u,DOWNTOWN) & at(v,DOWNTOWN) & holds(u,LOOT) & !same(SZ,DOWNTOWN)`, Effect: fx(drop(U)),
		Restrained: pay(5, 1, 2, 3), Reckless: pay(10, 3, 2, 1)},
	{ID: "e2b", Level: 2, When: `YOU u; CRIM c :: at(u,TOWERS) & holds(u,ANY) & alonewith(u,c) & heat(TOWERS)==0`, Effect: fx(heatIn(in(Towers))),
		Restrained: pay(5, 1, 2, 3), Reckless: pay(10, 3, 2, 1)},
	{ID: "e2c", Level: 2, Four: true, When: `YOU u :: holds(u,CASH) & alone(u) & loose(GADGET,zone(u))`, Effect: fx(sendItem(Gadget, of(U), opp(of(U)))),
		Restrained: pay(4, 1, 1, 2), Reckless: pay(7, 3, 2, 1)},
	{ID: "e3", Level: 3, When: `YOU u,v :: at(u,DOWNTOWN) & holds(u,LOOT) & at(v,PARISH) & holds(v,ANY) & (same(SZ,DOWNTOWN) or same(SZ,PARISH))`, Effect: fx(drop(U), drop(V), patrol(3)),
		Restrained: pay(9, 2, 3, 4), Reckless: pay(15, 4, 3, 2)},

	// F: Vanishing Act.

	{ID: "f1a", Level: 1, When: `YOU u; CRIM c :: alone(u) & free(u) & adj(zone(u),zone(c)) & crims(zone(c))==1 & !same(SZ,zone(c)) & holds(c,ANY)`,
		Restrained: pay(2, 0, 1, 1), Reckless: pay(4, 2, 1, 0)},
	{ID: "f1b", Level: 1, When: `YOU u :: alone(u) & blocks(zone(u))>=1 & heat(zone(u))==0 & looseitems(ANY,zone(u))>=2`, Effect: fx(roadwork(of(U), 1)),
		Restrained: pay(2, 0, 1, 1), Reckless: pay(4, 2, 1, 0)},
	{ID: "f1c", Level: 1, Four: true, When: `YOU u; CRIM c :: holds(u,VEHICLE) & alonewith(u,c)`, Effect: fx(drive(U, C)),
		Restrained: pay(3, 0, 1, 1), Reckless: pay(5, 2, 1, 1)},
	{ID: "f2a", Level: 2, When: `YOU u; CRIM c :: holds(u,COUPE) & at(c,zone(u)) & holds(c,ANY) & !same(SZ,zone(u)) & heat(zone(u))==0`, Effect: fx(drop(C)),
		Restrained: pay(4, 1, 2, 2), Reckless: pay(8, 3, 2, 1)},
	{ID: "f2b", Level: 2, When: `YOU u; CRIM c :: holds(u,SERUM) & alone(u) & same(zone(c),opp(zone(u))) & crims(zone(c))==1 & !same(SZ,zone(c))`, Effect: fx(swapPlaces(U, C)),
		Restrained: pay(4, 1, 1, 2), Reckless: pay(7, 3, 2, 1)},
	{ID: "f2c", Level: 2, Four: true, When: `YOU u; CRIM c :: holds(u,ANY) & at(c,zone(u)) & blocks(zone(u))==2`, Effect: fx(roadwork(of(U), 1)),
		Restrained: pay(4, 1, 1, 2), Reckless: pay(7, 3, 2, 1)},
	{ID: "f3", Level: 3, When: `YOU u,v; CRIM c :: at(u,SKYPORT) & holds(u,VEHICLE) & at(c,SKYPORT) & !same(SZ,SKYPORT) & same(zone(v),opp(SKYPORT)) & alone(v)`, Effect: fx(drop(U), move(C, opp(in(Skyport)))),
		Restrained: pay(8, 2, 3, 3), Reckless: pay(13, 4, 3, 1)},

	// G: Iron Puppets.

	{ID: "g1a", Level: 1, When: `YOU u :: alonewith(u,SENTINEL) & heat(SZ)>=1`, Effect: fx(patrol(1)),
		Restrained: pay(2, 0, 1, 1), Reckless: pay(4, 2, 1, 0)},
	{ID: "g1b", Level: 1, When: `YOU u :: holds(u,GADGET) & adj(zone(u),SZ) & !block(zone(u),SZ)`,
		Restrained: pay(3, 0, 1, 1), Reckless: pay(5, 2, 1, 1)},
	{ID: "g1c", Level: 1, Four: true, When: `YOU u :: alone(u) & same(zone(u),opp(SZ)) & holds(u,VEHICLE)`, Effect: fx(patrol(1)),
		Restrained: pay(3, 1, 1, 2), Reckless: pay(6, 2, 2, 1)},
	{ID: "g2a", Level: 2, When: `YOU u :: holds(u,SCRAMBLER) & alonewith(u,SENTINEL)`, Effect: fx(sentinelTo(opp(of(U)))),
		Restrained: pay(4, 1, 2, 2), Reckless: pay(8, 3, 2, 1)},
	{ID: "g2b", Level: 2, When: `YOU u,v :: at(u,cw(SZ)) & at(v,ccw(SZ)) & (holds(u,GADGET) or holds(v,GADGET))`, Effect: fx(patrol(2)),
		Restrained: pay(4, 1, 2, 2), Reckless: pay(8, 3, 2, 1)},
	{ID: "g2c", Level: 2, Four: true, When: `YOU u :: holds(u,WEAPON) & at(u,SZ) & blocks(SZ)>=1`, Effect: fx(drop(U), patrol(1)),
		Restrained: pay(4, 1, 2, 2), Reckless: pay(8, 3, 2, 1)},
	{ID: "g3", Level: 3, When: `YOU u,v :: holds(u,GADGET) & alonewith(u,SENTINEL) & holds(v,WEAPON) & same(zone(v),opp(zone(u)))`, Effect: fx(sentinelTo(of(V)), drop(U), drop(V)),
		Restrained: pay(8, 2, 3, 3), Reckless: pay(13, 4, 3, 1)},

	// Side Crimes.

	{ID: "s01", When: `YOU u :: holds(u,VEHICLE) & heat(zone(u))>=1`, Gain: gain(1, 0, 0, 0, 1)},
	{ID: "s02", When: `YOU u :: free(u) & at(u,SZ) & looseitems(ANY,SZ)>=1`, Gain: gain(1, 0, 0, 0, 1)},
	{ID: "s03", When: `YOU u :: at(u,DOWNTOWN) & alone(u)`, Gain: gain(1, 0, 0, 1, 0)},
	{ID: "s04", When: `YOU u :: heat(zone(u))==3 & crims(zone(u))>=2`, Gain: gain(2, 0, 1, 0, 0)},
	{ID: "s05", When: `YOU u :: holds(u,GADGET) & crims(opp(zone(u)))>=1`, Gain: gain(1, 0, 1, 0, 0)},
	{ID: "s06", When: `YOU u :: at(u,ZIN) & holds(u,ANY)`, Effect: fx(drop(U)), Gain: gain(3, 0, 0, 0, 0)},
	{ID: "s07", When: `YOU u; CRIM c :: holds(u,WEAPON) & at(c,zone(u))`, Effect: fx(drop(C)), Gain: gain(4, 1, 0, 0, 0)},
	{ID: "s08", When: `YOU u :: blocks(zone(u))>=1 & crims(zone(u))>=2`, Effect: fx(roadwork(of(U), 1)), Gain: gain(1, 0, 0, 0, 1)},
	{ID: "s09", When: `YOU u :: at(u,SKYPORT) & free(u) & crims(SKYPORT)==1`, Gain: gain(2, 0, 0, 0, 0)},
	{ID: "s10", When: `YOU u :: at(u,RIVERSIDE) & holds(u,ANY) & alone(u)`, Effect: fx(drop(U)), Gain: gain(2, 0, 0, 1, 0)},
	{ID: "s11", When: `YOU u :: at(u,SZ) & holds(u,GADGET)`, Gain: gain(2, 0, 0, 0, 1)},
	{ID: "s12", When: `YOU u :: alone(u) & loose(LOOT,zone(u))`, Gain: gain(1, 0, 1, 0, 0)},
	{ID: "s13", When: `YOU u,v :: same(zone(v),opp(zone(u)))`, Gain: gain(1, 0, 1, 0, 0)},
	{ID: "s14", When: `YOU u :: crims(zone(u))>=3`, Gain: gain(3, 0, 0, 0, 1)},
	{ID: "s15", When: `YOU u :: holds(u,ANY) & empty(opp(zone(u)))`, Gain: gain(2, 0, 0, 1, 0)},
	{ID: "s16", When: `YOU u; CRIM c :: at(u,PARISH) & at(c,PARISH)`, Gain: gain(2, 0, 0, 1, 0)},
	{ID: "s17", When: `YOU u :: at(u,ION) & alone(u)`, Gain: gain(1, 0, 0, 0, 1)},
	{ID: "s18", When: `YOU u :: holds(u,VEHICLE) & (in(VEHICLE,cw(zone(u))) or in(VEHICLE,ccw(zone(u))))`, Gain: gain(3, 1, 1, 0, 0)},
	{ID: "s19", When: `YOU u :: at(u,BLOCKS) & items(ANY,BLOCKS)>=2`, Gain: gain(2, 0, 0, 0, 1)},
	{ID: "s20", When: `YOU u :: at(u,TOWERS) & holds(u,ANY) & heat(TOWERS)==0`, Effect: fx(drop(U)), Gain: gain(1, 0, 1, 0, 0)},
	{ID: "s21", When: `YOU u :: alone(u) & holds(u,ANY) & adj(zone(u),SZ)`, Gain: gain(1, 1, 0, 1, 0)},
}

// line is the storyline of a Story Crime, 0 to 6 for A to G.
func lineOf(crime int) int { return crime / perLine }

// A Deck is one of the four crime decks.
type Deck uint8

// Decks.
const (
	LevelOne Deck = iota
	LevelTwo
	LevelThree
	Sides
	decks = 4
)

var deckIDs = []string{"level-1", "level-2", "level-3", "side"}

// deckOf is the deck of each crime, cardsIn the crimes of each deck.
var deckOf, cardsIn = func() (of [crimes]Deck, in [decks]Set) {
	for i := range crimeTable {
		of[i] = Sides
		if l := crimeTable[i].Level; l > 0 {
			of[i] = Deck(l - 1)
		}
		in[of[i]].add(i)
	}
	return of, in
}()

// lineCards is the crimes of each storyline, fourCards those for four and more
// players, storyCards all Story Crimes.
var lineCards, fourCards = func() (line [storylines]Set, four Set) {
	for i := range crimeTable {
		if i < storyCrimes {
			line[lineOf(i)].add(i)
		}
		if crimeTable[i].Four {
			four.add(i)
		}
	}
	return line, four
}()

var storyCards = span(0, storyCrimes)

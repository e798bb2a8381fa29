package masters

import "safehouse/rules"

// A Brief is everything that starts a heist: what the options of a single
// heist say, or what a campaign has come to.
type Brief struct {
	Heist  Heist
	Seed   uint64
	Level  uint8        // of new characters, 1 to 4; used where a seat has none
	Crew   []Recruit    // one a seat; a zero Card or none: chosen in play
	Seats  int          // 3 or 4
	Cash   int          // team cash in $k
	Fixers FixerSet     // at hand
	Jewels uint16       // won before
	Owned  [items]uint8 // items that the team has
	Sold   [items]uint8 // items on sale beyond those of the shop's start
	Deal   bool         // deal pre-built characters to seats that have none
}

// A Recruit is the character that a seat brings.
type Recruit struct {
	Card   Character
	Skills [2]Skill
	Busted bool         // starts inside where a heist provides for it
	Hide   Cell         // The Final Score, part 2: the hideout where part 1 ended; nowhere: free choice
	Ideas  uint8        // the ideas it had left there
	Items  [items]uint8 // the items that it carried there
}

// nobody is a seat without a character.
var nobody = Recruit{Card: noCharacter, Skills: [2]Skill{noSkill, noSkill}, Hide: nowhere}

// New sets up a single heist from options (rulebook: The Setup).
func (Game) New(setup rules.Setup) (rules.State, error) {
	opt, err := info.Settle(setup)
	if err != nil {
		return nil, err
	}
	b := Brief{
		Heist: Heist(opt["heist"]), Seed: setup.Seed, Level: uint8(opt["level"]), Seats: setup.Seats,
		Cash: opt["cash"], Deal: opt["prebuilt"] == 1,
	}
	switch opt["fixers"] {
	case 0:
		for f := range Fixer(fixers) {
			if opt[fixerOption(f)] == 1 {
				b.Fixers = b.Fixers.With(f)
			}
		}
	case 2:
		b.Fixers = allFixers
	}
	for i := range setup.Seats {
		r := nobody
		r.Busted = i < opt["inside"]
		b.Crew = append(b.Crew, r)
	}
	s, err := Start(b)
	if err != nil {
		return nil, err
	}
	return s, nil
}

// Start sets up a heist from a brief. It refuses a crew that the rules do not
// allow (rulebook: One Character Class Per Heist; Conflicting Skills).
func Start(b Brief) (*State, error) {
	card := b.Heist.card()
	s := &State{
		Luck: rules.Chance{Rand: rules.Rand{S: b.Seed}}, Heist: b.Heist, Seats: uint8(b.Seats),
		Opt:  Choices{Level: b.Level, Prebuilt: b.Deal},
		Team: int16(min(max(b.Cash, 0), maxTeam)), Jewels: b.Jewels, Fixers: b.Fixers,
		Active: noCard, Last: noCard,
	}
	s.Start = s.Team
	for f := range s.Crew {
		s.Crew[f] = emptyFigure
	}
	if s.rule(noOldFriend) {
		s.Fixers &^= 1 << OldFriend
	}
	if s.rule(radioSilence) {
		s.Fixers = 0
	}
	for i := range s.Queue {
		s.Queue[i] = noCard
	}
	for i := range s.Deck {
		s.Deck[i] = noCard
	}
	s.Length = uint8(copy(s.Deck[:], decks[b.Heist]))
	copy(s.Bag[:], card.Bag[:loose])
	for i := range s.Added {
		s.Added[i] = Entrance{noHex, nowhere}
	}
	for i := range s.Escort {
		s.Escort[i] = Guards{At: nowhere}
	}
	s.layBoard()
	s.layPieces(b.Owned, b.Sold)
	s.placeNPC()
	for f := range int(s.Seats) {
		r := nobody
		if f < len(b.Crew) {
			r = b.Crew[f]
		}
		s.recruit(f, r)
	}
	if b.Deal {
		s.dealCrew()
	}
	if r := s.badCrew(); r != nil {
		return nil, &rules.Refusal{Reason: rules.Say(r.Key())}
	}
	h := runner{State: s}
	if err := engine.Run(h, h.State); err != nil {
		return nil, err
	}
	return s, nil
}

// layBoard puts the map's tiles and chits on the table (rulebook: Setup, Step
// 2).
func (s *State) layBoard() {
	b := s.board()
	s.Board = b.tiles | b.doors
	for rest := b.tiles; rest != 0; rest = rest.rest() {
		c := rest.first()
		p, bit, t := &b.print[c], only(c), &s.Chits
		t.Guards[c], t.Locks[c], t.Cameras[c], t.Dogs[c] = p.guards, p.locks, p.cameras, p.dogs
		t.sync(c)
		s.Cash[c] = p.cash
		if p.unknown {
			s.Unknown |= bit
		}
		if p.remote > 0 {
			s.Remote[p.remote-1] |= bit
		}
		if p.door {
			s.Doors |= bit
		}
		if p.tower {
			s.Towers |= bit
		}
		if p.reinforce {
			s.Force |= bit
		}
	}
}

// layPieces puts loot on the map, into the bag and into the safe, and items
// where the shop, the team and the scenario have them.
func (s *State) layPieces(owned, sold [items]uint8) {
	b, card := s.board(), s.Heist.card()
	for p := range s.Places {
		s.Places[p] = inBox
		if i := pieceKinds[p].item(); i != noItem && itemTable[i].Shop {
			s.Places[p] = onSale
		}
	}
	set := func(l Loot, at place, from ...place) {
		for _, place := range from {
			if p := s.pieceAt(l, place); p != noPiece {
				s.Places[p] = at
				return
			}
		}
	}
	for rest := b.tiles; rest != 0; rest = rest.rest() {
		c := rest.first()
		p := &b.print[c]
		for l, there := range [4]bool{p.jewel, p.documents, p.keycard, p.usb} {
			if there {
				set(Loot(l), place(c), inBox)
			}
		}
	}
	for k := JewelChit; k < chits; k++ {
		for range card.Bag[k] {
			set(k.loot(), inBag, inBox)
		}
	}
	for i := range owned {
		for range owned[i] {
			set(Item(i).loot(), inTeam, inBox, onSale)
		}
		for range sold[i] {
			set(Item(i).loot(), onSale, inBox)
		}
	}
	for l, there := range [3]bool{card.Safe.Jewel, card.Safe.Documents, card.Safe.Keycard} {
		if there {
			set(Loot(l), inSafe, inBox)
		}
	}
	if i := card.Safe.Item; i != noItem {
		set(i.loot(), inSafe, inBox, onSale)
	}
	if i := card.Item; i != noItem {
		set(i.loot(), place(b.item), inBox, onSale)
	}
}

// placeNPC puts the scenario's NPC on the board: a Guide is active from the
// first round, but for the Architect in his cell; the others are captive.
func (s *State) placeNPC() {
	fig := &s.Crew[npc]
	card := s.Heist.card()
	if card.NPC == noNPC {
		return
	}
	fig.Ideas = card.Ideas
	switch {
	case s.rule(guideWithTheCrew):
		fig.Status = waiting
	default:
		fig.At = s.board().pawns.first()
		fig.Status = captive
		if card.NPC == Guide && card.Named != theArchitect {
			fig.Status = inPlay
		}
	}
	if s.rule(movingTarget) {
		// His guards stand on the tiles to the north-east and south-west.
		for i, d := range [2]side{northEast, southWest} {
			s.Escort[i] = Guards{At: s.beyond(fig.At, d), Up: 2}
		}
	}
}

// emptyFigure is a figure that takes no part.
var emptyFigure = Figure{
	Card: noCharacter, Skills: [2]Skill{noSkill, noSkill}, Act: noAct, At: nowhere, Reach: nowhere,
	Vent: [2]Cell{nowhere, nowhere}, Shook: nowhere, Route: noRoute,
}

// recruit seats a character, or leaves the seat to choose one.
func (s *State) recruit(f int, r Recruit) {
	fig := &s.Crew[f]
	fig.Status = waiting
	fig.Card, fig.Skills = r.Card, r.Skills
	if s.rule(county) && r.Busted {
		fig.Marks |= imprison
	}
	if s.rule(freshIdeas) && r.Hide != nowhere {
		s.Opt.Fixed = true
		fig.Status, fig.At = inPlay, r.Hide
		if r.Card != noCharacter && r.Ideas > characterTable[r.Card].Ideas {
			fig.Ideas = r.Ideas - characterTable[r.Card].Ideas // on top of the initial ones
		}
	}
	all := true
	for i := range f + 1 {
		all = all && s.Crew[i].Marks&imprison != 0
	}
	if all && f == int(s.Seats)-1 {
		s.Feats |= allInside
	}
}

// badCrew is the rule that a crew breaks, or 0.
func (s *State) badCrew() *why {
	inside := 0
	for f := range int(s.Seats) {
		fig := &s.Crew[f]
		if fig.Marks&imprison != 0 {
			inside++
		}
		if fig.Card == noCharacter {
			continue
		}
		for o := range f {
			if c := s.Crew[o].Card; c != noCharacter && c.Class() == fig.Card.Class() {
				return whyClass
			}
		}
		for _, k := range fig.Skills {
			if k != noSkill && s.skillsInUse(k) > skillCards {
				return whyNoSkillCard
			}
		}
	}
	if s.rule(county) && inside == 0 {
		return whyNobodyInside
	}
	return nil
}

// dealCrew deals a ready character to every seat that has none: a random
// pre-built amateur of another class whose skills are still there, with random
// upgrades at a higher level. The deal is made again until somebody can unlock,
// subdue, disable and reveal (ruling).
func (s *State) dealCrew() {
	before := s.Crew
	for {
		s.Crew = before
		var free uint64 = 1<<len(prebuilts) - 1
		for f := range int(s.Seats) {
			for s.Crew[f].Card == noCharacter && free != 0 {
				i := s.Luck.Pick(drawSetup, free)
				free &^= 1 << i
				s.tryPrebuilt(f, &prebuilts[i])
			}
		}
		if s.versatile() {
			return
		}
	}
}

// tryPrebuilt seats a ready character if the others leave it a place.
func (s *State) tryPrebuilt(f int, p *Prebuilt) {
	for o := range int(s.Seats) {
		if c := s.Crew[o].Card; c != noCharacter && c.Class() == p.Card {
			return
		}
	}
	for _, k := range p.Skills {
		if s.skillsInUse(k)+s.skillsInUse(k.Upgrades()[0]) >= skillCards {
			return
		}
	}
	fig := &s.Crew[f]
	fig.Card, fig.Skills = p.Card, p.Skills
	if proCard(s.Opt.Level) {
		fig.Card += Character(s.Luck.Roll(drawSetup, 1, 2))
	}
	first := s.Luck.Roll(drawSetup, 0, 1)
	for n := range proSkills(s.Opt.Level) {
		k := &fig.Skills[(first+n)%2]
		*k = k.Upgrades()[s.Luck.Roll(drawSetup, 0, 1)]
	}
}

// versatile reports whether the skills of the crew have every kind of
// sub-action that gets through security.
func (s *State) versatile() bool {
	var sum [subs]uint8
	for f := range int(s.Seats) {
		if s.Crew[f].Card == noCharacter {
			return false
		}
		for _, k := range s.Crew[f].Skills {
			for _, a := range skillTable[k].Faces {
				for i, n := range grants[a].subs {
					sum[i] += n
				}
			}
		}
	}
	return sum[doUnlock] > 0 && sum[doSubdue] > 0 && sum[doDisable] > 0 && sum[doReveal] > 0
}

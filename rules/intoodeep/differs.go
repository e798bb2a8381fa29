package intoodeep

import (
	"safehouse/rules"
	"safehouse/rules/machine"
)

// Where two choices differ for a player, in the game's terms.

// differences are the sentences that say so.
var differences = []string{
	"differs.actions", "differs.only-first", "differs.only-second", "differs.fulfils-first", "differs.fulfils-second", "differs.met", "differs.next", "differs.next-first", "differs.next-second",
	"differs.track", "differs.skill-first", "differs.skill-second",
	"differs.dossiers", "differs.symbol", "differs.have", "differs.files-first", "differs.files-second", "differs.echo-files", "differs.dilemma", "differs.claim-intel", "differs.claim-first", "differs.claim-second", "differs.grip", "differs.deck",
}

// Differ is where the second of two answers differs from the first for the player who is asked: how near its crimes are then, what its
// Grip track scores, whose Skill it has; where a turn ends with one of them, or chance comes, what two answers of one kind are about.
// The zero Message is for nothing of these.
func (s *State) Differ(seat int, first, second rules.Action) message {
	if m := s.mind(); s.isEcho(m.who) {
		return message{}
	}
	a, ok := s.after(seat, first)
	b, fine := s.after(seat, second)
	if ok && fine {
		for _, compare := range contrasts {
			if msg := compare(&a, &b, seat, s.pursued(seat)); !msg.IsZero() {
				return msg
			}
		}
	}
	if compare := sameVerb[first.Verb]; compare != nil && first.Verb == second.Verb {
		return compare(s, seat, machine.Of(first), machine.Of(second))
	}
	return message{}
}

// contrasts are where two positions differ, what weighs most first.
var contrasts = []func(a, b *State, p int, crimes []int) message{compareAway, compareMet, compareNext, compareTrack, compareSkills}

func compareAway(a, b *State, p int, crimes []int) message {
	for _, i := range crimes {
		d, e := a.away(p, i, min(a.left(), farthest)), b.away(p, i, min(b.left(), farthest))
		switch {
		case d == 0 && e != 0:
			return rules.Say("differs.fulfils-first", naming(i))
		case e == 0 && d != 0:
			return rules.Say("differs.fulfils-second", naming(i))
		case d > 0 && e < 0:
			return rules.Say("differs.only-first", naming(i), rules.Num("n", d))
		case e > 0 && d < 0:
			return rules.Say("differs.only-second", naming(i), rules.Num("n", e))
		case d != e:
			return rules.Say("differs.actions", naming(i), rules.Num("n", d), rules.Num("m", e))
		}
	}
	return message{}
}

func compareMet(a, b *State, p int, crimes []int) message {
	for _, i := range crimes {
		n, of := a.Met(p, i)
		if m, _ := b.Met(p, i); n != m {
			return rules.Say("differs.met", naming(i), rules.Num("n", n), rules.Num("m", m), rules.Num("of", of))
		}
	}
	return message{}
}

func compareNext(a, b *State, p int, crimes []int) message {
	if a.Phase == Hooking || b.Phase == Hooking {
		return message{}
	}
	for _, i := range crimes {
		_, n, ok := a.nextTurn(p, i)
		_, m, fine := b.nextTurn(p, i)
		switch {
		case ok && !fine:
			return rules.Say("differs.next-first", naming(i), rules.Num("n", n))
		case fine && !ok:
			return rules.Say("differs.next-second", naming(i), rules.Num("n", m))
		case ok && n != m:
			return rules.Say("differs.next", naming(i), rules.Num("n", n), rules.Num("m", m))
		}
	}
	return message{}
}

func compareTrack(a, b *State, p int, _ []int) message {
	if n, m := gripValues[a.lowestGrip(p)], gripValues[b.lowestGrip(p)]; n != m {
		return rules.Say("differs.track", rules.Num("n", n), rules.Num("m", m))
	}
	return message{}
}

func compareSkills(a, b *State, p int, _ []int) message {
	mine, other := a.skills(p), b.skills(p)
	switch {
	case mine&^other != 0:
		return rules.Say("differs.skill-first", info.Naming("who", refCriminal((mine&^other).first())))
	case other&^mine != 0:
		return rules.Say("differs.skill-second", info.Naming("who", refCriminal((other&^mine).first())))
	}
	return message{}
}

// sameVerb are where two answers of one kind differ by what they are about.
var sameVerb map[rules.Verb]func(s *State, p int, a, b operands) message

func init() {
	sameVerb = map[rules.Verb]func(s *State, p int, a, b operands) message{
		VTake: compareEvidence, VFile: compareEvidence, VPlace: comparePlaces, VBank: compareDilemmas(false), VDiscard: compareDilemmas(false), VPurge: compareDilemmas(true),
		VClaim: compareBoosts, VGrip: compareGrip, VAdvance: compareGrip, VLose: compareGrip, VDraw: compareDecks,
	}
}

// wanted is how many Dossiers are left for a type of Evidence.
func (s *State) wanted(e Evidence) int {
	for row, x := range s.Assignments {
		if x == e {
			return s.dossiers(row)
		}
	}
	return 0
}

func compareEvidence(s *State, p int, a, b operands) message {
	one, two := info.Naming("one", refEvidence(Evidence(a.A))), info.Naming("two", refEvidence(Evidence(b.A)))
	worth := s.worths()
	for _, x := range []struct {
		key  string
		n, m int
	}{
		{"differs.dossiers", s.wanted(Evidence(a.A)), s.wanted(Evidence(b.A))},
		{"differs.symbol", worth[a.A], worth[b.A]},
		{"differs.have", s.symbols(p, Evidence(a.A)), s.symbols(p, Evidence(b.A))},
	} {
		if x.n != x.m {
			return rules.Say(x.key, one, two, rules.Num("n", x.n), rules.Num("m", x.m))
		}
	}
	return message{}
}

func comparePlaces(s *State, _ int, a, b operands) message {
	switch {
	case a.A < placeSlot && b.A >= placeSlot:
		return rules.Say("differs.files-first", rules.Num("n", chapterTable[s.Chapter-1].Dossier))
	case b.A < placeSlot && a.A >= placeSlot:
		return rules.Say("differs.files-second", rules.Num("n", chapterTable[s.Chapter-1].Dossier))
	case a.A >= placeSlot:
		return message{}
	}
	n, of := s.echoLeft(func(c *EchoCard) bool { return int16(c.Row) == a.A })
	if m, _ := s.echoLeft(func(c *EchoCard) bool { return int16(c.Row) == b.A }); n != m {
		return rules.Say("differs.echo-files", rules.Num("n", n), rules.Num("m", m), rules.Num("of", of))
	}
	if n, m := s.dossiers(int(a.A)), s.dossiers(int(b.A)); n != m {
		return rules.Say("differs.dossiers", info.Naming("one", refEvidence(s.Assignments[a.A])), info.Naming("two", refEvidence(s.Assignments[b.A])), rules.Num("n", n), rules.Num("m", m))
	}
	return message{}
}

// compareDilemmas is what two Dilemmas score for their corruption; there: both are in the Well.
func compareDilemmas(there bool) func(s *State, p int, a, b operands) message {
	return func(s *State, p int, a, b operands) message {
		f, g := &dilemmaTable[a.A], &dilemmaTable[b.A]
		return rules.Say("differs.dilemma", rules.Num("n", s.scores(p, f, there)), rules.Num("m", s.scores(p, g, there)), rules.Num("c", int(f.Corruption)), rules.Num("d", int(g.Corruption)))
	}
}

func compareBoosts(s *State, _ int, a, b operands) message {
	if n, m := int(s.WheelIntel[a.A]), int(s.WheelIntel[b.A]); n != m {
		return rules.Say("differs.claim-intel", rules.Num("n", n), rules.Num("m", m))
	}
	now := func(x operands) bool { t := s.Wheel[x.A]; return t != noToken && boostTable[boostOf[t]].Colour == Pink }
	switch {
	case now(a) && !now(b):
		return rules.Say("differs.claim-first")
	case now(b) && !now(a):
		return rules.Say("differs.claim-second")
	}
	return message{}
}

// compareGrip is where the discs of two Criminals stand.
func compareGrip(s *State, p int, a, b operands) message {
	if s.Players[p].Grip[a.A] == s.Players[p].Grip[b.A] {
		return message{}
	}
	return rules.Say("differs.grip", info.Naming("one", refCriminal(Criminal(a.A))), info.Naming("two", refCriminal(Criminal(b.A))),
		rules.Num("n", int(s.Players[p].Grip[a.A])), rules.Num("m", int(s.Players[p].Grip[b.A])), rules.Num("low", s.lowestGrip(p)))
}

// compareDecks is in how many Storylines the crimes of two decks can be completed; a Side Crime waits for none.
func compareDecks(s *State, _ int, a, b operands) message {
	open := func(d Deck) (int, int) {
		if d == LevelOne {
			_, of := s.openLines(LevelTwo)
			return of, of
		}
		return s.openLines(d)
	}
	if Deck(a.A) == Sides || Deck(b.A) == Sides {
		return message{}
	}
	n, of := open(Deck(a.A))
	if m, _ := open(Deck(b.A)); n != m {
		return rules.Say("differs.deck", rules.Num("n", n), rules.Num("m", m), rules.Num("of", of))
	}
	return message{}
}

// after is the position after an answer, as far as the city, the tags and Grip go; ok is false where the hooking and acting of the player is
// over with it, for then others come, and chance.
func (s *State) after(seat int, a rules.Action) (c State, ok bool) {
	c = *s
	r := rules.Rand{S: 1}
	c.Resample(seat, &r)
	if engine.Apply(&c, a, nil) != nil || c.Over || int(c.Now) != seat || int(s.Now) != seat {
		return c, false
	}
	return c, s.Phase == Hooking && c.Phase == Acting || s.Phase == c.Phase && (s.Phase == Acting || s.Phase == Hooking)
}

// skills is the Criminals whose Skill p has.
func (s *State) skills(p int) (set Crew) {
	for rest := s.hooked(p); rest != 0; rest = rest.rest() {
		if k := rest.first(); s.skilled(p, k) {
			set |= 1 << k
		}
	}
	return set
}

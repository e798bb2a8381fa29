package intoodeep

import "safehouse/rules"

// Where two choices differ for a player's crimes, in the game's terms.

// differences are the sentences that say so.
var differences = []string{"differs.actions", "differs.only-first", "differs.only-second", "differs.fulfils-first", "differs.fulfils-second", "differs.met", "differs.track", "differs.skill-first", "differs.skill-second"}

// Differ is where the second of two answers differs from the first for the player who is asked: how near its crimes are then, what its
// Grip track scores, whose Skill it has; the zero Message for nothing of these, or where a turn ends with one of them.
func (s *State) Differ(seat int, first, second rules.Action) message {
	a, ok := s.after(seat, first)
	b, fine := s.after(seat, second)
	if !ok || !fine || s.isEcho(seat) {
		return message{}
	}
	for _, i := range s.pursued(seat) {
		name := info.Naming("crime", refCrime(i))
		d, e := a.away(seat, i, min(a.left(), farthest)), b.away(seat, i, min(b.left(), farthest))
		switch {
		case d == 0 && e != 0:
			return rules.Say("differs.fulfils-first", name)
		case e == 0 && d != 0:
			return rules.Say("differs.fulfils-second", name)
		case d > 0 && e < 0:
			return rules.Say("differs.only-first", name, rules.Num("n", d))
		case e > 0 && d < 0:
			return rules.Say("differs.only-second", name, rules.Num("n", e))
		case d != e:
			return rules.Say("differs.actions", name, rules.Num("n", d), rules.Num("m", e))
		}
	}
	for _, i := range s.pursued(seat) {
		n, of := a.Met(seat, i)
		if m, _ := b.Met(seat, i); n != m {
			return rules.Say("differs.met", info.Naming("crime", refCrime(i)), rules.Num("n", n), rules.Num("m", m), rules.Num("of", of))
		}
	}
	if n, m := gripValues[a.lowestGrip(seat)], gripValues[b.lowestGrip(seat)]; n != m {
		return rules.Say("differs.track", rules.Num("n", n), rules.Num("m", m))
	}
	mine, other := a.skills(seat), b.skills(seat)
	switch {
	case mine&^other != 0:
		return rules.Say("differs.skill-first", info.Naming("who", refCriminal((mine&^other).first())))
	case other&^mine != 0:
		return rules.Say("differs.skill-second", info.Naming("who", refCriminal((other&^mine).first())))
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

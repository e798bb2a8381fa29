package career

// What comes of losing: one more try at a price, help after two losses in a row, and a last chance before a lost end closes the
// career.

// Losses is how many operations were lost, those among them that succeeded later.
func (s *State) Losses() (n int) {
	for i := range s.Pages {
		if s.Pages[i].lost() {
			n++
		}
	}
	return n
}

// GivenUp is how many contacts and favours were given up: instead of a scar, or for a second try.
func (s *State) GivenUp() (n int) {
	for i := range s.Pages {
		p := &s.Pages[i]
		for _, k := range []uint8{p.Gave, p.First.Gave, p.Paid} {
			if k != None {
				n++
			}
		}
	}
	return n
}

// notRetry is why an operation cannot be tried again for a keepsake.
func (s *State) notRetry(x int) reason {
	op, k := x/s.keepsakes(), x%s.keepsakes()
	switch {
	case s.Pages[op].Fate != Lost:
		return whyNotLost
	case s.Pages[op].again():
		return whyTwice
	case !s.Retries():
		return whyNoRetry
	case s.Stage == LastChance && op != int(s.Now):
		return whyEnding
	}
	return s.notPaid(k)
}

// retry pays, and begins the operation again.
func (d desk) retry(x int) { d.setOut(d.reopen(x)) }

// reopen pays for the second try of an operation, keeps the first and makes room for it.
func (d desk) reopen(x int) (op int) {
	op, k := x/d.keepsakes(), x%d.keepsakes()
	d.lose(k)
	p := &d.Pages[op]
	p.Paid, p.First, p.Attempt, p.Fate = uint8(k), p.Attempt, unplayed, Untried
	return op
}

// retriable reports whether an operation was lost and has its second try left.
func (s *State) retriable(op int) bool {
	return s.Pages[op].Fate == Lost && !s.Pages[op].again() && s.Retries()
}

// Again reports whether an operation can still be tried again, by whoever can pay.
func (s *State) Again(op int) bool {
	return s.retriable(op) && s.Stage != Closed && (s.Stage != LastChance || op == int(s.Now))
}

// CanPay reports whether an operation can be tried again for something that the person holds.
func (s *State) CanPay(op int) bool {
	for k := range s.keepsakes() {
		if s.notRetry(op*s.keepsakes()+k) == 0 {
			return true
		}
	}
	return false
}

// ending closes the career, unless its last operation was lost and can be tried again.
func (d desk) ending(end string) {
	if d.Stage = LastChance; !d.CanPay(int(d.Now)) {
		d.close(end)
	}
}

// helps is how many operations are lost in a row before somebody helps.
const helps = 2

// help gives a contact to who has lost two operations in a row, a favour where no contact is left. What is had for the first
// time comes before what is gone.
func (d desk) help() {
	if d.inARow() < helps || d.climbs(unhelped) {
		return
	}
	b := d.game.book
	for _, was := range []Holding{Never, Gone} {
		for _, kind := range []Kind{Contact, Favour} {
			var of uint64
			for k := range b.Keepsakes {
				if b.Keepsakes[k].Kind == kind && d.Keepsakes[k] == was && d.Useful(k, int(d.Now)) {
					of |= 1 << k
				}
			}
			if of == 0 {
				continue
			}
			k := d.Luck.Pick(0, of)
			d.Helped, d.Help = d.Count, uint8(k)
			d.hold(k)
			d.tell(EvHelped, d.game.Keepsake(k), 0, 0)
			return
		}
	}
}

// inARow is how many operations the person has lost in a row since somebody helped last.
func (s *State) inARow() (n int) {
	for _, x := range s.Record() {
		switch {
		case x.Won:
			n = 0
		case x.Number > s.Helped:
			n++
		}
	}
	return n
}

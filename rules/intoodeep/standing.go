package intoodeep

import (
	"math"

	"safehouse/rules"
)

// How a searching bot values a position: what each player's score will be, in
// Intel, and from that who is likely to win. The weights are estimates that
// were tuned by play.

const (
	tokenWorth     = 2.4  // a token or symbol of a type of which nothing is known
	boostWorth     = 1.9  // a Boost that will be claimed
	fileWorth      = 1.6  // a filing that is still to be done
	dilemmaWorth   = 1.2  // a Dilemma that will be drawn
	turnFade       = 0.22 // what is worth 1 now is worth exp(-this) a turn later
	lockedFade     = 0.25 // a crime whose prerequisite is missing ...
	hopelessFade   = 0.06 // ... and one of Level 3 with no crime of its storyline done
	tagWorth       = 0.9  // to control a Criminal
	secondPlan     = 0.35 // the second best Story Crime in hand
	usualTurns     = 20.0 // turns of a player in a game
	dossierPace    = 2.0  // Dossiers that a player could still claim in a Chapter
	actionWorth    = 1.3
	skillWorth     = 0.7 // a disc in the Skill range, and each step of Stamina
	staminaWorth   = 0.35
	textWorth      = 0.3  // each step of a power, Skill or Boost that is not resolved yet
	scoreSpread    = 40.0 // a lead that is half the way to a sure win, at the start of a game
	scoreSpreadEnd = 12.0 // and at its end
)

// standing is what the estimate of one player is made of. A player knows what
// it holds itself; what rivals hold is dealt anew in every iteration of a
// search, so that they are judged by how much they hold and not by what.
type standing struct {
	score      float64
	corruption float64 // final, expected

	seen           float64 // the score as a rival estimates it
	seenCorruption float64
}

// What a hidden piece of a rival is worth on average, as bots hold them.
const (
	hiddenMemory         = 1.15 // a token in Memory, of what a symbol is worth on average: players keep the better ones
	hiddenBanked         = 1.5  // a Dilemma in a Well ...
	hiddenSymbols        = 1.6  // ... and as much of what a symbol is worth on average
	hiddenHand           = 2.6  // a Dilemma in hand; half will be banked
	hiddenCorruption     = 4.1  // of a Dilemma in a Well
	hiddenHandCorruption = 1.75
	hiddenBoost          = 1.2
	hiddenCrimes         = 15.0 // all crimes in hand, with a turn left
	hiddenLastCrimes     = 5.0  // and with none
)

// progress is how much of the game is over, from 0 to 1.
func (s *State) progress() float64 {
	part := 0.0
	if size := s.scale().pool; size > 0 {
		part = 1 - float64(s.poolSize())/float64(size)
		if n := s.Options.Rounds; n > 0 {
			part = max(part, (float64(s.Lasted)-1)/float64(n))
		}
		if s.Triggered {
			part = 1
		}
	}
	return min(1, (float64(s.Chapter-1)+part)/chapters)
}

// expectedWorths is what a symbol of each type may score in the end: what the
// Final Plot says now, the more so the later it is.
func (s *State) expectedWorths(progress float64) (w [types]float64) {
	now := s.worths()
	skipped := float64(s.Options.Skipped) / chapters // nothing was filed in what was not played
	trust := 0.15 + 0.8*max(0, (progress-skipped)/(1-skipped))
	for e := range w {
		w[e] = trust*float64(now[e]) + (1-trust)*tokenWorth
	}
	return w
}

// standings estimates everybody's final score.
func (s *State) standings() (x [maxPlayers]standing) {
	n := s.players()
	progress := s.progress()
	worth := s.expectedWorths(progress)
	left := (1 - progress) * usualTurns
	average := 0.0
	for _, w := range worth {
		average += w / types
	}
	for p := range n {
		pl := &s.Players[p]
		e := &x[p]
		open := max(0, float64(pl.Intel)) + s.gripStanding(p, left) + tagWorth*float64(s.tags(p))*min(1, left/2)
		e.score = open + s.dossierStanding(p, true)
		e.seen = open + s.dossierStanding(p, false)
		for t := range Evidence(types) {
			e.score += float64(pl.Memory.count(t)) * worth[t]
		}
		benefit, corruption := s.dilemmaStanding(p, &worth, progress)
		e.score += benefit + s.boostStanding(pl, left)
		hand, well := float64(pl.Hand.Len()), float64(pl.Well.Len())
		e.seen += hiddenMemory*average*float64(pl.Memory.Len()) + (hiddenBanked+hiddenSymbols*average)*well + hiddenHand*hand
		e.seen += hiddenBoost * float64(pl.Saved.Len()) * min(1, left/2)
		e.corruption = corruption - float64(pl.Tolerance)
		e.seenCorruption = hiddenCorruption*well + hiddenHandCorruption*hand - float64(pl.Tolerance)
		if !s.isEcho(p) {
			e.score += s.crimeStanding(p, left)
			e.seen += hiddenLastCrimes + (hiddenCrimes-hiddenLastCrimes)*min(1, left)
		}
	}
	for i := range s.Depth {
		f := &s.Frames[i]
		v := s.pending(f)
		x[f.Who].score += v
		x[f.Who].seen += v
	}
	if s.Phase == Acting && !s.isEcho(int(s.Now)) {
		v := 0.25 * actionWorth * float64(s.Turning.Actions)
		x[s.Now].score += v
		x[s.Now].seen += v
	}
	s.corruptionStanding(&x, progress)
	return x
}

// gripStanding values the Grip track: the lowest disc scores, the others must
// follow before it can rise, and Skills and Stamina are of use.
func (s *State) gripStanding(p int, left float64) float64 {
	low := s.lowestGrip(p)
	v := float64(gripValues[low])
	n, sum := 0.0, 0.0
	use := 0.0
	for rest := s.cast(); rest != 0; rest = rest.rest() {
		g := int(s.Players[p].Grip[rest.first()])
		n++
		sum += float64(gripValues[min(g, low+2)] - gripValues[low])
		if g >= skillSpace {
			use += skillWorth
		}
		use += staminaWorth * max(0, float64(g-staminaFrom+1))
	}
	return v + 0.55*sum/n + use*min(1, left/6)
}

// dilemmaStanding values Well and hand: half of the hand will be banked.
func (s *State) dilemmaStanding(p int, worth *[types]float64, progress float64) (benefit, corruption float64) {
	pl := &s.Players[p]
	var b banked
	for rest := pl.Well; !rest.empty(); {
		f := dilemma(rest.next())
		corruption += float64(f.Corruption)
		var v float64
		b, v = b.bank(f, worth)
		benefit += v
	}
	faces := b.wanted.Len()
	benefit += float64(faces*faces) + sigilValue(float64(b.sigils), progress)
	if pl.Hand.empty() {
		return benefit, corruption
	}
	const price = 0.45 // of a point of corruption, when choosing what to bank
	var best [16]float64
	var corr [16]float64
	n := 0
	for rest := pl.Hand; !rest.empty() && n < len(best); {
		f := dilemma(rest.next())
		var v float64
		b, v = b.adds(f, worth, progress)
		i := n
		for i > 0 && best[i-1]-price*corr[i-1] < v-price*float64(f.Corruption) {
			best[i], corr[i] = best[i-1], corr[i-1]
			i--
		}
		best[i], corr[i] = v, float64(f.Corruption)
		n++
	}
	for i := range (n + 1) / 2 {
		benefit += best[i]
		corruption += corr[i]
	}
	return benefit, corruption
}

func (s *State) boostStanding(pl *Player, left float64) (v float64) {
	for rest := pl.Saved; rest != 0; rest &= rest - 1 {
		v += boostTable[boostOf[rest.first()]].Worth
	}
	return v * min(1, left/2)
}

// dossierStanding is what the Dossiers and the lack of them promise at the end
// of the Chapter; with its own eyes a player also counts tokens in its Memory
// that fit an open row.
func (s *State) dossierStanding(p int, own bool) float64 {
	t := &chapterTable[s.Chapter-1]
	left := float64(s.dossiers(0) + s.dossiers(1) + s.dossiers(2))
	mine := float64(s.Players[p].Dossiers)
	if own && !s.isEcho(p) {
		for row, e := range s.Assignments {
			fits := min(s.dossiers(row), s.Players[p].Memory.count(e))
			left -= 0.6 * float64(fits)
			mine += 0.5 * float64(fits)
		}
	}
	done := s.progress()*chapters - float64(s.Chapter-1)
	success := 1.0
	if left > 0 {
		coming := (1 - done) * dossierPace * float64(s.players())
		success = 1 / (1 + math.Exp((left-coming)/1.1))
	}
	fewest := !s.Has(p, Immunity)
	for q := range s.players() {
		fewest = fewest && float64(s.Players[q].Dossiers) >= mine
	}
	v := success * float64(t.Dossier) * mine
	if fewest {
		v -= (1 - success) * (1.6*float64(t.GripLoss) + float64(t.IntelLoss)) * (0.4 + 0.6*done)
	}
	return v
}

// rewardStanding is about what a reward is worth.
func rewardStanding(r *Reward) float64 {
	return float64(r.Intel) + dilemmaWorth*float64(r.Dilemmas) + tokenWorth*float64(r.Evidence) + fileWorth*float64(r.File) + boostWorth*float64(r.Boosts)
}

// approachStanding is about what doing a Story Crime in one way is worth.
func approachStanding(crime, approach uint8) float64 {
	if approach == approachRestrained {
		return rewardStanding(&crimeTable[crime].Restrained)
	}
	return rewardStanding(&crimeTable[crime].Reckless)
}

// crimeWorths is about what completing a crime pays, by the better approach.
var crimeWorths = func() (w [crimes]float64) {
	for i := range crimeTable {
		c := &crimeTable[i]
		w[i] = max(rewardStanding(&c.Gain), max(rewardStanding(&c.Restrained), rewardStanding(&c.Reckless)))
	}
	return w
}()

// crimeStanding values the crimes in hand by how soon they can be completed.
func (s *State) crimeStanding(p int, left float64) float64 {
	pl := s.planner(p)
	best, second, sides := 0.0, 0.0, 0.0
	for rest := s.Players[p].Crimes; !rest.empty(); {
		i := rest.next()
		x := pl.plan(i)
		pl.turns(&x)
		v := s.planWorth(&x, left)
		switch {
		case crimeTable[i].Level == 0:
			sides += v
		case v > best:
			best, second = v, best
		case v > second:
			second = v
		}
	}
	return best + secondPlan*second + 0.9*sides
}

// planWorth is what a plan is worth: its reward, less for every turn it takes.
func (s *State) planWorth(x *plan, left float64) float64 {
	v := crimeWorths[x.crime] * math.Exp(-turnFade*x.turns)
	if x.turns > left+0.5 {
		v *= 0.2
	}
	switch {
	case s.unlocked(x.crime):
	case crimeTable[x.crime].Level == 3 && s.Display.and(lineCards[lineOf(x.crime)]).empty():
		v *= hopelessFade
	default:
		v *= lockedFade
	}
	return v
}

// corruptionStanding adds the bonus for the lowest and the penalty for the
// highest corruption, as likely as they are now.
func (s *State) corruptionStanding(x *[maxPlayers]standing, progress float64) {
	n := s.players()
	spread := 3 + 9*(1-progress)
	foil := s.foilChance(progress)
	for p := range n {
		c := x[p].corruption
		highest, lowest := 1.0, 1.0
		above := 0.0
		for q := range n {
			if q == p {
				continue
			}
			h := 1 / (1 + math.Exp((x[q].seenCorruption-c)/spread))
			highest *= h
			lowest *= 1 - h
			above += 1 - h
		}
		growth := c + 7*(1-progress)*0.6
		x[p].score += lowest*lowestBonus*above - highest*foil*max(0, growth)
	}
}

// foilChance is how likely the Final Plot is foiled in the end.
func (s *State) foilChance(progress float64) float64 {
	plot := s.plot()
	short := 0
	var lacks [types]int
	for e := range Evidence(types) {
		lacks[e] = max(0, foilTokens-plot.count(e))
	}
	// The types that are nearest count.
	for range s.scale().foil {
		best := -1
		for e := range lacks {
			if lacks[e] >= 0 && (best < 0 || lacks[e] < lacks[best]) {
				best = e
			}
		}
		short += lacks[best]
		lacks[best] = -1
	}
	coming := (1 - progress) * (6 + 3*float64(s.players()))
	return 1 / (1 + math.Exp((float64(short)-0.75*coming)/1.6))
}

// Value estimates how each seat stands. At the end winning counts four fifths,
// the score the rest, so that a bot that cannot win any more still plays on.
func (s *State) Value(v *[rules.MaxSeats]float64) {
	*v = [rules.MaxSeats]float64{}
	n := s.players()
	if s.Over {
		t := s.tallies()
		win, _ := s.best(&t)
		for p := range int(s.Seats) {
			if win.Has(p) {
				v[p] = 0.8 / float64(win.Count())
			}
			v[p] += 0.2 * min(1, max(0, float64(t[p].total()))/300)
		}
		return
	}
	x := s.standings()
	progress := s.progress()
	spread := scoreSpread*(1-progress) + scoreSpreadEnd*progress
	for p := range int(s.Seats) {
		lead := x[p].score - rivals(&x, p, n)
		v[p] = 0.8*(0.5+0.5*lead/(spread+math.Abs(lead))) + 0.2*min(1, max(0, x[p].score)/300)
	}
}

// rivals is how well the rivals of p stand together: the best one, and a little
// more for every other that is near.
func rivals(x *[maxPlayers]standing, p, n int) float64 {
	const near = 6.0
	top, sum := math.Inf(-1), 0.0
	for q := range n {
		if q != p {
			top = max(top, x[q].seen)
		}
	}
	if n == 2 {
		return top
	}
	for q := range n {
		if q != p {
			sum += math.Exp((x[q].seen - top) / near)
		}
	}
	return top + near*math.Log(sum)
}

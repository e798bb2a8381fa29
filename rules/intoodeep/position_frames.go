package intoodeep

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// PositionFrame is an effect that waits. Which entries matter depends on its
// kind.
type PositionFrame struct {
	Kind  string            `json:"kind"`
	Who   string            `json:"who"` // the player to whom it happens
	From  string            `json:"from"`
	ID    string            `json:"id"` // Zone, Criminal, Boost or crime
	Step  int               `json:"step"`
	Left  int               `json:"left"` // how many are left
	Roles map[string]string `json:"roles,omitempty"`

	Effect   int             `json:"effect,omitempty"`   // crime: the next step of its effect
	Approach string          `json:"approach,omitempty"` // crime and reward
	Rival    string          `json:"rival,omitempty"`    // challenge
	Place    string          `json:"place,omitempty"`    // file-evidence: where
	Players  map[string]bool `json:"players,omitempty"`  // chapter: who is still to come
	Rolled   map[string]bool `json:"rolled,omitempty"`   // echo: white results
	Banked   int             `json:"banked,omitempty"`
	Shifts   *PositionShifts `json:"shifts,omitempty"`
	Peeked   []PositionPeek  `json:"peeked,omitempty"` // text: tokens pointed at
}

// PositionShifts is what a shift may be.
type PositionShifts struct {
	Optional  bool   `json:"optional"`
	Sentinel  bool   `json:"sentinel"`
	Blockades bool   `json:"blockades"`
	Reach     string `json:"reach"` // all, nearby or border
	Around    string `json:"around,omitempty"`
}

// PositionPeek is a token that was pointed at.
type PositionPeek struct {
	Token string `json:"token"`
	Place string `json:"place"`
}

var (
	roleIDs     = []string{"u", "v", "c", "z"}
	approachIDs = []string{"restrained", "reckless", "side"}
	reachIDs    = []string{"border", "nearby", "all"}
)

// idNames are the names of what a frame's ID means.
func (f *Frame) idNames() []string {
	switch {
	case f.Kind == frCrime, f.Kind == frReward && f.From == fromCrime, f.Kind == frEcho && f.Step == echoCrime:
		return crimeIDs
	case f.Kind != frProgram:
		return nil
	case f.From == fromPower:
		return zoneIDs
	case f.From == fromSkill:
		return criminalIDs
	case f.From == fromBoost:
		return boostIDs
	}
	return nil
}

func (s *State) writeFrame(f *Frame) PositionFrame {
	p := PositionFrame{Kind: frameIDs[f.Kind], Who: s.playerID(int(f.Who)), From: sourceIDs[f.From], ID: none, Step: int(f.Step), Left: int(f.N)}
	if names := f.idNames(); names != nil {
		p.ID = names[f.ID]
	}
	switch f.Kind {
	case frCrime:
		p.Roles = map[string]string{}
		for r, x := range f.Cast {
			switch {
			case x == 0xff:
			case Role(r) == Z:
				p.Roles[roleIDs[r]] = s.zoneID(Spot(x))
			default:
				p.Roles[roleIDs[r]] = criminalIDs[x]
			}
		}
		if f.Step < choosing {
			p.Effect = int(f.X)
		} else {
			p.Approach = approachIDs[f.X]
		}
	case frReward:
		p.Approach = approachIDs[f.X]
	case frChallenge:
		p.Rival = s.playerID(int(f.X))
	case frFile:
		if f.Step == 1 {
			p.Place = placeIDs[f.X]
		}
	case frChapter:
		p.Players = map[string]bool{}
		for q := range s.players() {
			if f.X>>q&1 == 1 {
				p.Players[s.playerID(q)] = true
			}
		}
	case frEcho:
		p.Rolled = map[string]bool{}
		for d := 1; d <= 6; d++ {
			if f.X>>d&1 == 1 {
				p.Rolled[strconv.Itoa(d)] = true
			}
		}
	case frBank:
		p.Banked = int(f.X)
	case frShifts:
		p.Shifts = &PositionShifts{Optional: f.X&shiftOptional != 0, Sentinel: f.X&shiftSentinel != 0, Blockades: f.X&shiftBlockades != 0, Reach: reachIDs[2]}
		if f.Cast[1] != reachAll {
			p.Shifts.Reach, p.Shifts.Around = reachIDs[f.Cast[1]], s.zoneID(Spot(f.Cast[0]))
		}
	case frProgram:
		for i, t := range f.Cast[:2] {
			switch {
			case t < tokens:
				p.Peeked = append(p.Peeked, PositionPeek{tokenIDs[t], placeIDs[f.Cast[2+i]]})
			case t == hiddenToken:
				p.Peeked = append(p.Peeked, PositionPeek{hidden, placeIDs[f.Cast[2+i]]})
			}
		}
	}
	return p
}

func (r *reader) readFrame(what string, p *PositionFrame) Frame {
	f := Frame{Kind: frameKind(r.Index(what+".kind", frameIDs, p.Kind)), Who: uint8(r.player(what+".who", p.Who)),
		From: source(r.Index(what+".from", sourceIDs, p.From)), Step: uint8(r.Number(what+".step", p.Step, 0, 20)),
		N: int8(r.Number(what+".left", p.Left, 0, 100)), Cast: noCast}
	if names := f.idNames(); names != nil {
		f.ID = uint8(r.Index(what+".id", names, p.ID))
	}
	switch f.Kind {
	case frCrime:
		for _, id := range slices.Sorted(maps.Keys(p.Roles)) {
			role := r.Index(what+".roles", roleIDs, id)
			if Role(role) == Z {
				f.Cast[role] = uint8(r.spot(what+".roles."+id, p.Roles[id]))
			} else {
				f.Cast[role] = uint8(r.Index(what+".roles."+id, criminalIDs, p.Roles[id]))
			}
		}
		if f.Step < choosing {
			f.X = uint8(r.Number(what+".effect", p.Effect, 0, 20))
		} else {
			f.X = uint8(r.Index(what+".approach", approachIDs, p.Approach))
		}
	case frReward:
		f.X = uint8(r.Index(what+".approach", approachIDs, p.Approach))
	case frChallenge:
		f.X = uint8(r.player(what+".rival", p.Rival))
	case frFile:
		if f.Step == 1 {
			f.X = uint8(r.Index(what+".place", placeIDs, p.Place))
		}
	case frChapter:
		for id, in := range p.Players {
			if in {
				f.X |= 1 << r.player(what+".players", id)
			}
		}
	case frEcho:
		for id, in := range p.Rolled {
			if in {
				f.X |= 2 << r.Index(what+".rolled", spotIDs[:6], id)
			}
		}
	case frBank:
		f.X = uint8(r.Number(what+".banked", p.Banked, 0, dilemmas))
	case frShifts:
		r.readShifts(what, p.Shifts, &f)
	case frProgram:
		if len(p.Peeked) > 2 {
			r.Fail("%s.peeked: more than two tokens", what)
			break
		}
		for i, x := range p.Peeked {
			f.Cast[i] = uint8(r.Index(what+".peeked", tokenIDs, x.Token))
			f.Cast[2+i] = uint8(r.Index(what+".peeked", placeIDs, x.Place))
		}
	}
	return f
}

func (r *reader) readShifts(what string, p *PositionShifts, f *Frame) {
	if p == nil {
		r.Fail("%s needs the entry shifts", what)
		return
	}
	if p.Optional {
		f.X |= shiftOptional
	}
	if p.Sentinel {
		f.X |= shiftSentinel
	}
	if p.Blockades {
		f.X |= shiftBlockades
	}
	if reach := r.Index(what+".shifts.reach", reachIDs, p.Reach); reach < 2 {
		f.Cast[0], f.Cast[1] = uint8(r.spot(what+".shifts.around", p.Around)), uint8(reach)
	}
}

// Names of the places in clues.

// cluePlaces is the places of a family in the order of their bits.
func (s *State) cluePlaces(f family) (l [pinnedBit]string) {
	for p := range s.players() {
		id := s.playerID(p)
		switch f {
		case famTokens:
			l[inMemory+p], l[inLocker+p] = "memory:"+id, "locker:"+id
		case famDilemmas:
			l[inHand+p], l[inWell+p] = "hand:"+id, "well:"+id
		default:
			l[inHand+p], l[inWaiting+p] = "hand:"+id, "waiting:"+id
		}
	}
	switch f {
	case famTokens:
		for i := range slots {
			l[inSlot+i] = placeIDs[placeSlot+i]
		}
		l[inChapter], l[inPile] = "chapter", "pool"
	case famDilemmas:
		l[inDiscard] = "discard"
	default:
		l[inUnder] = "under"
	}
	return l
}

func (s *State) writeClues(c *Clue) PositionClues {
	write := func(f family, names []string) map[string]map[string]bool {
		m := map[string]map[string]bool{}
		at := s.cluePlaces(f)
		for x, mask := range c.of(f) {
			if mask == 0 {
				continue
			}
			in := map[string]bool{}
			for bit, name := range at {
				if mask>>bit&1 == 1 {
					in[name] = true
				}
			}
			if mask&pinned != 0 {
				in[known] = true
			}
			m[names[x]] = in
		}
		return m
	}
	p := PositionClues{Evidence: write(famTokens, tokenIDs), Dilemmas: write(famDilemmas, cardIDs), Crimes: write(famCrimes, crimeIDs), Boosts: map[string]bool{}}
	for rest := c.Boosts; rest != 0; rest &= rest - 1 {
		p.Boosts[tileIDs[rest.first()]] = true
	}
	return p
}

func (r *reader) readClues(seat int, p *PositionClues) {
	c := &r.Clues[seat]
	read := func(f family, names []string, in map[string]map[string]bool) {
		at := r.cluePlaces(f)
		for _, id := range slices.Sorted(maps.Keys(in)) {
			what := fmt.Sprintf("clues.%d.%s", seat, id)
			x := r.Index(what, names, id)
			for _, place := range slices.Sorted(maps.Keys(in[id])) {
				switch bit := slices.Index(at[:], place); {
				case !in[id][place]:
				case place == known:
					c.of(f)[x] |= pinned
				case bit < 0 || place == "":
					r.Fail("%s: %q is none of %s and %s", what, place, strings.Join(at[:], ", "), known)
				default:
					c.of(f)[x] |= 1 << bit
				}
			}
		}
	}
	read(famTokens, tokenIDs, p.Evidence)
	read(famDilemmas, cardIDs, p.Dilemmas)
	read(famCrimes, crimeIDs, p.Crimes)
	for _, id := range slices.Sorted(maps.Keys(p.Boosts)) {
		if p.Boosts[id] {
			c.Boosts |= 1 << r.Index("clues.boosts", tileIDs, id)
		}
	}
}

package save

import (
	"cmp"
	"errors"
	"slices"
	"strings"

	"safehouse/rules"
)

// load reads a match back from the files that tell of it, the journal first.
// clean reports that the journal tells everything as it should and only may
// end in an unfinished record.
func load(find finder, sources []*source, rep *Report) (r *revived, clean bool, err error) {
	for _, s := range sources {
		if err := s.ofOtherTime(); err != nil {
			return nil, false, ofOtherTime(err, s.name)
		}
		if s.newer(find) {
			return nil, false, problem(problemNewer, nil, file(s.name))
		}
	}
	tags := generations(sources)
	for _, s := range sources {
		s.examine(tags, rep)
	}
	for _, tag := range tags {
		c, e := gather(find, tag, sources)
		if e == nil {
			r, e = c.revive(rep)
		}
		if e == nil {
			if n := r.missed(); n > 0 {
				rep.Lost = n
				rep.add(foundLost, sources[0].name, 0, 0, nil, rules.Num("n", n), rules.Num("action", r.match.Actions()))
			}
			return r, r.tells(sources[0]), nil
		}
		err = firstOf(err, e)
	}
	return nil, false, wrong(firstOf(err, errors.New("no header can be read")), sources[0].name)
}

// newer reports whether a file was written under later rules than this program has:
// it is left to the program that knows them.
func (s *source) newer(find finder) bool {
	return slices.ContainsFunc(s.frames, func(f frame) bool {
		var h header
		if f.kind != headerFrame {
			return false
		}
		if _, err := h.UnmarshalMsg(s.payload(f)); err != nil || tagOf(h.ID, h.Generation) != f.tag {
			return false
		}
		g, ok := find(h.Game)
		return ok && h.Rules > g.Info().Version
	})
}

// wrong makes a Problem of the reason why a match cannot be read.
func wrong(err error, name string) error {
	var p *Problem
	var l *lacking
	switch {
	case errors.As(err, &p):
		return p
	case errors.As(err, &l):
		key := problemLacks
		if l.gained {
			key = problemGained
		}
		return problem(key, err, file(name), rules.Word("kind", rules.Literal(plainly(l.kind))), rules.Word("thing", rules.Literal(plainly(l.id))))
	case errors.Is(err, errRules):
		return problem(problemRules, err, file(name))
	}
	return problem(problemRuined, err, file(name))
}

// generations are the tags of the match that the files are about, the newest
// generation first. It is the match of the first readable header.
func generations(sources []*source) []uint32 {
	var heads []header
	for _, s := range sources {
		for _, f := range s.frames {
			var h header
			if f.kind != headerFrame {
				continue
			}
			if rest, err := h.UnmarshalMsg(s.payload(f)); err == nil && len(rest) == 0 && tagOf(h.ID, h.Generation) == f.tag {
				heads = append(heads, h)
			}
			break
		}
	}
	if len(heads) == 0 {
		return nil
	}
	heads = slices.DeleteFunc(heads, func(h header) bool { return h.ID != heads[0].ID })
	slices.SortStableFunc(heads, func(a, b header) int { return cmp.Compare(b.Generation, a.Generation) })
	var tags []uint32
	for _, h := range heads {
		tags = append(tags, tagOf(h.ID, h.Generation))
	}
	return slices.Compact(tags)
}

// examine names what is wrong in a file.
func (s *source) examine(tags []uint32, rep *Report) {
	first := prefixSize
	if !s.begun || len(s.frames) == 0 || s.frames[0].kind != headerFrame {
		if len(s.frames) > 0 {
			first = int(s.frames[0].at)
		}
		rep.found(foundStart, s.name, 0, min(first, len(s.data)), nil)
	}
	for _, f := range s.faults {
		switch {
		case f.known:
			kind := rules.Word("kind", rules.Say("save.kind."+frameNames[f.frame.kind]))
			rep.found(foundRecord, s.name, f.from, f.to, nil, rules.Num("record", int(f.frame.number)), kind, rules.Num("at", f.from))
		default:
			rep.found(foundBytes, s.name, f.from, f.to, nil, rules.Num("n", f.to-f.from), rules.Num("at", f.from))
		}
	}
	if s.torn >= 0 {
		rep.found(foundTail, s.name, s.torn, len(s.data), nil, rules.Num("n", len(s.data)-s.torn), rules.Num("at", s.torn))
	}
	s.order(tags, rep)
}

// order checks tags and numbers of the frames.
func (s *source) order(tags []uint32, rep *Report) {
	next := uint32(0)
	for i, f := range s.frames {
		switch {
		case !slices.Contains(tags, f.tag) || f.tag != s.frames[0].tag:
			rep.found(foundStranger, s.name, int(f.at), f.end(), nil, rules.Num("record", int(f.number)), rules.Num("at", int(f.at)))
			continue
		case f.number != next && !s.explained(i):
			rep.found(foundOrder, s.name, int(f.at), f.end(), nil, rules.Num("record", int(f.number)), rules.Num("at", int(f.at)))
		}
		next = f.number + 1
	}
}

// explained reports whether a fault lies right before frame i: then its number
// need not follow.
func (s *source) explained(i int) bool {
	at := int(s.frames[i].at)
	return slices.ContainsFunc(s.faults, func(f fault) bool { return f.to == at }) || i == 0 && !s.begun
}

// sound reports whether a file is as it was written, up to an unfinished
// record at its end.
func (s *source) sound() bool {
	const first = firstFrames
	if !s.begun || len(s.frames) < first || len(s.faults) > 0 || s.frames[0].kind != headerFrame || s.frames[first-1].kind != snapshotFrame {
		return false
	}
	for i, f := range s.frames {
		if f.number != uint32(i) || f.tag != s.frames[0].tag {
			return false
		}
	}
	return true
}

// tells reports whether a file alone gives the whole revived match.
func (r *revived) tells(s *source) bool {
	if !s.sound() || r.broken || r.start.from != s || r.base.event != s.frames[1].event {
		return false
	}
	last := s.frames[len(s.frames)-1]
	return last.event == r.top && r.head.Event == s.frames[1].event
}

// plainly is an id as it can stand in a sentence.
func plainly(id string) string { return strings.ReplaceAll(id, "-", " ") }

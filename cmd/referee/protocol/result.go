package protocol

import (
	"safehouse/rules"
)

type scoreAnswer struct {
	Seats   []scoreEntry `json:"seats"`
	Winners []int        `json:"winners"`
	Lost    bool         `json:"lost"`
	Remarks []string     `json:"remarks"`
}

type scoreEntry struct {
	Seat   int         `json:"seat"` // -1: the automa
	Automa string      `json:"automa,omitempty"`
	Total  int         `json:"total"`
	Parts  []partEntry `json:"parts"`
}

type partEntry struct {
	Name   string `json:"name"`
	Text   string `json:"text"`
	Points int    `json:"points"`
}

// opScore is the score as it stands.
func (s *Session) opScore(fields) (any, error) {
	out := s.match.Outcome()
	a := scoreAnswer{Seats: []scoreEntry{}, Winners: []int{}, Lost: out.Lost, Remarks: []string{}}
	for seat, sc := range out.Seats {
		a.Seats = append(a.Seats, s.scoreEntry(seat, "", sc))
	}
	if out.Automa != nil {
		a.Seats = append(a.Seats, s.scoreEntry(rules.Nobody, s.info().Automa, *out.Automa))
	}
	a.Winners = append(a.Winners, out.Winners.List()...)
	for _, m := range out.Remarks {
		a.Remarks = append(a.Remarks, s.say(m))
	}
	return a, nil
}

func (s *Session) scoreEntry(seat int, automa string, sc rules.Score) scoreEntry {
	e := scoreEntry{Seat: seat, Automa: automa, Total: sc.Total, Parts: []partEntry{}}
	for _, p := range sc.Parts {
		e.Parts = append(e.Parts, partEntry{p.Key, s.say(rules.Say("part." + p.Key)), p.Points})
	}
	return e
}

type logAnswer struct {
	Lines []string `json:"lines"`
}

// opLog tells what happened so far: all of it, or what one seat may read.
func (s *Session) opLog(f fields) (any, error) {
	seat, err := f.whole("seat", rules.Nobody, rules.Nobody, s.match.Setup().Seats-1)
	if err != nil {
		return nil, err
	}
	a := logAnswer{Lines: []string{}}
	now := s.match.State()
	for _, st := range s.match.Steps() {
		for _, e := range st.Events {
			if !f.has("seat") || e.SeenBy(seat) {
				a.Lines = append(a.Lines, s.say(rules.Told(now, e)))
			}
		}
	}
	return a, nil
}

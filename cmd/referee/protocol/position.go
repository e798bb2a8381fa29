package protocol

import (
	"encoding/json"
	"fmt"

	jsonpatch "github.com/evanphx/json-patch/v5"

	"safehouse/rules"
)

type stateAnswer struct {
	State    json.RawMessage  `json:"state"`
	Upcoming []map[string]any `json:"upcoming"`
}

// opState prints the whole state.
func (s *Session) opState(fields) (any, error) {
	b, err := s.match.State().MarshalJSON()
	if err != nil {
		return nil, err
	}
	return stateAnswer{b, s.info().WriteNext(s.match.State().Chance())}, nil
}

type viewAnswer struct {
	View json.RawMessage `json:"view"`
}

// opView prints the state as a seat knows it.
func (s *Session) opView(f fields) (any, error) {
	if err := f.require(`the op "view"`, "seat"); err != nil {
		return nil, err
	}
	seat, err := f.whole("seat", rules.Nobody, rules.Nobody, s.match.Setup().Seats-1)
	if err != nil {
		return nil, err
	}
	b, err := s.match.View(seat).MarshalJSON()
	if err != nil {
		return nil, err
	}
	return viewAnswer{b}, nil
}

// opEdit puts the match into another position.
func (s *Session) opEdit(f fields) (any, error) {
	if err := f.require(`the op "edit"`, "patch"); err != nil {
		return nil, err
	}
	if _, err := f.object("patch"); err != nil {
		return nil, err
	}
	now, err := s.match.State().MarshalJSON()
	if err != nil {
		return nil, err
	}
	merged, err := jsonpatch.MergePatch(now, f["patch"])
	if err != nil {
		return nil, fail(BadPosition, "the patch cannot be merged: %v", err)
	}
	edited := s.match.State().Clone()
	if err := edited.UnmarshalJSON(merged); err != nil {
		return nil, fail(BadPosition, "%v", err)
	}
	if err := edited.Validate(); err != nil {
		return nil, fail(BadPosition, "%v", err)
	}
	if err := s.match.Edit(edited); err != nil {
		return nil, err
	}
	return s.turn(), nil
}

type hashAnswer struct {
	Hash string `json:"hash"`
}

// opHash is a fingerprint of the whole state.
func (s *Session) opHash(fields) (any, error) {
	h, err := rules.Hash(s.match.State())
	if err != nil {
		return nil, err
	}
	return hashAnswer{fmt.Sprintf("%016x", h)}, nil
}

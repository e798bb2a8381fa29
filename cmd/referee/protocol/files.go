package protocol

import (
	"errors"
	"fmt"
	"path/filepath"

	"safehouse/assets/text"
	"safehouse/rules"
	"safehouse/rules/match"
	"safehouse/save"
)

// A store writes and reads match files; save is the real one.
type store struct {
	export func(j *save.Journal, path string) error
	load   func(path string) (*save.Journal, save.Report, error)
}

var disk = store{export: (*save.Journal).Export, load: save.Import}

// An archive is what the op save writes. It follows the match only when it is
// asked to, so that a request that goes wrong leaves no trace in it.
type archive struct {
	journal *save.Journal // nil until the first save of a new match
	written int           // records of the session that are in it
}

type loadAnswer struct {
	Found []string `json:"found"` // what was wrong with the file
	turnAnswer
}

// path reads the field path.
func (f fields) path(what string) (string, error) {
	if err := f.require(what, "path"); err != nil {
		return "", err
	}
	p, err := f.text("path", "")
	if err == nil && p == "" {
		err = bad("\"path\" must name a file")
	}
	return p, err
}

// opSave writes the match to a file.
func (s *Session) opSave(f fields) (any, error) {
	path, err := f.path(`the op "save"`)
	if err != nil {
		return nil, err
	}
	if err := s.archive.follow(s.match, s.records); err != nil {
		return nil, s.fileProblem(err)
	}
	switch err := s.store.export(s.archive.journal, path); {
	case errors.Is(err, save.ErrVanished):
		return nil, fail(IO, "there is no folder %q to save in; make it first or give another path", filepath.Dir(path))
	case err != nil:
		return nil, s.fileProblem(err)
	}
	return struct{}{}, nil
}

// opLoad goes on with the match in a file. The file is read twice: one reading
// is played on, the other one is what save writes.
func (s *Session) opLoad(f fields) (any, error) {
	path, err := f.path(`the op "load"`)
	if err != nil {
		return nil, err
	}
	j, report, err := s.store.load(path)
	switch {
	case errors.Is(err, save.ErrMissing):
		return nil, fail(IO, "there is no file %q; give the path of a match that was saved", path)
	case err != nil:
		return nil, s.fileProblem(err)
	}
	again, _, err := s.store.load(path)
	if err != nil {
		return nil, s.fileProblem(err)
	}
	s.begin(j.Match(), &archive{journal: again})
	a := loadAnswer{Found: []string{}, turnAnswer: s.turn()}
	for _, m := range report.Messages() {
		a.Found = append(a.Found, s.say(m))
	}
	return a, nil
}

// begin puts another match on the table.
func (s *Session) begin(m *match.Match, a *archive) {
	s.match, s.archive, s.records = m, a, nil
	m.SetSink(s.note)
}

// MaxEdits is how many edits of a match are kept. Each holds a whole position.
const MaxEdits = 8192

// note keeps a record. An edit right after an edit takes its place, unless a
// file has it already: nothing leads back to what lay between them.
func (s *Session) note(r match.Record) error {
	last := len(s.records) - 1
	if r.Kind == match.RecordEdit {
		if last >= s.archive.written && s.records[last].Kind == match.RecordEdit {
			s.records = append(s.records[:last:last], r)
			return nil
		}
		if edits := s.edits(); edits >= MaxEdits {
			return fail(Refused, "this match was edited %d times; save and load it to go on, or start a new one", edits)
		}
	}
	s.records = append(s.records, r)
	return nil
}

// edits counts the edits that are kept.
func (s *Session) edits() (n int) {
	for i := range s.records {
		if s.records[i].Kind == match.RecordEdit {
			n++
		}
	}
	return n
}

// fileProblem puts an error of package save into an answer.
func (s *Session) fileProblem(err error) *problem {
	var p *save.Problem
	if errors.As(err, &p) {
		return fail(IO, "%s", s.book.Say(text.House, p.Message))
	}
	return fail(IO, "%v", err)
}

// follow does in the archive what happened in m since the last time.
func (a *archive) follow(m *match.Match, records []match.Record) error {
	if a.journal == nil {
		j, err := save.NewJournal(m.Game(), m.Setup(), m.Controllers(), save.About{})
		if err != nil {
			return err
		}
		a.journal = j
	}
	for _, r := range records[a.written:] {
		if err := repeat(a.journal.Match(), r); err != nil {
			return fmt.Errorf("the match cannot be written down: %w", err)
		}
		a.written++
	}
	return nil
}

// repeat does in m what a record of another match tells.
func repeat(m *match.Match, r match.Record) error {
	switch r.Kind {
	case match.RecordAction:
		_, err := m.Apply(r.Action)
		return err
	case match.RecordUndo:
		return m.Undo()
	case match.RecordRedo:
		_, err := m.Redo()
		return err
	case match.RecordEdit:
		return m.Edit(r.Position)
	}
	return &rules.Refusal{Reason: rules.Literal(fmt.Sprintf("a record of kind %d", r.Kind))}
}

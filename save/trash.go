package save

import (
	"errors"
	"io/fs"
	"slices"
)

// besides are the files of a match beside its journal.
var besides = []string{startEnding, startEnding + oldEnding, matchEnding + oldEnding, matchEnding + newEnding, pictureEnding}

// shift moves the files of a match from one folder to another. A match is
// where its journal is: that moves last out of the matches and first among
// them, so that a move that was interrupted can be repeated; one that is done already is
// none.
func (f *Folder) shift(from, to, id string) error {
	if err := f.hold(id); err != nil {
		return err
	}
	defer f.release(id)
	if !f.has(from, id) && !f.journal(to, id) {
		return problem(problemMissing, nil, file(id))
	}
	if f.journal(from, id) && f.journal(to, id) {
		return problem(problemUnusable, errors.New("a match of this name is there already"), file(id))
	}
	order := slices.Concat(besides, []string{matchEnding})
	if to == matchesDir {
		order = slices.Concat([]string{matchEnding}, besides)
	}
	for _, e := range order {
		err := f.disk.Rename(f.path(from, id+e), f.path(to, id+e))
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return writing(f.path(from, id+e), err)
		}
	}
	return writing(f.path(to, id), firstOf(f.disk.SyncDir(f.path(to)), f.disk.SyncDir(f.path(from))))
}

// journal reports whether the journal of a match is in a folder.
func (f *Folder) journal(dir, id string) bool { return exists(f.disk, f.path(dir, id+matchEnding)) }

// left reports whether what a folder has of a match was only left behind by a
// move that was interrupted.
func (f *Folder) left(dir, id string) bool {
	if f.journal(dir, id) {
		return false
	}
	return slices.ContainsFunc([]string{matchesDir, replaysDir, trashDir}, func(other string) bool {
		return other != dir && f.journal(other, id)
	})
}

// has reports whether any file tells of a match in a folder.
func (f *Folder) has(dir, id string) bool {
	return slices.ContainsFunc([]string{matchEnding, startEnding, matchEnding + oldEnding, matchEnding + newEnding}, func(e string) bool {
		return exists(f.disk, f.path(dir, id+e))
	})
}

// Delete moves a match to the trash.
func (f *Folder) Delete(id string) error { return f.shift(matchesDir, trashDir, id) }

// Restore takes a match out of the trash.
func (f *Folder) Restore(id string) error { return f.shift(trashDir, matchesDir, id) }

// Archive puts a finished match away among the replays, where ReadReplay finds
// it.
func (f *Folder) Archive(id string) error { return f.shift(matchesDir, replaysDir, id) }

// Unarchive brings a replay back among the matches.
func (f *Folder) Unarchive(id string) error { return f.shift(replaysDir, matchesDir, id) }

// EmptyTrash deletes what is in the trash for good.
func (f *Folder) EmptyTrash() error {
	names, err := f.disk.ReadDir(f.path(trashDir))
	if err != nil {
		return reading(f.path(trashDir), err)
	}
	for _, n := range names {
		if err := f.disk.Remove(f.path(trashDir, n)); err != nil {
			return writing(f.path(trashDir, n), err)
		}
	}
	return writing(f.path(trashDir), f.disk.SyncDir(f.path(trashDir)))
}

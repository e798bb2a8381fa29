package save

import (
	"errors"
	"io/fs"
)

// endings are all files of a match; the journal is the last, because as long as
// it is in a place the match is there.
var endings = []string{
	startEnding, startEnding + oldEnding, matchEnding + oldEnding, matchEnding + newEnding, pictureEnding, matchEnding,
}

// shift moves the files of a match from one folder to another.
func (f *Folder) shift(from, to, id string) error {
	if err := f.hold(id); err != nil {
		return err
	}
	defer f.release(id)
	if from == to || !f.has(from, id) {
		return problem(problemMissing, nil, file(id))
	}
	if f.has(to, id) {
		return problem(problemUnusable, errors.New("a match of this name is there already"), file(id))
	}
	for _, e := range endings {
		err := f.disk.Rename(f.path(from, id+e), f.path(to, id+e))
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return writing(f.path(from, id+e), err)
		}
	}
	return writing(f.path(to, id), firstOf(f.disk.SyncDir(f.path(to)), f.disk.SyncDir(f.path(from))))
}

// has reports whether any file tells of a match in a folder.
func (f *Folder) has(dir, id string) bool {
	for _, e := range endings {
		if e != pictureEnding && exists(f.disk, f.path(dir, id+e)) {
			return true
		}
	}
	return false
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

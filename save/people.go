package save

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
)

// Several people may play at one machine. The folder that the program was started with is
// the first one's; everybody else has a folder of the same kind in people/<id> below it.
// The lock of the first folder is that of all of them.

const peopleDir = "people"

// A Person is somebody with a profile at this machine.
type Person struct {
	ID     string // "" for the one whose folder the first one is
	Name   string // as in the profile; "" while there is none
	Played int    // matches of that person that were counted
	Medals int    // achievements
}

// People are those who have a profile in this folder, its own first. Whose profile cannot
// be read is there without a name.
func (f *Folder) People() ([]Person, error) {
	l := []Person{f.person("")}
	names, err := f.disk.ReadDir(f.path(peopleDir))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return l, reading(f.path(peopleDir), err)
	}
	for _, id := range names {
		if validID(id) && exists(f.disk, f.path(peopleDir, id, profileFile)) {
			l = append(l, f.person(id))
		}
	}
	return l, nil
}

// person is what is known of one of them.
func (f *Folder) person(id string) Person {
	x := Person{ID: id}
	v, err := f.peek(&profileKind, f.of(id).path(profileFile))
	if err != nil {
		return x
	}
	p := v.(*Profile)
	x.Name = p.Name
	x.Played = p.Matches(p.Name)
	for k := range p.Marks {
		if isFeat(k) {
			x.Medals++
		}
	}
	return x
}

// of is the folder of a person without a lock of its own: for single files.
func (f *Folder) of(id string) *Folder {
	dir := f.dir
	if id != "" {
		dir = f.path(peopleDir, id)
	}
	return newFolder(f.disk, f.find, dir, f.now)
}

// OpenPerson opens the folder of a person who has a profile here.
func (f *Folder) OpenPerson(id string) (*Folder, error) {
	if !validID(id) || !exists(f.disk, f.path(peopleDir, id, profileFile)) {
		return nil, problem(problemMissing, fmt.Errorf("person %q", id), file(id))
	}
	return openFolder(f.disk, f.find, f.path(peopleDir, id), f.now)
}

// AddPerson makes a profile for somebody new, with settings to begin with, and returns
// its id. Nobody is written over.
func (f *Folder) AddPerson(name string, settings *Settings) (string, error) {
	p := &Profile{Name: name, Created: f.now().Unix()}
	if err := p.Validate(); err != nil || strings.TrimSpace(name) == "" {
		return "", problem(problemUnusable, err)
	}
	id := newName("person", f.now())
	dir := f.path(peopleDir, id)
	for _, d := range []string{f.path(peopleDir), dir} {
		if err := f.disk.MkdirAll(d); err != nil {
			return "", folderProblem(d, err)
		}
	}
	of := f.of(id)
	if settings != nil {
		own := *settings
		own.Match, own.Player, own.Person = "", name, ""
		if err := of.StoreSettings(&own); err != nil {
			return "", err
		}
	}
	// The profile comes last: without it the folder is nobody's.
	return id, of.StoreProfile(p)
}

// CountFor adds a result to the profile of another person at this machine, once.
func (f *Folder) CountFor(id string, r Result) error {
	of := f.of(id)
	p, _, err := of.LoadProfile()
	if err != nil {
		return err
	}
	if !p.Count(r) {
		return nil
	}
	return of.StoreProfile(p)
}

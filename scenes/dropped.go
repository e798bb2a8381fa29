package scenes

import (
	"cmp"
	"errors"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// ImportEndings are the endings of the files that can be imported.
var ImportEndings = []string{".match", ".safehouse"}

// MostImports is how many files are listed, mostDropped how large one that is dropped may be.
const (
	MostImports = 200
	mostDropped = 64 << 20
)

// Park writes what came as text or was dropped to a file that goes when the program ends.
func (h *House) Park(name string, data []byte) (at string, err error) {
	if h.parked == "" {
		if h.parked, err = os.MkdirTemp("", "safehouse-"); err != nil {
			return "", err
		}
	}
	at = filepath.Join(h.parked, name)
	return at, os.WriteFile(at, data, 0o600)
}

// unpark takes away what was parked.
func (h *House) unpark() {
	if h.parked != "" {
		_ = os.RemoveAll(h.parked) // the system clears its folder for such files too
		h.parked, h.Dropped = "", nil
	}
}

// A FileTaker is a scene that takes in files dropped on the window.
type FileTaker interface {
	// Dropped is told that files lie in the list of what can be imported; one that came alone is named.
	Dropped(only string)
}

// Take takes over a file that the program was started with, as if it were dropped on the first scene.
func (a *App) Take(file string) { a.given = file }

// takeGiven does so as soon as that scene is shown.
func (a *App) takeGiven() {
	if a.given == "" || !a.drawn {
		return
	}
	dir, name := filepath.Split(a.given)
	a.given = ""
	a.takeIn(os.DirFS(cmp.Or(dir, ".")), []string{name}, nil)
}

// TakeFiles takes over what was dropped on the window.
func (a *App) TakeFiles(files fs.FS) {
	entries, err := fs.ReadDir(files, ".")
	var names []string
	for _, e := range entries {
		if !e.IsDir() {
			names = append(names, e.Name())
		}
	}
	a.takeIn(files, names, err)
}

// takeIn takes over files, or tells the error that listing them met.
func (a *App) takeIn(files fs.FS, names []string, err error) {
	h := a.House
	var fresh []string
	for _, name := range names {
		if len(fresh) >= MostImports || !slices.Contains(ImportEndings, strings.ToLower(path.Ext(name))) {
			continue
		}
		at, no := h.parkFrom(files, name)
		if no == nil {
			fresh = append(fresh, at)
		} else if err == nil { // the others are taken in
			err = no
		}
	}
	slices.Reverse(fresh) // what came last is listed first
	h.Dropped = append(slices.DeleteFunc(h.Dropped, func(s string) bool { return slices.Contains(fresh, s) }), fresh...)
	to, ok := a.Top().(FileTaker)
	st := a.Top().Stage()
	switch {
	case err != nil:
		h.Alert(st, h.T("load.import.failed"), err)
		if len(fresh) > 0 {
			st.Toast("import", h.T("import.dropped.later"))
		}
	case len(fresh) == 0:
		st.Toast("warning", h.T("import.dropped.none"))
	case !h.Keeps():
		st.Toast("warning", h.T("title.no-folder"))
	case !ok || st.Modals() > 0:
		st.Toast("import", h.T("import.dropped.later"))
	case len(fresh) == 1:
		to.Dropped(fresh[0])
	default:
		to.Dropped("")
	}
}

// parkFrom parks a file that was dropped.
func (h *House) parkFrom(files fs.FS, name string) (at string, err error) {
	f, err := files.Open(name)
	if err != nil {
		return "", err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, mostDropped+1))
	if err != nil {
		return "", err
	}
	if len(data) > mostDropped {
		return "", errors.New(h.T("import.dropped.large", "name", name))
	}
	return h.Park(path.Base(name), data)
}

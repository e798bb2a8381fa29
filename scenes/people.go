package scenes

import (
	"safehouse/render/ui/input"
	"safehouse/rules"
	"safehouse/save"
)

// Several people may have a profile at one machine: each has a folder with matches,
// campaigns, results and settings. One of them is open.

// enter opens the folder of a person, "" for the first one. On an error everything is as
// it was.
func (h *House) enter(id string) error {
	if h.root == nil || id == h.person {
		return nil
	}
	h.writer.drain()
	next := h.root
	if id != "" {
		f, err := h.root.OpenPerson(id)
		if err != nil {
			return err
		}
		next = f
	}
	h.leaveFolder()
	h.Folder, h.person = next, id
	h.index, h.situations, h.refreshLater = folderIndex{Version: h.index.Version + 1}, nil, false
	h.read()
	h.remind(id)
	if h.App != nil {
		h.settingsChanged()
	}
	h.refreshIndex()
	return nil
}

// leaveFolder gives the folder that is open back, if it is not the first one.
func (h *House) leaveFolder() {
	if h.Folder != nil && h.Folder != h.root {
		_ = h.Folder.Close()
	}
	h.Folder = h.root
}

// remind keeps in the first folder whose profile is open, for the next start.
func (h *House) remind(id string) {
	if h.Folder == h.root {
		h.Settings.Person = id
		h.keep()
		return
	}
	if !h.Keeps() {
		return
	}
	s, _, err := h.root.LoadSettings()
	if s == nil || err != nil || s.Person == id {
		return
	}
	s.Person = id
	h.writer.write("person", func() error { return h.root.StoreSettings(s) })
}

// readKeys takes over the key bindings of the settings.
func (h *House) readKeys() {
	b, err := input.Load(h.Settings.Keys)
	if err != nil {
		h.notices = append(h.notices, rules.Say("notice.keys"))
	}
	*h.Bindings = *b
}

// countForOthers adds the results of guests who have a profile of their own here to it.
func (h *House) countForOthers(results []save.Result) {
	if !h.Keeps() {
		return
	}
	var guests []save.Result
	for _, r := range results {
		if r.Who != h.Profile.Name && r.Who != "" {
			guests = append(guests, r)
		}
	}
	if len(guests) == 0 {
		return
	}
	root, me := h.root, h.person
	h.writer.write("guests "+guests[0].Match, func() error {
		people, err := root.People()
		if err != nil {
			return err
		}
		for _, r := range guests {
			for _, p := range people {
				if p.Name == r.Who && p.ID != me {
					if err := root.CountFor(p.ID, r); err != nil {
						return err
					}
				}
			}
		}
		return nil
	})
}

package scenes

import (
	"safehouse/render/ui"
	"safehouse/render/ui/input"
	"safehouse/rules"
	"safehouse/save"
)

// Several people may have a profile at one machine: each has a folder with matches,
// campaigns, results and settings. One of them is open.

// Enter opens the folder of a person, "" for the first one. On an error everything is as
// it was.
func (h *House) Enter(id string) error {
	if h.Root == nil || id == h.PersonID {
		return nil
	}
	h.Flush()
	next := h.Root
	if id != "" {
		f, err := h.Root.OpenPerson(id)
		if err != nil {
			return err
		}
		next = f
	}
	h.leaveFolder()
	h.Folder, h.PersonID = next, id
	h.Index, h.situations, h.refreshLater = folderIndex{Version: h.Index.Version + 1}, nil, false
	h.read()
	h.remind(id)
	if h.App != nil {
		h.SettingsChanged()
	}
	h.RefreshIndex()
	return nil
}

// leaveFolder gives the folder that is open back, if it is not the first one.
func (h *House) leaveFolder() {
	if h.Folder != nil && h.Folder != h.Root {
		_ = h.Folder.Close()
	}
	h.Folder = h.Root
}

// remind keeps in the first folder whose profile is open, for the next start.
func (h *House) remind(id string) {
	if h.Folder == h.Root {
		h.Settings.Person = id
		h.keep()
		return
	}
	if !h.Keeps() {
		return
	}
	s, _, err := h.Root.LoadSettings()
	if s == nil || err != nil || s.Person == id {
		return
	}
	s.Person = id
	h.writer.write("person", func() error { return h.Root.StoreSettings(s) })
}

// readKeys takes over the key bindings of the settings.
func (h *House) readKeys() {
	b, err := input.Load(input.Hand(h.Settings.Hand), h.Settings.Keys)
	if err != nil {
		h.Notices = append(h.Notices, rules.Say("notice.keys"))
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
	root, me := h.Root, h.PersonID
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

// Carry asks for a path and writes luggage there.
func (h *House) Carry(s *ui.Stage, name string, l save.Luggage) {
	h.AskPath(s, h.T("person.carry"), h.ExportPath(name, ".safehouse"), func(path string) {
		h.Export(s, path, func(path string) error {
			rep, err := h.Folder.Carry(path, l)
			if err == nil && !rep.Whole() {
				h.Notices = append(h.Notices, rep.Messages()...)
			}
			return err
		})
	})
}

// CarryCampaign asks for a path and writes one campaign or career there, with its matches:
// one file that another machine can unpack.
func (h *House) CarryCampaign(s *ui.Stage, id string) {
	h.Flush()
	l, err := h.Folder.OfCampaign(id)
	if err != nil {
		h.Alert(s, h.T("person.failed"), err)
		return
	}
	h.Carry(s, "career", l)
}

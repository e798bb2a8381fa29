package desk

import (
	"cmp"
	"context"
	"errors"
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/save"
	"safehouse/scenes"
)

// Files from elsewhere: a file to carry is looked through and shown before anything is
// taken over; a single match becomes a match here.

// An unpacking is a file from elsewhere that somebody looks at.
type unpacking struct {
	house  *scenes.House
	stage  *ui.Stage
	path   string
	parcel *save.Parcel
	done   func(match string) // when something was taken over: the match, if it was only one
}

// Unpack asks for a file and takes over what is in it.
func Unpack(h *scenes.House, s *ui.Stage, title string, done func(match string)) {
	askImport(h, s, title, func(path string) { takeIn(h, s, path, done) })
}

// takeIn takes over what is in a file.
func takeIn(h *scenes.House, s *ui.Stage, path string, done func(match string)) {
	u := &unpacking{house: h, stage: s, path: path, done: done}
	u.open(func(err error) {
		switch {
		case err == nil:
			u.show()
		case errors.Is(err, save.ErrForeign):
			importMatch(h, s, path, done)
		default:
			fail(h, s, err)
		}
	})
}

// open reads the file against the folder of who plays.
func (u *unpacking) open(then func(err error)) {
	h, folder := u.house, u.house.Folder
	h.Flush()
	h.StartTask(u.stage, h.T("person.opening"), func(ctx context.Context, progress func(done, of int)) (err error) {
		u.parcel, err = folder.OpenParcel(ctx, u.path, progress)
		return err
	}, then)
}

// fail says why a file was not taken over, nothing when somebody broke it off.
func fail(h *scenes.House, s *ui.Stage, err error) {
	if !errors.Is(err, context.Canceled) {
		h.Alert(s, h.T("person.unpack.failed"), err)
	}
}

// importMatch takes the file of a match over.
func importMatch(h *scenes.House, s *ui.Stage, path string, done func(match string)) {
	h.Flush()
	id, rep, err := h.Folder.ImportMatch(path)
	if err != nil {
		h.Alert(s, h.T("load.import.failed"), err)
		return
	}
	done(id)
	h.RefreshIndex()
	text := h.T("load.imported")
	if !rep.Whole() {
		text = render.Escape(h.Book.Say("", rep.Messages()[0]))
	}
	s.Toast("import", text)
}

// parcelLines is how many things of a file are named; the others are counted.
const parcelLines = 12

// show says what is in the file and what would come of it.
func (u *unpacking) show() {
	h := u.house
	var lines []string
	fresh := false
	for i, piece := range u.parcel.Pieces {
		fresh = fresh || piece.Trouble.IsZero() && !piece.Same && !piece.Older
		if i < parcelLines {
			lines = append(lines, pieceLine(h, piece))
		}
	}
	if n := len(u.parcel.Pieces) - parcelLines; n > 0 {
		lines = append(lines, h.T("person.parcel.more", "n", n))
	}
	d := ui.Dialog{ID: "parcel", Icon: "import", Title: h.T("person.parcel", "day", h.Date("day", u.parcel.Made)), Wide: 900}
	say := h.T("person.parcel.nothing")
	d.Answers = []ui.Answer{{Label: h.T("ok"), Confirm: true}}
	if fresh {
		say = h.T("person.parcel.ask")
		d.Cancel = 2
		d.Answers = []ui.Answer{{Label: h.T("person.parcel.merge"), Confirm: true, Do: func() { u.take(func(error) { u.done("") }) }}, {Label: h.T("person.parcel.new"), Do: u.takeAsNew}, {Label: h.T("cancel")}}
	}
	d.Text = strings.Join(lines, "\n") + "\n\n" + say
	u.stage.Ask(d)
}

// pieceLine is one thing of a file in words.
func pieceLine(h *scenes.House, x save.Piece) string {
	name := cmp.Or(render.Escape(x.Title), h.Title(x.Game))
	key := [...]string{save.PieceProfile: "profile", save.PieceCampaign: "campaign", save.PieceMatch: "match", save.PieceReplay: "replay"}[x.Kind]
	line := h.T("person.piece."+key, "name", name, "game", gameOf(h, x.Game), "n", x.N)
	switch {
	case !x.Trouble.IsZero():
		line += " " + h.Book.Say("", x.Trouble)
	case x.Same:
		line += " " + h.T("person.piece.same")
	case x.Kind == save.PieceProfile && !h.Profile.Called(x.Title):
		line += " " + h.T("person.piece.guest")
	case x.Kind == save.PieceProfile && x.Here:
		line += " " + h.T("person.piece.merged")
	case x.Older:
		line += " " + h.T("person.piece.older")
	case x.Here:
		line += " " + h.T("person.piece.newer")
	default:
		line += " " + h.T("person.piece.new")
	}
	return line
}

// gameOf is the name of a game, campaign or career, "" for none.
func gameOf(h *scenes.House, id string) string {
	if id == "" {
		return ""
	}
	return h.Title(id)
}

// take takes the file into the folder of who plays; then is told what went wrong.
func (u *unpacking) take(then func(err error)) {
	h, folder, own := u.house, u.house.Folder, u.house.Profile.Clone()
	h.Flush()
	var sum save.Unpacked
	h.StartTask(u.stage, h.T("person.taking"), func(ctx context.Context, progress func(done, of int)) (err error) {
		sum, err = folder.Unpack(ctx, u.parcel, own, progress)
		return err
	}, func(err error) {
		h.Profile = own // as far as it went
		h.Index.Caught = false
		h.RefreshIndex()
		then(err)
		s := h.App.Top().Stage() // then may have left the scene
		s.Toast("check", h.T("person.unpacked", "n", sum.Added, "newer", sum.Newer, "same", sum.Same, "left", sum.Left))
		if err != nil {
			fail(h, s, err)
		}
	})
}

// takeAsNew makes a new person of the file.
func (u *unpacking) takeAsNew() {
	h, name := u.house, u.parcel.Person()
	h.Ask(u.stage, scenes.TextQuestion{ID: "new-person", Title: h.T("person.add"), Label: h.T("settings.name"), Text: name, Max: 24, Done: func(t string) {
		// Under the name in the file its medals are this person's.
		id, err := h.Root.AddPerson(cmp.Or(name, t), h.Settings)
		if err == nil {
			err = h.Enter(id)
		}
		if err != nil {
			h.Alert(u.stage, h.T("person.failed"), err)
			return
		}
		u.open(func(err error) { // once more, against this folder
			if err != nil {
				h.Home()
				fail(h, h.App.Top().Stage(), err)
				return
			}
			u.take(func(error) {
				h.Profile.Rename(h.Profile.Name, t)
				h.Profile.Name = t
				h.KeepProfile()
				h.Home()
			})
		})
	}})
}

package scenes

import (
	"testing"

	"safehouse/assets/text"
	"safehouse/rules"
	"safehouse/rules/masters"
	"safehouse/rules/match"
	"safehouse/save"
)

// naming is a campaign of which one match knows names.
type naming struct{ match *string }

func (naming) Game() string             { return "masters" }
func (naming) ID() string               { return "rivercity" }
func (naming) Hub(*House, string) Scene { return nil }

func (n naming) Called(_ *House, campaign, match string, _ rules.State) map[string]string {
	if campaign != "rivercity-1" || match != *n.match {
		return nil
	}
	return map[string]string{"name.character.thug": "Jitters {b}", "short.character.thug": "Jitters", "table.undo": "Nonsense"}
}

// What a campaign's people call the characters of a heist stays where somebody plays on from its middle: at the table,
// after a new start, in its replay, in the list, in a copy from a file, and where that is played on from in turn.
func TestNamesThatPeopleGaveStayInABranch(t *testing.T) {
	book, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	folder, err := save.OpenFolder(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = folder.Close() })
	h := NewHouse(book, nil)
	h.Folder, h.Profile = folder, &save.Profile{Name: "Ada"}
	h.Tables = map[string]func() Table{"masters": func() Table { return nil }}
	var heist string
	h.Campaigns = []Campaign{naming{&heist}}
	says := func(f *MatchFile, where string) {
		t.Helper()
		if full, short := f.Say(rules.Say("name.character.thug")), f.Say(rules.Say("short.character.thug")); full != "Jitters {{b}" || short != "Jitters" {
			t.Errorf("%s: the Thug is called %q, short %q", where, full, short)
		}
		if got := f.Say(rules.Say("table.undo")); got == "Nonsense" {
			t.Errorf("%s: a file renames a button", where)
		}
	}
	seats := []match.Controller{{Kind: match.Person, Participant: "Ada"}, {Kind: match.Person, Participant: "Ada"}, {Kind: match.Person, Participant: "Ada"}}
	f, err := h.StartMatch(masters.Game{}, rules.Setup{Seats: 3, Seed: 5}, seats, save.About{Campaign: "rivercity-1"})
	if err != nil {
		t.Fatal(err)
	}
	heist = f.Journal.ID()
	f.Reread()
	says(f, "the heist")
	for range 4 {
		if _, err := f.Match.Apply(f.Match.Legal()[0]); err != nil {
			t.Fatal(err)
		}
	}
	says(f.Again(), "its replay")
	b, err := h.Branch(f.Again(), 2)
	if err != nil {
		t.Fatal(err)
	}
	if b.Part != "" {
		t.Fatalf("the branch is a part of %s", b.Part)
	}
	says(b, "the branch")
	if err := b.Journal.Close(); err != nil {
		t.Fatal(err)
	}
	b, rep, err := h.ResumeMatch(b.Journal.ID())
	if err != nil || rep.Damaged() {
		t.Fatal(err, rep)
	}
	says(b, "the branch after a new start")
	b.Reread()
	says(b, "in another language")
	x, err := folder.Listed(b.Journal.ID())
	if err != nil || x.Called["short.character.thug"] != "Jitters" {
		t.Errorf("the list has %v (%v)", x.Called, err)
	}
	path := t.TempDir() + "/away.match"
	if err := folder.Export(b.Journal, path); err != nil {
		t.Fatal(err)
	}
	id, _, err := folder.ImportMatch(path)
	if err != nil {
		t.Fatal(err)
	}
	c, _, err := h.ResumeMatch(id)
	if err != nil {
		t.Fatal(err)
	}
	says(c, "the copy")
	again, err := h.Branch(c, 0)
	if err != nil {
		t.Fatal(err)
	}
	says(again, "a branch of the copy")
	for _, f := range []*MatchFile{f, b, c, again} {
		_ = f.Journal.Close()
	}
}

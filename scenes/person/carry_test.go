package person_test

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"safehouse/assets"
	"safehouse/rules"
	"safehouse/rules/games"
	"safehouse/rules/match"
	"safehouse/save"
	"safehouse/scenes"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// Every medal shows a pictogram of the house, and no two of a game the same one.
func TestEveryMedalHasAPictogram(t *testing.T) {
	index, err := assets.OpenIndex("common", 1)
	if err != nil {
		t.Fatal(err)
	}
	var drawn []string
	for _, s := range index.Sprites {
		drawn = append(drawn, s.Name)
	}
	for _, g := range games.All {
		game, seen := g.Info().ID, map[string]string{}
		box := tables.Boxes[slices.IndexFunc(tables.Boxes, func(b scenes.Box) bool { return b.Game == game })]
		for _, f := range games.Feats(game) {
			key := game + "." + f.ID
			icon, ok := box.Medals[f.ID]
			if !ok {
				icon = "star"
			}
			if !slices.Contains(drawn, icon) {
				t.Errorf("%s: there is no pictogram %q", key, icon)
			}
			if other := seen[icon]; other != "" {
				t.Errorf("%s and %s both show %q", key, other, icon)
			}
			seen[icon] = key
		}
	}
}

// packedFile is a file of Vesper's to carry.
func packedFile(t *testing.T) string {
	t.Helper()
	f, err := save.OpenFolder(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := f.StoreProfile(scenestest.Filed()); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "vesper.safehouse")
	if _, err := f.Carry(path, save.Luggage{Profile: true}); err != nil {
		t.Fatal(err)
	}
	return path
}

// The file of somebody with another name is said to be a guest's, and becomes one.
func TestAFileIsTakenOverAsThatOfAGuest(t *testing.T) {
	d := personAt(t, 1280, 720)
	d.House.Profile = &save.Profile{Name: "Imre"}
	d.Play(strings.ReplaceAll("pick tabs/3\nwait idle\npick unpack\nwait idle\ntype PATH\nkey Enter\nwait idle\nexpect text added as a guest's\npick parcel/0\nwait idle", "PATH", packedFile(t)))
	p := d.House.Profile
	if p.Name != "Imre" || p.Matches("Vesper") != scenestest.Filed().Matches("Vesper") || p.Matches("Imre") != 0 || len(p.Marks) != 0 {
		t.Errorf("Imre's file is %+v", p)
	}
}

// Somebody new can be called otherwise than in the file: results and medals are theirs.
func TestAFileIsTakenOverAsSomebodyNew(t *testing.T) {
	d := personAt(t, 1280, 720)
	d.Play(strings.ReplaceAll("pick tabs/3\nwait idle\npick unpack\nwait idle\ntype PATH\nkey Enter\nwait idle\npick parcel/1\nwait idle\ntype II\nkey Enter\nwait idle\nexpect scene title", "PATH", packedFile(t)))
	p, was := d.House.Profile, scenestest.Filed()
	if p.Name != "VesperII" || p.Matches("VesperII") != was.Matches("Vesper") || p.Matches("Lynd") != was.Matches("Lynd") || len(p.Marks) < len(was.Marks) || len(p.Nights) != len(was.Nights) {
		t.Errorf("the file of %q: %d of %d matches, %d of %d marks, %d of %d nights", p.Name, p.Matches(p.Name), was.Matches("Vesper"), len(p.Marks), len(was.Marks), len(p.Nights), len(was.Nights))
	}
}

// A new name in the settings takes the results with it when the settings are left, and
// on the way there nobody else's.
func TestANewNameTakesItsResults(t *testing.T) {
	d := scenestest.OpenDesk(t, 1280, 720, t.TempDir())
	p := &save.Profile{Name: "Ann", Guests: []string{"Anna"}}
	for i, who := range []string{"Ann", "Anna", "Ann"} {
		p.Count(save.Result{Match: string(rune('a' + i)), Who: who, Game: "infiltration", Seats: 2, When: scenestest.Evening()})
	}
	d.House.Profile = p
	d.Play("wait idle\npick menu:settings\nwait idle\npick name\nwait idle\ntype abel\nkey Enter\nwait idle\npick close\nwait idle")
	if p := d.House.Profile; p.Name != "Annabel" || p.Matches("Annabel") != 2 || p.Matches("Anna") != 1 || p.Matches("Ann") != 0 {
		t.Errorf("%+v", p)
	}
}

// Whoever looks for a match takes a file to carry over as well, and the other way round.
func TestAnyFileCanBeTakenOverFromEitherPlace(t *testing.T) {
	d := scenestest.OpenDesk(t, 1280, 720, t.TempDir())
	d.House.Tables, d.House.Campaigns = tables.All, tables.Campaigns
	d.Play(strings.ReplaceAll("wait idle\ndo Load\nwait idle\ndo Import\nwait idle\ntype PATH\nkey Enter\nwait idle\nexpect text Packed on\npick parcel/0\nwait idle\nexpect scene library", "PATH", packedFile(t)))
	// Who has no name yet has brought a file of their own: name and medals are theirs.
	if p := d.House.Profile; p.Name != "Vesper" || p.Matches("Vesper") != scenestest.Filed().Matches("Vesper") || len(p.Marks) < len(scenestest.Filed().Marks) {
		t.Errorf("the profile is %+v", p)
	}
	path := filepath.Join(t.TempDir(), "one.match")
	g, _ := games.Find("infiltration")
	m, err := match.New(g, rules.Setup{Seats: 2, Seed: 4}, []match.Controller{{Participant: "Ann"}, {Participant: "Ben"}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	j, err := d.House.Folder.KeepMatch(m, save.About{})
	if err != nil {
		t.Fatal(err)
	}
	id := j.ID()
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := d.House.Folder.ExportMatch(id, path); err != nil {
		t.Fatal(err)
	}
	d.Play(strings.ReplaceAll("pick back\nwait idle\npick menu:person\nwait idle\npick tabs/3\nwait idle\npick unpack\nwait idle\ntype PATH\nkey Enter\nwait idle\nexpect scene person", "PATH", path))
	if l, err := d.House.Folder.Matches(); err != nil || len(l) != 2 {
		t.Errorf("matches are %v, %v", l, err)
	}
}

package scenes_test

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"safehouse/assets"
	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/games"
	"safehouse/rules/match"
	"safehouse/save"
	"safehouse/scenes"
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

// Statistics tell bots by the hardest of them, the expert included, and a match alone by
// the strength of the automa.
func TestStatisticsKnowWhoOnePlayedAgainst(t *testing.T) {
	person := match.Controller{Kind: match.Person, Participant: "Vesper"}
	var seats []match.Controller
	for _, l := range bot.Levels() {
		seats = append(seats, match.Controller{Kind: match.Bot, Level: l.Name})
	}
	if got, want := scenes.Level(append([]match.Controller{person}, seats...)), "expert"; got != want {
		t.Errorf("the hardest is called %q, not %q", got, want)
	}
	for game, want := range map[string]string{"deepstate": "secretary", "intoodeep": "murmur", "shadownetwork": "probation", "masters": ""} {
		g, _ := games.Find(game)
		m, err := match.New(g, rules.Setup{Seats: g.Info().MinSeats, Seed: 4}, slices.Repeat([]match.Controller{person}, g.Info().MinSeats), nil)
		if err != nil {
			t.Fatal(err)
		}
		if got := scenes.Opposition(m); got != want {
			t.Errorf("%s: against %q, not %q", game, got, want)
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
	if err := f.StoreProfile(filed()); err != nil {
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
	d.house.Profile = &save.Profile{Name: "Imre"}
	d.play(strings.ReplaceAll("pick tabs/3\nwait idle\npick unpack\nwait idle\ntype PATH\nkey Enter\nwait idle\nexpect text added as a guest's\npick parcel/0\nwait idle", "PATH", packedFile(t)))
	p := d.house.Profile
	if p.Name != "Imre" || p.Matches("Vesper") != filed().Matches("Vesper") || p.Matches("Imre") != 0 || len(p.Marks) != 0 {
		t.Errorf("Imre's file is %+v", p)
	}
}

// Somebody new can be called otherwise than in the file: results and medals are theirs.
func TestAFileIsTakenOverAsSomebodyNew(t *testing.T) {
	d := personAt(t, 1280, 720)
	d.play(strings.ReplaceAll("pick tabs/3\nwait idle\npick unpack\nwait idle\ntype PATH\nkey Enter\nwait idle\npick parcel/1\nwait idle\ntype II\nkey Enter\nwait idle\nexpect scene title", "PATH", packedFile(t)))
	p, was := d.house.Profile, filed()
	if p.Name != "VesperII" || p.Matches("VesperII") != was.Matches("Vesper") || p.Matches("Lynd") != was.Matches("Lynd") || len(p.Marks) < len(was.Marks) || len(p.Nights) != len(was.Nights) {
		t.Errorf("the file of %q: %d of %d matches, %d of %d marks, %d of %d nights", p.Name, p.Matches(p.Name), was.Matches("Vesper"), len(p.Marks), len(was.Marks), len(p.Nights), len(was.Nights))
	}
}

// A new name in the settings takes the results with it when the settings are left, and
// on the way there nobody else's.
func TestANewNameTakesItsResults(t *testing.T) {
	d := openDesk(t, 1280, 720, t.TempDir())
	p := &save.Profile{Name: "Ann", Guests: []string{"Anna"}}
	for i, who := range []string{"Ann", "Anna", "Ann"} {
		p.Count(save.Result{Match: string(rune('a' + i)), Who: who, Game: "infiltration", Seats: 2, When: evening()})
	}
	d.house.Profile = p
	d.play("wait idle\npick menu:settings\nwait idle\npick name\nwait idle\ntype abel\nkey Enter\nwait idle\npick close\nwait idle")
	if p := d.house.Profile; p.Name != "Annabel" || p.Matches("Annabel") != 2 || p.Matches("Anna") != 1 || p.Matches("Ann") != 0 {
		t.Errorf("%+v", p)
	}
}

// Whoever looks for a match takes a file to carry over as well, and the other way round.
func TestAnyFileCanBeTakenOverFromEitherPlace(t *testing.T) {
	d := openDesk(t, 1280, 720, t.TempDir())
	d.house.Tables, d.house.Campaigns = tables.All, tables.Campaigns
	d.play(strings.ReplaceAll("wait idle\ndo Load\nwait idle\ndo Import\nwait idle\ntype PATH\nkey Enter\nwait idle\nexpect text Packed on\npick parcel/0\nwait idle\nexpect scene library", "PATH", packedFile(t)))
	// Who has no name yet has brought a file of their own: name and medals are theirs.
	if p := d.house.Profile; p.Name != "Vesper" || p.Matches("Vesper") != filed().Matches("Vesper") || len(p.Marks) < len(filed().Marks) {
		t.Errorf("the profile is %+v", p)
	}
	path := filepath.Join(t.TempDir(), "one.match")
	g, _ := games.Find("infiltration")
	m, err := match.New(g, rules.Setup{Seats: 2, Seed: 4}, []match.Controller{{Participant: "Ann"}, {Participant: "Ben"}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	j, err := d.house.Folder.KeepMatch(m, save.About{})
	if err != nil {
		t.Fatal(err)
	}
	id := j.ID()
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := d.house.Folder.ExportMatch(id, path); err != nil {
		t.Fatal(err)
	}
	d.play(strings.ReplaceAll("pick back\nwait idle\npick menu:person\nwait idle\npick tabs/3\nwait idle\npick unpack\nwait idle\ntype PATH\nkey Enter\nwait idle\nexpect scene person", "PATH", path))
	if l, err := d.house.Folder.Matches(); err != nil || len(l) != 2 {
		t.Errorf("matches are %v, %v", l, err)
	}
}

package almanac_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/games"
	"safehouse/rules/match"
	"safehouse/scenes"
	"safehouse/scenes/almanac"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// school is a desk with every table and campaign.
func school(t *testing.T) *scenestest.Desk {
	d := scenestest.School(t)
	d.House.Campaigns = tables.Campaigns
	return d
}

// parts are kinds of things with a text that stand on another card, and on which.
var parts = map[string]string{
	"deepstate stage":  "their Project",
	"deepstate emblem": "the cards that show them",
	"deepstate token":  "what they lie on",
	"deepstate group":  "the headings of the Objectives",
	"masters action":   "the skills and characters that have them",
	"masters loot":     "the map, where they are no items",
}

// Everything of a box that has a name and a text of its own stands in the almanac once, painted, with its words; nothing
// stands there that is not in the box.
func TestTheAlmanacHoldsTheWholeBox(t *testing.T) {
	for game := range tables.All {
		g, _ := games.Find(game)
		in := g.Info()
		d := school(t)
		d.App.Push(d.House.Rooms.Almanac(d.House, game, "", nil))
		d.Play("wait idle")
		listed := map[string]bool{}
		for i, k := range almanac.Kinds(d.App) {
			if len(k.Cards) == 0 || k.W <= 0 || k.H <= 0 || k.Title == "" || k.Icon == "" {
				t.Errorf("%s: the %d. kind is empty: %+v", game, i, k.Title)
			}
			for _, c := range k.Cards {
				if listed[c.ID] {
					t.Errorf("%s: %s stands there twice", game, c.ID)
				}
				listed[c.ID] = true
				if c.Name == "" || strings.Contains(c.Name, ".") && !strings.Contains(c.Name, " ") || c.Paint == nil || c.Text == "" {
					t.Errorf("%s: %s has the name %q and the text %q", game, c.ID, c.Name, c.Text)
				}
				if _, ok := in.ParseRef(c.ID); !ok && k.From == "" {
					t.Errorf("%s: %s is nothing of the box", game, c.ID)
				}
			}
		}
		for _, k := range in.Refs {
			if !slices.Contains(in.Faces, k.Name) {
				continue
			}
			for _, id := range k.IDs {
				if ref := k.Name + ":" + id; !listed[ref] && d.House.Book.Has(in.ID, "text."+k.Name+"."+id) && parts[game+" "+k.Name] == "" {
					t.Errorf("%s: %s is missing", game, ref)
				}
			}
		}
		for i := range almanac.Kinds(d.App) { // a picture of each kind
			d.Visit("pick kind/" + string(rune('0'+i)) + "\nwait idle\nhover 3 3\nwait 3\nshot page")
		}
		if bad := d.House.Kit.Unknown(); len(bad) > 0 {
			t.Errorf("%s: pictograms that no sheet has: %q", game, bad)
		}
	}
}

// unfolded are words of a campaign's texts that stand in no piece of the almanac: what it tells when it comes to that.
var unfolded = []string{"operation.", "rival.", "text.end.", "name.end.", "name.career-operation.", "goal."}

// Every piece of a campaign stands in the almanac of its box, with its name, its words and a picture; it is found by its name and
// under its heading. Nothing is told there of how a career goes.
func TestTheAlmanacHoldsThePiecesOfCampaigns(t *testing.T) {
	for _, place := range tables.Campaigns {
		g, ok := games.Find(place.ID())
		if !ok {
			t.Fatalf("there is no %s", place.ID())
		}
		in, box := g.Info(), scenestest.Game(t, place.Game()).Info()
		d := school(t)
		d.App.Push(d.House.Rooms.Almanac(d.House, place.Game(), "", nil))
		d.Play("wait idle")
		groups, listed, told := map[string]int{}, map[string]scenes.CatalogueCard{}, ""
		at := -1
		for i, k := range almanac.Kinds(d.App) {
			for _, c := range k.Cards {
				listed[c.ID] = c
				if k.From != "" {
					at = i
					groups[c.Group]++
					told += almanac.Words(d.App, c.ID) + "\n"
				}
			}
		}
		for _, k := range in.Refs {
			if !slices.Contains(in.Faces, k.Name) || slices.Contains(box.Faces, k.Name) {
				continue
			}
			for _, id := range k.IDs {
				c, ok := listed[k.Name+":"+id]
				if !ok {
					t.Errorf("%s: %s:%s is missing", in.ID, k.Name, id)
					continue
				}
				words := almanac.Words(d.App, c.ID)
				if text := d.House.Text(in.ID, "text."+k.Name+"."+id); c.Paint == nil || c.Group == "" || len(c.Facts) == 0 || !strings.Contains(words, text) || c.Name != d.House.Text(in.ID, "name."+k.Name+"."+id) {
					t.Errorf("%s: %s has the name %q and the words %q", in.ID, c.ID, c.Name, words)
				}
			}
		}
		if at < 0 {
			t.Errorf("%s has no piece in the almanac", in.ID)
			continue
		}
		for _, key := range d.House.Book.Keys(in.ID) {
			if text := d.House.Text(in.ID, key); len(text) > 12 && text != d.House.Title(in.ID) && slices.ContainsFunc(unfolded, func(p string) bool { return strings.HasPrefix(key, p) }) && strings.Contains(told, text) {
				t.Errorf("%s: the almanac tells %s: %q", in.ID, key, text)
			}
		}
		d.Play(fmt.Sprintf("pick kind/%d\nwait idle", at))
		for i := range len(groups) { // each heading by itself
			d.Play(fmt.Sprintf("pick group\nwait idle\npick group/list:%d\nwait idle", i+1))
			d.Visit("hover 3 3\nwait 3\nshot group")
		}
		for id, c := range listed {
			if kind, _, _ := strings.Cut(id, ":"); kind == "keepsake" || kind == "rival" || kind == "feat" || kind == "level" {
				d.Play("pick search\nkey Ctrl+A\ntype " + strings.ToLower(c.Name) + "\nkey Enter\nwait idle")
				if l := almanac.Shelved(d.App); !slices.Contains(l, id) {
					t.Errorf("%s: %q finds %v, not %s", in.ID, c.Name, l, id)
				}
			}
		}
	}
}

// In River City each Fixer says which job brings it, each item how it comes on sale, and each skill and character what it becomes; the
// levels stand beside them.
func TestTheAlmanacTellsHowRiverCityGivesWhatIsInTheBox(t *testing.T) {
	d := school(t)
	d.App.Push(d.House.Rooms.Almanac(d.House, "masters", "", nil))
	d.Play("wait idle")
	levels := 0
	for _, k := range almanac.Kinds(d.App) {
		for _, c := range k.Cards {
			switch kind, id, _ := strings.Cut(c.ID, ":"); kind {
			case "fixer", "loot", "skill", "character":
				person := id == "guide" || len(c.Facts) == 0
				if words := almanac.Words(d.App, c.ID); !strings.Contains(words, "{b}River City:{/b}") && !person {
					t.Errorf("%s says nothing of River City: %q", c.ID, words)
				}
			case "level":
				levels++
			}
		}
	}
	if levels != 4 {
		t.Errorf("%d levels of 4", levels)
	}
	for card, want := range map[string]string{"fixer:fence": "Comes with The Inclusion Job", "loot:flashbang": "once found in The Inclusion Job", "character:safecracker": "Pro of Angry Locksmith", "skill:hurry": "Can become"} {
		if words := almanac.Words(d.App, card); !strings.Contains(words, want) {
			t.Errorf("%s: %q", card, words)
		}
	}
}

// What is looked for is found on the cards of every kind, the arrows lead from card to card, and the rules are opened with
// the card's name.
func TestTheAlmanacIsSearched(t *testing.T) {
	d := school(t)
	d.App.Push(d.House.Rooms.Almanac(d.House, "deepstate", "", nil))
	d.Play("wait idle\npick search\ntype covert operations need\nkey Enter\nwait idle\nexpect text Treaties, 1")
	d.Play("pick card:treaty:arms-dealers\nwait idle\nexpect text Arms Dealers")
	d.Play("pick rules\nwait idle\nexpect scene rules\nexpect text Arms Dealers\nkey Escape\nwait idle\nexpect scene almanac")
	d.Play("pick search\nkey Ctrl+A\ntype xyzzy\nkey Enter\nwait idle\nexpect text No card has these words.")
	d.Play("pick kind/1\nwait idle\nexpect text Federal Reserve\npick next\nwait idle\nexpect text World Bank")
}

// In a match a card that lies on the table is said to, and shown there; of a card in a rival's hand nothing is said but
// that it is not in sight.
func TestTheAlmanacTellsWhereACardIs(t *testing.T) {
	d := school(t)
	d.Table("deepstate", scenestest.Person("Vesper"), scenestest.Robot("Magpie"))
	d.Play("wait idle\nkey F2\nwait idle\nexpect scene almanac")
	here, hidden := 0, 0
	for _, c := range almanac.Kinds(d.App)[1].Cards {
		words, on := almanac.Where(d.App, c.ID)
		if words == "" {
			t.Errorf("nothing is said of %s", c.ID)
		}
		if on {
			here++
			continue
		}
		hidden++
	}
	if here != 6 || hidden != 40 {
		t.Errorf("%d Treaties are shown on the table and %d are not; the hand that is chosen from holds 6 of 46", here, hidden)
	}
}

func TestAlmanac(t *testing.T) {
	d := scenestest.NewDesk(t, 1280, 720)
	d.House.Tables, d.House.Lessons, d.House.Campaigns = tables.All, tables.Lessons, tables.Campaigns
	d.App.Push(d.House.Rooms.Almanac(d.House, "deepstate", "treaty:cia", nil))
	d.Play("wait idle\nhover 3 3\nwait idle\nshot almanac")
}

// While the curtain hides the table from the next person nothing is said of what lies in a hand.
func TestBehindTheCurtainTheAlmanacTellsNothing(t *testing.T) {
	d := school(t)
	d.Table("infiltration", scenestest.Person("Vesper"), scenestest.Person("Lynd"), scenestest.Robot("Magpie"))
	d.Play("wait idle\nexpect text Hand the screen to\nkey F2\nwait idle\nexpect scene table\nkey Escape\nwait idle\npick pause:almanac\nwait idle\nexpect scene almanac")
	for _, k := range almanac.Kinds(d.App)[1:2] { // items
		for _, c := range k.Cards {
			if words, here := almanac.Where(d.App, c.ID); here {
				t.Errorf("%s: %s", c.ID, words)
			}
		}
	}
}

// held is how many cards and pieces of each kind the boxes hold, as their ledgers count them.
var held = map[string]map[string]int{
	"deepstate":     {"objective": 68, "treaty": 46, "project": 4, "operation": 6, "hoc-card": 14, "man": 18},
	"infiltration":  {"room": 32, "card": 35 + 30, "npc": 5, "operative": 6, "special": 6},
	"intoodeep":     {"crime": 70, "criminal": 10, "zone": 8, "item": 8, "dilemma": 72, "boost": 38, "echo-card": 16},
	"masters":       {"character": 30, "skill": 42, "loot": 15, "fixer": 15, "card": 55, "heist": 17},
	"shadownetwork": {"contract": 32, "handler": 22, "city": 12, "tile": 20, "action": 10},
}

// Every card says how many the box holds, and those of a kind add up to what it does.
func TestTheAlmanacCountsCopies(t *testing.T) {
	for game := range tables.All {
		d := school(t)
		d.App.Push(d.House.Rooms.Almanac(d.House, game, "", nil))
		d.Play("wait idle")
		n := map[string]int{}
		for _, list := range almanac.Kinds(d.App) {
			if list.From != "" { // what a campaign gives is no card of the box
				continue
			}
			for _, c := range list.Cards {
				kind, _, _ := strings.Cut(c.ID, ":")
				n[kind] += c.N
				if words := almanac.Words(d.App, c.ID); c.N < 1 || !strings.Contains(words, fmt.Sprintf("%d in the box", c.N)) {
					t.Errorf("%s: %s is there %d times: %q", game, c.ID, c.N, words)
				}
			}
		}
		if !maps.Equal(n, held[game]) {
			t.Errorf("%s: the almanac counts %v, the box holds %v", game, n, held[game])
		}
	}
}

// Whatever shows a card on a table is found in the almanac, its tip says by which key, and that key opens the card; in the
// match something is known of most kinds of cards.
func TestEveryCardOnATableIsInTheAlmanac(t *testing.T) {
	for game := range tables.All {
		in := scenestest.Game(t, game).Info()
		for _, n := range []int{0, 3, 12} {
			d := school(t)
			d.App.Push(d.House.Rooms.Almanac(d.House, game, "", nil))
			d.Play("wait idle")
			listed := map[string]bool{}
			for _, k := range almanac.Kinds(d.App) {
				for _, c := range k.Cards {
					listed[c.ID] = true
				}
			}
			d.App.Home()
			d.Sit(begun(t, game, n))
			d.Play("wait idle")
			st := d.App.Top().Stage()
			opened := map[string]bool{}
			for _, id := range st.Things() {
				x := st.Thing(id)
				if x == nil || x.Decor {
					continue
				}
				if ref, ok := in.ParseRef(id); ok && x.More == "" && x.Tip != nil && slices.Contains(in.Faces, in.Refs[ref.Kind].Name) && parts[game+" "+in.Refs[ref.Kind].Name] == "" {
					t.Errorf("%s, %d actions on: %s is a card and shows none of the almanac", game, n, id)
				}
				kind, _, _ := strings.Cut(id, ":")
				if x.More == "" || opened[kind] {
					continue
				}
				px, py, ok := st.Pick(id)
				d.Play(fmt.Sprintf("hover %d %d\nwait 40", int(px), int(py)))
				if !ok || st.Hot() != id { // something lies above it
					continue
				}
				opened[kind] = true
				d.Play(fmt.Sprintf("hover 2 2\nhover %d %d\nwait 40\nexpect text F2: in the almanac", int(px), int(py)))
				d.Play("key F2\nwait idle\nexpect scene almanac")
				if card := almanac.Open(d.App); !listed[card] {
					t.Errorf("%s, %d actions on: %s opens %q", game, n, id, card)
				}
				d.Play("key Escape\nwait idle\nexpect scene table")
			}
			if len(opened) == 0 {
				t.Errorf("%s, %d actions on: nothing leads to the almanac", game, n)
			}
		}
	}
}

// begun is a match of a person and bots after some actions at random.
func begun(t *testing.T, game string, n int) *match.Match {
	g := scenestest.Game(t, game)
	seats := []match.Controller{scenestest.Person("Vesper")}
	for len(seats) < g.Info().MinSeats {
		seats = append(seats, scenestest.Robot("Magpie"))
	}
	m, err := match.New(g, rules.Setup{Seats: len(seats), Seed: 4711}, seats, nil)
	if err != nil {
		t.Fatal(err)
	}
	r := rules.Rand{S: 7}
	asked := func() bool { return m.Turn().Seat == 0 || m.Turn().Open.Has(0) }
	for i := 0; i < n || !asked(); i++ {
		l := m.Legal()
		if m.Turn().Done || len(l) == 0 {
			t.Fatalf("%s is over after %d actions", game, i)
		}
		if _, err := m.Apply(l[r.Intn(len(l))]); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// Alone the decks of HOC and of the Lone Syndicate say which of their cards are still to come.
func TestTheDecksOfTheAutomasAreKnown(t *testing.T) {
	for game, deck := range map[string]string{"deepstate": "HOC's Action deck", "shadownetwork": "Lone Syndicate's Action Cards"} {
		d := school(t)
		d.Sit(begun(t, game, 40))
		d.Play("wait idle\nkey F2\nwait idle\nexpect scene almanac")
		n := 0
		for _, k := range almanac.Kinds(d.App) {
			for _, c := range k.Cards {
				if words, _ := almanac.Where(d.App, c.ID); strings.Contains(words, deck) {
					n++
				}
			}
		}
		if n == 0 {
			t.Errorf("%s: no card is said to be in %s", game, deck)
		}
	}
}

// A card that the rules name has their paragraphs on its page, with the numbers of their statements.
func TestTheAlmanacHasTheRulingsOfACard(t *testing.T) {
	for card, want := range map[string]string{"special:sludge": "239", "special:blackmail-file": "238"} {
		d := school(t)
		d.App.Push(d.House.Rooms.Almanac(d.House, "infiltration", card, nil))
		d.Play("wait idle")
		if words := almanac.Words(d.App, card); !strings.Contains(words, "{b}Rule ") || !strings.Contains(words, want) {
			t.Errorf("%s: %q", card, words)
		}
	}
}

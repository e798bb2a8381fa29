package career_test

import (
	"slices"

	"safehouse/rules"
	"safehouse/rules/career"
	"safehouse/rules/infiltration"
)

// wanted is how many stars the next match brings; below 0 it counts. reached are the goals that it meets, where one is missed
// before one that is met.
var (
	wanted  = -1
	reached []int
)

// star is the goal of the n-th star: so many points of seat 0, or what a test wants.
func star(n int) career.Goal {
	return career.Reach("points", 4*n, func(s *infiltration.State) bool {
		if wanted < 0 && reached == nil {
			return s.Outcome().Seats[0].Total >= 4*n
		}
		return wanted >= n || slices.Contains(reached, n)
	})
}

var goals = [3]career.Goal{star(1), star(2), star(3)}

// A small book that has one of everything: two ways that shut each other, an end for
// each, a rival who is met twice, keepsakes of all kinds.
var small = career.New(&career.Book{
	ID: "small-career", Version: 1, Of: infiltration.Game{}, Seats: 3,
	Ladder: [4][]career.Change{{career.Add("proximity", 1)}, {career.Add("rivals-purse", 1)}, {career.Add("kit", -1)}, {career.SetTo("alarm", 2)}},
	Levels: [3][]career.Change{career.Gentle: {{Option: "alarm", Set: true, To: 0}}, career.Harsh: {{Option: "alarm", Set: true, To: 2}}},
	Operations: []career.Operation{
		{ID: "door", Goals: goals, Offers: []string{"guide", "voucher", "blueprint"}, Scar: "limp"},
		{ID: "roof", Goals: goals, Options: rules.Options{"extraction": 1}, After: []career.Need{{Played: "door"}}, Shuts: []string{"cellar"}, Rival: "vipers", Offers: []string{"voucher", "blueprint"}, Scar: "limp"},
		{ID: "cellar", Goals: goals, Seats: 2, After: []career.Need{{Played: "door"}}, Shuts: []string{"roof"}, Rival: "vipers", Offers: []string{"guide"}, Scar: "debt"},
		{ID: "vault", Goals: goals, After: []career.Need{{Won: "roof"}, {Lost: "roof"}, {Played: "cellar", Stars: 2}}, Rival: "vipers", End: "rich"},
		{ID: "river", Goals: goals, After: []career.Need{{Played: "cellar"}}, End: "gone"},
	},
	Keepsakes: []career.Keepsake{
		{ID: "guide", Kind: career.Contact, Changes: []career.Change{{Option: "labyrinth", Set: true, To: 1}}},
		{ID: "voucher", Kind: career.Favour, Changes: []career.Change{{Option: "specialists", Set: true, To: 1}}},
		{ID: "blueprint", Kind: career.Favour, Changes: []career.Change{{Option: "scattered", Set: true, To: 1}}},
		{ID: "limp", Kind: career.Scar, Changes: []career.Change{{Option: "alarm", By: 1}}},
		{ID: "debt", Kind: career.Scar, Changes: []career.Change{{Option: "draft", Set: true, To: 1}}},
		{ID: "porter", Kind: career.Contact, Changes: []career.Change{{Option: "labyrinth", Set: true, To: 1}}},
		{ID: "cook", Kind: career.Contact, Changes: []career.Change{{Option: "scattered", Set: true, To: 1}}},
	},
	Rivals: []career.Rival{{ID: "vipers", Beaten: []career.Change{{Option: "alarm", By: 1}}, Victor: []career.Change{{Option: "extraction", Set: true, To: 1}}}},
	Ends:   []string{"rich", "gone"},
})

package deepstate

// A Man is one of the nine kinds of Men of Action; there are MenCopies of each.
type Man uint8

// The Men of Action (games §8).
const (
	Hitman Man = iota
	Emissary
	Recruiter
	Diplomat
	Fixer
	Infiltrator
	Courier
	Propagandist
	Negotiator
	men       = 9
	MenCopies = 2
)

// ManCard is what is printed on a Man of Action.
type ManCard struct {
	ID    string
	Extra bool // may be played in addition to another card
	Text  []Step
}

// manTable is the Men of Action, one row a kind.
//
//mutants:zero Extra
var manTable = [men]ManCard{
	Hitman:       {"hitman", true, fx(hit())},
	Emissary:     {"emissary", false, fx(extraGhosts(2))},
	Recruiter:    {"recruiter", false, fx(recruit(2))},
	Diplomat:     {"diplomat", false, fx(emblemsLess(1))},
	Fixer:        {"fixer", false, fx(fixer(1))},
	Infiltrator:  {"infiltrator", false, fx(wholeZone())},
	Courier:      {"courier", false, fx(giveBack(3))},
	Propagandist: {"propagandist", false, fx(moveCard())},
	Negotiator:   {"negotiator", false, fx(draw(2))},
}

// count is the number of cards.
func (m *Men) count() int {
	n := 0
	for _, x := range m {
		n += int(x)
	}
	return n
}

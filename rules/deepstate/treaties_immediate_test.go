package deepstate_test

import (
	"testing"

	"safehouse/rules/rulestest"
)

// conditions is what each Treaty asks for, at its least, as the card list has
// it: a player with just that can make it, and with one thing less cannot.
var conditions = map[string]struct {
	own     []string // Objectives
	done    int      // Covert Operations
	stages  []string // Projects at Stage I
	made    []string
	not     []string // Objectives that must not be there
	notDone bool     // no Covert Operation may be there
}{
	"federal-reserve":            {own: []string{"banks", "valuables", "valuables"}},
	"world-bank":                 {own: []string{"banks", "valuables", "valuables"}},
	"press-syndicate":            {own: []string{"mass-media", "authorities", "authorities"}},
	"nobel-committee":            {own: []string{"labs", "researches", "researches"}},
	"peasant-union":              {own: []string{"authorities", "authorities"}},
	"mercenary-guild":            {},
	"underground-railroad":       {own: []string{"consulates"}},
	"october-committee":          {own: []string{"labor-unions"}},
	"peace-congress":             {own: []string{"consulates"}},
	"cryptographers-bureau":      {own: []string{"spy-agencies"}},
	"kingmakers":                 {own: []string{"labs", "banks"}},
	"freemasons":                 {own: []string{"authorities", "valuables", "researches"}},
	"bohemian-club":              {},
	"skull-and-bones":            {own: []string{"governments", "universities"}},
	"yakuza":                     {own: []string{"authorities", "mass-media"}},
	"cosa-nostra":                {own: []string{"valuables", "banks"}},
	"triads":                     {own: []string{"researches", "labs"}},
	"anarchists":                 {own: []string{"authorities"}, not: []string{"governments"}},
	"cia":                        {own: []string{"spy-agencies"}},
	"kgb":                        {own: []string{"labor-unions"}},
	"interpol":                   {own: []string{"consulates"}},
	"partisans":                  {own: []string{"labor-unions", "authorities", "authorities"}},
	"sleeper-cells":              {own: []string{"spy-agencies", "researches", "researches"}},
	"blue-helmets":               {own: []string{"consulates", "valuables", "valuables"}},
	"oil-barons":                 {own: []string{"valuables", "valuables"}},
	"civil-service":              {own: []string{"authorities", "authorities"}},
	"think-tank":                 {own: []string{"researches", "researches"}},
	"lobbyists":                  {own: []string{"labs", "mass-media"}},
	"arms-dealers":               {done: 1},
	"relief-committee":           {own: []string{"consulates"}},
	"federation-of-trade-unions": {own: []string{"labor-unions"}},
	"league-of-nations":          {own: []string{"consulates"}},
	"signals-alliance":           {own: []string{"spy-agencies"}},
	"trilateral-commission":      {own: []string{"authorities", "valuables", "researches"}},
	"bilderberg-club":            {own: []string{"governments", "universities"}},
	"club-of-rome":               {own: []string{"authorities", "valuables", "researches", "inner-circle"}},
	"chamber-of-commerce":        {own: []string{"valuables", "valuables"}},
	"academy-of-sciences":        {own: []string{"researches", "researches"}},
	"broadcasting-union":         {own: []string{"authorities", "authorities"}},
	"war-council":                {done: 1},
	"illuminati":                 {stages: []string{"spyware", "unified-nations"}},
	"rosicrucians":               {made: []string{"mercenary-guild", "bohemian-club"}},
	"non-aligned-movement":       {not: []string{"labor-unions", "spy-agencies"}},
	"revolutionary-students":     {own: []string{"authorities", "researches"}},
	"pacifist-assembly":          {own: []string{"spy-agencies"}, notDone: true},
	"double-agents-ring":         {own: []string{"labor-unions", "spy-agencies"}},
}

// ready is the Treaty Phase of seat 0 with a Treaty in hand and its Conditions
// just met.
func ready(t testing.TB, id string) *table {
	t.Helper()
	c := conditions[id]
	s := treatyPhase(t, 3, id).own(0, c.own...).done(0, c.done).made(0, c.made...)
	for _, project := range c.stages {
		s.stage(0, project, 1)
	}
	return s
}

// DST-188, DST-192..198: every Treaty can be made with its Conditions just met,
// and not with anything less or with what must not be there.
func TestTheConditionsOfEveryTreaty(t *testing.T) {
	if len(conditions) != 46 {
		t.Fatalf("%d Treaties have Conditions here, want 46", len(conditions))
	}
	for id, c := range conditions {
		t.Run(id, func(t *testing.T) {
			ready(t, id).Do("make", id).Is("treaties."+id, "made:0")
			lacks := func(s *table) { s.T.Helper(); s.Refuses("conditions", "make", id) }
			for i := range c.own {
				less := append(append([]string{}, c.own[:i]...), c.own[i+1:]...)
				lacks(treatyPhase(t, 3, id).own(0, less...).done(0, c.done))
			}
			for i := range c.stages {
				lacks(treatyPhase(t, 3, id).stage(0, c.stages[i], 1))
			}
			for i := range c.made {
				lacks(treatyPhase(t, 3, id).made(0, c.made[i]))
			}
			for _, card := range c.not {
				lacks(ready(t, id).own(0, card))
			}
			if c.done > 0 {
				lacks(treatyPhase(t, 3, id))
			}
			if c.notDone {
				lacks(ready(t, id).done(0, 1))
			}
		})
	}
}

// makes makes the Treaty of seat 0; what follows is compared with the position
// before.
func (s *table) makes(id string) *table {
	s.T.Helper()
	s.Mark()
	return s.Do("make", id)
}

// brought checks what a Treaty has changed since makes, beyond its lying there.
func (s *table) brought(id string, triples ...any) *table {
	s.T.Helper()
	s.Asks(1, "treaty")
	return s.Changed(append(triples, "treaties."+id, "hand:0", "made:0", "done", 2, 3, "stack", rulestest.Any, rulestest.Any)...)
}

// secondaryOf is the change that a Secondary from the supply makes.
func secondaryOf(group string, full, n int) []any {
	return []any{"secondaries." + group + ".supply", full, full - n, "secondaries." + group + ".0", 0, n}
}

func TestFederalReserveTakesTwoFinanceSecondaries(t *testing.T) {
	s := ready(t, "federal-reserve").makes("federal-reserve").brought("federal-reserve", secondaryOf("finance", 10, 2)...)
	s.wantParts(0, map[string]int{"objectives": 3, "treaties": 4})
	short := ready(t, "federal-reserve").secondary(1, "finance", 9).makes("federal-reserve")
	short.brought("federal-reserve", secondaryOf("finance", 1, 1)...)
}

func TestWorldBankGivesAFinanceCardAway(t *testing.T) {
	s := ready(t, "world-bank").makes("world-bank").Asks(0, "give").Refuses("must-choose", "pass")
	s.Do("give", "banks-1", "2").brought("world-bank", "objectives.banks-1", "0", "2")
	s.wantParts(0, map[string]int{"objectives": 2, "treaties": 7}).wantParts(2, map[string]int{"objectives": 1})
}

func TestPressSyndicateGivesAMassControlCardAway(t *testing.T) {
	s := ready(t, "press-syndicate").makes("press-syndicate").Asks(0, "give").Refuses("give-group", "give-secondary", "finance", "1")
	s.Do("give", "authorities-1", "1").brought("press-syndicate", "objectives.authorities-1", "0", "1")
	s.wantParts(0, map[string]int{"objectives": 2, "treaties": 7})
}

func TestNobelCommitteeGivesAScienceCardAway(t *testing.T) {
	s := ready(t, "nobel-committee").secondary(0, "science", 1).makes("nobel-committee").Asks(0, "give").Refuses("give-self", "give", "labs-1", "0")
	s.Do("give-secondary", "science", "1").brought("nobel-committee", "secondaries.science.0", 1, 0, "secondaries.science.1", 0, 1)
	s.wantParts(0, map[string]int{"objectives": 3, "treaties": 7})
	ready(t, "nobel-committee").Do("make", "nobel-committee").Refuses("give-none", "give-secondary", "science", "1")
}

func TestPeasantUnionRecruitsTwoAndShowsCommunists(t *testing.T) {
	s := ready(t, "peasant-union").makes("peasant-union").brought("peasant-union", reserve0, 3, 5, pool0, 7, 5)
	if n := s.emblemsOf("comintern"); n != 1 {
		t.Errorf("it shows %d Communists, want 1", n)
	}
	empty := ready(t, "peasant-union").own(0, "consulates").agents("consulates-1", 0, 7).makes("peasant-union")
	empty.brought("peasant-union")
}

func TestMercenaryGuildRecruitsTwo(t *testing.T) {
	s := ready(t, "mercenary-guild").makes("mercenary-guild").brought("mercenary-guild", reserve0, 3, 5, pool0, 7, 5)
	s.wantParts(0, map[string]int{"treaties": 1})
	one := ready(t, "mercenary-guild").own(0, "consulates").agents("consulates-1", 0, 6).makes("mercenary-guild")
	one.brought("mercenary-guild", reserve0, 3, 4, pool0, 1, 0)
}

func TestUndergroundRailroadBringsAnyNumberOfAgentsBack(t *testing.T) {
	s := ready(t, "underground-railroad").own(0, "governments").agents("consulates-1", 0, 2).agents("governments-1", 0, 3)
	s.fork().makes("underground-railroad").Asks(0, "return").Do("pass").brought("underground-railroad", secondaryOf("mass-control", 10, 1)...)
	s.makes("underground-railroad").Refuses("return-not-yours", "return", "labs-1")
	s.Do("return", "governments-1").Do("return", "governments-1").Do("return", "consulates-1").Asks(0, "return").Do("pass")
	s.brought("underground-railroad", append(secondaryOf("mass-control", 10, 1), reserve0, 3, 6,
		"agents.governments-1", force(0, 3, 0), force(0, 1, 0), "agents.consulates-1", force(0, 2, 0), force(0, 1, 0))...)
	ready(t, "underground-railroad").makes("underground-railroad").brought("underground-railroad", secondaryOf("mass-control", 10, 1)...)
}

func TestOctoberCommitteeAdvancesInCominternForTwoAgentsLess(t *testing.T) {
	s := ready(t, "october-committee").stage(0, "comintern", 1).reserve(0, 1)
	s.fork().reserve(0, 0).makes("october-committee").brought("october-committee", secondaryOf("mass-control", 10, 1)...)
	s.makes("october-committee").Asks(0, "offer").Refuses("other-project", "advance", "spyware")
	s.Do("advance", "comintern").brought("october-committee", append(secondaryOf("mass-control", 10, 1),
		reserve0, 1, 0, pool0, 8, 9, "projects.comintern.0", 1, 2)...)
}

func TestPeaceCongressAdvancesInUnifiedNationsForTwoAgentsLess(t *testing.T) {
	s := ready(t, "peace-congress").stage(0, "unified-nations", 2).own(0, "consulates").reserve(0, 1)
	s.fork().reserve(0, 0).makes("peace-congress").brought("peace-congress", secondaryOf("finance", 10, 1)...)
	s.makes("peace-congress").Do("advance", "unified-nations").brought("peace-congress", append(secondaryOf("finance", 10, 1),
		reserve0, 1, 0, pool0, 8, 9, "projects.unified-nations.0", 2, 3)...)
}

func TestCryptographersBureauAdvancesInSpywareForTwoAgentsLess(t *testing.T) {
	s := ready(t, "cryptographers-bureau").stage(0, "spyware", 2).own(0, "spy-agencies").reserve(0, 0)
	s.fork().Set("projects.spyware.0", 3).makes("cryptographers-bureau").brought("cryptographers-bureau", secondaryOf("science", 10, 1)...)
	s.makes("cryptographers-bureau").Do("advance", "spyware").brought("cryptographers-bureau", append(secondaryOf("science", 10, 1), "projects.spyware.0", 2, 3)...)
}

func TestKingmakersAdvanceInDeepStateForLess(t *testing.T) {
	s := ready(t, "kingmakers").stage(0, "deep-state", 1).reserve(0, 1)
	s.fork().reserve(0, 0).makes("kingmakers").brought("kingmakers", secondaryOf("supreme-power", 5, 1)...)
	s.makes("kingmakers").Do("advance", "deep-state").Asks(0, "pay").Do("discard", "labs-1").brought("kingmakers", append(secondaryOf("supreme-power", 5, 1),
		reserve0, 1, 0, pool0, 8, 9, "projects.deep-state.0", 1, 2, "objectives.labs-1", "0", "gone")...)
}

func TestFreemasonsAllowOneMoreTreaty(t *testing.T) {
	s := ready(t, "freemasons").hand(0, "mercenary-guild", "bohemian-club").makes("freemasons").Asks(0, "treaty")
	s.Do("make", "mercenary-guild").brought("freemasons", "treaties.mercenary-guild", "hand:0", "made:0", reserve0, 3, 5, pool0, 7, 5)
	s.wantParts(0, map[string]int{"objectives": 3, "treaties": 4})
	declined := ready(t, "freemasons").hand(0, "mercenary-guild").makes("freemasons").Do("pass")
	declined.brought("freemasons")
}

func TestBohemianClubDrawsThreeTreaties(t *testing.T) {
	s := ready(t, "bohemian-club").Next("treaty", "cia", "treaty", "kgb", "treaty", "interpol").makes("bohemian-club")
	s.brought("bohemian-club", "treaties.cia", "deck", "hand:0", "treaties.kgb", "deck", "hand:0", "treaties.interpol", "deck", "hand:0")
	s.wantParts(0, map[string]int{"treaties": 2})
}

func TestSkullAndBonesDrawsTwoTreaties(t *testing.T) {
	s := ready(t, "skull-and-bones").Next("treaty", "cia", "treaty", "kgb").makes("skull-and-bones")
	s.brought("skull-and-bones", append(secondaryOf("supreme-power", 5, 1), "treaties.cia", "deck", "hand:0", "treaties.kgb", "deck", "hand:0")...)
}

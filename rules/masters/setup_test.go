package masters_test

import (
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/masters"
	"safehouse/rules/rulestest"
)

// MAS-005, MAS-006: 41 events and the crises C1 to C6, Z1 and Z2, each as often as
// the box and the printed decks have it (MAS-010), and not once more.
func TestTheDeckHasTheCardsOfTheBox(t *testing.T) {
	copies := map[string]int{"c1": 1, "c2": 4, "c3": 3, "c4": 1, "c5": 1, "c6": 1, "z1": 1, "z2": 1}
	var events []string
	for _, id := range game.Info().Refs[10].IDs {
		if copies[id] == 0 {
			events = append(events, id)
		}
	}
	want := strings.Fields("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 a1 a2 a3 a4 b1 b2 b3 d1 d2 d3 g1 g2 g3 g4 m1 m2 m3")
	if !slices.Equal(events, want) || len(want) != 41 {
		t.Errorf("the events are %v", events)
	}
	copies["a1"], copies["17"], copies["m3"] = 2, 1, 1
	for id, n := range copies {
		s := stage(t, "inclusion", "f4", "thug")
		deck := []string{"3"}
		for range n {
			deck = append(deck, id)
		}
		if id[0] != 'z' {
			deck = append(deck, "8", "z1")
		}
		if err := s.fork().TrySet("deck", deck, "dealt", []string{}); err != nil {
			t.Errorf("%d copies of %s are refused: %v", n, id, err)
		}
		if s.TrySet("deck", append([]string{"3", id}, deck[1:]...), "dealt", []string{}) == nil {
			t.Errorf("%d copies of %s are accepted", n+1, id)
		}
	}
}

// MAS-007, MAS-008: fixers, items, loot and chits are as many as in the box, and no
// map with its bag needs more.
func TestTheBoxHoldsEnough(t *testing.T) {
	s := opened(t, 3, "inclusion")
	n := map[string]int{}
	for p := range s.Get("loot").(map[string]any) {
		n[strings.TrimRight(p, "-0123456789")]++
	}
	items := 0
	for _, it := range printedItems {
		items += n[it.id]
	}
	if items != 15 || n["jewel"] != 4 || n["documents"] != 2 || n["keycard"] != 2 || n["usb-key"] != 1 || len(game.Info().Refs[9].IDs) != 15 {
		t.Errorf("the box holds %v", n)
	}
	box := map[string]int{"guard": 15, "lock": 12, "camera": 15, "dog": 8, "jewel": 4, "documents": 2, "keycard": 2, "usb-key": 1,
		"KCL": 2, "RE": 2, "WT": 2, "DK": 1, "S": 4, "R": 4, "GA": 1, "GB": 1, "GC": 1, "GD": 1}
	for i := range printedMaps {
		m := &printedMaps[i]
		used := map[string]int{}
		for f := strings.Fields(m.bag); len(f) > 0; f = f[2:] {
			used[f[1]] += int(f[0][0] - '0')
			if len(f[0]) > 1 {
				used[f[1]] += 10*int(f[0][0]-'0') - int(f[0][0]-'0') + int(f[0][1]-'0')
			}
		}
		for _, code := range m.hexes() {
			c := chitCodes[code]
			used["guard"], used["lock"], used["camera"], used["dog"] = used["guard"]+c[0], used["lock"]+c[1], used["camera"]+c[2], used["dog"]+c[3]
			switch {
			case code == "JW" || code == "RXJ":
				used["jewel"]++
			case code == "PP" || code == "RXD" || code == "RYD":
				used["documents"]++
			case code == "KC" || code == "GKC":
				used["keycard"]++
			case code == "USB":
				used["usb-key"]++
			}
			switch {
			case len(code) > 1 && code[0] == 'S' && (code[1] == 'X' || code[1] == 'Y'):
				used["S"]++
			case strings.HasPrefix(code, "RX") || strings.HasPrefix(code, "RY"):
				used["R"]++
			case box[code] > 0 && len(code) > 1:
				used[code]++
			}
		}
		for k, n := range used {
			if n > box[k] {
				t.Errorf("%s needs %d of %s, the box holds %d", m.id, n, k, box[k])
			}
		}
	}
}

// MAS-011: every heist can be played from the first game on.
func TestEveryHeistIsOpen(t *testing.T) {
	for i := range printedMaps {
		opened(t, 3, printedMaps[i].id).Is("options.heist", printedMaps[i].id, "phase", "planning", "over", false)
	}
	if len(printedMaps) != 17 {
		t.Errorf("%d heists", len(printedMaps))
	}
	_, err := game.New(rules.Setup{Seats: 3, Options: rules.Options{"heist": 17}})
	if err == nil {
		t.Error("an eighteenth heist is accepted")
	}
}

// prebuilts are the ready characters of the booklet with their skills.
var prebuilts = []string{
	"angry-locksmith hit-n-run linger", "angry-locksmith bypass wing-it", "thug hurry linger", "thug hit-n-run wing-it",
	"street-urchin hurry wing-it", "street-urchin bypass yank-wires", "script-kiddie bypass wing-it", "script-kiddie hurry yank-wires",
	"burglar linger wing-it", "burglar hit-n-run yank-wires", "lookout bypass linger", "lookout hurry smash-n-grab",
	"pickpocket hurry yank-wires", "pickpocket hit-n-run smash-n-grab", "shutter-bug bypass smash-n-grab", "shutter-bug hit-n-run hurry",
}

// MAS-017..019, MAS-456: a ready crew is of the 16 line-ups of the booklet, an
// amateur with two amateur skills each, of different classes, and able to
// unlock, subdue, disable and reveal.
func TestAReadyCrewIsOfTheBooklet(t *testing.T) {
	seen := map[string]bool{}
	for seed := range uint64(150) {
		s := tableOf(rulestest.OpenSeed(t, game, rules.Setup{Seats: 3 + int(seed%2), Seed: seed}))
		classes, can := map[string]bool{}, ""
		for i := range s.Int("seats") {
			f := "figures." + seatID(i)
			k := s.Get(f + ".skills").([]any)
			line := strings.Join([]string{s.name(i), k[0].(string), k[1].(string)}, " ")
			if !slices.Contains(prebuilts, line) {
				t.Fatalf("dealt is %s", line)
			}
			seen[line], classes[classOf[s.name(i)]] = true, true
			for _, skill := range printedSkills {
				if skill.id == k[0] || skill.id == k[1] {
					for _, face := range strings.Fields(skill.faces) {
						_, letters, _ := strings.Cut(face, ":")
						can += letters
					}
				}
			}
		}
		if len(classes) != s.Int("seats") {
			t.Errorf("seed %d: the classes are %v", seed, classes)
		}
		for _, l := range "USDR" {
			if !strings.ContainsRune(can, l) {
				t.Errorf("seed %d: nobody has %c", seed, l)
			}
		}
	}
	if len(seen) != 16 {
		t.Errorf("%d line-ups were dealt", len(seen))
	}
}

// MAS-291..294: level 1 is an amateur with two amateur skills; from level 2 one
// skill is pro, from 3 the character, at 4 the other skill.
func TestALevelSaysWhichCardsArePro(t *testing.T) {
	for level, want := range map[int][2]int{1: {0, 0}, 2: {0, 1}, 3: {1, 1}, 4: {1, 2}} {
		s := opened(t, 3, "inclusion", "prebuilt", 0, "level", level)
		for _, c := range printedCharacters {
			if got := s.offers("choose-character 0 " + c.id); got != (c.pro == (want[0] == 1)) {
				t.Errorf("level %d offers %s: %v", level, c.id, got)
			}
		}
		amateur, pro := "thug", "bruiser"
		if want[0] == 1 {
			amateur, pro = pro, amateur
		}
		s.Refuses("level", "choose-character", "0", pro).Do("choose-character", "0", amateur)
		switch want[1] {
		case 0:
			s.Refuses("level", "choose-skill", "0", "ninja").Do("choose-skill", "0", "hurry").Refuses("level", "choose-skill", "0", "concoct").Do("choose-skill", "0", "wing-it")
		case 1:
			f := s.fork().Do("choose-skill", "0", "hurry").Refuses("level", "choose-skill", "0", "wing-it").Do("choose-skill", "0", "concoct")
			f.Is(me("skills"), []string{"hurry", "concoct"})
			s.Do("choose-skill", "0", "ninja").Refuses("level", "choose-skill", "0", "concoct").Do("choose-skill", "0", "wing-it")
		case 2:
			s.Refuses("level", "choose-skill", "0", "hurry").Do("choose-skill", "0", "ninja").Refuses("level", "choose-skill", "0", "wing-it").Do("choose-skill", "0", "concoct")
		}
		s.Asks(1, "prompt.character").Refuses("other-seat", "choose-character", "0", "burglar")
	}
	// A ready crew of a higher level has those cards, too.
	for level, want := range map[int][2]int{1: {0, 0}, 2: {0, 1}, 3: {1, 1}, 4: {1, 2}} {
		s := opened(t, 4, "inclusion", "level", level)
		for i := range 4 {
			pros := 0
			for _, k := range s.Get("figures." + seatID(i) + ".skills").([]any) {
				if printedSkills[slices.IndexFunc(printedSkills, func(p printedSkill) bool { return p.id == k })].root != k {
					pros++
				}
			}
			c := printedCharacters[slices.IndexFunc(printedCharacters, func(c printedCharacter) bool { return c.id == s.name(i) })]
			if pros != want[1] || c.pro != (want[0] == 1) {
				t.Errorf("level %d: %s has %d pro skills", level, c.id, pros)
			}
		}
	}
}

// MAS-298, MAS-299: one character of a class in a heist: with a Grease Man no
// Burglar and no Ghost Runner.
func TestOneCharacterOfAClass(t *testing.T) {
	s := opened(t, 3, "inclusion", "prebuilt", 0, "level", 3).Do("choose-character", "0", "grease-man").do("choose-skill 0 ninja", "choose-skill 0 wing-it")
	s.Refuses("class", "choose-character", "1", "ghost-runner").Refuses("class", "choose-character", "1", "grease-man").Do("choose-character", "1", "thief").Is(other("character"), "thief")
	b := masters.Brief{Heist: masters.InclusionJob, Seats: 3, Level: 1, Crew: []masters.Recruit{
		{Card: masters.GreaseMan, Skills: [2]masters.Skill{masters.Hurry, masters.WingIt}}, {Card: masters.Burglar, Skills: [2]masters.Skill{masters.Linger, masters.Bypass}},
		{Card: masters.Thug, Skills: [2]masters.Skill{masters.HitNRun, masters.YankWires}}}}
	if _, err := masters.Start(b); err == nil {
		t.Error("a Grease Man and a Burglar are in one heist")
	}
}

// MAS-300..302: a heist has two cards of each amateur skill and two others with
// both of its pros: three with Wing It, or with its pros, are refused, any two
// accepted, and two of the one beside two of the other.
func TestTwoOfASkillInAHeist(t *testing.T) {
	crew := func(first, second, third masters.Skill) error {
		_, err := masters.Start(masters.Brief{Heist: masters.InclusionJob, Seats: 3, Level: 1, Crew: []masters.Recruit{
			{Card: masters.Thug, Skills: [2]masters.Skill{first, masters.Hurry}}, {Card: masters.Burglar, Skills: [2]masters.Skill{second, masters.Bypass}},
			{Card: masters.Lookout, Skills: [2]masters.Skill{masters.HitNRun, third}}}})
		return err
	}
	for third, want := range map[masters.Skill][2]bool{
		masters.WingIt: {false, true}, masters.Concoct: {true, false}, masters.Improvise: {true, false}, masters.Linger: {true, true},
	} {
		if amateurs, pros := crew(masters.WingIt, masters.WingIt, third), crew(masters.Concoct, masters.Improvise, third); (amateurs == nil) != want[0] || (pros == nil) != want[1] {
			t.Errorf("a third skill %d: %v, %v", third, amateurs, pros)
		}
	}
	s := opened(t, 3, "inclusion", "prebuilt", 0).do("choose-character 0 thug", "choose-skill 0 wing-it", "choose-skill 0 hurry", "choose-character 1 burglar", "choose-skill 1 wing-it", "choose-skill 1 bypass", "choose-character 2 lookout")
	s.Refuses("no-skill-card", "choose-skill", "2", "wing-it").Do("choose-skill", "2", "hurry").Is("figures.2.skills", []string{"hurry"})
}

// MAS-444: the two skills of a character differ, also as amateurs.
func TestTheTwoSkillsDiffer(t *testing.T) {
	o := opened(t, 3, "inclusion", "prebuilt", 0, "level", 2).do("choose-character 0 thug", "choose-skill 0 steal").Refuses("same-skill", "choose-skill", "0", "smash-n-grab")
	o.Refuses("level", "choose-skill", "0", "ninja").Do("choose-skill", "0", "hurry").Is(me("skills"), []string{"steal", "hurry"})
	s := opened(t, 3, "inclusion", "prebuilt", 0).do("choose-character 0 thug", "choose-skill 0 wing-it").Refuses("same-skill", "choose-skill", "0", "wing-it")
	s.Do("choose-skill", "0", "linger").Is(me("skills"), []string{"wing-it", "linger"}).Refuses("no-such-character", "choose-character", "1", "prisoner")
}

// MAS-161: a discovered item that was discarded is on sale in later heists.
func TestADiscardedDiscoveryIsOnSaleLater(t *testing.T) {
	b := masters.Brief{Heist: masters.InclusionJob, Seats: 3, Level: 1, Cash: 3, Deal: true}
	b.Sold[masters.Flashbang] = 1
	st, err := masters.Start(b)
	if err != nil {
		t.Fatal(err)
	}
	s := opened(t, 3, "inclusion", "cash", 3)
	s.Refuses("not-on-sale", "buy", "flashbang", s.name(0))
	s.S = st
	s.Do("buy", "flashbang", s.name(0)).hasLoot("flashbang-1", "carried:0", "flashbang-2", "box").Is("team", 0)
	s.Refuses("not-on-sale", "buy", "flashbang", s.name(0))
}

// MAS-416, MAS-413: in part 2 everybody starts where part 1 ended, with the normal
// ideas or those that are left, whichever are more.
func TestPart2TakesTheIdeasThatAreMore(t *testing.T) {
	hide := masters.Cell(0)
	probe := opened(t, 3, "final-north")
	for c := range masters.Cell(32) {
		b := brief(masters.FinalNorth, c, 7, 1)
		if st, err := masters.Start(b); err == nil {
			probe.S = st
			if probe.Get(me("at")) == "c8" {
				hide = c
			}
		}
	}
	st, err := masters.Start(brief(masters.FinalNorth, hide, 7, 1))
	if err != nil {
		t.Fatal(err)
	}
	probe.S = st
	// A Street Urchin starts with 2 ideas, a Script Kiddie with 5.
	probe.Is(me("at"), "c8", me("ideas"), 7, other("ideas"), 5, me("tokens"), 9).Refuses("start-fixed", "start", "street-urchin", "f8")
}

// brief is a crew of three that goes on from a hideout, the first two with ideas.
func brief(h masters.Heist, hide masters.Cell, ideas ...uint8) masters.Brief {
	crew := []masters.Recruit{
		{Card: masters.StreetUrchin, Skills: [2]masters.Skill{masters.WingIt, masters.Hurry}, Hide: hide, Ideas: ideas[0]},
		{Card: masters.ScriptKiddie, Skills: [2]masters.Skill{masters.Linger, masters.Bypass}, Hide: hide, Ideas: ideas[1]},
		{Card: masters.Lookout, Skills: [2]masters.Skill{masters.HitNRun, masters.YankWires}, Hide: hide},
	}
	return masters.Brief{Heist: h, Seats: 3, Level: 1, Crew: crew}
}

// MAS-457: an action that two cards give for the same ideas is offered once.
func TestTheSameActionIsOfferedOnce(t *testing.T) {
	s := stage(t, "inclusion", "f4", "street-urchin").Set(me("die"), 3, me("skills"), []string{"smash-n-grab", "hurry"})
	s.wantVerb("act", "street-urchin walk", "street-urchin report", "street-urchin run").Refuses("twin", "act", "street-urchin", "observe")
	stage(t, "inclusion", "f4", "thug").Set(me("die"), 3, me("skills"), []string{"smash-n-grab", "hurry"}).wantOffered("act thug observe")
}

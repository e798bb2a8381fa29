package masters_test

import (
	"maps"
	"slices"
	"strings"
	"testing"
)

// A printedSkill is what the card list says of a skill: its root, its six actions
// with their sub-actions, and which of M U S D I R it lacks.
type printedSkill struct {
	id, root string
	faces    string
	lacks    string
}

var printedSkills = []printedSkill{
	{"smash-n-grab", "smash-n-grab", "punch:MSNN smash:MDNN observe:IRN punch:MSNN smash:MDNN grab:LN", "U"},
	{"hurry", "hurry", "run:MMNN pick:UN run:MMNN observe:IRN sprint:MMMNN examine:IIIN", "SD"},
	{"wing-it", "wing-it", "discover:RRN strongarm:MUSNN short:MUDNN zap:MSDNN grab:LN scamper:MMNNN", "I"},
	{"hit-n-run", "hit-n-run", "hit:SN run:MMNN bash:SSN run:MMNN punch:MSNN bump:MUUNN", "DIR"},
	{"bypass", "bypass", "bump:MUUNN pause:I pick:UN sprint:MMMNN run:MMNN pick:UN", "SDR"},
	{"yank-wires", "yank-wires", "shatter:MDDNN sprint:MMMNN smash:MDNN discover:RRN examine:IIIN smash:MDNN", "US"},
	{"linger", "linger", "shock:SDN defeat:UDN grab:LN chaos:USDNNN discover:RRN snatch:UULNN", "MI"},
	{"steal", "smash-n-grab", "flip:MSN disable:MDN recon:IIRN punch:MSNN smash:MDNN ransack:LLN", "U"},
	{"pilfer", "smash-n-grab", "punch:MSNN rewire:MDDN key-in:URN flip:MSN disable:MDN grab:LN", "I"},
	{"ninja", "hurry", "dash:MMN pick:UN sleeper-hold:MS observe:IRN sprint:MMMNN examine:IIIN", "D"},
	{"prowl", "hurry", "dash:MMN pick:UN sneak:MMDN study:II sprint:MMMNN examine:IIIN", "SR"},
	{"concoct", "wing-it", "study:II spy-stuff:USN short:MUDNN zap:MSDNN grab:LN run:MMNN", "R"},
	{"improvise", "wing-it", "redirect:USDNN strongarm:MUSNN short:MUDNN zap:MSDNN grab:LN dash:MMN", "IR"},
	{"assault", "hit-n-run", "bash:SSN run:MMNN rampage:MMSSNNN run:MMNN strongarm:MUSNN bump:MUUNN", "DIR"},
	{"blast", "hit-n-run", "bash:SSN run:MMNN detonate:USSDNA run:MMNN bash:SSN bump:MUUNN", "IR"},
	{"extract", "bypass", "rake:MUUN recon:IIRN swipe:ULN sprint:MMMNN dash:MMN pick:UN", "SD"},
	{"circumvent", "bypass", "rake:MUUN study:II spy-stuff:USN sprint:MMMNN dash:MMN short:MUDNN", "R"},
	{"splice-in", "yank-wires", "rewire:MDDN sprint:MMMNN disable:MDN recon:IIRN examine:IIIN disable:MDN", "US"},
	{"tweak", "yank-wires", "rewire:MDDN stride:MRN disable:MDN stride:MRN eyeball:MINN disable:MDN", "US"},
	{"tamper", "linger", "shock:SDN defeat:UDN swipe:ULN redirect:USDNN discover:RRN seize:UULLNN", "MI"},
	{"intrude", "linger", "shock:SDN defeat:UDN mug:SLN detonate:USSDNA discover:RRN rake:MUUN", "I"},
}

// MAS-003, MAS-105, MAS-106: a skill has an action for each face of the die, offers only the one
// that the die shows, and each gives exactly its sub-actions; an A is dealt at
// once.
func TestASkillOffersTheActionOfTheDie(t *testing.T) {
	for _, k := range printedSkills {
		t.Run(k.id, func(t *testing.T) {
			second := "linger"
			if k.root == "linger" {
				second = "hurry"
			}
			s := stage(t, "inclusion", "f4", "thug").deck("3", "8", "9", "z1").Set(me("skills"), []string{k.id, second})
			faces, others := strings.Fields(k.faces), facesOf(second)
			if len(faces) != 6 {
				t.Fatalf("%d faces", len(faces))
			}
			for i, face := range faces {
				id, letters, _ := strings.Cut(face, ":")
				f := s.fork().Set(me("die"), i+1)
				want := map[string]bool{"thug walk": true, "thug punch": true, "thug " + id: true, "thug " + others[i]: true}
				f.wantVerb("act", slices.Collect(maps.Keys(want))...)
				f.Do("act", "thug", id).wantSubs(letters)
				deck := []string{"3", "8", "9", "z1"}
				if strings.Contains(letters, "A") {
					deck = deck[1:]
				}
				f.hasDeck(deck...)
			}
		})
	}
}

// facesOf are the actions of a skill, without their sub-actions.
func facesOf(id string) []string {
	var l []string
	for _, f := range strings.Fields(printedSkills[slices.IndexFunc(printedSkills, func(k printedSkill) bool { return k.id == id })].faces) {
		a, _, _ := strings.Cut(f, ":")
		l = append(l, a)
	}
	return l
}

// MAS-107: what a skill lacks is exactly what none of its actions has.
func TestASkillLacksWhatNoActionHas(t *testing.T) {
	for _, k := range printedSkills {
		lacks := ""
		for _, r := range "MUSDIR" {
			found := false
			for _, f := range strings.Fields(k.faces) {
				_, letters, _ := strings.Cut(f, ":")
				found = found || strings.ContainsRune(letters, r)
			}
			if !found {
				lacks += string(r)
			}
		}
		if lacks != k.lacks {
			t.Errorf("%s lacks %q, printed is %q", k.id, lacks, k.lacks)
		}
	}
}

// MAS-003, MAS-004: seven amateur skills with two pros each; a heist has two cards
// of each amateur skill, and two others whose sides are its pros.
func TestTwoCardsOfEachSkill(t *testing.T) {
	roots := map[string][]string{}
	for _, k := range printedSkills {
		if k.id != k.root {
			roots[k.root] = append(roots[k.root], k.id)
		}
	}
	if len(roots) != 7 || len(printedSkills) != 21 {
		t.Errorf("%d roots of %d skills", len(roots), len(printedSkills))
	}
	for root, pros := range roots {
		if len(pros) != 2 {
			t.Errorf("%s has %d pros", root, len(pros))
			continue
		}
		spare := []string{"hurry", "linger", "yank-wires"}
		spare = slices.DeleteFunc(spare, func(k string) bool { return k == root })
		s := stage(t, "inclusion", "f4", "thug")
		ok := s.fork().TrySet(me("skills"), []string{pros[0], spare[0]}, other("skills"), []string{pros[1], spare[1]}, "figures.2.skills", []string{spare[0], spare[1]})
		if ok != nil {
			t.Errorf("two of %s are refused: %v", root, ok)
		}
		for third, fits := range map[string]bool{root: true, pros[0]: false, pros[1]: false} {
			if (s.fork().TrySet(me("skills"), []string{pros[0], spare[0]}, other("skills"), []string{pros[1], spare[1]}, "figures.2.skills", []string{third, spare[1]}) == nil) != fits {
				t.Errorf("beside both pros of %s, %s is accepted: %v", root, third, !fits)
			}
		}
		if s.fork().TrySet(me("skills"), []string{root, spare[0]}, other("skills"), []string{root, spare[1]}, "figures.2.skills", []string{root, "bypass"}) == nil {
			t.Errorf("three of %s are accepted", root)
		}
	}
}

package deepstate_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"safehouse/rules/rulestest"
)

// DST-185, DST-186, DST-187, DST-049: clockwise from the Supervisor, one Treaty
// or none each.
func TestTreatiesAreMadeInTurnFromTheSupervisor(t *testing.T) {
	s := deal(t, 3, nil, "labs").hand(0, "mercenary-guild", "bohemian-club").hand(1, "freemasons").hand(2, "cia")
	s.Do("recruit").Asks(1, "turn").Do("infiltrate", "labs-1", 1)
	s.Asks(2, "treaty").Offered("pass").Refuses("conditions", "make", "cia").Do("pass")
	s.Asks(0, "treaty").Offered("make mercenary-guild", "make bohemian-club", "pass")
	s.Do("make", "mercenary-guild").Asks(1, "treaty").Is("treaties.mercenary-guild", "made:0")
	s.Refuses("not-in-hand", "make", "bohemian-club")
	s.Do("pass").Is("round", 3, "treaties.bohemian-club", "hand:0")
}

// DST-188, DST-189, DST-201: the whole Condition must hold; nothing is spent,
// and the Treaty lies open from then on.
func TestAConditionIsCheckedAndNothingIsSpent(t *testing.T) {
	s := treatyPhase(t, 3, "yakuza").own(0, "authorities", "mass-media", "labs")
	s.Do("make", "yakuza").Changed("treaties.yakuza", "hand:0", "made:0", "secondaries.mass-control.0", 0, 1, "secondaries.mass-control.supply", 10, 9,
		"done", 2, 3, "stack", rulestest.Any, rulestest.Any)
	if got := s.Sees(2, "treaties.yakuza"); got != "made:0" {
		t.Errorf("another player sees the made Treaty as %v", got)
	}
	treatyPhase(t, 3, "yakuza").own(0, "authorities", "authorities").Refuses("conditions", "make", "yakuza")
	treatyPhase(t, 3, "yakuza").own(0, "mass-media").Refuses("conditions", "make", "yakuza")
}

// DST-190: the Condition is looked at when the player decides: a gift that came
// before counts.
func TestAnEarlierGiftCountsForTheCondition(t *testing.T) {
	s := treatyPhase(t, 3, "world-bank").own(0, "banks", "valuables", "real-estate").hand(1, "chamber-of-commerce").own(1, "banks")
	s.Do("make", "world-bank").Do("give", "valuables-1", "1").Asks(1, "treaty")
	s.Offered("make chamber-of-commerce", "pass").Do("make", "chamber-of-commerce").Is("treaties.chamber-of-commerce", "made:1")
	without := treatyPhase(t, 3, "world-bank").own(0, "banks", "valuables", "real-estate").hand(1, "chamber-of-commerce").own(1, "banks")
	without.Do("pass").Asks(1, "treaty").Refuses("conditions", "make", "chamber-of-commerce")
}

// DST-191: a Treaty does not help to meet its own Condition.
func TestATreatyDoesNotHelpItself(t *testing.T) {
	treatyPhase(t, 3, "rosicrucians").made(0, "cia").Refuses("conditions", "make", "rosicrucians")
	treatyPhase(t, 3, "rosicrucians").made(0, "cia", "kgb").Do("make", "rosicrucians").Is("treaties.rosicrucians", "made:0")
	treatyPhase(t, 3, "kgb").Refuses("conditions", "make", "kgb")
	treatyPhase(t, 3, "cia").made(0, "kgb").Do("make", "cia").Is("treaties.cia", "made:0")
}

// DST-192, DST-193, DST-194, DST-247, DST-262: how each kind of Condition is
// counted.
func TestHowConditionsAreCounted(t *testing.T) {
	can := func(id string, set func(s *table)) bool {
		s := treatyPhase(t, 3, id)
		set(s)
		return s.offers("make " + id)
	}
	for _, x := range []struct {
		what, id string
		set      func(*table)
		want     bool
	}{
		{"two cards", "oil-barons", func(s *table) { s.own(0, "banks", "banks") }, true},
		{"one card", "oil-barons", func(s *table) { s.own(0, "banks", "labs") }, false},
		{"a card and a Secondary", "oil-barons", func(s *table) { s.own(0, "banks").secondary(0, "finance", 1) }, true},
		{"a Secondary of another group", "oil-barons", func(s *table) { s.own(0, "banks").secondary(0, "science", 1) }, false},
		{"Supreme Power by Secondaries", "bilderberg-club", func(s *table) { s.own(0, "corporations").secondary(0, "supreme-power", 1) }, true},
		{"an Inner Circle is no Supreme Power", "bilderberg-club", func(s *table) { s.own(0, "corporations", "inner-circle") }, false},
		{"Key Connections", "double-agents-ring", func(s *table) { s.own(0, "consulates", "spy-agencies") }, true},
		{"one Key Connections", "double-agents-ring", func(s *table) { s.own(0, "consulates", "inner-circle") }, false},
		{"an emblem on an Objective", "kgb", func(s *table) { s.own(0, "labor-unions") }, true},
		{"an emblem on a Treaty", "kgb", func(s *table) { s.made(0, "anarchists") }, true},
		{"an emblem in hand", "kgb", func(s *table) { s.hand(0, "anarchists") }, false},
		{"two Special Interest", "lobbyists", func(s *table) { s.own(0, "labs", "banks") }, true},
		{"one Special Interest", "lobbyists", func(s *table) { s.own(0, "labs", "valuables") }, false},
		{"the named card", "league-of-nations", func(s *table) { s.own(0, "consulates") }, true},
		{"its emblem is not the card", "league-of-nations", func(s *table) { s.made(0, "interpol") }, false},
		{"a rival's card", "league-of-nations", func(s *table) { s.own(1, "consulates") }, false},
	} {
		if got := can(x.id, x.set); got != x.want {
			t.Errorf("%s: %s can be made: %v", x.what, x.id, got)
		}
	}
	treatyPhase(t, 3, "league-of-nations").Refuses("conditions", "make", "league-of-nations")
}

// DST-195, DST-196, DST-197, DST-198, DST-367: Conditions of numbers, groups and
// absence; a Secondary stands for its group.
func TestConditionsOfNumbersGroupsAndAbsence(t *testing.T) {
	for _, x := range []struct {
		id   string
		set  func(*table)
		want bool
	}{
		{"war-council", func(s *table) { s.done(0, 1) }, true},
		{"war-council", func(s *table) { s.done(1, 1) }, false},
		{"illuminati", func(s *table) { s.stage(0, "spyware", 1).stage(0, "comintern", 1) }, true},
		{"illuminati", func(s *table) { s.stage(0, "spyware", 4) }, false},
		{"rosicrucians", func(s *table) { s.made(0, "cia", "kgb") }, true},
		{"rosicrucians", func(s *table) { s.made(0, "cia") }, false},
		{"club-of-rome", func(s *table) { s.own(0, "labs", "banks", "inner-circle", "consulates") }, true},
		{"club-of-rome", func(s *table) { s.own(0, "labs", "patents", "banks", "consulates") }, false},
		{"club-of-rome", func(s *table) { s.own(0, "labs", "banks", "consulates").secondary(0, "supreme-power", 1) }, true},
		{"anarchists", func(s *table) { s.own(0, "mass-media") }, true},
		{"anarchists", func(s *table) { s.own(0, "mass-media", "governments") }, false},
		{"anarchists", func(s *table) { s.own(0, "mass-media").own(1, "governments") }, true},
		{"non-aligned-movement", func(s *table) {}, true},
		{"non-aligned-movement", func(s *table) { s.own(0, "spy-agencies") }, false},
		{"non-aligned-movement", func(s *table) { s.own(0, "labor-unions") }, false},
		{"non-aligned-movement", func(s *table) { s.own(0, "consulates") }, true},
		{"pacifist-assembly", func(s *table) { s.own(0, "consulates") }, true},
		{"pacifist-assembly", func(s *table) { s.own(0, "consulates").done(0, 1) }, false},
		{"mercenary-guild", func(s *table) {}, true},
		{"bohemian-club", func(s *table) {}, true},
	} {
		s := treatyPhase(t, 3, x.id)
		x.set(s)
		if got := s.offers("make " + x.id); got != x.want {
			t.Errorf("%s can be made: %v", x.id, got)
		}
	}
	treatyPhase(t, 3, "anarchists").own(0, "mass-media", "governments").Refuses("conditions", "make", "anarchists")
}

// DST-199, DST-206, DST-207: first the Treaty lies there, then the benefit is
// taken, then the effect runs: Peasant Union's emblem counts at once, and the
// Secondary of the October Committee too.
func TestTheBenefitComesBeforeTheEffect(t *testing.T) {
	s := treatyPhase(t, 3, "october-committee").own(0, "labor-unions").stage(0, "comintern", 1).reserve(0, 1)
	s.Do("make", "october-committee").Asks(0, "offer").Is("treaties.october-committee", "made:0", "secondaries.mass-control.0", 1)
	s.Do("advance", "comintern").Is("projects.comintern.0", 2, reserve0, 0)
	emblem := treatyPhase(t, 3, "peasant-union", "kgb").own(0, "mass-media", "mass-media").stage(0, "deep-state", 5).own(0, "labs")
	emblem.Do("make", "peasant-union").Asks(0, "treaty").Is(reserve0, 5)
	emblem.Do("make", "kgb").Is("treaties.kgb", "made:0")
}

// DST-200, DST-212, DST-251: a Treaty whose effect or benefit cannot be used can
// still be made.
func TestATreatyWithoutUseCanStillBeMade(t *testing.T) {
	s := treatyPhase(t, 3, "world-bank").stage(0, "deep-state", 4)
	s.Do("make", "world-bank").Asks(1, "treaty").Is("treaties.world-bank", "made:0")
	s.wantParts(0, map[string]int{"projects": 25, "treaties": 7})
	out := treatyPhase(t, 3, "oil-barons").own(0, "banks", "banks").secondary(1, "finance", 10)
	out.Do("make", "oil-barons").Asks(1, "treaty").Is("treaties.oil-barons", "made:0", "secondaries.finance", map[string]int{"supply": 0, "0": 0, "1": 10, "2": 0})
	one := treatyPhase(t, 3, "federal-reserve").own(0, "banks", "banks", "banks").secondary(1, "finance", 9)
	one.Do("make", "federal-reserve").Is("secondaries.finance", map[string]int{"supply": 0, "0": 1, "1": 9, "2": 0})
}

// DST-202: an Immediate effect runs once.
func TestAnImmediateEffectRunsOnce(t *testing.T) {
	s := treatyPhase(t, 3, "mercenary-guild")
	s.Do("make", "mercenary-guild").Is(reserve0, 5, pool0, 5).Asks(1, "treaty")
	s.Do("pass").Asks(0, "turn-supervised").Is("round", 3, reserve0, 7, pool0, 3)
}

// DST-203, DST-204, DST-205: a Persistent effect holds from making on, an
// End-of-Game effect and printed Influence count at the end.
func TestPersistentAndEndOfGameEffects(t *testing.T) {
	s := treatyPhase(t, 3, "partisans").own(0, "labor-unions", "mass-media", "mass-media")
	s.Do("make", "partisans").Do("pass").Asks(0, "turn-supervised")
	s.wantParts(0, map[string]int{"objectives": 2, "treaties": 2})
	first := strings.Fields(s.Offers()[0])
	agents, err := strconv.Atoi(first[2])
	if err != nil {
		t.Fatal(err)
	}
	s.Do("infiltrate", first[1], agents).Is("agents."+first[1], force(0, agents, 1))
	e := treatyPhase(t, 3, "war-council").done(0, 1)
	e.wantParts(0, map[string]int{"operations": 6})
	e.Do("make", "war-council").wantParts(0, map[string]int{"operations": 6, "effects": 3})
	e.done(0, 1).wantParts(0, map[string]int{"operations": 14, "effects": 6})
}

// printedBenefits is the benefits of all Treaties as the card list has them: an
// emblem, Influence, or the group of a Secondary.
var printedBenefits = map[string]string{
	"federal-reserve": "4", "world-bank": "7", "press-syndicate": "7", "nobel-committee": "7", "peasant-union": "communists",
	"mercenary-guild": "1", "underground-railroad": "mass-control", "october-committee": "mass-control", "peace-congress": "finance",
	"cryptographers-bureau": "science", "kingmakers": "supreme-power", "freemasons": "3", "bohemian-club": "2", "skull-and-bones": "supreme-power",
	"yakuza": "mass-control", "cosa-nostra": "finance", "triads": "science", "anarchists": "communists", "cia": "spies", "kgb": "spies",
	"interpol": "peacekeepers", "partisans": "2", "sleeper-cells": "2", "blue-helmets": "2", "oil-barons": "finance", "civil-service": "mass-control",
	"think-tank": "science", "lobbyists": "supreme-power", "arms-dealers": "finance", "relief-committee": "peacekeepers",
	"federation-of-trade-unions": "communists", "league-of-nations": "peacekeepers", "signals-alliance": "spies", "trilateral-commission": "",
	"bilderberg-club": "", "club-of-rome": "science", "chamber-of-commerce": "finance", "academy-of-sciences": "science",
	"broadcasting-union": "mass-control", "war-council": "", "illuminati": "", "rosicrucians": "", "non-aligned-movement": "3",
	"revolutionary-students": "communists", "pacifist-assembly": "peacekeepers", "double-agents-ring": "spies",
}

// emblemsOf is how many emblems of a Project's kind seat 0 has, by the Stages it
// could enter.
func (s *table) emblemsOf(project string) int {
	s.T.Helper()
	for n := 4; n > 0; n-- {
		f := s.fork()
		f.change(func(p *position) {
			p.Objectives[free(s.T, p, "governments")] = "zone:1"
			p.Phase, p.Step, p.Supervisor, p.Done, p.Stack, p.Agents = "action", "choose", "2", 1, nil, nil
			p.Projects = map[string]map[string]int{project: {"0": n}}
			p.Players["0"] = posPlayer{Reserve: 9}
		})
		if f.offers("advance " + project) {
			return n
		}
	}
	return 0
}

// DST-205..210: what every Treaty brings: 12 an emblem, 18 a Secondary, 11
// Influence, 5 nothing; none shows Special Interest.
func TestTheBenefitOfEveryTreaty(t *testing.T) {
	n := map[string]int{}
	for id, benefit := range printedBenefits {
		s := treatyPhase(t, 3, id).stage(0, "deep-state", 4)
		score := s.parts(0)["treaties"]
		s.Do("make", id)
		for s.S.Turn().Seat == 0 && s.S.Turn().Phase == "treaty" && s.S.Prompt().Key != "prompt.treaty" {
			s.Do("pass")
		}
		points := s.parts(0)["treaties"] - score
		if benefit == "" || strings.ContainsAny(benefit, "0123456789") {
			if want := len(benefit) > 0; want != (points > 0) || want && fmt.Sprint(points) != benefit {
				t.Errorf("%s brings %d Influence, want %s", id, points, benefit)
			}
		} else if points != 0 {
			t.Errorf("%s brings %d Influence and %s", id, points, benefit)
		}
		for group := range map[string]int{"mass-control": 0, "finance": 0, "science": 0, "supreme-power": 0} {
			want := 0
			if benefit == group {
				want = 1
			}
			if id == "federal-reserve" && group == "finance" {
				want = 2 // by its effect
			}
			if got := s.Int("secondaries." + group + ".0"); got != want {
				t.Errorf("%s brings %d Secondaries of %s, want %d", id, got, group, want)
			}
		}
		for emblem, project := range map[string]string{"communists": "comintern", "peacekeepers": "unified-nations", "spies": "spyware"} {
			want := 0
			if benefit == emblem {
				want = 1
			}
			if got := s.emblemsOf(project); got != want {
				t.Errorf("%s shows %d emblems of %s, want %d", id, got, emblem, want)
			}
		}
		switch benefit {
		case "communists", "peacekeepers", "spies":
			n[benefit]++
		case "mass-control", "finance", "science", "supreme-power":
			n[benefit]++
		case "":
			n["none"]++
		default:
			n["influence"]++
		}
	}
	for what, want := range map[string]int{"communists": 4, "peacekeepers": 4, "spies": 4, "mass-control": 5, "finance": 5, "science": 5, "supreme-power": 3, "influence": 11, "none": 5} {
		if n[what] != want {
			t.Errorf("%d Treaties bring %s, want %d", n[what], what, want)
		}
	}
}

// DST-211, DST-250: a gift goes to an opponent of the giver's choice; a card of
// the group or a Secondary, which does not return to the supply.
func TestAGiftIsTheGiversChoice(t *testing.T) {
	s := treatyPhase(t, 3, "nobel-committee").own(0, "labs", "patents", "mass-media").secondary(0, "science", 1)
	s.Do("make", "nobel-committee").Asks(0, "give")
	s.Offered("give labs-1 1", "give labs-1 2", "give patents-1 1", "give patents-1 2", "give-secondary science 1", "give-secondary science 2")
	s.Refuses("give-group", "give", "mass-media-1", "1").Refuses("give-self", "give", "labs-1", "0").Refuses("no-such-player", "give", "labs-1", "4")
	s.Refuses("give-group", "give-secondary", "finance", "1").Refuses("give-not-yours", "give", "researches-1", "1")
	s.fork().Do("give-secondary", "science", "2").Is("secondaries.science", map[string]int{"supply": 9, "0": 0, "1": 0, "2": 1}, "objectives.labs-1", "0")
	s.Do("give", "labs-1", "1").Is("objectives.labs-1", "1", "secondaries.science.0", 1)
}

// DST-213: what Recruit Treaties bring is limited by the pool.
func TestRecruitTreatiesTakeWhatThePoolHolds(t *testing.T) {
	for pool, want := range map[int]int{7: 2, 1: 1, 0: 0} {
		s := treatyPhase(t, 3, "mercenary-guild").own(0, "labor-unions")
		if pool < 7 {
			s.agents("labor-unions-1", 0, 7-pool)
		}
		s.Do("make", "mercenary-guild").Is(reserve0, 3+want, pool0, pool-want).Asks(1, "treaty")
	}
}

// DST-153, DST-214: the Advance that a Treaty offers may be declined, is limited
// to its Project, and is barred to the holder of the Supervisor without
// Lobbyists; the Treaty can be made all the same.
func TestAnOfferedAdvanceIsOptional(t *testing.T) {
	s := treatyPhase(t, 3, "cryptographers-bureau").own(0, "spy-agencies").stage(0, "spyware", 1).stage(0, "comintern", 1).reserve(0, 2)
	s.Do("make", "cryptographers-bureau").Asks(0, "offer").Offered("advance spyware", "pass").Refuses("other-project", "advance", "comintern")
	s.fork().Do("pass").Is("projects.spyware.0", 1, reserve0, 2).Asks(1, "treaty")
	s.Do("advance", "spyware").Is("projects.spyware.0", 2, reserve0, 2).Asks(1, "treaty")
	held := treatyPhase(t, 3, "cryptographers-bureau").own(0, "spy-agencies").Set("supervisor", "0", "done", 1)
	held.fork().Do("make", "cryptographers-bureau").Asks(1, "treaty").Is("projects.spyware", map[string]int{}, "secondaries.science.0", 1)
	held.made(0, "lobbyists").Do("make", "cryptographers-bureau").Asks(0, "offer").Do("advance", "spyware").Is("projects.spyware.0", 1)
}

// DST-215, DST-225, DST-226, DST-227: drawn cards count in the hand check of the
// same phase, Treaties made do not; the owner chooses what goes, down to six.
func TestTheHandIsCutDownToSix(t *testing.T) {
	s := treatyPhase(t, 2, "bohemian-club", "kgb", "interpol", "triads", "yakuza", "think-tank").made(0, "rosicrucians", "illuminati", "war-council")
	s.Next("treaty", "cia", "treaty", "freemasons", "treaty", "lobbyists")
	s.Do("make", "bohemian-club").Asks(0, "trim").Refuses("other-question", "make", "cia").Refuses("not-in-hand", "trim", "arms-dealers")
	if n := len(s.Offers()); n != 8 {
		t.Errorf("%d Treaties can be discarded, want 8", n)
	}
	s.Do("trim", "kgb").Asks(0, "trim").Do("trim", "cia")
	p := s.position()
	if n := count(p.Treaties, "hand:0"); n != 6 || p.Treaties["kgb"] != "discard" || p.Treaties["cia"] != "discard" || p.Round != 3 {
		t.Errorf("%d Treaties are left in round %d, want 6 in round 3", n, p.Round)
	}
	six := treatyPhase(t, 2, "kgb", "interpol", "triads", "yakuza", "think-tank", "cia")
	six.Do("pass").Is("round", 3, "treaties.kgb", "hand:0")
}

// DST-225: the check comes after everybody's Treaties.
func TestTheHandCheckComesAfterAllTreaties(t *testing.T) {
	s := treatyPhase(t, 3, "kgb", "interpol", "triads", "yakuza", "think-tank", "cia", "lobbyists", "arms-dealers")
	s.Do("pass").Asks(1, "treaty").Do("pass").Asks(0, "trim")
}

// DST-216: waiving counts missing units over the whole Condition: one Mass
// Control card and the Governments too many are two.
func TestWaivingCountsUnitsOverTheWholeCondition(t *testing.T) {
	for _, x := range []struct {
		id   string
		set  func(*table)
		lack int
	}{
		{"anarchists", func(s *table) { s.own(0, "governments") }, 2},
		{"anarchists", func(*table) {}, 1},
		{"nobel-committee", func(s *table) { s.own(0, "labs") }, 2},
		{"yakuza", func(*table) {}, 3},
		{"yakuza", func(s *table) { s.own(0, "labs", "authorities") }, 1},
		{"freemasons", func(s *table) { s.own(0, "labs") }, 2},
		{"league-of-nations", func(*table) {}, 1},
		{"pacifist-assembly", func(s *table) { s.done(0, 2) }, 2},
		{"non-aligned-movement", func(s *table) { s.own(0, "labor-unions", "labor-unions", "spy-agencies") }, 2},
		{"illuminati", func(s *table) {}, 1}, // the Coordinator in DEEP STATE is one of the two
	} {
		for stage := 1; stage <= 3; stage++ {
			s := treatyPhase(t, 3, x.id).stage(0, "deep-state", stage)
			x.set(s)
			if can := s.offers("make " + x.id); can != (x.lack <= stage) {
				t.Errorf("%s lacks %d and can be made at Stage %d: %v", x.id, x.lack, stage, can)
			}
		}
	}
	s := treatyPhase(t, 3, "anarchists").stage(0, "deep-state", 1).own(0, "governments")
	s.Refuses("conditions", "make", "anarchists")
}

// DST-217: DEEP STATE V and Freemasons add up to three Treaties.
func TestWorldGovernmentAndFreemasonsMakeThree(t *testing.T) {
	s := treatyPhase(t, 3, "freemasons", "cia", "kgb", "interpol").stage(0, "deep-state", 5)
	s.Do("make", "cia").Asks(0, "treaty").Do("make", "freemasons").Asks(0, "treaty").Do("make", "kgb").Asks(1, "treaty")
	s.Is("treaties.interpol", "hand:0", "treaties.kgb", "made:0")
}

// DST-220, DST-219: a token is back when its card leaves the zone or a new round
// starts, and works once a round.
func TestATokenIsBackWhenItsCardLeavesOrTheRoundEnds(t *testing.T) {
	s := deal(t, 2, nil, "labs", "patents", "banks", "governments").made(0, "yakuza", "triads")
	s.Do("triads", "governments-1").Is("tokens.triads.at", "governments-1", "tokens.triads.used", true)
	s.Do("infiltrate", "labs-1", 1).Do("yakuza", "labs-1")
	s.Is("tokens.yakuza", map[string]any{"at": none, "used": true, "live": false, "against": none}, "tokens.triads.at", "governments-1", "tokens.triads.live", false)
	s.Asks(0, "turn-supervised").Refuses("token-used", "triads", "patents-1")
	s.Do("infiltrate", "patents-1", 1).Asks(1, "turn").Do("recruit").Is("tokens.yakuza.used", true)
	s.Set("objectives.banks-1", "deck", "objectives.governments-1", "zone:1", "agents", nil, reserve0, 3, pool0, 7)
	s.Asks(1, "turn-supervised").Set("supervisor", "0", "done", 1, "step", "choose").reserve(1, 4)
	s.Do("infiltrate", "governments-1", 4).Is("round", 3, "tokens.triads", map[string]any{"at": none, "used": false, "live": false, "against": none}, "tokens.yakuza.used", false)
}

// DST-224: an End-of-Game effect looks at the end only.
func TestAnEndOfGameEffectNeedsNoCondition(t *testing.T) {
	s := deal(t, 3, nil, "labs").made(0, "bilderberg-club", "chamber-of-commerce").own(0, "governments")
	s.wantParts(0, map[string]int{"effects": 2})
	s.secondary(0, "finance", 1).wantParts(0, map[string]int{"effects": 3})
}

// DST-228: discards are shuffled into a new deck when it is empty; with neither
// nothing is drawn.
func TestTreatyDiscardsAreShuffledIntoAnEmptyDeck(t *testing.T) {
	s := treatyPhase(t, 3, "bohemian-club")
	s.change(func(p *position) {
		for id, at := range p.Treaties {
			if at == "deck" {
				p.Treaties[id] = "made:2"
			}
		}
		p.Treaties["cia"], p.Treaties["kgb"], p.Treaties["interpol"] = "deck", "discard", "discard"
	})
	s.fork().Do("make", "bohemian-club").Is("treaties.cia", "hand:0", "treaties.kgb", "hand:0", "treaties.interpol", "hand:0")
	less := s.fork().Set("treaties.kgb", "made:2", "treaties.interpol", "made:2")
	less.Do("make", "bohemian-club").Is("treaties.cia", "hand:0").Asks(1, "treaty")
	if less.Told("reshuffled") != 0 {
		t.Error("nothing is told to be shuffled from nothing")
	}
	s.Do("make", "bohemian-club")
	if s.Told("reshuffled") != 1 {
		t.Error("the shuffle is not told")
	}
}

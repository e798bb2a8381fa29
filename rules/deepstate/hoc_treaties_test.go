package deepstate_test

import (
	"testing"

	"safehouse/rules"
)

// facing is your turn against HOC at level 1, which holds the Supervisor and has
// had its turn; what you do ends the phase.
func facing(t testing.TB, row ...string) *table {
	t.Helper()
	return deal(t, 1, level(1), row...).Set("hoc.order", []string{"comintern", "unified-nations", "spyware"})
}

// DST-350: HOC draws no Treaty when it is Over-Infiltrated; it notes a grudge.
func TestOverInfiltratingHOCMakesAGrudge(t *testing.T) {
	s := facing(t, "labs", "banks", "patents").agents("labs-1", hoc, 1)
	s.Do("infiltrate", "labs-1", 2).Is("hoc.grudges", 1, "objectives.labs-1", "0")
	if n := count(s.position().Treaties, "deck"); n != 46 || s.Told("grudge") != 1 || s.Told("drew-treaties") != 0 {
		t.Errorf("%d Treaties are in the deck, want 46", n)
	}
	facing(t, "labs", "banks").agents("banks-1", hoc, 1).Do("infiltrate", "labs-1", 2).Is("hoc.grudges", 0)
}

// DST-351: you draw as usual.
func TestWhenHOCOverInfiltratesYouDraw(t *testing.T) {
	s := rival(t, 1, "labs", "banks").agents("labs-1", 0, 1).Next("treaty", "cia").plays("hostile-takeover").took("labs-1", 3)
	s.Is("treaties.cia", "hand:0", "hoc.grudges", 0, reserve0, 3-2+1+1+1)
	rival(t, 1, "labs", "banks").Next("treaty", "cia").plays("hostile-takeover").Is("treaties.cia", "deck")
}

// reveals is HOC's place in the Treaty Phase with the given grudges and coming
// cards; it holds the Supervisor and is first. Then you are asked.
func reveals(t testing.TB, grudges int, treaties ...string) *table {
	t.Helper()
	s := facing(t, "labs").hand(0, "illuminati").Set("hoc.grudges", grudges)
	for _, id := range treaties {
		s.Next("treaty", id)
	}
	return s.Do("infiltrate", "labs-1", 1).Asks(0, "treaty")
}

// DST-352, DST-354: one card and one more for each grudge, at most three; then
// the grudges are settled.
func TestHOCRevealsOneTreatyAndOneForEachGrudge(t *testing.T) {
	for grudges, want := range map[int]int{0: 1, 1: 2, 2: 3, 3: 3, 7: 3} {
		s := reveals(t, grudges, "kgb", "cia", "world-bank", "freemasons").Is("hoc.grudges", 0)
		if n := s.Told("hoc-reveals"); n != want || s.Told("hoc-keeps") != 1 {
			t.Errorf("with %d grudges HOC reveals %d Treaties, want %d", grudges, n, want)
		}
		p := s.position()
		if n := count(p.Treaties, "discard"); n != want-1 || count(p.Treaties, "made:hoc") != 1 {
			t.Errorf("with %d grudges HOC discards %d, want %d", grudges, n, want-1)
		}
	}
	// At its place in the order: with the Supervisor yours you decide first.
	s := rival(t, 1, "labs").hand(0, "mercenary-guild").Set("supervisor", "0", "done", 1, "step", "begin", "upcoming", []any{map[string]string{"hoc-card": "quiet-move"}})
	s.Is("treaties.mercenary-guild", "hand:0").Asks(0, "treaty")
	if n := count(s.position().Treaties, "made:hoc"); n != 0 {
		t.Errorf("HOC has made %d Treaties before you", n)
	}
	s.Next("treaty", "kgb").Do("make", "mercenary-guild").Is("treaties.kgb", "made:hoc", "treaties.mercenary-guild", "made:0")
}

// DST-353: it keeps the one with most printed Influence, on a tie one that brings
// a Secondary, then the first.
func TestWhichTreatyHOCKeeps(t *testing.T) {
	for _, x := range []struct {
		cards []string
		keeps string
	}{
		{[]string{"mercenary-guild", "world-bank", "freemasons"}, "world-bank"},
		{[]string{"federal-reserve", "oil-barons", "bohemian-club"}, "federal-reserve"},
		{[]string{"partisans", "bohemian-club", "blue-helmets"}, "partisans"},
		{[]string{"kgb", "bilderberg-club", "oil-barons"}, "oil-barons"},
		{[]string{"kgb", "bilderberg-club", "cia"}, "kgb"},
		{[]string{"civil-service", "oil-barons", "kgb"}, "civil-service"},
	} {
		s := reveals(t, 2, x.cards...)
		for _, id := range x.cards {
			want := "discard"
			if id == x.keeps {
				want = "made:hoc"
			}
			s.Is("treaties."+id, want)
		}
	}
}

// DST-326, DST-353: what is printed decides at every level: a grudge, by which HOC
// sees another card, brings it Influence.
func TestAGrudgeBringsHOCInfluence(t *testing.T) {
	for lv := 1; lv <= 4; lv++ {
		least := identities[lv-1].treaty
		s := deal(t, 1, level(lv), "labs").hand(0, "illuminati").Next("treaty", "kgb", "treaty", "world-bank")
		calm := s.fork().Do("infiltrate", "labs-1", 1).Is("treaties.kgb", "made:hoc")
		angry := s.Set("hoc.grudges", 1).Do("infiltrate", "labs-1", 1).Is("treaties.world-bank", "made:hoc")
		if calm.parts(hoc)["treaties"] != least || angry.parts(hoc)["treaties"] != 7 {
			t.Errorf("level %d: HOC's Treaty counts %d, with a grudge %d; want %d and 7", lv, calm.parts(hoc)["treaties"], angry.parts(hoc)["treaties"], least)
		}
	}
}

// DST-354, DST-355: it takes the Secondary of the kept card, of no other, and
// nothing by an effect.
func TestHOCTakesTheSecondaryOfTheKeptTreaty(t *testing.T) {
	reveals(t, 1, "oil-barons", "kgb").Is("secondaries.finance", map[string]int{"supply": 9, "0": 0, "hoc": 1})
	reveals(t, 1, "oil-barons", "freemasons").Is("secondaries.finance", map[string]int{"supply": 10, "0": 0, "hoc": 0})
	reveals(t, 0, "federal-reserve").Is("secondaries.finance", map[string]int{"supply": 10, "0": 0, "hoc": 0}, "treaties.federal-reserve", "made:hoc")
	gone := facing(t, "labs").hand(0, "illuminati").secondary(0, "finance", 10).Next("treaty", "oil-barons").Do("infiltrate", "labs-1", 1)
	gone.Is("secondaries.finance.hoc", 0, "treaties.oil-barons", "made:hoc")
}

// DST-372: what HOC discards everybody has seen.
func TestWhatHOCDiscardsIsKnown(t *testing.T) {
	s := reveals(t, 1, "kgb", "world-bank").Is("clues.0.kgb", map[string]bool{"discard": true}, "clues.0.world-bank", nil)
	if got := s.Sees(0, "treaties.kgb"); got != "hidden" {
		t.Errorf("the card in the face-down pile is shown as %v", got)
	}
	for seed := range uint64(20) {
		view := rules.View(s.S, 0)
		view.Resample(0, &rules.Rand{S: seed})
		if got := sceneOf(t, view).Get("treaties.kgb"); got != "discard" {
			t.Fatalf("you believe the KGB to be in %v", got)
		}
	}
}

// DST-355: Conditions, effects and emblems of its Treaties are ignored.
func TestHOCsTreatiesHaveNoEffect(t *testing.T) {
	s := facing(t, "labs", "banks").made(hoc, "federation-of-trade-unions", "bilderberg-club", "war-council", "rosicrucians").own(hoc, "governments", "universities").done(hoc, 1)
	if got := s.parts(hoc)["effects"]; got != 0 {
		t.Errorf("HOC has %d Influence of effects", got)
	}
	s.made(0, "kgb").Set("treaties.federation-of-trade-unions", "made:0")
	if got := s.parts(0)["effects"]; got != 2 {
		t.Errorf("you have %d Influence of effects, want 2", got)
	}
	far := rival(t, 1, "corporations", "crime-syndicates", "governments", "labs").made(hoc, "cia", "interpol", "relief-committee").reserve(hoc, 2)
	far.plays("quiet-move").Is("objectives.labs-1", "zone:4")
	// Interpol of HOC does not ask for two more.
	facing(t, "labs", "banks").made(hoc, "interpol", "anarchists").agents("labs-1", hoc, 1).Do("infiltrate", "labs-1", 2).Is("objectives.labs-1", "0", "hoc.grudges", 1)
}

// DST-326, DST-356: each of HOC's Treaties counts its Influence, or at least what
// the level says.
func TestHOCsTreatiesCountAtLeastWhatItsLevelSays(t *testing.T) {
	for lv := 1; lv <= 4; lv++ {
		least := identities[lv-1].treaty
		s := deal(t, 1, level(lv), "labs").made(hoc, "oil-barons", "kgb")
		for id, printed := range map[string]int{"mercenary-guild": 1, "partisans": 2, "freemasons": 3, "federal-reserve": 4, "world-bank": 7} {
			if got := s.fork().made(hoc, id).parts(hoc)["treaties"]; got != 2*least+max(least, printed) {
				t.Errorf("level %d: with %s HOC's Treaties count %d, want %d", lv, id, got, 2*least+max(least, printed))
			}
		}
		if got := s.made(0, "cia").parts(0)["treaties"]; got != 0 {
			t.Errorf("level %d: your CIA counts %d", lv, got)
		}
	}
}

// DST-357: the card of a gift goes to HOC.
func TestAGiftGoesToHOC(t *testing.T) {
	s := treatyPhase(t, 1, "world-bank").own(0, "banks", "banks", "valuables")
	s.Do("make", "world-bank").Asks(0, "give").Offered("give banks-1 hoc", "give valuables-1 hoc").Refuses("no-such-player", "give", "banks-1", "1")
	s.Do("give", "valuables-1", "hoc").Is("objectives.valuables-1", "hoc", "objectives.banks-1", "0")
	secondary := treatyPhase(t, 1, "world-bank").own(0, "banks", "valuables").secondary(0, "finance", 1).Do("make", "world-bank")
	secondary.Do("give-secondary", "finance", "hoc").Is("secondaries.finance.hoc", 1, "secondaries.finance.0", 0)
}

// DST-358: you may use Men of Action, HOC draws none, and a Hitman hits HOC's
// Agents.
func TestMenOfActionAgainstHOC(t *testing.T) {
	s := deal(t, 1, rules.Options{"treaties": 0, "men": 1, "level": 0}, "labs", "banks").men(0, "hitman").agents("labs-1", hoc, 1)
	s.fork().Do("play", "hitman").Offered("hit labs-1", "hit-reserve hoc").Do("hit-reserve", "hoc").Is(reserveHOC, 2, poolHOC, 7)
	s.fork().Do("play", "hitman").Do("hit", "labs-1").Is("agents.labs-1", nil, poolHOC, 7)
	s.Set("supervisor", "0", "done", 1, "step", "begin", "upcoming", []any{map[string]string{"hoc-card": "call-to-service"}}).Asks(0, "turn")
	held := 0
	for _, where := range s.position().Men {
		for at, n := range where {
			if at == "hoc" {
				held += n
			}
		}
	}
	if held != 0 {
		t.Errorf("HOC holds %d Men of Action", held)
	}
}

// last is the last Action of a game against HOC, which is yours.
func last(t testing.TB) *table {
	t.Helper()
	return facing(t, "consulates").lastCards(3)
}

// finish plays it; HOC's last Treaty is the World Bank, which counts 7.
func (s *table) finish() *table {
	s.T.Helper()
	return s.Next("treaty", "world-bank").Do("infiltrate", "consulates-1", 3).Is("over", true)
}

// DST-359: HOC is scored by the same rows, its Inner Circles where they bring
// most.
func TestHOCsInnerCirclesArePlacedForTheHighestTotal(t *testing.T) {
	five := []string{"inner-circle", "governments", "universities", "mass-media", "mass-media", "authorities", "authorities", "ruling-parties", "labs"}
	s := last(t).own(hoc, five...).finish().Is("attached", map[string]string{"inner-circle-1": "governments-1"})
	s.wantParts(hoc, map[string]int{"objectives": 6, "governments": 2*5 + 1, "treaties": 7})
	four := last(t).own(hoc, "inner-circle", "governments", "mass-media", "mass-media", "authorities", "authorities").finish().Is("attached", map[string]string{})
	four.wantParts(hoc, map[string]int{"objectives": 4, "governments": 4, "inner-circles": 4, "treaties": 7})
	sets := last(t).own(hoc, "inner-circle", "corporations", "governments", "stock-exchanges", "stock-exchanges", "universities", "universities").finish()
	sets.wantParts(hoc, map[string]int{"corporations": 5 * 4, "treaties": 7})
}

// DST-360, DST-361: more Influence than HOC wins; how well is said in words.
func TestTheResultAgainstHOC(t *testing.T) {
	// HOC has 7 for its Treaty.
	seven := []string{"labs", "labs", "patents", "banks", "banks", "valuables", "authorities"}
	for _, x := range []struct {
		what   string
		set    func(s *table)
		you    int
		hoc    int
		wins   bool
		remark string
	}{
		{"by 1", func(s *table) { s.done(0, 1).own(0, "labs", "banks") }, 8, 7, true, "narrow"},
		{"by 9", func(s *table) { s.done(0, 2).own(0, "labs", "banks") }, 16, 7, true, "narrow"},
		{"by 10", func(s *table) { s.done(0, 2).own(0, "labs", "banks", "valuables") }, 17, 7, true, "clear"},
		{"by 24", func(s *table) { s.done(0, 3).own(0, seven...) }, 31, 7, true, "clear"},
		{"by 25", func(s *table) { s.done(0, 3).own(0, seven...).own(0, "mass-media") }, 32, 7, true, "total"},
		{"less", func(s *table) { s.own(0, "labs") }, 1, 7, false, "hoc"},
		{"even, by Stage V", func(s *table) { s.own(0, "labs", "labs", "patents").stage(0, "comintern", 5).done(hoc, 4) }, 43, 43, true, "hoc-tie"},
		{"even, by HOC's Stage V", func(s *table) {
			s.own(0, seven...).own(0, "mass-media", "ruling-parties", "researches", "patents").done(0, 4).stage(hoc, "comintern", 5)
		}, 47, 47, false, "hoc"},
		{"even, by DEEP STATE", func(s *table) { s.own(0, seven...).stage(0, "deep-state", 1) }, 7, 7, true, "hoc-tie"},
		{"even in everything", func(s *table) { s.own(0, seven...) }, 7, 7, true, "hoc-shared"},
	} {
		s := last(t)
		x.set(s)
		s.finish()
		out := s.S.Outcome()
		if s.total(0) != x.you || s.total(hoc) != x.hoc {
			t.Errorf("%s: the scores are %d and %d, want %d and %d", x.what, s.total(0), s.total(hoc), x.you, x.hoc)
		}
		remark := out.Remarks[len(out.Remarks)-1].Key
		if out.Winners.Has(0) != x.wins || out.Lost == x.wins || remark != "result."+x.remark {
			t.Errorf("%s: you win %v, lost %v, the remark is %s; want %v and %s", x.what, out.Winners.Has(0), out.Lost, remark, x.wins, x.remark)
		}
	}
}

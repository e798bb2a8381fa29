package career_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"safehouse/assets/text"
	"safehouse/rules"
	"safehouse/rules/career"
	"safehouse/rules/rulestest"
)

// sayer puts messages of the small book into words; what it alone has is called by
// its id.
func sayer(t testing.TB) rulestest.Say {
	t.Helper()
	b, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	names := map[string]string{}
	for _, k := range small.Info().TextKeys() {
		if !b.Has("infiltration", k) {
			names[k] = "the " + k[strings.LastIndexByte(k, '.')+1:]
		}
	}
	b = b.Calling(names)
	return func(m rules.Message) string { return b.Say("infiltration", m) }
}

func TestLaws(t *testing.T) { rulestest.Laws(t, small, 6, 40, sayer(t)) }

// A desk is a career under test.
type desk struct {
	*testing.T
	*career.State
	events []string
}

func begun(t *testing.T, seed uint64) *desk {
	t.Helper()
	s, err := small.New(rules.Setup{Seats: 3, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	return &desk{T: t, State: s.(*career.State)}
}

func (d *desk) heard(rec *rules.Recorder) {
	for _, e := range rec.Events {
		d.events = append(d.events, strings.TrimPrefix(d.Game().Info().Events[e.Kind], "career-"))
	}
}

func (d *desk) do(a rules.Action) *desk {
	d.Helper()
	d.events = nil
	var rec rules.Recorder
	if err := d.Apply(a, &rec); err != nil {
		d.Fatal(err)
	}
	d.heard(&rec)
	return d
}

// told fails unless the last step told these events of the desk, among others.
func (d *desk) told(events ...string) *desk {
	d.Helper()
	for _, e := range events {
		if !slices.Contains(d.events, e) {
			d.Errorf("%s was not told, only %v", e, d.events)
		}
	}
	return d
}

// refused is an action that must be refused for a reason.
func (d *desk) refused(why string, a rules.Action) {
	d.Helper()
	before := d.Clone()
	if err := d.Apply(a, nil); err == nil || d.Why(a).Key != "career.why."+why {
		d.Errorf("refused with %v, not %q", d.Why(a), why)
	}
	if !d.Same(before) {
		d.Error("what was refused changed the career")
	}
}

func (d *desk) index(kind, id string) int {
	d.Helper()
	for _, k := range d.Game().Info().Refs[1:] {
		if i := slices.Index(k.IDs, id); k.Name == kind && i >= 0 {
			return i
		}
	}
	d.Fatalf("there is no %s %s", kind, id)
	return 0
}

func (d *desk) op(id string) int   { return d.index("career-operation", id) }
func (d *desk) keep(id string) int { return d.index("keepsake", id) }

// over plays the match that runs by chance.
func (d *desk) over() rules.State {
	d.Helper()
	_, _, m, ok := d.Match()
	if !ok {
		d.Fatal("no match has to be played")
	}
	r := rules.Rand{S: 7}
	for !m.Turn().Done {
		legal := m.Legal(nil)
		if err := m.Apply(legal[m.Playout(legal, &r)], nil); err != nil {
			d.Fatal(err)
		}
	}
	return m
}

// play begins an operation and enters a match of it that brings so many stars.
func (d *desk) play(op string, stars int) *desk {
	d.Helper()
	d.do(small.SetOut(d.op(op)))
	end := d.over()
	wanted = stars
	defer func() { wanted = -1 }()
	d.events = nil
	var rec rules.Recorder
	if err := d.Enter("match of "+op, end, &rec); err != nil {
		d.Fatal(err)
	}
	d.heard(&rec)
	return d
}

// offered are the keepsakes that can be taken now.
func (d *desk) offered() (l []string) {
	for k, id := range d.Game().Info().Refs[len(d.Game().Info().Refs)-3].IDs {
		if w := d.Why(small.Accept(k)); w.IsZero() {
			l = append(l, id)
		}
	}
	return l
}

func TestASuccessOffersTwoKeepsakesOfWhichOneIsTaken(t *testing.T) {
	d := begun(t, 1).play("door", 2).told("won", "stars", "opened")
	if d.Pages[d.op("door")].Fate != career.Won || d.Stars() != 2 || d.Stage != career.Choosing {
		t.Fatalf("after two stars: %+v", d.Pages[d.op("door")])
	}
	offer := d.offered()
	if len(offer) != 2 {
		t.Fatalf("offered are %v", offer)
	}
	d.refused("choosing", small.SetOut(d.op("roof")))
	d.refused("nothing-due", small.GiveUp(d.keep(offer[0])))
	d.do(small.Accept(d.keep(offer[0]))).told("gained")
	if d.Keepsakes[d.keep(offer[0])] != career.Held || d.Keepsakes[d.keep(offer[1])] != career.Never || d.Stage != career.Desk {
		t.Error("one is there, the other one is not")
	}
	d.refused("not-choosing", small.Accept(d.keep(offer[1])))
}

// Each goal is looked at by itself: one that is met is a star, whatever became of the ones before it, and only the first one
// decides whether the operation is a success.
func TestEachGoalIsAStarByItself(t *testing.T) {
	for _, c := range []struct {
		met   []int
		stars int
		fate  career.Fate
	}{{nil, 0, career.Lost}, {[]int{1}, 1, career.Won}, {[]int{2}, 1, career.Lost}, {[]int{3}, 1, career.Lost}, {[]int{2, 3}, 2, career.Lost}, {[]int{1, 3}, 2, career.Won}, {[]int{1, 2, 3}, 3, career.Won}} {
		reached = c.met
		d := begun(t, 1).play("door", 0)
		reached = nil
		p := d.Pages[d.op("door")]
		if int(p.Stars) != c.stars || p.Fate != c.fate || !p.Booked {
			t.Errorf("with the goals %v met there are %d stars, fate %d", c.met, p.Stars, p.Fate)
		}
		for n, goal := range p.Goals {
			if goal.Met != slices.Contains(c.met, n+1) {
				t.Errorf("with the goals %v met the book says of the %d. that it is met: %v", c.met, n+1, goal.Met)
			}
		}
		if want := []string{"lost", "won"}[map[career.Fate]int{career.Won: 1}[c.fate]]; !slices.Contains(d.events, want) || slices.Contains(d.events, "stars") != (c.stars > 0) {
			t.Errorf("with the goals %v met it is told as %v", c.met, d.events)
		}
		if b, err := d.MarshalJSON(); err != nil {
			t.Fatal(err)
		} else if back := small.Empty(); back.UnmarshalJSON(b) != nil || !back.Same(d.State) {
			t.Errorf("with the goals %v met it is not read back", c.met)
		}
	}
}

// A match that a bot played to its end earns nothing, though the book says what it met.
func TestABotMeetsGoalsForNobody(t *testing.T) {
	d := begun(t, 1).do(small.SetOut(0))
	end := d.over()
	reached = []int{1, 2, 3}
	defer func() { reached = nil }()
	if err := d.Forgo("a match", end, nil); err != nil {
		t.Fatal(err)
	}
	if p := d.Pages[0]; p.Stars != 0 || p.Fate != career.Lost || p.Goals.Stars() != 3 || d.Validate() != nil {
		t.Errorf("the page is %+v", p)
	}
}

// A career that was kept when goals were a ladder keeps its stars, and says nothing of goals that it does not know.
func TestStarsOfEarlierCareersStay(t *testing.T) {
	d := begun(t, 1).play("door", 2)
	var position map[string]any
	b, err := d.MarshalJSON()
	if err == nil {
		err = json.Unmarshal(b, &position)
	}
	if err != nil {
		t.Fatal(err)
	}
	for _, op := range position["operations"].(map[string]any) {
		delete(op.(map[string]any), "goals")
		delete(op.(map[string]any), "outcome")
	}
	if b, err = json.Marshal(position); err != nil {
		t.Fatal(err)
	}
	old := small.Empty().(*career.State)
	if err := old.UnmarshalJSON(b); err != nil {
		t.Fatal(err)
	}
	if p := old.Pages[0]; old.Stars() != 2 || p.Fate != career.Won || p.Booked || p.Match != career.MatchUnknown {
		t.Errorf("read back the page is %+v", p)
	}
}

// What is offered differs from career to career.
func TestOffersAreDrawnWhenACareerBegins(t *testing.T) {
	seen := map[[2]uint8]bool{}
	for seed := range uint64(20) {
		seen[begun(t, seed).Pages[0].Offers] = true
	}
	if len(seen) < 3 {
		t.Errorf("%d different offers in 20 careers", len(seen))
	}
}

func TestALossStaysLostAndLeavesAScar(t *testing.T) {
	d := begun(t, 1).play("door", 0).told("lost", "opened")
	if got := d.offered(); !slices.Equal(got, []string{"limp"}) {
		t.Fatalf("a loss leaves %v", got)
	}
	d.do(small.Accept(d.keep("limp"))).told("scarred")
	d.refused("played", small.SetOut(d.op("door")))
	d.refused("scar", small.LeaveBehind(d.keep("limp")))
	if !d.Acts(d.keep("limp"), d.op("roof")) || d.Setup(d.op("roof"))["alarm"] != 2 {
		t.Error("the scar makes the alarm sensitive")
	}
	// A success under it heals it, with one star too.
	c := &desk{T: t, State: d.Clone().(*career.State)}
	c.play("roof", 1).told("healed")
	if c.Keepsakes[c.keep("limp")] != career.Gone {
		t.Error("a success does not heal a scar")
	}
	// A loss does not; the second operation under it does, lost or won.
	d.play("cellar", 0)
	if d.Keepsakes[d.keep("limp")] != career.Held || d.Borne(d.keep("limp")) != 1 {
		t.Error("the first operation under a scar heals it, though it was lost")
	}
	d.do(small.Accept(d.keep("debt"))).play("river", 0).told("healed")
	if d.Keepsakes[d.keep("limp")] != career.Gone {
		t.Error("the second operation under a scar does not heal it")
	}
}

func TestAKeepsakeCanBeGivenUpInsteadOfAScar(t *testing.T) {
	d := begun(t, 1).play("door", 3)
	k := d.keep(d.offered()[0])
	d.do(small.Accept(k)).play("cellar", 0)
	d.do(small.GiveUp(k)).told("given-up")
	if d.Keepsakes[k] != career.Gone || d.Keepsakes[d.keep("debt")] != career.Never || d.Pages[d.op("cellar")].Gave != uint8(k) {
		t.Error("what was given up is gone and the scar did not come")
	}
	d.refused("spent", small.Bring(k))
}

func TestAFavourIsSpentOnceAContactStays(t *testing.T) {
	for seed := uint64(0); ; seed++ {
		d := begun(t, seed).play("door", 1)
		offer := d.offered()
		if !slices.Contains(offer, "guide") || !slices.Contains(offer, "voucher") {
			continue
		}
		c := &desk{T: t, State: d.Clone().(*career.State)}
		d.do(small.Accept(d.keep("voucher")))
		d.refused("not-along", small.LeaveBehind(d.keep("voucher")))
		d.do(small.Bring(d.keep("voucher"))).do(small.SetOut(d.op("roof"))).told("spent")
		if d.Options()["specialists"] != 1 || d.Keepsakes[d.keep("voucher")] != career.Gone {
			t.Error("a favour works in one operation and is spent")
		}
		c.do(small.Accept(c.keep("guide"))).do(small.SetOut(c.op("roof")))
		if c.Options()["labyrinth"] != 1 || c.Keepsakes[c.keep("guide")] != career.Held {
			t.Error("a contact comes along and stays")
		}
		return
	}
}

func TestAnOperationShutsAnotherAndOpensWhatIsBehindIt(t *testing.T) {
	d := begun(t, 2)
	d.refused("locked", small.SetOut(d.op("roof")))
	d.play("door", 1)
	d.do(small.Accept(d.keep(d.offered()[0])))
	d.play("roof", 0).told("opened")
	if d.Pages[d.op("cellar")].Fate != career.Shut {
		t.Error("the roof shuts the cellar")
	}
	d.do(small.Accept(d.keep("limp")))
	d.refused("shut", small.SetOut(d.op("cellar")))
	if !d.Open(d.op("vault")) || d.Open(d.op("river")) {
		t.Error("behind the roof lies the vault, and the river does not")
	}
}

func TestARivalAnswersTheLastMeetings(t *testing.T) {
	d := begun(t, 2).play("door", 1)
	d.do(small.Accept(d.keep(d.offered()[0])))
	won := &desk{T: t, State: d.Clone().(*career.State)}
	won.play("roof", 1).told("answer")
	if _, n := won.Answer(0); n != 1 || won.Setup(won.op("vault"))["alarm"] != 2 {
		t.Errorf("whoever was beaten sets the alarm to sensitive, not %v", won.Setup(won.op("vault")))
	}
	d.play("roof", 0).told("answer")
	if _, n := d.Answer(0); n != 1 || d.Setup(d.op("vault"))["extraction"] != 1 {
		t.Error("whoever won locks the way out")
	}
}

func TestAnEndClosesTheCareer(t *testing.T) {
	d := begun(t, 2).play("door", 1)
	d.do(small.Accept(d.keep(d.offered()[0]))).play("cellar", 0)
	d.do(small.Accept(d.keep("debt"))).play("river", 3).told("end")
	out := d.Outcome()
	if !d.Turn().Done || out.Winners != rules.Only(0) || out.Seats[0].Total != 4 || small.Info().Refs[len(small.Info().Refs)-1].IDs[d.End] != "gone" {
		t.Errorf("the career ended with %+v", out)
	}
	d.refused("closed", small.SetOut(d.op("vault")))
}

func TestAResultIsEnteredOnce(t *testing.T) {
	d := begun(t, 3).do(small.SetOut(0))
	end := d.over()
	d.refused("playing", small.Retire())
	before := d.Clone()
	if err := d.Enter("a", before.(*career.State).Running, nil); err == nil {
		t.Error("a match that is not over was entered")
	}
	if err := d.Enter("", end, nil); err == nil || !d.Same(before) {
		t.Error("a match without a name was entered")
	}
	other, err := small.Book().Of.New(rules.Setup{Seats: 4})
	if err != nil {
		t.Fatal(err)
	}
	r := rules.Rand{S: 1}
	for !other.Turn().Done {
		legal := other.Legal(nil)
		if err := other.Apply(legal[other.Playout(legal, &r)], nil); err != nil {
			t.Fatal(err)
		}
	}
	if err := d.Enter("b", other, nil); err == nil || !d.Same(before) {
		t.Error("a match of other seats was entered")
	}
	if err := d.Enter("c", end, nil); err != nil {
		t.Fatal(err)
	}
	if err := d.Enter("c", end, nil); err == nil || d.Pages[0].Replay != "c" {
		t.Error("a match was entered twice")
	}
}

// Inconsistent positions are refused with a reason and change nothing.
func TestInconsistentCareersAreRefused(t *testing.T) {
	d := begun(t, 1).play("door", 2)
	d.do(small.Accept(d.keep(d.offered()[0])))
	s := rulestest.SceneOf(t, small, d.State)
	for _, pairs := range [][]any{
		{"stage", "nowhere"}, {"stage", "career-match"}, {"stage", "career-choice"}, {"stage", "career-over", "end", "rich"}, {"options.career-level", "harsh"}, {"seats", 2},
		{"operation", "none"}, {"operation", "roof"}, {"begun", 2}, {"begun", -1}, {"begun", 99}, {"operations.door.fate", "lost"}, {"operations.door.stars", 0},
		{"operations.door.stars", 4}, {"operations.door.number", 0}, {"operations.roof.number", 1}, {"operations.roof.fate", "won"}, {"operations.roof.score", 3},
		{"operations.roof.took", "guide"}, {"operations.attic", map[string]any{}}, {"operations.door.offers", []string{"guide"}}, {"operations.door.offers", []string{"guide", "axe"}},
		{"operations.door.match", strings.Repeat("m", 65)}, {"operations.roof.match", "m"}, {"keepsakes.limp", "perhaps"}, {"keepsakes.axe", "held"}, {"along.limp", true},
		{"along.debt", true}, {"rivals.vipers.beaten", 2}, {"rivals.vipers.row", 1}, {"rivals.nobody.row", 0}, {"settled_match", strings.Repeat("m", 65)}, {"seed", "x"},
		{"drawn", -1}, {"match_seed", "1"}, {"match_seed", "-"}, {"setup.alarm", "faulty"}, {"setup.alarm", "loud"}, {"setup.nothing", "x"}, {"match", map[string]any{}},
		{"upcoming", []any{map[string]any{"die": 3}}}, {"nonsense", 1},
	} {
		before := s.S.Clone()
		if err := s.TrySet(pairs...); err == nil {
			t.Errorf("%v was taken", pairs)
		}
		if !s.S.Same(before) {
			t.Fatalf("%v changed the career", pairs)
		}
	}
}

// A match of an operation keeps its seats and options, whatever is edited.
func TestAMatchIsThatOfItsOperation(t *testing.T) {
	d := begun(t, 1).do(small.SetOut(0))
	s := rulestest.SceneOf(t, small, d.State)
	if err := s.TrySet("setup.alarm", "sensitive"); err == nil {
		t.Error("the match was set up otherwise")
	}
	if err := s.TrySet("operations.door.fate", "won", "operations.door.stars", 1); err == nil {
		t.Error("an operation that is being played was won")
	}
}

// Nothing that leads nowhere: every way through the book comes to an end.
func TestStrollsComeToAnEnd(t *testing.T) {
	ends := map[uint8]bool{}
	for i := range uint64(60) {
		r := rules.Rand{S: i}
		s, err := small.Simulate(rules.Setup{Seats: 3, Seed: i}, &r, 0, func(int) int { return r.Intn(4) })
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Validate(); err != nil {
			t.Fatal(err)
		}
		ends[s.End] = true
	}
	if len(ends) != 2 {
		t.Errorf("%d ends were reached", len(ends))
	}
}

// An operation to which no way leads any more says so, and one that is locked names only ways that can still be gone.
func TestADeadWayIsNotNamed(t *testing.T) {
	d := begun(t, 1).play("door", 0)
	d.do(small.Accept(d.keep("limp")))
	if why := d.Why(small.SetOut(d.op("river"))); why.Key != "career.why.locked" || !d.Reachable(d.op("river")) {
		t.Fatalf("before the fork the river says %v", why)
	}
	if n := len(d.Living(d.op("vault"))); n != 3 {
		t.Errorf("before the fork %d ways lead to the vault", n)
	}
	d.play("roof", 1) // shuts the cellar
	if d.Stage == career.Choosing {
		d.do(d.Legal(nil)[0])
	}
	if why := d.Why(small.SetOut(d.op("river"))); why.Key != "career.why.dead" || d.Reachable(d.op("river")) {
		t.Errorf("past the fork the river says %v", why)
	}
	if l := d.Living(d.op("vault")); len(l) != 1 || l[0].Won != "roof" {
		t.Errorf("past the fork the ways to the vault are %v", l)
	}
}

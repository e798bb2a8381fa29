package masters

import (
	"slices"
	"strings"
	"testing"

	"safehouse/render"
	"safehouse/render/ui/input"
	"safehouse/rules"
	rule "safehouse/rules/masters"
	"safehouse/rules/masters/campaign"
	"safehouse/save"
)

// tick lets a tick pass in which something is done with the mouse.
func (c *city) tick(s input.Snapshot) {
	s.Device = input.Pointer
	c.hub.Tick()
	c.hub.stage.Tick(&s)
}

// point moves the pointer to the middle of a thing.
func (c *city) point(id string) (at render.Point) {
	c.t.Helper()
	th := c.hub.stage.Thing(id)
	if th == nil {
		c.t.Fatalf("there is no %s; there are %v", id, c.hub.stage.Things())
	}
	f := c.hub.stage.Scale()
	at = th.Shape.Bounds().Center().Mul(f)
	c.tick(input.Snapshot{X: at.X, Y: at.Y, DX: 30})
	return at
}

// click presses and lets go where the pointer is.
func (c *city) click(at render.Point) {
	c.tick(input.Snapshot{X: at.X, Y: at.Y, Pressed: input.Left, Held: input.Left})
	c.tick(input.Snapshot{X: at.X, Y: at.Y, Released: input.Left})
	c.tick(input.Snapshot{X: at.X, Y: at.Y})
}

// rest lets half a second pass.
func (c *city) rest() {
	for range 30 {
		c.tick(input.Snapshot{X: 1, Y: 1})
	}
}

// choose what a thing stands for as a person does who knows what it is about.
func (c *city) clicked(id string) {
	c.t.Helper()
	c.rest()
	c.click(c.point(id))
}

// levelling is a campaign whose first heist is over and whose report was read.
func levelling(t *testing.T, w, h int) *city {
	t.Helper()
	c := newCity(t, w, h)
	c.press("list:new")
	c.recruit()
	if _, err := c.hub.season.Apply(c.hub.with(campaign.VDepart)[0]); err != nil {
		t.Fatal(err)
	}
	c.hub.take()
	c.playOut(false)
	c.open("")
	c.press("hub:on")
	return c
}

// A9: clicks 8 ticks apart on one card lift it and decide nothing: not for the
// character whose turn it is, and not for the next one.
func TestADoubleClickChoosesNoLevelUp(t *testing.T) {
	c := levelling(t, 1920, 1080)
	card := c.hub.v.ID(c.hub.s.Lessons()[1].Then)
	c.rest()
	at := c.point(card)
	for range 4 {
		c.click(at)
		for range 5 {
			c.tick(input.Snapshot{X: at.X, Y: at.Y})
		}
	}
	if n := c.hub.s.Learnt; n[0].Member != campaign.NoMember || c.hub.s.Pupil != 0 {
		t.Fatalf("the clicks have chosen a level-up: %+v", n)
	}
	if c.hub.lift == (rules.Action{}) {
		t.Error("the first click lifts no card")
	}
	c.clicked("do")
	if c.hub.s.Pupil != 1 || c.hub.lift != (rules.Action{}) {
		t.Errorf("pupil %d after the card was taken, want the second", c.hub.s.Pupil)
	}
	at = c.point("prompt")
	c.click(at) // where the button was: nothing
	if c.hub.s.Pupil != 1 {
		t.Error("a click at the same place chose for the next one")
	}
}

// Two quick clicks on a player take one chair; on the button that begins the heist
// they begin nothing.
func TestDoubleClicksInTheCrewDecideOnce(t *testing.T) {
	c := newCity(t, 1920, 1080)
	c.press("list:new")
	c.clicked("heist:inclusion")
	if c.hub.s.Stage != campaign.City || c.hub.look != rule.InclusionJob {
		t.Fatalf("a click on a job decides: stage %v", c.hub.s.Stage)
	}
	c.rest()
	at := c.point("hub:plan")
	c.click(at)
	c.click(at)
	if c.hub.s.Stage != campaign.Crew || c.hub.s.Job != rule.InclusionJob {
		t.Fatalf("stage %v, job %v after two clicks on Plan", c.hub.s.Stage, c.hub.s.Job)
	}
	c.hub.putDown()
	c.press("hub:back")
	c.recruit()
	c.rest()
	at = c.point("hub:depart")
	c.click(at)
	if c.hub.s.Heist != nil {
		t.Fatal("one click begins the heist")
	}
	c.click(at)
	if c.hub.s.Heist != nil {
		t.Error("two quick clicks begin the heist")
	}
	if th := c.hub.stage.Thing("do"); th == nil || !th.Commits {
		t.Error("nothing asks whether to begin")
	}
}

// B19: a skill of which two characters have the cards says so on its card, before it
// is taken.
func TestALessonSaysWhomItShutsOut(t *testing.T) {
	c := levelling(t, 1920, 1080)
	l := c.hub.s.Lessons()[0]
	if c.hub.clash(l) != "" {
		t.Fatalf("%q although nobody has the skill", c.hub.clash(l))
	}
	to := rule.Skill(l.Then.Index)
	for i, name := range []campaign.MemberID{20, 21} {
		m := campaign.Member{ID: name, Card: rule.Thug, Skills: [2]rule.Skill{to, rule.Skill(i)}, Level: 2}
		c.hub.s.Members = append(c.hub.s.Members, m)
		if got := c.hub.clash(l); (got != "") != (i == 1) {
			t.Errorf("with %d who have it the card says %q", i+1, got)
		}
	}
	got := c.hub.clash(l)
	for _, id := range []campaign.MemberID{20, 21} {
		if !strings.Contains(got, c.hub.memberName(id)) {
			t.Errorf("%q does not name %s", got, c.hub.memberName(id))
		}
	}
}

// The old card lies beside the new one, and the rows that differ are counted.
func TestALiftedCardLiesBesideTheOldOne(t *testing.T) {
	c := levelling(t, 1920, 1080)
	l := c.hub.s.Lessons()[0]
	c.press(c.hub.v.ID(l.Then))
	old, now := c.hub.stage.Thing("compare:0"), c.hub.stage.Thing("compare:1")
	if old == nil || now == nil || !strings.Contains(old.Label, c.hub.v.Name(l.Now)) || !strings.Contains(now.Label, c.hub.v.Name(l.Then)) {
		t.Fatalf("beside each other lie %v and %v", old, now)
	}
	n := 0
	was, is := rule.Skill(l.Now.Index).Card().Faces, rule.Skill(l.Then.Index).Card().Faces
	for i := range was {
		if was[i] != is[i] {
			n++
		}
	}
	if note := c.hub.stage.Thing("compare:note"); note == nil || !strings.HasPrefix(note.Label, c.hub.text("compare.rows", "n", n)) {
		t.Errorf("the note is %v, want %d rows", note, n)
	}
	if do := c.hub.stage.Thing("do"); do == nil || do.Label != "Take "+c.hub.v.Name(l.Then) {
		t.Errorf("the button is %v", do)
	}
	c.press("leave")
	if c.hub.lift != (rules.Action{}) || c.hub.stage.Thing("compare:note") != nil {
		t.Error("the card cannot be put down")
	}
}

// A level-up is chosen anew from the row of the crew, and from the crew's page in the
// city, until the next heist begins; all of it is on the disk.
func TestALevelUpIsChangedInTheWindow(t *testing.T) {
	c := levelling(t, 1280, 720)
	first := c.hub.s.Lessons()[0].Then
	c.take(c.hub.v.ID(first))
	c.press("relearn:0")
	if c.hub.s.Pupil != 0 || c.hub.s.Members[0].Level != 1 && c.hub.memberOf(c.hub.s.Chairs[0].Member).Level != 1 {
		t.Fatalf("pupil %d", c.hub.s.Pupil)
	}
	other := c.hub.s.Lessons()[2].Then
	c.take(c.hub.v.ID(other))
	for range 2 {
		c.take(c.hub.v.ID(c.hub.s.Lessons()[0].Then))
	}
	if c.hub.s.Stage != campaign.City {
		t.Fatalf("stage %v", c.hub.s.Stage)
	}
	c.open("")
	c.press("relearn:1")
	if c.hub.s.Stage != campaign.Training || c.hub.s.Pupil != 1 || c.hub.reporting() {
		t.Fatalf("stage %v, pupil %d", c.hub.s.Stage, c.hub.s.Pupil)
	}
	c.open("") // the program was left in the middle of it
	c.take(c.hub.v.ID(c.hub.s.Lessons()[1].Then))
	c.plan("heist:startup")
	for i := range 3 {
		if c.hub.stage.Thing("relearn:"+itoa(i)) != nil {
			t.Error("a level-up is offered anew while a crew is chosen")
		}
	}
}

// B16: whoever sits in a chair can stand down, not only the last one; those behind
// keep their chairs' order.
func TestAnybodyStandsDown(t *testing.T) {
	c := newCity(t, 1280, 720)
	c.press("list:new")
	c.recruit()
	was := c.hub.s.Chairs
	c.choose("chair:0", 0)
	if c.hub.s.Taken != 2 || c.hub.s.Chairs[0] != was[1] || c.hub.s.Chairs[1] != was[2] {
		t.Errorf("the chairs are %+v after the first of %+v stood down", c.hub.s.Chairs, was)
	}
	c.press("player:ada")
	c.choose("chair:0", 0)
	if c.hub.s.Taken != 1 || c.hub.s.Chairs[0] != was[2] || c.hub.s.Sitter != was[0].Player {
		t.Errorf("the chairs are %+v, sitter %v", c.hub.s.Chairs, c.hub.s.Sitter)
	}
}

// B16: a filled chair names the skills of who sits there, and the briefing says who
// can do what the job wants.
func TestTheBriefingCountsTheCrew(t *testing.T) {
	c := newCity(t, 1920, 1080)
	c.press("list:new")
	c.press("heist:inclusion")
	if c.hub.s.Stage != campaign.City {
		t.Fatal("reading a briefing decides")
	}
	text := c.hub.stage.Thing("brief:text")
	for _, want := range []string{c.hub.text("brief.inclusion"), "Fence", "Flashbang", c.hub.v.Text("text.heist.inclusion")} {
		if text == nil || !strings.Contains(text.Label, want) {
			t.Errorf("the briefing does not say %q", want)
		}
	}
	for id, n := range map[string]int{"subdue": 5, "disable": 8, "unlock": 4, "reveal": 14} {
		if th := c.hub.stage.Thing("want:" + id); th == nil || !strings.HasPrefix(th.Label, c.hub.text("want."+id, "n", n)) {
			t.Errorf("what it wants of %s is %v, want %d", id, th, n)
		}
	}
	c.press("hub:map")
	c.recruit()
	m := c.hub.memberOf(c.hub.s.Chairs[0].Member) // Karma, an Angry Locksmith with Bypass and Wing It
	karma := handOf(&m, 0, "")
	if got := karma.can(1); got != 6 {
		t.Errorf("Karma unlocks on %d actions, want 6", got)
	}
	if th := c.hub.stage.Thing("want:unlock"); th == nil || !strings.Contains(th.Label, "Karma on 6 actions") {
		t.Errorf("the want says %v", th)
	}
	for g := range rule.Heist(rule.Heists) { // every job has one
		c.hub.planOf(g)
		if s := c.hub.text("brief." + info.Refs[kHeist].IDs[g]); len(s) < 40 || strings.HasPrefix(s, "brief.") {
			t.Errorf("%v has no briefing", g)
		}
	}
}

// B17: a character is given a name that is typed, one of the book, or a drawn one; one
// that somebody goes by is refused with the reason, and nothing is lost by that.
func TestANameIsTyped(t *testing.T) {
	c := newCity(t, 1280, 720)
	c.press("list:new")
	c.plan("heist:inclusion")
	build := func(player, class string) {
		t.Helper()
		for _, id := range []string{player, "create:1", class} {
			c.press(id)
		}
		for range 2 {
			for _, a := range c.hub.drafting().skills {
				c.press(c.hub.v.ID(ref(kSkill, int(a.Args[0]))))
				break
			}
		}
		c.rest()
	}
	build("player:ada", "character:thug")
	if c.hub.stage.Typing() != "name:typed" {
		t.Errorf("typing goes into %q", c.hub.stage.Typing())
	}
	if c.hub.stage.Focused() != "name:typed" {
		t.Errorf("Enter goes to %q", c.hub.stage.Focused())
	}
	if th := c.hub.stage.Thing("name:ok"); !th.Disabled {
		t.Error("no name can be taken")
	}
	c.hub.named = "  Zoe Quick "
	c.lay()
	c.press("name:ok")
	m := c.hub.memberOf(c.hub.s.Chairs[0].Member)
	if c.hub.memberName(m.ID) != "Zoe Quick" || c.hub.s.Taken != 1 {
		t.Fatalf("the character is called %q, %d chairs", c.hub.memberName(m.ID), c.hub.s.Taken)
	}
	build("player:ben", "character:burglar")
	c.hub.named = "zoe quick"
	c.lay()
	c.press("name:ok")
	if c.hub.nameless == "" || !c.hub.asksName() {
		t.Fatalf("a name that is taken: %q", c.hub.nameless)
	}
	c.press("name:surprise")
	if c.hub.named == "" || c.hub.nameless != "" {
		t.Fatal("no name was drawn")
	}
	want := c.hub.named
	c.press("name:ok")
	if m := c.hub.memberOf(c.hub.s.Chairs[1].Member); c.hub.memberName(m.ID) != want {
		t.Errorf("the second one is called %q, want %q", c.hub.memberName(m.ID), want)
	}
	build("player:cleo", "character:lookout")
	c.hub.named = "karma" // a name of the book is that one
	c.lay()
	c.press("name:ok")
	if m := c.hub.memberOf(c.hub.s.Chairs[2].Member); c.hub.v.ID(rules.At(campaign.KindMember, int(m.ID))) != "member:karma" || m.Label != "" {
		t.Errorf("the third one is %+v", m)
	}
}

// B15: who plays stands on every page, with whether a person or a bot decides, and one
// press changes that.
func TestWhoDecidesStandsOnEveryPage(t *testing.T) {
	c := newCity(t, 1920, 1080)
	c.press("list:new")
	if got := c.hub.playerName(0); got != c.hub.me() {
		t.Errorf("the first player is called %q, want %q", got, c.hub.me())
	}
	check := func(where string) {
		t.Helper()
		for _, id := range []string{"player:ada", "decides:ada", "decides:ben", "decides:cleo", "decides:dan"} {
			if c.hub.stage.Thing(id) == nil {
				t.Errorf("%s: there is no %s", where, id)
			}
		}
	}
	for page := mapPage; page <= recordPage; page++ {
		c.hub.page = page
		c.lay()
		check("page " + itoa(page))
	}
	c.press("decides:ben")
	if c.hub.season.Bot(who(1)) != standIn {
		t.Error("Ben's stamp gives him no bot")
	}
	c.plan("heist:inclusion")
	check("crew")
	c.press("player:ada")
	c.press("create:1")
	check("draft")
	c.press("decides:ben")
	if c.hub.season.Bot(who(1)) != "" {
		t.Error("Ben's stamp does not bring the person back")
	}
}

// On the report of a heist and while characters go up a level too: neither leaves room
// for the book.
func TestWhoDecidesStandsOnReportsAndLevelUps(t *testing.T) {
	for _, size := range [][2]int{{1920, 1080}, {1280, 720}, {640, 360}} {
		c := levelling(t, size[0], size[1])
		c.open("") // the report again
		for _, where := range []string{"report", "level-up"} {
			for _, id := range []string{"player:ada", "decides:ada", "decides:ben"} {
				at, ok := c.hub.stage.Find(id)
				if !ok {
					t.Fatalf("%v, %s: there is no %s", size, where, id)
				}
				if a := c.hub.stage.Area(); at.Bottom() > a.H || at.Right() > a.W {
					t.Errorf("%v, %s: %s lies at %v of %v", size, where, id, at, a)
				}
			}
			c.press("decides:ben")
			if bot := c.hub.season.Bot(who(1)) != ""; bot != (where == "report") {
				t.Errorf("%v, %s: a press on Ben's stamp makes him a bot: %v", size, where, bot)
			}
			if where == "report" {
				c.press("hub:on")
			}
		}
	}
}

// B20: every Fixer says what it does, and which job brings it; achievements say their
// condition; the items their effect.
func TestThePagesHaveWords(t *testing.T) {
	c := newCity(t, 1920, 1080)
	c.press("list:new")
	label := func(id string) string {
		t.Helper()
		th := c.hub.stage.Thing(id)
		if th == nil {
			t.Fatalf("there is no %s", id)
		}
		return th.Label
	}
	c.hub.page = fixersPage
	c.lay()
	for f, id := range info.Refs[kFixer].IDs {
		l := label("fixer:" + id)
		if !strings.Contains(l, c.hub.v.Text("text.fixer."+id)) || f > 0 && !strings.Contains(l, c.hub.fixerFrom(rule.Fixer(f))) || f > 0 && c.hub.fixerFrom(rule.Fixer(f)) == "" {
			t.Errorf("%s says %q", id, l)
		}
	}
	c.hub.page = storePage
	c.lay()
	for i := range rule.Item(rule.Items) {
		id := info.Refs[kLoot].IDs[i.Loot()]
		if l := label("loot:" + id); !strings.Contains(l, c.hub.v.Text("text.loot."+id)) {
			t.Errorf("%s says %q", id, l)
		}
	}
	c.hub.page = recordPage
	c.lay()
	for _, id := range hubInfo.Refs[campaign.KindFeat].IDs {
		if l := label("feat:" + id); !strings.Contains(l, c.hub.v.Text("text.feat."+id)) {
			t.Errorf("%s says %q", id, l)
		}
	}
	if !strings.Contains(label("feat:all-amateurs"), "0/8") {
		t.Errorf("no progress: %q", label("feat:all-amateurs"))
	}
	retire, tab := c.hub.stage.Thing("hub:retire"), c.hub.stage.Thing("book/0")
	if r := retire.Shape.Bounds(); r.W > 330 || r.H > tab.Shape.Bounds().H {
		t.Errorf("retiring is a button of %v", r)
	}
}

// C3: the two parts of The Final Score count as one heist in the bar above.
func TestTheBarCountsHeists(t *testing.T) {
	c := newCity(t, 1280, 720)
	c.press("list:new")
	c.hub.s.History = []campaign.Entry{{Heist: rule.FinalSouth}, {Heist: rule.FinalNorth}}
	c.hub.read = 2
	c.lay()
	if l := c.hub.stage.Thing("top:heists").Label; !strings.HasSuffix(l, " 1") {
		t.Errorf("the bar says %q", l)
	}
}

// hubWindows are the sizes and scales in which the hub is looked at.
var hubWindows = []struct {
	w, h  int
	scale float64
}{{1280, 720, 1}, {1920, 1080, 1.5}, {1920, 1080, 2}, {1280, 720, 1.5}, {2560, 1080, 1}, {3840, 2160, 1}, {1920, 1080, 0.75}}

// fits lays the hub in every window: what has to be pressed is there and inside, and
// so is all that takes a decision, but for what a list scrolls.
func (c *city) fits(ids ...string) {
	c.t.Helper()
	for _, k := range hubWindows {
		c.hub.stage.Resize(k.w, k.h, k.scale)
		c.lay()
		f := c.hub.stage.Scale()
		area := render.R(0, 0, float64(k.w)/f, float64(k.h)/f)
		for _, id := range append(ids, "prompt", "hub:desk") {
			th := c.hub.stage.Thing(id)
			if th == nil {
				c.t.Errorf("%v: there is no %s in stage %v; there are %v", k, id, c.hub.s.Stage, c.hub.stage.Things())
				continue
			}
			if r := th.Shape.Bounds(); th.In == "" && (r.X < -1 || r.Y < -1 || r.Right() > area.W+1 || r.Bottom() > area.H+1) {
				c.t.Errorf("%v: %s lies at %v in %v", k, id, r, area)
			}
		}
		var bar []render.Rect
		for _, id := range c.hub.stage.Things() {
			th := c.hub.stage.Thing(id)
			if th == nil || th.In != "" {
				continue
			}
			r := th.Shape.Bounds()
			if th.Commits && (r.W < 20 || r.H < 20 || r.Right() > area.W+1 || r.Bottom() > area.H+1) {
				c.t.Errorf("%v: %s is pressed at %v", k, id, r)
			}
			if strings.HasPrefix(id, "top:") || strings.HasPrefix(id, "hub:") && r.Y < 40 {
				for _, o := range bar {
					if o.Overlaps(r) {
						c.t.Errorf("%v: %s lies over another part of the bar", k, id)
					}
				}
				bar = append(bar, r)
			}
		}
	}
	c.hub.stage.Resize(1280, 720, 1)
	c.lay()
}

// The hub in its windows, page by page.
func TestTheHubFitsItsWindows(t *testing.T) {
	c := newCity(t, 1280, 720)
	c.press("list:new")
	c.fits()
	c.press("heist:inclusion")
	c.fits("hub:plan", "hub:map", "brief:text")
	c.press("hub:plan")
	c.fits("player:ada", "hub:back")
	c.press("player:ada")
	c.fits("create:1")
	c.press("create:1")
	c.fits("hub:back", "character:thug")
	for _, id := range []string{"character:thug", "skill:bypass", "skill:linger"} {
		c.press(id)
	}
	c.fits("name:typed", "name:ok", "name:surprise")
	for range 3 {
		c.hub.decide(rules.Do(campaign.VBack))
	}
	c.lay()
	c.recruit()
	c.fits("hub:depart", "chair:0", "chair:2")
	if _, err := c.hub.season.Apply(c.hub.with(campaign.VDepart)[0]); err != nil {
		t.Fatal(err)
	}
	c.playOut(false)
	c.open("")
	c.fits("report", "hub:on", "party:0", "gain:cash")
	c.press("hub:on")
	l := c.hub.s.Lessons()[0]
	c.fits(c.hub.v.ID(l.Then), "pupil:0")
	c.press(c.hub.v.ID(l.Then))
	c.fits("do", "leave", "compare:0", "compare:1")
	c.press("do")
	c.fits("relearn:0")
	for range 2 {
		c.take(c.hub.v.ID(c.hub.s.Lessons()[0].Then))
	}
	for _, page := range []int{mapPage, crewPage, fixersPage, storePage, recordPage} {
		c.hub.page = page
		c.fits()
	}
}

// B21: a match of a campaign says on lists which job it is and who is in the crew.
func TestAListSaysWhichJob(t *testing.T) {
	c := newCity(t, 1280, 720)
	c.press("list:new")
	c.recruit()
	if _, err := c.hub.season.Apply(c.hub.with(campaign.VDepart)[0]); err != nil {
		t.Fatal(err)
	}
	c.hub.take()
	id := c.hub.season.ID()
	won := c.playOut(false)
	match := c.hub.season.Running()
	for range 2 {
		job, crew := RiverCity{}.Situation(c.house, id, match)
		if job != "The Inclusion Job" || crew != "Karma, Jitters, Locket" {
			t.Errorf("the match is %q with %q", job, crew)
		}
		c.open("") // the result is entered: it is in the history then
	}
	if job, _ := (RiverCity{}).Situation(c.house, id, "nothing"); job != "" {
		t.Errorf("an unknown match is %q", job)
	}
	if c.hub.s.History[0].Success != won {
		t.Error("another heist was entered")
	}
	x := c.hub.standing(c.hub.others[0])
	if !strings.Contains(x, "1 heist") {
		t.Errorf("the list says %q", x)
	}
}

// A campaign that is entered again shows the report of a heist whose level-ups nobody
// has begun, and no other.
func TestAReportIsReadOnce(t *testing.T) {
	c := levelling(t, 1280, 720)
	c.open("")
	if !c.hub.reporting() {
		t.Error("the report is gone although nothing was chosen")
	}
	c.press("hub:on")
	c.take(c.hub.v.ID(c.hub.s.Lessons()[0].Then))
	c.open("")
	if c.hub.reporting() {
		t.Error("the report comes again")
	}
	if !slices.ContainsFunc(c.hub.others, func(l save.ListedCampaign) bool { return l.ID == c.hub.season.ID() }) {
		t.Error("the campaign is not on the list")
	}
}

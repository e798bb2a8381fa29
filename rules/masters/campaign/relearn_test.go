package campaign_test

import (
	"encoding/json"
	"slices"
	"testing"

	"safehouse/rules/masters/campaign"
)

// again takes the level-up on a chair back.
func (c *city) again(chair int) *city {
	c.T.Helper()
	if err := c.state().Unlearn(chair); err != nil {
		c.T.Fatal(err)
	}
	if err := c.state().Validate(); err != nil {
		c.T.Fatalf("what is left of a level-up that was taken back: %v", err)
	}
	return c
}

// stands reports that a level-up cannot be taken back, and that trying changes
// nothing.
func (c *city) stands(chair int) *city {
	c.T.Helper()
	before := c.S.Clone()
	if c.state().CanUnlearn(chair) || c.state().Unlearn(chair) == nil {
		c.T.Errorf("the level-up on chair %d can be taken back", chair)
	}
	if !c.S.Same(before) {
		c.T.Errorf("trying to take the level-up on chair %d back changed the campaign", chair)
	}
	return c
}

// MAS-490: until the next heist begins a level-up is taken back and chosen anew,
// also the first of three.
func TestALevelUpIsChosenAnew(t *testing.T) {
	c := opened(t, 3).setOut("startup", regulars[:3]...).enter(win("startup")).stands(0)
	first := c.Get("members.swagger.skills")
	c.learn().Is("stage", "city", "members.swagger.level", 2, "members.tiny.level", 2)
	tiny := c.Get("members.tiny.skills")
	c.again(0).Is("stage", "training", "pupil", 0, "job", "startup", "members.swagger.level", 1, "members.swagger.skills", first, "members.tiny.level", 2, "members.tiny.skills", tiny)
	if n := len(c.state().Lessons()); n != 4 {
		t.Errorf("%d choices are offered anew, want 4", n)
	}
	other := c.state().Lessons()[3].Action
	if err := c.S.Apply(other, nil); err != nil {
		t.Fatal(err)
	}
	c.Is("stage", "city", "members.swagger.level", 2, "members.tiny.level", 2, "members.tiny.skills", tiny)
	c.again(2).again(1).Is("pupil", 1, "members.tiny.level", 1, "members.iceheart.level", 1).learn().Is("stage", "city", "members.iceheart.level", 2)
	c.crew("dark-horse", regulars[:3]...).stands(0)
	c.Do("depart").stands(0).Is("learnt", map[string]any{})
}

// MAS-266: one level a heist: who has levelled up is no pupil again, also where a position is written.
func TestNobodyLevelsUpTwiceAfterAHeist(t *testing.T) {
	c := opened(t, 3).setOut("startup", regulars[:3]...).enter(win("startup")).Is("pupil", 0)
	if err := c.S.Apply(c.state().Lessons()[0].Action, nil); err != nil {
		t.Fatal(err)
	}
	if c.Is("pupil", 1, "members.swagger.level", 2); c.TrySet("pupil", 0) == nil {
		t.Error("a second level-up after one heist is accepted")
	}
	c.Set("pupil", 2).Is("members.swagger.level", 2)
}

// MAS-490: in the middle of a level-up only those can be taken back who chose; the
// others still follow, each once.
func TestALevelUpIsTakenBackWhileOthersChoose(t *testing.T) {
	c := opened(t, 3).setOut("startup", regulars[:3]...).enter(win("startup"))
	pick := func() {
		t.Helper()
		if err := c.S.Apply(c.S.Legal(nil)[0], nil); err != nil {
			t.Fatal(err)
		}
	}
	pick()
	pick()
	c.Is("pupil", 2).stands(2).again(0).Is("pupil", 0)
	pick()
	c.Is("stage", "training", "pupil", 2)
	pick()
	c.Is("stage", "city", "members.swagger.level", 2, "members.tiny.level", 2, "members.iceheart.level", 2)
	c.Do("retire").stands(0)
}

// MAS-490: the item that came with a card goes back to where it was, and whoever
// has sold it keeps the card.
func TestALevelUpGivesItsItemBack(t *testing.T) {
	for _, shop := range []bool{false, true} {
		c := opened(t, 3).member("hush", "angry-locksmith", 2, "assault", "bypass").players(2)
		if shop {
			c.Set("items.safecracking-tools.owned", 1, "items.safecracking-tools.stock", 1, "items.safecracking-tools.discovered", true)
		}
		owned, stock := c.Get("items.safecracking-tools.owned"), c.Get("items.safecracking-tools.stock")
		c.crew("startup", "hush", "tiny", "iceheart").Do("depart").enter(win("startup"))
		i := slices.IndexFunc(c.state().Lessons(), func(l campaign.Lesson) bool {
			return c.state().Game().Info().RefString(l.Then) == "character:safecracker"
		})
		if err := c.S.Apply(c.state().Lessons()[i].Action, nil); err != nil {
			t.Fatal(err)
		}
		if c.Get("items.safecracking-tools.owned") == owned {
			t.Fatalf("shop %v: no tools came with the card", shop)
		}
		c.again(0).Is("members.hush.character", "angry-locksmith", "items.safecracking-tools.owned", owned, "items.safecracking-tools.stock", stock)
		if err := c.S.Apply(c.state().Lessons()[i].Action, nil); err != nil {
			t.Fatal(err)
		}
		c.learn().Set("items.safecracking-tools.owned", 0).stands(0)
	}
}

// A level-up that can be taken back is stored with the campaign; a character that
// somebody has given other cards keeps them.
func TestALevelUpToBeTakenBackIsStored(t *testing.T) {
	c := opened(t, 3).setOut("startup", regulars[:3]...).enter(win("startup")).learn()
	b, err := json.Marshal(c.S)
	if err != nil {
		t.Fatal(err)
	}
	read := &campaign.State{}
	if err := json.Unmarshal(b, read); err != nil {
		t.Fatal(err)
	}
	if !read.Same(c.S) || !read.CanUnlearn(1) {
		t.Error("the level-ups are not those that were stored")
	}
	c.Set("members.swagger.level", 3, "members.swagger.character", "safecracker").stands(0)
	if !c.state().CanUnlearn(1) {
		t.Error("the level-up of another character was forgotten as well")
	}
	for _, x := range []any{map[string]any{"9": map[string]any{}}, map[string]any{"0": map[string]any{"member": "nobody"}}} {
		if c.TrySet("learnt", x) == nil {
			t.Errorf("the level-ups %v were taken", x)
		}
	}
	var old map[string]any // as a campaign was stored before level-ups could be taken back
	if err := json.Unmarshal(b, &old); err != nil {
		t.Fatal(err)
	}
	delete(old, "learnt")
	b, _ = json.Marshal(old)
	if err := json.Unmarshal(b, read); err != nil {
		t.Errorf("a campaign of before is not read: %v", err)
	}
}

// A campaign that was stored in the middle of a level-up before they could be taken
// back goes on with those who have not learnt.
func TestNobodyLearnsTwice(t *testing.T) {
	c := opened(t, 3).setOut("startup", regulars[:3]...).enter(win("startup"))
	if err := c.S.Apply(c.S.Legal(nil)[0], nil); err != nil {
		t.Fatal(err)
	}
	c.Set("learnt.0", nil).learn()
	for _, name := range regulars[:3] {
		c.Is("members."+name+".level", 2)
	}
}

package masters_test

import (
	"encoding/json"
	"strings"
	"testing"
)

// Editing positions.

// One entry moves a piece, a figure, a token.
func TestOneEntryMovesAThing(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").loot("jewel-1", "e4")
	s.Set("loot.jewel-1", "carried:0").hasLoot("jewel-1", "carried:0").Set("loot.jewel-1", "won").Do("act", "thug", "walk").hasLoot("jewel-1", "won")
	s.Set(me("at"), "g4", me("plan.f4"), nil).Is(me("plan.f4"), nil).wantOffered("move thug h3").wantNotOffered("move thug f4")
}

// What follows from an edit by itself is done at once: a tile is revealed, a dog
// jumps, the Prisoner is free.
func TestAnEditCarriesTheHeistOn(t *testing.T) {
	stage(t, "inclusion", "f4", "thug").Set("bag.lock", 1).put("e4", "unknown", true).chits("e4", "unknown", false, "e4", "locks", 1)
	stage(t, "inclusion", "f4", "thug").put("e4", "dogs", 1).chits("e4", "dogs", 0, "f4", "dogs", 1)
	stage(t, "greedy-prisoner", "c5", "thug").put("e2", "remote", "none").Is("figures.npc.status", "in-play")
}

// An edit that answers nothing asks the same.
func TestAnEditOfNothingChangesNothing(t *testing.T) {
	for _, s := range []*table{stage(t, "inclusion", "f4", "thug"), lockedIn(t), fleeing(t), planning(t), choosing(t)} {
		before := s.S.Clone()
		s.Set()
		if !s.S.Same(before) {
			t.Errorf("the position changed: %v", s.S.Prompt())
		}
	}
}

// A position that is no position of the game is refused with the reason, and nothing
// changes.
func TestImpossiblePositionsAreRefused(t *testing.T) {
	plain := func() *table { return stage(t, "inclusion", "f4", "thug") }
	rescue := func() *table { return stage(t, "safehouse-rescue", "f1", "thug") }
	deck := func(ids ...string) []any { return []any{"deck", ids, "dealt", []string{}} }
	frame := func(kind, card, at string, n int, set ...string) map[string]any {
		m := map[string]bool{}
		for _, x := range set {
			m[x] = true
		}
		return map[string]any{"kind": kind, "card": card, "step": 0, "who": "0", "at": at, "n": n, "set": m}
	}
	for _, c := range []struct {
		table func() *table
		edit  []any
		says  string
	}{
		{plain, []any{"options.heist", "startup"}, ""},
		{plain, []any{"options.level", 2}, "cannot be edited"},
		{plain, []any{"seats", 4}, ""},
		{plain, []any{"no-such-entry", 1}, "unknown field"},
		{plain, []any{"phase", "lunch"}, "is none of"},
		{plain, []any{"stage", 2}, "has no stage 2"},
		{plain, []any{"round", 0}, "only planning has round 0"},
		{plain, []any{"noise", 42}, "out of range"},
		{plain, []any{"noise", -1}, "must be from"},
		{plain, []any{"decoys", 5}, "must be from"},
		{plain, []any{"stake", 9}, "must be from"},
		{plain, []any{"team", -1}, "must be from"},
		{plain, []any{"fixers", map[string]bool{"nobody": true}}, "is none of"},
		{plain, []any{"cracked", 1}, "needs 0 cracks"},
		{plain, []any{"over", true}, ""},
		{plain, []any{"active", "5"}, "only in the Event phase"},
		{plain, []any{"gates_fallen", 1}, "less those of the 1 gates"},
		{plain, []any{hex("f4", "present"), false}, ""},
		{plain, []any{"hexes.a1", map[string]any{}}, "unknown field"},
		{plain, []any{hex("f4", "guards"), 61}, "must be from 0 to 60"},
		{plain, []any{hex("f4", "guards"), -1}, "must be from 0 to 60"},
		{plain, []any{hex("i3", "cameras"), 1}, "no dogs and no cameras are on entrances"},
		{plain, []any{hex("f4", "flashed"), 1}, "more guards dazzled"},
		{plain, []any{hex("f4", "remote"), "x"}, "has no such door"},
		{plain, []any{hex("f4", "remote"), "z"}, "must be x, y or none"},
		{plain, []any{hex("f4", "door"), true}, "has no such door"},
		{plain, []any{hex("f4", "tower"), true}, "has no such door"},
		{plain, []any{hex("f4", "used"), true}, "an exit that is not there"},
		{plain, []any{"entrances.tunnel-1", map[string]any{"hex": "f5", "door": "f4"}}, "has 0 tunnels"},
		{plain, []any{"entrances.breach", map[string]any{"hex": "a1", "door": "f4"}}, "must lie on a gap"},
		{plain, []any{"entrances.breach", map[string]any{"hex": "g1", "door": "a1"}}, "must name a gap"},
		{plain, []any{"figures.3", map[string]any{"status": "in-play"}}, ""},
		{plain, []any{me("character"), "burglar"}, `breaks the rule "class"`},
		{plain, []any{me("character"), "prisoner"}, "is none of"},
		{plain, []any{me("skills"), []string{"hurry"}}, "needs a character and two skills"},
		{plain, []any{me("skills"), []string{"hurry", "hurry"}}, "one skill twice"},
		{plain, []any{me("skills"), []string{"bypass", "hurry"}, "figures.2.skills", []string{"bypass", "linger"}}, `breaks the rule "no-skill-card"`},
		{plain, []any{me("status"), "waiting"}, "is waiting in phase"},
		{plain, []any{me("status"), "escaped"}, "is escaped in phase"},
		{plain, []any{me("status"), "captive"}, "must take part"},
		{plain, []any{me("at"), "off"}, "must stand on the board"},
		{plain, []any{me("at"), "a1"}, "is none of"},
		{plain, []any{me("at"), "the roof"}, "is none of"},
		{plain, []any{me("die"), 0}, "has not rolled"},
		{plain, []any{me("die"), 7}, "must be from 0 to 6"},
		{plain, []any{me("ideas"), 37}, "must be from 0 to 36"},
		{plain, []any{me("loose"), 1}, "out of range"},
		{plain, []any{me("plan.i3"), true}, "has a token where there is no tile"},
		{plain, []any{me("marks.acted"), true}, "has acted without an action"},
		{plain, []any{me("marks.happy"), true}, "is none of"},
		{plain, []any{me("vent_from"), "f4"}, "has half a vent"},
		{plain, []any{me("route"), []string{"g4"}}, "cannot run"},
		{fleeing2(t), []any{me("route"), []string{"h3"}}, "not connected"},
		{plain, []any{"loot.jewel-1", "carried:3"}, "cannot"},
		{plain, []any{"loot.jewel-1", "sale"}, "cannot be there"},
		{plain, []any{"loot.radio", "bag"}, "cannot be there"},
		{plain, []any{"loot.jewel-1", "safe"}, "safe that is open or not there"},
		{plain, []any{"loot.jewel-9", "bag"}, "unknown field"},
		{plain, []any{"secured", map[string]bool{"jewel-1": true}}, "is no item"},
		{plain, []any{"bag.guard", 61}, "must be from 0 to 60"},
		{plain, deck("1", "1", "z1"), "there are 1"},
		{plain, deck("1", "q9", "z1"), "is not known"},
		{plain, []any{"queue", []string{"3"}}, "only crises are queued"},
		{plain, []any{"queue", []string{"c1", "c1"}}, "comes 2 times"},
		{plain, []any{"last", "c1"}, "is no event"},
		{plain, []any{"escort", map[string]any{"north": map[string]any{"at": "f4", "up": 2}}}, "escort is not where"},
		{rescue, []any{"escort.north.kept_down", 1}, "more of the escort"},
		{plain, []any{"flags.botched", true}, "an ambush failed where there is none"},
		{rescue, []any{"escort.north.up", 1, hex("d4", "guards"), 0}, "escort is not where"},
		{plain, []any{"upcoming", []map[string]any{{"die": 7}}}, "must be a whole number"},
		{plain, []any{"upcoming", []map[string]any{{"coin": 1}}}, "no result called"},
		{plain, []any{"seed", "xyz"}, "hexadecimal"},
		{plain, []any{"stack", []any{frame("hunt", "nearest", "f4", 2)}}, "cannot wait in phase"},
		{plain, []any{"stack", []any{frame("dog", "none", "a1", 0)}}, "is none of"},
		{plain, []any{"stack", []any{frame("reveal", "guard", "f4", 0)}}, "no such chit, tile or Blank"},
		{plain, []any{"stack", []any{frame("codes", "none", "off", 0, "a1")}}, "is none of"},
		{plain, []any{"stack", []any{frame("lift", "none", "off", 61)}}, "must be from"},
		{plain, []any{"stack", []any{frame("party", "none", "off", 0)}}, "is none of"},
	} {
		s := c.table()
		before := s.S.Clone()
		err := s.TrySet(c.edit...)
		if err == nil {
			t.Errorf("%v is accepted", c.edit)
			continue
		}
		if !strings.Contains(err.Error(), c.says) {
			t.Errorf("%v is refused with %q, want %q", c.edit, err, c.says)
		}
		if !s.S.Same(before) {
			t.Errorf("%v is refused and changes the position", c.edit)
		}
	}
}

func fleeing2(t *testing.T) func() *table { return func() *table { return fleeing(t) } }

// A heist can be stored and read in the middle of every question.
func TestEveryQuestionCanBeStored(t *testing.T) {
	seen := map[string]bool{}
	for _, r := range refusals {
		s := r.Table(t)
		if seen[s.S.Prompt().Key] {
			continue
		}
		seen[s.S.Prompt().Key] = true
		b, err := s.S.MarshalJSON()
		if err != nil {
			t.Fatal(err)
		}
		back := game.Empty()
		if err := back.UnmarshalJSON(b); err != nil || !back.Same(s.S) || back.Validate() != nil {
			t.Errorf("%s: %v", s.S.Prompt().Key, err)
		}
	}
	if len(seen) < 15 {
		t.Errorf("only %d questions were asked", len(seen))
	}
}

// Starts that were fixed by an earlier part are there in part 2 of The Final Score
// only.
func TestFixedStartsBelongToPart2(t *testing.T) {
	s := planning(t)
	p := s.position()
	p.Options.Fixed = true
	b, err := json.Marshal(p)
	if err != nil {
		t.Fatal(err)
	}
	if err := game.Empty().UnmarshalJSON(b); err == nil || !strings.Contains(err.Error(), "earlier part") {
		t.Errorf("fixed starts in The Inclusion Job: %v", err)
	}
	f := fixed(t).position()
	if b, err = json.Marshal(f); err != nil {
		t.Fatal(err)
	}
	if err := game.Empty().UnmarshalJSON(b); err != nil {
		t.Errorf("fixed starts in part 2: %v", err)
	}
}

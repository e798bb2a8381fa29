package masters_test

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/rulestest"
)

// An ending is a way a heist can end: how to find such a heist, and how to tell
// it.
type ending struct {
	name  string
	heist string
	seats int
	// from is a position to begin with, for ends that chance hardly ever comes to;
	// nil begins with the set-up.
	from func(t *testing.T) *table
	is   func(s *table) bool
}

var endings = []ending{
	{"won with everybody out", "inclusion", 3, nearlyWon, func(s *table) bool { return s.success() && s.count("escaped") == 3 }},
	{"won with somebody busted", "inclusion", 3, oneLeftBehind, func(s *table) bool { return s.success() && s.count("busted") > 0 }},
	{"lost with everybody out", "startup", 3, nil, func(s *table) bool { return !s.success() && s.count("escaped") == 3 }},
	{"lost with cash", "inclusion", 4, nil, func(s *table) bool { return !s.success() && s.Int("team") > 0 && s.count("busted") > 0 }},
	{"everybody busted", "marathon", 3, nil, func(s *table) bool { return s.count("busted") == 3 && s.Get("phase") == "escape" }},
	{"everybody busted by the gates", "inclusion", 3, onGates, func(s *table) bool { return s.count("busted") == 3 && s.Get("phase") == "event" }},
	{"the alarm sounds", "dark-horse", 4, nil, func(s *table) bool { return s.alarm("z1") }},
	{"full lockdown", "proving-grounds", 4, nil, func(s *table) bool { return s.alarm("z2") && s.Int("gates_fallen") == 4 }},
	{"Escape is called", "inclusion", 3, nearlyWon, func(s *table) bool { return len(s.Get("deck").([]any)) > 0 && s.count("escaped") > 1 }},
	{"out by a breach", "marathon", 3, breaching, func(s *table) bool { return s.Get("entrances.breach") != nil && s.success() }},
	{"the master plan is found", "inclusion", 3, scrawled, func(s *table) bool { return s.Get("flags.blown") == true && s.count("busted") == 3 }},
	{"the Bookie pays", "startup", 3, staked, func(s *table) bool { return s.success() && s.Int("team") == 14 }},
	{"the Bookie keeps the stake", "startup", 3, stakedInVain, func(s *table) bool { return s.success() && s.Int("team") == 6 }},
	{"the Prisoner gets out with jewels", "greedy-prisoner", 3, freedPrisoner, func(s *table) bool { return s.success() }},
	{"an NPC is busted", "melee", 3, nil, func(s *table) bool { return s.Get("figures.npc.status") == "busted" }},
	{"the Prisoner is rescued", "safehouse-rescue", 3, ambushed, func(s *table) bool { return s.success() && s.Int("team") == 10 }},
	{"the van leaves with the Prisoner", "safehouse-rescue", 3, nil, func(s *table) bool { return s.Get("figures.npc.status") == "busted" && !s.success() }},
	{"a breakout", "bricks", 3, nearTheGate, func(s *table) bool { return s.success() && s.Int("team") == 10 }},
	{"a breakout fails", "hole", 4, nil, func(s *table) bool { return !s.success() }},
	{"on the hideouts with the documents", "final-south", 4, hiding, func(s *table) bool { return s.success() && s.count("escaped") >= 3 }},
	{"the Mayor gets out", "final-north", 3, withTheMayor, func(s *table) bool { return s.success() }},
}

func (s *table) success() bool { return s.S.Outcome().Winners != 0 }

// count is how many of the crew have a status.
func (s *table) count(status string) (n int) {
	for i := range s.Int("seats") {
		if s.Get("figures."+seatID(i)+".status") == status {
			n++
		}
	}
	return n
}

// alarm reports whether a crisis ended the rounds.
func (s *table) alarm(id string) bool {
	dealt := s.Get("dealt").([]any)
	return len(s.Get("deck").([]any)) == 0 && dealt[len(dealt)-1] == id && s.Get("phase") == "escape"
}

func nearlyWon(t *testing.T) *table {
	return printed(t, "inclusion", "h3", "thug").loot("jewel-1", "carried:0", "jewel-2", "won", "jewel-3", "won").stand("1", "h5").ideas(1, 0, 0)
}

func oneLeftBehind(t *testing.T) *table { return nearlyWon(t).stand("1", "c6").deck("m1", "z1") }

func onGates(t *testing.T) *table {
	return stage(t, "inclusion", "g3", "thug").stand("1", "g3", "2", "e4").put("g3", "guards", 9).deck("g2", "3", "z1")
}

func breaching(t *testing.T) *table {
	s := stage(t, "marathon", "b4", "demolitions-guy").loot("documents-1", "carried:0").stand("1", "b4", "2", "b4").ideas(6, 2, 2)
	return s.Do("breach", "demolitions-guy", strings.Fields(s.verbsOf("breach")[0])[1])
}

func scrawled(t *testing.T) *table {
	return stage(t, "inclusion", "f4", "thug").loot("master-plan-copy", "carried:0").deck("m1", "z1")
}

func staked(t *testing.T) *table {
	return stage(t, "startup", "d8", "thug").Set("team", 6, "team_at_start", 10, "stake", 4).loot("documents-1", "carried:0").deck("m1", "z1")
}

func stakedInVain(t *testing.T) *table { return staked(t).loot("documents-1", "won").stand("0", "c1") }

func freedPrisoner(t *testing.T) *table {
	return withNPC(t, "greedy-prisoner", "h8", "h8", "thug").loot("jewel-1", "carried:0", "jewel-2", "carried:0").Set("figures.npc.ideas", 2).ideas(2).deck("m1", "z1")
}

func ambushed(t *testing.T) *table {
	return stage(t, "safehouse-rescue", "d5", "thug").acting("subdue", 1).Set(hex("d4", "guards"), 0, hex("d4", "subdued"), 2, hex("c6", "guards"), 1, hex("c6", "subdued"), 1,
		"escort.north.up", 0, "escort.south.up", 1)
}

func nearTheGate(t *testing.T) *table {
	return stage(t, "bricks", "b2", "thug").ideas(1).stand("1", "h1", "2", "j4").deck("m1", "z1")
}

func hiding(t *testing.T) *table {
	return stageOf(t, 4, "final-south", "d3", "thug").stand("1", "c2", "2", "e3", "3", "f2").ideas(2, 1, 2, 1).loot("documents-1", "carried:0").deck("m1", "z1")
}

func withTheMayor(t *testing.T) *table {
	return withNPC(t, "final-north", "i2", "i2", "thug").stand("1", "a1", "2", "c2", "npc", "i2").Set("figures.npc.marks", map[string]bool{"acted": true, "done": true}, "figures.npc.action", "crawl").deck("m1", "z1")
}

// Every way a heist can end is played again and ends the same.
func TestReplays(t *testing.T) {
	var l []rulestest.Ending[*table]
	for _, e := range endings {
		l = append(l, rulestest.Ending[*table]{Name: e.name, Seats: e.seats, Options: optionOf(t, e.heist), From: e.from, Is: e.is})
	}
	rulestest.Endings(t, game, l, 400, tableOf)
}

// A whole heist in words, as a player reads it: the first of the stored ones.
func TestPlaythrough(t *testing.T) {
	b, err := os.ReadFile(filepath.Join("testdata", "replays", "lost-with-cash.json"))
	if err != nil {
		t.Fatal(err)
	}
	var p rulestest.Replay
	if err := json.Unmarshal(b, &p); err != nil {
		t.Fatal(err)
	}
	s, err := p.Start(game)
	if err != nil {
		t.Fatal(err)
	}
	say, in := sayer(t), game.Info()
	var out strings.Builder
	fmt.Fprintf(&out, "%s, %d seats, seed %d, options %v\n", in.ID, p.Seats, p.Seed, p.Options)
	rec := &rules.Recorder{}
	for _, w := range p.Actions {
		a, err := in.Read(w)
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&out, "\n%s\n> %s\n", say(s.Prompt()), say(s.Describe(a)))
		rec.Reset()
		if err := s.Apply(a, rec); err != nil {
			t.Fatal(err)
		}
		for _, e := range rec.Events {
			fmt.Fprintf(&out, "  %s\n", say(in.Tell(e)))
		}
	}
	o := s.Outcome()
	fmt.Fprintf(&out, "\n%v %v\n", o.Seats[0], o.Winners.List())
	for _, r := range o.Remarks {
		fmt.Fprintln(&out, say(r))
	}
	rulestest.Golden(t, "testdata/playthrough.txt", []byte(out.String()))
}

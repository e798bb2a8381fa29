package intoodeep

import (
	"context"
	"slices"
	"strings"
	"testing"

	"safehouse/render"
	"safehouse/render/ui/proof"
	"safehouse/rules"
	rule "safehouse/rules/intoodeep"
)

// drawn reports whether a text is seen.
func drawn(b *bench, words string) bool {
	return slices.ContainsFunc(proof.Read(b.Stage, 1280, 720), func(n render.DrawnText) bool { return n.Text == words })
}

// Echo's turn is told step by step: a hook, a move, as many disruptions as the
// Chapter has, her crime. The screen waits before each of them and after the last.
func TestEchosTurnIsToldStepByStep(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	turns, stops := 0, 0
	for _, game := range []int{0, 6} {
		play(t, game, 260, nil, func(was *rule.State, rec *rules.Recorder) {
			b.Lay(b.ViewOf(was, 0, false))
			b.View.Showing = true
			last := rules.View(was, 0)
			for k, e := range rec.Events {
				if !e.SeenBy(0) {
					continue
				}
				now := rules.View(rec.States[k], 0)
				name := info.Events[e.Kind]
				step := b.table.turn.now
				stop := b.table.Stops(last, e)
				b.table.Show(last, now, e)
				x := &b.table.turn
				if name == "echo-card" {
					turns++
					if len(x.steps) != 3+int(now.(*rule.State).Chapter) {
						t.Fatalf("in Chapter %d her turn has %d steps", now.(*rule.State).Chapter, len(x.steps))
					}
				}
				if x.on && name != "echo-card" && x.now != step && !stop {
					t.Errorf("step %d begins with %s, and nobody could go on", x.now, name)
				}
				if stop {
					stops++
				}
				if x.on && x.now == len(x.steps)-1 && name == "progress" {
					for i, st := range x.steps[:x.now] {
						if len(st.words) == 0 && st.white == 0 {
							t.Errorf("nothing is said of step %d", i+1)
						}
					}
					b.Lay(b.ViewOf(rec.States[k].(*rule.State), 0, false))
				}
				last = now
			}
		})
	}
	if turns < 4 || stops < 4*turns {
		t.Errorf("%d turns were told in %d steps", turns, stops)
	}
}

// In how many actions a crime is within reach stands on its card once it is found,
// and the way is shown on request, its steps in words.
func TestAWayIsShownOnRequest(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	shown := 0
	for game := range 12 {
		s := play(t, game, 70, nil, nil)
		for s.Phase != rule.Acting || s.Depth > 0 {
			if err := s.Apply(s.Legal(nil)[0], nil); err != nil || s.Over {
				break
			}
		}
		if s.Over {
			continue
		}
		seat := s.Turn().Seat
		v := b.ViewOf(s, seat, true)
		b.Lay(v)
		work := b.table.Ponder(v)
		if work == nil {
			t.Fatal("nothing is looked for")
		}
		b.table.Pondered(work(context.Background()))
		b.Lay(b.ViewOf(s, seat, true))
		for i, w := range b.table.ways {
			if !w.Known || len(w.Steps) == 0 {
				continue
			}
			shown++
			b.table.toPlan(i)
			b.Lay(b.ViewOf(s, seat, true))
			th := b.Stage.Thing("way")
			if th == nil || !strings.Contains(th.Tip().Body, "away") {
				t.Fatalf("game %d: the way is not shown", game)
			}
			b.Done = nil
			th.Press()
			b.Lay(b.ViewOf(s, seat, true))
			if b.Stage.Thing("way") != nil || len(b.Done) > 0 {
				t.Errorf("game %d: the way stays, or decides %v", game, b.Done)
			}
		}
	}
	if shown < 5 {
		t.Errorf("only %d ways were shown", shown)
	}
}

// A way stays in sight while a power or a Skill on it is carried out, with the steps that are left.
func TestAWayStaysInSightInsideAPower(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	stayed := 0
	for game := range 40 {
		s := play(t, game, 70, nil, nil)
		for s.Phase != rule.Acting || s.Depth > 0 {
			if err := s.Apply(s.Legal(nil)[0], nil); err != nil || s.Over {
				break
			}
		}
		if s.Over {
			continue
		}
		seat := s.Turn().Seat
		for _, w := range s.Ways(context.Background(), seat) {
			into := slices.IndexFunc(w.Steps, func(x rule.WayStep) bool { return x.Action.Verb == rule.VPower || x.Action.Verb == rule.VSkill })
			if into < 0 || into+1 == len(w.Steps) || w.Actions > int(s.Turning.Actions) {
				continue
			}
			now := s.Clone().(*rule.State)
			look := func() {
				v := b.ViewOf(now, seat, true)
				b.Lay(v)
				if work := b.table.Ponder(v); work != nil {
					b.table.Pondered(work(context.Background()))
				}
				b.Lay(b.ViewOf(now, seat, true))
			}
			look()
			b.table.planned = w.Crime
			ways := b.table.ways[w.Crime]
			for _, step := range ways.Steps[:into+1] {
				if err := now.Apply(step.Action, nil); err != nil {
					t.Fatalf("game %d: %v", game, err)
				}
				look()
			}
			if now.Depth == 0 {
				continue
			}
			stayed++
			if left := b.table.ways[w.Crime]; b.Stage.Thing("way") == nil || len(left.Steps) >= len(ways.Steps) {
				t.Errorf("game %d: %d of %d steps of the way to crime %d are in sight inside its power", game, len(left.Steps), len(ways.Steps), w.Crime)
			}
			b.table.planned = -1
		}
	}
	if stayed < 3 {
		t.Errorf("%d ways lead through a power", stayed)
	}
}

// The reckoning has a row for each type of Evidence, each part of the score and the
// total, and each says why.
func TestTheReckoningSaysWhy(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	for game := range 3 {
		s := play(t, game, 6000, nil, nil)
		if !s.Over {
			t.Fatalf("game %d does not end", game)
		}
		b.table.reckoning = true
		v := b.ViewOf(s, 0, false)
		v.Over = true
		b.Lay(v)
		rows := []string{"foiled", "corruption", "total"}
		for e := range rule.Evidence(rule.Types) {
			rows = append(rows, id(rule.RefEvidence(e)))
		}
		for _, part := range s.Outcome().Seats[0].Parts {
			rows = append(rows, part.Key)
		}
		for _, row := range rows {
			th := b.Stage.Thing("reckon:" + row)
			if th == nil || th.Tip == nil || th.Tip().Body == "" {
				t.Errorf("game %d: the row %s says nothing", game, row)
			}
		}
		b.Stage.Thing("reckoning").Press()
		b.Lay(v)
		if b.Stage.Thing("reckoning") != nil {
			t.Error("the reckoning cannot be put away")
		}
		b.table.reckoning = false
	}
}

// In the Crime step a crime that holds shows its tick and no way; the way of one that does
// not is named the next turn's. Steps for which this turn has no action left are named so.
func TestTheWayOfTheCrimeStepIsTheNextTurns(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	next, later, ticks := 0, 0, 0
	for game := range 16 {
		play(t, game, 90, func(_ int, s *rule.State, _ []rules.Action) {
			seat := s.Turn().Seat
			if seat < 0 || s.Depth > 0 || s.Phase != rule.Acting && s.Phase != rule.Storying || next > 3 && later > 0 && ticks > 0 {
				return
			}
			v := b.ViewOf(s, seat, true)
			b.Lay(v)
			work := b.table.Ponder(v)
			if work == nil {
				return
			}
			b.table.Pondered(work(context.Background()))
			for i, w := range b.table.ways {
				b.table.planned = i
				b.Lay(b.ViewOf(s, seat, true))
				th := b.Stage.Thing("way")
				ready := true
				for _, d := range b.table.s.Demands(seat, i) {
					ready = ready && d.Held
				}
				switch {
				case s.Phase == rule.Storying && ready:
					if ticks++; th != nil || b.table.wayWords(i) != b.table.T("way.here") {
						t.Fatalf("game %d: %s holds and its way is %q", game, rule.CrimeOf(i).ID, b.table.wayWords(i))
					}
				case th == nil:
				case s.Phase == rule.Storying:
					if next++; !strings.HasPrefix(th.Label, "Next turn: ") || !strings.HasPrefix(b.table.wayWords(i), "Next turn: ") {
						t.Fatalf("game %d: the way is headed %q", game, th.Label)
					}
				case w.Actions > int(s.Turning.Actions)+1:
					lines, from := b.table.stepLines(w)
					if later++; from == len(lines) || !drawn(b, "Next turn:") {
						t.Fatalf("game %d: %d actions are left and the steps are %q", game, s.Turning.Actions, lines)
					}
					for _, f := range proof.Cut(b.Stage, 1280, 720) {
						if slices.Contains(lines, f.Text) {
							t.Errorf("game %d: the step %v", game, f)
						}
					}
				}
			}
			b.table.planned = -1
		}, nil)
	}
	if next == 0 || later == 0 || ticks == 0 {
		t.Errorf("%d ways for the next turn, %d that go beyond this one and %d ticks were seen", next, later, ticks)
	}
}

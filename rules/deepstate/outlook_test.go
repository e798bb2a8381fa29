package deepstate_test

import (
	"slices"
	"testing"

	"safehouse/rules"
	"safehouse/rules/deepstate"
)

// decisive are the events that carry each choice out.
var decisive = map[string][]string{
	"infiltrate": {"infiltrated", "over-infiltrated"}, "covert": {"carried-out"}, "advance": {"joined", "advanced"}, "recruit": {"recruited"},
	"attach": {"attached"}, "discard": {"discarded-objective"},
}

// What a choice is foreseen to leave is what it leaves, in positions of random
// games: Agents in reserve and pool, free Ghosts, and the Influence of what
// counts at once.
func TestWhatIsForeseenComesAbout(t *testing.T) {
	in := deepstate.Game{}.Info()
	checked := map[string]int{}
	for seed := range uint64(6) {
		st, err := deepstate.Game{}.New(rules.Setup{Seats: 2 + int(seed)%4, Seed: seed, Options: rules.Options{"men": int(seed) % 2, "strike": int(seed) % 2, "exchange": int(seed) % 2, "encore": int(seed) % 2, "seal": int(seed) % 2, "claim": int(seed) % 2}})
		if err != nil {
			t.Fatal(err)
		}
		s := st.(*deepstate.State)
		r := rules.Rand{S: seed + 3}
		for !s.Turn().Done {
			legal := s.Legal(nil)
			p := deepstate.Player(s.Turn().Seat)
			for _, a := range legal {
				verb := in.Verbs[a.Verb].Name
				want, ok := s.Foresee(p, a)
				if !ok || r.Intn(4) > 0 {
					continue
				}
				try, rec := s.Clone(), rules.Recorder{Keep: true}
				if err := try.Apply(a, &rec); err != nil {
					t.Fatal(err)
				}
				for i, e := range rec.Events {
					if !slices.Contains(decisive[verb], in.Events[e.Kind]) || s.OnPlayer(e.Who) != p {
						continue
					}
					now := rec.States[i].(*deepstate.State)
					got := deepstate.Outlook{Reserve: int(now.Players[p].Reserve), Pool: int(now.Players[p].Pool), Ghosts: now.FreeGhosts(p), Influence: now.Total(p), Victim: want.Victim, Home: want.Home, Lost: want.Lost, Gone: want.Gone}
					if verb == "infiltrate" {
						got.Influence += now.Gain(p, deepstate.Card(a.Args[0]).Kind())
					}
					if verb == "discard" {
						got.Ghosts = want.Ghosts
					}
					if got.Cards = want.Cards; want.Cards > 0 && !slices.ContainsFunc(in.Refs[deepstate.RefCard(0).Kind].IDs, goes(&want, in)) { // what they were and who stood on them was not known
						got.Influence, got.Pool, got.Reserve = want.Influence, want.Pool, want.Reserve
					}
					if want != got {
						t.Fatalf("%v was foreseen as %+v and came to %+v", s.Describe(a), want, got)
					}
					checked[verb]++
					break
				}
			}
			if err := s.Apply(legal[s.Playout(legal, &r)], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	for verb := range decisive {
		if checked[verb] == 0 {
			t.Errorf("no %s was looked at", verb)
		}
	}
}

// goes reports whether a card, by its id, has to be discarded.
func goes(o *deepstate.Outlook, in *rules.Info) func(id string) bool {
	return func(id string) bool {
		i := slices.Index(in.Refs[deepstate.RefCard(0).Kind].IDs, id)
		return !deepstate.Card(i).IsWar() && o.Goes(deepstate.Card(i))
	}
}

// DEEP STATE takes the only Objective that shows Special Interest: it is known which, that its 2 Agents go to the pool, one
// of whom becomes the Coordinator, and that its Influence goes.
func TestAForcedDiscardIsForeseen(t *testing.T) {
	s := deal(t, 3, nil, "valuables", "authorities").own(0, "patents", "researches").agents("patents-1", 0, 2).reserve(0, 3)
	before, pool := s.total(0), s.Int("players.0.pool")
	o, ok := s.S.(*deepstate.State).Foresee(0, s.Act("advance", "deep-state"))
	if want := pool + 1 + 2 - 1; !ok || o.Cards != 1 || o.Pool != want || o.Reserve != 2 || o.Influence != before-1 {
		t.Errorf("foreseen is %+v; before it were %d Influence and %d in the pool", o, before, pool)
	}
	s.Do("advance", "deep-state").Is("players.0.pool", o.Pool, "players.0.reserve", o.Reserve, "objectives.patents-1", "gone")
	if got := s.total(0); got != o.Influence {
		t.Errorf("it came to %d Influence", got)
	}
	// With two of them it is not known which one goes.
	two := deal(t, 2, nil, "valuables", "authorities").own(0, "patents", "labs")
	if o, _ := two.S.(*deepstate.State).Foresee(0, two.Act("advance", "deep-state")); o.Influence != two.total(0) {
		t.Errorf("with a choice left foreseen is %+v", o)
	}
}

// Governments (4) hold two Agents of seat 1: with 3 Agents and COMINTERN's Ghost
// seat 0 can send all four, and what is foreseen names who goes home. The takeover
// brings the 2 Influence that the two Mass Control cards make it worth.
func TestAnOverInfiltrationIsForeseen(t *testing.T) {
	s := deal(t, 3, nil, "governments", "valuables", "authorities").own(0, "mass-media", "ruling-parties").stage(0, "comintern", 1)
	s.agents("governments-1", 1, 2)
	a, err := deepstate.Game{}.Info().Read(rules.WrittenAction{Verb: "infiltrate", Args: map[string]any{"card": "governments-1", "agents": 3}})
	if err != nil {
		t.Fatal(err)
	}
	o, ok := s.S.(*deepstate.State).Foresee(0, a)
	if !ok || o.Reserve != 0 || o.Ghosts != 0 || o.Victim != 1 || o.Home != 2 || o.Lost != 0 || o.Influence != 4 {
		t.Errorf("foreseen is %+v", o)
	}
}

// What HOC is said to lack for an instruction is what it lacks: of an Action card it
// follows the first instruction that it lacks nothing for, and where it lacks
// something for each it does otherwise.
func TestWhatHOCLacksIsWhatItLacks(t *testing.T) {
	in := deepstate.Game{}.Info()
	followed, otherwise := 0, 0
	for seed := range uint64(12) {
		st, err := deepstate.Game{}.New(rules.Setup{Seats: 1, Seed: seed, Options: rules.Options{"treaties": 0, "level": int(seed) % 4}})
		if err != nil {
			t.Fatal(err)
		}
		s := st.(*deepstate.State)
		r := rules.Rand{S: seed + 9}
		for !s.Turn().Done {
			legal := s.Legal(nil)
			rec := rules.Recorder{Keep: true}
			if err := s.Apply(legal[s.Playout(legal, &r)], &rec); err != nil {
				t.Fatal(err)
			}
			for i, e := range rec.Events {
				if in.Events[e.Kind] != "hoc-card" {
					continue
				}
				now := rec.States[i].(*deepstate.State)
				card, _ := deepstate.OnHOCCard(e.What)
				can := false
				for _, step := range card.Text() {
					can = can || now.HOCLacks(step) == deepstate.HOCCan
				}
				next := in.Events[rec.Events[i+1].Kind]
				if can == (next == "hoc-otherwise") {
					t.Fatalf("%v: it can is %v, and what follows is %s", card.Text(), can, next)
				}
				if can {
					followed++
				} else {
					otherwise++
				}
			}
		}
	}
	if followed < 50 || otherwise < 5 {
		t.Errorf("only %d cards were followed and %d not", followed, otherwise)
	}
}

// Spy Agencies in reach and Signals Alliance in hand: to send Agents there opens the
// Treaty, to send them to Valuables does not; CIA asks for the emblem of the card and is
// opened too.
func TestWhatAChoiceOpensIsForeseen(t *testing.T) {
	s := deal(t, 3, nil, "spy-agencies", "valuables", "authorities").hand(0, "signals-alliance", "cia", "world-bank")
	for card, want := range map[string][]deepstate.Treaty{"spy-agencies-1": {deepstate.SignalsAlliance, deepstate.CIA}, "valuables-1": nil} {
		agents := map[string]any{"spy-agencies-1": 3, "valuables-1": 1}[card]
		a, err := deepstate.Game{}.Info().Read(rules.WrittenAction{Verb: "infiltrate", Args: map[string]any{"card": card, "agents": agents}})
		if err != nil {
			t.Fatal(err)
		}
		var open deepstate.Set
		for _, m := range want {
			open = open.With(m)
		}
		if got := s.S.(*deepstate.State).Opens(0, a); got != open {
			t.Errorf("%s opens %b, want %b", card, got, open)
		}
	}
}

package infiltration_test

import (
	"slices"
	"strings"
	"testing"

	"safehouse/assets/text"
	"safehouse/rules"
)

// offers are the actions on the list in words, with the places they touch.
func offers(t *testing.T, s *table) (texts []string, touches map[string][]string) {
	t.Helper()
	st := s.S
	in := game.Info()
	touches = map[string][]string{}
	for _, a := range st.Legal(nil) {
		text := say(t)(st.Describe(a))
		texts = append(texts, text)
		for _, r := range st.Touches(a, nil) {
			touches[text] = append(touches[text], in.RefString(r))
		}
	}
	return texts, touches
}

// INF-090: a step past a Hologram Projection is offered as what it is: out of the
// entry room it is the way out.
func TestAStepPastTheHologramSaysWhereItLeads(t *testing.T) {
	s := facility(t, 3, nil, "cafeteria", "mail-room").at(hugo, "2").Set("items.hologram-projection", "room:1:"+marilyn)
	s.choose(hugo, "retreat", marilyn, "download", gabriel, "download")
	texts, touches := offers(t, s)
	const want = "Go past the hologram in room 1, Cafeteria and leave the facility"
	if !slices.Contains(texts, want) || !slices.Contains(touches[want], "place:out") {
		t.Errorf("offered are %q, which touch %v; want %q and the way out", texts, touches, want)
	}
	s.Do("move", "1").Is(hugoAt, "out")
}

// INF-090: further in the step is offered with the room that it ends in.
func TestAStepPastTheHologramNamesTheRoomBehind(t *testing.T) {
	s := facility(t, 3, nil, "cafeteria", "stairwell", "infirmary", "mail-room").at(hugo, "2").Set("items.hologram-projection", "room:3:"+marilyn)
	s.choose(hugo, "advance", marilyn, "download", gabriel, "download")
	texts, touches := offers(t, s)
	const want = "Go past the hologram in room 3, Infirmary to room 4, Mail Room"
	if !slices.Contains(texts, want) || !slices.Contains(touches[want], "place:4") {
		t.Errorf("offered are %q, which touch %v; want %q and room 4", texts, touches, want)
	}
}

// INF-323: the wounded are asked for an item only, and no reason sends them to a
// wound that they cannot choose.
func TestTheWoundedAreNotOfferedAWound(t *testing.T) {
	s := wardTable(t).Asks(0, "prompt.ward-wounded").Refuses("why.no-alarm-wounded", "alarm").Refuses("why.wounded", "wound")
	if got := say(t)(s.S.Prompt()); got != "Hugo Cash: discard an item" {
		t.Errorf("asked is %q", got)
	}
}

// INF-321 and its like: what comes to nothing says why.
func TestWhatComesToNothingSaysWhy(t *testing.T) {
	s := facility(t, 3, nil, "cafeteria").data("1", 0)
	s.choose(hugo, "download", marilyn, "retreat", gabriel, "retreat")
	in := game.Info()
	for _, e := range s.Events {
		if text := say(t)(in.Tell(e)); in.Events[e.Kind] == "no-effect" && !strings.Contains(text, "no open data are left in the room") {
			t.Errorf("told is %q", text)
		}
	}
	if s.Told("no-effect") != 1 {
		t.Errorf("told is %v", s.Events)
	}
}

// With Data File Extraction the cards speak of Extract; every number has its
// singular; a reason out of its time says when the time is.
func TestWordsFitTheGame(t *testing.T) {
	speak := say(t)
	for _, card := range []string{"secretaries", "high-capacity-wire", "sledgehammer", "remote-drone", "courier-rig", "wireless-tap", "stun-baton", "nano-lockpick", "circuit-talon", "disrupter-laser"} {
		if text := speak(rules.Say("extract.card." + card)); strings.Contains(text, "Download") || !strings.Contains(text, "Extract") {
			t.Errorf("with Extraction %s reads %q", card, text)
		}
	}
	in := game.Info()
	one := rules.Event{Kind: rules.EventKind(slices.Index(in.Events, "freed")), To: rules.At(3, 0), N: 1}
	if got := speak(in.Tell(one)); got != "1 data is now open in room 1." {
		t.Errorf("one token reads %q", got)
	}
	if got := speak(rules.Say("text.card.piggyback-link")); !strings.Contains(got, "for each of the first 2 data") {
		t.Errorf("Piggyback Link reads %q", got)
	}
	s := facility(t, 3, nil, "cafeteria")
	why := s.S.Why(rules.Do(rules.Verb(slices.IndexFunc(in.Verbs, func(v rules.VerbInfo) bool { return v.Name == "carry" }))))
	if got := speak(why); !strings.Contains(got, "while you resolve the Portable Server") {
		t.Errorf("out of its time reads %q", got)
	}
}

// What is said of the secret room, of Sludge, of Leah Bailey and of the operatives is what
// the rules say: the thirteenth room, delays who is there when it arrives as well, leaves
// when an NPC Phase begins, and the tags of rules §4.
func TestWordsSayWhatTheRulesSay(t *testing.T) {
	b, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	if got := b.T("infiltration-table", "tip.secret", nil); !strings.HasPrefix(got, "The thirteenth room") {
		t.Errorf("the secret room is %q", got)
	}
	tags := map[string]string{
		gabriel: "gadgets and drones", hugo: "connected bruiser", "animal-mcevoy": "the muscle",
		marilyn: "bioroid, fast mover", "monica-singh": "hunter", "mr-white": "organiser",
	}
	for who, want := range tags {
		if got := b.T("infiltration", "text.operative."+who, nil); got != want {
			t.Errorf("%s is %q, want %q", who, got, want)
		}
	}
	chapters, err := b.Chapters("infiltration")
	if err != nil {
		t.Fatal(err)
	}
	var all strings.Builder
	for _, c := range chapters {
		for i := range c.Parts {
			all.WriteString(c.Parts[i].Words() + "\n")
		}
	}
	for _, want := range []string{"delays each operative that enters its room or is there when it arrives", "if an NPC Phase begins with her at an exit, she leaves and the mercs come 20 closer"} {
		if !strings.Contains(all.String(), want) {
			t.Errorf("the rules do not say %q", want)
		}
	}
}

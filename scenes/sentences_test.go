package scenes_test

import (
	"regexp"
	"testing"

	"safehouse/assets/text"
	"safehouse/rules"
	"safehouse/rules/games"
)

// What a match tells, asks and offers are sentences that end once: no two stops, no doubled space, no space before a stop; a name may bring a
// mark of its own ("Escape!"). In random matches of all games, every event, question and answer.
func TestSentencesEndOnce(t *testing.T) {
	wrong := regexp.MustCompile(`[.!?;:,] ?[.;:,]|  |\s[.,;!?]|^\s|\s$`)
	book, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range games.All {
		in := g.Info()
		t.Run(in.ID, func(t *testing.T) {
			said := map[string]bool{}
			say := func(m rules.Message) {
				words := book.Say(in.ID, m)
				if said[words] {
					return
				}
				if said[words] = true; wrong.MatchString(words) {
					t.Errorf("%s: %q", m.Key, words)
				}
			}
			for seats := max(1, in.MinSeats); seats <= in.MaxSeats; seats++ {
				s, err := g.New(rules.Setup{Seats: seats, Seed: uint64(seats), Options: rules.Options{}})
				if err != nil {
					t.Fatal(err)
				}
				dice, rec := rules.Rand{S: uint64(seats) + 2}, rules.Recorder{Keep: true}
				for n := 0; n < 400 && !s.Turn().Done; n++ {
					say(s.Prompt())
					legal := s.Legal(nil)
					for _, a := range legal[:min(len(legal), 12)] {
						say(s.Describe(a))
					}
					rec.Reset()
					if err := s.Apply(legal[s.Playout(legal, &dice)], &rec); err != nil {
						t.Fatal(err)
					}
					for _, e := range rec.Events {
						say(in.Tell(e))
						say(rules.Told(s, e))
					}
				}
			}
			if len(said) < 100 {
				t.Errorf("only %d sentences were said", len(said))
			}
		})
	}
}

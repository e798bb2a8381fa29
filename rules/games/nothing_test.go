package games_test

import (
	"encoding/json"
	"testing"

	"safehouse/rules"
	"safehouse/rules/games"
)

// An entry of a position under a name that nothing has is refused, wherever it stands, and
// never taken for something else.
func TestAnEntryOfNothingIsRefused(t *testing.T) {
	for _, g := range games.All {
		in := g.Info()
		s, err := g.New(rules.Setup{Seats: in.MinSeats, Seed: 402174256934})
		if err != nil {
			t.Fatal(err)
		}
		r := &rules.Rand{S: 5}
		for range 6 {
			if l := s.Legal(nil); len(l) > 0 {
				if err := s.Apply(l[r.Intn(len(l))], &rules.Recorder{}); err != nil {
					t.Fatal(err)
				}
			}
		}
		whole, err := s.MarshalJSON()
		if err != nil {
			t.Fatal(err)
		}
		var members map[string]json.RawMessage
		if err := json.Unmarshal(whole, &members); err != nil {
			t.Fatal(err)
		}
		tried := 0
		for name, member := range members {
			var object map[string]json.RawMessage
			if json.Unmarshal(member, &object) != nil || object == nil {
				continue
			}
			tried++
			object["a"] = json.RawMessage("{}")
			if members[name], err = json.Marshal(object); err != nil {
				t.Fatal(err)
			}
			forged, err := json.Marshal(members)
			members[name] = member
			if err != nil {
				t.Fatal(err)
			}
			if at := g.Empty(); at.UnmarshalJSON(forged) == nil && at.Validate() == nil {
				t.Errorf("%s: %s has an entry %q", in.ID, name, "a")
			}
		}
		if tried == 0 {
			t.Errorf("%s has no member with entries", in.ID)
		}
	}
}

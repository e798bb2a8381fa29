package masters

import (
	"fmt"
	"testing"

	"safehouse/rules"
)

// textFault is what is wrong with a text that stands somewhere, "" for nothing.
func textFault(text []Step, where texts) string {
	before := map[stepKind]bool{}
	for i, st := range text {
		row := st.row()
		switch {
		case row.on&where == 0:
			return fmt.Sprintf("step %d cannot be carried out there", i+1)
		case row.after != 0 && !before[row.after]:
			return fmt.Sprintf("step %d goes by one that does not come before it", i+1)
		}
		before[st.Do] = true
	}
	return ""
}

// rowFault is what is wrong with the row of a kind of step.
func rowFault(r *stepRow) string {
	for _, x := range []struct {
		is    bool
		where texts
	}{
		{r.happens != nil || r.gates != nil, onEvent},
		{r.needs != nil || r.own != nil || r.begins != nil || r.acts != nil || r.throws != nil || r.lot != nil, onAct},
		{r.offers != nil || r.flees != nil, onCharacter},
		{r.freed != nil || r.closes != nil, onNPC},
		{r.notHire != nil || r.hires != nil || r.hired != nil, onPriced},
	} {
		if x.is && r.on != x.where {
			return "does something where it cannot stand"
		}
	}
	switch {
	case r.on == 0:
		return "stands nowhere"
	case r.on == onEvent && r.happens == nil, r.on == onPriced && r.hires == nil && r.hired == nil:
		return "does nothing"
	case (r.throws == nil) != (r.lot == nil):
		return "throws nothing, or nowhere"
	case r.late && r.offers == nil:
		return "offers nothing, but late"
	}
	return ""
}

// A printedText is a text of a card with the place where it stands.
type printedText struct {
	card  string
	text  []Step
	where texts
}

func printedTexts() (l []printedText) {
	for c := range cardTable {
		l = append(l, printedText{cardTable[c].ID, cardTable[c].Text, onEvent})
	}
	for a := range actTable {
		l = append(l, printedText{actTable[a].ID, actTable[a].Text, onAct})
	}
	for c := range characterTable {
		l = append(l, printedText{characterTable[c].ID, characterTable[c].Abilities, onCharacter})
	}
	for n := range npcTable {
		for side := range npcTable[n] {
			l = append(l, printedText{npcNameIDs[n], npcTable[n][side].Text, onNPC})
		}
	}
	for i := range itemTable {
		l = append(l, printedText{itemTable[i].ID, itemTable[i].Text, onItem})
	}
	for f := range fixerTable {
		where := onFixer
		if fixerTable[f].Tiers != nil {
			where = onPriced
		}
		l = append(l, printedText{fixerTable[f].ID, fixerTable[f].Text, where})
	}
	return l
}

// twice is a kind of step that more cards have than the rules look for.
func twice(l []printedText) string {
	on := map[stepKind]int{}
	for _, x := range l {
		for _, st := range x.text {
			if on[st.Do]++; st.row().one && on[st.Do] > 1 {
				return x.card
			}
		}
	}
	return ""
}

// TestPrintedTextsCanBeCarriedOutWhereTheyStand holds the texts of all cards against the rows of their steps, and made-up texts
// and rows against the law.
func TestPrintedTextsCanBeCarriedOutWhereTheyStand(t *testing.T) {
	for k := range stepRows {
		if fault := rowFault(&stepRows[k]); fault != "" {
			t.Errorf("step %d %s", k, fault)
		}
	}
	printed := printedTexts()
	used := map[stepKind]bool{}
	for _, x := range printed {
		if fault := textFault(x.text, x.where); fault != "" {
			t.Errorf("%s: %s", x.card, fault)
		}
		for _, st := range x.text {
			used[st.Do] = true
		}
	}
	if card := twice(printed); card != "" {
		t.Errorf("%s has a step that the rules look for on another card", card)
	}
	for k := range stepRows {
		if !used[stepKind(k)] {
			t.Errorf("no card has step %d", k)
		}
	}
	for i := range itemTable {
		if w := itemTable[i].Want; w == noItemWish || wishes[w] == nil {
			t.Errorf("%s: bots do not know what it is worth", itemTable[i].ID)
		}
	}
	for f := range fixerTable {
		if c := &fixerTable[f]; (c.Want == nil) != (c.Tiers == nil) {
			t.Errorf("%s: bots must know what a Fixer with a price list is worth, and no other", c.ID)
		}
	}
	for what, fault := range map[string]string{
		"an event that moves a character": textFault(fx(M), onEvent),
		"an action with an alarm":         textFault(fx(M, alarm()), onAct),
		"an item with an ability":         textFault(fx(codes(1)), onItem),
		"a Fixer without prices to bribe": textFault(fx(bribe()), onFixer),
		"comfort before anybody wakes":    textFault(fx(comfort(), wakeShared()), onEvent),
		"a step that no text can hold":    rowFault(&stepRow{}),
		"an event that does nothing":      rowFault(&stepRow{on: onEvent}),
		"an item that would happen":       rowFault(&stepRow{on: onItem, happens: stepRows[doAlarm].happens}),
		"two Lucky Pennies":               twice(append(printed[:len(printed):len(printed)], printedText{"another penny", fx(penny()), onItem})),
	} {
		if fault == "" {
			t.Errorf("%s: the law does not notice", what)
		}
	}
}

// TestOneInterpreterCarriesOutEveryText puts steps where no printed card has them: an event that fills the bag and
// begins a panic, a Prisoner who plots and talks, a Fixer with Decoys and a Blank.
func TestOneInterpreterCarriesOutEveryText(t *testing.T) {
	event, side, fixer := cardTable[Event1].Text, npcTable[Prisoner][0].Text, fixerTable[Consultant].Text
	defer func() {
		cardTable[Event1].Text, npcTable[Prisoner][0].Text, fixerTable[Consultant].Text = event, side, fixer
	}()
	cardTable[Event1].Text = fx(intoBag(2, Lock), panicNow())
	npcTable[Prisoner][0].Text = fx(plotting(2), talkative(3))
	fixerTable[Consultant].Text = fx(onCall(), decoys(), appraise(2))

	s := heistWith(t, Prisoner)
	h := runner{State: s}
	locks := s.Bag[Lock]
	h.push(Frame{Kind: frCard, Card: uint8(Event1)})
	for s.Depth > 0 {
		h.top().row().run(h, h.top())
	}
	if s.Bag[Lock] != locks+2 {
		t.Errorf("%d locks came into the bag; 2 are printed", s.Bag[Lock]-locks)
	}
	if !s.Panic {
		t.Error("nobody panics")
	}

	s = heistWith(t, Prisoner)
	h = runner{State: s}
	s.Crew[npc].Ideas = 0
	h.activate(npc)
	if s.Crew[npc].Ideas != 2 {
		t.Errorf("the Prisoner plots with %d ideas; 2 are printed", s.Crew[npc].Ideas)
	}
	s.Phase, s.Due = Closing, 0
	s.Crew[0].Status, s.Crew[0].At = inPlay, s.Crew[npc].At
	h.npcTalks()
	if s.Due != 3 {
		t.Errorf("the Prisoner makes %d noise; 3 are printed", s.Due)
	}

	s.Fixers, s.Team, s.Blanks, s.Decoys = s.Fixers.With(Consultant), 20, 0, 0
	h.hire(Consultant, 2)
	if s.Blanks != 2 || s.Decoys != 2 {
		t.Errorf("two uses of the Consultant give %d Blanks and %d decoys; 2 and 2", s.Blanks, s.Decoys)
	}
}

// heistWith is a heist with an NPC of a kind, whose crew is chosen.
func heistWith(t *testing.T, n NPC) *State {
	t.Helper()
	for i := range info.Options[0].Values {
		g, err := Game{}.New(rules.Setup{Seats: 3, Seed: 1, Options: rules.Options{info.Options[0].ID: i}})
		if err != nil {
			t.Fatal(err)
		}
		s := g.(*State)
		if s.Heist.card().NPC != n {
			continue
		}
		for s.Phase < Action && !s.Over {
			legal := s.Legal(nil)
			if err := s.Apply(legal[s.Playout(legal, &rules.Rand{S: 1})], nil); err != nil {
				t.Fatal(err)
			}
		}
		return s
	}
	t.Fatal("no heist has one")
	return nil
}

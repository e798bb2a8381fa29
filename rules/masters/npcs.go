package masters

// An NPC is one of the three non-player characters' cards.
type NPC uint8

// The NPCs (rulebook: Non-Player Characters).
const (
	Prisoner NPC = iota
	Hostage
	Guide
	npcs      = 3
	noNPC NPC = 0xff
)

// An npcName is who the card stands for in a heist.
type npcName uint8

const (
	thePrisoner npcName = iota
	theHostage
	theGuide
	theShell
	theArchitect
	theMayor
	npcNames = 6
)

var npcNameIDs = [npcNames]string{"prisoner", "hostage", "guide", "shell", "architect", "mayor"}

// An NPCSide is one side of an NPC card: two actions for any roll, a third for
// a 6. Of the Guide's actions one is defined by the scenario (noAct here).
type NPCSide struct {
	Any   [2]Act
	OnSix Act
	Text  []Step
}

// npcTable is the deck: the normal and the panic side of each card (games §8).
var npcTable = [npcs][2]NPCSide{
	Prisoner: {
		{[2]Act{Crawl, Pause}, Dash, fx(cannotSubdue())},
		{[2]Act{Run, Hesitate}, Sprint, fx()},
	},
	Hostage: {
		{[2]Act{Crawl, Handle}, Pause, fx(squirrely(), plotting(3))},
		{[2]Act{Run, Whimper}, Pause, fx(squirrely())},
	},
	Guide: {
		{[2]Act{Stride, noAct}, Observe, fx()},
		{[2]Act{Run, noAct}, Walk, fx(talkative(1))},
	},
}

// npcSide is the side of the NPC card that lies up.
func (s *State) npcSide() *NPCSide {
	side := 0
	if s.Panic {
		side = 1
	}
	return &npcTable[s.Heist.card().NPC][side]
}

// npcRule reports whether the NPC's card has a rule of a kind.
func (s *State) npcRule(k stepKind) (Step, bool) {
	if s.Heist.card().NPC == noNPC {
		return Step{}, false
	}
	return has(s.npcSide().Text, k)
}

// npcActs is the three actions of the NPC now; noAct where there is none.
func (s *State) npcActs() [3]Act {
	side := s.npcSide()
	acts := [3]Act{side.Any[0], side.Any[1], side.OnSix}
	for i, a := range acts {
		if a == noAct {
			acts[i] = s.Heist.card().Special
		}
	}
	return acts
}

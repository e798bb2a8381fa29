package deepstate

// A Project is one of the four World Domination Projects.
type Project uint8

// The Projects, in the order in which they lie on the table.
const (
	DeepState Project = iota
	Comintern
	UnifiedNations
	Spyware
	projects = 4
	stages   = 5
)

// A ProjectSheet is what is printed on a Project.
type ProjectSheet struct {
	ID     string
	Emblem Emblem // what its Stages ask for
	Spent  bool   // Objectives with the emblem are discarded, not only shown
	Stages [stages]Stage
}

// A Stage is one Stage of a Project.
type Stage struct {
	Agents  int8 // sent from the Active Reserve to the Recruitment Pool
	Emblems int8
	Points  int8 // Influence at the end of the game
	Benefit []Step
}

// projectTable is the Projects (games §5), one row a Stage.
//
//mutants:zero Emblem Spent
var projectTable = [projects]ProjectSheet{
	DeepState: {"deep-state", SpecialInterest, true, [stages]Stage{
		{1, 1, 0, fx(waive(1))},
		{2, 2, 0, fx(waive(2))},
		{2, 2, 0, fx(waive(3))},
		{3, 2, 25, fx(waive(all))},
		{3, 3, 50, fx(waive(all), treaties(1))},
	}},
	Comintern: {"comintern", Communists, false, [stages]Stage{
		{2, 0, 0, fx(ghosts(1))},
		{3, 1, 0, fx(ghosts(2))},
		{4, 2, 0, fx(ghosts(3))},
		{3, 3, 20, fx(ghosts(3))},
		{2, 4, 40, fx(ghosts(3))},
	}},
	UnifiedNations: {"unified-nations", Peacekeepers, false, [stages]Stage{
		{1, 0, 0, fx(recalls(1))},
		{2, 1, 0, fx(recalls(2))},
		{3, 2, 0, fx(recalls(3))},
		{2, 3, 20, fx(recalls(4))},
		{1, 4, 40, fx(recalls(all))},
	}},
	Spyware: {"spyware", Spies, false, [stages]Stage{
		{1, 0, 0, fx(firstCards(4))},
		{1, 1, 0, fx(firstCards(5))},
		{2, 2, 0, fx(firstCards(6))},
		{2, 3, 20, fx(firstCards(8))},
		{2, 4, 40, fx(firstCards(all))},
	}},
}

// stageIDs are the ids of the Stages: the Project's and a number from 1.
func stageIDs() []string {
	var ids []string
	for i := range projectTable {
		for n := range stages {
			ids = append(ids, projectTable[i].ID+"-"+string(rune('1'+n)))
		}
	}
	return ids
}

// stage is the sheet's row of a Stage counted from 1.
func (p Project) stage(n uint8) *Stage { return &projectTable[p].Stages[n-1] }

// An Operation is one of the six Covert Operations.
type Operation uint8

// The Covert Operations from the top of the stack to its bottom.
const (
	EliminationOfObstacles Operation = iota
	NeutralizationOfALeader
	OrchestratedUnrest
	CoupDEtat
	ProxyConflict
	MilitaryIntervention
	operations = 6

	noOperation Operation = 0xff
)

// OperationCard is what is printed on a Covert Operation.
type OperationCard struct {
	ID     string
	Points int8
	Agents int8
}

// operationTable is the stack of Covert Operations (games §6), top first.
//
//mutants:zero Points
var operationTable = [operations]OperationCard{
	EliminationOfObstacles:  {"elimination-of-obstacles", 6, 2},
	NeutralizationOfALeader: {"neutralization-of-a-political-leader", 8, 4},
	OrchestratedUnrest:      {"orchestrated-unrest", 10, 5},
	CoupDEtat:               {"coup-d-etat", 12, 7},
	ProxyConflict:           {"proxy-conflict", 14, 8},
	MilitaryIntervention:    {"military-intervention", 16, 10},
}

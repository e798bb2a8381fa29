package deepstate

// A Step is one part of a printed effect. Cards are lists of steps; they are
// made by the small functions below, so that the tables read like the cards.
// What a step does depends on where it stands: a benefit or an Immediate effect
// is carried out, a Persistent effect and a Stage hold as long as they lie on
// the table, an End-of-Game effect is counted.
type Step struct {
	Do   stepKind
	N    int8
	What uint8 // a group, emblem or project, as the kind says
	M    int8
}

// fx is a printed effect.
func fx(steps ...Step) []Step { return steps }

// all stands for as many as there are.
const all = 99

type stepKind uint8

const (
	// Counted at the end.
	doWorth stepKind = 1 + iota
	doPerCard
	doPerOther
	doPerSet
	doPerEmblem
	doPerGroup
	doPerOperation
	doPerProject
	doPerTreaty
	doIfNoEmblem
	doIfNoOperation
	doByStage

	// Carried out once.
	doEmblem
	doSecondary
	doRecruit
	doGive
	doReturn
	doAdvance
	doAnother
	doDraw
	doHit
	doMoveCard
	doExtraGhosts
	doEmblemsLess
	doFixer
	doWholeZone

	// In force as long as the card or the Coordinator is there.
	doGhosts
	doWaive
	doTreaties
	doRecalls
	doFirstCards
	doReach
	doActionRecruits
	doSupervisorRecruits
	doAgentsLess
	doFreeActions
	doOperationLess
	doOperationRecalls
	doMargin
	doRecruitExpelled
	doKillExpelled
	doProtect
	doAmbush
	doAnywhere

	// What HOC's Action cards try.
	doTakeBest
	doTakeContact
	doSeizeBest
	doCovert
	doAdvanceFirst
	doAdvanceTop
	doRecruitPool

	stepKinds = doRecruitPool + 1
)

// Influence at the end of the game.

func worth(n int8) Step             { return Step{Do: doWorth, N: n} }
func perCard(n int8, g Group) Step  { return Step{Do: doPerCard, N: n, What: uint8(g)} }
func perOther(n int8, g Group) Step { return Step{Do: doPerOther, N: n, What: uint8(g)} }

// perSet is n for each tricolor set: one card of each basic group.
func perSet(n int8) Step              { return Step{Do: doPerSet, N: n} }
func perEmblem(n int8, e Emblem) Step { return Step{Do: doPerEmblem, N: n, What: uint8(e)} }
func perGroup(n int8) Step            { return Step{Do: doPerGroup, N: n} }
func perOperation(n int8) Step        { return Step{Do: doPerOperation, N: n} }
func perProject(n int8) Step          { return Step{Do: doPerProject, N: n} }
func perTreaty(n int8) Step           { return Step{Do: doPerTreaty, N: n} }

// ifNone is n as long as neither emblem is owned, ifNoOperation n without a
// Covert Operation, byStage n from Stage III of a Project on and else m.
func ifNone(n int8, a, b Emblem) Step {
	return Step{Do: doIfNoEmblem, N: n, What: 1<<a | 1<<b}
}
func ifNoOperation(n int8) Step         { return Step{Do: doIfNoOperation, N: n} }
func byStage(n, m int8, p Project) Step { return Step{Do: doByStage, N: n, M: m, What: uint8(p)} }

// Benefits and Immediate effects.

// emblem shows the emblem from now on.
func emblem(e Emblem) Step           { return Step{Do: doEmblem, N: 1, What: uint8(e)} }
func secondary(n int8, g Group) Step { return Step{Do: doSecondary, N: n, What: uint8(g)} }
func recruit(n int8) Step            { return Step{Do: doRecruit, N: n} }

// give hands one card of the group to an opponent.
func give(g Group) Step { return Step{Do: doGive, N: 1, What: uint8(g)} }

// giveBack returns up to n Agents from own Objectives to the Active Reserve.
func giveBack(n int8) Step { return Step{Do: doReturn, N: n} }

// advance offers a step in a Project at so many Agents and cards less.
func advance(p Project, agents, cards int8) Step {
	return Step{Do: doAdvance, N: agents, M: cards, What: uint8(p)}
}
func another() Step    { return Step{Do: doAnother, N: 1} }
func draw(n int8) Step { return Step{Do: doDraw, N: n} }

// What only Men of Action do.

func hit() Step               { return Step{Do: doHit, N: 1} }
func moveCard() Step          { return Step{Do: doMoveCard, N: 1} }
func extraGhosts(n int8) Step { return Step{Do: doExtraGhosts, N: n} }
func emblemsLess(n int8) Step { return Step{Do: doEmblemsLess, N: n} }

// fixer frees from the Supervisor, or without one makes an Advance n cheaper.
func fixer(n int8) Step { return Step{Do: doFixer, N: n} }
func wholeZone() Step   { return Step{Do: doWholeZone, N: 1} }

// Stages and Persistent effects.

func ghosts(n int8) Step { return Step{Do: doGhosts, N: n} }

// waive ignores n missing units of a Treaty's Conditions, treaties allows n
// more Treaties in each Treaty Phase, recalls brings n more Agents back.
func waive(n int8) Step    { return Step{Do: doWaive, N: n} }
func treaties(n int8) Step { return Step{Do: doTreaties, N: n} }
func recalls(n int8) Step  { return Step{Do: doRecalls, N: n} }

// firstCards lets the first n cards be Infiltrated, reach n more than that.
func firstCards(n int8) Step { return Step{Do: doFirstCards, N: n} }
func reach(n int8) Step      { return Step{Do: doReach, N: n} }

// actionRecruits and supervisorRecruits raise what these Recruits bring to n.
func actionRecruits(n int8) Step     { return Step{Do: doActionRecruits, N: n} }
func supervisorRecruits(n int8) Step { return Step{Do: doSupervisorRecruits, N: n} }
func agentsLess(n int8) Step         { return Step{Do: doAgentsLess, N: n} }
func freeActions() Step              { return Step{Do: doFreeActions, N: 1} }

// operationLess makes Covert Operations n Agents cheaper, operationRecalls
// brings n Agents back from them.
func operationLess(n int8) Step    { return Step{Do: doOperationLess, N: n} }
func operationRecalls(n int8) Step { return Step{Do: doOperationRecalls, N: n} }

// margin is by how much others must exceed the owner's force.
func margin(n int8) Step { return Step{Do: doMargin, N: n} }

// recruitExpelled recruits n whenever the owner is Over-Infiltrated,
// killExpelled sends n of those the owner expels to their pool.
func recruitExpelled(n int8) Step { return Step{Do: doRecruitExpelled, N: n} }
func killExpelled(n int8) Step    { return Step{Do: doKillExpelled, N: n} }

// The powers of the three tokens.
func protect() Step      { return Step{Do: doProtect, N: 1} }
func ambush(n int8) Step { return Step{Do: doAmbush, N: n} }
func anywhere() Step     { return Step{Do: doAnywhere, N: 1} }

// HOC's instructions.

func takeBest(more int8) Step    { return Step{Do: doTakeBest, N: more} }
func takeContact(more int8) Step { return Step{Do: doTakeContact, N: more} }
func seizeBest(more int8) Step   { return Step{Do: doSeizeBest, N: more} }
func covert() Step               { return Step{Do: doCovert} }
func advanceFirst() Step         { return Step{Do: doAdvanceFirst} }
func advanceTop() Step           { return Step{Do: doAdvanceTop} }
func recruitPool(n int8) Step    { return Step{Do: doRecruitPool, N: n} }

// Package machine is what is the same in the play of every game. A verb is a row of
// a table; from the rows follow what is legal, why something is not, what it does
// and how it is said, so that they cannot disagree. A game keeps its state, its
// questions and its stack; it says in the rows what its rules are. Read machine.go,
// then the verbs.go of a small game.
//
// How a game is moved onto it, with every step green:
//
//  1. Play some hundred random games on the old code, with recorded legal lists,
//     reasons, offers, priors and events (rules/rulestest/trace prints them by line), and
//     compare after every step: nothing of it may change but what a row cannot say.
//  2. Let the type that changes the state be a small value (a pointer to the state and
//     the recorder): it is W, and Machine.On makes it.
//  3. Turn the reasons into Whys.Add, each with the arguments of its sentence (why.go),
//     and the functions that say why not into predicates that return one, nil for legal.
//  4. Write one row a verb (verbs.go): VerbInfo, Asked, the candidates (Set before List
//     wherever 64 numbers will do), Not, Do, Say, Touches, Worth, Advice. The tables of
//     names, of questions and of whens, and every switch over verbs, go.
//     What a question is and which verbs answer it can stand in its row too
//     (Machine.Questions, questions.go), and what waits in a row of Frames (frames.go): then
//     adding one of them touches one place.
//  5. Split the loop into Step (one step further), Pass and End; Run, Apply, Legal, Why
//     and Settled are the machine's.
//  6. Measure, paired, before and after. Where a question is put often: let one List
//     share what its verbs have in common and be Sure, name in Idle what is quickly seen
//     to come to nothing, say Many or Must where counting tells nothing, and append with
//     Add. Rules stay in Not: what List leaves out, Not forbids.
//  7. Positions go to package position, sets of cards and deals to package pile.
//
// The same thing has the same file in every game: state.go is a position and game.go
// the box, verbs.go the rows, questions.go what is asked, frames.go what waits, why.go what forbids an action, machine.go the value that
// changes a state and how far it goes by itself, decide.go what the contract asks of
// it, describe.go its words, position.go how it is written, validate.go what cannot
// be, view.go what a seat knows, adviser.go what bots go by, events.go what is told,
// shown.go what a table has to know. The other files are topics of the rulebook.
package machine

// Command referee plays Safehouse's games without a window. Without arguments
// it reads one JSON request a line on stdin and answers each with one line of
// JSON on stdout, as chess engines do; with a verb it simulates, measures or
// verifies (referee -h). It links no engine. This page is the protocol: it is
// all that a client has to know.
//
// # Requests and answers
//
// A request is a JSON object in UTF-8 on one line of at most 1 MiB, nested at
// most 500 deep, with no key twice and at most 1024 members an object:
//
//	{"op":"apply","n":2,"tag":17}
//
// "op" says what is asked. "tag" may be any JSON value and comes back in the
// answer. Every other field belongs to the op; a field that the op does not
// know is an error, and so is null. Whole numbers may be written as 3 or 3.0.
//
// Every line is answered by exactly one line, in order, as soon as it is done;
// an empty line is answered too (by an error), the last line needs no newline.
// The program ends after "quit" and at the end of its input, never because of
// what it reads. An answer begins with "ok":
//
//	{"ok":true,"tag":17,...}
//	{"ok":false,"tag":17,"code":"illegal_action","error":"there is no action 2; legal lists 0 to 1"}
//
// After an error everything is as it was before the request. "error" is a
// sentence that says what is wrong and what would be right; what it repeats of
// the request is cut to a few hundred bytes. The codes are:
//
//	bad_request     no JSON object, unknown op or field, missing field, wrong type, number out
//	                of range, a seat or option value that the game does not have
//	no_match        the op needs a match: start one with new or load
//	unknown_game    games does not list it
//	illegal_action  legal does not list the action
//	refused         well formed but not possible: a set-up that the game does not allow, an undo
//	                that may not be, a bot for a seat that has nothing to decide, a game that is
//	                over; also a mistake of the program itself, which is caught
//	bad_position    an edit that would make the position inconsistent
//	io              a file cannot be read or written
//
// There is at most one match at a time; new and load replace it. A session
// knows everything: legal, state, events, log and hash speak of the true
// position, view and the seat of log of what one seat knows.
//
// A campaign, such as rivercity, is listed and played like a game. Between two
// matches its own decisions are asked; while a match runs inside it, turn,
// legal, why and events are those of the match, in the words of its game, and
// its position stands in the campaign's.
//
// # Values
//
// A seat is a number from 0. A ref names a thing on the table as "kind:id",
// such as "place:3" or "card:advance". An action is
//
//	{"verb":"select","args":{"operative":"hugo-cash","card":"advance"}}
//
// with args by name: the id of a thing as a string, or a whole number. It does
// not name who decides; where a whole crew is asked it names the character.
//
// An event is what happened: {"kind","text","who","what","from","to","n","m",
// "seen"}: text is a sentence; who, what, from and to are refs and are missing
// where there is none; n and m are numbers whose meaning the kind gives; seen
// lists the seats that may see it and is missing when all may.
//
// The turn is in many answers:
//
//	"seat"      who decides; -1 while a crew decides together and when the game is over
//	"open"      the seats that may act now: one, several of a crew, none when the game is over
//	"phase"     the phase's id
//	"round"     from 1; 0 during set-up
//	"prompt"    what is asked, a sentence; empty when the game is over
//	"done"      whether the game is over
//	"practice"  whether the result counts as practice: the position was edited
//
// # Ops
//
// games lists what can be played:
//
//	{"op":"games"}
//	-> "games": list of {"id","title","seats":{"min","max"},"automa","options"}
//
// automa is the name of the rival that the rules play for a lone seat, missing
// where there is none. options is a list of {"id","kind","values","default",
// "title","help"}: kind is "bool", "int" or "enum", values are all that new
// accepts, as JSON booleans, numbers or strings.
//
// new starts a match:
//
//	{"op":"new","game":"infiltration","seed":42,"seats":[{"kind":"human"},{"kind":"bot","level":"easy"}],"options":{"draft":true}}
//	-> "events", and the turn
//
// game and seats are needed. seats has one entry a seat: kind is "human" or
// "bot"; level is a bot's, "easy", "normal" (the default), "hard",
// "expert" or "random". Bots decide only when auto or bot asks them to, and every decision of every
// seat may be made by apply. seed is a number or a string of digits up to
// 18446744073709551615 (default 0); the same set-up, seed and actions give the
// same game on every machine. options are those of games; missing ones take
// their default.
//
// turn says who decides:
//
//	{"op":"turn"}
//	-> the turn
//
// legal lists what can be done now, in a stable order, empty when the game is
// over:
//
//	{"op":"legal"}
//	-> "actions": list of {"n","verb","args","text","refs"}
//
// n counts from 0; text offers the action in words, each text once; refs are
// the operands and what the action touches beyond them.
//
// apply takes an action, by its number in legal or by its words:
//
//	{"op":"apply","n":0}
//	{"op":"apply","action":{"verb":"stop","args":{}}}
//	-> "events", and the turn
//
// why explains; a legal action has an empty reason:
//
//	{"op":"why","action":{"verb":"stop"}}
//	-> "legal", "reason" as a player would be shown it
//
// state prints the true position, names instead of numbers:
//
//	{"op":"state"}
//	-> "state", and "upcoming" (the same list as in state)
//
// Objects are keyed by name wherever one element may be changed alone; lists
// stand only for piles, top first. upcoming is a list of results that are used
// before the generator, normally empty, such as [{"die":6},{"room":"vault"}]:
// when the game needs a result, the first of its kind that is possible is
// taken.
//
// view prints the position as one seat knows it, or with seat -1 what everybody
// knows:
//
//	{"op":"view","seat":0}
//	-> "view"
//
// edit changes the position by a JSON merge patch (RFC 7396) on what state
// printed, upcoming included:
//
//	{"op":"edit","patch":{"alarm":3,"upcoming":[{"die":6}]}}
//	-> the turn
//
// An inconsistent position is refused with the reason. The match is practice
// from then on, and undo does not go back over the edit.
//
// bot asks a bot what it would do; it knows only what its seat knows:
//
//	{"op":"bot","seat":0,"level":"hard","iterations":500,"seed":7,"apply":false}
//	-> "by", "action", "text", "candidates": list of {"action","text","value","visits","advice"}
//
// All fields are optional. seat is who has to decide; level is the seat's own,
// "hard" for a human one; the search is bounded by iterations (1 to 1000000,
// reproducible, default 1000) or by ms (1 to 60000), which the lower levels use
// in part and an expert three times over; seed is made from the match's seed and
// the number of actions. by is the seat; candidates are best first, value is from 0 to 1, visits counts
// iterations, advice is a reason in words. With "apply":true the choice is also
// taken, and events and the turn are in the answer too.
//
// Where a whole crew is asked, seat lets one companion act before the persons
// have finished.
//
// auto lets bots decide until a person must or the game is over; in a crew they
// wait as long as an open seat of a person can decide anything. What the automa
// does is part of the actions:
//
//	{"op":"auto"}
//	{"op":"auto","ms":200}
//	-> "events", and the turn
//
// iterations or ms bound each search as they do for bot; without them, and with
// iterations, the match's seed decides everything. After a minute auto answers
// with "more":true where bots still have to decide; ask again to go on.
//
// undo takes the last action back, redo takes it again; they are refused where
// undo would cross hidden information, chance, another seat or an edit, with
// the reason:
//
//	{"op":"undo"}
//	{"op":"redo"}
//	-> the turn
//
// score tells how it stands, at any moment:
//
//	{"op":"score"}
//	-> "seats": list of {"seat","total","parts":[{"name","text","points"}]}, "winners", "lost", "remarks"
//
// An automa comes last, as seat -1 with its name in "automa". winners are seats
// and empty until the end; lost tells that the game is over and the table has
// lost (a crew, or a lone seat against an automa); remarks are sentences about
// the result.
//
// log tells all that happened since the set-up; with a seat only what that seat
// may read, with -1 what everybody may:
//
//	{"op":"log"}
//	{"op":"log","seat":0}
//	-> "lines": list of sentences
//
// hash is a fingerprint of the true position, 16 hexadecimal digits, the same
// on every machine:
//
//	{"op":"hash"}
//	-> "hash"
//
// save writes the match to a file as the program does, load goes on with one:
//
//	{"op":"save","path":"game.match"}
//	-> nothing more
//	{"op":"load","path":"game.match"}
//	-> "found", and the turn
//
// found lists sentences about what was wrong with the file, normally none: a
// damaged file goes on from the newest good position in it. Who decides, what
// can be undone and whether it is practice is as it was.
//
// quit ends the program after the answer:
//
//	{"op":"quit"}
//	-> nothing more
//
// # Verbs
//
// With -json the last line of a verb's output is one JSON object. The exit code
// is 0, 1 when something is wrong (a broken law, a damaged file), 2 for wrong
// flags.
//
// sim plays games between bots: "wins" (by seat: "count", "games", "rate", and
// "low" to "high", the 95 % interval after Wilson; a shared win counts in
// parts), "automa" (the same for the automa, where there is one), "decisions"
// and "rounds" (means of a game; extremes in "spread"), "scores" (by seat, means
// of the total and of each part; "scored" is the share of totals above 0),
// "endings", "remarks", "levels" (milliseconds of a decision), "mixes" and
// "events" if asked for, "broken_laws" (number of games) and "first_broken". With
// -merge there is such a line for each series, after its own table.
//
// tourney lets levels play against each other: "table" (a line for each level
// and opponent: "rate" of the games that somebody won, "low", "high", "nobody"),
// "scores" (by level), "broken_laws".
//
// bands measures how strong the rivals in a game are and writes the game's BANDS.md: the
// automa of each level against bots, each level of bots over the one below, crews
// at their heists: "Rows" with "Kind", "Of", "Bot", "Asked", "Games" and "Won".
//
// bench times the rules on one core: "decisions_per_s", "games_per_s",
// "copies_per_s", "allocs_per_decision", "allocs_per_setup", "state_bytes",
// "save_us" (one action into a match file without waiting for the disk),
// "save_most_us" (the slowest of them), "save_sync_us" (with waiting).
//
// career plays every operation of a career from its own set-up: "operations" (by id:
// "success", "two_stars", "three_stars" as rates, "score" and "against" as means),
// "broken_laws" and "first_broken".
//
// replay verifies a match file: "whole", "found" (what is wrong), "actions",
// "verified", "edits", "practice", "done", "scores", "winners", "hash".
//
// analyse looks back at a match file with the eyes of one seat: "course" (the
// outlook of every seat before each step and at the end, 0 to 1), "made"
// and "best" (own choices, and those of them that were as good as any), "choice",
// "luck" and "others" (what each brought in all), "turns" (where the match
// turned: "step", "round", "seat", "cause", "by", "text", "better", "why").
package main

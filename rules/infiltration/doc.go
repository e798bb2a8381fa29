// Package infiltration is the game Infiltration under the contract of package
// rules: thieves in a corporate tower, hidden simultaneous choice, a track of
// room cards. Start with state.go (what a position is) and round.go (how a
// round goes); components.go, items.go, rooms.go and npcs.go are the printed
// things, effects.go the small language their texts are written in.
//
// # Rulings
//
// The rulebook and the rulings of the card list are followed as the ledger
// states them (LEDGER.md). Where both leave a point open:
//
//   - The lot decides the first player of the first round.
//   - Facedown rooms, the deck's order and the values of tokens that nobody has
//     collected are decided when they come to light. Nobody can look at them
//     before, and every order is as likely, so that this is the same game.
//   - An effect that can be resolved must be; one with a single outcome is not
//     asked. Targets must be able to change: the Gauss Pistol does not hit the
//     wounded nor its owner, the Movement Tracker not the delayed.
//   - An Interface function with nothing to aim at (Waste Reclamation, Clone
//     Vats, Maintenance Bay, Director's Office, Prototype Lab) counts as one
//     whose condition fails: no effect, the token stays.
//   - In a faceup room the Enter function comes first, then a Tripwire Mine,
//     then Sludge. The mine goes off under a wounded operative too.
//   - Movement up to a number of rooms is decided room by room, after each room
//     has been resolved.
//   - Behind a Hologram Projection in the deepest or in the secret room an
//     operative stays: no Enter function, no item works on it, Sludge does. An
//     operative that leaves the secret room counts as moving forward by Advance
//     and backward by Retreat.
//   - Sludge moves if Clone Vats are revealed while it lies elsewhere; it cannot
//     be put where it lies.
//   - A wounded operative that enters the Experiment Ward discards an item if it
//     holds one.
//   - Remote Spyware in the secret room collects for its owner.
//   - The Portable Server's owner chooses how many tokens come along; out of the
//     entry room none do.
//   - A first player whose operatives are all out still orders the NPCs and rolls
//     in that round.
//   - Piggyback Link works for what the named operative took before it escaped. It
//     may name somebody behind the wall of the secret room, who may come out
//     before the end, but collects nothing through that wall.
//   - Items that return to a hand are known to lie there by everybody.
//   - In a game of two the draft's four hands sit in the order A1, B1, A2, B2. The
//     option pair gives the first of three to five seats two operatives; the
//     second one sits half way round the table, so that nobody passes cards to
//     himself.
//   - Options of ours, for a shorter, harder or lopsided night; none changes what is
//     printed unless it is chosen: proximity starts some tens nearer; the mercs are
//     there after a round at the latest (the dial jumps to 99 at the end of its
//     Security Phase); everybody is dealt more or fewer items, the first seat more or
//     fewer than the others (random ones, as far as the deck goes; not with a draft);
//     the first seat's first operative, or every rival, begins with data tokens out of
//     the pool, whose values only their owner sees; operatives begin wounded.
//   - Privileges are options too, rules and moves of the first seat alone (privileges.go).
//     Acting first, it is asked and resolves before all others; the tracker goes round as
//     ever. The driver takes whoever of it is in the first two rooms when the mercs arrive:
//     that is an escape. From room 4, the elevator's too, a backward move by its own cards
//     may lead out; whom others push does not fall out of the window. The first item that it
//     has played and that would go to the discard pile or the box returns to its hand, for
//     all to know, and it draws one more. NPCs do not wound it. Before it selects a card it may open the guard of
//     its operative's room, with the lock's function; once a game, take its operative to an
//     open room next door in the line, delayed or not, where no Enter function, item or
//     Sludge works on it; or, once a game too, let the die rest in this round's Security Phase.
package infiltration

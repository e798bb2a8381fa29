// Package campaign is River City: the campaign around the heists of Masters
// under the contract of package rules, with the id "rivercity". Start with
// state.go (what a campaign is), then city.go, crew.go, draft.go, training.go
// and settle.go, which go once round: a job is chosen, chairs are filled, a
// character is built where one is wanted, the heist is played, its result is
// entered, everybody levels up.
//
// # One state, two ways to play it
//
// A State holds the hub and, while a heist runs, the heist: a *masters.State.
// The words of River City are those of Masters with its own behind them: an
// action, a ref, an event or a phase of a heist is the same value in both.
//
//   - The referee plays it as one game. While a heist runs, the State forwards
//     turn, list, reasons, texts and actions to it (it is a rules.Host, so that
//     bots search the heist itself) and settles it when it is over.
//   - The program plays each heist as a match of Masters with a journal of its
//     own. Match is the match that has to be played now, from its set-up and
//     first position; the Heist inside the State stays as it began. When the
//     match is over, Enter takes its last position. A result is entered exactly
//     once: the State knows the id of the match it entered last and refuses it.
//     Package save keeps both files together (save.Season).
//
// # What a hub shows
//
// Everything public is in State: Jobs (Job, Fits, Standing), Players, Members,
// Chairs, Cash, Fixers, Owned, Stock, Shelved, Found, Jewels, Feats, History.
// Refs of the kinds KindHeist, KindMember, KindPlayer, KindFixer, KindLoot,
// KindFeat, KindCharacter and KindSkill stand for what lies in the hub; actions
// name them as operands. MemberName and PlayerName are what people read: a name
// of the book or the one that Rename gave; Tell puts events into words with them.
// Lessons are the two or four choices of a level-up to be shown side by side.
//
// # Rulings
//
// The rulebook's Campaign part and section 11 of the games file hold as the
// ledger states them (../LEDGER.md, MAS-263..302 and 399..433). Where both
// leave a point open:
//
//   - A person may hold several chairs of a crew; it is one player with one
//     level, which rises by one after a heist.
//   - No two players and no two characters go by one name: the one that people
//     gave, else the one of the book.
//   - A new player may be a character's player from the next heist on; one who
//     left comes back with the level of before.
//   - A character that is built above level 1 goes through the choices of every
//     level below. It may equal no other named character when it is finished;
//     characters that grow alike later on may.
//   - An item that comes with a card (Safecracker, Thief) comes when a character
//     is promoted to it after a heist, if a copy is in the box or the shop; who
//     is built as one brings none, or the box could be emptied by building.
//   - Laser Burst, Flashbang and Camouflage are found by winning The Startup
//     Job, The Inclusion Job and The Greedy Prisoner for the first time: the
//     team has one copy, which counts as discovered.
//   - A copy that was discarded, or sold, is on sale from the next planning on;
//     what was lost goes back to where it came from: a discovery that the shop
//     has had once goes back to the shop.
//   - Jewels are kept until the Curator buys them in a planning.
//   - A heist that was won may be played again; its Fixer and its find come
//     once, its reward every time.
//   - The Final Score is one heist in two parts with one levelling-up, after
//     part 2, or after part 1 when that is lost, and counts once. Who was busted in part 1 takes
//     no part in part 2. The history has an entry for each part.
//   - A County heist needs somebody who is busted among the crew. Others may
//     come along from outside.
//   - Jobs of every difficulty can be tried by every team.
//   - The achievement "again with The Mayor" asks that The Mayor was used in
//     part 1; in part 2 there are no Fixers.
//   - A team can retire between two heists, whether it did The Final Score or
//     not; that ends the campaign. It ends by itself after 200 heists (or as the
//     option says), the anti-stall rule of a game that need not end.
//   - Steps back, arrivals and departures are free between two heists. Bots leave
//     them out while there is anything else (Worthwhile), and retire after 64 of
//     them.
//   - A campaign has four chairs, of which three or four are filled for each job.
//   - The final score is the team's cash after part 2 of The Final Score, the best
//     one of several, and stays when the campaign goes on.
//   - A level-up is taken back and chosen anew until the next heist begins, in the
//     city or while others still choose. That is no decision of the game (Unlearn);
//     what came with a card goes back to box or shop, and where it was sold the card
//     stays.
//   - A draft never leads where only dropping it is left.
package campaign

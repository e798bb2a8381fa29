// Package masters is a heist of Masters under the contract of package rules: a
// crew of three or four in a building of hexes, dice that say what everybody
// can do, plans that come to nothing, and a way out. The campaign around the
// heists is package campaign.
//
// Start with state.go (what a position is) and machine.go (how a heist goes from
// phase to phase). heists.go and maps.go are the booklet, characters.go,
// skills.go, acts.go, items.go, npcs.go, fixers.go and deckcards.go the cards,
// steps.go and stepkinds.go the small language that their texts are written in.
// questions.go is what is asked, frames.go what waits. planning.go, action.go,
// eventphase.go and escape.go are the phases; abilities.go says what each ability
// needs, choices.go lists what can be done, why.go tells why not.
// mind.go and the files around it are how a bot looks at a heist, shopping.go,
// plans.go and rehearse.go how bots prepare one together.
//
// # Rulings
//
// The rulebook and the clarifications of the card list are followed as the
// ledger states them (LEDGER.md). Where both leave a point open:
//
//   - The supply has no end. A 2x chit is two chits of its kind.
//   - A chit is decided when it is drawn; nobody can look into the bag before,
//     so that this is the same game. Nothing else is hidden.
//   - A planning part is open: tokens are placed, lifted and placed again until
//     a character is ready. Things are bought, sold and handed out then, and
//     only then.
//   - Rearranging ends: 32 times between two steps that cost something. With it
//     a heist ends within the number of decisions that Info states; the deck is
//     its clock.
//   - The same action under two names is offered once. Ideas that change a die
//     are paid with the choice of the action.
//   - Noise is booked when the Action phase ends; cameras raise their alerts at
//     once.
//   - The Diversion Artist's tokens take away noise of the Action phase, not what
//     events offer for an idea. For noise that comes when everybody is done the
//     team is asked then.
//   - Calling Escape ends the Action phase: what is left of actions is void,
//     their noise counts, the Event phase follows. BREACH starts Escape at once,
//     without Event phase and without noise; its exit may lie where a gate has
//     fallen.
//   - CHANGE OF PLANS moves tokens of anybody. VENT CRAWL makes the far tile
//     adjacent for all that its user does, and an unknown one comes to light.
//     What AUTOPWN and EXPLOIT lend makes its noise whether it is used or not.
//     LOOP FOOTAGE hides everybody from cameras: no alerts, no guards (events 19,
//     A1), no trouble (13); what events do to cameras goes on (8, 9, A2).
//   - Who is done with its action, or stays inside in Escape, still does what costs
//     nothing: loot, servers, hostages, in the rounds also keycard doors, the reach
//     of a Pickpocket, the Old Friend and what lies at hand. Its action and the
//     abilities that go with it are over.
//   - A throw ends before a gap, a lock of any kind and, for the keycard, an
//     unknown tile; it may end on an entrance and goes no further. What lies on an
//     entrance is won when somebody outdoors picks it up, items at the end too.
//   - An entrance is a hex for every effect that says hex or tile, unless it says
//     indoor.
//     Remote locks and keycard doors are locks for LARCENIST and SWINDLER, too.
//     The Laser Burst's line ends at a gap.
//   - The Consultant's Blank takes a chit out of the heist; loot goes back into
//     the bag.
//   - A captive NPC is no character: no reveals, no cameras, no events. A Guide is
//     active from the first round, but for the Architect in his cell. The Guide of
//     The Melee Job starts on an entrance of the team's choice. An NPC that is left
//     alone plays on, and the whole team decides for it.
//   - New dogs come to the kennel; in The Dark Horse Job that is i2, where the map
//     shows two dogs. Nothing but a gap stops a dog. One that comes next to a
//     character on its way jumps at it and runs no further. A dog that C6 has
//     nobody for stays on the kennel. Who is outdoors draws dogs, too, as far as
//     the tile at the door. Dogs chase in Escape too. A dog that the Dog Whistle
//     held back stays until it becomes adjacent to that character anew.
//   - Event 5 and C6: among more than fit the team chooses. Event 17 passes an idea
//     on once. Event 22 takes the whole load to one hex, and a subdued guard there
//     does not matter; a Master Plan Copy stays on its palm. C1 counts a tile without
//     security chits as empty, whatever else is on it, unless it is unknown.
//   - The gates fall when Escape starts, after everything has been revealed. A
//     Flashbang's guards get up before the next round, unless PRESSURE POINTS
//     keep them down. Where Escape is the next thing for certain nobody places the
//     tokens of a fallen gate anew.
//   - Keycards, the USB key and items stay with who gets outdoors; items are safe
//     for the team from then on, and so are those that lie on an entrance at the
//     end. Loot of those who have given up is lost when Escape ends, not before.
//     Camouflage keeps its owner from being busted and does no more: who hides
//     has not got out, and loot on it is not won; item cards stay with it. It is
//     no hideout of The Final Score.
//   - A remote lock holds in Escape, too. A way is declared tile by tile, also
//     through keycard doors and locks that its runner can open then; ideas pay
//     first, and what a roll leaves over is for that way only.
//   - The Bookie wants everybody out, an NPC in play included.
//   - The Safehouse Rescue: the four guards beside the Prisoner march with him; a
//     failed ambush gets them up again, and C1 comes; the printed C1 finds no
//     token then. Who is kept down from an earlier round is not part of an ambush. Nobody takes the place of one of them, or of a dog (The Mayor).
//   - The County: the objective is met when one who started inside gets out. Who
//     starts outdoors and leaves uses up an exit like the others; an NPC does not.
//   - The Final Score, part 2: normal ideas, or those that are left, whichever are
//     more. What characters carried onto their hideouts they have in hand; the
//     rest stays at home, and nothing is handed out. Building Schematics in hand
//     can be used.
//   - Laser Burst, Flashbang and Camouflage are discovered by winning The Startup
//     Job, The Inclusion Job and The Greedy Prisoner.
//   - A ready crew can unlock, subdue, disable and reveal; at higher levels its
//     cards are upgraded at random.
//
// # What bots win
//
// Crews of three and four hard bots by turns, at 250 iterations, some 50 ms a
// decision. Amateurs: The Startup Job 144 of 200, The Dark Horse Job 150 of 200, The
// Inclusion Job 98 of 109. Teams of level 2 and 3 at Semi-Pro: The Greedy Prisoner
// 17 of 61, The Blind Justice Job 26 of 26, The Melee Job 18 of 56, The Side Channel
// 34 of 56, The Hospitality Job 30 of 56, The Proving Grounds 20 of 56, The Bricks
// and The River 14 of 14. Teams of level 4: The Final Score, part 1, with $15k 2 of
// 6; The Marathon Job with $30k and all Fixers, at 150 iterations, 3 of 8, with $15k
// alone none of 6. Campaigns of bots at 60 iterations did The Final Score after 5 to
// 35 heists.
package masters

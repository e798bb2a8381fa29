// Package intoodeep is the game In Too Deep under the contract of package
// rules: agents in the minds of criminals, a ring of eight Zones, crimes that
// ask for a state of the city, and Echo, the automa. Start with state.go (what
// a position is) and turn.go (how a turn goes); city.go, criminals.go,
// boosts.go, dilemmas.go, crimes.go and echo.go hold the printed things,
// stepkinds.go the small language their texts are written in, conditions.go the
// one in which crimes say what they need.
//
// # Rulings
//
// The rulebook and the rulings C1 to C65 of the card list are followed as the
// ledger states them (LEDGER.md). Where both leave a point open:
//
//   - The lot decides the start player; Echo always plays after the last person.
//     The Console of a seat is the one with its number.
//   - Decks whose order nobody can know (Dilemmas, Boosts, Echo's cards, the
//     crimes that nobody has ditched, Evidence in Pool and supply) have none:
//     what is drawn is decided when it is drawn. Ditched crimes lie below their
//     deck in the order in which they were ditched and come last.
//   - Pieces are followed as far as a seat could follow them at the table. What
//     went away face up (a token of the Plank, a Boost of the wheel), was shown
//     in a challenge, peeked at or ditched stays known until it is shuffled. A
//     hand, a Memory or a Well is mixed: when its owner puts something away
//     unseen, those who knew a piece in it know only that it is in one of the
//     two places. Tokens that lie apart (Pool, lockers, bonus slots) and the
//     cards below a deck are not mixed. Whoever filed a token in a bonus slot
//     knows it; looking there again shows nothing new and is not offered.
//   - What was taken openly stays known to all, also in a Memory; Intel is open,
//     since all its gains and payments are.
//   - Of several tokens gained at once the later ones come from the Pool by choice:
//     one that the player has peeked at, or one of the others at random. Who knows
//     none there is not asked.
//   - The draw of the fifth step is a "may". It is asked there and once more before
//     the player's next turn, where the rulebook allows it at any point until then.
//   - Which of several equal pieces is moved is nobody's choice. Choices between
//     equal pieces are offered once. What comes to light later must not tell
//     which of them it was: of equal tokens the one that rivals know is filed, of
//     equal Dilemmas the one that they know stays in hand.
//   - Echo flips her cards openly, so that everybody knows which are still to come.
//   - A Zone power may be used without benefit (C16), so that each part of it may
//     be left undone. Boosts and Skills are carried out as far as they can be,
//     and offered only where they change something.
//   - An extra action from Stamina stays with its Criminal until it is used, the
//     Criminal is let go or the step ends. One is bought at a time, and it gains no
//     Grip back.
//   - Whether a question is put never tells what a hand holds or what lies face
//     down: where only one player can know that there is one answer, it is asked
//     all the same. Whoever points at a token that it knows names its place openly
//     and its type in secret.
//   - After the end of the Chapter has been triggered, peeking at or taking from
//     the Pool looks at a random token of the supply. Fewer tokens than an effect
//     peeks at are peeked at as many as there are.
//   - Echo's Evidence stays face down where she keeps it and files it. In a bonus
//     slot it bears no mark of hers: at a Chapter's end it is turned up into the
//     public locker like all that lies there.
//   - A person's lock holds Echo off: she leaves the tag, gains the Grip and
//     moves the Criminal. Echo counts as a rival for challenges and for Swap hook
//     tags; losing a challenge she discards a random Dilemma. Her oldest tag is
//     the one in her first slot.
//   - Ties in what Echo does are decided by the person whose turn comes next,
//     whoever decides for that seat.
//   - The numbers of Echo's boards, which the card list designed against simple
//     bots, are tuned against the hard one: her marker moves 1, 2, 3, 3, 3, 4 on the
//     standard board (Whisper) and 2, 3, 3, 3, 4, 4 on the hard one (Feedback); a
//     turn without a milestone brings 9 Intel and 1 Evidence from the Pool, on
//     Feedback 12 Intel, 1 Evidence and 1 Boost. Feedback is in no number milder.
//     Murmur, the first level, is Whisper with a handicap of the set-up: she begins
//     without Intel and a turn without a milestone pays her 7 less. The easy bot beat
//     it in 54 of 100 games.
//     Milestones and cards are the list's.
//   - Grip lost and Dilemmas banked at a Chapter's end are asked in turn order
//     from the start player on. Who holds no more Grip than is lost loses all of it
//     and is not asked: Grip is open, so that this tells nothing.
//   - In the endgame the penalty is counted before Intel can fall below 0: after
//     the Intel for Grip and for the lowest corruption.
//   - The anti-stall ruling: when a Chapter has lasted 20 rounds (7 to 10 are
//     usual), the tokens left in the Pool go back to the supply and its end counts
//     as triggered by the last player of that round. It is announced when round 19
//     and round 20 begin, and the log says that nobody else brought it about.
//   - Options of ours, for a shorter, harder or lopsided game; none changes what is
//     printed unless it is chosen. The game begins with a later Chapter: everything
//     is set up as usual, and that Chapter's Dossiers, penalties and number of Echo's
//     disruptions hold. A Chapter lasts fewer rounds at most; it then ends as by the
//     anti-stall ruling. One Zone is dark: nobody, the Fixer and Echo included, has
//     anything of its power, though crimes and Heat treat it like any other. Some
//     storylines have a random Level-1 crime in the display from the start, for which
//     nobody was paid. The first seat begins with more or less Intel, all its discs on
//     a space of the track (the head start of the turn order is added), or Dilemmas in
//     hand; everybody else, Echo included, with more or less Intel. Echo's quiet turns,
//     those without a milestone, bring more or less Intel.
//   - Privileges are options too, rules and moves of the first seat alone
//     (privileges.go). With tunnels no Blockade stops the Criminals that it moves, on
//     their own or by a Skill or a power; the Boost Ignore Blockades does nothing for it. With
//     free hooks it takes a rival's tag for nothing; rivals pay it as ever.
//     With immunity a Chapter that fails takes neither Grip nor Intel from it.
//     With an open card the one that Echo flips next lies open from the start and after
//     each of her turns, as long as her deck holds one; it is not shuffled for that.
//
// # How strong bots are
//
// Two seats, over 400 games each: hard wins 88 of 100 against normal (400
// iterations), normal 84 of 100 against easy (1600); hard has won 75 of 75
// against random play (400). A game takes each player 20 to 23 turns. Without
// Echo 24, 40 and 52 of 100 Chapters succeed.
package intoodeep

// Package deepstate is the game Deep State: New World Order under the contract
// of package rules: the market of Objectives, Projects and Treaties, the solo
// opponent HOC, and the Men of Action. Start with state.go (what a position is)
// and round.go (how a round goes); objectives.go, projects.go, treaties.go,
// men.go and hoc.go are the printed things, stepkinds.go and conditions.go the
// small languages their texts are written in.
//
// # Rulings
//
// The rulebook and the rulings of the card list are followed as the ledger
// states them (LEDGER.md). Where both leave a point open:
//
//   - The lot decides who holds the Supervisor first, or the set-up says it.
//   - The order of a deck is decided card by card, when one is drawn: every order
//     is as likely, so that this is the same game.
//   - A question with a single answer is not asked, unless the number of answers
//     would tell what a hidden hand holds. Of cards that look alike to everybody
//     one is offered.
//   - Any number of Hitmen may be played in a turn. The duty to act never makes
//     anybody play a Man of Action; but what one makes possible must be done. Each
//     can be played for nothing.
//   - The Fixer makes no Advance cheaper for the holder of the Supervisor, not even
//     with Lobbyists.
//   - The Propagandist's places are those after the move. Reach goes by places, so
//     that a moved card is reached or not by where it lies then.
//   - An empty deck of Men of Action is made anew when a card is to be drawn; a
//     card whose effect is going on is not among the discards.
//   - Discarded Treaties lie face down, known to who discarded them. What was seen
//     in a draft or put back is remembered, and so is what HOC discards.
//   - Played alone, the experienced set-up is the standard one.
//   - A Secondary stands for its group wherever groups are counted.
//   - On an expulsion the Agents return first (KGB takes one of them), then the
//     Treaty is drawn, then the Anarchists' owner recruits.
//   - The Cosa Nostra token is placed after an Action, not after a skip, and waits
//     for the player whose Agents are there at that moment. The Triads token
//     obliges to nothing, and the duty to act looks at the table as it stands: it
//     makes nobody place that token or attach an Inner Circle.
//   - An Advance that costs no Agents still needs one for the Coordinator (ruling
//     17), who may come off an Objective that is discarded for it.
//   - HOC seizes the leftmost of cards of the same worth. Its price of an Advance
//     is one less, at least 1, and then the World Wars are added.
//   - Options of ours, for a shorter, harder or lopsided game; none changes what is
//     printed unless it is chosen (variants.go). The game ends with a round at the
//     latest. One Project is closed: nobody Advances in it, by no Treaty either. World
//     Wars that turn up are over at once, or the first one is in effect in round 1, or
//     in every round (its card is not in the deck then, and the second one still adds to
//     it). Everybody reaches more or fewer cards of the zone than three; Stages of
//     SPYWARE that reach no further bring nothing then. The larger Covert Operations
//     stay in the box. The first seat, or everybody else, begins with more or fewer
//     Agents in reserve, out of the ten. The first seat draws Treaties when the first
//     round begins, after what was put back is shuffled in. HOC's Coordinator begins on
//     a Stage of the first Project in its order that is open, for nothing, but comes out
//     of its pool; above its Stage limit it waits there.
//     HOC's Action card of a phase is turned up when the phase begins, and lies open until
//     HOC follows it.
//   - Privileges are options too: moves of the first seat before its Action, which never
//     stand for that Action and never oblige to anything (privileges.go). Once a round it
//     strikes a card without Agents or a token off the zone: the card goes back into the
//     Objective deck, and another Objective is drawn into its place, never that one and
//     never a World War. Once a round it exchanges a Treaty of its hand: that one is
//     discarded face down, then one is drawn. Once a game it
//     has an encore: another turn follows this one, with all that belongs to a turn but
//     what the Supervisor and the Headhunter bring to its beginning; a turn in which no
//     Action is possible has none. Once a round the Advances of a turn need an emblem less, a
//     Man of Action's added; only where a Stage comes within reach by it or an Objective is
//     spared. Once a round it claims a card of the zone, with or without Agents: nobody else
//     Infiltrates it as long as it lies there. Once a game against HOC it has HOC called
//     away, which then misses its next three turns: it neither recruits nor acts, an Action
//     card that lies open is lost, and none is turned up for a turn that it misses.
//   - Grants are options as well: what the first seat has from the beginning to the end,
//     beside what Stages and Treaties give (grants.go). It has a Ghost; two parts of a
//     Treaty's Conditions may be missing, added to what DEEP STATE waives; one more Agent
//     comes back at each Recall, added to those of UNIFIED NATIONS; or the Supervisor does
//     not restrict it.
//   - Of cards that look alike to everybody the first is offered, and only that one
//     is taken; a table that shows both lets either stand for it.
//
// One thing that the card list leaves free differs from it: HOC's Identity card,
// so that its levels are as strong as they should be. Its least Treaty value
// stays below the highest printed one, so that the choice among revealed
// Treaties, and with it the grudges, keeps its sense.
package deepstate

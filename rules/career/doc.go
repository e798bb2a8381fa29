// Package career is what the careers of all games share: a solo campaign whose
// operations are matches of one game, each with a twist made from the options that
// anybody can choose in that game's set-up. A game's career is a Book: a table of
// operations, keepsakes, rivals and ends (book.go); everything else is here. Start
// with book.go (what a career is made of), then state.go (where one stands) and
// play.go (how it goes on).
//
// # How it goes
//
// At the desk the person chooses what goes along and sets out on an open operation.
// The match is played like any other (State is rules.Lasting and rules.Host). When it
// is over, each goal that was met is a star. The first goal is what the
// operation is about; without it the operation is lost. A success
// offers two keepsakes, of which one is taken; a failure leaves a scar, or costs a
// keepsake instead, and can be made good once, at a price. What is open next follows from what was won, lost and earned. An
// operation that belongs to an end closes the career, won or lost.
//
// # Rulings
//
// There is no rulebook of careers; this is how they are played.
//
//   - A career is one person's, in seat 0. Other seats of a match are other people's,
//     or bots'; they decide nothing at the desk.
//   - What a goal came to is written into the book as it was asked for on that day. An
//     operation that was entered before goals were booked keeps the stars that it has.
//   - An operation is played once, a lost one again for a contact or an unspent favour. The better of both tries counts its
//     stars, so that nothing that was open shuts; a way that opens by a loss stays open when the second try is a success.
//     The rival is met each time. Before a lost end closes the career its second try is asked about, if it can be paid for.
//   - Whoever loses two operations in a row is given a contact that was never there, or a favour, or one of those that are
//     gone; it acts in at least half of what can still open. Then the count begins again.
//   - Contacts come along to every operation unless they are left behind. A favour
//     comes along once, and is spent with it, won or lost. A scar always comes along,
//     until an operation succeeds under it, or two have gone by; then it has healed.
//   - A career can begin with a contact or a favour, and on one of the ten steps of a ladder: each adds its rule to those
//     below it (ladder.go). Which of both an earlier career allows is for the desk to say, not for the rules.
//   - A keepsake, a rival's answer and the level of the career change options of the
//     match. A value ends where the option ends. What an operation is set up like is
//     told by option, each with what has set it (Settings). If all changes together are no set-up
//     that the game allows, the operation is played as it is printed.
//   - A rival answers the last meeting, once for each time that it went the same way
//     in a row, at most twice. Where what its answer is about stands at its end already
//     it does something else, once.
//   - Of what a success can offer, two are drawn when the career begins, so that no two
//     careers are alike: of what changes at least half of the operations that can still
//     open after it; the dossier shows them before anybody sets out. What is
//     already there, or was once, is not offered again.
//   - Whoever cannot or will not take the scar gives a contact or an unspent favour up.
//   - An operation that another one shuts is closed for good when that one is begun. A fork is two operations that shut each
//     other: each career has three, so that careers which took other sides have 8 of their 17 operations in common.
//   - An end opens by what was done: whether the last operation before it was won, whether the rival of that end was beaten
//     more often than it won, how many contacts and favours were given up, or 18 stars; the third end by five losses.
//   - When a career has come to an end, what became of each rival that was met goes by who won more often, if that is even by
//     who won last; of each contact by whether it was given up (Epilogue).
//   - A career can be given up at the desk at any time; it stays in the book as it is.
package career

// Package intoodeep is the table of In Too Deep: New Dawn City around its void,
// the boards of the Syndicate and of the Evidence, the Consoles, the crimes in
// hand, and Echo. It shows what the view holds and knows no rule beyond what is
// printed on the things. Read table.go first, then layout.go (where things lie),
// offers.go (which thing stands for which action) and show.go (how events look).
package intoodeep

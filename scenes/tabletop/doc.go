// Package tabletop is what the tables of all games do alike: their measure and the pictures they keep (Table, Units), how an
// event is shown (Row), and what flies over the table meanwhile (Flights). It draws nothing of a game and knows none; a
// game's scenes import it, it imports none of them. Read table.go first.
package tabletop

// Package masters is Masters as version 1 of the files knew it: the layout of a
// stored position (position.go), what it says in names, and the tables that its
// numbers are indices of (tables.go). It never changes again and knows nothing
// of today's rules.
package masters

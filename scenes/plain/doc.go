// Package plain is a table that fits any game: seats with their scores, and
// everything that is asked as buttons. It serves the tests of the frame around
// the tables, and a game whose own table is not drawn yet.
package plain

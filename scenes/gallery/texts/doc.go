// Package texts makes a page of all texts of a language: each with its key, the English one beside it, and pictures of the places
// where it is shown, to be filtered by game and searched. Whoever reads a translation a second time reads it there:
//
//	make texts LANGUAGE=de
//
// It holds tests alone.
package texts

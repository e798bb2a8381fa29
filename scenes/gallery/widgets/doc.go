// Package widgets holds pictures of all widgets and stage marks in every theme, and the test that compares them with
// what is painted now. It needs a display; the logic of package ui is tested beside it without one.
package widgets

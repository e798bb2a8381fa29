// Package match is a game being played: who decides for which seat, what was
// done, undo and redo, rewind, edits, and looking back. It knows games through
// the contract of package rules only, and files not at all: whoever keeps a
// match on disk takes its records. Read match.go first.
package match

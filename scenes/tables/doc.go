// Package tables is the registry of tables: one line a game that can be shown.
// It is imported by the command and by tests only.
package tables

// Package art holds the drawings of this project as programs: each function paints one thing in points with package
// paint, the lamp at the upper left. cmd/atlas packs what the sheet lists (sheet.go) return; a new drawing is a new
// row in one of them.
package art

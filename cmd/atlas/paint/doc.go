// Package paint is the painter behind the sprite sheets: a small canvas in software with paths, gradients,
// noise, blurs and blend modes, exact to the bit from run to run. Nothing of it is linked into the game;
// cmd/atlas uses it once, at build time.
//
// Lengths are points (1 pt = 1 px at density 1); a Canvas carries the density. Start with canvas.go.
package paint

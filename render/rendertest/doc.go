// Package rendertest holds what tests that look at pixels are made of: a main
// that runs a package's tests inside a real game loop (Main), and pictures that
// are compared with those that are kept (Golden). It knows nothing of what is
// drawn.
package rendertest

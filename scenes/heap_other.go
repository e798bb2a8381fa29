//go:build !linux

package scenes

// trimHeap does nothing: only the C library of Linux keeps what the graphics driver has freed.
func trimHeap() {}

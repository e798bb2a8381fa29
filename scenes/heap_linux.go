package scenes

import "github.com/ebitengine/purego"

// trimHeap gives back what the graphics driver has freed: the C library keeps pictures of up to 32 MiB for later use.
// It does nothing with a C library that cannot.
func trimHeap() {
	const anyLibrary = 0
	if trim, err := purego.Dlsym(anyLibrary, "malloc_trim"); err == nil {
		purego.SyscallN(trim, 0)
	}
}

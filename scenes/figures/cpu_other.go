//go:build !unix

package figures

import "time"

// CPUTime is not told here.
func CPUTime() time.Duration { return 0 }

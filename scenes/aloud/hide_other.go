//go:build !windows

package aloud

import "os/exec"

// hide keeps a program from opening a console of its own: only Windows does that.
func hide(*exec.Cmd) {}

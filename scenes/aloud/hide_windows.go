package aloud

import (
	"os/exec"
	"syscall"
)

// noWindow is CREATE_NO_WINDOW of the system.
const noWindow = 0x08000000

// hide keeps a program from opening a console of its own.
func hide(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{HideWindow: true, CreationFlags: noWindow}
}

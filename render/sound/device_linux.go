package sound

import (
	"os"
	"path/filepath"
	"strconv"
	"syscall"
)

// Device returns nil where there seems to be something to play on, else ErrNoDevice: on Linux the engine's own attempt
// would end the game, so a sound server's socket or a sound card that may be written to has to be there.
func Device() error {
	return device(os.Getenv, "/", os.Getuid())
}

func device(env func(string) string, root string, user int) error {
	if env("PULSE_SERVER") != "" || env("ALSA_CONFIG_PATH") != "" {
		return nil // somebody has said where sound is to go
	}
	runtime := env("XDG_RUNTIME_DIR")
	if runtime == "" {
		runtime = filepath.Join(root, "run/user", strconv.Itoa(user))
	}
	if _, err := os.Stat(filepath.Join(runtime, "pulse", "native")); err == nil {
		return nil
	}
	const mayWrite = 2
	cards, _ := filepath.Glob(filepath.Join(root, "dev/snd/pcmC*D*p"))
	for _, card := range cards {
		if syscall.Access(card, mayWrite) == nil {
			return nil
		}
	}
	return ErrNoDevice
}

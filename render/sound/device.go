package sound

import (
	"errors"
	"strings"
)

// ErrMuted is why a player is silent that was opened with mute.
var ErrMuted = errors.New("sound is switched off")

// ErrNoDevice is why a player is silent on a machine that has nothing to play on.
var ErrNoDevice = errors.New("no sound device was found; the game plays on silently")

// DeviceFailed reports whether an error that ended the game's loop came from the sound device. The engine ends the
// loop when a device that looked fine cannot be opened or goes away; the loop cannot run twice in one process, so the
// command should then start itself again with sound off and go on from the saved match.
func DeviceFailed(err error) bool {
	if err == nil {
		return false
	}
	s := err.Error()
	return strings.HasPrefix(s, "audio: ") || strings.HasPrefix(s, "oto: ") ||
		strings.Contains(s, ": audio: ") || strings.Contains(s, ": oto: ")
}

package sound

import "errors"

// ErrMuted is why a player is silent that was opened with mute.
var ErrMuted = errors.New("sound is switched off")

// ErrNoDevice is why a player is silent on a machine that has nothing to play on.
var ErrNoDevice = errors.New("no sound device was found; the game plays on silently")

// ErrLost is why a player is silent whose device worked and went away.
var ErrLost = errors.New("the sound device is gone; the game goes on without sound")

// Package sound is what Safehouse sounds like: cards, wood, coins, dials, doors, and the air of six rooms.
//
// Every sample is made by synthesis while the program runs, the same on every run; there are no sound files. Nothing
// here waits for anything: samples are made on goroutines of their own, a machine without a sound device plays on
// silently, and no call blocks the game.
//
// Read effect.go first for what there is to hear, then player.go for how a scene plays it. buffer.go, filter.go and
// modal.go are the bench that the other files build their sounds on.
package sound

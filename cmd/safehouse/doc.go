// Command safehouse is the game: it opens the window and hands the scenes what
// they need.
//
//	safehouse [-data DIR] [-size 1280x720] [-mute] [-drive FILE [-shots DIR]] [-stats FILE]
//
//	-data DIR    keep everything in DIR instead of the usual place
//	-size WxH    size of the window at the start
//	-mute        no sound
//	-drive FILE  play a script of inputs (see scenes.Driver) instead of a person
//	-shots DIR   where the script's pictures go (the present folder)
//	-stats FILE  write time to first frame, frame times, drawn frames at rest,
//	             allocations per frame and peak memory as JSON
//	-version     print the version
//
// The exit status is 0 when the window was closed, 1 when something went wrong
// and 2 when an option could not be understood.
package main

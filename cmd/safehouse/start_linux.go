package main

import (
	"errors"
	"os"
	"strconv"
	"strings"
	"time"
)

// display says what to do where there is no display to open a window on.
func display() error {
	if os.Getenv("DISPLAY") != "" {
		return nil
	}
	if os.Getenv("WAYLAND_DISPLAY") != "" {
		return errors.New("this desktop has no X display (DISPLAY is not set): start XWayland, then start the game again")
	}
	return errors.New(`there is no display to open a window on (DISPLAY is not set).
Start the game from a desktop. On a machine without one, a virtual display helps:
  sudo apt-get install xvfb xauth && xvfb-run -a ` + os.Args[0])
}

// started is when the process began, as the system tells it.
func started() time.Time {
	now := time.Now()
	stat, err := os.ReadFile("/proc/self/stat")
	if err != nil {
		return now
	}
	up, err := os.ReadFile("/proc/uptime")
	if err != nil {
		return now
	}
	_, rest, ok := strings.Cut(string(stat), ") ")
	f, u := strings.Fields(rest), strings.Fields(string(up))
	if !ok || len(f) < 20 || len(u) < 1 {
		return now
	}
	const ticks = 100 // of the clock that /proc counts in
	begin, err1 := strconv.ParseFloat(f[19], 64)
	uptime, err2 := strconv.ParseFloat(u[0], 64)
	if err1 != nil || err2 != nil {
		return now
	}
	return now.Add(-time.Duration((uptime - begin/ticks) * float64(time.Second)))
}

//go:build !linux

package main

import "time"

// display is there: this system opens windows by itself.
func display() error { return nil }

// started is about when the process began.
func started() time.Time { return time.Now() }

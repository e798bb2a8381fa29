//go:build !windows && !darwin

package main

// systemLanguage is the language of the desktop, "" where it is not told.
func systemLanguage() string { return languageByVariables() }

package main

import (
	"os/exec"
	"regexp"
)

// systemLanguage is the language of the desktop, "" where it is not told. A program that Finder starts has no variables.
func systemLanguage() string {
	if l := languageByVariables(); l != "" {
		return l
	}
	out, err := exec.Command("defaults", "read", "-g", "AppleLanguages").Output()
	if err != nil {
		return ""
	}
	return regexp.MustCompile(`[a-zA-Z]{2,3}(-[a-zA-Z0-9]+)*`).FindString(string(out))
}

package main

import (
	"os"
	"strings"
)

// languageOf is the first language of the variables by which a system of the Unix kind tells it, in the order that gettext has,
// such as "de_AT.UTF-8"; "" where they name none.
func languageOf(env func(string) string) string {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		v := env(name)
		if v == "" {
			continue
		}
		if base, _, _ := strings.Cut(v, "."); base == "C" || base == "POSIX" {
			return ""
		}
		if list := env("LANGUAGE"); list != "" { // what is liked best comes first
			first, _, _ := strings.Cut(list, ":")
			return first
		}
		return v
	}
	return ""
}

// languageByVariables is that of this process.
func languageByVariables() string { return languageOf(os.Getenv) }

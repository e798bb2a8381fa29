package main

import "golang.org/x/sys/windows"

// systemLanguage is the language of the desktop, "" where it is not told.
func systemLanguage() string {
	l, err := windows.GetUserPreferredUILanguages(windows.MUI_LANGUAGE_NAME)
	if err != nil || len(l) == 0 {
		return languageByVariables()
	}
	return l[0]
}

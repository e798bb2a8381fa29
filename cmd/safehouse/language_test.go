package main

import "testing"

func TestTheLanguageOfTheSystem(t *testing.T) {
	for _, c := range []struct {
		env  map[string]string
		want string
	}{
		{map[string]string{}, ""},
		{map[string]string{"LANG": "de_DE.UTF-8"}, "de_DE.UTF-8"},
		{map[string]string{"LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"}, ""},
		{map[string]string{"LANG": "en_GB.UTF-8", "LC_MESSAGES": "de_AT"}, "de_AT"},
		{map[string]string{"LANG": "en_GB.UTF-8", "LANGUAGE": "de:en"}, "de"},
		{map[string]string{"LANGUAGE": "de:en", "LANG": "C"}, ""},
	} {
		if got := languageOf(func(name string) string { return c.env[name] }); got != c.want {
			t.Errorf("%v: %q, want %q", c.env, got, c.want)
		}
	}
}

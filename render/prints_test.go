package render

import "testing"

func TestPrintsTellsWhichNamesCanBeShown(t *testing.T) {
	for _, name := range []string{"", "Ada", "Žofie Müller-Łęcka", "Ærøskøbing", "Анна", "Ελένη", "N\u2019Golo – “Q”"} {
		if !Prints(name) {
			t.Errorf("%q cannot be printed", name)
		}
	}
	for _, name := range []string{"李明", "さくら", "مريم", "דנה", "Ada 😀", "한별"} {
		if Prints(name) {
			t.Errorf("%q can be printed", name)
		}
	}
}

package deepstate

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"safehouse/assets/text"
)

// Every key that the table asks for by name is in its texts, and every text is
// asked for.
func TestTheTextsOfTheTableAreComplete(t *testing.T) {
	book, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	source := ""
	for _, f := range files {
		if strings.HasSuffix(f, "_test.go") {
			continue
		}
		b, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		source += string(b)
	}
	for _, m := range regexp.MustCompile(`\.T\("([^"]+)"[,)]`).FindAllStringSubmatch(source, -1) {
		if !book.Has(words, m[1]) {
			t.Errorf("there is no text %s", m[1])
		}
	}
	verbs := []string{"infiltrate", "covert", "advance", "recruit", "contact", "play", "attach", "triads", "strike", "exchange", "claim"}
	for _, k := range book.Keys(words) {
		asked := strings.Contains(source, `"`+k+`"`) || strings.Contains(source, `"`+strings.TrimSuffix(k, ".body")+`"`)
		asked = asked || strings.HasPrefix(k, "lacks.") || strings.HasPrefix(k, "short.") || strings.HasPrefix(k, "pad.short.") || strings.HasPrefix(k, "guide.") || strings.HasPrefix(k, "step.") || strings.HasPrefix(k, "why.")
		for _, v := range verbs {
			asked = asked || k == "can."+v
		}
		if !asked {
			t.Errorf("nothing asks for the text %s", k)
		}
	}
}

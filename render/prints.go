package render

import (
	"sync"

	"golang.org/x/image/font/sfnt"

	"safehouse/assets"
)

// reading is the face that stands in for letters that others lack.
var reading = sync.OnceValue(func() *sfnt.Font {
	b, err := assets.Font(faceFiles[Sans400])
	if err != nil {
		panic(err) // built into the program
	}
	f, err := sfnt.Parse(b)
	if err != nil {
		panic(err)
	}
	return f
})

// Prints reports whether there is a picture of every letter of a text; where one is missing a box is drawn.
func Prints(text string) bool {
	var b sfnt.Buffer
	for _, r := range text {
		if r > plain || r > '~' && r < 0xa0 || r < ' ' {
			if n, err := reading().GlyphIndex(&b, r); err != nil || n == 0 {
				return false
			}
		}
	}
	return true
}

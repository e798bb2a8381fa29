package render

import "testing"

// A layer is painted again for each who takes down its texts, but only once if it has
// none; what was not painted, because nothing was, is painted before it is shown.
func TestALayerWithoutAWordIsPaintedOnceForAllReaders(t *testing.T) {
	k := kitFor(t, 1)
	dst := k.Blank(200, 100, 1)
	defer dst.Deallocate()
	for _, word := range []string{"", "Word"} {
		var l Layer
		defer l.Drop()
		painted, shown := 0, 0
		show := func(n *TextLog) {
			c := k.Canvas(dst, 1)
			if n != nil {
				c = c.Noting(n)
			}
			l.Draw(c, R(0, 0, 200, 100), 1, func(c Canvas) {
				painted++
				c.Fill(R(0, 0, 200, 100), Solid(House.Ground))
				if word != "" {
					c.TextIn(R(0, 0, 200, 100), word, House.Body(), Left)
				}
			})
			if n != nil {
				shown += len(n.Texts)
			}
		}
		show(&TextLog{Dry: true})
		show(&TextLog{Loud: White})
		show(&TextLog{Mute: true})
		show(nil)
		want, texts := 2, 0
		if word != "" {
			want, texts = 4, 3
		}
		if painted != want || shown != texts {
			t.Errorf("with %q it is painted %d times and says %d words, want %d and %d", word, painted, shown, want, texts)
		}
	}
}

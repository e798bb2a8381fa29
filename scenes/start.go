package scenes

import (
	"fmt"

	"safehouse/assets/text"
	"safehouse/render"
)

// Opening the engine's window takes longer than anything that the program reads
// for its first picture. So the words and the pictures of the desk are read
// beside it, and the first scene is made in the first tick.

// start is what the first tick waits for.
type start struct {
	book  chan read
	first func(*House) Scene
}

type read struct {
	book *text.Book
	err  error
}

// Start begins to read what the first scene needs, for a window of so many
// pixels, and lets the loop make the scene. It is called before the loop runs.
func (a *App) Start(w, h int, first func(*House) Scene) {
	render.LazyCollector()
	a.House.Begin(w, h)
	a.House.Kit.ReadAhead(render.Sans400, render.Oswald500, render.Oswald700, render.Elite400) // those of the title
	a.start = &start{book: make(chan read, 1), first: first}
	book, lang := a.start.book, a.House.Language()
	go func() {
		b, err := text.Open(lang)
		book <- read{b, err}
	}()
}

// begin makes the first scene, as soon as everything is there.
func (a *App) begin() error {
	s := a.start
	if s == nil {
		return nil
	}
	a.start = nil
	r := <-s.book
	if r.err != nil {
		return r.err
	}
	h := a.House
	h.SetBook(r.book)
	h.Nameless()
	h.Kit.Live()
	h.Kit.Ration(4)
	h.Kit.Wait()
	for _, sheet := range [...]string{"common", "desk"} {
		if err := h.Kit.Err(sheet); err != nil {
			return fmt.Errorf("the pictures cannot be read: %w", err)
		}
	}
	a.Push(s.first(h))
	return nil
}

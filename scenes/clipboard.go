package scenes

import (
	"safehouse/render/ui/clipboard"
)

// A systemClipboard is where text is copied to: the system's clipboard, and where that cannot be reached a pocket of the program's own.
type systemClipboard struct {
	house *House
	own   string
	said  bool // that the system's cannot be reached
	write func(text string) error
	read  func() (string, error)
}

func newClip(h *House) *systemClipboard {
	return &systemClipboard{house: h, write: clipboard.Write, read: clipboard.Read}
}

// system reports whether the system's clipboard is to be used: not while a script plays, which must not depend on it.
func (c *systemClipboard) system() bool { return !c.house.driven && c.write != nil }

// Copy implements ui.Clip.
func (c *systemClipboard) Copy(text string) {
	c.own = text
	if c.system() {
		c.failed(c.write(text))
	}
}

// Paste implements ui.Clip.
func (c *systemClipboard) Paste() string {
	if !c.system() {
		return c.own
	}
	text, err := c.read()
	if c.failed(err); err != nil {
		return c.own
	}
	return text
}

// failed says once that copying works within the program only.
func (c *systemClipboard) failed(err error) {
	if err == nil || c.said {
		return
	}
	c.said = true
	if top := c.house.App.Top(); top != nil {
		top.Stage().Toast("warning", c.house.T("clip.own"))
	}
}

// Copy copies a text and says what it was.
func (h *House) Copy(text, what string) {
	h.Clip.Copy(text)
	if top := h.App.Top(); top != nil {
		top.Stage().Toast("check", what)
	}
}

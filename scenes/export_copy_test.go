package scenes

// Copied is what was copied last.
func (h *House) Copied() string { return h.clip.Paste() }

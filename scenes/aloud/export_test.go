package aloud

import "context"

// With is a Reader that reads by another voice.
func With(v voice) *Reader { return &Reader{voice: v} }

// Speaking is a Voice that speaks by a function.
func Speaking(speak func(ctx context.Context, lang, text string) error) *Voice {
	return &Voice{speak: speak}
}

// Commands are the names of the programs that may speak on a system.
func Commands(system string) (l []string) {
	for _, c := range commands(system) {
		l = append(l, c.name)
	}
	return l
}

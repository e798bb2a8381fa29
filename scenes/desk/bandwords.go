package desk

import (
	"math"
	"slices"

	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/bands"
)

// bandWords says in whole sentences how often bots win against a level of the automa, as it
// was measured; "" where nothing was.
func (s *setupScene) bandWords(level int) string {
	h, in := s.house, s.game.Info()
	o, ok := in.Option(in.Strength)
	if !ok {
		return ""
	}
	key, args := "bands.any", []any{"level", h.Book.T(in.ID, "option."+o.ID+"."+o.Values[level], nil)}
	for _, b := range []string{"hard", "normal", "easy"} {
		r := s.bands.Find(bands.Key{Kind: bands.Automa, Of: o.Values[level], Bot: b})
		if r == nil || r.Games == 0 {
			return ""
		}
		args = append(args, b, int(math.Round(10*(1-r.Share()))))
		if bands.Even(in, b) == r.Of {
			key = "bands." + b
		}
	}
	return h.T(key, args...)
}

// alone reports whether a lone seat plays against the automa as its levels were measured: with
// no other option changed.
func (s *setupScene) alone() bool {
	in := s.game.Info()
	o, ok := in.Option(in.Strength)
	return ok && s.count == 1 && s.differing(o.ID) == 0
}

// differing counts the options that are not as they usually are, but for some.
func (s *setupScene) differing(but ...string) (n int) {
	in := s.game.Info()
	settled, err := in.Settle(rules.Setup{Seats: s.count})
	for _, o := range in.Applying(s.chosen()) {
		if err == nil && settled[o.ID] != s.options[o.ID] && !slices.Contains(but, o.ID) {
			n++
		}
	}
	return n
}

// optionHelp is what an option changes; of how strong the automa is, first how often
// whom wins.
func (s *setupScene) optionHelp(o *rules.Option) string {
	h, in := s.house, s.game.Info()
	help := h.Book.T(in.ID, "option."+o.ID+".help", nil)
	if o.ID != in.Strength {
		return help
	}
	if words := s.bandWords(s.options[o.ID]); words != "" {
		return words + " " + help
	}
	return help
}

// levelTip tells of a level of the automa how often whom wins; nil for other options.
func (s *setupScene) levelTip(o *rules.Option, level int) func() ui.Tip {
	if o.ID != s.game.Info().Strength {
		return nil
	}
	words := s.bandWords(level)
	if words == "" {
		return nil
	}
	return func() ui.Tip {
		return ui.Tip{Title: s.house.Book.T(s.game.Info().ID, "option."+o.ID+"."+o.Values[level], nil), Body: words}
	}
}

package career

import (
	"testing"

	"safehouse/assets/text"
	"safehouse/rules"
	"safehouse/rules/career/careertest"
)

func TestCareer(t *testing.T) {
	b, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	careertest.Career(t, Game, func(m rules.Message) string { return b.Say(Game.Info().ID, m) }, b.Keys)
}

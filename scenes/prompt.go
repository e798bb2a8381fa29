package scenes

import (
	"safehouse/render"
	"safehouse/render/ui"
)

// Around what the prompt says, and between its parts.
const (
	PromptEdge = 16.0
	PromptGap  = 8.0
	AnswerGap  = 8.0
)

// promptHigh is how high a prompt must be for a question in one line, a line
// below it, and these answers.
func promptHigh(k render.Ruler, th *render.Theme, width float64, answers []Proposal) float64 {
	_, head := k.Measure("X", th.Heading().Sized(24))
	_, body := k.Measure("X", th.Body())
	high := 2*PromptEdge + head + body
	if len(answers) == 0 {
		return high
	}
	widths := make([]float64, len(answers))
	for i, x := range answers {
		w, _ := k.Measure(x.Label, th.Button())
		widths[i] = w + 50
		if x.Icon != "" {
			widths[i] += 10 + 28*k.Reading()
		}
	}
	in := width - 2*PromptEdge
	if _, ok := Besides(in, widths); ok {
		return high
	}
	_, rows := ui.Flow(render.R(0, 0, in, 0), render.ButtonHeight, AnswerGap, widths...)
	return high + PromptGap + rows
}

// Besides is how wide answers are beside the question; ok is false where they
// need rows of their own below it.
func Besides(width float64, widths []float64) (wide float64, ok bool) {
	for _, w := range widths {
		wide += w + AnswerGap
	}
	wide -= AnswerGap
	part := 0.5
	if len(widths) > 1 {
		part = 0.62
	}
	return wide, len(widths) > 0 && wide < width*part
}

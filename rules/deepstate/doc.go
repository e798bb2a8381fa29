// Package deepstate is the game Deep State: New World Order under the contract
// of package rules: the market of Objectives, Projects and Treaties, the solo
// opponent HOC, and the Men of Action. Start with state.go (what a position is)
// and round.go (how a round goes); objectives.go, projects.go, treaties.go,
// men.go and hoc.go are the printed things, effects.go and conditions.go the
// small languages their texts are written in.
package deepstate

// Package analysis looks back at a match: how well everybody stood at each moment,
// what each of one person's choices cost, and what draws, dice and the others
// brought against what was to be expected. It is a search (package bot) at every
// step, always with that person's eyes: what it says was better could have been
// known then. Read Analyse in analyse.go first.
package analysis

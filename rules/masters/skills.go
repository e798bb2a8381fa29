package masters

// A Skill is one of the 21 skills.
type Skill uint8

// The skills: seven amateur ones, then the two pros of each in the same order.
const (
	SmashNGrab Skill = iota
	Hurry
	WingIt
	HitNRun
	Bypass
	YankWires
	Linger
	Steal
	Pilfer
	Ninja
	Prowl
	Concoct
	Improvise
	Assault
	Blast
	Extract
	Circumvent
	SpliceIn
	Tweak
	Tamper
	Intrude
	skills           = 21
	roots            = 7
	noSkill    Skill = 0xff
	skillCards       = 2 // of each amateur skill, and of each pair of pros
)

// Pro reports whether k is a pro skill.
func (k Skill) Pro() bool { return k >= roots }

// Root is the amateur skill that k descends from, itself for an amateur one.
func (k Skill) Root() Skill {
	if k.Pro() {
		return (k - roots) / 2
	}
	return k
}

// Upgrades are the two pro skills that an amateur skill levels into.
func (k Skill) Upgrades() [2]Skill { return [2]Skill{roots + 2*k, roots + 2*k + 1} }

// SkillCopies is how many cards show a skill.
const SkillCopies = 2

// SameCards reports whether k and o are printed on the same two cards: every
// amateur skill has cards of its own, the two pros of a root are the two sides
// of others.
func (k Skill) SameCards(o Skill) bool { return k.Root() == o.Root() && k.Pro() == o.Pro() }

// A SkillCard is what is printed on a skill: an action for each die value.
type SkillCard struct {
	ID    string
	Faces [6]Act
}

// skillTable is the deck, one row a skill (games §5).
var skillTable = [skills]SkillCard{
	SmashNGrab: {"smash-n-grab", [6]Act{Punch, Smash, Observe, Punch, Smash, Grab}},
	Hurry:      {"hurry", [6]Act{Run, Pick, Run, Observe, Sprint, Examine}},
	WingIt:     {"wing-it", [6]Act{Discover, Strongarm, Short, Zap, Grab, Scamper}},
	HitNRun:    {"hit-n-run", [6]Act{Hit, Run, Bash, Run, Punch, Bump}},
	Bypass:     {"bypass", [6]Act{Bump, Pause, Pick, Sprint, Run, Pick}},
	YankWires:  {"yank-wires", [6]Act{Shatter, Sprint, Smash, Discover, Examine, Smash}},
	Linger:     {"linger", [6]Act{Shock, Defeat, Grab, Chaos, Discover, Snatch}},

	Steal:      {"steal", [6]Act{Flip, Disable, Recon, Punch, Smash, Ransack}},
	Pilfer:     {"pilfer", [6]Act{Punch, Rewire, KeyIn, Flip, Disable, Grab}},
	Ninja:      {"ninja", [6]Act{Dash, Pick, SleeperHold, Observe, Sprint, Examine}},
	Prowl:      {"prowl", [6]Act{Dash, Pick, Sneak, Study, Sprint, Examine}},
	Concoct:    {"concoct", [6]Act{Study, SpyStuff, Short, Zap, Grab, Run}},
	Improvise:  {"improvise", [6]Act{Redirect, Strongarm, Short, Zap, Grab, Dash}},
	Assault:    {"assault", [6]Act{Bash, Run, Rampage, Run, Strongarm, Bump}},
	Blast:      {"blast", [6]Act{Bash, Run, Detonate, Run, Bash, Bump}},
	Extract:    {"extract", [6]Act{Rake, Recon, Swipe, Sprint, Dash, Pick}},
	Circumvent: {"circumvent", [6]Act{Rake, Study, SpyStuff, Sprint, Dash, Short}},
	SpliceIn:   {"splice-in", [6]Act{Rewire, Sprint, Disable, Recon, Examine, Disable}},
	Tweak:      {"tweak", [6]Act{Rewire, Stride, Disable, Stride, Eyeball, Disable}},
	Tamper:     {"tamper", [6]Act{Shock, Defeat, Swipe, Redirect, Discover, Seize}},
	Intrude:    {"intrude", [6]Act{Shock, Defeat, Mug, Detonate, Discover, Rake}},
}

// Lacks lists the sub-actions of M, U, S, D, I, R that none of the six actions
// of k has (rulebook: Skills).
func (k Skill) Lacks() []Step {
	var l []Step
	for _, st := range [...]Step{M, U, S, D, I, R} {
		found := false
		for _, a := range skillTable[k].Faces {
			found = found || grants[a].subs[st.Do] > 0
		}
		if !found {
			l = append(l, st)
		}
	}
	return l
}

package masters

// An Act is a named action of the dictionary that all cards share: a multiset
// of sub-actions (rulebook: Actions & Sub-Actions).
type Act uint8

// The actions: those of skills and default actions by name (Report before
// Observe, which is the same), then those of abilities, NPC cards and items.
const (
	Bash Act = iota
	Bump
	Chaos
	Dash
	Deduce
	Defeat
	Detonate
	Disable
	Discover
	Examine
	Eyeball
	Flip
	Grab
	Hit
	KeyIn
	Mug
	Report
	Observe
	Pause
	Pick
	PickTwo
	Punch
	Rake
	Rampage
	Ransack
	Recon
	Redirect
	Rewire
	Run
	Scamper
	Seize
	Shatter
	Shock
	Short
	SleeperHold
	Smash
	Snatch
	Sneak
	Sprint
	SpyStuff
	Stride
	Strongarm
	Study
	Swipe
	Walk
	Zap

	// Abilities
	Autopwn
	Exploit
	Breach
	Dart
	Bolt
	FarBolt
	TossLoot
	PatchIn
	LoopFootage
	RewireLive

	// NPC cards
	Crawl
	Handle
	Hesitate
	Whimper
	CardFlick
	StudySchematics

	// Items
	CheapRake
	CarefulRake
	PerfectPick
	KillPixels
	TossFlashbang
	TweakPlan
	BlowWhistle

	acts      = 69
	noAct Act = 0xff
)

// An ActCard is one line of a card that a die can be placed on.
type ActCard struct {
	ID   string
	Pay  int8 // ideas to pay (a cost, no sub-action)
	Text []Step
}

// actTable is the dictionary of actions (games §5), in the order of printing:
// M move, U unlock, S subdue, D disable, I idea, R reveal, L loot, N noise,
// A alert.
var actTable = [acts]ActCard{
	Bash:        {"bash", 0, fx(S, S, N)},
	Bump:        {"bump", 0, fx(M, U, U, N, N)},
	Chaos:       {"chaos", 0, fx(U, S, D, N, N, N)},
	Dash:        {"dash", 0, fx(M, M, N)},
	Deduce:      {"deduce", 0, fx(I, I, N)},
	Defeat:      {"defeat", 0, fx(U, D, N)},
	Detonate:    {"detonate", 0, fx(U, S, S, D, N, A)},
	Disable:     {"disable", 0, fx(M, D, N)},
	Discover:    {"discover", 0, fx(R, R, N)},
	Examine:     {"examine", 0, fx(I, I, I, N)},
	Eyeball:     {"eyeball", 0, fx(M, I, N, N)},
	Flip:        {"flip", 0, fx(M, S, N)},
	Grab:        {"grab", 0, fx(L, N)},
	Hit:         {"hit", 0, fx(S, N)},
	KeyIn:       {"key-in", 0, fx(U, R, N)},
	Mug:         {"mug", 0, fx(S, L, N)},
	Report:      {"report", 0, fx(I, R, N)},
	Observe:     {"observe", 0, fx(I, R, N)},
	Pause:       {"pause", 0, fx(I)},
	Pick:        {"pick", 0, fx(U, N)},
	PickTwo:     {"pick-two", 0, fx(U, U, N)},
	Punch:       {"punch", 0, fx(M, S, N, N)},
	Rake:        {"rake", 0, fx(M, U, U, N)},
	Rampage:     {"rampage", 0, fx(M, M, S, S, N, N, N)},
	Ransack:     {"ransack", 0, fx(L, L, N)},
	Recon:       {"recon", 0, fx(I, I, R, N)},
	Redirect:    {"redirect", 0, fx(U, S, D, N, N)},
	Rewire:      {"rewire", 0, fx(M, D, D, N)},
	Run:         {"run", 0, fx(M, M, N, N)},
	Scamper:     {"scamper", 0, fx(M, M, N, N, N)},
	Seize:       {"seize", 0, fx(U, U, L, L, N, N)},
	Shatter:     {"shatter", 0, fx(M, D, D, N, N)},
	Shock:       {"shock", 0, fx(S, D, N)},
	Short:       {"short", 0, fx(M, U, D, N, N)},
	SleeperHold: {"sleeper-hold", 0, fx(M, S)},
	Smash:       {"smash", 0, fx(M, D, N, N)},
	Snatch:      {"snatch", 0, fx(U, U, L, N, N)},
	Sneak:       {"sneak", 0, fx(M, M, D, N)},
	Sprint:      {"sprint", 0, fx(M, M, M, N, N)},
	SpyStuff:    {"spy-stuff", 0, fx(U, S, N)},
	Stride:      {"stride", 0, fx(M, R, N)},
	Strongarm:   {"strongarm", 0, fx(M, U, S, N, N)},
	Study:       {"study", 0, fx(I, I)},
	Swipe:       {"swipe", 0, fx(U, L, N)},
	Walk:        {"walk", 0, fx(M, N)},
	Zap:         {"zap", 0, fx(M, S, D, N, N)},

	Autopwn:     {"autopwn", 1, fx(lend(1))},
	Exploit:     {"exploit", 1, fx(lend(2))},
	Breach:      {"breach", 4, fx(blast())},
	Dart:        {"dart", 1, fx(M, M, N)},
	Bolt:        {"bolt", 1, fx(M, M, N)},
	FarBolt:     {"far-bolt", 2, fx(M, M, M, N)},
	TossLoot:    {"toss-loot", 0, fx(toss())},
	PatchIn:     {"patch-in", 0, fx(besideCamera(), I, I, R, N)},
	LoopFootage: {"loop-footage", 2, fx(loop())},
	RewireLive:  {"rewire-live", 2, fx(cut(), cut(), N)},

	Crawl:           {"crawl", 0, fx(M)},
	Handle:          {"handle", 0, fx(U, S, D)},
	Hesitate:        {"hesitate", 0, fx(I, N)},
	Whimper:         {"whimper", 0, fx(N)},
	CardFlick:       {"card-flick", 0, fx(flick())},
	StudySchematics: {"study-schematics", 0, fx(study(2))},

	CheapRake:     {"cheap-rake", 0, fx(M, U, U, N)},
	CarefulRake:   {"careful-rake", 0, fx(M, U, U, N)},
	PerfectPick:   {"perfect-pick", 0, fx(M, U, U, N)},
	KillPixels:    {"kill-pixels", 0, fx(burn(3))},
	TossFlashbang: {"toss-flashbang", 0, fx(flash(), N, N, N)},
	TweakPlan:     {"tweak-plan", 0, fx(shift(1), M, N)},
	BlowWhistle:   {"blow-whistle", 0, fx(whistle(), M, N, N)},
}

// A grant is what an action gives and what it costs the team, counted.
type grant struct {
	subs   [subs]uint8
	noise  uint8
	alerts uint8
}

// grants sums up the sub-actions of every action once.
var grants = func() (t [acts]grant) {
	for a := range t {
		for _, st := range actTable[a].Text {
			switch k := st.Do; {
			case k < subs:
				t[a].subs[k]++
			case st == N:
				t[a].noise++
			case st == A:
				t[a].alerts++
			}
		}
	}
	return t
}()

// twin is the first action with the same text and price, itself where there is
// none: taking it is the same choice.
var twin = func() (t [acts]Act) {
	for a := range Act(acts) {
		t[a] = a
		if a >= Autopwn {
			continue
		}
		for b := range a {
			if grants[a] == grants[b] {
				t[a] = b
				break
			}
		}
	}
	return t
}()

package sound

import "hash/fnv"

// A Recipe says how an effect is made.
type Recipe struct {
	Name  string  // for developers; no two effects have the same, for the noise in it grows from it
	Peak  float64 // of full scale: how loud the effect is beside the others
	Takes int     // how many different takes there are, played in turn
	Make  func(Noise) Buffer
}

// Effect is one thing that can be heard on a table. Two are equal when they come from one call of New. The zero value is
// None.
type Effect struct{ made *Recipe }

// New is the effect of a recipe: what a table has beside the sounds of the house.
func New(r Recipe) Effect { return Effect{&r} }

// None is no effect: nothing is heard.
var None Effect

// The effects of the house, by what makes the sound.
var (
	CardSlide  = New(Recipe{"card slide", 0.20, 4, cardSlide})   // a card slides over the table
	CardFlip   = New(Recipe{"card flip", 0.34, 4, cardFlip})     // a card turns over
	CardSet    = New(Recipe{"card set down", 0.36, 4, cardSet})  // a card is set down
	Paper      = New(Recipe{"paper", 0.26, 3, paper})            // a sheet of paper moves
	Stamp      = New(Recipe{"stamp", 0.55, 2, stamp})            // a rubber stamp comes down on a form
	WoodKnock  = New(Recipe{"wood knock", 0.40, 4, woodKnock})   // something of wood meets the table: pawns, boxes
	TokenClack = New(Recipe{"token clack", 0.36, 5, tokenClack}) // a token of bakelite is put down
	Coin       = New(Recipe{"coin", 0.24, 5, coin})              // a coin, data token or other money changes place
	DialClick  = New(Recipe{"dial click", 0.30, 4, dialClick})   // a dial moves by one
	DiceRoll   = New(Recipe{"dice roll", 0.44, 4, diceRoll})     // dice tumble
	DiceSettle = New(Recipe{"dice settle", 0.36, 4, diceSettle}) // dice come to rest
	Footsteps  = New(Recipe{"footsteps", 0.40, 4, footsteps})    // somebody walks one room
	DoorHiss   = New(Recipe{"door hiss", 0.30, 2, doorHiss})     // a sliding door opens
	LockBreak  = New(Recipe{"lock break", 0.44, 3, lockBreak})   // a lock gives way
	AlarmPulse = New(Recipe{"alarm pulse", 0.14, 1, alarmPulse}) // the alarm goes up by one
	Success    = New(Recipe{"success", 0.26, 1, success})        // something worked, or was won
	Failure    = New(Recipe{"failure", 0.30, 1, failure})        // something failed, or was lost
	ButtonTick = New(Recipe{"button tick", 0.22, 3, buttonTick}) // a button on the screen is pressed
	FocusMove  = New(Recipe{"focus move", 0.10, 3, focusMove})   // the focus goes to another thing
	Refusal    = New(Recipe{"refusal", 0.28, 1, refusal})        // what was asked for is not allowed
	Undo       = New(Recipe{"undo", 0.21, 2, undo})              // a step is taken back
)

// Effects returns every effect of the house.
func Effects() []Effect {
	return []Effect{CardSlide, CardFlip, CardSet, Paper, Stamp, WoodKnock, TokenClack, Coin, DialClick, DiceRoll, DiceSettle, Footsteps, DoorHiss, LockBreak, AlarmPulse, Success, Failure, ButtonTick, FocusMove, Refusal, Undo}
}

// exists reports whether there is anything to hear.
func (e Effect) exists() bool { return e.made != nil && e.made.Takes > 0 }

// String returns the name of the effect, for developers.
func (e Effect) String() string {
	if !e.exists() {
		return "no effect"
	}
	return e.made.Name
}

// Takes returns how many different takes of the effect there are.
func (e Effect) Takes() int {
	if !e.exists() {
		return 0
	}
	return e.made.Takes
}

// Samples makes one take of the effect: mono, Rate samples a second, full scale 1. Takes are counted from 0. The
// caller owns the slice. It is empty for an effect that does not exist.
func (e Effect) Samples(take int) []float32 {
	if !e.exists() {
		return nil
	}
	return e.made.Make(noiseOf(seed(e.made.Name) + uint64(take%e.Takes()))).finished(e.made.Peak).pcm()
}

// seed is where the noise of a sound of this name begins.
func seed(name string) uint64 {
	h := fnv.New64a()
	h.Write([]byte(name))
	return h.Sum64() &^ 0xffff
}

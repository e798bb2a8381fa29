package sound

// Effect is one thing that can be heard on a table.
type Effect uint8

// The effects, by what makes the sound.
const (
	None       Effect = iota // nothing is heard
	CardSlide                // a card slides over the table
	CardFlip                 // a card turns over
	CardSet                  // a card is set down
	Paper                    // a sheet of paper moves
	Stamp                    // a rubber stamp comes down on a form
	WoodKnock                // something of wood meets the table: pawns, boxes
	TokenClack               // a token of bakelite is put down
	Coin                     // a coin, data token or other money changes place
	DialClick                // a dial moves by one
	DiceRoll                 // dice tumble
	DiceSettle               // dice come to rest
	Footsteps                // somebody walks one room
	DoorHiss                 // a sliding door opens
	LockBreak                // a lock gives way
	AlarmPulse               // the alarm goes up by one
	Success                  // something worked, or was won
	Failure                  // something failed, or was lost
	ButtonTick               // a button on the screen is pressed
	FocusMove                // the focus goes to another thing
	Refusal                  // what was asked for is not allowed
	Undo                     // a step is taken back

	effectCount
)

// recipe says how an effect is made.
type recipe struct {
	name     string
	peak     float64 // of full scale: how loud the effect is beside the others
	variants int     // how many different takes there are, played in turn
	make     func(noise) buffer
}

var recipes = [effectCount]recipe{
	CardSlide:  {"card slide", 0.20, 4, cardSlide},
	CardFlip:   {"card flip", 0.34, 4, cardFlip},
	CardSet:    {"card set down", 0.36, 4, cardSet},
	Paper:      {"paper", 0.26, 3, paper},
	Stamp:      {"stamp", 0.55, 2, stamp},
	WoodKnock:  {"wood knock", 0.40, 4, woodKnock},
	TokenClack: {"token clack", 0.36, 5, tokenClack},
	Coin:       {"coin", 0.24, 5, coin},
	DialClick:  {"dial click", 0.30, 4, dialClick},
	DiceRoll:   {"dice roll", 0.44, 4, diceRoll},
	DiceSettle: {"dice settle", 0.36, 4, diceSettle},
	Footsteps:  {"footsteps", 0.40, 4, footsteps},
	DoorHiss:   {"door hiss", 0.30, 2, doorHiss},
	LockBreak:  {"lock break", 0.44, 3, lockBreak},
	AlarmPulse: {"alarm pulse", 0.14, 1, alarmPulse},
	Success:    {"success", 0.26, 1, success},
	Failure:    {"failure", 0.30, 1, failure},
	ButtonTick: {"button tick", 0.22, 3, buttonTick},
	FocusMove:  {"focus move", 0.10, 3, focusMove},
	Refusal:    {"refusal", 0.28, 1, refusal},
	Undo:       {"undo", 0.21, 2, undo},
}

// Effects returns every effect that can be heard, in order.
func Effects() []Effect {
	all := make([]Effect, 0, effectCount)
	for e := CardSlide; e < effectCount; e++ {
		all = append(all, e)
	}
	return all
}

// exists reports whether there is anything to hear.
func (e Effect) exists() bool { return e > None && e < effectCount }

// String returns the name of the effect, for developers.
func (e Effect) String() string {
	if !e.exists() {
		return "no effect"
	}
	return recipes[e].name
}

// Takes returns how many different takes of the effect there are.
func (e Effect) Takes() int {
	if !e.exists() {
		return 0
	}
	return recipes[e].variants
}

// Samples makes one take of the effect: mono, Rate samples a second, full scale 1. Takes are counted from 0. The
// caller owns the slice. It is empty for an effect that does not exist.
func (e Effect) Samples(take int) []float32 {
	if !e.exists() {
		return nil
	}
	r := recipes[e]
	seed := uint64(e)<<16 | uint64(take%r.variants)
	return r.make(noiseOf(seed)).finished(r.peak).pcm()
}

package masters

import (
	"safehouse/render/sound"
	"safehouse/rules"
	"safehouse/rules/masters"
	"safehouse/scenes"
	"safehouse/scenes/tabletop"
)

// telling is one event on its way to the screen.
type telling struct {
	*table
	now *masters.State // the position after it
	e   rules.Event
}

// rows are the events.
var rows = tabletop.Rows[*telling]{
	masters.EvChose:       {MS: 260, Sound: sound.CardSet, Icon: "common/person"},
	masters.EvLearned:     {MS: 260, Sound: sound.CardSet, Icon: "common/card"},
	masters.EvStarts:      {MS: 200, Sound: sound.WoodKnock, Icon: "common/pawn"},
	masters.EvPlanned:     {MS: 60, Sound: sound.TokenClack, Show: (*telling).planned, Quiet: true},
	masters.EvLifted:      {MS: 60, Sound: sound.TokenClack, Quiet: true},
	masters.EvReady:       {MS: 160, Sound: sound.Stamp, Icon: "common/check"},
	masters.EvEntrance:    {MS: 260, Sound: sound.DoorHiss, Icon: "masters/exit"},
	masters.EvBought:      {MS: 240, Sound: sound.Coin, Icon: "masters/cash"},
	masters.EvSold:        {MS: 240, Sound: sound.Coin, Icon: "masters/cash"},
	masters.EvEquipped:    {MS: 200, Sound: sound.TokenClack, Icon: "masters/item"},
	masters.EvHired:       {MS: 300, Sound: sound.Stamp, Icon: "masters/fixer/old-friend"},
	masters.EvSwapped:     {MS: 240, Sound: sound.TokenClack, Icon: "masters/item"},
	masters.EvInserted:    {MS: 240, Sound: sound.CardSlide, Icon: "common/card"},
	masters.EvMarked:      {MS: 240, Sound: sound.TokenClack, Icon: "masters/idea"},
	masters.EvStarted:     {MS: 300, Sound: sound.Stamp, Icon: "masters/card/z2"},
	masters.EvRound:       {MS: 300, Sound: sound.Paper, Show: func(x *telling) { x.booked = false }, Icon: "common/clock"},
	masters.EvDie:         {MS: 180, Sound: sound.DiceRoll, Icon: "common/dice"},
	masters.EvActed:       {MS: 260, Sound: sound.DiceSettle, Show: (*telling).acted, Icon: "common/dice", Recap: scenes.DoingRow{Icon: "common/dice", About: "h", Unit: "common/dice"}},
	masters.EvLent:        {MS: 260, Sound: sound.ButtonTick, Icon: "masters/character/hacktivist", Recap: scenes.DoingRow{Icon: "masters/item", About: "th"}},
	masters.EvMoved:       {MS: 240, Sound: sound.Footsteps, Icon: "masters/move", Recap: scenes.DoingRow{Icon: "masters/move", About: "t"}},
	masters.EvSeen:        {MS: 380, Sound: sound.AlarmPulse, Icon: "masters/camera", Loud: true, Recap: scenes.DoingRow{Icon: "masters/camera", About: "t", Hit: true}},
	masters.EvUnlocked:    {MS: 280, Sound: sound.LockBreak, Icon: "masters/unlocked", Recap: scenes.DoingRow{Icon: "masters/sub/unlock", About: "t"}},
	masters.EvSubdued:     {MS: 280, Sound: sound.WoodKnock, Icon: "masters/sub/subdue", Recap: scenes.DoingRow{Icon: "masters/sub/subdue", About: "t"}},
	masters.EvDisabled:    {MS: 280, Sound: sound.DialClick, Icon: "masters/sub/disable", Recap: scenes.DoingRow{Icon: "masters/sub/disable", About: "t"}},
	masters.EvRevealed:    {MS: 420, Sound: sound.CardFlip, Icon: "masters/reveal", Recap: scenes.DoingRow{Icon: "masters/reveal", About: "th"}},
	masters.EvNothingLeft: {MS: 300, Sound: sound.CardFlip, Icon: "masters/reveal"},
	masters.EvThinned:     {MS: 240, Sound: sound.TokenClack, Icon: "masters/reveal"},
	masters.EvBlanked:     {MS: 300, Sound: sound.TokenClack, Icon: "masters/fixer/consultant"},
	masters.EvPlaced:      {MS: 320, Sound: sound.TokenClack, Icon: "masters/guard"},
	masters.EvFound:       {MS: 300, Sound: sound.Coin, Icon: "masters/sub/loot", Recap: scenes.DoingRow{Icon: "masters/reveal", About: "th"}},
	masters.EvFoundCash:   {MS: 300, Sound: sound.Coin, Icon: "masters/cash"},
	masters.EvWoke:        {MS: 340, Sound: sound.AlarmPulse, Icon: "masters/guard", Recap: scenes.DoingRow{Icon: "masters/guard", About: "t"}},
	masters.EvRelocked:    {MS: 320, Sound: sound.LockBreak, Icon: "masters/lock"},
	masters.EvRebooted:    {MS: 320, Sound: sound.DialClick, Icon: "masters/camera"},
	masters.EvDogMoves:    {MS: 260, Sound: sound.Footsteps, Icon: "masters/dog"},
	masters.EvNoKennel:    {MS: 200, Icon: "masters/kennel"},
	masters.EvIdeas:       {MS: 200, Sound: sound.Coin, Icon: "masters/idea", Recap: scenes.DoingRow{Icon: signIdea, Unit: signIdea, Sign: 1}},
	masters.EvPaid:        {MS: 160, Sound: sound.Coin, Quiet: true, Recap: scenes.DoingRow{Icon: signIdea, Unit: signIdea, Sign: -1}},
	masters.EvLostIdea:    {MS: 300, Sound: sound.Failure, Icon: "masters/idea", Loud: true, Recap: scenes.DoingRow{Icon: signIdea, Unit: signIdea, Sign: -1, Hit: true}},
	masters.EvGave:        {MS: 220, Sound: sound.Coin, Icon: "masters/idea", Recap: scenes.DoingRow{Icon: signIdea, About: "t"}},
	masters.EvLooted:      {MS: 260, Sound: sound.Coin, Icon: "masters/cash", Recap: scenes.DoingRow{Icon: signCash, Unit: signCash, Sign: 1}},
	masters.EvTook:        {MS: 260, Sound: sound.TokenClack, Icon: "masters/sub/loot", Recap: scenes.DoingRow{Icon: signLoot, About: "h"}},
	masters.EvTookCash:    {MS: 260, Sound: sound.Coin, Icon: "masters/cash", Recap: scenes.DoingRow{Icon: signCash, Unit: signCash, Sign: 1}},
	masters.EvDropped:     {MS: 220, Sound: sound.TokenClack, Icon: "masters/sub/loot", Recap: scenes.DoingRow{Icon: signLoot, About: "h"}},
	masters.EvDroppedCash: {MS: 220, Sound: sound.Coin, Icon: "masters/cash", Recap: scenes.DoingRow{Icon: signCash, Unit: signCash, Sign: -1}},
	masters.EvLostLoot:    {MS: 320, Sound: sound.Failure, Icon: "masters/sub/loot", Loud: true, Recap: scenes.DoingRow{Icon: signLoot, About: "h", Hit: true}},
	masters.EvCashOut:     {MS: 400, Sound: sound.Success, Icon: "masters/cash", Loud: true, Recap: scenes.DoingRow{Icon: signCash, Unit: signCash, Sign: 1}},
	masters.EvWon:         {MS: 500, Sound: sound.Success, Icon: "masters/jewel", Loud: true, Recap: scenes.DoingRow{Icon: "masters/jewel", About: "h"}},
	masters.EvUsedUp:      {MS: 240, Sound: sound.CardSlide, Icon: "masters/item", Recap: scenes.DoingRow{Icon: "masters/item", About: "h"}},
	masters.EvCracked:     {MS: 320, Sound: sound.DialClick, Icon: "masters/safe", Recap: scenes.DoingRow{Icon: "masters/safe", Unit: "masters/safe"}},
	masters.EvSafeOpen:    {MS: 460, Sound: sound.Success, Icon: "masters/safe", Loud: true, Recap: scenes.DoingRow{Icon: "masters/safe", About: "t"}},
	masters.EvRemoteOpen:  {MS: 420, Sound: sound.DoorHiss, Icon: "masters/remote", Loud: true, Recap: scenes.DoingRow{Icon: "masters/remote", About: "h"}},
	masters.EvDoorOpen:    {MS: 360, Sound: sound.DoorHiss, Icon: "masters/keycard", Loud: true, Recap: scenes.DoingRow{Icon: "masters/keycard", About: "t"}},
	masters.EvFreed:       {MS: 460, Sound: sound.Success, Icon: "masters/character/prisoner", Loud: true, Recap: scenes.DoingRow{Icon: "masters/character/prisoner", About: "t"}},
	masters.EvTalks:       {MS: 300, Sound: sound.Refusal, Icon: "masters/card/12", Recap: scenes.DoingRow{Icon: signNoise, Unit: signNoise, Sign: -1}},
	masters.EvReach:       {MS: 200, Sound: sound.ButtonTick, Icon: "masters/character/pickpocket"},
	masters.EvSlips:       {MS: 200, Sound: sound.ButtonTick, Icon: "masters/move"},
	masters.EvVent:        {MS: 240, Sound: sound.DoorHiss, Icon: "masters/move", Recap: scenes.DoingRow{Icon: "masters/move", About: "t"}},
	masters.EvCodes:       {MS: 240, Sound: sound.DialClick, Icon: "masters/reveal"},
	masters.EvReplans:     {MS: 240, Sound: sound.TokenClack, Icon: "masters/pencil"},
	masters.EvPicksOn:     {MS: 160, Sound: sound.ButtonTick, Icon: "masters/sub/unlock"},
	masters.EvHelped:      {MS: 220, Sound: sound.Coin, Icon: "masters/idea", Recap: scenes.DoingRow{Icon: signIdea, About: "t"}},
	masters.EvLogs:        {MS: 240, Sound: sound.DialClick, Icon: "masters/reveal"},
	masters.EvClue:        {MS: 200, Sound: sound.Coin, Icon: "masters/idea"},
	masters.EvShifted:     {MS: 160, Sound: sound.TokenClack, Icon: "masters/pencil", Recap: scenes.DoingRow{Icon: "masters/pencil", About: "t"}},
	masters.EvDecoy:       {MS: 260, Sound: sound.TokenClack, Icon: "masters/fixer/diversion-artist"},
	masters.EvDone:        {MS: 60, Quiet: true},
	masters.EvCalled:      {MS: 420, Sound: sound.AlarmPulse, Icon: "masters/alarm", Loud: true, Recap: scenes.DoingRow{Icon: "masters/alarm"}},
	masters.EvNoise:       {MS: 420, Sound: sound.DialClick, Show: func(x *telling) { x.booked = true }, Icon: "masters/noise", Recap: scenes.DoingRow{Icon: signNoise, Unit: signNoise, Sign: -1}},
	masters.EvAlert:       {MS: 420, Sound: sound.AlarmPulse, Icon: "masters/alert", Loud: true},
	masters.EvDeckEmpty:   {MS: 300, Sound: sound.AlarmPulse, Icon: "masters/alarm", Loud: true},
	masters.EvQueued:      {MS: 460, Sound: sound.Stamp, Icon: "masters/alarm", Loud: true},
	masters.EvEvent:       {MS: 1300, Sound: sound.CardFlip, Icon: "common/card", Loud: true},
	masters.EvCrisis:      {MS: 1300, Sound: sound.AlarmPulse, Icon: "masters/alarm", Loud: true},
	masters.EvIntoBag:     {MS: 300, Sound: sound.TokenClack, Icon: "masters/item"},
	masters.EvPanic:       {MS: 500, Sound: sound.AlarmPulse, Icon: "masters/card/c5", Loud: true},
	masters.EvAlarm:       {MS: 700, Sound: sound.AlarmPulse, Icon: "masters/alarm", Loud: true},
	masters.EvAmbush:      {MS: 420, Sound: sound.WoodKnock, Icon: "masters/guard", Loud: true},
	masters.EvEscortMoves: {MS: 300, Sound: sound.Footsteps, Icon: "masters/guard"},
	masters.EvTakenAway:   {MS: 600, Sound: sound.Failure, Icon: "masters/van", Loud: true},
	masters.EvGate:        {MS: 600, Sound: sound.DoorHiss, Icon: "masters/gate", Loud: true},
	masters.EvTowerDown:   {MS: 360, Sound: sound.DialClick, Icon: "masters/tower"},
	masters.EvEscape:      {MS: 900, Sound: sound.AlarmPulse, Icon: "masters/alarm", Loud: true},
	masters.EvDeclared:    {MS: 120, Sound: sound.TokenClack, Quiet: true},
	masters.EvLastDitch:   {MS: ditchMS, Sound: sound.DiceRoll, Icon: "common/dice", Loud: true},
	masters.EvStuck:       {MS: 300, Sound: sound.Refusal, Icon: "masters/lock"},
	masters.EvEscaped:     {MS: 460, Sound: sound.Success, Icon: "masters/exit", Loud: true, Recap: scenes.DoingRow{Icon: "masters/exit", About: "f"}},
	masters.EvHidden:      {MS: 460, Sound: sound.Success, Icon: "masters/item/camouflage", Recap: scenes.DoingRow{Icon: "masters/item/camouflage"}},
	masters.EvBusted:      {MS: 700, Sound: sound.Failure, Icon: "masters/character/hostage", Loud: true, Recap: scenes.DoingRow{Icon: "masters/character/hostage"}},
	masters.EvSuccess:     {MS: 900, Sound: sound.Success, Icon: "common/trophy", Loud: true},
	masters.EvFailure:     {MS: 900, Sound: sound.Failure, Icon: "common/cross", Loud: true},
}

// figure is whose doing the event is, -1 for nobody's.
func (x *telling) figure() int {
	if x.e.Who.Kind != kCharacter {
		return -1
	}
	return x.now.FigureOf(int(x.e.Who.Index))
}

// acted opens the panel of whoever acts.
func (x *telling) acted() {
	if f := x.figure(); f >= 0 {
		x.who = f
	}
}

// planned adds a step to somebody's way.
func (x *telling) planned() {
	if f := x.figure(); f >= 0 {
		x.routes[f] = append(x.routes[f], x.now.CellOn(masters.Hex(x.e.To.Index)))
	}
}

// Show lights what an event tells.
func (t *table) Show(_, now rules.State, e rules.Event) scenes.Beat {
	s, row := now.(*masters.State), rows[e.Kind]
	t.light(e)
	t.watchRoll(s, e)
	if row.Show != nil {
		row.Show(&telling{t, s, e})
	}
	return row.Beat(e)
}

// Bullet is the mark before an event's line in the log: the seat's shape for
// what a character does.
func (t *table) Bullet(e rules.Event) (scenes.Bullet, bool) {
	row, tint := rows[e.Kind], theme.Second
	if row.Loud {
		tint = signal
	}
	b, ok := row.Bullet(theme, tint, -1)
	if ok && e.Who.Kind == kCharacter && t.s != nil && !row.Loud {
		b.Seat = max(t.s.FigureOf(int(e.Who.Index)), -1)
	}
	return b, ok
}

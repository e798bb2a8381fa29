package intoodeep

import (
	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/rules"
	rule "safehouse/rules/intoodeep"
	"safehouse/scenes"
	"safehouse/scenes/tabletop"
)

// What each event sets in motion. Pawns, tags, discs, Items and cards move by
// themselves, since they keep their IDs; here is what else is seen on the way.

// telling is an event on its way to the screen.
type telling struct {
	*table
	was, now *rule.State
	e        rules.Event
	who      int // the player, -1 for nobody
	beat     scenes.Beat
}

// rows are the events. A line in the log without an icon has that of whose doing it is.
var rows = tabletop.Rows[*telling]{
	rule.EvRound:            {MS: 500, Sound: sound.Paper, Icon: "common/clock", Loud: true},
	rule.EvTurn:             {MS: 420, Sound: sound.ButtonTick},
	rule.EvHooked:           {MS: 420, Sound: sound.DialClick, Show: (*telling).hooked, Recap: scenes.DoingRow{Icon: signHook, About: "h"}},
	rule.EvHookedFrom:       {MS: 460, Sound: sound.DialClick, Show: (*telling).hooked, Recap: scenes.DoingRow{Icon: signHook, About: "h"}},
	rule.EvPaid:             {MS: 220, Sound: sound.Coin, Show: (*telling).pays, Recap: scenes.DoingRow{Icon: signIntel, About: "t", Unit: signIntel, Sign: -1}},
	rule.EvPaidBySupply:     {MS: 220, Sound: sound.Coin, Show: (*telling).pays},
	rule.EvUnhooked:         {MS: 260, Sound: sound.TokenClack, Recap: scenes.DoingRow{Icon: signHook, About: "h"}},
	rule.EvLocked:           {MS: 300, Sound: sound.LockBreak, Show: (*telling).tagged, Recap: scenes.DoingRow{Icon: "common/lock", About: "h"}},
	rule.EvUnlocked:         {MS: 240, Sound: sound.LockBreak, Show: (*telling).tagged, Icon: "common/unlock", Recap: scenes.DoingRow{Icon: "common/unlock", About: "h"}},
	rule.EvTagsSwapped:      {MS: 520, Sound: sound.TokenClack, Recap: scenes.DoingRow{Icon: "common/swap", About: "t"}},
	rule.EvGrip:             {MS: 200, Sound: sound.TokenClack, Show: (*telling).gripped, Recap: scenes.DoingRow{Icon: signGrip, About: "h", Unit: signGrip}},
	rule.EvGripLost:         {MS: 240, Sound: sound.TokenClack, Show: (*telling).gripped, Recap: scenes.DoingRow{Icon: signGrip, About: "h", Unit: signGrip, Hit: true}},
	rule.EvMoved:            {MS: 420, Sound: sound.Footsteps, Show: lasts((*telling).moved), Recap: scenes.DoingRow{Icon: "common/right", About: "ht"}},
	rule.EvPicked:           {MS: 300, Sound: sound.TokenClack, Icon: "intoodeep/loot", Recap: scenes.DoingRow{Icon: signLoot, About: "wh"}},
	rule.EvTaken:            {MS: 320, Sound: sound.TokenClack, Icon: "intoodeep/loot", Recap: scenes.DoingRow{Icon: signLoot, About: "wh"}},
	rule.EvDropped:          {MS: 260, Sound: sound.TokenClack, Icon: "intoodeep/loot", Recap: scenes.DoingRow{Icon: signLoot, About: "ht"}},
	rule.EvItemMoved:        {MS: 380, Sound: sound.TokenClack, Icon: "intoodeep/loot", Recap: scenes.DoingRow{Icon: signLoot, About: "ht"}},
	rule.EvItemsSwapped:     {MS: 420, Sound: sound.TokenClack, Icon: "intoodeep/loot", Recap: scenes.DoingRow{Icon: signLoot, About: "ht"}},
	rule.EvHeldSwapped:      {MS: 420, Sound: sound.TokenClack, Icon: "intoodeep/loot", Recap: scenes.DoingRow{Icon: signLoot, About: "ht"}},
	rule.EvSentinel:         {MS: 460, Sound: sound.WoodKnock, Show: lasts((*telling).patrol), Icon: "intoodeep/sentinel", Recap: scenes.DoingRow{Icon: "intoodeep/sentinel", About: "t"}},
	rule.EvEscorted:         {MS: 520, Sound: sound.WoodKnock, Icon: "intoodeep/sentinel", Recap: scenes.DoingRow{Icon: "intoodeep/sentinel", About: "ht"}},
	rule.EvBlockade:         {MS: 420, Sound: sound.WoodKnock, Show: (*telling).barred, Icon: "intoodeep/blockade", Recap: scenes.DoingRow{Icon: "intoodeep/blockade", About: "ft"}},
	rule.EvPower:            {MS: 300, Sound: sound.DialClick, Show: (*telling).powered, Recap: scenes.DoingRow{Icon: "intoodeep/sigil", About: "h"}},
	rule.EvHeat:             {MS: 420, Sound: sound.AlarmPulse, Show: (*telling).heated, Icon: "intoodeep/heat", Recap: scenes.DoingRow{Icon: signHeat, About: "t"}},
	rule.EvHeatMoved:        {MS: 420, Sound: sound.AlarmPulse, Show: (*telling).heated, Icon: "intoodeep/heat", Recap: scenes.DoingRow{Icon: signHeat, About: "ft", Unit: signHeat}},
	rule.EvSkill:            {MS: 240, Sound: sound.DialClick, Show: (*telling).tagged, Recap: scenes.DoingRow{Icon: "intoodeep/sigil", About: "h"}},
	rule.EvActions:          {MS: 260, Sound: sound.Coin},
	rule.EvIgnoring:         {MS: 260, Sound: sound.DoorHiss},
	rule.EvTolerance:        {MS: 320, Sound: sound.TokenClack, Show: (*telling).tolerated, Recap: scenes.DoingRow{Icon: "intoodeep/tolerance", Unit: "intoodeep/tolerance", Sign: 1}},
	rule.EvIntel:            {MS: 300, Sound: sound.Coin, Show: (*telling).earned, Recap: scenes.DoingRow{Icon: signIntel, Unit: signIntel, Sign: 1}},
	rule.EvIntelLost:        {MS: 360, Sound: sound.Failure, Show: (*telling).lost, Loud: true, Recap: scenes.DoingRow{Icon: signIntel, Unit: signIntel, Sign: -1, Hit: true}},
	rule.EvDilemma:          {MS: 420, Sound: sound.CardFlip, Show: lasts((*telling).dilemma), Recap: scenes.DoingRow{Icon: signDilemma, About: "h"}},
	rule.EvDilemmas:         {MS: 160, Sound: sound.CardSlide, Show: (*telling).dilemmas, Recap: scenes.DoingRow{Icon: signDilemma, Unit: signDilemma, Sign: 1}},
	rule.EvDilemmasShuffled: {MS: 300, Sound: sound.CardSlide, Icon: "common/shuffle"},
	rule.EvDiscardedFace:    {MS: 200, Quiet: true},
	rule.EvDiscarded:        {MS: 260, Sound: sound.CardSlide, Recap: scenes.DoingRow{Icon: signDilemma}},
	rule.EvDiscardedWell:    {MS: 260, Sound: sound.CardSlide, Show: lasts((*telling).purged)},
	rule.EvShown:            {MS: 500, Sound: sound.CardFlip, Show: lasts((*telling).shown)},
	rule.EvChallenge:        {MS: 700, Sound: sound.Stamp, Show: lasts((*telling).headline), Loud: true, Recap: scenes.DoingRow{Icon: "intoodeep/sigil", About: "t"}},
	rule.EvChallengeLost:    {MS: 500, Sound: sound.Coin, Show: (*telling).pays, Recap: scenes.DoingRow{Icon: signIntel, About: "t", Unit: signIntel, Sign: -1, Hit: true}},
	rule.EvBankedFace:       {MS: 220, Sound: sound.CardSet, Show: lasts((*telling).banks)},
	rule.EvBanked:           {MS: 320, Sound: sound.CardSet, Show: (*telling).bankedBy, Recap: scenes.DoingRow{Icon: "intoodeep/well", Unit: signDilemma}},
	rule.EvPlank:            {MS: 320, Sound: sound.TokenClack, Show: (*telling).plank, Recap: scenes.DoingRow{Icon: signEvidence, About: "h"}},
	rule.EvEvidence:         {MS: 320, Sound: sound.TokenClack, Show: (*telling).fromPool, Recap: scenes.DoingRow{Icon: signEvidence, About: "h"}},
	rule.EvEvidenceDrawn:    {MS: 160, Sound: sound.TokenClack, Show: (*telling).fromPool, Recap: scenes.DoingRow{Icon: signEvidence, Unit: signEvidence, Sign: 1}},
	rule.EvPlankRefilled:    {MS: 260, Sound: sound.TokenClack, Show: (*telling).refilled, Icon: "intoodeep/evidence"},
	rule.EvPeekedType:       {MS: 420, Sound: sound.CardFlip, Show: lasts((*telling).peeked)},
	rule.EvPeeked:           {MS: 160},
	rule.EvStolenType:       {MS: 320, Sound: sound.TokenClack, Show: (*telling).stolen, Recap: scenes.DoingRow{Icon: signEvidence, About: "hf"}},
	rule.EvStolen:           {MS: 200, Recap: scenes.DoingRow{Icon: signEvidence, About: "f"}},
	rule.EvExposed:          {MS: 460, Sound: sound.CardFlip, Show: lasts((*telling).exposed), Recap: scenes.DoingRow{Icon: signEvidence, About: "h"}},
	rule.EvDossier:          {MS: 420, Sound: sound.Stamp, Show: (*telling).dossier, Recap: scenes.DoingRow{Icon: "intoodeep/dossier", About: "t"}},
	rule.EvDossierDown:      {MS: 420, Sound: sound.Stamp, Recap: scenes.DoingRow{Icon: "intoodeep/dossier", About: "t"}},
	rule.EvFiledType:        {MS: 200, Quiet: true},
	rule.EvFiled:            {MS: 360, Sound: sound.CardSet, Show: (*telling).filed, Recap: scenes.DoingRow{Icon: "intoodeep/file", About: "t"}},
	rule.EvSlotCleared:      {MS: 460, Sound: sound.CardFlip, Show: lasts((*telling).exposed), Icon: "intoodeep/evidence"},
	rule.EvBoost:            {MS: 420, Sound: sound.TokenClack, Show: (*telling).boosted, Recap: scenes.DoingRow{Icon: signBoost, About: "h"}},
	rule.EvBoostNew:         {MS: 260, Sound: sound.DialClick, Show: lasts((*telling).wheelTurns), Icon: "intoodeep/boost"},
	rule.EvBoostSpent:       {MS: 320, Sound: sound.TokenClack, Show: lasts((*telling).boostSpent), Recap: scenes.DoingRow{Icon: signBoost, About: "h"}},
	rule.EvBoostsShuffled:   {MS: 260, Sound: sound.CardSlide, Icon: "common/shuffle"},
	rule.EvSide:             {MS: 900, Sound: sound.Stamp, Show: lasts((*telling).crime), Loud: true, Recap: scenes.DoingRow{Icon: "intoodeep/side", About: "h"}},
	rule.EvStory:            {MS: 1100, Sound: sound.Stamp, Show: lasts((*telling).crime), Loud: true, Recap: scenes.DoingRow{Icon: "intoodeep/file", About: "h"}},
	rule.EvApproach:         {MS: 420, Sound: sound.CardFlip},
	rule.EvDisplayed:        {MS: 420, Sound: sound.CardSet, Show: (*telling).displayed, Icon: "common/card"},
	rule.EvSideDone:         {MS: 60, Quiet: true},
	rule.EvDitchedCard:      {MS: 200, Quiet: true},
	rule.EvDitched:          {MS: 260, Sound: sound.CardSlide, Show: (*telling).ditched, Recap: scenes.DoingRow{Icon: "common/card-discard"}},
	rule.EvDrewCard:         {MS: 300, Sound: sound.CardFlip},
	rule.EvDrew:             {MS: 160, Sound: sound.CardSlide, Show: (*telling).drew},
	rule.EvDrewNone:         {MS: 60},
	rule.EvWaiting:          {MS: 260, Sound: sound.CardSlide, Show: (*telling).drew},
	rule.EvJoined:           {MS: 260, Sound: sound.CardSlide},
	rule.EvSidesShuffled:    {MS: 260, Sound: sound.CardSlide, Icon: "common/shuffle"},
	rule.EvTriggered:        {MS: 900, Sound: sound.AlarmPulse, Show: lasts((*telling).headline), Icon: "common/hourglass", Loud: true},
	rule.EvStalled:          {MS: 900, Sound: sound.AlarmPulse, Show: lasts((*telling).headline), Icon: "common/hourglass", Loud: true},
	rule.EvTimeUp:           {MS: 900, Sound: sound.AlarmPulse, Show: lasts((*telling).headline), Icon: "common/hourglass", Loud: true},
	rule.EvStallNear:        {MS: 700, Sound: sound.AlarmPulse, Show: lasts((*telling).headline), Icon: "common/hourglass", Loud: true},
	rule.EvLimitNear:        {MS: 700, Sound: sound.AlarmPulse, Show: lasts((*telling).headline), Icon: "common/hourglass", Loud: true},
	rule.EvLastTurns:        {MS: 500, Sound: sound.AlarmPulse, Show: lasts((*telling).headline), Icon: "common/hourglass", Loud: true},
	rule.EvSuccess:          {MS: 1000, Sound: sound.Success, Show: lasts((*telling).headline), Icon: "common/trophy", Loud: true, Stays: true},
	rule.EvFailure:          {MS: 1000, Sound: sound.Failure, Show: lasts((*telling).headline), Icon: "common/cross", Loud: true, Stays: true},
	rule.EvFewest:           {MS: 420, Sound: sound.Refusal},
	rule.EvSpared:           {MS: 420, Sound: sound.Success, Icon: "common/check", Recap: scenes.DoingRow{Icon: "common/check", About: "h"}},
	rule.EvAssignment:       {MS: 300, Sound: sound.TokenClack, Icon: "intoodeep/evidence"},
	rule.EvGridRefreshed:    {MS: 260, Sound: sound.CardSlide, Icon: "intoodeep/dossier"},
	rule.EvPoolRefilled:     {MS: 420, Sound: sound.TokenClack, Icon: "intoodeep/evidence"},
	rule.EvChapter:          {MS: 900, Sound: sound.Stamp, Show: lasts((*telling).chapterBegins), Icon: "common/flag", Loud: true},
	rule.EvEchoCard:         {MS: 900, Sound: sound.CardFlip, Show: lasts((*telling).echoFlips), Loud: true, Recap: scenes.DoingRow{Icon: "intoodeep/face/echo", About: "h"}},
	rule.EvEchoNext:         {MS: 900, Sound: sound.CardFlip, Show: lasts((*telling).echoShows), Recap: scenes.DoingRow{Icon: "eye", About: "h"}},
	rule.EvEchoShuffled:     {MS: 260, Sound: sound.CardSlide, Icon: "common/shuffle"},
	rule.EvBlack:            {MS: 760, Sound: sound.DiceSettle, Show: tumble(render.BlackDie, 46), Icon: "common/dice", Recap: scenes.DoingRow{Icon: "common/dice", Unit: "common/dice"}},
	rule.EvWhite:            {MS: 760, Sound: sound.DiceSettle, Show: tumble(render.CreamDie, -46), Icon: "common/dice", Recap: scenes.DoingRow{Icon: "common/dice", Unit: "common/dice"}},
	rule.EvProgress:         {MS: 420, Sound: sound.DialClick, Show: (*telling).progressed, Recap: scenes.DoingRow{Icon: "common/flag", Unit: "common/flag"}},
	rule.EvShort:            {MS: 320, Sound: sound.ButtonTick, Recap: scenes.DoingRow{Icon: "common/cross"}},
	rule.EvUnused:           {MS: 60},
	rule.EvOver:             {MS: 1200, Sound: sound.Success, Icon: "common/trophy", Loud: true, Stays: true},
}

// lasts lets an event be looked at as long as what it sets in motion takes.
func lasts(show func(x *telling) float64) func(*telling) {
	return func(x *telling) { x.beat.MS = max(x.beat.MS, show(x)) }
}

// tumble lets a die roll.
func tumble(col render.DiceColor, dx float64) func(*telling) {
	return func(x *telling) { x.tumble(int(x.e.N), col, dx) }
}

// Show says how long an event is looked at and what it sounds like; the position
// after it comes with it.
func (t *table) Show(was, now rules.State, e rules.Event) scenes.Beat {
	s := now.(*rule.State)
	t.heard(s, e)
	t.stage(s, e)
	t.motion.walking = rules.Ref{}
	if e.Kind != rule.EvBankedFace && e.Kind != rule.EvBanked {
		t.banking = false
	}
	row := rows[e.Kind]
	x := &telling{table: t, was: was.(*rule.State), now: s, e: e, who: -1, beat: row.Beat(e)}
	if e.Who.Kind == rule.KindSeat {
		x.who = s.PlayerOf(e.Who)
	}
	if row.Show != nil && t.View != nil && t.View.Stage != nil && t.s != nil {
		t.motion.rival = x.who >= 0 && x.who != t.Seat
		row.Show(x)
	}
	x.beat.At = e.To
	for _, r := range []rules.Ref{e.What, e.From, e.Who} {
		if x.beat.At.Kind == rules.None {
			x.beat.At = r
		}
	}
	x.beat.Rival = int(s.Now) != t.Seat
	return x.beat
}

// Bullet is the mark before an event's line in the log: that of who did it, or a
// pictogram.
func (t *table) Bullet(e rules.Event) (scenes.Bullet, bool) {
	row := rows[e.Kind]
	b, ok := row.Bullet(t.Theme, t.Theme.Accent2, -1)
	if row.Icon == "" && ok {
		b.Icon, b.Tint = "intoodeep/face/echo", t.Theme.Second
		if e.Who.Kind == rule.KindSeat {
			if int(e.Who.Index) == rule.EchoSeat {
				b.Tint = echoColor
			} else {
				b.Seat = int(e.Who.Index)
			}
		}
	}
	return b, ok
}

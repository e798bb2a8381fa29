package intoodeep

import (
	"safehouse/render/sound"
	"safehouse/rules"
	rule "safehouse/rules/intoodeep"
	"safehouse/scenes"
)

// A look is how an event is shown: for how long, with which sound, and which mark
// its line in the log has. Without a mark it has that of whose doing it is.
type look struct {
	ms    float64
	sound sound.Effect
	icon  string
	quiet bool // needs no line of its own
	loud  bool
}

// looks is one row a kind of event.
var looks = map[string]look{
	"round":              {ms: 500, sound: sound.Paper, icon: "common/clock", loud: true},
	"turn":               {ms: 420, sound: sound.ButtonTick},
	"hooked":             {ms: 420, sound: sound.DialClick},
	"hooked-from":        {ms: 460, sound: sound.DialClick},
	"paid":               {ms: 220, sound: sound.Coin},
	"paid-by-supply":     {ms: 220, sound: sound.Coin},
	"unhooked":           {ms: 260, sound: sound.TokenClack},
	"locked":             {ms: 300, sound: sound.LockBreak},
	"unlocked":           {ms: 240, sound: sound.LockBreak, icon: "common/unlock"},
	"tags-swapped":       {ms: 520, sound: sound.TokenClack},
	"grip":               {ms: 200, sound: sound.TokenClack},
	"grip-lost":          {ms: 240, sound: sound.TokenClack},
	"moved":              {ms: 420, sound: sound.Footsteps},
	"picked-up":          {ms: 300, sound: sound.TokenClack, icon: "intoodeep/loot"},
	"taken":              {ms: 320, sound: sound.TokenClack, icon: "intoodeep/loot"},
	"dropped":            {ms: 260, sound: sound.TokenClack, icon: "intoodeep/loot"},
	"item-moved":         {ms: 380, sound: sound.TokenClack, icon: "intoodeep/loot"},
	"items-swapped":      {ms: 420, sound: sound.TokenClack, icon: "intoodeep/loot"},
	"held-swapped":       {ms: 420, sound: sound.TokenClack, icon: "intoodeep/loot"},
	"sentinel":           {ms: 460, sound: sound.WoodKnock, icon: "intoodeep/sentinel"},
	"escorted":           {ms: 520, sound: sound.WoodKnock, icon: "intoodeep/sentinel"},
	"blockade":           {ms: 420, sound: sound.WoodKnock, icon: "intoodeep/blockade"},
	"power":              {ms: 300, sound: sound.DialClick},
	"heat":               {ms: 420, sound: sound.AlarmPulse, icon: "intoodeep/heat"},
	"heat-moved":         {ms: 420, sound: sound.AlarmPulse, icon: "intoodeep/heat"},
	"skill":              {ms: 240, sound: sound.DialClick},
	"actions":            {ms: 260, sound: sound.Coin},
	"ignoring":           {ms: 260, sound: sound.DoorHiss},
	"tolerance":          {ms: 320, sound: sound.TokenClack},
	"intel":              {ms: 300, sound: sound.Coin},
	"intel-lost":         {ms: 360, sound: sound.Failure, loud: true},
	"dilemma":            {ms: 420, sound: sound.CardFlip},
	"dilemmas":           {ms: 160, sound: sound.CardSlide},
	"dilemmas-shuffled":  {ms: 300, sound: sound.CardSlide, icon: "common/shuffle"},
	"discarded-face":     {ms: 200, quiet: true},
	"discarded":          {ms: 260, sound: sound.CardSlide},
	"discarded-well":     {ms: 260, sound: sound.CardSlide},
	"shown":              {ms: 500, sound: sound.CardFlip},
	"challenge":          {ms: 700, sound: sound.Stamp, loud: true},
	"challenge-lost":     {ms: 500, sound: sound.Coin},
	"banked-face":        {ms: 220, sound: sound.CardSet},
	"banked":             {ms: 320, sound: sound.CardSet},
	"plank":              {ms: 320, sound: sound.TokenClack},
	"evidence":           {ms: 320, sound: sound.TokenClack},
	"evidence-drawn":     {ms: 160, sound: sound.TokenClack},
	"plank-refilled":     {ms: 260, sound: sound.TokenClack, icon: "intoodeep/evidence"},
	"peeked-type":        {ms: 420, sound: sound.CardFlip},
	"peeked":             {ms: 160},
	"stolen-type":        {ms: 320, sound: sound.TokenClack},
	"stolen":             {ms: 200},
	"exposed":            {ms: 460, sound: sound.CardFlip},
	"dossier":            {ms: 420, sound: sound.Stamp},
	"dossier-down":       {ms: 420, sound: sound.Stamp},
	"filed-type":         {ms: 200, quiet: true},
	"filed":              {ms: 360, sound: sound.CardSet},
	"slot-cleared":       {ms: 460, sound: sound.CardFlip, icon: "intoodeep/evidence"},
	"boost":              {ms: 420, sound: sound.TokenClack},
	"boost-new":          {ms: 260, sound: sound.DialClick, icon: "intoodeep/boost"},
	"boost-spent":        {ms: 320, sound: sound.TokenClack},
	"boosts-shuffled":    {ms: 260, sound: sound.CardSlide, icon: "common/shuffle"},
	"side-crime":         {ms: 900, sound: sound.Stamp, loud: true},
	"story-crime":        {ms: 1100, sound: sound.Stamp, loud: true},
	"approach":           {ms: 420, sound: sound.CardFlip},
	"displayed":          {ms: 420, sound: sound.CardSet, icon: "common/card"},
	"side-done":          {ms: 60, quiet: true},
	"ditched-card":       {ms: 200, quiet: true},
	"ditched":            {ms: 260, sound: sound.CardSlide},
	"drew-card":          {ms: 300, sound: sound.CardFlip},
	"drew":               {ms: 160, sound: sound.CardSlide},
	"drew-none":          {ms: 60},
	"waiting":            {ms: 260, sound: sound.CardSlide},
	"joined":             {ms: 260, sound: sound.CardSlide},
	"sides-shuffled":     {ms: 260, sound: sound.CardSlide, icon: "common/shuffle"},
	"triggered":          {ms: 900, sound: sound.AlarmPulse, icon: "common/hourglass", loud: true},
	"stalled":            {ms: 900, sound: sound.AlarmPulse, icon: "common/hourglass", loud: true},
	"time-up":            {ms: 900, sound: sound.AlarmPulse, icon: "common/hourglass", loud: true},
	"stall-near":         {ms: 700, sound: sound.AlarmPulse, icon: "common/hourglass", loud: true},
	"limit-near":         {ms: 700, sound: sound.AlarmPulse, icon: "common/hourglass", loud: true},
	"last-turns":         {ms: 500, sound: sound.AlarmPulse, icon: "common/hourglass", loud: true},
	"success":            {ms: 1000, sound: sound.Success, icon: "common/trophy", loud: true},
	"failure":            {ms: 1000, sound: sound.Failure, icon: "common/cross", loud: true},
	"fewest":             {ms: 420, sound: sound.Refusal},
	"assignment":         {ms: 300, sound: sound.TokenClack, icon: "intoodeep/evidence"},
	"grid-refreshed":     {ms: 260, sound: sound.CardSlide, icon: "intoodeep/dossier"},
	"pool-refilled":      {ms: 420, sound: sound.TokenClack, icon: "intoodeep/evidence"},
	"chapter":            {ms: 900, sound: sound.Stamp, icon: "common/flag", loud: true},
	"echo-card":          {ms: 900, sound: sound.CardFlip, loud: true},
	"echo-shuffled":      {ms: 260, sound: sound.CardSlide, icon: "common/shuffle"},
	"black-die":          {ms: 420, sound: sound.DiceSettle, icon: "common/dice"},
	"white-die":          {ms: 420, sound: sound.DiceSettle, icon: "common/dice"},
	"progress":           {ms: 420, sound: sound.DialClick},
	"short-of-milestone": {ms: 320, sound: sound.ButtonTick},
	"stamina-unused":     {ms: 60},
	"over":               {ms: 1200, sound: sound.Success, icon: "common/trophy", loud: true},
}

// lookOf is how an event is shown.
func lookOf(e rules.Event) look { return looks[info.Events[e.Kind]] }

// Show says how long an event is looked at and what it sounds like; the position
// after it comes with it.
func (t *table) Show(was, now rules.State, e rules.Event) scenes.Beat {
	s := now.(*rule.State)
	t.heard(s, e)
	t.stage(s, e)
	l := lookOf(e)
	ms, heading := t.setOut(was.(*rule.State), s, e)
	beat := scenes.Beat{MS: max(l.ms, ms), Sound: l.sound, At: e.To, Banner: heading}
	for _, r := range []rules.Ref{e.What, e.From, e.Who} {
		if beat.At.Kind == rules.None {
			beat.At = r
		}
	}
	beat.Rival = int(s.Now) != t.seat
	switch info.Events[e.Kind] {
	case "success", "failure", "over":
		beat.Stays = true
	}
	return beat
}

// Bullet is the mark before an event's line in the log: that of who did it, or a
// pictogram.
func (t *table) Bullet(e rules.Event) (scenes.Bullet, bool) {
	l := lookOf(e)
	if l.quiet {
		return scenes.Bullet{}, false
	}
	b := scenes.Bullet{Seat: -1, Icon: l.icon, Tint: t.theme.Accent2, Loud: l.loud}
	if l.icon == "" {
		b.Icon, b.Tint = "intoodeep/face/echo", t.theme.Second
		if e.Who.Kind == rule.KindSeat {
			if int(e.Who.Index) == rule.EchoSeat {
				b.Tint = echoColor
			} else {
				b.Seat = int(e.Who.Index)
			}
		}
	}
	return b, true
}

package masters

import (
	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/rules"
	"safehouse/rules/masters"
	"safehouse/scenes"
)

// A look is how an event is shown: for how long, with which sound, with which
// mark in the log.
type look struct {
	ms    float64
	sound sound.Effect
	icon  string // in the log; "" with quiet: none
	quiet bool   // needs no line
	loud  bool
}

// looks is one row a kind of event.
var looks = map[string]look{
	"chose":        {ms: 260, sound: sound.CardSet, icon: "common/person"},
	"learned":      {ms: 260, sound: sound.CardSet, icon: "common/card"},
	"starts":       {ms: 200, sound: sound.WoodKnock, icon: "common/pawn"},
	"planned":      {ms: 60, sound: sound.TokenClack, quiet: true},
	"lifted":       {ms: 60, sound: sound.TokenClack, quiet: true},
	"ready":        {ms: 160, sound: sound.Stamp, icon: "common/check"},
	"entrance":     {ms: 260, sound: sound.DoorHiss, icon: "masters/exit"},
	"bought":       {ms: 240, sound: sound.Coin, icon: "masters/cash"},
	"sold":         {ms: 240, sound: sound.Coin, icon: "masters/cash"},
	"equipped":     {ms: 200, sound: sound.TokenClack, icon: "masters/item"},
	"hired":        {ms: 300, sound: sound.Stamp, icon: "masters/fixer/old-friend"},
	"swapped":      {ms: 240, sound: sound.TokenClack, icon: "masters/item"},
	"inserted":     {ms: 240, sound: sound.CardSlide, icon: "common/card"},
	"marked":       {ms: 240, sound: sound.TokenClack, icon: "masters/idea"},
	"started":      {ms: 300, sound: sound.Stamp, icon: "masters/card/z2"},
	"round":        {ms: 300, sound: sound.Paper, icon: "common/clock"},
	"die":          {ms: 180, sound: sound.DiceRoll, icon: "common/dice"},
	"acted":        {ms: 260, sound: sound.DiceSettle, icon: "common/dice"},
	"lent":         {ms: 260, sound: sound.ButtonTick, icon: "masters/character/hacktivist"},
	"moved":        {ms: 240, sound: sound.Footsteps, icon: "masters/move"},
	"seen":         {ms: 380, sound: sound.AlarmPulse, icon: "masters/camera", loud: true},
	"unlocked":     {ms: 280, sound: sound.LockBreak, icon: "masters/unlocked"},
	"subdued":      {ms: 280, sound: sound.WoodKnock, icon: "masters/sub/subdue"},
	"disabled":     {ms: 280, sound: sound.DialClick, icon: "masters/sub/disable"},
	"revealed":     {ms: 420, sound: sound.CardFlip, icon: "masters/reveal"},
	"nothing-left": {ms: 300, sound: sound.CardFlip, icon: "masters/reveal"},
	"thinned":      {ms: 240, sound: sound.TokenClack, icon: "masters/reveal"},
	"blanked":      {ms: 300, sound: sound.TokenClack, icon: "masters/fixer/consultant"},
	"placed":       {ms: 320, sound: sound.TokenClack, icon: "masters/guard"},
	"found":        {ms: 300, sound: sound.Coin, icon: "masters/sub/loot"},
	"found-cash":   {ms: 300, sound: sound.Coin, icon: "masters/cash"},
	"woke":         {ms: 340, sound: sound.AlarmPulse, icon: "masters/guard"},
	"relocked":     {ms: 320, sound: sound.LockBreak, icon: "masters/lock"},
	"rebooted":     {ms: 320, sound: sound.DialClick, icon: "masters/camera"},
	"dog-moves":    {ms: 260, sound: sound.Footsteps, icon: "masters/dog"},
	"no-kennel":    {ms: 200, icon: "masters/kennel"},
	"ideas":        {ms: 200, sound: sound.Coin, icon: "masters/idea"},
	"paid":         {ms: 160, sound: sound.Coin, quiet: true},
	"lost-idea":    {ms: 300, sound: sound.Failure, icon: "masters/idea", loud: true},
	"gave":         {ms: 220, sound: sound.Coin, icon: "masters/idea"},
	"looted":       {ms: 260, sound: sound.Coin, icon: "masters/cash"},
	"took":         {ms: 260, sound: sound.TokenClack, icon: "masters/sub/loot"},
	"took-cash":    {ms: 260, sound: sound.Coin, icon: "masters/cash"},
	"dropped":      {ms: 220, sound: sound.TokenClack, icon: "masters/sub/loot"},
	"dropped-cash": {ms: 220, sound: sound.Coin, icon: "masters/cash"},
	"lost-loot":    {ms: 320, sound: sound.Failure, icon: "masters/sub/loot", loud: true},
	"cash-out":     {ms: 400, sound: sound.Success, icon: "masters/cash", loud: true},
	"won":          {ms: 500, sound: sound.Success, icon: "masters/jewel", loud: true},
	"used-up":      {ms: 240, sound: sound.CardSlide, icon: "masters/item"},
	"cracked":      {ms: 320, sound: sound.DialClick, icon: "masters/safe"},
	"safe-open":    {ms: 460, sound: sound.Success, icon: "masters/safe", loud: true},
	"remote-open":  {ms: 420, sound: sound.DoorHiss, icon: "masters/remote", loud: true},
	"door-open":    {ms: 360, sound: sound.DoorHiss, icon: "masters/keycard", loud: true},
	"freed":        {ms: 460, sound: sound.Success, icon: "masters/character/prisoner", loud: true},
	"talks":        {ms: 300, sound: sound.Refusal, icon: "masters/card/12"},
	"reach":        {ms: 200, sound: sound.ButtonTick, icon: "masters/character/pickpocket"},
	"slips":        {ms: 200, sound: sound.ButtonTick, icon: "masters/move"},
	"vent":         {ms: 240, sound: sound.DoorHiss, icon: "masters/move"},
	"codes":        {ms: 240, sound: sound.DialClick, icon: "masters/reveal"},
	"new-plan":     {ms: 240, sound: sound.TokenClack, icon: "masters/pencil"},
	"pick-on":      {ms: 160, sound: sound.ButtonTick, icon: "masters/sub/unlock"},
	"helped":       {ms: 220, sound: sound.Coin, icon: "masters/idea"},
	"logs":         {ms: 240, sound: sound.DialClick, icon: "masters/reveal"},
	"clue":         {ms: 200, sound: sound.Coin, icon: "masters/idea"},
	"shifted":      {ms: 160, sound: sound.TokenClack, icon: "masters/pencil"},
	"decoy":        {ms: 260, sound: sound.TokenClack, icon: "masters/fixer/diversion-artist"},
	"done":         {ms: 60, quiet: true},
	"called":       {ms: 420, sound: sound.AlarmPulse, icon: "masters/alarm", loud: true},
	"noise":        {ms: 420, sound: sound.DialClick, icon: "masters/noise"},
	"alert":        {ms: 420, sound: sound.AlarmPulse, icon: "masters/alert", loud: true},
	"deck-empty":   {ms: 300, sound: sound.AlarmPulse, icon: "masters/alarm", loud: true},
	"queued":       {ms: 460, sound: sound.Stamp, icon: "masters/alarm", loud: true},
	"event":        {ms: 1300, sound: sound.CardFlip, icon: "common/card", loud: true},
	"crisis":       {ms: 1300, sound: sound.AlarmPulse, icon: "masters/alarm", loud: true},
	"into-bag":     {ms: 300, sound: sound.TokenClack, icon: "masters/item"},
	"panic":        {ms: 500, sound: sound.AlarmPulse, icon: "masters/card/c5", loud: true},
	"alarm":        {ms: 700, sound: sound.AlarmPulse, icon: "masters/alarm", loud: true},
	"ambush":       {ms: 420, sound: sound.WoodKnock, icon: "masters/guard", loud: true},
	"escort-moves": {ms: 300, sound: sound.Footsteps, icon: "masters/guard"},
	"taken-away":   {ms: 600, sound: sound.Failure, icon: "masters/van", loud: true},
	"gate":         {ms: 600, sound: sound.DoorHiss, icon: "masters/gate", loud: true},
	"tower-down":   {ms: 360, sound: sound.DialClick, icon: "masters/tower"},
	"escape":       {ms: 900, sound: sound.AlarmPulse, icon: "masters/alarm", loud: true},
	"declared":     {ms: 120, sound: sound.TokenClack, quiet: true},
	"last-ditch":   {ms: ditchMS, sound: sound.DiceRoll, icon: "common/dice", loud: true},
	"stuck":        {ms: 300, sound: sound.Refusal, icon: "masters/lock"},
	"escaped":      {ms: 460, sound: sound.Success, icon: "masters/exit", loud: true},
	"hidden":       {ms: 460, sound: sound.Success, icon: "masters/item/camouflage"},
	"busted":       {ms: 700, sound: sound.Failure, icon: "masters/character/hostage", loud: true},
	"success":      {ms: 900, sound: sound.Success, icon: "common/trophy", loud: true},
	"failure":      {ms: 900, sound: sound.Failure, icon: "common/cross", loud: true},
}

// lookOf is how an event is shown.
func lookOf(e rules.Event) look { return looks[info.Events[e.Kind]] }

// Show lights what an event tells.
func (t *table) Show(_, now rules.State, e rules.Event) scenes.Beat {
	l := lookOf(e)
	s := now.(*masters.State)
	t.light(e)
	t.watchRoll(s, e)
	switch info.Events[e.Kind] {
	case "noise":
		t.booked = true
	case "round":
		t.booked = false
	}
	if e.Who.Kind == kCharacter {
		if f := s.FigureOf(int(e.Who.Index)); f >= 0 && info.Events[e.Kind] == "acted" {
			t.who = f // whoever acts is looked at
		}
	}
	if info.Events[e.Kind] == "planned" && e.Who.Kind == kCharacter {
		if f := s.FigureOf(int(e.Who.Index)); f >= 0 {
			t.routes[f] = append(t.routes[f], s.CellOn(masters.Hex(e.To.Index)))
		}
	}
	at := e.To
	if at.Kind == rules.None {
		at = e.Who
	}
	return scenes.Beat{MS: l.ms, Sound: l.sound, At: at}
}

// Bullet is the mark before an event's line in the log: the seat's shape for
// what a character does.
func (t *table) Bullet(e rules.Event) (scenes.Bullet, bool) {
	l := lookOf(e)
	if l.quiet {
		return scenes.Bullet{}, false
	}
	b := scenes.Bullet{Seat: -1, Icon: l.icon, Loud: l.loud}
	if l.loud {
		b.Tint = signal
	}
	if e.Who.Kind == kCharacter && t.s != nil && !l.loud {
		if f := t.s.FigureOf(int(e.Who.Index)); f >= 0 {
			b.Seat = f
		}
	}
	if b.Icon == "" {
		b.Icon = "common/right"
	}
	b.Tint = tintOr(b.Tint)
	return b, true
}

func tintOr(c render.Color) render.Color {
	if c.A == 0 {
		return theme.Second
	}
	return c
}

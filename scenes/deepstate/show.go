package deepstate

import (
	"math"
	"slices"

	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/deepstate"
	"safehouse/scenes"
	"safehouse/scenes/tabletop"
)

// telling is one event on its way to the screen.
type telling struct {
	*table
	tabletop.Telling
	was *rule.State // the position before the event
	who rule.Player // who it is about, or Nobody
	n   int
}

// Show lets what an event tells be seen.
func (t *table) Show(was, now rules.State, e rules.Event) scenes.Beat {
	s := now.(*rule.State)
	t.s = s
	row, ok := rows[e.Kind]
	x := &telling{table: t, Telling: tabletop.Telling{E: e, Beat: row.Beat(e)}, was: was.(*rule.State), who: s.OnPlayer(e.Who), n: int(e.N)}
	x.Rival = x.who == rule.Nobody || int(x.who) != t.Seat
	t.hear(s, e)
	if !ok {
		return scenes.Beat{}
	}
	if row.Show != nil {
		row.Show(x)
	}
	t.comment = ""
	if row.Slow && s.Automa(x.who) && t.turned.shown { // it is followed from HOC's card to the table
		x.Beat.MS, x.Beat.Stays = max(x.Beat.MS, 950), true
		t.comment = x.whyHOC()
	}
	x.Beat.Rival = x.Rival
	return x.Beat
}

// Bullet is the mark before an event's line.
func (t *table) Bullet(e rules.Event) (scenes.Bullet, bool) {
	row, who := rows[e.Kind], rule.Nobody
	if t.s != nil {
		who = t.s.OnPlayer(e.Who)
	}
	if who == rule.Nobody {
		return row.Bullet(t.Theme, t.Theme.Accent, -1)
	}
	if row.Owned && who == rule.Player(t.Seat) {
		return scenes.Bullet{}, false // the viewer reads what it was
	}
	b, ok := row.Bullet(t.Theme, t.Theme.Accent, int(who))
	if row.Icon == "" && t.s.Automa(who) {
		b.Seat, b.Icon, b.Tint = -1, "star", render.Hex(0xC6CCD2)
	}
	return b, ok
}

// rows are the events.
var rows = tabletop.Rows[*telling]{
	rule.EvRound:              {MS: 800, Sound: sound.CardSlide, Show: (*telling).round, Icon: "clock", Loud: true},
	rule.EvNewRound:           {MS: 700, Sound: sound.CardSlide, Show: (*telling).newRound, Icon: "clock", Loud: true},
	rule.EvRevealed:           {MS: 150, Sound: sound.CardFlip, Show: (*telling).revealed, Icon: iconCard},
	rule.EvWarAside:           {MS: 600, Sound: sound.CardFlip, Show: tabletop.Always(slide(picture{iconWar, 0x8A1A0E}.always, zone, deck)), Icon: iconWar},
	rule.EvWar:                {MS: 1000, Sound: soundThud, Show: (*telling).war, Icon: iconWar, Ink: "alarm", Loud: true, Recap: scenes.DoingRow{Icon: iconWar}},
	rule.EvWarOver:            {MS: 420, Sound: sound.CardSlide, Show: (*telling).warOver, Icon: iconWar, Recap: scenes.DoingRow{Icon: iconWar}},
	rule.EvSupervisor:         {MS: 380, Sound: soundRoll, Show: (*telling).supervisor, Icon: iconSpy, Recap: scenes.DoingRow{Icon: "eye"}},
	rule.EvTreatyPhase:        {MS: 800, Sound: soundGavel, Show: (*telling).treatyPhase, Icon: iconSeal, Loud: true},
	rule.EvPicked:             {MS: 180, Sound: sound.CardSet, Show: backs(zone, panel), Owned: true},
	rule.EvPassedCard:         {Quiet: true},
	rule.EvPassed:             {MS: 420, Sound: sound.CardSlide, Show: (*telling).passedOn, Icon: "card-pick"},
	rule.EvBuried:             {MS: 200, Sound: sound.CardSlide, Show: backs(panel, treaties), Owned: true},
	rule.EvDealt:              {MS: 420, Sound: sound.CardSlide, Show: (*telling).dealt, Icon: "shuffle"},
	rule.EvSkipped:            {MS: 600, Sound: sound.Refusal, Show: note("note.skipped"), Recap: scenes.DoingRow{Icon: "cross"}},
	rule.EvRecruited:          {MS: 380, Sound: sound.WoodKnock, Show: march(pool, reserve), Slow: true, Recap: scenes.DoingRow{Icon: iconRecruit, Unit: iconAgent, Sign: 1}},
	rule.EvManDrawn:           {MS: 320, Sound: sound.CardFlip, Recap: scenes.DoingRow{Icon: iconPerson, About: "h"}},
	rule.EvDrewMan:            {MS: 320, Sound: sound.CardSlide, Show: backs(men, panel), Owned: true, Recap: scenes.DoingRow{Icon: iconPerson}},
	rule.EvDismissed:          {MS: 380, Sound: sound.CardSlide, Show: slide(person, panel, men), Recap: scenes.DoingRow{Icon: iconPerson, About: "h"}},
	rule.EvMenReshuffled:      {MS: 480, Sound: sound.CardSlide, Show: riffle(men), Icon: "shuffle"},
	rule.EvPlayed:             {MS: 760, Sound: sound.CardFlip, Show: (*telling).played, Recap: scenes.DoingRow{Icon: iconPerson, About: "h"}},
	rule.EvHit:                {MS: 520, Sound: sound.LockBreak, Show: (*telling).hit, Recap: scenes.DoingRow{Icon: iconHunter, About: "h", Unit: iconAgent, Sign: -1, Hit: true}},
	rule.EvHitReserve:         {MS: 520, Sound: sound.LockBreak, Show: tabletop.Shine(panel, "alarm"), Recap: scenes.DoingRow{Icon: iconHunter, Unit: iconAgent, Sign: -1, Hit: true}},
	rule.EvMoved:              {MS: 420, Sound: sound.CardSlide, Show: tabletop.Shine(cardWhat, "legal"), Recap: scenes.DoingRow{Icon: "arrow-right", About: "h"}},
	rule.EvInfiltrated:        {MS: 480, Sound: soundFelt, Show: (*telling).infiltrated, Slow: true, Recap: scenes.DoingRow{Icon: iconSpy, About: "h", Unit: iconAgent}},
	rule.EvOverInfiltrated:    {MS: 480, Sound: soundFelt, Show: (*telling).infiltrated, Slow: true, Recap: scenes.DoingRow{Icon: iconSpy, About: "h", Unit: iconAgent}},
	rule.EvExpelled:           {MS: 460, Sound: soundFelt, Show: march(cardFrom, reserve), Recap: scenes.DoingRow{Icon: iconRecall, About: "h", Unit: iconAgent, Sign: -1, Hit: true}},
	rule.EvLost:               {MS: 460, Sound: sound.LockBreak, Show: march(cardFrom, pool), Recap: scenes.DoingRow{Icon: iconRecall, About: "h", Unit: iconAgent, Sign: -1, Hit: true}},
	rule.EvGrudge:             {MS: 620, Sound: sound.WoodKnock, Show: (*telling).grudge, Recap: scenes.DoingRow{Icon: "warning"}},
	rule.EvTreatyDrawn:        {Recap: scenes.DoingRow{Icon: iconTreaty, About: "h"}},
	rule.EvDrewTreaties:       {MS: 320, Sound: sound.CardSlide, Show: (*telling).drewTreaties, Owned: true, Recap: scenes.DoingRow{Icon: iconTreaty, Unit: iconTreaty, Sign: 1}},
	rule.EvReshuffled:         {MS: 480, Sound: sound.CardSlide, Show: riffle(treaties), Icon: "shuffle"},
	rule.EvCarriedOut:         {MS: 720, Sound: soundFolder, Show: tabletop.All(acts, march(reserve, covert), tabletop.Shine(covert, "legal")), Slow: true, Recap: scenes.DoingRow{Icon: iconSeal, About: "h", Unit: iconAgent}},
	rule.EvPaidAgents:         {MS: 340, Sound: sound.WoodKnock, Show: tabletop.All(acts, march(reserve, pool)), Recap: scenes.DoingRow{Icon: iconAgent, About: "h", Unit: iconAgent, Sign: -1}},
	rule.EvDiscardedObjective: {MS: 420, Sound: sound.CardSlide, Show: slide(objective, tray, deck), Recap: scenes.DoingRow{Icon: "card-discard", About: "h"}},
	rule.EvJoined:             {MS: 520, Sound: sound.Stamp, Show: (*telling).advanced, Slow: true, Recap: scenes.DoingRow{Icon: iconSeal, About: "ht"}},
	rule.EvAdvanced:           {MS: 520, Sound: sound.Stamp, Show: (*telling).advanced, Slow: true, Recap: scenes.DoingRow{Icon: iconReach, About: "ht"}},
	rule.EvTaken:              {MS: 260, Sound: sound.CardSlide, Show: (*telling).taken, Recap: scenes.DoingRow{Icon: iconCard, About: "h"}},
	rule.EvAbandoned:          {MS: 600, Sound: sound.CardSlide, Show: tabletop.Always(slide(objective, cardFrom, deck)), Icon: "card-discard", Recap: scenes.DoingRow{Icon: "card-discard", About: "h"}},
	rule.EvRecalled:           {MS: 160, Sound: sound.WoodKnock, Show: march(tray, reserve), Recap: scenes.DoingRow{Icon: iconRecall, About: "h", Unit: iconAgent, Sign: 1}},
	rule.EvSpent:              {MS: 260, Sound: sound.WoodKnock, Show: march(tray, pool), Recap: scenes.DoingRow{Icon: iconAgent, About: "f", Unit: iconAgent, Sign: -1}},
	rule.EvMovedOn:            {MS: 300, Sound: sound.WoodKnock, Show: march(panel, tray), Quiet: true},
	rule.EvAttached:           {MS: 520, Sound: sound.TokenClack, Show: tabletop.All(slide(circle, panel, tray), tabletop.Shine(tray, "legal")), Recap: scenes.DoingRow{Icon: iconSeal, About: "t"}},
	rule.EvDetached:           {MS: 380, Sound: sound.TokenClack, Show: slide(circle, tray, panel)},
	rule.EvToken:              {MS: 460, Sound: sound.TokenClack, Show: tabletop.Shine(cardTo, "legal"), Recap: scenes.DoingRow{Icon: iconBrief, About: "ht"}},
	rule.EvTokenBack:          {MS: 240, Sound: sound.TokenClack, Show: tabletop.Always(slide(treaty, cardFrom, treaties)), Quiet: true},
	rule.EvMade:               {MS: 1150, Sound: soundSeal, Show: (*telling).seal, Loud: true, Recap: scenes.DoingRow{Icon: iconTreaty, About: "h"}},
	rule.EvNoTreaty:           {MS: 480, Sound: sound.Paper, Show: note("note.no-treaty"), Recap: scenes.DoingRow{Icon: iconTreaty}},
	rule.EvSecondary:          {MS: 340, Sound: sound.CardSlide, Show: (*telling).secondary, Recap: scenes.DoingRow{Icon: iconGlobe, About: "h"}},
	rule.EvGave:               {MS: 520, Sound: sound.CardSlide, Show: slide(objective, tray, taker), Recap: scenes.DoingRow{Icon: "arrow-right", About: "ht"}},
	rule.EvGaveSecondary:      {MS: 520, Sound: sound.CardSlide, Show: slide(secondaryCard, tray, taker), Recap: scenes.DoingRow{Icon: "arrow-right", About: "ht"}},
	rule.EvTrimmed:            {MS: 260, Sound: sound.CardSlide, Show: backs(panel, treaties), Owned: true},
	rule.EvHOCCard:            {MS: 1200, Sound: sound.CardFlip, Show: (*telling).hocCard, Recap: scenes.DoingRow{Icon: iconCard, About: "h"}},
	rule.EvHOCOtherwise:       {MS: 900, Sound: sound.Refusal, Recap: scenes.DoingRow{Icon: "cross", About: "h"}},
	rule.EvHOCReshuffled:      {MS: 480, Sound: sound.CardSlide, Show: riffle(action), Icon: "shuffle"},
	rule.EvHOCReveals:         {MS: 950, Sound: sound.CardFlip, Show: (*telling).hocReveals, Recap: scenes.DoingRow{Icon: "eye", About: "h"}},
	rule.EvHOCKeeps:           {MS: 1000, Sound: sound.CardSet, Show: (*telling).seal, Recap: scenes.DoingRow{Icon: iconTreaty, About: "h"}},
	rule.EvScoring:            {MS: 900, Sound: sound.Paper, Show: (*telling).scoring, Icon: iconAtEnd, Loud: true},
	rule.EvOver:               {MS: 1800, Sound: sound.Success, Show: (*telling).over, Icon: "trophy"},
	rule.EvPickedCard:         {},
	rule.EvBuriedCard:         {},
	rule.EvTrimmedCard:        {},
	rule.EvPutAway:            {MS: 120, Sound: sound.CardSlide, Quiet: true},
	rule.EvStruck:             {MS: 420, Sound: sound.CardSlide, Show: tabletop.Always(slide(objective, cardFrom, deck)), Icon: "card-discard", Recap: scenes.DoingRow{Icon: "card-discard", About: "h"}},
	rule.EvEncore:             {MS: 420, Sound: sound.Paper, Show: tabletop.Shine(panel, "legal"), Recap: scenes.DoingRow{Icon: "copy"}},
	rule.EvSealed:             {MS: 420, Sound: sound.Stamp, Show: tabletop.Shine(panel, "legal"), Recap: scenes.DoingRow{Icon: iconSeal}},
	rule.EvClaimed:            {MS: 460, Sound: sound.TokenClack, Show: tabletop.Shine(cardTo, "legal"), Recap: scenes.DoingRow{Icon: "lock", About: "h"}},
	rule.EvReleased:           {MS: 160, Sound: sound.TokenClack, Quiet: true},
	rule.EvMissed:             {MS: 700, Sound: sound.Refusal, Show: note("note.missed"), Recap: scenes.DoingRow{Icon: "door-out"}},
	rule.EvSummoned:           {MS: 700, Sound: sound.WoodKnock, Show: tabletop.Shine(action, "alarm"), Recap: scenes.DoingRow{Icon: "door-out"}},
	rule.EvHOCShown:           {MS: 700, Sound: sound.CardFlip, Show: tabletop.Shine(action, "legal"), Recap: scenes.DoingRow{Icon: "eye", About: "h"}},
	rule.EvWarAverted:         {MS: 520, Sound: sound.CardSlide, Show: tabletop.Always(slide(picture{iconWar, 0x3A4046}.always, deck, above)), Icon: iconWar},
}

// cardAt is where the card of the zone lies that an event is about, From or To.
func (x *telling) cardAt(r rules.Ref) tabletop.Place {
	c, ok := rule.OnCard(r)
	if !ok {
		return func() render.Rect { return render.Rect{} }
	}
	at := x.cardPlace(c)
	if i := x.was.PlaceOf(c); at.Empty() && i >= 0 { // where it lay
		at = x.zonePlacesOf(x.was)[i]
	}
	return func() render.Rect {
		if now := x.cardPlace(c); !now.Empty() {
			at = now
		}
		return at
	}
}

// A place is where something of an event lies.
type place func(x *telling) tabletop.Place

func zone(x *telling) tabletop.Place     { return func() render.Rect { return x.plan.zone } }
func deck(x *telling) tabletop.Place     { return func() render.Rect { return x.plan.deck } }
func above(x *telling) tabletop.Place    { return func() render.Rect { return x.plan.deck.Move(0, -40) } }
func covert(x *telling) tabletop.Place   { return func() render.Rect { return x.plan.covert } }
func treaties(x *telling) tabletop.Place { return x.treatyDeck }
func men(x *telling) tabletop.Place      { return x.menDeck }
func action(x *telling) tabletop.Place   { return x.actionAt }
func panel(x *telling) tabletop.Place    { return x.panelPlace(x.who) }
func taker(x *telling) tabletop.Place    { return x.panelPlace(x.s.OnPlayer(x.E.To)) }
func reserve(x *telling) tabletop.Place  { return x.reserveOf(x.who) }
func pool(x *telling) tabletop.Place     { return x.poolOf(x.who) }
func tray(x *telling) tabletop.Place     { return x.trayOf(x.who) }
func cardFrom(x *telling) tabletop.Place { return x.cardAt(x.E.From) }
func cardTo(x *telling) tabletop.Place   { return x.cardAt(x.E.To) }
func cardWhat(x *telling) tabletop.Place { return x.cardAt(x.E.What) }

// acts notes who acts.
func acts(x *telling) { x.motion.acting = x.who }

// march lets as many Agents as the event counts walk.
func march(from, to place) func(*telling) {
	return func(x *telling) { x.march(x.who, x.n, from(x), to(x), x.Rival) }
}

// backs lets a card go face down.
func backs(from, to place) func(*telling) {
	return func(x *telling) { x.backs(1, from(x), to(x), x.Rival) }
}

// riffle lets a pile be shuffled where it lies.
func riffle(at place) func(*telling) { return func(x *telling) { x.riffle(at(x)) } }

// note lets a few words stand beside the panel of whom it is about.
func note(key string) func(*telling) {
	return func(x *telling) { x.note(x.who, x.T(key), x.Rival) }
}

// A picture is what a small card shows, and in which ink.
type picture struct {
	icon string
	ink  uint32
}

func (p picture) always(*telling) (string, render.Color) { return p.icon, render.Hex(p.ink) }

// slide lets a small card with a picture go from one place to another.
func slide(what func(x *telling) (icon string, ink render.Color), from, to place) func(*telling) {
	return func(x *telling) {
		icon, ink := what(x)
		x.slide(icon, ink, from(x), to(x), x.Rival)
	}
}

func person(x *telling) (string, render.Color) { return x.picture(x.E.What), render.Hex(0x171311) }
func circle(x *telling) (string, render.Color) {
	return x.objectiveIcon(rule.InnerCircle), render.Hex(0x3A4046)
}
func treaty(x *telling) (string, render.Color) {
	return "deepstate/treaty/" + x.IDOf(x.E.What), render.Hex(0x6A1420)
}
func objective(x *telling) (string, render.Color) {
	c, _ := rule.OnCard(x.E.From)
	return x.objectiveIcon(c.Kind()), groupColor[c.Kind().Printed().Group].Darker(0.2)
}
func secondaryCard(x *telling) (string, render.Color) {
	g := rule.Group(x.E.What.Index)
	return secondarySign[g], groupColor[g].Darker(0.2)
}

func (x *telling) round() {
	x.Beat.Banner = &scenes.Banner{Title: x.T("banner.round", "n", x.n), More: x.T("banner.supervisor", "who", x.player(x.who)), MS: 1000}
}

func (x *telling) newRound() {
	x.Beat.Banner = &scenes.Banner{Title: x.T("banner.round", "n", x.n), MS: 900}
}

func (x *telling) revealed() {
	c, _ := rule.OnCard(x.E.To)
	to := x.cardAt(x.E.To)
	x.Flights.Fly(tabletop.Flight{From: func() render.Rect { return x.plan.deck.Pad(20, 20, x.plan.deck.W-170, 70) }, To: to, MS: 320, How: ui.Fly, Turn: true, Rival: true,
		Paint: func(cv render.Canvas, r render.Rect, st ui.State) {
			if !st.Turned {
				cv.CardBackFace(r, x.Theme)
				return
			}
			x.objectiveFace(cv, r, c.Kind())
		}})
}

func (x *telling) war() {
	x.Pass(func() render.Rect { return x.plan.Window }, 900, true, func(c render.Canvas, r render.Rect, f float64) {
		c.SpriteIn("common/vignette", r, x.Theme.Alarm.Fade(0.6*(1-f)))
		c.Fill(r, render.Solid(render.Black.Fade(0.3*(1-f))))
	})
	for p := range rule.Project(rule.Projects) { // the prices go up
		x.Flash(func() render.Rect { return x.plan.projects[p] }, x.Theme.Alarm, true)
	}
	x.Beat.Banner = &scenes.Banner{Title: x.name(rule.RefObjective(rule.WorldWar)), More: x.T("banner.war", "n", x.n), Kind: scenes.BannerAlarm, MS: 1300, Urgent: true}
}

// warOver lets the lamp come up again.
func (x *telling) warOver() {
	x.Pass(func() render.Rect { return x.plan.Window }, 700, true, func(c render.Canvas, r render.Rect, f float64) {
		c.Fill(r, render.Solid(render.Hex(0x05060C).Fade(0.3*(1-f))))
	})
}

func (x *telling) supervisor() {
	x.motion.acting = x.who
	who := x.who
	at := x.panelPlace(who)
	x.Flights.Fly(tabletop.Flight{From: x.panelPlace(x.before(who)).Spot(40, 40), To: at.Spot(40, 40), MS: 340, How: ui.Walk, Rival: x.Rival, Paint: func(c render.Canvas, r render.Rect, st ui.State) {
		m := r.Center()
		c.Circle(m, 19, render.Slope(150, render.Hex(0xE9E2D2), render.Hex(0x8E8672)))
		c.Icon(iconSpy, render.Around(m, 27, 27), render.Hex(0x1A1210))
	}})
	x.Flash(at, x.Theme.Legal, x.Rival)
}

// before is the player before another one, clockwise.
func (x *telling) before(p rule.Player) rule.Player {
	n := x.s.Count()
	return rule.Player((int(p) + n - 1) % n)
}

func (x *telling) treatyPhase() {
	x.Beat.Banner = &scenes.Banner{Title: x.T("banner.treaties"), More: x.T("banner.treaties.more"), MS: 1100}
}

func (x *telling) played() {
	what := x.E.What
	x.Pass(func() render.Rect { return render.Around(x.plan.zone.Center(), 180, 200) }, 900, x.Rival, func(c render.Canvas, r render.Rect, f float64) {
		k := c.Faded(min(1, (1-f)*4))
		k.Shadow(r, 4)
		k.Round(r, 9, render.Slope(160, render.Hex(0x3B3430), render.Hex(0x171311)))
		k.Icon(x.picture(what), render.Around(r.Center().Add(render.Pt(0, -22)), 96, 96), render.Hex(0xF1DCA2))
		k.TextFit(render.R(r.X+8, r.Bottom()-54, r.W-16, 44), x.name(what), x.titled(24, render.Hex(0xFFF4DC)), render.Center|render.Middle, 22, 20, 18)
		k.Frame(r, 9, 3, render.Slope(135, render.Hex(0xF6E2A6), render.Hex(0x8A5F1E)))
	})
}

func (x *telling) hit() {
	x.march(x.who, 1, x.cardAt(x.E.From), x.poolOf(x.who), x.Rival)
	x.Flash(x.cardAt(x.E.From), x.Theme.Alarm, x.Rival)
}

func (x *telling) infiltrated() {
	x.motion.acting = x.who
	x.march(x.who, x.n, x.reserveOf(x.who), x.cardAt(x.E.To), x.Rival)
	if x.E.From.Kind != rules.None {
		x.Flash(x.cardAt(x.E.To), x.Theme.Alarm, x.Rival)
		x.shake(x.cardAt(x.E.To))
		x.Beat.MS, x.Beat.Sound = 620, soundScrape
	}
}

func (x *telling) drewTreaties() {
	who := x.who
	for i := range min(x.n, 4) {
		x.Flights.Fly(tabletop.Flight{From: func() render.Rect { r := x.plan.supply; return render.R(r.Right()-60, r.Y, 48, 62) }, To: func() render.Rect {
			if who == x.me {
				h := x.plan.hand
				return render.R(h.Right()-handW, h.Y+34, handW, handH)
			}
			return render.Around(x.panelOf(who).Center(), 52, 72)
		}, MS: 320, Delay: 90 * float64(i), How: ui.Fly, Rival: x.Rival, Paint: func(c render.Canvas, r render.Rect, st ui.State) { c.CardBackFace(r, x.Theme) }})
	}
}

func (x *telling) advanced() {
	p, n, _ := rule.OnStage(x.E.To)
	at := func() render.Rect { return stagePlaces(x.plan.projects[p])[n-1] }
	x.Flash(at, x.Theme.Legal, x.Rival)
	if n >= 4 {
		x.Pass(func() render.Rect { return x.plan.projects[p] }, 700, x.Rival, func(c render.Canvas, r render.Rect, f float64) {
			c.Added().SpriteIn("common/halo", r.Inset(-40), render.Hex(0xFFD97A).Fade(0.7*(1-f)))
		})
		x.Beat.MS, x.Beat.Sound = 760, soundBell
	}
}

func (x *telling) taken() {
	c, _ := rule.OnCard(x.E.From)
	from := x.cardAt(x.E.From)
	x.Flights.Fly(tabletop.Flight{From: from, To: x.trayOf(x.who), MS: 340, How: ui.Fly, Rival: x.Rival, Paint: func(cv render.Canvas, r render.Rect, st ui.State) {
		f := r.W / cardW
		cv.Enlarged(f, r.Min()).Faded(1 - 0.5*st.Moved)
		x.objectiveFace(cv.Zoomed(f, f, r.Min()), render.R(r.X, r.Y, cardW, r.H/f), c.Kind())
	}})
}

func (x *telling) secondary() {
	g := x.E.What
	for i := range min(x.n, 3) {
		x.Flights.Fly(tabletop.Flight{From: func() render.Rect { r := x.plan.supply; return render.R(r.X+12, r.Y+8, 46, 46) }, To: x.trayOf(x.who), MS: 320, Delay: 80 * float64(i), How: ui.Fly, Rival: x.Rival,
			Paint: func(c render.Canvas, r render.Rect, st ui.State) {
				c.SpriteIn(groupSign[g.Index], render.Around(r.Center(), 46, 46), render.White)
			}})
	}
}

func (x *telling) hocCard() {
	x.motion.acting = rule.HOC
	x.turnUp()
}

// turnUp lets HOC's Action card turn over where it lies.
func (x *telling) turnUp() {
	left := 0
	for _, n := range x.s.Head.Deck {
		left += int(n)
	}
	x.Pass(x.actionAt, 420, true, func(c render.Canvas, r render.Rect, f float64) {
		wide := math.Abs(math.Cos(f * math.Pi))
		k := c.Zoomed(max(wide, 0.02), 1, r.Center())
		if f < 0.5 {
			k.CardBackFace(r, x.Theme)
			return
		}
		x.actionFace(k, r, left)
	})
}

// hocReveals turns up a Treaty of HOC's; those that it has turned up lie side by
// side until it keeps one.
func (x *telling) hocReveals() {
	list := slices.Clone(x.shown[:x.open])
	x.Pass(func() render.Rect { return x.plan.zone }, 1100, true, func(c render.Canvas, z render.Rect, f float64) {
		n := float64(len(list))
		for i, m := range list {
			k := c.Faded(min(1, (1-f)*5))
			if i == len(list)-1 {
				k = k.Faded(min(1, f*8))
			}
			r := render.Around(z.Center().Add(render.Pt((float64(i)-(n-1)/2)*236, 0)), 224, min(z.H-20, 330))
			k.Shadow(r, 4)
			x.treatyFace(k, r, m, true, rule.HOC)
		}
	})
}

func (x *telling) scoring() {
	x.Beat.Banner = &scenes.Banner{Title: x.T("banner.scoring"), More: x.T("banner.scoring.more"), MS: 1200}
}

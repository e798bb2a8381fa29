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
)

// telling is one event on its way to the screen.
type telling struct {
	*table
	was   *rule.State // the position before the event
	e     rules.Event
	who   rule.Player // who it is about, or Nobody
	n     int
	rival bool // somebody else's doing
}

// Show lets what an event tells be seen.
func (t *table) Show(was, now rules.State, e rules.Event) scenes.Beat {
	s := now.(*rule.State)
	t.s = s
	in := now.Game().Info()
	x := &telling{table: t, was: was.(*rule.State), e: e, who: s.OnPlayer(e.Who), n: int(e.N)}
	x.rival = x.who == rule.Nobody || int(x.who) != t.seat
	t.hear(in, s, e)
	show, ok := shows[in.Events[e.Kind]]
	if !ok {
		return scenes.Beat{}
	}
	beat := show(x)
	t.comment = ""
	if s.Automa(x.who) && slow[in.Events[e.Kind]] {
		beat.MS, beat.Stays = max(beat.MS, 950), true
		t.comment = x.whyHOC()
	}
	beat.Rival = x.rival
	if beat.At.Kind == rules.None {
		if beat.At = e.To; beat.At.Kind == rules.None {
			beat.At = e.Who
		}
	}
	return beat
}

// slow are the doings of HOC that are to be followed from its card to the table:
// they stay until the person goes on.
var slow = map[string]bool{"infiltrated": true, "over-infiltrated": true, "carried-out": true, "advanced": true, "joined": true}

// beat is how long an event is looked at, and its sound.
func beat(ms float64, e sound.Effect) scenes.Beat { return scenes.Beat{MS: ms, Sound: e} }

// bannered is a beat with a heading over the table.
func bannered(b scenes.Beat, x scenes.Banner) scenes.Beat {
	b.Banner = &x
	return b
}

// word is an event that is heard and read only.
func word(ms float64, e sound.Effect) func(*telling) scenes.Beat {
	return func(*telling) scenes.Beat { return beat(ms, e) }
}

// shows are the events by their names.
var shows = map[string]func(x *telling) scenes.Beat{
	"round":               (*telling).round,
	"new-round":           (*telling).newRound,
	"revealed":            (*telling).revealed,
	"war-aside":           (*telling).warAside,
	"war":                 (*telling).war,
	"war-over":            (*telling).warOver,
	"supervisor":          (*telling).supervisor,
	"treaty-phase":        (*telling).treatyPhase,
	"picked":              (*telling).picked,
	"passed-card":         word(0, sound.None),
	"passed":              (*telling).passedOn,
	"buried":              (*telling).buried,
	"dealt":               (*telling).dealt,
	"skipped":             (*telling).skipped,
	"recruited":           (*telling).recruited,
	"man-drawn":           word(320, sound.CardFlip),
	"drew-man":            (*telling).drewMan,
	"dismissed":           (*telling).dismissed,
	"men-reshuffled":      (*telling).menReshuffled,
	"played":              (*telling).played,
	"hit":                 (*telling).hit,
	"hit-reserve":         (*telling).hitReserve,
	"moved":               (*telling).moved,
	"infiltrated":         (*telling).infiltrated,
	"over-infiltrated":    (*telling).infiltrated,
	"expelled":            (*telling).expelled,
	"lost":                (*telling).lost,
	"grudge":              (*telling).grudge,
	"treaty-drawn":        word(0, sound.None),
	"drew-treaties":       (*telling).drewTreaties,
	"reshuffled":          (*telling).reshuffled,
	"carried-out":         (*telling).carriedOut,
	"paid-agents":         (*telling).paidAgents,
	"discarded-objective": (*telling).gone,
	"joined":              (*telling).advanced,
	"advanced":            (*telling).advanced,
	"taken":               (*telling).taken,
	"abandoned":           (*telling).abandoned,
	"recalled":            (*telling).recalled,
	"spent":               (*telling).spent,
	"moved-on":            (*telling).movedOn,
	"attached":            (*telling).attached,
	"detached":            (*telling).detached,
	"token":               (*telling).token,
	"token-back":          (*telling).tokenBack,
	"made":                (*telling).made,
	"no-treaty":           (*telling).noTreaty,
	"secondary":           (*telling).secondary,
	"gave":                (*telling).gave,
	"gave-secondary":      (*telling).gaveSecondary,
	"trimmed":             (*telling).trimmed,
	"hoc-card":            (*telling).hocCard,
	"hoc-otherwise":       (*telling).hocOtherwise,
	"hoc-reshuffled":      (*telling).hocReshuffled,
	"hoc-reveals":         (*telling).hocReveals,
	"hoc-keeps":           (*telling).hocKeeps,
	"scoring":             (*telling).scoring,
	"over":                (*telling).over,
	"picked-card":         word(0, sound.None),
	"buried-card":         word(0, sound.None),
	"trimmed-card":        word(0, sound.None),
	"put-away":            word(120, sound.CardSlide),
	"war-averted":         (*telling).warAverted,
}

// cardAt is where the card of the zone lies that an event is about, From or To.
func (x *telling) cardAt(r rules.Ref) func() render.Rect {
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

func (x *telling) round() scenes.Beat {
	return bannered(beat(800, sound.CardSlide), scenes.Banner{Title: x.T("banner.round", "n", x.n), More: x.T("banner.supervisor", "name", x.playerName(x.who)), MS: 1000})
}

func (x *telling) newRound() scenes.Beat {
	return bannered(beat(700, sound.CardSlide), scenes.Banner{Title: x.T("banner.round", "n", x.n), MS: 900})
}

func (x *telling) revealed() scenes.Beat {
	c, _ := rule.OnCard(x.e.To)
	to := x.cardAt(x.e.To)
	x.fly(flight{from: func() render.Rect { return x.plan.deck.Pad(20, 20, x.plan.deck.W-170, 70) }, to: to, ms: 320, how: ui.Fly, turn: true, rival: true,
		paint: func(cv render.Canvas, r render.Rect, st ui.State) {
			if !st.Turned {
				cv.CardBackFace(r, x.theme)
				return
			}
			x.objectiveFace(cv, r, c.Kind())
		}})
	return beat(150, sound.CardFlip)
}

func (x *telling) war() scenes.Beat {
	x.pass(func() render.Rect { return x.plan.window }, 900, true, func(c render.Canvas, r render.Rect, f float64) {
		c.SpriteIn("common/vignette", r, x.theme.Alarm.Fade(0.6*(1-f)))
		c.Fill(r, render.Solid(render.Black.Fade(0.3*(1-f))))
	})
	for p := range rule.Project(rule.Projects) { // the prices go up
		x.flash(func() render.Rect { return x.plan.projects[p] }, x.theme.Alarm, true)
	}
	return bannered(beat(1000, soundThud), scenes.Banner{Title: x.name(rule.RefObjective(rule.WorldWar)), More: x.T("banner.war", "n", x.n), Kind: scenes.BannerAlarm, MS: 1300, Urgent: true})
}

// warOver lets the lamp come up again.
func (x *telling) warOver() scenes.Beat {
	x.pass(func() render.Rect { return x.plan.window }, 700, true, func(c render.Canvas, r render.Rect, f float64) {
		c.Fill(r, render.Solid(render.Hex(0x05060C).Fade(0.3*(1-f))))
	})
	return beat(420, sound.CardSlide)
}

func (x *telling) supervisor() scenes.Beat {
	x.motion.acting = x.who
	who := x.who
	at := x.panelPlace(who)
	x.fly(flight{from: side(x.panelPlace(x.before(who)), 40, 40), to: side(at, 40, 40), ms: 340, how: ui.Walk, rival: x.rival, paint: func(c render.Canvas, r render.Rect, st ui.State) {
		m := r.Center()
		c.Circle(m, 19, render.Slope(150, render.Hex(0xE9E2D2), render.Hex(0x8E8672)))
		c.Icon(iconSpy, render.Around(m, 27, 27), render.Hex(0x1A1210))
	}})
	x.flash(at, x.theme.Legal, x.rival)
	return beat(380, soundRoll)
}

// before is the player before another one, clockwise.
func (x *telling) before(p rule.Player) rule.Player {
	n := x.s.Count()
	return rule.Player((int(p) + n - 1) % n)
}

func (x *telling) treatyPhase() scenes.Beat {
	return bannered(beat(800, soundGavel), scenes.Banner{Title: x.T("banner.treaties"), More: x.T("banner.treaties.more"), MS: 1100})
}

func (x *telling) recruited() scenes.Beat {
	x.march(x.who, x.n, x.poolOf(x.who), x.reserveOf(x.who), x.rival)
	return beat(380, sound.WoodKnock)
}

func (x *telling) played() scenes.Beat {
	what := x.e.What
	x.pass(func() render.Rect { return render.Around(x.plan.zone.Center(), 180, 200) }, 900, x.rival, func(c render.Canvas, r render.Rect, f float64) {
		k := c.Faded(min(1, (1-f)*4))
		k.Shadow(r, 4)
		k.Round(r, 9, render.Slope(160, render.Hex(0x3B3430), render.Hex(0x171311)))
		k.Icon(x.picture(what), render.Around(r.Center().Add(render.Pt(0, -22)), 96, 96), render.Hex(0xF1DCA2))
		k.TextFit(render.R(r.X+8, r.Bottom()-54, r.W-16, 44), x.name(what), x.titled(24, render.Hex(0xFFF4DC)), render.Center|render.Middle, 22, 20, 18)
		k.Frame(r, 9, 3, render.Slope(135, render.Hex(0xF6E2A6), render.Hex(0x8A5F1E)))
	})
	return beat(760, sound.CardFlip)
}

func (x *telling) hit() scenes.Beat {
	x.march(x.who, 1, x.cardAt(x.e.From), x.poolOf(x.who), x.rival)
	x.flash(x.cardAt(x.e.From), x.theme.Alarm, x.rival)
	return beat(520, sound.LockBreak)
}

func (x *telling) hitReserve() scenes.Beat {
	who := x.who
	x.flash(func() render.Rect { return x.panelOf(who) }, x.theme.Alarm, x.rival)
	return beat(520, sound.LockBreak)
}

func (x *telling) infiltrated() scenes.Beat {
	x.motion.acting = x.who
	x.march(x.who, x.n, x.reserveOf(x.who), x.cardAt(x.e.To), x.rival)
	if x.e.From.Kind != rules.None {
		x.flash(x.cardAt(x.e.To), x.theme.Alarm, x.rival)
		x.shake(x.cardAt(x.e.To))
		return beat(620, soundScrape)
	}
	return beat(480, soundFelt)
}

func (x *telling) expelled() scenes.Beat {
	x.march(x.who, x.n, x.cardAt(x.e.From), x.reserveOf(x.who), x.rival)
	return beat(460, soundFelt)
}

func (x *telling) lost() scenes.Beat {
	x.march(x.who, x.n, x.cardAt(x.e.From), x.poolOf(x.who), x.rival)
	return beat(460, sound.LockBreak)
}

func (x *telling) drewTreaties() scenes.Beat {
	who := x.who
	for i := range min(x.n, 4) {
		x.fly(flight{from: func() render.Rect { r := x.plan.supply; return render.R(r.Right()-60, r.Y, 48, 62) }, to: func() render.Rect {
			if who == x.me {
				h := x.plan.hand
				return render.R(h.Right()-handW, h.Y+34, handW, handH)
			}
			return render.Around(x.panelOf(who).Center(), 52, 72)
		}, ms: 320, delay: 90 * float64(i), how: ui.Fly, rival: x.rival, paint: func(c render.Canvas, r render.Rect, st ui.State) { c.CardBackFace(r, x.theme) }})
	}
	return beat(320, sound.CardSlide)
}

func (x *telling) carriedOut() scenes.Beat {
	x.motion.acting = x.who
	x.march(x.who, x.n, x.reserveOf(x.who), func() render.Rect { return x.plan.covert }, x.rival)
	x.flash(func() render.Rect { return x.plan.covert }, x.theme.Legal, x.rival)
	return beat(720, soundFolder)
}

func (x *telling) paidAgents() scenes.Beat {
	x.motion.acting = x.who
	x.march(x.who, x.n, x.reserveOf(x.who), x.poolOf(x.who), x.rival)
	return beat(340, sound.WoodKnock)
}

func (x *telling) advanced() scenes.Beat {
	p, n, _ := rule.OnStage(x.e.To)
	at := func() render.Rect { return stagePlaces(x.plan.projects[p])[n-1] }
	x.flash(at, x.theme.Legal, x.rival)
	if n >= 4 {
		x.pass(func() render.Rect { return x.plan.projects[p] }, 700, x.rival, func(c render.Canvas, r render.Rect, f float64) {
			c.Added().SpriteIn("common/halo", r.Inset(-40), render.Hex(0xFFD97A).Fade(0.7*(1-f)))
		})
		return beat(760, soundBell)
	}
	return beat(520, sound.Stamp)
}

func (x *telling) taken() scenes.Beat {
	c, _ := rule.OnCard(x.e.From)
	from := x.cardAt(x.e.From)
	x.fly(flight{from: from, to: x.trayOf(x.who), ms: 340, how: ui.Fly, rival: x.rival, paint: func(cv render.Canvas, r render.Rect, st ui.State) {
		f := r.W / cardW
		cv.Enlarged(f, r.Min()).Faded(1 - 0.5*st.Moved)
		x.objectiveFace(cv.Zoomed(f, f, r.Min()), render.R(r.X, r.Y, cardW, r.H/f), c.Kind())
	}})
	return beat(260, sound.CardSlide)
}

func (x *telling) recalled() scenes.Beat {
	x.march(x.who, x.n, x.trayOf(x.who), x.reserveOf(x.who), x.rival)
	return beat(160, sound.WoodKnock)
}

func (x *telling) spent() scenes.Beat {
	x.march(x.who, x.n, x.trayOf(x.who), x.poolOf(x.who), x.rival)
	return beat(260, sound.WoodKnock)
}

func (x *telling) token() scenes.Beat {
	x.flash(x.cardAt(x.e.To), x.theme.Legal, x.rival)
	return beat(460, sound.TokenClack)
}

// made lets a Treaty be read by everybody and sealed.
func (x *telling) made() scenes.Beat {
	m, _ := rule.OnTreaty(x.e.What)
	x.seal(m)
	return beat(1150, soundSeal)
}

func (x *telling) secondary() scenes.Beat {
	g := x.e.What
	for i := range min(x.n, 3) {
		x.fly(flight{from: func() render.Rect { r := x.plan.supply; return render.R(r.X+12, r.Y+8, 46, 46) }, to: x.trayOf(x.who), ms: 320, delay: 80 * float64(i), how: ui.Fly, rival: x.rival,
			paint: func(c render.Canvas, r render.Rect, st ui.State) {
				c.SpriteIn(groupSign[g.Index], render.Around(r.Center(), 46, 46), render.White)
			}})
	}
	return beat(340, sound.CardSlide)
}

func (x *telling) hocCard() scenes.Beat {
	x.motion.acting = rule.HOC
	x.turnUp()
	return beat(1200, sound.CardFlip)
}

// turnUp lets HOC's Action card turn over where it lies.
func (x *telling) turnUp() {
	left := 0
	for _, n := range x.s.Head.Deck {
		left += int(n)
	}
	x.pass(x.actionAt, 420, true, func(c render.Canvas, r render.Rect, f float64) {
		wide := math.Abs(math.Cos(f * math.Pi))
		k := c.Zoomed(max(wide, 0.02), 1, r.Center())
		if f < 0.5 {
			k.CardBackFace(r, x.theme)
			return
		}
		x.actionFace(k, r, left)
	})
}

func (x *telling) hocOtherwise() scenes.Beat {
	return beat(900, sound.Refusal)
}

// hocReveals turns up a Treaty of HOC's; those that it has turned up lie side by
// side until it keeps one.
func (x *telling) hocReveals() scenes.Beat {
	list := slices.Clone(x.shown[:x.open])
	x.pass(func() render.Rect { return x.plan.zone }, 1100, true, func(c render.Canvas, z render.Rect, f float64) {
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
	return beat(950, sound.CardFlip)
}

func (x *telling) scoring() scenes.Beat {
	return bannered(beat(900, sound.Paper), scenes.Banner{Title: x.T("banner.scoring"), More: x.T("banner.scoring.more"), MS: 1200})
}

package shadownetwork

import (
	rule "safehouse/rules/shadownetwork"
)

// preview is what the thing that is looked at would do to the viewer's board if
// it were chosen now.
type preview struct {
	on       bool
	gain     rule.Pieces
	loss     rule.Pieces
	coins    int // Influence, less what is paid
	over     int // pieces that do not fit
	makes    bool
	row      rule.Colour // of the briefcase that would be made
	contract rule.Contract
	done     bool // the Contract would be completed
	uses     rule.Pieces
	hires    bool // an Agent would be recruited
}

// foresee works the preview out.
func (t *table) foresee() (v preview) {
	v.contract = rule.NoContract
	if t.View.Hot == recruitID && t.View.Asked && !t.View.Showing && len(t.With(rule.VRecruit)) > 0 {
		v.on, v.hires, v.coins = true, true, -rule.RecruitPrice
		return v
	}
	r := t.hot()
	if r.Kind == 0 || !t.View.Asked {
		return v
	}
	p := t.mine()
	if k, ok := rule.OnCity(r); ok && t.asks(rule.AskPlace) && t.placeable(k) {
		city := &t.s.Cities[k]
		secret := &city.Tile.Card().Secret
		v.on = true
		for i := range v.gain {
			v.gain[i] = city.Leaked[i] + secret.Of[i]
		}
		fee := min(int(p.Influence), t.s.Fee(k, t.ask.Side))
		v.coins = int(city.Influence) + int(secret.Influence) - fee
		v.over = max(0, v.gain.Sum()-p.Room())
	}
	if h, ok := rule.OnHandler(r); ok && t.asks(rule.AskAnalyse) && t.can(rule.VUse, rule.RefHandler(h)) {
		v.on = true
		v.gain, v.loss, v.coins = h.Card().Gain.Of, h.Card().Pay.Of, int(h.Card().Gain.Influence)
		v.over = max(0, v.gain.Sum()-v.loss.Sum()-p.Room())
	}
	if k, ok := rule.OnColour(r); ok && len(t.View.About(r)) > 0 {
		switch t.ask.Kind {
		case rule.AskMarket:
			rate := rule.RateOf(k)
			v.on, v.gain, v.coins = true, rate.Gain.Of, int(rate.Gain.Influence)-int(rate.Price)
			v.over = max(0, v.gain.Sum()-p.Room())
		case rule.AskCollect:
			v.on = true
			v.gain[k] = 1
		case rule.AskWage:
			v.on = true
			v.loss[k] = 1
		}
	}
	if k, ok := rule.OnRow(r); ok && t.asks(rule.AskAnalyse) && len(t.View.About(r)) > 0 {
		v.on, v.makes, v.row = true, true, k
		v.loss[k] = rule.BriefcaseCost
		v.coins = p.BriefcaseGain(k)
	}
	if k, ok := rule.OnContract(r); ok && t.asks(rule.AskPlace) && t.can(rule.VScrap, rule.RefContract(k)) {
		v.on, v.gain = true, k.Card().Discard.Of
	}
	if k, ok := rule.OnContract(r); ok && k < rule.Contracts && p.Hand.Has(k) {
		v.contract = k
		for _, a := range t.View.About(r) {
			if a.Verb == rule.VComplete {
				v.on, v.done = true, true
				v.uses = t.taken(k, uint8(a.Args[1]))
				break
			}
		}
	}
	return v
}

// taken is the briefcases that a Contract would take with so many green ones for
// its green or blue entries.
func (t *table) taken(k rule.Contract, greens uint8) rule.Pieces {
	need := k.Card().Needs
	p := need.Of
	p[rule.Green] += greens
	p[rule.Blue] += need.Either - greens
	return p
}

package masters

import (
	"slices"

	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/masters"
)

// choices says which thing stands for which of the legal actions. Where several
// characters may act, the things of the board stand for what the one whose
// panel is open can do; the others' are reached by opening theirs.
type choices struct {
	hex     map[masters.Hex][]rules.Action
	others  map[masters.Hex][]rules.Action // of hexes at which the chosen figure can do nothing
	act     map[masters.Act][]rules.Action // lines of the panel
	sub     [8][]rules.Action              // chips
	figure  [masters.Figures][]rules.Action
	loot    map[masters.Loot][]rules.Action // carried, in stock, owned
	fixer   map[masters.Fixer][]rules.Action
	deck    map[int][]rules.Action // places in the deck, counted from its top
	pick    map[rules.Ref][]rules.Action
	bag     []rules.Action
	call    []rules.Action
	floor   []rules.Action // loot within reach of the chosen figure, which its panel offers too
	finish  []rules.Action // what ends the chosen figure's part
	ability []rules.Action // of the chosen figure's own ability, offered by its text
	rest    []rules.Action // buttons of the prompt
	hidden  []rules.Action // reached only after something else was opened
	someone [masters.Figures]bool
}

// sort distributes the legal actions.
func (t *table) sort() *choices {
	c := &choices{
		hex: map[masters.Hex][]rules.Action{}, others: map[masters.Hex][]rules.Action{}, act: map[masters.Act][]rules.Action{},
		loot: map[masters.Loot][]rules.Action{}, fixer: map[masters.Fixer][]rules.Action{}, deck: map[int][]rules.Action{}, pick: map[rules.Ref][]rules.Action{},
	}
	for _, a := range t.v.Legal() {
		f := t.actor(a)
		if f >= 0 {
			c.someone[f] = true
		}
		t.sortOne(c, a, f)
	}
	for x, l := range c.others {
		if len(c.hex[x]) > 0 {
			c.hidden = append(c.hidden, l...)
			delete(c.others, x)
		}
	}
	if t.goal != masters.Nowhere && len(t.Proposals(t.v)) > 0 { // the way that was pressed is taken, or put away, first
		c.hidden = append(c.hidden, c.finish...)
	} else {
		c.rest = append(c.rest, c.finish...)
	}
	return c
}

// inside reports whether a figure starts in the building, in a cell of the
// County or where the first part of a heist ended.
func (t *table) inside(f int) bool {
	starts := t.s.Starts(f)
	if at := t.s.Crew[f].At; starts == 0 && at != masters.Nowhere && f != masters.NPCFigure {
		return !at.Outdoors()
	}
	for c := range starts.All() {
		if c.Outdoors() {
			return false
		}
	}
	return starts != 0
}

// actor is the figure that takes an action, or -1.
func (t *table) actor(a rules.Action) int {
	ops := info.Verbs[a.Verb].Operands
	if len(ops) == 0 || ops[0].Ref != kCharacter {
		return -1
	}
	return t.s.FigureOf(int(a.Args[0]))
}

// asked reports whether a question of an effect is answered, at which whose
// panel is open does not matter.
func (t *table) asked() bool {
	switch t.s.Prompt().Key {
	case "prompt.plan", "prompt.plan-silent", "prompt.act", "prompt.escape":
		return false
	}
	return true
}

func (t *table) sortOne(c *choices, a rules.Action, f int) {
	mine := f < 0 || f == t.who || t.asked()
	switch a.Verb {
	case masters.VCharacter, masters.VSkill:
		k := kCharacter
		if a.Verb == masters.VSkill {
			k = kSkill
		}
		c.pick[ref(k, int(a.Args[1]))] = append(c.pick[ref(k, int(a.Args[1]))], a)
	case masters.VCall:
		c.call = append(c.call, a)
	case masters.VRoll: // the way is rolled for where it leads out (ways.go)
		c.hidden = append(c.hidden, a)
	case masters.VReady, masters.VDone:
		t.own(c, mine, a, &c.finish)
	case masters.VAct, masters.VLend:
		t.sortAct(c, a, mine)
	case masters.VIdea:
		t.own(c, mine, a, &c.sub[4])
	case masters.VThin:
		t.own(c, mine, a, &c.sub[5])
	case masters.VLoot:
		t.own(c, mine, a, &c.sub[6])
	case masters.VCrack, masters.VHoldTorch:
		t.own(c, mine, a, &c.sub[1])
		if mine {
			c.at(t.s.HexOf(t.s.Crew[f].At), a)
		}
	case masters.VTunnel:
		t.own(c, t.tool == shovel || t.tool == pencil, a, nil)
		if t.tool == shovel || t.tool == pencil {
			c.at(masters.Hex(a.Args[0]), a)
		}
	case masters.VSurvey:
		t.withTool(c, lens, masters.Hex(a.Args[0]), a)
	case masters.VSchematics:
		t.withTool(c, schematics, masters.Hex(a.Args[0]), a)
	case masters.VInside:
		if mine {
			t.withTool(c, disguise, masters.Hex(a.Args[1]), a)
		} else {
			c.hidden = append(c.hidden, a)
		}
	case masters.VSurveyBag, masters.VSchematicsBag:
		c.bag = append(c.bag, a)
	case masters.VBuy:
		t.ownLoot(c, int(a.Args[1]) == t.s.CharacterIndex(t.who), masters.Loot(a.Args[0]), a)
	case masters.VEquip:
		t.ownLoot(c, int(a.Args[1]) == t.s.CharacterIndex(t.who), masters.Loot(a.Args[0]), a)
	case masters.VSell:
		t.ownLoot(c, true, masters.Loot(a.Args[0]), a)
	case masters.VDrop, masters.VSlide:
		t.ownLoot(c, mine, masters.Loot(a.Args[1]), a)
	case masters.VHire:
		x := masters.Fixer(a.Args[0])
		c.fixer[x] = append(c.fixer[x], a)
	case masters.VSellJewel:
		c.fixer[masters.Curator] = append(c.fixer[masters.Curator], a)
	case masters.VTeamwork, masters.VGive, masters.VPinch:
		if to := t.s.FigureOf(int(a.Args[1])); mine && to >= 0 {
			c.figure[to] = append(c.figure[to], a)
		} else {
			c.hidden = append(c.hidden, a)
		}
	case masters.VHound, masters.VNerves, masters.VComfort, masters.VTip:
		c.figure[f] = append(c.figure[f], a)
	case masters.VSeize:
		if x := t.s.HexOf(t.s.Crew[f].At); mine {
			c.at(x, a)
		} else {
			c.others[x] = append(c.others[x], a)
		}
	case masters.VReach:
		t.sortReach(c, a, mine)
	case masters.VSlip, masters.VReplan:
		t.own(c, mine, a, &c.ability)
	case masters.VInsert:
		n := int(a.Args[1]) - 1
		c.deck[n] = append(c.deck[n], a)
	case masters.VTake:
		t.sortTake(c, a, f, mine)
	default:
		t.sortHex(c, a, f, mine)
	}
}

// own puts an action where it belongs if it is the chosen figure's.
func (t *table) own(c *choices, mine bool, a rules.Action, to *[]rules.Action) {
	switch {
	case !mine:
		c.hidden = append(c.hidden, a)
	case to != nil:
		*to = append(*to, a)
	}
}

func (t *table) ownLoot(c *choices, mine bool, l masters.Loot, a rules.Action) {
	if !mine {
		c.hidden = append(c.hidden, a)
		return
	}
	c.loot[l] = append(c.loot[l], a)
}

func (c *choices) at(x masters.Hex, a rules.Action) { c.hex[x] = append(c.hex[x], a) }

// withTool puts an action on a hex while its tool is in the hand.
func (t *table) withTool(c *choices, need tool, x masters.Hex, a rules.Action) {
	if t.tool != need {
		c.hidden = append(c.hidden, a)
		return
	}
	c.at(x, a)
}

// sortAct puts an action on its line of the panel.
func (t *table) sortAct(c *choices, a rules.Action, mine bool) {
	if !mine {
		c.hidden = append(c.hidden, a)
		return
	}
	act := masters.Act(a.Args[1])
	if a.Verb == masters.VLend {
		act = masters.Autopwn
		if t.s.Crew[t.who].Card == masters.BlackHat {
			act = masters.Exploit
		}
	}
	c.act[act] = append(c.act[act], a)
}

// sortTake lets loot be taken where it lies; what somebody who is stuck carries
// is taken with a button.
func (t *table) sortTake(c *choices, a rules.Action, f int, mine bool) {
	fig := &t.s.Crew[f]
	l := masters.Loot(a.Args[1])
	for _, at := range [2]masters.Cell{fig.At, fig.Reach} {
		if at == masters.Nowhere {
			continue
		}
		lies := slices.Contains(t.s.LootOn(at), l)
		if l == masters.Cash {
			lies = t.s.Cash[at] > 0
		}
		if !lies {
			continue
		}
		x := t.s.HexOf(at)
		if mine {
			c.at(x, a)
			c.floor = append(c.floor, a)
		} else {
			c.others[x] = append(c.others[x], a)
		}
		return
	}
	t.own(c, mine, a, &c.rest)
}

// sortReach lets a hex be reached for what lies there; to reach where nothing
// lies, which seldom makes sense, is left to the text of the ability.
func (t *table) sortReach(c *choices, a rules.Action, mine bool) {
	x := masters.Hex(a.Args[1])
	at := t.s.CellOn(x)
	switch {
	case !mine:
		c.hidden = append(c.hidden, a)
	case at != masters.Nowhere && (t.s.Cash[at] > 0 || len(t.s.LootOn(at)) > 0):
		c.at(x, a)
	default:
		c.ability = append(c.ability, a)
	}
}

// sortHex puts what is about a hex on that hex, and everything else among the
// buttons.
func (t *table) sortHex(c *choices, a rules.Action, f int, mine bool) {
	ops := info.Verbs[a.Verb].Operands
	at := -1
	for i, o := range ops {
		if o.Ref == kHex {
			at = i
		}
	}
	switch {
	case a.Verb == masters.VBreach || a.Verb == masters.VLaser:
		if mine {
			act := masters.Breach
			if a.Verb == masters.VLaser {
				act = masters.KillPixels
			}
			c.act[act] = append(c.act[act], a)
		}
		fallthrough
	case at >= 0:
		x := masters.Hex(a.Args[at])
		switch {
		case t.planning() && t.tool != pencil && !t.asked():
			c.hidden = append(c.hidden, a)
		case (a.Verb == masters.VRun || a.Verb == masters.VDeclare) && (f < 0 || t.s.Crew[f].Long == 0 || t.agreed != nil): // goals are pressed, and the way is walked (ways.go)
			c.hidden = append(c.hidden, a)
		case mine:
			c.at(x, a)
		case t.planning():
			c.hidden = append(c.hidden, a)
		default:
			c.others[x] = append(c.others[x], a)
		}
	case t.s.Phase == masters.Action && f == t.who && f != masters.NPCFigure && !t.asked():
		c.ability = append(c.ability, a)
	default:
		t.own(c, mine, a, &c.rest)
	}
}

// offer lets a thing stand for actions; it reports whether there are any.
func (t *table) offer(th *ui.Thing, list []rules.Action) bool {
	if len(list) == 0 {
		return false
	}
	t.v.OfferAll(th, list)
	return true
}

package masters

import (
	"slices"

	"safehouse/render"
	"safehouse/rules"
	"safehouse/rules/masters"
	"safehouse/scenes"
)

// info is the box of the game.
var info = masters.Game{}.Info()

// verb is the verb of a name.
func verb(name string) rules.Verb {
	i := slices.IndexFunc(info.Verbs, func(v rules.VerbInfo) bool { return v.Name == name })
	if i < 0 {
		panic("masters: no verb " + name)
	}
	return rules.Verb(i)
}

// kind is the ref kind of a name.
func kind(name string) rules.RefKind {
	i := slices.IndexFunc(info.Refs, func(k rules.RefInfo) bool { return k.Name == name })
	if i < 0 {
		panic("masters: no ref kind " + name)
	}
	return rules.RefKind(i)
}

// refIndex is the index of a ref by its ID.
func refIndex(k rules.RefKind, id string) int {
	i := slices.Index(info.Refs[k].IDs, id)
	if i < 0 {
		panic("masters: no " + info.Refs[k].Name + " " + id)
	}
	return i
}

var (
	kSeat      = kind("seat")
	kCharacter = kind("character")
	kSkill     = kind("skill")
	kHex       = kind("hex")
	kAct       = kind("action")
	kChit      = kind("chit")
	kLoot      = kind("loot")
	kFixer     = kind("fixer")
	kCard      = kind("card")
	kHeist     = kind("heist")
)

// Verbs that the table asks about by name.
var (
	vStart, vPlan, vLift, vReady, vTunnel    = verb("start"), verb("plan"), verb("lift"), verb("ready"), verb("tunnel")
	vBuy, vSell, vSellJewel, vEquip, vHire   = verb("buy"), verb("sell"), verb("sell-jewel"), verb("equip"), verb("hire")
	vSurvey, vSurveyBag                      = verb("survey"), verb("survey-bag")
	vSchematics, vSchematicsBag              = verb("schematics"), verb("schematics-bag")
	vInside, vGive                           = verb("go-inside"), verb("give-idea")
	vAct, vLend, vBreach, vLaser             = verb("act"), verb("lend-hand"), verb("breach"), verb("laser")
	vMove, vUnlock, vSubdue, vDisable, vCut  = verb("move"), verb("unlock"), verb("subdue"), verb("disable"), verb("rewire")
	vIdea, vReveal, vThin, vLoot             = verb("think"), verb("reveal"), verb("thin"), verb("loot")
	vCrack, vHoldTorch                       = verb("crack"), verb("hold-torch")
	vTake, vDrop, vSlide, vToss              = verb("take"), verb("drop"), verb("slide"), verb("toss")
	vTeamwork, vSeize, vDecoy, vShift, vDone = verb("teamwork"), verb("seize"), verb("decoy"), verb("shift"), verb("done")
	vCall                                    = verb("call-escape")
	vReach, vVent, vSwipe, vCodes            = verb("reach"), verb("vent"), verb("swipe"), verb("codes")
	vSlip, vReplan                           = verb("slip"), verb("new-plan")
	vHound, vNerves                          = verb("hound"), verb("calm")
	vComfort, vTip, vPinch, vInsert          = verb("comfort"), verb("tip"), verb("pinch"), verb("insert")
	vRun, vDeclare, vRoll, vPick             = verb("run"), verb("declare"), verb("roll"), verb("pick-in-flight")
	vCharacter, vSkill                       = verb("choose-character"), verb("choose-skill")
)

// shelf is where the table's own words are.
const wordsShelf = "masters-table"

// t is a text of the table: the key and arguments as name, value, name, value.
func say(v *scenes.View, key string, args ...any) string {
	m := map[string]any{}
	for i := 0; i+1 < len(args); i += 2 {
		m[args[i].(string)] = args[i+1]
	}
	return v.House.Book.T(wordsShelf, key, m)
}

// icons of things by their ref.

func cardIcon(c masters.Card) string       { return "masters/card/" + info.Refs[kCard].IDs[c] }
func fixerIcon(f masters.Fixer) string     { return "masters/fixer/" + info.Refs[kFixer].IDs[f] }
func skillIcon(k masters.Skill) string     { return "masters/skill/" + info.Refs[kSkill].IDs[k.Root()] }
func characterIcon(index int) string       { return "masters/character/" + info.Refs[kCharacter].IDs[index] }
func itemIcon(i masters.Item) string       { return "masters/item/" + info.Refs[kLoot].IDs[i.Loot()] }
func ref(k rules.RefKind, i int) rules.Ref { return rules.At(k, i) }

// lootIcon is the pictogram of a kind of loot.
func lootIcon(l masters.Loot) string {
	if i := l.Item(); i != masters.NoItem {
		return itemIcon(i)
	}
	return [...]string{"masters/jewel", "masters/documents", "masters/keycard", "masters/usb-key", "masters/cash"}[l]
}

// subIcons are the pictograms of sub-actions in the order of their refs.
var subIcons = [8]string{"masters/move", "masters/unlock", "masters/sub/subdue", "masters/sub/disable", "masters/idea", "masters/reveal", "masters/sub/loot", "masters/sub/rewire"}

// verbIcons are the pictograms of the badge on what can be chosen.
var verbIcons = map[rules.Verb]string{
	vStart: "common/pawn", vPlan: "masters/pencil", vLift: "common/trash", vTunnel: "masters/exit", vSurvey: "masters/reveal",
	vSchematics: "masters/reveal", vInside: "masters/character/operative", vMove: "masters/move", vUnlock: "masters/unlock",
	vSubdue: "masters/sub/subdue", vDisable: "masters/sub/disable", vCut: "masters/sub/rewire", vReveal: "masters/reveal",
	vTake: "masters/sub/loot", vToss: "masters/sub/loot", vReach: "masters/sub/loot", vRun: "masters/move", vDeclare: "masters/pencil",
	vPick: "masters/unlock", vCrack: itemIcon(masters.SafecrackingTools), vHoldTorch: itemIcon(masters.PlasmaTorch), vSwipe: "masters/keycard", vCodes: "masters/reveal", vVent: "masters/move", vBreach: "masters/exit",
	vLaser: "masters/sub/disable", vShift: "masters/pencil", vSeize: "masters/character/hostage",
}

// Colours of the blueprint beside those of the theme.
var (
	line      = render.Hex(0xEEF6FF)
	signal    = render.Hex(0xFFD21F)
	red       = render.Hex(0xE5342B)
	paperInk  = render.Hex(0x12305C)
	headInk   = render.Hex(0x0C2148)
	greenCell = render.Hex(0x2F8A5A)
	deskBrown = render.Hex(0x4A3524)
)

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

// shelf is where the table's own words are.
const wordsShelf = "masters-table"

// t is a text of the table: the key and arguments as name, value, name, value.
func say(v *scenes.View, key string, args ...any) string {
	m := map[string]any{}
	for i := 0; i+1 < len(args); i += 2 {
		m[args[i].(string)] = args[i+1]
	}
	return v.T(wordsShelf, key, m)
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
	masters.VStart: "common/pawn", masters.VPlan: "masters/pencil", masters.VLift: "common/trash", masters.VTunnel: "masters/exit", masters.VSurvey: "masters/reveal",
	masters.VSchematics: "masters/reveal", masters.VInside: "masters/character/operative", masters.VMove: "masters/move", masters.VUnlock: "masters/unlock",
	masters.VSubdue: "masters/sub/subdue", masters.VDisable: "masters/sub/disable", masters.VCut: "masters/sub/rewire", masters.VReveal: "masters/reveal",
	masters.VTake: "masters/sub/loot", masters.VToss: "masters/sub/loot", masters.VReach: "masters/sub/loot", masters.VRun: "masters/move", masters.VDeclare: "masters/pencil",
	masters.VPick: "masters/unlock", masters.VCrack: itemIcon(masters.SafecrackingTools), masters.VHoldTorch: itemIcon(masters.PlasmaTorch), masters.VSwipe: "masters/keycard", masters.VCodes: "masters/reveal", masters.VVent: "masters/move", masters.VBreach: "masters/exit",
	masters.VLaser: "masters/sub/disable", masters.VShift: "masters/pencil", masters.VSeize: "masters/character/hostage",
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

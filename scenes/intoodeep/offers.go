package intoodeep

import (
	"slices"

	"safehouse/rules"
	rule "safehouse/rules/intoodeep"
)

// refID is the ID of the thing that stands for a ref of a kind.
func refID(k rules.RefKind, i int) string { return info.RefString(rules.At(k, i)) }

// homes is the things that stand for an action; none for one that the prompt asks.
func (t *table) homes(a rules.Action) []string {
	if !t.View.Fits(a) {
		t.View.Elsewhere(a)
		return nil
	}
	x, y := int(a.Args[0]), int(a.Args[1])
	switch a.Verb {
	case rule.VHook, rule.VUnhook, rule.VLock, rule.VRole:
		return []string{refID(rule.KindCriminal, x), tagID(x)}
	case rule.VSkill, rule.VStamina:
		return []string{tagID(x), refID(rule.KindCriminal, x)}
	case rule.VDrop:
		return []string{refID(rule.KindItem, int(t.s.City.Holds[x])), refID(rule.KindCriminal, x)}
	case rule.VGrip:
		if slices.Contains(t.View.Legal(), rules.Do(rule.VSkill, x)) {
			return []string{discID(x)} // the tag says the Skill: pressing it uses that
		}
		return []string{discID(x), tagID(x)}
	case rule.VAdvance, rule.VLose:
		return []string{discID(x), refID(rule.KindCriminal, x)}
	case rule.VMove, rule.VEscort, rule.VSend, rule.VPush, rule.VPushItem, rule.VMoveItem, rule.VMoveHeat:
		return []string{refID(rule.KindZone, y)}
	case rule.VSentinel, rule.VZone, rule.VRoleZone:
		return []string{refID(rule.KindZone, x)}
	case rule.VPower:
		return []string{powerID(x)}
	case rule.VPick, rule.VSwapWith:
		return []string{refID(rule.KindItem, y)}
	case rule.VItem:
		return []string{refID(rule.KindItem, x)}
	case rule.VSwapItems:
		return []string{refID(rule.KindItem, x), refID(rule.KindItem, y)}
	case rule.VSwapCriminals:
		return []string{refID(rule.KindCriminal, x), refID(rule.KindCriminal, y)}
	case rule.VSide, rule.VStory, rule.VDitchSide, rule.VDitchOne, rule.VDitchTwo, rule.VDitchThree:
		return []string{refID(rule.KindCrime, x)}
	case rule.VApproach:
		return []string{refID(rule.KindApproach, x)}
	case rule.VBoost:
		return []string{refID(rule.KindBoost, x)}
	case rule.VClaim:
		return []string{refID(rule.KindSector, x)}
	case rule.VTake:
		return []string{refID(rule.KindEvidence, x)}
	case rule.VPlace, rule.VLook, rule.VKnown:
		return []string{refID(rule.KindPlace, x)}
	case rule.VFile:
		return []string{memoryID(x)}
	case rule.VChallenge, rule.VSwapTags:
		return []string{refID(rule.KindSeat, x)}
	case rule.VDiscard, rule.VBank:
		return []string{refID(rule.KindDilemma, x)}
	case rule.VPurge:
		return []string{"well"}
	case rule.VBlockade:
		return []string{refID(rule.KindEdge, y)}
	case rule.VDraw, rule.VDrawUnseen:
		return []string{refID(rule.KindDeck, x)}
	}
	return nil
}

func tagID(k int) string    { return "tag:" + info.Refs[rule.KindCriminal].IDs[k] }
func discID(k int) string   { return "disc:" + info.Refs[rule.KindCriminal].IDs[k] }
func powerID(z int) string  { return "power:" + info.Refs[rule.KindZone].IDs[z] }
func memoryID(e int) string { return "memory:" + info.Refs[rule.KindEvidence].IDs[e] }

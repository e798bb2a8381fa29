package infiltration_test

import (
	"slices"
	"testing"

	"safehouse/rules"
	"safehouse/rules/rulestest"
)

// A refusal is a position and an action that is refused there for one reason.
type refusal rulestest.Refusal[*table]

func ops(operands ...any) []any { return operands }

// refusals is every reason with at least one position for it.
var refusals = []refusal{
	{"why.over", gameOver, "select", ops(hugo, "advance")},
	{"why.other-question", plainTable, "stop", nil},
	{"why.other-question", jumpTable, "select", ops(hugo, "advance")},
	{"why.other-operative", plainTable, "select", ops(marilyn, "advance")},
	{"why.has-chosen", marilynFirst, "select", ops(marilyn, "advance")},
	{"why.target-gone", gabrielOut, "select", ops(gabriel, "advance")},
	{"why.target-away", plainTable, "select", ops(white, "advance")},
	{"why.not-in-hand", plainTable, "select", ops(hugo, "zip-line")},
	{"why.not-in-hand", swapTable, "discard", ops("slider")},
	{"why.not-in-hand", informantTable, "play", ops("zip-line")},
	{"why.no-download", extractTable, "select", ops(hugo, "download")},
	{"why.no-extract", plainTable, "select", ops(hugo, "extract")},
	{"why.no-download", extractInformant, "play", ops("download")},
	{"why.no-extract", informantTable, "play", ops("extract")},
	{"why.delayed", delayedTable, "select", ops(hugo, "advance")},
	{"why.delayed", limpingTable, "select", ops(hugo, "retreat")},
	{"why.draft-kept", draftTable, "keep", ops(hugo, "jump-pack")},
	{"why.draft-action", draftTable, "keep", ops(hugo, "advance")},
	{"why.not-in-hand", draftTable, "keep", ops(hugo, "anonymous-tip")},
	{"why.other-operative", draftTable, "keep", ops(marilyn, "circuit-talon")},
	{"why.target-away", draftTable, "keep", ops(white, "circuit-talon")},
	{"why.resolve-not-yours", resolveTable, "resolve", ops(marilyn)},
	{"why.resolve-gone", resolveGone, "resolve", ops(animal)},
	{"why.resolve-done", resolveSecond, "resolve", ops(hugo)},
	{"why.target-away", resolveTable, "resolve", ops(white)},
	{"why.move-far", jumpTable, "move", ops("4")},
	{"why.move-elevator", elevatorTable, "move", ops("4")},
	{"why.move-forward-only", jumpTable, "move", ops("1")},
	{"why.move-backward-only", elevatorTable, "move", ops("8")},
	{"why.move-secret", jumpTable, "move", ops("secret")},
	{"why.move-out", jumpTable, "move", ops("out")},
	{"why.move-here", jumpTable, "move", ops("2")},
	{"why.must-move", sliderTable, "stop", nil},
	{"why.must-discard", mailTable, "done", nil},
	{"why.play-not-named", jammerTable, "play", ops("download")},
	{"why.play-not-named", jammerTable, "play", ops("zip-line")},
	{"why.played", dieselSecond, "play", ops("interface")},
	{"why.room-face-down", tapTable, "room", ops("4")},
	{"why.room-not-next-door", talonTable, "room", ops("4")},
	{"why.room-own", talonTable, "room", ops("2")},
	{"why.room-secret", talonTable, "room", ops("secret")},
	{"why.room-no-data", officeTable, "room", ops("1")},
	{"why.room-outside", talonTable, "room", ops("out")},
	{"why.target-self", linkTable, "operative", ops(hugo)},
	{"why.target-away", linkTable, "operative", ops(white)},
	{"why.target-gone", trackerTable, "operative", ops(monica)},
	{"why.target-far", trackerTable, "operative", ops(animal)},
	{"why.target-delayed", trackerTable, "operative", ops(marilyn)},
	{"why.shot-no-worker", gunTable, "shoot-worker", ops("3")},
	{"why.shot-lock", gunTable, "shoot-worker", ops("2")},
	{"why.room-not-next-door", gunTable, "shoot-worker", ops("4")},
	{"why.room-face-down", gunTable, "shoot-worker", ops("5")},
	{"why.room-secret", gunTable, "shoot-worker", ops("secret")},
	{"why.room-outside", gunTable, "shoot-worker", ops("out")},
	{"why.npc-far", gunTable, "shoot-npc", ops("csx-13")},
	{"why.npc-away", gunTable, "shoot-npc", ops("leah-bailey")},
	{"why.shot-wounded", gunTable, "shoot-operative", ops(marilyn)},
	{"why.target-far", gunTable, "shoot-operative", ops(animal)},
	{"why.target-self", gunTable, "shoot-operative", ops(hugo)},
	{"why.target-gone", gunTable, "shoot-operative", ops(gabriel)},
	{"why.discard-action", mailTable, "discard", ops("advance")},
	{"why.wounded", wardTable, "wound", nil},
	{"why.no-wound", mailTable, "wound", nil},
	{"why.no-wound", swapTable, "wound", nil},
	{"why.no-alarm", healthyWard, "alarm", nil},
	{"why.no-alarm-wounded", wardTable, "alarm", nil},
	{"why.must-discard", wardTable, "done", nil},
	{"why.carry-too-many", serverTable, "carry", ops(5)},
	{"why.carry-not-there", serverTable, "carry", ops(4)},
	{"why.carry-negative", serverTable, "carry", ops(-1)},
	{"why.npc-away", npcChoice, "activate", ops("tyrone-kent")},
	{"why.npc-face-down", npcChoice, "activate", ops("leah-bailey")},
	{"why.npc-acted", npcChoice, "activate", ops("james-harris")},
	{"why.npc-later", npcLater, "activate", ops("tyrone-kent")},
	{"why.extract-not-yours", extractOrder, "extract", ops(animal)},
	{"why.target-gone", extractOrder, "extract", ops(marilyn)},
	{"why.target-away", extractOrder, "extract", ops(white)},
	{"why.privilege-off", plainTable, "crack", nil},
	{"why.privilege-off", plainTable, "crawl", ops("2")},
	{"why.privilege-off", plainTable, "stall", nil},
	{"why.privilege-seat", rivalCracks, "crack", nil},
	{"why.privilege-once", crawledTable, "crawl", ops("2")},
	{"why.no-guard", crackBare, "crack", nil},
	{"why.room-own", crawlTable, "crawl", ops("2")},
	{"why.room-not-next-door", crawlTable, "crawl", ops("4")},
	{"why.room-face-down", crawlTable, "crawl", ops("5")},
	{"why.room-secret", crawlTable, "crawl", ops("secret")},
	{"why.room-outside", crawlTable, "crawl", ops("out")},
}

func plainTable(t *testing.T) *table { return facility(t, 4, nil, "cafeteria") }
func gameOver(t *testing.T) *table   { return end(t).escape(hugo, marilyn, gabriel) }
func gabrielOut(t *testing.T) *table { return facility(t, 4, nil, "cafeteria").at(gabriel, "out") }
func marilynFirst(t *testing.T) *table {
	return facility(t, 4, nil, "cafeteria").Set("first", 1).choose(marilyn, "interface")
}
func jumpTable(t *testing.T) *table {
	return solo(t, "2", line12[:4]...).hand(hugo, "jump-pack").play("jump-pack")
}
func swapTable(t *testing.T) *table {
	return solo(t, "1", "equipment-lockers").hand(hugo, "zip-line").play("interface")
}
func mailTable(t *testing.T) *table {
	return solo(t, "1", "mail-room").hand(hugo, "zip-line", "diesel").play("interface")
}
func informantTable(t *testing.T) *table {
	return solo(t, "1", "cafeteria").hand(hugo, "informant").play("informant")
}
func extractTable(t *testing.T) *table { return soloWith(t, "1", extraction, "cafeteria") }
func extractInformant(t *testing.T) *table {
	return soloWith(t, "1", extraction, "cafeteria").hand(hugo, "informant").play("informant")
}
func delayedTable(t *testing.T) *table { return plainTable(t).Set(hugoDelayed, true) }
func limpingTable(t *testing.T) *table { return delayedTable(t).Set(hugoWounded, true) }

// draftTable is the second step of a draft of three; Hugo has set the Jump Pack
// aside.
func draftTable(t *testing.T) *table {
	s := tables(t, 1, 3, draft)[0]
	s.keepFirst(1)
	hands := map[string][]string{
		hugo:    {"jump-pack", "zip-line", "diesel", "slider"},
		marilyn: {"circuit-talon", "neuro-spike", "nerve-gas", "emp-charge"},
		gabriel: {"informant", "sledgehammer", "stun-baton", "trauma-kit"},
	}
	items := map[string]string{}
	for id := range s.Get("items").(map[string]any) {
		items[id] = "deck"
	}
	names := map[string]any{}
	for i, o := range s.ringOf() {
		names[crew[i]] = s.Get("operatives." + o)
		for _, it := range hands[crew[i]] {
			items[it] = "hand:" + crew[i]
		}
	}
	s.Set("operatives", names, "items", items, "clues", map[string]any{}, "prototypes", map[string]int{"pool": 4})
	return s.Do("keep", hugo, "jump-pack")
}

func resolveTable(t *testing.T) *table {
	return facility(t, 2, nil, "cafeteria").data("1", 0).choose(hugo, "download", gabriel, "download", marilyn, "download", animal, "download")
}
func resolveSecond(t *testing.T) *table { return resolveTable(t).Do("resolve", hugo) }
func resolveGone(t *testing.T) *table {
	s := facility(t, 3, pair, "cafeteria").data("1", 0).at(animal, "out")
	return s.choose(hugo, "download", gabriel, "download", marilyn, "download")
}
func elevatorTable(t *testing.T) *table {
	return solo(t, "7", slices.Concat(line12[:6], []string{"executive-elevator"})...).play("retreat")
}
func sliderTable(t *testing.T) *table {
	return solo(t, "2", line12[:3]...).hand(hugo, "slider").play("slider")
}
func jammerTable(t *testing.T) *table {
	return solo(t, "2", line12[:3]...).hand(hugo, "signal-jammer").play("signal-jammer")
}
func dieselSecond(t *testing.T) *table {
	return solo(t, "2", line12[:3]...).hand(hugo, "diesel").play("diesel").Do("play", "interface")
}
func tapTable(t *testing.T) *table {
	return solo(t, "3", line12[:3]...).hand(hugo, "wireless-tap").play("wireless-tap")
}
func talonTable(t *testing.T) *table {
	return solo(t, "2", line12[:4]...).hand(hugo, "circuit-talon").play("circuit-talon")
}
func officeTable(t *testing.T) *table {
	return solo(t, "7", slices.Concat(line12[:6], []string{"directors-office"})...).data("1", 0).play("interface")
}
func linkTable(t *testing.T) *table {
	return plainTable(t).hand(hugo, "piggyback-link").data("1", 0).idle(marilyn, gabriel, animal).play("piggyback-link")
}
func trackerTable(t *testing.T) *table {
	s := facility(t, 6, nil, line12[:3]...).hand(hugo, "movement-tracker", "informant").data("1", 0).data("2", 0).data("3", 0)
	s.at(animal, "3", monica, "out", white, "2").idle(marilyn, gabriel, animal, white)
	return s.play("informant").Set("operatives."+marilyn+".delayed", true).Do("play", "movement-tracker")
}
func gunTable(t *testing.T) *table {
	s := solo(t, "2", "cafeteria", "guard-post", "atrium", "infirmary").hand(hugo, "gauss-pistol").at(marilyn, "3")
	return s.Set("operatives."+marilyn+".wounded", true, "npcs.csx-13.place", "4", "npcs.james-harris.place", "1").play("gauss-pistol")
}
func wardTable(t *testing.T) *table {
	return solo(t, "1", "research-admin-office", "secret:experiment-ward").hand(hugo, "zip-line", "diesel").Set(hugoWounded, true).play("interface")
}
func healthyWard(t *testing.T) *table {
	return solo(t, "1", "research-admin-office", "secret:experiment-ward").hand(hugo, "zip-line", "diesel").play("interface")
}
func serverTable(t *testing.T) *table {
	return solo(t, "2", "cafeteria", "atrium", "infirmary").hand(hugo, "portable-server").play("portable-server")
}
func npcChoice(t *testing.T) *table {
	return npcTable(t).npc("james-harris", "2", "leah-bailey", "3", "csx-13", "4", "officer-nelson", "4").down("leah-bailey").pass()
}
func npcLater(t *testing.T) *table {
	return npcTable(t).npc("tyrone-kent", "5", "csx-13", "4", "officer-nelson", "4").pass()
}
func extractOrder(t *testing.T) *table {
	s := facility(t, 2, extraction, "guard-post").at(marilyn, "out")
	return s.choose(hugo, "extract", gabriel, "extract", animal, "interface").Do("resolve", hugo)
}

// Every reason is given for a position and an action of its own, refuses it and
// changes nothing.
func TestEveryRefusalNamesItsReason(t *testing.T) { rulestest.RefusalsOf(refusals).Named(t) }

// No reason is without a position.
func TestEveryReasonHasAPosition(t *testing.T) { rulestest.RefusalsOf(refusals).Complete(t, game) }

// The reasons as a player reads them.
func TestGoldenReasons(t *testing.T) {
	rulestest.RefusalsOf(refusals).Golden(t, "testdata/reasons.txt", say(t))
}

// An action that the game does not know is refused, whatever is asked.
func TestAMalformedActionIsRefused(t *testing.T) {
	rulestest.Malformed(t, plainTable(t), rules.Action{}, rules.Action{Verb: 200}, rules.Do(3, 1, 99), rules.Do(3, -1, 0), rules.Do(6, 1), rules.Do(3, 0, 0, 7))
}

package infiltration_test

import (
	"slices"
	"testing"

	"safehouse/rules"
	"safehouse/rules/rulestest/hinted"
)

// late is a round in which the next security roll ends the game.
func late(s *table) *table {
	s.Set("proximity", 92, "alarm", 3, "round", 9)
	return s
}

// hurry is a round so late that few are left.
func hurry(s *table, proximity, alarm int) *table {
	s.T.Helper()
	return s.Set("proximity", proximity, "alarm", alarm, "round", 8)
}

// still keeps Hugo where he is for this round.
func still(s *table) *table {
	s.T.Helper()
	return s.Set(hugoDelayed, true)
}

// gone is solo with the rival out and with two tokens worth three, so that Hugo has to bring more.
func gone(s *table) *table {
	s.T.Helper()
	return s.chose(marilyn, "none", animal, "none").at(marilyn, "out", animal, "out").pile(marilyn, 1, 1, 0)
}

// upstairs is a line whose first floor is line12's.
func upstairs(rooms ...string) []string { return slices.Concat(line12[:6], rooms) }

// lasers is solo before a laser corridor that Hugo enters.
func lasers(t *testing.T, alarm, proximity int, hand ...string) *table {
	t.Helper()
	s := solo(t, "6", upstairs("laser-corridor")...).hand(hugo, hand...)
	return s.Set("alarm", alarm, "proximity", proximity, "round", 5).play("advance")
}

// decided is a position in which one fact decides.
type decided hinted.Position[*table]

// positions are those whose deciding fact a person has named.
var positions = []decided{
	{"the entry room leads out and the next roll brings the mercs", "advice.escape", func(t *testing.T) *table {
		return late(solo(t, "1", line12[:4]...).pile(hugo, 2, 2, 2))
	}},
	{"nothing is in hand, and the mercs are about to catch all others", "advice.escape-first", func(t *testing.T) *table {
		return late(solo(t, "1", line12[:4]...).at(gabriel, "secret"))
	}},
	{"only the Zip Line crosses three rooms in the last round", "advice.shortcut", func(t *testing.T) *table {
		return late(solo(t, "3", line12[:4]...).pile(hugo, 2, 2, 2).hand(hugo, "zip-line"))
	}},
	{"the Loading Dock leads straight out", "advice.exit", func(t *testing.T) *table {
		return late(solo(t, "4", line12[:5]...).pile(hugo, 2, 2, 2))
	}},
	{"with two rounds left the way out of room 2 has to begin", "advice.out", func(t *testing.T) *table {
		s := solo(t, "2", line12[:4]...).pile(hugo, 2, 2, 2)
		s.Set("proximity", 88, "alarm", 3, "round", 8)
		return s
	}},
	{"wounded, the way back takes a round more for each Retreat", "advice.out-wounded", func(t *testing.T) *table {
		s := solo(t, "2", line12[:4]...).pile(hugo, 2, 2, 2)
		s.Set("proximity", 80, "alarm", 3, "round", 8, hugoWounded, true)
		return s
	}},
	{"three rivals in the room act later", "advice.first", func(t *testing.T) *table {
		return facility(t, 4, nil, "infirmary").data("1", 2)
	}},
	{"a rival in the room acts before", "advice.later", func(t *testing.T) *table {
		s := facility(t, 4, nil, line12[:6]...).data("1", 9).at(gabriel, "3", animal, "3")
		s.Set("first", 1)
		return s.choose(marilyn, "download", gabriel, "download", animal, "download")
	}},
	{"nobody else is where five data lie", "advice.alone", func(t *testing.T) *table {
		return solo(t, "7", line12[:8]...)
	}},
	{"alone an Extract takes four", "advice.extract", func(t *testing.T) *table {
		return soloWith(t, "7", extraction, line12[:8]...)
	}},
	{"the Data Siphon takes a third token", "advice.siphon", func(t *testing.T) *table {
		s := solo(t, "1", "atrium").data("1", 3).hand(hugo, "data-siphon")
		s.Set("proximity", 80, "alarm", 3, "round", 8)
		return s
	}},
	{"the Stun Baton frees what the lab worker guards", "advice.frees-worker", func(t *testing.T) *table {
		return solo(t, "1", line12[:3]...).data("1", 0).hand(hugo, "stun-baton")
	}},
	{"the Nano Lockpick frees what the tech lock shuts off", "advice.frees-lock", func(t *testing.T) *table {
		return solo(t, "7", line12[:8]...).data("7", 0).hand(hugo, "nano-lockpick")
	}},
	{"the next door is closed and there is time", "advice.closed", func(t *testing.T) *table {
		return facility(t, 4, nil, "cafeteria").data("1", 0)
	}},
	{"the next room holds more than this one", "advice.next", func(t *testing.T) *table {
		return solo(t, "6", line12[:9]...).data("6", 0)
	}},
	{"the Server Farm gives three from the pool", "advice.pool", func(t *testing.T) *table {
		return solo(t, "7", line12[:8]...).data("7", 0).data("8", 0)
	}},
	{"a Prototype lies ready behind no guard", "advice.prototype", func(t *testing.T) *table {
		s := solo(t, "9", line12[:10]...).data("9", 0)
		s.Set("rooms.9.guarded", false)
		return s
	}},
	{"the Backdoor Program needs no data in the room", "advice.pool", func(t *testing.T) *table {
		s := solo(t, "1", line12[:2]...).data("1", 0).data("2", 0).hand(hugo, "backdoor-program")
		s.Set("proximity", 80, "alarm", 1, "round", 7)
		return s
	}},
	{"the only data lie in the room behind, and there is time", "advice.next", func(t *testing.T) *table {
		return solo(t, "2", line12[:4]...).data("2", 0).data("3", 0)
	}},
	{"the Atrium next door holds three, and a rival is out with two tokens", "advice.next", func(t *testing.T) *table {
		return gone(solo(t, "1", "cafeteria", "atrium").data("1", 0).hand(hugo, "courier-rig"))
	}},
	{"the next room is as empty as this one, and data lie behind it", "advice.deeper", func(t *testing.T) *table {
		return solo(t, "6", line12[:9]...).data("6", 0).data("7", 0)
	}},
	{"the Research Admin Office leads into the Vault", "advice.secret", func(t *testing.T) *table {
		return still(solo(t, "1", "research-admin-office", "secret:vault").data("1", 0))
	}},
	{"the Panic Room leads straight out", "advice.exit", func(t *testing.T) *table {
		return late(solo(t, "secret", "cafeteria", "secret:panic-room").at(marilyn, "1", animal, "1").pile(hugo, 2, 2, 2))
	}},
	{"the Executive Elevator leads out of room 7", "advice.exit", func(t *testing.T) *table {
		return late(solo(t, "7", upstairs("executive-elevator")...).pile(hugo, 2, 2, 2))
	}},
	{"the Frictionless Slippers save one of three rounds", "advice.shortcut", func(t *testing.T) *table {
		return hurry(solo(t, "3", line12[:4]...).pile(hugo, 2, 2, 2).hand(hugo, "frictionless-slippers"), 86, 4)
	}},
	{"wounded in the entry room with nine tokens and one round left", "advice.escape", func(t *testing.T) *table {
		return late(solo(t, "1", "security-checkpoint").pile(hugo, 3, 3, 3).Set(hugoWounded, true))
	}},
	{"wounded, room 3 is five rounds from the way out", "advice.out-wounded", func(t *testing.T) *table {
		return hurry(solo(t, "3", "cafeteria", "atrium", "infirmary").pile(hugo, 3, 3, 2).data("3", 0).
			Set(hugoWounded, true, "rooms.3.interface", false, "rooms.3.spent", true), 74, 3)
	}},
	{"with rivals in the room an Extract is contested", "advice.data", func(t *testing.T) *table {
		return facility(t, 4, extraction, "security-checkpoint")
	}},
	{"two rivals act later, and one round is left for three data", "advice.first", func(t *testing.T) *table {
		return hurry(facility(t, 3, nil, "atrium").data("1", 3), 88, 4)
	}},
	{"both rivals Download before", "advice.later", func(t *testing.T) *table {
		s := hurry(facility(t, 3, nil, "atrium").data("1", 3), 88, 4).Set("first", 1)
		return s.choose(marilyn, "download", gabriel, "download")
	}},
	{"a rival is out with two tokens, and three lie here", "advice.alone", func(t *testing.T) *table {
		return hurry(gone(solo(t, "1", "atrium")), 86, 3)
	}},
	{"the High-Capacity Wire takes a third token where nobody is first", "advice.siphon", func(t *testing.T) *table {
		return hurry(gone(solo(t, "1", "atrium").hand(hugo, "high-capacity-wire")), 86, 3)
	}},
	{"a rival is out with two tokens, and the room is empty", "advice.pool", func(t *testing.T) *table {
		return hurry(gone(solo(t, "1", "atrium")).data("1", 0).hand(hugo, "backdoor-program"), 86, 3)
	}},
	{"the Mail Room turns a worthless item into two data", "advice.pool", func(t *testing.T) *table {
		return solo(t, "1", "mail-room").data("1", 0).hand(hugo, "anonymous-tip")
	}},
	{"the Wireless Tap reaches the Infirmary, with more than this room", "advice.room", func(t *testing.T) *table {
		return solo(t, "3", line12[:4]...).data("3", 0).hand(hugo, "wireless-tap").play("wireless-tap")
	}},
	{"the Vault is empty and brings three more", "advice.adds", func(t *testing.T) *table {
		s, _ := inRoom(t, "vault")
		return s.data("secret", 0)
	}},
	{"wounded, four data come along to the entry room at the price of one card", "advice.carry", func(t *testing.T) *table {
		return hurry(gone(solo(t, "2", "cafeteria", "atrium").data("1", 0).data("2", 6)).pile(marilyn, 0, 0, 2).hand(hugo, "portable-server"), 72, 2).
			Set(hugoWounded, true)
	}},
	{"the Remote Spyware goes on collecting six data", "advice.spyware", func(t *testing.T) *table {
		return solo(t, "1", "security-checkpoint", "atrium").hand(hugo, "remote-spyware")
	}},
	{"the Sledgehammer opens the Equipment Lockers", "advice.frees-lock", func(t *testing.T) *table {
		return solo(t, "3", line12[:3]...).data("3", 0).data("2", 0).data("1", 0).hand(hugo, "sledgehammer")
	}},
	{"the Circuit Talon reaches the lab worker next door", "advice.frees-worker", func(t *testing.T) *table {
		return solo(t, "2", line12[:4]...).data("2", 0).data("1", 0).hand(hugo, "circuit-talon")
	}},
	{"the Blackmail File lies in the Executive Suite", "advice.file", func(t *testing.T) *table {
		s, _ := inRoom(t, "executive-suite")
		return s.data("7", 0)
	}},
	{"the Black Archive has the Blackmail File as well", "advice.file", func(t *testing.T) *table {
		s, _ := inRoom(t, "black-archive")
		return s.data("secret", 0)
	}},
	{"the Prototype Lab has a Prototype for who has none", "advice.prototype", func(t *testing.T) *table {
		s, _ := inRoom(t, "prototype-lab")
		return s.data("secret", 0)
	}},
	{"the room is empty, and there is a round for two items", "advice.draw", func(t *testing.T) *table {
		return hurry(solo(t, "1", "security-checkpoint").data("1", 0), 84, 3)
	}},
	{"delayed in the Infirmary a wound can be healed", "advice.heal", func(t *testing.T) *table {
		return still(hurry(solo(t, "3", "cafeteria", "server-closet", "infirmary").data("3", 0).pile(hugo, 2, 2, 2).Set(hugoWounded, true), 72, 3))
	}},
	{"the Trauma Kit saves three rounds on the way out of room 4", "advice.heal", func(t *testing.T) *table {
		return hurry(solo(t, "4", "cafeteria", "mail-room", "atrium", "loading-dock").data("4", 0).pile(hugo, 2, 2, 2).hand(hugo, "trauma-kit").
			Set(hugoWounded, true, "rooms.4.interface", false, "rooms.4.spent", true), 72, 3)
	}},
	{"one of two items is a small price for no wound", "advice.healthy", func(t *testing.T) *table { return healthyWard(t) }},
	{"the Zip Line in hand is the only way out in time", "advice.wound-ward", func(t *testing.T) *table {
		return hurry(solo(t, "1", "research-admin-office", "secret:experiment-ward").hand(hugo, "zip-line").pile(hugo, 2, 2, 2), 83, 3).play("interface")
	}},
	{"the alarm is at 0, and the way out long", "advice.raise", func(t *testing.T) *table { return lasers(t, 0, 60) }},
	{"the alarm is at 6, and the Trauma Kit heals", "advice.wound-laser", func(t *testing.T) *table { return lasers(t, 6, 40, "trauma-kit") }},
	{"delayed at the Guard Post with the alarm at 6", "advice.alarm", func(t *testing.T) *table {
		return still(hurry(solo(t, "1", "guard-post").data("1", 0), 70, 6))
	}},
	{"the Signal Jammer makes the third round on the way out safe", "advice.alarm", func(t *testing.T) *table {
		return hurry(solo(t, "3", line12[:4]...).data("3", 0).pile(hugo, 2, 2, 2).hand(hugo, "signal-jammer"), 81, 5)
	}},
	{"the AI Core silences an alarm of 6 before the way out", "advice.alarm", func(t *testing.T) *table {
		s, _ := inRoom(t, "ai-core")
		return still(hurry(gone(s.data("secret", 0)).pile(hugo, 2, 2, 2), 80, 6))
	}},
	{"without Backup the mercs come before room 1 is reached", "advice.setback", func(t *testing.T) *table {
		return late(solo(t, "2", line12[:4]...).pile(hugo, 2, 2, 2).hand(hugo, "call-for-backup"))
	}},
	{"rivals with nine tokens are in rooms 8 and 9, and the mercs near", "advice.chase", func(t *testing.T) *table {
		return hurry(solo(t, "1", line12[:9]...).data("1", 0).pile(marilyn, 3, 3, 3).at(marilyn, "8", animal, "9").hand(hugo, "anonymous-tip"), 84, 1)
	}},
	{"two rivals in the room would limp on the way out", "advice.wounds", func(t *testing.T) *table {
		return hurry(solo(t, "2", "loading-dock", "atrium").data("2", 0).at(marilyn, "2", animal, "2").pile(marilyn, 3, 3, 3).
			hand(hugo, "flechette-pistol"), 84, 2)
	}},
	{"the Atrium holds up two rivals next door when no round is to be lost", "advice.delays", func(t *testing.T) *table {
		return hurry(solo(t, "1", "atrium", "cafeteria").data("1", 0).at(marilyn, "2", animal, "2").pile(marilyn, 3, 3, 3), 84, 3)
	}},
	{"the Stairwell drives two rivals from six data", "advice.push", func(t *testing.T) *table {
		return still(solo(t, "1", "stairwell", "security-checkpoint").data("1", 0).at(marilyn, "2", animal, "2"))
	}},
	{"two rivals with nine tokens have to come through the entry room", "advice.mine", func(t *testing.T) *table {
		return hurry(solo(t, "1", line12[:4]...).data("1", 0).at(marilyn, "3", animal, "3").pile(marilyn, 3, 3, 3).hand(hugo, "tripwire-mine"), 84, 3)
	}},
	{"nothing lies here, and three rivals act later", "advice.look", func(t *testing.T) *table {
		return still(late(facility(t, 4, nil, "atrium").data("1", 0).hand(hugo, "informant")))
	}},
	{"the Gauss Pistol hits who carries nine tokens", "advice.wound-whom", func(t *testing.T) *table {
		return hurry(solo(t, "2", "loading-dock", "stairwell", "atrium").hand(hugo, "gauss-pistol").at(marilyn, "3", animal, "3").
			pile(marilyn, 3, 3, 3), 80, 3).play("gauss-pistol")
	}},
	{"the Movement Tracker holds up who carries nine tokens", "advice.delay-whom", func(t *testing.T) *table {
		return hurry(solo(t, "1", line12[:4]...).hand(hugo, "movement-tracker").at(marilyn, "1", animal, "2").pile(marilyn, 3, 3, 3).
			play("movement-tracker"), 80, 3)
	}},
	{"Marilyn is where six data lie", "advice.link-whom", func(t *testing.T) *table {
		return solo(t, "1", "cafeteria", "security-checkpoint", "atrium").data("1", 0).at(marilyn, "2", animal, "3").hand(hugo, "piggyback-link").
			play("piggyback-link")
	}},
	{"of three items the Zip Line saves two rounds on the way out", "advice.mover", func(t *testing.T) *table {
		return draftTable(t).Set("items.diesel", "deck", "items.slider", "deck", "items.anonymous-tip", "hand:"+hugo, "items.remote-drone", "hand:"+hugo)
	}},
	{"wounded and delayed in the Laser Corridor, which hits whoever enters", "advice.disarm", func(t *testing.T) *table {
		return solo(t, "7", upstairs("laser-corridor")...).data("7", 0).Set(hugoWounded, true, hugoDelayed, true)
	}},
}

// What decides is named by a person; the first hint has to say it.
func TestAHintTellsWhatDecides(t *testing.T) {
	hinted.Check(t, positions, func(s *table) rules.State { return s.S })
}

// choices are such as are not always the best ones, each with what a person would say for it.
func choices(t *testing.T) []choice {
	return []choice{
		{"nothing lies in the Atrium", "advice.empty(room=name.room.atrium)", solo(t, "1", "atrium", "stairwell").data("1", 0), "select", []any{hugo, "download"}},
		{"the token of the Atrium is spent", "advice.no-token(room=name.room.atrium)", solo(t, "1", "atrium", "stairwell").Set("rooms.1.interface", false, "rooms.1.spent", true), "select", []any{hugo, "interface"}},
		{"the Mail Room wants an item, and none is in hand", "advice.no-use(room=name.room.mail-room)", solo(t, "1", "mail-room", "stairwell").hand(hugo), "select", []any{hugo, "interface"}},
		{"nobody is wounded in the Infirmary", "advice.room-idle(room=name.room.infirmary)", solo(t, "1", "infirmary", "stairwell"), "select", []any{hugo, "interface"}},
		{"the Atrium has no tech lock", "advice.no-lock", solo(t, "1", "atrium", "stairwell").data("1", 0).hand(hugo, "nano-lockpick"), "select", []any{hugo, "nano-lockpick"}},
		{"the Atrium has no lab worker", "advice.no-worker", solo(t, "1", "atrium", "stairwell").data("1", 0).hand(hugo, "stun-baton"), "select", []any{hugo, "stun-baton"}},
		{"two rounds out, and the mercs come in one", "advice.late(left=1, n=2)", late(solo(t, "2", line12[:4]...)), "select", []any{hugo, "advance"}},
		{"the secret room has no way out before a way in is known", "advice.no-way(room=name.room.panic-room)", solo(t, "secret", "atrium", "stairwell"), "select", []any{hugo, "retreat"}},
		{"nobody with tokens is near", "advice.no-target", solo(t, "1", "atrium", "stairwell").hand(hugo, "gauss-pistol"), "select", []any{hugo, "gauss-pistol"}},
		{"all others are where nothing lies", "advice.no-link", solo(t, "1", "atrium", "stairwell").hand(hugo, "piggyback-link"), "select", []any{hugo, "piggyback-link"}},
		{"nobody is deeper in", "advice.hurries", solo(t, "2", "atrium", "stairwell").hand(hugo, "anonymous-tip"), "select", []any{hugo, "anonymous-tip"}},
		{"alone, with nobody acting later", "advice.unlooked", solo(t, "1", "atrium", "stairwell").chose(marilyn, "none", animal, "none").at(marilyn, "out", animal, "out").data("1", 0).hand(hugo, "informant"), "select", []any{hugo, "informant"}},
		{"Marilyn has nothing yet", "advice.no-tokens(who=name.operative.marilyn-7y3t9d)", solo(t, "1", "atrium", "stairwell").hand(hugo, "movement-tracker").at(marilyn, "1", animal, "2").play("movement-tracker"), "operative", []any{marilyn}},
		{"the Gauss Pistol comes back", "advice.reusable(card=name.card.gauss-pistol)", draftTable(t).Set("items.diesel", "deck", "items.gauss-pistol", "hand:"+hugo), "keep", []any{hugo, "gauss-pistol"}},
		{"Gabriel plays for the same seat", "advice.own(who=name.operative.gabriel-correa-santiago)", solo(t, "1", "atrium", "stairwell").hand(hugo, "movement-tracker").at(marilyn, "1", gabriel, "2").chose(gabriel, "interface").play("movement-tracker").Do("resolve", hugo), "operative", []any{gabriel}},
		{"Diesel is gone with its use", "advice.single(card=name.card.diesel)", draftTable(t), "keep", []any{hugo, "diesel"}},
		{"two items are in hand at the Equipment Lockers", "advice.swap(n=2)", solo(t, "1", "equipment-lockers", "stairwell").hand(hugo, "diesel", "slider"), "select", []any{hugo, "interface"}},
		{"Animal is next door to the Clone Vats", "advice.sludge(n=1)", solo(t, "7", upstairs("clone-vats")...).at(animal, "6"), "select", []any{hugo, "interface"}},
		{"CSX-13 sleeps in the Bioroid Bay", "advice.flip(npc=name.npc.csx-13)", solo(t, "1", "bioroid-bay", "stairwell").Set("npcs.csx-13.place", "1"), "select", []any{hugo, "interface"}},
		{"the mercs come in a round, and the way out takes two", "advice.stall(left=1, n=2)", able(t, "stall", "2", "cafeteria", "atrium").Set("proximity", 92, "alarm", 3), "stall", nil},
	}
}

// What speaks for a choice that is not always the best one is told by a person too, with its figures.
func TestAChoiceTellsWhatSpeaksForIt(t *testing.T) {
	hinted.Tell(t, choices(t), adviceAt)
}

// choice is one of them.
type choice hinted.Choice[*table]

func adviceAt(at *table, verb string, args ...any) rules.Message {
	return at.S.Advice(at.Act(verb, args...))
}

// unsaidHints is how many reasons have no position yet. It only falls.
const unsaidHints = 0

// Each reason that a hint can give is said in a position that a person has stated.
func TestEveryHintHasAPosition(t *testing.T) {
	hinted.Stated(t, game.Info(), unsaidHints, positions, choices(t))
}

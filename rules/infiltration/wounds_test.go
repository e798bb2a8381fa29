package infiltration_test

import "testing"

// Wounded and delayed operatives.

// INF-219, INF-220: a healthy one becomes wounded, a wounded one does not change.
func TestAWoundedOperativeIgnoresFurtherWounds(t *testing.T) {
	s := npcTable(t).npc("officer-nelson", "5")
	s.pass().Is(hugoWounded, true)
	if s.Told("wounded") != 1 {
		t.Error("the wound is not told")
	}
	s.choose(marilyn, "interface", animal, "interface", hugo, "interface").Next("die", 1).Do("resolve", marilyn).Is(hugoWounded, true)
	if s.Told("wounded") != 0 {
		t.Error("a second wound is told")
	}
}

// INF-221: it stays wounded over the rounds until a room or an item heals it.
func TestAWoundLastsUntilItIsHealed(t *testing.T) {
	s := solo(t, "2", "cafeteria", "infirmary").Set(hugoWounded, true)
	s.play("download").finish()
	s.Is(hugoWounded, true).choose(marilyn, "interface", animal, "interface", hugo, "interface").Do("resolve", marilyn).Is(hugoWounded, false)
}

// INF-222: after an Advance or a Retreat card the wounded are delayed.
func TestTheWoundedAreDelayedByAdvanceAndRetreat(t *testing.T) {
	for card, to := range map[string]string{"advance": "3", "retreat": "1"} {
		s := solo(t, "2", "cafeteria", "infirmary", "equipment-lockers").Set(hugoWounded, true)
		s.play(card).effect(hugoAt, "2", to, hugoDelayed, false, true)
		s = solo(t, "2", "cafeteria", "infirmary", "equipment-lockers")
		s.play(card).effect(hugoAt, "2", to)
	}
}

// INF-223: also when the card had no effect, and when an item played it.
func TestTheWoundedAreDelayedEvenWithoutEffect(t *testing.T) {
	s := solo(t, "12", line12...).Set(hugoWounded, true)
	s.play("advance").effect(hugoDelayed, false, true)
	s = solo(t, "secret", "cafeteria").Set(hugoWounded, true)
	s.play("retreat").effect(hugoDelayed, false, true)
	s = solo(t, "2", "cafeteria", "infirmary").Set(hugoWounded, true, "alarm", 2).hand(hugo, "signal-jammer")
	s.play("signal-jammer").Do("play", "retreat").effect("alarm", 2, 0, hugoAt, "2", "1", hugoDelayed, false, true)
}

// INF-224: one who is wounded by the very step of the card is delayed.
func TestAWoundDuringTheCardDelays(t *testing.T) {
	s := solo(t, "1", "cafeteria", "infirmary").Set("items.tripwire-mine", "room:2:"+marilyn)
	s.play("advance").effect(hugoAt, "1", "2", hugoWounded, false, true, hugoDelayed, false, true, "items.tripwire-mine", "room:2:"+marilyn, "box")
}

// INF-225: one who is healed before it is not.
func TestOneHealedBeforeTheCardIsNotDelayed(t *testing.T) {
	s := solo(t, "2", "cafeteria", "infirmary").hand(hugo, "trauma-kit").Set(hugoWounded, true)
	s.play("trauma-kit").Do("play", "retreat").effect(hugoAt, "2", "1", hugoWounded, true, false)
}

// INF-226: movement by items and rooms never delays the wounded, so that a
// Retreat and the Slippers can follow each other without a pause.
func TestRetreatsAndMovementItemsAlternate(t *testing.T) {
	s := solo(t, "5", line12[:5]...).Set(hugoWounded, true).hand(hugo, "frictionless-slippers")
	s.play("retreat").effect(hugoAt, "5", "4", hugoDelayed, false, true)
	s.finish()
	s.choose(marilyn, "interface", animal, "interface").Refuses("why.delayed", "select", hugo, "retreat")
	s.Do("select", hugo, "frictionless-slippers").Do("resolve", marilyn).Do("move", "3").Do("move", "2").Is(hugoDelayed, false, hugoAt, "2")
	s.choose(hugo, "retreat", marilyn, "interface", animal, "interface").Is(hugoAt, "1")
	s = solo(t, "1", "research-admin-office").Set(hugoWounded, true)
	s.play("interface").effect("alarm", 0, 1, hugoAt, "1", "secret")
}

// INF-227: healing does not stand anybody up.
func TestHealingDoesNotRemoveADelay(t *testing.T) {
	s := solo(t, "2", "cafeteria", "infirmary").hand(hugo, "diesel").Set(hugoWounded, true, "specials.sludge", "2").at(hugo, "1")
	s.play("diesel").Do("play", "advance").Is(hugoDelayed, true, hugoWounded, true)
	s.Do("play", "interface").effect(hugoAt, "1", "2", hugoWounded, true, false, hugoDelayed, false, true)
}

// INF-228: the other cards delay no wounded operative.
func TestOtherCardsDoNotDelayTheWounded(t *testing.T) {
	for _, card := range []string{"interface", "download", "backdoor-program"} {
		s := solo(t, "1", "guard-post").Set(hugoWounded, true).hand(hugo, "backdoor-program")
		s.play(card).Is(hugoDelayed, false)
	}
	s := soloWith(t, "1", extraction, "guard-post").Set(hugoWounded, true)
	s.play("extract").Is(hugoDelayed, false)
}

// INF-229: everybody sees a delay.
func TestADelayIsPublic(t *testing.T) {
	s := solo(t, "1", "cafeteria", "infirmary").Set("specials.sludge", "2")
	s.play("advance")
	if s.Sees(1, hugoDelayed) != true || s.Sees(-1, hugoDelayed) != true {
		t.Error("the delay is hidden")
	}
}

// INF-230, INF-231, INF-233: the next selection only: the wounded advance every
// other round.
func TestADelayForbidsOneSelectionOnly(t *testing.T) {
	s := solo(t, "1", line12[:4]...).Set(hugoWounded, true)
	s.play("advance").effect(hugoAt, "1", "2", hugoDelayed, false, true)
	s.finish()
	s.choose(marilyn, "interface", animal, "interface").Refuses("why.delayed", "select", hugo, "advance")
	s.Do("select", hugo, "download").Do("resolve", marilyn).Is(hugoDelayed, false, "round", 3)
	s.choose(hugo, "advance", marilyn, "interface", animal, "interface").Is(hugoAt, "3", hugoDelayed, true)
}

// INF-232: two delays in one round cost one selection.
func TestDelaysDoNotStack(t *testing.T) {
	s := solo(t, "1", line12[:3]...).Set(hugoWounded, true, "specials.sludge", "2")
	s.play("advance").effect(hugoAt, "1", "2", hugoDelayed, false, true)
	if s.Told("delayed") != 1 {
		t.Error("two delays are told")
	}
	s.finish()
	s.choose(marilyn, "interface", animal, "interface", hugo, "download").Do("resolve", marilyn).Is(hugoDelayed, false)
}

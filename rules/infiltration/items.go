package infiltration

// The item cards (games §6).
const (
	FrictionlessSlippers Item = iota
	JumpPack
	CircuitTalon
	NeuroSpike
	DataCodeBreaker
	RemoteSpyware
	DisrupterLaser
	RemoteDrone
	CallForBackup
	Sledgehammer
	Diesel
	GaussPistol
	Slider
	QianjuPT
	FlechettePistol
	MovementTracker
	Informant
	Secretaries
	HologramProjection
	HighCapacityWire
	PortableServer
	ZipLine
	CourierRig
	DataSiphon
	WirelessTap
	PiggybackLink
	BackdoorProgram
	StunBaton
	NanoLockpick
	EMPCharge
	NerveGas
	TraumaKit
	SignalJammer
	TripwireMine
	AnonymousTip
	items = iota
)

// Items is the number of items.
const Items = items

// allItems is the whole deck.
const allItems Set = 1<<items - 1

// ItemCard is what is printed on an item.
type ItemCard struct {
	ID   string
	Fate Fate
	Keep float64 // what it is worth to have, in zettabytes: for drafting, passing and discarding
	Text []Step
}

// itemCards is the deck, one row a card.
//
//mutants:zero Fate
var itemCards = [items]ItemCard{
	FrictionlessSlippers: {"frictionless-slippers", Discard, 3.0, fx(upTo(2, backward))},
	JumpPack:             {"jump-pack", Discard, 2.8, fx(upTo(2, forward))},
	CircuitTalon:         {"circuit-talon", Discard, 2.6, fx(nextDoor(), destroy(LabWorker, there), download(there))},
	NeuroSpike:           {"neuro-spike", Discard, 2.4, fx(destroy(LabWorker, here), play(Interface))},
	DataCodeBreaker:      {"data-code-breaker", Discard, 2.4, fx(destroy(TechLock, here), play(Interface))},
	RemoteSpyware:        {"remote-spyware", RoomFate, 2.8, fx(leave(), advanceOrRetreat())},
	DisrupterLaser:       {"disrupter-laser", Discard, 2.6, fx(nextDoor(), destroy(TechLock, there), download(there))},
	RemoteDrone:          {"remote-drone", Discard, 1.4, fx(scout(), play(Advance, Download))},
	CallForBackup:        {"call-for-backup", Box, 2.6, fx(proximity(-8), advanceOrRetreat())},
	Sledgehammer:         {"sledgehammer", Hand, 3.2, fx(alarm(+1), destroy(TechLock, here), download(here))},
	Diesel:               {"diesel", Discard, 2.6, fx(play(Advance, Retreat, Interface, Download), play(Advance, Retreat, Interface, Download), delaySelf())},
	GaussPistol:          {"gauss-pistol", Hand, 1.8, fx(alarm(+1), shoot())},
	Slider:               {"slider", Discard, 2.2, fx(move(either, 1), play(Interface))},
	QianjuPT:             {"qianju-pt", Box, 3.0, fx(upTo(2, either))},
	FlechettePistol:      {"flechette-pistol", Discard, 1.8, fx(alarm(+1), destroy(LabWorker, here), destroyNPCs(), woundOthers(here), advanceOrRetreat())},
	MovementTracker:      {"movement-tracker", Hand, 2.2, fx(delayOne(), advanceOrRetreat())},
	Informant:            {"informant", Discard, 1.6, fx(look(), playFromHand())},
	Secretaries:          {"secretaries", Discard, 2.6, fx(alarm(-1), download(here))},
	HologramProjection:   {"hologram-projection", RoomFate, 1.2, fx(leave(), advanceOrRetreat())},
	HighCapacityWire:     {"high-capacity-wire", Discard, 3.0, fx(wire(1), download(here))},
	PortableServer:       {"portable-server", Discard, 2.2, fx(carry(4))},
	ZipLine:              {"zip-line", Box, 3.6, fx(upTo(3, backward))},
	CourierRig:           {"courier-rig", Discard, 3.4, fx(advanceOrRetreat(), download(here))},
	DataSiphon:           {"data-siphon", Discard, 3.6, fx(siphon(3), alarm(+1))},
	WirelessTap:          {"wireless-tap", Discard, 2.6, fx(hereOrNextDoor(), download(there))},
	PiggybackLink:        {"piggyback-link", Discard, 2.6, fx(piggyback())},
	BackdoorProgram:      {"backdoor-program", Box, 3.8, fx(pool(2), alarm(+1))},
	StunBaton:            {"stun-baton", Discard, 3.2, fx(destroy(LabWorker, here), download(here))},
	NanoLockpick:         {"nano-lockpick", Discard, 3.2, fx(destroy(TechLock, here), download(here))},
	EMPCharge:            {"emp-charge", Box, 1.8, fx(alarm(+1), destroy(TechLock, nearby), clearInterfaces(nearby), advanceOrRetreat())},
	NerveGas:             {"nerve-gas", Box, 2.0, fx(alarm(+1), destroy(LabWorker, nearby), woundOthers(nearby), advanceOrRetreat())},
	TraumaKit:            {"trauma-kit", Discard, 1.8, fx(heal(), advanceOrRetreat())},
	SignalJammer:         {"signal-jammer", Box, 2.4, fx(alarm(-2), advanceOrRetreat())},
	TripwireMine:         {"tripwire-mine", RoomFate, 1.4, fx(leave(), advanceOrRetreat())},
	AnonymousTip:         {"anonymous-tip", Box, 1.0, fx(proximity(+10))},
}

// Extracts reports whether the card speaks of Download, so that with Data File
// Extraction it reads Extract instead (ruling 23); its text is then
// extract.card.<id>.
func (it Item) Extracts() bool {
	for _, st := range itemCards[it].Text {
		if st.Do == doDownload || st.Do == doWire || st.Do == doPlay && st.What>>Download&1 == 1 && it != Diesel {
			return true
		}
	}
	return false
}

// roomItems are the items that are left in rooms, in the order of the deck; the
// index is used for State.Left.
var roomItems = func() (l [3]Item) {
	n := 0
	for it := range Item(items) {
		if itemCards[it].Fate == RoomFate {
			l[n] = it
			n++
		}
	}
	return l
}()

const (
	leftSpyware = iota
	leftHologram
	leftMine
)

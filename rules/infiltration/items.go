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
	Text []Step
}

// itemCards is the deck, one row a card.
//
//mutants:zero Fate
var itemCards = [items]ItemCard{
	FrictionlessSlippers: {"frictionless-slippers", Discard, fx(upTo(2, backward))},
	JumpPack:             {"jump-pack", Discard, fx(upTo(2, forward))},
	CircuitTalon:         {"circuit-talon", Discard, fx(nextDoor(), destroy(LabWorker, there), download(there))},
	NeuroSpike:           {"neuro-spike", Discard, fx(destroy(LabWorker, here), play(Interface))},
	DataCodeBreaker:      {"data-code-breaker", Discard, fx(destroy(TechLock, here), play(Interface))},
	RemoteSpyware:        {"remote-spyware", RoomFate, fx(leave(), advanceOrRetreat())},
	DisrupterLaser:       {"disrupter-laser", Discard, fx(nextDoor(), destroy(TechLock, there), download(there))},
	RemoteDrone:          {"remote-drone", Discard, fx(scout(), play(Advance, Download))},
	CallForBackup:        {"call-for-backup", Box, fx(proximity(-8), advanceOrRetreat())},
	Sledgehammer:         {"sledgehammer", Hand, fx(alarm(+1), destroy(TechLock, here), download(here))},
	Diesel:               {"diesel", Discard, fx(play(Advance, Retreat, Interface, Download), play(Advance, Retreat, Interface, Download), delaySelf())},
	GaussPistol:          {"gauss-pistol", Hand, fx(alarm(+1), shoot())},
	Slider:               {"slider", Discard, fx(move(either, 1), play(Interface))},
	QianjuPT:             {"qianju-pt", Box, fx(upTo(2, either))},
	FlechettePistol:      {"flechette-pistol", Discard, fx(alarm(+1), destroy(LabWorker, here), destroyNPCs(), woundOthers(here), advanceOrRetreat())},
	MovementTracker:      {"movement-tracker", Hand, fx(delayOne(), advanceOrRetreat())},
	Informant:            {"informant", Discard, fx(look(), playFromHand())},
	Secretaries:          {"secretaries", Discard, fx(alarm(-1), download(here))},
	HologramProjection:   {"hologram-projection", RoomFate, fx(leave(), advanceOrRetreat())},
	HighCapacityWire:     {"high-capacity-wire", Discard, fx(wire(1), download(here))},
	PortableServer:       {"portable-server", Discard, fx(carry(4))},
	ZipLine:              {"zip-line", Box, fx(upTo(3, backward))},
	CourierRig:           {"courier-rig", Discard, fx(advanceOrRetreat(), download(here))},
	DataSiphon:           {"data-siphon", Discard, fx(siphon(3), alarm(+1))},
	WirelessTap:          {"wireless-tap", Discard, fx(hereOrNextDoor(), download(there))},
	PiggybackLink:        {"piggyback-link", Discard, fx(piggyback())},
	BackdoorProgram:      {"backdoor-program", Box, fx(pool(2), alarm(+1))},
	StunBaton:            {"stun-baton", Discard, fx(destroy(LabWorker, here), download(here))},
	NanoLockpick:         {"nano-lockpick", Discard, fx(destroy(TechLock, here), download(here))},
	EMPCharge:            {"emp-charge", Box, fx(alarm(+1), destroy(TechLock, nearby), clearInterfaces(nearby), advanceOrRetreat())},
	NerveGas:             {"nerve-gas", Box, fx(alarm(+1), destroy(LabWorker, nearby), woundOthers(nearby), advanceOrRetreat())},
	TraumaKit:            {"trauma-kit", Discard, fx(heal(), advanceOrRetreat())},
	SignalJammer:         {"signal-jammer", Box, fx(alarm(-2), advanceOrRetreat())},
	TripwireMine:         {"tripwire-mine", RoomFate, fx(leave(), advanceOrRetreat())},
	AnonymousTip:         {"anonymous-tip", Box, fx(proximity(+10))},
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

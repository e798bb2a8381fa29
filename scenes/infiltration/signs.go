package infiltration

import (
	"safehouse/render"
	rule "safehouse/rules/infiltration"
)

// Names of pictograms.
const (
	iconData      = "infiltration/data"
	iconLock      = "infiltration/tech-lock"
	iconWorker    = "infiltration/lab-worker"
	iconInterface = "infiltration/interface"
	iconAlarm     = "infiltration/alarm"
	iconProximity = "infiltration/proximity"
	iconDelayed   = "infiltration/delayed"
	iconEscape    = "infiltration/escape"
	iconSecret    = "infiltration/secret-room"
	iconNPC       = "infiltration/npc"
	iconFirst     = "infiltration/first-player"
	iconPrototype = "infiltration/special/prototype"
	iconFile      = "infiltration/special/blackmail-file"
	iconSludge    = "infiltration/special/sludge"
	iconAdvance   = "infiltration/action/advance"
	iconRetreat   = "infiltration/action/retreat"
	iconWound     = "wound"
	iconHealthy   = "healthy"
	iconCard      = "card"
	iconDiscard   = "card-discard"
	iconDraw      = "card-draw"
	iconBox       = "to-box"
)

// A roomSign is a function of a room besides its Interface, in signs: when
// somebody enters, on an Advance or Retreat from here, when the lock is
// destroyed.
type roomSign struct {
	icons []string
	text  string
	off   bool // an Interface turns it off for good
	lock  bool // for whoever destroys the lock; gone with it
}

// roomSigns are the functions of rooms that act by themselves.
var roomSigns = map[rule.Room][]roomSign{
	rule.LoadingDock:       {{icons: []string{iconAdvance}, text: "2"}},
	rule.MailRoom:          {{icons: []string{iconRetreat}, text: "2"}},
	rule.EquipmentLockers:  {{icons: []string{iconDraw}, text: "2", lock: true}},
	rule.Atrium:            {{icons: []string{iconAdvance}, text: "2"}},
	rule.Stairwell:         {{icons: []string{iconAdvance}, text: "2"}, {icons: []string{iconRetreat}, text: "2"}},
	rule.WasteReclamation:  {{icons: []string{iconAdvance}, text: "2"}, {icons: []string{iconRetreat}, text: "2"}},
	rule.ExecutiveElevator: {{icons: []string{iconRetreat, "arrow-right"}, text: "1"}},
	rule.ExecutiveSuite:    {{icons: []string{iconNPC}, lock: true}},
	rule.ServerFarm:        {{icons: []string{iconAlarm}, text: "+1", lock: true}},
	rule.PrototypeWorkshop: {{icons: []string{iconPrototype, iconAlarm}, text: "+2", lock: true}},
	rule.TradingFloor:      {{icons: []string{iconAlarm}, text: "+1", off: true}},
	rule.Skybridge:         {{icons: []string{iconAdvance}, text: "2"}, {icons: []string{iconRetreat}, text: "2"}},
	rule.DirectorsOffice:   {{icons: []string{iconAlarm}, text: "+2", lock: true}},
	rule.SurveillanceHub:   {{icons: []string{iconAlarm}, text: "+1", off: true}},
	rule.LaserCorridor:     {{icons: []string{iconWound, iconAlarm}, text: "+1", off: true}},
	rule.MaintenanceBay:    {{icons: []string{iconAdvance}, text: "2"}, {icons: []string{iconRetreat}, text: "2"}},
	rule.Vault:             {{icons: []string{iconAlarm}, text: "+1"}},
	rule.BlackArchive:      {{icons: []string{iconAlarm}, text: "+1", lock: true}},
	rule.AICore:            {{icons: []string{iconAlarm}, text: "+2", lock: true}},
	rule.ExperimentWard:    {{icons: []string{iconDiscard, iconWound}}},
}

const (
	signAlarm  = "{icon:infiltration/alarm|alarm}"
	signData   = "{icon:infiltration/data|good}"
	signSecret = "{icon:infiltration/secret-room}"
	signEscape = "{icon:infiltration/escape|good}"
	signDelay  = "{icon:infiltration/delayed}"
	signNPC    = "{icon:infiltration/npc}"
	signSludge = "{icon:infiltration/special/sludge|good}"
	signFile   = "{icon:infiltration/special/blackmail-file}"
	signProto  = "{icon:infiltration/special/prototype}"
)

// interfaceSigns are the Interface functions in signs and figures, for windows
// in which their line would be too small to read.
var interfaceSigns = map[rule.Room]string{
	rule.ResearchAdminOffice: signSecret + " " + signAlarm + "+1",
	rule.LoadingDock:         signEscape + " " + signAlarm + "+1",
	rule.SecurityCheckpoint:  "{icon:card-draw} 2",
	rule.Infirmary:           "{icon:healthy|good}",
	rule.Cafeteria:           "{icon:card-draw} 1",
	rule.MailRoom:            "{icon:card-discard} {icon:arrow-right} " + signData + "2",
	rule.GuardPost:           signAlarm + "−1",
	rule.EquipmentLockers:    "{icon:swap} {icon:card}",
	rule.ServerCloset:        signData + "2 " + signNPC,
	rule.Atrium:              signDelay + " {icon:people}",
	rule.Stairwell:           signAlarm + "+1 {icon:infiltration/action/retreat}",
	rule.WasteReclamation:    signSludge + " {icon:arrow-right}",
	rule.BioroidBay:          signNPC + " {icon:swap}",
	rule.HaloConferenceRoom:  signSecret + " " + signAlarm + "+1",
	rule.ExecutiveElevator:   signEscape + " " + signAlarm + "+2",
	rule.ExecutiveSuite:      signFile + " " + signNPC,
	rule.ServerFarm:          signData + "3 " + signAlarm + "+1",
	rule.CloneVats:           signSludge + " {icon:arrow-right}",
	rule.PrototypeWorkshop:   signProto + " " + signAlarm + "+1",
	rule.TradingFloor:        signAlarm + " {icon:cross}",
	rule.NeuralTestingLab:    "{icon:wound|bad} " + signData + "3",
	rule.Skybridge:           signDelay + " {icon:people}",
	rule.DirectorsOffice:     signData + "2",
	rule.SurveillanceHub:     signAlarm + " {icon:cross}",
	rule.LaserCorridor:       "{icon:wound|bad} {icon:cross}",
	rule.MaintenanceBay:      "{icon:infiltration/lock-open} {icon:infiltration/next-door}",
	rule.Vault:               signAlarm + "+1 " + signData + "3",
	rule.PrototypeLab:        signProto,
	rule.BlackArchive:        signFile + " / " + signData + "1",
	rule.PanicRoom:           signEscape,
	rule.AICore:              signAlarm + " 0",
	rule.ExperimentWard:      "{icon:healthy|good}",
}

// The colours of cards by what they are for.
var (
	bandAdvance   = render.Hex(0x4DF0A0)
	bandRetreat   = render.Hex(0xFFB23E)
	bandInterface = render.Hex(0x4FB8F0)
	bandDownload  = render.Hex(0x6FE6CC)
	bandMove      = render.Hex(0xC8B45A)
	bandGuard     = render.Hex(0x9CB8D8)
	bandAttack    = render.Hex(0xE0605A)
	bandAlarm     = render.Hex(0xF08A5C)
	bandData      = render.Hex(0x4FD0B0)
	bandTrick     = render.Hex(0xB79CFF)
)

// itemBands are the kinds of items by what they are for.
var itemBands = map[rule.Item]render.Color{
	rule.FrictionlessSlippers: bandMove, rule.JumpPack: bandMove, rule.Slider: bandMove, rule.QianjuPT: bandMove, rule.ZipLine: bandMove,
	rule.PortableServer: bandMove, rule.CourierRig: bandMove,
	rule.CircuitTalon: bandGuard, rule.NeuroSpike: bandGuard, rule.DataCodeBreaker: bandGuard, rule.DisrupterLaser: bandGuard,
	rule.Sledgehammer: bandGuard, rule.StunBaton: bandGuard, rule.NanoLockpick: bandGuard, rule.EMPCharge: bandGuard,
	rule.GaussPistol: bandAttack, rule.FlechettePistol: bandAttack, rule.MovementTracker: bandAttack, rule.NerveGas: bandAttack, rule.TripwireMine: bandAttack,
	rule.CallForBackup: bandAlarm, rule.SignalJammer: bandAlarm, rule.Secretaries: bandAlarm, rule.AnonymousTip: bandAlarm,
	rule.RemoteSpyware: bandData, rule.HighCapacityWire: bandData, rule.DataSiphon: bandData, rule.WirelessTap: bandData,
	rule.PiggybackLink: bandData, rule.BackdoorProgram: bandData,
	rule.RemoteDrone: bandTrick, rule.Diesel: bandTrick, rule.Informant: bandTrick, rule.HologramProjection: bandTrick, rule.TraumaKit: bandTrick,
}

// fateIcons say what becomes of an item at the end of the round.
var fateIcons = [...]string{rule.Discard: iconDiscard, rule.Hand: iconCard, rule.Box: iconBox, rule.RoomFate: "pin"}

// fateKeys are the texts of the same.
var fateKeys = [...]string{rule.Discard: "fate.discard", rule.Hand: "fate.hand", rule.Box: "fate.box", rule.RoomFate: "fate.room"}

// portraits are the names of operatives' portraits where they differ from their
// ids.
var portraits = map[rule.Operative]string{rule.Animal: "john-mcevoy", rule.Marilyn: "marilyn"}

package campaign

import (
	"slices"

	"safehouse/rules"
	"safehouse/rules/masters"
)

// Kinds of refs: those of Masters that a hub shows, and its own.
const (
	KindSeat                    = masters.KindSeat
	KindCharacter               = masters.KindCharacter
	KindSkill                   = masters.KindSkill
	KindLoot                    = masters.KindLoot
	KindFixer                   = masters.KindFixer
	KindHeist                   = masters.KindHeist
	KindMember    rules.RefKind = masters.KindsEnd + iota - 6
	KindPlayer
	KindFeat
)

// Kinds of events of the hub.
const (
	EvJob rules.EventKind = masters.EventsEnd + iota
	EvJoined
	EvLeft
	EvRetired
	EvSat
	EvStood
	EvCreated
	EvDeparted
	EvJobWon
	EvJobLost
	EvFixer
	EvItem
	EvDiscovered
	EvJailed
	EvFree
	EvTrained
	EvPromoted
	EvPlayerGrew
	EvEarned
	EvPartTwo
	eventsEnd
)

var hubRefs = []rules.RefInfo{
	{Name: "member", IDs: memberIDs},
	{Name: "player", IDs: playerIDs},
	{Name: "feat", IDs: featIDs},
}

var hubEvents = []string{
	"job-chosen", "joined", "left", "retired", "sat-down", "stood-up", "created", "set-out", "job-won", "job-lost", "fixer-won",
	"item-came", "discovered", "jailed", "set-free", "trained", "promoted", "player-grew", "earned", "part-two",
}

// info is the box: the words of Masters with those of the hub behind them.
var info = func() *rules.Info {
	in := *masters.Game{}.Info()
	in.ID, in.Version, in.Campaign = "rivercity", 2, true
	in.MinSeats = chairs
	in.Options = []rules.Option{{ID: "heists", Kind: rules.Int, Min: 1, Max: maxHeists, Default: maxHeists}}
	in.Refs = append(slices.Clip(in.Refs), hubRefs...)
	in.Events = append(slices.Clip(in.Events), hubEvents...)
	in.Phases = append(slices.Clip(in.Phases), "city", "gang", "draft", "training", "closed")
	in.Parts = append(slices.Clip(in.Parts), "purse", "final")
	in.Says = append(slices.Clip(in.Says), says()...)
	in.Faces = append(slices.Clip(in.Faces), "feat")
	in.MaxDecisions = maxHeists * (in.MaxDecisions + 500)
	return &in
}()

// Game is River City under the contract.
type Game struct{}

// Info is the box.
func (Game) Info() *rules.Info { return info }

// Empty is a state to decode into.
func (Game) Empty() rules.State { return &State{} }

// Game is the game that s belongs to.
func (s *State) Game() rules.Game { return Game{} }

func refMember(m MemberID) rules.Ref          { return rules.At(KindMember, int(m)) }
func refPlayer(p PlayerID) rules.Ref          { return rules.At(KindPlayer, int(p)) }
func refHeist(g masters.Heist) rules.Ref      { return rules.At(KindHeist, int(g)) }
func refFixer(f masters.Fixer) rules.Ref      { return rules.At(KindFixer, int(f)) }
func refSkill(k masters.Skill) rules.Ref      { return rules.At(KindSkill, int(k)) }
func refLoot(i masters.Item) rules.Ref        { return rules.At(KindLoot, int(i.Loot())) }
func refCard(c masters.Character) rules.Ref   { return rules.At(KindCharacter, int(c)) }
func refFeat(f Feat) rules.Ref                { return rules.At(KindFeat, int(f)) }
func refSeat(n int) rules.Ref                 { return rules.At(KindSeat, n) }
func named(arg string, r rules.Ref) rules.Arg { return info.Naming(arg, r) }

// MemberName is what people call a named character.
func (s *State) MemberName(id MemberID) rules.Message {
	if m := s.member(id); m != nil && m.Label != "" {
		return rules.Literal(m.Label)
	}
	return info.Name(refMember(id))
}

// PlayerName is what a player is called.
func (s *State) PlayerName(id PlayerID) rules.Message {
	if p := s.player(id); p != nil && p.Label != "" {
		return rules.Literal(p.Label)
	}
	return info.Name(refPlayer(id))
}

// Tell is the sentence of an event, with the names that people gave.
func (s *State) Tell(e rules.Event) rules.Message {
	m := info.Tell(e)
	for _, x := range []struct {
		name string
		ref  rules.Ref
	}{{"who", e.Who}, {"what", e.What}, {"from", e.From}, {"to", e.To}} {
		for i := range m.Args {
			if m.Args[i].Name != x.name {
				continue
			}
			switch x.ref.Kind {
			case KindMember:
				m.Args[i] = rules.Word(x.name, s.MemberName(MemberID(x.ref.Index)))
			case KindPlayer:
				m.Args[i] = rules.Word(x.name, s.PlayerName(PlayerID(x.ref.Index)))
			}
		}
	}
	return m
}

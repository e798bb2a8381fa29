package save

//go:generate go tool msgp -tests=false -io=false
//msgp:limit arrays:256 maps:256 marshal:true
//msgp:noduplicates

import (
	"errors"
	"fmt"
	"maps"
	"slices"

	"safehouse/rules"
	"safehouse/rules/match"
)

// Settings are how the program looks, sounds and listens. Fields are never
// renamed and never change their meaning; new ones may come.
type Settings struct {
	Effects  int  `msg:"effects"`  // volume, 0 to 100
	Ambience int  `msg:"ambience"` // volume, 0 to 100
	Muted    bool `msg:"muted"`

	Mine    int  `msg:"mine"`    // speed of my moves in percent, 25 to 400; 0 is instant
	Rivals  int  `msg:"rivals"`  // speed of rivals' moves, likewise
	Reduced bool `msg:"reduced"` // fades instead of travel

	Scale      int    `msg:"scale"`          // of the interface in percent, 75 to 200
	Palette    string `msg:"palette"`        // id of the colours for seats, "" the usual ones
	Fullscreen bool   `msg:"full"`           //
	Width      int    `msg:"w"`              // of the window, 0 for the usual one
	Height     int    `msg:"h"`              //
	Language   string `msg:"lang,limit=16"`  // such as "en"; "" is that of the system
	Hints      bool   `msg:"hints"`          // offer the hint button
	Tutored    bool   `msg:"tutored"`        // has seen how the program is used
	Player     string `msg:"who,limit=128"`  // who sat down last
	Game       string `msg:"game,limit=64"`  // which box was open last
	Match      string `msg:"match,limit=64"` // which match was on the table last

	// Keys are the key bindings: for each action that is not as it was
	// delivered the keys and buttons, as package input spells them.
	Keys map[string][]string `msg:"keys,limit=128"`

	Setups []LastSetup `msg:"setups,limit=32"`

	NoRecap bool `msg:"norecap"` // do not tell after rivals' turns what they did

	Intent string `msg:"intent,limit=16"` // how long bots show what they intend

	Hand string `msg:"hand,omitempty,limit=16"` // that plays on the keyboard: "left", "right", "" both

	Aloud bool `msg:"aloud,omitempty"` // what is asked, told and pointed at is read by the system's voice

	OnePress bool `msg:"onepress"` // what cannot be undone is done by the first press

	// Where the window was when it was not maximised: its place on its monitor, known only where Placed is set.
	Placed    bool   `msg:"placed,omitempty"`
	X         int    `msg:"x,omitempty"`
	Y         int    `msg:"y,omitempty"`
	Monitor   string `msg:"monitor,omitempty,limit=256"` // its name
	Screen    int    `msg:"screen,omitempty"`            // its number, where several have the same name
	Maximised bool   `msg:"maximised,omitempty"`

	Person string `msg:"person,omitempty,limit=64"` // whose profile is open, in the settings of the first folder; "" its own
}

// How long bots that play together with people show what they intend before
// they do it.
const (
	IntentUsual = ""      // long enough to read it
	IntentBrief = "brief" // long enough to see it
	IntentWaits = "waits" // until a person says so
	IntentNone  = "none"  // not at all
)

// A LastSetup is how a game was set up last.
type LastSetup struct {
	Game    string             `msg:"game,limit=64"`
	Seats   []storedController `msg:"seats,limit=8"`
	Options []storedOption     `msg:"options,limit=64"`
}

var settingsKind = kind{code: "SETT", limit: 1 << 20, steps: migrations{from: 3, steps: []func([]byte) ([]byte, error){asBefore, asBefore}}, fresh: func() stored { return &Settings{} }}

const settingsFile = "settings.safe"

// Usual are the settings that everybody starts with.
func Usual() *Settings {
	return &Settings{Effects: 80, Ambience: 50, Mine: 100, Rivals: 100, Scale: 100, Hints: true}
}

// LoadSettings reads the settings. Without any, or when none can be read, they
// are the usual ones.
func (f *Folder) LoadSettings() (*Settings, Report, error) {
	var rep Report
	v, err := f.load(&settingsKind, f.path(settingsFile), nil, &rep)
	if v == nil {
		if err == nil {
			rep.fresh(settingsFile)
		}
		return Usual(), rep, err
	}
	return v.(*Settings), rep, err
}

// StoreSettings writes the settings and waits for the disk: call it where
// nobody waits for a frame.
func (f *Folder) StoreSettings(s *Settings) error {
	return f.store(&settingsKind, f.path(settingsFile), s)
}

// Validate names the first value that is out of range.
func (s *Settings) Validate() error {
	within := func(v, lo, hi int) bool { return lo <= v && v <= hi }
	speed := func(v int) bool { return v == 0 || within(v, 25, 400) }
	switch {
	case !within(s.Effects, 0, 100), !within(s.Ambience, 0, 100):
		return fmt.Errorf("volumes %d and %d", s.Effects, s.Ambience)
	case !speed(s.Mine), !speed(s.Rivals):
		return fmt.Errorf("speeds %d and %d", s.Mine, s.Rivals)
	case !within(s.Scale, 75, 200):
		return fmt.Errorf("scale %d", s.Scale)
	case !within(s.X, -1<<15, 1<<15), !within(s.Y, -1<<15, 1<<15), !within(s.Screen, 0, 64):
		return fmt.Errorf("window at %d, %d of screen %d", s.X, s.Y, s.Screen)
	case !within(s.Width, 0, 1<<15), !within(s.Height, 0, 1<<15):
		return fmt.Errorf("window of %d by %d", s.Width, s.Height)
	case s.Person != "" && !validID(s.Person):
		return fmt.Errorf("person %q", s.Person)
	case !validName(s.Palette, 64), !validName(s.Language, 16), !validName(s.Player, 128):
		return fmt.Errorf("palette %q, language %q, player %q", s.Palette, s.Language, s.Player)
	case s.Game != "" && !validID(s.Game), s.Match != "" && !validID(s.Match):
		return fmt.Errorf("last game %q, last match %q", s.Game, s.Match)
	case s.Intent != IntentUsual && s.Intent != IntentBrief && s.Intent != IntentWaits && s.Intent != IntentNone:
		return fmt.Errorf("intentions shown %q", s.Intent)
	case s.Hand != "" && s.Hand != "left" && s.Hand != "right":
		return fmt.Errorf("hand %q", s.Hand)
	case len(s.Keys) > 128 || len(s.Setups) > 32:
		return errors.New("too many bindings or set-ups")
	}
	for action, keys := range s.Keys {
		if action == "" || !validName(action, 64) || len(keys) > 16 {
			return fmt.Errorf("%d keys for %q", len(keys), action)
		}
		for _, k := range keys {
			if k == "" || !validName(k, 64) {
				return fmt.Errorf("key %q for %q", k, action)
			}
		}
	}
	for i := range s.Setups {
		if err := s.Setups[i].validate(); err != nil {
			return err
		}
	}
	return nil
}

func (l *LastSetup) validate() error {
	if !validID(l.Game) || len(l.Seats) > rules.MaxSeats || len(l.Options) > 64 {
		return fmt.Errorf("set-up of %q with %d seats and %d options", l.Game, len(l.Seats), len(l.Options))
	}
	for _, o := range l.Options {
		if !validName(o.ID, 64) || !validName(o.Value, 64) {
			return fmt.Errorf("option %q of %q", o.ID, l.Game)
		}
	}
	return checkControllers(l.Seats, len(l.Seats))
}

// Setup is how a game was set up last: who sat where and the options. What the
// game does not know any more is left out. ok is false without one.
func (s *Settings) Setup(g rules.Game) (seats []match.Controller, options rules.Options, ok bool) {
	in := g.Info()
	i := slices.IndexFunc(s.Setups, func(l LastSetup) bool { return l.Game == in.ID })
	if i < 0 || len(s.Setups[i].Seats) < in.MinSeats || len(s.Setups[i].Seats) > in.MaxSeats {
		return nil, nil, false
	}
	l := &s.Setups[i]
	options = rules.Options{}
	for _, so := range l.Options {
		if o, known := in.Option(so.ID); known {
			if v, right := o.Parse(so.Value); right && o.Allows(v) {
				options[so.ID] = v
			}
		}
	}
	return controllers(l.Seats), options, true
}

// SetSetup remembers how a game was set up.
func (s *Settings) SetSetup(g rules.Game, seats []match.Controller, options rules.Options) {
	in := g.Info()
	l := LastSetup{Game: in.ID, Seats: storeControllers(seats)}
	for _, id := range slices.Sorted(maps.Keys(options)) {
		if o, ok := in.Option(id); ok && o.Allows(options[id]) {
			l.Options = append(l.Options, storedOption{id, o.Format(options[id])})
		}
	}
	s.Setups = slices.DeleteFunc(s.Setups, func(have LastSetup) bool { return have.Game == in.ID })
	s.Setups = append(s.Setups, l)
}

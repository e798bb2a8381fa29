package save

//go:generate go tool msgp -tests=false -io=false -unexported
//msgp:limit arrays:16384 maps:64 marshal:true
//msgp:noduplicates

// This file holds what stands in the frames of a match file. Fields are never
// renamed and never change their meaning; new ones may come.

// A header is the set-up of a match. From here on the first snapshot is behind
// it.
type header struct {
	ID         string         `msg:"id,limit=64"`
	Generation uint32         `msg:"gen"`               // raised when the file begins anew
	Game       string         `msg:"game,limit=64"`     // rules.Info.ID
	Rules      int            `msg:"rules"`             // rules.Info.Version
	Seats      int            `msg:"seats"`             //
	Seed       uint64         `msg:"seed"`              //
	Options    []storedOption `msg:"opt,limit=64"`      // all of them, in the order of the box
	Created    int64          `msg:"created"`           // Unix seconds
	Event      uint32         `msg:"event"`             // number of the first snapshot's event
	Midway     bool           `msg:"midway"`            // the first snapshot is not the set-up
	Campaign   string         `msg:"campaign,limit=64"` // the campaign it belongs to, or ""

	Controllers []storedController `msg:"who,limit=8"` // at the first snapshot

	// Tables is the fingerprint of the tables of names that the file was written with.
	Tables uint64 `msg:"tables,omitempty"`

	Called []storedName `msg:"called,omitempty,limit=16"` // in the order of their keys
}

// A storedName is what somebody called a thing of the game.
type storedName struct {
	Key  string `msg:"k,limit=64"`
	Name string `msg:"n,limit=256"`
}

// Names is the table of names of a file: what its numbers stand for.
type names struct {
	Tables tables     `msg:"t"`
	Words  []string   `msg:"w,limit=16384"` // beyond the ids of the tables
	Shapes [][]uint16 `msg:"s,limit=256"`   // the members of objects, as numbers of words
}

// Tables are the lists of names that a game had when a file was written.
type tables struct {
	Verbs []storedVerb `msg:"v,limit=256"`
	Kinds []storedKind `msg:"k,limit=256"`
	Draws []storedDraw `msg:"d,limit=256"`
}

// A storedVerb is a verb and what its operands are.
type storedVerb struct {
	Name     string          `msg:"n,limit=64"`
	Operands []storedOperand `msg:"o,limit=4"`
}

// A storedOperand is an operand: a number of a kind of things, or with 0 a plain
// number.
type storedOperand struct {
	Name string `msg:"n,limit=64"`
	Ref  uint8  `msg:"r"`
}

// A storedKind is a kind of things and the id of each.
type storedKind struct {
	Name string   `msg:"n,limit=64"`
	IDs  []string `msg:"i,limit=8192"`
}

// A storedDraw is a kind of result of chance.
type storedDraw struct {
	Name string `msg:"n,limit=64"`
	Ref  uint8  `msg:"r"`
	Min  int    `msg:"l"`
	Max  int    `msg:"h"`
}

// A storedPosition is a position with a table of names of its own.
type storedPosition struct {
	Names names  `msg:"n"`
	State []byte `msg:"s,limit=4194304"`
}

// A storedOption is a chosen option in words.
type storedOption struct {
	ID    string `msg:"id,limit=64"`
	Value string `msg:"v,limit=64"`
}

// A storedController is who decides for a seat.
type storedController struct {
	Kind        uint8  `msg:"k"`
	Level       string `msg:"l,limit=32"`
	Participant string `msg:"p,limit=128"`
}

// A snapshot is a whole position, packed, and what a match needs to go on from it, with the
// steps that led to it.
type snapshot struct {
	Actions  uint32             `msg:"n"` // taken since the set-up
	Practice bool               `msg:"p"`
	Seats    []storedController `msg:"s,omitempty,limit=8"`       // empty where they are those of the header
	State    []byte             `msg:"-"`                         // in names, once it is read
	Packed   []byte             `msg:"d,omitempty,limit=1048576"` // the position
	Key      uint32             `msg:"k,omitempty"`               // mark of the position that it is packed against, 0 for none
	Track    *storedTrack       `msg:"t,omitempty"`
}

// A storedTrack is a track that is packed. It lies in a snapshot, or without a position behind
// it in a frame of its own.
type storedTrack struct {
	Packed []byte `msg:"d,limit=1048576"`
	After  uint32 `msg:"a,omitempty"` // mark of what it is packed against, 0 for nothing
}

// A track is steps of a match as they were played, each with the position before it and with
// what happened in it: with them a match is looked back at under any rules.
type track struct {
	From  uint32       `msg:"f"` // actions before the first of the steps
	Kinds []string     `msg:"k,limit=256"`
	Steps []storedStep `msg:"s,limit=4096"`
}

// A storedStep is a match.Step.
//
//msgp:tuple storedStep
type storedStep struct {
	Verb      uint8
	Args      []int16 `msg:",limit=4"` // without the zeros at the end
	Seat      int8
	Crew      bool
	Disclosed uint8
	Events    []storedEvent `msg:",limit=4096"`
	Before    []byte        `msg:",limit=1048576"` // the position in names, stored as its difference to the next one
}

// A storedEvent is a rules.Event.
//
//msgp:tuple storedEvent
type storedEvent struct {
	Kind    uint8   // number of the track's kinds
	Refs    []int16 `msg:",limit=8"` // kind and index of who, what, from and to, without the zeros at the end
	N, M    int16
	Seen    uint8
	Reveals bool
}

// A storedOutcome is how a match ended, as it was scored then.
type storedOutcome struct {
	Rules   int           `msg:"rules"` // version
	Seats   []storedScore `msg:"s,limit=8"`
	Automa  *storedScore  `msg:"a,omitempty"`
	Winners uint8         `msg:"w"`
	Lost    bool          `msg:"l"`
	Remarks []byte        `msg:"r,omitempty,limit=16384"` // as JSON
}

// A storedScore is a rules.Score.
type storedScore struct {
	Total int          `msg:"n"`
	Parts []storedPart `msg:"p,limit=64"`
}

// A storedPart is a rules.Part.
type storedPart struct {
	Key    string `msg:"k,limit=64"`
	Points int    `msg:"n"`
}

// A storedRecord is a match.Record; verb and operands are numbers of the file's
// tables.
type storedRecord struct {
	Kind       uint8             `msg:"k,omitempty"` // 0 for an action
	Verb       uint8             `msg:"v,omitempty"`
	Args       []int16           `msg:"a,omitempty,limit=4"` // without the zeros at the end
	Steps      uint32            `msg:"n,omitempty"`
	Seat       uint8             `msg:"s,omitempty"`
	Controller *storedController `msg:"c,omitempty"`
	State      []byte            `msg:"state,omitempty,limit=1048576"`
}

// A summary is what a list shows of a match.
type summary struct {
	Saved    int64              `msg:"t"` // Unix seconds
	Title    string             `msg:"title,limit=256"`
	Actions  uint32             `msg:"n"`
	Round    int                `msg:"r"`
	Phase    string             `msg:"ph,limit=64"`
	Practice bool               `msg:"p"`
	Done     bool               `msg:"d"`
	Lost     bool               `msg:"l"`
	Winners  uint8              `msg:"w"`
	Totals   []int              `msg:"sc,limit=16"`
	Copied   bool               `msg:"c,omitempty"`         // as in the note
	Seats    []storedController `msg:"s,omitempty,limit=8"` // empty where they are those of the header
}

// A note is what people and scenes attach to a match.
type note struct {
	Title    string `msg:"t,limit=256"`
	Practice bool   `msg:"p"`
	Copied   bool   `msg:"c,omitempty"` // it was over when it was copied from another match: no profile books it
}

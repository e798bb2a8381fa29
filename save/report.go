package save

import (
	"strings"

	"safehouse/rules"
)

// A Report tells what loading found and did. The zero Report means that
// everything was whole.
type Report struct {
	Findings []Finding
	// Lost is how many actions (undos, swaps and the like included) are in no
	// file any more or cannot be taken again.
	Lost int
	// TwinOf is the ID of the match that this one is a copy of, made by somebody beside
	// the program; "" for an original.
	TwinOf string
	// Kept are the paths under which damaged files are kept.
	Kept []string
}

// A Finding is one thing that was found wrong: Message says to a player what,
// where and what was done about it.
type Finding struct {
	Message rules.Message
	File    string // base name
	At, To  int    // the bytes concerned, To behind the last; 0, 0 for the whole file
	Err     error  // cause, for logs; may be nil
}

// Message keys of findings.
const (
	foundTail     = "save.found.tail"     // an unfinished record at the end, cut off
	foundRecord   = "save.found.record"   // a damaged record
	foundBytes    = "save.found.bytes"    // bytes that belong to no record
	foundStart    = "save.found.start"    // the beginning of the file is damaged
	foundOrder    = "save.found.order"    // records missing, doubled or in the wrong order
	foundStranger = "save.found.stranger" // records of another match
	foundState    = "save.found.state"    // a stored position that is inconsistent
	foundReplay   = "save.found.replay"   // a record that does not fit the position
	foundRules    = "save.found.rules"    // other rules version: goes on from the last stored state
	foundTables   = "save.found.tables"   // other tables of names: goes on from the last stored state
	foundOver     = "save.found.over"     // other rules version or tables, and over
	foundUnread   = "save.found.unread"   // a file that is written whole cannot be read
	foundOther    = "save.found.other"    // the file of another match or campaign
	foundTwin     = "save.found.twin"     // a copy that goes on by itself
	foundEntry    = "save.found.entry"    // the result of the last match is not entered yet
	foundGone     = "save.found.gone"     // the file is missing, its copy serves
	foundKept     = "save.found.kept"     // the damaged file is kept
	foundOlder    = "save.found.older"    // the file is damaged, the previous one is used
	foundFresh    = "save.found.fresh"    // the file is damaged, a new one is begun
	foundCopy     = "save.found.copy"     // the safety copy could not be written
	foundLost     = "save.found.lost"     // so many actions are lost
	foundMany     = "save.found.many"     // more of the same
	foundDamage   = "save.found.damage"   // in a list: damaged, opening mends what can be mended
)

var reportKeys = []string{
	foundTail, foundRecord, foundBytes, foundStart, foundOrder, foundStranger, foundState, foundReplay,
	foundRules, foundTables, foundOver, foundUnread, foundOther, foundTwin, foundEntry, foundGone, foundKept, foundOlder, foundFresh, foundCopy, foundLost, foundMany, foundDamage,
	"save.kind.header", "save.kind.state", "save.kind.action", "save.kind.summary", "save.kind.note", "save.kind.names", "save.kind.end", "save.kind.track", "save.kind.outcome",
}

// maxFindings bounds a report; a finding foundMany counts the rest.
const maxFindings = 24

// Whole reports whether nothing was wrong.
func (r *Report) Whole() bool { return len(r.Findings) == 0 }

// Damaged reports whether any file was damaged: something was found beyond an
// unfinished last record, an other rules version and a missing safety copy.
func (r *Report) Damaged() bool {
	for _, f := range r.Findings {
		switch f.Message.Key {
		case foundTail, foundRules, foundTables, foundOver, foundTwin, foundEntry, foundCopy, foundKept:
		default:
			return true
		}
	}
	return false
}

// Messages are the sentences for the player, in the order of what happened.
func (r *Report) Messages() []rules.Message {
	var l []rules.Message
	for _, f := range r.Findings {
		l = append(l, f.Message)
	}
	return l
}

// Brief is the report in at most three sentences: what was wrong first, how
// much is lost, and where the damaged file is kept.
func (r *Report) Brief() []rules.Message {
	var l []rules.Message
	first := func(which func(key string) bool) {
		for _, f := range r.Findings {
			if which(f.Message.Key) {
				l = append(l, f.Message)
				return
			}
		}
	}
	first(func(key string) bool { return key != foundLost && key != foundKept })
	first(func(key string) bool { return key == foundLost })
	first(func(key string) bool { return key == foundKept })
	return l
}

// String is the report on one line, for logs.
func (r *Report) String() string {
	if r.Whole() {
		return "whole"
	}
	var l []string
	for _, f := range r.Findings {
		s := f.File + ": " + f.Message.String()
		if f.Err != nil {
			s += ": " + f.Err.Error()
		}
		l = append(l, s)
	}
	return strings.Join(l, "; ")
}

// found adds a finding about bytes at to to of a file.
func (r *Report) found(key, name string, at, to int, err error, args ...rules.Arg) {
	n := len(r.Findings)
	if n >= maxFindings {
		last := &r.Findings[n-1]
		if last.Message.Key != foundMany {
			r.Findings = append(r.Findings, Finding{Message: rules.Say(foundMany, rules.Num("n", 1))})
			return
		}
		last.Message.Args[0].N++
		return
	}
	r.add(key, name, at, to, err, args...)
}

// add is found without the bound, for what happens once.
func (r *Report) add(key, name string, at, to int, err error, args ...rules.Arg) {
	args = append([]rules.Arg{file(name)}, args...)
	r.Findings = append(r.Findings, Finding{rules.Say(key, args...), name, at, to, err})
}

package save

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"syscall"

	"safehouse/rules"
)

// A Problem is an error with a message that tells a player what happened, what
// was lost and what to do. Err is the cause, for logs; it may be nil.
type Problem struct {
	Message rules.Message
	Err     error
}

// Message keys of problems.
const (
	problemFull     = "save.full"
	problemDenied   = "save.denied"
	problemWrite    = "save.write"
	problemRead     = "save.read"
	problemSync     = "save.sync"
	problemSyncFull = "save.sync.full"
	problemUnsure   = "save.unsure"
	problemExists   = "save.exists"
	problemNoFile   = "save.no-file"
	problemOwn      = "save.own"
	problemLocked   = "save.locked"
	problemMissing  = "save.missing"
	problemBusy     = "save.busy"
	problemClosed   = "save.closed"
	problemNewer    = "save.newer"
	problemBefore   = "save.before"
	problemForeign  = "save.foreign"
	problemLarge    = "save.large"
	problemRuined   = "save.ruined"
	problemGame     = "save.game"
	problemRules    = "save.rules"
	problemLacks    = "save.lacks"
	problemGained   = "save.gained"
	problemUnusable = "save.unusable"
	problemPicture  = "save.picture"
	problemFolder   = "save.folder"
	problemStill    = "save.still"
	problemVanished = "save.vanished"
)

// english says for logs what the message says to a player.
var english = map[string]string{
	problemFull:     "the disk is full",
	problemDenied:   "access is denied",
	problemWrite:    "writing failed",
	problemRead:     "reading failed",
	problemSync:     "the last action may not have reached the disk",
	problemSyncFull: "the disk is full, and the last action may not have reached it",
	problemUnsure:   "the file may or may not have been stored",
	problemExists:   "there is a file of this name already",
	problemNoFile:   "this is no regular file",
	problemOwn:      "the folder of the program is no place for copies",
	problemLocked:   "the folder is in use by another Safehouse",
	problemMissing:  "there is no such file",
	problemBusy:     "the match is open",
	problemClosed:   "the match is closed",
	problemNewer:    "the file was written by a newer version",
	problemBefore:   "the file is from before the first release",
	problemForeign:  "the file is of another kind",
	problemLarge:    "the file is too large",
	problemRuined:   "nothing in the file can be used",
	problemGame:     "the game is not known",
	problemRules:    "the match does not fit these rules",
	problemLacks:    "the match needs something that these rules do not have",
	problemGained:   "the match knows nothing of something that these rules have",
	problemUnusable: "this cannot be stored",
	problemPicture:  "the picture cannot be used",
	problemFolder:   "the folder cannot be used",
	problemStill:    "the folder can be read and not written",
	problemVanished: "the folder is not there",
}

func (p *Problem) Error() string {
	s := "save: " + english[p.Message.Key]
	for _, a := range p.Message.Args {
		if a.Kind == rules.Words {
			if t, ok := a.Sub[0].Text(); ok {
				s += fmt.Sprintf(", %s %q", a.Name, t)
			}
		} else {
			s += fmt.Sprintf(", %s %d", a.Name, a.N)
		}
	}
	if p.Err != nil {
		s += ": " + p.Err.Error()
	}
	return s
}

// Unwrap is the cause.
func (p *Problem) Unwrap() error { return p.Err }

// Is reports whether target is a Problem with the same message key.
func (p *Problem) Is(target error) bool {
	q, ok := target.(*Problem)
	return ok && p.Message.Key == q.Message.Key
}

// Problems to compare with errors.Is.
var (
	ErrFull     error = &Problem{Message: rules.Say(problemFull)}     // no room on the disk
	ErrDenied   error = &Problem{Message: rules.Say(problemDenied)}   // may not be read or written
	ErrWrite    error = &Problem{Message: rules.Say(problemWrite)}    // could not be written
	ErrRead     error = &Problem{Message: rules.Say(problemRead)}     // could not be read now
	ErrSync     error = &Problem{Message: rules.Say(problemSync)}     // an earlier write may be lost
	ErrUnsure   error = &Problem{Message: rules.Say(problemUnsure)}   // a write that may have happened
	ErrExists   error = &Problem{Message: rules.Say(problemExists)}   // a file of this name is there
	ErrNoFile   error = &Problem{Message: rules.Say(problemNoFile)}   // a folder, a pipe or a device
	ErrOwn      error = &Problem{Message: rules.Say(problemOwn)}      // inside the profile folder
	ErrLocked   error = &Problem{Message: rules.Say(problemLocked)}   // another process has the folder
	ErrMissing  error = &Problem{Message: rules.Say(problemMissing)}  // no such match, campaign or file
	ErrBusy     error = &Problem{Message: rules.Say(problemBusy)}     // the match is open
	ErrClosed   error = &Problem{Message: rules.Say(problemClosed)}   // the journal was closed
	ErrNewer    error = &Problem{Message: rules.Say(problemNewer)}    // written by a newer program
	ErrBefore   error = &Problem{Message: rules.Say(problemBefore)}   // written before the first release
	ErrForeign  error = &Problem{Message: rules.Say(problemForeign)}  // not a file of this kind
	ErrLarge    error = &Problem{Message: rules.Say(problemLarge)}    // above the size cap
	ErrRuined   error = &Problem{Message: rules.Say(problemRuined)}   // nothing usable left
	ErrGame     error = &Problem{Message: rules.Say(problemGame)}     // unknown game
	ErrUnusable error = &Problem{Message: rules.Say(problemUnusable)} // a name or value out of range
	ErrVanished error = &Problem{Message: rules.Say(problemVanished)} // the folder is not there
	ErrRules    error = &Problem{Message: rules.Say(problemRules)}    // a match of other rules that cannot go on
	ErrLacks    error = &Problem{Message: rules.Say(problemLacks)}    // a match with something that there is no more
	ErrGained   error = &Problem{Message: rules.Say(problemGained)}   // a match without something that has come since
)

// Keys are all message keys that the package says, in order.
func Keys() []string {
	keys := slices.Collect(maps.Keys(english))
	keys = append(keys, reportKeys...)
	slices.Sort(keys)
	return keys
}

func problem(key string, err error, args ...rules.Arg) *Problem {
	return &Problem{rules.Say(key, args...), err}
}

// OfDisk reports whether an error is one of the disk, which the next try may be without, and
// not one of what was read or is to be written.
func OfDisk(err error) bool {
	return slices.ContainsFunc([]error{ErrFull, ErrDenied, ErrWrite, ErrRead, ErrUnsure, ErrVanished, ErrNoFile}, func(of error) bool { return errors.Is(err, of) })
}

// file is the argument that names a file.
func file(name string) rules.Arg { return rules.Word("file", rules.Literal(name)) }

// writing turns an error of the disk while writing into a Problem.
func writing(name string, err error) error { return diskProblem(problemWrite, name, err) }

// reading turns an error of the disk while reading into a Problem.
func reading(name string, err error) error { return diskProblem(problemRead, name, err) }

func diskProblem(otherwise, name string, err error) error {
	var p *Problem
	switch {
	case err == nil:
		return nil
	case errors.As(err, &p):
		return err
	case errors.Is(err, errNoFile):
		return problem(problemNoFile, err, file(name))
	case errors.Is(err, errTooLarge):
		return problem(problemLarge, err, file(name))
	case errors.Is(err, syscall.ENOSPC), errors.Is(err, syscall.EDQUOT), isFull(err):
		return problem(problemFull, err, file(name))
	case errors.Is(err, fs.ErrPermission), errors.Is(err, syscall.EROFS):
		return problem(problemDenied, err, file(name))
	case errors.Is(err, fs.ErrNotExist):
		return problem(problemMissing, err, file(name))
	}
	return problem(otherwise, err, file(name))
}

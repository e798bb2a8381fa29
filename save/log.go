package save

import (
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"sync"
)

// LogSize is how large the log of the program may get; then it is put aside in the place of
// the one that was put aside before.
const LogSize = 512 << 10

const (
	logName      = "safehouse.log"
	olderLogName = "safehouse.old.log"
)

// A Log is the file in which the program notes what it does, for whoever has to find out
// what went wrong. It never stands in the way: what cannot be written is left out.
type Log struct {
	mu   sync.Mutex
	dir  string
	file *os.File
	size int64
}

// OpenLog goes on with the log of a folder; lines that it gets are of slog. Where it cannot be opened,
// nothing is noted.
func OpenLog(dir string) (*Log, *slog.Logger) {
	l := &Log{dir: dir}
	l.open()
	return l, slog.New(slog.NewTextHandler(l, nil))
}

func (l *Log) open() {
	at := filepath.Join(l.dir, logName)
	if info, err := os.Lstat(at); err == nil && !info.Mode().IsRegular() {
		return // a link would lead into a file of somebody else
	}
	f, err := os.OpenFile(at, os.O_WRONLY|os.O_CREATE|os.O_APPEND, 0o600)
	if err != nil {
		return
	}
	info, err := f.Stat()
	if err != nil || !info.Mode().IsRegular() {
		f.Close()
		return
	}
	l.file, l.size = f, info.Size()
}

// Write appends lines. It always succeeds.
func (l *Log) Write(b []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.file != nil && l.size+int64(len(b)) > LogSize {
		l.file.Close()
		l.file, l.size = nil, 0
		at := filepath.Join(l.dir, logName)
		if os.Rename(at, filepath.Join(l.dir, olderLogName)) == nil {
			l.open()
		}
	}
	if l.file != nil {
		n, _ := l.file.Write(b)
		l.size += int64(n)
	}
	return len(b), nil
}

// Read is all that the log holds, the older part first.
func (l *Log) Read() []byte {
	l.mu.Lock()
	defer l.mu.Unlock()
	var all []byte
	for _, name := range []string{olderLogName, logName} {
		f, err := os.Open(filepath.Join(l.dir, name))
		if err != nil {
			continue
		}
		b, _ := io.ReadAll(io.LimitReader(f, 2*LogSize))
		f.Close()
		all = append(all, b...)
	}
	return all
}

// Close ends the log.
func (l *Log) Close() error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.file == nil {
		return nil
	}
	f := l.file
	l.file = nil
	return f.Close()
}

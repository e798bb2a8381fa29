package save

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io"
	"io/fs"
	"path/filepath"
)

// Endings of the files beside one that is written whole.
const (
	newEnding = ".tmp" // being written; counts only when the file itself is missing
	oldEnding = ".old" // the previous generation
)

// replace puts content in the place of a file so that at every moment either
// the old or the new one is whole on the disk. With keep the old one becomes
// the previous generation.
func replace(d disk, path string, content []byte, keep bool) error {
	tmp, old := path+newEnding, path+oldEnding
	if err := writeFile(d, tmp, content); err != nil {
		d.Remove(tmp)
		if errors.Is(err, fs.ErrNotExist) {
			return problem(problemVanished, err, folderArg(filepath.Dir(path)))
		}
		return writing(path, err)
	}
	moved := false
	if keep {
		switch err := d.Rename(path, old); {
		case err == nil:
			moved = true
		case !errors.Is(err, fs.ErrNotExist):
			d.Remove(tmp)
			return writing(path, err)
		}
	}
	if err := d.Rename(tmp, path); err != nil {
		if moved && d.Rename(old, path) != nil {
			return unsure(path, err) // the finished new file waits to be found
		}
		d.Remove(tmp)
		if b, e := d.ReadFile(path, int64(len(content))); e == nil && bytes.Equal(b, content) {
			return unsure(path, err)
		}
		return writing(path, err)
	}
	if err := d.SyncDir(filepath.Dir(path)); err != nil && d.SyncDir(filepath.Dir(path)) != nil {
		return unsure(path, err)
	}
	return nil
}

// unsure is a write of which nobody knows whether it will still be there.
func unsure(path string, err error) error {
	return problem(problemUnsure, err, file(filepath.Base(path)))
}

// writeFile makes a file with this content and waits for the disk.
func writeFile(d disk, path string, content []byte) error {
	f, err := d.Create(path)
	if err != nil {
		return err
	}
	n, err := f.WriteAt(content, 0)
	if err == nil && n < len(content) {
		err = io.ErrShortWrite
	}
	if err == nil {
		err = f.Sync()
	}
	return firstOf(err, f.Close())
}

// Files that are written whole are an envelope around the payload:
//
//	magic (12), kind (4), version (2), zero (2), length (4), payload, checksum of all before (4)
const envelopeSize = len(magic) + 16

// seal puts a payload into its envelope.
func seal(code string, version int, payload []byte) []byte {
	le := binary.LittleEndian
	b := make([]byte, 0, envelopeSize+len(payload))
	b = append(b, magic...)
	b = append(b, code...)
	b = le.AppendUint16(b, uint16(version))
	b = le.AppendUint16(b, 0)
	b = le.AppendUint32(b, uint32(len(payload)))
	b = append(b, payload...)
	return le.AppendUint32(b, checksum(b))
}

// errDamaged is an envelope that does not hold together.
var (
	errDamaged   = errors.New("the checksum is wrong")
	errOtherKind = errors.New("a file of another kind")
)

// unseal opens an envelope; the payload is part of b.
func unseal(code string, b []byte) (version int, payload []byte, err error) {
	le := binary.LittleEndian
	body := len(b) - sumSize
	if !bytes.HasPrefix(b, []byte(magic+code)) {
		return 0, nil, errOtherKind
	}
	if len(b) < envelopeSize || le.Uint32(b[body:]) != checksum(b[:body]) {
		return 0, nil, errDamaged
	}
	head := len(magic) + 4
	switch {
	case le.Uint16(b[head+2:]) != 0:
		return 0, nil, errOtherKind
	case int(le.Uint32(b[head+4:])) != len(b)-envelopeSize:
		return 0, nil, errors.New("the length is wrong")
	}
	return int(le.Uint16(b[head:])), b[head+8 : body], nil
}

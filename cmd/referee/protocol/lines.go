package protocol

import (
	"bufio"
	"io"
)

// MaxLine is the longest request in bytes. A longer line is thrown away up to
// its end and answered by one error, so that no input takes more memory.
const MaxLine = 1 << 20

// A lineReader cuts its input into lines without ever holding a longer one
// than MaxLine.
type lineReader struct {
	in  *bufio.Reader
	buf []byte
}

func newLineReader(in io.Reader) *lineReader {
	return &lineReader{in: bufio.NewReaderSize(in, 64<<10)}
}

// next is the next line without its end, valid until the following call. A
// last line needs no newline. tooLong reports a line that was thrown away. The
// error is io.EOF at the end of the input.
func (r *lineReader) next() (line []byte, tooLong bool, err error) {
	r.buf = r.buf[:0]
	started := false
	for {
		part, err := r.in.ReadSlice('\n')
		ended := err == nil
		if ended {
			part = part[:len(part)-1]
		}
		started = started || ended || len(part) > 0
		if len(r.buf)+len(part) > MaxLine {
			tooLong = true
			r.buf = r.buf[:0]
		} else if !tooLong {
			r.buf = append(r.buf, part...)
		}
		switch {
		case ended:
			return r.buf, tooLong, nil
		case err == bufio.ErrBufferFull:
		case started && err == io.EOF:
			return r.buf, tooLong, nil
		default:
			return nil, false, err
		}
	}
}

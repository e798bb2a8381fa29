package save

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"errors"
	"io"
	"strings"
)

// A match as text: a line that says what it is, its file packed into letters, and a line that ends it. What a mail program or a
// forum puts before and between the lines does no harm.

const (
	MatchTextHead = "=== Safehouse match"
	matchTextEnd  = "=== end ==="
	matchTextWide = 76
	mostMatchText = 16 << 20 // bytes of the file
)

// MatchText is the file of a match as text.
func MatchText(about string, file []byte) string {
	var packed bytes.Buffer
	w, _ := flate.NewWriter(&packed, flate.BestCompression)
	_, _ = w.Write(file) // into memory
	_ = w.Close()
	text := base64.StdEncoding.EncodeToString(packed.Bytes())
	var b strings.Builder
	b.WriteString(MatchTextHead + ": " + about + "\n")
	for len(text) > 0 {
		n := min(matchTextWide, len(text))
		b.WriteString(text[:n] + "\n")
		text = text[n:]
	}
	b.WriteString(matchTextEnd + "\n")
	return b.String()
}

var errNoMatchText = errors.New("there is no match in this text")

// MatchFromText is the file of a match in a text.
func MatchFromText(text string) ([]byte, error) {
	_, text, ok := strings.Cut(text, MatchTextHead)
	if !ok {
		return nil, errNoMatchText
	}
	_, text, ok = strings.Cut(text, "\n")
	if !ok {
		return nil, errNoMatchText
	}
	text, _, ok = strings.Cut(text, matchTextEnd)
	if !ok {
		return nil, errNoMatchText
	}
	text = strings.Map(func(r rune) rune {
		if r == '>' || r <= ' ' { // quoted, or broken in other places
			return -1
		}
		return r
	}, text)
	packed, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		return nil, err
	}
	file, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(packed)), mostMatchText+1))
	if err == nil && len(file) > mostMatchText {
		err = errNoMatchText
	}
	return file, err
}

package protocol

import (
	"bytes"
	"encoding/json"
	"errors"
	"unicode/utf8"
)

// MaxDepth is how deep objects and lists may be nested in a request.
const MaxDepth = 500

// MaxMembers is how many members an object in a request may have. No position
// has an object near it, and merging a patch takes the square of their number.
const MaxMembers = 1024

// parse reads a request: one JSON object in valid UTF-8 with no key twice and
// no deep nesting. The fields may be filled in on an error too, so that the
// tag can be returned.
func parse(line []byte) (fields, error) {
	if len(bytes.TrimSpace(line)) == 0 {
		return nil, bad("the line is empty; a request is one JSON object, such as {\"op\":\"games\"}")
	}
	if i := invalidUTF8(line); i >= 0 {
		return nil, bad("byte %d is no valid UTF-8; a request is JSON in UTF-8", i)
	}
	var f fields
	if err := json.Unmarshal(line, &f); err != nil {
		var syntax *json.SyntaxError
		if errors.As(err, &syntax) {
			return nil, bad("this is no JSON (%v at byte %d); a request is one JSON object on one line", err, syntax.Offset)
		}
		return nil, bad("a request is one JSON object, such as {\"op\":\"games\"}, and no other JSON value")
	}
	if f == nil {
		return nil, bad("a request is one JSON object, such as {\"op\":\"games\"}, and not null")
	}
	if err := checkNesting(line); err != nil {
		var p *problem
		if errors.As(err, &p) && p.deep {
			return nil, err
		}
		return f, err
	}
	return f, nil
}

// invalidUTF8 is the offset of the first byte that is no UTF-8, or -1.
func invalidUTF8(b []byte) int {
	if utf8.Valid(b) {
		return -1
	}
	for i := 0; i < len(b); {
		r, n := utf8.DecodeRune(b[i:])
		if r == utf8.RuneError && n == 1 {
			return i
		}
		i += n
	}
	return -1
}

// checkNesting refuses a key that stands twice in one object, more than
// MaxMembers of them, and nesting beyond MaxDepth, in text that is valid JSON.
func checkNesting(line []byte) error {
	type level struct {
		keys map[string]bool // of an object, else nil
		key  bool            // a key comes next
	}
	d := json.NewDecoder(bytes.NewReader(line))
	d.UseNumber()
	var open []level
	for {
		tok, err := d.Token()
		if err != nil {
			return nil // the end: the text was found valid before
		}
		switch tok {
		case json.Delim('{'):
			open = append(open, level{keys: map[string]bool{}, key: true})
		case json.Delim('['):
			open = append(open, level{})
		case json.Delim('}'), json.Delim(']'):
			open = open[:len(open)-1]
			if len(open) > 0 {
				open[len(open)-1].key = true
			}
		default:
			if len(open) == 0 {
				continue
			}
			top := &open[len(open)-1]
			if top.keys == nil || !top.key {
				top.key = true
				continue
			}
			name := tok.(string)
			if top.keys[name] {
				return bad("the key %q stands twice in one object; each may stand once", short(name))
			}
			top.keys[name], top.key = true, false
			if len(top.keys) > MaxMembers {
				return bad("an object has more than %d members; no object of a request or a position has so many", MaxMembers)
			}
		}
		if len(open) > MaxDepth {
			p := bad("objects and lists are nested deeper than %d", MaxDepth)
			p.deep = true
			return p
		}
	}
}

// short cuts a text that is to stand in a sentence.
func short(s string) string {
	const most = 60
	if len(s) <= most {
		return s
	}
	cut := most
	for cut > 0 && !utf8.RuneStart(s[cut]) {
		cut--
	}
	return s[:cut] + "…"
}

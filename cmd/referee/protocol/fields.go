package protocol

import (
	"bytes"
	"encoding/json"
	"math"
	"slices"
	"strconv"
	"strings"
)

// fields are the members of a JSON object that have not been understood yet.
// The readers below refuse a member of the wrong type with a sentence that
// says what it must be; null is a wrong type everywhere.
type fields map[string]json.RawMessage

// only refuses members beyond names, which belong to what.
func (f fields) only(what string, names ...string) error {
	var surplus []string
	for name := range f {
		if !slices.Contains(names, name) {
			surplus = append(surplus, name)
		}
	}
	if len(surplus) == 0 {
		return nil
	}
	slices.Sort(surplus)
	if len(names) == 0 {
		return bad("%s has no field %q; it takes none", what, short(surplus[0]))
	}
	return bad("%s has no field %q; it takes %s", what, short(surplus[0]), strings.Join(names, ", "))
}

// has reports whether a member is there.
func (f fields) has(name string) bool {
	_, ok := f[name]
	return ok
}

// require refuses an object without the member.
func (f fields) require(what, name string) error {
	if f.has(name) {
		return nil
	}
	return bad("%s needs the field %q", what, name)
}

// text reads a string; def is its value when it is not there.
func (f fields) text(name, def string) (string, error) {
	raw, ok := f[name]
	if !ok {
		return def, nil
	}
	var s string
	if kindOf(raw) != "a string" || json.Unmarshal(raw, &s) != nil {
		return "", bad("%q must be a string, not %s", name, kindOf(raw))
	}
	return s, nil
}

// flag reads true or false.
func (f fields) flag(name string, def bool) (bool, error) {
	raw, ok := f[name]
	if !ok {
		return def, nil
	}
	switch string(raw) {
	case "true":
		return true, nil
	case "false":
		return false, nil
	}
	return false, bad("%q must be true or false, not %s", name, kindOf(raw))
}

// whole reads a whole number from lo to hi.
func (f fields) whole(name string, def, lo, hi int) (int, error) {
	raw, ok := f[name]
	if !ok {
		return def, nil
	}
	n, ok := wholeNumber(raw)
	if !ok || n < lo || n > hi {
		return 0, bad("%q must be a whole number from %d to %d, not %s", name, lo, hi, shown(raw))
	}
	return n, nil
}

// seed reads 64 bits from a number or a string of decimal digits.
func (f fields) seed(name string, def uint64) (uint64, error) {
	raw, ok := f[name]
	if !ok {
		return def, nil
	}
	digits := string(raw)
	if kindOf(raw) == "a string" {
		digits = digits[1 : len(digits)-1]
	}
	n, err := strconv.ParseUint(digits, 10, 64)
	if err != nil {
		return 0, bad("%q must be a whole number from 0 to %d, as a number or a string of digits, not %s", name, uint64(math.MaxUint64), shown(raw))
	}
	return n, nil
}

// object reads an object.
func (f fields) object(name string) (fields, error) {
	raw, ok := f[name]
	if !ok {
		return fields{}, nil
	}
	var o fields
	if kindOf(raw) != "an object" || json.Unmarshal(raw, &o) != nil {
		return nil, bad("%q must be an object, not %s", name, kindOf(raw))
	}
	return o, nil
}

// list reads a list.
func (f fields) list(name string) ([]json.RawMessage, error) {
	raw, ok := f[name]
	if !ok {
		return nil, nil
	}
	var l []json.RawMessage
	if kindOf(raw) != "a list" || json.Unmarshal(raw, &l) != nil {
		return nil, bad("%q must be a list, not %s", name, kindOf(raw))
	}
	return l, nil
}

// wholeNumber reads a JSON number that is whole, 3.0 and 3e0 included.
func wholeNumber(raw json.RawMessage) (int, bool) {
	if kindOf(raw) != "a number" {
		return 0, false
	}
	if n, err := strconv.Atoi(string(raw)); err == nil {
		return n, true
	}
	x, err := strconv.ParseFloat(string(raw), 64)
	if err != nil || x != math.Trunc(x) || math.Abs(x) > 1<<53 {
		return 0, false
	}
	return int(x), true
}

// kindOf names the type of a JSON value.
func kindOf(raw json.RawMessage) string {
	switch b := bytes.TrimSpace(raw); b[0] {
	case '"':
		return "a string"
	case '{':
		return "an object"
	case '[':
		return "a list"
	case 't', 'f':
		return "true or false"
	case 'n':
		return "null"
	}
	return "a number"
}

// shown is a value inside a sentence.
func shown(raw json.RawMessage) string {
	if k := kindOf(raw); k == "an object" || k == "a list" {
		return k
	}
	return short(string(raw))
}

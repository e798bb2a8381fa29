package save

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
)

// TestAFieldMoreIsAVersionMore holds the fields of every kind of file against those that its
// version had when it was first written. A field more under the same version would be lost
// where an earlier program stores the file again; with a version more that program
// leaves it alone. Whoever raises a version adds a line to the list; none is ever changed.
func TestAFieldMoreIsAVersionMore(t *testing.T) {
	b, err := os.ReadFile("testdata/formats.txt")
	must(t, err)
	known := strings.Split(strings.TrimSpace(string(b)), "\n")
	now := []string{
		fmt.Sprintf("%s %d kinds of frames %d, %s %s %s %s %s %s %s %s", matchCode, container, frameKinds-1, fieldsOf(header{}), fieldsOf(names{}), fieldsOf(snapshot{}), fieldsOf(storedRecord{}), fieldsOf(summary{}), fieldsOf(note{}), fieldsOf(track{}), fieldsOf(storedOutcome{})),
	}
	for _, k := range []*kind{&profileKind, &settingsKind, &campaignKind, &parcelKind} {
		now = append(now, fmt.Sprintf("%s %d %s", k.code, k.steps.version(), fieldsOf(reflect.ValueOf(k.fresh()).Elem().Interface())))
	}
	for _, line := range now {
		if !slices.Contains(known, line) {
			t.Errorf("testdata/formats.txt does not have this line; is it a version of its own?\n%s", line)
		}
	}
	versions := map[string]bool{}
	for _, line := range known {
		w := strings.Fields(line)
		if key := w[0] + " " + w[1]; versions[key] {
			t.Errorf("%s stands there twice", key)
		} else {
			versions[key] = true
		}
	}
}

// fieldsOf is what stands in a value of a file: the names of its fields and what they hold.
func fieldsOf(v any) string { return fieldsIn(reflect.TypeOf(v)) }

func fieldsIn(t reflect.Type) string {
	switch t.Kind() {
	case reflect.Pointer:
		return fieldsIn(t.Elem())
	case reflect.Slice:
		if t.Elem().Kind() == reflect.Uint8 {
			return "bytes"
		}
		return "[" + fieldsIn(t.Elem()) + "]"
	case reflect.Map:
		return "map(" + fieldsIn(t.Key()) + ":" + fieldsIn(t.Elem()) + ")"
	case reflect.Struct:
		var l []string
		for i := range t.NumField() {
			f := t.Field(i)
			name, _, _ := strings.Cut(f.Tag.Get("msg"), ",")
			if name == "-" { // not stored
				continue
			}
			if name == "" {
				name = f.Name
			}
			l = append(l, name+":"+fieldsIn(f.Type))
		}
		return "{" + strings.Join(l, " ") + "}"
	}
	return t.Kind().String()
}

// A parcel of a newer program is left alone and said to be newer; in one of today a match of
// later rules is named and left out, and the rest is taken over.
func TestAParcelOfANewerProgramIsSaidToBeNewer(t *testing.T) {
	d, _, from, _ := travelled(t)
	whole := slices.Clone(d.files[packed].data)
	d.files[packed].data = newer(whole)
	if _, err := from.OpenParcel(context.Background(), packed, nil); !errors.Is(err, ErrNewer) {
		t.Errorf("opening: %v", err)
	}
	if !bytes.Equal(d.files[packed].data, newer(whole)) {
		t.Error("the parcel was changed")
	}
	later := newToy(2)
	from, err := openFolder(d, toys(later), "later", clock)
	must(t, err)
	must(t, from.StoreProfile(&Profile{Name: "Ada"}))
	j := newToyMatch(t, from, later, 7, onePerson)
	_, err = j.Match().Apply(rules.Do(toyAdd, 1))
	must(t, err)
	must(t, j.Close())
	all, err := from.Everything()
	must(t, err)
	_, err = from.Carry(packed, all)
	must(t, err)
	to, err := openFolder(d, toys(newToy(1)), "other", clock)
	must(t, err)
	p, err := to.OpenParcel(context.Background(), packed, nil)
	must(t, err)
	newerOnes := 0
	for _, x := range p.Pieces {
		if x.Trouble.Key == problemNewer {
			newerOnes++
		} else if !x.Trouble.IsZero() {
			t.Errorf("%s: %s", x.ID, x.Trouble.Key)
		}
	}
	u, err := to.Unpack(context.Background(), p, &Profile{}, nil)
	must(t, err)
	if newerOnes != 1 || u.Left != 1 || u.Added != len(p.Pieces)-1 {
		t.Errorf("%d of %d pieces are newer; taken over: %+v", newerOnes, len(p.Pieces), u)
	}
}

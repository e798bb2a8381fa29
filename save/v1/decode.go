package v1

import (
	"fmt"
	"reflect"
	"strings"

	"github.com/tinylib/msgp/msgp"
)

// maxElements bounds the slices of a position.
const maxElements = 512

// decode reads msgp into what v points to, by the names in the msg tags: structs
// are maps, arrays of bytes are binary. Members that are not there stay as they
// are, unknown ones are skipped.
func decode(b []byte, v any) ([]byte, error) { return read(b, reflect.ValueOf(v).Elem(), 0) }

func read(b []byte, v reflect.Value, depth int) (rest []byte, err error) {
	if depth > 32 {
		return b, msgp.ErrRecursion
	}
	switch v.Kind() {
	case reflect.Bool:
		var x bool
		x, rest, err = msgp.ReadBoolBytes(b)
		v.SetBool(x)
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		var x int64
		x, rest, err = msgp.ReadInt64Bytes(b)
		if err == nil && v.OverflowInt(x) {
			err = fmt.Errorf("%d is no %s", x, v.Type())
		}
		v.SetInt(x)
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		var x uint64
		x, rest, err = msgp.ReadUint64Bytes(b)
		if err == nil && v.OverflowUint(x) {
			err = fmt.Errorf("%d is no %s", x, v.Type())
		}
		v.SetUint(x)
	case reflect.String:
		var x string
		x, rest, err = msgp.ReadStringBytes(b)
		v.SetString(x)
	case reflect.Array:
		return readArray(b, v, depth)
	case reflect.Slice:
		return readSlice(b, v, depth)
	case reflect.Pointer:
		if msgp.IsNil(b) {
			return msgp.ReadNilBytes(b)
		}
		v.Set(reflect.New(v.Type().Elem()))
		return read(b, v.Elem(), depth+1)
	case reflect.Struct:
		return readStruct(b, v, depth)
	default:
		err = fmt.Errorf("no %s stands in a file", v.Type())
	}
	return rest, err
}

func readArray(b []byte, v reflect.Value, depth int) ([]byte, error) {
	if v.Type().Elem() == reflect.TypeFor[uint8]() && msgp.NextType(b) == msgp.BinType {
		x, rest, err := msgp.ReadBytesZC(b)
		if err == nil && len(x) != v.Len() {
			err = fmt.Errorf("%d bytes instead of %d", len(x), v.Len())
		}
		reflect.Copy(v, reflect.ValueOf(x))
		return rest, err
	}
	n, b, err := msgp.ReadArrayHeaderBytes(b)
	if err == nil && int(n) != v.Len() {
		err = fmt.Errorf("%d elements instead of %d", n, v.Len())
	}
	for i := 0; err == nil && i < v.Len(); i++ {
		b, err = read(b, v.Index(i), depth+1)
	}
	return b, err
}

func readSlice(b []byte, v reflect.Value, depth int) ([]byte, error) {
	n, b, err := msgp.ReadArrayHeaderBytes(b)
	if err != nil {
		return b, err
	}
	if n > maxElements {
		return b, msgp.ErrLimitExceeded
	}
	v.Set(reflect.MakeSlice(v.Type(), int(n), int(n)))
	for i := 0; err == nil && i < v.Len(); i++ {
		b, err = read(b, v.Index(i), depth+1)
	}
	return b, err
}

func readStruct(b []byte, v reflect.Value, depth int) ([]byte, error) {
	n, b, err := msgp.ReadMapHeaderBytes(b)
	for ; err == nil && n > 0; n-- {
		var key []byte
		if key, b, err = msgp.ReadMapKeyZC(b); err != nil {
			break
		}
		if f := member(v, string(key)); f.IsValid() {
			b, err = read(b, f, depth+1)
		} else {
			b, err = msgp.Skip(b)
		}
	}
	return b, err
}

// member is the field of a struct that a file calls name.
func member(v reflect.Value, name string) reflect.Value {
	t := v.Type()
	for i := range t.NumField() {
		tag, _, _ := strings.Cut(t.Field(i).Tag.Get("msg"), ",")
		if tag == name {
			return v.Field(i)
		}
	}
	return reflect.Value{}
}

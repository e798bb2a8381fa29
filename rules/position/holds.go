package position

import (
	"encoding/json"
	"fmt"
	"strings"

	"safehouse/rules"
)

// Holds reports whether a position has these values at these paths of its form in names, such as "rooms.1.data": 2.
func Holds(st rules.State, where map[string]any) bool {
	if len(where) == 0 {
		return true
	}
	b, err := st.MarshalJSON()
	var tree any
	if err != nil || json.Unmarshal(b, &tree) != nil {
		return false
	}
	for path, want := range where {
		if got, ok := at(tree, path); !ok || fmt.Sprint(got) != fmt.Sprint(want) {
			return false
		}
	}
	return true
}

// at follows a path of names parted by points into a tree of objects. A name may have points of its own: what an object has
// under the whole path comes first.
func at(tree any, path string) (any, bool) {
	for {
		obj, ok := tree.(map[string]any)
		if !ok {
			return nil, false
		}
		if v, ok := obj[path]; ok {
			return v, true
		}
		name, rest, more := strings.Cut(path, ".")
		if tree, ok = obj[name]; !ok || !more {
			return nil, false
		}
		path = rest
	}
}

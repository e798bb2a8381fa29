package save

import "fmt"

// A ladder is how the payload of one kind of file came to be what it is: step
// i turns version i+1 into version i+2. Steps are never taken out, so that a
// file of any version can be read for ever.
type ladder []func(payload []byte) ([]byte, error)

// as is the step to a version whose payload may hold more, and nothing else.
func as(payload []byte) ([]byte, error) { return payload, nil }

// version is the one that is written today.
func (l ladder) version() int { return len(l) + 1 }

// climb turns the payload of an old version into one of today.
func (l ladder) climb(version int, payload []byte) ([]byte, error) {
	if version < 1 || version > l.version() {
		return nil, fmt.Errorf("version %d; this program knows 1 to %d", version, l.version())
	}
	for v := version; v < l.version(); v++ {
		next, err := l[v-1](payload)
		if err != nil {
			return nil, fmt.Errorf("from version %d to %d: %w", v, v+1, err)
		}
		payload = next
	}
	return payload, nil
}

package save

import (
	"errors"
	"fmt"
)

// migrations are how the payload of one kind of file came to be what it is. The first version that
// was released is from, and step i turns version from+i into the next one. Steps are never taken
// out, so that a file of any released version can be read for ever.
type migrations struct {
	from  int
	steps []func(payload []byte) ([]byte, error)
}

// errBefore marks a file of a version that was never released.
var errBefore = errors.New("written before the first release")

// asBefore is the step to a version with fields more, which are zero where they are missing.
func asBefore(payload []byte) ([]byte, error) { return payload, nil }

// version is the one that is written today.
func (l migrations) version() int { return l.from + len(l.steps) }

// migrate turns the payload of an old version into one of today.
func (l migrations) migrate(version int, payload []byte) ([]byte, error) {
	switch {
	case version < 1:
		return nil, fmt.Errorf("version %d", version)
	case version < l.from:
		return nil, errBefore
	case version > l.version():
		return nil, errNewer
	}
	for v := version; v < l.version(); v++ {
		next, err := l.steps[v-l.from](payload)
		if err != nil {
			return nil, fmt.Errorf("from version %d to %d: %w", v, v+1, err)
		}
		payload = next
	}
	return payload, nil
}

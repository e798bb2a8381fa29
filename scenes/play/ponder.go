package play

import (
	"context"
	"fmt"
	"runtime/debug"
	"time"

	"safehouse/rules"
	"safehouse/scenes"
)

// ponderTime is how long such work may last.
const ponderTime = time.Second

// pondering is the work about one position.
type pondering struct {
	about  rules.State // as it is shown
	cancel context.CancelFunc
	done   chan error // a crash of the work
	found  any
}

// ponder begins the work about a new position and takes over what was found.
func (t *tableScene) ponder() {
	x, ok := t.table.(scenes.Ponderer)
	if !ok || t.view == nil {
		return
	}
	if p := t.pondering; p != nil && p.done != nil {
		select {
		case crash := <-p.done:
			p.cancel()
			p.done = nil
			if crash != nil {
				panic(crash)
			}
			if p.about == t.sit.Shown() {
				x.Pondered(p.found)
				t.stage.Rebuild()
			}
		default:
		}
	}
	now := t.sit.Shown()
	if t.sit.Showing() || t.sit.OnAuto() || t.pondering != nil && t.pondering.about == now {
		return
	}
	t.stopPondering()
	t.pondering = &pondering{about: now}
	work := x.Ponder(t.newView())
	if work == nil {
		return
	}
	p := t.pondering
	ctx, cancel := context.WithTimeout(context.Background(), ponderTime)
	p.cancel, p.done = cancel, make(chan error, 1)
	done := p.done
	go func() {
		var crash error
		defer func() {
			if c := recover(); c != nil {
				crash = fmt.Errorf("a table's work crashed: %v\n%s", c, debug.Stack())
			}
			done <- crash
		}()
		p.found = work(ctx)
	}()
}

// stopPondering breaks the work off.
func (t *tableScene) stopPondering() {
	if p := t.pondering; p != nil && p.done != nil {
		p.cancel()
		p.done = nil
	}
}

// ponders reports whether such work is going on.
func (t *tableScene) ponders() bool { return t.pondering != nil && t.pondering.done != nil }

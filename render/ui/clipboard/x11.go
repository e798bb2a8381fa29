//go:build linux || freebsd || openbsd || netbsd

package clipboard

import (
	"errors"
	"fmt"
	"sync"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// patience is how long the owner of the clipboard may take to hand its text over.
const patience = 500 * time.Millisecond

// The most text that is taken, and how much goes to the display in one piece.
const (
	mostText = 16 << 20
	piece    = 64 << 10
)

// A desk is a connection to the display, with a window that is never shown: it owns the selection, and others leave what they
// hand over at it.
type desk struct {
	conn  *xgb.Conn
	win   xproto.Window
	atoms map[string]xproto.Atom
	told  chan xproto.SelectionNotifyEvent
	more  chan struct{} // a piece of a text that comes in pieces is there

	mu    sync.Mutex
	text  string
	owner bool
}

var (
	opening sync.Mutex
	opened  *desk
)

// open connects once; after the display has gone it tries again.
func open() (*desk, error) {
	opening.Lock()
	defer opening.Unlock()
	if opened != nil {
		return opened, nil
	}
	xgb.Logger.SetOutput(nothing{}) // a lost display is told by an error
	conn, err := xgb.NewConn()
	if err != nil {
		return nil, fmt.Errorf("the clipboard cannot be reached: %w", err)
	}
	d := &desk{conn: conn, atoms: map[string]xproto.Atom{}, told: make(chan xproto.SelectionNotifyEvent, 1), more: make(chan struct{}, 1)}
	if err := d.begin(); err != nil {
		conn.Close()
		return nil, fmt.Errorf("the clipboard cannot be reached: %w", err)
	}
	go d.serve()
	opened = d
	return d, nil
}

type nothing struct{}

func (nothing) Write(b []byte) (int, error) { return len(b), nil }

func (d *desk) begin() error {
	screen := xproto.Setup(d.conn).DefaultScreen(d.conn)
	win, err := xproto.NewWindowId(d.conn)
	if err != nil {
		return err
	}
	d.win = win
	err = xproto.CreateWindowChecked(d.conn, 0, win, screen.Root, -1, -1, 1, 1, 0, xproto.WindowClassInputOnly, 0,
		xproto.CwEventMask, []uint32{xproto.EventMaskPropertyChange}).Check()
	if err != nil {
		return err
	}
	for _, name := range []string{"CLIPBOARD", "UTF8_STRING", "STRING", "TEXT", "text/plain;charset=utf-8", "TARGETS", "INCR", "SAFEHOUSE_TEXT"} {
		r, err := xproto.InternAtom(d.conn, false, uint16(len(name)), name).Reply()
		if err != nil {
			return err
		}
		d.atoms[name] = r.Atom
	}
	return nil
}

// serve answers those who ask for the text, until the display is gone.
func (d *desk) serve() {
	for {
		e, err := d.conn.WaitForEvent()
		if e == nil && err == nil {
			break
		}
		switch e := e.(type) {
		case xproto.SelectionRequestEvent:
			d.hand(e)
		case xproto.SelectionClearEvent:
			d.mu.Lock()
			d.owner = false
			d.mu.Unlock()
		case xproto.SelectionNotifyEvent:
			offer(d.told, e)
		case xproto.PropertyNotifyEvent:
			if e.Atom == d.atoms["SAFEHOUSE_TEXT"] && e.State == xproto.PropertyNewValue {
				offer(d.more, struct{}{})
			}
		}
	}
	opening.Lock()
	if opened == d {
		opened = nil
	}
	opening.Unlock()
}

// offer puts the newest into a channel that holds one.
func offer[T any](c chan T, v T) {
	select {
	case <-c:
	default:
	}
	c <- v
}

// hand gives the text to a program that asks for it.
func (d *desk) hand(e xproto.SelectionRequestEvent) {
	d.mu.Lock()
	text, owner := d.text, d.owner
	d.mu.Unlock()
	to := e.Property
	if to == 0 {
		to = e.Target // as old programs want it
	}
	switch {
	case !owner:
		to = 0
	case e.Target == d.atoms["TARGETS"]:
		list := make([]byte, 0, 20)
		for _, name := range []string{"TARGETS", "UTF8_STRING", "text/plain;charset=utf-8", "TEXT", "STRING"} {
			list = append(list, 0, 0, 0, 0)
			xgb.Put32(list[len(list)-4:], uint32(d.atoms[name]))
		}
		xproto.ChangeProperty(d.conn, xproto.PropModeReplace, e.Requestor, to, xproto.AtomAtom, 32, uint32(len(list)/4), list)
	case e.Target == d.atoms["UTF8_STRING"], e.Target == d.atoms["text/plain;charset=utf-8"], e.Target == d.atoms["TEXT"], e.Target == d.atoms["STRING"]:
		kind := e.Target
		if kind == d.atoms["TEXT"] {
			kind = d.atoms["UTF8_STRING"]
		}
		mode := byte(xproto.PropModeReplace)
		for {
			n := min(piece, len(text))
			xproto.ChangeProperty(d.conn, mode, e.Requestor, to, kind, 8, uint32(n), []byte(text[:n]))
			if text = text[n:]; text == "" {
				break
			}
			mode = xproto.PropModeAppend
		}
	default:
		to = 0
	}
	answer := xproto.SelectionNotifyEvent{Time: e.Time, Requestor: e.Requestor, Selection: e.Selection, Target: e.Target, Property: to}
	xproto.SendEvent(d.conn, false, e.Requestor, 0, string(answer.Bytes()))
}

// Write puts a text on the clipboard. It is there for other programs as long as this one runs.
func Write(text string) error {
	d, err := open()
	if err != nil {
		return err
	}
	d.mu.Lock()
	d.text, d.owner = text, true
	d.mu.Unlock()
	clip := d.atoms["CLIPBOARD"]
	if err := xproto.SetSelectionOwnerChecked(d.conn, d.win, clip, xproto.TimeCurrentTime).Check(); err != nil {
		return fmt.Errorf("the clipboard cannot be had: %w", err)
	}
	return nil
}

// Read takes the text from the clipboard, "" where it holds none.
func Read() (string, error) {
	d, err := open()
	if err != nil {
		return "", err
	}
	d.mu.Lock()
	text, owner := d.text, d.owner
	d.mu.Unlock()
	if owner {
		return text, nil
	}
	for _, target := range []string{"UTF8_STRING", "STRING"} {
		text, err := d.ask(d.atoms[target])
		if err != nil || text != "" {
			return text, err
		}
	}
	return "", nil
}

var errSlow = errors.New("the program that owns the clipboard does not answer")

// ask asks the owner of the selection for its text.
func (d *desk) ask(target xproto.Atom) (string, error) {
	at := d.atoms["SAFEHOUSE_TEXT"]
	for len(d.told) > 0 {
		<-d.told
	}
	xproto.DeleteProperty(d.conn, d.win, at)
	if err := xproto.ConvertSelectionChecked(d.conn, d.win, d.atoms["CLIPBOARD"], target, at, xproto.TimeCurrentTime).Check(); err != nil {
		return "", err
	}
	select {
	case e := <-d.told:
		if e.Property == 0 { // there is none, or not as this kind of text
			return "", nil
		}
	case <-time.After(patience):
		return "", errSlow
	}
	for len(d.more) > 0 {
		<-d.more
	}
	kind, text, err := d.take(at)
	if err != nil || kind != d.atoms["INCR"] {
		return string(text), err
	}
	var whole []byte // each piece that is taken brings the next; an empty one is the last
	for len(whole) < mostText {
		select {
		case <-d.more:
		case <-time.After(patience):
			return "", errSlow
		}
		_, text, err := d.take(at)
		if err != nil || len(text) == 0 {
			return string(whole), err
		}
		whole = append(whole, text...)
	}
	return "", errors.New("what is on the clipboard is too long")
}

// take reads what was left at the window, and takes it away.
func (d *desk) take(at xproto.Atom) (kind xproto.Atom, text []byte, err error) {
	r, err := xproto.GetProperty(d.conn, true, d.win, at, xproto.GetPropertyTypeAny, 0, mostText/4).Reply()
	if err != nil {
		return 0, nil, err
	}
	return r.Type, r.Value, nil
}

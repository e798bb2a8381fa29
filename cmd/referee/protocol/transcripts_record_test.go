package protocol

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	jsonpatch "github.com/evanphx/json-patch/v5"

	"safehouse/rules"
	"safehouse/rules/games"
)

// How long a transcript gets at most: what is longer is cut there.
const (
	transcriptDecisions = 3000
	transcriptBytes     = 80_000 // of requests
)

// settleTranscripts replays a game's transcripts, takes the new digests from
// the first step that changed, and lets the player of transcripts go on where
// the stored requests lead nowhere any more. It records what is not there.
func settleTranscripts(t *testing.T, game string) {
	if err := os.MkdirAll(transcriptFolder(game), 0o755); err != nil {
		t.Fatal(err)
	}
	var notes strings.Builder
	for number := range transcriptCases {
		old := readTranscript(t, game, number)
		p := newScribe(t, game, number)
		changed, open := -1, old == nil
		for step, l := range old {
			d := p.ask(l.request)
			if d != l.digest && changed < 0 {
				changed = step
			}
			if changed >= 0 && !p.ok && strings.Contains(l.request, `"op":"new"`) {
				p.lines, open = nil, true // a set-up that there is no more
				break
			}
			if changed >= 0 && !p.ok && strings.Contains(l.request, `"op":"apply"`) {
				p.lines = p.lines[:len(p.lines)-1] // the stored way ends here
				open = true
				break
			}
		}
		if old != nil && changed < 0 {
			continue
		}
		if old != nil {
			if strings.TrimSpace(*recordRuling) == "" {
				t.Fatalf("case %d changes from step %d: name the ruling with -ruling", number, changed)
			}
			fmt.Fprintf(&notes, "case %02d from step %d: %s\n", number, changed, strings.TrimSpace(*recordRuling))
		}
		if open {
			p.play()
		}
		writeTranscript(t, game, number, p.lines)
	}
	if notes.Len() == 0 {
		return
	}
	f, err := os.OpenFile(filepath.Join(transcriptFolder(game), "rulings.txt"), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o644)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := f.WriteString(notes.String()); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
}

// A scribe plays a match through the referee and writes down what it asked.
// Odd cases are played by a bot that hardly thinks, even ones at random.
type scribe struct {
	*testing.T
	s      *Session
	game   string
	number int
	r      rules.Rand
	lines  []transcriptLine
	size   int // bytes of requests

	ok      bool                  // the last answer was one
	answer  map[string]any        // the last answer
	actions []rules.WrittenAction // the last legal list
	tried   []rules.WrittenAction // actions of older lists, to ask why about
	earlier []byte                // a position before
}

func newScribe(t *testing.T, game string, number int) *scribe {
	return &scribe{T: t, s: NewSession(games.Playable(), mute{}), game: game, number: number,
		r: rules.Rand{S: uint64(number)*1_000_003 + uint64(len(game))}}
}

// ask puts a request, writes it down and returns the digest of its answer.
func (p *scribe) ask(request string) string {
	b := p.s.Answer([]byte(request))
	d := digest(p.T, p.game, b)
	p.lines = append(p.lines, transcriptLine{d, request})
	p.size += len(request)
	p.answer = object(p.T, b)
	p.ok = p.answer["ok"] == true
	if strings.Contains(request, `"op":"legal"`) && p.ok {
		var l struct{ Actions []rules.WrittenAction }
		if err := json.Unmarshal(b, &l); err != nil {
			p.Fatal(err)
		}
		p.tried = append(p.tried, p.actions...)
		p.actions = l.Actions
		if extra := len(p.tried) - 200; extra > 0 {
			p.tried = p.tried[extra:]
		}
	}
	return d
}

// one in n.
func (p *scribe) one(n int) bool { return p.r.Intn(n) == 0 }

// play goes on to the end of the match, beginning it where nothing was asked yet.
func (p *scribe) play() {
	g, _ := games.Find(p.game)
	for len(p.lines) == 0 || !p.ok && len(p.lines) == 1 {
		p.lines, p.size = nil, 0
		p.ask(p.setup(g.Info()))
	}
	p.r.S += uint64(len(p.lines)) // after a settled part another way
	for n := 0; n < transcriptDecisions && p.size < transcriptBytes; n++ {
		if n < 150 || p.one(6) {
			p.ask(`{"op":"legal"}`)
		}
		p.look()
		if p.disturb(g.Info()) {
			p.ask(`{"op":"legal"}`)
		}
		legal := p.s.match.Legal()
		if len(legal) == 0 {
			break
		}
		p.ask(fmt.Sprintf(`{"op":"apply","n":%d}`, p.choose(g.Info(), legal)))
		if p.one(16) {
			p.ask(`{"op":"undo"}`)
			if p.ok && p.one(2) {
				p.ask(`{"op":"redo"}`)
			}
		}
	}
	for _, request := range []string{`{"op":"turn"}`, `{"op":"state"}`, `{"op":"view","seat":-1}`, `{"op":"view","seat":0}`, `{"op":"score"}`, `{"op":"undo"}`} {
		p.ask(request)
	}
}

// setup draws seats by turns, seed and options.
func (p *scribe) setup(in *rules.Info) string {
	seats := in.MinSeats + p.number%(in.MaxSeats-in.MinSeats+1)
	options := map[string]any{}
	for i := range in.Options {
		o := &in.Options[i]
		if p.one(3) {
			continue // as it is by default
		}
		switch o.Kind {
		case rules.Bool:
			options[o.ID] = p.one(2)
		case rules.Int:
			options[o.ID] = o.Min + p.r.Intn(o.Max-o.Min+1)
		default:
			options[o.ID] = o.Values[p.r.Intn(len(o.Values))]
		}
	}
	return p.json(map[string]any{"op": "new", "game": p.game, "seed": p.r.Intn(1 << 40), "options": options,
		"seats": slices.Repeat([]any{map[string]any{"kind": "human"}}, seats)})
}

func (p *scribe) json(x any) string {
	b, err := json.Marshal(x)
	if err != nil {
		p.Fatal(err)
	}
	return string(b)
}

// choose is the number of the action that the player of this case takes.
func (p *scribe) choose(in *rules.Info, legal []rules.Action) int {
	if len(legal) == 1 {
		return 0
	}
	if p.number%2 == 0 || p.one(8) {
		return p.r.Intn(len(legal))
	}
	b := p.s.Answer(fmt.Appendf(nil, `{"op":"bot","level":"normal","iterations":12,"seed":%d}`, p.r.Intn(1<<30)))
	var a struct{ Action rules.WrittenAction }
	if err := json.Unmarshal(b, &a); err != nil {
		p.Fatal(err)
	}
	n := slices.IndexFunc(legal, func(x rules.Action) bool { return p.json(in.Write(x)) == p.json(a.Action) })
	if n < 0 {
		return p.r.Intn(len(legal))
	}
	return n
}

// look asks about the match without changing it.
func (p *scribe) look() {
	seats := p.s.match.Setup().Seats
	if p.one(14) {
		p.ask(fmt.Sprintf(`{"op":"view","seat":%d}`, p.r.Intn(seats+1)-1))
	}
	if p.one(20) {
		p.ask(`{"op":"state"}`)
	}
	if p.one(20) {
		p.ask(`{"op":"score"}`)
	}
	if p.one(10) && len(p.tried) > 0 {
		p.ask(p.json(map[string]any{"op": "why", "action": p.mixed()}))
	}
}

// mixed is an action of before, at times with a value of another one.
func (p *scribe) mixed() rules.WrittenAction {
	a := p.tried[p.r.Intn(len(p.tried))]
	if p.one(2) {
		return a
	}
	args := maps.Clone(a.Args)
	b := p.tried[p.r.Intn(len(p.tried))]
	for _, name := range slices.Sorted(maps.Keys(args)) {
		if v, ok := b.Args[name]; ok {
			args[name] = v
		}
	}
	return rules.WrittenAction{Verb: a.Verb, Args: args}
}

// disturb edits the position now and then: a result that comes next, one value,
// or back to a position of before.
func (p *scribe) disturb(in *rules.Info) bool {
	if !p.one(18) {
		return false
	}
	switch p.r.Intn(4) {
	case 0:
		d := in.Draws[1:][p.r.Intn(len(in.Draws)-1)]
		var v any = 1 + p.r.Intn(6)
		if d.Ref != rules.None {
			v = in.Refs[d.Ref].IDs[p.r.Intn(len(in.Refs[d.Ref].IDs))]
		}
		p.edit(map[string]any{"upcoming": []any{map[string]any{d.Name: v}}})
	case 1:
		now := p.position()
		if p.earlier != nil {
			patch, err := jsonpatch.CreateMergePatch(now, p.earlier)
			if err != nil {
				p.Fatal(err)
			}
			if len(patch) < 400 {
				p.edit(json.RawMessage(patch))
			}
		}
		p.earlier = now
	default:
		var x map[string]any
		if err := json.Unmarshal(p.position(), &x); err != nil {
			p.Fatal(err)
		}
		p.edit(p.leaf(x))
	}
	return true
}

func (p *scribe) edit(patch any) {
	p.ask(p.json(map[string]any{"op": "edit", "patch": patch}))
}

func (p *scribe) position() []byte {
	b, err := p.s.match.State().MarshalJSON()
	if err != nil {
		p.Fatal(err)
	}
	return b
}

// leaf is a patch that changes one value of a position a little.
func (p *scribe) leaf(x map[string]any) map[string]any {
	keys := slices.Sorted(maps.Keys(x))
	if len(keys) == 0 {
		return map[string]any{}
	}
	k := keys[p.r.Intn(len(keys))]
	switch v := x[k].(type) {
	case map[string]any:
		return map[string]any{k: p.leaf(v)}
	case []any:
		if len(v) > 1 {
			v[0], v[len(v)-1] = v[len(v)-1], v[0]
		}
		return map[string]any{k: v}
	case float64:
		return map[string]any{k: int(v) + p.r.Intn(5) - 2}
	case bool:
		return map[string]any{k: !v}
	case string:
		// The value of a sibling is of the right kind more often than not.
		for _, other := range keys {
			if s, ok := x[other].(string); ok && s != v && p.one(2) {
				return map[string]any{k: s}
			}
		}
		return map[string]any{k: v}
	}
	return map[string]any{k: nil}
}

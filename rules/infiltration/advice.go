package infiltration

import (
	"math"

	"safehouse/rules"
)

// What speaks for a choice, in the game's terms. A card speaks by the first of its steps that has something to say
// (stepRow.speaks), an action card by its rule; everything said is open to the seat that is asked.

// advices are the reasons that a hint gives.
var advices = []string{
	"advice.out", "advice.out-wounded", "advice.escape", "advice.escape-first", "advice.exit", "advice.shortcut", "advice.deeper", "advice.closed", "advice.next",
	"advice.secret", "advice.data", "advice.alone", "advice.first", "advice.later", "advice.extract", "advice.siphon", "advice.room",
	"advice.frees-worker", "advice.frees-lock", "advice.pool", "advice.adds", "advice.carry", "advice.spyware", "advice.prototype", "advice.file",
	"advice.draw", "advice.heal", "advice.healthy", "advice.alarm", "advice.raise", "advice.wound-laser", "advice.wound-ward", "advice.setback",
	"advice.chase", "advice.wounds", "advice.delays", "advice.push", "advice.mine", "advice.look", "advice.wound-whom", "advice.delay-whom",
	"advice.link-whom", "advice.mover", "advice.disarm", "advice.stall",
	"advice.empty", "advice.no-token", "advice.no-use", "advice.no-lock", "advice.no-worker", "advice.late", "advice.no-way", "advice.no-target", "advice.no-link",
	"advice.hurries", "advice.unlooked", "advice.no-tokens", "advice.own", "advice.reusable", "advice.single", "advice.room-idle", "advice.swap", "advice.sludge", "advice.flip",
}

// Advice is a reason in words for an answer.
func (s *State) Advice(a rules.Action) rules.Message {
	m := s.moodNow()
	return engine.Advice(s, a, &m)
}

// A counsel is whom a text is weighed for, and where.
type counsel struct {
	o    Operative
	at   Place
	item Item // that the text stands on, noItem for a room's
	m    *mood
}

// counsel is that of the asked operative; ok is false while it is not inside.
func (s *State) counsel(item Item, m *mood) (w counsel, ok bool) {
	o := s.Ask.Op
	if o == noOperative || !s.Ops[o].Place.Inside() || s.Phase == Drafting {
		return counsel{}, false
	}
	return counsel{o, s.Ops[o].Place, item, m}, true
}

// adviseText is what the first step of a text says that has something to say.
func (s *State) adviseText(text []Step, w counsel) rules.Message {
	for _, st := range text {
		if row := st.row(); row.speaks != nil {
			if m := row.speaks(s, w, st); !m.IsZero() {
				return m
			}
		}
	}
	return rules.Message{}
}

// adviseCard is what speaks for a card where its operative is inside.
func (s *State) adviseCard(c Card, m *mood) rules.Message {
	w, ok := s.counsel(noItem, m)
	if !ok {
		return rules.Message{}
	}
	switch c {
	case Retreat:
		return s.adviseMove(Out, m)
	case Advance:
		return s.adviseMove(Deepest, m)
	case Download, Extract:
		return s.adviseData()
	case Interface:
		return s.adviseInterface(w)
	}
	return s.adviseItem(c.Item(), w)
}

// adviseItem is what speaks for an item: its first step that has something to say. Where the guard that it breaks is not there
// and nothing lies where it takes data, that is said.
func (s *State) adviseItem(it Item, w counsel) rules.Message {
	w.item = it
	said := s.adviseText(itemCards[it].Text, w)
	if !said.IsZero() && said.Key != "advice.empty" {
		return said
	}
	for _, st := range itemCards[it].Text {
		switch {
		case st.Do != doDestroy || s.guarded(s.near(w.at), Guard(st.What)):
		case Guard(st.What) == TechLock:
			return rules.Say("advice.no-lock")
		default:
			return rules.Say("advice.no-worker")
		}
	}
	return said
}

// guarded reports whether a guard of a kind is in one of some rooms.
func (s *State) guarded(set uint16, g Guard) bool {
	for p := range Place(rooms) {
		if set>>p&1 == 1 && s.guardAt(p) == g {
			return true
		}
	}
	return false
}

// adviseKeep is what speaks for an item of the draft.
func (s *State) adviseKeep(it Item) rules.Message {
	if n := it.saves(); n > 0 {
		return rules.Say("advice.mover", info.Naming("card", refItem(it)), rules.Num("n", int(n)+1))
	}
	return rules.Message{}
}

// adviseLast is whether an item of the draft is used up when it is played.
func (s *State) adviseLast(it Item) rules.Message {
	if m := s.adviseKeep(it); !m.IsZero() {
		return m
	}
	if itemCards[it].Fate == Hand {
		return rules.Say("advice.reusable", info.Naming("card", refItem(it)))
	}
	return rules.Say("advice.single", info.Naming("card", refItem(it)))
}

// firstOut reports whether nobody is out yet in a match of several, so that who gets out alone wins with whatever it holds.
func (s *State) firstOut() bool {
	for _, x := range s.InPlay() {
		if s.Ops[x].Place == Out {
			return false
		}
	}
	return s.Seats > 1
}

// adviseInterface is what the room's function gives, or keeps from happening.
func (s *State) adviseInterface(w counsel) rules.Message {
	room := &s.Rooms[w.at]
	name := info.Naming("room", RefRoom(room.Card))
	switch {
	case !room.Interface:
		return rules.Say("advice.no-token", name)
	case !s.conditionHolds(w.o, w.at):
		return rules.Say("advice.no-use", name)
	}
	card := room.Card.card()
	if len(card.Interface) == 0 && len(card.Enter) > 0 {
		return rules.Say("advice.disarm", name)
	}
	if m := s.adviseText(card.Interface, w); !m.IsZero() {
		return m
	}
	return rules.Say("advice.room-idle", name)
}

func (s *State) theTime(key string, m *mood, more ...rules.Arg) rules.Message {
	return rules.Say(key, append(more, rules.Num("left", s.RoundsLeft()), rules.Num("n", int(math.Round(m.out))))...)
}

// adviseMove says how much time there is for the way in or out, and what waits in the next room, which with time to spare
// can lie behind as well; for going in when there is no time to spare, that.
func (s *State) adviseMove(to Place, m *mood) rules.Message {
	if s.Ask.Op == noOperative {
		return rules.Message{}
	}
	st := &s.Ops[s.Ask.Op]
	at := st.Place
	switch back := to == Out || to < at; {
	case !at.Inside():
		return rules.Message{}
	case m.out >= 99:
		return rules.Say("advice.no-way", info.Naming("room", RefRoom(s.Rooms[at].Card)))
	case back && s.exits(s.Ask.Op) && (at == Entry || m.spare < 0.5) && s.firstOut():
		return rules.Say("advice.escape-first", rules.Num("n", int(st.Tokens)), rules.Num("left", s.RoundsLeft()))
	case back && at == Entry:
		return rules.Say("advice.escape", rules.Num("n", int(st.Tokens)), rules.Num("left", s.RoundsLeft()))
	case back && at.InLine() && s.RoundsLeft() > int(math.Round(m.out))+1 && s.Rooms[at-1].Data > s.Rooms[at].Data:
		return s.adviseNext(at, at-1, m)
	case back && st.Wounded:
		return s.theTime("advice.out-wounded", m)
	case back:
		return s.theTime("advice.out", m)
	case s.RoundsLeft() <= int(math.Round(m.out)):
		return s.theTime("advice.late", m)
	case at >= Deepest:
		return s.theTime("advice.deeper", m)
	case !s.Revealed(at + 1):
		return s.theTime("advice.closed", m, rules.Num("room", int(at)+2))
	case s.Rooms[at+1].Data > s.Rooms[at].Data:
		return s.adviseNext(at, at+1, m)
	}
	return s.theTime("advice.deeper", m)
}

// adviseNext is that the room to go to holds more data than this one.
func (s *State) adviseNext(at, to Place, m *mood) rules.Message {
	return s.theTime("advice.next", m, info.Naming("room", RefRoom(s.Rooms[to].Card)), rules.Num("data", int(s.Rooms[to].Data)), rules.Num("here", int(s.Rooms[at].Data)))
}

// adviseData is what lies in the room and who comes to it first.
func (s *State) adviseData() rules.Message {
	o := s.Ask.Op
	if o == noOperative || !s.Ops[o].Place.Inside() {
		return rules.Message{}
	}
	at := s.Ops[o].Place
	room := &s.Rooms[at]
	data, rivals := int(room.Data), s.rivalsAt(s.Ops[o].Seat, at)
	ahead, behind := s.order(o)
	n := rules.Num("n", rivals)
	switch fresh := room.Downloads == 0 && room.Wire == 0; {
	case data == 0:
		return s.empty(at)
	case s.Options.Extraction && rivals == 0 && room.Wire == 0:
		return rules.Say("advice.extract", rules.Num("n", data))
	case rivals == 0:
		return rules.Say("advice.alone", rules.Num("n", data))
	case s.Options.Extraction || !fresh:
		return rules.Say("advice.data", rules.Num("n", data), rules.Num("rivals", rivals))
	case behind == rivals:
		return rules.Say("advice.first", n, rules.Num("data", data))
	case ahead > 0:
		return rules.Say("advice.later", rules.Num("n", ahead), rules.Num("data", data))
	}
	return rules.Say("advice.data", rules.Num("n", data), rules.Num("rivals", rivals))
}

// empty is that no data lie in a room.
func (s *State) empty(p Place) rules.Message {
	return rules.Say("advice.empty", info.Naming("room", RefRoom(s.Rooms[p].Card)))
}

// order is how many operatives of other seats in the room of o have still to act before it, and how many after it.
func (s *State) order(o Operative) (ahead, behind int) {
	before := true
	l := s.turnOrder()
	for _, t := range l.list() {
		switch x := &s.Ops[t]; {
		case t == o:
			before = false
		case x.Seat == s.Ops[o].Seat || x.Place != s.Ops[o].Place || x.Resolved:
		case before:
			ahead++
		default:
			behind++
		}
	}
	return ahead, behind
}

// adviseStay is what speaks for staying: the data that lie there, or the way out.
func (s *State) adviseStay(m *mood) rules.Message {
	if msg := s.adviseData(); !msg.IsZero() {
		return msg
	}
	if !s.Ops[s.Ask.Op].Place.Inside() || m.out >= 99 {
		return rules.Message{}
	}
	return s.theTime("advice.out", m)
}

// adviseFirst is what lies open where an operative stands that acts before others of its seat.
func (s *State) adviseFirst(o Operative) rules.Message {
	p := s.Ops[o].Place
	switch {
	case !p.Inside():
		return rules.Message{}
	case s.Rooms[p].Data == 0:
		return s.empty(p)
	}
	return rules.Say("advice.room", info.Naming("room", RefRoom(s.Rooms[p].Card)), rules.Num("n", int(s.Rooms[p].Data)))
}

// rivalsAt is how many operatives of other seats are in a room.
func (s *State) rivalsAt(seat int8, at Place) (n int) {
	for _, o := range s.InPlay() {
		if x := &s.Ops[o]; x.Place == at && x.Seat != seat {
			n++
		}
	}
	return n
}

// adviseRoom is what lies in a room that a card chooses, or what it frees there.
func (s *State) adviseRoom(p Place) rules.Message {
	f := s.top()
	if f.step().Do == doSludgeNearby {
		return rules.Message{}
	}
	if f.Kind == frItem && guardWanted(Item(f.Card)) != Unguarded && s.guardAt(p) == guardWanted(Item(f.Card)) || f.step().Do == doBreakNext {
		return s.frees(p)
	}
	if n := int(s.Rooms[p].Data); n > 0 {
		return rules.Say("advice.room", info.Naming("room", RefRoom(s.Rooms[p].Card)), rules.Num("n", n))
	}
	return s.empty(p)
}

// frees is what lies behind the guard of a room.
func (s *State) frees(p Place) rules.Message {
	key := "advice.frees-worker"
	switch s.guardAt(p) {
	case Unguarded:
		return rules.Message{}
	case TechLock:
		key = "advice.frees-lock"
	}
	n := min(int(s.Rooms[p].Card.card().Secured), int(s.Pool))
	if n == 0 {
		return rules.Message{}
	}
	return rules.Say(key, info.Naming("room", RefRoom(s.Rooms[p].Card)), rules.Num("n", n))
}

// adviseTarget is what speaks for striking an operative, or for naming it.
func (s *State) adviseTarget(t Operative, key string) rules.Message {
	switch x := &s.Ops[t]; {
	case x.Seat == s.Ops[s.Ask.Op].Seat:
		return rules.Say("advice.own", info.Naming("who", RefOperative(t)))
	case x.Tokens == 0:
		return rules.Say("advice.no-tokens", info.Naming("who", RefOperative(t)))
	}
	x := &s.Ops[t]
	return rules.Say(key, info.Naming("who", RefOperative(t)), rules.Num("n", int(x.Tokens)))
}

// adviseOperative is what speaks for an operative that a card names.
func (s *State) adviseOperative(t Operative) rules.Message {
	at := s.Ops[t].Place
	switch {
	case s.top().step().Do != doPiggyback:
		return s.adviseTarget(t, "advice.delay-whom")
	case at.Inside() && s.Rooms[at].Data > 0:
		return rules.Say("advice.link-whom", info.Naming("who", RefOperative(t)), rules.Num("n", int(s.Rooms[at].Data)))
	case at.Inside():
		return s.empty(at)
	}
	return rules.Message{}
}

// adviseWound and adviseAlarm are what is spared at the lasers and in the ward.
func (s *State) adviseWound() rules.Message {
	if s.Ask.Kind == askLaser {
		return rules.Say("advice.wound-laser", rules.Num("n", int(s.Alarm)))
	}
	return rules.Say("advice.wound-ward", rules.Num("n", int(s.Ops[s.Ask.Op].HandSize)))
}

func (s *State) adviseAlarm() rules.Message {
	if s.Ops[s.Ask.Op].Wounded || s.Alarm >= AlarmMax {
		return rules.Message{}
	}
	return rules.Say("advice.raise", rules.Num("n", int(s.Alarm)), rules.Num("m", int(s.Alarm)+1))
}

func (s *State) adviseDiscard(it Item, m *mood) rules.Message {
	if s.Ask.Kind == askWard && !s.Ops[s.Ask.Op].Wounded {
		return rules.Say("advice.healthy")
	}
	if mover := s.adviseKeep(it); !mover.IsZero() {
		return mover
	}
	w, ok := s.counsel(it, m)
	if !ok {
		return rules.Message{}
	}
	return s.adviseItem(it, w)
}

// adviseDraw is how many items come for those that were discarded.
func (s *State) adviseDraw() rules.Message {
	n := min(int(s.top().N), int(s.DeckSize))
	if n == 0 {
		return rules.Message{}
	}
	return rules.Say("advice.draw", rules.Num("n", n), rules.Num("m", int(s.Ops[s.Ask.Op].HandSize)))
}

// What the steps of a text say.

// lowers is what a lower alarm is good for.
func lowers(s *State, to int) rules.Message {
	if to = max(to, AlarmMin); to >= int(s.Alarm) {
		return rules.Message{}
	}
	return rules.Say("advice.alarm", rules.Num("n", int(s.Alarm)), rules.Num("m", to))
}

// hitting is what a step says that strikes rivals in an area: how many of them it would.
func hitting(key string, strikes func(*OperativeState) bool) func(s *State, w counsel, st Step) rules.Message {
	return func(s *State, w counsel, st Step) rules.Message {
		n := 0
		for _, t := range s.InPlay() {
			if x := &s.Ops[t]; x.Seat != s.Ops[w.o].Seat && x.Place.Inside() && s.reach(w.at, st.Where, noRoom)>>x.Place&1 == 1 && strikes(x) {
				n++
			}
		}
		if n == 0 {
			return rules.Message{}
		}
		return rules.Say(key, rules.Num("n", n))
	}
}

// freeing is what a step says that breaks guards: the room where most data come free.
func freeing(s *State, w counsel, st Step) rules.Message {
	set, best := s.reach(w.at, st.Where, noRoom), rules.Message{}
	if st.Where == there || st.Do == doBreakNext {
		set = s.near(w.at) &^ (1 << w.at)
	}
	most := 0
	for p := range Place(rooms) {
		if set>>p&1 == 0 || s.guardAt(p) == Unguarded || st.Do == doDestroy && s.guardAt(p) != Guard(st.What) {
			continue
		}
		if n := int(s.Rooms[p].Card.card().Secured); n > most {
			if m := s.frees(p); !m.IsZero() {
				most, best = n, m
			}
		}
	}
	return best
}

// leaving is what an item says that is left in the room.
func leaving(s *State, w counsel, _ Step) rules.Message {
	switch {
	case w.item == RemoteSpyware && s.Rooms[w.at].Data > 0:
		return rules.Say("advice.spyware", rules.Num("n", int(s.Rooms[w.at].Data)))
	case w.item == TripwireMine && w.at.InLine():
		n := 0
		for _, t := range s.InPlay() {
			if x := &s.Ops[t]; x.Seat != s.Ops[w.o].Seat && x.Place.InLine() && x.Place > w.at {
				n++
			}
		}
		if n > 0 {
			return rules.Say("advice.mine", rules.Num("n", n))
		}
	}
	return rules.Message{}
}

// chasing is what bringing the mercs closer is good for: a rival is further in.
func chasing(s *State, w counsel) rules.Message {
	deepest := noOperative
	for _, t := range s.InPlay() {
		if x := &s.Ops[t]; x.Seat != s.Ops[w.o].Seat && x.Place.InLine() && x.Place > w.at && (deepest == noOperative || x.Place > s.Ops[deepest].Place) {
			deepest = t
		}
	}
	if deepest == noOperative {
		return rules.Say("advice.hurries")
	}
	return rules.Say("advice.chase", info.Naming("who", RefOperative(deepest)), rules.Num("m", int(s.Ops[deepest].Place)+1), rules.Num("n", int(w.at)+1))
}

func speakAlarm(s *State, _ counsel, st Step) rules.Message { return lowers(s, int(s.Alarm)+int(st.N)) }

func speakAlarmZero(s *State, _ counsel, _ Step) rules.Message { return lowers(s, 0) }

func speakProximity(s *State, w counsel, st Step) rules.Message {
	switch back := min(-int(st.N), int(s.Proximity)); {
	case st.N > 0:
		return chasing(s, w)
	case back == 0:
		return rules.Message{}
	default:
		return rules.Say("advice.setback", rules.Num("n", back), rules.Num("low", 1+int(s.Alarm)), rules.Num("high", 6+int(s.Alarm)))
	}
}

func speakMove(s *State, w counsel, st Step) rules.Message {
	n := min(int(st.N), int(w.at)+1)
	switch inward := st.What&forward != 0 && (st.What&backward == 0 || w.m.spare >= 1); {
	case !w.at.InLine():
		return rules.Message{}
	case inward:
		return s.adviseMove(Deepest, w.m)
	case n > 1:
		return s.theTime("advice.shortcut", w.m, rules.Num("rooms", n))
	}
	return s.adviseMove(Out, w.m)
}

func speakToSecret(s *State, w counsel, _ Step) rules.Message {
	if s.RoundsLeft() <= int(math.Round(w.m.out)) {
		return s.theTime("advice.late", w.m)
	}
	return s.theTime("advice.secret", w.m)
}

func speakEscape(s *State, w counsel, _ Step) rules.Message {
	if s.firstOut() {
		return rules.Say("advice.escape-first", rules.Num("n", int(s.Ops[w.o].Tokens)), rules.Num("left", s.RoundsLeft()))
	}
	return rules.Say("advice.exit", rules.Num("n", int(s.Ops[w.o].Tokens)), rules.Num("left", s.RoundsLeft()))
}

func speakCarry(s *State, w counsel, st Step) rules.Message {
	if n := min(int(st.N), int(s.Rooms[w.at].Data)); n > 0 && w.at.InLine() {
		return rules.Say("advice.carry", rules.Num("n", n))
	}
	return s.adviseData()
}

func speakDraw(s *State, w counsel, st Step) rules.Message {
	if int(s.DeckSize) < int(st.N) {
		return rules.Message{}
	}
	return rules.Say("advice.draw", rules.Num("n", int(st.N)), rules.Num("m", int(s.Ops[w.o].HandSize)))
}

func speakHeal(s *State, w counsel, _ Step) rules.Message {
	if !s.Ops[w.o].Wounded {
		return rules.Message{}
	}
	return rules.Say("advice.heal")
}

func speakPool(s *State, _ counsel, st Step) rules.Message {
	if n := min(int(st.N), int(s.Pool)); n > 0 {
		return rules.Say("advice.pool", rules.Num("n", n))
	}
	return rules.Message{}
}

func speakSiphon(s *State, w counsel, st Step) rules.Message {
	if n := min(int(st.N), int(s.Rooms[w.at].Data)); n > 2 {
		return rules.Say("advice.siphon", rules.Num("n", n), rules.Num("data", int(s.Rooms[w.at].Data)))
	}
	return s.adviseData()
}

// speakWire says that the first Download takes a third token, where nobody can be first.
func speakWire(s *State, w counsel, st Step) rules.Message {
	room := &s.Rooms[w.at]
	ahead, _ := s.order(w.o)
	if n := 2 + int(st.N); !s.Options.Extraction && ahead == 0 && room.Downloads == 0 && room.Wire == 0 && int(room.Data) >= n {
		return rules.Say("advice.siphon", rules.Num("n", n), rules.Num("data", int(room.Data)))
	}
	return rules.Message{}
}

func speakAddData(s *State, _ counsel, st Step) rules.Message {
	if n := min(int(st.N), int(s.Pool)); n > 0 {
		return rules.Say("advice.adds", rules.Num("n", n))
	}
	return rules.Message{}
}

func speakDownload(s *State, w counsel, st Step) rules.Message {
	switch st.Where {
	case here:
		return s.adviseData()
	case there:
		return s.adviseRichest(w)
	}
	return rules.Message{}
}

// adviseRichest is the room here or next door that holds most data.
func (s *State) adviseRichest(w counsel) rules.Message {
	best := w.at
	for p := range Place(rooms) {
		if s.near(w.at)>>p&1 == 1 && s.Revealed(p) && s.Rooms[p].Data > s.Rooms[best].Data {
			best = p
		}
	}
	if n := int(s.Rooms[best].Data); n > 0 {
		return rules.Say("advice.room", info.Naming("room", RefRoom(s.Rooms[best].Card)), rules.Num("n", n))
	}
	return s.empty(w.at)
}

// speakShoot is the best that a shot hits: who carries most, or a lab worker.
func speakShoot(s *State, w counsel, st Step) rules.Message {
	set := s.reach(w.at, st.Where, noRoom)
	richest := noOperative
	for _, t := range s.InPlay() {
		if x := &s.Ops[t]; x.Seat != s.Ops[w.o].Seat && x.Place.Inside() && set>>x.Place&1 == 1 && !x.Wounded && x.Tokens > 0 && (richest == noOperative || x.Tokens > s.Ops[richest].Tokens) {
			richest = t
		}
	}
	if richest != noOperative {
		return s.adviseTarget(richest, "advice.wound-whom")
	}
	best := rules.Message{}
	for p := range Place(rooms) {
		if set>>p&1 == 1 && s.guardAt(p) == LabWorker {
			if best = s.frees(p); !best.IsZero() {
				return best
			}
		}
	}
	if s.guarded(set, LabWorker) {
		return rules.Message{}
	}
	return rules.Say("advice.no-target")
}

// speakLink is the rival who stands where most data lie.
func speakLink(s *State, w counsel, _ Step) rules.Message {
	best := noOperative
	for _, t := range s.InPlay() {
		if x := &s.Ops[t]; t != w.o && x.Place.Inside() && s.Rooms[x.Place].Data > 0 && (best == noOperative || s.Rooms[x.Place].Data > s.Rooms[s.Ops[best].Place].Data) {
			best = t
		}
	}
	if best == noOperative {
		return rules.Say("advice.no-link")
	}
	return rules.Say("advice.link-whom", info.Naming("who", RefOperative(best)), rules.Num("n", int(s.Rooms[s.Ops[best].Place].Data)))
}

func speakLook(s *State, w counsel, _ Step) rules.Message {
	n, before := 0, true
	l := s.turnOrder()
	for _, t := range l.list() {
		if x := &s.Ops[t]; t == w.o {
			before = false
		} else if !before && x.Seat != s.Ops[w.o].Seat && x.Place.Inside() && !x.Resolved {
			n++
		}
	}
	if n == 0 {
		return rules.Say("advice.unlooked")
	}
	return rules.Say("advice.look", rules.Num("n", n))
}

func speakPlay(s *State, w counsel, st Step) rules.Message {
	switch {
	case st.What>>Advance&1 == 1 && w.m.spare >= 1:
		return s.adviseMove(Deepest, w.m)
	case st.What>>Retreat&1 == 1:
		return s.adviseMove(Out, w.m)
	case st.What>>Advance&1 == 1 && st.What>>Download&1 == 1:
		return s.adviseData()
	}
	return rules.Message{}
}

// speakSwap is how many items can be exchanged.
func speakSwap(s *State, w counsel, _ Step) rules.Message {
	n := int(s.Ops[w.o].HandSize)
	if n == 0 || s.DeckSize == 0 {
		return rules.Message{}
	}
	return rules.Say("advice.swap", rules.Num("n", n))
}

// speakOffice is the room of the line that holds most data.
func speakOffice(s *State, _ counsel, _ Step) rules.Message {
	best := Place(noRoom)
	for p := range Place(rooms) {
		if s.roomsWithData()>>p&1 == 1 && (best == noRoom || s.Rooms[p].Data > s.Rooms[best].Data) {
			best = p
		}
	}
	if best == noRoom {
		return rules.Message{}
	}
	return rules.Say("advice.room", info.Naming("room", RefRoom(s.Rooms[best].Card)), rules.Num("n", int(s.Rooms[best].Data)))
}

// speakSludge is how many rivals are where Sludge can go.
func speakSludge(s *State, w counsel, _ Step) rules.Message {
	n := 0
	for _, t := range s.InPlay() {
		if x := &s.Ops[t]; x.Seat != s.Ops[w.o].Seat && x.Place.Inside() && s.sludgeTargets(w.at)>>x.Place&1 == 1 {
			n++
		}
	}
	if n == 0 {
		return rules.Message{}
	}
	return rules.Say("advice.sludge", rules.Num("n", n))
}

// speakFlip is who wakes up.
func speakFlip(s *State, w counsel, _ Step) rules.Message {
	n := s.Rooms[w.at].Brought
	if n == noNPC || !s.NPCs[n].Place.Inside() || s.NPCs[n].Up {
		return rules.Message{}
	}
	return rules.Say("advice.flip", info.Naming("npc", RefNPC(n)))
}

func speakFile(s *State, _ counsel, _ Step) rules.Message {
	if !s.FileFree {
		return rules.Message{}
	}
	return rules.Say("advice.file", rules.Num("n", FileWorth))
}

func speakTakePrototype(s *State, _ counsel, _ Step) rules.Message {
	if s.Protos == 0 {
		return rules.Message{}
	}
	return rules.Say("advice.prototype", rules.Num("n", PrototypeWorth), rules.Num("m", int(s.Protos)))
}

package masters

import "fmt"

// A frameRow is all that is known of a kind of frame, an effect that waits.
type frameRow struct {
	ID    string
	run   func(h runner, f *Frame)       // takes it one step further, or asks
	in    phaseSet                       // when it can wait
	hex   bool                           // it is about a tile, Frame.At
	card  string                         // what Frame.Card is one of (kinds of position.go), if it has one
	land  func(s *State) Cells           // the cells that Frame.Set is of; nil: it is of figures
	gone  bool                           // of figures that may have left the board
	check func(s *State, f *Frame) error // what is wrong with it beyond that
}

// A phaseSet is a set of phases, one bit each.
type phaseSet uint8

func during(phases ...Phase) (set phaseSet) {
	for _, p := range phases {
		set |= 1 << p
	}
	return set
}

type frameKind uint8

const (
	frCard    frameKind = iota // an event or a crisis that is carried out
	frReveal                   // a chit drawn for a tile; the Consultant may replace it
	frDog                      // a dog next to several characters
	frHunt                     // a new dog on its way
	frHounds                   // more new dogs to come
	frReplan                   // loose planning tokens
	frLift                     // an ability that moves tokens
	frLose                     // figures that lose an idea
	frBlab                     // noise for an idea
	frComfort                  // noise for an idea to anybody
	frWhisper                  // ideas handed round for noise
	frLast                     // one idea from one to another
	frLocks                    // guards that lock themselves in
	frFumble                   // loot that is put down
	frNervous                  // the Hostage alone
	frTip                      // the Machinist's idea
	frBribe                    // guards and dogs out of the bag
	frInsert                   // the Retiree's events
	frMark                     // the Architect's ideas
	frCodes                    // tiles that codes show
	frDecoy                    // noise that came after the last chance to take it away
	frames    = 21
)

var (
	inPlanning = during(Planning)
	byEvents   = during(EventPhase)
	inRounds   = during(Action, Closing, EventPhase)
)

var frameTable = [frames]frameRow{
	frCard:    {ID: "card", run: runner.cardStep, in: byEvents, card: "Dealt", check: (*State).checkCardFrame},
	frReveal:  {ID: "reveal", run: asking(askChit), in: inRounds, hex: true, card: "Chit", check: (*State).checkReveal},
	frDog:     {ID: "dog", run: runner.dogJumps, in: inRounds | during(Escape), hex: true, check: (*State).checkDog},
	frHunt:    {ID: "hunt", run: runner.hunt, in: byEvents, hex: true, card: "Target", check: (*State).checkDog},
	frHounds:  {ID: "hounds", run: runner.nextHound, in: byEvents, gone: true},
	frReplan:  {ID: "replan", run: runner.replan, in: byEvents},
	frLift:    {ID: "lift", run: runner.lifting, in: during(Action)},
	frLose:    {ID: "lose", run: runner.loseNext, in: byEvents},
	frBlab:    {ID: "blab", run: asksEach(askBlab), in: byEvents},
	frComfort: {ID: "comfort", run: asking(askComfort), in: byEvents},
	frWhisper: {ID: "whisper", run: asking(askWhisper), in: byEvents},
	frLast:    {ID: "last-idea", run: asking(askLast), in: byEvents},
	frLocks:   {ID: "locks", run: runner.lockIn, in: byEvents, land: func(s *State) Cells { return s.Board }},
	frFumble:  {ID: "fumble", run: runner.fumbleNext, in: byEvents},
	frNervous: {ID: "nervous", run: asking(askNervous), in: during(Closing), check: (*State).checkNervous},
	frTip:     {ID: "tip", run: asksOften(askTip), in: inPlanning},
	frBribe:   {ID: "bribe", run: asksOften(askBribe), in: inPlanning},
	frInsert:  {ID: "insert", run: asksOften(askInsert), in: inPlanning},
	frMark:    {ID: "mark", run: asksOften(askMark), in: inPlanning},
	frCodes:   {ID: "codes", run: runner.codesNext, in: during(Action), land: func(s *State) Cells { return s.Board & indoors }},
	frDecoy:   {ID: "decoy", run: runner.offerDecoy, in: during(Closing)},
}

var frameIDs = ids(frameTable[:], func(r *frameRow) string { return r.ID })

func (f *Frame) row() *frameRow { return &frameTable[f.Kind] }

// asking is a frame that puts one question.
func asking(k askKind) func(runner, *Frame) {
	return func(h runner, _ *Frame) { h.ask(k, 0) }
}

// asksEach asks about one figure of Frame.Set after the other.
func asksEach(k askKind) func(runner, *Frame) {
	return func(h runner, f *Frame) {
		if f.Set == 0 {
			h.pop()
			return
		}
		h.ask(k, int(f.Set.first()))
	}
}

// asksOften asks as often as Frame.N says.
func asksOften(k askKind) func(runner, *Frame) {
	return func(h runner, f *Frame) {
		if f.N == 0 {
			h.pop()
			return
		}
		h.ask(k, 0)
	}
}

// checkFrame looks at a frame by itself.
func (s *State) checkFrame(f *Frame, row *frameRow) error {
	if f.Who >= figures || f.N > 60 || row.hex && !s.Board.Has(f.At) {
		return fmt.Errorf("figure, hex or count is out of range")
	}
	if !row.hex && f.At != 0 {
		return fmt.Errorf("is about no hex")
	}
	if row.check != nil {
		if err := row.check(s, f); err != nil {
			return err
		}
	}
	if row.land != nil {
		if f.Set&^row.land(s) != 0 {
			return fmt.Errorf("is about hexes that are not there")
		}
		return nil
	}
	if f.Set>>figures != 0 {
		return fmt.Errorf("is about figures that are not there")
	}
	for rest := f.Set; rest != 0; rest = rest.rest() {
		if s.Crew[rest.first()].Status != inPlay && !row.gone {
			return fmt.Errorf("is about somebody who is not in play")
		}
	}
	return nil
}

func (s *State) checkCardFrame(f *Frame) error {
	if f.Card >= cards || int(f.Step) > len(cardTable[f.Card].Text) {
		return fmt.Errorf("no such card or step")
	}
	return nil
}

func (s *State) checkReveal(f *Frame) error {
	if c := Chit(f.Card); c >= chits || f.At >= tiles || c >= loose && s.pieceAt(c.loot(), inBag) == noPiece || s.Blanks == 0 {
		return fmt.Errorf("no such chit, tile or Blank")
	}
	return nil
}

func (s *State) checkDog(f *Frame) error {
	if f.At >= tiles || int(f.Card) >= len(targetIDs) {
		return fmt.Errorf("is about no tile")
	}
	return nil
}

func (s *State) checkNervous(*Frame) error {
	if s.Crew[npc].Status != inPlay {
		return fmt.Errorf("is about an NPC that is not in play")
	}
	return nil
}

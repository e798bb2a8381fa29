package intoodeep

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"safehouse/rules"
	"safehouse/rules/bot"
)

// A record is what one measured game came to. It is written as one line of
// JSON, so that a long series can be played in pieces.
type record struct {
	Order     []string // the level in each seat
	Winners   rules.Seats
	Lost      bool
	Rounds    int
	Decisions int
	Took      float64 // seconds
	Chapters  [chapters]chapterRecord
	Foiled    bool
	Scores    [][]int        // by player: the parts of a tally, and last the final corruption
	Stories   [4]int         // Story Crimes by level, and Side Crimes
	Reckless  int            // Story Crimes done that way
	Uses      map[string]int // by kind and name: powers, Skills, Boosts, crimes, actions
}

// A chapterRecord is how a Chapter went.
type chapterRecord struct {
	Success  bool
	Rounds   int
	Left     int   // Dossiers on the grid at its end
	Fitting  int   // tokens in Memories that could have been filed there, one a Dossier at most
	Dossiers []int // claimed, by player
	Plot     []int // filed to the Final Plot, by player
	Gained   []int // Evidence gained, by player
	Earned   []int // Intel for the Chapter, less what failing cost in Intel; Grip lost is not in it
}

// parts is a tally as a list.
func (t *tally) parts() []int {
	return []int{t.intel, t.grip, t.bonus, t.penalty, t.collection, t.dilemmas, t.posters, t.sigils, t.corruption}
}

// fitting counts the tokens in Memories for which there is a Dossier.
func (s *State) fitting() (n int) {
	for row, e := range s.Assignments {
		have := 0
		for p := range s.players() {
			have += s.Players[p].Memory.count(e)
		}
		n += min(have, s.dossiers(row))
	}
	return n
}

// measureGame plays one game with a bot of a level in each seat.
func measureGame(t *testing.T, setup rules.Setup, levels []string, iterations int) (rec record) {
	start := time.Now()
	st, err := Game{}.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	s := st.(*State)
	rec.Order, rec.Uses = levels, map[string]int{}
	for c := range rec.Chapters {
		x := &rec.Chapters[c]
		for _, l := range []*[]int{&x.Dossiers, &x.Plot, &x.Gained, &x.Earned} {
			*l = make([]int, s.players())
		}
	}
	events := &rules.Recorder{}
	for !s.Turn().Done {
		seat := s.Turn().Seat
		lv, err := bot.FindLevel(levels[seat])
		if err != nil {
			t.Fatal(err)
		}
		r := bot.Seed(setup.Seed, rec.Decisions)
		list, err := bot.Choose(context.Background(), rules.View(s, seat), seat, lv, bot.Budget{Iterations: iterations}, &r)
		if err != nil {
			t.Fatal(err)
		}
		a := list[0].Action
		rec.Uses["action "+info.Verbs[a.Verb].Name]++
		ch := s.Chapter
		if s.Phase != ChapterEnd {
			rec.Chapters[ch-1].Fitting = s.fitting()
		}
		before := int(s.Round)
		events.Reset()
		if err := s.Apply(a, events); err != nil {
			t.Fatal(err)
		}
		rec.Decisions++
		rec.Chapters[ch-1].Rounds += int(s.Round) - before
		rec.note(s, events.Events, ch)
	}
	out := s.Outcome()
	rec.Winners, rec.Lost, rec.Rounds, rec.Foiled = out.Winners, out.Lost, int(s.Round), s.foiled()
	for p, x := range s.tallies() {
		if p < s.players() {
			rec.Scores = append(rec.Scores, x.parts())
		}
	}
	rec.Took = time.Since(start).Seconds()
	return rec
}

// note counts what a decision in a Chapter brought about.
func (rec *record) note(s *State, events []rules.Event, ch uint8) {
	x := &rec.Chapters[ch-1]
	for i := range events {
		e := &events[i]
		p := 0
		if e.Who.Kind == kSeat {
			p = s.playerOf(int(e.Who.Index))
		}
		name := func(kind string, ids []string) { rec.Uses[kind+" "+ids[e.What.Index]]++ }
		switch e.Kind {
		case EvChapter:
			ch = uint8(e.N)
			x = &rec.Chapters[ch-1]
		case EvSuccess:
			x.Success = true
			for p, n := range x.Dossiers {
				x.Earned[p] += n * chapterTable[ch-1].Dossier
			}
		case EvFailure:
			x.Left = int(e.N)
		case EvIntelLost:
			x.Earned[p] -= int(e.N)
		case EvSide:
			rec.Stories[3]++
			name("crime", crimeIDs)
		case EvStory:
			rec.Stories[crimeTable[e.What.Index].Level-1]++
			name("crime", crimeIDs)
		case EvApproach:
			rec.Reckless += int(e.What.Index)
		case EvDossier, EvDossierDown:
			x.Dossiers[p]++
		case EvFiled:
			x.Plot[p]++
			if e.To.Index < placeLocker {
				rec.Uses["filed bonus-slot"]++
			} else {
				rec.Uses["filed locker"]++
			}
		case EvPlank, EvEvidenceDrawn, EvStolen:
			x.Gained[p]++
		case EvPower:
			name("power", zoneIDs)
		case EvSkill:
			name("skill", criminalIDs)
		case EvBoost:
			name("claimed", boostIDs)
		case EvBoostSpent:
			name("spent", boostIDs)
		case EvEscorted:
			rec.Uses["city escort"]++
		case EvChallenge:
			rec.Uses["city challenge"]++
		}
	}
}

// A measure is a series that is asked for: the levels, then games, iterations
// and options, such as
//
//	SAFEHOUSE_MEASURE="hard,normal games=100 iterations=800 echo=1 seed=1 seconds=280 into=/tmp/hn.jsonl uses=1"
//
// A series stops early after a number of seconds; games that a file holds count
// as played and are reported with the new ones.
type measure struct {
	levels                                  []string
	games, iterations, seed, seconds, habit int
	into                                    string
	opt                                     rules.Options
}

func readMeasure(t *testing.T, spec string) measure {
	fields := strings.Fields(spec)
	m := measure{levels: strings.Split(fields[0], ","), games: 20, iterations: 400, seed: 1, seconds: math.MaxInt32, opt: rules.Options{}}
	numbers := map[string]*int{"games": &m.games, "iterations": &m.iterations, "seed": &m.seed, "seconds": &m.seconds, "uses": &m.habit}
	for _, f := range fields[1:] {
		name, value, _ := strings.Cut(f, "=")
		if name == "into" {
			m.into = value
			continue
		}
		n, err := strconv.Atoi(value)
		if err != nil {
			t.Fatal(err)
		}
		if x := numbers[name]; x != nil {
			*x = n
		} else {
			m.opt[name] = n
		}
	}
	return m
}

// TestBotMeasure plays games for figures, see measure.
func TestBotMeasure(t *testing.T) {
	spec := os.Getenv("SAFEHOUSE_MEASURE")
	if spec == "" {
		t.Skip("set SAFEHOUSE_MEASURE to measure")
	}
	m := readMeasure(t, spec)
	var recs []record
	out := bufio.NewWriter(os.Stderr)
	if m.into != "" {
		recs = readRecords(t, m.into)
		f, err := os.OpenFile(m.into, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o666)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		out = bufio.NewWriter(f)
	}
	start := time.Now()
	n := len(m.levels)
	for i := len(recs); i < m.games && time.Since(start) < time.Duration(m.seconds)*time.Second; i++ {
		// Levels change seats so that nobody profits from them.
		order := append(slices.Clone(m.levels[i%n:]), m.levels[:i%n]...)
		rec := measureGame(t, rules.Setup{Seats: n, Seed: uint64(m.seed + i), Options: m.opt}, order, m.iterations)
		recs = append(recs, rec)
		if m.into != "" {
			line, err := json.Marshal(&rec)
			if err != nil {
				t.Fatal(err)
			}
			out.Write(append(line, '\n'))
			if err := out.Flush(); err != nil {
				t.Fatal(err)
			}
		}
	}
	if len(recs) == 0 {
		t.Fatal("no game was played")
	}
	report(spec, recs)
	if m.habit > 0 {
		reportUses(recs)
	}
}

func readRecords(t *testing.T, path string) (recs []record) {
	data, err := os.ReadFile(path)
	if err != nil && !os.IsNotExist(err) {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		var r record
		if err := json.Unmarshal([]byte(line), &r); err != nil {
			t.Fatal(err)
		}
		recs = append(recs, r)
	}
	return recs
}

// wilson is the 95 % interval of a rate, in percent.
func wilson(wins, games float64) (lo, hi float64) {
	const z = 1.96
	p, n := wins/games, games
	mid := (p + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return 100 * (mid - half), 100 * (mid + half)
}

// report prints the figures of a series.
func report(spec string, recs []record) {
	g := float64(len(recs))
	var rounds, decisions, took, foiled, reckless float64
	var stories [4]float64
	least, most := math.MaxInt, 0
	for i := range recs {
		r := &recs[i]
		rounds += float64(r.Rounds)
		least, most = min(least, r.Rounds), max(most, r.Rounds)
		decisions += float64(r.Decisions)
		took += r.Took
		reckless += float64(r.Reckless)
		if r.Foiled {
			foiled++
		}
		for l, x := range r.Stories {
			stories[l] += float64(x)
		}
	}
	fmt.Printf("%s\n%d games, %.1f rounds (%d to %d), %.0f decisions, %.1f ms a decision\n", spec, len(recs), rounds/g, least, most, decisions/g, 1000*took/decisions)
	fmt.Printf("crimes a game: L1 %.1f L2 %.1f L3 %.1f side %.1f; reckless %.0f%%; foiled %.0f%%\n",
		stories[0]/g, stories[1]/g, stories[2]/g, stories[3]/g, 100*reckless/max(1, stories[0]+stories[1]+stories[2]), 100*foiled/g)
	for c := range chapters {
		reportChapter(c, recs)
	}
	reportScores(recs)
}

// reportChapter prints how the Chapters of one number went.
func reportChapter(c int, recs []record) {
	g := float64(len(recs))
	var success, rounds, left, fitting float64
	players := len(recs[0].Scores)
	sums := make([][4]float64, players)
	for i := range recs {
		x := &recs[i].Chapters[c]
		if x.Success {
			success++
		}
		rounds += float64(x.Rounds)
		left += float64(x.Left)
		if !x.Success {
			fitting += float64(x.Fitting)
		}
		for p := range players {
			for k, l := range [][]int{x.Dossiers, x.Plot, x.Gained, x.Earned} {
				sums[p][k] += float64(l[p])
			}
		}
	}
	lo, hi := wilson(success, g)
	fmt.Printf("Chapter %d succeeds %.0f%% (%.0f to %.0f), %.1f rounds, failing leaves %.1f Dossiers of which %.1f had a token; by player Dossiers/Plot/gained/earned", c+1,
		100*success/g, lo, hi, rounds/g, left/max(1, g-success), fitting/max(1, g-success))
	for _, x := range sums {
		fmt.Printf("  %.1f/%.1f/%.1f/%.1f", x[0]/g, x[1]/g, x[2]/g, x[3]/g)
	}
	fmt.Println()
}

// reportScores prints wins and the parts of the score for each level, and for
// the automa.
func reportScores(recs []record) {
	type line struct {
		wins, seats float64
		sum         [9]float64
	}
	lines := map[string]*line{}
	for i := range recs {
		r := &recs[i]
		for p, parts := range r.Scores {
			name := "automa"
			if p < len(r.Order) {
				name = r.Order[p]
			}
			x := lines[name]
			if x == nil {
				x = &line{}
				lines[name] = x
			}
			x.seats++
			if p < len(r.Order) && r.Winners.Has(p) {
				x.wins += 1 / float64(r.Winners.Count())
			} else if p == len(r.Order) && r.Winners == 0 {
				x.wins++
			}
			for k, v := range parts {
				x.sum[k] += float64(v)
			}
		}
	}
	for _, name := range []string{"hard", "normal", "easy", "random", "automa"} {
		x := lines[name]
		if x == nil {
			continue
		}
		lo, hi := wilson(x.wins, x.seats)
		total := 0.0
		for k := range 8 {
			total += x.sum[k]
		}
		n := x.seats
		fmt.Printf("%-7s wins %5.1f%% (%.1f to %.1f) of %.0f seats, total %6.1f = intel %.1f grip %.1f lowest %.1f deep %.1f collection %.1f dilemma %.1f posters %.1f sigils %.1f (corruption %.1f)\n",
			name, 100*x.wins/n, lo, hi, n, total/n, x.sum[0]/n, x.sum[1]/n, x.sum[2]/n, x.sum[3]/n, x.sum[4]/n, x.sum[5]/n, x.sum[6]/n, x.sum[7]/n, x.sum[8]/n)
	}
}

// reportUses prints how often a game everything was used, the seldom things
// first, and what never was.
func reportUses(recs []record) {
	sum := map[string]int{}
	for _, l := range []struct {
		kind string
		ids  []string
	}{{"power", zoneIDs}, {"skill", criminalIDs}, {"claimed", boostIDs}, {"crime", crimeIDs}} {
		for _, id := range l.ids {
			sum[l.kind+" "+id] = 0
		}
	}
	for b := range boostTable {
		if boostTable[b].Colour == Blue {
			sum["spent "+boostIDs[b]] = 0
		}
	}
	for v := range info.Verbs {
		if v > 0 {
			sum["action "+info.Verbs[v].Name] = 0
		}
	}
	for i := range recs {
		for k, n := range recs[i].Uses {
			sum[k] += n
		}
	}
	keys := slices.SortedFunc(maps.Keys(sum), func(a, b string) int {
		ka, _, _ := strings.Cut(a, " ")
		kb, _, _ := strings.Cut(b, " ")
		if ka != kb {
			return strings.Compare(ka, kb)
		}
		return sum[a] - sum[b]
	})
	last := ""
	for _, k := range keys {
		kind, id, _ := strings.Cut(k, " ")
		if kind != last {
			fmt.Printf("\n%s a game:", kind)
			last = kind
		}
		fmt.Printf(" %s %.2f", id, float64(sum[k])/float64(len(recs)))
	}
	fmt.Println()
}

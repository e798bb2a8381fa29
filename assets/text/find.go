package text

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"
	"unicode"
)

// A Finder answers what people look for in the rules of a game. A question in the words of a table ("can I pass") leads to
// the paragraphs that speak of it, the likeliest first: words are compared by their stem, rare ones weigh more than common
// ones, words of one meaning stand for each other, and what a paragraph is called weighs more than what it mentions.
type Finder struct {
	grammar *grammar
	entries []entry
	in      map[string]int // how many entries have a stem
	stems   []string       // all of them, in order
	same    map[string][]string
	long    float64 // stems of an entry on average
}

// A Found is a part of a chapter.
type Found struct{ Chapter, Part int }

// An entry is a part that can be found, with its stems and how much each weighs in it.
type entry struct {
	Found
	late   bool // it is found behind the others that hold as much
	weigh  map[string]float64
	runs   []string // every field as a run of stems, for words that stand beside each other
	length int
}

// Weights of the fields of an entry.
const (
	alsoWeight    = 3.0
	leadWeight    = 2.4 // of the bold word that a part begins with
	boldWeight    = 1.4
	headingWeight = 2.2 // of the first part below it
	belowWeight   = 1.2 // of the others below a heading
	titleWeight   = 0.8 // of a chapter, below its first heading
	textWeight    = 1.0
	pieceWeight   = 0.5  // of what is said below a picture
	sameWeight    = 0.75 // of a word that means the same
	startWeight   = 0.6  // of a word that begins with what is looked for
	besideWeight  = 0.5  // of two words that stand beside each other as they are looked for
	enough        = 0.5  // of the weight of a question
	unknownWeight = 1.0  // of a word that no rule has
)

// Finder reads what the rules of a game can be asked.
func (b *Book) Finder(game string) (*Finder, error) {
	chapters, err := b.Chapters(game)
	if err != nil {
		return nil, err
	}
	data, err := b.read("rules", "same.txt")
	if err != nil {
		return nil, fmt.Errorf("texts: words of one meaning: %w", err)
	}
	f := &Finder{grammar: b.grammar(), in: map[string]int{}, same: map[string][]string{}}
	for l := range strings.Lines(string(data)) {
		whose, words, ok := strings.Cut(strings.TrimSpace(l), ":")
		if !ok || whose != "all" && whose != game {
			continue
		}
		group := f.grammar.stems(words)
		for _, w := range group {
			for _, v := range group {
				if v != w && !slices.Contains(f.same[w], v) {
					f.same[w] = append(f.same[w], v)
				}
			}
		}
	}
	f.read(chapters)
	return f, nil
}

// read makes an entry of every part but headings.
func (f *Finder) read(chapters []Chapter) {
	for i, c := range chapters {
		heading, first, also := c.Title, true, c.Also
		for j, p := range c.Parts {
			if p.Kind == Heading {
				heading, first = p.Text+" "+p.Also, true
				continue
			}
			e := entry{Found: Found{i, j}, late: c.Page || c.Late, weigh: map[string]float64{}}
			below, body := belowWeight, textWeight
			if p.Kind == Piece {
				body = pieceWeight
			} else if first {
				below, first = headingWeight, false
			}
			e.add(f.grammar.stems(p.Also), alsoWeight)
			e.add(f.grammar.stems(also), alsoWeight)
			also = ""
			lead, more := bold(p.Words())
			e.add(f.grammar.stems(lead), leadWeight)
			e.add(f.grammar.stems(more), boldWeight)
			e.add(f.grammar.stems(heading), below)
			e.add(f.grammar.stems(c.Title), titleWeight)
			e.add(f.grammar.stems(p.Words()), body)
			e.length = len(strings.Fields(p.Words()))
			for s := range e.weigh {
				f.in[s]++
			}
			f.long += float64(e.length)
			f.entries = append(f.entries, e)
		}
	}
	f.long /= float64(max(1, len(f.entries)))
	for s := range f.in {
		f.stems = append(f.stems, s)
	}
	slices.Sort(f.stems)
}

// add notes the words of a field. A word that a field of more weight has already weighs a little more.
func (e *entry) add(run []string, weight float64) {
	for _, s := range run {
		if e.weigh[s] == 0 {
			e.weigh[s] = weight
		} else {
			e.weigh[s] += weight * 0.1
		}
	}
	if len(run) > 1 {
		e.runs = append(e.runs, " "+strings.Join(run, " ")+" ")
	}
}

// bold is what stands between the marks of a text for bold letters: lead where it begins with them, and more.
func bold(s string) (lead, more string) {
	for {
		before, rest, ok := strings.Cut(s, "{b}")
		if !ok {
			return lead, more
		}
		words, after, _ := strings.Cut(rest, "{/b}")
		if len(wordsOf(before)) == 0 && lead+more == "" {
			lead = words
		} else {
			more += " " + words
		}
		s = after
	}
}

// rare is the weight of a stem by how many entries have it.
func (f *Finder) rare(stem string) float64 {
	if f.in[stem] == 0 {
		return unknownWeight
	}
	return math.Log(1 + float64(len(f.entries))/float64(1+f.in[stem]))
}

// Find is what answers a question, the likeliest first: the parts that hold at least half of what it asks for.
func (f *Finder) Find(query string) []Found {
	asked := f.grammar.asked(query)
	run := f.grammar.stems(query)
	all := 0.0
	for _, w := range asked {
		all += f.rare(w)
	}
	type hit struct {
		*entry
		held, score float64 // held: of the question's weight
	}
	var hits []hit
	for i := range f.entries {
		e := &f.entries[i]
		h := hit{entry: e}
		for _, w := range asked {
			if weight := f.weight(e, w); weight > 0 {
				h.held += f.rare(w)
				h.score += f.rare(w) * weight
			}
		}
		if h.held == 0 {
			continue
		}
		for i := 1; i < len(run); i++ {
			pair := " " + run[i-1] + " " + run[i] + " "
			if slices.ContainsFunc(e.runs, func(r string) bool { return strings.Contains(r, pair) }) {
				h.score += besideWeight * (f.rare(run[i-1]) + f.rare(run[i])) / 2
			}
		}
		h.score /= 0.8 + 0.2*float64(e.length)/f.long
		h.held /= all
		h.score *= h.held * h.held
		if h.held >= enough {
			hits = append(hits, h)
		}
	}
	most := 0.0 // that one of the first holds
	for _, h := range hits {
		if !h.late {
			most = max(most, h.held)
		}
	}
	behind := func(h hit) int {
		if h.late && h.held <= most {
			return 1
		}
		return 0
	}
	slices.SortStableFunc(hits, func(a, b hit) int {
		return cmp.Or(cmp.Compare(behind(a), behind(b)), cmp.Compare(b.score, a.score))
	})
	var list []Found
	for _, h := range hits {
		list = append(list, h.Found)
	}
	return list
}

// weight is how much an entry has to say of a stem: by itself, by one that means the same, by one that begins with it.
func (f *Finder) weight(e *entry, stem string) (most float64) {
	most = e.weigh[stem]
	for _, s := range f.same[stem] {
		most = max(most, sameWeight*e.weigh[s])
	}
	if most > 0 || len(stem) < 3 {
		return most
	}
	if f.grammar.compounds && len(stem) > 3 {
		for s, weight := range e.weigh {
			if strings.HasSuffix(s, stem) {
				most = max(most, startWeight*weight)
			}
		}
	}
	from, _ := slices.BinarySearch(f.stems, stem)
	for _, s := range f.stems[from:] {
		if !strings.HasPrefix(s, stem) {
			break
		}
		most = max(most, startWeight*e.weigh[s])
	}
	return most
}

// Asked are the stems of what a question asks for, without the words that every question has; of one that has no others, all.
func (b *Book) Asked(query string) []string { return b.grammar().asked(query) }

// Answers reports whether a text holds all that a question asks for.
func (b *Book) Answers(words string, asked []string) bool {
	stems := b.grammar().stems(words)
	return !slices.ContainsFunc(asked, func(a string) bool {
		return !slices.ContainsFunc(stems, func(s string) bool { return s == a || len(a) > 2 && strings.HasPrefix(s, a) })
	})
}

// wordsOf are the words of a text in small letters, without marks.
func wordsOf(s string) []string {
	var b strings.Builder
	mark := false
	for _, r := range s {
		switch {
		case r == '{':
			mark = true
		case r == '}':
			mark = false
		case !mark:
			b.WriteRune(unicode.ToLower(r))
		}
	}
	plain := strings.NewReplacer("'s", "", "’s", "", "n't", "", "n’t", "").Replace(b.String())
	return strings.FieldsFunc(plain, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
}

package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"safehouse/rules"
)

// A row is one kind of check and its last result.
type row struct {
	id     string
	what   string
	by     string // the verb that measures it
	n      int    // 0: never measured
	faults int
	day    string // 2006-01-02
	rules  string // versions of the rules
}

// checks are the rows beside the random games, in their order. Fuzz tests have one each.
var checks = []row{
	{id: "presses", what: "presses of the walker, over all scenes", by: "tests"},
	{id: "kills", what: "kills of a process that plays and saves", by: "tests"},
	{id: "flips", what: "flipped bits in files of matches", by: "tests"},
	{id: "failing", what: "failing calls of the disk", by: "tests"},
	{id: "cuts", what: "power cuts, each with every order of what was written", by: "tests"},
	{id: "full", what: "full disks, each with a little more room", by: "tests"},
	{id: "bare", what: "starts of the Linux packages in a bare system", by: "tests"},
	{id: "wine", what: "starts of the Windows packages under Wine", by: "tests"},
	{id: "exchanged", what: "matches of one system opened in the other", by: "tests"},
}

// wanted are the rows of the table, none measured: the titles, the checks, the fuzz tests.
func wanted(games []rules.Game, fuzzers []fuzzer) (l []row) {
	for _, g := range games {
		l = append(l, row{id: "sim:" + g.Info().ID, what: "random games of " + g.Info().ID, by: "sims"})
	}
	l = append(l, checks...)
	for _, f := range fuzzers {
		l = append(l, row{id: "fuzz:" + f.String(), what: "inputs of " + f.String(), by: "fuzz"})
	}
	return l
}

// versions are the versions of the rules of all games that are no campaign, in the order of the registry.
func versions(games []rules.Game) string {
	var l []string
	for _, g := range games {
		if in := g.Info(); !in.Campaign {
			l = append(l, strconv.Itoa(in.Version))
		}
	}
	return strings.Join(l, ".")
}

// version is that of one title; a campaign plays matches by the rules of the others too.
func version(g rules.Game, games []rules.Game) string {
	if in := g.Info(); !in.Campaign {
		return strconv.Itoa(in.Version)
	}
	return fmt.Sprintf("%d over %s", g.Info().Version, versions(games))
}

// head is everything above the table.
const head = `# Results of the long checks

This file is made by ` + "`make soak`" + ` (rules/rulestest/soak says how) and by nobody else: each row is the last result of one
check, with its day and the version of the rules it was measured under (of all games, in the order of the registry, where a
check is of no single one; of a campaign and all games for its matches). A fault is a broken law, a lost action, a crash or a
failed test.

`

const columns = "| check | measured by | how many | faults | day | rules |\n|---|---|---|---|---|---|\n"

// never stands where a row was not measured.
const never = "not measured"

// format writes the table.
func format(l []row) string {
	var b strings.Builder
	b.WriteString(head + columns)
	for _, r := range l {
		n, faults, day, version := never, "", "", ""
		if r.n > 0 {
			n, faults, day, version = thousands(r.n), strconv.Itoa(r.faults), r.day, r.rules
		}
		cells := []string{r.what, r.by, n, faults, day, version}
		b.WriteString(strings.ReplaceAll("| "+strings.Join(cells, " | ")+" |\n", "|  ", "| "))
	}
	return b.String()
}

// parse reads what format wrote into the rows that are wanted. A row that is not wanted any more is left out; anything else
// that format does not write is an error.
func parse(text string, want []row) ([]row, error) {
	body, ok := strings.CutPrefix(text, head+columns)
	if !ok {
		return nil, fmt.Errorf("the text above the table is not that of the command")
	}
	l := slices.Clone(want)
	for i, line := range strings.Split(strings.TrimSuffix(body, "\n"), "\n") {
		if line == "" {
			continue
		}
		cells := strings.Split(strings.Trim(line, "|"), "|")
		for k := range cells {
			cells[k] = strings.TrimSpace(cells[k])
		}
		if len(cells) != 6 {
			return nil, fmt.Errorf("row %d has %d cells, want 6: %s", i+1, len(cells), line)
		}
		at := slices.IndexFunc(l, func(r row) bool { return r.what == cells[0] })
		if at < 0 || cells[2] == never {
			continue
		}
		n, err := strconv.Atoi(strings.ReplaceAll(cells[2], ",", ""))
		faults, err2 := strconv.Atoi(cells[3])
		_, err3 := time.Parse(time.DateOnly, cells[4])
		if err != nil || err2 != nil || err3 != nil || n < 1 || faults < 0 || cells[5] == "" {
			return nil, fmt.Errorf("row %d has no number, faults, day and version of rules: %s", i+1, line)
		}
		l[at].n, l[at].faults, l[at].day, l[at].rules = n, faults, cells[4], cells[5]
	}
	return l, nil
}

// thousands writes a number with a comma before every three digits.
func thousands(n int) string {
	s := strconv.Itoa(n)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}

package shadownetwork_test

import (
	"testing"

	"safehouse/rules"
	"safehouse/rules/rulestest"
	"safehouse/rules/rulestest/hinted"
)

// decided is a position in which one fact decides.
type decided hinted.Position[*table]

// lastRound is a table in the round after which the game ends.
func lastRound(s *table) *table {
	s.T.Helper()
	return s.Set("round", 4)
}

// positions are those whose deciding fact a person has named.
var positions = []decided{
	{"one purple piece more makes a briefcase", "advice.third", func(t *testing.T) *table {
		return plain(t, 2).coins(0, 0).inbox(0, 0, 0, 0, 2).leaked("tokyo", 0, 0, 0, 0, 1)
	}},
	{"the Lone Syndicate would come for what lies in Rome", "advice.syndicate", func(t *testing.T) *table {
		return plain(t, 1).coins(0, 0).leaked("rome", 6)
	}},
	{"both rivals could still fetch what lies in Beijing", "advice.contested", func(t *testing.T) *table {
		return plain(t, 3).coins(0, 0).leaked("beijing", 8)
	}},
	{"there is a black market and nothing else of note", "advice.market", func(t *testing.T) *table {
		return plain(t, 2).coins(0, 20).token("rome")
	}},
	{"a purple briefcase is the last one of Velvet Curtain", "advice.ready", func(t *testing.T) *table {
		return plain(t, 2).hand(0, "velvet-curtain").ledger(0, 2).inbox(0, 0, 0, 0, 3).Set("round", 3).study(0)
	}},
	{"the third yellow briefcase crosses a milestone, and Quiet Harbour is ready", "advice.milestone", func(t *testing.T) *table {
		return plain(t, 2).hand(0, "quiet-harbour").ledger(0, 2, 1).inbox(0, 3).Set("round", 3).study(0)
	}},
	{"a green briefcase fills the first column", "advice.column", func(t *testing.T) *table {
		return plain(t, 2).ledger(0, 1).inbox(0, 0, 3).Set("round", 3).study(0)
	}},
	{"the sixth yellow briefcase empties two spaces", "advice.recycle", func(t *testing.T) *table {
		return plain(t, 2).ledger(0, 5).inbox(0, 3).Set("round", 3).study(0)
	}},
	{"Grand Chessboard takes it", "advice.progress", func(t *testing.T) *table {
		return plain(t, 2).hand(0, "grand-chessboard").inbox(0, 0, 0, 3).Set("round", 3).study(0)
	}},
	{"a purple briefcase is worth six", "advice.briefcase", func(t *testing.T) *table {
		return plain(t, 2).inbox(0, 0, 0, 0, 3).Set("round", 3).study(0)
	}},
	{"the Cipher Clerk makes the third purple piece", "advice.third", func(t *testing.T) *table {
		return plain(t, 2).staff(0, "cipher-clerk").inbox(0, 0, 0, 1, 2).Set("round", 3).study(0)
	}},
	{"another Agent acts in all rounds to come", "advice.agent", func(t *testing.T) *table {
		return plain(t, 2).coins(0, 12).visit(0, "rome")
	}},
	{"Crown Cipher turned in is worth four more than at the end", "advice.turn-in", func(t *testing.T) *table {
		return plain(t, 2).hand(0, "crown-cipher").ledger(0, 2, 1, 1, 2).inbox(0, 3).Set("round", 3).study(0).Do("make", "yellow")
	}},
	{"no Contract is ready at the milestone", "advice.not-ready", func(t *testing.T) *table {
		return plain(t, 2).ledger(0, 2).inbox(0, 3).Set("round", 3).study(0).Do("make", "yellow")
	}},
	{"the Influence left is needed for wages", "advice.wages", func(t *testing.T) *table {
		return plain(t, 2).crew(0, 4).coins(0, 1).Set("round", 3).visit(0, "rome").Do("draw", "quiet-harbour")
	}},
	{"all briefcases of Quiet Harbour stand on the ledger", "advice.have", func(t *testing.T) *table {
		return plain(t, 2).coins(0, 0).ledger(0, 2, 1).Set("round", 3).visit(0, "rome")
	}},
	{"nothing has leaked, and two pieces are most that a city has", "advice.fits", func(t *testing.T) *table {
		return lastRound(plain(t, 2).coins(0, 0))
	}},
	{"the rivals cannot pay for a place beside an Agent in Beijing", "advice.fits", func(t *testing.T) *table {
		return lastRound(plain(t, 3).coins(0, 5).coins(1, 0).coins(2, 0).leaked("beijing", 0, 1, 1, 1).agents("beijing", "1"))
	}},
	{"the Lone Syndicate has no Agent left for what lies in Rome", "advice.fits", func(t *testing.T) *table {
		return plain(t, 1).coins(0, 0).leaked("rome", 0, 2, 1).agents("sydney", "syndicate").agents("london", "syndicate")
	}},
	{"four pieces in London are for whoever comes first", "advice.contested", func(t *testing.T) *table {
		return lastRound(plain(t, 2).coins(0, 1).leaked("london", 0, 0, 2, 2))
	}},
	{"the inbox is full, and no city gives Influence", "advice.full", func(t *testing.T) *table {
		return lastRound(plain(t, 2).coins(0, 0).tile("rome", "b1").tile("sydney", "e1").open(0).inbox(0, 4, 4, 3, 3))
	}},
	{"with a full inbox only Influence can be fetched", "advice.influence", func(t *testing.T) *table {
		return lastRound(plain(t, 2).coins(0, 0).open(0).inbox(0, 4, 4, 3, 3))
	}},
	{"with room for one piece Beijing still has the third purple one", "advice.third-contested", func(t *testing.T) *table {
		return lastRound(plain(t, 2).coins(0, 0).inbox(0, 2, 2, 1, 2).leaked("beijing", 0, 2, 0, 0, 1))
	}},
	{"the third purple piece is on a tile", "advice.third", func(t *testing.T) *table {
		return lastRound(plain(t, 2).coins(0, 0).inbox(0, 0, 0, 0, 2))
	}},
	{"two yellow pieces in London make the only briefcase", "advice.third-contested", func(t *testing.T) *table {
		return lastRound(plain(t, 2).coins(0, 0).inbox(0, 1).leaked("london", 0, 2))
	}},
	{"the Student makes the third blue piece in the last Analysis", "advice.third", func(t *testing.T) *table {
		return lastRound(plain(t, 2).staff(0, "student").inbox(0, 2, 0, 2)).dusk(0)
	}},
	{"of more pieces than fit the purple one makes a briefcase", "advice.third", func(t *testing.T) *table {
		return lastRound(plain(t, 2).coins(0, 0).inbox(0, 2, 2, 1, 2).leaked("beijing", 0, 2, 0, 0, 1)).Do("place", "beijing")
	}},
	{"Night Ferry lacks a purple briefcase, and one purple piece lies in Beijing", "advice.wanted", func(t *testing.T) *table {
		return plain(t, 2).coins(0, 0).hand(0, "night-ferry").ledger(0, 0, 2).inbox(0, 1, 1, 3, 1).leaked("beijing", 0, 2, 0, 0, 1).Set("round", 3).Do("place", "beijing")
	}},
	{"the Field Marshal makes a purple piece, and Night Ferry lacks one", "advice.wanted", func(t *testing.T) *table {
		return plain(t, 2).hand(0, "night-ferry").ledger(0, 0, 2).staff(0, "field-marshal").inbox(0, 0, 2, 0, 1).Set("round", 3).study(0)
	}},
	{"the Lab Director makes two purple pieces of two blue ones", "advice.short", func(t *testing.T) *table {
		return plain(t, 2).staff(0, "lab-director").inbox(0, 0, 0, 2).Set("round", 3).study(0)
	}},
	{"the piece that a Handler for hire takes is there", "advice.able", func(t *testing.T) *table {
		return plain(t, 2).coins(0, 1).inbox(0, 0, 0, 2, 2).Set("round", 3).visit(0, "rome").Do("draw", "paper-lantern").Do("done")
	}},
	{"the Student has worked once, the others not", "advice.worn", func(t *testing.T) *table {
		return plain(t, 2).staff(0, "press-attache", "student", "inventor").used("student", 1).Set("round", 3).visit(0, "rome").Do("hire", "cipher-clerk")
	}},
	{"the Ghost Writer has one use left, the others three", "advice.worn", func(t *testing.T) *table {
		return plain(t, 2).staff(0, "ghost-writer", "cipher-clerk", "archivist").used("ghost-writer", 2).Set("round", 3).visit(0, "rome").Do("hire", "lab-director")
	}},
	{"five purple and blue pieces do not fit", "advice.slots", func(t *testing.T) *table {
		return plain(t, 2).coins(0, 9).inbox(0, 2, 2, 2, 2).leaked("beijing", 0, 0, 0, 2, 3).Set("round", 3).Do("place", "beijing")
	}},
	{"green crosses a milestone with no Contract in hand", "advice.crosses", func(t *testing.T) *table {
		return lastRound(plain(t, 2).ledger(0, 0, 2).inbox(0, 0, 3)).study(0)
	}},
	{"the milestone of the last yellow briefcase brings more than the briefcase", "advice.crosses", func(t *testing.T) *table {
		return lastRound(plain(t, 2).ledger(0, 2).inbox(0, 3)).dusk(0)
	}},
	{"of two Contracts that are ready at the milestone Crown Cipher is worth more", "advice.milestone", func(t *testing.T) *table {
		return lastRound(plain(t, 2).hand(0, "quiet-harbour", "crown-cipher").ledger(0, 2, 1, 1, 2).inbox(0, 3)).study(0)
	}},
	{"Crown Cipher is turned in, and Quiet Harbour waits", "advice.turn-in", func(t *testing.T) *table {
		return lastRound(plain(t, 2).hand(0, "quiet-harbour", "crown-cipher").ledger(0, 2, 1, 1, 2).inbox(0, 3)).study(0).Do("make", "yellow")
	}},
	{"in the last Analysis Velvet Curtain gets its purple briefcase", "advice.ready", func(t *testing.T) *table {
		return lastRound(plain(t, 2).hand(0, "velvet-curtain").ledger(0, 2).inbox(0, 3, 0, 0, 3)).dusk(0)
	}},
	{"in the last Analysis the fourth blue briefcase fills the dearest column", "advice.column", func(t *testing.T) *table {
		return lastRound(plain(t, 2).ledger(0, 0, 0, 3, 4).inbox(0, 3, 0, 3)).dusk(0)
	}},
	{"the last yellow space brings two Influence even in the last Analysis", "advice.recycle", func(t *testing.T) *table {
		return lastRound(plain(t, 2).ledger(0, 5).inbox(0, 3)).dusk(0)
	}},
	{"Twin Vaults gets the first of four briefcases", "advice.progress", func(t *testing.T) *table {
		return plain(t, 2).hand(0, "twin-vaults").inbox(0, 0, 0, 0, 3).Set("round", 3).study(0)
	}},
	{"after the last Agent no Contract can be drawn", "advice.briefcase-only", func(t *testing.T) *table {
		return lastRound(plain(t, 2).inbox(0, 0, 0, 3)).dusk(0)
	}},
	{"Zero Archive can no longer be completed and would cost four", "advice.lacks", func(t *testing.T) *table {
		return lastRound(plain(t, 2).hand(0, "zero-archive").ledger(0, 2).inbox(0, 3)).study(0).Do("make", "yellow")
	}},
	{"no briefcase stands yet, and a Contract costs nothing", "advice.takes", func(t *testing.T) *table {
		return plain(t, 2).coins(0, 0).Set("round", 3).visit(0, "rome")
	}},
	{"Border Post is ready as it is drawn in the last round", "advice.have", func(t *testing.T) *table {
		return lastRound(plain(t, 2).coins(0, 0).ledger(0, 1, 2).visit(0, "rome"))
	}},
	{"a third Agent acts in the last round, and its wages cannot be paid", "advice.agent", func(t *testing.T) *table {
		return lastRound(plain(t, 2).coins(0, 1)).visit(0, "rome").Do("draw", "quiet-harbour").Do("done")
	}},
	{"three Agents cost all the Influence there is", "advice.wages", func(t *testing.T) *table {
		return lastRound(plain(t, 2).crew(0, 3).coins(0, 6).visit(0, "rome")).Do("draw", "quiet-harbour")
	}},
	{"a second Contract could not be finished in the last round", "advice.unfinished", func(t *testing.T) *table {
		return lastRound(plain(t, 2).coins(0, 1).hand(0, "zero-archive").visit(0, "rome")).Do("draw", "quiet-harbour")
	}},
	{"after the last Agent two yellow pieces would only cost a point", "advice.keeps-influence", func(t *testing.T) *table {
		return lastRound(plain(t, 2).coins(0, 1).visit(0, "rome").agents("beijing", "0")).Do("draw", "quiet-harbour").Do("done")
	}},
	{"two purple pieces of three are worth more than the blue ones of the Double Agent", "advice.keeps-use", func(t *testing.T) *table {
		return plain(t, 2).hand(0, "crown-cipher").staff(0, "double-agent").inbox(0, 0, 0, 0, 2).Set("round", 3).dusk(0)
	}},
	{"the fourth yellow piece makes no briefcase", "advice.loose", func(t *testing.T) *table {
		return wagesDue(t, 3, 5, 4, 1, 3).Set("round", 3).Do("done")
	}},
	{"after the last Analysis wages are paid with pieces that count for nothing", "advice.worthless", func(t *testing.T) *table {
		return lastRound(wagesDue(t, 3, 5, 3, 2)).Do("done")
	}},
	{"the rival is in London already", "advice.leak-own", func(t *testing.T) *table {
		return lastRound(plain(t, 2).tile("new-york", "a4").agents("london", "1").coins(0, 0)).Do("place", "new-york")
	}},
	{"the Lone Syndicate is in London already", "advice.leak-own", func(t *testing.T) *table {
		return plain(t, 1).coins(0, 0).leaked("rome", 0, 2).agents("london", "syndicate").tile("new-york", "a4").Do("place", "new-york")
	}},
	{"a first piece does not draw the Lone Syndicate, a third would", "advice.leak-under", func(t *testing.T) *table {
		return plain(t, 1).coins(0, 0).leaked("tokyo", 0, 2).agents("new-york", "syndicate").tile("moscow", "c1").Do("place", "moscow")
	}},
	{"the rival has no Agent on call, and one's own fetches what leaks", "advice.leak-own", func(t *testing.T) *table {
		return lastRound(plain(t, 2).coins(0, 0).agents("moscow", "1").agents("beijing", "1")).tile("rome", "b3").Do("place", "rome")
	}},
}

// What decides is named by a person; the first hint has to say it.
func TestAHintTellsWhatDecides(t *testing.T) {
	hinted.Check(t, positions, func(s *table) rules.State { return s.S })
}

// choices are such as are not always the best ones, each with what a person would say for it.
func choices(t *testing.T) []choice {
	return []choice{
		{"a rival still acts before the next Agent goes out", "advice.goes-on", plain(t, 2).inbox(0, 3).study(0), "done", nil},
		{"the Lone Syndicate still acts before Upkeep", "advice.goes-on-upkeep", plain(t, 1).inbox(0, 3).study(0).agents("beijing", "0"), "done", nil},
		{"no other side acts any more, and three purple pieces stay for the next round", "advice.keeps-pieces(colour=name.colour.purple, n=4)",
			plain(t, 2).inbox(0, 3, 0, 0, 4).Set("round", 3).dusk(0), "done", nil},
		{"pieces that would stay pay the wages", "advice.wages(n=6, m=2)", plain(t, 2).crew(0, 3).coins(0, 2).inbox(0, 3).Set("round", 3).dusk(0), "done", nil},
		{"the Mechanic has two uses, and two more Analyses follow", "advice.keeps-use(handler=name.handler.mechanic, n=2, m=2)",
			plain(t, 2).staff(0, "mechanic").inbox(0, 0, 1).Set("round", 3).dusk(0), "done", nil},
		{"after the last Agent neither one green piece nor the Mechanic makes a briefcase", "advice.no-third",
			lastRound(plain(t, 2).staff(0, "mechanic").inbox(0, 0, 1)).dusk(0), "done", nil},
		{"the rival goes next, and two pieces lie in London then", "advice.leak-race(n=1, heap=2)",
			plain(t, 2).tile("new-york", "a4").leaked("london", 0, 1).Do("place", "new-york"), "leak", []any{"london"}},
		{"the rival still comes to Rome, and one's own last Agent is placed", "advice.leak-gives(n=1, heap=1)",
			plain(t, 2).tile("new-york", "a4").Do("place", "new-york").agents("beijing", "0"), "leak", []any{"rome"}},
		{"a third piece in London draws the Lone Syndicate", "advice.leak-draws(n=3, m=3)",
			plain(t, 1).tile("new-york", "a4").leaked("london", 0, 2).Do("place", "new-york"), "leak", []any{"london"}},
		{"nobody has an Agent on call", "advice.leak-stays(heap=1)",
			plain(t, 2).tile("new-york", "a4").Do("place", "new-york").agents("beijing", "0").agents("moscow", "1").agents("tokyo", "1"), "leak", []any{"rome"}},
		{"the only rival is in Rome, and nobody has an Agent on call", "advice.leak-spent(n=1)",
			plain(t, 2).tile("new-york", "a4").Do("place", "new-york").agents("beijing", "0").agents("rome", "1").agents("tokyo", "1"), "leak", []any{"rome"}},
		{"Paper Lantern needs two yellow briefcases that Quiet Harbour needs as well", "advice.have-shared(n=2, m=3, others=1)",
			plain(t, 2).hand(0, "quiet-harbour").market("", "paper-lantern", "border-post").ledger(0, 2).visit(0, "rome"), "draw", []any{"paper-lantern"}},
		{"the Cipher Clerk makes the third purple piece of a blue one", "advice.hire-third(colour=name.colour.purple, n=3, m=2)",
			plain(t, 2).inbox(0, 0, 0, 1, 2).visit(0, "rome"), "hire", []any{"cipher-clerk"}},
		{"there is no blue piece for the Cipher Clerk yet, and blue is in New York only", "advice.feeds(colour=name.colour.blue, n=1, m=0, cities=2)",
			plain(t, 2).visit(0, "rome"), "hire", []any{"cipher-clerk"}},
		{"Velvet Curtain is ready, and turned in it is worth four more than at the end", "advice.collects(contract=name.contract.velvet-curtain, n=4)",
			plain(t, 2).hand(0, "velvet-curtain").ledger(0, 2, 0, 0, 1).inbox(0, 3).Set("round", 3).study(0).Do("make", "yellow"), "collect", nil},
		{"Velvet Curtain is ready, and thrown away it scores nothing", "advice.gives-up(n=9, m=5)",
			plain(t, 2).hand(0, "velvet-curtain").ledger(0, 2, 0, 0, 1).inbox(0, 3).Set("round", 3).study(0).Do("make", "yellow"), "discard", []any{"velvet-curtain"}},
		{"Zero Archive gives two purple pieces, and one is there", "advice.third(colour=name.colour.purple, n=3, m=1)",
			plain(t, 2).hand(0, "zero-archive").ledger(0, 2).inbox(0, 3, 0, 0, 1).Set("round", 3).study(0).Do("make", "yellow"), "discard", []any{"zero-archive"}},
		{"four pieces in London draw the Lone Syndicate, and two of them make a briefcase", "advice.third-draws(colour=name.colour.yellow, n=3, m=0, heap=4)",
			plain(t, 1).leaked("london", 1, 3), "place", []any{"london"}},
		{"there is a black market where the third purple piece is", "advice.third-market(colour=name.colour.purple, n=3, m=2)",
			plain(t, 2).inbox(0, 0, 0, 0, 2).token("beijing"), "place", []any{"beijing"}},
		{"Quiet Harbour is on the market, and two of its three briefcases are made", "advice.market-contract(contract=name.contract.quiet-harbour, n=2, m=3)",
			plain(t, 2).coins(0, 5).market("quiet-harbour", "paper-lantern", "border-post").ledger(0, 2).token("rome"), "place", []any{"rome"}},
		{"a milestone given up gives nothing", "advice.forgo(n=3)",
			plain(t, 2).hand(0, "velvet-curtain").ledger(0, 2, 0, 0, 1).inbox(0, 3).Set("round", 3).study(0).Do("make", "yellow"), "forgo", nil},
		{"the Mechanic would make the third blue piece after the last Agent", "advice.could-make", lastRound(plain(t, 2).staff(0, "mechanic").inbox(0, 0, 1, 2)).dusk(0), "done", nil},
	}
}

// What speaks for a choice that is not always the best one is told by a person too, with its figures.
func TestAChoiceTellsWhatSpeaksForIt(t *testing.T) {
	hinted.Tell(t, choices(t), adviceAt)
}

// Where the second of two cities differs most from the first.
func TestTwoCitiesAreToldApart(t *testing.T) {
	for _, x := range []struct {
		fact          string
		at            *table
		first, second string
		want          string
	}{
		{"the Lone Syndicate comes for what stays in Rome", plain(t, 1).leaked("rome", 3).leaked("london", 0, 1), "rome", "london", "differs.left-syndicate(n=3, city=name.city.rome)"},
		{"the rival comes for what stays in Rome", plain(t, 2).leaked("rome", 0, 2).leaked("london", 0, 1), "rome", "london", "differs.left(n=2, city=name.city.rome, rivals=1)"},
		{"only Rome has a black market", plain(t, 2).token("rome"), "rome", "london", "differs.market-first"},
		{"London has a black market, Rome has none", plain(t, 2).token("london"), "rome", "london", "differs.market-second"},
		{"the rival is in London and is paid", plain(t, 2).agents("london", "1"), "rome", "london", "differs.fee(n=0, m=1)"},
		{"New York has two pieces, London one", plain(t, 2), "new-york", "london", "differs.pieces(n=2, m=1)"},
		{"both have one piece, and Rome has Influence too", plain(t, 2), "rome", "london", "differs.influence(n=1, m=0)"},
	} {
		a, b := x.at.Act("place", x.first), x.at.Act("place", x.second)
		if got := x.at.S.(rules.Comparing).Differ(0, a, b).String(); got != x.want {
			t.Errorf("%s: the difference is %s, want %s", x.fact, got, x.want)
		}
	}
}

// In set-up the Handler and the Contracts that stay are told apart by what feeds and needs them.
func TestSetUpTellsWhatIsKept(t *testing.T) {
	s := tableOf(rulestest.Open(t, game, 2, nil))
	for s.S.Turn().Phase == "setup" {
		for _, a := range s.S.Legal(nil) {
			m := s.S.Advice(a)
			if want := map[string]string{"keep": "advice.keep", "toss": "advice.left"}[game.Info().Verbs[a.Verb].Name]; m.Key != want {
				t.Fatalf("%v: the reason is %v, want %s", game.Info().Write(a), m, want)
			}
		}
		s.first()
	}
}

// Of several Contracts that are ready the reason names the one that is worth most.
func TestTheReasonForABriefcaseNamesTheDearestContract(t *testing.T) {
	s := plain(t, 2).hand(0, "quiet-harbour", "crown-cipher").ledger(0, 2, 1, 1, 2).inbox(0, 3).study(0)
	want := "advice.milestone(contract=name.contract.crown-cipher, n=17)"
	if got := s.S.Advice(s.Act("make", "yellow")).String(); got != want {
		t.Errorf("the reason is %s, want %s", got, want)
	}
}

// choice is one of them.
type choice hinted.Choice[*table]

func adviceAt(at *table, verb string, args ...any) rules.Message {
	return at.S.Advice(at.Act(verb, args...))
}

// unsaidHints is how many reasons have no position yet. It only falls.
const unsaidHints = 13

// Each reason that a hint can give is said in a position that a person has stated.
func TestEveryHintHasAPosition(t *testing.T) {
	hinted.Stated(t, game.Info(), unsaidHints, positions, choices(t))
}

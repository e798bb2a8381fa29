package shadownetwork_test

import (
	"testing"

	"safehouse/rules"
	"safehouse/rules/rulestest"
)

// Milestones and Contracts.

// crossing is a seat 0 that has just crossed the yellow milestone, with Contracts
// in hand and a ledger of three yellow and so many other briefcases.
func crossing(t testing.TB, green, blue, purple int, hand ...string) *table {
	t.Helper()
	s := plain(t, 2).coins(0, 0).hand(0, hand...).ledger(0, 2, green, blue, purple).inbox(0, 3).study(0)
	s.Do("make", "yellow")
	return s.Asks(0, "prompt.milestone")
}

// SHN-150: seven lines: before yellow 3, green 3 and 5, blue 2 and 4, purple 2
// and 4; no other space crosses one.
func TestSevenMilestones(t *testing.T) {
	lines := map[string][]int{"yellow": {3}, "green": {3, 5}, "blue": {2, 4}, "purple": {2, 4}}
	spaces := []int{5, 6, 5, 4}
	count := 0
	for c, name := range colourNames {
		for n := 1; n <= spaces[c]; n++ {
			ledger, pieces := make([]int, 4), make([]int, 4)
			ledger[c], pieces[c] = n-1, 3
			s := plain(t, 2).coins(0, 0).ledger(0, ledger...).inbox(0, pieces...).study(0)
			s.Do("make", name)
			want := false
			for _, l := range lines[name] {
				want = want || l == n
			}
			if got := s.Told("milestone") == 1; got != want || got != (s.S.Prompt().Key == "prompt.milestone") {
				t.Errorf("%s space %d: milestone %v", name, n, got)
			}
			if want {
				count++
			}
			s.Is("players.0.ledger."+name+".filled", n)
		}
	}
	if count != 7 {
		t.Errorf("%d milestones", count)
	}
}

// SHN-151: one action, used at once or given up; it is not kept.
func TestAMilestoneIsUsedAtOnceOrGivenUp(t *testing.T) {
	s := crossing(t, 0, 0, 0)
	s.Offered("collect", "forgo").Refuses("why.must-choose", "done").Refuses("why.other-question", "make", "green")
	s.Do("forgo").Is("players.0.influence", 1).Asks(1, "prompt.place")
	s.Refuses("why.no-milestone", "collect")
}

// SHN-152, SHN-153: three choices; Collect Influence brings 3.
func TestTheThreeMilestoneActions(t *testing.T) {
	s := crossing(t, 1, 0, 0, "quiet-harbour")
	s.Offered("collect", "discard quiet-harbour", "complete quiet-harbour 0", "forgo")
	s.Do("collect")
	s.Changed("players.0.influence", 1, 4, "stack", rulestest.Any, rulestest.Any, "next", rulestest.Any, rulestest.Any)
	s.Is("contracts.quiet-harbour", "hand:0")
}

// SHN-154, SHN-155, SHN-163: a discarded Contract lies on the pile and costs nothing any
// more; without one in hand there is nothing to discard, and a completed one
// stays.
func TestDiscardAContract(t *testing.T) {
	s := crossing(t, 0, 0, 0, "zero-archive")
	s.scored(0, 0, 0, -4).Refuses("why.not-in-hand", "discard", "border-post")
	s.Do("discard", "zero-archive").Is("players.0.inbox", goods(0, 0, 0, 2), "contracts.zero-archive", "discards", "players.0.hand", 0)
	s.scored(0, 0, 0, 0)
	d := plain(t, 2).coins(0, 0).turnedIn(0, "border-post").inbox(0, 0, 3).study(0)
	d.Do("make", "green").Asks(0, "prompt.milestone").Refuses("why.not-in-hand", "discard", "border-post").Is("contracts.border-post", "done:0:1")
}

// SHN-156, Discard a Contract (example): purple and blue.
func TestExampleDiscardAContract(t *testing.T) {
	s := crossing(t, 0, 0, 0, "crown-cipher")
	s.Do("discard", "crown-cipher").Is("players.0.inbox", goods(0, 0, 1, 1), "players.0.influence", 1)
	s.Refuses("why.no-milestone", "discard", "crown-cipher")
}

// SHN-270: of a full inbox the briefcase has freed three slots, so that both
// pieces fit and nothing is asked.
func TestPiecesOfADiscardedContractFit(t *testing.T) {
	s := plain(t, 2).coins(0, 0).hand(0, "crown-cipher").ledger(0, 0, 2).inbox(0, 2, 5, 1).study(0)
	s.Do("make", "green").Is("players.0.inbox", goods(2, 2, 1)).Do("discard", "crown-cipher")
	s.Is("players.0.inbox", goods(2, 2, 2, 1), "contracts.crown-cipher", "discards")
	if s.Told("lost") != 0 || s.S.Prompt().Key == "prompt.collect" {
		t.Error("something did not fit")
	}
	w := crossing(t, 0, 0, 0, "crown-cipher")
	w.Do("discard", "crown-cipher").Is("players.0.inbox", goods(0, 0, 1, 1))
}

// SHN-157: one Contract an action, with all its briefcases standing coloured.
func TestOneContractAnAction(t *testing.T) {
	s := crossing(t, 3, 0, 0, "quiet-harbour", "border-post", "paper-lantern")
	s.Refuses("why.briefcases", "complete", "paper-lantern", 0).Refuses("why.not-in-hand", "complete", "iron-ledger", 0)
	s.Refuses("why.greens", "complete", "quiet-harbour", 1)
	s.Do("complete", "quiet-harbour", 0).Is("contracts.border-post", "hand:0", "players.0.hand", 2).Asks(1, "prompt.place")
	s.Refuses("why.no-milestone", "complete", "border-post", 0)
}

// SHN-158: the briefcase that crossed the line may serve.
func TestTheBriefcaseJustPlacedServes(t *testing.T) {
	s := crossing(t, 1, 0, 0, "ballot-box")
	s.Do("complete", "ballot-box", 0).Is("players.0.ledger.yellow", obj{"filled": 3, "white": 3}, "players.0.ledger.green", obj{"filled": 1, "white": 1})
	crossing(t, 0, 0, 0, "ballot-box").Refuses("why.briefcases", "complete", "ballot-box", 0)
}

// SHN-159, SHN-165: the leftmost coloured ones become white: C11 with Y Y Y G P.
func TestExampleLeftmostBriefcases(t *testing.T) {
	s := crossing(t, 1, 0, 1, "silent-auction")
	s.Do("complete", "silent-auction", 1)
	s.Changed("contracts.silent-auction", "hand:0", "done:0:1", "players.0.hand", 1, 0, "players.0.turned_in", 0, 1,
		"players.0.took", obj{}, obj{"1": goods(2, 1, 0, 1)},
		"players.0.ledger.yellow", obj{"filled": 3, "white": 0}, obj{"filled": 3, "white": 2},
		"players.0.ledger.green", obj{"filled": 1, "white": 0}, obj{"filled": 1, "white": 1},
		"players.0.ledger.purple", obj{"filled": 1, "white": 0}, obj{"filled": 1, "white": 1},
		"stack", rulestest.Any, rulestest.Any, "next", rulestest.Any, rulestest.Any)
}

// SHN-013, SHN-160, SHN-164, Complete a Contract (example): for green/blue the player
// picks; the Contract is worth 11 at the end.
func TestExampleCompleteAContract(t *testing.T) {
	s := crossing(t, 1, 1, 1, "silent-auction")
	s.Offered("collect", "complete silent-auction 0", "complete silent-auction 1", "discard silent-auction", "forgo")
	s.fork().Do("complete", "silent-auction", 1).Is("players.0.ledger.green.white", 1, "players.0.ledger.blue.white", 0).scored(0, 11, 0, 0)
	s.Do("complete", "silent-auction", 0).Is("players.0.ledger.green.white", 0, "players.0.ledger.blue.white", 1, "players.0.influence", 1).scored(0, 11, 0, 0)
	none := crossing(t, 0, 0, 1, "silent-auction")
	none.Refuses("why.briefcases", "complete", "silent-auction", 0).Refuses("why.briefcases", "complete", "silent-auction", 1)
}

// SHN-161: white briefcases complete nothing again, and stay.
func TestWhiteBriefcasesServeNoMore(t *testing.T) {
	s := plain(t, 2).coins(0, 0).turnedIn(0, "quiet-harbour").hand(0, "border-post").inbox(0, 0, 0, 0, 3).Set("players.0.ledger.purple.filled", 1).study(0)
	s.Do("make", "purple").Asks(0, "prompt.milestone").Refuses("why.briefcases", "complete", "border-post", 0)
	s.Do("forgo").Is("players.0.ledger.green", obj{"filled": 1, "white": 1}, "players.0.ledger.yellow", obj{"filled": 3, "white": 2})
}

// SHN-162, SHN-163: completing brings nothing at once; the Contract lies with
// its owner, unseen by others.
func TestACompletedContractCountsAtTheEnd(t *testing.T) {
	s := crossing(t, 1, 0, 0, "quiet-harbour")
	s.Do("complete", "quiet-harbour", 0).Is("players.0.influence", 1, "players.0.turned_in", 1, "contracts.quiet-harbour", "done:0:1")
	s.scored(0, 8, 0, 0)
	for seat, want := range map[int]string{0: "done:0:1", 1: "hidden", rules.Nobody: "hidden"} {
		if got := s.Sees(seat, "contracts.quiet-harbour"); got != want {
			t.Errorf("seat %d sees it at %v", seat, got)
		}
	}
}

package games_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"safehouse/assets/text"
)

// A ruling is how something is played here that the printed rules leave open.
type ruling struct {
	says string   // how its paragraph in the package's doc.go begins
	told []string // what the rulebook says of it: words of one paragraph each
	why  string   // why the rulebook says nothing of it
}

// rulings are those of each package, in the order of its doc.go; the rulebook that tells them is that of the game.
var rulings = []struct {
	doc   string
	books []string
	list  []ruling
}{
	{"infiltration", []string{"infiltration"}, []ruling{
		{says: "The lot decides", told: []string{"drawn at random by the program or named in the set-up"}},
		{says: "Facedown rooms", told: []string{"Face-down things are not fixed until they are revealed"}},
		{says: "An effect that can be resolved", told: []string{"What can be done must be done. You are not asked about a choice with one outcome", "the Gauss Pistol cannot hit a wounded operative or its owner"}},
		{says: "An Interface function with nothing", told: []string{"or that has no target, does nothing and keeps the token"}},
		{says: "In a faceup room", told: []string{"In an open room the room comes first, then the mine, then Sludge"}},
		{says: "Movement up to a number", told: []string{"You decide a move of up to a number room by room", "Finish each room of a move before the next step"}},
		{says: "Behind a Hologram Projection", told: []string{"Where there is no room to be carried to, Sludge still works", "You leave past it from the secret room as usual, forward by Advance"}},
		{says: "Sludge moves if Clone Vats", told: []string{"it moves. You cannot put it where it already is"}},
		{says: "A wounded operative that enters", told: []string{"in the Experiment Ward it discards an item if it has one"}},
		{says: "Remote Spyware in the secret room", told: []string{"It works in the secret room too"}},
		{says: "The Portable Server's owner", told: []string{"bring up to 4 of the data in yours; out of the tower you bring none"}},
		{says: "A first player whose operatives", told: []string{"A first player who gets out during a round still orders the NPCs and rolls"}},
		{says: "Piggyback Link works", told: []string{"even if that operative is out by then", "blocks it both ways. You may still name an operative behind it"}},
		{says: "Items that return", told: []string{"all players know you have it"}},
		{says: "In a game of two", told: []string{"the hands go round as first, second, first, second operative", "The second sits half way round the table"}},
		{says: "Options of ours", told: []string{"the dial starts at a number of tens", "the dial goes to 99 when its Security Phase is over", "at random, as far as the deck goes", "whose values only their owner sees", "the operatives named"}},
		{says: "Privileges are options too", told: []string{"The security tracker still goes round", "in rooms 1 and 2 get out with what they carry", "by a card of its own, may leave the facility there", "at the end of the round, wherever it would go", "The lock's function is resolved", "It may be delayed", "a last round is still the last"}},
	}},
	{"deepstate", []string{"deepstate"}, []ruling{
		{says: "The lot decides", told: []string{"The first Supervisor is drawn, or named in the set-up"}},
		{says: "The order of a deck", why: "every order is as likely, so that no player can notice"},
		{says: "A question with a single answer", told: []string{"unless its number of answers would tell what a player holds", "Of cards that look alike to all players, you are offered one"}},
		{says: "Any number of Hitmen", told: []string{"Hitmen are extra, as many as you have. The duty to act never makes you play one", "even if it had no effect"}},
		{says: "The Fixer makes no Advance cheaper", told: []string{"With the Supervisor there is none, not even with Lobbyists"}},
		{says: "The Propagandist's places", told: []string{"Whether you reach it then goes by its new place"}},
		{says: "An empty deck of Men", told: []string{"A card whose effect is still going on stays out of that"}},
		{says: "Discarded Treaties lie", told: []string{"What you discard lies face down and only you know it", "you may remember what you saw in a draft", "discards the others face up"}},
		{says: "Played alone", told: []string{"With the experienced set-up you choose as in the standard one"}},
		{says: "A Secondary stands", told: []string{"count as cards of their group for Supreme Power, for Conditions"}},
		{says: "On an expulsion", told: []string{"with KGB one of them to the pool; then the Treaty is drawn, then Anarchists recruits"}},
		{says: "Privileges are options too", told: []string{"Another Objective is drawn into its place, never that card and never a World War", "may discard a Treaty from its hand face down and draw one", "only what the Supervisor or the Headhunter recruits does not come again", "may need one emblem less for an Advance in this turn", "No other player infiltrates it as long as it lies there", "It misses its next three turns"}},
		{says: "Grants are options as well", told: []string{"the first seat has a Ghost from the start to the end", "up to two missing parts of its Conditions are waived", "one extra Agent of the first seat comes back", "chooses among all Actions although it has the Supervisor"}},
		{says: "The Cosa Nostra token", told: []string{"Place Cosa Nostra after an Action, not after a skip", "The Triads token does not force you to go there", "You never have to place a token or attach an Inner Circle"}},
		{says: "An Advance that costs no Agents", told: []string{"If joining costs nothing and the pool is empty it comes from the reserve", "and one of those may become it"}},
		{says: "HOC seizes", told: []string{"the leftmost if equal", "pays 1 Agent less to Advance, at least 1, and 1 more for each World War"}},
		{says: "Options of ours", told: []string{"the game ends with it at the latest", "No Treaty leads into it either", "A war that is always in force is not in the deck", "A Stage of SPYWARE that reaches no further", "the larger ones stay in the box", "more or fewer of the ten Agents", "They come after Treaties that were put back", "Above its highest Stage it waits there"}},
		{says: "Of cards that look alike", told: []string{"Of cards that look alike to all players, you are offered one"}},
	}},
	{"intoodeep", []string{"intoodeep"}, []ruling{
		{says: "The lot decides", told: []string{"The first player is random; Echo plays last"}},
		{says: "Decks whose order", told: []string{"They come last there, in the order in which they were ditched"}},
		{says: "Pieces are followed", told: []string{"You go on knowing what you saw go away face up", "though you know what you filed yourself"}},
		{says: "What was taken openly", told: []string{"What went there openly stays known", "Chapter slots, public locker, display, Dossiers, Intel"}},
		{says: "Of several tokens gained", told: []string{"take each further one from the Pool: one you have peeked at, or an unknown one"}},
		{says: "The draw of the fifth step", told: []string{"You may draw one you skipped once before your next turn"}},
		{says: "Which of several equal pieces", told: []string{"Equal pieces are offered once, and which of them went stays secret"}},
		{says: "Echo flips her cards", told: []string{"you may look up which cards are still to come"}},
		{says: "A Zone power may be used", told: []string{"You may leave any part of a power undone", "You are offered a saved Boost if it would change something"}},
		{says: "An extra action from Stamina", told: []string{"until you use it, let the Criminal go or the step ends"}},
		{says: "Whether a question is put", told: []string{"so that asking gives nothing away", "ask for the token whenever there are several"}},
		{says: "After the end of the Chapter", told: []string{"From then on the supply replaces the Pool", "If fewer are unseen you peek at fewer"}},
		{says: "Echo's Evidence stays", told: []string{"All of hers stays face down", "turn up tokens in bonus slots into the public locker"}},
		{says: "A person's lock holds", told: []string{"With your lock on the tag she leaves it, gains the Grip and moves the Criminal", "losing she discards at random", "With three tags her oldest goes first"}},
		{says: "Ties in what Echo does", told: []string{"If she is tied the player who is next chooses"}},
		{says: "The numbers of Echo's boards", told: []string{"she starts without Intel, and a turn without a milestone pays her 7 less"}},
		{says: "Grip lost and Dilemmas", told: []string{"Losses and banking go player by player"}},
		{says: "In the endgame", told: []string{"down to 0; what they just gained counts"}},
		{says: "The anti-stall ruling", told: []string{"announced at the beginning of rounds 19 and 20. The tokens left in the Pool"}},
		{says: "Options of ours", told: []string{"its Dossiers and penalties and the number of Echo's disruptions hold", "like one that no player ends", "not even by the Fixer", "paid to no player", "with the Grip of the turn order on top", "for Echo's turns without a milestone"}},
		{says: "Privileges are options too", told: []string{"moves, runs or shifts pass Blockades", "takes a hook tag from a rival for nothing", "a Chapter that fails costs the first seat no Grip and no Intel", "With her deck empty none does, until it is shuffled again"}},
	}},
	{"masters", []string{"masters"}, []ruling{
		{says: "The supply has no end", told: []string{"Cards that need more get them; a chit with 2x counts as two"}},
		{says: "A chit is decided", told: []string{"You know what is left in the bag, never its order"}},
		{says: "A planning part is open", told: []string{"Plans cannot be changed later, unless a card says so", "When all are ready, reveal", "Buy items with team cash while you plan"}},
		{says: "Rearranging ends", told: []string{"You may do such things 32 times in a row at most"}},
		{says: "The same action under two names", told: []string{"If two cards give the same for the same ideas, it is offered once"}},
		{says: "Noise is booked", told: []string{"When in the phase you make noise does not matter at its end", "costs an alert when you enter"}},
		{says: "The Diversion Artist's tokens", told: []string{"can take back noise made when all are done. Not noise that an event offers"}},
		{says: "Calling Escape ends", told: []string{"What is left of actions is void; their noise still counts", "no event, and no noise still due. You may make it even where a gate has fallen"}},
		{says: "CHANGE OF PLANS moves", told: []string{"CHANGE OF PLANS moves any tokens", "VENT CRAWL makes the far tile adjacent, and reveals it", "The noise comes even if the lent step is not used", "what events do to cameras themselves goes on"}},
		{says: "Who is done with its action", told: []string{"After your action you may still hand over"}},
		{says: "A throw ends before", told: []string{"A throw may end on an entrance and goes no further", "not across gaps, locks and unknown tiles"}},
		{says: "An entrance is a hex", told: []string{"but not if the card says \"indoor\"", "do not reach behind a remote lock or a keycard door", "The line of a Laser Burst ends at a gap"}},
		{says: "The Consultant's Blank", told: []string{"which leave the heist; loot goes back"}},
		{says: "A captive NPC", told: []string{"A captive does not count for events, crises, cameras and reveals", "The Architect waits until his door is open", "The guide starts on an entrance of your choice", "Left alone they play on"}},
		{says: "New dogs come", told: []string{"in The Dark Horse Job to i2", "Only a gap stops it, and next to a character it jumps", "one without a character of its own stays on the kennel", "Dogs chase here too", "holds a dog back until it is newly adjacent"}},
		{says: "Event 5 and C6", told: []string{"if there are more than fit, you choose", "17 does not pass an idea on twice", "All of it from one tile goes to one hex", "the Master Plan Copy cannot be put down", "on each empty tile there, not on unknown ones"}},
		{says: "The gates fall", told: []string{"Reveal all tiles, then all gates fall", "Guards that a Flashbang subdued get up before the next round", "Place the tile's tokens again, unless Escape is certain"}},
		{says: "Keycards, the USB key", told: []string{"an item that was outdoors is the team's, even one left on an entrance", "only then is it lost", "they have not got out, and their loot is lost; items stay with them. It is no hideout"}},
		{says: "A remote lock holds", told: []string{"keep all out, even in Escape", "A way may lead through a keycard door", "Moves of the roll that are left over serve no other way"}},
		{says: "The Bookie wants", told: []string{"if the heist succeeds and all get out, other people too"}},
		{says: "The Safehouse Rescue", told: []string{"A guard kept down since an earlier round is no part of it. The Mayor puts no one"}},
		{says: "The County", told: []string{"It succeeds when a character who started inside gets out", "an exit used is closed. Other people use up none"}},
		{says: "The Final Score, part 2", told: []string{"the usual ideas or those left, whichever are more"}},
		{says: "Laser Burst, Flashbang", told: []string{"Three of them come from no job"}},
		{says: "A ready crew", told: []string{"can unlock, subdue, disable and reveal; at higher levels their cards are raised at random"}},
	}},
	{"masters/campaign", []string{"masters"}, []ruling{
		{says: "A person may hold", told: []string{"One person may fill several chairs and is one player with one level"}},
		{says: "No two players", told: []string{"No two characters or players have the same name"}},
		{says: "A new player may be", told: []string{"one who left comes back at the old level"}},
		{says: "A character that is built", told: []string{"A new character above level 1 takes every choice up to it", "no two characters are alike"}},
		{says: "An item that comes with a card", told: []string{"if the box or the shop has a copy; one built as that pro brings none"}},
		{says: "Laser Burst, Flashbang", told: []string{"Three of them come from no job: the first success"}},
		{says: "A copy that was discarded", told: []string{"Sold items are on sale again", "One that is lost goes back where it came from"}},
		{says: "Jewels are kept", told: []string{"Other loot is kept and has no price without the Curator"}},
		{says: "A heist that was won", told: []string{"its reward comes each time, its Fixer and its find once"}},
		{says: "The Final Score is one heist", told: []string{"Both are one heist with one level for all", "Every heist is written down"}},
		{says: "A County heist", told: []string{"At least one of the crew must be busted"}},
		{says: "Jobs of every difficulty", told: []string{"All jobs are open from the first game, in any order"}},
		{says: "The achievement", told: []string{"For that he must help in part 1"}},
		{says: "A team can retire", told: []string{"You can retire between two heists; after 200 the campaign is over"}},
		{says: "Steps back", told: []string{"Steps back, arrivals and departures are free for people"}},
		{says: "A campaign has four chairs", told: []string{"three or four of four chairs"}},
		{says: "The final score is", told: []string{"the score is the team's cash then, the best one counts"}},
		{says: "A level-up is taken back", told: []string{"Until the next heist begins you can take the choice back, unless you sold an item of it"}},
		{says: "A draft never leads", told: []string{"You cannot make choices that leave no character"}},
	}},
	{"shadownetwork", []string{"shadownetwork"}, []ruling{
		{says: "The order of face-down decks", told: []string{"The cards go under the deck in that order"}},
		{says: "A question with one answer", told: []string{"A question with one answer is answered for you, one with none is skipped; at a milestone you are always asked"}},
		{says: "The Analysis is asked", told: []string{"You are asked twice: after your action, and again before your next agent"}},
		{says: "A Handler serves once", told: []string{"once in each Analysis", "When its rings are full it leaves at the end of the turn"}},
		{says: "The market is refilled", told: []string{"The row is refilled when your action ends and before you analyse"}},
		{says: "The overlay comes off", told: []string{"even between two steps. Paying wages is no turn"}},
		{says: "Pieces of a Handler", told: []string{"what still does not fit is lost, after you were asked", "with a full inbox you cannot exchange", "there is always room for them"}},
		{says: "A position without an unpaid way", told: []string{"choose among the cities with the fewest rivals and pay what you have, from the player on your left on"}},
		{says: "Of the pieces of one line", told: []string{"Of a line the commonest colour goes first, Influence last"}},
		{says: "The Contracts of the market", told: []string{"they know what you took from the open row until you discard it", "no rival sees what you were dealt or discarded"}},
		{says: "A Contract discarded by a milestone", told: []string{"all players know which those are, not their order"}},
		{says: "Final scoring", told: []string{"If you could finish more Contracts than that, you are asked first"}},
		{says: "Two plans of final scoring", told: []string{"of two equal ways the one with the dearer Contract", "then the dearest single Contract by what it scored"}},
		{says: "The First Player token", why: "it changes nothing"},
		{says: "The Lone Syndicate", told: []string{"It skips what it cannot pay or cannot find", "the next lower, then the nearest above, and with none open nothing", "if equal the one nearest to the deck", "those of space 4 too, unless recruited before"}},
	}},
	{"career", []string{"infiltration", "deepstate", "intoodeep", "shadownetwork"}, []ruling{
		{says: "A career is one person's", told: []string{"One person plays the career in this box, from the first seat", "The other seats are for bots or other people"}},
		{says: "What a goal came to", why: "about careers of an earlier version"},
		{says: "An operation is played once", told: []string{"You may try a lost operation {b}once more{/b}", "The better of the two tries counts its stars", "What opens next depends on what you won, lost and earned"}},
		{says: "Whoever loses two operations", told: []string{"you get a contact, or a favour where no contact would help"}},
		{says: "A career can begin with", told: []string{"the next one may begin with a contact or an unused favour that you held then", "Each step adds a rule to those below it"}},
		{says: "Contacts come along", told: []string{"come to every operation unless you leave them behind"}},
		{says: "A keepsake, a rival's answer", told: []string{"A value stops where its option stops. If all changes together are not allowed, the operation is played as printed"}},
		{says: "A rival answers", told: []string{"at most twice. If that changes nothing any more, the rival does something else, once"}},
		{says: "Of what a success can offer", told: []string{"Which two is drawn when the career begins", "What you have or had is not offered again"}},
		{says: "Whoever cannot or will not", told: []string{"or you give up a contact or an unused favour instead"}},
		{says: "An operation that another", told: []string{"is closed for good when that one begins", "three times two operations shut each other"}},
		{says: "An end opens by what was done", told: []string{"open by what you did", "18 stars open one as well", "it opens with five lost operations"}},
		{says: "When a career has come to an end", told: []string{"what became of each rival you met and of each contact"}},
		{says: "A career can be given up", told: []string{"You can end the career there at any time, and it stays in your book"}},
	}},
}

// settled is what the owner of the project decided about printed rules that were read in two ways, by game.
var settled = map[string][]string{
	"intoodeep": {"choose the first token from the Plank, take each further one from the Pool", "You may draw one you skipped once before your next turn", "announced at the beginning of rounds 19 and 20",
		"What went there openly stays known", "pays 9 Intel and 1 Evidence"},
	"deepstate":     {"even if it had no effect", "Its Treaties are worth at least 2, 3, 4 or 5"},
	"masters":       {"After your action you may still hand over", "Items are loot for it, for C4 and for D2", "An entrance is a hex like a tile for events 5", "lands on one hex", "who make their noise|who makes their noise", "holds a dog back until it is newly adjacent", "the best one counts", "Both are one heist"},
	"infiltration":  {"The wall of the secret room blocks it both ways"},
	"shadownetwork": {"starts with 6 Influence", "it starts without Influence"},
}

// bullets are the paragraphs of the rulings in a doc.go.
func bullets(t *testing.T, path string) (l []string) {
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	in := false
	for line := range strings.Lines(string(data)) {
		line = strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(line), "//"))
		switch {
		case strings.HasPrefix(line, "# "):
			in = line == "# Rulings"
		case in && strings.HasPrefix(line, "- "):
			l = append(l, line[2:])
		}
	}
	return l
}

// partOf is where a rulebook says something: chapter and part, from 0.
func partOf(chapters []text.Chapter, words string) (chapter, part int, ok bool) {
	for i, c := range chapters {
		for j, p := range c.Parts {
			for w := range strings.SplitSeq(words, "|") {
				if strings.Contains(p.Text, w) && !c.Page {
					return i, j, true
				}
			}
		}
	}
	return 0, 0, false
}

// A player finds every ruling of the house in the rulebook, in English and German, or there is a reason why it matters to nobody: each
// of a package's doc.go and each of the owner's.
func TestARulebookTellsEveryRuling(t *testing.T) {
	books := map[string][2][]text.Chapter{}
	for game := range settled {
		var pair [2][]text.Chapter
		for i, lang := range []string{"en", "de"} {
			book, err := text.Open(lang)
			if err != nil {
				t.Fatal(err)
			}
			if pair[i], err = book.Chapters(game); err != nil {
				t.Fatal(err)
			}
		}
		books[game] = pair
	}
	told := func(game, words string) {
		en, de := books[game][0], books[game][1]
		i, j, ok := partOf(en, words)
		switch {
		case !ok:
			t.Errorf("%s: no paragraph of the rulebook says %q", game, words)
		case i >= len(de) || j >= len(de[i].Parts) || de[i].Parts[j].Text == "" || de[i].Parts[j].Text == en[i].Parts[j].Text:
			t.Errorf("%s: the German rulebook has no paragraph for %q", game, words)
		}
	}
	for _, x := range rulings {
		left := bullets(t, "../"+x.doc+"/doc.go")
		for _, r := range x.list {
			i := slices.IndexFunc(left, func(b string) bool { return strings.HasPrefix(b, r.says) })
			if i < 0 {
				t.Errorf("%s: doc.go has no ruling that begins with %q", x.doc, r.says)
				continue
			}
			left = slices.Delete(left, i, i+1)
			if (len(r.told) == 0) == (r.why == "") {
				t.Errorf("%s: %q is neither told nor spared, or both", x.doc, r.says)
			}
			for _, game := range x.books {
				for _, words := range r.told {
					told(game, words)
				}
			}
		}
		for _, b := range left {
			t.Errorf("%s: no paragraph of a rulebook is tied to the ruling %q", x.doc, b)
		}
	}
	for game, list := range settled {
		for _, words := range list {
			told(game, words)
		}
	}
}

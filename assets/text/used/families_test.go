package used

import (
	"slices"
	"strconv"

	"safehouse/render/ui/input"
	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/deepstate"
	"safehouse/rules/games"
)

// A family is the keys that one place puts together: what they begin with and what
// comes after it. Members that no registry knows are written here, and each must
// stand in the sources too.
type family struct {
	shelf, head string
	members     []string // those written here
	listed      []string // those of a registry
}

// questions are what Deep State asks beside the turn, by name.
func questions() (l []string) {
	for ask := deepstate.AskPick; ask <= deepstate.AskMove; ask++ {
		if ask != deepstate.AskTurn {
			l = append(l, ask.String())
		}
	}
	return l
}

// instructions are what HOC's Action cards say, by name.
func instructions() (l []string) {
	for c := range deepstate.HOCCard(deepstate.HOCKinds) {
		for _, st := range c.Text() {
			if id := st.Instruction(); !slices.Contains(l, id) {
				l = append(l, id)
			}
		}
	}
	return l
}

// families are all keys of scenes that are put together. Games put together theirs
// from their tables; Info.TextKeys lists those.
func families() []family {
	heists, cards := ids("masters", "heist"), ids("infiltration", "card")
	return []family{
		{shelf: "house", head: "person.piece.", members: []string{"profile", "campaign", "match", "replay"}},
		{shelf: "house", head: "sign.group.", members: []string{"mc", "fi", "sc", "sp", "kc", "ic"}},
		{shelf: "house", head: "level.", listed: levels()},
		{shelf: "house", head: "bands.", members: []string{"easy", "normal", "hard"}},
		{shelf: "house", head: "key.", listed: actions()},
		{shelf: "house", head: "box.about.", listed: playable()},
		{shelf: "house", head: "automa.", listed: []string{"intoodeep", "deepstate", "shadownetwork"}}, // the games with one
		{shelf: "house", head: "box.weight.", listed: upTo(2, 4)},
		{shelf: "house", head: "puzzle.level.", listed: []string{"1", "1.more", "2", "2.more", "3", "3.more"}},
		{shelf: "house", head: "option.", listed: []string{"career-level", "career-level.help", "career-level.gentle", "career-level.even", "career-level.harsh",
			"career-step", "career-step.help", "career-step.zero", "career-keepsake", "career-keepsake.help", "career-keepsake.zero"}},
		{shelf: "house", head: "settings.", members: []string{"mine", "rivals", "reduced", "recap", "onepress", "hints", "effects", "ambience", "mute", "aloud", "fullscreen"}},
		{shelf: "house", head: "settings.intents.", members: []string{"none", "brief", "usual", "waits"}},
		{shelf: "house", head: "keycap.", listed: []string{"control", "alt", "shift", "enter", "space", "tab", "escape", "backspace", "delete", "insert", "home", "end", "pageup", "pagedown", "numpadenter"}},
		{shelf: "house", head: "settings.palette.", members: []string{"usual", "deuteranopia", "protanopia", "tritanopia", "contrast"}},
		{shelf: "masters-table", head: "book.", members: []string{"map", "brief", "end", "crew", "fixers", "store", "record"}},
		{shelf: "masters-table", head: "want.", members: []string{"subdue", "dogs", "unlock", "disable", "reveal", "safe"}},
		{shelf: "masters-table", head: "few.", members: []string{"subdue", "dogs", "unlock", "disable", "reveal", "safe"}},
		{shelf: "masters-table", head: "party.", members: []string{"out", "busted", "free"}},
		{shelf: "masters-table", head: "report.next.", members: []string{"training", "part-two", "end", "city"}},
		{shelf: "masters-table", head: "report.on.", members: []string{"training", "part-two", "end", "city"}},
		{shelf: "masters-table", head: "top.", members: []string{"cash", "jewels", "heists", "feats"}},
		{shelf: "masters-table", head: "fit.", members: []string{"easy", "right", "hard"}},
		{shelf: "masters-table", head: "level.", members: []string{"amateur", "semi", "pro"}},
		{shelf: "masters-table", head: "end.", members: []string{"won", "lost", "fixers", "jewels", "part1", "part2", "feats", "named"}},
		{shelf: "masters-table", head: "fate.", members: []string{"later", "discarded", "queued", "ours", "top"}},
		{shelf: "masters-table", head: "left.", listed: ids("masters", "sub")},
		{shelf: "masters-table", head: "sub.", members: []string{"noise", "alert"}, listed: ids("masters", "sub", "ability")},
		{shelf: "masters-table", head: "short.action.", listed: []string{"cheap-rake", "careful-rake"}}, // the names that are too long for their place
		{shelf: "masters-table", head: "line.", listed: ids("masters", "fixer")},
		{shelf: "masters-table", head: "ask.", listed: ids("masters", "fixer", "old-friend", "fence", "machinist")}, // three help without being asked
		{shelf: "masters-table", head: "brief.", listed: heists},
		{shelf: "infiltration-table", head: "break.", listed: []string{"sledgehammer"}}, // words with a place to break at
		{shelf: "infiltration-table", head: "rule.", listed: cards},
		{shelf: "infiltration-table", head: "guide.turn.", listed: upTo(1, rules.MaxSeats)},
		{shelf: "infiltration-table", head: "guide.", listed: verbs("infiltration", "stop", "move", "done", "wound", "select", "crack", "crawl", "stall")},
		{shelf: "intoodeep-table", head: "boost.short.", listed: ids("intoodeep", "boost")},
		{shelf: "intoodeep-table", head: "deck.tip.", listed: []string{"level-1", "level-2", "level-3", "side"}},
		{shelf: "intoodeep-table", head: "boost.short.", listed: ids("intoodeep", "boost")},
		{shelf: "intoodeep-table", head: "press.", listed: []string{ // every question but those of the turn's steps
			"advance", "advance-echo", "approach", "bank", "challenge", "claim", "claim-echo", "discard", "discard-any",
			"draw", "draw-both", "draw-side", "drive", "drone", "file", "fix", "hook-freed", "hook-more",
			"ion", "keep", "lock", "look", "lose", "lose-echo", "move-heat", "move-item", "place",
			"plank", "point-at", "pool", "post", "push", "reveal", "riverside", "role-c", "role-u",
			"role-v", "role-z", "send", "send-item", "shift", "snatch", "sprint", "swap-criminals", "swap-item-criminal",
			"swap-items", "swap-tags", "take", "towers",
		}},
		{shelf: "intoodeep-table", head: "range.", members: []string{"grip", "skill", "stamina"}},
		{shelf: "intoodeep-table", head: "skill.short.", listed: ids("intoodeep", "criminal")},
		{shelf: "deepstate-table", head: "short.", listed: []string{ // the names that are too long for a tray
			"world-war", "authorities", "governments", "universities", "corporations", "consulates", "unified-nations", "stock-exchanges", "crime-syndicates", "ruling-parties", "mass-media", "real-estate",
			"labor-unions", "spy-agencies", "elimination-of-obstacles", "neutralization-of-a-political-leader", "orchestrated-unrest", "proxy-conflict",
			"military-intervention", "federal-reserve", "press-syndicate", "nobel-committee", "peasant-union", "mercenary-guild",
			"underground-railroad", "october-committee", "peace-congress", "cryptographers-bureau", "bohemian-club", "skull-and-bones",
			"relief-committee", "federation-of-trade-unions", "league-of-nations", "signals-alliance", "trilateral-commission", "bilderberg-club",
			"chamber-of-commerce", "academy-of-sciences", "broadcasting-union", "non-aligned-movement", "revolutionary-students", "pacifist-assembly",
			"double-agents-ring",
		}},
		{shelf: "deepstate-table", head: "guide.", listed: questions()},
		{shelf: "deepstate-table", head: "can.", listed: []string{"infiltrate", "covert", "advance", "recruit", "contact", "play", "attach", "triads", "strike", "exchange", "claim"}},
		{shelf: "deepstate-table", head: "pad.short.", listed: []string{"governments"}},
		{shelf: "deepstate-table", head: "step.short.", listed: []string{"take", "contact", "seize", "top"}},
		{shelf: "deepstate-table", head: "step.", listed: instructions()},
		{shelf: "deepstate-table", head: "why.", listed: slices.DeleteFunc(instructions(), func(id string) bool { return id == "recruit" })}, // it needs no reason
		{shelf: "deepstate-table", head: "lacks.", listed: []string{deepstate.HOCNoTarget, deepstate.HOCFewAgents, deepstate.HOCAtLimit, deepstate.HOCSupervisor, deepstate.HOCPoolIsEmpty}},
		{shelf: "shadownetwork-table", head: "house.", listed: unprinted("shadownetwork", "syndicate")},
		{shelf: "shadownetwork-table", head: "sheet.", members: []string{"upkeep", "scores"}},
		{shelf: "shadownetwork-table", head: "report.decided.", members: []string{"influence", "contracts", "penalty"}},
		{shelf: "shadownetwork-table", head: "guide.", listed: []string{"keep", "toss", "place", "place-also", "collect", "leak", "market", "second", "replace", "analyse", "milestone", "wage", "hire-for", "use-for", "finish"}},
		{shelf: "shadownetwork-table", head: "open.", listed: []string{"use", "make", "revive", "exchange", "recruit", "draw", "hire", "scrap", "recall"}},
	}
}

func levels() (l []string) {
	for _, x := range bot.Levels() {
		l = append(l, x.Name)
	}
	return l
}

// unprinted are the options of a game, but for some, that are not as printed; of those
// with named values each value.
func unprinted(game string, but ...string) (l []string) {
	g, _ := games.Find(game)
	for _, o := range g.Info().Options {
		switch {
		case slices.Contains(but, o.ID):
		case o.Kind != rules.Enum:
			l = append(l, o.ID)
		default:
			for v, id := range o.Values {
				if v != o.Default {
					l = append(l, o.ID+"."+id)
				}
			}
		}
	}
	return l
}

func actions() (l []string) {
	for _, a := range input.Actions() {
		l = append(l, a.String())
	}
	return l
}

func playable() (l []string) {
	for _, g := range games.All {
		l = append(l, g.Info().ID)
	}
	return l
}

func upTo(from, to int) (l []string) {
	for n := from; n <= to; n++ {
		l = append(l, strconv.Itoa(n))
	}
	return l
}

// ids are the things of a kind, but for some.
func ids(game, kind string, but ...string) (l []string) {
	g, _ := games.Find(game)
	for _, k := range g.Info().Refs {
		if k.Name == kind {
			l = without(k.IDs, but)
		}
	}
	return l
}

// verbs are the verbs of a game, but for some.
func verbs(game string, but ...string) []string {
	g, _ := games.Find(game)
	var l []string
	for _, v := range g.Info().Verbs[1:] {
		l = append(l, v.Name)
	}
	return without(l, but)
}

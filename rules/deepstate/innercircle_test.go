package deepstate_test

import "testing"

// DST-253, DST-271: alone it is worth 4, attached nothing itself.
func TestAnUnattachedInnerCircleIsWorthFour(t *testing.T) {
	s := deal(t, 3, nil, "labs").own(0, "inner-circle", "inner-circle", "governments").wantParts(0, map[string]int{"inner-circles": 8})
	s.Set("attached.inner-circle-1", "governments-1").wantParts(0, map[string]int{"inner-circles": 4})
}

// DST-254, DST-255: in one's own turn before the Action, free of charge, for
// good, and never as a duty.
func TestAttachingIsFreeBeforeTheActionAndForGood(t *testing.T) {
	s := deal(t, 4, nil, "labs", "patents").own(0, "inner-circle", "governments", "universities")
	s.fork().Do("recruit").Is("attached", map[string]any{}).Asks(1, "turn").Refuses("inner-circle-not-yours", "attach", "inner-circle-1", "governments-1")
	s.Do("attach", "inner-circle-1", "governments-1").Changed("attached.inner-circle-1", nil, "governments-1").Asks(0, "turn")
	s.Refuses("attached", "attach", "inner-circle-1", "universities-1").Do("recruit").Is("attached.inner-circle-1", "governments-1")
}

// DST-256, DST-257: hosts are own Supreme Power and Key Connections cards, one
// Inner Circle each.
func TestWhatAnInnerCircleCanBeAttachedTo(t *testing.T) {
	s := deal(t, 4, nil, "labs", "patents").own(0, "inner-circle", "inner-circle", "governments", "stock-exchanges", "universities",
		"crime-syndicates", "corporations", "labor-unions", "consulates", "spy-agencies", "mass-media", "banks").own(1, "universities").secondary(0, "supreme-power", 1)
	s.Refuses("host-kind", "attach", "inner-circle-1", "mass-media-1").Refuses("host-kind", "attach", "inner-circle-1", "banks-1")
	s.Refuses("host-kind", "attach", "inner-circle-1", "inner-circle-2").Refuses("host-not-yours", "attach", "inner-circle-1", "universities-2")
	s.Refuses("not-inner-circle", "attach", "governments-1", "universities-1").Refuses("twin", "attach", "inner-circle-2", "governments-1")
	for _, host := range []string{"governments-1", "stock-exchanges-1", "universities-1", "crime-syndicates-1", "corporations-1", "labor-unions-1", "consulates-1", "spy-agencies-1"} {
		f := s.fork().Do("attach", "inner-circle-1", host).Is("attached.inner-circle-1", host)
		f.Refuses("host-taken", "attach", "inner-circle-2", host)
	}
}

// DST-258, DST-259, DST-272: what each host yields with one attached, and that it
// stands in the host's row.
func TestWhatAHostYields(t *testing.T) {
	own := []string{"inner-circle", "mass-media", "mass-media", "banks", "banks", "banks", "labs"}
	for host, want := range map[string]struct {
		row           string
		alone, joined int
	}{
		"governments":      {"governments", 2, 4},
		"stock-exchanges":  {"governments", 3, 6},
		"universities":     {"governments", 1, 2},
		"crime-syndicates": {"crime-syndicates", 3, 4},
		"corporations":     {"corporations", 6, 8},
	} {
		s := deal(t, 3, nil, "labs", "patents").own(0, own...).own(0, host).secondary(0, "supreme-power", 2)
		s.wantParts(0, map[string]int{"objectives": 6, want.row: want.alone, "inner-circles": 4})
		s.Do("attach", "inner-circle-1", host+"-1").wantParts(0, map[string]int{"objectives": 6, want.row: want.joined})
	}
}

// DST-260, DST-139: on a Key Connections card its emblem counts once more.
func TestOnKeyConnectionsTheEmblemCountsOnceMore(t *testing.T) {
	for host, project := range map[string]string{"labor-unions": "comintern", "consulates": "unified-nations", "spy-agencies": "spyware"} {
		s := deal(t, 3, nil, "labs", "patents").own(0, "inner-circle", host).stage(0, project, 2).reserve(0, 4)
		s.Refuses("advance-emblems", "advance", project)
		s.Do("attach", "inner-circle-1", host+"-1").wantParts(0, map[string]int{})
		s.Do("advance", project).Is("projects."+project+".0", 3)
	}
}

// DST-262: it is no card of a scoring group.
func TestAnInnerCircleCountsForNoGroup(t *testing.T) {
	s := deal(t, 3, nil, "labs").own(0, "corporations", "governments", "universities", "stock-exchanges", "mass-media")
	score := s.parts(0)
	score["inner-circles"] = 4
	s.own(0, "inner-circle").wantParts(0, score)
}

// DST-254, DST-265: at the start of final scoring the owner is asked once more.
func TestInnerCirclesAreAttachedBeforeScoring(t *testing.T) {
	s := deal(t, 3, nil, "labs").lastCards(3).Set("supervisor", "1", "done", 2).own(0, "inner-circle", "governments", "mass-media", "mass-media", "ruling-parties", "authorities", "authorities").
		own(1, "inner-circle")
	s.Do("infiltrate", "labs-1", 1).Asks(0, "attach").Is("phase", "scoring", "over", false)
	s.Refuses("host-kind", "attach", "inner-circle-1", "labs-1").Refuses("other-circle", "attach", "inner-circle-2", "governments-1")
	s.fork().Do("pass").Is("over", true).wantParts(0, map[string]int{"objectives": 6, "governments": 5, "inner-circles": 4})
	s.Do("attach", "inner-circle-1", "governments-1").Is("over", true).wantParts(0, map[string]int{"objectives": 6, "governments": 10})
	s.wantParts(1, map[string]int{"inner-circles": 4})
}

// DST-376: of cards that look alike the first is offered; Agents on them tell
// them apart.
func TestEqualChoicesAreOfferedOnce(t *testing.T) {
	s := deal(t, 3, nil, "labs", "patents").own(0, "inner-circle", "governments", "governments")
	s.Refuses("twin", "attach", "inner-circle-1", "governments-2")
	s.agents("governments-1", 0, 1).Do("attach", "inner-circle-1", "governments-2").Is("attached.inner-circle-1", "governments-2")
}

package bot

import (
	"context"
	"reflect"
	"runtime"
	"testing"

	"safehouse/rules"
	"safehouse/rules/infiltration"
)

func asExpert(t *testing.T, view rules.State, seat, iterations int) []Candidate {
	t.Helper()
	lv, err := FindLevel("expert")
	if err != nil {
		t.Fatal(err)
	}
	r := Seed(3, 9)
	list, err := Choose(context.Background(), view, seat, lv, Budget{Iterations: iterations}, &r)
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// An expert grows two trees, three times as large together as the one of a hard
// bot, and finds the same on one processor as on several.
func TestAnExpertFindsTheSameOnAnyNumberOfProcessors(t *testing.T) {
	st, err := infiltration.Game{}.New(rules.Setup{Seats: 3, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	seat := st.Turn().Open.First()
	view := rules.View(st, seat)
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	one := asExpert(t, view, seat, 100)
	runtime.GOMAXPROCS(4)
	for range 5 {
		if many := asExpert(t, view, seat, 100); !reflect.DeepEqual(one, many) {
			t.Fatal("four processors find something else than one")
		}
	}
	n := 0
	for i, c := range one {
		n += c.Visits
		if i > 0 && c.Visits > one[i-1].Visits {
			t.Errorf("candidate %d was visited more often than the one before it", i)
		}
	}
	if n < 150 || n > 300 {
		t.Errorf("%d visits of 300; half of them at least are due before nothing can change any more", n)
	}
}

// What goes wrong in one of the trees is told to whoever asked.
func TestACrashInATreeIsNotLost(t *testing.T) {
	st, err := infiltration.Game{}.New(rules.Setup{Seats: 3, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		if c := recover(); c != "broken" {
			t.Errorf("%v came out", c)
		}
	}()
	asExpert(t, breaking{st}, st.Turn().Open.First(), 20)
}

// breaking is a state that cannot be dealt anew.
type breaking struct{ rules.State }

func (b breaking) Clone() rules.State        { return breaking{b.State.Clone()} }
func (b breaking) CopyFrom(src rules.State)  { b.State.CopyFrom(src.(breaking).State) }
func (b breaking) Resample(int, *rules.Rand) { panic("broken") }

// The four levels are offered from the weakest to the strongest.
func TestTheLevels(t *testing.T) {
	var names []string
	for i, l := range Levels() {
		names = append(names, l.Name)
		if i > 0 && l.Share <= levels[i-1].Share {
			t.Errorf("%s thinks no longer than %s", l.Name, levels[i-1].Name)
		}
	}
	if want := []string{"easy", "normal", "hard", "expert"}; !reflect.DeepEqual(names, want) {
		t.Errorf("levels %v, want %v", names, want)
	}
	if _, err := FindLevel("grandmaster"); err == nil || err.Error() != `no bot level "grandmaster"; there are easy, normal, hard, expert and random` {
		t.Error(err)
	}
}

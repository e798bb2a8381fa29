package deepstate

import (
	"image"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render"
	"safehouse/render/rendertest"
	"safehouse/render/sound"
	"safehouse/rules"
	rule "safehouse/rules/deepstate"
)

// Every Objective, Secondary, Project, Treaty, Covert Operation, Man of Action and
// Action card of HOC has a picture, and no two pictures are alike.
func TestEveryCardHasAPictureOfItsOwn(t *testing.T) {
	rendertest.NeedDisplay(t)
	b := newBench(t, 1280, 720, 1)
	b.Lay(b.ViewOf(begin(t, 3, 1, nil), 0, true))
	var names []string
	for _, list := range []struct {
		n   int
		ref func(i int) rules.Ref
	}{
		{rule.Kinds, func(i int) rules.Ref { return rule.RefObjective(rule.Kind(i)) }},
		{rule.Projects, func(i int) rules.Ref { return rule.RefProject(rule.Project(i)) }},
		{rule.TreatyCards, func(i int) rules.Ref { return rule.RefTreaty(rule.Treaty(i)) }},
		{rule.Operations, func(i int) rules.Ref { return rule.RefOperation(rule.Operation(i)) }},
		{rule.MenKinds, func(i int) rules.Ref { return rule.RefMan(rule.Man(i)) }},
		{rule.HOCKinds, func(i int) rules.Ref { return rule.RefHOCCard(rule.HOCCard(i)) }},
	} {
		for i := range list.n {
			names = append(names, b.table.picture(list.ref(i)))
		}
	}
	names = append(names, secondarySign[:]...)
	const side = 64
	seen := map[string]string{}
	for _, name := range names {
		dst := ebiten.NewImage(side, side)
		b.Kit.Canvas(dst, 1).Icon(name, render.R(0, 0, side, side), render.White)
		img := image.NewRGBA(dst.Bounds())
		dst.ReadPixels(img.Pix)
		dst.Deallocate()
		if !slices.ContainsFunc(img.Pix, func(p uint8) bool { return p > 0 }) {
			t.Errorf("%s is empty", name)
		}
		if other, ok := seen[string(img.Pix)]; ok {
			t.Errorf("%s looks like %s", name, other)
		}
		seen[string(img.Pix)] = name
	}
	if len(seen) != rule.Kinds+rule.Projects+rule.TreatyCards+rule.Operations+rule.MenKinds+rule.HOCKinds+rule.Secondaries {
		t.Errorf("%d pictures", len(seen))
	}
}

// The room's own sounds are there, each take of them, and none drowns the others.
func TestTheSoundsOfTheRoom(t *testing.T) {
	for _, e := range []sound.Effect{soundFelt, soundScrape, soundSeal, soundFolder, soundBell, soundThud, soundRoll, soundGavel} {
		for take := range e.Takes() {
			s := e.Samples(take)
			loud, n := float32(0), 0
			for _, v := range s {
				loud = max(loud, max(v, -v))
				if v > 0.01 || v < -0.01 {
					n++
				}
			}
			if loud < 0.1 || loud > 0.56 || n < sound.Rate/100 {
				t.Errorf("%v, take %d: peak %.2f, %d samples above silence", e, take, loud, n)
			}
		}
	}
}

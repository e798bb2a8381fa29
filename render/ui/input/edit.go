package input

import "github.com/hajimehoshi/ebiten/v2"

// Edit is a step of editing text. These keys are the same everywhere and cannot be remapped.
type Edit uint8

// The steps.
const (
	NoEdit    Edit = iota
	EditLeft       // one character
	EditRight      //
	EditWordLeft
	EditWordRight
	EditStart // to the start of the text
	EditEnd
	EditBackspace // take away before the caret
	EditDelete    // take away after the caret
	EditWordBackspace
	EditWordDelete
	EditAll // select everything
	EditCut
	EditCopy
	EditPaste
)

// EditOf returns the step of editing that a press stands for, and whether it extends the selection.
func EditOf(t Trigger) (e Edit, selects bool) {
	if t.None() || t.IsPad() || t.Mods&Alt != 0 {
		return NoEdit, false
	}
	control := t.Mods&Control != 0
	pick := func(plain, word Edit) Edit {
		if control {
			return word
		}
		return plain
	}
	selects = t.Mods&Shift != 0
	switch t.Key {
	case ebiten.KeyArrowLeft:
		return pick(EditLeft, EditWordLeft), selects
	case ebiten.KeyArrowRight:
		return pick(EditRight, EditWordRight), selects
	case ebiten.KeyHome:
		return EditStart, selects
	case ebiten.KeyEnd:
		return EditEnd, selects
	case ebiten.KeyBackspace:
		return pick(EditBackspace, EditWordBackspace), false
	case ebiten.KeyInsert:
		if selects && !control {
			return EditPaste, false
		}
		return pick(NoEdit, EditCopy), false
	case ebiten.KeyDelete:
		if selects && !control {
			return EditCut, false
		}
		return pick(EditDelete, EditWordDelete), false
	case ebiten.KeyA:
		return pick(NoEdit, EditAll), false
	case ebiten.KeyX:
		return pick(NoEdit, EditCut), false
	case ebiten.KeyC:
		return pick(NoEdit, EditCopy), false
	case ebiten.KeyV:
		return pick(NoEdit, EditPaste), false
	}
	return NoEdit, false
}

// edits reports whether a key belongs to a text field while somebody types.
func edits(t Trigger) bool {
	if e, _ := EditOf(t); e != NoEdit {
		return true
	}
	return t.Mods&(Control|Alt) == 0 && writes(t.Key)
}

// Package render is how things look: sprites, text, themes, and every component of a table (cards, dice, pawns, dials,
// rooms, hexes) as a drawing in points. It knows no rule and no scene; it draws what it is told.
//
// One point is one pixel at 1920x1080 and a user-interface scale of 100 %. A Kit holds what drawing needs (sheets,
// fonts, laid-out text) for the whole program; a Canvas draws with it on an image at some number of pixels per point;
// a Theme says in which colours, faces and textures. What does not move is painted once into a Layer or a Shelf and
// copied from there.
//
// Read canvas.go first, then theme.go and text.go.
package render

// Package render is how things look: sprites, text, themes, and every component that tables share (cards, dice, pawns,
// tokens, tracks) as a drawing in points. It knows no rule, no scene and no game; it draws what it is told. What lies on
// one table alone is drawn by the scenes of that game, and so is its Theme, which the game registers.
//
// One point is one pixel at 1920x1080 and a user-interface scale of 100 %. A Kit holds what drawing needs (sheets,
// fonts, laid-out text) for the whole program; a Canvas draws with it on an image at some number of pixels per point;
// a Theme says in which colours, faces and textures. What does not move is painted once into a Layer or a PictureCache and
// copied from there.
//
// Read canvas.go first, then theme.go and text.go.
package render

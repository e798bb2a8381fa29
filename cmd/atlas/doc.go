// Command atlas makes the sprite sheets of package assets.
//
//	go run ./cmd/atlas                          paints what has changed in assets/source and package art
//	go run ./cmd/atlas -check                   compares instead of writing; non-zero exit when they differ
//	go run ./cmd/atlas -only desk -density 1    remakes one sheet
//	go run ./cmd/atlas -import icons.json a b   copies icons a and b of an Iconify set into assets/source/icons.json
//
// assets/source/painted.txt says from what each sprite was painted: a pictogram from its icon, painted art from the
// code of the packages art and paint. What differs is painted again, and what then looks otherwise than it is stored
// gets a place on a new, small page; the pages that are there stay as they are, to the byte. A page on which nothing
// lies any more goes. So one new pictogram takes seconds and adds some kilobytes:
//
//	go run ./cmd/atlas -import node_modules/@iconify-json/ph/icons.json eye
//	echo "room/eye ph:eye sl" into the part [infiltration] of assets/source/pictograms.txt
//	go generate ./assets
//
// Painted art is a function that gives art.Sprites, in a file of package art, listed for its sheet in art/sheet.go.
// Sprites are best added once, when they are final: each change that is committed leaves a page in the history.
//
// The same source gives the same bytes on every machine of one architecture.
package main

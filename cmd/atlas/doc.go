// Command atlas makes the sprite sheets of package assets.
//
//	go run ./cmd/atlas                          remakes assets/sheets from assets/source and package art
//	go run ./cmd/atlas -check                   compares instead of writing; non-zero exit when they differ
//	go run ./cmd/atlas -only desk -density 1    remakes one sheet
//	go run ./cmd/atlas -import icons.json a b   copies icons a and b of an Iconify set into assets/source/icons.json
//
// The same source gives the same bytes on every machine of one architecture.
package main

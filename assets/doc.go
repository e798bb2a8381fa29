// Package assets is the one place where files are built into the program: sprite sheets with their indexes, fonts and
// licences. It knows no engine and no game. The sheets are made by cmd/atlas from the folder source; after a change
// there, go generate remakes them. Texts live in the package assets/text. The licences of
// linked libraries are collected by cmd/licences.
package assets

//go:generate go run safehouse/cmd/atlas -root ..
//go:generate go run safehouse/cmd/licences -out third-party.txt

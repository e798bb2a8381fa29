// Package career is the desk of all careers: the wall with an operation a picture, the
// dossier of the one that is looked at, what stayed with the person, and the book. A
// game's career brings a Place (place.go); what it is made of and how it goes on is
// rules/career. Start with hub.go.
package career

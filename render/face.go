package render

import (
	"bytes"

	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"safehouse/assets"
)

// Face is one cut of one type family.
type Face uint8

// The faces. Their files are read when first used.
const (
	Sans400 Face = iota // IBM Plex Sans: reading text
	Sans500
	Sans600
	Sans700
	Exo500 // Exo 2: headings, buttons, card names
	Exo600
	Exo700
	ExoItalic800 // neon titles
	Mono600      // IBM Plex Mono: figures, keys
	Mono700
	Oswald500 // posters: the house menu
	Oswald700
	Playfair800 // engraved titles
	Elite400    // Special Elite: typewriter notes
	Hand400     // Patrick Hand: what somebody wrote who sat here before
	faceCount
)

var faceFiles = [faceCount]string{
	Sans400: "IBMPlexSans_400Regular", Sans500: "IBMPlexSans_500Medium",
	Sans600: "IBMPlexSans_600SemiBold", Sans700: "IBMPlexSans_700Bold",
	Exo500: "Exo2_500Medium", Exo600: "Exo2_600SemiBold", Exo700: "Exo2_700Bold",
	ExoItalic800: "Exo2_800ExtraBold_Italic",
	Mono600:      "IBMPlexMono_600SemiBold", Mono700: "IBMPlexMono_700Bold",
	Oswald500: "Oswald_500Medium", Oswald700: "Oswald_700Bold",
	Playfair800: "PlayfairDisplay_800ExtraBold", Elite400: "SpecialElite_400Regular", Hand400: "PatrickHand_400Regular",
}

// Narrow is the face that words take before they are shortened.
const Narrow = Oswald500

// bolder is the face that bold spans take.
func (f Face) bolder() Face {
	switch f {
	case Sans400, Sans500, Sans600:
		return Sans700
	case Exo500, Exo600:
		return Exo700
	case Mono600:
		return Mono700
	case Oswald500:
		return Oswald700
	}
	return f
}

// stand-in for letters that the face lacks
func (f Face) fallback() Face {
	switch f {
	case Mono600, Mono700, Elite400:
		return Mono600
	case Sans600, Sans700, Exo700, ExoItalic800, Oswald700, Playfair800:
		return Sans700
	}
	return Sans400
}

// plain is the last rune of which every face has all letters.
const plain = 0x24f

type faceKey struct {
	face  Face
	px    float64
	wider bool // with the stand-in behind it
}

type faces struct {
	sources [faceCount]*text.GoTextFaceSource
	coming  [faceCount]chan *text.GoTextFaceSource // being read ahead
	sized   map[faceKey]text.Face
}

// ReadAhead reads the files of faces beside the drawing thread, so that the first text in them need not wait.
func (k *Kit) ReadAhead(list ...Face) {
	for _, face := range list {
		if k.faces.sources[face] != nil || k.faces.coming[face] != nil {
			continue
		}
		ch := make(chan *text.GoTextFaceSource, 1)
		k.faces.coming[face] = ch
		go func() { ch <- readFace(face) }()
	}
}

func (f *faces) source(face Face) *text.GoTextFaceSource {
	if s := f.sources[face]; s != nil {
		return s
	}
	if ch := f.coming[face]; ch != nil {
		f.sources[face], f.coming[face] = <-ch, nil
	} else {
		f.sources[face] = readFace(face)
	}
	return f.sources[face]
}

func readFace(face Face) *text.GoTextFaceSource {
	b, err := assets.Font(faceFiles[face])
	if err != nil {
		panic(err) // built into the program
	}
	s, err := text.NewGoTextFaceSource(bytes.NewReader(b))
	if err != nil {
		panic(err)
	}
	return s
}

// sizedFace gives a face at a size in pixels that has all the letters of s.
func (f *faces) sizedFace(face Face, px float64, s string) text.Face {
	key := faceKey{face: face, px: px}
	for _, r := range s {
		if r > plain && !punctuation(r) {
			key.wider = true
			break
		}
	}
	if t := f.sized[key]; t != nil {
		return t
	}
	if f.sized == nil || len(f.sized) > 512 {
		f.sized = map[faceKey]text.Face{}
	}
	var out text.Face = &text.GoTextFace{Source: f.source(face), Size: px}
	if key.wider {
		if m, err := text.NewMultiFace(out, &text.GoTextFace{Source: f.source(face.fallback()), Size: px}); err == nil {
			out = m
		}
	}
	f.sized[key] = out
	return out
}

// punctuation that all the faces have although it lies beyond plain
func punctuation(r rune) bool {
	switch r {
	case '–', '—', '‘', '’', '“', '”', '„', '…', '•', '€':
		return true
	}
	return false
}

package scenes

// A Banner is a heading that lies over the table for a moment: a new round, an end. The table says what it reads, the frame
// draws it and the arbiter places it.
type Banner struct {
	Title, More string
	Kind        BannerKind
	MS          float64 // how long it lies there, at usual speed
	Urgent      bool    // it is shown even where it has no place of its own
}

// A BannerKind is what a banner tells, by which it has its colour.
type BannerKind uint8

// The kinds. The zero value is news.
const (
	BannerNews BannerKind = iota
	BannerGood
	BannerAlarm
)

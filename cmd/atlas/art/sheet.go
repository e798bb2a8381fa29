package art

// Sheet lists the drawings of one sheet, pictograms left out.
func (s *Studio) Sheet(name string) []Sprite {
	switch name {
	case "common":
		return s.common()
	case "desk":
		return append(append(s.boxes(), desk()...), props()...)
	case "infiltration":
		return s.infiltration()
	case "deepstate":
		return s.deepState()
	case "shadownetwork":
		return s.shadowNetwork()
	default:
		return nil
	}
}

func (s *Studio) common() []Sprite {
	var out []Sprite
	out = append(out, masks()...)
	out = append(out, textures()...)
	out = append(out, edges()...)
	out = append(out, tokens()...)
	out = append(out, dice()...)
	out = append(out, pawns()...)
	out = append(out, clip(), tape()) // lie on tables too
	return out
}

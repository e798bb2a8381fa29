package art

// Sheet lists the drawings of one sheet, pictograms left out.
func (s *Studio) Sheet(name string) []Sprite {
	switch name {
	case "common":
		return s.common()
	default:
		return nil
	}
}

func (s *Studio) common() []Sprite {
	var out []Sprite
	out = append(out, masks()...)
	out = append(out, textures()...)
	out = append(out, edges()...)
	return out
}

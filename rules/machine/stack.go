package machine

// Push puts a frame on a stack that lies in a state: its frames, and how many there are.
func Push[F any](stack []F, depth *uint8, f F) {
	stack[*depth] = f
	*depth++
}

// Pop takes the frame on top away and leaves nothing of it.
func Pop[F any](stack []F, depth *uint8) {
	var none F
	*depth--
	stack[*depth] = none
}

package rulestest

// A Table is a scene, or a game's own type around one.
type Table interface{ Base() *Scene }

// Base is the scene itself.
func (s *Scene) Base() *Scene { return s }

// A Chain is a scene inside a game's own table T: its methods give the table
// back, so that a test goes on in the game's own words.
//
//	type table struct{ rulestest.Chain[*table] }
//
//	func tableOf(s *rulestest.Scene) *table {
//		t := &table{}
//		t.Chain = rulestest.Chained(s, t)
//		return t
//	}
type Chain[T any] struct {
	*Scene
	table T
}

// Chained is the chain that stands in table.
func Chained[T any](s *Scene, table T) Chain[T] { return Chain[T]{s, table} }

// Set is Scene.Set.
func (c Chain[T]) Set(pairs ...any) T {
	c.Scene.T.Helper()
	c.Scene.Set(pairs...)
	return c.table
}

// Next is Scene.Next.
func (c Chain[T]) Next(pairs ...any) T {
	c.Scene.T.Helper()
	c.Scene.Next(pairs...)
	return c.table
}

// Do is Scene.Do.
func (c Chain[T]) Do(verb string, operands ...any) T {
	c.Scene.T.Helper()
	c.Scene.Do(verb, operands...)
	return c.table
}

// Refuses is Scene.Refuses.
func (c Chain[T]) Refuses(key, verb string, operands ...any) T {
	c.Scene.T.Helper()
	c.Scene.Refuses(key, verb, operands...)
	return c.table
}

// Is is Scene.Is.
func (c Chain[T]) Is(pairs ...any) T {
	c.Scene.T.Helper()
	c.Scene.Is(pairs...)
	return c.table
}

// Mark is Scene.Mark.
func (c Chain[T]) Mark() T {
	c.Scene.T.Helper()
	c.Scene.Mark()
	return c.table
}

// Changed is Scene.Changed.
func (c Chain[T]) Changed(triples ...any) T {
	c.Scene.T.Helper()
	c.Scene.Changed(triples...)
	return c.table
}

// Offered is Scene.Offered.
func (c Chain[T]) Offered(want ...string) T {
	c.Scene.T.Helper()
	c.Scene.Offered(want...)
	return c.table
}

// Asks is Scene.Asks.
func (c Chain[T]) Asks(seat int, key string) T {
	c.Scene.T.Helper()
	c.Scene.Asks(seat, key)
	return c.table
}

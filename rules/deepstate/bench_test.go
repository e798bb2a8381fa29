package deepstate_test

import (
	"testing"

	"safehouse/rules/rulestest"
)

func BenchmarkRandomGames(b *testing.B) { rulestest.BenchGames(b, game, rulestest.AtRandom) }
func BenchmarkPlayouts(b *testing.B)    { rulestest.BenchGames(b, game, rulestest.Quickly) }
func BenchmarkCopy(b *testing.B)        { rulestest.BenchCopy(b, game) }

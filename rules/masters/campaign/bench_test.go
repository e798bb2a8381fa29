package campaign_test

import (
	"testing"

	"safehouse/rules/rulestest"
)

func BenchmarkRandomGames(b *testing.B) { rulestest.BenchGames(b, game, rulestest.AtRandom) }

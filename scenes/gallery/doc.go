// Package gallery shows what the house draws with, in the looks of all games: cards, tokens, buttons, charts and boxes;
// below it the widgets. It holds tests alone.
package gallery

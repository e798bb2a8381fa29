package render

import "strings"

// Upper is a text in capitals: an ß becomes two letters, which Unicode's own mapping of single letters cannot say.
func Upper(s string) string { return strings.ReplaceAll(strings.ToUpper(s), "ß", "SS") }

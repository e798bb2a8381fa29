// Package golden holds the one flag of all tests that compare with files they keep, so that a package may use several
// kinds of them. Nothing but what tests are made of imports it.
package golden

import (
	"flag"
	"os"
)

var update = flag.Bool("update", false, "write what tests keep instead of comparing with it")

// Updating reports whether the tests run with -update, or with UPDATE set in the environment: then packages without such
// files can be tested beside those that have them. Flags must have been read.
func Updating() bool { return *update || os.Getenv("UPDATE") != "" }

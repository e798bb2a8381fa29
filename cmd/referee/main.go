package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"

	"safehouse/assets/text"
	"safehouse/cmd/referee/measure"
	"safehouse/cmd/referee/protocol"
	"safehouse/rules/games"
)

func main() {
	switch err := run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr); {
	case err == nil, errors.Is(err, flag.ErrHelp):
	case errors.Is(err, measure.ErrUsage):
		fmt.Fprintln(os.Stderr, "referee:", err)
		os.Exit(2)
	default:
		fmt.Fprintln(os.Stderr, "referee:", err)
		os.Exit(1)
	}
}

const usage = `referee plays Safehouse's games without a window.

  referee                 answers one JSON request a line (go doc safehouse/cmd/referee)
  referee sim     [flags] plays games between bots and checks the laws; with
                          -shard i/n one part of a series
  referee sim -merge FILE...  adds up what the parts have counted
  referee tourney [flags] lets bot levels play against each other
  referee bands   [flags] measures automa, levels of bots and crews into a file
  referee career  [flags] plays the operations of a career and counts their stars
  referee calibrate [flags] measures the chances that hints and analysis show
  referee puzzles [flags] finds positions in which one choice is clearly best
  referee bench   [flags] times the rules
  referee replay FILE     verifies a saved match
  referee analyse FILE    looks back at a saved match: chances, turning points, luck
  referee games           lists games, campaigns and careers by their ids

referee VERB -h lists the flags of a verb.
`

// run answers requests from in, or does what the verb in args says.
func run(args []string, in io.Reader, out, errOut io.Writer) error {
	book, err := text.Open("en")
	if err != nil {
		return err
	}
	if len(args) == 0 {
		return protocol.NewSession(games.Playable(), book).Serve(in, out)
	}
	switch verb, rest := args[0], args[1:]; verb {
	case "sim":
		return measure.RunSim(rest, games.Playable(), out, errOut)
	case "tourney":
		return measure.RunTourney(rest, games.Playable(), out, errOut)
	case "bands":
		return measure.RunBands(rest, games.Playable(), book, out, errOut)
	case "calibrate":
		return measure.RunCalibrate(rest, games.Playable(), out, errOut)
	case "puzzles":
		return measure.RunPuzzles(rest, games.Playable(), out, errOut)
	case "career":
		return measure.RunCareer(rest, games.Playable(), out, errOut)
	case "bench":
		return measure.RunBench(rest, games.Playable(), out, errOut)
	case "replay":
		return measure.RunReplay(rest, book, out, errOut)
	case "analyse":
		return measure.RunAnalyse(rest, book, out, errOut)
	case "games":
		for _, g := range games.Playable() {
			fmt.Fprintln(out, g.Info().ID)
		}
		return nil
	case "help", "-h", "-help", "--help":
		fmt.Fprint(out, usage)
		return nil
	default:
		return fmt.Errorf("%w: no verb %q\n\n%s", measure.ErrUsage, verb, usage)
	}
}

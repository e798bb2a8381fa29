package main

import (
	"flag"
	"fmt"
	"os"
)

func main() {
	out := flag.String("out", "", "write the licences of what the programs link to this file")
	text := flag.String("text", "", "compare this file with the programs that are named after it")
	dir := flag.String("dir", ".", "a folder of the module")
	flag.Parse()
	if err := run(*dir, *out, *text, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "licences:", err)
		os.Exit(1)
	}
}

func run(dir, out, text string, programs []string) error {
	switch {
	case out != "":
		mods, err := linked(dir)
		if err != nil {
			return err
		}
		papers, err := collect(mods)
		if err != nil {
			return err
		}
		return os.WriteFile(out, []byte(print(papers)), 0o644)
	case text != "" && len(programs) > 0:
		b, err := os.ReadFile(text)
		if err != nil {
			return err
		}
		for _, p := range programs {
			if err := covers(string(b), p); err != nil {
				return err
			}
		}
		return nil
	}
	return fmt.Errorf("say -out FILE, or -text FILE and the programs that were built")
}

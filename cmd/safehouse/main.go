package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render/sound"
	"safehouse/save"
	"safehouse/scenes"
	"safehouse/scenes/figures"
	"safehouse/scenes/rooms"
	"safehouse/scenes/tables"
)

// What the linker says of a package: its version, the commit that it was built from and the day of that.
var version, commit, date = "development", "", ""

// built is the version with the commit and the day, where they are known.
func built() string {
	if commit == "" {
		return version
	}
	return fmt.Sprintf("%s (%s, %s)", version, commit, date)
}

type options struct {
	data, size, drive, shots, stats, file string
	mute, version                         bool
	w, h                                  int
}

func main() {
	o, err := parse(os.Args[1:])
	switch {
	case errors.Is(err, flag.ErrHelp):
		return
	case err != nil:
		fmt.Fprintln(os.Stderr, "safehouse:", err)
		os.Exit(2)
	case o.version:
		fmt.Println("Safehouse", built())
		return
	}
	if err := run(o); err != nil {
		fmt.Fprintln(os.Stderr, "safehouse:", err)
		os.Exit(1)
	}
}

func parse(args []string) (o options, err error) {
	fs := flag.NewFlagSet("safehouse", flag.ContinueOnError)
	fs.StringVar(&o.data, "data", save.DefaultDir(), "keep everything in this folder")
	fs.StringVar(&o.size, "size", "", "size of the window, such as 1280x720")
	fs.StringVar(&o.drive, "drive", "", "play this script of inputs")
	fs.StringVar(&o.shots, "shots", ".", "folder for the script's pictures")
	fs.StringVar(&o.stats, "stats", "", "write figures of the run to this file")
	fs.BoolVar(&o.mute, "mute", false, "no sound")
	fs.BoolVar(&o.version, "version", false, "print the version")
	if err := fs.Parse(args); err != nil {
		return o, err
	}
	switch {
	case fs.NArg() > 1:
		return o, fmt.Errorf("one match or parcel can be opened at a time, not %d; try -help", fs.NArg())
	case fs.NArg() == 1:
		if info, err := os.Stat(fs.Arg(0)); err != nil || info.IsDir() {
			return o, fmt.Errorf("%q is no option and no file; try -help", fs.Arg(0))
		}
		o.file = fs.Arg(0)
	}
	if o.size != "" {
		if n, err := fmt.Sscanf(o.size, "%dx%d", &o.w, &o.h); n != 2 || err != nil || o.w < 1 || o.h < 1 || o.w > 16384 || o.h > 16384 {
			return o, fmt.Errorf("-size wants a size such as 1280x720, not %q", o.size)
		}
	}
	return o, nil
}

// run opens the window and returns when it is closed.
func run(o options) error {
	if err := display(); err != nil {
		return err
	}
	var driver *scenes.Driver
	if o.drive != "" {
		f, err := os.Open(o.drive)
		if err != nil {
			return fmt.Errorf("the script cannot be read: %w", err)
		}
		driver, err = scenes.NewDriver(filepath.Base(o.drive), f, o.shots)
		f.Close()
		if err != nil {
			return err
		}
	}
	h := scenes.NewHouse(nil, tables.All)
	rooms.Furnish(h)
	h.Version, h.Campaigns = version, tables.Campaigns
	h.Lessons = tables.Lessons
	h.Boxes = tables.Boxes
	if driver == nil { // a script names buttons in English
		h.Tongue = systemLanguage()
	}
	folder, why := save.OpenFolder(o.data)
	defer h.Close()
	player := sound.Open(o.mute || driver != nil)
	defer player.Close()
	h.Open(folder, why, player, driver != nil)

	app := scenes.NewApp(h)
	app.Doze()
	var stats *figures.Stats
	if o.stats != "" {
		stats = figures.NewStats(started())
		app.Measure(stats)
	}
	if driver != nil {
		app.Drive(driver)
	}
	if o.file != "" {
		app.Take(o.file)
	}
	w, ht := window(h, o)
	app.Start(w, ht, func(h *scenes.House) scenes.Scene { return scenes.First(h, o.data) })
	err := ebiten.RunGameWithOptions(app, &ebiten.RunGameOptions{X11ClassName: "safehouse", X11InstanceName: "safehouse"})
	app.Shut()
	if stats != nil {
		err = errors.Join(err, stats.Write(o.stats))
	}
	return errors.Join(explain(err), app.Err())
}

// explain says what to do about errors of the engine at the start.
func explain(err error) error {
	switch {
	case err == nil || errors.Is(err, ebiten.Termination):
		return nil
	case strings.Contains(err.Error(), "failed to open display"):
		return fmt.Errorf("the display %s does not answer, so there is nowhere to open a window: start the game from a desktop, or set DISPLAY to a display that is there (%w)", os.Getenv("DISPLAY"), err)
	case strings.Contains(err.Error(), "libX11"), strings.Contains(err.Error(), "gl: failed"), strings.Contains(err.Error(), "egl"):
		return fmt.Errorf("the window cannot be opened: a library for graphics is missing (%w)\nOn Debian and Ubuntu: sudo apt-get install libx11-6 libgl1 libegl1 libgles2", err)
	}
	return err
}

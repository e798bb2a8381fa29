package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"regexp"
	"sort"
	"strings"

	"safehouse/cmd/atlas/paint"
)

// iconify is the part of an Iconify set that is needed.
type iconify struct {
	Prefix string  `json:"prefix"`
	Width  float64 `json:"width"`
	Height float64 `json:"height"`
	Icons  map[string]struct {
		Body   string  `json:"body"`
		Width  float64 `json:"width"`
		Height float64 `json:"height"`
	} `json:"icons"`
}

var pathTag = regexp.MustCompile(`<path([^>]*?)/>`)
var dataAttr = regexp.MustCompile(`\sd="([^"]*)"`)

// importIcons copies icons of an Iconify set into our own file. With no names it copies what pictograms.txt names.
func importIcons(file, set string, want []string) error {
	b, err := os.ReadFile(set)
	if err != nil {
		return err
	}
	var src iconify
	if err := json.Unmarshal(b, &src); err != nil {
		return fmt.Errorf("%s: %w", set, err)
	}
	icons, err := readIcons(file)
	if err != nil {
		return err
	}
	for _, name := range want {
		ic, ok := src.Icons[name]
		if !ok {
			return fmt.Errorf("%s has no icon %q", src.Prefix, name)
		}
		d, err := outline(ic.Body)
		if err != nil {
			return fmt.Errorf("icon %s: %w", name, err)
		}
		box := src.Width
		for _, v := range []float64{src.Height, ic.Width, ic.Height} {
			box = max(box, v)
		}
		if box == 0 {
			box = 16 // what Iconify means by leaving it out
		}
		icons[src.Prefix+":"+name] = icon{Box: box, D: d}
	}
	return writeIcons(file, icons)
}

// outline joins the paths of an icon. Only filled paths in the current colour can be masks.
func outline(body string) (string, error) {
	if rest := pathTag.ReplaceAllString(body, ""); strings.Contains(rest, "<") {
		return "", fmt.Errorf("holds more than paths: %.80s", rest)
	}
	var d []string
	for _, m := range pathTag.FindAllStringSubmatch(body, -1) {
		if strings.Contains(m[1], "stroke") || strings.Contains(m[1], "opacity") || strings.Contains(m[1], "transform") {
			return "", fmt.Errorf("a path has strokes, opacity or a transform")
		}
		a := dataAttr.FindStringSubmatch(m[1])
		if a == nil {
			return "", fmt.Errorf("a path has no data")
		}
		if _, err := paint.ParsePath(a[1]); err != nil {
			return "", err
		}
		d = append(d, a[1])
	}
	if len(d) == 0 {
		return "", fmt.Errorf("has no path")
	}
	return strings.Join(d, " "), nil
}

// writeIcons writes one icon a line, sorted, so that changes read well.
func writeIcons(file string, icons map[string]icon) error {
	keys := make([]string, 0, len(icons))
	for k := range icons {
		keys = append(keys, k)
	}
	sort.Strings(keys)
	var b bytes.Buffer
	b.WriteString("{\n")
	for i, k := range keys {
		v, err := json.Marshal(icons[k])
		if err != nil {
			return err
		}
		fmt.Fprintf(&b, "%q: %s", k, v)
		if i < len(keys)-1 {
			b.WriteByte(',')
		}
		b.WriteByte('\n')
	}
	b.WriteString("}\n")
	return os.WriteFile(file, b.Bytes(), 0o644)
}

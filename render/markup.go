package render

import (
	"strconv"
	"strings"
)

// Text may hold marks in braces:
//
//	{icon:alarm}      a pictogram as high as the capitals, in the colour of the text
//	{icon:alarm|red}  the same in another colour
//	{seat:2}          the shape of the third seat in its colour (seats count from 0)
//	{b}bold{/b}
//	{c:accent}colour{/c}
//	{link:name}a press leads on{/link}
//	{{                a brace
//
// Colours are names of the theme (see Theme.Named) or #rrggbb.

type spanKind uint8

const (
	spanText spanKind = iota
	spanIcon
	spanSeat
)

// span is a run of text in one look, or one picture in the text.
type span struct {
	kind  spanKind
	text  string // letters, or the pictogram's name
	bold  bool
	color string // name of the colour, "" is that of the style
	link  string // where a press on it leads, "" for nowhere
	seat  int
}

// parseMarkup splits a text into spans. What is no mark stays as it is.
func parseMarkup(s string) []span {
	if !strings.Contains(s, "{") {
		return []span{{text: s}}
	}
	var out []span
	bold, colors, link := false, []string(nil), ""
	var b strings.Builder
	color := func() string {
		if len(colors) == 0 {
			return ""
		}
		return colors[len(colors)-1]
	}
	flush := func() {
		if b.Len() > 0 {
			out = append(out, span{text: b.String(), bold: bold, color: color(), link: link})
			b.Reset()
		}
	}
	for len(s) > 0 {
		i := strings.IndexByte(s, '{')
		if i < 0 {
			b.WriteString(s)
			break
		}
		b.WriteString(s[:i])
		s = s[i:]
		if strings.HasPrefix(s, "{{") {
			b.WriteByte('{')
			s = s[2:]
			continue
		}
		end := strings.IndexByte(s, '}')
		if end < 0 {
			b.WriteString(s)
			break
		}
		mark := s[1:end]
		s = s[end+1:]
		name, arg, _ := strings.Cut(mark, ":")
		switch name {
		case "b":
			flush()
			bold = true
		case "/b":
			flush()
			bold = false
		case "c":
			flush()
			colors = append(colors, arg)
		case "/c":
			flush()
			if len(colors) > 0 {
				colors = colors[:len(colors)-1]
			}
		case "link":
			flush()
			link = arg
		case "/link":
			flush()
			link = ""
		case "icon":
			flush()
			icon, col, tinted := strings.Cut(arg, "|")
			if !tinted {
				col = color()
			}
			out = append(out, span{kind: spanIcon, text: icon, color: col})
		case "seat":
			flush()
			n, _ := strconv.Atoi(arg)
			out = append(out, span{kind: spanSeat, seat: n})
		default:
			b.WriteString("{" + mark + "}")
		}
	}
	flush()
	return out
}

// Plain is a text without its marks, pictograms left out: for logs, files and comparison.
func Plain(s string) string {
	var b strings.Builder
	for _, p := range parseMarkup(s) {
		if p.kind == spanText {
			b.WriteString(p.text)
		}
	}
	return b.String()
}

// Escape makes a text that comes from elsewhere (a name that was typed) safe to show: its braces are no marks.
func Escape(s string) string { return strings.ReplaceAll(s, "{", "{{") }

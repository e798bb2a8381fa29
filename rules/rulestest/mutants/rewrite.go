package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"sort"
	"strings"
)

// A mutant is a package with one piece of a printed component made empty.
type mutant struct {
	number int
	what   string // JumpPack, part 1: upTo(2, forward)
	where  string // items.go:87
}

// rewritten is a package in which every mutant waits to be chosen.
type rewritten struct {
	files   map[string][]byte // by name; the last one is new
	mutants []mutant

	fset  *token.FileSet
	parts bool // fx takes one list of parts and nothing else
}

// effects is the name of the function that makes a printed effect.
const effects = "fx"

// extra is the file that is added to the package.
const extra = "mutants_chosen.go"

// rewrite reads a package and puts the mutants into it.
func rewrite(dir string, files []string) (*rewritten, error) {
	p := &rewritten{files: map[string][]byte{}, fset: token.NewFileSet()}
	parsed := map[string]*ast.File{}
	sort.Strings(files)
	name := ""
	for _, f := range files {
		file, err := parser.ParseFile(p.fset, filepath.Join(dir, f), nil, parser.ParseComments)
		if err != nil {
			return nil, err
		}
		parsed[f], name = file, file.Name.Name
		p.findEffects(file)
	}
	for _, f := range files {
		src, err := os.ReadFile(filepath.Join(dir, f))
		if err != nil {
			return nil, err
		}
		if err := p.file(f, parsed[f], src); err != nil {
			return nil, err
		}
	}
	src, err := p.chooser(name)
	if err != nil {
		return nil, err
	}
	p.files[extra] = src
	return p, nil
}

// findEffects looks how the package declares fx.
func (p *rewritten) findEffects(file *ast.File) {
	for _, d := range file.Decls {
		fn, ok := d.(*ast.FuncDecl)
		if !ok || fn.Recv != nil || fn.Name.Name != effects || fn.Type.TypeParams != nil {
			continue
		}
		list := fn.Type.Params.List
		if len(list) == 1 && len(list[0].Names) == 1 {
			_, p.parts = list[0].Type.(*ast.Ellipsis)
		}
	}
}

// A cut is a change of a source text at an offset: drop bytes go, text comes.
type cut struct {
	at   int
	drop int
	text string
}

// file rewrites one file: the calls of fx in place, the tables in the new file.
func (p *rewritten) file(name string, file *ast.File, src []byte) error {
	var cuts []cut
	var path []ast.Node
	ast.Inspect(file, func(n ast.Node) bool {
		if n == nil {
			path = path[:len(path)-1]
			return true
		}
		path = append(path, n)
		call, ok := n.(*ast.CallExpr)
		if !ok || len(call.Args) == 0 || call.Ellipsis.IsValid() {
			return true
		}
		if id, ok := call.Fun.(*ast.Ident); ok && id.Name == effects {
			cuts = append(cuts, p.effect(call, owner(path, src, p.fset), src)...)
		}
		return true
	})
	for _, d := range file.Decls {
		more, err := p.table(d, src)
		if err != nil {
			return err
		}
		cuts = append(cuts, more...)
	}
	if len(cuts) == 0 {
		return nil
	}
	sort.SliceStable(cuts, func(i, j int) bool { return cuts[i].at < cuts[j].at })
	var out bytes.Buffer
	last := 0
	for _, c := range cuts {
		out.Write(src[last:c.at])
		out.WriteString(c.text)
		last = c.at + c.drop
	}
	out.Write(src[last:])
	p.files[name] = out.Bytes()
	return nil
}

// effect adds the mutants of one call of fx and returns the changes that let
// them be chosen.
func (p *rewritten) effect(call *ast.CallExpr, who string, src []byte) []cut {
	start, open, end := p.offset(call.Pos()), p.offset(call.Lparen), p.offset(call.End())
	first := p.add(call, who+" emptied")
	if !p.parts {
		return []cut{{at: start, text: fmt.Sprintf("mutantWhole(%d, ", first)}, {at: end, text: ")"}}
	}
	if len(call.Args) > 1 {
		for i, a := range call.Args {
			p.add(a, fmt.Sprintf("%s without part %d: %s", who, i+1, text(a, src, p.fset)))
		}
	}
	return []cut{{at: start, drop: open + 1 - start, text: fmt.Sprintf("mutantParts(%d, %s, ", first, effects)}}
}

// add numbers a mutant.
func (p *rewritten) add(n ast.Node, what string) int {
	pos := p.fset.Position(n.Pos())
	number := len(p.mutants)
	p.mutants = append(p.mutants, mutant{number, what, fmt.Sprintf("%s:%d", filepath.Base(pos.Filename), pos.Line)})
	return number
}

func (p *rewritten) offset(pos token.Pos) int { return p.fset.Position(pos).Offset }

// text is a node as it is written, on one line.
func text(n ast.Node, src []byte, fset *token.FileSet) string {
	return strings.Join(strings.Fields(string(src[fset.Position(n.Pos()).Offset:fset.Position(n.End()).Offset])), " ")
}

// owner names what an effect belongs to: the rows and fields of the tables it
// stands in, or the function around it.
func owner(path []ast.Node, src []byte, fset *token.FileSet) string {
	var words []string
	for i, n := range path {
		switch n := n.(type) {
		case *ast.FuncDecl:
			words = append(words, n.Name.Name)
		case *ast.KeyValueExpr:
			words = append(words, text(n.Key, src, fset))
		case *ast.CompositeLit:
			// A row without a key goes by its number.
			if i+1 < len(path) && len(words) == 0 {
				for j, e := range n.Elts {
					if _, keyed := e.(*ast.KeyValueExpr); e == path[i+1] && !keyed {
						words = append(words, fmt.Sprint(j))
					}
				}
			}
		}
	}
	if len(words) == 0 {
		return "an effect"
	}
	return strings.Join(words, " ")
}

// table adds the mutants of a package variable with a //mutants:zero
// directive. The literal is handed through a function that makes a field zero
// before anything else sees the table.
func (p *rewritten) table(d ast.Decl, src []byte) ([]cut, error) {
	decl, ok := d.(*ast.GenDecl)
	if !ok || decl.Tok != token.VAR {
		return nil, nil
	}
	var cuts []cut
	for _, s := range decl.Specs {
		spec := s.(*ast.ValueSpec)
		doc := spec.Doc
		if doc == nil {
			doc = decl.Doc
		}
		fields, marked := directive(doc)
		if !marked {
			continue
		}
		at := p.fset.Position(spec.Pos())
		if len(spec.Names) != 1 || len(spec.Values) != 1 {
			return nil, fmt.Errorf("%s: a //mutants:zero directive is for one variable with a value", at)
		}
		lit, ok := spec.Values[0].(*ast.CompositeLit)
		if !ok {
			return nil, fmt.Errorf("%s: a //mutants:zero directive is for an array, slice or map literal", at)
		}
		kind := text(lit.Type, src, p.fset)
		if a, ok := lit.Type.(*ast.ArrayType); ok {
			if _, open := a.Len.(*ast.Ellipsis); open {
				kind = "[" + fmt.Sprint(len(lit.Elts)) + "]" + text(a.Elt, src, p.fset)
			}
		}
		cuts = append(cuts, cut{at: p.offset(lit.Pos()), text: "mutantTable("},
			cut{at: p.offset(lit.End()), text: fmt.Sprintf(", func(t *%s) {\n%s\n})", kind, p.rows(spec.Names[0].Name, lit, fields, src))})
	}
	return cuts, nil
}

// directive reads the fields that a //mutants:zero comment lists.
func directive(doc *ast.CommentGroup) (fields []string, marked bool) {
	if doc == nil {
		return nil, false
	}
	for _, c := range doc.List {
		if rest, ok := strings.CutPrefix(c.Text, "//mutants:zero"); ok {
			return strings.Fields(rest), true
		}
	}
	return nil, false
}

// rows adds the mutants of a table's rows and returns the statements that make
// them.
func (p *rewritten) rows(table string, lit *ast.CompositeLit, fields []string, src []byte) string {
	var out strings.Builder
	key, after := "0", 0 // the last key written, and how many rows stand after it
	for i, e := range lit.Elts {
		row := fmt.Sprint(i)
		if kv, ok := e.(*ast.KeyValueExpr); ok {
			key, after = text(kv.Key, src, p.fset), 0
			row = key
		} else if i > 0 {
			after++
		}
		at := fmt.Sprintf("(*t)[%s]", key)
		if after > 0 {
			at = fmt.Sprintf("(*t)[%s+%d]", key, after)
		}
		if len(fields) == 0 {
			n := p.add(e, fmt.Sprintf("%s %s zero", table, row))
			fmt.Fprintf(&out, "mutantRow(%d, %s, func() { %s = mutantZero(%s) })\n", n, at, at, at)
		}
		for _, f := range fields {
			n := p.add(e, fmt.Sprintf("%s %s with %s zero", table, row, f))
			fmt.Fprintf(&out, "mutantRow(%d, %s.%s, func() { v := %s; v.%s = mutantZero(v.%s); %s = v })\n", n, at, f, at, f, f, at)
		}
	}
	return out.String()
}

// chooser is the file that picks a mutant when the test binary starts. With
// "list" it prints the mutants that change nothing.
func (p *rewritten) chooser(pkg string) ([]byte, error) {
	src := fmt.Sprintf(`package %s

import (
	mutantsFmt "fmt"
	mutantsOS "os"
	mutantsReflect "reflect"
	mutantsStrconv "strconv"
)

var mutantChosen, mutantListing = func() (int, bool) {
	s := mutantsOS.Getenv(%q)
	n, err := mutantsStrconv.Atoi(s)
	if err != nil {
		n = -1
	}
	return n, s == "list"
}()

func mutantZero[T any](T) T { var z T; return z }

func mutantWhole[T any](n int, v T) T {
	if n == mutantChosen {
		return mutantZero(v)
	}
	return v
}

func mutantParts[T, R any](n int, f func(...T) R, parts ...T) R {
	switch k := mutantChosen - n; {
	case k == 0:
		return f()
	case k > 0 && len(parts) > 1 && k <= len(parts):
		return f(append(append([]T(nil), parts[:k-1]...), parts[k:]...)...)
	}
	return f(parts...)
}

func mutantTable[T any](v T, rows func(*T)) T {
	rows(&v)
	return v
}

func mutantRow[T any](n int, v T, empty func()) {
	switch {
	case mutantListing && mutantsReflect.ValueOf(&v).Elem().IsZero():
		mutantsFmt.Println(n)
	case n == mutantChosen:
		empty()
	}
}

var _, _, _ = mutantWhole[int], mutantTable[int], mutantRow[int]

func init() {
	if mutantListing {
		mutantsOS.Exit(0)
	}
}
`, pkg, choice)
	return format.Source([]byte(src))
}

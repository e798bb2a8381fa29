package text

import (
	"fmt"
	"strconv"
)

// minus stands before a number below nothing; a hyphen is shorter and sits lower.
const minus = "−"

// Figure is a whole number as it is printed. All that is written goes through it, in sentences (see Book) and beside signs alike.
func Figure(n int) string {
	if n < 0 {
		return minus + strconv.Itoa(-n)
	}
	return strconv.Itoa(n)
}

// Signed is a whole number with its sign: what is added or taken away.
func Signed(n int) string {
	if n < 0 {
		return Figure(n)
	}
	return "+" + strconv.Itoa(n)
}

// Summand is a whole number behind others that it is added to: "+ 3", "− 2".
func Summand(n int) string {
	if n < 0 {
		return minus + " " + strconv.Itoa(-n)
	}
	return "+ " + strconv.Itoa(n)
}

// Less is an amount in words below nothing, such as money.
func Less(words string) string { return minus + words }

// A figure is a number in a template, which compares it as a number and prints it as one.
type figure int

func (n figure) String() string { return Figure(int(n)) }

// printed is a value of a template as it is printed.
func printed(v any) any {
	if n, ok := v.(int); ok {
		return figure(n)
	}
	return v
}

// inWords is a value in words.
func inWords(v any) string {
	switch v := v.(type) {
	case nil:
		return "<no value>"
	case string:
		return v
	case int:
		return Figure(v)
	}
	return fmt.Sprint(v)
}

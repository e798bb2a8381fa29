// Command referee plays Safehouse's games without a window: one JSON request a
// line on stdin, one JSON answer a line on stdout, and verbs that simulate and
// measure. It links no engine.
package main

// Package proof reads a painted stage as a person with a magnifying glass does: it takes down every text that reaches the
// screen and says which cannot be read, because it is cut off, shortened or too faint on what lies below it. It is for tests.
package proof

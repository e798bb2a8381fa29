// Package protocol answers the referee's lines: one JSON object in, one JSON
// object out, whatever comes in. The protocol itself is documented in the
// command (cmd/referee/doc.go). Serve runs a conversation; session.go holds
// the table of ops, and the other files one topic of ops each.
package protocol

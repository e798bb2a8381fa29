// Package literal puts messages into words for tests without any book of texts.
package literal

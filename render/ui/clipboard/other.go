//go:build windows || darwin

package clipboard

import (
	"fmt"

	"github.com/atotto/clipboard"
)

// Write puts a text on the clipboard.
func Write(text string) error {
	if err := clipboard.WriteAll(text); err != nil {
		return fmt.Errorf("the clipboard cannot be reached: %w", err)
	}
	return nil
}

// Read takes the text from the clipboard, "" where it holds none.
func Read() (string, error) {
	text, err := clipboard.ReadAll()
	if err != nil {
		return "", fmt.Errorf("the clipboard cannot be reached: %w", err)
	}
	return text, nil
}

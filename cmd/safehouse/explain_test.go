package main

import (
	"errors"
	"strings"
	"testing"
)

func TestADisplayThatDoesNotAnswerIsSaidInASentence(t *testing.T) {
	t.Setenv("DISPLAY", ":99")
	err := explain(errors.New("glfw: x11: failed to open display :99: a platform-specific error occurred"))
	if err == nil || !strings.HasPrefix(err.Error(), "the display :99 does not answer") {
		t.Errorf("it says %v", err)
	}
}

package sound

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
)

func TestWhereThereIsADevice(t *testing.T) {
	none := func(string) string { return "" }
	file := func(t *testing.T, path ...string) string {
		root := t.TempDir()
		full := filepath.Join(append([]string{root}, path...)...)
		if err := os.MkdirAll(filepath.Dir(full), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(full, nil, 0o644); err != nil {
			t.Fatal(err)
		}
		return root
	}
	t.Run("nothing at all", func(t *testing.T) {
		if err := device(none, t.TempDir(), 1000); !errors.Is(err, ErrNoDevice) {
			t.Errorf("got %v, want %v", err, ErrNoDevice)
		}
	})
	t.Run("a sound server's socket", func(t *testing.T) {
		if err := device(none, file(t, "run", "user", "1000", "pulse", "native"), 1000); err != nil {
			t.Error(err)
		}
	})
	t.Run("another user's socket", func(t *testing.T) {
		if err := device(none, file(t, "run", "user", "1001", "pulse", "native"), 1000); err == nil {
			t.Error("taken for ours")
		}
	})
	t.Run("a card that plays", func(t *testing.T) {
		if err := device(none, file(t, "dev", "snd", "pcmC0D0p"), 1000); err != nil {
			t.Error(err)
		}
	})
	t.Run("a card that only records", func(t *testing.T) {
		if err := device(none, file(t, "dev", "snd", "pcmC0D0c"), 1000); err == nil {
			t.Error("taken for one that plays")
		}
	})
	t.Run("a server named by hand", func(t *testing.T) {
		env := func(k string) string {
			if k == "PULSE_SERVER" {
				return "tcp:somewhere"
			}
			return ""
		}
		if err := device(env, t.TempDir(), 1000); err != nil {
			t.Error(err)
		}
	})
}

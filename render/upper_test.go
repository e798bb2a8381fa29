package render

import "testing"

func TestCapitalsOfASharpS(t *testing.T) {
	for in, want := range map[string]string{"Der Außenseiter-Job": "DER AUSSENSEITER-JOB", "Höhe": "HÖHE", "": ""} {
		if got := Upper(in); got != want {
			t.Errorf("%q in capitals is %q, want %q", in, got, want)
		}
	}
}

// Package clipboard puts text on the system's clipboard and takes it from there.
//
// Nothing here needs cgo or another program to be installed. On X11, and on Wayland through XWayland, it owns and asks for the
// selection over a connection of its own; on Windows and macOS github.com/atotto/clipboard does the work (user32, pbcopy).
// Where there is no clipboard to be had, an error says so, and the caller keeps the text itself.
package clipboard

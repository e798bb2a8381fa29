package scenes

import (
	"bytes"
	"cmp"
	"image"
	"image/png"
	"os"
	"path/filepath"

	"github.com/adrg/xdg"
	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render"
	"safehouse/save"
)

// pictureFolder is where pictures of the screen go: beside the matches, or where there is no folder among the person's own.
func (h *House) pictureFolder() string {
	if h.Root != nil && h.Keeps() {
		return filepath.Join(h.Root.Dir(), "pictures")
	}
	return cmp.Or(xdg.UserDirs.Pictures, os.TempDir())
}

// keepPicture writes a picture of the screen, off the drawing thread, and says where it is.
func (h *House) keepPicture(img *image.RGBA) {
	dir := h.pictureFolder()
	name := "safehouse-" + h.Now().Format("2006-01-02-150405") + ".png"
	h.writer.write("screen "+name, func() error {
		var b bytes.Buffer
		if err := png.Encode(&b, img); err != nil {
			return err
		}
		if err := os.MkdirAll(dir, 0o755); err != nil {
			return err
		}
		at := save.FreePath(filepath.Join(dir, name))
		if err := save.ExportPicture(at, b.Bytes()); err != nil {
			return err
		}
		offer(h.pictured, at)
		return nil
	})
}

// offer puts the newest into a channel that holds one.
func offer(c chan string, s string) {
	select {
	case <-c:
	default:
	}
	c <- s
}

// tellPicture says where the picture is that was written last.
func (h *House) tellPicture() {
	select {
	case at := <-h.pictured:
		if top := h.App.Top(); top != nil {
			top.Stage().Toast("check", h.T("picture.kept", "path", render.Escape(at)))
		}
	default:
	}
}

// Unmanaged is an image with a texture of its own, which goes when it is
// deallocated.
func Unmanaged(w, h int) *ebiten.Image {
	return ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: true})
}

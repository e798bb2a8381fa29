#!/bin/sh
# Puts Safehouse among the programs of this user: ./install.sh, and
# ./install.sh remove takes it away again. Saved games stay where they are.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
prefix=${PREFIX:-$HOME/.local}
bin=$prefix/bin/safehouse
entry=$prefix/share/applications/safehouse.desktop
icons=$prefix/share/icons/hicolor
types=$prefix/share/mime/packages/safehouse.xml

# Menus and file types are read again, where the system has what does it.
renew() {
	if command -v update-mime-database >/dev/null; then update-mime-database "$prefix/share/mime" >/dev/null 2>&1 || true; fi
	if command -v update-desktop-database >/dev/null; then update-desktop-database "$prefix/share/applications" >/dev/null 2>&1 || true; fi
}

if [ "${1:-}" = remove ]; then
	rm -f "$bin" "$entry" "$types" "$icons"/*/apps/safehouse.png "$icons/scalable/apps/safehouse.svg"
	renew
	echo "Safehouse is removed; saved games are kept."
	exit 0
fi
mkdir -p "$prefix/bin" "$prefix/share/applications" "${types%/*}"
cp "$here/safehouse" "$bin"
sed "s|^Exec=.*|Exec=\"$bin\" %f|" "$here/safehouse.desktop" >"$entry"
for f in "$here"/icons/safehouse-*.png; do
	px=${f##*-}
	px=${px%.png}
	mkdir -p "$icons/${px}x$px/apps"
	cp "$f" "$icons/${px}x$px/apps/safehouse.png"
done
mkdir -p "$icons/scalable/apps"
cp "$here/icons/safehouse.svg" "$icons/scalable/apps/"
cp "$here/safehouse-mime.xml" "$types"
renew
echo "Safehouse is installed: find it in the menu, or start $bin"

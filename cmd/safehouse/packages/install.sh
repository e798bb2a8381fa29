#!/bin/sh
# Puts Safehouse among the programs of this user: ./install.sh, and
# ./install.sh remove takes it away again. Saved games stay where they are.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
prefix=${PREFIX:-$HOME/.local}
bin=$prefix/bin/safehouse
entry=$prefix/share/applications/safehouse.desktop
icons=$prefix/share/icons/hicolor
if [ "${1:-}" = remove ]; then
	rm -f "$bin" "$entry" "$icons"/*/apps/safehouse.png
	echo "Safehouse is removed; saved games are kept."
	exit 0
fi
mkdir -p "$prefix/bin" "$prefix/share/applications"
cp "$here/safehouse" "$bin"
sed "s|^Exec=.*|Exec=\"$bin\"|" "$here/safehouse.desktop" >"$entry"
for f in "$here"/icons/safehouse-*.png; do
	px=${f##*-}
	px=${px%.png}
	mkdir -p "$icons/${px}x$px/apps"
	cp "$f" "$icons/${px}x$px/apps/safehouse.png"
done
echo "Safehouse is installed: find it in the menu, or start $bin"

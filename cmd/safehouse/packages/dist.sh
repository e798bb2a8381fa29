#!/bin/sh
# Builds every package of a version: dist.sh VERSION FOLDER, from the top of the
# sources. The same commit gives the same bytes every time: times of files are
# that of the commit, or SOURCE_DATE_EPOCH where there is no repository.
# PICTURES=https://... is where assets/pictures can be fetched from; without it
# the metadata names no screenshots, since AppStream takes them from the web only.
set -eu
version=$1
dist=$2
from=cmd/safehouse/packages
export LC_ALL=C TZ=UTC CGO_ENABLED=0
umask 022
: "${SOURCE_DATE_EPOCH:=$(git log -1 --format=%ct)}"
export SOURCE_DATE_EPOCH
commit=$(git rev-parse --short=12 HEAD 2>/dev/null || echo unknown)
day=$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y-%m-%d)
rm -rf "$dist"
mkdir -p "$dist"

# build SYSTEM ARCHITECTURE FILE [FLAGS]
build() {
	GOOS=$1 GOARCH=$2 go build -trimpath -buildvcs=false -ldflags "-s -w -X main.version=$version -X main.commit=$commit -X main.date=$day ${4:-}" -o "$3" ./cmd/safehouse
}

# What every package holds beside the program: readme, licences, changes. The
# program itself says whether the list of its libraries is true.
papers() {
	mkdir -p "$1/licences"
	cp README.md LICENSE assets/CHANGES.md assets/CREDITS.md "$1/"
	cp assets/third-party.txt "$1/THIRD-PARTY.txt"
	cp assets/source/LICENSE-*.txt assets/source/fonts/LICENSE-*.txt "$1/licences/"
	go run ./cmd/licences -text "$1/THIRD-PARTY.txt" "$2"
}

fill() { sed -e "s/@VERSION@/$version/g" -e "s/@DATE@/$day/g" -e "s/@ARCH@/${1:-}/g" -e "s/@SIZE@/${2:-}/g"; }

# metainfo: the metadata for software centres.
metainfo() {
	if [ -n "${PICTURES:-}" ]; then
		fill <$from/safehouse.metainfo.xml | sed "s|@PICTURES@|$PICTURES|"
	else
		fill <$from/safehouse.metainfo.xml | sed '/<screenshots>/,/<\/screenshots>/d'
	fi
}

# dated FOLDER: every file in it gets the time of the commit.
dated() { find "$1" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +; }

# zipped FOLDER IN: FOLDER.zip with its files in one order and without what differs from machine to machine.
zipped() {
	dated "$dist/$2/$1"
	(cd "$dist/$2" && find "$1" | sort | zip -X -q -@ "../$1.zip")
}

icons=$dist/build/icons
go run ./cmd/atlas -packages "$icons"
cp assets/icons/*.png assets/icons/safehouse.svg "$icons/"

linux() {
	name=safehouse-$version-linux-$1
	at=$dist/build/$name
	mkdir -p "$at/icons"
	build linux "$1" "$at/safehouse"
	cp $from/safehouse.desktop $from/safehouse-mime.xml $from/install.sh "$at/"
	cp "$icons"/*.png "$icons/safehouse.svg" "$at/icons/"
	papers "$at" "$at/safehouse"
	dated "$at"
	tar -C "$dist/build" --owner=0 --group=0 --numeric-owner --sort=name --mtime="@$SOURCE_DATE_EPOCH" -cf - "$name" | gzip -n9 >"$dist/$name.tar.gz"
	debian "$1" "$at"
}

# debian ARCHITECTURE FOLDER: the same program as a Debian package.
debian() {
	root=$dist/build/deb-$1
	doc=$root/usr/share/doc/safehouse
	mkdir -p "$root/DEBIAN" "$root/usr/games" "$root/usr/share/applications" "$root/usr/share/mime/packages" "$root/usr/share/metainfo" "$doc"
	cp "$2/safehouse" "$root/usr/games/"
	sed "s|^Exec=safehouse|Exec=/usr/games/safehouse|" $from/safehouse.desktop >"$root/usr/share/applications/safehouse.desktop" # not every session looks in /usr/games
	cp $from/safehouse-mime.xml "$root/usr/share/mime/packages/safehouse.xml"
	metainfo >"$root/usr/share/metainfo/org.safehouse.Safehouse.metainfo.xml"
	for f in "$icons"/safehouse-*.png; do
		px=${f##*-}
		px=${px%.png}
		mkdir -p "$root/usr/share/icons/hicolor/${px}x$px/apps"
		cp "$f" "$root/usr/share/icons/hicolor/${px}x$px/apps/safehouse.png"
	done
	mkdir -p "$root/usr/share/icons/hicolor/scalable/apps"
	cp "$icons/safehouse.svg" "$root/usr/share/icons/hicolor/scalable/apps/"
	{
		cat LICENSE
		echo
		cat assets/CREDITS.md
		echo
		echo "The licences of the libraries that the program is built from stand in THIRD-PARTY.txt.gz; that of Apache, version"
		echo "2.0, in /usr/share/common-licenses/Apache-2.0 too."
	} >"$doc/copyright"
	gzip -n9 <"$2/THIRD-PARTY.txt" >"$doc/THIRD-PARTY.txt.gz"
	gzip -n9 <assets/CHANGES.md >"$doc/CHANGES.md.gz"
	{
		printf 'safehouse (%s) unstable; urgency=low\n\n  * What is new stands in CHANGES.md.gz.\n\n' "$version"
		printf ' -- %s  %s\n' "$(sed -n 's/^Maintainer: //p' $from/control)" "$(date -R -u -d "@$SOURCE_DATE_EPOCH")"
	} | gzip -n9 >"$doc/changelog.gz"
	mkdir -p "$root/usr/share/lintian/overrides"
	cp $from/lintian-overrides "$root/usr/share/lintian/overrides/safehouse"
	fill "$1" "$(du -sk --apparent-size "$root/usr" | cut -f1)" <$from/control >"$root/DEBIAN/control"
	(cd "$root" && find usr -type f | sort | xargs md5sum >DEBIAN/md5sums)
	dated "$root"
	dpkg-deb --root-owner-group --build -Zxz "$root" "$dist/safehouse_${version}_$1.deb" >/dev/null
}

windows() {
	name=safehouse-$version-windows-amd64
	at=$dist/build/$name
	syso=cmd/safehouse/safehouse_windows_amd64.syso
	mkdir -p "$at"
	go run github.com/tc-hib/go-winres@v0.3.3 make --in $from/winres.json --out cmd/safehouse/safehouse --arch amd64 \
		--file-version "$version.0" --product-version "$version.0"
	trap 'rm -f $syso' EXIT
	build windows amd64 "$at/safehouse.exe" -H=windowsgui
	rm -f $syso
	papers "$at" "$at/safehouse.exe"
	zipped "$name" build
	makensis -V2 -NOCD -DVERSION="$version" -DFOLDER="$at" -DICON="$icons/safehouse.ico" -DOUT="$dist/$name-installer.exe" $from/installer.nsi
}

macos() {
	name=safehouse-$version-macos-$1
	app=$dist/build/$name/Safehouse.app/Contents
	mkdir -p "$app/MacOS" "$app/Resources"
	build darwin "$1" "$app/MacOS/safehouse"
	fill <$from/Info.plist >"$app/Info.plist"
	printf 'APPL????' >"$app/PkgInfo"
	cp "$icons/safehouse.icns" "$app/Resources/"
	papers "$app/Resources" "$app/MacOS/safehouse"
	zipped "$name" build
}

linux amd64
linux arm64
windows
macos arm64
macos amd64
rm -rf "$dist/build"
(cd "$dist" && sha256sum -- *.deb *.exe *.tar.gz *.zip >SHA256SUMS)
ls -l "$dist"

#!/bin/sh
# Installs the packages for Linux in a bare Debian or Ubuntu and starts the program there: bare.sh FILE.deb FILE.tar.gz OUT, with a
# display and mmdebstrap. The system is of the release of this machine and has what every one has (minbase), no more. OUT gets
#
#   without.txt     what the program of the archive says without its libraries, and its exit status
#   version.txt     the versions of both, once the .deb brought the libraries it depends on
#   deb.png tar.png pictures of both
#
# mmdebstrap calls this script again, with the folder of the system: bare.sh hook FOLDER.
set -eu
if [ "$1" = hook ]; then
	root=$2
	mkdir -p "$root/opt/safehouse" "$root/opt/home" "$root/opt/data" "$root$OUT" "$root${DEB%/*}" "$root/tmp/.X11-unix"
	tar -C "$root/opt/safehouse" --strip-components=1 --no-same-owner -xzf "$TAR"
	cp "$DEB" "$root$DEB"
	number=${DISPLAY#*:}
	number=${number%.*}
	mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
	trap 'umount "$root/tmp/.X11-unix"' EXIT
	if [ -n "${XAUTHORITY:-}" ]; then cp "$XAUTHORITY" "$root/opt/xauthority"; fi
	within() { chroot "$root" env -i PATH=/usr/bin:/bin HOME=/opt/home DISPLAY=":$number" XAUTHORITY=/opt/xauthority LP_NUM_THREADS=0 "$@"; }
	start() {
		printf 'wait idle\nshot %s\nquit\n' "$2" >"$root/opt/script"
		within timeout 120 "$1" -mute -size 1280x720 -data "/opt/data/$2" -drive /opt/script -shots /opt
		cp "$root/opt/$2.png" "$OUT/"
	}
	status=0
	within timeout 60 /opt/safehouse/safehouse -mute -data /opt/data/none >"$OUT/without.txt" 2>&1 || status=$?
	echo "exit status $status" >>"$OUT/without.txt"
	# apt of this machine, dpkg of the bare system.
	APT_CONFIG=$MMDEBSTRAP_APT_CONFIG DEBIAN_FRONTEND=noninteractive apt-get -qq -y --no-install-recommends -o "DPkg::Chroot-Directory=$root" install "$DEB"
	{
		within /usr/games/safehouse -version
		within /opt/safehouse/safehouse -version
	} >"$OUT/version.txt"
	start /usr/games/safehouse deb
	start /opt/safehouse/safehouse tar
	exit 0
fi
DEB=$(realpath "$1") TAR=$(realpath "$2") OUT=$(realpath "$3")
export DEB TAR OUT
here=$(realpath "$0")
codename=$(. /etc/os-release && echo "$VERSION_CODENAME")
mmdebstrap --variant=minbase --quiet --customize-hook="sh '$here' hook \"\$1\"" --format=null "$codename" /dev/null >"$OUT/bootstrap.txt" 2>&1

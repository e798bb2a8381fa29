#!/bin/sh
# Prints what the program takes of a machine, as the table in README: footprint.sh PROGRAM [DIST]. It wants a display of
# 3840x2160 (xvfb-run -s "-screen 0 3840x2160x24"), quiet, on Linux. DIST is the folder of the packages.
set -eu
program=$1
dist=${2:-dist}
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
hertz=$(getconf CLK_TCK)

# figure FILE NAME: a number of the figures of a run.
figure() { sed -n "s/^ *\"$2\": \([0-9.]*\),*$/\1/p" "$1"; }

# first SIZE: milliseconds to the first frame, the median of five.
first() {
	echo quit >"$tmp/quit"
	for i in 1 2 3 4 5; do
		"$program" -mute -size "$1" -data "$tmp/first" -drive "$tmp/quit" -stats "$tmp/figures" >/dev/null 2>&1
		figure "$tmp/figures" first_frame_ms
	done | sort -n | sed -n 3p
}

# rest SIZE: percent of a core over 30 s and MiB, with a table open at which nothing happens.
rest() {
	match=$(ls "$tmp"/table/matches/*.match | head -n 1)
	"$program" -mute -size "$1" -data "$tmp/rest$1" "$match" >/dev/null 2>&1 &
	pid=$!
	sleep 8
	before=$(awk '{ print $14 + $15 }' "/proc/$pid/stat")
	sleep 30
	after=$(awk '{ print $14 + $15 }' "/proc/$pid/stat")
	memory=$(awk '/^VmRSS/ { printf "%d", $2 / 1024 }' "/proc/$pid/status")
	kill "$pid"
	wait "$pid" 2>/dev/null || true
	awk -v n=$((after - before)) -v hz="$hertz" -v m="$memory" 'BEGIN { printf "%.1f %d\n", 100 * n / hz / 30, m }'
}

printf 'wait idle\nchoose mouse box:deepstate\nwait idle\npick start\nwait idle\nquit\n' >"$tmp/table.txt"
"$program" -mute -size 1280x720 -data "$tmp/table" -drive "$tmp/table.txt" >/dev/null 2>&1

small=$(first 1280x720)
large=$(first 3840x2160)
set -- $(rest 1280x720) $(rest 3840x2160)
echo "| | 1280x720 | 3840x2160 |"
echo "|---|---|---|"
printf '| first frame | %.2f s | %.2f s |\n' "$(awk "BEGIN { print $small / 1000 }")" "$(awk "BEGIN { print $large / 1000 }")"
echo "| at rest, a table open | $1 % of a core | $3 % of a core |"
echo "| memory, a table open | $2 MiB | $4 MiB |"
if [ -d "$dist" ]; then
	echo
	echo "| download | |"
	echo "|---|---|"
	find "$dist" -maxdepth 1 -type f -size +1M | sort | while read -r f; do
		echo "| $(basename "$f") | $(($(stat -c %s "$f") / 1024 / 1024)) MiB |"
	done
fi

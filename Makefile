# Safehouse. The two commands that matter: make play, make test.
# Both install what they need (Debian packages) before they start.

GO      ?= go
export CGO_ENABLED = 0

VERSION = 1.0.0
BIN     = bin
DIST    = dist
PKGS    = ./...
LDFLAGS = -s -w -X main.version=$(VERSION)

# What the game needs to run, and what the checks and the packages need beside
# it. Sound is a library that newer Debians call by another name.
PLAY_DEBS = libx11-6 libgl1 libegl1 libgles2 libxcursor1 libxi6 libxinerama1 libxrandr2 libxrender1 libxext6 libasound2|libasound2t64
TEST_DEBS = $(PLAY_DEBS) xvfb xauth git ca-certificates
DIST_DEBS = ca-certificates git zip dpkg xz-utils nsis unzip p7zip-full

# What the soak beside that needs: a bare system, a Windows, a compiler for the one library that older ones of Wine lack, and what
# says whether menus and software centres can read what the packages bring.
SOAK_DEBS = mmdebstrap wine wine64 gcc-mingw-w64-x86-64-win32 appstream desktop-file-utils shared-mime-info lintian

.PHONY: help play build test check generate-check texts soak mutants bench footprint bands dist clean deps-play deps-test deps-dist deps-soak

help:
	@echo "make play     build the game and open it"
	@echo "make test     every check"
	@echo "make soak     the long checks: random games, kills, whole campaigns, bot strength"
	@echo "make texts LANGUAGE=de  a page of all texts, the English ones and pictures of their places beside them, in dist/texts-de"
	@echo "make mutants  empty each card's effect in turn; a test has to notice"
	@echo "make bench    decisions per second, copies, saves"
	@echo "make bands    how strong each rival is, measured into rules/<game>/BANDS.md: hours"
	@echo "make footprint  the table of README: first frame, processor at rest, memory, downloads"
	@echo "make dist     packages for Linux, Windows and macOS in dist/"

# Installs what is missing of a list; a|b is satisfied by either. Root rights
# are asked for only when something is missing.
define install
	@command -v dpkg >/dev/null || { echo "no Debian packages here; needed are: $(subst |, or ,$(1))"; exit 0; }; \
	missing=""; for p in $(foreach p,$(1),"$(p)"); do \
	  found=""; for q in $$(echo "$$p" | tr '|' ' '); do \
	    if dpkg-query -W -f '$${Status}' $$q 2>/dev/null | grep -q 'ok installed'; then found=$$q; fi; done; \
	  [ -n "$$found" ] || missing="$$missing $$p"; done; \
	if [ -n "$$missing" ]; then \
	  if [ "$$(id -u)" = 0 ]; then sudo=""; elif command -v sudo >/dev/null; then sudo=sudo; else \
	    echo "These packages are missing:$$missing"; \
	    echo "As root: apt-get install$$missing"; exit 1; fi; \
	  $$sudo apt-get update -qq; names=""; \
	  for p in $$missing; do for q in $$(echo "$$p" | tr '|' ' '); do \
	    if apt-cache show $$q >/dev/null 2>&1; then names="$$names $$q"; break; fi; done; done; \
	  echo "installing:$$names"; \
	  $$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$names >/dev/null; \
	fi
endef

deps-play:
	$(call install,$(PLAY_DEBS))

deps-test:
	$(call install,$(TEST_DEBS))

deps-dist:
	$(call install,$(DIST_DEBS))

# The installer of Windows is a program of 32 bits, for which Wine has a package of another architecture. Where that cannot be
# installed the architecture is taken away again, and the test of the installer is left out.
deps-soak:
	$(call install,$(SOAK_DEBS))
	@if ! command -v dpkg >/dev/null || [ "$$(dpkg --print-architecture)" != amd64 ]; then exit 0; fi; \
	if dpkg-query -W -f '$${Status}' wine32:i386 2>/dev/null | grep -q 'ok installed'; then exit 0; fi; \
	sudo=""; if [ "$$(id -u)" != 0 ]; then sudo=sudo; command -v sudo >/dev/null || exit 0; fi; \
	had="$$(dpkg --print-foreign-architectures | grep -x i386)"; \
	$$sudo dpkg --add-architecture i386; $$sudo apt-get update -qq; \
	if ! $$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends wine32:i386 >/dev/null; then \
	  [ -n "$$had" ] || { $$sudo dpkg --remove-architecture i386; $$sudo apt-get update -qq; }; \
	  echo "wine32:i386 cannot be installed here: the installer of Windows will not be run"; \
	fi

build:
	$(GO) build -trimpath -ldflags '$(LDFLAGS)' -o $(BIN)/ ./cmd/safehouse ./cmd/referee

play: deps-play build
	$(BIN)/safehouse

# The checks that need no display come first, they fail fastest.
XVFB = xvfb-run -a -s "-screen 0 1920x1200x24 -nolisten tcp"

# Vet runs once, in check, and not again beside the tests. Symbols for debuggers are
# left out: linking them takes longer than many a test. A lazier collector
# takes a sixth of the processor's time off the tests and the checks.
LAZY = GOGC=300

# The software renderer paints on the thread that asks for it: the packages
# tested beside one another keep all cores busy, and its workers once corrupted
# the heap of a test.
XVFB += env LP_NUM_THREADS=0

test: deps-test check
	$(LAZY) $(XVFB) $(GO) test -vet=off -ldflags='-s -w' -timeout 15m $(PKGS)

# What serves the tests of other packages alone.
FOR_TESTS = Book\.Heard|Words\.Say|Words\.T|Themes|MustParse|TextKeys|func: Keys|OpenReadOnly

check: generate-check
	@bad="$$(gofmt -l $$(git ls-files '*.go'))"; if [ -n "$$bad" ]; then echo "not gofmt-ed:"; echo "$$bad"; exit 1; fi
	$(LAZY) $(GO) vet $(PKGS)
	$(LAZY) $(GO) tool staticcheck $(PKGS)
	@dead="$$($(LAZY) $(GO) tool deadcode ./cmd/... | grep -Ev '($(FOR_TESTS))$$')"; if [ -n "$$dead" ]; then echo "no program reaches:"; echo "$$dead"; exit 1; fi
	$(GO) mod tidy -diff

# Generated files are made again; nothing may change.
GENERATED = '*_gen.go' 'assets/sheets/*' 'assets/icons/*' assets/source/painted.txt assets/third-party.txt

generate-check:
	@before="$$(git ls-files -z $(GENERATED) | xargs -0 sha256sum | sha256sum)"; \
	$(LAZY) $(GO) generate $(PKGS); \
	after="$$(git ls-files -z $(GENERATED) | xargs -0 sha256sum | sha256sum)"; \
	if [ "$$before" != "$$after" ]; then echo "generated files were not up to date: run go generate ./... and commit"; exit 1; fi

# Each part writes its rows of rules/rulestest/SOAK.md.
soak: deps-test deps-dist deps-soak
	$(GO) run ./rules/rulestest/soak sims
	$(XVFB) $(GO) run ./rules/rulestest/soak tests -vet=off -timeout 12h $(PKGS)
	$(GO) run ./rules/rulestest/soak fuzz

# The page to read a translation by: any language of assets/text, or the made-up one, en-XA.
LANGUAGE = de

texts: deps-test
	$(LAZY) $(XVFB) $(GO) test -vet=off -count=1 ./scenes/gallery/texts -timeout 0 -run TestThePageOfTexts -page $(CURDIR)/$(DIST)/texts-$(LANGUAGE) -lang $(LANGUAGE)
	@echo "open $(DIST)/texts-$(LANGUAGE)/index.html"

# The registry says which games there are.
GAMES = $(shell $(GO) run ./cmd/referee games | grep -v -e -career -e rivercity)

mutants:
	@for g in $(GAMES); do $(GO) run ./rules/rulestest/mutants ./rules/$$g || exit 1; done

bench: build
	@for g in $(GAMES); do $(BIN)/referee bench -game $$g -json || exit 1; done
	$(GO) test -run '^$$' -bench . -benchmem ./rules/... ./save/... ./render/...

# Rows that were measured under the same rules are played on to so many games; after
# a change of the bots BANDS=-again plays all of them from the first game.
BAND_GAMES = 400
BANDS =

bands: build
	@for g in $(filter-out masters,$(GAMES)); do $(BIN)/referee bands -game $$g -games $(BAND_GAMES) $(BANDS) || exit 1; done
	@$(BIN)/referee bands -game masters -games $(BAND_GAMES) -iterations 250 $(BANDS)

footprint: deps-test build
	@xvfb-run -a -s "-screen 0 3840x2160x24" cmd/safehouse/packages/footprint.sh $(BIN)/safehouse $(DIST)

# Packages for Linux, Windows and macOS: the script says what is in them.
dist: deps-dist
	$(GO) run ./cmd/licences -out assets/third-party.txt
	PATH="$$(dirname "$$(command -v $(GO))"):$$PATH" cmd/safehouse/packages/dist.sh $(VERSION) $(DIST)

clean:
	rm -rf $(BIN) $(DIST) out

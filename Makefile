# make site              build docgen and publish the reference into public/
# make checker           build the module of the page that checks files, beside the release program
# make test              run the tests that every change must pass: both of the next two, and the judges
# make test-data         run the tests that a changed fact of the catalogue needs; no browser, a minute after its build
# make test-engine       run the tests of all other code
# make soak              run what takes too long for every change: many fuzz seeds, every judge in full, sanitizers
# make soak-list         list the judges that only `make soak` runs
# make lint              check the form of the sources, and documents for their words, links and commands
# make screenshots       write a picture of every kind of page into .build/screenshots
# make pictures          make the pictures in README again
# make bench             measure docgen validate, lsp, search and build against other programs
# make fuzz SEEDS=20000  try every reader on many damaged texts
# make sanitize          run the tests of untrusted input and parallel work under the sanitizers
# make install PREFIX=   install docgen with its theme and guides
# make api               make the reference of the library KeyModel in .build/api, for any host
# make dist              write what a release consists of into .build/dist: archive, packages, checksums
# make format            format the Swift sources
# make clean             remove what was built

PREFIX ?= /usr/local
SWIFT ?= swift
SEEDS ?= 20000
SOURCES = Package.swift Sources Tests Examples

.PHONY: checker site test test-data test-engine soak soak-list screenshots pictures bench fuzz sanitize install api dist format lint clean program

site:
	scripts/packages build
	scripts/site

program:
	scripts/packages build
	$(SWIFT) build -c release --product docgen

# Beside the program, which takes it from there. Where the toolchain cannot build it, sites have no page that checks files.
checker: program
	scripts/checker "$$($(SWIFT) build -c release --show-bin-path)/checker.wasm" || [ $$? = 3 ]

test:
	scripts/packages test
	scripts/test

test-data:
	scripts/packages lint
	scripts/test data

test-engine:
	scripts/packages lint
	scripts/test engine

soak:
	scripts/packages soak
	scripts/soak

soak-list:
	@scripts/packages test
	@Tests/Judges/soak-list

screenshots: program checker
	scripts/packages test
	$(SWIFT) run --skip-build -c release docgen build --quiet --output .build/screenshots/site
	Tests/Judges/screenshots .build/screenshots/site .build/screenshots

pictures: program checker
	scripts/packages test
	$(SWIFT) run --skip-build -c release docgen build --quiet --output .build/screenshots/site
	Tests/Judges/pictures "$$($(SWIFT) build -c release --show-bin-path)/docgen" .build/screenshots/site

bench: program checker
	Benchmarks/validate "$$($(SWIFT) build -c release --show-bin-path)/docgen"
	Benchmarks/archive "$$($(SWIFT) build -c release --show-bin-path)/docgen"
	Benchmarks/lsp "$$($(SWIFT) build -c release --show-bin-path)/docgen"
	Benchmarks/search "$$($(SWIFT) build -c release --show-bin-path)/docgen"
	Benchmarks/browser "$$($(SWIFT) build -c release --show-bin-path)/docgen"
	Benchmarks/checker "$$($(SWIFT) build -c release --show-bin-path)/docgen"
	Benchmarks/build/run --out Benchmarks/RESULTS.md "$$($(SWIFT) build -c release --show-bin-path)/docgen"

fuzz:
	scripts/packages build
	DOCGEN_FUZZ_SEEDS=$(SEEDS) $(SWIFT) test -c release -Xswiftc -enable-testing --scratch-path .build/optimised --filter Fuzz

sanitize:
	scripts/packages build
	scripts/sanitize

# The shell gets the folders as variables: as a part of the command it would read their spaces and quotation marks.
install: export DESTDIR := $(value DESTDIR)
install: export PREFIX := $(value PREFIX)
install: program checker
	scripts/install "$$($(SWIFT) build -c release --show-bin-path)/docgen"

api:
	$(SWIFT) build --target KeyModel
	rm -rf .build/api
	scripts/api "$$($(SWIFT) build --show-bin-path)" .build/api

dist:
	scripts/packages dist
	scripts/dist/run

format:
	$(SWIFT) format --in-place --recursive $(SOURCES)

lint:
	$(SWIFT) format lint --strict --recursive $(SOURCES)
	scripts/packages lint
	$(SWIFT) build
	Tests/Lint/run "$$($(SWIFT) build --show-bin-path)/docgen"

clean:
	rm -rf .build

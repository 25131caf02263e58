# make site              build docgen and publish the reference into public/
# make test              run every test, the external judges included
# make bench             measure docgen validate, search and build against other programs
# make fuzz SEEDS=20000  try the property list readers on a great many damaged lists
# make install PREFIX=   install docgen with its theme and guides
# make format            format the Swift sources
# make clean             remove what was built

PREFIX ?= /usr/local
SWIFT ?= swift
SEEDS ?= 20000
SOURCES = Package.swift Sources Tests

.PHONY: site test bench fuzz install format lint clean program

site: program
	$(SWIFT) run --skip-build -c release docgen build

program:
	scripts/packages build
	$(SWIFT) build -c release --product docgen

test:
	scripts/packages test
	scripts/test

bench: program
	Benchmarks/validate "$$($(SWIFT) build -c release --show-bin-path)/docgen"
	Benchmarks/search "$$($(SWIFT) build -c release --show-bin-path)/docgen"
	Benchmarks/build/run --out Benchmarks/RESULTS.md "$$($(SWIFT) build -c release --show-bin-path)/docgen"

fuzz:
	scripts/packages build
	$(SWIFT) build --build-tests
	DOCGEN_FUZZ_SEEDS=$(SEEDS) $(SWIFT) test --skip-build --filter Fuzz

install: program
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/docgen
	install -m 755 "$$($(SWIFT) build -c release --show-bin-path)/docgen" $(DESTDIR)$(PREFIX)/bin/docgen
	cp -R themes content docgen.yaml $(DESTDIR)$(PREFIX)/share/docgen/

format:
	$(SWIFT) format --in-place --recursive $(SOURCES)

lint:
	$(SWIFT) format lint --strict --recursive $(SOURCES)

clean:
	rm -rf .build

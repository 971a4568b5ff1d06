# make verify          checks this package's own contracts and layers, scans all files for secrets, and writes Reports/junit.xml and Reports/secrets-junit.xml
# make test            runs the whole suite
# make newcomer        builds the package of README.md in a fresh folder with the package manager, and runs it (minutes long)
# make lint            checks the style
# make sanitize        runs the suite under the thread sanitizer (a release build of its own, an hour and more)
# make mutants         breaks the features and the mock server line by line, and checks that tests fail (an hour and more)
# make record-fixtures records Fixtures/ again from a stand-in for the four services
# make api             writes the listings of the public API into Documentation/API
# make accuracy        compares `verify graph` with the compiler's index of the packages that this one depends on, of a sample app and of this repository
# make choices         compares which of several members `verify graph` takes with random programs that are compiled
# make truth          compares decoding as `verify type` reads it with the compiled decoder, over many changed bodies (minutes long)
# make secrets-accuracy measures how many secrets of a corpus redaction finds, and how many texts without one it changes
# make availability    lists the APIs of Apple's systems that are newer than the platforms of the manifest
# make ios             builds the libraries that tests link for iOS (with Xcode)
# make bench           measures speed and memory against bare equivalents (a release build, minutes long)
# make fuzz            runs the parsers with inputs that reach new code, for ten minutes (a release build with the fuzzer of the compiler)
# make dist            builds the programs for download with all libraries in them, and tests them in a bare folder (a release build, minutes long)
# make docs            builds the documentation of all libraries into .build/docs (with DocC)

SWIFT_FLAGS := --explicit-target-dependency-import-check error
SWIFT_FILES := Sources Tests Benchmarks Package.swift

# Homebrew keeps its libxml2 apart from the system's.
ifeq ($(shell uname -s),Darwin)
export PKG_CONFIG_PATH := $(shell brew --prefix libxml2 2>/dev/null)/lib/pkgconfig:$(PKG_CONFIG_PATH)
endif

.PHONY: verify test newcomer lint sanitize mutants record-fixtures accuracy choices truth secrets-accuracy api availability ios bench setup

verify: setup
	swift build $(SWIFT_FLAGS) --product verify-reference
	"$$(swift build $(SWIFT_FLAGS) --show-bin-path)/verify-reference" --contracts Contracts/ --cross-check
	"$$(swift build $(SWIFT_FLAGS) --show-bin-path)/verify-reference" secrets --contracts Contracts/ --reports Reports

# Runs only a few tests at a time, because with all at once a request could wait for a thread until it times out.
test: setup
	SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=6 swift test $(SWIFT_FLAGS) --parallel --disable-xctest

newcomer: setup
	PLUMBLINE_NEWCOMER=1 swift test $(SWIFT_FLAGS) --disable-xctest --filter NewcomerTests

lint:
	swift format lint --strict --recursive $(SWIFT_FILES)

# Runs even fewer tests at a time, because each is many times slower. A debug build would be slower again.
sanitize: setup
	SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=3 TSAN_OPTIONS="halt_on_error=1 suppressions=$(CURDIR)/Scripts/thread-sanitizer-suppressions" \
		swift test $(SWIFT_FLAGS) -c release -Xswiftc -enable-testing --sanitize=thread --scratch-path .build/sanitize --parallel --disable-xctest

mutants: setup
	Scripts/mutants

record-fixtures: setup
	Scripts/record-fixtures

api: setup
	WRITE_API=1 swift test $(SWIFT_FLAGS) --disable-xctest --filter PublicAPITests

accuracy: setup
	swift build $(SWIFT_FLAGS) --build-tests
	Scripts/accuracy

choices: setup
	swift build $(SWIFT_FLAGS) --product verify
	Scripts/choices

truth: setup
	WRITE_TRUTH=1 swift test $(SWIFT_FLAGS) --disable-xctest --filter DecodingTruthTests

secrets-accuracy: setup
	WRITE_SECRETS_ACCURACY=1 swift test $(SWIFT_FLAGS) --disable-xctest --filter SecretAccuracyTests

availability: setup
	swift build $(SWIFT_FLAGS) --build-tests
	Scripts/availability

IOS_SCHEMES := ContractTesting FakeSupport LayerRules MockServer MockServerTLS MockServerTesting Redaction ServedContracts

ios:
	for scheme in $(IOS_SCHEMES); do \
		xcodebuild build -quiet -scheme "$$scheme" -destination "generic/platform=iOS Simulator" -derivedDataPath .build/ios || exit 1; \
	done

bench: setup
	Scripts/bench
	Scripts/bench-server
	Scripts/bench-record
	Scripts/bench-redaction
	Scripts/bench-layers
	Scripts/bench-contracts
	Scripts/bench-scan

.PHONY: fuzz
fuzz: setup
	Scripts/fuzz

.PHONY: dist
dist: setup
	Scripts/dist
	PLUMBLINE_DIST="$$(ls -t "$(CURDIR)"/.build/download/plumbline-*.tar.gz | head -n 1)" \
		swift test $(SWIFT_FLAGS) --disable-xctest --filter DownloadTests

.PHONY: docs
docs: setup
	Scripts/docc .build/docs

setup:
	@Scripts/setup

import StrictYAML
import Testing
import VerificationModel

@Suite("YAML")
struct YAMLReadingTests {
    private func root(_ text: String) throws -> YAMLNode {
        try YAMLReading.root(of: Array(text.utf8), file: "a.yml")
    }

    private func problem(_ bytes: [UInt8]) throws -> Finding {
        try #require(throws: LocatedFormatError.self) { _ = try YAMLReading.root(of: bytes, file: "a.yml") }.finding
    }

    @Test(
        arguments: [
            ("null", .null), ("~", .null), ("", .null), ("Null", .null),
            ("true", .boolean(true)), ("FALSE", .boolean(false)),
            ("NO", .string("NO")), ("yes", .string("yes")), ("on", .string("on")), ("12:30", .string("12:30")),
            ("2024-01-06", .string("2024-01-06")), ("1_000", .string("1_000")), ("0b11", .string("0b11")), ("nan", .string("nan")),
            ("0123", .integer("123")), ("-0", .integer("-0")), ("+7", .integer("7")), ("0", .integer("0")),
            ("123456789012345678901234567890", .integer("123456789012345678901234567890")),
            ("0o17", .integer("15")), ("0x1F", .integer("31")), ("0x", .string("0x")), ("0o8", .string("0o8")), ("-0x1", .string("-0x1")),
            ("1.5", .float("1.5")), ("275.0", .float("275.0")), (".5", .float(".5")), ("1.", .float("1.")), ("1e3", .float("1e3")),
            ("-1.5E-3", .float("-1.5E-3")), (".", .string(".")), ("1.2.3", .string("1.2.3")), ("1e", .string("1e")), ("e3", .string("e3")),
            (".inf", .notFinite(".inf")), ("-.Inf", .notFinite("-.Inf")), (".NaN", .notFinite(".NaN")),
            ("\"7\"", .string("7")), ("'true'", .string("true")), ("!!str 7", .string("7")),
            ("text with spaces", .string("text with spaces")),
        ] as [(String, YAMLScalar)])
    func resolvesScalarsByTheCoreSchema(_ text: String, _ expected: YAMLScalar) throws {
        guard case .mapping(let entries) = try root("key: \(text)\n").content, case .scalar(let scalar) = entries[0].value.content else {
            return #expect(Bool(false), "no scalar")
        }
        #expect(scalar == expected)
    }

    @Test func givesPlacesInBytes() throws {
        guard case .mapping(let entries) = try root("# é\n\"é\": {b: [1, 2]}\n").content,
            case .mapping(let inner) = entries[0].value.content,
            case .sequence(let elements) = inner[0].value.content
        else { return #expect(Bool(false), "not the shape that was written") }
        #expect(entries[0].keyPlace.description == "a.yml:2:1")
        #expect(inner[0].keyPlace.description == "a.yml:2:8")
        #expect(elements.map(\.place.description) == ["a.yml:2:12", "a.yml:2:15"])
    }

    @Test func readsRepeatedKeysOfEveryMapping() throws {
        let text = "a: {x: 1, x: 2}\n\"b\": 1\n'b': 2\nb: 3\nc:\n  - é: 1\n    é: 2\n"
        guard case .mapping(let entries) = try root(text).content else { return #expect(Bool(false), "no mapping") }
        #expect(entries.map(\.key) == ["a", "b", "b", "b", "c"])
        let problems = FormatProblems()
        for node in [try root(text)] + entries.map(\.value) {
            if case .mapping = node.content { _ = MappingReader.entries(of: node, "it", problems: problems) }
        }
        #expect(
            problems.findings.map { "\($0.place) \($0.what)" } == [
                "a.yml:1:11 \"x\" is there twice, first in line 1",
                "a.yml:3:1 \"b\" is there twice, first in line 2",
                "a.yml:4:1 \"b\" is there twice, first in line 2",
            ])
    }

    @Test func ignoresAByteOrderMark() throws {
        guard case .mapping(let entries) = try root("\u{FEFF}a: 1\n").content else { return #expect(Bool(false), "no mapping") }
        #expect(entries.map(\.key) == ["a"])
    }

    @Test(arguments: [
        ("nothing", "", "a.yml", "format.empty"),
        ("a comment", "# a\n", "a.yml", "format.empty"),
        ("a bad indent", "a:\n  b: 1\n c: 2\n", "a.yml:3:2", "format.syntax"),
        ("an open quote", "a: \"b\n", "a.yml:2:1", "format.syntax"),
        ("a tab", "a:\n\tb: 1\n", "a.yml:2:1", "format.syntax"),
        ("a control character", "a: \u{1}\n", "a.yml:1:4", "format.syntax"),
        ("two documents", "a: 1\n---\nb: 2\n", "a.yml:2:1", "format.syntax"),
        ("an unknown alias", "a: *b\n", "a.yml:1:4", "format.syntax"),
        ("a tag", "a: !!int \"3\"\n", "a.yml:1:4", "format.tag"),
        ("an own tag", "a: !secret x\n", "a.yml:1:4", "format.tag"),
        ("a mapping as key", "? {a: 1}\n: 2\n", "a.yml:1:3", "format.syntax"),
        ("an anchored key twice", "&x a: 1\n&y a: 2\n", "a.yml:1:1", "format.repeated-key"),
    ])
    func refusesAtThePlace(_ what: String, _ text: String, _ place: String, _ rule: String) throws {
        let finding = try problem(Array(text.utf8))
        #expect("\(finding.place) \(finding.code.name)" == "\(place) \(rule)", "\(what)")
    }

    @Test(arguments: ["", "\n", "# a\n"])
    func namesAnEmptyFile(_ text: String) throws { #expect(try problem(Array(text.utf8)).what == "the file is empty") }

    @Test(arguments: [
        ("a:\n\tb: 1\n", "a.yml:2:1", "a tab is not an indentation", "indent with spaces"),
        ("a:\n  b: 1\n\tc: 1\n", "a.yml:3:1", "a tab is not an indentation", "indent with spaces"),
        ("a: [x, *DTO]\n", "a.yml:1:8", "*DTO is an alias without an anchor", "write \"*DTO\" in quotes if it is text"),
        ("a:\n  - *DTO\n", "a.yml:2:5", "*DTO is an alias without an anchor", "write \"*DTO\" in quotes if it is text"),
        ("a: [**/App/**]\n", "a.yml:1:5", "**/App/** is an alias without an anchor", "write \"**/App/**\" in quotes if it is text"),
        ("a: [x, !App/**]\n", "a.yml:1:8", "!App/** is not a tag", "write \"!App/**\" in quotes if it is text"),
        ("a: { b: *, c: 1 }\n", "a.yml:1:9", "* is an alias without an anchor", "write \"*\" in quotes if it is text"),
    ])
    func namesFrequentSlips(_ text: String, _ place: String, _ what: String, _ next: String) throws {
        let finding = try problem(Array(text.utf8))
        #expect(finding.place.description == place)
        #expect(finding.what == "the file is not YAML: \(what)")
        #expect(finding.next == "\(next); more problems may appear then")
    }

    /// A known alias is not the mistake in its line.
    @Test func keepsTheParsersWordsForOtherMistakes() throws {
        let finding = try problem(Array("a: &x [1]\nb: [*x *x]\n".utf8))
        #expect(!finding.what.contains("without an anchor"))
        #expect(finding.next == "fix the syntax here; more problems may appear then")
    }

    @Test func refusesBytesThatAreNotUTF8() throws {
        #expect(try problem([0x61, 0xFF]).what == "the file is not UTF-8")
    }

    @Test func refusesAliasesThatMultiply() throws {
        let lines =
            ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
            + (1...7).map { level in
                "a\(level): &a\(level) [" + Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ") + "]"
            }
        let finding = try problem(Array(lines.joined(separator: "\n").utf8))
        #expect(finding.code.name == "format.size")
    }

    /// Yams would compare such keys as whole nodes, although they are written in a few bytes.
    @Test(
        .timeLimit(.minutes(1)),
        arguments: [
            ("? *LAST\n: 1\n", "[LAST, LAST, LAST, LAST, LAST, LAST, LAST, LAST, LAST]"), ("*LAST : 1\n", "[LAST, LAST, LAST, LAST]"),
            ("{*LAST : 1}\n", "{k: LAST, l: LAST}"), ("? [*LAST]\n: 1\n", "{k: LAST, l: LAST}"),
            ("- ? *LAST\n  : 1\n", "[{k: LAST}, LAST]"),
        ])
    func refusesKeysThatMultiply(_ last: String, _ node: String) throws {
        let lines = ["a0: &a0 {k: 1}"] + (1...40).map { "a\($0): &a\($0) " + node.replacing("LAST", with: "*a\($0 - 1)") }
        let text =
            lines.joined(separator: "\n") + "\nz:\n"
            + last.replacing("LAST", with: "a40").split(separator: "\n").map { "  \($0)\n" }.joined()
        #expect(["format.syntax", "format.size"].contains(try problem(Array(text.utf8)).code.name))
    }

    @Test(.timeLimit(.minutes(1)), arguments: [40, 1_000])
    func refusesNestedKeysThatMultiply(_ count: Int) throws {
        let lines = ["a0: &a0 {k: 1}"] + (1...count).map { "a\($0): &a\($0)\n  ? *a\($0 - 1)\n  : *a\($0 - 1)" }
        let finding = try problem(Array(lines.joined(separator: "\n").utf8))
        #expect("\(finding.place) \(finding.what)" == "a.yml:1:5 the file is not YAML: a key that is not plain text")
    }

    /// Yams would read the innermost list for each of the keys around it.
    @Test(.timeLimit(.minutes(1)), arguments: ["{? ", "{\n? "])
    func refusesLongKeysInKeys(_ key: String) throws {
        let list = "[" + String(repeating: "1,", count: 100_000) + "1]"
        let text = "a: " + String(repeating: key, count: 900) + list + String(repeating: " : 1}", count: 900)
        let finding = try problem(Array(text.utf8))
        #expect(finding.what == "the file is not YAML: too many keys that begin with \"? \"")
        #expect(finding.place.line == (key.contains("\n") ? 2 : 1))
    }

    @Test func readsManyKeysWithASign() throws {
        let text = (0..<1_000).map { "? a\($0)\n: is it 1 ? no\n" }.joined()
        guard case .mapping(let entries) = try root(text).content else { return #expect(Bool(false), "no mapping") }
        #expect(entries.count == 1_000)
        #expect(entries.last?.key == "a999")
    }

    @Test(arguments: [
        ("a: &x 1\nb: *x\n", "a=1 b=1"), ("a: &x\n  b: 1\nc: *x\n", "a={b=1} c={b=1}"), ("&x a: 1\nb: *x\n", "a=1 b=a"),
        ("a: &x b\n*x : 1\n", "a=b b=1"), ("a: &x b\n? *x\n: 1\n", "a=b b=1"), ("a: &x 1\nb: &x 2\nc: *x\n", "a=1 b=2 c=2"),
        ("a: [&x 1, *x,*x]\n", "a=[1 1 1]"), ("a: &x-_9 1\nb: {c: *x-_9}\n", "a=1 b={c=1}"), ("a: '*x'\n\"b*\": \"*\"\n", "a=*x b*=*"),
        ("a: 2 * 3\nb: a*b # *\n", "a=2 * 3 b=a*b"), ("a: |\n  *x *y\n  - *z\n", "a=*x *y\n- *z\n"),
        ("a: &x [1]\nb: &y [*x]\nc: *y\n", "a=[1] b=[[1]] c=[[1]]"),
        ("a: &x 1\nb:\n- *x\n- *x # c\nc: *x\n", "a=1 b=[1 1] c=1"), ("\u{E000}: '\u{E001}*'\n", "\u{E000}=\u{E001}*"),
    ])
    func readsAliases(_ text: String, _ expected: String) throws {
        #expect(shown(try root(text)) == expected)
    }

    /// Returns a node in one line.
    private func shown(_ node: YAMLNode, isInside: Bool = false) -> String {
        switch node.content {
        case .scalar(let scalar): return scalar.text ?? "null"
        case .sequence(let elements): return "[" + elements.map { shown($0, isInside: true) }.joined(separator: " ") + "]"
        case .mapping(let entries):
            let text = entries.map { "\($0.key)=\(shown($0.value, isInside: true))" }.joined(separator: " ")
            return isInside ? "{\(text)}" : text
        }
    }

    @Test(arguments: [
        ("a: *x\nb: &x 1\n", "a.yml:1:4", "*x is an alias without an anchor"),
        ("a: &x [*x]\n", "a.yml:1:8", "*x is an alias without an anchor"),
        ("a: &x 1\nb: *x y\n", "a.yml:2:4", "the alias *x is not alone"), ("a: &x 1\nb: &y *x\n", "a.yml:2:4", "the alias *x is not alone"),
        ("a: &x 1\nb: !!str *x\n", "a.yml:2:4", "the alias *x is not alone"),
        ("a: &x [1]\n*x : 2\n", "a.yml:1:4", "a key that is not plain text"),
        ("a: &x {b: 1}\n? *x\n: 2\n", "a.yml:1:4", "a key that is not plain text"),
        ("? [a]\n: 1\n", "a.yml:1:3", "a key that is not plain text"),
        ("*x : 1\n", "a.yml:1:1", "*x is an alias without an anchor"),
    ])
    func refusesAliases(_ text: String, _ place: String, _ what: String) throws {
        let finding = try problem(Array(text.utf8))
        #expect(finding.place.description == place)
        #expect(finding.what == "the file is not YAML: \(what)")
    }

    /// Each repeated key makes the file be read again: of a large file, only the first ones are hidden.
    @Test(.timeLimit(.minutes(1)), arguments: [6_400, 100_000])
    func refusesManyRepeatedKeys(_ count: Int) throws {
        let finding = try problem(Array(String(repeating: "a: 1\n", count: count).utf8))
        #expect(finding.code.name == "format.repeated-key")
        #expect(finding.what.hasPrefix("\"a\" is there twice"))
    }

    @Test func readsSomeRepeatedKeysOfALargeFile() throws {
        let lines = (0..<20_000).map { "k\($0): 1\n" }
        guard case .mapping(let entries) = try root(lines.joined() + "k3: 2\nk9999: 2\n").content else {
            return #expect(Bool(false), "no mapping")
        }
        #expect(entries.count == 20_002)
        #expect(entries.suffix(2).map(\.key) == ["k3", "k9999"])
    }

    @Test func refusesDeepNesting() throws {
        #expect(try problem([UInt8](repeating: UInt8(ascii: "["), count: 1 << 20)).code.name == "format.syntax")
    }

    // If each place counted from the beginning of its line, this would take minutes.
    @Test(.timeLimit(.minutes(1)), arguments: ["e", "é"])
    func readsManyNodesInOneLine(_ letter: String) throws {
        let element = "{\"\(letter)\": 1}"
        let root = try root("[" + Array(repeating: element, count: 40_000).joined(separator: ", ") + "]")
        guard case .sequence(let elements) = root.content, case .mapping(let entries)? = elements.last?.content else {
            Issue.record("the text is a list of mappings")
            return
        }
        #expect(elements.count == 40_000)
        #expect(entries[0].keyPlace.column == 1 + 39_999 * (element.utf8.count + 2) + 2)
        #expect(entries[0].value.place.column == 1 + 39_999 * (element.utf8.count + 2) + 6 + letter.utf8.count)
    }
}

import Foundation
import TestFolders
import Testing

/// The words that CONTRIBUTING excludes are not in sources, tests and documentation: neither in texts nor in names.
@Suite("Plain English")
struct LanguageTests {
    /// Words that a reader has to guess at, each with what to write instead.
    private static let words: [String: String] = {
        let rows: [([String], String)] = [
            (["who", "whoever", "whom", "somebody", "nobody", "anybody"], "name the subject: the server, the caller, you"),
            (["tell", "tells", "told", "telling", "say", "says", "said", "saying"], "report, print, detect, distinguish, state"),
            (["stands", "stood"], "is, appears in, represents"),
            (["mend", "mends", "mended", "mending"], "fix"),
            (["anew"], "again"), (["thrice"], "three times"), (["amid"], "during"), (["besides"], "also"),
            (["befall", "befalls", "befell"], "applies to"),
            (["breach", "breaches", "breached"], "violation"),
            (["vacant", "vacancy", "vacancies", "vacuous"], "unmatched"),
            (["particularity"], "specificity"), (["spent"], "exhausted, used"),
        ]
        return Dictionary(uniqueKeysWithValues: rows.flatMap { words, instead in words.map { ($0, instead) } })
    }()
    private static let phrases = [
        "leads to nothing": "matches nothing", "leads nowhere": "matches nothing", " be it ": "whether", ", for it ": "because it",
        ", for they ": "because they", ", for there ": "because there",
    ]
    /// Texts of recordings that tests compare.
    private static let quotations = [
        "Nobody had the key", "answers a question nobody has", "Say at least which country.", "__rusage_who_t",
    ]

    /// The beginning of a comment whose subject is a relative clause.
    private static let openings = ["/// What ", "/// Who ", "// What ", "// Who "]

    private static func files() throws -> [String] {
        let folders = ["Benchmarks/Benchmarks", "Contracts", "Documentation", "Scripts", "Sources", "Tests"]
        let single = [
            "Benchmarks/Package.swift", "CHANGELOG.md", "CONTRIBUTING.md", "Fixtures/README.md", "Makefile", "Package.swift", "README.md",
            "SECURITY.md",
        ]
        return try folders.flatMap { folder in
            let names = try #require(FileManager.default.enumerator(atPath: "\(PackageFolders.root)/\(folder)")).compactMap {
                $0 as? String
            }
            // Scripts have no ending.
            let endings = folder == "Scripts" ? [""] : [".swift", ".md", ".yml"]
            let found = names.filter { name in endings.contains { $0.isEmpty || name.hasSuffix($0) } && !name.contains("LanguageTests") }
            try #require(!found.isEmpty, "\(folder) has no files to check")
            return found.sorted().map { "\(folder)/\($0)" }
        } + single
    }

    /// The lines of a text that the rules exclude, with what to write instead.
    static func problems(in text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { number, line in
            guard !quotations.contains(where: { line.contains($0) }) else { return nil }
            return problem(in: line).map { "\(number + 1): \($0): \(line.trimmingCharacters(in: .whitespaces))" }
        }
    }

    private static func problem(in line: Substring) -> String? {
        if let opening = openings.first(where: { line.drop { $0 == " " }.hasPrefix($0) }) {
            return "\"\(opening)\": begin with a verb or a noun"
        }
        if let (phrase, instead) = phrases.sorted(by: { $0.key < $1.key }).first(where: { line.contains($0.key) }) {
            return "\"\(phrase)\": \(instead)"
        }
        // An escaped line break is not a letter of the word after it.
        let found = split(Substring(line.replacing(#"\n"#, with: " ")))
        for (number, word) in found.enumerated() {
            if let instead = words[word] { return "\"\(word)\": \(instead)" }
            guard word == "no", number > 1, ["is", "are", "was", "were"].contains(found[number - 1]) else { continue }
            let next = number + 1 < found.count ? found[number + 1] : ""
            if found[number - 2] == "there" { continue }
            if ["longer", "more", "less", "later", "earlier"].contains(next) { continue }
            return "\"\(found[number - 1]) no\": is not a valid X (expected Y)"
        }
        return nil
    }

    /// The words of a line in lower case; `aResetIsReported` is four of them.
    private static func split(_ line: Substring) -> [String] {
        var words: [String] = []
        var word: [UInt8] = []
        var isLower = false
        for byte in line.utf8 {
            let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
            let isUpper = isLetter && byte & 0x20 == 0
            if !isLetter || (isUpper && isLower), !word.isEmpty {
                words.append(String(decoding: word, as: UTF8.self))
                word = []
            }
            if isLetter { word.append(byte | 0x20) }
            isLower = isLetter && !isUpper
        }
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        return words
    }

    @Test func excludedWordsAreInNoFile() throws {
        for file in try Self.files() {
            let problems = Self.problems(in: try PackageFolders.text(file))
            if !problems.isEmpty { Issue.record("\(file):\n\(problems.joined(separator: "\n"))") }
        }
    }

    @Test(arguments: [
        ("/// What a value must be like.", true), ("/// A value.", false), ("func aResetIsTold() {}", true),
        ("func reportsAReset() {}", false),
        ("\"x\" is no day", true), ("there is no recording", false), ("it is no longer used", false), ("nobody asks", true),
        ("the path leads to nothing", true), ("refused, for it is malformed", true), ("toldStory", true), ("Nobody had the key.", false),
    ])
    func findsExcludedWords(_ line: String, _ isExcluded: Bool) {
        #expect(Self.problems(in: line).isEmpty != isExcluded, "\(Self.problems(in: line))")
    }
}

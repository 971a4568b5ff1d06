import Foundation
import TestFolders
import Testing

@testable import GitHistory

/// Tests of commits and repositories that want to write, run or open something.
@Suite("Malicious history")
struct HostileHistoryTests {
    private let folder: TemporaryFolder
    private let git: GitSample
    private let path = ProcessInfo.processInfo.environment["PATH"] ?? ""

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("repository/A.swift", "")
        git = try GitSample(in: folder, below: "repository")
    }

    private var repository: String { "\(folder.path)/repository" }

    private func history(_ limits: GitHistory.Limits = GitHistory.Limits()) throws -> GitHistory {
        try GitHistory(folder: repository, path: path, limits: limits)
    }

    /// A commit, and the files and links that are written of it.
    struct Sample: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let objects: [GitSample.Object]
        let written: [String]
    }

    static let samples = [
        Sample(
            testDescription: "links of links lead up, and a folder with the name of the last one",
            objects: [
                .link("0", to: "."), .link("1", to: "0/.."), .link("2", to: "1/.."), .link("3", to: "2/.."),
                .file("3", "x.swift", content: "out"),
            ], written: ["0", "3/x.swift"]),
        Sample(
            testDescription: "a link to a folder outside, and a folder with its name",
            objects: [.link("1", to: "../outside"), .file("1", "x.swift", content: "out")], written: ["1/x.swift"]),
        Sample(
            testDescription: "a link in a folder that is a link outside",
            objects: [.link("1", to: "../outside"), .link("1", "2", to: "x")], written: []),
        Sample(
            testDescription: "a link outside that is used by links before and after it",
            objects: [.link("a", to: "b/x"), .link("b", to: ".."), .link("c", to: "b"), .file("d.swift", content: "")], written: ["d.swift"]
        ),
        Sample(
            testDescription: "absolute link", objects: [.link("a.swift", to: "/etc/passwd"), .file("b.swift", content: "")],
            written: ["b.swift"]),
        Sample(
            testDescription: "names that differ by case",
            objects: [.link("A", to: "../outside"), .file("a", "x.swift", content: "out")], written: ["a/x.swift"]),
        Sample(
            testDescription: "names that differ by their Unicode form",
            objects: [.link("\u{e9}", to: "../outside"), .file("e\u{301}", "x.swift", content: "out")], written: ["e\u{301}/x.swift"]),
        Sample(
            testDescription: "names of .git",
            objects: [
                .file(".git", "config.yml", content: ""), .file(".GIT", "a.yml", content: ""), .file("git~1", "a.yml", content: ""),
                .file(".g\u{200C}it", "a.yml", content: ""), .file(".git. ", "a.yml", content: ""), .file("ok.yml", content: ""),
            ], written: ["ok.yml"]),
        Sample(
            testDescription: "names that lead up",
            objects: [
                .file("..", "outside", "x.swift", content: "out"), .file(".", "y.swift", content: ""), .file("a\\b.swift", content: ""),
            ], written: []),
        Sample(
            testDescription: "a submodule",
            objects: [.submodule("Sub", commit: String(repeating: "a", count: 40)), .file("b.swift", content: "")], written: ["b.swift"]),
        Sample(
            testDescription: "links that lead to a place inside",
            objects: [
                .file("Real", "x.swift", content: ""), .link("Link", to: "Real"), .link("y.swift", to: "Link/x.swift"),
                .link("Here", to: "."),
            ], written: ["Here", "Link", "Real/x.swift", "y.swift"]),
    ]

    @Test(arguments: samples) func writesInsideOnly(_ sample: Sample) throws {
        try folder.write("outside/x.swift", "kept")
        try git.commit("1.0", objects: sample.objects)
        try FileManager.default.createDirectory(atPath: "\(folder.path)/target", withIntermediateDirectories: false)
        try history().write(at: "1.0", to: "\(folder.path)/target") { $0.hasSuffix(".swift") || $0.hasSuffix(".yml") }
        #expect(try Self.written(below: "\(folder.path)/target") == sample.written)
        #expect(folder.files(below: "outside") == ["x.swift"])
        #expect(try folder.text("outside/x.swift") == "kept")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["outside", "repository", "target"])
    }

    /// Returns the files and links below a folder, without following any.
    private static func written(below folder: String) throws -> [String] {
        let names = try #require(FileManager.default.enumerator(atPath: folder)).compactMap { $0 as? String }
        return try names.filter { name in
            let type = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")[.type] as? FileAttributeType
            return type != .typeDirectory
        }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    // MARK: Commands

    /// Settings of a repository that name programs; `PROGRAM` creates the file `ran`.
    static let settings = [
        ["core.fsmonitor=PROGRAM"], ["core.hooksPath=PROGRAMS"], ["core.sshCommand=PROGRAM"], ["core.pager=PROGRAM"],
        ["core.editor=PROGRAM"],
        ["core.alternateRefsCommand=PROGRAM"], ["core.askPass=PROGRAM"], ["diff.external=PROGRAM"],
        ["filter.x.smudge=PROGRAM", "filter.x.process=PROGRAM"],
        ["credential.helper=PROGRAM"], ["gpg.program=PROGRAM"], ["alias.rev-parse=!PROGRAM", "alias.cat-file=!PROGRAM"],
        [
            "extensions.partialClone=origin", "remote.origin.promisor=true", "remote.origin.url=/tmp", "remote.origin.uploadpack=PROGRAM",
            "protocol.allow=always",
        ],
        [
            "extensions.partialClone=origin", "remote.origin.promisor=true", "remote.origin.url=ext::PROGRAM", "protocol.ext.allow=always",
        ],
        [
            "extensions.partialClone=origin", "remote.origin.promisor=true", "remote.origin.url=ssh://example.invalid/x",
            "core.sshCommand=PROGRAM",
        ],
        ["extensions.partialClone=origin", "remote.origin.promisor=true", "remote.origin.vcs=ext", "remote.origin.url=PROGRAM"],
    ]

    @Test(arguments: settings)
    func runsNoProgramOfTheConfiguration(_ settings: [String]) throws {
        try git.commit("1.0")
        let missing = try git.output(of: "hash-object", "-w", "--stdin", input: "let gone = 1\n")
        try git.commit("2.0", objects: [.file("Gone.swift", content: "let gone = 1\n")])
        let program = "\(folder.path)/programs/post-index-change"
        try folder.write("programs/post-index-change", "#!/bin/sh\ntouch '\(folder.path)/ran'\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
        for setting in settings {
            let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
            try git.run(
                "config", parts[0],
                parts[1].replacingOccurrences(of: "PROGRAMS", with: "\(folder.path)/programs")
                    .replacingOccurrences(of: "PROGRAM", with: program))
        }
        try FileManager.default.removeItem(
            atPath: "\(repository)/.git/objects/\(missing.prefix(2))/\(missing.dropFirst(2))")
        if let history = try? history() {
            for revision in ["1.0", ":A.swift", ":0:A.swift", "@{upstream}", "--output=ran"] {
                _ = Result { try history.files(at: revision, ending: ".swift") }
            }
            if let entries = try? history.files(at: "2.0", ending: ".swift") {
                #expect(throws: GitHistory.GitError.self) { try history.contents(of: entries.map(\.object)) }
            }
        }
        #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/ran"))
        #expect(!FileManager.default.fileExists(atPath: "\(repository)/ran"))
    }

    /// Files of a pull request can be a repository of their own, with another history and configuration.
    @Test func refusesABareRepositoryInAWorkingTree() throws {
        try git.commit("1.0")
        let inner = try GitSample(in: folder, below: "inner")
        try folder.write("inner/B.swift", "")
        try inner.commit("1.0")
        try folder.copy("\(folder.path)/inner/.git", to: "repository/app")
        #expect {
            try GitHistory(folder: "\(repository)/app", path: path)
        } throws: { error in
            if case .noRepository(let output)? = error as? GitHistory.GitError { output.contains("bare repository") } else { false }
        }
    }

    @Test func takesObjectsThatWereReplacedAsTheyWere() throws {
        try folder.write("repository/A.swift", "let a = 1\n")
        try git.commit("1.0")
        let old = try git.output(of: "rev-parse", "1.0:A.swift")
        let new = try git.output(of: "hash-object", "-w", "--stdin", input: "let a = 2\n")
        try git.run("replace", old, new)
        let history = try history()
        let object = try #require(try history.files(at: "1.0", ending: ".swift").first?.object)
        #expect(try history.contents(of: [object])[object] == Array("let a = 1\n".utf8))
    }

    @Test func runsNoProgramOfARelativeFolder() throws {
        #expect(throws: GitHistory.GitError.noProgram) { try GitHistory(folder: repository, path: ".:bin::./bin") }
    }

    // MARK: Limits

    @Test func refusesLargeFiles() throws {
        try folder.write("repository/A.swift", String(repeating: "a", count: 2_000))
        try git.commit("1.0")
        var limits = GitHistory.Limits()
        limits.file = 1_000
        let history = try history(limits)
        let object = try #require(try history.files(at: "1.0", ending: ".swift").first?.object)
        #expect(throws: GitHistory.GitError.largeFile(object: object, limit: 1_000)) { try history.contents(of: [object]) }
        limits.file = 16_000
        limits.contents = 1_000
        let other = try self.history(limits)
        #expect(throws: GitHistory.GitError.tooLarge(command: "git cat-file", limit: 1_000)) { try other.contents(of: [object]) }
    }

    /// Each of eight folders has ten entries for the same one below it: 10^8 paths.
    @Test func refusesTreesThatRepeatThemselves() throws {
        var tree = try git.output(
            of: "mktree", input: "100644 blob \(try git.output(of: "hash-object", "-w", "--stdin", input: ""))\ta.swift\n")
        for _ in 0..<8 {
            tree = try git.output(of: "mktree", input: (0..<10).map { "040000 tree \(tree)\t\($0)\n" }.joined())
        }
        try git.run("update-ref", "refs/tags/bomb", try git.output(of: "commit-tree", "-m", "bomb", tree))
        var limits = GitHistory.Limits()
        limits.listing = 1 << 20
        let history = try history(limits)
        #expect(throws: GitHistory.GitError.tooLarge(command: "git ls-tree", limit: 1 << 20)) {
            try history.files(at: "bomb", ending: ".swift")
        }
    }

    /// A configuration can include a pipe that nothing is written to.
    @Test func endsGitThatWaits() throws {
        try git.commit("1.0")
        #expect(mkfifo("\(folder.path)/pipe", 0o600) == 0)
        try git.run("config", "include.path", "\(folder.path)/pipe")
        var limits = GitHistory.Limits()
        limits.seconds = 1
        #expect(throws: GitHistory.GitError.tooSlow(command: "git rev-parse", seconds: 1)) { try history(limits) }
    }
}

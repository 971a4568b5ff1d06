import ContractTesting
import TestFolders
import Testing
import VerificationModel
import VerifyRunning

@testable import VerifyCommands

/// The example on the page of a finding's code, as files and arguments that `verify` is run with.
struct FindingExample: CustomTestStringConvertible, Sendable {
    /// A change that turns a finding off, as its page describes it.
    enum Suppression: Sendable {
        /// A text in a file becomes another one.
        case replacing(String, with: String, in: String)
        /// A text is added to a file.
        case adding(String, to: String)
        /// Arguments are added.
        case arguments([String])
    }

    /// The code that the example yields.
    let code: String
    /// The files, by their paths.
    var files: [String: String] = [:]
    /// Writes what ``files`` cannot: links, folders, large files and files that are not text.
    var prepare: @Sendable (TemporaryFolder) throws -> Void = { _ in }
    /// The command line, in which `@` is the folder.
    var arguments = ["--contracts", "@/Contracts", "--reports", "@/Reports"]
    /// The environment.
    var environment: [String: String] = [:]
    /// The response types that the program knows.
    var types: [ResponseType] = []
    /// The codes of the other findings that the example yields.
    var others: Set<String> = []
    /// The change that turns the finding off; nil if there is none or if it can only be frozen.
    var suppression: Suppression?

    var testDescription: String { code }

    /// All examples.
    static let all = contracts + formats + layers + layerRules + recordings + runs + secrets + imports

    /// The codes without an example here, with the reason.
    static let absent: [String: String] = {
        let network =
            "it needs an API that answers; RecordFailureTests, RecordKeepTests, RecordSecretsTests, RecordTests and RecordUndecidedTests hold it"
        let record = [
            "disagreement", "exchange-missing", "format", "garbage", "keep", "missing", "no-answer", "no-base", "other-api", "page",
            "path-dots", "secret", "secret-form", "secret-missing", "secret-unknown", "status", "too-often", "undecided", "value-missing",
            "write",
        ]
        let size = "it needs a body of more than 64 MiB"
        let scan = "it is a finding of verify scan; ScanCommandTests and ScanSampleTests hold the findings"
        let scans = [
            "decoder", "decoding", "default", "json", "missing", "same", "undecided", "unjoined", "unknown-case", "unused", "wrapper",
        ]
        let compat = "it is a finding of verify compat; CompatCommandTests and SavedSampleTests hold the findings"
        return Dictionary(uniqueKeysWithValues: record.map { ("record.\($0)", network) })
            .merging(scans.map { ("scan.\($0)", scan) }) { $1 }
            .merging([
                "run.fault": "it needs a fault of the search for secrets; FaultTests and ImportFaultTests hold it",
                "recording.body-size": size, "import.format": size,
                "contract.fixture": "FixtureContractTests hold the finding", "compat.hidden": compat, "compat.lost": compat,
                "compat.not-compared": compat,
                "compat.undecided": compat,
            ]) { $1 }
    }()

    /// A folder with the example's files.
    func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (name, text) in files { try folder.write(name, text) }
        try prepare(folder)
        return folder
    }

    /// The codes of all findings that a run prints.
    func codes(in folder: TemporaryFolder, more: [String] = []) async -> Set<String> {
        let run = await VerifyRun.run(arguments + more, in: folder, types: types, environment: environment)
        let lines = (run.output + run.errors).split(separator: "\n")
        return Set(lines.filter { $0.hasPrefix("  code: ") }.map { String($0.dropFirst("  code: ".count)) })
    }

    /// Turns the finding off, and returns the arguments to add.
    func suppress(in folder: TemporaryFolder, sourceLocation: SourceLocation = #_sourceLocation) throws -> [String] {
        switch suppression {
        case .replacing(let old, let new, let file):
            let text = try folder.text(file)
            #expect(text.contains(old), "\(file) has no \(old)", sourceLocation: sourceLocation)
            try folder.write(file, text.replacing(old, with: new))
        case .adding(let text, let file): try folder.write(file, try folder.text(file) + text)
        case .arguments(let more): return more
        case nil: break
        }
        return []
    }
}

extension FindingExample.Suppression {
    /// An exception in `layers.yml`.
    static func exception(from: String, to: String) -> Self {
        .adding("exceptions: [{ from: \(from), to: \(to), because: until injection lands }]\n", to: "Contracts/layers.yml")
    }
}

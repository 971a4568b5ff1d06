import Foundation
import StandInAPI
import StandInServices
import TestFolders
import Testing

/// A terminal shows progress; a pipe and standard output get results alone.
@Suite("Progress of the built program")
struct ProgressTests {
    private static let erasure = "\r\u{1B}[K"

    /// Checks that a terminal received states of the progress line, and that the line was erased at the end.
    private func expectStates(_ activities: String, in errors: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let states = errors.components(separatedBy: Self.erasure)
        let line = try Regex("(\(activities)): \\d+ of \\d+, \\d+ s")
        #expect(states.count > 2 && states.first == "" && states.last == "", "\(errors)", sourceLocation: sourceLocation)
        let shown = states.dropFirst().dropLast()
        #expect(shown.allSatisfy { $0.wholeMatch(of: line) != nil }, "\(errors)", sourceLocation: sourceLocation)
    }

    @Test(arguments: [
        ["--contracts", "\(PackageFolders.root)/Contracts", "--only", "layers"],
        ["graph", "--root", "\(PackageFolders.root)/Sources/Harness"],
        ["init", "--root", "\(PackageFolders.root)/Sources/Harness", "--print"],
    ])
    func showsLongWorkOnATerminal(_ arguments: [String]) async throws {
        let folder = try TemporaryFolder()
        let run = try await BuiltProgram.runOnTerminal(arguments, in: folder)
        #expect(run.status == 0)
        try expectStates("parsing Swift files|resolving names in Swift files", in: run.errors)
        let piped = try await BuiltProgram.run(arguments, in: folder)
        #expect(piped.errors == "")
        #expect(piped.output == run.output)
    }

    @Test func showsTheRecordingsOfAnImport() async throws {
        let folder = try TemporaryFolder()
        try folder.write("Contracts/apis.yml", "shop: { base: https://api.example.com }\n")
        try folder.write("shop.har", Self.archive(of: 2_000))
        let run = try await BuiltProgram.runOnTerminal(["import", "shop.har", "--contracts", "Contracts"], in: folder)
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("new      get-items-0  3 bytes\n"))
        try expectStates("reading files|writing recordings", in: run.errors)
    }

    /// Returns a HAR file with a number of exchanges, each with a path of its own.
    private static func archive(of count: Int) -> String {
        let entries = (0..<count).map { number in
            """
            {"startedDateTime": "2025-11-20T10:00:00.000Z", "request": {"method": "GET", "url": "https://api.example.com/items/\(number)", \
            "httpVersion": "HTTP/1.1", "headers": []}, "response": {"status": 200, "statusText": "OK", "httpVersion": "HTTP/1.1", \
            "headers": [{"name": "Content-Type", "value": "application/json"}], "content": {"mimeType": "application/json", "text": "[1]"}}}
            """
        }
        return "{\"log\": {\"version\": \"1.2\", \"entries\": [\(entries.joined(separator: ","))]}}"
    }

    @Test func showsEachRequestOfARecording() async throws {
        let folder = try TemporaryFolder()
        try folder.write("Contracts/apis.yml", "shop: { base: https://shop.example.com }\n")
        try folder.write(
            "Contracts/shop.yml", "api: shop\ncontracts:\n  items: { request: GET /items, responses: [{ recording: items }] }\n")
        try folder.write("Fixtures/README.md", "")
        try await StandInAPI.run(answering: { _ in .text("[1]") }) { (api: StandInAPI) async throws in
            let arguments = ["record", "--contracts", "Contracts", "--mode", "all", "--stand-in", "shop=\(api.url.absoluteString)"]
            let run = try await BuiltProgram.runOnTerminal(arguments, in: folder)
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.errors.hasPrefix("\(Self.erasure)1 of 1, 0 s\(Self.erasure)1 of 1: GET "), "\(run.errors)")
            #expect(run.errors.hasSuffix(Self.erasure))
            let piped = try await BuiltProgram.run(arguments, in: folder)
            #expect(piped.errors == "")
        }
    }
}

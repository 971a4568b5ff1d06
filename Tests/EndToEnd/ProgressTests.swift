import Foundation
import StandInAPI
import StandInServices
import TestFolders
import Testing

/// A terminal shows progress; a pipe and standard output get results alone.
@Suite("Progress of the built program")
struct ProgressTests {
    private static let erasure = "\r\u{1B}[K"

    @Test func showsLongWorkOnATerminal() async throws {
        let folder = try TemporaryFolder()
        let arguments = ["graph", "--root", "\(PackageFolders.root)/Sources/Harness"]
        let run = try await BuiltProgram.runOnTerminal(arguments, in: folder)
        #expect(run.status == 0)
        let states = run.errors.components(separatedBy: Self.erasure)
        let line = /(parsing Swift files|resolving names in Swift files): \d+ of \d+, \d+ s/
        #expect(states.count > 2 && states.first == "" && states.last == "", "\(run.errors)")
        #expect(states.dropFirst().dropLast().allSatisfy { $0.wholeMatch(of: line) != nil }, "\(run.errors)")
        let piped = try await BuiltProgram.run(arguments, in: folder)
        #expect(piped.errors == "")
        #expect(piped.output == run.output)
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

import DecodingPrograms
import Foundation
import TestFolders
import Testing
import VerifyRunning

@Suite("Systems whose Foundation decodes")
struct SystemTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "App/Event.swift",
            """
            import Foundation
            struct Event: Decodable {
                let date: Date
                let page: URL?
            }
            struct Link: Decodable {
                let target: String
                init(from decoder: any Decoder) throws {
                    let text = try decoder.singleValueContainer().decode(String.self)
                    guard let url = URL(string: text) else {
                        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no URL"))
                    }
                    target = url.absoluteString
                }
            }
            """)
    }

    private func check(_ body: String, systems: String?, type: String = "Event", more: String = "") async throws -> VerifyRun {
        try folder.write("Fixtures/event.json", body + "\n")
        try folder.write(
            "Contracts/apis.yml",
            "app:\n  sources: [App]\n" + (systems.map { "  systems: [\($0)]\n" } ?? "") + "  decoder: { dates: iso8601 }\n")
        try folder.write(
            "Contracts/app.yml", "api: app\nfixtures:\n  Fixtures/event.json:\n    body: \(type)\n" + (more.isEmpty ? "" : "    \(more)\n"))
        return await VerifyRun.run(["--contracts", "@/Contracts"], in: folder)
    }

    private static let fraction = #"{"date": "2026-11-25T09:30:00.250Z"}"#

    /// The error of Foundation has the path of the object with the date; the finding has that of the date.
    @Test func fractionsOfSecondsDependOnTheSystem() async throws {
        let run = try await check(Self.fraction, systems: "iOS 16, iOS 26, Linux 6.1, Linux 6.2")
        #expect(run.status == 1)
        #expect(
            run.output.contains(
                """
                Fixtures/event.json:1:10: broken
                  $.date is the string "2026-11-25T09:30:00.250Z": Expected date string to be ISO8601-formatted, which iOS 16, Linux 6.1 refuse, but not iOS 26, Linux 6.2
                  allowed: a value that Event accepts
                """), "\(run.output)")
    }

    @Test(arguments: ["iOS 26", "macOS 26.1", "Linux 6.3"]) func newSystemsDecodeFractions(_ system: String) async throws {
        #expect(try await check(Self.fraction, systems: system).status == 0)
    }

    @Test(arguments: ["iOS 18.7", "macOS 15", "tvOS 18", "visionOS 2", "watchOS 11", "Linux 6.1"])
    func earlierSystemsRefuseFractions(_ system: String) async throws {
        let run = try await check(Self.fraction, systems: system)
        #expect(run.status == 1)
        #expect(run.output.contains("Expected date string to be ISO8601-formatted\n"))
    }

    /// How a later version decodes is not known.
    @Test(arguments: ["iOS 28", "iOS 20", "macOS 16", "tvOS 25", "visionOS 3", "watchOS 12", "Linux 7.0"])
    func refusesSystemsThatAreNotKnown(_ system: String) async throws {
        let run = try await check(Self.fraction, systems: system)
        #expect(run.status == 2)
        #expect(run.errors.contains("\"\(system)\"") || run.output.contains("\"\(system)\""), "\(run.output) \(run.errors)")
        #expect((run.output + run.errors).contains("iOS up to 18, 26 and 27; "), "\(run.output) \(run.errors)")
    }

    /// The systems of the manifest count where the contracts name none.
    @Test(arguments: [(".iOS(.v16)", 1), (".iOS(\"26.0\")", 0), (".macOS(.v12), .iOS(\"26.0\")", 1), ("", 0)])
    func takesTheLowestSystemsOfTheManifest(_ platforms: String, _ status: Int32) async throws {
        try folder.write(
            "Package.swift", "// swift-tools-version: 6.2\nlet package = Package(name: \"App\", platforms: [\(platforms)], targets: [])\n")
        let run = try await check(Self.fraction, systems: nil)
        #expect(run.status == status, "\(run.output)")
        #expect(try await check(Self.fraction, systems: "iOS 26").status == 0)
    }

    @Test func plainDatesDependOnNoSystem() async throws {
        #expect(try await check(#"{"date": "2026-11-25T09:30:00Z"}"#, systems: "iOS 16, iOS 26, Linux 6.0").status == 0)
    }

    /// The linked Foundation decides about all other texts.
    @Test func otherTextsAreRefusedOnEachSystem() async throws {
        let run = try await check(#"{"date": "tomorrow"}"#, systems: "iOS 16, iOS 26")
        #expect(run.output.contains("Expected date string to be ISO8601-formatted\n"))
    }

    @Test(arguments: [
        ("https://example.com/a b", "iOS 16 refuses, but not iOS 17"), ("https://example.com/caf\u{E9}", "iOS 16 refuses, but not iOS 17"),
        ("https://example.com/a%20b?c=d#e", nil),
    ])
    func charactersInURLsDependOnTheSystem(_ text: String, _ result: String?) async throws {
        let run = try await check(#"{"date": "2026-11-25T09:30:00Z", "page": "\#(text)"}"#, systems: "iOS 16, iOS 17")
        #expect(run.status == (result == nil ? 0 : 1))
        if let result { #expect(run.output.contains("Invalid URL string, which \(result)\n"), "\(run.output)") }
        let own = try await check("\"\(text)\"", systems: "iOS 16, iOS 17", type: "Link")
        #expect(own.status == (result == nil ? 0 : 1))
        if let result { #expect(own.output.contains("no URL, which \(result)\n"), "\(own.output)") }
    }

    @Test func bracketsInURLsAreNotDecidedForEarlierSystems() async throws {
        let body = #"{"date": "2026-11-25T09:30:00Z", "page": "https://example.com/[a]"}"#
        #expect(try await check(body, systems: "iOS 17").status == 0)
        let run = try await check(body, systems: "iOS 16, iOS 17")
        #expect(run.status == 2)
        #expect(run.output.contains("how iOS 16 decodes this URL, on iOS 16"))
    }

    @Test func aRefusalMustHoldOnEachSystem() async throws {
        #expect(try await check(Self.fraction, systems: "iOS 16, iOS 18", more: "rejects: $").status == 0)
        let run = try await check(Self.fraction, systems: "iOS 16, iOS 26", more: "rejects: $")
        #expect(run.status == 1)
        #expect(run.output.contains("allowed: a decoding that fails at $ on each system\n"))
    }

    @Test func withoutSystemsTheLinkedFoundationDecides() async throws {
        struct Dated: Decodable { let date: Date }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        let decodes = (try? decoder.decode(Dated.self, from: Data(Self.fraction.utf8))) != nil
        #expect(try await check(Self.fraction, systems: nil).status == (decodes ? 0 : 1))
    }

    @Test(arguments: ["iOS", "iOS 16.1.2", "Windows 11", "ios 16", "iOS x"]) func refusesUnknownSystems(_ system: String) async throws {
        let run = try await check(Self.fraction, systems: system)
        #expect(run.status == 2)
        #expect(
            run.output.contains("\"\(system)\"") && run.output.contains("next: write it like iOS 16, or Linux 6.2 for the Swift toolchain"),
            "\(run.output)")
    }

    /// The page of the format lists each change with its source and the first versions that have it.
    @Test func thePageListsAllChanges() throws {
        let page = try String(
            contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
                path: "../../../Documentation/Formats/apis.md"),
            encoding: .utf8)
        for change in FoundationChange.all {
            #expect(page.contains("| \(change.text) | \(change.firstSystems) | \(change.source) |"))
        }
    }
}

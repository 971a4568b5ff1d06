import DecodingInterpreter
import DecodingPrograms
import DecodingSources
import StrictJSON
import SwiftSymbols
import Testing

@Suite("Types of packages whose sources are not there")
struct PackageTypesTests {
    /// A type, a body and the verdict.
    struct Sample: Sendable, CustomTestStringConvertible {
        let type: String
        let body: String
        let verdict: String
        var imports = ""
        var dates = DecoderSettings.Dates.deferredToDate

        var testDescription: String { "\(type) from \(body)" }
    }

    private static let tagged = "import Tagged"
    private static let identified = "import Foundation\nimport IdentifiedCollections"

    static let samples = [
        Sample(type: "Tagged<Never, Int>", body: "5", verdict: "decoded", imports: tagged),
        Sample(type: "Tagged<Never, Int>", body: #""5""#, verdict: "typeMismatch Int at $.value", imports: tagged),
        Sample(type: "Tagged<Never, Date>", body: #""2026-11-24T09:30:00Z""#, verdict: "decoded", imports: tagged, dates: .iso8601),
        // The second attempt of Tagged reads a date without the strategy of the decoder.
        Sample(type: "Tagged<Never, Date>", body: "5", verdict: "decoded", imports: tagged, dates: .iso8601),
        Sample(type: "[Tagged<Never, String>: Int]", body: #"{"a":1}"#, verdict: "decoded", imports: tagged),
        Sample(
            type: "[Tagged<Never, String>: Int]", body: #"["a",1]"#, verdict: "typeMismatch Dictionary<String, Any> at $.value",
            imports: tagged),
        Sample(type: "[Tagged<Never, Int>: Int]", body: #"{"a":1}"#, verdict: "dataCorrupted at $.value.a", imports: tagged),
        Sample(type: "Tagged<Never, Int>", body: "5", verdict: "not decided: the sources of Tagged are not there"),
        Sample(type: "IdentifiedArrayOf<Row>", body: #"[{"id":1},{"id":2}]"#, verdict: "decoded", imports: identified),
        Sample(
            type: "IdentifiedArray<Row.ID, Row>", body: #"[{"id":1},{"id":1}]"#, verdict: "dataCorrupted at $.value", imports: identified),
        Sample(type: "IdentifiedArrayOf<Row>", body: #"[{"id":"a"}]"#, verdict: "typeMismatch Int at $.value[0].id", imports: identified),
        Sample(
            type: "BigInt", body: #""12""#, verdict: "not decided: the call of aTextAsInSomeVersions", imports: "import BigInt"),
        Sample(type: "BigInt", body: #"["+",12]"#, verdict: "decoded", imports: "import BigInt"),
        Sample(type: "BigUInt", body: #"["-",12]"#, verdict: "dataCorrupted at $.value", imports: "import BigInt"),
        Sample(type: "OrderedSet<Row>", body: #"[{"id":1}]"#, verdict: "decoded", imports: "import OrderedCollections"),
        Sample(type: "AnyCodable", body: #"[1,{"a":null}]"#, verdict: "decoded"),
        Sample(type: "AnyCodable", body: "[1e999]", verdict: "not decided: a number that no type of AnyCodable holds"),
    ]

    @Test("Are decoded as the packages decode them", arguments: samples)
    func decode(_ sample: Sample) throws {
        let text = """
            \(sample.imports)
            struct Row: Decodable, Identifiable { let id: Int }
            struct Root: Decodable { let value: \(sample.type) }
            """
        let sources = DecodingSources([
            DecodingSources.File(name: "Root.swift", source: SourceGraph.Source(module: "App", bytes: Array(text.utf8)))
        ])
        let (program, types) = sources.program(of: sources.candidates(named: "Root"))
        var settings = DecoderSettings()
        settings.dates = sample.dates
        let document = try JSONDocument(Array("{\"value\":\(sample.body)}".utf8))
        let verdict =
            switch Interpreter(program, settings: settings).outcome(of: types[0], in: document) {
            case .decoded(let tolerated): tolerated.isEmpty ? "decoded" : "decoded, with \(tolerated.count) failures hidden"
            case .failed(let report): "\(Self.kind(report.kind)) at $\(report.path.map(Self.text).joined())"
            case .undecided(let obstacles): "not decided: \(obstacles.map(\.what).joined(separator: ", "))"
            }
        #expect(verdict == sample.verdict)
    }

    @Test("Are not among the types of the sources")
    func areNotListed() {
        let sources = DecodingSources([
            DecodingSources.File(
                name: "Root.swift", source: SourceGraph.Source(module: "App", bytes: Array("import Tagged\nstruct Root: Decodable {}".utf8))
            )
        ])
        #expect(sources.decodable.map(\.path) == ["Root"])
        #expect(sources.candidates(named: "Tagged").isEmpty)
    }

    private static func kind(_ kind: DecodingFailureReport.Kind) -> String {
        switch kind {
        case .typeMismatch(let type): "typeMismatch \(type)"
        case .dataCorrupted: "dataCorrupted"
        default: "\(kind)"
        }
    }

    private static func text(_ part: PathPart) -> String {
        switch part {
        case .key(let key): ".\(key)"
        case .index(let index): "[\(index)]"
        }
    }
}

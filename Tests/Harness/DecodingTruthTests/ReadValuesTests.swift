import BodyMutations
import DecodingInterpreter
import DecodingPrograms
import DecodingSources
import Foundation
import StrictJSON
import SwiftSymbols
import Testing
import TruthTypes

/// The values of a body that a type reads, as its sources show.
@Suite("Values that a type reads")
struct ReadValuesTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let source: String
        let body: String
        /// The strings of the body that are not read, in the order of the text.
        let unread: [String]
        var keys = DecoderSettings.Keys.useDefaultKeys
    }

    static let samples = [
        Sample(
            testDescription: "nested types, arrays and optionals",
            source: """
                struct T: Decodable { let name: String; let nick: String?; let home: Home?; let tags: [Tag] }
                struct Home: Decodable { let city: String }
                struct Tag: Decodable { let id: Int; let label: String }
                """,
            body: #"{"name":"read 1","nick":"read 2","mail":"not 1","home":{"street":"not 2","city":"read 3"},"#
                + #""tags":[{"id":1,"label":"read 4","by":"not 3"},{"id":2,"label":"read 5","by":["not 4"]}]}"#,
            unread: ["not 1", "not 2", "not 3", "not 4"]),
        Sample(
            testDescription: "dictionaries, sets and dates",
            source: """
                import Foundation
                struct T: Decodable { let names: [String: String]; let kinds: Set<Kind>; let at: Date; let link: URL?; let homes: [Int: Home] }
                struct Home: Decodable { let city: String }
                enum Kind: String, Decodable { case a, b }
                """,
            body: #"{"names":{"x":"read 1"},"kinds":["a","b"],"at":1.5,"link":"https://read.example","#
                + #""homes":{"1":{"city":"read 2","street":"not 1"}},"other":{"x":"not 2"}}"#,
            unread: ["not 1", "not 2"]),
        Sample(
            testDescription: "keys with other names",
            source: """
                struct T: Decodable {
                    let name: String
                    var note = ""
                    private enum CodingKeys: String, CodingKey { case name = "full_name" }
                }
                """,
            body: #"{"name":"not 1","full_name":"read 1","note":"not 2"}"#, unread: ["not 1", "not 2"]),
        Sample(
            testDescription: "keys in snake case",
            source: """
                struct T: Decodable { let fullName: String; let home: [String: Home] }
                struct Home: Decodable { let cityName: String }
                """,
            body: #"{"full_name":"read 1","fullName2":"not 1","home":{"a_b":{"city_name":"read 2","street_name":"not 2"}}}"#,
            unread: ["not 1", "not 2"], keys: .convertFromSnakeCase),
        Sample(
            testDescription: "an initializer that reads only one of two keys",
            source: """
                struct T: Decodable {
                    let title: String
                    enum Keys: String, CodingKey { case kind, film, show, extra }
                    init(from decoder: any Decoder) throws {
                        let container = try decoder.container(keyedBy: Keys.self)
                        let kind = try container.decode(String.self, forKey: .kind)
                        title = try container.decode(String.self, forKey: kind == "film" ? .film : .show)
                    }
                }
                """,
            body: #"{"kind":"film","film":"read 1","show":"not 1","extra":"not 2"}"#, unread: ["not 1", "not 2"]),
        Sample(
            testDescription: "nested containers, elements that fail, and super decoders",
            source: """
                class Base: Decodable { let id: String }
                final class T: Base {
                    let cities: [String]
                    enum Keys: String, CodingKey { case places }
                    enum PlaceKeys: String, CodingKey { case city, zip }
                    required init(from decoder: any Decoder) throws {
                        let container = try decoder.container(keyedBy: Keys.self)
                        var places = try container.nestedUnkeyedContainer(forKey: .places)
                        var found: [String] = []
                        while !places.isAtEnd {
                            let place = try places.nestedContainer(keyedBy: PlaceKeys.self)
                            if let city = try? place.decode(String.self, forKey: .city) { found.append(city) }
                        }
                        cities = found
                        try super.init(from: container.superDecoder())
                    }
                }
                """,
            body: #"{"places":[{"city":"read 1","zip":"not 1"},{"city":7,"zip":"not 2"}],"#
                + #""super":{"id":"read 2","of":"not 3"},"id":"not 4"}"#,
            unread: ["not 1", "not 2", "not 3", "not 4"]),
        Sample(
            testDescription: "any JSON value",
            source: """
                struct T: Decodable { let name: String; let extra: [String: JSON] }
                enum JSON: Decodable {
                    case text(String), number(Double), list([JSON]), object([String: JSON]), nothing
                    init(from decoder: any Decoder) throws {
                        let container = try decoder.singleValueContainer()
                        if let text = try? container.decode(String.self) { self = .text(text); return }
                        if let number = try? container.decode(Double.self) { self = .number(number); return }
                        if let list = try? container.decode([JSON].self) { self = .list(list); return }
                        if let object = try? container.decode([String: JSON].self) { self = .object(object); return }
                        self = .nothing
                    }
                }
                """,
            body: #"{"name":"read 1","extra":{"a":"read 2","b":["read 3",{"c":"read 4"}]},"more":{"a":"not 1"}}"#, unread: ["not 1"]),
        Sample(
            testDescription: "both ways of a condition that is not known",
            source: """
                struct T: Decodable {
                    let title: String
                    enum Keys: String, CodingKey { case film, show, extra }
                    init(from decoder: any Decoder) throws {
                        let container = try decoder.container(keyedBy: Keys.self)
                        if Outside.flag() {
                            title = try container.decode(String.self, forKey: .film)
                        } else {
                            title = try container.decode(String.self, forKey: .show)
                        }
                    }
                }
                """,
            body: #"{"film":"read 1","show":"read 2","extra":"not 1"}"#, unread: ["not 1"]),
    ]

    private static func reads(_ source: String, _ body: String, _ settings: DecoderSettings = DecoderSettings()) throws -> DecodingReads {
        let source = SourceGraph.Source(module: "App", bytes: Array("import Foundation\n\(source)".utf8))
        let sources = DecodingSources([DecodingSources.File(name: "T.swift", source: source)], platform: .linux)
        let (program, types) = sources.program(of: sources.candidates(named: "T"))
        return Interpreter(program, settings: settings).reads(of: try #require(types.first), in: try JSONDocument(Array(body.utf8)))
    }

    /// The strings of a body outside of some bytes, in the order of the text.
    private static func strings(of value: JSONValue, outside ranges: [Range<Int>]) -> [JSONValue] {
        switch value.kind {
        case .object: value.members.flatMap { strings(of: $0.value, outside: ranges) }
        case .array: value.elements.flatMap { strings(of: $0, outside: ranges) }
        case .string: ranges.contains { $0.lowerBound <= value.range.lowerBound && $0.upperBound >= value.range.upperBound } ? [] : [value]
        case .number, .boolean, .null: []
        }
    }

    @Test(arguments: samples) func areThoseOfTheSources(_ sample: Sample) throws {
        var settings = DecoderSettings()
        settings.keys = sample.keys
        let reads = try Self.reads(sample.source, sample.body, settings)
        guard case .decoded = reads.outcome else {
            Issue.record("\(reads.outcome)")
            return
        }
        #expect(reads.open == [])
        let document = try JSONDocument(Array(sample.body.utf8))
        #expect(Self.strings(of: document.root, outside: reads.ranges).map(\.string) == sample.unread)
    }

    /// Code that is not read may read anything with a decoder or a container.
    @Test(arguments: [
        ("extra = Outside.read(decoder)", "Outside.read"),
        ("extra = try? Outside.read(container)", "Outside.read"),
        ("extra = Outside.later { try? container.decode(String.self, forKey: .extra) }", "Outside.later"),
        ("extra = try? container.decode(Outside.self, forKey: .extra)", "Outside"),
        ("extra = (decoder as? Outside)?.text", "cast"),
        ("extra = { try? container.decode(String.self, forKey: .extra) }", "keeps"),
        ("extra = decoder", "keeps"),
    ])
    func areOpenIfCodeOutsideMayRead(_ statement: String, _ construct: String) throws {
        let reads = try Self.reads(
            """
            struct T: Decodable {
                let name: String
                let extra: Any?
                enum Keys: String, CodingKey { case name, extra }
                init(from decoder: any Decoder) throws {
                    let container = try decoder.container(keyedBy: Keys.self)
                    name = try container.decode(String.self, forKey: .name)
                    \(statement)
                }
            }
            """, #"{"name":"read 1","extra":"not 1"}"#)
        if case .undecided = reads.outcome { return }
        #expect(!reads.open.isEmpty, "\(construct)")
    }

    /// With other text in the strings that are not read, the compiled type gives the same value.
    @Test func areAllThatTheCompiledTypesRead() async throws {
        let (compared, different) = try await onOwnThread { try Self.comparedAndDifferent() }
        #expect(compared > 4_000)
        #expect(different == [])
    }

    /// Returns the number of bodies that were compared, and those for which a type gives another value.
    private static func comparedAndDifferent() throws -> (compared: Int, different: [String]) {
        let truth = try Truth()
        var compared = 0
        var different: [String] = []
        for one in TruthCase.all {
            let (interpreter, type) = try truth.interpreter(of: one)
            for body in one.bodies {
                let changed = try BodyMutations(body).single.enumerated().filter { $0.offset.isMultiple(of: 5) }.map(\.element)
                for text in ([body] + changed).flatMap({ [$0, Self.withMoreMembers($0)] }) {
                    let document = try JSONDocument(Array(text.utf8))
                    let reads = interpreter.reads(of: type, in: document)
                    guard case .decoded = reads.outcome, reads.open.isEmpty else { continue }
                    let other = Self.withOtherText(in: Self.strings(of: document.root, outside: reads.ranges), of: document)
                    guard other != document.bytes else { continue }
                    compared += 1
                    if try Self.characters(of: one, other) != Self.characters(of: one, document.bytes) {
                        different.append("\(one.name): \(text)")
                    }
                }
            }
        }
        return (compared, different)
    }

    /// Returns the characters that describe the value of a compiled type, sorted, because sets and dictionaries have no order.
    ///
    /// The addresses of locks are left out.
    private static func characters(of one: TruthCase, _ body: [UInt8]) throws -> String {
        let lines = try one.dump(Data(body)).split(separator: "\n").filter { !$0.contains("pointerValue") }
        return String(lines.joined().replacing(/0x[0-9a-f]+/, with: "").sorted())
    }

    /// Returns a body with one more member in each object.
    private static func withMoreMembers(_ body: String) -> String {
        var text = ""
        var isInside = false
        var isEscaped = false
        for (index, character) in zip(body.indices, body) {
            text.append(character)
            if character == "\"", !isEscaped { isInside.toggle() }
            isEscaped = character == "\\" && !isEscaped
            guard character == "{", !isInside else { continue }
            let isEmpty = body[body.index(after: index)...].first { !$0.isWhitespace } == "}"
            text += #""zz":"Anna Example"\#(isEmpty ? "" : ",")"#
        }
        return text
    }

    /// Returns a body in which strings have other characters.
    private static func withOtherText(in strings: [JSONValue], of document: JSONDocument) -> [UInt8] {
        var bytes = document.bytes
        for value in strings where !value.text.contains("\\") {
            for offset in value.range.dropFirst().dropLast() where bytes[offset] < 0x80 { bytes[offset] = UInt8(ascii: "x") }
        }
        return bytes
    }
}

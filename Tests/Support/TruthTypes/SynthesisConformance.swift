import Foundation

enum SynthesisConformance {
    typealias Model = Codable & Sendable
    typealias Entity = Model & Hashable
    protocol Storable: Model { static var table: String { get } }
    protocol Syncable: Storable, Identifiable {}

    struct Note: Model { let text: String }
    struct Tag: Entity { let name: String; let color: String? }
    struct Task: Syncable { static let table = "tasks"; let id: Int; let tags: Set<Tag> }
    struct Album: Equatable { let id: Int; var title = "x" }
    final class Draft { let text: String; let words: Int?; init() { text = ""; words = nil } }
    @frozen @usableFromInline struct Point: Codable { @usableFromInline var x: Double; let y: Double }
    /// It shows an attribute in the list of conformances.
    ///
    /// No two threads share a value, so that nothing needs to be checked.
    final class Cache: @unchecked Sendable, Decodable {
        private let lock = NSLock(); var items: [String]; enum CodingKeys: CodingKey { case items }
    }
    struct Reader<Content> { let content: Content }
    struct Shelf: Decodable { let reader: Reader<[Int]>; let point: Point; let draft: Draft?; let album: Album; let note: Note }

    /// Every type of this protocol without an initializer of its own has this one.
    protocol Lenient: Decodable { init() }
    struct Badge: Lenient { var count = 0; var text: String? }
    protocol TextCoded: Decodable { init(text: String) }
    struct Slug: TextCoded { let text: String; let length: Int; init(text: String) { self.text = text; length = text.count } }
    struct Article: Decodable { let slug: Slug; let others: [Slug]; let badge: Badge? }

    /// The extension is only for enumerations, so that a structure is synthesized.
    protocol Unknowable: Decodable {}
    enum Level: String, Unknowable { case low, high }
    struct Rank: Unknowable { let level: Level; let next: Level? }

    struct Build: Decodable {
        let name: String
        #if swift(>=5.0)
            let number: Int
        #else
            let number: String
        #endif
        #if compiler(>=99) || os(Windows)
            let future: Bool
        #elseif canImport(Foundation)
            let created: Date?
        #else
            let created: Int
        #endif
        #if !os(Windows) && swift(<99)
            #if arch(x86_64) || arch(arm64)
                let bits: Int
            #endif
        #endif
        enum CodingKeys: String, CodingKey {
            case name
            #if os(Linux)
                case number = "build_number"
            #else
                case number = "number"
            #endif
            case created, bits
        }
    }
}

extension SynthesisConformance.Album: Codable {}
extension SynthesisConformance.Draft: SynthesisConformance.Model {}
extension SynthesisConformance.Reader: Decodable where Content: RangeReplaceableCollection & Decodable {}
extension SynthesisConformance.Lenient { init(from decoder: any Decoder) throws { self.init() } }
extension SynthesisConformance.TextCoded {
    init(from decoder: any Decoder) throws { self.init(text: try decoder.singleValueContainer().decode(String.self)) }
}
extension SynthesisConformance.Unknowable where Self: CaseIterable & RawRepresentable, RawValue == String {
    init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        self = Self(rawValue: text.lowercased()) ?? Self.allCases[Self.allCases.startIndex]
    }
}
extension SynthesisConformance.Level: CaseIterable {}

extension TruthCase {
    static let synthesisConformance: [TruthCase] = [
        TruthCase(SynthesisConformance.Note.self, "SynthesisConformance.Note", "conformance", level: "synthesized", [#"{"text":"a"}"#]),
        TruthCase(
            SynthesisConformance.Task.self, "SynthesisConformance.Task", "conformance", level: "synthesized",
            [#"{"id":1,"tags":[{"name":"a","color":"b"}]}"#]),
        TruthCase(
            SynthesisConformance.Cache.self, "SynthesisConformance.Cache", "conformance", level: "synthesized", [#"{"items":["a"]}"#]),
        TruthCase(
            SynthesisConformance.Shelf.self, "SynthesisConformance.Shelf", "conformance", level: "synthesized",
            [
                #"{"reader":{"content":[1]},"point":{"x":1,"y":2},"draft":{"text":"a","words":1},"album":{"id":1,"title":"b"},"note":{"text":"c"}}"#
            ]),
        TruthCase(
            SynthesisConformance.Article.self, "SynthesisConformance.Article", "protocol extension", level: "straight",
            [#"{"slug":"a","others":["b"],"badge":{"count":"x"}}"#]),
        TruthCase(
            SynthesisConformance.Rank.self, "SynthesisConformance.Rank", "protocol extension", level: "steered",
            [#"{"level":"HIGH","next":"zzz"}"#]),
        TruthCase(
            SynthesisConformance.Level.self, "SynthesisConformance.Level", "protocol extension", level: "steered", [#""HIGH""#, #""zzz""#]),
        TruthCase(
            SynthesisConformance.Badge.self, "SynthesisConformance.Badge", "protocol extension", level: "straight",
            [#"{"count":"x"}"#, "1"]),
        TruthCase(
            SynthesisConformance.Build.self, "SynthesisConformance.Build", "#if", level: "synthesized",
            [#"{"name":"a","build_number":1,"number":1,"created":2,"bits":64}"#]),
    ]
}

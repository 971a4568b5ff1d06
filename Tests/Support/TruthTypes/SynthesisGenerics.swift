import Foundation

enum SynthesisGenerics {
    struct Triple<A, B: Decodable, C> where C: Collection { let a: A; let b: B?; let c: C }
    typealias Sample = Triple<Int, String, [Bool]>

    struct Page<Item, Meta> { let items: [Item]; let meta: Meta; let links: Links; struct Links { let next: Item? } }
    struct NoMeta: Decodable {}
    typealias PlainPage<Item> = Page<Item, NoMeta>
    typealias NamePage = PlainPage<String>
    struct Cursor: Decodable { let after: String? }
    struct Browser: Decodable { let pages: [Page<Int, Cursor>]; let plain: PlainPage<Bool> }

    protocol Resource {
        associatedtype Attributes: Decodable
        associatedtype Extra: Decodable = NoMeta
    }
    enum Songs: Resource { struct Attributes: Decodable { let title: String } }
    enum Albums: Resource { typealias Attributes = [String]; typealias Extra = Int? }
    struct Document<R: Resource>: Decodable { let attributes: R.Attributes; let extra: R.Extra; let more: [R.Extra] }
    typealias SongDocument = Document<Songs>
    typealias AlbumDocument = Document<Albums>

    struct Artist: Identifiable, Decodable { let id: Int; let name: String }
    struct Link<Target: Identifiable>: Decodable where Target.ID: Decodable { let id: Target.ID; let others: [Target.ID] }
    typealias ArtistLink = Link<Artist>
    struct Sampler<List: Collection & Decodable>: Decodable where List.Element: Decodable { let all: List; let one: List.Element }
    typealias WordSampler = Sampler<[String]>

    struct Amount<Unit>: Decodable { let value: Double; let unit: String? }
    enum Euro {}
    struct Price: Decodable { let net: Amount<Euro>; let gross: Amount<Int>? }

    /// A generic type that contains itself with other arguments.
    struct Crew<Member: Decodable>: Decodable {
        let lead: Member
        enum CodingKeys: CodingKey { case lead, below }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            lead = try container.decode(Member.self, forKey: .lead)
            _ = try container.decodeIfPresent(Crew<Optional<Member>>.self, forKey: .below)
        }
    }
    typealias Ship = Crew<Int>

    struct Tree<Value: Decodable>: Decodable { let value: Value; let children: [Tree]; let named: [String: Tree<Value>]? }
    typealias NameTree = Tree<String>
    class Paged<Item: Decodable>: Decodable { let items: [Item]; var total: Int? }
    final class NamePages: Paged<String> { var title = "names" }

    struct Measured { let value: Double; let unit: Unit; enum Unit: String, Decodable { case meter = "m", foot = "ft" } }
    struct Between<Bound> { let low: Bound; let high: Bound }
    typealias TimeBetween = Between<Date>
    struct Response<Payload, Failure> where Failure: Error { let payload: Payload?; let failure: Failure? }
    struct ServerError: Error, Decodable { let status: Int }
    typealias UserResponse = Response<[String: Int], ServerError>

    protocol Kinded { associatedtype Kind: RawRepresentable where Kind.RawValue == String }
    enum Sport: Kinded { enum Kind: String, Decodable { case ball, water } }
    struct Match<S: Kinded>: Decodable where S.Kind: Decodable { let kind: S.Kind; let text: S.Kind.RawValue }
    typealias SportMatch = Match<Sport>
}

extension SynthesisGenerics.Triple: Decodable where A: Decodable, C: Decodable {}
extension SynthesisGenerics.Page: Decodable where Item: Decodable, Meta: Decodable {}
extension SynthesisGenerics.Page.Links: Decodable where Item: Decodable {}
extension SynthesisGenerics.Measured: Decodable {}
extension SynthesisGenerics.Between: Decodable where Bound: Decodable & Comparable {}
extension SynthesisGenerics.Response: Decodable where Payload: Decodable, Failure: Decodable {}

extension TruthCase {
    static let synthesisGenerics: [TruthCase] = [
        TruthCase(
            SynthesisGenerics.Ship.self, "SynthesisGenerics.Ship", "generic", level: "straight",
            [#"{"lead":4,"below":{"lead":null,"below":{"lead":5}}}"#]),
        TruthCase(
            SynthesisGenerics.Sample.self, "SynthesisGenerics.Sample", "generic", level: "synthesized", [#"{"a":1,"b":"a","c":[true]}"#]),
        TruthCase(
            SynthesisGenerics.NamePage.self, "SynthesisGenerics.NamePage", "generic", level: "synthesized",
            [#"{"items":["a"],"meta":{},"links":{"next":"b"}}"#]),
        TruthCase(
            SynthesisGenerics.Browser.self, "SynthesisGenerics.Browser", "generic", level: "synthesized",
            [#"{"pages":[{"items":[1],"meta":{"after":"a"},"links":{}}],"plain":{"items":[true],"meta":{},"links":{"next":false}}}"#]),
        TruthCase(
            SynthesisGenerics.SongDocument.self, "SynthesisGenerics.SongDocument", "associated types", level: "synthesized",
            [#"{"attributes":{"title":"a"},"extra":{},"more":[{}]}"#]),
        TruthCase(
            SynthesisGenerics.AlbumDocument.self, "SynthesisGenerics.AlbumDocument", "associated types", level: "synthesized",
            [#"{"attributes":["a"],"extra":1,"more":[null]}"#]),
        TruthCase(
            SynthesisGenerics.ArtistLink.self, "SynthesisGenerics.ArtistLink", "associated types", level: "synthesized",
            [#"{"id":1,"others":[2]}"#]),
        TruthCase(
            SynthesisGenerics.WordSampler.self, "SynthesisGenerics.WordSampler", "associated types", level: "synthesized",
            [#"{"all":["a"],"one":"b"}"#]),
        TruthCase(
            SynthesisGenerics.Price.self, "SynthesisGenerics.Price", "generic", level: "synthesized",
            [#"{"net":{"value":1.5,"unit":"a"},"gross":{"value":2}}"#]),
        TruthCase(
            SynthesisGenerics.NameTree.self, "SynthesisGenerics.NameTree", "recursion", level: "synthesized", isOrdered: false,
            [#"{"value":"a","children":[{"value":"b","children":[]}],"named":{"x":{"value":"c","children":[]}}}"#]),
        TruthCase(
            SynthesisGenerics.NamePages.self, "SynthesisGenerics.NamePages", "class", level: "synthesized", [#"{"items":["a"],"total":1}"#]),
        TruthCase(
            SynthesisGenerics.Measured.self, "SynthesisGenerics.Measured", "conformance", level: "synthesized",
            [#"{"value":1.5,"unit":"ft"}"#]),
        TruthCase(
            SynthesisGenerics.TimeBetween.self, "SynthesisGenerics.TimeBetween", "generic", level: "synthesized",
            settings: Settings(dates: .formatted("yyyy-MM-dd")),
            [#"{"low":"2026-11-22","high":"2026-11-23"}"#]),
        TruthCase(
            SynthesisGenerics.UserResponse.self, "SynthesisGenerics.UserResponse", "generic", level: "synthesized", isOrdered: false,
            [#"{"payload":{"a":1},"failure":{"status":2}}"#, "{}"]),
        TruthCase(
            SynthesisGenerics.SportMatch.self, "SynthesisGenerics.SportMatch", "associated types", level: "synthesized",
            [#"{"kind":"ball","text":"a"}"#]),
    ]
}

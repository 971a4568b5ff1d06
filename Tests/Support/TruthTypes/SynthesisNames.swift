import Foundation

enum SynthesisNames {
    struct Log: Decodable {
        let date: Date
        let data: Data?
        let url: [URL]
        let id: Int
        struct Date: Decodable { let year: Swift.Int }
        struct Data: Decodable { let bytes: [Swift.Int] }
        struct URL: Decodable { let host: String }
        enum Int: String, Decodable { case one, two }
    }
    struct Trip: Decodable {
        typealias Date = String
        typealias Data = [Int]
        typealias ID = UUID
        let id: ID
        let from: Date
        let to: Date?
        let data: Data
        let real: Foundation.Date
    }
    /// The short forms mean the types of the standard library.
    struct Chart: Decodable {
        struct Array<Element: Decodable>: Decodable { let items: [Element] }
        struct Optional<Wrapped: Decodable>: Decodable { let some: Wrapped }
        struct Dictionary: Decodable { let count: Int }
        let short: [Int]
        let long: Array<Int>
        let maybe: Int?
        let certain: Optional<Int>
        let map: [String: Int]
        let table: Dictionary
    }
    struct Hotel: Decodable {
        let room: Room
        let price: Room.Price
        struct Room: Decodable { let price: Price; struct Price: Decodable { let night: Int } }
    }
    struct Flight: Decodable {
        let room: Room
        let price: Price?
        struct Room: Decodable { let seats: [Price] }
        struct Price: Decodable { let total: Double }
    }
    struct Category: Decodable {
        let parent: [Self]
        let kind: Self.Kind
        let other: Category.Kind?
        enum Kind: String, Decodable { case food, toys }
    }
    struct Address: Decodable { let address: Address.Line; struct Line: Decodable { let text: String } }

    class Sheet { struct Part: Decodable { let width: Int } }
    /// `Part` is found in the superclass.
    final class Cover: Sheet, Decodable { var item: Part?; let count: Int }

    protocol HasKind {}
    struct Pet: HasKind, Decodable { let kind: Diet; let others: [Diet]; let size: Grams? }

    /// The parameter hides the type of this name.
    struct Row<Date: Decodable, String: Decodable>: Decodable { let at: Date; let text: String; let key: [Swift.String: Date] }
    typealias NumberRow = Row<Int, Bool>
    struct Bag<Element: Decodable>: Decodable {
        let first: Element
        let box: Box
        struct Box: Decodable { let element: Element; let others: [Element] }
    }
    typealias TextBag = Bag<String>
    struct Carrier: Decodable { let box: Bag<Int>.Box; let bags: [Bag<Bool>.Box]? }

    struct Order: Decodable { let event: Event; let color: Color; let session: Session? }
    struct Event: Decodable { let at: Int }
    typealias Color = String
}

extension SynthesisNames { struct Session: Decodable { let order: Event?; let token: Token } }
extension SynthesisNames.Session { enum Token: String, Decodable { case guest, member } }
extension SynthesisNames.HasKind {
    typealias Diet = SynthesisNames.Category.Kind
    typealias Grams = Int8
}

extension TruthCase {
    static let synthesisNames: [TruthCase] = [
        TruthCase(
            SynthesisNames.Log.self, "SynthesisNames.Log", "nested names", level: "synthesized",
            [#"{"date":{"year":1},"data":{"bytes":[1]},"url":[{"host":"a"}],"id":"one"}"#]),
        TruthCase(
            SynthesisNames.Trip.self, "SynthesisNames.Trip", "nested names", level: "synthesized", settings: Settings(dates: .iso8601),
            [#"{"id":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F","from":"a","to":"b","data":[1],"real":"2026-11-22T10:00:00Z"}"#]),
        TruthCase(
            SynthesisNames.Chart.self, "SynthesisNames.Chart", "nested names", level: "synthesized", isOrdered: false,
            [#"{"short":[1],"long":{"items":[2]},"maybe":3,"certain":{"some":4},"map":{"a":5},"table":{"count":6}}"#]),
        TruthCase(
            SynthesisNames.Hotel.self, "SynthesisNames.Hotel", "nested names", level: "synthesized",
            [#"{"room":{"price":{"night":1}},"price":{"night":2}}"#]),
        TruthCase(
            SynthesisNames.Flight.self, "SynthesisNames.Flight", "nested names", level: "synthesized",
            [#"{"room":{"seats":[{"total":1.5}]},"price":{"total":2}}"#]),
        TruthCase(
            SynthesisNames.Category.self, "SynthesisNames.Category", "recursion", level: "synthesized",
            [#"{"parent":[{"parent":[],"kind":"toys"}],"kind":"food","other":"toys"}"#]),
        TruthCase(
            SynthesisNames.Address.self, "SynthesisNames.Address", "nested names", level: "synthesized", [#"{"address":{"text":"a"}}"#]),
        TruthCase(
            SynthesisNames.Cover.self, "SynthesisNames.Cover", "nested names", level: "synthesized", [#"{"item":{"width":1},"count":2}"#]),
        TruthCase(
            SynthesisNames.Pet.self, "SynthesisNames.Pet", "nested names", level: "synthesized",
            [#"{"kind":"food","others":["toys"],"size":1}"#]),
        TruthCase(
            SynthesisNames.NumberRow.self, "SynthesisNames.NumberRow", "nested names", level: "synthesized", isOrdered: false,
            [#"{"at":1,"text":true,"key":{"a":2}}"#]),
        TruthCase(
            SynthesisNames.TextBag.self, "SynthesisNames.TextBag", "nested names", level: "synthesized",
            [#"{"first":"a","box":{"element":"b","others":["c"]}}"#]),
        TruthCase(
            SynthesisNames.Carrier.self, "SynthesisNames.Carrier", "nested names", level: "synthesized",
            [#"{"box":{"element":1,"others":[2]},"bags":[{"element":true,"others":[]}]}"#]),
        TruthCase(
            SynthesisNames.Order.self, "SynthesisNames.Order", "nested names", level: "synthesized",
            [#"{"event":{"at":1},"color":"a","session":{"order":{"at":2},"token":"guest"}}"#]),
    ]
}

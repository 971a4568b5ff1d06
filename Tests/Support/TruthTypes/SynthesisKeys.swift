import Foundation

enum SynthesisKeys {
    struct Invoice: Codable {
        let number: Int
        let total: Decimal
        let customer: String?
        let size: Int
        let mood: Bool?
        enum CodingKeys: String, CodingKey {
            case number = "invoice-no"
            case total = "total.amount", customer = "@customer"
            case size = "größe"
            case mood = "🙂"
        }
    }

    struct Escapes: Decodable {
        let path: String
        let quote: Int
        let tab: Bool?
        let none: Int?
        enum CodingKeys: String, CodingKey { case path = #"a\b"#, quote = "a \"b\"", tab = "a\tb", none = "" }
    }

    /// The key is composed here, and a body may have it in parts.
    struct Menu: Decodable {
        let cafe: Int
        let plain: String?
        enum CodingKeys: String, CodingKey { case cafe = "caf\u{E9}", plain }
    }

    struct Draft: Codable {
        struct Editor { var cursor = 0 }
        let id: Int
        var editor = Editor()
        var onChange: (() -> Void)?
        let revision = 1
        var text: String?
        private enum CodingKeys: String, CodingKey { case id, text }
    }

    /// `version` is a key, but a constant with a value is not decoded.
    struct Manifest: Codable {
        let version = 2
        let name: String
        let note: String? = nil
        enum CodingKeys: String, CodingKey { case version, name, note }
    }

    struct Ticket: Decodable {
        let seat: String
        let row: Int?
        private typealias CodingKeys = First
        private typealias First = Second
        private typealias Second = TicketKeys
        enum TicketKeys: String, CodingKey { case seat = "Seat", row = "Row" }
    }
    struct Voucher: Decodable {
        let row: Int
        let seat: [String]
        typealias CodingKeys = Ticket.TicketKeys
    }

    struct Codes: Decodable {
        let low: Int
        let high: [Int]
        enum CodingKeys: Int, CodingKey { case low = -1, high = 40 }
    }

    struct Listing: Decodable {
        let title: String
        let price: Double?
        enum CodingKeys: String, CodingKey {
            case title = "t"
            case price = "p"
            static let all: [CodingKeys] = [.title, .price]
            static var first: CodingKeys { .title }
            var label: String { rawValue.uppercased() }
            func isFirst() -> Bool { self == .title }
        }
    }

    protocol APIKey: CodingKey {}
    struct Session: Decodable {
        let token: String
        let expiry: Int
        enum CodingKeys: String, APIKey { case token = "access_token", expiry = "expires_in" }
    }

    struct Track: Decodable {
        let title: String
        let seconds: Int?
        enum CodingKeys: String { case title = "name", seconds = "length" }
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    struct Player: Decodable { let id: Int; let ID: String; let Id: Bool? }

    struct Reserved: Decodable {
        let `in`: Int
        let `self`: String
        let `protocol`: Bool?
        let `Type`: Int
        enum CodingKeys: String, CodingKey { case `in`, `self` = "me", `protocol`, `Type` = "type" }
    }

    struct Standings: Decodable {
        let `1st place`: String
        let `2nd place`: String?
    }

    /// The text of a key is computed, so its raw value is not read.
    struct Header: Decodable {
        let host: String
        let agent: String?
        enum CodingKeys: String, CodingKey {
            case host, agent
            var stringValue: String { "X-" + rawValue }
        }
    }
    struct Legacy: Decodable {
        let name: String
        let size: Int?
        enum CodingKeys: CodingKey {
            case name, size
            var stringValue: String {
                switch self {
                case .name: "NAME"
                case .size: "SIZE"
                }
            }
        }
    }

    struct Untouched: Codable {
        var theme = "dark"
        var size = 12
        private enum CodingKeys: CodingKey {}
    }

    struct Report: Decodable {
        let id: Int
        let pages: [Page]
        struct Page: Decodable { let text: String }
    }
    struct Feed<Entry: Decodable>: Decodable {
        let entries: [Entry]
        let next: URL?
        enum CodingKeys: String, CodingKey { case entries = "data", next = "next_page" }
    }
    typealias NumberFeed = Feed<Int>

    /// The keys are not an enumeration, so that the initializer must be written.
    struct Metric: Decodable {
        let name: String
        let value: Double?
        struct CodingKeys: CodingKey {
            var stringValue: String
            var intValue: Int? { nil }
            init(_ text: String) { stringValue = text }
            init?(stringValue: String) { self.init(stringValue) }
            init?(intValue: Int) { nil }
            static let name = CodingKeys("metric_name")
            static let value = CodingKeys("metric_value")
        }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            name = try container.decode(String.self, forKey: .name)
            value = try container.decodeIfPresent(Double.self, forKey: .value)
        }
    }

    class Titled {
        var title = "none"
        enum CodingKeys: String, CodingKey { case title = "t", pages = "p" }
    }
    /// The keys of a superclass are not found: this class has its own.
    final class Booklet: Titled, Decodable { var pages = 0 }
    final class Leaflet: Titled, Decodable {
        var pages = 0
        var folds: Int?
        typealias CodingKeys = FoldKeys
        enum FoldKeys: String, CodingKey { case pages = "page_count", folds }
    }

    struct SnakeKeys: Decodable {
        let userName: String
        let avatarURL: String?
        let homeTown: String?
        enum CodingKeys: String, CodingKey { case userName, avatarURL = "avatarUrl", homeTown = "home_town" }
    }
}

extension SynthesisKeys.Track.CodingKeys: CodingKey {}
extension SynthesisKeys.Report { fileprivate enum CodingKeys: String, CodingKey { case id = "report_id", pages } }
extension SynthesisKeys.Report.Page { private enum CodingKeys: String, CodingKey { case text = "body" } }

extension TruthCase {
    static let synthesisKeys: [TruthCase] = [
        TruthCase(
            SynthesisKeys.Invoice.self, "SynthesisKeys.Invoice", "coding keys", level: "synthesized",
            [
                #"{"invoice-no":1,"total.amount":2.5,"@customer":"a","größe":3,"🙂":true}"#,
                #"{"invoice-no":1,"total.amount":2,"größe":3}"#,
            ]),
        TruthCase(
            SynthesisKeys.Escapes.self, "SynthesisKeys.Escapes", "coding keys", level: "synthesized",
            [#"{"a\\b":"x","a \"b\"":1,"a\tb":true,"":2}"#]),
        TruthCase(
            SynthesisKeys.Menu.self, "SynthesisKeys.Menu", "coding keys", level: "synthesized",
            [#"{"caf\u00e9":1,"plain":"a"}"#, #"{"cafe\u0301":1}"#]),
        TruthCase(
            SynthesisKeys.Draft.self, "SynthesisKeys.Draft", "coding keys", level: "synthesized",
            [#"{"id":1,"text":"a","editor":1,"revision":"x"}"#]),
        TruthCase(
            SynthesisKeys.Manifest.self, "SynthesisKeys.Manifest", "coding keys", level: "synthesized",
            [#"{"version":"x","name":"a","note":1}"#, #"{"name":"a"}"#]),
        TruthCase(SynthesisKeys.Ticket.self, "SynthesisKeys.Ticket", "coding keys", level: "synthesized", [#"{"Seat":"a","Row":1}"#]),
        TruthCase(SynthesisKeys.Voucher.self, "SynthesisKeys.Voucher", "coding keys", level: "synthesized", [#"{"Seat":["a"],"Row":1}"#]),
        TruthCase(SynthesisKeys.Codes.self, "SynthesisKeys.Codes", "coding keys", level: "synthesized", [#"{"low":1,"high":[2]}"#]),
        TruthCase(SynthesisKeys.Listing.self, "SynthesisKeys.Listing", "coding keys", level: "synthesized", [#"{"t":"a","p":1.5}"#]),
        TruthCase(
            SynthesisKeys.Session.self, "SynthesisKeys.Session", "coding keys", level: "synthesized",
            [#"{"access_token":"a","expires_in":1}"#]),
        TruthCase(SynthesisKeys.Track.self, "SynthesisKeys.Track", "coding keys", level: "synthesized", [#"{"name":"a","length":1}"#]),
        TruthCase(
            SynthesisKeys.Player.self, "SynthesisKeys.Player", "coding keys", level: "synthesized", [#"{"id":1,"ID":"a","Id":true}"#]),
        TruthCase(
            SynthesisKeys.Reserved.self, "SynthesisKeys.Reserved", "coding keys", level: "synthesized",
            [#"{"in":1,"me":"a","protocol":true,"type":2}"#]),
        TruthCase(
            SynthesisKeys.Standings.self, "SynthesisKeys.Standings", "coding keys", level: "synthesized",
            [#"{"1st place":"a","2nd place":"b"}"#]),
        TruthCase(
            SynthesisKeys.Header.self, "SynthesisKeys.Header", "coding keys", level: "synthesized", [#"{"X-host":"a","X-agent":"b"}"#]
        ),
        TruthCase(
            SynthesisKeys.Legacy.self, "SynthesisKeys.Legacy", "coding keys", level: "synthesized", [#"{"NAME":"a","SIZE":1}"#]),
        TruthCase(SynthesisKeys.Untouched.self, "SynthesisKeys.Untouched", "coding keys", level: "synthesized", [#"{"theme":1}"#, "[]"]),
        TruthCase(
            SynthesisKeys.Report.self, "SynthesisKeys.Report", "coding keys", level: "synthesized",
            [#"{"report_id":1,"pages":[{"body":"a"}]}"#]),
        TruthCase(
            SynthesisKeys.NumberFeed.self, "SynthesisKeys.NumberFeed", "generic", level: "synthesized", [#"{"data":[1],"next_page":"/a"}"#]),
        TruthCase(
            SynthesisKeys.Metric.self, "SynthesisKeys.Metric", "coding keys", level: "straight",
            [#"{"metric_name":"a","metric_value":1.5}"#]),
        TruthCase(SynthesisKeys.Booklet.self, "SynthesisKeys.Booklet", "class", level: "synthesized", [#"{"pages":1}"#]),
        TruthCase(SynthesisKeys.Leaflet.self, "SynthesisKeys.Leaflet", "class", level: "synthesized", [#"{"page_count":1,"folds":2}"#]),
        TruthCase(
            SynthesisKeys.SnakeKeys.self, "SynthesisKeys.SnakeKeys", "key strategy", level: "synthesized",
            settings: Settings(keys: .convertFromSnakeCase), isOrdered: false,
            [#"{"user_name":"a","avatar_url":"b","home_town":"c"}"#]),
    ]
}

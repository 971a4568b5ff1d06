import Foundation

enum SynthesisRaw {
    enum Header: String, Decodable { case accept = "Accept", type = "Content-Type", other, empty = " ", path = #"a\b"#, tea = "th\u{E9}" }
    enum Priority: Int, Codable, CaseIterable { case none = -10, low, normal = 0, high, urgent = 1_000, top }
    enum Mask: UInt8, Decodable { case read = 0b1, write = 0x2, all = 0xFF }
    enum Opacity: Float, Decodable { case clear = 0, half = 0.5, full = 1e0 }
    enum Long: Int64, Decodable { case zero, huge = 9_007_199_254_740_993, negative = -5 }
    typealias Number = Int16
    enum Channel: Number, Decodable { case left = 1, right, center = -32_768 }

    enum Platform: String, Codable {
        case phone, tablet
        #if os(Linux) || os(macOS)
            case desktop
        #else
            case watch
        #endif
        static let usual = Platform.phone
        static var all: [Platform] { [.phone, .tablet] }
    }
    enum Direction: String { case north = "N", south = "S", `default`, `in` }
    struct Radio: Decodable {
        let header: Header; let priority: [Priority]; let mask: Mask?; let opacity: Opacity; let long: Long; let channel: Channel?
        let platform: Platform; let direction: Direction?
    }

    /// The keys of an enumeration with raw values are not used.
    enum Status: String, Decodable {
        case open, closed = "CLOSED"
        enum CodingKeys: String, CodingKey { case open = "o", closed = "c" }
    }

    struct Symbol: ExpressibleByStringLiteral, Equatable, Decodable {
        let text: String
        init(stringLiteral value: String) { text = value }
    }
    /// The standard library decodes no enumeration with this raw type, so that the names of the cases are keys.
    enum Coin: Symbol, Decodable { case bitcoin = "BTC", ether = "ETH" }

    struct Token: RawRepresentable, Codable, Hashable, ExpressibleByStringLiteral {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        init(stringLiteral value: String) { rawValue = value }
        /// Not used: the text is decoded as a single value.
        enum CodingKeys: String, CodingKey { case rawValue = "token" }
    }
    struct Cents: RawRepresentable, Decodable { var rawValue: Int64 }
    struct Score: RawRepresentable, Decodable { let rawValue: Double }
    struct Flag: RawRepresentable, Decodable { let rawValue: Bool }
    struct Link: RawRepresentable, Decodable { let rawValue: URL }
    struct Range: RawRepresentable, Decodable {
        let rawValue: Bounds
        struct Bounds: Decodable { let low: Int; let high: Int? }
    }
    struct Alias: RawRepresentable, Decodable { let rawValue: Token }
    struct Coupon: Decodable { let token: Token; let cents: Cents?; let score: Score; let flag: Flag; let tokens: [Token] }
    struct Links: Decodable { let link: Link; let range: Range; let alias: Alias? }

    struct ID<Owner>: RawRepresentable, Codable, Hashable { let rawValue: String }
    struct Tagged<Tag, RawValue: Decodable>: RawRepresentable, Decodable { let rawValue: RawValue }
    enum UserTag {}
    struct Member: Decodable { let id: ID<Member>; let group: ID<UserTag>?; let friends: Set<ID<Member>> }
    struct Owner: Decodable { let id: Tagged<UserTag, Int>; let name: Tagged<UserTag, String>? }

    protocol Identifier: RawRepresentable, Codable, Hashable where RawValue == Int {}
    struct PostID: Identifier { let rawValue: Int }
    struct Post: Decodable { let id: PostID; let replies: [PostID]; let parent: PostID? }

    /// The initializer of the protocol accepts every text.
    protocol WithUnknown: RawRepresentable, CaseIterable where RawValue: Equatable { static var unknownCase: Self { get } }
    enum Fixer: String, Decodable, WithUnknown { case replace, delete, unknown; static let unknownCase = Fixer.unknown }
    struct Threat: Decodable { let fixer: Fixer; let others: [Fixer]?; let level: Int }

    /// A text, or an object in its place.
    struct Expandable: Decodable {
        let id: String
        let level: Int?
        init(from decoder: any Decoder) throws {
            do {
                id = try decoder.singleValueContainer().decode(String.self)
                level = nil
            } catch DecodingError.typeMismatch(let type, _) where type is String.Type {
                let whole = try Whole(from: decoder)
                (id, level) = (whole.id, whole.level)
            }
        }
        private struct Whole: Decodable { let id: String; let level: Int }
    }
    struct Charge: Decodable { let customer: Expandable; let card: Expandable? }

    /// Errors of other types, which `DecodingError` does not catch, and a fraction of two literals.
    struct Discount: Decodable {
        let share: Double
        let note: String?
        enum CodingKeys: CodingKey { case share, note }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            share = try container.decode(Double.self, forKey: .share)
            guard share < 3 / 2 else { throw NSError(domain: "discount", code: 1) }
            do {
                guard share > 0 else { throw URLError(.badURL) }
                note = try container.decode(String.self, forKey: .note)
            } catch is DecodingError {
                note = nil
            }
        }
    }

    /// An error of the decoder that an extension makes.
    struct Credit: Decodable {
        let kind: String
        enum CodingKeys: CodingKey { case kind, fallback }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            do {
                let text = try container.decode(String.self, forKey: .kind)
                guard text.hasPrefix("k") else { throw DecodingError.unknownKind(text, container.codingPath) }
                kind = text
            } catch let error as DecodingError {
                guard let text = try container.decodeIfPresent(String.self, forKey: .fallback) else { throw error }
                kind = text
            }
        }
    }

    struct Username: RawRepresentable, Decodable {
        let rawValue: String
        init?(rawValue: String) {
            guard !rawValue.isEmpty, rawValue.count <= 8, !rawValue.contains(" ") else { return nil }
            self.rawValue = rawValue.lowercased()
        }
    }
    struct Permissions: OptionSet, Codable {
        let rawValue: UInt8
        static let read = Permissions(rawValue: 1 << 0)
        static let write = Permissions(rawValue: 1 << 1)
        static let all: Permissions = [.read, .write]
    }
    enum Response: RawRepresentable, Decodable {
        case success, redirect(Int), failure
        init?(rawValue: Int) {
            switch rawValue {
            case 200..<300: self = .success
            case 301, 302: self = .redirect(rawValue)
            case 400...599: self = .failure
            default: return nil
            }
        }
        var rawValue: Int {
            switch self {
            case .success: 200
            case .redirect(let code): code
            case .failure: 500
            }
        }
    }
    struct Access: Decodable { let user: Username; let permissions: Permissions; let response: Response?; let others: [Permissions] }
}

extension SynthesisRaw.Direction: Decodable {}

extension SynthesisRaw.WithUnknown {
    init(rawValue: RawValue) {
        let value = Self.allCases.first(where: { $0.rawValue == rawValue })
        self = value ?? Self.unknownCase
    }
}
extension DecodingError {
    fileprivate static func unknownKind(_ text: String, _ path: [any CodingKey]) -> DecodingError {
        .dataCorrupted(Context(codingPath: path, debugDescription: "unknown \(text)"))
    }
}

extension TruthCase {
    static let synthesisRaw: [TruthCase] = [
        TruthCase(
            SynthesisRaw.Threat.self, "SynthesisRaw.Threat", "raw values", level: "synthesized",
            [#"{"fixer":"delete","others":["x","replace"],"level":1}"#]),
        TruthCase(
            SynthesisRaw.Charge.self, "SynthesisRaw.Charge", "catch with patterns", level: "steered",
            [#"{"customer":"a","card":{"id":"b","level":1}}"#]),
        TruthCase(
            SynthesisRaw.Discount.self, "SynthesisRaw.Discount", "catch with patterns", level: "steered",
            [#"{"share":1,"note":"a"}"#, #"{"share":1.4}"#]),
        TruthCase(
            SynthesisRaw.Credit.self, "SynthesisRaw.Credit", "catch with patterns", level: "steered",
            [#"{"kind":"k1"}"#, #"{"kind":"x","fallback":"y"}"#]),
        TruthCase(
            SynthesisRaw.Radio.self, "SynthesisRaw.Radio", "raw values", level: "synthesized",
            [
                #"{"header":"Content-Type","priority":[-10,-9,0,1,1000,1001],"mask":255,"opacity":0.5,"long":9007199254740993,"channel":-32768,"platform":"desktop","direction":"default"}"#,
                #"{"header":"thé","priority":[],"opacity":1,"long":0,"platform":"phone"}"#,
            ]),
        TruthCase(SynthesisRaw.Header.self, "SynthesisRaw.Header", "raw values", level: "synthesized", [#""a\\b""#, #"" ""#]),
        TruthCase(SynthesisRaw.Mask.self, "SynthesisRaw.Mask", "raw values", level: "synthesized", ["1", "2"]),
        TruthCase(SynthesisRaw.Opacity.self, "SynthesisRaw.Opacity", "raw values", level: "synthesized", ["0.5", "1"]),
        TruthCase(SynthesisRaw.Status.self, "SynthesisRaw.Status", "raw values", level: "synthesized", [#""CLOSED""#]),
        TruthCase(SynthesisRaw.Coin.self, "SynthesisRaw.Coin", "raw values", level: "synthesized", [#"{"bitcoin":{}}"#, #"{"ether":{}}"#]),
        TruthCase(
            SynthesisRaw.Coupon.self, "SynthesisRaw.Coupon", "raw values", level: "synthesized",
            [#"{"token":"a","cents":1,"score":1.5,"flag":true,"tokens":["b"]}"#]),
        TruthCase(
            SynthesisRaw.Links.self, "SynthesisRaw.Links", "raw values", level: "synthesized",
            [#"{"link":{"rawValue":"/a"},"range":{"rawValue":{"low":1,"high":2}},"alias":{"rawValue":"a"}}"#]),
        TruthCase(
            SynthesisRaw.Member.self, "SynthesisRaw.Member", "raw values", level: "synthesized",
            [#"{"id":"a","group":"b","friends":["c"]}"#]),
        TruthCase(
            SynthesisRaw.Owner.self, "SynthesisRaw.Owner", "raw values", level: "synthesized",
            [#"{"id":{"rawValue":1},"name":{"rawValue":"a"}}"#]),
        TruthCase(SynthesisRaw.Post.self, "SynthesisRaw.Post", "raw values", level: "synthesized", [#"{"id":1,"replies":[2],"parent":3}"#]),
        TruthCase(
            SynthesisRaw.Access.self, "SynthesisRaw.Access", "raw values", level: "synthesized",
            [#"{"user":"Ann","permissions":3,"response":301,"others":[0,255]}"#]),
        TruthCase(SynthesisRaw.Username.self, "SynthesisRaw.Username", "raw values", level: "synthesized", [#""Ann""#]),
        TruthCase(SynthesisRaw.Response.self, "SynthesisRaw.Response", "raw values", level: "synthesized", ["204", "302", "599"]),
    ]
}

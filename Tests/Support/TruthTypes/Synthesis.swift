import Foundation

// MARK: Coding keys

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

// MARK: Properties

enum SynthesisProperties {
    struct Counter: Decodable {
        static let count = "static"
        let count: Int
        static let step = 2
        var step: Int { count + 1 }
    }

    struct Window: Decodable {
        let (width, height): (Int, Int)
        var x, y: Double, title: String?
        let name: String, tags: [String], (left, right): (Bool, String?)
    }

    struct Settings: Decodable {
        var tags = [String]()
        var scores = [String: Double]()
        var id = UUID()
        var created = Date(timeIntervalSince1970: 0)
        var price = Decimal(3)
        var names = Set<String>()
        var size = CGFloat(1)
        var text = String()
        var limit = Int.max
        var share = 1 / 2.0
        var mode = Mode.light
        var code: Int = { 3 }()
        enum Mode: String, Decodable { case light, dark }
    }

    struct Filter: Decodable {
        var kinds: Set = ["a"]
        var bounds: ClosedRange = 0...3
        var order: Array = [1]
        var labels: Dictionary = [1: "one"]
        var last: Optional = 3
        var none = Int?.none
        var some = Optional("x")
        var offset = -1
        var big: Int64 = 1
        var on = !false
    }

    struct Camera: Codable {
        private(set) var name: String
        fileprivate var lens: Int?
        internal let iso: Int
        internal(set) package var flash = false
        @available(*, deprecated, message: "use iso") var oldISO: Int?
        nonisolated(unsafe) static var shared = 1
    }

    struct Cart: Decodable {
        var lines: [Int] { didSet { total = lines.count } }
        private(set) var total = 0 { willSet { lines.reserveCapacity(newValue) } }
        lazy var average: Double = Double(total) / 2
        lazy var cache = [Int]()
        var isEmpty: Bool {
            get { lines.isEmpty }
            set { if newValue { lines = [] } }
        }
        var size: Int { get throws { total } }
        subscript(index: Int) -> Int { lines[index] }
    }

    /// The values of the parameters do not help.
    struct Search: Decodable {
        let text: String
        let page: Int
        init(text: String = "", page: Int = 1) {
            self.text = text
            self.page = page
        }
    }

    struct Acknowledgement: Codable {}
    struct Version: Codable {
        static let current = "1"
        var text: String { Self.current }
    }
    struct Reply: Decodable { let ok: Acknowledgement; let version: Version?; let all: [Version] }
    struct Hints: Decodable { var a: Int?; var b: String?; let c: Bool? }

    struct Parentheses: Decodable { let a: (Int); let b: (String)?; let c: [(Bool)]; let d: ((Double)); let e: [String: (Int?)] }
    struct Qualified: Decodable {
        let a: Swift.Int, b: Foundation.Date, c: Swift.Array<Swift.String>, d: Swift.Dictionary<Swift.String, Swift.Bool>
        let e: Foundation.UUID?
    }

    final class Node: Decodable {
        let id: Int
        weak var parent: Node?
        unowned var root: Node?
        var children: [Node] { [] }
        class var kind: String { "node" }
    }
}

// MARK: Optionals and collections

enum SynthesisCollections {
    typealias Maybe<Value> = Value?
    typealias Sometimes<Value> = Swift.Optional<Value>
    typealias Texts = [String]
    typealias Lookup<Value> = [String: Value]
    typealias Code = Int

    struct Patient: Decodable {
        let a: Maybe<Int>
        let b: Sometimes<String>
        let c: Maybe<Maybe<Bool>>
        let d: Maybe<Texts>
        let e: Optional<Optional<Int>>
        let f: Maybe<[Maybe<Int>]>
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    struct Outlet: Decodable { var name: String!; let size: Int!; var tags: [String]!; var code: Maybe<Int>!; let on: Bool? }

    struct Slot<Value: Decodable>: Decodable { let value: Value; let other: Value?; let list: [Value] }
    typealias MaybeSlot = Slot<Maybe<String>>
    typealias ListSlot = Slot<[Int?]>
    struct Shelf: Decodable { let slot: Slot<Int?>; let more: Slot<Slot<Bool?>>? }

    struct Grid: Decodable {
        let a: Array<Int>
        let b: Swift.Array<String?>
        let c: Array<Array<Double>>
        let d: ContiguousArray<Int>
        let e: [ContiguousArray<Bool>]
        let f: [Array<[Int]>]?
    }
    struct Point: Hashable, Decodable { let x: Int; let y: Int }
    enum Season: String, Decodable { case spring, autumn }
    struct Sets: Decodable { let a: Set<Point>; let b: Set<Season>?; let c: Swift.Set<Set<Int>>; let d: [Set<String>] }

    struct Stock: Decodable { let a: Lookup<Int>; let b: Lookup<Lookup<Bool>>?; let c: [Lookup<Int?>]; let d: Dictionary<String, [Point]> }
    struct Floors: Decodable { let byCode: [Code: String]; let byByte: [UInt8: Int]?; let byLong: [Int64: Int]? }
    struct Calendar: Decodable { let bySeason: [Season: [Int]]; let byFlag: [Bool: Int]?; let byShare: [Double: String]? }
    struct Routes: Decodable { let byPoint: [Point: String] }

    enum Language: String, Decodable, CodingKeyRepresentable { case english = "en", german = "de" }
    enum Floor: Int, Decodable, CodingKeyRepresentable { case cellar = -1, ground, first }
    struct Sku: RawRepresentable, Hashable, Decodable, CodingKeyRepresentable { let rawValue: String }
    struct Shelves: RawRepresentable, Hashable, Decodable, CodingKeyRepresentable { var rawValue: Int }
    struct Translations: Decodable { let titles: [Language: String]; let old: [Language: Int?]? }
    struct Building: Decodable { let rooms: [Floor: Int] }
    struct Warehouse: Decodable { let stock: [Sku: Int]; let shelves: [Shelves: [Sku]]? }

    struct Plate: CodingKeyRepresentable, Hashable, Decodable {
        struct Key: CodingKey {
            let stringValue: String
            var intValue: Int? { nil }
            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }
        let text: String
        var codingKey: any CodingKey { Key(stringValue: text) }
        init?<Other: CodingKey>(codingKey: Other) {
            guard codingKey.stringValue.count < 5 else { return nil }
            text = codingKey.stringValue
        }
    }
    struct Garage: Decodable { let cars: [Plate: Int] }

    struct Table<Key: Hashable & Decodable, Value: Decodable>: Decodable { let rows: [Key: Value]; let first: Value? }
    typealias LanguageTable = Table<Language, Bool>
    typealias CodeTable = Table<Code, [String]>

    struct Wide: Decodable { let c: Duration?; let d: SIMD2<Float>?; let e: PartialRangeUpTo<Int>? }
}

// MARK: Raw values

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
    /// There is no default for this raw type, so that the names of the cases are keys.
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

// MARK: Enumerations with payloads

enum SynthesisCases {
    struct Cache { var hits = 0 }
    enum Shape: Codable {
        case circle(radius: Double)
        case box(Double, Double)
        case polygon(points: [[Double]], Bool, name: String?)
        case empty
    }
    enum Command: Decodable {
        case open(path: String, readOnly: Bool = true, tries: Int? = 3)
        case close(_ code: Int = 0)
        case wait(seconds: Double = 1.5, then: [String] = [])
    }
    enum Step: Decodable {
        case walk(meters: Int, cache: Cache = Cache(), note: String = "none")
        case rest(minutes: Int = 5, place: String)
        private enum WalkCodingKeys: String, CodingKey { case meters = "distance" }
        private enum RestCodingKeys: CodingKey { case place }
    }
    enum Source: Decodable {
        case local(path: String), remote(URL), cached(Cache)
        private enum CodingKeys: String, CodingKey { case local = "file", remote = "http" }
        private typealias RemoteCodingKeys = AddressKeys
        private enum AddressKeys: String, CodingKey { case _0 = "url" }
    }
    enum Move: Decodable {
        case jump(height: Int, from: Int, to: Int?)
        enum JumpCodingKeys: CodingKey { case to, from, height }
    }
    enum Alarm { case ring(at: Int), silent }
    enum Reason: Decodable {
        case `default`(Int), `in`(place: String), isURL(URL), x(x: Int)
        enum DefaultCodingKeys: String, CodingKey { case _0 = "code" }
        enum IsURLCodingKeys: String, CodingKey { case _0 = "link" }
    }
    enum Notice: Decodable {
        case mail(Mail), push(Push.Kind, [Push])
        struct Mail: Decodable { let to: String }
        struct Push: Decodable {
            let kind: Kind
            enum Kind: String, Decodable { case alert, quiet }
        }
    }
    enum Wrapped: Decodable { case shape(Shape), notice(notice: Notice?), shapes([Shape]) }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    enum Answer: Decodable { case text(String!), number(value: Optional<Int>), list([Int?]?), twice(Int??) }

    enum Loadable<Value> { case idle, loaded(Value), failed(code: Int, last: Value?) }
    typealias LoadableNames = Loadable<[String]>
    enum Either<Left: Decodable, Right: Decodable>: Decodable { case left(Left), right(value: Right) }
    typealias NumberOrShape = Either<Int, Shape>
    enum Outcome<Success: Decodable, Failure: Error & Decodable>: Decodable { case success(Success), failure(Failure) }
    struct Problem: Error, Decodable { let code: Int }
    typealias Lookup = Outcome<String?, Problem>

    enum Expression: Decodable {
        case number(Double)
        indirect case sum(Expression, Expression)
        indirect case negative(of: Expression)
        case list([Expression])
    }
    enum Menu: Decodable { case item(title: String), section(title: String, items: [Menu]), named([String: Menu]) }

    enum Plan: Decodable {
        case free, paid(months: Int)
        @available(*, unavailable) case trial(days: Int)
    }
    /// A signal to a player.
    @frozen public enum Signal: Codable, CaseIterable { case start, stop, pause }
    enum Change: Decodable {
        case itemAdded(unitPrice: Int, Int), itemRemoved
        case priceSet(newValue: Double?)
    }
    struct Timeline: Decodable { let first: Shape; let last: Shape?; let all: [Signal]; let byName: [String: Signal]; let plan: Plan? }

    struct Poll<Choice> { let options: [Option] }
    struct Ballot: Decodable { let poll: Poll<String>; let other: Poll<Int>.Option? }
}

extension SynthesisCases.Alarm { private enum CodingKeys: String, CodingKey { case ring = "RING", silent = "SILENT" } }
extension SynthesisCases.Alarm { private enum RingCodingKeys: String, CodingKey { case at = "hour" } }
extension SynthesisCases.Alarm: Decodable {}
extension SynthesisCases.Loadable: Decodable where Value: Decodable {}
extension SynthesisCases.Poll { enum Option { case first(Choice), second(choice: Choice, votes: Int) } }
extension SynthesisCases.Poll: Decodable where Choice: Decodable {}
extension SynthesisCases.Poll.Option: Decodable where Choice: Decodable {}

// MARK: Names

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

// MARK: Generics

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

// MARK: Conformance

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

// MARK: Classes

enum SynthesisClasses {
    class Vehicle: Decodable { let wheels: Int; var name: String? }
    class Car: Vehicle { var doors = 4; var owner: String? }
    final class Taxi: Car { var isFree = true; lazy var label = "taxi" }
    /// The keys are not used: the initializer of the superclass is inherited.
    final class Bus: Vehicle { var seats = 40; enum CodingKeys: String, CodingKey { case seats = "seat_count" } }

    class View { var title: String; init(title: String = "none") { self.title = title }; init() { title = "" } }
    final class Button: View, Decodable { var action: String; var isOn = false }

    final class Truck: Vehicle {
        let load: Int
        enum CodingKeys: String, CodingKey { case load, base }
        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            load = try container.decode(Int.self, forKey: .load)
            try super.init(from: container.superDecoder(forKey: .base))
        }
    }
    final class Person: Decodable { let name: String; var friend: Person?; let children: [Person]; let byRole: [String: Person] }
    final class Author: Decodable { let name: String; let books: [Book] }
    struct Book: Decodable { let title: String; let author: Author?; let sequels: [Book]? }
    class Watched: Decodable {
        var level: Int { didSet { note = nil } }
        var note: String?
        required init(level: Int) { self.level = level }
        deinit {}
    }
    final class Loud: Watched { override var level: Int { didSet { note = "loud" } }; let gain = 2 }
    struct Fleet: Decodable { let vehicles: [Vehicle]; let taxi: Taxi?; let byName: [String: Bus] }
}

// MARK: Property wrappers

enum SynthesisWrappers {
    @propertyWrapper struct Logged<Value> {
        var wrappedValue: Value
        var projectedValue: [Value] { [wrappedValue] }
    }

    @propertyWrapper struct Clamped<Value: Comparable & Decodable>: Decodable {
        private var value: Value
        private var range: ClosedRange<Value>?
        var wrappedValue: Value {
            get { range.map { min(max(value, $0.lowerBound), $0.upperBound) } ?? value }
            set { value = newValue }
        }
        init(wrappedValue: Value, _ range: ClosedRange<Value>) {
            value = wrappedValue
            self.range = range
        }
        init(from decoder: any Decoder) throws { value = try Value(from: decoder) }
    }

    /// Decoded as a structure with the key `wrappedValue`.
    @propertyWrapper struct Plain<Value: Decodable>: Decodable { var wrappedValue: Value; var projectedValue: Self { self } }

    /// A type of its own for a key that may be absent.
    @propertyWrapper struct Nullable<Value: Decodable>: Decodable {
        var wrappedValue: Value?
        init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            wrappedValue = container.decodeNil() ? nil : try container.decode(Value.self)
        }
    }

    @propertyWrapper struct YesNo: Decodable {
        var wrappedValue: Bool
        init(wrappedValue: Bool) { self.wrappedValue = wrappedValue }
        init(from decoder: any Decoder) throws { wrappedValue = try decoder.singleValueContainer().decode(String.self) == "yes" }
    }

    @propertyWrapper final class Shared<Value: Decodable>: Decodable {
        var wrappedValue: Value
        init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
        required init(from decoder: any Decoder) throws { wrappedValue = try decoder.singleValueContainer().decode(Value.self) }
    }

    protocol Strategy { associatedtype Raw: Decodable; associatedtype Value; static func value(_ raw: Raw) -> Value? }
    enum Minutes: Strategy { static func value(_ raw: Int) -> Double? { raw < 0 ? nil : Double(raw) * 60 } }
    enum Words: Strategy { static func value(_ raw: String) -> [String]? { [raw] } }
    @propertyWrapper struct Coded<Source: Strategy>: Decodable {
        var wrappedValue: Source.Value
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            guard let value = Source.value(try container.decode(Source.Raw.self)) else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "no value")
            }
            wrappedValue = value
        }
    }

    struct Amount: Decodable { var cents: Int }
    struct Rate: Decodable { var value: Double }

    struct Message: Decodable {
        @Logged var text: String
        @Logged var likes: Int?
        @Logged var tags = [String]()
        private(set) var note: String?
    }
    struct Volume: Decodable {
        @Clamped(0...10) var level = 5
        @Clamped(0.0...1.0) var share: Double = 0.5
        @Clamped var name: String
        enum CodingKeys: String, CodingKey { case level = "volume", share, name }
    }
    /// Wrappers that are composed: the outer one is decoded, and it decodes the inner one.
    struct Layers: Decodable {
        @Logged @Shared var a: Int
        @Plain @Logged var b: String
        @Logged @Plain var c: Int?
    }
    struct Contact: Decodable {
        @Nullable var mail: String?
        @Nullable var age: Int?
        @Nullable<[Int]> var codes: [Int]?
        let name: String
    }
    struct Survey: Decodable {
        @YesNo var agreed: Bool
        let other: YesNo
        let list: [YesNo]
        let maybe: YesNo?
    }
    struct Timer: Decodable {
        @Coded<Minutes> var length: Double
        @Coded<Words> var words: [String]
        typealias Split = Coded<Words>
        @Split var more: [String]
    }
    /// The overloads are used where the declared type is this one, and not in arrays.
    struct Bill: Decodable {
        let total: Amount
        let tip: Amount?
        let parts: [Amount]
        let rate: Rate?
        let base: Rate
    }
    /// The overloads are for these keys only.
    struct Switches: Decodable {
        let on: Bool
        let level: Int?
        let names: [String]
        fileprivate enum CodingKeys: String, CodingKey { case on, level = "dim", names }
    }
    struct Entry: Decodable { let text: String }
    /// The whole array has an overload, its elements do not.
    struct Ledger: Decodable { let entries: [Entry]; let older: [Entry]?; let first: Entry }
    struct Card<Value: Decodable>: Decodable {
        @Logged var value: Value
        @Nullable var next: Value?
        var list: [Value] = []
    }
    typealias NumberCard = Card<Int>
    typealias OptionalCard = Card<String?>
    /// Keys in the arguments of a wrapper are not those of the decoder.
    struct Profile: Decodable {
        @Named("user") var name = ""
        @Named("years") var age = 0
    }
    @propertyWrapper struct Named<Value: Decodable>: Decodable {
        var wrappedValue: Value
        init(wrappedValue: Value, _ key: String) { self.wrappedValue = wrappedValue }
        init(from decoder: any Decoder) throws { wrappedValue = try decoder.singleValueContainer().decode(Value.self) }
    }
    struct Drafts: Codable {
        let id: Int
        @Local var cursor = 3
        @Local var scroll: Double = 0
        enum CodingKeys: CodingKey { case id }
        @propertyWrapper struct Local<Value> { var wrappedValue: Value }
    }
    final class Room: Decodable {
        @Shared var name: String
        @Plain var size: Int { didSet { name = "" } }
        @SynthesisWrappers.Doubled var seats: Int
    }
    @propertyWrapper struct Doubled: RawRepresentable, Decodable {
        var rawValue: Int
        var wrappedValue: Int { rawValue }
        init(rawValue: Int) { self.rawValue = rawValue }
    }
}

extension SynthesisWrappers.Logged: Decodable where Value: Decodable {
    init(from decoder: any Decoder) throws { wrappedValue = try decoder.singleValueContainer().decode(Value.self) }
}

extension KeyedDecodingContainer {
    func decode<Value>(_ type: SynthesisWrappers.Nullable<Value>.Type, forKey key: Key) throws -> SynthesisWrappers.Nullable<Value> {
        try decodeIfPresent(SynthesisWrappers.Nullable<Value>.self, forKey: key) ?? SynthesisWrappers.Nullable(wrappedValue: nil)
    }
    func decode(_ type: SynthesisWrappers.YesNo.Type, forKey key: Key) throws -> SynthesisWrappers.YesNo {
        SynthesisWrappers.YesNo(wrappedValue: try decodeIfPresent(Bool.self, forKey: key) ?? false)
    }
    func decode(_ type: SynthesisWrappers.Amount.Type, forKey key: Key) throws -> SynthesisWrappers.Amount {
        SynthesisWrappers.Amount(cents: try decode(Int.self, forKey: key))
    }
    func decodeIfPresent(_ type: SynthesisWrappers.Rate.Type, forKey key: Key) throws -> SynthesisWrappers.Rate? {
        guard let text = try decodeIfPresent(String.self, forKey: key) else { return nil }
        return Double(text).map { SynthesisWrappers.Rate(value: $0) }
    }
}

extension KeyedDecodingContainer where Key == SynthesisWrappers.Switches.CodingKeys {
    fileprivate func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try decode(Int.self, forKey: key) == 1 }
    fileprivate func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
        try decodeIfPresent(String.self, forKey: key).flatMap { Int($0) }
    }
}
extension KeyedDecodingContainer {
    func decode(_ type: [SynthesisWrappers.Entry].Type, forKey key: Key) throws -> [SynthesisWrappers.Entry] {
        try decode([String].self, forKey: key).map(SynthesisWrappers.Entry.init(text:))
    }
}

extension TruthCase {
    private typealias Keys = SynthesisKeys
    private typealias Properties = SynthesisProperties
    private typealias Collections = SynthesisCollections
    private typealias Raw = SynthesisRaw
    private typealias Cases = SynthesisCases
    private typealias Names = SynthesisNames
    private typealias Generics = SynthesisGenerics
    private typealias Conformance = SynthesisConformance
    private typealias Classes = SynthesisClasses
    private typealias Wrappers = SynthesisWrappers

    private static let synthesisKeys: [TruthCase] = [
        TruthCase(
            Keys.Invoice.self, "SynthesisKeys.Invoice", "coding keys", level: "synthesized",
            [
                #"{"invoice-no":1,"total.amount":2.5,"@customer":"a","größe":3,"🙂":true}"#,
                #"{"invoice-no":1,"total.amount":2,"größe":3}"#,
            ]),
        TruthCase(
            Keys.Escapes.self, "SynthesisKeys.Escapes", "coding keys", level: "synthesized",
            [#"{"a\\b":"x","a \"b\"":1,"a\tb":true,"":2}"#]),
        TruthCase(
            Keys.Menu.self, "SynthesisKeys.Menu", "coding keys", level: "synthesized",
            [#"{"caf\u00e9":1,"plain":"a"}"#, #"{"cafe\u0301":1}"#]),
        TruthCase(
            Keys.Draft.self, "SynthesisKeys.Draft", "coding keys", level: "synthesized",
            [#"{"id":1,"text":"a","editor":1,"revision":"x"}"#]),
        TruthCase(
            Keys.Manifest.self, "SynthesisKeys.Manifest", "coding keys", level: "synthesized",
            [#"{"version":"x","name":"a","note":1}"#, #"{"name":"a"}"#]),
        TruthCase(Keys.Ticket.self, "SynthesisKeys.Ticket", "coding keys", level: "synthesized", [#"{"Seat":"a","Row":1}"#]),
        TruthCase(Keys.Voucher.self, "SynthesisKeys.Voucher", "coding keys", level: "synthesized", [#"{"Seat":["a"],"Row":1}"#]),
        TruthCase(Keys.Codes.self, "SynthesisKeys.Codes", "coding keys", level: "synthesized", [#"{"low":1,"high":[2]}"#]),
        TruthCase(Keys.Listing.self, "SynthesisKeys.Listing", "coding keys", level: "synthesized", [#"{"t":"a","p":1.5}"#]),
        TruthCase(
            Keys.Session.self, "SynthesisKeys.Session", "coding keys", level: "synthesized",
            [#"{"access_token":"a","expires_in":1}"#]),
        TruthCase(Keys.Track.self, "SynthesisKeys.Track", "coding keys", level: "synthesized", [#"{"name":"a","length":1}"#]),
        TruthCase(Keys.Player.self, "SynthesisKeys.Player", "coding keys", level: "synthesized", [#"{"id":1,"ID":"a","Id":true}"#]),
        TruthCase(
            Keys.Reserved.self, "SynthesisKeys.Reserved", "coding keys", level: "synthesized",
            [#"{"in":1,"me":"a","protocol":true,"type":2}"#]),
        TruthCase(
            Keys.Standings.self, "SynthesisKeys.Standings", "coding keys", level: "synthesized",
            [#"{"1st place":"a","2nd place":"b"}"#]),
        TruthCase(
            Keys.Header.self, "SynthesisKeys.Header", "coding keys", level: "synthesized", [#"{"X-host":"a","X-agent":"b"}"#]
        ),
        TruthCase(
            Keys.Legacy.self, "SynthesisKeys.Legacy", "coding keys", level: "synthesized", [#"{"NAME":"a","SIZE":1}"#]),
        TruthCase(Keys.Untouched.self, "SynthesisKeys.Untouched", "coding keys", level: "synthesized", [#"{"theme":1}"#, "[]"]),
        TruthCase(
            Keys.Report.self, "SynthesisKeys.Report", "coding keys", level: "synthesized",
            [#"{"report_id":1,"pages":[{"body":"a"}]}"#]),
        TruthCase(Keys.NumberFeed.self, "SynthesisKeys.NumberFeed", "generic", level: "synthesized", [#"{"data":[1],"next_page":"/a"}"#]),
        TruthCase(Keys.Metric.self, "SynthesisKeys.Metric", "coding keys", level: "straight", [#"{"metric_name":"a","metric_value":1.5}"#]),
        TruthCase(Keys.Booklet.self, "SynthesisKeys.Booklet", "class", level: "synthesized", [#"{"pages":1}"#]),
        TruthCase(Keys.Leaflet.self, "SynthesisKeys.Leaflet", "class", level: "synthesized", [#"{"page_count":1,"folds":2}"#]),
        TruthCase(
            Keys.SnakeKeys.self, "SynthesisKeys.SnakeKeys", "key strategy", level: "synthesized",
            settings: Settings(keys: .convertFromSnakeCase), isOrdered: false,
            [#"{"user_name":"a","avatar_url":"b","home_town":"c"}"#]),
    ]

    private static let synthesisProperties: [TruthCase] = [
        TruthCase(Properties.Counter.self, "SynthesisProperties.Counter", "properties", level: "synthesized", [#"{"count":1}"#]),
        TruthCase(
            Properties.Window.self, "SynthesisProperties.Window", "properties", level: "synthesized",
            [#"{"width":1,"height":2,"x":1.5,"y":2,"title":"a","name":"b","tags":["c"],"left":true,"right":"d"}"#]),
        TruthCase(
            Properties.Settings.self, "SynthesisProperties.Settings", "properties", level: "synthesized", isOrdered: false,
            [
                #"{"tags":["a"],"scores":{"a":1.5},"id":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F","created":1,"price":2.5,"names":["a"],"size":1.5,"text":"a","limit":1,"share":0.5,"mode":"dark","code":1}"#
            ]),
        TruthCase(
            Properties.Filter.self, "SynthesisProperties.Filter", "properties", level: "synthesized", isOrdered: false, isRead: false,
            [
                #"{"kinds":["a"],"bounds":[1,2],"order":[1],"labels":{"1":"a"},"last":1,"none":2,"some":"a","offset":1,"big":2,"on":true}"#
            ]),
        TruthCase(
            Properties.Camera.self, "SynthesisProperties.Camera", "properties", level: "synthesized",
            [#"{"name":"a","lens":1,"iso":2,"flash":true,"oldISO":3}"#]),
        TruthCase(Properties.Cart.self, "SynthesisProperties.Cart", "properties", level: "synthesized", [#"{"lines":[1,2],"total":3}"#]),
        TruthCase(Properties.Search.self, "SynthesisProperties.Search", "properties", level: "synthesized", [#"{"text":"a","page":1}"#]),
        TruthCase(
            Properties.Reply.self, "SynthesisProperties.Reply", "properties", level: "synthesized",
            [#"{"ok":{},"version":{},"all":[{},1]}"#]),
        TruthCase(
            Properties.Acknowledgement.self, "SynthesisProperties.Acknowledgement", "properties", level: "synthesized",
            ["{}", "[1]"]),
        TruthCase(
            Properties.Hints.self, "SynthesisProperties.Hints", "optionals", level: "synthesized",
            [#"{"a":1,"b":"a","c":true}"#, "{}"]),
        TruthCase(
            Properties.Parentheses.self, "SynthesisProperties.Parentheses", "properties", level: "synthesized", isOrdered: false,
            [#"{"a":1,"b":"a","c":[true],"d":1.5,"e":{"a":null}}"#]),
        TruthCase(
            Properties.Qualified.self, "SynthesisProperties.Qualified", "properties", level: "synthesized", isOrdered: false,
            [#"{"a":1,"b":2,"c":["a"],"d":{"a":true},"e":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}"#]),
        TruthCase(
            Properties.Node.self, "SynthesisProperties.Node", "class", level: "synthesized",
            [#"{"id":1,"parent":{"id":2},"root":null}"#]),
    ]

    private static let synthesisCollections: [TruthCase] = [
        TruthCase(
            Collections.Patient.self, "SynthesisCollections.Patient", "optionals", level: "synthesized",
            [#"{"a":1,"b":"a","c":true,"d":["a"],"e":1,"f":[1,null]}"#, "{}"]),
        TruthCase(
            Collections.Outlet.self, "SynthesisCollections.Outlet", "optionals", level: "synthesized",
            [#"{"name":"a","size":1,"tags":["a"],"code":2,"on":true}"#, #"{"size":null}"#]),
        TruthCase(
            Collections.MaybeSlot.self, "SynthesisCollections.MaybeSlot", "generic", level: "synthesized",
            [#"{"value":"a","other":"b","list":["c",null]}"#, #"{"value":null,"list":[]}"#]),
        TruthCase(
            Collections.ListSlot.self, "SynthesisCollections.ListSlot", "generic", level: "synthesized",
            [#"{"value":[1,null],"other":[2],"list":[[3],[null]]}"#]),
        TruthCase(
            Collections.Shelf.self, "SynthesisCollections.Shelf", "generic", level: "synthesized",
            [#"{"slot":{"value":1,"other":2,"list":[null]},"more":{"value":{"value":true,"list":[]},"list":[]}}"#]),
        TruthCase(
            Collections.Grid.self, "SynthesisCollections.Grid", "collections", level: "synthesized",
            [#"{"a":[1],"b":["a",null],"c":[[1.5]],"d":[2],"e":[[true]],"f":[[[1]]]}"#]),
        TruthCase(
            Collections.Sets.self, "SynthesisCollections.Sets", "collections", level: "synthesized",
            [#"{"a":[{"x":1,"y":2}],"b":["spring"],"c":[[1,1],[2]],"d":[["a"]]}"#]),
        TruthCase(
            Collections.Stock.self, "SynthesisCollections.Stock", "dictionaries", level: "synthesized", isOrdered: false,
            [#"{"a":{"x":1},"b":{"y":{"z":true}},"c":[{"x":null}],"d":{"x":[{"x":1,"y":2}]}}"#]),
        TruthCase(
            Collections.Floors.self, "SynthesisCollections.Floors", "dictionaries", level: "synthesized", isOrdered: false,
            [#"{"byCode":{"1":"a"},"byByte":[1,2],"byLong":[3,4]}"#]),
        TruthCase(
            Collections.Calendar.self, "SynthesisCollections.Calendar", "dictionaries", level: "synthesized", isOrdered: false,
            [#"{"bySeason":["spring",[1]],"byFlag":[true,1],"byShare":[0.5,"a"]}"#]),
        TruthCase(
            Collections.Routes.self, "SynthesisCollections.Routes", "dictionaries", level: "synthesized", isOrdered: false,
            [#"{"byPoint":[{"x":1,"y":2},"a",{"x":3,"y":4},"b"]}"#]),
        TruthCase(
            Collections.Translations.self, "SynthesisCollections.Translations", "dictionaries", level: "synthesized", isOrdered: false,
            [#"{"titles":{"en":"a","de":"b"},"old":{"en":null}}"#]),
        TruthCase(
            Collections.Building.self, "SynthesisCollections.Building", "dictionaries", level: "synthesized", isOrdered: false,
            [#"{"rooms":{"-1":1,"0":2}}"#]),
        TruthCase(
            Collections.Warehouse.self, "SynthesisCollections.Warehouse", "dictionaries", level: "synthesized", isOrdered: false,
            [#"{"stock":{"a":1},"shelves":{"1":["a"]}}"#]),
        TruthCase(
            Collections.Garage.self, "SynthesisCollections.Garage", "dictionaries", level: "synthesized", isOrdered: false, isRead: false,
            [#"{"cars":{"abc":1,"d":2}}"#]),
        TruthCase(
            Collections.LanguageTable.self, "SynthesisCollections.LanguageTable", "dictionaries", level: "synthesized", isOrdered: false,
            [#"{"rows":{"en":true},"first":false}"#]),
        TruthCase(
            Collections.CodeTable.self, "SynthesisCollections.CodeTable", "dictionaries", level: "synthesized", isOrdered: false,
            [#"{"rows":{"1":["a"]},"first":["b"]}"#]),
        TruthCase(
            Collections.Wide.self, "SynthesisCollections.Wide", "leaves", level: "synthesized", isRead: false,
            [#"{"c":[0,5],"d":[1,2.5],"e":[3]}"#]),
    ]

    private static let synthesisRaw: [TruthCase] = [
        TruthCase(
            Raw.Threat.self, "SynthesisRaw.Threat", "raw values", level: "synthesized",
            [#"{"fixer":"delete","others":["x","replace"],"level":1}"#]),
        TruthCase(
            Raw.Charge.self, "SynthesisRaw.Charge", "catch with patterns", level: "steered",
            [#"{"customer":"a","card":{"id":"b","level":1}}"#]),
        TruthCase(
            Raw.Discount.self, "SynthesisRaw.Discount", "catch with patterns", level: "steered",
            [#"{"share":1,"note":"a"}"#, #"{"share":1.4}"#]),
        TruthCase(
            Raw.Credit.self, "SynthesisRaw.Credit", "catch with patterns", level: "steered",
            [#"{"kind":"k1"}"#, #"{"kind":"x","fallback":"y"}"#]),
        TruthCase(
            Raw.Radio.self, "SynthesisRaw.Radio", "raw values", level: "synthesized",
            [
                #"{"header":"Content-Type","priority":[-10,-9,0,1,1000,1001],"mask":255,"opacity":0.5,"long":9007199254740993,"channel":-32768,"platform":"desktop","direction":"default"}"#,
                #"{"header":"thé","priority":[],"opacity":1,"long":0,"platform":"phone"}"#,
            ]),
        TruthCase(Raw.Header.self, "SynthesisRaw.Header", "raw values", level: "synthesized", [#""a\\b""#, #"" ""#]),
        TruthCase(Raw.Mask.self, "SynthesisRaw.Mask", "raw values", level: "synthesized", ["1", "2"]),
        TruthCase(Raw.Opacity.self, "SynthesisRaw.Opacity", "raw values", level: "synthesized", ["0.5", "1"]),
        TruthCase(Raw.Status.self, "SynthesisRaw.Status", "raw values", level: "synthesized", [#""CLOSED""#]),
        TruthCase(Raw.Coin.self, "SynthesisRaw.Coin", "raw values", level: "synthesized", [#"{"bitcoin":{}}"#, #"{"ether":{}}"#]),
        TruthCase(
            Raw.Coupon.self, "SynthesisRaw.Coupon", "raw values", level: "synthesized",
            [#"{"token":"a","cents":1,"score":1.5,"flag":true,"tokens":["b"]}"#]),
        TruthCase(
            Raw.Links.self, "SynthesisRaw.Links", "raw values", level: "synthesized",
            [#"{"link":{"rawValue":"/a"},"range":{"rawValue":{"low":1,"high":2}},"alias":{"rawValue":"a"}}"#]),
        TruthCase(Raw.Member.self, "SynthesisRaw.Member", "raw values", level: "synthesized", [#"{"id":"a","group":"b","friends":["c"]}"#]),
        TruthCase(
            Raw.Owner.self, "SynthesisRaw.Owner", "raw values", level: "synthesized",
            [#"{"id":{"rawValue":1},"name":{"rawValue":"a"}}"#]),
        TruthCase(Raw.Post.self, "SynthesisRaw.Post", "raw values", level: "synthesized", [#"{"id":1,"replies":[2],"parent":3}"#]),
        TruthCase(
            Raw.Access.self, "SynthesisRaw.Access", "raw values", level: "synthesized",
            [#"{"user":"Ann","permissions":3,"response":301,"others":[0,255]}"#]),
        TruthCase(Raw.Username.self, "SynthesisRaw.Username", "raw values", level: "synthesized", [#""Ann""#]),
        TruthCase(Raw.Response.self, "SynthesisRaw.Response", "raw values", level: "synthesized", ["204", "302", "599"]),
    ]

    private static let synthesisCases: [TruthCase] = [
        TruthCase(
            Cases.Shape.self, "SynthesisCases.Shape", "payload enumeration", level: "synthesized",
            [
                #"{"circle":{"radius":1.5}}"#,
                #"{"box":{"_0":1,"_1":2}}"#,
                #"{"polygon":{"points":[[1]],"_1":true,"name":"a"}}"#,
                #"{"empty":{}}"#,
            ]),
        TruthCase(
            Cases.Command.self, "SynthesisCases.Command", "payload enumeration", level: "synthesized",
            [#"{"open":{"path":"a","readOnly":true,"tries":1}}"#, #"{"close":{"_0":1}}"#, #"{"wait":{"seconds":1,"then":["a"]}}"#]),
        TruthCase(
            Cases.Step.self, "SynthesisCases.Step", "payload enumeration", level: "synthesized",
            [#"{"walk":{"distance":1}}"#, #"{"rest":{"place":"a"}}"#]),
        TruthCase(
            Cases.Source.self, "SynthesisCases.Source", "payload enumeration", level: "synthesized",
            [#"{"file":{"path":"a"}}"#, #"{"http":{"url":"/a"}}"#]),
        TruthCase(
            Cases.Move.self, "SynthesisCases.Move", "payload enumeration", level: "synthesized",
            [#"{"jump":{"height":1,"from":2,"to":3}}"#]),
        TruthCase(
            Cases.Alarm.self, "SynthesisCases.Alarm", "payload enumeration", level: "synthesized",
            [#"{"RING":{"hour":1}}"#, #"{"SILENT":{}}"#]),
        TruthCase(
            Cases.Reason.self, "SynthesisCases.Reason", "payload enumeration", level: "synthesized",
            [#"{"default":{"code":1}}"#, #"{"in":{"place":"a"}}"#, #"{"isURL":{"link":"/a"}}"#, #"{"x":{"x":1}}"#]),
        TruthCase(
            Cases.Notice.self, "SynthesisCases.Notice", "payload enumeration", level: "synthesized",
            [#"{"mail":{"_0":{"to":"a"}}}"#, #"{"push":{"_0":"alert","_1":[{"kind":"quiet"}]}}"#]),
        TruthCase(
            Cases.Wrapped.self, "SynthesisCases.Wrapped", "payload enumeration", level: "synthesized",
            [
                #"{"shape":{"_0":{"circle":{"radius":1}}}}"#,
                #"{"notice":{"notice":{"mail":{"_0":{"to":"a"}}}}}"#,
                #"{"notice":{}}"#,
                #"{"shapes":{"_0":[{"empty":{}}]}}"#,
            ]),
        TruthCase(
            Cases.Answer.self, "SynthesisCases.Answer", "payload enumeration", level: "synthesized",
            [
                #"{"text":{"_0":"a"}}"#,
                #"{"text":{}}"#,
                #"{"number":{"value":1}}"#,
                #"{"list":{"_0":[1,null]}}"#,
                #"{"twice":{"_0":1}}"#,
            ]),
        TruthCase(
            Cases.LoadableNames.self, "SynthesisCases.LoadableNames", "payload enumeration", level: "synthesized",
            [#"{"idle":{}}"#, #"{"loaded":{"_0":["a"]}}"#, #"{"failed":{"code":1,"last":["a"]}}"#]),
        TruthCase(
            Cases.NumberOrShape.self, "SynthesisCases.NumberOrShape", "payload enumeration", level: "synthesized",
            [#"{"left":{"_0":1}}"#, #"{"right":{"value":{"empty":{}}}}"#]),
        TruthCase(
            Cases.Lookup.self, "SynthesisCases.Lookup", "payload enumeration", level: "synthesized",
            [#"{"success":{"_0":"a"}}"#, #"{"failure":{"_0":{"code":1}}}"#]),
        TruthCase(
            Cases.Expression.self, "SynthesisCases.Expression", "recursion", level: "synthesized",
            [
                #"{"sum":{"_0":{"number":{"_0":1}},"_1":{"negative":{"of":{"number":{"_0":2}}}}}}"#,
                #"{"list":{"_0":[{"number":{"_0":1}}]}}"#,
            ]),
        TruthCase(
            Cases.Menu.self, "SynthesisCases.Menu", "recursion", level: "synthesized", isOrdered: false,
            [#"{"section":{"title":"a","items":[{"item":{"title":"b"}}]}}"#, #"{"named":{"_0":{"a":{"item":{"title":"b"}}}}}"#]),
        TruthCase(
            Cases.Plan.self, "SynthesisCases.Plan", "payload enumeration", level: "synthesized",
            [#"{"free":{}}"#, #"{"paid":{"months":1}}"#]),
        TruthCase(
            Cases.Signal.self, "SynthesisCases.Signal", "payload enumeration", level: "synthesized",
            [#"{"start":{}}"#, #"{"pause":{}}"#]),
        TruthCase(
            Cases.Change.self, "SynthesisCases.Change", "payload enumeration", level: "synthesized",
            settings: Settings(keys: .convertFromSnakeCase), isOrdered: false,
            [#"{"item_added":{"unit_price":1,"_1":2}}"#, #"{"item_removed":{}}"#, #"{"price_set":{"new_value":1.5}}"#]),
        TruthCase(
            Cases.Timeline.self, "SynthesisCases.Timeline", "payload enumeration", level: "synthesized", isOrdered: false,
            [
                #"{"first":{"empty":{}},"last":{"circle":{"radius":1}},"all":[{"stop":{}}],"byName":{"a":{"start":{}}},"plan":{"paid":{"months":1}}}"#
            ]),
        TruthCase(
            Cases.Ballot.self, "SynthesisCases.Ballot", "payload enumeration", level: "synthesized",
            [#"{"poll":{"options":[{"first":{"_0":"a"}},{"second":{"choice":"b","votes":1}}]},"other":{"first":{"_0":1}}}"#]),
    ]

    private static let synthesisNames: [TruthCase] = [
        TruthCase(
            Names.Log.self, "SynthesisNames.Log", "nested names", level: "synthesized",
            [#"{"date":{"year":1},"data":{"bytes":[1]},"url":[{"host":"a"}],"id":"one"}"#]),
        TruthCase(
            Names.Trip.self, "SynthesisNames.Trip", "nested names", level: "synthesized", settings: Settings(dates: .iso8601),
            [#"{"id":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F","from":"a","to":"b","data":[1],"real":"2026-11-22T10:00:00Z"}"#]),
        TruthCase(
            Names.Chart.self, "SynthesisNames.Chart", "nested names", level: "synthesized", isOrdered: false,
            [#"{"short":[1],"long":{"items":[2]},"maybe":3,"certain":{"some":4},"map":{"a":5},"table":{"count":6}}"#]),
        TruthCase(
            Names.Hotel.self, "SynthesisNames.Hotel", "nested names", level: "synthesized",
            [#"{"room":{"price":{"night":1}},"price":{"night":2}}"#]),
        TruthCase(
            Names.Flight.self, "SynthesisNames.Flight", "nested names", level: "synthesized",
            [#"{"room":{"seats":[{"total":1.5}]},"price":{"total":2}}"#]),
        TruthCase(
            Names.Category.self, "SynthesisNames.Category", "recursion", level: "synthesized",
            [#"{"parent":[{"parent":[],"kind":"toys"}],"kind":"food","other":"toys"}"#]),
        TruthCase(Names.Address.self, "SynthesisNames.Address", "nested names", level: "synthesized", [#"{"address":{"text":"a"}}"#]),
        TruthCase(Names.Cover.self, "SynthesisNames.Cover", "nested names", level: "synthesized", [#"{"item":{"width":1},"count":2}"#]),
        TruthCase(
            Names.Pet.self, "SynthesisNames.Pet", "nested names", level: "synthesized",
            [#"{"kind":"food","others":["toys"],"size":1}"#]),
        TruthCase(
            Names.NumberRow.self, "SynthesisNames.NumberRow", "nested names", level: "synthesized", isOrdered: false,
            [#"{"at":1,"text":true,"key":{"a":2}}"#]),
        TruthCase(
            Names.TextBag.self, "SynthesisNames.TextBag", "nested names", level: "synthesized",
            [#"{"first":"a","box":{"element":"b","others":["c"]}}"#]),
        TruthCase(
            Names.Carrier.self, "SynthesisNames.Carrier", "nested names", level: "synthesized",
            [#"{"box":{"element":1,"others":[2]},"bags":[{"element":true,"others":[]}]}"#]),
        TruthCase(
            Names.Order.self, "SynthesisNames.Order", "nested names", level: "synthesized",
            [#"{"event":{"at":1},"color":"a","session":{"order":{"at":2},"token":"guest"}}"#]),
    ]

    private static let synthesisGenerics: [TruthCase] = [
        TruthCase(Generics.Sample.self, "SynthesisGenerics.Sample", "generic", level: "synthesized", [#"{"a":1,"b":"a","c":[true]}"#]),
        TruthCase(
            Generics.NamePage.self, "SynthesisGenerics.NamePage", "generic", level: "synthesized",
            [#"{"items":["a"],"meta":{},"links":{"next":"b"}}"#]),
        TruthCase(
            Generics.Browser.self, "SynthesisGenerics.Browser", "generic", level: "synthesized",
            [#"{"pages":[{"items":[1],"meta":{"after":"a"},"links":{}}],"plain":{"items":[true],"meta":{},"links":{"next":false}}}"#]),
        TruthCase(
            Generics.SongDocument.self, "SynthesisGenerics.SongDocument", "associated types", level: "synthesized",
            [#"{"attributes":{"title":"a"},"extra":{},"more":[{}]}"#]),
        TruthCase(
            Generics.AlbumDocument.self, "SynthesisGenerics.AlbumDocument", "associated types", level: "synthesized",
            [#"{"attributes":["a"],"extra":1,"more":[null]}"#]),
        TruthCase(
            Generics.ArtistLink.self, "SynthesisGenerics.ArtistLink", "associated types", level: "synthesized",
            [#"{"id":1,"others":[2]}"#]),
        TruthCase(
            Generics.WordSampler.self, "SynthesisGenerics.WordSampler", "associated types", level: "synthesized",
            [#"{"all":["a"],"one":"b"}"#]),
        TruthCase(
            Generics.Price.self, "SynthesisGenerics.Price", "generic", level: "synthesized",
            [#"{"net":{"value":1.5,"unit":"a"},"gross":{"value":2}}"#]),
        TruthCase(
            Generics.NameTree.self, "SynthesisGenerics.NameTree", "recursion", level: "synthesized", isOrdered: false,
            [#"{"value":"a","children":[{"value":"b","children":[]}],"named":{"x":{"value":"c","children":[]}}}"#]),
        TruthCase(Generics.NamePages.self, "SynthesisGenerics.NamePages", "class", level: "synthesized", [#"{"items":["a"],"total":1}"#]),
        TruthCase(
            Generics.Measured.self, "SynthesisGenerics.Measured", "conformance", level: "synthesized",
            [#"{"value":1.5,"unit":"ft"}"#]),
        TruthCase(
            Generics.TimeBetween.self, "SynthesisGenerics.TimeBetween", "generic", level: "synthesized",
            settings: Settings(dates: .formatted("yyyy-MM-dd")),
            [#"{"low":"2026-11-22","high":"2026-11-23"}"#]),
        TruthCase(
            Generics.UserResponse.self, "SynthesisGenerics.UserResponse", "generic", level: "synthesized", isOrdered: false,
            [#"{"payload":{"a":1},"failure":{"status":2}}"#, "{}"]),
        TruthCase(
            Generics.SportMatch.self, "SynthesisGenerics.SportMatch", "associated types", level: "synthesized",
            [#"{"kind":"ball","text":"a"}"#]),
    ]

    private static let synthesisConformance: [TruthCase] = [
        TruthCase(Conformance.Note.self, "SynthesisConformance.Note", "conformance", level: "synthesized", [#"{"text":"a"}"#]),
        TruthCase(
            Conformance.Task.self, "SynthesisConformance.Task", "conformance", level: "synthesized",
            [#"{"id":1,"tags":[{"name":"a","color":"b"}]}"#]),
        TruthCase(Conformance.Cache.self, "SynthesisConformance.Cache", "conformance", level: "synthesized", [#"{"items":["a"]}"#]),
        TruthCase(
            Conformance.Shelf.self, "SynthesisConformance.Shelf", "conformance", level: "synthesized",
            [
                #"{"reader":{"content":[1]},"point":{"x":1,"y":2},"draft":{"text":"a","words":1},"album":{"id":1,"title":"b"},"note":{"text":"c"}}"#
            ]),
        TruthCase(
            Conformance.Article.self, "SynthesisConformance.Article", "protocol extension", level: "straight",
            [#"{"slug":"a","others":["b"],"badge":{"count":"x"}}"#]),
        TruthCase(
            Conformance.Rank.self, "SynthesisConformance.Rank", "protocol extension", level: "steered",
            [#"{"level":"HIGH","next":"zzz"}"#]),
        TruthCase(Conformance.Level.self, "SynthesisConformance.Level", "protocol extension", level: "steered", [#""HIGH""#, #""zzz""#]),
        TruthCase(Conformance.Badge.self, "SynthesisConformance.Badge", "protocol extension", level: "straight", [#"{"count":"x"}"#, "1"]),
        TruthCase(
            Conformance.Build.self, "SynthesisConformance.Build", "#if", level: "synthesized",
            [#"{"name":"a","build_number":1,"number":1,"created":2,"bits":64}"#]),
    ]

    private static let synthesisClasses: [TruthCase] = [
        TruthCase(
            Classes.Taxi.self, "SynthesisClasses.Taxi", "class", level: "synthesized",
            [#"{"wheels":4,"name":"a","doors":"x","isFree":1}"#]),
        TruthCase(Classes.Bus.self, "SynthesisClasses.Bus", "class", level: "synthesized", [#"{"wheels":4,"seat_count":"x"}"#]),
        TruthCase(
            Classes.Button.self, "SynthesisClasses.Button", "class", level: "synthesized",
            [#"{"action":"a","isOn":true,"title":1}"#]),
        TruthCase(
            Classes.Truck.self, "SynthesisClasses.Truck", "superclass", level: "straight",
            [#"{"load":1,"base":{"wheels":6,"name":"a"}}"#]),
        TruthCase(
            Classes.Person.self, "SynthesisClasses.Person", "recursion", level: "synthesized", isOrdered: false,
            [
                #"{"name":"a","friend":{"name":"b","children":[],"byRole":{}},"children":[],"byRole":{"x":{"name":"c","children":[],"byRole":{}}}}"#
            ]),
        TruthCase(
            Classes.Author.self, "SynthesisClasses.Author", "recursion", level: "synthesized",
            [#"{"name":"a","books":[{"title":"b","author":{"name":"c","books":[]},"sequels":[{"title":"d"}]}]}"#]),
        TruthCase(Classes.Watched.self, "SynthesisClasses.Watched", "class", level: "synthesized", [#"{"level":1,"note":"a"}"#]),
        TruthCase(Classes.Loud.self, "SynthesisClasses.Loud", "class", level: "synthesized", [#"{"level":1,"note":"a"}"#]),
        TruthCase(
            Classes.Fleet.self, "SynthesisClasses.Fleet", "class", level: "synthesized", isOrdered: false,
            [#"{"vehicles":[{"wheels":2}],"taxi":{"wheels":4,"name":"a"},"byName":{"x":{"wheels":6}}}"#]),
    ]

    private static let synthesisWrappers: [TruthCase] = [
        TruthCase(
            Wrappers.Message.self, "SynthesisWrappers.Message", "property wrapper", level: "synthesized",
            [#"{"text":"a","likes":null,"tags":["b"],"note":"c"}"#]),
        TruthCase(
            Wrappers.Volume.self, "SynthesisWrappers.Volume", "property wrapper", level: "synthesized",
            [#"{"volume":20,"share":0.5,"name":"a"}"#]),
        TruthCase(
            Wrappers.Layers.self, "SynthesisWrappers.Layers", "property wrapper", level: "synthesized",
            [
                #"{"a":1,"b":{"wrappedValue":"a"},"c":{"wrappedValue":2}}"#,
                #"{"a":1,"b":{"wrappedValue":"a"},"c":{"wrappedValue":null}}"#,
            ]),
        TruthCase(
            Wrappers.Contact.self, "SynthesisWrappers.Contact", "property wrapper", level: "synthesized",
            [#"{"mail":"a","age":1,"codes":[1],"name":"b"}"#, #"{"mail":null,"name":"b"}"#]),
        TruthCase(
            Wrappers.Survey.self, "SynthesisWrappers.Survey", "property wrapper", level: "synthesized",
            [#"{"agreed":true,"other":false,"list":["yes"],"maybe":"no"}"#, #"{"list":[]}"#]),
        TruthCase(
            Wrappers.Timer.self, "SynthesisWrappers.Timer", "property wrapper", level: "synthesized",
            [#"{"length":1,"words":"a","more":"b"}"#]),
        TruthCase(
            Wrappers.Bill.self, "SynthesisWrappers.Bill", "helpers on containers", level: "synthesized",
            [#"{"total":1,"tip":{"cents":2},"parts":[{"cents":3}],"rate":"1.5","base":{"value":2}}"#]),
        TruthCase(
            Wrappers.Switches.self, "SynthesisWrappers.Switches", "helpers on containers", level: "synthesized",
            [#"{"on":1,"dim":"2","names":["a"]}"#, #"{"on":0,"dim":"x","names":[]}"#]),
        TruthCase(
            Wrappers.Ledger.self, "SynthesisWrappers.Ledger", "helpers on containers", level: "synthesized",
            [#"{"entries":["a"],"older":[{"text":"b"}],"first":{"text":"c"}}"#]),
        TruthCase(
            Wrappers.NumberCard.self, "SynthesisWrappers.NumberCard", "property wrapper", level: "synthesized",
            [#"{"value":1,"next":2,"list":[3]}"#, #"{"value":1,"list":[]}"#]),
        TruthCase(
            Wrappers.OptionalCard.self, "SynthesisWrappers.OptionalCard", "property wrapper", level: "synthesized",
            [#"{"value":"a","next":"b","list":["c",null]}"#, #"{"value":null,"list":[]}"#]),
        TruthCase(Wrappers.Profile.self, "SynthesisWrappers.Profile", "property wrapper", level: "synthesized", [#"{"name":"a","age":1}"#]),
        TruthCase(Wrappers.Drafts.self, "SynthesisWrappers.Drafts", "property wrapper", level: "synthesized", [#"{"id":1,"cursor":"x"}"#]),
        TruthCase(
            Wrappers.Room.self, "SynthesisWrappers.Room", "property wrapper", level: "synthesized",
            [#"{"name":"a","size":{"wrappedValue":1},"seats":2}"#]),
    ]

    static let synthesis: [TruthCase] = [
        synthesisKeys, synthesisProperties, synthesisCollections, synthesisRaw, synthesisCases, synthesisNames, synthesisGenerics,
        synthesisConformance, synthesisClasses, synthesisWrappers,
    ].flatMap { $0 }
}

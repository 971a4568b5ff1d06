import Foundation

// MARK: Numbers

enum FoundationNumbers {
    struct Sensor: Decodable { let offset: Int8; let gain: Int16; let samples: Int32; let serial: Int64; let total: Int }
    struct Packet: Decodable { let flags: UInt8; let port: UInt16; let address: UInt32; let bytes: UInt64; let count: UInt? }
    struct Signal: Decodable { let gain: Float; let noise: Double; let floor: Float32; let peak: Float64; let length: TimeInterval }
    struct Invoice: Decodable { let net: Decimal; let rate: Decimal?; let parts: [Decimal]; let byCode: [String: Decimal] }
    /// Whole numbers in the forms of decimal numbers.
    struct Odometer: Decodable { let meters: Int; let trips: UInt16; let stops: [Int8]; let zero: Int32? }
    struct Histogram: Decodable { let rows: [[UInt8]]; let marks: Set<Int16>; let weights: ContiguousArray<Float> }

    typealias Scores = [Int]
    typealias Share = Double

    /// A number that is too large gives another error than `DecodingError` here, and `try?` catches it.
    struct Volume: Decodable {
        let level: UInt8
        let exact: Double?
        enum CodingKeys: CodingKey { case level, exact }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            level = (try? container.decode(UInt8.self, forKey: .level)) ?? 0
            do {
                exact = Double(try container.decode(Int8.self, forKey: .exact))
            } catch is DecodingError {
                exact = try container.decodeIfPresent(Double.self, forKey: .exact)
            }
        }
    }
    /// The first width that has room for the number.
    enum Size: Decodable {
        case small(Int8), medium(Int16), large(Int64)
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Int8.self) {
                self = .small(number)
            } else if let number = try? container.decode(Int16.self) {
                self = .medium(number)
            } else {
                self = .large(try container.decode(Int64.self))
            }
        }
    }
    struct Temperature: Decodable {
        let celsius: Double
        enum CodingKeys: CodingKey { case celsius, kelvin }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let value =
                try container.decodeIfPresent(Double.self, forKey: .celsius) ?? container.decode(Double.self, forKey: .kelvin) - 273.15
            guard value >= -273.15, value.isFinite else {
                throw DecodingError.dataCorruptedError(forKey: .celsius, in: container, debugDescription: "too cold")
            }
            celsius = value
        }
    }
}

// MARK: Texts

enum FoundationTexts {
    struct Message: Decodable { let text: String; let sender: String?; let tags: [String]; let isRead: Bool; let flags: [Bool?] }
    /// Escapes in keys are read before they are compared.
    struct Menu: Decodable {
        let coffee: Int
        let clef: String
        let path: Bool?
        enum CodingKeys: String, CodingKey { case coffee = "café", clef = "𝄞", path = "a/b" }
    }
    struct Song: Decodable { let lyrics: [String: String]; let lines: [[String]] }
    struct Website: Decodable { let home: URL; let icon: URL?; let links: [URL]; let feeds: [String: URL]; let mirrors: Set<URL> }
    struct Device: Decodable { let id: UUID; let owner: UUID?; let peers: [UUID]; let names: [String: UUID] }
    struct Attachment: Decodable {
        let bytes: Data; let preview: Data?; let parts: [Data]
        let hashes: Set<Data>; let byName: [String: Data]
    }
    /// Numbers of bytes, not text.
    struct Upload: Decodable { let bytes: Data; let checksum: Data?; let chunks: [Data]; let byName: [String: Data] }
    struct Envelope<Content: Decodable>: Decodable { let content: Content; let copies: [Content]; let draft: Content? }
    typealias FileEnvelope = Envelope<Data>
    typealias LinkEnvelope = Envelope<URL?>

    /// The decoder has no part in these: they call the initializers of the types themselves.
    struct Backup: Decodable {
        let bytes: Data
        let device: UUID
        enum CodingKeys: CodingKey { case bytes, device }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            bytes = try Data(from: container.superDecoder(forKey: .bytes))
            device = try UUID(from: container.superDecoder(forKey: .device))
        }
    }
    struct Code: Decodable {
        let prefix: String
        let number: Int
        init(from decoder: any Decoder) throws {
            let text = try decoder.singleValueContainer().decode(String.self)
            let parts = text.split(separator: "-")
            guard parts.count == 2, let number = Int(parts[1]) else {
                throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no code: \(text)"))
            }
            prefix = String(parts[0])
            self.number = number
        }
    }
    struct Parcel: Decodable { let code: Code; let others: [Code]?; let byName: [String: Code] }
}

// MARK: Optionals

enum FoundationOptionals {
    struct Survey: Decodable { let age: Int??; let answers: [Int?]?; let grid: [[Bool?]?]?; let notes: [String: [String?]?] }
    typealias Reading = Int?
    typealias Readings = [Double?]
    struct Plot: Decodable { let reserved: Never?; let free: [Never]; let area: Double }

    /// `decode` with an optional type needs its key; `decodeIfPresent` does not.
    struct Patient: Decodable {
        let name: String?
        let weight: Double?
        let height: Double??
        enum CodingKeys: CodingKey { case name, weight, height }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            name = try container.decode(String?.self, forKey: .name)
            weight = try container.decode(Optional<Double>.self, forKey: .weight)
            height = try container.decodeIfPresent(Double?.self, forKey: .height)
        }
    }
    /// The three states of a field.
    enum Change<Value: Decodable> {
        case unchanged, removed, set(Value)
        init<Key: CodingKey>(_ container: KeyedDecodingContainer<Key>, _ key: Key) throws {
            if !container.contains(key) {
                self = .unchanged
            } else if try container.decodeNil(forKey: key) {
                self = .removed
            } else {
                self = .set(try container.decode(Value.self, forKey: key))
            }
        }
    }
    struct Patch: Decodable {
        let title: Change<String>
        let due: Change<Int>
        enum CodingKeys: CodingKey { case title, due }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            title = try Change(container, .title)
            due = try Change<Int>(container, .due)
        }
    }
    /// `decodeNil` needs its key, and is false for any other value.
    struct Subscription: Decodable {
        let isOpen: Bool
        let end: Int?
        enum CodingKeys: CodingKey { case end }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            isOpen = try container.decodeNil(forKey: .end)
            end = isOpen ? nil : try container.decode(Int.self, forKey: .end)
        }
    }
    enum Slot: Decodable {
        case empty, taken(String)
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            self = container.decodeNil() ? .empty : .taken(try container.decode(String.self))
        }
    }
    /// An optional is nil before its type is asked: `next` and `later` never have `Slot.empty`.
    struct Schedule: Decodable { let now: Slot; let next: Slot?; let week: [Slot]; let later: [Slot?] }

    struct Guest: Decodable {
        let seat: Int?
        init(from decoder: any Decoder) throws { seat = try decoder.singleValueContainer().decode(Int?.self) }
    }
    struct Table: Decodable { let guests: [Guest]; let host: Guest; let extra: Guest? }
    struct Field<Value: Decodable>: Decodable {
        let value: Value?
        init(from decoder: any Decoder) throws { value = try Optional<Value>(from: decoder) }
    }
    struct Form: Decodable { let name: Field<String>; let age: Field<Int>?; let answers: [Field<Bool>] }

    struct Lane: Decodable {
        let first: Int?
        let second: String?
        let third: Bool?
        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            first = try list.decodeIfPresent(Int.self)
            second = try list.decodeIfPresent(String.self)
            third = try list.decodeIfPresent(Bool.self)
        }
    }
    /// At the end `decode` throws, also for optional types.
    struct Race: Decodable {
        let winner: String?
        let second: String?
        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            winner = try list.decode(String?.self)
            second = try list.decode(Optional<String>.self)
        }
    }
}

// MARK: Dates

enum FoundationDates {
    struct Flight: Decodable { let departure: Date; let arrival: Date?; let stops: [Date]; let byGate: [String: Date]; let days: Set<Date> }
    struct Rental: Decodable { let from: Date; let until: Date?; let extensions: [Date?]; let byCar: [String: [Date]] }
    struct Reminder: Decodable { let at: Date; let snoozed: [Date]; let last: Date?; let byDay: [Int: Date] }
    struct Payment: Decodable { let paid: Date; let booked: Date?; let retries: Set<Date>; let nested: [[Date]] }
    struct Booking: Decodable { let checkIn: Date; let checkOut: Date?; let nights: [Date]; let byRoom: [String: Date?] }
    struct Visit: Decodable { let begin: Date; let end: Date?; let pauses: [Date] }
    struct Receipt: Decodable { let printed: Date; let seen: Date?; let lines: [Line]; struct Line: Decodable { let at: Date? } }

    typealias Milestones = [Date]
    typealias Anniversaries = [String: Date]
    typealias Deadline = Date?

    /// Ranges are arrays of two values.
    struct Shift: Decodable { let hours: Range<Date>; let week: ClosedRange<Date>?; let since: PartialRangeFrom<Date>? }
    /// The keys are dates as well, in turn with the values.
    struct Logbook: Decodable { let entries: [Date: String]; let counts: [Date: Int]? }
    struct Stamped<Value: Decodable>: Decodable { let at: Date; let value: Value; let old: [Stamped]? }
    typealias StampedDate = Stamped<Date>
    enum Alarm: Decodable { case once(at: Date), daily(Date, until: Date?), never }

    @propertyWrapper struct Kept<Value: Decodable>: Decodable {
        var wrappedValue: Value
        init(from decoder: any Decoder) throws { wrappedValue = try decoder.singleValueContainer().decode(Value.self) }
    }
    /// The wrapper asks the decoder, and this one does not.
    @propertyWrapper struct Raw<Value: Decodable>: Decodable {
        var wrappedValue: Value
        init(from decoder: any Decoder) throws { wrappedValue = try Value(from: decoder) }
    }
    struct Concert: Decodable { @Kept var doors: Date; @Kept var encore: Date?; @Raw var start: Date; @Raw var breaks: [Date] }
    struct Stream: Decodable { @Raw var payload: Data; @Kept var preview: Data; @Raw var chunks: [String: Data] }

    /// The initializer of `Date` decodes a number, with any setting.
    struct Snapshot: Decodable {
        let taken: Date
        let sent: Date
        enum CodingKeys: CodingKey { case taken, sent }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            taken = try Date(from: container.superDecoder(forKey: .taken))
            sent = try container.superDecoder(forKey: .sent).singleValueContainer().decode(Date.self)
        }
    }
    struct Moment: Decodable {
        let date: Date
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let date = try? container.decode(Date.self) {
                self.date = date
            } else {
                date = Date(timeIntervalSince1970: try container.decode(Double.self))
            }
        }
    }
    struct Diary: Decodable { let first: Moment; let moments: [Moment]; let last: Moment? }
    struct Season: Decodable {
        let from: Date
        let until: Date
        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            from = try list.decode(Date.self)
            until = try list.decodeIfPresent(Date.self) ?? from
            guard from <= until else {
                throw DecodingError.dataCorruptedError(in: list, debugDescription: "ends before it begins")
            }
        }
    }
    struct Leave: Decodable { let interval: DateInterval; let others: [DateInterval]? }
}

// MARK: Dictionaries

enum FoundationDictionaries {
    enum Role: String, Decodable { case owner, guest }
    enum Rank: Int, Decodable, CodingKeyRepresentable { case bronze = 1, silver, gold }
    enum Team: String, Decodable, CodingKeyRepresentable { case red, blue, lightGreen = "light_green" }
    struct Seat: Hashable, Decodable { let row: Int; let letter: String? }

    typealias Prices = [String: Int]
    typealias Floors = [Int: [String: Bool]]

    struct Inventory: Decodable { let bySku: [String: [String: [Int]]]; let byShelf: [Int: [Int: Int]]? }
    struct Directory: Decodable { let byLink: [URL: Int]; let byID: [UUID: String]?; let byName: [String: UUID] }
    struct Odds: Decodable { let byShare: [Double: Int]; let byPrice: [Decimal: String]?; let byFlag: [Bool: [Bool]] }
    struct Access: Decodable { let roles: [Role: [String]]; let limits: [Role?: Int]? }
    struct Plan: Decodable { let seats: [Seat: String]; let groups: [[Int]: Bool]? }
    struct League: Decodable { let ranks: [Rank: String]; let teams: [Team: [Rank: Int]]; let first: Rank }
    /// The keys of an alternating array are decoded as their own type, so that `Rank` is a number there.
    struct Cup: Decodable { let byPair: [[Rank]: Int]; let best: Set<Rank>; let teams: [Team] }
    struct Stats: Decodable { let values: [String: Int?]; let ratios: [String: Double]?; let lists: [[String: Bool]] }

    struct Key: CodingKey {
        let stringValue: String
        let intValue: Int?
        init(stringValue: String) {
            self.stringValue = stringValue
            intValue = Int(stringValue)
        }
        init?(intValue: Int) {
            stringValue = String(intValue)
            self.intValue = intValue
        }
    }
    struct Ballot: Decodable {
        let votes: [(name: String, count: Int)]
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            votes = try container.allKeys.map { ($0.stringValue, try container.decode(Int.self, forKey: $0)) }
        }
    }
    /// Only known keys are among all keys.
    struct Preferences: Decodable {
        let count: Int
        let theme: String?
        enum CodingKeys: CodingKey { case theme, language }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            count = container.allKeys.count
            guard count > 0 else {
                throw DecodingError.dataCorrupted(.init(codingPath: container.codingPath, debugDescription: "no preferences"))
            }
            theme = try container.decodeIfPresent(String.self, forKey: .theme)
        }
    }
    struct Tariff: Decodable {
        let base: Int
        let prices: [String: Int]
        init(from decoder: any Decoder) throws {
            prices = try [String: Int](from: decoder)
            guard let base = prices["base"] else {
                throw DecodingError.keyNotFound(
                    Key(stringValue: "base"), .init(codingPath: decoder.codingPath, debugDescription: "no base price"))
            }
            self.base = base
        }
    }
    struct Glossary: Decodable {
        let terms: [String: String]
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            terms = try container.decode([String: String].self)
            if terms.isEmpty { throw DecodingError.dataCorruptedError(in: container, debugDescription: "no terms") }
        }
    }
}

// MARK: Key strategies

enum FoundationStrategies {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    struct Export: Decodable {
        let _thisAndThat: Int
        let thisAndThat__: Int
        let __both_: Int?
        let allCaps: Int
        let ALLCAPS: Int?
        let one2Three: Int
        let oneTwo: Int?
        let alreadyCamelCase: Bool
        let x: Int
    }
    struct Underscores: Decodable {
        let one: Int
        let many: String?
        let snake: Bool
        enum CodingKeys: String, CodingKey { case one = "_", many = "___", snake = "snakeĆase" }
    }
    /// Values of keys in the form of the body are never found.
    struct Customer: Decodable {
        let firstName: String
        let lastName: String?
        let phone: String?
        enum CodingKeys: String, CodingKey { case firstName = "givenName", lastName = "family_name", phone = "phoneNumber" }
    }
    struct Account: Decodable {
        let userID: Int?
        let userId: Int
        let avatarURL: URL?
        let homePage: Page
        struct Page: Decodable { let pageTitle: String; let lastEdit: Date? }
    }
    /// The keys of a dictionary of texts are left as they are, and those of its values are not.
    struct Translations: Decodable {
        let byLanguage: [String: Entry]
        let allEntries: [Entry]
        struct Entry: Decodable { let plainText: String }
    }
    struct Archive: Decodable {
        let byYear: [Int: Item]
        let nestedItems: [String: [String: Item]]
        struct Item: Decodable { let pageCount: Int }
    }
    typealias Counters = [String: Int]

    enum Shade: String, Decodable, CodingKeyRepresentable { case darkBlue, paleGreen = "pale_green", red }
    /// The keys are converted, as the keys of types are.
    struct Palette: Decodable { let shadeCodes: [Shade: Int]; let mainShade: Shade }

    enum Activity: Decodable { case itemAdded(unitPrice: Double, Int), cartEmptied, couponUsed(codeText: String?) }
    struct Session: Decodable { @FoundationDates.Kept var startedAt: Date; @FoundationDates.Kept var userName: String?; let deviceID: Int? }
    class Document: Decodable { var documentTitle: String; var pageCount: Int? }
    final class Contract: Document {
        let signedBy: [String]
        enum CodingKeys: CodingKey { case signedBy }
        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            signedBy = try container.decode([String].self, forKey: .signedBy)
            try super.init(from: container.superDecoder())
        }
    }
    struct Location: Decodable {
        let streetName: String
        let houseNumber: Int?
        enum CodingKeys: CodingKey { case postalAddress }
        enum AddressKeys: String, CodingKey { case streetName, houseNumber = "house_number", number = "houseNumber" }
        init(from decoder: any Decoder) throws {
            let address = try decoder.container(keyedBy: CodingKeys.self)
                .nestedContainer(keyedBy: AddressKeys.self, forKey: .postalAddress)
            streetName = try address.decode(String.self, forKey: .streetName)
            houseNumber =
                try address.decodeIfPresent(Int.self, forKey: .houseNumber) ?? address.decodeIfPresent(Int.self, forKey: .number)
        }
    }
    struct Metrics: Decodable {
        let values: [String: Int]
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: FoundationDictionaries.Key.self)
            var values: [String: Int] = [:]
            for key in container.allKeys where key.stringValue.hasSuffix("Count") {
                values[key.stringValue] = try container.decode(Int.self, forKey: key)
            }
            self.values = values
        }
    }
    /// The body has a key in both forms: the first one counts.
    struct Ticket: Decodable { let seatRow: Int; let seatNumber: Int? }
}

// MARK: Nested containers

enum FoundationContainers {
    struct Weather: Decodable {
        let city: String
        let low: Double
        let hours: [Double]
        enum CodingKeys: CodingKey { case place, forecast }
        enum PlaceKeys: String, CodingKey { case city = "name" }
        enum ForecastKeys: CodingKey { case low, hours }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            city = try container.nestedContainer(keyedBy: PlaceKeys.self, forKey: .place).decode(String.self, forKey: .city)
            let forecast = try container.nestedContainer(keyedBy: ForecastKeys.self, forKey: .forecast)
            low = try forecast.decode(Double.self, forKey: .low)
            var list = try forecast.nestedUnkeyedContainer(forKey: .hours)
            var hours: [Double] = []
            while !list.isAtEnd { hours.append(try list.decode(Double.self)) }
            self.hours = hours
        }
    }
    /// The same key is opened twice, with other keys.
    struct Profile: Decodable {
        let name: String
        let age: Int?
        enum CodingKeys: CodingKey { case user }
        enum NameKeys: CodingKey { case name }
        enum AgeKeys: CodingKey { case age }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            name = try container.nestedContainer(keyedBy: NameKeys.self, forKey: .user).decode(String.self, forKey: .name)
            age = try container.nestedContainer(keyedBy: AgeKeys.self, forKey: .user).decodeIfPresent(Int.self, forKey: .age)
        }
    }
    struct Geometry: Decodable {
        let points: [[Double]]
        enum CodingKeys: CodingKey { case coordinates }
        init(from decoder: any Decoder) throws {
            var outer = try decoder.container(keyedBy: CodingKeys.self).nestedUnkeyedContainer(forKey: .coordinates)
            var points: [[Double]] = []
            while !outer.isAtEnd {
                var inner = try outer.nestedUnkeyedContainer()
                points.append([try inner.decode(Double.self), try inner.decode(Double.self)])
            }
            self.points = points
        }
    }
    struct Playlist: Decodable {
        let titles: [String]
        enum TrackKeys: CodingKey { case title, album }
        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            var titles: [String] = []
            while !list.isAtEnd {
                let track = try list.nestedContainer(keyedBy: TrackKeys.self)
                let album = try track.decodeIfPresent(String.self, forKey: .album) ?? "single"
                titles.append(try track.decode(String.self, forKey: .title) + album)
            }
            self.titles = titles
        }
    }
    /// A header, then a nested array and a nested object.
    struct Row: Decodable {
        let id: Int
        let cells: [String]
        let style: String?
        enum StyleKeys: CodingKey { case style }
        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            id = try list.decode(Int.self)
            var inner = try list.nestedUnkeyedContainer()
            var cells: [String] = []
            while !inner.isAtEnd { cells.append(try inner.decode(String.self)) }
            self.cells = cells
            style = try list.nestedContainer(keyedBy: StyleKeys.self).decodeIfPresent(String.self, forKey: .style)
        }
    }
    /// An attempt that fails does not move on, so that the next one sees the same value.
    struct Candle: Decodable {
        let time: Int
        let open: Double
        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            if let time = try? list.decode(Int.self) {
                self.time = time
            } else {
                time = Int(try list.decode(String.self)) ?? 0
            }
            if let text = try? list.decode(String.self) {
                open = Double(text) ?? 0
            } else {
                open = try list.decode(Double.self)
            }
        }
    }
    /// Nil is asked twice: only null moves on.
    struct Interval: Decodable {
        let low: Int?
        let high: Int?
        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            if try list.decodeNil() {
                low = nil
            } else {
                low = try list.decodeNil() ? 0 : try list.decode(Int.self)
            }
            high = try list.decodeNil() ? nil : try list.decode(Int.self)
        }
    }
    struct Version: Decodable {
        let major: Int
        let minor: Int
        let label: String?
        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            guard let count = list.count, (2...3).contains(count) else {
                throw DecodingError.dataCorruptedError(in: list, debugDescription: "two or three values are needed")
            }
            major = try list.decode(Int.self)
            minor = try list.decode(Int.self)
            label = list.currentIndex < count ? try list.decode(String.self) : nil
        }
    }
    struct Rest: Decodable {
        let command: String
        let arguments: [Int]
        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            command = try list.decode(String.self)
            var arguments: [Int] = []
            while list.currentIndex < (list.count ?? 0) { arguments.append(try list.decode(Int.self)) }
            self.arguments = arguments
        }
    }
    /// Containers of one decoder may be opened in any number.
    struct Song: Decodable {
        let title: String
        let length: Int
        let count: Int
        enum TitleKeys: CodingKey { case title }
        enum LengthKeys: String, CodingKey { case length = "seconds" }
        init(from decoder: any Decoder) throws {
            title = try decoder.container(keyedBy: TitleKeys.self).decode(String.self, forKey: .title)
            length = try decoder.container(keyedBy: LengthKeys.self).decode(Int.self, forKey: .length)
            count = try decoder.singleValueContainer().decode(Extra.self).plays ?? 0
        }
        private struct Extra: Decodable { let plays: Int? }
    }
    /// `nestedContainer` in `try?`: nothing of it is read if it is missing.
    struct Cover: Decodable {
        let url: URL?
        let width: Int
        enum CodingKeys: CodingKey { case image, width }
        enum ImageKeys: CodingKey { case url, width }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let image = try? container.nestedContainer(keyedBy: ImageKeys.self, forKey: .image)
            url = try image?.decodeIfPresent(URL.self, forKey: .url)
            width = try image?.decode(Int.self, forKey: .width) ?? container.decode(Int.self, forKey: .width)
        }
    }
    /// One level is an array with a single object.
    struct Station: Decodable {
        let name: String
        enum CodingKeys: CodingKey { case stations }
        private struct Entry: Decodable { let name: String }
        init(from decoder: any Decoder) throws {
            var list = try decoder.container(keyedBy: CodingKeys.self).nestedUnkeyedContainer(forKey: .stations)
            name = try list.decode(Entry.self).name
        }
    }
    struct Sample: Decodable {
        let values: [Int]
        let rest: Bool
        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            values = try list.decode([Int].self)
            rest = !list.isAtEnd
            if rest { _ = try list.decode(String.self) }
        }
    }
    struct Mixture: Decodable {
        let numbers: [Int]
        let texts: [String]
        init(from decoder: any Decoder) throws {
            if let numbers = try? [Int](from: decoder) {
                self.numbers = numbers
                texts = []
            } else {
                numbers = []
                texts = try [String](from: decoder)
            }
        }
    }
}

// MARK: Decoders of superclasses

enum FoundationSupers {
    class Employee: Decodable {
        let name: String
        let badge: Int?
        enum CodingKeys: String, CodingKey { case name, badge = "badge_id" }
    }
    /// The superclass reads the same object.
    final class Manager: Employee {
        private(set) var reports: [String]
        enum CodingKeys: CodingKey { case reports }
        required init(from decoder: any Decoder) throws {
            reports = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent([String].self, forKey: .reports) ?? []
            try super.init(from: decoder)
        }
    }
    /// The superclass reads the value of the key `super`, and null if there is none.
    class Driver: Employee {
        let license: String
        enum CodingKeys: CodingKey { case license }
        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            license = try container.decode(String.self, forKey: .license)
            try super.init(from: container.superDecoder())
        }
    }
    final class Pilot: Driver {
        let hours: Int
        enum CodingKeys: CodingKey { case hours, driver }
        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            hours = try container.decode(Int.self, forKey: .hours)
            try super.init(from: container.superDecoder(forKey: .driver))
        }
    }
    class Empty: Decodable {}
    final class Robot: Empty {
        let model: String
        enum CodingKeys: CodingKey { case model }
        required init(from decoder: any Decoder) throws {
            model = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .model)
            try super.init(from: decoder)
        }
    }
    /// An empty class accepts any value, and null as well, but its key is needed.
    struct Factory: Decodable { let empty: Empty; let robots: [Robot]; let spare: Empty? }
    final class Counter: Decodable {
        let start: Int
        let step: Int
        required init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let pair = try container.decode([Int].self)
            (start, step) = (pair.first ?? 0, pair.count > 1 ? pair.last ?? 1 : 1)
        }
    }

    /// A key that is absent is null here.
    struct Notice: Decodable {
        let text: String
        let footer: String?
        enum CodingKeys: CodingKey { case text, footer }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            text = try container.superDecoder(forKey: .text).singleValueContainer().decode(String.self)
            let footer = try container.superDecoder(forKey: .footer).singleValueContainer()
            self.footer = footer.decodeNil() ? nil : try footer.decode(String.self)
        }
    }
    struct Appendix: Decodable {
        let title: String
        let note: String?
        enum CodingKeys: CodingKey { case title, note }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            title = try container.decode(String.self, forKey: .title)
            do {
                note = try container.superDecoder(forKey: .note).singleValueContainer().decode(String.self)
            } catch DecodingError.valueNotFound {
                note = nil
            }
        }
    }
    struct Convoy: Decodable {
        let lead: Employee
        let others: [Int]
        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            lead = try Employee(from: list.superDecoder())
            var others: [Int] = []
            while !list.isAtEnd { others.append(try list.superDecoder().singleValueContainer().decode(Int.self)) }
            self.others = others
        }
    }
    /// Each value is decoded by the initializer of its type, with a decoder for its key.
    struct Crew: Decodable {
        let captain: Employee
        let deck: [Employee]
        let count: Int
        enum CodingKeys: CodingKey { case captain, deck, count }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            captain = try Employee(from: container.superDecoder(forKey: .captain))
            deck = try Array(from: container.superDecoder(forKey: .deck))
            count = try Int(from: container.superDecoder(forKey: .count))
        }
    }
    struct Ferry: Decodable {
        let decks: [String]
        enum CodingKeys: CodingKey { case decks }
        init(from decoder: any Decoder) throws {
            var list = try decoder.container(keyedBy: CodingKeys.self).superDecoder(forKey: .decks).unkeyedContainer()
            var decks: [String] = []
            while !list.isAtEnd { decks.append(try list.decode(String.self)) }
            self.decks = decks
        }
    }
}

// MARK: Single values

enum FoundationSingles {
    struct Meters: Decodable {
        let value: Double
        init(from decoder: any Decoder) throws { value = try decoder.singleValueContainer().decode(Double.self) }
    }
    struct Altitude: Decodable {
        let meters: Meters
        init(from decoder: any Decoder) throws { meters = try decoder.singleValueContainer().decode(Meters.self) }
    }
    struct Ceiling: Decodable {
        let altitude: Altitude
        init(from decoder: any Decoder) throws { altitude = try Altitude(from: decoder) }
    }
    struct Airspace: Decodable { let ceiling: Ceiling; let floors: [Altitude]; let byName: [String: Meters]; let limit: Ceiling? }

    enum Power: Decodable {
        case off, on
        init(from decoder: any Decoder) throws {
            switch try decoder.singleValueContainer().decode(Bool.self) {
            case true: self = .on
            case false: self = .off
            }
        }
    }
    struct Lamp: Decodable { let power: Power; let scenes: [Power]; let last: Power? }
    /// An array as a single value, and a type in it.
    struct Track: Decodable {
        let heights: [Meters]
        init(from decoder: any Decoder) throws { heights = try decoder.singleValueContainer().decode([Meters].self) }
    }
    struct Tally: Decodable {
        let counts: [String: Meters]
        init(from decoder: any Decoder) throws {
            counts = try decoder.singleValueContainer().decode(Dictionary<String, Meters>.self)
        }
    }
    /// A type that fails leaves the decoder as it was.
    enum Either<First: Decodable, Second: Decodable>: Decodable {
        case first(First), second(Second)
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            do {
                self = .first(try container.decode(First.self))
            } catch {
                self = .second(try container.decode(Second.self))
            }
        }
    }
    typealias TextsOrNumbers = Either<[String], [Int]>
    typealias DateOrFlag = Either<Date, Either<Bool, URL>>
    /// One type reads an object and a text.
    struct Author: Decodable {
        let name: String
        let id: Int?
        enum CodingKeys: CodingKey { case name, id }
        init(from decoder: any Decoder) throws {
            if let container = try? decoder.container(keyedBy: CodingKeys.self) {
                name = try container.decode(String.self, forKey: .name)
                id = try container.decodeIfPresent(Int.self, forKey: .id)
            } else {
                name = try decoder.singleValueContainer().decode(String.self)
                id = nil
            }
        }
    }
    struct Checked: Decodable {
        let text: String
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            guard text == "online" || text == "away" else {
                throw DecodingError.typeMismatch(
                    Checked.self, .init(codingPath: container.codingPath, debugDescription: "no state: \(text)"))
            }
            self.text = text
        }
    }
    struct Presence: Decodable { let state: Checked; let others: [Checked]; let byName: [String: Checked] }
    struct Wrapped<Value: Decodable>: Decodable {
        let value: Value
        init(from decoder: any Decoder) throws { value = try Value(from: decoder) }
    }
    typealias WrappedPrices = Wrapped<[String: Wrapped<Int>]>
    typealias WrappedMeters = Wrapped<Wrapped<Altitude>>
}

// MARK: Types of Foundation

enum FoundationValues {
    struct Drawing: Decodable { let origin: CGPoint; let size: CGSize; let frame: CGRect?; let path: [CGPoint]; let line: CGFloat }
    /// Other index sets than empty ones can stop the program.
    struct Selection: Decodable { let rows: IndexSet; let path: IndexPath; let others: [IndexPath]? }
    struct Region: Decodable { let locale: Locale; let zone: TimeZone; let others: [TimeZone]? }
    struct Event: Decodable { let start: DateComponents; let repeats: DateComponents?; let all: [DateComponents] }
    struct Contact: Decodable { let name: PersonNameComponents; let other: PersonNameComponents? }
    struct Timetable: Decodable { let trips: [DateInterval]; let pause: DateInterval? }
    struct Highlight: Decodable { let range: NSRange; let marks: [NSRange] }
    struct Slider: Decodable {
        let range: ClosedRange<Double>
        let steps: Range<Int>?
        let from: PartialRangeFrom<Int>
        let byName: [String: Range<Int8>]
    }
    struct Bounds: Decodable { let texts: ClosedRange<String>; let through: PartialRangeThrough<Float>?; let upTo: PartialRangeUpTo<Date> }
    /// Components with a scheme can stop the program.
    struct Endpoint: Decodable { let components: URLComponents; let others: [URLComponents]? }
    struct Distance: Decodable { let length: Measurement<UnitLength>; let legs: [Measurement<UnitLength>]? }
    struct Timer: Decodable { let remaining: Duration; let laps: [Duration] }
    struct Vertex: Decodable { let position: SIMD3<Float>; let color: SIMD4<UInt8>?; let others: [SIMD2<Double>] }
    struct Job: Decodable { let priority: TaskPriority; let days: Set<Locale.Weekday>; let matrix: AffineTransform? }
    struct Almanac: Decodable { let calendar: Calendar; let era: Int? }
}

extension TruthCase {
    private typealias Numbers = FoundationNumbers
    private typealias Texts = FoundationTexts
    private typealias Optionals = FoundationOptionals
    private typealias Dates = FoundationDates
    private typealias Dictionaries = FoundationDictionaries
    private typealias Strategies = FoundationStrategies
    private typealias Containers = FoundationContainers
    private typealias Supers = FoundationSupers
    private typealias Singles = FoundationSingles
    private typealias Values = FoundationValues

    static let foundations: [TruthCase] = [
        TruthCase(
            Numbers.Sensor.self, "FoundationNumbers.Sensor", "leaves", level: "synthesized",
            [
                #"{"offset":-128,"gain":-32768,"samples":-2147483648,"serial":-9223372036854775808,"total":0}"#,
                #"{"offset":127,"gain":32767,"samples":2147483647,"serial":9223372036854775807,"total":-9223372036854775808}"#,
            ]),
        TruthCase(
            Numbers.Packet.self, "FoundationNumbers.Packet", "leaves", level: "synthesized",
            [
                #"{"flags":255,"port":65535,"address":4294967295,"bytes":18446744073709551615,"count":9223372036854775808}"#,
                #"{"flags":0,"port":0,"address":0,"bytes":0,"count":null}"#,
            ]),
        TruthCase(
            Numbers.Signal.self, "FoundationNumbers.Signal", "leaves", level: "synthesized",
            [
                #"{"gain":3.4028234663852886e38,"noise":1.7976931348623157e308,"floor":1.18e-38,"peak":2.3e-308,"length":-0.0}"#,
                #"{"gain":16777217,"noise":9007199254740993,"floor":0.1,"peak":7.45673334164903e-115,"length":-2.01e-3}"#,
            ]),
        TruthCase(
            Numbers.Invoice.self, "FoundationNumbers.Invoice", "leaves", level: "synthesized", isOrdered: false,
            [
                #"{"net":12345678901234567890.123456789,"rate":1e127,"parts":[-0.1e-100,18446744073709551616],"byCode":{"vat":0.19}}"#,
                #"{"net":-0,"parts":[],"byCode":{}}"#,
            ]),
        TruthCase(
            Numbers.Odometer.self, "FoundationNumbers.Odometer", "leaves", level: "synthesized",
            [
                #"{"meters":1e2,"trips":65535.0,"stops":[100E-2,-0.0,127.0],"zero":0e-10}"#,
                #"{"meters":9007199254740993.0,"trips":0.5e1,"stops":[-1.28e2]}"#,
            ]),
        TruthCase(
            Numbers.Histogram.self, "FoundationNumbers.Histogram", "collections", level: "synthesized",
            [#"{"rows":[[0,255],[]],"marks":[-300,300],"weights":[0.5,1e-3]}"#]),
        TruthCase(
            Numbers.Scores.self, "FoundationNumbers.Scores", "collections", level: "synthesized",
            [#"[0,-9223372036854775808,9223372036854775807]"#, #"[]"#]),
        TruthCase(
            Numbers.Share.self, "FoundationNumbers.Share", "leaves", level: "synthesized",
            [#"0.1"#, #"-1E+2"#]),
        TruthCase(
            Numbers.Volume.self, "FoundationNumbers.Volume", "fallbacks", level: "steered",
            [#"{"level":200,"exact":5}"#, #"{"level":300}"#, #"{"level":"x","exact":null}"#]),
        TruthCase(
            Numbers.Size.self, "FoundationNumbers.Size", "union of shapes", level: "steered",
            [#"-128"#, #"-129"#, #"32768"#]),
        TruthCase(
            Numbers.Temperature.self, "FoundationNumbers.Temperature", "branches", level: "steered",
            [#"{"celsius":-40}"#, #"{"kelvin":273.15}"#]),
        TruthCase(
            Texts.Message.self, "FoundationTexts.Message", "leaves", level: "synthesized",
            [
                #"{"text":"\u00e9 \uD834\uDD1E \"\\\/ \b\f\n\r\t \u0000","sender":null,"tags":["\u001f"],"isRead":true,"flags":[false]}"#,
                #"{"text":"","tags":[],"isRead":false,"flags":[]}"#,
            ]),
        TruthCase(
            Texts.Menu.self, "FoundationTexts.Menu", "coding keys", level: "synthesized",
            [#"{"caf\u00e9":1,"\uD834\uDD1E":"x","a\/b":true}"#, #"{"cafe\u0301":2,"𝄞":"y"}"#]),
        TruthCase(
            Texts.Song.self, "FoundationTexts.Song", "dictionaries", level: "synthesized", isOrdered: false,
            [#"{"lyrics":{"line\n1":"\u00e4"},"lines":[["a",""],[]]}"#]),
        TruthCase(
            Texts.Website.self, "FoundationTexts.Website", "leaves", level: "synthesized", isOrdered: false,
            [
                #"{"home":"https://a.b/c?d=e#f","icon":"/i.png","links":["mailto:a@b.c","x y"],"feeds":{},"mirrors":["https://ü.de"]}"#,
                #"{"home":".","icon":null,"links":[],"feeds":{"a":"b:c"},"mirrors":[]}"#,
            ]),
        TruthCase(
            Texts.Device.self, "FoundationTexts.Device", "leaves", level: "synthesized", isOrdered: false,
            [
                #"{"id":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F","owner":"e621e1f8-c36c-495a-93fc-0c247a3e6e5f","peers":[],"names":{}}"#,
                #"{"id":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F","peers":["E621E1F8-C36C-495A-93FC-0C247A3E6E5F"],"names":{}}"#,
                #"{"id":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F","peers":[],"names":{"tv":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}}"#,
            ]),
        TruthCase(
            Texts.Attachment.self, "FoundationTexts.Attachment", "data strategies", level: "synthesized", isOrdered: false,
            [
                #"{"bytes":"3q2+7w==","preview":"","parts":["AQ==","AQI=","AQID"],"hashes":["aGk="],"byName":{"a":"aGk="}}"#,
                #"{"bytes":"","parts":[],"hashes":[],"byName":{}}"#,
            ]),
        TruthCase(
            Texts.Upload.self, "FoundationTexts.Upload", "data strategies", level: "synthesized",
            settings: Settings(data: .deferredToData), isOrdered: false,
            [#"{"bytes":[0,255,1.0],"checksum":[],"chunks":[[1],[]],"byName":{"a":[2]}}"#]),
        TruthCase(
            Texts.FileEnvelope.self, "FoundationTexts.FileEnvelope", "data strategies", level: "synthesized",
            [#"{"content":"aGk=","copies":["aGk="],"draft":null}"#]),
        TruthCase(
            Texts.LinkEnvelope.self, "FoundationTexts.LinkEnvelope", "generic", level: "synthesized",
            [#"{"content":"https://a.b","copies":[null,"c"],"draft":"d"}"#, #"{"content":null,"copies":[]}"#]),
        TruthCase(
            Texts.Backup.self, "FoundationTexts.Backup", "decoders of keys", level: "straight",
            [#"{"bytes":[1,2],"device":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}"#]),
        TruthCase(
            Texts.Code.self, "FoundationTexts.Code", "predicates", level: "steered",
            [#""A-1""#]),
        TruthCase(
            Texts.Parcel.self, "FoundationTexts.Parcel", "predicates", level: "steered", isOrdered: false,
            [#"{"code":"A-1","others":["B-2"],"byName":{"x":"C-3"}}"#, #"{"code":"A--1","byName":{}}"#]),
        TruthCase(
            Optionals.Survey.self, "FoundationOptionals.Survey", "optionals", level: "synthesized", isOrdered: false,
            [#"{"age":5,"answers":[1,null],"grid":[[true,null],null],"notes":{"a":["x",null],"b":null}}"#, #"{"age":null,"notes":{}}"#]),
        TruthCase(
            Optionals.Reading.self, "FoundationOptionals.Reading", "optionals", level: "synthesized",
            [#"3"#, #"null"#]),
        TruthCase(
            Optionals.Readings.self, "FoundationOptionals.Readings", "optionals", level: "synthesized",
            [#"[1.5,null,-2]"#, #"[]"#]),
        TruthCase(
            Optionals.Plot.self, "FoundationOptionals.Plot", "optionals", level: "synthesized", isRead: false,
            [#"{"reserved":null,"free":[],"area":2.5}"#, #"{"free":[],"area":1}"#]),
        TruthCase(
            Optionals.Patient.self, "FoundationOptionals.Patient", "optional as a type", level: "straight",
            [#"{"name":"a","weight":70.5,"height":1.8}"#, #"{"name":null,"weight":null}"#]),
        TruthCase(
            Optionals.Patch.self, "FoundationOptionals.Patch", "helpers on containers", level: "steered", isRead: false,
            [#"{"title":"a","due":3}"#, #"{"title":null}"#, #"{}"#]),
        TruthCase(
            Optionals.Subscription.self, "FoundationOptionals.Subscription", "branches", level: "steered",
            [#"{"end":null}"#, #"{"end":3}"#]),
        TruthCase(
            Optionals.Slot.self, "FoundationOptionals.Slot", "single value", level: "steered",
            [#""a""#, #"null"#]),
        TruthCase(
            Optionals.Schedule.self, "FoundationOptionals.Schedule", "single value", level: "steered",
            [#"{"now":null,"next":null,"week":[null,"a"],"later":[null,"b"]}"#, #"{"now":"a","week":[],"later":[]}"#]),
        TruthCase(
            Optionals.Guest.self, "FoundationOptionals.Guest", "single value", level: "straight",
            [#"1"#, #"null"#]),
        TruthCase(
            Optionals.Table.self, "FoundationOptionals.Table", "single value", level: "straight",
            [#"{"guests":[1,null],"host":null,"extra":null}"#, #"{"guests":[],"host":2}"#]),
        TruthCase(
            Optionals.Form.self, "FoundationOptionals.Form", "generic", level: "straight",
            [#"{"name":"a","age":null,"answers":[true,null]}"#, #"{"name":null,"answers":[]}"#]),
        TruthCase(
            Optionals.Lane.self, "FoundationOptionals.Lane", "unkeyed", level: "straight",
            [#"[1,"a",true]"#, #"[null,null,null]"#, #"[]"#, #"[1,null]"#]),
        TruthCase(
            Optionals.Race.self, "FoundationOptionals.Race", "unkeyed", level: "straight",
            [#"["a","b"]"#, #"[null,"b",1]"#]),
        TruthCase(
            Dates.Flight.self, "FoundationDates.Flight", "dates", level: "synthesized", isOrdered: false,
            [
                #"{"departure":1,"arrival":-1.5e3,"stops":[2,3.5],"byGate":{"A":4},"days":[5]}"#,
                #"{"departure":0,"stops":[],"byGate":{},"days":[]}"#,
            ]),
        TruthCase(
            Dates.Rental.self, "FoundationDates.Rental", "dates", level: "synthesized",
            settings: Settings(dates: .iso8601), isOrdered: false,
            [
                #"{"from":"2026-11-22T10:00:00Z","until":"2026-11-22T10:00:00+02:00","extensions":[null],"byCar":{}}"#,
                #"{"from":"2026-11-22T10:00:00Z","extensions":["2026-11-22T10:00:00.123Z"],"byCar":{"a":["2026-11-22T10:00:00-0330"]}}"#,
            ]),
        TruthCase(
            Dates.Reminder.self, "FoundationDates.Reminder", "dates", level: "synthesized",
            settings: Settings(dates: .secondsSince1970), isOrdered: false,
            [#"{"at":1795341600,"snoozed":[1.5,-1],"last":null,"byDay":{"1":2,"-2":3}}"#, #"{"at":0.25,"snoozed":[],"byDay":{}}"#]),
        TruthCase(
            Dates.Payment.self, "FoundationDates.Payment", "dates", level: "synthesized", settings: Settings(dates: .millisecondsSince1970),
            [#"{"paid":1795341600000,"booked":1.5,"retries":[1,2],"nested":[[3],[]]}"#]),
        TruthCase(
            Dates.Booking.self, "FoundationDates.Booking", "dates", level: "synthesized",
            settings: Settings(dates: .formatted("yyyy-MM-dd")), isOrdered: false,
            [
                #"{"checkIn":"2026-11-22","checkOut":"2026-1-2","nights":["2026-02-28"],"byRoom":{"a":"2026-11-22","b":null}}"#,
                #"{"checkIn":"2026-11-22","nights":[],"byRoom":{}}"#,
            ]),
        TruthCase(
            Dates.Visit.self, "FoundationDates.Visit", "dates", level: "synthesized",
            settings: Settings(dates: .formatted("yyyy-MM-dd'T'HH:mm:ss.SSSZ")),
            [#"{"begin":"2026-11-22T10:00:00.000Z","end":"2026-11-22T10:00:00.5+0200","pauses":["2026-11-22T10:00:00.123+0000"]}"#]),
        TruthCase(
            Dates.Receipt.self, "FoundationDates.Receipt", "dates", level: "synthesized",
            settings: Settings(dates: .formatted("dd.MM.yyyy HH:mm")),
            [#"{"printed":"22.11.2026 09:30","seen":null,"lines":[{"at":"01.01.2026 00:00"},{}]}"#]),
        TruthCase(
            Dates.Milestones.self, "FoundationDates.Milestones", "dates", level: "synthesized", settings: Settings(dates: .iso8601),
            [#"["2026-11-22T10:00:00Z","2024-02-29T23:59:59Z"]"#, #"[]"#]),
        TruthCase(
            Dates.Anniversaries.self, "FoundationDates.Anniversaries", "dates", level: "synthesized",
            settings: Settings(dates: .secondsSince1970), isOrdered: false,
            [#"{"a":1}"#, #"{}"#]),
        TruthCase(
            Dates.Deadline.self, "FoundationDates.Deadline", "dates", level: "synthesized",
            settings: Settings(dates: .millisecondsSince1970),
            [#"1000"#, #"null"#]),
        TruthCase(
            Dates.Shift.self, "FoundationDates.Shift", "dates", level: "synthesized", settings: Settings(dates: .formatted("yyyy-MM-dd")),
            isRead: false,
            [#"{"hours":["2026-11-22","2026-11-23"],"week":["2026-11-22","2026-11-22"],"since":["2026-01-01"]}"#]),
        TruthCase(
            Dates.Logbook.self, "FoundationDates.Logbook", "dates", level: "synthesized",
            settings: Settings(dates: .formatted("yyyy-MM-dd")),
            [#"{"entries":["2026-11-22","a","2026-11-23","b"],"counts":["2026-11-22",1]}"#, #"{"entries":[]}"#]),
        TruthCase(
            Dates.StampedDate.self, "FoundationDates.StampedDate", "dates", level: "synthesized",
            settings: Settings(dates: .millisecondsSince1970),
            [#"{"at":1,"value":2,"old":[{"at":3,"value":4}]}"#]),
        TruthCase(
            Dates.Alarm.self, "FoundationDates.Alarm", "payload enumeration", level: "synthesized", settings: Settings(dates: .iso8601),
            [#"{"once":{"at":"2026-11-22T10:00:00Z"}}"#, #"{"daily":{"_0":"2026-11-22T10:00:00Z","until":null}}"#, #"{"never":{}}"#]),
        TruthCase(
            Dates.Concert.self, "FoundationDates.Concert", "property wrapper", level: "straight", settings: Settings(dates: .iso8601),
            [#"{"doors":"2026-11-22T10:00:00Z","encore":null,"start":1,"breaks":["2026-11-22T10:00:00Z"]}"#]),
        TruthCase(
            Dates.Stream.self, "FoundationDates.Stream", "property wrapper", level: "straight", isOrdered: false,
            [#"{"payload":[1,2],"preview":"aGk=","chunks":{"a":"aGk="}}"#]),
        TruthCase(
            Dates.Snapshot.self, "FoundationDates.Snapshot", "decoders of keys", level: "straight",
            settings: Settings(dates: .formatted("yyyy-MM-dd")),
            [#"{"taken":1.5,"sent":"2026-11-22"}"#]),
        TruthCase(
            Dates.Moment.self, "FoundationDates.Moment", "union of shapes", level: "steered", settings: Settings(dates: .iso8601),
            [#""2026-11-22T10:00:00Z""#, #"1.5"#]),
        TruthCase(
            Dates.Diary.self, "FoundationDates.Diary", "union of shapes", level: "steered",
            settings: Settings(dates: .formatted("yyyy-MM-dd")),
            [#"{"first":"2026-11-22","moments":[1,"2026-11-23"],"last":null}"#, #"{"first":3,"moments":[]}"#]),
        TruthCase(
            Dates.Season.self, "FoundationDates.Season", "unkeyed", level: "steered", settings: Settings(dates: .secondsSince1970),
            isRead: false,
            [#"[1,2]"#, #"[1]"#, #"[1,null]"#]),
        TruthCase(
            Dates.Leave.self, "FoundationDates.Leave", "dates", level: "synthesized", settings: Settings(dates: .iso8601),
            [#"{"interval":{"start":"2026-11-22T10:00:00Z","duration":60},"others":[{"start":"2026-11-22T10:00:00Z","duration":0}]}"#]),
        TruthCase(
            Dictionaries.Prices.self, "FoundationDictionaries.Prices", "dictionaries", level: "synthesized", isOrdered: false,
            [#"{"a":1}"#, #"{}"#]),
        TruthCase(
            Dictionaries.Floors.self, "FoundationDictionaries.Floors", "dictionaries", level: "synthesized", isOrdered: false,
            [#"{"-1":{"a":true},"2":{}}"#, #"{"01":{"b":false}}"#]),
        TruthCase(
            Dictionaries.Inventory.self, "FoundationDictionaries.Inventory", "dictionaries", level: "synthesized", isOrdered: false,
            [#"{"bySku":{"a":{"b":[1]},"c":{}},"byShelf":{"1":{"2":3}}}"#, #"{"bySku":{}}"#]),
        TruthCase(
            Dictionaries.Directory.self, "FoundationDictionaries.Directory", "dictionaries", level: "synthesized", isOrdered: false,
            [
                #"{"byLink":["https://a.b",1],"byID":["E621E1F8-C36C-495A-93FC-0C247A3E6E5F","x"],"byName":{}}"#,
                #"{"byLink":[],"byName":{"a":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}}"#,
            ]),
        TruthCase(
            Dictionaries.Odds.self, "FoundationDictionaries.Odds", "dictionaries", level: "synthesized",
            [#"{"byShare":[0.5,1,1,2],"byPrice":[9.99,"a"],"byFlag":[true,[false],false,[]]}"#, #"{"byShare":[],"byFlag":[]}"#]),
        TruthCase(
            Dictionaries.Access.self, "FoundationDictionaries.Access", "dictionaries", level: "synthesized",
            [#"{"roles":["owner",["a"],"guest",[]],"limits":["guest",1,null,2]}"#]),
        TruthCase(
            Dictionaries.Plan.self, "FoundationDictionaries.Plan", "dictionaries", level: "synthesized",
            [#"{"seats":[{"row":1,"letter":"A"},"x",{"row":2},"y"],"groups":[[1,2],true,[],false]}"#, #"{"seats":[]}"#]),
        TruthCase(
            Dictionaries.League.self, "FoundationDictionaries.League", "dictionaries", level: "synthesized", isOrdered: false,
            [#"{"ranks":{"1":"a","3":"b"},"teams":{"red":{"2":5},"light_green":{}},"first":1}"#]),
        TruthCase(
            Dictionaries.Cup.self, "FoundationDictionaries.Cup", "dictionaries", level: "synthesized",
            [#"{"byPair":[[1,2],3,[],4],"best":[1,3],"teams":["red","light_green"]}"#]),
        TruthCase(
            Dictionaries.Stats.self, "FoundationDictionaries.Stats", "dictionaries", level: "synthesized", isOrdered: false,
            [#"{"values":{"a":1,"b":null},"ratios":{"x":0.5},"lists":[{"a":true},{}]}"#, #"{"values":{},"lists":[]}"#]),
        TruthCase(
            Dictionaries.Ballot.self, "FoundationDictionaries.Ballot", "all keys", level: "steered", isOrdered: false,
            [#"{"ann":1,"bob":2}"#, #"{}"#]),
        TruthCase(
            Dictionaries.Preferences.self, "FoundationDictionaries.Preferences", "all keys", level: "steered",
            [#"{"theme":"dark","other":1}"#, #"{"language":1}"#]),
        TruthCase(
            Dictionaries.Tariff.self, "FoundationDictionaries.Tariff", "flattening", level: "steered", isOrdered: false,
            [#"{"base":1,"night":2}"#]),
        TruthCase(
            Dictionaries.Glossary.self, "FoundationDictionaries.Glossary", "single value", level: "steered", isOrdered: false,
            [#"{"a":"x"}"#]),
        TruthCase(
            Strategies.Export.self, "FoundationStrategies.Export", "key strategy", level: "synthesized",
            settings: Settings(keys: .convertFromSnakeCase),
            [
                #"{"_this_and_that":1,"this__and_that__":2,"__both_":3,"ALL_CAPS":4,"one_2_three":6,"alreadyCamelCase":true,"x":0}"#,
                #"{"_this_and_that":1,"this_and_that__":2,"aLL_cAPS":4,"ALLCAPS":5,"one_2_three":6,"alreadyCamelCase":true,"x":0}"#,
                #"{"_this_aNd_that":1,"thisAndThat__":2,"all_caps":4,"one2_three":6,"one__two":7,"already_camel_case":true,"x":8}"#,
            ]),
        TruthCase(
            Strategies.Underscores.self, "FoundationStrategies.Underscores", "key strategy", level: "synthesized",
            settings: Settings(keys: .convertFromSnakeCase),
            [#"{"_":1,"___":"a","snake_ćase":true}"#, #"{"_":1,"snake_Ćase":false}"#]),
        TruthCase(
            Strategies.Customer.self, "FoundationStrategies.Customer", "key strategy", level: "synthesized",
            settings: Settings(keys: .convertFromSnakeCase),
            [#"{"given_name":"a","family_name":"b","phone_number":"c"}"#, #"{"givenName":"a","family_name":1}"#]),
        TruthCase(
            Strategies.Account.self, "FoundationStrategies.Account", "key strategy", level: "synthesized",
            settings: Settings(keys: .convertFromSnakeCase),
            [
                #"{"user_id":1,"user_ID":2,"avatar_url":3,"home_page":{"page_title":"a","last_edit":1}}"#,
                #"{"userID":1,"userId":2,"avatarURL":"https://a.b","homePage":{"pageTitle":"b"}}"#,
            ]),
        TruthCase(
            Strategies.Translations.self, "FoundationStrategies.Translations", "key strategy", level: "synthesized",
            settings: Settings(keys: .convertFromSnakeCase), isOrdered: false,
            [#"{"by_language":{"en_us":{"plain_text":"a"}},"all_entries":[{"plain_text":"b"}]}"#]),
        TruthCase(
            Strategies.Archive.self, "FoundationStrategies.Archive", "key strategy", level: "synthesized",
            settings: Settings(keys: .convertFromSnakeCase), isOrdered: false,
            [#"{"by_year":{"2026":{"page_count":1}},"nested_items":{"a_b":{"c_d":{"page_count":2}}}}"#]),
        TruthCase(
            Strategies.Counters.self, "FoundationStrategies.Counters", "key strategy", level: "synthesized",
            settings: Settings(keys: .convertFromSnakeCase), isOrdered: false,
            [#"{"a_b":1}"#, #"{"_c_":2,"d__e":3}"#]),
        TruthCase(
            Strategies.Palette.self, "FoundationStrategies.Palette", "key strategy", level: "synthesized",
            settings: Settings(keys: .convertFromSnakeCase), isOrdered: false,
            [#"{"shade_codes":{"dark_blue":1},"main_shade":"pale_green"}"#, #"{"shadeCodes":{"red":2},"mainShade":"darkBlue"}"#]),
        TruthCase(
            Strategies.Activity.self, "FoundationStrategies.Activity", "payload enumeration", level: "synthesized",
            settings: Settings(keys: .convertFromSnakeCase),
            [#"{"item_added":{"unit_price":1.5,"_1":2}}"#, #"{"cart_emptied":{}}"#, #"{"couponUsed":{"code_text":"a"}}"#]),
        TruthCase(
            Strategies.Session.self, "FoundationStrategies.Session", "property wrapper", level: "straight",
            settings: Settings(keys: .convertFromSnakeCase, dates: .iso8601),
            [#"{"started_at":"2026-11-22T10:00:00Z","user_name":null,"device_id":1}"#]),
        TruthCase(
            Strategies.Contract.self, "FoundationStrategies.Contract", "superclass", level: "straight",
            settings: Settings(keys: .convertFromSnakeCase),
            [#"{"signed_by":["a"],"super":{"document_title":"b","page_count":3}}"#]),
        TruthCase(
            Strategies.Location.self, "FoundationStrategies.Location", "nested containers", level: "straight",
            settings: Settings(keys: .convertFromSnakeCase),
            [#"{"postal_address":{"street_name":"a","house_number":1}}"#, #"{"postalAddress":{"streetName":"a"}}"#]),
        TruthCase(
            Strategies.Metrics.self, "FoundationStrategies.Metrics", "all keys", level: "steered",
            settings: Settings(keys: .convertFromSnakeCase), isOrdered: false,
            [#"{"page_count":1,"view_count":2,"other":"x"}"#, #"{"_word_count":3,"count":"x"}"#]),
        TruthCase(
            Strategies.Ticket.self, "FoundationStrategies.Ticket", "key strategy", level: "synthesized",
            settings: Settings(keys: .convertFromSnakeCase),
            [#"{"seat_row":1,"seatRow":"x","seat_number":2}"#, #"{"seatRow":1,"seat_row":"x","seat__row":null}"#]),
        TruthCase(
            Containers.Weather.self, "FoundationContainers.Weather", "nested containers", level: "steered",
            [#"{"place":{"name":"a"},"forecast":{"low":-1.5,"hours":[1,2]}}"#]),
        TruthCase(
            Containers.Profile.self, "FoundationContainers.Profile", "nested containers", level: "straight",
            [#"{"user":{"name":"a","age":1}}"#, #"{"user":{"name":"a"}}"#]),
        TruthCase(
            Containers.Geometry.self, "FoundationContainers.Geometry", "nested containers", level: "steered",
            [#"{"coordinates":[[1,2],[3.5,-4,5]]}"#, #"{"coordinates":[]}"#]),
        TruthCase(
            Containers.Playlist.self, "FoundationContainers.Playlist", "loops", level: "steered",
            [#"[{"title":"a","album":"b"},{"title":"c"}]"#, #"[]"#]),
        TruthCase(
            Containers.Row.self, "FoundationContainers.Row", "unkeyed", level: "steered",
            [#"[1,["a","b"],{"style":"bold"}]"#, #"[1,[],{}]"#]),
        TruthCase(
            Containers.Candle.self, "FoundationContainers.Candle", "unkeyed", level: "steered",
            [#"[1,2.5]"#, #"["1","2.5"]"#]),
        TruthCase(
            Containers.Interval.self, "FoundationContainers.Interval", "unkeyed", level: "steered",
            [#"[1,2]"#, #"[null,null]"#, #"[null,3]"#]),
        TruthCase(
            Containers.Version.self, "FoundationContainers.Version", "unkeyed", level: "steered",
            [#"[1,2]"#, #"[1,2,"beta"]"#]),
        TruthCase(
            Containers.Rest.self, "FoundationContainers.Rest", "loops", level: "steered",
            [#"["sum",1,2]"#, #"["stop"]"#]),
        TruthCase(
            Containers.Song.self, "FoundationContainers.Song", "flattening", level: "straight",
            [#"{"title":"a","seconds":1,"plays":2}"#]),
        TruthCase(
            Containers.Cover.self, "FoundationContainers.Cover", "nested containers", level: "straight",
            [#"{"image":{"url":"https://a.b","width":1}}"#, #"{"width":2}"#, #"{"image":null,"width":3}"#]),
        TruthCase(
            Containers.Station.self, "FoundationContainers.Station", "nested containers", level: "straight",
            [#"{"stations":[{"name":"a"},{"name":1}]}"#]),
        TruthCase(
            Containers.Sample.self, "FoundationContainers.Sample", "unkeyed", level: "steered",
            [#"[[1,2],"x"]"#, #"[[]]"#]),
        TruthCase(
            Containers.Mixture.self, "FoundationContainers.Mixture", "union of shapes", level: "steered",
            [#"[1,2]"#, #"["a"]"#, #"[]"#]),
        TruthCase(
            Supers.Manager.self, "FoundationSupers.Manager", "superclass", level: "straight",
            [#"{"name":"a","badge_id":1,"reports":["b"]}"#, #"{"name":"a"}"#]),
        TruthCase(
            Supers.Driver.self, "FoundationSupers.Driver", "superclass", level: "straight",
            [#"{"license":"B","super":{"name":"a","badge_id":null}}"#]),
        TruthCase(
            Supers.Pilot.self, "FoundationSupers.Pilot", "superclass", level: "straight",
            [#"{"hours":1,"driver":{"license":"C","super":{"name":"a"}}}"#]),
        TruthCase(
            Supers.Robot.self, "FoundationSupers.Robot", "superclass", level: "straight",
            [#"{"model":"a"}"#]),
        TruthCase(
            Supers.Factory.self, "FoundationSupers.Factory", "class", level: "synthesized",
            [#"{"empty":{},"robots":[{"model":"a"}],"spare":null}"#, #"{"empty":{"x":1},"robots":[]}"#]),
        TruthCase(
            Supers.Counter.self, "FoundationSupers.Counter", "single value", level: "steered",
            [#"[1,2]"#, #"[]"#]),
        TruthCase(
            Supers.Notice.self, "FoundationSupers.Notice", "decoders of keys", level: "steered",
            [#"{"text":"a","footer":"b"}"#, #"{"text":"a"}"#]),
        TruthCase(
            Supers.Appendix.self, "FoundationSupers.Appendix", "catch with patterns", level: "steered",
            [#"{"title":"a","note":"b"}"#, #"{"title":"a"}"#, #"{"title":"a","note":null}"#]),
        TruthCase(
            Supers.Convoy.self, "FoundationSupers.Convoy", "decoders of keys", level: "steered",
            [#"[{"name":"a"},1,2]"#, #"[{"name":"a","badge_id":1}]"#]),
        TruthCase(
            Supers.Crew.self, "FoundationSupers.Crew", "decoders of keys", level: "straight",
            [#"{"captain":{"name":"a"},"deck":[{"name":"b"}],"count":2}"#]),
        TruthCase(
            Supers.Ferry.self, "FoundationSupers.Ferry", "decoders of keys", level: "steered",
            [#"{"decks":["a","b"]}"#, #"{"decks":[]}"#]),
        TruthCase(
            Singles.Airspace.self, "FoundationSingles.Airspace", "single value", level: "straight", isOrdered: false,
            [#"{"ceiling":1.5,"floors":[1,2],"byName":{"a":3},"limit":null}"#]),
        TruthCase(
            Singles.Ceiling.self, "FoundationSingles.Ceiling", "single value", level: "straight",
            [#"1000"#]),
        TruthCase(
            Singles.Lamp.self, "FoundationSingles.Lamp", "single value", level: "steered",
            [#"{"power":true,"scenes":[false,true],"last":null}"#]),
        TruthCase(
            Singles.Track.self, "FoundationSingles.Track", "single value", level: "straight",
            [#"[1,2.5]"#, #"[]"#]),
        TruthCase(
            Singles.Tally.self, "FoundationSingles.Tally", "single value", level: "straight", isOrdered: false,
            [#"{"a":1}"#]),
        TruthCase(
            Singles.TextsOrNumbers.self, "FoundationSingles.TextsOrNumbers", "generic union", level: "steered",
            [#"["a"]"#, #"[1,2]"#, #"[]"#]),
        TruthCase(
            Singles.DateOrFlag.self, "FoundationSingles.DateOrFlag", "generic union", level: "steered", settings: Settings(dates: .iso8601),
            [#""2026-11-22T10:00:00Z""#, #"true"#, #""https://a.b""#]),
        TruthCase(
            Singles.Author.self, "FoundationSingles.Author", "union of shapes", level: "steered",
            [#"{"name":"a","id":1}"#, #""a""#]),
        TruthCase(
            Singles.Presence.self, "FoundationSingles.Presence", "predicates", level: "steered", isOrdered: false,
            [#"{"state":"online","others":["away"],"byName":{"a":"online"}}"#]),
        TruthCase(
            Singles.WrappedPrices.self, "FoundationSingles.WrappedPrices", "generic", level: "straight", isOrdered: false,
            [#"{"a":1}"#, #"{}"#]),
        TruthCase(
            Singles.WrappedMeters.self, "FoundationSingles.WrappedMeters", "generic", level: "straight",
            [#"2.5"#]),
        TruthCase(
            Values.Drawing.self, "FoundationValues.Drawing", "leaves", level: "synthesized",
            [#"{"origin":[1,2.5],"size":[3,4],"frame":[[0,0],[5,6]],"path":[[1,1]],"line":0.5}"#]),
        TruthCase(
            Values.Selection.self, "FoundationValues.Selection", "leaves", level: "synthesized", isRead: false,
            [#"{"rows":{"indexes":[]},"path":{"indexes":[1,2]},"others":[{"indexes":[]}]}"#]),
        TruthCase(
            Values.Region.self, "FoundationValues.Region", "leaves", level: "synthesized",
            [#"{"locale":{"identifier":"de_DE"},"zone":{"identifier":"Europe/Berlin"},"others":[{"identifier":"GMT"}]}"#]),
        TruthCase(
            Values.Event.self, "FoundationValues.Event", "leaves", level: "synthesized",
            [#"{"start":{"year":2026,"month":11,"day":22},"repeats":{},"all":[{"weekday":1}]}"#]),
        TruthCase(
            Values.Contact.self, "FoundationValues.Contact", "leaves", level: "synthesized",
            [#"{"name":{"givenName":"A","familyName":"B","nickname":null},"other":{}}"#]),
        TruthCase(
            Values.Timetable.self, "FoundationValues.Timetable", "leaves", level: "synthesized",
            settings: Settings(dates: .secondsSince1970),
            [#"{"trips":[{"start":1,"duration":60.5}],"pause":{"start":0,"duration":0}}"#]),
        TruthCase(
            Values.Highlight.self, "FoundationValues.Highlight", "leaves", level: "synthesized",
            [#"{"range":[1,2],"marks":[[0,0]]}"#]),
        TruthCase(
            Values.Slider.self, "FoundationValues.Slider", "collections", level: "synthesized", isOrdered: false,
            [#"{"range":[0,1.5],"steps":[1,5],"from":[3],"byName":{"a":[-1,1]}}"#]),
        TruthCase(
            Values.Bounds.self, "FoundationValues.Bounds", "collections", level: "synthesized",
            settings: Settings(dates: .formatted("yyyy-MM-dd")), isRead: false,
            [#"{"texts":["a","b"],"through":[1.5],"upTo":["2026-11-22"]}"#]),
        TruthCase(
            Values.Endpoint.self, "FoundationValues.Endpoint", "leaves", level: "synthesized",
            [#"{"components":{"path":"/c","query":"d=e","fragment":"f"},"others":[{"path":""}]}"#]),
        TruthCase(
            Values.Distance.self, "FoundationValues.Distance", "leaves", level: "synthesized", isRead: false,
            [#"{"length":{"value":3,"unit":{"symbol":"m","converter":{"coefficient":1,"constant":0}}},"legs":[]}"#]),
        TruthCase(
            Values.Timer.self, "FoundationValues.Timer", "leaves", level: "synthesized",
            [#"{"remaining":[0,3000000000000000000],"laps":[]}"#]),
        TruthCase(
            Values.Vertex.self, "FoundationValues.Vertex", "leaves", level: "synthesized", isRead: false,
            [#"{"position":[1,2.5,3],"color":[0,255,1,2],"others":[[1,2]]}"#]),
        TruthCase(
            Values.Job.self, "FoundationValues.Job", "leaves", level: "synthesized", isRead: false,
            [#"{"priority":25,"days":["mon","sun"],"matrix":[1,0,0,1,0,0]}"#]),
        TruthCase(
            Values.Almanac.self, "FoundationValues.Almanac", "leaves", level: "synthesized",
            [#"{"calendar":{"identifier":"gregorian","timeZone":{"identifier":"GMT"},"firstWeekday":2,"minimumDaysInFirstWeek":4}}"#]),
    ]
}

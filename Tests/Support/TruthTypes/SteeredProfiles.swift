import Foundation

enum Level: Int, Decodable {
    case low, middle, high
    init(from decoder: any Decoder) throws {
        let raw = try decoder.singleValueContainer().decode(Int.self)
        self = Level(rawValue: raw) ?? (raw > 2 ? .high : .low)
    }
}

enum Mood: String, Decodable {
    case happy, sad
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        switch text.uppercased() {
        case "HAPPY", ":)": self = .happy
        case "SAD": self = .sad
        case "": throw DecodingError.dataCorruptedError(in: container, debugDescription: "empty")
        default:
            guard let mood = Mood(rawValue: text) else {
                throw DecodingError.dataCorrupted(.init(codingPath: container.codingPath, debugDescription: "Unknown mood \(text)"))
            }
            self = mood
        }
    }
}

struct Rating: Decodable {
    let stars: Int
    let mood: Mood?
    let level: Level
    enum CodingKeys: CodingKey { case stars, mood, level }
    init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        let stars = try c.decode(Int.self, forKey: .stars)
        switch stars {
        case ..<0: throw OrderError.range(stars)
        case 0...5: self.stars = stars
        case 300: self.stars = 3
        default: self.stars = 5
        }
        mood = try c.decodeIfPresent(Mood.self, forKey: .mood)
        if let mood, mood == .sad, self.stars > 4 { throw OrderError.empty }
        level = try c.decode(Level.self, forKey: .level)
    }
}

struct Versioned: Decodable {
    let title: String
    let pages: Int
    enum CodingKeys: String, CodingKey { case version, title, name, pages, meta }
    enum MetaKeys: CodingKey { case pages }
    init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        let version = try c.decodeIfPresent(Int.self, forKey: .version) ?? 1
        if version >= 2 {
            title = try c.decode(String.self, forKey: .title)
            let meta = try c.nestedContainer(keyedBy: MetaKeys.self, forKey: .meta)
            pages = try meta.decode(Int.self, forKey: .pages)
        } else if version == 1 {
            title = try c.decode(String.self, forKey: .name)
            pages = try c.decodeIfPresent(Int.self, forKey: .pages) ?? 0
        } else {
            throw DecodingError.dataCorruptedError(forKey: CodingKeys.version, in: c, debugDescription: "version \(version)")
        }
    }
}

struct Guarded: Decodable {
    let value: String
    enum CodingKeys: CodingKey { case value, kind }
    init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        guard let kind = try c.decodeIfPresent(String.self, forKey: .kind), !kind.isEmpty, kind != "x" || c.contains(.value) else {
            value = "none"
            return
        }
        guard kind.count < 10 else { throw OrderError.missing(kind) }
        value = try c.decode(String.self, forKey: .value) + kind
    }
}

enum Media: Decodable {
    case photo(Photo), video(Video), unknown
    struct Photo: Decodable { let width: Int; let url: URL }
    struct Video: Decodable { let seconds: Double; let preview: Photo? }
    enum Kind: String, Decodable { case photo, video, online }
    enum CodingKeys: String, CodingKey { case kind = "media_type", content }
    init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        guard let kind = try? c.decode(Kind.self, forKey: .kind) else { self = .unknown; return }
        switch kind {
        case .photo: self = .photo(try c.decode(Photo.self, forKey: .content))
        case .video, .online: self = try .video(.init(from: c.superDecoder(forKey: .content)))
        }
    }
}

struct Gallery: Decodable { let media: [Media]; let cover: Media?; let lossy: LossyList<Media.Photo> }

struct Timeline: Decodable {
    enum Entry { case post(Int), ad(String), gap }
    let entries: [Entry]
    enum Keys: String, CodingKey { case entries }
    enum EntryKeys: String, CodingKey { case type, id, sponsor }
    init(from decoder: any Decoder) throws {
        var list = try decoder.container(keyedBy: Keys.self).nestedUnkeyedContainer(forKey: .entries)
        var entries: [Entry] = []
        while list.isAtEnd == false {
            if try list.decodeNil() { entries.append(.gap); continue }
            let entry = try list.nestedContainer(keyedBy: EntryKeys.self)
            let type = try entry.decode(String.self, forKey: .type)
            switch type {
            case "post": entries.append(.post(try entry.decode(Int.self, forKey: .id)))
            case "ad": entries.append(.ad(try entry.decode(String.self, forKey: .sponsor)))
            default: break
            }
        }
        self.entries = entries
    }
}

struct Errors: Decodable {
    let messages: [String]
    enum CodingKeys: CodingKey { case error, errors, message }
    private struct Detail: Decodable { let message: String; let code: Int? }
    init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        if let details = try? c.decode([Detail].self, forKey: .errors) {
            messages = details.map { $0.message }
        } else if let detail = try? c.decode(Detail.self, forKey: .error) {
            messages = [detail.message]
        } else if let texts = try c.decodeIfPresent([String].self, forKey: .errors) {
            messages = texts
        } else {
            messages = [try c.decode(String.self, forKey: .message)]
        }
    }
}

struct Catching: Decodable {
    let a: Int
    enum CodingKeys: CodingKey { case a, b, c }
    init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        do {
            a = try c.decode(Int.self, forKey: .a)
        } catch DecodingError.typeMismatch(_, let context) where context.codingPath.isEmpty == false {
            a = try c.decode(Int.self, forKey: .b)
        } catch let DecodingError.valueNotFound(type, _) where type == Int.self {
            a = -1
        } catch let error as OrderError {
            throw error
        } catch {
            guard c.contains(.c) else { throw error }
            a = try c.decode(Int.self, forKey: .c)
        }
    }
}

struct Rethrown: Decodable {
    let a: Int
    enum CodingKeys: CodingKey { case a }
    init(from decoder: any Decoder) throws {
        do {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            a = try c.decode(Int.self, forKey: .a)
        } catch {
            throw OrderError.missing("a")
        }
    }
}

struct Labels: Decodable {
    let found: [Int]
    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        var found: [Int] = []
        outer: while !list.isAtEnd {
            var inner = try list.nestedUnkeyedContainer()
            while !inner.isAtEnd {
                let number = try inner.decode(Int.self)
                if number < 0 { break outer }
                if number == 1 { continue outer }
                found.append(number)
            }
        }
        self.found = found
    }
}

struct Repeating: Decodable {
    let last: Int
    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        var last = 0
        repeat { last = try list.decode(Int.self) } while !list.isAtEnd
        self.last = last
    }
}

struct Counted: Decodable {
    let sum: Int
    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        guard let count = list.count, count > 0, count < 5 else { throw OrderError.range(list.count ?? 0) }
        var sum = 0
        for _ in [1, 2] where list.currentIndex < count { sum = try list.decode(Int.self) }
        self.sum = sum
    }
}

struct Kinds: Decodable {
    let pair: String
    enum CodingKeys: CodingKey { case a, b }
    init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        let a = try? c.decode(Int.self, forKey: .a)
        let b = try c.decodeIfPresent(String.self, forKey: .b)
        switch (a, b) {
        case (nil, nil): throw OrderError.empty
        case (1?, _): pair = "one"
        case (.some(let number), .none): pair = "\(number)"
        case (_, let text?) where text.isEmpty:
            throw DecodingError.valueNotFound(String.self, .init(codingPath: c.codingPath, debugDescription: ""))
        default: pair = b ?? ""
        }
    }
}

struct Expressions: Decodable {
    let a: String
    let b: Int
    enum CodingKeys: CodingKey { case a, b }
    init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        let number = try c.decode(Int.self, forKey: .b)
        a =
            if number > 10 { try c.decode(String.self, forKey: .a) } else if number == 1 { "one" } else {
                try c.decodeIfPresent(String.self, forKey: .a) ?? "none"
            }
        b =
            switch number {
            case 0: 1
            case 300: throw OrderError.range(number)
            default: number
            }
    }
}

extension Decoder {
    func single<T: Decodable>(_ type: T.Type = T.self) throws -> T { try singleValueContainer().decode(type) }
    var keyed: KeyedDecodingContainer<DynamicKey> { get throws { try container(keyedBy: DynamicKey.self) } }
}

extension UnkeyedDecodingContainer {
    mutating func all<T: Decodable>(_ type: T.Type) throws -> [T] {
        var found: [T] = []
        while !isAtEnd { found.append(try decode(T.self)) }
        return found
    }
}

struct Percent: Decodable { let value: Int; init(from decoder: any Decoder) throws { value = try decoder.single() } }
struct Everything: Decodable {
    let values: [Percent];
    init(from decoder: any Decoder) throws { var list = try decoder.unkeyedContainer(); values = try list.all(Percent.self) }
}
struct Loose: Decodable {
    let id: Int; let name: String?;
    init(from decoder: any Decoder) throws {
        let c = try decoder.keyed; id = try c.decode(Int.self, forKey: "id");
        name = try c.decodeIfPresent(String.self, forKey: DynamicKey("name"))
    }
}

protocol Fallback: Decodable, RawRepresentable { static var fallback: Self { get } }
extension Fallback where RawValue: Decodable {
    init(from decoder: any Decoder) throws { self = (try? decoder.single(RawValue.self)).flatMap(Self.init(rawValue:)) ?? .fallback }
}
enum Gear: String, Fallback { case one, two; static let fallback = Gear.one }
enum Speed: Int, Fallback { case slow, fast; static var fallback: Speed { .slow } }
struct Car: Decodable { let gear: Gear; let speed: Speed?; let gears: [Gear] }

struct Temperature: Decodable {
    let celsius: Double
    init(celsius: Double) { self.celsius = celsius }
    init(from decoder: any Decoder) throws {
        let c = try decoder.singleValueContainer()
        if let text = try? c.decode(String.self) {
            let digits = text.hasSuffix("C") ? String(text.dropLast()) : text
            guard let value = Double(digits) else { throw OrderError.missing(text) }
            self.init(celsius: value)
        } else {
            self.init(celsius: try c.decode(Double.self))
        }
    }
}

extension TruthCase {
    static let steeredProfiles: [TruthCase] = [
        TruthCase(Level.self, "Level", "unknown cases", level: "steered", ["1", "7"]),
        TruthCase(Mood.self, "Mood", "unknown cases", level: "steered", [#""happy""#, #""SAD""#]),
        TruthCase(Rating.self, "Rating", "branches", level: "steered", [#"{"stars":3,"mood":"happy","level":1}"#]),
        TruthCase(
            Versioned.self, "Versioned", "branches", level: "steered",
            [#"{"version":2,"title":"a","meta":{"pages":1}}"#, #"{"name":"a","pages":1}"#]),
        TruthCase(Guarded.self, "Guarded", "branches", level: "steered", [#"{"kind":"a","value":"b"}"#, "{}"]),
        TruthCase(
            Media.self, "Media", "discriminated union", level: "steered",
            [
                #"{"media_type":"photo","content":{"width":1,"url":"/a"}}"#,
                #"{"media_type":"video","content":{"seconds":1,"preview":{"width":1,"url":"/a"}}}"#, #"{"media_type":"x"}"#,
            ]),
        TruthCase(
            Gallery.self, "Gallery", "discriminated union", level: "steered",
            [#"{"media":[{"media_type":"photo","content":{"width":1,"url":"/a"}}],"cover":null,"lossy":[{"width":1,"url":"/a"},1]}"#]),
        TruthCase(
            Timeline.self, "Timeline", "loops", level: "steered",
            [#"{"entries":[{"type":"post","id":1},null,{"type":"ad","sponsor":"a"},{"type":"x"}]}"#]),
        TruthCase(
            Errors.self, "Errors", "union of shapes", level: "steered",
            [#"{"errors":[{"message":"a","code":1}]}"#, #"{"error":{"message":"a"}}"#, #"{"errors":["a"]}"#, #"{"message":"a"}"#]),
        TruthCase(Catching.self, "Catching", "catch with patterns", level: "steered", [#"{"a":1}"#, #"{"a":"x","b":2}"#, #"{"c":3}"#]),
        TruthCase(Rethrown.self, "Rethrown", "catch with patterns", level: "steered", [#"{"a":1}"#]),
        TruthCase(Labels.self, "Labels", "loops", level: "steered", ["[[2,3],[1,4],[5,-7,6]]"]),
        TruthCase(Repeating.self, "Repeating", "loops", level: "steered", ["[1,2]"]),
        TruthCase(Counted.self, "Counted", "loops", level: "steered", ["[1,2,3]"]),
        TruthCase(Kinds.self, "Kinds", "tuples", level: "steered", [#"{"a":1,"b":"x"}"#, #"{"b":"x"}"#]),
        TruthCase(Expressions.self, "Expressions", "branches", level: "steered", [#"{"a":"x","b":20}"#, #"{"b":1}"#]),
        TruthCase(Percent.self, "Percent", "helpers on containers", level: "steered", ["1"]),
        TruthCase(Everything.self, "Everything", "helpers on containers", level: "steered", ["[1,2]"]),
        TruthCase(Loose.self, "Loose", "helpers on containers", level: "steered", [#"{"id":1,"name":"a"}"#]),
        TruthCase(Car.self, "Car", "protocol extension", level: "steered", [#"{"gear":"one","speed":1,"gears":["two","x"]}"#]),
        TruthCase(Temperature.self, "Temperature", "self.init", level: "steered", ["1.5", #""20C""#, #""1""#]),
    ]
}

import Foundation

struct Message: Decodable {
    let id: String
    let text: String
    let likes: Int
    let sentAt: Date
    let author: Author?
    let attachments: [Attachment]
    let isPinned: Bool
    let link: URL?

    struct Author: Decodable { let name: String; let age: Int? }

    enum CodingKeys: String, CodingKey { case id, text, likes, sentAt = "sent_at", author, attachments, isPinned = "pinned", link }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let number = try? container.decode(Int.self, forKey: .id) {
            id = String(number)
        } else {
            id = try container.decode(String.self, forKey: .id)
        }
        text = try container.decodeIfPresent(String.self, forKey: .text) ?? ""
        likes = (try? container.decode(Int.self, forKey: .likes)) ?? 0
        let seconds = try container.decode(Double.self, forKey: .sentAt)
        sentAt = Date(timeIntervalSince1970: seconds)
        author = try? container.decodeIfPresent(Author.self, forKey: .author)
        attachments = try container.decodeIfPresent([Attachment].self, forKey: .attachments) ?? []
        isPinned = try container.decodeIfPresent(Bool.self, forKey: .isPinned) ?? false
        let address = try container.decodeIfPresent(String.self, forKey: .link)
        link = address.flatMap { URL(string: $0) }
    }
}

enum Attachment: Decodable {
    case image(ImageAttachment)
    case voice(seconds: Int)
    case none

    struct ImageAttachment: Decodable { let width: Int; let height: Int; let alt: String? }
    private enum Keys: String, CodingKey { case type, seconds }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        let type = try container.decode(String.self, forKey: .type)
        switch type {
        case "image": self = .image(try ImageAttachment(from: decoder))
        case "voice": self = .voice(seconds: try container.decode(Int.self, forKey: .seconds))
        case "none": self = .none
        default:
            throw DecodingError.dataCorruptedError(forKey: .type, in: container, debugDescription: "Unknown attachment \(type)")
        }
    }
}

enum StringOrInt: Decodable {
    case string(String), int(Int)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Int.self) {
            self = .int(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else {
            throw DecodingError.typeMismatch(StringOrInt.self, .init(codingPath: decoder.codingPath, debugDescription: "neither"))
        }
    }
}

enum JSONThing: Decodable {
    case null, bool(Bool), number(Double), string(String), array([JSONThing]), object([String: JSONThing])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONThing].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONThing].self))
        }
    }
}

struct LossyList<Element: Decodable>: Decodable {
    let elements: [Element]
    private struct Anything: Decodable {}

    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var found: [Element] = []
        while !container.isAtEnd {
            do {
                found.append(try container.decode(Element.self))
            } catch {
                _ = try container.decode(Anything.self)
            }
        }
        elements = found
    }
}

struct Thread: Decodable {
    let messages: LossyList<Message.Author>
    let ids: [StringOrInt]
    let meta: JSONThing?
}

struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

struct Reactions: Decodable {
    let counts: [String: Int]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: AnyKey.self)
        var counts: [String: Int] = [:]
        for key in container.allKeys {
            counts[key.stringValue] = try container.decode(Int.self, forKey: key)
        }
        self.counts = counts
    }
}

struct Profile: Decodable {
    let name: String
    let city: String
    let street: String?
    let firstTag: String?
    let tags: [String]

    enum CodingKeys: String, CodingKey { case name, address, tags, extra }
    enum AddressKeys: String, CodingKey { case city, street }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name).trimmingCharacters(in: .whitespaces)
        let address = try container.nestedContainer(keyedBy: AddressKeys.self, forKey: .address)
        city = try address.decode(String.self, forKey: .city)
        street = try address.decodeIfPresent(String.self, forKey: .street)
        var list = try container.nestedUnkeyedContainer(forKey: .tags)
        var tags: [String] = []
        while !list.isAtEnd { tags.append(try list.decode(String.self)) }
        self.tags = tags
        firstTag = tags.first
        guard !name.isEmpty else {
            throw DecodingError.dataCorrupted(.init(codingPath: container.codingPath + [CodingKeys.name], debugDescription: "empty"))
        }
        if container.contains(.extra), try !container.decodeNil(forKey: .extra) { _ = try container.decode([Int].self, forKey: .extra) }
    }
}

extension KeyedDecodingContainer {
    func flexibleInt(forKey key: Key) throws -> Int {
        if let number = try? decode(Int.self, forKey: key) { return number }
        let text = try decode(String.self, forKey: key)
        guard let number = Int(text) else {
            throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "not a number")
        }
        return number
    }

    func value<T: Decodable>(_ key: Key, or fallback: T) -> T { (try? decode(T.self, forKey: key)) ?? fallback }

    func required<T: Decodable>(_ key: Key) throws -> T { try decode(T.self, forKey: key) }
}

struct Settings2: Decodable {
    let volume: Int
    let theme: String
    let size: Double

    enum CodingKeys: CodingKey { case volume, theme, size }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        volume = try container.flexibleInt(forKey: .volume)
        theme = container.value(.theme, or: "light")
        size = try container.required(.size)
    }
}

struct CatchAll: Decodable {
    let kind: Int

    enum CodingKeys: CodingKey { case a, b }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        do {
            kind = try container.decode(Int.self, forKey: .a)
        } catch DecodingError.keyNotFound {
            kind = try container.decode(Int.self, forKey: .b)
        } catch let error as DecodingError {
            if case .typeMismatch = error { kind = -1 } else { throw error }
        }
    }
}

struct Flat: Decodable {
    let inner: Message.Author
    let kind: String

    enum CodingKeys: CodingKey { case kind }

    init(from decoder: any Decoder) throws {
        inner = try Message.Author(from: decoder)
        kind = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .kind)
    }
}

protocol UnknownCase: Decodable, RawRepresentable where RawValue == String { static var unknown: Self { get } }
extension UnknownCase {
    init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        self = Self(rawValue: text) ?? .unknown
    }
}
enum Presence: String, UnknownCase { case online, away, unknown }
struct Contact: Decodable { let presence: Presence; let last: Presence? }

extension TruthCase {
    static let chat: [TruthCase] = [
        TruthCase(
            Message.self, "Message", "fallbacks", level: "straight",
            [
                #"{"id":"a","text":"hi","likes":3,"sent_at":1.5,"author":{"name":"A","age":3},"attachments":[{"type":"image","width":1,"height":2},{"type":"voice","seconds":3}],"pinned":true,"link":"https://example.com"}"#
            ]),
        TruthCase(
            Attachment.self, "Attachment", "discriminated union", level: "steered",
            [#"{"type":"image","width":1,"height":2,"alt":"x"}"#, #"{"type":"voice","seconds":3}"#, #"{"type":"none"}"#]),
        TruthCase(StringOrInt.self, "StringOrInt", "union of shapes", level: "steered", ["1", #""x""#]),
        TruthCase(
            JSONThing.self, "JSONThing", "union of shapes", level: "steered", isOrdered: false, [#"{"a":[1,null,true,"x",{"b":{}}]}"#]),
        TruthCase(
            Thread.self, "Thread", "lossy array", level: "steered", isOrdered: false,
            [#"{"messages":[{"name":"a"},{"name":1},{"name":"b","age":3}],"ids":[1,"x"],"meta":{"a":1}}"#]),
        TruthCase(Reactions.self, "Reactions", "all keys", level: "steered", isOrdered: false, [#"{"up":1,"down":2}"#]),
        TruthCase(
            Profile.self, "Profile", "nested containers", level: "steered",
            [#"{"name":"A","address":{"city":"B","street":"C"},"tags":["x","y"],"extra":[1]}"#]),
        TruthCase(
            Settings2.self, "Settings2", "helpers on containers", level: "steered",
            [#"{"volume":"3","theme":"dark","size":1.5}"#, #"{"volume":3,"size":1}"#]),
        TruthCase(CatchAll.self, "CatchAll", "catch with patterns", level: "steered", [#"{"a":1}"#, #"{"b":1}"#, #"{"a":"x"}"#]),
        TruthCase(Flat.self, "Flat", "flattening", level: "straight", [#"{"name":"a","age":1,"kind":"x"}"#]),
        TruthCase(Contact.self, "Contact", "protocol extension", level: "steered", [#"{"presence":"online","last":"zzz"}"#]),
    ]
}

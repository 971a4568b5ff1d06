import Foundation

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

extension TruthCase {
    static let foundationSupers: [TruthCase] = [
        TruthCase(
            FoundationSupers.Manager.self, "FoundationSupers.Manager", "superclass", level: "straight",
            [#"{"name":"a","badge_id":1,"reports":["b"]}"#, #"{"name":"a"}"#]),
        TruthCase(
            FoundationSupers.Driver.self, "FoundationSupers.Driver", "superclass", level: "straight",
            [#"{"license":"B","super":{"name":"a","badge_id":null}}"#]),
        TruthCase(
            FoundationSupers.Pilot.self, "FoundationSupers.Pilot", "superclass", level: "straight",
            [#"{"hours":1,"driver":{"license":"C","super":{"name":"a"}}}"#]),
        TruthCase(
            FoundationSupers.Robot.self, "FoundationSupers.Robot", "superclass", level: "straight",
            [#"{"model":"a"}"#]),
        TruthCase(
            FoundationSupers.Factory.self, "FoundationSupers.Factory", "class", level: "synthesized",
            [#"{"empty":{},"robots":[{"model":"a"}],"spare":null}"#, #"{"empty":{"x":1},"robots":[]}"#]),
        TruthCase(
            FoundationSupers.Counter.self, "FoundationSupers.Counter", "single value", level: "steered",
            [#"[1,2]"#, #"[]"#]),
        TruthCase(
            FoundationSupers.Notice.self, "FoundationSupers.Notice", "decoders of keys", level: "steered",
            [#"{"text":"a","footer":"b"}"#, #"{"text":"a"}"#]),
        TruthCase(
            FoundationSupers.Appendix.self, "FoundationSupers.Appendix", "catch with patterns", level: "steered",
            [#"{"title":"a","note":"b"}"#, #"{"title":"a"}"#, #"{"title":"a","note":null}"#]),
        TruthCase(
            FoundationSupers.Convoy.self, "FoundationSupers.Convoy", "decoders of keys", level: "steered",
            [#"[{"name":"a"},1,2]"#, #"[{"name":"a","badge_id":1}]"#]),
        TruthCase(
            FoundationSupers.Crew.self, "FoundationSupers.Crew", "decoders of keys", level: "straight",
            [#"{"captain":{"name":"a"},"deck":[{"name":"b"}],"count":2}"#]),
        TruthCase(
            FoundationSupers.Ferry.self, "FoundationSupers.Ferry", "decoders of keys", level: "steered",
            [#"{"decks":["a","b"]}"#, #"{"decks":[]}"#]),
    ]
}

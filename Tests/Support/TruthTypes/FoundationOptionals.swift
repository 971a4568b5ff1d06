import Foundation

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

extension TruthCase {
    static let foundationOptionals: [TruthCase] = [
        TruthCase(
            FoundationOptionals.Survey.self, "FoundationOptionals.Survey", "optionals", level: "synthesized", isOrdered: false,
            [#"{"age":5,"answers":[1,null],"grid":[[true,null],null],"notes":{"a":["x",null],"b":null}}"#, #"{"age":null,"notes":{}}"#]),
        TruthCase(
            FoundationOptionals.Reading.self, "FoundationOptionals.Reading", "optionals", level: "synthesized",
            [#"3"#, #"null"#]),
        TruthCase(
            FoundationOptionals.Readings.self, "FoundationOptionals.Readings", "optionals", level: "synthesized",
            [#"[1.5,null,-2]"#, #"[]"#]),
        TruthCase(
            FoundationOptionals.Plot.self, "FoundationOptionals.Plot", "optionals", level: "synthesized", isRead: false,
            [#"{"reserved":null,"free":[],"area":2.5}"#, #"{"free":[],"area":1}"#]),
        TruthCase(
            FoundationOptionals.Patient.self, "FoundationOptionals.Patient", "optional as a type", level: "straight",
            [#"{"name":"a","weight":70.5,"height":1.8}"#, #"{"name":null,"weight":null}"#]),
        TruthCase(
            FoundationOptionals.Patch.self, "FoundationOptionals.Patch", "helpers on containers", level: "steered", isRead: false,
            [#"{"title":"a","due":3}"#, #"{"title":null}"#, #"{}"#]),
        TruthCase(
            FoundationOptionals.Subscription.self, "FoundationOptionals.Subscription", "branches", level: "steered",
            [#"{"end":null}"#, #"{"end":3}"#]),
        TruthCase(
            FoundationOptionals.Slot.self, "FoundationOptionals.Slot", "single value", level: "steered",
            [#""a""#, #"null"#]),
        TruthCase(
            FoundationOptionals.Schedule.self, "FoundationOptionals.Schedule", "single value", level: "steered",
            [#"{"now":null,"next":null,"week":[null,"a"],"later":[null,"b"]}"#, #"{"now":"a","week":[],"later":[]}"#]),
        TruthCase(
            FoundationOptionals.Guest.self, "FoundationOptionals.Guest", "single value", level: "straight",
            [#"1"#, #"null"#]),
        TruthCase(
            FoundationOptionals.Table.self, "FoundationOptionals.Table", "single value", level: "straight",
            [#"{"guests":[1,null],"host":null,"extra":null}"#, #"{"guests":[],"host":2}"#]),
        TruthCase(
            FoundationOptionals.Form.self, "FoundationOptionals.Form", "generic", level: "straight",
            [#"{"name":"a","age":null,"answers":[true,null]}"#, #"{"name":null,"answers":[]}"#]),
        TruthCase(
            FoundationOptionals.Lane.self, "FoundationOptionals.Lane", "unkeyed", level: "straight",
            [#"[1,"a",true]"#, #"[null,null,null]"#, #"[]"#, #"[1,null]"#]),
        TruthCase(
            FoundationOptionals.Race.self, "FoundationOptionals.Race", "unkeyed", level: "straight",
            [#"["a","b"]"#, #"[null,"b",1]"#]),
    ]
}

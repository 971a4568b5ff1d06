import Foundation

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

extension TruthCase {
    static let foundationDictionaries: [TruthCase] = [
        TruthCase(
            FoundationDictionaries.Prices.self, "FoundationDictionaries.Prices", "dictionaries", level: "synthesized", isOrdered: false,
            [#"{"a":1}"#, #"{}"#]),
        TruthCase(
            FoundationDictionaries.Floors.self, "FoundationDictionaries.Floors", "dictionaries", level: "synthesized", isOrdered: false,
            [#"{"-1":{"a":true},"2":{}}"#, #"{"01":{"b":false}}"#]),
        TruthCase(
            FoundationDictionaries.Inventory.self, "FoundationDictionaries.Inventory", "dictionaries", level: "synthesized",
            isOrdered: false,
            [#"{"bySku":{"a":{"b":[1]},"c":{}},"byShelf":{"1":{"2":3}}}"#, #"{"bySku":{}}"#]),
        TruthCase(
            FoundationDictionaries.Directory.self, "FoundationDictionaries.Directory", "dictionaries", level: "synthesized",
            isOrdered: false,
            [
                #"{"byLink":["https://a.b",1],"byID":["E621E1F8-C36C-495A-93FC-0C247A3E6E5F","x"],"byName":{}}"#,
                #"{"byLink":[],"byName":{"a":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}}"#,
            ]),
        TruthCase(
            FoundationDictionaries.Odds.self, "FoundationDictionaries.Odds", "dictionaries", level: "synthesized",
            [#"{"byShare":[0.5,1,1,2],"byPrice":[9.99,"a"],"byFlag":[true,[false],false,[]]}"#, #"{"byShare":[],"byFlag":[]}"#]),
        TruthCase(
            FoundationDictionaries.Access.self, "FoundationDictionaries.Access", "dictionaries", level: "synthesized",
            [#"{"roles":["owner",["a"],"guest",[]],"limits":["guest",1,null,2]}"#]),
        TruthCase(
            FoundationDictionaries.Plan.self, "FoundationDictionaries.Plan", "dictionaries", level: "synthesized",
            [#"{"seats":[{"row":1,"letter":"A"},"x",{"row":2},"y"],"groups":[[1,2],true,[],false]}"#, #"{"seats":[]}"#]),
        TruthCase(
            FoundationDictionaries.League.self, "FoundationDictionaries.League", "dictionaries", level: "synthesized", isOrdered: false,
            [#"{"ranks":{"1":"a","3":"b"},"teams":{"red":{"2":5},"light_green":{}},"first":1}"#]),
        TruthCase(
            FoundationDictionaries.Cup.self, "FoundationDictionaries.Cup", "dictionaries", level: "synthesized",
            [#"{"byPair":[[1,2],3,[],4],"best":[1,3],"teams":["red","light_green"]}"#]),
        TruthCase(
            FoundationDictionaries.Stats.self, "FoundationDictionaries.Stats", "dictionaries", level: "synthesized", isOrdered: false,
            [#"{"values":{"a":1,"b":null},"ratios":{"x":0.5},"lists":[{"a":true},{}]}"#, #"{"values":{},"lists":[]}"#]),
        TruthCase(
            FoundationDictionaries.Ballot.self, "FoundationDictionaries.Ballot", "all keys", level: "steered", isOrdered: false,
            [#"{"ann":1,"bob":2}"#, #"{}"#]),
        TruthCase(
            FoundationDictionaries.Preferences.self, "FoundationDictionaries.Preferences", "all keys", level: "steered",
            [#"{"theme":"dark","other":1}"#, #"{"language":1}"#]),
        TruthCase(
            FoundationDictionaries.Tariff.self, "FoundationDictionaries.Tariff", "flattening", level: "steered", isOrdered: false,
            [#"{"base":1,"night":2}"#]),
        TruthCase(
            FoundationDictionaries.Glossary.self, "FoundationDictionaries.Glossary", "single value", level: "steered", isOrdered: false,
            [#"{"a":"x"}"#]),
    ]
}

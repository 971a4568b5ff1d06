import Foundation

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

extension TruthCase {
    static let foundationSingles: [TruthCase] = [
        TruthCase(
            FoundationSingles.Airspace.self, "FoundationSingles.Airspace", "single value", level: "straight", isOrdered: false,
            [#"{"ceiling":1.5,"floors":[1,2],"byName":{"a":3},"limit":null}"#]),
        TruthCase(
            FoundationSingles.Ceiling.self, "FoundationSingles.Ceiling", "single value", level: "straight",
            [#"1000"#]),
        TruthCase(
            FoundationSingles.Lamp.self, "FoundationSingles.Lamp", "single value", level: "steered",
            [#"{"power":true,"scenes":[false,true],"last":null}"#]),
        TruthCase(
            FoundationSingles.Track.self, "FoundationSingles.Track", "single value", level: "straight",
            [#"[1,2.5]"#, #"[]"#]),
        TruthCase(
            FoundationSingles.Tally.self, "FoundationSingles.Tally", "single value", level: "straight", isOrdered: false,
            [#"{"a":1}"#]),
        TruthCase(
            FoundationSingles.TextsOrNumbers.self, "FoundationSingles.TextsOrNumbers", "generic union", level: "steered",
            [#"["a"]"#, #"[1,2]"#, #"[]"#]),
        TruthCase(
            FoundationSingles.DateOrFlag.self, "FoundationSingles.DateOrFlag", "generic union", level: "steered",
            settings: Settings(dates: .iso8601),
            [#""2026-11-22T10:00:00Z""#, #"true"#, #""https://a.b""#]),
        TruthCase(
            FoundationSingles.Author.self, "FoundationSingles.Author", "union of shapes", level: "steered",
            [#"{"name":"a","id":1}"#, #""a""#]),
        TruthCase(
            FoundationSingles.Presence.self, "FoundationSingles.Presence", "predicates", level: "steered", isOrdered: false,
            [#"{"state":"online","others":["away"],"byName":{"a":"online"}}"#]),
        TruthCase(
            FoundationSingles.WrappedPrices.self, "FoundationSingles.WrappedPrices", "generic", level: "straight", isOrdered: false,
            [#"{"a":1}"#, #"{}"#]),
        TruthCase(
            FoundationSingles.WrappedMeters.self, "FoundationSingles.WrappedMeters", "generic", level: "straight",
            [#"2.5"#]),
    ]
}

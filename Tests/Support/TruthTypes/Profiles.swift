import Foundation

struct Account: Decodable {
    let id: Int
    let name: String
    let email: String?
    let roles: [String]
    let since: Date?
    let quota: Int

    private enum Keys: String, CodingKey { case id = "account_id", name, email, roles, since, quota }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Keys.self)
        id = try values.decode(Int.self, forKey: .id)
        name = try values.decodeIfPresent(String.self, forKey: .name) ?? "anonymous"
        email = try? values.decode(String.self, forKey: .email)
        roles = (try? values.decodeIfPresent([String].self, forKey: .roles)) ?? []
        since = try values.decodeIfPresent(Date.self, forKey: .since)
        quota = try values.decodeIfPresent(Int.self, forKey: .quota) ?? Self.usual
    }

    static let usual = 10
}

struct Implied: Codable {
    let first: String
    let second: Int?
    let third: [Bool]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        first = try container.decode(String.self, forKey: .first)
        second = try container.decodeIfPresent(Int.self, forKey: .second)
        third = try container.decode([Bool].self, forKey: .third)
    }
}

struct Superset: Decodable {
    let base: Base
    let flag: Bool
    init(from decoder: any Decoder) throws {
        enum LocalKeys: String, CodingKey { case flag }
        base = try Base(from: decoder)
        flag = try decoder.container(keyedBy: LocalKeys.self).decodeIfPresent(Bool.self, forKey: .flag) ?? false
    }
}

struct Box<Value: Decodable>: Decodable {
    let value: Value
    init(from decoder: any Decoder) throws { value = try decoder.singleValueContainer().decode(Value.self) }
}
typealias BoxedDates = Box<[Date]>
typealias BoxedProfile = Box<Account>
struct Boxes: Decodable { let a: Box<Int>; let b: Box<String>?; let c: [Box<Bool>]; let d: Box<Date>; let e: Box<Inferred.Measure> }

struct Wrapper: Decodable {
    let items: [Account]
    private struct Response: Decodable { let data: Inner; struct Inner: Decodable { let items: [Account] } }
    init(from decoder: any Decoder) throws { items = try Response(from: decoder).data.items }
}

struct Deep: Decodable {
    let value: Int
    enum A: CodingKey { case a }
    enum B: CodingKey { case b }
    enum C: CodingKey { case c }
    init(from decoder: any Decoder) throws {
        value = try decoder.container(keyedBy: A.self).nestedContainer(keyedBy: B.self, forKey: .a)
            .nestedContainer(keyedBy: C.self, forKey: .b).decode(Int.self, forKey: .c)
    }
}

struct Coordinates: Decodable {
    let latitude: Double
    let longitude: Double
    let altitude: Double?
    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        longitude = try list.decode(Double.self)
        latitude = try list.decode(Double.self)
        altitude = list.isAtEnd ? nil : try list.decode(Double.self)
    }
}

struct Places: Decodable {
    let points: [Coordinates]
    let center: Coordinates
    let bounds: [[Double]]
    enum CodingKeys: String, CodingKey { case points, center = "mid", bounds }
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        points = try container.decode(Array<Coordinates>.self, forKey: .points)
        center =
            try container.decodeIfPresent(Coordinates.self, forKey: .center) ?? container.decode(Coordinates.self, forKey: .points)
        bounds = try container.decodeIfPresent([[Double]].self, forKey: .bounds) ?? [[]]
        if points.isEmpty { throw OrderError.empty }
    }
}

final class Session: Decodable {
    let token: String
    let expires: TimeInterval
    weak var owner: Session?
    var isValid: Bool { expires > 0 }
    enum CodingKeys: String, CodingKey { case token = "access_token", expires = "expires_in" }
    init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        token = try c.decode(String.self, forKey: .token)
        expires = try c.decode(TimeInterval.self, forKey: CodingKeys.expires)
    }
}

struct WrappedByHand: Decodable {
    @Lenient var a: Int
    @Default<Zero> var b: Int
    enum CodingKeys: CodingKey { case a, b }
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        _a = try container.decode(Lenient<Int>.self, forKey: .a)
        _b = try container.decode(Default<Zero>.self, forKey: .b)
    }
}

struct BothWays: Decodable {
    let id: String
    let score: Double?
    let tags: Set<String>
    enum CodingKeys: CodingKey { case id, score, tags }
    init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        do { id = try c.decode(String.self, forKey: .id) } catch { id = String(try c.decode(Int.self, forKey: .id)) }
        score = try? Double(c.decode(String.self, forKey: .score)) ?? c.decode(Double.self, forKey: .score)
        tags = Set(try c.decodeIfPresent([String].self, forKey: .tags)?.map { $0.lowercased() } ?? [])
    }
}

extension TruthCase {
    private static let account = #"{"account_id":1,"name":"a","email":"b","roles":["x"],"since":1,"quota":2}"#

    static let profiles: [TruthCase] = [
        TruthCase(Account.self, "Account", "fallbacks", level: "straight", [account, #"{"account_id":1}"#]),
        TruthCase(Implied.self, "Implied", "implicit coding keys", level: "straight", [#"{"first":"a","second":1,"third":[true]}"#]),
        TruthCase(Superset.self, "Superset", "flattening", level: "straight", [#"{"id":1,"name":"a","flag":true}"#]),
        TruthCase(
            BoxedDates.self, "BoxedDates", "single value", level: "straight", settings: Settings(dates: .iso8601),
            [#"["2026-11-22T10:00:00Z"]"#]),
        TruthCase(BoxedProfile.self, "BoxedProfile", "single value", level: "straight", [account]),
        TruthCase(
            Boxes.self, "Boxes", "single value", level: "straight", settings: Settings(dates: .iso8601),
            [#"{"a":1,"b":"x","c":[true],"d":"2026-11-22T10:00:00Z","e":"small"}"#]),
        TruthCase(
            Boxes.self, "Boxes", "single value", level: "straight", settings: Settings(dates: .formatted("yyyy-MM-dd")),
            [#"{"a":1,"b":"x","c":[true],"d":"2026-11-22","e":"small"}"#]),
        TruthCase(Wrapper.self, "Wrapper", "flattening", level: "straight", [#"{"data":{"items":[\#(account)]}}"#]),
        TruthCase(Deep.self, "Deep", "nested containers", level: "straight", [#"{"a":{"b":{"c":1}}}"#]),
        TruthCase(Coordinates.self, "Coordinates", "unkeyed", level: "straight", ["[1,2]", "[1,2,3]"]),
        TruthCase(Places.self, "Places", "unkeyed", level: "steered", [#"{"points":[[1,2],[3,4,5]],"mid":[1,2],"bounds":[[1]]}"#]),
        TruthCase(Session.self, "Session", "straight line", level: "straight", [#"{"access_token":"a","expires_in":1.5}"#]),
        TruthCase(WrappedByHand.self, "WrappedByHand", "property wrapper", level: "straight", [#"{"a":1,"b":2}"#, #"{"a":1}"#]),
        TruthCase(
            BothWays.self, "BothWays", "fallbacks", level: "straight", [#"{"id":"a","score":"1.5","tags":["A"]}"#, #"{"id":1,"score":1}"#]),
    ]
}
